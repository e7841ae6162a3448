//! The table on a terminal: slots by name with the strength of their troop, paths as dots, both racks as words.

use scene::{Caption, Cell, Grid, Point, Spot};

use super::art::layout;
use super::table::Table;
use crate::field::Tile;
use crate::terrain::{Colour, Slot, Special, Terrain};
use crate::troop::Troop;

const COLUMNS: u16 = 78;
/// One line for the far side, the terrain, two lines for one's own.
const ROWS: u16 = 20;
const FIRST: u16 = 1;
const LAST: u16 = ROWS - 3;

/// The colours that only terminals use: of words on the terminal's own ground.
pub(super) fn colours() -> Vec<scene::Colour> {
    [("blue-ink", 0x174aa6, 0x8ab8ff), ("red-ink", 0xb0211f, 0xff9a8a), ("medal-ink", 0x8a6400, 0xffd24a)]
        .map(|(name, light, dark)| scene::Colour::new(name, light, dark))
        .to_vec()
}

/// The lines and columns of a terrain, with its paths.
pub(super) fn of(terrain: &Terrain, turned: bool) -> Grid {
    let mut cells = Vec::new();
    for (one, other) in &terrain.paths {
        let (from, to) = (spot(terrain, *one, turned), spot(terrain, *other, turned));
        let steps = from.row.abs_diff(to.row).max(from.column.abs_diff(to.column) / 3);
        for step in 1..steps {
            let between = |a: u16, b: u16| {
                let (a, b, step, steps) = (i32::from(a), i32::from(b), i32::from(step), i32::from(steps));
                (a + (b - a) * step / steps) as u16
            };
            let (column, row) = (between(from.column, to.column), between(from.row, to.row));
            cells.push(Cell::new("·", "muted").at(column, row));
        }
    }
    Grid { columns: COLUMNS, rows: ROWS, cells }
}

/// Where a slot stands on the grid: the terrain is wider here than it is high.
fn spot(terrain: &Terrain, slot: Slot, turned: bool) -> Spot {
    scaled(layout::spot(terrain.place(slot), turned))
}

fn scaled(at: Point) -> Spot {
    let area = layout::TERRAIN;
    let column = 5 + (at.x - area.x) * (i32::from(COLUMNS) - 12) / area.width;
    let row = i32::from(FIRST) + (at.y - area.y) * i32::from(LAST - FIRST) / area.height;
    Spot { column: column.max(0) as u16, row: row.max(0) as u16 }
}

/// A slot's name, with a sign where it is special.
pub(super) fn slot(terrain: &Terrain, slot: Slot, special: Option<Special>, turned: bool) -> Cell {
    let Spot { column, row } = spot(terrain, slot, turned);
    let sign = match special {
        None => "",
        Some(Special::Gate(kinds)) => match kinds & 0xfe {
            0b110 => "=12",
            0b11_1000 => "=345",
            _ => "=67",
        },
        Some(Special::Mute) => "x",
        Some(Special::Recall | Special::Draw | Special::Push | Special::Raise | Special::Pin) => "*",
    };
    let ink = match slot.owner() {
        None => "text",
        Some(Colour::Blue) => "blue-ink",
        Some(Colour::Red) => "red-ink",
    };
    Cell::new(format!("{slot}{sign}"), ink).at(column, row)
}

/// The visible troop of a slot, after its name: colour, strength, and the height of a stack.
pub(super) fn tile(table: &Table<'_>, slot: Slot, tile: Tile, height: usize) -> Cell {
    let Spot { column, row } = spot(table.field.terrain, slot, table.turned);
    let (letter, paper) = match table.colour(tile.seat()) {
        Colour::Blue => ('B', "blue"),
        Colour::Red => ('R', "red"),
    };
    let strength = tile.troop().strength().map_or_else(|| "K".to_owned(), |strength| strength.to_string());
    let stack = if height > 1 { format!("/{height}") } else { String::new() };
    let text = format!("{letter}{strength}{stack}");
    // Right of the name, which is printed around its middle.
    let after = column + 3 + text.len() as u16 / 2;
    Cell::new(text, "white").on(paper).at(after, row)
}

/// A medal in its region, or in a side's line.
pub(super) fn medal(at: Point, taken: Option<(usize, bool)>) -> Cell {
    match taken {
        None => {
            let Spot { column, row } = scaled(at);
            Cell::new("o", "medal-ink").at(column, row)
        }
        Some((place, far)) => {
            let row = if far { 0 } else { ROWS - 2 };
            Cell::new("o", "medal-ink").at(30 + place as u16, row)
        }
    }
}

/// A side's name, at the beginning of its line.
pub(super) fn name(caption: Caption, far: bool) -> Caption {
    caption.at_spot(0, if far { 0 } else { ROWS - 2 })
}

/// The sign of a side's reserve or discard, in its line: a letter that both languages begin with.
pub(super) fn pile(word: &str, far: bool) -> Cell {
    let (letter, column) = if word == "reserve" { ("R", 44) } else { ("D", 52) };
    Cell::new(letter, "muted").at(column, if far { 0 } else { ROWS - 2 })
}

/// The size of a side's reserve or discard, after its sign.
pub(super) fn count(caption: Caption, word: &str, far: bool) -> Caption {
    let column = if word == "reserve" { 46 } else { 54 };
    caption.at_spot(column, if far { 0 } else { ROWS - 2 })
}

/// A hidden troop.
pub(super) fn back(place: usize, far: bool, is_pinned: bool) -> Cell {
    Cell::new(if is_pinned { "!" } else { "#" }, "muted")
        .at(60 + 2 * place as u16, if far { 0 } else { ROWS - 2 })
}

/// A kind of one's own troops, as notation calls it.
pub(super) fn face(place: usize, troop: Troop, count: u8, pinned: u8) -> Cell {
    let copies = if count > 1 { format!("x{count}") } else { String::new() };
    let pin = if pinned > 0 { format!("!{pinned}") } else { String::new() };
    Cell::new(format!("{troop}{copies}{pin}"), "text").at(4 + 10 * place as u16, ROWS - 1)
}

/// Where what a terminal does not show goes: numbers that stand in words already.
pub(super) fn hidden_spot() -> Spot {
    Spot { column: COLUMNS, row: ROWS }
}
