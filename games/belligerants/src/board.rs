//! The battlefield: the colour of each square, stars, bridges and camps, with tables of what can be reached.
//!
//! A board is a text picture ([`picture`]), checked against what the sheet demands ([`flaw`]) and then measured
//! once ([`rays`], [`ways`]). It never changes during a match and knows no pieces.

pub mod flaw;
pub mod picture;
pub mod rays;
pub(crate) mod reach;
pub mod sketch;
pub(crate) mod spans;
pub mod ways;

use std::fmt;
use std::sync::{Arc, OnceLock};

use serde::Serialize;

use crate::config::LONGEST_BOARD;
use crate::piece::{ARMY, Side};
use crate::square::{SQUARES, Square};
pub use flaw::{Flaw, Wanted, Warning};
use rays::Rays;
use reach::Reach;
use spans::Spans;
use ways::Ways;

/// What a square is painted with (§5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// The first side's camp.
    Yellow,
    /// The second side's camp.
    Pink,
    /// Open ground.
    Brown,
    /// Water.
    Blue,
    /// Cover.
    Green,
    /// Encirclement.
    Grey,
    /// Where one is wounded.
    White,
    /// Annihilation.
    Black,
}

impl Ground {
    /// Every colour.
    pub const ALL: [Ground; 8] = [
        Ground::Yellow,
        Ground::Pink,
        Ground::Brown,
        Ground::Blue,
        Ground::Green,
        Ground::Grey,
        Ground::White,
        Ground::Black,
    ];

    /// Its name in board files and messages.
    pub const fn word(self) -> &'static str {
        match self {
            Ground::Yellow => "yellow",
            Ground::Pink => "pink",
            Ground::Brown => "brown",
            Ground::Blue => "blue",
            Ground::Green => "green",
            Ground::Grey => "grey",
            Ground::White => "white",
            Ground::Black => "black",
        }
    }

    /// The camp it is the colour of.
    #[inline]
    pub const fn camp(self) -> Option<Side> {
        match self {
            Ground::Yellow => Some(Side::Yellow),
            Ground::Pink => Some(Side::Pink),
            _ => None,
        }
    }

    /// The colour of a camp.
    pub const fn of_camp(side: Side) -> Ground {
        match side {
            Side::Yellow => Ground::Yellow,
            Side::Pink => Ground::Pink,
        }
    }

    /// Whether whoever ends there can only be freed by the devil (§5.8, §5.10), spies and ambulances apart.
    #[inline]
    pub const fn holds(self) -> bool {
        matches!(self, Ground::Grey | Ground::White)
    }

    /// Whether whoever ends there is lost (§5.6, §5.11), spies and ambulances apart.
    #[inline]
    pub const fn destroys(self) -> bool {
        matches!(self, Ground::Blue | Ground::Black)
    }
}

/// Where nothing is.
const OUTSIDE: Ground = Ground::Black;

/// A battlefield.
pub struct Board {
    title: String,
    columns: u8,
    rows: u8,
    ground: [Ground; SQUARES],
    stars: Vec<Square>,
    bridges: Vec<(Square, Square)>,
    camps: [[Square; ARMY]; 2],
    /// By place in sets.
    places: Vec<Square>,
    pub(crate) rays: Rays,
    pub(crate) ways: Ways,
    pub(crate) sets: Sets,
    pub(crate) spans: Spans,
}

/// The squares of the grounds that matter to moves, as sets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sets {
    /// Words that the board fills.
    pub(crate) words: usize,
    /// Water.
    pub(crate) blue: Reach,
    /// Cover.
    pub(crate) green: Reach,
    /// Where one is wounded.
    pub(crate) white: Reach,
    /// The camps.
    pub(crate) camps: [Reach; 2],
}

impl Board {
    /// Reads a picture. Everything wrong with it is told at once.
    pub fn read(text: &str) -> Result<Board, Vec<Flaw>> {
        let picture = picture::read(text)?;
        let flaws = flaw::flaws(&picture);
        if flaws.is_empty() { Ok(Board::measured(picture)) } else { Err(flaws) }
    }

