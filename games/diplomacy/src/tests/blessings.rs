//! Blessed and cursed units: chapter 8. The sample of worked cases is with the variant.

use expect_test::{Expect, expect};

use super::{judged, told};
use crate::judge::Rule;
use crate::{Province, Reason, Rout, Statuses, movement};

fn check(text: &str, expected: Expect) {
    expected.assert_eq(&judged(text));
}

fn rules(reasons: &[Reason], unit: &str) -> Vec<Rule> {
    let found = reasons.iter().find(|reason| reason.unit.piece().to_string() == unit);
    found.expect("the unit has a reason").rules.clone()
}

#[test]
fn p8_1_without_statuses_everything_is_ordinary() {
    let text = "GERMANY: A BER S A MUN-SIL; A MUN-SIL\nRUSSIA: A SIL H; A PRU-BER";
    check(
        text,
        expect![[r#"
        A BER S A MUN-SIL: cut
        A MUN-SIL: bounce
        A PRU-BER: bounce
        A SIL H: ok"#]],
    );
    assert_eq!(Statuses::default(), Statuses::NEUTRAL);
    let (case, _) = told(text);
    // A status for a province where nobody is changes nothing.
    let [blessed, cursed] = ["SPA", "ROM"].map(Province::from_code);
    let elsewhere = Statuses { blessed, cursed, rout: Rout::Literal };
    let [with, without] =
        [elsewhere, Statuses::NEUTRAL].map(|statuses| movement(&case.position, &case.orders, statuses));
    assert_eq!(with, without);
}

#[test]
fn p8_2_a_blessed_unit_that_stays_cannot_be_dislodged() {
    check(
        "AUSTRIA: A VIE H\nITALY: A TYR-VIE; A TRI S A TYR-VIE\nRUSSIA: A GAL S A TYR-VIE\nBLESSED: VIE",
        expect![[r#"
            A GAL S A TYR-VIE: ok
            A TRI S A TYR-VIE: ok
            A TYR-VIE: bounce
            A VIE H: ok"#]],
    );
    // One that moves in vain is.
    check(
        "ENGLAND: A LON-HOL; F NTH C A LON-HOL\nGERMANY: F SKA-NTH; F HEL S F SKA-NTH\nFRANCE: F ENG-LON; A WAL S F ENG-LON\nBLESSED: LON",
        expect![[r#"
            F ENG-LON: ok
            F HEL S F SKA-NTH: ok
            A LON-HOL: no_path
            F NTH C A LON-HOL: dislodged
            F SKA-NTH: ok
            A WAL S F ENG-LON: ok
            A LON may go to YOR
            F NTH may go to BEL DEN EDI ENG HOL NWG NWY YOR"#]],
    );
}

#[test]
fn p8_3_a_blessed_support_or_convoy_never_fails() {
    check(
        "AUSTRIA: F ADR S A TRI-VEN; A TRI-VEN\nITALY: A VEN H; F ION-ADR\nBLESSED: ADR",
        expect![[r#"
        F ADR S A TRI-VEN: ok
        F ION-ADR: bounce
        A TRI-VEN: ok
        A VEN H: dislodged
        A VEN may go to APU PIE ROM TUS TYR"#]],
    );
    check(
        "FRANCE: A BRE-LON; F ENG C A BRE-LON\nENGLAND: F LON S F WAL-ENG; F WAL-ENG\nBLESSED: ENG",
        expect![[r#"
        A BRE-LON: bounce
        F ENG C A BRE-LON: ok
        F LON S F WAL-ENG: cut
        F WAL-ENG: bounce"#]],
    );
}

#[test]
fn p8_4_a_blessed_move_beats_every_foreigner() {
    let text = "RUSSIA: A WAR-GAL\nAUSTRIA: A GAL H; A VIE S A GAL; A BUD S A GAL\nBLESSED: WAR";
    check(
        text,
        expect![[r#"
        A BUD S A GAL: ok
        A GAL H: dislodged
        A VIE S A GAL: ok
        A WAR-GAL: ok
        A GAL may go to BOH RUM SIL UKR"#]],
    );
    assert_eq!(rules(&told(text).1, "A WAR"), [Rule::BlessedAttack]);
    // Not an own unit that stays.
    let text = "FRANCE: A PAR-BUR; A BUR-MUN\nGERMANY: A MUN H\nBLESSED: PAR";
    check(
        text,
        expect![[r#"
        A BUR-MUN: bounce
        A MUN H: ok
        A PAR-BUR: bounce"#]],
    );
    assert!(matches!(rules(&told(text).1, "A PAR")[..], [Rule::BlessedOwnUnit(_)]));
    // Nor an own competitor that is not weaker, and then it is an ordinary unit to the others.
    let text = "FRANCE: A PAR-BUR; A GAS-BUR\nGERMANY: A MUN-BUR; A RUH S A MUN-BUR\nBLESSED: PAR";
    check(
        text,
        expect![[r#"
        A GAS-BUR: bounce
        A MUN-BUR: ok
        A PAR-BUR: bounce
        A RUH S A MUN-BUR: ok"#]],
    );
    assert!(matches!(rules(&told(text).1, "A PAR")[..], [Rule::BlessedOwnBounce(_)]));
    // It meets a foreigner head-to-head and wins, and keeps all others out.
    check(
        "FRANCE: A BUR-MUN\nGERMANY: A MUN-BUR; A RUH S A MUN-BUR; A TYR-MUN; A BOH S A TYR-MUN\nBLESSED: BUR",
        expect![[r#"
        A BOH S A TYR-MUN: ok
        A BUR-MUN: ok
        A MUN-BUR: bounce
        A RUH S A MUN-BUR: ok
        A TYR-MUN: bounce
        A MUN may go to BER KIE SIL"#]],
    );
    // It needs its convoy.
    let text = "ENGLAND: A LON-HOL; F NTH C A LON-HOL\nGERMANY: F SKA-NTH; F HEL S F SKA-NTH\nBLESSED: LON";
    assert!(matches!(rules(&told(text).1, "A LON")[..], [Rule::BrokenConvoy(_), Rule::BlessedNoPath]));
}

/// Its own unit makes room only as part of a ring that the blessed move would stop.
#[test]
fn p8_4_a_blessed_move_that_would_stop_what_makes_room_for_it_fails() {
    let text = "ITALY: A TRI-VIE; A VIE-BUD; A TYR-TRI\nTURKEY: A BUD-TRI; A SER S A BUD-TRI\nBLESSED: TYR";
    check(
        text,
        expect![[r#"
        A BUD-TRI: ok
        A SER S A BUD-TRI: ok
        A TRI-VIE: ok
        A TYR-TRI: bounce
        A VIE-BUD: ok"#]],
    );
    assert!(matches!(rules(&told(text).1, "A TYR")[..], [Rule::BlessedOwnUnit(_)]));
    // Without the support the ring does not turn, blessing or not.
    check(
        "ITALY: A TRI-VIE; A VIE-BUD; A TYR-TRI\nTURKEY: A BUD-TRI\nBLESSED: TYR",
        expect![[r#"
        A BUD-TRI: bounce
        A TRI-VIE: bounce
        A TYR-TRI: bounce
        A VIE-BUD: bounce"#]],
    );
}

#[test]
fn p8_5_a_cursed_unit_neither_resists_nor_helps() {
    check(
        "AUSTRIA: A VIE H; A BUD S A VIE\nITALY: A TYR-VIE\nCURSED: VIE",
        expect![[r#"
        A BUD S A VIE: ok
        A TYR-VIE: ok
        A VIE H: dislodged
        A VIE may go to BOH GAL TRI"#]],
    );
    check(
        "GERMANY: A BER S A MUN-SIL; A MUN-SIL\nRUSSIA: A SIL H\nCURSED: BER",
        expect![[r#"
        A BER S A MUN-SIL: cut
        A MUN-SIL: bounce
        A SIL H: ok"#]],
    );
    let text = "ENGLAND: A LON-HOL; F NTH C A LON-HOL\nCURSED: NTH";
    check(
        text,
        expect![[r#"
        A LON-HOL: no_path
        F NTH C A LON-HOL: fail"#]],
    );
    assert_eq!(rules(&told(text).1, "F NTH"), [Rule::CursedConvoy, Rule::CursedHold]);
    // Its own power still does not dislodge it.
    check(
        "AUSTRIA: A VIE H; A BUD-VIE\nCURSED: VIE",
        expect![[r#"
        A BUD-VIE: bounce
        A VIE H: ok"#]],
    );
}

#[test]
fn p8_6_a_cursed_move_fails_and_still_counts() {
    check(
        "RUSSIA: A WAR-GAL\nAUSTRIA: A VIE-GAL\nCURSED: WAR",
        expect![[r#"
        A VIE-GAL: bounce
        A WAR-GAL: bounce"#]],
    );
    check(
        "RUSSIA: A WAR-GAL; F RUM H\nAUSTRIA: A GAL S A BUD-RUM; A BUD-RUM\nCURSED: WAR",
        expect![[r#"
        A BUD-RUM: bounce
        A GAL S A BUD-RUM: cut
        F RUM H: ok
        A WAR-GAL: bounce"#]],
    );
    // Into an empty province, which it leaves contested.
    check(
        "RUSSIA: A WAR-GAL\nAUSTRIA: A BUD-RUM; A SER S A BUD-RUM\nTURKEY: A RUM H\nCURSED: WAR",
        expect![[r#"
            A BUD-RUM: ok
            A RUM H: dislodged
            A SER S A BUD-RUM: ok
            A WAR-GAL: bounce
            A RUM may go to BUL SEV UKR"#]],
    );
}

#[test]
fn p8_7_a_cursed_unit_under_attack_does_nothing() {
    let text = "RUSSIA: A WAR-GAL\nGERMANY: A SIL-WAR\nAUSTRIA: A VIE-GAL\nCURSED: WAR";
    check(
        text,
        expect![[r#"
        A SIL-WAR: ok
        A VIE-GAL: ok
        A WAR-GAL: bounce
        A WAR may go to LVN MOS PRU UKR"#]],
    );
    assert!(rules(&told(text).1, "A WAR").starts_with(&[Rule::CursedAttack, Rule::CursedAttackIgnored]));
    // An attack of its own power is none, nor one whose convoy fails.
    check(
        "RUSSIA: A WAR-GAL; A MOS-WAR\nAUSTRIA: A VIE-GAL\nCURSED: WAR",
        expect![[r#"
        A MOS-WAR: bounce
        A VIE-GAL: bounce
        A WAR-GAL: bounce"#]],
    );
    check(
        "GERMANY: A HOL-BEL\nENGLAND: A LON-HOL; F NTH C A LON-HOL\nRUSSIA: F SKA-NTH; F HEL S F SKA-NTH\nFRANCE: A PIC-BEL\nCURSED: HOL",
        expect![[r#"
            F HEL S F SKA-NTH: ok
            A HOL-BEL: bounce
            A LON-HOL: no_path
            F NTH C A LON-HOL: dislodged
            A PIC-BEL: bounce
            F SKA-NTH: ok
            F NTH may go to DEN EDI ENG NWG NWY YOR"#]],
    );
}

#[test]
fn p8_8_a_cursed_unit_does_not_retreat_to_where_it_aimed() {
    let text = "RUSSIA: A WAR-GAL\nGERMANY: A SIL-WAR\nCURSED: WAR";
    check(
        text,
        expect![[r#"
        A SIL-WAR: ok
        A WAR-GAL: bounce
        A WAR may go to LVN MOS PRU UKR"#]],
    );
    assert!(rules(&told(text).1, "A WAR").ends_with(&[Rule::CursedHold, Rule::CursedRetreatBarred]));
}

#[test]
fn p8_9_any_attack_may_drive_a_cursed_unit_out() {
    // Two attackers keep each other out; the cursed unit goes all the same, and its province is closed.
    let text = "AUSTRIA: A VIE H\nITALY: A TYR-VIE; A BOH H\nRUSSIA: A GAL-VIE; A RUM-BUD; A SER S A RUM-BUD";
    let text = format!("{text}\nTURKEY: A BUD H\nROUT: literal\nCURSED: VIE");
    check(
        &text,
        expect![[r#"
            A BOH H: ok
            A BUD H: dislodged
            A GAL-VIE: bounce
            A RUM-BUD: ok
            A SER S A RUM-BUD: ok
            A TYR-VIE: bounce
            A VIE H: dislodged
            A BUD may go to TRI
            A VIE may go to TRI"#]],
    );
    let held = rules(&told(&text).1, "A VIE");
    assert!(matches!(held[..], [Rule::CursedHold, Rule::CursedRout(_), Rule::CursedRout(_)]), "{held:?}");
    // An attack by its own power drives nobody out, nor one whose convoy fails.
    check(
        "AUSTRIA: A VIE H; A BUD-VIE\nROUT: literal\nCURSED: VIE",
        expect![[r#"
        A BUD-VIE: bounce
        A VIE H: ok"#]],
    );
    check(
        "GERMANY: A HOL H\nENGLAND: A LON-HOL; F NTH C A LON-HOL\nRUSSIA: F SKA-NTH; F HEL S F SKA-NTH\nROUT: literal\nCURSED: HOL",
        expect![[r#"
            F HEL S F SKA-NTH: ok
            A HOL H: ok
            A LON-HOL: no_path
            F NTH C A LON-HOL: dislodged
            F SKA-NTH: ok
            F NTH may go to BEL DEN EDI ENG NWG NWY YOR"#]],
    );
    // Where the attacker came by sea its province is open to others, and not to the cursed unit.
    let landing = "TURKEY: A BUL H\nRUSSIA: A RUM-BUL VIA; F BLA C A RUM-BUL\nCURSED: BUL";
    check(
        landing,
        expect![[r#"
        F BLA C A RUM-BUL: ok
        A BUL H: dislodged
        A RUM-BUL VIA: ok
        A BUL may go to CON GRE RUM SER"#]],
    );
    check(
        &format!("{landing}\nROUT: literal"),
        expect![[r#"
        F BLA C A RUM-BUL: ok
        A BUL H: dislodged
        A RUM-BUL VIA: ok
        A BUL may go to CON GRE SER"#]],
    );
    // One that moved may go neither there nor where it meant to.
    check(
        "RUSSIA: A WAR-GAL\nGERMANY: A SIL-WAR\nAUSTRIA: A UKR-WAR\nROUT: literal\nCURSED: WAR",
        expect![[r#"
        A SIL-WAR: bounce
        A UKR-WAR: bounce
        A WAR-GAL: bounce
        A WAR may go to LVN MOS PRU"#]],
    );
}
