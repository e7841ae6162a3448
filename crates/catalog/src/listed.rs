//! How a game gets into the catalog: it is [`Listed`], and a [`Shelf`] and its matches do the rest.

use std::marker::PhantomData;
use std::time::Instant;

use scene::{Board, Content, Drawn, Figure, Paint, Path, Scene, Shape};
use search::Luck;
use search::ismcts::Ismcts;
use search::luck::sub_seed;
use search::mcts::Mcts;
use search::perft::Uncounted;
use serde_json::Value;
use tabletop::{
    BadConfig, Closing, Determinize, Dice, Entry, Evaluate, Game, Imagine, Info, Input, Keyed, Levels, Match,
    Message, NotationError, Notice, Odds, Pending, Printed, Refused, Seat, Solvable, Viewer, Waiting, What,
    Window,
};
use words::{Lang, Words};

use crate::contest::{BotSpec, Contest, TOP_LEVEL};
use crate::running::Running;
use crate::solving::{self, SolveProgress, Solved};
use crate::table::{Line, Playouts, Told};
use crate::{Fault, Kind, Table, spoken};

/// The deepest perft: more is never meant, since no machine would finish it.
const DEEPEST: u32 = 40;
/// Positions a perft may visit.
const PERFT_BUDGET: u64 = 2_000_000_000;
/// Random matches one request may ask for.
const MOST_PLAYOUTS: u64 = 10_000_000;

/// A game with everything the house needs.
pub trait Listed:
    Game + Drawn + Determinize + Imagine + Evaluate + Keyed + Levels + Printed + Solvable
{
}

impl<G: Game + Drawn + Determinize + Imagine + Evaluate + Keyed + Levels + Printed + Solvable> Listed for G {}

/// A game's place in the catalog.
#[derive(Debug)]
pub struct Shelf<G>(PhantomData<fn() -> G>);

impl<G: Listed> Shelf<G> {
    /// The place.
    pub const NEW: Shelf<G> = Shelf(PhantomData);

    fn seat_down(game: Match<G>) -> Box<dyn Table> {
        Box::new(Seated { game, words: words_of::<G>(Lang::En) })
    }

    fn unplayable(bad: BadConfig) -> Fault {
        Fault::config(bad, words_of::<G>(Lang::En))
    }
}

/// A game's words, parsed once.
fn words_of<G: Listed>(lang: Lang) -> &'static Words {
    spoken::words(lang, G::TEXTS[lang as usize])
}

impl<G: Listed> Kind for Shelf<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn schema(&self) -> Value {
        schemars::schema_for!(G::Config).into()
    }

    fn texts(&self, lang: Lang) -> &'static str {
        G::TEXTS[lang as usize]
    }

    fn rules(&self, lang: Lang) -> &'static str {
        G::RULES[lang as usize]
    }

    fn figures(&self) -> &'static [Figure] {
        G::figures()
    }

    fn start(&self, config: &Value) -> Result<Box<dyn Table>, Fault> {
        let config = tabletop::config::read::<G>(config).map_err(Self::unplayable)?;
        Match::<G>::start(config).map(Self::seat_down).map_err(Self::unplayable)
    }

    fn warnings(&self, config: &Value) -> Vec<Message> {
        tabletop::config::read::<G>(config).map(|config| G::warnings(&config)).unwrap_or_default()
    }

    fn load(&self, record: &str) -> Result<Box<dyn Table>, Fault> {
        let game = Match::<G>::from_record(record);
        game.map(Self::seat_down).map_err(|error| Fault::record(&error, words_of::<G>(Lang::En)))
    }

    fn solve(&self, config: &Value, progress: &mut dyn FnMut(&SolveProgress)) -> Result<Solved, Fault> {
        let (config, start) = tabletop::config::start::<G>(config).map_err(Self::unplayable)?;
        if G::INFO.has_chance || G::INFO.has_secrets {
            return Err(Fault::protocol("not-solvable", "games with chance or secrets cannot be solved"));
        }
        Ok(solving::solve(&config, &start, progress))
    }

    fn verify_solution(&self, text: &str) -> Result<String, Fault> {
        G::check_solution(text).map_err(|why| Fault::protocol("unproven", why))
    }

    fn contest(
        &self,
        contest: &Contest,
        progress: &(dyn Fn(u32) + Sync),
    ) -> Result<Vec<search::arena::Report>, Fault> {
        let start = |config| tabletop::config::start::<G>(config).map(|(_, state)| state);
        let starts: Result<Vec<G>, BadConfig> = contest.configs.iter().map(start).collect();
        let starts = starts.map_err(Self::unplayable)?;
        let bot = |spec: BotSpec| move || spec.make::<G>();
        let (first, second) = (bot(contest.first), bot(contest.second));
        Ok(search::arena::play(&starts, contest.setup, &first, &second, progress))
    }
}

