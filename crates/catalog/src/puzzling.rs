//! How a game's puzzles are looked for, proved and judged: one way for games whose goals are searched ([`Puzzling::SEARCHED`]), one for those in
//! which all orders of a window are asked for at once ([`Puzzling::ORDERED`]).

use std::collections::BTreeSet;

use search::Luck;
use search::forced::{Clock, Quest, TooCostly, act, after};
use search::luck::sub_seed;
use tabletop::game::InputOf;
use tabletop::puzzle::{OUT_OF_REACH, Setting};
use tabletop::{
    Bot, Dice, Evaluate, Game, Goal, Input, Message, OrderPuzzled, OwnBots, Pending, Puzzled, Seat, Theme,
    What,
};

use crate::puzzle::{BEYOND, HIGHEST, MOST_ACTIONS, Made, Puzzle, Wanted};

/// Positions that a claim may cost to be proved: every action at the start is looked into.
const PROOF: u64 = 1_500_000;
/// Positions that judging a try may cost. Less is left to do than for the claim, but what holds out longest is looked for too.
const JUDGING: u64 = 6_000_000;
/// The fewest actions there are to choose from where something is asked.
const FEWEST_CHOICES: usize = 6;
/// The most actions that are right where something is asked.
const MOST_RIGHT: usize = 2;
/// The latest window from which a match is looked at for orders.
const LATEST: u32 = 24;
/// The least odds that are asked for.
const LEAST: f64 = 0.3;
/// By how much the best action is ahead where odds are weighed.
const AHEAD: f64 = 0.1;
/// The most of all puzzles wanted that one theme and goal may have, as a divisor.
const VARIETY: usize = 3;

/// What is claimed of a position.
pub(crate) struct Claim<G: Game> {
    pub(crate) theme: Theme,
    pub(crate) odds: u16,
    pub(crate) solution: Vec<InputOf<G>>,
}

/// A goal that was set: the position, to whom, what, and how likely it is.
pub(crate) struct Task<'a, G> {
    pub(crate) since: &'a G,
    pub(crate) seat: Seat,
    pub(crate) goal: &'a Goal,
    pub(crate) odds: u16,
}

/// What a solver's last action came to.
pub(crate) struct Judged<G: Game> {
    pub(crate) holds: bool,
    pub(crate) is_done: bool,
    pub(crate) odds: Option<u16>,
    /// What others and chance do then, to the solver's next decision.
    pub(crate) replies: Vec<InputOf<G>>,
}

/// What a seat does while positions are looked for.
type Walk<G> = fn(&G, Seat, &mut Luck) -> Vec<<G as Game>::Action>;
/// What would be right after a solver's actions so far.
type Answer<G> = fn(&Task<G>, &[InputOf<G>], &[InputOf<G>]) -> Option<<G as Game>::Action>;
/// What can be said about a solver's actions so far.
type Judge<G> = fn(&Task<G>, &[InputOf<G>]) -> Result<Judged<G>, TooCostly>;

/// Where puzzles of a game may begin, from what a seat sees.
type Settings<G> = fn(&<G as Game>::Config, &<G as Game>::View, Seat) -> Vec<Setting<G>>;

/// What a game brings for puzzles.
pub(crate) struct Puzzling<G: Game> {
    pub(crate) stored: &'static str,
    pub(crate) ask: fn(&Goal) -> Message,
    pub(crate) grounds: fn() -> Vec<G::Config>,
    /// Where something can be asked of a seat; nowhere if a config cannot hold where it stands, which a match from its start does then.
    pub(crate) settings: Settings<G>,
    pub(crate) walk: Walk<G>,
    pub(crate) goals: fn(&G, Seat) -> Vec<Goal>,
    /// How many turns have begun.
    pub(crate) turns: fn(&G) -> u32,
    /// The latest turn from which a match is looked at.
    pub(crate) latest: fn() -> u32,
    /// Proves that a goal is in reach, or says why it is not asked for.
    pub(crate) prove: fn(&G, Seat, &Goal) -> Result<Claim<G>, &'static str>,
    pub(crate) judge: Judge<G>,
    /// What would be right now.
    pub(crate) answer: Answer<G>,
}

impl<G: Game> Clone for Puzzling<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Puzzling<G> {}

