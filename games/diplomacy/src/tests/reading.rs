//! Case files: what is read, and every fault named with its line. Arbitrary text never breaks anything.

use proptest::prelude::*;
use words::{Lang, Words};

use crate::desk::{self, Fault, Wrong};
use crate::notation::{self, Unread};
use crate::tell::TEXTS;
use crate::unit::Misplaced;
use crate::{Position, movement};

/// The faults of a file, as `line: sentence`.
fn faults(text: &str) -> Vec<Fault> {
    desk::read(text).expect_err("something is wrong with it")
}

fn only(text: &str) -> Fault {
    let mut faults = faults(text);
    assert_eq!(faults.len(), 1, "{faults:?}");
    faults.remove(0)
}

const HEAD: &str = "CASE x\nU FRANCE A PAR\nU FRANCE F SPA/SC\nU GERMANY A MUN\n";

fn with(lines: &str) -> String {
    format!("{HEAD}{lines}\nEND\n")
}

#[test]
fn a_case_is_read_in_any_sequence_and_case() {
    let text = "# by hand\n\ncase one\no france par -> bur\nU france a paris\nO FRANCE F spa sc - Golfe du Lion\nU FRANCE F SPA/SC\nend\n";
    let cases = desk::read(text).expect("the case is sound");
    assert_eq!((cases.len(), cases[0].line, &*cases[0].id), (1, 3, "one"));
    let verdict = movement(&cases[0].position, &cases[0].orders, cases[0].statuses);
    assert_eq!(desk::results(&cases[0], &verdict), "CASE one\nP FRANCE A BUR\nP FRANCE F LYO\nEND\n");
}

#[test]
fn two_orders_for_a_unit() {
    let fault = only(&with("O FRANCE A PAR-BUR\nO FRANCE A PAR-PIC"));
    assert_eq!(fault.line, 6);
    assert!(matches!(fault.what, Wrong::SecondOrder { first: 5, .. }));
    let same = only(&with("O FRANCE A PAR-BUR\nO FRANCE A PAR-BUR"));
    assert!(matches!(same.what, Wrong::SecondOrder { first: 5, .. }), "not even the same one");
}

#[test]
fn orders_for_units_of_others_or_of_nobody() {
    let fault = only(&with("O GERMANY A PAR-BUR"));
    assert!(matches!(fault, Fault { line: 5, what: Wrong::NotYours { .. } }));
    for order in ["A BER-KIE", "F PAR H", "A SPA H"] {
        let fault = only(&with(&format!("O FRANCE {order}")));
        assert!(matches!(fault, Fault { line: 5, what: Wrong::NoUnit(_) }), "{order}");
    }
}

#[test]
fn wrong_coasts() {
    assert!(matches!(only(&with("O FRANCE F SPA/NC-LYO")).what, Wrong::OtherCoast { .. }));
    assert!(matches!(
        only("CASE x\nU FRANCE F SPA\nEND\n").what,
        Wrong::Misplaced { why: Misplaced::CoastNeeded, .. }
    ));
    for text in ["CASE x\nU FRANCE F SPA/EC\nEND\n", "CASE x\nU FRANCE A PAR/NC\nEND\n"] {
        assert!(matches!(only(text), Fault { line: 2, what: Wrong::Unread { .. } }), "{text}");
    }
    let missing = only("CASE x\nU FRANCE F POR\nO FRANCE F POR-SPA\nEND\n");
    assert!(matches!(missing, Fault { line: 3, what: Wrong::BadCoast { is_named: false, .. } }));
    let wrong = only("CASE x\nU FRANCE F GAS\nO FRANCE F GAS-SPA/SC\nEND\n");
    assert!(matches!(wrong, Fault { line: 3, what: Wrong::BadCoast { is_named: true, .. } }));
}

#[test]
fn a_file_broken_in_the_middle() {
    let cut = only("CASE one\nU FRANCE A PAR\nEND\nCASE two\nU FRANCE A PAR\n");
    assert!(matches!(cut, Fault { line: 5, what: Wrong::Unfinished { begun: 4, .. } }));
    let run_on = only("CASE one\nU FRANCE A PAR\nCASE two\nU FRANCE A PAR\nEND\n");
    assert!(matches!(run_on, Fault { line: 3, what: Wrong::Unfinished { begun: 1, .. } }));
    assert!(matches!(only("U FRANCE A PAR\n").what, Wrong::OutsideCase));
    assert!(matches!(only("CASE one\nEND\nEND\n"), Fault { line: 3, what: Wrong::OutsideCase }));
    assert!(matches!(only("CASE\nEND\n").what, Wrong::NoName));
    assert!(matches!(only("CASE one\nX FRANCE\nEND\n"), Fault { line: 2, what: Wrong::UnknownLine(_) }));
}

