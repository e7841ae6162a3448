//! Whatever a game says in its drawing, its events, its refusals and its endings has words in both languages.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use belligerants::board::{Flaw, Ground, Warning};
use belligerants::{Board, Side, Square};
use catalog::Table;
use scene::{Content, Panel, trial};
use serde_json::{Value, json};
use tabletop::{Arg, Message, Pending, Seat, Viewer};
use words::{Lang, Words};

use crate::gender;

pub(crate) fn name(seat: Seat) -> String {
    format!("N{seat}")
}

/// Says a message in both languages; neither may be its key or show an argument that was not given.
fn is_said(key: &str, both: &[&Words; 2], message: &Message) {
    // A variant says what the game says that it varies.
    let varied = if key == "divine-" { "diplomacy-" } else { key };
    let is_ours = [key, varied, "notice-", "closed-", "refused-", "config-"]
        .iter()
        .any(|start| message.key.starts_with(start));
    assert!(is_ours, "{message:?}");
    for words in both {
        let sentence = words.say(message, &name);
        assert!(words.has(message.key), "{} has no words", message.key);
        assert!(!sentence.contains(['{', '$']) && !sentence.trim().is_empty(), "{message:?}: {sentence}");
    }
    let french = both[1].say(message, &name);
    assert!(gender::agrees(message, &french), "{message:?}: {french}");
    let seat_of = |(_, arg): &(&str, Arg)| match arg {
        Arg::Seat { seat } => Some(seat.index()),
        Arg::Number(_) | Arg::Word(_) => None,
    };
    for at in message.args.iter().filter_map(seat_of) {
        let you = |word: &'static str| {
            move |seat: Seat| if seat.index() == at { word.to_owned() } else { name(seat) }
        };
        let (english, french) = (both[0].say(message, &you("You")), both[1].say(message, &you("Vous")));
        assert!(agrees_in_english(&english), "{message:?}: {english}");
        assert!(agrees_in_french(&french), "{message:?}: {french}");
    }
}

/// Whether a sentence speaks to somebody called "You" as one does: "You take", "your rack", "you and Béa".
fn agrees_in_english(sentence: &str) -> bool {
    let is_singular = |rest: &str| {
        let verb = rest.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
        verb.ends_with('s') && !verb.ends_with("ss")
    };
    let wrong = ["You's", " of You", " and You", " with You", " to You"];
    !wrong.iter().any(|wrong| sentence.contains(wrong)) && !sentence.split("You ").skip(1).any(is_singular)
}

/// Whether a sentence that begins with "Vous" goes on in the second person.
fn agrees_in_french(sentence: &str) -> bool {
    let wrong = [" de Vous", "À Vous", " à Vous", " et Vous", " par Vous"];
    let rest = sentence.strip_prefix("Vous ").unwrap_or_default();
    let mut words = rest.split(char::is_whitespace).skip_while(|word| *word == "ne");
    let verb = words.next().map(|verb| verb.trim_end_matches([',', '.']));
    let verb = verb.filter(|verb| verb.chars().next().is_some_and(char::is_alphabetic));
    let is_second = |verb: &str| verb.ends_with("ez") || ["êtes", "dites", "faites", "et"].contains(&verb);
    !wrong.iter().any(|wrong| sentence.contains(wrong)) && verb.is_none_or(is_second)
}

/// Everything a viewer can read or hear of a table, and the names of the choices before them.
fn labels(table: &dyn Table, (who, board): &(Viewer, scene::Board)) -> Vec<Message> {
    let scene = table.scene(*who);
    let paths = who.seat().map(|seat| table.paths(seat)).unwrap_or_default();
    trial::messages(board, &scene, &paths).into_iter().cloned().collect()
}

/// Everything on the cards of what lies before a viewer.
fn cards(table: &dyn Table, (who, board): &(Viewer, scene::Board)) -> Vec<Message> {
    let scene = table.scene(*who);
    let cards = scene.ids(board).map(|id| table.card(*who, id, None).expect("everything has a card"));
    cards.flat_map(|card| card.messages().cloned().collect::<Vec<_>>()).collect()
}

