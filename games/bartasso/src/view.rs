//! What a viewer sees. Le Bartasso has no secrets, so everybody sees the same: all of it, from
//! their own side.

use serde::Serialize;
use tabletop::{Game, Outcome, Pending, Seat, Viewer};

use crate::board::{Spots, Square, by_number};
use crate::event::Standing;
use crate::phase::Phase;
use crate::piece::Camp;
use crate::state::Bartasso;
use crate::{Action, position};

/// The match as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The camps, in the order of play.
    pub camps: Vec<CampSeen>,
    /// How many play.
    pub players: u8,
    /// Every piece on the board, by the number of its square.
    pub pieces: Vec<Standing>,
    /// Whose turn it is, while the game goes on.
    pub to_move: Option<Seat>,
    /// Whose camp.
    pub camp: Option<Camp>,
    /// What is decided: `"huff"`, `"move"`, `"split"` or `"units"`.
    pub phase: &'static str,
    /// The pieces that may be huffed now.
    pub huffable: Vec<Square>,
    /// The open proposal of an exchange.
    pub offer: Option<OfferSeen>,
    /// The present round, from 1.
    pub round: u16,
    /// Turns since something last happened that quiet rounds are counted from.
    pub quiet: u16,
    /// How often this position has been there at the start of a turn; three times is a draw.
    pub occurrences: usize,
    /// The last action.
    pub last: Option<Action>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// The position as text.
    pub position: String,
    #[serde(skip)]
    who: Viewer,
    #[serde(skip)]
    state: Bartasso,
}

/// What is known of a camp beside its pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct CampSeen {
    /// Which.
    pub camp: Camp,
    /// Who plays it.
    pub seat: Seat,
    /// Ordinary pawns that could come back.
    pub lost: u8,
    /// Ordinary pawns that cannot.
    pub destroyed: u8,
    /// Pawns that came back by exchange.
    pub returned: u8,
    /// Units it may spend.
    pub units: u8,
    /// Whether its diplomat waits for its square.
    pub diplomat_waits: bool,
    /// Whether its crowned pieces are lost because its fighters could not move when its turn came.
    pub is_blocked: bool,
}

/// A proposal to exchange prisoners.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OfferSeen {
    /// To whom.
    pub to: Seat,
    /// How many pawns each.
    pub count: u8,
    /// The squares named by whoever proposes.
    pub own: Vec<Square>,
    /// The squares named by the other.
    pub theirs: Vec<Square>,
}

impl View {
    pub(crate) fn of(state: &Bartasso, who: Viewer) -> Self {
        let now = &state.now;
        let squares = |spots: Spots| by_number(spots).map(|spot| state.square(spot)).collect::<Vec<_>>();
        let outcome = match state.pending() {
            Pending::Over(outcome) => Some(outcome),
            Pending::Chance | Pending::Seats { .. } => None,
        };
        let is_open = now.end.is_none();
        View {
            camps: now.rules.camps().iter().map(|camp| camp_seen(state, *camp)).collect(),
            players: now.rules.players(),
            pieces: by_number(now.allied(0) | now.allied(1)).map(|spot| state.standing(spot)).collect(),
            to_move: is_open.then(|| now.seat()),
            camp: is_open.then_some(now.camp),
            phase: match now.phase {
                Phase::Huff => "huff",
                Phase::Move => "move",
                Phase::Split => "split",
                Phase::Units => "units",
            },
            huffable: squares(if is_open { now.huffable() } else { 0 }),
            offer: now.offer.map(|offer| OfferSeen {
                to: offer.to,
                count: offer.count,
                own: squares(offer.own),
                theirs: squares(offer.theirs),
            }),
            round: now.round(),
            quiet: now.turns.saturating_sub(now.fresh),
            occurrences: state.past.count(now.recurrence_key()),
            last: now.last,
            outcome,
            position: position::text(state),
            who,
            state: *state,
        }
    }

    /// Who sees it: the board lies before them as they sit.
    pub fn who(&self) -> Viewer {
        self.who
    }

    /// The match itself: there is nothing in it that a viewer may not know.
    pub fn state(&self) -> &Bartasso {
        &self.state
    }
}

fn camp_seen(state: &Bartasso, camp: Camp) -> CampSeen {
    let now = &state.now;
    CampSeen {
        camp,
        seat: now.rules.seat_of(camp),
        lost: now.lost(camp),
        destroyed: now.destroyed[camp.index()],
        returned: now.returned[camp.index()],
        units: now.units[camp.index()],
        diplomat_waits: now.waiting & 1 << camp.index() != 0,
        is_blocked: now.is_blocked(camp),
    }
}
