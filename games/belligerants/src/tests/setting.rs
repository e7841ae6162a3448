//! Setting up (§2).

use tabletop::{SeatSet, Viewer, Window};

use super::*;
use crate::event::Event;

fn fresh() -> Match<Belligerants> {
    Match::start(Config { board: "quick".to_owned(), ..Config::default() }).expect("can be played")
}

/// The kinds in a seat's camp as it sees them, by square.
fn camp(game: &Match<Belligerants>, seat: Seat) -> Vec<(String, &'static str)> {
    let view = game.state().view(seat.into());
    let own = view.pieces.iter().filter(|piece| piece.army == Side::of(seat));
    let mut camp: Vec<_> =
        own.map(|piece| (piece.square.expect("it stands").to_string(), piece.kind.code())).collect();
    camp.sort();
    camp
}

#[test]
fn p2_1_each_piece_has_a_square_of_its_own_camp() {
    let mut game = fresh();
    let before = camp(&game, YELLOW);
    assert_eq!(before.len(), 15);
    assert_eq!(
        refused(&game, YELLOW, "swap a10 b10"),
        Refusal::NotYourCamp("a10".parse().expect("a square")).into()
    );
    assert_eq!(refused(&game, YELLOW, "swap j1 e1").paragraph(), Some("2.1"));
    act(&mut game, YELLOW, "swap f1 j1");
    let after = camp(&game, YELLOW);
    let of = |camp: &[(String, &'static str)], square: &str| {
        camp.iter().find(|(at, _)| at == square).map(|(_, kind)| *kind)
    };
    assert_eq!(of(&after, "f1"), of(&before, "j1"));
    assert_eq!(of(&after, "j1"), of(&before, "f1"));
}

#[test]
fn p2_2_nobody_sees_the_others_army_before_both_are_ready() {
    let mut game = fresh();
    act(&mut game, PINK, "form 4");
    act(&mut game, PINK, "swap a10 a6");
    for viewer in [YELLOW.into(), Viewer::Public] {
        let view = game.state().view(viewer);
        assert!(view.pieces.iter().all(|piece| viewer.is(piece.army.seat())));
        assert_eq!(game.stream(viewer), []);
    }
    assert_eq!(game.stream(PINK.into()).len(), 2);
    act(&mut game, PINK, "ready");
    act(&mut game, YELLOW, "ready");
    assert_eq!(game.state().view(Viewer::Public).pieces.len(), 30);
    assert_eq!(rolls_next(&game), Some(YELLOW));
    let told = game.stream(Viewer::Public);
    let revealed = told.iter().any(|notice| matches!(notice, tabletop::Notice::Seen(Event::Revealed { .. })));
    assert!(revealed, "{told:?}");
}

#[test]
fn p2_3_formations_and_exchanges() {
    let mut game = fresh();
    let default = camp(&game, YELLOW);
    act(&mut game, YELLOW, "form 2");
    assert_ne!(camp(&game, YELLOW), default);
    act(&mut game, YELLOW, "form 1");
    assert_eq!(camp(&game, YELLOW), default);
    assert_eq!(refused(&game, YELLOW, "form 7"), Refusal::NoFormation(7).into());
    assert_eq!(refused(&game, YELLOW, "form 0"), Refusal::NoFormation(0).into());
    let soldiers: Vec<&String> = default.iter().filter(|(_, kind)| *kind == "SO").map(|(at, _)| at).collect();
    let same = format!("swap {} {}", soldiers[0], soldiers[1]);
    assert_eq!(refused(&game, YELLOW, &same).paragraph(), Some("2.3"));
    assert_eq!(refused(&game, YELLOW, "swap f1 f1").paragraph(), Some("2.3"));
    // Every formation is an army.
    for formation in crate::rules::setting::FORMATIONS {
        let mut kinds = formation.to_vec();
        kinds.sort();
        let army: Vec<crate::Kind> = crate::Piece::of(Side::Yellow).map(crate::Piece::kind).collect();
        assert_eq!(kinds, army);
    }
}

#[test]
fn p2_4_ready_is_seen_and_can_be_unsaid() {
    let mut game = fresh();
    assert_eq!(refused(&game, YELLOW, "unready"), Refusal::SaidAlready.into());
    act(&mut game, YELLOW, "ready");
    let waiting = Pending::Seats { must: SeatSet::one(PINK), may: SeatSet::one(YELLOW), window: Window(0) };
    assert_eq!(game.waiting(PINK.into()), waiting);
    assert_eq!(game.state().view(Viewer::Public).ready, [true, false]);
    assert_eq!(refused(&game, YELLOW, "ready"), Refusal::SaidAlready.into());
    assert_eq!(refused(&game, YELLOW, "form 2"), Refusal::IsReady.into());
    assert_eq!(refused(&game, YELLOW, "swap f1 j1"), Refusal::IsReady.into());
    assert_eq!(moves(&game, YELLOW), ["unready"]);
    act(&mut game, YELLOW, "unready");
    act(&mut game, YELLOW, "form 2");
    assert_eq!(refused(&game, YELLOW, "f1-e1"), Refusal::NotNow.into());
}

#[test]
fn p2_5_time_gives_the_default_to_whoever_is_not_ready() {
    let mut game = fresh();
    let default = camp(&game, YELLOW);
    act(&mut game, YELLOW, "form 3");
    act(&mut game, PINK, "form 3");
    act(&mut game, PINK, "ready");
    let chosen = camp(&game, PINK);
    game.input(Input::Expired(Window(0))).expect("the window is open");
    assert_eq!(camp(&game, YELLOW), default);
    assert_eq!(camp(&game, PINK), chosen);
    assert_eq!(rolls_next(&game), Some(YELLOW));
}

#[test]
fn p2_6_flat_pieces_are_not_on_the_board() {
    let game = fresh();
    let field = &game.state().now.field;
    let standing = game.state().battlefield().squares().filter(|square| field.on(*square).is_some()).count();
    assert_eq!(standing, 30);
}

#[test]
fn p2_7_yellow_begins() {
    let mut game = fresh();
    act(&mut game, PINK, "ready");
    act(&mut game, YELLOW, "ready");
    roll(&mut game, "1");
    assert!(game.pending().admits(YELLOW) && !game.pending().admits(PINK));
}
