//! Lessons: real positions of the real game, each with one thing to try.
//!
//! A lesson names a config, what was played in it, whose seat the learner has, the lines that are right and what is to be said
//! to those that are not. The game itself plays them, so that nothing can be taught that the rules do not do. What a lesson
//! says stands in the game's Fluent files, under `{game}-lesson-{name}` and what [`SAID`] adds to it.

use tabletop::Seat;

use crate::Pictured;

/// What every lesson says beside its title: what there is to know, what to try, a hint, what is said when it is done, and to
/// every try that nothing else is said to.
pub const SAID: [&str; 5] = ["text", "goal", "hint", "done", "other"];

/// A position with one thing to try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Its name, the same in every language: lower-case words with hyphens.
    pub name: &'static str,
    /// The options of the match, as JSON.
    pub config: &'static str,
    /// What is played after the start, one entry each, as a record writes them without number and time.
    pub play: &'static [&'static str],
    /// The learner's seat.
    pub seat: Seat,
    /// The paragraphs it teaches. The first one is cited where nothing else is.
    pub teaches: &'static [&'static str],
    /// What is right: whole lines of entries, the learner's and what follows upon them. In an action of the learner's
    /// a `*` stands for anything.
    pub lines: &'static [&'static [&'static str]],
    /// Whether the learner's actions between two answers may come in any order, the last one excepted.
    pub is_unordered: bool,
    /// What is said to tries that are not right.
    pub wrong: &'static [Wrong],
    /// Actions that the rules refuse here, each with the paragraph they name.
    pub refused: &'static [(&'static str, &'static str)],
}

/// What is said to some tries that the rules allow and that are not right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The actions, in which a `*` stands for anything.
    pub tries: &'static [&'static str],
    /// Its text: `{game}-lesson-{name}-{said}`.
    pub said: &'static str,
    /// The paragraph that says why.
    pub paragraph: &'static str,
    /// What would come of it, one entry each.
    pub then: &'static [&'static str],
}

impl Lesson {
    /// A lesson for the first seat that begins with these options and teaches these paragraphs.
    pub const fn new(name: &'static str, config: &'static str, teaches: &'static [&'static str]) -> Self {
        let seat = Seat::new(0);
        Lesson {
            name,
            config,
            play: &[],
            seat,
            teaches,
            lines: &[],
            is_unordered: false,
            wrong: &[],
            refused: &[],
        }
    }

    /// The same after this was played.
    #[must_use]
    pub const fn after(mut self, play: &'static [&'static str]) -> Self {
        self.play = play;
        self
    }

    /// The same for this seat.
    #[must_use]
    pub const fn seated(mut self, seat: u8) -> Self {
        self.seat = Seat::new(seat);
        self
    }

    /// The same with these lines that are right.
    #[must_use]
    pub const fn right(mut self, lines: &'static [&'static [&'static str]]) -> Self {
        self.lines = lines;
        self
    }

    /// The same with actions that may come in any order.
    #[must_use]
    pub const fn in_any_order(mut self) -> Self {
        self.is_unordered = true;
        self
    }

    /// The same with these answers to what is not right.
    #[must_use]
    pub const fn wrong(mut self, wrong: &'static [Wrong]) -> Self {
        self.wrong = wrong;
        self
    }

    /// The same with actions that are refused by these paragraphs.
    #[must_use]
    pub const fn refuses(mut self, refused: &'static [(&'static str, &'static str)]) -> Self {
        self.refused = refused;
        self
    }

    /// What is said to an action that is not right: the key after the lesson's, the paragraph, what would come of it.
    pub fn answer(&self, action: &str) -> (&'static str, &'static str, &'static [&'static str]) {
        let found = self.wrong.iter().find(|wrong| wrong.tries.iter().any(|tried| fits(tried, action)));
        match found {
            Some(wrong) => (wrong.said, wrong.paragraph, wrong.then),
            None => ("other", self.teaches.first().copied().unwrap_or_default(), &[]),
        }
    }
}

impl Wrong {
    /// What is said to these tries, by this paragraph.
    pub const fn new(tries: &'static [&'static str], said: &'static str, paragraph: &'static str) -> Self {
        Wrong { tries, said, paragraph, then: &[] }
    }

    /// The same, and this would come of it.
    #[must_use]
    pub const fn then(mut self, entries: &'static [&'static str]) -> Self {
        self.then = entries;
        self
    }
}

/// Whether a text is what a pattern says: the same, or anything in place of each `*`.
pub fn fits(pattern: &str, text: &str) -> bool {
    let Some((start, rest)) = pattern.split_once('*') else { return pattern == text };
    text.strip_prefix(start).is_some_and(|text| {
        let mut ends = text.char_indices().map(|(at, _)| &text[at..]).chain([""]);
        ends.any(|end| fits(rest, end))
    })
}

/// A game that can be learnt by lessons.
pub trait Taught: Pictured {
    /// Its lessons, in the order in which they are best taken.
    fn lessons() -> &'static [Lesson];

    /// The chapters of its rules that one needs for a first game: every paragraph of them is taught.
    const BASICS: &'static [&'static str];

    /// The options of the whole small game with which its course ends, as JSON: what one plays against the weakest bots, for minutes rather than
    /// for an evening. What it is says `{game}-small-game`.
    const SMALL_GAME: &'static str;

    /// What its course says, as Fluent text, in English and in French.
    const LESSON_TEXTS: [&'static str; 2];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_stands_for_anything() {
        assert!(fits("r3", "r3") && !fits("r3", "r33") && !fits("r3", "r"));
        assert!(
            fits("r*", "r3")
                && fits("*-4", "3.2-4")
                && fits("a*b", "ab")
                && fits("*", "")
                && fits("*-*", "3.2-4")
        );
        assert!(!fits("r*", "o3") && !fits("*-4", "3.2-5") && !fits("ab*bc", "abc"));
    }

    #[test]
    fn the_first_answer_that_fits_is_given_and_there_is_always_one() {
        const WRONG: &[Wrong] = &[
            Wrong::new(&["r1", "o*"], "low", "5.2").then(&["act 1 n1"]),
            Wrong::new(&["o1"], "never", "5.3"),
        ];
        let lesson = Lesson::new("one", "{}", &["5.1", "5.4"]).wrong(WRONG);
        assert_eq!(lesson.answer("o1"), ("low", "5.2", &["act 1 n1"][..]));
        assert_eq!(lesson.answer("r2"), ("other", "5.1", &[][..]));
    }
}
