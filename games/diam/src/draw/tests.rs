//! The drawing: sound scenes, paths that lead to exactly one action, words in both languages.

use expect_test::expect;
use scene::{Drawn, Emphasis, Path, Step, TextStyle, flaws, text};
use tabletop::{Game, Input, Message, Seat, Viewer};

use super::ring::{self, RX, RY, THICK};
use crate::{Action, Announce, Config, Diam, Edition, Square, View};

/// Every sort of table.
fn configs() -> Vec<Config> {
    let old = Config { edition: Edition::V1998, ..Config::default() };
    vec![
        Config { swap: true, ..Config::default() },
        Config { players: 3, ..Config::default() },
        Config { players: 4, ..Config::default() },
        Config { announce: Announce::Manual, ..old.clone() },
        old,
    ]
}

fn view_after(config: &Config, actions: &str) -> View {
    let mut game = Diam::start(config).expect("a config that can be played");
    for action in actions.split_whitespace() {
        let seat = game.view(Viewer::Public).to_move.expect("the game goes on");
        let action = action.parse().expect("an action");
        game.step(Input::Act(seat, action), &mut ()).expect("a legal action");
    }
    game.view(Viewer::Public)
}

fn at(position: &str) -> Config {
    Config { position: position.to_owned(), ..Config::default() }
}

/// Plays some games, always taking another of the listed actions, and looks at every view.
fn every_view(look: impl Fn(&Config, &View, &[Action])) {
    for config in configs() {
        for stride in [1, 7, 31] {
            let mut game = Diam::start(&config).expect("a config that can be played");
            for turn in 0..40 {
                let view = game.view(Viewer::Public);
                let mut moves = Vec::new();
                Seat::all(view.players).for_each(|seat| game.moves(seat, &mut moves));
                look(&config, &view, &moves);
                let Some(seat) = view.to_move else { break };
                let action = moves[(turn * stride + turn) % moves.len()];
                game.step(Input::Act(seat, action), &mut ()).expect("listed, so accepted");
            }
        }
    }
}

fn paths(view: &View, moves: &[Action]) -> Vec<Path> {
    moves.iter().map(|action| Diam::path(view, action)).collect()
}

#[test]
fn scenes_have_no_flaws() {
    every_view(|config, view, moves| {
        assert_eq!(flaws(&Diam::board(config, Viewer::Public), &Diam::scene(view), &paths(view, moves)), []);
    });
}

#[test]
fn no_path_is_the_beginning_of_another() {
    every_view(|_, view, moves| {
        let paths = paths(view, moves);
        for (i, path) in paths.iter().enumerate() {
            for other in &paths[i + 1..] {
                let shared = path.steps.len().min(other.steps.len());
                assert_ne!(path.steps[..shared], other.steps[..shared]);
            }
        }
    });
}

#[test]
fn an_announcement_is_asked_for_only_where_it_is_a_choice() {
    let config = Config {
        edition: Edition::V1998,
        announce: Announce::Manual,
        position: "vr/-/-/-/b/-/r/- 0".to_owned(),
        ..Config::default()
    };
    let view = view_after(&config, "");
    let steps = |action: &str| {
        let path = Diam::path(&view, &action.parse().expect("an action"));
        path.steps
            .iter()
            .map(|step| match step {
                Step::Id(id) => id.clone(),
                Step::Choice { name, .. } => (*name).to_owned(),
            })
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(steps("j3"), "reserve-yellow square-3");
    assert_eq!(steps("7.1-6"), "piece-7-1 square-6 silent");
    assert_eq!(steps("7.1-6!"), "piece-7-1 square-6 announce");
}

#[test]
fn no_pile_hides_the_foot_of_another() {
    for front in Square::all() {
        for back in Square::all().filter(|back| ring::middle(*back).y < ring::middle(front).y) {
            let (top, foot) = (ring::foot(front, 4), ring::middle(back));
            let (dx, dy) = (top.x - foot.x, top.y - foot.y);
            let is_beside = dx.abs() >= 2 * RX;
            let is_apart = dx * dx * RY * RY + dy * dy * RX * RX >= 4 * RX * RX * RY * RY;
            assert!(is_beside || (is_apart && dy > 0), "{front} hides {back}, {THICK} thick");
        }
    }
}

#[test]
fn the_diam_is_marked() {
    let scene = Diam::scene(&view_after(&at("rnom/m/-/r/mr/o/nn/- 0"), "o5"));
    let winning: Vec<&str> = scene
        .marks
        .iter()
        .filter(|mark| mark.why == Emphasis::Winning)
        .map(|mark| mark.id.as_str())
        .collect();
    assert_eq!(winning, ["piece-1-3", "piece-5-3"]);
    assert_eq!(scene.lines.len(), 1);
}

#[test]
fn the_terminal_shows_the_ring() {
    let config = at("rmo/o/nro/m/ro/n/nm/- 0");
    let view = view_after(&config, "3.2-2");
    let key = |message: &Message| message.key.to_owned();
    expect![[r#"

                                     [ ▲ ]
                                     [ ■ ]
                                     [ ● ]
                       ╶─8─╴         ╶─1─╴
                                                ›[ ▲ ]‹
           [ ■ ]           ·         ·          ›[ ● ]‹
           [ ◆ ]            ·       ·            [ ▲ ]
           ╶─7─╴             ·     ·             ╶─2─╴
                  ·  ·        ·   ·        ·  ·
                        ·  ·   · ·   ·  ·
                             ·  ·  ·
                        ·  ·   · ·   ·  ·
           [ ◆ ]  ·  ·        ·   ·        ·  ·  [ ◆ ]
           ╶─6─╴             ·     ·            ›╶─3─╴‹
                            ·       ·
                       [ ▲ ]         ·
                       [ ● ]         [ ■ ]
                       ╶─5─╴         ╶─4─╴
          diam-player    [ ● ] diam-reserve    [ ▲ ] diam-reserve
        ▶ diam-player    [ ■ ] diam-reserve    [ ◆ ] diam-reserve
        diam-turn-both
    "#]]
    .assert_eq(&text(
        &Diam::board(&config, Viewer::Public),
        &Diam::scene(&view),
        &TextStyle::default(),
        &key,
    ));
}

#[test]
fn every_word_is_known_in_both_languages() {
    let sources = [include_str!("../draw.rs"), include_str!("table.rs")];
    let keys = sources.iter().flat_map(|source| source.split("Message::new(\"").skip(1));
    for key in keys.filter_map(|rest| rest.split('"').next()) {
        for (language, texts) in
            [("en", <Diam as tabletop::Printed>::TEXTS[0]), ("fr", <Diam as tabletop::Printed>::TEXTS[1])]
        {
            assert!(texts.contains(&format!("\n{key} = ")), "{key} is missing in {language}");
        }
    }
}
