//! What becomes of a phase when it closes, and which one opens next (§10.2 to §10.5, §11.5 to §11.7, §12).
//!
//! A phase is judged by what every power has saved in it; what nobody has anything to decide in is judged at once, so
//! that only phases with a decision ever open. A variant may stop between the steps: they are functions of their own.

use tabletop::Sink;

use crate::adjust::winter;
use crate::calendar::Stage;
use crate::campaign::Campaign;
use crate::ending::Ending;
use crate::event::{Event, Lapse, Leaving};
use crate::judge::{Comparison, Reason, Rule, Ruling, Verdict, movement_with};
use crate::map::Province;
use crate::order::{Order, Orders, Phase};
use crate::power::Power;
use crate::retreat::{RetreatOrders, retreats};
use crate::status::Statuses;
use crate::unit::{Position, Unit};

/// What became of one order, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Done {
    /// The unit, where it stood.
    pub unit: Unit,
    /// What it was told; nothing if nobody told it anything.
    pub order: Option<Order>,
    /// What became of it.
    pub ruling: Ruling,
    /// The rule that decided.
    pub rule: Option<Rule>,
    /// What was measured against what, where that decided.
    pub compared: Option<Comparison>,
    /// Whether the unit was driven out.
    pub is_dislodged: bool,
    /// Whether something decided that whoever reads this may not know; no ordinary game has that.
    pub is_unexplained: bool,
}

impl Done {
    /// An order that was carried out, or not, as everybody can see.
    const fn plain(unit: Unit, order: Option<Order>, ruling: Ruling) -> Self {
        let (is_dislodged, is_unexplained) = (false, false);
        Done { unit, order, ruling, rule: None, compared: None, is_dislodged, is_unexplained }
    }
}

impl From<Reason> for Done {
    fn from(reason: Reason) -> Self {
        let rule = reason.rules.first().copied();
        let other = rule.and_then(Rule::other);
        let is_it = |compared: &&Comparison| {
            other.is_some_and(|other| compared.other == Some(other) || compared.mover == other)
        };
        let compared = reason.comparisons.iter().find(is_it).copied();
        Done { rule, compared, ..Done::plain(reason.unit, reason.order, reason.ruling) }
    }
}

/// Takes reasons as they come.
struct Reasons(Vec<Done>);

impl Sink<Reason> for Reasons {
    fn put(&mut self, reason: impl FnOnce() -> Reason) {
        self.0.push(reason().into());
    }
}

/// Judges a movement phase: what becomes of it, and of each order by powers and provinces.
pub fn judged(position: &Position, orders: &Orders, statuses: Statuses) -> (Verdict, Vec<Done>) {
    let mut reasons = Reasons(Vec::new());
    let verdict = movement_with(position, orders, statuses, &mut reasons);
    let mut done = reasons.0;
    for one in &mut done {
        one.is_dislodged = verdict.dislodged_at(one.unit.province()).is_some();
    }
    done.sort_by_key(|one| (one.unit.power, one.unit.province()));
    (verdict, done)
}

impl Campaign {
    /// Closes the open phase: whoever missed it is named, it is judged, concessions are announced, and the next phase
    /// with a decision opens.
    pub fn close<S: Sink<Event>>(&mut self, by_time: bool, events: &mut S) {
        if by_time {
            self.tell_lapses(events);
        }
        self.judge(Statuses::NEUTRAL, events);
        self.announce(events);
        self.advance(events);
    }

    /// Names those who had something to decide and were not ready (§11.7).
    pub fn tell_lapses<S: Sink<Event>>(&self, events: &mut S) {
        for power in self.awaited().iter().filter_map(Power::of) {
            let has_orders = !self.saved_by(power).orders.is_empty();
            let lapse = if has_orders { Lapse::NotConfirmed } else { Lapse::NotSubmitted };
            events.put(|| Event::Lapsed(power, lapse));
        }
    }

    /// Judges the open phase by what is saved, and forgets that.
    pub fn judge<S: Sink<Event>>(&mut self, statuses: Statuses, events: &mut S) {
        match self.date.stage.phase() {
            Phase::Movement => self.judge_moves(statuses, events),
            Phase::Retreats => self.judge_retreats(events),
            Phase::Adjustments => self.judge_winter(events),
        }
        self.saved = Default::default();
    }

    /// What all powers have saved for a movement phase.
    pub fn moves_saved(&self) -> Orders {
        let mut orders = Orders::default();
        for (power, saved) in Power::ALL.into_iter().zip(&self.saved) {
            for order in &saved.orders {
                orders.give(&self.position, power, *order).expect("saved orders are for own units");
            }
        }
        orders
    }

    fn judge_moves<S: Sink<Event>>(&mut self, statuses: Statuses, events: &mut S) {
        let (verdict, done) = judged(&self.position, &self.moves_saved(), statuses);
        self.position = verdict.after().clone();
        self.dislodged = verdict.dislodged().collect();
        self.last = done;
        self.last_date = Some(self.date);
        self.last.iter().for_each(|done| events.put(|| Event::Done(*done)));
    }

