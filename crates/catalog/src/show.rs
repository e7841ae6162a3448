//! What shows a match, or a moment of one, to its viewers.

use std::sync::Arc;

use scene::{Board, Card, Path, Scene, Tree, Why};
use serde_json::Value;
use tabletop::{Closing, Info, Moment, Pending, Press, Seat, SeatSet, Viewer, Waiting};

use crate::Fault;
use crate::abilities::Explaining;
use crate::seated::{self, Past, Seated, Shown};
use crate::shelf::Listed;

/// What a viewer sees at one moment.
#[derive(Clone, Debug)]
pub struct Look {
    /// The drawing, an ending by the table included.
    pub scene: Arc<Scene>,
    /// Whom the match waits for, as far as the viewer may know.
    pub waiting: Waiting,
    /// What the viewer's seat can do, if that was asked for.
    pub moves: Tree,
}

/// Where a private branch of a match begins.
#[derive(Clone, PartialEq, Debug)]
pub struct Twig {
    /// Its options.
    pub config: Value,
    /// What the viewer did in secret, in notation, to be done again there.
    pub repeated: Vec<(Seat, String)>,
}

/// A match as its viewers see it. Methods that take a viewer or a seat tell only what that one may know.
pub trait Show: Send {
    /// What is known of its game.
    fn info(&self) -> Info;

    /// Its options.
    fn config(&self) -> Value;

    /// How many seats it has.
    fn seats(&self) -> u8;

    /// The names in its seats. The host's: a viewer may know fewer.
    fn names(&self) -> &[Option<String>];

    /// Who may write to whom while it is played.
    fn press(&self) -> Press;

    /// Whether a viewer may know who sits in a seat.
    fn knows_player(&self, who: Viewer, seat: Seat) -> bool;

    /// The names in its seats, where this viewer knows who sits there.
    fn names_for(&self, who: Viewer) -> Vec<Option<String>> {
        let name =
            |(name, seat): (&Option<String>, Seat)| name.clone().filter(|_| self.knows_player(who, seat));
        self.names().iter().zip(Seat::all(self.seats())).map(name).collect()
    }

    /// What this viewer may know of whom it waits for.
    fn waiting(&self, who: Viewer) -> Waiting;

    /// How the table closed the match, if it did and not the rules.
    fn closed(&self) -> Option<&Closing>;

    /// The seats that say yes to a draw.
    fn draw_voices(&self) -> SeatSet;

    /// Whether the table can agree on a draw, in this game.
    fn has_table_draw(&self) -> bool;

    /// Whether a seat may say yes to one now: its own offer may have been declined.
    fn may_agree(&self, seat: Seat) -> bool;

    /// What a seat can do, in notation.
    fn moves(&self, seat: Seat) -> Vec<String>;

    /// The steps by which each of [`Show::moves`] is given.
    fn paths(&self, seat: Seat) -> Vec<Path>;

    /// What a seat can do, as the tree of its steps.
    fn tree(&self, seat: Seat) -> Tree;

    /// What each of some viewers sees now, and what those can do who are to be told. What several see alike is made once.
    fn looks(&self, viewers: &[(Viewer, bool)]) -> Vec<Look>;

    /// All that a viewer knows of the game. It does not know of an ending by the table.
    fn view(&self, who: Viewer) -> Value;

    /// The part of the drawing that never changes, as it lies before a viewer.
    fn board(&self, who: Viewer) -> Board;

    /// What a viewer sees, an ending by the table included.
    fn scene(&self, who: Viewer) -> Scene;

    /// Where a viewer would begin to try things out, made from what that viewer knows alone; nothing where the game cannot,
    /// or not from here.
    fn branch(&self, who: Viewer) -> Option<Twig>;

    /// Where it stands, as the text of a position from which a match could begin; nothing where there is none. It is the host's: a viewer may
    /// know less.
    fn position(&self) -> Option<String>;

    /// What a viewer is told of something of the scene, made from what that viewer knows alone, with the reason why no
    /// action of theirs begins there if one is awaited; or, if they have begun `after` something else, why none goes on
    /// there. Costs as much as listing the moves.
    fn card(&self, who: Viewer, id: &str, after: Option<&str>) -> Result<Card, Fault>;
}

pub(crate) fn json(value: impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("what games show is plain data")
}

/// The drawing of a view, an ending by the table included.
fn shown<G: Listed>(moment: &Moment<G>, view: &G::View) -> Scene {
    let mut scene = G::scene(view);
    if let Some(closing) = moment.closed() {
        seated::close(&mut scene, closing);
    }
    scene
}

/// What a seat with this view can do.
fn grown<G: Listed>(moment: &Moment<G>, seat: Seat, view: &G::View) -> Tree {
    let moves = moment.moves(seat);
    Tree::of(moves.iter().map(ToString::to_string).zip(G::paths(view, &moves)))
}

