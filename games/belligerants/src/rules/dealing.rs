//! The armistice: asked for, priced, accepted or refused, while the game waits for nobody (§11).

use tabletop::Sink;

use crate::action::MOST_DEMANDED;
use crate::event::Event;
use crate::state::{Deal, End, Phase};
use crate::{Action, Belligerants, Refusal};

impl Belligerants {
    /// Whether the side whose turn it is may ask (§11.4).
    pub(crate) fn judge_asking(&self) -> Result<(), Refusal> {
        if self.now.deal == Deal::Silent { Ok(()) } else { Err(Refusal::AskedAlready) }
    }

    /// Whether the other side is asked to name an indemnity and this is one (§11.2, §11.5).
    pub(crate) fn judge_demand(&self, hundreds: u8) -> Result<(), Refusal> {
        if !self.awaits_demand() {
            Err(Refusal::NotAsked)
        } else if !(1..=MOST_DEMANDED).contains(&hundreds) {
            Err(Refusal::BadDemand)
        } else {
            Ok(())
        }
    }

    /// Whether an indemnity was named that the side whose turn it is can accept or refuse (§11.3).
    pub(crate) fn judge_answer(&self) -> Result<(), Refusal> {
        if matches!(self.now.deal, Deal::Demanded(_)) { Ok(()) } else { Err(Refusal::NothingDemanded) }
    }

    /// Whether an armistice was asked for and its price is not named yet.
    #[inline]
    pub(crate) fn awaits_demand(&self) -> bool {
        self.now.phase == Phase::Move && self.now.deal == Deal::Asked
    }

    /// Adds what the side whose turn it is can say about an armistice.
    pub(crate) fn list_asking(&self, out: &mut Vec<Action>) {
        match self.now.deal {
            Deal::Silent => out.push(Action::Ask),
            Deal::Demanded(_) => out.extend([true, false].map(Action::Answer)),
            Deal::Asked | Deal::Refused => {}
        }
    }

    /// Adds every price the other side can name.
    pub(crate) fn list_demands(&self, out: &mut Vec<Action>) {
        if self.awaits_demand() {
            out.extend((1..=MOST_DEMANDED).map(Action::Demand));
        }
    }

    pub(crate) fn ask<S: Sink<Event>>(&mut self, events: &mut S) {
        self.now.deal = Deal::Asked;
        events.put(|| Event::Asked { seat: self.now.side.seat() });
    }

    pub(crate) fn demand<S: Sink<Event>>(&mut self, hundreds: u8, events: &mut S) {
        self.now.deal = Deal::Demanded(hundreds);
        let points = 100 * u16::from(hundreds);
        events.put(|| Event::Demanded { seat: self.now.side.other().seat(), points });
    }

    /// The asker accepts, and loses by what is demanded, or plays on (§11.3, §11.7).
    pub(crate) fn answer<S: Sink<Event>>(&mut self, accepts: bool, events: &mut S) {
        let Deal::Demanded(hundreds) = self.now.deal else { return };
        let loser = self.now.side;
        self.now.deal = Deal::Refused;
        events.put(|| Event::Answered { seat: loser.seat(), accepts });
        if accepts {
            self.end(End::Armistice { loser, hundreds }, events);
        }
    }
}
