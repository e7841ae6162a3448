//! A figure of the rules, set up and played by the game itself. Nothing is drawn here that a table would not show.

use scene::{Board, Figure, Rect, Scene, Theme};
use tabletop::{Message, Seat};
use words::Words;

use crate::{Fault, Table};

/// A figure ready to be drawn: what its viewer sees, with what can be pointed at next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plate {
    /// The board as it lies before the viewer.
    pub board: Board,
    /// The position.
    pub scene: Scene,
    /// The part of the board that is shown.
    pub frame: Rect,
}

impl Plate {
    /// Plays a figure on a table that was just set with its options.
    pub(crate) fn new(figure: &Figure, mut table: Box<dyn Table>) -> Result<Self, Fault> {
        for line in figure.play {
            table.enter(None, line)?;
        }
        let (board, mut scene) = (table.board(figure.viewer), table.scene(figure.viewer));
        if let Some(picked) = figure.picked {
            let paths = figure.viewer.seat().map(|seat| table.paths(seat)).unwrap_or_default();
            scene.point(&paths, picked).map_err(|steps| {
                let message = format!("{}: no action begins with {}", figure.name, steps.join(", "));
                Fault::protocol("bad-figure", message)
            })?;
        }
        let frame = figure.frame.unwrap_or_else(|| board.area());
        Ok(Plate { board, scene, frame })
    }

    /// The width and the height of the picture, in units of the board.
    pub fn size(&self) -> (i32, i32) {
        let Rect { width, height, .. } = self.frame.grown(scene::ROOM);
        (width, height)
    }

    /// The picture. Nobody sits at its table: seats are told by their number.
    pub fn svg(&self, words: &Words, theme: Theme) -> String {
        let say = |message: &Message| words.say(message, &|seat| Self::name(seat, words));
        scene::svg_within(&self.board, &self.scene, self.frame, theme, &say)
    }

    /// What to call whoever sits in a seat.
    pub fn name(seat: Seat, words: &Words) -> String {
        format!("{} {}", words.plain("record-seat"), seat.index() + 1)
    }
}
