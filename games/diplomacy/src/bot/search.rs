//! Levels 4 and 5: many plans are drafted, tried against what the others may do, and the best is taken.

use crate::order::{Order, Orders};
use crate::power::{POWERS, Power};
use crate::status::Statuses;

use tabletop::Strength;

use super::chance::Rolls;
use super::forward::{Budget, Situation};
use super::improve::Trial;
use super::mix::{Mixes, Plan};

/// How much is thought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Effort {
    /// Drafts of one's own.
    pub(super) own_drafts: usize,
    /// Drafts of each of the others.
    pub(super) other_drafts: usize,
    /// Rounds of regret matching.
    pub(super) rounds: u32,
    /// What everybody might do at once: how many of those to try plans against.
    pub(super) profiles: usize,
    /// How many of one's best plans to improve.
    pub(super) improved: usize,
    /// How many phases to play on for the final choice.
    pub(super) phases: u32,
    /// How many times for each profile.
    pub(super) repeats: u32,
    /// Calls of the judge in all.
    pub(super) budget: u32,
}

/// Level 4.
pub(super) const FOUR: Effort = Effort {
    own_drafts: 24,
    other_drafts: 6,
    rounds: 0,
    profiles: 16,
    improved: 0,
    phases: 0,
    repeats: 0,
    budget: 1_000,
};

/// Level 5.
pub(super) const FIVE: Effort = Effort {
    own_drafts: 16,
    other_drafts: 8,
    rounds: 60,
    profiles: 20,
    improved: 3,
    phases: 2,
    repeats: 2,
    budget: 40_000,
};

/// Level 6.
pub(super) const SIX: Effort = Effort {
    own_drafts: 64,
    other_drafts: 16,
    rounds: 400,
    profiles: 120,
    improved: 10,
    phases: 2,
    repeats: 4,
    budget: 1_000_000,
};

/// The orders of a power, and the budget with what was spent. Which units may be blessed or cursed is for the caller to guess.
pub(super) fn orders(
    situation: &Situation,
    power: Power,
    effort: &Effort,
    statuses: &[Statuses],
    dice: &mut Rolls,
) -> (Plan, Budget) {
    let mut budget = Budget::new(effort.budget);
    let stances = situation.stances();
    let mut counts = [effort.other_drafts; POWERS];
    counts[power.index()] = effort.own_drafts;
    let mut mixes = Mixes::drafted(situation, counts, dice);
    let mut profiles: Vec<Orders> =
        (0..effort.profiles).map(|_| mixes.profile(&situation.position, dice)).collect();
    if effort.rounds > 0 {
        let leave = effort.ranking() + effort.closing();
        mixes.match_regrets(situation, &stances, effort.rounds, leave, &mut budget, dice);
        // Half of the others think, half of them follow their drafts.
        for profile in profiles.iter_mut().step_by(2) {
            *profile = mixes.profile(&situation.position, dice);
        }
    }
    let trial = Trial { situation, stances: &stances, power, profiles: &profiles, statuses };
    let ranked = ranked(&trial, &mixes.plans[power.index()], effort, &mut budget);
    let mut finalists: Vec<Plan> = Vec::new();
    for plan in ranked.iter().take(effort.improved) {
        finalists.push(trial.improve(plan.clone(), effort.closing(), &mut budget, dice));
    }
    finalists.extend(ranked.into_iter().take(UNCHANGED));
    (best(&trial, finalists, effort, dice.seed(), &mut budget), budget)
}

/// How many plans are compared at the end as they were drafted.
const UNCHANGED: usize = 2;

impl Effort {
    /// The same with a part of its calls.
    pub(super) fn divided(self, strength: Strength) -> Self {
        Effort { budget: strength.part(self.budget), ..self }
    }

    /// What ranking one's own drafts takes.
    fn ranking(&self) -> u32 {
        (self.own_drafts * self.profiles) as u32
    }

    /// What comparing the finalists takes.
    fn closing(&self) -> u32 {
        let each = self.profiles as u32 * (1 + self.repeats * self.phases);
        if self.repeats == 0 { 0 } else { (self.improved + UNCHANGED) as u32 * each }
    }
}

/// Plans, the best first.
fn ranked(trial: &Trial<'_>, plans: &[Plan], effort: &Effort, budget: &mut Budget) -> Vec<Plan> {
    let mut ranked = Vec::with_capacity(plans.len());
    for plan in plans {
        if budget.left() < effort.profiles as u32 {
            break;
        }
        ranked.push((trial.values(plan, budget).iter().sum::<f32>(), plan.clone()));
    }
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
    ranked.into_iter().map(|(_, plan)| plan).collect()
}

/// The best of some plans, some phases later. The first one where nobody plays on.
fn best(trial: &Trial<'_>, plans: Vec<Plan>, effort: &Effort, seed: u64, budget: &mut Budget) -> Plan {
    let each = effort.closing() / (effort.improved + UNCHANGED) as u32;
    let mut best: Option<(f32, Plan)> = None;
    for plan in plans {
        let is_known = best.as_ref().is_some_and(|(_, best)| *best == plan);
        let can_think = each > 0 && budget.left() >= each;
        if best.is_some() && (is_known || !can_think) {
            continue;
        }
        let value = if can_think { far_value(trial, &plan, effort, seed, budget) } else { 0.0 };
        if best.as_ref().is_none_or(|(most, _)| value > *most) {
            best = Some((value, plan));
        }
    }
    best.map(|(_, plan)| plan).unwrap_or_default()
}

/// What a plan is worth some phases later.
fn far_value(trial: &Trial<'_>, plan: &[Order], effort: &Effort, seed: u64, budget: &mut Budget) -> f32 {
    let mut sum = 0.0;
    for i in 0..trial.profiles.len() {
        let next = trial.after(plan, i, budget);
        for repeat in 0..effort.repeats {
            // The same luck for every plan.
            let seed = seed ^ (u64::from(repeat) << 32 | i as u64);
            sum += next.played_on(trial.power, effort.phases, seed, trial.stances, budget);
        }
    }
    sum
}
