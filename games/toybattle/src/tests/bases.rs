//! §11 to §14: special bases in general, castles, gates and clouds.

use super::*;

#[test]
fn p11_1_a_base_takes_effect_whenever_a_troop_is_placed_from_a_rack() {
    let setup = Setup::on(Clouds).lay(A, "kwak b01").rack(A, "captain roxy roxy").rack(B, "kwak");
    assert_eq!(setup.after("roxy b03").question(), "cloud");
    assert_eq!(setup.after("captain b01, roxy b03").question(), "cloud");
    assert_eq!(setup.clone().lay(A, "kwak b03").after("roxy b03").question(), "cloud", "on top of one's own");
    assert_eq!(setup.clone().lay(B, "kwak b03").after("roxy b03").question(), "cloud");
    // Uncovered there: red's Jumbo shows a blue troop on a trench, and nobody is asked.
    let trench = Setup::on(Battlefield)
        .lay(A, "skully b11")
        .lay(B, "star b11, roxy b10")
        .rack(A, "jumbo")
        .rack(B, "kwak");
    let trench = trench.lay(A, "roxy b01, roxy b03, star b07");
    assert_eq!(trench.after("jumbo b07, discard b11").turn(), B);
    // Pushed there: red's troop comes to b09 from b10 in blue's turn.
    let pushed = Setup::on(Jungle)
        .lay(A, "kwak b03, roxy b06")
        .lay(B, "star b10, star b12")
        .rack(A, "roxy")
        .rack(B, "kwak");
    assert_eq!(pushed.after("roxy b09, push b10 b09").turn(), B);
}

#[test]
fn p11_2_it_may_be_declined_and_comes_last_and_never_overfills_a_rack() {
    let play = Setup::on(Clouds).lay(A, "kwak b01").rack(A, "skully").rack(B, "kwak").after("skully b03");
    assert_eq!(play.question(), "skully, then b03");
    let cloud = play.after("yes, draws hook hook");
    assert_eq!(cloud.question(), "cloud");
    assert_eq!(cloud.after("pass").rack(A), "hook hook");
    // Seven are left of eight after placing; Star fills the rack, and the base has nothing to give.
    let rack = "star kwak kwak kwak hook hook hook roxy";
    let full = |terrain, line: &str| Setup::on(terrain).lay(A, line).rack(A, rack).rack(B, "kwak");
    let clouds = Setup::on(Clouds).lay(A, "jumbo b01").rack(A, rack).rack(B, "kwak");
    assert_eq!(clouds.after("star b03, yes, draws jumbo").turn(), B);
    assert_eq!(clouds.after("star b03, pass").question(), "cloud");
    let castle = full(Castles, "jumbo b01, jumbo b03");
    assert_eq!(castle.after("star b05, yes, draws jumbo").turn(), B);
    assert_eq!(castle.after("star b05, pass").question(), "recall");
    let crypt = full(Cemetery, "jumbo b03").dead(A, "jumbo");
    assert_eq!(crypt.after("star b02, yes, draws jumbo").turn(), B);
    assert_eq!(crypt.after("star b02, pass").question(), "raise");
    // Both of Cap'n's castles are asked for while there is room: with seven left, one recall.
    let chain = Setup::on(Castles)
        .lay(A, "jumbo b01, jumbo b03")
        .rack(A, "captain star kwak kwak kwak hook hook hook");
    let chain = chain.rack(B, "kwak").after("captain b05, star b05, yes, draws roxy");
    assert_eq!(chain.question(), "recall, then b05");
    assert_eq!(chain.after("recall b01").turn(), B);
}

#[test]
fn p11_3_gates_and_mutes_cannot_be_declined() {
    let gate = Setup::on(Pool).lay(A, "kwak b01, star b03").rack(A, "roxy skully star").rack(B, "kwak");
    assert_eq!(gate.start().barred("roxy b02"), "13.2");
    // No question is asked for a gate or a mute, and none waits.
    let captain =
        Setup::on(Pool).lay(A, "kwak b01").rack(A, "captain roxy").rack(B, "kwak").after("captain b02");
    assert_eq!(captain.question(), "captain");
    assert_eq!(gate.after("star b07, pass").turn(), B);
    let mute = Setup::on(Station).lay(A, "kwak b02, roxy b03").rack(A, "star skully").rack(B, "kwak");
    assert_eq!(mute.after("star b06").turn(), B);
    assert_eq!(mute.clone().lay(A, "hook b06").after("star b06").turn(), B, "on every placement");
}

