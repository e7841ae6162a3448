//! The rules a second time, slow and obvious: the board is a map from rows and columns to pieces, takes are
//! found by trying every route, positions are remembered as texts. Nothing is shared with the fast state but
//! notation. Both must agree on every action and every ending (`agreement`, `perft`).
//!
//! Here: the paper, its positions, and how pieces go and take. `turns` has the rest.

mod turns;

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::{Capture, Sauteur};

/// Row and column, from 1.
type Place = (i32, i32);
type Places = BTreeSet<Place>;

/// A game as one would keep it on paper. Camps are numbered 1 to 4.
#[derive(Clone)]
pub(super) struct Paper {
    half: bool,
    must: bool,
    single: bool,
    exchange: bool,
    board: BTreeMap<Place, (usize, char)>,
    camp: usize,
    turns: usize,
    quiet: usize,
    stirred: bool,
    phase: &'static str,
    units: [usize; 5],
    waiting: [bool; 5],
    blocked: [bool; 5],
    allies_judged: bool,
    destroyed: [usize; 5],
    omitted: Places,
    taken: bool,
    past: Vec<String>,
    pub(super) ending: Option<String>,
}

/// A way to take: every place on the way and what was taken.
#[derive(Clone)]
struct Way {
    route: Vec<Place>,
    set: Places,
    goes_on: bool,
}

impl Paper {
    pub(super) fn new(config: &Config) -> Self {
        Paper::under(config, 2)
    }

    /// A game under a revision of the rules: in the first, allies of blocked camps were judged along with them.
    pub(super) fn under(config: &Config, revision: u32) -> Self {
        let half = config.camps == 2;
        let mut paper = Paper {
            half,
            must: config.capture == Capture::Must,
            single: config.sauteur == Sauteur::Single,
            exchange: config.exchange,
            board: BTreeMap::new(),
            camp: 1,
            turns: 0,
            quiet: 0,
            stirred: false,
            phase: "move",
            units: [0; 5],
            waiting: [false; 5],
            blocked: [false; 5],
            allies_judged: revision == 1,
            destroyed: [0; 5],
            omitted: Places::new(),
            taken: false,
            past: Vec::new(),
            ending: None,
        };
        if config.position.is_empty() {
            paper.usual();
        } else {
            paper.read(&config.position);
        }
        paper.begin_turn();
        paper
    }

    /// The usual start, by its description (§1.5).
    fn usual(&mut self) {
        let left = [(1, 1, false), (4, 9, true)];
        let right = [(2, 1, false), (3, 9, true)];
        for (camps, first) in [(left, 1), (right, 11)] {
            if self.half && first == 11 {
                continue;
            }
            for (camp, base, is_far) in camps {
                for depth in 0..3 {
                    let row = if is_far { base - depth } else { base + depth };
                    for column in (first..first + 10).filter(|column| (row + column) % 2 == 0) {
                        let outer = if first == 1 { 1 } else { 19 };
                        let middle = [first + 2, first + 4, first + 6];
                        let kind = match depth {
                            0 if column == outer => 'S',
                            0 if middle.contains(&column) => 'K',
                            1 if column == first + 5 => 'D',
                            _ => 'P',
                        };
                        self.board.insert((row, column), (camp, kind));
                    }
                }
            }
        }
    }

    /// A position as written (§13.3).
    fn read(&mut self, text: &str) {
        let fields: Vec<&str> = text.split(' ').collect();
        self.camp = fields[0].parse().expect("a camp");
        let round: usize = fields[1].parse().expect("a round");
        let order = self.order();
        let before = order.iter().position(|camp| *camp == self.camp).expect("a camp in play");
        self.turns = (round - 1) * order.len() + before;
        for field in &fields[2..] {
            let (head, tail) = field.split_once(':').expect("a colon");
            if head == "huff" {
                self.omitted =
                    tail.split(',').map(|number| self.place(number.parse().expect("one"))).collect();
                continue;
            }
            if head == "blocked" {
                tail.split(',').for_each(|camp| self.blocked[camp.parse::<usize>().expect("a camp")] = true);
                continue;
            }
            let camp: usize = head.parse().expect("a camp");
            let mut kind = ' ';
            for part in tail.split_inclusive(|sign: char| !sign.is_ascii_digit()) {
                let number = part.trim_end_matches(|sign: char| !sign.is_ascii_digit());
                match (kind, number.parse::<usize>()) {
                    ('X', Ok(number)) => self.destroyed[camp] = number,
                    ('U', Ok(number)) => self.units[camp] = number,
                    ('E', _) | (_, Err(_)) => {}
                    (_, Ok(number)) => drop(self.board.insert(self.place(number), (camp, kind))),
                }
                match part.chars().last() {
                    Some('*') => self.waiting[camp] = true,
                    Some(sign) if sign.is_ascii_alphabetic() => kind = sign,
                    _ => {}
                }
            }
        }
    }

