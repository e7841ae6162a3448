//! Whole games as text: read, told, read again; and everything that can be wrong with one, by line.

use expect_test::expect;
use proptest::prelude::*;
use tabletop::{Dice, Game, Input, Match, Pending};
use words::{Lang, Words};

use super::game::{all_ready, begun, say};
use crate::desk::game::{self, Note, Played};
use crate::desk::{BadGame, Fault, Ignored, Wrong};
use crate::tell::TEXTS;
use crate::{Action, Config, Diplomacy, setup};

fn only(text: &str) -> Played {
    let mut games = game::read(text).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(games.len(), 1);
    games.remove(0)
}

fn faults(text: &str) -> Vec<(usize, Wrong)> {
    let faults = game::read(text).expect_err("something is wrong with it");
    faults.into_iter().map(|Fault { line, what }| (line, what)).collect()
}

fn bad(text: &str) -> (usize, BadGame) {
    match &faults(text)[..] {
        [(line, Wrong::Game(what))] => (*line, what.clone()),
        other => panic!("{other:?}"),
    }
}

/// The text of what was read, which reads back as itself.
fn canonical(text: &str) -> String {
    let told = only(text).told().text();
    let again = only(&told);
    assert!(again.notes.is_empty(), "{:?}", again.notes);
    assert_eq!(again.told().text(), told);
    told
}

const TWO: &str = "POSITION S1905M; FRANCE A PAR, A MAR, F BRE; GERMANY A BUR, A MUN; FRANCE = BRE MAR PAR; GERMANY = KIE MUN";

