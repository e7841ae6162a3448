//! Toys with secrets whose best play is known, and what must never be known to the search.

use tabletop::{Game, Thinking, Viewer};

use super::*;
use crate::Luck;
use crate::bots::bot_for;
use crate::mcts::Mcts;
use crate::toys::hidden::{Ambush, Doors, Echo, Kuhn};
use crate::toys::{Duo, Lull, Pick, Race, Rules, TicTacToe, Toy, Urn};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

/// What a seat finds after these inputs, by action.
fn think<R: Rules>(log: &[u8], seat: Seat, iterations: u32) -> Vec<Tally<Pick>> {
    look::<Toy<R>>(&Toy::<R>::after(log).view(seat.into()), seat, iterations, 5)
}

fn look<G: Determinize + Evaluate>(
    view: &G::View,
    seat: Seat,
    iterations: u32,
    seed: u64,
) -> Vec<Tally<G::Action>> {
    let mut tree = Ismcts::<G>::new(view, seat, 0);
    tree.run(iterations, &mut Luck::from_seed(seed));
    tree.tallies().collect()
}

fn best(tallies: &[Tally<Pick>]) -> Pick {
    tallies.iter().max_by_key(|tally| tally.visits).expect("something was tried").action
}

/// Whether a mean is what can be worked out, but for luck.
fn is_near(tally: &Tally<Pick>, worth: f32) -> bool {
    (tally.mean - worth).abs() < 0.04
}

#[test]
fn one_plan_is_made_for_all_worlds_that_look_alike() {
    for door in [2, 3] {
        let state = Toy::<Doors>::after(&[door]);
        let mut clairvoyant = Mcts::new(state.clone(), A);
        clairvoyant.run(500, &mut Luck::from_seed(1));
        assert_eq!(clairvoyant.best(), Pick(1), "whoever knows the door goes for it");
        let view = state.view(A.into());
        let choice = |thinking| {
            bot_for::<Toy<Doors>>(thinking, 1).expect("it looks ahead").choose(
                &view,
                A,
                &mut Luck::from_seed(1),
            )
        };
        let guess = choice(Thinking::Mcts { iterations: 500 });
        assert_eq!(guess, Pick(1), "and so does whoever takes a guess for knowledge");
        assert_eq!(choice(Thinking::Ismcts { iterations: 2_000, depth: 0, noise: 0 }), Pick(0));
    }
    let tallies = think::<Doors>(&[2], A, 20_000);
    assert!(is_near(&tallies[0], 2.0 / 3.0) && tallies[1].mean < 0.6, "{tallies:?}");
}

#[test]
fn opponents_do_only_what_their_cards_allow() {
    let tallies = think::<Ambush>(&[0], A, 20_000);
    assert_eq!(best(&tallies), Pick(0), "three of four cards let the march pass: {tallies:?}");
    assert!(is_near(&tallies[0], 0.75) && tallies[1].mean < 0.7, "{tallies:?}");
}

#[test]
fn an_action_counts_as_available_where_it_is_possible() {
    let view = Toy::<Ambush>::after(&[3]).view(A.into());
    let mut tree = Ismcts::<Toy<Ambush>>::new(&view, A, 0);
    tree.run(20_000, &mut Luck::from_seed(2));
    let marched = &tree.nodes[range(tree.nodes[ROOT].family)][0];
    let [pass, ambush] = &tree.nodes[range(marched.family)] else { panic!("two answers") };
    // Both were available from their first try on; a first visit to the march chose no answer.
    let answers = marched.visits - 1;
    assert!(pass.available + 50 > answers && pass.available <= answers, "{pass:?} of {answers}");
    let share = ambush.available as f32 / answers as f32;
    assert!((0.23..0.27).contains(&share), "one card of four allows it, not {share}");
    assert_eq!(pass.visits + ambush.visits, answers);
    assert!(ambush.visits * 10 > ambush.available * 9, "whoever can spring it does: {ambush:?}");
}

#[test]
fn what_is_seldom_possible_is_not_tried_for_that() {
    let mut node = Node::new(Some(Pick(0)), A);
    (node.visits, node.available, node.mean) = (10, 16, 0.5);
    let seldom = node.promise(EXPLORATION);
    assert_eq!(seldom, 0.5 + EXPLORATION * (4.0f32 / 10.0).sqrt());
    node.available = 1024;
    assert!(
        node.promise(EXPLORATION) > seldom,
        "the more often it was passed over, the more it is wondered at"
    );
}

