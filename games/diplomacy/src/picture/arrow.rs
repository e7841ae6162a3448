//! Orders as arrows: a move is a line with a head, a support a dashed line that joins what it helps, a convoy a line in
//! waves, a retreat a dotted one, a hold a bar beneath the unit. What failed ends in a cross.
//!
//! A support or a convoy ends on the arrow of the move it is for. Where that move is not among the orders (one's own
//! support of another's move, before anybody knows), a thin grey arrow shows which move is meant.

use scene::{Arrow, Emphasis, Point, Shaft, Tip};

use super::colour;
use crate::atlas;
use crate::judge::Ruling;
use crate::map::Place;
use crate::order::Order;
use crate::unit::{Piece, Unit};

/// An order, the unit that has it, and what became of it once that is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Given {
    /// The unit, where it stood.
    pub unit: Unit,
    /// The order.
    pub order: Order,
    /// What became of it.
    pub ruling: Option<Ruling>,
}

/// How wide lines are, in tenths: of moves, of what helps them, of moves that are only meant.
const MOVE: u16 = 52;
const HELP: u16 = 42;
const MEANT: u16 = 26;

/// How far from the middle of a unit arrows begin and end, to the sides and up or down.
const CLEAR: (f64, f64) = (21.0, 16.0);

/// How far from a fleet the army passes that it carries.
const PASSING: i32 = 36;

/// The arrows of orders that are or were given at the same time.
pub fn arrows(orders: &[Given]) -> Vec<Arrow> {
    let sketch = Sketch { orders };
    let mut arrows: Vec<Arrow> = Vec::new();
    for arrow in orders.iter().flat_map(|given| sketch.drawn(given)) {
        if !arrows.contains(&arrow) {
            arrows.push(arrow);
        }
    }
    // What joins an arrow lies above it.
    arrows.sort_by_key(|arrow| (arrow.tip != Tip::Head, arrow.tenths));
    arrows
}

struct Sketch<'a> {
    orders: &'a [Given],
}

impl Sketch<'_> {
    fn drawn(&self, given: &Given) -> Vec<Arrow> {
        let ink = colour::of(given.unit.power);
        let is_stopped = given.ruling.is_some_and(|ruling| ruling != Ruling::Ok);
        let finish = |arrow: Arrow, tenths| arrow.inked(ink, tenths).stopped(is_stopped);
        match given.order {
            // Where it was driven out, that is seen on the map.
            Order::Hold(_) if is_stopped => Vec::new(),
            Order::Hold(unit) => vec![finish(hold(self.stand(unit)), HELP)],
            Order::Move { unit, to, .. } => vec![finish(self.course(unit, to), MOVE)],
            Order::SupportHold { unit, whom } => {
                let arrow = between(self.stand(unit), self.stand(whom));
                vec![finish(arrow.drawn(Shaft::Dashed, Tip::Bar), HELP)]
            }
            Order::SupportMove { unit, whom, to } => self.join(unit, whom, to, Shaft::Dashed, finish),
            Order::Convoy { unit, whom, to } => self.join(unit, whom, to, Shaft::Wavy, finish),
            Order::Retreat { unit, to } => {
                let arrow = between(atlas::aside(unit.place), atlas::stand(to));
                vec![finish(arrow.drawn(Shaft::Dotted, Tip::Head), MOVE)]
            }
            Order::Disband(_) | Order::Build(_) | Order::Waive => Vec::new(),
        }
    }

    /// Where a unit stands, whatever coast an order names.
    fn stand(&self, unit: Piece) -> Point {
        let found = self.orders.iter().find(|given| given.unit.province() == unit.province());
        atlas::stand(found.map_or(unit.place, |given| given.unit.place))
    }

    /// The arrow of a move: in waves, and by way of the fleets, where somebody is told to carry it.
    fn course(&self, unit: Piece, to: Place) -> Arrow {
        let carries = |given: &Given| match given.order {
            Order::Convoy { unit: fleet, whom, to: goal }
                if whom.province() == unit.province() && goal.province() == to.province() =>
            {
                Some(self.stand(fleet))
            }
            _ => None,
        };
        let fleets: Vec<Point> = self.orders.iter().filter_map(carries).collect();
        let (from, to) = (self.stand(unit), atlas::stand(to));
        if fleets.is_empty() {
            bent(from, to)
        } else {
            by_way_of(from, to, &fleets).drawn(Shaft::Wavy, Tip::Head)
        }
    }

    /// The line that joins the arrow of a move, and the arrow itself where nobody else draws it.
    fn join(
        &self,
        unit: Piece,
        whom: Piece,
        to: Place,
        shaft: Shaft,
        finish: impl Fn(Arrow, u16) -> Arrow,
    ) -> Vec<Arrow> {
        let is_meant = |given: &&Given| {
            matches!(given.order, Order::Move { unit: mover, to: goal, .. }
                if mover.province() == whom.province() && goal.province() == to.province())
        };
        let listed = self.orders.iter().find(is_meant);
        let goal = match listed.map(|given| given.order) {
            Some(Order::Move { to, .. }) => to,
            _ => to,
        };
        let course = self.course(whom, goal);
        let stand = self.stand(unit);
        let end = if shaft == Shaft::Wavy { nearest(&course, stand) } else { course.middle() };
        let line = finish(touching(stand, end).drawn(shaft, Tip::Knob), HELP);
        let meant = listed.is_none().then(|| course.inked("muted", MEANT));
        meant.into_iter().chain([line]).collect()
    }
}

