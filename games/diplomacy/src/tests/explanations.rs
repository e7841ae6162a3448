//! Reasons: that they agree with what came out, and that they have sentences in both languages.

use expect_test::expect;
use words::{Lang, Words};

use super::told;
use crate::judge::{Role, Rule};
use crate::tell::TEXTS;
use crate::{Order, Position, Reason, Ruling, Verdict};

/// Checks one reason against the outcome it explains.
pub(super) fn assert_consistent(reason: &Reason, position: &Position, verdict: &Verdict) {
    let at = reason.unit.province();
    assert_eq!(position.at(at), Some(reason.unit));
    assert_eq!(verdict.ruling(at), Some(reason.ruling));
    assert!(!reason.rules.is_empty(), "{reason:?}");
    let lost = verdict.dislodged_at(at);
    let by = reason.rules.iter().find_map(|rule| match rule {
        Rule::DislodgedBy(unit) => Some(*unit),
        _ => None,
    });
    let by_whom = lost.and_then(|lost| position.at(lost.by));
    if verdict.after().at(at).is_some() {
        assert_eq!(by, by_whom, "{reason:?}");
    } else if let Some(by_whom) = by_whom {
        assert!(reason.rules.contains(&Rule::CursedRout(by_whom)), "{reason:?}");
    }
    match reason.order {
        Some(Order::Move { .. }) if reason.ruling != Ruling::Illegal => moved(reason),
        _ => stayed(reason),
    }
    if reason.ruling == Ruling::Cut {
        let is_cut =
            |rule: &Rule| matches!(rule, Rule::CutBy(_) | Rule::CutByDislodging(_) | Rule::CursedSupport);
        assert!(reason.rules.iter().any(is_cut), "{reason:?}");
    }
    let is_impossible = matches!(reason.rules[0], Rule::Impossible(_));
    assert_eq!(is_impossible, reason.ruling == Ruling::Illegal, "{reason:?}");
}

/// A move succeeds just if everything against it is beaten, and fails for a rule that names why.
fn moved(reason: &Reason) {
    let all_beaten = reason.comparisons.iter().all(|comparison| comparison.is_beaten);
    match reason.ruling {
        Ruling::Ok => assert!(all_beaten && !reason.comparisons.is_empty(), "{reason:?}"),
        Ruling::NoPath => assert!(reason.comparisons.is_empty(), "{reason:?}"),
        Ruling::Bounce => {
            let is_blessed = matches!(reason.rules[0], Rule::BlessedOwnUnit(_) | Rule::BlessedOwnBounce(_));
            let is_cursed = reason.rules[0] == Rule::CursedAttack;
            assert!(!all_beaten || is_blessed || is_cursed, "{reason:?}");
        }
        other => panic!("a move cannot be {other:?}: {reason:?}"),
    }
    assert!(reason.comparisons.iter().all(|comparison| comparison.mover == reason.unit));
}

/// A unit that stays is dislodged just if some attacker beat it and everybody else.
fn stayed(reason: &Reason) {
    let is_lost = reason.rules.iter().any(|rule| matches!(rule, Rule::DislodgedBy(_)));
    let is_beaten = reason.comparisons.iter().any(|comparison| comparison.is_beaten);
    assert!(is_beaten || !is_lost, "{reason:?}");
    assert!(reason.comparisons.iter().all(|comparison| comparison.role == Role::Hold));
    assert!(reason.comparisons.iter().all(|comparison| comparison.other == Some(reason.unit)));
}

fn spoken(text: &str, lang: Lang) -> String {
    let words = Words::new(lang, &[TEXTS[lang as usize]]);
    let (_, reasons) = told(text);
    let mut lines = Vec::new();
    for reason in &reasons {
        let mut sentences =
            reason.messages().into_iter().map(|message| words.say(&message, &|seat| seat.to_string()));
        lines.push(format!("{}: {}", reason.shown(), sentences.next().unwrap_or_default()));
        lines.extend(sentences.map(|sentence| format!("  {sentence}")));
    }
    lines.join("\n")
}

/// What is said of the support at Constantinople.
fn said_of_con(text: &str) -> Vec<Rule> {
    let (_, reasons) = told(text);
    let support = reasons.iter().find(|reason| reason.unit.province().code() == "CON");
    support.expect("there is a fleet").rules.clone()
}

#[test]
fn p5_10_an_attack_from_the_front_is_told_apart_from_others() {
    let foreign = said_of_con("RUSSIA: F CON S F BLA-ANK; F BLA-ANK\nTURKEY: F ANK-CON");
    assert!(matches!(foreign[..], [Rule::NotCutInFront(_)]), "{foreign:?}");
    assert_eq!(foreign[0].paragraph(), "5.10");
    let own = said_of_con("RUSSIA: F CON S F BLA-ANK; F BLA-ANK; A BUL-CON\nTURKEY: F ANK H");
    assert!(matches!(own[..], [Rule::NotCutBy(_)]), "{own:?}");
    assert_eq!(own[0].paragraph(), "5.9");
}

