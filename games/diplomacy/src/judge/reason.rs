//! Why each order came out as it did: the strengths that were compared, who cut, who stood off, which convoy broke,
//! which rule decided. Everything is read off the decisions once they are made; nothing is decided here.

use tabletop::Sink;

use super::decide::Decisions;
use super::facts::Facts;
use super::strength::{INFINITE, Known};
use super::verdict::{Ruling, Verdict};
use crate::map::{Province, ProvinceSet};
use crate::order::{Order, Orders};
use crate::possible::{self, Impossible};
use crate::status::Rout;
use crate::unit::Unit;

/// Why one unit's order came out as it did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The unit.
    pub unit: Unit,
    /// What it was told; nothing if nobody told it anything, and then it held.
    pub order: Option<Order>,
    /// What became of that.
    pub ruling: Ruling,
    /// The rules that applied. The first is the one that decided.
    pub rules: Vec<Rule>,
    /// Who was measured against whom: a mover against everything in its way, a unit that stays against everyone
    /// who came.
    pub comparisons: Vec<Comparison>,
}

/// A rule that applied to an order, with those it was about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// The order could not be carried out whatever anybody did (§4).
    Impossible(Impossible),
    /// A support or convoy for something that nobody did (§5.2, §5.3).
    Unmatched,
    /// Nothing stood against it.
    Unopposed,
    /// It was stronger than all that stood against it (§5.4, §5.11).
    Stronger,
    /// This unit was at least as strong (§5.11).
    NotStronger(Unit),
    /// A unit of the same power stood there: nobody dislodges an own unit (§5.5).
    OwnUnit(Unit),
    /// It was strong enough only with supports from this unit's own power, which do not count against it (§5.5).
    OwnHelp(Unit),
    /// Several movers made room for each other and all went on (§5.13).
    Ring,
    /// No whole chain of fleets was told to carry the army (§6.3).
    NoConvoy,
    /// This fleet of the chain was dislodged (§6.2).
    BrokenConvoy(Unit),
    /// The convoy hung on itself and was made to fail (§6.8).
    Paradox,
    /// This unit attacked the supporter (§5.9).
    CutBy(Unit),
    /// This unit dislodged the supporter (§5.10).
    CutByDislodging(Unit),
    /// This unit attacked the supporter without cutting its support (§5.9).
    NotCutBy(Unit),
    /// This unit attacked the supporter from where the support is directed, and did not dislodge it (§5.10).
    NotCutInFront(Unit),
    /// This unit drove it out (§5.12).
    DislodgedBy(Unit),
    /// A blessed unit that does not move cannot be driven out (§8.2).
    BlessedHold,
    /// A blessed support is never cut (§8.3).
    BlessedSupport,
    /// A blessed convoy never fails (§8.3).
    BlessedConvoy,
    /// A blessed attack succeeds against all foreigners (§8.4).
    BlessedAttack,
    /// A blessed attack fails against an own unit that stays (§8.4).
    BlessedOwnUnit(Unit),
    /// A blessed attack bounces off an own competitor (§8.4).
    BlessedOwnBounce(Unit),
    /// A blessed army still needs its convoy (§8.4).
    BlessedNoPath,
    /// A cursed unit has no strength to hold with (§8.5).
    CursedHold,
    /// A cursed support is always cut (§8.5).
    CursedSupport,
    /// A cursed convoy always fails (§8.5).
    CursedConvoy,
    /// A cursed attack always fails (§8.6).
    CursedAttack,
    /// A cursed attack counts for nothing, since the unit was itself attacked (§8.7).
    CursedAttackIgnored,
    /// A cursed unit may not retreat to where it meant to go (§8.8).
    CursedRetreatBarred,
    /// This unit attacked a cursed one where any attack drives it out, whether or not anybody enters (§8.9).
    CursedRout(Unit),
}

/// What one strength is measured against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// What holds the province: its unit, or nothing.
    Hold,
    /// A unit that comes the other way over the same border.
    HeadToHead,
    /// Another unit that goes to the same province.
    Standoff,
}

