//! Which actions there are, as a list and at random.

use tabletop::Dice;

use crate::Bartasso;
use crate::action::{Action, Motion};
use crate::board::{Spot, Spots, Way, bit, each, leaps, only};
use crate::phase::Phase;
use crate::piece::Kind;
use crate::rules::mission::UNITS;
use crate::rules::steps::slides;
use crate::rules::takes::Takes;

impl Bartasso {
    /// Adds every action of the seat whose turn it is, talk of exchanges apart.
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        let now = &self.now;
        match now.phase {
            Phase::Huff => {
                self.list_huffs(out);
                out.push(Action::Keep);
            }
            Phase::Move => {
                self.list_huffs(out);
                let before = out.len();
                self.list_moves(out);
                if now.units[now.camp.index()] > 0 {
                    let is_blocked = out.len() == before;
                    self.list_spending(out);
                    if is_blocked {
                        out.push(Action::Stop);
                    }
                }
            }
            Phase::Split => out.extend((0..=UNITS).map(Action::Pass)),
            Phase::Units => {
                self.list_spending(out);
                out.push(Action::Stop);
            }
        }
    }

    fn list_huffs(&self, out: &mut Vec<Action>) {
        out.extend(each(self.now.huffable()).map(|spot| Action::Huff(self.square(spot))));
    }

    fn list_moves(&self, out: &mut Vec<Action>) {
        let (now, camp) = (&self.now, self.now.camp);
        let takers = now.takers(camp);
        self.list_takes(takers, Action::Move, out);
        if takers != 0 && now.rules.must_take() {
            return;
        }
        let empty = now.empty();
        self.list_walks(now.walkers(camp), Action::Move, out);
        for from in each(now.of(camp, Kind::Couronne)) {
            self.list_steps(from, slides(from, empty), out);
        }
        for from in each(now.of(camp, Kind::Sauteur)) {
            self.list_steps(from, leaps(from) & empty, out);
        }
    }

    fn list_takes(&self, takers: Spots, make: impl Fn(Motion) -> Action, out: &mut Vec<Action>) {
        if takers != 0 {
            let mut takes = Takes::default();
            self.now.takes(self.now.camp, takers, &mut takes);
            out.extend(takes.iter().map(|take| make(Motion::Take(take.route))));
        }
    }

    fn list_walks(&self, walkers: Spots, make: impl Fn(Motion) -> Action, out: &mut Vec<Action>) {
        let camp = self.now.camp;
        for (way, reached) in camp.forward().into_iter().zip(self.now.walks(camp, walkers, self.now.empty()))
        {
            out.extend(each(reached).map(|to| make(self.step_back(way, to))));
        }
    }

    /// The step this way that ends on a spot.
    #[inline]
    fn step_back(&self, way: Way, to: Spot) -> Motion {
        let from = only(way.back(bit(to)));
        Motion::Step { from: self.square(from), to: self.square(to) }
    }

    fn list_steps(&self, from: Spot, reached: Spots, out: &mut Vec<Action>) {
        let from = self.square(from);
        out.extend(each(reached).map(|to| Action::Move(Motion::Step { from, to: self.square(to) })));
    }

    /// Adds what a unit can be spent on (§8.3, §8.4).
    fn list_spending(&self, out: &mut Vec<Action>) {
        let now = &self.now;
        let pawns = now.of(now.camp, Kind::Pawn);
        let takers = now.takers(now.camp) & pawns;
        self.list_takes(takers, Action::Extra, out);
        if takers == 0 || !now.rules.must_take() {
            self.list_walks(pawns, Action::Extra, out);
        }
        out.extend(each(self.restorable()).map(|spot| Action::Restore(self.square(spot))));
    }

    /// One action, each as likely as the others. The seat whose turn it is has one.
    #[inline]
    pub(crate) fn pick<D: Dice + ?Sized>(&self, dice: &mut D) -> Action {
        let now = &self.now;
        if now.phase == Phase::Move && now.units[now.camp.index()] == 0 {
            return self.pick_move(dice);
        }
        let mut all = Vec::new();
        self.list(&mut all);
        all[dice.below(all.len() as u32) as usize]
    }

    /// The same for an ordinary turn, counting sets instead of listing their members.
    #[inline]
    fn pick_move<D: Dice + ?Sized>(&self, dice: &mut D) -> Action {
        let (now, camp) = (&self.now, self.now.camp);
        let (huffable, takers, empty) = (now.huffable(), now.takers(camp), now.empty());
        let mut takes = Takes::default();
        if takers != 0 {
            now.takes(camp, takers, &mut takes);
        }
        let is_bound = takers != 0 && now.rules.must_take();
        let walkers = if is_bound { 0 } else { now.walkers(camp) };
        let roamers = if is_bound { 0 } else { now.of(camp, Kind::Couronne) | now.of(camp, Kind::Sauteur) };
        let walks = now.walks(camp, walkers, empty);
        let fixed =
            huffable.count_ones() + takes.len() as u32 + walks[0].count_ones() + walks[1].count_ones();
        let roams = |from: Spot| {
            if now.kinds[Kind::Sauteur.index()] & bit(from) != 0 {
                leaps(from) & empty
            } else {
                slides(from, empty)
            }
        };
        let total = fixed + each(roamers).map(|from| roams(from).count_ones()).sum::<u32>();
        let mut at = dice.below(total);
        if at < huffable.count_ones() {
            return Action::Huff(self.square(nth(huffable, at)));
        }
        at -= huffable.count_ones();
        if (at as usize) < takes.len() {
            return Action::Move(Motion::Take(takes.get(at as usize).route));
        }
        at -= takes.len() as u32;
        for (way, reached) in camp.forward().into_iter().zip(walks) {
            if at < reached.count_ones() {
                return Action::Move(self.step_back(way, nth(reached, at)));
            }
            at -= reached.count_ones();
        }
        for from in each(roamers) {
            let reached = roams(from);
            if at < reached.count_ones() {
                let (from, to) = (self.square(from), self.square(nth(reached, at)));
                return Action::Move(Motion::Step { from, to });
            }
            at -= reached.count_ones();
        }
        unreachable!("the counts add up to the total")
    }
}

/// The spot with so many others below it in the set.
#[inline]
fn nth(mut spots: Spots, count: u32) -> Spot {
    for _ in 0..count {
        spots &= spots - 1;
    }
    only(spots)
}