/// Lets chance answer as long as the match waits for it, and time run out where it waits for nobody; then the seat that is
/// awaited, if any.
fn to_act(table: &mut dyn Table, seed: u64) -> Option<Seat> {
    loop {
        match table.pending() {
            Pending::Chance => {
                let outcome = table.outcome_from(seed).expect("chance is awaited");
                table.roll(&outcome).expect("it can come");
            }
            Pending::Seats { must, window, .. } if must.is_empty() => {
                table.enter(None, &format!("expired {window}")).expect("an open window can run out");
            }
            Pending::Seats { must, .. } => return must.first(),
            Pending::Over(_) => return None,
        }
    }
}

#[test]
fn everything_said_in_random_games_has_words() {
    for kind in catalog::games() {
        let key = format!("{}-", kind.info().key);
        let both = Lang::ALL.map(|lang| kind.words(lang));
        let configs = [
            (json!({}), 20),
            (json!({"players": 3}), 20),
            (json!({"edition": "1998"}), 20),
            (json!({"board": "quick", "capture": "huff"}), 5),
            (json!({"camps": 4, "players": 4, "capture": "must", "exchange": true}), 5),
            (json!({"reveal": "none", "year_limit": 1903}), 1),
            (json!({"reveal": "effective", "year_limit": 1903}), 1),
        ];
        // Nine look at whole games of it.
        let most = if key == "divine-" { 1 } else { 20 };
        for (config, seeds) in configs.iter().filter(|(config, _)| kind.start(config).is_ok()) {
            for seed in 0..most.min(*seeds) {
                let mut table = kind.start(config).expect("it started before");
                let viewers: Vec<_> = Viewer::all(table.seats()).map(|who| (who, table.board(who))).collect();
                for step in 0.. {
                    let Some(seat) = to_act(table.as_mut(), seed) else { break };
                    for viewer in &viewers {
                        labels(table.as_ref(), viewer).iter().for_each(|label| is_said(&key, &both, label));
                        // There are hundreds at every step: some of them say enough.
                        if seed < 2 && step % 16 == seed * 8 {
                            cards(table.as_ref(), viewer).iter().for_each(|said| is_said(&key, &both, said));
                        }
                    }
                    let action = table.bot(seat, 1, seed).expect("the seat is awaited");
                    table.act(seat, &action).expect("bots play by the rules");
                }
                for viewer in &viewers {
                    let (told, labels) = (table.story(viewer.0), labels(table.as_ref(), viewer));
                    told.iter().chain(&labels).for_each(|message| is_said(&key, &both, message));
                }
                let how = table.pending().outcome().expect("over").how;
                both.iter().for_each(|words| assert!(words.has(&format!("{key}how-{how}")), "{how}"));
            }
        }
    }
}

/// What is shown can be typed: as any language writes a move, it means that move and no other, and is kept as the game
/// itself writes it.
#[test]
fn actions_are_read_as_each_language_writes_them() {
    let configs = [
        json!({}),
        json!({"edition": "1998"}),
        json!({"edition": "1998", "announce": "manual", "swap": true}),
        json!({"players": 4}),
    ];
    let mut spelled_otherwise = 0;
    for kind in catalog::games() {
        let (key, both) = (kind.info().key, Lang::ALL.map(|lang| kind.words(lang)));
        for config in configs.iter().filter(|config| kind.start(config).is_ok()) {
            for typed in both {
                let mut table = kind.start(config).expect("it started before");
                for _ in 0..40 {
                    let Some(seat) = to_act(table.as_mut(), 3) else { break };
                    let mut meant = BTreeMap::new();
                    for action in table.moves(seat) {
                        let texts = both.map(|words| words.spelled(key, &action));
                        for text in texts.into_iter().chain([action.clone()]) {
                            spelled_otherwise += usize::from(text != action);
                            let before = meant.insert(text.to_lowercase(), action.clone());
                            assert!(before.is_none_or(|before| before == action), "{text} means two actions");
                        }
                    }
                    let action = table.bot(seat, 1, 3).expect("the seat is awaited");
                    table.act(seat, &typed.spelled(key, &action)).expect("it is understood");
                    let kept = table.journal().pop().and_then(|line| line.action).expect("it was played");
                    // Where a bot says several things at once, the last is the last.
                    let last = catalog::play::actions_in(&action).last().map(str::trim);
                    assert_eq!((kept.0, Some(kept.1.as_str())), (seat, last));
                }
            }
        }
    }
    assert!(spelled_otherwise > 100, "{spelled_otherwise}");
}

