//! One turn from the action to the next player: doing it, the diam, skipping, draws, the swap
//! (§2, §5, §9, §10).

use tabletop::{Seat, Sink};

use crate::history::Recurrence;
use crate::piece::{Side, Square};
use crate::rules::moving::{can_make_diam, shifts};
use crate::state::End;
use crate::{Action, Diam, Event, Refusal};

impl Diam {
    /// Whether the seat whose turn it is may do this, or the rule that forbids it.
    pub(crate) fn judge(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Place { colour, square, .. } => self.judge_placing(colour, square)?,
            Action::Move { from, level, to, .. } => {
                self.judge_moving(from, level, to)?;
                if self.is_barred(crate::rules::moving::Shift { from, level, to }) {
                    return Err(Refusal::NotAnnounced);
                }
            }
            Action::Swap => {
                if !self.now.can_swap() {
                    return Err(Refusal::NoSwap);
                }
            }
        }
        if action.is_announcing() { self.judge_announcing(action) } else { Ok(()) }
    }

    /// Does an action of the seat whose turn it is.
    #[inline]
    pub(crate) fn act<S: Sink<Event>>(&mut self, seat: Seat, action: Action, events: &mut S) {
        let target = match action {
            Action::Place { colour, square, .. } => {
                let slot = colour.slot();
                self.now.landed = self.now.board.height(square);
                events.put(|| Event::Placed { seat, colour, square, level: self.now.landed + 1 });
                self.now.board.place(slot, square);
                self.now.reserve -= 1 << (4 * slot);
                square
            }
            Action::Move { from, level, to, .. } => {
                self.begin_history();
                self.now.landed = self.now.board.height(to);
                events.put(|| self.moved(seat, from, level, to));
                self.now.board.shift(from, level, to);
                to
            }
            Action::Swap => return self.swap(seat, events),
        };
        self.now.ply += 1;
        self.now.last = Some(action);
        let placed = matches!(action, Action::Place { .. });
        if let Some(diam) = self.now.board.diam_through(target) {
            let winner = diam.side();
            self.record(placed);
            self.now.end = Some(End::Diam(winner));
            events.put(|| Event::Diam {
                colour: self.now.colours()[usize::from(diam.slot)],
                square: diam.square,
                level: diam.level + 1,
                winner,
            });
            return;
        }
        if self.now.rules.is_1998() {
            self.announce(seat, action, events);
        }
        self.pass_on(placed, events);
    }

    fn moved(&self, seat: Seat, from: Square, level: u8, to: Square) -> Event {
        let board = &self.now.board;
        let slot = board.slot_at(from, level).expect("a checked move starts from a piece");
        let colour = self.now.colours()[usize::from(slot)];
        Event::Moved { seat, colour, from, level: level + 1, to, count: board.height(from) - level }
    }

    /// Makes the announcement anew or lets it go (§6.3, §6.4, §6.11).
    fn announce<S: Sink<Event>>(&mut self, seat: Seat, action: Action, events: &mut S) {
        let side = self.now.side();
        let announces = if self.now.rules.is_manual() {
            action.is_announcing()
        } else {
            can_make_diam(&self.now.board, side)
        };
        self.now.announced &= !side.bit();
        if announces {
            self.now.announced |= side.bit();
            events.put(|| Event::Announced { seat });
        }
    }

    /// The players exchange sides, the turn stays with its side (§10.1).
    fn swap<S: Sink<Event>>(&mut self, seat: Seat, events: &mut S) {
        self.begin_history();
        self.now.swapped = true;
        self.now.ply += 1;
        self.now.last = Some(Action::Swap);
        events.put(|| Event::Swapped { seat });
        self.remember(false, events);
    }

    /// Gives the turn to the next seat that can act (§2.3), or ends the game (§9.2).
    #[inline]
    fn pass_on<S: Sink<Event>>(&mut self, placed: bool, events: &mut S) {
        let turns = self.now.rules.turns();
        for _ in 0..turns {
            self.now.turn = (self.now.turn + 1) & (turns - 1);
            if self.can_act() {
                return self.remember(placed, events);
            }
            events.put(|| Event::Skipped { seat: self.now.seat() });
        }
        self.record(placed);
        self.draw(End::Blocked, events);
    }

    /// Writes the new position into the history, which a placing begins anew.
    #[inline]
    fn record(&mut self, placed: bool) -> Recurrence {
        if placed {
            self.past.clear();
            return Recurrence::None;
        }
        self.past.push(self.now.recurrence_key())
    }

    /// Writes down the new position; the third time or the hundredth is a draw (§9.1, §9.3).
    #[inline]
    fn remember<S: Sink<Event>>(&mut self, placed: bool, events: &mut S) {
        match self.record(placed) {
            Recurrence::None => {}
            Recurrence::Third => self.draw(End::Repetition, events),
            Recurrence::Quiet => self.draw(End::Quiet, events),
        }
    }

    /// Writes down the position before an action that places nothing, if nobody has.
    #[inline]
    fn begin_history(&mut self) {
        if self.past.is_empty() {
            self.past.begin(self.now.recurrence_key());
        }
    }

    fn draw<S: Sink<Event>>(&mut self, end: End, events: &mut S) {
        self.now.end = Some(end);
        events.put(|| Event::Drawn { how: end.how() });
    }

    /// Whether the seat whose turn it is has any action (§2.3, §6.10, §8.6).
    #[inline]
    pub(crate) fn can_act(&self) -> bool {
        let now = &self.now;
        let slots = now.rules.slots_of(now.turn);
        let has_reserve = (0..4).any(|slot| slots & (1 << slot) != 0 && now.left(slot) > 0);
        if has_reserve && Square::all().any(|square| self.takes_placing(square)) {
            return true;
        }
        shifts(now.board, now.side()).any(|shift| !self.is_barred(shift))
    }

    /// The side whose turn it is, while the game goes on.
    pub fn side_to_act(&self) -> Option<Side> {
        self.now.end.is_none().then(|| self.now.side())
    }
}
