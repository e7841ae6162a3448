//! A study: a position with its variations, as a tree of inputs over a config. It is a journal that branches.
//!
//! ```text
//! tabletier study 1
//! game diam 1
//! config {"edition":"2003","players":2,"announce":"auto","swap":false,"position":""}
//! name The long defence
//! 1 0 act 0 r1
//! comment Black must answer\nnear it.
//! arrow r1 r5
//! 2 1 act 1 n1
//! 3 1 act 1 m3
//! end 3
//! ```
//!
//! A line of a node has its number, the number of the node that it comes after (0 is the start) and one input as a record writes it;
//! `expired` is without the number of its window, which depends on how one came there. What is said of a node stands behind it, and of
//! the start before the first one. Only the text that would be printed is read, and every input is played: nothing is kept that the
//! rules refuse. No viewer and no secret is known here: whoever makes a study says what may go into it.

mod reading;
mod replay;

pub use reading::{Problem, StudyError};
pub(crate) use replay::enter;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use serde_json::Value;

use crate::Table;

/// The first line of every study.
pub(crate) const HEADER: &str = "tabletier study 1";
/// The longest text of a study, in bytes.
pub const MOST_BYTES: usize = 64 * 1024;
/// The most nodes of one.
pub const MOST_NODES: usize = 2_000;
/// The longest name of a variation, in characters.
pub const LONGEST_NAME: usize = 80;
/// The longest comment, in characters.
pub const LONGEST_COMMENT: usize = 2_000;
/// The most arrows at one node.
pub const MOST_ARROWS: usize = 16;
/// The longest id that an arrow may name, in bytes.
const LONGEST_ID: usize = 64;

/// What is said of a node.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Remarks {
    /// What the variation that begins there is called.
    pub name: String,
    /// Whatever is to be said.
    pub comment: String,
    /// Arrows over the board, each from an id of the scene to another.
    pub arrows: Vec<(String, String)>,
}

impl Remarks {
    /// Why they cannot be kept, if they cannot.
    pub fn flaw(&self) -> Option<&'static str> {
        let is_id = |id: &String| {
            (1..=LONGEST_ID).contains(&id.len())
                && !id.contains(|c: char| c.is_control() || c.is_whitespace())
        };
        if self.name.chars().count() > LONGEST_NAME || self.name.contains(char::is_control) {
            return Some("a name of one line and 80 characters at most");
        }
        let is_odd = |c: char| c.is_control() && c != '\n';
        if self.comment.chars().count() > LONGEST_COMMENT || self.comment.contains(is_odd) {
            return Some("a comment of 2000 characters at most");
        }
        let are_ids = self.arrows.iter().all(|(from, to)| is_id(from) && is_id(to));
        (self.arrows.len() > MOST_ARROWS || !are_ids).then_some("16 arrows at most, each from an id to an id")
    }

    fn write(&self, text: &mut String) {
        let mut line = |word: &str, rest: &str| {
            writeln!(text, "{word} {rest}").expect("writing to a string does not fail");
        };
        if !self.name.is_empty() {
            line("name", &self.name);
        }
        if !self.comment.is_empty() {
            line("comment", &self.comment.replace('\\', "\\\\").replace('\n', "\\n"));
        }
        for (from, to) in &self.arrows {
            line("arrow", &format!("{from} {to}"));
        }
    }
}

/// One input, and what is said of the position after it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Node {
    /// The node before it; those before have smaller numbers.
    pub after: usize,
    /// The input as a record writes it; nothing at the start.
    pub line: String,
    /// What is said of it.
    pub remarks: Remarks,
}

/// A position with its variations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Study {
    game: String,
    rules: u32,
    /// As it is printed.
    config: String,
    /// The start, and every input, each behind the one it comes after.
    nodes: Vec<Node>,
}

impl Study {
    /// The study that begins where a match does.
    pub fn of(table: &dyn Table) -> Self {
        Study {
            game: table.info().key.to_owned(),
            rules: table.revision(),
            config: table.config().to_string(),
            nodes: vec![Node::default()],
        }
    }

    /// All that was played in a match, what was taken back included; and for each number of entries the node where it stood then.
    /// What only a table knows (who sat where, resignations, time) is left out.
    pub fn of_match(table: &dyn Table) -> (Self, Vec<usize>) {
        let mut study = Study::of(table);
        let mut nodes = vec![0];
        for line in table.journal() {
            let here = nodes[nodes.len() - 1];
            let (word, rest) = line.text.split_once(' ').unwrap_or((&line.text, ""));
            nodes.push(match word {
                "act" | "chance" | "left" => study.grow(here, &line.text),
                "expired" => study.grow(here, word),
                "takeback" => rest.parse().ok().and_then(|to: usize| nodes.get(to)).copied().unwrap_or(here),
                _ => here,
            });
        }
        (study, nodes)
    }

