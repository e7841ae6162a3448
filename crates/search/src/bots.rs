//! The bots of the house: what [`Thinking`] names, done.
//!
//! A bot is given its seat's view and imagines a state from it; the true state never comes here. Nothing is
//! kept from one choice to the next, so the same view and dice give the same action, on any machine and
//! after any restart.

use tabletop::{Bot, Determinize, Dice, Evaluate, Game, Keyed, Levels, OwnBots, Pending, Seat, Thinking};

use crate::alphabeta::{self, Limits};
use crate::expectimax;
use crate::ismcts::Ismcts;
use crate::luck::Luck;
use crate::mcts::Mcts;
use crate::turn::after;

/// The level that plays from the game's book where it can.
pub const TOP_LEVEL: u8 = 5;

/// Any action, each as likely as the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Random;

impl<G: Determinize> Bot<G> for Random {
    fn choose(&mut self, view: &G::View, seat: Seat, dice: &mut dyn Dice) -> G::Action {
        G::determinize(view, dice).sample(seat, dice)
    }
}

/// Looks ahead with alpha-beta. For two opposed teams without chance; what is hidden is imagined once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AlphaBetaBot {
    /// Positions to visit at most.
    pub nodes: u32,
    /// Each action's score is blurred by up to this much either way.
    pub noise: u32,
}

impl<G: Determinize + Evaluate + Keyed> Bot<G> for AlphaBetaBot {
    fn choose(&mut self, view: &G::View, seat: Seat, dice: &mut dyn Dice) -> G::Action {
        let state = G::determinize(view, dice);
        let limits = Limits::nodes(u64::from(self.nodes));
        if let Some(only) = only_action(&state, seat) {
            only
        } else if self.noise == 0 {
            alphabeta::best(&state, seat, limits).best
        } else {
            alphabeta::blurred(&state, seat, limits, self.noise, dice).best
        }
    }
}

/// Weighs every outcome of chance by its odds. For games with chance; what is hidden is imagined once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExpectimaxBot {
    /// Positions to glance at, at most.
    pub nodes: u32,
    /// Each action's worth is blurred by up to so many thousandths either way.
    pub noise: u32,
}

impl<G: Determinize + Evaluate> Bot<G> for ExpectimaxBot {
    fn choose(&mut self, view: &G::View, seat: Seat, dice: &mut dyn Dice) -> G::Action {
        let state = G::determinize(view, dice);
        let limits = expectimax::Limits::nodes(u64::from(self.nodes));
        expectimax::best(&state, seat, limits, self.noise, dice)
    }
}

/// Looks ahead with Monte-Carlo tree search. For games in which nothing is hidden; what is, is imagined once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MctsBot {
    /// Playouts.
    pub iterations: u32,
}

impl<G: Determinize> Bot<G> for MctsBot {
    fn choose(&mut self, view: &G::View, seat: Seat, dice: &mut dyn Dice) -> G::Action {
        let mut luck = Luck::from_dice(dice);
        let state = G::determinize(view, &mut luck);
        if let Some(only) = only_action(&state, seat) {
            return only;
        }
        let mut tree = Mcts::new(state, seat);
        tree.run(self.iterations, &mut luck);
        tree.best()
    }
}

/// Looks ahead with Monte-Carlo tree search over all that may be hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IsmctsBot {
    /// Playouts.
    pub iterations: u32,
    /// Inputs after which a playout is cut off and the position evaluated; 0 plays to the end.
    pub depth: u32,
    /// Each action's mean is blurred by up to so many thousandths either way.
    pub noise: u32,
}

impl<G: Determinize + Evaluate> Bot<G> for IsmctsBot {
    fn choose(&mut self, view: &G::View, seat: Seat, dice: &mut dyn Dice) -> G::Action {
        let mut luck = Luck::from_dice(dice);
        // Thinks even when there is no choice: an answer at once would tell what the seat holds.
        let mut tree = Ismcts::<G>::new(view, seat, self.depth);
        tree.run(self.iterations.max(1), &mut luck);
        let best = if self.noise == 0 { tree.best() } else { tree.blurred(self.noise, &mut luck) };
        best.expect("a seat in must has an action")
    }
}

/// The action of a seat that has no choice.
fn only_action<G: Determinize>(state: &G, seat: Seat) -> Option<G::Action> {
    let mut plies = Vec::new();
    state.plies(seat, &mut plies);
    if plies.len() == 1 { plies.pop() } else { None }
}

/// An action that wins at once, alone or with one's team: no level overlooks one. Where something is hidden it wins in the
/// world that was imagined, which differs from the true one in nothing that the seat could see.
fn winning_action<G: Determinize>(state: &G, seat: Seat) -> Option<G::Action> {
    let mut plies = Vec::new();
    state.plies(seat, &mut plies);
    let wins = |action: &G::Action| match after(state, seat, action).pending() {
        Pending::Over(outcome) => outcome.value(seat, |seat| state.team(seat)) == 1.0,
        Pending::Chance | Pending::Seats { .. } => false,
    };
    plies.into_iter().find(wins)
}

/// How a game gets its bots, by the way they think.
pub type MakeBot<G> = fn(Thinking) -> Option<Box<dyn Bot<G>>>;

/// The bot that thinks like this.
pub fn bot_for<G: Determinize + Evaluate + Keyed>(thinking: Thinking) -> Option<Box<dyn Bot<G>>> {
    match thinking {
        Thinking::AlphaBeta { nodes, noise } => Some(Box::new(AlphaBetaBot { nodes, noise })),
        other => bot_without_keys(other),
    }
}

