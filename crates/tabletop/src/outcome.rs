//! How a match ends: one standing for every seat, and a word for the way it came.

use std::cmp::Ordering;

use arrayvec::ArrayVec;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{MAX_SEATS, Seat, SeatSet, Team};

/// Where a seat ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// Its place, 1 is best and always taken. Seats that did equally well share a place, teams always; what
    /// comes behind two winners is place 3, as the constructors of [`Outcome`] count, or 2 where a game counts
    /// without gaps.
    pub place: u8,
    /// What the game counts, 0 where it counts nothing.
    pub score: i32,
}

/// One [`Standing`] for each seat, in the order of seats.
pub type Standings = ArrayVec<Standing, MAX_SEATS>;

/// The end of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Outcome {
    /// One standing for each seat, in the order of seats.
    #[schema(value_type = Vec<Standing>)]
    pub standings: Standings,
    /// The way it ended, a code that clients translate: `"diam"`, `"repetition"`, `"resigned"`. Standings of
    /// a match that was `"abandoned"` are those of a draw and do not count for ratings.
    pub how: &'static str,
    /// Whether those in the first place share it although each played for themselves: a draw among them, which the others
    /// have no part in.
    #[serde(skip_serializing_if = "is_false")]
    #[schema(required = false)]
    pub is_shared: bool,
}

fn is_false(is_so: &bool) -> bool {
    !is_so
}

impl Outcome {
    /// These seats share the first place, and all others the second; with any `score` beside them.
    pub fn shared_by(winners: SeatSet, seats: u8, how: &'static str, score: impl Fn(Seat) -> i32) -> Self {
        let standing =
            |seat| Standing { seat, place: if winners.has(seat) { 1 } else { 2 }, score: score(seat) };
        Outcome { standings: Seat::all(seats).map(standing).collect(), how, is_shared: winners.len() > 1 }
    }

    /// Everybody shares the first place.
    pub fn draw(seats: u8, how: &'static str) -> Self {
        Outcome::by_merit(seats, how, |_| 0, |_| 0)
    }

    /// One team wins, all others share the place behind it.
    pub fn won_by(winner: Team, seats: u8, team_of: impl Fn(Seat) -> Team, how: &'static str) -> Self {
        Outcome::by_merit(seats, how, |seat| i32::from(team_of(seat) == winner), |_| 0)
    }

    /// One team loses, all others share the first place.
    pub fn lost_by(loser: Team, seats: u8, team_of: impl Fn(Seat) -> Team, how: &'static str) -> Self {
        Outcome::by_merit(seats, how, |seat| -i32::from(team_of(seat) == loser), |_| 0)
    }

    /// Places by score, more is better.
    pub fn by_score(seats: u8, how: &'static str, score: impl Fn(Seat) -> i32) -> Self {
        Outcome::by_merit(seats, how, &score, &score)
    }

    /// Places by `merit` (more is better, equal shares the place), with any `score` beside them.
    ///
    /// ```
    /// use tabletop::{Outcome, Seat};
    /// let merits = [3, 7, 7];
    /// let outcome = Outcome::by_merit(3, "points", |s| merits[s.index()], |_| 0);
    /// let places: Vec<u8> = outcome.standings.iter().map(|s| s.place).collect();
    /// assert_eq!(places, [3, 1, 1]);
    /// ```
    pub fn by_merit(
        seats: u8,
        how: &'static str,
        merit: impl Fn(Seat) -> i32,
        score: impl Fn(Seat) -> i32,
    ) -> Self {
        let standings = Seat::all(seats)
            .map(|seat| {
                let better = Seat::all(seats).filter(|other| merit(*other) > merit(seat)).count();
                Standing { seat, place: better as u8 + 1, score: score(seat) }
            })
            .collect();
        Outcome { standings, how, is_shared: false }
    }

    /// The place of a seat.
    pub fn place(&self, seat: Seat) -> u8 {
        self.standings[seat.index()].place
    }

    /// Whether nobody did better than anybody.
    pub fn is_draw(&self) -> bool {
        self.standings.iter().all(|standing| standing.place == 1)
    }

    /// What the result is worth to a seat, from 0 (behind everybody) to 1 (ahead of everybody), ties
    /// counting half. Search and ratings use it.
    pub fn value(&self, seat: Seat, team_of: impl Fn(Seat) -> Team) -> f32 {
        let (mut sum, mut rivals) = (0.0, 0.0);
        for other in self.standings.iter().filter(|other| team_of(other.seat) != team_of(seat)) {
            rivals += 1.0;
            sum += match self.place(seat).cmp(&other.place) {
                Ordering::Less => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Greater => 0.0,
            };
        }
        if rivals > 0.0 { sum / rivals } else { 0.5 }
    }
}
