//! A match: its config, the names in its seats, and its journal of inputs and table entries.
//!
//! The rules know inputs only. What a table adds (a seat taken, a takeback, a resignation, a draw
//! agreed on, an abandonment) stands in the same journal and is applied here. The journal only grows:
//! a takeback is an entry, and what it took back stays on paper. Replaying the journal gives the match.
//!
//! A takeback re-opens decisions that were open before. A match therefore adds to the rules' window numbers
//! so that none is ever shown twice: whatever answers a window from before the takeback comes too late.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

use crate::game::{InputOf, RefusedBy};
use crate::{
    BadConfig, Ballot, Game, Input, Message, Outcome, Pending, Refused, Seat, SeatSet, Sink, Viewer, Waiting,
    Window,
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
    /// A seat gives up, and its team with it, unless the game has other words: [`Game::resign`].
    Resigned(Seat),
    /// A seat says yes to a draw, or takes that back. When all seats say yes the match is drawn. The voices
    /// count for one decision: they fall silent when its window closes, never at an edit inside it.
    Draw(Seat, bool),
    /// The match was closed without a result. It is kept as a draw whose `how` is `"abandoned"`, which
    /// does not count for ratings.
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
    /// The game does not have that: no resigning here, or no draw by agreement.
    NotHere,
}

impl<R: crate::Refusal> EntryRefused<R> {
    /// The paragraph that forbids it, where a rule of the game does.
    pub fn paragraph(&self) -> Option<&'static str> {
        match self {
            EntryRefused::Input(refused) => refused.paragraph(),
            _ => None,
        }
    }

    /// The sentence for whoever tried.
    pub fn message(&self) -> Message {
        Message::new(match self {
            EntryRefused::Input(refused) => return refused.message(),
            EntryRefused::NoSuchEntry => "refused-no-such-entry",
            EntryRefused::BadName => "refused-bad-name",
            EntryRefused::SaidAlready => "refused-said-already",
            EntryRefused::NotHere => "refused-not-here",
        })
    }
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
            EntryRefused::NotHere => f.write_str("this game does not have that"),
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
    /// Somebody sat down, told to those who knew then who sits there.
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

/// How the table closed a match that the rules had not ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Closing {
    /// `"resigned"`, `"agreed"` or `"abandoned"`.
    pub how: &'static str,
    /// Who resigned, if somebody did.
    pub seat: Option<Seat>,
    /// The end it made.
    pub outcome: Outcome,
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
    /// The start, and what the journal came to at some entries, so that a takeback replays only a few.
    kept: BTreeMap<usize, Now<G>>,
    /// What is added to the rules' window numbers.
    shift: u32,
    /// The highest window number shown so far.
    highest: Option<Window>,
}

/// Among entries in force, each of this number is kept.
const STRIDE: usize = 32;

/// What one entry made.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Made<G: Game> {
    events: Vec<G::Event>,
    /// The last entry that is in force after it, 0 for none: itself, unless it is a takeback or a name.
    in_force: usize,
    /// Who learns a name that it gives.
    knowers: Vec<Viewer>,
    /// Whether it was the last yes to a draw.
    agrees: bool,
}

/// What the journal comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Now<G: Game> {
    state: G,
    /// How many entries made it.
    entries: usize,
    /// The last window that was open.
    window: Option<Window>,
    /// Who says yes to a draw.
    draw: Ballot,
    /// The table's own ending, if it ended the match.
    closed: Option<Closing>,
}

impl<G: Game> Now<G> {
    fn start(state: G) -> Self {
        let window = state.pending().window();
        Now { state, entries: 0, window, draw: Ballot::default(), closed: None }
    }

