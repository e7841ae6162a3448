//! Why the rules do not take what somebody says, one variant for each rule.

use diplomacy::{Power, Province};
use tabletop::Message;

use crate::role::Divinity;

/// Why an action is refused. What was saved before stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// A rule of Diplomacy forbids it.
    Earthly(diplomacy::Refusal),
    /// Powers neither bless nor curse nor give (§17.1).
    NotDivine,
    /// Divine players give no orders, do not vote and do not concede (§15.9).
    NoOrders,
    /// The Devil does not bless, the Good Lord does not curse (§17.1).
    NotYourCast(Divinity),
    /// Casts are for movement phases alone (§17.14).
    NoCastNow,
    /// No unit stands there (§17.6).
    NoUnit(Province),
    /// A unit of that power was hit by the same this year (§17.12).
    SameNation(Power),
    /// It is what is cast already (§17.7).
    CastAlready,
    /// There is no cast to take back (§17.7).
    NothingCast,
    /// What was cast is locked while one is ready (§17.7).
    IsReady,
    /// It was said already.
    SaidAlready,
    /// Only in the window of the gift is something given, and only by the Good Lord (§21.3).
    NoGiftNow,
    /// That country has neither a unit nor a centre (§21.3).
    NoSuchCountry(Power),
    /// While the gift is chosen, powers vote and concede and nothing else (§22.14).
    GiftFirst,
}

impl From<diplomacy::Refusal> for Refusal {
    fn from(refusal: diplomacy::Refusal) -> Self {
        Refusal::Earthly(refusal)
    }
}

impl tabletop::Refusal for Refusal {
    fn paragraph(&self) -> &'static str {
        match self {
            Refusal::Earthly(refusal) => refusal.paragraph(),
            Refusal::NotDivine | Refusal::NotYourCast(_) => "17.1",
            Refusal::NoOrders => "15.9",
            Refusal::NoCastNow => "17.14",
            Refusal::NoUnit(_) => "17.6",
            Refusal::SameNation(_) => "17.12",
            Refusal::CastAlready | Refusal::NothingCast | Refusal::IsReady | Refusal::SaidAlready => "17.7",
            Refusal::NoGiftNow => "21.1",
            Refusal::NoSuchCountry(_) => "21.3",
            Refusal::GiftFirst => "22.14",
        }
    }

    fn message(&self) -> Message {
        match self {
            Refusal::Earthly(refusal) => refusal.message(),
            Refusal::NotDivine => Message::new("divine-refused-not-divine"),
            Refusal::NoOrders => Message::new("divine-refused-no-orders"),
            Refusal::NotYourCast(own) => {
                Message::new("divine-refused-not-your-cast").with("divinity", own.word())
            }
            Refusal::NoCastNow => Message::new("divine-refused-no-cast-now"),
            Refusal::NoUnit(province) => {
                Message::new("divine-refused-no-unit").with("province", province.code())
            }
            Refusal::SameNation(power) => {
                Message::new("divine-refused-same-nation").with("power", power.name())
            }
            Refusal::CastAlready => Message::new("divine-refused-cast-already"),
            Refusal::NothingCast => Message::new("divine-refused-nothing-cast"),
            Refusal::IsReady => Message::new("divine-refused-is-ready"),
            Refusal::SaidAlready => Message::new("divine-refused-said-already"),
            Refusal::NoGiftNow => Message::new("divine-refused-no-gift-now"),
            Refusal::NoSuchCountry(power) => {
                Message::new("divine-refused-no-such-country").with("power", power.name())
            }
            Refusal::GiftFirst => Message::new("divine-refused-gift-first"),
        }
    }
}
