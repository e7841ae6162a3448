//! The record of a match as text: config, journal with the names in it, result. A record that is read is
//! replayed: what the rules refuse is refused here too. Only the text that would be printed is read, to the
//! last space and line break, so that printing what was read gives the same bytes.
//!
//! ```text
//! tabletier record 1
//! game diam 1
//! config {"edition":"2003","players":2,"announce":"auto","swap":false,"position":""}
//! 1 seated 0 Ana
//! 2 @1731722855123 act 0 r1
//! 3 act 1 n1
//! 4 takeback 2
//! 5 act 1 m3
//! 6 resigned 1
//! result {"standings":[{"seat":0,"place":1,"score":0},{"seat":1,"place":2,"score":0}],"how":"resigned"}
//! end 6
//! ```
//!
//! The `result` line is there when the match is over; the last line counts the entries, so that a
//! record cut short is noticed. `@` gives the time of an entry in milliseconds since 1970. `expired` carries
//! the number of the window as it was shown, see [`Window`].

use std::fmt::{self, Write as _};

use serde_json::Value;

use crate::proposal::{read_seats, seats_word};
use crate::{
    BadConfig, Entry, EntryRefused, Game, Input, Match, Message, Outcome, Refusal, Seat, What, Window, config,
};

/// The first lines of records. The second form has kinds of entries that the first did not know; a match without
/// any of them is written in the first.
const HEADERS: [&str; 2] = ["tabletier record 1", "tabletier record 2"];

/// A record cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// Another line was expected.
    Expected(&'static str),
    /// The record is of another game.
    OtherGame(String),
    /// The record was made under another revision of the rules.
    OtherRules(String),
    /// The config cannot be played.
    Config(BadConfig),
    /// The config can be played, and is printed in this form only.
    ConfigForm(String),
    /// An entry was understood and refused.
    Refused {
        /// The sentence for it.
        said: Message,
        /// The paragraph of the game's RULES, where one forbids it.
        paragraph: Option<&'static str>,
    },
    /// The text ends early, or its last line counts other entries than it has.
    Truncated,
    /// The result line does not say what the journal gives.
    WrongResult,
}

impl RecordError {
    fn new(line: usize, problem: Problem) -> Self {
        RecordError { line, problem }
    }

    fn refused<R: Refusal>(line: usize, refused: &EntryRefused<R>) -> Self {
        let (said, paragraph) = (refused.message(), refused.paragraph());
        RecordError::new(line, Problem::Refused { said, paragraph })
    }

    /// The error in words, with these for the reason why an entry was refused.
    pub fn say(&self, words: impl FnOnce(&Message) -> String) -> String {
        match &self.problem {
            Problem::Refused { said, .. } => {
                format!("record, line {}: this entry is not possible here: {}", self.line, words(said))
            }
            _ => self.to_string(),
        }
    }

    /// A code that clients translate.
    pub fn code(&self) -> &'static str {
        match self.problem {
            Problem::Expected(_) => "record-line",
            Problem::OtherGame(_) => "record-other-game",
            Problem::OtherRules(_) => "record-other-rules",
            Problem::Config(_) => "record-config",
            Problem::ConfigForm(_) => "record-config-form",
            Problem::Refused { .. } => "record-refused",
            Problem::Truncated => "record-truncated",
            Problem::WrongResult => "record-wrong-result",
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "record, line {}: ", self.line)?;
        match &self.problem {
            Problem::Expected(what) => write!(f, "expected {what}"),
            Problem::OtherGame(key) => write!(f, "this is a record of the game {key:?}"),
            Problem::OtherRules(revision) => {
                write!(f, "made under rules revision {revision}, which this program does not play")
            }
            Problem::Config(bad) => write!(f, "the config cannot be played: {bad}"),
            Problem::ConfigForm(printed) => {
                write!(f, "the config must name every option, in this form: config {printed}")
            }
            Problem::Refused { said, paragraph: None } => {
                write!(f, "this entry is not possible here: {}", said.key)
            }
            Problem::Refused { said, paragraph: Some(paragraph) } => {
                write!(f, "this entry is not possible here: {} (§{paragraph})", said.key)
            }
            Problem::Truncated => f.write_str("the record ends early: lines are missing"),
            Problem::WrongResult => f.write_str("the result is not what the journal gives"),
        }
    }
}

