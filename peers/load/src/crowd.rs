//! Many tables at once, played as fast as they are answered or at a pace.

use std::cell::Cell;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Result, bail};
use fastrand::Rng;
use tokio::task::spawn_local;
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::house::own_cpu;
use crate::houses::Houses;
use crate::table::Table;
use crate::tally::{Counts, Tally};

/// How long it may take until all tables are open.
const OPENING: Duration = Duration::from_secs(120);

/// How many failures are told in words; all are counted.
const TOLD: usize = 5;

/// Tables that are played until this program ends.
pub struct Crowd {
    state: Rc<State>,
}

#[derive(Default)]
struct State {
    tally: Tally,
    /// How many tables are open.
    open: Cell<usize>,
    /// How often something failed.
    faults: Cell<usize>,
    /// The time between two moves of one table: none for as fast as can be.
    pace: Cell<Option<Duration>>,
}

/// What was measured in some time.
pub struct Measured {
    pub counts: Counts,
    pub wall: f64,
    /// CPU seconds of the house, or of all nodes.
    pub cpu: f64,
    /// CPU seconds of the database, where it is apart.
    pub database_cpu: f64,
    /// CPU seconds of this program.
    pub own_cpu: f64,
}

impl Crowd {
    /// Makes so many tables of a game and begins to play. The two at a table are on different nodes, where there are several.
    pub async fn gather(houses: &Houses, game: &str, tables: usize, pace: Option<Duration>) -> Result<Self> {
        let addresses = houses.addresses();
        let between = |i: usize| [addresses[i % addresses.len()], addresses[(i + 1) % addresses.len()]];
        // What fails for everybody fails here.
        Table::between(between(0), game).await?.leave().await;
        let state = Rc::<State>::default();
        state.pace.set(pace);
        for i in 0..tables {
            let (state, game, places) = (state.clone(), game.to_owned(), between(i));
            spawn_local(async move { keep_playing(places, &game, &state, Rng::with_seed(i as u64)).await });
        }
        let opened = async {
            while state.open.get() < tables {
                sleep(Duration::from_millis(10)).await;
            }
        };
        if timeout(OPENING, opened).await.is_err() {
            bail!("{} of {tables} tables could be opened", state.open.get());
        }
        Ok(Crowd { state })
    }

    /// From now on each table makes a move in this time, or as fast as can be.
    pub fn pace(&self, pace: Option<Duration>) {
        self.state.pace.set(pace);
    }

    /// Measures for some time.
    pub async fn measure(&self, houses: &Houses, seconds: f64) -> Result<Measured> {
        self.state.tally.take();
        let (began, cpu, own) = (Instant::now(), houses.cpu()?, own_cpu()?);
        let database = houses.database_cpu()?;
        sleep(Duration::from_secs_f64(seconds)).await;
        let wall = began.elapsed().as_secs_f64();
        let (cpu, own_cpu) = (houses.cpu()? - cpu, own_cpu()? - own);
        let database_cpu = houses.database_cpu()? - database;
        Ok(Measured { counts: self.state.tally.take(), wall, cpu, database_cpu, own_cpu })
    }
}

/// Plays one match after another. What fails is told and counted, and begun anew.
async fn keep_playing(places: [SocketAddr; 2], game: &str, state: &State, mut luck: Rng) {
    let mut is_open = false;
    loop {
        if let Err(error) = matches(places, game, state, &mut luck, &mut is_open).await {
            state.faults.set(state.faults.get() + 1);
            if state.faults.get() <= TOLD {
                eprintln!("load: {error:#}");
            }
            state.tally.failed();
            sleep(Duration::from_millis(200)).await;
        }
    }
}

async fn matches(
    places: [SocketAddr; 2],
    game: &str,
    state: &State,
    luck: &mut Rng,
    is_open: &mut bool,
) -> Result<()> {
    let mut table = Table::between(places, game).await?;
    if !std::mem::replace(is_open, true) {
        state.open.set(state.open.get() + 1);
    }
    // Spread over the first round: tables that were made together do not move together.
    let soon = |pace: Duration, luck: &mut Rng| Instant::now() + pace.mul_f64(luck.f64());
    let mut due = state.pace.get().map_or_else(Instant::now, |pace| soon(pace, luck));
    loop {
        while !table.is_over() {
            if let Some(pace) = state.pace.get() {
                // What is late is not caught up with in a rush.
                due = if due < Instant::now() - pace { soon(pace, luck) } else { due };
                sleep_until(due).await;
                due += pace;
            }
            table.play(luck, &state.tally).await?;
        }
        table = table.leave().await.make(game).await?;
    }
}
