//! §15 to §19: volcanoes, crypts, two headquarters, muted bases and trenches.

use super::*;
use crate::terrain::Slot;

#[test]
fn p15_2_a_volcano_pushes_an_adjacent_enemy_one_path_on() {
    let setup = Setup::on(Jungle)
        .lay(A, "kwak b01, star b04")
        .lay(B, "roxy b02, star b08, hook b07")
        .rack(A, "roxy")
        .rack(B, "kwak");
    let play = setup.after("roxy b05");
    // b05 touches b02, b04 and b08: b07 is too far, b04 is blue's.
    assert_eq!(
        play.moves(),
        ["pass", "push b02 b01", "push b02 b05", "push b08 b05", "push b08 b07", "push b08 b11"]
    );
    assert_eq!(play.barred("push b07 b04"), "15.2");
    assert_eq!(play.barred("push b04 b07"), "15.2");
    assert_eq!(play.barred("push b02 b04"), "15.2");
    let pushed = play.clone().after("push b08 b11");
    assert_eq!(
        (pushed.stack("b08"), pushed.stack("b11"), pushed.turn()),
        (String::new(), "B:star".to_owned(), B)
    );
    assert_eq!(play.after("pass").stack("b08"), "B:star");
    // The other volcano is b09, and there is no third.
    let other = Setup::on(Jungle).lay(B, "star b10").rack(A, "hook").rack(B, "kwak").after("hook b09");
    assert_eq!(other.moves(), ["pass", "push b10 b07", "push b10 b09", "push b10 b13"]);
    assert_eq!(
        Setup::on(Jungle).lay(B, "star b10").rack(A, "hook").rack(B, "kwak").after("hook b07").turn(),
        B
    );
}

#[test]
fn p15_3_a_push_heeds_no_rule_of_placement_and_no_headquarters() {
    // A Skully of red lands on blue's Roxy and on red's own Roxy.
    let setup = Setup::on(Jungle)
        .lay(A, "roxy b04, kwak b01, roxy b07")
        .lay(B, "skully b08, roxy b11")
        .rack(A, "roxy")
        .rack(B, "kwak");
    let play = setup.after("roxy b05");
    assert_eq!(play.clone().after("push b08 b07").stack("b07"), "A:roxy B:skully");
    assert_eq!(play.after("push b08 b11").stack("b11"), "B:roxy B:skully");
    // No headquarters is a target. On this terrain none is even next to a base next to a volcano.
    let near = Setup::on(Jungle)
        .lay(A, "star b10, star b12")
        .lay(B, "kwak b13")
        .rack(B, "hook")
        .turn(B)
        .rack(A, "kwak");
    let play = near.after("hook b09");
    assert_eq!(
        play.moves(),
        ["pass", "push b10 b07", "push b10 b09", "push b10 b13", "push b12 b09", "push b12 b13"]
    );
    assert_eq!(play.barred("push b10 HR1"), "15.2");
    for base in ["b02", "b04", "b08", "b06", "b10", "b12"] {
        let slot: Slot = base.parse().expect("a base");
        assert!(Jungle.terrain().neighbours(slot).all(Slot::is_base));
    }
}

#[test]
fn p15_4_only_the_visible_tile_moves_and_has_no_effect() {
    let setup = Setup::on(Jungle)
        .lay(A, "kwak b01, star b04, skully b08")
        .lay(B, "star b08")
        .rack(A, "roxy")
        .rack(B, "kwak");
    let play = setup.after("roxy b05, push b08 b07");
    assert_eq!((play.stack("b08"), play.stack("b07")), ("A:skully".to_owned(), "B:star".to_owned()));
    assert_eq!(play.turn(), B, "nobody draws");
    // Nor does a volcano that is reached.
    let setup =
        Setup::on(Jungle).lay(A, "kwak b03, roxy b06").lay(B, "jumbo b10").rack(A, "roxy").rack(B, "kwak");
    assert_eq!(setup.after("roxy b09, push b10 b09").turn(), B);
}

