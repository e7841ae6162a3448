//! The game: the state of a match of Diam and what the kernel asks of it.

use tabletop::chance::Never;
use tabletop::game::{InputOf, RefusedBy};
use tabletop::{
    BadConfig, Branch, Determinize, Dice, Game, Info, Input, Keyed, Message, NotationError, Odds, Outcome,
    Pending, Resigning, Seat, Sink, Team, Viewer, Window,
};

use crate::board::Board;
use crate::history::History;
use crate::piece::{Colour, Side, Slot};
use crate::rules::Rules;
use crate::{Action, Config, Edition, Event, Refusal, View, position, symmetry};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// A diam of this side (§5).
    Diam(Side),
    /// This side's time ran out (§2.4).
    Time(Side),
    /// The third time (§9.1).
    Repetition,
    /// Nobody can act (§9.2).
    Blocked,
    /// A hundred actions without a placing (§9.3).
    Quiet,
}

impl End {
    /// Its code.
    pub(crate) fn how(self) -> &'static str {
        match self {
            End::Diam(_) => "diam",
            End::Time(_) => "time",
            End::Repetition => "repetition",
            End::Blocked => "blocked",
            End::Quiet => "quiet",
        }
    }

    /// Who won, if anybody did.
    pub(crate) fn winner(self) -> Option<Side> {
        match self {
            End::Diam(winner) => Some(winner),
            End::Time(loser) => Some(loser.other()),
            End::Repetition | End::Blocked | End::Quiet => None,
        }
    }
}

/// Everything about a match but the positions that came before: 28 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Position {
    pub(crate) board: Board,
    /// Pieces left of each colour slot, four bits each.
    pub(crate) reserve: u16,
    /// Actions so far.
    pub(crate) ply: u16,
    pub(crate) rules: Rules,
    /// Whose turn in the order of play, from 0.
    pub(crate) turn: u8,
    /// The sides whose announcement stands, as bits.
    pub(crate) announced: u8,
    /// Whether the two players exchanged sides.
    pub(crate) swapped: bool,
    pub(crate) last: Option<Action>,
    /// The level, from 0, at which the last action's lowest piece came to stand.
    pub(crate) landed: u8,
    pub(crate) end: Option<End>,
}

impl Position {
    /// Pieces of a colour slot left in reserve.
    #[inline]
    pub(crate) fn left(&self, slot: Slot) -> u8 {
        ((self.reserve >> (4 * slot)) & 15) as u8
    }

    /// The colours of this match, by slot.
    pub(crate) fn colours(&self) -> [Colour; 4] {
        Colour::of(self.rules.edition())
    }

    /// Which side acts next.
    #[inline]
    pub(crate) fn side(&self) -> Side {
        Side::of_turn(self.turn)
    }

    /// Which seat acts next.
    #[inline]
    pub(crate) fn seat(&self) -> Seat {
        self.rules.seat_of(self.turn, self.swapped)
    }

    /// Whether this is the one moment for a swap (§10).
    #[inline]
    pub(crate) fn can_swap(&self) -> bool {
        self.rules.has_swap() && self.ply == 2
    }

    /// Whether sides may be swapped now or later: until then the won side is a gift to the other player (§10.1).
    pub(crate) fn may_be_swapped(&self) -> bool {
        self.rules.has_swap() && self.ply < 3
    }

    /// The number that stands for this position in the history: board, seat to move, announcements, and
    /// nothing else (§9.1).
    #[inline]
    pub(crate) fn recurrence_key(&self) -> u64 {
        self.key_with(self.seat().index() as u8)
    }

    /// The number that tells this position from every other one from which play may go on otherwise.
    pub(crate) fn key(&self) -> u64 {
        let swap = u64::from(self.swapped) << 51 | u64::from(self.can_swap()) << 55;
        self.key_with(self.turn) | swap
    }

    /// The board's key with two more bits and the announcements in its spare places.
    #[inline]
    fn key_with(&self, two_bits: u8) -> u64 {
        let flags = u64::from(two_bits & 1) << 35
            | u64::from(two_bits >> 1) << 39
            | u64::from(self.announced & 1) << 43
            | u64::from(self.announced >> 1) << 47;
        self.board.key() | flags
    }
}

/// A match of Diam. Small and `Copy`: search copies it at every node and allocates nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Diam {
    pub(crate) now: Position,
    pub(crate) past: History,
}

impl Game for Diam {
    type Config = Config;
    type Action = Action;
    type Chance = Never;
    type View = View;
    type Event = Event;
    type Seen = Event;
    type Refusal = Refusal;

    const INFO: Info = Info {
        key: "diam",
        name: "Diam",
        seats: &[2, 3, 4],
        rules_rev: 1,
        authors: "Alain Couchot, Bernard Klein",
        published: "1998 · Ferti, 2003",
        has_secrets: false,
        has_chance: false,
    };

