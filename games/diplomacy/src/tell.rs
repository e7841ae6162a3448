//! Reasons, and what is wrong with files at the desk, as messages. The sentences stand in `text/`, in French and in
//! English; units and orders appear in notation, the same in both.

use tabletop::{Message, NotationError};

use crate::desk::{Fault, Remark, Wrong};
use crate::judge::{Comparison, Reason, Role, Rule, Strength};
use crate::map::{Province, ProvinceSet};
use crate::notation::{Expected, Unread};
use crate::order::{Order, Phase};
use crate::unit::{Misplaced, Unit};

/// The sentences, in English and in French.
pub const TEXTS: [&str; 2] = [include_str!("../text/en.ftl"), include_str!("../text/fr.ftl")];

impl Reason {
    /// The order, in notation; a hold where there was none.
    pub fn shown(&self) -> String {
        self.order.unwrap_or(Order::Hold(self.unit.piece())).to_string()
    }

    /// What became of the order, what was measured against what, and the rules that applied: one sentence each.
    pub fn messages(&self) -> Vec<Message> {
        let what = match self.order {
            Some(Order::Move { .. }) => "move",
            Some(Order::SupportHold { .. } | Order::SupportMove { .. }) => "support",
            Some(Order::Convoy { .. }) => "convoy",
            _ => "hold",
        };
        let ruled = Message::new("diplomacy-ruled").with("ruling", self.ruling.code()).with("what", what);
        let compared = self.comparisons.iter().map(Comparison::message);
        let rules = self.rules.iter().map(|rule| rule.message().with("paragraph", rule.paragraph()));
        [ruled].into_iter().chain(compared).chain(rules).collect()
    }
}

impl Comparison {
    /// The comparison as a sentence.
    pub fn message(&self) -> Message {
        let role = match (self.role, self.other) {
            (_, None) => "empty",
            (Role::Hold, _) => "hold",
            (Role::HeadToHead, _) => "head",
            (Role::Standoff, _) => "standoff",
        };
        let other = self.other.map_or_else(String::new, |other| other.to_string());
        Message::new("diplomacy-compared")
            .with("mover", self.mover.to_string())
            .with("attack", self.attack.shown())
            .with("role", role)
            .with("other", other)
            .with("against", self.against.shown())
    }
}

impl Strength {
    /// The number, with the supporters in it: `2 (MUN)`.
    fn shown(self) -> String {
        let number = self.number.map_or_else(|| "∞".to_owned(), |number| number.to_string());
        if self.supporters.is_empty() { number } else { format!("{number} ({})", listed(self.supporters)) }
    }
}

fn listed(provinces: ProvinceSet) -> String {
    provinces.map(Province::code).collect::<Vec<_>>().join(" ")
}

