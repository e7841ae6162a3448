//! Looking ahead through chance: every outcome of a roll is weighed by its odds, for any number of teams.
//!
//! All actions are glanced at; only the most promising ones are looked into, a turn deeper with every round, until
//! the budget is spent. Everybody is taken to choose what looks best to themselves. Evaluations and results are
//! weighed on one scale, from 0 (lost) to 1 (won): a roll that wins one time in six is worth a sixth, however high
//! the win.
//!
//! It takes the state it is given for known; where something is hidden, [`crate::ismcts`] is the one to ask. It never
//! reads a clock: the same position and limits give the same answer everywhere.

use tabletop::{Dice, Evaluate, Input, Odds, Seat};

use crate::hands::each;
use crate::luck::Luck;
use crate::mistakes::choosable;
use crate::turn::{Turn, after, after_time, turn};
use crate::wanted::is_unwanted;
use crate::worth::{self, Worth};

/// Actions looked into at the root.
const ROOT_WIDTH: usize = 6;
/// Actions looked into further down.
const WIDTH: usize = 3;
/// How often chance that cannot be listed is rolled.
const ROLLS: u32 = 6;

/// How long to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Positions to glance at, at most, by all hands together; the first round is always finished.
    pub nodes: u64,
    /// Decisions to look ahead at most, one's own included.
    pub depth: u32,
    /// How many hands look into actions, each with its part of the budget.
    pub hands: usize,
}

impl Limits {
    /// As deep as this many positions allow.
    pub fn nodes(nodes: u64) -> Self {
        Limits { nodes, depth: 20, hands: 1 }
    }
}

/// What was found out about an action.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<A> {
    /// The action.
    pub action: A,
    /// What it is worth to the seat, from 0 to 1.
    pub worth: f32,
    /// Decisions looked ahead to tell, this one included.
    pub depth: u32,
}

/// Weighs the actions of a seat in `must`, the best first. Those looked into deepest come before all others.
pub fn weigh<G: Evaluate>(state: &G, seat: Seat, limits: Limits) -> Vec<Weighed<G::Action>> {
    weigh_counted(state, seat, limits).0
}

/// The same, with how many positions were glanced at.
pub fn weigh_counted<G: Evaluate>(state: &G, seat: Seat, limits: Limits) -> (Vec<Weighed<G::Action>>, u64) {
    weigh_beside(state, seat, limits, None)
}

/// The same, with one action looked into as deep as the best, however it looks at a glance.
pub fn weigh_beside<G: Evaluate>(
    state: &G,
    seat: Seat,
    limits: Limits,
    beside: Option<&G::Action>,
) -> (Vec<Weighed<G::Action>>, u64) {
    let hands = limits.hands.max(1);
    let part = limits.nodes / hands as u64;
    let hand = |number| Search { most: part, nodes: 0, luck: Luck::from_seed(number) };
    let mut crew: Vec<Search> = (0..hands as u64).map(hand).collect();
    let mut weighed = crew[0].glances(state, seat);
    let width = weighed.len().min(ROOT_WIDTH);
    for depth in 2..=limits.depth {
        // Two are always looked into: the best, and behind it what is asked about.
        if let Some(at) = weighed.iter().position(|one| Some(&one.action) == beside).filter(|at| *at > 1) {
            weighed[1..=at].rotate_right(1);
        }
        let looked = look_into(&mut crew, state, seat, &weighed[..width], depth);
        // What looked best so far comes first: two of them compared are a choice.
        if looked.len() < 2 {
            break;
        }
        for (one, worth) in weighed.iter_mut().zip(&looked) {
            (one.worth, one.depth) = (worth[seat.index()], depth);
        }
        sort(&mut weighed[..looked.len()]);
        if looked.len() < width {
            break;
        }
    }
    (weighed, crew.iter().map(|hand| hand.nodes).sum())
}

/// What a position is worth to each seat before anybody chooses, and how many positions were glanced at: as deep as the budget allows, one
/// decision at least.
pub(crate) fn expected<G: Evaluate>(state: &G, limits: Limits) -> (Worth, u64) {
    let mut search = Search { most: u64::MAX, nodes: 0, luck: Luck::from_seed(0) };
    let mut worth = search.look(state, 1).unwrap_or_else(|| worth::of_glance(state));
    search.most = limits.nodes;
    for depth in 2..=limits.depth {
        let Some(deeper) = search.look(state, depth) else { break };
        worth = deeper;
    }
    (worth, search.nodes)
}

