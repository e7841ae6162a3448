//! Bots for the nine seats. They see what their seat sees, and nothing else.
//!
//! Divine players: level 1 casts on any unit. From level 2 on every possible cast, and none, is valued by what the powers are likely to
//! order (`sky`), by what that means for the country one protects and for the other's (`stakes`), and by what it gives away
//! (`choice`); from level 3 on the other divine player's cast is guessed too. The gift is valued alike (`giving`). The powers play as
//! in Diplomacy, and suspect by the casts they have seen whom the divine players protect ([`suspicion`], `hints`).
//!
//! Effort is counted in calls of the judge. The same view and dice give the same decision everywhere.

mod choice;
mod giving;
mod hints;
mod sky;
mod stakes;
pub mod suspicion;
#[cfg(test)]
mod tests;

pub use hints::hints;

use diplomacy::bot::chance::{Rolls, pick};
use diplomacy::{Power, Province, Unit};
use tabletop::{Dice, Strength};

use crate::role::Divinity;
use crate::view::View;

/// How much a divine bot thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Effort {
    /// How many guesses of everybody's orders each cast is tried in.
    pub(crate) samples: u32,
    /// How many guesses the other's cast is thought about in; with none it is left out of account.
    pub(crate) guesses: u32,
}

impl Effort {
    /// That of a level from 2 on.
    pub(crate) fn of(strength: impl Into<Strength>) -> Self {
        let strength = strength.into();
        let (samples, guesses) = match strength.level {
            0..=2 => return Effort { samples: strength.part(4), guesses: 0 },
            3 => (16, 4),
            4 => (36, 9),
            5 => (96, 24),
            _ => (480, 120),
        };
        Effort { samples: strength.part(samples), guesses: strength.part(guesses) }
    }

    /// The most calls of the judge in a phase: one for each unit there can be, and one without a cast.
    pub(crate) const fn calls(self) -> u32 {
        (self.samples + self.guesses) * (MOST_UNITS + 1)
    }
}

/// The most units on the map: as many as there are centres, and one given.
const MOST_UNITS: u32 = 35;

/// The unit that a divine player hits in the open movement phase, if any.
pub fn cast(
    view: &View,
    own: Divinity,
    strength: impl Into<Strength>,
    dice: &mut dyn Dice,
) -> Option<Province> {
    let (strength, mut dice) = (strength.into(), Rolls::from_dice(dice));
    if strength.level <= 1 {
        let open: Vec<Unit> = open_units(view).collect();
        return pick(&open, &mut dice).map(|unit| unit.province());
    }
    choice::cast(view, own, Effort::of(strength), &mut dice).0
}

/// The country that the Good Lord gives a unit to, if any.
pub fn gift(view: &View, strength: impl Into<Strength>, dice: &mut dyn Dice) -> Option<Power> {
    let (strength, mut dice) = (strength.into(), Rolls::from_dice(dice));
    if strength.level <= 1 {
        let alive: Vec<Power> =
            Power::ALL.into_iter().filter(|power| view.earth.known.is_alive(*power)).collect();
        return pick(&alive, &mut dice).copied();
    }
    giving::gift(view, Effort::of(strength), &mut dice).0
}

/// The units that the viewer may hit: those of powers not hit this year.
fn open_units(view: &View) -> impl Iterator<Item = Unit> {
    let spent = view.heaven.spent;
    view.earth.known.position.units().filter(move |unit| !spent.has(unit.power.seat()))
}
