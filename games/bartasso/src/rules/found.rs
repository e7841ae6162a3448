//! The takes that were found, each as one hop more after another, so that finding one writes no route.

use arrayvec::ArrayVec;

use crate::action::Route;
use crate::board::{Size, Spot, Spots};
use crate::zobrist;

/// Takes of one piece that are looked for (§6.6). In play there are hundreds now and then, thousands once in a
/// million turns; in a crowd set up on purpose there could be millions, and nobody could list them.
pub(crate) const MOST_TAKES: usize = 50_000;

/// Takes that need no memory asked for.
const NEAR: usize = 40;
/// The number of no take: it is the first hop.
const NONE: u32 = u32::MAX;

/// One result of taking: from where to where, and what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Take {
    /// What is taken.
    pub(crate) set: Spots,
    /// The take that it goes on from, by number.
    before: u32,
    /// Where the piece stood.
    from: Spot,
    /// Where it ends.
    pub(crate) to: Spot,
    /// Pieces taken.
    pub(crate) hops: u8,
    /// Whether nothing more could be taken from there.
    pub(crate) is_complete: bool,
}

impl Take {
    /// A piece that has not taken anything yet.
    #[inline]
    pub(crate) fn begin(from: Spot) -> Self {
        Take { set: 0, before: NONE, from, to: from, hops: 0, is_complete: false }
    }

    /// One hop more. Nothing more can be taken, until that is found to be wrong.
    #[inline]
    pub(crate) fn then(&self, number: u32, foe: Spots, to: Spot) -> Self {
        Take {
            set: self.set | foe,
            before: number,
            from: self.from,
            to,
            hops: self.hops + 1,
            is_complete: true,
        }
    }
}

/// Takes that were found. There are few as a rule, and thousands where a sauteur runs through a crowd.
#[derive(Debug, Default)]
pub(crate) struct Takes {
    near: ArrayVec<Take, NEAR>,
    far: Vec<Take>,
    /// Where the present piece's takes stand, once there is more than a handful.
    known: Known,
    /// Where the present piece's takes begin.
    first: usize,
    /// Whether only complete takes count (§9.9).
    is_bound: bool,
}

impl Takes {
    /// Whether the present piece has so many that no more are looked for (§6.6).
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.found() - self.first >= MOST_TAKES
    }

    /// How many were found, whether they count or not.
    #[inline]
    fn found(&self) -> usize {
        self.near.len() + self.far.len()
    }

    #[inline]
    fn at(&self, number: u32) -> &Take {
        let number = number as usize;
        if number < NEAR { &self.near[number] } else { &self.far[number - NEAR] }
    }

    /// How many there are.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        if self.is_bound { self.iter().count() } else { self.found() }
    }

    /// Every take.
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Take> {
        self.near.iter().chain(&self.far).filter(|take| take.is_complete || !self.is_bound)
    }

    /// The take with so many before it.
    #[inline]
    pub(crate) fn nth(&self, count: u32) -> &Take {
        if self.is_bound { self.iter().nth(count as usize).expect("it was counted") } else { self.at(count) }
    }

    /// The smallest route of a take.
    pub(crate) fn route(&self, take: &Take, size: Size) -> Route {
        let mut route = Route::of_length(size.square(take.from), take.hops);
        let mut last = take;
        for hop in (1..=take.hops).rev() {
            route.set(hop, size.square(last.to));
            if hop > 1 {
                last = self.at(last.before);
            }
        }
        route
    }

    /// Lets only complete takes count (§9.9).
    pub(crate) fn bind(&mut self) {
        self.is_bound = true;
    }

    /// Another piece begins to take.
    #[inline]
    pub(crate) fn begin(&mut self) {
        self.first = self.found();
        self.known.clear();
    }

    /// Whether the present piece has a take that comes to the same.
    #[inline]
    fn has(&self, take: &Take) -> bool {
        let is_same = |other: &Take| other.to == take.to && other.set == take.set;
        if self.far.is_empty() {
            self.near[self.first..].iter().any(is_same)
        } else {
            self.known.find(take, |number| is_same(self.at(number)))
        }
    }

    /// Adds a take and gives its number, unless there are too many or, where that may be, one that comes to the same.
    #[inline]
    pub(crate) fn add(&mut self, take: &Take, may_be_known: bool) -> Option<u32> {
        if self.is_full() || may_be_known && self.has(take) {
            return None;
        }
        let number = self.found() as u32;
        if self.near.try_push(*take).is_err() {
            self.push_far(*take, number);
        }
        Some(number)
    }

    fn push_far(&mut self, take: Take, number: u32) {
        if self.far.is_empty() {
            for near in self.first..NEAR {
                self.known.add(&self.near[near], near as u32);
            }
        }
        self.far.push(take);
        self.known.add(&take, number);
    }

    /// More can be taken after this one.
    #[inline]
    pub(crate) fn goes_on(&mut self, number: u32) {
        let number = number as usize;
        let take = if number < NEAR { &mut self.near[number] } else { &mut self.far[number - NEAR] };
        take.is_complete = false;
    }
}

/// The numbers of takes by what they come to: a table with free places between them, grown when half is in use.
#[derive(Debug, Default)]
struct Known {
    places: Vec<(u64, u32)>,
    used: usize,
}

impl Known {
    #[inline]
    fn clear(&mut self) {
        self.places.clear();
        self.used = 0;
    }

    fn hash(take: &Take) -> u64 {
        zobrist::of_set(take.set, u64::from(take.to))
    }

    /// Whether a take with this hash is the one that is asked for.
    fn find(&self, take: &Take, is_same: impl Fn(u32) -> bool) -> bool {
        let (hash, mask) = (Self::hash(take), self.places.len().wrapping_sub(1));
        let mut at = hash as usize & mask;
        while let Some((other, number)) = self.places.get(at).filter(|place| place.1 != NONE) {
            if *other == hash && is_same(*number) {
                return true;
            }
            at = (at + 1) & mask;
        }
        false
    }

    fn add(&mut self, take: &Take, number: u32) {
        if self.places.len() < 2 * (self.used + 1) {
            let room = (2 * self.places.len()).max(4 * NEAR.next_power_of_two());
            let old = std::mem::replace(&mut self.places, vec![(0, NONE); room]);
            old.into_iter().filter(|place| place.1 != NONE).for_each(|place| self.put(place));
        }
        self.put((Self::hash(take), number));
        self.used += 1;
    }

    /// Puts a take at the first free place from where its hash points.
    fn put(&mut self, place: (u64, u32)) {
        let mask = self.places.len() - 1;
        let mut at = place.0 as usize & mask;
        while self.places[at].1 != NONE {
            at = (at + 1) & mask;
        }
        self.places[at] = place;
    }
}
