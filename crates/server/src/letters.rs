//! Letters from seat to seat, along the lines that a game declares.
//!
//! A letter is the seats': whoever holds the seat that wrote it or one that it was written to reads it, and nobody else learns
//! that it exists, by a frame, a number, a list or a record, until the table's option opens all of them at the end. It goes by
//! the viewer alone, never by the person behind it: who holds two seats reads each seat's letters from that seat.

use std::fmt::Write as _;

use axum::http::StatusCode;
use store::{Change, Changed, Letter, Mark, Status, SubmitKey};
use tabletop::{Address, Lines, MAX_SEATS, Press, PressRefusal, Seat, SeatSet, Viewer};

use crate::House;
use crate::entering::Kept;
use crate::error::ApiError;
use crate::live_table::{LiveTable, TableState};
use crate::submitting::{reused, sum};
use crate::wire::{LetterCard, PressCard};

/// The longest letter, in characters.
pub const LONGEST_LETTER: usize = 2000;

/// The letters of a table, and who may write to whom there.
pub(crate) struct Letters {
    press: Press,
    all: Vec<Letter>,
    /// How many of them each seat may read, and how many everybody may.
    of_seat: [usize; MAX_SEATS],
    open: usize,
    /// Whether the last one is not on disk yet.
    is_tried: bool,
}

/// The seats that read a letter while it is nobody else's.
fn readers(to: Address, from: Seat) -> SeatSet {
    match to {
        Address::Everybody => SeatSet::all(MAX_SEATS as u8),
        Address::Seats(seats) => seats.with(from),
    }
}

impl Letters {
    pub(crate) fn new(press: Press, letters: Vec<Letter>) -> Self {
        let mut new = Letters { press, all: Vec::new(), of_seat: [0; MAX_SEATS], open: 0, is_tried: false };
        letters.into_iter().for_each(|letter| new.add(letter));
        new
    }

    fn add(&mut self, letter: Letter) {
        readers(letter.to, letter.from).iter().for_each(|seat| self.of_seat[seat.index()] += 1);
        self.open += usize::from(letter.to == Address::Everybody);
        self.all.push(letter);
    }

    /// One is on its way to the disk.
    fn add_tried(&mut self, letter: Letter) {
        self.add(letter);
        self.is_tried = true;
    }

    /// Whether it came there is known: unless it did, nobody wrote it.
    pub(crate) fn settle(&mut self, is_written: bool) {
        let is_tried = std::mem::take(&mut self.is_tried);
        if is_tried
            && !is_written
            && let Some(letter) = self.all.pop()
        {
            readers(letter.to, letter.from).iter().for_each(|seat| self.of_seat[seat.index()] -= 1);
            self.open -= usize::from(letter.to == Address::Everybody);
        }
    }

    /// These were written since, and nothing else is on its way.
    pub(crate) fn read_on(&mut self, letters: Vec<Letter>) {
        letters.into_iter().for_each(|letter| self.add(letter));
    }
}

/// What is written as others may read it: without what controls a screen, trimmed, neither empty nor too long.
pub fn clean(text: &str) -> Result<String, ApiError> {
    let is_shown = |one: &char| !one.is_control() || matches!(one, '\n' | '\t');
    let shown: String = text.chars().filter(is_shown).collect();
    let text = shown.trim();
    if (1..=LONGEST_LETTER).contains(&text.chars().count()) {
        return Ok(text.to_owned());
    }
    Err(ApiError::bad("bad-letter", format!("a letter has 1 to {LONGEST_LETTER} characters")))
}

fn refused(why: PressRefusal) -> ApiError {
    let message = match why {
        PressRefusal::NoLetters => "at this table people talk: seats write no letters",
        PressRefusal::NoPress => "this match is played without letters",
        PressRefusal::SilentSeat => "this seat writes to nobody",
        PressRefusal::PublicOnly => "from this seat letters go to everybody, and to nobody in private",
        PressRefusal::PrivateOnly => "from this seat letters go to some in private, and not to everybody",
        PressRefusal::ToNobody => "a letter goes to somebody: name a seat, or write to everybody",
        PressRefusal::ToOneself => "nobody writes to their own seat",
        PressRefusal::NotReached => "one of these seats cannot be written to in private",
    };
    ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, why.code(), message)
}

