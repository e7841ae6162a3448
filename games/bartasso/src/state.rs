//! The game: the state of a match of Le Bartasso and what the kernel asks of it.

use tabletop::chance::Never;
use tabletop::game::{InputOf, RefusedBy};
use tabletop::{
    BadConfig, Branch, Determinize, Dice, Game, Info, Input, Keyed, Message, NotationError, Odds, Outcome,
    Pending, Seat, SeatSet, Sink, Team, Viewer, Window,
};

use crate::board::{self, Size, Spot, Spots, bit};
use crate::history::{History, QUIET_ROUNDS};
use crate::phase::{End, Phase};
use crate::piece::{Camp, Kind, Piece};
use crate::rules::exchange::Offer;
use crate::rules::{JUDGING_ALLIES, JUDGING_APART, Rules};
use crate::{Action, Config, Event, Refusal, Sauteur, View, position, zobrist};

/// Rounds after which the game is drawn (§11.3).
pub(crate) const LAST_ROUND: u16 = 300;

/// Everything about a match but the positions that came before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Position {
    /// The pieces of each camp.
    pub(crate) camps: [Spots; 4],
    /// The pieces of each kind.
    pub(crate) kinds: [Spots; 5],
    /// The pieces of each alliance that did not take and may be huffed for it (§9).
    pub(crate) omitted: [Spots; 2],
    /// The number of what stands where.
    pub(crate) pieces_key: u64,
    /// Decisions so far.
    pub(crate) window: u32,
    /// Turns so far, skipped ones included.
    pub(crate) turns: u16,
    /// The turn that was the next one when something last happened that §11.2 counts from.
    pub(crate) fresh: u16,
    pub(crate) rules: Rules,
    /// Whose turn it is.
    pub(crate) camp: Camp,
    pub(crate) phase: Phase,
    /// Whether something was taken in this turn (§9.4).
    pub(crate) has_taken: bool,
    /// Camps whose diplomat is off the board until its square is free (§8.9), as bits.
    pub(crate) waiting: u8,
    /// Camps that could not move a fighter when their turn came, and still cannot: their crowned pieces are lost
    /// (§10.5), as bits.
    pub(crate) blocked: u8,
    /// Units each camp may spend (§8).
    pub(crate) units: [u8; 4],
    /// Ordinary pawns that sauteurs took; counted only where prisoners are exchanged (§8.5, §12.3).
    pub(crate) destroyed: [u8; 4],
    /// Pawns that came back by exchange (§12.2).
    pub(crate) returned: [u8; 4],
    pub(crate) offer: Option<Offer>,
    pub(crate) last: Option<Action>,
    pub(crate) end: Option<End>,
}

impl Position {
    #[inline]
    pub(crate) fn size(&self) -> Size {
        self.rules.size()
    }

    /// The pieces of a kind in a camp.
    #[inline]
    pub(crate) fn of(&self, camp: Camp, kind: Kind) -> Spots {
        self.camps[camp.index()] & self.kinds[kind.index()]
    }

    /// Every piece of an alliance.
    #[inline]
    pub(crate) fn allied(&self, alliance: usize) -> Spots {
        self.camps[alliance & 1] | self.camps[(alliance & 1) + 2]
    }

    /// Every free square.
    #[inline]
    pub(crate) fn empty(&self) -> Spots {
        self.size().all() & !(self.allied(0) | self.allied(1))
    }

    /// What a camp may take: everything of the other alliance but diplomats (§7.2).
    #[inline]
    pub(crate) fn foes(&self, camp: Camp) -> Spots {
        self.allied(1 - camp.alliance()) & !self.kinds[Kind::Diplomat.index()]
    }

    /// Crowned pawns and couronnes of an alliance.
    #[inline]
    pub(crate) fn crowned(&self, alliance: usize) -> Spots {
        self.allied(alliance) & (self.kinds[Kind::Crowned.index()] | self.kinds[Kind::Couronne.index()])
    }

    /// Crowned pawns and couronnes of a camp.
    #[inline]
    pub(crate) fn crowned_of(&self, camp: Camp) -> Spots {
        self.of(camp, Kind::Crowned) | self.of(camp, Kind::Couronne)
    }

    /// The piece on a spot.
    #[inline]
    pub(crate) fn piece(&self, spot: Spot) -> Option<Piece> {
        let camp = Camp::ALL.into_iter().find(|camp| self.camps[camp.index()] & bit(spot) != 0)?;
        let kind = Kind::ALL.into_iter().find(|kind| self.kinds[kind.index()] & bit(spot) != 0)?;
        Some(Piece { camp, kind })
    }