/// A match with the words its refusals are told in.
struct Seated<G: Game> {
    game: Match<G>,
    words: &'static Words,
}

impl<G: Listed> Seated<G> {
    fn input(&mut self, input: Input<G::Action, G::Chance>) -> Result<(), Fault> {
        self.game.input(input).map_err(|refused| Fault::refused(&refused, self.words))
    }

    fn enter(&mut self, what: What<G>) -> Result<(), Fault> {
        let entered = self.game.enter(Entry { at: None, what });
        entered.map_err(|refused| Fault::entry(&refused, self.words))
    }

    /// The action of an entry, if this viewer may read it.
    fn shown_action(&self, entry: usize, who: Viewer) -> Option<(Seat, String)> {
        match &self.game.journal()[entry].what {
            What::Input(Input::Act(seat, action)) if G::reads(who, *seat, action) => {
                Some((*seat, action.to_string()))
            }
            _ => None,
        }
    }

    fn refuse(&self, refused: Refused<G::Refusal>) -> Fault {
        Fault::refused(&refused, self.words)
    }

    fn must_wait_for_chance(&self) -> Result<(), Fault> {
        match self.game.pending() {
            Pending::Chance => Ok(()),
            Pending::Over(_) => Err(self.refuse(Refused::Over)),
            Pending::Seats { .. } => Err(self.refuse(Refused::OutOfTurn)),
        }
    }

    fn must_be_open(&self) -> Result<(), Fault> {
        match self.game.pending() {
            Pending::Over(_) => Err(self.refuse(Refused::Over)),
            Pending::Chance | Pending::Seats { .. } => Ok(()),
        }
    }

    fn must_await(&self, seat: Seat) -> Result<(), Fault> {
        match self.game.pending() {
            _ if seat.index() >= usize::from(self.seats()) => Err(self.refuse(Refused::NoSuchSeat)),
            Pending::Seats { must, .. } if must.has(seat) => Ok(()),
            Pending::Seats { .. } => Err(self.refuse(Refused::NotYourMove)),
            Pending::Over(_) => Err(self.refuse(Refused::Over)),
            Pending::Chance => Err(self.refuse(Refused::OutOfTurn)),
        }
    }
}

fn json(value: impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("what games show is plain data")
}

fn read_line<G: Game>(line: &str) -> Result<What<G>, Fault> {
    What::read(line)
        .map_err(|expected| Fault::protocol("bad-entry", format!("{line:?}: expected {expected}")))
}

fn uncounted(error: Uncounted) -> Fault {
    let code = match error {
        Uncounted::TooMany { .. } => "too-many-positions",
        Uncounted::Unlisted => "sampled-chance",
    };
    Fault::protocol(code, error.to_string())
}

fn check_depth(depth: u32) -> Result<(), Fault> {
    if depth <= DEEPEST {
        return Ok(());
    }
    Err(Fault::protocol(
        "depth-too-large",
        format!("depth {depth} is more than {DEEPEST}, the deepest there is"),
    ))
}

fn as_words<S>(notice: Notice<S>, tell: impl Fn(&S) -> Message) -> Message {
    match notice {
        Notice::Seen(seen) => tell(&seen),
        Notice::Seated { name, .. } => Message::new("notice-seated").with("name", name),
        Notice::Draw { seat, yes: true } => Message::new("notice-draw").with("seat", seat),
        Notice::Draw { seat, yes: false } => Message::new("notice-no-draw").with("seat", seat),
        Notice::TakenBack { .. } => Message::new("notice-taken-back"),
        Notice::Closed { seat: Some(seat), .. } => Message::new("notice-resigned").with("seat", seat),
        Notice::Closed { how: "agreed", .. } => Message::new("notice-agreed"),
        Notice::Closed { .. } => Message::new("notice-abandoned"),
    }
}

