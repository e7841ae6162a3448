//! What the bots are told: a position at a glance, a quick sensible action, and how each level thinks.
//!
//! Both read whole states; bots only ever hand them states imagined from a view.

use tabletop::{Dice, Evaluate, Game, Levels, Seat, Team, Thinking};

use crate::action::Action;
use crate::field::{Field, Phase, Question};
use crate::state::ToyBattle;
use crate::terrain::Slot;
use crate::troop::Troop;

/// Hundredths of a medal.
const MEDAL: i32 = 100;
/// A region all of whose bases are held but for one is worth up to this much of its medals.
const NEARLY: i32 = 45;
/// A base held and linked.
const LINKED: i32 = 14;
/// A base held and cut off.
const LOOSE: i32 = 6;
/// A troop in the rack.
const READY: i32 = 12;
/// Standing so many bases away from the enemy's headquarters: next to it, one between, two between.
const NEAR: [i32; 3] = [90, 35, 12];

impl Evaluate for ToyBattle {
    const SURE: i32 = 240;

    fn evaluate(&self, team: Team) -> i32 {
        let own = Seat::new(team.0);
        self.worth(own) - self.worth(Field::rival(own))
    }

    fn hunch<D: Dice + ?Sized>(&self, seat: Seat, dice: &mut D) -> Action {
        // Now and then anything, so that everything is met.
        if dice.below(16) == 0 {
            return self.sample(seat, dice);
        }
        match self.field.phase {
            Phase::Turn => {
                let rack = self.field.rack[seat.index()];
                let wish = if self.field.drawable(2) > 0 { DRAWS[usize::from(rack)] } else { 0 };
                self.hunch_placing(seat, wish, Action::Draw, dice)
            }
            Phase::Ask(Question::Extra) => self.hunch_placing(seat, 0, Action::Pass, dice),
            Phase::Ask(Question::Draw(..) | Question::Break | Question::Pin) => Action::Yes,
            _ => self.sample(seat, dice),
        }
    }
}

/// How often, of 64 times, a rack of this size is filled up rather than used.
const DRAWS: [u32; 9] = [64, 56, 44, 34, 26, 18, 12, 6, 0];

impl ToyBattle {
    /// A placing that wins, or takes medals, or goes to a slot not held yet; or, so many of 64 times unless it wins,
    /// the other action.
    fn hunch_placing<D: Dice + ?Sized>(&self, seat: Seat, wish: u32, other: Action, dice: &mut D) -> Action {
        let field = &self.field;
        let reach = field.reach(seat);
        let mut targets = [0; 8];
        let mut all = 0;
        let mut kinds = self.placeable().kinds();
        while kinds != 0 {
            let kind = kinds.trailing_zeros() as usize;
            kinds &= kinds - 1;
            targets[kind] = field.targets(seat, Troop::at(kind), reach);
            all |= targets[kind];
        }
        let winning = all & !field.terrain.bases;
        let wanted = if winning != 0 {
            winning
        } else if dice.below(64) < wish || all == 0 {
            return other;
        } else {
            let closing = all & self.closing(seat);
            let fresh = all & !field.held[seat.index()];
            if closing != 0 {
                closing
            } else if fresh != 0 && dice.below(8) != 0 {
                fresh
            } else {
                all
            }
        };
        pick(&targets, wanted, dice)
    }

    /// Bases that are all a seat lacks of some region with medals.
    fn closing(&self, seat: Seat) -> u32 {
        let taken = self.field.taken[0] | self.field.taken[1];
        let held = self.field.held[seat.index()];
        let regions = self.field.terrain.regions.iter().enumerate();
        regions.filter(|(i, _)| taken & 1 << i == 0).fold(0, |bases, (_, region)| {
            let lacking = region.bases & !held;
            if lacking & lacking.wrapping_sub(1) == 0 { bases | lacking } else { bases }
        })
    }

    /// What a side has, in hundredths of a medal.
    fn worth(&self, seat: Seat) -> i32 {
        let (field, i) = (&self.field, seat.index());
        let held = field.held[i];
        let reach = field.reach(seat);
        let linked = (held & reach).count_ones() as i32;
        let loose = (held & !reach).count_ones() as i32;
        let taken = field.taken[0] | field.taken[1];
        let mut worth = i32::from(field.medals[i]) * MEDAL + linked * LINKED + loose * LOOSE;
        worth += i32::from(field.rack[i]) * READY + i32::from(field.reserve[i]) * READY / 3;
        for (_, region) in field.terrain.regions.iter().enumerate().filter(|(n, _)| taken & 1 << n == 0) {
            let all = region.bases.count_ones() as i32;
            let own = (region.bases & held).count_ones() as i32;
            worth += i32::from(region.medals) * NEARLY * own * own / (all * all);
        }
        worth + self.threat(seat, reach)
    }

    /// How near a side's line stands to an enemy headquarters.
    fn threat(&self, seat: Seat, reach: u32) -> i32 {
        let field = &self.field;
        let goal = field.headquarters(Field::rival(seat));
        let mut reached = reach;
        for worth in NEAR {
            if reached & goal != 0 {
                return worth;
            }
            let bases = Slot::each(reached & field.terrain.bases);
            reached = bases.fold(reached, |reached, slot| reached | field.terrain.neighbours[slot.index()]);
        }
        0
    }
}

/// One of the placings on wanted slots, each as likely as the others.
fn pick<D: Dice + ?Sized>(targets: &[u32; 8], wanted: u32, dice: &mut D) -> Action {
    let count: u32 = targets.iter().map(|slots| (slots & wanted).count_ones()).sum();
    let mut at = dice.below(count);
    for (kind, slots) in targets.iter().enumerate() {
        let slots = slots & wanted;
        if at < slots.count_ones() {
            let slot = Slot::each(slots).nth(at as usize).expect("it is counted");
            return Action::Place(Troop::at(kind), slot);
        }
        at -= slots.count_ones();
    }
    unreachable!("the count is the sum")
}

impl Levels for ToyBattle {
    fn thinking(&self, level: u8) -> Thinking {
        let (iterations, noise) = match level {
            1 => (50, 150),
            2 => (150, 60),
            3 => (600, 20),
            4 => (2_000, 0),
            5 => (24_000, 0),
            _ => (1_600_000, 0),
        };
        Thinking::Ismcts { iterations, depth: 20, noise }
    }
}
