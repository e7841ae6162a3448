//! Tiny games to test the thinking with, small enough to be checked by hand or by brute force.

pub(crate) mod hidden;
pub(crate) mod warren;

use std::fmt;
use std::str::FromStr;

use tabletop::{
    BadConfig, Determinize, Dice, Evaluate, Game, Info, Input, Keyed, Learnt, Levels, Message, NotationError,
    Odds, Outcome, Pending, Refusal, Refused, Seat, SeatSet, Sink, Team, Thinking, Viewer, Window,
};

/// What a tiny game has to say for itself.
pub(crate) trait Rules: Clone + Eq + fmt::Debug + Default + Send + Sync + 'static {
    const SEATS: u8 = 2;
    const CAN_PROVE: bool = false;
    fn team(seat: Seat) -> Team {
        Team(seat.index() as u8)
    }
    fn next(&self) -> Next;
    fn plies(&self) -> Vec<u8>;
    fn play(&mut self, seat: Seat, what: u8);
    fn key(&self) -> u64;
    fn class(&self) -> u64 {
        self.key()
    }
    fn odds(&self) -> Odds<Pick> {
        unreachable!("no chance here")
    }
    fn draw<D: Dice + ?Sized>(&self, dice: &mut D) -> Pick {
        self.odds().pick(dice)
    }
    fn rolled(&mut self, _what: u8) {}
    fn evaluate(&self, _team: Team) -> i32 {
        0
    }
    fn book(&self) -> Option<u8> {
        None
    }
    fn hunch(&self) -> Option<u8> {
        None
    }
    fn urgent(&self) -> Vec<u8> {
        Vec::new()
    }
    fn promise(&self, _what: u8) -> u16 {
        0
    }
    /// The open window, after so many inputs.
    fn window(&self, inputs: usize) -> u32 {
        inputs as u32
    }
    fn expired(&mut self) {}
    /// Whether the input with this number is hidden from this viewer.
    fn is_hidden(_number: usize, _who: Viewer) -> bool {
        false
    }
    /// All inputs, given what was seen of them, the hidden ones as [`UNSEEN`].
    fn imagine<D: Dice + ?Sized>(seen: &[u8], _dice: &mut D) -> Vec<u8> {
        seen.to_vec()
    }
}

/// A hidden input in a view.
pub(crate) const UNSEEN: u8 = u8::MAX;

/// Whom a tiny game waits for.
pub(crate) enum Next {
    Seats(SeatSet),
    Chance,
    Time,
    Won(Seat, &'static str),
    Drawn,
}

/// A tiny game as a game. Its view is everything that happened, as far as it is not hidden.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Toy<R> {
    pub(crate) rules: R,
    log: Vec<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Pick(pub(crate) u8);

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Pick {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        text.parse().map(Pick).map_err(|_| NotationError::new(0, "a number"))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Forbidden;

impl Refusal for Forbidden {
    fn paragraph(&self) -> &'static str {
        "1"
    }

    fn message(&self) -> Message {
        Message::new("forbidden")
    }
}

impl<R: Rules> Toy<R> {
    pub(crate) fn after(log: &[u8]) -> Self {
        let mut toy = Self::default();
        for pick in log {
            let pick = Pick(*pick);
            let input = match toy.rules.next() {
                Next::Seats(seats) => Input::Act(seats.first().unwrap(), pick),
                Next::Time => Input::Expired(Window(toy.rules.window(toy.log.len()))),
                _ => Input::Chance(pick),
            };
            toy.apply(input, &mut ());
        }
        toy
    }

    fn window(&self) -> Window {
        Window(self.rules.window(self.log.len()))
    }
}

impl<R: Rules> Game for Toy<R> {
    type Config = ();
    type Action = Pick;
    type Chance = Pick;
    type View = Vec<u8>;
    type Event = ();
    type Seen = ();
    type Refusal = Forbidden;

    const INFO: Info = Info {
        key: "toy",
        name: "Toy",
        seats: &[R::SEATS],
        rules_rev: 1,
        authors: "",
        published: "",
        has_secrets: false,
        has_chance: true,
    };

    fn start(_: &()) -> Result<Self, BadConfig> {
        Ok(Toy::default())
    }

    fn seats(&self) -> u8 {
        R::SEATS
    }

