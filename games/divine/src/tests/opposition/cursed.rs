//! The cursed unit (§20).

use super::{at, judged};

#[test]
fn p20_1_a_curse_lasts_for_one_phase() {
    let text = "AUSTRIA: A VIE H\nITALY: A TYR-VIE";
    assert!(judged(&format!("{text}\nCURSED: VIE")).is_lost("VIE"));
    assert!(!judged(text).is_lost("VIE"), "the same again without a curse");
}

#[test]
fn p20_2_one_that_holds_falls_to_any_attack() {
    for order in ["A VIE H", "A VIE", "A VIE-LON"] {
        let text = format!("AUSTRIA: {order}; A BUD S A VIE; A BOH S A VIE\nITALY: A TYR-VIE\nCURSED: VIE");
        let fallen = judged(&text);
        assert!(fallen.is_lost("VIE"), "{order}");
        assert!(fallen.rules("VIE").contains(&"CURSED_HOLD"));
    }
}

#[test]
fn p20_3_its_own_power_does_not_dislodge_it() {
    let own = judged("AUSTRIA: A VIE H; A BUD-VIE; A BOH S A BUD-VIE\nITALY: A TYR S A BUD-VIE\nCURSED: VIE");
    assert!(!own.is_lost("VIE"));
    // Nor does its help count against it; a foreigner needs none.
    assert!(judged("AUSTRIA: A VIE H; A BUD S A TYR-VIE\nITALY: A TYR-VIE\nCURSED: VIE").is_lost("VIE"));
}

/// Two attackers of the same strength.
const RIVALS: &str = "AUSTRIA: A VIE H\nITALY: A TYR-VIE\nRUSSIA: A GAL-VIE\nCURSED: VIE";

#[test]
fn p20_4_it_stays_where_attackers_keep_each_other_out() {
    let stood = judged(RIVALS);
    assert_eq!((stood.ruling("VIE"), stood.ruling("TYR"), stood.ruling("GAL")), ("ok", "bounce", "bounce"));
    let stronger = judged(&format!("{RIVALS}\nGERMANY: A BOH S A TYR-VIE"));
    assert!(stronger.is_lost("VIE"));
}

#[test]
fn p20_5_its_support_is_always_cut() {
    let text = "GERMANY: A BER S A MUN-SIL; A MUN-SIL\nRUSSIA: A SIL H\nCURSED: BER";
    let cut = judged(text);
    assert_eq!((cut.ruling("BER"), cut.ruling("MUN")), ("cut", "bounce"));
    assert_eq!(cut.rules("BER"), ["CURSED_SUPPORT", "CURSED_HOLD"]);
    assert!(judged(&text.replace("A SIL H", "A SIL H; A PRU-BER")).is_lost("BER"));
}

#[test]
fn p20_6_its_convoy_always_fails() {
    let text = "ENGLAND: A LON-HOL; F NTH C A LON-HOL\nCURSED: NTH";
    let failed = judged(text);
    assert_eq!((failed.ruling("NTH"), failed.ruling("LON")), ("fail", "no_path"));
    assert_eq!(failed.rules("NTH"), ["CURSED_CONVOY", "CURSED_HOLD"]);
    assert!(judged(&format!("GERMANY: F SKA-NTH\n{text}")).is_lost("NTH"));
}

#[test]
fn p20_7_the_army_has_no_effect_unless_another_chain_carries_it() {
    let text = "ENGLAND: A LON-BEL; F NTH C A LON-BEL; F ENG H\nFRANCE: A PIC-BEL\nCURSED: NTH";
    assert_eq!(judged(text).ruling("PIC"), "ok");
    let other = judged(&text.replace("F ENG H", "F ENG C A LON-BEL"));
    assert_eq!((other.ruling("PIC"), other.ruling("LON")), ("bounce", "bounce"));
    let alone = text.replace("F ENG H", "F ENG C A LON-BEL").replace("A PIC-BEL", "A PIC H");
    assert_eq!(judged(&alone).ruling("LON"), "ok");
}

