//! What is seen and said: drawings without flaws, words for everything in both languages, cards, and a path for every action.

use std::collections::BTreeSet;

use expect_test::expect;
use scene::{Explained as _, Pictured, Then, Tree, trial};
use tabletop::{Message, Printed, Seat};
use words::{Lang, Words};

use super::table::{FOUR, Table, begun, power, seat};
use crate::config::Reveal;
use crate::{Config, Divine, Refusal, Seen};

const WINTER: &str = "W1903A; FRANCE A PAR, A MAR; GERMANY A MUN, A RUH; ITALY A ROM; \
    FRANCE = BRE MAR PAR; GERMANY = KIE; ITALY = ROM NAP";
const FALLING: &str = "F1904M; FRANCE A PAR; GERMANY A BUR; AUSTRIA A BOH; ITALY A ROM; RUSSIA A WAR; \
    FRANCE = PAR BRE; ITALY = ROM; RUSSIA = WAR";

fn configs() -> [Config; 5] {
    let config = |position: &str, year, reveal| Config {
        position: position.to_owned(),
        year_limit: Some(year),
        reveal,
        ..Config::default()
    };
    [
        config("", 1901, Reveal::Full),
        config(FOUR, 1905, Reveal::None),
        config(WINTER, 1904, Reveal::Effective),
        config(FALLING, 1905, Reveal::Full),
        config(
            "S1960R; AUSTRIA A SER, A BUD; TURKEY A BUL; TURKEY A RUM > SEV UKR GAL; AUSTRIA = BUD SER VIE TRI; TURKEY = BUL CON SMY",
            1960,
            Reveal::Effective,
        ),
    ]
}

fn said(lang: Lang, message: &Message) -> String {
    Words::new(lang, &[Divine::TEXTS[lang as usize]]).say(message, &|seat: Seat| seat.to_string())
}

fn is_said(message: &Message) {
    for lang in [Lang::En, Lang::Fr] {
        let said = said(lang, message);
        assert!(
            !said.contains(message.key) && !said.contains("{$") && !said.contains('{'),
            "{}: {said}",
            message.key
        );
    }
}

#[test]
fn drawings_have_no_flaws_and_words_for_everything() {
    let mut all = BTreeSet::new();
    for (config, seed) in configs().iter().zip(1..) {
        trial::look_on::<Divine>(config, 9, &mut laws::Coin::new(seed), |moment| {
            moment.must_be_sound();
            all.extend(moment.said());
        });
    }
    let keys: BTreeSet<&str> = all.iter().map(|message| message.key).collect();
    for key in
        ["divine-cast", "divine-noted-cast", "divine-gift-opened", "divine-protects", "divine-unveiled"]
    {
        assert!(keys.contains(key), "{key}: {keys:?}");
    }
    all.iter().filter(|message| message.key.starts_with("divine-")).for_each(is_said);
}

#[test]
fn everything_has_a_card() {
    for (config, seed) in configs().iter().zip(1..) {
        let said = trial::must_be_explained::<Divine>(config, 40, &mut laws::Coin::new(seed));
        let mut keys = BTreeSet::new();
        said.iter().filter(|message| keys.insert(message.key)).for_each(is_said);
    }
}

/// The reason why something on the map cannot be pointed at, for somebody.
fn why(table: &Table, who: &str, id: &str) -> Option<Refusal> {
    Divine::why(&table.view(who), seat(who), id)
}

#[test]
fn what_cannot_be_hit_says_why() {
    let mut table = begun(FOUR, "FRANCE ITALY");
    assert_eq!(why(&table, "LORD", "unit-par"), None);
    assert!(matches!(why(&table, "LORD", "province-sil"), Some(Refusal::NoUnit(_))));
    table.play("LORD: bless PAR");
    assert_eq!(why(&table, "LORD", "province-par"), Some(Refusal::CastAlready));
    table.play("LORD: ready");
    assert_eq!(why(&table, "LORD", "province-mun"), Some(Refusal::IsReady));
    table.expire();
    assert_eq!(why(&table, "LORD", "unit-mar"), Some(Refusal::SameNation(power("FRANCE"))));
    assert_eq!(why(&table, "DEVIL", "unit-mar"), None);
    table.expire();
    assert!(table.is_giving());
    assert_eq!(why(&table, "DEVIL", "unit-mar"), Some(Refusal::NoCastNow));
    assert_eq!(why(&table, "LORD", "unit-mar"), Some(Refusal::NoCastNow));
    assert_eq!(why(&table, "FRANCE", "unit-mar"), Some(Refusal::GiftFirst));
    let mut gone = begun(FALLING, "GERMANY ITALY");
    gone.play("expired\nexpired");
    assert_eq!(why(&gone, "LORD", "unit-par"), Some(Refusal::NoCastNow), "the divine players have withdrawn");
    let view = table.view("DEVIL");
    assert_eq!(Divine::why_not(&view, seat("DEVIL"), "province-par", "province-mos"), None);
}

