//! A node as a process of its own behind a proxy, so that clients find it at the same place after it was killed.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, mpsc};
use std::thread;

use serde_json::Value;

use crate::PATIENCE;
use crate::proxy::{Proxy, Target};

/// More than is ever asked for.
const LIMIT: &str = "100000000";

/// The program as it is now.
const PROGRAM: &str = env!("CARGO_BIN_EXE_tabletier");

/// Where a node keeps its house.
pub(crate) enum House {
    /// In a folder of its own.
    Folder(PathBuf),
    /// In a database, behind a proxy of its own.
    Database(Proxy),
}

/// A node and the way to it.
pub(crate) struct Node {
    house: House,
    /// Clients ask here.
    pub(crate) door: Proxy,
    /// What it runs: an older program until it is renewed, where one is named.
    program: Mutex<String>,
    process: Mutex<Option<Child>>,
}

impl Node {
    pub(crate) fn new(house: House) -> Self {
        let program = std::env::var("TABLETIER_OLDER").unwrap_or_else(|_| PROGRAM.to_owned());
        Node { house, door: Proxy::new(None), program: Mutex::new(program), process: Mutex::new(None) }
    }

    /// The proxy on its way to the database.
    pub(crate) fn wire(&self) -> &Proxy {
        match &self.house {
            House::Database(wire) => wire,
            House::Folder(_) => panic!("it has no database"),
        }
    }

    fn command(&self, blocks: Option<u64>) -> Command {
        let program = self.program.lock().expect("held for a moment").clone();
        let mut command = match blocks {
            None => Command::new(program),
            Some(blocks) => {
                // No file may grow beyond so many blocks of 512 bytes: what is written past that is cut off or fails.
                let mut shell = Command::new("sh");
                let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$@\"");
                shell.args(["-c", &script, "limited", &program]);
                shell
            }
        };
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--log-json"])
            .args(["--changes-per-address", LIMIT, "--changes-per-guest", LIMIT])
            .args(["--sockets-per-address", LIMIT, "--pictures-per-address", LIMIT]);
        match &self.house {
            House::Folder(folder) => command.arg("--data").arg(folder),
            House::Database(wire) => {
                command.env("TABLETIER_DATABASE", format!("postgres://tabletier@{}/house", wire.address))
            }
        };
        command
            .env("TABLETIER_LOG", "info")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped());
        command
    }

    /// Opens it and waits until it says where it listens. One that cannot be opened, since the database is not there, is begun
    /// again.
    pub(crate) fn open(&self) {
        let began = std::time::Instant::now();
        while !self.try_open(None) {
            assert!(began.elapsed() < PATIENCE, "the house does not open");
        }
    }

    /// The same once, where no file may grow beyond so many blocks. Whether it opened.
    pub(crate) fn try_open(&self, blocks: Option<u64>) -> bool {
        let mut process = self.command(blocks).spawn().expect("the program starts");
        let (said, hear) = mpsc::channel();
        let log = BufReader::new(process.stderr.take().expect("a log"));
        *self.process.lock().expect("held for a moment") = Some(process);
        thread::spawn(move || {
            // Read to the end, so that the house never waits for its log to be read.
            for line in log.lines().map_while(Result::ok) {
                let line = serde_json::from_str::<Value>(&line).unwrap_or_default();
                if let Some(address) = line["fields"]["address"].as_str() {
                    let _ = said.send(address.parse().expect("an address"));
                }
            }
        });
        match hear.recv_timeout(PATIENCE) {
            Ok(address) => self.door.aim(Some(Target::Tcp(address))),
            Err(_) => self.kill(),
        }
        self.process.lock().expect("held for a moment").is_some()
    }

    /// Kills it with SIGKILL.
    pub(crate) fn kill(&self) {
        self.door.aim(None);
        if let Some(mut process) = self.process.lock().expect("held for a moment").take() {
            drop(process.kill());
            drop(process.wait());
        }
        self.door.cut();
    }

    /// Stops it as an operator does, waits for its end, and opens it with the program as it is now.
    pub(crate) fn renew(&self) {
        self.door.aim(None);
        self.signal("TERM");
        let process = self.process.lock().expect("held for a moment").take();
        let ended = process.expect("it runs").wait().expect("it ends");
        assert!(ended.success(), "it ends well: {ended}");
        self.door.cut();
        PROGRAM.clone_into(&mut self.program.lock().expect("held for a moment"));
        self.open();
    }

    /// Sends it a signal.
    pub(crate) fn signal(&self, name: &str) {
        let process = self.process.lock().expect("held for a moment").as_ref().map(Child::id);
        let number = process.expect("it runs").to_string();
        let sent = Command::new("sh").args(["-c", &format!("kill -{name} {number}")]).status();
        assert!(sent.is_ok_and(|status| status.success()), "it can be sent {name}");
    }

    /// How many blocks of 512 bytes the largest of its files has.
    pub(crate) fn blocks(&self) -> u64 {
        let House::Folder(folder) = &self.house else { panic!("it has no folder") };
        let size = |name: &str| std::fs::metadata(Path::new(folder).join(name)).map_or(0, |file| file.len());
        size("tabletier.db").max(size("tabletier.db-wal")) / 512
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}
