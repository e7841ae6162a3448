//! The rules a second time, slow and obvious: pieces are rows of a list, routes are walked step by step, the
//! capture table is the sheet's. Nothing is shared with the fast state but the board's picture and the notation.
//! Both must agree on every move, every position and every ending.

use std::collections::BTreeSet;

use super::*;
use crate::Square;
use crate::board::Ground;

/// What takes what, as the sheet's first column says.
const TAKES: [(&str, &str); 12] = [
    ("EM", "ES"),
    ("BO", "BO AV TK CA"),
    ("AV", "AV BO DC MI"),
    ("DC", "BO AV"),
    ("MI", "MI OF PA SO"),
    ("CA", "CA TK OF"),
    ("TK", "TK MI SO"),
    ("OF", "OF SO TK CA"),
    ("ES", "EM BO AV DC MI CA TK OF ES PA SE"),
    ("PA", "PA SO SE DC"),
    ("SE", "PA SO"),
    ("SO", "SO"),
];

#[derive(Clone, PartialEq, Eq, Debug)]
enum Place {
    On(Square),
    Prisoner(usize),
    Gone,
}

#[derive(Clone, Debug)]
struct Man {
    kind: &'static str,
    born: usize,
    owner: usize,
    place: Place,
}

/// A battle as one would keep it on paper.
#[derive(Clone, Debug)]
struct Paper {
    board: std::sync::Arc<Board>,
    huff: bool,
    men: Vec<Man>,
    side: usize,
    roll: Option<Roll>,
    rolls: u32,
    quiet: u32,
    /// The men that may be huffed, when that is to be decided.
    huffable: Option<Vec<usize>>,
    over: Option<&'static str>,
}

const CODES: [&str; 15] =
    ["EM", "BO", "AV", "DC", "MI", "CA", "TK", "OF", "AM", "ES", "PA", "SE", "SO", "SO", "SO"];

impl Paper {
    /// The paper of a battle that has begun.
    fn of(state: &Belligerants) -> Self {
        let text = crate::position::text(state).expect("the battle has begun");
        let mut men: Vec<Man> = (0..2)
            .flat_map(|born| CODES.map(|kind| Man { kind, born, owner: born, place: Place::Gone }))
            .collect();
        let words: Vec<&str> = text.split(' ').collect();
        let number = |letter: &str| usize::from(letter == "p");
        for word in &words[2..] {
            let (name, place) = word.split_once('=').expect("a piece and its place");
            let (born, kind) = (number(&name[..1]), &name[1..]);
            let fresh = |man: &&mut Man| man.born == born && man.kind == kind && man.place == Place::Gone;
            let man = men.iter_mut().find(fresh).expect("there are so many");
            if place == "y" || place == "p" {
                man.place = Place::Prisoner(number(place));
            } else {
                let (owner, square) = place.split_once(':').unwrap_or((&name[..1], place));
                man.owner = number(owner);
                man.place = Place::On(square.parse().expect("a square"));
            }
        }
        let (rolls, quiet) = words[1].split_once('/').expect("two counts");
        Paper {
            board: std::sync::Arc::clone(&state.board),
            huff: state.now.capture == Capture::Huff,
            men,
            side: number(&words[0][..1]),
            roll: words[0][1..].parse().ok(),
            rolls: rolls.parse().expect("a number"),
            quiet: quiet.parse().expect("a number"),
            huffable: None,
            over: None,
        }
    }

    fn man_on(&self, square: Square) -> Option<usize> {
        self.men.iter().position(|man| man.place == Place::On(square))
    }

    fn camp(&self, square: Square) -> Option<usize> {
        match self.board.ground(square) {
            Ground::Yellow => Some(0),
            Ground::Pink => Some(1),
            _ => None,
        }
    }

    fn square(&self, man: usize) -> Option<Square> {
        match self.men[man].place {
            Place::On(square) => Some(square),
            _ => None,
        }
    }

