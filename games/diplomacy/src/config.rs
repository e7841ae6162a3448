//! What is agreed on before the game (§14).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{BadConfig, Message};

use crate::calendar::{FIRST_YEAR, LAST_YEAR};
use crate::campaign::Campaign;
use crate::setup;

/// The most bytes the text of a position can have.
pub const LONGEST_POSITION: usize = 4 * 1024;

/// How the players talk (§14.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Press {
    /// In private with whom they like, and in public.
    #[default]
    Full,
    /// In public only.
    Public,
    /// Not at all.
    None,
}

/// The options of a match of Diplomacy.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The year after whose winter the survivors draw (§14.1); without one they play on.
    #[schemars(range(min = 1901, max = 1960))]
    pub year_limit: Option<u16>,
    /// How the players talk.
    pub press: Press,
    /// The position to start from (§14.3); empty for the usual one.
    #[schemars(length(max = 4096))]
    pub position: String,
}

impl Config {
    /// The game it starts with, or every reason why it cannot be played.
    pub fn campaign(&self) -> Result<Campaign, BadConfig> {
        let mut bad = BadConfig::default();
        let is_year = |year: &u16| (FIRST_YEAR..=LAST_YEAR).contains(year);
        if let Some(year) = self.year_limit.filter(|year| !is_year(year)) {
            let said = Message::new("diplomacy-bad-year").with("year", i64::from(year));
            bad.because(said, &["year_limit"], Some("14.1"));
        }
        let campaign = match self.position.trim() {
            "" => Some(Campaign::start()),
            text => setup::read(text, &mut bad),
        };
        if let (Some(campaign), Some(limit)) = (&campaign, self.year_limit.filter(is_year))
            && campaign.date.year > limit
        {
            let said = Message::new("diplomacy-bad-past-limit").with("year", i64::from(campaign.date.year));
            bad.because(said, &["year_limit", "position"], Some("14.1"));
        }
        bad.or_fail()?;
        let mut campaign = campaign.unwrap_or_else(Campaign::start);
        campaign.year_limit = self.year_limit;
        campaign.gone = campaign.lost();
        Ok(campaign)
    }
}
