//! Setting a position up by hand (§25.6): as in Diplomacy. A position holds nothing of the divine players.

use diplomacy::{arranged, setup};
use scene::{Arranged, Arrangement, Setup};
use tabletop::Game;

use crate::config::Config;
use crate::state::Divine;

impl Arranged for Divine {
    fn setup(_config: &Config) -> Setup {
        arranged::whole()
    }

    fn positioned(config: &Config, text: &str) -> Config {
        Config { position: text.to_owned(), ..config.clone() }
    }

    fn usual(config: &Config) -> String {
        diplomacy::Diplomacy::usual(&config.earthly())
    }

    fn position(&self) -> Option<String> {
        Some(setup::text(self.campaign()))
    }

    fn understood(_config: &Config, text: &str) -> Arrangement {
        arranged::understood(text)
    }

    fn written(_config: &Config, arrangement: &Arrangement) -> String {
        arranged::written(arrangement)
    }

    fn stood(config: &Config, arrangement: &Arrangement) -> Self {
        let start = Self::start(&Self::positioned(config, ""))
            .expect("options that can be played without a position");
        Divine { campaign: arranged::stood(arrangement), ..start }
    }
}
