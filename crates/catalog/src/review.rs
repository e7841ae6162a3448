//! A match in hindsight: what every position of it was worth to each side, which decisions cost something, and what was luck.
//!
//! A position is judged by what those who stood there could know: every search gets the view of a seat and never the true state, as at a table. At a decision
//! that is the view of the seat that decides. Where something is hidden each side's worth is told from a view of its own; where nothing is, what one side has the
//! other lacks. Before chance a position is worth the mean over all that may come, so that what came less that mean is luck, and everything else that
//! changes a worth is a decision: both add up to the whole change.
//!
//! The same match gives the same review on every machine: all looks have the same dice.

pub mod agree;

use search::Luck;
use search::luck::sub_seed;
use search::review::{Care, Compared, Opinion, Value};
use tabletop::{Game, Input, Odds, Pending, Seat, Team, Viewer, What};

use crate::abilities::Judge;
use crate::seated::Seated;
use crate::shelf::Listed;
use crate::study::Node;
use crate::{Fault, Play, Study, Table, Title};

/// The levels that look back, from 1.
pub const HIGHEST_LEVEL: u8 = tabletop::TOP_LEVEL - 1;
/// The level that looks back unless another is asked for: the strongest that takes no more than moments.
pub const USUAL_LEVEL: u8 = 4;
/// A decision is a turning point where it cost at least so much of a win, however sure that is.
pub const LEAST_FALL: f32 = 0.1;
/// The dice of first and of second looks.
const SEEDS: [u64; 2] = [1, 2];
/// How often chance that cannot be listed is rolled.
const ROLLS: u32 = 8;
/// What a second look has of the budget where there is no higher level to take it.
const ONCE_MORE: u32 = 4;

/// How a game is looked back on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Bots judge positions and decisions.
    Judged,
    /// The game itself counts who is ahead; nobody judges decisions.
    Counted,
    /// Nobody can tell.
    Unjudged,
}

/// What a decision cost, for the seat that decided and by what it could know.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// Who decided.
    pub seat: Seat,
    /// What was better, as far as it was followed, in notation.
    pub better: Vec<String>,
    /// What that is worth.
    pub before: Value,
    /// What was done is worth.
    pub after: Value,
    /// How much of the fall the bot is unsure of: two standard errors where playouts were counted, else by how much two looks differ.
    pub doubt: f32,
    /// Whether it was a turning point: a second look, deeper and with other dice, found a fall too, and a greater one than it is unsure of.
    pub is_turning: bool,
    /// How much the last look counted.
    pub counted: u64,
    /// Whether those are playouts, and not positions.
    pub is_playouts: bool,
}

impl Decision {
    /// How much of a win it cost.
    pub fn fall(&self) -> f32 {
        self.before.worth - self.after.worth
    }
}

/// What a position of a match comes to.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Point {
    /// What it is worth to each side, from 0 to 1; nothing where nobody can tell. Where the game counts, the share of what is counted.
    pub worths: Vec<Option<f32>>,
    /// The standard error of each, where playouts were counted.
    pub errors: Vec<Option<f32>>,
    /// The seat that was to act there; none where chance was, or nobody any more.
    pub acting: Option<Seat>,
    /// What was decided there, where that can be judged.
    pub decision: Option<Decision>,
}

/// A bot that looks back on a position. It holds what seats knew there and nothing else; it answers anywhere.
pub type LookBack = Box<dyn FnOnce() -> Point + Send>;

/// A match as it is looked back on.
pub trait Hindsight: Play {
    /// How this game is looked back on.
    fn hindsight(&self) -> Kind;

    /// The sides whose worths are told, each with its seats.
    fn sides(&self) -> Vec<Vec<Seat>>;

    /// What the end is worth to each side, if the match is over and bots judge it.
    fn end_worths(&self) -> Option<Vec<f32>>;

    /// A level that looks back on the position as it is now, and on the input that came next, a line of the journal.
    fn look_back(&self, next: Option<&str>, level: u8) -> Result<LookBack, Fault>;

    /// The second look that a level's review takes at an input, with so many times its budget: nothing where it cannot be judged. For measures.
    fn look_again(&self, next: &str, level: u8, times: u32) -> Option<Decision>;
}

/// A match that is looked back on: its last line of play, without what was taken back.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// How it is looked back on.
    pub kind: Kind,
    /// All that was played, as a study.
    pub study: Study,
    /// The nodes of the last line, the start first.
    pub path: Vec<usize>,
    /// The sides, each with its seats.
    pub sides: Vec<Vec<Seat>>,
    /// What the end was worth to each, where bots judge it.
    pub end: Option<Vec<f32>>,
}

