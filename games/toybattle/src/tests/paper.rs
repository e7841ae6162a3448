//! The rules a second time, slow and obvious, written from RULES and not from the code: slots and troops are texts,
//! stacks and racks are lists, connection is a walk. Nothing is shared with the game but notation and the data file.

mod course;
mod facts;

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use serde_json::Value;

use super::*;

/// A terrain as printed.
#[derive(Debug)]
struct Plan {
    word: String,
    bases: Vec<String>,
    hqs: [Vec<String>; 2],
    paths: Vec<(String, String)>,
    regions: Vec<(String, usize, Vec<String>)>,
    /// What is special about a slot: a word for it.
    special: BTreeMap<String, String>,
    /// The strengths that a gate lets pass.
    gates: BTreeMap<String, Vec<u64>>,
    objective: usize,
}

/// A troop on the board, told apart from its like.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Tile {
    owner: usize,
    kind: String,
    id: usize,
}

/// What the match waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    Deal(usize),
    Turn,
    /// An effect, by its word, with the slot and the tile it comes from.
    Ask(String, String, usize),
    Drawing(usize),
    Breaking,
    Pinning,
    Over(Option<usize>, String),
}

/// A match as one would keep it on paper.
#[derive(Clone, Debug)]
pub(super) struct Paper {
    plan: Rc<Plan>,
    special_bases: bool,
    /// For each seat 0 for blue and 1 for red.
    colours: [usize; 2],
    stacks: BTreeMap<String, Vec<Tile>>,
    next_id: usize,
    racks: [Vec<String>; 2],
    lots: [Vec<String>; 2],
    pinned: [Vec<String>; 2],
    discards: [Vec<String>; 2],
    known: [Vec<String>; 2],
    medals: [usize; 2],
    /// Who took the medals of a region, by its place in the list.
    taken: BTreeMap<usize, usize>,
    pub(super) turn: usize,
    turns: usize,
    quiet: usize,
    stirred: bool,
    waiting: Vec<(String, usize)>,
    last: Option<(usize, String)>,
    pub(super) stage: Stage,
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

impl Plan {
    fn of(config: &Config) -> Self {
        let all: Value = serde_json::from_str(include_str!("../../data/terrains.json")).expect("JSON");
        let all = all.as_array().expect("a list");
        let data = all.iter().find(|data| data["id"] == config.terrain.word()).expect("all eight");
        let list = |name: &str| data[name].as_array().expect("a list").iter();
        let owned =
            |colour: &str| list("hqs").filter(|hq| hq["owner"] == colour).map(|hq| text(&hq["id"])).collect();
        let specials: Vec<(String, &Value)> = list("hqs")
            .chain(list("bases"))
            .filter(|slot| config.special_bases && slot["special"].is_object())
            .map(|slot| (text(&slot["id"]), &slot["special"]))
            .collect();
        let gates = specials.iter().filter(|(_, special)| special["kind"] == "value_gate");
        let strengths = |special: &Value| {
            special["allowed"].as_array().expect("a list").iter().filter_map(Value::as_u64).collect()
        };
        Plan {
            word: config.terrain.word().to_owned(),
            bases: list("bases").map(|base| text(&base["id"])).collect(),
            hqs: [owned("blue"), owned("red")],
            paths: list("paths")
                .map(|path| {
                    text(path)
                        .split_once(' ')
                        .map(|(one, other)| (one.to_owned(), other.to_owned()))
                        .expect("a path")
                })
                .collect(),
            regions: list("regions")
                .map(|region| {
                    let ring = region["ring"].as_array().expect("a list").iter().map(text);
                    let medals = region["medals"].as_u64().expect("a number") as usize;
                    (text(&region["id"]), medals, ring.filter(|slot| slot.starts_with('b')).collect())
                })
                .collect(),
            gates: gates.map(|(slot, special)| (slot.clone(), strengths(special))).collect(),
            special: specials.iter().map(|(slot, special)| (slot.clone(), text(&special["kind"]))).collect(),
            objective: data["objective"].as_u64().expect("a number") as usize,
        }
    }

