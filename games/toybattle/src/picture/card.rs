//! Cards: what a slot, a troop, a medal or a pile is, how it stands, and why nothing can be done with it.

use scene::{Card, Row};
use tabletop::{Message, Seat};

use super::art::{tile, token};
use super::places::{rack_label, special_word};
use super::table::{pile_id, rack_region, troop_label};
use super::{near, rack_id, slot_id};
use crate::action::Action;
use crate::field::{Field, Phase, Question, RACK, Tile};
use crate::refusal::Refusal;
use crate::rules::moves::judge;
use crate::terrain::{Slot, Special, Terrain};
use crate::troop::Troop;
use crate::view::View;

/// What one can point at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Thing {
    Slot(Slot),
    /// The visible troop of a slot.
    Laid(Slot, Tile),
    /// Troops of one kind in the viewer's own rack.
    Held(Troop),
    /// A troop in somebody's rack that the viewer does not see, by its place.
    Hidden(Seat, u8),
    Rack(Seat),
    Reserve(Seat),
    Discard(Seat),
    /// A medal of a region, both counted from 0.
    Medal(usize, usize),
}

impl Thing {
    fn id(self, view: &View) -> String {
        let far = |seat: Seat| seat != near(view.field().first_colour, view.seat()).0;
        match self {
            Thing::Slot(slot) => slot_id(slot),
            Thing::Laid(_, tile) => format!("tile-{}", tile.number()),
            Thing::Held(troop) => rack_id(troop),
            Thing::Hidden(seat, place) => {
                format!("hidden-{}-{}", if far(seat) { "far" } else { "near" }, place + 1)
            }
            Thing::Rack(seat) => rack_region(far(seat)),
            Thing::Reserve(seat) => pile_id("reserve", far(seat)),
            Thing::Discard(seat) => pile_id("discard", far(seat)),
            Thing::Medal(region, which) => format!("medal-{}-{}", region + 1, which + 1),
        }
    }
}

/// Everything there is to point at, for whoever has this view.
fn things(view: &View) -> impl Iterator<Item = Thing> {
    let (field, own) = (view.field(), view.own.as_ref());
    let slots = field.terrain.slots().map(Thing::Slot);
    let laid = field.terrain.slots().filter_map(|slot| Some(Thing::Laid(slot, field.top(slot)?)));
    let held = own.into_iter().flat_map(|own| own.rack.iter().map(|(troop, _)| Thing::Held(troop)));
    let strangers = Seat::all(2).filter(move |seat| own.is_none_or(|own| own.seat != *seat));
    let hidden = strangers.flat_map(|seat| {
        let count = field.rack[seat.index()];
        (0..count).map(move |place| Thing::Hidden(seat, place))
    });
    let piles = Seat::all(2).flat_map(|seat| [Thing::Rack(seat), Thing::Reserve(seat), Thing::Discard(seat)]);
    let medals = field.terrain.regions.iter().enumerate();
    let medals = medals.flat_map(|(i, region)| (0..region.spots.len()).map(move |n| Thing::Medal(i, n)));
    slots.chain(laid).chain(held).chain(hidden).chain(piles).chain(medals)
}

pub(super) fn card(view: &View, id: &str) -> Option<Card> {
    let thing = things(view).find(|thing| thing.id(view) == id)?;
    Some(match thing {
        Thing::Slot(slot) if slot.is_base() => on_base(view, slot, id),
        Thing::Slot(slot) => on_headquarters(view, slot, id),
        Thing::Laid(slot, tile) => on_laid(view, slot, tile, id),
        Thing::Held(troop) => on_held(view, troop, id),
        Thing::Hidden(seat, place) => on_hidden(view, seat, place, id),
        Thing::Rack(seat) => on_rack(view, seat, id),
        Thing::Reserve(seat) => on_reserve(view, seat, id),
        Thing::Discard(seat) => on_discard(view, seat, id),
        Thing::Medal(region, _) => on_medal(view, region, id),
    })
}

