//! §12: the exchange of prisoners.

use tabletop::{Input, Pending, SeatSet};

use super::*;
use crate::{Camp, Square};

fn square(number: u8) -> Square {
    Square::new(number).expect("a square")
}

/// Camp 1 has lost seven pawns and one for good; camp 4 eight, of which two came back before.
const POSITION: &str = "1 5 1:P31,32K43X1 4:P21,22K3E2";

fn say(game: &mut Match<Bartasso>, seat: Seat, text: &str) {
    game.input(Input::Act(seat, read(text))).unwrap_or_else(|refused| panic!("{text}: {refused}"));
}

fn refused_to(game: &Match<Bartasso>, seat: Seat, text: &str) -> Refused<Refusal> {
    game.clone().input(Input::Act(seat, read(text))).expect_err("it is refused")
}

/// What a seat can say about an exchange.
fn sayings(game: &Match<Bartasso>, seat: Seat) -> Vec<String> {
    let is_talk = |text: &String| ["exchange", "back", "decline"].iter().any(|word| text.starts_with(word));
    game.moves(seat).iter().map(ToString::to_string).filter(is_talk).collect()
}

#[test]
fn p12_1_enemies_exchange_as_many_on_either_side() {
    let mut game = from(&exchange(half()), POSITION);
    assert_eq!(sayings(&game, A), ["exchange 1 1", "exchange 1 2", "exchange 1 3"]);
    say(&mut game, A, "exchange 1 2");
    for text in ["back 45", "back 36"] {
        say(&mut game, A, text);
    }
    for text in ["back 5", "back 11"] {
        say(&mut game, B, text);
    }
    assert_eq!(position::text(game.state()), "1 5 1:P31,32,36,45K43X1E2 4:P5,11,21,22K3E4");
    // Only where it is agreed on, and with an enemy.
    assert_eq!(refused(&from(&half(), ""), "exchange 1 1"), Refusal::NoExchange.into());
    let four = from(&exchange(players(4)), "1 5 1:P61K83 2:P79K88 3:P26K8 4:P21K3");
    assert_eq!(refused(&four, "exchange 2 1"), Refusal::NotAnEnemy.into());
    assert_eq!(refused(&four, "exchange 0 1"), Refusal::NotAnEnemy.into());
    assert_eq!(sayings(&four, A).len(), 10, "five with either enemy");
}

#[test]
fn p12_2_five_pawns_a_camp_at_most() {
    let game = from(&exchange(half()), POSITION);
    assert_eq!(refused(&game, "exchange 1 4"), Refusal::TooManyPrisoners { count: 4, most: 3 }.into());
    let spent = from(&exchange(half()), "1 5 1:P31,32K43 4:P21,22K3E5");
    assert!(sayings(&spent, A).is_empty());
    // There must be room for them: camp 1's fifteen squares are occupied.
    let full_house = "1 5 1:P31,32,33,34,35,36,37,39,40K42,43,44S41D38 4:P21,45K3";
    assert!(sayings(&from(&exchange(half()), full_house), A).is_empty());
    // Whoever has two camps may have ten back, five to each.
    let mut two = from(&exchange(full()), "1 5 1:P61K83 2:P79K88 3:P26K8 4:P21K3");
    assert_eq!(sayings(&two, A).len(), 10);
    say(&mut two, A, "exchange 1 6");
    for text in ["back 71", "back 72", "back 74", "back 75", "back 62"] {
        say(&mut two, A, text);
    }
    assert_eq!(refused(&two, "back 63"), Refusal::NotForPrisoners(square(63)).into());
    say(&mut two, A, "back 27");
    assert!(two.pending().admits(B), "six are named, one of them in the other camp");
}

#[test]
fn p12_3_what_sauteurs_took_is_gone_and_what_was_huffed_is_not() {
    let game = from(&exchange(half()), "1 5 1:P31,32K43X8 4:P21,22K3");
    assert!(sayings(&game, A).is_empty());
    let huffed = "1 5 1:P28,31,32,33,34,35,36,37,39,40K43 4:P23,5,6,7,9,10,11,12,13K3";
    let game = play(&exchange(half()), huffed, "31-26; huff 28; 11-16");
    assert_eq!(sayings(&game, A), ["exchange 1 1"]);
}

#[test]
fn p12_4_back_to_the_own_camp() {
    let mut game = from(&exchange(half()), POSITION);
    say(&mut game, A, "exchange 1 2");
    assert_eq!(refused(&game, "back 31"), Refusal::NotForPrisoners(square(31)).into(), "occupied");
    assert_eq!(refused(&game, "back 26"), Refusal::NotForPrisoners(square(26)).into(), "no camp");
    assert_eq!(refused(&game, "back 5"), Refusal::NotForPrisoners(square(5)).into(), "the enemy's");
    say(&mut game, A, "back 45");
    assert_eq!(refused(&game, "back 45"), Refusal::NotForPrisoners(square(45)).into(), "named already");
    assert_eq!(sayings(&game, A).iter().filter(|text| text.starts_with("back")).count(), 11);
}

