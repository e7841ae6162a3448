//! What one viewer has been told: a stream that is added to when an entry is made and never rebuilt.
//!
//! A stream is numbered by the viewer's own count. It must never tell how many entries the journal has: those count
//! secret edits too.

use std::num::NonZeroU32;

use serde::Serialize;

use crate::{Proposal, Seat};

/// What a viewer is told, numbered by that viewer's own count from 1: never by the journal's, which
/// counts secret edits too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Notice<S> {
    /// A fact of the game.
    Seen(S),
    /// Seats were drawn by lot.
    Drawn,
    /// Somebody sat down, told to those who knew then who sits there.
    Seated {
        /// Where.
        seat: Seat,
        /// Who.
        name: String,
    },
    /// Everything after the viewer's own notice of this number no longer counts.
    TakenBack {
        /// The last notice that still counts, 0 for none.
        to: usize,
    },
    /// A seat says yes to a draw, or takes that back.
    Draw {
        /// Who.
        seat: Seat,
        /// Whether it is a yes.
        yes: bool,
    },
    /// A seat says no to the draw that others offered.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// A seat left a match that goes on without it.
    Left {
        /// Who.
        seat: Seat,
    },
    /// A seat proposes something to the others.
    Proposed {
        /// Who.
        seat: Seat,
        /// What.
        proposal: Proposal,
    },
    /// A seat says yes to what is proposed.
    Consented {
        /// Who.
        seat: Seat,
    },
    /// A seat says no to it, or takes its own proposal back.
    Dissented {
        /// Who.
        seat: Seat,
    },
    /// Nobody holds a seat any more, told to those who knew who did.
    Vacated {
        /// Which.
        seat: Seat,
        /// Who did.
        name: String,
    },
    /// A seat was told where to look, or what to play; told where everybody may know that a person plays there.
    Hinted {
        /// Who.
        seat: Seat,
    },
    /// Something about the time of the match.
    Time {
        /// The key of the sentence that tells it.
        how: &'static str,
        /// The seat it is about.
        seat: Option<Seat>,
    },
    /// The table closed the match.
    Closed {
        /// `"resigned"`, `"agreed"` or `"abandoned"`.
        how: &'static str,
        /// Who resigned, if somebody did.
        seat: Option<Seat>,
    },
}

/// One thing a viewer was told. Its number is its place in the viewer's stream, from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told<S> {
    /// The entry that made it. The host's: no viewer learns it. Every viewer has every line: it is kept small.
    pub entry: u32,
    /// The entry of the action that it comes of, where the viewer may read that action and was not told of it before.
    pub action: Option<NonZeroU32>,
    /// What.
    pub notice: Notice<S>,
}

/// What one viewer has been told so far, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stream<S> {
    told: Vec<Told<S>>,
    /// An action that is told with what comes of it: what comes may take chance.
    untold: Option<NonZeroU32>,
    actions: usize,
}

/// How long a stream was, so that it can be cut back to that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct StreamMark {
    told: usize,
    untold: Option<NonZeroU32>,
    actions: usize,
}

/// How much room a list that rests keeps: for some more of what it has.
pub(crate) const fn roomy(length: usize) -> usize {
    length + length / 16 + 8
}

impl<S> Stream<S> {
    pub(crate) const fn new() -> Self {
        Stream { told: Vec::new(), untold: None, actions: 0 }
    }

    /// Everything, in order.
    pub fn told(&self) -> &[Told<S>] {
        &self.told
    }

    /// How many actions the viewer was told of and may read.
    pub fn actions(&self) -> usize {
        self.actions
    }

    /// How many things were told by the first entries. O(log match).
    pub fn told_by(&self, entries: usize) -> usize {
        self.told.partition_point(|told| told.entry as usize <= entries)
    }

    /// Whether an entry told anything. O(log match).
    pub(crate) fn is_told_by(&self, entry: usize) -> bool {
        self.told_by(entry) > self.told_by(entry - 1)
    }

    /// An action comes: what comes of it will be told with it. Anything else but chance puts an end to that.
    pub(crate) fn acted(&mut self, action: Option<usize>) {
        self.untold = action.and_then(|entry| NonZeroU32::new(entry as u32));
    }

    pub(crate) fn tell(&mut self, entry: usize, notice: Notice<S>) {
        let action = self.untold.take();
        self.actions += usize::from(action.is_some());
        self.told.push(Told { entry: entry as u32, action, notice });
    }

    pub(crate) fn shrink(&mut self) {
        self.told.shrink_to(roomy(self.told.len()));
    }

    pub(crate) fn mark(&self) -> StreamMark {
        StreamMark { told: self.told.len(), untold: self.untold, actions: self.actions }
    }

    pub(crate) fn rewind(&mut self, mark: StreamMark) {
        self.told.truncate(mark.told);
        (self.untold, self.actions) = (mark.untold, mark.actions);
    }
}
