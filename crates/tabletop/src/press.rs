//! Who may write to whom: what a game declares about negotiation by letters.
//!
//! Letters are no part of a match: nothing in its journal, its state or its record depends on them. A game only says along
//! which lines they may go, from its config alone, so that what may be written tells nobody anything. The host carries them.

use std::fmt;

use crate::proposal::seats_word;
use crate::{Seat, SeatSet, Viewer};

/// How people speak with each other while a match is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Press {
    /// Those at the table talk among themselves, and so do those who watch. Nobody writes as a seat.
    Talk,
    /// Seats write letters, along these lines. Those who sit at the table do not talk beside that.
    Letters(Lines),
}

/// Along which lines letters may go. Whatever is open to all is read by every seat and by those who watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lines {
    /// The seats that may write to everybody.
    pub speakers: SeatSet,
    /// The seats that may write to some others in private.
    pub writers: SeatSet,
    /// The seats that can be written to in private.
    pub receivers: SeatSet,
}

/// To whom a letter goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Address {
    /// To every seat and to those who watch.
    Everybody,
    /// To these seats and nobody else.
    Seats(SeatSet),
}

/// Why a letter cannot be sent. It depends on the config, on who writes and to whom, and on nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PressRefusal {
    /// At this table people talk.
    NoLetters,
    /// No seat of this match writes to any other.
    NoPress,
    /// This seat writes to nobody.
    SilentSeat,
    /// Letters go to everybody here, or to nobody.
    PublicOnly,
    /// This seat writes to some in private and not to everybody.
    PrivateOnly,
    /// It is addressed to nobody.
    ToNobody,
    /// It is addressed to its own writer.
    ToOneself,
    /// It is addressed to a seat that nobody can write to in private.
    NotReached,
}

impl PressRefusal {
    /// Its code, which clients translate.
    pub fn code(self) -> &'static str {
        match self {
            PressRefusal::NoLetters => "press-no-letters",
            PressRefusal::NoPress => "press-none",
            PressRefusal::SilentSeat => "press-silent-seat",
            PressRefusal::PublicOnly => "press-public-only",
            PressRefusal::PrivateOnly => "press-private-only",
            PressRefusal::ToNobody => "press-to-nobody",
            PressRefusal::ToOneself => "press-to-oneself",
            PressRefusal::NotReached => "press-not-reached",
        }
    }
}

impl Press {
    /// Seats write nothing at all.
    pub const NONE: Press = Press::Letters(Lines {
        speakers: SeatSet::EMPTY,
        writers: SeatSet::EMPTY,
        receivers: SeatSet::EMPTY,
    });

    /// These seats write to everybody, and nobody in private.
    pub const fn public(seats: SeatSet) -> Self {
        Press::Letters(Lines { speakers: seats, writers: SeatSet::EMPTY, receivers: SeatSet::EMPTY })
    }

    /// These seats write to everybody, and to each other in private. Seats left out read what is open to all, write to
    /// nobody and receive nothing in private.
    pub const fn full(seats: SeatSet) -> Self {
        Press::Letters(Lines { speakers: seats, writers: seats, receivers: seats })
    }

    /// Along which lines letters go, where there are letters.
    pub fn lines(self) -> Option<Lines> {
        match self {
            Press::Talk => None,
            Press::Letters(lines) => Some(lines),
        }
    }

    /// Whether anybody writes to anybody.
    pub fn has_letters(self) -> bool {
        self.lines().is_some_and(|lines| !lines.is_closed())
    }

