//! The puzzles: in fall, the orders of a power that take or hold a centre whatever anybody orders and casts; the curse, or the blessing, with which
//! orders that a power has announced do so. The proof is Diplomacy's ([`diplomacy::siege`]), with every cast that the solver knows to be possible.
//!
//! What makes them possible is that nobody is hit twice in a year (§17.9, §17.10): in the spring before, the Devil and the Good Lord have cast, and all
//! know on whom.

use diplomacy::calendar::{Date, Stage};
use diplomacy::puzzles::asked;
use diplomacy::siege::{Defence, Siege, Unclear};
use diplomacy::{Order, Power, Province, setup};
use tabletop::game::InputOf;
use tabletop::puzzle::{OUT_OF_REACH, Setting};
use tabletop::{Goal, Input, Message, OrderPuzzled, Seat, Theme, Window};

use crate::action::Action;
use crate::config::{Config, Reveal};
use crate::heaven::Protected;
use crate::omens::Omens;
use crate::role::{Divinity, Role};
use crate::state::Divine;
use crate::view::View;

/// Taking a centre.
const TAKE: &str = "centre";
/// Holding one.
const HOLD: &str = "hold";
/// The curse with which announced orders take one.
const CURSE: &str = "curse";
/// The blessing with which they do.
const BLESSING: &str = "blessing";
/// The most casts that are right where one is asked for.
const MOST_RIGHT: usize = 2;
/// How many sets of announced orders are looked at for each centre.
const MOST_ANNOUNCED: usize = 12;

/// What is asked: whose orders are to bring which centre, and what that power has announced, if a divine player is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Quest {
    power: Power,
    centre: Province,
    announced: Vec<Order>,
}

impl Quest {
    fn of(seat: Seat, goal: &Goal) -> Option<Self> {
        if let Some(power) = Power::of(seat) {
            return Some(Quest { power, centre: Province::from_code(&goal.what)?, announced: Vec::new() });
        }
        let mut words = goal.what.splitn(3, ' ');
        let (centre, power) = (Province::from_code(words.next()?)?, Power::from_name(words.next()?)?);
        let read = |text: &str| match text.parse() {
            Ok(diplomacy::Action::Order(order)) => Some(order),
            _ => None,
        };
        let announced = words.next()?.split(", ").map(read).collect::<Option<_>>()?;
        Some(Quest { power, centre, announced })
    }

    /// The goal of a divine player.
    fn goal(&self, kind: &str) -> Goal {
        let orders: Vec<String> = self.announced.iter().map(ToString::to_string).collect();
        Goal::new(kind, 1).about(format!(
            "{} {} {}",
            self.centre.code(),
            self.power.name(),
            orders.join(", ")
        ))
    }

    fn siege<'a>(&self, state: &'a Divine) -> Siege<'a> {
        Siege { position: &state.campaign.position, power: self.power, centre: self.centre }
    }
}

impl OrderPuzzled for Divine {
    const PUZZLES: &'static str = include_str!("../data/puzzles.tsv");

    fn grounds() -> Vec<Config> {
        vec![Config { press: diplomacy::config::Press::None, ..Config::default() }]
    }

    /// The same position in the spring of that year, in which everybody holds and two powers are hit: the solver's, or the one whose orders are
    /// announced, and an enemy.
    fn settings(config: &Config, view: &View, seat: Seat) -> Vec<Setting<Self>> {
        let known = &view.earth.known;
        if known.date.stage != Stage::FallMoves || config.reveal != Reveal::Full {
            return Vec::new();
        }
        let date = Date { stage: Stage::SpringMoves, ..known.date };
        let position = setup::text(&diplomacy::campaign::Campaign { date, ..known.clone() });
        let config = Config { position, ..config.clone() };
        pairs(seat).into_iter().filter_map(|hit| Some((config.clone(), spring(view, hit)?))).collect()
    }

    fn goals(&self, seat: Seat) -> Vec<Goal> {
        if self.campaign.date.stage != Stage::FallMoves || !self.is_casting() {
            return Vec::new();
        }
        match Role::of(seat) {
            Some(Role::Power(power)) => {
                let goal = |centre: &Province| {
                    let stands = self.campaign.position.at(*centre).is_some_and(|unit| unit.power == power);
                    Goal::new(if stands { HOLD } else { TAKE }, 1).about(centre.code())
                };
                self.targets(power).iter().map(goal).collect()
            }
            Some(Role::Divine(Divinity::Devil)) => self.announcements(CURSE),
            Some(Role::Divine(Divinity::Lord)) => self.announcements(BLESSING),
            None => Vec::new(),
        }
    }

