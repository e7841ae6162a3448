//! §10: the swap.

use tabletop::{Pending, Window};

use super::*;

fn with_swap() -> Config {
    Config { swap: true, ..two() }
}

#[test]
fn p10_1_the_players_exchange_sides_and_the_turn_stays() {
    let game = play(&with_swap(), "", "r1 m1 swap");
    // The first side is to act, and seat 1 has it now.
    assert_eq!(game.pending(), Pending::turn(B, Window(3)));
    assert!(moves(&game).contains(&"o3".to_owned()));
    let view = game.state().view(A.into());
    assert_eq!(view.reserve.map(|reserve| reserve.seat), [B, B, A, A]);
    assert_eq!(game.state().team(A).0, 1);
    let game = play(&with_swap(), "", "r1 m1 swap r2 n3");
    assert_eq!(game.pending(), Pending::turn(B, Window(5)));
    // The side that makes a diam wins, whoever has it.
    let won = play(&with_swap(), "", "r1 m1 swap r5 n3 r1 n5 o3 n4 r5");
    assert_eq!(winners(&won), (vec![B], "diam"));
}

#[test]
fn p10_1_in_1998_announcements_go_with_the_sides() {
    let game = play(&Config { swap: true, ..old() }, "", "r1 v2 swap");
    assert_eq!(game.state().now.seat(), B);
    assert_eq!(game.state().now.announced, 0);
}

#[test]
fn p10_2_at_that_moment_only_and_only_if_agreed() {
    for (config, actions) in [
        (two(), "r1 m1"),
        (with_swap(), ""),
        (with_swap(), "r1"),
        (with_swap(), "r1 m1 o2"),
        (with_swap(), "r1 m1 swap"),
    ] {
        let game = play(&config, "", actions);
        assert_eq!(refused(&game, "swap"), Refusal::NoSwap.into(), "{actions}");
        assert!(!moves(&game).contains(&"swap".to_owned()));
    }
    assert_eq!(refused(&from(&two(), ""), "swap").paragraph(), Some("10.2"));
    assert!(moves(&play(&with_swap(), "", "r1 m1")).contains(&"swap".to_owned()));
}
