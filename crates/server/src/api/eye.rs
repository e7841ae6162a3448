//! The bot's eye: what a level sees at a node of a study. It thinks in the same few places as the bots at tables, and is broken off when
//! nobody waits for it any more. Never at a study of a match that is still being played.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use catalog::{Eye, Seen, SeenLine};
use serde::{Deserialize, Serialize};
use tabletop::{Pending, Seat};
use utoipa::ToSchema;

use super::Body;
use crate::House;
use crate::bots::Waiting;
use crate::error::ApiError;
use crate::guarded::played;
use crate::studies::tied;

/// What a bot is to look at.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WantedSight {
    /// The number of the node.
    node: usize,
    /// The level that looks, 1 to 5.
    level: u8,
}

/// Who wins for sure.
#[derive(Serialize, ToSchema)]
pub(super) struct Certainty {
    /// Whether the seat that is to act wins; else it loses.
    pub(super) wins: bool,
    /// In how many plies, where those were counted: exactly, or at most where it was known beforehand.
    #[schema(required = true)]
    pub(super) plies: Option<u32>,
}

/// A line that a bot sees.
#[derive(Serialize, ToSchema)]
pub(super) struct SightLine {
    /// What is expected to be done, in notation, as far as that was followed.
    actions: Vec<String>,
    /// How likely the seat that is to act wins by it, from 0 to 1.
    value: f32,
    /// Whether that is sure.
    #[schema(required = true)]
    sure: Option<Certainty>,
}

/// What a bot sees at a node.
#[derive(Serialize, ToSchema)]
pub(super) struct StudySight {
    /// The node.
    node: usize,
    /// The seat that is to act, whose chances these are.
    seat: Seat,
    /// The best lines, three at most, the best first.
    lines: Vec<SightLine>,
    /// How much was looked at to tell.
    counted: u64,
    /// Whether those are playouts, and not positions.
    playouts: bool,
    /// What is proven of the position beforehand.
    #[schema(required = true)]
    known: Option<Certainty>,
}

impl StudySight {
    fn of(node: usize, seat: Seat, seen: Seen) -> Self {
        let line = |SeenLine { actions, worth, decided }: SeenLine| SightLine {
            actions,
            value: worth,
            sure: decided.map(|(wins, plies)| Certainty { wins, plies }),
        };
        StudySight {
            node,
            seat,
            lines: seen.lines.into_iter().map(line).collect(),
            counted: seen.counted,
            playouts: seen.is_playouts,
            known: seen.known.map(|(wins, plies)| Certainty { wins, plies: Some(plies) }),
        }
    }
}

/// What a bot sees at a node of a study: its best lines with what they are worth, and who wins where that is known. Whoever may read the
/// study may ask; not while the match it was made from is being played. A caller who goes away breaks it off.
#[utoipa::path(
    post,
    path = "/api/studies/{id}/eye",
    operation_id = "studyEye",
    params(("id" = String, Path, description = "The study's id.")),
    request_body = WantedSight,
    responses((status = 200, body = StudySight, description = "What it sees."), (status = 404), (status = 409), (status = 422))
)]
pub(super) async fn eye(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(WantedSight { node, level }): Body<WantedSight>,
) -> Result<Json<StudySight>, ApiError> {
    let guest = house.caller(&headers).await?;
    let opened = house.open_study(&id, guest.as_ref()).await?;
    if opened.is_tied {
        return Err(tied());
    }
    let (title, study) = (opened.title, opened.study);
    let (seat, look) = played(move || {
        let table = study.at(title, node).map_err(|_| ApiError::not_found("node"))?;
        let seat = match table.pending() {
            Pending::Seats { must, .. } => must.first(),
            Pending::Chance | Pending::Over(_) => None,
        };
        let seat = seat.ok_or_else(|| ApiError::conflict("nobody-to-act", "no seat is to act there"))?;
        Ok((seat, table.eye(seat, level)?))
    })
    .await?;
    let seen = house.see(look, level).await?;
    Ok(Json(StudySight::of(node, seat, seen)))
}

impl House {
    /// Lets a bot look, in one of the places where bots think.
    async fn see(&self, look: Eye, level: u8) -> Result<Seen, ApiError> {
        let waiting = Waiting::default();
        let place = self.thinkers.take(level).await;
        let seed = u64::from_le_bytes(self.ambient.bytes());
        place.think(&waiting.0, move || look(seed)).await.ok_or_else(ApiError::fault)
    }
}