    fn turns(&self) -> u32 {
        self.window
    }

    fn orders_for(&self, seat: Seat, goal: &Goal) -> Result<(Theme, Vec<Action>), &'static str> {
        let quest = Quest::of(seat, goal).ok_or(OUT_OF_REACH)?;
        let siege = quest.siege(self);
        let Some(own) = Divinity::of(seat) else {
            let (theme, orders) = asked(siege.solutions(&Omens::of(self)))?;
            let theme = if goal.kind == HOLD { "stand" } else { theme };
            let orders = orders.into_iter().map(|order| Action::Earthly(diplomacy::Action::Order(order)));
            return Ok((theme, orders.chain([Action::READY]).collect()));
        };
        let right = self.right_casts(own, &quest).map_err(|unclear| match unclear {
            Unclear::BySea => "an army could come by sea",
            Unclear::TooMany => "too many defences",
        })?;
        let theme = if own == Divinity::Devil { CURSE } else { BLESSING };
        match right[..] {
            [] => Err(OUT_OF_REACH),
            _ if right.len() > MOST_RIGHT => Err("too many solutions"),
            [first, ..] => Ok((theme, vec![Action::Cast(own, first), Action::READY])),
        }
    }

    fn is_last(action: &Action) -> bool {
        *action == Action::READY
    }

    fn answers(&self, seat: Seat, goal: &Goal) -> Option<(bool, Vec<InputOf<Self>>)> {
        let quest = Quest::of(seat, goal)?;
        let siege = quest.siege(self);
        let defence = match Divinity::of(seat) {
            None => siege.defence(&self.campaign.saved_by(quest.power).orders, &Omens::of(self)),
            Some(own) => siege.defence(&quest.announced, &Omens::with(self, own)),
        };
        let defence = defence.ok()?;
        Some((defence.is_none(), self.played_out(seat, &quest, defence)))
    }

    fn ask(goal: &Goal) -> Message {
        let key = match goal.kind.as_str() {
            CURSE if goal.what.splitn(3, ' ').nth(2).is_some_and(holds_first) => {
                "divine-puzzle-find-curse-hold"
            }
            CURSE => "divine-puzzle-find-curse",
            BLESSING => "divine-puzzle-find-blessing",
            HOLD => "divine-puzzle-hold",
            _ => "divine-puzzle-centre",
        };
        let mut words = goal.what.splitn(3, ' ').map(str::to_owned);
        let mut word = || words.next().unwrap_or_default();
        Message::new(key).with("province", word()).with("power", word()).with("orders", word())
    }
}

/// Whether the first of these orders is to stay: it is the unit in the centre that is told so.
fn holds_first(orders: &str) -> bool {
    orders.split(", ").next().is_some_and(|order| order.ends_with(" H"))
}

/// Who may have been hit in spring, the Devil's first: where a power or the Devil is asked the Devil has hit the one that attacks, else both
/// have hit its enemy.
fn pairs(seat: Seat) -> Vec<[Power; 2]> {
    let all = Protected::all().map(|pair| [pair.devil, pair.lord]);
    match Role::of(seat) {
        Some(Role::Power(power)) => all.filter(|[cursed, _]| *cursed == power).collect(),
        Some(Role::Divine(Divinity::Devil)) => all.collect(),
        Some(Role::Divine(Divinity::Lord)) => Power::ALL.map(|enemy| [enemy, enemy]).to_vec(),
        None => Vec::new(),
    }
}

/// A spring in which everybody holds, and these are hit.
fn spring(view: &View, [cursed, blessed]: [Power; 2]) -> Option<Vec<InputOf<Divine>>> {
    let known = &view.earth.known;
    let unit = |power: Power| known.position.of(power).next().map(diplomacy::Unit::province);
    let other = Power::ALL.into_iter().find(|power| *power != cursed && known.is_alive(*power))?;
    let lord = if cursed == blessed { other } else { blessed };
    let cast = |own: Divinity, at: Province| Input::Act(own.seat(), Action::Cast(own, at));
    Some(vec![
        Input::Chance(Protected { devil: cursed, lord }),
        cast(Divinity::Devil, unit(cursed)?),
        cast(Divinity::Lord, unit(blessed)?),
        Input::Expired(Window(0)),
    ])
}

