//! What divine players may do (§17, §21.3), and what is listed.

use diplomacy::action::Action as Earthly;
use diplomacy::order::Phase;
use diplomacy::{Power, Province};

use crate::action::Action;
use crate::heaven::Giving;
use crate::refusal::Refusal;
use crate::role::Divinity;
use crate::state::Divine;

impl Divine {
    /// Whether casts can be made now.
    pub(crate) fn is_casting(&self) -> bool {
        !self.heaven.is_withdrawn
            && self.heaven.giving.is_none()
            && self.campaign.date.stage.phase() == Phase::Movement
    }

    /// Whether a divine player may do this now.
    pub(crate) fn check_divine(&self, own: Divinity, action: &Action) -> Result<(), Refusal> {
        match action {
            Action::Gift(to) => self.check_gift(own, *to),
            Action::Cast(whose, _) if *whose != own => Err(Refusal::NotYourCast(own)),
            Action::Cast(_, at) => self.check_cast(own, *at),
            Action::Earthly(said) => self.check_said(own, said),
        }
    }

    fn check_gift(&self, own: Divinity, to: Option<Power>) -> Result<(), Refusal> {
        match self.heaven.giving.filter(|_| own == Divinity::Lord) {
            None => Err(Refusal::NoGiftNow),
            Some(giving) if giving == Giving::from(to) => Err(Refusal::SaidAlready),
            Some(_) => match to.filter(|power| !self.campaign.is_alive(*power)) {
                Some(power) => Err(Refusal::NoSuchCountry(power)),
                None => Ok(()),
            },
        }
    }

    fn check_cast(&self, own: Divinity, at: Province) -> Result<(), Refusal> {
        let casting = self.heaven.casting_of(own);
        if !self.is_casting() {
            return Err(Refusal::NoCastNow);
        }
        if casting.is_ready {
            return Err(Refusal::IsReady);
        }
        let unit = self.campaign.position.at(at).ok_or(Refusal::NoUnit(at))?;
        if self.heaven.spent[own.index()].has(unit.power.seat()) {
            return Err(Refusal::SameNation(unit.power));
        }
        if casting.at == Some(at) { Err(Refusal::CastAlready) } else { Ok(()) }
    }

    /// Of what players of Diplomacy say, divine players say that they are ready or not, and take their cast back.
    fn check_said(&self, own: Divinity, said: &Earthly) -> Result<(), Refusal> {
        let casting = self.heaven.casting_of(own);
        match said {
            Earthly::Ready(_) | Earthly::ClearAll if !self.is_casting() => Err(Refusal::NoCastNow),
            Earthly::Ready(is_ready) if *is_ready == casting.is_ready => Err(Refusal::SaidAlready),
            Earthly::ClearAll if casting.is_ready => Err(Refusal::IsReady),
            Earthly::ClearAll if casting.at.is_none() => Err(Refusal::NothingCast),
            Earthly::Ready(_) | Earthly::ClearAll => Ok(()),
            Earthly::Order(_) | Earthly::Clear(_) | Earthly::Vote(_) | Earthly::Concede => {
                Err(Refusal::NoOrders)
            }
        }
    }

    /// Does what a divine player may do.
    pub(crate) fn save_divine(&mut self, own: Divinity, action: &Action) {
        let casting = &mut self.heaven.casting[own.index()];
        match action {
            Action::Cast(_, at) => casting.at = Some(*at),
            Action::Earthly(Earthly::Ready(is_ready)) => casting.is_ready = *is_ready,
            Action::Earthly(_) => casting.at = None,
            Action::Gift(to) => self.heaven.giving = Some(Giving::from(*to)),
        }
    }

    /// Adds all that a divine player can do.
    pub(crate) fn divine_actions(&self, own: Divinity, out: &mut Vec<Action>) {
        if self.is_casting() {
            let casting = self.heaven.casting_of(own);
            if casting.is_ready {
                return out.push(Action::UNREADY);
            }
            self.casts(own, out);
            if casting.at.is_some() {
                out.push(Action::CLEAR);
            }
            out.push(Action::READY);
        }
        if self.heaven.giving.is_some() && own == Divinity::Lord {
            let countries = Power::ALL.map(|power| Action::Gift(Some(power)));
            let all = countries.into_iter().chain([Action::Gift(None)]);
            out.extend(all.filter(|gift| self.check_divine(own, gift).is_ok()));
        }
    }

    /// The part of that which walks each decision once: a cast or none, then ready; a gift or none.
    pub(crate) fn divine_plies(&self, own: Divinity, out: &mut Vec<Action>) {
        if self.is_casting() {
            let casting = self.heaven.casting_of(own);
            if casting.at.is_none() && !casting.is_ready {
                self.casts(own, out);
            }
            if !casting.is_ready {
                out.push(Action::READY);
            }
        } else if self.heaven.giving == Some(Giving::Unsaid) {
            self.divine_actions(own, out);
        }
    }

    fn casts(&self, own: Divinity, out: &mut Vec<Action>) {
        let units = self.campaign.position.units();
        let casts = units.map(|unit| Action::Cast(own, unit.province()));
        out.extend(casts.filter(|cast| self.check_divine(own, cast).is_ok()));
    }
}
