//! Studies: what is written is read again to the last byte, every input of one is played, and nothing else is kept.

use catalog::study::{MOST_BYTES, MOST_NODES, Problem};
use catalog::{Remarks, Study, StudyError, Table, Title};
use proptest::prelude::*;
use serde_json::json;
use tabletop::{Pending, Seat};

fn title(game: &str) -> &'static dyn Title {
    catalog::game(game).expect("there")
}

fn start(game: &str) -> Box<dyn Table> {
    title(game).start(&json!({})).expect("playable")
}

fn load(text: &str) -> Result<Study, StudyError> {
    Study::load(text, catalog::game)
}

/// Some input that is possible at a node: an action, or what chance brings.
fn some_input(table: &dyn Table, pick: usize) -> Option<String> {
    match table.pending() {
        Pending::Seats { must, .. } => {
            let seat = must.first()?;
            let moves = table.moves(seat);
            Some(format!("act {seat} {}", moves.get(pick % moves.len().max(1))?))
        }
        Pending::Chance => Some(format!("chance {}", table.outcome_from(pick as u64).ok()?)),
        Pending::Over(_) => None,
    }
}

/// Any text of one line, and such a text with line breaks.
fn words() -> impl Strategy<Value = String> {
    "[a-zé\\\\ n:]{0,12}"
}