    fn team(&self, seat: Seat) -> Team {
        R::team(seat)
    }

    fn bound(_: &()) -> u32 {
        1000
    }

    fn pending(&self) -> Pending {
        match self.rules.next() {
            Next::Seats(must) => Pending::Seats { must, may: SeatSet::EMPTY, window: self.window() },
            Next::Time => {
                let may = SeatSet::all(R::SEATS);
                Pending::Seats { must: SeatSet::EMPTY, may, window: self.window() }
            }
            Next::Chance => Pending::Chance,
            Next::Won(by, how) => Pending::Over(Outcome::won_by(R::team(by), R::SEATS, R::team, how)),
            Next::Drawn => Pending::Over(Outcome::draw(R::SEATS, "drawn")),
        }
    }

    fn moves(&self, _: Seat, out: &mut Vec<Pick>) {
        out.extend(self.rules.plies().into_iter().map(Pick));
    }

    fn check(&self, _: Seat, action: &Pick) -> Result<(), Refused<Forbidden>> {
        if self.rules.plies().contains(&action.0) { Ok(()) } else { Err(Refused::Rule(Forbidden)) }
    }

    fn apply<S: Sink<()>>(&mut self, input: Input<Pick, Pick>, _: &mut S) {
        match input {
            Input::Act(seat, Pick(what)) => {
                self.rules.play(seat, what);
                self.log.push(what);
            }
            Input::Chance(Pick(what)) => {
                self.rules.rolled(what);
                self.log.push(what);
            }
            Input::Expired(window) => {
                assert_eq!(window, self.window(), "the open window expires");
                self.rules.expired();
                self.log.push(0);
            }
        }
    }

    fn odds(&self) -> Odds<Pick> {
        self.rules.odds()
    }

    fn roll<D: Dice + ?Sized>(&self, dice: &mut D) -> Pick {
        self.rules.draw(dice)
    }

    fn view(&self, who: Viewer) -> Vec<u8> {
        let seen = |(number, input): (usize, &u8)| if R::is_hidden(number, who) { UNSEEN } else { *input };
        self.log.iter().enumerate().map(seen).collect()
    }

    fn seen(_: &(), _: Viewer) -> Option<()> {
        None
    }
}

impl<R: Rules> Determinize for Toy<R> {
    fn determinize<D: Dice + ?Sized>(view: &Vec<u8>, dice: &mut D) -> Self {
        Toy::after(&R::imagine(view, dice))
    }
}

impl<R: Rules> Keyed for Toy<R> {
    fn key(&self) -> u64 {
        self.rules.key()
    }

    fn class(&self) -> u64 {
        self.rules.class()
    }

    fn can_prove(&self) -> bool {
        R::CAN_PROVE
    }
}

impl<R: Rules> Evaluate for Toy<R> {
    fn evaluate(&self, team: Team) -> i32 {
        self.rules.evaluate(team)
    }

    fn hunch<D: Dice + ?Sized>(&self, seat: Seat, dice: &mut D) -> Pick {
        self.rules.hunch().map_or_else(|| self.sample(seat, dice), Pick)
    }

    fn urgent(&self, _seat: Seat, out: &mut Vec<Pick>) {
        out.extend(self.rules.urgent().into_iter().map(Pick));
    }

    fn promise(&self, action: &Pick) -> u16 {
        self.rules.promise(action.0)
    }
}

impl<R: Rules> Levels for Toy<R> {
    fn thinking(&self, level: u8) -> Thinking {
        match level {
            1 => Thinking::Random,
            2 => Thinking::AlphaBeta { nodes: 200, noise: 50 },
            3 => Thinking::AlphaBeta { nodes: 5_000, noise: 0 },
            _ => Thinking::Mcts { iterations: 500 },
        }
    }

    fn book(&self) -> Option<Pick> {
        self.rules.book().map(Pick)
    }
}

/// Three in a row on a 3x3 board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct TicTacToe {
    sides: [u16; 2],
}

const ROWS: [u16; 8] = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

impl TicTacToe {
    fn mover(&self) -> usize {
        ((self.sides[0] | self.sides[1]).count_ones() % 2) as usize
    }

