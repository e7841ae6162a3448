//! The bots of the house: what [`Thinking`] names, done.
//!
//! A bot is given its seat's view and imagines a state from it; the true state never comes here. Nothing is
//! kept from one choice to the next, so the same view and dice give the same action, on any machine and
//! after any restart.

use tabletop::{
    Bot, Determinize, Dice, Evaluate, Game, Keyed, Levels, OwnBots, Seat, Strength, TOP_LEVEL, Thinking,
};

use crate::alphabeta::{self, Limits};
use crate::expectimax;
use crate::hands::{HANDS, each};
use crate::haste::is_hasty;
use crate::ismcts::{self, Ismcts};
use crate::luck::{Luck, sub_seed};
use crate::mcts::{self, Mcts};
use crate::mistakes::winning_action;
use crate::{proving, rollouts};

/// The lowest level that plays from the game's book where it can.
const WITH_BOOK: u8 = 5;

/// Any action, each as likely as the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Random;

impl<G: Determinize> Bot<G> for Random {
    fn choose(&mut self, view: &G::View, seat: Seat, dice: &mut dyn Dice) -> G::Action {
        G::determinize(view, dice).sample(seat, dice)
    }
}

/// Looks ahead with alpha-beta; several hands also prove, where that can be done. For two opposed teams without chance; what is
/// hidden is imagined once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AlphaBetaBot {
    /// Positions to visit at most.
    pub nodes: u32,
    /// Each action's score is blurred by up to this much either way.
    pub noise: u32,
    /// How many hands think.
    pub hands: usize,
}

impl<G: Determinize + Evaluate + Keyed> Bot<G> for AlphaBetaBot {
    fn choose(&mut self, view: &G::View, seat: Seat, dice: &mut dyn Dice) -> G::Action {
        let state = G::determinize(view, dice);
        let limits = Limits::nodes(u64::from(self.nodes));
        if let Some(only) = only_action(&state, seat) {
            only
        } else if self.hands > 1 && state.can_prove() {
            proving::best(&state, seat, limits.nodes)
        } else if self.hands > 1 {
            alphabeta::best_by_hands(&state, seat, limits, self.hands).best
        } else if self.noise == 0 {
            alphabeta::best(&state, seat, limits).best
        } else {
            alphabeta::blurred(&state, seat, limits, self.noise, dice).best
        }
    }
}

/// Weighs every outcome of chance by its odds; several hands also play the best few out. For games with chance; what is hidden is
/// imagined once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExpectimaxBot {
    /// Positions to glance at, at most.
    pub nodes: u32,
    /// Each action's worth is blurred by up to so many thousandths either way.
    pub noise: u32,
    /// How many hands think.
    pub hands: usize,
}

impl<G: Determinize + Evaluate> Bot<G> for ExpectimaxBot {
    fn choose(&mut self, view: &G::View, seat: Seat, dice: &mut dyn Dice) -> G::Action {
        let state = G::determinize(view, dice);
        let nodes = u64::from(self.nodes);
        let limits = expectimax::Limits { hands: self.hands, ..expectimax::Limits::nodes(nodes) };
        if self.hands > 1 {
            rollouts::best(&state, seat, limits, dice)
        } else {
            expectimax::best(&state, seat, limits, self.noise, dice)
        }
    }
}

/// Looks ahead with Monte-Carlo tree search. For games in which nothing is hidden; what is, is imagined once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MctsBot {
    /// Playouts.
    pub iterations: u32,
    /// How many hands think, each with a tree of its own.
    pub hands: usize,
}