impl<G: Puzzled + Evaluate> Puzzling<G> {
    /// Goals that are searched.
    pub(crate) const SEARCHED: Self = Puzzling {
        stored: G::PUZZLES,
        ask: G::ask,
        grounds: G::grounds,
        settings: |config, view, _| {
            G::position(config, view).map(|config| (config, Vec::new())).into_iter().collect()
        },
        walk: |state, seat, luck| vec![state.hunch(seat, luck)],
        goals: |state, seat| state.goals(seat),
        turns: |state| state.turns(),
        latest: G::latest,
        prove: prove::<G>,
        judge: judge::<G>,
        answer: answer::<G>,
    };
}

/// The level that plays the matches from which orders are taken.
const WALKER: u8 = 2;

impl<G: OrderPuzzled + OwnBots> Puzzling<G> {
    /// Orders that nothing defeats.
    pub(crate) const ORDERED: Self = Puzzling {
        stored: G::PUZZLES,
        ask: G::ask,
        grounds: G::grounds,
        settings: G::settings,
        walk: |state, seat, luck| G::decide(&state.view(seat.into()), seat, WALKER.into(), luck),
        goals: |state, seat| state.goals(seat),
        turns: |state| state.turns(),
        latest: || LATEST,
        prove: |state, seat, goal| {
            let (theme, orders) = state.orders_for(seat, goal)?;
            let solution = orders.into_iter().map(|order| Input::Act(seat, order)).collect();
            Ok(Claim { theme, odds: 1000, solution })
        },
        judge: judge_orders::<G>,
        answer: next_order::<G>,
    };
}

/// Orders are judged when they are all given.
fn judge_orders<G: OrderPuzzled>(task: &Task<G>, inputs: &[InputOf<G>]) -> Result<Judged<G>, TooCostly> {
    let given = |holds, replies| Judged { holds, is_done: false, odds: None, replies };
    let Some((Input::Act(_, last), before)) = inputs.split_last() else { return Ok(given(true, Vec::new())) };
    if !G::is_last(last) {
        return Ok(given(true, Vec::new()));
    }
    let state = before.iter().fold(task.since.clone(), |state, input| after(&state, input.clone()));
    let (holds, replies) = state.answers(task.seat, task.goal).ok_or(TooCostly)?;
    Ok(Judged { is_done: holds, ..given(holds, replies) })
}

/// The first order of the solution that was not given.
fn next_order<G: Game>(_: &Task<G>, inputs: &[InputOf<G>], solution: &[InputOf<G>]) -> Option<G::Action> {
    let open = solution.iter().find(|order| !inputs.contains(order))?;
    match open {
        Input::Act(_, action) => Some(action.clone()),
        Input::Chance(_) | Input::Expired(_) => None,
    }
}

/// Proves a goal whole: every action at the start is looked into, in every world.
fn prove<G: Puzzled>(state: &G, seat: Seat, goal: &Goal) -> Result<Claim<G>, &'static str> {
    let mut choices = Vec::new();
    state.plies(seat, &mut choices);
    if choices.len() < FEWEST_CHOICES {
        return Err("too few actions to choose from");
    }
    let (odds, solution) =
        if G::is_by_odds(goal) { likeliest(state, seat, goal, choices)? } else { forced(state, seat, goal)? };
    let theme = state.theme(seat, goal, &solution).ok_or("too dull")?;
    Ok(Claim { theme, odds, solution })
}

fn forced<G: Puzzled>(state: &G, seat: Seat, goal: &Goal) -> Result<(u16, Vec<InputOf<G>>), &'static str> {
    let mut quest = Quest::new(state, seat, goal, PROOF);
    let clock = quest.clock();
    // Most positions hold nothing: that is found out first.
    if !quest.can(state, clock).map_err(too_costly)? {
        return Err(OUT_OF_REACH);
    }
    let right = quest.right_actions(state, clock).map_err(too_costly)?;
    if right.len() > MOST_RIGHT {
        return Err("too many solutions");
    }
    for world in state.worlds(seat) {
        let mut quest = Quest::new(&world, seat, goal, PROOF);
        if quest.right_actions(&world, clock).map_err(too_costly)? != right {
            return Err("not right in every world");
        }
    }
    Ok((1000, quest.solution().map_err(too_costly)?))
}

