//! Cards: what a square or a piece is, how it fares, and why it cannot move.

use scene::{Card, Row};
use tabletop::{Game, Message, Seat};

use super::paths::{piece_id, square_id};
use super::{table, unit};
use crate::action::Move;
use crate::board::Ground;
use crate::piece::{Kind, Piece, Side};
use crate::square::Square;
use crate::state::Phase;
use crate::{Action, Refusal, View};

/// What one can point at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Thing {
    Square(Square),
    Piece(Piece, Square),
}

/// What has this id, as far as the viewer knows.
fn find(view: &View, id: &str) -> Option<Thing> {
    let known = view.known();
    let standing = Piece::all().filter(|piece| table::is_known(view, *piece));
    let piece = standing.filter(|piece| piece_id(*piece) == id).find_map(|piece| {
        let square = known.now.field.at(piece)?;
        Some(Thing::Piece(piece, square))
    });
    let mut squares = known.battlefield().squares();
    piece.or_else(|| squares.find(|square| square_id(*square) == id).map(Thing::Square))
}

pub(super) fn card(view: &View, id: &str) -> Option<Card> {
    Some(match find(view, id)? {
        Thing::Square(square) => on_square(view, square),
        Thing::Piece(piece, square) => on_piece(view, piece, square),
    })
}

/// The paragraphs of a ground, and the figure that shows it.
fn of_ground(ground: Ground) -> (&'static [&'static str], &'static str) {
    match ground {
        Ground::Yellow | Ground::Pink => (&["9.1", "9.4"], "entering"),
        Ground::Brown => (&["5.1"], "exact-count"),
        Ground::Blue => (&["5.2", "5.5", "5.6"], "bridge"),
        Ground::Green => (&["5.7"], "grounds"),
        Ground::Grey => (&["5.8", "5.9"], "grounds"),
        Ground::White => (&["5.10", "7.1"], "grounds"),
        Ground::Black => (&["5.11"], "grounds"),
    }
}

fn on_square(view: &View, square: Square) -> Card {
    let board = view.known().battlefield();
    let ground = board.ground(square);
    let (paragraphs, figure) = of_ground(ground);
    let title = Message::new("belligerants-card-square")
        .with("square", square.to_string())
        .with("ground", ground.word());
    let does = Message::new("belligerants-card-ground").with("ground", ground.word());
    let card = Card::new(square_id(square), title).does(does).by(paragraphs);
    let ends = |(one, other): &(Square, Square)| *one == square || *other == square;
    let card = if board.bridges().iter().any(ends) {
        card.does(Message::new("belligerants-card-bridge")).by(&["5.3"])
    } else {
        card
    };
    if board.is_star(square) {
        return card.does(Message::new("belligerants-card-star")).by(&["4.5"]).shown("star");
    }
    card.shown(figure)
}

/// The paragraphs of a kind, and the figure that shows it.
fn of_kind(kind: Kind) -> (&'static [&'static str], &'static str) {
    match kind {
        Kind::Bomber | Kind::Fighter => (&["6.2", "4.4"], "exact-count"),
        Kind::Spy => (&["6.2", "5.12"], "grounds"),
        Kind::Ambulance => (&["7.1", "7.2", "7.5"], "rescue"),
        Kind::Sentinel => (&["6.3", "6.2"], "guard"),
        _ => (&["6.2", "4.1"], "exact-count"),
    }
}

fn on_piece(view: &View, piece: Piece, square: Square) -> Card {
    let (field, kind) = (&view.known().now.field, piece.kind());
    let side = field.owner(piece);
    let is_flat = side != piece.first_side();
    let symbol = if is_flat { unit::flat_name(side, kind) } else { unit::name(side, kind) };
    let (paragraphs, figure) = of_kind(kind);
    let title = Message::new("belligerants-card-piece").with("kind", kind.word()).with("side", side.word());
    let value = Message::new("belligerants-card-value").with("points", i64::from(kind.value()));
    let value = value.with("kind", kind.word());
    let mut card = Card::new(piece_id(piece), title)
        .drawn(symbol)
        .owned_by(Some(side.seat()))
        .does(Message::new("belligerants-card-kind").with("kind", kind.word()))
        .does(table::takes(kind))
        .does(value)
        .by(paragraphs)
        .shown(figure)
        .stands(Row::new(Message::new("belligerants-card-stands").with("square", square.to_string())));
    if is_flat {
        card = card
            .stands(Row::new(Message::new("belligerants-card-flat").with("kind", kind.word())))
            .by(&["8.6"]);
    }
    let is_open = view.known().now.phase != Phase::Setup;
    match view.known().plight(piece).filter(|_| is_open) {
        Some(plight) => {
            let said =
                Message::new("belligerants-card-plight").with("plight", plight).with("kind", kind.word());
            card.stands(Row::new(said).with_symbol(plight)).by(of_plight(plight))
        }
        None => card,
    }
}

