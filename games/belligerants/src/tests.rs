//! A test for each paragraph of the rules, the laws, and the rules a second time.

mod armistice;
mod boards;
mod bots;
mod devil;
mod ending;
mod entering;
mod huffing;
mod laws;
mod material;
mod moving;
mod notation;
mod oracle;
mod playthrough;
mod puzzles;
mod quality;
mod setting;
mod taking;
mod terrain;
mod turns;
mod wounded;

use tabletop::{Game, Input, Match, Pending, Refused, Seat};

use crate::{Action, Belligerants, Board, Capture, Config, Refusal, Roll, Side};

pub(crate) const YELLOW: Seat = Seat::new(0);
pub(crate) const PINK: Seat = Seat::new(1);

/// A drill ground: open rows, one square of each ground in row 6, one star alone on `d4`, the others out of the way
/// in the upper right. Water lies on `b2`, `c3`, `f2`, `g3`, `d1` and `f1`; one bridge leads from `b3` to `c2`.
pub(crate) const DRILL: &str = "
title: Drill ground
board:
P P P P P .  . . .* .* .* .* .* .*
P P P P P .  . . .* .* .* .* .* .*
P P P P P .  . . .* .* .* .* .* .
. . . . . .  . . .  .  .  .  .  .
. = . + + .  @ . ^  .  .  .  .  .
. . . . . .  . . .  .  .  .  .  .
. . . .* . . . . .  .  .  .  .  .
. . ~ . . .  ~ . .  Y  Y  Y  Y  Y
. ~ . . . ~  . . .  Y  Y  Y  Y  Y
. . . ~ . ~  . . .  Y  Y  Y  Y  Y
bridges: b3-c2
";

/// A match from a position on the drill ground.
pub(crate) fn at(position: &str) -> Match<Belligerants> {
    with(Capture::Must, position)
}

/// The same with either rule about taking.
pub(crate) fn with(capture: Capture, position: &str) -> Match<Belligerants> {
    let config = Config { board: DRILL.to_owned(), capture, position: position.to_owned() };
    Match::start(config).unwrap_or_else(|bad| panic!("{position}: {bad}"))
}

/// Lets the die show something.
pub(crate) fn roll(game: &mut Match<Belligerants>, text: &str) {
    let outcome: Roll = text.parse().expect("a face of the die");
    game.input(Input::Chance(outcome)).expect("the die is to be rolled");
}

/// Does something that is accepted.
pub(crate) fn act(game: &mut Match<Belligerants>, seat: Seat, text: &str) {
    let action: Action = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    if let Err(refused) = game.input(Input::Act(seat, action)) {
        panic!("{text}: {refused}");
    }
}

/// What is said to something that is refused.
pub(crate) fn refused(game: &Match<Belligerants>, seat: Seat, text: &str) -> Refused<Refusal> {
    let action: Action = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    game.clone().input(Input::Act(seat, action)).expect_err(text)
}

/// What a seat can do, in order.
pub(crate) fn moves(game: &Match<Belligerants>, seat: Seat) -> Vec<String> {
    let mut moves: Vec<String> = game.moves(seat).iter().map(ToString::to_string).collect();
    moves.sort();
    moves
}

/// The moves of one piece, or all with a number, in order.
pub(crate) fn moves_from(game: &Match<Belligerants>, prefix: &str) -> Vec<String> {
    let seat = game.state().now.side.seat();
    moves(game, seat).into_iter().filter(|text| text.starts_with(prefix)).collect()
}

/// The position as text.
pub(crate) fn position(game: &Match<Belligerants>) -> String {
    crate::position::text(game.state()).expect("somebody rolls or moves")
}

/// The pieces of a position, without whose turn it is and how long it took.
pub(crate) fn army(game: &Match<Belligerants>) -> String {
    position(game).splitn(3, ' ').nth(2).unwrap_or_default().to_owned()
}

/// The points of both sides.
pub(crate) fn scores(game: &Match<Belligerants>) -> [i32; 2] {
    Side::BOTH.map(|side| game.state().now.field.score(side))
}

/// How it ended, and each side's place.
pub(crate) fn ending(game: &Match<Belligerants>) -> Option<(&'static str, [u8; 2])> {
    let outcome = game.pending().outcome().cloned()?;
    Some((outcome.how, [YELLOW, PINK].map(|seat| outcome.place(seat))))
}

/// Whose turn it is to roll.
pub(crate) fn rolls_next(game: &Match<Belligerants>) -> Option<Seat> {
    (game.pending() == Pending::Chance).then(|| game.state().now.side.seat())
}

/// The standard board.
pub(crate) fn standard() -> std::sync::Arc<Board> {
    Board::named_or_read(crate::board::STANDARD).expect("a board we ship")
}
