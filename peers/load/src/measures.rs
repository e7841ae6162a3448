//! What can be measured. Each measure starts houses of its own and gives one line of figures.

use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context, Result};
use fastrand::Rng;
use tempfile::TempDir;
use tokio::sync::Semaphore;
use tokio::task::{JoinSet, spawn_local};
use tokio::time::{Instant, sleep};

use crate::ask::Asker;
use crate::crowd::Crowd;
use crate::hall::Hall;
use crate::house::{House, copy};
use crate::houses::Houses;
use crate::journal::lengthen;
use crate::table::{Kept, Table, play_to};
use crate::tally::Tally;

/// What is measured, and for how long.
pub struct Asked {
    /// The program of the house.
    pub house: PathBuf,
    /// The program that starts a PostgreSQL server, for nodes that share one.
    pub postgres: Option<PathBuf>,
    pub nodes: usize,
    pub game: String,
    pub seconds: f64,
    pub warm_up: f64,
    /// Tables, or watchers.
    pub count: usize,
    /// The game that two masters play meanwhile, so that one of them thinks all the time.
    pub masters: Option<String>,
}

/// Figures by name.
pub type Figures = Vec<(&'static str, String)>;

/// How many tables are made and played at the same time where only the result counts.
const AT_ONCE: usize = 32;

/// Many tables at full rate, then at half of it.
pub async fn run(asked: &Asked) -> Result<Figures> {
    let house = Houses::open(&asked.house, asked.nodes, asked.postgres.as_deref())?;
    let crowd = Crowd::gather(&house, &asked.game, asked.count, None).await?;
    sleep(Duration::from_secs_f64(asked.warm_up)).await;
    let full = crowd.measure(&house, asked.seconds).await?;
    let rss = house.rss()?;
    let rate = full.counts.moves as f64 / full.wall;
    crowd.pace(Some(Duration::from_secs_f64(2.0 * asked.count as f64 / rate.max(1.0))));
    sleep(Duration::from_secs_f64(asked.warm_up / 2.0)).await;
    let half = crowd.measure(&house, asked.seconds / 2.0).await?;
    Ok(vec![
        ("moves", full.counts.moves.to_string()),
        ("wall", format!("{:.3}", full.wall)),
        ("cpu", format!("{:.2}", full.cpu)),
        ("client_cpu", format!("{:.2}", full.own_cpu)),
        ("p50", format!("{:.3}", full.counts.quantile(0.5))),
        ("p99", format!("{:.3}", full.counts.quantile(0.99))),
        ("half_p99", format!("{:.3}", half.counts.quantile(0.99))),
        ("half_rate", format!("{:.0}", half.counts.moves as f64 / half.wall)),
        ("bytes", format!("{:.0}", full.counts.bytes_each())),
        ("rss", format!("{rss:.0}")),
        ("errors", (full.counts.faults + half.counts.faults).to_string()),
    ])
}

/// The time between two moves of a live table.
const LIVE: Duration = Duration::from_secs(5);

/// Many tables that move every five seconds, the two at each on different nodes where there are several.
pub async fn live(asked: &Asked) -> Result<Figures> {
    let houses = Houses::open(&asked.house, asked.nodes, asked.postgres.as_deref())?;
    let before = houses.rss()?;
    let crowd = Crowd::gather(&houses, &asked.game, asked.count, Some(LIVE)).await?;
    if let Some(game) = &asked.masters {
        let wanted = format!(
            r#"{{"game":"{game}","config":{{}},"seats":[{{"kind":"bot","level":6}},{{"kind":"bot","level":6}}],"listed":false}}"#
        );
        Asker::new(houses.addresses()[0]).post("/api/tables", wanted).await?;
    }
    sleep(LIVE + Duration::from_secs_f64(asked.warm_up)).await;
    let seen = crowd.measure(&houses, asked.seconds).await?;
    let each = |seconds: f64| format!("{:.0}", seconds * 1e6 / seen.counts.moves.max(1) as f64);
    Ok(vec![
        ("tables", asked.count.to_string()),
        ("nodes", houses.addresses().len().to_string()),
        ("moves", seen.counts.moves.to_string()),
        ("wall", format!("{:.1}", seen.wall)),
        ("p50", format!("{:.2}", seen.counts.quantile(0.5))),
        ("p99", format!("{:.2}", seen.counts.quantile(0.99))),
        ("node_us", each(seen.cpu)),
        ("database_us", each(seen.database_cpu)),
        ("client_us", each(seen.own_cpu)),
        ("node_share", format!("{:.3}", seen.cpu / seen.wall)),
        ("database_share", format!("{:.3}", seen.database_cpu / seen.wall)),
        ("table_kb", format!("{:.1}", (houses.rss()? - before) / asked.count as f64)),
        ("errors", seen.counts.faults.to_string()),
    ])
}

/// What sockets take that say nothing, at one table nobody plays at.
pub async fn sockets(asked: &Asked) -> Result<Figures> {
    let houses = Houses::open(&asked.house, asked.nodes, asked.postgres.as_deref())?;
    let address = houses.addresses()[0];
    let table = Table::new(address, &asked.game).await?;
    let few = Hall::open(address, &table.id, 50).await?;
    sleep(Duration::from_secs(1)).await;
    let before = houses.rss()?;
    let hall = Hall::open(address, &table.id, asked.count).await?;
    sleep(Duration::from_secs_f64(asked.warm_up)).await;
    let (held, cpu) = (houses.rss()? - before, houses.cpu()?);
    sleep(Duration::from_secs_f64(asked.seconds)).await;
    let share = (houses.cpu()? - cpu) / asked.seconds;
    drop((few, hall, table));
    Ok(vec![
        ("sockets", asked.count.to_string()),
        ("socket_kb", format!("{:.2}", held / asked.count as f64)),
        ("idle_share", format!("{share:.4}")),
    ])
}

/// The greatest payload of a game, in bytes for each viewer and move.
fn budget(game: &str) -> Option<f64> {
    Some(match game {
        "diam" => 1500.0,
        "toybattle" | "bartasso" => 3000.0,
        "belligerants" => 5000.0,
        _ => return None,
    })
}

/// How many matches are weighed, and after how many moves one is left.
const WEIGHED: u64 = 20;
const LONGEST: u64 = 400;

/// The bytes of frames for each viewer and move, over random matches. The last figure says whether that is within
/// the game's budget.
pub async fn payload(asked: &Asked) -> Result<Figures> {
    let data = TempDir::new()?;
    let house = House::open(&asked.house, data.path())?;
    let tally = Tally::default();
    for seed in 0..WEIGHED {
        let mut luck = Rng::with_seed(seed);
        let mut table = Table::new(house.address, &asked.game).await?;
        while !table.is_over() && table.moves < LONGEST {
            table.play(&mut luck, &tally).await?;
        }
        table.leave().await;
    }
    let counts = tally.take();
    let budget = budget(&asked.game);
    let is_within = budget.is_none_or(|budget| counts.bytes_each() <= budget);
    Ok(vec![
        ("moves", counts.moves.to_string()),
        ("bytes", format!("{:.0}", counts.bytes_each())),
        ("budget", budget.map_or("none".to_owned(), |budget| budget.to_string())),
        ("within", is_within.to_string()),
    ])
}

/// What a move costs with few and with many watchers, and so what one more watcher costs.
pub async fn watch(asked: &Asked) -> Result<Figures> {
    const FEW: usize = 2;
    let few = watched(asked, FEW).await?;
    let many = watched(asked, asked.count).await?;
    let more = (asked.count - FEW) as f64;
    Ok(vec![
        ("few_us", format!("{few:.1}")),
        ("many_us", format!("{many:.1}")),
        ("watchers", asked.count.to_string()),
        ("watcher_us", format!("{:.3}", (many - few) / more)),
    ])
}

/// Microseconds of CPU for a move at a table with so many watchers, all of whom see a move before the next is made.
/// Coming and going is not counted.
async fn watched(asked: &Asked, watchers: usize) -> Result<f64> {
    let data = TempDir::new()?;
    let house = House::open(&asked.house, data.path())?;
    let (tally, mut luck) = (Tally::default(), Rng::with_seed(1));
    let mut table = Table::new(house.address, &asked.game).await?;
    let (mut cpu, mut played) = (0.0, Duration::ZERO);
    let end = Instant::now() + Duration::from_secs_f64(4.0 * asked.seconds + 20.0);
    while played < Duration::from_secs_f64(asked.seconds) && Instant::now() < end {
        let hall = Hall::open(house.address, &table.id, watchers).await?;
        sleep(Duration::from_millis(200)).await;
        let (before, began) = (house.cpu()?, Instant::now());
        while !table.is_over() && played + began.elapsed() < Duration::from_secs_f64(asked.seconds) {
            table.play(&mut luck, &tally).await?;
            hall.has_seen().await?;
        }
        cpu += house.cpu()? - before;
        played += began.elapsed();
        drop(hall);
        table = table.leave().await.make(&asked.game).await?;
    }
    Ok(cpu * 1e6 / tally.take().moves.max(1) as f64)
}

/// Plays tables to an entry and leaves them; matches that end too early are lengthened by takebacks afterwards.
async fn prepared(asked: &Asked, data: &Path, entries: usize, at_least: usize) -> Result<Vec<Kept>> {
    let house = House::open(&asked.house, data)?;
    let tables = played(asked, &house, asked.count, entries, at_least).await?;
    let mut kept = Vec::new();
    for table in tables {
        kept.push(table.keep().await);
    }
    Ok(kept)
}

/// Plays so many tables to an entry.
async fn played(
    asked: &Asked,
    house: &House,
    count: usize,
    entries: usize,
    at_least: usize,
) -> Result<Vec<Table>> {
    let room = Rc::new(Semaphore::new(AT_ONCE));
    let mut tasks = JoinSet::new();
    for seed in 0..count {
        let (address, game, room) = (house.address, asked.game.clone(), room.clone());
        tasks.spawn_local(async move {
            let _place = room.acquire().await?;
            let mut luck = Rng::with_seed(seed as u64);
            let mut table = play_to(address, &game, entries, at_least, &mut luck).await?;
            table.hang_up();
            anyhow::Ok(table)
        });
    }
    tasks.join_all().await.into_iter().collect()
}

/// Opens tables again.
async fn reopened(house: &House, kept: &[Kept]) -> Result<Vec<Table>> {
    let mut tables = Vec::new();
    for kept in kept {
        tables.push(kept.open(house.address).await?);
    }
    Ok(tables)
}

/// Looks at tables, one after another, and leaves each before the next.
async fn visited(house: &House, kept: &[Kept]) -> Result<()> {
    for kept in kept {
        kept.open(house.address).await?.leave().await;
    }
    Ok(())
}

/// Memory for each table at entry 100: right after it was played there, and in a house that was opened anew; with
/// its two sockets, and without. Idle tables of the second house were looked at one after another, so that what many
/// sockets at once took and the allocator keeps for the next ones is not counted as theirs.
pub async fn memory(asked: &Asked) -> Result<Figures> {
    const ENTRIES: usize = 100;
    const AT_LEAST: usize = 12;
    let data = TempDir::new()?;
    let of = |now: f64, base: f64, count: usize| format!("{:.1}", (now - base) / count as f64);
    let each = |now: f64, base: f64| of(now, base, asked.count);
    let all = |now: f64, base: f64| of(now, base, asked.count + AT_ONCE);
    let mut kept = Vec::new();
    let mut figures = Vec::new();
    {
        let house = House::open(&asked.house, data.path())?;
        // Pools and caches are filled by the first tables.
        played(asked, &house, AT_ONCE, ENTRIES, AT_LEAST).await?;
        sleep(Duration::from_secs(2)).await;
        let base = house.rss()?;
        let tables = played(asked, &house, asked.count + AT_ONCE, ENTRIES, AT_LEAST).await?;
        sleep(Duration::from_secs(2)).await;
        figures.push(("played_live_kb", all(house.rss()?, base)));
        for table in tables {
            kept.push(table.keep().await);
        }
        sleep(Duration::from_secs_f64(asked.seconds)).await;
        figures.push(("played_idle_kb", all(house.rss()?, base)));
    }
    lengthen(data.path(), ENTRIES)?;
    let house = House::open(&asked.house, data.path())?;
    let warm = kept.split_off(kept.len().saturating_sub(AT_ONCE));
    visited(&house, &warm).await?;
    sleep(Duration::from_secs(1)).await;
    let base = house.rss()?;
    visited(&house, &kept).await?;
    sleep(Duration::from_secs_f64(asked.seconds)).await;
    figures.push(("idle_kb", each(house.rss()?, base)));
    let tables = reopened(&house, &kept).await?;
    sleep(Duration::from_secs(2)).await;
    figures.push(("live_kb", each(house.rss()?, base)));
    drop(tables);
    figures.push(("tables", asked.count.to_string()));
    Ok(figures)
}

/// What a move costs at entry 20, and in the same position at entry 2 000.
pub async fn long(asked: &Asked) -> Result<Figures> {
    const SHORT: usize = 20;
    const LONG: usize = 2000;
    const AT_LEAST: usize = 8;
    let (short, other) = (TempDir::new()?, TempDir::new()?);
    let kept = prepared(asked, short.path(), SHORT, AT_LEAST).await?;
    let long = copy(short.path(), &other.path().join("house"))?;
    lengthen(short.path(), SHORT)?;
    lengthen(&long, LONG)?;
    let (short_open, short_move) = late_moves(asked, short.path(), &kept).await?;
    let (long_open, long_move) = late_moves(asked, &long, &kept).await?;
    Ok(vec![
        ("short_us", format!("{short_move:.1}")),
        ("long_us", format!("{long_move:.1}")),
        ("ratio", format!("{:.2}", long_move / short_move)),
        ("short_open_us", format!("{short_open:.1}")),
        ("long_open_us", format!("{long_open:.1}")),
        ("tables", asked.count.to_string()),
    ])
}

/// Microseconds of CPU for opening a table, and for a move at it.
async fn late_moves(asked: &Asked, data: &Path, kept: &[Kept]) -> Result<(f64, f64)> {
    /// How many moves are made at each table: few, since they leave the position.
    const MOVES: u64 = 4;
    let house = House::open(&asked.house, data)?;
    let before = house.cpu()?;
    let tables = reopened(&house, kept).await?;
    sleep(Duration::from_secs(1)).await;
    let opened = house.cpu()?;
    let mut tasks = Vec::new();
    for (seed, mut table) in tables.into_iter().enumerate() {
        tasks.push(spawn_local(async move {
            let mut luck = Rng::with_seed(seed as u64);
            let tally = Tally::default();
            while !table.is_over() && table.moves < MOVES {
                table.play(&mut luck, &tally).await?;
            }
            anyhow::Ok(table)
        }));
    }
    let mut moves = 0;
    let mut tables = Vec::new();
    for task in tasks {
        let table = task.await.context("a table")??;
        moves += table.moves;
        tables.push(table);
    }
    let played = house.cpu()? - opened;
    Ok(((opened - before) * 1e6 / kept.len() as f64, played * 1e6 / moves as f64))
}
