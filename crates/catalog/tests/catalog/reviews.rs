//! Reviews: luck and decisions add up to what changed, what cost the match is found, and nobody is judged by what they could not know.

use catalog::review::{Kind, Point, Review, accounts};
use catalog::{Table, Title};
use serde_json::json;
use tabletop::{Pending, Seat};

fn title(game: &str) -> &'static dyn Title {
    catalog::game(game).expect("there")
}

/// What comes next by bots and dice. Whether anything does.
fn goes_on(table: &mut dyn Table, seed: u64) -> bool {
    match table.pending() {
        Pending::Over(_) => return false,
        Pending::Chance => {
            let outcome = table.outcome_from(seed).expect("chance is awaited");
            table.roll(&outcome).expect("it can come");
        }
        Pending::Seats { must, .. } => {
            let seat = must.first().expect("somebody is awaited");
            let action = table.bot(seat, 1, seed + table.entries() as u64).expect("a bot");
            table.act(seat, &action).expect("legal");
        }
    }
    true
}

/// A match of bots, as long as it goes or so many entries.
fn played(game: &str, most: usize, seed: u64) -> Box<dyn Table> {
    let mut table = title(game).start(&json!({})).expect("playable");
    while table.entries() < most && goes_on(table.as_mut(), seed) {}
    table
}

/// What every position of a review comes to.
fn points(review: &Review, level: u8) -> Vec<Point> {
    let looks = review.looks(title(review.study.game()), 0..review.path.len(), level).expect("playable");
    looks.into_iter().map(|look| look()).collect()
}

fn now(table: &dyn Table, next: Option<&str>, level: u8) -> Point {
    table.look_back(next, level).expect("a level")()
}

#[test]
fn luck_and_decisions_add_up_to_what_changed() {
    for (game, entries) in [("belligerants", 60), ("toybattle", 24), ("bartasso", 10)] {
        let table = played(game, entries, 5);
        let review = Review::of(table.as_ref());
        assert_eq!((review.kind, review.path.len()), (Kind::Judged, review.study.nodes().len()));
        let points = points(&review, 1);
        for (side, account) in accounts(&review.sides, &points).into_iter().enumerate() {
            let told: Vec<f32> = points.iter().filter_map(|point| point.worths[side]).collect();
            let (first, last) = account.ends.expect("somebody could tell");
            assert_eq!((Some(&first), Some(&last)), (told.first(), told.last()));
            let sum = account.luck + account.own + account.others;
            assert!((sum - (last - first)).abs() < 1e-3, "{game}: {account:?}");
            assert_eq!(account.luck != 0.0, title(game).info().has_chance, "{game}: {account:?}");
        }
    }
}

/// Before chance a position is worth the mean over everything that may come, each judged as it would be if it came.
#[test]
fn what_is_to_be_expected_is_the_mean_over_all_that_may_come() {
    for game in ["belligerants", "toybattle"] {
        let mut table = played(game, 0, 3);
        let mut seen = 0;
        while seen < 3 {
            if let Some((worth, mean)) = expected(table.as_mut()) {
                assert!((worth - mean).abs() < 1e-4, "{game}: {worth} is not {mean}");
                seen += 1;
            }
            assert!(goes_on(table.as_mut(), 3), "{game} is over after {seen}");
        }
    }
}

/// What a position before chance is worth to the first side, and the mean over what may come. Nothing where no such position can be judged, or where chance follows
/// upon chance, of which a look makes a mean of its own.
fn expected(table: &mut dyn Table) -> Option<(f32, f32)> {
    let is_chance = |table: &dyn Table| table.pending() == Pending::Chance;
    let worth = now(table, None, 1).worths[0].filter(|_| is_chance(table))?;
    let odds = table.odds().expect("chance is awaited").expect("they are listed");
    let total: u32 = odds.iter().map(|(_, weight)| weight).sum();
    let entries = table.entries();
    let (mut mean, mut is_last) = (0.0, true);
    for (outcome, weight) in odds {
        table.roll(&outcome).expect("it can come");
        is_last &= !is_chance(table);
        let after = now(table, None, 1).worths[0].expect("it can be told");
        mean += after * weight as f32 / total as f32;
        table.take_back(entries).expect("it was there");
    }
    is_last.then_some((worth, mean))
}

/// In a position in which somebody wins, they let the other win at once.
#[test]
fn a_blunder_is_found() {
    let diam = title("diam");
    let mut found = 0;
    for puzzle in diam.puzzles().iter().take(12) {
        let mut table = diam.start(&puzzle.config).expect("playable");
        if table.seats() != 2 {
            continue;
        }
        let Pending::Seats { must, .. } = table.pending() else { panic!("somebody is to act") };
        let seat = must.first().expect("somebody is to act");
        let blunder = table.moves(seat).into_iter().find_map(|action| {
            table.act(seat, &action).expect("legal");
            let other = Seat::new(1 - seat.index() as u8);
            let wins = table.moves(other).into_iter().find(|answer| {
                let entries = table.entries();
                table.act(other, answer).expect("legal");
                let is_won = table.pending().outcome().is_some_and(|outcome| outcome.place(other) == 1);
                table.take_back(entries).expect("it was there");
                is_won
            });
            table.take_back(0).expect("it was there");
            wins.map(|answer| (action, other, answer))
        });
        let Some((action, other, answer)) = blunder else { continue };
        found += 1;
        table.act(seat, &action).expect("legal");
        table.act(other, &answer).expect("legal");
        let points = points(&Review::of(table.as_ref()), 4);
        let decision = points[0].decision.as_ref().expect("it can be judged");
        assert!(decision.is_turning, "{}: {decision:?}", puzzle.id);
        assert_eq!(decision.after.worth, 0.0, "{}", puzzle.id);
        // The shortest win is what the puzzle asks for.
        if decision.before.decided.is_some_and(|(wins, _)| wins) {
            let win = diam.try_puzzle(puzzle, &decision.better[..1]).expect("legal");
            assert!(win.verdict != catalog::Solving::Wrong, "{}: {decision:?}", puzzle.id);
        }
        let end = points.last().expect("the end");
        assert_eq!(end.worths[other.index()], Some(1.0));
        // The answer that won was no mistake.
        assert!(!points[1].decision.as_ref().expect("it can be judged").is_turning);
    }
    assert!(found > 2, "{found}");
}

