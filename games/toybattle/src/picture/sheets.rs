//! What is looked at on request: opened stacks, discards, and what anybody could work out on paper.

use scene::{Row, Scene, Sheet};
use tabletop::{Message, Seat};

use super::art::tile;
use super::slot_id;
use super::table::{Table, pile_id, rack_region, troop_label};
use crate::troop::{Troop, Troops};

pub(super) fn lay(table: &Table<'_>, scene: &mut Scene) {
    for slot in table.field.terrain.slots() {
        let tiles: Vec<_> = table.field.stack(slot).collect();
        if tiles.len() < 2 {
            continue;
        }
        let title = Message::new("toybattle-sheet-stack").with("slot", slot.to_string());
        let mut sheet = Sheet::new(format!("stack-{slot}"), slot_id(slot), title);
        sheet.rows = tiles
            .iter()
            .enumerate()
            .map(|(depth, tile)| row(tile.troop(), table, tile.seat()).faint(depth > 0))
            .collect();
        scene.sheets.push(sheet);
    }
    for seat in [table.near, crate::field::Field::rival(table.near)] {
        discard(table, seat, scene);
        rack(table, seat, scene);
    }
}

fn row(troop: Troop, table: &Table<'_>, seat: Seat) -> Row {
    let colour = table.colour(seat);
    Row::new(troop_label("toybattle-sheet-troop", troop, colour)).with_symbol(tile::name(colour, troop))
}

fn rows(troops: Troops, table: &Table<'_>, seat: Seat) -> Vec<Row> {
    troops.iter().map(|(troop, count)| row(troop, table, seat).with_count(count)).collect()
}

fn discard(table: &Table<'_>, seat: Seat, scene: &mut Scene) {
    let dead = table.field.discard[seat.index()];
    if dead.is_empty() {
        return;
    }
    let id = pile_id("discard", table.is_far(seat));
    let title = Message::new("toybattle-sheet-discard").with("seat", seat);
    let mut sheet = Sheet::new(format!("sheet-{id}"), id, title);
    sheet.rows = rows(dead, table, seat);
    scene.sheets.push(sheet);
}

/// What somebody may still hold (§10.4); of oneself, what is not drawn yet (§10.3); after the end, the truth (§10.8).
fn rack(table: &Table<'_>, seat: Seat, scene: &mut Scene) {
    let (i, far) = (seat.index(), table.is_far(seat));
    let field = table.field;
    if let Some(hands) = &table.view.hands {
        let title = Message::new("toybattle-sheet-held").with("seat", seat);
        let mut held = Sheet::new(format!("held-{i}"), rack_region(far), title);
        held.rows = rows(hands.rack[i], table, seat);
        let title = Message::new("toybattle-sheet-end").with("seat", seat);
        let mut lot = Sheet::new(format!("lot-{i}"), pile_id("reserve", far), title);
        lot.rows = rows(hands.undrawn[i], table, seat);
        lot.note = Some(Message::new("toybattle-sheet-end-note"));
        scene.sheets.extend([held, lot]);
        return;
    }
    if let Some(own) = table.view.own.as_ref().filter(|own| own.seat == seat) {
        let title = Message::new("toybattle-sheet-own").with("seat", seat);
        let mut sheet = Sheet::new(format!("lot-{i}"), pile_id("reserve", far), title);
        sheet.rows = rows(own.undrawn, table, seat);
        sheet.note = Some(Message::new("toybattle-sheet-own-note").with("reserve", field.reserve[i]));
        scene.sheets.push(sheet);
        return;
    }
    let title = Message::new("toybattle-sheet-rack").with("seat", seat);
    let mut sheet = Sheet::new(format!("aid-{i}"), rack_region(far), title);
    let known = field.known[i];
    let sure = known.iter().map(|(troop, count)| {
        let colour = table.colour(seat);
        let label = troop_label("toybattle-in-rack-known", troop, colour);
        Row::new(label).with_symbol(tile::name(colour, troop)).with_count(count)
    });
    sheet.rows = sure.chain(rows(field.unseen(seat).minus(known), table, seat)).collect();
    let note = Message::new("toybattle-sheet-rack-note")
        .with("rack", field.rack[i])
        .with("reserve", field.reserve[i])
        .with("known", known.len());
    sheet.note = Some(note);
    scene.sheets.push(sheet);
}
