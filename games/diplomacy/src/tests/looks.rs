//! What is seen and said: drawings without flaws, words for everything in both languages, cards, and a path for every order.

use std::collections::BTreeSet;

use scene::{Explained as _, Pictured, Then, Tree, trial};
use tabletop::{Game, Message, Printed, Seat};
use words::{Lang, Words};

use super::game::begun;
use crate::refusal::Refusal;
use crate::{Config, Diplomacy, Power};

pub(super) const CROWDED: &str = "S1908M; AUSTRIA A SER, A BUD, F ALB; ENGLAND F NTH, A NWY, F ENG, A LON; FRANCE A BUR, F MAO, A SPA; GERMANY A MUN, A RUH, F DEN; ITALY A VEN, F ION, A TUN; RUSSIA A GAL, F BLA, F STP/NC; TURKEY A BUL, F AEG; AUSTRIA = BUD SER VIE; ENGLAND = LON EDI LVP NWY; FRANCE = PAR SPA; GERMANY = MUN KIE DEN; ITALY = ROM TUN; RUSSIA = WAR SEV STP; TURKEY = CON BUL";

fn configs() -> [Config; 3] {
    let config = |position: &str, year| Config {
        position: position.to_owned(),
        year_limit: Some(year),
        ..Config::default()
    };
    [
        config("", 1901),
        config(CROWDED, 1908),
        config(
            "S1960R; AUSTRIA A SER, A BUD; TURKEY A BUL; TURKEY A RUM > SEV UKR GAL; AUSTRIA = BUD SER VIE TRI; TURKEY = BUL CON SMY",
            1960,
        ),
    ]
}

fn is_said(message: &Message) {
    for (lang, text) in [Lang::En, Lang::Fr].into_iter().zip(Diplomacy::TEXTS) {
        let words = Words::new(lang, &[text]);
        let said = words.say(message, &|seat: Seat| seat.to_string());
        assert!(!said.contains(message.key) && !said.contains("{$"), "{}: {said}", message.key);
    }
}

#[test]
fn drawings_have_no_flaws_and_words_for_everything() {
    let mut said = BTreeSet::new();
    for (config, seed) in configs().iter().zip(1..) {
        trial::look_on::<Diplomacy>(config, 7, &mut laws::Coin::new(seed), |moment| {
            moment.must_be_sound();
            said.extend(moment.said());
        });
    }
    let mut keys = BTreeSet::new();
    said.iter().filter(|message| keys.insert(message.key)).for_each(is_said);
    assert!(keys.contains("diplomacy-done") && keys.contains("diplomacy-noted"), "{keys:?}");
}

#[test]
fn everything_has_a_card() {
    for (config, seed) in configs().iter().zip(1..) {
        let said = trial::must_be_explained::<Diplomacy>(config, 40, &mut laws::Coin::new(seed));
        let mut keys = BTreeSet::new();
        said.iter().filter(|message| keys.insert(message.key)).for_each(is_said);
    }
}

#[test]
fn a_place_where_a_unit_cannot_go_says_why() {
    let view = begun(CROWDED).state().view(Power::France.seat().into());
    let why_not = |from: &str, to: &str| Diplomacy::why_not(&view, Power::France.seat(), from, to);
    for (from, to) in
        [("province-bur", "province-mos"), ("province-bur", "unit-stp"), ("unit-mao", "province-par")]
    {
        assert!(
            matches!(why_not(from, to), Some(Refusal::Impossible(_))),
            "{from} to {to}: {:?}",
            why_not(from, to)
        );
    }
    assert_eq!(why_not("province-bur", "province-par"), None, "it can go there");
    assert_eq!(why_not("province-bur", "nowhere"), None);
}

/// The steps to an action, in words.
fn steps(seat: Power, action: &str) -> String {
    let table = begun(CROWDED);
    let view = table.state().view(seat.seat().into());
    let action = Diplomacy::read(&view, action).expect("it can be read");
    assert_eq!(table.state().check(seat.seat(), &action), Ok(()), "{action}");
    Diplomacy::path(&view, &action).to_string()
}

#[test]
fn orders_are_given_by_pointing() {
    let cases = [
        (Power::France, "A BUR-PAR", "province-bur province-par"),
        (Power::France, "A BUR H", "province-bur hold"),
        (Power::France, "F MAO-SPA/NC", "province-mao coast-spa-nc"),
        (Power::Russia, "F STP/NC-BAR", "province-stp province-bar"),
        (Power::England, "A LON-BEL", "province-lon province-bel"),
        (Power::England, "F NTH C A LON-BEL", "province-nth convoy province-lon province-bel"),
        (Power::Germany, "A RUH S A MUN-BUR", "province-ruh support province-mun province-bur"),
        (Power::Germany, "A RUH S A MUN", "province-ruh support province-mun stay"),
        (Power::Germany, "A RUH S A BUR-BEL", "province-ruh support others province-bur province-bel"),
        (Power::Austria, "concede", "concede sure"),
    ];
    for (power, action, path) in cases {
        assert_eq!(steps(power, action), path, "{action}");
    }
}

#[test]
fn every_order_can_be_reached_and_the_tree_is_sound() {
    let table = begun(CROWDED);
    for power in Power::ALL {
        let view = table.state().view(power.seat().into());
        let mut moves = Vec::new();
        table.state().moves(power.seat(), &mut moves);
        let count = moves.len();
        let tree = Tree::of(moves.iter().map(|action| (action.to_string(), Diplomacy::path(&view, action))));
        let mut leaves = 0;
        let mut open: Vec<_> = tree.nodes.iter().collect();
        while let Some(node) = open.pop() {
            match &node.then {
                Then::Action(_) => leaves += 1,
                Then::Next(next) => open.extend(next),
                Then::More => {}
            }
        }
        assert_eq!(leaves, count, "{power}: every action has a way of its own");
    }
}
