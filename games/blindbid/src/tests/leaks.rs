//! The law of secrets finds a game out that tells too much.

use std::panic;

use laws::Secrets;
use tabletop::game::RefusedBy;
use tabletop::{BadConfig, Info, Odds, Sink, Team, Waiting};

use super::*;
use crate::{Event, View};

/// Blind Bid as it is, or telling everybody something more along with some of its facts.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Told<const WHAT: u8>(BlindBid);

const NOTHING: u8 = 0;
/// With the cards turned over, each seat's lowest that remains.
const LOWEST: u8 = 1;
/// With an offer or its answer, what is laid down.
const LAID: u8 = 2;
/// With the end of the match, the hands.
const HANDS: u8 = 3;
/// With one's own secret action, who is ready.
const READY: u8 = 4;

impl<const WHAT: u8> Told<WHAT> {
    fn more(&self, event: &Event) -> Vec<Card> {
        let places = self.0.places.iter().map(|(_, place)| place);
        match (WHAT, event) {
            (LOWEST, Event::Shown(_)) => places.filter_map(|place| place.hand.first().copied()).collect(),
            (LAID, Event::Said(..)) => places.filter_map(|place| place.laid).collect(),
            (HANDS, Event::Ended(_)) => places.flat_map(|place| place.hand.clone()).collect(),
            (READY, Event::Secret(..)) => places.map(|place| place.is_ready.into()).collect(),
            _ => Vec::new(),
        }
    }
}

impl<const WHAT: u8> Game for Told<WHAT> {
    type Config = Config;
    type Action = Action;
    type Chance = Draw;
    type View = View;
    type Event = (Event, Vec<Card>);
    type Seen = (Seen, Vec<Card>);
    type Refusal = Refusal;

    const INFO: Info = BlindBid::INFO;

    fn start(config: &Config) -> Result<Self, BadConfig> {
        BlindBid::start(config).map(Told)
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn team(&self, seat: Seat) -> Team {
        self.0.team(seat)
    }

    fn bound(config: &Config) -> u32 {
        BlindBid::bound(config)
    }

    fn pending(&self) -> Pending {
        self.0.pending()
    }

    fn waiting(&self, who: Viewer) -> Waiting {
        self.0.waiting(who)
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Action>) {
        self.0.moves(seat, out);
    }

    fn plies(&self, seat: Seat, out: &mut Vec<Action>) {
        self.0.plies(seat, out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), RefusedBy<Self>> {
        self.0.check(seat, action)
    }

    fn apply<S: Sink<Self::Event>>(&mut self, input: InputOf<Self>, events: &mut S) {
        let mut made = Vec::new();
        self.0.apply(input, &mut made);
        made.into_iter().for_each(|event| events.put(|| (event.clone(), self.more(&event))));
    }

    fn odds(&self) -> Odds<Draw> {
        self.0.odds()
    }

    fn roll<D: Dice + ?Sized>(&self, dice: &mut D) -> Draw {
        self.0.roll(dice)
    }

    fn can_come(&self, outcome: &Draw) -> bool {
        self.0.can_come(outcome)
    }

    fn view(&self, who: Viewer) -> View {
        self.0.view(who)
    }

    fn seen((event, more): &Self::Event, who: Viewer) -> Option<Self::Seen> {
        BlindBid::seen(event, who).map(|seen| (seen, more.clone()))
    }
}

impl<const WHAT: u8> Secrets for Told<WHAT> {
    fn scramble<D: Dice>(&self, viewer: Viewer, dice: &mut D) -> Self {
        Told(self.0.scramble(viewer, dice))
    }

    fn scramble_before<D: Dice>(&self, viewer: Viewer, next: &InputOf<Self>, dice: &mut D) -> Self {
        Told(self.0.scramble_before(viewer, next, dice))
    }

    fn is_hidden(seat: Seat, action: &Action, viewer: Viewer) -> bool {
        BlindBid::is_hidden(seat, action, viewer)
    }

    fn twin_outcome<D: Dice>(&self, outcome: &Draw, viewer: Viewer, dice: &mut D) -> Draw {
        self.0.twin_outcome(outcome, viewer, dice)
    }
}

fn is_found_out<const WHAT: u8>() -> bool {
    panic::catch_unwind(|| laws::secrecy::twins::<Told<WHAT>>(&plan().games(100))).is_err()
}

#[test]
fn whoever_tells_too_much_is_found_out() {
    assert!(!is_found_out::<NOTHING>(), "the game itself keeps its secrets");
    assert!(is_found_out::<LOWEST>(), "cards that stay in hand");
    assert!(is_found_out::<LAID>(), "what is laid down");
    assert!(is_found_out::<HANDS>(), "hands at the end");
    assert!(is_found_out::<READY>(), "who is ready");
}