impl Rule {
    /// Its name in data.
    pub const fn code(self) -> &'static str {
        match self {
            Rule::Impossible(_) => "IMPOSSIBLE",
            Rule::Unmatched => "UNMATCHED",
            Rule::Unopposed => "UNOPPOSED",
            Rule::Stronger => "STRONGER",
            Rule::NotStronger(_) => "NOT_STRONGER",
            Rule::OwnUnit(_) => "OWN_UNIT",
            Rule::OwnHelp(_) => "OWN_HELP",
            Rule::Ring => "RING",
            Rule::NoConvoy => "NO_CONVOY",
            Rule::BrokenConvoy(_) => "BROKEN_CONVOY",
            Rule::Paradox => "PARADOX",
            Rule::CutBy(_) => "CUT_BY",
            Rule::CutByDislodging(_) => "CUT_BY_DISLODGING",
            Rule::NotCutBy(_) => "NOT_CUT_BY",
            Rule::NotCutInFront(_) => "NOT_CUT_IN_FRONT",
            Rule::DislodgedBy(_) => "DISLODGED_BY",
            Rule::BlessedHold => "BLESSED_HOLD",
            Rule::BlessedSupport => "BLESSED_SUPPORT",
            Rule::BlessedConvoy => "BLESSED_CONVOY",
            Rule::BlessedAttack => "BLESSED_ATTACK",
            Rule::BlessedOwnUnit(_) => "BLESSED_VOID_OWN_UNIT",
            Rule::BlessedOwnBounce(_) => "BLESSED_VOID_OWN_BOUNCE",
            Rule::BlessedNoPath => "BLESSED_NO_PATH",
            Rule::CursedHold => "CURSED_HOLD",
            Rule::CursedSupport => "CURSED_SUPPORT",
            Rule::CursedConvoy => "CURSED_CONVOY",
            Rule::CursedAttack => "CURSED_ATTACK",
            Rule::CursedAttackIgnored => "CURSED_ATTACK_IGNORED",
            Rule::CursedRetreatBarred => "CURSED_RETREAT_BARRED",
            Rule::CursedRout(_) => "CURSED_ROUT",
        }
    }

    /// The unit it is about, besides the one it applied to.
    pub const fn other(self) -> Option<Unit> {
        match self {
            Rule::NotStronger(unit)
            | Rule::OwnUnit(unit)
            | Rule::OwnHelp(unit)
            | Rule::BrokenConvoy(unit)
            | Rule::CutBy(unit)
            | Rule::CutByDislodging(unit)
            | Rule::NotCutBy(unit)
            | Rule::NotCutInFront(unit)
            | Rule::DislodgedBy(unit)
            | Rule::BlessedOwnUnit(unit)
            | Rule::BlessedOwnBounce(unit)
            | Rule::CursedRout(unit) => Some(unit),
            _ => None,
        }
    }

    /// The paragraph of the rules that says so.
    pub const fn paragraph(self) -> &'static str {
        match self {
            Rule::Impossible(why) => why.paragraph(),
            Rule::Unmatched => "5.2",
            Rule::Unopposed | Rule::Stronger | Rule::NotStronger(_) => "5.11",
            Rule::OwnUnit(_) | Rule::OwnHelp(_) => "5.5",
            Rule::Ring => "5.13",
            Rule::NoConvoy => "6.3",
            Rule::BrokenConvoy(_) => "6.2",
            Rule::Paradox => "6.8",
            Rule::CutBy(_) | Rule::NotCutBy(_) => "5.9",
            Rule::CutByDislodging(_) | Rule::NotCutInFront(_) => "5.10",
            Rule::DislodgedBy(_) => "5.12",
            Rule::BlessedHold => "8.2",
            Rule::BlessedSupport | Rule::BlessedConvoy => "8.3",
            Rule::BlessedAttack
            | Rule::BlessedOwnUnit(_)
            | Rule::BlessedOwnBounce(_)
            | Rule::BlessedNoPath => "8.4",
            Rule::CursedHold | Rule::CursedSupport | Rule::CursedConvoy => "8.5",
            Rule::CursedAttack => "8.6",
            Rule::CursedAttackIgnored => "8.7",
            Rule::CursedRetreatBarred => "8.8",
            Rule::CursedRout(_) => "8.9",
        }
    }

    /// The rule as a sentence.
    pub fn message(self) -> Message {
        let key = match self {
            Rule::Impossible(why) => return why.message(),
            Rule::Unmatched => "diplomacy-rule-unmatched",
            Rule::Unopposed => "diplomacy-rule-unopposed",
            Rule::Stronger => "diplomacy-rule-stronger",
            Rule::NotStronger(_) => "diplomacy-rule-not-stronger",
            Rule::OwnUnit(_) => "diplomacy-rule-own-unit",
            Rule::OwnHelp(_) => "diplomacy-rule-own-help",
            Rule::Ring => "diplomacy-rule-ring",
            Rule::NoConvoy => "diplomacy-rule-no-convoy",
            Rule::BrokenConvoy(_) => "diplomacy-rule-broken-convoy",
            Rule::Paradox => "diplomacy-rule-paradox",
            Rule::CutBy(_) => "diplomacy-rule-cut-by",
            Rule::CutByDislodging(_) => "diplomacy-rule-cut-by-dislodging",
            Rule::NotCutBy(_) => "diplomacy-rule-not-cut-by",
            Rule::NotCutInFront(_) => "diplomacy-rule-not-cut-in-front",
            Rule::DislodgedBy(_) => "diplomacy-rule-dislodged-by",
            Rule::BlessedHold => "diplomacy-rule-blessed-hold",
            Rule::BlessedSupport => "diplomacy-rule-blessed-support",
            Rule::BlessedConvoy => "diplomacy-rule-blessed-convoy",
            Rule::BlessedAttack => "diplomacy-rule-blessed-attack",
            Rule::BlessedOwnUnit(_) => "diplomacy-rule-blessed-own-unit",
            Rule::BlessedOwnBounce(_) => "diplomacy-rule-blessed-own-bounce",
            Rule::BlessedNoPath => "diplomacy-rule-blessed-no-path",
            Rule::CursedHold => "diplomacy-rule-cursed-hold",
            Rule::CursedSupport => "diplomacy-rule-cursed-support",
            Rule::CursedConvoy => "diplomacy-rule-cursed-convoy",
            Rule::CursedAttack => "diplomacy-rule-cursed-attack",
            Rule::CursedAttackIgnored => "diplomacy-rule-cursed-attack-ignored",
            Rule::CursedRetreatBarred => "diplomacy-rule-cursed-retreat-barred",
            Rule::CursedRout(_) => "diplomacy-rule-cursed-rout",
        };
        let message = Message::new(key);
        match self.other() {
            Some(unit) => message.with("unit", unit.to_string()),
            None => message,
        }
    }
}

impl Remark {
    /// The remark as a sentence; the reason is one of its own.
    pub fn message(&self) -> Message {
        Message::new("diplomacy-remark")
            .with("order", self.order.to_string())
            .with("phase", self.phase.word())
    }
}

