//! Whom the divine players may protect, as it can be told from the casts one has seen: a plain model of how they cast, and what is
//! likely by it. It must never look at more than a view.

use diplomacy::calendar::Date;
use diplomacy::power::POWERS;
use diplomacy::{Power, Unit};
use tabletop::SeatSet;

use crate::heaven::{Fate, Protected};
use crate::role::{Divinity, Role};
use crate::view::{CastSeen, View};

/// What a cast is to a pair of protected countries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kinship {
    /// On a unit of the caster's own country.
    Own,
    /// On one of the other's country.
    Foe,
    /// On one of a third country, next to the caster's own.
    NearOwn,
    /// On one of a third country, next to the other's.
    NearFoe,
    /// On any other.
    Far,
}

impl Kinship {
    /// All of them.
    pub const ALL: [Kinship; 5] =
        [Kinship::Own, Kinship::Foe, Kinship::NearOwn, Kinship::NearFoe, Kinship::Far];

    /// What a unit is to a caster under a pair, as the centres stand in a view.
    pub fn of(view: &View, pair: Protected, by: Divinity, unit: Unit) -> Self {
        let (own, foe) = (pair.by(by), pair.by(by.other()));
        let reach = unit.reach().with(unit.province());
        let is_near = |power: Power| !reach.and(view.earth.known.centres.of(power)).is_empty();
        match unit.power {
            power if power == own => Kinship::Own,
            power if power == foe => Kinship::Foe,
            _ if is_near(foe) => Kinship::NearFoe,
            _ if is_near(own) => Kinship::NearOwn,
            _ => Kinship::Far,
        }
    }

    /// How often units are hit beside others, by caster, by kinship, and by whether that changed something: counted in games of bots
    /// (`examples/heaven`, `habits`).
    const fn habit(self, by: Divinity, is_effective: bool) -> f32 {
        let at = self as usize;
        match (by, is_effective) {
            (Divinity::Devil, true) => [0.3, 1.3, 2.9, 0.8, 0.8][at],
            (Divinity::Devil, false) => [0.6, 1.5, 3.0, 0.8, 0.6][at],
            (Divinity::Lord, true) => [2.9, 0.2, 0.4, 2.5, 0.5][at],
            (Divinity::Lord, false) => [1.8, 0.4, 0.5, 3.5, 0.6][at],
        }
    }

    /// How often such units are hit at all.
    pub(super) const fn rate(self, by: Divinity) -> f32 {
        0.5 * (self.habit(by, true) + self.habit(by, false))
    }
}

/// A cast somebody has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trace {
    /// In which phase.
    pub date: Date,
    /// Whose.
    pub by: Divinity,
    /// The unit, as it stood.
    pub unit: Unit,
    /// Whether it changed something.
    pub is_effective: bool,
}

impl From<&CastSeen> for Trace {
    fn from(cast: &CastSeen) -> Self {
        let CastSeen { date, by, unit, fate } = *cast;
        Trace { date, by, unit, is_effective: fate == Some(Fate::Effective) }
    }
}

/// How likely each pair of protected countries is. All of it is one together.
#[derive(Clone, PartialEq, Debug)]
pub struct Suspicion {
    pairs: Vec<(Protected, f32)>,
}

/// How likely it is that somebody casts as no model says.
const WHIM: f32 = 0.5;
/// How much more likely the Good Lord's gift went to the own country than to another.
const GIVEN: f32 = 8.0;

impl Suspicion {
    /// What the viewer may think, who knows what they know.
    pub fn of_view(view: &View) -> Self {
        let mut suspicion = Self::known(view, view.heaven.protected, &view.heaven.casts);
        if let Some(Role::Power(own)) = view.role {
            suspicion.learn_gifts(view, own);
        }
        suspicion
    }

    /// What anybody may think who knows of no country.
    pub(super) fn of_public(view: &View) -> Self {
        Self::known(view, [None; 2], &told(view))
    }

    /// What the Devil may think, as far as others know.
    pub(super) fn of_devil(view: &View, devil: Power) -> Self {
        Self::known(view, [Some(devil), None], &told(view))
    }