#[test]
fn p12_2_a_castle_gives_another_visible_troop_back() {
    for castle in ["b05", "b06", "b10", "b11"] {
        let setup = Setup::on(Castles)
            .lay(A, "roxy b01, kwak b15, star b13")
            .lay(B, "skully b13")
            .rack(A, "hook")
            .rack(B, "kwak");
        let play = setup.after(&format!("hook {castle}"));
        // Anywhere on the board, connected or not; not covered, not an enemy.
        assert_eq!(play.moves(), ["pass", "recall b01", "recall b15"]);
        assert_eq!(play.barred("recall b13"), "12.2");
        let back = play.clone().after("recall b15");
        assert_eq!((back.rack(A), back.stack("b15"), back.turn()), ("kwak".to_owned(), String::new(), B));
        assert_eq!(play.after("pass").rack(A), "");
    }
    for other in ["b03", "b08", "b14"] {
        let play = Setup::on(Castles)
            .lay(A, "roxy b01")
            .rack(A, "hook")
            .rack(B, "kwak")
            .after(&format!("hook {other}"));
        assert_eq!(play.turn(), B, "{other} is no castle");
    }
    // Without another visible troop there is none, and with a full rack neither.
    let alone = Setup::on(Castles).lay(A, "roxy b01").lay(B, "kwak b01").rack(A, "hook").rack(B, "kwak");
    assert_eq!(alone.after("hook b05").turn(), B);
    let full = Setup::on(Castles)
        .lay(A, "jumbo b03, jumbo b01")
        .rack(A, "star kwak kwak kwak hook hook hook roxy")
        .rack(B, "kwak");
    assert_eq!(full.after("star b05, yes, draws roxy").turn(), B);
}

#[test]
fn p12_3_not_the_troop_that_set_it_off_but_any_other() {
    let setup = Setup::on(Castles)
        .lay(A, "roxy b01, star b03, star b02, roxy b04")
        .rack(A, "captain hook")
        .rack(B, "kwak");
    let play = setup.after("captain b05, hook b06");
    assert_eq!(play.question(), "recall, then b06");
    assert_eq!(play.barred("recall b05"), "12.2");
    assert!(play.can("recall b06"), "placed in the same turn");
    // Hook goes back, and its castle with it.
    let back = play.clone().after("recall b06");
    assert_eq!((back.turn(), back.rack(A)), (B, "hook".to_owned()));
    // Otherwise Hook's castle comes, and may take Cap'n.
    let second = play.after("recall b01");
    assert_eq!(second.moves(), ["pass", "recall b02", "recall b03", "recall b04", "recall b05"]);
    assert_eq!(second.after("recall b05").rack(A), "captain roxy");
}

#[test]
fn p12_4_what_lies_below_becomes_visible_and_regions_are_checked() {
    let setup =
        Setup::on(Castles).lay(B, "skully b01").lay(A, "kwak b01, roxy b02").rack(A, "hook").rack(B, "roxy");
    let play = setup.after("hook b05, recall b01");
    assert_eq!(play.stack("b01"), "B:skully");
    let region = Setup::on(Castles)
        .lay(B, "star b10, star b12, skully b07")
        .lay(A, "roxy b07")
        .rack(A, "hook")
        .rack(B, "kwak");
    let play = region.after("hook b05, recall b07");
    assert_eq!((play.medals(), play.regions(B).as_str()), ([0, 1], "r06"));
}

#[test]
fn p13_2_gates_let_certain_strengths_pass() {
    let gates = [
        ("b02", "skully captain"),
        ("b12", "skully captain"),
        ("b06", "jumbo hook xb42"),
        ("b08", "jumbo hook xb42"),
        ("b07", "star roxy"),
    ];
    let line = "kwak b01, kwak b03, kwak b04, jumbo b05, roxy b09, roxy b11";
    for (gate, allowed) in gates {
        let play = Setup::on(Pool)
            .lay(A, line)
            .lay(A, "star b07")
            .took(A, "r03")
            .rack(A, "skully captain jumbo hook xb42 star roxy")
            .start();
        for kind in ALL_KINDS.split(' ').skip(1) {
            let text = format!("{kind} {gate}");
            assert_eq!(play.can(&text), allowed.contains(kind), "{text}");
            if !allowed.contains(kind) {
                assert_eq!(play.barred(&text), "13.2");
            }
        }
    }
    // Bases without a gate let everybody pass.
    let open = Setup::on(Pool).rack(A, ALL_KINDS).start();
    assert!(
        ALL_KINDS.split(' ').all(|kind| open.can(&format!("{kind} b01")) && open.can(&format!("{kind} b03")))
    );
}

