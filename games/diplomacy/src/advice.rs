//! What is legal and probably not meant (§11.8): orders of one power that do not fit together. It is for their owner alone,
//! and nothing is refused for it.

use tabletop::Message;

use crate::map::Province;
use crate::order::Order;
use crate::power::Power;
use crate::unit::{Kind, Piece, Position, Unit};

/// Something about one's own orders that is worth a second look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Advice {
    /// A support for something that the own unit is not told to do.
    Unsupported(Order),
    /// A convoy for an own army that is not told to go there.
    Uncarried(Order),
    /// An own army goes over sea, and no own fleet is told to carry it.
    NoFleet(Order),
    /// Two own units go to the same province.
    Clash(Order, Order),
    /// An own unit goes where another one stays.
    Blocked(Order, Unit),
}

impl Advice {
    /// The remark as a sentence.
    pub fn message(&self) -> Message {
        match self {
            Advice::Unsupported(order) => {
                Message::new("diplomacy-advice-unsupported").with("order", order.to_string())
            }
            Advice::Uncarried(order) => {
                Message::new("diplomacy-advice-uncarried").with("order", order.to_string())
            }
            Advice::NoFleet(order) => {
                Message::new("diplomacy-advice-no-fleet").with("order", order.to_string())
            }
            Advice::Clash(one, other) => Message::new("diplomacy-advice-clash")
                .with("order", one.to_string())
                .with("other", other.to_string()),
            Advice::Blocked(order, unit) => Message::new("diplomacy-advice-blocked")
                .with("order", order.to_string())
                .with("unit", unit.piece().to_string()),
        }
    }
}

/// What is worth a second look among the orders that a power saved in a movement phase, in their order.
pub fn advice(position: &Position, power: Power, orders: &[Order]) -> Vec<Advice> {
    let desk = Desk { position, power, orders };
    let mut found: Vec<Advice> = orders.iter().filter_map(|order| desk.alone(order)).collect();
    for (at, order) in orders.iter().enumerate() {
        let Some(goal) = goal(order) else { continue };
        let clash = orders[at + 1..].iter().find(|other| self::goal(other) == Some(goal));
        found.extend(clash.map(|other| Advice::Clash(*order, *other)));
        found.extend(desk.blocked(order, goal));
    }
    found
}

/// Where a unit is told to go.
fn goal(order: &Order) -> Option<Province> {
    match order {
        Order::Move { to, .. } => Some(to.province()),
        _ => None,
    }
}

struct Desk<'a> {
    position: &'a Position,
    power: Power,
    orders: &'a [Order],
}

impl Desk<'_> {
    /// The order of a unit of one's own. Other powers' units may do anything.
    fn told(&self, whom: Piece) -> Option<Option<&Order>> {
        let unit = self.position.at(whom.province()).filter(|unit| unit.power == self.power)?;
        let is_its = |order: &&Order| order.unit().is_some_and(|own| own.province() == unit.province());
        Some(self.orders.iter().find(is_its))
    }

    fn alone(&self, order: &Order) -> Option<Advice> {
        match order {
            Order::SupportHold { whom, .. } => {
                let moves = self.told(*whom)?.is_some_and(|told| matches!(told, Order::Move { .. }));
                moves.then_some(Advice::Unsupported(*order))
            }
            Order::SupportMove { whom, to, .. } => {
                let goes = self.told(*whom)?.and_then(goal) == Some(to.province());
                (!goes).then_some(Advice::Unsupported(*order))
            }
            Order::Convoy { whom, to, .. } => {
                let goes = self.told(*whom)?.and_then(goal) == Some(to.province());
                (!goes).then_some(Advice::Uncarried(*order))
            }
            Order::Move { unit, to, via } => {
                let walks = unit.kind == Kind::Fleet || unit.place.army_steps().has(to.province()) && !via;
                let carries = |other: &Order| {
                    matches!(other, Order::Convoy { whom, to: shore, .. }
                        if whom.province() == unit.province() && shore.province() == to.province())
                };
                (!walks && !self.orders.iter().any(carries)).then_some(Advice::NoFleet(*order))
            }
            _ => None,
        }
    }

    fn blocked(&self, order: &Order, goal: Province) -> Option<Advice> {
        let unit = self.position.at(goal).filter(|unit| unit.power == self.power)?;
        let leaves = self.told(unit.piece()).flatten().and_then(self::goal).is_some();
        (!leaves).then_some(Advice::Blocked(*order, unit))
    }
}
