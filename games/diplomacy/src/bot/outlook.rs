//! A situation as bots see it before movement: who owns what, who can be where next, and what places are worth to
//! each power.

use crate::adjust::Centres;
use crate::map::{PLACES, PROVINCES, Place, Province};
use crate::power::{POWERS, Power};
use crate::unit::{Kind, Position, Unit};

use super::near::{HUB, HUBS, Season, nearness};

/// How much a power's own threatened centres draw its units, beside those of others: bold ones attack, wary ones
/// defend.
pub(super) const BOLD: f32 = 0.2;
pub(super) const EVEN: f32 = 0.4;
pub(super) const WARY: f32 = 0.6;

/// What everybody can see.
#[derive(Clone, Debug)]
pub(super) struct Outlook<'a> {
    pub(super) position: &'a Position,
    pub(super) centres: &'a Centres,
    pub(super) sizes: [u8; POWERS],
    /// How much centres of each power draw others, beside what is usual.
    pub(super) esteem: [f32; POWERS],
    pub(super) reach: Reach,
}

/// How many units of each power could stand in each province after the next moves.
#[derive(Clone, Debug)]
pub(super) struct Reach {
    /// One more than there are powers: rows of eight bytes are quick to go through.
    at: [[u8; POWERS + 1]; PROVINCES],
}

impl Reach {
    pub(super) fn new(position: &Position) -> Self {
        let mut at = [[0; POWERS + 1]; PROVINCES];
        for unit in position.units() {
            for province in unit.reach().with(unit.province()) {
                at[province.index()][unit.power.index()] += 1;
            }
        }
        Reach { at }
    }

    /// How many units a power could have there, were there room.
    #[inline]
    pub(super) fn of(&self, power: Power, province: Province) -> u8 {
        self.at[province.index()][power.index()]
    }

    /// The strongest of all others there.
    #[inline]
    pub(super) fn rival(&self, power: Power, province: Province) -> u8 {
        let mut row = self.at[province.index()];
        row[power.index()] = 0;
        row.into_iter().fold(0, u8::max)
    }

    /// The strongest of all but one there, and how strong it is.
    #[inline]
    pub(super) fn strongest_but(&self, power: Option<Power>, province: Province) -> (Power, u8) {
        let row = &self.at[province.index()];
        let others = Power::ALL.into_iter().filter(|other| Some(*other) != power);
        others.fold((Power::Austria, 0), |best, other| {
            let strength = row[other.index()];
            if strength > best.1 { (other, strength) } else { best }
        })
    }
}

/// What places are worth to one power.
#[derive(Clone, Debug)]
pub(super) struct Worth {
    army: [f32; PLACES],
    fleet: [f32; PLACES],
    top: f32,
}

impl Worth {
    #[inline]
    pub(super) fn at(&self, kind: Kind, place: Place) -> f32 {
        match kind {
            Kind::Army => self.army[place.index()],
            Kind::Fleet => self.fleet[place.index()],
        }
    }

    pub(super) fn of(&self, unit: Unit) -> f32 {
        self.at(unit.kind, unit.place)
    }

    /// What the best place is worth.
    pub(super) fn top(&self) -> f32 {
        self.top
    }

    fn new(prizes: &[f32; HUBS], season: Season) -> Self {
        let (army, fleet) = (spread(prizes, Kind::Army, season), spread(prizes, Kind::Fleet, season));
        let top = army.iter().chain(&fleet).fold(f32::MIN_POSITIVE, |top, worth| top.max(*worth));
        Worth { army, fleet, top }
    }
}

/// What prizes on centres make of all places.
fn spread(prizes: &[f32; HUBS], kind: Kind, season: Season) -> [f32; PLACES] {
    let mut worth = [0.0; PLACES];
    for (prize, near) in prizes.iter().zip(nearness(kind, season).iter()) {
        for (worth, near) in worth.iter_mut().zip(near) {
            *worth += prize * near;
        }
    }
    worth
}

impl<'a> Outlook<'a> {
    pub(super) fn new(position: &'a Position, centres: &'a Centres) -> Self {
        let sizes = Power::ALL.map(|power| centres.of(power).len() as u8);
        Outlook { position, centres, sizes, esteem: [1.0; POWERS], reach: Reach::new(position) }
    }

    /// What places are worth to a power: others' centres by the size of their owner, its own by the size of whoever
    /// threatens them and by how much it cares, and everything near these.
    pub(super) fn worth(&self, power: Power, season: Season, caution: f32) -> Worth {
        Worth::new(&self.prizes(power, caution), season)
    }

    fn prizes(&self, power: Power, caution: f32) -> [f32; HUBS] {
        let own = self.centres.of(power);
        let mut prizes = [weight(0); HUBS];
        for (prize, centre) in prizes.iter_mut().zip(HUB.iter()) {
            if own.has(*centre) {
                *prize = caution * self.threat(power, *centre);
            }
        }
        for other in Power::ALL.into_iter().filter(|other| *other != power) {
            let prize = weight(self.sizes[other.index()]) * self.esteem[other.index()];
            let theirs = self.centres.of(other);
            for (at, _) in HUB.iter().enumerate().filter(|(_, centre)| theirs.has(**centre)) {
                prizes[at] = prize;
            }
        }
        prizes
    }

    /// The weight of the largest power that could come to a centre.
    fn threat(&self, power: Power, centre: Province) -> f32 {
        let others = Power::ALL.into_iter().filter(|other| *other != power);
        let near = others.filter(|other| self.reach.of(*other, centre) > 0);
        near.map(|other| weight(self.sizes[other.index()])).fold(0.0, f32::max)
    }
}

/// What a centre of a power of this size is worth. Large powers are worth attacking, and dangerous.
fn weight(size: u8) -> f32 {
    let size = f32::from(size);
    (20.0 + 4.0 * size + size * size) / 20.0
}
