//! §1: what is on the table.

use super::*;
use crate::piece::{Colour, Side, Square};

#[test]
fn p1_1_eight_squares_face_each_other() {
    let across: Vec<u8> = Square::all().map(|square| square.across().number()).collect();
    assert_eq!(across, [5, 6, 7, 8, 1, 2, 3, 4]);
    let neighbours = |number: u8| Square::new(number - 1).neighbours().map(Square::number);
    assert_eq!(neighbours(1), [2, 8]);
    assert_eq!(neighbours(8), [1, 7]);
    assert_eq!(neighbours(4), [5, 3]);
}

#[test]
fn p1_2_four_pieces_of_four_colours() {
    let words = |edition| Colour::of(edition).map(Colour::word);
    assert_eq!(words(Edition::V2003), ["red", "orange", "brown", "black"]);
    assert_eq!(words(Edition::V1998), ["red", "yellow", "green", "blue"]);
    let view = from(&two(), "").state().view(A.into());
    assert_eq!(view.reserve.map(|reserve| reserve.left), [4; 4]);
    assert_eq!(refused(&from(&two(), ""), "j1"), Refusal::OtherEdition(Colour::Yellow).into());
    assert_eq!(refused(&from(&old(), ""), "o1"), Refusal::OtherEdition(Colour::Orange).into());
    assert_eq!(tabletop::Refusal::paragraph(&Refusal::OtherEdition(Colour::Yellow)), "1.2");
}

#[test]
fn p1_3_each_side_has_two_colours_and_starts_from_nothing() {
    let sides = |edition| Colour::of(edition).map(Colour::side);
    for edition in [Edition::V1998, Edition::V2003] {
        assert_eq!(sides(edition), [Side::First, Side::First, Side::Second, Side::Second]);
    }
    assert_eq!(after(&two(), "", ""), "-/-/-/-/-/-/-/- 0");
    let view = from(&two(), "").state().view(A.into());
    assert_eq!(view.reserve.map(|reserve| reserve.seat), [A, A, B, B]);
}

#[test]
fn p1_4_either_colour_may_be_placed_in_any_order() {
    let game = play(&two(), "", "o1 n2 r3 m4 r5 n6");
    let listed = moves(&game);
    assert!(listed.contains(&"r8".to_owned()) && listed.contains(&"o8".to_owned()));
    assert_eq!(game.state().view(B.into()).reserve.map(|reserve| reserve.left), [2, 3, 3, 2]);
}