fn likeliest<G: Puzzled>(
    state: &G,
    seat: Seat,
    goal: &Goal,
    choices: Vec<G::Action>,
) -> Result<(u16, Vec<InputOf<G>>), &'static str> {
    let mut quest = Quest::new(state, seat, goal, PROOF);
    let clock = quest.passed(state, quest.clock());
    let mut found = Vec::new();
    for action in choices {
        let odds = quest.odds(&act(state, seat, action.clone()), clock).map_err(too_costly)?;
        found.push((odds, action));
    }
    found.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let best = found[0].0;
    let right = found.iter().take_while(|(odds, _)| *odds > best - 1e-9).count();
    let second = found.get(right).map_or(0.0, |(odds, _)| *odds);
    if best <= 0.0 {
        return Err(OUT_OF_REACH);
    }
    if best < LEAST {
        return Err("too unlikely");
    }
    if right > MOST_RIGHT {
        return Err("too many solutions");
    }
    // What was added up is not exact to the last bit.
    if best - second < AHEAD - 1e-9 {
        return Err("not ahead by ten points");
    }
    let best_action = found.swap_remove(0).1;
    Ok((thousandths(best), vec![Input::Act(seat, best_action)]))
}

fn thousandths(odds: f64) -> u16 {
    (odds * 1000.0).round() as u16
}

fn too_costly(_: TooCostly) -> &'static str {
    "too costly to prove"
}

/// Where a task stands after some inputs, and what its clock shows there.
fn played<G: Puzzled>(quest: &Quest<'_, G>, task: &Task<G>, inputs: &[InputOf<G>]) -> (G, Clock) {
    let (mut state, mut clock) = (task.since.clone(), quest.clock());
    for input in inputs {
        clock = quest.passed(&state, clock);
        state = after(&state, input.clone());
    }
    (state, clock)
}

fn judge<G: Puzzled>(task: &Task<G>, inputs: &[InputOf<G>]) -> Result<Judged<G>, TooCostly> {
    let mut quest = Quest::new(task.since, task.seat, task.goal, JUDGING);
    let (mut state, mut clock) = played(&quest, task, inputs);
    if !is_ply(&quest, task, inputs) {
        return Ok(Judged { holds: false, is_done: false, odds: None, replies: Vec::new() });
    }
    if G::is_by_odds(task.goal) {
        let odds = thousandths(quest.odds(&state, clock)?);
        let holds = odds >= task.odds;
        return Ok(Judged { holds, is_done: holds, odds: Some(odds), replies: Vec::new() });
    }
    let mut holds = quest.can(&state, clock)?;
    for world in state.worlds(task.seat) {
        holds = holds && quest.can(&world, clock)?;
    }
    let mut replies = Vec::new();
    while let Some(reply) = quest.resistance(&state, clock)? {
        clock = quest.passed(&state, clock);
        state = after(&state, reply.clone());
        replies.push(reply);
    }
    Ok(Judged { holds, is_done: holds && quest.is_reached(&state, clock), odds: None, replies })
}

/// Whether the last of these is one of the actions that the proof knows of: deals are none.
fn is_ply<G: Puzzled>(quest: &Quest<'_, G>, task: &Task<G>, inputs: &[InputOf<G>]) -> bool {
    let Some((Input::Act(seat, action), before)) = inputs.split_last() else { return false };
    let mut plies = Vec::new();
    played(quest, task, before).0.plies(*seat, &mut plies);
    plies.contains(action)
}

fn answer<G: Puzzled>(task: &Task<G>, inputs: &[InputOf<G>], solution: &[InputOf<G>]) -> Option<G::Action> {
    if let (true, Some(Input::Act(_, action))) = (solution.starts_with(inputs), solution.get(inputs.len())) {
        return Some(action.clone());
    }
    let mut quest = Quest::new(task.since, task.seat, task.goal, JUDGING);
    let (state, clock) = played(&quest, task, inputs);
    quest.right_actions(&state, clock).ok()?.into_iter().next()
}

/// A match of which positions are taken.
struct Ground<G: Game> {
    config: G::Config,
    state: G,
    entries: Vec<String>,
    turn: Option<u32>,
    /// The first turn in which something is asked: another one in every match, or all would be about openings.
    from: u32,
}

