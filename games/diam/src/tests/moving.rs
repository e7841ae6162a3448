//! §4: moving.

use tabletop::{Notice, Viewer};

use super::*;
use crate::Event;
use crate::piece::{Colour, Square};

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
