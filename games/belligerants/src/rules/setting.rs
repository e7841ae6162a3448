//! The set-up: both sides at once, each in secret, until both are ready (§2).

use std::cmp::Reverse;

use tabletop::Sink;

use crate::board::Board;
use crate::event::Event;
use crate::field::Field;
use crate::piece::{ARMY, Kind, Piece, Side};
use crate::square::Square;
use crate::state::Phase;
use crate::{Action, Belligerants, Refusal};

use Kind::{
    Ambulance, Bomber, Cannon, Fighter, Flak, MachineGun, Officer, Patrol, Sentinel, Soldier, Spy, Staff,
    Tank,
};

/// The house's formations, from the front to the corner; in a triangle, rows of five, four, three, two and one. The
/// first is the default (§2.3).
pub(crate) const FORMATIONS: [[Kind; ARMY]; 6] = [
    // The guard in the middle of the front, soldiers around it.
    [
        Patrol, Soldier, Sentinel, Soldier, Officer, Tank, MachineGun, Cannon, Soldier, Spy, Staff, Flak,
        Ambulance, Bomber, Fighter,
    ],
    // Guns first.
    [
        Tank, MachineGun, Sentinel, Cannon, Officer, Soldier, Staff, Soldier, Patrol, Spy, Flak, Soldier,
        Ambulance, Fighter, Bomber,
    ],
    // The staff leaves early, well surrounded.
    [
        Soldier, Staff, Sentinel, Officer, Soldier, Tank, Spy, Patrol, MachineGun, Cannon, Soldier, Flak,
        Bomber, Ambulance, Fighter,
    ],
    // Infantry in front, material behind.
    [
        Soldier, Officer, Soldier, Patrol, Soldier, Spy, Sentinel, MachineGun, Staff, Tank, Cannon, Flak,
        Ambulance, Bomber, Fighter,
    ],
    // Raiders: spy and patrol at the wings.
    [
        Spy, Tank, Sentinel, MachineGun, Patrol, Officer, Soldier, Cannon, Soldier, Flak, Soldier, Staff,
        Fighter, Ambulance, Bomber,
    ],
    // A heavy centre.
    [
        Soldier, Cannon, Tank, MachineGun, Soldier, Flak, Sentinel, Staff, Officer, Patrol, Spy, Soldier,
        Ambulance, Bomber, Fighter,
    ],
];

/// The squares of a camp from the front, which lies farthest from its corner, to the corner. Turned half around,
/// both sides' orders are the same.
pub(crate) fn from_the_front(board: &Board, side: Side) -> [Square; ARMY] {
    let mut squares = *board.camp(side);
    let (last_column, last_row) = (board.columns() - 1, board.rows() - 1);
    squares.sort_by_key(|square| {
        // As its player sees it, with the corner on the lower right.
        let (column, row) = match side {
            Side::Yellow => (square.column(), square.row()),
            Side::Pink => (last_column - square.column(), last_row - square.row()),
        };
        (Reverse(last_column - column + row), row)
    });
    squares
}

/// Puts an army up in a formation.
pub(crate) fn form(board: &Board, field: &mut Field, side: Side, formation: &[Kind; ARMY]) {
    for piece in Piece::of(side) {
        if field.at(piece).is_some() {
            field.lift(board, piece);
        }
    }
    let mut soldiers = 0;
    for (square, kind) in from_the_front(board, side).into_iter().zip(formation) {
        let mut piece = Piece::first_of(side, *kind);
        if *kind == Soldier {
            piece.0 += soldiers;
            soldiers += 1;
        }
        field.put(board, piece, square, side);
    }
}

impl Belligerants {
    /// Whether a side may do this before the battle.
    pub(crate) fn judge_setting(&self, side: Side, action: Action) -> Result<(), Refusal> {
        let is_ready = self.now.ready[side.index()];
        match action {
            Action::Swap(..) | Action::Form(_) if is_ready => Err(Refusal::IsReady),
            Action::Swap(one, other) => self.judge_swap(side, one, other),
            Action::Form(number) => {
                let is_known = (1..=FORMATIONS.len()).contains(&usize::from(number));
                if is_known { Ok(()) } else { Err(Refusal::NoFormation(number)) }
            }
            Action::Ready(says) if says == is_ready => Err(Refusal::SaidAlready),
            Action::Ready(_) => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn judge_swap(&self, side: Side, one: Square, other: Square) -> Result<(), Refusal> {
        for square in [one, other] {
            if !self.board.has(square) || !self.board.is_camp(square, side) {
                return Err(Refusal::NotYourCamp(square));
            }
        }
        let kind = |square| self.now.field.on(square).map(Piece::kind);
        if kind(one) == kind(other) { Err(Refusal::SameKind(one, other)) } else { Ok(()) }
    }

    /// Adds all a side can do before the battle.
    pub(crate) fn list_setting(&self, side: Side, out: &mut Vec<Action>) {
        if self.now.ready[side.index()] {
            out.push(Action::Ready(false));
            return;
        }
        out.push(Action::Ready(true));
        out.extend((1..=FORMATIONS.len() as u8).map(Action::Form));
        let camp = self.board.camp(side);
        // Either of the two may be named first, so that one can point at them in any order.
        for one in camp {
            let others = camp.iter().filter(|other| self.judge_swap(side, *one, **other).is_ok());
            out.extend(others.map(|other| Action::Swap(*one, *other)));
        }
    }

    /// Adds the decisions of a set-up in order: which formation, then ready.
    pub(crate) fn list_setting_plies(&self, side: Side, out: &mut Vec<Action>) {
        if self.now.is_formed[side.index()] {
            out.push(Action::Ready(true));
        } else {
            out.extend((1..=FORMATIONS.len() as u8).map(Action::Form));
        }
    }

    /// Does something before the battle.
    pub(crate) fn set_up<S: Sink<Event>>(&mut self, side: Side, action: Action, events: &mut S) {
        let at = side.index();
        match action {
            Action::Swap(one, other) => {
                self.now.field.swap(one, other);
                self.now.is_formed[at] = true;
                events.put(|| Event::Arranged { seat: side.seat(), action });
            }
            Action::Form(number) => {
                let formation = &FORMATIONS[usize::from(number) - 1];
                form(&self.board, &mut self.now.field, side, formation);
                self.now.is_formed[at] = true;
                events.put(|| Event::Arranged { seat: side.seat(), action });
            }
            Action::Ready(is_ready) => {
                self.now.ready[at] = is_ready;
                events.put(|| Event::Ready { seat: side.seat(), is_ready });
                if self.now.ready == [true; 2] {
                    self.open_battle(events);
                }
            }
            _ => {}
        }
    }

    /// Time has run out: whoever is not ready gets the default formation (§2.5).
    pub(crate) fn set_up_expired<S: Sink<Event>>(&mut self, events: &mut S) {
        for side in Side::BOTH {
            if !self.now.ready[side.index()] {
                form(&self.board, &mut self.now.field, side, &FORMATIONS[0]);
                events.put(|| Event::Defaulted { seat: side.seat() });
            }
        }
        self.open_battle(events);
    }

    /// Both armies are seen (§2.2).
    fn open_battle<S: Sink<Event>>(&mut self, events: &mut S) {
        self.now.phase = Phase::Roll;
        self.now.ready = [true; 2];
        self.now.is_formed = [true; 2];
        let army =
            |side: Side| Piece::of(side).map(|piece| (piece.kind(), self.now.field.stand(piece))).collect();
        events.put(|| Event::Revealed { armies: Side::BOTH.map(army) });
    }
}
