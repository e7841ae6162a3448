//! Diable et Bon Dieu at the referee's desk: what Diplomacy's desk asks of a variant, answered by these rules.
//!
//! It is for clubs that play elsewhere and bring their blessings, curses and gifts along. Nothing here is secret.

use diplomacy::desk::{Cancelling, Casts, Variant};
use diplomacy::{Orders, Position, Power};
use tabletop::Message;

use crate::closing::is_gift_year;
use crate::opposition::{Cancelled, Opposition, settle};

/// The sentences of the desk, in English and in French.
pub const TEXTS: [&str; 2] = [include_str!("../text/desk/en.ftl"), include_str!("../text/desk/fr.ftl")];

/// The variant as the desk asks it.
#[derive(Clone, Copy, Debug)]
pub struct Referee;

impl Cancelled {
    /// The reason as a sentence.
    pub fn message(self) -> Message {
        let key = match self {
            Cancelled::Same => "divine-cancelled-same",
            Cancelled::Opposed => "divine-cancelled-opposed",
        };
        Message::new(key).with("paragraph", self.paragraph())
    }
}

impl Variant for Referee {
    fn opposition(&self, word: &str) -> Result<(), Message> {
        let unknown = || Message::new("divine-desk-opposition").with("word", word);
        Opposition::from_word(word).map(drop).ok_or_else(unknown)
    }

    /// Never twice a year on units of the same power, whatever became of the first time (§17.9 to §17.12).
    fn may_cast(&self, on: Power, spent: &[Power]) -> Result<(), Message> {
        if spent.contains(&on) {
            return Err(Message::new("divine-desk-twice").with("power", on.name()));
        }
        Ok(())
    }

    /// To any power that survives, in the winters of 1903, 1905 and so on (§21.1, §21.3).
    fn giving(&self, to: Power, year: Option<u16>, survives: bool) -> Result<Option<Message>, Message> {
        if let Some(year) = year.filter(|year| !is_gift_year(*year)) {
            return Err(Message::new("divine-desk-no-gift-year").with("year", i64::from(year)));
        }
        let key = if survives { "divine-desk-gift" } else { "divine-desk-no-gift-to" };
        let said = Message::new(key).with("power", to.name());
        if survives { Ok(Some(said)) } else { Err(said) }
    }

    fn cancelling(
        &self,
        position: &Position,
        orders: &Orders,
        casts: Casts,
        opposition: Option<&str>,
    ) -> Option<Cancelling> {
        let opposition = opposition.and_then(Opposition::from_word).unwrap_or_default();
        let settled = settle(position, orders, casts.blessed, casts.cursed, opposition);
        settled.cancelled.map(|why| Cancelling { code: why.code(), said: why.message() })
    }
}
