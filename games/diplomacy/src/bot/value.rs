//! What a situation is worth to each power: its share of the squares of all powers' centres, where centres count by
//! how likely they are to be kept or taken.

use crate::adjust::Centres;
use crate::map::{CENTRES, Province};
use crate::power::{POWERS, Power};
use crate::unit::Position;

use super::outlook::{Reach, Worth};

/// The centres with which a power wins alone.
pub(super) const SOLO: usize = 18;

/// What a unit counts beside a centre, for being there and for standing well.
const UNIT: f32 = 0.1;
const STANCE: f32 = 0.25;

/// The share of each power before units move. All shares are one together.
pub(super) fn shares(
    position: &Position,
    centres: &Centres,
    is_fall: bool,
    worths: &[Worth; POWERS],
) -> [f32; POWERS] {
    if let Some(winner) = Power::ALL.into_iter().find(|power| centres.of(*power).len() >= SOLO) {
        let mut shares = [0.0; POWERS];
        shares[winner.index()] = 1.0;
        return shares;
    }
    let might = might(position, centres, is_fall, worths);
    let squares = might.map(|might| might * might);
    let all: f32 = squares.iter().sum();
    squares.map(|square| if all > 0.0 { square / all } else { 0.0 })
}

/// How many centres each power may count on.
fn might(position: &Position, centres: &Centres, is_fall: bool, worths: &[Worth; POWERS]) -> [f32; POWERS] {
    let reach = Reach::new(position);
    let mut might = [0.0; POWERS];
    let mut neutral = CENTRES;
    for power in Power::ALL {
        let owned = centres.of(power);
        neutral = neutral.minus(owned);
        for centre in owned {
            let guest = position.at(centre).map(|unit| unit.power).filter(|_| is_fall);
            hold(&reach, centre, guest.unwrap_or(power), position, is_fall, &mut might);
        }
    }
    for centre in neutral {
        match position.at(centre) {
            Some(unit) => hold(&reach, centre, unit.power, position, is_fall, &mut might),
            None => race(&reach, centre, is_fall, &mut might),
        }
    }
    for unit in position.units() {
        let worth = &worths[unit.power.index()];
        might[unit.power.index()] += UNIT + STANCE * worth.of(unit) / worth.top();
    }
    might
}

/// A centre that a power holds, and may lose to the strongest of the others.
fn hold(
    reach: &Reach,
    centre: Province,
    holder: Power,
    position: &Position,
    is_fall: bool,
    might: &mut [f32; POWERS],
) {
    let (rival, strength) = reach.strongest_but(Some(holder), centre);
    if strength == 0 {
        might[holder.index()] += 1.0;
        return;
    }
    let defence = reach.of(holder, centre);
    let is_empty = position.at(centre).is_none();
    let lost = match (i16::from(strength) - i16::from(defence), is_empty) {
        (2.., true) => 0.8,
        (1, true) => 0.65,
        (0, true) => 0.25,
        (2.., false) => 0.6,
        (1, false) => 0.4,
        (0, false) => 0.15,
        (-1, _) => 0.08,
        _ => 0.03,
    };
    let lost = if is_fall { lost } else { lost * 0.6 };
    might[holder.index()] += 1.0 - lost;
    might[rival.index()] += lost * 0.7;
}

/// A centre that nobody has yet.
fn race(reach: &Reach, centre: Province, is_fall: bool, might: &mut [f32; POWERS]) {
    let (first, most) = reach.strongest_but(None, centre);
    if most == 0 {
        return;
    }
    let (second, next) = reach.strongest_but(Some(first), centre);
    let sure = if is_fall { 0.85 } else { 0.6 };
    let (mine, theirs) = match most - next {
        0 => (0.3, 0.3),
        _ if next == 0 => (1.0, 0.0),
        _ => (0.7, 0.15),
    };
    might[first.index()] += sure * mine;
    might[second.index()] += sure * theirs;
}