    /// Applies an entry that was accepted.
    fn apply(&mut self, what: &What<G>, events: &mut impl Sink<G::Event>) {
        let seats = self.state.seats();
        let close = |how, seat, outcome| Some(Closing { how, seat, outcome });
        match what {
            What::Input(input) => self.input(input, events),
            What::Resigned(seat) => {
                let outcome = self.state.resign(*seat).expect("the game was asked before");
                self.closed = close("resigned", Some(*seat), outcome);
            }
            What::Draw(seat, yes) => {
                self.draw.set(*seat, *yes);
                if self.draw.passes(SeatSet::all(seats)) {
                    self.closed = close("agreed", None, Outcome::draw(seats, "agreed"));
                }
            }
            What::Abandoned => self.closed = close("abandoned", None, Outcome::draw(seats, "abandoned")),
            What::Seated(..) | What::Takeback(_) => return,
        }
        self.entries += 1;
    }

    fn input(&mut self, input: &InputOf<G>, events: &mut impl Sink<G::Event>) {
        let before = self.state.pending().window();
        let input = match (input, before) {
            // The number in the journal is the one that was shown.
            (Input::Expired(_), Some(window)) => Input::Expired(window),
            _ => input.clone(),
        };
        self.state.apply(input, events);
        let after = self.state.pending().window();
        if before.is_none() || before != after {
            self.draw = Ballot::default();
        }
        self.window = after.or(self.window);
    }

    /// The number of the open window, or the lowest the next one can have.
    fn next_window(&self) -> u32 {
        match self.state.pending().window() {
            Some(open) => open.0,
            None => self.window.map_or(0, |last| last.0 + 1),
        }
    }
}

impl<G: Game> Match<G> {
    /// A match with an empty journal.
    pub fn start(config: G::Config) -> Result<Self, BadConfig> {
        let state = G::start(&config)?;
        let names = vec![None; usize::from(state.seats())];
        let now = Now::start(state);
        let highest = now.window;
        let kept = BTreeMap::from([(0, now.clone())]);
        Ok(Match { config, names, journal: Vec::new(), made: Vec::new(), now, kept, shift: 0, highest })
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

    /// The names in its seats now. The host's: a viewer may know fewer.
    pub fn names(&self) -> &[Option<String>] {
        &self.names
    }

    /// The names in its seats, where this viewer knows who sits there.
    pub fn names_for(&self, who: Viewer) -> Vec<Option<String>> {
        let known = |seat: &Seat| self.now.state.knows_player(who, *seat);
        let name = |seat: Seat| self.names[seat.index()].clone().filter(|_| known(&seat));
        Seat::all(self.now.state.seats()).map(name).collect()
    }

    /// Everything that was entered.
    pub fn journal(&self) -> &[Entry<G>] {
        &self.journal
    }

    /// The full, secret state. Its windows have the rules' own numbers, not those that are shown.
    pub fn state(&self) -> &G {
        &self.now.state
    }

    /// The seats that say yes to a draw.
    pub fn draw(&self) -> Ballot {
        self.now.draw
    }

    /// How the table closed the match, if it did.
    pub fn closed(&self) -> Option<&Closing> {
        self.now.closed.as_ref()
    }

    /// Whom the match waits for, the table's own endings included. For the host only.
    pub fn pending(&self) -> Pending {
        self.shown(G::pending)
    }

    /// What this viewer may know of it.
    pub fn waiting(&self, who: Viewer) -> Waiting {
        self.shown(|state| state.waiting(who))
    }

    /// The same with the numbers that are shown, and with the table's own endings.
    fn shown(&self, pending: impl FnOnce(&G) -> Pending) -> Pending {
        if let Some(closing) = &self.now.closed {
            return Pending::Over(closing.outcome.clone());
        }
        let mut pending = pending(&self.now.state);
        if let Pending::Seats { window, .. } = &mut pending {
            window.0 += self.shift;
        }
        pending
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
        let number = self.journal.len() + 1;
        let mut made = Made { events: Vec::new(), in_force: number, knowers: Vec::new(), agrees: false };
        match &entry.what {
            What::Seated(seat, name) => {
                let state = &self.now.state;
                let knowers = Viewer::all(state.seats()).filter(|who| state.knows_player(*who, *seat));
                made.knowers = knowers.collect();
                made.in_force = self.in_force(number - 1);
                self.names[seat.index()] = Some(name.clone());
            }
            What::Takeback(to) => {
                made.in_force = self.in_force(*to);
                self.now = self.after(*to);
                self.shift = self.highest.map_or(0, |highest| highest.0 + 1 - self.now.next_window());
            }
            other => {
                self.now.apply(other, &mut made.events);
                made.agrees = matches!(other, What::Draw(..)) && self.now.closed.is_some();
                if self.now.entries.is_multiple_of(STRIDE) {
                    self.kept.insert(number, self.now.clone());
                }
            }
        }
        self.journal.push(entry);
        self.made.push(made);
        self.highest = self.highest.max(self.pending().window());
        Ok(())
    }

    /// Whether an entry would be accepted now.
    pub fn check(&self, what: &What<G>) -> Result<(), EntryRefused<G::Refusal>> {
        match what {
            What::Input(_) if self.now.closed.is_some() => return Err(Refused::Over.into()),
            What::Input(Input::Expired(shown)) => {
                let window = Window(shown.0.wrapping_sub(self.shift));
                self.now.state.admit(&Input::Expired(window))?;
            }
            What::Input(input) => self.now.state.admit(input)?,
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
                if self.now.state.resign(*seat).is_none() {
                    return Err(EntryRefused::NotHere);
                }
            }
            What::Draw(seat, yes) => {
                self.must_be_open()?;
                self.must_be_seat(*seat)?;
                if !self.now.state.has_table_draw() {
                    return Err(EntryRefused::NotHere);
                }
                if self.now.draw.has(*seat) == *yes {
                    return Err(EntryRefused::SaidAlready);
                }
            }
            What::Abandoned => self.must_be_open()?,
        }
        Ok(())
    }

