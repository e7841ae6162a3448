//! Taking a lesson: what the learner has done so far is played anew on a table of its own, and judged. Nothing is kept between two tries.

use scene::{Lesson, fits};
use serde_json::Value;
use tabletop::Viewer;

use crate::{Fault, Table, Title};

/// The most actions of a learner's that are looked at.
pub const MOST_ACTIONS: usize = 64;

/// What there is to say to a try.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Right so far: the learner goes on.
    Asks,
    /// The lesson is done.
    Done,
    /// Not right. It is shown on the table, and is to be taken back.
    Wrong {
        /// The key of what is said.
        said: String,
        /// The paragraph of the rules that says why.
        paragraph: &'static str,
    },
}

/// A lesson, as far as a learner has come.
pub struct Attempt {
    /// Where it stands.
    pub table: Box<dyn Table>,
    /// What the learner did and was right, as the game writes it.
    pub actions: Vec<String>,
    /// What there is to say to it.
    pub verdict: Verdict,
    /// What would be right now.
    pub answer: Option<String>,
    /// How much the learner had been told before the last try.
    pub told: usize,
}

impl std::fmt::Debug for Attempt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Attempt")
            .field("actions", &self.actions)
            .field("verdict", &self.verdict)
            .finish_non_exhaustive()
    }
}

/// A line that is still open: how much of it has been played, and what of the learner's next actions has been done ahead.
#[derive(Clone)]
struct Way {
    line: &'static [&'static str],
    /// The first entry of the part that is being played.
    from: usize,
    /// Where that part ends: behind the learner's last action before somebody else's.
    to: usize,
    /// What of it is done.
    done: Vec<usize>,
}

impl Way {
    fn new(line: &'static [&'static str], from: usize, own: &str) -> Self {
        let length = line[from..].iter().take_while(|entry| entry.starts_with(own)).count();
        Way { line, from, to: from + length, done: Vec::new() }
    }

    /// The places of its next actions, any one of which is right.
    fn next(&self, is_unordered: bool) -> Vec<usize> {
        let open: Vec<usize> = (self.from..self.to).filter(|at| !self.done.contains(at)).collect();
        match open[..] {
            [] | [_] => open,
            [first, ..] if !is_unordered => vec![first],
            [ref before @ .., _] => before.to_vec(),
        }
    }

    /// The same after an entry, if it is right here.
    fn after(mut self, entry: &str, is_unordered: bool) -> Option<Self> {
        let at = self.next(is_unordered).into_iter().find(|at| fits(self.line[*at], entry))?;
        self.done.push(at);
        Some(self)
    }

    fn is_part_done(&self) -> bool {
        self.done.len() == self.to - self.from
    }
}

impl Attempt {
    /// Plays a lesson of a game: all of these actions but the last one were right before, and the last one is the try.
    pub fn of(title: &dyn Title, lesson: &Lesson, actions: &[String]) -> Result<Self, Fault> {
        if actions.len() > MOST_ACTIONS {
            return Err(Fault::protocol(
                "too-many-actions",
                format!("a lesson has {MOST_ACTIONS} actions at most"),
            ));
        }
        let mut taken = Taken::new(title, lesson)?;
        let mut verdict = Verdict::Asks;
        let mut told = taken.told();
        for action in actions {
            if verdict != Verdict::Asks {
                return Err(Fault::protocol("bad-line", "nothing comes after that"));
            }
            told = taken.told();
            verdict = taken.act(action)?;
        }
        let answer = taken.answer().filter(|_| verdict == Verdict::Asks);
        Ok(Attempt { table: taken.table, actions: taken.actions, verdict, answer, told })
    }
}

/// A lesson that is being played.
struct Taken<'a> {
    key: &'static str,
    lesson: &'a Lesson,
    table: Box<dyn Table>,
    /// How the learner's entries begin.
    own: String,
    ways: Vec<Way>,
    actions: Vec<String>,
}

impl<'a> Taken<'a> {
    fn new(title: &dyn Title, lesson: &'a Lesson) -> Result<Self, Fault> {
        let config: Value = serde_json::from_str(lesson.config)
            .map_err(|error| Fault::protocol("bad-lesson", format!("{}: {error}", lesson.name)))?;
        let mut table = title.start(&config)?;
        enter(table.as_mut(), lesson.play)?;
        let own = format!("act {} ", lesson.seat);
        let ways = lesson.lines.iter().map(|line| Way::new(line, 0, &own)).collect();
        Ok(Taken { key: title.info().key, lesson, table, own, ways, actions: Vec::new() })
    }

    fn told(&self) -> usize {
        self.table.log(Viewer::Seat(self.lesson.seat), 0).len()
    }

    fn act(&mut self, action: &str) -> Result<Verdict, Fault> {
        let entry = self.table.act_at(None, self.lesson.seat, action)?;
        let written = entry.strip_prefix(&self.own).unwrap_or(action).to_owned();
        let is_unordered = self.lesson.is_unordered;
        let ways: Vec<Way> =
            self.ways.iter().filter_map(|way| way.clone().after(&entry, is_unordered)).collect();
        // Whoever orders in any order may order the same once more.
        let is_again = |way: &Way| way.done.iter().any(|at| fits(way.line[*at], &entry));
        if ways.is_empty() && is_unordered && self.ways.iter().any(is_again) {
            return Ok(Verdict::Asks);
        }
        if ways.is_empty() {
            let (said, paragraph, then) = self.lesson.answer(&written);
            enter(self.table.as_mut(), then)?;
            let said = format!("{}-lesson-{}-{said}", self.key, self.lesson.name);
            return Ok(Verdict::Wrong { said, paragraph });
        }
        self.ways = ways;
        self.actions.push(written);
        self.go_on()
    }

    /// Plays what follows upon the learner's actions, if it is time.
    fn go_on(&mut self) -> Result<Verdict, Fault> {
        let Some(first) = self.ways.iter().find(|way| way.is_part_done()).cloned() else {
            return Ok(Verdict::Asks);
        };
        let rest = &first.line[first.to..];
        let replies = &rest[..rest.iter().take_while(|entry| !entry.starts_with(&self.own)).count()];
        enter(self.table.as_mut(), replies)?;
        let next = first.to + replies.len();
        if next == first.line.len() {
            return Ok(Verdict::Done);
        }
        // Of the lines that are still right, those go on in which the same follows.
        let is_same = |way: &&Way| way.is_part_done() && way.line[way.to..].starts_with(replies);
        let own = self.own.as_str();
        self.ways = self
            .ways
            .iter()
            .filter(is_same)
            .map(|way| Way::new(way.line, way.to + replies.len(), own))
            .collect();
        self.ways.retain(|way| way.from < way.to);
        Ok(Verdict::Asks)
    }

    /// The first action that is right now.
    fn answer(&self) -> Option<String> {
        let way = self.ways.first()?;
        let wanted = way.line[*way.next(self.lesson.is_unordered).first()?];
        let moves = self.table.moves(self.lesson.seat).into_iter();
        let mut entries = moves.map(|action| format!("{}{action}", self.own));
        let entry = entries.find(|entry| fits(wanted, entry))?;
        Some(entry[self.own.len()..].to_owned())
    }
}

fn enter(table: &mut dyn Table, entries: &[&str]) -> Result<(), Fault> {
    entries.iter().try_for_each(|entry| table.enter(None, entry))
}
