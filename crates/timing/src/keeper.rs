//! The time of one match, derived from its journal: a host notes what happens, in the order of the journal, after every
//! entry, and asks what is due. The keeper decides nothing and remembers no entry; it must never be told anything that
//! does not stand in the journal, or a restart would come to other times.

use std::sync::Arc;

use tabletop::{MAX_SEATS, Seat, SeatSet, TimeNote, Window, WindowKind};

use crate::run::Run;
use crate::terms::Terms;
use crate::{BadPace, DAY, HOUR, Pace};

/// The longest pause by one vote, in milliseconds.
pub const LONGEST_PAUSE: u64 = 14 * DAY;
/// The most that one extension adds, in milliseconds.
pub const LONGEST_EXTENSION: u64 = 48 * HOUR;
/// The least time from the start of the house to a deadline that passed while it was down, in milliseconds.
pub const LEAST_GRACE: u64 = HOUR;
/// The most time from the start of the house to a deadline that passed while it was down, in milliseconds.
pub const MOST_GRACE: u64 = 24 * HOUR;

/// Which window runs out, and when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Due {
    /// The window.
    pub window: Window,
    /// The first moment at which its time has run out, in milliseconds since 1970. An action of that moment is late.
    pub at: u64,
}

/// The time of one match. All moments are milliseconds since 1970; one that lies before the last noted counts as that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Timekeeper {
    pub(crate) terms: Arc<Terms>,
    pub(crate) seats: u8,
    /// The last moment that was noted.
    pub(crate) last: u64,
    /// What each seat has on its live clock, while that does not run.
    pub(crate) clocks: [u64; MAX_SEATS],
    /// Until when each seat is on holiday. A moment that has passed is none.
    pub(crate) holidays: [u64; MAX_SEATS],
    /// Until when the match is paused. A moment that has passed is no pause.
    pub(crate) paused: u64,
    pub(crate) open: Option<Open>,
}

/// The window that is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Open {
    pub(crate) window: Window,
    pub(crate) kind: WindowKind,
    /// Who was awaited alone when it opened.
    pub(crate) alone: Option<Seat>,
    /// Nothing where there is no limit.
    pub(crate) run: Option<Run>,
    /// Who had it extended.
    pub(crate) extended: SeatSet,
}

impl Timekeeper {
    /// The time of a match before anything is awaited, or every reason why this pace cannot be kept.
    pub fn new(pace: &Pace, seats: u8) -> Result<Self, BadPace> {
        let terms = Terms::of(pace)?;
        Ok(Timekeeper {
            seats: seats.min(MAX_SEATS as u8),
            last: 0,
            clocks: [terms.start(); MAX_SEATS],
            holidays: [0; MAX_SEATS],
            paused: 0,
            open: None,
            terms: Arc::new(terms),
        })
    }

    /// The match waits in a window: to be noted after every entry from the start of play on. The same window noted again
    /// restarts nothing, whoever is awaited by then.
    ///
    /// Under live clocks a seat that is awaited alone plays on its own clock. A turn of several windows is one turn: its
    /// delay is given, and its increment added, once. `must` decides what everybody sees running, so it is to be what
    /// everybody may know when the window opens.
    pub fn opened(&mut self, at: u64, window: Window, kind: WindowKind, must: SeatSet) {
        let at = self.note(at);
        let alone = must.first().filter(|_| must.len() == 1);
        if let Some(open) = &mut self.open {
            if open.window == window {
                return;
            }
            if self.terms.is_live() && alone.is_some() && open.alone == alone {
                (open.window, open.kind) = (window, kind);
                return;
            }
        }
        self.close(at, true);
        let left = alone.map(|seat| self.clocks[seat.index()]);
        let run = self.terms.run(at, kind, left);
        self.open = Some(Open { window, kind, alone, run, extended: SeatSet::EMPTY });
        self.stand(at);
    }

    /// The open window closes without a move: the match is over, or goes back behind it; then [`Timekeeper::opened`]
    /// follows. Nobody gains an increment by it.
    pub fn ended(&mut self, at: u64) {
        let at = self.note(at);
        self.close(at, false);
    }

    /// The house was down. Live clocks stood still meanwhile, those of several seats too. Any other deadline stays where
    /// it is, unless it passed: then it is as long after the start as the house was down, at least [`LEAST_GRACE`] and
    /// at most [`MOST_GRACE`].
    pub fn down(&mut self, from: u64, to: u64) {
        let (from, to) = (self.note(from), self.note(to));
        let goes_on = to.max(self.stands_until());
        let Some(run) = self.open.as_mut().and_then(|open| open.run.as_mut()) else { return };
        let due = run.due(&self.terms);
        if self.terms.is_live() {
            if from < due {
                *run = run.standing(from, goes_on, &self.terms);
            }
        } else if from < to && (from..=to).contains(&due) {
            *run = Run { since: goes_on, delay: 0, left: (to - from).clamp(LEAST_GRACE, MOST_GRACE) };
        }
    }

