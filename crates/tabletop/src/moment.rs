//! What a journal comes to at one of its entries: the state of the game, and what the table adds to it.

use crate::game::InputOf;
use crate::{
    Ballot, Game, Input, Outcome, Pending, Resigning, Seat, SeatSet, Sink, Viewer, Waiting, What, Window,
};

/// How the table closed a match that the rules had not ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Closing {
    /// `"resigned"`, `"agreed"` or `"abandoned"`.
    pub how: &'static str,
    /// Who resigned, if somebody did.
    pub seat: Option<Seat>,
    /// The end it made.
    pub outcome: Outcome,
}

/// A match at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment<G: Game> {
    state: G,
    /// How many entries made it.
    pub(crate) entries: usize,
    /// The last window that was open.
    window: Option<Window>,
    /// What is added to the rules' window numbers.
    pub(crate) shift: u32,
    /// Who says yes to a draw.
    draw: Ballot,
    /// Whose offer of one was declined in this decision.
    declined: SeatSet,
    /// Who left a match that goes on.
    left: SeatSet,
    /// The table's own ending, if it ended the match.
    closed: Option<Closing>,
}

impl<G: Game> Moment<G> {
    pub(crate) fn start(state: G) -> Self {
        let window = state.pending().window();
        Moment {
            state,
            entries: 0,
            window,
            shift: 0,
            draw: Ballot::default(),
            declined: SeatSet::EMPTY,
            left: SeatSet::EMPTY,
            closed: None,
        }
    }

    /// The full, secret state. Its windows have the rules' own numbers, not those that are shown.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The seats that say yes to a draw.
    pub fn draw(&self) -> Ballot {
        self.draw
    }

    /// Whether a seat may say yes to a draw: to what others offer always, and to its own offer unless it was declined in
    /// this decision.
    pub fn may_agree(&self, seat: Seat) -> bool {
        !self.declined.has(seat) || !self.draw.voices().without(seat).is_empty()
    }

    /// The seats that left a match which goes on without them.
    pub fn left(&self) -> SeatSet {
        self.left
    }

    /// How the table closed the match, if it did.
    pub fn closed(&self) -> Option<&Closing> {
        self.closed.as_ref()
    }

    /// Whom the match waits for, the table's own endings included. For the host only.
    pub fn pending(&self) -> Pending {
        self.shown(G::pending)
    }

    /// What this viewer may know of it.
    pub fn waiting(&self, who: Viewer) -> Waiting {
        self.shown(|state| state.waiting(who))
    }

    /// The same with the numbers that are shown, and with the table's own endings.
    fn shown(&self, pending: impl FnOnce(&G) -> Pending) -> Pending {
        if let Some(closing) = &self.closed {
            return Pending::Over(closing.outcome.clone());
        }
        let mut pending = pending(&self.state);
        if let Pending::Seats { window, .. } = &mut pending {
            window.0 += self.shift;
        }
        pending
    }

    /// The actions open to a seat: none when the match is over or the seat has left it.
    pub fn moves(&self, seat: Seat) -> Vec<G::Action> {
        let mut moves = Vec::new();
        let is_there = seat.index() < usize::from(self.state.seats()) && !self.left.has(seat);
        if is_there && self.pending().admits(seat) {
            self.state.moves(seat, &mut moves);
        }
        moves
    }

    /// Applies an entry that was accepted.
    pub(crate) fn apply(&mut self, what: &What<G>, events: &mut impl Sink<G::Event>) {
        let seats = self.state.seats();
        let close = |how, seat, outcome| Some(Closing { how, seat, outcome });
        match what {
            What::Input(input) => self.input(input, events),
            What::Resigned(seat) => {
                let outcome = match self.state.resign(*seat) {
                    Resigning::Ends(outcome) => outcome,
                    // A record of the first form ends where a match would go on today.
                    Resigning::GoesOn | Resigning::NotHere => self.lost_by(*seat),
                };
                self.closed = close("resigned", Some(*seat), outcome);
            }
            What::Left(seat) => {
                self.left = self.left.with(*seat);
                self.change(|state, events| state.leave(*seat, events), events);
            }
            What::Draw(seat, yes) => {
                self.draw.set(*seat, *yes);
                if self.draw.passes(SeatSet::all(seats)) {
                    self.closed = close("agreed", None, Outcome::draw(seats, "agreed"));
                }
            }
            What::Declined(_) => {
                self.declined = self.declined.union(self.draw.voices());
                self.draw = Ballot::default();
            }
            What::Vacated(seat) => self.change(|state, events| state.forget(*seat, events), events),
            What::Abandoned => self.closed = close("abandoned", None, Outcome::draw(seats, "abandoned")),
            What::Committed(_) | What::Nonce(..) | What::Lot(_) | What::Seated(..) | What::Takeback(_) => {
                return;
            }
            What::Proposed(..) | What::Consented(_) | What::Dissented(_) => return,
            What::Hinted(_) | What::Time(_) => return,
        }
        self.entries += 1;
    }

    fn lost_by(&self, seat: Seat) -> Outcome {
        let team = |other| self.state.team(other);
        Outcome::lost_by(team(seat), self.state.seats(), team, "resigned")
    }

    fn input(&mut self, input: &InputOf<G>, events: &mut impl Sink<G::Event>) {
        let input = match (input, self.state.pending().window()) {
            // The number in the journal is the one that was shown.
            (Input::Expired(_), Some(window)) => Input::Expired(window),
            _ => input.clone(),
        };
        self.change(|state, events| state.apply(input, events), events);
    }

    /// Voices for a draw fall silent when the window closes.
    fn change<E: Sink<G::Event>>(&mut self, change: impl FnOnce(&mut G, &mut E), events: &mut E) {
        let before = self.state.pending().window();
        change(&mut self.state, events);
        let after = self.state.pending().window();
        if before.is_none() || before != after {
            self.draw = Ballot::default();
            self.declined = SeatSet::EMPTY;
        }
        self.window = after.or(self.window);
    }

    /// The number of the open window, or the lowest the next one can have.
    pub(crate) fn next_window(&self) -> u32 {
        match self.state.pending().window() {
            Some(open) => open.0,
            None => self.window.map_or(0, |last| last.0 + 1),
        }
    }
}
