//! A match at any position, and short words for playing on from it and looking at it.
//!
//! A position is put together so that all 24 troops of a side lie somewhere, as in a match that was played.

use super::*;
use tabletop::{Odds, Pending};

use crate::action::{Action, Chance};
use crate::field::{Field, Phase, Question, SET_ASIDE};
use crate::hands::Hands;
use crate::terrain::Slot;

/// The player who begins: blue unless said otherwise.
pub(super) const A: Seat = Seat::new(0);
/// The other: red unless said otherwise.
pub(super) const B: Seat = Seat::new(1);

/// A position to start from.
#[derive(Clone, Debug)]
pub(super) struct Setup {
    pub(super) config: Config,
    pub(super) laid: Vec<(Seat, Troop, Slot)>,
    pub(super) rack: [Troops; 2],
    pub(super) lot: [Option<Troops>; 2],
    pub(super) dead: [Troops; 2],
    pub(super) pinned: [Troops; 2],
    pub(super) known: [Troops; 2],
    pub(super) medals: [u8; 2],
    pub(super) taken: [Vec<usize>; 2],
    pub(super) quiet: u8,
    pub(super) turn: Seat,
}

impl Setup {
    /// An empty terrain, empty racks, seat 0 to move.
    pub(super) fn on(terrain: TerrainId) -> Self {
        Setup {
            config: Config { terrain, ..Config::default() },
            laid: Vec::new(),
            rack: [Troops::NONE; 2],
            lot: [None; 2],
            dead: [Troops::NONE; 2],
            pinned: [Troops::NONE; 2],
            known: [Troops::NONE; 2],
            medals: [0; 2],
            taken: [Vec::new(), Vec::new()],
            quiet: 0,
            turn: A,
        }
    }

    /// Without special bases.
    pub(super) fn plain(mut self) -> Self {
        self.config.special_bases = false;
        self
    }

    /// Seat 0 is red.
    pub(super) fn red_first(mut self) -> Self {
        self.config.first_colour = Colour::Red;
        self
    }

    /// Troops laid down one after the other, as in `captain b01, kwak b01`.
    pub(super) fn lay(mut self, seat: Seat, placings: &str) -> Self {
        for placing in placings.split(", ") {
            let (troop, slot) = placing.split_once(' ').expect("a troop and a slot");
            self.laid.push((seat, troop.parse().expect("a troop"), slot.parse().expect("a slot")));
        }
        self
    }

    pub(super) fn rack(mut self, seat: Seat, names: &str) -> Self {
        self.rack[seat.index()] = troops(names);
        self
    }

    /// What was not drawn, the four set aside included. All that lies nowhere else is in the discard then.
    pub(super) fn lot(mut self, seat: Seat, names: &str) -> Self {
        self.lot[seat.index()] = Some(troops(names));
        self
    }

    /// So many troops in the reserve, whichever; all that lies nowhere else is in the discard then.
    pub(super) fn reserve(mut self, seat: Seat, count: u8) -> Self {
        let rest = self.rest(seat).each().take(usize::from(count + SET_ASIDE));
        self.lot[seat.index()] = Some(rest.collect());
        self
    }

    pub(super) fn dead(mut self, seat: Seat, names: &str) -> Self {
        self.dead[seat.index()] = troops(names);
        self
    }

    /// Troops of the rack that are pinned.
    pub(super) fn pinned(mut self, seat: Seat, names: &str) -> Self {
        self.pinned[seat.index()] = troops(names);
        self
    }

    /// Troops of the rack that everybody knows of.
    pub(super) fn known(mut self, seat: Seat, names: &str) -> Self {
        self.known[seat.index()] = troops(names);
        self
    }

    /// Medals won somewhere else.
    pub(super) fn medals(mut self, medals: [u8; 2]) -> Self {
        self.medals = medals;
        self
    }

    /// A region whose medals a seat took; they are counted by [`Setup::medals`].
    pub(super) fn took(mut self, seat: Seat, region: &str) -> Self {
        let regions = &self.config.terrain.terrain().regions;
        let number = regions.iter().position(|other| other.name == region).expect("a region");
        self.taken[seat.index()].push(number);
        self
    }

