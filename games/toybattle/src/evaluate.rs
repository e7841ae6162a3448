//! What the bots are told: a position at a glance (by weights that were learnt), a quick sensible action, and how each level thinks.
//!
//! Both read whole states; bots only ever hand them states imagined from a view.

mod weights;

use tabletop::{Dice, Evaluate, Game, Input, Learnt, Levels, Seat, Team, Thinking};

use crate::action::Action;
use crate::evaluate::weights::WEIGHTS;
use crate::field::{Phase, Question};
use crate::state::ToyBattle;
use crate::terrain::Slot;
use crate::troop::Troop;

impl Evaluate for ToyBattle {
    const SURE: i32 = 1000;

    fn evaluate(&self, team: Team) -> i32 {
        let weights = &*WEIGHTS;
        let mut sum = 0;
        self.features(team, |feature, count| sum += weights[feature] * count);
        sum
    }

    /// Medals, at once.
    fn takes(&self, action: &Action) -> bool {
        let seat = self.field.turn;
        let mut next = *self;
        next.apply(Input::Act(seat, *action), &mut ());
        next.field.medals[seat.index()] > self.field.medals[seat.index()]
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

/// Inputs after which a playout is cut off and weighed: the weights know more of a position than twenty hunches that follow it.
const DEPTH: u32 = 4;

impl Levels for ToyBattle {
    fn thinking(&self, level: u8) -> Thinking {
        let (iterations, noise) = match level {
            1 => (50, 500),
            2 => (150, 210),
            3 => (600, 70),
            4 => (4_000, 20),
            5 => (80_000, 0),
            _ => (1_600_000, 0),
        };
        Thinking::Ismcts { iterations, depth: DEPTH, noise }
    }
}
