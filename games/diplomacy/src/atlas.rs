//! The map as a drawing: Europe in 1901, in the manner of an old atlas.
//!
//! It comes from `data/europe.txt`, which `map/make.mjs` made: lines that provinces share (arcs), rings of them around every
//! province, and where units, codes and centres stand. So a border is drawn once, and what borders on what can be read
//! from the drawing; a test compares that with the rules. `read` reads the file, `pen` turns rings into outlines, `board`
//! lays out the map, `ornament` adds what atlases have besides. Nothing here knows a position, an order or a unit.

mod board;
mod ornament;
mod pen;
mod read;

#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use scene::{Caption, Outline, Point, Spot};
use tabletop::Message;

use crate::map::{Place, Province};
use pen::Pen;
use read::{Ring, Sheet};

pub use board::board;

static SHEET: LazyLock<Sheet> = LazyLock::new(|| Sheet::read(include_str!("../data/europe.txt")));

/// The height of codes and names, in units: eleven pixels where the map is 900 wide.
const LETTERS: i32 = 20;

/// The id of the region that is a place: `province-par`, `coast-stp-nc`.
pub fn id(place: Place) -> String {
    let sort = if place.is_coast() { "coast" } else { "province" };
    format!("{sort}-{}", place.code().to_lowercase().replace('/', "-"))
}

/// What a place is called.
pub fn label(place: Place) -> Message {
    let name = |key| Message::new(key).with("province", place.province().code());
    match place.code().split_once('/') {
        Some((_, coast)) => name("diplomacy-coast").with("coast", coast),
        None => name("diplomacy-province"),
    }
}

/// The edge of a place. It begins with a move to where a unit stands: that is its middle, for whoever asks for one.
pub fn outline(place: Place) -> Outline {
    let mut pen = Pen::default();
    pen.start(stand(place));
    rings(place).iter().for_each(|ring| pen.ring(&SHEET, ring));
    Outline::Path(pen.data())
}

/// Where a unit stands. There is room for one of 36 by 26 units.
pub fn stand(place: Place) -> Point {
    SHEET.spots[place.index()].unit
}

/// Where a unit stands that was driven out of a place, until it retreats.
pub fn aside(place: Place) -> Point {
    SHEET.spots[place.index()].out
}

/// Where something that stands at a point of the map is shown on a terminal: there, or as near as no code stands.
pub fn spot(at: Point) -> Spot {
    let codes = || Province::all().map(|province| board::spot(SHEET.spots[province.index()].code));
    let spot = board::spot(at);
    let is_free =
        |spot: &Spot| codes().all(|code| code.row != spot.row || code.column.abs_diff(spot.column) > 3);
    let nearby =
        [0, 1, -1, 2, -2].into_iter().map(|rows| Spot { row: spot.row.saturating_add_signed(rows), ..spot });
    nearby.into_iter().find(is_free).unwrap_or(spot)
}

/// Where the supply centre of a province is.
pub fn centre(province: Province) -> Option<Point> {
    SHEET.spots[province.index()].centre
}

/// The names of provinces, where there is room for them in every language beside codes and units. Scenes can show them.
pub fn names() -> Vec<Caption> {
    let name = |province: Province| {
        let at = SHEET.spots[province.index()].name?;
        Some(Caption::new(at, label(province.place()), LETTERS, board::ink(province)).at_z(0))
    };
    Province::all().filter_map(name).collect()
}

fn rings(place: Place) -> &'static [Ring] {
    SHEET.area(place.code())
}
