//! How pieces take (§4.2 to §4.5, §5.6, §6.2 to §6.6): all that can be taken, each result once.
//!
//! Takes are found by going from landing to landing in the order of printed numbers. The first route to end
//! on a square with a set of pieces is therefore the smallest one, and a later one that comes to the same is
//! not followed: what it leads to is known.

use std::collections::BTreeSet;

use arrayvec::ArrayVec;

use crate::action::Route;
use crate::board::{Size, Spot, Spots, Way, bit, by_number, each, leaps, only};
use crate::piece::{Camp, Kind};
use crate::state::Position;

/// Takes of one piece that are looked for (§6.6). In play there are hundreds now and then, thousands once in a
/// million turns; in a crowd set up on purpose there could be millions, and nobody could list them.
pub(crate) const MOST_TAKES: usize = 50_000;

/// Ways in the order of the printed numbers of what lies there.
const WAYS: [Way; 4] = [Way::UpLeft, Way::UpRight, Way::DownLeft, Way::DownRight];

/// One result of taking: from where to where, and what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Take {
    /// What is taken.
    pub(crate) set: Spots,
    /// The smallest route.
    pub(crate) route: Route,
    /// Where it ends.
    pub(crate) to: Spot,
    /// Whether nothing more could be taken from there.
    pub(crate) is_complete: bool,
}

/// Takes that were found. There are few as a rule, and thousands where a sauteur runs through a crowd.
#[derive(Debug, Default)]
pub(crate) struct Takes {
    near: ArrayVec<Take, 40>,
    far: Vec<Take>,
    /// Results of the present piece, once there is more than a handful.
    known: BTreeSet<(Spots, Spot)>,
    /// Where the present piece's takes begin.
    first: usize,
}

impl Takes {
    /// Whether the present piece has so many that no more are looked for (§6.6).
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.len() - self.first >= MOST_TAKES
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.near.len() + self.far.len()
    }

    #[inline]
    pub(crate) fn get(&self, at: usize) -> &Take {
        if at < self.near.len() { &self.near[at] } else { &self.far[at - self.near.len()] }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Take> {
        self.near.iter().chain(&self.far)
    }

    /// Keeps only complete takes (§9.9).
    pub(crate) fn complete(&mut self) {
        self.near.retain(|take| take.is_complete);
        self.far.retain(|take| take.is_complete);
    }

    #[inline]
    fn begin(&mut self) {
        self.first = self.len();
        self.known.clear();
    }

    #[inline]
    fn has(&self, set: Spots, to: Spot) -> bool {
        if self.far.is_empty() {
            self.near[self.first..].iter().any(|take| take.set == set && take.to == to)
        } else {
            self.known.contains(&(set, to))
        }
    }

    #[inline]
    fn push(&mut self, take: Take) {
        if self.far.is_empty() && self.near.try_push(take).is_ok() {
            return;
        }
        if self.far.is_empty() {
            let present = self.near.get(self.first..).unwrap_or_default();
            self.known = present.iter().map(|take| (take.set, take.to)).collect();
        }
        self.known.insert((take.set, take.to));
        self.far.push(take);
    }
}

/// What stays the same while one piece takes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hunt {
    /// Free squares, the one it started from included (§4.4).
    empty: Spots,
    foes: Spots,
    kind: Kind,
    size: Size,
    is_single: bool,
}

impl Hunt {
    /// A piece about to take from a spot.
    #[inline]
    pub(crate) fn new(now: &Position, camp: Camp, kind: Kind, from: Spot) -> Self {
        Hunt {
            empty: now.empty() | bit(from),
            foes: if kind == Kind::Diplomat { 0 } else { now.foes(camp) },
            kind,
            size: now.size(),
            is_single: now.rules.is_single(),
        }
    }

    /// Whether something more can be taken from a spot by a piece that has taken these.
    #[inline]
    pub(crate) fn goes_on(&self, at: Spot, set: Spots) -> bool {
        match self.kind {
            Kind::Pawn | Kind::Crowned => WAYS.into_iter().any(|way| self.jump(at, way, set).1 != 0),
            Kind::Couronne => WAYS.into_iter().any(|way| self.flight(at, way, set).1 != 0),
            Kind::Sauteur => self.preys(at, set) != 0,
            Kind::Diplomat => false,
        }
    }

    /// What a sauteur that has taken these can take next (§6.3, §6.5).
    #[inline]
    fn preys(&self, at: Spot, set: Spots) -> Spots {
        if self.is_single && set != 0 { 0 } else { leaps(at) & self.foes & !set }
    }

    /// What is taken and where one lands, jumping this way (§4.2); nowhere if nothing can be taken.
    #[inline]
    fn jump(&self, at: Spot, way: Way, set: Spots) -> (Spots, Spots) {
        let foe = way.shift(bit(at)) & self.foes & !set;
        (foe, way.shift(foe) & self.empty)
    }

    /// What is taken and where one may land, flying this way (§5.6); nowhere if nothing can be taken.
    #[inline]
    fn flight(&self, at: Spot, way: Way, set: Spots) -> (Spots, Spots) {
        let mut ahead = way.shift(bit(at));
        while ahead & self.empty != 0 {
            ahead = way.shift(ahead);
        }
        let foe = ahead & self.foes & !set;
        let (mut land, mut lands) = (way.shift(foe) & self.empty, 0);
        while land != 0 {
            lands |= land;
            land = way.shift(land) & self.empty;
        }
        (foe, lands)
    }

