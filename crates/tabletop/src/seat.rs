//! Who sits where: seats, sets of seats, teams and viewers.
//!
//! A *seat* is a place at the table, a *player* the person or bot in it. A spectator is
//! [`Viewer::Public`], never the absence of a viewer: whatever asks to see something says as whom.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Serialize, Serializer};
use utoipa::ToSchema;

/// The most seats a match can have. The largest game of the house has nine.
pub const MAX_SEATS: usize = 10;

/// A place at the table, counted from 0. Seat 0 begins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, ToSchema)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    /// If the number is not below [`MAX_SEATS`]; use [`Seat::try_new`] on numbers from outside.
    #[inline]
    pub const fn new(number: u8) -> Self {
        assert!((number as usize) < MAX_SEATS, "no such seat");
        Seat(number)
    }

    /// The seat with this number, or nothing where no table has one.
    ///
    /// ```
    /// use tabletop::Seat;
    /// assert_eq!(Seat::try_new(8).map(Seat::index), Some(8));
    /// assert_eq!(Seat::try_new(200), None);
    /// ```
    pub fn try_new(number: u64) -> Option<Self> {
        u8::try_from(number).ok().filter(|n| usize::from(*n) < MAX_SEATS).map(Seat)
    }

    /// Its number, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table of `count`, in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..count).map(Seat::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u16);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// One seat alone.
    #[inline]
    pub const fn one(seat: Seat) -> Self {
        SeatSet(1 << seat.0)
    }

    /// Every seat of a table of `count`.
    #[inline]
    pub const fn all(count: u8) -> Self {
        SeatSet((1 << count) - 1)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with the seat in it.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        SeatSet(self.0 | (1 << seat.0))
    }

    /// The set with the seat out of it.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Seats of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: SeatSet) -> Self {
        SeatSet(self.0 & !other.0)
    }

    /// Seats of either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: SeatSet) -> Self {
        SeatSet(self.0 | other.0)
    }

    /// Seats of both sets.
    #[inline]
    #[must_use]
    pub const fn shared(self, other: SeatSet) -> Self {
        SeatSet(self.0 & other.0)
    }

    /// Whether nobody is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The lowest seat in it.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in it, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.first()?;
            rest = rest.without(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// Seats that win and lose together. In a game of each against all, every seat is its own team.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Team(pub u8);

/// As whom something is seen. The public is a viewer of its own and sees what everybody may see.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// Somebody in this seat.
    Seat(Seat),
    /// Somebody who only watches.
    Public,
}

impl Viewer {
    /// The seat, if the viewer has one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// Whether the viewer sits in this seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Every viewer of a table of `count` seats, the public last.
    pub fn all(count: u8) -> impl Iterator<Item = Viewer> + Clone {
        Seat::all(count).map(Viewer::Seat).chain([Viewer::Public])
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Self {
        Viewer::Seat(seat)
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Public => f.write_str("public"),
        }
    }
}

impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Viewer::Seat(seat) => seat.serialize(to),
            Viewer::Public => to.serialize_str("public"),
        }
    }
}

/// One value for each seat.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct PerSeat<T>(arrayvec::ArrayVec<T, MAX_SEATS>);

impl<T> PerSeat<T> {
    /// A value made for each of `count` seats.
    pub fn new(count: u8, make: impl FnMut(Seat) -> T) -> Self {
        PerSeat(Seat::all(count).map(make).collect())
    }

    /// How many seats there are.
    pub fn count(&self) -> u8 {
        self.0.len() as u8
    }

    /// The values with their seats, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(i, value)| (Seat::new(i as u8), value))
    }

    /// The values with their seats, in order, to change.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        self.0.iter_mut().enumerate().map(|(i, value)| (Seat::new(i as u8), value))
    }

    /// The seats whose value passes.
    pub fn seats_where(&self, mut test: impl FnMut(&T) -> bool) -> SeatSet {
        self.iter().filter(|(_, value)| test(value)).map(|(seat, _)| seat).collect()
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
