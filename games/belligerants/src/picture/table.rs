//! Lays out a position: squares to point at, pieces with their signs, prisoners in the strips, the die, both players.

use scene::{
    Cell, Content, Decor, Emblem, Emphasis, Mark, Panel, Piece as Token, Preview, Row, Scene, Sheet,
};
use tabletop::{Game, Message, Seat, Viewer};

use super::die;
use super::layout::Layout;
use super::paths::{FORMS, piece_id, square_id};
use super::unit;
use crate::board::Board;
use crate::chance::Roll;
use crate::field::Fate;
use crate::piece::{ARMY, Kind, Piece, Side, pieces};
use crate::rules::setting::{FORMATIONS, from_the_front};
use crate::square::Square;
use crate::state::{Deal, End, Phase};
use crate::{Action, View};

/// Everything a viewer sees.
pub(super) fn lay(view: &View) -> Scene {
    let layout = Layout::of(view.known().battlefield(), view.viewer);
    let mut scene = Scene::new(caption(view));
    for piece in Piece::all() {
        put(view, &layout, piece, &mut scene);
    }
    prisoners(view, &layout, &mut scene);
    let shown = view.known().now.roll;
    scene.decor.push(Decor { symbol: die::name(shown), at: layout.die(), z: 0 });
    scene.emblems = Emblem::all(2, |seat| [unit::small_name(Side::of(seat), Kind::Soldier)].into_iter());
    scene.marks = marks(view);
    for side in [Side::Yellow, Side::Pink] {
        scene.panels.push(panel(view, &layout, side));
        scene.sheets.push(prisoners_sheet(view, side));
    }
    scene.sheets.push(table_sheet(view));
    scene
}

/// The house's formations, as the army of whoever looks would stand in them (§2.3).
pub(super) fn previews(field: &Board, layout: &Layout, who: Viewer) -> Vec<Preview> {
    let Some(side) = Side::BOTH.into_iter().find(|side| who.is(side.seat())) else { return Vec::new() };
    let squares = from_the_front(field, side);
    let preview = |(choice, formation): (&'static str, &[Kind; ARMY])| Preview {
        choice,
        pieces: squares
            .iter()
            .zip(formation)
            .map(|(square, kind)| stood(layout, side, *square, *kind))
            .collect(),
    };
    FORMS.into_iter().zip(&FORMATIONS).map(preview).collect()
}

fn stood(layout: &Layout, side: Side, square: Square, kind: Kind) -> Decor {
    Decor { symbol: unit::name(side, kind), at: layout.middle(square), z: 1 }
}

fn caption(view: &View) -> Message {
    let now = &view.known().now;
    let seat = |key, seat: Seat| Message::new(key).with("seat", seat);
    match now.phase {
        Phase::Setup => match now.ready {
            [true, false] => seat("belligerants-waits-setup", Side::Pink.seat()),
            [false, true] => seat("belligerants-waits-setup", Side::Yellow.seat()),
            _ => Message::new("belligerants-setting-up"),
        },
        Phase::Roll => seat("belligerants-to-roll", now.side.seat()),
        Phase::Move => {
            let roll = now.roll.unwrap_or(Roll::Devil).to_string();
            seat("belligerants-to-move", now.side.seat()).with("roll", roll)
        }
        Phase::Huff => seat("belligerants-to-huff", now.side.other().seat()),
        Phase::Over(end) => over(view, end.how()),
    }
}

fn over(view: &View, how: &'static str) -> Message {
    let Some(outcome) = &view.outcome else { return Message::new("belligerants-setting-up") };
    let [yellow, pink] = Side::BOTH.map(|side| outcome.standings[side.index()]);
    let margin = i64::from((yellow.score - pink.score).abs());
    match yellow.place.cmp(&pink.place) {
        std::cmp::Ordering::Equal => Message::new("belligerants-drawn").with("how", how),
        order => {
            let winner = if order.is_lt() { yellow.seat } else { pink.seat };
            Message::new("belligerants-won").with("seat", winner).with("how", how).with("margin", margin)
        }
    }
}

