//! Retreats and winter: chapters 7 and 9, a test for each paragraph.

use super::{position, power, told};
use crate::adjust::{Centres, NoAdjustment, check, winter};
use crate::judge::Dislodged;
use crate::notation::read;
use crate::retreat::{RetreatOrders, RetreatRefused, RetreatVerdict, retreats};
use crate::{Order, Province, Ruling, Verdict, movement};

fn verdict(text: &str) -> Verdict {
    let (case, _) = told(text);
    movement(&case.position, &case.orders, case.statuses)
}

fn at(code: &str) -> Province {
    Province::from_code(code).expect("a province")
}

fn open(verdict: &Verdict, code: &str) -> Vec<String> {
    let lost = verdict.dislodged_at(at(code)).expect("it was dislodged");
    lost.retreats.map(|place| place.to_string()).collect()
}

fn order(text: &str) -> Order {
    read(text).expect("an order")
}

fn lost(verdict: &Verdict) -> Vec<Dislodged> {
    verdict.dislodged().collect()
}

/// Retreats by `POWER order`, all of which are taken.
fn retreated(verdict: &Verdict, orders: &[(&str, &str)]) -> RetreatVerdict {
    let (mut list, lost) = (RetreatOrders::default(), lost(verdict));
    for (owner, text) in orders {
        list.give(&lost, power(owner), order(text)).expect("it may retreat there");
    }
    retreats(verdict.after(), &lost, &list)
}

const BURGUNDY: &str = "FRANCE: A PAR-BUR; A MAR S A PAR-BUR\nGERMANY: A BUR H";

#[test]
fn p7_1_the_dislodged_retreat_or_leave() {
    let verdict = verdict(BURGUNDY);
    let gone = retreated(&verdict, &[("GERMANY", "A BUR R MUN")]);
    assert_eq!(gone.after.at(at("MUN")).map(|unit| unit.power), Some(power("GERMANY")));
    assert_eq!((gone.ruling(at("BUR")), gone.destroyed().count()), (Some(Ruling::Ok), 0));
    let left = retreated(&verdict, &[("GERMANY", "A BUR D")]);
    assert_eq!(left.after.units().count(), 2);
    assert_eq!(left.destroyed().count(), 1);
}

#[test]
fn p7_2_to_an_empty_province_next_to_it() {
    let verdict = verdict("FRANCE: A PAR-BUR; A MAR S A PAR-BUR; A PIC H\nGERMANY: A BUR H; A RUH H");
    assert_eq!(open(&verdict, "BUR"), ["BEL", "GAS", "MUN"]);
    let mut orders = RetreatOrders::default();
    for text in ["A BUR R PIC", "A BUR R KIE"] {
        let given = orders.give(&lost(&verdict), power("GERMANY"), order(text));
        assert!(matches!(given, Err(RetreatRefused::NoRetreat(_))), "{text}");
    }
    let given = orders.give(&lost(&verdict), power("FRANCE"), order("A BUR R BEL"));
    assert!(matches!(given, Err(RetreatRefused::Stray(_))));
}

#[test]
fn p7_3_not_to_where_the_attacker_came_from_unless_by_convoy() {
    assert!(!open(&verdict(BURGUNDY), "BUR").contains(&"PAR".to_owned()));
    let by_sea = verdict(
        "FRANCE: A GAS-MAR VIA; A BUR S A GAS-MAR; F MAO C A GAS-MAR; F WES C A GAS-MAR; F LYO C A GAS-MAR\nITALY: A MAR H",
    );
    assert_eq!(open(&by_sea, "MAR"), ["GAS", "PIE", "SPA"]);
}

#[test]
fn p7_4_not_to_where_movers_kept_each_other_out() {
    let contested =
        verdict("AUSTRIA: A BUD S A TRI-VIE; A TRI-VIE\nGERMANY: A MUN-BOH; A SIL-BOH\nITALY: A VIE H");
    assert_eq!(open(&contested, "VIE"), ["GAL", "TYR"]);
    assert_eq!(contested.contested().collect::<Vec<_>>(), [at("BOH")]);
    // One that was beaten head-to-head contests nothing.
    let beaten = verdict(
        "ENGLAND: F HEL-KIE; F DEN S F HEL-KIE\nGERMANY: A BER-PRU; F KIE H; A SIL S A BER-PRU\nRUSSIA: A PRU-BER",
    );
    assert!(open(&beaten, "KIE").contains(&"BER".to_owned()));
}

#[test]
fn p7_5_no_help_in_retreats() {
    let verdict = verdict(BURGUNDY);
    let mut orders = RetreatOrders::default();
    for text in ["A BUR S A PAR-PIC", "A BUR-BEL VIA", "A BUR H"] {
        let given = orders.give(&lost(&verdict), power("GERMANY"), order(text));
        assert!(matches!(given, Err(RetreatRefused::Stray(_))), "{text}");
    }
}

#[test]
fn p7_6_units_that_retreat_to_one_province_all_leave() {
    let verdict = verdict(
        "AUSTRIA: A BUD S A TRI-VIE; A TRI-VIE\nGERMANY: A MUN S A SIL-BOH; A SIL-BOH\nITALY: A VIE H; A BOH H",
    );
    let both = retreated(&verdict, &[("ITALY", "A VIE R TYR"), ("ITALY", "A BOH R TYR")]);
    assert_eq!([both.ruling(at("VIE")), both.ruling(at("BOH"))], [Some(Ruling::Bounce); 2]);
    assert_eq!(both.destroyed().count(), 2);
    let apart = retreated(&verdict, &[("ITALY", "A VIE R TYR"), ("ITALY", "A BOH R GAL")]);
    assert_eq!(apart.destroyed().count(), 0);
}

