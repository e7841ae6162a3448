//! How Diam is shown: a wooden board seen from above and in front, thick discs in standing piles, two
//! reserves. Colours are told apart by shapes as well, printed on the face and along the rim.
//!
//! `ring` says where things stand, `wood` draws the board, `disc` the pieces, `table` lays out a
//! position, `card` tells what things are, `arranged` sets positions up by hand, `figures` lists what the rules show. Nothing here decides anything: it draws what the view tells.

mod arranged;
mod card;
mod disc;
mod figures;
mod ring;
mod table;
mod wood;

#[cfg(test)]
mod tests;

use scene::{Board, Card, Explained, Figure, Grid, Path, Pictured, Scene, Stage};
use tabletop::{Game, Message, Seat, Viewer};

use crate::{Action, Colour, Config, Diam, Event, Refusal, Square, View};

impl Pictured for Diam {
    fn board(config: &Config, _who: Viewer) -> Board {
        let mut symbols: Vec<_> = Colour::of(config.edition).into_iter().map(disc::symbol).collect();
        symbols.extend(disc::shadows());
        Board {
            width: ring::WIDTH,
            height: ring::HEIGHT,
            backdrop: wood::backdrop(config.edition),
            overprint: Vec::new(),
            symbols,
            gradients: [wood::gradients(), disc::gradients()].concat(),
            colours: [wood::colours(config.edition), disc::colours(config.edition)].concat(),
            regions: Square::all().map(table::region).collect(),
            stage: Stage::whole(ring::WIDTH, ring::HEIGHT),
            previews: Vec::new(),
            grid: Grid { columns: ring::COLUMNS, rows: ring::ROWS, cells: ring::cells() },
        }
    }

    fn scene(view: &View) -> Scene {
        table::lay(view)
    }

    fn path(view: &View, action: &Action) -> Path {
        let path = match *action {
            Action::Place { colour, square, .. } => Path::new().id(reserve_id(colour)).id(square_id(square)),
            Action::Move { from, level, to, .. } => Path::new().id(piece_id(from, level)).id(square_id(to)),
            Action::Swap => return Path::new().choice("swap", Message::new("diam-swap")),
        };
        if !can_be_announced(view, action) {
            path
        } else if action.is_announcing() {
            path.choice("announce", Message::new("diam-announce"))
        } else {
            path.choice("silent", Message::new("diam-silent"))
        }
    }

    fn tell(seen: &Event) -> Message {
        match *seen {
            Event::Placed { seat, colour, square, level } => Message::new("diam-placed")
                .with("seat", seat)
                .with("colour", colour.word())
                .with("square", square.number())
                .with("level", level),
            Event::Moved { seat, colour, from, level, to, count } => Message::new("diam-moved")
                .with("seat", seat)
                .with("colour", colour.word())
                .with("from", from.number())
                .with("level", level)
                .with("to", to.number())
                .with("above", count - 1),
            Event::Announced { seat } => Message::new("diam-announced").with("seat", seat),
            Event::Swapped { seat } => Message::new("diam-swapped").with("seat", seat),
            Event::Skipped { seat } => Message::new("diam-skipped").with("seat", seat),
            Event::Diam { colour, square, level, .. } => Message::new("diam-made")
                .with("colour", colour.word())
                .with("square", square.number())
                .with("across", square.across().number())
                .with("level", level),
            Event::Drawn { how } => Message::new("diam-drawn").with("how", how),
            Event::TimedOut { seat } => Message::new("diam-timed-out").with("seat", seat),
        }
    }

    fn figures() -> &'static [Figure] {
        figures::FIGURES
    }
}

impl Explained for Diam {
    fn card(view: &View, id: &str) -> Option<Card> {
        card::card(view, id)
    }

    fn why(view: &View, seat: Seat, id: &str) -> Option<Refusal> {
        card::why(view, seat, id)
    }

    fn why_not(view: &View, seat: Seat, from: &str, to: &str) -> Option<Refusal> {
        card::why_not(view, seat, from, to)
    }
}

/// Whether the player must say if this is announced: both forms can be played (§6.4).
fn can_be_announced(view: &View, action: &Action) -> bool {
    let is_legal = |action| view.to_move.is_some_and(|seat| view.state().check(seat, &action).is_ok());
    view.calls_announcements && is_legal(action.announcing(true)) && is_legal(action.announcing(false))
}

fn square_id(square: Square) -> String {
    format!("sq-{square}")
}

fn piece_id(square: Square, level: u8) -> String {
    format!("piece-{square}-{}", level + 1)
}

fn reserve_id(colour: Colour) -> String {
    format!("reserve-{}", colour.word())
}
