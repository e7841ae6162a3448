//! How Le Bartasso is shown: a double board of printed card in a wooden tray, wooden pieces of four colours and
//! four shapes. Whoever has a far camp sees the board turned round.
//!
//! `field` says where things lie, `card` draws the board, `men` the pieces, `table` lays out a position,
//! `figures` lists what the rules show, `explain` tells what things are, `arranged` sets positions up by hand.
//! Nothing here decides anything: it draws what the view tells.

mod arranged;
mod card;
mod explain;
mod field;
mod figures;
mod men;
mod table;

#[cfg(test)]
mod tests;

use scene::{Board, Card, Explained, Figure, Grid, Path, Pictured, Scene};
use tabletop::{Message, Seat, Viewer};

use crate::action::{Motion, Route};
use crate::board::{Size, bit};
use crate::phase::Phase;
use crate::piece::Kind;
use crate::rules::ending::last_row;
use crate::rules::moving::promotion_squares;
use crate::rules::takes::Hunt;
use crate::rules::{JUDGING_APART, Rules};
use crate::{Action, Bartasso, Config, Event, Refusal, Square, View};
use field::Field;

impl Pictured for Bartasso {
    fn board(config: &Config, who: Viewer) -> Board {
        let size = if config.camps == 2 { Size::Half } else { Size::Full };
        let field = Field::new(size, is_turned(Rules::of(config, JUDGING_APART), who));
        Board {
            width: field.width(),
            height: field.height(),
            backdrop: card::backdrop(&field),
            overprint: Vec::new(),
            symbols: men::symbols(),
            gradients: [card::gradients(), men::gradients()].concat(),
            colours: [card::colours(), men::colours()].concat(),
            regions: card::regions(&field),
            stage: field.stage(),
            previews: Vec::new(),
            grid: Grid { columns: field.columns(), rows: field::ROWS, cells: Vec::new() },
        }
    }

    fn scene(view: &View) -> Scene {
        table::lay(view)
    }

    fn path(view: &View, action: &Action) -> Path {
        let phase = view.state().now.phase;
        match action {
            Action::Move(motion) => moving(view, motion, Path::new()),
            Action::Extra(motion) if phase == Phase::Units => moving(view, motion, Path::new()),
            Action::Extra(motion) => {
                moving(view, motion, Path::new().choice("extra", Message::new("bartasso-extra")))
            }
            Action::Restore(square) => Path::new().id(square_id(*square)),
            Action::Huff(square) => Path::new().id(piece_id(*square)),
            Action::Keep => Path::new().choice("keep", Message::new("bartasso-keep")),
            Action::Pass(units) => {
                let name = ["pass-0", "pass-1", "pass-2", "pass-3"][usize::from(*units & 3)];
                Path::new().choice(name, Message::new("bartasso-pass").with("units", *units))
            }
            Action::Stop => Path::new().choice("stop", Message::new("bartasso-stop")),
            Action::Exchange { seat, count } => proposing(*seat, *count),
            Action::Back(square) => {
                Path::new().choice("back", Message::new("bartasso-back")).id(square_id(*square))
            }
            Action::Decline => Path::new().choice("decline", Message::new("bartasso-decline")),
        }
    }

    fn tell(seen: &Event) -> Message {
        tell(seen)
    }

    fn figures() -> &'static [Figure] {
        figures::FIGURES
    }
}

impl Explained for Bartasso {
    fn card(view: &View, id: &str) -> Option<Card> {
        explain::card(view, id)
    }

    fn why(view: &View, seat: Seat, id: &str) -> Option<Refusal> {
        explain::why(view, seat, id)
    }

    fn why_not(view: &View, seat: Seat, from: &str, to: &str) -> Option<Refusal> {
        explain::why_not(view, seat, from, to)
    }
}

/// Whether a viewer sees the board from the far side.
pub(crate) fn is_turned(rules: Rules, who: Viewer) -> bool {
    let camp = who.seat().and_then(|seat| rules.camps_of(seat).next());
    camp.is_some_and(|camp| !camp.goes_up())
}

/// The piece, then every square it comes to; a button where it could go on and stops.
fn moving(view: &View, motion: &Motion, start: Path) -> Path {
    let path = start.id(piece_id(motion.from()));
    match motion {
        Motion::Step { to, .. } => {
            let path = path.id(square_id(*to));
            if strands(view, motion) {
                path.asking(Message::new("bartasso-sure-stranded").with("square", to.number()))
            } else {
                path
            }
        }
        Motion::Take(route) => {
            let path = route.squares().skip(1).fold(path, |path, square| path.id(square_id(square)));
            if could_go_on(view, route) { path.choice("halt", Message::new("bartasso-halt")) } else { path }
        }
    }
}

