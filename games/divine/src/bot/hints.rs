//! What a power makes of its suspicion: whose centres to leave alone, and which units may be blessed or cursed.

use diplomacy::bot::Hints;
use diplomacy::bot::chance::{Rolls, fraction, weighted};
use diplomacy::power::POWERS;
use diplomacy::{Province, Statuses};
use tabletop::Dice;

use super::suspicion::{Kinship, Suspicion, spent};
use crate::heaven::Protected;
use crate::role::Divinity;
use crate::view::View;

/// How much less the centres of a country draw that the Good Lord surely protects.
const BLESSED: f32 = 0.25;
/// How much more those of one draw that the Devil surely protects: whoever attacks it may be blessed, and may be cursed.
const CURSED: f32 = 0.15;
/// How many guesses of what is cast.
const GUESSES: usize = 20;
/// How often a cast is reckoned with: the others are idle or cancelled.
const CASTS: f32 = 0.5;

/// What a bot that plays a power knows beside the map: nothing where no divine player is left.
pub fn hints(view: &View, dice: &mut dyn Dice) -> Hints {
    let mut dice = Rolls::from_dice(dice);
    if view.heaven.is_withdrawn || !view.heaven.is_drawn {
        return Hints::default();
    }
    let suspicion = Suspicion::of_view(view);
    let statuses = (0..GUESSES).map(|_| guess(view, &suspicion, &mut dice)).collect();
    Hints { esteem: esteem(&suspicion), statuses }
}

/// How much each country's centres draw others.
fn esteem(suspicion: &Suspicion) -> [f32; POWERS] {
    let usual = 1.0 / POWERS as f32;
    let (lords, devils) = (suspicion.of(Divinity::Lord), suspicion.of(Divinity::Devil));
    std::array::from_fn(|at| 1.0 - BLESSED * (lords[at] - usual) + CURSED * (devils[at] - usual))
}

/// What may be cast in this phase.
fn guess(view: &View, suspicion: &Suspicion, dice: &mut Rolls) -> Statuses {
    let weights: Vec<f32> = suspicion.pairs().iter().map(|(_, weight)| *weight).collect();
    let Some((pair, _)) = suspicion.pairs().get(weighted(&weights, dice)) else { return Statuses::NEUTRAL };
    let [cursed, blessed] = Divinity::ALL.map(|by| hit(view, *pair, by, dice));
    if blessed == cursed {
        return Statuses::NEUTRAL;
    }
    Statuses { blessed, cursed, rout: view.rulebook.rout }
}

/// The unit that a divine player may hit, by their habits.
fn hit(view: &View, pair: Protected, by: Divinity, dice: &mut Rolls) -> Option<Province> {
    let barred = spent(view, by);
    let position = &view.earth.known.position;
    let units = position.units().filter(|unit| !barred.has(unit.power.seat()));
    let (provinces, weights): (Vec<Province>, Vec<f32>) =
        units.map(|unit| (unit.province(), Kinship::of(view, pair, by, unit).rate(by))).unzip();
    let is_cast = fraction(dice) < CASTS;
    let at = weighted(&weights, dice);
    provinces.get(at).filter(|_| is_cast).copied()
}
