//! A PostgreSQL server that can be killed and comes back, with what it had on disk.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use crate::{programs, run, unprivileged};

/// Makes a house and does as it is told, line by line, until its input ends. A server that is killed leaves children behind for a
/// moment, which hold its memory: it is begun until it stays.
const GUARD: &str = r#"
trap '' INT TERM HUP
bin="$1"
folder=$(mktemp -d "${TMPDIR:-/tmp}/pgtest.XXXXXX") || exit 1
"$bin/initdb" --pgdata="$folder/data" --username=tabletier --auth=trust --encoding=UTF8 --locale=C --no-sync \
    >"$folder/log" 2>&1 || { cat "$folder/log" >&2; rm -rf "$folder"; exit 1; }
begin() {
    "$bin/postgres" -D "$folder/data" -k "$folder" -c listen_addresses= -c max_connections=400 -c fsync=on \
        -c log_min_messages=warning >>"$folder/log" 2>&1 &
    server=$!
}
while read -r word; do
    case "$word" in
    start)
        begin
        tries=0
        until "$bin/pg_isready" --quiet --host="$folder"; do
            tries=$((tries + 1))
            if [ $tries -gt 1200 ]; then cat "$folder/log" >&2; break; fi
            sleep 0.05
            kill -0 $server 2>/dev/null || begin
        done
        echo "$folder" ;;
    kill)
        kill -KILL $server
        wait $server 2>/dev/null
        echo "$folder" ;;
    process) echo "$server" ;;
    esac
done
kill -QUIT $server 2>/dev/null
wait $server
rm -rf "$folder"
"#;

/// The server, with the guard that holds it. It ends when this is dropped, and with this program at the latest.
#[derive(Debug)]
pub struct Frail {
    guard: Child,
    /// The pipe that the guard waits for.
    tell: Option<ChildStdin>,
    hear: BufReader<ChildStdout>,
    folder: String,
}

impl Frail {
    /// Makes one and starts it.
    pub fn start() -> Self {
        let programs = programs().expect("PostgreSQL is installed: `cargo xtask test` does that");
        let mut guard = unprivileged()
            .args(["sh", "-c", GUARD, "guard"])
            .arg(programs)
            .current_dir("/")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell can be started");
        let tell = guard.stdin.take();
        let hear = BufReader::new(guard.stdout.take().expect("its output is ours"));
        let mut frail = Frail { guard, tell, hear, folder: String::new() };
        frail.folder = frail.order("start");
        frail
    }

    fn order(&mut self, word: &str) -> String {
        let tell = self.tell.as_mut().expect("it is open until this is dropped");
        writeln!(tell, "{word}").expect("the guard listens");
        let mut said = String::new();
        self.hear.read_line(&mut said).expect("the guard answers");
        assert!(!said.is_empty(), "PostgreSQL did not start: see above");
        said.trim().to_owned()
    }

    /// Kills it, so that it can do nothing about it.
    pub fn kill(&mut self) {
        self.order("kill");
    }

    /// Starts it again and waits until it answers.
    pub fn restart(&mut self) {
        self.order("start");
    }

    /// Its process.
    pub fn process(&mut self) -> u32 {
        self.order("process").parse().expect("a number")
    }

    /// Its socket.
    pub fn socket(&self) -> PathBuf {
        PathBuf::from(&self.folder).join(".s.PGSQL.5432")
    }

    /// The address of one of its databases, without anything in between.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://tabletier:not-told@{}/{database}", self.folder.replace('/', "%2F"))
    }

    /// A fresh, empty database.
    pub async fn fresh(&self, name: &str) {
        run(&self.url("postgres"), &format!("CREATE DATABASE {name}")).await;
    }
}

impl Drop for Frail {
    fn drop(&mut self) {
        drop(self.tell.take());
        drop(self.guard.wait());
    }
}
