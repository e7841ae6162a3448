//! What is not understood, what cannot come, and who may not act.

use super::*;
use crate::action::{Action, Chance};
use tabletop::Window;

/// Texts that are no action, with the byte at which that shows.
#[test]
fn unreadable_actions_say_where() {
    for (text, at) in [
        ("", 0),
        ("   ", 3),
        ("kwa b01", 0),
        ("  zzz b01", 2),
        ("kwak", 4),
        ("kwak ", 5),
        ("kwak  b16", 6),
        ("kwak b00", 5),
        ("kwak b001", 5),
        ("kwak b", 5),
        ("kwak b+1", 5),
        ("kwak HB3", 5),
        ("kwak b01 b02", 9),
        ("draw two", 5),
        ("yes yes", 4),
        ("pass  !", 6),
        ("discard", 7),
        ("discard roxy", 8),
        ("recall b99", 7),
        ("raise", 5),
        ("raise b01", 6),
        ("push b01", 8),
        ("push b01 roxy", 9),
        ("push b01 b02 b03", 13),
        ("é b01", 0),
        ("kwak é", 5),
        ("kwak b٠١", 5),
        ("kwak\u{a0}b01 é", 10),
    ] {
        let error = text.parse::<Action>().expect_err("it is no action");
        assert_eq!(error.at, at, "{text:?}: {error}");
        assert!(!error.expected.is_empty());
    }
}

#[test]
fn unreadable_outcomes_say_where() {
    for (text, at) in [
        ("", 0),
        ("roxy", 0),
        ("draws", 5),
        ("draws b01", 6),
        ("draws kwak b01", 11),
        ("draws kwak kwak kwak kwak kwak", 26),
        ("discards", 8),
        ("discards kwak roxy", 14),
        ("pins", 4),
        ("pins pins", 5),
        ("pins roxy roxy", 10),
    ] {
        let error = text.parse::<Chance>().expect_err("it is no outcome");
        assert_eq!(error.at, at, "{text:?}: {error}");
    }
}

/// Outcomes of the wrong sort, the wrong size, or with troops that are not there.
#[test]
fn impossible_outcomes_are_refused_and_change_nothing() {
    let castles =
        || Setup::on(Castles).rack(A, "xb42 star").rack(B, "roxy").lot(A, "kwak kwak skully hook roxy");
    let cases = [
        (Play::new(&Config::default()), "draws kwak kwak"),
        (Play::new(&Config::default()), "draws kwak kwak kwak kwak"),
        (Play::new(&Config::default()), "discards kwak"),
        (castles().after("draw"), "draws star"),
        (castles().after("draw"), "draws kwak kwak"),
        (castles().after("draw"), "pins kwak"),
        (castles().after("xb42 b01, yes"), "discards kwak"),
        (castles().after("xb42 b01, yes"), "pins roxy"),
        (castles().after("xb42 b01, yes"), "draws roxy"),
        (Setup::on(Battlefield).rack(A, "hook").rack(B, "star").after("hook b04, yes"), "pins roxy"),
        (Setup::on(Battlefield).rack(A, "hook").rack(B, "star").after("hook b04, yes"), "discards star"),
    ];
    for (mut play, text) in cases {
        let before = play.clone();
        assert_eq!(play.input(text), Err(Refused::Impossible), "{text}");
        assert_eq!((play.state, play.events.len()), (before.state, before.events.len()));
        assert!(play.odds().iter().all(|(listed, weight)| listed != text && *weight > 0));
    }
}

#[test]
fn the_wrong_seat_the_wrong_moment_and_the_wrong_window() {
    let play = Setup::on(Castles).rack(A, "xb42 star").rack(B, "roxy").start();
    let tell = |play: &Play, input| play.clone().state.step(input, &mut ());
    let draw = || Input::Act(B, Action::Draw);
    assert_eq!(tell(&play, draw()), Err(Refused::NotYourMove));
    assert_eq!(tell(&play, Input::Act(Seat::new(2), Action::Draw)), Err(Refused::NoSuchSeat));
    assert_eq!(tell(&play, Input::Chance(Chance::Pins(Troop::Roxy))), Err(Refused::OutOfTurn));
    assert_eq!(tell(&play, Input::Expired(Window(99))), Err(Refused::WindowClosed));
    // While chance decides nobody may act, and no time runs out.
    let rolling = play.after("xb42 b01, yes");
    assert_eq!(tell(&rolling, draw()), Err(Refused::OutOfTurn));
    assert_eq!(tell(&rolling, Input::Act(A, Action::Pass)), Err(Refused::OutOfTurn));
    assert_eq!(tell(&rolling, Input::Expired(Window(1))), Err(Refused::OutOfTurn));
    // While a seat is asked about an effect, the other still waits.
    let asked = Setup::on(Castles).rack(A, "xb42 star").rack(B, "roxy").after("star b01");
    assert_eq!(tell(&asked, Input::Act(B, Action::Yes)), Err(Refused::NotYourMove));
    assert_eq!(tell(&asked, Input::Chance(Chance::Draws(troops("roxy")))), Err(Refused::OutOfTurn));
}

/// Each refusal names its paragraph, the most telling reason first.
#[test]
fn refusals_name_the_rule() {
    let setup = Setup::on(Pool)
        .lay(A, "kwak b01")
        .lay(B, "roxy b03")
        .rack(A, "star hook")
        .pinned(A, "hook")
        .rack(B, "kwak");
    let play = setup.start();
    for (text, paragraph) in [
        ("star b14", "1.3"),
        ("roxy b01", "3.5"),
        ("hook b04", "19.3"),
        ("star HB1", "4.5"),
        ("star b02", "13.2"),
        ("star b03", "4.3"),
        ("star b04", "5.1"),
        ("star HR2", "5.1"),
        ("pass", "3.1"),
        ("push b03 b04", "3.1"),
    ] {
        assert_eq!(play.barred(text), paragraph, "{text}");
        assert!(!play.can(text));
    }
}
