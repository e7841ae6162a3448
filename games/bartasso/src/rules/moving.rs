//! Doing a move: the piece goes, what it took leaves, a crowned pawn that has arrived is crowned
//! (§4 to §7).

use tabletop::{Seat, Sink};

use crate::action::Motion;
use crate::board::{CROWNED_STARTS, Spot, Spots, bit, each};
use crate::event::Standing;
use crate::piece::{Camp, Kind, Piece};
use crate::rules::takes::Hunt;
use crate::state::Position;
use crate::{Bartasso, Event};

/// A move that was made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Done {
    pub(crate) from: Spot,
    pub(crate) to: Spot,
    /// What the piece was when it moved.
    pub(crate) kind: Kind,
    /// What was taken.
    pub(crate) set: Spots,
    /// Whether it took and could have gone on taking (§9.4).
    pub(crate) stopped: bool,
}

/// Where the crowned pawns of a camp are crowned: the first squares of enemy crowned pawns (§5.1, §5.2).
#[inline]
pub(crate) fn promotion_squares(now: &Position, camp: Camp) -> Spots {
    let enemy = 1 - camp.alliance();
    (CROWNED_STARTS[enemy] | CROWNED_STARTS[enemy + 2]) & now.size().all()
}

impl Bartasso {
    /// Moves a piece of the camp whose turn it is.
    pub(crate) fn perform<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        motion: &Motion,
        extra: bool,
        events: &mut S,
    ) -> Done {
        let (size, camp) = (self.now.size(), self.now.camp);
        let from = size.known_spot(motion.from());
        let kind = self.now.piece(from).expect("an accepted move starts from a piece").kind;
        let piece = Piece { camp, kind };
        let done = match motion {
            Motion::Step { to, .. } => {
                events.put(|| Event::Moved { seat, piece, from: motion.from(), to: *to, extra });
                Done { from, to: size.known_spot(*to), kind, set: 0, stopped: false }
            }
            Motion::Take(route) => {
                let hunt = Hunt::new(&self.now, camp, kind, from);
                let (to, set) = hunt.walk(route).expect("an accepted take can be gone");
                let taken = |spot| self.standing(spot);
                events.put(|| Event::Took {
                    seat,
                    piece,
                    from: motion.from(),
                    to: motion.to(),
                    taken: each(set).map(taken).collect(),
                    extra,
                });
                Done { from, to, kind, set, stopped: hunt.goes_on(to, set) }
            }
        };
        each(done.set).for_each(|spot| self.remove(spot, kind == Kind::Sauteur));
        self.now.toggle(camp, kind, from);
        self.arrive(camp, kind, done.to, events);
        if done.set != 0 || matches!(kind, Kind::Pawn | Kind::Crowned) {
            self.stir();
        }
        done
    }

    /// Puts the moved piece down, crowned if it has come far enough (§5.1, §5.3).
    #[inline]
    fn arrive<S: Sink<Event>>(&mut self, camp: Camp, kind: Kind, to: Spot, events: &mut S) {
        if kind == Kind::Crowned && promotion_squares(&self.now, camp) & bit(to) != 0 {
            self.now.toggle(camp, Kind::Couronne, to);
            events.put(|| Event::Promoted { camp, square: self.square(to) });
        } else {
            self.now.toggle(camp, kind, to);
        }
    }

    /// Takes a piece off the board, for good if a sauteur took an ordinary pawn and it matters (§8.5, §12.3).
    #[inline]
    pub(crate) fn remove(&mut self, spot: Spot, by_sauteur: bool) {
        let Piece { camp, kind } = self.now.piece(spot).expect("a taken piece stands there");
        self.now.toggle(camp, kind, spot);
        if by_sauteur && kind == Kind::Pawn && self.now.rules.has_exchange() {
            self.now.destroyed[camp.index()] += 1;
        }
        // What may be huffed is gone with the piece.
        self.now.omitted[camp.alliance()] &= !bit(spot);
    }

    /// Something happened that the count of quiet rounds begins from (§11.2).
    #[inline]
    pub(crate) fn stir(&mut self) {
        self.now.fresh = self.now.turns + 1;
        self.past.clear();
    }

    /// What stands on a spot, for telling.
    pub(crate) fn standing(&self, spot: Spot) -> Standing {
        let piece = self.now.piece(spot).expect("a piece stands there");
        Standing { piece, square: self.square(spot) }
    }
}
