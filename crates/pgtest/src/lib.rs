//! A real PostgreSQL server of a test's own, in a folder of its own, that never outlives the test.
//!
//! One server for each test program, begun by whoever asks first; a fresh database for each test. A small shell stands guard: it
//! holds the server and waits for the end of a pipe whose other end only this program has. However this program ends (well, by a
//! panic, killed), the pipe ends, and the guard stops the server and removes its folder. Nothing else may be asked of it: it is no
//! way to run a house. [`Frail`] is one that can be killed in the middle and comes back.

mod frail;

pub use frail::Frail;

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use tokio_postgres::NoTls;

/// Makes a house, starts it and says where; then waits for the end of its input.
const GUARD: &str = r#"
trap '' INT TERM HUP
bin="$1"
folder=$(mktemp -d "${TMPDIR:-/tmp}/pgtest.XXXXXX") || exit 1
"$bin/initdb" --pgdata="$folder/data" --username=tabletier --auth=trust --encoding=UTF8 --locale=C --no-sync \
    >"$folder/log" 2>&1 || { cat "$folder/log" >&2; rm -rf "$folder"; exit 1; }
"$bin/postgres" -D "$folder/data" -k "$folder" -c listen_addresses= -c max_connections=400 -c fsync=on \
    -c log_min_messages=warning >>"$folder/log" 2>&1 &
server=$!
tries=0
until "$bin/pg_isready" --quiet --host="$folder"; do
    tries=$((tries + 1))
    if ! kill -0 $server 2>/dev/null || [ $tries -gt 600 ]; then
        cat "$folder/log" >&2
        kill -QUIT $server 2>/dev/null
        rm -rf "$folder"
        exit 1
    fi
    sleep 0.1
done
echo "$folder"
cat >/dev/null
kill -QUIT $server 2>/dev/null
wait $server
rm -rf "$folder"
"#;

/// The server, with the folder of its socket.
#[derive(Debug)]
pub struct Server {
    folder: String,
    databases: AtomicU32,
    /// Its input is the pipe that the guard waits for. Never taken, so that it ends with this program.
    guard: Child,
}

/// The server of this program, begun by whoever asks first.
pub fn server() -> &'static Server {
    static SERVER: OnceLock<Server> = OnceLock::new();
    SERVER.get_or_init(Server::start)
}

/// The address of a fresh, empty database on it.
pub async fn fresh() -> String {
    server().fresh().await
}

impl Server {
    fn start() -> Self {
        let programs = programs().expect("PostgreSQL is installed: `cargo xtask test` does that");
        let mut guard = unprivileged()
            .args(["sh", "-c", GUARD, "guard"])
            .arg(programs)
            .current_dir("/")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell can be started");
        let mut folder = String::new();
        let said = guard.stdout.take().expect("its output is ours");
        BufReader::new(said).read_line(&mut folder).expect("the guard says where the server is");
        assert!(!folder.is_empty(), "PostgreSQL did not start: see above");
        Server { folder: folder.trim().to_owned(), databases: AtomicU32::new(0), guard }
    }

    /// The process that stands guard.
    pub fn guard(&self) -> u32 {
        self.guard.id()
    }

    /// The address of one of its databases.
    pub fn url(&self, database: &str) -> String {
        let host = self.folder.replace('/', "%2F");
        format!("postgres://tabletier:not-told@{host}/{database}")
    }

    /// The address of a fresh, empty database.
    pub async fn fresh(&self) -> String {
        let name = format!("house_{}", self.databases.fetch_add(1, Ordering::SeqCst));
        run(&self.url("postgres"), &format!("CREATE DATABASE {name}")).await;
        self.url(&name)
    }
}

/// Lets a database do something.
pub async fn run(url: &str, sql: &str) {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await.expect("the server answers");
    let driven = tokio::spawn(connection);
    client.batch_execute(sql).await.expect("the database does it");
    drop(client);
    drop(driven.await);
}

/// What a database answers to a question for one number.
pub async fn number(url: &str, sql: &str) -> i64 {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await.expect("the server answers");
    let driven = tokio::spawn(connection);
    let answer = client.query_one(sql, &[]).await.expect("the database answers").get(0);
    drop(client);
    drop(driven.await);
    answer
}

/// Copies a database into a file, as operators do while it serves.
pub fn dump(url: &str, file: &Path) {
    client("pg_dump", &["--format=custom", "--file"], file, url);
}

/// Puts such a copy into an empty database.
pub fn restore(url: &str, file: &Path) {
    client("pg_restore", &["--exit-on-error"], file, url);
}

fn client(program: &str, options: &[&str], file: &Path, url: &str) {
    let programs = programs().expect("PostgreSQL is installed: `cargo xtask test` does that");
    let done =
        Command::new(programs.join(program)).args(options).arg(file).arg(format!("--dbname={url}")).output();
    let done = done.expect("PostgreSQL's own programs are beside the server");
    assert!(done.status.success(), "{program}: {}", String::from_utf8_lossy(&done.stderr));
}

/// Where Debian keeps the programs of the newest server, or where `PATH` has them.
fn programs() -> Option<PathBuf> {
    let of_debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<_> =
        of_debian.map(|entry| entry.path().join("bin")).filter(|bin| bin.join("initdb").is_file()).collect();
    found.sort_by_key(|bin| {
        let version = bin.parent().and_then(|folder| folder.file_name()?.to_str()?.parse::<u32>().ok());
        version.unwrap_or(0)
    });
    let path = std::env::var_os("PATH").unwrap_or_default();
    found.pop().or_else(|| std::env::split_paths(&path).find(|bin| bin.join("initdb").is_file()))
}

/// The server refuses to be run by root: then the user that Debian's package makes runs it.
fn unprivileged() -> Command {
    let mut command;
    if is_root() {
        command = Command::new("setpriv");
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "env"]);
    } else {
        command = Command::new("env");
    }
    command
}

fn is_root() -> bool {
    let said = Command::new("id").arg("-u").output().expect("`id` is there");
    said.stdout.trim_ascii() == b"0"
}
