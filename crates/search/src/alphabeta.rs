//! Alpha-beta with iterative deepening, for two opposed teams without chance.
//!
//! A team may move twice in a row and partners take turns, so scores change sign where the *team* to move
//! changes, not at every ply. Which seats are partners is asked of the position at hand: seats may change
//! sides. Known positions are kept in a table of fixed size under [`Keyed::key`]. A
//! position that comes back on the line being searched counts as a draw: whoever is better can do
//! something else. Actions are ordered by the table, then by what refuted other lines, then by what the game
//! finds promising. Where the depth ends, what the game calls urgent is still looked at
//! ([`Evaluate::urgent`]): a position is judged when it has calmed down.
//!
//! It never reads a clock and never keeps anything from one search to the next: the same position and
//! limits give the same answer everywhere.

mod crew;

pub use crew::best_by_hands;

use tabletop::{Dice, Evaluate, Keyed, Outcome, Seat};

use crate::mistakes::choosable;
use crate::mix::tag;
use crate::turn::{Turn, after, after_time, teams, turn};
use crate::wanted::is_unwanted;

/// The score of a win here and now; a win in n plies is worth n less.
pub const WIN: i32 = 1_000_000;

/// Scores beyond this are wins, with their distance.
const DECIDED: i32 = WIN - 10_000;
/// Evaluations and partial results stay within this.
const JUDGED: i32 = DECIDED - 10_000;
const INFINITE: i32 = WIN + 1;

/// How long to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Positions to visit at most.
    pub nodes: u64,
    /// Plies to look ahead at most.
    pub depth: u32,
}

impl Limits {
    /// As deep as this many positions allow.
    pub fn nodes(nodes: u64) -> Self {
        Limits { nodes, depth: 200 }
    }
}

/// What a search found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found<A> {
    /// The action to take.
    pub best: A,
    /// What it is worth to the mover's team: as evaluated, or near ±[`WIN`] with the distance taken off.
    pub score: i32,
    /// Plies fully looked ahead.
    pub depth: u32,
    /// The line both teams are expected to take, from `best` on.
    pub line: Vec<A>,
    /// Positions visited.
    pub nodes: u64,
}

impl<A> Found<A> {
    /// In how many plies the mover's team wins (true) or loses (false), if that was seen.
    pub fn decided(&self) -> Option<(bool, u32)> {
        is_decided(self.score).then(|| (self.score > 0, (WIN - self.score.abs()) as u32))
    }
}

/// The best action of a seat in `must`.
///
/// # Panics
/// If the match is over, has chance in it, or has not exactly two teams.
pub fn best<G: Evaluate + Keyed>(state: &G, seat: Seat, limits: Limits) -> Found<G::Action> {
    let (search, roots, depth) = Search::deepen(state, seat, limits, false);
    let root = roots.into_iter().next().expect("a seat in must has an action");
    Found { best: root.action, score: root.score, depth, line: root.line, nodes: search.nodes }
}

/// Every action of a seat in `must` as it looked, best first, the first with its exact score: how good the others are at most
/// decides their order.
///
/// # Panics
/// As [`best`] does.
pub(crate) fn order<G: Evaluate + Keyed>(state: &G, seat: Seat, limits: Limits) -> (Vec<G::Action>, i32) {
    let (_, mut roots, _) = Search::deepen(state, seat, limits, false);
    let score = roots.first().expect("a seat in must has an action").score;
    roots[1..].sort_by_key(|root| std::cmp::Reverse(root.most));
    (roots.into_iter().map(|root| root.action).collect(), score)
}

/// Whether somebody wins for sure, by this score.
pub(crate) fn is_decided(score: i32) -> bool {
    score.abs() > DECIDED
}

/// Every action of a seat in `must` with its exact score and the line that follows it, the best first.
///
/// # Panics
/// As [`best`] does.
pub fn ranked<G: Evaluate + Keyed>(state: &G, seat: Seat, limits: Limits) -> Vec<Found<G::Action>> {
    let (search, mut roots, depth) = Search::deepen(state, seat, limits, true);
    roots.sort_by_key(|root| std::cmp::Reverse(root.score));
    let found = |root: Root<G::Action>| Found {
        best: root.action.clone(),
        score: root.score,
        depth,
        line: if root.line.is_empty() { vec![root.action] } else { root.line },
        nodes: search.nodes,
    };
    roots.into_iter().map(found).collect()
}

