//! Setting up (§2).

use tabletop::{SeatSet, Viewer, Window, WindowKind};

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
    let before = game.clone();
    act(&mut game, PINK, "form 4");
    act(&mut game, PINK, "swap a10 a6");
    for viewer in [YELLOW.into(), Viewer::Public] {
        let view = game.state().view(viewer);
        assert!(view.pieces.iter().all(|piece| viewer.is(piece.army.seat())));
        // Whatever is known, drawn or told is the same as if nothing had been done.
        assert_eq!(view, before.state().view(viewer));
        assert_eq!((view.position, game.stream(viewer)), (None, vec![]));
        assert_eq!(game.waiting(viewer), before.waiting(viewer));
        for text in ["form 4", "swap a10 a6"] {
            let action: Action = text.parse().expect("an action");
            assert!(!Belligerants::reads(viewer, PINK, &action), "{text}");
            assert!(Belligerants::reads(PINK.into(), PINK, &action), "{text}");
        }
        assert!(Belligerants::reads(viewer, PINK, &Action::Ready(true)));
    }
    assert_eq!(moves(&game, YELLOW), moves(&before, YELLOW));
    for text in ["swap a10 a6", "swap a10 b10", "swap j1 a10", "unready"] {
        assert_eq!(refused(&game, YELLOW, text), refused(&before, YELLOW, text), "{text}");
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
    // The default has its sentinel in the middle of the front and an aircraft in the corner, on every board.
    for (board, squares) in [("quick", ["h3", "j1"]), ("standard", ["k3", "m1"])] {
        let config = Config { board: board.to_owned(), ..Config::default() };
        let camp = camp(&Match::start(config).expect("can be played"), YELLOW);
        let kinds = squares.map(|square| camp.iter().find(|(at, _)| at == square).map(|(_, kind)| *kind));
        assert_eq!(kinds, [Some("SE"), Some("AV")], "{board}");
    }
    // Turned half around, both stand alike.
    let board = standard();
    let [yellow, pink] = Side::BOTH.map(|side| crate::rules::setting::from_the_front(&board, side));
    for (one, other) in yellow.into_iter().zip(pink) {
        assert_eq!((one.column() + other.column(), one.row() + other.row()), (12, 18));
    }
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
    assert_eq!(game.state().window_kind(), WindowKind::SetUp);
    game.input(Input::Expired(Window(0))).expect("the window is open");
    assert_eq!(game.state().window_kind(), WindowKind::Turn);
    assert_eq!(camp(&game, YELLOW), default);
    assert_eq!(camp(&game, PINK), chosen);
    assert_eq!(rolls_next(&game), Some(YELLOW));
    // Whoever took it back is not ready.
    let mut game = fresh();
    for text in ["form 3", "ready", "unready"] {
        act(&mut game, YELLOW, text);
    }
    game.input(Input::Expired(Window(0))).expect("the window is open");
    assert_eq!(camp(&game, YELLOW), default);
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
