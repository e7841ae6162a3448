//! The game: the state of a match of Les Belligérants and what the kernel asks of it.

use std::sync::Arc;

use serde::Serialize;
use tabletop::game::{InputOf, RefusedBy};
use tabletop::{
    BadConfig, Dice, Game, Info, Input, Keyed, Message, Odds, Pending, Seat, SeatSet, Sink, Team, Viewer,
    Window, WindowKind,
};

use crate::board::{Board, Warning, flaw, picture};
use crate::chance::Roll;
use crate::event::Event;
use crate::field::Field;
use crate::piece::{Piece, Side};
use crate::rules::setting::{FORMATIONS, form};
use crate::rules::turn::MOST_ROLLS;
use crate::{Action, Capture, Config, Move, Refusal, View, position};

/// What the match is about just now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Both sides place their armies (§2).
    Setup,
    /// The die is rolled (§3.1).
    Roll,
    /// The side whose turn it is moves (§3.1).
    Move,
    /// The other side may take a piece that did not take (§12).
    Huff,
    /// Nothing more.
    Over(End),
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// A side has nothing more to do (§10.1).
    Battle,
    /// Six hundred rolls (§10.6).
    Rolls,
    /// A hundred rolls without anything lasting (§10.6).
    Quiet,
    /// This side's time ran out (§3.4).
    Time(Side),
    /// An armistice (§11.7).
    Armistice {
        /// Who asked for it.
        loser: Side,
        /// The indemnity.
        hundreds: u8,
    },
}

impl End {
    /// Its code.
    pub(crate) const fn how(self) -> &'static str {
        match self {
            End::Battle => "battle",
            End::Rolls => "rolls",
            End::Quiet => "quiet",
            End::Time(_) => "time",
            End::Armistice { .. } => "armistice",
        }
    }
}

/// How far an armistice has come this turn (§11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Deal {
    /// Nobody spoke of one.
    #[default]
    Silent,
    /// The side whose turn it is asks for one.
    Asked,
    /// The other side wants so many hundreds for it.
    Demanded(u8),
    /// That was refused.
    Refused,
}

/// The last move, for whoever looks on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Last {
    pub(crate) side: Side,
    pub(crate) step: Move,
}

/// Everything about a match but its board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Now {
    pub(crate) field: Field,
    pub(crate) phase: Phase,
    /// Whose turn it is.
    pub(crate) side: Side,
    /// What the die shows, while somebody moves by it.
    pub(crate) roll: Option<Roll>,
    /// Rolls so far.
    pub(crate) rolls: u16,
    /// Rolls since the last capture, entry, loss or rescue.
    pub(crate) quiet: u8,
    pub(crate) deal: Deal,
    /// The pieces that can be huffed now, as bits.
    pub(crate) huffable: u32,
    pub(crate) capture: Capture,
    /// Who is ready for the battle.
    pub(crate) ready: [bool; 2],
    /// Who has decided on a set-up: a secret, and of use to walks over decisions only.
    pub(crate) is_formed: [bool; 2],
    pub(crate) window: u32,
    pub(crate) last: Option<Last>,
}

impl Now {
    /// Whether somebody moves by the devil.
    #[inline]
    pub(crate) fn is_devil(&self) -> bool {
        self.roll == Some(Roll::Devil)
    }
}

/// A match of Les Belligérants. All of it but the board is small and copied flat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Belligerants {
    pub(crate) board: Arc<Board>,
    pub(crate) now: Now,
}

impl Game for Belligerants {
    type Config = Config;
    type Action = Action;
    type Chance = Roll;
    type View = View;
    type Event = Event;
    type Seen = Event;
    type Refusal = Refusal;

    const INFO: Info = Info {
        key: "belligerants",
        name: "Les Belligérants",
        seats: &[2],
        rules_rev: 1,
        authors: "Madeleine Janssens",
        published: "Diamino, 1943",
        has_secrets: true,
        has_chance: true,
    };

    fn start(config: &Config) -> Result<Self, BadConfig> {
        let mut bad = BadConfig::default();
        let board = match Board::named_or_read(&config.board) {
            Ok(board) => Some(board),
            Err(flaws) => {
                flaws.iter().for_each(|flaw| bad.because(flaw.message(), &["board"], Some("13.2")));
                None
            }
        };
        let start = board.map(|board| Belligerants::fresh(board, config.capture));
        let start = start.and_then(|start| position::read(start, &config.position, &mut bad));
        bad.or_fail()?;
        Ok(start.expect("whatever cannot be played is a reason"))
    }

