//! §9: huffing.

use super::*;
use crate::{Camp, Kind, Square};

fn square(number: u8) -> Square {
    Square::new(number).expect("a square")
}

/// Camp 1 can take 23 with 28, or play something else.
const OMITS: &str = "1 2 1:P28,31K43 4:P11,23K3";

#[test]
fn p9_1_a_piece_that_did_not_take_is_huffed() {
    let game = play(&half(), OMITS, "31-26");
    assert_eq!(plies_from(&game, "huff"), ["huff 28"]);
    assert_eq!(refused(&game, "huff 26"), Refusal::NotHuffable(square(26)).into());
    let game = play(&half(), OMITS, "31-26; huff 28");
    assert_eq!(position::text(game.state()), "4 2 1:P26K43 4:P11,23K3");
    // Whoever took is not huffed, and one's own pieces are not.
    let game = play(&half(), OMITS, "28x17");
    assert!(plies_from(&game, "huff").is_empty());
}

#[test]
fn p9_2_huffing_is_not_playing() {
    let mut game = play(&half(), OMITS, "31-26; huff 28");
    assert_eq!(game.state().now.camp, Camp::FOUR);
    assert!(plies_from(&game, "huff").is_empty(), "one in all");
    go_on(&mut game, "11-16");
    assert_eq!(game.state().now.camp, Camp::ONE);
}

#[test]
fn p9_3_judged_where_the_move_was_chosen() {
    // The piece itself went elsewhere: it is huffed there.
    let game = play(&half(), OMITS, "28-24");
    assert_eq!(plies_from(&game, "huff"), ["huff 24"]);
    // A take that the move only made possible was not omitted.
    let game = play(&half(), "1 2 1:P33K43 4:P23,11K3", "33-28");
    assert!(plies_from(&game, "huff").is_empty());
    // Two could: either may be huffed, but only one.
    let game = play(&half(), "1 2 1:P28,31S37K43 4:P23,11K3", "31-26");
    assert_eq!(plies_from(&game, "huff"), ["huff 28", "huff 37"]);
    // Units spent before the move are judged before it, those after it are not.
    let before = "3 2 1:K83D13 2:K88 3:P36,30U2K8 4:K3P46";
    let game = play(&full(), before, "30-40; +36-47; stop");
    assert_eq!(plies_from(&game, "huff"), ["huff 47"]);
    let game = play(&full(), before, "+36x55; 30-40; stop");
    assert!(plies_from(&game, "huff").is_empty());
}

#[test]
fn p9_4_after_a_take_only_the_last_taker_that_stopped() {
    // It stopped although it could go on; another that could take is free.
    let position = "1 2 1:P28,34K43 4:P23,12,29,11K3";
    assert!(plies(&from(&half(), position)).contains(&"34x25".to_owned()));
    let game = play(&half(), position, "28x17");
    assert_eq!(plies_from(&game, "huff"), ["huff 17"]);
    let game = play(&half(), position, "28x17x6");
    assert!(plies_from(&game, "huff").is_empty());
    // A take by an extra move makes up for what the move left undone.
    let mission = "1 2 1:P28,31,34K43D13 4:P23,29,11K3";
    let game = play(&half(), mission, "13-8; +31-26; stop");
    assert_eq!(plies_from(&game, "huff"), ["huff 28", "huff 34"]);
    let game = play(&half(), mission, "13-8; +28x17; stop");
    assert!(plies_from(&game, "huff").is_empty());
    // So does one before the move.
    let units = "3 2 1:K83D13 2:K88 3:P36,30,39U2K8 4:K3P46,49";
    let game = play(&full(), units, "30-40; stop");
    assert_eq!(plies_from(&game, "huff"), ["huff 36", "huff 39"]);
    let game = play(&full(), units, "+36x55; 30-40; stop");
    assert!(plies_from(&game, "huff").is_empty());
    // A piece that stopped and then went on with a unit is huffed where it is.
    let first = "3 2 1:K83D13 2:K88 3:P36U2K8 4:P46,65,24K3";
    let game = play(&full(), first, "+36x55; 55-66; stop");
    assert_eq!(plies_from(&game, "huff"), ["huff 66"], "{}", position::text(game.state()));
}

#[test]
fn p9_5_landings_and_crownings() {
    // The couronne could have gone on from 9, but not from 5.
    let position = "1 2 1:C23K43 4:P14,15K1";
    assert!(plies_from(&play(&half(), position, "23x5"), "huff").is_empty());
    assert_eq!(plies_from(&play(&half(), position, "23x9"), "huff"), ["huff 9"]);
    // Crowned with a take left.
    let game = play(&half(), "1 2 1:K13P31 4:P8,9K1", "13x4");
    assert_eq!(plies_from(&game, "huff"), ["huff 4"]);
}

