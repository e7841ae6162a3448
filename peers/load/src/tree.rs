//! A random walk through a tree of moves.

use std::borrow::Cow;

use anyhow::{Context, Result};
use fastrand::Rng;
use serde::Deserialize;

/// How many walks go past a `ready` before one takes it, so that set-ups have an end.
const PAST_READY: usize = 5;

/// A step towards an action.
#[derive(Deserialize)]
struct Node<'a> {
    #[serde(borrow)]
    id: Option<Cow<'a, str>>,
    #[serde(borrow)]
    choice: Option<Cow<'a, str>>,
    #[serde(borrow)]
    action: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    next: Vec<Node<'a>>,
}

/// The answer to a question for more.
#[derive(Deserialize)]
struct More<'a> {
    #[serde(borrow)]
    moves: Vec<Node<'a>>,
}

/// Where a walk came to.
#[derive(Debug, PartialEq)]
pub enum End {
    /// An action.
    Action(String),
    /// What can follow these words must be asked for.
    More,
}

/// Walks through a tree from its root, adding the words on the way.
pub fn walk(moves: &str, luck: &mut Rng, words: &mut Vec<String>) -> Result<End> {
    let nodes: Vec<Node<'_>> = serde_json::from_str(moves).with_context(|| format!("moves: {moves}"))?;
    down(&nodes, luck, words)
}

/// Walks on in an answer to a question for more.
pub fn walk_on(answer: &[u8], luck: &mut Rng, words: &mut Vec<String>) -> Result<End> {
    let more: More<'_> = serde_json::from_slice(answer).context("an answer with moves")?;
    down(&more.moves, luck, words)
}

fn down(mut nodes: &[Node<'_>], luck: &mut Rng, words: &mut Vec<String>) -> Result<End> {
    loop {
        let ready = nodes.iter().find(|node| node.action.as_deref() == Some("ready"));
        let node = match ready {
            Some(ready) if luck.usize(..PAST_READY) == 0 => ready,
            _ => nodes.get(luck.usize(..nodes.len().max(1))).context("a tree that ends nowhere")?,
        };
        if let Some(action) = &node.action {
            return Ok(End::Action(action.clone().into_owned()));
        }
        words.push(node.id.as_ref().or(node.choice.as_ref()).context("a node without a name")?.to_string());
        if node.next.is_empty() {
            return Ok(End::More);
        }
        nodes = &node.next;
    }
}

/// Words in a query.
pub fn query(words: &[String]) -> String {
    let mut text = String::new();
    for byte in words.join(" ").bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte) {
            text.push(byte.into());
        } else {
            text += &format!("%{byte:02X}");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_walk_ends_at_an_action_or_at_a_question() {
        let tree = r#"[{"id":"a","next":[{"choice":"b","label":{"key":"x"},"action":"a-b"}]}]"#;
        let mut words = Vec::new();
        let end = walk(tree, &mut Rng::with_seed(1), &mut words).expect("a tree");
        assert_eq!((end, query(&words)), (End::Action("a-b".into()), "a".to_owned()));
        let end = walk(r#"[{"id":"é 1","more":true}]"#, &mut Rng::with_seed(1), &mut words).expect("a tree");
        assert_eq!((end, query(&words)), (End::More, "a%20%C3%A9%201".to_owned()));
    }
}
