//! §5, §6 and §7: couronnes, sauteurs, diplomats.

use super::*;
use crate::{Kind, Square};

fn square(number: u8) -> Square {
    Square::new(number).expect("a square")
}

#[test]
fn p5_1_a_crowned_pawn_is_crowned_on_an_enemy_crowned_square() {
    for to in [2, 3, 4] {
        let from = if to == 2 { 7 } else { 8 };
        let position = format!("1 2 1:K{from}P31 4:P21K1");
        let after = after(&half(), &position, &format!("{from}-{to}"));
        assert_eq!(after, format!("4 2 1:P31C{to} 4:P21K1"));
    }
    assert_eq!(after(&half(), "1 2 1:P8K43 4:P21K1", "8-3"), "4 2 1:P3K43 4:P21K1", "ordinary pawns are not");
}

#[test]
fn p5_2_marked_squares_of_every_enemy_but_not_of_the_ally() {
    // Column 13 of the far row is the ally's; that of the near row the neighbour's, reached by a take backward.
    let ally = "1 2 1:K16,83 2:K88 3:K8 4:K3P21";
    assert!(after(&full(), ally, "16-7").contains("1:K7,83 "));
    let neighbour = "1 2 1:K66,83 2:P76K88 3:K8 4:K3P21";
    assert!(after(&full(), neighbour, "66x87").contains("1:K83C87 "));
    // On half the board the other half's squares do not exist, and one's own do nothing.
    assert_eq!(after(&half(), "1 2 1:K43,33 4:P37,21K1", "33x42"), "4 2 1:K42,43 4:P21K1");
}

#[test]
fn p5_3_only_at_the_end_of_a_move() {
    let position = "1 2 1:K13P31 4:P8,9K1";
    assert_eq!(plies_from(&from(&half(), position), "13x"), ["13x4", "13x4x15"]);
    assert_eq!(after(&half(), position, "13x4x15"), "4 2 1:P31K15 4:K1");
    assert_eq!(after(&half(), position, "13x4"), "4 2 1:P31C4 4:P9K1 huff:4");
}

#[test]
fn p5_4_a_couronne_from_the_next_turn_on() {
    let game = play(&half(), "1 2 1:K8P31 4:P11K1", "8-3; 11-16");
    assert!(plies(&game).contains(&"3-14".to_owned()), "two steps back");
}

#[test]
fn p5_5_slides_over_free_squares() {
    let game = from(&half(), "1 2 1:C23K43 4:K3");
    assert_eq!(plies_from(&game, "23-").len(), 16);
    let game = from(&half(), "1 2 1:C23P12K43 4:K3");
    assert_eq!(plies_from(&game, "23-").len(), 13, "its own pawn is in the way");
    let not_there = Refusal::NotThere { kind: Kind::Couronne, from: square(23), to: square(6) };
    assert_eq!(refused(&game, "23-6"), not_there.into());
}

#[test]
fn p5_6_takes_at_any_distance_and_lands_where_it_likes() {
    let game = from(&half(), "1 2 1:C41K43 4:P23K3");
    assert_eq!(plies_from(&game, "41x"), ["41x14", "41x18", "41x5", "41x9"]);
    // Round a corner: over 14 to 9, and from there over 15.
    let position = "1 2 1:C23K43 4:P14,15K1";
    assert_eq!(plies_from(&from(&half(), position), "23x"), ["23x5", "23x9", "23x9x20"]);
    assert_eq!(after(&half(), position, "23x9x20"), "4 2 1:K43C20 4:K1");
    // Straight on, over two with a gap; two in a row are a wall.
    let straight = plies_from(&from(&half(), "1 2 1:C41K43 4:P32,18K3"), "41x");
    assert_eq!(straight, ["41x23", "41x23x14", "41x23x5", "41x23x9", "41x27"]);
    let wall = from(&half(), "1 2 1:C41K43 4:P27,23K3");
    assert!(plies_from(&wall, "41x").is_empty());
    // A pawn in the corner has nothing behind it.
    assert!(plies_from(&from(&half(), "1 2 1:C23K43 4:P5K3"), "23x").is_empty());
}

#[test]
fn p6_1_leaps_of_three_and_one() {
    let game = from(&half(), "1 2 1:S23P18,17K43 4:K3");
    let mut leaps = ["23-16", "23-19", "23-26", "23-29", "23-37", "23-38", "23-7", "23-8"];
    leaps.sort_unstable();
    assert_eq!(plies_from(&game, "23-"), leaps, "over whatever stands between");
    let not_there = Refusal::NotThere { kind: Kind::Sauteur, from: square(23), to: square(13) };
    assert_eq!(refused(&game, "23-13"), not_there.into());
}

#[test]
fn p6_2_takes_by_landing() {
    let position = "1 2 1:S23K43 4:P19K1";
    assert_eq!(plies_from(&from(&half(), position), "23x"), ["23x19"]);
    assert_eq!(after(&half(), position, "23x19"), "4 2 1:K43S19 4:K1");
    let no_take = Refusal::NotATake { kind: Kind::Sauteur, from: square(23) };
    assert_eq!(refused(&from(&half(), position), "23x26"), no_take.into(), "nobody stands there");
}

