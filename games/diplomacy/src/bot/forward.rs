//! Playing on in one's head: from orders to the next movement phase, with plain retreats, builds and disbandings, and
//! drafts for everybody.

use crate::adjust::{self, Centres};
use crate::judge::Verdict;
use crate::order::{Order, Orders};
use crate::power::{POWERS, Power};
use crate::status::Statuses;
use crate::unit::{Position, Unit};

use super::chance::Rolls;
use super::draft::draft;
use super::near::Season;
use super::outlook::{EVEN, Outlook, Worth};
use super::{retreat, value, winter};

/// Where a match stands before a movement phase.
#[derive(Clone, Debug)]
pub(super) struct Situation {
    pub(super) position: Position,
    pub(super) centres: Centres,
    pub(super) is_fall: bool,
}

/// What places are worth to each power in the long run: what plain retreats and builds go by, and what units
/// stand on at the end.
pub(super) type Stances = [Worth; POWERS];

/// How often a bot may call the judge, and how often it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Budget {
    most: u32,
    spent: u32,
}

impl Budget {
    pub(super) const fn new(most: u32) -> Self {
        Budget { most, spent: 0 }
    }

    pub(super) const fn left(self) -> u32 {
        self.most.saturating_sub(self.spent)
    }

    /// How often the judge was called.
    pub(super) const fn spent(self) -> u32 {
        self.spent
    }

    /// Judges a movement phase. Whoever asks looks at what is left before.
    pub(super) fn judge(&mut self, position: &Position, orders: &Orders, statuses: Statuses) -> Verdict {
        self.spent += 1;
        crate::judge::movement(position, orders, statuses)
    }
}

impl Situation {
    pub(super) fn stances(&self) -> Stances {
        let outlook = Outlook::new(&self.position, &self.centres);
        Power::ALL.map(|power| outlook.worth(power, Season::Winter, EVEN))
    }

    pub(super) fn shares(&self, stances: &Stances) -> [f32; POWERS] {
        value::shares(&self.position, &self.centres, self.is_fall, stances)
    }

    /// The situation before the next movement phase, after these orders.
    pub(super) fn after(&self, orders: &Orders, stances: &Stances, budget: &mut Budget) -> Situation {
        self.after_with(orders, Statuses::NEUTRAL, stances, budget)
    }

    /// The same with a blessed or a cursed unit.
    pub(super) fn after_with(
        &self,
        orders: &Orders,
        statuses: Statuses,
        stances: &Stances,
        budget: &mut Budget,
    ) -> Situation {
        let verdict = budget.judge(&self.position, orders, statuses);
        self.moved(&verdict, stances)
    }

    /// The situation before the next movement phase, once these moves are made.
    pub(super) fn moved(&self, verdict: &Verdict, stances: &Stances) -> Situation {
        let mut next = Situation {
            position: verdict.after().clone(),
            centres: self.centres.clone(),
            is_fall: self.is_fall,
        };
        for lost in verdict.dislodged() {
            let worth = &stances[lost.unit.power.index()];
            let best = retreat::plain(lost.unit, lost.retreats, &next.centres, worth);
            // Who comes second to a province finds it taken, and leaves the map.
            let _ = best.map(|place| next.position.put(Unit { place, ..lost.unit }));
        }
        next.close(stances);
        next
    }

    /// Ends a phase once everybody has retreated: after a fall centres change hands and powers adjust.
    pub(super) fn close(&mut self, stances: &Stances) {
        if self.is_fall {
            self.centres.occupy(&self.position);
            for power in Power::ALL {
                self.adjust(power, &stances[power.index()]);
            }
        }
        self.is_fall = !self.is_fall;
    }

    /// Builds and disbands for one power, without much thought.
    pub(super) fn adjust(&mut self, power: Power, worth: &Worth) {
        let allowance = self.centres.allowance(&self.position, power);
        if allowance != 0 {
            let orders = winter::plain(&self.position, &self.centres, power, allowance, worth);
            adjust::winter(&mut self.position, &self.centres, power, allowance, &orders);
        }
    }

    /// Drafts for everybody.
    pub(super) fn drafts(&self, looseness: f32, dice: &mut Rolls) -> Orders {
        let outlook = Outlook::new(&self.position, &self.centres);
        let mut orders = Orders::default();
        for power in Power::ALL {
            let worth = outlook.worth(power, Season::of(self.is_fall), EVEN);
            give(&mut orders, &self.position, power, &draft(&outlook, &worth, power, looseness, dice));
        }
        orders
    }

    /// What the situation is worth to a power after some more phases of drafts, with this luck.
    pub(super) fn played_on(
        &self,
        power: Power,
        phases: u32,
        seed: u64,
        stances: &Stances,
        budget: &mut Budget,
    ) -> f32 {
        let mut dice = Rolls::from_seed(seed);
        let mut now = self.clone();
        for _ in 0..phases {
            let orders = now.drafts(LOOSENESS, &mut dice);
            now = now.after(&orders, stances, budget);
        }
        now.shares(stances)[power.index()]
    }
}

/// Chooses between situations by playing each on with the same luck.
#[derive(Debug)]
pub(super) struct Chooser<'a> {
    pub(super) power: Power,
    pub(super) stances: &'a Stances,
    /// How many phases to play on, and how often.
    pub(super) phases: u32,
    pub(super) runs: u32,
    pub(super) seed: u64,
}

impl Chooser<'_> {
    /// What a situation is worth, or nothing where the budget does not suffice to find out.
    pub(super) fn value(&self, situation: &Situation, budget: &mut Budget) -> Option<f32> {
        if budget.left() < self.runs * self.phases {
            return None;
        }
        let run = |run| {
            let seed = self.seed.wrapping_add(u64::from(run) << 32);
            situation.played_on(self.power, self.phases, seed, self.stances, budget)
        };
        Some((0..self.runs).map(run).sum())
    }
}

/// How loose drafts are when playing on.
const LOOSENESS: f32 = 0.3;

/// Gives a power's orders.
pub(super) fn give(orders: &mut Orders, position: &Position, power: Power, list: &[Order]) {
    for order in list {
        orders.give(position, power, *order).expect("bots order their own units");
    }
}
