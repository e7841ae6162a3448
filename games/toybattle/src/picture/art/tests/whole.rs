//! Every drawing is whole: named once, painted with colours and gradients that exist, within its bounds.

use std::collections::BTreeSet;

use scene::{Board, Grid, Scene, flaws};
use tabletop::Message;

use crate::picture::art::layout::{self, HEIGHT, WIDTH};
use crate::picture::art::{backdrop, colours, gradients, symbols, tile};
use crate::terrain::{Colour, TerrainId};
use crate::troop::Troop;

fn board(terrain: TerrainId, special_bases: bool, turned: bool) -> Board {
    Board {
        width: WIDTH,
        height: HEIGHT,
        backdrop: backdrop(terrain, special_bases, turned),
        overprint: Vec::new(),
        symbols: symbols(),
        gradients: gradients(),
        colours: colours(terrain),
        regions: Vec::new(),
        stage: layout::stage(),
        previews: Vec::new(),
        grid: Grid { columns: 1, rows: 1, cells: Vec::new() },
    }
}

#[test]
fn every_paint_has_a_name_that_exists() {
    for terrain in TerrainId::ALL {
        for (special_bases, turned) in [(true, false), (true, true), (false, false)] {
            let board = board(terrain, special_bases, turned);
            assert_eq!(flaws(&board, &Scene::new(Message::new("x")), []), [], "{}", terrain.word());
        }
    }
}

#[test]
fn every_colour_is_named_once() {
    for terrain in TerrainId::ALL {
        let colours = colours(terrain);
        let names: BTreeSet<&str> = colours.iter().map(|colour| colour.name).collect();
        assert_eq!(names.len(), colours.len(), "{}", terrain.word());
    }
}

#[test]
fn every_troop_has_a_tile_of_each_colour() {
    let symbols = symbols();
    let names: BTreeSet<&str> = symbols.iter().map(|symbol| symbol.name).collect();
    assert_eq!(names.len(), symbols.len(), "a name twice");
    for colour in [Colour::Blue, Colour::Red] {
        for troop in Troop::ALL {
            assert_eq!(tile::name(colour, troop), format!("{}-{troop}", colour.word()));
            assert!(names.contains(tile::name(colour, troop)));
        }
        for name in [tile::back(colour), tile::small_back(colour), tile::under(colour), tile::reserve(colour)]
        {
            assert!(names.contains(name), "{name}");
        }
    }
}

#[test]
fn without_special_bases_no_sign_is_drawn() {
    for terrain in TerrainId::ALL {
        let has_specials = terrain.terrain().slots().any(|slot| terrain.terrain().special(slot).is_some());
        let [with, without] =
            [true, false].map(|special_bases| backdrop(terrain, special_bases, false).len());
        assert_eq!(with > without, has_specials, "{}", terrain.word());
    }
}

#[test]
fn a_board_stays_small() {
    for terrain in TerrainId::ALL {
        let size = serde_json::to_string(&board(terrain, true, true)).expect("a board is plain data").len();
        assert!(size < 95_000, "{} takes {size} bytes", terrain.word());
    }
}
