//! Evaluations learnt from games of bots among themselves.
//!
//! Bots play; every turn of every game is a position of which it is known how it ended. The weights under which those ends
//! were likeliest (logistic regression, with a little mistrust of every weight) become the game's own, as data. Nothing here runs while anybody
//! plays. One game in [`KEPT`] is not learnt from, so that it can be said how well the weights foretell games they have not seen.

use std::thread;

use tabletop::{Bot, Dice, Input, Learnt, Seat, Team, Viewer};

use crate::luck::{Luck, sub_seed};
use crate::turn::{Turn, turn};

/// One game of so many is kept for judging what was learnt.
pub const KEPT: u32 = 8;
/// The evaluation with which three of four games are won is as many times the natural unit of odds.
const ODDS_OF_SURE: f64 = 1.098_612_288_668_11;

/// What to play and how to learn from it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// Games from each start.
    pub games: u32,
    /// Random inputs before the bots take over: up to so many, a different number from game to game.
    pub opening: u32,
    /// Where all dice come from.
    pub seed: u64,
    /// How many games at once. It changes nothing but the time it takes.
    pub threads: usize,
    /// Passes over all positions.
    pub passes: u32,
    /// How much a weight is mistrusted: what a weight of one unit of odds costs, in positions.
    pub mistrust: f64,
}

/// A position of a game that was played, and how it ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// Features by number with their counts, for the first team.
    pub features: Vec<(u16, i16)>,
    /// What the end was worth to the first team, from 0 (lost) to 1 (won).
    pub worth: f32,
    /// Whether it is kept for judging.
    pub is_kept: bool,
}

/// What was learnt.
#[derive(Clone, PartialEq, Debug)]
pub struct Learned {
    /// The features that weigh anything, in their order, by name; on the scale of the game's evaluation.
    pub weights: Vec<(String, i32)>,
    /// Positions learnt from.
    pub learnt: usize,
    /// Positions kept for judging.
    pub kept: usize,
    /// How badly the kept ones are foretold, in bits a position: knowing nothing, by the weights that the game has, by those
    /// that were learnt.
    pub surprise: [f64; 3],
}

/// Plays games from each start and gives their positions, in order: the same for the same seed and any number of threads.
pub fn samples<G: Learnt>(
    starts: &[G],
    plan: Plan,
    bot: &(dyn Fn() -> Box<dyn Bot<G>> + Sync),
    finished: &(dyn Fn() + Sync),
) -> Vec<Sample> {
    let all: Vec<(u32, &G)> =
        starts.iter().flat_map(|start| (0..plan.games).map(move |game| (game, start))).collect();
    let threads = plan.threads.max(1);
    let mut played: Vec<(usize, Vec<Sample>)> = thread::scope(|scope| {
        let hands: Vec<_> = (0..threads)
            .map(|hand| {
                let all = &all;
                scope.spawn(move || {
                    let own = all.iter().enumerate().skip(hand).step_by(threads);
                    own.map(|(number, (game, start))| {
                        let luck = Luck::from_seed(sub_seed(plan.seed, number as u64));
                        let samples = play(*start, plan.opening, luck, bot, game % KEPT == 0);
                        finished();
                        (number, samples)
                    })
                    .collect::<Vec<_>>()
                })
            })
            .collect();
        hands.into_iter().flat_map(|hand| hand.join().expect("a game ends")).collect()
    });
    played.sort_by_key(|(number, _)| *number);
    played.into_iter().flat_map(|(_, samples)| samples).collect()
}

/// One game, as the positions in which somebody's turn began.
fn play<G: Learnt>(
    start: &G,
    opening: u32,
    mut luck: Luck,
    bot: &dyn Fn() -> Box<dyn Bot<G>>,
    is_kept: bool,
) -> Vec<Sample> {
    let mut state = start.clone();
    let mut random = if opening == 0 { 0 } else { luck.below(opening + 1) };
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(start.seats()).map(|_| bot()).collect();
    let (mut samples, mut last) = (Vec::new(), None);
    let first = start.team(Seat::new(0));
    let worth = loop {
        let input = match turn(&state) {
            Turn::Over(outcome) => break outcome.value(Seat::new(0), |seat| state.team(seat)),
            Turn::Chance => Input::Chance(state.roll(&mut luck)),
            Turn::Expire(window) => Input::Expired(window),
            Turn::Act(seat) => {
                if last != Some(seat) && random == 0 {
                    samples.push(Sample { features: features(&state, first), worth: 0.0, is_kept });
                }
                last = Some(seat);
                let action = if random > 0 {
                    random -= 1;
                    state.sample(seat, &mut luck)
                } else {
                    bots[seat.index()].choose(&state.view(Viewer::Seat(seat)), seat, &mut luck)
                };
                Input::Act(seat, action)
            }
        };
        state.apply(input, &mut ());
    };
    samples.iter_mut().for_each(|sample| sample.worth = worth);
    samples
}

/// The features of a position, each once.
fn features<G: Learnt>(state: &G, team: Team) -> Vec<(u16, i16)> {
    let mut found: Vec<(u16, i16)> = Vec::new();
    state.features(team, |feature, count| {
        if count != 0 {
            let feature = u16::try_from(feature).expect("a game has few features");
            match found.iter_mut().find(|(other, _)| *other == feature) {
                Some((_, sum)) => *sum += count as i16,
                None => found.push((feature, count as i16)),
            }
        }
    });
    found.retain(|(_, count)| *count != 0);
    found
}

