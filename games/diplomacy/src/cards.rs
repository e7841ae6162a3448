//! What everything on the map is, and why a unit cannot be ordered now: cards, made from a view when somebody asks.

use scene::{Card, Explained, Row};
use tabletop::{Message, Seat};

use crate::action::Action;
use crate::atlas;
use crate::map::{Place, Province, Terrain};
use crate::order::{Order, Phase};
use crate::picture;
use crate::power::Power;
use crate::refusal::Refusal;
use crate::state::Diplomacy;
use crate::telling::{of, unit_label};
use crate::unit::{Kind, Unit};
use crate::view::View;

/// What an id of the scene stands for.
enum Thing {
    Place(Place),
    Unit(Unit),
    Lost(Unit),
}

impl Explained for Diplomacy {
    fn card(view: &View, id: &str) -> Option<Card> {
        Some(match thing(view, id)? {
            Thing::Place(place) => place_card(view, id, place),
            Thing::Unit(unit) => unit_card(view, id, unit),
            Thing::Lost(unit) => Card::new(id, unit_label(unit))
                .drawn(picture::symbol(unit.power, unit.kind))
                .owned_by(Some(unit.power.seat()))
                .does(Message::new("diplomacy-card-lost"))
                .by(&["7.1", "7.2"])
                .shown("retreat"),
        })
    }

    fn why(view: &View, seat: Seat, id: &str) -> Option<Refusal> {
        let own = Power::of(seat)?;
        let known = &view.known;
        let unit = match thing(view, id)? {
            Thing::Unit(unit) | Thing::Lost(unit) => unit,
            Thing::Place(place) => known.position.at(place.province())?,
        };
        if unit.power != own {
            return Some(Refusal::NotYours(unit.piece(), unit.power));
        }
        if !known.decides(own) {
            return Some(Refusal::NothingToDecide);
        }
        if known.saved_by(own).is_ready {
            return Some(Refusal::IsReady);
        }
        Some(match known.date.stage.phase() {
            Phase::Movement => Refusal::NothingToDecide,
            Phase::Retreats => Refusal::WrongPhase(Phase::Retreats),
            Phase::Adjustments if known.allowance(own) > 0 => {
                Refusal::NoAdjustment(crate::adjust::NoAdjustment::NotThisWay)
            }
            Phase::Adjustments => Refusal::NothingLeft,
        })
    }

    fn why_not(view: &View, seat: Seat, from: &str, to: &str) -> Option<Refusal> {
        let own = Power::of(seat)?;
        let known = &view.known;
        let to = match thing(view, to)? {
            Thing::Place(place) => place,
            Thing::Unit(unit) | Thing::Lost(unit) => unit.province().place(),
        };
        let lost = |place: Place| {
            let mine = known.dislodged.iter().map(|lost| lost.unit).filter(|unit| unit.power == own);
            mine.into_iter().find(|unit| unit.province() == place.province())
        };
        let unit = match thing(view, from)? {
            Thing::Unit(unit) | Thing::Lost(unit) => unit,
            Thing::Place(place) => lost(place).or_else(|| known.position.at(place.province()))?,
        };
        let unit = unit.piece();
        let order = match known.date.stage.phase() {
            Phase::Movement => Order::Move { unit, to, via: false },
            Phase::Retreats => Order::Retreat { unit, to },
            Phase::Adjustments => return None,
        };
        known.check(own, &Action::Order(order)).err()
    }
}

/// The place, unit or lost unit with this id.
fn thing(view: &View, id: &str) -> Option<Thing> {
    if let Some(place) = Place::all().find(|place| atlas::id(*place) == id) {
        return Some(Thing::Place(place));
    }
    let (sort, code) = id.split_once('-')?;
    let province = Province::from_code(&code.to_ascii_uppercase())?;
    match sort {
        "unit" => view.known.position.at(province).map(Thing::Unit),
        "out" => {
            let lost = view.known.dislodged.iter().find(|lost| lost.unit.province() == province)?;
            Some(Thing::Lost(lost.unit))
        }
        _ => None,
    }
}

fn place_card(view: &View, id: &str, place: Place) -> Card {
    let province = place.province();
    let terrain = match province.terrain() {
        Terrain::Sea => "sea",
        Terrain::Coastal => "coastal",
        Terrain::Inland => "inland",
    };
    let mut card = Card::new(id, atlas::label(place))
        .does(Message::new("diplomacy-card-terrain").with("terrain", terrain))
        .by(&[if place.is_coast() { "1.3" } else { "1.2" }, "2.3"]);
    if province.has_coasts() {
        card = card.does(Message::new("diplomacy-card-coasts"));
    }
    if province.is_centre() {
        let home = province.home().map_or("none", Power::name);
        card = card.does(Message::new("diplomacy-card-centre").with("owner", home)).by(&["1.4", "9.1"]);
        let owner = Power::ALL.into_iter().find(|power| view.known.centres.of(*power).has(province));
        let row = match owner {
            Some(owner) => {
                Row::new(of("diplomacy-card-owned", owner)).with_symbol(picture::symbol(owner, Kind::Army))
            }
            None => Row::new(Message::new("diplomacy-card-unowned")),
        };
        card = card.stands(row);
    }
    match view.known.position.at(province) {
        Some(unit) => {
            card.stands(Row::new(unit_label(unit)).with_symbol(picture::symbol(unit.power, unit.kind)))
        }
        None => card,
    }
}

fn unit_card(view: &View, id: &str, unit: Unit) -> Card {
    let does = match unit.kind {
        Kind::Army => "diplomacy-card-army",
        Kind::Fleet => "diplomacy-card-fleet",
    };
    let card = Card::new(id, unit_label(unit))
        .drawn(picture::symbol(unit.power, unit.kind))
        .owned_by(Some(unit.power.seat()))
        .does(Message::new(does))
        .by(&["2.1", if unit.kind == Kind::Army { "4.1" } else { "4.2" }, "4.4"])
        .shown("orders");
    let saved = view.saved().filter(|_| view.own == Some(unit.power));
    match saved.and_then(|saved| saved.order_of(unit.province())) {
        Some(order) => {
            card.stands(Row::new(Message::new("diplomacy-order").with("order", order.to_string())))
        }
        None => card,
    }
}
