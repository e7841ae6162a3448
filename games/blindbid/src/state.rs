//! The game.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::game::{InputOf, RefusedBy};
use tabletop::{
    BadConfig, Ballot, Dice, Game, Info, Input, Message, Odds, Offer, Outcome, Pending, PerSeat, Press, Seat,
    SeatSet, Seating, Sink, Team, Viewer, Waiting, Window, WindowEnd, WindowKind,
};

use crate::action::Card;
use crate::{Action, Draw, Refusal, Seen, View};

/// Rounds in a match (§2.1).
pub(crate) const ROUNDS: u8 = 3;
/// Cards in a hand at the start (§1.2).
pub(crate) const HAND: usize = 3;
/// How many seats nobody knows the players of, where roles are drawn (§1.4).
pub(crate) const VEILED: u8 = 2;
/// How many can put themselves down where roles are drawn (§1.4).
const MOST: u8 = 18;
/// The most points an offer can name (§3.3).
pub(crate) const MOST_OFFERED: u8 = 5;

/// The options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// How many play: 2 to 9.
    pub players: u8,
    /// Who may write to whom (§1.3).
    pub press: Writing,
    /// Whether everybody knows who plays (§1.4).
    #[serde(skip_serializing_if = "Roles::are_open")]
    pub roles: Roles,
}

impl Default for Config {
    fn default() -> Self {
        Config { players: 3, press: Writing::Talk, roles: Roles::Open }
    }
}

/// Whether everybody knows who plays (§1.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Roles {
    /// They do.
    Open,
    /// Seats are drawn, and nobody knows who plays the last two.
    Drawn,
}

impl Roles {
    /// Whether everybody knows who plays. Where they do, configs are written as they always were.
    pub(crate) fn are_open(&self) -> bool {
        *self == Roles::Open
    }
}

/// Who may write to whom (§1.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Writing {
    /// People talk at the table.
    Talk,
    /// Nobody writes to anybody.
    None,
    /// Everybody writes to all.
    Public,
    /// Everybody writes to all and to some.
    Full,
    /// The same without the last seat, which only reads what is for all.
    Listening,
}

/// Where the match stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    Deal,
    Prize,
    Bids,
    Over(&'static str),
}

/// What one player has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    /// Cards still in hand, ascending, the one laid down included.
    pub(crate) hand: Vec<Card>,
    pub(crate) laid: Option<Card>,
    pub(crate) is_ready: bool,
    pub(crate) points: i32,
}

/// A match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlindBid {
    pub(crate) places: PerSeat<Place>,
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    pub(crate) prize: u8,
    pub(crate) window: u32,
    pub(crate) ballot: Ballot,
    pub(crate) offer: Option<Offer<u8>>,
    /// Cards turned over so far: everybody saw them.
    pub(crate) shown: Vec<(Seat, Card)>,
    pub(crate) roles: Roles,
}

/// A fact.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::large_enum_variant, reason = "dealt once in a match")]
pub enum Event {
    /// Cards were dealt.
    Dealt(PerSeat<Vec<Card>>),
    /// A prize is up.
    Prize(u8),
    /// Somebody did something in secret.
    Secret(Seat, Action),
    /// Somebody made or answered an offer.
    Said(Seat, Action),
    /// All cards of a round, by seat.
    Shown(PerSeat<Card>),
    /// The match is over.
    Ended(&'static str),
}

impl Game for BlindBid {
    type Config = Config;
    type Action = Action;
    type Chance = Draw;
    type View = View;
    type Event = Event;
    type Seen = Seen;
    type Refusal = Refusal;

    const INFO: Info = Info {
        key: "blindbid",
        name: "Blind Bid",
        seats: &[2, 3, 4, 5, 6, 7, 8, 9],
        rules_rev: 1,
        authors: "Tabletier",
        published: "the house's test game",
        has_secrets: true,
        has_chance: true,
    };

