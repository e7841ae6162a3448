//! The actions of the player on turn: listed, drawn by lot, judged.

use tabletop::Dice;

use crate::action::Action;
use crate::field::{Field, Phase, Question, RACK, Tile};
use crate::refusal::Refusal;
use crate::state::ToyBattle;
use crate::terrain::Slot;
use crate::troop::Troop;

/// Adds every action there is.
pub(crate) fn list(game: &ToyBattle, out: &mut Vec<Action>) {
    let field = &game.field;
    match field.phase {
        Phase::Turn => {
            if field.drawable(2) > 0 {
                out.push(Action::Draw);
            }
            placings(game, out);
        }
        Phase::Ask(question) => {
            match question {
                Question::Draw(..) | Question::Break | Question::Pin => out.push(Action::Yes),
                Question::Extra => placings(game, out),
                Question::Discard(at) => out.extend(Slot::each(field.discardable(at)).map(Action::Discard)),
                Question::Recall(tile, at) => {
                    out.extend(Slot::each(field.recallable(tile, at)).map(Action::Recall));
                }
                Question::Push(at) => {
                    for from in Slot::each(field.pushable(at)) {
                        out.extend(Slot::each(field.push_targets(from)).map(|to| Action::Push(from, to)));
                    }
                }
                Question::Raise => {
                    let dead = field.discard[field.turn.index()];
                    out.extend(dead.iter().map(|(troop, _)| Action::Raise(troop)));
                }
            }
            out.push(Action::Pass);
        }
        Phase::Deal(_) | Phase::Drawing(_) | Phase::Breaking | Phase::Pinning | Phase::Over(_) => {}
    }
}

fn placings(game: &ToyBattle, out: &mut Vec<Action>) {
    let (field, seat) = (&game.field, game.field.turn);
    let reach = field.reach(seat);
    for (troop, _) in game.placeable().iter() {
        out.extend(Slot::each(field.targets(seat, troop, reach)).map(|slot| Action::Place(troop, slot)));
    }
}

/// One of the actions, each as likely as the others, without listing them where that is easy.
#[inline]
pub(crate) fn sample<D: Dice + ?Sized>(game: &ToyBattle, dice: &mut D) -> Action {
    let field = &game.field;
    match field.phase {
        Phase::Turn => sample_placing(game, (field.drawable(2) > 0).then_some(Action::Draw), dice),
        Phase::Ask(Question::Extra) => sample_placing(game, Some(Action::Pass), dice),
        Phase::Ask(Question::Draw(..) | Question::Break | Question::Pin) => {
            if dice.below(2) == 0 {
                Action::Yes
            } else {
                Action::Pass
            }
        }
        Phase::Ask(Question::Discard(at)) => sample_slot(field.discardable(at), Action::Discard, dice),
        Phase::Ask(Question::Recall(tile, at)) => {
            sample_slot(field.recallable(tile, at), Action::Recall, dice)
        }
        _ => {
            let mut all = Vec::new();
            list(game, &mut all);
            let at = dice.below(all.len() as u32) as usize;
            all.swap_remove(at)
        }
    }
}

/// What is done to one of some slots, or nothing.
#[inline]
fn sample_slot<D: Dice + ?Sized>(slots: u32, make: fn(Slot) -> Action, dice: &mut D) -> Action {
    let at = dice.below(slots.count_ones() + 1);
    Slot::each(slots).nth(at as usize).map_or(Action::Pass, make)
}

/// One of the placings or the one other action, if there is one.
#[inline]
fn sample_placing<D: Dice + ?Sized>(game: &ToyBattle, other: Option<Action>, dice: &mut D) -> Action {
    let field = &game.field;
    let targets = field.all_targets(field.turn, game.placeable());
    let counts = targets.map(u32::count_ones);
    let mut at = dice.below(counts.iter().sum::<u32>() + u32::from(other.is_some()));
    if let Some(other) = other {
        if at == 0 {
            return other;
        }
        at -= 1;
    }
    for (kind, (slots, count)) in targets.into_iter().zip(counts).enumerate() {
        if at < count {
            let slot = Slot::each(slots).nth(at as usize).expect("it is counted");
            return Action::Place(Troop::at(kind), slot);
        }
        at -= count;
    }
    unreachable!("the count is the sum")
}

