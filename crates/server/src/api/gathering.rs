//! Tables at which nobody chooses a seat: taking one's name off, letting it begin; and the notebook of a seat.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::{Deserialize, Serialize};
use tabletop::Seat;
use utoipa::{IntoParams, ToSchema};

use super::Body;
use super::tables::snapshot_of;
use crate::House;
use crate::entering::finish;
use crate::error::ApiError;
use crate::gathering::Coming;

/// The longest text of a notebook, in bytes.
const LONGEST_NOTES: usize = 16 * 1024;

async fn come(
    house: Arc<House>,
    id: String,
    headers: HeaderMap,
    coming: Coming<'static>,
) -> Result<Response, ApiError> {
    let guest = house.caller(&headers).await?;
    let table = house.table_for(&id, guest.as_ref()).await?;
    let guest = guest.ok_or_else(|| ApiError::forbidden("no-guest", "choose a name first"))?;
    let working = finish({
        let (house, guest) = (Arc::clone(&house), guest.clone());
        async move { house.come(&table, &guest, coming).await }
    });
    working.await?;
    snapshot_of(&house, &id, &guest).await
}

/// Takes one's name off a table at which nobody chooses a seat, before it begins or as a substitute.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/withdraw",
    operation_id = "withdraw",
    params(("id" = String, Path, description = "The table's id.")),
    responses((status = 200, body = crate::wire::Snapshot, description = "The table as one sees it now."), (status = 403), (status = 404), (status = 409))
)]
pub(super) async fn withdraw(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    come(house, id, headers, Coming::Off).await
}

/// Lets a match begin with those who have put themselves down, for whoever made the table: bots fill up, lots place as many as
/// there are seats, and the rest are substitutes.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/begin",
    operation_id = "begin",
    params(("id" = String, Path, description = "The table's id.")),
    responses((status = 200, body = crate::wire::Snapshot, description = "The table as one sees it now."), (status = 403), (status = 404), (status = 409))
)]
pub(super) async fn begin(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    come(house, id, headers, Coming::Begin).await
}

/// Whose notebook.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Whose {
    /// A seat of one's own.
    #[serde(rename = "as")]
    #[param(value_type = Seat)]
    seat: String,
}

/// What stands in a notebook.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Notes {
    /// The text: 16 KiB at most.
    text: String,
}

/// The seat, if the caller holds it.
async fn own_seat(house: &Arc<House>, id: &str, headers: &HeaderMap, whose: &Whose) -> Result<u8, ApiError> {
    let not_yours = || ApiError::forbidden("not-your-seat", "you do not sit there");
    let guest = house.caller(headers).await?;
    let table = house.table_for(id, guest.as_ref()).await?;
    let seat = whose.seat.parse().ok().and_then(Seat::try_new).ok_or_else(not_yours)?;
    let guest = guest.ok_or_else(not_yours)?;
    let is_own = table.hold().await.seats_of(&guest.id).contains(&seat);
    if is_own { Ok(seat.index() as u8) } else { Err(not_yours()) }
}

/// The private notebook of a seat of one's own. It goes with the seat to whoever takes it over.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/notes",
    operation_id = "notes",
    params(("id" = String, Path, description = "The table's id."), Whose),
    responses((status = 200, body = Notes, description = "What stands there."), (status = 403), (status = 404))
)]
pub(super) async fn notes(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(whose): Query<Whose>,
    headers: HeaderMap,
) -> Result<Json<Notes>, ApiError> {
    let seat = own_seat(&house, &id, &headers, &whose).await?;
    Ok(Json(Notes { text: house.store.notes(&id, seat).await? }))
}

/// Another text for it. The answer means that it is on disk.
#[utoipa::path(
    put,
    path = "/api/tables/{id}/notes",
    operation_id = "setNotes",
    params(("id" = String, Path, description = "The table's id."), Whose),
    request_body = Notes,
    responses((status = 200, body = Notes, description = "What stands there now."), (status = 403), (status = 404), (status = 422))
)]
pub(super) async fn set_notes(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(whose): Query<Whose>,
    headers: HeaderMap,
    Body(notes): Body<Notes>,
) -> Result<Json<Notes>, ApiError> {
    let seat = own_seat(&house, &id, &headers, &whose).await?;
    if notes.text.len() > LONGEST_NOTES {
        let message = format!("a notebook holds {LONGEST_NOTES} bytes of text");
        return Err(ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "notes-too-long", message));
    }
    if notes.text.contains(|one: char| one.is_control() && !matches!(one, '\n' | '\t')) {
        let message = "a notebook holds text: letters, spaces, tabs and line breaks";
        return Err(ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-notes", message));
    }
    house.store.set_notes(&id, seat, &notes.text).await?;
    Ok(Json(notes))
}
