//! Diable et Bon Dieu as a game of the house: nine seats, seven for the powers, one for the Devil, one for the Good Lord (§15).

use diplomacy::Power;
use diplomacy::campaign::Campaign;
use diplomacy::config::Press;
use diplomacy::order::Phase;
use diplomacy::power::POWERS;
use diplomacy::status::Rout;
use tabletop::game::{InputOf, RefusedBy};
use tabletop::{
    BadConfig, Game, Info, Input, Lines, Message, NotationError, Odds, Pending, Resigning, Seat, SeatSet,
    Seating, Sink, Team, Viewer, Waiting, Window, WindowEnd, WindowKind,
};

use crate::action::Action;
use crate::config::{Config, Reveal};
use crate::event::{Earthly, Event, Seen};
use crate::heaven::{Casting, Fate, Giving, Heaven, Protected};
use crate::opposition::Opposition;
use crate::refusal::Refusal;
use crate::role::{Divinity, Role, SEATS};
use crate::view::View;

/// How many can put themselves down for a table (§15.5).
const MOST: u8 = 18;

/// What of the options is asked for while the game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rulebook {
    /// What everybody learns of casts.
    pub reveal: Reveal,
    /// Which units oppose each other.
    pub opposition: Opposition,
    /// When a cursed unit is driven out.
    pub rout: Rout,
}

impl Rulebook {
    /// Whether everybody is told of a cast that came to this (§17.16 to §17.18).
    pub(crate) fn opens(self, fate: Fate) -> bool {
        match self.reveal {
            Reveal::Full => true,
            Reveal::Effective => fate == Fate::Effective,
            Reveal::None => false,
        }
    }
}

/// A match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Divine {
    pub(crate) campaign: Campaign,
    pub(crate) heaven: Heaven,
    pub(crate) rulebook: Rulebook,
    /// The number of the open decision: one for each window that opened.
    pub(crate) window: u32,
}

impl Divine {
    /// The powers' side of it.
    pub fn campaign(&self) -> &Campaign {
        &self.campaign
    }

    /// The divine side of it.
    pub fn heaven(&self) -> &Heaven {
        &self.heaven
    }

    fn role(seat: Seat) -> Role {
        Role::of(seat).expect("hosts ask about the seats there are")
    }

    /// The powers that may do something although nobody waits for them: vote, concede, unsay.
    fn powers_at_leisure(&self, must: SeatSet) -> SeatSet {
        self.campaign.played().minus(self.campaign.conceded).minus(must)
    }

    /// Who is awaited, and who may act, in the open window.
    pub(crate) fn window_seats(&self) -> (SeatSet, SeatSet) {
        if let Some(giving) = self.heaven.giving {
            let lord = SeatSet::one(Divinity::Lord.seat());
            let idle = self.powers_at_leisure(SeatSet::EMPTY);
            return if giving == Giving::Unsaid { (lord, idle) } else { (SeatSet::EMPTY, idle.union(lord)) };
        }
        let must = self.campaign.awaited();
        let may = self.powers_at_leisure(must);
        if self.is_casting() {
            let open = self.heaven.awaited();
            (must.union(open), may.union(Divinity::seats().minus(open)))
        } else {
            (must, may)
        }
    }

    /// Who is awaited, and who may act, as everybody can know it: nothing shows of who is ready, nor of what divine players do.
    fn window_seats_shown(&self) -> (SeatSet, SeatSet) {
        let played = self.campaign.played();
        if self.heaven.giving.is_some() {
            return (SeatSet::one(Divinity::Lord.seat()), played);
        }
        let deciders = self.campaign.deciders();
        let divine = if self.is_casting() { Divinity::seats() } else { SeatSet::EMPTY };
        (deciders.union(divine), played.minus(deciders))
    }

    /// What a power does; whether everybody is done is for the caller to see.
    fn act_as_power<S: Sink<Event>>(&mut self, power: Power, action: &diplomacy::Action, events: &mut S) {
        self.campaign.save(power, action);
        match action {
            diplomacy::Action::Vote(true) => {
                self.campaign.count_votes(&mut Earthly(events));
                if self.campaign.ended.is_some() {
                    self.unveil(events);
                }
            }
            diplomacy::Action::Ready(true) | diplomacy::Action::Concede
                if self.window_end() == WindowEnd::Acting && self.campaign.awaited().is_empty() =>
            {
                self.close(false, events);
            }
            _ => {}
        }
    }
}

