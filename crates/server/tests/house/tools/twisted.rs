//! A game that is another one with a twist: it breaks, it counts what is asked of it, or it hides who plays.
//!
//! What bots imagine has no twist: their searching is neither counted nor broken.

use std::marker::PhantomData;
use std::sync::atomic::{AtomicU64, Ordering};

use blindbid::BlindBid;
use catalog::shelf::Listed;
use diam::Diam;
use scene::{Board, Path, Pictured, Scene};
use tabletop::game::{InputOf, RefusedBy};
use tabletop::{
    BadConfig, Determinize, Dice, Evaluate, Game, Info, Input, Keyed, Levels, Message, NotationError, Odds,
    Pending, Press, Printed, Resigning, Seat, Seating, Sink, Team, Thinking, Viewer, Waiting, WindowEnd,
    WindowKind,
};

/// What is different.
pub(crate) trait Twist: Clone + Eq + std::fmt::Debug + Send + Sync + 'static {
    /// The game as it was.
    type Game: Listed;
    const KEY: &'static str;

    fn on_check(_action: &str) {}
    fn on_apply(_input: &InputOf<Self::Game>) {}
    fn on_seen() {}
    fn on_scene(_scene: &Scene) {}
    fn on_tell(_said: &Message) {}
    fn on_thought(_level: u8) {}

    fn knows_player(game: &Self::Game, who: Viewer, seat: Seat) -> bool {
        game.knows_player(who, seat)
    }
}

/// The game with its twist.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Twisted<T: Twist> {
    game: T::Game,
    is_imagined: bool,
    twist: PhantomData<T>,
}

impl<T: Twist> Twisted<T> {
    fn of(game: T::Game, is_imagined: bool) -> Self {
        Twisted { game, is_imagined, twist: PhantomData }
    }
}

impl<T: Twist> Game for Twisted<T> {
    type Config = <T::Game as Game>::Config;
    type Action = <T::Game as Game>::Action;
    type Chance = <T::Game as Game>::Chance;
    type View = <T::Game as Game>::View;
    type Event = <T::Game as Game>::Event;
    type Seen = <T::Game as Game>::Seen;
    type Refusal = <T::Game as Game>::Refusal;

    const INFO: Info = Info { key: T::KEY, name: T::KEY, ..T::Game::INFO };

    fn start(config: &Self::Config) -> Result<Self, BadConfig> {
        T::Game::start(config).map(|game| Twisted::of(game, false))
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn team(&self, seat: Seat) -> Team {
        self.game.team(seat)
    }

    fn bound(config: &Self::Config) -> u32 {
        T::Game::bound(config)
    }

    fn pending(&self) -> Pending {
        self.game.pending()
    }

    fn waiting(&self, who: Viewer) -> Waiting {
        self.game.waiting(who)
    }

    fn window_kind(&self) -> WindowKind {
        self.game.window_kind()
    }

    fn window_end(&self) -> WindowEnd {
        self.game.window_end()
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        self.game.moves(seat, out);
    }

    fn plies(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        self.game.plies(seat, out);
    }

    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), RefusedBy<Self>> {
        T::on_check(&action.to_string());
        self.game.check(seat, action)
    }

    fn apply<S: Sink<Self::Event>>(&mut self, input: InputOf<Self>, events: &mut S) {
        if !self.is_imagined {
            T::on_apply(&input);
        }
        self.game.apply(input, events);
    }

    fn odds(&self) -> Odds<Self::Chance> {
        self.game.odds()
    }

    fn roll<D: Dice + ?Sized>(&self, dice: &mut D) -> Self::Chance {
        self.game.roll(dice)
    }

    fn can_come(&self, outcome: &Self::Chance) -> bool {
        self.game.can_come(outcome)
    }

    fn view(&self, who: Viewer) -> Self::View {
        self.game.view(who)
    }

    fn seen(event: &Self::Event, who: Viewer) -> Option<Self::Seen> {
        T::on_seen();
        T::Game::seen(event, who)
    }

    fn reads(who: Viewer, seat: Seat, action: &Self::Action) -> bool {
        T::Game::reads(who, seat, action)
    }

    fn read(view: &Self::View, text: &str) -> Result<Self::Action, NotationError> {
        T::Game::read(view, text)
    }

    fn resign(&self, seat: Seat) -> Resigning {
        self.game.resign(seat)
    }

    fn forget<S: Sink<Self::Event>>(&mut self, seat: Seat, events: &mut S) {
        self.game.forget(seat, events);
    }

    fn has_table_draw(&self) -> bool {
        self.game.has_table_draw()
    }

    fn seating(config: &Self::Config) -> Seating {
        T::Game::seating(config)
    }

    fn press(config: &Self::Config) -> Press {
        T::Game::press(config)
    }

    fn knows_player(&self, who: Viewer, seat: Seat) -> bool {
        T::knows_player(&self.game, who, seat)
    }
}