/// The paragraph that tells of a special base.
fn of_special(special: Special) -> &'static [&'static str] {
    match special {
        Special::Recall => &["12.2", "11.1"],
        Special::Gate(_) => &["13.2", "13.4"],
        Special::Draw => &["14.2", "11.1"],
        Special::Push => &["15.2", "15.3"],
        Special::Raise => &["16.2", "11.1"],
        Special::Mute => &["18.2"],
        Special::Pin => &["19.2", "19.3"],
    }
}

/// The figure that shows a special base.
const fn special_figure(special: Special) -> &'static str {
    match special {
        Special::Recall => "castle",
        Special::Gate(_) => "gate",
        Special::Draw => "cloud",
        Special::Push => "volcano",
        Special::Raise => "crypt",
        Special::Mute => "muted",
        Special::Pin => "trench",
    }
}

fn on_base(view: &View, slot: Slot, id: &str) -> Card {
    let field = view.field();
    let title = Message::new("toybattle-card-base").with("slot", slot.to_string());
    let card = Card::new(id, title).does(Message::new("toybattle-card-base-does"));
    let card = match field.special(slot) {
        Some(special) => card
            .does(Message::new("toybattle-card-special").with("special", special_word(Some(special))))
            .by(of_special(special))
            .shown(special_figure(special)),
        None => card.shown("placing"),
    };
    let card = match field.top(slot) {
        Some(tile) => {
            let colour = field.colour(tile.seat());
            let label = troop_label("toybattle-sheet-troop", tile.troop(), colour);
            let card = card.stands(Row::new(label).with_symbol(tile::name(colour, tile.troop())));
            card.stands(Row::new(linked(field, tile.seat(), slot)))
        }
        None => card.stands(Row::new(Message::new("toybattle-card-empty"))),
    };
    regions(field.terrain, slot).into_iter().fold(card, Card::stands).by(&["4.1", "4.3", "5.1"])
}

/// Whether the troop on a base is linked to its headquarters.
fn linked(field: &Field, seat: Seat, slot: Slot) -> Message {
    let is_linked = field.reach(seat) & slot.bit() != 0;
    Message::new("toybattle-card-linked").with("linked", if is_linked { "yes" } else { "no" })
}

/// The regions that a base helps to close.
fn regions(terrain: &Terrain, slot: Slot) -> Option<Row> {
    let around = terrain.regions.iter().enumerate().filter(|(_, region)| region.bases & slot.bit() != 0);
    let numbers: Vec<String> = around.map(|(i, _)| (i + 1).to_string()).collect();
    let words = Message::new("toybattle-card-regions").with("regions", numbers.join(", "));
    (!numbers.is_empty()).then(|| Row::new(words.with("count", numbers.len() as i64)))
}

fn on_headquarters(view: &View, slot: Slot, id: &str) -> Card {
    let colour = slot.owner().unwrap_or_default();
    let title = Message::new("toybattle-card-headquarters")
        .with("colour", colour.word())
        .with("slot", slot.to_string());
    let card = Card::new(id, title)
        .does(Message::new("toybattle-card-headquarters-does"))
        .by(&["4.5", "5.4", "9.1"])
        .shown("headquarters");
    match view.field().special(slot) {
        Some(special) => {
            let words = Message::new("toybattle-card-special").with("special", special_word(Some(special)));
            card.does(words).by(&["13.3"])
        }
        None => card,
    }
}

/// The paragraphs of a troop.
fn of_troop(troop: Troop) -> &'static [&'static str] {
    match troop {
        Troop::Kwak => &["6.2"],
        Troop::Skully => &["6.3", "6.5"],
        Troop::Captain => &["6.6", "6.7"],
        Troop::Jumbo => &["6.9", "6.10"],
        Troop::Hook => &["6.11", "6.12"],
        Troop::Xb42 => &["6.14"],
        Troop::Star => &["6.4", "6.5"],
        Troop::Roxy => &["6.15"],
    }
}

