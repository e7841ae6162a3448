//! A disproof that stands by itself: positions that whoever holds never leaves, and in which the prover never wins.
//!
//! In such a set every action of the prover leads to another position of the set or to an end that is no win, and
//! whoever holds has an action that does. Lines may go round in it for ever. That is why it needs neither ranks nor a line that led there:
//! it is true of all lines at once. What a search remembers as disproven contains such a set around its root, or was wrong.

use std::collections::{BTreeSet, HashMap};

use tabletop::{Keyed, Seat, Team};

use super::table::Table;
use super::{Place, Progress, at_once, children, follow};
use crate::mix::Mixed;

/// A team that does not win, with what it takes to keep it from winning.
#[derive(Debug)]
pub struct Hold<G: Keyed> {
    nodes: Vec<Node<G>>,
    progress: Progress,
}

/// A position of the set.
#[derive(Debug)]
struct Node<G: Keyed> {
    state: G,
    seat: Seat,
    place: Place,
    /// Where else whoever holds could go, the next to be tried last.
    others: Vec<(G::Action, Place)>,
    /// What whoever holds does here.
    reply: Option<G::Action>,
    /// Where that leads, or wherever the prover can go. Nothing beyond an end.
    next: Vec<usize>,
    /// The positions that are in the set because of this one being so.
    parents: Vec<usize>,
    has_failed: bool,
}

impl<G: Keyed> Hold<G> {
    /// What it took to find it.
    pub fn progress(&self) -> Progress {
        self.progress
    }

    /// A match that is over and was not won.
    pub(super) fn of_the_end(progress: Progress) -> Self {
        Hold { nodes: Vec::new(), progress }
    }

    /// Looks for such a set among what is remembered as disproven; or tells what of it is not founded on anything.
    pub(super) fn find(
        root: &G,
        seat: Seat,
        prover: Team,
        table: &Table,
        progress: Progress,
    ) -> Result<Self, BTreeSet<Place>> {
        let mut weaver = Weaver { prover, table, nodes: Vec::new(), known: HashMap::default() };
        weaver.node(root.clone(), seat, Place::of(root, seat, prover));
        // First come, first woven: lines stay as short as can be.
        let mut at = 0;
        while at < weaver.nodes.len() {
            weaver.weave(at);
            at += 1;
        }
        let failed = weaver.nodes.iter().filter(|node| node.has_failed).map(|node| node.place);
        if weaver.nodes[0].has_failed {
            Err(failed.collect())
        } else {
            Ok(Hold { nodes: weaver.nodes, progress })
        }
    }

    /// How to hold: called once for every class of positions with others than the prover to move that can come up, with a position
    /// of that class and the action to take.
    pub fn strategy(&self, mut tell: impl FnMut(&G, &G::Action)) {
        let mut seen = vec![false; self.nodes.len()];
        let mut todo: Vec<usize> = if self.nodes.is_empty() { Vec::new() } else { vec![0] };
        while let Some(at) = todo.pop() {
            if std::mem::replace(&mut seen[at], true) {
                continue;
            }
            let node = &self.nodes[at];
            if let Some(reply) = &node.reply {
                tell(&node.state, reply);
            }
            todo.extend(&node.next);
        }
    }
}

struct Weaver<'a, G: Keyed> {
    prover: Team,
    table: &'a Table,
    nodes: Vec<Node<G>>,
    known: HashMap<Place, usize, Mixed>,
}

impl<G: Keyed> Weaver<'_, G> {
    fn node(&mut self, state: G, seat: Seat, place: Place) -> usize {
        let at = *self.known.entry(place).or_insert(self.nodes.len());
        if at == self.nodes.len() {
            let (others, next, parents) = (Vec::new(), Vec::new(), Vec::new());
            self.nodes.push(Node {
                state,
                seat,
                place,
                others,
                reply: None,
                next,
                parents,
                has_failed: false,
            });
        }
        at
    }

    /// Whether a position is remembered as disproven and nothing was found against it.
    fn is_held(&self, place: Place) -> bool {
        let has_failed = |at: &usize| self.nodes[*at].has_failed;
        self.table.numbers(place).disproof == 0 && !self.known.get(&place).is_some_and(has_failed)
    }

    /// Looks at where a position leads.
    fn weave(&mut self, at: usize) {
        let Node { state, seat, place, .. } = &self.nodes[at];
        let (state, seat, place) = (state.clone(), *seat, *place);
        if !self.is_held(place) {
            return self.fail(at);
        }
        match children(&state, seat, self.prover) {
            // The prover wins at once.
            None if place.own => self.fail(at),
            None => self.nodes[at].reply = at_once(&state, seat, self.prover),
            Some(children) if place.own => {
                if !children.iter().all(|(_, child)| self.is_held(*child)) {
                    return self.fail(at);
                }
                for (action, child) in children {
                    self.lead(at, &state, seat, &action, child);
                }
            }
            Some(mut children) => {
                children.retain(|(_, child)| self.is_held(*child));
                // What is in the set already comes first: it costs nothing.
                children.sort_by_key(|(_, child)| self.known.contains_key(child));
                self.nodes[at].others = children;
                if !self.choose(at) {
                    self.fail(at);
                }
            }
        }
    }

    fn lead(&mut self, at: usize, state: &G, seat: Seat, action: &G::Action, child: Place) {
        let (next, mover) = follow(state, seat, action);
        let to = self.node(next, mover, child);
        self.nodes[at].next.push(to);
        self.nodes[to].parents.push(at);
    }

    /// Takes the next action that may hold, if there is one.
    fn choose(&mut self, at: usize) -> bool {
        self.nodes[at].next.clear();
        while let Some((action, child)) = self.nodes[at].others.pop() {
            if self.is_held(child) {
                let (state, seat) = (self.nodes[at].state.clone(), self.nodes[at].seat);
                self.lead(at, &state, seat, &action, child);
                self.nodes[at].reply = Some(action);
                return true;
            }
        }
        false
    }

    /// A position does not belong to the set, and so neither do those that need it.
    fn fail(&mut self, at: usize) {
        let mut todo = vec![at];
        while let Some(at) = todo.pop() {
            if std::mem::replace(&mut self.nodes[at].has_failed, true) {
                continue;
            }
            for parent in std::mem::take(&mut self.nodes[at].parents) {
                let node = &self.nodes[parent];
                if node.has_failed || !node.next.contains(&at) {
                    continue;
                }
                if node.place.own || !self.choose(parent) {
                    todo.push(parent);
                }
            }
        }
    }
}
