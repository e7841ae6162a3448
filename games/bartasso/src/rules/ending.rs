//! Winning (§10): crowned pieces that are taken, stranded or blocked. And draws (§11).

use tabletop::Sink;

use crate::board::{FAR_ROW, NEAR_ROW, Spots};
use crate::phase::End;
use crate::piece::{Camp, Kind};
use crate::state::LAST_ROUND;
use crate::{Bartasso, Event};

impl Bartasso {
    /// Ends the game if the enemy has no crowned piece left on the board but such as are lost with their blocked
    /// camp (§10.1, §10.5). Tells whether.
    #[inline]
    pub(crate) fn end_if_all_taken<S: Sink<Event>>(&mut self, events: &mut S) -> bool {
        let enemy = 1 - self.now.camp.alliance();
        let is_lost = |camp: Camp| self.now.is_blocked(camp) || self.now.crowned_of(camp) == 0;
        let won = is_lost(Camp::ALL[enemy]) && is_lost(Camp::ALL[enemy + 2]);
        if won {
            self.win_over(enemy, events);
        }
        won
    }

    /// Lets the crowned pieces of blocked camps count again where a fighter of theirs can move now (§10.5).
    #[inline]
    pub(crate) fn free_blocked<S: Sink<Event>>(&mut self, events: &mut S) {
        if self.now.blocked == 0 {
            return;
        }
        for camp in Camp::ALL {
            if self.now.is_blocked(camp) && (self.now.crowned_of(camp) == 0 || self.now.can_fight(camp)) {
                self.now.blocked ^= 1 << camp.index();
                if self.now.crowned_of(camp) != 0 {
                    events.put(|| Event::Freed { camp });
                }
            }
        }
    }

    /// The test at the end of a turn (§10.3, §10.5): taken, stranded or blocked, of either alliance. If it holds
    /// for both, whoever just moved wins.
    #[inline]
    pub(crate) fn end_if_stranded<S: Sink<Event>>(&mut self, events: &mut S) {
        let own = self.now.camp.alliance();
        if !self.has_hope(1 - own) {
            self.win_over(1 - own, events);
        } else if !self.has_hope(own) {
            self.win_over(own, events);
        }
    }

    /// The test at the start of a turn whose camp cannot move a fighter (§10.4): its crowned pieces are lost.
    /// The ally's save the alliance, unless they are lost too; the ally is judged when its own turn comes (§10.5).
    pub(crate) fn end_if_blocked<S: Sink<Event>>(&mut self, events: &mut S) {
        let camp = self.now.camp;
        if self.now.is_first_round() {
            return;
        }
        if self.now.rules.judges_allies() {
            return self.end_if_both_blocked(events);
        }
        if self.now.crowned_of(camp) == 0 || self.now.is_blocked(camp) {
            return;
        }
        self.now.blocked |= 1 << camp.index();
        if self.has_hope(camp.alliance()) {
            events.put(|| Event::Blocked { camp });
        } else {
            self.win_over(camp.alliance(), events);
        }
    }

    /// The same as it was in the first revision of the rules: the ally was judged at once, crowned pieces or none.
    fn end_if_both_blocked<S: Sink<Event>>(&mut self, events: &mut S) {
        let camp = self.now.camp;
        let saves = |ally: Camp| self.camp_has_hope(ally) && self.now.can_fight(ally);
        if !self.now.rules.ally(camp).is_some_and(saves) {
            self.win_over(camp.alliance(), events);
        }
    }

    fn win_over<S: Sink<Event>>(&mut self, loser: usize, events: &mut S) {
        let winner = 1 - loser as u8;
        let end = if self.now.crowned(loser) == 0 { End::Taken(winner) } else { End::Immobile(winner) };
        self.win(end, events);
    }

    fn win<S: Sink<Event>>(&mut self, end: End, events: &mut S) {
        self.now.end = Some(end);
        let alliance = end.winner().unwrap_or_default();
        events.put(|| Event::Won { alliance, how: end.how() });
    }

    /// Whether an alliance has a crowned piece that is neither taken nor lost.
    #[inline]
    pub(crate) fn has_hope(&self, alliance: usize) -> bool {
        self.camp_has_hope(Camp::ALL[alliance]) || self.camp_has_hope(Camp::ALL[alliance + 2])
    }

    /// Whether a camp has one.
    #[inline]
    fn camp_has_hope(&self, camp: Camp) -> bool {
        let now = &self.now;
        if now.is_blocked(camp) {
            return false;
        }
        let crowned = now.of(camp, Kind::Crowned);
        if now.of(camp, Kind::Couronne) != 0 || crowned & !last_row(camp) != 0 {
            return true;
        }
        crowned != 0 && now.taking_pawns(crowned, now.foes(camp), now.empty()) != 0
    }

    /// Ends the game if it has lasted too long (§11.2, §11.3).
    #[inline]
    pub(crate) fn end_if_long<S: Sink<Event>>(&mut self, events: &mut S) {
        if self.now.turns >= LAST_ROUND * self.now.rules.camp_count() {
            self.draw(End::Long, events);
        } else if self.is_quiet_too_long() {
            self.draw(End::Quiet, events);
        }
    }

    /// Writes down the position at the start of a turn; the third time is a draw (§11.1).
    #[inline]
    pub(crate) fn remember<S: Sink<Event>>(&mut self, events: &mut S) {
        if self.past.push(self.now.recurrence_key()) == 3 {
            self.draw(End::Repetition, events);
        }
    }

    fn draw<S: Sink<Event>>(&mut self, end: End, events: &mut S) {
        self.now.end = Some(end);
        events.put(|| Event::Drawn { how: end.how() });
    }
}

/// The row from which a camp's pawns cannot step any further.
#[inline]
pub(crate) fn last_row(camp: Camp) -> Spots {
    if camp.goes_up() { FAR_ROW } else { NEAR_ROW }
}