    /// The board of a picture without flaws.
    fn measured(picture: picture::Picture) -> Board {
        let mut ground = [OUTSIDE; SQUARES];
        for square in picture.squares() {
            ground[square.index()] = picture.ground(square);
        }
        let rays = Rays::of(&picture);
        let camp = |side| {
            let mut squares = picture.squares().filter(|square| picture.ground(*square).camp() == Some(side));
            std::array::from_fn(|_| squares.next().expect("a camp has fifteen squares"))
        };
        let camps = Side::BOTH.map(camp);
        let ways = Ways::of(&picture, &rays);
        let set = |wanted: Ground| {
            let mut set = Reach::EMPTY;
            let painted = picture.squares().filter(|square| picture.ground(*square) == wanted);
            painted.for_each(|square| set.insert(rays.at(square).place()));
            set
        };
        let sets = Sets {
            words: picture.colours.len().div_ceil(64),
            blue: set(Ground::Blue),
            green: set(Ground::Green),
            white: set(Ground::White),
            camps: [set(Ground::Yellow), set(Ground::Pink)],
        };
        let places = picture.squares().collect();
        let mut board = Board {
            title: picture.title,
            columns: picture.columns,
            rows: picture.rows,
            ground,
            stars: picture.stars,
            bridges: picture.bridges,
            camps,
            places,
            rays,
            ways,
            sets,
            spans: Spans::default(),
        };
        board.spans = Spans::of(&board);
        board
    }

    /// The board of a config: a shipped one by its name, or a whole picture that is not too long.
    pub fn named_or_read(text: &str) -> Result<Arc<Board>, Vec<Flaw>> {
        static SHIPPED: OnceLock<Vec<(&'static str, Arc<Board>)>> = OnceLock::new();
        let shipped = SHIPPED.get_or_init(|| {
            let board = |text| Arc::new(Board::read(text).expect("a board we ship has no flaws"));
            SHIPPED_BOARDS.iter().map(|(name, text)| (*name, board(text))).collect()
        });
        if text.len() > LONGEST_BOARD {
            return Err(vec![Flaw::TooLong(text.len())]);
        }
        let name = if text.trim().is_empty() { FIRST_STANDARD } else { text.trim() };
        match shipped.iter().find(|(known, _)| *known == name) {
            Some((_, board)) => Ok(Arc::clone(board)),
            None if !name.contains(['\n', '/']) => Err(vec![Flaw::NoSuchBoard(name.to_owned())]),
            None => Board::read(text).map(Arc::new),
        }
    }

    /// What it is called.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// How many columns it has.
    pub fn columns(&self) -> u8 {
        self.columns
    }

    /// How many rows it has.
    pub fn rows(&self) -> u8 {
        self.rows
    }

    /// Every square, row by row from the bottom.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let columns = self.columns;
        (0..self.rows).flat_map(move |row| (0..columns).map(move |column| Square::new(column, row)))
    }

    /// Whether the board has this square.
    pub fn has(&self, square: Square) -> bool {
        square.column() < self.columns && square.row() < self.rows
    }

    /// What a square is painted with.
    #[inline]
    pub fn ground(&self, square: Square) -> Ground {
        self.ground[square.index()]
    }

    /// The squares of a camp, row by row from the bottom.
    #[inline]
    pub fn camp(&self, side: Side) -> &[Square; ARMY] {
        &self.camps[side.index()]
    }

    /// Whether a square belongs to a camp.
    #[inline]
    pub fn is_camp(&self, square: Square, side: Side) -> bool {
        self.ground(square) == Ground::of_camp(side)
    }

    /// The square at a place of a set.
    #[inline]
    pub(crate) fn square_at(&self, place: usize) -> Square {
        self.places[place]
    }

    /// Whether a square is starred (§4.5).
    pub fn is_star(&self, square: Square) -> bool {
        self.stars.contains(&square)
    }

    /// The starred squares.
    pub fn stars(&self) -> &[Square] {
        &self.stars
    }

    /// The diagonal steps between two blue squares that have a bridge (§5.3).
    pub fn bridges(&self) -> &[(Square, Square)] {
        &self.bridges
    }
}

/// A board is what its squares, stars and bridges are.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        let shape = |board: &Board| (board.columns, board.rows);
        std::ptr::eq(self, other)
            || shape(self) == shape(other)
                && self.title == other.title
                && self.ground == other.ground
                && self.stars == other.stars
                && self.bridges == other.bridges
    }
}

impl Eq for Board {}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({}, {}x{})", self.title, self.columns, self.rows)
    }
}

/// The name of the board that is played unless another is asked for.
pub const STANDARD: &str = "standard-2";
/// The name of its first edition. An empty text has always meant that one.
pub const FIRST_STANDARD: &str = "standard";

/// The boards of the house: reconstructions, since the original is lost (§1.7). A name stands for one board for ever, since
/// configs and records keep it: a board that is drawn anew gets the next number, and its earlier editions stay.
pub const SHIPPED_BOARDS: [(&str, &str); 4] = [
    (STANDARD, include_str!("../data/standard-2.txt")),
    ("quick-2", include_str!("../data/quick-2.txt")),
    (FIRST_STANDARD, include_str!("../data/standard.txt")),
    ("quick", include_str!("../data/quick.txt")),
];
