//! Reading case files, line by line. Every fault is collected; a file with faults gives no case.

use super::casts::{self, AsWritten, Variant};
use super::fault::{Fault, Ignored, Wrong};
use super::gift::{Gift, grant};
use super::hearing::Hearing;
use super::{Case, Casts, Remark};
use crate::adjust::Centres;
use crate::calendar::{Date, Stage};
use crate::campaign::Campaign;
use crate::judge::movement;
use crate::map::Province;
use crate::notation::{self, Unread};
use crate::order::{Order, Orders, Phase, Stray};
use crate::possible::{self, Impossible};
use crate::power::Power;
use crate::status::Statuses;
use crate::unit::{Kind, Position, Unit};

/// The cases of a file, or everything that is wrong with it, by line. Blessings and curses hold as they are written.
pub fn read(text: &str) -> Result<Vec<Case>, Vec<Fault>> {
    read_by(text, &AsWritten)
}

/// The same for a variant.
pub fn read_by(text: &str, variant: &dyn Variant) -> Result<Vec<Case>, Vec<Fault>> {
    let mut reader = Reader { variant, cases: Vec::new(), faults: Vec::new(), draft: None };
    let mut last = 0;
    for (number, line) in text.lines().enumerate() {
        last = number + 1;
        reader.line(last, line.trim());
    }
    reader.finish(last);
    if reader.faults.is_empty() {
        Ok(reader.cases)
    } else {
        reader.faults.sort_by_key(|fault| fault.line);
        Err(reader.faults)
    }
}

struct Reader<'a> {
    variant: &'a dyn Variant,
    cases: Vec<Case>,
    faults: Vec<Fault>,
    draft: Option<Draft>,
}

/// A case that has begun. Orders wait for its end: units may come after them.
struct Draft {
    id: String,
    line: usize,
    /// How many faults the file had when it began.
    faults: usize,
    position: Position,
    orders: Vec<Written>,
    retreats: Vec<Written>,
    casts: casts::Written,
    centres: Vec<(usize, Power, Province)>,
    winter: Vec<Written>,
    gift: Option<(usize, String)>,
    /// The first line that is about moves or about winter, and which.
    about: Option<(usize, Phase)>,
}

/// An order as it stands in the file: its line, whose it is, and its text.
type Written = (usize, Power, String);

