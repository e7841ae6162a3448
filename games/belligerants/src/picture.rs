//! How Les Belligérants is shown: a painted field seen from above, one's own camp always at the lower right, the
//! prison camps at the sides, both armies as printed tokens.
//!
//! `layout` says where things lie, `ground` paints the field (`contour` has the outlines of its terrain, `terrain` what lies on it, `road` roads,
//! stars and bridges, `prison` the prison camps), `unit` draws the pieces, `die` the die, `table` lays
//! out a position, `paths` says how an action is pointed at, `figures` lists what the rules show, `card` tells what things are, `arranged` sets positions up by hand. Sides differ in colour
//! and in shape, grounds in colour and in pattern. Nothing here decides anything: it draws what the view tells.

mod arranged;
mod card;
mod contour;
mod die;
mod figures;
mod ground;
mod layout;
mod paths;
mod prison;
mod road;
mod table;
mod telling;
mod terrain;
mod unit;

#[cfg(test)]
mod tests;

use scene::{Board, Card, Colour, Explained, Figure, Path, Pictured, Scene};
use tabletop::{Message, Seat, Viewer};

use crate::board::{Board as Field, Ground};
use crate::{Action, Belligerants, Config, Event, Refusal, View};
use layout::Layout;

/// What a ground is painted with.
pub(crate) fn ground_colour(ground: Ground) -> Option<Colour> {
    ground::COLOURS.iter().find(|colour| colour.name == ground.word()).copied()
}

impl Pictured for Belligerants {
    fn board(config: &Config, who: Viewer) -> Board {
        let field = Field::named_or_read(&config.board).expect("the config of a match can be played");
        let layout = Layout::of(&field, who);
        Board {
            width: layout.width(),
            height: layout.height(),
            backdrop: ground::backdrop(&field, &layout),
            overprint: Vec::new(),
            symbols: [unit::symbols(), die::symbols()].concat(),
            gradients: ground::gradients(),
            colours: [ground::COLOURS, unit::COLOURS].concat(),
            regions: ground::regions(&field, &layout),
            stage: layout.stage(),
            previews: table::previews(&field, &layout, who),
            grid: layout.grid(&field),
        }
    }

    fn scene(view: &View) -> Scene {
        table::lay(view)
    }

    fn path(view: &View, action: &Action) -> Path {
        paths::path(view, *action)
    }

    fn paths(view: &View, actions: &[Action]) -> Vec<Path> {
        paths::paths(view, actions)
    }

    fn tell(seen: &Event) -> Message {
        telling::tell(seen)
    }

    fn figures() -> &'static [Figure] {
        figures::figures()
    }
}

impl Explained for Belligerants {
    fn card(view: &View, id: &str) -> Option<Card> {
        card::card(view, id)
    }

    fn why(view: &View, seat: Seat, id: &str) -> Option<Refusal> {
        card::why(view, seat, id)
    }

    fn why_not(view: &View, seat: Seat, from: &str, to: &str) -> Option<Refusal> {
        card::why_not(view, seat, from, to)
    }
}
