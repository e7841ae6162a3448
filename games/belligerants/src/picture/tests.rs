//! The drawing: nothing missing, nothing twice, every action with a path of its own, every word in both languages.

use std::collections::BTreeSet;

use scene::Pictured;
use scene::trial::{self, Moment};
use tabletop::{Game, Input, Printed, Seat, Viewer};

use crate::{Belligerants, Config};

/// The board that the positions below were written for.
const FIRST: &str = "standard";

fn keys(text: &str) -> BTreeSet<&str> {
    let heads = text.lines().filter(|line| !line.starts_with([' ', '#', '}', '*', '[']));
    heads.filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect()
}

/// Asserts that the drawing is sound, and that whatever is said has words.
fn check(moment: &Moment<'_, Belligerants>, known: &BTreeSet<&str>) {
    moment.must_be_sound();
    for message in moment.said() {
        assert!(known.contains(message.key), "{}", message.key);
    }
}

#[test]
fn whole_games_are_drawn_without_flaws() {
    let known = keys(Belligerants::TEXTS[0]);
    for (seed, board) in [(1, "standard-2"), (2, "quick-2"), (5, "standard"), (6, "quick")] {
        for capture in [crate::Capture::Must, crate::Capture::Huff] {
            let config = Config { board: board.to_owned(), capture, position: String::new() };
            let mut coin = laws::Coin::new(seed);
            trial::look_on(&config, 41, &mut coin, |moment| check(moment, &known));
        }
    }
}

/// What is painted travels once and is kept, but on a telephone in the country it should still be quick.
#[test]
fn a_painted_field_is_light() {
    for (name, _) in crate::board::SHIPPED_BOARDS {
        let config = Config { board: name.to_owned(), ..Config::default() };
        for who in [Viewer::Public, Viewer::Seat(Seat::new(1))] {
            let painted = Belligerants::board(&config, who).backdrop;
            let bytes = serde_json::to_string(&painted).expect("plain data").len();
            assert!(bytes < 60_000, "{name}: {bytes} bytes");
        }
    }
}

/// The same map from both sides: what is turned around is where things lie, not what they are.
#[test]
fn both_sides_look_at_the_same_map() {
    let config = Config::default();
    let [yellow, pink] =
        [0, 1].map(|seat| Belligerants::board(&config, Viewer::Seat(Seat::new(seat))).backdrop);
    assert_eq!(yellow.len(), pink.len());
    let paints = |art: &[scene::Art]| -> Vec<_> {
        let of = |art: &scene::Art| match art {
            scene::Art::Shape(shape) => Some((shape.fill, shape.stroke, shape.opacity)),
            scene::Art::Lettering(_) => None,
        };
        art.iter().map(of).collect()
    };
    // The camps are painted in one order, whoever looks; only the prison camps change places.
    assert_eq!(paints(&yellow), paints(&pink));
}

/// Terrain may bend the lines between squares, but the middle of a square shows what it is.
#[test]
fn terrain_ends_close_to_the_lines_between_squares() {
    use super::contour::{led_by, rings};
    let board = crate::Board::named_or_read(crate::board::STANDARD).expect("a board we ship");
    for ground in crate::board::Ground::ALL {
        let rings =
            rings(&board, ground == crate::board::Ground::Blue, |square| board.ground(square) == ground);
        let edges: usize = rings.iter().map(Vec::len).sum();
        let beside = |square: crate::Square| {
            let steps = [(1, 0), (-1, 0), (0, 1), (0, -1)];
            steps
                .iter()
                .filter(|(columns, rows)| {
                    let column = square.column().checked_add_signed(*columns);
                    let row = square.row().checked_add_signed(*rows);
                    let other = column.zip(row).map(|(column, row)| crate::Square::new(column, row));
                    other.filter(|other| board.has(*other)).is_none_or(|other| board.ground(other) != ground)
                })
                .count()
        };
        let painted = board.squares().filter(|square| board.ground(*square) == ground);
        assert_eq!(edges, painted.map(beside).sum::<usize>(), "{ground:?}: every side of a square once");
    }
    for column in 0..=13 {
        for row in 0..=19 {
            let off = led_by((column, row));
            assert!(off.0.abs() <= 6 && off.1.abs() <= 6 && off.0 % 2 == 0 && off.1 % 2 == 0, "{off:?}");
        }
    }
}

#[test]
fn everything_is_explained() {
    let known = keys(Belligerants::TEXTS[0]);
    for (seed, board) in [(3, "standard-2"), (4, "quick-2")] {
        for capture in [crate::Capture::Must, crate::Capture::Huff] {
            let config = Config { board: board.to_owned(), capture, position: String::new() };
            let said = trial::must_be_explained::<Belligerants>(&config, 29, &mut laws::Coin::new(seed));
            said.iter().for_each(|message| assert!(known.contains(message.key), "{}", message.key));
        }
    }
}

