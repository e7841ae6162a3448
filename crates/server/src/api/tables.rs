//! Tables: the lobby, making one, seeing it, sitting down.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use axum::Json;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use store::{Guest, Listing, MatchRow, Status};
use tabletop::{Seat, Viewer};
use utoipa::{IntoParams, ToSchema};
use words::Lang;

use super::Body;
use super::games::{Look, lang};
use super::people::with_cookie;
use crate::House;
use crate::error::ApiError;
use crate::house::{WantedSeat, finish};
use crate::live::attend;
use crate::snapshot::TableCard;

/// How many tables a list shows.
const LONGEST_LIST: u32 = 50;

async fn cards(house: &House, guest: Option<&Guest>, rows: Vec<MatchRow>) -> Vec<TableCard> {
    let mut cards = Vec::new();
    for row in rows {
        // A table that cannot be opened is not offered; the log says why.
        if let Ok(desk) = house.desk(&row.made.id).await {
            let seating = desk.seating().await;
            cards.extend(desk.guarded(|| seating.card(guest)));
        }
    }
    cards
}

/// The lobby and my tables.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, description = "open, running and mine")))]
pub(super) async fn list(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
) -> Result<Json<Value>, ApiError> {
    let guest = house.caller(&headers).await?;
    let listed = |status| house.store.list_matches(Listing::Listed(status, LONGEST_LIST));
    let (open, running) = (listed(Status::Open).await?, listed(Status::Running).await?);
    let mine = match &guest {
        Some(guest) => house.store.list_matches(Listing::Of(guest.id.clone(), LONGEST_LIST)).await?,
        None => Vec::new(),
    };
    let mut mine = cards(&house, guest.as_ref(), mine).await;
    mine.sort_by_key(|card| (!card.your_turn, card.status == Status::Over, std::cmp::Reverse(card.created)));
    Ok(Json(json!({
        "open": cards(&house, guest.as_ref(), open).await,
        "running": cards(&house, guest.as_ref(), running).await,
        "mine": mine,
    })))
}

/// A table to be made.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    /// The game's key.
    game: String,
    /// Its options.
    #[serde(default)]
    #[schema(value_type = Object)]
    config: Option<Value>,
    /// Its seats, in order.
    seats: Vec<WantedSeat>,
    /// Whether it stands in the lobby.
    #[serde(default)]
    listed: bool,
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", request_body = Wanted, responses((status = 200), (status = 400), (status = 422)))]
pub(super) async fn make(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
    Body(wanted): Body<Wanted>,
) -> Result<Response, ApiError> {
    let (guest, cookie) = house.caller_or_new(&headers).await?;
    let config = wanted.config.unwrap_or_else(|| json!({}));
    let made = finish(async move {
        let id = house.make_table(&guest, &wanted.game, &config, &wanted.seats, wanted.listed).await?;
        let desk = house.desk(&id).await?;
        let invites = desk.seating().await.invitations(Some(&guest));
        Ok(Json(json!({ "id": id, "invites": invites })))
    });
    Ok(with_cookie(cookie, made.await?))
}

/// As whom, and since when.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {
    /// A seat of one's own, or `public`.
    #[serde(rename = "as")]
    viewer: Option<String>,
    /// The last number of one's own that one knows.
    since: Option<usize>,
}

fn viewer(text: Option<&str>) -> Result<Option<Viewer>, ApiError> {
    match text {
        None => Ok(None),
        Some("public") => Ok(Some(Viewer::Public)),
        Some(number) => {
            let seat = number.parse().ok().and_then(Seat::try_new);
            seat.map(|seat| Some(Viewer::Seat(seat))).ok_or_else(|| ApiError::not_found("seat"))
        }
    }
}

/// A table as the caller sees it.
#[utoipa::path(get, path = "/api/tables/{id}", params(Asked), responses((status = 200), (status = 403), (status = 404)))]
pub(super) async fn show(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let guest = house.caller(&headers).await?;
    snapshot(&house, &id, guest.as_ref(), &asked).await
}

async fn snapshot(
    house: &House,
    id: &str,
    guest: Option<&Guest>,
    asked: &Asked,
) -> Result<Response, ApiError> {
    let desk = house.desk(id).await?;
    let seating = desk.seating().await;
    let viewer = seating.viewer(guest, viewer(asked.viewer.as_deref())?)?;
    let since = asked.since.unwrap_or(0);
    let snapshot = desk.guarded(|| seating.snapshot(&desk, guest, viewer, since))?;
    Ok(Json(snapshot).into_response())
}

/// As whom.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Facing {
    /// A seat of one's own, or `public`.
    #[serde(rename = "as")]
    viewer: Option<String>,
}

