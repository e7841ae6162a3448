//! Orders as a referee hears them in an open phase: what is wrong with one, why one is ignored, and the others saved.
//!
//! It is the table's own saving with other manners: nothing is refused for a form, and what is clear and impossible is
//! ignored (§4, §7.7, §9.4) instead of being sent back.

use super::{Ignored, Remark, Wrong};
use crate::action::Action;
use crate::adjust::NoAdjustment;
use crate::campaign::Campaign;
use crate::map::PROVINCES;
use crate::order::{Order, Phase};
use crate::possible::Impossible;
use crate::power::Power;
use crate::refusal::Refusal;
use crate::unit::{Kind, Piece, Position, Unit};

/// A game at an open phase, and where its orders stand in the file.
pub(super) struct Hearing {
    pub(super) campaign: Campaign,
    /// The line of the order for each province.
    lines: [Option<usize>; PROVINCES],
}

impl Hearing {
    pub(super) fn new(campaign: Campaign) -> Self {
        Hearing { campaign, lines: [None; PROVINCES] }
    }

    /// Forgets what was said about the phase before.
    pub(super) fn turn_over(&mut self) {
        self.lines = [None; PROVINCES];
    }

    fn phase(&self) -> Phase {
        self.campaign.date.stage.phase()
    }

    /// Who is meant where a province is named: a unit that was driven out, rather than the one that took its place.
    pub(super) fn meant(&self) -> Position {
        let mut meant = self.campaign.position.clone();
        for lost in &self.campaign.dislodged {
            meant.take(lost.unit.province());
            meant.put(lost.unit).expect("it stood there before");
        }
        meant
    }

    /// Hears an order of a power, and saves it unless something is wrong with it or it cannot be carried out.
    pub(super) fn hear(&mut self, line: usize, power: Power, order: Order) -> Result<Option<Remark>, Wrong> {
        let at = order.unit().map(|piece| (piece, piece.province().index()));
        if let Some((piece, at)) = at
            && let Some(first) = self.lines[at]
        {
            return Err(Wrong::SecondOrder { piece, first });
        }
        let why = match self.weigh(power, order)? {
            Ok(kept) => {
                self.campaign.save(power, &Action::Order(kept));
                None
            }
            Err(why) => Some(why),
        };
        if let Some((_, at)) = at {
            self.lines[at] = Some(line);
        }
        Ok(why.map(|why| Remark { line, order, phase: self.phase(), why }))
    }

    /// An order as it is kept, or why it is ignored.
    fn weigh(&self, power: Power, order: Order) -> Result<Result<Order, Ignored>, Wrong> {
        let kept = match self.campaign.canonical(power, &order) {
            Ok(kept) => Ok(kept),
            Err(refused) => Err(self.ignored(order, refused)?),
        };
        if let Some(wrong) = self.other_coast(order) {
            return Err(wrong);
        }
        Ok(kept.and_then(|kept| self.due(power).map(|()| kept)))
    }

    /// Whether a power may give one more order.
    fn due(&self, power: Power) -> Result<(), Ignored> {
        let due = usize::from(self.campaign.allowance(power).unsigned_abs());
        if !self.campaign.decides(power) {
            Err(Ignored::NothingToDecide)
        } else if self.phase() == Phase::Adjustments && self.campaign.saved_by(power).orders.len() >= due {
            Err(Ignored::BeyondDue)
        } else {
            Ok(())
        }
    }

    /// Why the order is ignored; or that something is wrong with it, where one would have to guess what is meant.
    fn ignored(&self, order: Order, refused: Refusal) -> Result<Ignored, Wrong> {
        let bad_coast = |is_named: bool| Err(Wrong::BadCoast { order, is_named });
        match refused {
            Refusal::Impossible(Impossible::CoastNeeded) => bad_coast(false),
            Refusal::Impossible(Impossible::WrongCoast) => bad_coast(true),
            Refusal::Impossible(why) => Ok(Ignored::Impossible(why)),
            Refusal::NoUnit(piece) if self.phase() == Phase::Retreats => Err(Wrong::NotDislodged(piece)),
            Refusal::NoUnit(piece) => Err(Wrong::NoUnit(piece)),
            Refusal::NotYours(piece, owner) => Err(Wrong::NotYours { piece, owner }),
            Refusal::NoRetreat => match self.half_a_coast(order) {
                Some(is_named) => bad_coast(is_named),
                None => Ok(Ignored::NoRetreat),
            },
            Refusal::NoAdjustment(NoAdjustment::NoUnit(piece)) => Err(self.nobody(piece)),
            Refusal::NoAdjustment(NoAdjustment::WrongPhase(phase)) | Refusal::WrongPhase(phase) => {
                Err(Wrong::WrongPhase { order, phase })
            }
            Refusal::NoAdjustment(NoAdjustment::WrongPlace) if lacks_coast(order) => bad_coast(false),
            Refusal::NoAdjustment(why) => Ok(Ignored::NoAdjustment(why)),
            _ => Ok(Ignored::NothingToDecide),
        }
    }

    /// Where a retreat goes to a province of which another coast is open: whether it names one.
    fn half_a_coast(&self, order: Order) -> Option<bool> {
        let (Order::Retreat { unit, to } | Order::Move { unit, to, .. }) = order else { return None };
        let lost = self.campaign.dislodged.iter().find(|lost| lost.unit.province() == unit.province())?;
        let coasts = to.province().coasts().and(lost.retreats);
        (!coasts.is_empty()).then_some(to.is_coast())
    }

    /// In winter: the unit is another's, or there is none.
    fn nobody(&self, piece: Piece) -> Wrong {
        match self.standing(piece) {
            Some(unit) => Wrong::NotYours { piece, owner: unit.power },
            None => Wrong::NoUnit(piece),
        }
    }

    /// The unit of this kind that an order is about.
    fn standing(&self, piece: Piece) -> Option<Unit> {
        let province = piece.province();
        let unit = match self.phase() {
            Phase::Retreats => {
                let lost = self.campaign.dislodged.iter().find(|lost| lost.unit.province() == province);
                lost.map(|lost| lost.unit)
            }
            Phase::Movement | Phase::Adjustments => self.campaign.position.at(province),
        };
        unit.filter(|unit| unit.kind == piece.kind)
    }

    /// The fleet that is ordered is on another coast than the order says.
    fn other_coast(&self, order: Order) -> Option<Wrong> {
        let piece = order.unit().filter(|_| !matches!(order, Order::Build(_)))?;
        let place = self.standing(piece)?.place;
        let is_other = place != piece.place && piece.place.is_coast();
        is_other.then_some(Wrong::OtherCoast { piece, place })
    }
}

/// Whether a fleet is built where there are two coasts, and none is named.
fn lacks_coast(order: Order) -> bool {
    let Order::Build(Piece { kind, place }) = order else { return false };
    kind == Kind::Fleet && !place.is_coast() && place.province().has_coasts()
}
