//! Reading case files, line by line. Every fault is collected; a file with faults gives no case.

use super::fault::{Fault, Wrong};
use super::{Case, Remark};
use crate::judge;
use crate::map::Province;
use crate::notation::{self, Unread};
use crate::order::{Order, Orders, Stray};
use crate::possible::{self, Impossible};
use crate::power::Power;
use crate::status::Statuses;
use crate::unit::{Kind, Position, Unit};

/// The cases of a file, or everything that is wrong with it, by line.
pub fn read(text: &str) -> Result<Vec<Case>, Vec<Fault>> {
    let mut reader = Reader::default();
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

#[derive(Default)]
struct Reader {
    cases: Vec<Case>,
    faults: Vec<Fault>,
    draft: Option<Draft>,
}

/// A case that has begun. Orders wait for its end: units may come after them.
struct Draft {
    id: String,
    line: usize,
    position: Position,
    orders: Vec<(usize, Power, String)>,
    blessed: Option<(usize, Province)>,
    cursed: Option<(usize, Province)>,
}

impl Reader {
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
            "U" | "O" | "B" | "C" if self.draft.is_none() => self.fault(number, Wrong::OutsideCase),
            "END" if self.draft.is_none() => self.fault(number, Wrong::OutsideCase),
            "END" if !rest.is_empty() => self.fault(number, Wrong::UnknownLine(line.to_owned())),
            "U" => self.unit(number, rest),
            "O" => self.order(number, rest),
            "B" => self.status(number, rest, true),
            "C" => self.status(number, rest, false),
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
            position: Position::default(),
            orders: Vec::new(),
            blessed: None,
            cursed: None,
        });
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

    fn order(&mut self, line: usize, text: &str) {
        let Some((power, text)) = self.power(line, text) else { return };
        if let Some(draft) = &mut self.draft {
            draft.orders.push((line, power, text.to_owned()));
        }
    }

    fn status(&mut self, line: usize, text: &str, is_blessing: bool) {
        let province = match notation::read_province(text) {
            Ok(province) => province,
            Err(why) => return self.unread(line, text, why),
        };
        let Some(draft) = &mut self.draft else { return };
        let status = if is_blessing { &mut draft.blessed } else { &mut draft.cursed };
        match *status {
            Some((first, _)) => self.fault(line, Wrong::SecondStatus { first }),
            None => *status = Some((line, province)),
        }
    }

    fn end(&mut self) {
        let Some(draft) = self.draft.take() else { return };
        let before = self.faults.len();
        let mut case = Case {
            id: draft.id,
            line: draft.line,
            position: draft.position,
            orders: Orders::default(),
            statuses: Statuses::NEUTRAL,
            remarks: Vec::new(),
        };
        self.give_orders(&mut case, &draft.orders);
        self.give_statuses(&mut case, draft.blessed, draft.cursed);
        if self.faults.len() == before {
            self.cases.push(case);
        }
    }

    fn give_orders(&mut self, case: &mut Case, orders: &[(usize, Power, String)]) {
        let mut lines = [None; crate::map::PROVINCES];
        for (line, power, text) in orders {
            let order = match notation::read_with(&case.position, text) {
                Ok(order) => order,
                Err(why) => {
                    self.unread(*line, text, why);
                    continue;
                }
            };
            if let Err(what) = give(case, &mut lines, *line, *power, order) {
                self.fault(*line, what);
            }
        }
    }

    fn give_statuses(
        &mut self,
        case: &mut Case,
        blessed: Option<(usize, Province)>,
        cursed: Option<(usize, Province)>,
    ) {
        for (line, province) in [blessed, cursed].into_iter().flatten() {
            if case.position.at(province).is_none() {
                self.fault(line, Wrong::NobodyThere(province));
            }
        }
        let province = |status: Option<(usize, Province)>| status.map(|(_, province)| province);
        case.statuses = Statuses { blessed: province(blessed), cursed: province(cursed) };
        if let (Some((first, blessed)), Some((second, cursed))) = (blessed, cursed)
            && may_oppose(case, blessed, cursed)
        {
            self.fault(first.max(second), Wrong::Opposed);
        }
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
            case.remarks.push(Remark { line, order, why });
            Ok(())
        }
    }
}

/// Whether a blessing and a curse can cancel each other: they are on one unit, or one of the two is validly ordered into
/// the other's province, or both into the same one. Whether they then do is for the variant to say.
fn may_oppose(case: &Case, blessed: Province, cursed: Province) -> bool {
    let [first, second] = [blessed, cursed].map(|unit| judge::aim(&case.position, &case.orders, unit));
    blessed == cursed
        || first == Some(cursed)
        || second == Some(blessed)
        || (first.is_some() && first == second)
}
