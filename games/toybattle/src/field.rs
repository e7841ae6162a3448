//! All that lies open: the terrain with its stacks, the discard, medals, counts, and whose decision it is.
//!
//! [`Field`] is the public half of a match and holds nothing that any viewer may not know; [`crate::hands`] is
//! the other half.

use tabletop::{Seat, Window};

use crate::action::Action;
use crate::terrain::{BASES, Colour, SLOTS, Slot, Special, Terrain};
use crate::troop::{COPIES, Troop, Troops};

/// Troops a rack holds at most (§3.3).
pub const RACK: u8 = 8;
/// Troops of each side that never come into play (§2.2).
pub const SET_ASIDE: u8 = 4;
/// Turns in a row without a draw and without a medal that end the match (§9.6).
pub const QUIET: u8 = 60;

/// A troop tile on the terrain: whose, which kind, and which of the copies in use, so that a tile keeps its name
/// while it lies there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(u8);

impl Tile {
    const NONE: u8 = u8::MAX;
    /// Tiles there are in all.
    const ALL: usize = 2 * 8 * COPIES as usize;

    fn of(seat: Seat, troop: Troop, copy: u8) -> Self {
        Tile((seat.index() as u8 * 8 + troop.index() as u8) * COPIES + copy)
    }

    /// Whose it is.
    #[inline]
    pub fn seat(self) -> Seat {
        Seat::new(u8::from(self.0 >= 8 * COPIES))
    }

    /// Its kind.
    #[inline]
    pub fn troop(self) -> Troop {
        Troop::at(usize::from(self.0 / COPIES) & 7)
    }

    /// Which of its owner's copies on the terrain it is.
    pub fn copy(self) -> u8 {
        self.0 % COPIES
    }

    /// Its number among all tiles.
    pub(crate) fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn bit(self) -> u64 {
        1 << self.0
    }
}

/// Where a draw comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Skully, two.
    Skully,
    /// Star, one.
    Star,
    /// A base of the city in the clouds, one.
    Cloud,
}

/// An effect that the player on turn may apply or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Draw so many.
    Draw(Source, u8),
    /// Place one more troop, for Cap'n.
    Extra,
    /// Throw out a troop next to this base, for Jumbo.
    Discard(Slot),
    /// Break a troop of the enemy's rack, for XB-42.
    Break,
    /// Take back a troop other than this one, which was placed on that base.
    Recall(Tile, Slot),
    /// Move an enemy troop next to this base.
    Push(Slot),
    /// Take a troop from the discard.
    Raise,
    /// Pin a troop of the enemy's rack.
    Pin,
}

/// How the match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End {
    /// Who won, if anybody.
    pub winner: Option<Seat>,
    /// How.
    pub how: How,
}

/// The ways a match ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// A headquarters was taken (§9.1).
    Headquarters,
    /// The objective was reached (§9.2).
    Medals,
    /// Somebody could neither draw nor place (§9.4).
    Stuck,
    /// Nothing happened for too long (§9.6).
    Quiet,
    /// A turn was not taken in time (§9.7).
    Time,
}

impl How {
    /// Its code.
    pub const fn code(self) -> &'static str {
        match self {
            How::Headquarters => "headquarters",
            How::Medals => "medals",
            How::Stuck => "stuck",
            How::Quiet => "quiet",
            How::Time => "time",
        }
    }
}

/// What the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A seat's first troops (§2.3).
    Deal(Seat),
    /// The player on turn draws or places.
    Turn,
    /// The player on turn applies an effect or not.
    Ask(Question),
    /// Chance decides what the player on turn draws.
    Drawing(u8),
    /// Chance decides what XB-42 hits.
    Breaking,
    /// Chance decides what is pinned.
    Pinning,
    /// Nothing.
    Over(End),
}

/// Base effects to come this turn, in the order the bases were occupied (§7.3). Three captains and one more troop
/// can be placed in a turn at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Waiting {
    slots: [Option<(Slot, Tile)>; 4],
}

