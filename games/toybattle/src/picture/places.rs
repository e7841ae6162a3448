//! What one can point at on every table of a config: slots and both racks. What they hold now is said by `table`.

use scene::{Outline, Point, Region};
use tabletop::{Message, Seat};

use super::art::layout;
use super::table::{rack_region, troop_label};
use super::{grid, near, slot_id};
use crate::config::Config;
use crate::field::Field;
use crate::terrain::{Colour, Slot, Special};
use crate::troop::Troop;

/// Every slot, then the near rack and the far one, all of them empty.
pub(super) fn regions(config: &Config, viewer: Option<Seat>) -> Vec<Region> {
    let (near, colour) = near(config.first_colour, viewer);
    let (terrain, turned) = (config.terrain.terrain(), colour == Colour::Red);
    let slots = terrain.slots().map(|slot| {
        let Point { x, y } = layout::spot(terrain.place(slot), turned);
        let special = terrain.special(slot).filter(|_| config.special_bases);
        Region {
            id: slot_id(slot),
            outline: Outline::ellipse(x, y, 68, 68),
            label: slot_label(slot, special, None),
            cell: Some(grid::slot(terrain, slot, special, turned)),
        }
    });
    let racks = [(near, false), (Field::rival(near), true)].map(|(seat, far)| Region {
        id: rack_region(far),
        outline: Outline::Rect { area: layout::rack(far), radius: 22 },
        label: rack_label(seat, 0, 0),
        cell: None,
    });
    slots.chain(racks).collect()
}

/// A headquarters, or a base with the troop on its top, whose it is, and how high they stand.
pub(super) fn slot_label(
    slot: Slot,
    special: Option<Special>,
    stack: Option<(Troop, Colour, usize)>,
) -> Message {
    let label = match slot.owner() {
        Some(colour) => Message::new("toybattle-headquarters").with("colour", colour.word()),
        None => {
            let (troop, colour, height) = stack.unwrap_or((Troop::Kwak, Colour::Blue, 0));
            troop_label("toybattle-base", troop, colour).with("height", height as i64)
        }
    };
    label.with("slot", slot.to_string()).with("special", special_word(special))
}

/// Whose rack it is, and how many troops stand in it.
pub(super) fn rack_label(seat: Seat, count: u8, pinned: u8) -> Message {
    Message::new("toybattle-rack").with("seat", seat).with("count", count).with("pinned", pinned)
}

pub(super) fn special_word(special: Option<Special>) -> &'static str {
    match special {
        None => "none",
        Some(Special::Recall) => "recall",
        Some(Special::Gate(kinds)) => match kinds & 0xfe {
            0b110 => "gate-12",
            0b11_1000 => "gate-345",
            _ => "gate-67",
        },
        Some(Special::Draw) => "draw",
        Some(Special::Push) => "push",
        Some(Special::Raise) => "raise",
        Some(Special::Mute) => "mute",
        Some(Special::Pin) => "pin",
    }
}
