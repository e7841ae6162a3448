//! Who sits where in a game at the terminal.

use std::str::FromStr;

use catalog::contest::TOP_LEVEL;

/// Who is in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// Somebody at this keyboard.
    Person,
    /// A bot of this level.
    Bot(u8),
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let is_level = |level: &u8| (1..=TOP_LEVEL).contains(level);
        let found = match text.trim() {
            "me" => Some(Player::Person),
            other => {
                let level = other.strip_prefix("bot:").and_then(|level| level.trim().parse().ok());
                level.filter(is_level).map(Player::Bot)
            }
        };
        found.ok_or_else(|| format!("{text:?} is not a player; use me, or bot:1 to bot:{TOP_LEVEL}"))
    }
}

impl Player {
    /// Whoever sat under this name in a match that was saved here.
    pub(crate) fn named(name: &str) -> Self {
        // Bots of the same level are told apart by a letter.
        let level = name.strip_prefix("Bot ").map(|rest| rest.trim_end_matches(char::is_alphabetic));
        level.and_then(|level| format!("bot:{level}").parse().ok()).unwrap_or(Player::Person)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read() {
        assert_eq!("me".parse(), Ok(Player::Person));
        assert_eq!("bot:4".parse(), Ok(Player::Bot(4)));
        for wrong in ["bot:0", "bot:7", "bot", "you", ""] {
            assert!(wrong.parse::<Player>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn names_in_records_tell_bots_from_people() {
        assert_eq!(Player::named("Bot 3"), Player::Bot(3));
        assert_eq!(Player::named("Bot 3B"), Player::Bot(3));
        assert_eq!(Player::named("Bot 12"), Player::Person);
        assert_eq!(Player::named("Ana"), Player::Person);
    }
}
