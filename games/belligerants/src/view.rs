//! What a viewer sees. Until both are ready nobody sees the other's set-up; afterwards everybody sees all.

use serde::Serialize;
use tabletop::{Branch, Determinize, Dice, Game, Outcome, Seat, Viewer};

use crate::chance::Roll;
use crate::field::Fate;
use crate::piece::{Kind, Piece, Side, pieces};
use crate::rules::setting::{FORMATIONS, form};
use crate::square::Square;
use crate::state::{Belligerants, Deal, Phase};
use crate::{Capture, Config, Move, position};

/// The match as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What the board is called.
    pub board: String,
    /// Its columns and rows.
    pub size: (u8, u8),
    /// What happens to whoever does not take.
    pub capture: Capture,
    /// `"setup"`, `"roll"`, `"move"`, `"huff"` or `"over"`.
    pub phase: &'static str,
    /// Whose turn it is, once the battle has begun and until it is over.
    pub to_move: Option<Seat>,
    /// What the die shows.
    pub roll: Option<Roll>,
    /// Who is ready, before the battle.
    pub ready: [bool; 2],
    /// The pieces the viewer knows the place of.
    pub pieces: Vec<PieceSeen>,
    /// What each side has won so far.
    pub scores: [i32; 2],
    /// Rolls so far; 600 end the game.
    pub rolls: u16,
    /// Rolls since the last capture, entry, loss or rescue; 100 end it.
    pub quiet: u8,
    /// How far an armistice has come.
    pub deal: Deal,
    /// The pieces that can be huffed.
    pub huffable: Vec<Square>,
    /// The last move.
    pub last: Option<LastSeen>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// The position as text, where there is one.
    pub position: Option<String>,
    #[serde(skip)]
    state: Belligerants,
}

/// A piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PieceSeen {
    /// What it is.
    pub kind: Kind,
    /// The army it began in.
    pub army: Side,
    /// The side it fights for, or whose prisoner it is.
    pub side: Option<Side>,
    /// Where it stands; prisoners and the lost stand nowhere.
    pub square: Option<Square>,
    /// Whether it stands in the camp it was to enter.
    pub has_entered: bool,
    /// Why it cannot move by an ordinary number or cannot be taken: `"wounded"`, `"encircled"`, `"guarded"`…
    pub plight: Option<&'static str>,
}

/// The last move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct LastSeen {
    /// Whose.
    pub side: Side,
    /// From here.
    pub from: Square,
    /// To here.
    pub to: Square,
}

impl View {
    pub(crate) fn of(state: &Belligerants, who: Viewer) -> Self {
        let known = state.known_to(who);
        let now = &known.now;
        let is_setup = now.phase == Phase::Setup;
        let is_open = matches!(now.phase, Phase::Roll | Phase::Move | Phase::Huff);
        let shown = Piece::all().filter(|piece| !is_setup || who.is(piece.first_side().seat()));
        View {
            viewer: who,
            board: known.board.title().to_owned(),
            size: (known.board.columns(), known.board.rows()),
            capture: now.capture,
            phase: match now.phase {
                Phase::Setup => "setup",
                Phase::Roll => "roll",
                Phase::Move => "move",
                Phase::Huff => "huff",
                Phase::Over(_) => "over",
            },
            to_move: is_open.then(|| now.side.seat()),
            roll: now.roll,
            ready: now.ready,
            pieces: shown.map(|piece| PieceSeen::of(&known, piece)).collect(),
            scores: Side::BOTH.map(|side| now.field.score(side)),
            rolls: now.rolls,
            quiet: now.quiet,
            deal: now.deal,
            huffable: pieces(now.huffable).map(|piece| now.field.stand(piece)).collect(),
            last: now.last.map(|last| {
                let Move { from, to, .. } = last.step;
                LastSeen { side: last.side, from, to }
            }),
            outcome: known.pending().outcome().cloned(),
            position: position::text(&known),
            state: known,
        }
    }

    /// The match as far as the viewer knows it: in the set-up, the other's army stands in the default formation.
    pub(crate) fn known(&self) -> &Belligerants {
        &self.state
    }
}

impl PieceSeen {
    fn of(state: &Belligerants, piece: Piece) -> Self {
        let field = &state.now.field;
        let (square, side) = match field.fate(piece) {
            Fate::Standing(square) => (Some(square), Some(field.owner(piece))),
            Fate::Prisoner(side) => (None, Some(side)),
            Fate::Gone => (None, None),
        };
        let has_entered = side.is_some_and(|side| field.entered(side) & piece.bit() != 0);
        PieceSeen {
            kind: piece.kind(),
            army: piece.first_side(),
            side,
            square,
            has_entered,
            plight: if state.now.phase == Phase::Setup { None } else { state.plight(piece) },
        }
    }
}

impl Belligerants {
    /// What a viewer knows, built up: the board and what is agreed on, one's own set-up, and once the battle has
    /// begun all of it.
    fn known_to(&self, who: Viewer) -> Belligerants {
        if self.now.phase != Phase::Setup {
            return self.clone();
        }
        let mut known = Belligerants::fresh(std::sync::Arc::clone(&self.board), self.now.capture);
        known.now.ready = self.now.ready;
        known.now.window = self.now.window;
        if let Some(seat) = who.seat() {
            let side = Side::of(seat);
            for piece in Piece::of(side) {
                known.now.field.lift(&self.board, piece);
            }
            for piece in Piece::of(side) {
                known.now.field.put(&self.board, piece, self.now.field.stand(piece), side);
            }
            known.now.is_formed[side.index()] = self.now.is_formed[side.index()];
        }
        known
    }
}

impl Determinize for Belligerants {
    /// In the set-up the others may stand in any of the house's formations.
    fn determinize<D: Dice + ?Sized>(view: &View, dice: &mut D) -> Self {
        let mut state = view.state.clone();
        if state.now.phase == Phase::Setup {
            for side in Side::BOTH.into_iter().filter(|side| !view.viewer.is(side.seat())) {
                let formation = &FORMATIONS[dice.below(FORMATIONS.len() as u32) as usize];
                form(&state.board, &mut state.now.field, side, formation);
            }
        }
        state
    }
}

impl Branch for Belligerants {
    /// Where somebody rolls or moves. Before, too little is known; a huff is over too soon to be written down.
    fn branch(config: &Config, view: &View) -> Option<Config> {
        let config = Config { position: view.position.clone()?, ..config.clone() };
        Self::start(&config).is_ok().then_some(config)
    }
}
