//! §10 and §11: winning and draws.

use super::*;
use crate::Camp;

#[test]
fn p10_1_taking_all_crowned_pieces_wins() {
    let game = play(&half(), "1 2 1:P28K43 4:P11K23", "28x17");
    assert_eq!(winners(&game), (vec![A], "taken"));
    let game = play(&half(), "1 2 1:P28K43 4:P11C23", "28x17");
    assert_eq!(winners(&game), (vec![A], "taken"), "couronnes too");
    let game = play(&half(), "1 2 1:P28K43 4:P11K23,3", "28x17");
    assert!(game.pending().outcome().is_none(), "one is left");
    // At once, with units still to spend.
    let game = play(&half(), "1 2 1:P28K43D13 4:P11K23", "13-8; +28x17");
    assert_eq!(winners(&game), (vec![A], "taken"));
}

#[test]
fn p10_2_of_both_enemy_camps() {
    let one = "1 2 1:P52K83 2:P79 3:K8 4:P21K42";
    assert_eq!(winners(&play(&players(4), one, "52x31")), (vec![A, C], "taken"));
    let other = one.replace("2:P79", "2:P79K88");
    assert!(play(&players(4), &other, "52x31").pending().outcome().is_none());
}

#[test]
fn p10_3_a_stranded_crowned_pawn_is_lost() {
    let game = play(&half(), "1 2 1:K10P31 4:K3P11", "10-5");
    assert_eq!(winners(&game), (vec![B], "immobile"));
    // Not while it can take, and not where it is crowned.
    let game = play(&half(), "1 2 1:K10P31 4:K3P11,9", "10-5");
    assert!(game.pending().outcome().is_none());
    let game = play(&half(), "1 2 1:K8P31 4:K1P11", "8-3");
    assert!(game.pending().outcome().is_none());
    // The enemy's move may strand it: the take it had is gone.
    let game = play(&half(), "4 2 1:K5P31 4:K3P11,9", "9-14");
    assert_eq!(winners(&game), (vec![B], "immobile"));
}

#[test]
fn p10_4_crowned_pieces_of_a_blocked_camp_are_lost() {
    // 3 is walled in; the diplomat does not count.
    let walled = "1 2 1:P7,8,12,14,31K43 4:K3D6";
    assert_eq!(winners(&play(&half(), walled, "31-26")), (vec![A], "immobile"));
    // An ally with a crowned piece keeps the alliance in the game.
    let allied = "3 2 1:P12,13,22,24,61K83 2:K88 3:P26K8 4:K3D11";
    let game = play(&full(), allied, "26-36");
    assert_eq!(game.state().now.camp, Camp::FOUR);
    let game = play(&full(), &allied.replace("2:K88", "2:P79"), "26-36");
    assert_eq!(winners(&game), (vec![A], "immobile"));
    // Not in the first round.
    let game = play(&half(), "1 1 1:P7,8,12,14,31K43 4:K3D6", "31-26");
    assert!(game.pending().outcome().is_none());
    // A huff comes first, and may free the way: the sauteur on 7 could have taken 11.
    let wall = "1 2 1:P8,12,14,16,22,31S7K43 4:K3P11";
    assert_eq!(plies(&play(&half(), wall, "31-26")), ["huff 7", "keep"]);
    assert_eq!(winners(&play(&half(), wall, "31-26; keep")), (vec![A], "immobile"));
    assert_eq!(plies(&play(&half(), wall, "31-26; huff 7")), ["3-7"]);
}

#[test]
fn p10_5_when_it_is_looked_at() {
    // Both are lost when the turn ends: whoever just moved wins. Camp 4's pawn on 45 could take 39, camp 1's on 5
    // could take 9; two extra moves undo both.
    let both = "1 2 1:P39,19K5D13 4:P9,11K45";
    let game = play(&half(), both, "13-8; +39-34; +19-14; stop");
    assert_eq!(winners(&game), (vec![A], "immobile"));
    // Within the turn nothing is looked at.
    let game = play(&half(), both, "13-8; +39-34; +19-14");
    assert!(game.pending().outcome().is_none());
    // One's own move may lose.
    let game = play(&half(), "1 2 1:P19K5 4:P9,11K3", "19-14");
    assert_eq!(winners(&game), (vec![B], "immobile"));
    // Lost pieces stay on the board and may be free again: in an alliance nothing is over yet.
    let game = play(&full(), "1 2 1:K15,83 2:P79K88 3:K8 4:P21K3", "15-5; 79-69");
    assert!(position::text(game.state()).contains("1:K5,83 "));
}

