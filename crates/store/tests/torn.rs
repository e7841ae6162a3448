//! Writes that a power cut tears: the embedded store's log is cut off, or filled with rubbish, at any byte, and what opens again is a
//! whole beginning of what was acknowledged, with every change that was on disk by then.

use std::fs;
use std::path::Path;

use store::sqlite::Sqlite;
use store::{Change, Changed, Clock, Gathering, NewMatch, Store, suite};

/// How many changes are written, one after another.
const CHANGES: u32 = 12;
/// The commits whose bytes are torn: the last ones.
const TORN: usize = 3;
/// Every so many bytes, and at every commit's end and beside it; every byte if `TABLETIER_SOAK` is set.
const STRIDE: usize = 211;

const FILE: &str = "tabletier.db";
const LOG: &str = "tabletier.db-wal";

fn open(folder: &Path) -> Sqlite {
    Sqlite::open_by(folder, Clock::new(|| suite::NOW)).expect("it opens")
}

async fn versions(folder: &Path) -> (u32, usize) {
    let store = open(folder);
    let version = store.find_match("m").await.expect("read").expect("there").version;
    let lines = store.journal("m", 0).await.expect("read");
    let texts: Vec<_> = lines.iter().map(|line| line.text.clone()).collect();
    assert_eq!(texts, (1..=lines.len()).map(|number| format!("act 0 r{number}")).collect::<Vec<_>>());
    store.close().await;
    (version, lines.len())
}

/// Writes a match with its changes. Gives how long the log was when each was acknowledged.
async fn written(folder: &Path) -> Vec<usize> {
    let store = open(folder);
    let new = NewMatch {
        id: "m".to_owned(),
        game: "diam".to_owned(),
        rules: 1,
        config: "{}".to_owned(),
        host: "a".to_owned(),
        listed: false,
        lot: false,
        time: String::new(),
        press_opened: true,
        branch_of: None,
        seed: vec![],
        chairs: vec![],
        gathering: Gathering::default(),
        share: None,
        created: suite::NOW,
    };
    let at = |after, lines| Change { after, at: suite::NOW, lines, ..Change::default() };
    store.add_match(new, at(0, vec![]), None).await.expect("kept");
    let mut lengths = Vec::new();
    for version in 0..CHANGES {
        let line = (format!("act 0 r{}", version + 1), None);
        assert_eq!(store.change("m", at(version, vec![line])).await, Ok(Changed::Written(version + 1)));
        lengths.push(fs::metadata(folder.join(LOG)).expect("a log").len() as usize);
    }
    // As a power cut finds it: nobody closes anything.
    std::mem::forget(store);
    lengths
}

/// The places at which the log is torn.
fn places(lengths: &[usize]) -> Vec<usize> {
    let (from, to) = (lengths[lengths.len() - 1 - TORN], lengths[lengths.len() - 1]);
    let stride = if std::env::var_os("TABLETIER_SOAK").is_some() { 1 } else { STRIDE };
    let ends = lengths.iter().flat_map(|end| [end - 1, *end, end + 1]);
    let mut all: Vec<usize> =
        (from..=to).step_by(stride).chain(ends).filter(|at| (from..=to).contains(at)).collect();
    all.sort_unstable();
    all.dedup();
    all
}

#[tokio::test]
async fn a_torn_log_holds_every_change_whose_commit_is_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let lengths = written(folder.path()).await;
    assert!(lengths.is_sorted_by(|one, next| one < next), "each commit is in the log: {lengths:?}");
    let (file, log) = (fs::read(folder.path().join(FILE)), fs::read(folder.path().join(LOG)));
    let (file, log) = (file.expect("a file"), log.expect("a log"));
    assert_eq!(log.len(), *lengths.last().expect("changes"));
    for at in places(&lengths) {
        let whole = lengths.iter().filter(|end| **end <= at).count();
        // Cut off, overwritten with nothing, and with what other writes left there.
        let cut = log[..at].to_vec();
        let mut blank = log.clone();
        blank[at..].fill(0);
        let mut rubbish = log.clone();
        rubbish[at..].iter_mut().zip(log.iter()).for_each(|(byte, other)| *byte = !*other);
        for (how, torn) in [("cut", cut), ("blank", blank), ("rubbish", rubbish)] {
            let is_same = torn == log;
            let again = tempfile::tempdir().expect("a folder");
            fs::write(again.path().join(FILE), &file).expect("written");
            fs::write(again.path().join(LOG), torn).expect("written");
            let (version, lines) = versions(again.path()).await;
            // What was written over with the same bytes is whole.
            let expected = if is_same { lengths.len() } else { whole };
            assert_eq!((version as usize, lines), (expected, expected), "{how} at {at} of {}", log.len());
        }
    }
}
