//! A match, and the rules: a pure function of what it is told.

use tabletop::chance::Never;
use tabletop::game::{InputOf, RefusedBy};
use tabletop::{
    BadConfig, Game, Info, Input, Message, Odds, Outcome, Pending, Seat, Sink, Team, Viewer, Window,
};

use crate::{Action, Config, Event, Refusal, View};

/// The most stones taken at once (§2.2).
pub(crate) const MOST: u8 = 3;

/// A match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heap {
    /// The stones on the heap.
    pub(crate) stones: u8,
    /// Whose turn it is.
    pub(crate) to_move: Seat,
    /// The number of the decision.
    window: u32,
    /// Who won, and how.
    pub(crate) won: Option<(Seat, &'static str)>,
}

impl Heap {
    fn other(seat: Seat) -> Seat {
        Seat::new(1 - seat.index() as u8)
    }

    fn win<S: Sink<Event>>(&mut self, seat: Seat, how: &'static str, events: &mut S) {
        self.won = Some((seat, how));
        events.put(|| Event::Won { seat, how });
    }
}

impl Game for Heap {
    type Config = Config;
    type Action = Action;
    type Chance = Never;
    type View = View;
    type Event = Event;
    type Seen = Event;
    type Refusal = Refusal;

    const INFO: Info = Info {
        key: "heap",
        name: "Heap",
        seats: &[2],
        rules_rev: 1,
        authors: "Tabletier",
        published: "the game that new ones begin as",
        has_secrets: false,
        has_chance: false,
    };

    fn start(config: &Config) -> Result<Self, BadConfig> {
        let mut bad = BadConfig::default();
        if !(3..=30).contains(&config.stones) {
            let said = Message::new("heap-bad-stones").with("stones", config.stones);
            bad.because(said, &["stones"], Some("1.1"));
        }
        bad.or_fail()?;
        // The first seat begins (§2.1).
        Ok(Heap { stones: config.stones, to_move: Seat::new(0), window: 1, won: None })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn team(&self, seat: Seat) -> Team {
        Team(seat.index() as u8)
    }

    fn bound(config: &Config) -> u32 {
        u32::from(config.stones)
    }

    fn pending(&self) -> Pending {
        match self.won {
            Some((seat, how)) => {
                let team = |seat| self.team(seat);
                Pending::Over(Outcome::won_by(team(seat), 2, team, how))
            }
            None => Pending::turn(self.to_move, Window(self.window)),
        }
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.won.is_none() && seat == self.to_move {
            out.extend((1..=MOST.min(self.stones)).map(Action));
        }
    }

    fn check(&self, _seat: Seat, action: &Action) -> Result<(), RefusedBy<Self>> {
        if (1..=MOST.min(self.stones)).contains(&action.0) { Ok(()) } else { Err(Refusal::Count.into()) }
    }

    fn apply<S: Sink<Event>>(&mut self, input: InputOf<Self>, events: &mut S) {
        match input {
            Input::Act(seat, Action(stones)) => {
                events.put(|| Event::Took { seat, stones });
                self.stones -= stones;
                self.to_move = Heap::other(seat);
                self.window += 1;
                // §3.1
                if self.stones == 0 {
                    self.win(seat, "last", events);
                }
            }
            // §2.3
            Input::Expired(_) => self.win(Heap::other(self.to_move), "time", events),
            Input::Chance(never) => match never {},
        }
    }

    fn odds(&self) -> Odds<Never> {
        Odds::Explicit(Vec::new())
    }

    fn view(&self, _who: Viewer) -> View {
        View { stones: self.stones, to_move: self.won.is_none().then_some(self.to_move), won: self.won }
    }

    fn seen(event: &Event, _who: Viewer) -> Option<Event> {
        Some(*event)
    }
}
