//! The house: lobby, tables, live updates, bots as seats, talk, and the page.
//!
//! It depends on no game: whatever is in the catalog can be played. What is answered is on disk. What reaches a
//! client is built for that viewer from what the viewer may know, and is sent only when it changed for that viewer,
//! so that not even the timing of messages tells of a secret.
//!
//! Reading order: [`options`], [`house`] (everything together), `registry` (the tables in memory), [`live_table`] (one
//! of them), [`guarded`] (its rules), [`entering`] (how it changes), [`submitting`] (by a seat), [`sitting`] (by sitting down), [`gathering`] (where nobody chooses a seat), `clock` (its time), `deadlines`, [`hands`] (who sits where), [`holidays`], [`plans`] (conditional moves), [`letters`] (from seat to seat), [`dice`], [`bots`], [`hints`], [`places`] (who may think), [`bot_names`]; [`wire`] (what travels), [`audience`]
//! (pictures and frames), `boards`, [`live`] (the sockets), [`presence`], [`news`], [`neighbours`] (other nodes); [`guest`] (cookies), [`name`], [`guard`] (origins, limits,
//! headers), [`error`], [`api`] (the routes), [`page`] (the files of the page); for whoever runs the house, [`metrics`] (figures), [`bans`] and `misses` (who may not knock), [`api::admin`] and
//! [`soundness`] (whether what is kept can be replayed).

#![allow(unused_qualifications, reason = "utoipa's macros qualify what they need not")]

pub mod ambient;
pub mod api;
pub mod audience;
pub mod bans;
mod boards;
pub mod bot_names;
pub mod bots;
pub mod branches;
mod clock;
mod deadlines;
pub mod dice;
pub mod entering;
pub mod error;
pub mod gathering;
pub mod guard;
pub mod guarded;
pub mod guest;
pub mod hands;
pub mod hints;
pub mod holidays;
pub mod house;
pub mod letters;
pub mod live;
pub mod live_table;
pub mod metrics;
mod misses;
pub mod name;
pub mod neighbours;
pub mod news;
pub mod openings;
pub mod options;
pub mod page;
pub mod places;
pub mod plans;
pub mod presence;
mod registry;
pub mod sitting;
pub mod soundness;
pub mod studies;
pub mod submitting;
pub mod wire;

pub use ambient::Ambient;
pub use house::House;
pub use options::Options;

use std::net::SocketAddr;
use std::sync::Arc;

use anyhow::Context;
use axum::serve::ListenerExt;
use store::Store;
use store::postgres::Postgres;
use store::sqlite::Sqlite;

/// The store of the options: shared where they name a database, and else embedded.
pub async fn open_store(options: &Options) -> anyhow::Result<Arc<dyn Store>> {
    match &options.database {
        Some(url) => {
            let store = Postgres::open(&url.0).await.context("the shared database cannot be opened")?;
            Ok(Arc::new(store))
        }
        None => {
            let store = Sqlite::open(&options.data)
                .with_context(|| format!("the house in {} cannot be opened", options.data.display()))?;
            Ok(Arc::new(store))
        }
    }
}

/// Opens the house and serves it until it is told to stop; then finishes what was begun.
pub async fn serve(options: Options, stop: impl Future<Output = ()> + Send + 'static) -> anyhow::Result<()> {
    let store = open_store(&options).await?;
    let listen = options.listen;
    let house = House::open(options, Arc::clone(&store), catalog::games().to_vec(), Ambient::real()).await?;
    let listener = tokio::net::TcpListener::bind(listen)
        .await
        .with_context(|| format!("cannot listen on {listen}; choose another address with --listen"))?;
    let address = listener.local_addr().context("the listener has an address")?;
    // Small answers must not wait for more: without this a two-player exchange is forty times slower.
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::warn!(%error, "a connection keeps its delay");
        }
    });
    metrics::listen(&house).await?;
    let admin = api::admin::listen(&house);
    // Said when everything listens: whoever reads it may knock at once.
    tracing::info!(%address, "the house is open");
    let waking = Arc::clone(&house);
    tokio::spawn(async move {
        if let Err(error) = waking.wake().await {
            tracing::error!(%error, "the tables could not be woken");
        }
    });
    tokio::spawn(Arc::clone(&house).keep_tidy());
    tokio::spawn(Arc::clone(&house).hear_neighbours());
    let keeping_time = tokio::spawn(Arc::clone(&house).keep_time());
    let app = api::app(Arc::clone(&house)).into_make_service_with_connect_info::<SocketAddr>();
    let closing = Arc::clone(&house);
    axum::serve(listener, app)
        .with_graceful_shutdown(async move {
            stop.await;
            closing.close();
        })
        .await
        .context("the server failed")?;
    // It notes when the house closed, so that clocks stand still from there.
    drop(keeping_time.await);
    if let Some(admin) = admin {
        drop(admin.await);
    }
    store.close().await;
    tracing::info!("the house is closed");
    Ok(())
}
