//! A PostgreSQL server for measurements: prints the address of a fresh database and the server's process, and waits for the end of its
//! input.
#![allow(clippy::print_stdout, reason = "a tool for the terminal")]

use std::io::Read;

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let mut server = pgtest::Frail::start();
    server.fresh("house").await;
    println!("{} {}", server.url("house"), server.process());
    drop(std::io::stdin().read_to_end(&mut Vec::new()));
}
