//! Drafts: one power's orders, unit after unit, each to the best place it can have, and in support of one another
//! where others can come too. Level 3 plays its first draft; higher levels choose among many.
//!
//! The idea of places that draw units by values spread over the map is that of the old DumbBot; the code is ours.

use crate::map::{PROVINCES, Place, Province, ProvinceSet, SEAS};
use crate::order::Order;
use crate::power::Power;
use crate::unit::{Kind, Unit};

use super::chance::{Rolls, fraction, shuffle};
use super::options::{chain, landings, sail, steps, walk};
use super::outlook::{Outlook, Worth};

/// What is meant with a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Intent {
    /// Nothing yet.
    Open,
    /// It is being thought about: somebody else wants its place.
    Asked,
    Stay,
    Go(Place),
    /// By sea.
    Sail(Province),
    /// Helps whoever is to be in that province.
    Help(Province),
    /// Carries the army of that province.
    Carry(Province, Province),
}

/// A draft in the making. Arrays go by province; a unit is known by the province it stands in.
struct Draft<'a, 'b> {
    outlook: &'a Outlook<'b>,
    worth: &'a Worth,
    power: Power,
    own: ProvinceSet,
    intents: [Intent; PROVINCES],
    /// Who is to be in a province afterwards, by where it stands now.
    comer: [Option<Province>; PROVINCES],
    /// How many are to help there.
    helpers: [u8; PROVINCES],
    looseness: f32,
}

/// Drafts the orders of a power. The looser, the more often something else than the best is taken.
pub(super) fn draft(
    outlook: &Outlook<'_>,
    worth: &Worth,
    power: Power,
    looseness: f32,
    dice: &mut Rolls,
) -> Vec<Order> {
    let own = outlook.position.of_power()[power.index()];
    let mut draft = Draft {
        outlook,
        worth,
        power,
        own,
        intents: [Intent::Open; PROVINCES],
        comer: [None; PROVINCES],
        helpers: [0; PROVINCES],
        looseness,
    };
    let mut units: Vec<Unit> = own.filter_map(|at| outlook.position.at(at)).collect();
    shuffle(&mut units, dice);
    draft.ferries(&units, dice);
    for unit in &units {
        draft.decide(*unit, dice);
    }
    draft.lend_hands();
    own.filter_map(|at| outlook.position.at(at)).map(|unit| draft.order(unit)).collect()
}

impl Draft<'_, '_> {
    fn intent(&self, unit: Province) -> Intent {
        self.intents[unit.index()]
    }

    fn noise(&self, dice: &mut Rolls) -> f32 {
        1.0 + self.looseness * fraction(dice)
    }

    /// What going somewhere promises: what it is worth, less where others can come as well.
    fn promise(&self, unit: Unit, to: Place) -> f32 {
        let province = to.province();
        let worth = self.worth.at(unit.kind, to);
        let rival = self.outlook.reach.rival(self.power, province);
        let strength = self.outlook.reach.of(self.power, province);
        let is_held = self.outlook.position.at(province).is_some_and(|other| other.power != self.power);
        worth
            * match (rival, strength) {
                (0, _) => 1.0,
                (rival, strength) if strength > rival => 0.9,
                (rival, strength) if strength == rival && !is_held => 0.85,
                (1, _) if !is_held => 0.7,
                _ => 0.25,
            }
    }

    /// Sends armies over sea where that promises more than walking, and more than the fleets would find.
    fn ferries(&mut self, units: &[Unit], dice: &mut Rolls) {
        let mut free = self.own.and(SEAS);
        for army in units.iter().filter(|unit| unit.kind == Kind::Army) {
            let shores = landings(*army, free).minus(self.own);
            if shores.is_empty() {
                continue;
            }
            let by_foot = steps(*army).map(|to| self.promise(*army, to)).fold(self.worth.of(*army), f32::max);
            let mut best = (by_foot * self.noise(dice) * 1.1, None);
            for shore in shores.minus(army.place.army_steps()) {
                let promise = self.promise(*army, shore.place()) * self.noise(dice);
                if promise > best.0 && self.comer[shore.index()].is_none() {
                    best = (promise, Some(shore));
                }
            }
            let Some(to) = best.1 else { continue };
            let Some(links) = chain(army.province(), to, free) else { continue };
            self.intents[army.province().index()] = Intent::Sail(to);
            self.comer[to.index()] = Some(army.province());
            for fleet in links {
                self.intents[fleet.index()] = Intent::Carry(army.province(), to);
                self.comer[fleet.index()] = Some(fleet);
            }
            free = free.minus(links);
        }
    }

