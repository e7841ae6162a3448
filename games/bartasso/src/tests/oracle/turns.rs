//! A turn on paper, from its start to the next one: what can be played, what is huffed and spent, who wins.

use super::{Paper, Place};

impl Paper {
    pub(super) fn stir(&mut self) {
        self.stirred = true;
        self.past.clear();
    }

    fn lost(&self, camp: usize) -> usize {
        let standing = self.board.values().filter(|piece| **piece == (camp, 'P')).count();
        10 - standing - self.destroyed[camp]
    }

    /// Free squares for a lost pawn.
    fn room(&self) -> Vec<Place> {
        if self.lost(self.camp) == 0 {
            return Vec::new();
        }
        let numbers = 1..=9 * self.width();
        let places = numbers.map(|number| self.place(number));
        places.filter(|place| Self::is_home(self.camp, *place) && self.is_free(*place)).collect()
    }

    fn huffable(&self) -> Vec<Place> {
        let is_foe = |place: &Place| Self::is_foe(self.camp, self.board[place].0);
        self.omitted.iter().copied().filter(is_foe).collect()
    }

    fn without_huffs(&self) -> Paper {
        let mut next = self.clone();
        for place in self.huffable() {
            next.omitted.remove(&place);
        }
        next
    }

    /// Everything that can be played, each with the game after it.
    pub(in crate::tests) fn moves(&self) -> Vec<(String, Paper)> {
        let mut moves = Vec::new();
        if self.phase == "split" {
            for units in 0..=3 {
                let mut next = self.clone();
                next.units[self.camp] -= units;
                next.units[self.ally(self.camp).expect("an ally")] += units;
                next.go_on_spending();
                moves.push((format!("pass {units}"), next));
            }
            return moves;
        }
        if self.phase != "units" {
            moves.extend(self.huffs());
        }
        if self.phase == "huff" {
            let mut next = self.without_huffs();
            next.open_turn();
            moves.push(("keep".to_owned(), next));
            return moves;
        }
        let mut can_move = false;
        if self.phase == "move" {
            for (text, mut next) in self.motions(false) {
                can_move = true;
                next.after_move(&text);
                moves.push((text, next));
            }
        }
        if self.units[self.camp] > 0 {
            moves.extend(self.spending());
            if !can_move {
                let mut next = self.clone();
                next.end_turn();
                moves.push(("stop".to_owned(), next));
            }
        }
        moves
    }

    fn huffs(&self) -> Vec<(String, Paper)> {
        let mut moves = Vec::new();
        for place in self.huffable() {
            let mut next = self.without_huffs();
            next.board.remove(&place);
            next.stir();
            next.look_at_blocked();
            if !next.ends_by_taking() {
                next.come_home(self.camp);
                next.open_turn();
            }
            moves.push((format!("huff {}", self.number(place)), next));
        }
        moves
    }

    fn spending(&self) -> Vec<(String, Paper)> {
        let mut moves = Vec::new();
        for (text, mut next) in self.motions(true) {
            next.units[self.camp] -= 1;
            next.look_at_blocked();
            if !next.ends_by_taking() {
                next.after_spending();
            }
            moves.push((format!("+{text}"), next));
        }
        for place in self.room() {
            let mut next = self.without_huffs();
            next.units[self.camp] -= 1;
            next.board.insert(place, (self.camp, 'P'));
            next.look_at_blocked();
            next.after_spending();
            moves.push((format!("+{}", self.number(place)), next));
        }
        moves
    }

    fn after_move(&mut self, text: &str) {
        self.look_at_blocked();
        if text.contains('x') && self.ends_by_taking() {
            return;
        }
        let marked = Self::diplomat_start(Self::facing(self.camp));
        let to: usize = text.rsplit(['-', 'x']).next().and_then(|to| to.parse().ok()).expect("an end");
        if self.board.get(&marked) == Some(&(self.camp, 'D')) && self.place(to) == marked {
            self.units[self.camp] += 3;
            if self.half {
                self.go_on_spending();
            } else {
                self.phase = "split";
            }
        } else {
            self.go_on_spending();
        }
    }

    fn after_spending(&mut self) {
        if self.phase == "units" {
            self.go_on_spending();
        } else if self.motions(false).is_empty() && !self.can_spend() {
            self.end_turn();
        }
    }

    fn can_spend(&self) -> bool {
        self.units[self.camp] > 0 && !(self.room().is_empty() && self.motions(true).is_empty())
    }

    fn go_on_spending(&mut self) {
        if self.can_spend() {
            self.phase = "units";
        } else {
            self.end_turn();
        }
    }

    pub(super) fn begin_turn(&mut self) {
        self.taken = false;
        self.phase = "move";
        let camp = self.camp;
        if self.own().is_empty() && !self.waiting[camp] && self.units[camp] == 0 {
            return self.end_turn();
        }
        self.come_home(camp);
        let position = self.position();
        self.past.push(position.clone());
        if self.past.iter().filter(|seen| **seen == position).count() == 3 {
            self.ending = Some("repetition".to_owned());
            return;
        }
        self.open_turn();
    }

