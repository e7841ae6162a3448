//! To whom the Good Lord gives a unit in winter: what the spring after it would be worth, less what more units than centres give away.

use diplomacy::Power;
use diplomacy::Statuses;
use diplomacy::bot::chance::Rolls;
use diplomacy::bot::forecast::{Forecast, wintered};
use diplomacy::power::POWERS;

use super::Effort;
use super::choice::goal;
use super::stakes::Goal;
use super::suspicion::Suspicion;
use crate::role::Divinity;
use crate::view::View;

/// What it costs to show everybody a unit too many of one's own country.
const BETRAYAL: f32 = 0.01;
/// What a gift must bring beside none.
const LEAST: f32 = 0.002;

/// The country to give to, if any, and how often the judge was called.
pub(super) fn gift(view: &View, effort: Effort, dice: &mut Rolls) -> (Option<Power>, u32) {
    let lord = Divinity::Lord;
    let Some(country) = view.heaven.protected[lord.index()] else { return (None, 0) };
    let goal = goal(view, lord, country, &Suspicion::of_view(view));
    let seed = dice.seed();
    let mut calls = 0;
    let mut value = |to: Option<Power>| {
        let (value, spent) = spring(view, to, &goal, effort.samples, &mut Rolls::from_seed(seed));
        calls += spent;
        value - to.map_or(0.0, |to| betrayal(view, country, to))
    };
    let none = value(None);
    let mut best = (none + LEAST, None);
    for power in Power::ALL.into_iter().filter(|power| view.earth.known.is_alive(*power)) {
        let value = value(Some(power));
        if value > best.0 {
            best = (value, Some(power));
        }
    }
    (best.1, calls)
}

/// What the next spring is worth on average, with one unit more for somebody.
fn spring(view: &View, to: Option<Power>, goal: &Goal, samples: u32, dice: &mut Rolls) -> (f32, u32) {
    let known = &view.earth.known;
    let mut extra = [0; POWERS];
    if let Some(power) = to {
        extra[power.index()] = 1;
    }
    let position = wintered(&known.position, &known.centres, extra);
    let mut forecast = Forecast::new(&position, &known.centres, false, samples);
    let mut sum = 0.0;
    for _ in 0..samples {
        let orders = forecast.sample(0.3, dice);
        sum += goal.worth(&forecast.after(&orders, Statuses::NEUTRAL).1);
    }
    (sum / samples as f32, forecast.spent())
}

/// What a gift gives away: nothing where the country is suspected already.
fn betrayal(view: &View, country: Power, to: Power) -> f32 {
    let devil = view.heaven.protected[Divinity::Devil.index()].filter(|_| to == country);
    devil.map_or(0.0, |devil| {
        let known = Suspicion::of_devil(view, devil).of(Divinity::Lord)[country.index()];
        BETRAYAL * (1.0 - known)
    })
}