    /// Where units go that were driven out; those without a way out leave the map.
    fn judge_retreats<S: Sink<Event>>(&mut self, events: &mut S) {
        let mut orders = RetreatOrders::default();
        for (power, saved) in Power::ALL.into_iter().zip(&self.saved) {
            for order in &saved.orders {
                orders.give(&self.dislodged, power, *order).expect("saved retreats are open ones");
            }
        }
        let done = retreats(&self.position, &self.dislodged, &orders);
        for lost in std::mem::take(&mut self.dislodged) {
            let from = lost.unit.province();
            let order = self.saved_by(lost.unit.power).order_of(from).copied();
            let ruling = done.ruling(from).unwrap_or(Ruling::Ok);
            let leaving = match order {
                Some(Order::Retreat { .. }) if ruling == Ruling::Bounce => Some(Leaving::Clash),
                Some(Order::Retreat { .. }) => None,
                Some(_) => Some(Leaving::Ordered),
                None if lost.retreats.is_empty() => Some(Leaving::NoWay),
                None => Some(Leaving::Unordered),
            };
            events.put(|| match (order, leaving) {
                (Some(Order::Retreat { to, .. }), None) => Event::Retreated(lost.unit, to),
                (_, leaving) => Event::Left(lost.unit, leaving.unwrap_or(Leaving::Ordered)),
            });
            self.last.push(Done::plain(lost.unit, order, ruling));
        }
        self.position = done.after;
    }

    fn judge_winter<S: Sink<Event>>(&mut self, events: &mut S) {
        for power in Power::ALL {
            let (open, allowance) = (self.open_allowance(power), self.allowance(power));
            let orders = self.saved[power.index()].orders.clone();
            let done = winter(&mut self.position, &self.centres, power, allowance, &orders);
            let mut built = 0;
            for (order, ..) in &done.rulings {
                let Some(piece) = order.unit() else { continue };
                let unit = Unit { power, kind: piece.kind, place: piece.place };
                let is_build = matches!(order, Order::Build(_));
                built += i8::from(is_build);
                events.put(|| if is_build { Event::Built(unit) } else { Event::Disbanded(unit) });
                self.last.push(Done::plain(unit, Some(*order), Ruling::Ok));
            }
            // What was granted in secret is not told by what is left of it.
            let left = open - built;
            if left > 0 && self.is_alive(power) {
                events.put(|| Event::Unbuilt(power, left as u8));
            }
            for unit in done.civil_disorder {
                events.put(|| Event::Removed(unit));
                self.last.push(Done::plain(unit, Some(Order::Disband(unit.piece())), Ruling::Ok));
            }
        }
    }

    /// Tells who has conceded: their powers are in civil disorder from now on (§12.1).
    pub fn announce<S: Sink<Event>>(&mut self, events: &mut S) {
        for seat in self.conceded.iter() {
            self.disorder = self.disorder.with(seat);
            let Some(power) = Power::of(seat) else { continue };
            events.put(|| Event::Conceded(power));
        }
        self.conceded = Default::default();
    }

    /// Goes on to the next phase in which somebody decides, judging those between; or to the end.
    pub fn advance<S: Sink<Event>>(&mut self, events: &mut S) {
        self.next_stage(events);
        self.skip_idle(events);
    }

    /// Judges phases in which nobody has anything to decide, until one opens or the game ends.
    pub fn skip_idle<S: Sink<Event>>(&mut self, events: &mut S) {
        self.count_votes(events);
        while self.ended.is_none() && self.deciders().is_empty() {
            self.judge(Statuses::NEUTRAL, events);
            self.next_stage(events);
            self.count_votes(events);
        }
        if self.ended.is_none() {
            events.put(|| Event::Opened(self.date));
        }
    }

    /// The phase after this one, whether or not anybody decides in it.
    pub fn next_stage<S: Sink<Event>>(&mut self, events: &mut S) {
        let next = match self.date.stage {
            Stage::SpringMoves => Stage::SpringRetreats,
            Stage::SpringRetreats => Stage::FallMoves,
            Stage::FallMoves => Stage::FallRetreats,
            Stage::FallRetreats => {
                self.take_centres(events);
                Stage::Winter
            }
            Stage::Winter => return self.end_year(events),
        };
        self.date = self.date.at(next);
    }

    /// Units own the centres they stand on (§9.1); whoever now has enough of them has won (§13.1).
    fn take_centres<S: Sink<Event>>(&mut self, events: &mut S) {
        let before = self.centres.clone();
        self.centres.occupy(&self.position);
        let owner = |centre: Province| Power::ALL.into_iter().find(|power| before.of(*power).has(centre));
        for power in Power::ALL {
            for centre in self.centres.of(power).minus(before.of(power)) {
                self.changed = self.date.year;
                events.put(|| Event::Took { power, centre, from: owner(centre) });
            }
        }
        self.history.push(self.tally(self.date.year));
        self.test_solo(events);
    }

    /// After winter: who is gone, and whether the game goes on (§13.2, §13.4, §13.5).
    fn end_year<S: Sink<Event>>(&mut self, events: &mut S) {
        let lost = self.lost();
        for power in lost.minus(self.gone).iter().filter_map(Power::of) {
            events.put(|| Event::Eliminated(power));
        }
        self.gone = lost;
        if self.date.year >= self.last_year() {
            return self.end(Ending::Limit, events);
        }
        self.test_standstill(events);
        self.date = crate::calendar::Date { year: self.date.year + 1, stage: Stage::SpringMoves };
    }
}
