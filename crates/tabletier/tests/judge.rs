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
        (CASE.replace("END", "B PAR\nC BUR\nEND"), 9, "cancel"),
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
