//! Puzzles: every one that is stored is what it says. Its solution is played and judged by the proof, something else is refuted, and all of it is
//! said in both languages. `cargo xtask soak puzzles` proves them whole.

use std::collections::BTreeSet;

use catalog::puzzle::{BEYOND, Puzzle, Wanted, daily, read_all};
use catalog::{PuzzleTry, Solving, Title};
use tabletop::{Goal, Seat};
use words::Lang;

/// How many of each game's puzzles are tried wrongly as well.
const REFUTED: usize = 10;

fn each(mut test: impl FnMut(&dyn Title, &'static Puzzle)) {
    for title in catalog::games() {
        title.puzzles().iter().for_each(|puzzle| test(*title, puzzle));
    }
}

fn tried(title: &dyn Title, puzzle: &Puzzle, actions: &[String]) -> PuzzleTry {
    let (game, id) = (title.info().key, &puzzle.id);
    title.try_puzzle(puzzle, actions).unwrap_or_else(|fault| panic!("{game} {id} {actions:?}: {fault}"))
}

/// The solver's own actions of the solution.
fn own(puzzle: &Puzzle) -> Vec<String> {
    let act = format!("act {} ", puzzle.seat);
    puzzle.solution.iter().filter_map(|entry| Some(entry.strip_prefix(&act)?.to_owned())).collect()
}

#[test]
fn there_are_enough_puzzles_and_each_is_there_once() {
    for title in catalog::games() {
        let (game, puzzles) = (title.info().key, title.puzzles());
        let least = if game == "divine" { 30 } else { 100 };
        assert!(puzzles.len() >= least, "{game} has {}", puzzles.len());
        let names: BTreeSet<&str> = puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
        assert_eq!(names.len(), puzzles.len(), "{game}");
    }
}

#[test]
fn the_solution_of_every_puzzle_is_right_to_its_end() {
    each(|title, puzzle| {
        let (game, id, own) = (title.info().key, &puzzle.id, own(puzzle));
        assert!(!own.is_empty(), "{game} {id}");
        for count in 0..=own.len() {
            let tried = tried(title, puzzle, &own[..count]);
            let wanted = if count == own.len() { Solving::Done } else { Solving::Asks };
            assert_eq!(tried.verdict, wanted, "{game} {id} {:?}", &own[..count]);
            assert_eq!(tried.actions, own[..count], "{game} {id}");
            if tried.verdict == Solving::Asks {
                let answer = title.answer_puzzle(puzzle, &own[..count]).expect("it was right");
                assert_eq!(answer.as_ref(), own.get(count), "{game} {id}");
            }
        }
    });
}

#[test]
fn what_does_not_keep_the_goal_in_reach_is_wrong() {
    for title in catalog::games() {
        let game = title.info().key;
        for puzzle in title.puzzles().iter().take(REFUTED) {
            let moves = tried(*title, puzzle, &[]).table.moves(puzzle.seat);
            // Where orders are given one by one, only the last word is judged.
            let lone = |action: &String| {
                tried(*title, puzzle, std::slice::from_ref(action)).verdict == Solving::Wrong
            };
            assert!(moves.iter().rev().any(lone), "{game} {}: something is wrong", puzzle.id);
        }
    }
}

#[test]
fn everything_about_a_puzzle_has_words_in_both_languages() {
    each(|title, puzzle| {
        let (game, id) = (title.info().key, &puzzle.id);
        let goal = title.ask(&puzzle.goal).expect("whoever has puzzles says what they ask");
        for lang in [Lang::En, Lang::Fr] {
            let words = title.words(lang);
            assert!(words.has(goal.key), "{game} {id}: {}", goal.key);
            let theme = format!("{game}-puzzle-{}", puzzle.theme);
            assert!(words.has(&theme), "{theme}");
        }
        assert!((1..=BEYOND).contains(&puzzle.level) && (1..=1000).contains(&puzzle.odds), "{game} {id}");
    });
}

/// No theme has more than three fifths of a game's puzzles.
#[test]
fn puzzles_are_about_different_things() {
    for title in catalog::games() {
        let (game, puzzles) = (title.info().key, title.puzzles());
        let themes: BTreeSet<&str> = puzzles.iter().map(|puzzle| puzzle.theme.as_str()).collect();
        assert!(themes.len() >= 3, "{game}: {themes:?}");
        for theme in themes {
            let count = puzzles.iter().filter(|puzzle| puzzle.theme == theme).count();
            assert!(5 * count <= 3 * puzzles.len(), "{game}: {count} of {} are {theme}", puzzles.len());
        }
    }
}

#[test]
fn the_same_seed_makes_the_same_puzzles_and_they_prove() {
    let diam = catalog::game("diam").expect("it is there");
    let make = |seed| {
        let wanted = Wanted { count: 2, seed, matches: 40 };
        diam.make_puzzles(wanted, &mut |_| {}).expect("it has puzzles")
    };
    let made = make(20_261_117);
    assert_eq!(made, make(20_261_117));
    assert_eq!(made.puzzles.len(), 2, "{:?}", made.dropped);
    for puzzle in &made.puzzles {
        assert_eq!(Puzzle::read(&puzzle.to_string()).as_ref(), Ok(puzzle));
        diam.check_puzzle(puzzle).expect("it was proved a moment ago");
        let other = Puzzle { odds: 500, ..puzzle.clone() };
        assert!(diam.check_puzzle(&other).is_err(), "another claim is not proved");
    }
}

fn made_up(position: &str) -> Puzzle {
    let (goal, seat) = (Goal::new("win", 2), Seat::new(1));
    let (config, play) = (serde_json::json!({ "position": position }), vec!["act 0 r1".to_owned()]);
    let id = Puzzle::name(&goal, seat, &config, &play);
    let solution = vec!["act 1 n1".to_owned(), "act 0 r2".to_owned(), "act 1 n5".to_owned()];
    Puzzle { id, theme: "placing".to_owned(), level: 3, odds: 1000, goal, seat, config, play, solution }
}

#[test]
fn a_line_reads_what_it_writes_and_knows_its_name() {
    let puzzle = made_up("r/-/m 0");
    let line = puzzle.to_string();
    assert_eq!(Puzzle::read(&line).as_ref(), Ok(&puzzle));
    assert!(Puzzle::read(&line.replace("r/-/m 0", "r/-/n 0")).is_err(), "another position has another name");
    assert!(Puzzle::read("a\tb").is_err());
    assert_eq!(read_all(&format!("# one\n{line}\n")).map(|all| all.len()), Ok(1));
}

#[test]
fn every_puzzle_has_its_day_before_one_comes_back() {
    let puzzles: Vec<Puzzle> = ["a", "b", "c", "d", "e"].map(made_up).to_vec();
    let names = |days: std::ops::Range<u64>| -> Vec<&str> {
        let mut names: Vec<&str> =
            days.filter_map(|day| daily(&puzzles, day)).map(|puzzle| puzzle.id.as_str()).collect();
        names.sort_unstable();
        names
    };
    assert_eq!(names(0..5), names(5..10));
    assert!(names(20_000..20_005).windows(2).all(|two| two[0] != two[1]));
    assert_eq!(daily(&[], 3), None);
}