impl Review {
    /// The review of a match, with nothing judged yet.
    pub fn of(table: &dyn Table) -> Self {
        let (study, nodes) = Study::of_match(table);
        let path = study.path(nodes.last().copied().unwrap_or(0));
        Review { kind: table.hindsight(), sides: table.sides(), end: table.end_worths(), path, study }
    }

    /// Those who look back on some positions of the line, counted from its start. The line is played once as far as they go.
    pub fn looks(
        &self,
        title: &dyn Title,
        positions: std::ops::Range<usize>,
        level: u8,
    ) -> Result<Vec<LookBack>, Fault> {
        let Some(first) = self.path.get(positions.start) else { return Ok(Vec::new()) };
        let mut table = self.study.at(title, *first)?;
        let mut looks = Vec::new();
        for at in positions {
            let next = self.path.get(at + 1).map(|node| &self.study.nodes()[*node]);
            looks.push(table.look_back(next.map(|node| node.line.as_str()), level)?);
            match next {
                Some(Node { line, .. }) => crate::study::enter(table.as_mut(), line)?,
                None => break,
            }
        }
        Ok(looks)
    }
}

/// Where the change of a side's worth came from.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Account {
    /// What it was worth where anybody could tell first, and where they could last.
    pub ends: Option<(f32, f32)>,
    /// What chance brought beyond what was to be expected.
    pub luck: f32,
    /// What its own decisions changed.
    pub own: f32,
    /// What those of others changed.
    pub others: f32,
}

/// What came of luck and what of decisions, side by side, over positions in the order in which they were played.
pub fn accounts(sides: &[Vec<Seat>], points: &[Point]) -> Vec<Account> {
    let account = |(side, seats): (usize, &Vec<Seat>)| {
        let mut account = Account::default();
        let told = points.iter().enumerate().filter_map(|(at, point)| Some((at, point.worths[side]?)));
        for (at, worth) in told {
            let (first, before) = account.ends.unwrap_or((worth, worth));
            match at.checked_sub(1).and_then(|last| points[last].acting) {
                None => account.luck += worth - before,
                Some(seat) if seats.contains(&seat) => account.own += worth - before,
                Some(_) => account.others += worth - before,
            }
            account.ends = Some((first, worth));
        }
        account
    };
    sides.iter().enumerate().map(account).collect()
}

/// The sides of a state, each with its seats.
fn sides<G: Game>(state: &G) -> Vec<Vec<Seat>> {
    let mut teams: Vec<(Team, Vec<Seat>)> = Vec::new();
    for seat in Seat::all(state.seats()) {
        let team = state.team(seat);
        match teams.iter_mut().find(|(other, _)| *other == team) {
            Some((_, seats)) => seats.push(seat),
            None => teams.push((team, vec![seat])),
        }
    }
    teams.into_iter().map(|(_, seats)| seats).collect()
}

/// The seat that a state waits for, the first of several.
fn awaited<G: Game>(state: &G) -> Option<Seat> {
    match state.pending() {
        Pending::Seats { must, .. } => must.first(),
        Pending::Chance | Pending::Over(_) => None,
    }
}

/// One who looks: for which side, from which seat, and what that seat knows.
struct Onlooker<G: Game> {
    side: usize,
    seat: Seat,
    view: G::View,
}

/// Those who look at a state, for every side whose worth does not follow from another's. At a decision its seat looks for its side.
fn onlookers<G: Game>(state: &G, sides: &[Vec<Seat>], acting: Option<Seat>) -> Vec<Onlooker<G>> {
    let acting = acting.or(awaited(state));
    let one = |(side, seats): (usize, &Vec<Seat>)| {
        let seat = acting.filter(|seat| seats.contains(seat)).unwrap_or(seats[0]);
        Onlooker { side, seat, view: state.view(seat.into()) }
    };
    let is_acting = |side: usize| acting.is_none_or(|seat| sides[side].contains(&seat));
    let all = sides.iter().enumerate();
    if G::INFO.has_secrets || sides.len() != 2 {
        return all.map(one).collect();
    }
    all.filter(|(side, _)| is_acting(*side)).take(1).map(one).collect()
}

/// What may come here, with how likely it is: everything that is hidden from nobody but the host is left to the odds.
fn worlds<G: Game>(state: &G) -> Vec<(f32, G)> {
    if state.pending() != Pending::Chance {
        return vec![(1.0, state.clone())];
    }
    let outcomes = match state.odds() {
        Odds::Explicit(outcomes) => outcomes,
        Odds::Sampled => {
            let luck = &mut Luck::from_seed(SEEDS[0]);
            (0..ROLLS).map(|_| (state.roll(luck), 1)).collect()
        }
    };
    let total: f32 = outcomes.iter().map(|(_, weight)| *weight as f32).sum();
    let world = |(outcome, weight): (G::Chance, u32)| {
        let mut next = state.clone();
        next.apply(Input::Chance(outcome), &mut ());
        (weight as f32 / total, next)
    };
    outcomes.into_iter().map(world).collect()
}

