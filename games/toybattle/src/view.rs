//! What each viewer knows, with perfect recall, and how the rest is imagined.
//!
//! A view is put together from the open half of the match and the viewer's own hand; the hidden half enters it only
//! when the match is over (§10.8).

use serde::Serialize;
use tabletop::{Dice, Game, Outcome, Seat, Viewer};

use crate::action::Action;
use crate::field::{Field, Phase, RACK};
use crate::hands::Hands;
use crate::state::ToyBattle;
use crate::terrain::{Colour, Slot, TerrainId};
use crate::troop::{Troop, Troops};

/// All that one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The terrain.
    pub terrain: TerrainId,
    /// Whether special bases are in force.
    pub special_bases: bool,
    /// Whose turn it is, while the match goes on.
    pub to_move: Option<Seat>,
    /// The effect in question, by its word.
    pub question: Option<&'static str>,
    /// Bases whose effects wait for their turn.
    pub waiting: Vec<Slot>,
    /// Every occupied slot, its troops from bottom to top.
    pub stacks: Vec<Stack>,
    /// What everybody knows of each side.
    pub sides: [Side; 2],
    /// The viewer's own hand.
    pub own: Option<Own>,
    /// Both hands, once the match is over.
    pub hands: Option<Hands>,
    /// Medals that win.
    pub objective: u8,
    /// Turns since the last draw or medal; sixty end the match.
    pub quiet: u8,
    /// Turns taken.
    pub turns: u16,
    /// The last decision.
    pub last: Option<(Seat, Action)>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    #[serde(skip)]
    field: Field,
}

/// The troops on a slot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Stack {
    /// The slot.
    pub slot: Slot,
    /// From bottom to top: whose, and which.
    pub troops: Vec<(Seat, Troop)>,
}

/// What everybody knows of a side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Side {
    /// Its colour.
    pub colour: Colour,
    /// Its medals.
    pub medals: u8,
    /// Regions whose medals it took.
    pub regions: Vec<String>,
    /// Troops in its rack.
    pub rack: u8,
    /// How many of them are pinned.
    pub pinned: u8,
    /// Those of them that everybody knows of.
    pub known: Troops,
    /// Troops left in its reserve.
    pub reserve: u8,
    /// Its discarded troops.
    pub discard: Troops,
    /// Troops nobody has seen: in its rack, its reserve or set aside.
    pub unseen: Troops,
}

/// What a seat knows of itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Own {
    /// Which seat.
    pub seat: Seat,
    /// Its rack.
    pub rack: Troops,
    /// What of it is pinned.
    pub pinned: Troops,
    /// What it has not drawn: its reserve and the troops set aside, which nobody can tell apart.
    pub undrawn: Troops,
}

impl View {
    pub(crate) fn of(state: &ToyBattle, who: Viewer) -> Self {
        let ToyBattle { field, hands } = state;
        let outcome = state.pending().outcome().cloned();
        let own = who.seat().map(|seat| Own {
            seat,
            rack: hands.rack[seat.index()],
            pinned: hands.pinned[seat.index()],
            undrawn: hands.undrawn[seat.index()],
        });
        let question = match field.phase {
            Phase::Ask(question) => Some(question.word()),
            _ => None,
        };
        View {
            terrain: field.terrain.id,
            special_bases: field.special_bases,
            to_move: outcome.is_none().then_some(field.turn),
            question,
            waiting: field.waiting.iter().map(|(slot, _)| slot).collect(),
            stacks: field.terrain.slots().filter_map(|slot| Stack::of(field, slot)).collect(),
            sides: [0, 1].map(|seat| Side::of(field, Seat::new(seat))),
            own,
            hands: outcome.is_some().then_some(*hands),
            objective: field.terrain.objective,
            quiet: field.quiet,
            turns: field.turns,
            last: field.last,
            outcome,
            field: *field,
        }
    }

    /// The open half of the match.
    pub fn field(&self) -> &Field {
        &self.field
    }

    /// The viewer's seat.
    pub fn seat(&self) -> Option<Seat> {
        self.own.as_ref().map(|own| own.seat)
    }

    /// The match as far as the viewer knows it: the open half and the own hand. Nobody else holds anything in it, so
    /// that only what the viewer does can be judged by it.
    pub(crate) fn known(&self) -> ToyBattle {
        let mut hands = Hands::START;
        if let Some(own) = &self.own {
            let i = own.seat.index();
            (hands.rack[i], hands.pinned[i], hands.undrawn[i]) = (own.rack, own.pinned, own.undrawn);
        }
        ToyBattle { field: self.field, hands }
    }

    /// A match that this viewer could not tell from the true one.
    pub(crate) fn imagine<D: Dice + ?Sized>(&self, dice: &mut D) -> ToyBattle {
        let mut hands = self.hands.unwrap_or(Hands::START);
        for seat in Seat::all(2).filter(|_| self.hands.is_none()) {
            match self.own.as_ref().filter(|own| own.seat == seat) {
                Some(own) => {
                    hands.rack[seat.index()] = own.rack;
                    hands.pinned[seat.index()] = own.pinned;
                    hands.undrawn[seat.index()] = own.undrawn;
                }
                None => hands.imagine(&self.field, seat, dice),
            }
        }
        let mut game = ToyBattle { field: self.field, hands };
        if self.seat() != Some(game.field.turn) {
            game.unstick(dice);
        }
        game
    }
}

impl Stack {
    fn of(field: &Field, slot: Slot) -> Option<Self> {
        let mut troops: Vec<_> = field.stack(slot).map(|tile| (tile.seat(), tile.troop())).collect();
        troops.reverse();
        (!troops.is_empty()).then_some(Stack { slot, troops })
    }
}

impl Side {
    fn of(field: &Field, seat: Seat) -> Self {
        let i = seat.index();
        debug_assert!(field.rack[i] <= RACK);
        let regions = field.terrain.regions.iter().enumerate();
        Side {
            colour: field.colour(seat),
            medals: field.medals[i],
            regions: regions
                .filter(|(n, _)| field.taken[i] & 1 << n != 0)
                .map(|(_, region)| region.name.clone())
                .collect(),
            rack: field.rack[i],
            pinned: field.pinned[i],
            known: field.known[i],
            reserve: field.reserve[i],
            discard: field.discard[i],
            unseen: field.unseen(seat),
        }
    }
}