#[test]
fn p15_5_a_troop_may_be_pushed_onto_the_volcano() {
    let setup = Setup::on(Jungle)
        .lay(A, "kwak b01, star b04")
        .lay(B, "skully b08")
        .rack(A, "captain roxy")
        .rack(B, "kwak");
    let play = setup.after("captain b05, pass, push b08 b05");
    assert_eq!(play.stack("b05"), "A:captain B:skully");
    // A second volcano effect of the same base survives that: its troop is covered, not gone.
    let twice = setup.clone().lay(B, "hook b02").after("captain b05, roxy b05, push b08 b05");
    assert_eq!(
        (twice.question().as_str(), twice.stack("b05").as_str()),
        ("push", "A:captain A:roxy B:skully")
    );
    assert_eq!(
        twice.moves(),
        ["pass", "push b02 b01", "push b02 b05"],
        "what stands on the volcano is not next to it"
    );
}

#[test]
fn p16_2_a_crypt_raises_an_own_troop_from_the_discard() {
    for crypt in ["b02", "b04", "b12", "b14"] {
        let setup =
            Setup::on(Cemetery).rack(A, "hook").dead(A, "kwak roxy roxy").dead(B, "star").rack(B, "kwak");
        let play = setup.after(&format!("hook {crypt}"));
        assert_eq!(play.moves(), ["pass", "raise kwak", "raise roxy"]);
        assert_eq!(play.barred("raise star"), "16.2");
        let raised = play.clone().after("raise roxy");
        assert_eq!(
            (raised.rack(A), raised.discard(A), raised.discard(B)),
            ("roxy".to_owned(), "kwak roxy".to_owned(), "star".to_owned())
        );
        assert_eq!(play.after("pass").discard(A), "kwak roxy roxy");
    }
    // Enemy dead are no help, and a full rack takes nobody.
    let none = Setup::on(Cemetery).rack(A, "hook").dead(B, "star").rack(B, "kwak");
    assert_eq!(none.after("hook b02").turn(), B);
    let full = Setup::on(Cemetery)
        .lay(A, "jumbo b03")
        .rack(A, "star kwak kwak kwak hook hook hook roxy")
        .dead(A, "roxy")
        .rack(B, "kwak");
    assert_eq!(full.after("star b02, yes, draws roxy").turn(), B);
    // A troop that Jumbo or XB-42 threw out lies there for its owner.
    let thrown = Setup::on(Cemetery).lay(A, "kwak b03").lay(B, "roxy b05").rack(A, "jumbo").rack(B, "hook");
    assert_eq!(thrown.after("jumbo b02, discard b05, hook b12").moves(), ["pass", "raise roxy"]);
    let broken = Setup::on(Cemetery).lay(A, "kwak b03").rack(A, "xb42").rack(B, "hook star");
    assert_eq!(broken.after("xb42 b02, yes, discards star, hook b12").moves(), ["pass", "raise star"]);
}

#[test]
fn p16_3_a_raised_troop_comes_too_late_to_be_the_extra_one() {
    let setup =
        Setup::on(Cemetery).lay(A, "kwak b03").rack(A, "captain hook").dead(A, "roxy").rack(B, "kwak");
    let play = setup.after("captain b02");
    assert_eq!(play.question(), "captain, then b02");
    assert_eq!(play.barred("roxy b05"), "3.5");
    let raised = play.after("pass, raise roxy");
    assert_eq!((raised.turn(), raised.rack(A)), (B, "hook roxy".to_owned()));
}

