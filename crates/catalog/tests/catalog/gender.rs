//! In French, whatever is said of a piece agrees with it: a machine gun is wounded in the feminine.

use tabletop::Message;
use words::{Lang, Words};

use crate::texts::name;

/// Kinds of Les Belligérants that are feminine in French.
const FEMININE: [&str; 5] = ["flak", "machine-gun", "ambulance", "patrol", "sentinel"];
const MASCULINE: [&str; 8] = ["staff", "bomber", "fighter", "cannon", "tank", "officer", "spy", "soldier"];
/// Participles in the masculine; an `e` makes them feminine.
const PARTICIPLES: [&str; 9] =
    ["blessé", "encerclé", "gardé", "camouflé", "rentré", "pris", "capturé", "perdu", "soufflé"];

/// Participles of a sentence that do not agree with this kind.
fn disagreeing<'a>(sentence: &'a str, kind: &str) -> Vec<&'a str> {
    let is_feminine = FEMININE.contains(&kind);
    let is_wrong = |word: &&str| {
        let word = word.to_lowercase();
        PARTICIPLES
            .iter()
            .any(|base| word == if is_feminine { (*base).to_owned() } else { format!("{base}e") })
    };
    sentence.split(|sign: char| !sign.is_alphabetic()).filter(is_wrong).collect()
}

/// Everything that tells how a piece of this kind fares.
fn told_of(kind: &'static str) -> Vec<Message> {
    let of = |key| Message::new(key).with("kind", kind);
    let plights = ["wounded", "encircled", "guarded", "hidden", "entered"];
    let rows = ["belligerants-row-entered", "belligerants-row-prisoner", "belligerants-row-gone"];
    let mut all: Vec<Message> = rows.map(|row| of(row).with("points", 500i64)).into();
    for plight in plights {
        let piece = of("belligerants-piece").with("side", "yellow").with("square", "c4");
        all.push(piece.with("flat", "yes").with("plight", plight));
        all.push(of("belligerants-card-plight").with("plight", plight));
    }
    all.push(of("belligerants-takes").with("code", "XX").with("takes", "SO").with("taken", "BO"));
    all.push(of("belligerants-card-value").with("points", 500i64));
    all.push(of("belligerants-card-flat"));
    all
}

fn french() -> &'static Words {
    catalog::game("belligerants").expect("it is listed").words(Lang::Fr)
}

#[test]
fn participles_agree_with_the_piece() {
    for kind in FEMININE.into_iter().chain(MASCULINE) {
        for message in told_of(kind) {
            let sentence = french().say(&message, &name);
            assert_eq!(disagreeing(&sentence, kind), [""; 0], "{kind}: {sentence}");
        }
    }
    let say = |message: Message| french().say(&message, &name);
    let wounded =
        |kind| say(Message::new("belligerants-card-plight").with("plight", "wounded").with("kind", kind));
    assert!(wounded("machine-gun").contains("peut la prendre ou la sauver"), "{}", wounded("machine-gun"));
    assert!(wounded("tank").contains("peut le prendre ou le sauver"), "{}", wounded("tank"));
}

#[test]
fn what_does_not_agree_is_found() {
    assert_eq!(disagreeing("Mitrailleuse, blessé (pris en bon état)", "machine-gun"), ["blessé", "pris"]);
    assert_eq!(disagreeing("Tank, blessée", "tank"), ["blessée"]);
    assert_eq!(disagreeing("Tank, blessé", "tank"), [""; 0]);
}

/// Whether a message of a running game agrees with the piece it tells of.
pub(crate) fn agrees(message: &Message, sentence: &str) -> bool {
    let kind = message.args.iter().find_map(|(key, arg)| match arg {
        tabletop::Arg::Word(word) if *key == "kind" => Some(word.to_string()),
        _ => None,
    });
    let is_ours = message.key.starts_with("belligerants-");
    !is_ours || kind.is_none_or(|kind| disagreeing(sentence, &kind).is_empty())
}