/// Two matches that differ in what one side cannot know are judged alike for that side.
#[test]
fn what_nobody_could_know_changes_no_judgement() {
    let own = Seat::new(0);
    let [mut one, mut other] = [0; 2].map(|_| title("toybattle").start(&json!({})).expect("playable"));
    let mut twins = 0;
    for step in 0..40 {
        match one.pending() {
            Pending::Over(_) => break,
            Pending::Chance => {
                let outcome = one.outcome_from(step).expect("chance is awaited");
                one.roll(&outcome).expect("it can come");
                let view = one.view(own.into());
                let odds = other.odds().expect("chance is awaited").expect("they are listed");
                // Something else that looks the same to that side, or the same.
                let others = odds.into_iter().map(|(other, _)| other).filter(|other| *other != outcome);
                let entries = other.entries();
                let is_twin = others.chain([outcome.clone()]).any(|outcome| {
                    let has_come = other.roll(&outcome).is_ok();
                    let is_twin = has_come && other.view(own.into()) == view;
                    if has_come && !is_twin {
                        other.take_back(entries).expect("it was there");
                    }
                    is_twin
                });
                if !is_twin {
                    break;
                }
            }
            Pending::Seats { must, .. } => {
                let seat = must.first().expect("somebody is awaited");
                let (mine, theirs) = (one.moves(seat), other.moves(seat));
                let Some(action) = mine.into_iter().find(|action| theirs.contains(action)) else { break };
                let line = format!("act {seat} {action}");
                if seat == own && one.view(Seat::new(1).into()) != other.view(Seat::new(1).into()) {
                    let [mine, theirs] = [&one, &other].map(|table| now(table.as_ref(), Some(&line), 1));
                    assert_eq!((mine.worths[0], mine.errors[0]), (theirs.worths[0], theirs.errors[0]));
                    assert!(mine.decision.is_some() && mine.decision == theirs.decision);
                    twins += 1;
                }
                for table in [&mut one, &mut other] {
                    table.act(seat, &action).expect("legal");
                }
            }
        }
    }
    assert!(twins > 1, "{twins}");
}

#[test]
fn a_secret_set_up_that_bots_make_by_lot_is_not_judged() {
    let table = title("belligerants").start(&json!({})).expect("playable");
    let Pending::Seats { must, .. } = table.pending() else { panic!("both set up") };
    let seat = must.first().expect("somebody sets up");
    let line = format!("act {seat} {}", table.moves(seat)[0]);
    let point = now(table.as_ref(), Some(&line), 4);
    assert_eq!((point.worths, point.decision), (vec![None, None], None));
}

#[test]
fn the_same_match_has_the_same_review_and_levels_are_levels() {
    let table = played("toybattle", 14, 9);
    let review = Review::of(table.as_ref());
    assert_eq!(points(&review, 1), points(&review, 1));
    for level in [0, 6] {
        let fault = review.looks(title("toybattle"), 0..1, level).err().expect("no such level");
        assert_eq!(fault.code, "unknown-level");
    }
    let part = review.looks(title("toybattle"), 3..5, 1).expect("playable");
    let part: Vec<Point> = part.into_iter().map(|look| look()).collect();
    assert_eq!(part, points(&review, 1)[3..5], "in portions as in one go");
}

#[test]
fn what_was_taken_back_is_not_looked_back_on() {
    let mut table = title("diam").start(&json!({})).expect("playable");
    table.act(Seat::new(0), "r1").expect("legal");
    table.act(Seat::new(1), "n1").expect("legal");
    table.take_back(1).expect("it was there");
    table.act(Seat::new(1), "m3").expect("legal");
    table.resign(Seat::new(0)).expect("one may");
    let review = Review::of(table.as_ref());
    assert_eq!(review.path, [0, 1, 3]);
    assert_eq!(review.end, Some(vec![0.0, 1.0]), "whoever gave up lost");
}

#[test]
fn where_bots_judge_nothing_the_game_counts() {
    for (game, seats) in [("diplomacy", 7), ("divine", 9)] {
        let table = title(game).start(&json!({})).expect("playable");
        assert_eq!(table.seats(), seats);
        let review = Review::of(table.as_ref());
        assert_eq!((review.kind, review.sides.len(), review.end.clone()), (Kind::Counted, 7, None));
        let point = now(table.as_ref(), None, 4);
        let sum: f32 = point.worths.iter().flatten().sum();
        assert!((sum - 1.0).abs() < 1e-5 && point.decision.is_none(), "{game}: {point:?}");
        assert!(point.worths.iter().all(|share| share.is_some_and(|share| share > 0.1 && share < 0.2)));
    }
}
