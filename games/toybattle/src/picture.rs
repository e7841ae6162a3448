//! How Toy Battle is shown: the terrain from the viewer's side, toys on tiles, one's own rack before it, the enemy's
//! with its back turned.
//!
//! `art` draws, `places` is what one can point at, `regions` who has them and who is about to, `table` lays out what a viewer sees, `grid` does the same for terminals, `sheets` is what is
//! looked at on request, `words` what is said, `card` what things are, `figures` what the rules show. Nothing here decides anything: it draws what the view tells.

mod art;
mod card;
mod figures;
mod grid;
mod places;
mod regions;
mod sheets;
mod table;
mod words;

#[cfg(test)]
mod tests;

use scene::{Board, Card, Explained, Figure, Path, Pictured, Scene};
use tabletop::{Message, Seat, Viewer};

use crate::action::Action;
use crate::config::Config;
use crate::event::Seen;
use crate::refusal::Refusal;
use crate::state::ToyBattle;
use crate::terrain::{Colour, Slot};
use crate::troop::Troop;
use crate::view::View;

impl Pictured for ToyBattle {
    fn board(config: &Config, who: Viewer) -> Board {
        let turned = near(config.first_colour, who.seat()).1 == Colour::Red;
        Board {
            width: art::layout::WIDTH,
            height: art::layout::HEIGHT,
            backdrop: art::backdrop(config.terrain, config.special_bases, turned),
            overprint: Vec::new(),
            symbols: art::symbols(),
            gradients: art::gradients(),
            colours: [art::colours(config.terrain), grid::colours()].concat(),
            regions: places::regions(config, who.seat()),
            stage: art::layout::stage(),
            previews: Vec::new(),
            grid: grid::of(config.terrain.terrain(), turned),
        }
    }

    fn scene(view: &View) -> Scene {
        table::lay(view)
    }

    fn path(view: &View, action: &Action) -> Path {
        let path = Path::new();
        match *action {
            Action::Draw => path.choice("draw", words::draw_button(view)),
            Action::Place(troop, slot) => path.id(rack_id(troop)).id(slot_id(slot)),
            Action::Yes => path.choice("yes", words::yes_button(view)),
            Action::Discard(slot) | Action::Recall(slot) => path.id(slot_id(slot)),
            Action::Push(from, to) => path.id(slot_id(from)).id(slot_id(to)),
            Action::Raise(troop) => {
                path.choice(troop.id(), Message::new("toybattle-choose-raise").with("troop", troop.id()))
            }
            Action::Pass => path.choice("pass", words::pass_button(view)),
        }
    }

    fn tell(seen: &Seen) -> Message {
        words::tell(seen)
    }

    fn figures() -> &'static [Figure] {
        figures::FIGURES
    }
}

impl Explained for ToyBattle {
    fn card(view: &View, id: &str) -> Option<Card> {
        card::card(view, id)
    }

    fn why(view: &View, _seat: Seat, id: &str) -> Option<Refusal> {
        card::why(view, id)
    }

    fn why_not(view: &View, _seat: Seat, from: &str, to: &str) -> Option<Refusal> {
        card::why_not(view, from, to)
    }
}

/// Who sits at the near side and in which colour: the viewer, or blue where nobody in particular looks.
fn near(first_colour: Colour, viewer: Option<Seat>) -> (Seat, Colour) {
    let seat = viewer.unwrap_or(Seat::new(u8::from(first_colour == Colour::Red)));
    (seat, if seat.index() == 0 { first_colour } else { first_colour.other() })
}

fn slot_id(slot: Slot) -> String {
    format!("slot-{slot}")
}

fn rack_id(troop: Troop) -> String {
    format!("rack-{troop}")
}