#[test]
fn sentences_that_do_not_agree_are_found() {
    for good in ["You take a piece", "You pass", "Your rack: empty", "Béa takes you prisoner", "You (yellow)"]
    {
        assert!(agrees_in_english(good), "{good}");
    }
    for bad in ["You takes a piece", "Booty of You", "You's rack", "Béa and You win", "You: You is to roll"]
    {
        assert!(!agrees_in_english(bad), "{bad}");
    }
    for good in
        ["Vous ne pouvez pas jouer", "Vous êtes d’accord", "Vous et Béa gagnez", "Vous · 3/8", "À vous"]
    {
        assert!(agrees_in_french(good), "{good}");
    }
    for bad in ["Vous prend une pièce", "Vous ne peut pas jouer", "Butin de Vous", "Béa et Vous gagnez"] {
        assert!(!agrees_in_french(bad), "{bad}");
    }
}

#[test]
fn endings_by_the_table_have_words_and_end_the_drawing() {
    for kind in catalog::games() {
        let both = Lang::ALL.map(|lang| kind.words(lang));
        let key = format!("{}-", kind.info().key);
        for (entries, caption) in [
            (&["resigned 1"][..], "closed-resigned"),
            (&["draw 0", "draw 1"], "closed-agreed"),
            (&["abandoned"], "closed-abandoned"),
        ] {
            let mut table = kind.start(&json!({})).expect("the default can be played");
            assert!(to_act(table.as_mut(), 0).is_some(), "somebody is to move");
            // Les Belligérants have an armistice instead (§11), Diplomacy and its variant votes and concessions (§12.1, §13.3).
            let is_by_rule = match caption {
                "closed-agreed" => ["belligerants-", "diplomacy-", "divine-"].contains(&key.as_str()),
                "closed-resigned" => ["diplomacy-", "divine-"].contains(&key.as_str()),
                _ => false,
            };
            if is_by_rule {
                let refused = table.check(entries[0]).expect_err("not at this table");
                assert_eq!(refused.code, "not-here");
                continue;
            }
            let open = table.scene(Viewer::Public);
            assert!(key != "diam-" || open.panels.iter().any(|panel| panel.is_active), "and it is shown");
            entries.iter().for_each(|line| table.enter(None, line).expect("the match is open"));
            let scene = table.scene(Viewer::Public);
            assert_eq!(scene.caption.key, caption);
            is_said(&key, &both, &scene.caption);
            assert!(scene.panels.iter().all(|panel| !panel.is_active));
            assert!(scene.panels.iter().flat_map(Panel::slots).all(|slot| !slot.is_active));
            let is_undecided =
                |panel: &Panel| matches!(&panel.content, Content::Queue(items) if !items.is_empty());
            assert!(!scene.panels.iter().any(is_undecided), "nothing is to be decided any more");
            assert_eq!(scene.pieces, open.pieces, "the rest of the drawing stays");
        }
    }
}

#[test]
fn what_the_table_refuses_has_words() {
    let kind = catalog::game("diam").expect("it is listed");
    let both = Lang::ALL.map(|lang| kind.words(lang));
    let table = kind.start(&json!({})).expect("the default can be played");
    for (line, code) in [
        ("takeback 1", "no-such-entry"),
        ("no-draw 0", "said-already"),
        ("seated 0  x", "bad-name"),
        ("resigned 2", "refused-no-such-seat"),
    ] {
        let fault = table.check(line).expect_err("it is refused");
        assert_eq!(fault.code, code);
        is_said("diam-", &both, fault.said.as_ref().expect("a message"));
        assert_eq!(fault.message, both[0].say(fault.said.as_ref().expect("a message"), &name));
    }
    is_said("diam-", &both, &tabletop::EntryRefused::<NoRule>::NotHere.message());
}

