//! Which blessings and curses a phase can bring, as far as somebody knows, and what they come to: for whoever proves something about it.
//!
//! Known is what everybody knows, and what the one who asks casts. A power that is known to have been hit this year is not hit again (§17.9, §17.10).

use diplomacy::siege::Influence;
use diplomacy::{Orders, Position, Power, Province, ProvinceSet, Statuses};

use crate::opposition::settle;
use crate::role::Divinity;
use crate::state::{Divine, Rulebook};

/// What could be cast.
#[derive(Clone, Copy, Debug)]
pub struct Omens {
    /// Who is known to have been hit this year, by [`Divinity::index`].
    hit: [Option<Power>; 2],
    /// What one of them casts, if it is known: on whom, or nothing.
    own: Option<(Divinity, Option<Province>)>,
    rulebook: Rulebook,
}

impl Omens {
    /// What a power has to reckon with.
    pub fn of(state: &Divine) -> Self {
        Omens { hit: Divinity::ALL.map(|own| state.hit(own)), own: None, rulebook: state.rulebook }
    }

    /// What a divine player has to reckon with, with the cast that is saved.
    pub fn with(state: &Divine, own: Divinity) -> Self {
        Omens::casting(state, own, state.heaven.casting_of(own).at)
    }

    /// The same with this cast.
    pub fn casting(state: &Divine, own: Divinity, at: Option<Province>) -> Self {
        Omens { own: Some((own, at)), ..Omens::of(state) }
    }

    /// On whom one of them may cast, nobody included.
    fn casts(&self, by: Divinity, position: &Position, units: ProvinceSet) -> Vec<Option<Province>> {
        if let Some((_, at)) = self.own.filter(|(own, _)| *own == by) {
            return vec![at];
        }
        let is_free =
            |unit: &diplomacy::Unit| units.has(unit.province()) && self.hit[by.index()] != Some(unit.power);
        let casts = position.units().filter(is_free).map(|unit| Some(unit.province()));
        [None].into_iter().chain(casts).collect()
    }
}

impl Influence for Omens {
    fn wishes(&self, position: &Position, units: ProvinceSet) -> Vec<Statuses> {
        let [cursed, blessed] = Divinity::ALL.map(|by| self.casts(by, position, units));
        let rout = self.rulebook.rout;
        let with = |blessed: Option<Province>| {
            cursed.iter().map(move |cursed| Statuses { blessed, cursed: *cursed, rout })
        };
        blessed.into_iter().flat_map(with).collect()
    }

    fn settled(&self, position: &Position, orders: &Orders, wished: Statuses) -> Statuses {
        let Statuses { blessed, cursed, .. } = wished;
        settle(position, orders, blessed, cursed, self.rulebook.opposition).statuses(self.rulebook.rout)
    }

    /// Who comes to a unit that is hit may cancel it (§18.2).
    fn watched(&self) -> ProvinceSet {
        self.own.and_then(|(_, at)| at).map_or(ProvinceSet::EMPTY, ProvinceSet::only)
    }
}