    fn start(config: &Config) -> Result<Self, BadConfig> {
        let mut bad = BadConfig::default();
        if !(2..=9).contains(&config.players) {
            let said = Message::new("blindbid-bad-players").with("players", config.players);
            bad.because(said, &["players"], Some("1.1"));
        }
        if config.roles == Roles::Drawn && config.players <= VEILED {
            bad.because(Message::new("blindbid-bad-roles"), &["players", "roles"], Some("1.4"));
        }
        bad.or_fail()?;
        let empty = |_| Place { hand: Vec::new(), laid: None, is_ready: false, points: 0 };
        Ok(BlindBid {
            places: PerSeat::new(config.players, empty),
            phase: Phase::Deal,
            round: 0,
            prize: 0,
            window: 0,
            ballot: Ballot::default(),
            offer: None,
            shown: Vec::new(),
            roles: config.roles,
        })
    }

    fn seats(&self) -> u8 {
        self.places.count()
    }

    fn team(&self, seat: Seat) -> Team {
        Team(seat.index() as u8)
    }

    fn bound(_config: &Config) -> u32 {
        u32::from(ROUNDS)
    }

    fn pending(&self) -> Pending {
        match self.phase {
            Phase::Deal | Phase::Prize => Pending::Chance,
            Phase::Bids => {
                let must = self.places.seats_where(|place| !place.is_ready);
                Pending::Seats { must, may: self.all().minus(must), window: Window(self.window) }
            }
            Phase::Over(how) => Pending::Over(self.outcome(how)),
        }
    }

    fn window_kind(&self) -> WindowKind {
        match self.window_end() {
            WindowEnd::Share { .. } => WindowKind::Orders,
            WindowEnd::Time => WindowKind::Gift,
            WindowEnd::Acting => WindowKind::Turn,
        }
    }

    /// Where roles are drawn the first two rounds end by a share of their time, the last by time alone (§2.7).
    fn window_end(&self) -> WindowEnd {
        match (self.roles, self.round) {
            (Roles::Drawn, 0 | 1) => {
                let waits = self.places.seats_where(|place| !place.is_ready).minus(self.veiled());
                WindowEnd::Share { is_settled: waits.is_empty() }
            }
            (Roles::Drawn, _) => WindowEnd::Time,
            (Roles::Open, _) => WindowEnd::Acting,
        }
    }

    /// Who is ready is secret: to others everybody still bids.
    fn waiting(&self, who: Viewer) -> Waiting {
        match self.pending() {
            Pending::Seats { window, .. } => {
                let ready = who.seat().filter(|seat| self.places[*seat].is_ready);
                let may = ready.map_or(SeatSet::EMPTY, SeatSet::one);
                Pending::Seats { must: self.all().minus(may), may, window }
            }
            other => other,
        }
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.phase != Phase::Bids {
            return;
        }
        let place = &self.places[seat];
        if !place.is_ready {
            out.extend(
                place.hand.iter().filter(|card| Some(**card) != place.laid).map(|card| Action::Bid(*card)),
            );
        }
        if place.laid.is_some() {
            out.push(Action::Ready(!place.is_ready));
        }
        if self.veiled().has(seat) {
            return;
        }
        out.push(Action::Vote(!self.ballot.has(seat)));
        match &self.offer {
            None => out.extend((0..=MOST_OFFERED).map(Action::Offer)),
            Some(offer) if offer.open.has(seat) => out.extend([true, false].map(Action::Answer)),
            Some(_) => {}
        }
    }

