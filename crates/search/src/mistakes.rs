//! The mistakes that nobody makes, not even on the weakest level: to overlook a win, or to leave what is free to take.

use std::collections::VecDeque;

use tabletop::{Determinize, Dice, Seat};

use crate::turn::{Turn, after, turn};

/// Positions of one's own turn that are looked at beyond the first action, at most.
const OWN_TURN: usize = 2_000;
/// Worlds, each imagined anew, that a win must be one in.
const WORLDS: u32 = 8;

/// The first of a seat's own actions with which it wins before anybody else acts and without luck, alone or with its team, in
/// as few as can be. `state` is what was imagined from the view; a win that hangs on it, where other things may be hidden, is
/// a guess and none.
pub(crate) fn winning_action<G: Determinize, D: Dice + ?Sized>(
    view: &G::View,
    state: &G,
    seat: Seat,
    dice: &mut D,
) -> Option<G::Action> {
    let line = winning_line(state, seat)?;
    let is_sure = (0..WORLDS).all(|_| is_won_by(G::determinize(view, dice), seat, &line));
    line.into_iter().next().filter(|_| is_sure)
}

/// The shortest line of a seat's own actions that wins.
fn winning_line<G: Determinize>(state: &G, seat: Seat) -> Option<Vec<G::Action>> {
    let mut lines: VecDeque<(G, Vec<G::Action>)> = [(state.clone(), Vec::new())].into();
    let (mut left, mut plies) = (OWN_TURN, Vec::new());
    while let Some((at, line)) = lines.pop_front() {
        plies.clear();
        at.plies(seat, &mut plies);
        for action in &plies {
            let next = after(&at, seat, action);
            let longer = || line.iter().chain([action]).cloned().collect();
            match turn(&next) {
                Turn::Over(outcome) if outcome.value(seat, |seat| next.team(seat)) == 1.0 => {
                    return Some(longer());
                }
                Turn::Act(again) if again == seat && left > 0 => {
                    left -= 1;
                    lines.push_back((next, longer()));
                }
                Turn::Over(_) | Turn::Act(_) | Turn::Chance | Turn::Expire(_) => {}
            }
        }
    }
    None
}

/// Whether a seat that does this, one after the other, has won.
fn is_won_by<G: Determinize>(mut world: G, seat: Seat, line: &[G::Action]) -> bool {
    for action in line {
        let mut plies = Vec::new();
        if matches!(turn(&world), Turn::Act(next) if next == seat) {
            world.plies(seat, &mut plies);
        }
        if !plies.contains(action) {
            return false;
        }
        world = after(&world, seat, action);
    }
    matches!(turn(&world), Turn::Over(outcome) if outcome.value(seat, |seat| world.team(seat)) == 1.0)
}

/// How many of these actions, the best first, a weak level may choose from. Where a take is the best of all or better than the
/// position as it is (`now`), nothing worse than the takes that stand there is.
pub(crate) fn choosable<T, S: PartialOrd>(
    actions: &[T],
    now: S,
    score: impl Fn(&T) -> S,
    takes: impl Fn(&T) -> bool,
) -> usize {
    let Some(best) = actions.first().map(&score) else { return 0 };
    let is_free = |action: &&T| (score(action) > now || score(action) == best) && takes(action);
    let Some(begin) = actions.iter().position(|action| is_free(&action)) else { return actions.len() };
    begin + actions[begin..].iter().take_while(is_free).count()
}

#[cfg(test)]
mod tests {
    use tabletop::Game;

    use super::*;
    use crate::Luck;
    use crate::toys::hidden::Doors;
    use crate::toys::{Pick, TicTacToe, Toy};

    #[test]
    fn what_is_worse_than_a_free_take_is_not_chosen_from() {
        let among = |actions: &[(i32, bool)], now| choosable(actions, now, |one| one.0, |one| one.1);
        assert_eq!(among(&[(9, false), (5, true), (4, true), (3, false)], 0), 3, "behind better ones");
        assert_eq!(among(&[(9, true), (5, false), (4, true)], 0), 1, "not what comes behind something else");
        assert_eq!(
            among(&[(9, false), (5, true), (3, false)], 5),
            3,
            "a take for nothing better is not free"
        );
        assert_eq!(among(&[(-5, true), (-7, false)], 0), 1, "the best of all is taken");
        assert_eq!(among(&[(9, false), (5, false)], 0), 2);
        assert_eq!(among(&[], 0), 0);
    }

    #[test]
    fn a_win_is_seen_through_ones_own_turn_and_no_further() {
        let seat = Seat::new(0);
        let near = Toy::<TicTacToe>::after(&[0, 3, 1, 4]);
        assert_eq!(winning_line(&near, seat), Some(vec![Pick(2)]));
        assert!(is_won_by(near, seat, &[Pick(2)]));
        let far = Toy::<TicTacToe>::after(&[0, 3]);
        assert_eq!(winning_line(&far, seat), None, "the other acts in between");
        assert!(!is_won_by(far, seat, &[Pick(1), Pick(2)]));
        let opened = Toy::<Doors>::after(&[2]);
        assert_eq!(
            winning_line(&opened, seat).map(|line| line.len()),
            Some(2),
            "to the doors, then the right one"
        );
    }

    #[test]
    fn a_guess_is_no_win() {
        let (seat, world) = (Seat::new(0), Toy::<Doors>::after(&[2]));
        let view = world.view(seat.into());
        assert!(
            (0..20).all(|seed| winning_action(&view, &world, seat, &mut Luck::from_seed(seed)).is_none())
        );
    }
}