#[test]
fn a_piece_that_cannot_move_says_why() {
    use crate::Refusal;
    use scene::Explained as _;
    let seat = Seat::new(0);
    let why = |position: &str, id: &str| {
        let config = Config { board: FIRST.to_owned(), position: position.to_owned(), ..Config::default() };
        let state = Belligerants::start(&config).expect("can be played");
        Belligerants::why(&state.view(seat.into()), seat, id)
    };
    let paragraph = |why: Option<Refusal>| why.map(|why| tabletop::Refusal::paragraph(&why));
    // Any white square and any grey one will do.
    let board = crate::Board::named_or_read(FIRST).expect("a board we ship");
    let on = |ground| board.squares().find(|square| board.ground(*square) == ground).expect("it has all");
    let white = on(crate::board::Ground::White);
    let grey = on(crate::board::Ground::Grey);
    assert_eq!(
        paragraph(why(&format!("y1 ySO={white} yTK=m1 pTK=a19"), "piece-12")),
        Some("5.10"),
        "a wounded piece lies where it is"
    );
    assert_eq!(paragraph(why(&format!("y1 ySO={grey} yTK=m1 pTK=a19"), "piece-12")), Some("5.8"));
    assert_eq!(paragraph(why("y1 ySO=m1 yTK=l1 pTK=a19", "piece-21")), Some("3.1"), "the enemy's");
}

#[test]
fn a_wrong_way_says_why() {
    use scene::Explained as _;
    let seat = Seat::new(0);
    let why_not = |position: &str, from: &str, to: &str| {
        let config = Config { board: FIRST.to_owned(), position: position.to_owned(), ..Config::default() };
        let state = Belligerants::start(&config).expect("can be played");
        let why = Belligerants::why_not(&state.view(seat.into()), seat, from, to);
        why.map(|why| tabletop::Refusal::paragraph(&why))
    };
    let position = "y1 ySO=b13 yTK=b12 pTK=a19";
    assert_eq!(why_not(position, "piece-12", "square-g12"), Some("4.2"), "not by a one");
    assert_eq!(why_not(position, "piece-12", "square-b12"), Some("4.9"), "an own piece stands there");
    assert_eq!(why_not(position, "square-b13", "square-b14"), None, "nobody plays a square");
    // While armies are set up pieces change places within their camp.
    assert!(why_not("", "piece-12", "square-g10").is_some());
}

#[test]
fn a_formation_looks_as_its_preview_promised() {
    for (board, seat) in [("standard-2", 0), ("standard-2", 1), ("quick-2", 0)] {
        let config = Config { board: board.to_owned(), ..Config::default() };
        let seat = Seat::new(seat);
        let drawn = Belligerants::board(&config, seat.into());
        assert_eq!(drawn.previews.len(), 6, "a picture for each formation");
        for (preview, number) in drawn.previews.iter().zip(1..) {
            let mut state = Belligerants::start(&config).expect("can be played");
            let action = format!("form {number}").parse().expect("an action");
            let path = Belligerants::path(&state.view(seat.into()), &action);
            assert_eq!(path.steps[0].word(), preview.choice);
            state.step(Input::Act(seat, action), &mut ()).expect("accepted");
            let scene = Belligerants::scene(&state.view(seat.into()));
            let stands: BTreeSet<_> =
                scene.pieces.iter().map(|piece| (piece.at.x, piece.at.y, piece.symbol)).collect();
            let promised: BTreeSet<_> =
                preview.pieces.iter().map(|one| (one.at.x, one.at.y, one.symbol)).collect();
            assert_eq!(stands, promised, "{board} {number}");
        }
        assert!(
            Belligerants::board(&config, Viewer::Public).previews.is_empty(),
            "a spectator chooses nothing"
        );
    }
}

#[test]
fn a_set_up_is_explained_to_its_owner_alone() {
    use scene::Explained as _;
    let config = Config::default();
    let state = Belligerants::start(&config).expect("can be played");
    let mut twin = state.clone();
    twin.step(Input::Act(Seat::new(1), "form 2".parse().expect("an action")), &mut ()).expect("accepted");
    for who in [Viewer::Seat(Seat::new(0)), Viewer::Public] {
        trial::must_be_explained_alike(&config, &state, &twin, who);
        assert_eq!(Belligerants::card(&state.view(who), "piece-20"), None, "nobody sees the other's army");
    }
}