    fn order(&self) -> Vec<usize> {
        if self.half { vec![1, 4] } else { vec![1, 2, 3, 4] }
    }

    fn width(&self) -> usize {
        if self.half { 5 } else { 10 }
    }

    fn place(&self, number: usize) -> Place {
        let row = 9 - ((number - 1) / self.width()) as i32;
        let along = ((number - 1) % self.width()) as i32;
        (row, 2 * along + if row % 2 == 1 { 1 } else { 2 })
    }

    fn number(&self, (row, column): Place) -> usize {
        (9 - row) as usize * self.width() + (column as usize - 1) / 2 + 1
    }

    fn is_on_board(&self, (row, column): Place) -> bool {
        (1..=9).contains(&row) && (1..=2 * self.width() as i32).contains(&column)
    }

    fn is_free(&self, place: Place) -> bool {
        self.is_on_board(place) && !self.board.contains_key(&place)
    }

    /// Where a camp's pawns go: up for 1 and 2, down for 3 and 4.
    fn forward(camp: usize) -> i32 {
        if camp <= 2 { 1 } else { -1 }
    }

    fn facing(camp: usize) -> usize {
        5 - camp
    }

    fn ally(&self, camp: usize) -> Option<usize> {
        (!self.half).then_some((camp + 1) % 4 + 1)
    }

    fn is_foe(camp: usize, other: usize) -> bool {
        (camp + other) % 2 == 1
    }

    fn diplomat_start(camp: usize) -> Place {
        (if camp <= 2 { 2 } else { 8 }, if camp == 1 || camp == 4 { 6 } else { 16 })
    }

    fn crowned_starts(camp: usize) -> [Place; 3] {
        let first = if camp == 1 || camp == 4 { 3 } else { 13 };
        [0, 2, 4].map(|more| (if camp <= 2 { 1 } else { 9 }, first + more))
    }

    fn is_home(camp: usize, (row, column): Place) -> bool {
        (row <= 3) == (camp <= 2) && !(4..=6).contains(&row) && (column <= 10) == (camp == 1 || camp == 4)
    }

    fn is_first_round(&self) -> bool {
        self.turns < self.order().len()
    }

    fn own(&self) -> Vec<(Place, char)> {
        let own = self.board.iter().filter(|(_, piece)| piece.0 == self.camp);
        own.map(|(place, piece)| (*place, piece.1)).collect()
    }

    /// Where a piece goes without taking.
    fn steps(&self, from: Place, camp: usize, kind: char) -> Vec<Place> {
        let (row, column) = from;
        let mut found = Vec::new();
        match kind {
            'S' => {
                for (up, right) in LEAPS {
                    found.push((row + up, column + right));
                }
            }
            'C' => {
                for (up, right) in DIAGONALS {
                    let mut at = (row + up, column + right);
                    while self.is_free(at) {
                        found.push(at);
                        at = (at.0 + up, at.1 + right);
                    }
                }
            }
            _ => found.extend([-1, 1].map(|right| (row + Self::forward(camp), column + right))),
        }
        found.retain(|place| self.is_free(*place));
        found
    }

    /// Every way to take from a place on, however long.
    fn ways(&self, camp: usize, kind: char, way: &Way, out: &mut Vec<Way>) {
        let at = *way.route.last().expect("a start");
        let start = way.route[0];
        let is_free = |place: Place| place == start && self.is_on_board(place) || self.is_free(place);
        let is_prey = |place: Place| {
            let piece = self.board.get(&place);
            piece.is_some_and(|piece| Self::is_foe(camp, piece.0) && piece.1 != 'D')
                && !way.set.contains(&place)
        };
        let mut hops: Vec<(Place, Place)> = Vec::new();
        match kind {
            'D' => {}
            'S' => {
                if !self.single || way.set.is_empty() {
                    let lands = LEAPS.map(|(up, right)| (at.0 + up, at.1 + right));
                    hops.extend(lands.into_iter().filter(|land| is_prey(*land)).map(|land| (land, land)));
                }
            }
            _ => {
                for (up, right) in DIAGONALS {
                    let along = |count: i32| (at.0 + count * up, at.1 + count * right);
                    let mut prey = 1;
                    while kind == 'C' && is_free(along(prey)) {
                        prey += 1;
                    }
                    let mut land = prey + 1;
                    while is_prey(along(prey)) && is_free(along(land)) {
                        hops.push((along(prey), along(land)));
                        land += 1;
                        if kind != 'C' {
                            break;
                        }
                    }
                }
            }
        }
        let mut done = way.clone();
        done.goes_on = !hops.is_empty();
        if !done.set.is_empty() {
            out.push(done);
        }
        for (prey, land) in hops {
            let mut next = way.clone();
            next.route.push(land);
            next.set.insert(prey);
            self.ways(camp, kind, &next, out);
        }
    }

