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
    for text in ["", "-", "!", "pass"] {
        assert!(text.parse::<Action>().is_err(), "{text:?} is no action");
    }
    // Whoever has one action only must take it: the match waits for that seat, and for that action.
    let game = play(&players(4), "mmmm/rrrr/-/-/-/-/-/oooo 0", "2.4-3");
    assert_eq!(moves(&game), ["1.4-2"]);
    assert_eq!(game.pending(), Pending::turn(C, Window(1)));
    for seat in [A, B, D] {
        assert_eq!(game.clone().input(Input::Act(seat, read("1.4-2"))), Err(Refused::NotYourMove));
    }
    let mut taken = game;
    taken.input(Input::Act(C, read("1.4-2"))).expect("the only action");
    assert_eq!(taken.pending(), Pending::turn(B, Window(2)));
    // Every listed action leaves its mark: something is placed, or something stands elsewhere.
    for start in ["-/-/-/-/-/-/-/- 0", "rm/-/o/n/mr/-/-/- 1", "rmon/-/-/-/-/-/-/- 0"] {
        let game = from(&two(), start);
        for text in moves(&game) {
            let [before, now] = [start.to_owned(), after(&two(), start, &text)];
            assert_ne!(before.split(' ').next(), now.split(' ').next(), "{text} in {start}");
        }
    }
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