    fn open_turn(&mut self) {
        self.phase = "move";
        self.look_at_blocked();
        let moves = self.motions(false);
        let is_diplomat = |text: &str| {
            let from: usize = text.split(['-', 'x']).next().and_then(|from| from.parse().ok()).expect("one");
            self.board[&self.place(from)].1 == 'D'
        };
        if moves.iter().any(|(text, _)| !is_diplomat(text)) {
            return;
        }
        if !self.huffable().is_empty() {
            self.phase = "huff";
            return;
        }
        if !self.is_first_round() && self.loses_blocked() {
            self.won((self.camp + 1) % 2);
            return;
        }
        if moves.is_empty() && !self.can_spend() {
            self.end_turn();
        }
    }

    /// The camp whose turn it is cannot fight. Whether its alliance has lost by it.
    fn loses_blocked(&mut self) -> bool {
        let ally = self.ally(self.camp);
        if self.allies_judged {
            return !ally.is_some_and(|ally| self.has_hope(ally) && self.can_fight(ally));
        }
        if !self.has_crowned(self.camp) {
            return false;
        }
        self.blocked[self.camp] = true;
        !ally.is_some_and(|ally| self.has_hope(ally))
    }

    fn has_crowned(&self, camp: usize) -> bool {
        self.board.values().any(|piece| piece.0 == camp && "KC".contains(piece.1))
    }

    /// Whoever can fight again is blocked no more.
    fn look_at_blocked(&mut self) {
        for camp in self.order() {
            self.blocked[camp] = self.blocked[camp] && self.has_crowned(camp) && !self.can_fight(camp);
        }
    }

    /// Whether a fighter of a camp can move, were it its turn.
    fn can_fight(&self, camp: usize) -> bool {
        let mut other = self.clone();
        other.camp = camp;
        let is_fighters = |(from, kind): (Place, char)| {
            kind != 'D'
                && (!other.steps(from, camp, kind).is_empty()
                    || !other.is_first_round() && other.can_take(from, camp, kind))
        };
        other.own().into_iter().any(is_fighters)
    }

    fn end_turn(&mut self) {
        self.units[self.camp] = 0;
        for camp in self.order() {
            let marked = Self::diplomat_start(Self::facing(camp));
            let is_owed = self.ally(camp).is_some_and(|ally| self.units[ally] > 0);
            if !is_owed && self.board.get(&marked) == Some(&(camp, 'D')) {
                self.board.remove(&marked);
                self.waiting[camp] = true;
                self.come_home(camp);
            }
        }
        self.look_at_blocked();
        let hope =
            [0, 1].map(|parity| self.order().iter().any(|camp| camp % 2 == parity && self.has_hope(*camp)));
        if !hope[(self.camp + 1) % 2] {
            return self.won(self.camp % 2);
        }
        if !hope[self.camp % 2] {
            return self.won((self.camp + 1) % 2);
        }
        self.turns += 1;
        self.quiet = if self.stirred { 0 } else { self.quiet + 1 };
        self.stirred = false;
        let camps = self.order().len();
        if self.turns >= 300 * camps {
            self.ending = Some("long".to_owned());
        } else if self.quiet >= 40 * camps {
            self.ending = Some("quiet".to_owned());
        } else {
            self.camp = self.order()[self.turns % camps];
            self.begin_turn();
        }
    }

    fn come_home(&mut self, camp: usize) {
        let home = Self::diplomat_start(camp);
        if self.waiting[camp] && self.is_free(home) {
            self.waiting[camp] = false;
            self.board.insert(home, (camp, 'D'));
        }
    }

    /// Whether a camp has a crowned piece that is not lost where it stands.
    fn has_hope(&self, camp: usize) -> bool {
        let last = if camp <= 2 { 9 } else { 1 };
        !self.blocked[camp]
            && self.board.iter().any(|(place, piece)| {
                *piece == (camp, 'C')
                    || *piece == (camp, 'K') && (place.0 != last || self.can_take(*place, camp, 'K'))
            })
    }

    fn ends_by_taking(&mut self) -> bool {
        let counts = |camp: &usize| self.has_crowned(*camp) && !self.blocked[*camp];
        let over = !self.order().iter().any(|camp| Self::is_foe(self.camp, *camp) && counts(camp));
        if over {
            self.won(self.camp % 2);
        }
        over
    }

    /// A win of the camps of this parity.
    fn won(&mut self, parity: usize) {
        let is_left = |piece: &(usize, char)| piece.0 % 2 != parity && "KC".contains(piece.1);
        let how = if self.board.values().any(is_left) { "immobile" } else { "taken" };
        self.ending = Some(format!("{how} {parity}"));
    }

    fn position(&self) -> String {
        let Paper { board, camp, units, waiting, destroyed, omitted, blocked, .. } = self;
        let first = self.is_first_round();
        format!("{board:?} {camp} {units:?} {waiting:?} {destroyed:?} {omitted:?} {first} {blocked:?}")
    }

    pub(in crate::tests) fn leaves(&self, depth: usize) -> u64 {
        match depth {
            0 => 1,
            _ if self.ending.is_some() => 0,
            1 => self.moves().len() as u64,
            _ => self.moves().iter().map(|(_, next)| next.leaves(depth - 1)).sum(),
        }
    }
}