    /// Whether a takeback to this entry is fair: nothing it undoes or brings back is a chance outcome, nor,
    /// in a game with secrets, something that others saw or an ending after which all was laid open. The
    /// rules accept every takeback, so that any journal can be replayed; a host asks this, and the other
    /// players, before it enters one.
    pub fn may_take_back(&self, to: usize) -> bool {
        if to > self.journal.len() {
            return false;
        }
        let (mut here, mut there) = (self.in_force(self.journal.len()), self.in_force(to));
        while here != there {
            let later = if here > there { &mut here } else { &mut there };
            if self.tells(*later) {
                return false;
            }
            *later = self.in_force(*later - 1);
        }
        true
    }

    /// Whether this entry brought luck or told somebody else what was secret.
    fn tells(&self, entry: usize) -> bool {
        let made = &self.made[entry - 1];
        let author = match &self.journal[entry - 1].what {
            What::Input(Input::Chance(_)) => return true,
            What::Input(Input::Act(seat, _)) => Some(Viewer::Seat(*seat)),
            What::Resigned(_) | What::Abandoned => return G::INFO.has_secrets,
            What::Draw(..) => return G::INFO.has_secrets && made.agrees,
            What::Input(Input::Expired(_)) | What::Seated(..) | What::Takeback(_) => None,
        };
        let mut others = Viewer::all(self.now.state.seats()).filter(|who| Some(*who) != author);
        G::INFO.has_secrets && others.any(|who| made.events.iter().any(|event| G::seen(event, who).is_some()))
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
                What::Seated(seat, name) => {
                    if made.knowers.contains(&who) {
                        told.push(Notice::Seated { seat: *seat, name: name.clone() });
                    }
                }
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

    /// The last entry in force after this many, 0 for none. The one in force before it is in force after all
    /// entries but itself.
    fn in_force(&self, entries: usize) -> usize {
        entries.checked_sub(1).map_or(0, |last| self.made[last].in_force)
    }

    /// What the first entries come to: from the nearest state that was kept, over what is in force since.
    fn after(&self, entries: usize) -> Now<G> {
        let mut since = Vec::new();
        let mut last = self.in_force(entries);
        let mut now = loop {
            match self.kept.get(&last) {
                Some(kept) => break kept.clone(),
                None => since.push(&self.journal[last - 1].what),
            }
            last = self.in_force(last - 1);
        };
        for what in since.into_iter().rev() {
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
