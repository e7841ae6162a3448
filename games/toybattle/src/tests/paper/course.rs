//! What actions and chance do, and what follows from them: chapters 3 and 6 to 9 once more.

use super::*;

impl Paper {
    /// Does what the player on turn decided.
    pub(in crate::tests) fn act(&mut self, action: &str) {
        self.last = Some((self.turn, action.to_owned()));
        let words: Vec<&str> = action.split(' ').collect();
        match (self.stage.clone(), &words[..]) {
            (Stage::Turn, ["draw"]) => self.stage = Stage::Drawing(self.drawable(2)),
            (_, ["pass"]) => self.go_on(),
            (Stage::Ask(word, ..), ["yes"]) => {
                self.stage = match word.as_str() {
                    "skully" => Stage::Drawing(self.drawable(2)),
                    "xb42" => Stage::Breaking,
                    "pin" => Stage::Pinning,
                    _ => Stage::Drawing(self.drawable(1)),
                }
            }
            (_, ["discard", slot]) => {
                let tile = self.lift(slot);
                self.discards[tile.owner].push(tile.kind);
                self.check_regions();
                self.go_on();
            }
            (_, ["recall", slot]) => {
                let tile = self.lift(slot);
                self.racks[self.turn].push(tile.kind.clone());
                self.known[self.turn].push(tile.kind);
                self.check_regions();
                self.go_on();
            }
            (_, ["push", from, to]) => {
                let tile = self.lift(from);
                self.stacks.entry((*to).to_owned()).or_default().push(tile);
                self.check_regions();
                self.go_on();
            }
            (_, ["raise", kind]) => {
                take_out(&mut self.discards[self.turn], kind);
                self.racks[self.turn].push((*kind).to_owned());
                self.known[self.turn].push((*kind).to_owned());
                self.go_on();
            }
            (_, [kind, slot]) => self.place(kind, slot),
            other => panic!("{other:?}"),
        }
    }

    /// The clock ran out.
    pub(in crate::tests) fn expire(&mut self) {
        match self.stage {
            Stage::Turn => self.stage = Stage::Over(Some(1 - self.turn), "time".to_owned()),
            _ => self.act("pass"),
        }
    }

    fn lift(&mut self, slot: &str) -> Tile {
        self.stacks.get_mut(slot).and_then(Vec::pop).expect("a troop stands there")
    }

    fn leave_rack(&mut self, seat: usize, kind: &str) {
        take_out(&mut self.racks[seat], kind);
        if self.known[seat].iter().any(|other| other == kind) {
            take_out(&mut self.known[seat], kind);
        }
    }

    fn place(&mut self, kind: &str, slot: &str) {
        self.leave_rack(self.turn, kind);
        let id = self.lay(self.turn, kind, slot);
        if !slot.starts_with('b') {
            self.stage = Stage::Over(Some(self.turn), "headquarters".to_owned());
            self.waiting.clear();
            return;
        }
        self.check_regions();
        if matches!(self.stage, Stage::Over(..)) {
            return;
        }
        let special = self.plan.special.get(slot).map(String::as_str);
        if special.is_some_and(|special| special != "value_gate" && special != "mute_effect") {
            self.waiting.push((slot.to_owned(), id));
        }
        let is_possible = match kind {
            "skully" | "star" => self.drawable(1) > 0,
            "captain" => !self.racks[self.turn].is_empty(),
            "jumbo" => !self.answers("jumbo", slot, id).is_empty(),
            "xb42" => !self.racks[1 - self.turn].is_empty(),
            _ => false,
        };
        if is_possible && special != Some("mute_effect") {
            self.stage = Stage::Ask(kind.to_owned(), slot.to_owned(), id);
        } else {
            self.go_on();
        }
    }

    /// The base effects in their order, then the next turn.
    fn go_on(&mut self) {
        if matches!(self.stage, Stage::Over(..)) {
            return;
        }
        while !self.waiting.is_empty() {
            let (slot, id) = self.waiting.remove(0);
            if !self.stacks.values().flatten().any(|tile| tile.id == id) {
                continue;
            }
            let has_room = self.racks[self.turn].len() < 8;
            let (word, is_possible) = match self.plan.special[&slot].as_str() {
                "recall_own" => ("recall", has_room && !self.answers("recall", &slot, id).is_empty()),
                "draw_one" => ("cloud", self.drawable(1) > 0),
                "push_enemy" => ("push", !self.answers("push", &slot, id).is_empty()),
                "raise_discard" => ("raise", has_room && !self.discards[self.turn].is_empty()),
                "pin_rack" => ("pin", self.racks[1 - self.turn].len() > self.pinned[1 - self.turn].len()),
                other => panic!("{other}"),
            };
            if is_possible {
                self.stage = Stage::Ask(word.to_owned(), slot, id);
                return;
            }
        }
        self.end_turn();
    }

