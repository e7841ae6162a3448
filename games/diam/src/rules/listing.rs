//! Which actions there are, as a list and at random.

use tabletop::Dice;

use crate::piece::{Slot, Square};
use crate::rules::moving::{Shift, shifts};
use crate::{Action, Diam};

impl Diam {
    /// Adds every action of the seat whose turn it is: placings, moves, then the swap.
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        let colours = self.now.colours();
        for (slot, square) in self.placings() {
            let colour = colours[usize::from(slot)];
            self.add(Action::Place { colour, square, announce: false }, out);
        }
        for shift in shifts(self.now.board, self.now.side()).filter(|shift| !self.is_barred(*shift)) {
            let Shift { from, level, to } = shift;
            self.add(Action::Move { from, level, to, announce: false }, out);
        }
        if self.now.can_swap() {
            out.push(Action::Swap);
        }
    }

    /// What the seat whose turn it is may place where.
    pub(crate) fn placings(&self) -> impl Iterator<Item = (Slot, Square)> {
        let slots = self.now.rules.slots_of(self.now.turn);
        let slots = (0..4).filter(move |slot| slots & (1 << slot) != 0 && self.now.left(*slot) > 0);
        slots.flat_map(|slot| {
            Square::all().filter(|square| self.takes_placing(*square)).map(move |square| (slot, square))
        })
    }

    /// Adds an action, and its announcing form where both are possible (§6.4).
    #[inline]
    fn add(&self, action: Action, out: &mut Vec<Action>) {
        out.push(action);
        if self.now.rules.is_manual() && self.has_something_to_announce(action) {
            out.push(action.announcing(true));
        }
    }

    /// One action, each as likely as the others. The seat whose turn it is has one.
    ///
    /// Draws from all placings and moves one could think of until one is possible: most are, so this
    /// beats listing them.
    #[inline]
    pub(crate) fn pick<D: Dice + ?Sized>(&self, dice: &mut D) -> Action {
        if !self.now.rules.is_manual() && !self.now.can_swap() {
            let draw = Draw::of(self);
            for _ in 0..64 {
                if let Some(action) = draw.attempt(self, dice) {
                    return action;
                }
            }
        }
        let mut all = Vec::new();
        self.list(&mut all);
        all[dice.below(all.len() as u32) as usize]
    }
}

/// The placings and moves one could think of.
struct Draw {
    slots: [Slot; 2],
    placings: u32,
    places: u32,
    total: u32,
}

impl Draw {
    #[inline]
    fn of(state: &Diam) -> Self {
        let now = &state.now;
        let turn_slots = now.rules.slots_of(now.turn);
        let (mut slots, mut count) = ([0; 2], 0);
        let first = 2 * (now.turn & 1);
        for slot in [first, first + 1] {
            if turn_slots & (1 << slot) != 0 && now.left(slot) > 0 {
                slots[count] = slot;
                count += 1;
            }
        }
        let placings = 8 * count as u32;
        let places = now.board.places_of(now.side());
        Draw { slots, placings, places, total: placings + 2 * places.count_ones() }
    }

    #[inline]
    fn attempt<D: Dice + ?Sized>(&self, state: &Diam, dice: &mut D) -> Option<Action> {
        let at = dice.below(self.total);
        if at < self.placings {
            let square = Square::new((at & 7) as u8);
            let slot = self.slots[(at >> 3) as usize];
            let colour = state.now.colours()[usize::from(slot)];
            return state.takes_placing(square).then_some(Action::Place { colour, square, announce: false });
        }
        let at = at - self.placings;
        let mut places = self.places;
        for _ in 0..at >> 1 {
            places &= places - 1;
        }
        let place = places.trailing_zeros() as u8;
        let (from, level) = (Square::new(place >> 2), place & 3);
        let to = from.neighbours()[(at & 1) as usize];
        let is_possible =
            state.now.board.fits(from, level, to) && !state.is_barred(Shift { from, level, to });
        is_possible.then_some(Action::Move { from, level, to, announce: false })
    }
}