/// Camps 2 and 4 are walled in and camp 4 is about to be judged: camp 1 holds 2 with 67, 69, 77 and 78.
const WALLED: &str = "3 2 1:P12,13,22,24,61,67,69,77,78K83 2:K88 3:P26K8 4:K3D11";

#[test]
fn p10_5_an_ally_is_judged_when_its_own_turn_comes() {
    // After 19-10 camp 2 is shut in, but its turn has not come: camps 3 and 4, which have no crowned piece, are
    // not judged, and camp 1 moves.
    let game = play(&full(), "2 20 1:C39 2:P8,19K18D9 3:D86 4:D87", "19-10");
    assert_eq!((game.state().now.camp, plies(&game).len()), (Camp::ONE, 9));
    // Camp 4 is judged and lost, camp 2 not yet: its turn comes after camp 1's.
    let game = play(&full(), WALLED, "26-36");
    assert_eq!(game.state().now.camp, Camp::FOUR);
    assert!(position::text(game.state()).ends_with(" blocked:4"));
    assert_eq!(winners(&play(&full(), WALLED, "26-36; 11-21; 61-51")), (vec![A], "immobile"));
    // Unless the move between frees it: 77 goes, and 88 can step.
    let freed = play(&full(), WALLED, "26-36; 11-21; 77-68");
    assert_eq!(plies(&freed), ["88-77"]);
    // Or frees the first: 12 goes, and 3 can step, so that camp 2 alone is lost.
    let first = play(&full(), WALLED, "26-36; 11-21; 12-2");
    assert!(position::text(first.state()).ends_with(" blocked:2"));
    assert_eq!(first.state().now.camp, Camp::THREE, "camp 2 has nothing to play");
}

#[test]
fn p10_5_a_verdict_stands_with_what_is_taken() {
    // Camp 4 is lost where it stands. The last crowned piece of camp 2 is taken, or huffed: that is all of them.
    let text = "1 3 1:P12,13,22,24,62K83 2:P77K52 3:P26K8 4:K3D21 blocked:4";
    assert_eq!(winners(&play(&full(), text, "62x43")), (vec![A], "immobile"));
    let text = "1 3 1:P12,13,22,24,61K83 2:P77K52 3:P26K8 4:K3D21 huff:52 blocked:4";
    assert_eq!(winners(&play(&full(), text, "huff 52")), (vec![A], "immobile"));
    // Unless the take itself frees the way.
    let text = "1 3 1:P12,13,22,24,61K83 2:P77K23 3:P26K8 4:K3D21 blocked:4";
    let game = play(&full(), text, "12x33");
    assert!(game.pending().outcome().is_none());
    assert!(!position::text(game.state()).contains("blocked"));
}

#[test]
fn p10_5_matches_of_the_first_revision_keep_their_rule() {
    let position = "2 20 1:C39 2:P8,19K18D9 3:D86 4:D87".to_owned();
    let mut old: Match<Bartasso> =
        Match::start_under(Config { position, ..full() }, 1).expect("still played");
    go_on(&mut old, "19-10");
    assert_eq!(winners(&old), (vec![A], "immobile"));
    assert!(Match::<Bartasso>::from_record(&old.record()).as_ref() == Ok(&old));
    let blocked = Config { position: "1 3 1:P61K83 2:K88 3:K8 4:K3 blocked:4".to_owned(), ..full() };
    assert!(Bartasso::start_under(&blocked, 1).is_err(), "nothing was written so");
}

#[test]
fn p10_6_a_camp_without_crowned_pieces_plays_on() {
    let mut game = play(&full(), "1 2 1:P61K83 2:P79 3:P26 4:P21K3", "61-51");
    assert_eq!(plies(&game), ["79-69", "79-70"]);
    go_on(&mut game, "79-69");
    assert_eq!(game.state().now.camp, Camp::THREE);
    assert_eq!(plies_from(&game, "26-"), ["26-35", "26-36"]);
}

