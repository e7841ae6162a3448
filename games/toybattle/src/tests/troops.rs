//! §6.1 to §6.8: when effects come, the joker, those who draw, and Cap'n.

use super::*;

#[test]
fn p6_1_an_effect_comes_once_when_placed_and_may_be_declined() {
    let setup = Setup::on(Castles).rack(A, "star kwak").rack(B, "kwak");
    let play = setup.after("star b01");
    assert_eq!(play.question(), "star");
    assert_eq!(play.moves(), ["pass", "yes"]);
    let declined = play.clone().after("pass");
    assert_eq!((declined.turn(), declined.rack(A)), (B, "kwak".to_owned()));
    // Lost: it does not come again, not even when the troop is covered and uncovered.
    let used = play.after("yes, draws roxy");
    assert_eq!((used.turn(), used.rack(A)), (B, "kwak roxy".to_owned()));
    assert_eq!(declined.after("draw, draws hook hook").barred("yes"), "3.1");
    // Red's Jumbo uncovers a blue Star and a red Skully: neither has an effect.
    let covered = Setup::on(Castles)
        .lay(A, "star b12, kwak b12")
        .lay(B, "skully b13, roxy b14, roxy b15")
        .lay(A, "xb42 b13")
        .rack(B, "jumbo jumbo")
        .rack(A, "kwak")
        .turn(B);
    assert_eq!(covered.after("jumbo b14, discard b12").turn(), A);
    assert_eq!(covered.after("jumbo b15, discard b13").turn(), A);
}

#[test]
fn p6_2_kwak_covers_everything_and_is_covered_by_everything() {
    for kind in ALL_KINDS.split(' ') {
        let over = Setup::on(Castles).lay(B, &format!("{kind} b01")).rack(A, "kwak").rack(B, "roxy");
        let play = over.after("kwak b01");
        assert_eq!((play.question().as_str(), play.turn()), ("none", B), "no effect");
        let under = Setup::on(Castles).lay(B, "kwak b01").rack(A, kind);
        assert!(under.start().can(&format!("{kind} b01")), "{kind}");
    }
    assert_eq!(Troop::Kwak.strength(), None);
}

#[test]
fn p6_3_skully_draws_two() {
    let play = Setup::on(Castles).rack(A, "skully").rack(B, "kwak").after("skully b01");
    assert_eq!((play.question().as_str(), play.wanted()), ("skully", 2));
    let drawing = play.clone().after("yes");
    assert_eq!(drawing.refused("draws roxy"), Refused::Impossible);
    let drawn = drawing.after("draws hook roxy");
    assert_eq!((drawn.rack(A), drawn.turn()), ("hook roxy".to_owned(), B));
    assert_eq!(play.after("pass").rack(A), "");
}

#[test]
fn p6_4_star_draws_one() {
    let play = Setup::on(Castles).rack(A, "star").rack(B, "kwak").after("star b01");
    assert_eq!((play.question().as_str(), play.wanted()), ("star", 1));
    let drawing = play.after("yes");
    assert_eq!(drawing.refused("draws hook roxy"), Refused::Impossible);
    let drawn = drawing.after("draws roxy");
    assert_eq!((drawn.rack(A), drawn.turn()), ("roxy".to_owned(), B));
}

#[test]
fn p6_5_draws_end_with_the_rack_and_the_reserve() {
    // Eight in the rack, seven after placing: one place.
    let full = Setup::on(Castles).rack(A, "skully skully skully star star star hook hook").rack(B, "kwak");
    assert_eq!(full.after("skully b01").wanted(), 1);
    assert_eq!(full.after("star b01").wanted(), 1);
    let seven = Setup::on(Castles).rack(A, "skully skully skully star star star hook").rack(B, "kwak");
    assert_eq!(seven.after("skully b01").wanted(), 2);
    let one = Setup::on(Castles).rack(A, "skully kwak").rack(B, "kwak").reserve(A, 1);
    assert_eq!(one.after("skully b01").wanted(), 1);
    let none = Setup::on(Castles).rack(A, "skully star kwak").rack(B, "kwak").reserve(A, 0);
    for placing in ["skully b01", "star b01"] {
        let play = none.after(placing);
        assert_eq!((play.question().as_str(), play.turn()), ("none", B));
    }
}

