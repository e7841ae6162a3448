//! Replays the committed fuzz corpus, as it is and twisted: what once was nasty stays harmless, without a fuzzer.

use std::fs;
use std::panic;
use std::path::{Path, PathBuf};

#[path = "../../../../fuzz/src/lib.rs"]
#[allow(unreachable_pub, reason = "a library of its own in fuzz/")]
mod laws;
mod nonsense;

fn inputs(target: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let entries = fs::read_dir(folder).expect("the corpus is committed");
    entries.map(|entry| entry.expect("a folder of files").path()).collect()
}

/// Calls a law with every file of its corpus and names those that break it.
fn replay(target: &str, law: fn(&[u8])) {
    let inputs = inputs(target);
    assert!(inputs.len() >= 20, "only {} inputs for {target}", inputs.len());
    let breaks = |input: &PathBuf| {
        let bytes = fs::read(input).expect("a file");
        panic::catch_unwind(|| law(&bytes)).is_err()
    };
    let broken: Vec<_> = inputs.iter().filter(|input| breaks(input)).collect();
    assert!(broken.is_empty(), "the law of {target} is broken by {broken:#?}");
}

#[test]
fn notation() {
    replay("notation", laws::notation);
}

#[test]
fn record() {
    replay("record", laws::record);
}

#[test]
fn records_are_read_or_not_as_their_names_say() {
    for input in inputs("record") {
        let bytes = fs::read(&input).expect("a file");
        let is_read = catalog::load(&String::from_utf8_lossy(&bytes)).is_ok();
        let is_good = input.file_name().is_some_and(|name| name.to_string_lossy().starts_with("ok-"));
        assert_eq!(is_read, is_good, "{}", input.display());
    }
}

#[test]
fn board() {
    replay("board", laws::board);
}

#[test]
fn boards_are_read_or_not_as_their_names_say() {
    for input in inputs("board") {
        let bytes = fs::read(&input).expect("a file");
        let is_read = belligerants::Board::read(&String::from_utf8_lossy(&bytes)).is_ok();
        let is_good = input.file_name().is_some_and(|name| name.to_string_lossy().starts_with("ok-"));
        assert_eq!(is_read, is_good, "{}", input.display());
    }
}

#[test]
fn cases() {
    replay("cases", laws::cases);
}

#[test]
fn cases_are_read_or_not_as_their_names_say() {
    for input in inputs("cases") {
        let name = input.file_name().expect("a name").to_string_lossy().into_owned();
        let text = String::from_utf8_lossy(&fs::read(&input).expect("a file")).into_owned();
        let is_read = match diplomacy::desk::game::is_game(&text) {
            true => diplomacy::desk::game::read_by(&text, &divine::desk::Referee).is_ok(),
            false => diplomacy::desk::read_by(&text, &divine::desk::Referee).is_ok(),
        };
        assert!(name.starts_with("nasty-") || is_read == name.starts_with("ok-"), "{name}");
    }
}

#[test]
fn frames() {
    replay("frames", laws::frames);
}

#[test]
fn engine() {
    replay("engine", laws::engine);
}
