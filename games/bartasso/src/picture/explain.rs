//! Cards: what a square or a piece is, how it stands, and why it cannot move.

use scene::{Card, Row};
use tabletop::{Game, Message, Seat};

use super::{card, men, piece_id, square_id, table};
use crate::action::{Action, Motion};
use crate::board::{HOMES, Way, bit, each, leaps};
use crate::event::Standing;
use crate::phase::Phase;
use crate::piece::{Camp, Kind};
use crate::{Refusal, Square, View};

/// The piece with this id.
fn piece<'a>(view: &'a View, id: &str) -> Option<&'a Standing> {
    view.pieces.iter().find(|standing| piece_id(standing.square) == id)
}

/// The square with this id.
fn square(view: &View, id: &str) -> Option<Square> {
    let size = view.state().now.size();
    each(size.all()).map(|spot| size.square(spot)).find(|square| square_id(*square) == id)
}

pub(super) fn card(view: &View, id: &str) -> Option<Card> {
    match piece(view, id) {
        Some(standing) => Some(on_piece(view, standing)),
        None => square(view, id).map(|square| on_square(view, square)),
    }
}

/// The paragraphs of a kind, and the figure that shows it.
fn of_kind(kind: Kind) -> (&'static [&'static str], &'static str) {
    match kind {
        Kind::Pawn => (&["4.1", "4.2"], "pawn"),
        Kind::Crowned => (&["5.1", "4.6", "10.1"], "crowning"),
        Kind::Couronne => (&["5.5", "5.6", "10.1"], "couronne"),
        Kind::Sauteur => (&["6.1", "6.2"], "sauteur"),
        Kind::Diplomat => (&["7.1", "7.2", "7.3"], "diplomat"),
    }
}

fn on_piece(view: &View, standing: &Standing) -> Card {
    let Standing { piece, square } = *standing;
    let (paragraphs, figure) = of_kind(piece.kind);
    let title = Message::new("bartasso-card-piece")
        .with("colour", piece.camp.colour())
        .with("kind", piece.kind.word());
    let card = Card::new(piece_id(square), title)
        .drawn(men::name(piece))
        .owned_by(Some(view.state().now.rules.seat_of(piece.camp)))
        .does(Message::new("bartasso-card-kind").with("kind", piece.kind.word()))
        .stands(Row::new(Message::new("bartasso-card-stands").with("square", square.number())))
        .by(paragraphs)
        .shown(figure);
    if table::shows_huffs(view) && view.huffable.contains(&square) {
        return card.stands(Row::new(Message::new("bartasso-card-huffable"))).by(&["9.1"]);
    }
    card
}

fn on_square(view: &View, square: Square) -> Card {
    let spot = view.state().now.size().known_spot(square);
    let (print, camp) = card::print(spot);
    let title = Message::new("bartasso-card-square").with("square", square.number());
    let does = Message::new("bartasso-card-square-does").with("print", print).with("colour", camp.colour());
    let card = Card::new(square_id(square), title).does(does);
    let card = match print {
        "crown" => card.by(&["5.1", "5.2"]).shown("crowning"),
        "hat" => card.by(&["7.3", "7.4"]).shown("diplomat"),
        _ => card.by(&["1.1", "1.6"]),
    };
    let home = |camp: &&Camp| HOMES[camp.index()] & bit(spot) != 0;
    match view.state().now.rules.camps().iter().find(home) {
        Some(camp) => {
            card.does(Message::new("bartasso-card-home").with("colour", camp.colour())).by(&["1.3", "8.4"])
        }
        None => card,
    }
}

/// What the rules say to a step, in the turn or beyond it.
fn refused(view: &View, seat: Seat, from: Square, to: Square) -> Option<Refusal> {
    let motion = Motion::Step { from, to };
    let is_extra = view.state().now.phase == Phase::Units;
    let action = if is_extra { Action::Extra(motion) } else { Action::Move(motion) };
    view.state().check(seat, &action).err()?.rule()
}

/// What the rules say to the step that would go from the one to the other.
pub(super) fn why_not(view: &View, seat: Seat, from: &str, to: &str) -> Option<Refusal> {
    let from = piece(view, from)?.square;
    let to = piece(view, to).map(|standing| standing.square).or_else(|| square(view, to))?;
    refused(view, seat, from, to)
}

/// What the rules say to every step that would begin there: first of those where the piece could go if nothing stood in
/// the way, then of all others.
pub(super) fn why(view: &View, seat: Seat, id: &str) -> Option<Refusal> {
    let Standing { piece, square: from } = *piece(view, id)?;
    let size = view.state().now.size();
    let spot = size.known_spot(from);
    let natural = match piece.kind {
        Kind::Pawn | Kind::Crowned | Kind::Diplomat => {
            piece.camp.forward().iter().fold(0, |spots, way| spots | way.shift(bit(spot)))
        }
        Kind::Couronne => Way::ALL.iter().fold(0, |spots, way| spots | way.shift(bit(spot))),
        Kind::Sauteur => leaps(spot),
    } & size.all();
    let others = size.all() & !natural & !bit(spot);
    let refused = |to| refused(view, seat, from, size.square(to));
    let is_occupied = |why: &Refusal| matches!(why, Refusal::Occupied(_));
    let first = each(natural).filter_map(refused).min_by_key(is_occupied);
    // A pawn on the last row has nowhere to go.
    first.or_else(|| each(others).filter_map(refused).find(|why| !is_occupied(why)))
}