/// A bar beneath a unit.
fn hold(at: Point) -> Arrow {
    let foot = Point::new(at.x, at.y + 17);
    Arrow::straight(Point::new(foot.x, foot.y - 1), foot, Emphasis::Last).drawn(Shaft::Solid, Tip::Bar)
}

/// The point just outside of a unit, in the direction of another point; that point itself where it is nearer.
fn outside(unit: Point, towards: Point) -> Point {
    let (dx, dy) = (f64::from(towards.x - unit.x), f64::from(towards.y - unit.y));
    let share = 1.0 / (dx / CLEAR.0).hypot(dy / CLEAR.1).max(1.0);
    Point::new(unit.x + (dx * share).round() as i32, unit.y + (dy * share).round() as i32)
}

/// A straight arrow from unit to unit.
fn between(from: Point, to: Point) -> Arrow {
    Arrow::straight(outside(from, to), outside(to, from), Emphasis::Last)
}

/// A straight line from a unit to a point.
fn touching(from: Point, to: Point) -> Arrow {
    Arrow::straight(outside(from, to), to, Emphasis::Last)
}

/// An arrow that bends a little to one side, so that one there and one back lie apart.
fn bent(from: Point, to: Point) -> Arrow {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let bend = Point::new((from.x + to.x) / 2 - dy / 7, (from.y + to.y) / 2 + dx / 7);
    Arrow::new(outside(from, bend), bend, outside(to, bend), Emphasis::Last)
}

/// An arrow that passes close to the fleets at some points, above or below them: where the straight line is.
fn by_way_of(from: Point, to: Point, points: &[Point]) -> Arrow {
    let count = points.len() as i32;
    let mean = Point::new(
        points.iter().map(|point| point.x).sum::<i32>() / count,
        points.iter().map(|point| point.y).sum::<i32>() / count,
    );
    let middle = Point::new((from.x + to.x) / 2, (from.y + to.y) / 2);
    let apart = if middle.y < mean.y { mean.y - PASSING } else { mean.y + PASSING };
    // So that the middle of the curve lies there.
    let bend = Point::new(2 * mean.x - middle.x, 2 * apart - middle.y);
    Arrow::new(outside(from, bend), bend, outside(to, bend), Emphasis::Last)
}

/// The point of an arrow that is nearest to another, not too close to its ends.
fn nearest(arrow: &Arrow, to: Point) -> Point {
    let at = |step: i32| {
        let mix = |a: i32, b: i32, c: i32| {
            let back = 20 - step;
            (back * back * a + 2 * step * back * b + step * step * c) / 400
        };
        let Arrow { from, bend, to, .. } = arrow;
        Point::new(mix(from.x, bend.x, to.x), mix(from.y, bend.y, to.y))
    };
    let far = |point: &Point| (point.x - to.x).pow(2) + (point.y - to.y).pow(2);
    (4..=16).map(at).min_by_key(far).unwrap_or_else(|| arrow.middle())
}