/// Why an action is refused, if it is. What is said depends on what the seat knows alone.
pub(crate) fn judge(game: &ToyBattle, action: Action) -> Result<(), Refusal> {
    let field = &game.field;
    let asks = |slot: Slot, among: u32, why: Refusal| if among & slot.bit() != 0 { Ok(()) } else { Err(why) };
    match (field.phase, action) {
        (Phase::Turn, Action::Draw) => match (field.drawable(2), field.rack[field.turn.index()]) {
            (0, RACK) => Err(Refusal::RackFull),
            (0, _) => Err(Refusal::ReserveEmpty),
            _ => Ok(()),
        },
        (Phase::Turn | Phase::Ask(Question::Extra), Action::Place(troop, slot)) => {
            game.judge_placing(troop, slot)
        }
        (Phase::Turn, _) => Err(Refusal::DrawOrPlace),
        (Phase::Ask(_), Action::Pass)
        | (Phase::Ask(Question::Draw(..) | Question::Break | Question::Pin), Action::Yes) => Ok(()),
        (Phase::Ask(Question::Discard(at)), Action::Discard(slot)) => {
            asks(slot, field.discardable(at), Refusal::NotDiscardable(slot))
        }
        (Phase::Ask(Question::Recall(tile, at)), Action::Recall(slot)) => {
            asks(slot, field.recallable(tile, at), Refusal::NotRecallable(slot))
        }
        (Phase::Ask(Question::Push(at)), Action::Push(from, to)) => {
            asks(from, field.pushable(at), Refusal::NotPushable(from))?;
            asks(to, field.push_targets(from), Refusal::PushTooFar(from, to))
        }
        (Phase::Ask(Question::Raise), Action::Raise(troop)) => {
            let is_there = field.discard[field.turn.index()].has(troop);
            if is_there { Ok(()) } else { Err(Refusal::NotDiscarded(troop)) }
        }
        (Phase::Ask(question), _) => Err(Refusal::OtherQuestion(question)),
        (Phase::Deal(_) | Phase::Drawing(_) | Phase::Breaking | Phase::Pinning | Phase::Over(_), _) => {
            unreachable!("seats are asked in their own phases")
        }
    }
}

impl Field {
    /// How many troops the player on turn would draw (§3.2 to §3.4).
    #[inline]
    pub(crate) fn drawable(&self, wish: u8) -> u8 {
        let i = self.turn.index();
        wish.min(RACK - self.rack[i]).min(self.reserve[i])
    }

    /// Bases next to this one with a visible enemy of the player on turn (§6.9, §15.2).
    pub(crate) fn discardable(&self, at: Slot) -> u32 {
        self.terrain.neighbours[at.index()] & self.held[Field::rival(self.turn).index()]
    }

    /// Bases whose troop a castle may give back to the player on turn (§12.2, §12.3).
    pub(crate) fn recallable(&self, tile: Tile, at: Slot) -> u32 {
        let own = self.held[self.turn.index()];
        // The troop that set the recall off may lie covered by now: then what covers it may go.
        if self.top(at) == Some(tile) { own & !at.bit() } else { own }
    }

    /// Bases whose troop a volcano may push.
    pub(crate) fn pushable(&self, at: Slot) -> u32 {
        let enemies = self.discardable(at);
        Slot::each(enemies).filter(|from| self.push_targets(*from) != 0).map(Slot::bit).sum()
    }

    /// Bases onto which a troop may be pushed from here.
    pub(crate) fn push_targets(&self, from: Slot) -> u32 {
        self.terrain.neighbours[from.index()] & self.terrain.bases
    }
}
