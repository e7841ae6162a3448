//! Information-set Monte-Carlo tree search: for games with secrets, with or without chance, for any number of
//! teams.
//!
//! Every iteration imagines a whole world anew from what the seat knows ([`Determinize`]), walks down one tree
//! shared by all worlds, plays out by [`Evaluate::hunch`] and notes the result on the way back. The tree's edges
//! are a seat and its action, nothing else: what chance brings is rolled and leaves no branch (open loop), so a
//! node stands for all worlds in which its line of actions is possible. Selection is among the actions possible
//! in the world at hand; each is weighed by how often it *could* have been taken, not by how often its node was
//! seen, or rare actions would be tried for being rare. So one plan is made for all worlds that look alike to
//! the seat, and never one for each world, as if the seat could tell them apart.
//!
//! Seats that act at once do not see each other's choice: within one window each seat goes down from where the
//! window opened by its own actions alone. Then the tree goes on below what the searching seat did.
//!
//! Nodes lie in one growing list, the children of a node side by side in the order of their actions, so that
//! they are matched with the actions of a world in one pass. A family that grows moves to the end of the list,
//! with room for as many again.
//!
//! It never sees the true state: it is made from a view. Its opponents are its own idea of them: they plan as if
//! they knew the searching seat's secrets, which errs on the careful side, and choose by their own hidden things
//! only as far as those decide what they can do.

#[cfg(test)]
mod tests;

use tabletop::{Determinize, Dice, Evaluate, Input, MAX_SEATS, Pending, Seat};

use crate::mcts::{EXPLORATION, log2};
use crate::mistakes::choosable;
use crate::playout::hunched;
use crate::wanted::is_unwanted;
use crate::worth::{self, Worth};

/// How curious a tree is about what it knows little of.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Curiosity {
    /// How much the unexplored is preferred; means run from 0 to 1.
    exploration: f32,
    /// How far above the mean of all tries at a node an action must promise to come before those that were never tried.
    urgency: f32,
}

/// Everything is tried, and often. Where playouts go to the end they are won or lost, and a single one says little.
const PATIENT: Curiosity = Curiosity { exploration: EXPLORATION, urgency: f32::INFINITY };
/// Where they are cut off and weighed, each says a good deal. Where there are fifty actions, trying every one of them first
/// would leave no time to look at what follows the good ones (docs/strength.md has what was measured).
const QUICK: Curiosity = Curiosity { exploration: 0.12, urgency: 0.15 };
/// The same with tens of thousands of playouts.
const STEADY: Curiosity = Curiosity { exploration: 0.25, urgency: 0.25 };
/// The root's place in the list.
const ROOT: usize = 0;
/// Playouts of a look at an action that was never tried.
const LOOK: u32 = 8;
/// The first room of a family.
const FEW: usize = 4;

/// What is known of an action at the root.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// What it was worth on average, from 0 (lost) to 1 (won).
    pub mean: f32,
}

/// A tree of what may follow, as far as one seat can know.
#[derive(Debug)]
pub struct Ismcts<'a, G: Determinize + Evaluate> {
    view: &'a G::View,
    seat: Seat,
    depth: u32,
    curiosity: Curiosity,
    /// The one action that the seat may begin with, where nothing else is asked about.
    only: Option<G::Action>,
    nodes: Vec<Node<G::Action>>,
    path: Vec<usize>,
    /// What the acting seat can do in the world at hand, in order.
    plies: Vec<G::Action>,
    /// Those of them that have no node yet.
    untried: Vec<Untried>,
}

#[derive(Clone, Debug)]
struct Node<A> {
    /// What led here; nothing to the root.
    action: Option<A>,
    /// Who chose it.
    by: Seat,
    visits: u32,
    /// How often it could have been chosen.
    available: u32,
    /// What it was worth to who chose it.
    mean: f32,
    family: Family,
}

/// Where a node's children lie.
#[derive(Clone, Copy, Default, Debug)]
struct Family {
    first: u32,
    count: u16,
    room: u16,
}

/// An action without a node: its number among the plies, and where its node would stand in the family.
#[derive(Clone, Copy, Debug)]
struct Untried {
    ply: u32,
    place: u32,
}

