//! Hints at a table against bots alone.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Window};
use utoipa::ToSchema;

use super::Body;
use crate::House;
use crate::error::ApiError;

/// A hint that is asked for.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WantedHint {
    /// For which seat of one's own.
    #[schema(value_type = Seat)]
    seat: u64,
    /// The decision it is about: the `window` that the match waits in.
    #[schema(value_type = Window)]
    window: u32,
}

/// An action that a bot would take.
#[derive(Serialize, ToSchema)]
pub(super) struct HintedAction {
    /// In notation.
    action: String,
    /// The steps by which it is given, as ids of the scene and names of choices; none where it can be given only after others.
    path: Vec<String>,
}

/// A hint.
#[derive(Serialize, ToSchema)]
pub(super) struct HintCard {
    /// Where to look: the ids of what the best actions begin with. None where there are only buttons to press.
    look: Vec<String>,
    /// What to play, once it was asked for again: one action, or several where a window takes several.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    play: Option<Vec<HintedAction>>,
}

/// Tells where to look; and, asked again in the same window, what to play. Only where everybody else is a bot and always was. That a hint was given is an entry of the
/// journal, on disk before the answer. A caller who goes away breaks it off.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/hint",
    operation_id = "hint",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = WantedHint,
    responses((status = 200, body = HintCard, description = "The hint; that it was given is on disk."), (status = 404), (status = 409), (status = 422))
)]
pub(super) async fn hint(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(wanted): Body<WantedHint>,
) -> Result<Json<HintCard>, ApiError> {
    let guest = house.caller(&headers).await?;
    let table = house.table_for(&id, guest.as_ref()).await?;
    let not_yours = || ApiError::forbidden("not-your-seat", "you do not sit there");
    let guest = guest.ok_or_else(not_yours)?;
    let seat = Seat::try_new(wanted.seat).ok_or_else(not_yours)?;
    let hint = house.hint(&table, &guest.id, seat, Window(wanted.window)).await?;
    let mut look: Vec<String> = Vec::new();
    for place in hint.advised.iter().filter_map(|one| one.place()) {
        if !look.iter().any(|known| known == place) {
            look.push(place.to_owned());
        }
    }
    let played = hint.advised.into_iter().map(|one| HintedAction {
        action: one.action,
        path: one.path.steps.iter().map(|step| step.word().to_owned()).collect(),
    });
    let play = hint.is_whole.then(|| played.collect());
    Ok(Json(HintCard { look, play }))
}
