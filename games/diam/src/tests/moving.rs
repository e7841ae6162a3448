//! §4: moving.

use tabletop::{Notice, Viewer};

use super::*;
use crate::Event;
use crate::piece::{Colour, Side, Square};
use crate::rules::moving::{can_make_diam, moves_and_diams, shifts, winner_after};

#[test]
fn p4_1_one_step_left_or_right() {
    let game = from(&two(), "r/m/-/-/-/-/-/- 0");
    let steps: Vec<String> = moves(&game).into_iter().filter(|text| text.contains('-')).collect();
    assert_eq!(steps, ["1.1-2", "1.1-8"]);
    assert_eq!(refused(&game, "1.1-3"), Refusal::TooFar(Square::new(0), Square::new(2)).into());
    assert_eq!(refused(&game, "1.1-1").paragraph(), Some("4.1"));
    assert_eq!(refused(&game, "1.2-2"), Refusal::NoPiece(Square::new(0), 1).into());
    assert_eq!(after(&two(), "r/m/-/-/-/-/-/- 0", "1.1-8"), "-/m/-/-/-/-/-/r 1");
    assert_eq!(after(&two(), "r/m/-/-/-/-/-/- 0", "1.1-2"), "-/mr/-/-/-/-/-/- 1");
}

#[test]
fn p4_2_what_stands_on_it_goes_along() {
    assert_eq!(after(&two(), "mrno/-/-/-/-/-/-/- 0", "1.2-2"), "m/rno/-/-/-/-/-/- 1");
    assert_eq!(after(&two(), "mrno/-/-/-/-/-/-/- 0", "1.4-8"), "mrn/-/-/-/-/-/-/o 1");
    // And is counted when it is told.
    for (text, colour, level, count) in
        [("1.1-2", Colour::Red, 1, 4), ("1.2-2", Colour::Orange, 2, 3), ("1.4-2", Colour::Orange, 4, 1)]
    {
        let game = play(&two(), "rono/-/-/-/-/-/-/- 0", text);
        let [from, to] = [0, 1].map(Square::new);
        let moved = Event::Moved { seat: A, colour, from, level, to, count };
        assert_eq!(game.stream(Viewer::Public).last(), Some(&Notice::Seen(moved)));
    }
}

#[test]
fn p4_3_it_is_put_on_top_in_the_same_order() {
    assert_eq!(after(&two(), "rn/mo/-/-/-/-/-/- 0", "1.1-2"), "-/morn/-/-/-/-/-/- 1");
}

/// The example of the sheet: from the middle of three squares the blue piece cannot go where five would
/// stand, but can go to the other side.
#[test]
fn p4_4_never_more_than_four_after_a_move() {
    let game = from(&old(), "rjv/rbj/v/-/-/-/-/- 1");
    assert_eq!(refused(&game, "2.2-1"), Refusal::TooHigh(Square::new(0)).into());
    assert_eq!(refused(&game, "2.2-1").paragraph(), Some("4.4"));
    assert_eq!(after(&old(), "rjv/rbj/v/-/-/-/-/- 1", "2.2-3"), "rjv/r/vbj/-/-/-/-/- 0");
}

#[test]
fn p4_5_the_chosen_piece_is_ones_own() {
    let game = from(&two(), "mr/-/-/-/-/-/-/- 0");
    assert_eq!(refused(&game, "1.1-2"), Refusal::NotYourPiece(Square::new(0), 0).into());
    assert_eq!(refused(&game, "1.1-2").paragraph(), Some("4.5"));
    assert!(moves(&game).contains(&"1.2-2".to_owned()));
}

/// What bots count by whole stacks is what trying every move gives.
#[test]
fn moves_and_diams_are_counted_as_by_trying_each() {
    let mut luck = search::Luck::from_seed(5);
    let (mut positions, mut with_diams) = (0, 0);
    for config in [two(), old()] {
        for _ in 0..300 {
            let mut game = Diam::start(&config).expect("it can be played");
            while game.now.end.is_none() {
                for side in [Side::First, Side::Second] {
                    let board = game.now.board;
                    let tried = shifts(board, side).map(|shift| winner_after(board, shift));
                    let won: Vec<bool> = tried.map(|winner| winner == Some(side)).collect();
                    let diams = won.iter().filter(|is_won| **is_won).count() as u32;
                    assert_eq!(
                        moves_and_diams(&board, side),
                        (won.len() as u32, diams),
                        "{board:?} {side:?}"
                    );
                    assert_eq!(can_make_diam(&board, side), diams > 0);
                    with_diams += u32::from(diams > 0);
                    positions += 1;
                }
                let seat = game.now.seat();
                let action = game.sample(seat, &mut luck);
                game.apply(Input::Act(seat, action), &mut ());
            }
        }
    }
    assert!(positions > 10_000 && with_diams > 1_000, "{with_diams} of {positions}");
}