impl<'a, G: Determinize + Evaluate> Ismcts<'a, G> {
    /// A tree for the choice of a seat in `must` that knows this, with nothing tried yet. Playouts are cut off
    /// after `depth` inputs and the position evaluated; with a depth of 0 they go to the end.
    pub fn new(view: &'a G::View, seat: Seat, depth: u32) -> Self {
        let root = Node::new(None, seat);
        let (path, plies, untried) = (Vec::new(), Vec::new(), Vec::new());
        let curiosity = if depth == 0 { PATIENT } else { QUICK };
        Ismcts { view, seat, depth, curiosity, only: None, nodes: vec![root], path, plies, untried }
    }

    /// The same for a seat that begins with this action, if it can.
    #[must_use]
    pub fn beginning_with(mut self, action: G::Action) -> Self {
        self.only = Some(action);
        self
    }

    /// The same with everything tried, and often: for whoever wants to hear of each action, and not only what is best.
    #[must_use]
    pub fn patiently(mut self) -> Self {
        self.curiosity = PATIENT;
        self
    }

    /// The same for whoever has so many playouts that looking twice at what seemed poor at first costs little.
    #[must_use]
    pub fn at_length(mut self) -> Self {
        if self.curiosity == QUICK {
            self.curiosity = STEADY;
        }
        self
    }

    /// Tries this many times more.
    pub fn run<D: Dice>(&mut self, iterations: u32, dice: &mut D) {
        for _ in 0..iterations {
            self.iterate(dice);
            if is_unwanted() {
                return;
            }
        }
    }

    /// What is known of every action tried at the root, in the order of actions.
    pub fn tallies(&self) -> impl Iterator<Item = Tally<G::Action>> {
        // Those of others are there too, where they act at once with the seat.
        let own = self.nodes[range(self.nodes[ROOT].family)].iter().filter(|node| node.by == self.seat);
        own.map(|node| {
            let action = node.action.clone().expect("the root's children are actions");
            Tally { action, visits: node.visits, mean: node.mean }
        })
    }

    /// The action tried most; nothing if none was tried.
    pub fn best(&self) -> Option<G::Action> {
        best_of(std::iter::once(self))
    }

    /// The action with the best mean, each blurred by up to `noise` thousandths either way. An action that was
    /// hardly tried counts as tried once more in vain, so that one lucky playout proves nothing. Nobody leaves what is free to
    /// take: beside [taking](Evaluate::takes) nothing is chosen but what is better by far.
    pub fn blurred<D: Dice>(&self, noise: u32, dice: &mut D) -> Option<G::Action> {
        let world = G::determinize(self.view, dice);
        let trust = |tally: &Tally<G::Action>| tally.mean * tally.visits as f32 / (tally.visits as f32 + 1.0);
        let mut known: Vec<Tally<G::Action>> = self.tallies().collect();
        known.extend(self.takes_beside(&known, &world, dice));
        let takes = |tally: &Tally<G::Action>| world.takes(&tally.action);
        // A few playouts are not sure of anything: in doubt what is there for the taking is taken.
        let doubt = 3.0 * noise as f32 / 1000.0;
        let merit = |tally: &Tally<G::Action>| trust(tally) + if takes(tally) { doubt } else { 0.0 };
        known.sort_by(|one, other| merit(other).total_cmp(&merit(one)));
        known.truncate(choosable(&known, f32::NEG_INFINITY, merit, takes));
        let blur = |tally: Tally<G::Action>| {
            let by = dice.below(noise.saturating_mul(2).saturating_add(1)) as f32 - noise as f32;
            (1000.0 * trust(&tally) + by, tally.action)
        };
        let best = known.into_iter().map(blur).reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map(|(_, action)| action)
    }

    /// Takes that were never tried, each with a short look of its own.
    fn takes_beside<D: Dice>(
        &self,
        known: &[Tally<G::Action>],
        world: &G,
        dice: &mut D,
    ) -> Vec<Tally<G::Action>> {
        let mut plies = Vec::new();
        world.plies(self.seat, &mut plies);
        let is_new = |ply: &G::Action| known.iter().all(|tally| tally.action != *ply) && world.takes(ply);
        let look = |ply: G::Action| {
            let mut tree = Ismcts::<G>::new(self.view, self.seat, self.depth).beginning_with(ply);
            tree.run(LOOK, dice);
            tree.tallies().collect::<Vec<_>>()
        };
        plies.into_iter().filter(is_new).flat_map(look).collect()
    }

