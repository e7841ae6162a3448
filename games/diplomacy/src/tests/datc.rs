//! Every case of the adjudicator test cases (DATC 3.0, chapter 6), each a test of its own: results, positions,
//! dislodgements, retreats and what civil disorder takes. The cases stand in `data/datc.json`.

use std::sync::LazyLock;

use serde_json::Value;

use super::{position, power};
use crate::adjust::{Centres, winter};
use crate::notation;
use crate::retreat::{RetreatOrders, retreats};
use crate::{Order, Orders, Power, Province, Statuses, Verdict, movement};

static DATA: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../data/datc.json")).expect("the cases are JSON"));

fn cases() -> &'static [Value] {
    DATA["cases"].as_array().expect("cases are a list")
}

macro_rules! datc {
    ($($name:ident: $id:literal,)*) => {
        /// What the tests below are about.
        const LISTED: &[&str] = &[$($id),*];
        $(
            #[test]
            fn $name() {
                check($id);
            }
        )*
    };
}

#[rustfmt::skip]
datc! {
    a01_moving_to_an_area_that_is_not_a_neighbour: "6.A.1",
    a02_move_army_to_sea: "6.A.2",
    a03_move_fleet_to_land: "6.A.3",
    a04_move_to_own_sector: "6.A.4",
    a05_move_to_own_sector_with_convoy: "6.A.5",
    a06_ordering_a_unit_of_another_country: "6.A.6",
    a07_only_armies_can_be_convoyed: "6.A.7",
    a08_support_to_hold_yourself_is_not_possible: "6.A.8",
    a09_fleets_must_follow_coast_if_not_on_sea: "6.A.9",
    a10_support_on_unreachable_destination_not_possible: "6.A.10",
    a11_simple_bounce: "6.A.11",
    a12_bounce_of_three_units: "6.A.12",
    b01_moving_with_unspecified_coast_when_coast_is_necessary: "6.B.1",
    b02_moving_with_unspecified_coast_when_coast_is_not_necessary: "6.B.2",
    b03_moving_with_wrong_coast_when_coast_is_not_necessary: "6.B.3",
    b04_support_to_unreachable_coast_allowed: "6.B.4",
    b05_support_from_unreachable_coast_not_allowed: "6.B.5",
    b06_support_can_be_cut_with_other_coast: "6.B.6",
    b07_supporting_own_unit_with_unspecified_coast: "6.B.7",
    b08_supporting_with_unspecified_coast_when_only_one_coast_is_possible: "6.B.8",
    b09_supporting_with_wrong_coast: "6.B.9",
    b10_unit_ordered_with_wrong_coast: "6.B.10",
    b11_coast_cannot_be_ordered_to_change: "6.B.11",
    b12_army_movement_with_coastal_specification: "6.B.12",
    b13_coastal_crawl_not_allowed: "6.B.13",
    b14_building_with_unspecified_coast: "6.B.14",
    b15_supporting_foreign_unit_with_unspecified_coast: "6.B.15",
    c01_three_army_circular_movement: "6.C.1",
    c02_three_army_circular_movement_with_support: "6.C.2",
    c03_a_disrupted_three_army_circular_movement: "6.C.3",
    c04_a_circular_movement_with_attacked_convoy: "6.C.4",
    c05_a_disrupted_circular_movement_due_to_dislodged_convoy: "6.C.5",
    c06_two_armies_with_two_convoys: "6.C.6",
    c07_disrupted_unit_swap: "6.C.7",
    c08_no_self_dislodgement_in_disrupted_circular_movement: "6.C.8",
    c09_no_help_in_dislodgement_of_own_unit_in_disrupted_circular_movement: "6.C.9",
    d01_supported_hold_can_prevent_dislodgement: "6.D.1",
    d02_a_move_cuts_support_on_hold: "6.D.2",
    d03_a_move_cuts_support_on_move: "6.D.3",
    d04_support_to_hold_on_unit_supporting_a_hold_allowed: "6.D.4",
    d05_support_to_hold_on_unit_supporting_a_move_allowed: "6.D.5",
    d06_support_to_hold_on_convoying_unit_allowed: "6.D.6",
    d07_support_to_hold_on_moving_unit_not_allowed: "6.D.7",
    d08_failed_convoy_cannot_receive_hold_support: "6.D.8",
    d09_support_to_move_on_holding_unit_not_allowed: "6.D.9",
    d10_self_dislodgment_prohibited: "6.D.10",
    d11_no_self_dislodgment_of_returning_unit: "6.D.11",
    d12_supporting_a_foreign_unit_to_dislodge_own_unit_prohibited: "6.D.12",
    d13_supporting_a_foreign_unit_to_dislodge_a_returning_own_unit: "6.D.13",
    d14_supporting_a_foreign_unit_is_not_enough_to_prevent_dislodgement: "6.D.14",
    d15_defender_cannot_cut_support_for_attack_on_itself: "6.D.15",
    d16_convoying_a_unit_dislodging_a_unit_of_same_power_is_allowed: "6.D.16",
    d17_dislodgement_cuts_supports: "6.D.17",
    d18_a_surviving_unit_will_sustain_support: "6.D.18",
    d19_even_when_surviving_is_in_alternative_way: "6.D.19",
    d20_unit_cannot_cut_support_of_its_own_country: "6.D.20",
    d21_dislodging_does_not_cancel_a_support_cut: "6.D.21",
    d22_impossible_fleet_move_cannot_be_supported: "6.D.22",
    d23_impossible_coast_move_cannot_be_supported: "6.D.23",
    d24_impossible_army_move_cannot_be_supported: "6.D.24",
    d25_failing_hold_support_can_be_supported: "6.D.25",
    d26_failing_move_support_can_be_supported: "6.D.26",
    d27_failing_convoy_can_be_supported: "6.D.27",
    d28_impossible_move_and_support: "6.D.28",
    d29_move_to_impossible_coast_and_support: "6.D.29",
    d30_move_without_coast_and_support: "6.D.30",
    d31_a_tricky_impossible_support: "6.D.31",
    d32_a_missing_fleet: "6.D.32",
    d33_unwanted_support_allowed: "6.D.33",
    d34_support_targeting_own_area_not_allowed: "6.D.34",
    e01_dislodged_unit_has_no_effect_on_attackers_area: "6.E.1",
    e02_no_self_dislodgement_in_head_to_head_battle: "6.E.2",
    e03_no_help_in_dislodging_own_unit: "6.E.3",
    e04_non_dislodged_loser_still_has_effect: "6.E.4",
    e05_loser_dislodged_by_another_army_still_has_effect: "6.E.5",
    e06_not_dislodge_because_of_own_support_still_has_effect: "6.E.6",
    e07_no_self_dislodgement_with_beleaguered_garrison: "6.E.7",
    e08_no_self_dislodgement_with_beleaguered_garrison_and_head_to_head: "6.E.8",
    e09_almost_self_dislodgement_with_beleaguered_garrison: "6.E.9",
    e10_almost_circular_movement_with_no_self_dislodgement_with: "6.E.10",
    e11_no_self_dislodgement_with_beleaguered_garrison_unit_swap_with: "6.E.11",
    e12_support_on_attack_on_own_unit_can_be_used_for_other_means: "6.E.12",
    e13_three_way_beleaguered_garrison: "6.E.13",
    e14_illegal_head_to_head_battle_can_still_defend: "6.E.14",
    e15_the_friendly_head_to_head_battle: "6.E.15",
    f01_no_convoy_in_coastal_areas: "6.F.1",
    f02_an_army_being_convoyed_can_bounce_as_normal: "6.F.2",
    f03_an_army_being_convoyed_can_receive_support: "6.F.3",
    f04_an_attacked_convoy_is_not_disrupted: "6.F.4",
    f05_a_beleaguered_convoy_is_not_disrupted: "6.F.5",
    f06_dislodged_convoy_does_not_cut_support: "6.F.6",
    f07_dislodged_convoy_does_not_cause_contested_area: "6.F.7",
    f08_dislodged_convoy_does_not_cause_a_bounce: "6.F.8",
    f09_dislodge_of_multi_route_convoy: "6.F.9",
    f10_dislodge_of_multi_route_convoy_with_foreign_fleet: "6.F.10",
    f11_dislodge_of_multi_route_convoy_with_only_foreign_fleets: "6.F.11",
    f12_dislodged_convoying_fleet_not_on_route: "6.F.12",
    f13_the_unwanted_alternative: "6.F.13",
    f14_simple_convoy_paradox: "6.F.14",
    f15_simple_convoy_paradox_with_additional_convoy: "6.F.15",
    f16_pandins_paradox: "6.F.16",
    f17_pandins_extended_paradox: "6.F.17",
    f18_betrayal_paradox: "6.F.18",
    f19_multi_route_convoy_disruption_paradox: "6.F.19",
    f20_unwanted_multi_route_convoy_paradox: "6.F.20",
    f21_dads_army_convoy: "6.F.21",
    f22_second_order_paradox_with_two_resolutions: "6.F.22",
    f23_second_order_paradox_with_two_exclusive_convoys: "6.F.23",
    f24_second_order_paradox_with_no_resolution: "6.F.24",
    f25_cut_support_last: "6.F.25",
    g01_two_units_can_swap_provinces_by_convoy: "6.G.1",
    g02_kidnapping_an_army: "6.G.2",
    g03_an_unwanted_disrupted_convoy_to_adjacent_province: "6.G.3",
    g04_an_unwanted_disrupted_convoy_to_adjacent_province_and_opposite: "6.G.4",
    g05_swapping_with_multiple_fleets_with_one_own_fleet: "6.G.5",
    g06_swapping_with_unintended_intent: "6.G.6",
    g07_swapping_with_illegal_intent: "6.G.7",
    g08_explicit_convoy_that_isn_t_there: "6.G.8",
    g09_swapped_or_dislodged: "6.G.9",
    g10_swapped_or_an_head_to_head_battle: "6.G.10",
    g11_a_convoy_to_an_adjacent_province_with_a_paradox: "6.G.11",
    g12_swapping_two_units_with_two_convoys: "6.G.12",
    g13_support_cut_on_attack_on_itself_via_convoy: "6.G.13",
    g14_bounce_by_convoy_to_adjacent_province: "6.G.14",
    g15_bounce_and_dislodge_with_double_convoy: "6.G.15",
    g16_the_two_unit_in_one_area_bug_moving_by_convoy: "6.G.16",
    g17_the_two_unit_in_one_area_bug_moving_over_land: "6.G.17",
    g18_the_two_unit_in_one_area_bug_with_double_convoy: "6.G.18",
    g19_swapping_with_intent_of_unnecessary_convoy: "6.G.19",
    g20_explicit_convoy_to_adjacent_province_disrupted: "6.G.20",
    h01_no_supports_during_retreat: "6.H.1",
    h02_no_supports_from_retreating_unit: "6.H.2",
    h03_no_convoy_during_retreat: "6.H.3",
    h04_no_other_moves_during_retreat: "6.H.4",
    h05_a_unit_may_not_retreat_to_the_area_from_which_it_is_attacked: "6.H.5",
    h06_unit_may_not_retreat_to_a_contested_area: "6.H.6",
    h07_multiple_retreat_to_same_area_will_disband_units: "6.H.7",
    h08_triple_retreat_to_same_area_will_disband_units: "6.H.8",
    h09_dislodged_unit_will_not_make_attackers_area_contested: "6.H.9",
    h10_not_retreating_to_attacker_does_not_mean_contested: "6.H.10",
    h11_retreat_when_dislodged_by_adjacent_convoy: "6.H.11",
    h12_retreat_when_dislodged_by_adjacent_convoy_while_trying_to_do_the: "6.H.12",
    h13_no_retreat_with_convoy_in_movement_phase: "6.H.13",
    h14_no_retreat_with_support_in_movement_phase: "6.H.14",
    h15_no_coastal_crawl_in_retreat: "6.H.15",
    h16_contested_for_both_coasts: "6.H.16",
    i01_too_many_build_orders: "6.I.1",
    i02_fleets_cannot_be_build_in_land_areas: "6.I.2",
    i03_supply_center_must_be_empty_for_building: "6.I.3",
    i04_both_coasts_must_be_empty_for_building: "6.I.4",
    i05_building_in_home_supply_center_that_is_not_owned: "6.I.5",
    i06_building_in_owned_supply_center_that_is_not_a_home_supply_center: "6.I.6",
    i07_only_one_build_in_a_home_supply_center: "6.I.7",
    j01_too_many_disband_orders: "6.J.1",
    j02_removing_the_same_unit_twice: "6.J.2",
    j03_civil_disorder_two_armies_with_different_distance: "6.J.3",
    j04_civil_disorder_two_armies_with_equal_distance: "6.J.4",
    j05_civil_disorder_two_fleets_with_different_distance: "6.J.5",
    j06_civil_disorder_two_fleets_with_equal_distance: "6.J.6",
    j07_civil_disorder_two_fleets_and_army_with_equal_distance: "6.J.7",
    j08_civil_disorder_a_fleet_with_shorter_distance_then_the_army: "6.J.8",
    j09_civil_disorder_must_be_counted_from_both_coasts: "6.J.9",
    j09b_civil_disorder_must_be_counted_from_both_coasts: "6.J.9b",
    j10_civil_disorder_counting_convoying_distance: "6.J.10",
    j11_distance_to_owned_supply_center: "6.J.11",
}

