//! A game told: its canonical text, with what became of every order in braces.

use std::fmt::Write;

use super::super::casts::Settled;
use super::{Cancelling, Casts, Drawn, Gift, Gifts, Played, Turn, draw};
use crate::calendar::Date;
use crate::campaign::Campaign;
use crate::closing::Done;
use crate::event::{Event, Leaving};
use crate::judge::Ruling;
use crate::order::Order;
use crate::power::Power;
use crate::setup;
use crate::unit::Unit;

/// A game as it is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Its first lines: its name, and what was agreed on.
    pub head: String,
    /// The phases in which somebody decided.
    pub phases: Vec<ToldPhase>,
    /// Its last lines: the position reached, how it ended, END.
    pub tail: String,
    /// Where it stands.
    pub campaign: Campaign,
}

/// A phase as it is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToldPhase {
    /// When.
    pub date: Date,
    /// Its lines.
    pub text: String,
    /// Who was blessed and who was cursed in it, as it was written.
    pub casts: Casts,
    /// What was given in it.
    pub gift: Option<Gift>,
    /// Why the blessing and the curse cancelled each other, if they did.
    pub cancelled: Option<Cancelling>,
    /// What happened in it, and before the next one opened.
    pub events: Vec<Event>,
}

impl Told {
    /// The whole text.
    pub fn text(&self) -> String {
        let mut text = self.head.clone();
        for phase in &self.phases {
            write!(text, "\n{}", phase.text).expect("a text takes every line");
        }
        text + "\n" + &self.tail
    }
}

impl Played {
    /// Where it began, as text; nothing for the usual position.
    pub fn position(&self) -> Option<String> {
        let text = setup::text(&self.start);
        (text != setup::text(&Campaign::start())).then_some(text)
    }

    /// The last year, if one was chosen.
    pub fn year_limit(&self) -> Option<u16> {
        self.start.year_limit
    }

    /// Plays it again, and tells what comes of it.
    pub fn told(&self) -> Told {
        let (mut campaign, gifts) = (self.start.clone(), self.gifts());
        gifts.open(&mut campaign, &mut ());
        let mut phases: Vec<ToldPhase> = Vec::new();
        for (at, turn) in self.turns.iter().enumerate() {
            let is_drawn = self.drawn == Some(Drawn::Closing) && at + 1 == self.turns.len();
            let before = campaign.clone();
            let [during, after] = turn.play(&mut campaign, is_drawn, &gifts);
            let mut text = lines(&before, turn, &during);
            if is_drawn {
                text += "DRAW\n";
            }
            let Settled { casts, cancelled, .. } = turn.casts.clone();
            phases.push(ToldPhase {
                date: turn.date,
                text,
                casts,
                gift: turn.gift.clone(),
                cancelled,
                events: [during, after].concat(),
            });
        }
        if self.drawn == Some(Drawn::Open) {
            let (date, mut events) = (campaign.date, Vec::new());
            draw(&mut campaign, &mut events);
            let text = format!("{date}\nDRAW\n");
            phases.push(ToldPhase {
                date,
                text,
                casts: Casts::default(),
                gift: None,
                cancelled: None,
                events,
            });
        }
        let tail = format!("REACHED {}\nRESULT {}\nEND\n", setup::text(&campaign), result(&campaign));
        Told { head: self.head(), phases, tail, campaign }
    }

    /// What its winters give.
    fn gifts(&self) -> Gifts {
        let given = |turn: &Turn| turn.gift.as_ref().map(|gift| (turn.date.year, gift.to));
        Gifts(self.turns.iter().filter_map(given).collect())
    }

    fn head(&self) -> String {
        let mut head = format!("GAME {}\n", self.name);
        if let Some(position) = self.position() {
            writeln!(head, "POSITION {position}").expect("a text takes every line");
        }
        if let Some(year) = self.year_limit() {
            writeln!(head, "YEAR_LIMIT {year}").expect("a text takes every line");
        }
        head + &self.agreed.options()
    }
}

