//! An odd game that obeys every law: time alone closes its first window, its places have no gaps, its players
//! are strangers to each other, one of them cannot resign and no draw is agreed on. And one that goes in
//! circles, which the laws must notice.

use std::collections::BTreeMap;
use std::fmt;
use std::panic;
use std::str::FromStr;

use tabletop::chance::Never;
use tabletop::game::{InputOf, RefusedBy};
use tabletop::{
    BadConfig, Determinize, Dice, Entry, EntryRefused, Game, Info, Input, Match, Message, NotationError,
    Notice, Odds, Outcome, Pending, Resigning, Seat, SeatSet, Sink, Standing, Team, Viewer, What, Window,
};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

/// First A may say 0 or 1, again and again, until time runs out; then B must say 2, which ends it, unless
/// the game goes in circles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Odd<const CIRCLES: bool> {
    window: u32,
    said: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Say(u8);

impl fmt::Display for Say {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Say {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        text.parse().map(Say).map_err(|_| NotationError::new(0, "a number"))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct No;

impl tabletop::Refusal for No {
    fn paragraph(&self) -> &'static str {
        "1"
    }

    fn message(&self) -> Message {
        Message::new("odd-no")
    }
}

impl<const CIRCLES: bool> Game for Odd<CIRCLES> {
    type Config = BTreeMap<String, u8>;
    type Action = Say;
    type Chance = Never;
    type View = (u32, u8);
    type Event = u8;
    type Seen = u8;
    type Refusal = No;

    const INFO: Info = Info {
        key: "odd",
        name: "Odd",
        seats: &[3],
        rules_rev: 2,
        authors: "Tabletier",
        published: "a test",
        has_secrets: false,
        has_chance: false,
    };

    fn start(_config: &Self::Config) -> Result<Self, BadConfig> {
        Ok(Odd { window: 0, said: 0 })
    }

    fn plays(revision: u32) -> bool {
        (1..=2).contains(&revision)
    }

    /// Before the second revision A had said 1 at the start.
    fn start_under(_config: &Self::Config, revision: u32) -> Result<Self, BadConfig> {
        Ok(Odd { window: 0, said: u8::from(revision == 1) })
    }

    fn seats(&self) -> u8 {
        3
    }

    fn team(&self, seat: Seat) -> Team {
        Team(seat.index() as u8)
    }

    fn bound(_config: &Self::Config) -> u32 {
        2
    }

    fn pending(&self) -> Pending {
        let window = Window(self.window);
        match self.window {
            0 => Pending::Seats { must: SeatSet::EMPTY, may: SeatSet::one(A), window },
            1 => Pending::turn(B, window),
            _ => {
                let places = [(A, 1), (B, 1), (C, 2)];
                let standings = places.map(|(seat, place)| Standing { seat, place, score: 0 });
                Pending::Over(Outcome {
                    standings: standings.into_iter().collect(),
                    how: "said",
                    is_shared: false,
                })
            }
        }
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Say>) {
        match (self.window, seat) {
            (0, A) => out.push(Say(1 - self.said)),
            (1, B) => out.push(Say(2)),
            _ => {}
        }
    }

    fn check(&self, seat: Seat, action: &Say) -> Result<(), RefusedBy<Self>> {
        let mut moves = Vec::new();
        self.moves(seat, &mut moves);
        if moves.contains(action) { Ok(()) } else { Err(No.into()) }
    }

    fn apply<S: Sink<u8>>(&mut self, input: InputOf<Self>, events: &mut S) {
        match input {
            Input::Act(A, Say(said)) => self.said = said,
            Input::Act(..) if CIRCLES => {}
            Input::Act(..) | Input::Expired(_) => self.window += 1,
            Input::Chance(never) => match never {},
        }
        events.put(|| self.said);
    }

    fn odds(&self) -> Odds<Never> {
        Odds::Explicit(Vec::new())
    }

    fn view(&self, _who: Viewer) -> (u32, u8) {
        (self.window, self.said)
    }

    fn seen(event: &u8, _who: Viewer) -> Option<u8> {
        Some(*event)
    }

