//! Retreats and winters at the desk: what is judged, what is ignored, and every fault named with its line.

use words::{Lang, Words};

use crate::desk::{self, Case, Fault, Ignored, Wrong};
use crate::tell::TEXTS;
use crate::{Phase, Position};

/// The German army in Burgundy is driven out; it may go to Belgium, Munich, Picardy, Ruhr and so on.
const MOVES: &str = "CASE x\nU FRANCE A PAR\nU FRANCE A MAR\nU GERMANY A BUR\nU GERMANY A MUN\n\
    O FRANCE A PAR-BUR\nO FRANCE A MAR S A PAR-BUR\n";

/// France may build two, Germany disbands one of two, Russia may build one.
const WINTER: &str = "CASE w\nU FRANCE A BUR\nU GERMANY A RUH\nU GERMANY A HOL\nU RUSSIA A MOS\n\
    S FRANCE PAR BRE MAR\nS GERMANY KIE\nS RUSSIA MOS, STP\n";

fn only(text: &str) -> Case {
    let mut cases = desk::read(text).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(cases.len(), 1);
    cases.remove(0)
}

fn results(head: &str, lines: &str) -> (String, Vec<(usize, Ignored)>) {
    let case = only(&format!("{head}{lines}\nEND\n"));
    let later = case.later().expect("it asks for more than moves");
    let remarks = case.remarks.iter().map(|remark| (remark.line, remark.why)).collect();
    (later.results(&case), remarks)
}

/// The one fault of a case, with the number of its line in what was added to the head.
fn fault(head: &str, lines: &str) -> (usize, Wrong) {
    let mut faults = desk::read(&format!("{head}{lines}\nEND\n")).expect_err("something is wrong");
    assert_eq!(faults.len(), 1, "{faults:?}");
    let Fault { line, what } = faults.remove(0);
    (line - head.lines().count(), what)
}

#[test]
fn retreats_are_judged_after_the_moves() {
    let standing = "CASE x\nP FRANCE A BUR\nP FRANCE A MAR\nP GERMANY A BEL\nP GERMANY A MUN\nEND\n";
    for order in ["A BUR R BEL", "A BUR - BEL", "bur r belgique"] {
        assert_eq!(results(MOVES, &format!("R GERMANY {order}")), (standing.to_owned(), vec![]));
    }
    let gone = "CASE x\nP FRANCE A BUR\nP FRANCE A MAR\nP GERMANY A MUN\nX GERMANY A BUR\nEND\n";
    assert_eq!(results(MOVES, "R GERMANY A BUR D"), (gone.to_owned(), vec![]));
    // Lines come in any order, and a case without R is about its moves alone.
    let turned = only(&format!("CASE x\nR GERMANY A BUR R BEL\n{}END\n", &MOVES[7..]));
    assert_eq!(turned.later().map(|later| later.results(&turned)).as_deref(), Some(standing));
    assert!(only(&format!("{MOVES}END\n")).later().is_none());
}

#[test]
fn units_that_retreat_to_one_province_all_leave() {
    let head =
        format!("{MOVES}U ITALY A VEN\nU ITALY A TYR\nU AUSTRIA A TRI\nU AUSTRIA A BOH\nU AUSTRIA A SIL\n");
    let moves =
        "O AUSTRIA A BOH-MUN\nO AUSTRIA A SIL S A BOH-MUN\nR GERMANY A BUR R RUH\nR GERMANY A MUN R RUH";
    let (text, remarks) = results(&head, moves);
    assert!(text.contains("X GERMANY A BUR\nX GERMANY A MUN\nEND"), "{text}");
    assert_eq!(remarks, []);
}

#[test]
fn retreats_that_cannot_be_are_ignored_and_the_unit_leaves() {
    for to in ["PAR", "MAR", "SWE"] {
        let (text, remarks) = results(MOVES, &format!("R GERMANY A BUR R {to}"));
        assert!(text.ends_with("X GERMANY A BUR\nEND\n"), "{text}");
        assert_eq!(remarks, [(8, Ignored::NoRetreat)], "{to}");
    }
}

#[test]
fn faults_of_retreats() {
    assert!(matches!(fault(MOVES, "R GERMANY A MUN R BER"), (1, Wrong::NotDislodged(_))));
    assert!(matches!(fault(MOVES, "R FRANCE A BUR R BEL"), (1, Wrong::NotYours { .. })));
    assert!(matches!(
        fault(MOVES, "R GERMANY A BUR H"),
        (1, Wrong::WrongPhase { phase: Phase::Retreats, .. })
    ));
    assert!(matches!(fault(MOVES, "R GERMANY A BUR R XYZ"), (1, Wrong::Unread { .. })));
    assert!(matches!(fault(MOVES, "R POLAND A BUR R BEL"), (1, Wrong::UnknownPower(_))));
    let twice = fault(MOVES, "R GERMANY A BUR R BEL\nR GERMANY A BUR D");
    assert!(matches!(twice, (2, Wrong::SecondOrder { first: 8, .. })));
    // Who is driven out is not guessed from moves that are wrong: that fault is named, and what can be read is.
    let faults = desk::read(&format!("{MOVES}O FRANCE A MUN H\nR GERMANY A MUN D\nR GERMANY ?\nEND\n"));
    let lines: Vec<usize> = faults.expect_err("two are wrong").iter().map(|fault| fault.line).collect();
    assert_eq!(lines, [8, 10]);
}