/// The table closed the match: the game's drawing does not know.
fn close(scene: &mut Scene, closing: &Closing) {
    scene.caption = match (closing.how, closing.seat) {
        (_, Some(seat)) => Message::new("closed-resigned").with("seat", seat),
        ("agreed", None) => Message::new("closed-agreed"),
        _ => Message::new("closed-abandoned"),
    };
    // Nobody is on turn any more.
    let is_turn = |shape: &Shape| shape.stroke.is_some_and(|stroke| stroke.paint == Paint::Colour("active"));
    scene.overlays.retain(|overlay| !is_turn(&overlay.shape));
    scene.panels.retain(|panel| !matches!(panel.content, Content::Queue(_)));
    for panel in &mut scene.panels {
        panel.is_active = false;
        if let Content::Tray(tray) = &mut panel.content {
            tray.slots.iter_mut().for_each(|slot| slot.is_active = false);
        }
    }
}

impl<G: Listed> Table for Seated<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn config(&self) -> Value {
        json(self.game.config())
    }

    fn seats(&self) -> u8 {
        self.game.state().seats()
    }

    fn names(&self) -> &[Option<String>] {
        self.game.names()
    }

    fn names_for(&self, who: Viewer) -> Vec<Option<String>> {
        self.game.names_for(who)
    }

    fn pending(&self) -> Pending {
        self.game.pending()
    }

    fn waiting(&self, who: Viewer) -> Waiting {
        self.game.waiting(who)
    }

    fn closed(&self) -> Option<&Closing> {
        self.game.closed()
    }

    fn moves(&self, seat: Seat) -> Vec<String> {
        self.game.moves(seat).iter().map(ToString::to_string).collect()
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<Vec<Value>, Fault> {
        if seat.index() >= usize::from(self.seats()) {
            return Err(self.refuse(Refused::NoSuchSeat));
        }
        let view = self.game.state().view(seat.into());
        let read = G::read(&view, action).map_err(|error| Fault::notation(&error, action))?;
        let before = self.game.stream(seat.into()).len();
        self.input(Input::Act(seat, read))?;
        Ok(self.game.stream(seat.into())[before..].iter().map(seen_json).collect())
    }

    fn odds(&self) -> Result<Option<Vec<(String, u32)>>, Fault> {
        self.must_wait_for_chance()?;
        Ok(match self.game.state().odds() {
            Odds::Sampled => None,
            Odds::Explicit(outcomes) => {
                Some(outcomes.into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect())
            }
        })
    }

    fn draw(&self, seed: u64) -> Result<String, Fault> {
        // Mixed with the journal's length, so that one seed serves a whole match.
        self.draw_with(&mut Luck::from_seed(sub_seed(seed, self.game.journal().len() as u64)))
    }

    fn draw_with(&self, dice: &mut dyn Dice) -> Result<String, Fault> {
        self.must_wait_for_chance()?;
        Ok(self.game.state().roll(dice).to_string())
    }

    fn roll(&mut self, outcome: &str) -> Result<(), Fault> {
        self.must_wait_for_chance()?;
        let read = NotationError::trimmed(outcome).map_err(|error| Fault::notation(&error, outcome))?;
        self.input(Input::Chance(read))
    }

    fn action_line(&self, seat: Seat, action: &str) -> Result<String, Fault> {
        if seat.index() >= usize::from(self.seats()) {
            return Err(self.refuse(Refused::NoSuchSeat));
        }
        let view = self.game.state().view(seat.into());
        let read = G::read(&view, action).map_err(|error| Fault::notation(&error, action))?;
        Ok(What::<G>::Input(Input::Act(seat, read)).to_string())
    }

    fn check_line(&self, line: &str) -> Result<(), Fault> {
        let what = read_line::<G>(line)?;
        self.game.check(&what).map_err(|refused| Fault::entry(&refused, self.words))
    }

    fn enter_line(&mut self, at: u64, line: &str) -> Result<(), Fault> {
        let what = read_line::<G>(line)?;
        let entered = self.game.enter(Entry { at: Some(at), what });
        entered.map_err(|refused| Fault::entry(&refused, self.words))
    }

    fn expire(&mut self, window: Window) -> Result<(), Fault> {
        self.input(Input::Expired(window))
    }

    fn sit(&mut self, seat: Seat, name: &str) -> Result<(), Fault> {
        self.enter(What::Seated(seat, name.to_owned()))
    }

    fn resign(&mut self, seat: Seat) -> Result<(), Fault> {
        self.enter(What::Resigned(seat))
    }

    fn take_back(&mut self, entries: usize) -> Result<(), Fault> {
        self.enter(What::Takeback(entries))
    }

    fn may_take_back(&self, entries: usize) -> bool {
        self.game.may_take_back(entries)
    }

    fn view(&self, who: Viewer) -> Value {
        json(self.game.state().view(who))
    }

    fn stream(&self, who: Viewer) -> Vec<Value> {
        self.game.stream(who).iter().map(json).collect()
    }

    fn story(&self, who: Viewer) -> Vec<Message> {
        self.game.stream(who).into_iter().map(|notice| as_words(notice, G::tell)).collect()
    }

    fn log(&self, who: Viewer) -> Vec<Told> {
        let mut log = Vec::new();
        let mut action = None;
        for (i, notices) in self.game.stream_by_entry(who).into_iter().enumerate() {
            // What comes of an action may take chance to tell: the action waits for it.
            if !matches!(self.game.journal()[i].what, What::Input(Input::Chance(_))) {
                action = self.shown_action(i, who);
            }
            for notice in notices {
                let text = as_words(notice, G::tell);
                log.push(Told { entry: i + 1, text, action: action.take() });
            }
        }
        log
    }

    fn draw_voices(&self) -> Vec<Seat> {
        let ballot = self.game.draw();
        Seat::all(self.seats()).filter(|seat| ballot.has(*seat)).collect()
    }

    fn board(&self, who: Viewer) -> Board {
        G::board(self.game.config(), who)
    }

    fn scene(&self, who: Viewer) -> Scene {
        let mut scene = G::scene(&self.game.state().view(who));
        if let Some(closing) = self.game.closed() {
            close(&mut scene, closing);
        }
        scene
    }

    fn paths(&self, seat: Seat) -> Vec<Path> {
        let view = self.game.state().view(seat.into());
        self.game.moves(seat).iter().map(|action| G::path(&view, action)).collect()
    }

    fn perft(&self, depth: u32) -> Result<u64, Fault> {
        check_depth(depth)?;
        if self.game.closed().is_some() {
            return Ok(u64::from(depth == 0));
        }
        search::perft::perft(self.game.state(), depth, PERFT_BUDGET).map_err(uncounted)
    }

    fn divide(&self, depth: u32) -> Result<Vec<(String, u64)>, Fault> {
        check_depth(depth)?;
        if self.game.closed().is_some() {
            return Ok(Vec::new());
        }
        let branches = search::perft::divide(self.game.state(), depth, PERFT_BUDGET).map_err(uncounted)?;
        Ok(branches.into_iter().map(|(input, count)| (What::<G>::Input(input).to_string(), count)).collect())
    }

    fn playouts(&self, count: u64, seed: u64) -> Result<Playouts, Fault> {
        if count > MOST_PLAYOUTS {
            let message = format!("{count} playouts are more than {MOST_PLAYOUTS}, the most at once");
            return Err(Fault::protocol("count-too-large", message));
        }
        self.must_be_open()?;
        let mut luck = Luck::from_seed(seed);
        let mut result =
            Playouts { plays: count, inputs: 0, seconds: 0.0, wins: vec![0; self.seats().into()], draws: 0 };
        let began = Instant::now();
        for _ in 0..count {
            let mut state = self.game.state().clone();
            let (outcome, inputs) = search::playout(&mut state, &mut luck);
            result.inputs += u64::from(inputs);
            if outcome.is_draw() {
                result.draws += 1;
                continue;
            }
            for winner in outcome.standings.iter().filter(|standing| standing.place == 1) {
                result.wins[winner.seat.index()] += 1;
            }
        }
        result.seconds = began.elapsed().as_secs_f64();
        Ok(result)
    }

    fn mcts(&self, iterations: u32, seed: u64) -> Result<u64, Fault> {
        self.must_be_open()?;
        let mut luck = Luck::from_seed(seed);
        let mut state = self.game.state().clone();
        while state.pending() == Pending::Chance {
            let outcome = state.roll(&mut luck);
            state.apply(Input::Chance(outcome), &mut ());
        }
        let awaited = match state.pending() {
            Pending::Seats { must, .. } => must.first(),
            Pending::Chance | Pending::Over(_) => None,
        };
        let seat = awaited.ok_or_else(|| self.refuse(Refused::OutOfTurn))?;
        if G::INFO.has_secrets {
            let view = state.view(seat.into());
            let mut tree = Ismcts::<G>::new(&view, seat, 0);
            tree.run(iterations, &mut luck);
            return Ok(tree.tallies().map(|tally| u64::from(tally.visits)).sum());
        }
        let mut tree = Mcts::new(state, seat);
        tree.run(iterations, &mut luck);
        Ok(tree.tallies().map(|tally| u64::from(tally.visits)).sum())
    }

    fn reply(&self, seat: Seat) -> Option<String> {
        match self.game.pending() {
            Pending::Seats { may, .. } if may.has(seat) => {
                let view = self.game.state().view(seat.into());
                let reply = G::determinize(&view, &mut Luck::from_seed(0)).reply(seat);
                reply.map(|action| action.to_string())
            }
            Pending::Seats { .. } | Pending::Chance | Pending::Over(_) => None,
        }
    }

    fn bot(&self, seat: Seat, level: u8, seed: u64) -> Result<String, Fault> {
        if !(1..=TOP_LEVEL).contains(&level) {
            let message = format!("level {level}: levels are 1 to {TOP_LEVEL}");
            return Err(Fault::protocol("unknown-level", message));
        }
        if let Err(fault) = self.must_await(seat) {
            return self.reply(seat).ok_or(fault);
        }
        let mut luck = Luck::from_seed(sub_seed(seed, u64::from(level)));
        let view = self.game.state().view(seat.into());
        Ok(BotSpec::Level(level).make::<G>().choose(&view, seat, &mut luck).to_string())
    }

    fn record(&self) -> String {
        self.game.record()
    }

    fn record_for(&self, who: Viewer, lang: Lang) -> String {
        if !G::INFO.has_secrets || self.game.pending().outcome().is_some() {
            return self.record();
        }
        let (config, names, log) = (self.config(), self.names_for(who), self.log(who));
        let running = Running { info: G::INFO, config: &config, who, names: &names, log: &log };
        running.text(words_of::<G>(lang))
    }

    fn journal(&self) -> Vec<Line> {
        let line = |entry: &Entry<G>| {
            let action = match &entry.what {
                What::Input(Input::Act(seat, action)) => Some((*seat, action.to_string())),
                _ => None,
            };
            Line { text: entry.what.to_string(), action }
        };
        self.game.journal().iter().map(line).collect()
    }

    fn at(&self, entries: usize) -> Option<Box<dyn Table>> {
        self.game.at(entries).map(Shelf::seat_down)
    }
}

