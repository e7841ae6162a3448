//! What a case asks beyond moves: the retreats that follow them, or a winter.

use super::{Case, listed};
use crate::campaign::Campaign;
use crate::event::Event;
use crate::status::Statuses;
use crate::unit::{Position, Unit};

/// What became of retreats or of a winter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Later {
    /// The units that stand.
    pub after: Position,
    /// What happened to each of the others, and to those that are new.
    pub events: Vec<Event>,
}

impl Later {
    fn of(campaign: &Campaign) -> Self {
        let (mut campaign, mut events) = (campaign.clone(), Vec::new());
        campaign.judge(Statuses::NEUTRAL, &mut events);
        Later { after: campaign.position, events }
    }

    /// The units that left the map.
    pub fn gone(&self) -> impl Iterator<Item = Unit> {
        self.events.iter().filter_map(|event| match event {
            Event::Left(unit, _) | Event::Disbanded(unit) | Event::Removed(unit) => Some(*unit),
            _ => None,
        })
    }

    /// The results as lines: `P` for units that stand, `X` for those that left the map, each sorted.
    pub fn results(&self, case: &Case) -> String {
        listed(case, &self.after, self.gone().map(|unit| format!("X {unit}")).collect())
    }
}

impl Case {
    /// What becomes of the retreats or the winter, where the case asks for them.
    pub fn later(&self) -> Option<Later> {
        self.later.as_ref().map(Later::of)
    }
}
