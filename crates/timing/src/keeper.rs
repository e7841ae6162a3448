//! The time of one match, derived from its journal: a host notes what happens, in the order of the journal, after every
//! entry, and asks what is due. The keeper decides nothing and remembers no entry; it must never be told anything that
//! does not stand in the journal, or a restart would come to other times.

use std::sync::Arc;

use tabletop::{MAX_SEATS, Seat, SeatSet, TimeNote, Window, WindowEnd, WindowKind};

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
    /// How much of a window the table keeps for those who may not be noticed, if it says so.
    share: Option<u64>,
    /// Whether a window was opened that time alone ends.
    is_timed: bool,
}

/// What ends a window. For the host alone: it may tell who has finished in secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    /// What the rules say.
    pub by: WindowEnd,
    /// Whether one person at most plays, among bots: there is nobody who has to stay unnoticed.
    pub is_solitary: bool,
    /// Whether nobody at all is awaited any more.
    pub is_done: bool,
}

impl Ending {
    /// The last of those awaited acts.
    pub const ACTING: Ending = Ending { by: WindowEnd::Acting, is_solitary: false, is_done: false };

    /// Whether time may end it early. One person among bots waits for everybody, and no longer.
    const fn is_settled(&self) -> bool {
        match self.by {
            WindowEnd::Share { .. } if self.is_solitary => self.is_done,
            WindowEnd::Share { is_settled } => is_settled,
            WindowEnd::Acting | WindowEnd::Time => false,
        }
    }
}

/// The window that is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Open {
    pub(crate) window: Window,
    pub(crate) kind: WindowKind,
    /// Who was awaited alone when it opened.
    pub(crate) alone: Option<Seat>,
    /// Nothing where there is no limit. What everybody knows of its time.
    pub(crate) run: Option<Run>,
    /// What is kept for those who may not be noticed, where time alone ends it: the earliest that it can end.
    pub(crate) share: Option<Run>,
    /// Whether it ends when that is over. The host's: who has finished is nobody's business.
    is_settled: bool,
    /// Whether it has a length of its own, whatever anybody does.
    is_fixed: bool,
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
            share: None,
            is_timed: false,
        })
    }

    /// The table keeps so many milliseconds of every window for those who may not be noticed.
    #[must_use]
    pub fn keeping(self, share: Option<u64>) -> Self {
        Timekeeper { share, ..self }
    }

    /// Whether a window was opened that time alone ends: there is something to show even where nothing is limited.
    pub fn is_timed(&self) -> bool {
        self.is_timed
    }

    /// The match waits in a window: to be noted after every entry from the start of play on. The same window noted again
    /// restarts nothing, whoever is awaited by then.
    ///
    /// Under live clocks a seat that is awaited alone plays on its own clock. A turn of several windows is one turn: its
    /// delay is given, and its increment added, once. `must` decides what everybody sees running, so it is to be what
    /// everybody may know when the window opens.
    pub fn opened(&mut self, at: u64, window: Window, kind: WindowKind, must: SeatSet) {
        self.opened_until(at, window, kind, must, Ending::ACTING);
    }

    /// The same for a window that ends in a way of its own. Noted again it may have come to be settled, or be so no more: that
    /// moves what is due and nothing that is shown.
    pub fn opened_until(&mut self, at: u64, window: Window, kind: WindowKind, must: SeatSet, ending: Ending) {
        let at = self.note(at);
        // Where time alone ends it nobody plays on a clock of their own.
        let alone = must.first().filter(|_| must.len() == 1 && ending.by == WindowEnd::Acting);
        if let Some(open) = &mut self.open {
            if open.window == window {
                open.is_settled = ending.is_settled();
                return;
            }
            if self.terms.is_live() && alone.is_some() && open.alone == alone {
                (open.window, open.kind) = (window, kind);
                return;
            }
        }
        self.close(at, true);
        let left = alone.map(|seat| self.clocks[seat.index()]);
        let is_fixed = ending.by == WindowEnd::Time;
        let run = match is_fixed {
            true => Some(self.terms.fixed(at, kind, ending.is_solitary)),
            false => self.terms.run(at, kind, left),
        };
        let share = match ending.by {
            WindowEnd::Share { .. } if ending.is_solitary => Some(Run { since: at, delay: 0, left: 0 }),
            WindowEnd::Share { .. } => Some(self.terms.share(at, run, self.share)),
            WindowEnd::Acting | WindowEnd::Time => None,
        };
        self.is_timed |= ending.by != WindowEnd::Acting;
        let is_settled = ending.is_settled();
        self.open =
            Some(Open { window, kind, alone, run, share, is_settled, is_fixed, extended: SeatSet::EMPTY });
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
        let Some(open) = &mut self.open else { return };
        for run in [&mut open.run, &mut open.share].into_iter().flatten() {
            let due = run.due(&self.terms);
            if self.terms.stops_with_house() {
                if from < due {
                    *run = run.standing(from, goes_on, &self.terms);
                }
            } else if from < to && (from..=to).contains(&due) {
                *run = Run { since: goes_on, delay: 0, left: (to - from).clamp(LEAST_GRACE, MOST_GRACE) };
            }
        }
    }

    /// Whether a seat can have the open window extended: once in each window, before its time has run out, and not
    /// under live clocks.
    pub fn may_extend(&self, at: u64, seat: Seat) -> bool {
        let at = self.last.max(at);
        self.open.as_ref().is_some_and(|open| {
            self.terms.extension(open.kind).is_some()
                && !open.is_fixed
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

    /// Which window runs out, and when, if nothing else happens. Never before the last moment that was noted. The host's: it
    /// may come earlier than what is shown.
    pub fn due(&self) -> Option<Due> {
        let open = self.open.as_ref()?;
        // A share that was over before a pause ends nothing during it.
        let share = open.share.filter(|_| open.is_settled);
        let early = share.map(|share| share.due(&self.terms).max(self.stands_until()));
        let at = [self.deadline(), early].into_iter().flatten().min()?;
        Some(Due { window: open.window, at: at.max(self.last) })
    }

    /// When the open window's time runs out, as everybody knows.
    pub fn deadline(&self) -> Option<u64> {
        self.open.as_ref()?.run.map(|run| run.due(&self.terms))
    }

    /// When the open window can end at the earliest though nobody acts, as everybody knows: its deadline, or before it what is
    /// kept for those who may not be noticed.
    pub fn earliest(&self) -> Option<u64> {
        let share = self.open.as_ref()?.share.map(|share| share.due(&self.terms));
        [self.deadline(), share].into_iter().flatten().min()
    }

    /// Whether the open window has no time left at a moment.
    pub(crate) fn has_run_out(&self, at: u64) -> bool {
        self.deadline().is_some_and(|deadline| deadline.max(self.last) <= at)
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
        let Some(open) = &mut self.open else { return };
        for run in [&mut open.run, &mut open.share].into_iter().flatten() {
            if run.due(&self.terms) > at {
                *run = run.standing(at, goes_on, &self.terms);
            }
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
