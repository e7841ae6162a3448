//! What happens in a game, and what each viewer learns of it. What somebody saves is theirs alone; of a phase that is over
//! everybody learns what came of it, and of casts and gifts what the rules open (§17.16 to §17.20, §21.5).

use diplomacy::closing::Done;
use diplomacy::{Power, event as earth};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use tabletop::{Seat, Sink, Viewer};

use crate::action::Action;
use crate::heaven::{Cast, Gift, Protected};
use crate::knowledge::Known;
use crate::role::Divinity;

/// A fact.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// What Diplomacy tells too, and everybody learns.
    Earthly(earth::Event),
    /// A seat did something in secret.
    Noted(Seat, Action),
    /// The protected countries were drawn.
    Drawn(Protected),
    /// An order of a movement phase was carried out or not.
    Done(Box<Verdicts>),
    /// A unit was blessed or cursed.
    Cast(Cast),
    /// The Good Lord may give something.
    GiftOpened(u16),
    /// A country may keep one unit more than it has centres.
    Favoured(Power),
    /// A divine player has won by the elimination of the other's country, and both withdraw.
    Triumph(Divinity, Power),
    /// Both protected countries fell in one winter: the divine players withdraw without a winner.
    BothFell(Protected),
    /// A divine player has won with a country that won alone.
    WonWith(Divinity, Power),
    /// At the end: which countries were protected.
    Unveiled(Protected),
    /// At the end: a cast that nobody was told of.
    CastUnveiled(Cast),
    /// At the end: what was given in a winter.
    GiftUnveiled(Gift),
}

/// What became of one order, by what its reader knows of casts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdicts {
    /// What everybody knows.
    pub open: Known,
    /// As it is told, by [`Known::index`].
    pub told: [Done; 4],
}

/// A fact as one viewer learns it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seen {
    /// What Diplomacy tells too.
    Earthly(earth::Event),
    /// The viewer's own act.
    Noted(Action),
    /// Whom the divine players protect, as far as the viewer is told.
    Drawn {
        /// The Devil's country.
        devil: Option<Power>,
        /// The Good Lord's.
        lord: Option<Power>,
    },
    /// An order was carried out or not.
    Done(Done),
    /// A unit was blessed or cursed.
    Cast(Cast),
    /// The Good Lord may give something.
    GiftOpened(u16),
    /// A country may keep one unit more.
    Favoured(Power),
    /// A divine player has won.
    Triumph(Divinity, Power),
    /// Both protected countries fell.
    BothFell(Protected),
    /// A divine player has won with a country.
    WonWith(Divinity, Power),
    /// Which countries were protected.
    Unveiled(Protected),
    /// A cast that nobody was told of.
    CastUnveiled(Cast),
    /// What was given in a winter.
    GiftUnveiled(Gift),
}

/// What a viewer knows of the casts of a phase: what all do, and their own.
pub(crate) fn knowledge(open: Known, who: Viewer) -> Known {
    match who.seat().and_then(Divinity::of) {
        Some(divinity) => open.and(divinity),
        None => open,
    }
}

impl Seen {
    /// What a viewer learns of a fact, if anything.
    pub fn of(event: &Event, who: Viewer) -> Option<Self> {
        let is = |divinity: Divinity| who.is(divinity.seat());
        Some(match event {
            Event::Earthly(event) => Seen::Earthly(*event),
            Event::Noted(seat, action) if who.is(*seat) => Seen::Noted(*action),
            Event::Drawn(Protected { devil, .. }) if is(Divinity::Devil) => {
                Seen::Drawn { devil: Some(*devil), lord: None }
            }
            Event::Drawn(Protected { devil, lord }) if is(Divinity::Lord) => {
                Seen::Drawn { devil: Some(*devil), lord: Some(*lord) }
            }
            Event::Drawn(_) => Seen::Drawn { devil: None, lord: None },
            Event::Done(verdicts) => Seen::Done(verdicts.told[knowledge(verdicts.open, who).index()]),
            Event::Cast(cast) if cast.is_open => Seen::Cast(*cast),
            Event::GiftOpened(year) => Seen::GiftOpened(*year),
            Event::Favoured(power) if who.is(power.seat()) || is(Divinity::Lord) => Seen::Favoured(*power),
            Event::Triumph(divinity, fallen) => Seen::Triumph(*divinity, *fallen),
            Event::BothFell(protected) => Seen::BothFell(*protected),
            Event::WonWith(divinity, power) => Seen::WonWith(*divinity, *power),
            Event::Unveiled(protected) => Seen::Unveiled(*protected),
            Event::CastUnveiled(cast) => Seen::CastUnveiled(*cast),
            Event::GiftUnveiled(gift) => Seen::GiftUnveiled(*gift),
            Event::Noted(..) | Event::Cast(_) | Event::Favoured(_) => return None,
        })
    }
}

/// Takes facts of Diplomacy as facts of this game.
pub(crate) struct Earthly<'a, S>(pub(crate) &'a mut S);

impl<S: Sink<Event>> Sink<earth::Event> for Earthly<'_, S> {
    fn put(&mut self, event: impl FnOnce() -> earth::Event) {
        self.0.put(|| Event::Earthly(event()));
    }
}

impl Serialize for Cast {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        map.serialize_entry("phase", &self.date)?;
        map.serialize_entry("by", &self.by)?;
        map.serialize_entry("unit", &self.unit)?;
        map.serialize_entry("fate", self.fate.word())?;
        map.end()
    }
}

impl Serialize for Seen {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if let Seen::Earthly(event) = self {
            return earth::Seen(*event).serialize(to);
        }
        let mut map = to.serialize_map(None)?;
        match self {
            Seen::Earthly(_) => {}
            Seen::Noted(action) => map.serialize_entry("noted", &action.to_string())?,
            Seen::Drawn { devil, lord } => {
                map.serialize_entry("devil", devil)?;
                map.serialize_entry("lord", lord)?;
            }
            Seen::Done(done) => map.serialize_entry("done", done)?,
            Seen::Cast(cast) | Seen::CastUnveiled(cast) => map.serialize_entry("cast", cast)?,
            Seen::GiftOpened(year) => map.serialize_entry("gift_opened", year)?,
            Seen::Favoured(power) => map.serialize_entry("favoured", power)?,
            Seen::Triumph(divinity, fallen) => {
                map.serialize_entry("triumph", divinity)?;
                map.serialize_entry("fallen", fallen)?;
            }
            Seen::BothFell(Protected { devil, lord }) => {
                map.serialize_entry("both_fell", &[devil, lord])?;
            }
            Seen::WonWith(divinity, power) => {
                map.serialize_entry("won_with", power)?;
                map.serialize_entry("divinity", divinity)?;
            }
            Seen::Unveiled(Protected { devil, lord }) => {
                map.serialize_entry("unveiled", &[devil, lord])?;
            }
            Seen::GiftUnveiled(gift) => {
                map.serialize_entry("gift", &gift.to)?;
                map.serialize_entry("year", &gift.year)?;
            }
        }
        map.end()
    }
}
