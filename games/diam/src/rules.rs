//! The rules, chapter by chapter, as methods of [`crate::Diam`]: `turn` (§2, §5, §7 to §10), `placing` (§3),
//! `moving` (§4), `announcing` (§6), and `listing` (which actions there are).

pub(crate) mod announcing;
pub(crate) mod listing;
pub(crate) mod moving;
pub(crate) mod placing;
pub(crate) mod turn;

use tabletop::Seat;

use crate::piece::Side;
use crate::{Announce, Config, Edition};

/// What was agreed on, in one byte, with what follows from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rules(u8);

const IS_1998: u8 = 1;
const IS_MANUAL: u8 = 2;
const HAS_SWAP: u8 = 4;
const PLAYERS_SHIFT: u8 = 4;

impl Rules {
    /// The rules of a config that can be played.
    pub(crate) fn of(config: &Config) -> Self {
        let flag = |is: bool, bit: u8| if is { bit } else { 0 };
        Rules(
            flag(config.edition == Edition::V1998, IS_1998)
                | flag(config.announce == Announce::Manual, IS_MANUAL)
                | flag(config.swap, HAS_SWAP)
                | config.players << PLAYERS_SHIFT,
        )
    }

    pub(crate) fn edition(self) -> Edition {
        if self.is_1998() { Edition::V1998 } else { Edition::V2003 }
    }

    #[inline]
    pub(crate) fn is_1998(self) -> bool {
        self.0 & IS_1998 != 0
    }

    #[inline]
    pub(crate) fn is_manual(self) -> bool {
        self.0 & IS_MANUAL != 0
    }

    #[inline]
    pub(crate) fn has_swap(self) -> bool {
        self.0 & HAS_SWAP != 0
    }

    #[inline]
    pub(crate) fn players(self) -> u8 {
        self.0 >> PLAYERS_SHIFT
    }

    /// How many turns the order of play has before it begins anew (§7.2, §8.2).
    #[inline]
    pub(crate) fn turns(self) -> u8 {
        if self.players() == 2 { 2 } else { 4 }
    }

    /// Whose turn it is at this place in the order of play.
    #[inline]
    pub(crate) fn seat_of(self, turn: u8, swapped: bool) -> Seat {
        let turn = usize::from(turn & 3);
        Seat::new(match self.players() {
            2 => [0, 1, 0, 1][turn] ^ u8::from(swapped),
            3 => [0, 1, 0, 2][turn],
            _ => [0, 2, 1, 3][turn],
        })
    }

    /// The colour slots that may be placed at this turn, as bits (§3.4, §7.1, §8.3).
    #[inline]
    pub(crate) fn slots_of(self, turn: u8) -> u8 {
        let turn = usize::from(turn & 3);
        match self.players() {
            2 => [0b0011, 0b1100, 0b0011, 0b1100][turn],
            3 => [0b0011, 0b0100, 0b0011, 0b1000][turn],
            _ => [0b0001, 0b0100, 0b0010, 0b1000][turn],
        }
    }

    /// The side a seat plays for.
    #[inline]
    pub(crate) fn side_of(self, seat: Seat, swapped: bool) -> Side {
        let is_second = match self.players() {
            2 => (seat.index() == 1) ^ swapped,
            3 => seat.index() >= 1,
            _ => seat.index() >= 2,
        };
        if is_second { Side::Second } else { Side::First }
    }
}
