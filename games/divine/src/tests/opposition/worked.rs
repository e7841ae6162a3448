//! The sample of worked cases in `cases/movement.json`, cancelled ones too.

use diplomacy::notation::{read, read_piece};
use diplomacy::{Orders, Position, Power, Province, Rout, Unit, movement};
use serde_json::Value;

use crate::opposition::{Cancelled, Opposition, settle};

fn pairs(by_power: &Value) -> Vec<(Power, &str)> {
    let powers = by_power.as_object().expect("something for each power").iter();
    let pairs = powers.flat_map(|(owner, list)| {
        let power = Power::from_name(owner).expect("a power");
        list.as_array().expect("a list").iter().map(move |item| (power, item.as_str().expect("a text")))
    });
    pairs.collect()
}

fn phase(case: &Value) -> (Position, Orders) {
    let mut position = Position::default();
    for (power, piece) in pairs(&case["units"]) {
        let piece = read_piece(piece).expect("a unit");
        position.put(Unit { power, kind: piece.kind, place: piece.place }).expect("units stand apart");
    }
    let mut orders = Orders::default();
    for (power, order) in pairs(&case["orders"]) {
        orders.give(&position, power, read(order).expect("an order")).expect("its own unit");
    }
    (position, orders)
}

fn sorted<T: ToString>(items: impl Iterator<Item = T>) -> Vec<String> {
    let mut texts: Vec<String> = items.map(|item| item.to_string()).collect();
    texts.sort();
    texts
}

fn strings(list: &Value) -> Vec<String> {
    list.as_array().expect("a list").iter().map(|item| item.as_str().expect("a text").to_owned()).collect()
}

/// Judges the case of this number, and says why its blessing and curse cancelled each other, if they did.
fn check(id: &str) -> Option<Cancelled> {
    let data: Value = serde_json::from_str(include_str!("../../../cases/movement.json")).expect("JSON");
    let case = data["cases"].as_array().expect("a list").iter().find(|case| case["id"] == id);
    let case = case.expect("there is such a case");
    let (position, orders) = phase(case);
    let status = |key: &str| case[key].as_str().and_then(Province::from_code);
    let settled = settle(&position, &orders, status("bless"), status("curse"), Opposition::Direct);
    assert_eq!(Some(settled.cancelled.is_some()), case["cancelled"].as_bool());
    let verdict = movement(&position, &orders, settled.statuses(Rout::Entering));
    let expect = &case["expect"];
    assert_eq!(sorted(verdict.after().units()), strings(&expect["units_after"]));
    assert_eq!(sorted(verdict.dislodged().map(|lost| lost.unit.piece())), strings(&expect["dislodged"]));
    for lost in verdict.dislodged() {
        assert_eq!(sorted(lost.retreats), strings(&expect["retreats"][lost.unit.to_string()]));
    }
    let moved = position.units().filter(|unit| verdict.after().at(unit.province()) != Some(*unit));
    let moved = moved.filter(|unit| verdict.dislodged_at(unit.province()).is_none());
    assert_eq!(sorted(moved.map(Unit::piece)), strings(&expect["moves"]));
    settled.cancelled
}

#[test]
fn d01_blessed_hold_survives_any_force() {
    assert_eq!(check("D01"), None);
}

#[test]
fn d03_blessed_convoying_fleet_cannot_be_dislodged() {
    assert_eq!(check("D03"), None);
}

#[test]
fn d05_blessed_attack_beats_supported_hold() {
    assert_eq!(check("D05"), None);
}

#[test]
fn d07_blessed_attack_wins_any_head_to_head() {
    assert_eq!(check("D07"), None);
}

#[test]
fn d09_blessed_attack_behind_an_own_unit_that_bounces_fails() {
    assert_eq!(check("D09"), None);
}

#[test]
fn d11_blessed_attack_stronger_than_its_own_competitor_passes() {
    assert_eq!(check("D11"), None);
}

#[test]
fn d13_blessed_convoyed_attack_succeeds_when_the_convoy_holds() {
    assert_eq!(check("D13"), None);
}

#[test]
fn d15_blessed_convoy_dissolves_the_convoy_paradox() {
    assert_eq!(check("D15"), None);
}

#[test]
fn d17_cursed_hold_two_equal_attackers_still_bounce_each_other() {
    assert_eq!(check("D17"), None);
}

#[test]
fn d19_cursed_hold_base_strength_of_the_attacker_suffices_own_side_support_is_not_needed() {
    assert_eq!(check("D19"), None);
}

#[test]
fn d21_cursed_supporter_falls_to_a_lone_attack() {
    assert_eq!(check("D21"), None);
}

#[test]
fn d23_cursed_convoying_fleet_falls_to_a_lone_attack() {
    assert_eq!(check("D23"), None);
}

#[test]
fn d25_cursed_attacker_under_attack_bounces_nobody_and_falls() {
    assert_eq!(check("D25"), None);
}

#[test]
fn d27_cursed_attack_cuts_nothing_when_the_attacker_is_attacked() {
    assert_eq!(check("D27"), None);
}

#[test]
fn d29_cursed_attacker_loses_the_head_to_head() {
    assert_eq!(check("D29"), None);
}

#[test]
fn d31_cursed_mover_in_a_mixed_rotation_is_run_over() {
    assert_eq!(check("D31"), None);
}

#[test]
fn d33_opposed_attack_blessed_attacker_against_cursed_holder_cancel() {
    assert_eq!(check("D33"), Some(Cancelled::Opposed));
}

#[test]
fn d35_not_opposed_cursed_supporter_of_the_attacked_unit() {
    assert_eq!(check("D35"), None);
}

#[test]
fn d37_not_opposed_cursed_fleet_fails_its_blessed_army() {
    assert_eq!(check("D37"), None);
}

#[test]
fn d39_blessed_attack_breaks_a_beleaguered_garrison() {
    assert_eq!(check("D39"), None);
}

#[test]
fn d41_an_attack_by_its_own_side_does_not_void_a_cursed_attack() {
    assert_eq!(check("D41"), None);
}

#[test]
fn d43_cursed_attack_by_convoy_needs_its_path_to_count() {
    assert_eq!(check("D43"), None);
}

#[test]
fn d45_a_lone_cursed_attack_leaves_its_empty_target_contested_for_retreats() {
    assert_eq!(check("D45"), None);
}

#[test]
fn every_case_of_the_sample_has_its_test() {
    let data: Value = serde_json::from_str(include_str!("../../../cases/movement.json")).expect("JSON");
    let tests = include_str!("worked.rs");
    for case in data["cases"].as_array().expect("a list") {
        let name = format!("\nfn {}_", case["id"].as_str().expect("a text").to_lowercase());
        assert!(tests.contains(&name), "{name}");
    }
}
