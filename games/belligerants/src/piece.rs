//! Armies: the two sides, the thirteen kinds of pieces with their values, and which kind takes which.
//!
//! The capture table is data (`data/captures.txt`), read when the crate is compiled. Nothing here knows where a
//! piece stands.

use serde::{Serialize, Serializer};
use tabletop::{Seat, Team};

/// One of the two armies, called by the colour of its camp.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Seat 0. It begins (§2.7).
    Yellow,
    /// Seat 1.
    Pink,
}

impl Side {
    /// Both, the one that begins first.
    pub const BOTH: [Side; 2] = [Side::Yellow, Side::Pink];

    /// Its number, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The enemy.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Yellow => Side::Pink,
            Side::Pink => Side::Yellow,
        }
    }

    /// Who plays it.
    #[inline]
    pub const fn seat(self) -> Seat {
        Seat::new(self as u8)
    }

    /// The side of a seat of this game.
    #[inline]
    pub const fn of(seat: Seat) -> Side {
        if seat.index() == 0 { Side::Yellow } else { Side::Pink }
    }

    /// The side of a team of this game.
    #[inline]
    pub const fn of_team(team: Team) -> Side {
        if team.0 == 0 { Side::Yellow } else { Side::Pink }
    }

    /// Its name for messages.
    pub const fn word(self) -> &'static str {
        match self {
            Side::Yellow => "yellow",
            Side::Pink => "pink",
        }
    }

    /// Its letter in texts.
    pub const fn letter(self) -> char {
        match self {
            Side::Yellow => 'y',
            Side::Pink => 'p',
        }
    }
}

/// What a piece is (§1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// The general staff.
    Staff,
    /// The bomber.
    Bomber,
    /// The fighter.
    Fighter,
    /// The anti-aircraft gun.
    Flak,
    /// The machine gun.
    MachineGun,
    /// The cannon.
    Cannon,
    /// The tank.
    Tank,
    /// The officer.
    Officer,
    /// The ambulance.
    Ambulance,
    /// The spy.
    Spy,
    /// The patrol.
    Patrol,
    /// The sentinel.
    Sentinel,
    /// The soldier, of whom each army has three.
    Soldier,
}

/// Kinds there are.
pub const KINDS: usize = 13;

impl Kind {
    /// Every kind, in the order of the capture table.
    pub const ALL: [Kind; KINDS] = [
        Kind::Staff,
        Kind::Bomber,
        Kind::Fighter,
        Kind::Flak,
        Kind::MachineGun,
        Kind::Cannon,
        Kind::Tank,
        Kind::Officer,
        Kind::Ambulance,
        Kind::Spy,
        Kind::Patrol,
        Kind::Sentinel,
        Kind::Soldier,
    ];

    /// Its two letters, those of the French sheet.
    pub const fn code(self) -> &'static str {
        ["EM", "BO", "AV", "DC", "MI", "CA", "TK", "OF", "AM", "ES", "PA", "SE", "SO"][self as usize]
    }

    /// The kind with these letters, in either case.
    pub fn from_code(code: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.code().eq_ignore_ascii_case(code))
    }

    /// Its name for messages and drawings.
    pub const fn word(self) -> &'static str {
        [
            "staff",
            "bomber",
            "fighter",
            "flak",
            "machine-gun",
            "cannon",
            "tank",
            "officer",
            "ambulance",
            "spy",
            "patrol",
            "sentinel",
            "soldier",
        ][self as usize]
    }

    /// What it counts (§1.3).
    #[inline]
    pub const fn value(self) -> i32 {
        [1000, 700, 600, 600, 500, 500, 400, 400, 300, 300, 200, 200, 100][self as usize]
    }

    /// How many an army has.
    pub const fn number(self) -> u8 {
        if matches!(self, Kind::Soldier) { 3 } else { 1 }
    }

    /// Whether it flies over pieces and water (§4.4, §5.4).
    #[inline]
    pub const fn flies(self) -> bool {
        matches!(self, Kind::Bomber | Kind::Fighter)
    }

    /// Whether it goes and stays anywhere unharmed (§5.12).
    #[inline]
    pub const fn roams(self) -> bool {
        matches!(self, Kind::Ambulance | Kind::Spy)
    }

    /// Whether water stops it on its way (§5.2, §5.4).
    #[inline]
    pub const fn minds_water(self) -> bool {
        !self.flies() && !self.roams()
    }

    /// Whether it can be taken in good condition: there is a flat piece for it (§8.6).
    #[inline]
    pub const fn is_material(self) -> bool {
        matches!(
            self,
            Kind::Bomber | Kind::Fighter | Kind::Flak | Kind::MachineGun | Kind::Cannon | Kind::Tank
        )
    }

    /// Whether it takes the other where neither is wounded (§6.2).
    #[inline]
    pub const fn takes(self, other: Kind) -> bool {
        TABLE[self as usize] & (1 << other as usize) != 0
    }

    /// Whether it takes the other when that one lies wounded (§7.1).
    #[inline]
    pub const fn takes_wounded(self, other: Kind) -> bool {
        WOUNDED[self as usize] & (1 << other as usize) != 0
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.word())
    }
}

