//! What happened, as facts, and what each viewer learns of them (chapter 10).

use serde::{Serialize, Serializer};
use tabletop::{Seat, Viewer};

use crate::field::{How, Question, Source};
use crate::terrain::Slot;
use crate::troop::{Troop, Troops};

/// One fact, whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Troops came from a reserve.
    Drew {
        /// Into whose rack.
        seat: Seat,
        /// Which.
        troops: Troops,
    },
    /// A troop was placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which.
        troop: Troop,
        /// Where.
        slot: Slot,
        /// What it covers.
        covered: Option<(Seat, Troop)>,
    },
    /// Somebody took the medals of a region.
    Won {
        /// Who.
        seat: Seat,
        /// The region's number on its terrain.
        region: u8,
        /// How many medals.
        medals: u8,
    },
    /// Jumbo threw a troop out.
    Discarded {
        /// Whose Jumbo.
        seat: Seat,
        /// The enemy's troop.
        troop: Troop,
        /// Where it stood.
        slot: Slot,
    },
    /// XB-42 broke a troop of a rack.
    Broken {
        /// Whose rack.
        seat: Seat,
        /// Which troop.
        troop: Troop,
    },
    /// A castle gave a troop back.
    Recalled {
        /// To whom.
        seat: Seat,
        /// Which.
        troop: Troop,
        /// From where.
        slot: Slot,
    },
    /// A volcano pushed a troop.
    Pushed {
        /// Whose volcano.
        seat: Seat,
        /// The enemy's troop.
        troop: Troop,
        /// From where.
        from: Slot,
        /// Where to.
        to: Slot,
    },
    /// A crypt gave a troop back.
    Raised {
        /// To whom.
        seat: Seat,
        /// Which.
        troop: Troop,
    },
    /// A troop of a rack was pinned.
    Pinned {
        /// Whose rack.
        seat: Seat,
        /// Which troop.
        troop: Troop,
    },
    /// Somebody did without an effect.
    Declined {
        /// Who.
        seat: Seat,
        /// Which effect.
        question: Question,
    },
    /// The match is over.
    Ended {
        /// Whose turn it was.
        seat: Seat,
        /// Who won, if anybody.
        winner: Option<Seat>,
        /// How.
        how: How,
    },
}

/// A fact as one viewer learns it: whole, but for draws and pins of somebody else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Seen {
    /// Troops came into one's own rack.
    Drew {
        /// Oneself.
        seat: Seat,
        /// Which.
        troops: Troops,
    },
    /// Troops came into somebody's rack.
    Took {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A troop was placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which.
        troop: Troop,
        /// Where.
        slot: Slot,
        /// The troop it covers, and whose that is.
        covered: Option<(Seat, Troop)>,
    },
    /// Somebody took the medals of a region.
    Won {
        /// Who.
        seat: Seat,
        /// The region's number on its terrain, from 1.
        region: u8,
        /// How many medals.
        medals: u8,
    },
    /// Jumbo threw a troop out.
    Discarded {
        /// Whose Jumbo.
        seat: Seat,
        /// The enemy's troop.
        troop: Troop,
        /// Where it stood.
        slot: Slot,
    },
    /// XB-42 broke a troop of a rack.
    Broken {
        /// Whose rack.
        seat: Seat,
        /// Which troop.
        troop: Troop,
    },
    /// A castle gave a troop back.
    Recalled {
        /// To whom.
        seat: Seat,
        /// Which.
        troop: Troop,
        /// From where.
        slot: Slot,
    },
    /// A volcano pushed a troop.
    Pushed {
        /// Whose volcano.
        seat: Seat,
        /// The enemy's troop.
        troop: Troop,
        /// From where.
        from: Slot,
        /// Where to.
        to: Slot,
    },
    /// A crypt gave a troop back.
    Raised {
        /// To whom.
        seat: Seat,
        /// Which.
        troop: Troop,
    },
    /// A troop of a rack was pinned; its owner sees which.
    Pinned {
        /// Whose rack.
        seat: Seat,
        /// Which troop, in one's own rack.
        troop: Option<Troop>,
    },
    /// Somebody did without an effect.
    Declined {
        /// Who.
        seat: Seat,
        /// Which effect.
        #[serde(serialize_with = "word")]
        question: Question,
    },
    /// The match is over.
    Ended {
        /// Whose turn it was.
        seat: Seat,
        /// Who won, if anybody.
        winner: Option<Seat>,
        /// How: a code.
        how: &'static str,
    },
}

fn word<S: Serializer>(question: &Question, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(question.word())
}

impl Question {
    /// Its word in data and messages.
    pub const fn word(self) -> &'static str {
        match self {
            Question::Draw(Source::Skully, _) => "skully",
            Question::Draw(Source::Star, _) => "star",
            Question::Draw(Source::Cloud, _) => "cloud",
            Question::Extra => "captain",
            Question::Discard(_) => "jumbo",
            Question::Break => "xb42",
            Question::Recall(..) => "recall",
            Question::Push(_) => "push",
            Question::Raise => "raise",
            Question::Pin => "pin",
        }
    }
}

impl Seen {
    pub(crate) fn of(event: Event, who: Viewer) -> Self {
        match event {
            Event::Drew { seat, troops } if who.is(seat) => Seen::Drew { seat, troops },
            Event::Drew { seat, troops } => Seen::Took { seat, count: troops.len() },
            Event::Pinned { seat, troop } => Seen::Pinned { seat, troop: who.is(seat).then_some(troop) },
            Event::Placed { seat, troop, slot, covered } => Seen::Placed { seat, troop, slot, covered },
            Event::Won { seat, region, medals } => Seen::Won { seat, region: region + 1, medals },
            Event::Discarded { seat, troop, slot } => Seen::Discarded { seat, troop, slot },
            Event::Broken { seat, troop } => Seen::Broken { seat, troop },
            Event::Recalled { seat, troop, slot } => Seen::Recalled { seat, troop, slot },
            Event::Pushed { seat, troop, from, to } => Seen::Pushed { seat, troop, from, to },
            Event::Raised { seat, troop } => Seen::Raised { seat, troop },
            Event::Declined { seat, question } => Seen::Declined { seat, question },
            Event::Ended { seat, winner, how } => Seen::Ended { seat, winner, how: how.code() },
        }
    }
}
