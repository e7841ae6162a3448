//! Tiny games with secrets, each with a best play that can be worked out by hand.

use tabletop::{Dice, Odds, Seat, SeatSet, Viewer};

use super::{Next, Pick, Rules, UNSEEN};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn acts(seat: Seat) -> Next {
    Next::Seats(SeatSet::one(seat))
}

fn won(by_first: bool, how: &'static str) -> Next {
    Next::Won(if by_first { A } else { B }, how)
}

fn even(outcomes: impl Iterator<Item = u8>) -> Odds<Pick> {
    Odds::Explicit(outcomes.map(|outcome| (Pick(outcome), 1)).collect())
}

/// The prize lies behind door 2 or 3, unseen. Seat 0 takes a consolation (0), worth two games of three, or goes
/// for the doors (1) and names one: half of those are won, though whoever knew the door would win them all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Doors {
    door: Option<u8>,
    choice: Option<u8>,
    named: Option<u8>,
}

impl Rules for Doors {
    fn next(&self) -> Next {
        match (self.door, self.choice, self.named) {
            (None, ..) => Next::Chance,
            (_, None, _) => acts(A),
            (_, Some(0), None) => Next::Chance,
            (_, Some(0), Some(face)) => won(face < 2, "consolation"),
            (_, _, None) => acts(A),
            (door, _, named) => won(door == named, "door"),
        }
    }

    fn plies(&self) -> Vec<u8> {
        if self.choice.is_none() { vec![1, 0] } else { vec![3, 2] }
    }

    fn play(&mut self, _: Seat, what: u8) {
        if self.choice.is_none() {
            self.choice = Some(what);
        } else {
            self.named = Some(what);
        }
    }

    fn key(&self) -> u64 {
        unreachable!("not searched by key")
    }

    fn odds(&self) -> Odds<Pick> {
        if self.door.is_none() { even(2..=3) } else { even(0..=2) }
    }

    fn rolled(&mut self, what: u8) {
        if self.door.is_none() {
            self.door = Some(what);
        } else {
            self.named = Some(what);
        }
    }

    fn is_hidden(number: usize, _: Viewer) -> bool {
        number == 0
    }

    fn imagine<D: Dice + ?Sized>(seen: &[u8], dice: &mut D) -> Vec<u8> {
        let mut all = seen.to_vec();
        all[0] = 2 + dice.below(2) as u8;
        all
    }
}

/// Seat 1 holds one of four cards, unseen. Seat 0 waits (1), which wins half the games, or marches (0), which
/// wins unless seat 1 springs an ambush (1) rather than let it pass (0); only card 0 allows an ambush.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Ambush {
    card: Option<u8>,
    choice: Option<u8>,
    answer: Option<u8>,
}

impl Rules for Ambush {
    fn next(&self) -> Next {
        match (self.card, self.choice, self.answer) {
            (None, ..) | (_, Some(1), None) => Next::Chance,
            (_, None, _) => acts(A),
            (_, _, None) => acts(B),
            (.., Some(answer)) => won(answer == 0, "met"),
        }
    }

    fn plies(&self) -> Vec<u8> {
        match (self.choice, self.card) {
            (None, _) | (_, Some(0)) => vec![0, 1],
            _ => vec![0],
        }
    }

    fn play(&mut self, seat: Seat, what: u8) {
        if seat == A {
            self.choice = Some(what);
        } else {
            assert!(self.plies().contains(&what), "only card 0 allows an ambush");
            self.answer = Some(what);
        }
    }

    fn key(&self) -> u64 {
        unreachable!("not searched by key")
    }

    fn odds(&self) -> Odds<Pick> {
        if self.card.is_none() { even(0..=3) } else { even(0..=1) }
    }

    fn rolled(&mut self, what: u8) {
        if self.card.is_none() {
            self.card = Some(what);
        } else {
            self.answer = Some(what);
        }
    }

    fn is_hidden(number: usize, who: Viewer) -> bool {
        number == 0 && !who.is(B)
    }

