//! The blessed unit (§19).

use super::judged;

/// Three against one.
const SIEGE: &str = "ITALY: A TYR-VIE; A TRI S A TYR-VIE\nRUSSIA: A GAL S A TYR-VIE";

#[test]
fn p19_1_a_blessing_lasts_for_one_phase() {
    let text = format!("AUSTRIA: A VIE H\n{SIEGE}");
    assert!(!judged(&format!("{text}\nBLESSED: VIE")).is_lost("VIE"));
    assert!(judged(&text).is_lost("VIE"), "the same again without a blessing");
}

#[test]
fn p19_2_one_that_holds_cannot_be_dislodged() {
    let siege = judged(&format!("AUSTRIA: A VIE H\n{SIEGE}\nBLESSED: VIE"));
    assert_eq!((siege.ruling("VIE"), siege.ruling("TYR")), ("ok", "bounce"));
    assert_eq!(siege.rules("VIE"), ["BLESSED_HOLD"]);
}

#[test]
fn p19_3_a_unit_without_a_possible_order_is_blessed_as_one_that_holds() {
    for order in ["A VIE", "A VIE-LON"] {
        let siege = judged(&format!("AUSTRIA: {order}\n{SIEGE}\nBLESSED: VIE"));
        assert!(!siege.is_lost("VIE"), "{order}");
        assert!(siege.rules("VIE").contains(&"BLESSED_HOLD"));
    }
}

#[test]
fn p19_4_a_support_is_not_cut_and_its_unit_not_dislodged() {
    let text = "AUSTRIA: F ADR S A TRI-VEN; A TRI-VEN\nITALY: A VEN H; F ION-ADR; F APU S F ION-ADR";
    let blessed = judged(&format!("{text}\nBLESSED: ADR"));
    assert_eq!((blessed.ruling("ADR"), blessed.ruling("TRI"), blessed.ruling("ION")), ("ok", "ok", "bounce"));
    assert_eq!(blessed.rules("ADR"), ["BLESSED_SUPPORT", "BLESSED_HOLD"]);
    assert!(judged(text).is_lost("ADR"));
}

#[test]
fn p19_5_a_support_for_nothing_gives_nothing_and_its_unit_is_safe() {
    let text = "AUSTRIA: A TYR S A TRI-VEN; A TRI H\nITALY: A VEN-TYR; A PIE S A VEN-TYR\nBLESSED: TYR";
    let blessed = judged(text);
    assert_eq!(blessed.ruling("TYR"), "void");
    assert!(!blessed.is_lost("TYR"));
    assert_eq!(blessed.ruling("VEN"), "bounce");
}

#[test]
fn p19_6_a_fleet_always_carries_and_is_not_dislodged() {
    let text = "ENGLAND: A LON-HOL; F NTH C A LON-HOL\nGERMANY: F SKA-NTH; F HEL S F SKA-NTH";
    let blessed = judged(&format!("{text}\nBLESSED: NTH"));
    assert_eq!((blessed.ruling("LON"), blessed.ruling("NTH"), blessed.ruling("SKA")), ("ok", "ok", "bounce"));
    assert_eq!(blessed.rules("NTH"), ["BLESSED_CONVOY", "BLESSED_HOLD"]);
    assert_eq!(judged(text).ruling("LON"), "no_path");
}

#[test]
fn p19_7_the_other_fleets_of_a_convoy_are_not_blessed() {
    let chain = "ENGLAND: A WAL-NWY; F ENG C A WAL-NWY; F NTH C A WAL-NWY\nBLESSED: ENG";
    assert_eq!(judged(chain).ruling("WAL"), "ok");
    let broken = judged(&format!("GERMANY: F SKA-NTH; F HEL S F SKA-NTH\n{chain}"));
    assert_eq!((broken.ruling("WAL"), broken.ruling("ENG"), broken.is_lost("NTH")), ("no_path", "ok", true));
}

#[test]
fn p19_8_a_blessed_convoy_does_not_hang_on_itself() {
    let text = "FRANCE: A BRE-LON; F ENG C A BRE-LON\nENGLAND: F LON S F WAL-ENG; F WAL-ENG";
    assert!(!judged(text).verdict.paradox().is_empty());
    let blessed = judged(&format!("{text}\nBLESSED: ENG"));
    assert!(blessed.verdict.paradox().is_empty());
    assert_eq!((blessed.ruling("ENG"), blessed.ruling("LON")), ("ok", "cut"));
}

