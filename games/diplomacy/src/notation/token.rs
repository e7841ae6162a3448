//! The words and signs of a text, each with its place. Case, accents and most punctuation are gone here.

use tabletop::NotationError;

use super::{Expected, expecting};
use crate::names::plain;

/// A part of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token {
    /// Letters and digits, in small letters without accents.
    Word(String),
    /// An arrow of any kind.
    Dash,
    /// Before a coast.
    Slash,
}

/// What is left of a text to read.
pub(super) struct Tokens {
    /// Each with its place in bytes.
    list: Vec<(usize, Token)>,
    at: usize,
    end: usize,
}

/// The longest text that is looked at: no order needs more.
const LONGEST: usize = 200;

impl Tokens {
    pub(super) fn new(text: &str) -> Result<Self, NotationError> {
        if text.len() > LONGEST {
            return Err(expecting(LONGEST, Expected::Shorter));
        }
        let mut list = Vec::new();
        for (at, c) in text.char_indices() {
            if c.is_alphanumeric() {
                let letters = plain(&c.to_string());
                match list.last_mut() {
                    Some((begun, Token::Word(word))) if is_within(text, *begun, at) => {
                        word.push_str(&letters);
                    }
                    _ => list.push((at, Token::Word(letters))),
                }
            } else if "-–—→>=".contains(c) {
                if !matches!(list.last(), Some((_, Token::Dash))) {
                    list.push((at, Token::Dash));
                }
            } else if c == '/' {
                list.push((at, Token::Slash));
            } else if !c.is_whitespace() && !".,'’()[]:".contains(c) {
                return Err(expecting(at, Expected::Letters));
            }
        }
        Ok(Tokens { list, at: 0, end: text.trim_end().len() })
    }

    fn rest(&self) -> &[(usize, Token)] {
        &self.list[self.at..]
    }

    /// Where in the text reading has come to.
    pub(super) fn here(&self) -> usize {
        self.rest().first().map_or(self.end, |(at, _)| *at)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.rest().is_empty()
    }

    /// The next word, if a word is next.
    pub(super) fn word(&self) -> Option<&str> {
        match self.rest().first() {
            Some((_, Token::Word(word))) => Some(word),
            _ => None,
        }
    }

    pub(super) fn skip(&mut self, count: usize) {
        self.at += count;
    }

    /// Takes a sign if it is next.
    pub(super) fn take(&mut self, token: Token) -> bool {
        let found = self.rest().first().is_some_and(|(_, next)| *next == token);
        self.at += usize::from(found);
        found
    }

    /// Takes the next word if it is one of these.
    pub(super) fn take_word(&mut self, words: &[&str]) -> bool {
        let found = self.word().is_some_and(|next| words.contains(&next));
        self.at += usize::from(found);
        found
    }

    /// Takes these words if they are next.
    pub(super) fn take_words(&mut self, words: &[&str]) -> bool {
        let length = self.length_of(words);
        self.at += length.unwrap_or(0);
        length.is_some()
    }

    /// How many tokens these words take here, if they are next. They may be joined by dashes.
    pub(super) fn length_of<W: AsRef<str>>(&self, words: &[W]) -> Option<usize> {
        let mut length = 0;
        for (i, word) in words.iter().enumerate() {
            if i > 0 && matches!(self.rest().get(length), Some((_, Token::Dash))) {
                length += 1;
            }
            match self.rest().get(length) {
                Some((_, Token::Word(next))) if next == word.as_ref() => length += 1,
                _ => return None,
            }
        }
        Some(length)
    }
}

/// Whether the text from where a word began up to here is one word.
fn is_within(text: &str, begun: usize, at: usize) -> bool {
    text[begun..at].chars().all(char::is_alphanumeric)
}