impl Game for Divine {
    type Config = Config;
    type Action = Action;
    type Chance = Protected;
    type View = View;
    type Event = Event;
    type Seen = Seen;
    type Refusal = Refusal;

    const INFO: Info = Info {
        key: "divine",
        name: "Diable et Bon Dieu",
        seats: &[SEATS],
        rules_rev: 1,
        authors: "Gabriel Lecointre, Allan B. Calhamer",
        published: "Vopaliec, c. 1980; 18centres, 2005",
        has_secrets: true,
        has_chance: true,
    };

    fn start(config: &Config) -> Result<Self, BadConfig> {
        let Config { reveal, opposition, rout, .. } = *config;
        Ok(Divine {
            campaign: config.campaign()?,
            heaven: Heaven::default(),
            rulebook: Rulebook { reveal, opposition, rout },
            window: 0,
        })
    }

    fn first_evening() -> Config {
        Config { year_limit: Some(1904), ..Config::default() }
    }

    fn seats(&self) -> u8 {
        SEATS
    }

    fn team(&self, seat: Seat) -> Team {
        Team(seat.index() as u8)
    }

    /// Five phases a year at most, and a gift in every second.
    fn bound(config: &Config) -> u32 {
        let years = diplomacy::Diplomacy::bound(&config.earthly());
        years + years / 5
    }

    fn pending(&self) -> Pending {
        match self.campaign.ended {
            Some(ending) => Pending::Over(self.outcome(ending)),
            None if self.heaven.protected.is_none() => Pending::Chance,
            None => {
                let (must, may) = self.window_seats();
                Pending::Seats { must, may, window: Window(self.window) }
            }
        }
    }

    /// To others everybody who has something to decide is still awaited, and the divine players always are (§22.6).
    fn waiting(&self, who: Viewer) -> Waiting {
        let Pending::Seats { must, may, window } = self.pending() else { return self.pending() };
        let own = who.seat().map_or(SeatSet::EMPTY, SeatSet::one);
        let (awaited, idle) = self.window_seats_shown();
        Pending::Seats {
            must: awaited.minus(own).union(must.shared(own)),
            may: idle.minus(own).union(may.shared(own)),
            window,
        }
    }

    fn window_kind(&self) -> WindowKind {
        match self.heaven.giving {
            Some(_) => WindowKind::Gift,
            None => self.campaign.date.stage.window_kind(),
        }
    }

    /// Time alone closes what divine players take part in, so that nobody can tell when they did (§22.2, §22.7).
    fn window_end(&self) -> WindowEnd {
        match self.heaven.giving {
            Some(_) => WindowEnd::Time,
            None if self.is_casting() => WindowEnd::Share { is_settled: self.campaign.awaited().is_empty() },
            None => WindowEnd::Acting,
        }
    }

    fn expiry(&self) -> Message {
        Message::new(match self.campaign.date.stage.phase() {
            _ if self.heaven.giving.is_some() => "divine-expiry-gift",
            Phase::Movement => "diplomacy-expiry-moves",
            Phase::Retreats => "diplomacy-expiry-retreats",
            Phase::Adjustments => "diplomacy-expiry-winter",
        })
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.pending().admits(seat) {
            return;
        }
        match Self::role(seat) {
            Role::Divine(own) => self.divine_actions(own, out),
            Role::Power(power) => {
                let mut actions = Vec::new();
                if self.heaven.giving.is_some() {
                    self.campaign.idle_actions(power, &mut actions);
                } else {
                    self.campaign.actions(power, &mut actions);
                }
                out.extend(actions.into_iter().map(Action::Earthly));
            }
        }
    }