#[test]
fn p20_8_its_move_always_fails() {
    let text = "RUSSIA: A WAR-GAL; A UKR S A WAR-GAL";
    let failed = judged(&format!("{text}\nCURSED: WAR"));
    assert_eq!((failed.ruling("WAR"), failed.rules("WAR")), ("bounce", vec!["CURSED_ATTACK"]));
    assert_eq!(judged(text).ruling("WAR"), "ok");
}

/// A cursed attack on a support.
const ON_SUPPORT: &str = "RUSSIA: A WAR-GAL; F RUM H\nAUSTRIA: A GAL S A BUD-RUM; A BUD-RUM\nCURSED: WAR";

#[test]
fn p20_9_its_move_cuts_supports_all_the_same() {
    let cut = judged(ON_SUPPORT);
    assert_eq!((cut.ruling("GAL"), cut.ruling("BUD")), ("cut", "bounce"));
}

#[test]
fn p20_10_its_move_keeps_others_out_with_its_supports() {
    let text = "RUSSIA: A WAR-GAL; A UKR S A WAR-GAL\nAUSTRIA: A VIE-GAL; A BUD S A VIE-GAL\nCURSED: WAR";
    assert_eq!(judged(text).ruling("VIE"), "bounce");
    assert_eq!(judged(&text.replace("; A UKR S A WAR-GAL", "")).ruling("VIE"), "ok");
    // Where nobody else comes, the province is closed.
    let text = "RUSSIA: A WAR-GAL\nAUSTRIA: A BUD-RUM; A SER S A BUD-RUM\nTURKEY: A RUM H\nCURSED: WAR";
    assert_eq!(judged(text).retreats("RUM"), "BUL SEV UKR");
}

#[test]
fn p20_11_it_does_nothing_when_it_is_attacked() {
    let out = judged("RUSSIA: A WAR-GAL\nGERMANY: A SIL-WAR\nAUSTRIA: A VIE-GAL\nCURSED: WAR");
    assert_eq!((out.ruling("VIE"), out.is_lost("WAR")), ("ok", true));
    assert!(out.rules("WAR").starts_with(&["CURSED_ATTACK", "CURSED_ATTACK_IGNORED"]));
    let cut = judged(&format!("GERMANY: A SIL-WAR\n{ON_SUPPORT}"));
    assert_eq!((cut.ruling("GAL"), cut.ruling("BUD")), ("ok", "ok"));
    // An attack that fails is one too, and so is one from where the cursed unit goes.
    let text = "RUSSIA: A WAR-GAL\nGERMANY: A SIL-WAR\nTURKEY: A UKR-WAR\nAUSTRIA: A VIE-GAL\nCURSED: WAR";
    let failed = judged(text);
    assert_eq!((failed.ruling("SIL"), failed.ruling("VIE"), failed.is_lost("WAR")), ("bounce", "ok", false));
    let met = judged("RUSSIA: A WAR-SIL\nGERMANY: A SIL-WAR\nAUSTRIA: A BOH-SIL\nCURSED: WAR");
    assert_eq!((met.ruling("SIL"), met.ruling("BOH"), met.is_lost("WAR")), ("ok", "ok", true));
}

#[test]
fn p20_12_its_own_power_and_a_broken_convoy_do_not_attack_it() {
    let own = judged("RUSSIA: A WAR-GAL; A MOS-WAR\nAUSTRIA: A VIE-GAL\nCURSED: WAR");
    assert_eq!(own.ruling("VIE"), "bounce");
    let text = "GERMANY: A HOL-BEL\nENGLAND: A LON-HOL; F NTH C A LON-HOL\nFRANCE: A PIC-BEL\nCURSED: HOL";
    assert_eq!(judged(text).ruling("PIC"), "ok");
    let broken = format!("RUSSIA: F SKA-NTH; F HEL S F SKA-NTH\n{text}");
    assert_eq!(judged(&broken).ruling("PIC"), "bounce");
}

