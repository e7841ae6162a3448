//! What each viewer knows, and how the rest is imagined.

use serde::Serialize;
use tabletop::{Ballot, Determinize, Dice, Game, Offer, Outcome, PerSeat, Seat, Viewer};

use crate::action::{Action, Card};
use crate::state::{BlindBid, Event, HAND, Phase, Place, Roles, take_hand};

/// All that one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The viewer's own seat and hand, if there is one.
    pub own: Option<Own>,
    /// Points by seat.
    pub points: PerSeat<i32>,
    /// Rounds played.
    pub round: u8,
    /// The prize of this round, once it is known.
    pub prize: Option<u8>,
    /// The offer that stands.
    pub offer: Option<Offer<u8>>,
    /// Every card turned over so far.
    pub shown: Vec<(Seat, Card)>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    #[serde(skip)]
    phase: Phase,
    #[serde(skip)]
    window: u32,
    #[serde(skip)]
    roles: Roles,
}

/// What a seat knows of itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Own {
    /// Which seat.
    pub seat: Seat,
    /// Its cards.
    pub hand: Vec<Card>,
    /// The one laid down.
    pub laid: Option<Card>,
    /// Whether it is ready.
    pub is_ready: bool,
    /// Whether it votes to end.
    pub votes: bool,
}

impl View {
    pub(crate) fn of(state: &BlindBid, who: Viewer) -> Self {
        let own = who.seat().map(|seat| {
            let Place { hand, laid, is_ready, .. } = state.places[seat].clone();
            Own { seat, hand, laid, is_ready, votes: state.ballot.has(seat) }
        });
        View {
            own,
            points: PerSeat::new(state.seats(), |seat| state.places[seat].points),
            round: state.round,
            prize: (state.phase == Phase::Bids).then_some(state.prize),
            offer: state.offer.clone(),
            shown: state.shown.clone(),
            outcome: state.pending().outcome().cloned(),
            phase: state.phase,
            window: state.window,
            roles: state.roles,
        }
    }
}

impl Determinize for BlindBid {
    fn determinize<D: Dice + ?Sized>(view: &View, dice: &mut D) -> Self {
        let seats = view.points.count();
        let is_known = |card: &Card| {
            view.shown.iter().any(|(_, shown)| shown == card)
                || view.own.as_ref().is_some_and(|own| own.hand.contains(card))
        };
        let mut pack: Vec<Card> = (1..=4 * seats).filter(|card| !is_known(card)).collect();
        let held = if view.phase == Phase::Deal { 0 } else { HAND - usize::from(view.round) };
        let mut ballot = Ballot::default();
        let places = PerSeat::new(seats, |seat| {
            let points = view.points[seat];
            match view.own.as_ref().filter(|own| own.seat == seat) {
                Some(own) => {
                    ballot.set(seat, own.votes);
                    Place { hand: own.hand.clone(), laid: own.laid, is_ready: own.is_ready, points }
                }
                None => Place { hand: take_hand(&mut pack, held, dice), laid: None, is_ready: false, points },
            }
        });
        BlindBid {
            places,
            phase: view.phase,
            round: view.round,
            prize: view.prize.unwrap_or(0),
            window: view.window,
            ballot,
            offer: view.offer.clone(),
            shown: view.shown.clone(),
            roles: view.roles,
        }
    }
}

/// A fact as one viewer learns it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen {
    /// Cards were dealt; these are one's own, if one has a seat.
    Dealt(Vec<Card>),
    /// A prize is up.
    Prize(u8),
    /// One's own secret action was noted.
    Noted(String),
    /// Somebody made or answered an offer.
    Said(Seat, String),
    /// All cards of a round, by seat.
    Shown(PerSeat<Card>),
    /// The match is over.
    Ended(&'static str),
}

impl Seen {
    pub(crate) fn of(event: &Event, who: Viewer) -> Option<Self> {
        let text = |action: &Action| action.to_string();
        Some(match event {
            Event::Dealt(hands) => Seen::Dealt(who.seat().map_or_else(Vec::new, |seat| hands[seat].clone())),
            Event::Prize(prize) => Seen::Prize(*prize),
            Event::Secret(seat, action) => {
                if !who.is(*seat) {
                    return None;
                }
                Seen::Noted(text(action))
            }
            Event::Said(seat, action) => Seen::Said(*seat, text(action)),
            Event::Shown(cards) => Seen::Shown(cards.clone()),
            Event::Ended(how) => Seen::Ended(how),
        })
    }
}
