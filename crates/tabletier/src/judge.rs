//! `tabletier judge`: a referee's desk for Diplomacy, and for its blessings and curses. Reads case files, prints what becomes of them, and why.
//!
//! Whole games, and records of matches of the house, are known by their first line: they are in [`games`]. A file with faults is not adjudicated at all: each fault is named with its line.

mod games;

use std::io::Write;

use anyhow::{Result, bail};
use diplomacy::desk::{self, Cancelling, Case, Casts, Fault, Later, Remark};
use diplomacy::judge::{Comparison, Role, Rule, Strength, Verdict};
use diplomacy::{Event, Phase, Province, ProvinceSet, Reason, Seen, movement, movement_with, tell, telling};
use divine::desk::Referee;
use serde_json::{Value, json};
use tabletop::Message;
use words::Words;

use crate::cli::{JudgeArgs, LookArgs};
use crate::output::{Out, complain};
use crate::records;

/// Reads, adjudicates and prints.
pub(crate) fn run(args: &JudgeArgs, out: &mut Out) -> Result<()> {
    let text = records::read(&args.file)?;
    let desk = Desk::new(args);
    if games::is_record(&text) {
        desk.record(args, &text, out)
    } else if desk::game::is_game(&text) {
        desk.games(args, &text, out)
    } else {
        desk.cases(args, &text, out)
    }
}

/// What the file is called, and the words to speak of it.
struct Desk {
    file: String,
    words: Words,
}

impl Desk {
    fn new(args: &JudgeArgs) -> Self {
        let look = LookArgs { lang: args.lang, theme: None, no_colour: true };
        let lang = look.lang();
        let texts = [tell::TEXTS[lang as usize], divine::desk::TEXTS[lang as usize]];
        Desk { file: args.file.display().to_string(), words: Words::new(lang, &texts) }
    }

    fn cases(&self, args: &JudgeArgs, text: &str, out: &mut Out) -> Result<()> {
        let cases = match desk::read_by(text, &Referee) {
            Ok(cases) => cases,
            Err(faults) => return self.refuse(args, &faults, out),
        };
        if args.json {
            let cases: Vec<Value> = cases.iter().map(|case| self.as_json(case)).collect();
            writeln!(out, "{}", json!({ "cases": cases }))?;
            return Ok(());
        }
        for case in &cases {
            for remark in &case.remarks {
                complain(&self.at_line(remark.line, &self.remark(remark)));
            }
            if args.explain {
                self.explain(case, out)?;
            } else {
                out.write_all(results(case).as_bytes())?;
            }
        }
        Ok(())
    }

    fn say(&self, message: &Message) -> String {
        self.words.say(message, &|seat| seat.to_string())
    }

    fn at_line(&self, line: usize, what: &str) -> String {
        let message = Message::new("diplomacy-at-line")
            .with("file", self.file.as_str())
            .with("line", line.to_string())
            .with("what", what);
        self.say(&message)
    }

    fn remark(&self, remark: &Remark) -> String {
        format!("{} {}", self.say(&remark.message()), self.say(&remark.why.message()))
    }

    /// Names every fault. Nothing is adjudicated.
    fn refuse(&self, args: &JudgeArgs, faults: &[Fault], out: &mut Out) -> Result<()> {
        if args.json {
            let faults: Vec<Value> = faults
                .iter()
                .map(|fault| json!({ "line": fault.line, "text": self.say(&fault.message()) }))
                .collect();
            writeln!(out, "{}", json!({ "faults": faults }))?;
        } else {
            for fault in faults {
                complain(&self.at_line(fault.line, &self.say(&fault.message())));
            }
        }
        bail!("{} is not adjudicated; faults to mend: {}", self.file, faults.len())
    }

    fn explain(&self, case: &Case, out: &mut Out) -> Result<()> {
        out.write_all(results(case).as_bytes())?;
        if !is_winter(case) {
            self.explain_moves(case, out)?;
        }
        if let Some(said) = case.gift.as_ref().and_then(|gift| gift.said.as_ref()) {
            writeln!(out, "{}", self.say(said))?;
        }
        if let Some(later) = case.later() {
            for event in &later.events {
                writeln!(out, "{}", self.fact(*event))?;
            }
        }
        Ok(writeln!(out)?)
    }

    /// A fact in words.
    fn fact(&self, event: Event) -> String {
        self.say(&telling::tell(&Seen(event)))
    }

    fn explain_moves(&self, case: &Case, out: &mut Out) -> Result<()> {
        if let Some(cancelled) = &case.cancelled {
            writeln!(out, "{}", self.say(&cancelled.said))?;
        }
        let mut reasons = Vec::new();
        movement_with(&case.position, &case.orders, case.statuses, &mut reasons);
        reasons.sort_by_key(|reason| reason.unit);
        for reason in &reasons {
            let mut sentences = reason.messages().into_iter().map(|message| self.say(&message));
            let ruled = sentences.next().unwrap_or_default();
            let order = format!("{} {}", reason.unit.power, reason.shown());
            let line = Message::new("diplomacy-reason").with("order", order).with("ruled", ruled);
            writeln!(out, "{}", self.say(&line))?;
            for sentence in sentences {
                writeln!(out, "    {sentence}")?;
            }
        }
        Ok(())
    }