#[test]
fn a_unit_that_was_hit_says_so_on_its_card() {
    let lines = |table: &Table, who: &str, id: &str| {
        let card = Divine::card(&table.view(who), id).expect("it has a card");
        format!("{card:?}")
    };
    let mut table = begun(FOUR, "FRANCE ITALY");
    table.play("LORD: bless PAR");
    assert!(lines(&table, "LORD", "unit-par").contains("divine-card-own"));
    assert!(!lines(&table, "LORD", "unit-mar").contains("divine-card-own"));
    assert!(!lines(&table, "DEVIL", "unit-par").contains("divine-card-own"));
    table.expire();
    assert!(lines(&table, "DEVIL", "unit-par").contains("divine-cast"));
    assert!(!lines(&table, "DEVIL", "unit-mar").contains("divine-cast"));
}

#[test]
fn every_action_can_be_reached_and_the_tree_is_sound() {
    for (position, who) in
        [(FOUR, "DEVIL"), (FOUR, "LORD"), (FOUR, "FRANCE"), (WINTER, "LORD"), (WINTER, "FRANCE")]
    {
        let table = begun(position, "FRANCE ITALY");
        let view = table.view(who);
        let moves = table.0.moves(seat(who));
        assert!(!moves.is_empty());
        let tree = Tree::of(moves.iter().map(|action| (action.to_string(), Divine::path(&view, action))));
        let (mut leaves, mut open): (usize, Vec<_>) = (0, tree.nodes.iter().collect());
        while let Some(node) = open.pop() {
            match &node.then {
                Then::Action(_) => leaves += 1,
                Then::Next(next) => open.extend(next),
                Then::More => {}
            }
        }
        assert_eq!(leaves, moves.len(), "{who}: every action has a way of its own");
    }
}

#[test]
fn casts_and_gifts_are_given_by_pointing() {
    let steps = |position: &str, who: &str, text: &str| {
        let view = begun(position, "FRANCE ITALY").view(who);
        Divine::path(&view, &text.parse().expect("an action")).to_string()
    };
    for (position, who, text, path) in [
        (FOUR, "LORD", "bless PAR", "province-par"),
        (FOUR, "DEVIL", "curse NAP", "province-nap"),
        (FOUR, "DEVIL", "ready", "ready"),
        (FOUR, "DEVIL", "clear", "clear-all"),
        (FOUR, "LORD", "unready", "unready"),
        (WINTER, "LORD", "gift FRANCE", "gift-france"),
        (WINTER, "LORD", "gift none", "gift-none"),
        (FOUR, "FRANCE", "A PAR H", "province-par hold"),
    ] {
        assert_eq!(steps(position, who, text), path, "{who} {text}");
    }
}

/// What somebody was told last, of facts with this key.
fn told(table: &Table, who: &str, key: &str, lang: Lang) -> Vec<String> {
    let told = table.told(who).iter().map(<Divine as Pictured>::tell).collect::<Vec<Message>>();
    told.iter().filter(|message| message.key == key).map(|message| plainly(lang, message)).collect()
}

/// A message with all its spaces alike.
fn plainly(lang: Lang, message: &Message) -> String {
    said(lang, message).replace(['\u{a0}', '\u{202f}'], " ")
}

#[test]
fn what_happened_is_told_in_whole_sentences() {
    let mut table = begun(FALLING, "GERMANY ITALY");
    let both = |table: &Table, who: &str, key: &str| {
        [Lang::En, Lang::Fr].map(|lang| told(table, who, key, lang).pop().unwrap_or_default())
    };
    assert_eq!(
        both(&table, "LORD", "divine-drawn"),
        [
            "You are the Good Lord and protect Italy; the Devil protects Germany",
            "Vous êtes le Bon Dieu et protégez l’Italie ; le Diable protège l’Allemagne"
        ]
    );
    assert_eq!(
        both(&table, "DEVIL", "divine-drawn"),
        ["You are the Devil and protect Germany", "Vous êtes le Diable et protégez l’Allemagne"]
    );
    table.play("expired\nexpired");
    assert_eq!(
        both(&table, "NOBODY", "divine-triumph"),
        [
            "Germany, which the Devil protected, is eliminated: the Good Lord wins, and both divine players withdraw",
            "Le pays que protégeait le Diable, l’Allemagne, est éliminé : le Bon Dieu gagne, et les deux êtres divins se retirent"
        ]
    );
    table.play("FRANCE: vote\nITALY: vote\nRUSSIA: vote");
    assert_eq!(
        both(&table, "NOBODY", "divine-unveiled"),
        [
            "The Devil protected Germany, the Good Lord Italy",
            "Le Diable protégeait l’Allemagne, le Bon Dieu l’Italie"
        ]
    );
    let caption = Divine::scene(&table.view("NOBODY")).caption;
    assert_eq!(
        [Lang::En, Lang::Fr].map(|lang| plainly(lang, &caption)),
        [
            "Draw: the survivors agreed; the Good Lord has won",
            "Partie nulle : les survivants l’ont votée ; le Bon Dieu a gagné"
        ]
    );
    assert!(matches!(table.told("NOBODY").last(), Some(Seen::Unveiled(_))));
}