    fn seats(&self) -> u8 {
        2
    }

    #[inline]
    fn team(&self, seat: Seat) -> Team {
        Team(seat.index() as u8)
    }

    /// The set-up, then at most one move and, with huffing, one answer for every roll.
    fn bound(config: &Config) -> u32 {
        let windows = match config.capture {
            Capture::Must => 1,
            Capture::Huff => 2,
        };
        1 + windows * u32::from(MOST_ROLLS)
    }

    fn first_evening() -> Config {
        Config { board: "quick-2".to_owned(), ..Config::default() }
    }

    /// What is unfair about a board of one's own (§13.3). A name is no picture: the boards of the house are fair.
    fn warnings(config: &Config) -> Vec<Message> {
        let picture = picture::read(&config.board).ok();
        let warnings = picture.map(|picture| flaw::warnings(&picture)).unwrap_or_default();
        warnings.iter().map(Warning::message).collect()
    }

    #[inline]
    fn pending(&self) -> Pending {
        let window = Window(self.now.window);
        match self.now.phase {
            Phase::Roll => Pending::Chance,
            Phase::Move => {
                let must = SeatSet::one(self.now.side.seat());
                let other = self.now.side.other().seat();
                let may = if self.awaits_demand() { SeatSet::one(other) } else { SeatSet::EMPTY };
                Pending::Seats { must, may, window }
            }
            Phase::Huff => Pending::turn(self.now.side.other().seat(), window),
            Phase::Setup => {
                let ready = Side::BOTH.into_iter().filter(|side| self.now.ready[side.index()]);
                let may: SeatSet = ready.map(Side::seat).collect();
                Pending::Seats { must: SeatSet::all(2).minus(may), may, window }
            }
            Phase::Over(end) => Pending::Over(self.outcome(end)),
        }
    }

    /// Placing the armies is a decision of its own kind (§2).
    fn window_kind(&self) -> WindowKind {
        if self.is_setting_up() { WindowKind::SetUp } else { WindowKind::Turn }
    }

    /// §2.5, §3.4, §12.3.
    fn expiry(&self) -> Message {
        Message::new(match self.now.phase {
            Phase::Setup => "belligerants-expiry-setup",
            Phase::Huff => "expiry-declined",
            Phase::Move | Phase::Roll | Phase::Over(_) => "expiry-lost",
        })
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Action>) {
        let side = Side::of(seat);
        match self.now.phase {
            Phase::Setup => self.list_setting(side, out),
            Phase::Move if side == self.now.side => {
                self.list_moves(out);
                self.list_asking(out);
            }
            Phase::Move => self.list_demands(out),
            Phase::Huff if side != self.now.side => self.list_huffs(out),
            Phase::Huff | Phase::Roll | Phase::Over(_) => {}
        }
    }

    fn plies(&self, seat: Seat, out: &mut Vec<Action>) {
        let side = Side::of(seat);
        match self.now.phase {
            Phase::Setup => self.list_setting_plies(side, out),
            Phase::Move if side == self.now.side => self.list_moves(out),
            Phase::Huff if side != self.now.side => self.list_huffs(out),
            Phase::Move | Phase::Huff | Phase::Roll | Phase::Over(_) => {}
        }
    }

    #[inline]
    fn sample<D: Dice + ?Sized>(&self, seat: Seat, dice: &mut D) -> Action {
        if let (Phase::Move, Some(roll)) = (self.now.phase, self.now.roll) {
            return Action::Move(self.pick_move(roll, dice));
        }
        let mut plies = Vec::new();
        self.plies(seat, &mut plies);
        plies[dice.below(plies.len() as u32) as usize]
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), RefusedBy<Self>> {
        let side = Side::of(seat);
        let judged = match (self.now.phase, *action) {
            (Phase::Setup, action) => self.judge_setting(side, action),
            (Phase::Move, Action::Demand(hundreds)) if side != self.now.side => self.judge_demand(hundreds),
            (Phase::Move, _) if side != self.now.side => Err(Refusal::NotNow),
            (Phase::Move, Action::Move(step)) => self.judge_move(step),
            (Phase::Move, Action::Ask) => self.judge_asking(),
            (Phase::Move, Action::Answer(_)) => self.judge_answer(),
            (Phase::Huff, Action::Huff(square)) => self.judge_huff(square),
            (Phase::Huff, Action::Decline) => Ok(()),
            _ => Err(Refusal::NotNow),
        };
        judged.map_err(Into::into)
    }

