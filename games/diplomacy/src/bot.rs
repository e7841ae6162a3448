//! Bots for standard Diplomacy without press. They see what every player sees, and decide for one power.
//!
//! Levels: 1 gives any possible orders, but takes what is free (`casual`); 2 sends each unit to the best province beside it; 3 drafts orders that support
//! each other (`draft`); 4 tries many drafts against what others may do (`search`); 5 mixes everybody's plans until
//! nobody regrets theirs (`mix`), improves its own order by order (`improve`) and plays on before it chooses
//! (`forward`); 6 does the same with two to four times the drafts and six times as many guesses of what the others do.
//! What places are worth is in `outlook` and `near`, what situations are worth in `value`.
//!
//! Effort is counted in calls of the judge. The same dice give the same orders everywhere: nothing here reads a clock
//! or goes by hash order. Bots know the rules through the judge alone.

mod casual;
pub mod chance;
mod draft;
pub mod forecast;
mod forward;
mod greedy;
mod improve;
mod mix;
mod near;
mod options;
mod outlook;
mod retreat;
mod search;
#[cfg(test)]
mod tests;
mod value;
mod winter;

use tabletop::{Dice, Strength};

use crate::adjust::Centres;
use crate::judge::Dislodged;
use crate::map::ProvinceSet;
use crate::order::Order;
use crate::power::{POWERS, Power};
use crate::status::Statuses;
use crate::unit::Position;

use chance::Rolls;
use forward::{Budget, Situation};
use near::Season;
use outlook::{BOLD, EVEN, Outlook};

/// The strongest level.
pub const LEVELS: u8 = 5;

/// One possible order for each unit of a power.
pub fn movement<D: Dice + ?Sized>(
    strength: impl Into<Strength>,
    position: &Position,
    centres: &Centres,
    is_fall: bool,
    power: Power,
    dice: &mut D,
) -> Vec<Order> {
    movement_with(strength, position, centres, is_fall, power, &Hints::default(), dice)
}

/// What a variant's bots know beside the map.
#[derive(Clone, PartialEq, Debug)]
pub struct Hints {
    /// How much centres of each power draw others, beside what is usual, which is one. Levels 2 and 3 go by it.
    pub esteem: [f32; POWERS],
    /// Which units may be blessed or cursed, each as likely; nothing where none ever is. Levels 4 and 5 go by it.
    pub statuses: Vec<Statuses>,
}

impl Default for Hints {
    fn default() -> Self {
        Hints { esteem: [1.0; POWERS], statuses: Vec::new() }
    }
}

/// The same for a variant with more to know. Without hints it is the same orders.
pub fn movement_with<D: Dice + ?Sized>(
    strength: impl Into<Strength>,
    position: &Position,
    centres: &Centres,
    is_fall: bool,
    power: Power,
    hints: &Hints,
    dice: &mut D,
) -> Vec<Order> {
    let (strength, mut dice) = (strength.into(), Rolls::from_dice(dice));
    let outlook = Outlook { esteem: hints.esteem, ..Outlook::new(position, centres) };
    let worth = || outlook.worth(power, Season::of(is_fall), BOLD);
    let situation = Situation { position: position.clone(), centres: centres.clone(), is_fall };
    let mut searched = |effort: search::Effort| {
        search::orders(&situation, power, &effort.divided(strength), &hints.statuses, &mut dice).0
    };
    match strength.level {
        0 => {
            let any = |unit| casual::any(position, unit, ProvinceSet::EMPTY, &mut dice);
            position.of(power).map(any).collect()
        }
        1 => casual::orders(position, centres, is_fall, power, &mut dice),
        2 => greedy::orders(&outlook, &worth(), power, &mut dice),
        3 => draft::draft(&outlook, &worth(), power, LOOSENESS, &mut dice),
        4 => searched(search::FOUR),
        5 => searched(search::FIVE),
        _ => searched(search::SIX),
    }
}

/// The orders of level 5, with how often it called the judge: at most [`MOST_CALLS`] times.
pub fn counted<D: Dice + ?Sized>(
    position: &Position,
    centres: &Centres,
    is_fall: bool,
    power: Power,
    dice: &mut D,
) -> (Vec<Order>, u32) {
    let situation = Situation { position: position.clone(), centres: centres.clone(), is_fall };
    let (orders, budget) = search::orders(&situation, power, &search::FIVE, &[], &mut Rolls::from_dice(dice));
    (orders, budget.spent())
}

/// How often level 5 calls the judge in a movement phase, at most.
pub const MOST_CALLS: u32 = search::FIVE.budget;

/// How loose the drafts of level 3 are.
const LOOSENESS: f32 = 0.2;

/// A retreat or a disbanding for each dislodged unit of a power. The position is the one without them.
pub fn retreats<D: Dice + ?Sized>(
    strength: impl Into<Strength>,
    position_after: &Position,
    dislodged: &[Dislodged],
    centres: &Centres,
    is_fall: bool,
    power: Power,
    dice: &mut D,
) -> Vec<Order> {
    let (strength, mut dice) = (strength.into(), Rolls::from_dice(dice));
    let situation = Situation { position: position_after.clone(), centres: centres.clone(), is_fall };
    let stances = situation.stances();
    match strength.level {
        0 | 1 => retreat::orders(dislodged, power, |_, open| retreat::random(open, &mut dice)),
        2..=4 => retreat::orders(dislodged, power, |lost, open| {
            retreat::plain(lost.unit, open, centres, &stances[power.index()])
        }),
        _ => {
            let mut budget = Budget::new(after_budget(strength));
            retreat::thought(&situation, dislodged, power, &stances, &mut budget, &mut dice)
        }
    }
}

/// How often levels 5 and 6 may call the judge in winter, and for retreats.
fn after_budget(strength: Strength) -> u32 {
    strength.part(if strength.level <= 5 { 6_000 } else { 30_000 })
}

/// Builds, or disbandings, for as many units as a power may gain or must lose.
pub fn winter<D: Dice + ?Sized>(
    strength: impl Into<Strength>,
    position: &Position,
    centres: &Centres,
    power: Power,
    allowance: i8,
    dice: &mut D,
) -> Vec<Order> {
    let (strength, mut dice) = (strength.into(), Rolls::from_dice(dice));
    let situation = Situation { position: position.clone(), centres: centres.clone(), is_fall: false };
    match strength.level {
        0 | 1 => winter::random(position, centres, power, allowance, &mut dice),
        2..=4 => {
            let worth = Outlook::new(position, centres).worth(power, Season::Winter, EVEN);
            winter::plain(position, centres, power, allowance, &worth)
        }
        _ => {
            let mut budget = Budget::new(after_budget(strength));
            winter::thought(&situation, power, allowance, &situation.stances(), &mut budget, &mut dice)
        }
    }
}

/// Whether a power would rather end the game now: nobody has gained anything for three years, or it has less than a
/// third of what the leader has.
pub fn wants_draw(years_without_gain: u32, own_centres: usize, leader_centres: usize) -> bool {
    years_without_gain >= 3 || own_centres * 3 < leader_centres
}