/// The same for weak levels: every action is scored exactly, and each score blurred by up to `noise`
/// either way before the best is taken. The score given is the unblurred one. Nobody leaves what is free to
/// take: where [taking](Evaluate::takes) is better than the position as it is, nothing worse is chosen from.
pub fn blurred<G: Evaluate + Keyed, D: Dice + ?Sized>(
    state: &G,
    seat: Seat,
    limits: Limits,
    noise: u32,
    dice: &mut D,
) -> Found<G::Action> {
    let (search, mut roots, depth) = Search::deepen(state, seat, limits, true);
    let now = state.evaluate(state.team(seat)).clamp(-JUDGED, JUDGED);
    roots.truncate(choosable(&roots, now, |root| root.score, |root| state.takes(&root.action)));
    let blur = |root: Root<G::Action>| {
        let by = i64::from(dice.below(noise.saturating_mul(2).saturating_add(1))) - i64::from(noise);
        (i64::from(root.score) + by, root)
    };
    let best = roots.into_iter().map(blur).reduce(|best, next| if next.0 > best.0 { next } else { best });
    let (_, root) = best.expect("a seat in must has an action");
    Found { best: root.action, score: root.score, depth, line: root.line, nodes: search.nodes }
}

/// An action at the root, with what the last finished look at it gave.
struct Root<A> {
    action: A,
    score: i32,
    /// What it is worth at most, as far as the last look at it could tell.
    most: i32,
    line: Vec<A>,
}

/// An action to try, the most promising first.
struct Try<A> {
    promise: u64,
    tag: u32,
    action: A,
}

struct Search<G: Evaluate + Keyed> {
    root: G,
    home: Seat,
    limits: Limits,
    nodes: u64,
    stopped: bool,
    /// The first depth is always finished, whatever the limit.
    can_stop: bool,
    /// Whether the present line of search was cut off by depth: if not, looking deeper is idle.
    cut: bool,
    table: Table,
    /// Two refutations for each ply, by tag.
    killers: Vec<[u32; 2]>,
    history: Vec<u32>,
    /// Keys of the positions on the line being searched.
    path: Vec<u64>,
    /// The best line found from each ply on.
    lines: Vec<Vec<G::Action>>,
    spare: Vec<Vec<Try<G::Action>>>,
    plies: Vec<G::Action>,
    spare_urgent: Vec<Vec<G::Action>>,
}

const HISTORY: usize = 4096;

/// The actions of a seat, the most promising first, with nothing known of them.
fn roots<G: Evaluate>(state: &G, seat: Seat) -> Vec<Root<G::Action>> {
    let mut actions = Vec::new();
    state.plies(seat, &mut actions);
    actions.sort_by_cached_key(|action| !state.promise(action));
    actions.into_iter().map(|action| Root { action, score: 0, most: 0, line: Vec::new() }).collect()
}

/// Whether looking deeper than this could not change a score.
fn is_proven(score: i32, depth: u32) -> bool {
    is_decided(score) && (WIN - score.abs()) as u32 <= depth
}

impl<G: Evaluate + Keyed> Search<G> {
    fn new(state: &G, seat: Seat, limits: Limits) -> Self {
        assert_eq!(teams(state).len(), 2, "alpha-beta is for two opposed teams");
        Search {
            root: state.clone(),
            home: seat,
            limits,
            nodes: 0,
            stopped: false,
            can_stop: false,
            cut: true,
            table: Table::new(limits.nodes),
            killers: vec![[0; 2]],
            history: vec![0; HISTORY],
            path: vec![state.key()],
            lines: vec![Vec::new()],
            spare: Vec::new(),
            plies: Vec::new(),
            spare_urgent: Vec::new(),
        }
    }

    fn deepen(state: &G, seat: Seat, limits: Limits, exact: bool) -> (Self, Vec<Root<G::Action>>, u32) {
        let mut search = Search::new(state, seat, limits);
        let mut roots = roots(state, seat);
        let mut depth = 0;
        while depth < limits.depth && search.cut {
            search.cut = false;
            search.look(state, seat, &mut roots, depth + 1, exact);
            if search.stopped {
                break;
            }
            depth += 1;
            if is_proven(roots[0].score, depth) {
                break;
            }
        }
        (search, roots, depth)
    }

