//! Cancellation (§18), and in the modules below the worked cases, what a blessing and a curse do (§19, §20), and the desk.

mod blessed;
mod cursed;
mod referee;
mod worked;

use diplomacy::judge::Rule;
use diplomacy::{Orders, Position, Province, Reason, Rout, Statuses, Verdict, desk, movement_with};

use crate::opposition::{Cancelled, Opposition, Settled, settle};

/// A phase that was judged.
struct Judged {
    position: Position,
    orders: Orders,
    settled: Settled,
    verdict: Verdict,
    reasons: Vec<Reason>,
}

/// Judges orders written as `POWER: order; order`, one line for each power. Units are those that are ordered, or stand alone.
/// `BLESSED`, `CURSED`, `OPPOSITION` and `ROUT` have a line each.
fn judged(text: &str) -> Judged {
    let mut file = String::from("CASE test\n");
    let (mut blessed, mut cursed) = (None, None);
    let (mut opposition, mut rout) = (Opposition::default(), Rout::default());
    for line in text.lines().map(str::trim) {
        let (head, rest) = line.split_once(": ").expect("a word and what it is about");
        match head {
            "BLESSED" => blessed = Some(at(rest)),
            "CURSED" => cursed = Some(at(rest)),
            "OPPOSITION" => opposition = Opposition::from_word(rest).expect("an opposition"),
            "ROUT" => rout = serde_json::from_value(rest.into()).expect("a rout"),
            power => file += &rest.split("; ").map(|order| lines(power, order)).collect::<String>(),
        }
    }
    let case = desk::read(&(file + "END\n")).expect("the case is sound").remove(0);
    let settled = settle(&case.position, &case.orders, blessed, cursed, opposition);
    let mut reasons = Vec::new();
    let verdict = movement_with(&case.position, &case.orders, settled.statuses(rout), &mut reasons);
    Judged { position: case.position, orders: case.orders, settled, verdict, reasons }
}

/// A unit and its order, as lines of a case.
fn lines(power: &str, order: &str) -> String {
    let unit = order.split([' ', '-']).take(2).collect::<Vec<_>>().join(" ");
    let told = if unit == order { String::new() } else { format!("O {power} {order}\n") };
    format!("U {power} {unit}\n{told}")
}

fn at(code: &str) -> Province {
    Province::from_code(code).expect("a province")
}

impl Judged {
    /// What became of the order of the unit that stood there.
    fn ruling(&self, code: &str) -> &'static str {
        self.verdict.ruling(at(code)).expect("there is a unit").code()
    }

    /// Whether the unit that stood there was driven out.
    fn is_lost(&self, code: &str) -> bool {
        self.verdict.dislodged_at(at(code)).is_some()
    }

    /// Where the unit that was driven out there may go.
    fn retreats(&self, code: &str) -> String {
        let lost = self.verdict.dislodged_at(at(code)).expect("it was driven out");
        lost.retreats.map(|place| place.to_string()).collect::<Vec<_>>().join(" ")
    }

    /// The codes of the rules that applied to the unit that stood there.
    fn rules(&self, code: &str) -> Vec<&'static str> {
        let reason = self.reasons.iter().find(|reason| reason.unit.province() == at(code));
        reason.expect("there is a unit").rules.iter().copied().map(Rule::code).collect()
    }
}

/// Why a blessing and a curse cancelled each other, if they did.
fn cancelled(text: &str) -> Option<Cancelled> {
    judged(text).settled.cancelled
}

#[test]
fn p18_1_on_the_same_unit_they_cancel_each_other() {
    let same = judged("RUSSIA: A WAR-GAL\nAUSTRIA: A GAL H\nBLESSED: WAR\nCURSED: WAR");
    assert_eq!(same.settled, Settled { blessed: None, cursed: None, cancelled: Some(Cancelled::Same) });
    assert_eq!(same.ruling("WAR"), "bounce");
    assert_eq!(Cancelled::Same.code(), "DIVINE_CANCELLED_SAME");
    assert_eq!(Cancelled::Same.paragraph(), "18.1");
}