/// The figure that shows what a troop does.
const fn troop_figure(troop: Troop) -> &'static str {
    match troop {
        Troop::Kwak => "kwak",
        Troop::Captain => "captain",
        Troop::Jumbo => "jumbo",
        Troop::Hook => "hook",
        Troop::Skully | Troop::Xb42 | Troop::Star | Troop::Roxy => "covering",
    }
}

fn on_troop(view: &View, seat: Seat, troop: Troop, id: &str) -> Card {
    let colour = view.field().colour(seat);
    Card::new(id, troop_label("toybattle-card-troop", troop, colour))
        .drawn(tile::name(colour, troop))
        .owned_by(Some(seat))
        .does(Message::new("toybattle-card-effect").with("troop", troop.id()))
        .by(of_troop(troop))
        .shown(troop_figure(troop))
}

fn on_laid(view: &View, slot: Slot, tile: Tile, id: &str) -> Card {
    let field = view.field();
    let below = field.stack(slot).count() - 1;
    let place =
        Message::new("toybattle-card-laid").with("slot", slot.to_string()).with("below", below as i64);
    let card = on_troop(view, tile.seat(), tile.troop(), id).stands(Row::new(place)).by(&["4.3", "4.4"]);
    if slot.is_base() { card.stands(Row::new(linked(field, tile.seat(), slot))) } else { card }
}

fn on_held(view: &View, troop: Troop, id: &str) -> Card {
    let own = view.own.as_ref();
    let (seat, count, pinned) =
        own.map_or((Seat::new(0), 0, 0), |own| (own.seat, own.rack.count(troop), own.pinned.count(troop)));
    let card = on_troop(view, seat, troop, id)
        .stands(Row::new(Message::new("toybattle-card-held").with("count", count)))
        .by(&["3.5"]);
    if pinned == 0 {
        return card;
    }
    let words = Message::new("toybattle-card-pinned").with("count", pinned);
    card.stands(Row::new(words).with_symbol(token::PIN)).by(&["19.3"])
}

fn on_hidden(view: &View, seat: Seat, place: u8, id: &str) -> Card {
    let field = view.field();
    let card = Card::new(id, Message::new("toybattle-card-hidden").with("seat", seat))
        .does(Message::new("toybattle-card-hidden-does"))
        .by(&["10.2", "10.4"]);
    if place >= field.pinned[seat.index()] {
        return card;
    }
    // Everybody sees how many are pinned, nobody else which: the signs stand on the first backs.
    let words = Message::new("toybattle-card-pinned-hidden").with("count", field.pinned[seat.index()]);
    card.stands(Row::new(words).with_symbol(token::PIN)).by(&["10.6", "19.3"])
}

fn on_rack(view: &View, seat: Seat, id: &str) -> Card {
    let (count, pinned) = (view.field().rack[seat.index()], view.field().pinned[seat.index()]);
    Card::new(id, Message::new("toybattle-card-rack").with("seat", seat))
        .does(Message::new("toybattle-card-rack-does").with("most", RACK))
        .stands(Row::new(rack_label(seat, count, pinned)))
        .by(&["3.3", "10.2"])
}

fn on_reserve(view: &View, seat: Seat, id: &str) -> Card {
    let count = view.field().reserve[seat.index()];
    Card::new(id, Message::new("toybattle-card-reserve").with("seat", seat))
        .does(Message::new("toybattle-card-reserve-does"))
        .stands(Row::new(Message::new("toybattle-reserve").with("seat", seat).with("count", count)))
        .by(&["3.2", "3.4", "2.4"])
}

fn on_discard(view: &View, seat: Seat, id: &str) -> Card {
    let count = view.field().discard[seat.index()].len();
    Card::new(id, Message::new("toybattle-card-discard").with("seat", seat))
        .does(Message::new("toybattle-card-discard-does"))
        .stands(Row::new(Message::new("toybattle-discard").with("seat", seat).with("count", count)))
        .by(&["6.9", "10.1"])
}

