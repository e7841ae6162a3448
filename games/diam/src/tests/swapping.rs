//! §10: the swap.

use tabletop::{Keyed, Pending, Viewer, Window};

use super::*;
use crate::piece::Side;
use crate::rules::Rules;
use crate::state::End;

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
    // A threat takes three pieces, and two are on the board when the swap may come: nothing can be announced
    // then. A later position is therefore put in the place of that moment.
    let swapped = |position: &str| {
        let mut state = *from(&old(), position).state();
        state.now.rules = Rules::of(&Config { swap: true, ..old() });
        state.now.ply = 2;
        state.step(Input::Act(A, Action::Swap), &mut ()).expect("it is the moment");
        assert_eq!(state.now.seat(), B);
        state
    };
    let mut with_it = swapped("vr/-/-/r/v/-/-/- 0 !0");
    assert_eq!(with_it.view(Viewer::Public).announced, [Side::First]);
    with_it.step(Input::Act(B, read("4.1-5")), &mut ()).expect("seat 1 has the announcement now");
    assert_eq!(with_it.now.end, Some(End::Diam(Side::First)));
    assert_eq!(with_it.pending().outcome().map(|outcome| outcome.place(B)), Some(1));
    let mut without = swapped("vr/-/-/r/v/-/-/- 0 !1");
    assert_eq!(without.view(Viewer::Public).announced, [Side::Second]);
    let refused = without.step(Input::Act(B, read("4.1-5")), &mut ());
    assert_eq!(refused, Err(Refusal::NotAnnounced.into()));
}

#[test]
fn p10_1_a_swap_is_an_action_that_places_nothing() {
    // The position before it is the other player's, the one after it counts for the repetition (§9.1) and it
    // is one of the hundred actions (§9.3).
    let there_and_back = "1.1-2 5.1-6 2.1-1 6.1-5 ";
    let start = "r1 m5 swap ";
    let seen = |actions: &str| {
        let view = play(&with_swap(), "", actions).state().view(Viewer::Public);
        (view.occurrences, view.quiet)
    };
    assert_eq!(seen(start), (1, 1));
    assert_eq!(seen(&format!("{start}{there_and_back}")), (2, 5));
    let drawn = play(&with_swap(), "", &format!("{start}{}", there_and_back.repeat(2)));
    assert!(is_drawn_by(&drawn, "repetition"));
    let almost = format!("{start}{there_and_back}1.1-2 5.1-6 2.1-1");
    assert!(play(&with_swap(), "", &almost).pending().outcome().is_none());
}

#[test]
fn positions_before_and_after_the_swap_are_different_games() {
    let state = |actions: &str| *play(&with_swap(), "", actions).state();
    let [before, swapped] = [state("r1 m5"), state("r1 m5 swap")];
    let cycle = "1.1-2 5.1-6 2.1-1 6.1-5";
    let too_late = state(&format!("r1 m5 {cycle}"));
    let again = state(&format!("r1 m5 swap {cycle}"));
    for key in [Keyed::key as fn(&Diam) -> u64, Keyed::class] {
        assert_ne!(key(&before), key(&swapped), "the other player has the first side");
        assert_ne!(key(&before), key(&too_late), "there is no swap any more");
        assert_ne!(key(&swapped), key(&too_late));
        assert_eq!(key(&swapped), key(&again));
    }
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
