//! What may happen to a match, and whom it waits for.

use std::fmt;

use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};
use utoipa::ToSchema;

use crate::{Outcome, Seat, SeatSet};

/// The number of a decision. It grows by at least one whenever the match comes to wait for something
/// else, and never for a secret edit: seats that act at once share one window until it closes.
///
/// Games count from any number they like. A [`crate::Match`] shows these numbers as they are until something
/// is taken back; from then on it adds to them, so that a decision that is open once more has a number of its
/// own. [`Input::Expired`] in a journal or record carries the number that was shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, ToSchema)]
#[serde(transparent)]
pub struct Window(pub u32);

impl fmt::Display for Window {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What kind of decision a window is. How much time it has goes by that, and nothing else does.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum WindowKind {
    /// A move, or a part of one.
    #[default]
    Turn,
    /// Everybody places what they begin with.
    SetUp,
    /// Orders for many pieces, which come true together.
    Orders,
    /// Where to go with what was driven out.
    Retreats,
    /// Something is given away.
    Gift,
    /// What is raised or disbanded between two rounds.
    Adjustments,
}

impl WindowKind {
    /// All of them.
    pub const ALL: [WindowKind; 6] = [
        WindowKind::Turn,
        WindowKind::SetUp,
        WindowKind::Orders,
        WindowKind::Retreats,
        WindowKind::Gift,
        WindowKind::Adjustments,
    ];

    /// Its word in addresses, messages and JSON.
    pub const fn word(self) -> &'static str {
        match self {
            WindowKind::Turn => "turn",
            WindowKind::SetUp => "set-up",
            WindowKind::Orders => "orders",
            WindowKind::Retreats => "retreats",
            WindowKind::Gift => "gift",
            WindowKind::Adjustments => "adjustments",
        }
    }
}

/// What ends an open window. For the host alone: it may tell who has secretly finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum WindowEnd {
    /// The last of those awaited acts, or its time runs out.
    #[default]
    Acting,
    /// Time alone, and all of it, whatever anybody does.
    Time,
    /// Time alone. Once those who are openly awaited have nothing more to do, a share of it suffices: what is kept for others, who
    /// may not be noticed by being waited for.
    Share {
        /// Whether they have nothing more to do.
        is_settled: bool,
    },
}

/// Everything the rules can be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input<A, C> {
    /// A seat acts.
    Act(Seat, A),
    /// The dice or the cards answer.
    Chance(C),
    /// The window closed by time: before everybody in `must` had acted, or with nobody in it.
    Expired(Window),
}

/// Whom the match waits for. For the host alone: it may tell who has secretly finished.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pending {
    /// A chance outcome.
    Chance,
    /// Seats. The match goes on when every seat of `must` has acted; seats of `may` can act or not. With
    /// nobody in `must` the window stays open for those in `may` until it expires: time alone closes it, and
    /// whoever walks a match without a clock lets it expire.
    Seats {
        /// Those who are awaited, perhaps nobody.
        must: SeatSet,
        /// Those who can do something although nobody waits for them: answer a deal, vote, unsay.
        may: SeatSet,
        /// The decision they take.
        window: Window,
    },
    /// Nothing: the match is over.
    Over(Outcome),
}

/// What one viewer may know of [`Pending`]. The same shape, other contents: in a secret phase every
/// seat that takes part stays in `must` for the others, whether it has finished or not.
pub type Waiting = Pending;

impl Pending {
    /// One seat alone is awaited.
    #[inline]
    pub fn turn(seat: Seat, window: Window) -> Self {
        Pending::Seats { must: SeatSet::one(seat), may: SeatSet::EMPTY, window }
    }

    /// The outcome, if the match is over.
    pub fn outcome(&self) -> Option<&Outcome> {
        match self {
            Pending::Over(outcome) => Some(outcome),
            Pending::Chance | Pending::Seats { .. } => None,
        }
    }

    /// The open window, if seats are awaited.
    pub fn window(&self) -> Option<Window> {
        match self {
            Pending::Seats { window, .. } => Some(*window),
            Pending::Chance | Pending::Over(_) => None,
        }
    }

    /// Whether this seat can act now.
    #[inline]
    pub fn admits(&self, seat: Seat) -> bool {
        matches!(self, Pending::Seats { must, may, .. } if must.has(seat) || may.has(seat))
    }
}

impl Serialize for Pending {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        match self {
            Pending::Chance => map.serialize_entry("chance", &true)?,
            Pending::Seats { must, may, window } => {
                map.serialize_entry("must", must)?;
                map.serialize_entry("may", may)?;
                map.serialize_entry("window", window)?;
            }
            Pending::Over(outcome) => map.serialize_entry("over", outcome)?,
        }
        map.end()
    }
}