/// What actions are worth, looked into so deep, up to the first for which its hand had no budget left. They are dealt out
/// in turn.
fn look_into<G: Evaluate>(
    crew: &mut [Search],
    state: &G,
    seat: Seat,
    actions: &[Weighed<G::Action>],
    depth: u32,
) -> Vec<Worth> {
    let hands = crew.len();
    let tasks: Vec<(usize, &mut Search)> = crew.iter_mut().enumerate().collect();
    let mut found = each(tasks, |(hand, search)| {
        let own = actions.iter().skip(hand).step_by(hands);
        let look = |one: &Weighed<G::Action>| search.look(&after(state, seat, &one.action), depth - 1);
        own.map_while(look).collect::<Vec<Worth>>().into_iter()
    });
    (0..actions.len()).map_while(|place| found[place % hands].next()).collect()
}

fn sort<A>(weighed: &mut [Weighed<A>]) {
    weighed.sort_by(|one, other| other.worth.total_cmp(&one.worth));
}

/// The best action of a seat in `must`, each blurred by up to `noise` thousandths either way. Equals are drawn from. Where
/// [taking](Evaluate::takes) is better than the position as it is, nothing worse is chosen from: nobody leaves what is free to take.
pub fn best<G: Evaluate, D: Dice + ?Sized>(
    state: &G,
    seat: Seat,
    limits: Limits,
    noise: u32,
    dice: &mut D,
) -> G::Action {
    let mut weighed = weigh(state, seat, limits);
    let deepest = weighed.iter().map(|one| one.depth).max().unwrap_or(0);
    weighed.retain(|one| one.depth == deepest);
    if noise > 0 {
        let now = worth::of_glance(state)[seat.index()];
        weighed.truncate(choosable(&weighed, now, |one| one.worth, |one| state.takes(&one.action)));
    }
    let mut best: Option<(f32, u32, G::Action)> = None;
    for one in weighed {
        let by = dice.below(noise.saturating_mul(2).saturating_add(1)) as f32 - noise as f32;
        let (worth, lot) = (1000.0 * one.worth + by, dice.below(u32::MAX));
        if best.as_ref().is_none_or(|(most, ticket, _)| worth > *most || worth == *most && lot > *ticket) {
            best = Some((worth, lot, one.action));
        }
    }
    best.expect("a seat in must has an action").2
}

/// One hand.
struct Search {
    /// Positions to glance at, at most.
    most: u64,
    nodes: u64,
    luck: Luck,
}

impl Search {
    /// Every action of a seat as it looks at a glance, the best first.
    fn glances<G: Evaluate>(&mut self, state: &G, seat: Seat) -> Vec<Weighed<G::Action>> {
        let mut plies = Vec::new();
        state.plies(seat, &mut plies);
        let glance = |action: G::Action| {
            let worth = self.glance(&after(state, seat, &action))[seat.index()];
            Weighed { action, worth, depth: 1 }
        };
        let mut weighed: Vec<Weighed<G::Action>> = plies.into_iter().map(glance).collect();
        sort(&mut weighed);
        weighed
    }

    fn glance<G: Evaluate>(&mut self, state: &G) -> Worth {
        self.nodes += 1;
        match turn(state) {
            Turn::Over(outcome) => worth::of_outcome(state, &outcome),
            Turn::Chance | Turn::Act(_) | Turn::Expire(_) => worth::of_glance(state),
        }
    }

    /// What a position is worth, so many decisions ahead; nothing if the budget is spent.
    fn look<G: Evaluate>(&mut self, state: &G, depth: u32) -> Option<Worth> {
        if self.nodes >= self.most || is_unwanted() {
            return None;
        }
        match turn(state) {
            Turn::Over(_) => Some(self.glance(state)),
            _ if depth == 0 => Some(self.glance(state)),
            Turn::Chance => self.roll(state, depth),
            Turn::Expire(window) => self.look(&after_time(state, window), depth),
            Turn::Act(seat) => self.decide(state, seat, depth),
        }
    }

