//! What is on the table (§1), and the capture table cell by cell (§6.2).

use tabletop::Odds;

use super::*;
use crate::board::Ground;
use crate::{Kind, Piece};

#[test]
fn p1_1_the_board_is_a_grid_of_grounds() {
    let board = standard();
    assert_eq!((board.columns(), board.rows()), (13, 19));
    assert_eq!(board.squares().count(), 13 * 19);
    for ground in Ground::ALL {
        assert!(board.squares().any(|square| board.ground(square) == ground), "{ground:?}");
    }
    // Prisoners stand nowhere on it.
    let game = at("y pSO=y pTK=n7 ySO=a4");
    assert_eq!(
        game.state()
            .battlefield()
            .squares()
            .filter(|square| game.state().now.field.on(*square).is_some())
            .count(),
        2
    );
}

#[test]
fn p1_2_two_sides_play() {
    let game = Match::<Belligerants>::start(Config::default()).expect("can be played");
    assert_eq!(game.state().seats(), 2);
    assert_ne!(game.state().team(YELLOW), game.state().team(PINK));
}

#[test]
fn p1_3_each_army_has_fifteen_pieces_and_six_flat_ones() {
    let values = [1000, 700, 600, 600, 500, 500, 400, 400, 300, 300, 200, 200, 100];
    assert_eq!(Kind::ALL.map(Kind::value), values);
    for side in Side::BOTH {
        let army: Vec<Kind> = Piece::of(side).map(Piece::kind).collect();
        assert_eq!(army.len(), 15);
        assert_eq!(army.iter().map(|kind| kind.value()).sum::<i32>(), 6000);
        for kind in Kind::ALL {
            let number = army.iter().filter(|other| **other == kind).count();
            assert_eq!(number, usize::from(kind.number()), "{kind:?}");
        }
    }
    let flat: Vec<&str> = Kind::ALL.into_iter().filter(|kind| kind.is_material()).map(Kind::code).collect();
    assert_eq!(flat, ["BO", "AV", "DC", "MI", "CA", "TK"]);
    assert_eq!(2 * (15 + flat.len()), 42);
}

#[test]
fn p1_4_six_faces_each_as_likely() {
    let game = at("y ySO=a4 pSO=n7");
    let Odds::Explicit(odds) = game.state().odds() else { panic!("the odds are known") };
    let texts: Vec<String> = odds.iter().map(|(roll, weight)| format!("{roll} {weight}")).collect();
    assert_eq!(texts, ["1 1", "2 1", "3 1", "4 1", "5 1", "devil 1"]);
}

#[test]
fn p1_5_camps_are_in_the_lower_right_corners_of_their_players() {
    for (name, _) in crate::board::SHIPPED_BOARDS {
        let board = Board::named_or_read(name).expect("a board we ship");
        let corner = crate::Square::new(board.columns() - 1, 0);
        assert!(board.is_camp(corner, Side::Yellow));
        let corner = crate::Square::new(0, board.rows() - 1);
        assert!(board.is_camp(corner, Side::Pink));
        for side in Side::BOTH {
            assert_eq!(board.squares().filter(|square| board.is_camp(*square, side)).count(), 15);
        }
    }
    assert_eq!((Side::of(YELLOW), Side::of(PINK)), (Side::Yellow, Side::Pink));
}

#[test]
fn p1_6_eighteen_squares_are_starred() {
    for (name, _) in crate::board::SHIPPED_BOARDS {
        let board = Board::named_or_read(name).expect("a board we ship");
        assert_eq!(board.stars().len(), 18);
        assert!(
            board.stars().iter().all(|star| board.is_star(*star) && board.ground(*star) == Ground::Brown)
        );
    }
}

#[test]
fn p1_7_the_boards_say_that_they_are_ours() {
    assert!(standard().title().contains("reconstruction"));
    for (_, text) in crate::board::SHIPPED_BOARDS {
        assert!(text.starts_with("# A ") && text.contains("house") || text.contains("our own"));
    }
}

/// Both columns of the sheet: what each kind takes, and what takes it.
const SHEET: [(&str, &str, &str); 12] = [
    ("EM", "ES", "ES"),
    ("BO", "BO AV TK CA", "BO AV DC ES"),
    ("AV", "AV BO DC MI", "AV BO DC ES"),
    ("DC", "BO AV", "PA AV ES"),
    ("MI", "MI OF PA SO", "MI AV TK ES"),
    ("CA", "CA TK OF", "CA BO OF ES"),
    ("TK", "TK MI SO", "TK BO CA OF ES"),
    ("OF", "OF SO TK CA", "OF CA MI ES"),
    ("ES", "EM BO AV DC MI CA TK OF ES PA SE", "ES EM"),
    ("PA", "PA SO SE DC", "PA SE MI ES"),
    ("SE", "PA SO", "PA ES"),
    ("SO", "SO", "SO PA SE OF TK MI"),
];

#[test]
fn p6_2_every_cell_of_the_table_is_the_sheets() {
    let names = |list: &str, kind: Kind| list.split(' ').any(|code| code == kind.code());
    for one in Kind::ALL {
        for other in Kind::ALL {
            let by_taker =
                SHEET.iter().find(|row| row.0 == one.code()).is_some_and(|row| names(row.1, other));
            let by_taken =
                SHEET.iter().find(|row| row.0 == other.code()).is_some_and(|row| names(row.2, one));
            assert_eq!(one.takes(other), by_taker, "{one:?} takes {other:?}, first column");
            assert_eq!(one.takes(other), by_taken, "{one:?} takes {other:?}, second column");
            let picks_up = one == Kind::Ambulance && !other.roams();
            assert_eq!(one.takes_wounded(other), picks_up, "{one:?} takes {other:?} wounded");
        }
    }
    assert!(!Kind::Flak.takes(Kind::Patrol) && Kind::Patrol.takes(Kind::Flak));
    // The same on the board: an attacker at a4, a target at a7.
    for one in Kind::ALL {
        for other in Kind::ALL {
            let game = at(&format!("y3 y{}=a4 p{}=a7 pSO=n7 ySO=n4", one.code(), other.code()));
            let takes = moves_from(&game, "a4-a7") == ["a4-a7"];
            assert_eq!(takes, one.takes(other), "{one:?} and {other:?}");
        }
    }
}
