//! The one clock of an open window. It knows neither why it was started nor why it stands.

use crate::terms::Terms;

/// A clock that counts from a moment on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Run {
    /// From when it counts. A moment still to come means that it stands until then.
    pub(crate) since: u64,
    /// What it passes over first.
    pub(crate) delay: u64,
    /// What is left after that.
    pub(crate) left: u64,
}

impl Run {
    /// When nothing is left.
    pub(crate) fn due(&self, terms: &Terms) -> u64 {
        terms.after(self.since, self.delay.saturating_add(self.left))
    }

    /// The clock as it stands at a moment, which it counts from. It counts no further than it has time, however late it is.
    #[must_use]
    pub(crate) fn at(self, now: u64, terms: &Terms) -> Run {
        let gone = terms.counted(self.since, now.min(self.due(terms)));
        let passed_over = gone.min(self.delay);
        Run {
            since: self.since.max(now),
            delay: self.delay - passed_over,
            left: self.left.saturating_sub(gone - passed_over),
        }
    }

    /// The clock as it stands at a moment, to go on at a later one.
    #[must_use]
    pub(crate) fn standing(self, from: u64, to: u64, terms: &Terms) -> Run {
        Run { since: to, ..self.at(from, terms) }
    }
}
