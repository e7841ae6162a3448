//! Positions as text (§14.3): `S1901M; AUSTRIA A BUD, A VIE, F TRI; AUSTRIA = BUD TRI VIE; CHANGED 1901`.
//!
//! A text holds the phase, units, centres, dislodged units with their open retreats, powers in civil disorder and the last
//! year in which a centre changed hands: everything but what is saved in secret. Printing what was read gives the same text.

use std::fmt::Write;

use tabletop::{BadConfig, Message};

use crate::adjust::Centres;
use crate::calendar::{Date, FIRST_YEAR, LAST_YEAR};
use crate::campaign::Campaign;
use crate::config::LONGEST_POSITION;
use crate::judge::Dislodged;
use crate::map::{Place, PlaceSet, Province};
use crate::notation;
use crate::order::Phase;
use crate::power::Power;
use crate::unit::{Kind, Misplaced, Piece, Position, Unit};

/// The text of a game's position.
pub fn text(campaign: &Campaign) -> String {
    let fleeing = campaign.dislodged.iter().map(|lost| {
        let retreats: Vec<&str> = lost.retreats.map(Place::code).collect();
        format!("{} > {}", lost.unit, retreats.join(" ")).trim_end().to_owned()
    });
    written(campaign, &campaign.date.to_string(), fleeing, &campaign.changed.to_string())
}

/// The same with these words for its phase, the units that were driven out, and the last year in which a centre changed hands.
pub(crate) fn written(
    campaign: &Campaign,
    date: &str,
    fleeing: impl Iterator<Item = String>,
    changed: &str,
) -> String {
    let mut text = date.to_owned();
    let mut put = |part: String| write!(text, "; {part}").expect("a text takes every part");
    for power in Power::ALL {
        let units: Vec<String> = campaign.position.of(power).map(|unit| unit.piece().to_string()).collect();
        if !units.is_empty() {
            put(format!("{power} {}", units.join(", ")));
        }
    }
    for power in Power::ALL {
        let centres: Vec<&str> = campaign.centres.of(power).map(Province::code).collect();
        if !centres.is_empty() {
            put(format!("{power} = {}", centres.join(" ")));
        }
    }
    fleeing.for_each(&mut put);
    let disorder: Vec<&str> = campaign.disorder.iter().filter_map(Power::of).map(Power::name).collect();
    if !disorder.is_empty() {
        put(format!("DISORDER {}", disorder.join(" ")));
    }
    put(format!("CHANGED {changed}"));
    text
}