#[test]
fn p20_13_an_army_at_sea_counts_only_if_its_convoy_carries() {
    let text = "ENGLAND: A LON-HOL; F NTH C A LON-HOL\nGERMANY: A KIE-HOL\nCURSED: LON";
    assert_eq!(judged(text).ruling("KIE"), "bounce");
    let broken = format!("RUSSIA: F SKA-NTH; F HEL S F SKA-NTH\n{text}");
    assert_eq!(judged(&broken).ruling("KIE"), "ok");
}

#[test]
fn p20_14_one_that_fails_to_move_falls_to_any_attack() {
    let fallen = judged("RUSSIA: A WAR-GAL\nGERMANY: A SIL-WAR\nCURSED: WAR");
    assert!(fallen.is_lost("WAR"));
    assert!(fallen.rules("WAR").contains(&"CURSED_HOLD"));
}

#[test]
fn p20_15_it_does_not_retreat_to_where_it_aimed() {
    let land = judged("RUSSIA: A WAR-GAL\nGERMANY: A SIL-WAR\nCURSED: WAR");
    assert_eq!(land.retreats("WAR"), "LVN MOS PRU UKR");
    assert!(land.rules("WAR").ends_with(&["CURSED_RETREAT_BARRED"]));
    let coasts = judged("FRANCE: F MAO-SPA/NC\nENGLAND: F NAO-MAO\nCURSED: MAO");
    assert!(!coasts.retreats("MAO").contains("SPA"), "{}", coasts.retreats("MAO"));
    let swap = judged("TURKEY: A CON-BUL VIA; F BLA C A CON-BUL\nRUSSIA: A BUL-CON\nCURSED: BUL");
    assert_eq!(swap.retreats("BUL"), "GRE RUM SER");
}

#[test]
fn p20_16_in_a_ring_it_stays() {
    let own = judged("TURKEY: A CON-SMY; F ANK-CON; A SMY-ANK\nCURSED: CON");
    assert_eq!((own.ruling("CON"), own.ruling("ANK"), own.ruling("SMY")), ("bounce", "bounce", "bounce"));
    let mixed = judged("RUSSIA: A CON-SMY\nTURKEY: F ANK-CON; A SMY-ANK\nCURSED: CON");
    assert_eq!((mixed.is_lost("CON"), mixed.ruling("ANK"), mixed.ruling("SMY")), (true, "ok", "ok"));
}

#[test]
fn p20_17_literally_any_attack_drives_it_out() {
    let routed = judged(&format!("{RIVALS}\nROUT: literal"));
    assert!(routed.is_lost("VIE"));
    assert_eq!(routed.rules("VIE"), ["CURSED_HOLD", "CURSED_ROUT", "CURSED_ROUT"]);
    assert!(!judged("AUSTRIA: A VIE H; A BUD-VIE\nCURSED: VIE\nROUT: literal").is_lost("VIE"));
    let text =
        "GERMANY: A HOL H\nENGLAND: A LON-HOL; F NTH C A LON-HOL\nRUSSIA: F SKA-NTH; F HEL S F SKA-NTH";
    assert!(!judged(&format!("{text}\nCURSED: HOL\nROUT: literal")).is_lost("HOL"), "its convoy fails");
}

#[test]
fn p20_18_literally_its_province_is_closed() {
    let text = "TURKEY: A BUD H\nGERMANY: A RUM-BUD; A SER S A RUM-BUD";
    let routed = judged(&format!("{RIVALS}\nROUT: literal\n{text}"));
    assert!(routed.verdict.after().at(at("VIE")).is_none());
    assert!(routed.verdict.contested().has(at("VIE")));
    assert_eq!(routed.retreats("BUD"), "TRI");
}

#[test]
fn p20_19_literally_it_does_not_retreat_to_its_attackers() {
    let landing = "TURKEY: A BUL H\nRUSSIA: A RUM-BUL VIA; F BLA C A RUM-BUL\nCURSED: BUL";
    assert_eq!(judged(landing).retreats("BUL"), "CON GRE RUM SER");
    assert_eq!(judged(&format!("{landing}\nROUT: literal")).retreats("BUL"), "CON GRE SER");
    assert_eq!(judged(&format!("{RIVALS}\nROUT: literal")).retreats("VIE"), "BOH BUD TRI");
}