    /// Puts a piece on a free spot, or takes it away from where it is.
    #[inline]
    pub(crate) fn toggle(&mut self, camp: Camp, kind: Kind, spot: Spot) {
        self.camps[camp.index()] ^= bit(spot);
        self.kinds[kind.index()] ^= bit(spot);
        self.pieces_key ^= zobrist::number(camp, kind, spot);
    }

    /// The present round, from 1.
    #[inline]
    pub(crate) fn round(&self) -> u16 {
        self.turns / self.rules.camp_count() + 1
    }

    /// Whether this is the round for nothing (§3.3).
    #[inline]
    pub(crate) fn is_first_round(&self) -> bool {
        self.turns < self.rules.camp_count()
    }

    /// Ordinary pawns of a camp that can come back (§8.4, §8.5).
    #[inline]
    pub(crate) fn lost(&self, camp: Camp) -> u8 {
        10 - self.of(camp, Kind::Pawn).count_ones() as u8 - self.destroyed[camp.index()]
    }

    /// Whether a camp has nothing left in the game and is passed over (§9.6).
    #[inline]
    pub(crate) fn is_out(&self, camp: Camp) -> bool {
        let at = camp.index();
        self.camps[at] == 0 && self.waiting & 1 << at == 0 && self.units[at] == 0
    }

    /// Whether a camp's crowned pieces are lost because its fighters cannot move (§10.5).
    #[inline]
    pub(crate) fn is_blocked(&self, camp: Camp) -> bool {
        self.blocked & 1 << camp.index() != 0
    }

    /// What the camp whose turn it is may huff.
    #[inline]
    pub(crate) fn huffable(&self) -> Spots {
        self.omitted[1 - self.camp.alliance()]
    }

    /// Which seat's decision it is.
    #[inline]
    pub(crate) fn seat(&self) -> Seat {
        self.rules.seat_of(self.camp)
    }

    /// The number that tells this position from every other one in the history (§11.1).
    #[inline]
    pub(crate) fn recurrence_key(&self) -> u64 {
        let packed = |counts: [u8; 4], bits: u32| {
            counts.iter().fold(0u64, |packed, count| packed << bits | u64::from(*count))
        };
        let small = self.camp.index() as u64
            | u64::from(self.is_first_round()) << 2
            | u64::from(self.has_taken) << 3
            | (self.phase as u64) << 4
            | u64::from(self.waiting) << 6
            | packed(self.units, 3) << 10
            | packed(self.destroyed, 4) << 22
            | packed(self.returned, 3) << 38
            | u64::from(self.blocked) << 50;
        let omitted = zobrist::of_set(self.omitted[0], 1) ^ zobrist::of_set(self.omitted[1], 2);
        self.pieces_key ^ zobrist::mixed(small) ^ omitted
    }
}

/// A match of Le Bartasso. `Copy`: search copies it at every node and allocates nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bartasso {
    pub(crate) now: Position,
    pub(crate) past: History,
}

impl Game for Bartasso {
    type Config = Config;
    type Action = Action;
    type Chance = Never;
    type View = View;
    type Event = Event;
    type Seen = Event;
    type Refusal = Refusal;

    const INFO: Info = Info {
        key: "bartasso",
        name: "Le Bartasso",
        seats: &[2, 3, 4],
        rules_rev: JUDGING_APART,
        authors: "Marcel Bartassot",
        published: "1944",
        has_secrets: false,
        has_chance: false,
    };

    fn start(config: &Config) -> Result<Self, BadConfig> {
        Self::start_under(config, Self::INFO.rules_rev)
    }

    fn plays(revision: u32) -> bool {
        (JUDGING_ALLIES..=JUDGING_APART).contains(&revision)
    }

    fn start_under(config: &Config, revision: u32) -> Result<Self, BadConfig> {
        let mut bad = BadConfig::default();
        check_combination(config, &mut bad);
        let start = position::read(config, revision, &mut bad);
        bad.or_fail()?;
        Ok(start.expect("a position that cannot be played is a reason"))
    }

    fn first_evening() -> Config {
        Config { camps: 2, sauteur: Sauteur::Single, ..Config::default() }
    }

    fn seats(&self) -> u8 {
        self.now.rules.players()
    }

    #[inline]
    fn team(&self, seat: Seat) -> Team {
        self.now.rules.team_of(seat)
    }

