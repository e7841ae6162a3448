//! Whether a goal can be reached whatever the others do, and with what odds where dice decide: the proof of a puzzle.
//!
//! Everything that can happen within the turns of a goal is looked at, through [`Game::plies`]: deals and votes are no part of a puzzle. Work is
//! counted in positions and given up beyond a budget, so that a try is judged at once or not asked for.

use tabletop::game::InputOf;
use tabletop::{Game, Goal, Input, Odds, Pending, Puzzled, Seat, Window};

/// Nobody knows: it would have cost more positions than were granted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooCostly;

/// How much time a goal has left: turns that may still begin, and which one has begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    left: u8,
    turn: Option<u32>,
}

/// A goal of a seat, from the position in which it was set.
#[derive(Debug)]
pub struct Quest<'a, G: Puzzled> {
    since: &'a G,
    seat: Seat,
    goal: &'a Goal,
    /// Positions that may still be looked at.
    budget: u64,
    /// What refuted something last, by depth: it is tried first.
    killers: Vec<Option<G::Action>>,
}

/// What comes next on the way to a goal.
enum Next {
    Reached,
    Missed,
    /// The solver's side decides.
    Own(Seat, Clock),
    /// Somebody else does.
    Other(Seat),
    Chance,
    Expire(Window),
}

/// What was chosen among several things that can happen.
type Chosen<G> = Result<Option<InputOf<G>>, TooCostly>;

impl<'a, G: Puzzled> Quest<'a, G> {
    /// A goal that was set to a seat in this position, for so many positions of work.
    pub fn new(since: &'a G, seat: Seat, goal: &'a Goal, budget: u64) -> Self {
        Quest { since, seat, goal, budget, killers: Vec::new() }
    }

    /// The clock before anything happened.
    pub fn clock(&self) -> Clock {
        Clock { left: self.goal.turns, turn: None }
    }

    /// Positions that may still be looked at.
    pub fn budget(&self) -> u64 {
        self.budget
    }

    /// What the clock shows in a state that was come to.
    pub fn passed(&self, state: &G, clock: Clock) -> Clock {
        match self.next(state, clock) {
            Next::Own(_, clock) => clock,
            _ => clock,
        }
    }

    /// Whether the goal is reached.
    pub fn is_reached(&self, state: &G, clock: Clock) -> bool {
        matches!(self.next(state, clock), Next::Reached)
    }

    /// Whether the solver decides.
    pub fn is_own(&self, state: &G, clock: Clock) -> bool {
        matches!(self.next(state, clock), Next::Own(..))
    }

    fn next(&self, state: &G, clock: Clock) -> Next {
        if state.has_reached(self.since, self.seat, self.goal, false) {
            return Next::Reached;
        }
        let settled = || match state.has_reached(self.since, self.seat, self.goal, true) {
            true => Next::Reached,
            false => Next::Missed,
        };
        let pending = state.pending();
        if matches!(pending, Pending::Over(_)) || state.is_settled(self.since, self.goal) {
            return settled();
        }
        let is_same_turn = clock.turn == Some(state.turns());
        let is_late = G::is_settled_late(self.goal);
        if clock.left == 0 && !is_same_turn && !is_late {
            return Next::Missed;
        }
        let Pending::Seats { must, window, .. } = pending else { return Next::Chance };
        let Some(seat) = must.first() else { return Next::Expire(window) };
        if state.team(seat) != state.team(self.seat) {
            return Next::Other(seat);
        }
        match clock.left {
            _ if is_same_turn => Next::Own(seat, clock),
            0 => settled(),
            left => Next::Own(seat, Clock { left: left - 1, turn: Some(state.turns()) }),
        }
    }

    /// Whether the goal is reached whatever others and chance do.
    pub fn can(&mut self, state: &G, clock: Clock) -> Result<bool, TooCostly> {
        self.can_at(state, clock, 0)
    }