    #[inline]
    fn apply<S: Sink<Event>>(&mut self, input: InputOf<Self>, events: &mut S) {
        match input {
            Input::Chance(roll) => self.rolled(roll, events),
            Input::Act(_, Action::Move(step)) => self.moved(step, events),
            Input::Act(seat, action @ (Action::Swap(..) | Action::Form(_) | Action::Ready(_))) => {
                self.set_up(Side::of(seat), action, events);
            }
            Input::Act(_, Action::Ask) => self.ask(events),
            Input::Act(_, Action::Demand(hundreds)) => self.demand(hundreds, events),
            Input::Act(_, Action::Answer(accepts)) => self.answer(accepts, events),
            Input::Act(_, Action::Huff(square)) => self.settle_huff(Some(square), events),
            Input::Act(_, Action::Decline) => self.settle_huff(None, events),
            Input::Expired(_) => self.expired(events),
        }
    }

    fn odds(&self) -> Odds<Roll> {
        Odds::Explicit(Roll::ALL.map(|roll| (roll, 1)).to_vec())
    }

    #[inline]
    fn roll<D: Dice + ?Sized>(&self, dice: &mut D) -> Roll {
        Roll::ALL[dice.below(6) as usize]
    }

    fn view(&self, who: Viewer) -> View {
        View::of(self, who)
    }

    fn seen(event: &Event, who: Viewer) -> Option<Event> {
        event.is_for(who).then(|| event.clone())
    }

    /// Only how an army is set up is secret.
    fn reads(who: Viewer, seat: Seat, action: &Action) -> bool {
        who.is(seat) || !matches!(action, Action::Swap(..) | Action::Form(_))
    }

    /// The armistice is the rules' own way to end a game by agreement.
    fn has_table_draw(&self) -> bool {
        false
    }
}

impl Belligerants {
    /// A match before the set-up, both armies in the default formation.
    pub(crate) fn fresh(board: Arc<Board>, capture: Capture) -> Self {
        let mut field = Field::EMPTY;
        for side in Side::BOTH {
            form(&board, &mut field, side, &FORMATIONS[0]);
        }
        let now = Now {
            field,
            phase: Phase::Setup,
            side: Side::Yellow,
            roll: None,
            rolls: 0,
            quiet: 0,
            deal: Deal::Silent,
            huffable: 0,
            capture,
            ready: [false; 2],
            is_formed: [false; 2],
            window: 0,
            last: None,
        };
        Belligerants { board, now }
    }

    /// Whether the armies are being set up.
    pub fn is_setting_up(&self) -> bool {
        self.now.phase == Phase::Setup
    }

    /// The board it is played on.
    pub fn battlefield(&self) -> &Board {
        &self.board
    }

    /// Time has run out: the default set-up (§2.5), no huffing (§12.3), or the game is lost (§3.4).
    fn expired<S: Sink<Event>>(&mut self, events: &mut S) {
        match self.now.phase {
            Phase::Setup => self.set_up_expired(events),
            Phase::Huff => self.settle_huff(None, events),
            Phase::Move => {
                events.put(|| Event::TimedOut { seat: self.now.side.seat() });
                self.end(End::Time(self.now.side), events);
            }
            Phase::Roll | Phase::Over(_) => {}
        }
    }
}

impl Keyed for Belligerants {
    fn key(&self) -> u64 {
        let mix = |key: u64, number: u64| (key ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
        let now = &self.now;
        let roll = match now.roll {
            None => 0,
            Some(Roll::Number(number)) => u64::from(number),
            Some(Roll::Devil) => 6,
        };
        let phase = u64::from(now.phase == Phase::Huff);
        let mut key = mix(0, (now.side.index() as u64) << 8 | roll << 1 | phase);
        for piece in Piece::all() {
            let stands = now.field.at(piece).map_or(0, |square| square.index() as u64 + 1);
            let held = Side::BOTH.map(|side| u64::from(now.field.held(side) & piece.bit() != 0));
            let fights = u64::from(now.field.army(Side::Yellow) & piece.bit() != 0);
            key = mix(key, stands << 3 | held[0] << 2 | held[1] << 1 | fights);
        }
        mix(mix(key, u64::from(now.rolls) << 8 | u64::from(now.quiet)), u64::from(now.huffable))
    }
}
