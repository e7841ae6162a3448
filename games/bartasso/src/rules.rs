//! The rules, chapter by chapter, as methods of [`crate::Bartasso`]: `steps`, `takes` and `found` (§4 to §7, how
//! pieces go and take), `moving` (doing it), `turn` (§3, from one camp to the next), `mission` (§8), `huffing` (§9),
//! `ending` (§10, §11), `exchange` (§12), `listing` (which actions there are), `judging` (why one is refused).

pub(crate) mod ending;
pub(crate) mod exchange;
pub(crate) mod found;
pub(crate) mod huffing;
pub(crate) mod judging;
pub(crate) mod listing;
pub(crate) mod mission;
pub(crate) mod moving;
pub(crate) mod steps;
pub(crate) mod takes;
pub(crate) mod turn;

use tabletop::{Seat, Team};

use crate::board::Size;
use crate::piece::Camp;
use crate::{Capture, Config, Sauteur};

/// What was agreed on, in one byte, with what follows from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rules(u8);

const IS_HALF: u8 = 1;
const MUST_TAKE: u8 = 2;
const IS_SINGLE: u8 = 4;
const HAS_EXCHANGE: u8 = 8;
const PLAYERS_SHIFT: u8 = 4;
const PLAYERS_MASK: u8 = 7;
const JUDGES_ALLIES: u8 = 128;

/// The revision of the rules under which a blocked camp's ally was judged along with it (§10.5 as it was).
pub(crate) const JUDGING_ALLIES: u32 = 1;
/// The revision under which every camp is judged when its own turn comes (§10.5).
pub(crate) const JUDGING_APART: u32 = 2;

impl Rules {
    /// The rules of a config that can be played, as they were at a revision.
    pub(crate) fn of(config: &Config, revision: u32) -> Self {
        let flag = |is: bool, bit: u8| if is { bit } else { 0 };
        Rules(
            flag(config.camps == 2, IS_HALF)
                | flag(config.capture == Capture::Must, MUST_TAKE)
                | flag(config.sauteur == Sauteur::Single, IS_SINGLE)
                | flag(config.exchange, HAS_EXCHANGE)
                | flag(revision == JUDGING_ALLIES, JUDGES_ALLIES)
                | config.players << PLAYERS_SHIFT,
        )
    }

    /// The board.
    #[inline]
    pub(crate) fn size(self) -> Size {
        if self.0 & IS_HALF != 0 { Size::Half } else { Size::Full }
    }

    /// Whether taking is compulsory (§9.9).
    #[inline]
    pub(crate) fn must_take(self) -> bool {
        self.0 & MUST_TAKE != 0
    }

    /// Whether a sauteur takes one piece at most (§6.5).
    #[inline]
    pub(crate) fn is_single(self) -> bool {
        self.0 & IS_SINGLE != 0
    }

    /// Whether prisoners may be exchanged (§12.1).
    #[inline]
    pub(crate) fn has_exchange(self) -> bool {
        self.0 & HAS_EXCHANGE != 0
    }

    #[inline]
    pub(crate) fn players(self) -> u8 {
        self.0 >> PLAYERS_SHIFT & PLAYERS_MASK
    }

    /// Whether a blocked camp's ally is judged along with it, as in the first revision.
    #[inline]
    pub(crate) fn judges_allies(self) -> bool {
        self.0 & JUDGES_ALLIES != 0
    }

    /// How many camps there are.
    #[inline]
    pub(crate) fn camp_count(self) -> u16 {
        match self.size() {
            Size::Half => 2,
            Size::Full => 4,
        }
    }

    /// The camps, in the order of play (§3.1).
    pub(crate) fn camps(self) -> &'static [Camp] {
        match self.size() {
            Size::Half => &[Camp::ONE, Camp::FOUR],
            Size::Full => &Camp::ALL,
        }
    }

    /// The camp whose turn comes after this one's (§3.1).
    #[inline]
    pub(crate) fn next(self, camp: Camp) -> Camp {
        match self.size() {
            Size::Half => camp.facing(),
            Size::Full => camp.next(),
        }
    }

    /// The allied camp, where there is one.
    #[inline]
    pub(crate) fn ally(self, camp: Camp) -> Option<Camp> {
        match self.size() {
            Size::Half => None,
            Size::Full => Some(camp.ally()),
        }
    }

    /// Who plays a camp (§2.1 to §2.4).
    #[inline]
    pub(crate) fn seat_of(self, camp: Camp) -> Seat {
        Seat::new(match (self.size(), self.players()) {
            (Size::Full, 4) => camp.index() as u8,
            (Size::Full, 3) => [0, 1, 0, 2][camp.index()],
            _ => camp.alliance() as u8,
        })
    }

    /// The alliance a seat plays for.
    #[inline]
    pub(crate) fn team_of(self, seat: Seat) -> Team {
        let seat = seat.index() as u8;
        Team(if self.players() == 3 { seat.min(1) } else { seat & 1 })
    }

    /// The camps of a seat.
    pub(crate) fn camps_of(self, seat: Seat) -> impl Iterator<Item = Camp> {
        self.camps().iter().copied().filter(move |camp| self.seat_of(*camp) == seat)
    }
}