#[test]
fn p6_6_captain_brings_one_extra_troop_with_its_effect() {
    let setup = Setup::on(Castles).rack(A, "captain star roxy").rack(B, "kwak");
    let play = setup.after("captain b01");
    assert_eq!((play.question().as_str(), play.turn()), ("captain", A));
    assert_eq!(play.barred("draw"), "7.1", "a draw is no extra troop");
    let star = play.clone().after("star b02");
    assert_eq!(star.question(), "star");
    let drawn = star.after("yes, draws hook");
    assert_eq!((drawn.rack(A), drawn.turn()), ("hook roxy".to_owned(), B));
    // One and no more.
    assert_eq!(play.clone().after("roxy b02").turn(), B);
    assert_eq!(play.after("pass").turn(), B);
    // The rest of the rack is pinned: the effect is lost. With an empty rack it is not even in question.
    let pinned =
        Setup::on(Battlefield).rack(A, "captain roxy").pinned(A, "roxy").rack(B, "kwak").after("captain b01");
    assert_eq!(pinned.moves(), ["pass"]);
    assert_eq!(pinned.after("pass").turn(), B);
    assert_eq!(setup.rack(A, "captain").after("captain b01").turn(), B);
}

#[test]
fn p6_7_the_extra_troop_obeys_the_rules_with_captain_on_the_board() {
    let setup = Setup::on(Castles).lay(B, "star b03").rack(A, "captain jumbo roxy").rack(B, "kwak");
    let play = setup.after("captain b01");
    // Through Cap'n to b03, where only the stronger may go; on top of Cap'n; next to the headquarters.
    assert_eq!(play.moves(), ["jumbo b01", "jumbo b02", "pass", "roxy b01", "roxy b02", "roxy b03"]);
    assert_eq!(play.barred("jumbo b03"), "4.3");
    assert_eq!(play.barred("roxy b08"), "5.1");
    assert_eq!(play.barred("star b02"), "3.5");
    assert_eq!(play.barred("roxy HB1"), "4.5");
    assert_eq!(play.clone().after("roxy b01").stack("b01"), "A:captain A:roxy");
    assert_eq!(play.after("roxy b03").stack("b03"), "B:star A:roxy");
}

#[test]
fn p6_8_captains_chain_and_may_enter_the_headquarters() {
    let setup = Setup::on(Castles).rack(A, "captain captain captain skully roxy").rack(B, "kwak");
    let play = setup.after("captain b01, captain b03, captain b08");
    assert_eq!(play.question(), "captain");
    let play = play.after("skully b12");
    assert_eq!((play.question().as_str(), play.rack(A).as_str()), ("skully", "roxy"));
    assert_eq!(play.clone().after("pass").turn(), B);
    assert_eq!(play.after("yes, draws kwak kwak").turn(), B);
    // Three captains and a fourth troop walk a third of the way; from b08 it is near enough.
    let near =
        Setup::on(Castles).lay(A, "roxy b01, roxy b03, star b08").rack(A, "captain captain captain kwak");
    let won = near.after("captain b12, captain b14, kwak HR1");
    assert_eq!((won.ended(), won.rack(A)), ("A headquarters".to_owned(), "captain".to_owned()));
}

/// Every kind as the extra troop, with its effect in question or none.
#[test]
fn every_kind_can_be_the_extra_troop() {
    for (kind, question) in [
        ("kwak", "none"),
        ("skully", "skully"),
        ("captain", "captain"),
        ("jumbo", "jumbo"),
        ("hook", "none"),
        ("xb42", "xb42"),
        ("star", "star"),
        ("roxy", "none"),
    ] {
        let setup = Setup::on(Castles).lay(B, "roxy b04").rack(B, "kwak");
        let setup = setup.rack(A, &format!("captain {kind} roxy"));
        let play = setup.after(&format!("captain b01, {kind} b02"));
        assert_eq!(play.question(), question, "{kind}");
        assert_eq!(play.turn(), if question == "none" { B } else { A });
    }
}

/// The effect of each troop in a chain is offered before the next one is placed, and none twice.
#[test]
fn a_chain_that_is_declined_in_the_middle_ends() {
    let setup = Setup::on(Castles).rack(A, "captain captain captain roxy").rack(B, "kwak");
    let play = setup.after("captain b01, captain b01, pass");
    assert_eq!((play.turn(), play.rack(A).as_str()), (B, "captain roxy"));
    assert_eq!(play.stack("b01"), "A:captain A:captain");
}
