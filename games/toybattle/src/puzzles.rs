//! The puzzles: win this turn, whatever is drawn and whatever the enemy holds.

use tabletop::game::InputOf;
use tabletop::puzzle::has_won;
use tabletop::{Goal, Input, Message, Puzzled, Seat, Theme};

use crate::action::Action;
use crate::config::Config;
use crate::field::{Field, Phase};
use crate::state::ToyBattle;
use crate::terrain::{Colour, TerrainId};
use crate::troop::{Troop, Troops};
use crate::view::View;

impl Puzzled for ToyBattle {
    const PUZZLES: &'static str = include_str!("../data/puzzles.tsv");

    /// Every terrain, with either colour to begin.
    fn grounds() -> Vec<Config> {
        let begins = |first_colour| {
            TerrainId::ALL.map(|terrain| Config { terrain, first_colour, ..Config::default() })
        };
        [begins(Colour::Blue), begins(Colour::Red)].concat()
    }

    /// A config holds no troops on the board.
    fn position(_config: &Config, _view: &View) -> Option<Config> {
        None
    }

    fn goals(&self, _seat: Seat) -> Vec<Goal> {
        vec![Goal::new("win", 1)]
    }

    fn has_reached(&self, _since: &Self, seat: Seat, _goal: &Goal, _is_settled: bool) -> bool {
        matches!(self.field.phase, Phase::Over(_)) && has_won(self, seat)
    }

    fn turns(&self) -> u32 {
        self.field.turns.into()
    }

    /// Every rack the enemy may have. Which of its troops are pinned changes nothing in one's own turn.
    fn worlds(&self, seat: Seat) -> Vec<Self> {
        let rival = Field::rival(seat).index();
        let known = self.field.known[rival];
        let loose = self.field.unseen(Field::rival(seat)).minus(known);
        let mut racks = Vec::new();
        share(loose, self.field.rack[rival].saturating_sub(known.len()), 0, Troops::NONE, &mut racks);
        let world = |taken: Troops| {
            let mut world = *self;
            world.hands.rack[rival] = known.plus(taken);
            world.hands.undrawn[rival] = loose.minus(taken);
            world.hands.pinned[rival] = Troops::NONE;
            world
        };
        racks.into_iter().map(world).collect()
    }

    /// By what wins. To walk into an open headquarters is no puzzle.
    fn theme(&self, seat: Seat, _goal: &Goal, solution: &[InputOf<Self>]) -> Option<Theme> {
        let own: Vec<Action> = solution
            .iter()
            .filter_map(|input| match input {
                Input::Act(actor, action) if *actor == seat => Some(*action),
                _ => None,
            })
            .collect();
        let placed = own.iter().filter(|action| matches!(action, Action::Place(..))).count();
        let gates = self.field.headquarters(Field::rival(seat));
        let enters =
            own.iter().any(|action| matches!(action, Action::Place(_, slot) if gates & slot.bit() != 0));
        match (placed, own.len(), enters) {
            (_, 1, true) => None,
            (_, 1, false) => Some("medals"),
            (2.., _, true) => Some("captain-headquarters"),
            (2.., _, false) => Some("captain-medals"),
            _ => Some("effect"),
        }
    }

    fn ask(_goal: &Goal) -> Message {
        Message::new("toybattle-puzzle-win")
    }
}

/// Every way to take so many troops out of some, kind by kind.
fn share(from: Troops, count: u8, kind: usize, taken: Troops, out: &mut Vec<Troops>) {
    if count == 0 {
        out.push(taken);
        return;
    }
    let Some(troop) = Troop::ALL.get(kind) else { return };
    let mut taken = taken;
    for more in 0..=from.count(*troop).min(count) {
        if more > 0 {
            taken = taken.with(*troop);
        }
        share(from, count - more, kind + 1, taken, out);
    }
}
