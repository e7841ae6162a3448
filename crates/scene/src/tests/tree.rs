//! Trees of moves: walking one gives back its moves, in order, and every level can be asked for.

use expect_test::expect;
use tabletop::Message;

use crate::{Node, Path, Then, Tree};

fn moves() -> Vec<(String, Path)> {
    let halt = || Message::new("halt");
    let paths = [
        Path::new().id("piece-1").id("square-1"),
        Path::new().id("piece-1").id("square-2").choice("halt", halt()),
        Path::new().choice("pass", Message::new("pass")),
        Path::new().id("piece-2").id("square-1"),
        Path::new().id("piece-1").id("square-2").id("halt"),
    ];
    paths.into_iter().zip(1..).map(|(path, number)| (format!("move-{number}"), path)).collect()
}

/// Every way from the root to a leaf.
fn walked(nodes: &[Node], so_far: &Path, found: &mut Vec<(String, Path)>) {
    for node in nodes {
        let mut path = so_far.clone();
        path.steps.push(node.step.clone());
        match &node.then {
            Then::Action(action) => found.push((action.clone(), path)),
            Then::Next(nodes) => walked(nodes, &path, found),
            Then::More => panic!("a whole tree has everything"),
        }
    }
}

#[test]
fn walking_gives_back_the_moves() {
    let mut found = Vec::new();
    walked(&Tree::of(moves()).nodes, &Path::new(), &mut found);
    let order = [1, 2, 5, 3, 4].map(|number| moves()[number - 1].clone());
    assert_eq!(found, order, "siblings stand in the order in which they came first");
}

#[test]
fn a_tree_is_plain_json() {
    let tree = Tree::of(moves());
    let json = |tree: &Tree| serde_json::to_string(tree).expect("plain data");
    expect![[r#"[{"id":"piece-1","next":[{"id":"square-1","action":"move-1"},{"id":"square-2","next":[{"choice":"halt","label":{"key":"halt"},"action":"move-2"},{"id":"halt","action":"move-5"}]}]},{"choice":"pass","label":{"key":"pass"},"action":"move-3"},{"id":"piece-2","next":[{"id":"square-1","action":"move-4"}]}]"#]]
    .assert_eq(&json(&tree));
    expect![[r#"[{"id":"piece-1","more":true},{"choice":"pass","label":{"key":"pass"},"action":"move-3"},{"id":"piece-2","more":true}]"#]]
    .assert_eq(&json(&tree.pruned()));
}

#[test]
fn each_level_can_be_asked_for() {
    let tree = Tree::of(moves());
    let words = |under: &[&str]| -> Option<Vec<String>> {
        Some(tree.under(under)?.iter().map(|node| node.step.word().to_owned()).collect())
    };
    assert_eq!(words(&[]).expect("the root"), ["piece-1", "pass", "piece-2"]);
    assert_eq!(words(&["piece-1"]).expect("it goes on"), ["square-1", "square-2"]);
    assert_eq!(words(&["piece-1", "square-2"]).expect("it goes on"), ["halt", "halt"]);
    for nothing in [&["pass"][..], &["piece-1", "square-1"], &["piece-3"], &["piece-1", "piece-1"]] {
        assert_eq!(words(nothing), None, "{nothing:?}");
    }
    let level = Tree::level(tree.under(&["piece-1"]).expect("it goes on"));
    assert!(matches!(level.nodes[0].then, Then::Action(_)) && level.nodes[1].then == Then::More);
}

#[test]
fn what_is_asked_stands_beside_its_action() {
    let sure = Message::new("sure");
    let path = |to: &str| Path::new().id("piece-1").id(to);
    let moves = [("1-1", path("square-1")), ("1-pit", path("pit").asking(sure.clone()))];
    let tree = Tree::of(moves.map(|(action, path)| (action.to_owned(), path)));
    let asks = |nodes: &[Node]| nodes.iter().map(|node| node.ask.clone()).collect::<Vec<_>>();
    let level = tree.under(&["piece-1"]).expect("it goes on");
    assert_eq!((asks(&tree.nodes), asks(level)), (vec![None], vec![None, Some(sure)]));
    assert_eq!(asks(&Tree::level(level).nodes), asks(level));
    let written = serde_json::to_string(&tree).expect("written");
    assert_eq!(
        written,
        r#"[{"id":"piece-1","next":[{"id":"square-1","action":"1-1"},{"id":"pit","action":"1-pit","ask":{"key":"sure"}}]}]"#
    );
}

#[test]
fn no_moves_make_no_nodes() {
    assert_eq!(Tree::of([]), Tree::default());
    assert_eq!(Tree::of([("nothing".to_owned(), Path::new())]), Tree::default(), "nothing to point at");
}

#[test]
fn of_paths_that_break_the_law_the_longer_stays() {
    let path = |words: &[&str]| words.iter().fold(Path::new(), |path, word| path.id(*word));
    let one = |action: &str, words: &[&str]| (action.to_owned(), path(words));
    let tree = Tree::of([one("short", &["a"]), one("long", &["a", "b"]), one("twin", &["a", "b"])]);
    assert_eq!(tree, Tree::of([one("long", &["a", "b"])]));
}

#[test]
fn large_trees_grow_in_no_time() {
    let id = |n: u32| format!("square-{n}");
    let moves = (0..50_000).map(|n| (n.to_string(), Path::new().id(id(n % 9)).id(id(n / 9 % 400)).id(id(n))));
    let tree = Tree::of(moves);
    assert_eq!(tree.nodes.len(), 9);
    assert_eq!(tree.under(&["square-0"]).map(<[Node]>::len), Some(400));
}
