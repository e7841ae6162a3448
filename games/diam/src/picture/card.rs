//! Cards: what a square, a disc or a reserve is, how it stands, and why it cannot be moved.

use scene::{Card, Row};
use tabletop::{Game, Message, Seat};

use super::{piece_id, reserve_id, square_id};
use crate::{Action, Colour, Edition, Refusal, Square, View};

/// What one can point at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Thing {
    Square(Square),
    Piece(Square, u8),
    Reserve(Colour),
}

/// What has this id.
fn find(view: &View, id: &str) -> Option<Thing> {
    let squares = Square::all().map(|square| (square_id(square), Thing::Square(square)));
    let pieces = Square::all().zip(&view.squares).flat_map(|(square, pile)| {
        (0..pile.len() as u8).map(move |level| (piece_id(square, level), Thing::Piece(square, level)))
    });
    let reserves = view.reserve.iter().map(|own| (reserve_id(own.colour), Thing::Reserve(own.colour)));
    squares.chain(pieces).chain(reserves).find(|(known, _)| known == id).map(|(_, thing)| thing)
}

pub(super) fn card(view: &View, id: &str) -> Option<Card> {
    Some(match find(view, id)? {
        Thing::Square(square) => on_square(view, square),
        Thing::Piece(square, level) => on_piece(view, square, level),
        Thing::Reserve(colour) => on_reserve(view, colour),
    })
}

fn pile(view: &View, square: Square) -> &[Colour] {
    &view.squares[usize::from(square.index())]
}

fn owner(view: &View, colour: Colour) -> Option<Seat> {
    view.reserve.iter().find(|own| own.colour == colour).map(|own| own.seat)
}

fn on_square(view: &View, square: Square) -> Card {
    let (height, across) = (pile(view, square).len(), square.across());
    let title = Message::new("diam-card-square").with("square", square.number());
    Card::new(square_id(square), title)
        .does(Message::new("diam-card-square-does").with("across", across.number()))
        .stands(Row::new(
            Message::new("diam-card-square-state")
                .with("height", height as i64)
                .with("room", 4 - height as i64),
        ))
        .by(&["1.1", "3.3"])
        .shown("placing")
}

fn on_piece(view: &View, square: Square, level: u8) -> Card {
    let own = pile(view, square);
    let colour = own[usize::from(level)];
    let above = own.len() - 1 - usize::from(level);
    let title = Message::new("diam-card-piece").with("colour", colour.word());
    let place = Message::new("diam-card-piece-state")
        .with("square", square.number())
        .with("level", level + 1)
        .with("above", above as i64);
    Card::new(piece_id(square, level), title)
        .drawn(colour.word())
        .owned_by(owner(view, colour))
        .does(Message::new("diam-card-piece-does"))
        .does(Message::new("diam-card-diam-does"))
        .stands(Row::new(place))
        .stands(facing(view, square, level))
        .by(&["4.1", "4.2", "5.1"])
        .shown("moving")
}

/// What stands straight across at the same height.
fn facing(view: &View, square: Square, level: u8) -> Row {
    let across = square.across();
    if level == 0 {
        return Row::new(Message::new("diam-card-level-one"));
    }
    match pile(view, across).get(usize::from(level)) {
        Some(other) => Row::new(
            Message::new("diam-card-facing").with("colour", other.word()).with("square", across.number()),
        )
        .with_symbol(other.word()),
        None => Row::new(Message::new("diam-card-facing-nobody").with("square", across.number())),
    }
}

fn on_reserve(view: &View, colour: Colour) -> Card {
    let left = view.reserve.iter().find(|own| own.colour == colour).map_or(0, |own| own.left);
    let (does, paragraph) = match view.edition {
        Edition::V1998 => ("diam-card-reserve-does-1998", "3.2"),
        Edition::V2003 => ("diam-card-reserve-does-2003", "3.1"),
    };
    Card::new(reserve_id(colour), Message::new("diam-card-reserve").with("colour", colour.word()))
        .drawn(colour.word())
        .owned_by(owner(view, colour))
        .does(Message::new(does))
        .stands(Row::new(Message::new("diam-card-reserve-state").with("left", left)))
        .by(&[paragraph, "3.4"])
        .shown("placing")
}

/// What the rules say to the action that would go from the one to the other.
pub(super) fn why_not(view: &View, seat: Seat, from: &str, to: &str) -> Option<Refusal> {
    let (Thing::Square(square) | Thing::Piece(square, _)) = find(view, to)? else { return None };
    let action = match find(view, from)? {
        Thing::Square(_) => return None,
        Thing::Piece(from, level) => Action::Move { from, level, to: square, announce: false },
        Thing::Reserve(colour) => Action::Place { colour, square, announce: false },
    };
    view.state().check(seat, &action).err()?.rule()
}

/// What the rules say to every action that would begin there; of several reasons the one that is not about height.
pub(super) fn why(view: &View, seat: Seat, id: &str) -> Option<Refusal> {
    let attempts: Vec<Action> = match find(view, id)? {
        Thing::Square(_) => Vec::new(),
        Thing::Piece(from, level) => from
            .neighbours()
            .into_iter()
            .map(|to| Action::Move { from, level, to, announce: false })
            .collect(),
        Thing::Reserve(colour) => {
            Square::all().map(|square| Action::Place { colour, square, announce: false }).collect()
        }
    };
    let refused = |action: &Action| view.state().check(seat, action).err()?.rule();
    let reasons: Vec<Refusal> = attempts.iter().filter_map(refused).collect();
    let is_telling = |why: &&Refusal| !matches!(why, Refusal::TooHigh(_));
    reasons.iter().find(is_telling).or(reasons.first()).copied()
}
