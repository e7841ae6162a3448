//! What plays a match: whom it waits for, what is entered, and what everybody was told.
//!
//! A match changes in one way: an entry is made. [`Play::act`], [`Play::roll`] and [`Play::enter`] make one, and each
//! gives or takes the line that stands for it in the journal.

use fair::Opened;
use serde_json::Value;
use tabletop::{
    Asking, Dice, Entry, Input, Lot, Message, NotationError, Notice, Odds, Pending, Seat, SeatSet, Seating,
    Viewer, What, Window, WindowEnd, WindowKind,
};
use words::Lang;

use crate::running::Running;
use crate::seated::{Past, Seated, as_words};
use crate::shelf::{Listed, words_of};
use crate::show::json;
use crate::{Fault, Show, proving};

/// One entry of the journal, for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The entry as the record writes it, without number and time.
    pub text: String,
    /// The seat and the action, if that is what it is.
    pub action: Option<(Seat, String)>,
}

/// One thing a viewer was told. Its number is its place in the viewer's own log, from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// The entry that made it: the host's number, never shown.
    pub entry: usize,
    /// What, in words.
    pub text: Message,
    /// The action behind it, where the viewer may read it.
    pub action: Option<(Seat, String)>,
}

/// The actions of a text: one, or several separated by semicolons, which no notation has.
pub fn actions_in(text: &str) -> impl Iterator<Item = &str> {
    let is_empty = |part: &str| part.trim().is_empty();
    let mut parts = text.split(';').filter(move |part| !is_empty(part)).peekable();
    // A text without any is one that will not be understood.
    let none = parts.peek().is_none().then_some(text);
    none.into_iter().chain(parts)
}

/// A match as its host plays it. `pending`, `odds`, `record` and `journal` are the host's.
pub trait Play: Show {
    /// The revision of the rules it is played under.
    fn revision(&self) -> u32;

    /// Whom it waits for.
    fn pending(&self) -> Pending;

    /// The window that only seats are awaited in which nobody plays any more: it runs out at once.
    fn overdue(&self) -> Option<Window>;

    /// Whether play has begun: every seat has a name, or had one.
    fn is_begun(&self) -> bool;

    /// What kind of decision the open window is.
    fn window_kind(&self) -> WindowKind;

    /// What ends it.
    fn window_end(&self) -> WindowEnd;

    /// How people come to their seats.
    fn seating(&self) -> Seating;

    /// What happens if it runs out.
    fn expiry(&self) -> Message;

    /// What is proposed now, and who has answered.
    fn asking(&self) -> Option<Asking>;

    /// The seats that nobody holds any more.
    fn vacant(&self) -> SeatSet;

    /// How many entries its journal has.
    fn entries(&self) -> usize;

    /// How many chance outcomes were entered, lots and those that were taken back included: the number of the next one.
    fn chances(&self) -> u32;

    /// The nonces that were added to its dice, in the order of their entries; nothing where its dice cannot be proved.
    fn nonces(&self) -> Option<Vec<String>>;

    /// Whether one person at most plays among bots: no more than one added to its dice.
    fn is_solitary(&self) -> bool;

    /// How many hints a seat was given in the window that is open.
    fn hints(&self, seat: Seat) -> usize;

    /// The seats that have not had the same holder since it began.
    fn passed_on(&self) -> SeatSet;

    /// Finds every outcome anew from the seed: what opens its record once it is over.
    fn prove(&self, id: &str, seed: &[u8]) -> Result<Opened, Fault>;

    /// What a seat has entered in a window, in notation, if several act there at once.
    fn saved(&self, window: Window, seat: Seat) -> Option<Vec<String>>;

    /// Seats are drawn by lot, with dice of the host's own. Gives its line, and for each place the seat it plays, if it gets
    /// one.
    fn draw_seats_at(
        &mut self,
        at: Option<u64>,
        dice: &mut dyn Dice,
    ) -> Result<(String, Vec<Option<Seat>>), Fault>;

    /// For each seat the one that its player has in the match that follows.
    fn turned(&self) -> Vec<Seat>;

    /// A seat acts: its text is understood in the light of what the seat knows, checked and entered. Gives its line.
    fn act_at(&mut self, at: Option<u64>, seat: Seat, action: &str) -> Result<String, Fault>;

