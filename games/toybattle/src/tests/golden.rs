//! Whole games, frozen: one on each terrain, each input with what everybody learned of it, and the board now and then.
//!
//! The inputs are read from the file and played again; what is seen on the way must be what the file says. `cargo
//! xtask bless` writes the files anew: with the same inputs as long as they can be played, else with a new game of
//! the seeded player.

use std::fmt::Write as _;

use expect_test::expect_file;
use laws::Coin;
use tabletop::{Dice, Pending};

use super::*;
use crate::field::Phase;

/// Inputs between two looks at the board.
const LOOK: usize = 24;

/// The first player of each game, so that both colours begin.
fn config(terrain: TerrainId) -> Config {
    let first_colour = if (terrain as usize).is_multiple_of(2) { Colour::Blue } else { Colour::Red };
    Config { terrain, first_colour, ..Config::default() }
}

/// A seeded player who takes what is offered: an enemy headquarters, medals, effects, and else a place or a draw.
fn seeded(config: &Config, seed: u64) -> Vec<String> {
    let mut coin = Coin::new(seed);
    let mut play = Play::new(config);
    let mut inputs = Vec::new();
    while play.outcome().is_none() {
        let input = match play.state.pending() {
            Pending::Chance => play.state.roll(&mut coin).to_string(),
            _ => choice(&play, &mut coin),
        };
        play.input(&input).expect("it can be played");
        inputs.push(input);
    }
    inputs
}

fn choice(play: &Play, coin: &mut Coin) -> String {
    let moves = play.moves();
    let seat = play.turn();
    let gain = |text: &String| play.clone().after(text).medals()[seat.index()];
    let now = play.medals()[seat.index()];
    if let Some(best) = moves.iter().max_by_key(|text| gain(text)).filter(|text| gain(text) > now) {
        return best.clone();
    }
    let is_turn = play.state.field.phase == Phase::Turn;
    let rack = play.state.field.rack[seat.index()];
    if is_turn && rack < 4 && coin.below(3) > 0 && play.can("draw") {
        return "draw".to_owned();
    }
    // Headquarters are left alone for a while, so that games show more.
    let (into, others): (Vec<String>, Vec<String>) = moves.into_iter().partition(|text| text.contains(" H"));
    let moves_into = play.state.field.turns >= 24 && !into.is_empty() || others.is_empty();
    let mut moves = if moves_into { into } else { others };
    if moves.len() > 1 && coin.below(5) > 0 {
        moves.retain(|text| text != "pass" && text != "draw");
    }
    moves.swap_remove(coin.below(moves.len() as u32) as usize)
}

/// The text of a game.
fn told(config: &Config, inputs: &[String]) -> Option<String> {
    let mut play = Play::new(config);
    let mut text = String::new();
    writeln!(text, "{}", serde_json::to_string(config).expect("plain data")).expect("a text");
    for (i, input) in inputs.iter().enumerate() {
        let who = match (play.state.pending(), play.state.field.phase) {
            (Pending::Chance, _) => '*',
            (_, Phase::Turn) => ['A', 'B'][play.turn().index()],
            _ => ['a', 'b'][play.turn().index()],
        };
        let before = play.events.len();
        play.input(input).ok()?;
        writeln!(text, "{:3} {who} {input}{}", i + 1, consequences(&play.events[before..])).expect("a text");
        if (i + 1) % LOOK == 0 {
            text += &look(&play);
        }
    }
    text += &look(&play);
    let outcome = play.outcome()?;
    writeln!(text, "{}", serde_json::to_string(&outcome).expect("plain data")).expect("a text");
    Some(text)
}

