//! One move among all, drawn without listing them: what random play asks for, many times over.

use arrayvec::ArrayVec;
use tabletop::Dice;

use crate::Belligerants;
use crate::action::Move;
use crate::board::rays::FARTHEST;
use crate::board::reach::Reach;
use crate::chance::Roll;
use crate::piece::{Kind, PIECES, Piece};
use crate::rules::listing::{Lot, ROOM, Store, rank};

/// Draws after which all moves are listed instead.
const PATIENCE: u32 = 48;

/// Moves, in lots.
type Lots = ArrayVec<(Lot, u32), ROOM>;
/// Pieces and numbers, with how many squares their spans hold.
type Spans = ArrayVec<(Piece, u8, u32), { PIECES * FARTHEST as usize }>;

impl Lot {
    /// Whether, of meetings, it takes somebody and rescues nobody.
    fn takes(&self) -> bool {
        matches!(self, Lot::One(step) if step.rescue.is_none())
    }
}

impl Belligerants {
    /// One of the moves of a roll, each as likely as the others, without asking for memory.
    #[inline]
    pub(crate) fn pick_move<D: Dice + ?Sized>(&self, roll: Roll, dice: &mut D) -> Move {
        if let Some(step) = self.draw_move(roll, dice) {
            return step;
        }
        let mut lots = Lots::new();
        if self.fill(roll, &mut lots) {
            return self.pick_of(&lots, dice);
        }
        let mut lots = Vec::new();
        self.fill(roll, &mut lots);
        self.pick_of(&lots, dice)
    }

    /// Draws from all squares within the spans of the pieces until one can be stopped on; whom they meet is listed
    /// beforehand. Gives up where that would take long or where somebody may have to drown.
    #[inline]
    fn draw_move<D: Dice + ?Sized>(&self, roll: Roll, dice: &mut D) -> Option<Move> {
        let (mut met, mut spans) = (Lots::new(), Spans::new());
        if !self.fill_spans(roll, &mut met, &mut spans) {
            return None;
        }
        let total: u32 = spans.iter().map(|(_, _, count)| count).sum();
        for _ in 0..PATIENCE {
            let mut at = dice.below(total + met.len() as u32);
            if let Some((Lot::One(step), _)) = met.get(at as usize) {
                return Some(*step);
            }
            at -= met.len() as u32;
            for (piece, number, count) in &spans {
                if at < *count {
                    let place = Reach::nth_of(self.span(*piece, *number).0, at);
                    if self.stops_on(*piece, *number, roll.is_devil(), place) {
                        return Some(self.plain(*piece, *number, place));
                    }
                    break;
                }
                at -= count;
            }
        }
        None
    }

    /// Lists whom the pieces meet with each number, and the spans of those numbers with which nobody must take. Tells
    /// whether a move can be drawn from them.
    #[inline]
    fn fill_spans(&self, roll: Roll, met: &mut Lots, spans: &mut Spans) -> bool {
        for number in roll.numbers() {
            let first = met.len();
            if !self.fill_meetings(number, roll.is_devil(), met) {
                return false;
            }
            if self.must_take() && met[first..].iter().any(|(lot, _)| lot.takes()) {
                continue;
            }
            // The other numbers have moves of a lower rank if nobody can stop anywhere.
            if roll.is_devil() && !self.goes_straight(number, true) && self.highest_of(number, true, 2) < 2 {
                return false;
            }
            spans.extend(self.own().map(|piece| (piece, number, self.span(piece, number).1)));
        }
        true
    }

    /// The span of a piece with a number.
    #[inline]
    fn span(&self, piece: Piece, number: u8) -> (&[u64], u32) {
        let from = self.now.field.stand(piece);
        self.board.spans.of_square(&self.board, from, piece.kind().minds_water(), number)
    }

    /// Lists the captures of a number if one must take and can, else captures and rescues.
    #[inline]
    fn fill_meetings<S: Store>(&self, number: u8, is_devil: bool, store: &mut S) -> bool {
        let (field, side, sets) = (&self.now.field, self.now.side, &self.board.sets);
        let (first, mut highest, mut all) = (store.len(), 0, true);
        let mut foes = *field.stands(side.other());
        let mut hurt = *field.stands(side);
        for at in 0..sets.words {
            foes.0[at] &= !sets.green.0[at];
            hurt.0[at] &= sets.white.0[at];
        }
        for piece in self.own() {
            let span = self.span(piece, number).0;
            let meets =
                |those: &Reach| span.iter().zip(&those.0).fold(0, |met, (bits, more)| met | bits & more) != 0;
            let does_matter = meets(&foes) || (piece.kind() == Kind::Ambulance && meets(&hurt));
            if !does_matter {
                continue;
            }
            let goals = self.goals(piece, number, is_devil);
            self.meetings(piece, &goals, |to, landing| {
                let rank = rank(landing, self.must_take());
                if rank > highest {
                    store.truncate(first);
                    highest = rank;
                }
                if rank == highest {
                    let number = is_devil.then_some(number);
                    let from = field.stand(piece);
                    let plain = Move { number, from, to, good: false, rescue: None };
                    all &= self.keep_forms(piece, plain, landing, store);
                }
            });
        }
        all
    }

    /// The best by some merit of a few moves drawn at random.
    pub(crate) fn pick_best<D: Dice + ?Sized>(
        &self,
        roll: Roll,
        draws: u32,
        dice: &mut D,
        merit: impl Fn(Move) -> i32,
    ) -> Move {
        let mut lots = Lots::new();
        if !self.fill(roll, &mut lots) {
            return self.pick_move(roll, dice);
        }
        let mut best = self.pick_of(&lots, dice);
        let mut highest = merit(best);
        for _ in 1..draws {
            let other = self.pick_of(&lots, dice);
            let merit = merit(other);
            if merit > highest {
                (best, highest) = (other, merit);
            }
        }
        best
    }

    #[inline]
    fn pick_of<D: Dice + ?Sized>(&self, lots: &[(Lot, u32)], dice: &mut D) -> Move {
        let mut at = dice.below(lots.iter().map(|(_, count)| count).sum());
        for (lot, count) in lots {
            if at >= *count {
                at -= count;
                continue;
            }
            return match *lot {
                Lot::One(step) => step,
                Lot::Set(piece, number, landing) => {
                    self.plain(piece, number, self.ends(piece, number, landing).nth(at))
                }
            };
        }
        unreachable!("the counts add up to the total")
    }
}