#[test]
fn a_year_with_all_its_phases() {
    let text = format!(
        "# by hand\ngame one year\n{TWO}\nyear_limit 1905\n\
        s1905m\nFrance: par-bur, mar s par-bur, F BRE-PIC\nAllemagne: A BUR H\n\
        S1905R\nGERMANY: A BUR-BEL\n\
        F1905M\nFRANCE: A BUR-BEL; F PIC S A BUR-BEL {{as agreed}}\nGERMANY: {{nothing}}\n\
        F1905R\nGERMANY: A BEL R HOL\n\
        W1905A\nFRANCE: B A PAR\nGERMANY:\nEND\n"
    );
    expect![[r#"
        GAME one year
        POSITION S1905M; FRANCE F BRE, A MAR, A PAR; GERMANY A BUR, A MUN; FRANCE = BRE MAR PAR; GERMANY = KIE MUN; CHANGED 1905
        YEAR_LIMIT 1905

        S1905M
        FRANCE: F BRE-PIC, A MAR S A PAR-BUR, A PAR-BUR
        GERMANY: A BUR H {dislodged}

        S1905R
        GERMANY: A BUR R BEL

        F1905M
        FRANCE: A BUR-BEL, F PIC S A BUR-BEL
        GERMANY: {A BEL dislodged}

        F1905R
        GERMANY: A BEL R HOL

        W1905A
        FRANCE: B A PAR
        GERMANY: {1 not built}

        REACHED W1905A; FRANCE A BEL, A MAR, A PAR, F PIC; GERMANY A HOL, A MUN; FRANCE = BEL BRE MAR PAR; GERMANY = HOL KIE MUN; CHANGED 1905
        RESULT limit FRANCE GERMANY
        END
    "#]]
    .assert_eq(&canonical(&text));
}

#[test]
fn several_games_and_one_that_goes_on() {
    let text = "GAME a\nS1901M\nAUSTRIA: A BUD-SER\nEND\n\nGAME b\nEND\n";
    assert!(game::is_game(text) && game::is_game("# x\n\n game a\n"));
    assert!(!game::is_game("CASE a\nEND\nGAME b\n") && !game::is_game(""));
    let games = game::read(text).expect("nothing is wrong");
    let names: Vec<(&str, usize)> = games.iter().map(|game| (&*game.name, game.line)).collect();
    assert_eq!(names, [("a", 1), ("b", 6)]);
    let told = games[0].told().text();
    assert!(told.contains("AUSTRIA: A BUD-SER\nENGLAND: {no orders}\n"), "{told}");
    assert!(told.contains("REACHED F1901M; ") && told.ends_with("RESULT open\nEND\n"), "{told}");
    let empty = games[1].told().text();
    assert!(empty.starts_with("GAME b\n\nREACHED S1901M; "), "{empty}");
}

#[test]
fn a_draw_is_agreed_on_before_a_phase_closes_or_as_it_does() {
    let before = canonical(&format!("GAME x\n{TWO}\nS1905M\nFRANCE: A PAR-GAS\nF1905M\nDRAW\nEND\n"));
    assert!(before.contains("\nF1905M\nDRAW\n\nREACHED F1905M; FRANCE F BRE, A GAS"), "{before}");
    assert!(before.ends_with("RESULT vote FRANCE GERMANY\nEND\n"), "{before}");
    // Germany stands on a centre that it does not take any more: the draw came first.
    let text = format!("GAME x\n{TWO}\nS1905M\nGERMANY: A BUR-BEL\nF1905M\nGERMANY: concede\nDRAW\nEND\n");
    let closing = canonical(&text);
    assert!(closing.contains("F1905M\nFRANCE: {no orders}\nGERMANY: CONCEDE\nDRAW\n"), "{closing}");
    assert!(
        closing.contains("REACHED F1905R; ") && closing.contains("GERMANY = KIE MUN; DISORDER GERMANY"),
        "{closing}"
    );
    let text = format!("GAME x\n{TWO}\nS1905M\nFRANCE: CONCEDE\nGERMANY: CONCEDE\nEND\n");
    assert!(canonical(&text).contains("RESULT disorder FRANCE GERMANY"));
}

#[test]
fn impossible_orders_are_ignored_and_remarked_upon() {
    let text = format!(
        "GAME x\n{TWO}\nS1905M\nFRANCE: A PAR-MUN, A MAR S F MAO\nITALY: {{out}}\nGERMANY: A BUR-PAR\nS1905R\n\
        FRANCE: A PAR-BUR\nEND\n"
    );
    let faults = faults(&text);
    assert!(
        matches!(faults[..], [(7, Wrong::Game(BadGame::OutOfTurn { .. }))]),
        "nobody was driven out: {faults:?}"
    );
    let text = text.replace("S1905R\nFRANCE: A PAR-BUR\n", "");
    let played = only(&text);
    let whys: Vec<(usize, String)> = played
        .notes
        .iter()
        .map(|note| match note {
            Note::Ignored(remark) => (remark.line, remark.order.to_string()),
            Note::OtherEnd(line) => panic!("{line}"),
        })
        .collect();
    assert_eq!(whys, [(4, "A PAR-MUN".to_owned()), (4, "A MAR S F MAO".to_owned())]);
    assert!(canonical(&text).contains("S1905M\nFRANCE: {no orders}\nGERMANY: A BUR-PAR {bounce}\n"));
    // A power in civil disorder decides nothing.
    let text = format!("GAME x\n{TWO}; DISORDER GERMANY\nS1905M\nGERMANY: A BUR H\nEND\n");
    let note = only(&text).notes[0];
    assert!(matches!(note, Note::Ignored(remark) if remark.why == Ignored::NothingToDecide));
    // Orders beyond what is due, and retreats that are closed.
    let position = "POSITION W1905A; FRANCE A BUR; FRANCE = PAR BRE";
    let text = format!("GAME x\n{position}\nW1905A\nFRANCE: B F BRE, B A PAR\nEND\n");
    assert!(matches!(only(&text).notes[..], [Note::Ignored(remark)] if remark.why == Ignored::BeyondDue));
    assert!(canonical(&text).contains("FRANCE: B F BRE\n"));
    let position = "POSITION S1905R; FRANCE A BUR; GERMANY A BUR > BEL; FRANCE = PAR; GERMANY = MUN";
    let position = position.replace("FRANCE A BUR", "FRANCE A PIC, A BUR");
    let text = format!("GAME x\n{position}\nS1905R\nGERMANY: A BUR R RUH\nEND\n");
    assert!(matches!(only(&text).notes[..], [Note::Ignored(remark)] if remark.why == Ignored::NoRetreat));
    assert!(canonical(&text).contains("GERMANY: {A BUR leaves}\n"));
}

#[test]
fn orders_that_are_not_understood_are_faults_by_line() {
    let game = |orders: &str| format!("GAME x\nS1901M\nFRANCE: A PAR-BUR,\n{orders}\nEND\n");
    for (orders, is_it) in [
        ("FRANCE: F BRE-XYZ", (|wrong| matches!(wrong, Wrong::Unread { .. })) as fn(&Wrong) -> bool),
        ("FRANCE: A MUN H", |wrong| matches!(wrong, Wrong::NotYours { .. })),
        ("FRANCE: A BUR H", |wrong| matches!(wrong, Wrong::NoUnit(_))),
        ("FRANCE: A PAR H", |wrong| matches!(wrong, Wrong::SecondOrder { first: 3, .. })),
        ("FRANCE: B A PAR", |wrong| matches!(wrong, Wrong::SecondOrder { .. })),
        ("FRANCE: B A GAS", |wrong| matches!(wrong, Wrong::WrongPhase { .. })),
        ("GAUL: A PAR H", |wrong| matches!(wrong, Wrong::UnknownPower(_))),
        ("RUSSIA: F STP/NC H", |wrong| matches!(wrong, Wrong::OtherCoast { .. })),
        ("FRANCE: CONCEDE", |wrong| matches!(wrong, Wrong::Game(BadGame::ConcedesAndOrders(_)))),
    ] {
        let found = faults(&game(orders));
        assert!(matches!(&found[..], [(4, wrong)] if is_it(wrong)), "{orders}: {found:?}");
    }
    let both = faults(&game("FRANCE: F BRE-XYZ, A BUR H\nGERMANY: A PAR H"));
    assert_eq!(both.iter().map(|(line, _)| *line).collect::<Vec<_>>(), [4, 4, 5], "all of a phase");
}

#[test]
fn after_a_fault_the_rest_of_that_game_is_not_guessed_at() {
    let text = "GAME x\nS1901M\nFRANCE: A PAR-XYZ\nF1901M\nFRANCE: A XYZ H\nnonsense {\nEND\nGAME y\nnonsense\nEND\n";
    let lines: Vec<usize> = faults(text).iter().map(|(line, _)| *line).collect();
    assert_eq!(lines, [3, 9]);
}

#[test]
fn lines_that_are_out_of_place() {
    let out_of_turn = bad("GAME x\nS1901M\nS1901R\nEND\n");
    assert!(matches!(&out_of_turn, (3, BadGame::OutOfTurn { found, open })
        if found.to_string() == "S1901R" && open.to_string() == "F1901M"));
    assert_eq!(bad("S1901M\n").1, BadGame::Outside);
    assert_eq!(bad("GAME\nEND\n"), (1, BadGame::NoName));
    assert!(matches!(bad("GAME x\nS1901M\n"), (2, BadGame::Unfinished { begun: 1, .. })));
    assert!(matches!(bad("GAME x\nGAME y\nEND\n"), (2, BadGame::Unfinished { begun: 1, .. })));
    assert_eq!(bad("GAME x\nS1901M\nYEAR_LIMIT 1905\nEND\n"), (3, BadGame::Late));
    assert_eq!(bad("GAME x\nYEAR_LIMIT 1905\nYEAR_LIMIT 1906\nEND\n"), (3, BadGame::Late));
    assert!(matches!(bad("GAME x\nYEAR_LIMIT soon\nEND\n"), (2, BadGame::BadYear(_))));
    assert!(matches!(bad("GAME x\nYEAR_LIMIT 1899\nEND\n"), (2, BadGame::Setup(_))));
    assert!(matches!(
        bad("GAME x\nYEAR_LIMIT 1905\nPOSITION S1901M; FRANCE A NTH\nEND\n"),
        (3, BadGame::Setup(_))
    ));
    assert_eq!(bad("GAME x\nFRANCE: A PAR H\nEND\n"), (2, BadGame::NoPhase));
    assert_eq!(bad("GAME x\nDRAW\nEND\n"), (2, BadGame::NoPhase));
    assert_eq!(bad("GAME x\nS1901M {open\nEND\n"), (2, BadGame::OpenBrace));
    assert!(matches!(bad("GAME x\nCASE y\nEND\n"), (2, BadGame::UnknownLine(_))));
    assert_eq!(bad("GAME x\nS1901M\nDRAW\nFRANCE: A PAR H\nEND\n"), (4, BadGame::Over));
    assert_eq!(bad("GAME x\nS1901M\nDRAW\nS1901M\nEND\n"), (4, BadGame::Over));
    let conceded = format!("GAME x\n{TWO}\nS1905M\nITALY: CONCEDE\nEND\n");
    assert!(matches!(bad(&conceded), (4, BadGame::CannotConcede(_))));
}

#[test]
fn an_end_that_is_not_true_is_remarked_upon_and_written_anew() {
    let text = canonical(&format!("GAME x\n{TWO}\nS1905M\nEND\n"));
    let lies = text.replace("REACHED F1905M", "REACHED S1905M").replace("RESULT open", "RESULT vote");
    let played = only(&lies);
    let lines = lies.lines().count();
    assert_eq!(played.notes, [Note::OtherEnd(lines - 2), Note::OtherEnd(lines - 1)]);
    assert_eq!(played.told().text(), text);
}

#[test]
fn faults_of_games_have_sentences_in_both_languages() {
    let texts = [
        "S1901M\n",
        "GAME\nEND\n",
        "GAME x\nS1901R\nEND\n",
        "GAME x\nS1901M {\nEND\n",
        "GAME x\nnonsense\nEND\n",
        "GAME x\nYEAR_LIMIT soon\nEND\n",
        "GAME x\nS1901M\nPOSITION x\nEND\n",
        "GAME x\nDRAW\nEND\n",
        "GAME x\nS1901M\nDRAW\nDRAW\nEND\n",
        "GAME x\nS1901M\nITALY: CONCEDE, CONCEDE\nEND\n",
        "GAME x\nS1901M\nITALY: A ROM H, CONCEDE\nEND\n",
        "GAME x\n",
    ];
    let mut keys = Vec::new();
    for text in texts {
        let faults = game::read(text).expect_err("something is wrong with it");
        for lang in [Lang::En, Lang::Fr] {
            let words = Words::new(lang, &[TEXTS[lang as usize]]);
            let said = words.say(&faults[0].message(), &|seat| seat.to_string());
            assert!(!said.contains("diplomacy-") && said.len() > 10, "{said}");
        }
        keys.push(faults[0].message().key);
    }
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), texts.len(), "each has its own");
}

