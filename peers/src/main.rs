//! How many movement phases are adjudicated in a second of CPU time on one thread, over the crowded positions in
//! `games/diplomacy/data/dense.txt`: by our judge, and by another that is taken from a registry.

use std::hint::black_box;
use std::time::Duration;

use cpu_time::ThreadTime;
use ours::desk::{self, Case};
use ours::{Order, movement, movement_with};
use theirs::geo::standard_map;
use theirs::judge::{MappedMainOrder, OrderState, Rulebook, Submission};

/// Measured elsewhere on this kind of machine; they install from no registry of Rust's.
const ELSEWHERE: [(&str, f64); 3] =
    [("jDip", 11_500.0), ("dipcc (Meta)", 2_100.0), ("diplomacy (PyPI)", 480.0)];

/// What is aimed at.
const TARGET: f64 = 100_000.0;

fn main() {
    let seconds = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(2.0);
    let budget = Duration::from_secs_f64(seconds);
    let cases =
        desk::read(include_str!("../../games/diplomacy/data/dense.txt")).expect("the cases are sound");
    let judge = rate(budget, cases.len(), || {
        for case in &cases {
            black_box(movement(&case.position, &case.orders, case.statuses));
        }
    });
    let reasons = rate(budget, cases.len(), || {
        for case in &cases {
            let mut reasons = Vec::new();
            black_box(movement_with(&case.position, &case.orders, case.statuses, &mut reasons));
            black_box(reasons);
        }
    });
    let map = standard_map();
    let submissions: Vec<Submission<'_>> =
        cases.iter().map(|case| Submission::with_inferred_state(map, orders(case))).collect();
    let peer = rate(budget, submissions.len(), || {
        for submission in &submissions {
            let outcome = submission.adjudicate(Rulebook::default());
            for order in submission.submitted_orders() {
                black_box(outcome.get(order).map(OrderState::from));
            }
        }
    });
    println!("judge, {} crowded positions, on one thread, per CPU second", cases.len());
    println!("  movement phases      {judge:>12.0}");
    println!("  with all reasons     {reasons:>12.0}");
    println!("  against diplomacy 0.2.0, in this run {:>7.1} x ({peer:.0})", judge / peer);
    for (name, figure) in ELSEWHERE {
        println!("  against {name:<18} elsewhere {:>7.1} x ({figure:.0})", judge / figure);
    }
    println!("  against the target                   {:>7.1} x ({TARGET:.0})", judge / TARGET);
}

/// How many of something that is done so many at a time fit into a second.
fn rate(budget: Duration, count: usize, mut run: impl FnMut()) -> f64 {
    run();
    let began = ThreadTime::now();
    let mut done = 0;
    while began.elapsed() < budget {
        run();
        done += count;
    }
    done as f64 / began.elapsed().as_secs_f64()
}

/// The orders of a case as the peer writes them.
fn orders(case: &Case) -> Vec<MappedMainOrder> {
    let units = case.position.units();
    let text = units.map(|unit| {
        let order = case.orders.of(unit.province()).expect("every unit has an order");
        let who = format!("{}: {}", &unit.power.name()[..3], piece(unit.piece()));
        match *order {
            Order::Move { to, via, .. } => {
                let via = if via { " via convoy" } else { "" };
                format!("{who} -> {}{via}", place(to))
            }
            Order::SupportHold { whom, .. } => format!("{who} supports {}", piece(whom)),
            Order::SupportMove { whom, to, .. } => format!("{who} supports {} -> {}", piece(whom), place(to)),
            Order::Convoy { whom, to, .. } => format!("{who} convoys {} -> {}", piece(whom), place(to)),
            _ => format!("{who} holds"),
        }
    });
    text.map(|text| text.parse().unwrap_or_else(|_| panic!("{text}"))).collect()
}

fn piece(piece: ours::Piece) -> String {
    format!("{} {}", piece.kind.letter(), place(piece.place))
}

fn place(place: ours::Place) -> String {
    let code = place.code().to_lowercase();
    match code.split_once('/') {
        Some((province, coast)) => format!("{province}({coast})"),
        None => code,
    }
}