impl<G: Game> Puzzling<G> {
    /// Makes puzzles from matches that are played for it, one of each match at most.
    pub(crate) fn make(
        &self,
        wanted: Wanted,
        known: &[Puzzle],
        bot: &dyn Fn(u8) -> Option<Box<dyn Bot<G>>>,
        progress: &mut dyn FnMut(&Made),
    ) -> Made {
        let grounds = (self.grounds)();
        let mut names: BTreeSet<String> = known.iter().map(|puzzle| puzzle.id.clone()).collect();
        let mut made = Made::default();
        while made.puzzles.len() < wanted.count && made.matches < wanted.matches {
            let luck = &mut Luck::from_seed(sub_seed(wanted.seed, made.matches));
            let config = grounds[made.matches as usize % grounds.len()].clone();
            made.matches += 1;
            let Ok(state) = G::start(&config) else { continue };
            let from = luck.below((self.latest)());
            let mut ground = Ground { config, state, entries: Vec::new(), turn: None, from };
            while let Some(found) = self.seek(&mut ground, luck, &mut made) {
                if !is_too_common(&found, &made, wanted.count) && names.insert(found.id.clone()) {
                    let level = self.level(&found, bot);
                    made.puzzles.push(Puzzle { level, ..found });
                    break;
                }
                *made.dropped.entry("of a kind that there is enough of").or_default() += 1;
            }
            progress(&made);
        }
        made
    }

    /// Plays on until something is found that can be asked for.
    fn seek(&self, ground: &mut Ground<G>, luck: &mut Luck, made: &mut Made) -> Option<Puzzle> {
        loop {
            let input = match ground.state.pending() {
                Pending::Over(_) => return None,
                Pending::Chance => Input::Chance(ground.state.roll(luck)),
                Pending::Seats { must, window, .. } => match must.first() {
                    None => Input::Expired(window),
                    Some(seat) => {
                        let turn = (self.turns)(&ground.state);
                        if ground.turn.replace(turn) != Some(turn)
                            && turn >= ground.from
                            && let Some(found) = must.iter().find_map(|seat| self.ask_of(ground, seat, made))
                        {
                            return Some(found);
                        }
                        let actions = (self.walk)(&ground.state, seat, luck);
                        for action in actions {
                            ground.enter(Input::Act(seat, action));
                        }
                        continue;
                    }
                },
            };
            ground.enter(input);
        }
    }

    /// What can be asked of a seat here.
    fn ask_of(&self, ground: &Ground<G>, seat: Seat, made: &mut Made) -> Option<Puzzle> {
        made.positions += 1;
        // As it begins from its text: what came before is no part of the puzzle.
        let view = ground.state.view(seat.into());
        let mut settings = Vec::new();
        for (config, inputs) in (self.settings)(&ground.config, &view, seat) {
            if let Ok(start) = G::start(&config) {
                let state = inputs.iter().fold(start, |state, input| after(&state, input.clone()));
                let play = inputs.into_iter().map(|input| What::<G>::Input(input).to_string()).collect();
                settings.push((config, state, play));
            }
        }
        if settings.is_empty() {
            settings.push((ground.config.clone(), ground.state.clone(), ground.entries.clone()));
        }
        settings.into_iter().find_map(|(config, state, play)| self.ask_in(&config, &state, play, seat, made))
    }

    fn ask_in(
        &self,
        config: &G::Config,
        state: &G,
        play: Vec<String>,
        seat: Seat,
        made: &mut Made,
    ) -> Option<Puzzle> {
        // What can be had in fewer turns, but is not asked for, is not asked for in more.
        let mut given_up = BTreeSet::new();
        for goal in (self.goals)(state, seat) {
            let about = (goal.kind.clone(), goal.what.clone());
            if given_up.contains(&about) {
                continue;
            }
            match (self.prove)(state, seat, &goal) {
                Ok(claim) => return Some(puzzle_of::<G>(claim, goal, seat, config, play)),
                Err(OUT_OF_REACH) => (),
                Err(why) => {
                    *made.dropped.entry(why).or_default() += 1;
                    given_up.insert(about);
                }
            }
        }
        None
    }

