//! `tabletier judge` from outside: exact results, reasons in both languages, JSON, and bad files refused by line.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

const DENSE: &str = include_str!("../../../games/diplomacy/data/dense.txt");
const EXPECTED: &str = include_str!("../../../games/diplomacy/data/dense.expected");

/// Runs the desk with a text on standard input.
fn judge(args: &[&str], text: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tabletier"))
        .arg("judge")
        .args(args)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "en_GB.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let text = text.to_owned();
    let writer = std::thread::spawn(move || drop(stdin.write_all(text.as_bytes())));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the text was written");
    output
}

fn shown(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("it writes text")
}

const CASE: &str = "CASE one\nU FRANCE A PAR\nU FRANCE A MAR\nU GERMANY A BUR\nO FRANCE A PAR-BUR\n\
    O FRANCE A MAR S A PAR-BUR\nO GERMANY A BUR H\nEND\n";

#[test]
fn crowded_positions_print_exactly_what_is_known() {
    for args in [&[][..], &["-"]] {
        let output = judge(args, DENSE);
        assert!(output.status.success());
        assert!(shown(&output.stdout) == EXPECTED, "the results differ");
        assert_eq!(shown(&output.stderr), "");
    }
}

#[test]
fn a_file_is_read_by_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("case.txt");
    std::fs::write(&path, CASE).expect("the file is written");
    let output = judge(&[path.to_str().expect("a path in letters")], "");
    assert_eq!(shown(&output.stdout), "CASE one\nP FRANCE A BUR\nP FRANCE A MAR\nD GERMANY A BUR\nEND\n");
}

#[test]
fn reasons_are_told_in_both_languages() {
    let english = shown(&judge(&["--explain"], CASE).stdout);
    assert!(english.starts_with("CASE one\nP FRANCE A BUR\n"), "{english}");
    assert!(english.contains("GERMANY A BUR H: is dislodged\n"), "{english}");
    assert!(english.contains("FRANCE A PAR with 2 (MAR) against GERMANY A BUR"), "{english}");
    let french = shown(&judge(&["--explain", "--lang", "fr"], CASE).stdout);
    assert!(french.contains("GERMANY A BUR H\u{a0}: est délogée\n"), "{french}");
}

#[test]
fn json_holds_everything() {
    let text = CASE.replace("END", "U ITALY A ROM\nO ITALY A ROM-MUN\nB PAR\nEND");
    let output = judge(&["--json"], &text);
    let json: Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
    let case = &json["cases"][0];
    assert_eq!(case["id"], "one");
    assert_eq!(case["blessed"], "PAR");
    assert_eq!(case["units_after"][0], "FRANCE A BUR");
    assert_eq!(case["dislodged"][0]["by"], "FRANCE A PAR");
    assert_eq!(case["dislodged"][0]["retreats"][0], "BEL");
    assert_eq!(case["remarks"][0]["line"], 9);
    let orders = case["orders"].as_array().expect("a list");
    assert_eq!(orders.len(), 4);
    let army = orders.iter().find(|order| order["unit"] == "A PAR").expect("the army");
    assert_eq!((&army["result"], &army["rules"][0]["code"]), (&"ok".into(), &"BLESSED_ATTACK".into()));
    assert_eq!(army["comparisons"][0]["attack"]["supporters"][0], "MAR");
}