    /// Whether a seat can have the open window extended: once in each window, before its time has run out, and not
    /// under live clocks.
    pub fn may_extend(&self, at: u64, seat: Seat) -> bool {
        let at = self.last.max(at);
        self.open.as_ref().is_some_and(|open| {
            self.terms.extension(open.kind).is_some()
                && !open.extended.has(seat)
                && !self.has_run_out(at)
                && seat.index() < usize::from(self.seats)
        })
    }

    /// A seat has the open window extended: by its length, days being of 24 hours, and [`LONGEST_EXTENSION`] at most. Where
    /// it [may not](Timekeeper::may_extend) nothing changes.
    pub fn extended(&mut self, at: u64, seat: Seat) {
        let at = self.note(at);
        if !self.may_extend(at, seat) {
            return;
        }
        let Some(open) = &mut self.open else { return };
        if let (Some(run), Some(length)) = (&mut open.run, self.terms.extension(open.kind)) {
            run.left = run.left.saturating_add(length);
            open.extended = open.extended.with(seat);
        }
    }

    /// The match is paused, [`LONGEST_PAUSE`] at most: its clock stands still, and a deadline moves by as much. A later
    /// pause takes the place of the one before.
    pub fn paused(&mut self, at: u64, until: u64) {
        let at = self.note(at);
        self.paused = until.min(at.saturating_add(LONGEST_PAUSE));
        self.stand(at);
    }

    /// The match goes on before its pause is over.
    pub fn resumed(&mut self, at: u64) {
        self.paused(at, 0);
    }

    /// A seat is on holiday until then. Its clock stands still in a turn that it is awaited in alone, unless that clock
    /// is live. How much holiday there is, is counted by the host.
    pub fn holiday(&mut self, at: u64, seat: Seat, until: u64) {
        let at = self.note(at);
        self.holidays[seat.index()] = until;
        self.stand(at);
    }

    /// A seat is back before its holiday is over, or somebody else took it.
    pub fn back(&mut self, at: u64, seat: Seat) {
        self.holiday(at, seat, 0);
    }

    /// A line of the journal about time.
    pub fn note_line(&mut self, at: u64, note: TimeNote) {
        match note {
            TimeNote::Down { from, to } => self.down(from, to),
            TimeNote::Extended(seat) => self.extended(at, seat),
            TimeNote::Paused(until) => self.paused(at, until),
            TimeNote::Resumed => self.resumed(at),
            TimeNote::Holiday(seat, until) => self.holiday(at, seat, until),
            TimeNote::Back(seat) => self.back(at, seat),
        }
    }

    /// Whether a seat is on holiday at a moment.
    pub fn is_on_holiday(&self, at: u64, seat: Seat) -> bool {
        at < self.holidays[seat.index()]
    }

    /// Whether the match is paused at a moment.
    pub fn is_paused(&self, at: u64) -> bool {
        at < self.paused
    }

    /// Which window runs out, and when, if nothing else happens. Never before the last moment that was noted.
    pub fn due(&self) -> Option<Due> {
        let open = self.open.as_ref()?;
        let at = open.run?.due(&self.terms).max(self.last);
        Some(Due { window: open.window, at })
    }

    /// Whether the open window has no time left at a moment.
    pub(crate) fn has_run_out(&self, at: u64) -> bool {
        self.due().is_some_and(|due| due.at <= at)
    }

    /// Until when the open window's clock stands because of a holiday. A moment that has passed means that it does not.
    pub(crate) fn holiday_until(&self) -> u64 {
        match &self.open {
            Some(Open { kind: WindowKind::Turn, alone: Some(seat), .. }) if !self.terms.is_live() => {
                self.holidays[seat.index()]
            }
            Some(_) | None => 0,
        }
    }

    /// Times never go back.
    fn note(&mut self, at: u64) -> u64 {
        self.last = self.last.max(at);
        self.last
    }

    fn stands_until(&self) -> u64 {
        self.paused.max(self.holiday_until())
    }

    /// The clock goes on when neither pause nor holiday holds it, from now on at the earliest. Time that has run out does
    /// not come back.
    fn stand(&mut self, at: u64) {
        let goes_on = at.max(self.stands_until());
        let has_run_out = self.has_run_out(at);
        if let Some(run) = self.open.as_mut().and_then(|open| open.run.as_mut()).filter(|_| !has_run_out) {
            *run = run.standing(at, goes_on, &self.terms);
        }
    }

    /// The open window closes. A live clock keeps what is left, and after a move that came in time the increment.
    fn close(&mut self, at: u64, has_moved: bool) {
        let Some(Open { alone: Some(seat), run: Some(run), .. }) = self.open.take() else { return };
        if let Terms::Live { increment, .. } = *self.terms {
            let left = run.at(at, &self.terms).left;
            let gained = if has_moved && left > 0 { increment } else { 0 };
            self.clocks[seat.index()] = left.saturating_add(gained);
        }
    }
}