    pub(super) fn quiet(mut self, turns: u8) -> Self {
        self.quiet = turns;
        self
    }

    pub(super) fn turn(mut self, seat: Seat) -> Self {
        self.turn = seat;
        self
    }

    /// What of an army lies neither on the terrain nor in rack or discard.
    pub(super) fn rest(&self, seat: Seat) -> Troops {
        let laid: Troops =
            self.laid.iter().filter(|(by, ..)| *by == seat).map(|(_, troop, _)| *troop).collect();
        Troops::FULL.minus(laid).minus(self.rack[seat.index()]).minus(self.dead[seat.index()])
    }

    /// What was not drawn, and what of the rest is in the discard.
    pub(super) fn undrawn(&self, seat: Seat) -> (Troops, Troops) {
        let rest = self.rest(seat);
        let lot = self.lot[seat.index()].unwrap_or(rest);
        (lot, self.dead[seat.index()].plus(rest.minus(lot)))
    }

    /// The match at this position.
    pub(super) fn start(&self) -> Play {
        let terrain = self.config.terrain.terrain();
        let mut field = Field::new(terrain, self.config.special_bases, self.config.first_colour);
        let mut hands = Hands { rack: self.rack, undrawn: [Troops::NONE; 2], pinned: self.pinned };
        for (seat, troop, slot) in &self.laid {
            assert!(terrain.has(*slot), "{slot}");
            field.lay(*seat, *troop, *slot);
        }
        for seat in [A, B] {
            let i = seat.index();
            let (undrawn, dead) = self.undrawn(seat);
            hands.undrawn[i] = undrawn;
            field.discard[i] = dead;
            field.reserve[i] = undrawn.len().checked_sub(SET_ASIDE).expect("four are set aside");
            field.rack[i] = self.rack[i].len();
            field.pinned[i] = self.pinned[i].len();
            field.known[i] = self.known[i];
            field.taken[i] = self.taken[i].iter().map(|region| 1 << region).sum();
        }
        let taken = field.taken[0] | field.taken[1];
        for (i, region) in terrain.regions.iter().enumerate().filter(|(i, _)| taken & 1 << i == 0) {
            let is_held = field.held.iter().any(|held| region.bases & !held == 0);
            assert!(!is_held, "{} was taken, {i}", region.name);
        }
        field.medals = self.medals;
        field.quiet = self.quiet;
        field.turn = self.turn;
        field.window = tabletop::Window(1);
        field.phase = Phase::Turn;
        Play { state: ToyBattle { field, hands }, events: Vec::new() }
    }

    /// The match at this position after these inputs.
    pub(super) fn after(&self, inputs: &str) -> Play {
        self.start().after(inputs)
    }
}

/// A match that is being played, and all that happened in it.
#[derive(Clone, Debug)]
pub(super) struct Play {
    pub(super) state: ToyBattle,
    pub(super) events: Vec<Event>,
}

impl Play {
    /// A new match, before the deal.
    pub(super) fn new(config: &Config) -> Self {
        Play { state: ToyBattle::start(config).expect("every config can be played"), events: Vec::new() }
    }

    /// Plays on: actions of whoever is asked, outcomes where chance decides, or `expired`; split by commas.
    pub(super) fn after(mut self, inputs: &str) -> Self {
        for text in inputs.split(", ") {
            self.input(text).unwrap_or_else(|refused| panic!("{text}: {refused}"));
        }
        self
    }

    /// Tells the match one thing.
    pub(super) fn input(&mut self, text: &str) -> Result<(), Refused<Refusal>> {
        let input = match self.state.pending() {
            Pending::Chance => Input::Chance(read::<Chance>(text)),
            Pending::Seats { window, .. } if text == "expired" => Input::Expired(window),
            _ => Input::Act(self.state.field.turn, read::<Action>(text)),
        };
        self.state.step(input, &mut self.events)
    }

    /// Why something is refused.
    pub(super) fn refused(&self, text: &str) -> Refused<Refusal> {
        self.clone().input(text).expect_err("it is refused")
    }