#[test]
fn p7_7_without_an_order_they_leave() {
    let verdict = verdict(BURGUNDY);
    let done = retreats(verdict.after(), &lost(&verdict), &RetreatOrders::default());
    assert_eq!(done.destroyed().map(|unit| unit.to_string()).collect::<Vec<_>>(), ["GERMANY A BUR"]);
}

#[test]
fn p9_1_a_centre_belongs_to_who_stands_on_it() {
    let mut centres = Centres::start();
    centres.occupy(&position(&[("FRANCE", "A BEL"), ("GERMANY", "A BUR"), ("ITALY", "A MUN")]));
    assert!(centres.of(power("FRANCE")).has(at("BEL")) && centres.of(power("FRANCE")).has(at("PAR")));
    assert!(centres.of(power("ITALY")).has(at("MUN")) && !centres.of(power("GERMANY")).has(at("MUN")));
    assert_eq!(centres.of(power("GERMANY")).len(), 2, "Burgundy is no centre");
}

#[test]
fn p9_2_units_follow_centres() {
    let units = position(&[("FRANCE", "A BEL"), ("GERMANY", "A BUR"), ("ITALY", "A MUN")]);
    let mut centres = Centres::start();
    assert_eq!(centres.allowance(&units, power("FRANCE")), 2);
    for home in power("ITALY").homes() {
        centres.give(home, power("AUSTRIA"));
    }
    assert_eq!(centres.allowance(&units, power("ITALY")), -1);
    let no_build = check(&units, &centres, power("ITALY"), -1, &order("B A ROM"));
    assert_eq!(no_build, Err(NoAdjustment::NotThisWay));
    let no_disband = check(&units, &centres, power("FRANCE"), 2, &order("A BEL D"));
    assert_eq!(no_disband, Err(NoAdjustment::NotThisWay));
}

#[test]
fn p9_3_units_are_built_at_home() {
    let units = position(&[("RUSSIA", "A MOS")]);
    let mut centres = Centres::start();
    centres.give(at("SEV"), power("TURKEY"));
    centres.give(at("BER"), power("RUSSIA"));
    let build = |text: &str| check(&units, &centres, power("RUSSIA"), 2, &order(text)).map(|_| ());
    assert_eq!(build("B A WAR"), Ok(()));
    assert_eq!(build("B F STP/NC"), Ok(()));
    assert_eq!(build("B F STP"), Err(NoAdjustment::WrongPlace));
    assert_eq!(build("B F WAR"), Err(NoAdjustment::WrongPlace));
    assert_eq!(build("B A MOS"), Err(NoAdjustment::Occupied));
    assert_eq!(build("B A SEV"), Err(NoAdjustment::NotOwned));
    assert_eq!(build("B A BER"), Err(NoAdjustment::NotHome));
    assert!(matches!(build("A MOS H"), Err(NoAdjustment::WrongPhase(_))));
}

#[test]
fn p9_4_nobody_has_to_build_and_too_much_is_left_undone() {
    let mut units = position(&[]);
    let centres = Centres::start();
    let orders = ["WAIVE", "B A PAR", "B A PAR", "B A MAR"].map(order);
    let done = winter(&mut units, &centres, power("FRANCE"), 2, &orders);
    let rulings: Vec<Ruling> = done.rulings.iter().map(|(_, ruling, _)| *ruling).collect();
    assert_eq!(rulings, [Ruling::Ok, Ruling::Ok, Ruling::Fail, Ruling::Fail]);
    assert_eq!(units.units().count(), 1);
    assert!(done.civil_disorder.is_empty());
    let nothing = winter(&mut units, &centres, power("GERMANY"), 3, &[]);
    assert!(nothing.civil_disorder.is_empty() && units.units().count() == 1);
}

#[test]
fn p9_5_a_power_disbands_its_own_units_once_each() {
    let mut units = position(&[("FRANCE", "A PAR"), ("FRANCE", "A BUR"), ("GERMANY", "A MUN")]);
    let orders = ["A MUN D", "A BUR D", "A BUR D"].map(order);
    let done = winter(&mut units, &Centres::start(), power("FRANCE"), -1, &orders);
    let rulings: Vec<Ruling> = done.rulings.iter().map(|(_, ruling, _)| *ruling).collect();
    assert_eq!(rulings, [Ruling::Illegal, Ruling::Ok, Ruling::Fail]);
    assert_eq!(units.of(power("FRANCE")).map(|unit| unit.to_string()).collect::<Vec<_>>(), ["FRANCE A PAR"]);
}

#[test]
fn p9_6_civil_disorder_takes_the_farthest() {
    let taken = |units: &[(&str, &str)], count: i8| {
        let mut centres = Centres::default();
        centres.give(at("PAR"), power("FRANCE"));
        let done = winter(&mut position(units), &centres, power("FRANCE"), -count, &[]);
        done.civil_disorder.iter().map(|unit| unit.piece().to_string()).collect::<Vec<_>>()
    };
    assert_eq!(
        taken(&[("FRANCE", "A PAR"), ("FRANCE", "A BUR"), ("FRANCE", "A MUN")], 2),
        ["A MUN", "A BUR"]
    );
    assert_eq!(taken(&[("FRANCE", "A BUR"), ("FRANCE", "F BRE")], 1), ["F BRE"], "fleets first");
    assert_eq!(taken(&[("FRANCE", "A PIC"), ("FRANCE", "A GAS")], 1), ["A GAS"], "then by name");
    // Gulf of Lyon comes before Western Mediterranean, though its code does not come before MAO.
    assert_eq!(taken(&[("FRANCE", "F LYO"), ("FRANCE", "F IRI")], 1), ["F LYO"]);
}