/// Whether a step takes a crowned pawn to the last row without making it a couronne: unless it can take from there, it
/// is lost (§10.3).
fn strands(view: &View, motion: &Motion) -> bool {
    let now = &view.state().now;
    let [from, to] = [motion.from(), motion.to()].map(|square| now.size().known_spot(square));
    let is_last = last_row(now.camp) & !promotion_squares(now, now.camp) & bit(to) != 0;
    is_last
        && now.of(now.camp, Kind::Crowned) & bit(from) != 0
        && now.taking_pawns(bit(to), now.foes(now.camp), now.empty() | bit(from)) == 0
}

/// Whether a take ends where more could be taken.
fn could_go_on(view: &View, route: &Route) -> bool {
    let now = &view.state().now;
    let from = now.size().spot(route.from());
    let piece = from.and_then(|from| now.piece(from).map(|piece| (from, piece)));
    piece.is_some_and(|(from, piece)| {
        let hunt = Hunt::new(now, piece.camp, piece.kind, from);
        hunt.walk(route).is_some_and(|(to, set)| hunt.goes_on(to, set))
    })
}

/// With whom, then how many.
fn proposing(seat: Seat, count: u8) -> Path {
    const SEATS: [&str; 4] = ["seat-0", "seat-1", "seat-2", "seat-3"];
    const COUNTS: [&str; 10] = [
        "count-1", "count-2", "count-3", "count-4", "count-5", "count-6", "count-7", "count-8", "count-9",
        "count-10",
    ];
    Path::new()
        .choice("exchange", Message::new("bartasso-exchange"))
        .choice(SEATS[seat.index() & 3], Message::new("bartasso-exchange-with").with("seat", seat))
        .choice(
            COUNTS[usize::from(count.clamp(1, 10)) - 1],
            Message::new("bartasso-exchange-count").with("count", count),
        )
}

fn tell(event: &Event) -> Message {
    let by = |key, seat: Seat| Message::new(key).with("seat", seat);
    match event {
        Event::Moved { seat, piece, from, to, extra } => by("bartasso-moved", *seat)
            .with("colour", piece.camp.colour())
            .with("kind", piece.kind.word())
            .with("from", from.number())
            .with("to", to.number())
            .with("extra", i64::from(*extra)),
        Event::Took { seat, piece, from, to, taken, extra } => by("bartasso-took", *seat)
            .with("colour", piece.camp.colour())
            .with("kind", piece.kind.word())
            .with("from", from.number())
            .with("to", to.number())
            .with("count", taken.len() as i64)
            .with("crowned", taken.iter().filter(|taken| is_crowned(taken.piece.kind)).count() as i64)
            .with("extra", i64::from(*extra)),
        Event::Promoted { camp, square } => {
            Message::new("bartasso-promoted").with("colour", camp.colour()).with("square", square.number())
        }
        Event::Huffed { seat, taken } => by("bartasso-huffed", *seat)
            .with("colour", taken.piece.camp.colour())
            .with("kind", taken.piece.kind.word())
            .with("square", taken.square.number()),
        Event::Arrived { seat, camp } => by("bartasso-arrived", *seat).with("colour", camp.colour()),
        Event::Passed { seat, camp, units } => {
            by("bartasso-passed", *seat).with("colour", camp.colour()).with("units", *units)
        }
        Event::Restored { seat, camp, square } => {
            by("bartasso-restored", *seat).with("colour", camp.colour()).with("square", square.number())
        }
        Event::Returned { camp } => Message::new("bartasso-returned").with("colour", camp.colour()),
        Event::Stopped { seat, units } => by("bartasso-stopped", *seat).with("units", *units),
        Event::Blocked { camp } => Message::new("bartasso-blocked").with("colour", camp.colour()),
        Event::Freed { camp } => Message::new("bartasso-freed").with("colour", camp.colour()),
        Event::Skipped { seat, camp } => by("bartasso-skipped", *seat).with("colour", camp.colour()),
        Event::Proposed { seat, to, count } => {
            by("bartasso-proposed", *seat).with("other", *to).with("count", *count)
        }
        Event::Named { seat, square } => by("bartasso-named", *seat).with("square", square.number()),
        Event::Declined { seat } => by("bartasso-declined", *seat),
        Event::Exchanged { seat, with, count } => {
            by("bartasso-exchanged", *seat).with("other", *with).with("count", *count)
        }
        Event::Won { alliance, how } => {
            Message::new("bartasso-alliance-won").with("alliance", *alliance).with("how", *how)
        }
        Event::Drawn { how } => Message::new("bartasso-drawn").with("how", *how),
        Event::TimedOut { seat } => by("bartasso-timed-out", *seat),
    }
}

fn is_crowned(kind: Kind) -> bool {
    matches!(kind, Kind::Crowned | Kind::Couronne)
}

fn square_id(square: Square) -> String {
    format!("square-{square}")
}

fn piece_id(square: Square) -> String {
    format!("piece-{square}")
}
