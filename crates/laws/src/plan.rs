//! What a game brings to its laws.

use tabletop::game::InputOf;
use tabletop::{Dice, Game, Seat, Viewer};

/// Which matches to play.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    pub(crate) configs: Vec<G::Config>,
    pub(crate) strangers: Vec<G::Action>,
    pub(crate) games: u32,
}

impl<G: Game> Plan<G> {
    /// Ten thousand random matches under these configs.
    pub fn new(configs: Vec<G::Config>) -> Self {
        Plan { configs, strangers: Vec::new(), games: 10_000 }
    }

    /// Actions to try at every step beside those met in play: everything one can write down, if that is
    /// a short list.
    #[must_use]
    pub fn strangers(mut self, actions: Vec<G::Action>) -> Self {
        self.strangers = actions;
        self
    }

    /// Another number of matches.
    #[must_use]
    pub fn games(mut self, games: u32) -> Self {
        self.games = games;
        self
    }
}

/// What a viewer may not know, said without the help of `view`. A game without secrets implements it
/// as it stands.
pub trait Secrets: Game {
    /// A state that differs from this one, and only in what the viewer may not know.
    #[must_use]
    fn scramble<D: Dice>(&self, _viewer: Viewer, _dice: &mut D) -> Self {
        self.clone()
    }

    /// A state that accepts this input as well and differs from this one only in what the viewer still may not
    /// know once it has happened. A game with secrets brings its own: what an input opens stays, all else is
    /// scrambled, or whatever the game tells too much on that occasion is not found out.
    #[must_use]
    fn scramble_before<D: Dice>(&self, _viewer: Viewer, _next: &InputOf<Self>, _dice: &mut D) -> Self {
        self.clone()
    }

    /// Whether the viewer may not know that this seat did this, until the window closes.
    fn is_hidden(_seat: Seat, _action: &Self::Action, _viewer: Viewer) -> bool {
        false
    }

    /// A chance outcome for the scrambled state that looks to the viewer like this one of the true state.
    fn twin_outcome<D: Dice>(&self, outcome: &Self::Chance, _viewer: Viewer, _dice: &mut D) -> Self::Chance {
        outcome.clone()
    }
}
