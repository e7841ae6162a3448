//! Messages into sentences, in French and in English, by Fluent.
//!
//! Games name messages; their texts stand in `.ftl` files beside them, the house's own in `text/` here.
//! The page reads the same files. This crate does no I/O: the texts are handed to it.

use std::fmt;
use std::str::FromStr;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use tabletop::{Arg, Message, Seat};
use unic_langid::LanguageIdentifier;

/// The house's own messages in English.
pub const HOUSE_EN: &str = include_str!("../text/en.ftl");
/// The house's own messages in French.
pub const HOUSE_FR: &str = include_str!("../text/fr.ftl");

/// A language of the house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Both.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// The language of a locale name such as `fr_FR.UTF-8`; English unless it is French.
    pub fn from_locale(locale: &str) -> Self {
        if locale.to_ascii_lowercase().starts_with("fr") { Lang::Fr } else { Lang::En }
    }

    fn id(self) -> LanguageIdentifier {
        self.to_string().parse().expect("the names of languages are language tags")
    }

    /// The house's own messages.
    fn house(self) -> &'static str {
        match self {
            Lang::En => HOUSE_EN,
            Lang::Fr => HOUSE_FR,
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        })
    }
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Lang::ALL
            .into_iter()
            .find(|lang| lang.to_string() == text)
            .ok_or_else(|| format!("{text:?} is not a language of the house; use en or fr"))
    }
}

/// Sentences in one language, the house's and those handed in.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("locales", &self.bundle.locales).finish()
    }
}

impl Words {
    /// The house's messages and these.
    ///
    /// # Panics
    /// If a text is not Fluent or names a message twice. Texts are part of the program: its tests try them.
    pub fn new(lang: Lang, texts: &[&str]) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.id()]);
        bundle.set_use_isolating(false);
        for text in [lang.house()].iter().chain(texts) {
            let resource = FluentResource::try_new((*text).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("a text is not Fluent: {errors:?}"));
            if let Err(errors) = bundle.add_resource(resource) {
                panic!("messages are named twice: {errors:?}");
            }
        }
        Words { bundle }
    }

    /// Whether there is such a message.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The sentence of a message, with these names in the seats. A key without a text is given back as it
    /// is: better an odd word than none.
    pub fn say(&self, message: &Message, name: &dyn Fn(Seat) -> String) -> String {
        let mut args = FluentArgs::new();
        for (key, arg) in &message.args {
            match arg {
                Arg::Number(number) => args.set(*key, *number),
                Arg::Word(word) => args.set(*key, word.as_str()),
                Arg::Seat { seat } => args.set(*key, name(*seat)),
            }
        }
        let found = self.bundle.get_message(message.key).and_then(|found| found.value());
        let Some(pattern) = found else { return message.key.to_owned() };
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// An action as this language writes it. A game whose notation has words or letters of a language says under
    /// `{game}-spelling` what becomes of them, such as `m=b n=k`; records keep what the game itself writes.
    pub fn spelled(&self, game: &str, action: &str) -> String {
        let key = format!("{game}-spelling");
        let found = self.bundle.get_message(&key).and_then(|found| found.value());
        let Some(pattern) = found else { return action.to_owned() };
        respell(&self.bundle.format_pattern(pattern, None, &mut Vec::new()), action)
    }

    /// The sentence of a message that needs no arguments.
    pub fn plain(&self, key: &'static str) -> String {
        self.say(&Message::new(key), &|seat| seat.to_string())
    }
}

/// A text with every whole word of letters that a list of pairs names written anew.
fn respell(pairs: &str, text: &str) -> String {
    let pairs: Vec<(&str, &str)> = pairs.split_whitespace().filter_map(|pair| pair.split_once('=')).collect();
    let anew = |word: &str| pairs.iter().find(|(old, _)| *old == word).map(|(_, new)| (*new).to_owned());
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_letter = first.is_alphabetic();
        let end = rest.find(|c: char| c.is_alphabetic() != is_letter).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        out.push_str(&anew(word).unwrap_or_else(|| word.to_owned()));
        rest = after;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str =
        "hello = { $who } has { $count ->\n    [one] one piece\n   *[other] { $count } pieces\n }.";

    #[test]
    fn arguments_names_and_plurals() {
        let words = Words::new(Lang::En, &[TEXT]);
        let say = |count: i64| {
            let message = Message::new("hello").with("who", Seat::new(1)).with("count", count);
            words.say(&message, &|seat| format!("Player {}", seat.index() + 1))
        };
        assert_eq!(say(1), "Player 2 has one piece.");
        assert_eq!(say(3), "Player 2 has 3 pieces.");
    }

    #[test]
    fn a_missing_text_gives_its_key() {
        let words = Words::new(Lang::Fr, &[]);
        assert_eq!(words.plain("no-such-message"), "no-such-message");
        assert_eq!(words.plain("refused-over"), "La partie est finie.");
        assert!(words.has("refused-over") && !words.has("no-such-message"));
    }

    #[test]
    fn whole_words_of_a_notation_are_spelled() {
        let words = Words::new(Lang::En, &["rope-spelling = m=b n=k huff=blow"]);
        for (stored, shown) in
            [("m5", "b5"), ("n3!", "k3!"), ("3.2-4", "3.2-4"), ("huff m", "blow b"), ("nm1", "nm1"), ("", "")]
        {
            assert_eq!(words.spelled("rope", stored), shown);
        }
        assert_eq!(words.spelled("cups", "m5"), "m5", "a game that says nothing about it");
    }

    #[test]
    fn languages_are_read_from_locales() {
        assert_eq!(Lang::from_locale("fr_BE.UTF-8"), Lang::Fr);
        assert_eq!(Lang::from_locale("C"), Lang::En);
        assert_eq!("fr".parse(), Ok(Lang::Fr));
        assert!("de".parse::<Lang>().is_err());
    }
}