impl std::error::Error for RecordError {}

/// The key of the game a record is of, without reading the rest.
pub fn game_key(text: &str) -> Result<&str, RecordError> {
    let mut lines = text.lines();
    if !lines.next().is_some_and(|line| HEADERS.contains(&line)) {
        return Err(RecordError::new(
            1,
            Problem::Expected("\"tabletier record 1\" or \"tabletier record 2\""),
        ));
    }
    let line = lines.next().and_then(|line| line.strip_prefix("game "));
    line.and_then(|rest| rest.split(' ').next())
        .filter(|key| !key.is_empty())
        .ok_or(RecordError::new(2, Problem::Expected(GAME_LINE)))
}

/// What the second line looks like.
const GAME_LINE: &str = "\"game\", its key and its rules revision";

impl<G: Game> Match<G> {
    /// The record of this match. It holds every secret of it: hosts keep it until the match is over.
    pub fn record(&self) -> String {
        let mut text = String::new();
        let mut line = |content: fmt::Arguments<'_>| {
            text.write_fmt(content).expect("writing to a string does not fail");
            text.push('\n');
        };
        line(format_args!("{}", HEADERS[self.form()]));
        line(format_args!("game {} {}", G::INFO.key, self.revision()));
        line(format_args!("config {}", config_text::<G>(self.config())));
        for (i, entry) in self.journal().iter().enumerate() {
            let at = entry.at.map(|at| format!("@{at} ")).unwrap_or_default();
            line(format_args!("{} {at}{}", i + 1, entry.what));
        }
        if let Some(outcome) = self.pending().outcome() {
            line(format_args!("result {}", result_text(outcome)));
        }
        line(format_args!("end {}", self.journal().len()));
        text
    }

    /// Which form of record it needs.
    fn form(&self) -> usize {
        usize::from(self.journal().iter().any(|entry| entry.what.is_of_second_form()))
    }

    /// Reads a record and replays it under the revision of the rules that it names.
    pub fn from_record(text: &str) -> Result<Self, RecordError> {
        let key = game_key(text)?;
        let mut reader = Reader::new(text)?;
        let (at, head) = reader.take()?;
        if key != G::INFO.key {
            return Err(RecordError::new(at, Problem::OtherGame(key.to_owned())));
        }
        let revision = head["game ".len() + key.len()..].strip_prefix(' ').unwrap_or_default();
        let number = exact::<u32>(revision).ok_or(RecordError::new(at, Problem::Expected(GAME_LINE)))?;
        if !G::plays(number) {
            return Err(RecordError::new(at, Problem::OtherRules(revision.to_owned())));
        }
        let mut game = reader.config::<G>(number)?;
        loop {
            let (at, line) = reader.take()?;
            if let Some(count) = line.strip_prefix("end ") {
                let is_over = game.pending().outcome().is_some();
                let has_result = reader.lines[reader.next - 2].starts_with("result ");
                if count != game.journal().len().to_string() || is_over != has_result {
                    return Err(RecordError::new(at, Problem::Truncated));
                }
                reader.nothing_more()?;
                return reader.must_be_form(game.form()).map(|()| game);
            }
            if let Some(result) = line.strip_prefix("result ") {
                if game.pending().outcome().map(result_text).as_deref() != Some(result) {
                    return Err(RecordError::new(at, Problem::WrongResult));
                }
                reader.must_be_next("end ")?;
                continue;
            }
            let entry = read_entry(line, game.journal().len() + 1)
                .map_err(|expected| RecordError::new(at, Problem::Expected(expected)))?;
            game.enter(entry).map_err(|refused| RecordError::refused(at, &refused))?;
        }
    }
}

fn result_text(outcome: &Outcome) -> String {
    serde_json::to_string(outcome).expect("outcomes are plain data")
}

fn config_text<G: Game>(config: &G::Config) -> String {
    serde_json::to_string(config).expect("configs are plain data")
}