#[test]
fn a_coast_to_retreat_to_is_named_where_there_are_two() {
    let head = "CASE x\nU FRANCE F POR\nU ITALY F MAO\nU ITALY F WES\nU ITALY A SPA\n\
        U ENGLAND F NAO\nU ENGLAND F ENG\nO ENGLAND F NAO-MAO\nO ENGLAND F ENG S F NAO-MAO\nO ITALY A SPA-MAR\n";
    let (line, wrong) = fault(head, "R ITALY F MAO R SPA");
    assert!(matches!((line, wrong), (1, Wrong::BadCoast { is_named: false, .. })));
    let (text, _) = results(head, "R ITALY F MAO R SPA/SC");
    assert!(text.contains("P ITALY F SPA/SC"), "{text}");
}

#[test]
fn a_winter_is_judged_by_its_centres() {
    let (text, remarks) =
        results(WINTER, "W FRANCE B A PAR\nW FRANCE WAIVE\nW GERMANY A HOL D\nW RUSSIA B F STP/NC");
    let expected = "CASE w\nP FRANCE A BUR\nP FRANCE A PAR\nP GERMANY A RUH\nP RUSSIA A MOS\nP RUSSIA F STP/NC\nX GERMANY A HOL\nEND\n";
    assert_eq!((text.as_str(), &remarks[..]), (expected, &[][..]));
    // What nobody disbands goes by the rule (§9.6), and nobody has to build.
    let (text, _) = results(WINTER, "");
    assert_eq!(text.lines().filter(|line| line.starts_with("X GERMANY")).count(), 1, "{text}");
    assert!(!text.contains("A PAR"), "{text}");
}

#[test]
fn winter_orders_that_cannot_be_are_ignored() {
    use crate::adjust::NoAdjustment::{NotHome, NotOwned, NotThisWay, Occupied, WrongPlace};
    let ignored = |order: &str| results(WINTER, &format!("W {order}")).1;
    for (order, why) in [
        ("FRANCE B A MUN", NotHome),
        ("RUSSIA B A WAR", NotOwned),
        ("RUSSIA B A MOS", Occupied),
        ("FRANCE B F PAR", WrongPlace),
        ("FRANCE A BUR D", NotThisWay),
        ("GERMANY WAIVE", NotThisWay),
    ] {
        assert_eq!(ignored(order), [(9, Ignored::NoAdjustment(why))], "{order}");
    }
    let (text, remarks) =
        results(WINTER, "W RUSSIA B A STP\nW RUSSIA WAIVE\nW GERMANY A HOL D\nW GERMANY A RUH D");
    assert_eq!(remarks, [(10, Ignored::BeyondDue), (12, Ignored::BeyondDue)]);
    assert!(text.contains("P RUSSIA A STP") && text.contains("P GERMANY A RUH"), "{text}");
    let (_, remarks) = results(WINTER, "W RUSSIA WAIVE\nW RUSSIA B A STP");
    assert_eq!(remarks, [(10, Ignored::BeyondDue)], "what comes first counts");
}

#[test]
fn faults_of_winters() {
    assert!(matches!(fault(WINTER, "S ITALY PAR"), (1, Wrong::OwnedTwice(_))));
    assert!(matches!(fault(WINTER, "S ITALY BUR"), (1, Wrong::NoCentre(_))));
    assert!(matches!(fault(WINTER, "S ITALY"), (1, Wrong::Unread { .. })));
    assert!(matches!(fault(WINTER, "W RUSSIA B F STP"), (1, Wrong::BadCoast { is_named: false, .. })));
    assert!(matches!(fault(WINTER, "W GERMANY A BUR D"), (1, Wrong::NotYours { .. })));
    assert!(matches!(fault(WINTER, "W GERMANY A MUN D"), (1, Wrong::NoUnit(_))));
    assert!(matches!(
        fault(WINTER, "W GERMANY A RUH H"),
        (1, Wrong::WrongPhase { phase: Phase::Adjustments, .. })
    ));
    assert!(matches!(
        fault(WINTER, "W FRANCE B A PAR\nW FRANCE B A PAR"),
        (2, Wrong::SecondOrder { first: 9, .. })
    ));
    assert!(matches!(fault(WINTER, "W FRANCE B PAR"), (1, Wrong::Unread { .. })));
    assert!(matches!(fault("CASE w\nU FRANCE A PAR\n", "W FRANCE B A BRE"), (1, Wrong::NoCentres)));
    for line in ["O FRANCE A BUR H", "R FRANCE A BUR D", "B BUR", "C BUR"] {
        assert!(matches!(fault(WINTER, line), (1, Wrong::TwoPhases { first: 6 })), "{line}");
    }
    for line in ["S FRANCE PAR", "W FRANCE B A PAR"] {
        assert!(matches!(fault(MOVES, line), (1, Wrong::TwoPhases { first: 6 })), "{line}");
    }
}

#[test]
fn a_case_of_winter_moves_nobody() {
    let case = only(&format!("{WINTER}END\n"));
    assert_eq!(case.orders, Default::default());
    assert_ne!(case.position, Position::default());
}

#[test]
fn remarks_and_faults_are_told_in_both_languages() {
    for (lang, remark, not_out) in [
        (Lang::En, "A BUR R PAR is ignored and the unit leaves the map.", "A MUN was not dislodged."),
        (Lang::Fr, "A BUR R PAR est ignoré et l’unité quitte la carte.", "A MUN n’a pas été délogée."),
    ] {
        let words = Words::new(lang, &[TEXTS[lang as usize]]);
        let say = |message| words.say(&message, &|seat| seat.to_string());
        let case = only(&format!("{MOVES}R GERMANY A BUR R PAR\nEND\n"));
        assert_eq!(say(case.remarks[0].message()), remark);
        let faults = desk::read(&format!("{MOVES}R GERMANY A MUN D\nEND\n")).expect_err("it stands");
        assert_eq!(say(faults[0].message()), not_out);
    }
}
