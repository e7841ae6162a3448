//! Random play to the end: the measure of a game's speed, and what Monte-Carlo search learns from.
//!
//! Every decision is drawn by [`Game::sample`], so a game that samples without listing its actions is
//! not slowed down. Nothing is allocated here.

use tabletop::{Dice, Evaluate, Game, Input, Outcome, Pending, Window};

use crate::turn::{Turn, turn};

/// How long a match was.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Length {
    /// Inputs in all.
    pub inputs: u32,
    /// Decisions that were opened: where several seats decide at once, as in the phases of a campaign, each is one.
    pub windows: u32,
}

/// Plays at random to the end. Gives how it ended and how many inputs that took. Where several seats act
/// at once, the lowest acts first.
#[inline]
pub fn playout<G: Game, D: Dice + ?Sized>(state: &mut G, dice: &mut D) -> (Outcome, u32) {
    let (outcome, length) = measured(state, dice);
    (outcome, length.inputs)
}

/// The same, with how many decisions there were.
#[inline]
pub fn measured<G: Game, D: Dice + ?Sized>(state: &mut G, dice: &mut D) -> (Outcome, Length) {
    let mut length = Length::default();
    let mut open: Option<Window> = None;
    loop {
        let input = match state.pending() {
            Pending::Over(outcome) => return (outcome, length),
            Pending::Chance => Input::Chance(state.roll(dice)),
            Pending::Seats { must, window, .. } => {
                length.windows += u32::from(open.replace(window) != Some(window));
                must.first().map_or(Input::Expired(window), |seat| Input::Act(seat, state.sample(seat, dice)))
            }
        };
        state.apply(input, &mut ());
        length.inputs += 1;
    }
}

/// Plays on by [`Evaluate::hunch`], to the end or for at most `depth` inputs; a depth of 0 sets no limit.
/// Gives how it ended, if it did.
#[inline]
pub fn hunched<G: Evaluate, D: Dice + ?Sized>(state: &mut G, depth: u32, dice: &mut D) -> Option<Outcome> {
    let limit = if depth == 0 { u32::MAX } else { depth };
    for _ in 0..limit {
        let input = match turn(state) {
            Turn::Over(outcome) => return Some(outcome),
            Turn::Chance => Input::Chance(state.roll(dice)),
            Turn::Act(seat) => Input::Act(seat, state.hunch(seat, dice)),
            Turn::Expire(window) => Input::Expired(window),
        };
        state.apply(input, &mut ());
    }
    match turn(state) {
        Turn::Over(outcome) => Some(outcome),
        Turn::Chance | Turn::Act(_) | Turn::Expire(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Luck;
    use tabletop::Seat;

    use crate::toys::{Duo, Lull, Race, TicTacToe, Toy};

    #[test]
    fn random_tic_tac_toe_ends_as_it_should() {
        let mut luck = Luck::from_seed(1);
        let mut ends = [0u32; 3];
        for _ in 0..20_000 {
            let (outcome, inputs) = playout(&mut Toy::<TicTacToe>::default(), &mut luck);
            assert!((5..=9).contains(&inputs));
            let places = outcome.standings.iter().map(|standing| standing.place);
            match places.collect::<Vec<_>>()[..] {
                [1, 2] => ends[0] += 1,
                [2, 1] => ends[1] += 1,
                _ => ends[2] += 1,
            }
        }
        // Known: 58.5 % crosses, 28.8 % noughts, 12.7 % draws.
        assert!((11_400..12_000).contains(&ends[0]), "{ends:?}");
        assert!((5_500..6_020).contains(&ends[1]), "{ends:?}");
    }

    #[test]
    fn chance_and_seats_at_once_are_walked() {
        let mut luck = Luck::from_seed(2);
        let (outcome, inputs) = playout(&mut Toy::<Race>::default(), &mut luck);
        assert_eq!(outcome.how, "home");
        assert!(inputs >= 4);
        let (outcome, inputs) = playout(&mut Toy::<Duo>::default(), &mut luck);
        assert_eq!((outcome.how, inputs), ("shown", 2));
        let (outcome, inputs) = playout(&mut Toy::<Lull>::default(), &mut luck);
        assert_eq!((outcome.how, inputs), ("said", 4), "two words, and time passes after each");
        let (_, length) = measured(&mut Toy::<Duo>::default(), &mut luck);
        assert_eq!(length, Length { inputs: 2, windows: 1 }, "both decide in one window");
    }

    #[test]
    fn hunches_are_followed_to_the_end_or_a_depth() {
        let mut luck = Luck::from_seed(3);
        for depth in [0, 4, 9, 0, 0, 0, 0, 0] {
            let outcome = hunched(&mut Toy::<Lull>::default(), depth, &mut luck);
            let outcome = outcome.expect("four inputs end it");
            assert_eq!((outcome.how, outcome.place(Seat::new(0))), ("said", 1), "one and one, depth {depth}");
        }
        let mut state = Toy::<Lull>::default();
        assert_eq!(hunched(&mut state, 3, &mut luck), None);
        assert_eq!(playout(&mut state, &mut luck).1, 1, "one input was left");
    }
}