    /// The mean over what chance may bring.
    fn roll<G: Evaluate>(&mut self, state: &G, depth: u32) -> Option<Worth> {
        let outcomes = match state.odds() {
            Odds::Explicit(outcomes) => outcomes,
            Odds::Sampled => (0..ROLLS).map(|_| (state.roll(&mut self.luck), 1)).collect(),
        };
        let total: f32 = outcomes.iter().map(|(_, weight)| *weight as f32).sum();
        let mut mean = Worth::default();
        for (outcome, weight) in outcomes {
            let mut next = state.clone();
            next.apply(Input::Chance(outcome), &mut ());
            let worth = self.look(&next, depth)?;
            for (sum, one) in mean.iter_mut().zip(worth) {
                *sum += one * weight as f32 / total;
            }
        }
        Some(mean)
    }

    /// What a seat chooses.
    fn decide<G: Evaluate>(&mut self, state: &G, seat: Seat, depth: u32) -> Option<Worth> {
        let weighed = self.glances(state, seat);
        let width = if depth == 1 { 1 } else { WIDTH };
        let mut best: Option<Worth> = None;
        for one in weighed.iter().take(width) {
            let worth = self.look(&after(state, seat, &one.action), depth - 1)?;
            if best.is_none_or(|best| worth[seat.index()] > best[seat.index()]) {
                best = Some(worth);
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hands::with_threads;
    use crate::toys::{Pick, Race, TicTacToe, Toy};

    const FIRST: Seat = Seat::new(0);
    const DEEP: u64 = 1_000_000;

    /// A race in which both have come this far and the first has rolled.
    fn race(both: u8, roll: u8) -> Toy<Race> {
        let mut log = Vec::new();
        while log.len() < usize::from(both) * 4 {
            log.extend([1, 0, 1, 0]);
        }
        log.push(roll);
        Toy::after(&log)
    }

    fn worths(state: &Toy<Race>, depth: u32) -> Vec<(u8, f32)> {
        let weighed = weigh(state, FIRST, Limits { nodes: DEEP, depth, hands: 1 });
        weighed.into_iter().map(|one| (one.action.0, one.worth)).collect()
    }

    #[test]
    fn chance_is_weighed_by_its_odds() {
        // Nine is one short of home: the opponent needs a three at once, or the next roll wins.
        let found = worths(&race(7, 2), 3);
        assert_eq!(found[0].0, 0);
        assert!((found[0].1 - 2.0 / 3.0).abs() < 1e-6, "{found:?}");
        assert_eq!(worths(&race(7, 3), 1)[0], (0, 1.0), "a win is a win at first sight");
        assert_eq!(worths(&race(9, 1), 2), [(0, 1.0), (1, 0.0)], "and so is a loss a turn later");
    }

    #[test]
    fn the_budget_ends_the_rounds() {
        let state = race(3, 2);
        let depth = |nodes| {
            weigh(&state, FIRST, Limits { nodes, depth: 6, hands: 1 }).iter().map(|one| one.depth).max()
        };
        assert_eq!(depth(1), Some(1), "the first round is always finished");
        assert_eq!(depth(20), Some(2));
        assert_eq!(depth(DEEP), Some(6));
    }

    #[test]
    fn hands_find_the_same_for_any_threads() {
        let state = race(3, 2);
        let think = |nodes, hands, threads| {
            with_threads(threads, || weigh(&state, FIRST, Limits { nodes, depth: 6, hands }))
        };
        for nodes in [1, 20, 100, 1_000, DEEP] {
            let alone = think(nodes, 2, 1);
            assert!([2, 3].into_iter().all(|threads| think(nodes, 2, threads) == alone), "{nodes} positions");
        }
        assert_eq!(
            think(DEEP, 2, 2),
            think(DEEP, 1, 1),
            "and what one hand finds where the budget is enough"
        );
    }

    #[test]
    fn equals_are_drawn_from_and_noise_blurs() {
        let limits = Limits { nodes: 1, depth: 1, hands: 1 };
        let choices = |noise, state: &Toy<TicTacToe>| {
            let choose = |seed| best(state, FIRST, limits, noise, &mut Luck::from_seed(seed));
            (0..200).map(choose).collect::<std::collections::BTreeSet<Pick>>()
        };
        assert_eq!(choices(0, &Toy::default()).len(), 9, "all look the same");
        // Two crosses in a row and two noughts: one square wins.
        let won = Toy::after(&[0, 3, 1, 4]);
        assert_eq!(choices(0, &won).len(), 1);
        assert_eq!(choices(400, &won).len(), 5, "half a point is more than nothing, but not by much");
    }
}