/// A letter to be sent.
#[derive(Clone, Debug)]
pub struct NewLetter {
    /// The seat that writes it.
    pub from: Seat,
    /// To whom.
    pub to: Address,
    /// What.
    pub text: String,
}

impl TableState {
    /// Along which lines letters go here, where there are letters.
    pub(crate) fn lines(&self) -> Option<Lines> {
        self.letters.press.lines()
    }

    /// Who may write to whom here, for everybody to know.
    pub(crate) fn press_card(&self) -> Option<PressCard> {
        let opened = self.row.made.press_opened;
        self.lines().map(|Lines { speakers, writers, receivers }| PressCard {
            speakers,
            writers,
            receivers,
            opened,
        })
    }

    /// Whether everybody may read all letters now.
    pub(crate) fn is_press_open(&self) -> bool {
        self.lines().is_some() && self.is_over() && self.row.made.press_opened
    }

    /// How many letters a viewer may read. O(1).
    pub(crate) fn letters_read_by(&self, who: Viewer) -> usize {
        match who {
            _ if self.is_press_open() => self.letters.all.len(),
            Viewer::Seat(seat) => self.letters.of_seat[seat.index()],
            Viewer::Public => self.letters.open,
        }
    }

    /// The letters a viewer may read, without the first ones, numbered by what the viewer may read. O(what was written since).
    pub(crate) fn letters_for(&self, who: Viewer, after: usize) -> Vec<LetterCard> {
        let (is_open, count) = (self.is_press_open(), self.letters_read_by(who));
        let may_read = |letter: &&Letter| is_open || letter.to.is_read_by(letter.from, who);
        let fresh = self.letters.all.iter().rev().filter(may_read).take(count.saturating_sub(after));
        let card = |(letter, n): (&Letter, u32)| LetterCard {
            n,
            from: letter.from,
            to: match letter.to {
                Address::Everybody => None,
                Address::Seats(seats) => Some(seats),
            },
            text: letter.text.clone(),
            at: letter.at,
        };
        let mut cards: Vec<LetterCard> = fresh.zip((1..=count as u32).rev()).map(card).collect();
        cards.reverse();
        cards
    }

    /// The letters a viewer may read as a text, one on each line (docs/record.md).
    pub(crate) fn letters_text(&self, who: Viewer) -> String {
        let made = &self.row.made;
        let seen = if self.is_press_open() { "opened".to_owned() } else { format!("seen by {who}") };
        let mut text = format!("tabletier press 1\ngame {} {}\n{seen}\n", made.game, made.rules);
        let letters = self.letters_for(who, 0);
        for LetterCard { n, from, to, text: letter, at } in &letters {
            let to = to.map_or(Address::Everybody, Address::Seats);
            let letter = serde_json::Value::from(letter.as_str());
            writeln!(text, "{n} @{at} {from} to {to} {letter}").expect("memory");
        }
        text + &format!("end {}\n", letters.len())
    }

    /// How many letters there are in a thread. O(letters).
    fn letters_in(&self, thread: SeatSet) -> usize {
        let is_in = |letter: &&Letter| match letter.to {
            Address::Everybody => thread.is_empty(),
            Address::Seats(seats) => seats.with(letter.from) == thread,
        };
        self.letters.all.iter().filter(is_in).count()
    }

    /// Whether a letter may be sent now.
    fn may_send(&self, new: &NewLetter) -> Result<(), ApiError> {
        let seats = self.row.made.chairs.len() as u8;
        if let Address::Seats(to) = new.to
            && !to.minus(SeatSet::all(seats)).is_empty()
        {
            return Err(ApiError::not_found("seat"));
        }
        self.letters.press.admits(new.from, new.to).map_err(refused)?;
        match self.status() {
            // Who will play which seat may not be known before.
            Status::Open => Err(ApiError::conflict("table-open", "the game begins when every seat is taken")),
            Status::Over => Err(ApiError::conflict("refused-over", "the game is over")),
            Status::Running => Ok(()),
        }
    }
}

