//! Lessons: every goal can be reached, every line that is right is legal to its end, every other try is answered by a text and a
//! paragraph, every paragraph of the basic rules is taught, and all of it is said in both languages.

use std::collections::BTreeSet;

use catalog::{Attempt, Course, FaultKind, Table, Title, Verdict};
use scene::{Lesson, SAID, fits};
use tabletop::{Pending, Seat};
use words::{Lang, Words};

fn courses() -> Vec<(&'static dyn Title, Course)> {
    catalog::games().iter().filter_map(|title| Some((*title, title.course()?))).collect()
}

fn each(mut test: impl FnMut(&dyn Title, &Lesson)) {
    for (title, course) in courses() {
        (course.lessons)().iter().for_each(|lesson| test(title, lesson));
    }
}

fn attempt(title: &dyn Title, lesson: &Lesson, actions: &[String]) -> Attempt {
    let (game, name) = (title.info().key, lesson.name);
    Attempt::of(title, lesson, actions).unwrap_or_else(|fault| panic!("{game} {name} {actions:?}: {fault}"))
}

fn after(actions: &[String], action: &str) -> Vec<String> {
    actions.iter().cloned().chain([action.to_owned()]).collect()
}

/// Whether the learner's side has won.
fn has_won(table: &dyn Table, seat: Seat) -> bool {
    match table.pending() {
        Pending::Over(outcome) => {
            let won = |standing: &tabletop::Standing| standing.seat == seat && standing.place == 1;
            !outcome.is_draw() && outcome.standings.iter().any(won)
        }
        Pending::Seats { .. } | Pending::Chance => false,
    }
}

/// What was met on the way through a lesson.
#[derive(Default)]
struct Met {
    /// The tries that were not right, as the game writes them.
    wrong: BTreeSet<String>,
    /// The lines that came to their end.
    done: usize,
}

/// Tries everything the learner can do wherever the lines lead.
fn walk(title: &dyn Title, lesson: &Lesson, actions: &[String], met: &mut Met) {
    let here = attempt(title, lesson, actions);
    assert_eq!(here.verdict, Verdict::Asks);
    let name = format!("{} {} after {actions:?}", title.info().key, lesson.name);
    let moves = here.table.moves(lesson.seat);
    let answer = here.answer.unwrap_or_else(|| panic!("{name}: nothing is right"));
    assert!(moves.contains(&answer), "{name}: {answer} is no move");
    // Where many things are right, the first of each kind is followed to the end; where any order is, one order.
    let (mut followed, mut won, mut lost) = (BTreeSet::new(), Vec::new(), Vec::new());
    for action in &moves {
        let tried = after(actions, action);
        let there = attempt(title, lesson, &tried);
        if has_won(there.table.as_ref(), lesson.seat) {
            won.push((action, there.verdict == Verdict::Done));
        }
        match &there.verdict {
            Verdict::Wrong { said, paragraph } => {
                assert_eq!(there.actions, actions, "{name}: {action} is to be taken back");
                is_paragraph(title, paragraph);
                assert!(said.starts_with(&format!("{}-lesson-{}-", title.info().key, lesson.name)));
                lost.push(action);
                met.wrong.insert(action.clone());
            }
            Verdict::Done => met.done += 1,
            Verdict::Asks if lesson.is_unordered && actions.contains(action) => {}
            Verdict::Asks if there.actions != tried => panic!("{name}: {action} is written otherwise"),
            Verdict::Asks => {
                let entry = format!("act {} {action}", lesson.seat);
                let patterns: Vec<&str> = lesson
                    .lines
                    .iter()
                    .flat_map(|line| line.iter().copied())
                    .filter(|one| fits(one, &entry))
                    .collect();
                let is_new = followed.insert(patterns);
                if is_new && (!lesson.is_unordered || followed.len() == 1) {
                    walk(title, lesson, &tried, met);
                }
            }
        }
    }
    if won.iter().any(|(_, is_done)| *is_done) {
        let refused: Vec<_> = won.iter().filter(|(_, is_done)| !is_done).collect();
        assert!(refused.is_empty(), "{name}: {refused:?} win too");
    }
    assert!(lost.len() < moves.len(), "{name}: nothing is right");
}

fn is_paragraph(title: &dyn Title, paragraph: &str) {
    for lang in [Lang::En, Lang::Fr] {
        assert!(
            title.rules(lang).contains(&format!("**{paragraph}** ")),
            "{} has no §{paragraph}",
            title.info().key
        );
    }
}