impl Reader<'_> {
    fn fault(&mut self, line: usize, what: Wrong) {
        self.faults.push(Fault { line, what });
    }

    fn line(&mut self, number: usize, line: &str) {
        if line.is_empty() || line.starts_with('#') {
            return;
        }
        let (tag, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match tag.to_ascii_uppercase().as_str() {
            "CASE" => self.begin(number, rest),
            "U" | "O" | "R" | "B" | "C" | "OPPOSITION" | "ROUT" | "S" | "W" | "GIFT"
                if self.draft.is_none() =>
            {
                self.fault(number, Wrong::OutsideCase);
            }
            "END" if self.draft.is_none() => self.fault(number, Wrong::OutsideCase),
            "END" if !rest.is_empty() => self.fault(number, Wrong::UnknownLine(line.to_owned())),
            "U" => self.unit(number, rest),
            "O" | "R" | "B" | "C" | "OPPOSITION" | "ROUT" if !self.is_about(number, Phase::Movement) => {}
            "S" | "W" | "GIFT" if !self.is_about(number, Phase::Adjustments) => {}
            "O" => self.order(number, rest, |draft| &mut draft.orders),
            "R" => self.order(number, rest, |draft| &mut draft.retreats),
            "W" => self.order(number, rest, |draft| &mut draft.winter),
            "B" => self.cast(number, |casts, _| casts.cast(number, rest, true).map(drop)),
            "C" => self.cast(number, |casts, _| casts.cast(number, rest, false).map(drop)),
            "OPPOSITION" => self.cast(number, |casts, by| casts.opposition(number, rest, by)),
            "ROUT" => self.cast(number, |casts, _| casts.rout(number, rest)),
            "S" => self.centres(number, rest),
            "GIFT" => self.gift(number, rest),
            "END" => self.end(),
            _ => self.fault(number, Wrong::UnknownLine(line.to_owned())),
        }
    }

    fn begin(&mut self, line: usize, id: &str) {
        self.finish(line);
        if id.is_empty() {
            self.fault(line, Wrong::NoName);
        }
        self.draft = Some(Draft {
            id: id.to_owned(),
            line,
            faults: self.faults.len(),
            position: Position::default(),
            orders: Vec::new(),
            retreats: Vec::new(),
            casts: casts::Written::default(),
            centres: Vec::new(),
            winter: Vec::new(),
            gift: None,
            about: None,
        });
    }

    /// Whether the case can be about this as well: it is about moves or about a winter, whichever came first.
    fn is_about(&mut self, line: usize, phase: Phase) -> bool {
        let Some(draft) = &mut self.draft else { return false };
        let (first, before) = *draft.about.get_or_insert((line, phase));
        if before != phase {
            self.fault(line, Wrong::TwoPhases { first });
        }
        before == phase
    }

    /// Nothing more comes for the case that has begun, if any: it was broken off.
    fn finish(&mut self, line: usize) {
        if let Some(draft) = self.draft.take() {
            self.fault(line, Wrong::Unfinished { id: draft.id, begun: draft.line });
        }
    }

    fn power<'a>(&mut self, line: usize, text: &'a str) -> Option<(Power, &'a str)> {
        let (name, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let power = Power::from_name(name);
        if power.is_none() {
            self.fault(line, Wrong::UnknownPower(name.to_owned()));
        }
        Some((power?, rest.trim()))
    }

    fn unread(&mut self, line: usize, text: &str, why: Unread) {
        self.fault(line, Wrong::Unread { text: text.to_owned(), why });
    }

    fn unit(&mut self, line: usize, text: &str) {
        let Some((power, text)) = self.power(line, text) else { return };
        let piece = match notation::read_piece(text) {
            Ok(piece) => piece,
            Err(why) => return self.unread(line, text, why),
        };
        let unit = Unit { power, kind: piece.kind, place: piece.place };
        let put = self.draft.as_mut().map_or(Ok(()), |draft| draft.position.put(unit));
        if let Err(why) = put {
            self.fault(line, Wrong::Misplaced { unit, why });
        }
    }

    fn order(&mut self, line: usize, text: &str, list: fn(&mut Draft) -> &mut Vec<Written>) {
        let Some((power, text)) = self.power(line, text) else { return };
        if let Some(draft) = &mut self.draft {
            list(draft).push((line, power, text.to_owned()));
        }
    }

    fn centres(&mut self, line: usize, text: &str) {
        let Some((power, text)) = self.power(line, text) else { return };
        let parts = text.split([' ', '\t', ',']).filter(|part| !part.is_empty());
        let parts: Vec<&str> = if text.is_empty() { vec![""] } else { parts.collect() };
        for part in parts {
            match notation::read_province(part) {
                Ok(province) => self.centre(line, power, province),
                Err(why) => self.unread(line, part, why),
            }
        }
    }

    fn centre(&mut self, line: usize, power: Power, province: Province) {
        let Some(draft) = &mut self.draft else { return };
        if !province.is_centre() {
            self.fault(line, Wrong::NoCentre(province));
        } else if draft.centres.iter().any(|(.., owned)| *owned == province) {
            self.fault(line, Wrong::OwnedTwice(province));
        } else {
            draft.centres.push((line, power, province));
        }
    }

    fn gift(&mut self, line: usize, name: &str) {
        let Some(draft) = &mut self.draft else { return };
        match &draft.gift {
            Some((first, _)) => {
                let first = *first;
                self.fault(line, Wrong::SecondGift { first });
            }
            None => draft.gift = Some((line, name.to_owned())),
        }
    }

    /// Takes a line about casts.
    fn cast(
        &mut self,
        line: usize,
        take: impl FnOnce(&mut casts::Written, &dyn Variant) -> Result<(), Wrong>,
    ) {
        let Some(draft) = &mut self.draft else { return };
        if let Err(what) = take(&mut draft.casts, self.variant) {
            self.fault(line, what);
        }
    }

    fn end(&mut self) {
        let Some(mut draft) = self.draft.take() else { return };
        let before = self.faults.len();
        let mut case = Case {
            id: std::mem::take(&mut draft.id),
            line: draft.line,
            position: std::mem::take(&mut draft.position),
            orders: Orders::default(),
            casts: Casts::default(),
            statuses: Statuses::NEUTRAL,
            cancelled: None,
            gift: None,
            later: None,
            remarks: Vec::new(),
        };
        if matches!(draft.about, Some((_, Phase::Adjustments))) {
            self.give_winter(&mut case, &draft);
        } else {
            self.give_orders(&mut case, &draft.orders);
            self.give_casts(&mut case, &draft.casts);
            self.give_retreats(&mut case, &draft);
        }
        if self.faults.len() == before {
            self.cases.push(case);
        }
    }

    fn give_orders(&mut self, case: &mut Case, orders: &[Written]) {
        let mut lines = [None; crate::map::PROVINCES];
        for (line, power, order) in self.read(&case.position, orders) {
            if let Err(what) = give(case, &mut lines, line, power, order) {
                self.fault(line, what);
            }
        }
    }

    /// The orders that are understood.
    fn read(&mut self, position: &Position, written: &[Written]) -> Vec<(usize, Power, Order)> {
        let mut orders = Vec::new();
        for (line, power, text) in written {
            match notation::read_with(position, text) {
                Ok(order) => orders.push((*line, *power, order)),
                Err(why) => self.unread(*line, text, why),
            }
        }
        orders
    }

    /// The retreats after the moves. Who is driven out is known once nothing is wrong with those.
    fn give_retreats(&mut self, case: &mut Case, draft: &Draft) {
        // Whoever was driven out stood there before the moves.
        let orders = self.read(&case.position, &draft.retreats);
        if draft.retreats.is_empty() || self.faults.len() > draft.faults {
            return;
        }
        let verdict = movement(&case.position, &case.orders, case.statuses);
        let date = Date::START.at(Stage::SpringRetreats);
        let mut campaign = Campaign::new(verdict.after().clone(), Centres::default(), date);
        campaign.dislodged = verdict.dislodged().collect();
        self.hear(case, campaign, orders);
    }

    fn give_winter(&mut self, case: &mut Case, draft: &Draft) {
        let first =
            draft.winter.first().map(|(line, ..)| *line).or(draft.gift.as_ref().map(|(line, _)| *line));
        if let (Some(line), true) = (first, draft.centres.is_empty()) {
            return self.fault(line, Wrong::NoCentres);
        }
        let mut centres = Centres::default();
        draft.centres.iter().for_each(|(_, power, centre)| centres.give(*centre, *power));
        let orders = self.read(&case.position, &draft.winter);
        let mut campaign = Campaign::new(case.position.clone(), centres, Date::START.at(Stage::Winter));
        if let Some((line, name)) = &draft.gift {
            match Gift::read(name, None, &campaign, self.variant) {
                Ok(gift) => case.gift = Some(gift),
                Err(what) => self.fault(*line, what),
            }
        }
        grant(&mut campaign, case.gift.as_ref().map(|gift| gift.to));
        self.hear(case, campaign, orders);
    }

    /// Takes the orders of a phase that is not one of moves.
    fn hear(&mut self, case: &mut Case, campaign: Campaign, orders: Vec<(usize, Power, Order)>) {
        let mut hearing = Hearing::new(campaign);
        for (line, power, order) in orders {
            match hearing.hear(line, power, order) {
                Ok(remark) => case.remarks.extend(remark),
                Err(what) => self.fault(line, what),
            }
        }
        case.later = Some(hearing.campaign);
    }

    fn give_casts(&mut self, case: &mut Case, written: &casts::Written) {
        for (line, province) in written.lines() {
            if case.position.at(province).is_none() {
                self.fault(line, Wrong::NobodyThere(province));
            }
        }
        let settled = written.settle(&case.position, &case.orders, self.variant);
        (case.casts, case.statuses, case.cancelled) = (settled.casts, settled.statuses, settled.cancelled);
    }
}

