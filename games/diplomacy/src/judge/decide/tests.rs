//! Nothing that is decided depends on what was decided first: decisions are made one at a time, in any sequence.

use proptest::prelude::*;

use super::Decisions;
use crate::judge::facts::Facts;
use crate::map::{PROVINCES, Place, Province, ProvinceSet};
use crate::power::Power;
use crate::tests::laws::{phase, seeds, statuses};

/// Where to begin, how far to step, and which kind of decision comes first.
type Sequence = (usize, usize, usize);

impl Decisions {
    /// Makes one decision, if it follows from what is known.
    fn decide(&mut self, facts: &Facts<'_>, unit: Province, kind: usize) {
        if self.open_kinds(facts)[kind].has(unit) {
            [Self::convoy, Self::path, Self::support, Self::movement][kind](self, facts, unit);
        }
    }

    /// What is open: convoys, paths, supports and moves.
    fn open_kinds(&self, facts: &Facts<'_>) -> [ProvinceSet; 4] {
        [
            facts.convoys.minus(self.kept).minus(self.broken),
            facts.sailors.minus(self.path).minus(self.no_path),
            facts.supporters.minus(self.given).minus(self.cut),
            facts.movers.minus(self.moved).minus(self.stayed),
        ]
    }

    /// Decides everything in some sequence, beginning again whenever it comes to the end.
    fn settle_in(&mut self, facts: &Facts<'_>, (first, step, kind): Sequence) {
        loop {
            let before = *self;
            // 75 provinces and four kinds have no common divisor: every pair has its turn.
            for at in 0..PROVINCES * 4 {
                let unit = Province::new(((first + at * step) % PROVINCES) as u8);
                self.decide(facts, unit, (kind + at) % 4);
            }
            let open = self.open(facts);
            if open.is_empty() {
                return;
            }
            if *self == before {
                self.untie(facts, open);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]
    #[test]
    fn no_decision_depends_on_the_sequence(
        seed in seeds(60),
        choice: u16,
        first in 0..PROVINCES,
        step in 1..PROVINCES,
        kind in 0..4_usize,
    ) {
        // Steps that would leave provinces out become steps of one.
        let step = if step % 3 == 0 || step % 5 == 0 { 1 } else { step };
        let places: Vec<Place> = Place::all().collect();
        let (position, orders) = phase(&seed, &places, &Power::ALL);
        let mut facts = Facts::new(&position, statuses(&position, choice));
        facts.read(&orders);
        let [mut usual, mut other] = [Decisions::new(&facts); 2];
        usual.settle(&facts);
        other.settle_in(&facts, (first, step, kind));
        prop_assert_eq!(usual, other);
    }
}
