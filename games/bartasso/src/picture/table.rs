//! A position on the table: squares, pieces, what was played last, what may be huffed, what each camp has.

use scene::{
    Arrow, Cell, Content, Emblem, Emphasis, Mark, Outline, Overlay, Paint, Panel, Piece as Drawing, Point,
    Row, Scene, Shape, Sheet,
};
use tabletop::{Message, Outcome};

use super::field::{Field, SIDE};
use super::{is_turned, men, piece_id, square_id};
use crate::action::{Action, Motion};
use crate::board::each;
use crate::event::Standing;
use crate::phase::Phase;
use crate::piece::{Kind, Piece};
use crate::view::CampSeen;
use crate::{Square, View};

/// Everything a viewer sees.
pub(super) fn lay(view: &View) -> Scene {
    let now = &view.state().now;
    let field = Field::new(now.size(), is_turned(now.rules, view.who()));
    let mut scene = Scene::new(caption(view));
    scene.pieces = view.pieces.iter().map(|standing| piece(view, &field, standing)).collect();
    for camp in &view.camps {
        scene.panels.push(panel(view, &field, camp));
        scene.sheets.push(sheet(camp));
    }
    scene.emblems = Emblem::all(view.players, |seat| {
        let camps = view.camps.iter().filter(move |camp| camp.seat == seat);
        camps.map(|camp| men::name(Piece { camp: camp.camp, kind: Kind::Pawn }))
    });
    mark_last(view, &field, &mut scene);
    mark_end(view, &mut scene);
    mark_offer(view, &mut scene);
    mark_duty(view, &mut scene);
    show_huffable(view, &field, &mut scene);
    scene
}

fn caption(view: &View) -> Message {
    if let Some(outcome) = &view.outcome {
        return result(outcome);
    }
    let (Some(seat), Some(camp)) = (view.to_move, view.camp) else { return Message::new("bartasso-over") };
    let key = match view.state().now.phase {
        Phase::Move if view.round == 1 => "bartasso-turn-first",
        Phase::Move if !view.huffable.is_empty() => "bartasso-turn-huff",
        Phase::Move => "bartasso-turn",
        Phase::Huff => "bartasso-turn-blocked",
        Phase::Split => "bartasso-turn-split",
        Phase::Units => "bartasso-turn-units",
    };
    let units = view.state().now.units[camp.index()];
    Message::new(key).with("seat", seat).with("colour", camp.colour()).with("units", units)
}

fn result(outcome: &Outcome) -> Message {
    let mut winners =
        outcome.standings.iter().filter(|standing| standing.place == 1).map(|standing| standing.seat);
    if outcome.is_draw() {
        return Message::new("bartasso-drawn").with("how", outcome.how);
    }
    match (winners.next(), winners.next()) {
        (Some(seat), None) => Message::new("bartasso-won").with("seat", seat).with("how", outcome.how),
        (Some(seat), Some(ally)) => {
            Message::new("bartasso-won-allies").with("seat", seat).with("ally", ally).with("how", outcome.how)
        }
        (None, _) => Message::new("bartasso-over"),
    }
}

fn piece(view: &View, field: &Field, standing: &Standing) -> Drawing {
    let Standing { piece, square } = *standing;
    let spot = view.state().now.size().known_spot(square);
    let (paper, ink) = men::names(piece.camp);
    let place = field.place(spot);
    let huffable = shows_huffs(view) && view.huffable.contains(&square);
    Drawing {
        id: piece_id(square),
        symbol: men::name(piece),
        at: field.stand(spot),
        z: 10,
        on: Some(square_id(square)),
        label: Message::new("bartasso-piece")
            .with("colour", piece.camp.colour())
            .with("kind", piece.kind.word())
            .with("square", square.number())
            .with("huffable", i64::from(huffable)),
        cell: Cell::new(men::text(piece), ink).on(paper).at(place.column, place.row),
    }
}

/// One line for each camp, beside its ground.
fn panel(view: &View, field: &Field, camp: &CampSeen) -> Panel {
    Panel {
        id: format!("camp-{}", camp.camp.number()),
        label: Message::new("bartasso-camp")
            .with("seat", camp.seat)
            .with("colour", camp.camp.colour())
            .with("lost", camp.lost + camp.destroyed)
            .with("units", camp.units)
            .with("waits", i64::from(camp.diplomat_waits))
            .with("blocked", i64::from(camp.is_blocked)),
        place: Some(field.strip(camp.camp)),
        is_active: view.camp == Some(camp.camp),
        note: None,
        content: Content::Text(Vec::new()),
    }
}

/// All there is to know of a camp, on request.
fn sheet(camp: &CampSeen) -> Sheet {
    let number = camp.camp.number();
    let title = Message::new("bartasso-sheet").with("seat", camp.seat).with("colour", camp.camp.colour());
    let mut sheet = Sheet::new(format!("sheet-{number}"), format!("camp-{number}"), title);
    let pawn = men::name(Piece { camp: camp.camp, kind: Kind::Pawn });
    let rows = [
        ("bartasso-sheet-lost", camp.lost, Some(pawn)),
        ("bartasso-sheet-destroyed", camp.destroyed, Some(pawn)),
        ("bartasso-sheet-returned", camp.returned, Some(pawn)),
        ("bartasso-sheet-units", camp.units, None),
    ];
    for (key, count, symbol) in rows {
        let row = Row { symbol, ..Row::new(Message::new(key)) };
        sheet.rows.push(row.with_count(count).faint(count == 0));
    }
    if camp.is_blocked {
        sheet.note = Some(Message::new("bartasso-sheet-blocked"));
    } else if camp.diplomat_waits {
        sheet.note = Some(Message::new("bartasso-sheet-waits"));
    }
    sheet
}

