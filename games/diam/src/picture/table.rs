//! A position on the table: squares, piles, reserves, the last action and the diam.

use scene::{
    Arrow, Cell, Content, Decor, Emblem, Emphasis, Label, Line, Mark, Outline, Panel, Piece, Point, Region,
    Scene, Slot, Tray,
};
use tabletop::{Message, Outcome, Seat};

use super::ring::{self, RX, RY, THICK};
use super::{disc, piece_id, reserve_id, square_id};
use crate::view::Reserve;
use crate::{Action, Colour, Side, Square, View};

/// Everything a viewer sees.
pub(super) fn lay(view: &View) -> Scene {
    let mut scene = Scene::new(caption(view));
    for (square, pile) in Square::all().zip(&view.squares) {
        if !pile.is_empty() {
            scene.labels.push(Label { of: square_id(square), text: square_label(square, pile.len()) });
        }
        scene.pieces.extend(pile.iter().zip(0..).map(|(colour, level)| piece(*colour, square, level)));
        let shadow = pile.len().checked_sub(1).and_then(|height| disc::SHADOWS.get(height));
        scene.decor.extend(shadow.map(|symbol| Decor { symbol, at: ring::middle(square), z: 0 }));
    }
    scene.panels.extend(Side::BOTH.map(|side| reserve(view, side)));
    scene.emblems = Emblem::all(view.players, |seat| {
        own(view, move |reserve| reserve.seat == seat).map(|own| own.colour.word())
    });
    mark_last(view, &mut scene);
    mark_diam(view, &mut scene);
    scene
}

fn caption(view: &View) -> Message {
    if let Some(outcome) = &view.outcome {
        return result(outcome);
    }
    let colours: Vec<&str> =
        own(view, |reserve| Some(reserve.seat) == view.to_move).map(|own| own.colour.word()).collect();
    match (view.to_move, colours.as_slice()) {
        (Some(seat), [colour, other]) => {
            Message::new("diam-turn-both").with("seat", seat).with("colour", *colour).with("other", *other)
        }
        (Some(seat), [colour]) => Message::new("diam-turn").with("seat", seat).with("colour", *colour),
        _ => Message::new("diam-over"),
    }
}

fn result(outcome: &Outcome) -> Message {
    let mut winners =
        outcome.standings.iter().filter(|standing| standing.place == 1).map(|standing| standing.seat);
    if outcome.is_draw() {
        return Message::new("diam-drawn").with("how", outcome.how);
    }
    match (winners.next(), winners.next()) {
        (Some(seat), None) => Message::new("diam-won").with("seat", seat).with("how", outcome.how),
        (Some(seat), Some(partner)) => {
            Message::new("diam-won-team").with("seat", seat).with("partner", partner).with("how", outcome.how)
        }
        (None, _) => Message::new("diam-over"),
    }
}

fn own(view: &View, test: impl Fn(&Reserve) -> bool) -> impl Iterator<Item = &Reserve> {
    view.reserve.iter().filter(move |reserve| test(reserve))
}

/// A square, empty as it is at the start of most matches.
pub(super) fn region(square: Square) -> Region {
    let Point { x, y } = ring::middle(square);
    Region {
        id: square_id(square),
        outline: Outline::ellipse(x, y, RX + 10, RY + 9),
        label: square_label(square, 0),
        cell: Some(ring::seat(square)),
    }
}

fn square_label(square: Square, height: usize) -> Message {
    Message::new("diam-square").with("square", square.number()).with("height", height as i64)
}

fn piece(colour: Colour, square: Square, level: u8) -> Piece {
    Piece {
        id: piece_id(square, level),
        symbol: colour.word(),
        at: ring::foot(square, level),
        z: ring::order(square, level),
        on: Some(square_id(square)),
        label: Message::new("diam-piece")
            .with("colour", colour.word())
            .with("square", square.number())
            .with("level", level + 1),
        cell: Cell { at: Some(ring::spot(square, level)), ..cell(colour) },
    }
}

fn cell(colour: Colour) -> Cell {
    let (paper, ink) = disc::names(colour);
    Cell::new(disc::text(colour), ink).on(paper)
}