/// A rule that is never broken.
#[derive(Clone, PartialEq, Eq, Debug)]
enum NoRule {}

impl tabletop::Refusal for NoRule {
    fn paragraph(&self) -> &'static str {
        match *self {}
    }

    fn message(&self) -> Message {
        match *self {}
    }
}

#[test]
fn every_refusal_of_diam_is_said_in_both_languages() {
    let kind = catalog::game("diam").expect("it is listed");
    let both = Lang::ALL.map(|lang| kind.words(lang));
    let called = json!({"edition": "1998", "announce": "manual", "position": "vr/-/-/r/v/-/-/- 0"});
    let cases = [
        (json!({}), "j1", "other-edition"),
        (json!({}), "m1", "not-your-reserve"),
        (json!({"players": 4}), "o1", "partners-reserve"),
        (json!({"position": "rr/-/r/r/-/-/-/- 0"}), "r8", "reserve-empty"),
        (json!({"position": "rmon/-/-/-/-/-/-/- 0"}), "r1", "pile-full"),
        (json!({"edition": "1998", "position": "r/-/-/-/-/-/-/- 0"}), "r1", "not-empty"),
        (json!({}), "1.1-2", "no-piece"),
        (json!({"position": "m/-/-/-/-/-/-/- 0"}), "1.1-2", "not-your-piece"),
        (json!({"position": "r/-/-/-/-/-/-/- 0"}), "1.1-3", "too-far"),
        (json!({"position": "r/mmmm/-/-/-/-/-/- 0"}), "1.1-2", "too-high"),
        (called.clone(), "4.1-5", "not-announced"),
        (json!({}), "r1!", "no-announcements"),
        (json!({"edition": "1998", "announce": "manual"}), "r1!", "nothing-to-announce"),
        (json!({}), "swap", "no-swap"),
    ];
    for (config, action, code) in cases {
        let mut table = kind.start(&config).expect("can be played");
        let fault = table.act(Seat::new(0), action).expect_err("it is refused");
        assert_eq!(fault.code, format!("diam-refused-{code}"));
        is_said("diam-", &both, fault.said.as_ref().expect("a message"));
        assert_eq!(fault.message, both[0].say(fault.said.as_ref().expect("a message"), &name));
        let rules = kind.rules(Lang::En);
        let paragraph = fault.paragraph.expect("a rule");
        assert!(rules.contains(&format!("**{paragraph}**")), "{paragraph} is in the rules");
    }
}

/// One of each, those that cannot be read as the reader finds them.
fn every_flaw() -> Vec<Flaw> {
    let [one, other] = ["e5", "f6"].map(|text| text.parse::<Square>().expect("a square"));
    let side = Side::Yellow;
    let mut flaws = vec![
        Flaw::NoSuchBoard("nowhere".to_owned()),
        Flaw::TooLong(9000),
        Flaw::Size { columns: 25, rows: 1 },
        Flaw::Ragged { line: 3, squares: 9, expected: 10 },
        Flaw::CampCount { side, found: 16 },
        Flaw::CampCorner { side, corner: one },
        Flaw::CampScattered { side: Side::Pink, square: one },
        Flaw::StarCount(17),
        Flaw::StarOnWater(one),
        Flaw::BridgeOutside(one, other),
        Flaw::BridgeNotDiagonal(one, other),
        Flaw::BridgeInWater(one, other),
        Flaw::BridgeWithoutWater(one, other),
        Flaw::BridgeTwice(one, other),
        Flaw::TooFewBridges(0),
        Flaw::TooFewBridges(1),
    ];
    flaws.extend(Ground::ALL.map(Flaw::MissingColour));
    for text in ["what", "legend: YY yellow\nboard:\nY", "bridges: a1\nboard:\nY", "board:\n?"] {
        let found = Board::read(text).expect_err("it cannot be read");
        let is_unread = |flaw: &Flaw| matches!(flaw, Flaw::Unreadable { .. });
        flaws.push(found.into_iter().find(is_unread).expect("a line that cannot be read"));
    }
    flaws
}