/// Whether this viewer is shown what may be huffed: whoever may do it, and who only watches.
pub(super) fn shows_huffs(view: &View) -> bool {
    view.who().seat().is_none_or(|seat| view.to_move == Some(seat))
}

/// A ring and a sign on every piece that may be huffed.
fn show_huffable(view: &View, field: &Field, scene: &mut Scene) {
    if !shows_huffs(view) {
        return;
    }
    for square in &view.huffable {
        let at = field.stand(view.state().now.size().known_spot(*square));
        let (note, on_note) = (Paint::Colour("note"), Paint::Colour("on-note"));
        let ring = Outline::ellipse(at.x, at.y, 30, 30);
        let (x, y) = (at.x + SIDE / 2 - 16, at.y - SIDE / 2 + 17);
        let bar = Outline::Rect { area: scene::Rect::new(x - 2, y - 7, 4, 8), radius: 1 };
        let shapes = [
            Shape::stroked(ring, note, 40),
            Shape::filled(Outline::ellipse(x, y, 11, 11), note).edged(on_note, 15),
            Shape::filled(bar, on_note),
            Shape::filled(Outline::ellipse(x, y + 5, 2, 2), on_note),
        ];
        scene.overlays.extend(shapes.map(|shape| Overlay { z: 20, shape }));
    }
}

/// Where the last action went, landing by landing.
fn mark_last(view: &View, field: &Field, scene: &mut Scene) {
    let squares: Vec<Square> = match view.last {
        Some(Action::Move(motion) | Action::Extra(motion)) => match motion {
            Motion::Step { from, to } => vec![from, to],
            Motion::Take(route) => route.squares().collect(),
        },
        Some(Action::Restore(square) | Action::Huff(square)) => vec![square],
        _ => Vec::new(),
    };
    let size = view.state().now.size();
    for (i, square) in squares.iter().enumerate() {
        if !squares[..i].contains(square) {
            scene.marks.push(Mark { id: square_id(*square), why: Emphasis::Last });
        }
    }
    for pair in squares.windows(2) {
        let [from, to] = [pair[0], pair[1]].map(|square| field.middle(size.known_spot(square)));
        scene.arrows.push(arrow(from, to));
    }
}

/// What decided the match: the piece that took the last crowned one, or the crowned ones that cannot play (§10).
fn mark_end(view: &View, scene: &mut Scene) {
    let Some(outcome) = view.outcome.as_ref().filter(|outcome| !outcome.is_draw()) else { return };
    let has_lost = |piece: Piece| {
        let seat = view.camps.iter().find(|camp| camp.camp == piece.camp).map(|camp| camp.seat);
        seat.is_some_and(|seat| outcome.standings[seat.index()].place > 1)
    };
    let taker = match view.last {
        Some(Action::Move(Motion::Take(route)) | Action::Extra(Motion::Take(route))) => {
            route.squares().last()
        }
        _ => None,
    };
    let decided = |standing: &&Standing| match outcome.how {
        "taken" => Some(standing.square) == taker,
        "immobile" => has_lost(standing.piece) && super::is_crowned(standing.piece.kind),
        _ => false,
    };
    let ids = view.pieces.iter().filter(decided).map(|standing| piece_id(standing.square));
    scene.marks.extend(ids.map(|id| Mark { id, why: Emphasis::Winning }));
}

/// A straight arrow that ends short of what stands on the square.
fn arrow(from: Point, to: Point) -> Arrow {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let longest = dx.abs().max(dy.abs()).max(1);
    let to = Point::new(to.x - dx * 24 / longest, to.y - dy * 24 / longest);
    Arrow::straight(from, to, Emphasis::Last)
}

/// The pieces of which one must take, where taking is compulsory (§9.9).
fn mark_duty(view: &View, scene: &mut Scene) {
    let now = &view.state().now;
    let bound = match now.phase {
        Phase::Move => now.camps[now.camp.index()],
        Phase::Units => now.of(now.camp, Kind::Pawn),
        Phase::Huff | Phase::Split => 0,
    };
    if view.outcome.is_none() && now.rules.must_take() {
        let takers = each(now.takers(now.camp) & bound).map(|spot| piece_id(now.size().square(spot)));
        scene.marks.extend(takers.map(|id| Mark { id, why: Emphasis::Must }));
    }
}

/// The squares named for an exchange.
fn mark_offer(view: &View, scene: &mut Scene) {
    let Some(offer) = &view.offer else { return };
    for square in offer.own.iter().chain(&offer.theirs) {
        scene.marks.push(Mark { id: square_id(*square), why: Emphasis::Selected });
    }
}