#[test]
fn a_match_of_the_house_becomes_a_game() {
    let mut table = begun(&TWO["POSITION ".len()..]);
    say(&mut table, "FRANCE", "A PAR-BUR; A MAR S A PAR-BUR; ready");
    say(&mut table, "GERMANY", "A BUR H; A MUN-RUH; ready");
    say(&mut table, "GERMANY", "A BUR R BEL");
    // What is saved in an open phase is nobody's business yet.
    let open = Played::of("open", &table).told();
    assert!(open.text().contains("REACHED S1905R; ") && !open.text().contains("R BEL"), "{}", open.text());
    say(&mut table, "GERMANY", "ready; vote");
    all_ready(&mut table);
    say(&mut table, "FRANCE", "vote");
    let text = Played::of("house", &table).told().text();
    expect![[r#"
        GAME house
        POSITION S1905M; FRANCE F BRE, A MAR, A PAR; GERMANY A BUR, A MUN; FRANCE = BRE MAR PAR; GERMANY = KIE MUN; CHANGED 1905

        S1905M
        FRANCE: A MAR S A PAR-BUR, A PAR-BUR
        GERMANY: A BUR H {dislodged}, A MUN-RUH

        S1905R
        GERMANY: A BUR R BEL

        F1905M
        FRANCE: {no orders}
        GERMANY: {no orders}

        W1905A
        DRAW

        REACHED W1905A; FRANCE F BRE, A BUR, A MAR; GERMANY A BEL, A RUH; FRANCE = BRE MAR PAR; GERMANY = BEL KIE MUN; CHANGED 1905
        RESULT vote FRANCE GERMANY
        END
    "#]]
    .assert_eq(&text);
    assert_eq!(canonical(&text), text);
    // A vote that passes since somebody concedes is counted when the phase has closed.
    let mut table = begun(&TWO["POSITION ".len()..]);
    say(&mut table, "FRANCE", "vote; ready");
    say(&mut table, "GERMANY", "concede");
    let text = Played::of("house", &table).told().text();
    assert!(text.contains("S1905M\nFRANCE: {no orders}\nGERMANY: CONCEDE\nDRAW\n"), "{text}");
    assert!(text.contains(&format!("REACHED {}\n", setup::text(table.state().campaign()))), "{text}");
    assert_eq!(canonical(&text), text);
}

/// The dice of a test.
struct Steps(u64);

impl Dice for Steps {
    fn below(&mut self, sides: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) % u64::from(sides)) as u32
    }
}

