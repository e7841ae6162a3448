//! A match: its config, the names in its seats, and its journal of inputs and table entries.
//!
//! The rules know inputs only. What a table adds (a seat taken, a takeback, a resignation, a draw
//! agreed on, an abandonment) stands in the same journal and is applied here. The journal only grows:
//! a takeback is an entry, and what it took back stays on paper. Replaying the journal gives the match.

use std::fmt;

use serde::Serialize;

use crate::game::{InputOf, RefusedBy};
use crate::{
    BadConfig, Ballot, Game, Input, Outcome, Pending, Refused, Seat, SeatSet, Sink, Viewer, Waiting,
};

/// One line of the journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<G: Game> {
    /// When, in milliseconds since 1970, where somebody noted it.
    pub at: Option<u64>,
    /// What.
    pub what: What<G>,
}

/// What an entry says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What<G: Game> {
    /// An input of the rules.
    Input(InputOf<G>),
    /// Somebody sits down in a seat, or takes it over.
    Seated(Seat, String),
    /// The match goes back to what it was after this many entries.
    Takeback(usize),
    /// A seat gives up, and its team with it.
    Resigned(Seat),
    /// A seat says yes to a draw, or takes that back. When all seats say yes the match is drawn; whatever
    /// the game is told next silences them.
    Draw(Seat, bool),
    /// The match was closed without a result that counts.
    Abandoned,
}

/// Why an entry was not written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntryRefused<R> {
    /// The rules or the state of the match forbid the input.
    Input(Refused<R>),
    /// A takeback to an entry that is not there yet.
    NoSuchEntry,
    /// A player's name that a record cannot hold: empty, longer than 100 characters, or with line breaks.
    BadName,
    /// The seat has said that already.
    SaidAlready,
}

impl<R> From<Refused<R>> for EntryRefused<R> {
    fn from(refused: Refused<R>) -> Self {
        EntryRefused::Input(refused)
    }
}

impl<R: crate::Refusal> fmt::Display for EntryRefused<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EntryRefused::Input(refused) => refused.fmt(f),
            EntryRefused::NoSuchEntry => f.write_str("a takeback names an entry that is not there"),
            EntryRefused::BadName => f.write_str("a name has 1 to 100 characters on one line"),
            EntryRefused::SaidAlready => f.write_str("this seat has said so already"),
        }
    }
}

impl<R: crate::Refusal> std::error::Error for EntryRefused<R> {}

/// Why a match could not be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayFailed<R> {
    /// The config cannot be played.
    Config(BadConfig),
    /// The entry of this number, from 1, was refused.
    Entry(usize, EntryRefused<R>),
}

/// What a viewer is told, numbered by that viewer's own count from 1: never by the journal's, which
/// counts secret edits too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Notice<S> {
    /// A fact of the game.
    Seen(S),
    /// Somebody sat down.
    Seated {
        /// Where.
        seat: Seat,
        /// Who.
        name: String,
    },
    /// Everything after the viewer's own notice of this number no longer counts.
    TakenBack {
        /// The last notice that still counts, 0 for none.
        to: usize,
    },
    /// A seat says yes to a draw, or takes that back.
    Draw {
        /// Who.
        seat: Seat,
        /// Whether it is a yes.
        yes: bool,
    },
    /// The table closed the match.
    Closed {
        /// `"resigned"`, `"agreed"` or `"abandoned"`.
        how: &'static str,
        /// Who resigned, if somebody did.
        seat: Option<Seat>,
    },
}

/// A match in progress or over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match<G: Game> {
    config: G::Config,
    names: Vec<Option<String>>,
    journal: Vec<Entry<G>>,
    /// What each entry made, beside the journal.
    made: Vec<Made<G>>,
    now: Now<G>,
}

/// What one entry made.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Made<G: Game> {
    events: Vec<G::Event>,
    /// Whether it was the last yes to a draw.
    agrees: bool,
}

/// What the journal comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Now<G: Game> {
    state: G,
    /// Who says yes to a draw.
    draw: Ballot,
    /// The table's own ending, if it ended the match.
    closed: Option<Outcome>,
}

