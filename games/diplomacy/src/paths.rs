//! How an order is given by pointing (§11.1): a unit, then where it goes; or a unit, then what it does, then for whom and where.
//!
//! Everything that stands in a province is pointed at by its province. Supports that can matter come first; all others are
//! behind one more choice, so that every legal order can be reached and the usual ones are near.

use scene::Path;
use tabletop::Message;

use crate::action::Action;
use crate::atlas;
use crate::map::{Place, Province};
use crate::order::Order;
use crate::unit::{Kind, Piece, Position, Unit};
use crate::view::View;

/// The steps by which an action is given.
pub fn path(view: &View, action: &Action) -> Path {
    let choice = |name: &'static str, key: &'static str| Path::new().choice(name, Message::new(key));
    match action {
        Action::Order(order) => order_path(view, order),
        Action::Clear(piece) => at(piece.place).choice("clear", Message::new("diplomacy-choice-clear")),
        Action::ClearAll => choice("clear-all", "diplomacy-choice-clear-all"),
        Action::Ready(true) => choice("ready", "diplomacy-choice-ready"),
        Action::Ready(false) => choice("unready", "diplomacy-choice-unready"),
        Action::Vote(true) => choice("vote", "diplomacy-choice-vote"),
        Action::Vote(false) => choice("unvote", "diplomacy-choice-unvote"),
        Action::Concede => choice("concede", "diplomacy-choice-concede")
            .choice("sure", Message::new("diplomacy-choice-concede-sure")),
    }
}

/// The province of a place: whatever stands on a coast is pointed at by its province.
fn at(place: Place) -> Path {
    Path::new().id(atlas::id(place.province().place()))
}

fn order_path(view: &View, order: &Order) -> Path {
    let position = &view.known.position;
    match *order {
        Order::Hold(unit) => at(unit.place).choice("hold", Message::new("diplomacy-choice-hold")),
        Order::Move { unit, to, via: false } => at(unit.place).id(goal(unit, to)),
        Order::Move { unit, to, via: true } => {
            at(unit.place).choice("via", Message::new("diplomacy-choice-via")).id(atlas::id(to))
        }
        Order::SupportHold { unit, whom } => supporting(position, order, unit, whom)
            .choice("stay", Message::new("diplomacy-choice-support-hold")),
        Order::SupportMove { unit, whom, to } => supporting(position, order, unit, whom).id(atlas::id(to)),
        Order::Convoy { unit, whom, to } => at(unit.place)
            .choice("convoy", Message::new("diplomacy-choice-convoy"))
            .id(atlas::id(whom.province().place()))
            .id(atlas::id(to)),
        Order::Retreat { unit, to } => at(unit.place).id(goal(unit, to)),
        Order::Disband(unit) => at(unit.place).choice("disband", Message::new("diplomacy-choice-disband")),
        Order::Build(piece) => {
            let path = Path::new().id(atlas::id(piece.place));
            match piece.kind {
                Kind::Army => path.choice("army", Message::new("diplomacy-choice-army")),
                Kind::Fleet => path.choice("fleet", Message::new("diplomacy-choice-fleet")),
            }
        }
        Order::Waive => Path::new().choice("waive", Message::new("diplomacy-choice-waive")),
    }
}

/// Where a fleet goes: the province, or the coast where it could go to either.
fn goal(unit: Piece, to: Place) -> String {
    let coasts = to.province().coasts().and(unit.place.fleet_steps());
    if to.is_coast() && coasts.len() < 2 { atlas::id(to.province().place()) } else { atlas::id(to) }
}

fn supporting(position: &Position, order: &Order, unit: Piece, whom: Piece) -> Path {
    let path = at(unit.place).choice("support", Message::new("diplomacy-choice-support"));
    let path = if can_matter(position, order) {
        path
    } else {
        path.choice("others", Message::new("diplomacy-choice-others"))
    };
    path.id(atlas::id(whom.province().place()))
}

/// Whether a support can matter: for a unit of one's own, against a unit that stands there, or where somebody else could come.
fn can_matter(position: &Position, order: &Order) -> bool {
    let (Order::SupportHold { unit, whom } | Order::SupportMove { unit, whom, .. }) = order else {
        return true;
    };
    let power = |piece: &Piece| position.at(piece.province()).map(|unit| unit.power);
    let Some(own) = power(unit) else { return true };
    if power(whom) == Some(own) {
        return is_contested(position, order, whom, own);
    }
    match order {
        Order::SupportMove { to, .. } => position
            .at(to.province())
            .is_some_and(|there| there.power != own && Some(there.power) != power(whom)),
        _ => is_contested(position, order, whom, own),
    }
}

/// Whether a unit of a third power could come to where the support counts.
fn is_contested(position: &Position, order: &Order, whom: &Piece, own: crate::Power) -> bool {
    let (at, friend): (Province, Option<Unit>) = match order {
        Order::SupportMove { to, .. } => (to.province(), position.at(whom.province())),
        _ => (whom.province(), position.at(whom.province())),
    };
    let is_rival = |unit: &Unit| unit.power != own && friend.is_none_or(|friend| friend.power != unit.power);
    let stands = position.at(at).is_some_and(|unit| is_rival(&unit));
    stands || position.units().any(|unit| is_rival(&unit) && unit.reach().has(at))
}