fn of_plight(plight: &str) -> &'static [&'static str] {
    match plight {
        "wounded" => &["5.10"],
        "encircled" => &["5.8"],
        "entered" => &["9.4"],
        "hidden" => &["5.7"],
        _ => &["6.3"],
    }
}

/// The numbers that can be said with a move: those of a devil, else none.
fn numbers(view: &View) -> Vec<Option<u8>> {
    match view.known().now.roll {
        Some(roll) if roll.is_devil() => roll.numbers().map(Some).collect(),
        _ => vec![None],
    }
}

/// What the rules say to the actions that would go from the one to the other, the most telling first.
pub(super) fn why_not(view: &View, seat: Seat, from: &str, to: &str) -> Option<Refusal> {
    let Thing::Piece(_, from) = find(view, from)? else { return None };
    let (Thing::Square(square) | Thing::Piece(_, square)) = find(view, to)?;
    let attempts: Vec<Action> = match view.known().now.phase {
        Phase::Setup => vec![Action::Swap(from, square)],
        Phase::Huff | Phase::Roll | Phase::Over(_) => Vec::new(),
        Phase::Move => {
            numbers(view).into_iter().map(|number| Action::Move(moving(from, number, square))).collect()
        }
    };
    most_telling(view, seat, from, &attempts)
}

fn most_telling(view: &View, seat: Seat, from: Square, attempts: &[Action]) -> Option<Refusal> {
    let refused = |action: &Action| view.known().check(seat, action).err()?.rule();
    attempts.iter().filter_map(refused).min_by_key(|refusal| rank(refusal, from))
}

/// What the rules say to every action that would begin there, the most telling first.
pub(super) fn why(view: &View, seat: Seat, id: &str) -> Option<Refusal> {
    let Thing::Piece(piece, from) = find(view, id)? else { return None };
    let (known, board) = (view.known(), view.known().battlefield());
    let side = Side::of(seat);
    let attempts: Vec<Action> = match known.now.phase {
        Phase::Setup => board.camp(side).iter().map(|other| Action::Swap(from, *other)).collect(),
        Phase::Huff if known.now.field.owner(piece) != side => vec![Action::Huff(from)],
        Phase::Huff | Phase::Roll | Phase::Over(_) => vec![Action::Move(moving(from, None, from))],
        Phase::Move => {
            let numbers = numbers(view);
            let squares = board.squares().filter(|square| *square != from);
            squares
                .flat_map(|square| {
                    numbers.iter().map(move |number| Action::Move(moving(from, *number, square)))
                })
                .collect()
        }
    };
    most_telling(view, seat, from, &attempts)
}

fn moving(from: Square, number: Option<u8>, to: Square) -> Move {
    Move { number, from, to, good: false, rescue: None }
}

/// How little a refusal tells of why a piece cannot move at all.
fn rank(refusal: &Refusal, from: Square) -> u8 {
    match refusal {
        Refusal::MustTake => 1,
        Refusal::CampClosed(_) | Refusal::Guarded(_) | Refusal::UnderCover(_) | Refusal::TooWounded(_) => 2,
        Refusal::LiesWounded(_) | Refusal::OnWater(_) | Refusal::HasEntered(_) | Refusal::CampFull(_) => 3,
        Refusal::Untakable(..) | Refusal::WouldDrown(_) => 4,
        Refusal::OwnPiece(_) => 5,
        Refusal::MayNotLeave(_) => 6,
        // Straight on by that number, where somebody stands in the way.
        Refusal::OutOfReach(square, number) if is_in_line(from, *square, *number) => 7,
        Refusal::OutOfReach(..) => 8,
        _ => 0,
    }
}

fn is_in_line(from: Square, to: Square, number: u8) -> bool {
    let (columns, rows) = (from.column().abs_diff(to.column()), from.row().abs_diff(to.row()));
    from.distance(to) == number && (columns == rows || columns == 0 || rows == 0)
}
