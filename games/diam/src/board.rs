//! The ring as three bit planes: where pieces stand, whose they are, and which of the two colours.
//!
//! Bit `4 * square + level` of each plane speaks of one place. A stack has no gaps, so the four bits of a
//! square in the plane of occupied places are 0, 1, 3, 7 or 15, and adding 1 gives the place on top.
//! This is the board that search runs on; it knows nothing of turns.

use crate::piece::{Side, Slot, Square};

/// What stands on the ring.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Board {
    /// Places with a piece.
    pub(crate) occupied: u32,
    /// Places with a piece of the second side.
    pub(crate) second: u32,
    /// Places with a piece of the second colour of its side.
    pub(crate) hue: u32,
}

/// Two pieces of one colour face to face (§5.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Alignment {
    /// One of the two squares; the other is across.
    pub square: Square,
    /// The level, from 0; at least 1.
    pub level: u8,
    /// The colour.
    pub(crate) slot: Slot,
}

impl Alignment {
    /// Who owns it and so wins.
    #[inline]
    pub fn side(self) -> Side {
        Side::of_slot(self.slot)
    }
}

/// How many pieces the low four bits of a stack's bits stand for.
const HEIGHT: [u8; 16] = [0, 1, 0, 2, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 4];

#[inline]
const fn nibble(plane: u32, square: Square) -> u32 {
    (plane >> (4 * square.index())) & 15
}

impl Board {
    /// How many pieces stand on a square.
    #[inline]
    pub fn height(&self, square: Square) -> u8 {
        HEIGHT[nibble(self.occupied, square) as usize]
    }

    /// The colour slot at a place, if a piece stands there.
    pub(crate) fn slot_at(&self, square: Square, level: u8) -> Option<Slot> {
        let bit = 1 << (4 * square.index() + level);
        (self.occupied & bit != 0)
            .then_some(2 * u8::from(self.second & bit != 0) + u8::from(self.hue & bit != 0))
    }

    /// The places of one side's pieces.
    #[inline]
    pub(crate) fn places_of(&self, side: Side) -> u32 {
        match side {
            Side::First => self.occupied & !self.second,
            Side::Second => self.second,
        }
    }

    /// How many pieces of each colour slot stand on the ring.
    pub(crate) fn counts(&self) -> [u8; 4] {
        let count = |second: bool, hue: bool| {
            let places = if second { self.second } else { self.occupied & !self.second };
            (if hue { places & self.hue } else { places & !self.hue }).count_ones() as u8
        };
        [count(false, false), count(false, true), count(true, false), count(true, true)]
    }

    /// Whether a piece fits on top of a square (§3.3).
    #[inline]
    pub fn has_room(&self, square: Square) -> bool {
        nibble(self.occupied, square) != 15
    }

    /// Whether a square is empty.
    #[inline]
    pub fn is_empty(&self, square: Square) -> bool {
        nibble(self.occupied, square) == 0
    }

    /// Puts a piece on top of a square that has room.
    #[inline]
    pub(crate) fn place(&mut self, slot: Slot, square: Square) {
        let bit = (nibble(self.occupied, square) + 1) << (4 * square.index());
        self.occupied |= bit;
        self.second |= if slot & 2 != 0 { bit } else { 0 };
        self.hue |= if slot & 1 != 0 { bit } else { 0 };
    }

    /// Whether the stack from this level up fits on another square (§4.4). There is a piece at the level.
    #[inline]
    pub fn fits(&self, from: Square, level: u8, to: Square) -> bool {
        // The moved places, shifted onto the other stack, must stay below a fifth level.
        let moved = nibble(self.occupied, from) >> level;
        let there = nibble(self.occupied, to);
        moved * (there + 1) < 16
    }

    /// Moves the stack from this level up onto another square where it fits (§4.2, §4.3).
    #[inline]
    pub(crate) fn shift(&mut self, from: Square, level: u8, to: Square) {
        let moved = (15u32 >> level) << (4 * from.index() + level);
        let source = 4 * from.index() + level;
        let target = 4 * to.index() + self.height(to);
        for plane in [&mut self.occupied, &mut self.second, &mut self.hue] {
            let part = (*plane & moved) >> source;
            *plane = (*plane & !moved) | (part << target);
        }
    }

    /// The highest diam through a square and the one across (§5.1, §5.2, §5.4).
    #[inline]
    pub fn diam_through(&self, square: Square) -> Option<Alignment> {
        let across = square.across();
        let both = nibble(self.occupied, square) & nibble(self.occupied, across);
        let differ = (nibble(self.second, square) ^ nibble(self.second, across))
            | (nibble(self.hue, square) ^ nibble(self.hue, across));
        let same = both & !differ & 0b1110;
        if same == 0 {
            return None;
        }
        let level = 31 - same.leading_zeros() as u8;
        let bit = 1 << level;
        let second = u8::from(nibble(self.second, square) & bit != 0);
        let hue = u8::from(nibble(self.hue, square) & bit != 0);
        Some(Alignment { square, level, slot: 2 * second + hue })
    }

    /// The highest diam on the ring.
    pub fn diam(&self) -> Option<Alignment> {
        (0..4).filter_map(|i| self.diam_through(Square::new(i))).max_by_key(|diam| diam.level)
    }

    /// How many pieces stand on each square, four bits a square: the set ones of each four are counted.
    #[inline]
    pub(crate) fn heights(&self) -> u32 {
        let pairs = self.occupied - ((self.occupied >> 1) & 0x5555_5555);
        (pairs & 0x3333_3333) + ((pairs >> 2) & 0x3333_3333)
    }

    /// A number that tells every board from every other, with eight bits to spare: 3, 7, …, 31 of the
    /// upper half.
    ///
    /// The lower half lists the colours of all pieces, stack by stack; the upper half the heights.
    #[inline]
    pub(crate) fn key(&self) -> u64 {
        let heights = self.heights();
        let (mut seconds, mut hues, mut shift) = (0u32, 0u32, 0u32);
        for i in 0..8 {
            seconds |= ((self.second >> (4 * i)) & 15).wrapping_shl(shift);
            hues |= ((self.hue >> (4 * i)) & 15).wrapping_shl(shift);
            shift = shift.wrapping_add((heights >> (4 * i)) & 15);
        }
        u64::from(seconds | (hues << 16)) | (u64::from(heights) << 32)
    }
}
