//! The trait of games that can be pictured.

use tabletop::{Game, Message, Viewer};

use crate::{Board, Figure, Path, Scene};

/// A game that shows itself as data. It draws from views, never from the full state: what a viewer may not
/// know cannot be in the picture.
pub trait Pictured: Game {
    /// The part that no position changes, as it lies before this viewer: games may turn it, so that everybody
    /// sees the board from their own side. It depends on the config and the seat alone.
    fn board(config: &Self::Config, who: Viewer) -> Board;

    /// What a viewer sees now.
    fn scene(view: &Self::View) -> Scene;

    /// The steps by which this action is given, through ids of the view's scene and named choices.
    fn path(view: &Self::View, action: &Self::Action) -> Path;

    /// The paths of all that a seat can do now, in order. Games in which a path depends on what else can be done bring
    /// their own, which looks at the list instead of asking the rules again.
    fn paths(view: &Self::View, actions: &[Self::Action]) -> Vec<Path> {
        actions.iter().map(|action| Self::path(view, action)).collect()
    }

    /// What happened, in words.
    fn tell(seen: &Self::Seen) -> Message;

    /// The figures of its rules, in the order in which the rules show them.
    fn figures() -> &'static [Figure] {
        &[]
    }
}