    /// Scores the root actions at one depth, best first. Stopped half-way, it keeps what is sure: a better
    /// action found at this depth, else the order of the depth before.
    fn look(&mut self, state: &G, seat: Seat, roots: &mut [Root<G::Action>], depth: u32, exact: bool) {
        let (mut alpha, mut scored) = (-INFINITE, Vec::with_capacity(roots.len()));
        for (at, root) in roots.iter_mut().enumerate() {
            let next = after(state, seat, &root.action);
            let floor = if exact { -INFINITE } else { alpha };
            let score = self.child(&next, seat, depth, 1, (floor, INFINITE), at == 0 || exact);
            if self.stopped {
                break;
            }
            root.most = score;
            if score > alpha || exact {
                alpha = alpha.max(score);
                scored.push((at, score, self.line_from(1, &root.action)));
            }
        }
        self.can_stop = true;
        if self.stopped && exact {
            return;
        }
        for (at, score, line) in scored {
            (roots[at].score, roots[at].line) = (score, line);
            if !exact {
                roots[..=at].rotate_right(1);
            }
        }
        if exact {
            roots.sort_by_key(|root| -root.score);
        }
    }

    /// What the position after an action of `by` is worth to that seat's team. Unless it is the first to be
    /// looked at, only whether it is better than the best so far is asked before asking how much.
    fn child(&mut self, next: &G, by: Seat, depth: u32, ply: usize, window: (i32, i32), first: bool) -> i32 {
        if self.lines.len() <= ply {
            self.lines.push(Vec::new());
            self.killers.push([0; 2]);
        }
        self.lines[ply].clear();
        let seat = match turn(next) {
            Turn::Over(outcome) => return self.settled(next, &outcome, by, ply),
            Turn::Chance => panic!("alpha-beta is for games without chance"),
            Turn::Act(seat) => seat,
            Turn::Expire(now) => return self.child(&after_time(next, now), by, depth, ply, window, first),
        };
        let same = next.team(seat) == next.team(by);
        let mut visit = |(alpha, beta): (i32, i32)| {
            if same {
                self.visit(next, seat, depth - 1, ply, (alpha, beta))
            } else {
                -self.visit(next, seat, depth - 1, ply, (-beta, -alpha))
            }
        };
        let (alpha, beta) = window;
        if !first {
            let score = visit((alpha, alpha + 1));
            if score <= alpha || score >= beta {
                return score;
            }
        }
        visit(window)
    }

    /// What a finished match is worth to a seat's team; the sooner won, the better.
    fn settled(&self, state: &G, outcome: &Outcome, seat: Seat, ply: usize) -> i32 {
        let team_of = |seat| state.team(seat);
        let value = outcome.value(self.home, team_of);
        let score = if value == 1.0 {
            WIN - ply as i32
        } else if value == 0.0 {
            ply as i32 - WIN
        } else {
            ((value - 0.5) * 2.0 * JUDGED as f32) as i32
        };
        if state.team(self.home) == state.team(seat) { score } else { -score }
    }

    /// Whether no more positions may be visited, or nobody wants to know any more. The latter is asked now and then.
    fn is_spent(&self) -> bool {
        self.nodes > self.limits.nodes || (self.nodes.is_multiple_of(1024) && is_unwanted())
    }

    /// What a position is worth to the team to move.
    fn visit(&mut self, state: &G, seat: Seat, depth: u32, ply: usize, window: (i32, i32)) -> i32 {
        if let Some(passed) = state.passed(&self.root) {
            return self.look_past(state, seat, &passed, Some(depth), ply, window);
        }
        self.nodes += 1;
        if self.stopped || (self.can_stop && self.is_spent()) {
            self.stopped = true;
            return 0;
        }
        if depth == 0 {
            self.cut = true;
            return self.calm(state, seat, ply, window);
        }
        let key = state.key();
        if self.path.contains(&key) {
            return 0;
        }
        let known = self.table.get(key);
        if let Some(entry) = known
            && let Some(score) = entry.answer(depth, ply, window)
        {
            self.cut |= entry.cut;
            return score;
        }
        let outer = std::mem::replace(&mut self.cut, false);
        self.path.push(key);
        let tries = self.tries(state, seat, ply, known.map(|entry| entry.tag));
        let (score, tag) = self.choose(state, seat, tries, (depth, ply), window);
        self.path.pop();
        if !self.stopped {
            let bound = Bound::of(score, window);
            let score = from_here(score, ply as i32);
            self.table.put(Entry { key, score, tag, depth: depth as u8, bound, cut: self.cut });
        }
        self.cut |= outer;
        score
    }