/// The lines after the first, each with the line feed that ends it taken off.
struct Reader<'a> {
    lines: Vec<&'a str>,
    next: usize,
    /// Whether the last line has its end.
    is_whole: bool,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Result<Self, RecordError> {
        let mut lines: Vec<&str> = text.split('\n').collect();
        let is_whole = lines.pop_if(|last| last.is_empty()).is_some();
        match lines.iter().position(|line| line.contains('\r')) {
            Some(at) => {
                Err(RecordError::new(at + 1, Problem::Expected("a line that ends in a line feed alone")))
            }
            None => Ok(Reader { lines, next: 1, is_whole }),
        }
    }

    fn take(&mut self) -> Result<(usize, &'a str), RecordError> {
        let line = self.lines.get(self.next).ok_or(RecordError::new(self.next + 1, Problem::Truncated))?;
        self.next += 1;
        Ok((self.next, line))
    }

    fn config<G: Game>(&mut self, revision: u32) -> Result<Match<G>, RecordError> {
        let (at, line) = self.take()?;
        let wrong = |problem| RecordError::new(at, problem);
        let text = line.strip_prefix("config ").unwrap_or_default();
        let json = serde_json::from_str::<Value>(text)
            .map_err(|_| wrong(Problem::Expected("\"config\" and a JSON object")))?;
        let config = config::read::<G>(&json).map_err(|bad| wrong(Problem::Config(bad)))?;
        let game = Match::start_under(config, revision).map_err(|bad| wrong(Problem::Config(bad)))?;
        let printed = config_text::<G>(game.config());
        if text == printed { Ok(game) } else { Err(wrong(Problem::ConfigForm(printed))) }
    }

    fn must_be_next(&self, prefix: &'static str) -> Result<(), RecordError> {
        match self.lines.get(self.next) {
            Some(line) if line.starts_with(prefix) => Ok(()),
            _ => Err(RecordError::new(self.next + 1, Problem::Truncated)),
        }
    }

    /// A record stands in the form that would be printed, so that printing it gives the same bytes.
    fn must_be_form(&self, form: usize) -> Result<(), RecordError> {
        if self.lines[0] == HEADERS[form] {
            Ok(())
        } else {
            Err(RecordError::new(
                1,
                Problem::Expected(["\"tabletier record 1\"", "\"tabletier record 2\""][form]),
            ))
        }
    }

    fn nothing_more(&self) -> Result<(), RecordError> {
        let wrong = |line, expected| Err(RecordError::new(line, Problem::Expected(expected)));
        match self.lines.get(self.next) {
            None if self.is_whole => Ok(()),
            None => wrong(self.next, "a line break after the last line"),
            Some(_) => wrong(self.next + 1, "nothing after the last line"),
        }
    }
}

/// What an entry looks like.
const FORM: &str = "the next entry: its number, a word and what goes with it";

fn read_entry<G: Game>(line: &str, number: usize) -> Result<Entry<G>, &'static str> {
    let rest = line.strip_prefix(&number.to_string()).and_then(|rest| rest.strip_prefix(' ')).ok_or(FORM)?;
    let (at, rest) = match rest.strip_prefix('@') {
        None => (None, rest),
        Some(timed) => {
            let (time, rest) = timed.split_once(' ').ok_or(FORM)?;
            (Some(exact(time).ok_or("a time in milliseconds after @")?), rest)
        }
    };
    Ok(Entry { at, what: What::read(rest)? })
}

impl<G: Game> What<G> {
    /// Whether the first form of records did not know it.
    fn is_of_second_form(&self) -> bool {
        matches!(
            self,
            What::Left(_)
                | What::Lot(_)
                | What::Declined(_)
                | What::Committed(_)
                | What::Nonce(..)
                | What::Proposed(..)
                | What::Consented(_)
                | What::Dissented(_)
                | What::Vacated(_)
                | What::Hinted(_)
                | What::Time(_)
        )
    }

