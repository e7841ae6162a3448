//! The rules a second time, slow and obvious: the board is a map from rows and columns to pieces, takes are
//! found by trying every route, positions are remembered as texts. Nothing is shared with the fast state but
//! notation. Both must agree on every action and every ending.

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

    fn stir(&mut self) {
        self.stirred = true;
        self.past.clear();
    }

    fn lost(&self, camp: usize) -> usize {
        let standing = self.board.values().filter(|piece| **piece == (camp, 'P')).count();
        10 - standing - self.destroyed[camp]
    }

    /// Free squares for a lost pawn.
    fn room(&self) -> Vec<Place> {
        if self.lost(self.camp) == 0 {
            return Vec::new();
        }
        let numbers = 1..=9 * self.width();
        let places = numbers.map(|number| self.place(number));
        places.filter(|place| Self::is_home(self.camp, *place) && self.is_free(*place)).collect()
    }

    fn huffable(&self) -> Vec<Place> {
        let is_foe = |place: &Place| Self::is_foe(self.camp, self.board[place].0);
        self.omitted.iter().copied().filter(is_foe).collect()
    }

    fn without_huffs(&self) -> Paper {
        let mut next = self.clone();
        for place in self.huffable() {
            next.omitted.remove(&place);
        }
        next
    }

    /// Everything that can be played, each with the game after it.
    pub(super) fn moves(&self) -> Vec<(String, Paper)> {
        let mut moves = Vec::new();
        if self.phase == "split" {
            for units in 0..=3 {
                let mut next = self.clone();
                next.units[self.camp] -= units;
                next.units[self.ally(self.camp).expect("an ally")] += units;
                next.go_on_spending();
                moves.push((format!("pass {units}"), next));
            }
            return moves;
        }
        if self.phase != "units" {
            moves.extend(self.huffs());
        }
        if self.phase == "huff" {
            let mut next = self.without_huffs();
            next.open_turn();
            moves.push(("keep".to_owned(), next));
            return moves;
        }
        let mut can_move = false;
        if self.phase == "move" {
            for (text, mut next) in self.motions(false) {
                can_move = true;
                next.after_move(&text);
                moves.push((text, next));
            }
        }
        if self.units[self.camp] > 0 {
            moves.extend(self.spending());
            if !can_move {
                let mut next = self.clone();
                next.end_turn();
                moves.push(("stop".to_owned(), next));
            }
        }
        moves
    }

    fn huffs(&self) -> Vec<(String, Paper)> {
        let mut moves = Vec::new();
        for place in self.huffable() {
            let mut next = self.without_huffs();
            next.board.remove(&place);
            next.stir();
            if !next.ends_by_taking() {
                next.come_home(self.camp);
                next.open_turn();
            }
            moves.push((format!("huff {}", self.number(place)), next));
        }
        moves
    }

    fn spending(&self) -> Vec<(String, Paper)> {
        let mut moves = Vec::new();
        for (text, mut next) in self.motions(true) {
            next.units[self.camp] -= 1;
            if !next.ends_by_taking() {
                next.after_spending();
            }
            moves.push((format!("+{text}"), next));
        }
        for place in self.room() {
            let mut next = self.without_huffs();
            next.units[self.camp] -= 1;
            next.board.insert(place, (self.camp, 'P'));
            next.after_spending();
            moves.push((format!("+{}", self.number(place)), next));
        }
        moves
    }

    fn after_move(&mut self, text: &str) {
        if text.contains('x') && self.ends_by_taking() {
            return;
        }
        let marked = Self::diplomat_start(Self::facing(self.camp));
        let to: usize = text.rsplit(['-', 'x']).next().and_then(|to| to.parse().ok()).expect("an end");
        if self.board.get(&marked) == Some(&(self.camp, 'D')) && self.place(to) == marked {
            self.units[self.camp] += 3;
            if self.half {
                self.go_on_spending();
            } else {
                self.phase = "split";
            }
        } else {
            self.go_on_spending();
        }
    }

    fn after_spending(&mut self) {
        if self.phase == "units" {
            self.go_on_spending();
        } else if self.motions(false).is_empty() && !self.can_spend() {
            self.end_turn();
        }
    }

    fn can_spend(&self) -> bool {
        self.units[self.camp] > 0 && !(self.room().is_empty() && self.motions(true).is_empty())
    }

    fn go_on_spending(&mut self) {
        if self.can_spend() {
            self.phase = "units";
        } else {
            self.end_turn();
        }
    }

    fn begin_turn(&mut self) {
        self.taken = false;
        self.phase = "move";
        let camp = self.camp;
        if self.own().is_empty() && !self.waiting[camp] && self.units[camp] == 0 {
            return self.end_turn();
        }
        self.come_home(camp);
        let position = self.position();
        self.past.push(position.clone());
        if self.past.iter().filter(|seen| **seen == position).count() == 3 {
            self.ending = Some("repetition".to_owned());
            return;
        }
        self.open_turn();
    }

    fn open_turn(&mut self) {
        self.phase = "move";
        let moves = self.motions(false);
        let is_diplomat = |text: &str| {
            let from: usize = text.split(['-', 'x']).next().and_then(|from| from.parse().ok()).expect("one");
            self.board[&self.place(from)].1 == 'D'
        };
        if moves.iter().any(|(text, _)| !is_diplomat(text)) {
            return;
        }
        if !self.huffable().is_empty() {
            self.phase = "huff";
            return;
        }
        let is_lost = |camp: usize| camp == self.camp || !self.has_hope(camp);
        if !self.is_first_round() && is_lost(self.ally(self.camp).unwrap_or(self.camp)) {
            self.won((self.camp + 1) % 2);
            return;
        }
        if moves.is_empty() && !self.can_spend() {
            self.end_turn();
        }
    }

    fn end_turn(&mut self) {
        self.units[self.camp] = 0;
        for camp in self.order() {
            let marked = Self::diplomat_start(Self::facing(camp));
            let is_owed = self.ally(camp).is_some_and(|ally| self.units[ally] > 0);
            if !is_owed && self.board.get(&marked) == Some(&(camp, 'D')) {
                self.board.remove(&marked);
                self.waiting[camp] = true;
                self.come_home(camp);
            }
        }
        let hope =
            [0, 1].map(|parity| self.order().iter().any(|camp| camp % 2 == parity && self.has_hope(*camp)));
        if !hope[(self.camp + 1) % 2] {
            return self.won(self.camp % 2);
        }
        if !hope[self.camp % 2] {
            return self.won((self.camp + 1) % 2);
        }
        self.turns += 1;
        self.quiet = if self.stirred { 0 } else { self.quiet + 1 };
        self.stirred = false;
        let camps = self.order().len();
        if self.turns >= 300 * camps {
            self.ending = Some("long".to_owned());
        } else if self.quiet >= 40 * camps {
            self.ending = Some("quiet".to_owned());
        } else {
            self.camp = self.order()[self.turns % camps];
            self.begin_turn();
        }
    }

    fn come_home(&mut self, camp: usize) {
        let home = Self::diplomat_start(camp);
        if self.waiting[camp] && self.is_free(home) {
            self.waiting[camp] = false;
            self.board.insert(home, (camp, 'D'));
        }
    }

    /// Whether a camp has a crowned piece that is not lost where it stands.
    fn has_hope(&self, camp: usize) -> bool {
        let last = if camp <= 2 { 9 } else { 1 };
        self.board.iter().any(|(place, piece)| {
            *piece == (camp, 'C')
                || *piece == (camp, 'K') && (place.0 != last || self.can_take(*place, camp, 'K'))
        })
    }

    fn ends_by_taking(&mut self) -> bool {
        let is_crowned = |piece: &(usize, char)| Self::is_foe(self.camp, piece.0) && "KC".contains(piece.1);
        let over = !self.board.values().any(is_crowned);
        if over {
            self.ending = Some(format!("taken {}", self.camp % 2));
        }
        over
    }

    /// A win of the camps of this parity.
    fn won(&mut self, parity: usize) {
        let is_left = |piece: &(usize, char)| piece.0 % 2 != parity && "KC".contains(piece.1);
        let how = if self.board.values().any(is_left) { "immobile" } else { "taken" };
        self.ending = Some(format!("{how} {parity}"));
    }

    fn position(&self) -> String {
        let Paper { board, camp, units, waiting, destroyed, omitted, .. } = self;
        let first = self.is_first_round();
        format!("{board:?} {camp} {units:?} {waiting:?} {destroyed:?} {omitted:?} {first}")
    }

    pub(super) fn leaves(&self, depth: usize) -> u64 {
        match depth {
            0 => 1,
            _ if self.ending.is_some() => 0,
            1 => self.moves().len() as u64,
            _ => self.moves().iter().map(|(_, next)| next.leaves(depth - 1)).sum(),
        }
    }
}