    fn has_entered(&self, man: usize) -> bool {
        let enemy = 1 - self.men[man].owner;
        self.square(man).is_some_and(|square| self.camp(square) == Some(enemy))
    }

    fn is_free_spirit(&self, man: usize) -> bool {
        ["ES", "AM"].contains(&self.men[man].kind)
    }

    fn is_wounded(&self, man: usize) -> bool {
        let on_white = self.square(man).is_some_and(|square| self.board.ground(square) == Ground::White);
        on_white && !self.is_free_spirit(man)
    }

    fn is_guarded(&self, man: usize) -> bool {
        let Some(square) = self.square(man) else { return false };
        (0..self.men.len()).any(|other| {
            let fits = self.men[other].kind == "SE" && self.men[other].owner == self.men[man].owner;
            let near = self.square(other).is_some_and(|post| {
                let columns = i32::from(post.column()) - i32::from(square.column());
                let rows = i32::from(post.row()) - i32::from(square.row());
                columns.abs().max(rows.abs()) == 1
            });
            fits && near && !self.is_wounded(other)
        })
    }

    /// Every square reached by exactly so many steps.
    fn ends(&self, man: usize, number: u8) -> BTreeSet<Square> {
        let from = self.square(man).expect("it stands");
        let mut ends = BTreeSet::new();
        for direction in directions() {
            self.go(man, from, from, direction, number, &mut ends);
        }
        ends.remove(&from);
        ends
    }

    fn go(
        &self,
        man: usize,
        start: Square,
        here: Square,
        (columns, rows): (i8, i8),
        left: u8,
        ends: &mut BTreeSet<Square>,
    ) {
        let column = here.column().checked_add_signed(columns);
        let row = here.row().checked_add_signed(rows);
        let (Some(column), Some(row)) = (column, row) else { return };
        if column >= self.board.columns() || row >= self.board.rows() {
            return;
        }
        let next = Square::new(column, row);
        let flies = ["BO", "AV"].contains(&self.men[man].kind);
        let is_dry = !flies && !self.is_free_spirit(man);
        if self.has_entered(man) && self.camp(next) != self.camp(start) {
            return;
        }
        if is_dry && columns != 0 && rows != 0 {
            let flanks = [Square::new(here.column(), row), Square::new(column, here.row())];
            let is_water = flanks.iter().all(|flank| self.board.ground(*flank) == Ground::Blue);
            let has_bridge =
                self.board.bridges().iter().any(|(a, b)| [(here, next), (next, here)].contains(&(*a, *b)));
            if is_water && !has_bridge {
                return;
            }
        }
        if left == 1 {
            ends.insert(next);
            return;
        }
        let is_blocked = next != start && self.man_on(next).is_some() && !flies;
        if is_blocked || is_dry && self.board.ground(next) == Ground::Blue {
            return;
        }
        let turns = if self.board.is_star(next) { directions() } else { vec![(columns, rows)] };
        for direction in turns {
            self.go(man, start, next, direction, left - 1, ends);
        }
    }

    fn takes(&self, man: usize, other: usize) -> bool {
        let square = self.square(other).expect("it stands");
        let (one, two) = (self.men[man].kind, self.men[other].kind);
        let ground = self.board.ground(square);
        if self.is_wounded(man)
            || self.has_entered(other)
            || ground == Ground::Green
            || self.is_guarded(other)
        {
            return false;
        }
        if ground == Ground::Blue && !self.is_free_spirit(man) {
            return false;
        }
        if self.is_wounded(other) {
            return one == "AM";
        }
        TAKES.iter().any(|(kind, list)| *kind == one && list.split(' ').any(|taken| taken == two))
    }

    fn own_camp_is_empty(&self) -> bool {
        !(0..self.men.len()).any(|man| {
            self.men[man].owner == self.side
                && self.square(man).and_then(|at| self.camp(at)) == Some(self.side)
        })
    }