    /// The board seen by the side to move, square by square in this order.
    fn read(&self, order: impl Iterator<Item = usize>) -> u64 {
        let own = self.mover();
        order.fold(1, |sum, square| {
            let holder = if self.sides[own] >> square & 1 == 1 {
                1
            } else {
                u64::from(self.sides[1 - own] >> square & 1) * 2
            };
            sum * 3 + holder
        })
    }
}

impl Rules for TicTacToe {
    const CAN_PROVE: bool = true;

    fn next(&self) -> Next {
        for side in 0..2 {
            if ROWS.iter().any(|row| self.sides[side] & row == *row) {
                return Next::Won(Seat::new(side as u8), "row");
            }
        }
        if self.plies().is_empty() {
            Next::Drawn
        } else {
            Next::Seats(SeatSet::one(Seat::new(self.mover() as u8)))
        }
    }

    fn plies(&self) -> Vec<u8> {
        (0..9).filter(|square| (self.sides[0] | self.sides[1]) >> square & 1 == 0).collect()
    }

    fn play(&mut self, seat: Seat, square: u8) {
        self.sides[seat.index()] |= 1 << square;
    }

    fn key(&self) -> u64 {
        self.read(0..9)
    }

    fn class(&self) -> u64 {
        let turned = |turns: usize, flip: bool| {
            self.read((0..9).map(move |square| {
                let (mut x, mut y) = (square % 3, square / 3);
                if flip {
                    x = 2 - x;
                }
                for _ in 0..turns {
                    (x, y) = (2 - y, x);
                }
                y * 3 + x
            }))
        };
        (0..4).flat_map(|turns| [turned(turns, false), turned(turns, true)]).min().unwrap()
    }

    fn book(&self) -> Option<u8> {
        (self.sides == [0, 0]).then_some(4)
    }
}

/// Two tokens run to square 10 on a three-sided die; each roll may be taken (0) or let pass (1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Race {
    at: [u8; 2],
    mover: u8,
    roll: u8,
}

impl Rules for Race {
    fn next(&self) -> Next {
        match self.at.iter().position(|at| *at >= 10) {
            Some(home) => Next::Won(Seat::new(home as u8), "home"),
            None if self.roll == 0 => Next::Chance,
            None => Next::Seats(SeatSet::one(Seat::new(self.mover))),
        }
    }

    fn plies(&self) -> Vec<u8> {
        vec![1, 0]
    }

    fn play(&mut self, seat: Seat, what: u8) {
        if what == 0 {
            self.at[seat.index()] += self.roll;
        }
        self.mover = 1 - self.mover;
        self.roll = 0;
    }

    fn key(&self) -> u64 {
        [self.at[0], self.at[1], self.mover, self.roll].iter().fold(0, |key, n| key * 16 + u64::from(*n))
    }

    fn odds(&self) -> Odds<Pick> {
        Odds::Explicit((1..=3).map(|face| (Pick(face), 1)).collect())
    }

    fn rolled(&mut self, face: u8) {
        self.roll = face;
    }

    /// Twenty for each square ahead.
    fn evaluate(&self, team: Team) -> i32 {
        let own = usize::from(team.0);
        20 * (i32::from(self.at[own]) - i32::from(self.at[1 - own]))
    }
}

impl Learnt for Toy<Race> {
    fn weights() -> &'static [i32] {
        &[20, 0, 0]
    }

    fn feature(number: usize) -> Option<String> {
        ["ahead", "to-roll", "nothing"].get(number).map(|name| (*name).to_owned())
    }

    /// Squares ahead, whose turn it is, and something that is the same for both.
    fn features(&self, team: Team, mut note: impl FnMut(usize, i32)) {
        let (race, own) = (&self.rules, usize::from(team.0));
        note(0, i32::from(race.at[own]));
        note(0, -i32::from(race.at[1 - own]));
        note(1, if usize::from(race.mover) == own { 1 } else { -1 });
        note(2, 0);
    }
}

/// Both seats pick 0, 1 or 2 at once; seat 0 wins if the sum is a multiple of three.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Duo {
    picked: [Option<u8>; 2],
}

impl Rules for Duo {
    fn next(&self) -> Next {
        match self.picked {
            [Some(a), Some(b)] => Next::Won(Seat::new(u8::from((a + b) % 3 != 0)), "shown"),
            _ => Next::Seats(Seat::all(2).filter(|seat| self.picked[seat.index()].is_none()).collect()),
        }
    }

