//! What happened, in words.

use tabletop::Message;

use crate::event::Event;

/// The sentence for a fact.
pub(super) fn tell(event: &Event) -> Message {
    let by = |key, seat: &tabletop::Seat| Message::new(key).with("seat", *seat);
    let at = |key, seat, kind: &crate::Kind, square: &crate::Square| {
        by(key, seat).with("kind", kind.word()).with("square", square.to_string())
    };
    match event {
        Event::Arranged { seat, action } => {
            by("belligerants-arranged", seat).with("action", action.to_string())
        }
        Event::Ready { seat, is_ready: true } => by("belligerants-said-ready", seat),
        Event::Ready { seat, .. } => by("belligerants-said-unready", seat),
        Event::Defaulted { seat } => by("belligerants-defaulted", seat),
        Event::Revealed { .. } => Message::new("belligerants-revealed"),
        Event::Rolled { seat, roll } => by("belligerants-rolled", seat).with("roll", roll.to_string()),
        Event::Blocked { seat } => by("belligerants-blocked", seat),
        Event::Moved { seat, kind, from, to, .. } => {
            at("belligerants-moved", seat, kind, from).with("to", to.to_string())
        }
        Event::Taken { seat, kind, at: square } => at("belligerants-taken", seat, kind, square),
        Event::Enlisted { seat, kind, at: square } => at("belligerants-enlisted", seat, kind, square),
        Event::Returned { seat, kind, at: square } => at("belligerants-returned", seat, kind, square),
        Event::Lost { seat, kind, at: square, how } => {
            at("belligerants-lost", seat, kind, square).with("how", how.word())
        }
        Event::Rescued { seat, kind, from, to } => {
            at("belligerants-rescued", seat, kind, from).with("to", to.to_string())
        }
        Event::Entered { seat, kind, at: square } => at("belligerants-entered", seat, kind, square),
        Event::Asked { seat } => by("belligerants-asked", seat),
        Event::Demanded { seat, points } => {
            by("belligerants-demanded", seat).with("points", i64::from(*points))
        }
        Event::Answered { seat, accepts: true } => by("belligerants-accepted", seat),
        Event::Answered { seat, .. } => by("belligerants-refused-deal", seat),
        Event::Huffed { seat, kind, at: square } => at("belligerants-huffed", seat, kind, square),
        Event::Declined { seat } => by("belligerants-declined", seat),
        Event::TimedOut { seat } => by("belligerants-timed-out", seat),
        Event::Ended { how, scores } => Message::new("belligerants-ended")
            .with("how", *how)
            .with("yellow", i64::from(scores[0]))
            .with("pink", i64::from(scores[1])),
    }
}