/// Takes an order into a case, if nothing is wrong with it.
fn give(
    case: &mut Case,
    lines: &mut [Option<usize>],
    line: usize,
    power: Power,
    order: Order,
) -> Result<(), Wrong> {
    let piece = order.unit().ok_or(Wrong::OtherPhase(order))?;
    let at = piece.province();
    if let Some(first) = lines[at.index()] {
        return Err(Wrong::SecondOrder { piece, first });
    }
    case.orders.give(&case.position, power, order).map_err(|stray| match stray {
        Stray::NoUnit(piece) => Wrong::NoUnit(piece),
        Stray::NotYours(piece, owner) => Wrong::NotYours { piece, owner },
        Stray::WrongPhase(_) => Wrong::OtherPhase(order),
    })?;
    lines[at.index()] = Some(line);
    let place = case.position.at(at).map_or(piece.place, |unit| unit.place);
    if place != piece.place && (piece.place.is_coast() || piece.kind == Kind::Army) {
        return Err(Wrong::OtherCoast { piece, place });
    }
    match possible::check(&case.position, &order) {
        Ok(()) => Ok(()),
        Err(Impossible::CoastNeeded) => Err(Wrong::BadCoast { order, is_named: false }),
        Err(Impossible::WrongCoast) => Err(Wrong::BadCoast { order, is_named: true }),
        Err(why) => {
            let order = *case.orders.of(at).unwrap_or(&order);
            case.remarks.push(Remark { line, order, phase: Phase::Movement, why: Ignored::Impossible(why) });
            Ok(())
        }
    }
}
