//! What everything on the map is, and why it cannot be pointed at now: the cards of Diplomacy, with what was cast on a unit.

use diplomacy::Diplomacy;
use diplomacy::map::Province;
use scene::{Card, Explained, Row};
use tabletop::{Message, Seat};

use crate::picture;
use crate::refusal::Refusal;
use crate::role::Role;
use crate::state::Divine;
use crate::telling;
use crate::view::View;

impl Explained for Divine {
    fn card(view: &View, id: &str) -> Option<Card> {
        let mut card = Diplomacy::card(&view.earth, id)?;
        let unit = province(id).and_then(|province| view.earth.known.position.at(province));
        let Some(unit) = unit.filter(|_| id.starts_with("unit-")) else { return Some(card) };
        let own = view.divinity().zip(view.heaven.casting.and_then(|casting| casting.at));
        if let Some((own, _)) = own.filter(|(_, at)| *at == unit.province()) {
            let row = Row::new(Message::new("divine-card-own").with("divinity", own.word()));
            card = card.stands(row.with_symbol(picture::sign(own)));
        }
        for cast in view.heaven.casts.iter().filter(|cast| Some(cast.date) == view.earth.known.last_date) {
            if cast.unit.province() == unit.province() && cast.unit.power == unit.power {
                let row = Row::new(telling::cast_seen(cast));
                card = card.stands(row.with_symbol(picture::sign(cast.by))).by(&["19.1", "20.1"]);
            }
        }
        Some(card)
    }

    fn why(view: &View, seat: Seat, id: &str) -> Option<Refusal> {
        match Role::of(seat)? {
            Role::Power(_) if view.is_giving() => Some(Refusal::GiftFirst),
            Role::Power(_) => Diplomacy::why(&view.earth, seat, id).map(Refusal::from),
            Role::Divine(_) => why_no_cast(view, province(id)?),
        }
    }

    fn why_not(view: &View, seat: Seat, from: &str, to: &str) -> Option<Refusal> {
        match Role::of(seat)? {
            Role::Power(_) => Diplomacy::why_not(&view.earth, seat, from, to).map(Refusal::from),
            Role::Divine(_) => None,
        }
    }
}

/// The province that an id of the scene is about: a region's, or that of what stands in it.
fn province(id: &str) -> Option<Province> {
    let (_, code) = id.split_once('-')?;
    Province::from_code(&code.split('-').next()?.to_ascii_uppercase())
}

/// Why a divine player cannot hit what is there.
fn why_no_cast(view: &View, at: Province) -> Option<Refusal> {
    let casting = view.heaven.casting?;
    let is_movement = view.earth.known.date.stage.phase() == diplomacy::Phase::Movement;
    if view.heaven.is_withdrawn || view.is_giving() || !is_movement {
        return Some(Refusal::NoCastNow);
    }
    if casting.is_ready {
        return Some(Refusal::IsReady);
    }
    let Some(unit) = view.earth.known.position.at(at) else { return Some(Refusal::NoUnit(at)) };
    if view.heaven.spent.has(unit.power.seat()) {
        return Some(Refusal::SameNation(unit.power));
    }
    (casting.at == Some(at)).then_some(Refusal::CastAlready)
}
