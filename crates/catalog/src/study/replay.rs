//! Playing a study: the way to one node, or every node once.

use super::Study;
use super::reading::{Parsed, Problem, StudyError};
use crate::{Fault, Table, Title};

impl Study {
    /// Reads the text of a study that was checked before. Its form is looked at, its inputs are not.
    pub fn read(text: &str) -> Result<Self, StudyError> {
        Parsed::read(text).map(|parsed| parsed.study)
    }

    /// Reads the text of a study and plays every input of it, by the game of its key. From one variation to the next it goes back as a takeback does, so that
    /// an input costs a few dozen others at most.
    pub fn load(
        text: &str,
        game: impl FnOnce(&str) -> Result<&'static dyn Title, Fault>,
    ) -> Result<Self, StudyError> {
        let Parsed { study, lines } = Parsed::read(text)?;
        let refused = |line, fault| StudyError::new(line, Problem::Refused(Box::new(fault)));
        let title = game(&study.game).map_err(|fault| refused(2, fault))?;
        let mut table = study.start(title).map_err(|fault| refused(3, fault))?;
        let printed = table.config().to_string();
        if printed != study.config {
            return Err(StudyError::new(
                3,
                Problem::Expected("every option, in the form in which it is printed"),
            ));
        }
        let (mut here, mut entries) = (0, vec![0]);
        for (at, node) in study.nodes.iter().enumerate().skip(1) {
            let back = if node.after == here { Ok(()) } else { table.take_back(entries[node.after]) };
            let played = back.and_then(|()| enter(table.as_mut(), &node.line));
            played.map_err(|fault| refused(lines[at], fault))?;
            entries.push(table.entries());
            here = at;
        }
        Ok(study)
    }

    /// The match at its start, by the game of its key.
    pub fn start(&self, title: &dyn Title) -> Result<Box<dyn Table>, Fault> {
        title.start_under(&self.config(), self.rules)
    }

    /// The match at a node, by the way that leads there.
    pub fn at(&self, title: &dyn Title, node: usize) -> Result<Box<dyn Table>, Fault> {
        let mut table = self.start(title)?;
        let path = self.path(node);
        if path.is_empty() {
            return Err(Fault::protocol("no-such-node", format!("this study has no node {node}")));
        }
        path[1..].iter().try_for_each(|at| enter(table.as_mut(), &self.nodes[*at].line))?;
        Ok(table)
    }
}

/// Plays an input of a study. Only a window that is open runs out.
pub(crate) fn enter(table: &mut dyn Table, line: &str) -> Result<(), Fault> {
    if line != "expired" {
        return table.enter(None, line);
    }
    let window = table.pending().window();
    table.expire(window.ok_or_else(|| Fault::protocol("no-window", "no window is open that could run out"))?)
}
