//! Whether an action is allowed, and if not, by which rule. And what a shortened take stands for.

use tabletop::Seat;

use crate::action::{Action, Motion, Route};
use crate::board::{HOMES, Spot, Square, bit};
use crate::phase::Phase;
use crate::piece::{Camp, Kind};
use crate::rules::found::Takes;
use crate::rules::takes::Hunt;
use crate::{Bartasso, Refusal};

impl Bartasso {
    /// Whether a seat for which the match waits may do this, or the rule that forbids it.
    pub(crate) fn judge(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let now = &self.now;
        if matches!(action, Action::Exchange { .. } | Action::Back(_) | Action::Decline) {
            return self.judge_exchange(seat, action);
        }
        if seat != now.seat() {
            // Whoever has a proposal to answer can do nothing else.
            return Err(Refusal::NoProposal);
        }
        match (now.phase, action) {
            (Phase::Split, Action::Pass(_)) => Ok(()),
            (Phase::Split, _) => Err(Refusal::SplitFirst),
            (_, Action::Pass(_)) => Err(Refusal::NothingToSplit),
            (Phase::Huff | Phase::Move, Action::Huff(square)) => self.judge_huff(square),
            (_, Action::Huff(square)) => Err(Refusal::NotHuffable(square)),
            (Phase::Huff, Action::Keep) => Ok(()),
            (_, Action::Keep) => Err(Refusal::NothingToKeep),
            (Phase::Huff, _) => Err(Refusal::HuffOrKeep),
            (Phase::Move, Action::Move(motion)) => self.judge_motion(&motion, false),
            (_, Action::Move(_)) => Err(Refusal::AlreadyMoved),
            (_, Action::Stop) => self.judge_stop(),
            (_, _) if now.units[now.camp.index()] == 0 => Err(Refusal::NoUnits),
            (_, Action::Extra(motion)) => self.judge_motion(&motion, true),
            (_, Action::Restore(square)) => self.judge_restoring(square),
            (_, Action::Exchange { .. } | Action::Back(_) | Action::Decline) => Err(Refusal::NoProposal),
        }
    }

    fn judge_huff(&self, square: Square) -> Result<(), Refusal> {
        let spot = self.now.size().spot(square).ok_or(Refusal::NoSuchSquare(square))?;
        if self.now.huffable() & bit(spot) != 0 { Ok(()) } else { Err(Refusal::NotHuffable(square)) }
    }

    fn judge_stop(&self) -> Result<(), Refusal> {
        if self.now.units[self.now.camp.index()] == 0 {
            Err(Refusal::NothingToStop)
        } else if self.now.phase == Phase::Move && self.can_move() {
            Err(Refusal::MoveFirst)
        } else {
            Ok(())
        }
    }

    fn judge_restoring(&self, square: Square) -> Result<(), Refusal> {
        let now = &self.now;
        let spot = now.size().spot(square).ok_or(Refusal::NoSuchSquare(square))?;
        if now.lost(now.camp) == 0 {
            Err(Refusal::NoLostPawn)
        } else if HOMES[now.camp.index()] & bit(spot) == 0 {
            Err(Refusal::NotHome(square))
        } else if now.empty() & bit(spot) == 0 {
            Err(Refusal::Occupied(square))
        } else {
            Ok(())
        }
    }

    fn judge_motion(&self, motion: &Motion, extra: bool) -> Result<(), Refusal> {
        let (now, camp) = (&self.now, self.now.camp);
        let square = motion.from();
        let from = now.size().spot(square).ok_or(Refusal::NoSuchSquare(square))?;
        let piece = now.piece(from).ok_or(Refusal::NoPiece(square))?;
        if piece.camp != camp {
            return Err(Refusal::NotYourPiece(square));
        }
        if extra && piece.kind != Kind::Pawn {
            return Err(Refusal::OnlyPawns(piece.kind));
        }
        match motion {
            Motion::Step { to, .. } => self.judge_step(camp, piece.kind, from, *to, extra),
            Motion::Take(route) => self.judge_take(camp, piece.kind, from, route),
        }
    }

    fn judge_step(
        &self,
        camp: Camp,
        kind: Kind,
        from: Spot,
        square: Square,
        extra: bool,
    ) -> Result<(), Refusal> {
        let now = &self.now;
        let to = now.size().spot(square).ok_or(Refusal::NoSuchSquare(square))?;
        if now.empty() & bit(to) == 0 {
            return Err(Refusal::Occupied(square));
        }
        if now.steps_of(camp, kind, from) & bit(to) == 0 {
            return Err(Refusal::NotThere { kind, from: self.square(from), to: square });
        }
        let bound = if extra { now.of(camp, Kind::Pawn) } else { now.camps[camp.index()] };
        if now.rules.must_take() && now.takers(camp) & bound != 0 {
            return Err(Refusal::MustTake);
        }
        Ok(())
    }

    fn judge_take(&self, camp: Camp, kind: Kind, from: Spot, route: &Route) -> Result<(), Refusal> {
        let now = &self.now;
        if kind == Kind::Diplomat {
            return Err(Refusal::DiplomatTakes);
        }
        if now.is_first_round() {
            return Err(Refusal::FirstRound);
        }
        if kind == Kind::Sauteur && now.rules.is_single() && route.squares().len() > 2 {
            return Err(Refusal::OnePieceOnly);
        }
        if let Some(square) = route.squares().find(|square| now.size().spot(*square).is_none()) {
            return Err(Refusal::NoSuchSquare(square));
        }
        let hunt = Hunt::new(now, camp, kind, from);
        let (to, set) = hunt.walk(route).ok_or(Refusal::NotATake { kind, from: route.from() })?;
        if now.rules.must_take() && hunt.goes_on(to, set) {
            return Err(Refusal::MustGoOn);
        }
        let mut takes = Takes::default();
        hunt.run(from, &mut takes);
        let smallest = takes.iter().find(|take| take.set == set && take.to == to);
        if smallest.is_some_and(|take| takes.route(take, now.size()) == *route) {
            Ok(())
        } else {
            Err(Refusal::SmallerRoute)
        }
    }

    /// An action in full: of a take, the smallest route; of a take of which only some landings are told, the
    /// one that fits, if it is the only one.
    pub(crate) fn in_full(&self, action: Action) -> Action {
        match action {
            Action::Move(Motion::Take(route)) => Action::Move(Motion::Take(self.route_in_full(route))),
            Action::Extra(Motion::Take(route)) => Action::Extra(Motion::Take(self.route_in_full(route))),
            other => other,
        }
    }

    fn route_in_full(&self, route: Route) -> Route {
        let now = &self.now;
        let Some(from) = now.size().spot(route.from()) else { return route };
        let Some(piece) = now.piece(from) else { return route };
        let hunt = Hunt::new(now, piece.camp, piece.kind, from);
        let mut takes = Takes::default();
        hunt.run(from, &mut takes);
        if let Some((to, set)) = hunt.walk(&route) {
            let same = takes.iter().find(|take| take.set == set && take.to == to);
            return same.map_or(route, |take| takes.route(take, now.size()));
        }
        if now.rules.must_take() {
            takes.bind();
        }
        let whole = takes.iter().map(|take| takes.route(take, now.size()));
        let mut fitting = whole.filter(|whole| is_within(&route, whole));
        match (fitting.next(), fitting.next()) {
            (Some(whole), None) => whole,
            _ => route,
        }
    }
}

/// Whether the landings of a route come in this order in another that ends alike.
fn is_within(part: &Route, whole: &Route) -> bool {
    let mut squares = whole.squares();
    part.to() == whole.to() && part.squares().all(|square| squares.any(|other| other == square))
}