    /// First a card, then ready.
    fn plies(&self, seat: Seat, out: &mut Vec<Action>) {
        let place = &self.places[seat];
        match place.laid {
            None => out.extend(place.hand.iter().map(|card| Action::Bid(*card))),
            Some(_) if !place.is_ready => out.push(Action::Ready(true)),
            Some(_) => {}
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), RefusedBy<Self>> {
        let place = &self.places[seat];
        let refusal = match *action {
            Action::Bid(_) if place.is_ready => Refusal::IsReady,
            Action::Bid(card) if place.laid == Some(card) => Refusal::SaidAlready,
            Action::Bid(card) if !place.hand.contains(&card) => Refusal::NotInHand,
            Action::Ready(_) if place.laid.is_none() => Refusal::NothingLaid,
            Action::Ready(is_ready) if is_ready == place.is_ready => Refusal::SaidAlready,
            Action::Vote(_) | Action::Offer(_) | Action::Answer(_) if self.veiled().has(seat) => {
                Refusal::Unknown
            }
            Action::Vote(yes) if yes == self.ballot.has(seat) => Refusal::VotedAlready,
            Action::Offer(points) if self.offer.is_some() || points > MOST_OFFERED => Refusal::NoOfferNow,
            Action::Answer(_) if !self.offer.as_ref().is_some_and(|offer| offer.open.has(seat)) => {
                Refusal::NothingToAnswer
            }
            _ => return Ok(()),
        };
        Err(refusal.into())
    }

    fn apply<S: Sink<Event>>(&mut self, input: InputOf<Self>, events: &mut S) {
        match input {
            Input::Act(seat, action) => self.act(seat, action, events),
            Input::Chance(draw) => self.draw(draw, events),
            Input::Expired(_) => self.turn_over(events),
        }
    }

    fn forget<S: Sink<Event>>(&mut self, seat: Seat, _events: &mut S) {
        let place = &mut self.places[seat];
        (place.laid, place.is_ready) = (None, false);
    }

    fn has_table_draw(&self) -> bool {
        self.roles.are_open()
    }

    /// Who plays the last two is nobody's business before the end (§1.4).
    fn knows_player(&self, who: Viewer, seat: Seat) -> bool {
        !self.veiled().has(seat) || who.is(seat) || matches!(self.phase, Phase::Over(_))
    }

    fn seating(config: &Config) -> Seating {
        match config.roles {
            Roles::Open => Seating::Chosen,
            Roles::Drawn => Seating::Drawn { most: MOST },
        }
    }

    fn press(config: &Config) -> Press {
        let veiled = if config.roles.are_open() { 0 } else { VEILED };
        let all = SeatSet::all(config.players.saturating_sub(veiled));
        match config.press {
            Writing::Talk => Press::Talk,
            Writing::None => Press::NONE,
            Writing::Public => Press::public(all),
            Writing::Full => Press::full(all),
            Writing::Listening => Press::full(SeatSet::all(all.len() as u8 - u8::from(!all.is_empty()))),
        }
    }

    fn odds(&self) -> Odds<Draw> {
        match self.phase {
            Phase::Prize => {
                Odds::Explicit(vec![(Draw::Prize(1), 1), (Draw::Prize(2), 2), (Draw::Prize(3), 1)])
            }
            Phase::Deal | Phase::Bids | Phase::Over(_) => Odds::Sampled,
        }
    }

    fn roll<D: Dice + ?Sized>(&self, dice: &mut D) -> Draw {
        if self.phase == Phase::Prize {
            return self.odds().pick(dice);
        }
        let mut pack: Vec<Card> = self.pack().collect();
        Draw::Hands(PerSeat::new(self.seats(), |_| take_hand(&mut pack, HAND, dice)))
    }

    fn can_come(&self, outcome: &Draw) -> bool {
        match (self.phase, outcome) {
            (Phase::Prize, Draw::Prize(prize)) => (1..=3).contains(prize),
            (Phase::Deal, Draw::Hands(hands)) => {
                let mut cards: Vec<Card> = hands.iter().flat_map(|(_, hand)| hand.clone()).collect();
                cards.sort_unstable();
                hands.count() == self.seats()
                    && hands.iter().all(|(_, hand)| hand.len() == HAND && hand.is_sorted())
                    && cards.windows(2).all(|pair| pair[0] < pair[1])
                    && cards.iter().all(|card| self.pack().any(|other| other == *card))
            }
            _ => false,
        }
    }

    fn view(&self, who: Viewer) -> View {
        View::of(self, who)
    }

    fn seen(event: &Event, who: Viewer) -> Option<Seen> {
        Seen::of(event, who)
    }
}

/// Takes cards out of a pack at random; the hand comes out ascending.
pub(crate) fn take_hand<D: Dice + ?Sized>(pack: &mut Vec<Card>, count: usize, dice: &mut D) -> Vec<Card> {
    let mut hand: Vec<Card> =
        (0..count).map(|_| pack.swap_remove(dice.below(pack.len() as u32) as usize)).collect();
    hand.sort_unstable();
    hand
}

impl BlindBid {
    pub(crate) fn all(&self) -> SeatSet {
        SeatSet::all(self.seats())
    }

