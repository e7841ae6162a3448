//! `tabletier arena`: bots against each other.

mod journal;
pub(crate) mod ladder;

use std::io::Write;
use std::thread;

use anyhow::Result;
use catalog::{BotSpec, Contest};
use indicatif::{ProgressBar, ProgressStyle};
use search::arena::{Claim, Played, Report, Score, Setup, Verdict};
use serde_json::{Map, Value, json};
use words::Lang;

use crate::arena::journal::Journal;
use crate::cli::{ArenaArgs, ContestArgs, Game};
use crate::look;
use crate::output::Out;

/// Plays the games and tells the result.
pub(crate) fn run(args: &ArenaArgs, out: &mut Out) -> Result<()> {
    // Started once before any thread is, for its words on bad options.
    let configs = args.contest.options.configs(args.game, &look::words(args.game, Lang::En))?;
    let mut hall = Hall::open(args.game, &args.contest)?;
    let (contest, reports) = hall.meet([args.first, args.second], configs, args.claim)?;
    if args.json { as_json(args, &contest, &reports, out) } else { as_table(args, &contest, &reports, out) }
}

/// Where bots of a game meet: what holds for all contests there, and the journal they are written into.
pub(crate) struct Hall<'a> {
    game: Game,
    args: &'a ContestArgs,
    journal: Option<Journal>,
}

impl<'a> Hall<'a> {
    pub(crate) fn open(game: Game, args: &'a ContestArgs) -> Result<Self> {
        let journal = args.resume.as_deref().map(Journal::open).transpose()?;
        Ok(Hall { game, args, journal })
    }

    /// Plays what is not in the journal yet, as far as the claim needs it, and gives a report on each config.
    pub(crate) fn meet(
        &mut self,
        bots: [BotSpec; 2],
        configs: Vec<Value>,
        claim: Option<u32>,
    ) -> Result<(Contest, Vec<Report>)> {
        let args = self.args;
        let threads = args.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
        let claim = claim.and_then(Claim::at_least);
        let setup = Setup { games: args.games, opening: args.opening, seed: args.seed, threads, claim };
        let [first, second] = bots.map(|bot| bot.divided(args.budget_divisor));
        let contest = Contest { configs, first, second, undecided: args.undecided, setup };
        let key = self.game.info().key;
        let known = self.journal.as_ref().map_or_else(Vec::new, |journal| journal.known(key, &contest));
        let bar = ProgressBar::new(u64::from(args.games) * contest.configs.len() as u64).with_style(style());
        bar.set_position(known.len() as u64);
        let mut written = Ok(());
        let mut finished = |played: &Played| {
            bar.inc(1);
            if let (Some(journal), Ok(())) = (&mut self.journal, &written) {
                written = journal.write(key, &contest, played);
            }
        };
        let reports = self.game.contest(&contest, known, &mut finished)?;
        bar.finish_and_clear();
        written.map(|()| (contest, reports))
    }
}

/// What is known of the claim, in a word.
fn verdict(percent: u32, report: &Report) -> &'static str {
    match Claim::at_least(percent).map(|claim| claim.verdict(&report.first_bot)) {
        Some(Verdict::Holds) => "holds",
        Some(Verdict::Fails) => "fails",
        Some(Verdict::Open) | None => "open",
    }
}

fn style() -> ProgressStyle {
    let template = "{bar:40} {pos}/{len} games, {eta} to go";
    ProgressStyle::with_template(template).expect("the template is well-formed")
}

fn as_table(args: &ArenaArgs, contest: &Contest, reports: &[Report], out: &mut Out) -> Result<()> {
    let all = Report::pooled(reports);
    let Setup { games, opening, seed, .. } = contest.setup;
    writeln!(out, "{}: {} against {}", args.game.info().name, contest.first, contest.second)?;
    writeln!(out, "{} games, seed {seed}, opened by {opening} random inputs\n", all.games())?;
    writeln!(out, "  wins     {:>6}", all.first_bot.wins)?;
    writeln!(out, "  draws    {:>6}", all.first_bot.draws)?;
    writeln!(out, "  losses   {:>6}", all.first_bot.losses)?;
    for (name, score) in [("score", all.first_bot), ("seat 0", all.first_seat)] {
        let (low, high) = score.interval();
        let [share, low, high] = [score.share(), low, high].map(percent);
        writeln!(out, "  {name:<8} {share:>6.1} %   95 % interval {low:.1} to {high:.1} %")?;
    }
    if let (Some(percent), [report]) = (args.claim, reports) {
        writeln!(out, "  claim    at least {percent} %: {}", verdict(percent, report))?;
    }
    if is_many_sided(args) {
        let (low, high) = all.squares.interval();
        let [share, low, high] = [all.squares.mean(), low, high].map(percent);
        writeln!(out, "  squares  {share:>6.1} %   95 % interval {low:.1} to {high:.1} %")?;
    }
    let (inputs, turns) = (all.mean_inputs(), all.mean_turns());
    writeln!(out, "  length   {inputs:>6.1} inputs, {turns:.1} turns on average")?;
    writeln!(out, "  endings  {}", endings(&all))?;
    if reports.len() > 1 {
        let most = if args.claim.is_some() { "at most " } else { "" };
        writeln!(out, "\nOf these, {most}{games} with each config:\n")?;
        by_config(args, contest, reports, out)?;
    }
    Ok(())
}

