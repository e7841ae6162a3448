//! What happened and what stands, in words: messages for the log, the caption and labels.

use diplomacy::ending::Ending;
use diplomacy::event::Seen as EarthSeen;
use diplomacy::telling::{dated, of, placed};
use diplomacy::{Power, Unit, telling as earth};
use tabletop::Message;

use crate::action::Action;
use crate::event::Seen;
use crate::heaven::{Cast, Fate, Gift, Giving, Protected};
use crate::role::{Divinity, Role};
use crate::view::{CastSeen, View};

/// Where the game stands, for this viewer.
pub(crate) fn caption(view: &View) -> Message {
    let known = &view.earth.known;
    if !view.heaven.is_drawn {
        return Message::new("divine-caption-drawing");
    }
    if known.ended.is_some() {
        return over(view);
    }
    match view.role {
        _ if view.is_giving() => gift_caption(view),
        Some(Role::Divine(own)) => divine_caption(view, own),
        Some(Role::Power(_)) | None => earth::caption(&view.earth),
    }
}

fn gift_caption(view: &View) -> Message {
    let own = match (view.divinity(), view.heaven.giving) {
        (Some(Divinity::Lord), Some(Giving::Unsaid)) => "open",
        (Some(Divinity::Lord), _) => "said",
        _ => "public",
    };
    Message::new("divine-caption-gift").with("year", view.earth.known.date.year.to_string()).with("own", own)
}

fn divine_caption(view: &View, own: Divinity) -> Message {
    let casting = view.heaven.casting.unwrap_or_default();
    let is_movement = view.earth.known.date.stage.phase() == diplomacy::Phase::Movement;
    let state = match (is_movement, casting.is_ready) {
        _ if view.heaven.is_withdrawn => "withdrawn",
        (false, _) => "idle",
        (true, true) => "ready",
        (true, false) => "open",
    };
    dated("divine-caption", view.earth.known.date).with("own", state).with("divinity", own.word())
}

/// How it ended: the powers' ending, and who of the divine players has won.
fn over(view: &View) -> Message {
    let winner = view.heaven.won_with.or(view.heaven.won.map(|(divinity, _)| divinity));
    let power = match view.earth.known.ended {
        Some(Ending::Solo(power)) => power.name(),
        _ => "none",
    };
    Message::new("divine-over")
        .with("how", view.earth.known.ended.map_or("vote", Ending::how))
        .with("power", power)
        .with("divinity", winner.map_or("none", Divinity::word))
}

/// A fact, in words.
pub(crate) fn tell(seen: &Seen) -> Message {
    match seen {
        Seen::Earthly(event) => earth::tell(&EarthSeen(*event)),
        Seen::Noted(action) => noted(action),
        Seen::Drawn { devil, lord } => {
            let name = |power: &Option<Power>| power.map_or("none", Power::name);
            Message::new("divine-drawn").with("power", name(devil)).with("owner", name(lord))
        }
        Seen::Done(done) => earth::ruled(done),
        Seen::Cast(cast) => cast_told(cast),
        Seen::GiftOpened(year) => Message::new("divine-gift-opened").with("year", year.to_string()),
        Seen::Favoured(power) => of("divine-favoured", *power),
        Seen::Triumph(divinity, fallen) => of("divine-triumph", *fallen).with("divinity", divinity.word()),
        Seen::BothFell(protected) => pair("divine-both-fell", protected),
        Seen::WonWith(divinity, power) => of("divine-won-with", *power).with("divinity", divinity.word()),
        Seen::Unveiled(protected) => pair("divine-unveiled", protected),
        Seen::CastUnveiled(cast) => {
            let message = dated("divine-cast-unveiled", cast.date);
            told(message, cast.by, cast.unit, cast.fate.word())
        }
        Seen::GiftUnveiled(gift) => gift_told(gift),
    }
}

fn pair(key: &'static str, protected: &Protected) -> Message {
    of(key, protected.devil).with("owner", protected.lord.name())
}

fn noted(action: &Action) -> Message {
    match action {
        Action::Earthly(action) => {
            earth::tell(&EarthSeen(diplomacy::Event::Noted(Power::Austria.seat(), *action)))
        }
        Action::Cast(divinity, at) => {
            Message::new("divine-noted-cast").with("divinity", divinity.word()).with("province", at.code())
        }
        Action::Gift(to) => Message::new("divine-noted-gift").with("power", to.map_or("none", Power::name)),
    }
}

/// What a cast was and what became of it.
fn cast_told(cast: &Cast) -> Message {
    told(Message::new("divine-cast"), cast.by, cast.unit, cast.fate.word())
}

/// The same as somebody knows it.
pub(crate) fn cast_seen(cast: &CastSeen) -> Message {
    told(Message::new("divine-cast"), cast.by, cast.unit, cast.fate.map_or("unknown", Fate::word))
}

fn told(message: Message, by: Divinity, unit: Unit, fate: &'static str) -> Message {
    let message = message.with("divinity", by.word()).with("fate", fate);
    placed(message.with("power", unit.power.name()).with("kind", unit.kind.word()), unit.place)
}

/// What was given in a winter.
pub(crate) fn gift_told(gift: &Gift) -> Message {
    Message::new("divine-gift")
        .with("year", gift.year.to_string())
        .with("power", gift.to.map_or("none", Power::name))
}