#[test]
fn every_flaw_of_a_board_is_said_in_both_languages() {
    let kind = catalog::game("belligerants").expect("it is listed");
    let both = Lang::ALL.map(|lang| kind.words(lang));
    let mut said = Vec::new();
    for flaw in every_flaw() {
        let message = flaw.message();
        is_said("belligerants-flaw-", &both, &message);
        let sentences = both.each_ref().map(|words| words.say(&message, &name));
        assert_ne!(sentences[0], sentences[1], "each in its own language");
        let numbers = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
        let is_plain = !matches!(flaw, Flaw::TooFewBridges(_));
        assert!(!is_plain || numbers(&sentences[0]) == numbers(&sentences[1]), "{sentences:?}");
        said.push(sentences);
    }
    let count = said.len();
    said.sort();
    said.dedup();
    assert_eq!(said.len(), count, "no two flaws are told alike");
}

#[test]
fn the_example_of_a_position_can_be_played() {
    let kind = catalog::game("belligerants").expect("it is listed");
    for (lang, before) in [(Lang::En, "For example "), (Lang::Fr, "Par exemple ")] {
        let hint = kind.words(lang).plain("belligerants-config-position-hint");
        let (_, rest) = hint.split_once(before).expect("it begins with an example");
        let (example, _) = rest.split_once(". ").expect("one sentence");
        assert!(kind.start(&json!({ "position": example })).is_ok(), "{example}");
    }
}

/// One of each.
fn every_warning() -> [Warning; 5] {
    let [one, other] = ["e5", "f6"].map(|text| text.parse::<Square>().expect("a square"));
    [
        Warning::NotSymmetric(one),
        Warning::BridgeNotSymmetric(one, other),
        Warning::CampShape(Side::Pink),
        Warning::Unreachable { side: Side::Yellow, square: one },
        Warning::StarOnHarm(other),
    ]
}

/// Configs that cannot be played: together they have every reason there is.
fn unplayable(game: &str) -> Vec<Value> {
    let positions = |rest: Value, texts: &[&str]| -> Vec<Value> {
        let with = |text: &&str| {
            let mut config = rest.clone();
            config["position"] = Value::from(*text);
            config
        };
        texts.iter().map(with).collect()
    };
    match game {
        "diam" => {
            let mut configs = vec![
                json!([]),
                json!({"colour": 1, "players": "two", "swap": 1, "position": 3, "edition": "1999"}),
                json!({"players": 300}),
                json!({"players": 5}),
                json!({"edition": "1998", "players": 3}),
                json!({"announce": "manual"}),
                json!({"swap": true, "players": 3, "position": "r/-/-/-/-/-/-/- 0"}),
            ];
            let texts =
                ["zz", "rrmmo/x/j//-/yz/rrr/- 7 !0 more", "mr/-/-/-/nr/-/-/-", "r/-/-/-/-/-/-/- 1 !2"];
            configs.extend(positions(json!({}), &texts));
            configs
        }
        "bartasso" => {
            let mut configs = vec![
                json!({"camps": 3}),
                json!({"players": 5}),
                json!({"camps": 2, "players": 3}),
                json!({"camps": 2, "capture": "must", "position": "1 2 1:P31K43 4:P22K3 huff:22"}),
                json!({"position": "1 3 1:P61K83 2:K88 3:K8 4:K3 blocked:4"}),
                json!({"position": "1 3 1:P61K83 2:K88 3:K8 4:K3 blocked:5"}),
                json!({"position":
                    "1 2 1:S32K83 2:P73,53,33,13,64,44,24,74,54,34K88 3:K8 4:P14,65,45,25,75,55,35,15,66,46K3"}),
            ];
            let texts = [
                "2 0 1:P31,31,99K3,4x 4:P7Q1S1,2C11,12,13,14U9X1 1:K43 9:K1 nonsense huff:31",
                "1 2 1:P31K43 4:P22",
                "1 2 1:P31,32,33,34,35,36,37,38,39,40,41K43 4:K3",
                "1 2 1:P31K43D38,37 4:K3",
                "1 2 1:P31K43D8 4:K3",
                "4 2 1:P7,8,12,14,31K43 4:K3D6",
            ];
            configs.extend(positions(json!({"camps": 2}), &texts));
            configs
        }
        "belligerants" => positions(
            json!({}),
            &[
                "x yEM=y yEM=p:c4 yXX=c4 3/9 ySO=x5",
                "y yEM=m1 yEM=m2 pSO=m1",
                "y3 yEM=d3 yES=d3",
                "y yEM=m1",
                "y yEM=a1 pSO=a19",
            ],
        ),
        "diplomacy" | "divine" => {
            let long = "S1901M; ".repeat(600);
            let texts = [
                "1901; FRANCE A PAR",
                "S1901M; GAUL A PAR",
                "S1901M; FRANCE = BUR",
                "S1901M; FRANCE = PAR; ITALY = PAR",
                "S1901M; FRANCE A PAR > PIC",
                "S1901M",
                long.as_str(),
            ];
            let mut configs = positions(json!({}), &texts);
            configs.push(json!({"year_limit": 1900}));
            configs.push(json!({"year_limit": 1904, "position": "S1905M; FRANCE A PAR"}));
            configs
        }
        _ => vec![json!({"terrain": "moon"})],
    }
}

