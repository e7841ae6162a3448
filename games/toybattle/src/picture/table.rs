//! A match on the table: slots and stacks, supply lines, medals, racks, reserves and discards.

use scene::{
    Anchor, Caption, Content, Decor, Emblem, Emphasis, Label, Mark, Outline, Overlay, Paint, Panel, Piece,
    Point, QueueItem, Rect, Scene, Shape,
};
use tabletop::{Message, Seat};

use super::art::{layout, tile, token};
use super::places::{rack_label, slot_label, special_word};
use super::{grid, near, rack_id, regions, sheets, slot_id, words};
use crate::action::Action;
use crate::field::{Field, How, Phase};
use crate::terrain::{Colour, Slot, Special};
use crate::troop::{Troop, Troops};
use crate::view::View;

/// The order in which things lie over each other.
const LINES: i32 = -20;
const RINGS: i32 = -10;
const MEDALS: i32 = 5;
const RACKS: i32 = 10;
const TILES: i32 = 20;
const BADGES: i32 = 60;

/// How far from the middle of a base its edge is.
const EDGE: i32 = 64;

/// How high a stack is drawn at most, beneath its visible tile.
const RISE: usize = 3;

/// A view with what its picture needs to know all over.
pub(super) struct Table<'a> {
    pub(super) view: &'a View,
    pub(super) field: &'a Field,
    /// The seat at the near side.
    pub(super) near: Seat,
    /// Whether the terrain is turned round.
    pub(super) turned: bool,
}

/// Everything a viewer sees.
pub(super) fn lay(view: &View) -> Scene {
    let field = view.field();
    let (near, colour) = near(field.first_colour, view.seat());
    let table = Table { view, field, near, turned: colour == Colour::Red };
    let mut scene = Scene::new(words::caption(view));
    table.slots(&mut scene);
    regions::show(&table, &mut scene);
    for seat in [near, Field::rival(near)] {
        table.supply(seat, &mut scene);
        table.medals(seat, &mut scene);
        table.belongings(seat, &mut scene);
        table.rack(seat, &mut scene);
    }
    scene.emblems = Emblem::all(2, |seat| [tile::small_back(table.colour(seat))].into_iter());
    table.last(&mut scene);
    table.decided(&mut scene);
    table.queue(&mut scene);
    sheets::lay(&table, &mut scene);
    scene
}