    /// Decides about a unit: the best that is still to be had.
    fn decide(&mut self, unit: Unit, dice: &mut Rolls) {
        let at = unit.province();
        if self.intent(at) != Intent::Open {
            return;
        }
        self.intents[at.index()] = Intent::Asked;
        let mut wishes: Vec<(f32, Place)> = Vec::with_capacity(9);
        wishes.push((self.worth.of(unit) * self.noise(dice), unit.place));
        for to in steps(unit) {
            wishes.push((self.promise(unit, to) * self.noise(dice), to));
        }
        wishes.sort_by(|a, b| b.0.total_cmp(&a.0));
        for (_, to) in wishes {
            if self.takes(unit, to, dice) {
                return;
            }
        }
        self.stay(at);
    }

    /// Whether a unit can have what it wishes, and notes it.
    fn takes(&mut self, unit: Unit, to: Place, dice: &mut Rolls) -> bool {
        let (at, goal) = (unit.province(), to.province());
        if goal == at {
            let is_free = self.comer[at.index()].is_none();
            if is_free {
                self.stay(at);
            }
            return is_free;
        }
        if self.own.has(goal)
            && self.intent(goal) == Intent::Open
            && let Some(other) = self.outlook.position.at(goal)
        {
            self.decide(other, dice);
        }
        if self.comer[goal.index()].is_some() {
            return self.helps(at, goal);
        }
        if self.own.has(goal) && !self.makes_room(at, goal) {
            return false;
        }
        self.intents[at.index()] = Intent::Go(to);
        self.comer[goal.index()] = Some(at);
        true
    }

    /// Whether an own unit leaves its province, and not towards the one who asks.
    fn makes_room(&self, asker: Province, unit: Province) -> bool {
        match self.intent(unit) {
            Intent::Go(to) => to.province() != asker,
            Intent::Sail(_) => true,
            Intent::Asked => false,
            Intent::Open | Intent::Stay | Intent::Help(_) | Intent::Carry(..) => false,
        }
    }

    fn stay(&mut self, at: Province) {
        self.intents[at.index()] = Intent::Stay;
        self.comer[at.index()] = Some(at);
    }

    /// Whether a unit's help is wanted in a province where an own one is to be, and notes it.
    fn helps(&mut self, at: Province, goal: Province) -> bool {
        // Whoever helps stays, and somebody may be coming here already.
        let is_free = self.comer[at.index()].is_none();
        let is_wanted = self.need(goal) > 0 && self.can_help(at, goal);
        if is_free && is_wanted {
            self.intents[at.index()] = Intent::Help(goal);
            self.comer[at.index()] = Some(at);
            self.helpers[goal.index()] += 1;
        }
        is_free && is_wanted
    }

    /// How many more helpers are wanted in a province: whoever stays needs one less than whoever comes.
    fn need(&self, goal: Province) -> u8 {
        let stays = u8::from(self.comer[goal.index()] == Some(goal));
        let rival = self.outlook.reach.rival(self.power, goal);
        rival.saturating_sub(self.helpers[goal.index()] + stays)
    }

    /// Whether a unit could support whoever is to be there: a fleet that carries the army there cannot.
    fn can_help(&self, at: Province, goal: Province) -> bool {
        let reaches = self.outlook.position.at(at).is_some_and(|unit| unit.reach().has(goal));
        reaches && self.comer[goal.index()].is_some_and(|comer| comer != at)
    }

    /// Units that would only stay help where it is wanted.
    fn lend_hands(&mut self) {
        for at in self.own {
            let unit = self.outlook.position.at(at).filter(|_| self.intent(at) == Intent::Stay);
            let Some(unit) = unit else { continue };
            let mut best = (0, None);
            for goal in unit.reach().filter(|goal| self.can_help(at, *goal)) {
                let need = self.need(goal);
                if need > best.0 {
                    best = (need, Some(goal));
                }
            }
            if let Some(goal) = best.1 {
                self.intents[at.index()] = Intent::Help(goal);
                self.helpers[goal.index()] += 1;
            }
        }
    }

    fn order(&self, unit: Unit) -> Order {
        let own = unit.piece();
        let piece = |at: Province| self.outlook.position.at(at).map(Unit::piece);
        let order = match self.intent(unit.province()) {
            Intent::Open | Intent::Asked | Intent::Stay => None,
            Intent::Go(to) => Some(walk(unit, to)),
            Intent::Sail(to) => Some(sail(unit, to)),
            Intent::Carry(army, to) => {
                piece(army).map(|whom| Order::Convoy { unit: own, whom, to: to.place() })
            }
            Intent::Help(goal) => {
                let comer = self.comer[goal.index()].and_then(piece);
                comer.map(|whom| support(own, whom, goal))
            }
        };
        order.unwrap_or(Order::Hold(own))
    }
}

/// A support for a unit that is to be in a province.
pub(super) fn support(unit: crate::unit::Piece, whom: crate::unit::Piece, goal: Province) -> Order {
    if whom.province() == goal {
        Order::SupportHold { unit, whom }
    } else {
        Order::SupportMove { unit, whom, to: goal.place() }
    }
}