    /// A seat does several things at once, as [`actions_in`] reads them: all of them are entered, or none. What would come
    /// after the end is left out. Gives their lines.
    fn act_all_at(&mut self, at: Option<u64>, seat: Seat, actions: &str) -> Result<Vec<String>, Fault> {
        let mut lines = Vec::new();
        self.mark();
        for action in actions_in(actions) {
            if !lines.is_empty() && self.pending().outcome().is_some() {
                break;
            }
            match self.act_at(at, seat, action) {
                Ok(line) => lines.push(line),
                Err(fault) => {
                    self.rewind();
                    return Err(fault);
                }
            }
        }
        self.settle();
        Ok(lines)
    }

    /// Chance answers with dice of the host's own. Gives its line.
    fn roll_at(&mut self, at: Option<u64>, dice: &mut dyn Dice) -> Result<String, Fault>;

    /// A seat gives up: the match ends or goes on without it, as the game says. Gives its line.
    fn resign_at(&mut self, at: Option<u64>, seat: Seat) -> Result<String, Fault>;

    /// Makes the entry of a line.
    fn enter(&mut self, at: Option<u64>, line: &str) -> Result<(), Fault>;

    /// Whether the entry of a line would be made.
    fn check(&self, line: &str) -> Result<(), Fault>;

    /// Gives back memory that is kept for more entries.
    fn shrink(&mut self);

    /// Remembers where the match stands, until it is settled or rewound.
    fn mark(&mut self);

    /// What was entered since it was marked stays.
    fn settle(&mut self);

    /// Drops what was entered since it was marked; nothing if it is settled.
    fn rewind(&mut self);

    /// The chance outcomes and their weights, or nothing where they are sampled.
    fn odds(&self) -> Result<Option<Vec<(String, u32)>>, Fault>;

    /// A chance outcome from dice of the host's own. Nothing happens yet.
    fn outcome_of(&self, dice: &mut dyn Dice) -> Result<String, Fault>;

    /// Whether a takeback would undo no luck and nothing that others saw: see [`tabletop::Match::may_take_back`].
    fn may_take_back(&self, entries: usize) -> bool;

    /// How many entries stay when whoever plays these seats takes back their last decision:
    /// [`tabletop::Match::before_last_decision`].
    fn before_last_decision(&self, own: SeatSet) -> Option<usize>;

    /// Who acted after this many entries.
    fn acted_since(&self, entries: usize) -> SeatSet;

    /// How many things a viewer was told by the first entries. O(log match).
    fn told_by(&self, who: Viewer, entries: usize) -> usize;

    /// The entry that made the thing of this number in a viewer's log; 0 for 0.
    fn entry_of(&self, who: Viewer, number: usize) -> Option<usize>;

    /// How many actions a viewer was told of and may read. O(1).
    fn actions_told(&self, who: Viewer) -> usize;

    /// What a viewer was told after a number of its own, in order. O(what is told).
    fn log(&self, who: Viewer, after: usize) -> Vec<LogLine>;

    /// Everything a viewer was told, as data.
    fn stream(&self, who: Viewer) -> Vec<Value>;

    /// The facts of the game that a viewer saw after a number of its own.
    fn seen(&self, who: Viewer, after: usize) -> Vec<Value>;

    /// Everything a viewer was told, in words.
    fn story(&self, who: Viewer) -> Vec<Message> {
        self.log(who, 0).into_iter().map(|line| line.text).collect()
    }

    /// The record, with every secret: the host's until the match is over.
    fn record(&self) -> String;

    /// The record as far as a viewer may have it now. In a game with secrets that is what the viewer saw, in
    /// words and marked as such, until the match is over; everywhere else it is the record.
    fn record_for(&self, who: Viewer, lang: Lang) -> String;

    /// The journal, entry by entry.
    fn journal(&self) -> Vec<Line>;

    /// The match as it stood after this many entries.
    fn at(&self, entries: usize) -> Option<Box<dyn Show>>;

    /// A seat acts, at no time that matters. Gives what that seat saw of it.
    fn act(&mut self, seat: Seat, action: &str) -> Result<Vec<Value>, Fault> {
        let before = self.told_by(seat.into(), usize::MAX);
        self.act_all_at(None, seat, action)?;
        Ok(self.seen(seat.into(), before))
    }

    /// Chance answers with this.
    fn roll_to(&mut self, at: Option<u64>, outcome: &str) -> Result<(), Fault>;

    /// The same at no time that matters.
    fn roll(&mut self, outcome: &str) -> Result<(), Fault> {
        self.roll_to(None, outcome)
    }