    /// What a position is worth to the team to move once nothing in it is urgent any more: as it is, or after
    /// something urgent that is better.
    fn calm(&mut self, state: &G, seat: Seat, ply: usize, (mut alpha, beta): (i32, i32)) -> i32 {
        if let Some(passed) = state.passed(&self.root) {
            return self.look_past(state, seat, &passed, None, ply, (alpha, beta));
        }
        let mut best = state.evaluate(state.team(seat)).clamp(-JUDGED, JUDGED);
        if best >= beta {
            return best;
        }
        let mut urgent = self.spare_urgent.pop().unwrap_or_default();
        state.urgent(seat, &mut urgent);
        for action in &urgent {
            alpha = alpha.max(best);
            if alpha >= beta || self.stopped {
                break;
            }
            best = best.max(self.calm_child(&after(state, seat, action), seat, ply + 1, (alpha, beta)));
        }
        urgent.clear();
        self.spare_urgent.push(urgent);
        best
    }

    /// What a position is worth to the team to move, whose seat plays elsewhere: passed, or after something urgent that is better. It
    /// costs no depth, so that the turns that matter are seen equally far from every seat.
    fn look_past(
        &mut self,
        state: &G,
        seat: Seat,
        passed: &G,
        depth: Option<u32>,
        ply: usize,
        (mut alpha, beta): (i32, i32),
    ) -> i32 {
        let mut best = self.past(passed, seat, depth, ply, (alpha, beta));
        let mut urgent = self.spare_urgent.pop().unwrap_or_default();
        state.urgent(seat, &mut urgent);
        for action in &urgent {
            alpha = alpha.max(best);
            if alpha >= beta || self.stopped {
                break;
            }
            best = best.max(self.past(&after(state, seat, action), seat, depth, ply, (alpha, beta)));
        }
        urgent.clear();
        self.spare_urgent.push(urgent);
        // A pass is nothing to expect anybody to do.
        if let Some(line) = self.lines.get_mut(ply) {
            line.clear();
        }
        best
    }

    fn past(&mut self, next: &G, by: Seat, depth: Option<u32>, ply: usize, window: (i32, i32)) -> i32 {
        match depth {
            Some(depth) => self.child(next, by, depth + 1, ply + 1, window, true),
            None => self.calm_child(next, by, ply + 1, window),
        }
    }

    /// What the position after an urgent action of `by` is worth to that seat's team.
    fn calm_child(&mut self, next: &G, by: Seat, ply: usize, (alpha, beta): (i32, i32)) -> i32 {
        self.nodes += 1;
        if self.can_stop && self.is_spent() {
            self.stopped = true;
            return -INFINITE;
        }
        match turn(next) {
            Turn::Over(outcome) => self.settled(next, &outcome, by, ply),
            Turn::Chance => panic!("alpha-beta is for games without chance"),
            Turn::Act(seat) if next.team(seat) == next.team(by) => self.calm(next, seat, ply, (alpha, beta)),
            Turn::Act(seat) => -self.calm(next, seat, ply, (-beta, -alpha)),
            Turn::Expire(now) => self.calm_child(&after_time(next, now), by, ply, (alpha, beta)),
        }
    }

    /// The best score among these actions, and the tag of the best action.
    fn choose(
        &mut self,
        state: &G,
        seat: Seat,
        mut tries: Vec<Try<G::Action>>,
        (depth, ply): (u32, usize),
        (mut alpha, beta): (i32, i32),
    ) -> (i32, u32) {
        let (mut best, mut best_tag) = (-INFINITE, 0);
        for at in 0..tries.len() {
            let top = (at..tries.len()).min_by_key(|i| !tries[*i].promise).expect("some are left");
            tries.swap(at, top);
            let Try { tag, ref action, .. } = tries[at];
            let next = after(state, seat, action);
            let score = self.child(&next, seat, depth, ply + 1, (alpha, beta), at == 0);
            if self.stopped {
                break;
            }
            if score > best {
                (best, best_tag) = (score, tag);
            }
            if score > alpha {
                alpha = score;
                self.lines[ply] = self.line_from(ply + 1, action);
            }
            if alpha >= beta {
                self.reward(tag, depth, ply);
                break;
            }
        }
        tries.clear();
        self.spare.push(tries);
        (best, best_tag)
    }

