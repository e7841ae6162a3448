//! What the bots rely on.

use search::bots::LevelBot;
use tabletop::{Bot, Evaluate, Keyed, Levels, Team};

use super::*;

#[test]
fn what_is_good_for_one_side_is_bad_for_the_other() {
    for seed in 0..4 {
        let mut coin = ::laws::Coin::new(seed);
        let mut state = Belligerants::start(&Config::default()).expect("can be played");
        loop {
            assert_eq!(state.evaluate(Team(0)), -state.evaluate(Team(1)));
            let input = match state.pending() {
                Pending::Over(_) => break,
                Pending::Chance => Input::Chance(state.roll(&mut coin)),
                Pending::Seats { must, .. } => {
                    let seat = must.first().expect("somebody acts");
                    let mut plies = Vec::new();
                    state.plies(seat, &mut plies);
                    let hunch = state.hunch(seat, &mut coin);
                    assert!(plies.contains(&hunch), "a hunch is a ply");
                    Input::Act(seat, hunch)
                }
            };
            state.apply(input, &mut ());
        }
    }
}

#[test]
fn the_evaluation_knows_what_matters() {
    let worth = |position: &str| at(position).state().evaluate(Team(0));
    let base = worth("p yTK=l5 pSO=a4 pTK=i1");
    assert!(worth("p yTK=l5 pSO=y pTK=i1") > worth("p yTK=l5 pSO=a4 pTK=i1"), "prisoners");
    assert!(worth("p yTK=f9 pSO=n7 pSO=n6") > worth("p yTK=n4 pSO=n7 pSO=n6"), "the way to go");
    assert!(worth("p yTK=e6 pSO=n7") < worth("p yTK=f7 pSO=n7"), "wounds");
    assert!(worth("p yTK=b6 pSO=n7") < worth("p yTK=b7 pSO=n7"), "encirclement");
    assert!(
        worth("p yMI=k5 pTK=m5 pSO=a4") < worth("p yMI=k5 pTK=m4 pSO=a4"),
        "two away is in reach, one and two askew is not"
    );
    assert!(base != 0);
}

#[test]
fn keys_tell_positions_apart() {
    let key = |position: &str| at(position).state().key();
    let one = key("y 0/0 yTK=l5 pSO=a4");
    for other in [
        "p 0/0 yTK=l5 pSO=a4",
        "y1 1/1 yTK=l5 pSO=a4",
        "y 0/0 yTK=l6 pSO=a4",
        "y 0/0 yTK=l5 pSO=a4 pMI=y",
        "y 0/0 yTK=l5 pSO=a4 pMI=p",
        "y 4/0 yTK=l5 pSO=a4",
    ] {
        assert_ne!(key(other), one, "{other}");
    }
    assert_eq!(key("y yTK=l5 pSO=a4"), one);
    // One and the same field, but another piece could have taken.
    let huff = |position: &str, step: &str| {
        let mut game = with(Capture::Huff, position);
        act(&mut game, YELLOW, step);
        assert_eq!(moves(&game, PINK).len(), 2);
        game.state().key()
    };
    let one = huff("y1 yTK=k5 yOF=n5 pSO=j5 pSO=n7", "n5-n6");
    assert_ne!(one, huff("y1 yTK=l5 yOF=n6 pSO=j5 pSO=n7", "l5-k5"));
}

/// Random matches on a board, each position before a roll.
fn each_position(board: &str, mut look: impl FnMut(&Belligerants)) {
    for seed in 0..6 {
        let capture = if seed % 2 == 0 { Capture::Must } else { Capture::Huff };
        let config = Config { board: board.to_owned(), capture, ..Config::default() };
        let mut state = Belligerants::start(&config).expect("can be played");
        let mut coin = ::laws::Coin::new(seed);
        loop {
            let input = match state.pending() {
                Pending::Over(_) => break,
                Pending::Chance => {
                    look(&state);
                    Input::Chance(state.roll(&mut coin))
                }
                Pending::Seats { must, .. } => {
                    let seat = must.first().expect("somebody acts");
                    Input::Act(seat, state.sample(seat, &mut coin))
                }
            };
            state.apply(input, &mut ());
        }
    }
}

#[test]
fn threats_are_what_can_be_taken() {
    let mut taken = 0;
    for board in ["standard-2", "quick-2", "standard", DRILL] {
        each_position(board, |state| {
            let side = state.now.side;
            let most = state.most_taken(side, |piece| piece.kind().value());
            for number in 1..=5 {
                let mut next = state.clone();
                next.apply(Input::Chance(Roll::Number(number)), &mut ());
                let mut plies = Vec::new();
                if next.now.side == side && matches!(next.pending(), Pending::Seats { .. }) {
                    next.plies(side.seat(), &mut plies);
                }
                let worth = |action: &Action| match action {
                    Action::Move(step) => {
                        let other = next.now.field.on(step.to);
                        let enemy = other.filter(|piece| next.now.field.owner(*piece) != side);
                        enemy.map_or(0, |piece| piece.kind().value())
                    }
                    _ => 0,
                };
                let listed = plies.iter().map(worth).max().unwrap_or(0);
                assert_eq!(
                    most[usize::from(number) - 1],
                    listed,
                    "{number}: {:?}",
                    crate::position::text(state)
                );
                taken += u32::from(listed > 0);
            }
        });
    }
    assert!(taken > 500, "{taken} threats");
}

