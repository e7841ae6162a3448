//! How a game ends (§13).

use tabletop::{Outcome, SeatSet, Sink};

use crate::campaign::Campaign;
use crate::event::Event;
use crate::power::{POWERS, Power};

/// How many centres win (§13.1).
pub const SOLO: usize = 18;
/// After so many years without a centre changing hands the survivors draw (§13.5).
pub const STANDSTILL: u16 = 10;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ending {
    /// A power had eighteen centres (§13.1).
    Solo(Power),
    /// The survivors agreed on a draw (§13.3).
    Vote,
    /// The last year was over (§13.4, §13.5).
    Limit,
    /// No centre changed hands for ten years (§13.5).
    Standstill,
    /// Nobody was left to play (§12.3).
    Disorder,
}

impl Ending {
    /// Its word in outcomes.
    pub const fn how(self) -> &'static str {
        match self {
            Ending::Solo(_) => "solo",
            Ending::Vote => "vote",
            Ending::Limit => "limit",
            Ending::Standstill => "standstill",
            Ending::Disorder => "disorder",
        }
    }
}

impl Campaign {
    pub(crate) fn end<S: Sink<Event>>(&mut self, ending: Ending, events: &mut S) {
        if self.ended.is_none() {
            self.ended = Some(ending);
            events.put(|| Event::Ended(ending));
        }
    }

    /// The power with eighteen centres, or with more than anybody else who has as many.
    pub(crate) fn test_solo<S: Sink<Event>>(&mut self, events: &mut S) {
        let winner = Power::ALL.into_iter().find(|power| self.centres.of(*power).len() >= SOLO);
        if let Some(power) = winner {
            self.end(Ending::Solo(power), events);
        }
    }

    pub(crate) fn test_standstill<S: Sink<Event>>(&mut self, events: &mut S) {
        if self.date.year >= self.changed.saturating_add(STANDSTILL) {
            self.end(Ending::Standstill, events);
        }
    }

    /// Whether the voices suffice for a draw. Those who are played vote; where nobody is, the survivors draw (§12.3, §13.3).
    pub fn count_votes<S: Sink<Event>>(&mut self, events: &mut S) {
        let entitled = self.played();
        if entitled.is_empty() {
            self.end(Ending::Disorder, events);
        } else if self.ballot.passes(entitled) {
            self.end(Ending::Vote, events);
        }
    }

    /// Who shares the first place.
    pub fn winners(&self) -> SeatSet {
        match self.ended {
            Some(Ending::Solo(power)) => SeatSet::one(power.seat()),
            _ => self.survivors(),
        }
    }

    /// The standings: winners first, everybody else second, centres beside them (§13.6).
    pub fn outcome(&self, ending: Ending) -> Outcome {
        let winners = self.winners();
        let score = |seat| Power::of(seat).map_or(0, |power| self.centres.of(power).len() as i32);
        Outcome::shared_by(winners, POWERS as u8, ending.how(), score)
    }
}