    /// Every take from a spot on.
    #[inline]
    pub(crate) fn run(&self, from: Spot, out: &mut Takes) {
        out.begin();
        self.follow(from, 0, &Route::new(self.size.square(from)), out);
    }

    fn follow(&self, at: Spot, set: Spots, route: &Route, out: &mut Takes) {
        match self.kind {
            Kind::Pawn | Kind::Crowned => {
                for way in WAYS {
                    let (foe, land) = self.jump(at, way, set);
                    if land != 0 {
                        self.land(only(land), set | foe, route, out);
                    }
                }
            }
            Kind::Couronne => {
                let flights = WAYS.map(|way| self.flight(at, way, set));
                for land in by_number(flights.iter().fold(0, |lands, flight| lands | flight.1)) {
                    let foe = flights.iter().find(|flight| flight.1 & bit(land) != 0);
                    self.land(land, set | foe.expect("each landing is one way's").0, route, out);
                }
            }
            Kind::Sauteur => {
                for land in by_number(self.preys(at, set)) {
                    self.land(land, set | bit(land), route, out);
                }
            }
            Kind::Diplomat => {}
        }
    }

    #[inline]
    fn land(&self, to: Spot, set: Spots, route: &Route, out: &mut Takes) {
        if out.is_full() || out.has(set, to) {
            return;
        }
        let is_complete = !self.goes_on(to, set);
        let route = route.then(self.size.square(to));
        out.push(Take { set, route, to, is_complete });
        if !is_complete {
            self.follow(to, set, &route, out);
        }
    }

    /// One take from a spot on that goes as far as it can, hop by hop the richest by what pieces are worth: what it takes.
    /// For judging at a glance.
    pub(crate) fn greedy(&self, from: Spot, worth: &impl Fn(Spots) -> i32) -> Spots {
        let (mut at, mut set) = (from, 0);
        loop {
            let mut best = (0, 0, 0);
            let mut weigh = |foe: Spots, lands: Spots| {
                if lands != 0 && (best.0 == 0 || worth(foe) > best.2) {
                    best = (foe, lands, worth(foe));
                }
            };
            match self.kind {
                Kind::Pawn | Kind::Crowned => WAYS.into_iter().for_each(|way| {
                    let (foe, land) = self.jump(at, way, set);
                    weigh(foe, land);
                }),
                Kind::Couronne => WAYS.into_iter().for_each(|way| {
                    let (foe, lands) = self.flight(at, way, set);
                    weigh(foe, lands);
                }),
                Kind::Sauteur => each(self.preys(at, set)).for_each(|prey| weigh(bit(prey), bit(prey))),
                Kind::Diplomat => {}
            }
            let (foe, lands, _) = best;
            if foe == 0 {
                return set;
            }
            at = lands.trailing_zeros() as Spot;
            set |= foe;
        }
    }

    /// What a route takes, hop by hop; nothing if it cannot be gone.
    pub(crate) fn walk(&self, route: &Route) -> Option<(Spot, Spots)> {
        let mut squares = route.squares().map(|square| self.size.spot(square));
        let (mut at, mut set) = (squares.next()??, 0);
        for to in squares {
            let to = to?;
            set |= self.hop(at, to, set)?;
            at = to;
        }
        Some((at, set))
    }

    /// What is taken between two landings.
    fn hop(&self, at: Spot, to: Spot, set: Spots) -> Option<Spots> {
        let foe = match self.kind {
            Kind::Pawn | Kind::Crowned => {
                WAYS.map(|way| self.jump(at, way, set)).into_iter().find(|hop| hop.1 & bit(to) != 0)?.0
            }
            Kind::Couronne => {
                WAYS.map(|way| self.flight(at, way, set)).into_iter().find(|hop| hop.1 & bit(to) != 0)?.0
            }
            Kind::Sauteur => self.preys(at, set) & bit(to),
            Kind::Diplomat => 0,
        };
        (foe != 0).then_some(foe)
    }
}

impl Position {
    /// The pawns of either kind among these that can take.
    #[inline]
    pub(crate) fn taking_pawns(&self, pawns: Spots, foes: Spots, empty: Spots) -> Spots {
        let mut taking = 0;
        for way in Way::ALL {
            taking |= way.back(foes & way.back(empty));
        }
        taking & pawns
    }

    /// Every piece of a camp that can take; none in the first round (§3.3).
    #[inline]
    pub(crate) fn takers(&self, camp: Camp) -> Spots {
        if self.is_first_round() { 0 } else { self.takers_in_contact(camp) }
    }

    /// The same whatever the round.
    #[inline]
    pub(crate) fn takers_in_contact(&self, camp: Camp) -> Spots {
        let (foes, empty) = (self.foes(camp), self.empty());
        let pawns = self.of(camp, Kind::Pawn) | self.of(camp, Kind::Crowned);
        let mut takers = self.taking_pawns(pawns, foes, empty);
        for from in each(self.of(camp, Kind::Couronne)) {
            if Hunt::new(self, camp, Kind::Couronne, from).goes_on(from, 0) {
                takers |= bit(from);
            }
        }
        for from in each(self.of(camp, Kind::Sauteur)) {
            if leaps(from) & foes != 0 {
                takers |= bit(from);
            }
        }
        takers
    }

    /// Every take of these pieces of a camp, which can take.
    #[inline]
    pub(crate) fn takes(&self, camp: Camp, takers: Spots, out: &mut Takes) {
        for from in each(takers) {
            let kind = self.piece(from).expect("a taker stands there").kind;
            Hunt::new(self, camp, kind, from).run(from, out);
        }
        if self.rules.must_take() {
            out.complete();
        }
    }
}
