//! The judge allocates nothing, whatever the phase. Alone in its program: others would allocate beside it.

use std::alloc::System;
use std::hint::black_box;

use diplomacy::{Rout, Statuses, Unit, desk, movement};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

#[test]
fn a_phase_is_adjudicated_without_allocating() {
    let cases = desk::read(include_str!("../data/dense.txt")).expect("the cases are sound");
    let region = Region::new(ALLOCATOR);
    for case in &cases {
        black_box(movement(&case.position, &case.orders, case.statuses));
        let mut units = case.position.units().map(Unit::province);
        let statuses = Statuses { blessed: units.next(), cursed: units.next(), rout: Rout::Literal };
        black_box(movement(&case.position, &case.orders, statuses));
    }
    let change = region.change();
    assert_eq!((change.allocations, change.reallocations), (0, 0));
    let made = black_box(vec![0_u8; 100]);
    assert_eq!(region.change().allocations, 1, "it does count: {}", made.len());
}
