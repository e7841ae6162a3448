//! How an action is given by pointing: orders as in Diplomacy, a cast by pointing at the unit it is to hit, a gift by choosing a country.

use diplomacy::atlas;
use diplomacy::power::POWERS;
use scene::Path;
use tabletop::Message;

use crate::action::Action;
use crate::view::View;

/// The names of the choices by which something is given.
const GIFTS: [&str; POWERS] = [
    "gift-austria",
    "gift-england",
    "gift-france",
    "gift-germany",
    "gift-italy",
    "gift-russia",
    "gift-turkey",
];

/// The steps by which an action is given.
pub(crate) fn path(view: &View, action: &Action) -> Path {
    let choice = |name: &'static str, key: &'static str| Path::new().choice(name, Message::new(key));
    let is_divine = view.divinity().is_some();
    match action {
        Action::Cast(_, at) => Path::new().id(atlas::id(at.place())),
        Action::Gift(None) => choice("gift-none", "divine-choice-gift-none"),
        Action::Gift(Some(power)) => {
            let label = Message::new("divine-choice-gift").with("power", power.name());
            Path::new().choice(GIFTS[power.index()], label)
        }
        Action::Earthly(diplomacy::Action::ClearAll) if is_divine => {
            choice("clear-all", "divine-choice-clear")
        }
        Action::Earthly(diplomacy::Action::Ready(true)) if is_divine => {
            choice("ready", "divine-choice-ready")
        }
        Action::Earthly(diplomacy::Action::Ready(false)) if is_divine => {
            choice("unready", "divine-choice-unready")
        }
        Action::Earthly(action) => diplomacy::paths::path(&view.earth, action),
    }
}
