//! How an action is pointed at: the piece, then its square, and only where that leaves a choice, what else it takes.

use std::collections::BTreeSet;

use scene::Path;
use tabletop::Message;

use crate::action::Move;
use crate::board::Ground;
use crate::piece::Piece;
use crate::square::Square;
use crate::{Action, View};

/// The id of a square.
pub(super) fn square_id(square: Square) -> String {
    format!("square-{square}")
}

/// The id of a piece: its number, so that it can be followed from move to move.
pub(super) fn piece_id(piece: Piece) -> String {
    format!("piece-{}", piece.index())
}

/// The steps of one action.
pub(super) fn path(view: &View, action: Action) -> Path {
    steps(view, action, &|step| view.known().judge_move(step).is_ok())
}

/// The steps of all that can be done now. What else is legal is read off the list: with a devil on the die every number
/// leads somewhere, and to judge each of them again for each of them would take longer than to list them all.
pub(super) fn paths(view: &View, actions: &[Action]) -> Vec<Path> {
    let step_of = |action: &Action| match action {
        Action::Move(step) => Some(*step),
        _ => None,
    };
    let legal: BTreeSet<Move> = actions.iter().filter_map(step_of).collect();
    actions.iter().map(|action| steps(view, *action, &|step| legal.contains(&step))).collect()
}

fn steps(view: &View, action: Action, is_legal: &dyn Fn(Move) -> bool) -> Path {
    let on = |square| {
        let piece = view.known().now.field.on(square);
        piece.map_or_else(|| square_id(square), piece_id)
    };
    let choice = |name, key| Path::new().choice(name, Message::new(key));
    match action {
        Action::Swap(one, other) => Path::new().id(on(one)).id(on(other)),
        Action::Form(number) => {
            let name = FORMS[usize::from(number).clamp(1, FORMS.len()) - 1];
            Path::new().choice(name, Message::new("belligerants-form").with("number", number))
        }
        Action::Ready(true) => choice("ready", "belligerants-ready"),
        Action::Ready(false) => choice("unready", "belligerants-unready"),
        Action::Move(step) => {
            let path = moving(step, on(step.from), is_legal);
            match harm(view, step) {
                Some(question) => path.asking(question),
                None => path,
            }
        }
        Action::Ask => choice("ask", "belligerants-ask"),
        Action::Demand(hundreds) => {
            let (thousands, rest) = (usize::from(hundreds / 10), usize::from(hundreds % 10));
            let label = |key, points: usize| Message::new(key).with("points", points as i64);
            Path::new()
                .choice(THOUSANDS[thousands], label("belligerants-thousands", 1000 * thousands))
                .choice(HUNDREDS[rest], label("belligerants-demand", 1000 * thousands + 100 * rest))
        }
        Action::Answer(true) => choice("accept", "belligerants-accept"),
        Action::Answer(false) => choice("refuse", "belligerants-refuse"),
        Action::Huff(square) => Path::new().id(on(square)),
        Action::Decline => choice("decline", "belligerants-decline"),
    }
}

/// A move: from, to, then the number if several lead there, and what becomes of whoever is met.
fn moving(step: Move, piece: String, is_legal: &dyn Fn(Move) -> bool) -> Path {
    let mut path = Path::new().id(piece).id(square_id(step.to));
    if let Some(number) = step.number {
        let leads = |number: u8| {
            let same = Move { number: Some(number), good: false, ..step };
            is_legal(same)
        };
        if (1..=5).filter(|number| leads(*number)).count() > 1 {
            let label = Message::new("belligerants-number").with("number", number);
            path = path.choice(NUMBERS[usize::from(number) - 1], label);
        }
        if is_legal(Move { good: true, ..step }) {
            path = if step.good {
                path.choice("keep", Message::new("belligerants-keep"))
            } else {
                path.choice("prisoner", Message::new("belligerants-prisoner"))
            };
        }
    }
    match step.rescue {
        Some(camp) => path.id(square_id(camp)),
        None => path,
    }
}

/// What is asked before a move that only loses a piece of one's own: whatever is taken in good condition by a piece that
/// leaves water or annihilation (§8.8), and whoever goes to be destroyed without taking anybody (§5.11) or drowns by a number
/// that was chosen (§8.3).
fn harm(view: &View, step: Move) -> Option<Message> {
    let (board, field) = (view.known().battlefield(), &view.known().now.field);
    let met = field.on(step.to);
    let kind = |piece: Piece| piece.kind().word();
    if step.good {
        let is_lost = matches!(board.ground(step.from), Ground::Blue | Ground::Black);
        return met.filter(|_| is_lost).map(|piece| {
            Message::new("belligerants-sure-lost")
                .with("kind", kind(piece))
                .with("square", step.from.to_string())
        });
    }
    let goes = field.on(step.from)?;
    let key = match board.ground(step.to) {
        Ground::Black => "belligerants-sure-destroyed",
        Ground::Blue if step.number.is_some() => "belligerants-sure-drowned",
        _ => return None,
    };
    let is_for_nothing = met.is_none() && !goes.kind().roams();
    is_for_nothing.then(|| Message::new(key).with("kind", kind(goes)).with("square", step.to.to_string()))
}

const NUMBERS: [&str; 5] = ["number-1", "number-2", "number-3", "number-4", "number-5"];
/// The choices of the house's formations.
pub(super) const FORMS: [&str; 6] = ["form-1", "form-2", "form-3", "form-4", "form-5", "form-6"];
const HUNDREDS: [&str; 10] = [
    "hundreds-0",
    "hundreds-1",
    "hundreds-2",
    "hundreds-3",
    "hundreds-4",
    "hundreds-5",
    "hundreds-6",
    "hundreds-7",
    "hundreds-8",
    "hundreds-9",
];
const THOUSANDS: [&str; 22] = [
    "thousands-0",
    "thousands-1",
    "thousands-2",
    "thousands-3",
    "thousands-4",
    "thousands-5",
    "thousands-6",
    "thousands-7",
    "thousands-8",
    "thousands-9",
    "thousands-10",
    "thousands-11",
    "thousands-12",
    "thousands-13",
    "thousands-14",
    "thousands-15",
    "thousands-16",
    "thousands-17",
    "thousands-18",
    "thousands-19",
    "thousands-20",
    "thousands-21",
];