    fn next_to(&self, slot: &str) -> Vec<String> {
        let there = self.paths.iter().filter(|(one, _)| one == slot).map(|(_, other)| other.clone());
        let back = self.paths.iter().filter(|(_, other)| other == slot).map(|(one, _)| one.clone());
        there.chain(back).collect()
    }
}

/// Nothing for the joker.
fn strength(kind: &str) -> Option<u64> {
    ALL_KINDS.split(' ').position(|other| other == kind).filter(|place| *place > 0).map(|place| place as u64)
}

/// Takes one troop of a kind out of a list that has it.
fn take_out(list: &mut Vec<String>, kind: &str) {
    let at = list.iter().position(|other| other == kind).expect("it is there");
    list.remove(at);
}

fn listed(troops: Troops) -> Vec<String> {
    troops.each().map(|troop| troop.id().to_owned()).collect()
}

impl Paper {
    /// Before the deal.
    pub(super) fn new(config: &Config) -> Self {
        let army: Vec<String> = ALL_KINDS
            .split(' ')
            .flat_map(|kind| [kind.to_owned(), kind.to_owned(), kind.to_owned()])
            .collect();
        Paper {
            plan: Rc::new(Plan::of(config)),
            special_bases: config.special_bases,
            colours: if config.first_colour == Colour::Blue { [0, 1] } else { [1, 0] },
            stacks: BTreeMap::new(),
            next_id: 0,
            racks: Default::default(),
            lots: [army.clone(), army],
            pinned: Default::default(),
            discards: Default::default(),
            known: Default::default(),
            medals: [0; 2],
            taken: BTreeMap::new(),
            turn: 0,
            turns: 0,
            quiet: 0,
            stirred: false,
            waiting: Vec::new(),
            last: None,
            stage: Stage::Deal(0),
        }
    }

    /// At a position.
    pub(super) fn at(setup: &Setup) -> Self {
        let mut paper = Paper::new(&setup.config);
        for (seat, troop, slot) in &setup.laid {
            paper.lay(seat.index(), troop.id(), &slot.to_string());
        }
        for seat in [A, B] {
            let i = seat.index();
            let (lot, dead) = setup.undrawn(seat);
            paper.racks[i] = listed(setup.rack[i]);
            paper.lots[i] = listed(lot);
            paper.discards[i] = listed(dead);
            paper.pinned[i] = listed(setup.pinned[i]);
            paper.known[i] = listed(setup.known[i]);
            paper.medals[i] = setup.medals[i].into();
            paper.taken.extend(setup.taken[i].iter().map(|region| (*region, i)));
        }
        paper.quiet = setup.quiet.into();
        paper.turn = setup.turn.index();
        paper.stage = Stage::Turn;
        paper
    }

    fn lay(&mut self, owner: usize, kind: &str, slot: &str) -> usize {
        self.next_id += 1;
        let tile = Tile { owner, kind: kind.to_owned(), id: self.next_id };
        self.stacks.entry(slot.to_owned()).or_default().push(tile);
        self.next_id
    }

    fn top(&self, slot: &str) -> Option<&Tile> {
        self.stacks.get(slot)?.last()
    }

    fn holds(&self, seat: usize, slot: &str) -> bool {
        self.top(slot).is_some_and(|tile| tile.owner == seat)
    }

    fn own_hqs(&self, seat: usize) -> &[String] {
        &self.plan.hqs[self.colours[seat]]
    }

    fn is(&self, slot: &str, special: &str) -> bool {
        self.plan.special.get(slot).is_some_and(|word| word == special)
    }

    fn reserve(&self, seat: usize) -> usize {
        self.lots[seat].len() - 4
    }

    /// How many of two troops, or of one, could be drawn.
    fn drawable(&self, wish: usize) -> usize {
        wish.min(8 - self.racks[self.turn].len()).min(self.reserve(self.turn))
    }

