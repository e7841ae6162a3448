//! The map as divine players look at it: what each possible cast would change under orders that the powers are likely to give.

use diplomacy::bot::chance::Rolls;
use diplomacy::bot::forecast::{Forecast, Might};
use diplomacy::{Order, Orders, Province, ProvinceSet, Ruling, Statuses, Unit, Verdict};
use tabletop::SeatSet;

use super::stakes::Goal;
use crate::opposition::settle;
use crate::role::Divinity;
use crate::view::View;

/// Orders that may be given, and what the other divine player may cast meanwhile.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    pub(super) orders: Orders,
    pub(super) other: Option<Province>,
}

/// A movement phase that is thought about.
#[derive(Debug)]
pub(super) struct Sky<'a> {
    view: &'a View,
    pub(super) forecast: Forecast,
}

/// What casts would bring.
#[derive(Clone, Debug)]
pub(super) struct Weighed {
    /// Which units could be hit.
    pub(super) units: Vec<Unit>,
    /// What hitting each brings on average beside hitting none, for each goal.
    pub(super) gains: Vec<Vec<f32>>,
    /// In which part of the samples it changes anything.
    pub(super) changes: Vec<f32>,
}

/// How loose guesses of orders are, in turn: bots of level 3, and people who think otherwise.
const LOOSENESS: [f32; 2] = [0.2, 0.5];

impl<'a> Sky<'a> {
    pub(super) fn new(view: &'a View, calls: u32) -> Self {
        let known = &view.earth.known;
        let is_fall = known.date.stage.is_fall();
        Sky { view, forecast: Forecast::new(&known.position, &known.centres, is_fall, calls) }
    }

    /// Orders that may be given, with nothing cast.
    pub(super) fn samples(&self, count: u32, dice: &mut Rolls) -> Vec<Sample> {
        let sample = |at: u32| {
            let looseness = LOOSENESS[at as usize % LOOSENESS.len()];
            Sample { orders: self.forecast.sample(looseness, dice), other: None }
        };
        (0..count).map(sample).collect()
    }

    /// What the casts of a divine player would bring, on units of powers not barred. A sample that the budget does not suffice for is left out.
    pub(super) fn weigh(
        &mut self,
        by: Divinity,
        barred: SeatSet,
        samples: &[Sample],
        goals: &[Goal],
    ) -> Weighed {
        let position = &self.view.earth.known.position;
        let units: Vec<Unit> = position.units().filter(|unit| !barred.has(unit.power.seat())).collect();
        let mut weighed = Weighed {
            gains: vec![vec![0.0; units.len()]; goals.len()],
            changes: vec![0.0; units.len()],
            units,
        };
        let mut runs = 0.0;
        for sample in samples {
            if self.forecast.left() > weighed.units.len() as u32 {
                self.try_all(by, sample, goals, &mut weighed);
                runs += 1.0;
            }
        }
        let sums = weighed.gains.iter_mut().chain([&mut weighed.changes]).flatten();
        sums.for_each(|sum| *sum /= f32::max(runs, 1.0));
        weighed
    }

    /// Tries every cast in one sample.
    fn try_all(&mut self, by: Divinity, sample: &Sample, goals: &[Goal], weighed: &mut Weighed) {
        let (statuses, _) = self.settled(by, sample, None);
        let (verdict, base) = self.forecast.after(&sample.orders, statuses);
        let mut plain: Option<Might> = None;
        for (at, unit) in weighed.units.iter().enumerate() {
            let (statuses, is_cancelled) = self.settled(by, sample, Some(unit.province()));
            if !is_cancelled && is_idle(by, *unit, &sample.orders, &verdict, self.view) {
                continue;
            }
            let might = match plain.filter(|_| is_cancelled) {
                Some(might) => might,
                None => self.forecast.after(&sample.orders, statuses).1,
            };
            plain = if is_cancelled { Some(might) } else { plain };
            if might != base {
                weighed.changes[at] += 1.0;
                for (goal, gains) in goals.iter().zip(&mut weighed.gains) {
                    gains[at] += goal.worth(&might) - goal.worth(&base);
                }
            }
        }
    }

    /// What is left of a cast and the other's, and whether they cancel each other.
    fn settled(&self, by: Divinity, sample: &Sample, at: Option<Province>) -> (Statuses, bool) {
        let (blessed, cursed) = match by {
            Divinity::Lord => (at, sample.other),
            Divinity::Devil => (sample.other, at),
        };
        let rulebook = self.view.rulebook;
        let position = &self.view.earth.known.position;
        let settled = settle(position, &sample.orders, blessed, cursed, rulebook.opposition);
        (settled.statuses(rulebook.rout), settled.cancelled.is_some())
    }
}

/// Whether a cast plainly does nothing: a blessing on what goes well without it, a curse on what stays and nobody attacks.
fn is_idle(by: Divinity, unit: Unit, orders: &Orders, verdict: &Verdict, view: &View) -> bool {
    let at = unit.province();
    match by {
        Divinity::Lord => {
            let goes_well = matches!(verdict.ruling(at), Some(Ruling::Ok | Ruling::Void));
            goes_well && verdict.dislodged_at(at).is_none()
        }
        Divinity::Devil => {
            let stays = matches!(orders.of(at), None | Some(Order::Hold(_)));
            stays && !attacked(unit, orders, view)
        }
    }
}

/// Whether another power's unit is told to go where a unit stands.
fn attacked(unit: Unit, orders: &Orders, view: &View) -> bool {
    let others = view.earth.known.position.units().filter(|other| other.power != unit.power);
    let goals: ProvinceSet = others.filter_map(|other| goal(orders.of(other.province())?)).collect();
    goals.has(unit.province())
}

/// Where an order sends a unit.
fn goal(order: &Order) -> Option<Province> {
    match order {
        Order::Move { to, .. } => Some(to.province()),
        _ => None,
    }
}