#[test]
fn no_case_is_left_out() {
    let known: Vec<&str> = cases().iter().map(|case| text(&case["id"])).collect();
    assert_eq!(known, LISTED);
    assert_eq!(known.len(), 165);
}

fn check(id: &str) {
    let case = cases().iter().find(|case| case["id"] == id).expect("the case is in the file");
    if case["phase"] == "movement" {
        let verdict = check_movement(case);
        if case["retreat_orders"].is_object() {
            check_retreats(case, &verdict);
        }
    } else {
        check_winter(case);
    }
}

fn check_movement(case: &Value) -> Verdict {
    let position = position(&pairs(&case["units"]));
    let mut orders = Orders::default();
    let expected = triples(&case["expect"]["results"]);
    // Orders of nobody's unit are ignored; all others are judged.
    let given: Vec<(Order, bool)> = expected
        .iter()
        .map(|(owner, order, _)| {
            let order = notation::read(order).expect("orders are readable");
            (order, orders.give(&position, power(owner), order).is_ok())
        })
        .collect();
    let verdict = movement(&position, &orders, Statuses::NEUTRAL);
    for ((order, is_taken), (_, written, code)) in given.iter().zip(&expected) {
        let unit = order.unit().expect("orders of movement are for units");
        let ruling = verdict.ruling(unit.province()).filter(|_| *is_taken);
        assert_eq!(ruling.map_or("illegal", |ruling| ruling.code()), *code, "{written}");
    }
    let expect = &case["expect"];
    assert_eq!(texts(verdict.after().units()), units_of(&expect["units_after"]), "units after");
    let lost = texts(verdict.dislodged().map(|lost| lost.unit));
    assert_eq!(lost, units_of(&expect["dislodged"]), "dislodged");
    for lost in verdict.dislodged() {
        let open = texts(lost.retreats);
        assert_eq!(open, strings(&expect["retreats"][lost.unit.to_string()]), "retreats of {}", lost.unit);
    }
    let is_paradox = expect["szykman"].as_bool().unwrap_or(false);
    assert_eq!(!verdict.paradox().is_empty(), is_paradox, "paradox");
    verdict
}

