//! Setting a position up by hand (§14.3): units and the flags of centres on the map, the phase, and what else its text says.
//!
//! Variants that begin with the same positions set them up in the same way.

use scene::{Arranged, Arrangement, FieldTakes, FieldValue, Placement, Setup, SetupField, SetupSort};
use tabletop::{Message, SeatSet};

use crate::atlas;
use crate::calendar::{Date, FIRST_YEAR, LAST_YEAR, Stage};
use crate::campaign::Campaign;
use crate::config::Config;
use crate::map::{CENTRES, Place};
use crate::picture;
use crate::power::{POWERS, Power};
use crate::setup::{self, Reader};
use crate::state::Diplomacy;
use crate::unit::{Kind, Unit};

/// Flags stand beneath units.
const FLAGS: u8 = 1;

impl Arranged for Diplomacy {
    fn setup(_config: &Config) -> Setup {
        whole()
    }

    fn positioned(config: &Config, text: &str) -> Config {
        Config { position: text.to_owned(), ..config.clone() }
    }

    fn usual(_config: &Config) -> String {
        setup::text(&Campaign::start())
    }

    fn position(&self) -> Option<String> {
        Some(setup::text(self.campaign()))
    }

    fn understood(_config: &Config, text: &str) -> Arrangement {
        understood(text)
    }

    fn written(_config: &Config, arrangement: &Arrangement) -> String {
        written(arrangement)
    }

    fn stood(_config: &Config, arrangement: &Arrangement) -> Self {
        Diplomacy { campaign: stood(arrangement), window: 0 }
    }
}

/// What a piece of the palette is: a unit, or the flag of a centre.
fn sort(kind: Option<Kind>, power: Power) -> String {
    let what = match kind {
        Some(Kind::Army) => "army",
        Some(Kind::Fleet) => "fleet",
        None => "centre",
    };
    format!("{what}-{power}")
}

fn sorts() -> impl Iterator<Item = (Option<Kind>, Power)> {
    let of = |power| [Some(Kind::Army), Some(Kind::Fleet), None].map(|kind| (kind, power));
    Power::ALL.into_iter().flat_map(of)
}

/// What positions are made of.
pub fn whole() -> Setup {
    let can_stand = |kind: Kind, place: Place| {
        kind.can_stand(place) && (kind == Kind::Army || place.is_coast() || !place.province().has_coasts())
    };
    let standing = |kind: Kind| Place::all().filter(|place| can_stand(kind, *place)).map(atlas::id).collect();
    let mut whole = Setup { room: 1, stocks: vec![None; 3 * POWERS], fields: fields(), ..Setup::default() };
    for (stock, (kind, power)) in sorts().enumerate() {
        let label = |key| Message::new(key).with("power", power.name());
        let (label, symbol, places) = match kind {
            Some(kind) => {
                let word = if kind == Kind::Army { "army" } else { "fleet" };
                let label = label("diplomacy-setup-unit").with("kind", word);
                (label, picture::symbol(power, kind), standing(kind))
            }
            None => {
                let centres = CENTRES.into_iter().map(|centre| atlas::id(centre.place())).collect();
                (label("diplomacy-setup-centre"), picture::flag(power), centres)
            }
        };
        let ground = whole.ground(places);
        let layer = if kind.is_none() { FLAGS } else { 0 };
        whole
            .palette
            .push(SetupSort::new(sort(kind, power), label, symbol, stock).on(ground).in_layer(layer));
    }
    whole
}

fn fields() -> Vec<SetupField> {
    let stage = |stage: Stage| {
        let label = Message::new("diplomacy-setup-stage-value").with("stage", stage.word());
        FieldValue::new(stage.word(), label)
    };
    let years = FieldTakes::Number(FIRST_YEAR.into(), LAST_YEAR.into());
    let field = |name: &str, key, takes| SetupField::new(name, Message::new(key), takes);
    let mut fields = vec![
        field("stage", "diplomacy-setup-stage", FieldTakes::Choice(Stage::ALL.map(stage).to_vec())),
        field("year", "diplomacy-setup-year", years.clone()),
        field("changed", "diplomacy-setup-changed", years),
        field("fleeing", "diplomacy-setup-fleeing", FieldTakes::Text),
    ];
    fields.extend(Power::ALL.map(|power| {
        let label = Message::new("diplomacy-setup-disorder").with("power", power.name());
        SetupField::new(disorder(power), label, FieldTakes::Flag)
    }));
    fields
}

