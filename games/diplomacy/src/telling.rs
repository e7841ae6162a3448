//! What happened and what stands, in words: messages for the log, the caption and labels.

use tabletop::Message;

use crate::action::Action;
use crate::calendar::Date;
use crate::closing::Done;
use crate::ending::Ending;
use crate::event::{Event, Seen};
use crate::judge::Strength;
use crate::map::Place;
use crate::order::Order;
use crate::power::Power;
use crate::unit::{Kind, Unit};
use crate::view::View;

impl Kind {
    /// Its word in messages.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Army => "army",
            Kind::Fleet => "fleet",
        }
    }
}

/// A message about a phase.
pub fn dated(key: &'static str, date: Date) -> Message {
    Message::new(key).with("stage", date.stage.word()).with("year", date.year.to_string())
}

/// A message about a power.
pub fn of(key: &'static str, power: Power) -> Message {
    Message::new(key).with("power", power.name())
}

/// A message about a place: its province, and its coast or `none`.
pub fn placed(message: Message, place: Place) -> Message {
    let coast = place.code().split_once('/').map_or("none", |(_, coast)| coast);
    message.with("province", place.province().code()).with("coast", coast)
}

/// What a unit is called: whose, what, where.
pub fn unit_label(unit: Unit) -> Message {
    placed(of("diplomacy-unit", unit.power).with("kind", unit.kind.word()), unit.place)
}

/// Where the game stands, for this viewer.
pub fn caption(view: &View) -> Message {
    let known = &view.known;
    if let Some(ending) = known.ended {
        return over(ending);
    }
    let own = match view.own {
        None => "public",
        Some(own) if known.conceded.has(own.seat()) => "conceded",
        Some(own) if known.disorder.has(own.seat()) => "disorder",
        Some(own) if !known.is_alive(own) => "out",
        Some(own) if !known.decides(own) => "idle",
        Some(own) if known.saved_by(own).is_ready => "ready",
        Some(_) => "open",
    };
    dated("diplomacy-caption", known.date).with("own", own)
}

fn over(ending: Ending) -> Message {
    let message = Message::new("diplomacy-over").with("how", ending.how());
    match ending {
        Ending::Solo(power) => message.with("power", power.name()),
        _ => message.with("power", "none"),
    }
}

/// A fact, in words.
pub fn tell(Seen(event): &Seen) -> Message {
    match event {
        Event::Noted(_, action) => noted(action),
        Event::Lapsed(power, lapse) => of("diplomacy-lapsed", *power).with("lapse", lapse.word()),
        Event::Done(done) => ruled(done),
        Event::Retreated(unit, to) => moved("diplomacy-retreated", *unit).with("place", to.code()),
        Event::Left(unit, why) => moved("diplomacy-left", *unit).with("why", why.word()),
        Event::Built(unit) => moved("diplomacy-built", *unit),
        Event::Unbuilt(power, count) => of("diplomacy-unbuilt", *power).with("count", *count),
        Event::Disbanded(unit) => moved("diplomacy-disbanded", *unit),
        Event::Removed(unit) => moved("diplomacy-removed", *unit),
        Event::Took { power, centre, from } => of("diplomacy-took", *power)
            .with("province", centre.code())
            .with("owner", from.map_or("none", Power::name)),
        Event::Conceded(power) => of("diplomacy-conceded", *power),
        Event::Eliminated(power) => of("diplomacy-eliminated", *power),
        Event::Opened(date) => dated("diplomacy-opened", *date),
        Event::Ended(ending) => over(*ending),
    }
}

fn moved(key: &'static str, unit: Unit) -> Message {
    of(key, unit.power).with("unit", unit.piece().to_string())
}

fn noted(action: &Action) -> Message {
    let (what, order) = match action {
        Action::Order(order) => ("order", order.to_string()),
        Action::Clear(piece) => ("clear", piece.to_string()),
        Action::ClearAll => ("clear-all", String::new()),
        Action::Ready(true) => ("ready", String::new()),
        Action::Ready(false) => ("unready", String::new()),
        Action::Vote(true) => ("vote", String::new()),
        Action::Vote(false) => ("unvote", String::new()),
        Action::Concede => ("concede", String::new()),
    };
    Message::new("diplomacy-noted").with("what", what).with("order", order)
}

/// What became of an order and why, in one sentence.
pub fn ruled(done: &Done) -> Message {
    let order = done.order.unwrap_or(Order::Hold(done.unit.piece()));
    let what = match order {
        Order::Move { .. } => "move",
        Order::SupportHold { .. } | Order::SupportMove { .. } => "support",
        Order::Convoy { .. } => "convoy",
        _ => "hold",
    };
    let other = done.rule.and_then(crate::judge::Rule::other);
    let number =
        |strength: Strength| strength.number.map_or_else(|| "∞".to_owned(), |number| number.to_string());
    let (attack, against) =
        done.compared.map_or_else(Default::default, |pair| (number(pair.attack), number(pair.against)));
    // A unit that was driven out while it did something else is said to be so at the end.
    let is_said = done.ruling == crate::Ruling::Dislodged;
    of("diplomacy-done", done.unit.power)
        .with("order", order.to_string())
        .with("ruling", done.ruling.code())
        .with("what", what)
        .with("rule", done.rule.map_or("none", |rule| rule.code()))
        .with("owner", other.map_or("none", |unit| unit.power.name()))
        .with("unit", other.map_or_else(String::new, |unit| unit.piece().to_string()))
        .with("strengths", if done.compared.is_some() { "some" } else { "none" })
        .with("attack", attack)
        .with("against", against)
        .with("unexplained", i64::from(done.is_unexplained))
        .with("dislodged", i64::from(done.is_dislodged && !is_said))
}