    /// The takes of a piece: of several routes to the same result the smallest.
    fn takes(&self, from: Place, camp: usize, kind: char) -> Vec<Way> {
        let mut all = Vec::new();
        let start = Way { route: vec![from], set: Places::new(), goes_on: false };
        self.ways(camp, kind, &start, &mut all);
        let mut results: BTreeMap<(Place, Places), Way> = BTreeMap::new();
        for way in all {
            let numbers = |way: &Way| way.route.iter().map(|place| self.number(*place)).collect::<Vec<_>>();
            let result = (*way.route.last().expect("an end"), way.set.clone());
            let known = results.get(&result);
            if known.is_none_or(|known| numbers(&way) < numbers(known)) {
                results.insert(result, way);
            }
        }
        results.into_values().collect()
    }

    fn can_take(&self, from: Place, camp: usize, kind: char) -> bool {
        !self.takes(from, camp, kind).is_empty()
    }

    /// Moves of these pieces of the camp to move, each with the game after it.
    fn motions(&self, only_pawns: bool) -> Vec<(String, Paper)> {
        let pieces: Vec<_> = self.own().into_iter().filter(|(_, kind)| !only_pawns || *kind == 'P').collect();
        let bans_takes = self.is_first_round();
        let takers: Places = pieces
            .iter()
            .filter(|(from, kind)| !bans_takes && self.can_take(*from, self.camp, *kind))
            .map(|(from, _)| *from)
            .collect();
        let mut moves = Vec::new();
        for (from, kind) in &pieces {
            if takers.contains(from) {
                for way in self.takes(*from, self.camp, *kind) {
                    if self.must && way.goes_on {
                        continue;
                    }
                    let text: Vec<String> =
                        way.route.iter().map(|place| self.number(*place).to_string()).collect();
                    moves.push((text.join("x"), self.moved(&way, &Places::new(), only_pawns)));
                }
            }
            if self.must && !takers.is_empty() {
                continue;
            }
            for to in self.steps(*from, self.camp, *kind) {
                let way = Way { route: vec![*from, to], set: Places::new(), goes_on: false };
                let text = format!("{}-{}", self.number(*from), self.number(to));
                moves.push((text, self.moved(&way, &takers, only_pawns)));
            }
        }
        moves
    }

    /// The board after a move, with what may be huffed for it. Units and turns are the caller's.
    fn moved(&self, way: &Way, takers: &Places, extra: bool) -> Paper {
        let mut next = self.clone();
        let (from, to) = (way.route[0], *way.route.last().expect("an end"));
        let foes: Places = next
            .omitted
            .iter()
            .copied()
            .filter(|place| Self::is_foe(self.camp, self.board[place].0))
            .collect();
        next.omitted.retain(|place| !foes.contains(place));
        let (camp, kind) = next.board.remove(&from).expect("a piece");
        for prey in &way.set {
            let (victim, what) = next.board.remove(prey).expect("a victim");
            if kind == 'S' && what == 'P' && self.exchange {
                next.destroyed[victim] += 1;
            }
        }
        let promotes = kind == 'K'
            && self
                .order()
                .iter()
                .any(|other| Self::is_foe(camp, *other) && Self::crowned_starts(*other).contains(&to));
        next.board.insert(to, (camp, if promotes { 'C' } else { kind }));
        if !way.set.is_empty() || kind == 'P' || kind == 'K' {
            next.stir();
        }
        if self.must {
            return next;
        }
        if way.set.is_empty() {
            if !self.taken && !extra {
                next.omitted.extend(takers);
            }
            if next.omitted.remove(&from) {
                next.omitted.insert(to);
            }
        } else {
            next.taken = true;
            next.omitted.retain(|place| *place != from && self.board[place].0 != camp);
            if way.goes_on {
                next.omitted.insert(to);
            }
        }
        next
    }
}

const DIAGONALS: [Place; 4] = [(1, -1), (1, 1), (-1, -1), (-1, 1)];
const LEAPS: [Place; 8] = [(3, 1), (3, -1), (-3, 1), (-3, -1), (1, 3), (1, -3), (-1, 3), (-1, -3)];