fn disorder(power: Power) -> String {
    format!("disorder-{power}")
}

/// What the text of a position says, as far as it can be understood.
pub fn understood(text: &str) -> Arrangement {
    let mut parts = text.split(';').map(str::trim).filter(|part| !part.is_empty());
    let date = parts.next().and_then(|first| first.parse().ok()).unwrap_or(Date::START);
    let mut reader = Reader::new(date);
    let (fleeing, others): (Vec<&str>, Vec<&str>) = parts.partition(|part| part.contains('>'));
    for part in others {
        // What is not understood is left out here, and told by whoever reads the text to play it.
        let _ = reader.part(part);
    }
    let mut arrangement = Arrangement::default();
    let unit = |unit: Unit| {
        let shown = format!("unit-{}", unit.province().code().to_lowercase());
        Placement::new(sort(Some(unit.kind), unit.power), atlas::id(unit.place)).shown(shown)
    };
    for power in Power::ALL {
        let flags = reader.centres.of(power).map(|centre| atlas::id(centre.place()));
        let flags: Vec<Placement> = flags.map(|place| Placement::new(sort(None, power), place)).collect();
        arrangement.pieces.extend(reader.position.of(power).map(unit).chain(flags));
        arrangement.raise(disorder(power), reader.disorder.contains(&power));
    }
    arrangement.say("stage", date.stage.word());
    arrangement.say("year", date.year);
    arrangement.say("changed", reader.changed.unwrap_or(date.year));
    arrangement.say("fleeing", fleeing.join("; "));
    arrangement
}

/// The text of an arrangement.
pub fn written(arrangement: &Arrangement) -> String {
    let year = arrangement.field("year").map_or_else(|| FIRST_YEAR.to_string(), str::to_owned);
    let date = Date { year: FIRST_YEAR, stage: stage(arrangement) }.to_string();
    let date = date.replace(&FIRST_YEAR.to_string(), &year);
    let changed = arrangement.field("changed").unwrap_or(&year);
    setup::written(&stood(arrangement), &date, fleeing(arrangement).map(str::to_owned), changed)
}

/// A game that stands like this, whether or not anybody could play it.
pub fn stood(arrangement: &Arrangement) -> Campaign {
    let year = arrangement.field("year").and_then(|year| year.parse().ok()).unwrap_or(FIRST_YEAR);
    let date = Date { year: year.clamp(FIRST_YEAR, LAST_YEAR), stage: stage(arrangement) };
    let mut reader = Reader::new(date);
    for put in &arrangement.pieces {
        let known = sorts().find(|(kind, power)| sort(*kind, *power) == put.sort);
        let place = Place::all().find(|place| atlas::id(*place) == put.place);
        let (Some((kind, power)), Some(place)) = (known, place) else { continue };
        match kind {
            // Of two that were put into one province, the second stands there.
            Some(kind) => {
                let before = reader.position.take(place.province());
                if reader.position.put(Unit { power, kind, place }).is_err() {
                    before.map(|unit| reader.position.put(unit));
                }
            }
            None => reader.centres.give(place.province(), power),
        }
    }
    for part in fleeing(arrangement) {
        let _ = reader.flight(part);
    }
    let is_out = |power: &Power| arrangement.flag(&disorder(*power));
    let mut campaign = reader.campaign();
    campaign.disorder = Power::ALL.into_iter().filter(is_out).map(Power::seat).collect::<SeatSet>();
    campaign
}

fn stage(arrangement: &Arrangement) -> Stage {
    let said = arrangement.field("stage");
    Stage::ALL.into_iter().find(|stage| said == Some(stage.word())).unwrap_or(Stage::SpringMoves)
}

/// The units that were driven out, as they were written.
fn fleeing(arrangement: &Arrangement) -> impl Iterator<Item = &str> {
    arrangement.field("fleeing").unwrap_or_default().split(';').map(str::trim).filter(|part| !part.is_empty())
}
