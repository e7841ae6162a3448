//! §2: the turn.

use tabletop::{Notice, Pending, Viewer, Window};

use super::*;
use crate::Event;

#[test]
fn p2_1_turns_alternate_and_are_one_action() {
    let game = play(&two(), "", "r1");
    assert_eq!(game.pending(), Pending::turn(B, Window(1)));
    assert_eq!(refused(&game, "r2").paragraph(), Some("3.4"));
    let other = game.clone().input(Input::Act(A, read("r2")));
    assert_eq!(other, Err(Refused::NotYourMove));
    assert_eq!(play(&two(), "", "r1 m1").pending(), Pending::turn(A, Window(2)));
}

#[test]
fn p2_2_nobody_may_pass() {
    assert!("pass".parse::<Action>().is_err());
    assert!(!moves(&from(&two(), "")).is_empty());
}

/// The second side's eight pieces fill squares 1 and 8, the first side's 2 and 7: nobody under them can move.
#[test]
fn p2_3_whoever_cannot_act_is_skipped() {
    let game = play(&two(), "mmmm/rrrr/-/-/-/-/ooo/nnnn 0", "o7");
    let skipped = Notice::Seen(Event::Skipped { seat: B });
    assert!(game.stream(Viewer::Public).contains(&skipped));
    assert_eq!(game.pending(), Pending::turn(A, Window(1)));
    // From a position, too, whoever cannot act is skipped before the first action.
    assert_eq!(from(&two(), "mmmm/rrrr/-/-/-/-/oooo/nnnn 1").pending(), Pending::turn(A, Window(0)));
}

#[test]
fn p2_4_running_out_of_time_loses_for_the_team() {
    let expired = |config: &Config, actions: &str| {
        let mut game = play(config, "", actions);
        let window = game.pending().window().expect("open");
        game.input(Input::Expired(window)).expect("it runs out");
        winners(&game)
    };
    assert_eq!(expired(&two(), ""), (vec![B], "time"));
    assert_eq!(expired(&two(), "r1"), (vec![A], "time"));
    assert_eq!(expired(&players(3), ""), (vec![B, C], "time"));
    assert_eq!(expired(&players(4), "r1"), (vec![A, B], "time"));
    let game = from(&two(), "");
    assert_eq!(game.clone().input(Input::Expired(Window(1))), Err(Refused::WindowClosed));
}
