//! Conditional moves: what a seat would answer, and where a line of actions would lead.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use serde::Deserialize;
use tabletop::Seat;
use utoipa::ToSchema;

use super::Body;
use crate::House;
use crate::entering::finish;
use crate::error::ApiError;
use crate::plans::{Plan, Step, TriedLine};

fn not_yours() -> ApiError {
    ApiError::forbidden("not-your-seat", "you do not sit there")
}

/// A plan.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WantedPlan {
    /// For which seat of one's own.
    #[schema(value_type = Seat)]
    seat: u64,
    /// The steps from where the match stands: first what the other side may do. None clears it.
    steps: Vec<Step>,
}

/// Lays down what a seat of one's own would answer while the other side is to act: where nothing is hidden, no luck decides and
/// two play. It is played as soon as it fits and thrown away when it does not. Nobody else learns of it. `own.plans` has it.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/plan",
    operation_id = "plan",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = WantedPlan,
    responses((status = 200, body = Plan, description = "It is on disk."), (status = 403), (status = 404), (status = 409), (status = 422))
)]
pub(super) async fn plan(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(wanted): Body<WantedPlan>,
) -> Result<Json<Plan>, ApiError> {
    let guest = house.caller(&headers).await?;
    let table = house.table_for(&id, guest.as_ref()).await?;
    let guest = guest.ok_or_else(not_yours)?;
    let seat = Seat::try_new(wanted.seat).ok_or_else(not_yours)?;
    finish(async move { house.plan(&table, &guest.id, seat, wanted.steps).await }).await.map(Json)
}

/// A line of actions.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WantedLine {
    /// For which seat of one's own.
    #[schema(value_type = Seat)]
    seat: u64,
    /// The actions from where the match stands, each of whoever is awaited by then.
    actions: Vec<String>,
}

/// Where a line of actions would lead, with what could follow: for making a plan on the board. Nothing happens.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/line",
    operation_id = "line",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = WantedLine,
    responses((status = 200, body = TriedLine, description = "Where it leads."), (status = 403), (status = 404), (status = 409), (status = 422))
)]
pub(super) async fn line(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(wanted): Body<WantedLine>,
) -> Result<Json<TriedLine>, ApiError> {
    let guest = house.caller(&headers).await?;
    let table = house.table_for(&id, guest.as_ref()).await?;
    let guest = guest.ok_or_else(not_yours)?;
    let seat = Seat::try_new(wanted.seat).ok_or_else(not_yours)?;
    let mut state = table.hold().await;
    if !state.seats_of(&guest.id).contains(&seat) {
        return Err(not_yours());
    }
    state.line(seat, &wanted.actions).map(Json)
}