    fn imagine<D: Dice + ?Sized>(seen: &[u8], dice: &mut D) -> Vec<u8> {
        let mut all = seen.to_vec();
        if all[0] == UNSEEN {
            all[0] = dice.below(4) as u8;
        }
        all
    }
}

/// Both seats pick 0 or 1 at once; then seat 0, who knows its own pick alone, wins by picking the same again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Echo {
    picked: [Option<u8>; 2],
    again: Option<u8>,
}

impl Rules for Echo {
    fn next(&self) -> Next {
        match (self.picked, self.again) {
            ([Some(_), Some(_)], None) => acts(A),
            (_, None) => {
                Next::Seats(Seat::all(2).filter(|seat| self.picked[seat.index()].is_none()).collect())
            }
            (picked, again) => won(picked[0] == again, "echo"),
        }
    }

    fn plies(&self) -> Vec<u8> {
        vec![0, 1]
    }

    fn play(&mut self, seat: Seat, what: u8) {
        if self.picked[seat.index()].is_none() {
            self.picked[seat.index()] = Some(what);
        } else {
            self.again = Some(what);
        }
    }

    fn key(&self) -> u64 {
        unreachable!("not searched by key")
    }

    fn window(&self, inputs: usize) -> u32 {
        u32::from(inputs >= 2)
    }
}

/// Kuhn's poker: three cards, one for each seat; 0 checks or folds, 1 bets or calls. What is at stake, one or
/// two, is drawn for with eight lots, so that a win by two is worth six games of eight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Kuhn {
    cards: [Option<u8>; 2],
    said: [Option<u8>; 3],
    lot: Option<u8>,
}

impl Kuhn {
    /// What seat 0 gets when all is said.
    fn stake(&self) -> Option<i8> {
        let shown = if self.cards[0] > self.cards[1] { 1 } else { -1 };
        match self.said {
            [Some(0), Some(0), _] => Some(shown),
            [Some(0), Some(1), Some(0)] => Some(-1),
            [Some(1), Some(0), _] => Some(1),
            [Some(1), Some(1), _] | [Some(0), Some(1), Some(1)] => Some(2 * shown),
            _ => None,
        }
    }
}

impl Rules for Kuhn {
    fn next(&self) -> Next {
        if self.cards[1].is_none() {
            return Next::Chance;
        }
        match (self.stake(), self.lot) {
            (None, _) => acts(if self.said[0].is_some() && self.said[1].is_none() { B } else { A }),
            (Some(_), None) => Next::Chance,
            (Some(stake), Some(lot)) => won((lot as i8) < 4 + stake, "lots"),
        }
    }

    fn plies(&self) -> Vec<u8> {
        vec![0, 1]
    }

    fn play(&mut self, _: Seat, what: u8) {
        *self.said.iter_mut().find(|said| said.is_none()).unwrap() = Some(what);
    }

    fn key(&self) -> u64 {
        unreachable!("not searched by key")
    }

    fn odds(&self) -> Odds<Pick> {
        match self.cards {
            [None, _] => even(0..=2),
            [first, None] => even((0..=2).filter(|card| Some(*card) != first)),
            _ => even(0..=7),
        }
    }

    fn rolled(&mut self, what: u8) {
        match self.cards {
            [None, _] => self.cards[0] = Some(what),
            [_, None] => self.cards[1] = Some(what),
            _ => self.lot = Some(what),
        }
    }

    fn is_hidden(number: usize, who: Viewer) -> bool {
        number < 2 && !who.is(Seat::new(number as u8))
    }

    fn imagine<D: Dice + ?Sized>(seen: &[u8], dice: &mut D) -> Vec<u8> {
        let mut all = seen.to_vec();
        for own in [0, 1] {
            if all[own] != UNSEEN && all[1 - own] == UNSEEN {
                all[1 - own] = (all[own] + 1 + dice.below(2) as u8) % 3;
            }
        }
        all
    }
}
