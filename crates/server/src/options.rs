//! How the house is run.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// Where a shared database is. It may hold a password, which is shown nowhere.
#[derive(Clone, PartialEq, Eq)]
pub struct DatabaseUrl(pub String);

impl std::fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("DatabaseUrl")
    }
}

/// What the operator decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The folder with the embedded database.
    pub data: PathBuf,
    /// The database that several nodes share, in place of the embedded one.
    pub database: Option<DatabaseUrl>,
    /// The address people use, if it is another one: `https://games.example`. Requests that name another host are refused
    /// then, unless they name this machine itself.
    pub public_url: Option<String>,
    /// Whether a proxy in front says who is calling (`X-Forwarded-For`). Only for a proxy that sets it itself.
    pub trusts_proxy: bool,
    /// Changes one address may ask for in a minute.
    pub changes_per_address: u32,
    /// Changes one guest may ask for in a minute.
    pub changes_per_guest: u32,
    /// Pictures, records and past positions one address may ask for in a minute.
    pub pictures_per_address: u32,
    /// Tables that are not there one address may ask for in a minute before nothing is looked up for it.
    pub misses_per_address: u32,
    /// Sockets one address may have open.
    pub sockets_per_address: u32,
    /// How long whoever sits at a table may be without a socket there before the others read that they are away.
    pub away_after: Duration,
    /// How often those with a socket are asked whether they are still there.
    pub pulse: Duration,
    /// Bots that think at the same time.
    pub bot_threads: usize,
    /// Where figures about the house are served, if anywhere: never where people play.
    pub metrics: Option<SocketAddr>,
}

impl Options {
    /// A house for this machine alone, in a folder.
    pub fn local(data: PathBuf) -> Self {
        Options {
            listen: SocketAddr::from(([127, 0, 0, 1], 7878)),
            data,
            database: None,
            public_url: None,
            trusts_proxy: false,
            changes_per_address: 600,
            changes_per_guest: 300,
            pictures_per_address: 1200,
            misses_per_address: 120,
            sockets_per_address: 200,
            away_after: Duration::from_secs(10),
            pulse: Duration::from_secs(20),
            bot_threads: std::thread::available_parallelism().map_or(1, |cores| cores.get().div_ceil(2)),
            metrics: None,
        }
    }

    /// Whether people come over TLS, so that cookies must too.
    pub fn is_secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}