    fn plies(&self, seat: Seat, out: &mut Vec<Action>) {
        match Self::role(seat) {
            _ if !self.window_seats().0.has(seat) => {}
            Role::Divine(own) => self.divine_plies(own, out),
            Role::Power(power) => {
                let mut actions = Vec::new();
                self.campaign.plies(power, &mut actions);
                out.extend(actions.into_iter().map(Action::Earthly));
            }
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), RefusedBy<Self>> {
        let checked = match (Self::role(seat), action) {
            (Role::Divine(own), action) => self.check_divine(own, action),
            (Role::Power(_), Action::Cast(..) | Action::Gift(_)) => Err(Refusal::NotDivine),
            (Role::Power(power), Action::Earthly(said)) => {
                let is_idle = matches!(said, diplomacy::Action::Vote(_) | diplomacy::Action::Concede);
                if self.heaven.giving.is_some() && !is_idle {
                    Err(Refusal::GiftFirst)
                } else {
                    self.campaign.check(power, said).map_err(Refusal::from)
                }
            }
        };
        checked.map_err(Into::into)
    }

    fn apply<S: Sink<Event>>(&mut self, input: InputOf<Self>, events: &mut S) {
        match input {
            Input::Act(seat, action) => {
                events.put(|| Event::Noted(seat, action));
                match (Self::role(seat), &action) {
                    (Role::Divine(own), action) => self.save_divine(own, action),
                    (Role::Power(power), Action::Earthly(said)) => self.act_as_power(power, said, events),
                    (Role::Power(_), Action::Cast(..) | Action::Gift(_)) => {}
                }
            }
            Input::Chance(protected) => {
                self.heaven.protected = Some(protected);
                events.put(|| Event::Drawn(protected));
                self.open_next(events);
            }
            Input::Expired(_) => self.close(true, events),
        }
    }

    /// Every pair of different countries that are in the game is as likely as every other (§16.2).
    fn odds(&self) -> Odds<Protected> {
        Odds::Explicit(Protected::among(self.campaign.survivors()).map(|pair| (pair, 1)).collect())
    }

    fn view(&self, who: Viewer) -> View {
        View::of(self, who)
    }

    fn seen(event: &Event, who: Viewer) -> Option<Seen> {
        Seen::of(event, who)
    }

    fn read(view: &View, text: &str) -> Result<Action, NotationError> {
        match Action::divine(text) {
            Some(read) => read,
            None => diplomacy::Diplomacy::read(&view.earth, text).map(Action::Earthly),
        }
    }

    /// Powers concede instead, which is a rule of the game; a divine seat is given up at the table and nobody learns of it.
    fn resign(&self, _seat: Seat) -> Resigning {
        Resigning::NotHere
    }

    /// What was saved in the open window is cleared; votes stand.
    fn forget<S: Sink<Event>>(&mut self, seat: Seat, _events: &mut S) {
        match Role::of(seat) {
            Some(Role::Power(power)) => self.campaign.saved[power.index()] = Default::default(),
            Some(Role::Divine(own)) => {
                self.heaven.casting[own.index()] = Casting::default();
                if own == Divinity::Lord && self.heaven.giving.is_some() {
                    self.heaven.giving = Some(Giving::Unsaid);
                }
            }
            None => {}
        }
    }

    /// The survivors vote, which is a rule of the game.
    fn has_table_draw(&self) -> bool {
        false
    }

    /// Nobody knows who the divine players are before the end, but themselves (§15.4).
    fn knows_player(&self, who: Viewer, seat: Seat) -> bool {
        Divinity::of(seat).is_none() || who.is(seat) || self.campaign.ended.is_some()
    }

    /// Nobody chooses a seat (§15.5).
    fn seating(_config: &Config) -> Seating {
        Seating::Drawn { most: MOST }
    }

    /// The powers write as the players agreed; what they write to all reaches the divine players, who write to nobody (§23).
    fn press(config: &Config) -> tabletop::Press {
        let powers = SeatSet::all(POWERS as u8);
        let lines = match config.press {
            Press::Full => Lines { speakers: powers, writers: powers, receivers: powers },
            Press::Public => Lines { speakers: powers, ..Lines::default() },
            Press::None => Lines::default(),
        };
        tabletop::Press::Letters(lines)
    }
}