impl<T: Twist> Printed for Twisted<T> {
    const TEXTS: [&'static str; 2] = T::Game::TEXTS;
    const RULES: [&'static str; 2] = T::Game::RULES;
}

impl<T: Twist> Pictured for Twisted<T> {
    fn board(config: &Self::Config, who: Viewer) -> Board {
        T::Game::board(config, who)
    }

    fn scene(view: &Self::View) -> Scene {
        let scene = T::Game::scene(view);
        T::on_scene(&scene);
        scene
    }

    fn path(view: &Self::View, action: &Self::Action) -> Path {
        T::Game::path(view, action)
    }

    fn tell(seen: &Self::Seen) -> Message {
        let said = T::Game::tell(seen);
        T::on_tell(&said);
        said
    }
}

impl<T: Twist<Game: Determinize>> Determinize for Twisted<T> {
    fn determinize<D: Dice + ?Sized>(view: &Self::View, dice: &mut D) -> Self {
        Twisted::of(T::Game::determinize(view, dice), true)
    }
}

impl<T: Twist<Game: Evaluate>> Evaluate for Twisted<T> {
    fn evaluate(&self, team: Team) -> i32 {
        self.game.evaluate(team)
    }
}

impl<T: Twist<Game: Keyed>> Keyed for Twisted<T> {
    fn key(&self) -> u64 {
        self.game.key()
    }
}

impl<T: Twist<Game: Levels>> Levels for Twisted<T> {
    fn thinking(&self, level: u8) -> Thinking {
        T::on_thought(level);
        self.game.thinking(level)
    }
}

/// Diam, until somebody does what makes its program panic.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fuse;

/// Asking whether this can be done panics.
pub(crate) const BREAKS_ON_CHECK: &str = "r8";
/// Doing this panics.
pub(crate) const BREAKS_ON_APPLY: &str = "r7";
/// After this the table can no longer tell what happened.
pub(crate) const BREAKS_ON_TELL: &str = "r6";
/// After this the table can no longer be drawn.
pub(crate) const BREAKS_ON_SCENE: &str = "r4";
/// A bot of this level panics when it thinks.
pub(crate) const BREAKS_AS_BOT: u8 = 4;

impl Twist for Fuse {
    type Game = Diam;
    const KEY: &'static str = "fuse";

    fn on_check(action: &str) {
        assert!(action != BREAKS_ON_CHECK, "the fuse blows");
    }

    fn on_apply(input: &InputOf<Diam>) {
        let blows = matches!(input, Input::Act(_, action) if action.to_string() == BREAKS_ON_APPLY);
        assert!(!blows, "the fuse blows");
    }

    fn on_scene(scene: &Scene) {
        let blows = scene.pieces.iter().any(|piece| piece.id == "piece-4-1" && piece.symbol == "red");
        assert!(!blows, "the fuse blows");
    }

    fn on_tell(said: &Message) {
        let blows = said.key == "diam-placed" && said.args.contains(&("square", 6_u8.into()));
        assert!(!blows, "the fuse blows");
    }

    fn on_thought(level: u8) {
        assert!(level != BREAKS_AS_BOT, "the fuse blows");
    }
}

/// Diam that counts. Its counters are the process's: a test that reads them holds [`Counted::alone`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Counted;

static ALONE: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());
static APPLIED: AtomicU64 = AtomicU64::new(0);
static SEEN: AtomicU64 = AtomicU64::new(0);
static DRAWN: AtomicU64 = AtomicU64::new(0);
static TOLD: AtomicU64 = AtomicU64::new(0);

/// How often the game was asked for something since it was last counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Work {
    pub(crate) applied: u64,
    pub(crate) seen: u64,
    pub(crate) drawn: u64,
    pub(crate) told: u64,
}

impl Counted {
    /// For as long as this is held nobody else counts.
    pub(crate) async fn alone() -> tokio::sync::MutexGuard<'static, ()> {
        ALONE.lock().await
    }

    /// What was done since the last time.
    pub(crate) fn since() -> Work {
        let [applied, seen, drawn, told] =
            [&APPLIED, &SEEN, &DRAWN, &TOLD].map(|count| count.swap(0, Ordering::SeqCst));
        Work { applied, seen, drawn, told }
    }
}

impl Twist for Counted {
    type Game = Diam;
    const KEY: &'static str = "counted";

    fn on_apply(_input: &InputOf<Diam>) {
        APPLIED.fetch_add(1, Ordering::SeqCst);
    }

    fn on_seen() {
        SEEN.fetch_add(1, Ordering::SeqCst);
    }

    fn on_scene(_scene: &Scene) {
        DRAWN.fetch_add(1, Ordering::SeqCst);
    }

    fn on_tell(_said: &Message) {
        TOLD.fetch_add(1, Ordering::SeqCst);
    }
}

/// Blind Bid in which nobody knows who the others are until it is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Masked;

impl Twist for Masked {
    type Game = BlindBid;
    const KEY: &'static str = "masked";

    fn knows_player(game: &BlindBid, who: Viewer, seat: Seat) -> bool {
        who.is(seat) || game.pending().outcome().is_some()
    }
}
