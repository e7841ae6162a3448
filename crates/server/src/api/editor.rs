//! Setting a position up by hand. The house keeps nothing of it: whoever sets up sends all that stands, and is told what that is.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use catalog::{Edit, Edited};
use scene::{Arrangement, Board, Scene, Setup};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tabletop::Reason;
use utoipa::ToSchema;

use super::{Body, any_object};
use crate::House;
use crate::error::ApiError;
use crate::guarded::played;

/// What somebody set up. One of `from`, `text` and `pieces` says so.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct EditorWish {
    /// The options; every usual one if missing. The position in them is not looked at.
    #[serde(default)]
    #[schema(schema_with = any_object)]
    config: Option<Value>,
    /// An empty board, or what matches usually begin with.
    #[serde(default)]
    #[schema(nullable = false)]
    from: Option<EditorStart>,
    /// The text of a position.
    #[serde(default)]
    #[schema(nullable = false)]
    text: Option<String>,
    /// Pieces on their places, and what else there is to say.
    #[serde(default)]
    #[schema(nullable = false)]
    pieces: Option<Arrangement>,
    /// Whether the board and what can be put on it are wanted too. They are the same while the options are.
    #[serde(default)]
    whole: bool,
}

/// With what an editor begins.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum EditorStart {
    /// Nothing stands.
    Empty,
    /// What matches usually begin with.
    Usual,
}

impl EditorWish {
    fn edit(self) -> Result<(Value, Edit), ApiError> {
        let edit = match (self.from, self.text, self.pieces) {
            (Some(EditorStart::Empty), None, None) => Edit::Empty,
            (Some(EditorStart::Usual), None, None) => Edit::Usual,
            (None, Some(text), None) => Edit::Text(text),
            (None, None, Some(pieces)) => Edit::Pieces(pieces),
            _ => {
                return Err(ApiError::bad("bad-request", "one of from, text and pieces says what to set up"));
            }
        };
        Ok((self.config.unwrap_or_else(|| json!({})), edit))
    }
}

/// A position that is being set up.
#[derive(Serialize, ToSchema)]
pub(super) struct EditorStand {
    /// The options, with the position in them.
    #[schema(schema_with = any_object)]
    config: Value,
    /// Its text: as it was written while something is wrong with it, else as the game writes it.
    text: String,
    /// What stands, as far as it was understood.
    pieces: Arrangement,
    /// The drawing of what stands.
    scene: Scene,
    /// Everything that is wrong with it; nothing where it can be played.
    reasons: Vec<Reason>,
    /// The drawing that no position changes, if it was wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    board: Option<Board>,
    /// What can be put, if it was wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    setup: Option<Setup>,
}

/// What a position is that somebody sets up, by its text or by its pieces: the one becomes the other, with a drawing of what stands and with
/// everything that is wrong with it. Pieces that there are not enough of are left out, and whoever is put where there is no room takes the place of
/// another. Games without texts for positions have no editor.
#[utoipa::path(
    post,
    path = "/api/games/{game}/editor",
    operation_id = "setUp",
    params(("game" = String, Path, description = "The game's key.")),
    request_body = EditorWish,
    responses((status = 200, body = EditorStand, description = "What stands."), (status = 404), (status = 422))
)]
pub(super) async fn set_up(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    Body(wish): Body<EditorWish>,
) -> Result<Json<EditorStand>, ApiError> {
    let title = house.game(&game)?;
    if !title.has_editor() {
        return Err(ApiError::not_found("editor"));
    }
    let is_whole = wish.whole;
    let (config, edit) = wish.edit()?;
    played(move || {
        let Edited { config, text, arrangement, setup, board, scene, reasons } = title.edit(&config, edit)?;
        let (board, setup) = (Some(board).filter(|_| is_whole), Some(setup).filter(|_| is_whole));
        Ok(Json(EditorStand { config, text, pieces: arrangement, scene, reasons, board, setup }))
    })
    .await
}
