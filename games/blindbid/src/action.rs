//! What players can do, what chance can bring, and why the rules refuse.

use std::fmt;
use std::str::FromStr;

use tabletop::{Message, NotationError, PerSeat, Seat};

/// A card's number.
pub type Card = u8;

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Lay down a card (§2.2).
    Bid(Card),
    /// Be ready, or not any more (§2.3).
    Ready(bool),
    /// Vote to end the match, or not any more (§3.2).
    Vote(bool),
    /// Offer to end it for this many points to each (§3.3).
    Offer(u8),
    /// Answer the offer that stands (§3.3).
    Answer(bool),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(card) => write!(f, "bid {card}"),
            Action::Ready(true) => f.write_str("ready"),
            Action::Ready(false) => f.write_str("unready"),
            Action::Vote(true) => f.write_str("vote"),
            Action::Vote(false) => f.write_str("unvote"),
            Action::Offer(points) => write!(f, "offer {points}"),
            Action::Answer(true) => f.write_str("agree"),
            Action::Answer(false) => f.write_str("refuse"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let number = |at, text: &str| text.parse().map_err(|_| NotationError::new(at, "a small number"));
        Ok(match text {
            "ready" => Action::Ready(true),
            "unready" => Action::Ready(false),
            "vote" => Action::Vote(true),
            "unvote" => Action::Vote(false),
            "agree" => Action::Answer(true),
            "refuse" => Action::Answer(false),
            _ => match text.split_once(' ') {
                Some(("bid", card)) => Action::Bid(number(4, card)?),
                Some(("offer", points)) => Action::Offer(number(6, points)?),
                _ => return Err(NotationError::new(0, "bid, ready, vote, offer, agree or their opposites")),
            },
        })
    }
}

/// What chance can bring.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(clippy::large_enum_variant, reason = "dealt once in a match")]
pub enum Draw {
    /// Every player's cards, ascending (§1.2).
    Hands(PerSeat<Vec<Card>>),
    /// The prize of a round (§2.1).
    Prize(u8),
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Draw::Prize(prize) => write!(f, "prize {prize}"),
            Draw::Hands(hands) => {
                f.write_str("hands")?;
                for (_, hand) in hands.iter() {
                    let cards: Vec<String> = hand.iter().map(ToString::to_string).collect();
                    write!(f, " {}", cards.join(","))?;
                }
                Ok(())
            }
        }
    }
}

impl FromStr for Draw {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        const EXPECTED: &str = "\"prize 2\", or \"hands\" and the cards of each seat as 1,2,3";
        let bad = NotationError::new(0, EXPECTED);
        if let Some(prize) = text.strip_prefix("prize ") {
            return prize.parse().map(Draw::Prize).map_err(|_| bad);
        }
        let hands = text.strip_prefix("hands ").ok_or(bad.clone())?;
        let read = |hand: &str| hand.split(',').map(str::parse).collect::<Result<Vec<Card>, _>>();
        let hands = hands.split(' ').map(read).collect::<Result<Vec<_>, _>>().map_err(|_| bad.clone())?;
        if hands.len() > tabletop::MAX_SEATS {
            return Err(bad);
        }
        Ok(Draw::Hands(PerSeat::new(hands.len() as u8, |seat: Seat| hands[seat.index()].clone())))
    }
}

/// Why the rules forbid an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Not a card of one's hand (§2.2).
    NotInHand,
    /// Ready: first say that one is not (§2.2).
    IsReady,
    /// No card laid down (§2.6).
    NothingLaid,
    /// Said already (§2.3).
    SaidAlready,
    /// Voted so already (§3.2).
    VotedAlready,
    /// An offer stands, or is for more than five points (§3.3).
    NoOfferNow,
    /// There is no offer for one to answer (§3.3).
    NothingToAnswer,
    /// Who plays unknown says nothing (§1.4).
    Unknown,
}

impl tabletop::Refusal for Refusal {
    fn paragraph(&self) -> &'static str {
        match self {
            Refusal::NotInHand | Refusal::IsReady => "2.2",
            Refusal::NothingLaid => "2.6",
            Refusal::SaidAlready => "2.3",
            Refusal::VotedAlready => "3.2",
            Refusal::NoOfferNow | Refusal::NothingToAnswer => "3.3",
            Refusal::Unknown => "1.4",
        }
    }

    fn message(&self) -> Message {
        Message::new(match self {
            Refusal::NotInHand => "blindbid-refused-not-in-hand",
            Refusal::IsReady => "blindbid-refused-is-ready",
            Refusal::NothingLaid => "blindbid-refused-nothing-laid",
            Refusal::SaidAlready => "blindbid-refused-said-already",
            Refusal::VotedAlready => "blindbid-refused-voted-already",
            Refusal::NoOfferNow => "blindbid-refused-no-offer-now",
            Refusal::NothingToAnswer => "blindbid-refused-nothing-to-answer",
            Refusal::Unknown => "blindbid-refused-unknown",
        })
    }
}