fn on_medal(view: &View, region: usize, id: &str) -> Card {
    let field = view.field();
    let area = &field.terrain.regions[region];
    let bases: Vec<String> = Slot::each(area.bases).map(|slot| slot.to_string()).collect();
    let title = Message::new("toybattle-card-medal").with("region", region as i64 + 1);
    let card = Card::new(id, title)
        .drawn(token::MEDAL)
        .does(Message::new("toybattle-card-medal-does").with("bases", bases.join(", ")))
        .by(&["8.1", "8.3", "9.2"])
        .shown("region");
    let winner = Seat::all(2).find(|seat| field.taken[seat.index()] & 1 << region != 0);
    if let Some(seat) = winner {
        return card
            .stands(Row::new(Message::new("toybattle-card-medal-won").with("seat", seat)))
            .by(&["8.4"]);
    }
    Seat::all(2).fold(card, |card, seat| {
        let held = (area.bases & field.held[seat.index()]).count_ones();
        let words = Message::new("toybattle-card-medal-state")
            .with("seat", seat)
            .with("held", i64::from(held))
            .with("all", i64::from(area.bases.count_ones()));
        card.stands(Row::new(words))
    })
}

/// What the rules say to what one would do with it: place it, point an effect at it, draw.
pub(super) fn why(view: &View, id: &str) -> Option<Refusal> {
    let (field, known) = (view.field(), view.known());
    if view.seat() != Some(field.turn) || !matches!(field.phase, Phase::Turn | Phase::Ask(_)) {
        return None;
    }
    let refused = |action| judge(&known, action).err();
    match things(view).find(|thing| thing.id(view) == id)? {
        Thing::Held(troop) => {
            let reach = field.reach(field.turn);
            let slots = field.terrain.slots();
            slots
                .filter_map(|slot| Some((slot, refused(Action::Place(troop, slot))?)))
                .min_by_key(|(slot, why)| (rank(why), reach & slot.bit() == 0))
                .map(|(_, why)| why)
        }
        Thing::Laid(slot, _) => refused(pointing(field, slot)),
        Thing::Slot(slot) if field.top(slot).is_some() || field.phase != Phase::Turn => {
            refused(pointing(field, slot))
        }
        Thing::Reserve(seat) if seat == field.turn && field.phase == Phase::Turn => refused(Action::Draw),
        _ => None,
    }
}

/// What the rules say to the action that would go from the one to the other: a troop that is placed, or one that is pushed.
pub(super) fn why_not(view: &View, from: &str, to: &str) -> Option<Refusal> {
    let find = |id: &str| things(view).find(|thing| thing.id(view) == id);
    let (Thing::Slot(to) | Thing::Laid(to, _)) = find(to)? else { return None };
    let action = match find(from)? {
        Thing::Held(troop) => Action::Place(troop, to),
        Thing::Slot(from) | Thing::Laid(from, _) => Action::Push(from, to),
        _ => return None,
    };
    judge(&view.known(), action).err()
}

/// The effect that would be pointed at a slot now.
fn pointing(field: &Field, slot: Slot) -> Action {
    match field.phase {
        Phase::Ask(Question::Discard(_)) => Action::Discard(slot),
        Phase::Ask(Question::Push(_)) => Action::Push(slot, slot),
        _ => Action::Recall(slot),
    }
}

/// How little a refusal tells of why a troop can be placed nowhere.
fn rank(refusal: &Refusal) -> u8 {
    match refusal {
        Refusal::TooWeak(..) => 1,
        Refusal::Gate(..) => 2,
        Refusal::HookMuted(_) => 3,
        Refusal::NotConnected(_) => 4,
        Refusal::HookAtHeadquarters(_) => 5,
        Refusal::OwnHeadquarters(_) => 6,
        _ => 0,
    }
}
