//! The laws on random play, and what a viewer may not know said once more by itself.

use tabletop::game::InputOf;
use tabletop::{Dice, Game, Input, Seat, Viewer};

use crate::action::{Action, Chance};
use crate::config::Config;
use crate::field::{Field, Phase};
use crate::hands::take;
use crate::state::ToyBattle;
use crate::terrain::{Colour, SLOTS, Slot, TerrainId};
use crate::troop::{Troop, Troops};

impl laws::Secrets for ToyBattle {
    fn scramble<D: Dice>(&self, viewer: Viewer, dice: &mut D) -> Self {
        let other = self.scramble_keeping(viewer, [Troops::NONE; 2], dice);
        // Whoever is on turn is not stuck, or the match were over: that is known.
        let is_stuck = other.field.phase == Phase::Turn && other.field.drawable(2) == 0 && !other.can_place();
        if is_stuck { *self } else { other }
    }

    /// What the input takes out of a rack was in it; everything else may be otherwise, unless somebody could tell by
    /// the match being over or not.
    fn scramble_before<D: Dice>(&self, viewer: Viewer, next: &InputOf<Self>, dice: &mut D) -> Self {
        let mut kept = [Troops::NONE; 2];
        match next {
            Input::Act(seat, Action::Place(troop, _)) => kept[seat.index()] = kept[seat.index()].with(*troop),
            Input::Chance(Chance::Discards(troop)) => {
                let victim = Field::rival(self.field.turn).index();
                kept[victim] = kept[victim].with(*troop);
            }
            Input::Chance(Chance::Draws(_) | Chance::Pins(_)) => return *self,
            Input::Act(..) | Input::Expired(_) => {}
        }
        let twin = self.scramble_keeping(viewer, kept, dice);
        let is_over = |mut world: ToyBattle| {
            world.apply(next.clone(), &mut ());
            world.is_over()
        };
        if is_over(*self) || is_over(twin) { *self } else { twin }
    }

    fn twin_outcome<D: Dice>(&self, outcome: &Chance, viewer: Viewer, dice: &mut D) -> Chance {
        match (*outcome, self.drawing()) {
            (Chance::Draws(troops), Some((seat, _))) if !viewer.is(seat) => {
                Chance::Draws(take(&mut { self.hands.undrawn[seat.index()] }, troops.len(), dice))
            }
            (Chance::Pins(_), _) if !viewer.is(Field::rival(self.field.turn)) => {
                Chance::Pins(crate::hands::one(self.exposed(), dice))
            }
            _ => *outcome,
        }
    }
}

impl ToyBattle {
    /// Racks of others are mixed with their lots, but for what everybody knows of and what is kept; which troops are
    /// pinned is drawn anew among those not kept.
    fn scramble_keeping<D: Dice>(&self, viewer: Viewer, kept: [Troops; 2], dice: &mut D) -> Self {
        let mut other = *self;
        if matches!(self.field.phase, Phase::Over(_)) {
            return other;
        }
        for seat in Seat::all(2).filter(|seat| !viewer.is(*seat)) {
            let i = seat.index();
            let known = self.field.known[i];
            let sure = union(known, kept[i]);
            let mut loose = self.hands.rack[i].plus(self.hands.undrawn[i]).minus(sure);
            let rack = sure.plus(take(&mut loose, self.hands.rack[i].len() - sure.len(), dice));
            other.hands.rack[i] = rack;
            other.hands.undrawn[i] = loose;
            other.hands.pinned[i] = take(&mut rack.minus(kept[i]), self.hands.pinned[i].len(), dice);
        }
        other
    }
}

/// The least set that contains both.
fn union(one: Troops, other: Troops) -> Troops {
    one.plus(other).minus(one.shared(other))
}

laws::suite!(ToyBattle, plan().games(4_000));

fn plan() -> laws::Plan<ToyBattle> {
    let configs = TerrainId::ALL.into_iter().flat_map(|terrain| {
        let plain = Config { terrain, ..Config::default() };
        [
            plain.clone(),
            Config { special_bases: false, ..plain.clone() },
            Config { first_colour: Colour::Red, ..plain },
        ]
    });
    laws::Plan::new(configs.collect()).strangers(strangers())
}

/// Everything one can write down, but for most of the pushes.
fn strangers() -> Vec<Action> {
    let slots = || (0..SLOTS).map(Slot::new);
    let placings =
        Troop::ALL.into_iter().flat_map(|troop| slots().map(move |slot| Action::Place(troop, slot)));
    let pushes = slots().zip(slots().skip(3)).map(|(from, to)| Action::Push(from, to));
    [Action::Draw, Action::Yes, Action::Pass]
        .into_iter()
        .chain(placings)
        .chain(pushes)
        .chain(slots().map(Action::Discard))
        .chain(slots().map(Action::Recall))
        .chain(Troop::ALL.map(Action::Raise))
        .collect()
}