/// The same for games whose positions have no numbers: nothing that keeps a table of positions.
pub fn bot_without_keys<G: Determinize + Evaluate>(thinking: Thinking) -> Option<Box<dyn Bot<G>>> {
    Some(match thinking {
        Thinking::Random => Box::new(Random),
        Thinking::AlphaBeta { .. } => return None,
        Thinking::Expectimax { nodes, noise } => Box::new(ExpectimaxBot { nodes, noise }),
        Thinking::Mcts { iterations } => Box::new(MctsBot { iterations }),
        Thinking::Ismcts { iterations, depth, noise } => Box::new(IsmctsBot { iterations, depth, noise }),
    })
}

/// A level of a game, 1 to 5: thinks as the game says, and at the top level knows the game's book.
#[derive(Debug)]
pub struct LevelBot<G: Game> {
    /// The level.
    pub level: u8,
    /// How the game gets its bots.
    pub make: MakeBot<G>,
}

impl<G: Determinize + Evaluate + Keyed> LevelBot<G> {
    /// A level of a game whose positions have numbers.
    pub fn keyed(level: u8) -> Self {
        LevelBot { level, make: bot_for }
    }
}

impl<G: Determinize + Evaluate> LevelBot<G> {
    /// A level of a game whose positions have none.
    pub fn without_keys(level: u8) -> Self {
        LevelBot { level, make: bot_without_keys }
    }
}

impl<G: Determinize + Levels> Bot<G> for LevelBot<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, dice: &mut dyn Dice) -> G::Action {
        let state = G::determinize(view, dice);
        if self.level == TOP_LEVEL
            && let Some(known) = state.book()
        {
            return known;
        }
        if self.level > 0
            && let Some(winning) = winning_action(&state, seat)
        {
            return winning;
        }
        let bot = (self.make)(state.thinking(self.level));
        bot.expect("a game names ways of thinking that it has").choose(view, seat, dice)
    }
}

/// A level of a game that brings its own bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnBot {
    /// The level.
    pub level: u8,
}

impl<G: OwnBots> Bot<G> for OwnBot {
    fn choose(&mut self, view: &G::View, seat: Seat, dice: &mut dyn Dice) -> G::Action {
        let all = G::decide(view, seat, self.level, dice);
        all.into_iter().next().expect("a seat in must does something")
    }

    fn choose_all(&mut self, view: &G::View, seat: Seat, dice: &mut dyn Dice) -> Vec<G::Action> {
        G::decide(view, seat, self.level, dice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toys::{Pick, Race, TicTacToe, Toy};

    type Board = Toy<TicTacToe>;

    /// Crosses 0 and 1, noughts 3 and 4: whoever looks sees 2.
    const OPEN: [u8; 4] = [0, 3, 1, 4];

    fn choice(bot: &mut dyn Bot<Board>, log: &[u8], seed: u64) -> Pick {
        let seat = Seat::new(log.len() as u8 % 2);
        bot.choose(&log.to_vec(), seat, &mut Luck::from_seed(seed))
    }

    #[test]
    fn each_level_thinks_as_the_game_says() {
        for level in 2..=5 {
            assert_eq!(choice(&mut LevelBot::keyed(level), &OPEN, 1), Pick(2), "level {level}");
        }
        let random: Vec<Pick> = (0..100).map(|seed| choice(&mut LevelBot::keyed(1), &[0, 4], seed)).collect();
        for square in [1, 2, 3, 5, 6, 7, 8] {
            assert!(random.contains(&Pick(square)), "level 1 plays anything, {square} too");
        }
    }

    #[test]
    fn no_level_overlooks_a_win() {
        for seed in 0..40 {
            assert_eq!(choice(&mut LevelBot::keyed(1), &OPEN, seed), Pick(2));
        }
    }

    #[test]
    fn only_the_top_level_has_the_book() {
        assert_eq!(choice(&mut LevelBot::keyed(5), &[], 1), Pick(4), "the book's");
        assert_eq!(choice(&mut LevelBot::keyed(3), &[], 1), Pick(0), "the first of equals");
    }

    #[test]
    fn same_view_and_dice_same_action() {
        for thinking in [
            Thinking::Random,
            Thinking::AlphaBeta { nodes: 300, noise: 20 },
            Thinking::AlphaBeta { nodes: 300, noise: 0 },
            Thinking::Expectimax { nodes: 300, noise: 0 },
            Thinking::Expectimax { nodes: 300, noise: 200 },
            Thinking::Mcts { iterations: 200 },
            Thinking::Ismcts { iterations: 200, depth: 0, noise: 0 },
            Thinking::Ismcts { iterations: 200, depth: 3, noise: 100 },
        ] {
            let mut bot = bot_for::<Board>(thinking).expect("it has all of them");
            for seed in 0..5 {
                let first = choice(bot.as_mut(), &[4, 0], seed);
                assert_eq!(first, choice(bot.as_mut(), &[4, 0], seed), "{thinking:?} remembers nothing");
            }
        }
    }

    #[test]
    fn monte_carlo_plays_games_of_chance() {
        let mut bot = bot_for::<Toy<Race>>(Thinking::Mcts { iterations: 500 }).expect("it looks ahead");
        assert_eq!(bot.choose(&vec![3], Seat::new(0), &mut Luck::from_seed(1)), Pick(0));
    }
}