    /// The key of its game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The revision of the rules it is played under.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// Its options.
    pub fn config(&self) -> Value {
        serde_json::from_str(&self.config).unwrap_or_default()
    }

    /// The start, and every node behind the one it comes after.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// Whether there is room for what it says.
    pub fn fits(&self) -> bool {
        self.nodes.len() <= MOST_NODES + 1 && self.text().len() <= MOST_BYTES
    }

    /// The nodes from the start to one, both included; nothing where there is none.
    pub fn path(&self, node: usize) -> Vec<usize> {
        let mut path: Vec<usize> = Vec::new();
        let mut at = node;
        while let Some(found) = self.nodes.get(at) {
            path.push(at);
            if at == 0 {
                break;
            }
            at = found.after;
        }
        path.reverse();
        path
    }

    /// The node of an input after another: the one that is there, or a new one. The input is not played.
    pub fn grow(&mut self, after: usize, line: &str) -> usize {
        let is_it = |node: &Node| node.after == after && node.line == line;
        let found = self.nodes.iter().skip(1).position(is_it);
        found.map_or_else(
            || {
                self.nodes.push(Node { after, line: line.to_owned(), remarks: Remarks::default() });
                self.nodes.len() - 1
            },
            |at| at + 1,
        )
    }

    /// Says something else of a node. Whether it is there.
    pub fn remark(&mut self, node: usize, remarks: Remarks) -> bool {
        self.nodes.get_mut(node).map(|found| found.remarks = remarks).is_some()
    }

    /// Cuts a node off with all that comes after it; the others get new numbers. The start stays. Whether there was one.
    pub fn prune(&mut self, node: usize) -> bool {
        if node == 0 || node >= self.nodes.len() {
            return false;
        }
        let mut numbers: Vec<Option<usize>> = Vec::with_capacity(self.nodes.len());
        let mut kept = Vec::with_capacity(self.nodes.len());
        for (at, mut found) in std::mem::take(&mut self.nodes).into_iter().enumerate() {
            let before = if at == 0 { Some(0) } else { numbers[found.after] };
            let number = before.filter(|_| at != node).map(|before| {
                found.after = before;
                kept.push(found);
                kept.len() - 1
            });
            numbers.push(number);
        }
        self.nodes = kept;
        true
    }

    /// Puts a node with all that comes after it before the variation in front of it, or before all of them. The nodes get new numbers where
    /// that is needed and keep their order else. Its own new number; nothing where there is no such node or none in front of it.
    pub fn promote(&mut self, node: usize, to_front: bool) -> Option<usize> {
        let after = self.nodes.get(node).filter(|_| node > 0)?.after;
        let mut children: Vec<Vec<usize>> = vec![Vec::new(); self.nodes.len()];
        (1..self.nodes.len()).for_each(|at| children[self.nodes[at].after].push(at));
        let place = children[after].iter().position(|at| *at == node).filter(|place| *place > 0)?;
        children[after].remove(place);
        children[after].insert(if to_front { 0 } else { place - 1 }, node);
        // Each is written behind its elder sibling, the eldest behind the node they come after; and else as early as before.
        let mut followers: Vec<Vec<usize>> = vec![Vec::new(); self.nodes.len()];
        for (parent, siblings) in children.iter().enumerate() {
            siblings.iter().fold(parent, |before, at| {
                followers[before].push(*at);
                *at
            });
        }
        let mut order = Vec::with_capacity(self.nodes.len());
        let mut free = BTreeSet::from([0]);
        while let Some(at) = free.pop_first() {
            order.push(at);
            free.extend(&followers[at]);
        }
        let mut numbers = vec![0; order.len()];
        order.iter().enumerate().for_each(|(number, at)| numbers[*at] = number);
        let renumbered = |at: &usize| {
            let found = self.nodes[*at].clone();
            Node { after: numbers[found.after], ..found }
        };
        self.nodes = order.iter().map(renumbered).collect();
        Some(numbers[node])
    }

    /// The whole study as text.
    pub fn text(&self) -> String {
        let Study { game, rules, config, nodes } = self;
        let mut text = format!("{HEADER}\ngame {game} {rules}\nconfig {config}\n");
        for (at, Node { after, line, remarks }) in nodes.iter().enumerate() {
            if at > 0 {
                writeln!(text, "{at} {after} {line}").expect("writing to a string does not fail");
            }
            remarks.write(&mut text);
        }
        text + &format!("end {}\n", nodes.len() - 1)
    }
}
