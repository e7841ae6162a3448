//! Figures of the rules: real positions of the real game, drawn like every other.
//!
//! A figure names a config, what is played in it and what is then pointed at; the game itself says what the
//! picture shows. So no figure can tell anything the rules do not do, and nothing is ever painted by hand.

use tabletop::Viewer;

use crate::{Emphasis, Mark, Path, Rect, Scene, Step};

/// A position that explains a paragraph of the rules. The rules place it by its name:
/// `![What one sees.](figure:NAME)`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figure {
    /// Its name, the same in every language: lower-case words with hyphens.
    pub name: &'static str,
    /// The options of the match, as JSON.
    pub config: &'static str,
    /// What is played after the start, one entry each, as a record writes them without number and time.
    pub play: &'static [&'static str],
    /// Who looks.
    pub viewer: Viewer,
    /// What the viewer has pointed at: the first steps of an action, as ids and names of choices. What can
    /// follow is marked, as it is at the table; without any step, where an action can begin. Nothing is marked
    /// if it is missing.
    pub picked: Option<&'static [&'static str]>,
    /// The part of the board that matters; all of it if missing.
    pub frame: Option<Rect>,
}

impl Figure {
    /// The whole board with these options, before anything is played, as everybody sees it.
    pub const fn new(name: &'static str, config: &'static str) -> Self {
        Figure { name, config, play: &[], viewer: Viewer::Public, picked: None, frame: None }
    }

    /// The same after this was played.
    #[must_use]
    pub const fn after(mut self, play: &'static [&'static str]) -> Self {
        self.play = play;
        self
    }

    /// The same as this viewer sees it.
    #[must_use]
    pub const fn seen_by(mut self, viewer: Viewer) -> Self {
        self.viewer = viewer;
        self
    }

    /// The same while the viewer has pointed at this.
    #[must_use]
    pub const fn picked(mut self, steps: &'static [&'static str]) -> Self {
        self.picked = Some(steps);
        self
    }

    /// The same cut down to this part of the board.
    #[must_use]
    pub const fn within(mut self, frame: Rect) -> Self {
        self.frame = Some(frame);
        self
    }
}

impl Scene {
    /// Marks what was pointed at and what can come next. Gives the steps nothing begins with, if any.
    pub fn point<'a>(&mut self, paths: &[Path], picked: &'a [&'a str]) -> Result<(), &'a [&'a str]> {
        let begins = |path: &&Path| {
            let mut pairs = path.steps.iter().map(Step::word).zip(picked);
            path.steps.len() > picked.len() && pairs.all(|(step, wanted)| step == *wanted)
        };
        let open: Vec<&Path> = paths.iter().filter(begins).collect();
        let Some(first) = open.first() else { return Err(picked) };
        let mut mark = |step: &Step, why| {
            if let Step::Id(id) = step
                && !self.marks.iter().any(|mark| mark.id == *id && mark.why == why)
            {
                self.marks.push(Mark { id: id.clone(), why });
            }
        };
        first.steps[..picked.len()].iter().for_each(|step| mark(step, Emphasis::Selected));
        open.iter().for_each(|path| mark(&path.steps[picked.len()], Emphasis::Target));
        Ok(())
    }
}
