//! Positions as text (§13.4): printing what stands on the table, and reading a position to start from.

use tabletop::{BadConfig, Message};

use crate::Belligerants;
use crate::chance::Roll;
use crate::field::Fate;
use crate::piece::{Kind, Piece, Side};
use crate::rules::turn::{MOST_QUIET, MOST_ROLLS};
use crate::square::Square;
use crate::state::Phase;

/// The position of a match as text, where somebody rolls or moves.
pub fn text(state: &Belligerants) -> Option<String> {
    let now = &state.now;
    if !matches!(now.phase, Phase::Roll | Phase::Move) {
        return None;
    }
    let roll = match now.roll {
        None => String::new(),
        Some(Roll::Devil) => "d".to_owned(),
        Some(Roll::Number(number)) => number.to_string(),
    };
    let mut text = format!("{}{roll} {}/{}", now.side.letter(), now.rolls, now.quiet);
    for piece in Piece::all() {
        let first = piece.first_side();
        let place = match now.field.fate(piece) {
            Fate::Gone => continue,
            Fate::Prisoner(side) => side.letter().to_string(),
            Fate::Standing(square) if now.field.owner(piece) == first => square.to_string(),
            Fate::Standing(square) => format!("{}:{square}", first.other().letter()),
        };
        text += &format!(" {}{}={place}", first.letter(), piece.kind().code());
    }
    Some(text)
}

/// The match that a position starts, from one before the set-up; that one if there is no position. Whatever is
/// wrong is noted, every reason.
pub(crate) fn read(start: Belligerants, text: &str, bad: &mut BadConfig) -> Option<Belligerants> {
    if text.trim().is_empty() {
        return Some(start);
    }
    let before = bad.reasons.len();
    let mut wrong = |said: Message| bad.because(said, &["position", "board"], Some("13.4"));
    let mut state = start;
    state.now.field = crate::field::Field::EMPTY;
    let mut words = text.split_whitespace();
    let turn = words.next().unwrap_or_default();
    match read_turn(turn) {
        Some((side, roll)) => {
            state.now.side = side;
            state.now.roll = roll;
        }
        None => wrong(Message::new("belligerants-bad-position-turn").with("word", turn)),
    }
    // What was rolled counts as a roll.
    (state.now.rolls, state.now.quiet) = if state.now.roll.is_some() { (1, 1) } else { (0, 0) };
    for word in words {
        let placed = match word.split_once('/') {
            Some((rolls, quiet)) => count(&mut state, rolls, quiet),
            None => place(&mut state, word),
        };
        placed.unwrap_or_else(|key| wrong(Message::new(key).with("word", word)));
    }
    state.now.phase = if state.now.roll.is_some() { Phase::Move } else { Phase::Roll };
    state.now.ready = [true; 2];
    state.now.is_formed = [true; 2];
    for side in Side::BOTH.into_iter().filter(|side| !state.now.field.is_in_battle(*side)) {
        wrong(Message::new("belligerants-bad-position-nobody").with("side", side.word()));
    }
    if state.now.roll.is_some_and(|roll| !state.can_play(roll)) {
        wrong(Message::new("belligerants-bad-position-blocked").with("word", turn));
    }
    (bad.reasons.len() == before).then_some(state)
}

pub(crate) fn side_of(letter: char) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| side.letter() == letter.to_ascii_lowercase())
}

/// Whose turn it is, and what was rolled.
fn read_turn(word: &str) -> Option<(Side, Option<Roll>)> {
    let mut chars = word.chars();
    let side = side_of(chars.next()?)?;
    let rest = chars.as_str();
    if rest.is_empty() { Some((side, None)) } else { Some((side, Some(rest.parse().ok()?))) }
}

/// Rolls so far, and since something lasting happened; the one that is still to be played is among both. The last
/// roll of a game can only be one that is still to be played (§10.6). What is wrong is told by its key.
fn count(state: &mut Belligerants, rolls: &str, quiet: &str) -> Result<(), &'static str> {
    let bad = "belligerants-bad-position-rolls";
    let is_plain = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let rolls: u16 = rolls.parse().ok().filter(|_| is_plain(rolls)).ok_or(bad)?;
    let quiet: u8 = quiet.parse().ok().filter(|_| is_plain(quiet)).ok_or(bad)?;
    let in_hand = u8::from(state.now.roll.is_some());
    let is_over = rolls >= MOST_ROLLS + u16::from(in_hand) || quiet >= MOST_QUIET + in_hand;
    if is_over || quiet < in_hand || u16::from(quiet) > rolls {
        return Err(bad);
    }
    (state.now.rolls, state.now.quiet) = (rolls, quiet);
    Ok(())
}

/// Puts one piece where its word says, or tells by its key what is wrong.
fn place(state: &mut Belligerants, word: &str) -> Result<(), &'static str> {
    let bad = "belligerants-bad-position-piece";
    let (piece, place) = word.split_once('=').filter(|(piece, _)| piece.is_ascii()).ok_or(bad)?;
    let first = piece.chars().next().and_then(side_of).ok_or(bad)?;
    let kind = Kind::from_code(&piece[1..]).ok_or(bad)?;
    let free = |piece: &Piece| piece.kind() == kind && state.now.field.fate(*piece) == Fate::Gone;
    let piece = Piece::of(first).find(free).ok_or("belligerants-bad-position-too-many")?;
    if let Some(holder) = single(place).and_then(side_of) {
        if holder == first && !kind.is_material() {
            return Err("belligerants-bad-position-own-prisoner");
        }
        state.now.field.hold(piece, holder);
        return Ok(());
    }
    let (owner, square) = match place.split_once(':') {
        Some((owner, square)) => (single(owner).and_then(side_of).ok_or(bad)?, square),
        None => (first, place),
    };
    if owner != first && !kind.is_material() {
        return Err("belligerants-bad-position-only-material");
    }
    let square: Square = square.parse().map_err(|_| bad)?;
    stand(state, piece, square, owner)
}

fn single(text: &str) -> Option<char> {
    let mut chars = text.chars();
    chars.next().filter(|_| chars.next().is_none())
}

fn stand(state: &mut Belligerants, piece: Piece, square: Square, owner: Side) -> Result<(), &'static str> {
    if !state.board.has(square) {
        return Err("belligerants-bad-position-no-square");
    }
    if state.now.field.on(square).is_some() {
        return Err("belligerants-bad-position-taken");
    }
    if state.board.ground(square).destroys() && !piece.kind().roams() {
        return Err("belligerants-bad-position-harm");
    }
    let board = std::sync::Arc::clone(&state.board);
    state.now.field.put(&board, piece, square, owner);
    Ok(())
}