impl Table<'_> {
    pub(super) fn is_far(&self, seat: Seat) -> bool {
        seat != self.near
    }

    pub(super) fn colour(&self, seat: Seat) -> Colour {
        self.field.colour(seat)
    }

    pub(super) fn at(&self, slot: Slot) -> Point {
        layout::spot(self.field.terrain.place(slot), self.turned)
    }

    fn slots(&self, scene: &mut Scene) {
        for slot in self.field.terrain.slots() {
            let tiles: Vec<_> = self.field.stack(slot).collect();
            let Some(top) = tiles.first() else { continue };
            if slot.is_base() {
                let stack = (top.troop(), self.colour(top.seat()), tiles.len());
                let text = slot_label(slot, self.field.special(slot), Some(stack));
                scene.labels.push(Label { of: slot_id(slot), text });
            }
            let Point { x, y } = self.at(slot);
            let below = tiles[1..].iter().take(RISE).rev();
            let rise = |level: usize| y - level as i32 * tile::THICK;
            for (level, tile) in below.enumerate() {
                let z = TILES + level as i32;
                let symbol = tile::under(self.colour(tile.seat()));
                scene.decor.push(Decor { symbol, at: Point::new(x, rise(level)), z });
            }
            let level = (tiles.len() - 1).min(RISE);
            let colour = self.colour(top.seat());
            scene.pieces.push(Piece {
                id: format!("tile-{}", top.number()),
                symbol: tile::name(colour, top.troop()),
                at: Point::new(x, rise(level)),
                z: TILES + level as i32,
                on: Some(slot_id(slot)),
                label: troop_label("toybattle-piece", top.troop(), colour).with("slot", slot.to_string()),
                cell: grid::tile(self, slot, *top, tiles.len()),
            });
        }
    }

    /// Lines from a side's headquarters through the bases it holds, and a ring around each of those.
    fn supply(&self, seat: Seat, scene: &mut Scene) {
        let field = self.field;
        let linked = field.held[seat.index()] & field.reach(seat);
        let line = linked | field.headquarters(seat);
        let colour = Paint::Colour(self.colour(seat).word());
        for (one, other) in &field.terrain.paths {
            if line & one.bit() != 0 && line & other.bit() != 0 {
                let (from, to) = (self.at(*one), self.at(*other));
                let (start, end) = (towards(from, to, edge(*one)), towards(to, from, edge(*other)));
                let path = Outline::Path(format!("M{} {} L{} {}", start.x, start.y, end.x, end.y));
                let halo = Shape::stroked(path.clone(), Paint::Colour("edge"), 240).opacity(75);
                let core = Shape::stroked(path, colour, 150).opacity(90);
                scene.overlays.extend([halo, core].map(|shape| Overlay { z: LINES, shape }));
            }
        }
        for slot in Slot::each(linked) {
            let Point { x, y } = self.at(slot);
            let ring = Outline::ellipse(x, y, 62, 62);
            let halo = Shape::stroked(ring.clone(), Paint::Colour("edge"), 90).opacity(80);
            let core = Shape::stroked(ring, colour, 50);
            scene.overlays.extend([halo, core].map(|shape| Overlay { z: RINGS, shape }));
        }
    }

    /// Medals where they lie: in their regions, or beside the side that took them.
    fn medals(&self, seat: Seat, scene: &mut Scene) {
        let (field, far) = (self.field, self.is_far(seat));
        let mut place = 0;
        for (i, region) in field.terrain.regions.iter().enumerate() {
            let is_taken = field.taken[seat.index()] & 1 << i != 0;
            let is_open = (field.taken[0] | field.taken[1]) & 1 << i == 0;
            for (n, spot) in region.spots.iter().enumerate() {
                let (symbol, at, label) = if is_taken {
                    place += 1;
                    let label = Message::new("toybattle-medal-won").with("seat", seat);
                    (token::SMALL_MEDAL, layout::medal_spot(place - 1, far), label)
                } else if is_open && !far {
                    let label = Message::new("toybattle-medal").with("region", i as i64 + 1);
                    (token::MEDAL, layout::spot(*spot, self.turned), label)
                } else {
                    continue;
                };
                let id = format!("medal-{}-{}", i + 1, n + 1);
                let cell = grid::medal(at, is_taken.then(|| (place - 1, far)));
                scene.pieces.push(Piece { id, symbol, at, z: MEDALS, on: None, label, cell });
            }
        }
        let missing =
            (place..usize::from(field.terrain.objective)).map(|place| layout::medal_spot(place, far));
        scene.decor.extend(missing.map(|at| Decor { symbol: token::SMALL_WELL, at, z: MEDALS - 1 }));
    }

    /// A side's name, reserve and discard.
    fn belongings(&self, seat: Seat, scene: &mut Scene) {
        let (field, far, i) = (self.field, self.is_far(seat), seat.index());
        let name = layout::name_place(far);
        let label = Message::new("toybattle-player")
            .with("seat", seat)
            .with("medals", field.medals[i])
            .with("objective", field.terrain.objective);
        let caption = Caption::new(Point::new(name.x, name.y + name.height / 2), label, 32, "text");
        scene.captions.push(grid::name(caption.anchored(Anchor::Start).within(name.width), far));
        let piles = [
            (
                "reserve",
                tile::reserve(self.colour(seat)),
                layout::reserve_spot(far),
                layout::reserve_count(far),
            ),
            ("discard", token::DISCARD, layout::discard_spot(far), layout::discard_count(far)),
        ];
        let counts = [field.reserve[i], field.discard[i].len()];
        for ((word, symbol, at, number), count) in piles.into_iter().zip(counts) {
            let key = if word == "reserve" { "toybattle-reserve" } else { "toybattle-discard" };
            let label = Message::new(key).with("seat", seat).with("count", count);
            let cell = grid::pile(word, far);
            scene.pieces.push(Piece { id: pile_id(word, far), symbol, at, z: RACKS, on: None, label, cell });
            let words = Message::new("toybattle-count").with("count", count);
            let middle = Point::new(number.x, number.y + number.height / 2);
            let caption = Caption::new(middle, words, 34, "text").anchored(Anchor::Start);
            scene.captions.push(grid::count(caption, word, far));
        }
    }

    /// A side's rack: faces to its owner, backs to everybody else.
    fn rack(&self, seat: Seat, scene: &mut Scene) {
        let far = self.is_far(seat);
        if self.view.outcome.is_none() && self.field.turn == seat {
            let glow = Outline::Rect { area: grown(layout::rack(far), 5), radius: 26 };
            let shape = Shape::stroked(glow, Paint::Colour("active"), 80);
            scene.overlays.push(Overlay { z: RACKS - 1, shape });
        }
        let (count, pinned) = (self.field.rack[seat.index()], self.field.pinned[seat.index()]);
        if count > 0 {
            scene.labels.push(Label { of: rack_region(far), text: rack_label(seat, count, pinned) });
        }
        match &self.view.own {
            Some(own) if own.seat == seat => self.faces(own.rack, own.pinned, scene),
            _ => self.backs(seat, scene),
        }
    }

    fn backs(&self, seat: Seat, scene: &mut Scene) {
        let (far, colour) = (self.is_far(seat), self.colour(seat));
        let symbol = if far { tile::small_back(colour) } else { tile::back(colour) };
        for place in 0..usize::from(self.field.rack[seat.index()]) {
            scene.pieces.push(Piece {
                id: format!("hidden-{}-{}", if far { "far" } else { "near" }, place + 1),
                symbol,
                at: layout::rack_spot(place, far),
                z: RACKS,
                on: Some(rack_region(far)),
                label: Message::new("toybattle-hidden"),
                cell: grid::back(place, far, place < usize::from(self.field.pinned[seat.index()])),
            });
            if place < usize::from(self.field.pinned[seat.index()]) {
                scene.decor.push(Decor {
                    symbol: if far { token::SMALL_PIN } else { token::PIN },
                    at: layout::rack_spot(place, far),
                    z: RACKS + 1,
                });
            }
        }
    }

    /// One's own troops, a pile for each kind.
    fn faces(&self, rack: Troops, pinned: Troops, scene: &mut Scene) {
        let colour = self.colour(self.near);
        for (place, (troop, count)) in rack.iter().enumerate() {
            let Point { x, y } = layout::rack_spot(place, false);
            for copy in 1..count {
                let at = Point::new(x + 7 * i32::from(count - copy), y);
                scene.decor.push(Decor { symbol: tile::under(colour), at, z: RACKS });
            }
            scene.pieces.push(Piece {
                id: rack_id(troop),
                symbol: tile::name(colour, troop),
                at: Point::new(x, y),
                z: RACKS + 1,
                on: None,
                label: troop_label("toybattle-in-rack", troop, colour)
                    .with("count", count)
                    .with("pinned", pinned.count(troop)),
                cell: grid::face(place, troop, count, pinned.count(troop)),
            });
            if pinned.has(troop) {
                scene.decor.push(Decor { symbol: token::PIN, at: Point::new(x, y), z: RACKS + 2 });
            }
            if count > 1 {
                // On the rim, where it hides neither the toy nor the pin.
                let side = if pinned.has(troop) { 46 } else { -46 };
                badge(Point::new(x + 46, y + side), count, grid::hidden_spot(), scene);
            }
        }
    }

    fn last(&self, scene: &mut Scene) {
        let slot = match self.field.last {
            Some((_, Action::Place(_, slot) | Action::Discard(slot) | Action::Recall(slot))) => slot,
            Some((_, Action::Push(_, slot))) => slot,
            _ => return,
        };
        let is_won = matches!(self.field.phase, Phase::Over(_)) && !slot.is_base();
        let why = if is_won { Emphasis::Winning } else { Emphasis::Last };
        scene.marks.push(Mark { id: slot_id(slot), why });
    }

    /// The medals, where they decided (§9.2).
    fn decided(&self, scene: &mut Scene) {
        let Phase::Over(end) = self.field.phase else { return };
        let Some(winner) = end.winner.filter(|_| end.how == How::Medals) else { return };
        let won = self.field.taken[winner.index()];
        for (i, region) in self.field.terrain.regions.iter().enumerate().filter(|(i, _)| won & 1 << i != 0) {
            let ids = (1..=region.spots.len()).map(|n| format!("medal-{}-{n}", i + 1));
            scene.marks.extend(ids.map(|id| Mark { id, why: Emphasis::Winning }));
        }
    }

    /// What is still to be decided this turn, in a panel and as numbers on the bases concerned.
    fn queue(&self, scene: &mut Scene) {
        let Phase::Ask(question) = self.field.phase else { return };
        let mut items = vec![QueueItem { label: words::queued(question), is_current: true }];
        for (place, (slot, _)) in self.field.waiting.iter().enumerate() {
            let special = self.field.special(slot);
            if matches!(special, Some(Special::Gate(_) | Special::Mute) | None) {
                continue;
            }
            let label = Message::new("toybattle-queue-base")
                .with("special", special_word(special))
                .with("slot", slot.to_string());
            items.push(QueueItem { label, is_current: false });
            // A base that fires twice shows its first number.
            if self.field.waiting.iter().take(place).all(|(earlier, _)| earlier != slot) {
                let Point { x, y } = self.at(slot);
                // Above the stack: the base's own sign stands at one of its corners.
                let rise = (self.field.stack(slot).count().saturating_sub(1)).min(RISE) as i32 * tile::THICK;
                badge(Point::new(x, y - 72 - rise), place as u8 + 2, grid::hidden_spot(), scene);
            }
        }
        let queue = Panel::beside("queue", Message::new("toybattle-queue"), Content::Queue(items));
        scene.panels.push(Panel { is_active: true, ..queue });
    }
}