const BATTLE: &str = "\
    AUSTRIA: F ADR S A TRI-VEN; A TRI-VEN; A VIE-TYR
    ITALY: A VEN H; A TYR S A VEN
    ENGLAND: A LON-HOL; F NTH C A LON-HOL
    GERMANY: F SKA-NTH; F HEL S F SKA-NTH; A KIE-HOL; A BER-BUD";

#[test]
fn reasons_in_english() {
    expect![[r#"
        F ADR S A TRI-VEN: is given
          Nothing stood against it (§5.11).
        A BER-BUD: impossible: the order is ignored and the unit holds
          There is no border, and no chain of fleets at sea that could carry it.
        F HEL S F SKA-NTH: is given
          Nothing stood against it (§5.11).
        A KIE-HOL: succeeds
          GERMANY A KIE with 1 against an empty province
          GERMANY A KIE with 1 against ENGLAND A LON, which goes there too, with 0
          Nothing that opposed it was strong enough (§5.11).
        A LON-HOL: is not convoyed
          ENGLAND F NTH did not carry it (§6.2).
        F NTH C A LON-HOL: is dislodged
          GERMANY F SKA with 2 (HEL) against ENGLAND F NTH, which stands there, with 1
          GERMANY F SKA took the province: the unit is dislodged (§5.12).
        F SKA-NTH: succeeds
          GERMANY F SKA with 2 (HEL) against ENGLAND F NTH, which stands there, with 1
          Nothing that opposed it was strong enough (§5.11).
        A TRI-VEN: succeeds
          AUSTRIA A TRI with 2 (ADR) against ITALY A VEN, which stands there, with 1
          Nothing that opposed it was strong enough (§5.11).
        A TYR S A VEN: cut
          AUSTRIA A VIE with 1 against ITALY A TYR, which stands there, with 1
          AUSTRIA A VIE attacked the supporter (§5.9).
        A VEN H: is dislodged
          AUSTRIA A TRI with 2 (ADR) against ITALY A VEN, which stands there, with 1
          AUSTRIA A TRI took the province: the unit is dislodged (§5.12).
        A VIE-TYR: bounces
          AUSTRIA A VIE with 1 against ITALY A TYR, which stands there, with 1
          ITALY A TYR was at least as strong (§5.11)."#]]
    .assert_eq(&spoken(BATTLE, Lang::En));
}

#[test]
fn reasons_in_french() {
    expect![[r#"
        F ADR S A TRI-VEN: est donné
          Rien ne s’y opposait (§5.11).
        A BER-BUD: impossible : l’ordre est ignoré et l’unité tient
          Il n’y a pas de frontière, ni de chaîne de flottes en mer qui puisse la transporter.
        F HEL S F SKA-NTH: est donné
          Rien ne s’y opposait (§5.11).
        A KIE-HOL: réussit
          GERMANY A KIE, force 1, contre une province vide
          GERMANY A KIE, force 1, contre ENGLAND A LON, qui y va aussi, force 0
          Rien de ce qui s’y opposait n’était assez fort (§5.11).
        A LON-HOL: n’est pas transportée
          ENGLAND F NTH ne l’a pas transportée (§6.2).
        F NTH C A LON-HOL: est délogée
          GERMANY F SKA, force 2 (HEL), contre ENGLAND F NTH, qui s’y trouve, force 1
          GERMANY F SKA a pris la province : l’unité est délogée (§5.12).
        F SKA-NTH: réussit
          GERMANY F SKA, force 2 (HEL), contre ENGLAND F NTH, qui s’y trouve, force 1
          Rien de ce qui s’y opposait n’était assez fort (§5.11).
        A TRI-VEN: réussit
          AUSTRIA A TRI, force 2 (ADR), contre ITALY A VEN, qui s’y trouve, force 1
          Rien de ce qui s’y opposait n’était assez fort (§5.11).
        A TYR S A VEN: coupé
          AUSTRIA A VIE, force 1, contre ITALY A TYR, qui s’y trouve, force 1
          AUSTRIA A VIE a attaqué l’unité qui soutient (§5.9).
        A VEN H: est délogée
          AUSTRIA A TRI, force 2 (ADR), contre ITALY A VEN, qui s’y trouve, force 1
          AUSTRIA A TRI a pris la province : l’unité est délogée (§5.12).
        A VIE-TYR: rebondit
          AUSTRIA A VIE, force 1, contre ITALY A TYR, qui s’y trouve, force 1
          ITALY A TYR était au moins aussi forte (§5.11)."#]]
    .assert_eq(&spoken(BATTLE, Lang::Fr));
}

/// Every key that the sources name has a text in both languages.
#[test]
fn every_message_has_a_text() {
    let sources = [include_str!("../tell.rs"), include_str!("../possible.rs")];
    for lang in Lang::ALL {
        let words = Words::new(lang, &[TEXTS[lang as usize]]);
        let keys: Vec<&str> = sources
            .iter()
            .flat_map(|source| source.split('"'))
            .filter(|text| text.starts_with("diplomacy-"))
            .collect();
        assert!(keys.len() > 50, "{}", keys.len());
        for key in keys {
            assert!(words.has(key), "{key} {lang}");
        }
    }
}