const SAUTEURS: &str = "1 2 1:K43S41 4:K3S1";

#[test]
fn p11_1_the_third_time() {
    let round = "41-26; 1-16; 26-41; 16-1;";
    let game = play(&half(), SAUTEURS, &format!("{round}{round}"));
    assert!(is_drawn_by(&game, "repetition"));
    let game = play(&half(), SAUTEURS, &format!("{round}41-26; 1-16; 26-41"));
    assert!(game.pending().outcome().is_none());
    // A pawn's step begins the count anew.
    let game = play(&half(), SAUTEURS, &format!("{round}43-37; 1-16; 41-26; 16-1; 26-41"));
    assert!(game.pending().outcome().is_none());
    // Units, prisoners, rights and waiting diplomats make positions different.
    let key = |text: &str| from(&exchange(half()), text).state().now.recurrence_key();
    let same = key("1 2 1:K43S41P31 4:K3S1P21");
    assert_eq!(same, key("1 7 1:K43S41P31 4:K3S1P21"));
    for other in [
        "4 2 1:K43S41P31 4:K3S1P21",
        "1 1 1:K43S41P31 4:K3S1P21",
        "1 2 1:K43S41P31X1 4:K3S1P21",
        "1 2 1:K43S41P31E1 4:K3S1P21",
        "1 2 1:K43S41P31 4:K3S1P21 huff:21",
        "1 2 1:K43S41P31 4:K3S1P21D*",
    ] {
        assert_ne!(same, key(other), "{other}");
    }
    let judged = "3 3 1:P12,13,22,24,61K83 2:K88 3:P26K8 4:K3D21";
    let key = |text: &str| from(&full(), text).state().now.recurrence_key();
    assert_ne!(key(judged), key(&format!("{judged} blocked:4")));
    let with_units = |units: &str| {
        let text = format!("3 2 1:K83D13 2:K88 3:P26K8{units} 4:K3");
        from(&full(), &text).state().now.recurrence_key()
    };
    assert_ne!(with_units("U1"), with_units("U2"));
}

/// A game in which only sauteurs leap, chosen by these dice, until it ends.
fn leaping(seed: u64) -> (Match<Bartasso>, usize) {
    let mut coin = ::laws::Coin::new(seed);
    let (mut game, mut turns) = (from(&half(), SAUTEURS), 0);
    while game.pending().outcome().is_none() {
        let leaps: Vec<String> = plies(&game)
            .into_iter()
            .filter(|text| text.contains('-') && !text.starts_with("43-") && !text.starts_with("3-"))
            .collect();
        go_on(&mut game, &leaps[tabletop::Dice::below(&mut coin, leaps.len() as u32) as usize]);
        turns += 1;
    }
    (game, turns)
}

#[test]
fn p11_2_forty_quiet_rounds() {
    let (game, turns) = (0..).map(leaping).find(|(game, _)| outcome(game).how != "repetition").expect("one");
    assert!(is_drawn_by(&game, "quiet"));
    assert_eq!(turns, 80, "two turns a round");
    let quiet = |position: &str, actions: &str| {
        play(&half(), position, actions).state().view(tabletop::Viewer::Public).quiet
    };
    // Takes, huffs and steps of either pawn begin the count anew.
    let busy = "1 2 1:P31,28K43S41C32 4:P23,21K3S1";
    for actions in ["31-26", "43-38", "28x17", "32x18", "32-36; huff 28; 1-16"] {
        assert_eq!(quiet(busy, actions), 0, "{actions}");
    }
    // Leaps, slides and diplomats do not, nor does a pawn put back.
    for actions in ["41-26", "37-32", "38-33"] {
        assert_eq!(quiet("1 2 1:K43S41C37D38 4:P21K3S1", actions), 1, "{actions}");
    }
    assert_eq!(quiet("1 2 1:K43D13 4:P21K3S1", "13-8; +45; stop"), 1);
}

#[test]
fn p11_3_three_hundred_rounds() {
    let game = play(&half(), "1 300 1:P31K43 4:P11K3", "31-26");
    assert!(game.pending().outcome().is_none());
    let game = play(&half(), "1 300 1:P31K43 4:P11K3", "31-26; 11-16");
    assert!(is_drawn_by(&game, "long"));
}
