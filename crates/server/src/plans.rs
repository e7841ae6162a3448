//! Conditional moves: a seat lays down what it would answer, as a tree of actions from where the match stands, and the house
//! plays it as soon as it fits.
//!
//! A plan stands beside the journal and is its owner's alone: whoever else looks at the table gets the same bytes with and
//! without one, until it is played. It is kept where nothing is hidden and no luck decides, between two seats; what does not
//! fit throws it away, and so does a seat that changes hands.

use std::collections::BTreeMap;
use std::sync::Arc;

use scene::{Node, Scene};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use store::{Change, Status};
use tabletop::{Pending, Seat, Viewer, Waiting};
use utoipa::ToSchema;

use crate::House;
use crate::audience::encoded;
use crate::entering::{Draft, Kept};
use crate::error::ApiError;
use crate::live_table::{LiveTable, TableState};

/// The most steps of a plan.
const MOST_STEPS: usize = 100;
/// The longest line of one.
const LONGEST_LINE: usize = 20;

/// A step of a plan: an action of whoever is awaited by then, and what follows. The owner has one answer to everything; the
/// other side may have several ways.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// In notation.
    pub action: String,
    /// Whether the owner of the plan acts, rather than the other side. The house knows: whatever is sent here is set right.
    #[serde(default)]
    #[schema(required = false)]
    pub own: bool,
    /// What follows.
    #[serde(default)]
    #[schema(no_recursion, required = false)]
    pub next: Vec<Step>,
}

/// What a seat laid down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Plan {
    /// The seat.
    pub seat: Seat,
    /// The steps from where the match stands.
    pub steps: Vec<Step>,
}

/// Where a line of actions would lead.
#[derive(Debug, Serialize, ToSchema)]
pub struct TriedLine {
    /// The actions, as the game writes them.
    pub actions: Vec<String>,
    /// The drawing after them.
    pub scene: Scene,
    /// Whom the match would wait for.
    pub waiting: Waiting,
    /// What whoever is awaited then could do.
    #[schema(value_type = Vec<Node>)]
    pub moves: Box<RawValue>,
}

/// The plans of a match as the store holds them. One that cannot be read is none.
pub(crate) fn read_plans(texts: Vec<(u8, String)>) -> BTreeMap<Seat, Vec<Step>> {
    let plan =
        |(seat, text): (u8, String)| Some((Seat::try_new(seat.into())?, serde_json::from_str(&text).ok()?));
    texts.into_iter().filter_map(plan).collect()
}

fn bad_plan(message: &str) -> ApiError {
    ApiError::conflict("bad-plan", message)
}

/// Who is awaited alone.
fn alone(pending: &Pending) -> Option<Seat> {
    match pending {
        Pending::Seats { must, .. } if must.len() == 1 => must.first(),
        Pending::Seats { .. } | Pending::Chance | Pending::Over(_) => None,
    }
}

fn count(steps: &[Step]) -> usize {
    steps.iter().map(|step| 1 + count(&step.next)).sum()
}

impl TableState {
    /// Whether plans are kept here: nothing hidden, no luck, two seats.
    pub(crate) fn has_plans(&self) -> bool {
        let has_none = self.game.read(|table| {
            let info = table.info();
            info.has_secrets || info.has_chance || table.seats() != 2
        });
        has_none.is_ok_and(|has_none| !has_none) && self.status() == Status::Running && !self.game.is_frozen()
    }

    /// Looks where a line of actions leads, and forgets it.
    fn try_line<T>(
        &mut self,
        line: &[String],
        look: impl FnOnce(&dyn catalog::Table, Vec<String>) -> T,
    ) -> Result<T, ApiError> {
        self.game.change(|table| table.mark())?;
        let tried = self.game.change(|table| {
            let mut actions = Vec::new();
            for action in line {
                let Some(seat) = alone(&table.pending()) else {
                    return Err(bad_plan("nobody is to act there"));
                };
                let line = table.act_at(None, seat, action)?;
                actions.push(line.splitn(3, ' ').last().unwrap_or_default().to_owned());
            }
            Ok(look(table, actions))
        });
        self.game.rewind();
        tried?
    }

    /// Where a line of actions would lead from here, as a seat sees it.
    pub(crate) fn line(&mut self, seat: Seat, line: &[String]) -> Result<TriedLine, ApiError> {
        if !self.has_plans() {
            return Err(bad_plan("plans are made in matches of two without luck and secrets"));
        }
        if line.len() > LONGEST_LINE {
            return Err(bad_plan("so long a line is not kept"));
        }
        self.try_line(line, |table, actions| {
            let awaited = alone(&table.pending());
            let moves = awaited.map(|other| table.tree(other)).unwrap_or_default();
            TriedLine {
                actions,
                scene: table.scene(seat.into()),
                waiting: table.waiting(Viewer::Seat(seat)),
                moves: encoded(&moves.nodes),
            }
        })
    }