/// A position before it is judged.
struct Position<G: Game> {
    judge: Judge<G>,
    level: u8,
    sides: usize,
    worlds: Vec<(f32, Vec<Onlooker<G>>)>,
    /// Who is to act.
    acting: Option<Seat>,
    /// What was done there, and by whom.
    taken: Option<(Seat, G::Action)>,
}

impl<G: Game> Position<G> {
    fn new(state: &G, judge: Judge<G>, next: Option<&str>, level: u8) -> Self {
        let taken = next.and_then(|line| match What::<G>::read(line) {
            Ok(What::Input(Input::Act(seat, action))) => Some((seat, action)),
            _ => None,
        });
        let is_awaited =
            |seat: Seat| matches!(state.pending(), Pending::Seats { must, .. } if must.has(seat));
        let taken = taken.filter(|(seat, _)| is_awaited(*seat));
        let sides = sides(state);
        let by = taken.as_ref().map(|(seat, _)| *seat);
        let worlds = worlds(state).into_iter();
        let worlds = worlds.map(|(weight, world)| (weight, onlookers(&world, &sides, by))).collect();
        Position { judge, level, sides: sides.len(), worlds, acting: by.or(awaited(state)), taken }
    }

    fn look(
        &self,
        onlooker: &Onlooker<G>,
        taken: Option<&G::Action>,
        care: Care,
    ) -> Option<Opinion<G::Action>> {
        let seed = SEEDS[usize::from(care.is_apart)];
        let luck = &mut Luck::from_seed(sub_seed(seed, onlooker.side as u64));
        (self.judge)(&onlooker.view, onlooker.seat, taken, care, luck)
    }

    fn first_care(&self) -> Care {
        Care { level: self.level, times: 1, is_apart: false }
    }

    /// A level higher, or with a greater budget where there is none; by playouts of their own and with other dice.
    fn second_care(&self) -> Care {
        let times = if self.level < HIGHEST_LEVEL { 1 } else { ONCE_MORE };
        Care { level: (self.level + 1).min(HIGHEST_LEVEL), times, is_apart: true }
    }

    fn point(self) -> Point {
        let mut sums: Vec<Option<(f32, f32)>> = vec![Some((0.0, 0.0)); self.sides];
        let mut decision = None;
        let mut has_errors = false;
        for (weight, onlookers) in &self.worlds {
            let mut values: Vec<Option<Value>> = vec![None; self.sides];
            for onlooker in onlookers {
                let taken = self.taken.as_ref().filter(|(seat, _)| *seat == onlooker.seat);
                let Some(found) = self.look(onlooker, taken.map(|(_, action)| action), self.first_care())
                else {
                    continue;
                };
                if onlookers.len() == 1 && self.sides == 2 {
                    values[1 - onlooker.side] = Some(Value { worth: 1.0 - found.value.worth, ..found.value });
                }
                values[onlooker.side] = Some(found.value);
                if let Some((seat, action)) = taken {
                    decision = self.decision(onlooker, *seat, action, found);
                }
            }
            for (sum, value) in sums.iter_mut().zip(values) {
                has_errors |= value.is_some_and(|value| value.error.is_some());
                let parts = sum.zip(value);
                *sum = parts.map(|((worth, variance), value)| {
                    let error = weight * value.error.unwrap_or(0.0);
                    (worth + weight * value.worth, variance + error * error)
                });
            }
        }
        Point {
            worths: sums.iter().map(|sum| sum.map(|(worth, _)| worth)).collect(),
            errors: sums
                .iter()
                .map(|sum| sum.filter(|_| has_errors).map(|(_, variance)| variance.sqrt()))
                .collect(),
            acting: self.acting,
            decision,
        }
    }