    /// Reads an entry in its canonical form, or says what was expected.
    pub fn read(line: &str) -> Result<Self, &'static str> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        Ok(match word {
            "act" => {
                let (seat, action) = rest.split_once(' ').ok_or("a seat and an action")?;
                What::Input(Input::Act(
                    read_seat(seat)?,
                    exact(action).ok_or("an action in the game's notation")?,
                ))
            }
            "chance" => {
                What::Input(Input::Chance(exact(rest).ok_or("a chance outcome in the game's notation")?))
            }
            "expired" => What::Input(Input::Expired(Window(exact(rest).ok_or("the number of a window")?))),
            "committed" => What::Committed(rest.to_owned()),
            "nonce" => {
                let (place, nonce) = rest.split_once(' ').ok_or("a place and a nonce")?;
                What::Nonce(exact(place).ok_or("the number of a place")?, nonce.to_owned())
            }
            "lot" => What::Lot(exact(rest).ok_or("the seats in the order of places")?),
            "seated" => {
                let (seat, name) = rest.split_once(' ').ok_or("a seat and a name")?;
                What::Seated(read_seat(seat)?, name.to_owned())
            }
            "takeback" => What::Takeback(exact(rest).ok_or("a number of entries")?),
            "resigned" => What::Resigned(read_seat(rest)?),
            "left" => What::Left(read_seat(rest)?),
            "draw" => What::Draw(read_seat(rest)?, true),
            "no-draw" => What::Draw(read_seat(rest)?, false),
            "declined" => What::Declined(read_seat(rest)?),
            "proposed" => read_proposed(rest).ok_or("a seat, the seats that it asks and what it proposes")?,
            "consented" => What::Consented(read_seat(rest)?),
            "dissented" => What::Dissented(read_seat(rest)?),
            "vacated" => What::Vacated(read_seat(rest)?),
            "hinted" => What::Hinted(read_seat(rest)?),
            "abandoned" if line == word => What::Abandoned,
            _ => What::Time(exact(line).ok_or(FORM)?),
        })
    }
}

fn read_proposed<G: Game>(rest: &str) -> Option<What<G>> {
    let (seat, rest) = rest.split_once(" asks ")?;
    let (asked, proposal) = rest.split_once(' ')?;
    let seats = read_seats(asked).filter(|seats| seats_word(*seats) == asked)?;
    Some(What::Proposed(read_seat(seat).ok()?, seats, exact(proposal)?))
}

fn read_seat(text: &str) -> Result<Seat, &'static str> {
    exact(text).and_then(Seat::try_new).ok_or("the number of a seat")
}

/// Reads a text that must be in its canonical form, so that a record prints as it was read.
fn exact<T: std::str::FromStr + fmt::Display>(text: &str) -> Option<T> {
    text.parse::<T>().ok().filter(|value| value.to_string() == text)
}

impl<G: Game> fmt::Display for What<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::Input(Input::Act(seat, action)) => write!(f, "act {seat} {action}"),
            What::Input(Input::Chance(outcome)) => write!(f, "chance {outcome}"),
            What::Input(Input::Expired(window)) => write!(f, "expired {window}"),
            What::Committed(commitment) => write!(f, "committed {commitment}"),
            What::Nonce(place, nonce) => write!(f, "nonce {place} {nonce}"),
            What::Lot(lot) => write!(f, "lot {lot}"),
            What::Seated(seat, name) => write!(f, "seated {seat} {name}"),
            What::Takeback(to) => write!(f, "takeback {to}"),
            What::Resigned(seat) => write!(f, "resigned {seat}"),
            What::Left(seat) => write!(f, "left {seat}"),
            What::Draw(seat, true) => write!(f, "draw {seat}"),
            What::Draw(seat, false) => write!(f, "no-draw {seat}"),
            What::Declined(seat) => write!(f, "declined {seat}"),
            What::Proposed(seat, asked, what) => f.write_str(&what.line(*seat, *asked)),
            What::Consented(seat) => write!(f, "consented {seat}"),
            What::Dissented(seat) => write!(f, "dissented {seat}"),
            What::Vacated(seat) => write!(f, "vacated {seat}"),
            What::Hinted(seat) => write!(f, "hinted {seat}"),
            What::Time(note) => note.fmt(f),
            What::Abandoned => f.write_str("abandoned"),
        }
    }
}