    /// Every move with one number: how it is written, who moves, where to, and its rank.
    fn options(&self, number: u8) -> Vec<(String, usize, Square, u8)> {
        let devil = self.roll == Some(Roll::Devil);
        let mut options = Vec::new();
        for man in 0..self.men.len() {
            let Some(from) = self.square(man).filter(|_| self.men[man].owner == self.side) else { continue };
            let on_grey = self.board.ground(from) == Ground::Grey && !self.is_free_spirit(man);
            if (on_grey || self.is_wounded(man)) && !devil {
                continue;
            }
            for to in self.ends(man, number) {
                let start = if devil { format!("{number}:{from}-{to}") } else { format!("{from}-{to}") };
                let is_closed = self.camp(to) == Some(1 - self.side)
                    && !self.has_entered(man)
                    && !self.own_camp_is_empty();
                match self.man_on(to) {
                    _ if is_closed => {}
                    None if self.board.ground(to) == Ground::Blue && !self.is_free_spirit(man) => {
                        options.push((start, man, to, 1));
                    }
                    None => options.push((start, man, to, 2)),
                    Some(other) if self.men[other].owner == self.side => {
                        if self.men[man].kind == "AM" && self.is_wounded(other) {
                            for camp in self.board.camp(Side::BOTH[self.side]) {
                                if self.man_on(*camp).is_none() {
                                    options.push((format!("{start}>{camp}"), man, to, 2));
                                }
                            }
                        }
                    }
                    Some(other) if self.takes(man, other) => {
                        options.push((start.clone(), man, to, 3));
                        let material = ["BO", "AV", "DC", "CA", "MI", "TK"].contains(&self.men[other].kind);
                        let is_theirs = self.men[other].born != self.side;
                        if devil && material && is_theirs && self.men[man].kind != "AM" {
                            options.push((format!("{start}+"), man, to, 3));
                        }
                    }
                    Some(_) => {}
                }
            }
        }
        options
    }

    fn numbers(&self) -> Vec<u8> {
        match self.roll {
            Some(Roll::Number(number)) => vec![number],
            _ => (1..=5).collect(),
        }
    }

    /// Everything that can be done, each with the battle after it.
    fn moves(&self) -> Vec<(String, Paper)> {
        if let Some(men) = &self.huffable {
            let mut moves = vec![("decline".to_owned(), self.clone().after_huff(None))];
            for man in men {
                let square = self.square(*man).expect("it stands");
                moves.push((format!("huff {square}"), self.clone().after_huff(Some(*man))));
            }
            return moves;
        }
        let mut moves = Vec::new();
        for number in self.numbers() {
            let options = self.options(number);
            let rank = |rank: u8| if self.huff { rank.min(2) } else { rank };
            let highest = options.iter().map(|option| rank(option.3)).max().unwrap_or(0);
            let takers: BTreeSet<usize> = options.iter().filter(|o| o.3 == 3).map(|o| o.1).collect();
            for (text, man, to, own) in options.into_iter().filter(|option| rank(option.3) == highest) {
                let after = self.clone().after_move(&text, man, to, own == 3, &takers);
                moves.push((text, after));
            }
        }
        moves
    }