#[test]
fn bad_files_are_named_by_line_and_nothing_is_adjudicated() {
    let bad = [
        (CASE.replace("O GERMANY A BUR H", "O FRANCE A PAR H"), 7, "has an order already, on line 5"),
        (CASE.replace("O GERMANY A BUR H", "O FRANCE A BUR H"), 7, "belongs to GERMANY"),
        (CASE.replace("O GERMANY A BUR H", "O GERMANY A MUN H"), 7, "There is no A MUN"),
        (CASE.replace("U GERMANY A BUR", "U GERMANY F STP"), 4, "must name its coast"),
        (CASE.replace("\nEND", ""), 7, "has no END"),
        (format!("{CASE}CASE two\nU FRANCE A PAR\n"), 10, "has no END"),
        (CASE.replace("O GERMANY A BUR H", "O GERMANY A BUR-Liv"), 7, "ambiguous"),
        (CASE.replace("END", "B PAR\nB BUR\nEND"), 9, "At most one unit"),
        (CASE.replace("END", "OPPOSITION sideways\nEND"), 8, "direct or broad"),
        (CASE.replace("END", "ROUT sideways\nEND"), 8, "entering or literal"),
    ];
    for (text, line, words) in bad {
        let output = judge(&[], &text);
        assert_eq!(output.status.code(), Some(1), "{text}");
        assert_eq!(shown(&output.stdout), "", "{text}");
        let said = shown(&output.stderr);
        let named = said.lines().any(|said| said.contains(&format!("line {line}:")) && said.contains(words));
        assert!(named, "{said}");
    }
    let output = judge(&["--json", "--lang", "fr"], "CASE x\n");
    let json: Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
    assert_eq!(json["faults"][0]["line"], 1);
    assert!(json["faults"][0]["text"].as_str().is_some_and(|text| text.contains("n’a pas de ligne END")));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn impossible_orders_are_held_and_remarked_upon() {
    let output = judge(&[], &CASE.replace("O FRANCE A PAR-BUR", "O FRANCE A PAR-MUN"));
    assert!(output.status.success());
    assert!(shown(&output.stdout).contains("P FRANCE A PAR\n"));
    let said = shown(&output.stderr);
    assert!(said.contains("line 5: A PAR-MUN is ignored and the unit holds."), "{said}");
}

/// Whether a line begins and ends so.
fn says(text: &str, begin: &str, end: &str) -> bool {
    text.lines().any(|line| line.starts_with(begin) && line.ends_with(end))
}

#[test]
fn retreats_follow_the_moves() {
    let text = CASE.replace("END", "R GERMANY A BUR R BEL\nEND");
    let output = judge(&[], &text);
    assert_eq!(shown(&output.stdout), "CASE one\nP FRANCE A BUR\nP FRANCE A MAR\nP GERMANY A BEL\nEND\n");
    let french = shown(&judge(&["--explain", "--lang", "fr"], &text).stdout);
    assert!(says(&french, "Allemagne", "A BUR retraite en BEL"), "{french}");
    let output = judge(&[], &CASE.replace("END", "R GERMANY A BUR R PAR\nEND"));
    assert!(shown(&output.stdout).ends_with("X GERMANY A BUR\nEND\n"));
    let said = shown(&output.stderr);
    assert!(said.contains("line 8: A BUR R PAR is ignored and the unit leaves the map."), "{said}");
    let json: Value = serde_json::from_slice(&judge(&["--json"], &text).stdout).expect("it is JSON");
    let case = &json["cases"][0];
    assert_eq!(case["units_after"].as_array().map(Vec::len), Some(2), "after the moves");
    assert_eq!(case["retreats"]["units_after"][2], "GERMANY A BEL");
    let json: Value = serde_json::from_slice(&judge(&["--json"], CASE).stdout).expect("it is JSON");
    assert_eq!(json["cases"][0].get("retreats"), None, "nothing is new where there are none");
}

#[test]
fn winters_are_adjudicated() {
    let text = "CASE w\nU FRANCE A BUR\nU GERMANY A RUH\nU GERMANY A HOL\nS FRANCE PAR BRE\nS GERMANY KIE\n\
        W FRANCE B F BRE\nW GERMANY A HOL D\nEND\n";
    let results = "CASE w\nP FRANCE A BUR\nP FRANCE F BRE\nP GERMANY A RUH\nX GERMANY A HOL\nEND\n";
    assert_eq!(shown(&judge(&[], text).stdout), results);
    let english = shown(&judge(&["--explain"], text).stdout);
    assert_eq!(english, format!("{results}France builds F BRE\nGermany disbands A HOL\n\n"));
    let json: Value = serde_json::from_slice(&judge(&["--json"], text).stdout).expect("it is JSON");
    assert_eq!(json["cases"][0]["winter"]["gone"][0], "GERMANY A HOL");
}

const GAME: &str = "GAME two\nPOSITION S1905M; FRANCE A PAR, A MAR; GERMANY A BUR; FRANCE = PAR MAR; GERMANY = MUN\n\
    S1905M\nFRANCE: par-bur, mar s par-bur\nGERMANY: A BUR-LON\nS1905R\nGERMANY: A BUR R BEL\nEND\n";

#[test]
fn games_are_written_with_their_results_and_read_back() {
    let output = judge(&[], GAME);
    assert!(output.status.success());
    let text = shown(&output.stdout);
    assert!(text.contains("FRANCE: A MAR S A PAR-BUR, A PAR-BUR\nGERMANY: {A BUR dislodged}\n"), "{text}");
    assert!(text.contains("REACHED F1905M; ") && text.ends_with("RESULT open\nEND\n"), "{text}");
    let said = shown(&output.stderr);
    assert!(said.contains("line 5: A BUR-LON is ignored and the unit holds."), "{said}");
    let again = judge(&[], &text);
    assert_eq!((shown(&again.stdout), shown(&again.stderr)), (text.clone(), String::new()));
    let told = shown(&judge(&["--explain", "--lang", "fr"], GAME).stdout);
    assert!(says(&told, "# Allemagne", "A BUR retraite en BEL"), "{told}");
    assert_eq!(shown(&judge(&[], &told).stdout), text, "reasons are comments");
    let json: Value = serde_json::from_slice(&judge(&["--json"], GAME).stdout).expect("it is JSON");
    let game = &json["games"][0];
    assert_eq!(
        (&game["name"], &game["how"], &game["notes"][0]["line"]),
        (&"two".into(), &Value::Null, &5.into())
    );
    assert_eq!(game["phases"][1]["lines"][0], "GERMANY: A BUR R BEL");
}

/// The indented lines after a sentence of the documentation.
fn example(after: &str) -> String {
    let docs = include_str!("../../../docs/judge.md");
    let (_, rest) = docs.split_once(after).expect("the sentence is there");
    let lines =
        rest.trim_start_matches('\n').lines().take_while(|line| line.is_empty() || line.starts_with("    "));
    let lines: Vec<&str> = lines.map(|line| line.strip_prefix("    ").unwrap_or(line)).collect();
    format!("{}\n", lines.join("\n").trim_end())
}

#[test]
fn the_game_in_the_documentation_comes_out_as_it_says() {
    let (game, told) = (example("`GAME` holds games:"), example("with what became of it:"));
    assert!(game.starts_with("GAME ") && told.starts_with("GAME "));
    assert_eq!(shown(&judge(&[], &game).stdout), told);
}

#[test]
fn bad_games_are_named_by_line_in_both_languages() {
    for (from, to, line, english, french) in [
        ("S1905R", "F1905R", 6, "the phase that is open is S1905R", "la phase ouverte est S1905R"),
        ("A BUR R BEL", "A BUR R XYZ", 7, "not understood", "pas compris"),
        ("\nEND", "", 7, "has no END", "n’a pas de ligne END"),
    ] {
        for (lang, words) in [("en", english), ("fr", french)] {
            let output = judge(&["--lang", lang], &GAME.replace(from, to));
            assert_eq!((output.status.code(), shown(&output.stdout)), (Some(1), String::new()));
            let said = shown(&output.stderr);
            let named = said.lines().any(|said| said.contains(&format!("{line}")) && said.contains(words));
            assert!(named, "{said}");
        }
    }
}

#[test]
fn a_record_of_the_house_is_written_as_a_game() {
    use diplomacy::{Action, Config, Diplomacy, Power};
    use tabletop::{Input, Match};
    let config = Config { year_limit: Some(1901), ..Config::default() };
    let mut table = Match::<Diplomacy>::start(config).expect("it can be played");
    let order = Action::Order("A PAR-BUR".parse().expect("an order"));
    table.input(Input::Act(Power::France.seat(), order)).expect("it is saved");
    while let Some(window) = table.pending().window() {
        table.input(Input::Expired(window)).expect("an open window can run out");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("evening.record");
    std::fs::write(&path, table.record()).expect("the file is written");
    let output = judge(&[path.to_str().expect("a path in letters")], "");
    let text = shown(&output.stdout);
    assert!(text.starts_with("GAME evening\nYEAR_LIMIT 1901\n\nS1901M\nAUSTRIA: {no orders}\n"), "{text}");
    assert!(text.contains("\nFRANCE: A PAR-BUR\n"), "{text}");
    assert!(text.contains("\nRESULT limit AUSTRIA ENGLAND FRANCE GERMANY ITALY RUSSIA TURKEY\n"), "{text}");
    assert_eq!(shown(&judge(&[], &text).stdout), text);
    let other = judge(&[], "tabletier record 1\ngame diam 1\n");
    assert_eq!(other.status.code(), Some(1));
    assert!(shown(&other.stderr).contains("a record of the game \"diam\""), "{}", shown(&other.stderr));
}

/// The examples of `docs/judge.md`.
const WARSAW: &str = "CASE x\nU RUSSIA A WAR\nU AUSTRIA A GAL\nU AUSTRIA A BUD\nO RUSSIA A WAR-GAL\nO AUSTRIA A GAL H\n\
    O AUSTRIA A BUD S A GAL\nB WAR\nC GAL\nEND\n";

#[test]
fn a_blessing_and_a_curse_cancel_each_other() {
    let stands = "CASE x\nP AUSTRIA A BUD\nP AUSTRIA A GAL\nP RUSSIA A WAR\nEND\n";
    let falls = "CASE x\nP AUSTRIA A BUD\nP RUSSIA A GAL\nD AUSTRIA A GAL\nEND\n";
    let apart = WARSAW.replace("C GAL", "C BUD");
    let broad = apart.replace("CASE x", "CASE x\nOPPOSITION broad");
    for (text, expected) in [(WARSAW, stands), (&*apart, falls), (&*broad, stands)] {
        assert_eq!(shown(&judge(&[], text).stdout), expected);
    }
    let english = shown(&judge(&["--explain"], WARSAW).stdout);
    assert!(english.contains("oppose each other: the blessing and the curse cancel each other"), "{english}");
    let french = shown(&judge(&["--explain", "--lang", "fr"], WARSAW).stdout);
    assert!(french.contains("s’opposent\u{a0}: la bénédiction et la malédiction s’annulent"), "{french}");
    let json: Value = serde_json::from_slice(&judge(&["--json"], WARSAW).stdout).expect("it is JSON");
    let case = &json["cases"][0];
    assert_eq!((&case["blessed"], &case["cursed"]), (&"WAR".into(), &"GAL".into()));
    assert_eq!(case["cancelled"]["code"], "DIVINE_CANCELLED_OPPOSED");
    assert_eq!(case["rout"], "entering");
}

#[test]
fn a_rout_is_taken_as_its_option_says() {
    let text = "CASE x\nU AUSTRIA A VIE\nU ITALY A TYR\nU RUSSIA A GAL\nO ITALY A TYR-VIE\nO RUSSIA A GAL-VIE\nC VIE\nEND\n";
    assert!(!shown(&judge(&[], text).stdout).contains("D AUSTRIA A VIE"));
    let literal = text.replace("END", "ROUT literal\nEND");
    assert!(shown(&judge(&[], &literal).stdout).contains("D AUSTRIA A VIE"));
    let french = shown(&judge(&["--explain", "--lang", "fr"], &literal).stdout);
    assert!(french.contains("toute attaque déloge une unité maudite"), "{french}");
}

#[test]
fn a_game_is_judged_with_its_blessings_and_curses() {
    let text = "GAME x\nPOSITION S1905M; RUSSIA A WAR; AUSTRIA A GAL, A VIE; RUSSIA = WAR; AUSTRIA = BUD VIE\n\
        S1905M\nRUSSIA: A WAR-GAL\nAUSTRIA: A GAL H\nB WAR\nC GAL\nEND\n";
    let told = shown(&judge(&[], text).stdout);
    let phase =
        "S1905M\nAUSTRIA: A GAL H\nRUSSIA: A WAR-GAL {bounce}\nB WAR {cancelled}\nC GAL {cancelled}\n";
    assert!(told.contains(phase), "{told}");
    assert_eq!(shown(&judge(&[], &told).stdout), told, "what was printed reads as itself");
    let explained = shown(&judge(&["--explain"], text).stdout);
    assert!(explained.contains("# The blessed unit and the cursed one oppose each other"), "{explained}");
    let json: Value = serde_json::from_slice(&judge(&["--json"], text).stdout).expect("it is JSON");
    assert_eq!(json["games"][0]["phases"][0]["cancelled"]["code"], "DIVINE_CANCELLED_OPPOSED");
    let twice = text.replace("END", "F1905M\nB WAR\nEND");
    let output = judge(&["--lang", "fr"], &twice);
    assert_eq!(output.status.code(), Some(1));
    assert!(shown(&output.stderr).contains("déjà été choisie"), "{}", shown(&output.stderr));
}

/// The winters of `docs/judge.md`.
const GIVEN: &str = "CASE x\nU FRANCE A BUR\nU GERMANY A RUH\nS FRANCE PAR\nS GERMANY KIE\nW FRANCE B A PAR\nGIFT FRANCE\nEND\n";

#[test]
fn a_winter_with_a_gift_is_judged_in_both_languages() {
    let text = shown(&judge(&[], GIVEN).stdout);
    assert_eq!(text, "CASE x\nP FRANCE A BUR\nP FRANCE A PAR\nP GERMANY A RUH\nEND\n");
    let without = judge(&[], &GIVEN.replace("GIFT FRANCE\n", ""));
    assert!(!shown(&without.stdout).contains("A PAR") && !without.stderr.is_empty());
    let english = shown(&judge(&["--explain"], GIVEN).stdout);
    assert!(english.contains("FRANCE may keep one unit more than it has centres this winter"), "{english}");
    let french = shown(&judge(&["--explain", "--lang", "fr"], GIVEN).stdout);
    assert!(french.contains("FRANCE peut garder cet hiver une unité de plus"), "{french}");
    let json: Value = serde_json::from_slice(&judge(&["--json"], GIVEN).stdout).expect("it is JSON");
    assert_eq!(json["cases"][0]["gift"], "FRANCE");
}

#[test]
fn a_game_is_judged_with_its_gifts() {
    let text = "GAME x\nPOSITION F1903M; FRANCE A BUR; GERMANY A MUN; FRANCE = PAR; GERMANY = MUN\n\
        F1903M\nFRANCE: A BUR H\nGERMANY: A MUN H\nW1903A\nGIFT FRANCE\nFRANCE: B A PAR\nEND\n";
    let told = shown(&judge(&[], text).stdout);
    assert!(told.contains("W1903A\nFRANCE: B A PAR\nGIFT FRANCE\n"), "{told}");
    assert!(told.contains("REACHED S1904M; FRANCE A BUR, A PAR;"), "{told}");
    assert_eq!(shown(&judge(&[], &told).stdout), told, "what was printed reads as itself");
    let explained = shown(&judge(&["--explain", "--lang", "fr"], text).stdout);
    assert!(explained.contains("# FRANCE peut garder cet hiver une unité de plus"), "{explained}");
    let json: Value = serde_json::from_slice(&judge(&["--json"], text).stdout).expect("it is JSON");
    assert_eq!(json["games"][0]["phases"][1]["gift"], "FRANCE");
    let early = text.replace("1903", "1904");
    for (lang, says) in
        [("en", "There is no gift in the winter of 1904"), ("fr", "Il n’y a pas de don à l’hiver 1904")]
    {
        let output = judge(&["--lang", lang], &early);
        assert_eq!(output.status.code(), Some(1));
        assert!(shown(&output.stderr).contains(says), "{}", shown(&output.stderr));
    }
}
