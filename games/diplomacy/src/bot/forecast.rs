//! What everybody is likely to order, and what would come of it: for a variant's bots that order nothing themselves.
//!
//! Orders are guessed as level 3 drafts them. Calls of the judge are counted, and whoever asks keeps to what is left.

use crate::adjust::{self, Centres};
use crate::judge::Verdict;
use crate::order::Orders;
use crate::power::{POWERS, Power};
use crate::status::Statuses;
use crate::unit::Position;

use super::chance::Rolls;
use super::draft::draft;
use super::forward::{Budget, Situation, Stances, give};
use super::near::Season;
use super::outlook::{BOLD, Outlook, Worth};
use super::{value, winter};

/// How many centres each power may count on; below nothing for one that is out.
pub type Might = [f32; POWERS];

/// A situation before movement, as somebody above the map looks at it.
#[derive(Clone, Debug)]
pub struct Forecast {
    situation: Situation,
    worths: [Worth; POWERS],
    stances: Stances,
    budget: Budget,
}

impl Forecast {
    /// With so many calls of the judge to spend.
    pub fn new(position: &Position, centres: &Centres, is_fall: bool, calls: u32) -> Self {
        let situation = Situation { position: position.clone(), centres: centres.clone(), is_fall };
        let outlook = Outlook::new(position, centres);
        let worths = Power::ALL.map(|power| outlook.worth(power, Season::of(is_fall), BOLD));
        let stances = situation.stances();
        Forecast { situation, worths, stances, budget: Budget::new(calls) }
    }

    /// How often the judge may still be called.
    pub const fn left(&self) -> u32 {
        self.budget.left()
    }

    /// How often it was.
    pub const fn spent(&self) -> u32 {
        self.budget.spent()
    }

    /// What everybody might order. The looser, the more often something else than the best.
    pub fn sample(&self, looseness: f32, dice: &mut Rolls) -> Orders {
        let outlook = Outlook::new(&self.situation.position, &self.situation.centres);
        let mut orders = Orders::default();
        for power in Power::ALL {
            let list = draft(&outlook, &self.worths[power.index()], power, looseness, dice);
            give(&mut orders, &self.situation.position, power, &list);
        }
        orders
    }

    /// What these orders come to with a blessed or a cursed unit, and what everybody may count on after that, with plain
    /// retreats and a plain winter. It is one call of the judge.
    pub fn after(&mut self, orders: &Orders, statuses: Statuses) -> (Verdict, Might) {
        let verdict = self.budget.judge(&self.situation.position, orders, statuses);
        let next = self.situation.moved(&verdict, &self.stances);
        let might = value::might(&next.position, &next.centres, next.is_fall, &self.stances);
        let gone = |power: Power| next.position.count(power) == 0 && next.centres.of(power).is_empty();
        (verdict, Power::ALL.map(|power| if gone(power) { -1.0 } else { might[power.index()] }))
    }
}

/// The units after a plain winter in which some may have more of them than centres.
pub fn wintered(position: &Position, centres: &Centres, extra: [i8; POWERS]) -> Position {
    let situation = Situation { position: position.clone(), centres: centres.clone(), is_fall: false };
    let stances = situation.stances();
    let mut after = position.clone();
    for power in Power::ALL {
        let allowance = centres.allowance(&after, power) + extra[power.index()];
        let orders = winter::plain(&after, centres, power, allowance, &stances[power.index()]);
        adjust::winter(&mut after, centres, power, allowance, &orders);
    }
    after
}