/// What no config of ours brings about, though the rules provide for it.
fn rare_reasons() -> Vec<Message> {
    let field = |key| Message::new(key).with("field", "colour").with("value", "3");
    vec![
        field("config-unreadable"),
        Message::new("config-not-together"),
        Message::new("diam-bad-position-blocked"),
        Message::new("belligerants-bad-position-blocked").with("word", "y3"),
        Message::new("belligerants-bad-position-harm").with("word", "yEM=b2"),
    ]
}

/// The keys in the sources under a folder, tests aside, of reasons and warnings.
fn keys_in(folder: &Path, starts: &[String], keys: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder of the repository") {
        let path = entry.expect("an entry").path();
        if path.is_dir() && !path.ends_with("tests") {
            keys_in(&path, starts, keys);
        } else if path.extension().is_some_and(|ext| ext == "rs") && !path.ends_with("tests.rs") {
            let text = fs::read_to_string(&path).expect("a source");
            let is_key = |text: &&str| {
                let is_plain = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
                is_plain && !text.ends_with('-') && starts.iter().any(|start| text.starts_with(start))
            };
            keys.extend(text.split('"').filter(is_key).map(str::to_owned));
        }
    }
}

#[test]
fn every_reason_and_every_warning_is_said_in_both_languages() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut keys = BTreeSet::new();
    keys_in(&root.join("crates/tabletop/src"), &["config-".to_owned()], &mut keys);
    assert!(keys.len() > 8, "{keys:?}");
    for kind in catalog::games() {
        let game = kind.info().key;
        let starts = ["bad", "flaw", "warning"].map(|part| format!("{game}-{part}-"));
        keys_in(&root.join(format!("games/{game}/src")), &starts, &mut keys);
    }
    let mut said = BTreeSet::new();
    let mut check = |game: &str, message: &Message| {
        let both = Lang::ALL.map(|lang| catalog::game(game).expect("it is listed").words(lang));
        is_said(&format!("{game}-"), &both, message);
        let [english, french] = both.map(|words| words.say(message, &name));
        assert_ne!(english, french, "each in its own language");
        said.insert(message.key.to_owned());
    };
    for kind in catalog::games() {
        let game = kind.info().key;
        for config in unplayable(game) {
            let fault = kind.start(&config).err().unwrap_or_else(|| panic!("{game} {config} can be played"));
            fault.reasons.iter().for_each(|reason| check(game, &reason.said));
            let [english, french] = Lang::ALL.map(|lang| fault.lines(kind.words(lang)));
            assert_eq!((english.len(), french.len()), (fault.reasons.len(), fault.reasons.len()));
            assert_eq!(fault.message, fault.sentence(kind.words(Lang::En), &name));
            assert!(!fault.message.contains("none:") && !fault.message.contains("-bad-"), "{fault}");
        }
    }
    every_flaw().iter().for_each(|flaw| check("belligerants", &flaw.message()));
    every_warning().iter().for_each(|warning| check("belligerants", &warning.message()));
    for rare in rare_reasons() {
        check(rare.key.split('-').next().filter(|game| *game != "config").unwrap_or("diam"), &rare);
    }
    assert_eq!(keys, said, "every key of the sources, and no other");
}