    fn bound(config: &Config) -> u32 {
        // In each turn a huff, a move, a split, three units held and three earned, and a stop.
        u32::from(LAST_ROUND) * u32::from(config.camps) * 10
    }

    #[inline]
    fn pending(&self) -> Pending {
        match self.now.end {
            None => Pending::Seats {
                must: SeatSet::one(self.now.seat()),
                may: self.answering(),
                window: Window(self.now.window),
            },
            Some(end) => Pending::Over(self.outcome(end)),
        }
    }

    /// §3.6.
    fn expiry(&self) -> Message {
        let is_move = self.now.phase == Phase::Move && self.can_move();
        Message::new(if is_move { "expiry-lost" } else { "expiry-declined" })
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.now.end.is_some() {
            return;
        }
        if seat == self.now.seat() {
            self.list(out);
        }
        self.list_exchange(seat, out);
    }

    fn plies(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.now.end.is_none() && seat == self.now.seat() {
            self.list(out);
        }
    }

    #[inline]
    fn sample<D: Dice + ?Sized>(&self, _seat: Seat, dice: &mut D) -> Action {
        self.pick(dice)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), RefusedBy<Self>> {
        self.judge(seat, *action).map_err(Into::into)
    }

    #[inline]
    fn apply<S: Sink<Event>>(&mut self, input: InputOf<Self>, events: &mut S) {
        match input {
            Input::Act(seat, action) => self.act(seat, action, events),
            Input::Chance(never) => match never {},
            Input::Expired(_) => self.expire(events),
        }
    }

    fn odds(&self) -> Odds<Never> {
        Odds::Explicit(Vec::new())
    }

    fn view(&self, who: Viewer) -> View {
        View::of(self, who)
    }

    fn seen(event: &Event, _who: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn read(view: &View, text: &str) -> Result<Action, NotationError> {
        Ok(view.state().in_full(NotationError::trimmed(text)?))
    }
}

impl Bartasso {
    fn outcome(&self, end: End) -> Outcome {
        let seats = self.seats();
        match end.winner() {
            Some(winner) => Outcome::won_by(Team(winner), seats, |seat| self.team(seat), end.how()),
            None => Outcome::draw(seats, end.how()),
        }
    }

    /// The revision of the rules this match is played under.
    fn revision(&self) -> u32 {
        if self.now.rules.judges_allies() { JUDGING_ALLIES } else { JUDGING_APART }
    }

    /// Whether so many turns without progress have passed that the game is drawn (§11.2).
    #[inline]
    pub(crate) fn is_quiet_too_long(&self) -> bool {
        self.now.turns - self.now.fresh >= QUIET_ROUNDS * self.now.rules.camp_count()
    }

    /// The square of a spot.
    #[inline]
    pub(crate) fn square(&self, spot: Spot) -> board::Square {
        self.now.size().square(spot)
    }
}

/// Combinations that are not played (§13.2), every one of them.
fn check_combination(config: &Config, bad: &mut BadConfig) {
    if ![2, 4].contains(&config.camps) {
        let said = Message::new("bartasso-bad-camps").with("camps", config.camps);
        bad.because(said, &["camps"], Some("13.2"));
    }
    if !(2..=4).contains(&config.players) {
        let said = Message::new("bartasso-bad-players").with("players", config.players);
        bad.because(said, &["players"], Some("13.2"));
    } else if config.camps == 2 && config.players != 2 {
        let said = Message::new("bartasso-bad-half").with("players", config.players);
        bad.because(said, &["camps", "players"], Some("13.2"));
    }
}

impl Determinize for Bartasso {
    fn determinize<D: Dice + ?Sized>(view: &View, _dice: &mut D) -> Self {
        *view.state()
    }
}

impl Branch for Bartasso {
    /// In the middle of a turn, where a text does not hold all there is, nothing branches off.
    fn branch(config: &Config, view: &View) -> Option<Config> {
        let config = Config { position: position::text(view.state()), ..config.clone() };
        let told = |now: &Position| {
            let pieces = (now.camps, now.kinds, now.omitted, now.waiting, now.blocked);
            let turn = (now.camp, now.phase, now.has_taken, now.round());
            (pieces, turn, (now.units, now.destroyed, now.returned))
        };
        let begun = Self::start_under(&config, view.state().revision()).ok()?;
        (told(&begun.now) == told(&view.state().now)).then_some(config)
    }
}

impl Keyed for Bartasso {
    #[inline]
    fn key(&self) -> u64 {
        self.now.recurrence_key()
    }
}