impl<G: Game> Now<G> {
    /// Applies an entry that was accepted.
    fn apply(&mut self, what: &What<G>, events: &mut impl Sink<G::Event>) {
        let seats = self.state.seats();
        match what {
            What::Input(input) => {
                self.draw = Ballot::default();
                self.state.apply(input.clone(), events);
            }
            What::Resigned(seat) => {
                let team = |other| self.state.team(other);
                self.closed = Some(Outcome::lost_by(team(*seat), seats, team, "resigned"));
            }
            What::Draw(seat, yes) => {
                self.draw.set(*seat, *yes);
                if self.draw.passes(SeatSet::all(seats)) {
                    self.closed = Some(Outcome::draw(seats, "agreed"));
                }
            }
            What::Abandoned => self.closed = Some(Outcome::draw(seats, "abandoned")),
            What::Seated(..) | What::Takeback(_) => {}
        }
    }

    fn pending(&self) -> Pending {
        self.closed.clone().map_or_else(|| self.state.pending(), Pending::Over)
    }
}

impl<G: Game> Match<G> {
    /// A match with an empty journal.
    pub fn start(config: G::Config) -> Result<Self, BadConfig> {
        let state = G::start(&config)?;
        let names = vec![None; usize::from(state.seats())];
        let now = Now { state, draw: Ballot::default(), closed: None };
        Ok(Match { config, names, journal: Vec::new(), made: Vec::new(), now })
    }

    /// A match from its config and journal.
    pub fn replay(
        config: G::Config,
        journal: impl IntoIterator<Item = Entry<G>>,
    ) -> Result<Self, ReplayFailed<G::Refusal>> {
        let mut game = Match::start(config).map_err(ReplayFailed::Config)?;
        for (i, entry) in journal.into_iter().enumerate() {
            game.enter(entry).map_err(|refused| ReplayFailed::Entry(i + 1, refused))?;
        }
        Ok(game)
    }

    /// Its options.
    pub fn config(&self) -> &G::Config {
        &self.config
    }

    /// The names in its seats now.
    pub fn names(&self) -> &[Option<String>] {
        &self.names
    }

    /// Everything that was entered.
    pub fn journal(&self) -> &[Entry<G>] {
        &self.journal
    }

    /// The full, secret state.
    pub fn state(&self) -> &G {
        &self.now.state
    }

    /// The seats that say yes to a draw.
    pub fn draw(&self) -> Ballot {
        self.now.draw
    }

    /// Whom the match waits for, the table's own endings included. For the host only.
    pub fn pending(&self) -> Pending {
        self.now.pending()
    }

    /// What this viewer may know of it.
    pub fn waiting(&self, who: Viewer) -> Waiting {
        self.now.closed.clone().map_or_else(|| self.now.state.waiting(who), Pending::Over)
    }

    /// The actions open to a seat: none when the match is over.
    pub fn moves(&self, seat: Seat) -> Vec<G::Action> {
        let mut moves = Vec::new();
        if seat.index() < self.names.len() && self.pending().admits(seat) {
            self.now.state.moves(seat, &mut moves);
        }
        moves
    }

    /// Enters an input of the rules, without a time.
    pub fn input(&mut self, input: InputOf<G>) -> Result<(), RefusedBy<G>> {
        match self.enter(Entry { at: None, what: What::Input(input) }) {
            Ok(()) => Ok(()),
            Err(EntryRefused::Input(refused)) => Err(refused),
            Err(_) => unreachable!("inputs are refused by the rules only"),
        }
    }

    /// Enters anything. A refused entry changes nothing.
    pub fn enter(&mut self, entry: Entry<G>) -> Result<(), EntryRefused<G::Refusal>> {
        self.check(&entry.what)?;
        let mut events = Vec::new();
        match &entry.what {
            What::Seated(seat, name) => self.names[seat.index()] = Some(name.clone()),
            What::Takeback(to) => self.now = self.after(*to),
            other => self.now.apply(other, &mut events),
        }
        let agrees = matches!(entry.what, What::Draw(..)) && self.now.closed.is_some();
        self.journal.push(entry);
        self.made.push(Made { events, agrees });
        Ok(())
    }

