//! Monte-Carlo tree search (UCT) for any number of teams, with or without chance.
//!
//! Every iteration copies the root state, walks down the tree, plays out at random and notes the result
//! on the way back. A node keeps one mean only: what it was worth to the seat that *chose* it, which is
//! all its parent ever asks. That works for any number of teams. Below a chance node the outcome is
//! rolled, never chosen, so explicit and sampled odds are the same to it. With two teams, wins and losses
//! at the end of a line are carried up as proofs, and proven actions are not looked at again.
//!
//! Nodes lie in one growing list, the children of a node side by side. What selection reads, a mean and
//! the root of the visits, is kept ready in a list of its own. Logarithms are approximated with the bits of
//! the number, since those of the standard library differ between machines.
//!
//! It never sees more than the state it is given, and takes all of that for known: where something is hidden,
//! [`crate::ismcts`] is the one to ask. Seats that act at once act one after another here, the lowest first.

use std::collections::HashMap;

use tabletop::{Dice, Game, Input, Seat};

use crate::mix::Mixed;
use crate::playout::playout;
use crate::turn::{Turn, teams, turn};
use crate::wanted::is_unwanted;
use crate::worth::{self, Worth};

/// How much the unexplored is preferred; means run from 0 to 1.
pub(crate) const EXPLORATION: f32 = 0.4;
/// The mean of a proven win; of a proven loss, its negative.
const PROVEN: f32 = 1e6;

/// What is known of an action at the root.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// What it was worth on average, from 0 (lost) to 1 (won).
    pub mean: f32,
    /// Whether it wins (true) or loses (false) for sure.
    pub proven: Option<bool>,
}

/// A tree of what may follow a position.
#[derive(Debug)]
pub struct Mcts<G: Game> {
    root: G,
    state: G,
    /// Whether there are two teams, so that one's win is the other's loss.
    is_duel: bool,
    is_solved: bool,
    nodes: Vec<Node>,
    merits: Vec<Merit>,
    /// The action that leads to each node; none to the root and out of chance.
    actions: Vec<Option<G::Action>>,
    rolled: HashMap<(u32, G::Chance), u32, Mixed>,
    path: Vec<Step>,
    plies: Vec<G::Action>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Not looked at yet.
    Fresh,
    /// A seat acts.
    Act,
    Chance,
    /// Time alone goes on.
    Wait,
    Over,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    visits: u32,
    /// The first of its children.
    first: u32,
    children: u16,
    /// Children visited so far; they are visited in order.
    tried: u16,
    /// Children proven lost for the seat that acts here.
    lost: u16,
    seat: u8,
    kind: Kind,
}

impl Node {
    const FRESH: Node =
        Node { visits: 0, first: 0, children: 0, tried: 0, lost: 0, seat: 0, kind: Kind::Fresh };
}

/// What selection reads of a node.
#[derive(Clone, Copy, Debug)]
struct Merit {
    mean: f32,
    /// One by the square root of the visits.
    doubt: f32,
}

/// A node on the way down, and the seat that chose it.
#[derive(Clone, Copy, Debug)]
struct Step {
    node: u32,
    by: u8,
}

impl<G: Game> Mcts<G> {
    /// A tree for the choice of a seat in `must`, with nothing tried yet.
    pub fn new(root: G, seat: Seat) -> Self {
        let mut tree = Mcts {
            state: root.clone(),
            is_duel: teams(&root).len() == 2,
            root,
            is_solved: false,
            nodes: Vec::new(),
            merits: Vec::new(),
            actions: Vec::new(),
            rolled: HashMap::default(),
            path: Vec::new(),
            plies: Vec::new(),
        };
        tree.add(None);
        tree.branch(0, seat);
        tree
    }

    /// Tries this many times more, or until it is proven who wins.
    pub fn run<D: Dice>(&mut self, iterations: u32, dice: &mut D) {
        for _ in 0..iterations {
            if self.is_solved {
                return;
            }
            self.iterate(dice);
            if is_unwanted() {
                return;
            }
        }
    }

    /// What is known of every action at the root, in the order of [`Game::plies`] shuffled by what was
    /// tried first.
    pub fn tallies(&self) -> impl Iterator<Item = Tally<G::Action>> {
        children(&self.nodes[0]).map(|at| {
            let mean = self.merits[at].mean;
            let proven = (mean.abs() == PROVEN).then_some(mean > 0.0);
            let action = self.actions[at].clone().expect("the root's children are actions");
            Tally { action, visits: self.nodes[at].visits, mean: mean.clamp(0.0, 1.0), proven }
        })
    }

    /// The action to take: a proven win, else the one tried most that is not proven lost.
    pub fn best(&self) -> G::Action {
        best_of(std::slice::from_ref(self))
    }