    /// The seats whose players are unknown (§1.4).
    pub(crate) fn veiled(&self) -> SeatSet {
        match self.roles {
            Roles::Open => SeatSet::EMPTY,
            Roles::Drawn => self.all().minus(SeatSet::all(self.seats() - VEILED)),
        }
    }

    pub(crate) fn pack(&self) -> impl Iterator<Item = Card> + use<> {
        1..=4 * self.seats()
    }

    fn outcome(&self, how: &'static str) -> Outcome {
        match how {
            "vote" => Outcome::draw(self.seats(), how),
            _ => Outcome::by_score(self.seats(), how, |seat| self.places[seat].points),
        }
    }

    fn act<S: Sink<Event>>(&mut self, seat: Seat, action: Action, events: &mut S) {
        events.put(|| match action {
            Action::Offer(_) | Action::Answer(_) => Event::Said(seat, action),
            Action::Bid(_) | Action::Ready(_) | Action::Vote(_) => Event::Secret(seat, action),
        });
        match action {
            Action::Bid(card) => self.places[seat].laid = Some(card),
            Action::Ready(is_ready) => {
                self.places[seat].is_ready = is_ready;
                let is_done = self.places.seats_where(|place| !place.is_ready).is_empty();
                if is_done && self.window_end() == WindowEnd::Acting {
                    self.turn_over(events);
                }
            }
            Action::Vote(yes) => {
                self.ballot.set(seat, yes);
                if self.ballot.passes(self.all().minus(self.veiled())) {
                    self.end("vote", events);
                }
            }
            Action::Offer(points) => {
                self.offer = Some(Offer::new(seat, self.all().minus(self.veiled()), points));
            }
            Action::Answer(agrees) => self.answer(seat, agrees, events),
        }
    }

    fn answer<S: Sink<Event>>(&mut self, seat: Seat, agrees: bool, events: &mut S) {
        let Some(mut offer) = self.offer.take() else { return };
        if !agrees {
            return;
        }
        if !offer.agree(seat) {
            self.offer = Some(offer);
            return;
        }
        let veiled = self.veiled();
        let others = i32::from(self.seats()) - 1 - veiled.len() as i32;
        for (other, place) in self.places.iter_mut().filter(|(other, _)| !veiled.has(*other)) {
            place.points += i32::from(offer.terms) * if other == offer.by { -others } else { 1 };
        }
        self.end("offer", events);
    }

    fn draw<S: Sink<Event>>(&mut self, draw: Draw, events: &mut S) {
        match draw {
            Draw::Hands(hands) => {
                for (seat, hand) in hands.iter() {
                    self.places[seat].hand.clone_from(hand);
                }
                self.phase = Phase::Prize;
                events.put(|| Event::Dealt(hands));
            }
            Draw::Prize(prize) => {
                self.prize = prize;
                self.phase = Phase::Bids;
                self.window += 1;
                events.put(|| Event::Prize(prize));
            }
        }
    }

    /// Turns the cards over; whoever laid down nothing lays down the lowest (§2.4, §2.5).
    fn turn_over<S: Sink<Event>>(&mut self, events: &mut S) {
        let cards = PerSeat::new(self.seats(), |seat| {
            let place = &self.places[seat];
            place.laid.unwrap_or(place.hand[0])
        });
        for (seat, card) in cards.iter() {
            let place = &mut self.places[seat];
            place.hand.retain(|held| held != card);
            place.laid = None;
            place.is_ready = false;
            self.shown.push((seat, *card));
        }
        let highest = cards.iter().max_by_key(|(_, card)| **card).map(|(seat, _)| seat);
        self.places[highest.expect("a table has seats")].points += i32::from(self.prize);
        self.offer = None;
        self.round += 1;
        self.phase = Phase::Prize;
        events.put(|| Event::Shown(cards));
        if self.round == ROUNDS {
            self.end("rounds", events);
        }
    }

    fn end<S: Sink<Event>>(&mut self, how: &'static str, events: &mut S) {
        self.phase = Phase::Over(how);
        events.put(|| Event::Ended(how));
    }
}
