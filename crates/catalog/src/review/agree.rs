//! How far a review can be trusted: what it says of decisions beside what a search of many times its budget says.
//!
//! Bots of a low level play matches, so that there are mistakes to be found. Some decisions of each are judged as a review judges them, and by the deeper search.

use search::Luck;
use search::luck::sub_seed;
use serde_json::json;
use tabletop::{Dice, Pending};

use super::{Decision, LEAST_FALL, Review, USUAL_LEVEL};
use crate::{Fault, Table, Title};

/// How many times the budget of a second look the deeper search has.
pub const DEEPER: u32 = 10;
/// The level whose bots play the matches.
const PLAYERS: u8 = 2;
/// Decisions of one match at most.
const OF_A_MATCH: usize = 5;
/// How far apart two actions may be in worth and still be called as good as each other.
const AS_GOOD: f32 = 0.02;

/// How a review and a deeper search agree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Agreement {
    /// Decisions that both looked at.
    pub positions: usize,
    /// Those of which both call the same action best.
    pub same: usize,
    /// Those of which the deeper search finds the review's best action as good as its own, the same ones included.
    pub as_good: usize,
    /// What the review calls a turning point.
    pub turning: usize,
    /// Those of them in which the deeper search finds a fall as great too.
    pub confirmed: usize,
    /// Decisions in which the deeper search finds such a fall, and the review none.
    pub missed: usize,
}

/// Compares them on so many decisions of a game. The same seed gives the same ones.
pub fn agree(
    title: &dyn Title,
    positions: usize,
    seed: u64,
    progress: &mut dyn FnMut(&Agreement),
) -> Result<Agreement, Fault> {
    let mut found = Agreement::default();
    for number in 0.. {
        let mut luck = Luck::from_seed(sub_seed(seed, number));
        let review = Review::of(played(title, sub_seed(seed, number))?.as_ref());
        if review.kind != super::Kind::Judged {
            return Err(Fault::protocol("no-eye", format!("bots of {} weigh no lines", title.info().name)));
        }
        for _ in 0..OF_A_MATCH {
            let at = luck.below(review.path.len() as u32 - 1) as usize;
            let Some((line, table)) = decision_at(&review, title, at)? else { continue };
            if found.note(table.as_ref(), line)? {
                progress(&found);
            }
            if found.positions == positions {
                return Ok(found);
            }
        }
    }
    Ok(found)
}

/// A match between bots, to its end.
fn played(title: &dyn Title, seed: u64) -> Result<Box<dyn Table>, Fault> {
    let mut table = title.start(&json!({}))?;
    loop {
        match table.pending() {
            Pending::Over(_) => return Ok(table),
            Pending::Chance => {
                let outcome = table.outcome_from(seed)?;
                table.roll(&outcome)?;
            }
            Pending::Seats { must, window, .. } => match must.first() {
                Some(seat) => {
                    let action = table.bot(seat, PLAYERS, sub_seed(seed, table.entries() as u64))?;
                    table.act(seat, &action)?;
                }
                None => table.expire(window)?,
            },
        }
    }
}

/// An action, and the match before it.
type Shown<'a> = (&'a str, Box<dyn Table>);

/// The match before an action, and that action, if one came there.
fn decision_at<'a>(review: &'a Review, title: &dyn Title, at: usize) -> Result<Option<Shown<'a>>, Fault> {
    let line = review.study.nodes()[review.path[at + 1]].line.as_str();
    if !line.starts_with("act ") {
        return Ok(None);
    }
    Ok(Some((line, review.study.at(title, review.path[at])?)))
}

impl Agreement {
    /// Looks at a decision twice. Whether it can be judged.
    fn note(&mut self, table: &dyn Table, line: &str) -> Result<bool, Fault> {
        let Some(review) = table.look_back(Some(line), USUAL_LEVEL)?().decision else { return Ok(false) };
        let Some((head, taken)) = line.strip_prefix("act ").and_then(|rest| rest.split_once(' ')) else {
            return Ok(false);
        };
        // A decision without a choice tells nothing.
        if table.moves(review.seat).len() < 2 {
            return Ok(false);
        }
        let best = review.better.first().map_or(taken, String::as_str);
        let deep = |action: &str| table.look_again(&format!("act {head} {action}"), USUAL_LEVEL, DEEPER);
        let Some(of_taken) = deep(taken) else { return Ok(false) };
        let of_best = if best == taken { Some(of_taken.clone()) } else { deep(best) };
        let is_same = of_taken.better.first().map(String::as_str) == Some(best);
        let is_fall = |decision: &Decision| decision.fall() >= LEAST_FALL;
        self.positions += 1;
        self.same += usize::from(is_same);
        self.as_good += usize::from(is_same || of_best.is_some_and(|best| best.fall() <= AS_GOOD));
        self.turning += usize::from(review.is_turning);
        self.confirmed += usize::from(review.is_turning && is_fall(&of_taken));
        self.missed += usize::from(!review.is_turning && is_fall(&of_taken));
        Ok(true)
    }
}
