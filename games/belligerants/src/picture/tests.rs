//! The drawing: nothing missing, nothing twice, every action with a path of its own, every word in both languages.

use std::collections::BTreeSet;

use scene::Pictured;
use scene::trial::{self, Moment};
use tabletop::{Game, Input, Printed, Seat, Viewer};

use crate::{Belligerants, Config};

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
    for (seed, board) in [(1, "standard"), (2, "quick")] {
        for capture in [crate::Capture::Must, crate::Capture::Huff] {
            let config = Config { board: board.to_owned(), capture, position: String::new() };
            let mut coin = laws::Coin::new(seed);
            trial::look_on(&config, 41, &mut coin, |moment| check(moment, &known));
        }
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
    for key in ["belligerants-the-kind", "belligerants-the-other-kind", "belligerants-e"] {
        assert!(fr.remove(key), "{key}");
    }
    assert_eq!(en, fr);
    for how in ["battle", "rolls", "quiet", "time", "armistice"] {
        assert!(en.contains(&*format!("belligerants-how-{how}")), "{how}");
    }
}
