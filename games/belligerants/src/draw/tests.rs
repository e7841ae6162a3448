//! The drawing: nothing missing, nothing twice, every action with a path of its own, every word in both languages.

use std::collections::BTreeSet;

use scene::{Board, Drawn, Scene, Step, flaws};
use tabletop::{Game, Input, Message, Pending, Printed, Seat, Viewer};

use crate::{Belligerants, Config};

fn keys(text: &str) -> BTreeSet<&str> {
    let heads = text.lines().filter(|line| !line.starts_with([' ', '#', '}', '*', '[']));
    heads.filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect()
}

/// Every message of a scene on its board.
fn messages<'a>(board: &'a Board, scene: &'a Scene) -> Vec<&'a Message> {
    let mut all = vec![&scene.caption];
    all.extend(board.regions.iter().map(|region| &region.label));
    all.extend(scene.pieces.iter().map(|piece| &piece.label));
    for panel in &scene.panels {
        all.push(&panel.label);
        all.extend(&panel.note);
        if let scene::Content::Text(lines) = &panel.content {
            all.extend(lines);
        }
    }
    for sheet in &scene.sheets {
        all.push(&sheet.title);
        all.extend(&sheet.note);
        all.extend(sheet.rows.iter().map(|row| &row.label));
    }
    all
}

fn check_scene(state: &Belligerants, config: &Config, who: Viewer, known: &BTreeSet<&str>) {
    let view = state.view(who);
    let (board, scene) = (Belligerants::board(config, who), Belligerants::scene(&view));
    let mut actions = Vec::new();
    if let Some(seat) = who.seat().filter(|seat| state.pending().admits(*seat)) {
        state.moves(seat, &mut actions);
    }
    let paths: Vec<_> = actions.iter().map(|action| Belligerants::path(&view, action)).collect();
    assert_eq!(flaws(&board, &scene, &paths), []);
    let names = |step: &Step| match step {
        Step::Id(id) => id.clone(),
        Step::Choice { name, .. } => format!("!{name}"),
    };
    let mut texts: Vec<Vec<String>> =
        paths.iter().map(|path| path.steps.iter().map(names).collect()).collect();
    texts.sort();
    for pair in texts.windows(2) {
        assert!(!pair[1].starts_with(&pair[0]), "one path begins another: {pair:?}");
    }
    for message in messages(&board, &scene) {
        assert!(known.contains(message.key), "{}", message.key);
    }
    for step in paths.iter().flat_map(|path| &path.steps) {
        if let Step::Choice { label, .. } = step {
            assert!(known.contains(label.key), "{}", label.key);
        }
    }
}

#[test]
fn whole_games_are_drawn_without_flaws() {
    let known = keys(Belligerants::TEXTS[0]);
    for (seed, board) in [(1, "standard"), (2, "quick")] {
        for capture in [crate::Capture::Must, crate::Capture::Huff] {
            let config = Config { board: board.to_owned(), capture, position: String::new() };
            let mut coin = laws::Coin::new(seed);
            let mut state = Belligerants::start(&config).expect("can be played");
            let mut events = Vec::new();
            let mut count = 0;
            while state.pending().outcome().is_none() {
                count += 1;
                if count % 41 == 1 {
                    Viewer::all(2).for_each(|who| check_scene(&state, &config, who, &known));
                }
                let input = match state.pending() {
                    Pending::Chance => Input::Chance(state.roll(&mut coin)),
                    Pending::Seats { must, .. } => {
                        let seat = must.first().expect("somebody acts");
                        Input::Act(seat, state.sample(seat, &mut coin))
                    }
                    Pending::Over(_) => break,
                };
                state.apply(input, &mut events);
            }
            check_scene(&state, &config, Viewer::Public, &known);
            for event in &events {
                assert!(known.contains(Belligerants::tell(event).key), "{event:?}");
            }
        }
    }
}

#[test]
fn the_deals_are_drawn() {
    let known = keys(Belligerants::TEXTS[0]);
    let config =
        Config { board: "quick".to_owned(), position: "y2 ySO=f3 pTK=c7".to_owned(), ..Config::default() };
    let mut state = Belligerants::start(&config).expect("can be played");
    for (seat, action) in [(0, "ask"), (1, "demand 1300"), (0, "accept")] {
        Viewer::all(2).for_each(|who| check_scene(&state, &config, who, &known));
        let action = action.parse().expect("an action");
        state.step(Input::Act(Seat::new(seat), action), &mut ()).expect("accepted");
    }
    check_scene(&state, &config, Viewer::Public, &known);
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
    let [en, fr] = Belligerants::TEXTS.map(keys);
    assert_eq!(en, fr);
    for how in ["battle", "rolls", "quiet", "time", "armistice"] {
        assert!(en.contains(&*format!("belligerants-how-{how}")), "{how}");
    }
}
