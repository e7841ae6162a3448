//! Orders, what is possible, conflicts and convoys: chapters 2 to 6, a test for each paragraph.

use expect_test::{Expect, expect};

use super::{judged, position, power, told};
use crate::judge::Rule;
use crate::notation::{self, Unread};
use crate::order::Stray;
use crate::possible;
use crate::{Impossible, Order, Orders, Phase, Ruling, Statuses, movement};

fn check(text: &str, expected: Expect) {
    expected.assert_eq(&judged(text));
}

fn order(text: &str) -> Order {
    notation::read(text).expect("an order")
}

/// Why an order is impossible where these units stand.
fn impossible(units: &[(&str, &str)], text: &str) -> Option<Impossible> {
    possible::check(&position(units), &order(text)).err()
}

#[test]
fn p2_1_every_unit_counts_one() {
    check(
        "FRANCE: A PAR-BUR\nGERMANY: A MUN-BUR",
        expect![[r#"
        A MUN-BUR: bounce
        A PAR-BUR: bounce"#]],
    );
    check(
        "FRANCE: F MAO-ENG\nENGLAND: A LON H; F WAL-ENG",
        expect![[r#"
        A LON H: ok
        F MAO-ENG: bounce
        F WAL-ENG: bounce"#]],
    );
}

#[test]
fn p3_1_orders_have_one_written_form() {
    let forms = [
        "A PAR H",
        "A PAR-BUR",
        "A LON-NWY VIA",
        "A PAR S A MAR",
        "A PAR S A MAR-BUR",
        "F NTH C A LON-NWY",
        "F STP/NC-NWY",
        "F POR S F MAO-SPA/NC",
        "A PAR R PIC",
        "A PAR D",
        "B F STP/NC",
        "WAIVE",
    ];
    for form in forms {
        assert_eq!(order(form).to_string(), form);
    }
}

#[test]
fn p3_2_writing_is_read_forgivingly() {
    let same = [
        "a par-bur",
        "A  Paris -> Burgundy",
        "army paris to burgundy",
        "Armée Paris vers Bourgogne",
        "armee paris → BOURGOGNE",
        "A PAR moves to BUR",
        "A Pari - Burg",
    ];
    for text in same {
        assert_eq!(order(text), order("A PAR-BUR"), "{text}");
    }
    let coasts = [
        "F STP/NC-NWY",
        "f stp(nc) - norvège",
        "F St. Petersburg north coast - Norway",
        "flotte Saint-Pétersbourg (côte nord) – NWY",
    ];
    for text in coasts {
        assert_eq!(order(text), order("F STP/NC-NWY"), "{text}");
    }
    assert_eq!(order("F Mid-Atlantic Ocean - Spain sc").to_string(), "F MAO-SPA/SC");
    assert_eq!(order("F la Manche convoie A Londres - Belgique").to_string(), "F ENG C A LON-BEL");
    assert_eq!(order("A LON - NWY par convoi").to_string(), "A LON-NWY VIA");
    assert_eq!(order("REMOVE F LYO").to_string(), "F LYO D");
    assert_eq!(order("A GAS - SPA/NC").to_string(), "A GAS-SPA", "armies have no coast");
}

#[test]
fn p3_3_each_order_belongs_to_a_phase() {
    let phases = |text: &str| {
        let all = [Phase::Movement, Phase::Retreats, Phase::Adjustments];
        all.map(|phase| order(text).is_of(phase))
    };
    assert_eq!(phases("A PAR-BUR"), [true, false, false]);
    assert_eq!(phases("A PAR R BUR"), [false, true, false]);
    assert_eq!(phases("A PAR D"), [false, true, true]);
    assert_eq!(phases("B A PAR"), [false, false, true]);
    assert_eq!(phases("WAIVE"), [false, false, true]);
    let position = position(&[("FRANCE", "A PAR")]);
    let given = Orders::default().give(&position, power("FRANCE"), order("A PAR D"));
    assert_eq!(given, Err(Stray::WrongPhase(Phase::Movement)));
}

#[test]
fn p3_4_a_power_orders_its_own_units_once_each() {
    let position = position(&[("FRANCE", "A PAR")]);
    let mut orders = Orders::default();
    let [first, second] = ["A PAR-BUR", "A PAR-PIC"].map(order);
    assert!(matches!(orders.give(&position, power("GERMANY"), first), Err(Stray::NotYours(..))));
    assert!(matches!(orders.give(&position, power("FRANCE"), order("A MAR H")), Err(Stray::NoUnit(_))));
    assert!(matches!(orders.give(&position, power("FRANCE"), order("F PAR H")), Err(Stray::NoUnit(_))));
    assert_eq!(orders.give(&position, power("FRANCE"), first), Ok(None));
    assert_eq!(orders.give(&position, power("FRANCE"), second), Ok(Some(first)));
    let province = first.unit().expect("a unit").province();
    assert_eq!(orders.of(province), Some(&second));
    assert_eq!(orders.withdraw(province), Some(second));
    assert_eq!(orders.of(province), None);
}

#[test]
fn p3_5_a_fleet_acts_from_the_coast_it_is_on() {
    let position = position(&[("FRANCE", "F SPA/SC")]);
    let mut orders = Orders::default();
    orders.give(&position, power("FRANCE"), order("F SPA/NC-LYO")).expect("its own fleet");
    let at = order("F SPA/NC-LYO").unit().expect("a unit").province();
    assert_eq!(orders.of(at), Some(&order("F SPA/SC-LYO")));
    assert_eq!(movement(&position, &orders, Statuses::NEUTRAL).ruling(at), Some(Ruling::Ok));
}

#[test]
fn p3_6_a_unit_without_an_order_holds() {
    let position = position(&[("FRANCE", "A PAR")]);
    let verdict = movement(&position, &Orders::default(), Statuses::NEUTRAL);
    assert_eq!(verdict.after(), &position);
    assert_eq!(verdict.ruling(crate::Province::from_code("PAR").expect("Paris")), Some(Ruling::Ok));
}

#[test]
fn p3_7_three_answers_to_three_kinds_of_text() {
    let position = position(&[("FRANCE", "F POR"), ("FRANCE", "A LVP"), ("FRANCE", "F GAS")]);
    let read = |text: &str| notation::read_in(&position, text);
    assert!(matches!(read("A LVP-XYZ"), Err(Unread::Unknown(error)) if error.at == 6));
    assert!(matches!(read("what?"), Err(Unread::Unknown(error)) if error.at == 4));
    let liverpool = Unread::Ambiguous { at: 2, candidates: vec!["LVN".to_owned(), "LVP".to_owned()] };
    assert_eq!(read("A Liv-YOR"), Err(liverpool));
    let coasts = ["F POR-SPA/NC", "F POR-SPA/SC"].map(str::to_owned).to_vec();
    assert_eq!(read("F POR-SPA"), Err(Unread::Ambiguous { at: 9, candidates: coasts }));
    assert_eq!(read("F GAS-SPA/SC"), Err(Unread::Impossible(Impossible::WrongCoast)));
    assert_eq!(read("F GAS-SPA"), Ok(order("F GAS-SPA")));
    assert_eq!(read("LVP-YOR"), Ok(order("A LVP-YOR")), "the letter may be left out");
}

#[test]
fn p4_1_armies_move_on_land_and_not_to_where_they_are() {
    let units = [("ENGLAND", "A LVP")];
    assert_eq!(impossible(&units, "A LVP-YOR"), None);
    assert_eq!(impossible(&units, "A LVP-IRI"), Some(Impossible::ArmyAtSea));
    assert_eq!(impossible(&units, "A LVP-LON"), Some(Impossible::TooFar));
    assert_eq!(impossible(&units, "A LVP-LVP"), Some(Impossible::SamePlace));
}

#[test]
fn p4_2_fleets_follow_the_shore_from_their_coast() {
    let units = [("ITALY", "F ROM"), ("RUSSIA", "F STP/SC")];
    assert_eq!(impossible(&units, "F ROM-TUS"), None);
    assert_eq!(impossible(&units, "F ROM-VEN"), Some(Impossible::NotByFleet));
    assert_eq!(impossible(&units, "F STP/SC-BOT"), None);
    assert_eq!(impossible(&units, "F STP/SC-BAR"), Some(Impossible::NotByFleet));
}

#[test]
fn p4_3_a_fleet_names_its_coast_where_there_is_a_choice() {
    let units = [("FRANCE", "F POR"), ("FRANCE", "F GAS")];
    assert_eq!(impossible(&units, "F POR-SPA"), Some(Impossible::CoastNeeded));
    assert_eq!(impossible(&units, "F POR-SPA/SC"), None);
    assert_eq!(impossible(&units, "F GAS-SPA"), None);
    assert_eq!(impossible(&units, "F GAS-SPA/SC"), Some(Impossible::WrongCoast));
    assert!(judged("FRANCE: F GAS-SPA").contains("ok"));
}

#[test]
fn p4_4_supports_are_for_where_the_supporter_could_go() {
    let units = [
        ("FRANCE", "F MAR"),
        ("FRANCE", "F GAS"),
        ("ITALY", "F ROM"),
        ("ITALY", "A APU"),
        ("ITALY", "A TUS"),
    ];
    assert_eq!(impossible(&units, "F MAR S F GAS-SPA/NC"), None, "any coast will do");
    assert_eq!(impossible(&units, "F ROM S A APU-VEN"), Some(Impossible::SupportTooFar));
    assert_eq!(impossible(&units, "F ROM S F ROM"), Some(Impossible::OwnSupport));
    assert_eq!(impossible(&units, "F ROM S A TUS-ROM"), Some(Impossible::OwnProvince));
    assert!(matches!(impossible(&units, "F ROM S A NAP"), Some(Impossible::NoSuchUnit(_))));
    assert!(matches!(impossible(&units, "F ROM S F TUS"), Some(Impossible::NoSuchUnit(_))));
}

#[test]
fn p4_5_nobody_supports_the_impossible() {
    let units = [("GERMANY", "F KIE"), ("GERMANY", "A BUR"), ("AUSTRIA", "A RUM"), ("TURKEY", "F BLA")];
    assert_eq!(impossible(&units, "A BUR S F KIE-MUN"), Some(Impossible::SupportedMove));
    assert_eq!(impossible(&units, "A RUM-ARM"), None);
    assert_eq!(impossible(&units, "F BLA S A RUM-ARM"), Some(Impossible::SupportedMove));
}

#[test]
fn p4_6_fleets_at_sea_carry_armies_from_shore_to_shore() {
    let units = [
        ("TURKEY", "A GRE"),
        ("TURKEY", "F AEG"),
        ("TURKEY", "F CON"),
        ("RUSSIA", "F BLA"),
        ("RUSSIA", "A SEV"),
        ("ENGLAND", "F LON"),
        ("ENGLAND", "F NTH"),
    ];
    assert_eq!(impossible(&units, "A GRE-SMY"), None);
    assert_eq!(impossible(&units, "A GRE-SEV"), Some(Impossible::TooFar), "Constantinople is no sea");
    assert_eq!(impossible(&units, "F CON C A GRE-SEV"), Some(Impossible::NotAtSea));
    assert_eq!(impossible(&units, "F NTH C F LON-BEL"), Some(Impossible::FleetByConvoy));
    assert_eq!(impossible(&units, "F LON-YOR VIA"), Some(Impossible::FleetByConvoy));
    assert_eq!(impossible(&units, "F BLA C A SEV-MOS"), Some(Impossible::NotAShore));
    assert_eq!(impossible(&units, "F BLA C A SEV-SEV"), Some(Impossible::SamePlace));
    assert_eq!(impossible(&units, "F BLA C A SEV-ANK"), None);
}

#[test]
fn p4_7_a_fleet_must_be_of_use_to_the_convoy() {
    let units = [("ENGLAND", "A LON"), ("ENGLAND", "F ENG"), ("ENGLAND", "F IRI"), ("FRANCE", "F MAO")];
    assert_eq!(impossible(&units, "F ENG C A LON-BEL"), None);
    assert_eq!(impossible(&units, "F IRI C A LON-BEL"), Some(Impossible::OffRoute));
    assert_eq!(impossible(&units, "F IRI C A LON-LVP"), None);
    let units = [("FRANCE", "A MAR"), ("FRANCE", "F WES"), ("ITALY", "F LYO")];
    assert_eq!(
        impossible(&units, "F WES C A MAR-SPA"),
        Some(Impossible::OffRoute),
        "the other does it alone"
    );
    assert_eq!(impossible(&units, "F WES C A MAR-NAF"), None);
}

#[test]
fn p4_8_an_impossible_order_is_a_hold_that_can_be_supported() {
    check(
        "RUSSIA: F RUM-HOL\nAUSTRIA: A BUD S F RUM\nTURKEY: F BLA-RUM; A BUL S F BLA-RUM",
        expect![[r#"
            F BLA-RUM: bounce
            A BUD S F RUM: ok
            A BUL S F BLA-RUM: ok
            F RUM-HOL: illegal"#]],
    );
}

#[test]
fn p4_9_an_army_that_could_walk_sails_only_if_its_power_means_it() {
    // Its own fleet carries it: the two change places.
    check(
        "ENGLAND: A NWY-SWE; F SKA C A NWY-SWE\nRUSSIA: A SWE-NWY",
        expect![[r#"
        A NWY-SWE: ok
        F SKA C A NWY-SWE: ok
        A SWE-NWY: ok"#]],
    );
    // A foreign fleet does: they meet on the border.
    check(
        "ENGLAND: A NWY-SWE\nGERMANY: F SKA C A NWY-SWE\nRUSSIA: A SWE-NWY",
        expect![[r#"
        A NWY-SWE: bounce
        F SKA C A NWY-SWE: void
        A SWE-NWY: bounce"#]],
    );
    // Unless the order says so.
    check(
        "ENGLAND: A NWY-SWE VIA\nGERMANY: F SKA C A NWY-SWE\nRUSSIA: A SWE-NWY",
        expect![[r#"
        A NWY-SWE VIA: ok
        F SKA C A NWY-SWE: ok
        A SWE-NWY: ok"#]],
    );
}

#[test]
fn p5_1_everything_happens_at_once() {
    check(
        "FRANCE: A PAR-BUR; A BUR-MUN\nGERMANY: A MUN-TYR",
        expect![[r#"
        A BUR-MUN: ok
        A MUN-TYR: ok
        A PAR-BUR: ok"#]],
    );
    check(
        "GERMANY: A MUN-TYR\nFRANCE: A BUR-MUN; A PAR-BUR",
        expect![[r#"
        A BUR-MUN: ok
        A MUN-TYR: ok
        A PAR-BUR: ok"#]],
    );
}

#[test]
fn p5_2_supports_and_convoys_are_for_what_is_really_ordered() {
    check(
        "FRANCE: A PAR-BUR; A MAR S A PAR-GAS; A GAS S A PAR",
        expect![[r#"
        A GAS S A PAR: void
        A MAR S A PAR-GAS: void
        A PAR-BUR: ok"#]],
    );
    check(
        "ENGLAND: A LON H; F NTH C A LON-HOL",
        expect![[r#"
        A LON H: ok
        F NTH C A LON-HOL: void"#]],
    );
}

#[test]
fn p5_3_a_support_that_names_a_coast_means_it() {
    check(
        "FRANCE: F MAO-SPA/SC; F POR S F MAO-SPA/NC\nITALY: F WES-SPA/SC",
        expect![[r#"
        F MAO-SPA/SC: bounce
        F POR S F MAO-SPA/NC: void
        F WES-SPA/SC: bounce"#]],
    );
    check(
        "FRANCE: F MAO-SPA/SC; F POR S F MAO-SPA\nITALY: F WES-SPA/SC",
        expect![[r#"
        F MAO-SPA/SC: ok
        F POR S F MAO-SPA: ok
        F WES-SPA/SC: bounce"#]],
    );
}

#[test]
fn p5_4_who_stays_resists_with_its_supports() {
    check(
        "AUSTRIA: A TRI-VEN; F ADR S A TRI-VEN\nITALY: A VEN H; A TYR S A VEN",
        expect![[r#"
        F ADR S A TRI-VEN: ok
        A TRI-VEN: bounce
        A TYR S A VEN: ok
        A VEN H: ok"#]],
    );
    // A unit that wanted to leave resists with one.
    check(
        "AUSTRIA: A TRI-VEN; F ADR S A TRI-VEN\nITALY: A VEN-ROM; A TYR S A VEN\nFRANCE: F TUS-ROM",
        expect![[r#"
            F ADR S A TRI-VEN: ok
            A TRI-VEN: ok
            F TUS-ROM: bounce
            A TYR S A VEN: void
            A VEN-ROM: bounce
            A VEN may go to APU PIE"#]],
    );
}

#[test]
fn p5_5_nobody_dislodges_an_own_unit_nor_helps_to() {
    check(
        "GERMANY: A BER H; F KIE-BER; A MUN S F KIE-BER",
        expect![[r#"
        A BER H: ok
        F KIE-BER: bounce
        A MUN S F KIE-BER: ok"#]],
    );
    check(
        "AUSTRIA: F TRI H; A VIE S A VEN-TRI\nITALY: A VEN-TRI",
        expect![[r#"
        F TRI H: ok
        A VEN-TRI: bounce
        A VIE S A VEN-TRI: ok"#]],
    );
    // The rest of the strength may still suffice.
    check(
        "AUSTRIA: F TRI H; A VIE S A VEN-TRI\nITALY: A VEN-TRI; A TYR S A VEN-TRI",
        expect![[r#"
        F TRI H: dislodged
        A TYR S A VEN-TRI: ok
        A VEN-TRI: ok
        A VIE S A VEN-TRI: ok
        F TRI may go to ADR ALB"#]],
    );
}

#[test]
fn p5_6_movers_keep_each_other_out_with_all_their_supports() {
    // The Austrian support does not count against the Austrian army, and still keeps the others out.
    check(
        "AUSTRIA: A BUD-RUM; A SER S A VIE-BUD\nITALY: A VIE-BUD\nRUSSIA: A GAL-BUD; A RUM S A GAL-BUD",
        expect![[r#"
            A BUD-RUM: bounce
            A GAL-BUD: bounce
            A RUM S A GAL-BUD: ok
            A SER S A VIE-BUD: ok
            A VIE-BUD: bounce"#]],
    );
}

#[test]
fn p5_7_head_to_head_the_whole_strength_counts() {
    check(
        "FRANCE: A BUR-MUN\nGERMANY: A MUN-BUR; A RUH S A MUN-BUR",
        expect![[r#"
        A BUR-MUN: bounce
        A MUN-BUR: ok
        A RUH S A MUN-BUR: ok
        A BUR may go to BEL GAS MAR PAR PIC"#]],
    );
    // Who is beaten there keeps nobody out.
    check(
        "GERMANY: A BER-PRU; F KIE-BER; A SIL S A BER-PRU\nRUSSIA: A PRU-BER",
        expect![[r#"
        A BER-PRU: ok
        F KIE-BER: ok
        A PRU-BER: bounce
        A SIL S A BER-PRU: ok
        A PRU may go to LVN WAR"#]],
    );
}

#[test]
fn p5_8_equal_attackers_leave_the_garrison_alone() {
    check(
        "GERMANY: F NTH H\nFRANCE: F ENG-NTH; F BEL S F ENG-NTH\nRUSSIA: F NWG-NTH; F NWY S F NWG-NTH",
        expect![[r#"
            F BEL S F ENG-NTH: ok
            F ENG-NTH: bounce
            F NTH H: ok
            F NWG-NTH: bounce
            F NWY S F NWG-NTH: ok"#]],
    );
}

#[test]
fn p5_9_a_foreign_attack_cuts_support() {
    check(
        "AUSTRIA: F ADR S A TRI-VEN; A TRI-VEN\nITALY: A VEN H; F ION-ADR",
        expect![[r#"
        F ADR S A TRI-VEN: cut
        F ION-ADR: bounce
        A TRI-VEN: bounce
        A VEN H: ok"#]],
    );
    check(
        "AUSTRIA: F ADR S A TRI-VEN; A TRI-VEN; F ALB-ADR\nITALY: A VEN H",
        expect![[r#"
        F ADR S A TRI-VEN: ok
        F ALB-ADR: bounce
        A TRI-VEN: ok
        A VEN H: dislodged
        A VEN may go to APU PIE ROM TUS TYR"#]],
    );
}

#[test]
fn p5_10_an_attack_from_the_front_must_dislodge() {
    check(
        "RUSSIA: F CON S F BLA-ANK; F BLA-ANK\nTURKEY: F ANK-CON",
        expect![[r#"
        F ANK-CON: bounce
        F BLA-ANK: ok
        F CON S F BLA-ANK: ok
        F ANK may go to ARM"#]],
    );
    check(
        "RUSSIA: F CON S F BLA-ANK; F BLA-ANK\nTURKEY: F ANK-CON; A SMY S F ANK-CON",
        expect![[r#"
        F ANK-CON: ok
        F BLA-ANK: ok
        F CON S F BLA-ANK: cut
        A SMY S F ANK-CON: ok
        F CON may go to AEG BLA BUL/EC BUL/SC"#]],
    );
}

#[test]
fn p5_11_a_move_must_be_stronger_than_everything_against_it() {
    check(
        "AUSTRIA: A VIE-TYR\nGERMANY: A MUN-TYR; A BOH S A MUN-TYR\nITALY: A VEN-TYR",
        expect![[r#"
        A BOH S A MUN-TYR: ok
        A MUN-TYR: ok
        A VEN-TYR: bounce
        A VIE-TYR: bounce"#]],
    );
    check(
        "AUSTRIA: A VIE-TYR\nGERMANY: A MUN-TYR\nITALY: A VEN-TYR",
        expect![[r#"
        A MUN-TYR: bounce
        A VEN-TYR: bounce
        A VIE-TYR: bounce"#]],
    );
}

#[test]
fn p5_12_who_stays_where_another_moves_in_is_dislodged() {
    check(
        "FRANCE: A PAR-BUR; A MAR S A PAR-BUR\nGERMANY: A BUR H",
        expect![[r#"
        A BUR H: dislodged
        A MAR S A PAR-BUR: ok
        A PAR-BUR: ok
        A BUR may go to BEL GAS MUN PIC RUH"#]],
    );
    check(
        "FRANCE: A PAR-BUR; A MAR S A PAR-BUR\nGERMANY: A BUR-BEL; A HOL-BEL",
        expect![[r#"
        A BUR-BEL: bounce
        A HOL-BEL: bounce
        A MAR S A PAR-BUR: ok
        A PAR-BUR: ok
        A BUR may go to GAS MUN PIC RUH"#]],
    );
}

#[test]
fn p5_13_a_ring_goes_on() {
    check(
        "TURKEY: F ANK-CON; A CON-SMY; A SMY-ANK",
        expect![[r#"
        F ANK-CON: ok
        A CON-SMY: ok
        A SMY-ANK: ok"#]],
    );
    check(
        "TURKEY: F ANK-CON; A CON-SMY; A SMY-ANK; A BUL-CON",
        expect![[r#"
        F ANK-CON: bounce
        A BUL-CON: bounce
        A CON-SMY: bounce
        A SMY-ANK: bounce"#]],
    );
    let (_, reasons) = told("TURKEY: F ANK-CON; A CON-SMY; A SMY-ANK");
    assert!(reasons.iter().all(|reason| reason.rules == [Rule::Ring]));
}

#[test]
fn p6_1_many_seas_and_many_powers_carry_an_army() {
    check(
        "ENGLAND: A LON-TUN; F ENG C A LON-TUN\nFRANCE: F MAO C A LON-TUN\nITALY: F WES C A LON-TUN",
        expect![[r#"
            F ENG C A LON-TUN: ok
            A LON-TUN: ok
            F MAO C A LON-TUN: ok
            F WES C A LON-TUN: ok"#]],
    );
}

#[test]
fn p6_2_a_fleet_carries_unless_it_is_dislodged() {
    check(
        "ENGLAND: A LON-HOL; F NTH C A LON-HOL\nGERMANY: F SKA-NTH",
        expect![[r#"
        A LON-HOL: ok
        F NTH C A LON-HOL: ok
        F SKA-NTH: bounce"#]],
    );
    check(
        "ENGLAND: A LON-HOL; F NTH C A LON-HOL\nGERMANY: F SKA-NTH; F HEL S F SKA-NTH",
        expect![[r#"
        F HEL S F SKA-NTH: ok
        A LON-HOL: no_path
        F NTH C A LON-HOL: dislodged
        F SKA-NTH: ok
        F NTH may go to BEL DEN EDI ENG HOL NWG NWY YOR"#]],
    );
}

#[test]
fn p6_3_one_whole_chain_suffices() {
    check(
        "ENGLAND: A LON-BEL; F ENG C A LON-BEL; F NTH C A LON-BEL\nFRANCE: F MAO-ENG; F BRE S F MAO-ENG",
        expect![[r#"
            F BRE S F MAO-ENG: ok
            F ENG C A LON-BEL: dislodged
            A LON-BEL: ok
            F MAO-ENG: ok
            F NTH C A LON-BEL: ok
            F ENG may go to IRI LON PIC WAL"#]],
    );
    check(
        "ENGLAND: A LON-TUN; F ENG C A LON-TUN; F MAO H; F WES C A LON-TUN",
        expect![[r#"
        F ENG C A LON-TUN: ok
        A LON-TUN: no_path
        F MAO H: ok
        F WES C A LON-TUN: ok"#]],
    );
}

#[test]
fn p6_4_an_army_whose_convoy_fails_does_not_walk() {
    check(
        "FRANCE: A BEL-HOL VIA\nENGLAND: F NTH-HEL",
        expect![[r#"
        A BEL-HOL VIA: no_path
        F NTH-HEL: ok"#]],
    );
}

#[test]
fn p6_5_an_army_that_is_not_carried_has_no_effect() {
    check(
        "ENGLAND: A LON-HOL; F NTH C A LON-HOL\nGERMANY: F SKA-NTH; F HEL S F SKA-NTH; A BEL-HOL",
        expect![[r#"
            A BEL-HOL: ok
            F HEL S F SKA-NTH: ok
            A LON-HOL: no_path
            F NTH C A LON-HOL: dislodged
            F SKA-NTH: ok
            F NTH may go to BEL DEN EDI ENG NWG NWY YOR"#]],
    );
}

#[test]
fn p6_6_units_change_places_by_convoy() {
    check(
        "ENGLAND: A LON-BEL; F NTH C A LON-BEL\nFRANCE: A BEL-LON; F ENG C A BEL-LON",
        expect![[r#"
            A BEL-LON: ok
            F ENG C A BEL-LON: ok
            A LON-BEL: ok
            F NTH C A LON-BEL: ok"#]],
    );
}

#[test]
fn p6_7_an_army_that_is_carried_cuts_supports() {
    // It cuts the support against the one fleet, since it comes by the other.
    check(
        "FRANCE: A TUN-NAP; F TYS C A TUN-NAP; F ION C A TUN-NAP\nITALY: F NAP S F ROM-TYS; F ROM-TYS",
        expect![[r#"
            F ION C A TUN-NAP: ok
            F NAP S F ROM-TYS: cut
            F ROM-TYS: bounce
            A TUN-NAP: bounce
            F TYS C A TUN-NAP: ok"#]],
    );
}

#[test]
fn p6_8_convoys_that_hang_on_themselves_fail() {
    check(
        "FRANCE: A BRE-LON; F ENG C A BRE-LON\nENGLAND: F LON S F WAL-ENG; F WAL-ENG",
        expect![[r#"
        A BRE-LON: no_path
        F ENG C A BRE-LON: dislodged
        F LON S F WAL-ENG: ok
        F WAL-ENG: ok
        F ENG may go to BEL IRI MAO NTH PIC"#]],
    );
    check(
        "FRANCE: A BRE-LON; F ENG C A BRE-LON\nENGLAND: F LON S F WAL-ENG; F WAL-ENG\nGERMANY: F NTH S F BEL-ENG; F BEL-ENG",
        expect![[r#"
            F BEL-ENG: bounce
            A BRE-LON: no_path
            F ENG C A BRE-LON: paradox
            F LON S F WAL-ENG: ok
            F NTH S F BEL-ENG: ok
            F WAL-ENG: bounce"#]],
    );
    check(
        "FRANCE: A BRE-LON; F ENG C A BRE-LON\nENGLAND: F LON S F ENG; F NTH-ENG\nGERMANY: F BEL S F NTH-ENG",
        expect![[r#"
            F BEL S F NTH-ENG: ok
            A BRE-LON: no_path
            F ENG C A BRE-LON: paradox
            F LON S F ENG: ok
            F NTH-ENG: bounce"#]],
    );
}
