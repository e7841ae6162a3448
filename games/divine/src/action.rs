//! What a player can do, as text: what powers do in Diplomacy, `bless PAR`, `curse VIE`, `gift FRANCE`, `gift none`. Divine players
//! say `clear` and `ready` like everybody.

use std::fmt;
use std::str::FromStr;

use diplomacy::{Power, Province};
use tabletop::NotationError;

use crate::role::Divinity;

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// What players of Diplomacy can do too; divine players clear and are ready (§17.7).
    Earthly(diplomacy::Action),
    /// The unit in this province is to be cursed or blessed (§17.1).
    Cast(Divinity, Province),
    /// A country may keep one unit more this winter, or none may (§21.3).
    Gift(Option<Power>),
}

impl Action {
    /// Being ready.
    pub const READY: Action = Action::Earthly(diplomacy::Action::Ready(true));
    /// Not being ready any more.
    pub const UNREADY: Action = Action::Earthly(diplomacy::Action::Ready(false));
    /// Taking back what was cast.
    pub const CLEAR: Action = Action::Earthly(diplomacy::Action::ClearAll);
}

/// The words that begin a cast, the canonical one first; accents are understood.
const CASTS: [(Divinity, &[&str]); 2] = [
    (Divinity::Devil, &["curse", "maudire", "maudit", "maudis"]),
    (Divinity::Lord, &["bless", "bénir", "benir", "bénit", "benit", "bénis", "benis"]),
];
/// The words that begin a gift, the canonical one first.
const GIFTS: [&str; 4] = ["gift", "give", "don", "donner"];
/// How a gift to nobody is written, the canonical form first.
const NOBODY: [&str; 4] = ["none", "nobody", "personne", "aucun"];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Earthly(action) => action.fmt(f),
            Action::Cast(Divinity::Devil, at) => write!(f, "curse {}", at.code()),
            Action::Cast(Divinity::Lord, at) => write!(f, "bless {}", at.code()),
            Action::Gift(Some(power)) => write!(f, "gift {}", power.name()),
            Action::Gift(None) => f.write_str("gift none"),
        }
    }
}

impl Action {
    /// A text that only divine players would write; nothing if it is one of Diplomacy's.
    pub(crate) fn divine(text: &str) -> Option<Result<Action, NotationError>> {
        let said = text.trim_start();
        let (word, rest) = said.split_once(char::is_whitespace).unwrap_or((said, ""));
        let at = text.len() - rest.trim_start().len();
        let word = word.to_lowercase();
        if let Some((divinity, _)) = CASTS.into_iter().find(|(_, words)| words.contains(&word.as_str())) {
            let cast = province(rest).map(|province| Action::Cast(divinity, province));
            return Some(
                cast.ok_or_else(|| NotationError::new(at, "a province with a unit, as in bless PAR")),
            );
        }
        if !GIFTS.contains(&word.as_str()) {
            return None;
        }
        let gift = match Power::from_name(rest.trim()) {
            Some(power) => Ok(Action::Gift(Some(power))),
            None if NOBODY.contains(&rest.trim().to_lowercase().as_str()) => Ok(Action::Gift(None)),
            None => Err(NotationError::new(at, "a country or none, as in gift FRANCE")),
        };
        Some(gift)
    }
}

/// A province by its code or name, with or without the letter of the unit that stands there.
fn province(text: &str) -> Option<Province> {
    let text = text.trim();
    let bare = |letter: char| {
        let rest = text.strip_prefix([letter, letter.to_ascii_lowercase()])?;
        rest.starts_with(' ').then_some(rest.trim_start())
    };
    let bare = bare('A').or_else(|| bare('F')).unwrap_or(text);
    diplomacy::notation::read_province(bare).ok()
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match Action::divine(text) {
            Some(read) => read,
            None => text.parse().map(Action::Earthly),
        }
    }
}
