//! Tests, by chapter. [`judged`] judges a few orders and shows what came out.

mod blessings;
mod datc;
mod dense;
mod explanations;
mod game;
mod games;
mod golden;
pub(crate) mod laws;
mod leaks;
mod legal_orders;
mod looks;
mod map;
mod oracle;
mod positions;
mod reading;
mod referee;
mod rules;
mod variants;
mod winter;

use crate::desk;
use crate::notation::read_piece;
use crate::{Position, Power, Reason, Rout, Unit, movement_with};

/// A power by its name.
fn power(name: &str) -> Power {
    Power::from_name(name).expect("a power")
}

/// A position from powers and units.
fn position(units: &[(&str, &str)]) -> Position {
    let mut position = Position::default();
    for (owner, piece) in units {
        let piece = read_piece(piece).expect("a unit");
        let unit = Unit { power: power(owner), kind: piece.kind, place: piece.place };
        position.put(unit).expect("units stand apart");
    }
    position
}

/// Judges orders written as `POWER: order; order`, one line for each power. Units are those that are ordered.
/// Gives one line for each order, `order: ruling`, and then those dislodged with their retreats.
fn judged(text: &str) -> String {
    let (case, reasons) = told(text);
    let mut lines: Vec<String> = reasons.iter().map(ruled).collect();
    let verdict = crate::movement(&case.position, &case.orders, case.statuses);
    for lost in verdict.dislodged() {
        let open: Vec<String> = lost.retreats.map(|place| place.to_string()).collect();
        lines.push(format!("{} may go to {}", lost.unit.piece(), open.join(" ")));
    }
    lines.join("\n")
}

fn ruled(reason: &Reason) -> String {
    let order = reason.order.map_or_else(|| reason.unit.piece().to_string(), |order| order.to_string());
    format!("{order}: {}", reason.ruling.code())
}

/// The same with reasons.
fn told(text: &str) -> (desk::Case, Vec<Reason>) {
    let mut file = String::from("CASE test\n");
    let mut rout = Rout::Entering;
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (owner, orders) = line.split_once(':').expect("a power and its orders");
        for order in orders.split(';').map(str::trim) {
            match owner {
                "BLESSED" => file += &format!("B {order}\n"),
                "CURSED" => file += &format!("C {order}\n"),
                "ROUT" => rout = Rout::Literal,
                _ => {
                    let unit = order.split([' ', '-']).take(2).collect::<Vec<_>>().join(" ");
                    file += &format!("U {owner} {unit}\nO {owner} {order}\n");
                }
            }
        }
    }
    let cases = desk::read(&(file + "END\n")).expect("the case is sound");
    let mut case = cases.into_iter().next().expect("there is one case");
    case.statuses.rout = rout;
    let mut reasons = Vec::new();
    movement_with(&case.position, &case.orders, case.statuses, &mut reasons);
    (case, reasons)
}