pub(super) fn pile_id(word: &str, far: bool) -> String {
    format!("{word}-{}", if far { "far" } else { "near" })
}

pub(super) fn rack_region(far: bool) -> String {
    pile_id("rack", far)
}

pub(super) fn troop_label(key: &'static str, troop: Troop, colour: Colour) -> Message {
    Message::new(key).with("troop", troop.id()).with("colour", colour.word())
}

/// How far from the middle of a slot its lines begin: headquarters are broader.
fn edge(slot: Slot) -> i32 {
    if slot.is_base() { EDGE } else { EDGE + 12 }
}

/// The point so far from one point on the way to another.
fn towards(from: Point, to: Point, far: i32) -> Point {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = (dx * dx + dy * dy).isqrt().max(1);
    Point::new(from.x + dx * far / length, from.y + dy * far / length)
}

fn grown(area: Rect, by: i32) -> Rect {
    Rect::new(area.x - by, area.y - by, area.width + 2 * by, area.height + 2 * by)
}

/// A small number on a dark disc.
fn badge(at: Point, number: u8, spot: scene::Spot, scene: &mut Scene) {
    let disc = Shape::filled(Outline::ellipse(at.x, at.y, 23, 23), Paint::Colour("ink"))
        .edged(Paint::Colour("edge"), 30);
    scene.overlays.push(Overlay { z: BADGES, shape: disc });
    let words = Message::new("toybattle-count").with("count", number);
    scene
        .captions
        .push(Caption { spot: Some(spot), ..Caption::new(at, words, 32, "white").at_z(BADGES + 1) });
}