    /// What chance brought.
    pub(in crate::tests) fn fall(&mut self, outcome: &str) {
        let (sort, kinds) = outcome.split_once(' ').expect("a word and troops");
        let victim = 1 - self.turn;
        match (sort, self.stage.clone()) {
            ("draws", Stage::Deal(seat)) => {
                self.draw(seat, kinds);
                if seat == 0 {
                    self.stage = Stage::Deal(1);
                } else {
                    self.begin_turn(0);
                }
            }
            ("draws", _) => {
                self.draw(self.turn, kinds);
                self.stirred = true;
                self.go_on();
            }
            ("discards", _) => {
                self.leave_rack(victim, kinds);
                self.discards[victim].push(kinds.to_owned());
                self.go_on();
            }
            _ => {
                self.pinned[victim].push(kinds.to_owned());
                self.go_on();
            }
        }
    }

    fn draw(&mut self, seat: usize, kinds: &str) {
        for kind in kinds.split(' ') {
            take_out(&mut self.lots[seat], kind);
            self.racks[seat].push(kind.to_owned());
        }
    }

    /// Every outcome there can be, with the number of ways in which it comes.
    pub(in crate::tests) fn outcomes(&self) -> BTreeMap<String, u32> {
        let victim = 1 - self.turn;
        let mut outcomes = BTreeMap::new();
        let mut count = |text: String| *outcomes.entry(text).or_insert(0) += 1;
        let single = |sort: &str, kind: &String| format!("{sort} {kind}");
        match self.stage {
            Stage::Deal(seat) => choices(&self.lots[seat], 3 + seat).into_iter().for_each(&mut count),
            Stage::Drawing(size) => choices(&self.lots[self.turn], size).into_iter().for_each(&mut count),
            Stage::Breaking => self.racks[victim].iter().for_each(|kind| count(single("discards", kind))),
            Stage::Pinning => {
                let mut free = self.racks[victim].clone();
                self.pinned[victim].iter().for_each(|kind| take_out(&mut free, kind));
                free.iter().for_each(|kind| count(single("pins", kind)));
            }
            Stage::Turn | Stage::Ask(..) | Stage::Over(..) => {}
        }
        outcomes
    }

    /// Chapter 8, for both players, and the objective.
    fn check_regions(&mut self) {
        for (number, (_, medals, bases)) in self.plan.clone().regions.iter().enumerate() {
            for seat in 0..2 {
                if !self.taken.contains_key(&number) && bases.iter().all(|base| self.holds(seat, base)) {
                    self.taken.insert(number, seat);
                    self.medals[seat] += medals;
                    self.stirred = true;
                }
            }
        }
        for seat in [1 - self.turn, self.turn] {
            if self.medals[seat] >= self.plan.objective {
                self.stage = Stage::Over(Some(seat), "medals".to_owned());
                self.waiting.clear();
            }
        }
    }

    fn end_turn(&mut self) {
        self.pinned[self.turn].clear();
        self.turns += 1;
        self.quiet = if self.stirred { 0 } else { self.quiet + 1 };
        self.stirred = false;
        if self.quiet == 60 {
            self.stage = Stage::Over(self.richer(), "quiet".to_owned());
        } else {
            self.begin_turn(1 - self.turn);
        }
    }

    fn begin_turn(&mut self, seat: usize) {
        self.turn = seat;
        self.stage = Stage::Turn;
        if self.moves().is_empty() {
            self.stage = Stage::Over(Some(self.richer().unwrap_or(1 - seat)), "stuck".to_owned());
        }
    }

    fn richer(&self) -> Option<usize> {
        match self.medals[0].cmp(&self.medals[1]) {
            std::cmp::Ordering::Less => Some(1),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(0),
        }
    }
}

/// Every way to pick so many tiles out of a lot, as an outcome: one text for each way.
fn choices(lot: &[String], size: usize) -> Vec<String> {
    let rank = |kind: &String| ALL_KINDS.split(' ').position(|other| other == kind);
    let mut lot = lot.to_vec();
    lot.sort_by_key(rank);
    let mut ways: Vec<(usize, String)> = vec![(0, "draws".to_owned())];
    for _ in 0..size {
        let mut longer = Vec::new();
        for (from, text) in ways {
            longer.extend((from..lot.len()).map(|i| (i + 1, format!("{text} {}", lot[i]))));
        }
        ways = longer;
    }
    ways.into_iter().map(|(_, text)| text).collect()
}