    fn line_from(&self, ply: usize, action: &G::Action) -> Vec<G::Action> {
        std::iter::once(action).chain(&self.lines[ply]).cloned().collect()
    }

    /// The actions of a seat, each with its promise: known as best, then refuted a neighbour, then promising,
    /// then refuted often.
    fn tries(&mut self, state: &G, seat: Seat, ply: usize, known: Option<u32>) -> Vec<Try<G::Action>> {
        let mut tries = self.spare.pop().unwrap_or_default();
        state.plies(seat, &mut self.plies);
        let killers = self.killers[ply];
        for action in self.plies.drain(..) {
            let tag = tag(&action);
            let promise = if known == Some(tag) {
                u64::MAX
            } else if let Some(place) = killers.iter().position(|killer| *killer == tag) {
                u64::MAX - 1 - place as u64
            } else {
                u64::from(state.promise(&action)) << 32 | u64::from(self.history[tag as usize % HISTORY])
            };
            tries.push(Try { promise, tag, action });
        }
        tries
    }

    fn reward(&mut self, tag: u32, depth: u32, ply: usize) {
        let killers = &mut self.killers[ply];
        if killers[0] != tag {
            *killers = [tag, killers[0]];
        }
        let history = &mut self.history[tag as usize % HISTORY];
        *history = (*history + depth * depth).min(u32::MAX / 2);
    }
}

/// A score as seen from a position `ply` plies down the line, or back with `-ply`: distances to a win count
/// from there.
fn from_here(score: i32, ply: i32) -> i32 {
    if score > DECIDED {
        score + ply
    } else if score < -DECIDED {
        score - ply
    } else {
        score
    }
}

/// What a table entry's score says of the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

impl Bound {
    fn of(score: i32, (alpha, beta): (i32, i32)) -> Self {
        if score >= beta {
            Bound::AtLeast
        } else if score <= alpha {
            Bound::AtMost
        } else {
            Bound::Exact
        }
    }
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    score: i32,
    /// The tag of the best action.
    tag: u32,
    depth: u8,
    bound: Bound,
    /// Whether the depth cut the search off; if not, the score holds at any depth.
    cut: bool,
}

impl Entry {
    /// The score, if it is good enough for this question. Wide windows are searched, for the line's sake.
    fn answer(&self, depth: u32, ply: usize, (alpha, beta): (i32, i32)) -> Option<i32> {
        let deep = u32::from(self.depth) >= depth || !self.cut;
        if !deep || beta - alpha > 1 {
            return None;
        }
        let score = from_here(self.score, -(ply as i32));
        let answers = match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= beta,
            Bound::AtMost => score <= alpha,
        };
        answers.then_some(score)
    }
}

/// Positions already searched: pairs of places, the deeper search in the first, the latest in the second.
struct Table {
    pairs: Vec<Pair>,
}

/// A pair lies in one line of the cache: looking a position up is one wait for memory, and the longest wait there is.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Pair([Option<Entry>; 2]);

impl Table {
    fn new(nodes: u64) -> Self {
        let pairs = (nodes / 2).clamp(1 << 8, 1 << 19).next_power_of_two() as usize;
        Table { pairs: vec![Pair::default(); pairs] }
    }

