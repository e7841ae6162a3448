//! The drawing: sound scenes for every viewer, paths that lead to exactly one action, what may be looked at.

use expect_test::expect;
use scene::trial::{self, Moment};
use scene::{Content, Emphasis, Mark, Pictured, Scene, Step, TextStyle, text};
use search::Luck;
use tabletop::{Arg, Game, Input, Message, Pending, Seat, Viewer};

use super::art::layout;
use crate::action::Action;
use crate::config::Config;
use crate::field::Field;
use crate::state::ToyBattle;
use crate::terrain::{Colour, TerrainId};
use crate::troop::Troop;

fn configs() -> impl Iterator<Item = Config> {
    TerrainId::ALL.into_iter().flat_map(|terrain| {
        let whole = Config { terrain, ..Config::default() };
        [Config { special_bases: false, first_colour: Colour::Red, ..whole.clone() }, whole]
    })
}

/// Plays a random game of each sort and shows every moment to every viewer.
fn every_moment(mut look: impl FnMut(&Moment<'_, ToyBattle>)) {
    for (seed, config) in configs().enumerate() {
        trial::look_on(&config, 1, &mut Luck::from_seed(seed as u64), &mut look);
    }
}

#[test]
fn whole_matches_are_drawn_soundly() {
    for (seed, config) in configs().enumerate() {
        trial::must_be_sound::<ToyBattle>(&config, 1, &mut Luck::from_seed(seed as u64));
    }
}

#[test]
fn everything_is_explained() {
    for (seed, config) in configs().enumerate() {
        trial::must_be_explained::<ToyBattle>(&config, 3, &mut Luck::from_seed(seed as u64));
    }
}

/// §10.2: whatever the other side holds, cards and reasons are the same.
#[test]
fn cards_know_what_their_reader_knows() {
    use laws::Secrets as _;
    let config = Config { terrain: TerrainId::ChampDeBataille, ..Config::default() };
    let (mut luck, mut coin) = (Luck::from_seed(7), laws::Coin::new(7));
    let mut state = ToyBattle::start(&config).expect("a config that can be played");
    let mut worlds = 0;
    while state.pending().outcome().is_none() && worlds < 60 {
        let input = match state.pending() {
            Pending::Chance => Input::Chance(state.roll(&mut luck)),
            _ => Input::Act(state.field.turn, state.sample(state.field.turn, &mut luck)),
        };
        state.apply(input, &mut ());
        for who in Viewer::all(2).filter(|_| state.pending().outcome().is_none()) {
            let twin = state.scramble(who, &mut coin);
            trial::must_be_explained_alike(&config, &state, &twin, who);
            worlds += usize::from(twin != state);
        }
    }
    assert!(worlds >= 60, "worlds differed");
}

#[test]
fn a_troop_that_cannot_be_placed_says_why() {
    use crate::refusal::Refusal;
    use scene::Explained as _;
    let mut state = ToyBattle::start(&Config::default()).expect("a config that can be played");
    let (blue, red) = (Seat::new(0), Seat::new(1));
    let enter = |state: &mut ToyBattle, seat: Option<Seat>, text: &str| {
        let input = match seat {
            None => Input::Chance(text.parse().expect("an outcome")),
            Some(seat) => Input::Act(seat, text.parse().expect("an action")),
        };
        state.step(input, &mut ()).expect("it is accepted");
    };
    for text in ["draws skully hook hook", "draws hook hook roxy roxy"] {
        enter(&mut state, None, text);
    }
    for (seat, text) in [(blue, "hook b01"), (red, "hook b02"), (blue, "hook b03"), (red, "hook b08")] {
        enter(&mut state, Some(seat), text);
    }
    let why = |state: &ToyBattle, id: &str| ToyBattle::why(&state.view(blue.into()), blue, id);
    let tile = format!("tile-{}", state.field.top("b01".parse().expect("a slot")).expect("held").number());
    assert_eq!(why(&state, &tile), Some(Refusal::DrawOrPlace), "a troop on the board stays there");
    assert_eq!(why(&state, "slot-b04"), None, "nobody plays an empty base");
    assert_eq!(why(&state, "reserve-near"), None, "one may draw");
    // Skully may go to b01 and others; asked all the same, it tells of a base it is too weak for.
    assert!(matches!(why(&state, "rack-skully"), Some(Refusal::TooWeak(Troop::Skully, _))));
    // With a troop in hand, each base has its own reason.
    let why_not = |from: &str, to: &str| ToyBattle::why_not(&state.view(blue.into()), blue, from, to);
    let slot = |name: &str| name.parse().expect("a slot");
    assert_eq!(why_not("rack-skully", "slot-b02"), Some(Refusal::TooWeak(Troop::Skully, slot("b02"))));
    assert_eq!(why_not("rack-skully", "slot-b09"), Some(Refusal::NotConnected(slot("b09"))));
    assert_eq!(why_not("rack-skully", "reserve-near"), None, "nobody goes there");
}

#[test]
fn every_medal_lies_in_one_place() {
    every_moment(|moment| {
        let scene = moment.scene();
        let medals: Vec<&str> = ids(&scene).filter(|id| id.starts_with("medal-")).collect();
        let regions = &moment.config.terrain.terrain().regions;
        let all: usize = regions.iter().map(|region| region.spots.len()).sum();
        assert_eq!(medals.len(), all, "on the terrain or won");
    });
}

#[test]
fn tallies_hold_whatever_can_be_won() {
    for id in TerrainId::ALL {
        let terrain = id.terrain();
        // The last region can be won with one medal missing.
        let largest =
            terrain.regions.iter().map(|region| region.medals).max().expect("a terrain has regions");
        assert!(usize::from(terrain.objective - 1 + largest) <= layout::TALLY, "{id:?}");
    }
}

/// §10.2: of a rack that is not one's own there are backs, as many as troops, named after nothing.
#[test]
fn nobody_sees_the_face_of_a_hidden_troop() {
    every_moment(|moment| {
        let (who, view, scene) = (moment.who, &moment.view, moment.scene());
        let faces = ids(&scene).filter(|id| Troop::ALL.iter().any(|troop| *id == format!("rack-{troop}")));
        let backs = ids(&scene).filter(|id| id.starts_with("hidden-")).count();
        let hidden: u8 =
            Seat::all(2).filter(|seat| !who.is(*seat)).map(|seat| view.sides[seat.index()].rack).sum();
        assert_eq!(backs, usize::from(hidden));
        let kinds = who.seat().map_or(0, |seat| {
            assert_eq!(view.seat(), Some(seat));
            view.own.as_ref().map_or(0, |own| own.rack.iter().count())
        });
        assert_eq!(faces.count(), kinds);
    });
}

#[test]
fn everybody_fights_upwards() {
    for first_colour in [Colour::Blue, Colour::Red] {
        let config = Config { first_colour, ..Config::default() };
        let game = ToyBattle::start(&config).expect("it can be played");
        for who in Viewer::all(2) {
            let seat = who.seat().unwrap_or(Seat::new(u8::from(first_colour == Colour::Red)));
            let board = ToyBattle::board(&config, who);
            let height = |slot: u32| {
                let slot = crate::terrain::Slot::each(slot).next().expect("there is one");
                let region = board.regions.iter().find(|region| region.id == super::slot_id(slot));
                match region.expect("it is drawn").outline {
                    scene::Outline::Ellipse { centre, .. } => centre.y,
                    _ => panic!("slots are round"),
                }
            };
            let (own, enemy) = (game.field.headquarters(seat), game.field.headquarters(Field::rival(seat)));
            assert!(height(own) > height(enemy), "{who} of {first_colour:?}");
        }
    }
}

/// §1.2: whoever sees no colours tells the sides by the edges of their tiles, and by their backs.
#[test]
fn p1_2_the_sides_differ_in_shape() {
    let board = ToyBattle::board(&Config::default(), Viewer::Public);
    let symbol = |name: &str| board.symbol(name).unwrap_or_else(|| panic!("{name} is drawn"));
    for troop in Troop::ALL {
        let (blue, red) = (symbol(&format!("blue-{troop}")), symbol(&format!("red-{troop}")));
        assert_ne!(blue.outline, red.outline, "{troop}");
    }
    let (blue, red) = (symbol("blue-back"), symbol("red-back"));
    assert_ne!(blue.outline, red.outline);
    assert_ne!(blue.art.last(), red.art.last(), "the backs bear different signs");
}

/// Plays words from the start: chance outcomes and actions, whoever is on turn.
fn after(config: &Config, inputs: &[&str]) -> ToyBattle {
    let mut game = ToyBattle::start(config).expect("it can be played");
    for text in inputs {
        let input = match game.pending() {
            Pending::Chance => Input::Chance(text.parse().expect("an outcome")),
            _ => Input::Act(game.field.turn, text.parse().expect("an action")),
        };
        game.step(input, &mut ()).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    }
    game
}

const OPENING: [&str; 2] = ["draws captain skully roxy", "draws kwak hook star jumbo"];

#[test]
fn the_queue_tells_what_is_still_to_be_decided() {
    let config = Config { terrain: TerrainId::CiteDesNuages, ..Config::default() };
    let inputs = [&OPENING[..], &["captain b01", "skully b03"]].concat();
    let game = after(&config, &inputs);
    let scene = ToyBattle::scene(&game.view(Viewer::Seat(Seat::new(1))));
    let queues: Vec<&Content> = scene.panels.iter().map(|panel| &panel.content).collect();
    let [Content::Queue(items)] = queues[..] else { panic!("one queue: {queues:?}") };
    let keys: Vec<(&str, bool)> = items.iter().map(|item| (item.label.key, item.is_current)).collect();
    assert_eq!(keys, [("toybattle-queue-skully", true), ("toybattle-queue-base", false)]);
}

#[test]
fn stacks_can_be_opened_and_counts_looked_at() {
    let game = after(
        &Config::default(),
        &[&OPENING[..], &["captain b01", "skully b01", "yes", "draws kwak hook"]].concat(),
    );
    let scene = ToyBattle::scene(&game.view(Viewer::Seat(Seat::new(0))));
    let titles: Vec<&str> = scene.sheets.iter().map(|sheet| sheet.title.key).collect();
    assert_eq!(titles, ["toybattle-sheet-stack", "toybattle-sheet-own", "toybattle-sheet-rack"]);
    let stack = &scene.sheets[0];
    assert_eq!(stack.of, "slot-b01");
    let symbols: Vec<_> = stack.rows.iter().map(|row| (row.symbol, row.is_faint)).collect();
    assert_eq!(symbols, [(Some("blue-skully"), false), (Some("blue-captain"), true)]);
    let aid: u8 = scene.sheets[2].rows.iter().filter_map(|row| row.count).sum();
    assert_eq!(aid, 24, "nothing of the other army was seen yet");
}

#[test]
fn a_headquarters_that_falls_is_marked() {
    let config = Config { terrain: TerrainId::MerDesCaraibes, ..Config::default() };
    let mut luck = Luck::from_seed(4);
    for _ in 0..200 {
        let mut game = ToyBattle::start(&config).expect("it can be played");
        let (outcome, _) = search::playout::playout(&mut game, &mut luck);
        if outcome.how == "headquarters" {
            let scene = ToyBattle::scene(&game.view(Viewer::Public));
            let winning: Vec<_> = scene.marks.iter().filter(|mark| mark.why == Emphasis::Winning).collect();
            assert!(matches!(&winning[..], [mark] if mark.id.starts_with("slot-H")), "{winning:?}");
            return;
        }
    }
    panic!("headquarters fall in one game of five");
}

#[test]
fn medals_that_decide_are_marked() {
    let config = Config { terrain: TerrainId::MerDesCaraibes, ..Config::default() };
    let mut luck = Luck::from_seed(9);
    for _ in 0..200 {
        let mut game = ToyBattle::start(&config).expect("it can be played");
        let (outcome, _) = search::playout::playout(&mut game, &mut luck);
        if outcome.how == "medals" {
            let scene = ToyBattle::scene(&game.view(Viewer::Public));
            let marked = scene.marks.iter().filter(|mark| mark.why == Emphasis::Winning);
            let medals = marked.filter(|mark| mark.id.starts_with("medal-")).count();
            assert!(medals >= usize::from(game.field.terrain.objective), "{:?}", scene.marks);
            let drawn = |mark: &Mark| scene.pieces.iter().any(|piece| piece.id == mark.id);
            assert!(scene.marks.iter().filter(|mark| mark.id.starts_with("medal-")).all(drawn));
            return;
        }
    }
    panic!("medals decide in most games");
}

#[test]
fn a_seat_has_the_emblem_of_its_colour() {
    let [first, other] = [Colour::Blue, Colour::Red].map(|first_colour| {
        let config = Config { first_colour, ..Config::default() };
        let game = ToyBattle::start(&config).expect("it can be played");
        ToyBattle::scene(&game.view(Viewer::Public)).emblems
    });
    let symbols = |emblems: &[scene::Emblem]| emblems.iter().map(|one| one.symbols[0]).collect::<Vec<_>>();
    assert_eq!(symbols(&first), ["blue-back-small", "red-back-small"]);
    assert_eq!(symbols(&other), ["red-back-small", "blue-back-small"]);
}

#[test]
fn actions_are_given_by_pointing_or_by_a_button() {
    let steps = |game: &ToyBattle, action: Action| {
        let path = ToyBattle::path(&game.view(Viewer::Seat(game.field.turn)), &action);
        let step = |step: &Step| match step {
            Step::Id(id) => id.clone(),
            Step::Choice { name, label } => format!("[{name}: {}]", label.key),
        };
        path.steps.iter().map(step).collect::<Vec<_>>().join(" ")
    };
    let game = after(&Config::default(), &OPENING);
    assert_eq!(steps(&game, "roxy b01".parse().expect("an action")), "rack-roxy slot-b01");
    assert_eq!(steps(&game, Action::Draw), "[draw: toybattle-choose-draw]");
    let game = after(&Config::default(), &[&OPENING[..], &["captain b01"]].concat());
    assert_eq!(steps(&game, Action::Pass), "[pass: toybattle-choose-pass-captain]");
}

#[test]
fn the_terminal_shows_the_terrain() {
    let game = after(&Config::default(), &[&OPENING[..], &["captain b01", "pass", "kwak b14"]].concat());
    let who = Viewer::Seat(Seat::new(0));
    let words = |message: &Message| match message.key {
        "toybattle-count" => match message.args[..] {
            [(_, Arg::Number(count))] => count.to_string(),
            _ => panic!("a count is a number"),
        },
        key => key.trim_start_matches("toybattle-").to_owned(),
    };
    let board = ToyBattle::board(&Config::default(), who);
    let shown = text(&board, &ToyBattle::scene(&game.view(who)), &TextStyle::default(), &words);
    expect![[r#"
        player                                      R 16    D 0     # # #

                       ›b14‹RK ·  ·  ·  ·  · HR1 ·  ·  ·  ·  ·  · b15
                             ·  ·                           ·  ·
                                   · b12             b13 ·
                     b10* ·  ·o ·  ·    ·     o     ·    ··  o   ·b11*
                        ·        ·        ·   o   ·        ·       ·
                         ·     ·           ·     ·           ·    ·
                          ·  ·      o        · ·       o       · ·
                          b07       o        b08       o        b09
                          ·   ·             ·   ·             ·   ·
                         ·       ·        ·   o   ·        ·       ·
                      b05*    o     ·   ·     o     ·   ·    o    b06*
                            ·  ·   · b03             b04 ·   ·  ·
                               ·  ·                       ·  ·
                        b01 B2 ·  ·  ·  ·  · HB1 ·  ·  ·  ·  ·  · b02


        player                                      R 17    D 0
         skully     roxy
        turn
    "#]]
    .assert_eq(&shown);
}

fn ids(scene: &Scene) -> impl Iterator<Item = &str> {
    scene.pieces.iter().map(|piece| piece.id.as_str())
}