    fn iterate<D: Dice>(&mut self, dice: &mut D) {
        self.state.clone_from(&self.root);
        self.path.clear();
        let leaf = self.descend(dice);
        let (outcome, inputs) = playout(&mut self.state, dice);
        let worth = worth::of_outcome(&self.state, &outcome);
        self.nodes[0].visits += 1;
        for step in &self.path {
            let node = &mut self.nodes[step.node as usize];
            node.visits += 1;
            let merit = &mut self.merits[step.node as usize];
            if merit.mean.abs() < PROVEN {
                let share = 1.0 / node.visits as f32;
                merit.mean += (worth[usize::from(step.by)] - merit.mean) * share;
                merit.doubt = share.sqrt();
            }
        }
        if inputs == 0 && self.nodes[leaf].kind == Kind::Fresh {
            self.nodes[leaf].kind = Kind::Over;
            self.prove(&worth);
        }
    }

    /// Walks down to a node not visited before, or to the end of the match.
    fn descend<D: Dice>(&mut self, dice: &mut D) -> usize {
        let mut at = 0;
        loop {
            let node = self.nodes[at];
            match node.kind {
                Kind::Over => return at,
                Kind::Fresh if node.visits == 0 => return at,
                Kind::Fresh => match turn(&self.state) {
                    Turn::Over(_) => return at,
                    Turn::Chance => self.nodes[at].kind = Kind::Chance,
                    Turn::Act(seat) => self.branch(at, seat),
                    Turn::Expire(_) => self.nodes[at].kind = Kind::Wait,
                },
                Kind::Act => at = self.act(at, dice),
                Kind::Chance => at = self.roll(at, dice),
                Kind::Wait => at = self.wait(at),
            }
        }
    }

    fn add(&mut self, action: Option<G::Action>) {
        self.nodes.push(Node::FRESH);
        self.merits.push(Merit { mean: 0.0, doubt: 0.0 });
        self.actions.push(action);
    }

    /// Gives a node a child for each action of the seat.
    fn branch(&mut self, at: usize, seat: Seat) {
        let state = if at == 0 { &self.root } else { &self.state };
        state.plies(seat, &mut self.plies);
        let node = &mut self.nodes[at];
        node.kind = Kind::Act;
        node.seat = seat.index() as u8;
        node.first = u32::try_from(self.merits.len()).expect("the tree fits 32 bits");
        node.children = u16::try_from(self.plies.len()).expect("a seat has few actions");
        let all = self.nodes.len() + self.plies.len();
        self.nodes.resize(all, Node::FRESH);
        self.merits.resize(all, Merit { mean: 0.0, doubt: 0.0 });
        self.actions.extend(self.plies.drain(..).map(Some));
    }

    /// Takes the most promising action.
    fn act<D: Dice>(&mut self, at: usize, dice: &mut D) -> usize {
        let node = &mut self.nodes[at];
        let first = node.first as usize;
        let child = if node.tried < node.children {
            let next = first + usize::from(node.tried);
            let other = next + dice.below(u32::from(node.children - node.tried)) as usize;
            node.tried += 1;
            self.actions.swap(next, other);
            next
        } else {
            let merits = &self.merits[first..first + usize::from(node.children)];
            first + most_promising(merits, EXPLORATION * log2(node.visits).sqrt())
        };
        let by = node.seat;
        let action = self.actions[child].clone().expect("a seat's children are actions");
        self.state.apply(Input::Act(Seat::new(by), action), &mut ());
        self.path.push(Step { node: child as u32, by });
        child
    }

    /// Lets chance decide.
    fn roll<D: Dice>(&mut self, at: usize, dice: &mut D) -> usize {
        let outcome = self.state.roll(dice);
        let fresh = u32::try_from(self.nodes.len()).expect("the tree fits 32 bits");
        let child = *self.rolled.entry((at as u32, outcome.clone())).or_insert(fresh);
        if child == fresh {
            self.add(None);
        }
        self.state.apply(Input::Chance(outcome), &mut ());
        self.path.push(Step { node: child, by: 0 });
        child as usize
    }

    /// Lets the window run out.
    fn wait(&mut self, at: usize) -> usize {
        let window = self.state.pending().window().expect("a window is open");
        self.state.apply(Input::Expired(window), &mut ());
        if self.nodes[at].children == 0 {
            self.nodes[at].first = u32::try_from(self.nodes.len()).expect("the tree fits 32 bits");
            self.nodes[at].children = 1;
            self.add(None);
        }
        let child = self.nodes[at].first;
        self.path.push(Step { node: child, by: 0 });
        child as usize
    }

    /// Carries a sure result at the end of the path up as far as it decides anything.
    fn prove(&mut self, worth: &Worth) {
        let is_sure = |step: &Step| matches!(worth[usize::from(step.by)], 0.0 | 1.0);
        if !self.is_duel || !self.path.last().is_some_and(is_sure) {
            return;
        }
        for at in (0..self.path.len()).rev() {
            let Step { node, by } = self.path[at];
            let above = if at == 0 { 0 } else { self.path[at - 1].node as usize };
            let parent = &mut self.nodes[above];
            if matches!(parent.kind, Kind::Chance | Kind::Wait)
                || self.merits[node as usize].mean.abs() == PROVEN
            {
                return;
            }
            let wins = worth[usize::from(by)] == 1.0;
            self.merits[node as usize] = Merit { mean: if wins { PROVEN } else { -PROVEN }, doubt: 0.0 };
            if !wins {
                parent.lost += 1;
                if parent.lost < parent.children {
                    return;
                }
            }
        }
        self.is_solved = true;
    }
}

