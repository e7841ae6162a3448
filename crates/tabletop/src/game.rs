//! The trait every game implements, and what else a game may offer.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;
use utoipa::ToSchema;

use crate::{
    BadConfig, Dice, Input, Message, NotationError, Odds, Outcome, Pending, Press, Refusal, Refused, Seat,
    Seating, Team, Viewer, Waiting, WindowEnd, WindowKind,
};

/// What is known of a game before any match of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Info {
    /// Its key in the catalog, records and addresses.
    pub key: &'static str,
    /// Its name, the same in every language.
    pub name: &'static str,
    /// How many seats it can have.
    pub seats: &'static [u8],
    /// The revision of its rules. A record names it; it grows when a rule changes.
    pub rules_rev: u32,
    /// Who made the game. The house is not affiliated with them.
    pub authors: &'static str,
    /// Who published it, and when.
    pub published: &'static str,
    /// Whether seats can know different things.
    pub has_secrets: bool,
    /// Whether dice or draws decide anything.
    pub has_chance: bool,
}

/// Where `apply` puts the facts it makes. Search passes `()`, which takes none and costs nothing: the
/// fact is not even built.
pub trait Sink<E> {
    /// Takes a fact.
    fn put(&mut self, event: impl FnOnce() -> E);
}

impl<E> Sink<E> for () {
    #[inline]
    fn put(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn put(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// What comes of a seat that gives up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Resigning {
    /// The match ends like this.
    Ends(Outcome),
    /// The others play on: [`Game::leave`].
    GoesOn,
    /// One cannot give up here.
    NotHere,
}

impl Resigning {
    /// How the match ends by it, if it does.
    pub fn outcome(self) -> Option<Outcome> {
        match self {
            Resigning::Ends(outcome) => Some(outcome),
            Resigning::GoesOn | Resigning::NotHere => None,
        }
    }
}

/// What [`Game`] makes of a bad input.
pub type RefusedBy<G> = Refused<<G as Game>::Refusal>;

/// What a [`Game`] can be told.
pub type InputOf<G> = Input<<G as Game>::Action, <G as Game>::Chance>;

/// A game. `Self` is the full, secret state of a match; it is also the state that search runs on.
///
/// Implementations read no clock, no random numbers and no files, and depend on no hash order: the same
/// config and inputs give the same state everywhere. What leaves the host is only what [`Game::view`],
/// [`Game::waiting`], [`Game::moves`] of one's own seat and [`Game::seen`] give to a viewer.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The options of a match. Every field has a default.
    type Config: Clone + Eq + Debug + Default + Serialize + DeserializeOwned + JsonSchema + Send + Sync;
    /// What a seat can do. Its text is the game's notation: printed in one canonical form, read forgivingly.
    type Action: Clone
        + Eq
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = NotationError>
        + Send
        + Sync
        + 'static;
    /// What dice or draws can bring, with its text.
    type Chance: Clone
        + Eq
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = NotationError>
        + Send
        + Sync
        + 'static;
    /// All that one viewer knows, with perfect recall.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;
    /// A fact, whole.
    type Event: Clone + Eq + Debug + Send + Sync;
    /// A fact as one viewer learns it.
    type Seen: Clone + Eq + Debug + Serialize + Send + Sync;
    /// Why the rules forbid an action.
    type Refusal: Refusal;

    /// What is known of the game before any match of it.
    const INFO: Info;

    /// The state before the first input, or every reason why the config cannot be played.
    fn start(config: &Self::Config) -> Result<Self, BadConfig>;

    /// Whether matches made under this revision of the rules can be played on and replayed. The present one
    /// always; a game whose rules changed says which older ones.
    fn plays(revision: u32) -> bool {
        revision == Self::INFO.rules_rev
    }

    /// The state before the first input under a revision that the game [plays](Game::plays). A game with several
    /// keeps in its state which one it is.
    fn start_under(config: &Self::Config, _revision: u32) -> Result<Self, BadConfig> {
        Self::start(config)
    }

    /// How many seats the match has.
    fn seats(&self) -> u8;

    /// Which seats win together.
    fn team(&self, seat: Seat) -> Team;

    /// The most windows that can open along [`Game::plies`] before the match is over.
    fn bound(config: &Self::Config) -> u32;

    /// What can be played but is not as it should be about a config, such as an unfair board. Hosts tell it to
    /// whoever asked for the match, and nothing is stopped by it.
    fn warnings(_config: &Self::Config) -> Vec<Message> {
        Vec::new()
    }

    /// The options for a first evening: what is kindest to people who do not know the game. Hosts offer them where a table is
    /// made, with the words of `{key}-first-evening`.
    fn first_evening() -> Self::Config {
        Self::Config::default()
    }

    /// Whom the match waits for. For the host only.
    fn pending(&self) -> Pending;

    /// What this viewer may know of it.
    fn waiting(&self, _who: Viewer) -> Waiting {
        self.pending()
    }

    /// What kind of decision the open window is, which everybody may know. How much time it has goes by it.
    fn window_kind(&self) -> WindowKind {
        WindowKind::Turn
    }

    /// What ends the open window. For the host only. Where time alone does, [`Game::apply`] never closes it on an action.
    fn window_end(&self) -> WindowEnd {
        WindowEnd::Acting
    }

    /// What happens if the open window runs out, which everybody may know.
    fn expiry(&self) -> Message {
        Message::new("expiry-lost")
    }

    /// Adds exactly the actions that would be accepted from this seat now, deals included.
    fn moves(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Adds the part of [`Game::moves`] that walks each decision once: no deals, no votes, and in a phase
    /// of many orders only those of the next unit. Perft, playouts and search use it.
    fn plies(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        self.moves(seat, out);
    }

    /// One of [`Game::plies`], each as likely as the others. The seat has at least one.
    fn sample<D: Dice + ?Sized>(&self, seat: Seat, dice: &mut D) -> Self::Action {
        let mut plies = Vec::new();
        self.plies(seat, &mut plies);
        let at = dice.below(plies.len() as u32) as usize;
        plies.swap_remove(at)
    }

    /// Whether the rules let a seat for which the match waits, or who may act, do this.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), RefusedBy<Self>>;

    /// Does it, unchecked. Search calls this; hosts call [`Game::step`].
    fn apply<S: Sink<Self::Event>>(&mut self, input: InputOf<Self>, events: &mut S);

    /// What can come, when the match waits for chance.
    fn odds(&self) -> Odds<Self::Chance>;

    /// One chance outcome, as likely as it is. Games with [`Odds::Sampled`] bring their own.
    fn roll<D: Dice + ?Sized>(&self, dice: &mut D) -> Self::Chance {
        self.odds().pick(dice)
    }

    /// Whether a chance outcome can come here. Games with [`Odds::Sampled`] bring their own.
    fn can_come(&self, outcome: &Self::Chance) -> bool {
        match self.odds() {
            Odds::Explicit(outcomes) => outcomes.iter().any(|(possible, _)| possible == outcome),
            Odds::Sampled => false,
        }
    }

    /// All this viewer knows: built up from what is known, never masked down from what is.
    fn view(&self, who: Viewer) -> Self::View;

    /// What this viewer learns of a fact, if anything.
    fn seen(event: &Self::Event, who: Viewer) -> Option<Self::Seen>;

    /// Whether this viewer may read the notation of what a seat did. Where something is hidden that is one's own
    /// alone, unless the game says that an action is open to all.
    fn reads(who: Viewer, seat: Seat, _action: &Self::Action) -> bool {
        !Self::INFO.has_secrets || who.is(seat)
    }

    /// Understands a text in the light of what its writer knows. Games whose short forms depend on the
    /// position bring their own; it must never tell more than the view does.
    fn read(_view: &Self::View, text: &str) -> Result<Self::Action, NotationError> {
        NotationError::trimmed(text)
    }

    /// What comes of it if this seat, one of an open match, gives up. Between two sides its own loses and the other
    /// wins; a match of more goes on without it, unless the game says otherwise.
    fn resign(&self, seat: Seat) -> Resigning {
        let team = |other| self.team(other);
        let mut teams: Vec<Team> = Seat::all(self.seats()).map(team).collect();
        teams.sort_unstable();
        teams.dedup();
        if teams.len() > 2 {
            return Resigning::GoesOn;
        }
        Resigning::Ends(Outcome::lost_by(team(seat), self.seats(), team, "resigned"))
    }

    /// A seat leaves a match that goes on: the game may stop waiting for it. Where it does not, the windows that
    /// wait for that seat alone run out at once.
    fn leave<S: Sink<Self::Event>>(&mut self, _seat: Seat, _events: &mut S) {}

    /// Somebody else will play this seat: what its player saved in an open window, which nobody else has seen, is cleared.
    /// What has been done stays.
    fn forget<S: Sink<Self::Event>>(&mut self, _seat: Seat, _events: &mut S) {}

    /// Whether all seats together can agree on a draw at the table. Not where the rules have a vote or a deal
    /// of their own for it.
    fn has_table_draw(&self) -> bool {
        true
    }

    /// Whether this viewer may know who sits in this seat: always in one's own, and everywhere in games
    /// without secret roles. It depends on what the viewer knows alone.
    fn knows_player(&self, _who: Viewer, _seat: Seat) -> bool {
        true
    }

    /// How people come to their seats at a table of this config.
    fn seating(_config: &Self::Config) -> Seating {
        Seating::Chosen
    }

    /// Who may write to whom while a match of this config is played. People talk at the table, unless the game says otherwise.
    fn press(_config: &Self::Config) -> Press {
        Press::Talk
    }

    /// Whether an input would be accepted: the checks of every game, then [`Game::check`].
    fn admit(&self, input: &InputOf<Self>) -> Result<(), RefusedBy<Self>> {
        let pending = self.pending();
        if let Pending::Over(_) = pending {
            return Err(Refused::Over);
        }
        match (input, pending) {
            (Input::Act(seat, _), _) if seat.index() >= usize::from(self.seats()) => Err(Refused::NoSuchSeat),
            (Input::Act(seat, action), pending @ Pending::Seats { .. }) => {
                if pending.admits(*seat) {
                    self.check(*seat, action)
                } else {
                    Err(Refused::NotYourMove)
                }
            }
            (Input::Chance(outcome), Pending::Chance) => {
                if self.can_come(outcome) {
                    Ok(())
                } else {
                    Err(Refused::Impossible)
                }
            }
            (Input::Expired(named), Pending::Seats { window, .. }) => {
                if *named == window {
                    Ok(())
                } else {
                    Err(Refused::WindowClosed)
                }
            }
            (Input::Act(..) | Input::Chance(_) | Input::Expired(_), _) => Err(Refused::OutOfTurn),
        }
    }

    /// Checks an input and applies it. A refused input changes nothing.
    fn step<S: Sink<Self::Event>>(
        &mut self,
        input: InputOf<Self>,
        events: &mut S,
    ) -> Result<(), RefusedBy<Self>> {
        self.admit(&input)?;
        self.apply(input, events);
        Ok(())
    }
}

/// A game whose hidden parts can be filled in. For search: a bot gets a view and imagines the rest.
pub trait Determinize: Game {
    /// A full state that this viewer could not tell from the true one. Games without secrets give the
    /// true one.
    fn determinize<D: Dice + ?Sized>(view: &Self::View, dice: &mut D) -> Self;
}

/// A game in which a viewer can try a line alone, playing all seats, in a private branch of a match.
pub trait Branch: Game {
    /// The config of a match that begins where the viewer stands, made from what everybody agreed on and from the view
    /// alone: nothing the viewer does not know can be in it. Nothing where the viewer knows too little, where a config
    /// cannot hold the position, or where the game is over.
    fn branch(config: &Self::Config, view: &Self::View) -> Option<Self::Config>;

    /// What the viewer's own seat has done in secret in the open window, to be done again there.
    fn repeated(_view: &Self::View) -> Vec<(Seat, Self::Action)> {
        Vec::new()
    }
}

/// A game in which who is ahead can be counted, by anybody who looks at it. For reviews of matches whose bots put no value on positions.
pub trait Counted: Game {
    /// What each of the first seats has of what is counted, from what a viewer knows; seats behind them have no part in it.
    fn count(view: &Self::View) -> Vec<u32>;
}

/// A game whose positions can be told apart by a number, for tables of positions already searched.
pub trait Keyed: Game {
    /// The same for the same position with the same side to move; histories may differ.
    fn key(&self) -> u64;

    /// The same for positions that are images of each other under a symmetry of the game, seen by the
    /// side to move. Solvers use it, and only where [`Keyed::key`] is exact.
    fn class(&self) -> u64 {
        self.key()
    }

    /// Whether wins can be proved from here on: nothing is hidden, nothing is rolled, nobody waits, no seat changes its team, two
    /// positions with the same [`Keyed::class`] are the same game, and what the rules remember of the past is far from mattering.
    fn can_prove(&self) -> bool {
        false
    }

    /// What a proof search should think of a position before it looks into it: 0 where the seat to move can win at once, else about
    /// how many of its actions do not lose at once, from 1. Nothing where the game has no quick way to tell.
    fn outlook(&self, _seat: Seat) -> Option<u32> {
        None
    }
}

/// What a game brings in print: its messages and its rules, each in English and in French.
pub trait Printed: Game {
    /// Its messages, as Fluent text.
    const TEXTS: [&'static str; 2];
    /// Its rules, as Markdown with numbered paragraphs.
    const RULES: [&'static str; 2];
}

/// What a solution says of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// It wins, whatever the others do.
    Wins,
    /// It does not lose, whatever the others do.
    Holds,
}

/// A game whose solution can be written down and checked.
pub trait Solvable: Keyed {
    /// Writes a seat's strategy down: positions with that seat to move, each with its reply and the most
    /// plies the win can take from there, 0 where nothing but holding is claimed. Nothing where this game under these options has no
    /// form for it.
    fn write_solution(
        config: &Self::Config,
        seat: Seat,
        claim: Claim,
        replies: Vec<(Self, Self::Action, u16)>,
    ) -> Option<String>;

    /// Checks such a text with the rules alone. Gives what it proves, or why it proves nothing.
    fn check_solution(text: &str) -> Result<String, String>;
}