fn check_retreats(case: &Value, verdict: &Verdict) {
    let mut orders = RetreatOrders::default();
    let lost: Vec<_> = verdict.dislodged().collect();
    let expected = triples(&case["expect"]["retreat_results"]);
    let given: Vec<(Province, bool)> = expected
        .iter()
        .map(|(owner, order, _)| {
            let order = notation::read(order).expect("orders are readable");
            let from = order.unit().expect("retreats are of units").province();
            (from, orders.give(&lost, power(owner), order).is_ok())
        })
        .collect();
    let done = retreats(verdict.after(), &lost, &orders);
    for ((from, is_taken), (_, written, code)) in given.iter().zip(&expected) {
        let ruling = done.ruling(*from).filter(|_| *is_taken);
        assert_eq!(ruling.map_or("illegal", |ruling| ruling.code()), *code, "{written}");
    }
    let expect = &case["expect"];
    assert_eq!(texts(done.after.units()), units_of(&expect["after_retreats"]), "units after retreats");
    assert_eq!(texts(done.destroyed()), units_of(&expect["destroyed"]), "destroyed");
}

fn check_winter(case: &Value) {
    let mut position = position(&pairs(&case["units"]));
    let mut centres = Centres::default();
    for (owner, centre) in pairs(&case["centers"]) {
        centres.give(Province::from_code(centre).expect("centres are provinces"), power(owner));
    }
    let expect = &case["expect"];
    let expected = expect.get("results").map(triples).unwrap_or_default();
    for (owner, allowance) in case["adjust"].as_object().expect("adjustments by power") {
        let owner: Power = power(owner);
        let own = expected.iter().filter(|(by, ..)| power(by) == owner);
        let own: Vec<_> = own.collect();
        let orders: Vec<Order> =
            own.iter().map(|(_, order, _)| notation::read(order).expect("orders are readable")).collect();
        let allowance = allowance.as_i64().expect("a number") as i8;
        let done = winter(&mut position, &centres, owner, allowance, &orders);
        let rulings: Vec<&str> = done.rulings.iter().map(|(_, ruling, _)| ruling.code()).collect();
        assert_eq!(rulings, own.iter().map(|(_, _, code)| *code).collect::<Vec<_>>());
        let taken: Vec<String> = done.civil_disorder.iter().map(|unit| unit.piece().to_string()).collect();
        let disorder = expect.get("civil_disorder").and_then(|by| by.get(owner.name()));
        assert_eq!(taken, disorder.map(strings).unwrap_or_default(), "civil disorder");
    }
    assert_eq!(texts(position.units()), units_of(&expect["units_after"]), "units after");
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn strings(list: &Value) -> Vec<String> {
    list.as_array().expect("a list").iter().map(|item| text(item).to_owned()).collect()
}

/// A list of texts for each power, flat.
fn pairs(by_power: &Value) -> Vec<(&str, &str)> {
    let powers = by_power.as_object().expect("something for each power").iter();
    let pairs = powers.flat_map(|(owner, list)| {
        list.as_array().expect("a list").iter().map(move |item| (owner.as_str(), text(item)))
    });
    pairs.collect()
}

fn triples(list: &Value) -> Vec<(&str, &str, &str)> {
    let list = list.as_array().expect("a list").iter();
    list.map(|row| (text(&row[0]), text(&row[1]), text(&row[2]))).collect()
}

fn units_of(by_power: &Value) -> Vec<String> {
    texts(pairs(by_power).iter().map(|(owner, unit)| format!("{owner} {unit}")))
}

fn texts<T: ToString>(items: impl Iterator<Item = T>) -> Vec<String> {
    let mut texts: Vec<String> = items.map(|item| item.to_string()).collect();
    texts.sort();
    texts
}