const DIAGONALS: [Place; 4] = [(1, -1), (1, 1), (-1, -1), (-1, 1)];
const LEAPS: [Place; 8] = [(3, 1), (3, -1), (-3, 1), (-3, -1), (1, 3), (1, -3), (-1, 3), (-1, -3)];

/// How a finished match ended, as the paper writes it.
fn ending(game: &Match<Bartasso>) -> String {
    let how = outcome(game).how;
    match game.state().now.end.and_then(crate::phase::End::winner) {
        Some(alliance) => format!("{how} {}", 1 - alliance),
        None => how.to_owned(),
    }
}

/// Takes rather than steps every other time, so that strange things happen; diplomats now and then, so that
/// some arrive.
fn choice(game: &Match<Bartasso>, listed: &[String], coin: &mut ::laws::Coin) -> usize {
    let state = game.state();
    let is_diplomats = |text: &String| match read(text) {
        Action::Move(motion) => {
            let spot = state.now.size().known_spot(motion.from());
            state.now.kinds[4] & crate::board::bit(spot) != 0
        }
        _ => false,
    };
    let wish = tabletop::Dice::below(coin, 4);
    let wished: Vec<usize> = (0..listed.len())
        .filter(|i| match wish {
            0 => listed[*i].contains('x'),
            1 => is_diplomats(&listed[*i]),
            _ => true,
        })
        .collect();
    if wished.is_empty() {
        return tabletop::Dice::below(coin, listed.len() as u32) as usize;
    }
    wished[tabletop::Dice::below(coin, wished.len() as u32) as usize]
}

