//! What a power may save in the open phase, in what form, and what is listed (§11.1 to §11.4).

use crate::action::Action;
use crate::adjust;
use crate::campaign::Campaign;
use crate::legal;
use crate::map::Province;
use crate::order::{Order, Phase, Stray};
use crate::power::Power;
use crate::refusal::Refusal;
use crate::retreat::{self, RetreatRefused};
use crate::unit::Piece;

impl Campaign {
    /// Whether a power may do this now.
    pub fn check(&self, power: Power, action: &Action) -> Result<(), Refusal> {
        let saved = self.saved_by(power);
        match action {
            Action::Order(_) | Action::Clear(_) | Action::ClearAll | Action::Ready(_)
                if !self.decides(power) =>
            {
                Err(Refusal::NothingToDecide)
            }
            Action::Order(_) | Action::Clear(_) | Action::ClearAll if saved.is_ready => Err(Refusal::IsReady),
            Action::Order(order) => self.check_order(power, order),
            Action::Clear(piece) => {
                let is_there = saved.orders.iter().any(|order| order.unit() == Some(*piece));
                if is_there { Ok(()) } else { Err(Refusal::NothingToClear) }
            }
            Action::ClearAll if saved.orders.is_empty() => Err(Refusal::NothingToClear),
            Action::Ready(is_ready) if *is_ready == saved.is_ready => Err(Refusal::SaidAlready),
            Action::Vote(yes) if *yes == self.ballot.has(power.seat()) => Err(Refusal::VotedAlready),
            Action::ClearAll | Action::Ready(_) | Action::Vote(_) | Action::Concede => Ok(()),
        }
    }

    /// An order of a power as it would be kept, or why it is not taken. One that names another form of the same is told
    /// that form.
    fn check_order(&self, power: Power, order: &Order) -> Result<(), Refusal> {
        let kept = self.canonical(power, order)?;
        if kept != *order {
            return Err(Refusal::InFull(kept));
        }
        if self.date.stage.phase() != Phase::Adjustments {
            return Ok(());
        }
        let saved = self.saved_by(power);
        let is_new = order.unit().is_none_or(|unit| saved.order_of(unit.province()).is_none());
        let is_full = saved.orders.len() >= usize::from(self.allowance(power).unsigned_abs());
        // A build takes the place of one that was to be left undone (§11.3).
        let makes_room = matches!(order, Order::Build(_)) && saved.orders.contains(&Order::Waive);
        if is_new && is_full && !makes_room { Err(Refusal::NothingLeft) } else { Ok(()) }
    }

    /// The one form in which an order of a power is kept.
    pub fn canonical(&self, power: Power, order: &Order) -> Result<Order, Refusal> {
        match self.date.stage.phase() {
            Phase::Movement => self.canonical_move(power, order),
            Phase::Retreats => {
                let kept =
                    retreat::canonical(&self.dislodged, power, *order).map_err(|refused| match refused {
                        RetreatRefused::Stray(stray) => Refusal::from(stray),
                        RetreatRefused::NoRetreat(_) => Refusal::NoRetreat,
                    })?;
                let flees = |piece: Piece| self.fleeing(power).any(|lost| lost.unit.piece() == piece);
                if kept.unit().is_some_and(flees) { Ok(kept) } else { Err(Refusal::NothingToDecide) }
            }
            Phase::Adjustments => {
                let unit = adjust::check(&self.position, &self.centres, power, self.allowance(power), order);
                let unit = unit.map_err(Refusal::NoAdjustment)?;
                Ok(match (order, unit) {
                    (Order::Build(_), Some(unit)) => Order::Build(unit.piece()),
                    (Order::Disband(_), Some(unit)) => Order::Disband(unit.piece()),
                    _ => *order,
                })
            }
        }
    }

    fn canonical_move(&self, power: Power, order: &Order) -> Result<Order, Refusal> {
        let wrong_phase = Refusal::from(Stray::WrongPhase(Phase::Movement));
        if !order.is_of(Phase::Movement) {
            return Err(wrong_phase);
        }
        let piece = order.unit().ok_or(wrong_phase)?;
        let unit = self.position.at(piece.province()).filter(|unit| unit.kind == piece.kind);
        let unit = unit.ok_or(Refusal::from(Stray::NoUnit(piece)))?;
        if unit.power != power {
            return Err(Stray::NotYours(piece, unit.power).into());
        }
        legal::canonical(&self.position, order).map_err(Refusal::Impossible)
    }