    fn can_at(&mut self, state: &G, clock: Clock, depth: usize) -> Result<bool, TooCostly> {
        self.budget = self.budget.checked_sub(1).ok_or(TooCostly)?;
        match self.next(state, clock) {
            Next::Reached => Ok(true),
            Next::Missed => Ok(false),
            Next::Own(seat, clock) => self.some_action_can(state, seat, clock, depth),
            Next::Other(seat) => self.all_answers_can(state, seat, clock, depth),
            Next::Chance => {
                let outcomes = outcomes(state)?;
                for (outcome, _) in outcomes {
                    if !self.can_at(&after(state, Input::Chance(outcome)), clock, depth + 1)? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            Next::Expire(window) => self.can_at(&after(state, Input::Expired(window)), clock, depth + 1),
        }
    }

    fn some_action_can(
        &mut self,
        state: &G,
        seat: Seat,
        clock: Clock,
        depth: usize,
    ) -> Result<bool, TooCostly> {
        let next: Vec<G> = plies(state, seat).into_iter().map(|action| act(state, seat, action)).collect();
        self.budget = self.budget.checked_sub(next.len() as u64).ok_or(TooCostly)?;
        if next.iter().any(|next| matches!(self.next(next, clock), Next::Reached)) {
            return Ok(true);
        }
        for next in &next {
            if !matches!(self.next(next, clock), Next::Missed) && self.can_at(next, clock, depth + 1)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn all_answers_can(
        &mut self,
        state: &G,
        seat: Seat,
        clock: Clock,
        depth: usize,
    ) -> Result<bool, TooCostly> {
        let mut answers = plies(state, seat);
        let killer = self.killers.get(depth).cloned().flatten();
        if let Some(at) = killer.and_then(|killer| answers.iter().position(|answer| *answer == killer)) {
            answers.swap(0, at);
        }
        for answer in answers {
            if !self.can_at(&act(state, seat, answer.clone()), clock, depth + 1)? {
                self.killers.resize(self.killers.len().max(depth + 1), None);
                self.killers[depth] = Some(answer);
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// How likely the goal is, the solver playing for it as well as can be and the others against it.
    pub fn odds(&mut self, state: &G, clock: Clock) -> Result<f64, TooCostly> {
        self.budget = self.budget.checked_sub(1).ok_or(TooCostly)?;
        let next = self.next(state, clock);
        let is_open = !matches!(next, Next::Reached | Next::Missed);
        if is_open && let Some(odds) = state.foretold(self.since, self.seat, self.goal) {
            return Ok(odds);
        }
        match next {
            Next::Reached => Ok(1.0),
            Next::Missed => Ok(0.0),
            Next::Own(seat, clock) => {
                let mut best: f64 = 0.0;
                for action in plies(state, seat) {
                    best = best.max(self.odds(&act(state, seat, action), clock)?);
                    if best >= 1.0 {
                        break;
                    }
                }
                Ok(best)
            }
            Next::Other(seat) => {
                let mut worst: f64 = 1.0;
                for answer in plies(state, seat) {
                    worst = worst.min(self.odds(&act(state, seat, answer), clock)?);
                    if worst <= 0.0 {
                        break;
                    }
                }
                Ok(worst)
            }
            Next::Chance => {
                let (mut sum, mut all) = (0.0, 0.0);
                for (outcome, weight) in outcomes(state)? {
                    let weight = f64::from(weight);
                    sum += weight * self.odds(&after(state, Input::Chance(outcome)), clock)?;
                    all += weight;
                }
                Ok(sum / all)
            }
            Next::Expire(window) => self.odds(&after(state, Input::Expired(window)), clock),
        }
    }

    /// The actions of whoever decides here with which the goal is reached whatever comes; nothing where it is not the solver.
    pub fn right_actions(&mut self, state: &G, clock: Clock) -> Result<Vec<G::Action>, TooCostly> {
        let Next::Own(seat, clock) = self.next(state, clock) else { return Ok(Vec::new()) };
        let mut right = Vec::new();
        for action in plies(state, seat) {
            if self.can(&act(state, seat, action.clone()), clock)? {
                right.push(action);
            }
        }
        Ok(right)
    }

    /// What others or chance do here against the goal: what refutes it if something does, else what holds out longest. Nothing where the solver
    /// decides or all is over.
    pub fn resistance(&mut self, state: &G, clock: Clock) -> Chosen<G> {
        let inputs: Vec<InputOf<G>> = match self.next(state, clock) {
            Next::Reached | Next::Missed | Next::Own(..) => return Ok(None),
            Next::Other(seat) => {
                plies(state, seat).into_iter().map(|action| Input::Act(seat, action)).collect()
            }
            Next::Chance => outcomes(state)?.into_iter().map(|(outcome, _)| Input::Chance(outcome)).collect(),
            Next::Expire(window) => vec![Input::Expired(window)],
        };
        let mut longest: Option<(u8, InputOf<G>)> = None;
        for input in inputs {
            let next = after(state, input.clone());
            let needed = self.needed(&next, clock)?;
            if longest.as_ref().is_none_or(|(most, _)| needed > *most) {
                longest = Some((needed, input));
            }
        }
        Ok(longest.map(|(_, input)| input))
    }

    /// How many turns more the goal needs; more than are left if it cannot be reached.
    fn needed(&mut self, state: &G, clock: Clock) -> Result<u8, TooCostly> {
        for left in 0..=clock.left {
            if self.can(state, Clock { left, ..clock })? {
                return Ok(left);
            }
        }
        Ok(clock.left + 1)
    }

    /// A way to the goal: the solver's actions, and between them what holds out longest.
    pub fn solution(&mut self) -> Result<Vec<InputOf<G>>, TooCostly> {
        let (mut state, mut clock, mut line) = (self.since.clone(), self.clock(), Vec::new());
        while !self.is_reached(&state, clock) {
            let input = match self.next(&state, clock) {
                Next::Own(seat, _) => {
                    let right = self.right_actions(&state, clock)?;
                    right.into_iter().next().map(|action| Input::Act(seat, action))
                }
                _ => self.resistance(&state, clock)?,
            };
            let Some(input) = input else { break };
            clock = self.passed(&state, clock);
            state = after(&state, input.clone());
            line.push(input);
        }
        Ok(line)
    }
}

fn plies<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut plies = Vec::new();
    state.plies(seat, &mut plies);
    plies
}

fn outcomes<G: Game>(state: &G) -> Result<Vec<(G::Chance, u32)>, TooCostly> {
    match state.odds() {
        Odds::Explicit(outcomes) => Ok(outcomes),
        Odds::Sampled => Err(TooCostly),
    }
}

/// The state after a seat's action.
pub fn act<G: Game>(state: &G, seat: Seat, action: G::Action) -> G {
    after(state, Input::Act(seat, action))
}

/// The state after an input.
pub fn after<G: Game>(state: &G, input: InputOf<G>) -> G {
    let mut next = state.clone();
    next.apply(input, &mut ());
    next
}
