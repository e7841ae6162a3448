//! What if: making a private branch of a table, and throwing it away.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use tabletop::Viewer;
use utoipa::ToSchema;

use super::Body;
use super::people::with_cookie;
use super::tables::viewer;
use crate::House;
use crate::entering::finish;
use crate::error::ApiError;

/// From where to try things out.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WantedBranch {
    /// As a seat of one's own, or `public`: what that viewer knows is what the branch begins with.
    #[serde(rename = "as", default)]
    #[schema(value_type = Option<Viewer>, nullable = false)]
    viewer: Option<Asked>,
    /// After which event of that viewer's own log; all of them if missing.
    #[serde(default)]
    #[schema(nullable = false)]
    at: Option<usize>,
}

/// A viewer as it is asked for.
#[derive(Deserialize)]
#[serde(untagged)]
enum Asked {
    Seat(u64),
    Word(String),
}

impl Asked {
    fn text(self) -> String {
        match self {
            Asked::Seat(number) => number.to_string(),
            Asked::Word(word) => word,
        }
    }
}

/// A branch that was made.
#[derive(Serialize, ToSchema)]
pub(super) struct MadeBranch {
    /// Its id.
    id: String,
}

/// Makes a private branch of a table, as the caller sees it: an unlisted table of its own at which the caller plays every seat,
/// without letters, bots or time. What the caller's seat saved in secret is saved there too. For everybody else there is no such
/// table, and nothing of it reaches the one it branches off. A branch of the same table that the caller made before is thrown
/// away, and one that nobody touches for seven days too.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/branch",
    tag = "branch",
    operation_id = "branch",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = WantedBranch,
    responses((status = 200, body = MadeBranch, description = "The branch was made."), (status = 403), (status = 404), (status = 409))
)]
pub(super) async fn branch(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(wanted): Body<WantedBranch>,
) -> Result<Response, ApiError> {
    let table = house.table_for(&id, house.caller(&headers).await?.as_ref()).await?;
    let asked = viewer(wanted.viewer.map(Asked::text).as_deref())?;
    let (guest, cookie) = house.caller_or_new(&headers).await?;
    let made = finish(async move {
        let id = house.branch(&table, &guest, asked, wanted.at).await?;
        Ok(Json(MadeBranch { id }))
    });
    Ok(with_cookie(cookie, made.await?))
}

/// It was thrown away.
#[derive(Serialize, ToSchema)]
pub(super) struct Discarded {}

/// Throws a private branch away.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/discard",
    tag = "branch",
    operation_id = "discard",
    params(("id" = String, Path, description = "The branch's id.")),
    responses((status = 200, body = Discarded, description = "It is gone."), (status = 404), (status = 409))
)]
pub(super) async fn discard(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Discarded>, ApiError> {
    let guest = house.caller(&headers).await?;
    house.table_for(&id, guest.as_ref()).await?;
    finish(async move { house.throw_away(&id).await }).await?;
    Ok(Json(Discarded {}))
}
