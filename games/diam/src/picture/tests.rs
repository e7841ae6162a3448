//! The drawing: sound scenes, paths that lead to exactly one action, words in both languages.

use expect_test::expect;
use scene::{Emphasis, Pictured, TextStyle, text, trial};
use tabletop::{Game, Input, Message, Viewer};

use super::ring::{self, RX, RY, THICK};
use crate::{Announce, Colour, Config, Diam, Edition, Square, View};

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

#[test]
fn whole_matches_are_drawn_soundly() {
    let mut coin = laws::Coin::new(1);
    for config in configs() {
        (0..3).for_each(|_| trial::must_be_sound::<Diam>(&config, 1, &mut coin));
    }
}

#[test]
fn everything_is_explained() {
    let mut coin = laws::Coin::new(2);
    for config in configs() {
        (0..3).for_each(|_| drop(trial::must_be_explained::<Diam>(&config, 1, &mut coin)));
    }
}

#[test]
fn a_piece_that_cannot_move_says_why() {
    use crate::Refusal;
    use scene::Explained as _;
    let seat = tabletop::Seat::new(0);
    let why = |position: &str, id: &str| Diam::why(&view_after(&at(position), ""), seat, id);
    let square = |number: u8| Square::new(number - 1);
    // Both neighbours are too high for two pieces.
    assert_eq!(why("mnr/ro/nmo/-/-/-/-/- 0", "piece-2-1"), Some(Refusal::TooHigh(square(3))));
    assert_eq!(why("m/-/-/-/-/-/-/- 0", "piece-1-1"), Some(Refusal::NotYourPiece(square(1), 0)));
    assert_eq!(why("rrrr/-/-/-/-/-/-/- 0", "reserve-red"), Some(Refusal::ReserveEmpty(Colour::Red)));
    assert_eq!(why("m/-/-/-/-/-/-/- 0", "reserve-brown"), Some(Refusal::NotYourReserve(Colour::Brown)));
    assert_eq!(why("m/-/-/-/-/-/-/- 0", "sq-1"), None, "nobody plays a square");
    let old =
        Config { edition: Edition::V1998, position: "vr/-/-/-/b/r/-/- 0".to_owned(), ..Config::default() };
    let view = Diam::start(&old).expect("a position").view(Viewer::Public);
    assert_eq!(Diam::why(&view, seat, "piece-6-1"), Some(Refusal::NotAnnounced), "it could go to 7 too");
}

#[test]
fn a_wrong_way_says_why() {
    use crate::Refusal;
    use scene::Explained as _;
    let view = view_after(&at("mnrm/ro/nmo/r/-/-/-/- 0"), "");
    let why_not = |from: &str, to: &str| Diam::why_not(&view, tabletop::Seat::new(0), from, to);
    let square = |number: u8| Square::new(number - 1);
    assert_eq!(why_not("piece-4-1", "sq-6"), Some(Refusal::TooFar(square(4), square(6))));
    assert_eq!(
        why_not("piece-2-1", "piece-3-2"),
        Some(Refusal::TooHigh(square(3))),
        "where that piece stands"
    );
    assert_eq!(why_not("reserve-red", "sq-1"), Some(Refusal::PileFull(square(1))));
    assert_eq!(why_not("reserve-red", "reserve-brown"), None, "nobody goes there");
    assert_eq!(why_not("sq-1", "sq-2"), None, "nobody plays a square");
    assert_eq!(why_not("piece-4-1", "nowhere"), None);
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
    let steps = |action: &str| Diam::path(&view, &action.parse().expect("an action")).to_string();
    assert_eq!(steps("j3"), "reserve-yellow sq-3");
    assert_eq!(steps("7.1-6"), "piece-7-1 sq-6 silent");
    assert_eq!(steps("7.1-6!"), "piece-7-1 sq-6 announce");
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
fn a_seat_has_the_emblems_of_its_colours() {
    let emblems = |config: &Config, actions: &str| {
        let scene = Diam::scene(&view_after(config, actions));
        let words =
            scene.emblems.iter().map(|emblem| format!("{}: {}", emblem.seat, emblem.symbols.join(" ")));
        words.collect::<Vec<_>>().join(", ")
    };
    assert_eq!(emblems(&Config::default(), ""), "0: red orange, 1: brown black");
    let four = Config { players: 4, ..Config::default() };
    assert_eq!(emblems(&four, ""), "0: red, 1: orange, 2: brown, 3: black");
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
    let sources = [include_str!("../picture.rs"), include_str!("table.rs"), include_str!("card.rs")];
    let keys = sources.iter().flat_map(|source| source.split("Message::new(\"").skip(1));
    for key in keys.filter_map(|rest| rest.split('"').next()) {
        for (language, texts) in
            [("en", <Diam as tabletop::Printed>::TEXTS[0]), ("fr", <Diam as tabletop::Printed>::TEXTS[1])]
        {
            assert!(texts.contains(&format!("\n{key} = ")), "{key} is missing in {language}");
        }
    }
}