    /// Whether an entry would be accepted now.
    pub fn check(&self, what: &What<G>) -> Result<(), EntryRefused<G::Refusal>> {
        match what {
            What::Input(input) => {
                if self.now.closed.is_some() {
                    return Err(Refused::Over.into());
                }
                self.now.state.admit(input)?;
            }
            What::Seated(seat, name) => {
                self.must_be_seat(*seat)?;
                let is_long = !(1..=100).contains(&name.chars().count());
                if name.trim() != name || is_long || name.contains(char::is_control) {
                    return Err(EntryRefused::BadName);
                }
            }
            What::Takeback(to) => {
                if *to > self.journal.len() {
                    return Err(EntryRefused::NoSuchEntry);
                }
            }
            What::Resigned(seat) => {
                self.must_be_open()?;
                self.must_be_seat(*seat)?;
            }
            What::Draw(seat, yes) => {
                self.must_be_open()?;
                self.must_be_seat(*seat)?;
                if self.now.draw.has(*seat) == *yes {
                    return Err(EntryRefused::SaidAlready);
                }
            }
            What::Abandoned => self.must_be_open()?,
        }
        Ok(())
    }

    /// What this viewer has been told so far, in order; notice number n stands at n - 1.
    pub fn stream(&self, who: Viewer) -> Vec<Notice<G::Seen>> {
        self.stream_by_entry(who).into_iter().flatten().collect()
    }

    /// The same, entry by entry of the journal. The host's: a viewer must not learn how many entries there are.
    pub fn stream_by_entry(&self, who: Viewer) -> Vec<Vec<Notice<G::Seen>>> {
        let mut by_entry = Vec::new();
        // How many notices the viewer had after each number of entries.
        let mut marks = vec![0];
        for (entry, made) in self.journal.iter().zip(&self.made) {
            let mut told = Vec::new();
            match &entry.what {
                What::Input(_) => {
                    told.extend(made.events.iter().filter_map(|event| G::seen(event, who)).map(Notice::Seen));
                }
                What::Seated(seat, name) => told.push(Notice::Seated { seat: *seat, name: name.clone() }),
                What::Takeback(to) => told.push(Notice::TakenBack { to: marks[*to] }),
                What::Resigned(seat) => told.push(Notice::Closed { how: "resigned", seat: Some(*seat) }),
                What::Draw(seat, yes) => told.push(Notice::Draw { seat: *seat, yes: *yes }),
                What::Abandoned => told.push(Notice::Closed { how: "abandoned", seat: None }),
            }
            if made.agrees {
                told.push(Notice::Closed { how: "agreed", seat: None });
            }
            marks.push(marks[marks.len() - 1] + told.len());
            by_entry.push(told);
        }
        by_entry
    }

    /// The match as it stood after this many entries.
    pub fn at(&self, entries: usize) -> Option<Self> {
        let journal = self.journal.get(..entries)?.iter().cloned();
        Match::replay(self.config.clone(), journal).ok()
    }

    fn must_be_open(&self) -> Result<(), Refused<G::Refusal>> {
        match self.pending() {
            Pending::Over(_) => Err(Refused::Over),
            Pending::Chance | Pending::Seats { .. } => Ok(()),
        }
    }

    fn must_be_seat(&self, seat: Seat) -> Result<(), Refused<G::Refusal>> {
        if seat.index() < self.names.len() { Ok(()) } else { Err(Refused::NoSuchSeat) }
    }

    /// What the first entries come to: what is still in force is applied once, whatever was taken back on
    /// the way.
    fn after(&self, entries: usize) -> Now<G> {
        let mut in_force = Vec::new();
        let mut left = entries;
        while left > 0 {
            let what = &self.journal[left - 1].what;
            left = if let What::Takeback(to) = what { *to } else { left - 1 };
            in_force.push(what);
        }
        let state = G::start(&self.config).expect("it was started before");
        let mut now = Now { state, draw: Ballot::default(), closed: None };
        for what in in_force.into_iter().rev() {
            now.apply(what, &mut ());
        }
        now
    }
}

impl<G: Game> From<InputOf<G>> for What<G> {
    fn from(input: Input<G::Action, G::Chance>) -> Self {
        What::Input(input)
    }
}
