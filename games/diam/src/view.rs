//! What a viewer sees. Diam has no secrets, so everybody sees the same: all of it.

use serde::{Serialize, Serializer};
use tabletop::{Game, Outcome, Pending, Seat};

use crate::board::Alignment;
use crate::piece::{Colour, Side, Square};
use crate::state::Diam;
use crate::{Action, Edition, position};

/// The match as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The edition played.
    pub edition: Edition,
    /// How many play.
    pub players: u8,
    /// The pieces on each square, from bottom to top.
    pub squares: [Vec<Colour>; 8],
    /// The pieces left in reserve.
    pub reserve: [Reserve; 4],
    /// Whose turn it is, while the game goes on.
    pub to_move: Option<Seat>,
    /// Which side that is.
    pub side_to_move: Option<Side>,
    /// The sides whose announcement stands.
    pub announced: Vec<Side>,
    /// Whether both forms of an action, announcing or not, may exist.
    pub calls_announcements: bool,
    /// The last action.
    pub last: Option<Action>,
    /// The level, from 1 for people, at which its lowest piece came to stand.
    #[serde(serialize_with = "from_one")]
    pub landed: u8,
    /// Actions so far.
    pub actions: u16,
    /// Actions since the last placing; 100 are a draw.
    pub quiet: u8,
    /// How often this position has been seen since then; three times is a draw.
    pub occurrences: u8,
    /// The diam that decided the game.
    pub diam: Option<DiamSeen>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// The position as text.
    pub position: String,
    #[serde(skip)]
    state: Diam,
}

/// What is left of a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Reserve {
    /// The colour.
    pub colour: Colour,
    /// How many.
    pub left: u8,
    /// Whose seat places them.
    pub seat: Seat,
}

/// A diam on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct DiamSeen {
    /// Its colour.
    pub colour: Colour,
    /// Its squares.
    pub squares: [Square; 2],
    /// Its level, from 1 for people.
    #[serde(serialize_with = "from_one")]
    pub level: u8,
}

fn from_one<S: Serializer>(level: &u8, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u8(level + 1)
}

impl View {
    pub(crate) fn of(state: &Diam) -> Self {
        let now = &state.now;
        let colours = now.colours();
        let pile = |square: Square| {
            let slots = (0..4).map_while(|level| now.board.slot_at(square, level));
            slots.map(|slot| colours[usize::from(slot)]).collect()
        };
        let outcome = match state.pending() {
            Pending::Over(outcome) => Some(outcome),
            Pending::Chance | Pending::Seats { .. } => None,
        };
        View {
            edition: now.rules.edition(),
            players: now.rules.players(),
            squares: std::array::from_fn(|i| pile(Square::new(i as u8))),
            reserve: std::array::from_fn(|slot| reserve(state, slot as u8)),
            to_move: now.end.is_none().then(|| now.seat()),
            side_to_move: state.side_to_act(),
            announced: Side::BOTH.into_iter().filter(|side| now.announced & side.bit() != 0).collect(),
            calls_announcements: now.rules.is_manual(),
            last: now.last,
            landed: now.landed,
            actions: now.ply,
            quiet: state.past.quiet(),
            occurrences: occurrences(state),
            diam: now.board.diam().map(|diam| seen(diam, colours)),
            outcome,
            position: position::text(state),
            state: *state,
        }
    }

    /// The match itself: there is nothing in it that a viewer may not know.
    pub fn state(&self) -> &Diam {
        &self.state
    }
}

/// How often the position has been there, this time included.
fn occurrences(state: &Diam) -> u8 {
    state.past.count(state.now.recurrence_key()).max(1) as u8
}

fn reserve(state: &Diam, slot: u8) -> Reserve {
    let now = &state.now;
    let turns = 0..now.rules.turns();
    let turn = turns.into_iter().find(|turn| now.rules.slots_of(*turn) & (1 << slot) != 0);
    let seat = now.rules.seat_of(turn.expect("every colour is somebody's"), now.swapped);
    Reserve { colour: now.colours()[usize::from(slot)], left: now.left(slot), seat }
}

fn seen(diam: Alignment, colours: [Colour; 4]) -> DiamSeen {
    DiamSeen {
        colour: colours[usize::from(diam.slot)],
        squares: [diam.square, diam.square.across()],
        level: diam.level,
    }
}