#[test]
fn p13_3_one_headquarters_a_side_is_gated() {
    let blue = "kwak b01, kwak b03, star b07, roxy b11, star b13";
    let red = "kwak b13, kwak b11, star b07, roxy b03, star b01";
    let rack = "skully captain jumbo hook xb42 star roxy";
    for (seat, line, gated, open) in [(A, blue, "HR1", "HR2"), (B, red, "HB2", "HB1")] {
        let play = Setup::on(Pool).lay(seat, line).rack(seat, rack).turn(seat).start();
        assert_eq!(play.moves().iter().filter(|text| text.ends_with(open)).count(), 7);
        for kind in ["star", "roxy"] {
            assert!(play.can(&format!("{kind} {gated}")));
        }
        for kind in ["skully", "captain", "jumbo", "hook", "xb42"] {
            assert_eq!(play.barred(&format!("{kind} {gated}")), "13.3");
        }
    }
    // The owner's lines start from it whoever is placed: b03 hangs on the gated HB2, b11 on the gated HR1.
    assert!(Setup::on(Pool).lay(B, "roxy b01").rack(A, "skully").start().can("skully b03"));
    assert!(Setup::on(Pool).lay(A, "roxy b13").rack(B, "skully").turn(B).start().can("skully b11"));
}

#[test]
fn p13_4_kwak_passes_every_gate() {
    let line = "star b01, star b03, xb42 b04, roxy b05, roxy b09, roxy b11, star b07";
    let play = Setup::on(Pool).lay(A, line).took(A, "r03").rack(A, "kwak").start();
    for slot in ["b02", "b12", "b06", "b08", "b07", "HR1"] {
        assert!(play.can(&format!("kwak {slot}")), "{slot}");
    }
}

#[test]
fn p13_5_gates_hold_for_everybody_who_is_placed() {
    // On top of one's own, as the extra troop, and for Hook.
    let setup = Setup::on(Pool).lay(A, "kwak b01, skully b02").rack(A, "captain hook roxy").rack(B, "kwak");
    assert_eq!(setup.start().barred("roxy b02"), "13.2");
    assert_eq!(setup.start().barred("hook b12"), "13.2");
    assert!(setup.start().can("hook b08"));
    let extra = setup.after("captain b02");
    assert_eq!(extra.barred("roxy b02"), "13.2");
    assert_eq!(extra.barred("hook b07"), "13.2");
    assert!(extra.can("hook b06"));
}

#[test]
fn p14_2_a_cloud_gives_one_troop_after_the_troops_own() {
    for cloud in ["b03", "b06", "b09", "b12"] {
        let play = Setup::on(Clouds).rack(A, "hook").rack(B, "kwak").after(&format!("hook {cloud}"));
        assert_eq!((play.question().as_str(), play.wanted()), ("cloud", 1));
        assert_eq!(play.after("yes, draws roxy").rack(A), "roxy");
    }
    let skully = Setup::on(Clouds).lay(A, "kwak b01").rack(A, "skully").rack(B, "kwak");
    let play = skully.after("skully b03, yes, draws hook hook, yes, draws roxy");
    assert_eq!((play.rack(A).as_str(), play.turn()), ("hook hook roxy", B));
    // The reserve gives two and then nothing.
    let last = skully.clone().rack(A, "skully kwak").lot(A, "hook hook roxy star star star");
    assert_eq!(last.after("skully b03, yes, draws hook hook").turn(), B);
    assert_eq!(last.after("skully b03, pass").question(), "cloud");
    let full = Setup::on(Clouds)
        .lay(A, "jumbo b01")
        .rack(A, "star kwak kwak kwak hook hook hook roxy")
        .rack(B, "kwak");
    assert_eq!(full.after("star b03, yes, draws roxy").turn(), B);
}