/// The capture table as printed: a row takes a column where there is an `x`, when wounded where there is a `w`.
const PRINTED: &[u8] = include_bytes!("../data/captures.txt");
const TABLE: [u16; KINDS] = read_table(b'x');
const WOUNDED: [u16; KINDS] = read_table(b'w');

/// The columns of each row that hold this sign, as bits.
const fn read_table(sign: u8) -> [u16; KINDS] {
    let width = 3 + 3 * KINDS - 1;
    let mut table = [0; KINDS];
    let (mut at, mut row) = (0, 0);
    while PRINTED[at] != b'\n' {
        at += 1;
    }
    while row < KINDS {
        let mut column = 0;
        while column < KINDS {
            if PRINTED[at + 1 + 3 + 3 * column] == sign {
                table[row] |= 1 << column;
            }
            column += 1;
        }
        at += 1;
        while at < PRINTED.len() && PRINTED[at] != b'\n' {
            at += 1;
        }
        row += 1;
    }
    assert!(PRINTED.len() >= (KINDS + 1) * (width - 2), "the capture table has a row for every kind");
    table
}

/// Fighting pieces of one army.
pub const ARMY: usize = 15;
/// Fighting pieces of both.
pub const PIECES: usize = 2 * ARMY;

/// A fighting piece by its number: yellow's fifteen first, each army in the order of [`Kind::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece(pub(crate) u8);

impl Piece {
    /// Every piece of both armies.
    pub fn all() -> impl DoubleEndedIterator<Item = Piece> + Clone {
        (0..PIECES as u8).map(Piece)
    }

    /// The pieces that began in this army.
    pub fn of(side: Side) -> impl DoubleEndedIterator<Item = Piece> + Clone {
        let first = (side.index() * ARMY) as u8;
        (first..first + ARMY as u8).map(Piece)
    }

    /// The piece of this kind that an army began with; of soldiers the first.
    #[inline]
    pub(crate) const fn first_of(side: Side, kind: Kind) -> Piece {
        Piece((side.index() * ARMY) as u8 + kind as u8)
    }

    /// Its number, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// It alone, as a bit.
    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        1 << self.0
    }

    /// The army it began in.
    #[inline]
    pub const fn first_side(self) -> Side {
        if (self.0 as usize) < ARMY { Side::Yellow } else { Side::Pink }
    }

    /// What it is.
    #[inline]
    pub const fn kind(self) -> Kind {
        KIND_OF[self.0 as usize & 31]
    }
}

const KIND_OF: [Kind; 32] = {
    let mut kinds = [Kind::Soldier; 32];
    let mut at = 0;
    while at < KINDS {
        kinds[at] = Kind::ALL[at];
        kinds[ARMY + at] = Kind::ALL[at];
        at += 1;
    }
    kinds
};

/// The pieces of a set of bits, lowest first.
#[inline]
pub(crate) fn pieces(bits: u32) -> impl Iterator<Item = Piece> {
    let mut rest = bits;
    std::iter::from_fn(move || {
        let piece = (rest != 0).then(|| Piece(rest.trailing_zeros() as u8))?;
        rest &= rest - 1;
        Some(piece)
    })
}