#[test]
fn p6_3_chains_of_takes() {
    let position = "1 2 1:S23K43 4:P19,13K1";
    assert_eq!(plies_from(&from(&half(), position), "23x"), ["23x19", "23x19x13"]);
    assert_eq!(after(&half(), position, "23x19x13"), "4 2 1:K43S13 4:K1");
    assert_eq!(after(&half(), position, "23x19"), "4 2 1:K43S19 4:P13K1 huff:19");
    // A leap that takes nothing ends no chain and goes on none.
    assert_eq!(
        refused(&from(&half(), position), "23x19x5"),
        Refusal::NotATake { kind: Kind::Sauteur, from: square(23) }.into()
    );
}

#[test]
fn p6_4_sauteurs_are_taken() {
    for (own, take) in [("P28K43", "28x17"), ("C28", "28x17"), ("S37K43", "37x23"), ("K28", "28x17")] {
        let game = from(&half(), &format!("1 2 1:{own} 4:S23K3"));
        assert!(plies(&game).contains(&take.to_owned()), "{take} of {own}");
    }
}

#[test]
fn p6_5_one_piece_only_if_agreed() {
    let position = "1 2 1:S23K43 4:P19,13K1";
    let game = from(&single(half()), position);
    assert_eq!(plies_from(&game, "23x"), ["23x19"]);
    assert_eq!(refused(&game, "23x19x13"), Refusal::OnePieceOnly.into());
    assert_eq!(after(&single(half()), position, "23x19"), "4 2 1:K43S19 4:P13K1", "so it has not stopped");
}

#[test]
fn p6_6_fifty_thousand_takes_at_most() {
    // One leap, and the sauteur stands before a crowd.
    let crowd =
        "1 2 1:S41K83 2:P73,53,33,13,64,44,24,74,54,34K88,43 3:K8 4:P14,65,45,25,75,55,35,15,66,46K3,56";
    let game = play(&full(), crowd, "41-32; 88-78; 8-17; 3-12");
    let takes = plies_from(&game, "32x");
    assert_eq!(takes.len(), 50_000);
    for text in [&takes[0], &takes[49_999]] {
        assert!(game.clone().input(Input::Act(A, read(text))).is_ok(), "{text}");
    }
}

#[test]
fn p7_1_a_diplomat_steps_forward() {
    let game = from(&half(), "1 2 1:P31K43D28 4:K3");
    assert_eq!(plies_from(&game, "28"), ["28-23", "28-24"]);
    let not_there = Refusal::NotThere { kind: Kind::Diplomat, from: square(28), to: square(33) };
    assert_eq!(refused(&game, "28-33"), not_there.into());
}

#[test]
fn p7_2_it_takes_nothing_and_is_never_taken() {
    let game = from(&half(), "1 2 1:P31K43D28 4:P23K3");
    assert!(plies_from(&game, "28x").is_empty());
    assert_eq!(refused(&game, "28x17"), Refusal::DiplomatTakes.into());
    // Pawn, couronne and sauteur against a diplomat.
    let game = from(&half(), "1 2 1:P28C32S37K43 4:D23K3");
    assert!(!plies(&game).iter().any(|text| text.contains('x')), "{:?}", plies(&game));
    // Behind a piece it protects it, whosesoever it is; a sauteur takes the piece all the same.
    for diplomat in ["1:P28S37K43D17 4:P23K3", "1:P28S37K43 4:P23K3D17"] {
        let game = from(&half(), &format!("1 2 {diplomat}"));
        assert!(plies_from(&game, "28x").is_empty(), "{diplomat}");
        assert_eq!(plies_from(&game, "37x"), ["37x23"], "{diplomat}");
    }
}

#[test]
fn p7_3_the_mission() {
    let game = play(&half(), "1 2 1:P31K43D13 4:P21K3S1", "13-8");
    assert_eq!(game.state().now.units, [3, 0, 0, 0]);
    // Not on the marked square of the ally.
    let game = play(&full(), "1 2 1:P61K83D28 2:K88 3:P26K8 4:K3", "28-18");
    assert_eq!((game.state().now.units, game.state().now.camp), ([0; 4], crate::Camp::TWO));
    // Twenty ways of six steps lead there and to no other marked square.
    let mut ends = std::collections::BTreeMap::new();
    for ways in 0u32..64 {
        let column = 6 + (0..6).map(|step| if ways >> step & 1 == 1 { 1 } else { -1 }).sum::<i32>();
        *ends.entry(column).or_insert(0) += 1;
    }
    assert_eq!((ends[&6], ends.get(&16)), (20, None));
}

#[test]
fn p7_4_an_occupied_square_makes_it_wait() {
    for piece in ["D8", "P8"] {
        let game = from(&half(), &format!("1 2 1:P31K43D13 4:K3{piece}"));
        assert_eq!(plies_from(&game, "13-"), ["13-7"]);
        assert_eq!(refused(&game, "13-8"), Refusal::Occupied(square(8)).into());
    }
}

#[test]
fn p7_5_past_it_a_diplomat_stays() {
    let game = play(&half(), "1 2 1:P31K43D13 4:P21K3", "13-7; 21-26");
    assert_eq!(plies_from(&game, "7-"), ["7-2"]);
    let game = play(&half(), "1 2 1:P31K43D7 4:P21K3", "7-2; 21-26");
    assert!(plies_from(&game, "2-").is_empty());
    assert!(position::text(game.state()).contains("D2"));
}

#[test]
fn p7_6_a_diplomat_alone_goes_on() {
    let game = play(&full(), "4 2 1:P61K83 2:D78 3:P26K8 4:K3P21", "21-31; 61-51");
    assert_eq!(plies(&game), ["78-68", "78-69"]);
}