#[test]
fn every_line_is_right_and_legal_to_its_end() {
    each(|title, lesson| {
        let name = format!("{} {}", title.info().key, lesson.name);
        let own = format!("act {} ", lesson.seat);
        assert!(!lesson.lines.is_empty(), "{name}");
        for line in lesson.lines {
            let mut actions: Vec<String> = Vec::new();
            let wanted: Vec<&str> = line.iter().filter_map(|entry| entry.strip_prefix(&own)).collect();
            assert!(!wanted.is_empty(), "{name}");
            for (at, pattern) in wanted.iter().enumerate() {
                let here = attempt(title, lesson, &actions);
                let moves = here.table.moves(lesson.seat);
                let found = moves.iter().find(|action| fits(pattern, action));
                let action = found.unwrap_or_else(|| panic!("{name}: {pattern} is none of {moves:?}"));
                actions = after(&actions, action);
                let is_last = at + 1 == wanted.len();
                let verdict = if is_last { Verdict::Done } else { Verdict::Asks };
                assert_eq!(attempt(title, lesson, &actions).verdict, verdict, "{name} {actions:?}");
            }
        }
    });
}

#[test]
fn every_other_try_is_answered_and_every_answer_is_needed() {
    each(|title, lesson| {
        let name = format!("{} {}", title.info().key, lesson.name);
        let mut met = Met::default();
        walk(title, lesson, &[], &mut met);
        assert!(met.done > 0, "{name} is never done");
        for wrong in lesson.wrong {
            for pattern in wrong.tries {
                let found = met.wrong.iter().find(|action| {
                    fits(pattern, action)
                        && lesson.answer(action) == (wrong.said, wrong.paragraph, wrong.then)
                });
                assert!(found.is_some(), "{name}: nobody can try {pattern}; what is wrong: {:?}", met.wrong);
            }
        }
    });
}

/// The table of a lesson after these entries.
fn stand(title: &dyn Title, lesson: &Lesson, entries: &[String]) -> Box<dyn Table> {
    let config = serde_json::from_str(lesson.config).expect("options are JSON");
    let mut table = title.start(&config).expect("a lesson can be played");
    let entries = lesson.play.iter().copied().chain(entries.iter().map(String::as_str));
    entries.for_each(|entry| table.enter(None, entry).expect("it is legal"));
    table
}

/// Whether a seat wins with its next action, whatever the other one answers to this one.
fn forces(title: &dyn Title, lesson: &Lesson, action: &str) -> bool {
    let first = format!("act {} {action}", lesson.seat);
    let table = stand(title, lesson, std::slice::from_ref(&first));
    let Pending::Seats { must, .. } = table.pending() else { return false };
    let Some(other) = must.first().filter(|other| *other != lesson.seat) else { return false };
    table.moves(other).into_iter().all(|answer| {
        let answer = format!("act {other} {answer}");
        let before = stand(title, lesson, &[first.clone(), answer.clone()]);
        before.moves(lesson.seat).into_iter().any(|last| {
            let last = format!("act {} {last}", lesson.seat);
            has_won(stand(title, lesson, &[first.clone(), answer.clone(), last]).as_ref(), lesson.seat)
        })
    })
}

#[test]
fn what_forces_a_win_is_right_where_the_lesson_forces_one() {
    let mut forced = Vec::new();
    each(|title, lesson| {
        let own = format!("act {} ", lesson.seat);
        let is_two = |line: &&[&str]| line.iter().filter(|entry| entry.starts_with(&own)).count() == 2;
        let is_open = !title.info().has_chance && !title.info().has_secrets;
        let begins = |line: &&'static [&'static str]| line[0].strip_prefix(&own).expect("the learner begins");
        if !is_open || !lesson.lines.iter().all(is_two) {
            return;
        }
        let right: BTreeSet<&str> = lesson.lines.iter().map(begins).collect();
        if !right.iter().all(|action| forces(title, lesson, action)) {
            return;
        }
        forced.push(lesson.name);
        for action in stand(title, lesson, &[]).moves(lesson.seat) {
            let is_right = right.contains(action.as_str());
            assert_eq!(forces(title, lesson, &action), is_right, "{}: {action}", lesson.name);
        }
    });
    assert_eq!(forced, ["two-threats"]);
}

#[test]
fn what_is_said_to_be_refused_is_refused_by_that_paragraph() {
    each(|title, lesson| {
        for (action, paragraph) in lesson.refused {
            let name = format!("{} {}: {action}", title.info().key, lesson.name);
            let tried = Attempt::of(title, lesson, &[(*action).to_owned()]);
            let fault = tried.err().unwrap_or_else(|| panic!("{name} is not refused"));
            assert_eq!(fault.kind, FaultKind::Refused, "{name}: {fault}");
            assert_eq!(fault.paragraph.as_deref(), Some(*paragraph), "{name}: {fault}");
        }
    });
}

#[test]
fn the_basic_rules_are_taught_whole() {
    for (title, course) in courses() {
        let lessons = (course.lessons)();
        let taught: BTreeSet<&str> = lessons.iter().flat_map(|lesson| lesson.teaches).copied().collect();
        taught.iter().for_each(|paragraph| is_paragraph(title, paragraph));
        let numbers =
            title.rules(Lang::En).lines().filter_map(|line| line.strip_prefix("**")?.split_once("** "));
        let basic = |number: &&str| {
            number.split_once('.').is_some_and(|(chapter, _)| course.basics.contains(&chapter))
        };
        let wanted: BTreeSet<&str> = numbers.map(|(number, _)| number).filter(basic).collect();
        assert!(!course.basics.is_empty() && !wanted.is_empty());
        let missing: Vec<_> = wanted.difference(&taught).collect();
        assert!(missing.is_empty(), "{}: nobody teaches {missing:?}", title.info().key);
    }
}