/// Whether the viewer knows where a piece stands.
pub(super) fn is_known(view: &View, piece: Piece) -> bool {
    view.known().now.phase != Phase::Setup || view.viewer.is(piece.first_side().seat())
}

fn put(view: &View, layout: &Layout, piece: Piece, scene: &mut Scene) {
    let field = &view.known().now.field;
    let Some(square) = field.at(piece).filter(|_| is_known(view, piece)) else { return };
    let (side, kind) = (field.owner(piece), piece.kind());
    let is_flat = side != piece.first_side();
    let symbol = if is_flat { unit::flat_name(side, kind) } else { unit::name(side, kind) };
    let is_open = view.known().now.phase != Phase::Setup;
    let plight = if is_open { view.known().plight(piece) } else { None };
    let label = Message::new("belligerants-piece")
        .with("kind", kind.word())
        .with("side", side.word())
        .with("square", square.to_string())
        .with("flat", if is_flat { "yes" } else { "no" })
        .with("plight", plight.unwrap_or("none"));
    let code = if side == Side::Yellow { kind.code().to_owned() } else { kind.code().to_lowercase() };
    let (column, row) = layout.spot(square);
    let paper = if side == Side::Yellow { "token-yellow" } else { "token-pink" };
    let ink = if side == Side::Yellow { "ink-yellow" } else { "ink-pink" };
    let cell = Cell::new(if is_flat { format!("{code}_") } else { code }, ink).on(paper).at(column, row);
    let at = layout.middle(square);
    scene.pieces.push(Token {
        id: piece_id(piece),
        symbol,
        at,
        z: 1,
        on: Some(square_id(square)),
        label,
        cell,
    });
    if let Some(sign) = plight {
        scene.decor.push(Decor { symbol: sign, at: scene::Point::new(at.x + 19, at.y - 19), z: 2 });
    }
}

fn prisoners(view: &View, layout: &Layout, scene: &mut Scene) {
    let field = &view.known().now.field;
    for side in Side::BOTH {
        let count = field.held(side).count_ones() as i32;
        for (number, piece) in pieces(field.held(side)).enumerate() {
            let symbol = unit::small_name(piece.first_side(), piece.kind());
            scene.decor.push(Decor { symbol, at: layout.prisoner(side, number as i32, count), z: 0 });
        }
    }
}

/// The squares of the last move, what can be huffed, and the pieces of which one must take (§6.6).
fn marks(view: &View) -> Vec<Mark> {
    let now = &view.known().now;
    // The stroke after which an army had nothing left to do (§10.1).
    let is_decided = matches!(now.phase, Phase::Over(End::Battle));
    let stroke = if is_decided { Emphasis::Winning } else { Emphasis::Last };
    let last = now.last.iter().flat_map(|last| [(last.step.from, Emphasis::Last), (last.step.to, stroke)]);
    let last = last.map(|(square, why)| Mark { id: square_id(square), why });
    let huffed = pieces(now.huffable).map(|piece| Mark { id: piece_id(piece), why: Emphasis::Target });
    let duty = takers(view).into_iter().map(|piece| Mark { id: piece_id(piece), why: Emphasis::Must });
    last.chain(huffed).chain(duty).collect()
}

/// The pieces that can take with the number rolled, where one of them must. With the devil a number is chosen first.
fn takers(view: &View) -> Vec<Piece> {
    let known = view.known();
    let number = match (known.now.phase, known.now.roll) {
        (Phase::Move, Some(Roll::Number(number))) if known.must_take() => number,
        _ => return Vec::new(),
    };
    if known.highest(number, false) < 3 {
        return Vec::new();
    }
    let mut moves = Vec::new();
    known.moves(known.now.side.seat(), &mut moves);
    let mut takers: Vec<Piece> = moves
        .iter()
        .filter_map(|action| match action {
            Action::Move(step) => known.now.field.on(step.from),
            _ => None,
        })
        .collect();
    takers.sort_unstable();
    takers.dedup();
    takers
}

