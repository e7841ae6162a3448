//! Which actions there are, as a list and at random.

use arrayvec::ArrayVec;
use tabletop::Dice;

use crate::Bartasso;
use crate::action::{Action, Motion};
use crate::board::{Spot, Spots, Way, each, leaps};
use crate::phase::Phase;
use crate::piece::Kind;
use crate::rules::found::Takes;
use crate::rules::mission::UNITS;
use crate::rules::steps::slides;

/// Pieces that go to free squares in one way.
#[derive(Clone, Copy, Debug)]
enum Movers {
    /// Pawns and the diplomat, a step this way.
    Walking(Way),
    /// The couronne or the sauteur on this spot.
    Roaming(Spot),
}

/// Two ways to walk, three couronnes and a sauteur.
const MOST_MOVERS: usize = 6;

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
        for (movers, reached) in self.free_moves() {
            out.extend(each(reached).map(|to| Action::Move(self.step(movers, to))));
        }
    }

    fn list_takes(&self, takers: Spots, make: impl Fn(Motion) -> Action, out: &mut Vec<Action>) {
        if takers != 0 {
            let mut takes = Takes::default();
            self.now.takes(self.now.camp, takers, &mut takes);
            let size = self.now.size();
            out.extend(takes.iter().map(|take| make(Motion::Take(takes.route(take, size)))));
        }
    }

    /// Every move of the camp whose turn it is to a free square: who goes, and where to.
    #[inline]
    fn free_moves(&self) -> ArrayVec<(Movers, Spots), MOST_MOVERS> {
        let (now, camp, empty) = (&self.now, self.now.camp, self.now.empty());
        let [one, other] = now.walks(camp, now.walkers(camp), empty);
        let ways = camp.forward().map(Movers::Walking);
        let mut free = ArrayVec::new();
        free.push((ways[0], one));
        free.push((ways[1], other));
        each(now.of(camp, Kind::Couronne))
            .for_each(|from| free.push((Movers::Roaming(from), slides(from, empty))));
        each(now.of(camp, Kind::Sauteur))
            .for_each(|from| free.push((Movers::Roaming(from), leaps(from) & empty)));
        free
    }

    /// The step of some movers that ends on a spot.
    #[inline]
    fn step(&self, movers: Movers, to: Spot) -> Motion {
        let from = match movers {
            Movers::Walking(way) => to.wrapping_add_signed(-way.step()),
            Movers::Roaming(from) => from,
        };
        Motion::Step { from: self.square(from), to: self.square(to) }
    }

    /// Adds what a unit can be spent on (§8.3, §8.4).
    fn list_spending(&self, out: &mut Vec<Action>) {
        let now = &self.now;
        let pawns = now.of(now.camp, Kind::Pawn);
        let takers = now.takers(now.camp) & pawns;
        self.list_takes(takers, Action::Extra, out);
        if takers == 0 || !now.rules.must_take() {
            let walks = now.walks(now.camp, pawns, now.empty());
            for (way, reached) in now.camp.forward().into_iter().zip(walks) {
                out.extend(each(reached).map(|to| Action::Extra(self.step(Movers::Walking(way), to))));
            }
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
        let now = &self.now;
        let (huffable, takers) = (now.huffable(), now.takers(now.camp));
        let mut takes = Takes::default();
        if takers != 0 {
            now.takes(now.camp, takers, &mut takes);
        }
        let is_bound = takers != 0 && now.rules.must_take();
        let free = if is_bound { ArrayVec::new() } else { self.free_moves() };
        let (huffs, taking) = (huffable.count_ones(), takes.len() as u32);
        let counts: ArrayVec<u32, MOST_MOVERS> =
            free.iter().map(|(_, reached)| reached.count_ones()).collect();
        let mut at = dice.below(huffs + taking + counts.iter().sum::<u32>());
        if at < huffs {
            return Action::Huff(self.square(nth(huffable, at)));
        }
        at -= huffs;
        if at < taking {
            return Action::Move(Motion::Take(takes.route(takes.nth(at), now.size())));
        }
        at -= taking;
        for ((movers, reached), count) in free.iter().zip(counts) {
            if at < count {
                return Action::Move(self.step(*movers, nth(*reached, at)));
            }
            at -= count;
        }
        unreachable!("the counts add up to the total")
    }
}

/// The spot with so many others below it in the set.
#[inline]
fn nth(spots: Spots, mut count: u32) -> Spot {
    let (mut half, mut below) = (spots as u64, 0);
    let low = half.count_ones();
    if count >= low {
        (half, below, count) = ((spots >> 64) as u64, 64, count - low);
    }
    for _ in 0..count {
        half &= half.wrapping_sub(1);
    }
    below + half.trailing_zeros() as Spot
}
