//! Positions as text (§13.3): printing what stands on the board, and reading a position to start from.

use tabletop::BadConfig;

use crate::board::{DIPLOMAT_STARTS, Size, Spot, Square, bit, by_number, each};
use crate::history::History;
use crate::phase::Phase;
use crate::piece::{Camp, Kind};
use crate::rules::Rules;
use crate::rules::moving::promotion_squares;
use crate::rules::takes::{Hunt, Takes};
use crate::state::{Bartasso, LAST_ROUND, Position};
use crate::{Capture, Config};

/// Ways to take that a sauteur may have in a position to start from. In play there are hundreds now and then,
/// thousands once in a million turns; set up on purpose there could be millions, and nobody could list them.
const MOST_CHAINS: usize = 50_000;

/// The board before the first move, row by row from the far side.
const START: &str = include_str!("../data/start.txt");

/// The position of a match as text. At the start of a turn, reading it gives the same position.
pub fn text(state: &Bartasso) -> String {
    let now = &state.now;
    let mut fields = vec![now.camp.number().to_string(), now.round().to_string()];
    fields.extend(now.rules.camps().iter().map(|camp| camp_text(now, *camp)));
    if now.huffable() != 0 {
        fields.push(format!("huff:{}", numbers(now.size(), now.huffable())));
    }
    fields.join(" ")
}

fn numbers(size: Size, spots: u128) -> String {
    let numbers: Vec<String> = by_number(spots).map(|spot| size.square(spot).to_string()).collect();
    numbers.join(",")
}

fn camp_text(now: &Position, camp: Camp) -> String {
    let mut text = format!("{}:", camp.number());
    for kind in Kind::ALL {
        let spots = now.of(camp, kind);
        if spots != 0 {
            text += &format!("{}{}", kind.letter(), numbers(now.size(), spots));
        }
    }
    if now.waiting & 1 << camp.index() != 0 {
        text += "D*";
    }
    let counts = [('X', now.destroyed), ('E', now.returned), ('U', now.units)];
    for (letter, count) in counts.map(|(letter, counts)| (letter, counts[camp.index()])) {
        if count > 0 {
            text += &format!("{letter}{count}");
        }
    }
    text
}

/// The match a config starts with. Whatever is wrong with its position is noted, each reason with the fields
/// it depends on; the other fields are somebody else's to check.
pub(crate) fn read(config: &Config, bad: &mut BadConfig) -> Option<Bartasso> {
    // Of an impossible number of camps nothing follows; the number of players changes no position.
    if ![2, 4].contains(&config.camps) {
        return None;
    }
    let players = if (2..=4).contains(&config.players) { config.players } else { 2 };
    let rules = Rules::of(&Config { players, ..config.clone() });
    if config.position.is_empty() {
        return Some(usual(rules));
    }
    let mut reader = Reader { config, now: blank(rules), reasons: Vec::new(), seen: [false; 4] };
    reader.read();
    let reasons = reader.reasons;
    for (fields, message) in &reasons {
        let message = format!("position: {message}");
        bad.because("bartasso-config-position", fields, Some("13.3"), message);
    }
    if !reasons.is_empty() {
        return None;
    }
    let started = started(reader.now);
    if started.is_none() {
        let message = "position: an alliance has no crowned piece left to play with";
        let fields = ["position", "camps", "capture"];
        bad.because("bartasso-config-position", &fields, Some("13.3"), message);
    }
    started
}

/// An empty board before the first turn.
fn blank(rules: Rules) -> Position {
    Position {
        camps: [0; 4],
        kinds: [0; 5],
        omitted: [0; 2],
        pieces_key: 0,
        window: 0,
        turns: 0,
        fresh: 0,
        rules,
        camp: Camp::ONE,
        phase: Phase::Move,
        has_taken: false,
        waiting: 0,
        units: [0; 4],
        destroyed: [0; 4],
        returned: [0; 4],
        offer: None,
        last: None,
        end: None,
    }
}

/// The usual start (§1.5).
fn usual(rules: Rules) -> Bartasso {
    let mut now = blank(rules);
    for (piece, spot) in picture() {
        if rules.camps().contains(&piece.0) && now.size().all() & bit(spot) != 0 {
            now.toggle(piece.0, piece.1, spot);
        }
    }
    started(now).expect("the usual start can be played")
}