    fn plies(&self) -> Vec<u8> {
        vec![0, 1, 2]
    }

    fn play(&mut self, seat: Seat, what: u8) {
        self.picked[seat.index()] = Some(what);
    }

    fn key(&self) -> u64 {
        self.picked.iter().fold(0, |key, pick| key * 4 + pick.map_or(3, u64::from))
    }

    fn window(&self, _: usize) -> u32 {
        0
    }
}

/// Seat 0 bets that a number of a hundred, drawn from an urn too large to list, is low (0) or high (1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Urn {
    bet: Option<u8>,
    drawn: Option<u8>,
}

impl Rules for Urn {
    fn next(&self) -> Next {
        match (self.bet, self.drawn) {
            (None, _) => Next::Seats(SeatSet::one(Seat::new(0))),
            (_, None) => Next::Chance,
            (Some(bet), Some(drawn)) => Next::Won(Seat::new(u8::from((bet == 0) != (drawn < 75))), "drawn"),
        }
    }

    fn plies(&self) -> Vec<u8> {
        vec![1, 0]
    }

    fn play(&mut self, _: Seat, what: u8) {
        self.bet = Some(what);
    }

    fn key(&self) -> u64 {
        unreachable!("not searched by key")
    }

    fn odds(&self) -> Odds<Pick> {
        Odds::Sampled
    }

    fn draw<D: Dice + ?Sized>(&self, dice: &mut D) -> Pick {
        Pick(dice.below(100) as u8)
    }

    fn rolled(&mut self, what: u8) {
        self.drawn = Some(what);
    }
}

/// Nim by three seats in turn, 0 and 2 together against 1: take one to three, whoever takes the last wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Allies {
    pub(crate) pile: u8,
    pub(crate) mover: u8,
}

impl Default for Allies {
    fn default() -> Self {
        Allies { pile: 21, mover: 0 }
    }
}

impl Allies {
    pub(crate) fn at(pile: u8, mover: u8) -> Toy<Allies> {
        Toy { rules: Allies { pile, mover }, log: Vec::new() }
    }

    /// By brute force: which team wins, and in how many plies if that team hurries and the other delays.
    pub(crate) fn solved(pile: u8, mover: u8) -> (Team, u32) {
        let own = Allies::team(Seat::new(mover));
        if pile == 0 {
            return (Allies::team(Seat::new((mover + 2) % 3)), 0);
        }
        let ends = (1..=pile.min(3)).map(|take| Allies::solved(pile - take, (mover + 1) % 3));
        let (wins, losses): (Vec<_>, Vec<_>) = ends.partition(|(team, _)| *team == own);
        match wins.iter().min_by_key(|(_, plies)| *plies) {
            Some((team, plies)) => (*team, plies + 1),
            None => {
                losses.into_iter().max_by_key(|(_, plies)| *plies).map(|(team, n)| (team, n + 1)).unwrap()
            }
        }
    }
}

impl Rules for Allies {
    const SEATS: u8 = 3;

    fn team(seat: Seat) -> Team {
        Team(seat.index() as u8 % 2)
    }

    fn next(&self) -> Next {
        if self.pile == 0 {
            Next::Won(Seat::new((self.mover + 2) % 3), "last")
        } else {
            Next::Seats(SeatSet::one(Seat::new(self.mover)))
        }
    }

    fn plies(&self) -> Vec<u8> {
        (1..=self.pile.min(3)).collect()
    }

    fn play(&mut self, _: Seat, take: u8) {
        self.pile -= take;
        self.mover = (self.mover + 1) % 3;
    }

    fn key(&self) -> u64 {
        u64::from(self.pile) * 3 + u64::from(self.mover)
    }

    /// The one alone likes what a quarter of the piles is.
    fn evaluate(&self, team: Team) -> i32 {
        let worth = i32::from(self.pile.is_multiple_of(4)) * 30;
        if team == Team(1) { worth } else { -worth }
    }
}

/// A token on a small graph with cycles: seat 0 moves it from even nodes, seat 1 from odd ones. Who comes
/// to node 8 has won for seat 0, to node 9 for seat 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Maze {
    pub(crate) at: u8,
}

impl Maze {
    pub(crate) fn at(at: u8) -> Toy<Maze> {
        Toy { rules: Maze { at }, log: Vec::new() }
    }
}