fn reserve(view: &View, side: Side) -> Panel {
    let reserves: Vec<&Reserve> = own(view, |reserve| reserve.colour.side() == side).collect();
    let is_announced = view.announced.contains(&side);
    let is_shared = reserves.iter().any(|reserve| reserve.seat != reserves[0].seat);
    Panel {
        id: match side {
            Side::First => "reserve-first".to_owned(),
            Side::Second => "reserve-second".to_owned(),
        },
        label: heading(reserves.iter().map(|reserve| reserve.seat)),
        place: Some(ring::tray(side)),
        is_active: view.side_to_move == Some(side),
        note: is_announced.then(|| Message::new("diam-announcement")),
        content: Content::Tray(Tray {
            slots: reserves.iter().map(|reserve| slot(view, reserve, is_shared)).collect(),
        }),
    }
}

/// Who holds a side: one player, or two partners.
fn heading(mut seats: impl Iterator<Item = Seat>) -> Message {
    let (first, second) = (seats.next(), seats.next());
    match (first, second) {
        (Some(seat), Some(partner)) if partner != seat => {
            Message::new("diam-team").with("seat", seat).with("partner", partner)
        }
        (Some(seat), _) => Message::new("diam-player").with("seat", seat),
        (None, _) => Message::new("diam-over"),
    }
}

/// A colour off the board. Which partner is awaited is said only where two share a side: the panel says the rest.
fn slot(view: &View, reserve: &Reserve, is_shared: bool) -> Slot {
    Slot {
        id: reserve_id(reserve.colour),
        label: Message::new("diam-reserve").with("colour", reserve.colour.word()).with("left", reserve.left),
        symbol: reserve.colour.word(),
        cell: cell(reserve.colour),
        count: reserve.left,
        capacity: 4,
        is_active: is_shared && view.to_move == Some(reserve.seat),
    }
}

/// The piece that was placed; for a move both squares, since the view does not tell how many pieces went.
fn mark_last(view: &View, scene: &mut Scene) {
    let mut mark = |id| scene.marks.push(Mark { id, why: Emphasis::Last });
    match view.last {
        Some(Action::Place { square, .. }) => mark(piece_id(square, view.landed)),
        Some(Action::Move { from, level, to, .. }) => {
            mark(square_id(from));
            (view.landed..=top(view, to)).for_each(|level| mark(piece_id(to, level)));
            scene.arrows.push(arrow(from, level, to, top(view, to)));
        }
        Some(Action::Swap) | None => {}
    }
}

fn top(view: &View, square: Square) -> u8 {
    (view.squares[usize::from(square.index())].len() as u8).saturating_sub(1)
}

/// A hop from beside one pile to beside the other.
fn arrow(from: Square, level: u8, to: Square, landing: u8) -> Arrow {
    let (start, end) = (ring::foot(from, level), ring::foot(to, landing));
    let (dx, dy) = (end.x - start.x, end.y - start.y);
    if dx == 0 {
        // Along the side of the board: by the inside, where neither piles nor numbers stand.
        let inwards = (ring::CENTRE.x - start.x).signum();
        let x = start.x + inwards * (RX + 4);
        let bend = Point::new(x + inwards * 60, (start.y + end.y) / 2);
        return Arrow::new(Point::new(x, start.y), bend, Point::new(x, end.y), Emphasis::Last);
    }
    let near = dx.signum() * (RX + 4);
    let (start, end) =
        (Point::new(start.x + near, start.y - THICK / 2), Point::new(end.x - near, end.y - THICK / 2));
    let bend = Point::new((start.x + end.x) / 2, (start.y + end.y) / 2 - 50 + dy.abs() / 8);
    Arrow::new(start, bend, end, Emphasis::Last)
}

/// Both pieces, and a beam between them which ends at their rims, behind the nearer pile.
fn mark_diam(view: &View, scene: &mut Scene) {
    let Some(diam) = view.diam else { return };
    let ids = diam.squares.map(|square| piece_id(square, diam.level));
    scene.marks.retain(|mark| !ids.contains(&mark.id));
    scene.marks.extend(ids.map(|id| Mark { id, why: Emphasis::Winning }));
    let [from, to] = diam.squares.map(|square| ring::inner_rim(square, diam.level));
    let z = diam.squares.map(|square| ring::order(square, 0)).into_iter().max().unwrap_or(0) - 1;
    scene.lines.push(Line { from, to, z, why: Emphasis::Winning });
}
