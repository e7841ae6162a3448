//! What each viewer may know, put together by the words of chapter 10, in the form of the game's views.

use serde_json::json;

use super::*;

/// How many of each kind.
fn counted(kinds: &[String]) -> Value {
    let mut counts: BTreeMap<&String, u32> = BTreeMap::new();
    kinds.iter().for_each(|kind| *counts.entry(kind).or_insert(0) += 1);
    json!(counts)
}

impl Paper {
    /// All that a seat, or anybody, knows.
    pub(in crate::tests) fn facts(&self, who: Option<usize>) -> Value {
        let over = match &self.stage {
            Stage::Over(winner, how) => Some((winner, how)),
            _ => None,
        };
        let place = |seat: usize, winner: &Option<usize>| {
            if winner.is_none_or(|winner| winner == seat) { 1 } else { 2 }
        };
        let standing = |seat, winner: &Option<usize>| json!({"seat": seat, "place": place(seat, winner), "score": self.medals[seat]});
        let slots = self.plan.bases.iter().chain(self.plan.hqs.iter().flatten());
        let stacks = slots.filter_map(|slot| {
            let tiles = self.stacks.get(slot).filter(|tiles| !tiles.is_empty())?;
            let troops: Vec<Value> = tiles.iter().map(|tile| json!([tile.owner, tile.kind])).collect();
            Some(json!({"slot": slot, "troops": troops}))
        });
        let both = |lists: &[Vec<String>; 2]| lists.clone().map(|list| counted(&list));
        json!({
            "terrain": self.plan.word,
            "special_bases": self.special_bases,
            "objective": self.plan.objective,
            "to_move": over.is_none().then_some(self.turn),
            "question": if let Stage::Ask(word, ..) = &self.stage { Some(word) } else { None },
            "waiting": self.waiting.iter().map(|(slot, _)| slot).collect::<Vec<_>>(),
            "stacks": stacks.collect::<Vec<_>>(),
            "sides": [self.side(0), self.side(1)],
            "own": who.map(|seat| json!({
                "seat": seat,
                "rack": counted(&self.racks[seat]),
                "pinned": counted(&self.pinned[seat]),
                "undrawn": counted(&self.lots[seat]),
            })),
            "hands": over.map(|_| json!({"rack": both(&self.racks), "undrawn": both(&self.lots), "pinned": both(&self.pinned)})),
            "quiet": self.quiet,
            "turns": self.turns,
            "last": self.last,
            "outcome": over.map(|(winner, how)| json!({"standings": [standing(0, winner), standing(1, winner)], "how": how})),
        })
    }

    /// What everybody knows of a side.
    fn side(&self, seat: usize) -> Value {
        let regions =
            self.plan.regions.iter().enumerate().filter(|(number, _)| self.taken.get(number) == Some(&seat));
        let mut unseen = self.racks[seat].clone();
        unseen.extend(self.lots[seat].iter().cloned());
        json!({
            "colour": if self.colours[seat] == 0 { "blue" } else { "red" },
            "medals": self.medals[seat],
            "regions": regions.map(|(_, (name, ..))| name).collect::<Vec<_>>(),
            "rack": self.racks[seat].len(),
            "pinned": self.pinned[seat].len(),
            "known": counted(&self.known[seat]),
            "reserve": self.reserve(seat),
            "discard": counted(&self.discards[seat]),
            "unseen": counted(&unseen),
        })
    }
}