#[test]
fn kuhns_poker_ends_without_blunders() {
    let (jack, queen, king) = (0, 1, 2);
    // Lots are won by (4 + stake) / 8.
    let facing_bet = |own, other| think::<Kuhn>(&[other, own, 1], B, 20_000);
    let calls = facing_bet(king, queen);
    assert!(best(&calls) == Pick(1) && is_near(&calls[1], 0.75), "{calls:?}");
    let folds = facing_bet(jack, queen);
    assert!(best(&folds) == Pick(0) && is_near(&folds[0], 0.375), "{folds:?}");
    let bluffed = facing_bet(queen, king);
    assert!(best(&bluffed) == Pick(1) && is_near(&bluffed[1], 0.5), "a jack may have bet: {bluffed:?}");
    assert_eq!(best(&think::<Kuhn>(&[king, jack, 0, 1], A, 2_000)), Pick(1));
    assert_eq!(best(&think::<Kuhn>(&[jack, king, 0, 1], A, 2_000)), Pick(0));
}

#[test]
fn worlds_that_look_alike_are_treated_alike() {
    let worlds: Vec<Toy<Kuhn>> = [0, 2].map(|other| Toy::after(&[other, 1, 1])).to_vec();
    assert_ne!(worlds[0], worlds[1]);
    let [one, other] = [0, 1].map(|world: usize| worlds[world].view(B.into()));
    assert_eq!(one, other);
    for seed in 0..5 {
        let found = look::<Toy<Kuhn>>(&one, B, 500, seed);
        assert_eq!(found, look::<Toy<Kuhn>>(&other, B, 500, seed), "the same view and seed, the same tree");
        assert_eq!(found.iter().map(|tally| tally.visits).sum::<u32>(), 500);
        assert_ne!(found, look::<Toy<Kuhn>>(&one, B, 500, seed + 5), "luck comes from the seed");
    }
    let public = worlds[0].view(Viewer::Public);
    assert_eq!(public, worlds[1].view(Viewer::Public), "nor does the public know");
}

#[test]
fn chance_is_rolled_and_leaves_no_branch() {
    let view = Toy::<Urn>::default().view(A.into());
    let mut tree = Ismcts::<Toy<Urn>>::new(&view, A, 0);
    tree.run(20_000, &mut Luck::from_seed(3));
    assert_eq!(tree.best(), Some(Pick(0)));
    let tallies: Vec<_> = tree.tallies().collect();
    assert!(is_near(&tallies[0], 0.75) && tallies[1].mean < 0.5, "{tallies:?}");
    assert_eq!(tree.nodes.len(), 1 + FEW, "the root and room for its two actions");
    assert_eq!(best(&think::<Race>(&[3], A, 2_000)), Pick(0), "whoever runs arrives");
}

#[test]
fn open_games_are_thought_through_too() {
    assert_eq!(best(&think::<TicTacToe>(&[0, 3, 1, 4], A, 500)), Pick(2), "takes the win");
    assert_eq!(best(&think::<TicTacToe>(&[0, 4, 1], B, 2_000)), Pick(2), "stops the loss");
    let start = think::<TicTacToe>(&[], A, 5_000);
    assert!(start.is_sorted_by_key(|tally| tally.action), "{start:?}");
    assert_eq!((start.len(), best(&start)), (9, Pick(4)));
}

#[test]
fn seats_that_act_at_once_do_not_see_each_other() {
    for (seat, worth) in [(A, 1.0 / 3.0), (B, 2.0 / 3.0)] {
        let tallies = think::<Duo>(&[], seat, 10_000);
        let visits: u32 = tallies.iter().map(|tally| tally.visits).sum();
        assert_eq!((visits, tallies.len()), (10_000, 3), "every try is noted where it belongs");
        let mean = tallies.iter().map(|tally| tally.mean * tally.visits as f32).sum::<f32>() / 10_000.0;
        assert!(mean > worth / 2.0, "who is seen wins nothing: {tallies:?}");
        assert_eq!(think::<Duo>(&[], seat, 1).len(), 1, "the first try is the seat's own");
    }
}

#[test]
fn ones_own_choice_is_remembered() {
    let view = Toy::<Echo>::default().view(A.into());
    let mut tree = Ismcts::<Toy<Echo>>::new(&view, A, 0);
    tree.run(1_000, &mut Luck::from_seed(5));
    assert!(tree.tallies().any(|tally| tally.mean > 0.95), "whoever remembers repeats it");
    for node in &tree.nodes[range(tree.nodes[ROOT].family)] {
        assert_eq!(node.family.count > 0, node.by == A, "what comes later hangs below one's own: {node:?}");
    }
}

#[test]
fn time_passes() {
    let tallies = think::<Lull>(&[], A, 2_000);
    assert_eq!(best(&tallies), Pick(2));
    assert!(tallies[2].mean == 1.0 && tallies[1].mean < 0.6, "{tallies:?}");
}

#[test]
fn hunches_are_tried_first_and_followed() {
    let view = Toy::<Lull>::default().view(A.into());
    for seed in 0..10 {
        let first = look::<Toy<Lull>>(&view, A, 1, seed);
        assert_eq!(first, [Tally { action: Pick(1), visits: 1, mean: 1.0 }], "one, and one in the playout");
        assert_eq!(look::<Toy<Lull>>(&view, A, 3, seed).len(), 3, "then the others");
    }
}