/// A notice without its wrapping where it is a fact of the game.
fn seen_json<S: serde::Serialize>(notice: &Notice<S>) -> Value {
    match notice {
        Notice::Seen(seen) => json(seen),
        other => json(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_waits_for_what_comes_of_it() {
        let mut table = crate::game("toybattle").and_then(|kind| kind.start(&serde_json::json!({})));
        let table = table.as_mut().expect("the default can be played");
        let roll = |table: &mut Box<dyn Table>| {
            while table.pending() == Pending::Chance {
                let outcome = table.draw(3).expect("chance is awaited");
                table.roll(&outcome).expect("it can come");
            }
        };
        roll(table);
        table.act(Seat::new(0), "draw").expect("one may draw");
        roll(table);
        for who in Viewer::all(2) {
            let log = table.log(who);
            let told: Vec<_> = log.iter().filter_map(|told| told.action.clone()).collect();
            assert_eq!(told, [(Seat::new(0), "draw".to_owned())], "{who:?}: drawing is told by what came");
        }
    }

    #[test]
    fn the_limits_stand_in_the_documentation() {
        let told = include_str!("../../../docs/engine.md").replace(' ', "");
        for limit in [
            format!("(morethan{DEEPEST})"),
            format!("{MOST_PLAYOUTS}playouts"),
            format!("{PERFT_BUDGET}positions"),
        ] {
            assert!(told.contains(&limit), "{limit}");
        }
        assert_eq!((PERFT_BUDGET, MOST_PLAYOUTS), (2_000_000_000, 10_000_000), "some seconds of work");
    }
}
