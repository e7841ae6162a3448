//! What is counted over many games, and how it is printed.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use diplomacy::Power;
use diplomacy::ending::Ending;
use divine::bot::suspicion::Kinship;
use divine::heaven::Fate;
use divine::{Divinity, Protected};

use crate::driver::{CastMade, Record, Thought};

/// Sums over games.
#[derive(Default)]
pub(crate) struct Tally {
    games: u32,
    years: Vec<f64>,
    /// Victories by elimination and by a solo, by [`Divinity::index`].
    by_fall: [u32; 2],
    by_solo: [u32; 2],
    fall_years: Vec<f64>,
    both_fell: u32,
    solos: u32,
    draws: u32,
    casts: Vec<CastMade>,
    /// Centres at the end, by power.
    centres: [f64; 7],
    solo_of: [u32; 7],
    out: [u32; 7],
    /// Centres of a country by whose it is: the Devil's, the Good Lord's, nobody's.
    sizes: [(f64, u32, u32); 3],
    gifts: BTreeMap<&'static str, u32>,
    thoughts: BTreeMap<u16, Vec<Thought>>,
    refused: u32,
    longest: Duration,
}

impl Tally {
    pub(crate) fn add(&mut self, record: &Record) {
        self.games += 1;
        let heaven = record.game.heaven();
        self.years.push(f64::from(record.game.campaign().date.year));
        match heaven.won {
            Some((winner, _)) => self.by_fall[winner.index()] += 1,
            None => self.both_fell += u32::from(heaven.is_withdrawn),
        }
        if let Some(winner) = heaven.won_with {
            self.by_solo[winner.index()] += 1;
        }
        self.fall_years.extend(record.won_year.map(f64::from));
        match record.ending() {
            Some(Ending::Solo(power)) => {
                self.solos += 1;
                self.solo_of[power.index()] += 1;
            }
            _ => self.draws += 1,
        }
        self.casts.extend(&record.casts);
        self.add_powers(record);
        for gift in &heaven.gifts {
            *self.gifts.entry(whose(record.pair, gift.to)).or_default() += 1;
        }
        for thought in &record.thoughts {
            self.thoughts.entry(thought.year).or_default().push(*thought);
        }
        self.refused += record.refused;
        self.longest = self.longest.max(record.longest);
    }

    fn add_powers(&mut self, record: &Record) {
        for power in Power::ALL {
            let count = record.centres(power);
            let is_out = !record.game.campaign().is_alive(power);
            self.centres[power.index()] += count as f64;
            self.out[power.index()] += u32::from(is_out);
            let at = record.pair.protector(power).map_or(2, Divinity::index);
            let size = &mut self.sizes[at];
            *size = (size.0 + count as f64, size.1 + 1, size.2 + u32::from(is_out));
        }
    }
}

fn whose(pair: Protected, to: Option<Power>) -> &'static str {
    match to.map(|power| pair.protector(power)) {
        None => "nobody",
        Some(Some(Divinity::Lord)) => "the Good Lord's country",
        Some(Some(Divinity::Devil)) => "the Devil's country",
        Some(None) => "another country",
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.show_wins(f)?;
        self.show_casts(f)?;
        self.show_powers(f)?;
        self.show_thoughts(f)?;
        let gifts: Vec<String> = self.gifts.iter().map(|(to, count)| format!("{to} {count}")).collect();
        writeln!(f, "\ngifts: {}", gifts.join(", "))?;
        writeln!(f, "refused actions: {}; longest decision {:?} by the clock", self.refused, self.longest)
    }
}

impl Tally {
    fn show_wins(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = f64::from(self.games);
        for own in Divinity::ALL {
            let (fall, solo) = (self.by_fall[own.index()], self.by_solo[own.index()]);
            let (low, high) = wilson(f64::from(fall + solo), games);
            write!(f, "{own}: {} wins, {:.1} %", fall + solo, 100.0 * f64::from(fall + solo) / games)?;
            writeln!(
                f,
                " [{:.1}, {:.1}]; {fall} by elimination, {solo} by a solo",
                100.0 * low,
                100.0 * high
            )?;
        }
        let all = self.by_fall.iter().chain(&self.by_solo).sum::<u32>();
        let (low, high) = wilson(f64::from(all), games);
        write!(f, "either: {all}, {:.1} %", 100.0 * f64::from(all) / games)?;
        writeln!(f, " [{:.1}, {:.1}]; both fell {}", 100.0 * low, 100.0 * high, self.both_fell)?;
        writeln!(
            f,
            "eliminations in {:.1} on average; game ends in {:.1}; {} solos, {} draws",
            mean(&self.fall_years),
            mean(&self.years),
            self.solos,
            self.draws
        )
    }

