//! What is counted in games on one board.

use std::collections::BTreeMap;
use std::fmt;

use belligerants::board::Ground;
use belligerants::event::{Event, Loss};
use belligerants::{Board, Square};
use tabletop::{Outcome, Seat};

/// Counts of all games together.
#[derive(Default)]
pub(crate) struct Tally {
    games: u32,
    /// Points of the first seat, in halves.
    halves: u32,
    endings: BTreeMap<&'static str, u32>,
    /// Rolls of each game, both sides together.
    rolls: Vec<u32>,
    with: BTreeMap<&'static str, u32>,
    counts: BTreeMap<&'static str, u32>,
    grounds: BTreeMap<&'static str, u32>,
    stars: BTreeMap<Square, u32>,
    /// Moves of each kind.
    kinds: BTreeMap<&'static str, u32>,
    squares: BTreeMap<&'static str, u32>,
}

impl Tally {
    /// Nothing yet, on a board.
    pub(crate) fn of(board: &Board) -> Self {
        let mut tally = Tally::default();
        for square in board.squares() {
            *tally.squares.entry(board.ground(square).word()).or_default() += 1;
        }
        tally.stars = board.stars().iter().map(|star| (*star, 0)).collect();
        tally.grounds = Ground::ALL.into_iter().map(|ground| (ground.word(), 0)).collect();
        tally
    }

    /// One more game.
    pub(crate) fn add(&mut self, board: &Board, outcome: &Outcome, events: &[Event]) {
        self.games += 1;
        let first = Seat::new(0);
        self.halves += if outcome.is_draw() { 1 } else { 2 * u32::from(outcome.place(first) == 1) };
        *self.endings.entry(outcome.how).or_default() += 1;
        let rolls = events.iter().filter(|event| matches!(event, Event::Rolled { .. }));
        self.rolls.push(rolls.count() as u32);
        let mut game: BTreeMap<&'static str, u32> = BTreeMap::new();
        for event in events {
            self.look(board, event, &mut game);
        }
        for (what, count) in game {
            *self.with.entry(what).or_default() += 1;
            *self.counts.entry(what).or_default() += count;
        }
    }

    fn look(&mut self, board: &Board, event: &Event, game: &mut BTreeMap<&'static str, u32>) {
        let mut count = |what| *game.entry(what).or_default() += 1;
        let mut lands = |roams: bool, at: Square| match board.ground(at) {
            Ground::White if !roams => count("wounded"),
            Ground::Grey if !roams => count("encircled"),
            _ => {}
        };
        match event {
            Event::Moved { kind, to, .. } => {
                lands(kind.roams(), *to);
                *self.kinds.entry(kind.word()).or_default() += 1;
                *self.grounds.entry(board.ground(*to).word()).or_default() += 1;
                if let Some(star) = self.stars.get_mut(to) {
                    *star += 1;
                }
            }
            Event::Taken { at, .. } if board.ground(*at) == Ground::White => {
                count("captures");
                count("wounded taken");
            }
            Event::Taken { .. } => count("captures"),
            Event::Enlisted { at, .. } | Event::Returned { at, .. } => {
                lands(false, *at);
                count("in good condition");
            }
            Event::Lost { how: Loss::Drowned, .. } => count("drowned"),
            Event::Lost { .. } => count("destroyed"),
            Event::Rescued { .. } => count("rescues"),
            Event::Entered { .. } => count("entered"),
            _ => {}
        }
    }

    /// The share of the first seat, and where it lies with 95 % confidence (Wilson's interval).
    fn share(&self) -> [f64; 3] {
        const Z: f64 = 1.96;
        let games = f64::from(self.games.max(1));
        let share = f64::from(self.halves) / 2.0 / games;
        let centre = share + Z * Z / (2.0 * games);
        let spread = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
        let whole = 1.0 + Z * Z / games;
        [share, (centre - spread) / whole, (centre + spread) / whole].map(|part| 100.0 * part)
    }

    /// Rolls a side, of which so many in a hundred games have fewer.
    fn rolls_at(&self, percent: usize) -> f64 {
        let mut rolls = self.rolls.clone();
        rolls.sort_unstable();
        f64::from(rolls[(rolls.len() - 1) * percent / 100]) / 2.0
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = f64::from(self.games.max(1));
        let [share, low, high] = self.share();
        writeln!(f, "  first player  {share:.1}% [{low:.1}, {high:.1}]")?;
        let mean = f64::from(self.rolls.iter().sum::<u32>()) / games / 2.0;
        writeln!(f, "  rolls a side  {mean:.0} ({:.0}, {:.0})", self.rolls_at(10), self.rolls_at(90))?;
        write!(f, "  endings      ")?;
        for (how, count) in &self.endings {
            write!(f, " {how} {:.1}%", 100.0 * f64::from(*count) / games)?;
        }
        writeln!(f, "\n  a game        (in so many games of a hundred)")?;
        for (what, count) in &self.counts {
            let with = 100.0 * f64::from(self.with[what]) / games;
            writeln!(f, "    {what:18} {:5.2} ({with:.0}%)", f64::from(*count) / games)?;
        }
        writeln!(f, "  moves end on  (squares)")?;
        let moves = f64::from(self.grounds.values().sum::<u32>().max(1));
        for (ground, count) in &self.grounds {
            let share = 100.0 * f64::from(*count) / moves;
            writeln!(f, "    {ground:18} {share:5.2}% ({})", self.squares.get(ground).copied().unwrap_or(0))?;
        }
        write!(f, "  moves of     ")?;
        for (kind, count) in &self.kinds {
            write!(f, " {kind} {:.1}", f64::from(*count) / games)?;
        }
        write!(f, "\n  stars        ")?;
        for (star, count) in &self.stars {
            write!(f, " {star} {:.2}", f64::from(*count) / games)?;
        }
        writeln!(f)
    }
}