/// A strength, and whose supports are in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strength {
    /// How much; nothing if it cannot be overcome.
    pub number: Option<u8>,
    /// The supporters that counted.
    pub supporters: ProvinceSet,
}

/// A mover measured against one thing in its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// The mover.
    pub mover: Unit,
    /// Its strength.
    pub attack: Strength,
    /// What stands in its way.
    pub role: Role,
    /// The unit in its way; nobody in an empty province.
    pub other: Option<Unit>,
    /// The strength in its way.
    pub against: Strength,
    /// Whether the mover was the stronger.
    pub is_beaten: bool,
}

/// Tells the reasons, unit by unit.
pub(super) fn tell<S: Sink<Reason>>(
    facts: &Facts<'_>,
    decided: &Decisions,
    verdict: &Verdict,
    orders: &Orders,
    reasons: &mut S,
) {
    let teller = Teller { facts, decided, verdict, orders };
    for unit in facts.occupied {
        reasons.put(|| teller.reason(unit));
    }
}

struct Teller<'a> {
    facts: &'a Facts<'a>,
    decided: &'a Decisions,
    verdict: &'a Verdict,
    orders: &'a Orders,
}

impl Teller<'_> {
    fn reason(&self, unit: Province) -> Reason {
        let facts = self.facts;
        let mut rules = Vec::new();
        let comparisons = if facts.movers.has(unit) {
            self.comparisons_of(unit)
        } else {
            let attackers = facts.attackers[unit.index()].into_iter();
            attackers.map(|mover| self.against_holder(mover, unit)).collect()
        };
        if facts.movers.has(unit) {
            self.movement(unit, &comparisons, &mut rules);
        } else {
            self.staying(unit, &mut rules);
        }
        self.loss(unit, &mut rules);
        Reason {
            unit: facts.unit(unit),
            order: self.orders.of(unit).copied(),
            ruling: self.verdict.ruling(unit).expect("every unit has a ruling"),
            rules,
            comparisons,
        }
    }

    /// Everything a mover was measured against.
    fn comparisons_of(&self, mover: Province) -> Vec<Comparison> {
        let facts = self.facts;
        if self.decided.no_path.has(mover) {
            return Vec::new();
        }
        let goal = facts.goal_of(mover);
        let first = match facts.opponent(mover) {
            Some(opponent) => {
                let strength = self.decided.defend(facts, opponent, mover).least;
                self.comparison(mover, Role::HeadToHead, Some(opponent), strength)
            }
            None => self.against_holder(mover, goal),
        };
        let others = facts.attackers[goal.index()].without(mover);
        let standoffs = others.map(|other| {
            let strength = self.decided.prevent(facts, other, mover).least;
            self.comparison(mover, Role::Standoff, Some(other), strength)
        });
        [first].into_iter().chain(standoffs).collect()
    }

    fn against_holder(&self, mover: Province, goal: Province) -> Comparison {
        let holder = self.facts.occupied.has(goal).then_some(goal);
        self.comparison(mover, Role::Hold, holder, self.decided.hold(self.facts, goal).least)
    }

    fn comparison(&self, mover: Province, role: Role, other: Option<Province>, strength: u8) -> Comparison {
        let attack = self.attack(mover);
        let against = Strength {
            number: (strength < INFINITE).then_some(strength),
            supporters: match other {
                Some(other) if strength > 1 => self.backers(other),
                _ => ProvinceSet::EMPTY,
            },
        };
        let is_beaten = match (attack.number, against.number) {
            (Some(attack), Some(against)) => attack > against,
            (None, _) => true,
            (Some(_), None) => false,
        };
        let [mover, other] = [Some(mover), other].map(|unit| unit.map(|unit| self.facts.unit(unit)));
        let mover = mover.expect("a mover is a unit");
        Comparison { mover, attack, role, other, against, is_beaten }
    }

    /// The strength of a mover: beyond all numbers if it is blessed and gets there.
    fn attack(&self, mover: Province) -> Strength {
        let facts = self.facts;
        if facts.blessed.has(mover) && self.decided.moved.has(mover) {
            return Strength { number: None, supporters: self.backers(mover) };
        }
        let number = self.decided.attack(facts, mover).least;
        let goal = facts.goal_of(mover);
        let is_attack_on_unit =
            facts.occupied.has(goal) && (!self.decided.moved.has(goal) || facts.opponent(mover).is_some());
        let except = if is_attack_on_unit { facts.friends(goal) } else { ProvinceSet::EMPTY };
        let supporters = if number > 1 { self.backers(mover).minus(except) } else { ProvinceSet::EMPTY };
        Strength { number: Some(number), supporters }
    }

    fn backers(&self, unit: Province) -> ProvinceSet {
        self.facts.backers[unit.index()].and(self.decided.given)
    }

    fn movement(&self, mover: Province, comparisons: &[Comparison], rules: &mut Vec<Rule>) {
        let facts = self.facts;
        let decided = self.decided;
        if facts.cursed.has(mover) {
            rules.push(Rule::CursedAttack);
            if decided.is_void(facts, mover) == Known::Yes {
                rules.push(Rule::CursedAttackIgnored);
            }
        } else if decided.no_path.has(mover) {
            self.no_path(mover, rules);
        } else if decided.moved.has(mover) {
            rules.push(if facts.blessed.has(mover) {
                Rule::BlessedAttack
            } else if decided.ring.has(mover) {
                Rule::Ring
            } else if comparisons.len() == 1 && comparisons[0].other.is_none() {
                Rule::Unopposed
            } else {
                Rule::Stronger
            });
        } else if facts.blessed.has(mover) {
            self.blessed_failure(mover, comparisons, rules);
        } else {
            self.failure(mover, comparisons, rules);
        }
    }

    /// Why an army's convoy did not carry it.
    fn no_path(&self, army: Province, rules: &mut Vec<Rule>) {
        let carriers = self.facts.carriers[army.index()];
        let broken = carriers.and(self.decided.broken);
        if !broken.and(self.decided.paradox).is_empty() {
            rules.push(Rule::Paradox);
        } else if broken.is_empty() {
            rules.push(Rule::NoConvoy);
        }
        rules.extend(
            broken.minus(self.decided.paradox).map(|fleet| Rule::BrokenConvoy(self.facts.unit(fleet))),
        );
        if self.facts.blessed.has(army) {
            rules.push(Rule::BlessedNoPath);
        }
    }

    fn blessed_failure(&self, mover: Province, comparisons: &[Comparison], rules: &mut Vec<Rule>) {
        let goal = self.facts.goal_of(mover);
        let own = |comparison: &&Comparison| {
            let is_own = |other: Unit| other.power == comparison.mover.power && other.province() != goal;
            comparison.other.is_some_and(is_own)
        };
        let rival = comparisons.iter().find(own).and_then(|comparison| comparison.other);
        let stays = self.facts.friends(mover).has(goal) && !self.decided.moved.has(goal);
        match rival.filter(|_| !stays) {
            Some(rival) => rules.push(Rule::BlessedOwnBounce(rival)),
            // Where it left after all, it would have stayed, had the blessed one come.
            None if self.facts.occupied.has(goal) => {
                rules.push(Rule::BlessedOwnUnit(self.facts.unit(goal)));
            }
            None => {}
        }
    }

    fn failure(&self, mover: Province, comparisons: &[Comparison], rules: &mut Vec<Rule>) {
        let facts = self.facts;
        let unbeaten = comparisons.iter().filter(|comparison| !comparison.is_beaten);
        let goal = facts.goal_of(mover);
        let stays =
            facts.occupied.has(goal) && (!self.decided.moved.has(goal) || facts.opponent(mover).is_some());
        if stays && facts.friends(goal).has(mover) {
            rules.push(Rule::OwnUnit(facts.unit(goal)));
            return;
        }
        for other in unbeaten.filter_map(|comparison| comparison.other) {
            rules.push(Rule::NotStronger(other));
        }
        if stays && !self.backers(mover).and(facts.friends(goal)).is_empty() {
            rules.push(Rule::OwnHelp(facts.unit(goal)));
        }
    }

    fn staying(&self, unit: Province, rules: &mut Vec<Rule>) {
        let facts = self.facts;
        if facts.illegal.has(unit) {
            let order = self.orders.of(unit).and_then(|order| possible::check(facts.position, order).err());
            rules.extend(order.map(Rule::Impossible));
        } else if facts.void.has(unit) {
            rules.push(Rule::Unmatched);
        } else if facts.supporters.has(unit) {
            self.support(unit, rules);
        } else if facts.convoys.has(unit) {
            self.convoy(unit, rules);
        }
        if facts.blessed.has(unit) {
            rules.push(Rule::BlessedHold);
        } else if facts.cursed.has(unit) {
            rules.push(Rule::CursedHold);
        }
        if rules.is_empty() {
            rules.push(match facts.attackers[unit.index()].and(self.decided.moved).first() {
                Some(by) => Rule::DislodgedBy(facts.unit(by)),
                None if facts.attackers[unit.index()].is_empty() => Rule::Unopposed,
                None => Rule::Stronger,
            });
        }
    }

    fn support(&self, unit: Province, rules: &mut Vec<Rule>) {
        let facts = self.facts;
        let attackers = facts.attackers[unit.index()];
        if facts.cursed.has(unit) {
            rules.push(Rule::CursedSupport);
        } else if facts.blessed.has(unit) {
            rules.push(Rule::BlessedSupport);
        } else if self.decided.given.has(unit) {
            if attackers.is_empty() {
                rules.push(Rule::Unopposed);
            }
            let (front, friends) = (facts.directed[unit.index()], facts.friends(unit));
            rules.extend(attackers.map(|by| {
                let is_in_front = by == front && !friends.has(by);
                (if is_in_front { Rule::NotCutInFront } else { Rule::NotCutBy })(facts.unit(by))
            }));
        } else {
            let front = ProvinceSet::only(facts.directed[unit.index()]);
            let foes = attackers.minus(facts.friends(unit));
            let (cutters, _) = self.decided.cutters(facts, foes.minus(front));
            rules.extend(cutters.map(|by| Rule::CutBy(facts.unit(by))));
            if rules.is_empty() {
                let by = foes.and(self.decided.moved);
                rules.extend(by.map(|by| Rule::CutByDislodging(facts.unit(by))));
            }
        }
    }

    fn convoy(&self, fleet: Province, rules: &mut Vec<Rule>) {
        let facts = self.facts;
        if facts.cursed.has(fleet) {
            rules.push(Rule::CursedConvoy);
        } else if facts.blessed.has(fleet) {
            rules.push(Rule::BlessedConvoy);
        } else if self.decided.paradox.has(fleet) {
            rules.push(Rule::Paradox);
        }
    }

    /// What is said of a unit that was driven out.
    fn loss(&self, unit: Province, rules: &mut Vec<Rule>) {
        let Some(dislodged) = self.verdict.dislodged_at(unit) else { return };
        let by = Rule::DislodgedBy(self.facts.unit(dislodged.by));
        if self.verdict.after().at(unit).is_some() && !rules.contains(&by) {
            rules.push(by);
        }
        if self.facts.cursed.has(unit) {
            self.cursed_loss(unit, rules);
        }
    }

    /// What is said of the cursed unit, driven out.
    fn cursed_loss(&self, unit: Province, rules: &mut Vec<Rule>) {
        if self.facts.rout == Rout::Literal {
            let foes = self.decided.foes(self.facts, unit);
            rules.extend(foes.map(|by| Rule::CursedRout(self.facts.unit(by))));
        }
        if self.facts.movers.has(unit) {
            rules.push(Rule::CursedHold);
            rules.push(Rule::CursedRetreatBarred);
        }
    }
}
