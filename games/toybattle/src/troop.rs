//! The eight kinds of troop, and sets of them (§6). Copies of a kind cannot be told apart.

use std::fmt;
use std::str::FromStr;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use tabletop::NotationError;

/// A kind of troop, in the order of strength; Kwak, the joker, stands outside it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Troop {
    /// The joker: covers everything and is covered by everything.
    Kwak,
    /// Draws two.
    Skully,
    /// Brings another troop along.
    Captain,
    /// Throws a neighbour out.
    Jumbo,
    /// Needs no connection.
    Hook,
    /// Breaks a troop in the enemy's rack.
    Xb42,
    /// Draws one.
    Star,
    /// The strongest, and that is all.
    Roxy,
}

/// Copies of each kind a player has (§2.1).
pub const COPIES: u8 = 3;

impl Troop {
    /// All kinds.
    pub const ALL: [Troop; 8] = [
        Troop::Kwak,
        Troop::Skully,
        Troop::Captain,
        Troop::Jumbo,
        Troop::Hook,
        Troop::Xb42,
        Troop::Star,
        Troop::Roxy,
    ];

    /// The kind of this number.
    #[inline]
    pub(crate) const fn at(index: usize) -> Self {
        Troop::ALL[index & 7]
    }

    /// Its number among [`Troop::ALL`]; of all but the joker, its strength.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its strength, which the joker has not.
    pub fn strength(self) -> Option<u8> {
        (self != Troop::Kwak).then_some(self as u8)
    }

    /// Its name in notation.
    pub const fn id(self) -> &'static str {
        match self {
            Troop::Kwak => "kwak",
            Troop::Skully => "skully",
            Troop::Captain => "captain",
            Troop::Jumbo => "jumbo",
            Troop::Hook => "hook",
            Troop::Xb42 => "xb42",
            Troop::Star => "star",
            Troop::Roxy => "roxy",
        }
    }

    /// Whether it may be laid on a visible enemy troop of that kind (§4.3, §6.2).
    #[inline]
    pub fn covers(self, other: Troop) -> bool {
        self.coverable() & 1 << other.index() != 0
    }

    /// The kinds of enemy troops it may be laid on, a bit each.
    #[inline]
    pub(crate) const fn coverable(self) -> u8 {
        match self {
            Troop::Kwak => 0xff,
            // All weaker ones, and the joker in bit 0.
            _ => (1 << self as u8) - 1,
        }
    }
}

impl fmt::Display for Troop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Troop {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let lower = text.to_lowercase();
        let other = match lower.as_str() {
            "cap'n" | "capn" | "cap'taine" | "captaine" | "capitaine" => Some(Troop::Captain),
            "mastok" => Some(Troop::Jumbo),
            "crochet" => Some(Troop::Hook),
            "xb-42" => Some(Troop::Xb42),
            _ => None,
        };
        let named = Troop::ALL.into_iter().find(|troop| troop.id() == lower).or(other);
        named.ok_or(NotationError::new(0, "a troop: kwak, skully, captain, jumbo, hook, xb42, star or roxy"))
    }
}

impl Serialize for Troop {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.id())
    }
}

/// Some troops of one player, at most fifteen of a kind: how many of each, four bits a kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Troops(u32);

impl Troops {
    /// No troop.
    pub const NONE: Troops = Troops(0);
    /// All that a player has (§2.1).
    pub const FULL: Troops = Troops(0x1111_1111 * COPIES as u32);

    /// How many of a kind there are.
    #[inline]
    pub const fn count(self, troop: Troop) -> u8 {
        (self.0 >> (4 * troop.index()) & 15) as u8
    }

    /// Whether there is one of this kind.
    #[inline]
    pub const fn has(self, troop: Troop) -> bool {
        self.count(troop) != 0
    }

    /// How many there are in all.
    #[inline]
    pub const fn len(self) -> u8 {
        let pairs = (self.0 & 0x0f0f_0f0f) + (self.0 >> 4 & 0x0f0f_0f0f);
        (pairs.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set as a number, for keys.
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    /// The kinds there are, a bit each.
    #[inline]
    pub(crate) const fn kinds(self) -> u8 {
        let any = (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & 0x1111_1111;
        let pairs = (any | any >> 3) & 0x0303_0303;
        let fours = (pairs | pairs >> 6) & 0x000f_000f;
        (fours | fours >> 12) as u8
    }

    /// With one more of a kind.
    #[inline]
    #[must_use]
    pub const fn with(self, troop: Troop) -> Self {
        Troops(self.0 + (1 << (4 * troop.index())))
    }

    /// With one fewer of a kind, of which there is one.
    #[inline]
    #[must_use]
    pub const fn without(self, troop: Troop) -> Self {
        Troops(self.0 - (1 << (4 * troop.index())))
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn plus(self, more: Troops) -> Self {
        Troops(self.0 + more.0)
    }

    /// Without those, all of which are there.
    #[inline]
    #[must_use]
    pub const fn minus(self, fewer: Troops) -> Self {
        Troops(self.0 - fewer.0)
    }

    /// Whether all of those are among these.
    pub fn contains(self, others: Troops) -> bool {
        Troop::ALL.into_iter().all(|troop| others.count(troop) <= self.count(troop))
    }

    /// What is in both.
    #[must_use]
    pub fn shared(self, others: Troops) -> Self {
        let least = |troop: Troop| u32::from(self.count(troop).min(others.count(troop)));
        Troops(Troop::ALL.into_iter().map(|troop| least(troop) << (4 * troop.index())).sum())
    }

    /// The one at this place when all are laid in a row by kind.
    #[inline]
    pub(crate) fn nth(self, place: u32) -> Troop {
        // A byte for each kind, then in each byte all up to its kind, of which the first beyond the place is looked for.
        let pairs = u64::from(self.0);
        let fours = (pairs | pairs << 16) & 0x0000_ffff_0000_ffff;
        let twos = (fours | fours << 8) & 0x00ff_00ff_00ff_00ff;
        let ones = (twos | twos << 4) & 0x0f0f_0f0f_0f0f_0f0f;
        let up_to = ones.wrapping_mul(0x0101_0101_0101_0101);
        let beyond = (up_to | 0x8080_8080_8080_8080) - (u64::from(place) + 1) * 0x0101_0101_0101_0101;
        Troop::at((beyond & 0x8080_8080_8080_8080).trailing_zeros() as usize >> 3)
    }

    /// Each kind there is, with its number.
    pub fn iter(self) -> impl Iterator<Item = (Troop, u8)> {
        Troop::ALL.into_iter().map(move |troop| (troop, self.count(troop))).filter(|(_, count)| *count > 0)
    }

    /// Each troop, by kind.
    pub fn each(self) -> impl Iterator<Item = Troop> {
        self.iter().flat_map(|(troop, count)| std::iter::repeat_n(troop, usize::from(count)))
    }
}

impl FromIterator<Troop> for Troops {
    fn from_iter<I: IntoIterator<Item = Troop>>(troops: I) -> Self {
        troops.into_iter().fold(Troops::NONE, Troops::with)
    }
}

impl fmt::Debug for Troops {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.each()).finish()
    }
}

impl Serialize for Troops {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        for (troop, count) in self.iter() {
            map.serialize_entry(troop.id(), &count)?;
        }
        map.end()
    }
}