    fn iterate<D: Dice>(&mut self, dice: &mut D) {
        let mut world = G::determinize(self.view, dice);
        self.descend(&mut world, dice);
        let worth = match hunched(&mut world, self.depth, dice) {
            Some(outcome) => worth::of_outcome(&world, &outcome),
            None => worth::of_glance(&world),
        };
        self.note(&worth);
    }

    /// Walks down to an action not tried before, or to the end of the match.
    fn descend<D: Dice>(&mut self, world: &mut G, dice: &mut D) {
        self.path.clear();
        self.nodes[ROOT].visits += 1;
        let (mut at, mut opened, mut own) = (ROOT, None, [ROOT; MAX_SEATS]);
        // Where the present window was opened.
        let mut base = ROOT;
        loop {
            let (must, window) = match world.pending() {
                Pending::Over(_) => return,
                Pending::Chance => {
                    let outcome = world.roll(dice);
                    world.apply(Input::Chance(outcome), &mut ());
                    continue;
                }
                Pending::Seats { must, window, .. } => (must, window),
            };
            // Chance may come first, and then it is somebody's turn.
            let first = Some(self.seat).filter(|seat| self.path.is_empty() && must.has(*seat));
            let first = first.or(must.first());
            let Some(seat) = first else {
                world.apply(Input::Expired(window), &mut ());
                continue;
            };
            if opened != Some(window) {
                (opened, base, own) = (Some(window), at, [at; MAX_SEATS]);
            }
            let (child, is_new) = self.choose(own[seat.index()], seat, world, dice);
            let action = self.nodes[child].action.clone().expect("children are actions");
            world.apply(Input::Act(seat, action), &mut ());
            self.path.push(child);
            if is_new {
                return;
            }
            if seat == self.seat || own[self.seat.index()] == base {
                at = child;
            }
            own[seat.index()] = child;
        }
    }

    /// The most promising of the actions possible here, unless one without a node is more urgent.
    fn choose<D: Dice>(&mut self, at: usize, seat: Seat, world: &G, dice: &mut D) -> (usize, bool) {
        self.plies.clear();
        world.plies(seat, &mut self.plies);
        if at == ROOT
            && seat == self.seat
            && let Some(only) = self.only.as_ref().filter(|only| self.plies.contains(only))
        {
            self.plies.retain(|ply| ply == only);
        }
        self.plies.sort_unstable();
        self.untried.clear();
        let family = range(self.nodes[at].family);
        let children = &mut self.nodes[family.clone()];
        let (mut place, mut best, mut bound) = (0, 0, f32::NEG_INFINITY);
        let (mut tries, mut sum) = (0.0, 0.0);
        for (number, ply) in self.plies.iter().enumerate() {
            while place < children.len() && children[place].is_before(seat, ply) {
                place += 1;
            }
            match children.get_mut(place) {
                Some(child) if child.is(seat, ply) => {
                    child.available += 1;
                    let promise = child.promise(self.curiosity.exploration);
                    tries += child.visits as f32;
                    sum += child.visits as f32 * child.mean;
                    if promise > bound {
                        (best, bound) = (place, promise);
                    }
                    place += 1;
                }
                _ => self.untried.push(Untried { ply: number as u32, place: place as u32 }),
            }
        }
        let is_promising = tries > 0.0 && bound > sum / tries + self.curiosity.urgency;
        if self.untried.is_empty() || is_promising {
            return (family.start + best, false);
        }
        let next = self.next_untried(seat, world, dice);
        let action = self.plies[next.ply as usize].clone();
        (self.add(at, next.place as usize, Node::new(Some(action), seat)), true)
    }

    /// The hunch if it is untried, else any untried action.
    fn next_untried<D: Dice>(&self, seat: Seat, world: &G, dice: &mut D) -> Untried {
        let hunch = world.hunch(seat, dice);
        let wished = self.untried.iter().find(|one| self.plies[one.ply as usize] == hunch);
        wished.copied().unwrap_or_else(|| self.untried[dice.below(self.untried.len() as u32) as usize])
    }

