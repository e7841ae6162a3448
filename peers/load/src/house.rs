//! The house as a process of its own, in a folder of its own, and what the system says about it.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};
use serde::Deserialize;

/// Linux counts CPU time in hundredths of a second for programs.
const TICKS: f64 = 100.0;

/// More changes than are ever asked for.
const LIMIT: &str = "100000000";

/// A house that runs until this is dropped.
pub struct House {
    process: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

/// The line of the log that says where it listens.
#[derive(Deserialize)]
struct Line {
    fields: Fields,
}

#[derive(Deserialize)]
struct Fields {
    address: Option<SocketAddr>,
}

impl House {
    /// Opens the house and waits until it says where it listens.
    pub fn open(program: &Path, data: &Path) -> Result<Self> {
        House::start(Command::new(program).args(["serve", "--data"]).arg(data), program)
    }

    /// The same as a node on a database.
    pub fn join(program: &Path, database: &str) -> Result<Self> {
        House::start(Command::new(program).arg("serve").env("TABLETIER_DATABASE", database), program)
    }

    fn start(command: &mut Command, program: &Path) -> Result<Self> {
        let mut process = command
            .args(["--listen", "127.0.0.1:0", "--log-json"])
            .args(["--changes-per-address", LIMIT, "--changes-per-guest", LIMIT])
            .args(["--sockets-per-address", LIMIT])
            .env("TABLETIER_LOG", "info")
            .stdin(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let log = BufReader::new(process.stderr.take().context("a log")?);
        let mut house = House { process, address: SocketAddr::from(([127, 0, 0, 1], 0)) };
        let (said, hear) = mpsc::channel();
        thread::spawn(move || {
            // Read to the end, so that the house never waits for its log to be read.
            for line in log.lines().map_while(Result::ok) {
                if let Ok(Line { fields: Fields { address: Some(address) } }) = serde_json::from_str(&line) {
                    let _ = said.send(address);
                }
            }
        });
        house.address = hear.recv_timeout(Duration::from_secs(20)).context("the house does not open")?;
        Ok(house)
    }

    /// CPU seconds it has used, in user and system mode.
    pub fn cpu(&self) -> Result<f64> {
        cpu(&self.process.id().to_string())
    }

    /// Memory it has, in kB.
    pub fn rss(&self) -> Result<f64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS")?;
        Ok(line.trim().trim_end_matches(" kB").parse()?)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// CPU seconds this program has used itself.
pub fn own_cpu() -> Result<f64> {
    cpu("self")
}

fn cpu(process: &str) -> Result<f64> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat"))?;
    // The name before may hold spaces and brackets.
    let (_, rest) = stat.rsplit_once(") ").context("no name in stat")?;
    let mut fields = rest.split(' ').skip(11).map(str::parse::<f64>);
    let mut next = || fields.next().context("stat is short");
    Ok((next()?? + next()??) / TICKS)
}

/// The parent of a process, and the CPU seconds that it and those of its children that ended have used.
pub fn cpu_with_ended(process: &str) -> Result<(String, f64)> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat"))?;
    let (_, rest) = stat.rsplit_once(") ").context("no name in stat")?;
    let fields: Vec<&str> = rest.split(' ').collect();
    let used = fields.get(11..15).context("stat is short")?.iter().map(|field| field.parse::<f64>());
    let ticks: f64 = used.sum::<Result<f64, _>>()?;
    Ok((fields[1].to_owned(), ticks / TICKS))
}

/// Copies a house that is closed.
pub fn copy(data: &Path, to: &Path) -> Result<PathBuf> {
    fs::create_dir_all(to)?;
    for file in fs::read_dir(data)? {
        let file = file?;
        if file.file_type()?.is_file() {
            fs::copy(file.path(), to.join(file.file_name()))?;
        }
    }
    Ok(to.to_owned())
}