    /// Chapter 5: a walk from the headquarters over own bases.
    fn is_connected(&self, seat: usize, target: &str) -> bool {
        let mut to_see: Vec<String> = self.own_hqs(seat).to_vec();
        let mut walked: BTreeSet<String> = BTreeSet::new();
        while let Some(slot) = to_see.pop() {
            for next in self.plan.next_to(&slot) {
                if next == target {
                    return true;
                }
                if self.plan.bases.contains(&next) && self.holds(seat, &next) && walked.insert(next.clone()) {
                    to_see.push(next);
                }
            }
        }
        false
    }

    /// Chapters 4, 5, 13 and 18.
    fn may_place(&self, kind: &str, slot: &str) -> bool {
        let (seat, enemy) = (self.turn, 1 - self.turn);
        let is_base = self.plan.bases.iter().any(|base| base == slot);
        if !is_base && !self.own_hqs(enemy).iter().any(|hq| hq == slot) {
            return false;
        }
        if let (Some(gate), Some(strength)) = (self.plan.gates.get(slot), strength(kind))
            && !gate.contains(&strength)
        {
            return false;
        }
        if let Some(tile) = self.top(slot).filter(|tile| tile.owner == enemy) {
            let beats = match (strength(kind), strength(&tile.kind)) {
                (Some(mine), Some(theirs)) => mine > theirs,
                _ => true,
            };
            if !beats {
                return false;
            }
        }
        let is_spared = kind == "hook" && is_base && !self.is(slot, "mute_effect");
        is_spared || self.is_connected(seat, slot)
    }

    fn placings(&self) -> Vec<String> {
        let mut free = self.racks[self.turn].clone();
        self.pinned[self.turn].iter().for_each(|kind| take_out(&mut free, kind));
        let kinds: BTreeSet<&String> = free.iter().collect();
        let slots: Vec<&String> = self.plan.bases.iter().chain(self.plan.hqs.iter().flatten()).collect();
        let all = kinds.into_iter().flat_map(|kind| slots.iter().map(move |slot| (kind, *slot)));
        all.filter(|(kind, slot)| self.may_place(kind, slot))
            .map(|(kind, slot)| format!("{kind} {slot}"))
            .collect()
    }

    /// Everything the player on turn can do, in order of the texts.
    pub(super) fn moves(&self) -> Vec<String> {
        let mut moves = match &self.stage {
            Stage::Turn => self.placings(),
            Stage::Ask(word, slot, id) => self.answers(word, slot, *id),
            _ => return Vec::new(),
        };
        match self.stage {
            Stage::Turn if self.drawable(2) == 0 => {}
            Stage::Turn => moves.push("draw".to_owned()),
            _ => moves.push("pass".to_owned()),
        }
        moves.sort();
        moves
    }

    /// All that an effect lets one choose from.
    fn answers(&self, word: &str, slot: &str, id: usize) -> Vec<String> {
        let enemy = 1 - self.turn;
        let near = || self.plan.next_to(slot).into_iter().filter(|other| self.plan.bases.contains(other));
        match word {
            "captain" => self.placings(),
            "jumbo" => near()
                .filter(|other| self.holds(enemy, other))
                .map(|other| format!("discard {other}"))
                .collect(),
            "recall" => {
                let own = self.plan.bases.iter().filter(|base| {
                    self.top(base).is_some_and(|tile| tile.owner == self.turn && tile.id != id)
                });
                own.map(|base| format!("recall {base}")).collect()
            }
            "push" => near()
                .filter(|from| self.holds(enemy, from))
                .flat_map(|from| {
                    let to = self.plan.next_to(&from).into_iter().filter(|to| to.starts_with('b'));
                    to.map(move |to| format!("push {from} {to}")).collect::<Vec<_>>()
                })
                .collect(),
            "raise" => {
                let kinds: BTreeSet<&String> = self.discards[self.turn].iter().collect();
                kinds.into_iter().map(|kind| format!("raise {kind}")).collect()
            }
            _ => vec!["yes".to_owned()],
        }
    }
}
