//! What a seat can do, as a tree: each way from the root to a leaf is the path of one action.
//!
//! A client that walks it needs no rule, and siblings stand in the order in which the rules list them. The tree holds
//! what its paths say and nothing more; it must never judge an action. It is written as docs/protocol.md says.

use std::collections::BTreeMap;
use std::vec;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use tabletop::Message;

use crate::{Path, Step};

/// One step towards some actions, and what follows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// What is pointed at or chosen.
    pub step: Step,
    /// What comes of it.
    pub then: Then,
    /// What a person is asked before the action that comes of it is done.
    pub ask: Option<Message>,
}

/// What comes of the steps so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Then {
    /// This action, in notation.
    Action(String),
    /// One of these steps.
    Next(Vec<Node>),
    /// Further steps, which have to be asked for.
    More,
}

impl Serialize for Node {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        match &self.step {
            Step::Id(id) => map.serialize_entry("id", id)?,
            Step::Choice { name, label } => {
                map.serialize_entry("choice", name)?;
                map.serialize_entry("label", label)?;
            }
        }
        match &self.then {
            Then::Action(action) => map.serialize_entry("action", action)?,
            Then::Next(nodes) => map.serialize_entry("next", nodes)?,
            Then::More => map.serialize_entry("more", &true)?,
        }
        if let Some(ask) = &self.ask {
            map.serialize_entry("ask", ask)?;
        }
        map.end()
    }
}

/// All that a seat can do.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Tree {
    /// The first steps.
    pub nodes: Vec<Node>,
}

impl Tree {
    /// The tree of these actions, in notation, with their paths. Steps are the same if their words are. No path is
    /// the beginning of another; if a game breaks that law, the longer one stays, and the first of two alike.
    pub fn of(moves: impl IntoIterator<Item = (String, Path)>) -> Self {
        let ways = moves.into_iter().map(|(action, path)| Way {
            action,
            ask: path.ask,
            rest: path.steps.into_iter(),
        });
        Tree { nodes: grow(ways.collect()) }
    }

    /// The first level alone: what continues is to be asked for.
    #[must_use]
    pub fn pruned(&self) -> Self {
        Tree::level(&self.nodes)
    }

    /// A level of some tree alone: what continues is to be asked for.
    pub fn level(nodes: &[Node]) -> Self {
        let cut = |node: &Node| Node {
            step: node.step.clone(),
            then: match &node.then {
                Then::Action(action) => Then::Action(action.clone()),
                Then::Next(_) | Then::More => Then::More,
            },
            ask: node.ask.clone(),
        };
        Tree { nodes: nodes.iter().map(cut).collect() }
    }

    /// What can follow these steps, given as ids and names of choices. Nothing if no action that is still going on
    /// begins so.
    pub fn under(&self, words: &[&str]) -> Option<&[Node]> {
        words.iter().try_fold(&self.nodes[..], |nodes, word| {
            let node = nodes.iter().find(|node| node.step.word() == *word)?;
            match &node.then {
                Then::Next(next) => Some(&next[..]),
                Then::Action(_) | Then::More => None,
            }
        })
    }
}

/// An action and what is left of its path.
struct Way {
    action: String,
    ask: Option<Message>,
    rest: vec::IntoIter<Step>,
}

/// What tells siblings apart.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Word {
    Id(String),
    Choice(&'static str),
}

/// All ways that go on with the same word.
struct Branch {
    /// Its place among its siblings.
    place: usize,
    /// What its button says, if it is a choice.
    label: Option<Message>,
    ways: Vec<Way>,
}

/// The nodes of all ways that have a step left.
fn grow(ways: Vec<Way>) -> Vec<Node> {
    let mut branches: BTreeMap<Word, Branch> = BTreeMap::new();
    for mut way in ways {
        let (word, label) = match way.rest.next() {
            Some(Step::Id(id)) => (Word::Id(id), None),
            Some(Step::Choice { name, label }) => (Word::Choice(name), Some(label)),
            None => continue,
        };
        let place = branches.len();
        branches.entry(word).or_insert_with(|| Branch { place, label, ways: Vec::new() }).ways.push(way);
    }
    let mut placed: Vec<(Word, Branch)> = branches.into_iter().collect();
    placed.sort_unstable_by_key(|(_, branch)| branch.place);
    placed.into_iter().filter_map(|(word, branch)| node(word, branch)).collect()
}

fn node(word: Word, Branch { label, ways, .. }: Branch) -> Option<Node> {
    let step = match (word, label) {
        (Word::Id(id), _) => Step::Id(id),
        (Word::Choice(name), label) => Step::Choice { name, label: label? },
    };
    let is_end = ways.iter().all(|way| way.rest.as_slice().is_empty());
    if !is_end {
        return Some(Node { step, then: Then::Next(grow(ways)), ask: None });
    }
    let Way { action, ask, .. } = ways.into_iter().next()?;
    Some(Node { step, then: Then::Action(action), ask })
}