#[test]
fn both_play_the_same_games() {
    let games = if std::env::var_os("TABLETIER_SOAK").is_some() { 2_000 } else { 55 };
    let mut seen = BTreeSet::new();
    for (i, config) in variants().into_iter().cycle().take(games).enumerate() {
        let mut coin = ::laws::Coin::new(i as u64);
        let mut game: Match<Bartasso> = Match::start(config.clone()).expect("can be played");
        let mut paper = Paper::new(&config);
        while game.pending().outcome().is_none() {
            assert_eq!(paper.ending, None);
            let mut listed = plies(&game);
            let mut noted = paper.moves();
            listed.sort();
            noted.sort_by(|one, other| one.0.cmp(&other.0));
            let position = position::text(game.state());
            let noted_texts: Vec<&String> = noted.iter().map(|(text, _)| text).collect();
            assert_eq!(listed.iter().collect::<Vec<_>>(), noted_texts, "{config:?} at {position}");
            let at = choice(&game, &listed, &mut coin);
            seen.extend(listed[at].chars().filter(char::is_ascii_alphabetic));
            let seat = game.state().now.seat();
            game.input(Input::Act(seat, read(&listed[at]))).expect("listed, so accepted");
            paper = noted.swap_remove(at).1;
        }
        assert_eq!(paper.ending, Some(ending(&game)));
    }
    // Something of everything: takes, huffs, splits, stops.
    assert!("xhps".chars().all(|letter| seen.contains(&letter)), "{seen:?}");
}