impl Divine {
    /// Whom one of them has hit this year, as everybody knows.
    pub(crate) fn hit(&self, own: Divinity) -> Option<Power> {
        let year = self.campaign.date.year;
        let casts = self.heaven.casts.iter().filter(|cast| cast.is_open && cast.by == own);
        casts.filter(|cast| cast.date.year == year).map(|cast| cast.unit.power).next()
    }

    /// The centres that could be asked for: in reach of several of a power's units, and of nobody's else but the one whom no blessing can make
    /// invincible.
    fn targets(&self, power: Power) -> Vec<Province> {
        let Some(enemy) = self.hit(Divinity::Lord).filter(|enemy| *enemy != power) else { return Vec::new() };
        let position = &self.campaign.position;
        let comes = |power: Power, centre: Province| {
            position.of(power).filter(|unit| unit.reach().has(centre) || unit.province() == centre).count()
        };
        let is_open = |centre: &Province| {
            let others = Power::ALL.into_iter().filter(|other| ![power, enemy].contains(other));
            comes(power, *centre) > 1
                && comes(enemy, *centre) > 0
                && others.map(|other| comes(other, *centre)).sum::<usize>() == 0
        };
        Province::all().filter(|place| place.is_centre()).filter(is_open).collect()
    }

    /// Orders that a power could announce, as goals of a divine player.
    fn announcements(&self, kind: &str) -> Vec<Goal> {
        let hit = self.hit(Divinity::Devil);
        let attackers = Power::ALL.into_iter().filter(|power| (hit == Some(*power)) == (kind == CURSE));
        let mut goals = Vec::new();
        for power in attackers {
            for centre in self.targets(power) {
                // Whoever only holds is saved by a blessing of its own, which is no riddle.
                let stands = self.campaign.position.at(centre).is_some_and(|unit| unit.power == power);
                if stands && kind == BLESSING {
                    continue;
                }
                let quest = Quest { power, centre, announced: Vec::new() };
                let siege = quest.siege(self);
                let sets = (1..=2).flat_map(|helpers| siege.sets(helpers)).take(MOST_ANNOUNCED);
                goals.extend(sets.map(|announced| Quest { announced, ..quest.clone() }.goal(kind)));
            }
        }
        goals
    }

    /// The casts of one of them with which announced orders cannot be defeated; none where they need no cast.
    fn right_casts(&self, own: Divinity, quest: &Quest) -> Result<Vec<Province>, Unclear> {
        let siege = quest.siege(self);
        let stands = |cast: Option<Province>| {
            let omens = Omens::casting(self, own, cast);
            Ok(siege.defence(&quest.announced, &omens)?.is_none())
        };
        let mut right = Vec::new();
        if stands(None)? {
            return Ok(right);
        }
        for unit in self.campaign.position.units().filter(|unit| self.hit(own) != Some(unit.power)) {
            if self.is_near(quest, unit.province()) && stands(Some(unit.province()))? {
                right.push(unit.province());
            }
        }
        Ok(right)
    }

    /// Whether a unit can have to do with what is asked: it is told something, or can come to the centre or to those who are.
    fn is_near(&self, quest: &Quest, at: Province) -> bool {
        let told = |order: &Order| order.unit().map(diplomacy::Piece::province);
        let Some(unit) = self.campaign.position.at(at) else { return false };
        let mut places = quest.announced.iter().filter_map(told).chain([quest.centre]);
        places.any(|place| place == at || unit.reach().has(place))
    }

    /// What everybody does then, until the window closes.
    fn played_out(&self, seat: Seat, quest: &Quest, defence: Option<Defence>) -> Vec<InputOf<Self>> {
        let position = &self.campaign.position;
        let order = |order: Order| {
            let power = position.at(order.unit()?.province())?.power;
            Some(Input::Act(power.seat(), Action::Earthly(diplomacy::Action::Order(order))))
        };
        let mut inputs: Vec<InputOf<Self>> = quest.announced.iter().filter_map(|told| order(*told)).collect();
        if let Some(defence) = defence {
            inputs.extend(defence.orders.into_iter().filter_map(order));
            let casts = [(Divinity::Devil, defence.wished.cursed), (Divinity::Lord, defence.wished.blessed)];
            for (own, at) in casts.into_iter().filter(|(own, _)| own.seat() != seat) {
                inputs.extend(at.map(|at| Input::Act(own.seat(), Action::Cast(own, at))));
            }
        }
        let ready = self.window_seats().0.iter().filter(|other| *other != seat);
        inputs.extend(ready.map(|other| Input::Act(other, Action::READY)));
        inputs.push(Input::Expired(Window(self.window)));
        inputs
    }
}
