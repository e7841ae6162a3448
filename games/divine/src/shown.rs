//! What a viewer sees: the map of Diplomacy with halos and flames on it, and beside it what is known of the divine players.
//! Everything is made from a view.

use diplomacy::telling::dated;
use scene::{Board, Content, DataRow, DataTable, Datum, Decor, Figure, Panel, Path, Pictured, Scene};
use tabletop::{Message, Printed, Viewer};

use crate::action::Action;
use crate::config::Config;
use crate::event::Seen;
use crate::figures::FIGURES;
use crate::paths;
use crate::picture;
use crate::role::Divinity;
use crate::state::Divine;
use crate::telling;
use crate::view::{CastSeen, View};

impl Printed for Divine {
    /// What Diplomacy says is said here too.
    const TEXTS: [&'static str; 2] = [
        concat!(include_str!("../text/en.ftl"), "\n", include_str!("../../diplomacy/text/en.ftl")),
        concat!(include_str!("../text/fr.ftl"), "\n", include_str!("../../diplomacy/text/fr.ftl")),
    ];
    /// Its own chapters, then those of Diplomacy, which hold here too.
    const RULES: [&'static str; 2] = [
        concat!(include_str!("../RULES.en.md"), "\n", include_str!("../../diplomacy/RULES.en.md")),
        concat!(include_str!("../RULES.fr.md"), "\n", include_str!("../../diplomacy/RULES.fr.md")),
    ];
}

impl Pictured for Divine {
    fn board(_config: &Config, _who: Viewer) -> Board {
        picture::board()
    }

    fn scene(view: &View) -> Scene {
        scene(view)
    }

    fn path(view: &View, action: &Action) -> Path {
        paths::path(view, action)
    }

    fn tell(seen: &Seen) -> Message {
        telling::tell(seen)
    }

    fn figures() -> &'static [Figure] {
        FIGURES
    }
}

/// The drawing of a view.
pub fn scene(view: &View) -> Scene {
    let mut scene = diplomacy::shown::scene(&view.earth);
    scene.caption = telling::caption(view);
    scene.emblems = picture::emblems();
    scene.decor.extend(signs(view));
    if view.is_giving() {
        // Nobody orders anything before the gift is chosen.
        scene.panels.retain(|panel| panel.id != "orders");
    }
    let divine = Panel::beside("divine", Message::new("divine-panel"), Content::Text(known_lines(view)));
    scene.panels.insert(0, divine);
    if !view.heaven.casts.is_empty() {
        let table = Content::Table(casts(view));
        scene.panels.insert(1, Panel::beside("casts", Message::new("divine-casts"), table));
    }
    scene
}

/// The signs on units: of one's own cast as long as orders are open; until there is one, those of the last moves.
fn signs(view: &View) -> Vec<Decor> {
    let known = &view.earth.known;
    let own = view.divinity().zip(view.heaven.casting.and_then(|casting| casting.at));
    if let Some((own, unit)) = own.and_then(|(own, at)| Some((own, known.position.at(at)?))) {
        return vec![picture::decor(own, unit.place)];
    }
    let has_orders = view.earth.saved().is_some_and(|saved| !saved.orders.is_empty());
    let is_last = |cast: &&CastSeen| Some(cast.date) == known.last_date && !has_orders;
    let cast = |cast: &CastSeen| picture::decor(cast.by, cast.unit.place);
    view.heaven.casts.iter().filter(is_last).map(cast).collect()
}

/// What the viewer knows of the divine players and of the own part in it.
fn known_lines(view: &View) -> Vec<Message> {
    let seen = &view.heaven;
    let mut lines = Vec::new();
    for divinity in Divinity::ALL {
        let power = seen.protected[divinity.index()].map_or("none", diplomacy::Power::name);
        lines.push(Message::new("divine-protects").with("divinity", divinity.word()).with("power", power));
    }
    if let Some((divinity, _)) = seen.won {
        lines.push(Message::new("divine-has-won").with("divinity", divinity.word()));
    } else if seen.is_withdrawn {
        lines.push(Message::new("divine-have-withdrawn"));
    }
    if let Some(own) = view.divinity().filter(|_| !seen.is_withdrawn && view.earth.known.ended.is_none()) {
        lines.extend(own_lines(view, own));
    }
    if view.is_favoured() {
        lines.push(Message::new("divine-is-favoured"));
    }
    lines.extend(seen.gifts.iter().map(telling::gift_told));
    lines
}

/// What a divine player has cast, and on whose units no more this year.
fn own_lines(view: &View, own: Divinity) -> Vec<Message> {
    let casting = view.heaven.casting.unwrap_or_default();
    let at = casting.at.map_or("none", diplomacy::Province::code);
    let mut lines = Vec::new();
    if view.earth.known.date.stage.phase() == diplomacy::Phase::Movement {
        lines.push(Message::new("divine-own-cast").with("divinity", own.word()).with("province", at));
    }
    for power in view.heaven.spent.iter().filter_map(diplomacy::Power::of) {
        lines.push(Message::new("divine-own-spent").with("divinity", own.word()).with("power", power.name()));
    }
    lines
}

/// The casts that are known, the last first.
fn casts(view: &View) -> DataTable {
    let row = |cast: &CastSeen| {
        let when = Datum::Words(dated("divine-when", cast.date));
        let what = Datum::Words(telling::cast_seen(cast));
        DataRow::new(vec![when, what]).with_symbol(picture::sign(cast.by))
    };
    DataTable { heads: Vec::new(), rows: view.heaven.casts.iter().rev().map(row).collect() }
}