#[test]
fn units_that_cannot_be() {
    assert!(matches!(
        only(&with("U ITALY F SPA/NC")).what,
        Wrong::Misplaced { why: Misplaced::Occupied(_), .. }
    ));
    for unit in ["F MOS", "A NTH"] {
        let fault = only(&format!("CASE x\nU RUSSIA {unit}\nEND\n"));
        assert!(matches!(fault.what, Wrong::Misplaced { why: Misplaced::WrongTerrain, .. }), "{unit}");
    }
    assert!(matches!(only(&with("U POLAND A WAR")), Fault { line: 5, what: Wrong::UnknownPower(_) }));
}

#[test]
fn texts_that_are_not_understood_or_can_be_several() {
    let unknown = only(&with("O FRANCE A PAR-XYZ"));
    assert!(matches!(unknown.what, Wrong::Unread { why: Unread::Unknown(error), .. } if error.at == 6));
    let ambiguous = only(&with("O FRANCE A PAR-Liv"));
    assert!(matches!(ambiguous.what, Wrong::Unread { why: Unread::Ambiguous { at: 6, .. }, .. }));
    for order in ["A PAR", "A PAR S", "A PAR C A MUN", "A PAR-BUR BUR", "A PAR-", "PAR PAR", "", "A PAR ?"] {
        let fault = only(&with(&format!("O FRANCE {order}")));
        assert!(matches!(fault, Fault { line: 5, what: Wrong::Unread { .. } }), "{order}");
    }
    assert!(matches!(only(&with("O FRANCE A PAR D")).what, Wrong::OtherPhase(_)));
    assert!(matches!(only(&with("O FRANCE WAIVE")).what, Wrong::OtherPhase(_)));
}

#[test]
fn every_fault_is_named_at_once() {
    let text =
        "CASE x\nU FRANCE A PAR\nU FRANCE A PAR\nO GERMANY A PAR H\nO FRANCE A XXX H\nEND\nU ITALY A ROM\n";
    let lines: Vec<usize> = faults(text).iter().map(|fault| fault.line).collect();
    assert_eq!(lines, [3, 4, 5, 7]);
}

#[test]
fn statuses_are_for_units_and_one_of_each() {
    assert!(matches!(only(&with("B VIE")), Fault { line: 5, what: Wrong::NobodyThere(_) }));
    assert!(matches!(only(&with("B PAR\nB MUN")), Fault { line: 6, what: Wrong::SecondStatus { first: 5 } }));
    assert!(matches!(only(&with("C PAR\nC PAR")), Fault { line: 6, what: Wrong::SecondStatus { first: 5 } }));
    assert!(matches!(only(&with("B ???")).what, Wrong::Unread { .. }));
    let cases = desk::read(&with("B Paris\nC spa/sc")).expect("the two are far apart");
    assert!(cases[0].statuses.blessed.is_some() && cases[0].statuses.cursed.is_some());
}

#[test]
fn impossible_orders_are_remarked_upon_and_held() {
    let cases = desk::read(&with("O FRANCE A PAR-MUN\nO GERMANY A MUN S A ROM")).expect("no fault");
    let remarks: Vec<(usize, String)> =
        cases[0].remarks.iter().map(|remark| (remark.line, remark.order.to_string())).collect();
    assert_eq!(remarks, [(5, "A PAR-MUN".to_owned()), (6, "A MUN S A ROM".to_owned())]);
}

#[test]
fn faults_have_sentences_in_both_languages() {
    let text = with("O GERMANY A PAR H\nO FRANCE A Liv-YOR\nO FRANCE A PAR ! BUR");
    for (lang, expected) in [
        (Lang::En, ["A PAR belongs to FRANCE.", "ambiguous", "not understood at character 7"]),
        (Lang::Fr, ["A PAR appartient à FRANCE.", "ambigu", "pas compris au caractère 7"]),
    ] {
        let words = Words::new(lang, &[TEXTS[lang as usize]]);
        let said: Vec<String> =
            faults(&text).iter().map(|fault| words.say(&fault.message(), &|seat| seat.to_string())).collect();
        for (said, expected) in said.iter().zip(expected) {
            assert!(said.contains(expected), "{said}");
        }
        assert_eq!(said.len(), 3);
    }
}

proptest! {
    #[test]
    fn no_text_breaks_the_readers(text in "\\PC{0,80}") {
        drop(notation::read(&text));
        drop(notation::read_in(&Position::start(), &text));
        drop(desk::read(&text));
    }

    /// Texts that are nearly orders.
    #[test]
    fn nearly_orders_do_not_break_them_either(
        words in proptest::collection::vec("(A|F|a|f|PAR|Liv|stp|SPA/NC|spa|-|->|S|C|H|VIA|R|D|B|/|NC|é|Manche|!|mid)", 0..9),
        tag in "(O FRANCE|U ITALY|B|C|CASE|END|O|)",
    ) {
        let text = words.join(" ");
        if let Ok(order) = notation::read(&text) {
            prop_assert_eq!(notation::read(&order.to_string()), Ok(order));
        }
        drop(notation::read_in(&Position::start(), &text));
        if let Ok(cases) = desk::read(&format!("CASE x\nU FRANCE A PAR\n{tag} {text}\nEND\n")) {
            for case in &cases {
                movement(&case.position, &case.orders, case.statuses);
            }
        }
    }
}
