//! What came of games between bots: counts, shares, and how sure those are.

use std::collections::BTreeMap;

use super::End;

/// Games won, drawn and lost by somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Games won.
    pub wins: u32,
    /// Games nobody won, and games of more than two teams that ended in the middle.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl Score {
    /// Games played.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points, a draw being half a point.
    pub fn share(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games().max(1))
    }

    /// Where the true share lies, with 95 % confidence (Wilson's interval; draws make it somewhat wide).
    pub fn interval(&self) -> (f64, f64) {
        const Z: f64 = 1.96;
        let (share, games) = (self.share(), f64::from(self.games().max(1)));
        let centre = share + Z * Z / (2.0 * games);
        let spread = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
        let whole = 1.0 + Z * Z / games;
        ((centre - spread) / whole, (centre + spread) / whole)
    }

    pub(super) fn add(&mut self, worth: f32) {
        let count = if worth > 0.5 {
            &mut self.wins
        } else if worth < 0.5 {
            &mut self.losses
        } else {
            &mut self.draws
        };
        *count += 1;
    }

    fn pool(&mut self, other: Score) {
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
    }
}

/// Shares by the squares of scores: 1 for whoever wins alone, else the square of the score among all squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Squares {
    games: u32,
    /// In millionths, so that sums do not depend on their order.
    sum: u64,
    /// The sum of the squares of those.
    spread: u128,
}

impl Squares {
    /// The share in a game, on average.
    pub fn mean(&self) -> f64 {
        self.sum as f64 / 1e6 / f64::from(self.games.max(1))
    }

    /// Where the true share lies, with 95 % confidence, by the spread of the games.
    pub fn interval(&self) -> (f64, f64) {
        let (mean, games) = (self.mean(), f64::from(self.games.max(1)));
        let variance =
            (self.spread as f64 / 1e12 / games - mean * mean).max(0.0) * games / (games - 1.0).max(1.0);
        let spread = 1.96 * (variance / games).sqrt();
        (mean - spread, mean + spread)
    }

    pub(super) fn add(&mut self, share: u32) {
        self.games += 1;
        self.sum += u64::from(share);
        self.spread += u128::from(share) * u128::from(share);
    }

    fn pool(&mut self, other: Squares) {
        self.games += other.games;
        self.sum += other.sum;
        self.spread += other.spread;
    }
}

/// What came of some games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How the first bot did against the second.
    pub first_bot: Score,
    /// How seat 0 did, whichever bot sat there.
    pub first_seat: Score,
    /// How the first bot did by the squares of scores: what games of many sides are compared by.
    pub squares: Squares,
    /// Inputs in all games together, openings included.
    pub inputs: u64,
    /// Turns in all games together: how often somebody began to act who was not the last to.
    pub turns: u64,
    /// The ways in which games ended, each with how seat 0 did in those.
    pub endings: BTreeMap<String, Score>,
}

impl Report {
    /// All these games together.
    pub fn pooled(reports: &[Report]) -> Report {
        let mut all = Report::default();
        for report in reports {
            all.first_bot.pool(report.first_bot);
            all.first_seat.pool(report.first_seat);
            all.squares.pool(report.squares);
            all.inputs += report.inputs;
            all.turns += report.turns;
            for (how, score) in &report.endings {
                all.endings.entry(how.clone()).or_default().pool(*score);
            }
        }
        all
    }

    /// Games played.
    pub fn games(&self) -> u32 {
        self.first_bot.games()
    }

    /// Inputs in a game, on average.
    pub fn mean_inputs(&self) -> f64 {
        self.inputs as f64 / f64::from(self.games().max(1))
    }

    /// Turns in a game, on average.
    pub fn mean_turns(&self) -> f64 {
        self.turns as f64 / f64::from(self.games().max(1))
    }

    pub(super) fn add(&mut self, end: &End) {
        self.first_bot.add(end.to_first_bot);
        self.first_seat.add(end.to_first_seat);
        self.squares.add(end.squares);
        self.inputs += u64::from(end.inputs);
        self.turns += u64::from(end.turns);
        self.endings.entry(end.how.clone()).or_default().add(end.to_first_seat);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let (low, high) = Score { wins: 8, draws: 0, losses: 2 }.interval();
        assert!((low - 0.490).abs() < 0.001 && (high - 0.943).abs() < 0.001, "{low} {high}");
        let with_draws = Score { wins: 7, draws: 2, losses: 1 };
        assert_eq!(with_draws.interval(), (low, high), "a draw is half a win");
    }
}