impl<G: Determinize> Bot<G> for MctsBot {
    fn choose(&mut self, view: &G::View, seat: Seat, dice: &mut dyn Dice) -> G::Action {
        let mut luck = Luck::from_dice(dice);
        let state = G::determinize(view, &mut luck);
        if let Some(only) = only_action(&state, seat) {
            return only;
        }
        let part = part(self.iterations, self.hands);
        let trees = each(lucks(luck, self.hands), |mut luck| {
            let mut tree = Mcts::new(state.clone(), seat);
            tree.run(part, &mut luck);
            tree
        });
        mcts::best_of(&trees)
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
    /// How many hands think, each with a tree of its own.
    pub hands: usize,
}

impl<G: Determinize + Evaluate> Bot<G> for IsmctsBot {
    fn choose(&mut self, view: &G::View, seat: Seat, dice: &mut dyn Dice) -> G::Action {
        let part = part(self.iterations, self.hands);
        let tree = || {
            let tree = Ismcts::<G>::new(view, seat, self.depth);
            if part < AT_LENGTH || self.hands > 1 { tree } else { tree.at_length() }
        };
        let sown = lucks(Luck::from_dice(dice), self.hands).into_iter().map(|luck| (tree(), luck));
        // Thinks even when there is no choice: an answer at once would tell what the seat holds.
        let grown = if is_hasty() && self.noise == 0 {
            grown_until_settled(sown.collect(), part)
        } else {
            each(sown.collect(), |(mut tree, mut luck)| {
                tree.run(part, &mut luck);
                (tree, luck)
            })
        };
        let best = match &grown[..] {
            [(tree, luck)] if self.noise > 0 => tree.blurred(self.noise, &mut luck.clone()),
            trees => ismcts::best_of(trees.iter().map(|(tree, _)| tree)),
        };
        best.expect("a seat in must has an action")
    }
}

/// Playouts from which on a tree that stands alone is grown [at length](Ismcts::at_length). Those of several hands stay quick
/// (docs/strength.md has what was measured).
const AT_LENGTH: u32 = 20_000;
/// Playouts of each hand between two looks at whether the choice is settled.
const STRIDE: u32 = 250;

/// The trees after so many playouts of each, or as soon as what is left cannot change which action was tried most.
fn grown_until_settled<G: Determinize + Evaluate>(
    mut trees: Vec<(Ismcts<'_, G>, Luck)>,
    part: u32,
) -> Vec<(Ismcts<'_, G>, Luck)> {
    let mut left = part;
    while left > 0 && ismcts::lead_of(trees.iter().map(|(tree, _)| tree)) <= left * trees.len() as u32 {
        let stride = STRIDE.min(left);
        trees.iter_mut().for_each(|(tree, luck)| tree.run(stride, luck));
        left -= stride;
    }
    trees
}

/// The playouts of one hand.
fn part(iterations: u32, hands: usize) -> u32 {
    (iterations / hands.max(1) as u32).max(1)
}

/// The luck of each hand; of a single one, that which there is.
fn lucks(mut luck: Luck, hands: usize) -> Vec<Luck> {
    if hands <= 1 {
        return vec![luck];
    }
    let seed = u64::from(luck.below(u32::MAX)) << 32 | u64::from(luck.below(u32::MAX));
    (0..hands as u64).map(|hand| Luck::from_seed(sub_seed(seed, hand))).collect()
}

/// The action of a seat that has no choice.
fn only_action<G: Determinize>(state: &G, seat: Seat) -> Option<G::Action> {
    let mut plies = Vec::new();
    state.plies(seat, &mut plies);
    if plies.len() == 1 { plies.pop() } else { None }
}

/// How a game gets its bots, by the way they think and with how many hands.
pub type MakeBot<G> = fn(Thinking, usize) -> Option<Box<dyn Bot<G>>>;

/// The bot that thinks like this, with so many hands.
pub fn bot_for<G: Determinize + Evaluate + Keyed>(
    thinking: Thinking,
    hands: usize,
) -> Option<Box<dyn Bot<G>>> {
    match thinking {
        Thinking::AlphaBeta { nodes, noise } => Some(Box::new(AlphaBetaBot { nodes, noise, hands })),
        other => bot_without_keys(other, hands),
    }
}

/// The same for games whose positions have no numbers: nothing that keeps a table of positions.
pub fn bot_without_keys<G: Determinize + Evaluate>(
    thinking: Thinking,
    hands: usize,
) -> Option<Box<dyn Bot<G>>> {
    Some(match thinking {
        Thinking::Random => Box::new(Random),
        Thinking::AlphaBeta { .. } => return None,
        Thinking::Expectimax { nodes, noise } => Box::new(ExpectimaxBot { nodes, noise, hands }),
        Thinking::Mcts { iterations } => Box::new(MctsBot { iterations, hands }),
        Thinking::Ismcts { iterations, depth, noise } => {
            Box::new(IsmctsBot { iterations, depth, noise, hands })
        }
    })
}

/// A level of a game, 1 to 6: thinks as the game says, from level 5 on knows the game's book, and as the master has
/// several hands.
#[derive(Debug)]
pub struct LevelBot<G: Game> {
    /// The level.
    pub level: u8,
    /// How the game gets its bots.
    pub make: MakeBot<G>,
    /// What its budget is divided by.
    pub divisor: u32,
}

impl<G: Game> LevelBot<G> {
    /// The same with one of so many equal parts of its budget.
    #[must_use]
    pub fn divided(self, divisor: u32) -> Self {
        LevelBot { divisor, ..self }
    }
}

impl<G: Determinize + Evaluate + Keyed> LevelBot<G> {
    /// A level of a game whose positions have numbers.
    pub fn keyed(level: u8) -> Self {
        LevelBot { level, make: bot_for, divisor: 1 }
    }
}

impl<G: Determinize + Evaluate> LevelBot<G> {
    /// A level of a game whose positions have none.
    pub fn without_keys(level: u8) -> Self {
        LevelBot { level, make: bot_without_keys, divisor: 1 }
    }
}

impl<G: Determinize + Levels> Bot<G> for LevelBot<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, dice: &mut dyn Dice) -> G::Action {
        let state = G::determinize(view, dice);
        if self.level >= WITH_BOOK
            && let Some(known) = state.book()
        {
            return known;
        }
        if self.level > 0
            && let Some(winning) = winning_action(view, &state, seat, dice)
        {
            return winning;
        }
        let hands = if self.level == TOP_LEVEL { HANDS } else { 1 };
        let bot = (self.make)(state.thinking(self.level).divided(self.divisor), hands);
        bot.expect("a game names ways of thinking that it has").choose(view, seat, dice)
    }
}

