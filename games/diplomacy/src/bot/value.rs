//! What a situation is worth to each power: its share of the squares of all powers' centres, where centres count by
//! how likely they are to be kept or taken.

use crate::adjust::Centres;
use crate::map::{CENTRES, PROVINCES, Province, ProvinceSet};
use crate::power::{POWERS, Power};
use crate::unit::Position;

use super::outlook::{Reach, Worth};

/// The centres with which a power wins alone.
pub(super) const SOLO: usize = 18;

/// What a unit counts beside a centre, for being there and for standing well.
const UNIT: f32 = 0.1;
const STANCE: f32 = 0.2;
/// What a centre that may be won counts beside one that one has, a year before and just before centres change hands:
/// what can be had now is not left for later.
const LATER: f32 = 0.4;
const SOON: f32 = 0.8;
/// How much of a threat is left where its units threaten something better: a unit takes one centre, not all
/// that it stands beside.
const ASIDE: f32 = 0.35;

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

/// A centre that may change hands: to whom, and how likely.
#[derive(Clone, Copy, Debug)]
struct Stake {
    rival: Power,
    chance: f32,
}

/// How many centres each power may count on.
pub(super) fn might(
    position: &Position,
    centres: &Centres,
    is_fall: bool,
    worths: &[Worth; POWERS],
) -> [f32; POWERS] {
    let reach = Reach::new(position);
    let mut might = [0.0; POWERS];
    let mut stakes = [None; PROVINCES];
    let mut holders = [None; PROVINCES];
    for power in Power::ALL {
        for centre in centres.of(power) {
            holders[centre.index()] = Some(power);
        }
    }
    for centre in CENTRES {
        let there = position.at(centre).map(|unit| unit.power);
        let holder = &mut holders[centre.index()];
        // Whoever stands there in fall has it by winter.
        *holder = if is_fall || holder.is_none() { there.or(*holder) } else { *holder };
        stakes[centre.index()] = match *holder {
            Some(holder) => attacked(&reach, centre, holder, there.is_none(), is_fall),
            None => race(&reach, centre, is_fall),
        };
    }
    let meant = meant(position, &stakes);
    let gain = if is_fall { SOON } else { LATER };
    for centre in CENTRES {
        let mut lost = 0.0;
        if let Some(Stake { rival, chance }) = stakes[centre.index()] {
            lost = if meant.has(centre) { chance } else { ASIDE * chance };
            might[rival.index()] += gain * lost;
        }
        if let Some(holder) = holders[centre.index()] {
            might[holder.index()] += 1.0 - lost;
        }
    }
    for unit in position.units() {
        let worth = &worths[unit.power.index()];
        might[unit.power.index()] += UNIT + STANCE * worth.of(unit) / worth.top();
    }
    might
}

/// The centres that units are most likely to be sent to: for each the best it can reach that no other one of its power
/// is meant for.
fn meant(position: &Position, stakes: &[Option<Stake>; PROVINCES]) -> ProvinceSet {
    let mut meant = ProvinceSet::EMPTY;
    for unit in position.units() {
        let mut best = (0.0, None);
        for centre in unit.reach().with(unit.province()).and(CENTRES).minus(meant) {
            match stakes[centre.index()] {
                Some(stake) if stake.rival == unit.power && stake.chance > best.0 => {
                    best = (stake.chance, Some(centre));
                }
                _ => {}
            }
        }
        meant = best.1.map_or(meant, |centre| meant.with(centre));
    }
    meant
}

/// A centre that a power holds, and may lose to the strongest of the others.
fn attacked(reach: &Reach, centre: Province, holder: Power, is_empty: bool, is_fall: bool) -> Option<Stake> {
    let (rival, strength) = reach.strongest_but(Some(holder), centre);
    let chance = risk(strength, reach.of(holder, centre), is_empty, is_fall);
    (strength > 0).then_some(Stake { rival, chance })
}

/// A centre that nobody has yet, and the nearest may take.
fn race(reach: &Reach, centre: Province, is_fall: bool) -> Option<Stake> {
    let (rival, most) = reach.strongest_but(None, centre);
    let (_, next) = reach.strongest_but(Some(rival), centre);
    let chance = match (most.saturating_sub(next), is_fall) {
        (0, true) => 0.2,
        (0, false) => 0.33,
        (_, true) => 0.85,
        (_, false) => 0.78,
    };
    (most > 0).then_some(Stake { rival, chance })
}

/// How likely a centre is to be lost by the end of the year, as it was counted in games of bots: by how many more
/// units could come to it than could defend it, whether it stands empty, and whether this is the last chance.
fn risk(strength: u8, defence: u8, is_empty: bool, is_fall: bool) -> f32 {
    let lead = i16::from(strength) - i16::from(defence);
    match (is_fall, is_empty) {
        (true, true) => match lead {
            2.. => 0.82,
            1 => 0.67,
            0 => 0.3,
            -1 => 0.28,
            -2 => 0.13,
            _ => 0.1,
        },
        (true, false) => match lead {
            2.. => 0.7,
            1 => 0.55,
            0 if defence == 1 => 0.07,
            0 => 0.25,
            -1 => 0.07,
            -2 => 0.03,
            _ => 0.02,
        },
        (false, true) => match lead {
            2.. => 0.9,
            1 => 0.76,
            0 => 0.45,
            -1 => 0.34,
            -2 => 0.27,
            _ => 0.1,
        },
        (false, false) => match lead {
            2.. => 0.88,
            1 => 0.75,
            0 if defence == 1 => 0.3,
            0 => 0.49,
            -1 => 0.2,
            -2 => 0.11,
            _ => 0.06,
        },
    }
}