    fn place(&self, key: u64) -> usize {
        (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize & (self.pairs.len() - 1)
    }

    fn get(&self, key: u64) -> Option<Entry> {
        self.pairs[self.place(key)].0.into_iter().flatten().find(|entry| entry.key == key)
    }

    fn put(&mut self, entry: Entry) {
        let place = self.place(entry.key);
        let Pair(pair) = &mut self.pairs[place];
        if pair[0].is_none_or(|old| old.depth <= entry.depth) {
            if pair[0].is_some_and(|old| old.key != entry.key) {
                pair[1] = pair[0];
            }
            pair[0] = Some(entry);
        } else {
            pair[1] = Some(entry);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Luck;
    use crate::toys::{Allies, Lull, Maze, Pick, TicTacToe, Toy, Trade};
    use tabletop::Game;

    fn mover<G: Game>(state: &G) -> Seat {
        match turn(state) {
            Turn::Act(seat) => seat,
            _ => panic!("somebody is to move"),
        }
    }

    fn think<G: Evaluate + Keyed>(state: &G) -> Found<G::Action> {
        best(state, mover(state), Limits::nodes(1_000_000))
    }

    #[test]
    fn tic_tac_toe_is_a_draw() {
        let found = think(&Toy::<TicTacToe>::default());
        assert_eq!(found.score, 0);
        assert_eq!(found.depth, 9, "nothing is left to look at beyond a full board");
        assert_eq!(found.line.len(), 9);
        assert!(found.nodes < 60_000, "{} positions", found.nodes);
    }

    #[test]
    fn takes_the_win_and_stops_the_loss() {
        // Crosses 0 and 1, noughts 3 and 4: crosses to move win at 2; noughts would win at 5.
        let found = think(&Toy::<TicTacToe>::after(&[0, 3, 1, 4]));
        assert_eq!((found.best, found.decided()), (Pick(2), Some((true, 1))));
        let found = think(&Toy::<TicTacToe>::after(&[0, 4, 1]));
        assert_eq!(found.best, Pick(2), "noughts must stop the row");
    }

    #[test]
    fn partners_are_not_opponents() {
        for pile in 1..=21 {
            for seat in 0..3 {
                let state = Allies::at(pile, seat);
                let (winner, plies) = Allies::solved(pile, seat);
                let wins = winner == state.team(Seat::new(seat));
                let found = think(&state);
                assert_eq!(found.decided(), Some((wins, plies)), "pile {pile}, seat {seat} to move");
                assert_eq!(found.line.len(), plies as usize);
            }
        }
    }

    #[test]
    fn going_round_is_a_draw() {
        assert_eq!(think(&Maze::at(2)).score, 0, "round and round rather than lost");
        let found = think(&Maze::at(0));
        assert_eq!((found.best, found.decided()), (Pick(5), Some((true, 3))));
    }

    #[test]
    fn time_passes_between_plies() {
        let found = think(&Toy::<Lull>::default());
        assert_eq!((found.best, found.decided()), (Pick(2), Some((true, 2))));
        let found = think(&Toy::<Lull>::after(&[1, 0]));
        assert_eq!((found.best, found.decided()), (Pick(0), Some((true, 1))));
    }

    #[test]
    fn positions_are_judged_when_they_have_calmed_down() {
        let look = |state: &Toy<Trade>, depth| best(state, mover(state), Limits { nodes: 1_000, depth });
        // One ply deep, taking looks like ten; the other takes back twenty.
        let found = look(&Toy::default(), 1);
        assert_eq!((found.best, found.score), (Pick(Trade::WAIT), 1));
        // Nobody has to take where it loses, and whoever can take back does.
        assert_eq!(look(&Toy::after(&[Trade::WAIT]), 1).best, Pick(Trade::WAIT));
        let found = look(&Toy::after(&[Trade::TAKE]), 1);
        assert_eq!((found.best, found.score), (Pick(Trade::TAKE), 10));
        // Of equals, the promising one.
        assert_eq!(look(&Toy::after(&[Trade::WAIT, Trade::WAIT]), 1).best, Pick(Trade::LATE));
    }

    #[test]
    fn answers_alike_and_within_its_budget() {
        let start = Toy::<TicTacToe>::default();
        let limits = Limits::nodes(1_000);
        let found = best(&start, Seat::new(0), limits);
        assert_eq!(found, best(&start, Seat::new(0), limits));
        assert!(found.nodes <= 1_001 && found.depth >= 3, "{found:?}");
        assert_eq!(best(&start, Seat::new(0), Limits { nodes: 1_000_000, depth: 2 }).depth, 2);
    }

    #[test]
    fn noise_blurs_small_differences_only() {
        let state = Toy::<TicTacToe>::after(&[0, 3, 1, 4]);
        let mut luck = Luck::from_seed(3);
        let limits = Limits::nodes(10_000);
        for _ in 0..20 {
            assert_eq!(blurred(&state, Seat::new(0), limits, 1_000, &mut luck).best, Pick(2));
        }
        let start = Toy::<TicTacToe>::default();
        let mut chosen: Vec<Pick> =
            (0..60).map(|_| blurred(&start, Seat::new(0), Limits::nodes(100), 1, &mut luck).best).collect();
        chosen.sort_unstable();
        chosen.dedup();
        assert_eq!(chosen.len(), 9, "equal actions are all chosen some time");
    }
}
