//! Two guests at one table, who play random moves against each other.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use fastrand::Rng;
use serde::{Deserialize, Serialize};
use tokio::time::{Instant, timeout};

use crate::ask::Asker;
use crate::live::Live;
use crate::tally::Tally;
use crate::tree::{End, query, walk, walk_on};

/// Nothing takes longer than this, or it failed.
const PATIENCE: Duration = Duration::from_secs(20);

/// The two who sit at a table, each at a node of their own.
pub struct Pair {
    addresses: [SocketAddr; 2],
    askers: [Asker; 2],
}

/// Enough to find a table and its players again after the house was closed.
pub struct Kept {
    id: String,
    cookies: [String; 2],
}

/// A table at which two sit and see.
pub struct Table {
    /// Its name in the house.
    pub id: String,
    pair: Pair,
    lives: [Live; 2],
    /// Whether both had seen everything when the last move was done, so that whatever comes next is the next one's.
    is_fresh: bool,
    /// How many moves were made.
    pub moves: u64,
}

#[derive(Deserialize)]
struct Made {
    id: String,
}

#[derive(Serialize)]
struct Act<'a> {
    seat: usize,
    action: &'a str,
    window: u32,
    key: &'a str,
}

impl Pair {
    /// Two new guests.
    pub async fn new(addresses: [SocketAddr; 2]) -> Result<Self> {
        let mut askers = addresses.map(Asker::new);
        for (asker, name) in askers.iter_mut().zip(["Ana", "Ben"]) {
            asker.post("/api/me", format!(r#"{{"name":"{name}"}}"#)).await?;
        }
        Ok(Pair { addresses, askers })
    }

    /// Makes a table and sits down at it.
    pub async fn make(mut self, game: &str) -> Result<Table> {
        let wanted = format!(
            r#"{{"game":"{game}","config":{{}},"seats":[{{"kind":"me"}},{{"kind":"open"}}],"listed":false,"lot":false}}"#
        );
        let Made { id } = serde_json::from_slice(&self.askers[0].post("/api/tables", wanted).await?)?;
        let own = |seat: u8| format!(r#"{{"seat":{seat},"nonce":"00112233445566778899aabbccddeeff"}}"#);
        self.askers[0].post(&format!("/api/tables/{id}/nonce"), own(0)).await?;
        self.askers[1].post(&format!("/api/tables/{id}/sit"), own(1)).await?;
        self.open(id).await
    }

    async fn open(self, id: String) -> Result<Table> {
        let live = async |seat: usize| Live::open(self.addresses[seat], &id, &self.askers[seat].cookie).await;
        let lives = [live(0).await?, live(1).await?];
        Ok(Table { id, pair: self, lives, is_fresh: true, moves: 0 })
    }
}

impl Kept {
    /// Opens the sockets again.
    pub async fn open(&self, address: SocketAddr) -> Result<Table> {
        let askers = self.cookies.each_ref().map(|cookie| Asker::known(address, cookie));
        Pair { addresses: [address; 2], askers }.open(self.id.clone()).await
    }
}

impl Table {
    /// Two new guests at a new table.
    pub async fn new(address: SocketAddr, game: &str) -> Result<Self> {
        Table::between([address; 2], game).await
    }

    /// The same, each at a node of their own.
    pub async fn between(addresses: [SocketAddr; 2], game: &str) -> Result<Self> {
        let made = async { Pair::new(addresses).await?.make(game).await };
        timeout(3 * PATIENCE, made).await.context("a table is not made in time")?
    }

    pub fn is_over(&self) -> bool {
        self.lives[0].seen.is_over
    }

    /// How many lines of the log the first player was told.
    pub fn told(&self) -> usize {
        self.lives[0].seen.told
    }

    /// Both leave, for another table.
    pub async fn leave(self) -> Pair {
        let [first, second] = self.lives;
        tokio::join!(first.close(), second.close());
        self.pair
    }

    /// Both leave for good, and can be found again.
    pub async fn keep(self) -> Kept {
        let id = self.id.clone();
        let pair = self.leave().await;
        Kept { id, cookies: pair.askers.map(|asker| asker.cookie) }
    }

    /// Closes the connections that only ask; the sockets stay.
    pub fn hang_up(&mut self) {
        self.pair.askers.iter_mut().for_each(Asker::hang_up);
    }

    /// Plays one move of whoever is to move, if nothing crosses it, and waits until it was answered and seen by all
    /// it concerns.
    pub async fn play(&mut self, luck: &mut Rng, tally: &Tally) -> Result<()> {
        let mover = timeout(PATIENCE, self.mover(luck)).await.context("nobody is to move")??;
        let Some(mover) = mover else { return Ok(()) };
        let action = timeout(PATIENCE, self.choose(mover, luck)).await.context("no moves in time")??;
        // Never the same, whatever the seed: what has a known key was done already.
        let key = format!("{:032x}", fastrand::u128(..));
        let act = Act { seat: mover, action: &action, window: self.lives[mover].seen.window(), key: &key };
        let act = serde_json::to_vec(&act)?;
        let done = timeout(PATIENCE, self.act(mover, act, tally)).await;
        let is_made = done.with_context(|| self.stuck(mover, &action))??;
        if is_made {
            self.moves += 1;
            tally.moved(self.lives.iter_mut().map(|live| std::mem::take(&mut live.seen.bytes)).sum());
        }
        Ok(())
    }

    fn stuck(&self, mover: usize, action: &str) -> String {
        let saw = self
            .lives
            .each_ref()
            .map(|live| (live.seen.number, live.seen.is_settled(), live.seen.waits_for(mover)));
        format!("{action} of seat {mover} in {} is not seen in time; seen: {saw:?}", self.id)
    }

    /// Somebody who is to move, as they see it themselves. What was still on its way is waited for.
    async fn mover(&mut self, luck: &mut Rng) -> Result<Option<usize>> {
        let first = luck.usize(..2);
        loop {
            let mut order = [first, 1 - first].into_iter();
            if let Some(seat) = order.find(|seat| self.lives[*seat].seen.waits_for(*seat)) {
                return Ok(Some(seat));
            }
            if self.is_over() {
                return Ok(None);
            }
            let [zero, one] = &mut self.lives;
            tokio::select! {
                heard = zero.next() => heard?,
                heard = one.next() => heard?,
            }
        }
    }

    async fn choose(&mut self, seat: usize, luck: &mut Rng) -> Result<String> {
        let mut words = Vec::new();
        let mut end = walk(self.lives[seat].seen.moves(), luck, &mut words)?;
        loop {
            match end {
                End::Action(action) => return Ok(action),
                End::More => {
                    let path = format!("/api/tables/{}/moves?as={seat}&under={}", self.id, query(&words));
                    end = walk_on(&self.pair.askers[seat].get(&path).await?, luck, &mut words)?;
                }
            }
        }
    }

    /// Whether it was done: not if the other was faster in what both do at once, and the news of it are here now.
    async fn act(&mut self, mover: usize, act: Vec<u8>, tally: &Tally) -> Result<bool> {
        let path = format!("/api/tables/{}/act", self.id);
        let before = self.lives[mover].seen.number;
        let [zero, one] = &mut self.lives;
        let (own, other) = if mover == 0 { (zero, one) } else { (one, zero) };
        let began = Instant::now();
        let answer = self.pair.askers[mover].try_post(&path, act);
        tokio::pin!(answer);
        let (mut is_answered, mut is_timed) = (false, !self.is_fresh);
        loop {
            let has_passed = own.seen.is_settled() && !own.seen.waits_for(mover);
            let is_seen = own.seen.number > before && own.seen.is_settled();
            let is_shared = other.seen.is_settled()
                && !other.seen.waits_for(mover)
                && other.seen.is_over == own.seen.is_over;
            // Who acts in secret stays awaited for the others, who are busy themselves.
            let is_secret =
                other.seen.waits_for(mover) && other.seen.waits_for(1 - mover) && !own.seen.is_over;
            if is_answered && is_seen && (!has_passed || is_shared || is_secret) {
                self.is_fresh = has_passed && is_shared;
                return Ok(true);
            }
            tokio::select! {
                answer = &mut answer, if !is_answered => {
                    is_answered = true;
                    if !answer? {
                        while own.seen.number == before {
                            own.next().await?;
                        }
                        self.is_fresh = false;
                        return Ok(false);
                    }
                }
                heard = own.next() => heard?,
                heard = other.next() => {
                    heard?;
                    if !is_timed {
                        tally.seen(began.elapsed());
                        is_timed = true;
                    }
                }
            }
        }
    }
}

/// How often a match is begun anew: most random matches of a short game end before they are as long as is wanted.
const ATTEMPTS: usize = 10_000;

/// Plays until a table's log has so many lines. Matches that end before are begun anew, twice; the last one needs to
/// come only to `at_least`.
pub async fn play_to(
    address: SocketAddr,
    game: &str,
    lines: usize,
    at_least: usize,
    luck: &mut Rng,
) -> Result<Table> {
    let tally = Tally::default();
    let mut table = Table::new(address, game).await?;
    for attempt in 0..ATTEMPTS {
        let enough = if attempt < 2 { lines } else { at_least };
        while !table.is_over() && table.told() < enough {
            table.play(luck, &tally).await?;
        }
        if !table.is_over() {
            return Ok(table);
        }
        table = table.leave().await.make(game).await?;
    }
    bail!("matches of {game} end before {at_least} lines")
}
