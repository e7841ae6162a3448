//! All that lies hidden: racks, what was not drawn yet, and which troops are pinned.
//!
//! A reserve has no order, and the four troops set aside are not chosen: both are what was not drawn (§2.4).

use serde::Serialize;
use tabletop::Dice;

use crate::field::Field;
use crate::troop::{Troop, Troops};
use tabletop::Seat;

/// The hidden half of a match, by seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Hands {
    /// The troops of each rack, pinned ones included.
    pub rack: [Troops; 2],
    /// The troops not drawn: reserve and set aside, one lot.
    pub undrawn: [Troops; 2],
    /// The pinned troops of each rack.
    pub pinned: [Troops; 2],
}

impl Hands {
    pub(crate) const START: Hands =
        Hands { rack: [Troops::NONE; 2], undrawn: [Troops::FULL; 2], pinned: [Troops::NONE; 2] };

    /// The troops of a rack that may be placed (§9.5).
    #[inline]
    pub(crate) fn free(&self, seat: Seat) -> Troops {
        self.rack[seat.index()].minus(self.pinned[seat.index()])
    }

    /// Imagines one side's hidden troops from what everybody knows of it: known troops stay in the rack, the rest of
    /// rack and lot is any share of what was never seen, each as likely as the others.
    pub(crate) fn imagine<D: Dice + ?Sized>(&mut self, field: &Field, seat: Seat, dice: &mut D) {
        let i = seat.index();
        let known = field.known[i];
        let mut loose = field.unseen(seat).minus(known);
        self.rack[i] = known.plus(take(&mut loose, field.rack[i] - known.len(), dice));
        self.undrawn[i] = loose;
        self.pinned[i] = take(&mut { self.rack[i] }, field.pinned[i], dice);
    }
}

/// Takes so many troops out, each as likely as the others.
pub(crate) fn take<D: Dice + ?Sized>(from: &mut Troops, count: u8, dice: &mut D) -> Troops {
    let mut taken = Troops::NONE;
    for _ in 0..count {
        let troop = one(*from, dice);
        *from = from.without(troop);
        taken = taken.with(troop);
    }
    taken
}

/// One of these troops, each as likely as the others.
#[inline]
pub(crate) fn one<D: Dice + ?Sized>(troops: Troops, dice: &mut D) -> Troop {
    troops.nth(dice.below(u32::from(troops.len())))
}