#[test]
fn p17_2_blue_starts_from_both_headquarters_and_red_enters_either() {
    let blue = Setup::on(Caribbean).rack(A, "roxy").start();
    assert_eq!(blue.places("roxy"), "b01 b03 b05");
    // One line is cut; the other goes on.
    let cut = Setup::on(Caribbean).lay(B, "roxy b01, roxy b03").rack(A, "roxy").start();
    assert_eq!(cut.places("roxy"), "b05");
    let line = "kwak b10, star b11, star b02, xb42 b05, xb42 b01";
    for headquarters in ["HB1", "HB2"] {
        let red = Setup::on(Caribbean).lay(B, line).rack(B, "roxy").turn(B);
        assert_eq!(red.after(&format!("roxy {headquarters}")).ended(), "B headquarters");
    }
    // With red first, seat 0 has the one headquarters.
    let red = Setup::on(Caribbean).red_first().rack(A, "roxy").start();
    assert_eq!(red.places("roxy"), "b10 b12");
}

/// Every troop with an effect, placed where it could use it.
#[test]
fn p18_2_a_muted_troop_has_no_effect() {
    for base in ["b06", "b07", "b08"] {
        for (kind, question) in [
            ("skully", "skully"),
            ("captain", "captain"),
            ("jumbo", "jumbo"),
            ("xb42", "xb42"),
            ("star", "star"),
        ] {
            let setup = Setup::on(Station)
                .lay(A, "kwak b02, kwak b05, star b03, star b04, hook b01")
                .lay(B, "hook b09");
            let setup = setup
                .rack(A, &format!("{kind} roxy"))
                .rack(B, "kwak")
                .took(A, "r01")
                .took(A, "r02")
                .took(A, "r03");
            let muted = setup.after(&format!("{kind} {base}"));
            assert_eq!((muted.question().as_str(), muted.turn()), ("none", B), "{kind} {base}");
            let plain = setup.plain().after(&format!("{kind} {base}"));
            assert_eq!(plain.question(), question, "{kind} {base}");
        }
    }
}

#[test]
fn p18_3_hook_needs_a_connection_to_a_muted_base() {
    let cut = Setup::on(Station).rack(A, "hook").start();
    for base in ["b06", "b07", "b08"] {
        assert_eq!(cut.barred(&format!("hook {base}")), "18.3");
    }
    assert!(cut.can("hook b05") && cut.can("hook b09") && cut.can("hook b13"));
    let linked = Setup::on(Station).lay(A, "kwak b02, star b05").rack(A, "hook").start();
    assert!(["b06", "b07", "b08"].iter().all(|base| linked.can(&format!("hook {base}"))));
}

#[test]
fn p18_4_kwak_is_a_joker_on_muted_bases_too() {
    let line = "skully b02, star b05";
    let over = Setup::on(Station).lay(A, line).lay(B, "roxy b07").rack(A, "kwak").start();
    assert!(over.can("kwak b07"));
    let under = Setup::on(Station).lay(A, line).lay(B, "kwak b07").rack(A, "skully").start();
    assert!(under.can("skully b07"));
}

#[test]
fn p18_5_only_the_troop_placed_there_is_muted() {
    let line = "kwak b02, star b03, hook b05";
    let jumbo =
        Setup::on(Station).lay(A, line).lay(B, "roxy b07").rack(A, "jumbo").rack(B, "kwak").took(A, "r03");
    let play = jumbo.after("jumbo b05");
    assert_eq!(play.moves(), ["discard b07", "pass"]);
    assert_eq!(play.after("discard b07").discard(B), "roxy");
    // Cap'n sends the extra troop there, and there it has no effect.
    let captain = Setup::on(Station)
        .lay(A, line)
        .rack(A, "captain star")
        .rack(B, "kwak")
        .took(A, "r03")
        .after("captain b01");
    assert_eq!(captain.after("star b07").turn(), B);
}

