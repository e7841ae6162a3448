//! Lots: who sits where is drawn before a match begins, and turned for the match that follows.
//!
//! Seat 0 begins, so whoever draws the seats draws who begins. People who were to play on one side stay on one side: a
//! lot exchanges sides of the same size, and seats within a side, and nothing else. Which seats those are the game says
//! by [`Game::team`], and every such seating is as likely as the others.
//!
//! Where nobody chooses a seat ([`Seating::Drawn`]) nobody chose a side either: all places are mixed, and where there are more of
//! them than seats some are left without one.
//!
//! How the numbers of the dice become a lot is part of the record's form (docs/record.md): it must never change.

use std::fmt;
use std::str::FromStr;

use crate::{Dice, Game, Seat, Team};

/// How people come to their seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Seating {
    /// Everybody sits down where they like; a lot may exchange seats afterwards.
    #[default]
    Chosen,
    /// Nobody chooses: people put themselves down, lots place as many as there are seats once the host begins, and the rest are
    /// substitutes. Until then nobody learns more than how many they are.
    Drawn {
        /// How many can put themselves down.
        most: u8,
    },
}

/// A seating: for each place at which somebody sat down, in order, the seat they play, or none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lot(Vec<Option<Seat>>);

impl Lot {
    /// Draws one.
    pub fn draw<G: Game, D: Dice + ?Sized>(game: &G, dice: &mut D) -> Self {
        let sides = sides(game);
        let mut lot: Vec<Seat> = Seat::all(game.seats()).collect();
        let mut sizes: Vec<usize> = sides.iter().map(Vec::len).collect();
        sizes.sort_unstable();
        sizes.dedup();
        for size in sizes {
            let places: Vec<&Vec<Seat>> = sides.iter().filter(|side| side.len() == size).collect();
            let mut drawn = places.clone();
            shuffle(&mut drawn, dice);
            for (side, drawn) in places.into_iter().zip(drawn) {
                let mut seats = drawn.clone();
                shuffle(&mut seats, dice);
                side.iter().zip(seats).for_each(|(place, seat)| lot[place.index()] = seat);
            }
        }
        Lot(lot.into_iter().map(Some).collect())
    }

    /// Draws one where nobody chooses a seat: so many places, as many as there are seats at least, each as likely to get any of
    /// them as the others.
    pub fn draw_among<G: Game, D: Dice + ?Sized>(game: &G, places: usize, dice: &mut D) -> Self {
        let mut lot: Vec<Option<Seat>> = Seat::all(game.seats()).map(Some).collect();
        lot.resize(places.max(lot.len()), None);
        shuffle(&mut lot, dice);
        Lot(lot)
    }

    /// The seating of a match that follows one: everybody moves on, by as few seats as keep sides together. Where no such
    /// step does, as in a match of one against two, by one: each plays alone in turn.
    pub fn turned<G: Game>(game: &G) -> Self {
        let seats = game.seats();
        let turned =
            |step: u8| Lot((0..seats).map(|place| Some(Seat::new((place + step) % seats))).collect());
        (1..seats).map(turned).find(|lot| lot.suits(game)).unwrap_or_else(|| turned(1))
    }

    /// Whether it can be drawn in this game: every seat once, and everybody with those they were to play with.
    pub fn suits<G: Game>(&self, game: &G) -> bool {
        let all = || Seat::all(game.seats());
        let Some(seats) = self.0.iter().copied().collect::<Option<Vec<Seat>>>() else { return false };
        let together = |one: Seat, other: Seat| game.team(one) == game.team(other);
        self.is_whole(game)
            && seats.len() == usize::from(game.seats())
            && all().all(|one| {
                all().all(|other| together(one, other) == together(seats[one.index()], seats[other.index()]))
            })
    }

    /// Whether it can be drawn among so many places where nobody chooses a seat.
    pub fn suits_places<G: Game>(&self, game: &G, places: usize) -> bool {
        self.is_whole(game) && self.0.len() == places.max(usize::from(game.seats()))
    }

    /// Whether every seat is there once.
    fn is_whole<G: Game>(&self, game: &G) -> bool {
        let mut seats: Vec<Seat> = self.0.iter().flatten().copied().collect();
        seats.sort_unstable();
        seats.into_iter().eq(Seat::all(game.seats()))
    }

    /// For each place, in order, the seat that whoever sat there plays, if they got one.
    pub fn seats(&self) -> &[Option<Seat>] {
        &self.0
    }
}

/// The sides of a match, by their first seats.
fn sides<G: Game>(game: &G) -> Vec<Vec<Seat>> {
    let mut sides: Vec<(Team, Vec<Seat>)> = Vec::new();
    for seat in Seat::all(game.seats()) {
        let team = game.team(seat);
        match sides.iter_mut().find(|(other, _)| *other == team) {
            Some((_, side)) => side.push(seat),
            None => sides.push((team, vec![seat])),
        }
    }
    sides.into_iter().map(|(_, side)| side).collect()
}

/// Every order is as likely as the others.
fn shuffle<T, D: Dice + ?Sized>(items: &mut [T], dice: &mut D) {
    for last in (1..items.len()).rev() {
        items.swap(last, dice.below(last as u32 + 1) as usize);
    }
}

impl fmt::Display for Lot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, seat) in self.0.iter().enumerate() {
            let space = if place == 0 { "" } else { " " };
            match seat {
                Some(seat) => write!(f, "{space}{seat}")?,
                None => write!(f, "{space}-")?,
            }
        }
        Ok(())
    }
}

/// It is no list of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoLot;

impl FromStr for Lot {
    type Err = NoLot;

    fn from_str(text: &str) -> Result<Self, NoLot> {
        let seat = |word: &str| match word {
            "-" => Ok(None),
            _ => word.parse().ok().and_then(Seat::try_new).map(Some).ok_or(NoLot),
        };
        text.split(' ').map(seat).collect::<Result<_, _>>().map(Lot)
    }
}
