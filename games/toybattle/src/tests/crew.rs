//! §6.9 to §6.15: Jumbo, Hook, XB-42 and Roxy.

use super::*;

#[test]
fn p6_9_jumbo_discards_one_adjacent_visible_enemy() {
    let setup = Setup::on(Castles)
        .lay(A, "roxy b01, star b02, skully b08")
        .lay(B, "roxy b05, kwak b07, star b12")
        .rack(A, "jumbo")
        .rack(B, "kwak");
    let play = setup.after("jumbo b03");
    // Not b08, which is one's own; not b12, which is two paths away; strength is no matter.
    assert_eq!(play.moves(), ["discard b05", "discard b07", "pass"]);
    assert_eq!(play.barred("discard b08"), "6.9");
    assert_eq!(play.barred("discard b12"), "6.9");
    assert_eq!(play.barred("discard HB1"), "6.9");
    assert_eq!(play.barred("yes"), "7.1");
    let hit = play.clone().after("discard b05");
    assert_eq!(
        (hit.stack("b05"), hit.discard(B), hit.discard(A)),
        (String::new(), "roxy".to_owned(), String::new())
    );
    assert_eq!(hit.turn(), B);
    for who in Viewer::all(2) {
        let seen = Seen::Discarded { seat: A, troop: Troop::Roxy, slot: "b05".parse().expect("a base") };
        assert!(hit.seen(who).contains(&seen));
        assert_eq!(names(hit.state.view(who).sides[1].discard), "roxy");
    }
    assert_eq!(play.after("pass").stack("b05"), "B:roxy");
}

#[test]
fn p6_10_jumbo_removes_the_visible_tile_alone() {
    let setup =
        Setup::on(Castles).lay(A, "hook b05").lay(B, "star b05, roxy b05, kwak b08").lay(A, "kwak b03");
    let setup = setup.lay(A, "roxy b01").lay(B, "star b08").rack(A, "jumbo").rack(B, "kwak");
    let play = setup.after("jumbo b03, discard b05");
    assert_eq!(play.stack("b05"), "A:hook B:star");
    // Below lies blue's own now: it occupies the base, and the line goes on through it.
    let own = Setup::on(Castles)
        .lay(A, "roxy b01, star b05, kwak b03")
        .lay(B, "roxy b05")
        .rack(A, "jumbo hook star")
        .rack(B, "kwak");
    let play = own.after("jumbo b03, discard b05");
    assert_eq!(play.stack("b05"), "A:star");
    assert_eq!(play.after("draw, draws hook hook, star b05, pass").stack("b05"), "A:star A:star");
}

#[test]
fn p6_11_hook_needs_no_connection() {
    let play = Setup::on(Castles).rack(A, "hook roxy").start();
    let all: Vec<String> = (1..=15).map(|base| format!("b{base:02}")).collect();
    assert_eq!(play.places("hook"), all.join(" "));
    assert_eq!(play.places("roxy"), "b01 b02");
    // Also as the extra troop.
    let extra = Setup::on(Castles).rack(A, "captain hook").rack(B, "kwak").after("captain b01");
    assert_eq!(extra.places("hook"), all.join(" "));
    // Placed, it has nothing left to do.
    assert_eq!(extra.after("hook b15").turn(), B);
}

#[test]
fn p6_12_hook_covers_no_more_than_others_do() {
    for (kind, can) in [("kwak", true), ("jumbo", true), ("hook", false), ("xb42", false), ("roxy", false)] {
        let play = Setup::on(Castles).lay(B, &format!("{kind} b12")).rack(A, "hook").start();
        assert_eq!(play.can("hook b12"), can, "{kind}");
        if !can {
            assert_eq!(play.barred("hook b12"), "4.3");
        }
    }
    // One's own, cut off, may be covered.
    assert!(Setup::on(Castles).lay(A, "roxy b12").rack(A, "hook").start().can("hook b12"));
}

#[test]
fn p6_13_hook_needs_a_connection_to_a_headquarters() {
    let cut = Setup::on(Castles).lay(A, "roxy b14").rack(A, "hook").start();
    assert_eq!(cut.barred("hook HR1"), "6.13");
    let linked =
        Setup::on(Castles).lay(A, "roxy b14, star b12, star b08, star b03, kwak b01").rack(A, "hook");
    assert_eq!(linked.after("hook HR1").ended(), "A headquarters");
}

#[test]
fn p6_14_xb42_discards_a_random_troop_of_the_rack() {
    let setup = Setup::on(Castles).rack(A, "xb42").rack(B, "kwak roxy roxy hook");
    let play = setup.after("xb42 b01");
    assert_eq!((play.question().as_str(), play.moves()), ("xb42", vec!["pass".to_owned(), "yes".to_owned()]));
    let rolling = play.clone().after("yes");
    let odds = [("discards hook", 1), ("discards kwak", 1), ("discards roxy", 2)];
    assert_eq!(rolling.odds(), odds.map(|(text, weight)| (text.to_owned(), weight)));
    assert_eq!(rolling.refused("discards star"), Refused::Impossible);
    assert_eq!(rolling.refused("draws roxy"), Refused::Impossible);
    assert_eq!(rolling.refused("pins roxy"), Refused::Impossible);
    let hit = rolling.after("discards roxy");
    assert_eq!(
        (hit.rack(B), hit.discard(B), hit.turn()),
        ("kwak hook roxy".to_owned(), "roxy".to_owned(), B)
    );
    assert_eq!(play.after("pass").rack(B), "kwak hook roxy roxy");
    // Against an empty rack nothing happens.
    let nothing = Setup::on(Castles).rack(A, "xb42").after("xb42 b01");
    assert_eq!((nothing.question().as_str(), nothing.turn()), ("none", B));
}

#[test]
fn p6_15_roxy_has_no_effect_and_only_kwak_covers_it() {
    let play = Setup::on(Castles).rack(A, "roxy kwak").rack(B, "kwak roxy").after("roxy b01");
    assert_eq!((play.question().as_str(), play.turn()), ("none", B));
    let covers = Setup::on(Castles).lay(A, "roxy b15").rack(B, ALL_KINDS).turn(B).start();
    let over: Vec<String> = covers.moves().into_iter().filter(|text| text.ends_with("b15")).collect();
    assert_eq!(over, ["kwak b15"]);
}

/// XB-42 may empty the rack of somebody who then has nothing to do.
#[test]
fn xb42_can_leave_the_enemy_stuck() {
    let setup = Setup::on(Castles).rack(A, "xb42").rack(B, "roxy").reserve(B, 0).medals([1, 0]);
    assert_eq!(setup.after("xb42 b01, yes, discards roxy").ended(), "A stuck");
    assert_eq!(setup.after("xb42 b01, pass").ended(), "open");
}
