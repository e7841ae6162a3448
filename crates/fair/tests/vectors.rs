//! The vectors that Python and the page read too: whoever changes a number here changes records that were opened.

use fair::{FairDice, commitment, receipt, salt, unhex};
use serde_json::Value;
use tabletop::{Dice, Odds};

fn vectors() -> Value {
    let text = include_str!("../../../docs/fair-chance-vectors.json");
    serde_json::from_str(text).expect("the vectors are JSON")
}

fn list<'a>(value: &'a Value, key: &str) -> &'a Vec<Value> {
    value[key].as_array().unwrap_or_else(|| panic!("{key} is a list"))
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_else(|| panic!("{key} is a text"))
}

fn number(value: &Value) -> u32 {
    value.as_u64().and_then(|number| number.try_into().ok()).expect("a number of 32 bits")
}

fn numbers(value: &Value, key: &str) -> Vec<u32> {
    list(value, key).iter().map(number).collect()
}

fn nonces(all: &Value) -> Vec<&str> {
    list(all, "nonces").iter().map(|nonce| nonce.as_str().expect("a text")).collect()
}

#[test]
fn commitments_and_draws_are_as_written() {
    let all = vectors();
    let (id, seed) = (text(&all, "match"), unhex(text(&all, "seed")).expect("digits"));
    assert_eq!(commitment(id, &seed), text(&all, "commitment"));
    let nonces = nonces(&all);
    for case in list(&all, "draws") {
        let mut dice = FairDice::new(&seed, id, &nonces, number(&case["outcome"]));
        let drawn: Vec<u32> = numbers(case, "sides").into_iter().map(|sides| dice.below(sides)).collect();
        assert_eq!(drawn, numbers(case, "drawn"), "{case}");
    }
    assert!(
        list(&all, "draws").iter().any(|case| number(&case["passed_over"]) > 0),
        "a number is passed over"
    );
}

#[test]
fn picks_are_as_written() {
    let all = vectors();
    let (id, seed) = (text(&all, "match"), unhex(text(&all, "seed")).expect("digits"));
    for case in list(&all, "picks") {
        let odd = |pair: &Value| (pair[0].as_str().expect("an outcome").to_owned(), number(&pair[1]));
        let odds = Odds::Explicit(list(case, "odds").iter().map(odd).collect());
        let mut dice = FairDice::new(&seed, id, &nonces(&all), number(&case["outcome"]));
        assert_eq!(odds.pick(&mut dice), text(case, "picked"), "{case}");
        assert_eq!(dice.drawn()[0].1, number(&case["below"]), "{case}");
    }
}

#[test]
fn receipts_are_as_written() {
    let all = vectors();
    let (id, seed) = (text(&all, "match"), unhex(text(&all, "seed")).expect("digits"));
    for case in list(&all, "receipts") {
        let (window, seat) = (number(&case["window"]), number(&case["seat"]) as u8);
        let actions: Vec<&str> =
            list(case, "actions").iter().map(|action| action.as_str().expect("a text")).collect();
        assert_eq!(salt(&seed, id, window, seat), text(case, "salt"));
        assert_eq!(receipt(id, window, seat, text(case, "salt"), &actions), text(case, "receipt"));
    }
}

#[test]
fn the_sample_is_read() {
    let sample = include_str!("../../../docs/fair-chance-sample.record");
    let (_, part) = fair::split(sample);
    let opened = fair::Opened::read(part.expect("it is opened")).expect("it is as it would be printed");
    assert!(!opened.proofs.is_empty() && !opened.receipts.is_empty());
}