/// Why a part of a position is not taken.
pub(crate) enum Flaw {
    /// It is not understood.
    Unread,
    /// The unit cannot stand there.
    Misplaced(Unit, Misplaced),
    /// The province is no centre.
    NoCentre(&'static str),
    /// The centre has an owner already.
    OwnedTwice(&'static str),
    /// A unit was driven out of a phase without retreats, or may not go there.
    NoRetreat(&'static str),
    /// The year is out of range.
    Year(u16),
}

impl Flaw {
    fn message(&self, part: &str) -> Message {
        let shown: String = part.chars().take(60).collect();
        match self {
            Flaw::Unread => Message::new("diplomacy-bad-part").with("part", shown),
            Flaw::Misplaced(unit, why) => crate::tell::misplaced(*unit, *why),
            Flaw::NoCentre(code) => Message::new("diplomacy-bad-no-centre").with("province", *code),
            Flaw::OwnedTwice(code) => Message::new("diplomacy-bad-owned-twice").with("province", *code),
            Flaw::NoRetreat(code) => Message::new("diplomacy-bad-retreat").with("place", *code),
            Flaw::Year(year) => Message::new("diplomacy-bad-year").with("year", i64::from(*year)),
        }
    }
}

/// The game of a position's text. Whatever is wrong with it is noted.
pub(crate) fn read(text: &str, bad: &mut BadConfig) -> Option<Campaign> {
    let mut note = |said: Message| bad.because(said, &["position"], Some("14.3"));
    if text.len() > LONGEST_POSITION {
        note(Message::new("diplomacy-bad-long").with("most", LONGEST_POSITION));
        return None;
    }
    let mut parts = text.split(';').map(str::trim).filter(|part| !part.is_empty());
    let first = parts.next().unwrap_or_default();
    let Ok(date) = first.parse::<Date>() else {
        note(Message::new("diplomacy-bad-phase").with("part", first.chars().take(60).collect::<String>()));
        return None;
    };
    let mut reader = Reader::new(date);
    let mut flaws = Vec::new();
    if !(FIRST_YEAR..=LAST_YEAR).contains(&date.year) {
        flaws.push(Flaw::Year(date.year).message(first));
    }
    let mut fleeing = Vec::new();
    for part in parts {
        if part.contains('>') {
            fleeing.push(part);
        } else if let Err(flaw) = reader.part(part) {
            flaws.push(flaw.message(part));
        }
    }
    // Once everybody stands, it is known where there is room.
    for part in fleeing {
        if let Err(flaw) = reader.flight(part) {
            flaws.push(flaw.message(part));
        }
    }
    let campaign = reader.campaign();
    if flaws.is_empty() && campaign.survivors().is_empty() {
        flaws.push(Message::new("diplomacy-bad-nobody"));
    }
    let is_fine = flaws.is_empty();
    flaws.into_iter().for_each(note);
    is_fine.then_some(campaign)
}

/// A game as far as its text was read.
pub(crate) struct Reader {
    pub(crate) date: Date,
    pub(crate) position: Position,
    pub(crate) centres: Centres,
    dislodged: Vec<Dislodged>,
    pub(crate) disorder: Vec<Power>,
    pub(crate) changed: Option<u16>,
}

impl Reader {
    pub(crate) fn new(date: Date) -> Self {
        Reader {
            date,
            position: Position::default(),
            centres: Centres::default(),
            dislodged: Vec::new(),
            disorder: Vec::new(),
            changed: None,
        }
    }

    /// Reads a part that is not a unit driven out.
    pub(crate) fn part(&mut self, part: &str) -> Result<(), Flaw> {
        let (word, rest) = part.split_once(char::is_whitespace).unwrap_or((part, ""));
        match word.to_ascii_uppercase().as_str() {
            "CHANGED" => {
                let year = rest.trim().parse().map_err(|_| Flaw::Unread)?;
                if year > self.date.year {
                    return Err(Flaw::Year(year));
                }
                self.changed = Some(year);
            }
            "DISORDER" => {
                for name in rest.split_whitespace() {
                    self.disorder.push(Power::from_name(name).ok_or(Flaw::Unread)?);
                }
            }
            _ => {
                let power = Power::from_name(word).ok_or(Flaw::Unread)?;
                match rest.trim().strip_prefix('=') {
                    Some(codes) => self.own(power, codes)?,
                    None => self.stand(power, rest)?,
                }
            }
        }
        Ok(())
    }

    fn own(&mut self, power: Power, codes: &str) -> Result<(), Flaw> {
        for code in codes.split_whitespace() {
            let centre = notation::read_province(code).map_err(|_| Flaw::Unread)?;
            if !centre.is_centre() {
                return Err(Flaw::NoCentre(centre.code()));
            }
            if Power::ALL.into_iter().any(|other| self.centres.of(other).has(centre)) {
                return Err(Flaw::OwnedTwice(centre.code()));
            }
            self.centres.give(centre, power);
        }
        Ok(())
    }

    fn stand(&mut self, power: Power, units: &str) -> Result<(), Flaw> {
        for piece in units.split(',') {
            let Piece { kind, place } = notation::read_piece(piece.trim()).map_err(|_| Flaw::Unread)?;
            let unit = Unit { power, kind, place };
            self.position.put(unit).map_err(|why| Flaw::Misplaced(unit, why))?;
        }
        Ok(())
    }

    /// A unit that was driven out, and where it may go: to empty places next to it.
    pub(crate) fn flight(&mut self, part: &str) -> Result<(), Flaw> {
        let (unit, places) = part.split_once('>').ok_or(Flaw::Unread)?;
        let (name, piece) = unit.trim().split_once(char::is_whitespace).ok_or(Flaw::Unread)?;
        let power = Power::from_name(name).ok_or(Flaw::Unread)?;
        let Piece { kind, place } = notation::read_piece(piece.trim()).map_err(|_| Flaw::Unread)?;
        let unit = Unit { power, kind, place };
        Position::default().put(unit).map_err(|why| Flaw::Misplaced(unit, why))?;
        let province = unit.province();
        let is_second = self.dislodged.iter().any(|lost| lost.unit.province() == province);
        if self.date.stage.phase() != Phase::Retreats || is_second {
            return Err(Flaw::NoRetreat(place.code()));
        }
        let steps = match kind {
            Kind::Army => PlaceSet::from_bits(place.army_steps().bits()),
            Kind::Fleet => place.fleet_steps(),
        };
        let mut retreats = PlaceSet::EMPTY;
        for code in places.split_whitespace() {
            let to = Place::from_code(&code.to_ascii_uppercase()).ok_or(Flaw::Unread)?;
            if !steps.has(to) || self.position.at(to.province()).is_some() {
                return Err(Flaw::NoRetreat(to.code()));
            }
            retreats = retreats.with(to);
        }
        self.dislodged.push(Dislodged { unit, by: province, retreats });
        self.dislodged.sort_by_key(|lost| lost.unit.province());
        Ok(())
    }

    /// The game.
    pub(crate) fn campaign(self) -> Campaign {
        let mut campaign = Campaign::new(self.position, self.centres, self.date);
        campaign.dislodged = self.dislodged;
        campaign.disorder = self.disorder.into_iter().map(Power::seat).collect();
        campaign.changed = self.changed.unwrap_or(self.date.year);
        campaign
    }
}