/// The pieces of the picture with their spots.
pub(crate) fn picture() -> Vec<((Camp, Kind), Spot)> {
    let mut pieces = Vec::new();
    for (line, row) in START.lines().zip((1..=9).rev()) {
        for (word, column) in line.split_whitespace().zip(1..) {
            let mut signs = word.chars();
            let kind = match signs.next() {
                Some('p') => Kind::Pawn,
                Some('K') => Kind::Crowned,
                Some('S') => Kind::Sauteur,
                Some('D') => Kind::Diplomat,
                _ => continue,
            };
            let number = signs.next().and_then(|sign| sign.to_digit(5)).unwrap_or(1);
            let camp = Camp::ALL[number as usize - 1];
            pieces.push(((camp, kind), crate::board::spot_at(row, column)));
        }
    }
    pieces
}

/// The match from a position, if it is not over before anybody acts.
fn started(now: Position) -> Option<Bartasso> {
    let mut state = Bartasso { now: Position { fresh: now.turns, ..now }, past: History::new() };
    if !state.has_hope(0) || !state.has_hope(1) {
        return None;
    }
    state.begin_turn(&mut ());
    state.now.end.is_none().then_some(state)
}

/// Reads the fields one after the other and notes what is wrong with any.
struct Reader<'a> {
    config: &'a Config,
    now: Position,
    reasons: Vec<(Vec<&'static str>, String)>,
    seen: [bool; 4],
}

