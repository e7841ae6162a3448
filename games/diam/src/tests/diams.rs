//! §5: the diam.

use tabletop::{Notice, Viewer};

use super::*;
use crate::Event;
use crate::piece::{Colour, Side, Square};

#[test]
fn p5_1_two_of_one_colour_face_to_face_on_one_level() {
    let game = play(&two(), "mr/r/-/-/m/-/-/- 0", "2.1-3 n8 3.1-4 n7 4.1-5");
    assert_eq!(winners(&game), (vec![A], "diam"));
    let diam = Event::Diam { colour: Colour::Red, square: Square::new(4), level: 2, winner: Side::First };
    assert_eq!(game.stream(Viewer::Public).last(), Some(&Notice::Seen(diam)));
    assert_eq!(game.clone().input(Input::Act(B, read("n1"))), Err(Refused::Over));
    assert_eq!(game.moves(B), []);
    // Another level, or a square that is not across, makes none.
    assert!(play(&two(), "mr/r/-/-/mm/-/-/- 0", "2.1-3 n8 3.1-4 n7 4.1-5").pending().outcome().is_none());
    assert!(play(&two(), "mr/-/-/r/m/-/-/- 0", "4.1-3").pending().outcome().is_none());
}

#[test]
fn p5_2_level_one_never_counts() {
    assert!(play(&two(), "", "r1 m2 r5").pending().outcome().is_none());
    // Nor when a pile moves away and leaves two facing pieces alone.
    assert!(play(&two(), "rm/-/-/-/r/-/-/- 1", "1.2-2").pending().outcome().is_none());
}

#[test]
fn p5_3_the_two_colours_of_a_side_make_none() {
    assert!(play(&two(), "mr/-/-/-/m/-/-/- 0", "o5").pending().outcome().is_none());
    assert_eq!(winners(&play(&two(), "mr/-/-/-/m/-/-/- 0", "r5")), (vec![A], "diam"));
}

/// The example of the sheet: red on level 1, yellow on level 2, blue on level 3. Blue decides.
#[test]
fn p5_4_the_highest_decides() {
    let game = play(&old(), "rjb/-/-/-/r/bjb/-/- 1 !1", "6.1-7 r4 7.1-6");
    assert!(game.pending().outcome().is_none());
    let game = play(&old(), "rjb/-/-/-/r/-/-/- 1", "");
    assert!(game.pending().outcome().is_none());
    // Yellow and blue arrive together on red: the blue diam is higher, blue's side wins though it moved.
    let game = play(&old(), "rjb/-/-/-/r/jb/-/- 0 !0", "6.1-5");
    assert_eq!(winners(&game), (vec![B], "diam"));
    let shown = game.state().view(Viewer::Public).diam.expect("a diam");
    let expected = (Colour::Blue, [Square::new(0), Square::new(4)], 2);
    assert_eq!((shown.colour, shown.squares, shown.level), expected);
}

/// No action makes diams on two diameters; on a board that has them the highest is shown all the same.
#[test]
fn p5_4_the_highest_of_the_whole_board_is_shown() {
    let [red, brown] = [Colour::Red, Colour::Brown].map(Colour::slot);
    for (high, low) in [(0, 1), (1, 2), (3, 2), (2, 0)] {
        let mut state = *from(&two(), "").state();
        for (number, pile) in [(high, vec![red, brown, red]), (low, vec![red, brown])] {
            for square in [Square::new(number), Square::new(number).across()] {
                pile.iter().for_each(|slot| state.now.board.place(*slot, square));
            }
        }
        let shown = state.view(Viewer::Public).diam.expect("two diams");
        assert_eq!((shown.colour, shown.squares[0].index(), shown.level), (Colour::Red, high, 2));
    }
}

#[test]
fn p5_5_the_owner_wins_whoever_made_it() {
    // Red carries a brown piece to the level of its like.
    let game = play(&two(), "omm/-/-/-/n/rm/-/- 0", "6.1-5");
    assert_eq!(winners(&game), (vec![B], "diam"));
}

#[test]
fn p5_6_placing_makes_one_in_2003_only() {
    assert_eq!(winners(&play(&two(), "mr/-/-/-/n/-/-/- 0", "r5")), (vec![A], "diam"));
    assert_eq!(refused(&from(&old(), "vr/-/-/-/b/-/-/- 0 !0"), "r5").paragraph(), Some("3.2"));
}