    fn resign(&self, seat: Seat) -> Resigning {
        if seat == A {
            return Resigning::NotHere;
        }
        Resigning::Ends(Outcome::won_by(self.team(A), 3, |seat| self.team(seat), "gave-up"))
    }

    fn has_table_draw(&self) -> bool {
        false
    }

    fn knows_player(&self, who: Viewer, seat: Seat) -> bool {
        who.is(seat) || self.window == 2
    }
}

impl<const CIRCLES: bool> Determinize for Odd<CIRCLES> {
    fn determinize<D: Dice + ?Sized>(view: &(u32, u8), _dice: &mut D) -> Self {
        Odd { window: view.0, said: view.1 }
    }
}

impl<const CIRCLES: bool> laws::Secrets for Odd<CIRCLES> {}

fn plan<const CIRCLES: bool>() -> laws::Plan<Odd<CIRCLES>> {
    laws::Plan::new(vec![BTreeMap::new()]).games(200)
}

laws::suite!(Odd<false>, plan());

#[test]
fn going_in_circles_is_noticed() {
    assert!(panic::catch_unwind(|| laws::match_laws::termination::<Odd<true>>(&plan())).is_err());
}

fn enter(game: &mut Match<Odd<false>>, what: What<Odd<false>>) -> Result<(), EntryRefused<No>> {
    game.enter(Entry { at: None, what })
}

fn started() -> Match<Odd<false>> {
    Match::start(BTreeMap::new()).expect("can be played")
}

#[test]
fn a_game_has_its_own_words_on_resigning_and_drawing() {
    let mut game = started();
    assert_eq!(enter(&mut game, What::Resigned(A)), Err(EntryRefused::NotHere));
    assert_eq!(enter(&mut game, What::Draw(A, true)), Err(EntryRefused::NotHere));
    enter(&mut game, What::Resigned(B)).expect("B can");
    let closing = game.closed().expect("the table closed it");
    assert_eq!((closing.how, closing.seat, closing.outcome.how), ("resigned", Some(B), "gave-up"));
    assert_eq!(game.pending().outcome(), Some(&closing.outcome));
}

#[test]
fn strangers_learn_names_when_the_game_lets_them() {
    let mut game = started();
    enter(&mut game, What::Seated(A, "Ana".to_owned())).expect("a name");
    enter(&mut game, What::Seated(B, "Bo".to_owned())).expect("a name");
    let name = |name: &str| Some(name.to_owned());
    assert_eq!(game.names_for(A.into()), [name("Ana"), None, None]);
    assert_eq!(game.names_for(Viewer::Public), [None, None, None]);
    assert_eq!(game.stream(B.into()), [], "a log tells of a player what everybody may know");
    assert_eq!(game.stream(Viewer::Public), []);
    game.input(Input::Expired(Window(0))).expect("the window is open");
    game.input(Input::Act(B, Say(2))).expect("B must");
    assert_eq!(game.names_for(Viewer::Public), [name("Ana"), name("Bo"), None]);
    assert_eq!(game.stream(Viewer::Public), [Notice::Seen(0), Notice::Seen(0)], "the past keeps its numbers");
    enter(&mut game, What::Seated(C, "Cy".to_owned())).expect("a name");
    assert_eq!(game.stream(A.into()).last(), Some(&Notice::Seated { seat: C, name: "Cy".to_owned() }));
}

#[test]
fn a_match_is_played_and_replayed_under_its_own_revision_of_the_rules() {
    let mut old = Match::<Odd<false>>::start_under(BTreeMap::new(), 1).expect("still played");
    assert_eq!((old.revision(), started().revision()), (1, 2));
    assert_eq!((old.moves(A), started().moves(A)), (vec![Say(0)], vec![Say(1)]));
    old.input(Input::Act(A, Say(0))).expect("A may, as the rules were");
    let record = old.record();
    assert!(record.starts_with("tabletier record 1\ngame odd 1\n"), "{record}");
    assert_eq!(Match::from_record(&record).as_ref(), Ok(&old));
    for (other, code) in [("game odd 2", "record-refused"), ("game odd 3", "record-other-rules")] {
        let record = record.replace("game odd 1", other);
        assert_eq!(
            Match::<Odd<false>>::from_record(&record).map_err(|error| error.code()),
            Err(code),
            "{other}"
        );
    }
}