impl Rules for Maze {
    fn next(&self) -> Next {
        match self.at {
            8 => Next::Won(Seat::new(0), "out"),
            9 => Next::Won(Seat::new(1), "out"),
            at => Next::Seats(SeatSet::one(Seat::new(at % 2))),
        }
    }

    fn plies(&self) -> Vec<u8> {
        match self.at {
            0 => vec![1, 3, 5], // 1 goes round, 3 loses, 5 wins
            1 => vec![0, 2],
            2 => vec![1, 7], // only round and round, or lost
            3 => vec![4, 9],
            4 => vec![8],
            5 => vec![4, 6],
            6 => vec![5, 8],
            7 => vec![9],
            _ => vec![],
        }
    }

    fn play(&mut self, _: Seat, to: u8) {
        self.at = to;
    }

    fn key(&self) -> u64 {
        u64::from(self.at)
    }
}

/// Seat 0 says 0, 1 or 2; time passes; seat 1 adds 0 or 1; time passes. Seat 0 wins if the sum is 2 or more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Lull {
    said: [Option<u8>; 2],
    lulls: u8,
}

impl Rules for Lull {
    fn next(&self) -> Next {
        match (self.said, self.lulls) {
            ([None, _], _) => Next::Seats(SeatSet::one(Seat::new(0))),
            (_, 0) => Next::Time,
            ([_, None], _) => Next::Seats(SeatSet::one(Seat::new(1))),
            (_, 1) => Next::Time,
            ([Some(a), Some(b)], _) => Next::Won(Seat::new(u8::from(a + b < 2)), "said"),
        }
    }

    fn plies(&self) -> Vec<u8> {
        if self.said[0].is_none() { vec![0, 1, 2] } else { vec![0, 1] }
    }

    fn play(&mut self, seat: Seat, what: u8) {
        self.said[seat.index()] = Some(what);
    }

    fn key(&self) -> u64 {
        let said = self.said.iter().fold(0, |key, said| key * 4 + said.map_or(3, u64::from));
        said * 4 + u64::from(self.lulls)
    }

    fn expired(&mut self) {
        self.lulls += 1;
    }

    /// One, whatever was said before.
    fn hunch(&self) -> Option<u8> {
        Some(1)
    }

    /// To have said 0 looks good and is bad.
    fn evaluate(&self, team: Team) -> i32 {
        let worth = if self.said[0] == Some(0) { 500 } else { 0 };
        if team == Team(0) { worth } else { -worth }
    }
}

/// Seat 0 waits or takes ten; seat 1 waits, or takes: twenty if it takes back, and otherwise it loses five. Waiting
/// brings one. Then seat 0 ends it, in one of two ways that are the same.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Trade {
    played: Vec<u8>,
}

impl Trade {
    pub(crate) const WAIT: u8 = 0;
    pub(crate) const TAKE: u8 = 1;
    pub(crate) const LATE: u8 = 2;
}

impl Rules for Trade {
    fn next(&self) -> Next {
        match self.played.len() {
            3 => Next::Drawn,
            plies => Next::Seats(SeatSet::one(Seat::new(plies as u8 % 2))),
        }
    }

    fn plies(&self) -> Vec<u8> {
        if self.played.len() == 2 { vec![Trade::WAIT, Trade::LATE] } else { vec![Trade::WAIT, Trade::TAKE] }
    }

    fn play(&mut self, _seat: Seat, what: u8) {
        self.played.push(what);
    }

    fn key(&self) -> u64 {
        self.played.iter().fold(1, |key, what| key * 3 + u64::from(*what))
    }

    fn evaluate(&self, team: Team) -> i32 {
        let first = match self.played.first() {
            None => 0,
            Some(&Trade::TAKE) => 10,
            Some(_) => 1,
        };
        let second = match (first, self.played.get(1)) {
            (_, None) => 0,
            (10, Some(&Trade::TAKE)) => 20,
            (_, Some(&Trade::TAKE)) => -5,
            (_, Some(_)) => 1,
        };
        if team == Team(0) { first - second } else { second - first }
    }

    fn urgent(&self) -> Vec<u8> {
        if self.played.len() < 2 { vec![Trade::TAKE] } else { Vec::new() }
    }

    fn promise(&self, what: u8) -> u16 {
        u16::from(what == Trade::LATE)
    }
}