    /// A window runs out.
    fn expire(&mut self, window: Window) -> Result<(), Fault> {
        self.enter(None, &format!("expired {window}"))
    }

    /// Somebody sits down.
    fn sit(&mut self, seat: Seat, name: &str) -> Result<(), Fault> {
        self.enter(None, &format!("seated {seat} {name}"))
    }

    /// A seat gives up.
    fn resign(&mut self, seat: Seat) -> Result<(), Fault> {
        self.resign_at(None, seat).map(drop)
    }

    /// The match goes back to what it was after this many entries.
    fn take_back(&mut self, entries: usize) -> Result<(), Fault> {
        self.enter(None, &format!("takeback {entries}"))
    }
}

fn read_line<G: Listed>(line: &str) -> Result<What<G>, Fault> {
    What::read(line)
        .map_err(|expected| Fault::protocol("bad-entry", format!("{line:?}: expected {expected}")))
}

impl<G: Listed> Play for Seated<G> {
    fn revision(&self) -> u32 {
        self.game.revision()
    }

    fn pending(&self) -> Pending {
        self.game.pending()
    }

    fn overdue(&self) -> Option<Window> {
        self.game.overdue()
    }

    fn is_begun(&self) -> bool {
        let is_named = |seat: Seat| self.game.names()[seat.index()].is_some() || self.game.vacant().has(seat);
        Seat::all(self.game.state().seats()).all(is_named)
    }

    fn window_kind(&self) -> WindowKind {
        self.game.state().window_kind()
    }

    fn window_end(&self) -> WindowEnd {
        self.game.window_end()
    }

    fn seating(&self) -> Seating {
        self.game.seating()
    }

    fn expiry(&self) -> Message {
        self.game.state().expiry()
    }

    fn asking(&self) -> Option<Asking> {
        self.game.asking().copied()
    }

    fn vacant(&self) -> SeatSet {
        self.game.vacant()
    }

    fn entries(&self) -> usize {
        self.game.journal().len()
    }

    fn chances(&self) -> u32 {
        self.game.chances()
    }

    fn nonces(&self) -> Option<Vec<String>> {
        let nonces = self.game.nonces()?;
        Some(nonces.into_iter().map(str::to_owned).collect())
    }

    fn is_solitary(&self) -> bool {
        self.game.nonces().is_some_and(|nonces| nonces.len() <= 1)
    }

    fn hints(&self, seat: Seat) -> usize {
        self.game.hints(seat)
    }

    fn passed_on(&self) -> SeatSet {
        self.game.passed_on()
    }

    fn prove(&self, id: &str, seed: &[u8]) -> Result<Opened, Fault> {
        proving::prove(&self.game, id, seed)
    }

    fn saved(&self, window: Window, seat: Seat) -> Option<Vec<String>> {
        let saved = self.game.saved_in(window, seat)?;
        Some(proving::actions(&self.game, &saved.entries))
    }

    fn draw_seats_at(
        &mut self,
        at: Option<u64>,
        dice: &mut dyn Dice,
    ) -> Result<(String, Vec<Option<Seat>>), Fault> {
        let lot = self.game.draw_lot(dice);
        let seats = lot.seats().to_vec();
        Ok((self.enter_what(at, What::Lot(lot))?, seats))
    }

    fn turned(&self) -> Vec<Seat> {
        Lot::turned(self.game.state()).seats().iter().copied().flatten().collect()
    }

    fn act_at(&mut self, at: Option<u64>, seat: Seat, action: &str) -> Result<String, Fault> {
        self.must_be_seat(seat)?;
        let view = self.game.state().view(seat.into());
        let read = G::read(&view, action).map_err(|error| Fault::notation(&error, action))?;
        self.enter_what(at, What::Input(Input::Act(seat, read)))
    }

    fn roll_at(&mut self, at: Option<u64>, dice: &mut dyn Dice) -> Result<String, Fault> {
        self.must_wait_for_chance()?;
        let outcome = self.game.state().roll(dice);
        self.enter_what(at, What::Input(Input::Chance(outcome)))
    }

    fn resign_at(&mut self, at: Option<u64>, seat: Seat) -> Result<String, Fault> {
        let what = self.game.resigning(seat).map_err(|refused| Fault::entry(&refused, self.words))?;
        self.enter_what(at, what)
    }

    fn enter(&mut self, at: Option<u64>, line: &str) -> Result<(), Fault> {
        let what = read_line(line)?;
        let entered = self.game.enter(Entry { at, what });
        entered.map_err(|refused| Fault::entry(&refused, self.words))
    }