    /// The weakest level that solves it, asked once.
    pub(crate) fn level(&self, puzzle: &Puzzle, bot: &dyn Fn(u8) -> Option<Box<dyn Bot<G>>>) -> u8 {
        let Some(since) = start_of::<G>(puzzle) else { return BEYOND };
        let task = Task { since: &since, seat: puzzle.seat, goal: &puzzle.goal, odds: puzzle.odds };
        (1..=HIGHEST)
            .find(|level| bot(*level).is_some_and(|bot| self.solves(&task, bot, *level)))
            .unwrap_or(BEYOND)
    }

    fn solves(&self, task: &Task<G>, mut bot: Box<dyn Bot<G>>, level: u8) -> bool {
        let (mut state, mut inputs) = (task.since.clone(), Vec::new());
        let mut luck = Luck::from_seed(u64::from(level));
        for _ in 0..MOST_ACTIONS {
            for action in bot.choose_all(&state.view(task.seat.into()), task.seat, &mut luck) {
                let input = Input::Act(task.seat, action);
                if state.admit(&input).is_err() {
                    return false;
                }
                state = after(&state, input.clone());
                inputs.push(input);
                let Ok(judged) = (self.judge)(task, &inputs) else { return false };
                if judged.is_done || !judged.holds {
                    return judged.is_done;
                }
                for reply in judged.replies {
                    state = after(&state, reply.clone());
                    inputs.push(reply);
                }
            }
        }
        false
    }

    /// Proves a stored puzzle anew. What is wrong with it, if anything is.
    pub(crate) fn check(
        &self,
        puzzle: &Puzzle,
        bot: &dyn Fn(u8) -> Option<Box<dyn Bot<G>>>,
    ) -> Result<(), String> {
        let since = start_of::<G>(puzzle).ok_or("it cannot be set up")?;
        let claim = (self.prove)(&since, puzzle.seat, &puzzle.goal)?;
        if (claim.theme, claim.odds) != (puzzle.theme.as_str(), puzzle.odds) {
            return Err(format!("it is {} with {} of 1000", claim.theme, claim.odds));
        }
        match self.level(puzzle, bot) {
            level if level == puzzle.level => Ok(()),
            level => Err(format!("level {level} solves it, not {}", puzzle.level)),
        }
    }
}

impl<G: Game> Ground<G> {
    fn enter(&mut self, input: InputOf<G>) {
        self.entries.push(What::<G>::Input(input.clone()).to_string());
        self.state.apply(input, &mut ());
    }
}

/// Whether there is enough of what it asks for.
fn is_too_common(puzzle: &Puzzle, made: &Made, count: usize) -> bool {
    let is_alike = |other: &&Puzzle| (&other.theme, other.goal.turns) == (&puzzle.theme, puzzle.goal.turns);
    made.puzzles.iter().filter(is_alike).count() >= count.div_ceil(VARIETY)
}

fn puzzle_of<G: Game>(
    claim: Claim<G>,
    goal: Goal,
    seat: Seat,
    config: &G::Config,
    play: Vec<String>,
) -> Puzzle {
    let config = spare(config);
    let id = Puzzle::name(&goal, seat, &config, &play);
    let solution = claim.solution.into_iter().map(|input| What::<G>::Input(input).to_string()).collect();
    let theme = claim.theme.to_owned();
    Puzzle { id, theme, level: BEYOND, odds: claim.odds, goal, seat, config, play, solution }
}

/// A config without what is usual.
fn spare<C: Default + serde::Serialize>(config: &C) -> serde_json::Value {
    let written = |config: &C| serde_json::to_value(config).unwrap_or_default();
    let (usual, mut config) = (written(&C::default()), written(config));
    if let serde_json::Value::Object(fields) = &mut config {
        fields.retain(|name, value| usual.get(name) != Some(value));
    }
    config
}

/// The position in which a puzzle begins.
fn start_of<G: Game>(puzzle: &Puzzle) -> Option<G> {
    let (_, mut state) = tabletop::config::start::<G>(&puzzle.config).ok()?;
    for entry in &puzzle.play {
        let Ok(What::Input(input)) = What::<G>::read(entry) else { return None };
        state.step(input, &mut ()).ok()?;
    }
    Some(state)
}
