//! Who wins (§24): a country with eighteen centres, and a divine player with it or by the fall of the other's country.

use diplomacy::Power;
use diplomacy::ending::Ending;
use tabletop::{Outcome, Seat, SeatSet, Sink, Standing};

use crate::event::Event;
use crate::role::{Divinity, SEATS};
use crate::state::Divine;

impl Divine {
    /// After winter: whether a protected country is out (§24.3 to §24.8).
    pub(crate) fn test_elimination<S: Sink<Event>>(&mut self, out: SeatSet, events: &mut S) {
        let Some(protected) = self.heaven.protected.filter(|_| !self.heaven.is_withdrawn) else { return };
        let is_out = |divinity: Divinity| out.has(protected.by(divinity).seat());
        let won = match (is_out(Divinity::Devil), is_out(Divinity::Lord)) {
            (false, false) => return,
            (true, true) => {
                events.put(|| Event::BothFell(protected));
                None
            }
            (true, false) => Some(Divinity::Lord),
            (false, true) => Some(Divinity::Devil),
        };
        self.heaven.is_withdrawn = true;
        if let Some(winner) = won {
            let fallen = protected.by(winner.other());
            self.heaven.won = Some((winner, fallen));
            events.put(|| Event::Triumph(winner, fallen));
        }
    }

    /// The game is over: whoever protected the country that won has won with it, and everything is opened (§24.19).
    pub(crate) fn unveil<S: Sink<Event>>(&mut self, events: &mut S) {
        let Some(protected) = self.heaven.protected else { return };
        if let Some(Ending::Solo(power)) = self.campaign.ended
            && !self.heaven.is_withdrawn
            && let Some(divinity) = protected.protector(power)
        {
            self.heaven.won_with = Some(divinity);
            events.put(|| Event::WonWith(divinity, power));
        }
        events.put(|| Event::Unveiled(protected));
        for cast in self.heaven.casts.iter().filter(|cast| !cast.is_open) {
            events.put(|| Event::CastUnveiled(*cast));
        }
        for gift in &self.heaven.gifts {
            events.put(|| Event::GiftUnveiled(*gift));
        }
    }

    /// The standings: winners first, everybody else second, centres beside them (§24.17).
    pub(crate) fn outcome(&self, ending: Ending) -> Outcome {
        let winners = self.campaign.winners().union(self.heaven.winners());
        let centres = |power: Power| self.campaign.centres.of(power).len() as i32;
        let standing = |seat: Seat| Standing {
            seat,
            place: if winners.has(seat) { 1 } else { 2 },
            score: Power::of(seat).map_or(0, centres),
        };
        let is_shared = !matches!(ending, Ending::Solo(_)) && winners.len() > 1;
        Outcome { standings: Seat::all(SEATS).map(standing).collect(), how: ending.how(), is_shared }
    }
}