#[test]
fn p9_6_who_may_huff() {
    // Camp 2 cannot move and may huff all the same; then it is skipped.
    let blocked = "1 2 1:P61,52K83 2:P6D3 3:P26K8 4:K4P42,24";
    let game = play(&full(), blocked, "61-51");
    assert_eq!(plies(&game), ["huff 52", "keep"]);
    let game = play(&full(), blocked, "61-51; huff 52");
    assert_eq!(game.state().now.camp, Camp::THREE);
    // Camp 2 is out of the game: camp 4 may huff what camps 1 and 3 left undone, one piece.
    let out = "1 2 1:P61,52K83 3:P26,40K8 4:K4P42,50,24";
    let game = play(&full(), out, "61-51; 26-36");
    assert_eq!(game.state().now.camp, Camp::FOUR);
    assert_eq!(plies_from(&game, "huff"), ["huff 40", "huff 52"]);
    let game = play(&full(), out, "61-51; 26-36; huff 40");
    assert!(plies_from(&game, "huff").is_empty());
    // A take of camp 3 makes up for what camp 3 left undone, not for camp 1.
    let game = play(&full(), out, "61-51; 40x59");
    assert_eq!(plies_from(&game, "huff"), ["huff 52"]);
    // A diplomat that waits keeps its camp in the game.
    let waits = "1 2 1:P61,52,78K83 2:D* 3:P26K8 4:K4P42,24";
    assert_eq!(plies(&play(&full(), waits, "61-51")), ["huff 52", "keep"]);
    // With camp 2 in the game the right is its alone.
    let game = play(&full(), &out.replace(" 3:", " 2:K88 3:"), "61-51; 88-78; 26-36");
    assert_eq!(plies_from(&game, "huff"), ["huff 40"]);
}

#[test]
fn p9_7_crowned_pieces_are_huffed_for_good_and_diplomats_never() {
    let game = play(&half(), "1 2 1:K28P31 4:P23,11K3", "31-26; huff 28");
    assert_eq!(winners(&game), (vec![B], "taken"));
    let game = play(&half(), "1 2 1:P31K43D28 4:P23,11K3", "31-26");
    assert!(plies_from(&game, "huff").is_empty());
}

#[test]
fn p9_8_the_right_is_gone_with_the_move() {
    let game = play(&half(), OMITS, "31-26; 11-16");
    assert_eq!(refused(&game, "huff 28"), Refusal::NotHuffable(square(28)).into());
    let game = play(&half(), OMITS, "31-26; 11-16; 26-21");
    assert_eq!(plies_from(&game, "huff"), ["huff 28"], "until it is omitted anew");
    assert_eq!(refused(&game, "keep"), Refusal::NothingToKeep.into());
    // Units spent before the move end it too.
    let units = "3 2 1:K83D13 2:P79K88 3:P26,36K8U2 4:K3 huff:79";
    for spent in ["+26-35", "+30"] {
        let game = play(&full(), units, spent);
        assert_eq!(refused(&game, "huff 79"), Refusal::NotHuffable(square(79)).into(), "{spent}");
    }
    // Blocked fighters: first the huff, then the diplomat.
    let blocked = "1 2 1:P61,52K83 2:P6D78 3:P26K8 4:K4P42,24";
    let game = play(&full(), blocked, "61-51");
    assert_eq!(refused(&game, "78-68"), Refusal::HuffOrKeep.into());
    let game = play(&full(), blocked, "61-51; keep");
    assert_eq!(plies(&game), ["78-68", "78-69"]);
}

#[test]
fn p9_9_taking_may_be_compulsory() {
    let config = must(half());
    let position = "1 2 1:P28,31K43D33 4:P23,12,11K3";
    let game = from(&config, position);
    assert_eq!(plies(&game), ["28x17x6"]);
    assert_eq!(refused(&game, "31-26"), Refusal::MustTake.into());
    assert_eq!(refused(&game, "33-27"), Refusal::MustTake.into());
    assert_eq!(refused(&game, "28x17"), Refusal::MustGoOn.into());
    // Any piece will do, and there is nothing to huff.
    let game = from(&config, "1 2 1:P28S37K43 4:P23,11K3");
    assert_eq!(plies(&game), ["37x23", "28x17"]);
    let game = play(&config, "1 2 1:P28S37K43 4:P23,11K3", "37x23");
    assert!(plies_from(&game, "huff").is_empty());
    // Extra moves likewise, among ordinary pawns; putting back and stopping stay free.
    let mission = "1 2 1:P31,32K43D13 4:P22,11K3S1";
    let game = play(&config, mission, "13-8; +31-26");
    assert_eq!(plies_from(&game, "+26"), ["+26x17"]);
    assert_eq!(refused(&game, "+32-27"), Refusal::MustTake.into());
    assert!(plies(&game).contains(&"stop".to_owned()) && plies(&game).contains(&"+45".to_owned()));
    // A couronne for which a line opened binds nobody but itself.
    let opened = "1 2 1:P31C29K43D13 4:P7,21K3S1";
    assert!(plies(&play(&config, opened, "13-8")).contains(&"+31-26".to_owned()));
    assert_eq!(
        position::text(play(&config, opened, "13-8; +31-26; stop").state()).split(' ').next(),
        Some("4")
    );
    assert_eq!(refused(&from(&config, position), "28x19"), {
        Refusal::NotATake { kind: Kind::Pawn, from: square(28) }.into()
    });
}