impl Waiting {
    pub(crate) fn push(&mut self, slot: Slot, tile: Tile) {
        let free = self.slots.iter_mut().find(|place| place.is_none());
        *free.expect("a player has three captains") = Some((slot, tile));
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<(Slot, Tile)> {
        let [first, second, third, fourth] = self.slots;
        if first.is_some() {
            self.slots = [second, third, fourth, None];
        }
        first
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (Slot, Tile)> {
        self.slots.into_iter().flatten()
    }
}

/// The open half of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// The terrain.
    pub terrain: &'static Terrain,
    /// Whether special bases are in force.
    pub special_bases: bool,
    /// The colour of seat 0.
    pub first_colour: Colour,
    /// Whom or what the match waits for.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Seat,
    /// The number of the open decision.
    pub window: Window,
    /// Medals of each seat.
    pub medals: [u8; 2],
    /// Regions whose medals each seat took, a bit each.
    pub taken: [u16; 2],
    /// Discarded troops of each seat.
    pub discard: [Troops; 2],
    /// Troops in each rack.
    pub rack: [u8; 2],
    /// Pinned troops in each rack.
    pub pinned: [u8; 2],
    /// Troops left in each reserve.
    pub reserve: [u8; 2],
    /// Troops of each rack that everybody knows of: they were taken back in the open (§10.7).
    pub known: [Troops; 2],
    /// Turns since the last draw or medal.
    pub quiet: u8,
    /// Turns taken.
    pub turns: u16,
    /// The last decision, and whose it was.
    pub last: Option<(Seat, Action)>,
    /// Base effects to come this turn.
    pub(crate) waiting: Waiting,
    /// Whether this turn brought a draw or a medal.
    pub(crate) stirred: bool,
    /// The top tile of each slot.
    top: [u8; SLOTS],
    /// What lies beneath each tile.
    below: [u8; Tile::ALL],
    /// Tiles on the terrain.
    laid: u64,
    /// Bases by their visible troop: by seat and kind.
    shown: [[u32; 8]; 2],
    /// Bases each seat occupies.
    pub(crate) held: [u32; 2],
}

impl Field {
    pub(crate) fn new(terrain: &'static Terrain, special_bases: bool, first_colour: Colour) -> Self {
        let reserve = Troops::FULL.len() - SET_ASIDE;
        Field {
            terrain,
            special_bases,
            first_colour,
            phase: Phase::Deal(Seat::new(0)),
            turn: Seat::new(0),
            window: Window(0),
            medals: [0; 2],
            taken: [0; 2],
            discard: [Troops::NONE; 2],
            rack: [0; 2],
            pinned: [0; 2],
            reserve: [reserve; 2],
            known: [Troops::NONE; 2],
            quiet: 0,
            turns: 0,
            last: None,
            waiting: Waiting::default(),
            stirred: false,
            top: [Tile::NONE; SLOTS],
            below: [Tile::NONE; Tile::ALL],
            laid: 0,
            shown: [[0; 8]; 2],
            held: [0; 2],
        }
    }

    /// The other seat.
    #[inline]
    pub fn rival(seat: Seat) -> Seat {
        Seat::new(1 - seat.index() as u8)
    }

    /// The colour of a seat.
    pub fn colour(&self, seat: Seat) -> Colour {
        if seat.index() == 0 { self.first_colour } else { self.first_colour.other() }
    }

    /// The headquarters of a seat.
    #[inline]
    pub(crate) fn headquarters(&self, seat: Seat) -> u32 {
        self.terrain.headquarters[self.colour(seat) as usize]
    }

    /// What is special about a slot in this match (§20.2).
    #[inline]
    pub fn special(&self, slot: Slot) -> Option<Special> {
        if self.special_bases { self.terrain.specials[slot.index()] } else { None }
    }

    /// Bases on which troops have no effect in this match.
    #[inline]
    pub(crate) fn mutes(&self) -> u32 {
        if self.special_bases { self.terrain.mutes } else { 0 }
    }