#[test]
fn the_deals_are_drawn() {
    let known = keys(Belligerants::TEXTS[0]);
    let config =
        Config { board: "quick".to_owned(), position: "y2 ySO=f3 pTK=c7".to_owned(), ..Config::default() };
    let mut state = Belligerants::start(&config).expect("can be played");
    let boards: Vec<_> = Viewer::all(2).map(|who| (who, Belligerants::board(&config, who))).collect();
    let look = |state: &Belligerants| {
        boards.iter().for_each(|(who, board)| check(&Moment::new(state, &config, *who, board), &known));
    };
    for (seat, action) in [(0, "ask"), (1, "demand 1300"), (0, "accept")] {
        look(&state);
        let action = action.parse().expect("an action");
        state.step(Input::Act(Seat::new(seat), action), &mut ()).expect("accepted");
    }
    look(&state);
}

/// What is asked before an action of yellow's from a position on the drill ground.
fn asked(position: &str, action: &str) -> Option<&'static str> {
    let game = crate::tests::at(position);
    let view = game.state().view(Seat::new(0).into());
    let action = action.parse().expect("an action");
    let listed = game.moves(Seat::new(0));
    let at = listed.iter().position(|one| *one == action).expect("a legal action");
    let path = Belligerants::path(&view, &action);
    assert_eq!(Belligerants::paths(&view, &listed)[at], path, "one by one or all at once");
    path.ask.map(|question| question.key)
}

#[test]
fn whoever_only_loses_a_piece_is_asked_first() {
    // A spy that leaves water or annihilation keeps nothing (§8.8).
    for (from, to) in [("b2", "b4"), ("g6", "g4")] {
        let position = format!("yd yES={from} pTK={to} pSO=n7");
        assert_eq!(asked(&position, &format!("2:{from}-{to}+")), Some("belligerants-sure-lost"));
        assert_eq!(asked(&position, &format!("2:{from}-{to}")), None);
    }
    assert_eq!(asked("yd yES=d6 pTK=d4 pSO=n7", "2:d6-d4+"), None, "it is wounded, not lost");
    // Whoever goes to g6 is destroyed, spies and ambulances aside, and whoever takes somebody there has something of it.
    assert_eq!(asked("y2 yTK=g4 pSO=n7", "g4-g6"), Some("belligerants-sure-destroyed"));
    assert_eq!(asked("y2 yTK=g4 pSO=n7", "g4-i4"), None);
    assert_eq!(asked("y2 yES=g4 pSO=n7", "g4-g6"), None);
    assert_eq!(asked("y2 yEM=g4 pES=g6 pSO=n7", "g4-g6"), None);
    // With the devil one may choose a number with which somebody drowns (§8.3); without it nobody chose.
    let drowning = |position: &str, action: &str| {
        let view = crate::tests::at(position).state().view(Seat::new(0).into());
        let path = Belligerants::path(&view, &action.parse().expect("an action"));
        path.ask.map(|question| question.key)
    };
    assert_eq!(drowning("yd yTK=b4 pSO=n7", "2:b4-b2"), Some("belligerants-sure-drowned"));
    assert_eq!(drowning("y2 yTK=b4 pSO=n7", "b4-b2"), None);
    assert_eq!(drowning("yd yES=b4 pSO=n7", "2:b4-b2"), None);
    let known = keys(Belligerants::TEXTS[0]);
    let questions = ["belligerants-sure-lost", "belligerants-sure-destroyed", "belligerants-sure-drowned"];
    assert!(questions.iter().all(|key| known.contains(key)));
}

#[test]
fn each_side_has_its_camp_at_the_lower_right() {
    let config = Config { board: "quick".to_owned(), ..Config::default() };
    let state = Belligerants::start(&config).expect("can be played");
    for seat in [Seat::new(0), Seat::new(1)] {
        let scene = Belligerants::scene(&state.view(seat.into()));
        assert_eq!(scene.pieces.len(), 15, "one's own only");
        let board = Belligerants::board(&config, seat.into());
        let lowest = scene.pieces.iter().map(|piece| piece.at.y).max();
        let corner =
            scene.pieces.iter().find(|piece| Some(piece.at.y) == lowest && piece.at.x > board.width * 3 / 4);
        assert!(corner.is_some());
        assert!(
            scene.pieces.iter().all(|piece| piece.at.x > board.width / 2 && piece.at.y > board.height / 2)
        );
    }
    assert!(Belligerants::scene(&state.view(Viewer::Public)).pieces.is_empty());
}

#[test]
fn both_languages_say_the_same_things() {
    let [en, mut fr] = Belligerants::TEXTS.map(keys);
    // Pieces of sentences that only French needs: an article, and the "e" of what is feminine.
    for key in ["belligerants-the-kind", "belligerants-the-other-kind", "belligerants-e", "belligerants-le"] {
        assert!(fr.remove(key), "{key}");
    }
    assert_eq!(en, fr);
    for how in ["battle", "rolls", "quiet", "time", "armistice"] {
        assert!(en.contains(&*format!("belligerants-how-{how}")), "{how}");
    }
}
