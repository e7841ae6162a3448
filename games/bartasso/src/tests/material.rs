//! §1 and §2: what is on the table, and who plays.

use tabletop::{Team, Viewer};

use super::*;
use crate::board::{CROWNED_STARTS, DIPLOMAT_STARTS, HOMES, Size, bit, column, leaps, row, spot_at};
use crate::{Camp, Kind, Square};

fn start(config: &Config) -> Bartasso {
    Bartasso::start(config).expect("can be played")
}

#[test]
fn p1_1_ninety_dark_squares() {
    let all = Size::Full.all();
    assert_eq!(all.count_ones(), 90);
    for spot in crate::board::each(all) {
        assert_eq!((row(spot) + column(spot)) % 2, 0);
        assert_eq!(spot_at(row(spot), column(spot)), spot);
    }
    assert_ne!(all & bit(spot_at(1, 1)), 0, "the near left corner is dark");
}

#[test]
fn p1_2_half_the_board() {
    assert_eq!(Size::Half.all().count_ones(), 45);
    assert!(crate::board::each(Size::Half.all()).all(|spot| column(spot) <= 10));
    assert_eq!(start(&half()).now.rules.camps(), [Camp::ONE, Camp::FOUR]);
}

#[test]
fn p1_3_camps_of_fifteen_squares_and_three_free_rows() {
    let state = start(&full());
    for camp in Camp::ALL {
        assert_eq!(HOMES[camp.index()].count_ones(), 15);
        assert_eq!(state.now.camps[camp.index()], HOMES[camp.index()]);
    }
    let free: Vec<u8> = crate::board::each(state.now.empty()).map(row).collect();
    assert_eq!((free.len(), free.iter().min(), free.iter().max()), (30, Some(&4), Some(&6)));
    let corner = |camp: Camp| HOMES[camp.index()];
    assert_ne!(corner(Camp::ONE) & bit(spot_at(1, 1)), 0);
    assert_ne!(corner(Camp::TWO) & bit(spot_at(2, 20)), 0);
    assert_ne!(corner(Camp::THREE) & bit(spot_at(8, 20)), 0);
    assert_ne!(corner(Camp::FOUR) & bit(spot_at(9, 1)), 0);
    assert_eq!(Camp::ALL.map(Camp::colour), ["yellow", "red", "blue", "green"]);
}

#[test]
fn p1_4_what_each_camp_has() {
    let state = start(&full());
    for camp in Camp::ALL {
        let counts = Kind::ALL.map(|kind| state.now.of(camp, kind).count_ones());
        assert_eq!(counts, [10, 3, 0, 1, 1]);
    }
    assert_eq!(position::picture().len(), 60);
}

#[test]
fn p1_5_where_everything_starts() {
    assert_eq!(
        position::text(&start(&full())),
        "1 1 \
         1:P61,62,63,64,65,71,72,74,75,85K82,83,84S81D73 \
         2:P66,67,68,69,70,76,77,79,80,86K87,88,89S90D78 \
         3:P6,16,17,19,20,26,27,28,29,30K7,8,9S10D18 \
         4:P5,11,12,14,15,21,22,23,24,25K2,3,4S1D13"
    );
    let state = start(&full());
    for camp in Camp::ALL {
        assert_eq!(state.now.of(camp, Kind::Crowned), CROWNED_STARTS[camp.index()]);
        assert_eq!(state.now.of(camp, Kind::Diplomat), bit(DIPLOMAT_STARTS[camp.index()]));
        assert!([1, 19].contains(&column(crate::board::only(state.now.of(camp, Kind::Sauteur)))));
    }
    let halved = position::text(&start(&half()));
    assert_eq!(
        halved,
        "1 1 1:P31,32,33,34,35,36,37,39,40,45K42,43,44S41D38 4:P5,6,7,9,10,11,12,13,14,15K2,3,4S1D8"
    );
}