/// The action to take by several trees of one position: a win that one of them proves, else the one tried most in all
/// together that none proves lost.
pub fn best_of<G: Game>(trees: &[Mcts<G>]) -> G::Action {
    let mut sums: Vec<Tally<G::Action>> = Vec::new();
    for tally in trees.iter().flat_map(Mcts::tallies) {
        match sums.iter_mut().find(|sum| sum.action == tally.action) {
            Some(sum) => {
                sum.visits += tally.visits;
                sum.proven = sum.proven.or(tally.proven);
            }
            None => sums.push(tally),
        }
    }
    let rank = |sum: &Tally<G::Action>| (sum.proven == Some(true), sum.proven != Some(false), sum.visits);
    let best = sums.into_iter().reduce(|best, next| if rank(&next) > rank(&best) { next } else { best });
    best.expect("a seat in must has an action").action
}

fn children(node: &Node) -> std::ops::Range<usize> {
    let first = node.first as usize;
    first..first + usize::from(node.children)
}

/// The best upper bound of its worth.
#[inline]
fn most_promising(merits: &[Merit], wonder: f32) -> usize {
    let (mut best, mut bound) = (0, f32::NEG_INFINITY);
    for (at, merit) in merits.iter().enumerate() {
        let promise = merit.mean + wonder * merit.doubt;
        if promise > bound {
            (best, bound) = (at, promise);
        }
    }
    best
}

/// The binary logarithm, within a tenth: exponent and mantissa of a float lie side by side.
#[inline]
pub(crate) fn log2(n: u32) -> f32 {
    (n.max(1) as f32).to_bits() as f32 / (1u32 << 23) as f32 - 127.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Luck;
    use crate::toys::{Allies, Duo, Lull, Pick, Race, TicTacToe, Toy, Urn};

    fn think<G: Game>(state: &G, seat: u8, iterations: u32) -> Mcts<G> {
        let mut tree = Mcts::new(state.clone(), Seat::new(seat));
        tree.run(iterations, &mut Luck::from_seed(5));
        tree
    }

    #[test]
    fn takes_the_win_and_stops_the_loss() {
        assert_eq!(think(&Toy::<TicTacToe>::after(&[0, 3, 1, 4]), 0, 200).best(), Pick(2));
        assert_eq!(think(&Toy::<TicTacToe>::after(&[0, 4, 1]), 1, 500).best(), Pick(2));
    }

    #[test]
    fn visits_add_up_and_repeat() {
        let start = Toy::<TicTacToe>::default();
        let tree = think(&start, 0, 2_000);
        assert_eq!(tree.tallies().map(|tally| tally.visits).sum::<u32>(), 2_000);
        assert!(tree.tallies().eq(think(&start, 0, 2_000).tallies()));
        assert_eq!(tree.best(), Pick(4), "most lines go through the centre");
    }

    #[test]
    fn proves_what_it_has_seen_to_the_end() {
        for pile in 4..=12 {
            for seat in 0..3 {
                let state = Allies::at(pile, seat);
                let tree = think(&state, seat, 100_000);
                assert!(tree.is_solved, "pile {pile}");
                for tally in tree.tallies().filter(|tally| tally.proven.is_some()) {
                    let (winner, _) = Allies::solved(pile - tally.action.0, (seat + 1) % 3);
                    let wins = winner == state.team(Seat::new(seat));
                    assert_eq!(tally.proven, Some(wins), "pile {pile}, seat {seat} takes {}", tally.action);
                }
            }
        }
    }

    #[test]
    fn chance_is_rolled_not_chosen() {
        let urn = think(&Toy::<Urn>::default(), 0, 4_000);
        assert_eq!(urn.best(), Pick(0));
        let low = urn.tallies().find(|tally| tally.action == Pick(0)).unwrap();
        assert!((0.7..0.8).contains(&low.mean) && low.proven.is_none(), "{low:?}");
        let race = think(&Toy::<Race>::after(&[3]), 0, 2_000);
        assert_eq!(race.best(), Pick(0), "whoever runs arrives");
    }

    #[test]
    fn time_passes() {
        let tree = think(&Toy::<Lull>::default(), 0, 2_000);
        assert_eq!(tree.best(), Pick(2));
        assert_eq!(tree.nodes[0].visits, 2_000);
        let means: Vec<f32> = tree.tallies().map(|tally| tally.mean).collect();
        assert!(means.contains(&1.0) && means.contains(&0.0), "{means:?}");
        assert!(tree.nodes.len() <= 1 + 3 + 3 + 6 + 6, "one child of each wait, however often it is waited");
    }

    #[test]
    fn any_seat_in_must_can_choose() {
        let tree = think(&Toy::<Duo>::default(), 1, 300);
        assert!(tree.tallies().all(|tally| tally.proven == Some(false)), "seat 0 acts after it in the walk");
    }

    #[test]
    fn logarithms_are_near() {
        for n in [1, 2, 3, 7, 100, 5_000_000] {
            assert!((log2(n) - (n as f32).log2()).abs() < 0.09, "{n}");
        }
    }
}