    fn check(&self, line: &str) -> Result<(), Fault> {
        let what = read_line::<G>(line)?;
        self.game.check(&what).map_err(|refused| Fault::entry(&refused, self.words))
    }

    fn shrink(&mut self) {
        self.game.shrink();
    }

    fn mark(&mut self) {
        self.mark = Some(self.game.mark());
    }

    fn settle(&mut self) {
        self.mark = None;
    }

    fn rewind(&mut self) {
        if let Some(mark) = self.mark.take() {
            self.game.rewind(mark);
        }
    }

    fn odds(&self) -> Result<Option<Vec<(String, u32)>>, Fault> {
        self.must_wait_for_chance()?;
        Ok(match self.game.state().odds() {
            Odds::Sampled => None,
            Odds::Explicit(outcomes) => {
                Some(outcomes.into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect())
            }
        })
    }

    fn outcome_of(&self, dice: &mut dyn Dice) -> Result<String, Fault> {
        self.must_wait_for_chance()?;
        Ok(self.game.state().roll(dice).to_string())
    }

    fn may_take_back(&self, entries: usize) -> bool {
        self.game.may_take_back(entries)
    }

    fn before_last_decision(&self, own: SeatSet) -> Option<usize> {
        self.game.before_last_decision(own)
    }

    fn acted_since(&self, entries: usize) -> SeatSet {
        self.game.acted_since(entries)
    }

    fn told_by(&self, who: Viewer, entries: usize) -> usize {
        self.game.stream_of(who).told_by(entries)
    }

    fn entry_of(&self, who: Viewer, number: usize) -> Option<usize> {
        match number.checked_sub(1) {
            None => Some(0),
            Some(at) => self.game.stream_of(who).told().get(at).map(|told| told.entry as usize),
        }
    }

    fn actions_told(&self, who: Viewer) -> usize {
        self.game.stream_of(who).actions()
    }

    fn log(&self, who: Viewer, after: usize) -> Vec<LogLine> {
        let told = self.game.stream_of(who).told();
        let fresh = told.get(after..).unwrap_or_default().iter();
        let line = |told: &tabletop::Told<G::Seen>| LogLine {
            entry: told.entry as usize,
            text: as_words(&told.notice, G::tell),
            action: told.action.and_then(|entry| self.action_of(entry.get() as usize)),
        };
        fresh.map(line).collect()
    }

    fn stream(&self, who: Viewer) -> Vec<Value> {
        self.game.stream_of(who).told().iter().map(|told| json(&told.notice)).collect()
    }

    fn seen(&self, who: Viewer, after: usize) -> Vec<Value> {
        let told = self.game.stream_of(who).told().get(after..).unwrap_or_default();
        let seen = |told: &tabletop::Told<G::Seen>| match &told.notice {
            Notice::Seen(seen) => json(seen),
            other => json(other),
        };
        told.iter().map(seen).collect()
    }

    fn record(&self) -> String {
        self.game.record()
    }

    fn record_for(&self, who: Viewer, lang: Lang) -> String {
        if !G::INFO.has_secrets || self.game.pending().outcome().is_some() {
            return self.record();
        }
        let (config, names, log) = (self.config(), self.names_for(who), self.log(who, 0));
        let running = Running {
            info: G::INFO,
            revision: self.revision(),
            config: &config,
            who,
            names: &names,
            log: &log,
        };
        running.text(words_of::<G>(lang))
    }

    fn journal(&self) -> Vec<Line> {
        let line = |(entry, number): (&Entry<G>, usize)| Line {
            text: entry.what.to_string(),
            action: self.action_of(number),
        };
        self.game.journal().iter().zip(1..).map(line).collect()
    }

    fn at(&self, entries: usize) -> Option<Box<dyn Show>> {
        let moment = self.game.at(entries)?;
        let (config, names) = (self.game.config().clone(), self.game.names().to_vec());
        Some(Box::new(Past::<G> { config, names, abilities: self.abilities, moment }))
    }

    fn roll_to(&mut self, at: Option<u64>, outcome: &str) -> Result<(), Fault> {
        self.must_wait_for_chance()?;
        let read = NotationError::trimmed(outcome).map_err(|error| Fault::notation(&error, outcome))?;
        self.enter_what(at, What::Input(Input::Chance(read))).map(drop)
    }
}
