//! How pieces take (§4.2 to §4.5, §5.6, §6.2 to §6.6): all that can be taken, each result once.
//!
//! Takes are found by going from landing to landing in the order of printed numbers. The first route to end
//! on a square with a set of pieces is therefore the smallest one, and a later one that comes to the same is
//! not followed: what it leads to is known.

use crate::action::Route;
use crate::board::{Size, Spot, Spots, Way, around, bit, by_number, each, leaps, leaps_by_number};
use crate::lines::{free, met};
use crate::piece::{Camp, Kind};
use crate::rules::found::{Take, Takes};
use crate::state::Position;

/// Ways in the order of the printed numbers of what lies there.
const WAYS: [Way; 4] = [Way::UpLeft, Way::UpRight, Way::DownLeft, Way::DownRight];

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
            Kind::Pawn | Kind::Crowned => self.jumps(at, set) != 0,
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

    /// The ways in which something can be taken by a jump from a spot (§4.2), a bit for each in the order of [`WAYS`].
    #[inline]
    fn jumps(&self, at: Spot, set: Spots) -> u8 {
        let foes = around(at, self.foes & !set) as u64;
        let empty = around(at, self.empty) as u64;
        // Seen from bit 32: the foe one step away, the free square two steps.
        let jump = |way: Way| {
            let (foe, land) = (32 + way.step(), 32 + 2 * way.step());
            (foes >> foe & empty >> land & 1) as u8
        };
        let [first, second, third, fourth] = WAYS.map(jump);
        first | second << 1 | third << 2 | fourth << 3
    }

    /// What is taken and where one lands, for each of some jumps.
    #[inline]
    fn hops(at: Spot, mut jumps: u8) -> impl Iterator<Item = (Spots, Spot)> {
        std::iter::from_fn(move || {
            let way = (jumps != 0).then(|| jumps.trailing_zeros() as usize & 3)?;
            jumps &= jumps.wrapping_sub(1);
            let step = WAYS[way].step();
            Some((bit(at.wrapping_add_signed(step)), at.wrapping_add_signed(2 * step)))
        })
    }

    /// What is taken and where one may land, flying this way (§5.6); nowhere if nothing can be taken.
    #[inline]
    fn flight(&self, at: Spot, way: Way, set: Spots) -> (Spots, Spots) {
        let met = met(at, way, self.empty).filter(|spot| self.foes & !set & bit(*spot) != 0);
        met.map_or((0, 0), |foe| (bit(foe), free(foe, way, self.empty)))
    }

    /// Every take from a spot on.
    #[inline]
    pub(crate) fn run(&self, from: Spot, out: &mut Takes) {
        out.begin();
        let begun = Take::begin(from);
        match self.kind {
            Kind::Pawn | Kind::Crowned => self.follow_jumps(&begun, 0, out),
            Kind::Couronne => self.follow_flights(&begun, 0, out),
            Kind::Sauteur => self.follow_leaps(&begun, 0, out),
            Kind::Diplomat => false,
        };
    }

    /// Goes on jumping after a take with this number, and tells whether one can.
    fn follow_jumps(&self, last: &Take, number: u32, out: &mut Takes) -> bool {
        let jumps = self.jumps(last.to, last.set);
        for (foe, land) in Hunt::hops(last.to, jumps) {
            let take = last.then(number, foe, land);
            // Two that come to the same take three pieces at least.
            if let Some(number) = out.add(&take, take.hops > 2)
                && self.follow_jumps(&take, number, out)
            {
                out.goes_on(number);
            }
        }
        jumps != 0
    }

    /// Goes on flying, likewise.
    fn follow_flights(&self, last: &Take, number: u32, out: &mut Takes) -> bool {
        let flights = WAYS.map(|way| self.flight(last.to, way, last.set));
        let lands = flights.iter().fold(0, |lands, flight| lands | flight.1);
        for land in by_number(lands) {
            let foe = flights.iter().find(|flight| flight.1 & bit(land) != 0);
            let take = last.then(number, foe.expect("each landing is one way's").0, land);
            // Two in a line are taken with a stop anywhere between them.
            if let Some(number) = out.add(&take, take.hops > 1)
                && self.follow_flights(&take, number, out)
            {
                out.goes_on(number);
            }
        }
        lands != 0
    }

    /// Goes on leaping, likewise.
    fn follow_leaps(&self, last: &Take, number: u32, out: &mut Takes) -> bool {
        let preys = self.preys(last.to, last.set);
        for land in leaps_by_number(last.to, preys) {
            let take = last.then(number, bit(land), land);
            // Two that come to the same take three pieces at least.
            if let Some(number) = out.add(&take, take.hops > 2)
                && self.follow_leaps(&take, number, out)
            {
                out.goes_on(number);
            }
        }
        preys != 0
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
                Kind::Pawn | Kind::Crowned => {
                    Hunt::hops(at, self.jumps(at, set)).for_each(|(foe, land)| weigh(foe, bit(land)));
                }
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
            Kind::Pawn | Kind::Crowned => Hunt::hops(at, self.jumps(at, set)).find(|hop| hop.1 == to)?.0,
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
            out.bind();
        }
    }
}
