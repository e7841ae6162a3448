//! What a viewer sees of a game: the map with its units, orders as arrows, and what stands beside it: one's own orders, what became
//! of the last phase, the powers, and how they fared. Everything is made from a view.

use scene::{
    Board, Chart, Content, Dash, DataRow, DataTable, Datum, Emphasis, Figure, Mark, Panel, Path, Pictured,
    Scene, Series,
};
use tabletop::{Message, Printed, Viewer};

use crate::action::Action;
use crate::atlas;
use crate::closing::Done;
use crate::config::Config;
use crate::ending::Ending;
use crate::event::Seen;
use crate::map::Province;
use crate::order::{Order, Phase};
use crate::picture::{self, Given};
use crate::power::Power;
use crate::state::Diplomacy;
use crate::telling::{self, dated, of};
use crate::unit::{Kind, Unit};
use crate::view::View;

impl Printed for Diplomacy {
    const TEXTS: [&'static str; 2] = crate::tell::TEXTS;
    const RULES: [&'static str; 2] = [include_str!("../RULES.en.md"), include_str!("../RULES.fr.md")];
}

impl Pictured for Diplomacy {
    fn board(_config: &Config, _who: Viewer) -> Board {
        picture::board()
    }

    fn scene(view: &View) -> Scene {
        scene(view)
    }

    fn path(view: &View, action: &Action) -> Path {
        crate::paths::path(view, action)
    }

    fn tell(seen: &Seen) -> Message {
        telling::tell(seen)
    }

    fn figures() -> &'static [Figure] {
        crate::figures::FIGURES
    }
}

/// The drawing of a view.
pub fn scene(view: &View) -> Scene {
    let known = &view.known;
    let lost: Vec<Unit> = known.dislodged.iter().map(|lost| lost.unit).collect();
    let own = view.saved().map_or(&[][..], |saved| &saved.orders[..]);
    let mut scene = Scene::new(telling::caption(view));
    scene.labels = picture::labels(&known.centres);
    scene.tints = picture::tints(&known.centres);
    scene.decor = picture::decor(&known.centres, &lost);
    scene.decor.extend(picture::plans(own));
    scene.pieces = picture::pieces(&known.position, &lost);
    scene.arrows = picture::arrows(&given(view));
    scene.marks = marks(view);
    scene.panels = panels(view);
    scene.emblems = picture::emblems();
    scene
}

/// The orders that are drawn: one's own as soon as there is one, until then those of the last phase.
fn given(view: &View) -> Vec<Given> {
    let known = &view.known;
    if let Some((own, saved)) = view.own.zip(view.saved()).filter(|(_, saved)| !saved.orders.is_empty()) {
        let unit = |order: &Order| {
            let piece = order.unit()?;
            Some(Unit { power: own, kind: piece.kind, place: piece.place })
        };
        let order = |order: &Order| Some(Given { unit: unit(order)?, order: *order, ruling: None });
        return saved.orders.iter().filter_map(order).collect();
    }
    let done = |done: &Done| Some(Given { unit: done.unit, order: done.order?, ruling: Some(done.ruling) });
    known.last.iter().filter_map(done).collect()
}

/// The centres of whoever won alone.
fn marks(view: &View) -> Vec<Mark> {
    let Some(Ending::Solo(power)) = view.known.ended else { return Vec::new() };
    let mark = |centre: Province| Mark { id: atlas::id(centre.place()), why: Emphasis::Winning };
    view.known.centres.of(power).map(mark).collect()
}

fn panels(view: &View) -> Vec<Panel> {
    let text = |id: &str, label: Message, lines: Vec<Message>| Panel::beside(id, label, Content::Text(lines));
    let mut panels = Vec::new();
    if let Some(own) = view.own.filter(|own| view.outcome.is_none() && view.known.decides(*own)) {
        panels.push(text("orders", Message::new("diplomacy-orders"), orders(view, own)));
    }
    panels.push(Panel::beside("powers", Message::new("diplomacy-standing"), Content::Table(standing(view))));
    if let Some(date) = view.known.last_date {
        let results = view.known.last.iter().map(result).collect();
        panels.push(text("results", dated("diplomacy-results", date), results));
    }
    if view.known.history.len() > 1 {
        panels.push(Panel::beside("chart", Message::new("diplomacy-chart"), Content::Chart(chart(view))));
    }
    panels
}

/// One's own orders, what has none yet, and what is worth a second look.
fn orders(view: &View, own: Power) -> Vec<Message> {
    let known = &view.known;
    let saved = known.saved_by(own);
    let mut lines = Vec::new();
    match known.allowance(own) {
        more @ 1.. if known.date.stage.phase() == Phase::Adjustments => {
            lines.push(Message::new("diplomacy-allowance").with("count", i64::from(more)));
        }
        due @ ..=-1 if known.date.stage.phase() == Phase::Adjustments => {
            lines.push(Message::new("diplomacy-due").with("count", i64::from(due.unsigned_abs())));
        }
        _ => {}
    }
    if saved.orders.is_empty() {
        lines.push(Message::new(match known.date.stage.phase() {
            Phase::Movement => "diplomacy-orders-none",
            Phase::Retreats => "diplomacy-orders-none-retreats",
            Phase::Adjustments => "diplomacy-orders-none-winter",
        }));
    } else {
        let order = |order: &Order| Message::new("diplomacy-order").with("order", order.to_string());
        lines.extend(saved.orders.iter().map(order));
        lines.extend(missing(view, own));
    }
    lines.extend(view.advice().iter().map(crate::advice::Advice::message));
    lines
}

/// The units that still have no order, where some have.
fn missing(view: &View, own: Power) -> Vec<Message> {
    let known = &view.known;
    let saved = known.saved_by(own);
    let units: Vec<Unit> = match known.date.stage.phase() {
        Phase::Movement => known.position.of(own).collect(),
        Phase::Retreats => known.fleeing(own).map(|lost| lost.unit).collect(),
        Phase::Adjustments => Vec::new(),
    };
    let is_open = |unit: &&Unit| saved.order_of(unit.province()).is_none();
    let line = |unit: &Unit| Message::new("diplomacy-order-missing").with("unit", unit.piece().to_string());
    units.iter().filter(is_open).map(line).collect()
}

/// What became of an order of the last phases.
fn result(done: &Done) -> Message {
    let piece = |unit: &Unit| unit.piece().to_string();
    match done.order {
        Some(Order::Retreat { to, .. }) if done.ruling == crate::Ruling::Ok => {
            of("diplomacy-retreated", done.unit.power)
                .with("unit", piece(&done.unit))
                .with("place", to.code())
        }
        Some(Order::Retreat { .. }) => {
            of("diplomacy-left", done.unit.power).with("unit", piece(&done.unit)).with("why", "clash")
        }
        Some(Order::Build(_)) => of("diplomacy-built", done.unit.power).with("unit", piece(&done.unit)),
        Some(Order::Disband(_)) => of("diplomacy-disbanded", done.unit.power).with("unit", piece(&done.unit)),
        _ => telling::ruled(done),
    }
}

/// The powers: who plays them, their centres and units.
fn standing(view: &View) -> DataTable {
    let known = &view.known;
    let heads = [
        "diplomacy-standing-power",
        "diplomacy-standing-player",
        "diplomacy-standing-centres",
        "diplomacy-standing-units",
    ];
    let mut table = DataTable::new(heads.map(Message::new).to_vec());
    table.rows = Power::ALL
        .map(|power| {
            let state = match (known.is_alive(power), known.disorder.has(power.seat())) {
                (false, _) => "out",
                (true, true) => "disorder",
                (true, false) => "played",
            };
            let cells = vec![
                Datum::Words(of("diplomacy-standing-row", power).with("state", state)),
                Datum::Words(Message::new("diplomacy-seat").with("seat", power.seat())),
                Datum::Number(known.centres.of(power).len() as i32),
                Datum::Number(known.position.count(power) as i32),
            ];
            DataRow::new(cells).with_symbol(picture::symbol(power, Kind::Army)).faint(state == "out")
        })
        .to_vec();
    table
}

/// How many centres each power had, year by year.
fn chart(view: &View) -> Chart {
    let history = &view.known.history;
    let moments = history.iter().map(|tally| Datum::Number(i32::from(tally.year))).collect();
    let series = Power::ALL.into_iter().zip(Dash::ALL).map(|(power, dash)| Series {
        label: of("diplomacy-power", power),
        symbol: Some(picture::symbol(power, Kind::Army)),
        colour: picture::colour(power),
        dash,
        values: history.iter().map(|tally| i32::from(tally.centres[power.index()])).collect(),
    });
    Chart { moments, series: series.collect() }
}