#[test]
fn every_course_has_enough_lessons_and_not_too_many() {
    for (title, course) in courses() {
        let game = title.info().key;
        // Diable et Bon Dieu teaches what is new beside Diplomacy.
        let least = if game == "divine" { 5 } else { 8 };
        assert!((least..=15).contains(&(course.lessons)().len()), "{game}");
    }
    assert_eq!(courses().len(), catalog::games().len(), "every game has a course");
}

/// The most decisions that a learner takes in the small game at the end of a course.
const SMALL: usize = 100;

#[test]
fn every_course_ends_with_a_whole_small_game() {
    for (title, course) in courses() {
        let game = title.info().key;
        let options: serde_json::Value = serde_json::from_str(course.small_game).expect("options");
        for seed in 0..3 {
            let mut table = title.start(&options).unwrap_or_else(|fault| panic!("{game}: {fault}"));
            let mut decisions = vec![0; usize::from(table.seats())];
            loop {
                let step = seed * 100_000 + table.entries() as u64;
                match table.pending() {
                    Pending::Over(_) => break,
                    Pending::Chance => {
                        let outcome = table.outcome_from(step).expect("chance is awaited");
                        table.roll(&outcome).expect("it can come");
                    }
                    Pending::Seats { must, window, .. } => match must.first() {
                        None => table.expire(window).expect("time alone is awaited"),
                        Some(seat) => {
                            let actions = table.bot(seat, 1, step).expect("the weakest bot plays");
                            table.act_all_at(None, seat, &actions).expect("what it may");
                            decisions[seat.index()] += 1;
                        }
                    },
                }
            }
            let most = decisions.iter().max().copied().unwrap_or_default();
            assert!((2..=SMALL).contains(&most), "{game}: {decisions:?} is not small");
        }
    }
}

#[test]
fn lessons_have_names_that_are_fit_for_addresses() {
    for (title, course) in courses() {
        let lessons = (course.lessons)();
        let names: BTreeSet<&str> = lessons.iter().map(|lesson| lesson.name).collect();
        assert_eq!(names.len(), lessons.len(), "{}", title.info().key);
        let is_fit = |part: &str| {
            !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
        };
        assert!(names.iter().all(|name| name.split('-').all(is_fit) && *name != "texts"), "{names:?}");
        assert!(lessons.iter().all(|lesson| !lesson.teaches.is_empty()), "{}", title.info().key);
    }
}

/// All that a course says, by key.
fn said(title: &dyn Title, course: Course) -> BTreeSet<String> {
    let of = |lesson: &Lesson| {
        let start = format!("{}-lesson-{}", title.info().key, lesson.name);
        let suffixes: BTreeSet<&str> =
            SAID.into_iter().chain(lesson.wrong.iter().map(|wrong| wrong.said)).collect();
        let keys: Vec<String> = suffixes.iter().map(|suffix| format!("{start}-{suffix}")).collect();
        [start].into_iter().chain(keys)
    };
    (course.lessons)().iter().flat_map(of).chain([format!("{}-small-game", title.info().key)]).collect()
}

#[test]
fn everything_a_lesson_says_stands_in_both_languages_and_nothing_else() {
    for (title, course) in courses() {
        let wanted = said(title, course);
        for (lang, text) in [Lang::En, Lang::Fr].into_iter().zip(course.texts) {
            let words = Words::new(lang, &[text]);
            let there = text.lines().filter_map(|line| line.split_once(" = "));
            let there: BTreeSet<String> = there.map(|(key, _)| key.to_owned()).collect();
            let (missing, idle): (Vec<_>, Vec<_>) =
                (wanted.difference(&there).collect(), there.difference(&wanted).collect());
            assert!(
                missing.is_empty() && idle.is_empty(),
                "{lang:?}: missing {missing:?}, said by nobody {idle:?}"
            );
            assert!(wanted.iter().all(|key| words.has(key)), "{}", title.info().key);
        }
    }
}

#[test]
fn a_try_after_the_end_or_after_a_wrong_one_is_no_line() {
    let (title, course) = courses().remove(0);
    let lesson = (course.lessons)().first().expect("a course has lessons");
    let right = attempt(title, lesson, &[]).answer.expect("something is right");
    for first in [right, "o1".to_owned()] {
        let tried = Attempt::of(title, lesson, &[first.clone(), first]);
        assert_eq!(tried.err().map(|fault| fault.code).as_deref(), Some("bad-line"));
    }
    let many = vec!["r1".to_owned(); catalog::lesson::MOST_ACTIONS + 1];
    let tried = Attempt::of(title, lesson, &many);
    assert_eq!(tried.err().map(|fault| fault.code).as_deref(), Some("too-many-actions"));
}