impl House {
    /// Sends a letter from a seat of somebody's. Gives when it was sent: the same for one that is repeated under its key.
    pub async fn send(
        &self,
        table: &LiveTable,
        guest: &str,
        new: NewLetter,
        key: String,
    ) -> Result<u64, ApiError> {
        let new = NewLetter { text: clean(&new.text)?, ..new };
        let NewLetter { from, to, text } = &new;
        let key = SubmitKey { name: key, asked: sum(&format!("press {from} {to} {text}")) };
        let mut state = table.hold().await;
        loop {
            if !state.seats_of(guest).contains(from) {
                return Err(ApiError::forbidden("not-your-seat", "you do not sit there"));
            }
            let sent = match self.try_send(&mut state, &new, &key).await {
                // A repeat: what may not be sent now may have been sent then.
                Err(error) if !error.is_passing() => {
                    match self.store.find_key(&state.row.made.id, key.clone()).await? {
                        Some(Changed::Repeated(version)) => Kept::Before(version),
                        Some(Changed::Reused) => Kept::Reused,
                        Some(Changed::Written(_) | Changed::Taken | Changed::Untimely) | None => {
                            return Err(error);
                        }
                    }
                }
                sent => sent?,
            };
            match sent {
                Kept::Written => {
                    self.tell_readers(&state, readers(new.to, *from));
                    return Ok(state.row.changed);
                }
                Kept::Again => {}
                Kept::Before(version) => return self.sent_at(&mut state, version).await,
                Kept::Reused => return Err(reused()),
            }
        }
    }

    async fn try_send(
        &self,
        state: &mut TableState,
        new: &NewLetter,
        key: &SubmitKey,
    ) -> Result<Kept, ApiError> {
        state.may_send(new)?;
        let draft = state.draft(self.now())?;
        let NewLetter { from, to, text } = new.clone();
        let letter = Letter { version: state.row.version + 1, from, to, text, at: draft.at };
        state.letters.add_tried(letter.clone());
        let change = Change { letter: Some((letter, key.clone())), ..Change::default() };
        match state.look() {
            Ok(()) => state.keep(self.store.as_ref(), draft, change).await,
            Err(error) => {
                state.forget();
                Err(error)
            }
        }
    }

    /// When the letter that made a version was sent. One that is on disk may not be in memory, if its answer was lost.
    async fn sent_at(&self, state: &mut TableState, version: u32) -> Result<u64, ApiError> {
        let found =
            |state: &TableState| state.letters.all.iter().find(|l| l.version == version).map(|l| l.at);
        if found(state).is_none() {
            state.catch_up(self.store.as_ref()).await?;
        }
        // What was entered under the key was no letter.
        found(state).ok_or_else(reused)
    }

    /// How far somebody has read, from the seats that they hold now.
    pub(crate) async fn marks(&self, table: &LiveTable, guest: &str) -> Result<Vec<Mark>, ApiError> {
        let seats = table.hold().await.seats_of(guest);
        let marks = self.store.marks(&table.id, guest).await?;
        Ok(marks.into_iter().filter(|mark| seats.contains(&mark.seat)).collect())
    }

    /// Somebody has read on, or wants to hear of a thread or not.
    pub(crate) async fn set_mark(&self, table: &LiveTable, guest: &str, mark: Mark) -> Result<(), ApiError> {
        let written = {
            let state = table.hold().await;
            if !state.seats_of(guest).contains(&mark.seat) {
                return Err(ApiError::forbidden("not-your-seat", "you do not sit there"));
            }
            let seats = SeatSet::all(state.row.made.chairs.len() as u8);
            let is_own = mark.thread.is_empty() || mark.thread.has(mark.seat);
            if !is_own || !mark.thread.minus(seats).is_empty() {
                return Err(ApiError::bad("bad-thread", "a thread has this seat and others of the table"));
            }
            state.letters_in(mark.thread) as u32
        };
        let mark = Mark { read: mark.read.min(written), ..mark };
        self.store.set_mark(&table.id, guest, mark).await?;
        self.tell_read(guest);
        Ok(())
    }
}