#[test]
fn reasons_stand_in_lines_with_their_fields_and_paragraph() {
    let kind = catalog::game("diam").expect("it is listed");
    let fault = kind.start(&json!({"players": 7, "edition": "1999"})).err().expect("cannot be played");
    assert_eq!(
        fault.lines(kind.words(Lang::En)),
        [
            "edition: \"1999\" cannot be chosen. Choose one of \"1998\", \"2003\".",
            "players: Diam is for 2, 3 or 4 players, not 7. (§11.2)",
        ]
    );
    assert_eq!(
        fault.lines(kind.words(Lang::Fr)),
        [
            "edition\u{a0}: On ne peut pas choisir \"1999\". Au choix\u{a0}: \"1998\", \"2003\".",
            "players\u{a0}: Diam se joue à 2, 3 ou 4, pas à 7. (§11.2)",
        ]
    );
    let plain = serde_json::to_value(&fault).expect("plain data");
    let said = json!({"key": "diam-bad-players", "args": {"players": 7}});
    let reason =
        json!({"code": "diam-bad-players", "fields": ["players"], "paragraph": "11.2", "said": said});
    assert_eq!(plain["reasons"][1], reason);
    assert!(plain["reasons"][0].get("paragraph").is_none());
    let none = kind.start(&json!(3)).err().expect("cannot be played");
    assert_eq!(none.message, "Options are a JSON object, with a field for each of them.");
    // A record with such a config tells the same.
    let config = r#"{"edition":"2003","players":7,"announce":"auto","swap":false,"position":""}"#;
    let record = format!("tabletier record 1\ngame diam 1\nconfig {config}\nend 0\n");
    let fault = catalog::load(&record).err().expect("cannot be played");
    let why = "players: Diam is for 2, 3 or 4 players, not 7.";
    assert_eq!(fault.message, format!("record, line 3: the config cannot be played: {why}"));
}

#[test]
fn a_text_is_parsed_once_for_each_language() {
    const TEXT: &str = "hello = Hello.";
    let [english, french] = Lang::ALL.map(|lang| catalog::spoken::words(lang, TEXT));
    assert_eq!(
        (english.plain("hello"), english.plain("refused-over")),
        ("Hello.".into(), "The game is over.".into())
    );
    assert_eq!(french.plain("refused-over"), "La partie est finie.");
    // Wherever the text comes from.
    assert!(std::ptr::eq(english, catalog::spoken::words(Lang::En, String::from(TEXT).leak())));
    for title in catalog::games() {
        for lang in Lang::ALL {
            assert!(std::ptr::eq(title.words(lang), title.words(lang)));
        }
    }
}

#[test]
fn every_game_advises_newcomers() {
    for kind in catalog::games() {
        let (key, advised) = (kind.info().key, kind.first_evening());
        let advised = advised.as_object().expect("options");
        let Value::Object(properties) = &kind.schema()["properties"] else { panic!("{key} has options") };
        assert!(advised.keys().all(|name| properties.contains_key(name)), "{key}: {advised:?}");
        let usual = advised.iter().filter(|(name, value)| properties[*name]["default"] == **value).count();
        assert_eq!(usual, 0, "{key}: {advised:?}");
        assert!(kind.start(&Value::Object(advised.clone())).is_ok(), "{key}: {advised:?}");
        let has = |lang| kind.words(lang).has(&format!("{key}-first-evening"));
        assert!(Lang::ALL.into_iter().all(has), "{key} says why");
    }
    let advised = |key| catalog::game(key).expect("it is listed").first_evening();
    assert_eq!(advised("bartasso"), json!({"camps": 2, "sauteur": "single"}));
    assert_eq!(advised("toybattle"), json!({"special_bases": false}), "the booklet says so (§20.2)");
}
