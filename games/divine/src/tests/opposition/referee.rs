//! The variant at the referee's desk.

use diplomacy::desk::{self, Variant, Wrong, game};
use diplomacy::{Power, tell};
use words::{Lang, Words};

use crate::desk::{Referee, TEXTS};

const CASE: &str = "CASE x\nU RUSSIA A WAR\nU AUSTRIA A GAL\nU AUSTRIA A BUD\n\
    O RUSSIA A WAR-GAL\nO AUSTRIA A GAL H\nO AUSTRIA A BUD S A GAL\n";

fn code(lines: &str) -> Option<&'static str> {
    let cases = desk::read_by(&format!("{CASE}{lines}END\n"), &Referee).expect("nothing is wrong");
    cases[0].cancelled.as_ref().map(|cancelled| cancelled.code)
}

#[test]
fn cases_are_cancelled_as_their_options_say() {
    assert_eq!(code("B WAR\nC WAR\n"), Some("DIVINE_CANCELLED_SAME"));
    assert_eq!(code("B WAR\nC GAL\n"), Some("DIVINE_CANCELLED_OPPOSED"));
    assert_eq!(code("B WAR\nC BUD\n"), None);
    assert_eq!(code("B WAR\nC BUD\nOPPOSITION direct\n"), None);
    assert_eq!(code("OPPOSITION Broad\nB WAR\nC BUD\n"), Some("DIVINE_CANCELLED_OPPOSED"));
    assert_eq!(code("B WAR\n"), None);
}

#[test]
fn nobody_is_chosen_twice_a_year_in_a_game() {
    let spring = "GAME x\nS1901M\nB PAR\nFRANCE: A PAR-BUR\nF1901M\n";
    let faults = game::read_by(&format!("{spring}B BRE\nEND\n"), &Referee).expect_err("it is French too");
    assert!(matches!((faults[0].line, &faults[0].what), (6, Wrong::Variant(_))), "{faults:?}");
    assert!(game::read_by(&format!("{spring}C BUR\nB MUN\nEND\n"), &Referee).is_ok());
    assert!(game::read_by(&format!("{spring}S1902M\nB BUR\nEND\n"), &Referee).is_ok());
}

#[test]
fn everything_has_a_sentence_in_both_languages() {
    let said = [
        Referee.opposition("sideways").expect_err("there is no such word"),
        Referee.may_cast(Power::France, &[Power::France]).expect_err("it is spent"),
        Referee.giving(Power::France, Some(1904), true).expect_err("not in that winter"),
        Referee.giving(Power::France, Some(1903), false).expect_err("it is out"),
        Referee.giving(Power::France, None, true).ok().flatten().expect("it is said"),
        crate::opposition::Cancelled::Same.message(),
        crate::opposition::Cancelled::Opposed.message(),
    ];
    for lang in Lang::ALL {
        let words = Words::new(lang, &[tell::TEXTS[lang as usize], TEXTS[lang as usize]]);
        for message in &said {
            let sentence = words.say(message, &|seat| seat.to_string());
            assert!(sentence.contains('§') && !sentence.contains('{'), "{sentence}");
        }
    }
}

#[test]
fn something_is_given_every_second_winter() {
    let years: Vec<u16> =
        (1901..=1909).filter(|year| Referee.giving(Power::Italy, Some(*year), true).is_ok()).collect();
    assert_eq!(years, [1903, 1905, 1907, 1909]);
}
