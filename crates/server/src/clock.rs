//! The time of a table: what its pace and its journal make of it.
//!
//! Everything here is derived from the times of entries, so that whoever reads the journal comes to the same. What is shown
//! of it must never depend on when somebody did something in secret: see [`timing::Face`].

use store::NewMatch;
use tabletop::{MAX_SEATS, Pending, Seat, SeatSet, Viewer, Window, WindowEnd};
use timing::{Due, Face, Pace, Timekeeper};

use crate::error::ApiError;
use crate::live_table::TableState;
use crate::wire::TimeCard;

const MINUTE: u64 = 60_000;

/// How many windows running a seat may let run out before it is put up for somebody else.
const MOST_MISSED: u8 = 2;

/// The pace of a table, its clock, and who let it run out.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    pub(crate) pace: Pace,
    now: Notes,
    /// What it was before what is being entered.
    before: Option<Notes>,
}

/// What was noted.
#[derive(Clone, Debug)]
struct Notes {
    keeper: Timekeeper,
    /// How many windows running each seat let run out.
    missed: [u8; MAX_SEATS],
    /// Who acted in the open window.
    acted: SeatSet,
    window: Option<Window>,
}

impl Clock {
    /// The clock of a match before anything happened. A pace that cannot be read gives no limit.
    pub(crate) fn of(made: &NewMatch) -> Self {
        let pace: Pace = serde_json::from_str(&made.time).unwrap_or_default();
        let seats = made.chairs.len() as u8;
        let keeper = Timekeeper::new(&pace, seats).or_else(|_| Timekeeper::new(&Pace::default(), seats));
        let keeper = keeper.expect("no limit can always be kept");
        let keeper = keeper.keeping(made.share.map(|minutes| u64::from(minutes) * MINUTE));
        let notes = Notes { keeper, missed: [0; MAX_SEATS], acted: SeatSet::EMPTY, window: None };
        Clock { pace, now: notes, before: None }
    }

    pub(crate) fn is_limited(&self) -> bool {
        self.pace != Pace::default()
    }

    /// Remembers how it stands, until that is settled or forgotten.
    pub(crate) fn mark(&mut self) {
        self.before = Some(self.now.clone());
    }

    /// What was noted since it was marked stays.
    pub(crate) fn settle(&mut self) {
        self.before = None;
    }

    /// What was noted since it was marked never happened.
    pub(crate) fn rewind(&mut self) {
        if let Some(before) = self.before.take() {
            self.now = before;
        }
    }

    /// What runs out next.
    pub(crate) fn due(&self) -> Option<Due> {
        self.now.keeper.due()
    }

    /// When what runs out next does, as everybody may know.
    pub(crate) fn deadline(&self) -> Option<u64> {
        self.now.keeper.deadline()
    }

    /// The earliest moment at which time may end the open window, as everybody may know.
    pub(crate) fn earliest(&self) -> Option<u64> {
        self.now.keeper.earliest()
    }

    /// The window that is over though it has time left, where nobody needs any more of it: one person plays among bots, and all
    /// have finished.
    pub(crate) fn over_at_once(&self, at: u64) -> Option<Window> {
        let due = self.due().filter(|due| due.at <= at)?;
        self.deadline().is_none_or(|deadline| at < deadline).then_some(due.window)
    }

    /// What is shown of it, where there is a limit or something that time alone ends.
    pub(crate) fn face(&self) -> Option<Face> {
        (self.is_limited() || self.now.keeper.is_timed()).then(|| self.now.keeper.face())
    }

    /// Whether a seat can have the open window extended.
    pub(crate) fn may_extend(&self, at: u64, seat: Seat) -> bool {
        self.is_limited() && self.now.keeper.may_extend(at, seat)
    }

    /// Whether whoever plays a seat is on holiday at a moment.
    pub(crate) fn is_on_holiday(&self, at: u64, seat: Seat) -> bool {
        self.now.keeper.is_on_holiday(at, seat)
    }

    /// Whether the match is paused at a moment.
    pub(crate) fn is_paused(&self, at: u64) -> bool {
        self.now.keeper.is_paused(at)
    }

    /// The seats that let so many windows running run out that somebody else may play them.
    pub(crate) fn missing(&self) -> SeatSet {
        let is_missing = |seat: &Seat| self.now.missed[seat.index()] >= MOST_MISSED;
        Seat::all(MAX_SEATS as u8).filter(is_missing).collect()
    }

    /// Whether a seat let the last window run out.
    pub(crate) fn has_missed(&self, seat: Seat) -> bool {
        self.now.missed[seat.index()] > 0
    }
}

impl TableState {
    /// What is shown of its time, where that is limited.
    pub(crate) fn time_card(&self) -> Result<Option<TimeCard>, ApiError> {
        let Some(mut face) = self.clock.face() else { return Ok(None) };
        let (expiry, is_solitary) = self.game.read(|table| (table.expiry(), table.is_solitary()))?;
        // One person among bots waits for them, not for a moment.
        face.earliest = face.earliest.filter(|_| !is_solitary);
        Ok(Some(TimeCard { face, expiry }))
    }

    /// Makes the entry of a line and notes its time.
    pub(crate) fn enter_line(&mut self, at: u64, line: &str) -> Result<(), ApiError> {
        let late = if line.starts_with("expired ") { self.late()? } else { SeatSet::EMPTY };
        self.game.change(|table| table.enter(Some(at), line))??;
        for seat in late.iter() {
            let missed = &mut self.clock.now.missed[seat.index()];
            *missed = missed.saturating_add(1);
        }
        self.note_time(at, line)
    }

    /// Who lets the open window run out: whoever is awaited where time is limited. Who plays unknown may leave it to time to end a
    /// window, so that only whoever does nothing at all in it is missed.
    fn late(&self) -> Result<SeatSet, ApiError> {
        let (must, end, veiled) = self.game.read(|table| {
            let must = match table.pending() {
                Pending::Seats { must, .. } => must,
                Pending::Chance | Pending::Over(_) => SeatSet::EMPTY,
            };
            let is_veiled = |seat: &Seat| !table.knows_player(Viewer::Public, *seat);
            (must, table.window_end(), must.iter().filter(is_veiled).collect::<SeatSet>())
        })?;
        let known = if self.clock.is_limited() { must.minus(veiled) } else { SeatSet::EMPTY };
        Ok(match end {
            WindowEnd::Share { .. } => known.union(veiled.minus(self.clock.now.acted)),
            WindowEnd::Acting | WindowEnd::Time => known,
        })
    }

    /// Tells the clock what an entry did. It runs from the moment at which everybody sits. O(1).
    pub(crate) fn note_time(&mut self, at: u64, line: &str) -> Result<(), ApiError> {
        if !self.game.read(|table| table.is_begun())? {
            return Ok(());
        }
        let Notes { keeper, missed, acted, window } = &mut self.clock.now;
        let open = self.game.read(|table| {
            catalog::note_entry(keeper, table, at, line);
            table.pending().window()
        })?;
        // Whoever acts is there, and whoever sits down has missed nothing.
        let mut words = line.split(' ');
        if let (Some(word @ ("act" | "seated" | "vacated")), Some(seat)) = (words.next(), words.next())
            && let Some(seat) = seat.parse().ok().and_then(Seat::try_new)
        {
            missed[seat.index()] = 0;
            *acted = if word == "act" { acted.with(seat) } else { acted.without(seat) };
        }
        if std::mem::replace(window, open) != open {
            *acted = SeatSet::EMPTY;
        }
        Ok(())
    }
}