    fn after_move(
        mut self,
        text: &str,
        man: usize,
        to: Square,
        takes: bool,
        takers: &BTreeSet<usize>,
    ) -> Self {
        let devil = self.roll == Some(Roll::Devil);
        let from = self.square(man).expect("it stands");
        let had_entered = self.has_entered(man);
        let harms = |paper: &Paper, square, man| {
            [Ground::Blue, Ground::Black].contains(&paper.board.ground(square)) && !paper.is_free_spirit(man)
        };
        let mut lasting = takes;
        if takes {
            let other = self.man_on(to).expect("somebody is taken");
            let comes_home = devil && self.men[other].born == self.side && self.men[man].kind != "AM";
            self.men[other].owner = self.side;
            self.men[other].place = Place::Prisoner(self.side);
            if text.ends_with('+') || comes_home {
                let is_bad = [Ground::Blue, Ground::Black].contains(&self.board.ground(from));
                self.men[other].place = if is_bad { Place::Gone } else { Place::On(from) };
            }
        }
        if let Some((_, camp)) = text.split_once('>') {
            let friend = self.man_on(to).expect("a wounded friend");
            self.men[friend].place = Place::On(camp.parse().expect("a square"));
            lasting = true;
        }
        self.men[man].place = Place::On(to);
        if harms(&self, to, man) {
            self.men[man].place = Place::Gone;
            lasting = true;
        }
        lasting |= !had_entered && self.has_entered(man);
        if lasting {
            self.quiet = 0;
        }
        self.end_if_fought_out();
        if self.over.is_some() {
            return self;
        }
        let left: Vec<usize> = takers
            .iter()
            .copied()
            .filter(|man| self.square(*man).is_some() && !self.has_entered(*man))
            .collect();
        if self.huff && !takes && !left.is_empty() {
            self.huffable = Some(left);
            return self;
        }
        self.next()
    }

    fn after_huff(mut self, man: Option<usize>) -> Self {
        self.huffable = None;
        if let Some(man) = man {
            self.men[man].place = Place::Prisoner(1 - self.side);
            self.quiet = 0;
            self.end_if_fought_out();
        }
        if self.over.is_some() { self } else { self.next() }
    }

    fn end_if_fought_out(&mut self) {
        let is_done = |side| {
            !(0..self.men.len()).any(|man| {
                self.men[man].owner == side && self.square(man).is_some() && !self.has_entered(man)
            })
        };
        if is_done(0) || is_done(1) {
            self.over = Some("battle");
        }
    }

    fn next(mut self) -> Self {
        if self.roll != Some(Roll::Devil) {
            self.side = 1 - self.side;
        }
        self.roll = None;
        if self.rolls == 600 {
            self.over = Some("rolls");
        } else if self.quiet == 100 {
            self.over = Some("quiet");
        }
        self
    }

    fn rolled(mut self, roll: Roll) -> Self {
        self.roll = Some(roll);
        self.rolls += 1;
        self.quiet += 1;
        if self.moves().is_empty() { self.next() } else { self }
    }

    fn score(&self, side: usize) -> i32 {
        let value = |man: usize| crate::Kind::from_code(self.men[man].kind).expect("a kind").value();
        let worth = |man: usize| match self.men[man].place {
            Place::Prisoner(holder) if holder == side => value(man),
            Place::On(_) if self.men[man].owner == side && self.has_entered(man) => 2 * value(man),
            _ => 0,
        };
        (0..self.men.len()).map(worth).sum()
    }

    fn leaves(&self, depth: u32) -> u64 {
        match (depth, self.over) {
            (0, _) => 1,
            (_, Some(_)) => 0,
            _ if self.roll.is_none() => {
                Roll::ALL.into_iter().map(|roll| self.clone().rolled(roll).leaves(depth - 1)).sum()
            }
            _ => self.moves().iter().map(|(_, after)| after.leaves(depth - 1)).sum(),
        }
    }
}

fn directions() -> Vec<(i8, i8)> {
    let all = (-1..=1).flat_map(|columns| (-1..=1).map(move |rows| (columns, rows)));
    all.filter(|direction| *direction != (0, 0)).collect()
}