#[test]
fn p19_2_a_trench_pins_a_troop_of_the_enemys_rack() {
    for trench in ["b04", "b06", "b09", "b11"] {
        let play =
            Setup::on(Battlefield).rack(A, "hook").rack(B, "star roxy").after(&format!("hook {trench}"));
        assert_eq!(
            (play.question().as_str(), play.moves()),
            ("pin", vec!["pass".to_owned(), "yes".to_owned()])
        );
        let pinned = play.clone().after("yes, pins roxy");
        assert_eq!((pinned.turn(), pinned.barred("roxy b13")), (B, "19.3"));
        assert!(play.after("pass").can("roxy b13"));
    }
    assert_eq!(Setup::on(Battlefield).rack(A, "hook").rack(B, "star").after("hook b03").turn(), B);
}

#[test]
fn p19_3_a_pinned_troop_waits_until_the_end_of_its_owners_turn() {
    let setup = Setup::on(Battlefield).rack(A, "hook hook").rack(B, "captain roxy roxy star");
    let play = setup.after("hook b04, yes, pins star");
    assert_eq!(play.barred("star b13"), "19.3");
    // Not as the extra troop either; and Cap'n himself is free.
    let extra = play.clone().after("captain b13");
    assert_eq!(extra.barred("star b14"), "19.3");
    assert!(extra.can("roxy b14"));
    // Free again, whatever was done in the turn: a placing, or a draw.
    for turn in ["roxy b13", "draw, draws kwak kwak", "captain b13, pass"] {
        let later = play.clone().after(turn).after("draw, draws kwak kwak");
        assert_eq!((later.turn(), later.can("star b14")), (B, true), "{turn}");
        assert_eq!(later.state.view(Viewer::Public).sides[1].pinned, 0);
    }
    // Two of a kind: only one of them is pinned.
    let twins = setup.after("hook b04, yes, pins roxy");
    let twins = twins.after("captain b13, roxy b14");
    assert_eq!(twins.rack(B), "star roxy");
    let twins = setup.after("hook b04, yes, pins roxy, captain b13");
    assert!(twins.can("roxy b14"));
}

/// In play nothing is pinned when XB-42 acts: pins are the turn's last effects, and end with their owner's turn. The
/// rule is kept all the same.
#[test]
fn p19_4_a_pinned_troop_stays_in_the_rack() {
    let rack = "kwak kwak kwak star star star roxy roxy";
    let play = Setup::on(Battlefield).rack(A, "hook").rack(B, rack).after("hook b04, yes, pins star");
    assert_eq!(play.barred("draw"), "3.3");
    assert_eq!(play.state.view(Viewer::Public).sides[1].rack, 8);
    let hit =
        Setup::on(Battlefield).rack(A, "xb42").rack(B, "star roxy").pinned(B, "star").after("xb42 b01, yes");
    assert_eq!(hit.odds().len(), 2);
    let hit = hit.after("discards star");
    assert_eq!((hit.rack(B), hit.discard(B)), ("roxy".to_owned(), "star".to_owned()));
    assert_eq!(hit.state.view(Viewer::Public).sides[1].pinned, 0);
}

#[test]
fn p19_5_several_pins_fall_on_troops_not_yet_pinned() {
    let setup = Setup::on(Battlefield).lay(A, "kwak b01, star b03").rack(A, "captain captain hook");
    let play =
        setup.clone().rack(B, "star star roxy").after("captain b04, captain b04, hook b11, yes, pins star");
    assert_eq!(play.question(), "pin, then b11");
    let play = play.after("yes");
    let odds = [("pins roxy", 1), ("pins star", 1)];
    assert_eq!(play.odds(), odds.map(|(text, weight)| (text.to_owned(), weight)));
    let play = play.after("pins star");
    assert_eq!(play.clone().after("yes").odds(), [("pins roxy".to_owned(), 1)]);
    let play = play.after("pass");
    assert_eq!((play.barred("star b13"), play.can("roxy b13")), ("19.3", true));
    // Two troops, three trenches: the third has nothing to pin.
    let few = setup
        .rack(B, "star roxy")
        .after("captain b04, captain b04, hook b11, yes, pins star, yes, pins roxy");
    assert_eq!(few.turn(), B);
}
