//! A match: its config, the names in its seats, and its journal of inputs and table entries.
//!
//! The rules know inputs only. What a table adds (a seat taken, a takeback, a resignation, a draw
//! agreed on, an abandonment) stands in the same journal and is applied here. The journal only grows:
//! a takeback is an entry, and what it took back stays on paper. Replaying the journal gives the match.
//!
//! A takeback re-opens decisions that were open before. A match therefore adds to the rules' window numbers
//! so that none is ever shown twice: whatever answers a window from before the takeback comes too late.

//!
//! What an entry tells each viewer is added to that viewer's stream when it is made: entering costs O(viewers), and
//! nothing here is rebuilt from the first entry.

use std::collections::BTreeMap;

use crate::game::{InputOf, RefusedBy};
use crate::moment::{Closing, Moment};
use crate::stream::{Notice, Stream, StreamMark, Told, roomy};
use crate::{
    Asking, BadConfig, Ballot, Dice, Entry, EntryRefused, Game, Input, Lot, Pending, Proposal, Refused,
    ReplayFailed, Resigning, Seat, SeatSet, Seating, Viewer, Waiting, What, Window, WindowEnd,
};

/// A match in progress or over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match<G: Game> {
    config: G::Config,
    /// The revision of the rules it is played under, to its end.
    revision: u32,
    names: Vec<Option<String>>,
    journal: Vec<Entry<G>>,
    /// What each entry made, beside the journal.
    traces: Vec<Trace>,
    now: Moment<G>,
    /// The start, and what the journal came to at some entries, so that a takeback replays only a few.
    kept: Vec<Kept<G>>,
    /// What each viewer was told: the seats in their order, then the public.
    streams: Vec<Stream<G::Seen>>,
    /// The highest window number shown so far.
    highest: Option<Window>,
    /// How many chance outcomes were entered, lots and those that were taken back included.
    chances: u32,
    /// What is proposed, while that decision is open in which it was.
    asking: Option<Asking>,
    /// The seats that nobody holds any more.
    vacant: SeatSet,
    /// The seats that have not had the same holder since it began.
    passed_on: SeatSet,
}

/// Whether a text is so many lower-case hexadecimal digits.
fn is_hex(text: &str, digits: usize) -> bool {
    text.len() == digits && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// Among entries in force, each of this number is kept.
const STRIDE: usize = 32;

/// What the journal came to at an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Kept<G: Game> {
    entry: usize,
    moment: Box<Moment<G>>,
}

/// What remains to be known of an entry. Every entry has one: it is kept small.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Trace {
    /// The last entry that is in force after it, 0 for none: itself, unless it is a takeback, a name or a lot.
    in_force: u32,
    /// What was added to window numbers after it.
    shift: u32,
    /// The number of the window that was open before it, as it was shown; [`NO_WINDOW`] for none.
    window: u32,
    /// Whether several seats were to act in that window at once.
    is_shared: bool,
    /// Whether it brought luck, or told somebody other than its author what was secret.
    tells: bool,
}

/// No window is open: chance is awaited.
const NO_WINDOW: u32 = u32::MAX;

/// What a seat has entered in a window in which several act at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saved {
    /// The window, as it was shown.
    pub window: Window,
    /// The seat.
    pub seat: Seat,
    /// The entries, counted from 1, in their order.
    pub entries: Vec<usize>,
}

/// Where a match stood, so that what was entered since can be dropped: see [`Match::mark`].
#[derive(Clone, Debug)]
pub struct MatchMark<G: Game> {
    names: Vec<Option<String>>,
    entries: usize,
    now: Moment<G>,
    streams: Vec<StreamMark>,
    highest: Option<Window>,
    chances: u32,
    asking: Option<Asking>,
    vacant: SeatSet,
    passed_on: SeatSet,
}

impl<G: Game> Match<G> {
    /// A match with an empty journal, under the rules as they are today.
    pub fn start(config: G::Config) -> Result<Self, BadConfig> {
        Match::start_under(config, G::INFO.rules_rev)
    }

