//! Bots in whole games: what they order is possible, the same dice give the same orders, and higher levels play better.

#[path = "../examples/bots/driver.rs"]
mod driver;

use diplomacy::legal::canonical;
use diplomacy::{Power, Province, Unit};
use driver::{Game, Levels, play};
use search::Luck;

/// Plays a game and looks at every order: one for each unit, possible, and written in one form.
/// Retreats and winters are looked at by the driver itself.
fn checked(levels: &Levels, last: u16, seed: u64) -> (Game, usize) {
    let mut count = 0;
    let game = play(levels, last, &mut Luck::from_seed(seed), &mut |game, power, orders| {
        let units: Vec<Province> = game.position.of(power).map(Unit::province).collect();
        let mut told: Vec<Province> =
            orders.iter().filter_map(|order| Some(order.unit()?.province())).collect();
        told.sort();
        assert_eq!(told, units, "{power} orders each unit once");
        for order in orders {
            assert_eq!(canonical(&game.position, order), Ok(*order), "{power} in {}", game.year);
        }
        count += orders.len();
    });
    (game, count)
}

#[test]
fn every_order_is_possible_and_one_for_each_unit() {
    let mut count = 0;
    for seed in 0..6 {
        count += checked(&[1; 7], 1912, seed).1;
        count += checked(&[2; 7], 1912, seed).1;
        count += checked(&[3; 7], 1912, seed).1;
        count += checked(&[1, 2, 3, 3, 2, 1, 3], 1912, seed).1;
    }
    assert!(count > 10_000, "there was something to look at: {count}");
}

#[test]
fn those_who_think_order_what_is_possible_too() {
    let (game, _) = checked(&[4; 7], 1908, 1);
    assert_eq!(game.year, 1909);
    checked(&[3, 5, 3, 4, 3, 3, 5], 1903, 2);
}

#[test]
fn the_same_dice_give_the_same_games() {
    for levels in [[1; 7], [2; 7], [3; 7], [4, 4, 4, 4, 4, 4, 4], [3, 3, 5, 3, 3, 3, 3]] {
        let record = |seed| {
            let mut lines = Vec::new();
            play(&levels, 1902, &mut Luck::from_seed(seed), &mut |_, _, orders| {
                lines.extend(orders.iter().map(ToString::to_string));
            });
            lines
        };
        assert_eq!(record(7), record(7));
        assert_ne!(record(7), record(8), "other dice, another game");
    }
}

/// The mean score of one level against six of another, once in each seat.
fn score(one: u8, others: u8, last: u16) -> f64 {
    let scores = Power::ALL.map(|power| {
        let mut levels = [others; 7];
        levels[power.index()] = one;
        let mut luck = Luck::from_seed(power.index() as u64);
        play(&levels, last, &mut luck, &mut |_, _, _| {}).score(power)
    });
    scores.iter().sum::<f64>() / 7.0
}

#[test]
fn levels_beat_those_below() {
    assert!(score(2, 1, 1912) > 0.6);
    assert!(score(3, 1, 1912) > 0.6);
    assert!(score(4, 3, 1908) > 0.2);
}

#[test]
fn nobody_beats_nobody_by_holding() {
    let game = play(&[0; 7], 1903, &mut Luck::from_seed(0), &mut |_, _, _| {});
    assert!(Power::ALL.iter().all(|power| (0.10..0.25).contains(&game.score(*power))));
}

#[test]
fn the_best_take_what_nobody_holds() {
    for power in Power::ALL {
        let mut levels = [0; 7];
        levels[power.index()] = 5;
        let game = play(&levels, 1902, &mut Luck::from_seed(3), &mut |_, _, _| {});
        let count = game.centres.of(power).len();
        assert!(count >= 6, "{power} has {count} centres after two years against nobody");
    }
}