    /// The slots that let a kind pass in this match.
    #[inline]
    pub(crate) fn open_to(&self, troop: Troop) -> u32 {
        if self.special_bases { self.terrain.open_to[troop.index()] } else { u32::MAX }
    }

    /// The visible tile of a slot.
    #[inline]
    pub fn top(&self, slot: Slot) -> Option<Tile> {
        let tile = self.top[slot.index()];
        (tile != Tile::NONE).then_some(Tile(tile))
    }

    /// The tiles of a slot from top to bottom.
    pub fn stack(&self, slot: Slot) -> impl Iterator<Item = Tile> + '_ {
        std::iter::successors(self.top(slot), |tile| {
            let below = self.below[usize::from(tile.0)];
            (below != Tile::NONE).then_some(Tile(below))
        })
    }

    /// Bases on which an enemy of this kind of troop would be covered by it: seen from the seat that places.
    #[inline]
    pub(crate) fn coverable(&self, seat: Seat, troop: Troop) -> u32 {
        let enemy = &self.shown[Field::rival(seat).index()];
        let mut bases = 0;
        let mut kinds = troop.coverable();
        while kinds != 0 {
            bases |= enemy[kinds.trailing_zeros() as usize & 7];
            kinds &= kinds - 1;
        }
        bases
    }

    /// Bases by the kind of a seat's visible troop on them.
    #[inline]
    pub(crate) fn shown(&self, seat: Seat) -> &[u32; 8] {
        &self.shown[seat.index()]
    }

    /// Whether a tile lies on the terrain.
    #[inline]
    pub(crate) fn is_laid(&self, tile: Tile) -> bool {
        self.laid & tile.bit() != 0
    }

    /// Troops of a seat on the terrain.
    pub fn laid(&self, seat: Seat) -> Troops {
        let tiles = (0..Tile::ALL as u8).map(Tile).filter(|tile| self.is_laid(*tile) && tile.seat() == seat);
        tiles.map(Tile::troop).collect()
    }

    /// Troops of a seat that nobody has seen placed or discarded: in its rack, its reserve or set aside.
    pub fn unseen(&self, seat: Seat) -> Troops {
        Troops::FULL.minus(self.laid(seat)).minus(self.discard[seat.index()])
    }

    /// Lays a troop on a slot and gives its tile.
    pub(crate) fn lay(&mut self, seat: Seat, troop: Troop, slot: Slot) -> Tile {
        let first = Tile::of(seat, troop, 0);
        let used = self.laid >> first.0 & 7;
        let tile = Tile::of(seat, troop, used.trailing_ones() as u8);
        self.cover(tile, slot);
        tile
    }

    fn cover(&mut self, tile: Tile, slot: Slot) {
        self.hide(slot);
        self.below[usize::from(tile.0)] = self.top[slot.index()];
        self.top[slot.index()] = tile.0;
        self.laid |= tile.bit();
        self.show(slot);
    }

    /// Takes the visible tile of an occupied slot away.
    pub(crate) fn lift(&mut self, slot: Slot) -> Tile {
        self.hide(slot);
        let tile = Tile(self.top[slot.index()]);
        self.top[slot.index()] = self.below[usize::from(tile.0)];
        self.below[usize::from(tile.0)] = Tile::NONE;
        self.laid &= !tile.bit();
        self.show(slot);
        tile
    }

    /// Moves the visible tile of one slot onto another.
    pub(crate) fn shift(&mut self, from: Slot, to: Slot) -> Tile {
        let tile = self.lift(from);
        self.cover(tile, to);
        tile
    }

    #[inline]
    fn hide(&mut self, slot: Slot) {
        if let Some(tile) = self.top(slot) {
            self.shown[tile.seat().index()][tile.troop().index()] &= !slot.bit();
            self.held[tile.seat().index()] &= !slot.bit();
        }
    }

    #[inline]
    fn show(&mut self, slot: Slot) {
        if let Some(tile) = self.top(slot).filter(|_| slot.index() < BASES) {
            self.shown[tile.seat().index()][tile.troop().index()] |= slot.bit();
            self.held[tile.seat().index()] |= slot.bit();
        }
    }
}
