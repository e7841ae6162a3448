//! §4 and §5: what a troop may cover, and how it must be connected.

use super::*;

fn kinds() -> impl Iterator<Item = &'static str> {
    ALL_KINDS.split(' ')
}

/// By the words of the rules: strictly stronger, or a joker on either side.
fn may_cover(upper: &str, lower: &str) -> bool {
    let strength = |kind: &str| kinds().position(|other| other == kind).expect("a kind");
    upper == "kwak" || lower == "kwak" || strength(upper) > strength(lower)
}

#[test]
fn p4_1_any_troop_goes_on_an_empty_base() {
    let play = Setup::on(Castles).rack(A, ALL_KINDS).start();
    assert!(kinds().all(|kind| play.can(&format!("{kind} b01")) && play.can(&format!("{kind} b02"))));
}

#[test]
fn p4_2_any_troop_goes_on_a_base_of_its_own_side() {
    for below in kinds() {
        let play = Setup::on(Castles).lay(A, &format!("{below} b01")).rack(A, ALL_KINDS).start();
        assert!(kinds().all(|kind| play.can(&format!("{kind} b01"))), "on {below}");
    }
}

#[test]
fn p4_3_only_a_stronger_troop_covers_an_enemy() {
    for (seat, enemy) in [(A, B), (B, A)] {
        for below in kinds() {
            let base = if seat == A { "b02" } else { "b15" };
            let setup =
                Setup::on(Castles).lay(enemy, &format!("{below} {base}")).rack(seat, ALL_KINDS).turn(seat);
            let play = setup.start();
            for kind in kinds() {
                let text = format!("{kind} {base}");
                assert_eq!(play.can(&text), may_cover(kind, below), "{kind} on {below}");
                if !may_cover(kind, below) {
                    assert_eq!(play.barred(&text), "4.3");
                }
            }
        }
    }
}

#[test]
fn p4_4_only_the_top_of_a_stack_counts() {
    let tower = "kwak b01, roxy b01, star b01, star b01, jumbo b01";
    let setup = Setup::on(Castles)
        .lay(A, tower)
        .lay(B, "roxy b01, kwak b01")
        .lay(A, "captain b01")
        .lay(B, "kwak b01");
    let play = setup.rack(A, "skully").rack(B, "jumbo").start();
    let before = "A:kwak A:roxy A:star A:star A:jumbo B:roxy B:kwak A:captain B:kwak";
    assert_eq!(play.stack("b01"), before);
    // The visible joker can be covered, whatever lies below; and it breaks the line, whoever lies below.
    assert!(!play.can("skully b03"));
    let play = play.after("skully b01");
    assert_eq!(play.stack("b01"), format!("{before} A:skully"));
    // Troops below count for no region: one held but for a visible enemy is not won.
    let region = Setup::on(Castles)
        .lay(A, "roxy b01, roxy b03, roxy b05, star b07")
        .lay(B, "kwak b05")
        .rack(A, "hook");
    assert_eq!(region.after("hook b07").medals(), [0, 0]);
    assert_eq!(region.after("hook b05").medals(), [1, 0]);
    // Everybody sees the whole stack, from bottom to top.
    for who in Viewer::all(2) {
        assert_eq!(play.state.view(who).stacks[0].troops.len(), 10);
    }
}

#[test]
fn p4_5_any_troop_enters_the_enemy_headquarters_and_none_its_own() {
    for (seat, line, enemy, own) in [
        (A, "kwak b01, kwak b03, star b08, star b12, roxy b14", "HR1", "HB1"),
        (B, "kwak b14, kwak b12, star b08, star b03, roxy b01", "HB1", "HR1"),
    ] {
        let play =
            Setup::on(Castles).lay(seat, line).rack(seat, ALL_KINDS.trim_start_matches("kwak ")).turn(seat);
        for kind in kinds().skip(1) {
            assert_eq!(
                play.after(&format!("{kind} {enemy}")).ended().split(' ').nth(1),
                Some("headquarters")
            );
            assert_eq!(play.start().barred(&format!("{kind} {own}")), "4.5");
        }
    }
    assert_eq!(Setup::on(Caribbean).rack(A, "hook").start().barred("hook HB2"), "4.5");
}