/// A level of a game that brings its own bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnBot(pub Strength);

impl<G: OwnBots> Bot<G> for OwnBot {
    fn choose(&mut self, view: &G::View, seat: Seat, dice: &mut dyn Dice) -> G::Action {
        let all = G::decide(view, seat, self.0, dice);
        all.into_iter().next().expect("a seat in must does something")
    }

    fn choose_all(&mut self, view: &G::View, seat: Seat, dice: &mut dyn Dice) -> Vec<G::Action> {
        G::decide(view, seat, self.0, dice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hands::with_threads;
    use crate::haste::in_haste;
    use crate::toys::{Pick, Race, TicTacToe, Toy};

    type Board = Toy<TicTacToe>;

    /// Crosses 0 and 1, noughts 3 and 4: whoever looks sees 2.
    const OPEN: [u8; 4] = [0, 3, 1, 4];

    const WAYS: [Thinking; 8] = [
        Thinking::Random,
        Thinking::AlphaBeta { nodes: 300, noise: 20 },
        Thinking::AlphaBeta { nodes: 300, noise: 0 },
        Thinking::Expectimax { nodes: 300, noise: 0 },
        Thinking::Expectimax { nodes: 300, noise: 200 },
        Thinking::Mcts { iterations: 200 },
        Thinking::Ismcts { iterations: 200, depth: 0, noise: 0 },
        Thinking::Ismcts { iterations: 200, depth: 3, noise: 100 },
    ];

    fn choice(bot: &mut dyn Bot<Board>, log: &[u8], seed: u64) -> Pick {
        let seat = Seat::new(log.len() as u8 % 2);
        bot.choose(&log.to_vec(), seat, &mut Luck::from_seed(seed))
    }

    #[test]
    fn each_level_thinks_as_the_game_says() {
        for level in 2..=TOP_LEVEL {
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
    fn only_the_highest_levels_have_the_book() {
        for level in [5, 6] {
            assert_eq!(choice(&mut LevelBot::keyed(level), &[], 1), Pick(4), "the book's");
        }
        assert_eq!(choice(&mut LevelBot::keyed(3), &[], 1), Pick(0), "the first of equals");
    }

    #[test]
    fn same_view_and_dice_same_action() {
        for thinking in WAYS {
            let mut bot = bot_for::<Board>(thinking, 1).expect("it has all of them");
            for seed in 0..5 {
                let first = choice(bot.as_mut(), &[4, 0], seed);
                assert_eq!(first, choice(bot.as_mut(), &[4, 0], seed), "{thinking:?} remembers nothing");
            }
        }
    }

    #[test]
    fn the_master_answers_alike_with_any_number_of_threads() {
        for thinking in WAYS {
            let mut bot = bot_for::<Board>(thinking, HANDS).expect("it has all of them");
            for (seed, log) in [&[4, 0][..], &[0], &[], &[0, 3, 1, 4]].into_iter().enumerate() {
                let mut think = |threads| with_threads(threads, || choice(bot.as_mut(), log, seed as u64));
                let alone = think(1);
                assert_eq!([2, 3].map(think), [alone; 2], "{thinking:?} after {log:?}");
            }
        }
    }

    #[test]
    fn haste_changes_no_answer() {
        for iterations in [1, 40, 300, 900, 2_000] {
            for hands in [1, HANDS] {
                let thinking = Thinking::Ismcts { iterations, depth: 3, noise: 0 };
                let mut bot = bot_for::<Board>(thinking, hands).expect("it has all of them");
                for (seed, log) in [&[4, 0][..], &[0], &[], &[0, 3, 1, 4], &[4, 1, 2]].into_iter().enumerate()
                {
                    let patient = choice(bot.as_mut(), log, seed as u64);
                    let hasty = in_haste(|| choice(bot.as_mut(), log, seed as u64));
                    assert_eq!(hasty, patient, "{iterations} playouts by {hands} after {log:?}");
                }
            }
        }
    }

    #[test]
    fn what_is_settled_is_not_thought_on() {
        let view = OPEN.to_vec();
        let sown = || vec![(Ismcts::<Board>::new(&view, Seat::new(0), 3), Luck::from_seed(1))];
        let tried = |trees: Vec<(Ismcts<'_, Board>, Luck)>| {
            trees[0].0.tallies().map(|tally| tally.visits).sum::<u32>()
        };
        let all = 10_000;
        assert!(
            (all / 2..all).contains(&tried(grown_until_settled(sown(), all))),
            "the win is clear half-way"
        );
    }

    #[test]
    fn the_master_has_hands_and_the_others_one() {
        let mut one = bot_for::<Board>(Thinking::Mcts { iterations: 400 }, 1).expect("it looks ahead");
        let mut two = bot_for::<Board>(Thinking::Mcts { iterations: 400 }, 2).expect("it looks ahead");
        let mut differ = |log: &[u8]| {
            (0..40).any(|seed| choice(one.as_mut(), log, seed) != choice(two.as_mut(), log, seed))
        };
        assert!(differ(&[4]) || differ(&[]), "two small trees are not one large one");
        for mut bot in [one, two] {
            assert_eq!(choice(bot.as_mut(), &OPEN, 1), Pick(2));
        }
    }

    #[test]
    fn a_part_of_the_budget_is_a_part_and_never_nothing() {
        let part = |thinking: Thinking, divisor| thinking.divided(divisor);
        assert_eq!(part(Thinking::Mcts { iterations: 200 }, 10), Thinking::Mcts { iterations: 20 });
        assert_eq!(
            part(Thinking::AlphaBeta { nodes: 3, noise: 7 }, 10),
            Thinking::AlphaBeta { nodes: 1, noise: 7 }
        );
        for thinking in WAYS {
            assert_eq!(part(thinking, 1), thinking);
        }
    }

    #[test]
    fn monte_carlo_plays_games_of_chance() {
        let mut bot = bot_for::<Toy<Race>>(Thinking::Mcts { iterations: 500 }, 1).expect("it looks ahead");
        assert_eq!(bot.choose(&vec![3], Seat::new(0), &mut Luck::from_seed(1)), Pick(0));
    }
}
