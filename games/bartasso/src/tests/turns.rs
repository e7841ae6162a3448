//! §3: the turn.

use tabletop::{Input, Pending, Window};

use super::*;
use crate::Square;

fn square(number: u8) -> Square {
    Square::new(number).expect("a square")
}

#[test]
fn p3_1_camps_take_turns() {
    let game = play(&players(4), "", "61-51; 70-60; 30-40; 21-31");
    let seats: Vec<usize> = game
        .journal()
        .iter()
        .filter_map(|entry| match &entry.what {
            tabletop::What::Input(Input::Act(seat, _)) => Some(seat.index()),
            _ => None,
        })
        .collect();
    assert_eq!(seats, [0, 1, 2, 3]);
    assert_eq!(game.state().now.camp, crate::Camp::ONE);
    let game = play(&half(), "", "31-26");
    assert_eq!(game.state().now.camp, crate::Camp::FOUR);
}

#[test]
fn p3_2_one_piece_of_the_camp_moves() {
    let game = from(&full(), "");
    assert_eq!(refused(&game, "41-31"), Refusal::NoPiece(square(41)).into());
    assert_eq!(refused(&game, "66-56"), Refusal::NotYourPiece(square(66)).into());
    // The ally's pieces are not this camp's either, though they are the same player's.
    assert_eq!(refused(&game, "26-36"), Refusal::NotYourPiece(square(26)).into());
    assert_eq!(refused(&game, "stop"), Refusal::NothingToStop.into());
    assert_eq!(plies(&game).len(), 10, "nine steps and a leap, and no passing");
}

#[test]
fn p3_3_the_first_round_is_for_nothing() {
    let game = from(&full(), "");
    // (2,10) could take (3,11) at once.
    assert_eq!(refused(&game, "75x56"), Refusal::FirstRound.into());
    assert!(!plies(&game).iter().any(|text| text.contains('x')));
    let mut game = play(&full(), "", "61-51");
    assert_eq!(refused(&game, "huff 75"), Refusal::NotHuffable(square(75)).into());
    go_on(&mut game, "70-60; 30-40; 21-31");
    assert_eq!(game.state().now.round(), 2);
    assert_eq!(plies_from(&game, "75x"), ["75x56"]);
    assert!(plies_from(&game, "huff").is_empty(), "nothing of the first round is huffed");
}

#[test]
fn p3_4_a_camp_that_cannot_move_is_skipped() {
    // Camp 2 has only its diplomat, at the far side.
    let game = play(&full(), "1 2 1:P61K83 2:K88D3 3:P26K8 4:K4P24", "61-51");
    assert_eq!(game.state().now.camp, crate::Camp::TWO);
    let game = play(&full(), "1 2 1:P61K83 2:D3 3:P26K8 4:K4P24", "61-51");
    assert_eq!(game.state().now.camp, crate::Camp::THREE);
    assert!(
        game.stream(tabletop::Viewer::Public).iter().any(|notice| {
            matches!(notice, tabletop::Notice::Seen(crate::Event::Skipped { seat: B, .. }))
        })
    );
}

#[test]
fn p3_5_pieces_go_into_every_camp() {
    // Camp 1's sauteur leaps into camp 2, its pawn steps into camp 4, a couronne crosses to camp 3.
    let game = from(&full(), "1 2 1:P31S65C56K83 2:K88 3:K8 4:K3");
    let plies = plies(&game);
    for text in ["65-76", "31-21", "56-18"] {
        assert!(plies.contains(&text.to_owned()), "{text} in {plies:?}");
    }
}

fn expire(game: &mut Match<Bartasso>) {
    let Pending::Seats { window, .. } = game.state().pending() else { panic!("seats are awaited") };
    game.input(Input::Expired(window)).expect("an open window expires");
}

#[test]
fn p3_6_time_loses_a_turn_and_declines_what_is_optional() {
    let mut game = from(&players(4), "");
    expire(&mut game);
    assert_eq!(winners(&game), (vec![B, D], "time"));
    // A split expires into nothing for the ally, units into nothing spent.
    let mut game = play(&full(), "1 2 1:P61K83D23 2:K88 3:P26K8 4:K3", "23-13");
    expire(&mut game);
    assert_eq!(game.state().now.units, [3, 0, 0, 0]);
    expire(&mut game);
    assert_eq!((game.state().now.units, game.state().now.camp), ([0; 4], crate::Camp::TWO));
    // A blocked camp's huff expires into none.
    let mut game = play(&full(), "1 2 1:P61,52K83 2:P6D3 3:P26K8 4:K4P42,24", "61-51");
    assert_eq!(plies(&game), ["huff 52", "keep"]);
    assert_eq!(game.state().pending(), Pending::turn(B, Window(1)));
    expire(&mut game);
    assert_eq!(game.state().now.camp, crate::Camp::THREE);
    // So do the units of a camp that cannot move.
    let mut game = play(&full(), "1 2 1:P61K83D23 2:K88 3:D81 4:K3", "23-13; pass 1; stop; 88-78");
    assert_eq!(game.state().now.camp, crate::Camp::THREE);
    expire(&mut game);
    assert_eq!((game.state().now.units, game.state().now.camp), ([0; 4], crate::Camp::FOUR));
    // An open proposal is not an answer: the turn is lost all the same.
    let mut game = play(&exchange(half()), "1 5 1:P31K43 4:P21K3", "exchange 1 1; back 45");
    expire(&mut game);
    assert_eq!(winners(&game), (vec![B], "time"));
    // Whoever gives up does so for the ally as well.
    let resigned = from(&players(4), "").state().resign(B).outcome().expect("one can give up");
    let places: Vec<u8> = resigned.standings.iter().map(|standing| standing.place).collect();
    assert_eq!(places, [1, 3, 1, 3]);
}