/// How a game ended and who is first, or that it goes on.
pub(super) fn result(campaign: &Campaign) -> String {
    let Some(ending) = campaign.ended else { return "open".to_owned() };
    let winners = campaign.winners().iter().filter_map(Power::of).map(Power::name);
    [ending.how()].into_iter().chain(winners).collect::<Vec<_>>().join(" ")
}

/// A phase: its date, and a line for each power that ordered, had to, or lost something.
fn lines(before: &Campaign, turn: &Turn, events: &[Event]) -> String {
    let mut text = format!("{}\n", turn.date);
    for power in Power::ALL {
        let mut items = Vec::new();
        if turn.conceded.has(power.seat()) {
            items.push("CONCEDE".to_owned());
        }
        events.iter().for_each(|event| tell(turn, power, event, &mut items));
        if items.is_empty() && before.decides(power) {
            items.push("{no orders}".to_owned());
        }
        if !items.is_empty() {
            writeln!(text, "{power}: {}", items.join(", ")).expect("a text takes every line");
        }
    }
    let gift = turn.gift.as_ref().map(|gift| format!("GIFT {}\n", gift.to));
    text + &cast(&turn.casts) + &gift.unwrap_or_default()
}

/// A line for the blessing and one for the curse.
fn cast(settled: &Settled) -> String {
    let Casts { blessed, cursed } = settled.casts;
    let said = if settled.cancelled.is_some() { " {cancelled}" } else { "" };
    let lines = [("B", blessed), ("C", cursed)].into_iter().filter_map(|(tag, at)| Some((tag, at?)));
    lines.map(|(tag, at)| format!("{tag} {}{said}\n", at.code())).collect()
}

/// Adds what a power's line says of a fact.
fn tell(turn: &Turn, power: Power, event: &Event, items: &mut Vec<String>) {
    let order_of = |unit: &Unit| {
        let is_it = |order: &&Order| order.unit().is_some_and(|piece| piece.province() == unit.province());
        turn.order_of(power).iter().find(is_it)
    };
    match event {
        Event::Done(done) if done.unit.power == power => items.extend(moved(done)),
        Event::Retreated(unit, _) | Event::Built(unit) | Event::Disbanded(unit) if unit.power == power => {
            items.extend(order_of(unit).map(ToString::to_string));
        }
        Event::Left(unit, why) if unit.power == power => items.push(match (order_of(unit), why) {
            (Some(order), Leaving::Clash) => format!("{order} {{{}}}", Ruling::Bounce.code()),
            (Some(order), _) => order.to_string(),
            (None, _) => format!("{{{} leaves}}", unit.piece()),
        }),
        Event::Removed(unit) if unit.power == power => items.push(format!("{{{} removed}}", unit.piece())),
        Event::Unbuilt(whose, count) if *whose == power => {
            let waived = turn.order_of(power).iter().filter(|order| **order == Order::Waive).count();
            items.extend(std::iter::repeat_n(Order::Waive.to_string(), waived));
            if usize::from(*count) > waived {
                items.push(format!("{{{} not built}}", usize::from(*count) - waived));
            }
        }
        _ => {}
    }
}

/// An order of a movement phase with what became of it, unless all went well; a unit without one where it was driven out.
fn moved(done: &Done) -> Option<String> {
    let mut said = Vec::new();
    if done.ruling != Ruling::Ok && done.ruling != Ruling::Dislodged {
        said.push(done.ruling.code());
    }
    if done.is_dislodged {
        said.push(Ruling::Dislodged.code());
    }
    let said = said.join(", ");
    match done.order {
        Some(order) if said.is_empty() => Some(order.to_string()),
        Some(order) => Some(format!("{order} {{{said}}}")),
        None if said.is_empty() => None,
        None => Some(format!("{{{} {said}}}", done.unit.piece())),
    }
}