impl Reader<'_> {
    fn wrong(&mut self, fields: &[&'static str], message: String) {
        self.reasons.push(([&["position"], fields].concat(), message));
    }

    fn read(&mut self) {
        let mut fields = self.config.position.split(' ');
        let camp = fields.next().unwrap_or_default();
        let camp = self.camp(camp, "the first field is the camp to move");
        let round = fields.next().unwrap_or_default();
        match round.parse::<u16>() {
            Ok(number) if (1..=LAST_ROUND).contains(&number) && number.to_string() == round => {
                self.now.camp = camp.unwrap_or(Camp::ONE);
                let before = self.now.rules.camps().iter().position(|camp| *camp == self.now.camp);
                self.now.turns = (number - 1) * self.now.rules.camp_count() + before.unwrap_or(0) as u16;
            }
            _ => self.wrong(&[], format!("the second field is the round, 1 to {LAST_ROUND}, not {round:?}")),
        }
        for field in fields {
            match field.split_once(':') {
                Some(("huff", squares)) => self.huffs(squares),
                Some((camp, pieces)) => {
                    if let Some(camp) = self.camp(camp, "a field begins with its camp") {
                        self.pieces(camp, pieces);
                    }
                }
                None => self.wrong(&[], format!("a camp and a colon begin a field, but {field:?} has none")),
            }
        }
        for camp in Camp::ALL {
            self.check_camp(camp);
        }
    }

    fn camp(&mut self, text: &str, what: &str) -> Option<Camp> {
        let camps = self.now.rules.camps();
        let camp = camps.iter().find(|camp| camp.number().to_string() == text).copied();
        if camp.is_none() {
            let numbers: Vec<String> = camps.iter().map(|camp| camp.number().to_string()).collect();
            let message = format!("{what}, one of {}, not {text:?}", numbers.join(" "));
            self.wrong(&["camps"], message);
        }
        camp
    }

    /// The groups of a camp: a letter with squares or a number.
    fn pieces(&mut self, camp: Camp, text: &str) {
        if std::mem::replace(&mut self.seen[camp.index()], true) {
            self.wrong(&[], format!("camp {} comes twice", camp.number()));
        }
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            let tail = &rest[letter.len_utf8()..];
            let end = tail.find(|sign: char| sign.is_ascii_alphabetic()).unwrap_or(tail.len());
            let group = &tail[..end];
            rest = &tail[end..];
            match (letter, Kind::ALL.into_iter().find(|kind| kind.letter() == letter)) {
                (_, Some(Kind::Diplomat)) if group == "*" => self.now.waiting |= 1 << camp.index(),
                (_, Some(kind)) => self.put(camp, kind, group),
                ('X' | 'E' | 'U', None) => self.count(camp, letter, group),
                _ => {
                    let message = format!("{letter:?} in camp {} is none of P K C S D X E U", camp.number());
                    self.wrong(&[], message);
                }
            }
        }
    }

    fn put(&mut self, camp: Camp, kind: Kind, group: &str) {
        for number in group.split(',') {
            let Some(spot) = self.square(number) else { continue };
            if self.now.empty() & bit(spot) == 0 {
                self.wrong(&[], format!("two pieces stand on square {number}"));
                continue;
            }
            if kind == Kind::Crowned && promotion_squares(&self.now, camp) & bit(spot) != 0 {
                self.wrong(&["camps"], format!("a crowned pawn on square {number} would be a couronne"));
            }
            self.now.toggle(camp, kind, spot);
        }
    }

    fn square(&mut self, number: &str) -> Option<Spot> {
        let square = number.parse().ok().and_then(Square::new).filter(|square| square.to_string() == number);
        let spot = square.and_then(|square| self.now.size().spot(square));
        if spot.is_none() {
            let most = self.now.size().width() * crate::board::ROWS;
            self.wrong(&["camps"], format!("squares are numbered 1 to {most}, not {number:?}"));
        }
        spot
    }

    fn count(&mut self, camp: Camp, letter: char, group: &str) {
        let most = match letter {
            'X' => 10,
            'E' => 5,
            _ => 3,
        };
        let Some(count) = group.parse().ok().filter(|count| (1..=most).contains(count)) else {
            return self
                .wrong(&[], format!("{letter} is followed by a number from 1 to {most}, not {group:?}"));
        };
        let counts = match letter {
            'X' => &mut self.now.destroyed,
            'E' => &mut self.now.returned,
            _ => &mut self.now.units,
        };
        counts[camp.index()] = count;
        if letter != 'U' && !self.config.exchange {
            self.wrong(&["exchange"], format!("{letter} belongs to the exchange of prisoners"));
        }
    }

    /// What may be huffed: pieces of the other alliance (§9.6).
    fn huffs(&mut self, squares: &str) {
        if self.config.capture == Capture::Must {
            self.wrong(&["capture"], "nothing is huffed where taking is compulsory".to_owned());
        }
        let enemy = 1 - self.now.camp.alliance();
        for number in squares.split(',') {
            let Some(spot) = self.square(number) else { continue };
            if self.now.foes(self.now.camp) & bit(spot) == 0 || self.now.is_first_round() {
                self.wrong(&[], format!("nothing can be huffed on square {number}"));
            }
            self.now.omitted[enemy] |= bit(spot);
        }
    }

    /// What a camp can have at most (§1.4), and where its diplomat can be (§8.10).
    fn check_camp(&mut self, camp: Camp) {
        let number = camp.number();
        let many = |now: &Position, kind| now.of(camp, kind).count_ones();
        let pawns = many(&self.now, Kind::Pawn) + u32::from(self.now.destroyed[camp.index()]);
        if pawns > 10 {
            self.wrong(&[], format!("camp {number} has more than ten ordinary pawns"));
        }
        if many(&self.now, Kind::Crowned) + many(&self.now, Kind::Couronne) > 3 {
            self.wrong(&[], format!("camp {number} has more than three crowned pieces"));
        }
        if many(&self.now, Kind::Sauteur) > 1 {
            self.wrong(&[], format!("camp {number} has more than one sauteur"));
        }
        for from in each(self.now.of(camp, Kind::Sauteur)) {
            let mut takes = Takes::at_most(MOST_CHAINS + 1);
            Hunt::new(&self.now, camp, Kind::Sauteur, from).run(from, &mut takes);
            if takes.len() > MOST_CHAINS {
                let message = format!("camp {number}'s sauteur has more than {MOST_CHAINS} ways to take");
                self.wrong(&["camps", "sauteur"], message);
            }
        }
        let waiting = u32::from(self.now.waiting >> camp.index() & 1);
        if many(&self.now, Kind::Diplomat) + waiting > 1 {
            self.wrong(&[], format!("camp {number} has more than one diplomat"));
        }
        let arrived = self.now.of(camp, Kind::Diplomat) & bit(DIPLOMAT_STARTS[camp.facing().index()]) != 0;
        let ally_has_units = self.now.rules.ally(camp).is_some_and(|ally| self.now.units[ally.index()] > 0);
        let units_without_ally = self.now.rules.ally(camp).is_none() && self.now.units[camp.index()] > 0;
        if arrived != ally_has_units || units_without_ally {
            let message = "a camp has units exactly while its ally's diplomat stands on its marked square";
            self.wrong(&["camps"], message.to_owned());
        }
    }
}
