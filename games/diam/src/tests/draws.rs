//! §9: draws.

use super::*;
use crate::history::Recurrence;
use crate::piece::Square;
use crate::state::End;

#[test]
fn p9_1_the_third_time_is_a_draw() {
    let there_and_back = "1.1-2 5.1-6 2.1-1 6.1-5 ";
    let start = "r/-/-/-/m/-/-/- 0";
    assert!(play(&two(), start, there_and_back).pending().outcome().is_none());
    assert!(is_drawn_by(&play(&two(), start, &there_and_back.repeat(2)), "repetition"));
    let almost = format!("{there_and_back}1.1-2 5.1-6 2.1-1");
    assert!(play(&two(), start, &almost).pending().outcome().is_none());
    // With another player to move it is another position.
    let view = play(&two(), start, there_and_back).state().view(A.into());
    assert_eq!((view.occurrences, view.quiet), (2, 4));
    let drawn = play(&two(), start, &there_and_back.repeat(2)).state().view(A.into());
    assert_eq!((drawn.occurrences, drawn.quiet), (3, 8));
}

/// Six moves of a pile of two bring it back with the same side to move, half-way round an order of four turns.
#[test]
fn p9_1_the_same_player_to_move_whichever_turn_of_his_it_is() {
    let round = "1.1-2 2.2-1 2.1-1 1.1-2 2.2-1 2.1-1 ";
    let start = "rm/-/-/-/-/-/-/- 0";
    let half = play(&players(3), start, round);
    assert_eq!((half.state().now.turn, half.state().now.seat()), (2, A));
    assert_eq!(half.state().view(A.into()).occurrences, 2);
    assert!(is_drawn_by(&play(&players(3), start, &round.repeat(2)), "repetition"));
    // Among four the same turns are partners', who are different players: nothing has come thrice.
    let four = play(&players(4), start, &round.repeat(2));
    assert_eq!(four.state().now.seat(), A);
    assert_eq!(four.state().view(A.into()).occurrences, 2);
    assert!(four.pending().outcome().is_none());
}

#[test]
fn p9_1_in_1998_announcements_are_part_of_the_position() {
    // The same board comes back, but red's threat was not announced the first time.
    let start = "vr/-/-/r/v/-/-/b 0";
    let there_and_back = "4.1-3 8.1-7 3.1-4 7.1-8 ";
    assert!(play(&old(), start, &there_and_back.repeat(2)).pending().outcome().is_none());
    let once_more = format!("{}4.1-3", there_and_back.repeat(2));
    assert!(is_drawn_by(&play(&old(), start, &once_more), "repetition"));
}

/// Sixteen pieces never wall in both sides, whatever the rule says: on a fuller board they do.
#[test]
fn p9_2_nobody_can_act() {
    let mut state = *from(&two(), "-/-/-/-/-/-/-/- 0").state();
    for square in Square::all() {
        let slot = if square.index() < 4 { 0 } else { 2 };
        for _ in 0..if square.index() == 0 { 3 } else { 4 } {
            state.now.board.place(slot, square);
        }
    }
    state.now.reserve = 1;
    state.step(Input::Act(A, read("r1")), &mut ()).expect("there is room for one more");
    let outcome = state.pending().outcome().cloned().expect("over");
    assert!(outcome.is_draw() && outcome.how == "blocked");
}

#[test]
fn p9_3_a_hundred_actions_without_a_placing() {
    // Two pieces wander round at different speeds, so that no position comes three times in time.
    let mut game = from(&two(), "r/r/r/-/m/-/-/- 0");
    let mut coin = laws_coin();
    let mut quiet = 0;
    while game.pending().outcome().is_none() {
        let seat = game.state().now.seat();
        let steps: Vec<Action> =
            game.moves(seat).into_iter().filter(|action| matches!(action, Action::Move { .. })).collect();
        let action = steps
            .iter()
            .copied()
            .min_by_key(|action| {
                let mut next = *game.state();
                next.apply(Input::Act(seat, *action), &mut ());
                let over = u32::from(next.now.end.is_some());
                (over, next.past.count(next.now.recurrence_key()), coin())
            })
            .expect("pieces can move");
        game.input(Input::Act(seat, action)).expect("a listed action");
        quiet += 1;
        assert!(quiet <= 100);
    }
    assert!(is_drawn_by(&game, "quiet"), "{:?}", outcome(&game));
    assert_eq!(quiet, 100);
    let view = game.state().view(A.into());
    assert_eq!(view.quiet, 100);
    assert!((1..3).contains(&view.occurrences));
}

#[test]
fn p9_3_the_actions_that_end_the_game_are_counted_too() {
    let quiet = |position: &str, actions: &str| {
        let game = play(&two(), position, actions);
        assert_eq!(winners(&game), (vec![A], "diam"));
        let view = game.state().view(A.into());
        (view.quiet, view.occurrences)
    };
    assert_eq!(quiet("mr/-/-/r/m/-/-/n 0", "4.1-3 8.1-7 3.1-4 7.1-8 4.1-5"), (5, 1));
    assert_eq!(quiet("mr/-/-/r/m/-/-/n 0", "4.1-3 8.1-7 r5"), (0, 1));
}

/// A state whose next action is the hundredth quiet one, and comes to a position seen twice.
#[test]
fn p9_1_is_said_before_p9_3_when_both_come_together() {
    let hundredth = |seen: usize| {
        let mut state = *from(&two(), "r/-/-/-/m/-/-/- 0").state();
        let mut next = state;
        next.step(Input::Act(A, read("1.1-2")), &mut ()).expect("a move");
        let key = next.now.recurrence_key();
        state.past.begin(1);
        for number in 1..100 {
            let other = number as u64 + 1;
            assert_eq!(state.past.push(if number <= seen { key } else { other }), Recurrence::None);
        }
        assert_eq!(state.view(A.into()).quiet, 99);
        state.step(Input::Act(A, read("1.1-2")), &mut ()).expect("the hundredth");
        let view = state.view(A.into());
        assert_eq!((view.quiet, usize::from(view.occurrences)), (100, seen + 1));
        state.now.end
    };
    assert_eq!(hundredth(2), Some(End::Repetition));
    assert_eq!(hundredth(1), Some(End::Quiet));
}

fn laws_coin() -> impl FnMut() -> u32 {
    let mut coin = ::laws::Coin::new(7);
    move || tabletop::Dice::below(&mut coin, 1000)
}
