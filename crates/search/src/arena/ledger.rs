//! Which games are to be played, are being played, and were: what threads share.
//!
//! Games end in any order. What is asked of them (whether a claim is settled, what is reported) is asked of those at
//! the front of each start's list, up to the first that is missing: so it never depends on who was faster.

use tabletop::Game;

use super::{Claim, End, Played, Report, Score, Setup, Verdict};
use crate::turn::teams;

pub(super) struct Ledger {
    columns: Vec<Column>,
    claim: Option<Claim>,
}

/// The games from one start.
struct Column {
    ends: Vec<Option<End>>,
    /// The first game that nobody took up yet; some after it may be known.
    next: usize,
    /// Games at the front of the list that were played, and their score.
    front: usize,
    score: Score,
    /// Games after which each bot has played every side alike.
    round: usize,
    /// How many games settled the claim.
    settled: Option<usize>,
}

impl Ledger {
    pub(super) fn new<G: Game>(starts: &[G], setup: Setup) -> Self {
        let column = |start: &G| Column {
            ends: vec![None; setup.games as usize],
            next: 0,
            front: 0,
            score: Score::default(),
            round: teams(start).len(),
            settled: None,
        };
        Ledger { columns: starts.iter().map(column).collect(), claim: setup.claim }
    }

    /// The next game to play: its start and its number.
    pub(super) fn next(&mut self) -> Option<(u32, u32)> {
        self.columns.iter_mut().enumerate().find_map(|(start, column)| Some((start as u32, column.next()?)))
    }

    /// Notes a game; one that is on no list is passed over.
    pub(super) fn enter(&mut self, played: &Played) {
        let Some(column) = self.columns.get_mut(played.start as usize) else { return };
        let Some(place) = column.ends.get_mut(played.game as usize) else { return };
        *place = Some(played.end.clone());
        column.advance(self.claim);
    }

    /// What is known of each start, once all games are played.
    pub(super) fn reports(&self) -> Vec<Report> {
        let report = |column: &Column| {
            let mut report = Report::default();
            let count = column.settled.unwrap_or(column.ends.len());
            column.ends[..count].iter().flatten().for_each(|end| report.add(end));
            report
        };
        self.columns.iter().map(report).collect()
    }
}

impl Column {
    fn next(&mut self) -> Option<u32> {
        if self.settled.is_some() {
            return None;
        }
        let ahead = self.ends.get(self.next..)?;
        let game = self.next + ahead.iter().position(Option::is_none)?;
        self.next = game + 1;
        Some(game as u32)
    }

    /// Counts what has come to the front, until the claim is settled.
    fn advance(&mut self, claim: Option<Claim>) {
        while self.settled.is_none()
            && let Some(Some(end)) = self.ends.get(self.front)
        {
            self.score.add(end.to_first_bot);
            self.front += 1;
            let is_settled = |claim: Claim| claim.verdict(&self.score) != Verdict::Open;
            if self.front.is_multiple_of(self.round) && claim.is_some_and(is_settled) {
                self.settled = Some(self.front);
            }
        }
    }
}
