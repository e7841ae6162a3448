//! Why an action is forbidden: one variant for each rule, naming its paragraph.

use tabletop::Message;

use crate::field::Question;
use crate::terrain::Slot;
use crate::troop::Troop;

/// A rule that forbids an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// A turn is a draw or a placement (§3.1).
    DrawOrPlace,
    /// Eight troops are in the rack (§3.3).
    RackFull,
    /// The reserve is empty (§3.3).
    ReserveEmpty,
    /// This terrain has no such slot (§1.3).
    NoSuchSlot(Slot),
    /// The rack has no such troop (§3.5).
    NotInRack(Troop),
    /// Every such troop of the rack is pinned (§19.3).
    Pinned(Troop),
    /// One's own headquarters is never entered (§4.5).
    OwnHeadquarters(Slot),
    /// The gate does not let this troop pass (§13.2).
    Gate(Troop, Slot),
    /// The enemy there is not weaker (§4.3).
    TooWeak(Troop, Slot),
    /// The slot is not connected to one's headquarters (§5.1).
    NotConnected(Slot),
    /// Hook needs a connection to a headquarters (§6.13).
    HookAtHeadquarters(Slot),
    /// Hook needs a connection to a muted base (§18.3).
    HookMuted(Slot),
    /// Jumbo reaches a visible enemy next to it, and nothing else (§6.9).
    NotDiscardable(Slot),
    /// A castle gives back another of one's own visible troops (§12.2).
    NotRecallable(Slot),
    /// A volcano pushes a visible enemy next to it (§15.2).
    NotPushable(Slot),
    /// A push goes to a base next to where the troop stands (§15.2).
    PushTooFar(Slot, Slot),
    /// No such troop of one's own is in the discard (§16.2).
    NotDiscarded(Troop),
    /// Another effect is to be decided on (§7.1).
    OtherQuestion(Question),
}

impl tabletop::Refusal for Refusal {
    fn paragraph(&self) -> &'static str {
        match self {
            Refusal::DrawOrPlace => "3.1",
            Refusal::RackFull | Refusal::ReserveEmpty => "3.3",
            Refusal::NoSuchSlot(_) => "1.3",
            Refusal::NotInRack(_) => "3.5",
            Refusal::Pinned(_) => "19.3",
            Refusal::OwnHeadquarters(_) => "4.5",
            Refusal::Gate(_, slot) => {
                if slot.is_base() {
                    "13.2"
                } else {
                    "13.3"
                }
            }
            Refusal::TooWeak(..) => "4.3",
            Refusal::NotConnected(_) => "5.1",
            Refusal::HookAtHeadquarters(_) => "6.13",
            Refusal::HookMuted(_) => "18.3",
            Refusal::NotDiscardable(_) => "6.9",
            Refusal::NotRecallable(_) => "12.2",
            Refusal::NotPushable(_) | Refusal::PushTooFar(..) => "15.2",
            Refusal::NotDiscarded(_) => "16.2",
            Refusal::OtherQuestion(_) => "7.1",
        }
    }

    fn message(&self) -> Message {
        let at = |key, slot: Slot| Message::new(key).with("slot", slot.to_string());
        let of = |key, troop: Troop| Message::new(key).with("troop", troop.id());
        match *self {
            Refusal::DrawOrPlace => Message::new("toybattle-refused-draw-or-place"),
            Refusal::RackFull => Message::new("toybattle-refused-rack-full"),
            Refusal::ReserveEmpty => Message::new("toybattle-refused-reserve-empty"),
            Refusal::NoSuchSlot(slot) => at("toybattle-refused-no-such-slot", slot),
            Refusal::NotInRack(troop) => of("toybattle-refused-not-in-rack", troop),
            Refusal::Pinned(troop) => of("toybattle-refused-pinned", troop),
            Refusal::OwnHeadquarters(slot) => at("toybattle-refused-own-headquarters", slot),
            Refusal::Gate(troop, slot) => at("toybattle-refused-gate", slot).with("troop", troop.id()),
            Refusal::TooWeak(troop, slot) => at("toybattle-refused-too-weak", slot).with("troop", troop.id()),
            Refusal::NotConnected(slot) => at("toybattle-refused-not-connected", slot),
            Refusal::HookAtHeadquarters(slot) => at("toybattle-refused-hook-at-headquarters", slot),
            Refusal::HookMuted(slot) => at("toybattle-refused-hook-muted", slot),
            Refusal::NotDiscardable(slot) => at("toybattle-refused-not-discardable", slot),
            Refusal::NotRecallable(slot) => at("toybattle-refused-not-recallable", slot),
            Refusal::NotPushable(slot) => at("toybattle-refused-not-pushable", slot),
            Refusal::PushTooFar(from, to) => {
                at("toybattle-refused-push-too-far", from).with("to", to.to_string())
            }
            Refusal::NotDiscarded(troop) => of("toybattle-refused-not-discarded", troop),
            Refusal::OtherQuestion(question) => {
                Message::new("toybattle-refused-other-question").with("question", question.word())
            }
        }
    }
}
