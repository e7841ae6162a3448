//! Why the rules do not take what somebody says, one variant for each rule.

use tabletop::Message;

use crate::adjust::NoAdjustment;
use crate::order::{Order, Phase, Stray};
use crate::possible::Impossible;
use crate::power::Power;
use crate::unit::Piece;

/// Why an action is refused. What was saved before stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// No such unit stands there (§3.4).
    NoUnit(Piece),
    /// The unit is another power's (§3.4).
    NotYours(Piece, Power),
    /// The order is one of another phase (§3.3).
    WrongPhase(Phase),
    /// The order cannot be carried out whatever anybody does (§4, §11.2).
    Impossible(Impossible),
    /// The dislodged unit may not go there (§7.2 to §7.4).
    NoRetreat,
    /// The order is not one of this power's winter (§9).
    NoAdjustment(NoAdjustment),
    /// There is one form for each order, and this is it (§11.2).
    InFull(Order),
    /// The power has nothing to decide in this phase (§10.4).
    NothingToDecide,
    /// As many orders are saved as are due (§11.3).
    NothingLeft,
    /// Orders are locked while one is ready (§11.4).
    IsReady,
    /// It was said already (§11.4).
    SaidAlready,
    /// There is no such order to clear (§11.1).
    NothingToClear,
    /// The voice was given so already (§13.3).
    VotedAlready,
}

impl From<Stray> for Refusal {
    fn from(stray: Stray) -> Self {
        match stray {
            Stray::NoUnit(piece) => Refusal::NoUnit(piece),
            Stray::NotYours(piece, owner) => Refusal::NotYours(piece, owner),
            Stray::WrongPhase(phase) => Refusal::WrongPhase(phase),
        }
    }
}

const fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Movement => "movement",
        Phase::Retreats => "retreats",
        Phase::Adjustments => "adjustments",
    }
}

impl tabletop::Refusal for Refusal {
    fn paragraph(&self) -> &'static str {
        match self {
            Refusal::NoUnit(_) | Refusal::NotYours(..) => "3.4",
            Refusal::WrongPhase(_) => "3.3",
            Refusal::Impossible(why) => why.paragraph(),
            Refusal::NoRetreat => "7.2",
            Refusal::NoAdjustment(why) => why.paragraph(),
            Refusal::InFull(_) => "11.2",
            Refusal::NothingToDecide => "10.4",
            Refusal::NothingLeft => "11.3",
            Refusal::IsReady | Refusal::SaidAlready => "11.4",
            Refusal::NothingToClear => "11.1",
            Refusal::VotedAlready => "13.3",
        }
    }

    fn message(&self) -> Message {
        match self {
            Refusal::NoUnit(piece) => {
                Message::new("diplomacy-refused-no-unit").with("unit", piece.to_string())
            }
            Refusal::NotYours(piece, owner) => Message::new("diplomacy-refused-not-yours")
                .with("unit", piece.to_string())
                .with("owner", owner.name()),
            Refusal::WrongPhase(phase) => {
                Message::new("diplomacy-refused-wrong-phase").with("phase", phase_word(*phase))
            }
            Refusal::Impossible(why) => why.message(),
            Refusal::NoRetreat => Message::new("diplomacy-refused-no-retreat"),
            Refusal::NoAdjustment(why) => why.message(),
            Refusal::InFull(order) => {
                Message::new("diplomacy-refused-in-full").with("order", order.to_string())
            }
            Refusal::NothingToDecide => Message::new("diplomacy-refused-nothing-to-decide"),
            Refusal::NothingLeft => Message::new("diplomacy-refused-nothing-left"),
            Refusal::IsReady => Message::new("diplomacy-refused-is-ready"),
            Refusal::SaidAlready => Message::new("diplomacy-refused-said-already"),
            Refusal::NothingToClear => Message::new("diplomacy-refused-nothing-to-clear"),
            Refusal::VotedAlready => Message::new("diplomacy-refused-voted-already"),
        }
    }
}

impl NoAdjustment {
    /// The paragraph of the rules that says so.
    pub const fn paragraph(self) -> &'static str {
        match self {
            NoAdjustment::WrongPhase(_) => "3.3",
            NoAdjustment::NotThisWay => "9.2",
            NoAdjustment::NotHome
            | NoAdjustment::NotOwned
            | NoAdjustment::Occupied
            | NoAdjustment::WrongPlace => "9.3",
            NoAdjustment::NoUnit(_) => "9.5",
        }
    }

    /// The sentence for whoever wrote the order.
    pub fn message(self) -> Message {
        match self {
            NoAdjustment::WrongPhase(phase) => {
                Message::new("diplomacy-refused-wrong-phase").with("phase", phase_word(phase))
            }
            NoAdjustment::NotThisWay => Message::new("diplomacy-refused-not-this-way"),
            NoAdjustment::NotHome => Message::new("diplomacy-refused-not-home"),
            NoAdjustment::NotOwned => Message::new("diplomacy-refused-not-owned"),
            NoAdjustment::Occupied => Message::new("diplomacy-refused-occupied"),
            NoAdjustment::WrongPlace => Message::new("diplomacy-refused-wrong-place"),
            NoAdjustment::NoUnit(piece) => {
                Message::new("diplomacy-refused-no-unit").with("unit", piece.to_string())
            }
        }
    }
}