/// Plays a random game on both, comparing every list of moves, every position, the scores and the ending.
fn play_both(config: &Config, seed: u64) -> &'static str {
    let mut coin = ::laws::Coin::new(seed);
    let mut fast = Belligerants::start(config).expect("can be played");
    while fast.now.phase == crate::state::Phase::Setup {
        let seat = if fast.now.ready[0] { PINK } else { YELLOW };
        fast.apply(Input::Act(seat, fast.sample(seat, &mut coin)), &mut ());
    }
    let mut slow = Paper::of(&fast);
    loop {
        if let Some(text) = crate::position::text(&fast) {
            let again = Paper::of(&fast);
            let standing = |paper: &Paper| -> BTreeSet<String> {
                let men = paper.men.iter().filter(|man| man.place != Place::Gone);
                men.map(|man| match &man.place {
                    Place::On(_) => format!("{} {} {} {:?}", man.kind, man.born, man.owner, man.place),
                    place => format!("{} {} {place:?}", man.kind, man.born),
                })
                .collect()
            };
            assert_eq!(standing(&slow), standing(&again), "{text}");
            assert_eq!(
                (slow.side, slow.roll, slow.rolls, slow.quiet),
                (again.side, again.roll, again.rolls, again.quiet)
            );
        }
        match fast.pending() {
            Pending::Over(outcome) => {
                assert_eq!(slow.over, Some(outcome.how));
                let scores: Vec<i32> = outcome.standings.iter().map(|standing| standing.score).collect();
                assert_eq!(scores, [slow.score(0), slow.score(1)]);
                return outcome.how;
            }
            Pending::Chance => {
                assert_eq!((slow.over, slow.roll), (None, None));
                let roll = fast.roll(&mut coin);
                fast.apply(Input::Chance(roll), &mut ());
                slow = slow.rolled(roll);
            }
            Pending::Seats { must, .. } => {
                let seat = must.first().expect("somebody moves");
                let mut plies = Vec::new();
                fast.plies(seat, &mut plies);
                let mut listed: Vec<String> = plies.iter().map(ToString::to_string).collect();
                listed.sort();
                let mut known = slow.moves();
                known.sort_by(|one, other| one.0.cmp(&other.0));
                let texts: Vec<&String> = known.iter().map(|(text, _)| text).collect();
                assert!(
                    listed.iter().eq(texts.iter().copied()),
                    "{listed:?}\n{texts:?}\n{:?}",
                    crate::position::text(&fast)
                );
                let action = fast.sample(seat, &mut coin);
                fast.apply(Input::Act(seat, action), &mut ());
                let at = known.iter().position(|(text, _)| *text == action.to_string());
                slow = known.swap_remove(at.expect("what is drawn is listed")).1;
            }
        }
    }
}

#[test]
fn both_agree_on_whole_games() {
    let mut endings = BTreeSet::new();
    for seed in 0..24 {
        for board in ["standard-2", "quick-2", "standard", "quick"] {
            for capture in [Capture::Must, Capture::Huff] {
                let config = Config { board: board.to_owned(), capture, position: String::new() };
                endings.insert(play_both(&config, seed));
            }
        }
    }
    assert!(endings.contains("battle") && endings.contains("quiet"), "{endings:?}");
}

/// Positions full of the rare: wounded, held, guarded, enlisted, afloat, entered, nearly over.
const CROWDED: [(&str, Capture); 3] = [
    ("y 0/0 yAM=d3 yTK=f2 yEM=e3 ySE=g3 pAM=e9 pSO=j8 pOF=e7 pES=c9 pMI=f4", Capture::Must),
    ("pd 590/7 yBO=p:e7 pBO=y:f4 yES=d4 yPA=f3 pES=g7 pDC=d7 pSE=c7 pSO=i3 ySO=b8", Capture::Must),
    ("y 0/0 yMI=f3 yPA=e3 yOF=g4 pSO=e4 pSO=g5 pPA=d3 pTK=h6 pCA=i6", Capture::Huff),
];

#[test]
fn both_count_the_same_leaves() {
    for (position, capture) in CROWDED {
        let config = Config { board: "quick".to_owned(), capture, position: position.to_owned() };
        let game = Match::<Belligerants>::start(config).expect("can be played");
        let slow = Paper::of(game.state());
        for depth in 1..=3 {
            let counted = search::perft::perft(game.state(), depth, u64::MAX).expect("chance is listed");
            assert_eq!(counted, slow.leaves(depth), "{position} at depth {depth}");
        }
    }
}
