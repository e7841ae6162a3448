//! Checking a strategy with the rules alone: every reply is legal, every action of the opponent is answered,
//! ranks fall with every ply so that nothing goes in circles, and every line ends in the winner's diam. Lines
//! take a hundred plies at most and never repeat a position, so the draws of §9.1 and §9.3, which look at the
//! past, cannot end one.
//!
//! Of a seat that does not lose ranks say nothing: whatever the opponent does leads to a position with a reply, or to an end that is not
//! lost. Lines may go round, and the draws of §9.1 and §9.3 are ends that are not lost either.

use std::fmt;

use tabletop::{Claim, Game, Input, Pending, Seat};

use crate::history::QUIET_LIMIT;
use crate::solution::{BadCertificate, Certificate, can_be_proven, winning_action, write};
use crate::{Action, Config, Diam};

/// What a true certificate holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Positions with a reply of their own.
    pub replies: usize,
    /// Answers looked up, and diams made at once.
    pub answers: u64,
    /// The most plies from the start to the win; 0 where none is claimed.
    pub longest: u16,
    /// The seat it speaks of.
    pub seat: Seat,
    /// What is true of it.
    pub claim: Claim,
}

/// Why a certificate proves nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unproven {
    /// It cannot be read.
    Unreadable(BadCertificate),
    /// Its options cannot be played, or the seat is none of them.
    NoSuchGame,
    /// Its options are not those of a game that certificates can speak of.
    OtherRules,
    /// A position is not written as the least of its images, or cannot be played from.
    BadPosition(String),
    /// A reply is against the rules.
    IllegalReply(String, Action),
    /// Somebody else wins, or nobody, after these; or the opponent, where it is claimed not to.
    NotWon(String, Action),
    /// A position that can come up has no reply.
    Unanswered(String),
    /// A reply leads to a position that is not nearer to the win.
    Circle(String),
}

impl fmt::Display for Unproven {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unproven::Unreadable(bad) => bad.fmt(f),
            Unproven::NoSuchGame => f.write_str("the solution is of a game that cannot be played"),
            Unproven::OtherRules => {
                f.write_str("solutions are of games of two with automatic announcements, without the swap")
            }
            Unproven::BadPosition(position) => write!(f, "the position {position} is not one to reply to"),
            Unproven::IllegalReply(position, reply) => {
                write!(f, "in {position} the reply {reply} is not legal")
            }
            Unproven::NotWon(position, action) => {
                write!(f, "in {position} it does not end as claimed after {action}")
            }
            Unproven::Unanswered(position) => {
                write!(f, "the position {position} can come up and has no reply")
            }
            Unproven::Circle(position) => write!(f, "from {position} the win does not come nearer"),
        }
    }
}

impl std::error::Error for Unproven {}

/// Checks a certificate.
pub fn verify(text: &str) -> Result<Summary, Unproven> {
    let certificate = Certificate::parse(text).map_err(Unproven::Unreadable)?;
    let start = Diam::start(&certificate.config).map_err(|_| Unproven::NoSuchGame)?;
    if certificate.seat.index() >= usize::from(start.seats()) {
        return Err(Unproven::NoSuchGame);
    }
    if !can_be_proven(&certificate.config) {
        return Err(Unproven::OtherRules);
    }
    let mut check = Check { certificate: &certificate, answers: 0 };
    // The start is treated like the position after a reply: the opponent is to move, or the winner is.
    let longest = check.win_within(LONGEST, &start, "the start")?;
    for (position, reply, rank) in certificate.replies() {
        check.reply(position, reply, rank)?;
    }
    let (seat, claim) = (certificate.seat, certificate.claim);
    let longest = if claim == Claim::Wins { longest } else { 0 };
    Ok(Summary { replies: certificate.replies().count(), answers: check.answers, longest, seat, claim })
}

/// The most plies from the start: the last one is the diam, and all before are fewer than a hundred (§9.3).
const LONGEST: u16 = QUIET_LIMIT as u16;

struct Check<'a> {
    certificate: &'a Certificate,
    answers: u64,
}

impl Check<'_> {
    /// Checks one line of the file.
    fn reply(&mut self, position: &str, reply: Action, rank: u16) -> Result<(), Unproven> {
        let bad = || Unproven::BadPosition(position.to_owned());
        let state = self.state_at(position).ok_or_else(bad)?;
        if write(&state).0 != position || state.now.seat() != self.certificate.seat {
            return Err(bad());
        }
        let mut next = state;
        next.step(Input::Act(self.certificate.seat, reply), &mut ())
            .map_err(|_| Unproven::IllegalReply(position.to_owned(), reply))?;
        match next.pending() {
            Pending::Over(_) => self.must_be_as_claimed(&next, position, reply),
            Pending::Chance | Pending::Seats { .. } => {
                self.win_within(rank.saturating_sub(1), &next, position).map(|_| ())
            }
        }
    }

    /// Checks that from here the win takes so many plies at most. Gives how many it can take.
    fn win_within(&mut self, most: u16, state: &Diam, from: &str) -> Result<u16, Unproven> {
        let plies = self.longest_win(state, from)?;
        let is_nearer = plies <= most || self.certificate.claim == Claim::Holds;
        if is_nearer { Ok(plies) } else { Err(Unproven::Circle(from.to_owned())) }
    }

    /// The position of a line, with the side to move that it speaks of.
    fn state_at(&self, position: &str) -> Option<Diam> {
        let turn = self.certificate.seat.index();
        let (board, announced) = position.split_at(position.find('!').unwrap_or(position.len()));
        let gap = if announced.is_empty() { "" } else { " " };
        let position = format!("{board} {turn}{gap}{announced}");
        Diam::start(&Config { position, ..self.certificate.config.clone() }).ok()
    }

    /// Follows every action of the opponent from here until the certificate's seat is to move. Gives the most plies the
    /// win can take by the ranks that stand there.
    fn longest_win(&mut self, state: &Diam, from: &str) -> Result<u16, Unproven> {
        let seat = state.now.seat();
        if seat == self.certificate.seat {
            return self.answer(state);
        }
        let mut moves = Vec::new();
        state.moves(seat, &mut moves);
        let mut longest = 1;
        for action in moves {
            let mut next = *state;
            next.step(Input::Act(seat, action), &mut ()).expect("what is listed is accepted");
            if next.pending().outcome().is_some() {
                self.must_be_as_claimed(&next, from, action)?;
            } else {
                longest = longest.max(1 + self.longest_win(&next, from)?);
            }
        }
        Ok(longest)
    }

    /// The certificate's seat is to move: a diam at once, or a reply and its rank.
    fn answer(&mut self, state: &Diam) -> Result<u16, Unproven> {
        self.answers += 1;
        if winning_action(state).is_some() {
            return Ok(1);
        }
        let written = write(state).0;
        let (_, rank) = self.certificate.reply(&written).ok_or(Unproven::Unanswered(written))?;
        Ok(rank)
    }

    fn must_be_as_claimed(&self, state: &Diam, position: &str, action: Action) -> Result<(), Unproven> {
        let is_so = state.pending().outcome().is_some_and(|outcome| match self.certificate.claim {
            Claim::Wins => !outcome.is_draw() && outcome.place(self.certificate.seat) == 1,
            Claim::Holds => outcome.is_draw() || outcome.place(self.certificate.seat) == 1,
        });
        if is_so { Ok(()) } else { Err(Unproven::NotWon(position.to_owned(), action)) }
    }
}
