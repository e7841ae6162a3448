//! A game that breaks: Diam, until somebody does what makes its program panic.

use catalog::listed::Shelf;
use catalog::table::{Line, Playouts, Told};
use catalog::{Contest, Fault, Kind, SolveProgress, Solved, Table};
use diam::Diam;
use scene::{Board, Path, Scene};
use serde_json::Value;
use tabletop::{Closing, Dice, Info, Message, Pending, Seat, Viewer, Waiting, Window};
use words::Lang;

/// The game.
pub(crate) struct Fuse;

/// Its place among the games.
pub(crate) static FUSE: Fuse = Fuse;

const DIAM: Shelf<Diam> = Shelf::NEW;

/// Asking whether this can be done panics.
pub(crate) const BREAKS_ON_CHECK: &str = "r8";
/// Doing this panics, after it is on disk.
pub(crate) const BREAKS_ON_ENTER: &str = "r7";
/// A bot of this level panics when it thinks.
pub(crate) const BREAKS_AS_BOT: u8 = 4;
/// After this the table can no longer tell what happened.
pub(crate) const BREAKS_ON_LOOK: &str = "r6";

impl Kind for Fuse {
    fn info(&self) -> Info {
        Info { key: "fuse", name: "Fuse", ..DIAM.info() }
    }

    fn schema(&self) -> Value {
        DIAM.schema()
    }

    fn texts(&self, lang: Lang) -> &'static str {
        DIAM.texts(lang)
    }

    fn rules(&self, lang: Lang) -> &'static str {
        DIAM.rules(lang)
    }

    fn figures(&self) -> &'static [scene::Figure] {
        DIAM.figures()
    }

    fn start(&self, config: &Value) -> Result<Box<dyn Table>, Fault> {
        Ok(Box::new(Burning { table: DIAM.start(config)?, is_blind: false }))
    }

    fn warnings(&self, config: &Value) -> Vec<String> {
        DIAM.warnings(config)
    }

    fn load(&self, record: &str) -> Result<Box<dyn Table>, Fault> {
        DIAM.load(record)
    }

    fn solve(&self, config: &Value, progress: &mut dyn FnMut(&SolveProgress)) -> Result<Solved, Fault> {
        DIAM.solve(config, progress)
    }

    fn verify_solution(&self, text: &str) -> Result<String, Fault> {
        DIAM.verify_solution(text)
    }

    fn contest(
        &self,
        contest: &Contest,
        progress: &(dyn Fn(u32) + Sync),
    ) -> Result<Vec<search::arena::Report>, Fault> {
        DIAM.contest(contest, progress)
    }
}

struct Burning {
    table: Box<dyn Table>,
    is_blind: bool,
}

/// Methods that do what the true table does.
macro_rules! as_before {
    ($(fn $name:ident(&self $(, $arg:ident: $kind:ty)*) $(-> $out:ty)?;)*) => {
        $(fn $name(&self $(, $arg: $kind)*) $(-> $out)? { self.table.$name($($arg),*) })*
    };
}

/// The same for those that change it.
macro_rules! as_before_mut {
    ($(fn $name:ident(&mut self $(, $arg:ident: $kind:ty)*) $(-> $out:ty)?;)*) => {
        $(fn $name(&mut self $(, $arg: $kind)*) $(-> $out)? { self.table.$name($($arg),*) })*
    };
}

impl Table for Burning {
    as_before! {
        fn info(&self) -> Info;
        fn config(&self) -> Value;
        fn seats(&self) -> u8;
        fn names(&self) -> &[Option<String>];
        fn names_for(&self, who: Viewer) -> Vec<Option<String>>;
        fn pending(&self) -> Pending;
        fn waiting(&self, who: Viewer) -> Waiting;
        fn closed(&self) -> Option<&Closing>;
        fn moves(&self, seat: Seat) -> Vec<String>;
        fn reply(&self, seat: Seat) -> Option<String>;
        fn odds(&self) -> Result<Option<Vec<(String, u32)>>, Fault>;
        fn draw(&self, seed: u64) -> Result<String, Fault>;
        fn draw_with(&self, dice: &mut dyn Dice) -> Result<String, Fault>;
        fn action_line(&self, seat: Seat, action: &str) -> Result<String, Fault>;
        fn may_take_back(&self, entries: usize) -> bool;
        fn view(&self, who: Viewer) -> Value;
        fn stream(&self, who: Viewer) -> Vec<Value>;
        fn story(&self, who: Viewer) -> Vec<Message>;
        fn draw_voices(&self) -> Vec<Seat>;
        fn board(&self, who: Viewer) -> Board;
        fn scene(&self, who: Viewer) -> Scene;
        fn paths(&self, seat: Seat) -> Vec<Path>;
        fn perft(&self, depth: u32) -> Result<u64, Fault>;
        fn divide(&self, depth: u32) -> Result<Vec<(String, u64)>, Fault>;
        fn playouts(&self, count: u64, seed: u64) -> Result<Playouts, Fault>;
        fn mcts(&self, iterations: u32, seed: u64) -> Result<u64, Fault>;
        fn record(&self) -> String;
        fn record_for(&self, who: Viewer, lang: Lang) -> String;
        fn journal(&self) -> Vec<Line>;
    }

    as_before_mut! {
        fn act(&mut self, seat: Seat, action: &str) -> Result<Vec<Value>, Fault>;
        fn roll(&mut self, outcome: &str) -> Result<(), Fault>;
        fn expire(&mut self, window: Window) -> Result<(), Fault>;
        fn sit(&mut self, seat: Seat, name: &str) -> Result<(), Fault>;
        fn resign(&mut self, seat: Seat) -> Result<(), Fault>;
        fn take_back(&mut self, entries: usize) -> Result<(), Fault>;
    }

    fn check_line(&self, line: &str) -> Result<(), Fault> {
        assert!(!line.ends_with(BREAKS_ON_CHECK), "the fuse blows");
        self.table.check_line(line)
    }

    fn enter_line(&mut self, at: u64, line: &str) -> Result<(), Fault> {
        assert!(!line.ends_with(BREAKS_ON_ENTER), "the fuse blows");
        self.is_blind |= line.ends_with(BREAKS_ON_LOOK);
        self.table.enter_line(at, line)
    }

    fn bot(&self, seat: Seat, level: u8, seed: u64) -> Result<String, Fault> {
        assert!(level != BREAKS_AS_BOT, "the fuse blows");
        self.table.bot(seat, level, seed)
    }

    fn at(&self, entries: usize) -> Option<Box<dyn Table>> {
        let table = self.table.at(entries)?;
        Some(Box::new(Burning { table, is_blind: self.is_blind }))
    }

    fn log(&self, who: Viewer) -> Vec<Told> {
        assert!(!self.is_blind, "the fuse blows");
        self.table.log(who)
    }
}