impl Fault {
    /// What is wrong, as a sentence without its line.
    pub fn message(&self) -> Message {
        match &self.what {
            Wrong::UnknownLine(line) => {
                Message::new("diplomacy-fault-unknown-line").with("line", shortened(line))
            }
            Wrong::OutsideCase => Message::new("diplomacy-fault-outside-case"),
            Wrong::NoName => Message::new("diplomacy-fault-no-name"),
            Wrong::Unfinished { id, begun } => Message::new("diplomacy-fault-unfinished")
                .with("id", shortened(id))
                .with("begun", *begun as i64),
            Wrong::UnknownPower(name) => {
                Message::new("diplomacy-fault-unknown-power").with("name", shortened(name))
            }
            Wrong::Unread { text, why } => unread(text, why),
            Wrong::Misplaced { unit, why } => misplaced(*unit, *why),
            Wrong::NoUnit(piece) => Message::new("diplomacy-fault-no-unit").with("unit", piece.to_string()),
            Wrong::NotYours { piece, owner } => Message::new("diplomacy-fault-not-yours")
                .with("unit", piece.to_string())
                .with("owner", owner.name()),
            Wrong::OtherCoast { piece, place } => Message::new("diplomacy-fault-other-coast")
                .with("unit", piece.to_string())
                .with("place", place.code()),
            Wrong::BadCoast { order, is_named } => Message::new("diplomacy-fault-bad-coast")
                .with("order", order.to_string())
                .with("coast", if *is_named { "named" } else { "missing" }),
            Wrong::SecondOrder { piece, first } => Message::new("diplomacy-fault-second-order")
                .with("unit", piece.to_string())
                .with("first", *first as i64),
            Wrong::OtherPhase(order) => other_phase(order, Phase::Movement),
            Wrong::WrongPhase { order, phase } => other_phase(order, *phase),
            Wrong::NobodyThere(province) => {
                Message::new("diplomacy-fault-nobody-there").with("province", province.code())
            }
            Wrong::SecondStatus { first } => {
                Message::new("diplomacy-fault-second-status").with("first", *first as i64)
            }
            Wrong::SecondGift { first } => {
                Message::new("diplomacy-fault-second-gift").with("first", *first as i64)
            }
            Wrong::SecondOption { first } => {
                Message::new("diplomacy-fault-second-option").with("first", *first as i64)
            }
            Wrong::UnknownRout(word) => {
                Message::new("diplomacy-fault-unknown-rout").with("word", shortened(word))
            }
            Wrong::Variant(said) => said.clone(),
            Wrong::TwoPhases { first } => {
                Message::new("diplomacy-fault-two-phases").with("first", *first as i64)
            }
            Wrong::NoCentres => Message::new("diplomacy-fault-no-centres"),
            Wrong::NoCentre(province) => {
                Message::new("diplomacy-bad-no-centre").with("province", province.code())
            }
            Wrong::OwnedTwice(province) => {
                Message::new("diplomacy-bad-owned-twice").with("province", province.code())
            }
            Wrong::NotDislodged(piece) => {
                Message::new("diplomacy-fault-not-dislodged").with("unit", piece.to_string())
            }
            Wrong::Game(what) => what.message(),
        }
    }
}

fn other_phase(order: &Order, phase: Phase) -> Message {
    Message::new("diplomacy-fault-other-phase").with("order", order.to_string()).with("phase", phase.word())
}

pub(crate) fn misplaced(unit: Unit, why: Misplaced) -> Message {
    let message = match why {
        Misplaced::Occupied(other) => {
            Message::new("diplomacy-fault-occupied").with("other", other.to_string())
        }
        Misplaced::WrongTerrain => Message::new("diplomacy-fault-wrong-terrain"),
        Misplaced::CoastNeeded => Message::new("diplomacy-fault-coast-needed"),
    };
    message.with("unit", unit.piece().to_string())
}

fn unread(text: &str, why: &Unread) -> Message {
    match why {
        Unread::Unknown(NotationError { at, expected }) => Message::new("diplomacy-fault-unread")
            .with("text", shortened(text))
            .with("at", character(text, *at))
            .with("expected", Expected::of(expected).code()),
        Unread::Ambiguous { at, candidates } => Message::new("diplomacy-fault-ambiguous")
            .with("text", shortened(text))
            .with("at", character(text, *at))
            .with("candidates", candidates.join(", ")),
        Unread::Impossible(why) => why.message(),
    }
}

/// A byte of a text as one of its characters, from 1.
fn character(text: &str, at: usize) -> i64 {
    text.char_indices().take_while(|(byte, _)| *byte < at).count() as i64 + 1
}

/// Enough of a text to recognise it.
fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    if text.chars().count() <= MOST {
        return text.to_owned();
    }
    text.chars().take(MOST).chain(['…']).collect()
}
