//! What bots promise to themselves: budgets are kept, and the tables they go by make sense. How they play is in
//! `tests/bots.rs`.

use crate::adjust::Centres;
use ::search::Luck;
use tabletop::Strength;

use crate::map::{Place, Province};
use crate::order::Order;
use crate::power::Power;
use crate::unit::{Kind, Position};
use crate::{Unit, bot};

use super::chance::{Rolls, fraction, shuffle, weighted};
use super::forward::{Budget, Situation};
use super::near::{HUB, Season, nearness};
use super::options::{chain, landings};
use super::search::{self, Effort};
use super::{retreat, winter};

fn province(code: &str) -> Province {
    Province::from_code(code).expect("a province")
}

fn place(code: &str) -> Place {
    Place::from_code(code).expect("a place")
}

fn unit(power: Power, kind: Kind, code: &str) -> Unit {
    Unit { power, kind, place: place(code) }
}

/// A situation some phases into a match of drafts.
fn later(phases: u32, seed: u64) -> Situation {
    let mut now = Situation { position: Position::start(), centres: Centres::start(), is_fall: false };
    let mut dice = Rolls::from_seed(seed);
    for _ in 0..phases {
        let stances = now.stances();
        let orders = now.drafts(0.5, &mut dice);
        now = now.after(&orders, &stances, &mut Budget::new(1));
    }
    now
}

/// For measuring levels with a part of their budgets.
#[test]
fn a_part_of_a_budget_is_kept() {
    let situation = later(4, 3);
    for (effort, divisor) in [search::FOUR, search::FIVE, search::SIX].into_iter().zip([10, 10, 40]) {
        let divided = effort.divided(Strength { level: 5, divisor });
        let spent = |effort: &Effort| {
            search::orders(&situation, Power::France, effort, &[], &mut Rolls::from_seed(7)).1.spent()
        };
        let (part, whole) = (spent(&divided), spent(&effort));
        assert_eq!(divided.budget, effort.budget / divisor);
        assert!(part <= divided.budget && part < whole, "{part} of {}, {whole}", divided.budget);
    }
}

#[test]
fn the_weakest_bots_leave_no_centre_that_is_free() {
    let mut position = Position::default();
    let (france, army) = (Power::France, Kind::Army);
    for code in ["GAS", "PIC", "MUN", "MAR"] {
        position.put(unit(france, army, code)).expect("they stand apart");
    }
    position.put(unit(Power::England, Kind::Fleet, "BEL")).expect("they stand apart");
    let centres = Centres::start();
    for (level, seed) in [1, 2].into_iter().flat_map(|level| (0..30).map(move |seed| (level, seed))) {
        let dice = &mut Luck::from_seed(seed);
        let orders = bot::movement(level, &position, &centres, true, france, dice);
        let goes_to = |code| {
            let is_there = |order: &&Order| matches!(order, Order::Move { to, .. } if *to == place(code));
            orders.iter().filter(is_there).count()
        };
        assert_eq!(goes_to("SPA"), 1, "one of the two beside it takes Spain, level {level}: {orders:?}");
        let keeps_munich = orders.contains(&Order::Hold(unit(france, army, "MUN").piece()));
        assert!(keeps_munich || level == 2, "beside more of them: {orders:?}");
    }
    let spring = |seed| bot::movement(1, &position, &centres, false, france, &mut Luck::from_seed(seed));
    assert!((0..30).any(|seed| spring(seed) != spring(seed + 1)), "in spring anything goes");
}

#[test]
fn a_phase_is_thought_about_within_its_budget() {
    for (phases, effort) in
        [(0, search::FOUR), (12, search::FOUR), (0, search::FIVE), (14, search::FIVE), (14, search::SIX)]
    {
        let situation = later(phases, 1);
        let power = Power::ALL.into_iter().max_by_key(|power| situation.position.of(*power).count());
        let power = power.expect("somebody has most units");
        let (_, budget) = search::orders(&situation, power, &effort, &[], &mut Rolls::from_seed(2));
        assert!(budget.spent() <= effort.budget, "{} of {}", budget.spent(), effort.budget);
        assert!(budget.spent() > effort.budget / 40, "it is used: {}", budget.spent());
    }
}

