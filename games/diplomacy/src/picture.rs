//! What is drawn on the map: units, who owns which centre, and orders as arrows.
//!
//! Everything here is a function of plain data (units, centres, orders with their rulings), so that states, figures and
//! variants draw alike. A power is told by its colour and by its device, a simple figure on the wheel of its cannons and on
//! the sails of its ships; an army from a fleet by its shape; what became of an order by the shape of its arrow. Nothing
//! hangs on colour alone. `colour` names the colours, `device` draws the figures, `unit` the symbols, `arrow` the orders.

mod arrow;
mod colour;
mod device;
mod unit;

#[cfg(test)]
mod tests;

use scene::{Board, Cell, Decor, Emblem, Label, Piece, Point, Tint};
use tabletop::{Message, Seat};

use crate::adjust::Centres;
use crate::atlas;
use crate::map::{CENTRES, Place, Province};
use crate::order::Order;
use crate::power::{POWERS, Power};
use crate::unit::{Kind, Position, Unit};

pub use arrow::{Given, arrows};
pub use colour::of as colour;
pub(crate) use unit::centre as flag;
pub use unit::name as symbol;

/// The order of what stands on the map: signs of ownership below, then marks of rout, then units.
const Z: [i32; 3] = [0, 1, 2];

/// The map with all that can stand on it.
pub fn board() -> Board {
    let mut board = atlas::board();
    board.symbols = unit::symbols();
    board.colours.extend(colour::COLOURS);
    board
}

/// What seats play with: the powers in their order.
pub fn emblems() -> Vec<Emblem> {
    let army = |seat: Seat| Power::ALL.get(seat.index()).map(|power| unit::name(*power, Kind::Army));
    Emblem::all(POWERS as u8, |seat| army(seat).into_iter())
}

/// The units, and aside from them those that were driven out.
pub fn pieces(position: &Position, dislodged: &[Unit]) -> Vec<Piece> {
    let standing = position.units().map(|unit| piece(unit, false));
    standing.chain(dislodged.iter().map(|unit| piece(*unit, true))).collect()
}

fn piece(unit: Unit, is_out: bool) -> Piece {
    let at = if is_out { atlas::aside(unit.place) } else { atlas::stand(unit.place) };
    let spot = atlas::spot(at);
    let sort = if is_out { "out" } else { "unit" };
    let kind = match unit.kind {
        Kind::Army => "army",
        Kind::Fleet => "fleet",
    };
    let label = Message::new(if is_out { "diplomacy-unit-out" } else { "diplomacy-unit" });
    let label = named(label.with("power", unit.power.name()).with("kind", kind), unit.place);
    Piece {
        id: format!("{sort}-{}", unit.province().code().to_lowercase()),
        symbol: unit::name(unit.power, unit.kind),
        at,
        z: Z[2],
        on: Some(atlas::id(unit.province().place())),
        label,
        cell: cell(unit, is_out).at(spot.column, spot.row),
    }
}

/// A message that names a place: a province, and its coast or that there is none.
fn named(message: Message, place: Place) -> Message {
    let coast = place.code().split_once('/').map_or("none", |(_, coast)| coast);
    message.with("province", place.province().code()).with("coast", coast)
}

/// On a terminal a unit is a letter for what it is and one for whose it is: `Af` is an army of France. One that was
/// driven out is struck: `Af!`.
fn cell(unit: Unit, is_out: bool) -> Cell {
    let power = unit.power.name().chars().next().unwrap_or('?').to_ascii_lowercase();
    let out = if is_out { "!" } else { "" };
    Cell::new(format!("{}{power}{out}", unit.kind.letter()), colour::sign(unit.power))
        .on(colour::of(unit.power))
}

/// The provinces of centres in the colours of their owners.
pub fn tints(centres: &Centres) -> Vec<Tint> {
    owned(centres)
        .map(|(centre, power)| Tint { of: atlas::id(centre.place()), colour: colour::of(power) })
        .collect()
}

/// What the regions of owned centres are called, with their owners, in the order of the board.
pub fn labels(centres: &Centres) -> Vec<Label> {
    let label = |place: Place, power: Power| Label {
        of: atlas::id(place),
        text: named(Message::new("diplomacy-held").with("power", power.name()), place),
    };
    let owner = |place: Place| Power::ALL.into_iter().find(|power| centres.of(*power).has(place.province()));
    Place::all().filter_map(|place| Some(label(place, owner(place)?))).collect()
}

/// The device of its owner on every centre, and a burst behind every unit that was driven out.
pub fn decor(centres: &Centres, dislodged: &[Unit]) -> Vec<Decor> {
    let flags = owned(centres).filter_map(|(centre, power)| {
        Some(Decor { symbol: unit::centre(power), at: atlas::centre(centre)?, z: Z[0] })
    });
    let bursts =
        dislodged.iter().map(|unit| Decor { symbol: unit::BURST, at: atlas::aside(unit.place), z: Z[1] });
    flags.chain(bursts).collect()
}

/// What winter will bring, as it is planned: units that would be built with a plus, units that would go with a minus.
pub fn plans(orders: &[Order]) -> Vec<Decor> {
    let mut decor = Vec::new();
    for order in orders {
        let sign = match order {
            Order::Build(_) => unit::PLUS,
            Order::Disband(_) => unit::MINUS,
            _ => continue,
        };
        let Some(piece) = order.unit() else { continue };
        let at = atlas::stand(piece.place);
        if let (Order::Build(_), Some(power)) = (order, piece.province().home()) {
            decor.push(Decor { symbol: unit::name(power, piece.kind), at, z: Z[2] });
        }
        decor.push(Decor { symbol: sign, at: Point::new(at.x + 15, at.y - 11), z: Z[2] + 1 });
    }
    decor
}

/// The centres that somebody owns, by province.
fn owned(centres: &Centres) -> impl Iterator<Item = (Province, Power)> {
    let owner = |centre: Province| Power::ALL.into_iter().find(|power| centres.of(*power).has(centre));
    CENTRES.into_iter().filter_map(move |centre| Some((centre, owner(centre)?)))
}