    /// A plan as the game writes it, if it can be kept.
    fn checked_plan(&mut self, seat: Seat, steps: Vec<Step>) -> Result<Vec<Step>, ApiError> {
        if steps.is_empty() {
            return Ok(steps);
        }
        if !self.has_plans() {
            return Err(bad_plan("plans are made in matches of two without luck and secrets"));
        }
        if self.game.read(|table| alone(&table.pending()))? == Some(seat) {
            return Err(bad_plan("it is your turn: play"));
        }
        if count(&steps) > MOST_STEPS {
            return Err(bad_plan("so large a plan is not kept"));
        }
        self.check_steps(seat, steps, &mut Vec::new())
    }

    fn check_steps(
        &mut self,
        seat: Seat,
        steps: Vec<Step>,
        line: &mut Vec<String>,
    ) -> Result<Vec<Step>, ApiError> {
        if line.len() >= LONGEST_LINE && !steps.is_empty() {
            return Err(bad_plan("so long a line is not kept"));
        }
        let is_own = self.try_line(line, |table, _| alone(&table.pending()) == Some(seat))?;
        if is_own && steps.len() > 1 {
            return Err(bad_plan("you have one answer, not several"));
        }
        let mut checked: Vec<Step> = Vec::new();
        for Step { action, next, .. } in steps {
            line.push(action);
            let action = self.try_line(line, |_, actions| actions.last().cloned().unwrap_or_default())?;
            if checked.iter().any(|other| other.action == action) {
                return Err(bad_plan("the same action stands there twice"));
            }
            let next = self.check_steps(seat, next, line)?;
            line.pop();
            checked.push(Step { action, own: is_own, next });
        }
        Ok(checked)
    }

    /// What a seat laid down.
    pub(crate) fn plan_of(&self, seat: Seat) -> &[Step] {
        self.plans.get(&seat).map_or(&[], Vec::as_slice)
    }

    /// A seat plans this from now on.
    pub(crate) fn set_plan(&mut self, draft: &mut Draft, seat: Seat, steps: Vec<Step>) {
        if self.plan_of(seat) == steps {
            return;
        }
        self.planned_before.get_or_insert_with(|| self.plans.clone());
        let text = (!steps.is_empty()).then(|| serde_json::to_string(&steps).expect("plans are plain data"));
        draft.plan(seat, text);
        if steps.is_empty() {
            self.plans.remove(&seat);
        } else {
            self.plans.insert(seat, steps);
        }
    }

    /// Somebody acted: what was planned for it goes on, anything else is thrown away.
    pub(crate) fn step_plans(&mut self, draft: &mut Draft, line: &str) {
        let mut words = line.splitn(3, ' ');
        let action = match (words.next(), words.next(), words.next()) {
            (Some("act"), Some(_), Some(action)) => action,
            (Some("takeback" | "resigned" | "abandoned" | "expired"), ..) => "",
            _ => return,
        };
        let seats: Vec<Seat> = self.plans.keys().copied().collect();
        for seat in seats {
            let fitting = self.plan_of(seat).iter().find(|step| step.action == action);
            let next = fitting.map(|step| step.next.clone()).unwrap_or_default();
            self.set_plan(draft, seat, next);
        }
    }

    /// What somebody who is awaited now has planned.
    pub(crate) fn planned(&self) -> Result<Option<(Seat, String)>, ApiError> {
        if self.plans.is_empty() || self.is_over() {
            return Ok(None);
        }
        let awaited = self.game.read(|table| alone(&table.pending()))?;
        Ok(awaited.and_then(|seat| match self.plan_of(seat) {
            [step] => Some((seat, step.action.clone())),
            _ => None,
        }))
    }
}

impl House {
    /// Somebody lays down what a seat of theirs would answer; nothing clears it. Gives it as the game writes it.
    pub async fn plan(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        guest: &str,
        seat: Seat,
        steps: Vec<Step>,
    ) -> Result<Plan, ApiError> {
        let mut state = table.hold().await;
        loop {
            if !state.seats_of(guest).contains(&seat) {
                return Err(ApiError::forbidden("not-your-seat", "you do not sit there"));
            }
            self.expire(&mut state).await?;
            let steps = state.checked_plan(seat, steps.clone())?;
            let mut draft = state.draft(self.now())?;
            draft.touches = true;
            state.set_plan(&mut draft, seat, steps.clone());
            match state.keep(self.store.as_ref(), draft, Change::default()).await {
                Ok(Kept::Written) => {
                    // Only the owner is told.
                    table.seats_changed();
                    return Ok(Plan { seat, steps });
                }
                Ok(Kept::Again | Kept::Before(_) | Kept::Reused) => {}
                Err(error) => {
                    state.forget();
                    return Err(error);
                }
            }
        }
    }
}