/// What followed an input beyond what it says itself.
fn consequences(events: &[Event]) -> String {
    let told = events.iter().filter_map(|event| match event {
        Event::Placed { covered: Some((seat, troop)), .. } => {
            Some(format!("covers {}:{troop}", ['A', 'B'][seat.index()]))
        }
        Event::Discarded { troop, .. } | Event::Recalled { troop, .. } | Event::Pushed { troop, .. } => {
            Some(troop.to_string())
        }
        Event::Won { seat, region, medals } => {
            Some(format!("{} wins r{:02} ({medals})", ['A', 'B'][seat.index()], region + 1))
        }
        Event::Ended { how, .. } => Some(format!("the end: {}", how.code())),
        _ => None,
    });
    told.map(|word| format!(" | {word}")).collect()
}

/// The board and both hands, as a comment.
fn look(play: &Play) -> String {
    let mut text = String::new();
    let slots = play.state.field.terrain.slots().map(|slot| slot.to_string());
    let held = slots.map(|slot| (play.stack(&slot), slot)).filter(|(stack, _)| !stack.is_empty());
    for (stack, slot) in held {
        writeln!(text, "    # {slot} {stack}").expect("a text");
    }
    for (name, seat) in [("A", A), ("B", B)] {
        let view = play.state.view(seat.into());
        let (side, own) = (&view.sides[seat.index()], view.own.as_ref().expect("a seat"));
        writeln!(
            text,
            "    # {name} medals {}, reserve {}, rack [{}], pinned [{}], known [{}], discard [{}], undrawn [{}]",
            side.medals,
            side.reserve,
            names(own.rack),
            names(own.pinned),
            names(side.known),
            names(side.discard),
            names(own.undrawn),
        )
        .expect("a text");
    }
    text
}

/// The inputs of a file: of each numbered line, what stands between whose it is and what followed.
fn inputs(text: &str) -> Vec<String> {
    let numbered = text.lines().filter(|line| !line.contains('#') && !line.starts_with('{'));
    let input = |line: &str| {
        let (_, rest) = line.trim_start().split_once(' ')?;
        let (_, rest) = rest.split_once(' ')?;
        Some(rest.split(" | ").next()?.to_owned())
    };
    numbered.filter_map(input).collect()
}

fn path(terrain: TerrainId) -> String {
    format!("{}/data/golden/{}.txt", env!("CARGO_MANIFEST_DIR"), terrain.word())
}

/// The frozen game, or a new one of fair length where there is none that can be played.
fn game(terrain: TerrainId) -> String {
    let config = config(terrain);
    let file = std::fs::read_to_string(path(terrain)).unwrap_or_default();
    let again = told(&config, &inputs(&file));
    again.unwrap_or_else(|| {
        let games = (0..).map(|seed| seeded(&config, seed));
        let fair = games.into_iter().find(|inputs| (60..140).contains(&inputs.len()));
        told(&config, &fair.expect("there are many")).expect("it was played")
    })
}

fn check(terrain: TerrainId) {
    expect_file![path(terrain)].assert_eq(&game(terrain));
}

#[test]
fn castle_field() {
    check(Castles);
}

#[test]
fn tropical_pool() {
    check(Pool);
}

#[test]
fn city_of_clouds() {
    check(Clouds);
}

#[test]
fn volcanic_jungle() {
    check(Jungle);
}

#[test]
fn cursed_cemetery() {
    check(Cemetery);
}

#[test]
fn caribbean_sea() {
    check(Caribbean);
}

#[test]
fn station_metal_x() {
    check(Station);
}

#[test]
fn battlefield() {
    check(Battlefield);
}

/// Together the frozen games show everything there is: every answer, every chance outcome, several endings.
#[test]
fn the_games_show_every_effect() {
    let mut all = String::new();
    for terrain in TerrainId::ALL {
        let text = game(terrain);
        assert!(inputs(&text).len() >= 60, "{terrain:?} is short");
        all += &text;
    }
    for word in [
        " draw\n",
        " yes",
        " pass",
        " discard ",
        " recall ",
        " push ",
        " raise ",
        " draws ",
        " discards ",
        " pins ",
    ] {
        assert!(all.contains(word), "{word} is missing");
    }
    for word in ["covers A:", "covers B:", "wins r", "\"headquarters\"", "\"medals\""] {
        assert!(all.contains(word), "{word} is missing");
    }
}
