//! Many tables at once, played as fast as they are answered or at a pace.

use std::cell::Cell;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Result, bail};
use fastrand::Rng;
use tokio::task::spawn_local;
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::house::{House, own_cpu};
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
    /// CPU seconds of the house.
    pub cpu: f64,
    /// CPU seconds of this program.
    pub own_cpu: f64,
}

impl Crowd {
    /// Makes so many tables of a game and begins to play.
    pub async fn gather(address: SocketAddr, game: &str, tables: usize) -> Result<Self> {
        // What fails for everybody fails here.
        Table::new(address, game).await?.leave().await;
        let state = Rc::<State>::default();
        for i in 0..tables {
            let (state, game) = (state.clone(), game.to_owned());
            spawn_local(async move { keep_playing(address, &game, &state, Rng::with_seed(i as u64)).await });
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
    pub async fn measure(&self, house: &House, seconds: f64) -> Result<Measured> {
        self.state.tally.take();
        let (began, cpu, own) = (Instant::now(), house.cpu()?, own_cpu()?);
        sleep(Duration::from_secs_f64(seconds)).await;
        let wall = began.elapsed().as_secs_f64();
        let (cpu, own_cpu) = (house.cpu()? - cpu, own_cpu()? - own);
        Ok(Measured { counts: self.state.tally.take(), wall, cpu, own_cpu })
    }
}

/// Plays one match after another. What fails is told and counted, and begun anew.
async fn keep_playing(address: SocketAddr, game: &str, state: &State, mut luck: Rng) {
    let mut is_open = false;
    loop {
        if let Err(error) = matches(address, game, state, &mut luck, &mut is_open).await {
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
    address: SocketAddr,
    game: &str,
    state: &State,
    luck: &mut Rng,
    is_open: &mut bool,
) -> Result<()> {
    let mut table = Table::new(address, game).await?;
    if !std::mem::replace(is_open, true) {
        state.open.set(state.open.get() + 1);
    }
    let mut due = Instant::now();
    loop {
        while !table.is_over() {
            if let Some(pace) = state.pace.get() {
                // Spread over the first round; what is late is not caught up with in a rush.
                due =
                    if due < Instant::now() - pace { Instant::now() + pace.mul_f64(luck.f64()) } else { due };
                sleep_until(due).await;
                due += pace;
            }
            table.play(luck, &state.tally).await?;
        }
        table = table.leave().await.make(game).await?;
    }
}
