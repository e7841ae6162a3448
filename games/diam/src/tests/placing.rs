//! §3: placing.

use super::*;
use crate::piece::{Colour, Square};

#[test]
fn p3_1_in_2003_on_an_empty_square_or_on_a_pile() {
    assert_eq!(after(&two(), "", "r1 m1 o1 n2"), "rmo/n/-/-/-/-/-/- 0");
    assert_eq!(moves(&from(&two(), "")).len(), 16);
}

#[test]
fn p3_2_in_1998_on_an_empty_square_only() {
    let game = play(&old(), "", "r1");
    assert_eq!(refused(&game, "v1"), Refusal::NotEmpty(Square::new(0)).into());
    assert_eq!(refused(&game, "v1").paragraph(), Some("3.2"));
    assert_eq!(moves(&game).iter().filter(|text| text.starts_with(['v', 'b'])).count(), 14);
}

#[test]
fn p3_3_never_more_than_four() {
    let game = from(&two(), "rmon/-/-/-/-/-/-/- 0");
    assert_eq!(refused(&game, "r1"), Refusal::PileFull(Square::new(0)).into());
    assert_eq!(refused(&game, "r1").paragraph(), Some("3.3"));
    assert!(!moves(&game).contains(&"r1".to_owned()));
}

#[test]
fn p3_4_from_ones_own_reserve_while_it_lasts() {
    let game = from(&two(), "rr/-/r/r/-/-/-/- 0");
    assert_eq!(refused(&game, "r8"), Refusal::ReserveEmpty(Colour::Red).into());
    assert_eq!(refused(&game, "m8"), Refusal::NotYourReserve(Colour::Brown).into());
    assert_eq!(refused(&game, "m8").paragraph(), Some("3.4"));
    assert!(moves(&game).contains(&"o8".to_owned()));
}
