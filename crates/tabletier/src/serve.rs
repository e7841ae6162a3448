//! `tabletier serve`: opens the house until it is told to stop.

use anyhow::{Context, Result};
use server::Options;
use server::options::DatabaseUrl;
use tracing_subscriber::EnvFilter;

use crate::cli::ServeArgs;

pub(crate) fn run(args: ServeArgs) -> Result<()> {
    let filter = EnvFilter::try_from_env("TABLETIER_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if args.log_json {
        log.json().init();
    } else {
        log.init();
    }
    let local = Options::local(args.data);
    let options = Options {
        listen: args.listen,
        database: args.database.or_else(|| std::env::var("TABLETIER_DATABASE").ok()).map(DatabaseUrl),
        public_url: args.public_url,
        trusts_proxy: args.trust_proxy,
        changes_per_address: args.changes_per_address,
        changes_per_guest: args.changes_per_guest,
        pictures_per_address: args.pictures_per_address,
        misses_per_address: args.misses_per_address,
        sockets_per_address: args.sockets_per_address,
        bot_threads: args.bot_threads.unwrap_or(local.bot_threads),
        metrics: args.metrics,
        ..local
    };
    let runtime = tokio::runtime::Runtime::new().context("the house needs threads")?;
    runtime.block_on(server::serve(options, told_to_stop()))
}

/// Ctrl-C, or the system's wish.
async fn told_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminated) => {
                tokio::select! {
                    _ = interrupted => {}
                    _ = terminated.recv() => {}
                }
            }
            Err(_) => drop(interrupted.await),
        }
    }
    #[cfg(not(unix))]
    drop(interrupted.await);
}