    /// The same under a revision of the rules that the game still plays: [`Game::plays`].
    pub fn start_under(config: G::Config, revision: u32) -> Result<Self, BadConfig> {
        let state = G::start_under(&config, revision)?;
        let seats = state.seats();
        let now = Moment::start(state);
        Ok(Match {
            config,
            revision,
            names: vec![None; usize::from(seats)],
            journal: Vec::new(),
            traces: Vec::new(),
            highest: now.pending().window(),
            kept: vec![Kept { entry: 0, moment: Box::new(now.clone()) }],
            now,
            streams: (0..=seats).map(|_| Stream::new()).collect(),
            chances: 0,
            asking: None,
            vacant: SeatSet::EMPTY,
            passed_on: SeatSet::EMPTY,
        })
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

    /// The revision of the rules it is played under.
    pub fn revision(&self) -> u32 {
        self.revision
    }

    /// The names in its seats now. The host's: a viewer may know fewer.
    pub fn names(&self) -> &[Option<String>] {
        &self.names
    }

    /// The names in its seats, where this viewer knows who sits there.
    pub fn names_for(&self, who: Viewer) -> Vec<Option<String>> {
        let known = |seat: &Seat| self.closed().is_some() || self.state().knows_player(who, *seat);
        let name = |seat: Seat| self.names[seat.index()].clone().filter(|_| known(&seat));
        Seat::all(self.state().seats()).map(name).collect()
    }

    /// Everything that was entered.
    pub fn journal(&self) -> &[Entry<G>] {
        &self.journal
    }

    /// Where it stands.
    pub fn now(&self) -> &Moment<G> {
        &self.now
    }

    /// The full, secret state. Its windows have the rules' own numbers, not those that are shown.
    pub fn state(&self) -> &G {
        self.now.state()
    }

    /// The seats that say yes to a draw.
    pub fn draw(&self) -> Ballot {
        self.now.draw()
    }

    /// What is proposed now, and who has answered.
    pub fn asking(&self) -> Option<&Asking> {
        self.asking.as_ref()
    }

    /// The seats that nobody holds any more.
    pub fn vacant(&self) -> SeatSet {
        self.vacant
    }

    /// The seats that nobody waits for: they left the match, or nobody holds them where it goes on without them.
    fn gone(&self) -> SeatSet {
        // Where nobody may know who plays, nobody may know either that nobody does.
        let is_known = |seat: &Seat| self.state().knows_player(Viewer::Public, *seat);
        let known: SeatSet = Seat::all(self.state().seats()).filter(is_known).collect();
        let goes_on = |seat: &Seat| matches!(self.state().resign(*seat), Resigning::GoesOn);
        let vacant = self.vacant.shared(known);
        let vacant = if vacant == known { SeatSet::EMPTY } else { vacant };
        vacant.iter().filter(goes_on).fold(self.now.left(), SeatSet::with)
    }

    /// The window that only seats are awaited in which left the match, or which nobody holds where it goes on without
    /// them: its host lets it run out at once. Between two sides it is the clock that decides, and where time alone ends it
    /// time does.
    pub fn overdue(&self) -> Option<Window> {
        match self.pending() {
            Pending::Seats { must, window, .. }
                if !must.is_empty()
                    && self.state().window_end() == WindowEnd::Acting
                    && must.minus(self.gone()).is_empty() =>
            {
                Some(window)
            }
            Pending::Seats { .. } | Pending::Chance | Pending::Over(_) => None,
        }
    }

    /// What ends the open window. For the host only. Openly awaited seats that nobody plays any more have nothing more to do.
    pub fn window_end(&self) -> WindowEnd {
        let end = self.state().window_end();
        let (WindowEnd::Share { is_settled: false }, Pending::Seats { must, .. }) = (end, self.pending())
        else {
            return end;
        };
        let is_open = |seat: &Seat| self.state().knows_player(Viewer::Public, *seat);
        let open: SeatSet = must.iter().filter(is_open).collect();
        let gone = self.gone();
        WindowEnd::Share { is_settled: !gone.is_empty() && open.minus(gone).is_empty() }
    }

    /// How the table closed the match, if it did.
    pub fn closed(&self) -> Option<&Closing> {
        self.now.closed()
    }

    /// Whom the match waits for, the table's own endings included. For the host only.
    pub fn pending(&self) -> Pending {
        self.now.pending()
    }

    /// What this viewer may know of it.
    pub fn waiting(&self, who: Viewer) -> Waiting {
        self.now.waiting(who)
    }

    /// The actions open to a seat: none when the match is over.
    pub fn moves(&self, seat: Seat) -> Vec<G::Action> {
        self.now.moves(seat)
    }

    /// How many chance outcomes were entered, lots and those that were taken back included: the number of the next one.
    pub fn chances(&self) -> u32 {
        self.chances
    }

    /// The nonces that were added to its dice, in the order of their entries; nothing where there is no commitment: its dice
    /// cannot be proved.
    pub fn nonces(&self) -> Option<Vec<&str>> {
        let first = self.journal.first().map(|entry| &entry.what);
        matches!(first, Some(What::Committed(_))).then(|| {
            let nonces = self.journal[1..].iter().map_while(|entry| match &entry.what {
                What::Nonce(_, nonce) => Some(nonce.as_str()),
                _ => None,
            });
            nonces.collect()
        })
    }

    /// How people come to their seats.
    pub fn seating(&self) -> Seating {
        G::seating(&self.config)
    }

    /// How many places there can be to add a nonce from.
    fn most_places(&self) -> u8 {
        match self.seating() {
            Seating::Chosen => self.state().seats(),
            Seating::Drawn { most } => most.max(self.state().seats()),
        }
    }

    /// How many places are drawn among where nobody chooses a seat: those of the people, and as many more as there are seats.
    pub fn places(&self) -> usize {
        // Nonces stand before everything else but the commitment.
        let rest = self.journal.iter().skip_while(|entry| matches!(entry.what, What::Committed(_)));
        let people = rest.map_while(|entry| match entry.what {
            What::Nonce(place, _) => Some(usize::from(place) + 1),
            _ => None,
        });
        people.max().unwrap_or(0).max(self.state().seats().into())
    }

    /// A seating as the dice give it.
    pub fn draw_lot<D: Dice + ?Sized>(&self, dice: &mut D) -> Lot {
        match self.seating() {
            Seating::Chosen => Lot::draw(self.state(), dice),
            Seating::Drawn { .. } => Lot::draw_among(self.state(), self.places(), dice),
        }
    }

    /// What a seat has entered in a window, if several act there at once. O(what came since it was opened).
    pub fn saved_in(&self, window: Window, seat: Seat) -> Option<Saved> {
        let mut saved = Saved { window, seat, entries: Vec::new() };
        let mut is_shared = self.open_window() == (window.0, true);
        for (at, trace) in self.traces.iter().enumerate().rev() {
            // Windows are numbered in their order; while chance is awaited none is open.
            if trace.window < window.0 {
                break;
            }
            if trace.window == window.0 {
                is_shared |= trace.is_shared;
                saved.entries.extend((self.acted(at + 1) == Some(seat)).then_some(at + 1));
            }
        }
        saved.entries.reverse();
        is_shared.then_some(saved)
    }

    /// The same of every window and seat, in the order of windows and seats. O(match).
    pub fn saved(&self) -> Vec<Saved> {
        let mut all: BTreeMap<(u32, Seat), Vec<usize>> = BTreeMap::new();
        for (trace, entry) in self.traces.iter().zip(1..).filter(|(trace, _)| trace.is_shared) {
            if let Some(seat) = self.acted(entry) {
                all.entry((trace.window, seat)).or_default().push(entry);
            }
        }
        let saved = |((window, seat), entries)| Saved { window: Window(window), seat, entries };
        all.into_iter().map(saved).collect()
    }

    /// How many hints a seat was given in the window that is open. O(what came since it was opened).
    pub fn hints(&self, seat: Seat) -> usize {
        let open = self.open_window().0;
        let since = self.traces.iter().rev().take_while(|trace| trace.window == open).count();
        let recent = &self.journal[self.journal.len() - since..];
        recent.iter().filter(|entry| entry.what == What::Hinted(seat)).count()
    }

    /// The seats that have not had the same holder since the match began: others took them over, or nobody holds them.
    pub fn passed_on(&self) -> SeatSet {
        self.passed_on
    }

    /// Who acted after this many entries.
    pub fn acted_since(&self, entries: usize) -> SeatSet {
        (entries + 1..=self.journal.len()).filter_map(|entry| self.acted(entry)).collect()
    }

    /// Whose action an entry is.
    fn acted(&self, entry: usize) -> Option<Seat> {
        match self.journal[entry - 1].what {
            What::Input(Input::Act(seat, _)) => Some(seat),
            _ => None,
        }
    }

    /// The window that is open, as it is shown, and whether several seats were to act there when it was opened.
    fn open_window(&self) -> (u32, bool) {
        match self.pending() {
            Pending::Seats { must, window, .. } => {
                let was_shared = |last: &Trace| last.window == window.0 && last.is_shared;
                (window.0, must.len() > 1 || self.traces.last().is_some_and(was_shared))
            }
            Pending::Chance | Pending::Over(_) => (NO_WINDOW, false),
        }
    }

    /// Enters an input of the rules, without a time.
    pub fn input(&mut self, input: InputOf<G>) -> Result<(), RefusedBy<G>> {
        match self.enter(Entry { at: None, what: What::Input(input) }) {
            Ok(()) => Ok(()),
            Err(EntryRefused::Input(refused)) => Err(refused),
            Err(_) => unreachable!("inputs are refused by the rules only"),
        }
    }

    /// Enters anything. A refused entry changes nothing. O(viewers), or O(stride) for a takeback.
    pub fn enter(&mut self, entry: Entry<G>) -> Result<(), EntryRefused<G::Refusal>> {
        self.check(&entry.what)?;
        let number = self.journal.len() + 1;
        let (window, is_shared) = self.open_window();
        let mut events = Vec::new();
        let mut in_force = number;
        match &entry.what {
            What::Committed(_) | What::Nonce(..) | What::Lot(_) | What::Hinted(_) | What::Time(_) => {
                in_force = self.in_force(number - 1);
            }
            What::Proposed(..) | What::Consented(_) | What::Dissented(_) => {
                in_force = self.in_force(number - 1);
                self.ask(&entry.what);
            }
            What::Seated(seat, name) => {
                in_force = self.in_force(number - 1);
                if self.names[seat.index()].replace(name.clone()).is_some() {
                    self.passed_on = self.passed_on.with(*seat);
                }
                self.vacant = self.vacant.without(*seat);
            }
            What::Takeback(to) => {
                in_force = self.in_force(*to);
                self.now = self.after(*to);
                self.now.shift = self.highest.map_or(0, |highest| highest.0 + 1 - self.now.next_window());
            }
            other => {
                self.now.apply(other, &mut events);
                if self.now.entries.is_multiple_of(STRIDE) {
                    self.kept.push(Kept { entry: number, moment: Box::new(self.now.clone()) });
                }
            }
        }
        self.chances += u32::from(matches!(entry.what, What::Input(Input::Chance(_)) | What::Lot(_)));
        let tells = self.tell(number, &entry.what, &events);
        if let What::Vacated(seat) = entry.what {
            self.names[seat.index()] = None;
            (self.vacant, self.passed_on) = (self.vacant.with(seat), self.passed_on.with(seat));
        }
        let in_force = in_force as u32;
        self.traces.push(Trace { in_force, shift: self.now.shift, window, is_shared, tells });
        let goes_back = matches!(entry.what, What::Takeback(_));
        self.journal.push(entry);
        self.highest = self.highest.max(self.pending().window());
        if goes_back || self.open_window().0 != window {
            self.asking = None;
        }
        Ok(())
    }

    /// Somebody proposes something, or answers.
    fn ask(&mut self, what: &What<G>) {
        match (what, &mut self.asking) {
            (What::Proposed(by, asked, what), open) => {
                *open = Some(Asking { by: *by, what: *what, asked: *asked, agreed: SeatSet::EMPTY });
            }
            (What::Consented(seat), Some(open)) => {
                (open.asked, open.agreed) = (open.asked.without(*seat), open.agreed.with(*seat));
            }
            (_, open) => *open = None,
        }
    }

    /// Whether something can be proposed: one thing at a time.
    fn check_proposal(
        &self,
        by: Seat,
        asked: SeatSet,
        what: Proposal,
    ) -> Result<(), EntryRefused<G::Refusal>> {
        self.must_be_open()?;
        self.must_be_seat(by)?;
        let seats = SeatSet::all(self.state().seats());
        let can_be = match what {
            Proposal::Pause | Proposal::Resume => true,
            Proposal::Takeback { to } => to < self.journal.len(),
            Proposal::Bot { seat, .. } => seats.has(seat) && seat != by && !asked.has(seat),
        };
        let is_free = self.asking.is_none_or(|open| open.is_agreed());
        let are_others = !asked.is_empty() && !asked.has(by) && asked.minus(seats).is_empty();
        if is_free && can_be && are_others { Ok(()) } else { Err(EntryRefused::BadProposal) }
    }

    /// Adds to every viewer's stream what they learn of an entry. Whether that undoes a takeback's fairness.
    fn tell(&mut self, entry: usize, what: &What<G>, events: &[G::Event]) -> bool {
        let agrees = matches!(what, What::Draw(..)) && self.now.closed().is_some();
        let author = match what {
            What::Input(Input::Act(seat, _)) => Some(Viewer::Seat(*seat)),
            _ => None,
        };
        let mut others_saw = false;
        for (who, stream) in Viewer::all(self.now.state().seats()).zip(&mut self.streams) {
            match what {
                What::Input(Input::Chance(_)) => {}
                What::Input(Input::Act(seat, action)) => {
                    stream.acted(G::reads(who, *seat, action).then_some(entry));
                }
                _ => stream.acted(None),
            }
            for seen in events.iter().filter_map(|event| G::seen(event, who)) {
                others_saw |= Some(who) != author;
                stream.tell(entry, Notice::Seen(seen));
            }
            // Who plays unknown is told to nobody, not even to the seat itself: whoever takes it over reads what it was told.
            let knows_player = |seat| {
                let state = self.now.state();
                state.knows_player(who, seat) && state.knows_player(Viewer::Public, seat)
            };
            let notice = match what {
                What::Input(_) => None,
                // Who added one may be unknown, and everybody saw the commitment before they sat down.
                What::Committed(_) | What::Nonce(..) => None,
                // Not how they fell: who sat down where may be unknown.
                What::Lot(_) => Some(Notice::Drawn),
                What::Seated(seat, name) if knows_player(*seat) => {
                    Some(Notice::Seated { seat: *seat, name: name.clone() })
                }
                What::Seated(..) => None,
                What::Takeback(to) => Some(Notice::TakenBack { to: stream.told_by(*to) }),
                What::Resigned(seat) => Some(Notice::Closed { how: "resigned", seat: Some(*seat) }),
                What::Left(seat) => Some(Notice::Left { seat: *seat }),
                What::Draw(seat, yes) => Some(Notice::Draw { seat: *seat, yes: *yes }),
                What::Declined(seat) => Some(Notice::Declined { seat: *seat }),
                What::Proposed(seat, _, proposal) => {
                    Some(Notice::Proposed { seat: *seat, proposal: *proposal })
                }
                What::Consented(seat) => Some(Notice::Consented { seat: *seat }),
                What::Dissented(seat) => Some(Notice::Dissented { seat: *seat }),
                What::Vacated(seat) if knows_player(*seat) => {
                    let name = self.names[seat.index()].clone().unwrap_or_default();
                    Some(Notice::Vacated { seat: *seat, name })
                }
                What::Vacated(_) => None,
                // Bots ask for none: whoever does is a person.
                What::Hinted(seat) => knows_player(*seat).then_some(Notice::Hinted { seat: *seat }),
                What::Time(note) => Some(Notice::Time { how: note.notice(), seat: note.seat() }),
                What::Abandoned => Some(Notice::Closed { how: "abandoned", seat: None }),
            };
            notice.into_iter().for_each(|notice| stream.tell(entry, notice));
            if agrees {
                stream.tell(entry, Notice::Closed { how: "agreed", seat: None });
            }
        }
        match what {
            What::Input(Input::Chance(_)) => true,
            What::Resigned(_) | What::Abandoned | What::Left(_) => G::INFO.has_secrets,
            What::Draw(..) => G::INFO.has_secrets && agrees,
            What::Input(_) => G::INFO.has_secrets && others_saw,
            What::Committed(_) | What::Nonce(..) | What::Lot(_) => false,
            What::Seated(..) | What::Takeback(_) | What::Declined(_) | What::Time(_) => false,
            What::Proposed(..) | What::Consented(_) | What::Dissented(_) | What::Vacated(_) => false,
            What::Hinted(_) => false,
        }
    }

    /// Whether an entry would be accepted now.
    pub fn check(&self, what: &What<G>) -> Result<(), EntryRefused<G::Refusal>> {
        match what {
            What::Input(_) if self.closed().is_some() => return Err(Refused::Over.into()),
            What::Input(Input::Expired(shown)) => {
                let window = Window(shown.0.wrapping_sub(self.now.shift));
                self.state().admit(&Input::Expired(window))?;
            }
            What::Input(Input::Act(seat, _)) if self.now.left().has(*seat) => {
                return Err(Refused::NotYourMove.into());
            }
            What::Input(input) => self.state().admit(input)?,
            What::Committed(text) => {
                if !self.journal.is_empty() || !is_hex(text, 64) {
                    return Err(EntryRefused::BadNonce);
                }
            }
            What::Nonce(place, text) => {
                let is_next = match self.journal.last().map(|entry| &entry.what) {
                    Some(What::Committed(_)) => true,
                    Some(What::Nonce(before, _)) => before < place,
                    _ => false,
                };
                if !is_next || *place >= self.most_places() || !is_hex(text, 32) {
                    return Err(EntryRefused::BadNonce);
                }
            }
            What::Lot(lot) => {
                let is_first = self.journal.iter().all(|entry| entry.what.is_sealing());
                let is_suited = match self.seating() {
                    Seating::Chosen => lot.suits(self.state()),
                    Seating::Drawn { .. } => lot.suits_places(self.state(), self.places()),
                };
                if !is_first || !is_suited {
                    return Err(EntryRefused::BadLot);
                }
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
            What::Resigned(seat) | What::Left(seat) => self.check_resigning(*seat)?,
            What::Draw(seat, yes) => {
                self.must_have_draw(*seat)?;
                if self.draw().has(*seat) == *yes {
                    return Err(EntryRefused::SaidAlready);
                }
                if *yes && !self.now.may_agree(*seat) {
                    return Err(EntryRefused::Declined);
                }
            }
            What::Declined(seat) => {
                self.must_have_draw(*seat)?;
                if self.draw().has(*seat) || self.draw().voices().is_empty() {
                    return Err(EntryRefused::NoOffer);
                }
            }
            What::Proposed(by, asked, what) => self.check_proposal(*by, *asked, *what)?,
            What::Consented(seat) => {
                if !self.asking.is_some_and(|open| open.asked.has(*seat)) {
                    return Err(EntryRefused::NotAsked);
                }
            }
            What::Dissented(seat) => {
                let is_theirs =
                    |open: Asking| open.by == *seat || open.asked.has(*seat) || open.agreed.has(*seat);
                if !self.asking.is_some_and(is_theirs) {
                    return Err(EntryRefused::NotAsked);
                }
            }
            What::Vacated(seat) => {
                self.must_be_open()?;
                self.must_be_seat(*seat)?;
                if self.names[seat.index()].is_none() {
                    return Err(EntryRefused::Vacant);
                }
            }
            What::Hinted(seat) => {
                self.must_be_open()?;
                self.must_be_seat(*seat)?;
                if !matches!(self.pending(), Pending::Seats { must, .. } if must.has(*seat)) {
                    return Err(Refused::NotYourMove.into());
                }
            }
            What::Time(note) => {
                self.must_be_open()?;
                note.seat().map_or(Ok(()), |seat| self.must_be_seat(seat))?;
            }
            What::Abandoned => self.must_be_open()?,
        }
        Ok(())
    }

    fn check_resigning(&self, seat: Seat) -> Result<(), EntryRefused<G::Refusal>> {
        self.must_be_open()?;
        self.must_be_seat(seat)?;
        if self.now.left().has(seat) {
            return Err(EntryRefused::SaidAlready);
        }
        match self.state().resign(seat) {
            Resigning::NotHere => Err(EntryRefused::NotHere),
            Resigning::Ends(_) | Resigning::GoesOn => Ok(()),
        }
    }

    /// The entry by which a seat gives up: the match ends, or goes on without it, as the game says.
    pub fn resigning(&self, seat: Seat) -> Result<What<G>, EntryRefused<G::Refusal>> {
        self.check_resigning(seat)?;
        match self.state().resign(seat) {
            Resigning::GoesOn => Ok(What::Left(seat)),
            Resigning::Ends(_) | Resigning::NotHere => Ok(What::Resigned(seat)),
        }
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
            if self.traces[*later - 1].tells {
                return false;
            }
            *later = self.in_force(*later - 1);
        }
        true
    }

    /// How many entries stay when somebody who plays these seats, and whom nobody plays against who would remember, takes
    /// back their last decision. Nothing where they have taken none, or have learnt something since: luck, or what was
    /// secret. It depends on what they were told alone. O(what came since).
    pub fn before_last_decision(&self, own: SeatSet) -> Option<usize> {
        let was_told = |entry: usize| {
            own.iter().map(|seat| self.stream_of(seat.into())).any(|stream| stream.is_told_by(entry))
        };
        let mut here = self.in_force(self.journal.len());
        while here > 0 {
            let is_own = match &self.journal[here - 1].what {
                What::Input(Input::Act(seat, _)) => own.has(*seat),
                What::Left(_) | What::Resigned(_) | What::Abandoned => return None,
                _ => false,
            };
            let trace = &self.traces[here - 1];
            if trace.is_shared || trace.tells && (is_own || was_told(here)) {
                return None;
            }
            if is_own {
                return Some(here - 1);
            }
            here = self.in_force(here - 1);
        }
        None
    }

    /// What this viewer has been told so far.
    pub fn stream_of(&self, who: Viewer) -> &Stream<G::Seen> {
        let at = who.seat().map_or(self.streams.len() - 1, Seat::index);
        &self.streams[at]
    }

    /// The same as notices alone; notice number n stands at n - 1.
    pub fn stream(&self, who: Viewer) -> Vec<Notice<G::Seen>> {
        let notice = |told: &Told<G::Seen>| told.notice.clone();
        self.stream_of(who).told().iter().map(notice).collect()
    }

    /// The match as it stood after this many entries. O(stride).
    pub fn at(&self, entries: usize) -> Option<Moment<G>> {
        if entries > self.journal.len() {
            return None;
        }
        let mut moment = self.after(entries);
        moment.shift = entries.checked_sub(1).map_or(0, |last| self.traces[last].shift);
        Some(moment)
    }

    /// Gives back memory that is kept for more entries: for a host with many matches that rest. Some room stays, so that
    /// the next entry need not copy all others.
    pub fn shrink(&mut self) {
        self.journal.shrink_to(roomy(self.journal.len()));
        self.traces.shrink_to(roomy(self.traces.len()));
        self.streams.iter_mut().for_each(Stream::shrink);
    }

    /// Remembers where the match stands: what is entered from here on can be dropped by [`Match::rewind`].
    pub fn mark(&self) -> MatchMark<G> {
        MatchMark {
            names: self.names.clone(),
            entries: self.journal.len(),
            now: self.now.clone(),
            streams: self.streams.iter().map(Stream::mark).collect(),
            highest: self.highest,
            chances: self.chances,
            asking: self.asking,
            vacant: self.vacant,
            passed_on: self.passed_on,
        }
    }

    /// Drops what was entered since a mark, for a host that could not write it down: it never happened.
    pub fn rewind(&mut self, mark: MatchMark<G>) {
        self.journal.truncate(mark.entries);
        self.traces.truncate(mark.entries);
        self.kept.truncate(self.kept.partition_point(|kept| kept.entry <= mark.entries));
        for (stream, mark) in self.streams.iter_mut().zip(mark.streams) {
            stream.rewind(mark);
        }
        (self.names, self.now) = (mark.names, mark.now);
        (self.highest, self.chances) = (mark.highest, mark.chances);
        (self.asking, self.vacant, self.passed_on) = (mark.asking, mark.vacant, mark.passed_on);
    }

    /// Whether those at the table can agree on a draw now, this seat among them.
    fn must_have_draw(&self, seat: Seat) -> Result<(), EntryRefused<G::Refusal>> {
        self.must_be_open()?;
        self.must_be_seat(seat)?;
        if self.state().has_table_draw() { Ok(()) } else { Err(EntryRefused::NotHere) }
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
        entries.checked_sub(1).map_or(0, |last| self.traces[last].in_force as usize)
    }

    /// What the first entries come to: from the nearest state that was kept, over what is in force since.
    fn after(&self, entries: usize) -> Moment<G> {
        let mut since = Vec::new();
        let mut last = self.in_force(entries);
        let mut moment = loop {
            match self.kept.binary_search_by_key(&last, |kept| kept.entry) {
                Ok(at) => break Moment::clone(&self.kept[at].moment),
                Err(_) => since.push(&self.journal[last - 1].what),
            }
            last = self.in_force(last - 1);
        };
        for what in since.into_iter().rev() {
            moment.apply(what, &mut ());
        }
        moment
    }
}