    /// What a decision cost: what looks like a fall is looked at a second time.
    fn decision(
        &self,
        onlooker: &Onlooker<G>,
        seat: Seat,
        action: &G::Action,
        first: Opinion<G::Action>,
    ) -> Option<Decision> {
        let fall = |found: &Compared<G::Action>| found.before.worth - found.after.worth;
        let compared = first.compared?;
        let is_suspect = compared.best.first() != Some(action) && fall(&compared) > LEAST_FALL / 2.0;
        let second = self.second_care();
        let again = is_suspect.then(|| self.look(onlooker, Some(action), second)).flatten();
        let again = again.and_then(|found| Some((found.compared?, found.counted, found.is_playouts)));
        let is_seen_twice = again.is_some();
        let (last, counted, is_playouts) =
            again.unwrap_or((compared.clone(), first.counted, first.is_playouts));
        let mut decision = decided(seat, &last, counted, is_playouts);
        if !is_playouts {
            decision.doubt = (fall(&compared) - decision.fall()).abs();
        }
        decision.is_turning = is_seen_twice
            && last.best.first() != Some(action)
            && decision.fall() > decision.doubt
            && decision.fall() >= LEAST_FALL;
        Some(decision)
    }
}

/// What one look says of a decision, which makes no turning point yet.
fn decided<A: ToString>(seat: Seat, found: &Compared<A>, counted: u64, is_playouts: bool) -> Decision {
    let Compared { best, before, after } = found;
    let [one, other] = [before, after].map(|value| value.error.unwrap_or(0.0));
    Decision {
        seat,
        better: best.iter().map(ToString::to_string).collect(),
        before: *before,
        after: *after,
        doubt: 2.0 * (one * one + other * other).sqrt(),
        is_turning: false,
        counted,
        is_playouts,
    }
}

impl<G: Listed> Hindsight for Seated<G> {
    fn hindsight(&self) -> Kind {
        let is_judged = self.abilities.thinking.is_some_and(|thinking| thinking.judge.is_some());
        match (is_judged, self.abilities.counting) {
            (true, _) => Kind::Judged,
            (false, Some(_)) => Kind::Counted,
            (false, None) => Kind::Unjudged,
        }
    }

    fn sides(&self) -> Vec<Vec<Seat>> {
        let state = self.game.state();
        match (self.hindsight(), self.abilities.counting) {
            (Kind::Counted, Some(count)) => {
                let counted = count(&state.view(Viewer::Public)).len();
                Seat::all(state.seats()).take(counted).map(|seat| vec![seat]).collect()
            }
            _ => sides(state),
        }
    }

    fn end_worths(&self) -> Option<Vec<f32>> {
        if self.hindsight() != Kind::Judged {
            return None;
        }
        let (state, pending) = (self.game.state(), self.game.pending());
        let outcome = pending.outcome()?;
        let worth = |seat: &Seat| outcome.value(*seat, |other| state.team(other));
        let mean = |seats: &Vec<Seat>| seats.iter().map(worth).sum::<f32>() / seats.len() as f32;
        Some(sides(state).iter().map(mean).collect())
    }

    fn look_back(&self, next: Option<&str>, level: u8) -> Result<LookBack, Fault> {
        if !(1..=HIGHEST_LEVEL).contains(&level) {
            let message = format!("level {level}: levels are 1 to {HIGHEST_LEVEL}");
            return Err(Fault::protocol("unknown-level", message));
        }
        if let Some(worths) = self.end_worths() {
            let point = Point {
                errors: vec![None; worths.len()],
                worths: worths.into_iter().map(Some).collect(),
                ..Point::default()
            };
            return Ok(Box::new(move || point));
        }
        let Some(judge) = self.abilities.thinking.and_then(|thinking| thinking.judge) else {
            let point = self.counted();
            return Ok(Box::new(move || point));
        };
        let position = Position::new(self.game.state(), judge, next, level);
        Ok(Box::new(move || position.point()))
    }

    fn look_again(&self, next: &str, level: u8, times: u32) -> Option<Decision> {
        let judge = self.abilities.thinking.and_then(|thinking| thinking.judge)?;
        let position = Position::new(self.game.state(), judge, Some(next), level);
        let (seat, action) = position.taken.as_ref()?;
        let mut onlookers = position.worlds.iter().flat_map(|(_, onlookers)| onlookers);
        let onlooker = onlookers.find(|onlooker| onlooker.seat == *seat)?;
        let second = position.second_care();
        let found = position.look(onlooker, Some(action), Care { times: second.times * times, ..second })?;
        Some(decided(*seat, &found.compared?, found.counted, found.is_playouts))
    }
}

impl<G: Listed> Seated<G> {
    /// The share that each side has of what the game counts, as everybody can see.
    fn counted(&self) -> Point {
        let sides = self.sides().len();
        let counts = self.abilities.counting.map(|count| count(&self.game.state().view(Viewer::Public)));
        let total: u32 = counts.iter().flatten().sum();
        let share = |count: u32| (total > 0).then(|| count as f32 / total as f32);
        let worths =
            counts.map_or_else(|| vec![None; sides], |counts| counts.into_iter().map(share).collect());
        Point { worths, errors: vec![None; sides], ..Point::default() }
    }
}