#[test]
fn p1_6_squares_are_numbered_from_the_far_left() {
    let number = |size: Size, row, column| size.square(spot_at(row, column)).number();
    assert_eq!(
        [(9, 1), (9, 19), (8, 2), (1, 1), (1, 19)].map(|(r, c)| number(Size::Full, r, c)),
        [1, 10, 11, 81, 90]
    );
    assert_eq!(
        [(9, 1), (9, 9), (8, 2), (1, 1), (1, 9)].map(|(r, c)| number(Size::Half, r, c)),
        [1, 5, 6, 41, 45]
    );
    for size in [Size::Half, Size::Full] {
        let spots: Vec<_> = (1..=90).filter_map(Square::new).filter_map(|square| size.spot(square)).collect();
        assert_eq!(spots.len() as u32, size.all().count_ones());
        assert!(spots.iter().zip(1..).all(|(spot, number)| size.square(*spot).number() == number));
    }
    let game = from(&half(), "");
    assert_eq!(refused(&game, "46-41"), Refusal::NoSuchSquare(Square::new(46).expect("one")).into());
    assert_eq!(refused(&game, "31-46"), Refusal::NoSuchSquare(Square::new(46).expect("one")).into());
}

#[test]
fn p2_1_four_players() {
    let state = start(&players(4));
    assert_eq!(Camp::ALL.map(|camp| state.now.rules.seat_of(camp)), [A, B, C, D]);
    assert_eq!([A, B, C, D].map(|seat| state.team(seat)), [Team(0), Team(1), Team(0), Team(1)]);
    assert_eq!(Camp::ONE.ally(), Camp::THREE);
    assert_eq!(Camp::TWO.ally(), Camp::FOUR);
}

#[test]
fn p2_2_three_players() {
    let state = start(&players(3));
    assert_eq!(Camp::ALL.map(|camp| state.now.rules.seat_of(camp)), [A, B, A, C]);
    assert_eq!([A, B, C].map(|seat| state.team(seat)), [Team(0), Team(1), Team(1)]);
}

#[test]
fn p2_3_two_players_with_two_camps_each() {
    let state = start(&full());
    assert_eq!(Camp::ALL.map(|camp| state.now.rules.seat_of(camp)), [A, B, A, B]);
    assert_eq!([A, B].map(|seat| state.team(seat)), [Team(0), Team(1)]);
}

#[test]
fn p2_4_two_players_on_half_the_board() {
    let state = start(&half());
    assert_eq!([Camp::ONE, Camp::FOUR].map(|camp| state.now.rules.seat_of(camp)), [A, B]);
}

#[test]
fn p2_5_allies_are_never_taken_and_in_the_way() {
    // Camp 3's pawn on 41 stands before camp 1's on 51, its sauteur on 42 where a leap would end.
    let position = "1 2 1:P51S63K83 2:K88 3:P41S42K8 4:K3";
    let game = from(&full(), position);
    assert!(plies_from(&game, "51").is_empty());
    assert!(!plies(&game).iter().any(|text| text.contains('x')), "nothing of the ally's is taken");
    assert_eq!(refused(&game, "51-41"), Refusal::Occupied(Square::new(41).expect("one")).into());
}

#[test]
fn p2_6_allies_decide_alone() {
    // Nothing is there for one of them only: what an ally sees is what everybody sees.
    let state = start(&players(4));
    let seen = |viewer| serde_json::to_string(&state.view(viewer)).expect("plain data");
    let views: Vec<String> = Viewer::all(4).map(seen).collect();
    assert!(views.iter().all(|view| *view == views[0]));
    assert!(Seat::all(4).skip(1).all(|seat| {
        let mut moves = Vec::new();
        state.moves(seat, &mut moves);
        moves.is_empty()
    }));
}

#[test]
fn every_square_can_be_leapt_to_from_a_corner_in_eight() {
    let mut reached = bit(spot_at(1, 1));
    for _ in 0..8 {
        reached |= crate::board::each(reached).fold(0, |all, spot| all | leaps(spot));
    }
    assert_eq!(reached, Size::Full.all());
    let mobility: Vec<u32> = crate::board::each(reached).map(|spot| leaps(spot).count_ones()).collect();
    assert_eq!((mobility.iter().min(), mobility.iter().max()), (Some(&2), Some(&8)));
}

#[test]
fn the_state_is_compact() {
    let state = start(&full());
    let copy = state;
    assert_eq!(state, copy);
    assert!(size_of::<crate::state::Position>() <= 352, "{}", size_of::<crate::state::Position>());
}