#[test]
fn any_move_is_as_likely_as_the_others() {
    for (position, face) in [
        ("y yTK=l5 ySO=e5 yMI=b6 pSO=a4", "3"),
        ("y yTK=l5 ySO=e5 yAM=d5 pSO=a4", "devil"),
        ("y yAM=c6 yTK=d6 yES=g5 pSO=a4 pTK=i5", "1"),
    ] {
        for capture in [Capture::Must, Capture::Huff] {
            let mut game = with(capture, position);
            roll(&mut game, face);
            let mut plies = Vec::new();
            game.state().plies(YELLOW, &mut plies);
            let mut coin = ::laws::Coin::new(1);
            let mut drawn = std::collections::BTreeMap::new();
            for _ in 0..200 * plies.len() {
                *drawn.entry(game.state().sample(YELLOW, &mut coin)).or_insert(0) += 1;
            }
            for ply in &plies {
                let count = drawn.get(ply).copied().unwrap_or(0);
                assert!((130..=280).contains(&count), "{position} {face} {ply}: {count} of about 200");
            }
            assert_eq!(drawn.len(), plies.len(), "{position} {face}");
        }
    }
}

#[test]
fn a_bot_names_its_price_and_says_no_more() {
    use tabletop::Levels;
    // Pink is far ahead, then far behind.
    for (position, price) in
        [("y ySO=a4 pTK=j3 pEM=j2 pBO=j1 pSO=n7", 4_000..9_000), ("y ySO=a4 yTK=a8 yEM=b8 pSO=n7", 100..101)]
    {
        let mut game = at(position);
        roll(&mut game, "1");
        assert_eq!(game.state().reply(PINK), None, "nobody asked");
        act(&mut game, YELLOW, "ask");
        assert_eq!(game.state().reply(YELLOW), None, "whoever asks waits");
        let Some(Action::Demand(hundreds)) = game.state().reply(PINK) else { panic!("{position}: no price") };
        assert!(price.contains(&(100 * u32::from(hundreds))), "{position}: {hundreds} hundred");
        game.input(Input::Act(PINK, Action::Demand(hundreds))).expect("it may be demanded");
        assert_eq!(game.state().reply(PINK), None, "{position}");
    }
}

#[test]
fn the_longer_nothing_happens_the_closer_everybody_looks() {
    let noise = |quiet: u8| {
        let game = at(&format!("y 90/{quiet} yTK=l5 pTK=a4"));
        match game.state().thinking(1) {
            tabletop::Thinking::Expectimax { noise, .. } => noise,
            other => panic!("{other:?}"),
        }
    };
    assert!(noise(0) > noise(25) && noise(25) > noise(50));
    assert_eq!((noise(50), noise(89)), (0, 0), "nothing is blurred any more");
}

/// What a level does.
fn choice(state: &Belligerants, seat: Seat, level: u8, seed: u64) -> Action {
    let mut luck = search::Luck::from_seed(seed);
    Bot::<Belligerants>::choose(&mut LevelBot::keyed(level), &state.view(seat.into()), seat, &mut luck)
}

#[test]
fn weak_levels_leave_nothing_that_is_free_and_no_win() {
    let (mut free, mut wins) = (0, 0);
    for seed in 0..12 {
        let mut coin = ::laws::Coin::new(seed);
        let config = Config { board: "quick-2".to_owned(), capture: Capture::Huff, ..Config::default() };
        let mut state = Belligerants::start(&config).expect("can be played");
        loop {
            let input = match state.pending() {
                Pending::Over(_) => break,
                Pending::Chance => Input::Chance(state.roll(&mut coin)),
                Pending::Seats { must, .. } => {
                    let seat = must.first().expect("somebody acts");
                    if !state.is_setting_up() {
                        let (frees, won) = check(&state, seat, seed);
                        (free, wins) = (free + frees, wins + won);
                    }
                    Input::Act(seat, state.hunch(seat, &mut coin))
                }
            };
            state.apply(input, &mut ());
        }
    }
    assert!(free > 100 && wins > 3, "{free} and {wins} positions were looked at");
}

/// Whether something was free to take, and whether the game could be won at once; levels 1 and 2 saw it.
fn check(state: &Belligerants, seat: Seat, seed: u64) -> (u32, u32) {
    let team = Team(seat.index() as u8);
    let mut plies = Vec::new();
    state.plies(seat, &mut plies);
    let after = |action: &Action| {
        let mut next = state.clone();
        next.apply(Input::Act(seat, *action), &mut ());
        next
    };
    let wins = |action: &Action| match after(action).pending() {
        Pending::Over(outcome) => {
            outcome.place(seat) == 1 && outcome.place(Seat::new(1 - seat.index() as u8)) == 2
        }
        _ => false,
    };
    let worth = |action: &Action| after(action).evaluate(team);
    let can_win = plies.iter().any(wins);
    let is_over = |action: &Action| matches!(after(action).pending(), Pending::Over(_));
    let now = state.evaluate(team);
    let gains = plies.iter().filter(|ply| !is_over(ply) && state.takes(ply)).map(worth);
    let best = gains.max().filter(|best| *best > now);
    for level in 1..=2 {
        let done = choice(state, seat, level, seed);
        if can_win {
            assert!(wins(&done), "level {level}: {done}");
        } else if let Some(best) = best {
            let is_fine = state.takes(&done) || is_over(&done) || worth(&done) >= best;
            assert!(is_fine, "level {level} leaves what is free: {done}");
        }
    }
    (u32::from(best.is_some()), u32::from(can_win))
}
