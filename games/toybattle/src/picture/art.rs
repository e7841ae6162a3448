//! The illustrations of Toy Battle: tiles with toys, tokens, racks and eight terrains, all drawn here.
//!
//! `layout` says where things lie, `tile` and `toys` draw the troops, `token` what lies about, `sign` what
//! special bases do, `rack` the racks, `mood` what is particular to a terrain and `field` what terrains have
//! in common; `pen` and `numeral` are the tools. Nothing here knows a position: it draws what a config shows.

pub(crate) mod field;
pub(crate) mod layout;
mod mood;
mod numeral;
mod pen;
mod rack;
mod sign;
pub(crate) mod tile;
pub(crate) mod token;
mod toys;

#[cfg(test)]
mod tests;

use scene::{Art, Colour, Direction, Gradient, Outline, Paint, Shape, Stop, Symbol};

use crate::terrain::TerrainId;
use field::Field;

/// The drawings that pieces and decor use by name, the same on every terrain.
pub(crate) fn symbols() -> Vec<Symbol> {
    [tile::symbols(), token::symbols()].concat()
}

/// The colours of a terrain and of everything that lies on it.
pub(crate) fn colours(terrain: TerrainId) -> Vec<Colour> {
    let own = mood::mood(terrain).colours;
    let tokens = token::COLOURS.iter().chain(&sign::COLOURS).chain(&rack::COLOURS);
    let names = [("tag", 0x2a2140), ("pale", 0xfffdf5)];
    let values = tile::COLOURS.iter().chain(tokens).chain(&names).chain(own);
    values.map(|(name, value)| tone(name, *value)).collect()
}

/// The paints that change over what they fill.
pub(crate) fn gradients() -> Vec<Gradient> {
    let stop = |at, colour| Stop { at, colour, opacity: 100 };
    let ground = Gradient {
        name: "ground",
        direction: Direction::Down,
        stops: vec![stop(0, "ground"), stop(100, "ground-deep")],
    };
    [tile::gradients(), rack::gradients(), vec![ground]].concat()
}

/// All that lies beneath the troops: racks, ground, regions, roads, bases, headquarters, wells of medals.
/// It is turned for whoever plays red.
pub(crate) fn backdrop(terrain: TerrainId, special_bases: bool, turned: bool) -> Vec<Art> {
    let field = Field { terrain: terrain.terrain(), has_specials: special_bases, turned };
    let mood = mood::mood(terrain);
    let (at, percent) = layout::turn_all(turned);
    let edge = Outline::Rect { area: layout::TERRAIN, radius: 40 };
    let mut art: Vec<Art> = rack::racks().collect();
    art.push(Shape::filled(edge.clone(), Paint::Gradient("ground")).into());
    art.extend(pen::put(mood.ground, at, percent));
    art.extend(field.regions(mood));
    art.extend(pen::put(mood.streams, at, percent));
    art.extend(field.scattered(mood));
    art.extend(field.roads(mood));
    art.extend(field.bases(mood));
    art.extend(field.headquarters(mood));
    art.extend(field.signs());
    art.extend(field.wells());
    art.extend(field.names());
    art.push(Shape::stroked(edge, Paint::Colour("frame"), 100).into());
    art
}

/// A colour that is a little dimmer by night.
const fn tone(name: &'static str, value: u32) -> Colour {
    const fn dim(part: u32) -> u32 {
        part * 92 / 100
    }
    let (red, green, blue) = (value >> 16, value >> 8 & 255, value & 255);
    Colour::new(name, value, dim(red) << 16 | dim(green) << 8 | dim(blue))
}
