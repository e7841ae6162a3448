//! One error type for everything that can be said wrongly to a game: not understood, refused, a config that
//! cannot be played, or a request that is none.

use std::fmt;

use serde::Serialize;
use tabletop::record::{Problem, RecordError};
use tabletop::{BadConfig, EntryRefused, Message, NotationError, Reason, Refusal, Refused, Seat};
use utoipa::ToSchema;
use words::Words;

/// What was wrong with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FaultKind {
    /// A text was not understood.
    Notation,
    /// It was understood, and a rule or the state of the match forbids it.
    Refused,
    /// The config cannot be played.
    Config,
    /// The request is none, or asks for what is not there.
    Protocol,
}

/// Something was said wrongly. The match is unchanged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Fault {
    /// What was wrong with it.
    pub kind: FaultKind,
    /// A code that clients translate.
    pub code: String,
    /// The paragraph of the game's rules, where one says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub paragraph: Option<String>,
    /// In English, whole.
    pub message: String,
    /// The same as data, for clients that speak other languages.
    #[serde(skip)]
    pub said: Option<Box<Message>>,
    /// Every reason why a config cannot be played, each with its fields; empty for all else.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Reason>,
}

impl Fault {
    /// A request that is none.
    pub fn protocol(code: &str, message: impl Into<String>) -> Self {
        Fault::new(FaultKind::Protocol, code, message)
    }

    /// A text, as it was given, that was not understood.
    pub fn notation(error: &NotationError, text: &str) -> Self {
        Fault::new(FaultKind::Notation, "notation", format!("{text:?}: {}", error.in_text(text)))
    }

    /// An input that was refused, with the game's words for it.
    pub(crate) fn refused<R: Refusal>(refused: &Refused<R>, words: &Words) -> Self {
        let said = refused.message();
        let message = words.say(&said, &seat_number);
        Fault {
            paragraph: refused.paragraph().map(str::to_owned),
            said: Some(Box::new(said.clone())),
            ..Fault::new(FaultKind::Refused, said.key, message)
        }
    }

    /// A journal entry that was refused.
    pub(crate) fn entry<R: Refusal>(refused: &EntryRefused<R>, words: &Words) -> Self {
        let code = match refused {
            EntryRefused::Input(refused) => return Fault::refused(refused, words),
            EntryRefused::NoSuchEntry => "no-such-entry",
            EntryRefused::SaidAlready => "said-already",
            EntryRefused::BadName => "bad-name",
            EntryRefused::BadNonce => "bad-nonce",
            EntryRefused::BadLot => "bad-lot",
            EntryRefused::NoOffer => "no-offer",
            EntryRefused::Declined => "draw-declined",
            EntryRefused::NotAsked => "not-asked",
            EntryRefused::BadProposal => "bad-proposal",
            EntryRefused::Vacant => "vacant",
            EntryRefused::NotHere => "not-here",
        };
        let said = refused.message();
        let message = words.say(&said, &seat_number);
        Fault { said: Some(Box::new(said)), ..Fault::new(FaultKind::Refused, code, message) }
    }

    /// A config that cannot be played, with every reason in these words.
    pub(crate) fn config(bad: BadConfig, words: &Words) -> Self {
        let first = bad.reasons.first();
        let (code, paragraph) = first.map_or(("config", None), |reason| (reason.code(), reason.paragraph));
        let paragraph = paragraph.map(str::to_owned);
        let message = all_reasons(&bad.reasons, words);
        Fault { paragraph, reasons: bad.reasons, ..Fault::new(FaultKind::Config, code, message) }
    }

    /// A record that cannot be read.
    pub fn from_record(error: RecordError) -> Self {
        Fault::new(FaultKind::Notation, error.code(), error.to_string())
    }

    /// A record that cannot be read, with the game's words for an entry that was refused.
    pub(crate) fn record(error: &RecordError, words: &Words) -> Self {
        let paragraph = match error.problem {
            Problem::Refused { paragraph, .. } => paragraph.map(str::to_owned),
            _ => None,
        };
        let message = match &error.problem {
            Problem::Config(bad) => {
                let said = Message::new("record-unplayable").with("line", error.line);
                words.say(&said.with("why", all_reasons(&bad.reasons, words)), &seat_number)
            }
            _ => error.say(|said| words.say(said, &seat_number)),
        };
        Fault { paragraph, ..Fault::new(FaultKind::Notation, error.code(), message) }
    }

    /// The sentence in the language of these words, where there is one.
    pub fn sentence(&self, words: &Words, name: &dyn Fn(Seat) -> String) -> String {
        match &self.said {
            Some(said) => words.say(said, name),
            None if !self.reasons.is_empty() => all_reasons(&self.reasons, words),
            None => self.message.clone(),
        }
    }

    /// Every reason why a config cannot be played, each in a line with its fields and its paragraph.
    pub fn lines(&self, words: &Words) -> Vec<String> {
        let paragraph = |reason: &Reason| reason.paragraph.unwrap_or(NONE);
        self.reasons.iter().map(|reason| in_words(reason, paragraph(reason), words)).collect()
    }

    fn new(kind: FaultKind, code: &str, message: impl Into<String>) -> Self {
        let (code, message) = (code.to_owned(), message.into());
        Fault { kind, code, paragraph: None, message, said: None, reasons: Vec::new() }
    }
}

fn seat_number(seat: Seat) -> String {
    format!("seat {seat}")
}

/// Stands for fields or a paragraph that there are not.
const NONE: &str = "none";

/// A reason with its fields and this paragraph.
fn in_words(reason: &Reason, paragraph: &str, words: &Words) -> String {
    let fields = if reason.fields.is_empty() { NONE.to_owned() } else { reason.fields.join(", ") };
    let sentence = words.say(&reason.said, &seat_number);
    let said = Message::new("config-reason").with("fields", fields).with("sentence", sentence);
    words.say(&said.with("paragraph", paragraph), &seat_number)
}

/// Every reason, one after the other.
fn all_reasons(reasons: &[Reason], words: &Words) -> String {
    let told: Vec<String> = reasons.iter().map(|reason| in_words(reason, NONE, words)).collect();
    told.join(" ")
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        match &self.paragraph {
            Some(paragraph) => write!(f, " (§{paragraph})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Fault {}
