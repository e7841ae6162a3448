//! What travels of a match: each scene is the one before with its change taken in, and each tree of moves leads to
//! exactly what can be done.

#[path = "../../../scene/src/tests/merge.rs"]
mod merge;

use catalog::Table;
use scene::{Node, Scene, SceneChange, Then, Tree};
use serde_json::{Value, json};
use tabletop::{Pending, Seat, Viewer};

/// What one viewer saw last.
struct Follower {
    who: Viewer,
    scene: Scene,
    /// The same as a client has it, made from changes alone.
    kept: Value,
    /// How much had to travel for that.
    bytes: usize,
}

fn written(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("plain data")
}

impl Follower {
    fn new(table: &dyn Table, who: Viewer) -> Self {
        let scene = table.scene(who);
        let kept = written(&scene);
        Follower { who, scene, kept, bytes: 0 }
    }

    fn follow(&mut self, table: &dyn Table) {
        let new = table.scene(self.who);
        let change = SceneChange::between(&self.scene, &new);
        assert_eq!(change.is_none(), new == self.scene);
        if let Some(change) = change {
            self.bytes += serde_json::to_vec(&change).expect("plain data").len();
            merge::merge(&mut self.kept, &written(&change));
        }
        assert_eq!(self.kept, written(&new), "{} of {}", self.who, table.info().key);
        self.scene = new;
    }
}

/// Plays what the numbers say, and shows every moment. Gives how many there were.
fn play(table: &mut dyn Table, seed: u64, most: usize, mut look: impl FnMut(&dyn Table)) -> usize {
    let mut number = seed;
    for count in 0..most {
        look(table);
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        match table.pending() {
            Pending::Over(_) => return count,
            Pending::Chance => {
                let outcome = table.outcome_from(number).expect("chance is awaited");
                table.roll(&outcome).expect("it can come");
            }
            Pending::Seats { must, window, .. } => {
                let Some(seat) = must.first() else {
                    // Time alone closes some windows.
                    table.enter(None, &format!("expired {window}")).expect("an open window can run out");
                    continue;
                };
                let moves = table.moves(seat);
                // Whoever sets pieces up gets ready, or nothing would ever come of it.
                let ready = moves.iter().find(|action| *action == "ready");
                let action = ready.unwrap_or(&moves[(number >> 33) as usize % moves.len()]).clone();
                table.act(seat, &action).expect("listed, so accepted");
            }
        }
    }
    most
}

fn configs() -> [Value; 4] {
    [
        json!({}),
        json!({"players": 4}),
        json!({"board": "quick", "capture": "huff"}),
        json!({"camps": 4, "players": 4, "exchange": true}),
    ]
}

#[test]
fn scenes_follow_each_other_by_changes_alone() {
    for kind in catalog::games() {
        for config in configs().iter().filter(|config| kind.start(config).is_ok()) {
            let mut table = kind.start(config).expect("it started before");
            let viewers = Viewer::all(table.seats());
            let mut all: Vec<Follower> = viewers.map(|who| Follower::new(table.as_ref(), who)).collect();
            let moments =
                play(table.as_mut(), 7, 400, |table| all.iter_mut().for_each(|one| one.follow(table)));
            for one in all {
                let (mean, whole) = (one.bytes / moments, one.kept.to_string().len());
                assert!(mean < 2048 && 2 * mean < whole, "{mean} of {whole} bytes travel for a move");
            }
        }
    }
}

/// The actions of a tree, in its order.
fn leaves(nodes: &[Node], found: &mut Vec<String>) {
    for node in nodes {
        match &node.then {
            Then::Action(action) => found.push(action.clone()),
            Then::Next(next) => leaves(next, found),
            Then::More => panic!("a whole tree has everything"),
        }
    }
}

#[test]
fn trees_lead_to_exactly_what_can_be_done() {
    for kind in catalog::games() {
        for config in configs().iter().filter(|config| kind.start(config).is_ok()) {
            let mut table = kind.start(config).expect("it started before");
            play(table.as_mut(), 3, 100, |table| {
                for seat in Seat::all(table.seats()) {
                    let mut moves = table.moves(seat);
                    let tree = Tree::of(moves.iter().cloned().zip(table.paths(seat)));
                    let mut found = Vec::new();
                    leaves(&tree.nodes, &mut found);
                    moves.sort_unstable();
                    found.sort_unstable();
                    assert_eq!(found, moves, "{}", kind.info().key);
                }
            });
        }
    }
}
