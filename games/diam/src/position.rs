//! Positions as text (§11.4): printing what stands on the table, and reading a position to start from.

use tabletop::{BadConfig, Message};

use crate::board::Board;
use crate::history::History;
use crate::piece::{Colour, Side, Square};
use crate::rules::Rules;
use crate::state::{Diam, Position};
use crate::{Config, Edition};

/// What an empty text means.
pub(crate) const EMPTY: &str = "-/-/-/-/-/-/-/- 0";

/// The position of a match as text. Reading it gives the same board, turn and announcements.
pub fn text(state: &Diam) -> String {
    let now = &state.now;
    let colours = now.colours();
    let pile = |square: Square| -> String {
        let slots = (0..4).map_while(|level| now.board.slot_at(square, level));
        let letters: String = slots.map(|slot| colours[usize::from(slot)].letter()).collect();
        if letters.is_empty() { "-".to_owned() } else { letters }
    };
    let squares: Vec<String> = Square::all().map(pile).collect();
    let announced = match now.announced {
        0 => "",
        1 => " !0",
        2 => " !1",
        _ => " !01",
    };
    format!("{} {}{announced}", squares.join("/"), now.turn)
}

/// The match a config starts with. Whatever is wrong with its position is noted, each reason with the fields
/// it depends on; the other fields are somebody else's to check.
pub(crate) fn read(config: &Config, bad: &mut BadConfig) -> Option<Diam> {
    // Of an impossible number of players nothing follows.
    let rules = (2..=4).contains(&config.players).then(|| Rules::of(config));
    let text = if config.position.is_empty() { EMPTY } else { &config.position };
    let mut fields = text.split(' ');
    let squares = fields.next().unwrap_or_default();
    let board = read_board(squares, config.edition, bad);
    let number = fields.next().unwrap_or("0");
    let turn = rules.and_then(|rules| read_turn(number, rules, bad));
    let announced = read_announced(fields.next(), config.edition, bad);
    if let Some(more) = fields.next() {
        wrong(&["position"], Message::new("diam-bad-position-more").with("word", more), bad);
    }
    let has_pieces = squares.contains(|letter| Colour::from_letter(letter).is_some());
    if config.swap && (has_pieces || turn.is_some_and(|turn| turn != 0)) {
        bad.because(Message::new("diam-bad-swap-position"), &["swap", "position"], Some("11.3"));
    }
    let state = start(rules?, board?, turn?, announced?);
    if state.is_none() {
        wrong(&["position", "edition", "players"], Message::new("diam-bad-position-blocked"), bad);
    }
    state
}

fn wrong(fields: &[&str], said: Message, bad: &mut BadConfig) {
    bad.because(said, fields, Some("11.4"));
}

/// The match from a board, if anybody can act. Whoever cannot is skipped before the first action too (§2.3).
fn start(rules: Rules, board: Board, turn: u8, announced: u8) -> Option<Diam> {
    let turns = rules.turns();
    let at = |turn| standing(rules, board, turn, announced);
    (0..turns).map(|skipped| at((turn + skipped) % turns)).find(Diam::can_act)
}

/// The match from a board with four pieces of a colour at most, whether or not anybody can act.
pub(crate) fn standing(rules: Rules, board: Board, turn: u8, announced: u8) -> Diam {
    let counts = board.counts();
    let reserve = (0..4).map(|slot| u16::from(4 - counts[slot]) << (4 * slot)).sum();
    let now = Position {
        board,
        reserve,
        ply: 0,
        rules,
        turn,
        announced,
        swapped: false,
        last: None,
        landed: 0,
        end: None,
    };
    Diam { now, past: History::new() }
}

fn read_turn(text: &str, rules: Rules, bad: &mut BadConfig) -> Option<u8> {
    let turn = (0..rules.turns()).find(|turn| turn.to_string() == text);
    if turn.is_none() {
        let last = rules.turns() - 1;
        let said = Message::new("diam-bad-position-turn").with("last", last).with("word", text);
        wrong(&["position", "players"], said, bad);
    }
    turn
}

fn read_announced(text: Option<&str>, edition: Edition, bad: &mut BadConfig) -> Option<u8> {
    let announced = match text {
        None => return Some(0),
        Some("!0") => Side::First.bit(),
        Some("!1") => Side::Second.bit(),
        Some("!01") => Side::First.bit() | Side::Second.bit(),
        Some(_) => {
            wrong(&["position"], Message::new("diam-bad-position-announced"), bad);
            return None;
        }
    };
    if edition == Edition::V2003 {
        wrong(&["position", "edition"], Message::new("diam-bad-position-silent"), bad);
        return None;
    }
    Some(announced)
}

/// The board, if nothing is wrong with any square.
fn read_board(text: &str, edition: Edition, bad: &mut BadConfig) -> Option<Board> {
    let before = bad.reasons.len();
    let piles: Vec<&str> = text.split('/').collect();
    if piles.len() != 8 {
        wrong(&["position"], Message::new("diam-bad-position-squares").with("count", piles.len()), bad);
        return None;
    }
    for (square, pile) in Square::all().zip(&piles) {
        if *pile != "-" {
            check_pile(square, pile, edition, bad);
        }
    }
    for colour in Colour::ALL {
        let is_it = |letter: &char| Colour::from_letter(*letter) == Some(colour);
        if text.chars().filter(is_it).count() > 4 {
            wrong(&["position"], Message::new("diam-bad-position-many").with("colour", colour.word()), bad);
        }
    }
    if bad.reasons.len() > before {
        return None;
    }
    let mut board = Board::default();
    for (square, pile) in Square::all().zip(&piles) {
        pile.chars().filter_map(Colour::from_letter).for_each(|colour| board.place(colour.slot(), square));
    }
    if board.diam().is_some() {
        wrong(&["position"], Message::new("diam-bad-position-diam"), bad);
        return None;
    }
    Some(board)
}

fn check_pile(square: Square, pile: &str, edition: Edition, bad: &mut BadConfig) {
    let at = |key| Message::new(key).with("square", square.number());
    if pile.is_empty() || pile.chars().count() > 4 {
        wrong(&["position"], at("diam-bad-position-pile"), bad);
    }
    if let Some(letter) = pile.chars().find(|letter| Colour::from_letter(*letter).is_none()) {
        wrong(&["position"], at("diam-bad-position-letter").with("letter", letter.to_string()), bad);
    }
    let mut colours = pile.chars().filter_map(Colour::from_letter);
    if let Some(colour) = colours.find(|colour| !colour.is_in(edition)) {
        let said = at("diam-bad-position-colour").with("colour", colour.word());
        wrong(&["position", "edition"], said, bad);
    }
}