/// The weights under which the samples' ends are likeliest.
pub fn learn<G: Learnt>(samples: &[Sample], plan: Plan) -> Learned {
    let (kept, learnt): (Vec<&Sample>, Vec<&Sample>) = samples.iter().partition(|sample| sample.is_kept);
    let scale = f64::from(G::SURE) / ODDS_OF_SURE;
    let fitted = fit(&learnt, G::weights().len(), plan);
    let weights: Vec<i32> = fitted.iter().map(|weight| (weight * scale).round() as i32).collect();
    let by = |weights: &[i32]| {
        let odds: Vec<f64> = weights.iter().map(|weight| f64::from(*weight) / scale).collect();
        surprise(&kept, &odds)
    };
    let surprise = [1.0, by(G::weights()), by(&weights)];
    let named = weights.into_iter().enumerate().filter(|(_, weight)| *weight != 0);
    let name = |number| G::feature(number).expect("a weight has a feature");
    let weights = named.map(|(number, weight)| (name(number), weight)).collect();
    Learned { weights, learnt: learnt.len(), kept: kept.len(), surprise }
}

/// Gradient descent with momentum and a step for each weight (Adam), over all samples at once.
fn fit(samples: &[&Sample], count: usize, plan: Plan) -> Vec<f64> {
    let mut weights = vec![0.0; count];
    let (mut mean, mut square) = (vec![0.0; count], vec![0.0; count]);
    for pass in 1..=plan.passes {
        let mut slope: Vec<f64> = weights.iter().map(|weight| weight * plan.mistrust).collect();
        for sample in samples {
            let miss = chance(sample, &weights) - f64::from(sample.worth);
            for (feature, times) in &sample.features {
                slope[usize::from(*feature)] += miss * f64::from(*times);
            }
        }
        let step = 0.05 * (1.0 - f64::from(pass - 1) / f64::from(plan.passes));
        let (warm_mean, warm_square) = (1.0 - 0.9f64.powi(pass as i32), 1.0 - 0.999f64.powi(pass as i32));
        for at in 0..count {
            let slope = slope[at] / samples.len().max(1) as f64;
            mean[at] = 0.9 * mean[at] + 0.1 * slope;
            square[at] = 0.999 * square[at] + 0.001 * slope * slope;
            let root = (square[at] / warm_square).sqrt() + 1e-8;
            weights[at] -= step * (mean[at] / warm_mean) / root;
        }
    }
    weights
}

/// How likely the first team wins by these weights.
fn chance(sample: &Sample, weights: &[f64]) -> f64 {
    let features = sample.features.iter();
    let odds: f64 = features.map(|(feature, times)| weights[usize::from(*feature)] * f64::from(*times)).sum();
    1.0 / (1.0 + (-odds).exp())
}

/// Bits that the ends of these samples tell to who goes by these weights, on average.
fn surprise(samples: &[&Sample], weights: &[f64]) -> f64 {
    let bits = |sample: &&Sample| {
        let (chance, worth) = (chance(sample, weights).clamp(1e-6, 1.0 - 1e-6), f64::from(sample.worth));
        -(worth * chance.log2() + (1.0 - worth) * (1.0 - chance).log2())
    };
    samples.iter().map(bits).sum::<f64>() / samples.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::MctsBot;
    use crate::toys::{Race, Toy};

    const PLAN: Plan = Plan { games: 400, opening: 2, seed: 3, threads: 1, passes: 300, mistrust: 1.0 };

    fn played(plan: Plan) -> Vec<Sample> {
        let bot = || Box::new(MctsBot { iterations: 40, hands: 1 }) as Box<dyn Bot<Toy<Race>>>;
        samples(&[Toy::<Race>::default()], plan, &bot, &|| ())
    }

    #[test]
    fn who_is_ahead_and_to_move_is_found_to_matter_and_nothing_else() {
        let learned = learn::<Toy<Race>>(&played(PLAN), PLAN);
        let [(ahead, squares), (turn, tempo)] = &learned.weights[..] else { panic!("{learned:?}") };
        assert_eq!((ahead.as_str(), turn.as_str()), ("ahead", "to-roll"));
        // A turn is a square on average: half of the two that the die gives.
        assert!((30..120).contains(squares) && (15..120).contains(tempo), "{learned:?}");
        let [nothing, before, after] = learned.surprise;
        assert!(nothing == 1.0 && after < before && before < nothing, "{learned:?}");
        assert!(learned.kept > 0 && learned.learnt > 5 * learned.kept, "{learned:?}");
    }

    #[test]
    fn neither_threads_nor_the_hour_change_what_is_learnt() {
        let alone = played(Plan { games: 20, ..PLAN });
        assert_eq!(played(Plan { games: 20, threads: 3, ..PLAN }), alone);
        assert_ne!(played(Plan { games: 20, seed: 4, ..PLAN }), alone);
    }

    #[test]
    fn who_mistrusts_weights_gets_small_ones() {
        let samples = played(Plan { games: 60, ..PLAN });
        let of = |mistrust| learn::<Toy<Race>>(&samples, Plan { mistrust, ..PLAN }).weights;
        let (bold, shy) = (of(1.0), of(100_000.0));
        assert!(bold.iter().all(|(_, weight)| *weight > 1), "{bold:?}");
        assert!(
            shy.iter().all(|(name, weight)| bold.iter().any(|(other, more)| other == name && more > weight)),
            "{shy:?}"
        );
    }

    #[test]
    fn a_position_has_each_feature_once() {
        let state = Toy::<Race>::after(&[2, 0, 3, 1]);
        assert_eq!(features(&state, Team(0)), [(0, 2), (1, 1)]);
        assert_eq!(features(&state, Team(1)), [(0, -2), (1, -1)]);
    }
}
