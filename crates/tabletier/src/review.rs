//! `tabletier review`: a record looked back on, as a curve, its turning points, and what was luck; and how far that can be trusted.

use std::io::Write;

use anyhow::{Result, bail};
use catalog::review::{Account, Decision, Kind, Point, Review, accounts, agree};
use catalog::{Table, Title};
use indicatif::ProgressBar;
use tabletop::Seat;

use crate::cli::ReviewArgs;
use crate::output::Out;
use crate::records;

/// The columns of a curve.
const WIDTH: f32 = 30.0;

/// Looks back on a record, or measures reviews.
pub(crate) fn run(args: &ReviewArgs, out: &mut Out) -> Result<()> {
    match (args.agree, &args.record) {
        (Some(game), _) => measure(game, args, out),
        (None, Some(record)) => tell(records::load(record)?.as_ref(), args.level, out),
        (None, None) => bail!("a record says what to look back on"),
    }
}

fn measure(game: &dyn Title, args: &ReviewArgs, out: &mut Out) -> Result<()> {
    let bar = ProgressBar::new(args.positions as u64);
    let found = agree::agree(game, args.positions, args.seed, &mut |found| {
        bar.set_position(found.positions as u64);
    });
    bar.finish_and_clear();
    let agree::Agreement { positions, same, as_good, turning, confirmed, missed } = found?;
    writeln!(
        out,
        "{}: {positions} decisions, a review beside a search of {} times its budget",
        game.info().name,
        agree::DEEPER
    )?;
    writeln!(out, "  the same action is best: {same}; as good as the best: {as_good}")?;
    writeln!(
        out,
        "  turning points: {turning}, confirmed: {confirmed}; falls that the review does not tell: {missed}"
    )?;
    Ok(())
}

/// Who is who, for lines of text.
struct Teller<'a> {
    review: &'a Review,
    names: Vec<String>,
}

fn tell(table: &dyn Table, level: u8, out: &mut Out) -> Result<()> {
    if table.pending().outcome().is_none() {
        bail!("this match is not over: a review would help whoever still plays it");
    }
    let title = catalog::game(table.info().key)?;
    let review = Review::of(table);
    let name = |seat: Seat| {
        let known = table.names().get(seat.index()).cloned().flatten();
        known.unwrap_or_else(|| format!("seat {}", seat.index() + 1))
    };
    let names = Seat::all(table.seats()).map(name).collect();
    let teller = Teller { review: &review, names };
    if review.kind == Kind::Unjudged {
        bail!("there is no judgement for {}", table.info().name);
    }
    let bar = ProgressBar::new(review.path.len() as u64);
    let mut points = Vec::new();
    for look in review.looks(title, 0..review.path.len(), level)? {
        points.push(look());
        bar.inc(1);
    }
    bar.finish_and_clear();
    teller.curve(&points, out)?;
    if review.kind == Kind::Judged {
        teller.turning_points(&points, out)?;
        teller.accounts(&points, title.info().has_chance, out)?;
    }
    Ok(())
}

fn percent(worth: f32) -> String {
    format!("{:.0} %", 100.0 * worth)
}

impl Teller<'_> {
    fn side(&self, side: usize) -> String {
        let names = self.review.sides[side].iter().map(|seat| self.names[seat.index()].as_str());
        names.collect::<Vec<_>>().join(" and ")
    }

    /// What led to a position.
    fn line(&self, at: usize) -> &str {
        let line = &self.review.study.nodes()[self.review.path[at]].line;
        if line.is_empty() { "start" } else { line }
    }

    fn curve(&self, points: &[Point], out: &mut Out) -> Result<()> {
        for side in 0..self.review.sides.len() {
            writeln!(out, "{}", self.side(side))?;
            let mut last = None;
            for (at, point) in points.iter().enumerate() {
                let Some(worth) = point.worths[side] else { continue };
                // A count that stays tells nothing.
                if self.review.kind == Kind::Counted && last == Some(worth) {
                    continue;
                }
                last = Some(worth);
                let bar = "#".repeat((worth * WIDTH).round() as usize);
                let error =
                    point.errors[side].map(|error| format!(" ± {:.0}", 100.0 * error)).unwrap_or_default();
                writeln!(out, "{at:>5}  {:<24} {bar:<30} {}{error}", self.line(at), percent(worth))?;
            }
        }
        Ok(())
    }

    fn turning_points(&self, points: &[Point], out: &mut Out) -> Result<()> {
        let turning = |(at, point): (usize, &Point)| {
            let decision = point.decision.clone().filter(|decision| decision.is_turning)?;
            Some((at, decision))
        };
        let turning: Vec<(usize, Decision)> = points.iter().enumerate().filter_map(turning).collect();
        writeln!(out, "Turning points: {}", turning.len())?;
        for (at, decision) in turning {
            let name = &self.names[decision.seat.index()];
            let (before, after) = (percent(decision.before.worth), percent(decision.after.worth));
            writeln!(out, "{:>5}  {name} went from {before} to {after} by {}", at + 1, self.line(at + 1))?;
            let what = if decision.is_playouts { "playouts" } else { "positions" };
            writeln!(
                out,
                "       better: {}; unsure of {:.0} points, by {} {what}",
                decision.better.join(" "),
                100.0 * decision.doubt,
                decision.counted
            )?;
        }
        Ok(())
    }

    fn accounts(&self, points: &[Point], has_chance: bool, out: &mut Out) -> Result<()> {
        for (side, account) in accounts(&self.review.sides, points).into_iter().enumerate() {
            let Account { ends: Some((first, last)), luck, own, others } = account else { continue };
            let luck = if has_chance { format!("luck {:+.0}, ", 100.0 * luck) } else { String::new() };
            writeln!(
                out,
                "{}: from {} to {}: {luck}own decisions {:+.0}, decisions of others {:+.0}",
                self.side(side),
                percent(first),
                percent(last),
                100.0 * own,
                100.0 * others
            )?;
        }
        Ok(())
    }
}