/// Plays at random, with lapses, votes and concessions.
fn random_match(seed: u64) -> Match<Diplomacy> {
    let mut dice = Steps(seed);
    let config = Config { year_limit: Some(1903), ..Config::default() };
    let mut table = Match::<Diplomacy>::start(config).expect("it can be played");
    while let Pending::Seats { must, window, .. } = table.pending() {
        let seat = must.first().expect("somebody is awaited");
        let input = match dice.below(400) {
            0 => Input::Act(seat, Action::Concede),
            1 => Input::Expired(window),
            2..20 => Input::Act(seat, Action::Vote(!table.state().campaign().ballot.has(seat))),
            _ => Input::Act(seat, table.state().sample(seat, &mut dice)),
        };
        table.input(input).expect("it may be done");
    }
    table
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// What is written is read as the same game, and written as the same text.
    #[test]
    fn played_games_are_read_as_they_are_written(seed: u64) {
        let table = random_match(seed);
        let played = Played::of("random", &table);
        let text = played.told().text();
        let again = only(&text);
        prop_assert_eq!(&again, &played);
        prop_assert_eq!(&again.told().text(), &text);
        let (told, house) = (again.told().campaign, table.state().campaign().clone());
        prop_assert_eq!(setup::text(&told), setup::text(&house));
        prop_assert_eq!((told.ended, told.history), (house.ended, house.history));
    }

    /// Texts that are nearly games break nothing.
    #[test]
    fn nearly_games_do_not_break_the_reader(
        lines in proptest::collection::vec(
            "(S1901M|F1901M|S1901R|W1901A|FRANCE: A PAR-BUR, F BRE-MAO|FRANCE: CONCEDE|GERMANY: A MUN-BUR \\{x\\}|ITALY:|DRAW|END|GAME x|YEAR_LIMIT 1901|POSITION W1901A; FRANCE = PAR|FRANCE: B A PAR, WAIVE|REACHED x|RESULT open|\\PC{0,12})",
            0..12,
        ),
    ) {
        let text = format!("GAME x\n{}\nEND\n", lines.join("\n"));
        if let Ok(games) = game::read(&text) {
            for played in games {
                let told = played.told().text();
                prop_assert_eq!(only(&told).told().text(), told);
            }
        }
    }
}