    /// Whether a seat may send a letter to somebody.
    ///
    /// ```
    /// use tabletop::{Address, Press, PressRefusal, Seat, SeatSet};
    /// let (ana, ben) = (Seat::new(0), Seat::new(1));
    /// let press = Press::public(SeatSet::all(3));
    /// assert_eq!(press.admits(ana, Address::Everybody), Ok(()));
    /// let psst = Address::Seats(SeatSet::one(ben));
    /// assert_eq!(press.admits(ana, psst), Err(PressRefusal::PublicOnly));
    /// assert_eq!(Press::full(SeatSet::all(3)).admits(ana, psst), Ok(()));
    /// ```
    pub fn admits(self, from: Seat, to: Address) -> Result<(), PressRefusal> {
        let Press::Letters(lines) = self else { return Err(PressRefusal::NoLetters) };
        let (speaks, writes) = (lines.speakers.has(from), lines.writers.has(from));
        if lines.is_closed() {
            return Err(PressRefusal::NoPress);
        }
        match to {
            _ if !speaks && !writes => Err(PressRefusal::SilentSeat),
            Address::Everybody if !speaks => Err(PressRefusal::PrivateOnly),
            Address::Everybody => Ok(()),
            Address::Seats(_) if !writes => Err(PressRefusal::PublicOnly),
            Address::Seats(seats) if seats.is_empty() => Err(PressRefusal::ToNobody),
            Address::Seats(seats) if seats.has(from) => Err(PressRefusal::ToOneself),
            Address::Seats(seats) if !seats.minus(lines.receivers).is_empty() => {
                Err(PressRefusal::NotReached)
            }
            Address::Seats(_) => Ok(()),
        }
    }
}

impl Lines {
    /// Whether nobody writes to anybody.
    pub fn is_closed(self) -> bool {
        self.speakers.union(self.writers).is_empty()
    }
}

impl Address {
    /// Whether a letter of this seat's that is addressed so is read from another one.
    pub fn is_read_by(self, from: Seat, reader: Viewer) -> bool {
        match self {
            Address::Everybody => true,
            Address::Seats(seats) => reader.seat().is_some_and(|seat| seat == from || seats.has(seat)),
        }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::Everybody => f.write_str("all"),
            Address::Seats(seats) => f.write_str(&seats_word(*seats)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);
    const C: Seat = Seat::new(2);

    fn to(seats: &[Seat]) -> Address {
        Address::Seats(seats.iter().copied().collect())
    }

    #[test]
    fn each_kind_admits_what_it_says() {
        let two = SeatSet::one(A).with(B);
        let lines = |speakers, writers, receivers| Press::Letters(Lines { speakers, writers, receivers });
        use PressRefusal::*;
        for (press, from, address, admitted) in [
            (Press::Talk, A, Address::Everybody, Err(NoLetters)),
            (Press::NONE, A, Address::Everybody, Err(NoPress)),
            (Press::NONE, A, to(&[B]), Err(NoPress)),
            (Press::public(two), A, Address::Everybody, Ok(())),
            (Press::public(two), A, to(&[B]), Err(PublicOnly)),
            (Press::public(two), C, Address::Everybody, Err(SilentSeat)),
            (Press::full(two), A, Address::Everybody, Ok(())),
            (Press::full(two), A, to(&[B]), Ok(())),
            (Press::full(two), A, to(&[]), Err(ToNobody)),
            (Press::full(two), A, to(&[A]), Err(ToOneself)),
            (Press::full(two), A, to(&[A, B]), Err(ToOneself)),
            (Press::full(two), A, to(&[C]), Err(NotReached)),
            (Press::full(two), A, to(&[B, C]), Err(NotReached)),
            (Press::full(two), C, to(&[A]), Err(SilentSeat)),
            (Press::full(two), C, Address::Everybody, Err(SilentSeat)),
            (lines(SeatSet::EMPTY, two, two), A, Address::Everybody, Err(PrivateOnly)),
            (lines(two, SeatSet::one(A), two), B, to(&[A]), Err(PublicOnly)),
        ] {
            assert_eq!(press.admits(from, address), admitted, "{press:?}: {from} to {address:?}");
        }
    }

    #[test]
    fn a_letter_is_read_by_its_writer_and_by_those_it_goes_to() {
        let readers = |address: Address| -> Vec<Viewer> {
            Viewer::all(3).filter(|reader| address.is_read_by(A, *reader)).collect()
        };
        assert_eq!(readers(Address::Everybody).len(), 4);
        assert_eq!(readers(to(&[C])), [Viewer::Seat(A), Viewer::Seat(C)]);
    }
}
