//! The words of the games, each text parsed once and kept as long as the program runs: tables, pictures and records
//! share them.

use std::sync::{Mutex, PoisonError};

use words::{Lang, Words};

/// A text in its language, and its words.
type Spoken = (Lang, &'static str, &'static Words);

/// Two for each game that was asked about.
static SPOKEN: Mutex<Vec<Spoken>> = Mutex::new(Vec::new());

/// The house's words and those of this text.
pub fn words(lang: Lang, text: &'static str) -> &'static Words {
    let mut spoken = SPOKEN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((.., words)) = spoken.iter().find(|known| (known.0, known.1) == (lang, text)) {
        return words;
    }
    let words: &'static Words = Box::leak(Box::new(Words::new(lang, &[text])));
    spoken.push((lang, text, words));
    words
}
