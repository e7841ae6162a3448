//! The words of the games, each text parsed once and kept as long as the program runs: tables, pictures and records
//! share them.

use std::sync::{Mutex, PoisonError};

use words::{Lang, Words};

/// A text in its language, and its words.
type Spoken = (Lang, &'static str, &'static Words);

/// Two for each game that was asked about.
static SPOKEN: Mutex<Vec<Spoken>> = Mutex::new(Vec::new());

/// The house's words and those of this text.
pub(crate) fn words(lang: Lang, text: &'static str) -> &'static Words {
    let mut spoken = SPOKEN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((.., words)) = spoken.iter().find(|known| (known.0, known.1) == (lang, text)) {
        return words;
    }
    let words: &'static Words = Box::leak(Box::new(Words::new(lang, &[text])));
    spoken.push((lang, text, words));
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_parsed_once_for_each_language() {
        const TEXT: &str = "hello = Hello.";
        let [english, french] = Lang::ALL.map(|lang| words(lang, TEXT));
        assert_eq!(
            (english.plain("hello"), english.plain("refused-over")),
            ("Hello.".into(), "The game is over.".into())
        );
        assert_eq!(french.plain("refused-over"), "La partie est finie.");
        // Wherever the text comes from.
        assert!(std::ptr::eq(english, words(Lang::En, String::from(TEXT).leak())));
        for kind in crate::games() {
            for lang in Lang::ALL {
                assert!(std::ptr::eq(kind.words(lang), kind.words(lang)));
            }
        }
    }
}
