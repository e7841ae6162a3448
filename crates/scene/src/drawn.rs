//! The trait of games that can be drawn.

use tabletop::{Game, Message};

use crate::{Board, Path, Scene};

/// A game that shows itself as data. It draws from views, never from the full state: what a viewer may not
/// know cannot be in the picture.
pub trait Drawn: Game {
    /// The part that depends on the config alone.
    fn board(config: &Self::Config) -> Board;

    /// What a viewer sees now.
    fn scene(view: &Self::View) -> Scene;

    /// The steps by which this action is given, through ids of the view's scene and named choices.
    fn path(view: &Self::View, action: &Self::Action) -> Path;

    /// What happened, in words.
    fn tell(seen: &Self::Seen) -> Message;
}