#[test]
fn p19_9_a_move_succeeds_against_every_foreigner() {
    let held = judged("RUSSIA: A WAR-GAL\nAUSTRIA: A GAL H; A VIE S A GAL; A BUD S A GAL\nBLESSED: WAR");
    assert!(held.is_lost("GAL"));
    assert_eq!(held.rules("WAR"), ["BLESSED_ATTACK"]);
    let met = judged("FRANCE: A BUR-MUN\nGERMANY: A MUN-BUR; A RUH S A MUN-BUR\nBLESSED: BUR");
    assert_eq!((met.ruling("BUR"), met.is_lost("MUN")), ("ok", true));
    let rivals = "ENGLAND: F NWG-NTH\nGERMANY: F NTH H\nFRANCE: F ENG-NTH; F BEL S F ENG-NTH\nBLESSED: NWG";
    let rivals = judged(rivals);
    assert_eq!((rivals.ruling("NWG"), rivals.ruling("ENG"), rivals.is_lost("NTH")), ("ok", "bounce", true));
}

#[test]
fn p19_10_an_army_at_sea_needs_its_convoy() {
    let text = "ENGLAND: A LON-BEL; F NTH C A LON-BEL\nFRANCE: A BEL H; A BUR S A BEL\nBLESSED: LON";
    assert_eq!(judged(text).ruling("LON"), "ok");
    let broken = judged(&format!("GERMANY: F SKA-NTH; F HEL S F SKA-NTH\n{text}"));
    assert_eq!(broken.ruling("LON"), "no_path");
    assert_eq!(broken.rules("LON"), ["BROKEN_CONVOY", "BLESSED_NO_PATH"]);
}

#[test]
fn p19_11_a_move_fails_against_an_own_unit_that_stays() {
    let text = "FRANCE: A PAR-BUR; A BUR-MUN\nGERMANY: A MUN\nBLESSED: PAR";
    let behind = judged(text);
    assert_eq!(behind.ruling("PAR"), "bounce");
    assert_eq!(behind.rules("PAR"), ["BLESSED_VOID_OWN_UNIT"]);
    assert_eq!(judged("FRANCE: A PAR-BUR; A BUR H\nBLESSED: PAR").ruling("PAR"), "bounce");
    assert_eq!(judged("FRANCE: A PAR-BUR; A BUR-PAR\nBLESSED: PAR").ruling("PAR"), "bounce");
    assert_eq!(judged("FRANCE: A PAR-BUR; A BUR-MUN\nBLESSED: PAR").ruling("PAR"), "ok");
}

#[test]
fn p19_12_a_move_is_measured_against_its_own_power() {
    let equal = judged("FRANCE: A PAR-BUR; A GAS-BUR\nBLESSED: PAR");
    assert_eq!((equal.ruling("PAR"), equal.ruling("GAS")), ("bounce", "bounce"));
    assert_eq!(equal.rules("PAR"), ["BLESSED_VOID_OWN_BOUNCE"]);
    let stronger = judged("FRANCE: A PAR-BUR; A GAS-BUR; A MAR S A PAR-BUR\nBLESSED: PAR");
    assert_eq!((stronger.ruling("PAR"), stronger.ruling("GAS")), ("ok", "bounce"));
}

#[test]
fn p19_13_one_that_fails_against_its_own_power_is_ordinary() {
    let text = "FRANCE: A PAR-BUR; A GAS-BUR\nGERMANY: A MUN-BUR; A RUH S A MUN-BUR\nBLESSED: PAR";
    assert_eq!(judged(text).ruling("MUN"), "ok");
    assert_eq!(judged(&text.replace("A GAS-BUR", "A GAS H")).ruling("MUN"), "bounce");
}

/// A blessed army stays since an own one does, and is attacked at home.
const AT_HOME: &str = "FRANCE: A PAR-BUR; A BUR H\nENGLAND: A PIC-PAR; A BRE S A PIC-PAR\nBLESSED: PAR";

#[test]
fn p19_14_one_that_fails_to_move_is_not_protected() {
    assert!(judged(AT_HOME).is_lost("PAR"));
    let alone = AT_HOME.replace("A BRE S A PIC-PAR", "A BRE H");
    assert!(!judged(&alone).is_lost("PAR"), "it resists with one");
}

#[test]
fn p19_15_one_that_is_dislodged_retreats_like_any_other() {
    assert_eq!(judged(AT_HOME).retreats("PAR"), "GAS");
}
