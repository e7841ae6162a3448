//! Images of a written position: turned, mirrored, a side's colours exchanged.

use crate::piece::{Colour, Side, Square};
use crate::{Action, Edition, View};

/// One of the sixty-four ways to look at a board of two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Image {
    /// Squares are counted the other way round first.
    mirrored: bool,
    /// Then the ring is turned by this many squares.
    turned: u8,
    /// Red and orange are exchanged.
    first: bool,
    /// Brown and black are exchanged.
    second: bool,
    /// Yellow stands for orange here, green and blue for brown and black.
    edition: Edition,
}

impl Image {
    fn all(edition: Edition) -> impl Iterator<Item = Image> {
        let flags = [false, true];
        flags.into_iter().flat_map(move |mirrored| {
            (0..8).flat_map(move |turned| {
                flags.into_iter().flat_map(move |first| {
                    flags.map(|second| Image { mirrored, turned, first, second, edition })
                })
            })
        })
    }

    /// The least of all images of a board, as text, and the image that gives it.
    pub(crate) fn canonical(view: &View) -> (String, Image) {
        let images = Image::all(view.edition).map(|image| (image.board(view), image));
        images.min_by(|one, other| one.0.cmp(&other.0)).expect("there are images")
    }

    /// The board as this image shows it.
    fn board(self, view: &View) -> String {
        let mut piles = vec![String::new(); 8];
        for square in Square::all() {
            let pile = &view.squares[usize::from(square.index())];
            let letters: String = pile.iter().map(|colour| self.colour(*colour).letter()).collect();
            let shown = if letters.is_empty() { "-".to_owned() } else { letters };
            piles[usize::from(self.square(square).index())] = shown;
        }
        piles.join("/")
    }

    fn square(self, square: Square) -> Square {
        let index = square.index();
        Square::new(if self.mirrored { 8 - index } else { index } + self.turned)
    }

    fn square_back(self, square: Square) -> Square {
        let index = square.index() + 8 - self.turned;
        Square::new(if self.mirrored { 24 - index } else { index })
    }

    /// Exchanging twice changes nothing, so this goes both ways.
    fn colour(self, colour: Colour) -> Colour {
        let is_exchanged = if colour.side() == Side::First { self.first } else { self.second };
        // The two colours of a side stand in slots beside each other.
        let slot = colour.slot() ^ u8::from(is_exchanged);
        Colour::of(self.edition)[usize::from(slot)]
    }

    /// The action whose image this is.
    pub(crate) fn undo(self, action: Action) -> Action {
        match action {
            Action::Place { colour, square, announce } => {
                Action::Place { colour: self.colour(colour), square: self.square_back(square), announce }
            }
            Action::Move { from, level, to, announce } => {
                Action::Move { from: self.square_back(from), level, to: self.square_back(to), announce }
            }
            Action::Swap => Action::Swap,
        }
    }

    /// The image of an action.
    pub(crate) fn of(self, action: Action) -> Action {
        match action {
            Action::Place { colour, square, announce } => {
                Action::Place { colour: self.colour(colour), square: self.square(square), announce }
            }
            Action::Move { from, level, to, announce } => {
                Action::Move { from: self.square(from), level, to: self.square(to), announce }
            }
            Action::Swap => Action::Swap,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Config, Diam};
    use tabletop::{Game, Viewer};

    #[test]
    fn every_image_of_an_action_can_be_undone() {
        let moves = ["3.2-4", "1.1-8", "8.4-1"];
        let placings =
            [(Edition::V2003, ["r1", "o8", "m3", "n5"]), (Edition::V1998, ["r1", "j8", "v3", "b5"])];
        for (edition, placings) in placings {
            for image in Image::all(edition) {
                for text in placings.iter().chain(&moves) {
                    let action: Action = text.parse().expect("an action");
                    assert_eq!(image.undo(image.of(action)), action, "{text} under {image:?}");
                }
            }
        }
    }

    #[test]
    fn all_images_of_a_board_have_one_canonical_text() {
        for (edition, position) in
            [(Edition::V2003, "rm/-/o/n/mr/-/-/o 1"), (Edition::V1998, "rv/-/j/b/vr/-/-/j 1")]
        {
            let config = Config { edition, position: position.to_owned(), ..Config::default() };
            let view = Diam::start(&config).expect("can be played").view(Viewer::Public);
            let (canonical, _) = Image::canonical(&view);
            for image in Image::all(edition) {
                let config = Config { position: image.board(&view), ..config.clone() };
                let seen = Diam::start(&config).expect("an image can be played").view(Viewer::Public);
                assert_eq!(Image::canonical(&seen).0, canonical);
            }
        }
    }
}
