//! What the bots rely on: the evaluation, what is urgent, and levels that play by the rules.

use search::Luck;
use search::bots::LevelBot;
use tabletop::{Bot, Dice, Evaluate, Pending, Team};

use super::*;

/// Positions from random games of every sort.
fn on_positions(mut look: impl FnMut(&Bartasso, Seat)) {
    for (seed, config) in (0..).zip(variants().into_iter().cycle().take(44)) {
        let mut state = Bartasso::start(&config).expect("can be played");
        let mut coin = ::laws::Coin::new(seed);
        while let Pending::Seats { must, .. } = state.pending() {
            let seat = must.first().expect("somebody is to move");
            look(&state, seat);
            let action = state.sample(seat, &mut coin);
            state.apply(Input::Act(seat, action), &mut ());
        }
    }
}

#[test]
fn what_is_good_for_one_alliance_is_bad_for_the_other() {
    on_positions(|state, _| assert_eq!(state.evaluate(Team(0)), -state.evaluate(Team(1))));
    let start = Bartasso::start(&half()).expect("can be played");
    assert!((1..50).contains(&start.evaluate(Team(0))), "nothing but the move");
}

#[test]
fn urgent_actions_are_takes_and_huffs_that_can_be_played() {
    on_positions(|state, seat| {
        let (mut urgent, mut plies) = (Vec::new(), Vec::new());
        state.urgent(seat, &mut urgent);
        state.plies(seat, &mut plies);
        for action in urgent {
            assert!(plies.contains(&action), "{action}");
            assert!(matches!(action, Action::Huff(_) | Action::Move(crate::Motion::Take(_))));
        }
    });
}

fn choice(config: &Config, position: &str, level: u8, seed: u64) -> String {
    let game = from(config, position);
    let (state, seat) = (game.state(), game.state().now.seat());
    let view = state.view(seat.into());
    Bot::<Bartasso>::choose(&mut LevelBot::keyed(level), &view, seat, &mut Luck::from_seed(seed)).to_string()
}

#[test]
fn every_level_takes_the_last_crowned_piece() {
    for level in 1..=4 {
        for seed in 0..5 {
            let taken = choice(&half(), "1 2 1:P28,31,33K43,44 4:P11,6K23", level, seed);
            assert_eq!(taken, "28x17", "level {level}");
        }
    }
}

#[test]
fn every_level_sees_a_win_through_its_own_turn() {
    // The diplomat arrives, and two of its units take the last two crowned pieces.
    let position = "1 2 1:P28,30K43D13 4:P11K23,25";
    assert_eq!(winners(&play(&half(), position, "13-8; +28x17; +30x19")).0, [Seat::new(0)]);
    for level in 1..=5 {
        for seed in 0..5 {
            assert_eq!(choice(&half(), position, level, seed), "13-8", "level {level}");
        }
    }
}

#[test]
fn weak_levels_leave_nothing_free_for_something_worse() {
    // A mission done is better than a pawn; all else is worse.
    let position = "1 2 1:P28,31,33K43,44D13 4:P23,6K2,3";
    for level in 1..=3 {
        for seed in 0..40 {
            let done = choice(&half(), position, level, seed);
            assert!(done == "28x17" || done == "13-8", "level {level}: {done}");
        }
    }
}

#[test]
fn no_level_leaves_what_is_free() {
    // 28x17 takes a pawn for nothing; on the whole board 52x31, of camp 4's, though camps 2 and 3 play before it.
    let four = "1 2 1:P52,61,63K83,84 2:P79,80K88,89 3:P29,30K8,9 4:P42,23K3,4";
    for level in 1..=3 {
        for seed in 0..40 {
            let taken = choice(&half(), "1 2 1:P28,31,33K43,44 4:P23,6K2,3", level, seed);
            assert_eq!(taken, "28x17", "level {level}");
            assert_eq!(choice(&players(4), four, level, seed), "52x31", "level {level}");
            // And of two free pieces either.
            let position = "1 2 1:P28,31,34K43,44 4:P23,29,6K2,3";
            let taken = choice(&half(), position, level, seed);
            assert!(taken == "28x17" || taken == "34x25", "level {level}: {taken}");
        }
    }
}

#[test]
fn strong_levels_see_what_follows() {
    // 28x17 takes a pawn, and 12 takes back: rather the sauteur, which nobody takes back.
    assert_eq!(choice(&half(), "1 2 1:P28S37K43,44 4:P23,12,6K2,3,4", 4, 1), "37x23");
    // The huff of a couronne first.
    assert_eq!(choice(&half(), "4 2 1:P31C23K43 4:P11,6K2,3,4 huff:23,31", 4, 1), "huff 23");
}

