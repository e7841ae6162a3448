//! The rules a second time, slow and obvious: piles are strings, positions are remembered as texts, nothing
//! is shared with the fast state but notation. Both must agree on every action and every ending.

use super::*;

/// A game as one would keep it on paper.
#[derive(Clone)]
struct Paper {
    old: bool,
    manual: bool,
    players: usize,
    may_swap: bool,
    piles: Vec<String>,
    reserve: Vec<(char, u8)>,
    turn: usize,
    announced: [bool; 2],
    swapped: bool,
    actions: usize,
    quiet: usize,
    past: Vec<String>,
    ending: Option<String>,
}

impl Paper {
    fn new(config: &Config) -> Self {
        let old = config.edition == Edition::V1998;
        let colours = if old { "rjvb" } else { "romn" };
        let mut paper = Paper {
            old,
            manual: config.announce == Announce::Manual,
            players: config.players.into(),
            may_swap: config.swap,
            piles: vec![String::new(); 8],
            reserve: colours.chars().map(|colour| (colour, 4)).collect(),
            turn: 0,
            announced: [false; 2],
            swapped: false,
            actions: 0,
            quiet: 0,
            past: Vec::new(),
            ending: None,
        };
        paper.past.push(paper.position());
        paper
    }

    fn side(&self) -> usize {
        self.turn % 2
    }

    fn seat(&self) -> usize {
        match self.players {
            2 => (self.turn + usize::from(self.swapped)) % 2,
            3 => [0, 1, 0, 2][self.turn % 4],
            _ => [0, 2, 1, 3][self.turn % 4],
        }
    }

    fn owner(&self, colour: char) -> usize {
        if "roj".contains(colour) { 0 } else { 1 }
    }

    fn placeable(&self) -> Vec<char> {
        let own = match (self.players, self.turn % 4) {
            (2, turn) => [vec![0, 1], vec![2, 3]][turn % 2].clone(),
            (3, turn) => [vec![0, 1], vec![2], vec![0, 1], vec![3]][turn].clone(),
            (_, turn) => [vec![0], vec![2], vec![1], vec![3]][turn].clone(),
        };
        own.into_iter()
            .map(|i| self.reserve[i])
            .filter(|(_, left)| *left > 0)
            .map(|(colour, _)| colour)
            .collect()
    }

    /// Who has the highest diam, if there is one.
    fn diam(piles: &[String]) -> Option<char> {
        for level in (1..4).rev() {
            for square in 0..4 {
                let (one, other) = (piles[square].chars().nth(level), piles[square + 4].chars().nth(level));
                if one.is_some() && one == other {
                    return one;
                }
            }
        }
        None
    }

    /// Every move of a side that no pile is too high for, with the board after it.
    fn steps(&self, side: usize) -> Vec<(String, Vec<String>)> {
        let mut steps = Vec::new();
        for from in 0..8 {
            for (level, colour) in self.piles[from].char_indices() {
                for to in [(from + 1) % 8, (from + 7) % 8] {
                    let moved = &self.piles[from][level..];
                    if self.owner(colour) == side && self.piles[to].len() + moved.len() <= 4 {
                        let mut piles = self.piles.clone();
                        piles[to] += moved;
                        piles[from].truncate(level);
                        steps.push((format!("{}.{}-{}", from + 1, level + 1, to + 1), piles));
                    }
                }
            }
        }
        steps
    }

    fn threatens(&self, side: usize) -> bool {
        let wins = |piles: &[String]| Self::diam(piles).map(|colour| self.owner(colour)) == Some(side);
        self.steps(side).iter().any(|(_, piles)| wins(piles))
    }

    /// Everything that can be played, each with the game after it.
    fn moves(&self) -> Vec<(String, Paper)> {
        let mut plain = Vec::new();
        for colour in self.placeable() {
            for square in 0..8 {
                let height = self.piles[square].len();
                if height == 0 || !self.old && height < 4 {
                    let mut next = self.clone();
                    next.piles[square].push(colour);
                    next.reserve.iter_mut().filter(|own| own.0 == colour).for_each(|own| own.1 -= 1);
                    next.quiet = 0;
                    next.past.clear();
                    plain.push((format!("{colour}{}", square + 1), next));
                }
            }
        }
        for (text, piles) in self.steps(self.side()) {
            let winner = Self::diam(&piles).map(|colour| self.owner(colour));
            let is_barred = self.old && !self.announced[self.side()] && winner == Some(self.side());
            if !is_barred {
                plain.push((text, Paper { piles, quiet: self.quiet + 1, ..self.clone() }));
            }
        }
        let mut moves = Vec::new();
        for (text, next) in plain {
            let threat = Self::diam(&next.piles).is_none() && next.threatens(self.side());
            if self.manual && threat {
                moves.push((format!("{text}!"), next.clone().finished(true)));
            }
            moves.push((text, next.finished(threat && !self.manual)));
        }
        if self.may_swap && self.actions == 2 {
            let swapped = Paper { swapped: true, actions: 3, quiet: self.quiet + 1, ..self.clone() };
            moves.push(("swap".to_owned(), swapped.remembered()));
        }
        moves
    }

