//! What the operator of a house can do while it serves, over a socket in its folder.
//!
//! Everything goes through the running house, so that whoever follows a table hears of it and every change of a table is an entry
//! of its journal like any other. It listens on a Unix socket that the house's own user (and root) alone may open: no network
//! and no browser leads there, so that it needs no token that could leak. A table is listed as the public knows it: whoever runs a
//! house may play in it.

use std::path::Path;
use std::sync::Arc;

use anyhow::Context;
use axum::extract::{Path as At, State};
use axum::http::StatusCode;
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};
use tabletop::Seat;
use tokio::task::JoinHandle;

use super::Body;
use super::lists::listed;
use crate::House;
use crate::bans::Network;
use crate::error::ApiError;
use crate::hands::Leaving;

/// How many tables are listed at most.
const MOST: u32 = 10_000;

/// What is served on that socket.
pub fn app(house: Arc<House>) -> Router {
    Router::new()
        .route("/tables", get(tables))
        .route("/tables/{id}/close", post(close))
        .route("/tables/{id}/seats/{seat}", post(hand_over))
        .route("/bans", get(bans).post(set_ban))
        .with_state(house)
}

type Answer = Result<Json<Value>, ApiError>;

/// All tables that are not over, private ones too, without what somebody tries out alone.
async fn tables(State(house): State<Arc<House>>) -> Answer {
    // What nobody has touched since the end of time is all there is.
    let ids = house.store.untouched(i64::MAX as u64, MOST).await?;
    let mut tables = Vec::new();
    for id in ids {
        let row = house.store.find_match(&id).await?;
        tables.extend(row.map(|row| listed(row, None)));
    }
    Ok(Json(json!({ "tables": tables })))
}

async fn close(State(house): State<Arc<House>>, At(id): At<String>) -> Answer {
    if house.table(&id).await?.hold().await.is_over() {
        return Err(ApiError::conflict("refused-over", "the game is over"));
    }
    house.close_table(&id).await?;
    tracing::info!(%id, "the operator closed a table");
    Ok(Json(json!({ "closed": id })))
}

/// Whose a seat is from now on.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Heir {
    to: Leaving,
}

async fn hand_over(
    State(house): State<Arc<House>>,
    At((id, seat)): At<(String, u64)>,
    Body(Heir { to }): Body<Heir>,
) -> Answer {
    let table = house.table(&id).await?;
    let seat = Seat::try_new(seat).ok_or_else(|| ApiError::not_found("seat"))?;
    house.hand_over(&table, seat, to).await?;
    tracing::info!(%id, %seat, "the operator gave a seat away");
    Ok(Json(json!({ "table": id, "seat": seat })))
}

async fn bans(State(house): State<Arc<House>>) -> Json<Value> {
    let bans: Vec<String> = house.limits.bans.all().iter().map(ToString::to_string).collect();
    Json(json!({ "bans": bans }))
}

/// An address or a network, and whether it may not knock.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ban {
    network: String,
    banned: bool,
}

async fn set_ban(State(house): State<Arc<House>>, Body(ban): Body<Ban>) -> Answer {
    let network: Network = ban.network.parse().map_err(|error| ApiError::bad("bad-address", error))?;
    let set = house.limits.bans.set(network, ban.banned);
    let is_news = set.map_err(|error| {
        let message = format!("the ban cannot be written down: {error}");
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "store-failed", message)
    })?;
    tracing::info!(%network, banned = ban.banned, "the operator decided who may knock");
    Ok(Json(json!({ "network": network.to_string(), "banned": ban.banned, "news": is_news })))
}

/// Serves it until the house closes; the task ends when the socket is gone. What cannot be served is said in the
/// log: the house opens without it.
pub(crate) fn listen(house: &Arc<House>) -> Option<JoinHandle<()>> {
    let socket = house.options.data.join(SOCKET);
    try_listen(house, &socket)
        .inspect_err(|error| {
            tracing::warn!(error = format!("{error:#}"), "`tabletier admin` cannot reach this house");
        })
        .ok()
}

/// What the socket is called in the folder of its house.
pub const SOCKET: &str = "admin.sock";

#[cfg(unix)]
fn try_listen(house: &Arc<House>, path: &Path) -> anyhow::Result<JoinHandle<()>> {
    use std::os::unix::fs::PermissionsExt;
    // What a house left that was killed; one that serves holds the lock of the folder.
    let part = path.with_extension("part");
    drop(std::fs::remove_file(&part));
    let listener = tokio::net::UnixListener::bind(&part).context("its socket cannot be made")?;
    let own = std::fs::Permissions::from_mode(0o600);
    std::fs::set_permissions(&part, own).context("its socket cannot be closed to others")?;
    // It has its name only when others can no longer open it.
    std::fs::rename(&part, path).context("its socket cannot be named")?;
    let (app, path, mut closing) = (app(Arc::clone(house)), path.to_owned(), house.closing.subscribe());
    Ok(tokio::spawn(async move {
        let closes = async move { drop(closing.wait_for(|closes| *closes).await) };
        if let Err(error) = axum::serve(listener, app).with_graceful_shutdown(closes).await {
            tracing::error!(%error, "`tabletier admin` cannot reach this house any more");
        }
        drop(std::fs::remove_file(path));
    }))
}

#[cfg(not(unix))]
fn try_listen(_: &Arc<House>, _: &Path) -> anyhow::Result<JoinHandle<()>> {
    Err(anyhow::anyhow!("this system has no Unix sockets")).context("its socket cannot be made")
}