#[test]
fn no_enemy_is_out_of_sight() {
    // Camp 1 has moved and camp 2 is to play. Camp 4's pawn on 42 could take the one on 52 two turns later, before camp 1
    // plays again; on 41 it could not.
    let worth = |text: &str| from(&players(4), text).state().evaluate(Team(0));
    let hanging = "2 2 1:P52,61K83 2:P80K88 3:P30K8 4:P42K3";
    let lost = worth(&hanging.replace("P42", "P41")) - worth(hanging);
    assert!((60..120).contains(&lost), "nearly a pawn, not {lost}");
    // If camp 1 is to play it can step aside.
    let open = hanging.replacen('2', "1", 1);
    let lost = worth(&open.replace("P42", "P41")) - worth(&open);
    assert!((-120..60).contains(&lost), "{lost}");
    // Nobody takes in the first round, but whoever does not see what comes is taken in the second.
    let first = "4 1 1:P52,61K83 2:P80K88 3:P30K8 4:P42K3";
    assert_ne!(worth(first), worth(&first.replace("P42", "P41")));
}

/// A position turned upside down: camps 1 and 4 have changed places, and so have 2 and 3.
fn mirrored(position: &str) -> String {
    let mirror = |number: &str| {
        let at: u8 = number.parse().expect("a square");
        (90 - (at - 1) / 10 * 10 - 10 + (at - 1) % 10 + 1).to_string()
    };
    let other = |camp: &str| 5 - camp.parse::<u8>().expect("a camp");
    let mut fields = position.split(' ');
    let (camp, round) = (fields.next().expect("a camp"), fields.next().expect("a round"));
    let mut camps: Vec<String> = fields
        .map(|field| {
            let (camp, pieces) = field.split_once(':').expect("a camp's pieces");
            let (mut text, mut number) = (format!("{}:", other(camp)), String::new());
            for letter in pieces.chars().chain([' ']) {
                if letter.is_ascii_digit() {
                    number.push(letter);
                    continue;
                }
                if !number.is_empty() {
                    text += &mirror(&std::mem::take(&mut number));
                }
                text.push(letter);
            }
            text.trim_end().to_owned()
        })
        .collect();
    camps.sort();
    format!("{} {round} {}", other(camp), camps.join(" "))
}

/// Camp 2 plays right before the enemy it faces, and camp 3 has two others between: both see it answer.
#[test]
fn every_camp_sees_equally_far() {
    let positions = [
        "3 5 1:K83 2:P59,70K88,89 3:P38,29K8,9 4:K3",
        "3 5 1:K83 2:P58,60,69,78K88,89 3:P37,39,29S19K8,9 4:K3",
        "1 5 1:P42,53,62K82,83 2:K88 3:K8 4:P22,33,13K2,3",
    ];
    for position in positions {
        for depth in 1..=3 {
            let score = |text: &str| {
                let game = from(&players(4), text);
                let limits = search::alphabeta::Limits { nodes: 1_000_000, depth };
                search::alphabeta::best(game.state(), game.state().now.seat(), limits).score
            };
            assert_eq!(score(position), score(&mirrored(position)), "{position}, depth {depth}");
        }
    }
}

#[test]
fn only_camps_that_fight_elsewhere_are_looked_past() {
    let mut looked_past = 0;
    on_positions(|state, seat| {
        assert_eq!(state.passed(state), None, "whoever thinks acts");
        let mut next = *state;
        next.apply(Input::Act(seat, state.sample(seat, &mut ::laws::Coin::new(7))), &mut ());
        if let Some(passed) = next.passed(state) {
            looked_past += 1;
            let camp = state.now.camp;
            assert!(next.now.camp != camp && next.now.camp != camp.facing());
            assert!(passed.now.camp != next.now.camp || passed.now.end.is_some());
        }
    });
    assert!(looked_past > 500, "{looked_past}");
    let half = from(&half(), "");
    let root = half.state();
    let mut next = *root;
    next.apply(Input::Act(A, root.sample(A, &mut ::laws::Coin::new(1))), &mut ());
    assert_eq!(next.passed(root), None, "with two camps nobody is aside");
}

#[test]
fn allied_bots_think_apart() {
    // What a bot plays depends on what it sees and on its own dice, whatever its ally's bot has done before.
    let config = players(4);
    let game = play(&config, "", "61-51; 70-60");
    let third = game.state().view(C.into());
    let choose =
        |bot: &mut LevelBot<Bartasso>| Bot::<Bartasso>::choose(bot, &third, C, &mut Luck::from_seed(7));
    let alone = choose(&mut LevelBot::keyed(2));
    let first = from(&config, "").state().view(A.into());
    let mut ally = LevelBot::keyed(2);
    Bot::<Bartasso>::choose(&mut ally, &first, A, &mut Luck::from_seed(3));
    assert_eq!(choose(&mut ally), alone);
}

#[test]
fn bots_play_whole_games_by_the_rules() {
    for (seed, config) in (0..).zip(variants()) {
        let mut game: Match<Bartasso> = Match::start(config).expect("can be played");
        let mut luck = Luck::from_seed(seed);
        while let Pending::Seats { must, .. } = game.pending() {
            let seat = must.first().expect("somebody is to move");
            let mut bot = LevelBot::keyed(1 + luck.below(2) as u8);
            let action = Bot::<Bartasso>::choose(&mut bot, &game.state().view(seat.into()), seat, &mut luck);
            game.input(Input::Act(seat, action)).expect("bots play by the rules");
        }
    }
}