#[test]
fn p12_5_a_proposal_and_its_answer() {
    let mut game = from(&exchange(half()), POSITION);
    assert_eq!(refused(&game, "back 45"), Refusal::NoProposal.into());
    assert_eq!(refused(&game, "decline"), Refusal::NoProposal.into());
    let window = game.pending().window();
    say(&mut game, A, "exchange 1 1");
    assert_eq!(refused_to(&game, B, "back 5"), Refused::NotYourMove, "it is not made yet");
    say(&mut game, A, "back 45");
    let may = |game: &Match<Bartasso>| match game.pending() {
        Pending::Seats { may, .. } => may,
        _ => SeatSet::EMPTY,
    };
    assert_eq!((may(&game), game.pending().window()), (SeatSet::one(B), window), "the turn goes on");
    assert_eq!(refused(&game, "back 44"), Refusal::NoProposal.into(), "all are named");
    assert_eq!(refused_to(&game, B, "21-26"), Refusal::NoProposal.into());
    // Declined by the other, withdrawn by oneself, ended by a move.
    for (seat, text) in [(B, "decline"), (A, "decline"), (A, "31-26")] {
        let mut ended = game.clone();
        say(&mut ended, seat, text);
        assert_eq!((ended.state().now.offer, may(&ended)), (None, SeatSet::EMPTY), "{text}");
    }
    say(&mut game, B, "back 5");
    assert_eq!(may(&game), SeatSet::EMPTY);
    assert!(game.pending().window() > window, "the position is another one");
    // Not after the move.
    let units = play(&exchange(half()), "1 5 1:P31K43D13 4:P21,22K3", "13-8");
    assert_eq!(refused(&units, "exchange 1 1"), Refusal::ExchangeTooLate.into());
    let split = play(&exchange(full()), "1 5 1:P61K83D23 2:K88 3:P26K8 4:K3", "23-13");
    assert_eq!(refused(&split, "exchange 1 1"), Refusal::SplitFirst.into());
    // A camp that first says whether it huffs has not moved yet either.
    let blocked = play(&exchange(full()), "1 2 1:P61,52K83 2:P6D78 3:P26K8 4:K4P42,24", "61-51");
    assert_eq!(refused(&blocked, "exchange 0 1"), Refusal::HuffOrKeep.into());
}

#[test]
fn p12_6_an_exchange_uses_up_no_turn() {
    let mut game = from(&exchange(half()), POSITION);
    for (seat, text) in [(A, "exchange 1 1"), (A, "back 45"), (B, "back 5")] {
        say(&mut game, seat, text);
    }
    assert_eq!((game.state().now.camp, game.state().now.turns), (Camp::ONE, 8));
    assert!(plies(&game).contains(&"31-26".to_owned()));
    // A huff stays open.
    let mut game = from(&exchange(half()), &format!("{POSITION} huff:21"));
    for (seat, text) in [(A, "exchange 1 1"), (A, "back 45"), (B, "back 5")] {
        say(&mut game, seat, text);
    }
    assert_eq!(plies_from(&game, "huff"), ["huff 21"]);
    // Whoever walls in the own fighters loses by 10.4.
    let mut game = from(&exchange(half()), "1 5 1:K43 4:P26,27,28,29,32,33,34K3");
    for (seat, text) in [(A, "exchange 1 2"), (A, "back 37"), (A, "back 38"), (B, "back 5"), (B, "back 10")] {
        say(&mut game, seat, text);
    }
    assert_eq!(winners(&game), (vec![B], "immobile"));
}

#[test]
fn a_bot_answers_an_exchange_and_says_no_more() {
    use tabletop::Levels;
    // Camp 4 has as little left as camp 1, then much more.
    for (position, accepts) in [(POSITION, true), ("1 5 1:P31K43 4:P21,22,15,16K3,2S7C12", false)] {
        let mut game = from(&exchange(half()), position);
        assert_eq!(game.state().reply(B), None, "nothing is proposed");
        say(&mut game, A, "exchange 1 1");
        assert_eq!(game.state().reply(B), None, "the proposal is not made yet");
        say(&mut game, A, "back 45");
        let reply = game.state().reply(B).expect("an answer");
        assert_eq!(matches!(reply, Action::Back(_)), accepts, "{position}: {reply}");
        game.input(Input::Act(B, reply)).expect("it may be said");
        assert_eq!(game.state().reply(B), None, "{position}");
    }
}
