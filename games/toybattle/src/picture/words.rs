//! What is said: captions, buttons, what happened.

use tabletop::{Message, Outcome};

use crate::event::Seen;
use crate::field::{Phase, Question, Source};
use crate::troop::Troop;
use crate::view::View;

/// Whose turn it is and what is to be decided, or how it ended.
pub(super) fn caption(view: &View) -> Message {
    if let Some(outcome) = &view.outcome {
        return result(outcome);
    }
    let field = view.field();
    match field.phase {
        Phase::Turn => Message::new("toybattle-turn").with("seat", field.turn),
        Phase::Ask(question) => counted(asked(question), question).with("seat", field.turn),
        Phase::Breaking => Message::new("toybattle-breaking"),
        Phase::Pinning => Message::new("toybattle-pinning"),
        Phase::Deal(_) | Phase::Drawing(_) | Phase::Over(_) => Message::new("toybattle-dealing"),
    }
}

fn result(outcome: &Outcome) -> Message {
    let winner = outcome.standings.iter().find(|standing| standing.place == 1).filter(|_| !outcome.is_draw());
    match winner {
        Some(winner) => Message::new("toybattle-won").with("seat", winner.seat).with("how", outcome.how),
        None => Message::new("toybattle-drawn").with("how", outcome.how),
    }
}

fn asked(question: Question) -> &'static str {
    match question {
        Question::Draw(Source::Skully, _) => "toybattle-ask-skully",
        Question::Draw(Source::Star, _) => "toybattle-ask-star",
        Question::Draw(Source::Cloud, _) => "toybattle-ask-cloud",
        Question::Extra => "toybattle-ask-captain",
        Question::Discard(_) => "toybattle-ask-jumbo",
        Question::Break => "toybattle-ask-xb42",
        Question::Recall(..) => "toybattle-ask-recall",
        Question::Push(_) => "toybattle-ask-push",
        Question::Raise => "toybattle-ask-raise",
        Question::Pin => "toybattle-ask-pin",
    }
}

/// A question as a line of the queue.
pub(super) fn queued(question: Question) -> Message {
    let key = match question {
        Question::Draw(Source::Skully, _) => "toybattle-queue-skully",
        Question::Draw(Source::Star, _) => "toybattle-queue-star",
        Question::Draw(Source::Cloud, _) => "toybattle-queue-cloud",
        Question::Extra => "toybattle-queue-captain",
        Question::Discard(_) => "toybattle-queue-jumbo",
        Question::Break => "toybattle-queue-xb42",
        Question::Recall(..) => "toybattle-queue-recall",
        Question::Push(_) => "toybattle-queue-push",
        Question::Raise => "toybattle-queue-raise",
        Question::Pin => "toybattle-queue-pin",
    };
    counted(key, question)
}

fn counted(key: &'static str, question: Question) -> Message {
    match question {
        Question::Draw(_, count) => Message::new(key).with("count", count),
        _ => Message::new(key),
    }
}

pub(super) fn draw_button(view: &View) -> Message {
    Message::new("toybattle-choose-draw").with("count", view.field().drawable(2))
}

/// What the button says that applies the effect in question; only effects without a choice have one.
pub(super) fn yes_button(view: &View) -> Message {
    match view.field().phase {
        Phase::Ask(question @ Question::Draw(Source::Skully, _)) => {
            counted("toybattle-choose-yes-skully", question)
        }
        Phase::Ask(Question::Break) => Message::new("toybattle-choose-yes-xb42"),
        Phase::Ask(Question::Pin) => Message::new("toybattle-choose-yes-pin"),
        _ => Message::new("toybattle-choose-yes-one"),
    }
}

pub(super) fn pass_button(view: &View) -> Message {
    Message::new(match view.field().phase {
        Phase::Ask(Question::Extra) => "toybattle-choose-pass-captain",
        _ => "toybattle-choose-pass",
    })
}

pub(super) fn tell(seen: &Seen) -> Message {
    let of = |key, seat| Message::new(key).with("seat", seat);
    match *seen {
        Seen::Drew { seat, troops } => {
            let mut drawn = troops.each().map(Troop::id).chain(std::iter::repeat("none"));
            ["first", "second", "third", "fourth"]
                .into_iter()
                .fold(of("toybattle-drew", seat), |message, name| {
                    message.with(name, drawn.next().expect("it never ends"))
                })
        }
        Seen::Took { seat, count } => of("toybattle-took", seat).with("count", count),
        Seen::Placed { seat, troop, slot, covered } => of("toybattle-placed", seat)
            .with("troop", troop.id())
            .with("slot", slot.to_string())
            .with("other", covered.map_or("none", |(_, troop)| troop.id())),
        Seen::Won { seat, region, medals } => {
            of("toybattle-region", seat).with("region", region).with("medals", medals)
        }
        Seen::Discarded { seat, troop, slot } => {
            of("toybattle-thrown", seat).with("troop", troop.id()).with("slot", slot.to_string())
        }
        Seen::Broken { seat, troop } => of("toybattle-broken", seat).with("troop", troop.id()),
        Seen::Recalled { seat, troop, slot } => {
            of("toybattle-recalled", seat).with("troop", troop.id()).with("slot", slot.to_string())
        }
        Seen::Pushed { seat, troop, from, to } => of("toybattle-pushed", seat)
            .with("troop", troop.id())
            .with("slot", from.to_string())
            .with("to", to.to_string()),
        Seen::Raised { seat, troop } => of("toybattle-raised", seat).with("troop", troop.id()),
        Seen::Pinned { seat, troop: Some(troop) } => {
            of("toybattle-pinned-own", seat).with("troop", troop.id())
        }
        Seen::Pinned { seat, troop: None } => of("toybattle-pinned", seat),
        Seen::Declined { seat, question } => of("toybattle-declined", seat).with("question", question.word()),
        Seen::Ended { seat, winner, how } => match (how, winner) {
            ("stuck", _) => of("toybattle-stuck", seat),
            ("time", _) => of("toybattle-timed-out", seat),
            ("medals", Some(winner)) => of("toybattle-ended-medals", winner),
            ("headquarters", _) => Message::new("toybattle-ended-headquarters"),
            _ => Message::new("toybattle-ended-quiet"),
        },
    }
}