/// The part of the drawing that never changes, as it lies before the caller.
#[utoipa::path(get, path = "/api/tables/{id}/board", params(Facing), responses((status = 200), (status = 304), (status = 403), (status = 404)))]
pub(super) async fn board(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(facing): Query<Facing>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let guest = house.caller(&headers).await?;
    let desk = house.desk(&id).await?;
    let seating = desk.seating().await;
    let viewer = seating.viewer(guest.as_ref(), viewer(facing.viewer.as_deref())?)?;
    let board = desk.guarded(|| seating.table.board(viewer))?;
    drop(seating);
    let text = serde_json::to_string(&board).expect("boards are plain data");
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    let tag = format!("\"{:016x}\"", hasher.finish());
    let head = [(CACHE_CONTROL, "no-cache".to_owned()), (ETAG, tag.clone())];
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, head).into_response());
    }
    Ok((head, [(CONTENT_TYPE, "application/json")], text).into_response())
}

/// What the caller saw after an event of their own.
#[utoipa::path(get, path = "/api/tables/{id}/at/{number}", params(Asked), responses((status = 200), (status = 404)))]
pub(super) async fn at(
    State(house): State<Arc<House>>,
    Path((id, number)): Path<(String, usize)>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let guest = house.caller(&headers).await?;
    let desk = house.desk(&id).await?;
    let seating = desk.seating().await;
    let viewer = seating.viewer(guest.as_ref(), viewer(asked.viewer.as_deref())?)?;
    let past = desk.guarded(|| seating.past(viewer, number))?.ok_or_else(|| ApiError::not_found("moment"))?;
    let (scene, waiting) = desk.guarded(|| (past.scene(viewer), past.waiting(viewer)))?;
    Ok(Json(json!({ "number": number, "scene": scene, "waiting": waiting })).into_response())
}

/// Where to sit.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Sit {
    seat: u64,
    /// The token of an invitation.
    invite: Option<String>,
}

/// Sits down.
#[utoipa::path(post, path = "/api/tables/{id}/sit", request_body = Sit, responses((status = 200), (status = 403), (status = 409)))]
pub(super) async fn sit(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(sit): Body<Sit>,
) -> Result<Response, ApiError> {
    let desk = house.desk(&id).await?;
    let (guest, cookie) = house.caller_or_new(&headers).await?;
    let sitting = finish({
        let (house, desk, guest) = (Arc::clone(&house), Arc::clone(&desk), guest.clone());
        async move { house.sit(&desk, &guest, sit.seat, sit.invite.as_deref()).await }
    });
    sitting.await?;
    let answer = snapshot(&house, &id, Some(&guest), &Asked { viewer: None, since: None }).await?;
    Ok(with_cookie(cookie, answer))
}

/// A socket that gets the table whenever it changes for the caller.
#[utoipa::path(get, path = "/api/tables/{id}/live", params(Asked), responses((status = 101), (status = 403), (status = 404)))]
pub(super) async fn live(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    let guest = house.caller(&headers).await?;
    let desk = house.desk(&id).await?;
    let asked_viewer = viewer(asked.viewer.as_deref())?;
    desk.seating().await.viewer(guest.as_ref(), asked_viewer)?;
    let since = asked.since.unwrap_or(0);
    let upgrade = upgrade.max_message_size(4096).max_frame_size(4096);
    Ok(upgrade.on_upgrade(move |socket| attend(house, desk, guest, asked_viewer, since, socket)))
}

/// For whom, and in which language.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Reader {
    /// A seat of one's own, or `public`.
    #[serde(rename = "as")]
    viewer: Option<String>,
    /// `en` or `fr`.
    lang: Option<String>,
}

/// The record: complete when the match is over or has no secrets; until then what the caller saw of it.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(Reader), responses((status = 200), (status = 403), (status = 404)))]
pub(super) async fn record(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(reader): Query<Reader>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let guest = house.caller(&headers).await?;
    let lang = reader.lang.as_deref().map_or(Ok(Lang::En), lang)?;
    let desk = house.desk(&id).await?;
    let seating = desk.seating().await;
    let viewer = seating.viewer(guest.as_ref(), viewer(reader.viewer.as_deref())?)?;
    let text = desk.guarded(|| seating.table.record_for(viewer, lang))?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// The position as a picture.
#[utoipa::path(get, path = "/api/tables/{id}/picture.svg", params(Look), responses((status = 200), (status = 404)))]
pub(super) async fn picture(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let guest = house.caller(&headers).await?;
    let desk = house.desk(&id).await?;
    let seating = desk.seating().await;
    let viewer = seating.viewer(guest.as_ref(), viewer(look.viewer.as_deref())?)?;
    let kind = house.game(&seating.row.made.game)?;
    match look.at {
        None => desk.guarded(|| look.draw(kind, seating.table.as_ref(), viewer))?,
        Some(number) => {
            let past = desk.guarded(|| seating.past(viewer, number))?;
            let past = past.ok_or_else(|| ApiError::not_found("moment"))?;
            desk.guarded(|| look.draw(kind, past.as_ref(), viewer))?
        }
    }
}