    /// What follows an action: a diam, the announcement, the next player, a draw.
    fn finished(mut self, announces: bool) -> Self {
        self.actions += 1;
        if let Some(colour) = Self::diam(&self.piles) {
            self.ending = Some(format!("diam {}", self.owner(colour)));
            return self;
        }
        if self.old {
            let side = self.side();
            self.announced[side] = announces;
        }
        for _ in 0..4 {
            self.turn += 1;
            // Whoever could only make a barred diam has nothing to play either.
            if !self.moves_exist() {
                continue;
            }
            return self.remembered();
        }
        self.ending = Some("blocked".to_owned());
        self
    }

    fn moves_exist(&self) -> bool {
        let can_place = !self.placeable().is_empty()
            && self.piles.iter().any(|pile| pile.is_empty() || !self.old && pile.len() < 4);
        let bars = |piles: &[String]| {
            let winner = Self::diam(piles).map(|colour| self.owner(colour));
            self.old && !self.announced[self.side()] && winner == Some(self.side())
        };
        can_place || self.steps(self.side()).iter().any(|(_, piles)| !bars(piles))
    }

    fn remembered(mut self) -> Self {
        let position = self.position();
        self.past.push(position.clone());
        if self.past.iter().filter(|seen| **seen == position).count() == 3 {
            self.ending = Some("repetition".to_owned());
        } else if self.quiet == 100 {
            self.ending = Some("quiet".to_owned());
        }
        self
    }

    fn position(&self) -> String {
        format!("{:?} {} {:?}", self.piles, self.seat(), self.announced)
    }

    fn leaves(&self, depth: usize) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.ending.is_some() {
            return 0;
        }
        self.moves().iter().map(|(_, next)| next.leaves(depth - 1)).sum()
    }
}

fn configs() -> Vec<Config> {
    let swap = |config: Config| Config { swap: true, ..config };
    vec![two(), players(3), players(4), old(), called(), swap(two()), swap(called())]
}

/// To depth 3; to depth 4 if `TABLETIER_SOAK` is set.
#[test]
fn both_count_the_same_leaves() {
    let deepest = if std::env::var_os("TABLETIER_SOAK").is_some() { 4 } else { 3 };
    for config in configs() {
        let state = Diam::start(&config).expect("can be played");
        for depth in 0..=deepest {
            let fast = search::perft::perft(&state, depth, u64::MAX);
            assert_eq!(fast, Ok(Paper::new(&config).leaves(depth as usize)), "{config:?} at depth {depth}");
        }
    }
}

#[test]
fn both_play_the_same_games() {
    for (i, config) in configs().into_iter().cycle().take(420).enumerate() {
        let mut coin = ::laws::Coin::new(i as u64);
        let mut game = from(&config, "");
        let mut paper = Paper::new(&config);
        while game.pending().outcome().is_none() {
            assert_eq!(paper.ending, None);
            assert_eq!(game.state().now.seat().index(), paper.seat());
            let mut listed = moves(&game);
            let mut noted = paper.moves();
            listed.sort();
            noted.sort_by(|one, other| one.0.cmp(&other.0));
            assert!(listed.iter().eq(noted.iter().map(|(text, _)| text)), "{listed:?}");
            // Moves rather than placings, most of the time: that is where games get long and strange.
            let steps: Vec<usize> = (0..listed.len()).filter(|i| listed[*i].contains('-')).collect();
            let choice = match steps.len() {
                count if count > 0 && tabletop::Dice::below(&mut coin, 4) > 0 => {
                    steps[tabletop::Dice::below(&mut coin, count as u32) as usize]
                }
                _ => tabletop::Dice::below(&mut coin, listed.len() as u32) as usize,
            };
            let seat = game.state().now.seat();
            game.input(Input::Act(seat, read(&listed[choice]))).expect("listed, so accepted");
            paper = noted.swap_remove(choice).1;
        }
        let outcome = outcome(&game);
        let winner = game.state().now.end.and_then(crate::state::End::winner);
        let ending = winner.map_or_else(|| outcome.how.to_owned(), |side| format!("diam {}", side as u8));
        assert_eq!(paper.ending, Some(ending));
    }
}