#[test]
fn p18_2_on_opposed_units_they_cancel_each_other() {
    let opposed = judged("RUSSIA: A WAR-GAL\nAUSTRIA: A GAL H\nBLESSED: WAR\nCURSED: GAL");
    assert_eq!(opposed.settled, Settled { blessed: None, cursed: None, cancelled: Some(Cancelled::Opposed) });
    assert_eq!(Cancelled::Opposed.code(), "DIVINE_CANCELLED_OPPOSED");
    assert_eq!(Cancelled::Opposed.paragraph(), "18.2");
    // On two that have nothing to do with each other, and where there is only one of them, they do not.
    let apart = judged("RUSSIA: A WAR-GAL\nFRANCE: A PAR H\nBLESSED: WAR\nCURSED: PAR");
    assert_eq!(apart.settled.statuses(Rout::Entering).cursed, Some(at("PAR")));
    assert_eq!(apart.settled.cancelled, None);
    for alone in ["BLESSED: WAR", "CURSED: WAR"] {
        let one = judged(&format!("RUSSIA: A WAR-GAL\nAUSTRIA: A GAL H\n{alone}")).settled;
        assert_eq!(one.cancelled, None);
        assert!(one.blessed.is_some() != one.cursed.is_some());
    }
}

#[test]
fn p18_3_a_unit_opposes_the_one_into_whose_province_it_moves() {
    for other in ["A GAL H", "A GAL", "A GAL-BUD", "A GAL-WAR", "A GAL S A VIE", "A GAL-LON"] {
        for (one, two) in [("WAR", "GAL"), ("GAL", "WAR")] {
            let text = format!("RUSSIA: A WAR-GAL\nAUSTRIA: {other}; A VIE H\nBLESSED: {one}\nCURSED: {two}");
            assert_eq!(cancelled(&text), Some(Cancelled::Opposed), "{text}");
        }
    }
}

#[test]
fn p18_4_units_that_move_to_the_same_province_are_opposed() {
    let meet = "RUSSIA: A WAR-GAL\nAUSTRIA: A VIE-GAL\nBLESSED: VIE\nCURSED: WAR";
    assert_eq!(cancelled(meet), Some(Cancelled::Opposed));
    // Two that hold do not meet anywhere.
    assert_eq!(cancelled("RUSSIA: A WAR H\nAUSTRIA: A VIE H\nBLESSED: VIE\nCURSED: WAR"), None);
    assert_eq!(cancelled("RUSSIA: A WAR-GAL\nAUSTRIA: A VIE-TYR\nBLESSED: VIE\nCURSED: WAR"), None);
}

#[test]
fn p18_5_only_a_valid_move_counts() {
    // There is no such border.
    assert_eq!(cancelled("RUSSIA: A WAR-VIE\nAUSTRIA: A VIE H\nBLESSED: WAR\nCURSED: VIE"), None);
    let landing = "ENGLAND: A LON-HOL; F NTH\nGERMANY: A HOL H\nBLESSED: LON\nCURSED: HOL";
    assert_eq!(cancelled(landing), None, "nobody is ordered to carry it");
    let carried = landing.replace("F NTH", "F NTH C A LON-HOL");
    assert_eq!(cancelled(&carried), Some(Cancelled::Opposed));
    let broken = format!("RUSSIA: F SKA-NTH; F HEL S F SKA-NTH\n{carried}");
    assert!(judged(&broken).is_lost("NTH"));
    assert_eq!(cancelled(&broken), Some(Cancelled::Opposed), "the chain was whole on paper");
    // Half a chain is none.
    let half = "ENGLAND: A LON-NWY; F NTH; F ENG C A LON-NWY\nGERMANY: F NWY H\nBLESSED: LON\nCURSED: NWY";
    assert_eq!(cancelled(half), None);
}

#[test]
fn p18_6_powers_do_not_matter() {
    assert_eq!(cancelled("FRANCE: A PAR-BUR; A BUR H\nBLESSED: PAR\nCURSED: BUR"), Some(Cancelled::Opposed));
    assert_eq!(
        cancelled("FRANCE: A PAR-BUR; A GAS-BUR\nBLESSED: PAR\nCURSED: GAS"),
        Some(Cancelled::Opposed)
    );
}

#[test]
fn p18_7_help_against_a_unit_is_no_direct_opposition() {
    let text = "RUSSIA: A WAR-GAL; A UKR S A WAR-GAL\nAUSTRIA: A GAL H; A BUD S A GAL";
    for (one, two) in [("WAR", "BUD"), ("UKR", "GAL"), ("UKR", "BUD")] {
        let both = judged(&format!("{text}\nBLESSED: {one}\nCURSED: {two}"));
        assert_eq!(both.settled, Settled { blessed: Some(at(one)), cursed: Some(at(two)), cancelled: None });
    }
}

