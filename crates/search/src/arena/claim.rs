//! Claims about a bot's share of the points, judged game after game.
//!
//! Whoever looks at an interval after every game and stops when it suits them is wrong far more often than the
//! interval says. Wald's test of the ratio of two likelihoods may be looked at after every game. It weighs a share a
//! margin above the claimed one against a share a margin below, so that what is found to hold was scored, too: at the
//! moment of a verdict the share seen is above the claimed one if the claim holds, and below it if not, within a
//! quarter of a point.

use super::Score;

/// Points of a hundred above and below the claimed share between which the test may err as it likes.
const MARGIN: u32 = 5;
/// The odds at which a verdict is reached: of claims that are wrong by the margin, one in twenty is judged wrongly.
const ODDS: f64 = 19.0;

/// That a bot gets at least this share of the points, draws counting half.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    percent: u32,
}

/// What is known of a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It holds.
    Holds,
    /// It does not.
    Fails,
    /// More games would tell.
    Open,
}

impl Claim {
    /// At least so many points of a hundred; nothing if that is too near to none or all to be tested.
    pub fn at_least(percent: u32) -> Option<Self> {
        (MARGIN + 1..100 - MARGIN).contains(&percent).then_some(Claim { percent })
    }

    /// The claimed share, of a hundred.
    pub fn percent(self) -> u32 {
        self.percent
    }

    /// What these games say.
    pub fn verdict(self, score: &Score) -> Verdict {
        let [less, more] = [self.percent - MARGIN, self.percent + MARGIN].map(|n| f64::from(n) / 100.0);
        let points = f64::from(score.wins) + f64::from(score.draws) / 2.0;
        let missed = f64::from(score.games()) - points;
        let evidence = points * (more / less).ln() + missed * ((1.0 - more) / (1.0 - less)).ln();
        if evidence >= ODDS.ln() {
            Verdict::Holds
        } else if evidence <= -ODDS.ln() {
            Verdict::Fails
        } else {
            Verdict::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Dice;

    use super::*;
    use crate::Luck;

    fn claim() -> Claim {
        Claim::at_least(60).expect("between the margins")
    }

    fn won(wins: u32, losses: u32) -> Score {
        Score { wins, draws: 0, losses }
    }

    #[test]
    fn a_clear_score_settles_it_soon() {
        assert_eq!(claim().verdict(&won(17, 0)), Verdict::Open);
        assert_eq!(claim().verdict(&won(18, 0)), Verdict::Holds);
        assert_eq!(claim().verdict(&won(0, 11)), Verdict::Open);
        assert_eq!(claim().verdict(&won(0, 12)), Verdict::Fails);
        assert_eq!(claim().verdict(&won(300, 200)), Verdict::Open, "what is claimed to the point stays open");
        let drawn = Score { wins: 0, draws: 70, losses: 0 };
        assert_eq!(claim().verdict(&drawn), Verdict::Fails, "draws count half");
    }

    #[test]
    fn what_holds_was_scored_and_is_surely_more_than_half() {
        for losses in 0..400 {
            let wins = (0..2_000).find(|wins| claim().verdict(&won(*wins, losses)) == Verdict::Holds);
            let score = won(wins.expect("some wins are enough"), losses);
            assert!(score.share() > 0.6 && score.interval().0 > 0.5, "{score:?}");
        }
        for wins in 0..400 {
            let losses = (0..2_000).find(|losses| claim().verdict(&won(wins, *losses)) == Verdict::Fails);
            let score = won(wins, losses.expect("some losses are enough"));
            assert!(score.share() < 0.6025, "{score:?}");
        }
    }

    /// Of 2000 matches of a bot that wins so many games of a hundred, those in which the claim was found to hold.
    fn found_to_hold(percent: u32) -> usize {
        let luck = &mut Luck::from_seed(11);
        let mut holds = || {
            let mut score = Score::default();
            loop {
                score.add(if luck.below(100) < percent { 1.0 } else { 0.0 });
                match claim().verdict(&score) {
                    Verdict::Open => {}
                    verdict => return verdict == Verdict::Holds,
                }
            }
        };
        (0..2_000).filter(|_| holds()).count()
    }

    #[test]
    fn looking_after_every_game_errs_no_more_than_it_says() {
        assert!(found_to_hold(55) <= 100 + 30, "one in twenty, and luck");
        assert!(found_to_hold(65) >= 1_900 - 30);
        assert!(found_to_hold(50) < 10 && found_to_hold(72) > 1_990);
    }

    #[test]
    fn claims_keep_their_distance_from_none_and_all() {
        assert_eq!([0, 5, 95, 100, 1_000].map(Claim::at_least), [None; 5]);
        assert_eq!([6, 94].map(|percent| Claim::at_least(percent).map(Claim::percent)), [Some(6), Some(94)]);
    }
}