fn panel_id(side: Side) -> String {
    format!("side-{}", side.word())
}

fn panel(view: &View, layout: &Layout, side: Side) -> Panel {
    let now = &view.known().now;
    let count = |bits: u32| i64::from(bits.count_ones());
    let is_active = match now.phase {
        Phase::Setup => !now.ready[side.index()],
        Phase::Roll | Phase::Move => now.side == side,
        Phase::Huff => now.side != side,
        Phase::Over(_) => false,
    };
    let score = Message::new("belligerants-score").with("points", i64::from(now.field.score(side)));
    let counts = Message::new("belligerants-counts")
        .with("entered", count(now.field.entered(side)))
        .with("prisoners", count(now.field.held(side)));
    let left = count(now.field.army(side) & !now.field.entered(side));
    let left = Message::new("belligerants-left").with("left", left);
    let lines = if now.phase == Phase::Setup { Vec::new() } else { vec![score, counts, left] };
    Panel {
        id: panel_id(side),
        label: Message::new("belligerants-player").with("seat", side.seat()).with("side", side.word()),
        place: Some(layout.panel(side)),
        is_active,
        note: note(view, side),
        content: Content::Text(lines),
    }
}

/// What must not be missed: who is ready, who asks for an armistice, what is demanded for it.
fn note(view: &View, side: Side) -> Option<Message> {
    let now = &view.known().now;
    match (now.phase, now.deal) {
        (Phase::Setup, _) if now.ready[side.index()] => Some(Message::new("belligerants-is-ready")),
        (Phase::Move, Deal::Asked) if side == now.side => Some(Message::new("belligerants-asks")),
        (Phase::Move, Deal::Demanded(hundreds)) if side != now.side => {
            Some(Message::new("belligerants-demands").with("points", 100 * i64::from(hundreds)))
        }
        _ => None,
    }
}

fn prisoners_sheet(view: &View, side: Side) -> Sheet {
    let field = &view.known().now.field;
    let title = Message::new("belligerants-booty").with("seat", side.seat());
    let mut sheet = Sheet::new(format!("booty-{}", side.word()), panel_id(side), title);
    let row = |piece: Piece, key: &'static str, times: i32| {
        let label = Message::new(key)
            .with("kind", piece.kind().word())
            .with("points", i64::from(times * piece.kind().value()));
        Row::new(label).with_symbol(unit::small_name(piece.first_side(), piece.kind()))
    };
    let gone = Piece::of(side).filter(|piece| field.fate(*piece) == Fate::Gone);
    sheet.rows.extend(pieces(field.entered(side)).map(|piece| row(piece, "belligerants-row-entered", 2)));
    sheet.rows.extend(pieces(field.held(side)).map(|piece| row(piece, "belligerants-row-prisoner", 1)));
    sheet.rows.extend(gone.map(|piece| row(piece, "belligerants-row-gone", 0).faint(true)));
    sheet
}

/// Who takes whom, for a quick look.
fn table_sheet(view: &View) -> Sheet {
    let side = view.viewer.seat().map_or(Side::Yellow, Side::of);
    let mut sheet = Sheet::new("captures", panel_id(side), Message::new("belligerants-captures"));
    for kind in Kind::ALL {
        sheet.rows.push(Row::new(takes(kind)).with_symbol(unit::small_name(side, kind)));
    }
    sheet.note = Some(Message::new("belligerants-captures-note"));
    sheet
}

/// Whom a kind takes, and who takes it.
pub(super) fn takes(kind: Kind) -> Message {
    let codes = |test: &dyn Fn(Kind) -> bool| {
        Kind::ALL.into_iter().filter(|other| test(*other)).map(Kind::code).collect::<Vec<_>>().join(" ")
    };
    Message::new("belligerants-takes")
        .with("kind", kind.word())
        .with("code", kind.code())
        .with("takes", codes(&|other| kind.takes(other) || kind.takes_wounded(other)))
        .with("taken", codes(&|other| other.takes(kind)))
}
