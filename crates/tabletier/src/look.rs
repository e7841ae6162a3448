//! How texts and boards are shown: language, colours, background.

use std::env;

use anstyle::Style;
use catalog::{Show, Title};
use scene::{TextStyle, Theme};
use tabletop::{Message, Seat, Viewer};
use words::{Lang, Words};

use crate::cli::LookArgs;

/// The terminal's own messages in English and French.
const TEXTS: [&str; 2] = [include_str!("../text/en.ftl"), include_str!("../text/fr.ftl")];

impl LookArgs {
    /// The language asked for, or that of the environment.
    pub(crate) fn lang(&self) -> Lang {
        self.lang.unwrap_or_else(|| {
            let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
            let locale =
                names.into_iter().filter_map(|name| env::var(name).ok()).find(|locale| !locale.is_empty());
            locale.map_or(Lang::En, |locale| Lang::from_locale(&locale))
        })
    }

    /// The words of the house, of a game and of the terminal, in this language.
    pub(crate) fn words(&self, game: &dyn Title) -> Words {
        words(game, self.lang())
    }

    /// How boards are written. Colours that the terminal does not want are taken out on the way to it.
    pub(crate) fn text_style(&self) -> TextStyle {
        TextStyle { colour: true, theme: self.theme.map_or_else(theme_of_terminal, Theme::from) }
    }
}

/// The words of the house, of a game and of the terminal. They are made once for each command.
pub(crate) fn words(game: &dyn Title, lang: Lang) -> Words {
    Words::new(lang, &[game.texts(lang), TEXTS[lang as usize]])
}

/// Dark, as terminals are, unless this one says otherwise.
fn theme_of_terminal() -> Theme {
    let colours = env::var("COLORFGBG").unwrap_or_default();
    let is_light = matches!(colours.rsplit(';').next(), Some("7" | "15"));
    if is_light { Theme::Light } else { Theme::Dark }
}

/// A position as lines of text, without the empty ones above it. Its last line says whose turn it is or,
/// instead, how the match ended: the table knows endings that the game does not.
pub(crate) fn board(
    table: &dyn Show,
    who: Viewer,
    style: &TextStyle,
    words: &Words,
    names: &[String],
) -> String {
    let name = |seat: Seat| names[seat.index()].clone();
    let mut scene = table.scene(who);
    let caption = ending(table, words, &name).unwrap_or_else(|| words.say(&scene.caption, &name));
    scene.caption = Message::new(NO_CAPTION);
    let say = |message: &Message| {
        if message.key == NO_CAPTION { String::new() } else { words.say(message, &name) }
    };
    let text = scene::text(&table.board(who), &scene, style, &say);
    let lines: Vec<&str> = text.trim_end().lines().skip_while(|line| line.trim().is_empty()).collect();
    format!("{}\n{BOLD}{caption}{BOLD:#}", lines.join("\n"))
}

/// Stands for a caption that is written apart.
const NO_CAPTION: &str = "no-caption";
const BOLD: Style = Style::new().bold();

/// The names in the seats of a record, or what to call those without one.
pub(crate) fn names(table: &dyn Show, words: &Words) -> Vec<String> {
    let name =
        |(at, name): (usize, &Option<String>)| name.clone().unwrap_or_else(|| player_number(words, at));
    table.names().iter().enumerate().map(name).collect()
}

/// "Player 1" for the first seat.
pub(crate) fn player_number(words: &Words, at: usize) -> String {
    words.say(&Message::new("terminal-player").with("number", at as i64 + 1), &|seat| seat.to_string())
}

/// How a match ended: places and the way it came, in one sentence.
fn ending(table: &dyn Show, words: &Words, name: &dyn Fn(Seat) -> String) -> Option<String> {
    let waiting = table.waiting(Viewer::Public);
    let outcome = waiting.outcome()?;
    let how = how(table.info().key, outcome.how, words);
    if outcome.is_draw() {
        return Some(words.say(&Message::new("terminal-drawn").with("how", how), name));
    }
    let won = outcome.standings.iter().filter(|standing| standing.place == 1);
    let mut winners: Vec<String> = won.map(|standing| name(standing.seat)).collect();
    let you = words.plain("terminal-you");
    // "You" comes first: the verb after a list goes with it.
    winners.sort_by_key(|name| *name != you);
    let message = Message::new(if outcome.is_shared { "terminal-shared" } else { "terminal-won" })
        .with("count", winners.len() as i64)
        .with("you", if winners.first() == Some(&you) { "yes" } else { "no" })
        .with("winners", listed(&winners, &words.plain("terminal-and")))
        .with("how", how);
    Some(words.say(&message, name))
}

/// Names as a sentence lists them: commas, and one word before the last.
fn listed(names: &[String], and: &str) -> String {
    match names {
        [] => String::new(),
        [name] => name.clone(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
}

/// The game's words for the way a match ended, or the house's, or the bare code.
fn how(game: &str, code: &str, words: &Words) -> String {
    let keys = [format!("{game}-how-{code}"), format!("how-{code}")];
    let found = keys.into_iter().find(|key| words.has(key));
    // Keys are known beforehand everywhere but here, once at the end of a match.
    found.map_or_else(|| code.to_owned(), |key| words.plain(key.leak()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_names_are_a_list_and_not_a_chain() {
        let names = ["Austria", "France", "Italy"].map(str::to_owned);
        let said = [0, 1, 2, 3].map(|count| listed(&names[..count], "and"));
        assert_eq!(said, ["", "Austria", "Austria and France", "Austria, France and Italy"]);
    }

    #[test]
    fn every_text_is_fluent_in_both_languages() {
        for game in catalog::games() {
            for lang in Lang::ALL {
                let look = LookArgs { lang: Some(lang), theme: None, no_colour: true };
                assert!(look.words(*game).has("terminal-player"));
            }
        }
    }

    #[test]
    fn every_sentence_has_a_text() {
        let sources = [
            include_str!("look.rs"),
            include_str!("options.rs"),
            include_str!("replay.rs"),
            include_str!("terminal/orders.rs"),
            include_str!("terminal/session.rs"),
            include_str!("terminal/setup.rs"),
        ];
        let look = LookArgs { lang: None, theme: None, no_colour: true };
        for lang in Lang::ALL {
            let words = LookArgs { lang: Some(lang), ..look }.words(catalog::games()[0]);
            let quoted = sources.iter().flat_map(|source| source.split('"'));
            let is_key = |text: &&str| {
                ["terminal-", "replay-", "options-"].iter().any(|start| text.starts_with(start))
            };
            let keys: Vec<&str> = quoted.filter(is_key).filter(|key| !key.ends_with('-')).collect();
            assert!(keys.len() > 25, "{}", keys.len());
            keys.iter().for_each(|key| assert!(words.has(key), "{key} {lang}"));
        }
    }

    #[test]
    fn unknown_endings_keep_their_code() {
        let words = Words::new(Lang::En, &[]);
        assert_eq!(how("diam", "resigned", &words), "by resignation");
        assert_eq!(how("diam", "meteorite", &words), "meteorite");
    }
}
