//! How an action is given: one step after another, through what the scene shows.
//!
//! The legal actions of a seat form a tree of these paths. A client that walks it needs no rule: whatever
//! continues some path can be pointed at next.

use std::fmt;

use serde::Serialize;
use tabletop::Message;

/// One step towards an action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Point at the region, piece or slot with this id.
    Id(String),
    /// Choose by name: a button, a key, a line of a list.
    Choice {
        /// Its name, the same in every language.
        name: &'static str,
        /// What the button says.
        label: Message,
    },
}

impl Step {
    /// The step as one writes it down: the id, or the name of the choice.
    pub fn word(&self) -> &str {
        match self {
            Step::Id(id) => id,
            Step::Choice { name, .. } => name,
        }
    }
}

/// The steps that together give one action. Different actions of a view have different paths, and none is
/// the beginning of another.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Path {
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// What a person is asked once before doing it, where it does nothing but harm to whoever does it.
    #[serde(skip)]
    pub ask: Option<Message>,
}

impl Path {
    /// A path without steps, to be continued.
    pub fn new() -> Self {
        Path::default()
    }

    /// The same path with one thing more to point at.
    #[must_use]
    pub fn id(mut self, id: impl Into<String>) -> Self {
        self.steps.push(Step::Id(id.into()));
        self
    }

    /// The same path with one choice more.
    #[must_use]
    pub fn choice(mut self, name: &'static str, label: Message) -> Self {
        self.steps.push(Step::Choice { name, label });
        self
    }

    /// The same path to an action that hardly anybody means: clients ask this first.
    #[must_use]
    pub fn asking(mut self, question: Message) -> Self {
        self.ask = Some(question);
        self
    }
}

/// The words of its steps, with blanks between them.
impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<&str> = self.steps.iter().map(Step::word).collect();
        f.write_str(&words.join(" "))
    }
}