    /// Adds a child at its place in a family, and tells where it stands. Those of the family that are on the path
    /// already, chosen by other seats in the same window, are followed to where they come to stand.
    fn add(&mut self, at: usize, place: usize, child: Node<G::Action>) -> usize {
        let old = range(self.nodes[at].family);
        let count = old.len() + 1;
        if old.len() == usize::from(self.nodes[at].family.room) {
            let room = (2 * old.len()).max(FEW);
            let first = self.nodes.len();
            self.nodes.extend_from_within(old.clone());
            self.nodes.resize(first + room, child.clone());
            self.nodes[at].family.first = u32::try_from(first).expect("the tree fits 32 bits");
            self.nodes[at].family.room = u16::try_from(room).expect("a node has few children");
        }
        self.nodes[at].family.count = count as u16;
        let now = range(self.nodes[at].family);
        self.nodes[now.end - 1] = child;
        self.nodes[now.start + place..now.end].rotate_right(1);
        for step in self.path.iter_mut().filter(|step| old.contains(step)) {
            let stood = *step - old.start;
            *step = now.start + stood + usize::from(stood >= place);
        }
        now.start + place
    }

    /// Notes a result on the nodes of the path.
    fn note(&mut self, worth: &Worth) {
        for at in &self.path {
            let node = &mut self.nodes[*at];
            node.visits += 1;
            node.mean += (worth[node.by.index()] - node.mean) / node.visits as f32;
        }
    }
}

impl<A: Ord> Node<A> {
    fn new(action: Option<A>, by: Seat) -> Self {
        Node { action, by, visits: 0, available: 1, mean: 0.0, family: Family::default() }
    }

    /// Whether it stands before this action of this seat in its family.
    #[inline]
    fn is_before(&self, seat: Seat, action: &A) -> bool {
        (self.by, self.action.as_ref()) < (seat, Some(action))
    }

    #[inline]
    fn is(&self, seat: Seat, action: &A) -> bool {
        self.by == seat && self.action.as_ref() == Some(action)
    }

    /// The upper bound of what it may be worth.
    #[inline]
    fn promise(&self, exploration: f32) -> f32 {
        self.mean + exploration * (log2(self.available) / self.visits as f32).sqrt()
    }
}

/// The action tried most in several trees of one view together; nothing if none was tried.
pub fn best_of<'t, 'v: 't, G: Determinize + Evaluate + 't>(
    trees: impl Iterator<Item = &'t Ismcts<'v, G>>,
) -> Option<G::Action>
where
    G::View: 'v,
{
    let most =
        votes(trees).into_iter().reduce(|most, next| if next.visits > most.visits { next } else { most });
    most.map(|tally| tally.action)
}

/// How many tries more the action tried most has than any other, in several trees of one view together.
pub(crate) fn lead_of<'t, 'v: 't, G: Determinize + Evaluate + 't>(
    trees: impl Iterator<Item = &'t Ismcts<'v, G>>,
) -> u32
where
    G::View: 'v,
{
    let (most, second) = votes(trees)
        .iter()
        .fold((0, 0), |(most, second), tally| (tally.visits.max(most), tally.visits.min(most).max(second)));
    most - second
}

/// How often each action was tried in all of these trees, in the order of actions.
fn votes<'t, 'v: 't, G: Determinize + Evaluate + 't>(
    trees: impl Iterator<Item = &'t Ismcts<'v, G>>,
) -> Vec<Tally<G::Action>>
where
    G::View: 'v,
{
    let mut sums: Vec<Tally<G::Action>> = Vec::new();
    for tally in trees.flat_map(Ismcts::tallies) {
        match sums.binary_search_by(|sum| sum.action.cmp(&tally.action)) {
            Ok(at) => sums[at].visits += tally.visits,
            Err(at) => sums.insert(at, tally),
        }
    }
    sums
}

fn range(family: Family) -> std::ops::Range<usize> {
    let first = family.first as usize;
    first..first + usize::from(family.count)
}