    /// The paragraph by which something is refused.
    pub(super) fn barred(&self, text: &str) -> &'static str {
        self.refused(text).paragraph().expect("a rule refuses it")
    }

    /// Whether a move is listed; listed and accepted are the same by the laws.
    pub(super) fn can(&self, text: &str) -> bool {
        self.moves().iter().any(|listed| listed == text)
    }

    /// All moves of whoever is asked, in order of their texts.
    pub(super) fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.state.moves(self.state.field.turn, &mut moves);
        let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
        texts.sort();
        texts
    }

    /// The slots on which a troop can be placed now, in order of their names.
    pub(super) fn places(&self, troop: &str) -> String {
        let moves = self.moves();
        let slots = moves.iter().filter_map(|text| text.strip_prefix(troop)?.strip_prefix(' '));
        slots.collect::<Vec<_>>().join(" ")
    }

    /// Every outcome chance can bring now, with its weight.
    pub(super) fn odds(&self) -> Vec<(String, u32)> {
        let Odds::Explicit(odds) = self.state.odds() else { panic!("all odds can be listed") };
        let mut odds: Vec<_> =
            odds.into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect();
        odds.sort();
        odds
    }

    /// The effect in question, and the bases whose effects wait: `star, then b03 b06`.
    pub(super) fn question(&self) -> String {
        let view = self.state.view(Viewer::Public);
        let waiting: Vec<String> = view.waiting.iter().map(ToString::to_string).collect();
        match (view.question, &waiting[..]) {
            (None, _) => "none".to_owned(),
            (Some(word), []) => word.to_owned(),
            (Some(word), _) => format!("{word}, then {}", waiting.join(" ")),
        }
    }

    /// How many the draw in question would bring.
    pub(super) fn wanted(&self) -> u8 {
        match self.state.field.phase {
            Phase::Ask(Question::Draw(_, count)) => count,
            other => panic!("no draw is in question: {other:?}"),
        }
    }

    /// Whose turn it is.
    pub(super) fn turn(&self) -> Seat {
        assert!(self.state.pending().outcome().is_none(), "the match is over");
        self.state.field.turn
    }

    /// The troops on a slot from bottom to top, as in `A:captain B:kwak`.
    pub(super) fn stack(&self, slot: &str) -> String {
        let slot: Slot = slot.parse().expect("a slot");
        let view = self.state.view(Viewer::Public);
        let Some(stack) = view.stacks.into_iter().find(|stack| stack.slot == slot) else {
            return String::new();
        };
        let name = |seat: Seat| if seat == A { 'A' } else { 'B' };
        stack
            .troops
            .iter()
            .map(|(seat, troop)| format!("{}:{troop}", name(*seat)))
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// The troops of a rack, as its owner sees them.
    pub(super) fn rack(&self, seat: Seat) -> String {
        names(self.state.view(seat.into()).own.expect("a seat").rack)
    }

    /// The discarded troops of a seat.
    pub(super) fn discard(&self, seat: Seat) -> String {
        names(self.state.field.discard[seat.index()])
    }

    pub(super) fn medals(&self) -> [u8; 2] {
        self.state.view(Viewer::Public).sides.map(|side| side.medals)
    }

    /// The regions whose medals a seat took.
    pub(super) fn regions(&self, seat: Seat) -> String {
        self.state.view(Viewer::Public).sides[seat.index()].regions.join(" ")
    }

    /// How the match ended, if it did.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        self.state.pending().outcome().cloned()
    }

    /// Who won and how, or `open`.
    pub(super) fn ended(&self) -> String {
        let Some(outcome) = self.outcome() else { return "open".to_owned() };
        match (outcome.place(A), outcome.place(B)) {
            (1, 2) => format!("A {}", outcome.how),
            (2, 1) => format!("B {}", outcome.how),
            _ => format!("draw {}", outcome.how),
        }
    }

    /// What a viewer learned of all that happened.
    pub(super) fn seen(&self, who: Viewer) -> Vec<Seen> {
        self.events.iter().filter_map(|event| ToyBattle::seen(event, who)).collect()
    }
}

fn read<T: std::str::FromStr<Err = tabletop::NotationError>>(text: &str) -> T {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}
