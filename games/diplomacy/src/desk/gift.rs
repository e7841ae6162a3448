//! What a power is given in a winter beside what its centres are worth, as a file writes it: it may keep one unit more.
//!
//! The desk reads to whom. Whether it may be, and how it is said, belongs to a variant ([`super::Variant`]). Nothing here is secret.

use tabletop::Message;

use super::casts::Variant;
use super::fault::Wrong;
use crate::campaign::Campaign;
use crate::power::Power;

/// A gift as it is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gift {
    /// To whom.
    pub to: Power,
    /// What the variant says of it, if one was asked.
    pub said: Option<Message>,
}

impl Gift {
    /// Takes a gift in a winter of this game; the year is nothing where the file names none.
    pub(super) fn read(
        name: &str,
        year: Option<u16>,
        campaign: &Campaign,
        by: &dyn Variant,
    ) -> Result<Self, Wrong> {
        let to = Power::from_name(name).ok_or_else(|| Wrong::UnknownPower(name.to_owned()))?;
        let said = by.giving(to, year, campaign.is_alive(to)).map_err(Wrong::Variant)?;
        Ok(Gift { to, said })
    }
}

/// Whoever is given something may keep one unit more in the open winter.
pub(super) fn grant(campaign: &mut Campaign, to: Option<Power>) {
    campaign.extra = Default::default();
    if let Some(to) = to {
        campaign.extra[to.index()] = 1;
    }
}