/// Every way in which it can end, as the caption says it, in English and in French; divine victories before the end as they are told.
#[test]
fn every_ending_is_told_in_both_languages() {
    const SOLO: &str = "F1910M; FRANCE A TYR; ITALY A VEN; RUSSIA A WAR; RUSSIA = WAR; ITALY = NAP VEN; \
        FRANCE = BRE PAR MAR SPA POR BEL HOL LON EDI LVP DEN SWE NWY KIE BER MUN ROM";
    const VOTES: &str = "FRANCE: vote\nITALY: vote\nRUSSIA: vote";
    let solo = "FRANCE: A TYR-VEN\nDEVIL: curse VEN\nexpired\nexpired".to_owned();
    let fall = |then: &str| format!("expired\nexpired\n{then}");
    let limited = FALLING.replace("F1904M", "F1960M");
    let still = format!("{FALLING}; CHANGED 1894").replace("FRANCE = PAR BRE", "FRANCE = PAR");
    let cases = [
        (SOLO, "RUSSIA ITALY", solo.clone()),
        (SOLO, "FRANCE ITALY", solo.clone()),
        (SOLO, "RUSSIA FRANCE", solo),
        (FALLING, "FRANCE ITALY", fall(VOTES)),
        (FALLING, "GERMANY ITALY", fall(VOTES)),
        (FALLING, "ITALY GERMANY", fall(VOTES)),
        (FALLING, "GERMANY AUSTRIA", fall(VOTES)),
        (&limited, "FRANCE ITALY", fall("")),
        (&still, "FRANCE ITALY", "expired".to_owned()),
        (
            &still,
            "GERMANY ITALY",
            "FRANCE: concede\nITALY: concede\nRUSSIA: concede\nGERMANY: concede\nAUSTRIA: concede\nexpired"
                .to_owned(),
        ),
    ];
    let mut lines = Vec::new();
    for (position, protected, script) in &cases {
        let mut table = begun(position, protected);
        table.play(script);
        lines.push(format!("{protected}, {}", table.ended()));
        for lang in [Lang::En, Lang::Fr] {
            let caption = plainly(lang, &Divine::scene(&table.view("NOBODY")).caption);
            let keys = ["divine-triumph", "divine-both-fell", "divine-won-with"];
            let told = keys.iter().flat_map(|key| told(&table, "NOBODY", key, lang));
            lines.extend(told.chain([caption]).map(|line| format!("  {line}")));
        }
    }
    expect![[r#"
        RUSSIA ITALY, solo: FRANCE
          France wins alone
          Victoire : France
        FRANCE ITALY, solo: FRANCE DEVIL
          The Devil protected France and wins with it
          France and the Devil win
          Le Diable protégeait la France et gagne avec elle
          Victoire : France et le Diable
        RUSSIA FRANCE, solo: FRANCE LORD
          The Good Lord protected France and wins with it
          France and the Good Lord win
          Le Bon Dieu protégeait la France et gagne avec elle
          Victoire : France et le Bon Dieu
        FRANCE ITALY, vote: FRANCE ITALY RUSSIA
          Draw: the survivors agreed
          Partie nulle : les survivants l’ont votée
        GERMANY ITALY, vote: FRANCE ITALY RUSSIA LORD
          Germany, which the Devil protected, is eliminated: the Good Lord wins, and both divine players withdraw
          Draw: the survivors agreed; the Good Lord has won
          Le pays que protégeait le Diable, l’Allemagne, est éliminé : le Bon Dieu gagne, et les deux êtres divins se retirent
          Partie nulle : les survivants l’ont votée ; le Bon Dieu a gagné
        ITALY GERMANY, vote: FRANCE ITALY RUSSIA DEVIL
          Germany, which the Good Lord protected, is eliminated: the Devil wins, and both divine players withdraw
          Draw: the survivors agreed; the Devil has won
          Le pays que protégeait le Bon Dieu, l’Allemagne, est éliminé : le Diable gagne, et les deux êtres divins se retirent
          Partie nulle : les survivants l’ont votée ; le Diable a gagné
        GERMANY AUSTRIA, vote: FRANCE ITALY RUSSIA
          Germany and Austria, the protected countries, are eliminated in the same winter: no divine player wins, and both withdraw
          Draw: the survivors agreed
          Les deux pays protégés, l’Allemagne et l’Autriche, sont éliminés le même hiver : aucun être divin ne gagne, et tous deux se retirent
          Partie nulle : les survivants l’ont votée
        FRANCE ITALY, limit: FRANCE ITALY RUSSIA
          Draw: the last year is over
          Partie nulle : la dernière année est passée
        FRANCE ITALY, standstill: FRANCE ITALY RUSSIA
          Draw: ten years without a change
          Partie nulle : dix ans sans changement
        GERMANY ITALY, disorder: AUSTRIA FRANCE GERMANY ITALY RUSSIA
          Draw: nobody is left to play
          Partie nulle : plus personne ne joue"#]].assert_eq(&lines.join("\n"));
}