    fn show_casts(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "\n| by | on | casts | effective | idle | cancelled same | opposed |\n|---|---|---|---|---|---|---|"
        )?;
        for by in Divinity::ALL {
            for told in ["move", "support", "convoy", "hold"] {
                self.show_fates(f, by, told, |cast| cast.told == told)?;
            }
            self.show_fates(f, by, "spring", |cast| !cast.is_fall)?;
            self.show_fates(f, by, "fall", |cast| cast.is_fall)?;
            self.show_fates(f, by, "all", |_| true)?;
        }
        writeln!(
            f,
            "\n| by | kinship | effective | idle or cancelled | units open | effective a unit | others a unit |\n|---|---|---|---|---|---|---|"
        )?;
        for by in Divinity::ALL {
            self.show_habits(f, by)?;
        }
        Ok(())
    }

    fn show_fates(
        &self,
        f: &mut fmt::Formatter<'_>,
        by: Divinity,
        name: &str,
        is_it: impl Fn(&CastMade) -> bool,
    ) -> fmt::Result {
        let casts: Vec<&CastMade> = self.casts.iter().filter(|cast| cast.by == by && is_it(cast)).collect();
        let share = |fate: Fate| {
            let count = casts.iter().filter(|cast| cast.fate == fate).count();
            format!("{:.1} %", 100.0 * count as f64 / casts.len().max(1) as f64)
        };
        let shares = [Fate::Effective, Fate::Idle, Fate::CancelledSame, Fate::CancelledOpposed].map(share);
        writeln!(f, "| {by} | {name} | {} | {} |", casts.len(), shares.join(" | "))
    }

    fn show_habits(&self, f: &mut fmt::Formatter<'_>, by: Divinity) -> fmt::Result {
        let casts = || self.casts.iter().filter(move |cast| cast.by == by);
        let all_open: u32 = casts().map(|cast| cast.open.iter().sum::<u32>()).sum();
        let usual = |effective: bool| {
            casts().filter(|cast| (cast.fate == Fate::Effective) == effective).count() as f64
                / f64::from(all_open)
        };
        for kinship in Kinship::ALL {
            let open: u32 = casts().map(|cast| cast.open[kinship as usize]).sum();
            let count = |effective: bool| {
                casts()
                    .filter(|cast| cast.kinship == kinship && (cast.fate == Fate::Effective) == effective)
                    .count()
            };
            let rate = |effective: bool| count(effective) as f64 / f64::from(open.max(1)) / usual(effective);
            writeln!(
                f,
                "| {by} | {kinship:?} | {} | {} | {open} | {:.2} | {:.2} |",
                count(true),
                count(false),
                rate(true),
                rate(false)
            )?;
        }
        Ok(())
    }

    fn show_powers(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = f64::from(self.games);
        writeln!(f, "\n| power | centres | solos | out |\n|---|---|---|---|")?;
        for power in Power::ALL {
            let at = power.index();
            writeln!(
                f,
                "| {power} | {:.2} | {} | {:.1} % |",
                self.centres[at] / games,
                self.solo_of[at],
                100.0 * f64::from(self.out[at]) / games
            )?;
        }
        for (name, (sum, count, out)) in ["the Devil's", "the Good Lord's", "another"].iter().zip(self.sizes)
        {
            writeln!(
                f,
                "| {name} | {:.2} | | {:.1} % |",
                sum / f64::from(count),
                100.0 * f64::from(out) / f64::from(count)
            )?;
        }
        Ok(())
    }

    /// Log-loss in bits, beside that of a guess by which all that are possible are as likely.
    fn show_thoughts(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "\n| spring | guesses | pair: loss | uniform | Devil's: loss | uniform | Good Lord's: loss | uniform |\n|---|---|---|---|---|---|---|---|"
        )?;
        for (year, list) in &self.thoughts {
            self.show_loss(f, &year.to_string(), list)?;
        }
        let later: Vec<Thought> = self
            .thoughts
            .iter()
            .filter(|(year, _)| **year > 1901)
            .flat_map(|(_, list)| list.clone())
            .collect();
        self.show_loss(f, "from 1902", &later)
    }

    fn show_loss(&self, f: &mut fmt::Formatter<'_>, name: &str, list: &[Thought]) -> fmt::Result {
        let loss = |chance: &dyn Fn(&Thought) -> f64| {
            list.iter().map(|thought| -chance(thought).log2()).sum::<f64>() / list.len().max(1) as f64
        };
        let even = loss(&|thought| 1.0 / thought.alive as f64);
        let even_pair = loss(&|thought| 1.0 / (thought.alive * (thought.alive - 1)) as f64);
        let (pair, devil, lord) =
            (loss(&|thought| thought.pair), loss(&|thought| thought.devil), loss(&|thought| thought.lord));
        writeln!(
            f,
            "| {name} | {} | {pair:.3} | {even_pair:.3} | {devil:.3} | {even:.3} | {lord:.3} | {even:.3} |",
            list.len()
        )
    }
}

fn mean(list: &[f64]) -> f64 {
    list.iter().sum::<f64>() / list.len().max(1) as f64
}

/// Wilson's interval of 95 % for a share.
fn wilson(count: f64, all: f64) -> (f64, f64) {
    let (z, share) = (1.96_f64, count / all);
    let middle = (share + z * z / (2.0 * all)) / (1.0 + z * z / all);
    let half = z / (1.0 + z * z / all) * (share * (1.0 - share) / all + z * z / (4.0 * all * all)).sqrt();
    (middle - half, middle + half)
}
