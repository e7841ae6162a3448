//! What nobody overlooks, on any level: a win, and medals for the taking.

use search::Luck;
use search::bots::LevelBot;
use tabletop::{Bot, Evaluate};

use super::*;
use crate::action::Action;

/// What a level does at this position.
fn choice(setup: &Setup, level: u8, seed: u64) -> Action {
    let (state, seat) = (setup.start().state, setup.turn);
    let view = state.view(seat.into());
    Bot::<ToyBattle>::choose(&mut LevelBot::without_keys(level), &view, seat, &mut Luck::from_seed(seed))
}

#[test]
fn every_level_enters_a_headquarters() {
    let near = Setup::on(Castles)
        .lay(B, "kwak b14, kwak b12, star b08, star b03, roxy b01")
        .rack(B, "skully kwak star hook")
        .turn(B);
    for level in 1..=5 {
        for seed in 0..if level < 4 { 20 } else { 1 } {
            let done = choice(&near, level, seed).to_string();
            assert!(done.ends_with(" HB1"), "level {level}: {done}");
        }
    }
}

#[test]
fn every_level_sees_a_win_through_its_own_turn() {
    // One base is missing on the way: Cap'n goes there, and whoever he lets follow goes on to the headquarters.
    let near = Setup::on(Castles)
        .lay(B, "kwak b14, kwak b12, star b08, star b03")
        .rack(B, "skully captain star hook")
        .turn(B);
    assert_eq!(near.after("captain b01, skully HB1").ended(), "B headquarters");
    for level in 1..=3 {
        for seed in 0..20 {
            assert_eq!(choice(&near, level, seed).to_string(), "captain b01", "level {level}");
        }
    }
}

#[test]
fn weak_levels_leave_no_medals_behind() {
    let near = |medals| {
        Setup::on(Castles)
            .lay(A, "roxy b03, star b05, kwak b01")
            .lay(B, "kwak b12, star b10")
            .rack(A, "skully kwak star star xb42 xb42 roxy roxy")
            .rack(B, "kwak star roxy jumbo")
            .medals(medals)
    };
    let state = near([3, 6]).start().state;
    assert!(state.takes(&"star b07".parse().expect("an action")) && !state.takes(&Action::Draw));
    for seed in 0..40 {
        // Level 1 takes whatever it can. The enemy needs one medal more: nothing is better, and level 2 sees that too.
        for (level, medals) in [(1, [0, 0]), (1, [4, 4]), (1, [3, 6]), (2, [3, 6])] {
            let done = choice(&near(medals), level, seed);
            assert!(state.takes(&done), "level {level}, {medals:?}: {done}");
        }
    }
}
