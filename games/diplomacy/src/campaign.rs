//! A game of Diplomacy as it stands: units, centres, the phase, and what every power has saved in it (§10 to §13).
//!
//! It is what standard Diplomacy and its variants share: a variant adds what it adds around it. Reading order: this file
//! (what there is, and who decides), `saving` (what a power may save), `closing` (what becomes of a phase), `ending`.
//! Seats are those of the powers. Nothing here knows a viewer: what one may see is [`crate::view`].

use tabletop::{Ballot, Seat, SeatSet};

use crate::adjust::Centres;
use crate::calendar::{Date, LAST_YEAR};
use crate::closing::Done;
use crate::ending::Ending;
use crate::judge::Dislodged;
use crate::map::Province;
use crate::order::{Order, Phase};
use crate::power::{POWERS, Power};
use crate::unit::{Kind, Piece, Position};

/// What one power has saved in the open phase.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Saved {
    /// Its orders, sorted, one for each unit or centre; builds left undone stand last.
    pub orders: Vec<Order>,
    /// Whether it is ready.
    pub is_ready: bool,
}

impl Saved {
    /// The order for the unit in a province.
    pub fn order_of(&self, province: Province) -> Option<&Order> {
        self.orders.iter().find(|order| order.unit().is_some_and(|unit| unit.province() == province))
    }
}

/// How many centres each power had at the end of a year.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The year.
    pub year: u16,
    /// By power.
    pub centres: [u8; POWERS],
}

/// A game as it stands, with all its secrets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Campaign {
    /// The units that stand.
    pub position: Position,
    /// Who owns which centres.
    pub centres: Centres,
    /// Which phase is open.
    pub date: Date,
    /// In a phase of retreats, the units that were driven out.
    pub dislodged: Vec<Dislodged>,
    /// What each power has saved.
    pub saved: [Saved; POWERS],
    /// Who votes for a draw.
    pub ballot: Ballot,
    /// Who has conceded in the open phase, which nobody knows yet.
    pub conceded: SeatSet,
    /// The powers in civil disorder.
    pub disorder: SeatSet,
    /// The powers that are known to be out: they have neither a unit nor a centre.
    pub gone: SeatSet,
    /// What a variant lets each power keep beyond its centres this winter, by power (§9.2). Whoever has it alone may know.
    pub extra: [u8; POWERS],
    /// Whether every power that is played confirms this winter, whatever it has to decide: a variant hides so who has.
    pub all_confirm: bool,
    /// The last year in which a centre changed hands.
    pub changed: u16,
    /// The year after whose winter the game ends, if the players chose one.
    pub year_limit: Option<u16>,
    /// How the powers fared, year by year.
    pub history: Vec<Tally>,
    /// What became of the last moves, and of all that was decided since.
    pub last: Vec<Done>,
    /// When those moves were.
    pub last_date: Option<Date>,
    /// How it ended.
    pub ended: Option<Ending>,
}

impl Campaign {
    /// A game at the beginning of a phase, with nothing saved.
    pub fn new(position: Position, centres: Centres, date: Date) -> Self {
        let mut campaign = Campaign {
            position,
            centres,
            date,
            dislodged: Vec::new(),
            saved: Default::default(),
            ballot: Ballot::default(),
            conceded: SeatSet::EMPTY,
            disorder: SeatSet::EMPTY,
            gone: SeatSet::EMPTY,
            extra: [0; POWERS],
            all_confirm: false,
            changed: date.year,
            year_limit: None,
            history: Vec::new(),
            last: Vec::new(),
            last_date: None,
            ended: None,
        };
        campaign.history.push(campaign.tally(date.year.saturating_sub(1)));
        campaign.gone = campaign.lost();
        campaign
    }

    /// The start of every ordinary game (§2.5).
    pub fn start() -> Self {
        Campaign::new(Position::start(), Centres::start(), Date::START)
    }

    pub(crate) fn tally(&self, year: u16) -> Tally {
        Tally { year, centres: Power::ALL.map(|power| self.centres.of(power).len() as u8) }
    }

    /// What a power has saved.
    pub fn saved_by(&self, power: Power) -> &Saved {
        &self.saved[power.index()]
    }

    /// Whether a power has a unit or a centre (§13.2).
    pub fn is_alive(&self, power: Power) -> bool {
        let is_lost = |lost: &Dislodged| lost.unit.power == power;
        !self.centres.of(power).is_empty()
            || self.position.count(power) > 0
            || self.dislodged.iter().any(is_lost)
    }

    /// The powers with a unit or a centre.
    pub fn survivors(&self) -> SeatSet {
        Power::ALL.into_iter().filter(|power| self.is_alive(*power)).map(Power::seat).collect()
    }

    /// The powers with neither.
    pub(crate) fn lost(&self) -> SeatSet {
        SeatSet::all(POWERS as u8).minus(self.survivors())
    }

    /// The powers that are played: those who survive, less those in civil disorder.
    pub fn played(&self) -> SeatSet {
        self.survivors().minus(self.disorder)
    }

    /// How many units a power may build this winter, or must disband if it is negative.
    pub fn allowance(&self, power: Power) -> i8 {
        self.open_allowance(power) + self.extra[power.index()] as i8
    }

    /// The same as everybody can count it, without what a variant grants in secret.
    pub fn open_allowance(&self, power: Power) -> i8 {
        self.centres.allowance(&self.position, power)
    }

    /// Whether a power has something to decide in the open phase (§10.4). Everybody can know it.
    pub fn decides(&self, power: Power) -> bool {
        if self.disorder.has(power.seat()) {
            return false;
        }
        match self.date.stage.phase() {
            Phase::Movement => self.position.count(power) > 0,
            Phase::Retreats => self.fleeing(power).next().is_some(),
            Phase::Adjustments if self.all_confirm => self.is_alive(power),
            Phase::Adjustments => match self.allowance(power) {
                0 => false,
                1.. => self.sites(power).next().is_some(),
                due => usize::from(due.unsigned_abs()) < self.position.count(power),
            },
        }
    }

    /// The powers that have something to decide.
    pub fn deciders(&self) -> SeatSet {
        Power::ALL.into_iter().filter(|power| self.decides(*power)).map(Power::seat).collect()
    }

    /// Those among them who are not ready and have not conceded: for the host alone.
    pub fn awaited(&self) -> SeatSet {
        let is_open = |seat: &Seat| !self.saved[seat.index()].is_ready && !self.conceded.has(*seat);
        self.deciders().iter().filter(is_open).collect()
    }

    /// The dislodged units of a power that can go somewhere.
    pub fn fleeing(&self, power: Power) -> impl Iterator<Item = &Dislodged> {
        self.dislodged.iter().filter(move |lost| lost.unit.power == power && !lost.retreats.is_empty())
    }

    /// The units that a power could build: on each home centre that is owned and empty, one of either kind, and fleets
    /// on either coast (§9.3).
    pub fn sites(&self, power: Power) -> impl Iterator<Item = Piece> {
        let free = power.homes().and(self.centres.of(power)).minus(self.position.occupied());
        free.flat_map(|home| {
            let places = [home.place()].into_iter().chain(home.coasts());
            places.flat_map(|place| Kind::ALL.map(|kind| Piece { kind, place }))
        })
        .filter(|piece| piece.kind.can_stand(piece.place))
    }

    /// The year after whose winter the game ends at the latest.
    pub fn last_year(&self) -> u16 {
        self.year_limit.unwrap_or(LAST_YEAR)
    }
}