#[test]
fn p5_1_a_troop_needs_an_own_line_from_its_headquarters() {
    let setup = Setup::on(Castles).lay(A, "roxy b01").lay(B, "kwak b03").rack(A, "star star");
    let play = setup.start();
    // The bases next to the headquarters and to b01, held or not.
    assert_eq!(play.places("star"), "b01 b02 b03");
    for far in ["b04", "b05", "b08", "b15", "HR1"] {
        assert_eq!(play.barred(&format!("star {far}")), "5.1", "{far}");
    }
    // Once b03 is covered, the line goes on to what is next to it.
    let further = play.after("star b03, pass, draw, draws star star");
    assert_eq!(further.places("star"), "b01 b02 b03 b05 b07 b08");
}

#[test]
fn p5_2_an_empty_or_enemy_base_breaks_the_line() {
    let gap = Setup::on(Castles).lay(A, "roxy b01, roxy b08").rack(A, "roxy").start();
    assert_eq!(gap.places("roxy"), "b01 b02 b03");
    let enemy = Setup::on(Castles)
        .lay(A, "roxy b01, roxy b03, roxy b08")
        .lay(B, "skully b03")
        .rack(A, "star")
        .start();
    assert_eq!(enemy.places("star"), "b01 b02 b03");
    let whole = Setup::on(Castles).lay(A, "roxy b01, star b03, roxy b08").rack(A, "roxy").start();
    assert_eq!(whole.places("roxy"), "b01 b02 b03 b04 b05 b07 b08 b12 b13");
}

#[test]
fn p5_3_connection_is_asked_before_a_headquarters_and_on_own_troops() {
    let cut = Setup::on(Castles).lay(A, "roxy b14, star b12, star b08").rack(A, "roxy").start();
    assert_eq!(cut.barred("roxy HR1"), "5.1");
    assert_eq!(cut.barred("roxy b14"), "5.1");
    assert_eq!(cut.barred("roxy b08"), "5.1");
    let linked =
        Setup::on(Castles).lay(A, "roxy b14, star b12, star b08, star b03, kwak b01").rack(A, "roxy").start();
    assert!(linked.can("roxy HR1") && linked.can("roxy b14"));
}

#[test]
fn p5_4_lines_start_from_any_own_headquarters_and_run_through_none() {
    assert_eq!(Setup::on(Pool).rack(A, "kwak").start().places("kwak"), "b01 b03");
    assert_eq!(Setup::on(Caribbean).rack(A, "roxy").start().places("roxy"), "b01 b03 b05");
    assert_eq!(Setup::on(Caribbean).rack(B, "roxy").turn(B).start().places("roxy"), "b10 b12");
    // Red stands before blue's headquarters: b01 and b02 both lie next to it, and still no line runs from one to
    // the other.
    let line = "roxy b14, roxy b12, roxy b08, star b03, star b01";
    let red = Setup::on(Castles).lay(B, line).rack(B, "kwak").turn(B).start();
    assert!(red.can("kwak HB1"));
    assert_eq!(red.barred("kwak b02"), "5.1");
}

#[test]
fn p5_5_a_troop_without_a_line_occupies_but_carries_no_line() {
    let setup =
        Setup::on(Castles).lay(A, "star b10, star b12, kwak b01").rack(A, "hook roxy xb42").rack(B, "kwak");
    let play = setup.after("hook b07");
    assert_eq!((play.medals(), play.regions(A)), ([1, 0], "r06".to_owned()));
    let play = play.after("draw, draws star star");
    assert_eq!(play.barred("roxy b14"), "5.1");
    assert_eq!(play.barred("roxy b08"), "5.1");
    // Linked through b03, all of them carry the line on.
    let play = play.after("xb42 b03, pass, draw, draws hook hook");
    assert_eq!(play.places("roxy"), "b01 b02 b03 b05 b07 b08 b10 b12 b14");
}
