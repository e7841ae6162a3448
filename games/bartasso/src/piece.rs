//! Camps, alliances and kinds of pieces (§1.4, §2).

use serde::Serialize;
use tabletop::Team;

use crate::board::Way;

/// One of the four camps, kept from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Camp(u8);

impl Camp {
    /// Camp 1, near left.
    pub const ONE: Camp = Camp(0);
    /// Camp 2, near right.
    pub const TWO: Camp = Camp(1);
    /// Camp 3, far right.
    pub const THREE: Camp = Camp(2);
    /// Camp 4, far left.
    pub const FOUR: Camp = Camp(3);
    /// All of them, in the order of play.
    pub const ALL: [Camp; 4] = [Camp(0), Camp(1), Camp(2), Camp(3)];

    /// Its number, 1 to 4.
    pub fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its number from 0, for indexing.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0 & 3)
    }

    /// The alliance it belongs to: 0 for camps 1 and 3, 1 for camps 2 and 4 (§2.1).
    #[inline]
    pub fn alliance(self) -> usize {
        usize::from(self.0 & 1)
    }

    /// The team of its seat.
    pub fn team(self) -> Team {
        Team(self.0 & 1)
    }

    /// The allied camp, across the board.
    #[inline]
    pub fn ally(self) -> Camp {
        Camp(self.0 ^ 2)
    }

    /// The enemy camp straight ahead.
    #[inline]
    pub fn facing(self) -> Camp {
        Camp(3 - self.0)
    }

    /// The camp after it in the order of play on the full board.
    #[inline]
    pub(crate) fn next(self) -> Camp {
        Camp((self.0 + 1) & 3)
    }

    /// Whether it stands at the near side and goes up.
    #[inline]
    pub fn goes_up(self) -> bool {
        self.0 < 2
    }

    /// Its two ways forward.
    #[inline]
    pub(crate) fn forward(self) -> [Way; 2] {
        if self.goes_up() { [Way::UpLeft, Way::UpRight] } else { [Way::DownLeft, Way::DownRight] }
    }

    /// Its colour, as a word for messages.
    pub fn colour(self) -> &'static str {
        ["yellow", "red", "blue", "green"][self.index()]
    }
}

impl Serialize for Camp {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.number())
    }
}

/// What a piece is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// An ordinary pawn.
    Pawn,
    /// A crowned pawn, which alone becomes a couronne.
    Crowned,
    /// A couronne, the flying king.
    Couronne,
    /// A sauteur, the leaper.
    Sauteur,
    /// A diplomat.
    Diplomat,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 5] = [Kind::Pawn, Kind::Crowned, Kind::Couronne, Kind::Sauteur, Kind::Diplomat];

    /// Its place in arrays.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// Its letter in positions (§13.3).
    pub fn letter(self) -> char {
        ['P', 'K', 'C', 'S', 'D'][self.index()]
    }

    /// Its name, as a word for messages.
    pub fn word(self) -> &'static str {
        ["pawn", "crowned", "couronne", "sauteur", "diplomat"][self.index()]
    }
}

/// A piece: whose, and what.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Piece {
    /// Its camp.
    pub camp: Camp,
    /// Its kind.
    pub kind: Kind,
}