    /// Does what a power may do and what changes nothing but what it saved. Everything here was checked.
    pub fn save(&mut self, power: Power, action: &Action) {
        let most = usize::from(self.allowance(power).unsigned_abs());
        let saved = &mut self.saved[power.index()];
        match action {
            Action::Order(order) => {
                let at = |order: &Order| order.unit().map(Piece::province);
                if at(order).is_some() {
                    saved.orders.retain(|other| at(other) != at(order));
                }
                let is_winter = self.date.stage.phase() == Phase::Adjustments;
                if is_winter && saved.orders.len() >= most {
                    let waived = saved.orders.iter().position(|other| *other == Order::Waive);
                    waived.map(|waived| saved.orders.remove(waived));
                }
                saved.orders.push(*order);
                saved.orders.sort_unstable();
            }
            Action::Clear(piece) => saved.orders.retain(|order| order.unit() != Some(*piece)),
            Action::ClearAll => saved.orders.clear(),
            Action::Ready(is_ready) => saved.is_ready = *is_ready,
            Action::Vote(yes) => {
                self.ballot.set(power.seat(), *yes);
            }
            Action::Concede => {
                self.conceded = self.conceded.with(power.seat());
                self.ballot.set(power.seat(), false);
                *saved = Default::default();
            }
        }
    }

    /// Adds all that a power whose move is heard can do now. What is not pointed at comes as it is wanted: where there is room for one
    /// button alone, that is being ready, not leaving a build undone.
    pub fn actions(&self, power: Power, out: &mut Vec<Action>) {
        let saved = self.saved_by(power);
        if self.decides(power) {
            if saved.is_ready {
                out.push(Action::Ready(false));
            } else {
                let mut orders = Vec::new();
                self.orders(power, &mut orders);
                let is_waive = |order: &Order| *order == Order::Waive;
                out.extend(orders.iter().copied().filter(|order| !is_waive(order)).map(Action::Order));
                out.extend(saved.orders.iter().filter_map(Order::unit).map(Action::Clear));
                out.push(Action::Ready(true));
                out.extend(orders.into_iter().filter(is_waive).map(Action::Order));
                if !saved.orders.is_empty() {
                    out.push(Action::ClearAll);
                }
            }
        }
        self.idle_actions(power, out);
    }

    /// Adds what it can do whether or not it decides anything: vote, concede.
    pub fn idle_actions(&self, power: Power, out: &mut Vec<Action>) {
        out.push(Action::Vote(!self.ballot.has(power.seat())));
        out.push(Action::Concede);
    }

    /// Adds what walks each decision of a power once: the orders of the next unit, then ready.
    pub fn plies(&self, power: Power, out: &mut Vec<Action>) {
        if !self.awaited().has(power.seat()) {
            return;
        }
        let mut orders = Vec::new();
        self.next_orders(power, &mut orders);
        if orders.is_empty() {
            out.push(Action::Ready(true));
        }
        out.extend(orders.into_iter().map(Action::Order));
    }

    /// Adds every order that a power can save now, each once.
    pub fn orders(&self, power: Power, out: &mut Vec<Order>) {
        match self.date.stage.phase() {
            Phase::Movement => {
                self.position.of(power).for_each(|unit| legal::orders(&self.position, unit, out));
            }
            Phase::Retreats => {
                for lost in self.fleeing(power) {
                    let unit = lost.unit.piece();
                    out.extend(lost.retreats.map(|to| Order::Retreat { unit, to }));
                    out.push(Order::Disband(unit));
                }
            }
            Phase::Adjustments => {
                let allowance = self.allowance(power);
                let all = self.position.of(power).map(|unit| Order::Disband(unit.piece()));
                let builds = self.sites(power).map(Order::Build).chain([Order::Waive]);
                let orders: Vec<Order> = if allowance < 0 { all.collect() } else { builds.collect() };
                out.extend(orders.into_iter().filter(|order| self.check_order(power, order).is_ok()));
            }
        }
    }

    /// Adds the orders of the next thing that a power has not ordered yet: nothing once all is ordered.
    pub fn next_orders(&self, power: Power, out: &mut Vec<Order>) {
        let saved = self.saved_by(power);
        let is_open = |province: Province| saved.order_of(province).is_none();
        match self.date.stage.phase() {
            Phase::Movement => {
                if let Some(unit) = self.position.of(power).find(|unit| is_open(unit.province())) {
                    legal::orders(&self.position, unit, out);
                }
            }
            Phase::Retreats => {
                if let Some(lost) = self.fleeing(power).find(|lost| is_open(lost.unit.province())) {
                    let unit = lost.unit.piece();
                    out.extend(lost.retreats.map(|to| Order::Retreat { unit, to }));
                    out.push(Order::Disband(unit));
                }
            }
            Phase::Adjustments => {
                let due = usize::from(self.allowance(power).unsigned_abs());
                if saved.orders.len() < due {
                    let fresh = out.len();
                    self.orders(power, out);
                    let is_old = |order: &Order| order.unit().is_some_and(|unit| !is_open(unit.province()));
                    let kept: Vec<Order> = out.drain(fresh..).filter(|order| !is_old(order)).collect();
                    out.extend(kept);
                }
            }
        }
    }
}