#[test]
fn what_was_never_tried_waits_behind_what_promises_much() {
    let tried = |depth| {
        let view = Toy::<TicTacToe>::after(&[0, 3, 1, 4]).view(A.into());
        let mut tree = Ismcts::<Toy<TicTacToe>>::new(&view, A, depth);
        tree.run(60, &mut Luck::from_seed(1));
        let below = &tree.nodes[range(tree.nodes[ROOT].family)];
        (below.len(), below.iter().map(|node| node.visits).max())
    };
    let ((all, patient), (few, quick)) = (tried(0), tried(1));
    assert_eq!(all, 5, "to the end: each of five squares");
    assert!(
        few <= all && quick > patient,
        "cut off: the good one first, {quick:?} times and not {patient:?}"
    );
}

#[test]
fn whoever_has_time_looks_twice() {
    let view = Toy::<TicTacToe>::after(&[0, 3, 1, 4]).view(A.into());
    let spread = |tree: Ismcts<'_, Toy<TicTacToe>>| {
        let mut tree = tree;
        tree.run(400, &mut Luck::from_seed(1));
        let most = tree.tallies().map(|tally| tally.visits).max();
        (tree.best(), 400 - most.unwrap_or(0))
    };
    let quick = spread(Ismcts::new(&view, A, 1));
    let steady = spread(Ismcts::new(&view, A, 1).at_length());
    assert_eq!((quick.0, steady.0), (Some(Pick(2)), Some(Pick(2))));
    assert!(steady.1 > quick.1, "more is left for the others: {steady:?}, {quick:?}");
    let to_the_end = spread(Ismcts::new(&view, A, 0).at_length());
    assert_eq!(to_the_end, spread(Ismcts::new(&view, A, 0)), "who is patient already stays so");
}

#[test]
fn playouts_are_cut_off_where_they_should() {
    let mean = |depth| {
        let view = Toy::<Race>::after(&[3]).view(A.into());
        let mut tree = Ismcts::<Toy<Race>>::new(&view, A, depth);
        tree.run(1, &mut Luck::from_seed(4));
        tree.tallies().next().expect("one was tried")
    };
    // After one input, a roll, one is three squares ahead, or nobody is.
    let Tally { action, mean: cut, .. } = mean(1);
    assert_eq!(cut, if action == Pick(0) { 0.5 + 0.5 * 60.0 / 160.0 } else { 0.5 });
    assert!(matches!(mean(0).mean, 0.0 | 1.0), "to the end");
    assert!(matches!(mean(1_000).mean, 0.0 | 1.0), "and an end before the limit is an end");
}

#[test]
fn noise_blurs_what_is_near() {
    let view = Toy::<Doors>::after(&[2]).view(A.into());
    let mut tree = Ismcts::<Toy<Doors>>::new(&view, A, 0);
    tree.run(4_000, &mut Luck::from_seed(6));
    let mut luck = Luck::from_seed(7);
    let mut taken = |noise| (0..100).filter(|_| tree.blurred(noise, &mut luck) == Some(Pick(0))).count();
    assert_eq!(taken(0), 100);
    assert_eq!(taken(50), 100, "a sixth apart, and blurred by a twentieth each");
    assert!((55..95).contains(&taken(300)), "now it happens");
}

#[test]
fn one_lucky_playout_proves_nothing() {
    let view = Toy::<Race>::after(&[3]).view(A.into());
    let mut tree = Ismcts::<Toy<Race>>::new(&view, A, 0);
    tree.run(2, &mut Luck::from_seed(8));
    let family = range(tree.nodes[ROOT].family);
    let [lucky, good] = &mut tree.nodes[family] else { panic!("both were tried") };
    (lucky.visits, lucky.mean) = (1, 1.0);
    (good.visits, good.mean) = (100, 0.8);
    assert_eq!(tree.blurred(0, &mut Luck::from_seed(9)), Some(Pick(1)));
}

#[test]
fn bots_think_as_they_are_told() {
    let choice = |iterations, depth, noise, seed| {
        let thinking = Thinking::Ismcts { iterations, depth, noise };
        let view = Toy::<Lull>::default().view(A.into());
        bot_for::<Toy<Lull>>(thinking, 1).expect("it looks ahead").choose(
            &view,
            A,
            &mut Luck::from_seed(seed),
        )
    };
    for seed in 0..10 {
        assert_eq!(choice(3, 1, 1, seed), Pick(0), "0 looks good at a glance");
        assert_ne!(choice(3, 0, 1, seed), Pick(0), "and loses in the end");
        assert_eq!(choice(500, 0, 0, seed), Pick(2));
    }
    assert!((0..30).any(|seed| choice(500, 0, 5_000, seed) == Pick(0)), "a bot that is noisy enough errs");
}
