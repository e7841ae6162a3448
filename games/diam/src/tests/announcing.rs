//! §6: the announcement of 1998.

use tabletop::{Notice, Pending, Viewer, Window};

use super::*;
use crate::Event;

fn announcements(game: &Match<Diam>) -> Vec<Seat> {
    let told = game.stream(Viewer::Public);
    let seat = |notice| match notice {
        Notice::Seen(Event::Announced { seat }) => Some(seat),
        _ => None,
    };
    told.into_iter().filter_map(seat).collect()
}

/// Red on level 2 of square 1; another red piece beside the green one across: one step from a diam.
const ONE_STEP: &str = "vr/-/-/r/v/-/-/- 0";

#[test]
fn p6_1_no_diam_without_an_announcement() {
    assert_eq!(refused(&from(&old(), ONE_STEP), "4.1-5"), Refusal::NotAnnounced.into());
    assert!(!moves(&from(&old(), ONE_STEP)).contains(&"4.1-5".to_owned()));
    let announced = from(&old(), "vr/-/-/r/v/-/-/- 0 !0");
    assert!(moves(&announced).contains(&"4.1-5".to_owned()));
}

#[test]
fn p6_2_a_threat_after_any_action_is_announced() {
    // By moving beside, and by placing beside.
    assert_eq!(announcements(&play(&old(), "vr/-/r/-/v/-/-/- 0", "3.1-4")), [A]);
    assert_eq!(announcements(&play(&old(), "vr/-/-/-/v/-/-/- 0", "r4")), [A]);
    // A yellow piece threatens nothing there.
    assert_eq!(announcements(&play(&old(), "vr/-/-/-/v/-/-/- 0", "j4")), []);
    // Nor does a diam that the enemy's higher one would outdo.
    assert_eq!(announcements(&play(&old(), "vrb/-/-/-/v/rb/-/- 0", "j3")), []);
}

#[test]
fn p6_3_automatic_announcements_need_no_word() {
    let game = play(&old(), "vr/-/-/-/v/-/-/- 0", "r4 v8 4.1-5");
    assert_eq!(winners(&game), (vec![A], "diam"));
    assert_eq!(refused(&from(&old(), "vr/-/-/-/v/-/-/- 0"), "r4!"), Refusal::NoAnnouncements.into());
    assert_eq!(refused(&from(&two(), ""), "r4!").paragraph(), Some("6.3"));
}

#[test]
fn p6_4_called_announcements_need_a_threat() {
    let game = from(&called(), "vr/-/-/-/v/-/-/- 0");
    let listed = moves(&game);
    for text in ["r4", "r4!", "j4"] {
        assert!(listed.contains(&text.to_owned()), "{text}");
    }
    assert!(!listed.contains(&"j4!".to_owned()));
    assert_eq!(refused(&game, "j4!"), Refusal::NothingToAnnounce.into());
    assert_eq!(refused(&game, "j4!").paragraph(), Some("6.4"));
    assert_eq!(winners(&play(&called(), "vr/-/-/-/v/-/-/- 0", "r4! v8 4.1-5")), (vec![A], "diam"));
    // The diam itself ends the game: there is nothing left to announce.
    assert_eq!(refused(&play(&called(), ONE_STEP, "j8! v7"), "4.1-5!"), Refusal::NothingToAnnounce.into());
}

#[test]
fn p6_5_whoever_forgot_plays_an_ordinary_action() {
    let game = play(&called(), "vr/-/-/-/v/-/-/- 0", "r4 v8");
    assert_eq!(refused(&game, "4.1-5"), Refusal::NotAnnounced.into());
    assert_eq!(refused(&game, "4.1-5").paragraph(), Some("6.5"));
    // Announced with that ordinary action, it may be made on the next.
    assert_eq!(winners(&play(&called(), "vr/-/-/-/v/-/-/- 0", "r4 v8 j2! b7 4.1-5")), (vec![A], "diam"));
}

#[test]
fn p6_6_any_diam_may_follow() {
    // The threat announced is 4-5; the one made is on squares 3 and 7, opened by the opponent.
    let game = play(&old(), "vr/-/vr/r/v/r/b/b 0", "j2 8.1-1 6.1-7");
    assert_eq!(winners(&game), (vec![A], "diam"));
}

#[test]
fn p6_7_a_gift_cannot_be_taken() {
    // Nothing is announced; then the opponent puts a green piece under the red one's reach.
    let game = play(&old(), "vr/-/-/r/-/v/-/- 0", "j8 6.1-5");
    assert_eq!(announcements(&game), []);
    assert_eq!(refused(&game, "4.1-5"), Refusal::NotAnnounced.into());
}

#[test]
fn p6_8_an_unannounced_diam_below_the_enemys_is_played_and_loses() {
    let game = play(&old(), "vrb/-/-/-/v/rb/-/- 0", "6.1-5");
    assert_eq!(winners(&game), (vec![B], "diam"));
}

#[test]
fn p6_9_a_diam_made_by_the_opponent_counts() {
    // Green carries red from square 4 onto level 3 of square 5.
    let game = play(&old(), "jvr/-/-/vr/j/-/-/- 1", "4.1-5");
    assert_eq!(winners(&game), (vec![A], "diam"));
}

/// Each of the first side's four moves would be a diam, and its reserve is empty.
#[test]
fn p6_10_whoever_has_barred_actions_only_is_skipped() {
    let game = play(&old(), "v/-/-/b/rjjb/vjr/rvvb/rj 1", "b2");
    assert!(game.stream(Viewer::Public).contains(&Notice::Seen(Event::Skipped { seat: A })));
    assert_eq!(game.pending(), Pending::turn(B, Window(1)));
    // Announced, the same four are what it can do.
    let announced = play(&old(), "v/-/-/b/rjjb/vjr/rvvb/rj 1 !0", "b2");
    assert_eq!(announced.pending(), Pending::turn(A, Window(1)));
    assert_eq!(moves(&announced).len(), 4);
}

#[test]
fn p6_10_being_skipped_keeps_the_announcement() {
    // The second side walls in the first, which had announced.
    let game = play(&called(), "rrrr/vvvv/-/-/-/b/bbb/jjjj 1 !0", "6.1-7");
    assert!(game.stream(Viewer::Public).contains(&Notice::Seen(Event::Skipped { seat: A })));
    assert_eq!(game.state().view(A.into()).announced, [crate::Side::First]);
}

#[test]
fn p6_11_an_announcement_holds_for_one_action() {
    // Announced, then the first side does something else and its threat is gone.
    let game = play(&old(), "vr/-/-/r/v/-/-/- 1 !0", "b8 4.1-3 b7");
    assert_eq!(game.state().view(A.into()).announced, []);
    assert_eq!(after(&called(), "vr/-/-/r/v/-/-/- 0 !0", "j8"), "vr/-/-/r/v/-/-/j 1");
    assert_eq!(after(&called(), "vr/-/-/r/v/-/-/- 0 !0", "j8!"), "vr/-/-/r/v/-/-/j 1 !0");
}
