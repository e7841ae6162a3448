//! Positions as text (§11.4): printing what stands on the table, and reading a position to start from.

use tabletop::BadConfig;

use crate::board::Board;
use crate::history::History;
use crate::piece::{Colour, Side, Square};
use crate::rules::Rules;
use crate::state::{Diam, Position};
use crate::{Config, Edition};

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

/// The match a config starts with, if its position and the rest can be played; else reasons are noted.
pub(crate) fn read(config: &Config, bad: &mut BadConfig) -> Option<Diam> {
    if !(2..=4).contains(&config.players) {
        return None; // Noted already; without players there is no order of play to read a turn in.
    }
    let rules = Rules::of(config);
    let parsed = if config.position.is_empty() {
        Ok((Board::default(), 0, 0))
    } else {
        parse(&config.position, config.edition, rules)
    };
    let start = parsed.and_then(|(board, turn, announced)| start(rules, board, turn, announced));
    start.map_err(|message| bad.because("diam-config-position", &["position"], Some("11.4"), message)).ok()
}

fn start(rules: Rules, board: Board, turn: u8, announced: u8) -> Result<Diam, String> {
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
    let mut state = Diam { now, past: History::new() };
    if board.diam().is_some() {
        return Err("position: there is a diam on the board already".to_owned());
    }
    // Whoever cannot act is skipped before the first action too (§2.3).
    let turns = rules.turns();
    for _ in 0..turns {
        if state.can_act() {
            return Ok(state);
        }
        state.now.turn = (state.now.turn + 1) % turns;
    }
    Err("position: nobody can act".to_owned())
}

fn parse(text: &str, edition: Edition, rules: Rules) -> Result<(Board, u8, u8), String> {
    let mut fields = text.split(' ');
    let board = parse_board(fields.next().unwrap_or_default(), edition)?;
    let turn = match fields.next() {
        None => 0,
        Some(turn) => (0..rules.turns())
            .find(|number| number.to_string() == turn)
            .ok_or(format!("position: the turn is a number from 0 to {}, not {turn:?}", rules.turns() - 1))?,
    };
    let announced = match (fields.next(), edition) {
        (None, _) => 0,
        (Some("!0"), Edition::V1998) => Side::First.bit(),
        (Some("!1"), Edition::V1998) => Side::Second.bit(),
        (Some("!01"), Edition::V1998) => Side::First.bit() | Side::Second.bit(),
        (Some(_), Edition::V1998) => {
            return Err("position: announcements are written !0, !1 or !01".to_owned());
        }
        (Some(_), Edition::V2003) => return Err("position: there are no announcements in 2003".to_owned()),
    };
    match fields.next() {
        None => Ok((board, turn, announced)),
        Some(more) => Err(format!("position: nothing may follow, but {more:?} does")),
    }
}

fn parse_board(text: &str, edition: Edition) -> Result<Board, String> {
    let piles: Vec<&str> = text.split('/').collect();
    if piles.len() != 8 {
        return Err(format!("position: eight squares with / between them, not {}", piles.len()));
    }
    let mut board = Board::default();
    for (square, pile) in Square::all().zip(piles) {
        if pile == "-" {
            continue;
        }
        if pile.is_empty() || pile.chars().count() > 4 {
            return Err(format!("position: square {square} holds 1 to 4 pieces, or is written -"));
        }
        for letter in pile.chars() {
            let colour = Colour::from_letter(letter)
                .filter(|colour| colour.is_in(edition))
                .ok_or(format!("position: {letter:?} on square {square} is no colour of this edition"))?;
            board.place(colour.slot(), square);
        }
    }
    match board.counts().iter().position(|count| *count > 4) {
        None => Ok(board),
        Some(slot) => Err(format!("position: more than four {} pieces", Colour::of(edition)[slot].word())),
    }
}