    fn as_json(&self, case: &Case) -> Value {
        let remarks: Vec<Value> = case.remarks.iter().map(|remark| self.remark_json(remark)).collect();
        let later = case.later().as_ref().map(later_json);
        if is_winter(case) {
            let gift = case.gift.as_ref().map(|gift| gift.to.name());
            return json!({ "id": case.id, "line": case.line, "gift": gift, "winter": later, "remarks": remarks });
        }
        let mut reasons = Vec::new();
        let verdict = movement_with(&case.position, &case.orders, case.statuses, &mut reasons);
        let mut json = json!({
            "id": case.id,
            "line": case.line,
            "rout": case.statuses.rout,
            "units_after": sorted(verdict.after().units().map(|unit| unit.to_string())),
            "dislodged": dislodged(case, &verdict),
            "contested": codes(verdict.contested()),
            "paradox": codes(verdict.paradox()),
            "orders": reasons.iter().map(|reason| self.reason(reason)).collect::<Vec<_>>(),
            "remarks": remarks,
        });
        self.add_casts(&mut json, case.casts, case.cancelled.as_ref());
        if let Some(later) = later {
            json["retreats"] = later;
        }
        json
    }

    /// Adds who was blessed and who was cursed, and whether that was cancelled.
    fn add_casts(&self, json: &mut Value, casts: Casts, cancelled: Option<&Cancelling>) {
        json["blessed"] = json!(casts.blessed.map(Province::code));
        json["cursed"] = json!(casts.cursed.map(Province::code));
        let why = |why: &Cancelling| json!({ "code": why.code, "text": self.say(&why.said) });
        json["cancelled"] = json!(cancelled.map(why));
    }

    fn remark_json(&self, remark: &Remark) -> Value {
        json!({
            "line": remark.line,
            "order": remark.order.to_string(),
            "text": self.say(&remark.why.message()),
        })
    }

    fn reason(&self, reason: &Reason) -> Value {
        json!({
            "power": reason.unit.power.name(),
            "unit": reason.unit.piece().to_string(),
            "order": reason.shown(),
            "was_ordered": reason.order.is_some(),
            "result": reason.ruling.code(),
            "rules": reason.rules.iter().map(|rule| self.rule(*rule)).collect::<Vec<_>>(),
            "comparisons": reason.comparisons.iter().map(comparison).collect::<Vec<_>>(),
        })
    }

    fn rule(&self, rule: Rule) -> Value {
        json!({
            "code": rule.code(),
            "paragraph": rule.paragraph(),
            "unit": rule.other().map(|unit| unit.to_string()),
            "text": self.say(&rule.message().with("paragraph", rule.paragraph())),
        })
    }
}

/// The lines of what becomes of a case.
fn results(case: &Case) -> String {
    match case.later() {
        Some(later) => later.results(case),
        None => desk::results(case, &movement(&case.position, &case.orders, case.statuses)),
    }
}

fn is_winter(case: &Case) -> bool {
    case.later.as_ref().is_some_and(|campaign| campaign.date.stage.phase() == Phase::Adjustments)
}

fn later_json(later: &Later) -> Value {
    json!({
        "units_after": sorted(later.after.units().map(|unit| unit.to_string())),
        "gone": sorted(later.gone().map(|unit| unit.to_string())),
        "events": facts(&later.events),
    })
}

fn facts(events: &[Event]) -> Vec<Value> {
    events.iter().map(|event| json!(Seen(*event))).collect()
}

fn dislodged(case: &Case, verdict: &Verdict) -> Vec<Value> {
    let lost = verdict.dislodged().map(|lost| {
        let by = case.position.at(lost.by).map(|unit| unit.to_string());
        let retreats = sorted(lost.retreats.map(|place| place.to_string()));
        json!({ "unit": lost.unit.to_string(), "by": by, "retreats": retreats })
    });
    lost.collect()
}

fn comparison(comparison: &Comparison) -> Value {
    let role = match comparison.role {
        Role::Hold => "hold",
        Role::HeadToHead => "head-to-head",
        Role::Standoff => "standoff",
    };
    json!({
        "mover": comparison.mover.to_string(),
        "attack": strength(comparison.attack),
        "role": role,
        "other": comparison.other.map(|unit| unit.to_string()),
        "against": strength(comparison.against),
        "is_beaten": comparison.is_beaten,
    })
}

/// A strength; no number where nothing can overcome it.
fn strength(strength: Strength) -> Value {
    json!({ "number": strength.number, "supporters": codes(strength.supporters) })
}

fn codes(provinces: ProvinceSet) -> Vec<&'static str> {
    provinces.map(Province::code).collect()
}

fn sorted(texts: impl Iterator<Item = String>) -> Vec<String> {
    let mut texts: Vec<String> = texts.collect();
    texts.sort();
    texts
}