    fn start(config: &Config) -> Result<Self, BadConfig> {
        let mut bad = BadConfig::default();
        check_combination(config, &mut bad);
        let start = position::read(config, &mut bad);
        bad.or_fail()?;
        Ok(start.expect("a position that cannot be played is a reason"))
    }

    fn seats(&self) -> u8 {
        self.now.rules.players()
    }

    #[inline]
    fn team(&self, seat: Seat) -> Team {
        self.now.rules.side_of(seat, self.now.swapped).team()
    }

    fn bound(_config: &Config) -> u32 {
        // Sixteen placings with at most 99 other actions before, between and after them, then the 100th.
        17 * 100 + 1
    }

    #[inline]
    fn pending(&self) -> Pending {
        match self.now.end {
            None => Pending::turn(self.now.seat(), Window(u32::from(self.now.ply))),
            Some(end) => Pending::Over(self.outcome(end)),
        }
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.now.end.is_none() && seat == self.now.seat() {
            self.list(out);
        }
    }

    #[inline]
    fn sample<D: Dice + ?Sized>(&self, _seat: Seat, dice: &mut D) -> Action {
        self.pick(dice)
    }

    fn check(&self, _seat: Seat, action: &Action) -> Result<(), RefusedBy<Self>> {
        self.judge(*action).map_err(Into::into)
    }

    #[inline]
    fn apply<S: Sink<Event>>(&mut self, input: InputOf<Self>, events: &mut S) {
        match input {
            Input::Act(seat, action) => self.act(seat, action, events),
            Input::Chance(never) => match never {},
            Input::Expired(_) => {
                let seat = self.now.seat();
                self.now.end = Some(End::Time(self.now.side()));
                events.put(|| Event::TimedOut { seat });
            }
        }
    }

    fn odds(&self) -> Odds<Never> {
        Odds::Explicit(Vec::new())
    }

    fn view(&self, _who: Viewer) -> View {
        View::of(self)
    }

    fn seen(event: &Event, _who: Viewer) -> Option<Event> {
        Some(*event)
    }

    /// In the letters of either language: which those are depends on the edition.
    fn read(view: &View, text: &str) -> Result<Action, NotationError> {
        let spaces = text.len() - text.trim_start().len();
        let read = Action::read(text.trim(), view.state().now.rules.edition());
        read.map_err(|error| NotationError { at: spaces + error.at, ..error })
    }

    /// With three players too: nobody can be left out of the circle of turns.
    fn resign(&self, seat: Seat) -> Resigning {
        let team = |other| self.team(other);
        Resigning::Ends(Outcome::lost_by(team(seat), self.seats(), team, "resigned"))
    }
}

impl Diam {
    fn outcome(&self, end: End) -> Outcome {
        let seats = self.seats();
        match end.winner() {
            Some(winner) => Outcome::won_by(winner.team(), seats, |seat| self.team(seat), end.how()),
            None => Outcome::draw(seats, end.how()),
        }
    }
}

/// Combinations that are not played (§11.2, §11.3), every one of them.
fn check_combination(config: &Config, bad: &mut BadConfig) {
    let is_1998 = config.edition == Edition::V1998;
    if !(2..=4).contains(&config.players) {
        let said = Message::new("diam-bad-players").with("players", config.players);
        bad.because(said, &["players"], Some("11.2"));
    } else if is_1998 && config.players != 2 {
        let said = Message::new("diam-bad-edition-players").with("players", config.players);
        bad.because(said, &["edition", "players"], Some("11.2"));
    }
    if !is_1998 && config.announce != crate::Announce::Auto {
        bad.because(Message::new("diam-bad-announce"), &["edition", "announce"], Some("11.3"));
    }
    if config.swap && config.players != 2 {
        bad.because(Message::new("diam-bad-swap-players"), &["swap", "players"], Some("11.3"));
    }
}

impl Determinize for Diam {
    fn determinize<D: Dice + ?Sized>(view: &View, _dice: &mut D) -> Self {
        *view.state()
    }
}

impl Branch for Diam {
    /// Whether sides may still be swapped is no part of a position: in a branch they are not.
    fn branch(config: &Config, view: &View) -> Option<Config> {
        let config = Config { swap: false, position: position::text(view.state()), ..config.clone() };
        Self::start(&config).is_ok().then_some(config)
    }
}

/// Actions without a placing up to which wins are proved: no proof that is found takes as many again.
const MOST_QUIET: u8 = 50;

impl Keyed for Diam {
    fn key(&self) -> u64 {
        self.now.key()
    }

    fn class(&self) -> u64 {
        symmetry::class(&self.now)
    }

    /// Sides may be swapped until the second turn is over (§10), and a hundred actions without a placing end the match (§9.3).
    fn can_prove(&self) -> bool {
        !self.now.may_be_swapped() && self.past.quiet() < MOST_QUIET
    }

    /// In 1998 a diam is announced: what stands announced and can be made wins at once, and what the other side has announced
    /// must be parried.
    fn outlook(&self, _seat: Seat) -> Option<u32> {
        self.now.rules.is_1998().then(|| self.answers())
    }
}
