//! What is above the map, with all its secrets (§16 to §21): whom the divine players protect, what they have cast and given, and
//! whether they are still there. Nothing here knows a viewer: what one may see is [`crate::view`].

use std::fmt;
use std::str::FromStr;

use diplomacy::calendar::Date;
use diplomacy::closing::Done;
use diplomacy::{Power, Province, Unit};
use tabletop::{NotationError, SeatSet};

use crate::knowledge::Known;
use crate::role::Divinity;

/// The countries the divine players protect, which chance draws (§16.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Protected {
    /// The Devil's.
    pub devil: Power,
    /// The Good Lord's, another one.
    pub lord: Power,
}

impl Protected {
    /// All pairs that can be drawn.
    pub fn all() -> impl Iterator<Item = Protected> {
        let lords = |devil| Power::ALL.into_iter().map(move |lord| Protected { devil, lord });
        Power::ALL.into_iter().flat_map(lords).filter(|pair| pair.devil != pair.lord)
    }

    /// All pairs of these countries; where there are not two of them, all pairs.
    pub fn among(seats: SeatSet) -> impl Iterator<Item = Protected> {
        let is_in = move |power: Power| seats.len() < 2 || seats.has(power.seat());
        Protected::all().filter(move |pair| is_in(pair.devil) && is_in(pair.lord))
    }

    /// Whom one of them protects.
    pub const fn by(self, divinity: Divinity) -> Power {
        match divinity {
            Divinity::Devil => self.devil,
            Divinity::Lord => self.lord,
        }
    }

    /// Who protects a country.
    pub fn protector(self, power: Power) -> Option<Divinity> {
        Divinity::ALL.into_iter().find(|divinity| self.by(*divinity) == power)
    }
}

impl fmt::Display for Protected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "devil {} lord {}", self.devil, self.lord)
    }
}

impl FromStr for Protected {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let unknown = || NotationError::new(0, "two countries, as in devil FRANCE lord ITALY");
        let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
        let ["devil", devil, "lord", lord] = words.iter().map(String::as_str).collect::<Vec<_>>()[..] else {
            return Err(unknown());
        };
        let pair = Power::from_name(devil).zip(Power::from_name(lord));
        pair.map(|(devil, lord)| Protected { devil, lord }).ok_or_else(unknown)
    }
}

/// What a divine player has saved in the open movement phase.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Casting {
    /// Where the unit stands that is to be hit.
    pub at: Option<Province>,
    /// Whether nothing will be changed any more.
    pub is_ready: bool,
}

/// What became of a cast.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fate {
    /// The other divine player's was on the same unit (§18.1).
    CancelledSame,
    /// The other divine player's was on a unit that opposed this one (§18.2).
    CancelledOpposed,
    /// Without it the phase would have come out otherwise (§17.17).
    Effective,
    /// It changed nothing.
    Idle,
}

impl Fate {
    /// Its word in messages and data.
    pub const fn word(self) -> &'static str {
        match self {
            Fate::CancelledSame => "cancelled-same",
            Fate::CancelledOpposed => "cancelled-opposed",
            Fate::Effective => "effective",
            Fate::Idle => "idle",
        }
    }
}

/// A blessing or a curse of a phase that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cast {
    /// In which phase.
    pub date: Date,
    /// Whose: the Good Lord blesses, the Devil curses.
    pub by: Divinity,
    /// The unit, as it stood.
    pub unit: Unit,
    /// What became of it.
    pub fate: Fate,
    /// Whether everybody was told.
    pub is_open: bool,
}

/// What the Good Lord has said while a gift is chosen (§21.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Giving {
    /// Nothing yet.
    Unsaid,
    /// That nobody gets anything.
    Nobody,
    /// Who gets it.
    To(Power),
}

impl Giving {
    /// To whom, if to anybody.
    pub const fn power(self) -> Option<Power> {
        match self {
            Giving::To(power) => Some(power),
            Giving::Unsaid | Giving::Nobody => None,
        }
    }
}

impl From<Option<Power>> for Giving {
    fn from(to: Option<Power>) -> Self {
        to.map_or(Giving::Nobody, Giving::To)
    }
}

/// What was given in a winter (§21).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gift {
    /// In which.
    pub year: u16,
    /// To whom, if to anybody.
    pub to: Option<Power>,
}

/// All that concerns the divine players.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Heaven {
    /// Whom they protect; nothing before it is drawn.
    pub protected: Option<Protected>,
    /// What each has saved, by [`Divinity::index`].
    pub casting: [Casting; 2],
    /// Whose units each has hit this year.
    pub spent: [SeatSet; 2],
    /// All casts of phases that are over.
    pub casts: Vec<Cast>,
    /// What has been said in the window of a gift, while one is open.
    pub giving: Option<Giving>,
    /// All gifts, winters without one included.
    pub gifts: Vec<Gift>,
    /// What the last moves look like to those who know some of their casts, by [`Known::index`]; empty where everybody knows
    /// all of them.
    pub tellings: Vec<Vec<Done>>,
    /// What everybody knows of their casts.
    pub open: Known,
    /// Whether they have withdrawn from the game (§24.6).
    pub is_withdrawn: bool,
    /// Who of them has won, and by which country's elimination.
    pub won: Option<(Divinity, Power)>,
    /// Who has won by the victory of a country of theirs.
    pub won_with: Option<Divinity>,
}

impl Heaven {
    /// What one of them has saved.
    pub const fn casting_of(&self, divinity: Divinity) -> &Casting {
        &self.casting[divinity.index()]
    }

    /// The divine players who have not said that they are ready.
    pub fn awaited(&self) -> SeatSet {
        let is_open = |divinity: &Divinity| !self.casting_of(*divinity).is_ready;
        Divinity::ALL.into_iter().filter(is_open).map(Divinity::seat).collect()
    }

    /// Who has won.
    pub fn winners(&self) -> SeatSet {
        let won = self.won.map(|(divinity, _)| divinity);
        won.into_iter().chain(self.won_with).map(Divinity::seat).collect()
    }
}
