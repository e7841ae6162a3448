//! Which cast is made: what it brings, less what it gives away and what it spends, and any of those that are nearly as good.

use diplomacy::bot::chance::{Rolls, pick, weighted};
use diplomacy::{Power, Province, Unit};

use super::Effort;
use super::sky::{Sample, Sky, Weighed};
use super::stakes::Goal;
use super::suspicion::{Suspicion, Trace, spent};
use crate::config::Reveal;
use crate::role::Divinity;
use crate::view::View;

/// What it costs to be known for sure as a country's protector.
const BETRAYAL: f32 = 0.02;
/// What it costs to hit one's own or the other's country in spring, when it may be wanted in fall.
const RESERVE: f32 = 0.004;
/// What every cast must bring beside none.
const LEAST: f32 = 0.001;
/// Casts that bring this part of what the best does are as good as it.
const NEARLY: f32 = 0.9;

/// Where to cast, if anywhere, and how often the judge was called.
pub(super) fn cast(view: &View, own: Divinity, effort: Effort, dice: &mut Rolls) -> (Option<Province>, u32) {
    let Some(country) = view.heaven.protected[own.index()] else { return (None, 0) };
    let mut sky = Sky::new(view, effort.calls());
    let suspicion = Suspicion::of_view(view);
    let goal = goal(view, own, country, &suspicion);
    let mut samples = sky.samples(effort.samples, dice);
    guess_other(view, own, &mut sky, &suspicion, effort, &mut samples, dice);
    let weighed = sky.weigh(own, view.heaven.spent, &samples, &[goal]);
    let nets = nets(view, own, country, &goal, &weighed);
    (chosen(&weighed.units, &nets, dice), sky.forecast.spent())
}

/// Whom a divine player is for and against, as far as it is known.
pub(super) fn goal(view: &View, own: Divinity, country: Power, suspicion: &Suspicion) -> Goal {
    match view.heaven.protected[own.other().index()] {
        Some(foe) => Goal::between(country, foe),
        None => Goal::against(country, suspicion.of(own.other())),
    }
}

/// Guesses for each sample what the other one casts: what would serve them best if they thought as we do.
fn guess_other(
    view: &View,
    own: Divinity,
    sky: &mut Sky<'_>,
    suspicion: &Suspicion,
    effort: Effort,
    samples: &mut [Sample],
    dice: &mut Rolls,
) {
    if effort.guesses == 0 {
        return;
    }
    let other = own.other();
    let goals = goals_of(view, own, suspicion);
    let (weights, goals): (Vec<f32>, Vec<Goal>) = goals.into_iter().unzip();
    let first = samples.len().min(effort.guesses as usize);
    let weighed = sky.weigh(other, spent(view, other), &samples[..first], &goals);
    for sample in samples {
        let gains = &weighed.gains[weighted(&weights, dice)];
        let likely: Vec<f32> = gains.iter().map(|gain| squared(*gain)).collect();
        let at = weighted(&likely, dice);
        sample.other = weighed.units.get(at).filter(|_| gains[at] > LEAST).map(|unit| unit.province());
    }
}

/// What good things weigh: by their square, so that the best stand out.
fn squared(gain: f32) -> f32 {
    let gain = f32::max(gain, 0.0);
    gain * gain
}

/// What the other one may be after, and how likely.
fn goals_of(view: &View, own: Divinity, suspicion: &Suspicion) -> Vec<(f32, Goal)> {
    let Some(country) = view.heaven.protected[own.index()] else { return Vec::new() };
    match own {
        // The Devil does not know the Good Lord's country, and suspects what can be suspected.
        Divinity::Lord => {
            let devil = view.heaven.protected[Divinity::Devil.index()].unwrap_or(country);
            let outside = Suspicion::of_devil(view, devil);
            vec![(1.0, Goal::against(devil, outside.of(Divinity::Lord)))]
        }
        Divinity::Devil => {
            let lords = suspicion.of(Divinity::Lord);
            let likely = Power::ALL.into_iter().zip(lords).filter(|(_, chance)| *chance > 0.0);
            likely.map(|(lord, chance)| (chance, Goal::between(lord, country))).collect()
        }
    }
}

/// What each cast brings in all, beside none.
fn nets(view: &View, own: Divinity, country: Power, goal: &Goal, weighed: &Weighed) -> Vec<f32> {
    let is_spring = !view.earth.known.date.stage.is_fall();
    let before = seen_through(view, own, country, None);
    let net = |(at, unit): (usize, &Unit)| {
        let open = match view.rulebook.reveal {
            Reveal::Full => 1.0,
            Reveal::Effective => weighed.changes[at],
            Reveal::None => 0.0,
        };
        let told = if open > 0.0 { seen_through(view, own, country, Some(*unit)) - before } else { 0.0 };
        let is_wanted = unit.power == country || goal.foe[unit.power.index()] > 0.5;
        let reserve = if is_spring && is_wanted { RESERVE } else { 0.0 };
        weighed.gains[0][at] - BETRAYAL * open * f32::max(told, 0.0) - reserve
    };
    weighed.units.iter().enumerate().map(net).collect()
}

/// How sure others could be of one's country once they have seen a cast on a unit.
fn seen_through(view: &View, own: Divinity, country: Power, on: Option<Unit>) -> f32 {
    let mut outside = match (own, view.heaven.protected[Divinity::Devil.index()]) {
        (Divinity::Lord, Some(devil)) => Suspicion::of_devil(view, devil),
        _ => Suspicion::of_public(view),
    };
    if let Some(unit) = on {
        let trace = Trace { date: view.earth.known.date, by: own, unit, is_effective: true };
        outside.learn(view, &trace, spent(view, own));
    }
    outside.of(own)[country.index()]
}

/// One of the best casts; none where nothing is better than that.
fn chosen(units: &[Unit], nets: &[f32], dice: &mut Rolls) -> Option<Province> {
    let best = nets.iter().copied().fold(0.0, f32::max);
    let good = units.iter().zip(nets).filter(|(_, net)| **net > LEAST && **net >= NEARLY * best);
    let good: Vec<Province> = good.map(|(unit, _)| unit.province()).collect();
    pick(&good, dice).copied()
}