/// Whether the squares of scores say more than wins do: where more than two play, each for themselves.
fn is_many_sided(args: &ArenaArgs) -> bool {
    args.game.info().seats.iter().all(|seats| *seats > 4)
}

/// One line for each config.
fn by_config(args: &ArenaArgs, contest: &Contest, reports: &[Report], out: &mut Out) -> Result<()> {
    let names = names(&contest.configs);
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let [score, seat] = ["score %", "seat 0 %"];
    writeln!(out, "  {:width$}  {score:^18}  {seat:^18}  inputs  turns  endings", "")?;
    for (name, report) in names.iter().zip(reports) {
        let (inputs, turns) = (report.mean_inputs(), report.mean_turns());
        let [score, seat] = [report.first_bot, report.first_seat].map(short);
        let claim = args.claim.map_or_else(String::new, |percent| {
            format!("  {} games, at least {percent} %: {}", report.games(), verdict(percent, report))
        });
        writeln!(
            out,
            "  {name:width$}  {score}  {seat}  {inputs:>6.1}  {turns:>5.1}  {}{claim}",
            endings(report)
        )?;
    }
    Ok(())
}

/// A share and its interval in few letters.
fn short(score: Score) -> String {
    let (low, high) = score.interval();
    let [share, low, high] = [score.share(), low, high].map(percent);
    format!("{share:>5.1} ({low:>4.1}-{high:>5.1})")
}

fn endings(report: &Report) -> String {
    let each = report.endings.iter().map(|(how, score)| format!("{how} {}", score.games()));
    each.collect::<Vec<_>>().join(", ")
}

/// What tells each config from the others.
fn names(configs: &[Value]) -> Vec<String> {
    let differs = |name: &str| configs.iter().any(|config| config[name] != configs[0][name]);
    let name = |config: &Value| {
        let fields = config.as_object().into_iter().flatten().filter(|(name, _)| differs(name));
        let plain = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        fields.map(|(name, value)| format!("{name}={}", plain(value))).collect::<Vec<_>>().join(" ")
    };
    configs.iter().map(name).collect()
}

fn percent(share: f64) -> f64 {
    100.0 * share
}

fn as_json(args: &ArenaArgs, contest: &Contest, reports: &[Report], out: &mut Out) -> Result<()> {
    let mut answer = Map::new();
    answer.insert("game".to_owned(), json!(args.game.info().key));
    answer.insert("first".to_owned(), json!(contest.first.to_string()));
    answer.insert("second".to_owned(), json!(contest.second.to_string()));
    answer.insert("opening".to_owned(), json!(contest.setup.opening));
    answer.insert("seed".to_owned(), json!(contest.setup.seed));
    let all = Report::pooled(reports);
    answer.extend(figures(&all));
    if is_many_sided(args) {
        let (low, high) = all.squares.interval();
        answer.insert("squares".to_owned(), json!({ "mean": all.squares.mean(), "low": low, "high": high }));
    }
    let configs = contest.configs.iter().zip(reports).map(|(config, report)| {
        let mut of = Map::from_iter([("config".to_owned(), config.clone())]);
        of.extend(figures(report));
        if let Some(percent) = args.claim {
            let claim = json!({ "percent": percent, "verdict": verdict(percent, report) });
            of.insert("claim".to_owned(), claim);
        }
        Value::Object(of)
    });
    answer.insert("configs".to_owned(), configs.collect());
    writeln!(out, "{}", Value::Object(answer))?;
    Ok(())
}

fn figures(report: &Report) -> Map<String, Value> {
    let mut figures = counts(report.first_bot);
    figures.insert("first_seat".to_owned(), Value::Object(counts(report.first_seat)));
    figures.insert("mean_inputs".to_owned(), json!(report.mean_inputs()));
    figures.insert("mean_turns".to_owned(), json!(report.mean_turns()));
    let endings = report.endings.iter().map(|(how, score)| {
        // What seat 0 made of the games that ended so.
        let Score { wins, draws, losses } = *score;
        let of = json!({ "games": score.games(), "first_seat": [wins, draws, losses] });
        (how.clone(), of)
    });
    figures.insert("endings".to_owned(), Value::Object(endings.collect()));
    figures
}

fn counts(score: Score) -> Map<String, Value> {
    let (low, high) = score.interval();
    let each = [
        ("games", json!(score.games())),
        ("wins", json!(score.wins)),
        ("draws", json!(score.draws)),
        ("losses", json!(score.losses)),
        ("score", json!(score.share())),
        ("interval", json!([low, high])),
    ];
    each.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn configs_are_named_by_what_differs() {
        let configs = [json!({"board":"sea","seats":2}), json!({"board":"sky","seats":2})];
        assert_eq!(names(&configs), ["board=sea", "board=sky"]);
        assert_eq!(names(&configs[..1]), [""]);
    }
}
