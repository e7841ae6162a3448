//! What the house asks of a game beside its rules: a drawing, words and bots. As plain as it can be: the test
//! game is driven by the tests of the server, not by people.

use scene::{
    Art, Board, Cell, Content, Emphasis, Grid, Lettering, Mark, Outline, Paint, Panel, Path, Pictured, Piece,
    Point, Rect, Scene, Shape, Stage, Symbol,
};
use tabletop::{Message, Printed, Seat, Viewer};

use crate::action::Card;
use crate::view::Own;
use crate::{Action, BlindBid, Config, Seen, View};

/// The names of the choices by which points are offered.
const OFFERS: [&str; 6] = ["offer-0", "offer-1", "offer-2", "offer-3", "offer-4", "offer-5"];

impl Printed for BlindBid {
    const TEXTS: [&'static str; 2] = [include_str!("../text/en.ftl"), include_str!("../text/fr.ftl")];
    const RULES: [&'static str; 2] = [include_str!("../RULES.en.md"), include_str!("../RULES.fr.md")];
}

impl Pictured for BlindBid {
    /// The same table for everybody, with the number of one's own seat before it.
    fn board(_config: &Config, who: Viewer) -> Board {
        let table = Outline::Rect { area: Rect::new(0, 0, 640, 360), radius: 16 };
        let own = who.seat().map(|seat| {
            let text = seat.to_string();
            Art::Lettering(Lettering { at: Point::new(620, 340), text, size: 20, ink: "muted" })
        });
        let table = Art::Shape(Shape::filled(table, Paint::Colour("tray")));
        Board {
            width: 640,
            height: 360,
            backdrop: [Some(table), own].into_iter().flatten().collect(),
            overprint: Vec::new(),
            symbols: vec![blank_card()],
            gradients: Vec::new(),
            colours: Vec::new(),
            regions: Vec::new(),
            stage: Stage::whole(640, 360),
            previews: Vec::new(),
            grid: Grid { columns: 40, rows: 6, cells: Vec::new() },
        }
    }

    fn scene(view: &View) -> Scene {
        let mut scene = Scene::new(caption(view));
        if let Some(own) = &view.own {
            scene.pieces = own.hand.iter().enumerate().map(card).collect();
            scene.marks =
                own.laid.iter().map(|card| Mark { id: card_id(*card), why: Emphasis::Selected }).collect();
            scene.panels.push(panel("own", "blindbid-own", 1, words_of(own)));
        }
        scene.panels.push(panel("points", "blindbid-points", 0, points(view)));
        scene
    }

    fn path(_view: &View, action: &Action) -> Path {
        let choice = |name, key| Path::new().choice(name, Message::new(key));
        match *action {
            Action::Bid(card) => Path::new().id(card_id(card)),
            Action::Ready(true) => choice("ready", "blindbid-ready"),
            Action::Ready(false) => choice("unready", "blindbid-unready"),
            Action::Vote(true) => choice("vote", "blindbid-vote"),
            Action::Vote(false) => choice("unvote", "blindbid-unvote"),
            Action::Offer(points) => {
                let label = Message::new("blindbid-offer").with("points", points);
                Path::new().choice(OFFERS[usize::from(points)], label)
            }
            Action::Answer(true) => choice("agree", "blindbid-agree"),
            Action::Answer(false) => choice("refuse", "blindbid-refuse"),
        }
    }

    fn tell(seen: &Seen) -> Message {
        match seen {
            Seen::Dealt(cards) if cards.is_empty() => Message::new("blindbid-dealt-unseen"),
            Seen::Dealt(cards) => Message::new("blindbid-dealt").with("cards", list(cards.iter().copied())),
            Seen::Prize(prize) => Message::new("blindbid-prize").with("prize", *prize),
            Seen::Noted(action) => Message::new("blindbid-noted").with("action", action.as_str()),
            Seen::Said(seat, action) => {
                Message::new("blindbid-said").with("seat", *seat).with("action", action.as_str())
            }
            Seen::Shown(cards) => {
                Message::new("blindbid-shown").with("cards", list(cards.iter().map(|(_, card)| *card)))
            }
            Seen::Ended(how) => Message::new("blindbid-ended").with("how", *how),
        }
    }
}

fn card_id(card: Card) -> String {
    format!("card-{card}")
}

fn list(cards: impl Iterator<Item = Card>) -> String {
    cards.map(|card| card.to_string()).collect::<Vec<_>>().join(", ")
}

fn caption(view: &View) -> Message {
    match (&view.outcome, view.prize) {
        (Some(outcome), _) => Message::new("blindbid-ended").with("how", outcome.how),
        (None, Some(prize)) => Message::new("blindbid-prize").with("prize", prize),
        (None, None) => Message::new("blindbid-waiting"),
    }
}

/// A place to point at, with nothing on it: what card lies there is said in words.
fn blank_card() -> Symbol {
    let bounds = Rect::new(0, 0, 90, 150);
    Symbol { name: "card", art: Vec::new(), outline: Outline::Rect { area: bounds, radius: 8 }, bounds }
}

fn card((place, card): (usize, &Card)) -> Piece {
    let place = place as u16;
    Piece {
        id: card_id(*card),
        symbol: "card",
        at: Point::new(20 + 100 * i32::from(place), 190),
        z: 0,
        on: None,
        label: Message::new("blindbid-card").with("card", *card),
        cell: Cell::new(format!("[{card:>2}]"), "text").at(4 + 6 * place, 4),
    }
}

fn panel(id: &str, label: &'static str, place: i32, lines: Vec<Message>) -> Panel {
    Panel {
        id: id.to_owned(),
        label: Message::new(label),
        place: Some(Rect::new(20 + 310 * place, 20, 290, 150)),
        is_active: false,
        note: None,
        content: Content::Text(lines),
    }
}

fn words_of(own: &Own) -> Vec<Message> {
    let laid = own.laid.map(|card| Message::new("blindbid-laid").with("card", card));
    let ready = own.is_ready.then(|| Message::new("blindbid-is-ready"));
    let votes = own.votes.then(|| Message::new("blindbid-votes"));
    [laid, ready, votes].into_iter().flatten().collect()
}

fn points(view: &View) -> Vec<Message> {
    let line = |(seat, points): (Seat, &i32)| {
        Message::new("blindbid-points-of").with("seat", seat).with("points", *points)
    };
    let offer = view.offer.as_ref().map(|offer| {
        Message::new("blindbid-offer-stands").with("seat", offer.by).with("points", offer.terms)
    });
    view.points.iter().map(line).chain(offer).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use scene::trial;
    use tabletop::Refusal as _;

    use super::*;
    use crate::Refusal;

    fn keys(text: &str) -> BTreeSet<&str> {
        text.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key).collect()
    }

    #[test]
    fn both_languages_say_the_same_things() {
        let [en, fr] = BlindBid::TEXTS.map(keys);
        assert_eq!(en, fr);
        let refusals = [
            Refusal::NotInHand,
            Refusal::IsReady,
            Refusal::NothingLaid,
            Refusal::SaidAlready,
            Refusal::VotedAlready,
            Refusal::NoOfferNow,
            Refusal::NothingToAnswer,
            Refusal::Unknown,
        ];
        for refusal in refusals {
            assert!(en.contains(refusal.message().key), "{refusal:?}");
        }
    }

    #[test]
    fn drawings_have_no_flaws_and_words_for_everything() {
        let known = keys(BlindBid::TEXTS[0]);
        let (config, mut coin) = (Config::default(), laws::Coin::new(1));
        for _ in 0..20 {
            trial::look_on::<BlindBid>(&config, 1, &mut coin, |moment| {
                moment.must_be_sound();
                for message in moment.said() {
                    assert!(known.contains(message.key), "{}", message.key);
                }
            });
        }
    }
}