#[test]
fn p18_8_broadly_whoever_helps_an_attack_opposes_the_attacked() {
    let text = "RUSSIA: A WAR-GAL; A UKR S A WAR-GAL\nAUSTRIA: A GAL H\nOPPOSITION: broad";
    for (one, two) in [("UKR", "GAL"), ("GAL", "UKR")] {
        let found = cancelled(&format!("{text}\nBLESSED: {one}\nCURSED: {two}"));
        assert_eq!(found, Some(Cancelled::Opposed));
    }
    let convoy = "ENGLAND: A LON-HOL; F NTH C A LON-HOL\nGERMANY: A HOL H\nBLESSED: HOL\nCURSED: NTH";
    assert_eq!(cancelled(convoy), None);
    let convoy = format!("{convoy}\nOPPOSITION: broad");
    assert_eq!(cancelled(&convoy), Some(Cancelled::Opposed));
    // Not where the other unit has no such order.
    let unmatched = text.replace("A WAR-GAL;", "A WAR H;");
    assert_eq!(cancelled(&format!("{unmatched}\nBLESSED: UKR\nCURSED: GAL")), None);
    assert_eq!(cancelled(&convoy.replace("A LON-HOL;", "A LON-BEL;")), None);
    // Nor where the move goes elsewhere.
    let elsewhere = format!("{text}\nTURKEY: A RUM H\nBLESSED: UKR\nCURSED: RUM");
    assert_eq!(cancelled(&elsewhere), None);
    // A fleet and the army that it carries are on one side.
    assert_eq!(cancelled(&convoy.replace("BLESSED: HOL", "BLESSED: LON")), None);
}

#[test]
fn p18_9_broadly_whoever_helps_the_attacked_opposes_the_attacker() {
    let text = "RUSSIA: A WAR-GAL\nAUSTRIA: A GAL H; A BUD S A GAL\nBLESSED: WAR\nCURSED: BUD";
    assert_eq!(cancelled(text), None);
    let text = format!("{text}\nOPPOSITION: broad");
    assert_eq!(cancelled(&text), Some(Cancelled::Opposed));
    assert_eq!(cancelled(&text.replace("A WAR-GAL", "A WAR-UKR")), None);
    assert_eq!(cancelled(&text.replace("A GAL H", "A GAL-VIE")), None, "the support is void");
    assert_eq!(cancelled(&text.replace("A WAR-GAL", "A WAR")), None);
}

#[test]
fn p18_10_what_comes_of_the_orders_does_not_matter() {
    // Both are kept out by a third, or one of them never gets away: they were ordered to meet all the same.
    let text = "RUSSIA: A WAR-GAL\nAUSTRIA: A VIE-GAL\nTURKEY: A RUM-GAL; A BUD S A RUM-GAL\nBLESSED: VIE\nCURSED: WAR";
    let third = judged(text);
    assert_eq!(third.settled.cancelled, Some(Cancelled::Opposed));
    assert_eq!((third.ruling("RUM"), third.ruling("VIE")), ("ok", "bounce"));
    let statuses = Statuses { blessed: Some(at("VIE")), cursed: Some(at("WAR")), rout: Rout::Entering };
    let uncancelled = diplomacy::movement(&third.position, &third.orders, statuses);
    assert_ne!(uncancelled, third.verdict, "it does make a difference");
}

#[test]
fn p18_11_then_everything_is_ordinary() {
    let head = "AUSTRIA: A GAL S A BUD-RUM; A BUD-RUM\nRUSSIA: A WAR-GAL; F RUM H\nGERMANY: A SIL-WAR";
    let with = judged(&format!("{head}\nBLESSED: GAL\nCURSED: WAR"));
    let without = judged(head);
    assert_eq!(with.settled.cancelled, Some(Cancelled::Opposed));
    assert_eq!(with.settled.statuses(Rout::Entering), Statuses::NEUTRAL);
    assert_eq!((with.verdict, with.reasons), (without.verdict, without.reasons));
}

#[test]
fn p18_12_they_cancel_even_where_both_help_the_same_side() {
    let text = "RUSSIA: A WAR-GAL\nAUSTRIA: A GAL H\nBLESSED: WAR\nCURSED: GAL";
    let both = judged(text);
    assert_eq!(both.settled.cancelled, Some(Cancelled::Opposed));
    assert!(!both.is_lost("GAL"));
    for alone in ["\nBLESSED: WAR", "\nCURSED: GAL"] {
        assert!(judged(&text.replace(alone, "")).is_lost("GAL"));
    }
}

#[test]
fn words_and_options_say_the_same() {
    for opposition in Opposition::ALL {
        assert_eq!(serde_json::to_value(opposition).expect("it is data"), opposition.word());
        assert_eq!(Opposition::from_word(opposition.word()), Some(opposition));
    }
    assert_eq!(Opposition::from_word("resolved"), None);
    assert_eq!(Opposition::default(), Opposition::Direct);
}
