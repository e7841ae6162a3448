//! Blessings and curses as a file writes them, and what a variant makes of them.
//!
//! The desk reads who is blessed and who is cursed. Whether that may be, and when the two cancel each other, belongs to a
//! variant, which whoever reads the file brings along ([`Variant`]). Nothing here knows one.

use tabletop::Message;

use super::fault::Wrong;
use crate::map::Province;
use crate::notation;
use crate::order::Orders;
use crate::power::Power;
use crate::status::{Rout, Statuses};
use crate::unit::Position;

/// The units that a file says are blessed and cursed in a phase.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Casts {
    /// The province of the blessed unit.
    pub blessed: Option<Province>,
    /// The province of the cursed unit.
    pub cursed: Option<Province>,
}

/// That a blessing and a curse cancelled each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cancelling {
    /// The name of the reason in data.
    pub code: &'static str,
    /// The reason as a sentence of the variant.
    pub said: Message,
}

/// What a variant makes of blessings, curses and gifts.
pub trait Variant {
    /// Why this word does not say which units oppose each other, if it does not.
    fn opposition(&self, word: &str) -> Result<(), Message>;

    /// Why a unit of this power cannot be blessed, or cursed, after units of those powers were in the same year.
    fn may_cast(&self, on: Power, spent: &[Power]) -> Result<(), Message>;

    /// What it says of a gift in the winter of this year, or of one that is not said, to a power that survives or does not; or why
    /// that cannot be.
    fn giving(&self, to: Power, year: Option<u16>, survives: bool) -> Result<Option<Message>, Message>;

    /// Why a blessing and a curse cancel each other under these orders, if they do. The word is one that it understands.
    fn cancelling(
        &self,
        position: &Position,
        orders: &Orders,
        casts: Casts,
        opposition: Option<&str>,
    ) -> Option<Cancelling>;
}

/// No variant at all: everything is taken as it is written, and nothing cancels anything.
#[derive(Clone, Copy, Debug)]
pub struct AsWritten;

impl Variant for AsWritten {
    fn opposition(&self, _: &str) -> Result<(), Message> {
        Ok(())
    }

    fn may_cast(&self, _: Power, _: &[Power]) -> Result<(), Message> {
        Ok(())
    }

    fn giving(&self, _: Power, _: Option<u16>, _: bool) -> Result<Option<Message>, Message> {
        Ok(None)
    }

    fn cancelling(&self, _: &Position, _: &Orders, _: Casts, _: Option<&str>) -> Option<Cancelling> {
        None
    }
}

/// Casts once the orders are known: the statuses that hold, or why none does.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Settled {
    pub(super) casts: Casts,
    pub(super) statuses: Statuses,
    pub(super) cancelled: Option<Cancelling>,
}

/// What the lines of a file say of casts, each with its line.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Written {
    blessed: Option<(usize, Province)>,
    cursed: Option<(usize, Province)>,
    opposition: Option<(usize, String)>,
    rout: Option<(usize, Rout)>,
}

impl Written {
    /// Takes a blessing or a curse.
    pub(super) fn cast(&mut self, line: usize, text: &str, is_blessing: bool) -> Result<Province, Wrong> {
        let province =
            notation::read_province(text).map_err(|why| Wrong::Unread { text: text.to_owned(), why })?;
        let status = if is_blessing { &mut self.blessed } else { &mut self.cursed };
        match status {
            Some((first, _)) => Err(Wrong::SecondStatus { first: *first }),
            None => {
                *status = Some((line, province));
                Ok(province)
            }
        }
    }

    /// Takes the line that says when a cursed unit is dislodged.
    pub(super) fn rout(&mut self, line: usize, word: &str) -> Result<(), Wrong> {
        let rout = Rout::from_word(word).ok_or_else(|| Wrong::UnknownRout(word.to_owned()))?;
        match self.rout.replace((line, rout)) {
            Some((first, _)) => Err(Wrong::SecondOption { first }),
            None => Ok(()),
        }
    }

    /// Takes the line that says which units oppose each other.
    pub(super) fn opposition(&mut self, line: usize, word: &str, by: &dyn Variant) -> Result<(), Wrong> {
        by.opposition(word).map_err(Wrong::Variant)?;
        match self.opposition.replace((line, word.to_owned())) {
            Some((first, _)) => Err(Wrong::SecondOption { first }),
            None => Ok(()),
        }
    }

    /// The casts, each with its line.
    pub(super) fn lines(&self) -> impl Iterator<Item = (usize, Province)> {
        [self.blessed, self.cursed].into_iter().flatten()
    }

    /// The option lines, in their one form.
    pub(super) fn options(&self) -> String {
        let opposition = self.opposition.iter().map(|(_, word)| format!("OPPOSITION {word}\n"));
        let rout = self.rout.iter().map(|(_, rout)| format!("ROUT {}\n", rout.word()));
        opposition.chain(rout).collect()
    }

    /// What holds of it under these orders.
    pub(super) fn settle(&self, position: &Position, orders: &Orders, by: &dyn Variant) -> Settled {
        let province = |status: Option<(usize, Province)>| status.map(|(_, province)| province);
        let casts = Casts { blessed: province(self.blessed), cursed: province(self.cursed) };
        let opposition = self.opposition.as_ref().map(|(_, word)| word.as_str());
        let cancelled = by.cancelling(position, orders, casts, opposition);
        let rout = self.rout.map_or_else(Rout::default, |(_, rout)| rout);
        let statuses = match cancelled {
            None => Statuses { blessed: casts.blessed, cursed: casts.cursed, rout },
            Some(_) => Statuses { rout, ..Statuses::NEUTRAL },
        };
        Settled { casts, statuses, cancelled }
    }
}
