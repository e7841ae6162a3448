//! How likely everybody is to do what: a few plans for each power, mixed by regret matching, so that each power's
//! mix answers those of the others.

use crate::order::{Order, Orders};
use crate::power::{POWERS, Power};
use crate::unit::Position;

use super::chance::{Rolls, weighted};
use super::draft::draft;
use super::forward::{Budget, Situation, Stances, give};
use super::near::Season;
use super::outlook::{BOLD, Outlook, WARY};

/// One order for each unit of a power.
pub(super) type Plan = Vec<Order>;

/// What each power may do, and how likely.
#[derive(Clone, Debug)]
pub(super) struct Mixes {
    pub(super) plans: [Vec<Plan>; POWERS],
    weights: [Vec<f32>; POWERS],
}

impl Mixes {
    /// Up to so many different drafts for each power, each as likely as it comes up.
    pub(super) fn drafted(situation: &Situation, counts: [usize; POWERS], dice: &mut Rolls) -> Self {
        let outlook = Outlook::new(&situation.position, &situation.centres);
        let mut mixes = Mixes { plans: Default::default(), weights: Default::default() };
        for power in Power::ALL {
            let worths =
                [BOLD, WARY].map(|caution| outlook.worth(power, Season::of(situation.is_fall), caution));
            let count = counts[power.index()];
            for i in 0..count {
                // The first are the plainest, and then they become looser.
                let looseness = LOOSEST * i as f32 / count as f32;
                mixes.add(power, draft(&outlook, &worths[i % 2], power, looseness, dice), 1.0);
            }
        }
        mixes
    }

    /// Adds to what a power may do.
    pub(super) fn add(&mut self, power: Power, plan: Plan, weight: f32) {
        let (plans, weights) = (&mut self.plans[power.index()], &mut self.weights[power.index()]);
        match plans.iter().position(|known| *known == plan) {
            Some(known) => weights[known] += weight,
            None => {
                plans.push(plan);
                weights.push(weight);
            }
        }
    }

    /// What everybody might order at once.
    pub(super) fn profile(&self, position: &Position, dice: &mut Rolls) -> Orders {
        let mut orders = Orders::default();
        for power in Power::ALL {
            let at = weighted(&self.weights[power.index()], dice);
            if let Some(plan) = self.plans[power.index()].get(at) {
                give(&mut orders, position, power, plan);
            }
        }
        orders
    }

    /// Mixes plans so that none is regretted: each round, everybody compares all plans against what the others
    /// happen to do. The weights become how often plans were thought good. A part of the budget is left.
    pub(super) fn match_regrets(
        &mut self,
        situation: &Situation,
        stances: &Stances,
        rounds: u32,
        leave: u32,
        budget: &mut Budget,
        dice: &mut Rolls,
    ) {
        let mut regrets = self.plans.each_ref().map(|plans| vec![0.0_f32; plans.len()]);
        let mut now = self.weights.clone();
        let each: usize = self.plans.iter().map(Vec::len).sum();
        for round in 0..rounds {
            if budget.left() < leave + each as u32 {
                break;
            }
            let chosen: [usize; POWERS] = std::array::from_fn(|power| weighted(&now[power], dice));
            let mut orders = Orders::default();
            for power in Power::ALL {
                if let Some(plan) = self.plans[power.index()].get(chosen[power.index()]) {
                    give(&mut orders, &situation.position, power, plan);
                }
            }
            for power in Power::ALL {
                let i = power.index();
                if self.plans[i].len() < 2 {
                    continue;
                }
                let mut tried = orders.clone();
                let values: Vec<f32> = self.plans[i]
                    .iter()
                    .map(|plan| {
                        give(&mut tried, &situation.position, power, plan);
                        situation.after(&tried, stances, budget).shares(stances)[i]
                    })
                    .collect();
                learn(&values, &mut now[i], &mut regrets[i]);
                for (sum, weight) in self.weights[i].iter_mut().zip(&now[i]) {
                    *sum += weight * round as f32;
                }
            }
        }
    }
}

/// The loosest drafts.
const LOOSEST: f32 = 1.0;

/// Adds to regrets what each plan would have done better than the mix, and mixes anew.
fn learn(values: &[f32], mix: &mut [f32], regrets: &mut [f32]) {
    let all: f32 = mix.iter().sum();
    let mean: f32 = values.iter().zip(mix.iter()).map(|(value, weight)| value * weight / all).sum();
    for (regret, value) in regrets.iter_mut().zip(values) {
        *regret = f32::max(*regret + value - mean, 0.0);
    }
    let positive: f32 = regrets.iter().sum();
    for (weight, regret) in mix.iter_mut().zip(regrets.iter()) {
        *weight = if positive > 0.0 { regret / positive } else { 1.0 / values.len() as f32 };
    }
}