    fn known(view: &View, known: [Option<Power>; 2], casts: &[CastSeen]) -> Self {
        let seen = &view.heaven;
        let alive = if seen.is_withdrawn { SeatSet::all(POWERS as u8) } else { view.earth.known.survivors() };
        let fits = |pair: &Protected| {
            let is_it = |whose: &Divinity| known[whose.index()].is_none_or(|known| known == pair.by(*whose));
            Divinity::ALL.iter().all(is_it)
        };
        let mut pairs: Vec<_> = Protected::among(alive).filter(fits).map(|pair| (pair, 1.0)).collect();
        if pairs.is_empty() {
            pairs = Protected::all().filter(fits).map(|pair| (pair, 1.0)).collect();
        }
        let mut suspicion = Suspicion { pairs };
        for (at, cast) in casts.iter().enumerate() {
            let same_year = |other: &&CastSeen| other.by == cast.by && other.date.year == cast.date.year;
            let earlier = casts[..at].iter().filter(same_year).map(|other| other.unit.power.seat()).collect();
            suspicion.learn(view, &Trace::from(cast), earlier);
        }
        suspicion.level();
        suspicion
    }

    /// Takes a cast into account, of a year in which these had been hit before.
    pub(super) fn learn(&mut self, view: &View, trace: &Trace, earlier: SeatSet) {
        for (pair, weight) in &mut self.pairs {
            *weight *= WHIM / 34.0 + (1.0 - WHIM) * likelihood(view, *pair, trace, earlier);
        }
        self.level();
    }

    /// What a country that was given a unit may think of it.
    fn learn_gifts(&mut self, view: &View, own: Power) {
        for _ in view.heaven.gifts.iter().filter(|gift| gift.to == Some(own)) {
            for (pair, weight) in &mut self.pairs {
                *weight *= match pair.protector(own) {
                    Some(Divinity::Lord) => GIVEN,
                    Some(Divinity::Devil) => 1.0 / GIVEN,
                    None => 1.0,
                };
            }
        }
        self.level();
    }

    fn level(&mut self) {
        let all: f32 = self.pairs.iter().map(|(_, weight)| weight).sum();
        for (_, weight) in &mut self.pairs {
            *weight /= all;
        }
    }

    /// How likely a divine player is to protect each country.
    pub fn of(&self, divinity: Divinity) -> [f32; POWERS] {
        let mut chances = [0.0; POWERS];
        for (pair, weight) in &self.pairs {
            chances[pair.by(divinity).index()] += weight;
        }
        chances
    }

    /// All pairs that are possible, and how likely each is.
    pub fn pairs(&self) -> &[(Protected, f32)] {
        &self.pairs
    }
}

/// How likely a cast is on this very unit, if these are protected.
fn likelihood(view: &View, pair: Protected, trace: &Trace, earlier: SeatSet) -> f32 {
    let by = trace.by;
    let history = &view.earth.known.history;
    let tally = history.iter().rev().find(|tally| tally.year < trace.date.year).or(history.first());
    let units = |power: Power| {
        let is_open = !earlier.has(power.seat());
        tally.filter(|_| is_open).map_or(0.0, |tally| f32::from(tally.centres[power.index()]))
    };
    let third = third(by);
    let rate = |power: Power| match pair.protector(power) {
        Some(whose) if whose == by => Kinship::Own.rate(by),
        Some(_) => Kinship::Foe.rate(by),
        None => third,
    };
    let all: f32 = Power::ALL.into_iter().map(|power| units(power) * rate(power)).sum();
    let is_recent = trace.date.year + RECENT > view.earth.known.date.year;
    let habit = match Kinship::of(view, pair, by, trace.unit) {
        Kinship::NearOwn | Kinship::NearFoe | Kinship::Far if !is_recent => third,
        kinship => kinship.habit(by, trace.is_effective),
    };
    habit / f32::max(all, 1.0)
}

/// For how many years it is still known from the centres who was near whom.
const RECENT: u16 = 2;

/// How often a unit of a third country is hit, near or far.
const fn third(by: Divinity) -> f32 {
    0.12 * Kinship::NearOwn.rate(by) + 0.18 * Kinship::NearFoe.rate(by) + 0.7 * Kinship::Far.rate(by)
}

/// The casts that everybody was told of.
fn told(view: &View) -> Vec<CastSeen> {
    view.heaven.casts.iter().filter(|cast| cast.fate.is_some()).copied().collect()
}

/// Whose units a divine player has hit this year, as far as the viewer knows.
pub(super) fn spent(view: &View, by: Divinity) -> SeatSet {
    let year = view.earth.known.date.year;
    let casts = view.heaven.casts.iter().filter(|cast| cast.by == by && cast.date.year == year);
    casts.map(|cast| cast.unit.power.seat()).collect()
}