fn remarks() -> impl Strategy<Value = Remarks> {
    let arrows = prop::collection::vec(("[a-z0-9]{1,4}", "[a-z0-9]{1,4}"), 0..3);
    (words(), words(), words(), arrows).prop_map(|(name, one, other, arrows)| Remarks {
        name,
        comment: if other.is_empty() { one } else { format!("{one}\n{other}") },
        arrows,
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn what_is_written_is_read_again(
        game in prop::sample::select(vec!["diam", "belligerants", "bartasso", "toybattle"]),
        steps in prop::collection::vec((any::<prop::sample::Index>(), 0_usize..50, remarks()), 0..24),
        cut in prop::option::of(any::<prop::sample::Index>()),
    ) {
        let mut study = Study::of(start(game).as_ref());
        for (after, pick, said) in steps {
            let after = after.index(study.nodes().len());
            if let Some(line) = some_input(study.at(title(game), after).expect("it can be played").as_ref(), pick) {
                let node = study.grow(after, &line);
                prop_assert!(study.remark(node, said));
            }
        }
        if let Some(cut) = cut {
            study.prune(cut.index(study.nodes().len()));
        }
        let text = study.text();
        prop_assert_eq!(load(&text).expect("every input is possible"), study.clone());
        prop_assert_eq!(Study::read(&text).expect("its form is good"), study);
    }

    #[test]
    fn no_text_is_too_odd_to_be_refused(text in "(tabletier study 1\n)?(game diam 1\n)?(config \\{\\}\n)?([a-z0-9 \\\\\n]{0,60})?(end 0\n)?") {
        if let Ok(study) = Study::read(&text) {
            prop_assert_eq!(study.text(), text);
        }
    }

    #[test]
    fn another_order_changes_nothing_else(
        steps in prop::collection::vec((any::<prop::sample::Index>(), 0_usize..6), 1..40),
        promoted in any::<prop::sample::Index>(),
        to_front in any::<bool>(),
    ) {
        let mut study = Study::of(start("diam").as_ref());
        for (after, pick) in steps {
            // Nothing is played: only the order is looked at.
            study.grow(after.index(study.nodes().len()), &format!("act 0 r{pick}"));
        }
        let family = |study: &Study, node: usize| -> Vec<Vec<String>> {
            let way = |at| study.path(at).into_iter().map(|at| study.nodes()[at].line.clone()).collect::<Vec<_>>();
            (1..study.nodes().len()).filter(|at| study.nodes()[*at].after == node).map(way).map(|way| vec![way.join(" ")]).collect()
        };
        let all = |study: &Study| {
            let mut all: Vec<_> = (0..study.nodes().len()).map(|node| (study.path(node).into_iter().map(|at| study.nodes()[at].line.clone()).collect::<Vec<_>>(), family(study, node))).collect();
            all.sort();
            all
        };
        let node = promoted.index(study.nodes().len());
        let before = study.clone();
        let number = study.promote(node, to_front);
        let (mut was, mut is) = (all(&before), all(&study));
        prop_assert_eq!(was.len(), is.len());
        let Some(number) = number else { return { prop_assert_eq!(before, study); Ok(()) } };
        prop_assert_eq!(&study.nodes()[number].line, &before.nodes()[node].line);
        prop_assert!(study.nodes().iter().enumerate().skip(1).all(|(at, node)| node.after < at));
        // Of all families only one has another order.
        was.iter_mut().zip(is.iter_mut()).filter(|(was, is)| was != is).for_each(|(was, is)| {
            was.1.sort();
            is.1.sort();
        });
        prop_assert_eq!(was, is);
        let differ = all(&before).into_iter().zip(all(&study)).filter(|(was, is)| was != is).count();
        prop_assert_eq!(differ, 1);
    }
}

/// A study of Diam with two variations.
fn forked() -> Study {
    let mut study = Study::of(start("diam").as_ref());
    let first = study.grow(0, "act 0 r1");
    let answer = study.grow(first, "act 1 n1");
    let other = study.grow(first, "act 1 m3");
    study.grow(answer, "act 0 r5");
    study.grow(other, "act 0 r7");
    study
}

#[test]
fn an_input_that_is_there_is_not_doubled() {
    let mut study = forked();
    assert_eq!(study.grow(1, "act 1 m3"), 3);
    assert_eq!(study.nodes().len(), 6);
    assert_eq!(study.path(5), [0, 1, 3, 5]);
    assert_eq!(study.path(6), [0_usize; 0]);
}

#[test]
fn a_variation_is_cut_off_with_all_that_comes_after_it() {
    let mut study = forked();
    assert!(!study.prune(0) && !study.prune(6), "neither the start nor nothing");
    assert!(study.prune(2));
    let lines: Vec<_> = study.nodes().iter().map(|node| (node.after, node.line.as_str())).collect();
    assert_eq!(lines, [(0, ""), (0, "act 0 r1"), (1, "act 1 m3"), (2, "act 0 r7")]);
    load(&study.text()).expect("what is left can be played");
}

#[test]
fn what_the_rules_refuse_is_refused_with_its_line() {
    let mut study = forked();
    study.remark(1, Remarks { name: "first".to_owned(), ..Remarks::default() });
    study.grow(2, "act 1 r7");
    let error = load(&study.text()).expect_err("it is not that seat's turn");
    assert_eq!(error.line, 10, "{error}");
    assert!(matches!(error.problem, Problem::Refused(_)));
    assert_eq!(error.code(), "study-refused");
}

#[test]
fn a_wrong_line_is_named() {
    let text = forked().text();
    let wrong = |from: &str, to: &str| {
        let error = load(&text.replace(from, to)).expect_err("it is wrong");
        (error.line, error.code())
    };
    assert_eq!(wrong("study 1", "study 2"), (1, "study-line"));
    assert_eq!(wrong("game diam", "game"), (2, "study-line"));
    assert_eq!(wrong("game diam", "game chess"), (2, "study-refused"));
    assert_eq!(wrong("config {", "config ["), (3, "study-line"));
    assert_eq!(wrong("3 1 act", "3 4 act"), (6, "study-line"));
    assert_eq!(wrong("3 1 act", "7 1 act"), (6, "study-line"));
    assert_eq!(wrong("2 1 act", "02 1 act"), (5, "study-line"));
    assert_eq!(wrong("1 0 act 0 r1", "1 0 resigned 0"), (4, "study-line"));
    assert_eq!(wrong("end 5", "end 4"), (9, "study-line"));
    assert_eq!(wrong("end 5\n", ""), (8, "study-truncated"));
    assert_eq!(wrong("end 5\n", "end 5\nmore\n"), (10, "study-line"));
}

#[test]
fn a_study_has_its_limits() {
    let mut study = forked();
    assert!(study.fits());
    for number in 0..MOST_NODES {
        study.grow(0, &format!("act 0 x{number}"));
    }
    assert!(!study.fits());
    assert_eq!(Study::read(&study.text()).map_err(|error| error.code()), Err("study-too-long"));
    let long = "x".repeat(MOST_BYTES + 1);
    assert_eq!(Study::read(&long).map_err(|error| error.code()), Err("study-too-long"));
    let flawed = |remarks: Remarks| remarks.flaw().is_some();
    assert!(flawed(Remarks { name: "x".repeat(81), ..Remarks::default() }));
    assert!(flawed(Remarks { name: "a\nb".to_owned(), ..Remarks::default() }));
    assert!(flawed(Remarks { comment: "x".repeat(2_001), ..Remarks::default() }));
    assert!(flawed(Remarks { arrows: vec![("a b".to_owned(), "c".to_owned())], ..Remarks::default() }));
    assert!(!flawed(Remarks { comment: "a\nb".to_owned(), ..Remarks::default() }));
}

#[test]
fn a_match_becomes_a_study_with_what_was_taken_back() {
    let mut table = start("diam");
    let seat = Seat::new;
    table.sit(seat(0), "Ana").expect("seated");
    table.act(seat(0), "r1").expect("possible");
    table.act(seat(1), "n1").expect("possible");
    table.take_back(2).expect("possible");
    table.act(seat(1), "m3").expect("possible");
    table.resign(seat(0)).expect("possible");
    let (study, nodes) = Study::of_match(table.as_ref());
    let lines: Vec<_> = study.nodes()[1..].iter().map(|node| (node.after, node.line.as_str())).collect();
    assert_eq!(lines, [(0, "act 0 r1"), (1, "act 1 n1"), (1, "act 1 m3")]);
    assert_eq!(nodes, [0, 0, 1, 2, 1, 3, 3]);
    assert_eq!(load(&study.text()).expect("playable"), study);
}

#[test]
fn windows_run_out_in_any_variation() {
    let mut study = Study::of(start("diplomacy").as_ref());
    let first = study.grow(0, "expired");
    study.grow(first, "expired");
    let other = study.grow(0, "act 0 ready");
    study.grow(other, "expired");
    assert_eq!(load(&study.text()).expect("playable"), study);
}

/// The lines of a study, each with the number of the node that it comes after.
fn lines(study: &Study) -> Vec<(usize, &str)> {
    study.nodes().iter().map(|node| (node.after, node.line.as_str())).collect()
}

#[test]
fn a_variation_is_put_before_others_with_all_that_comes_after_it() {
    let mut study = forked();
    let fourth = study.grow(1, "act 1 n2");
    assert_eq!(
        (study.promote(0, true), study.promote(1, false), study.promote(2, true), study.promote(7, true)),
        (None, None, None, None)
    );
    assert_eq!(study, {
        let mut same = forked();
        same.grow(1, "act 1 n2");
        same
    });
    // Before the one in front of it.
    assert_eq!(study.promote(fourth, false), Some(4));
    let up = [
        (0, ""),
        (0, "act 0 r1"),
        (1, "act 1 n1"),
        (2, "act 0 r5"),
        (1, "act 1 n2"),
        (1, "act 1 m3"),
        (5, "act 0 r7"),
    ];
    assert_eq!(lines(&study), up);
    // Before all of them, with what is said of it.
    study.remark(5, Remarks { name: "third".to_owned(), ..Remarks::default() });
    assert_eq!(study.promote(5, true), Some(2));
    assert_eq!(study.nodes()[2].remarks.name, "third");
    let first = [
        (0, ""),
        (0, "act 0 r1"),
        (1, "act 1 m3"),
        (1, "act 1 n1"),
        (3, "act 0 r5"),
        (1, "act 1 n2"),
        (2, "act 0 r7"),
    ];
    assert_eq!(lines(&study), first);
    load(&study.text()).expect("what is in another order can be played");
}
