//! Letters between seats: sending one, all that one may read as a text, and how far one has read.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Deserializer, Serialize};
use store::Mark;
use tabletop::{Address, Seat, SeatSet};
use utoipa::ToSchema;

use super::Body;
use super::play::checked_key;
use super::tables::{Seen, viewer};
use crate::House;
use crate::entering::finish;
use crate::error::ApiError;
use crate::letters::NewLetter;

fn not_yours() -> ApiError {
    ApiError::forbidden("not-your-seat", "you do not sit there")
}

fn seats(numbers: Vec<u64>) -> Result<SeatSet, ApiError> {
    let seat = |number| Seat::try_new(number).ok_or_else(|| ApiError::not_found("seat"));
    numbers.into_iter().map(seat).collect()
}

/// What is nothing must be said to be: whoever forgets to say to whom does not write to everybody.
fn said<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Vec<u64>>, D::Error> {
    Option::deserialize(from)
}

/// A letter.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WantedLetter {
    /// From which seat of one's own.
    #[schema(value_type = Seat)]
    seat: u64,
    /// To which seats, in private; null for everybody, those who watch included.
    #[serde(deserialize_with = "said")]
    #[schema(value_type = Option<SeatSet>, required = true)]
    to: Option<Vec<u64>>,
    /// What is written: 1 to 2000 characters.
    #[schema(min_length = 1)]
    text: String,
    /// Any visible ASCII text of one's own, without spaces; a repeat of it does nothing twice.
    #[schema(min_length = 8, max_length = 64)]
    key: String,
}

/// It was sent.
#[derive(Serialize, ToSchema)]
pub(super) struct SentLetter {
    /// When, in milliseconds since 1970.
    at: u64,
}

/// Sends a letter from a seat of one's own while the match is played, along the lines that `table.press` tells.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/press",
    operation_id = "sendLetter",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = WantedLetter,
    responses((status = 200, body = SentLetter, description = "It is on disk."), (status = 403), (status = 404), (status = 409), (status = 422))
)]
pub(super) async fn send(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(wanted): Body<WantedLetter>,
) -> Result<Json<SentLetter>, ApiError> {
    let guest = house.caller(&headers).await?;
    let table = house.table_for(&id, guest.as_ref()).await?;
    let guest = guest.ok_or_else(not_yours)?;
    let from = Seat::try_new(wanted.seat).ok_or_else(not_yours)?;
    let key = checked_key(&guest, &wanted.key)?;
    let to = wanted.to.map(seats).transpose()?.map_or(Address::Everybody, Address::Seats);
    let new = NewLetter { from, to, text: wanted.text };
    let at = finish(async move { house.send(&table, &guest.id, new, key).await }).await?;
    Ok(Json(SentLetter { at }))
}

/// The letters that the caller may read, as a text with a letter on each line (docs/record.md): those of a seat, or those to
/// everybody; all of them once the match is over, where the table opens them.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/press",
    operation_id = "press",
    params(("id" = String, Path, description = "The table's id."), Seen),
    responses((status = 200, body = String, content_type = "text/plain", description = "The letters."), (status = 403), (status = 404))
)]
pub(super) async fn letters(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(seen): Query<Seen>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let guest = house.caller(&headers).await?;
    let table = house.table_for(&id, guest.as_ref()).await?;
    let state = table.hold().await;
    let who = state.kind(guest.as_ref(), viewer(seen.viewer.as_deref())?)?.viewer;
    if state.lines().is_none() {
        return Err(ApiError::not_found("press"));
    }
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], state.letters_text(who)).into_response())
}

/// How far one has read a thread of letters.
#[derive(Serialize, ToSchema)]
pub(super) struct ThreadMark {
    /// From which seat of one's own.
    #[schema(value_type = Seat)]
    seat: Seat,
    /// The seats that write to each other there, one's own included; nobody for what is written to everybody.
    #[schema(value_type = SeatSet)]
    thread: SeatSet,
    /// How many letters of it one has read.
    read: u32,
    /// Whether one does not want to hear of it.
    muted: bool,
}

/// How far one has read.
#[derive(Serialize, ToSchema)]
pub(super) struct ThreadMarks {
    /// Thread by thread; those that one never opened are missing.
    marks: Vec<ThreadMark>,
}

/// How far the caller has read the letters of the seats they hold. It is theirs, not the seats': a substitute begins anew.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/marks",
    operation_id = "marks",
    params(("id" = String, Path, description = "The table's id.")),
    responses((status = 200, body = ThreadMarks, description = "How far."), (status = 404))
)]
pub(super) async fn marks(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<ThreadMarks>, ApiError> {
    let guest = house.caller(&headers).await?;
    let table = house.table_for(&id, guest.as_ref()).await?;
    let marks = match guest {
        Some(guest) => house.marks(&table, &guest.id).await?,
        None => Vec::new(),
    };
    let mark = |Mark { seat, thread, read, muted }| ThreadMark { seat, thread, read, muted };
    Ok(Json(ThreadMarks { marks: marks.into_iter().map(mark).collect() }))
}

/// How far one has read.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WantedMark {
    /// From which seat of one's own.
    #[schema(value_type = Seat)]
    seat: u64,
    /// The seats that write to each other there, one's own included; nobody for what is written to everybody.
    #[schema(value_type = SeatSet)]
    thread: Vec<u64>,
    /// How many letters of it one has read: it only grows, and up to as many as there are.
    read: u32,
    /// Whether one does not want to hear of it.
    muted: bool,
}

/// It was noted.
#[derive(Serialize, ToSchema)]
pub(super) struct Marked {}

/// Notes how far the caller has read a thread of letters, and whether they want to hear of it.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/marks",
    operation_id = "setMark",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = WantedMark,
    responses((status = 200, body = Marked, description = "It is on disk."), (status = 403), (status = 404))
)]
pub(super) async fn set_mark(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(wanted): Body<WantedMark>,
) -> Result<Json<Marked>, ApiError> {
    let guest = house.caller(&headers).await?;
    let table = house.table_for(&id, guest.as_ref()).await?;
    let guest = guest.ok_or_else(not_yours)?;
    let WantedMark { seat, thread, read, muted } = wanted;
    let seat = Seat::try_new(seat).ok_or_else(not_yours)?;
    let mark = Mark { seat, thread: seats(thread)?, read, muted };
    house.set_mark(&table, &guest.id, mark).await?;
    Ok(Json(Marked {}))
}
