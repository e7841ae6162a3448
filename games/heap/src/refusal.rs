//! Why the rules forbid an action.

use tabletop::Message;

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// One, two or three, and no more than lie there (§2.2).
    Count,
}

impl tabletop::Refusal for Refusal {
    fn paragraph(&self) -> &'static str {
        match self {
            Refusal::Count => "2.2",
        }
    }

    fn message(&self) -> Message {
        Message::new(match self {
            Refusal::Count => "heap-refused-count",
        })
    }
}
