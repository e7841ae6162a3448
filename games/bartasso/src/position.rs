//! Positions as text (§13.3): printing what stands on the board, and reading a position to start from.

mod reader;

use tabletop::{BadConfig, Message};

use crate::Config;
use crate::board::{Size, Spot, bit, by_number};
use crate::history::History;
use crate::phase::Phase;
use crate::piece::{Camp, Kind};
use crate::rules::Rules;
use crate::state::{Bartasso, Position};
use reader::Reader;

/// The board before the first move, row by row from the far side.
const START: &str = include_str!("../data/start.txt");

/// The position of a match as text. At the start of a turn, reading it gives the same position.
pub fn text(state: &Bartasso) -> String {
    let now = &state.now;
    let mut fields = vec![now.camp.number().to_string(), now.round().to_string()];
    fields.extend(now.rules.camps().iter().map(|camp| camp_text(now, *camp)));
    let omitted = now.omitted[0] | now.omitted[1];
    if omitted != 0 {
        fields.push(format!("huff:{}", numbers(now.size(), omitted)));
    }
    if now.blocked != 0 {
        let camps = now.rules.camps().iter().filter(|camp| now.is_blocked(**camp));
        let camps: Vec<String> = camps.map(|camp| camp.number().to_string()).collect();
        fields.push(format!("blocked:{}", camps.join(",")));
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

/// The match a config starts with under a revision of the rules. Whatever is wrong with its position is noted, each reason with the fields
/// it depends on; the other fields are somebody else's to check.
pub(crate) fn read(config: &Config, revision: u32, bad: &mut BadConfig) -> Option<Bartasso> {
    // Of an impossible number of camps nothing follows; the number of players changes no position.
    if ![2, 4].contains(&config.camps) {
        return None;
    }
    let players = if (2..=4).contains(&config.players) { config.players } else { 2 };
    let rules = Rules::of(&Config { players, ..config.clone() }, revision);
    if config.position.is_empty() {
        return Some(usual(rules));
    }
    let mut reader = Reader::new(config, blank(rules));
    reader.read();
    if !reader.reasons.is_empty() {
        for (fields, said) in reader.reasons {
            bad.because(said, &fields, Some("13.3"));
        }
        return None;
    }
    let started = started(reader.now);
    if let Err(key) = started {
        bad.because(Message::new(key), &["position", "camps", "capture"], Some("13.3"));
    }
    started.ok()
}

/// An empty board before the first turn.
pub(crate) fn blank(rules: Rules) -> Position {
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
        blocked: 0,
        units: [0; 4],
        destroyed: [0; 4],
        returned: [0; 4],
        offer: None,
        last: None,
        end: None,
    }
}

/// The usual start (§1.5).
pub(crate) fn usual(rules: Rules) -> Bartasso {
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

/// The match from a position, or the key of why it would be over before anybody acts.
fn started(now: Position) -> Result<Bartasso, &'static str> {
    let mut state = Bartasso { now: Position { fresh: now.turns, ..now }, past: History::new() };
    if !state.has_hope(0) || !state.has_hope(1) {
        return Err("bartasso-bad-position-hopeless");
    }
    state.begin_turn(&mut ());
    match state.now.end {
        None => Ok(state),
        Some(_) => Err("bartasso-bad-position-over"),
    }
}
