//! One house of its own, or several nodes that share a database, with the database as a process of its own.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result};
use tempfile::TempDir;

use crate::house::{House, cpu_with_ended};

/// A PostgreSQL server that ends with this.
struct Database {
    /// Its input is the pipe that it waits for.
    guard: Child,
    url: String,
    /// The server's process, as the system numbers it.
    process: String,
}

impl Database {
    /// Starts one by a program that says `URL PROCESS` and waits for the end of its input.
    fn start(program: &Path) -> Result<Self> {
        let mut guard = Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let mut said = String::new();
        BufReader::new(guard.stdout.take().context("its output")?).read_line(&mut said)?;
        let (url, process) = said.trim().split_once(' ').context("the database does not start")?;
        Ok(Database { url: url.to_owned(), process: process.to_owned(), guard })
    }

    /// CPU seconds of the server and its children, those that ended included.
    fn cpu(&self) -> Result<f64> {
        let mut all = cpu_with_ended(&self.process)?.1;
        for entry in fs::read_dir("/proc")?.flatten() {
            let name = entry.file_name();
            let Some(number) = name.to_str().filter(|name| name.bytes().all(|byte| byte.is_ascii_digit()))
            else {
                continue;
            };
            // Processes may end while they are read.
            if let Ok((parent, used)) = cpu_with_ended(number)
                && parent == self.process
            {
                all += used;
            }
        }
        Ok(all)
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        drop(self.guard.stdin.take());
        drop(self.guard.wait());
    }
}

/// All nodes.
pub struct Houses {
    nodes: Vec<House>,
    /// After the nodes, which are closed first.
    database: Option<Database>,
    _data: TempDir,
}

impl Houses {
    /// One house in a folder, or so many nodes on a database that a program starts.
    pub fn open(program: &Path, nodes: usize, postgres: Option<&Path>) -> Result<Self> {
        let data = TempDir::new()?;
        let database = postgres.map(Database::start).transpose()?;
        let nodes = match &database {
            None => vec![House::open(program, data.path())?],
            Some(database) => {
                (0..nodes).map(|_| House::join(program, &database.url)).collect::<Result<_>>()?
            }
        };
        Ok(Houses { nodes, database, _data: data })
    }

    /// Where they listen.
    pub fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.address).collect()
    }

    /// CPU seconds of all nodes.
    pub fn cpu(&self) -> Result<f64> {
        self.nodes.iter().map(House::cpu).sum()
    }

    /// CPU seconds of the database; none where it is within the house.
    pub fn database_cpu(&self) -> Result<f64> {
        self.database.as_ref().map_or(Ok(0.0), Database::cpu)
    }

    /// Memory of all nodes, in kB.
    pub fn rss(&self) -> Result<f64> {
        self.nodes.iter().map(House::rss).sum()
    }
}
