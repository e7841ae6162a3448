//! Standard Diplomacy as a game of the house: seven seats, one for each power (§10).

use tabletop::game::{InputOf, RefusedBy};
use tabletop::{
    BadConfig, Game, Info, Input, Lines, Message, Never, NotationError, Odds, Pending, Resigning, Seat,
    SeatSet, Sink, Team, Viewer, Waiting, Window, WindowKind,
};

use crate::action::Action;
use crate::calendar::{FIRST_YEAR, LAST_YEAR};
use crate::campaign::Campaign;
use crate::config::{Config, Press};
use crate::event::{Event, Seen};
use crate::notation::{self, Unread};
use crate::order::Phase;
use crate::power::{POWERS, Power};
use crate::refusal::Refusal;
use crate::view::View;

/// A match of Diplomacy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diplomacy {
    pub(crate) campaign: Campaign,
    /// The number of the open decision: one for each phase that opened.
    pub(crate) window: u32,
}

impl Diplomacy {
    /// The game as it stands.
    pub fn campaign(&self) -> &Campaign {
        &self.campaign
    }

    fn power(seat: Seat) -> Power {
        Power::of(seat).expect("hosts ask about the seats there are")
    }

    /// Those who may do something although nobody waits for them: vote, concede, unsay.
    fn may(&self) -> SeatSet {
        self.campaign.played().minus(self.campaign.conceded).minus(self.campaign.awaited())
    }

    fn close<S: Sink<Event>>(&mut self, by_time: bool, events: &mut S) {
        self.campaign.close(by_time, events);
        self.window += 1;
    }
}

impl Game for Diplomacy {
    type Config = Config;
    type Action = Action;
    type Chance = Never;
    type View = View;
    type Event = Event;
    type Seen = Seen;
    type Refusal = Refusal;

    const INFO: Info = Info {
        key: "diplomacy",
        name: "Diplomacy",
        seats: &[POWERS as u8],
        rules_rev: 1,
        authors: "Allan B. Calhamer",
        published: "1959",
        has_secrets: true,
        has_chance: false,
    };

    fn start(config: &Config) -> Result<Self, BadConfig> {
        let mut campaign = config.campaign()?;
        campaign.skip_idle(&mut ());
        Ok(Diplomacy { campaign, window: 0 })
    }

    fn first_evening() -> Config {
        Config { year_limit: Some(1904), ..Config::default() }
    }

    fn seats(&self) -> u8 {
        POWERS as u8
    }

    fn team(&self, seat: Seat) -> Team {
        Team(seat.index() as u8)
    }

    /// Five phases a year at most.
    fn bound(config: &Config) -> u32 {
        let last = config.year_limit.unwrap_or(LAST_YEAR);
        5 * u32::from(last.saturating_sub(FIRST_YEAR) + 1)
    }

    fn pending(&self) -> Pending {
        match self.campaign.ended {
            Some(ending) => Pending::Over(self.campaign.outcome(ending)),
            None => {
                let must = self.campaign.awaited();
                Pending::Seats { must, may: self.may(), window: Window(self.window) }
            }
        }
    }

    /// Who is ready, or has conceded, is secret until the phase closes (§11.4, §12.1): to others everybody who has something
    /// to decide is still awaited.
    fn waiting(&self, who: Viewer) -> Waiting {
        let Pending::Seats { must, may, window } = self.pending() else { return self.pending() };
        let own = who.seat().map_or(SeatSet::EMPTY, SeatSet::one);
        let deciders = self.campaign.deciders();
        let idle = self.campaign.played().minus(deciders);
        Pending::Seats {
            must: deciders.minus(own).union(must.shared(own)),
            may: idle.minus(own).union(may.shared(own)),
            window,
        }
    }

    fn window_kind(&self) -> WindowKind {
        self.campaign.date.stage.window_kind()
    }

    fn expiry(&self) -> Message {
        Message::new(match self.campaign.date.stage.phase() {
            Phase::Movement => "diplomacy-expiry-moves",
            Phase::Retreats => "diplomacy-expiry-retreats",
            Phase::Adjustments => "diplomacy-expiry-winter",
        })
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.pending().admits(seat) {
            return;
        }
        self.campaign.actions(Self::power(seat), out);
    }

    /// The orders of the next unit, then ready.
    fn plies(&self, seat: Seat, out: &mut Vec<Action>) {
        self.campaign.plies(Self::power(seat), out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), RefusedBy<Self>> {
        self.campaign.check(Self::power(seat), action).map_err(Into::into)
    }

    fn apply<S: Sink<Event>>(&mut self, input: InputOf<Self>, events: &mut S) {
        match input {
            Input::Act(seat, action) => {
                events.put(|| Event::Noted(seat, action));
                self.campaign.save(Self::power(seat), &action);
                match action {
                    Action::Vote(true) => self.campaign.count_votes(events),
                    Action::Ready(true) | Action::Concede if self.campaign.awaited().is_empty() => {
                        self.close(false, events);
                    }
                    _ => {}
                }
            }
            Input::Chance(never) => match never {},
            Input::Expired(_) => self.close(true, events),
        }
    }

    fn odds(&self) -> Odds<Never> {
        Odds::Explicit(Vec::new())
    }

    fn view(&self, who: Viewer) -> View {
        View::of(self, who)
    }

    fn seen(event: &Event, who: Viewer) -> Option<Seen> {
        Seen::of(event, who)
    }

    /// Letters of units may be left out, and a retreat may be written as a move; coasts are filled in where only one can be
    /// meant. What cannot be carried out is left to be refused.
    fn read(view: &View, text: &str) -> Result<Action, NotationError> {
        if let Some(word) = Action::word(text) {
            return word;
        }
        let known = &view.known;
        let mut standing = known.position.clone();
        if known.date.stage.phase() == Phase::Retreats {
            // A unit that was driven out is who is meant, not the one that took its place.
            for lost in &known.dislodged {
                standing.take(lost.unit.province());
                standing.put(lost.unit).map_err(|_| NotationError::new(0, "a unit that was driven out"))?;
            }
        }
        let order = notation::read_with(&standing, text).map_err(|unread| match unread {
            Unread::Unknown(error) => error,
            Unread::Ambiguous { at, .. } => NotationError::new(at, notation::Expected::More.wording()),
            Unread::Impossible(_) => NotationError::new(0, notation::Expected::Tail.wording()),
        })?;
        let kept = view.own.and_then(|own| known.canonical(own, &order).ok());
        Ok(Action::Order(kept.unwrap_or(order)))
    }

    /// One concedes instead, which is a rule of the game (§12.1).
    fn resign(&self, _seat: Seat) -> Resigning {
        Resigning::NotHere
    }

    /// What was saved in the open phase is cleared; votes stand.
    fn forget<S: Sink<Event>>(&mut self, seat: Seat, _events: &mut S) {
        if let Some(power) = Power::of(seat) {
            self.campaign.saved[power.index()] = Default::default();
        }
    }

    /// As the players agreed (§14.2): to whom they like, to all, or not at all.
    fn press(config: &Config) -> tabletop::Press {
        let all = SeatSet::all(POWERS as u8);
        let lines = match config.press {
            Press::Full => Lines { speakers: all, writers: all, receivers: all },
            Press::Public => Lines { speakers: all, ..Lines::default() },
            Press::None => Lines::default(),
        };
        tabletop::Press::Letters(lines)
    }

    /// The survivors vote, which is a rule of the game (§13.3).
    fn has_table_draw(&self) -> bool {
        false
    }
}
