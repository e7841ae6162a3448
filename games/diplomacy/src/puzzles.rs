//! The puzzles: the orders of one power that take a centre in fall whatever everybody else orders.

use tabletop::game::InputOf;
use tabletop::puzzle::{OUT_OF_REACH, Setting};
use tabletop::{Branch, Goal, Input, Message, OrderPuzzled, Seat, Theme};

use crate::action::Action;
use crate::calendar::Stage;
use crate::campaign::Campaign;
use crate::config::{Config, Press};
use crate::map::Province;
use crate::order::Order;
use crate::power::Power;
use crate::siege::{Ordinary, Siege, Unclear};
use crate::state::Diplomacy;
use crate::view::View;

/// The most sets of orders that are right where something is asked.
const MOST_RIGHT: usize = 4;

impl OrderPuzzled for Diplomacy {
    const PUZZLES: &'static str = include_str!("../data/puzzles.tsv");

    fn grounds() -> Vec<Config> {
        vec![Config { press: Press::None, ..Config::default() }]
    }

    fn settings(config: &Config, view: &View, _seat: Seat) -> Vec<Setting<Self>> {
        Self::branch(config, view).map(|config| (config, Vec::new())).into_iter().collect()
    }

    fn goals(&self, seat: Seat) -> Vec<Goal> {
        goals(&self.campaign, seat)
    }

    fn turns(&self) -> u32 {
        self.window
    }

    fn orders_for(&self, seat: Seat, goal: &Goal) -> Result<(Theme, Vec<Action>), &'static str> {
        let siege = siege(&self.campaign, seat, goal).ok_or(OUT_OF_REACH)?;
        let (theme, orders) = asked(siege.solutions(&Ordinary))?;
        let orders = orders.into_iter().map(Action::Order).chain([Action::Ready(true)]);
        Ok((theme, orders.collect()))
    }

    fn is_last(action: &Action) -> bool {
        *action == Action::Ready(true)
    }

    fn answers(&self, seat: Seat, goal: &Goal) -> Option<(bool, Vec<InputOf<Self>>)> {
        let siege = siege(&self.campaign, seat, goal)?;
        let own = &self.campaign.saved_by(siege.power).orders;
        let defence = siege.defence(own, &Ordinary).ok()?;
        let holds = defence.is_none();
        let power = |order: &Order| Some(siege.position.at(order.unit()?.province())?.power.seat());
        let orders = defence.into_iter().flat_map(|defence| defence.orders);
        let orders = orders.filter_map(|order| Some(Input::Act(power(&order)?, Action::Order(order))));
        let others = self.campaign.awaited().iter().filter(|other| *other != seat);
        let ready = others.map(|other| Input::Act(other, Action::Ready(true)));
        Some((holds, orders.chain(ready).collect()))
    }

    fn ask(goal: &Goal) -> Message {
        Message::new("diplomacy-puzzle-centre").with("province", goal.what.as_str())
    }
}

/// The centres that could be asked for: those of others in reach of several units, in fall.
pub fn goals(campaign: &Campaign, seat: Seat) -> Vec<Goal> {
    let Some(power) = Power::of(seat).filter(|_| campaign.date.stage == Stage::FallMoves) else {
        return Vec::new();
    };
    let near = |centre: &Province| {
        campaign.position.of(power).filter(|unit| unit.reach().has(*centre)).count() > 1
            && campaign.position.at(*centre).is_none_or(|unit| unit.power != power)
    };
    let open = Province::all().filter(|place| place.is_centre() && !campaign.centres.of(power).has(*place));
    open.filter(near).map(|centre| Goal::new("centre", 1).about(centre.code())).collect()
}

/// Who wants what.
pub fn siege<'a>(campaign: &'a Campaign, seat: Seat, goal: &Goal) -> Option<Siege<'a>> {
    let (power, centre) = (Power::of(seat)?, Province::from_code(&goal.what)?);
    Some(Siege { position: &campaign.position, power, centre })
}

/// What is asked for, of all that is right.
pub fn asked(found: Result<Vec<Vec<Order>>, Unclear>) -> Result<(Theme, Vec<Order>), &'static str> {
    let found = found.map_err(|unclear| match unclear {
        Unclear::BySea => "an army could come by sea",
        Unclear::TooMany => "too many defences",
    })?;
    if found.len() > MOST_RIGHT {
        return Err("too many solutions");
    }
    let first = found.into_iter().next().ok_or(OUT_OF_REACH)?;
    let supports = first.iter().filter(|order| matches!(order, Order::SupportMove { .. })).count();
    let theme = match (first.len(), supports) {
        (1, _) => return Err("too dull"),
        (_, 0) => "cut",
        (2, _) => "support",
        (all, supports) if all == supports + 1 => "supports",
        _ => "support-and-cut",
    };
    Ok((theme, first))
}
