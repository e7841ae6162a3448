//! The opening explorer at a node of a study.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use serde::{Deserialize, Serialize};
use store::OpeningRow;
use tabletop::Seat;
use utoipa::{IntoParams, ToSchema};

use crate::House;
use crate::error::ApiError;
use crate::guarded::played;
use crate::studies::tied;

/// Where.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct StudyPlace {
    /// The number of the node.
    node: usize,
}

/// A move that was played there.
#[derive(Serialize, ToSchema)]
pub(super) struct OpeningMove {
    /// In notation.
    action: String,
    /// How often.
    played: u32,
    /// How often those who played it won.
    won: u32,
    /// How often it was drawn.
    drawn: u32,
}

/// What was played at a node in matches of the house that are over.
#[derive(Serialize, ToSchema)]
pub(super) struct StudyOpenings {
    /// The seat that is to act there; nothing where several are at once, or nobody is, which is not counted.
    #[schema(required = true)]
    seat: Option<Seat>,
    /// What was played, what was played most first.
    moves: Vec<OpeningMove>,
}

/// What was played at a node of a study in listed matches of the house that are over, under the same options: how often, and how it went for whoever played it. Whoever
/// may read the study may ask; not while the match it was made from is being played.
#[utoipa::path(
    get,
    path = "/api/studies/{id}/openings",
    operation_id = "studyOpenings",
    params(("id" = String, Path, description = "The study's id."), StudyPlace),
    responses((status = 200, body = StudyOpenings, description = "What was played."), (status = 404), (status = 409))
)]
pub(super) async fn openings(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(StudyPlace { node }): Query<StudyPlace>,
    headers: HeaderMap,
) -> Result<Json<StudyOpenings>, ApiError> {
    let guest = house.caller(&headers).await?;
    let opened = house.open_study(&id, guest.as_ref()).await?;
    if opened.is_tied {
        return Err(tied());
    }
    let (title, study) = (opened.title, opened.study);
    let position = played(move || {
        let table = study.at(title, node).map_err(|_| ApiError::not_found("node"))?;
        Ok(catalog::openings::position(table.as_ref()))
    })
    .await?;
    let Some((seat, number)) = position else {
        return Ok(Json(StudyOpenings { seat: None, moves: Vec::new() }));
    };
    let card = |OpeningRow { action, played, won, drawn, .. }| OpeningMove { action, played, won, drawn };
    let moves = house.openings_at(&number).await?.into_iter().map(card).collect();
    Ok(Json(StudyOpenings { seat: Some(seat), moves }))
}