#[test]
fn a_small_budget_is_kept_too() {
    let situation = later(9, 3);
    let effort = Effort { budget: 2_000, ..search::FIVE };
    for power in Power::ALL {
        let (_, budget) = search::orders(&situation, power, &effort, &[], &mut Rolls::from_seed(2));
        assert!(budget.spent() <= 2_000, "{power}: {}", budget.spent());
    }
}

#[test]
fn winters_and_retreats_keep_to_their_budgets() {
    let mut situation = later(8, 5);
    let stances = situation.stances();
    let power = Power::France;
    for at in [province("PAR"), province("BRE"), province("MAR")] {
        situation.position.take(at);
        situation.centres.give(at, power);
    }
    let mut budget = Budget::new(1_000);
    let orders = winter::thought(&situation, power, 2, &stances, &mut budget, &mut Rolls::from_seed(1));
    assert_eq!(orders.len(), 2);
    assert!((300..=1_000).contains(&budget.spent()), "{}", budget.spent());
    let lost = crate::judge::Dislodged {
        unit: unit(power, Kind::Army, "PAR"),
        by: province("BUR"),
        retreats: [place("PIC"), place("GAS"), place("BRE")].into_iter().collect(),
    };
    let mut budget = Budget::new(200);
    let orders =
        retreat::thought(&situation, &[lost], power, &stances, &mut budget, &mut Rolls::from_seed(1));
    assert_eq!(orders.len(), 1);
    assert!((70..=200).contains(&budget.spent()), "{}", budget.spent());
}

#[test]
fn what_is_nearer_counts_more() {
    let munich = HUB.iter().position(|hub| *hub == province("MUN")).expect("a centre");
    let near = &nearness(Kind::Army, Season::Fall)[munich];
    let at = |code| near[place(code).index()];
    assert!(at("MUN") > at("BUR") && at("BUR") > at("PAR") && at("PAR") > at("SPA") && at("SPA") > 0.0);
    assert!(at("LON") > 0.0, "armies get off their islands by sea");
    let by_sea = &nearness(Kind::Fleet, Season::Fall)[munich];
    assert!(by_sea.iter().enumerate().all(|(i, near)| *near == 0.0 || i == province("MUN").index()));
}

#[test]
fn chains_of_fleets_are_found() {
    let army = unit(Power::England, Kind::Army, "LON");
    let fleets = ["ENG", "MAO", "NTH"].map(province).into_iter().collect();
    let shores = landings(army, fleets);
    assert!(["NWY", "BRE", "NAF", "POR"].map(province).into_iter().all(|shore| shores.has(shore)));
    assert!(!shores.has(province("LON")) && !shores.has(province("TUN")) && !shores.has(province("ENG")));
    let links = chain(province("LON"), province("NAF"), fleets).expect("over two seas");
    assert_eq!(links, ["ENG", "MAO"].map(province).into_iter().collect());
    assert_eq!(chain(province("LON"), province("TUN"), fleets), None);
}

#[test]
fn rolls_are_even_and_weights_are_kept() {
    let mut dice = Rolls::from_seed(1);
    let high = (0..10_000).filter(|_| fraction(&mut dice) >= 0.75).count();
    assert!((2_300..2_700).contains(&high), "{high}");
    let heavy = (0..10_000).filter(|_| weighted(&[1.0, 0.0, 3.0], &mut dice) == 2).count();
    assert!((7_300..7_700).contains(&heavy), "{heavy}");
    assert!((0..1_000).all(|_| weighted(&[1.0, 0.0, 3.0], &mut dice) != 1));
    let mut list: Vec<u32> = (0..20).collect();
    shuffle(&mut list, &mut dice);
    assert_ne!(list, (0..20).collect::<Vec<_>>());
    list.sort_unstable();
    assert_eq!(list, (0..20).collect::<Vec<_>>());
}

#[test]
fn draws_are_wanted_when_nothing_moves_or_little_is_left() {
    assert!(!bot::wants_draw(2, 5, 15));
    assert!(bot::wants_draw(3, 15, 15));
    assert!(bot::wants_draw(0, 4, 13));
}