/// A card with the reason why nothing can be done with it, for a seat that is awaited.
fn explained<G: Listed>(
    moment: &Moment<G>,
    explaining: Option<Explaining<G>>,
    who: Viewer,
    id: &str,
    after: Option<&str>,
) -> Result<Card, Fault> {
    let explaining = explaining.ok_or_else(|| {
        Fault::protocol("no-cards", format!("{} does not explain what it shows", G::INFO.name))
    })?;
    let view = moment.state().view(who);
    let found = (explaining.card)(&view, id);
    let mut card =
        found.ok_or_else(|| Fault::protocol("unknown-id", format!("there is no {id:?} to be seen")))?;
    let is_awaited =
        |seat: &Seat| matches!(moment.waiting(who), Pending::Seats { must, .. } if must.has(*seat));
    if let Some(seat) = who.seat().filter(is_awaited) {
        let (paths, pieces) = (G::paths(&view, &moment.moves(seat)), G::scene(&view).pieces);
        // Whoever points at a piece points at what it stands on.
        let on = pieces.into_iter().find(|piece| piece.id == id).and_then(|piece| piece.on);
        let is_possible = |to: &str| match after {
            None => scene::begins(&paths, to),
            Some(from) => from == to || !scene::begins(&paths, from) || scene::leads(&paths, from, to),
        };
        if !is_possible(id) && !on.as_deref().is_some_and(is_possible) {
            let why = match after {
                None => (explaining.why)(&view, seat, id),
                Some(from) => (explaining.why_not)(&view, seat, from, id),
            };
            card.why = why.as_ref().map(Why::of);
        }
    }
    Ok(card)
}

/// Answers for whatever is [`Shown`].
macro_rules! shows {
    ($kind:ident) => {
        impl<G: Listed> Show for $kind<G> {
            fn info(&self) -> Info {
                G::INFO
            }

            fn config(&self) -> Value {
                json(self.options())
            }

            fn seats(&self) -> u8 {
                self.moment().state().seats()
            }

            fn names(&self) -> &[Option<String>] {
                self.seated()
            }

            fn press(&self) -> Press {
                G::press(self.options())
            }

            fn knows_player(&self, who: Viewer, seat: Seat) -> bool {
                // Once it is closed there is nothing left to be found out.
                self.moment().closed().is_some() || self.moment().state().knows_player(who, seat)
            }

            fn waiting(&self, who: Viewer) -> Waiting {
                self.moment().waiting(who)
            }

            fn closed(&self) -> Option<&Closing> {
                self.moment().closed()
            }

            fn draw_voices(&self) -> SeatSet {
                let ballot = self.moment().draw();
                Seat::all(self.seats()).filter(|seat| ballot.has(*seat)).collect()
            }

            fn has_table_draw(&self) -> bool {
                self.moment().state().has_table_draw()
            }

            fn may_agree(&self, seat: Seat) -> bool {
                self.moment().may_agree(seat)
            }

            fn moves(&self, seat: Seat) -> Vec<String> {
                self.moment().moves(seat).iter().map(ToString::to_string).collect()
            }

            fn paths(&self, seat: Seat) -> Vec<Path> {
                let view = self.moment().state().view(seat.into());
                G::paths(&view, &self.moment().moves(seat))
            }

            fn tree(&self, seat: Seat) -> Tree {
                grown::<G>(self.moment(), seat, &self.moment().state().view(seat.into()))
            }

            fn looks(&self, viewers: &[(Viewer, bool)]) -> Vec<Look> {
                let moment = self.moment();
                let mut last: Option<(G::View, Arc<Scene>)> = None;
                let look = |(who, has_moves): &(Viewer, bool)| {
                    let view = moment.state().view(*who);
                    let known = last.take().filter(|(other, _)| *other == view);
                    let scene = known.map_or_else(|| Arc::new(shown::<G>(moment, &view)), |(_, scene)| scene);
                    let moves = match who.seat().filter(|_| *has_moves) {
                        Some(seat) => grown::<G>(moment, seat, &view),
                        None => Tree::default(),
                    };
                    last = Some((view, Arc::clone(&scene)));
                    Look { scene, waiting: moment.waiting(*who), moves }
                };
                viewers.iter().map(look).collect()
            }

            fn view(&self, who: Viewer) -> Value {
                json(self.moment().state().view(who))
            }

            fn board(&self, who: Viewer) -> Board {
                G::board(self.options(), who)
            }

            fn scene(&self, who: Viewer) -> Scene {
                shown::<G>(self.moment(), &self.moment().state().view(who))
            }

            fn branch(&self, who: Viewer) -> Option<Twig> {
                let branching = self.abilities().branching?;
                let view = self.moment().state().view(who);
                let config = json((branching.branch)(self.options(), &view)?);
                let written = |(seat, action): (Seat, G::Action)| (seat, action.to_string());
                Some(Twig {
                    config,
                    repeated: (branching.repeated)(&view).into_iter().map(written).collect(),
                })
            }

            fn position(&self) -> Option<String> {
                (self.abilities().arranging?.position)(self.moment().state())
            }

            fn card(&self, who: Viewer, id: &str, after: Option<&str>) -> Result<Card, Fault> {
                explained(self.moment(), self.abilities().explaining, who, id, after)
            }
        }
    };
}

shows!(Seated);
shows!(Past);
