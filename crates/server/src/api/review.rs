//! Reviews: a match that is over, looked back on by a bot, a few positions at a time. It thinks in the same few places as the bots at tables and is
//! broken off when nobody waits for it any more; nothing of it is kept. Never of a match that is still being played, nor of a private branch.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use catalog::review::{Kind, Review};
use catalog::{Decision, LookBack, Point, Title, Unwanted};
use scene::Board;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::Seat;
use utoipa::ToSchema;

use super::eye::Certainty;
use super::studies::{StudyBranch, StudyEyes, StudyStand, seen_as};
use super::tables::viewer;
use super::{Body, any_object};
use crate::House;
use crate::bots::Waiting;
use crate::error::ApiError;
use crate::guarded::played;

/// The most positions that are judged in one go, and the most that are counted.
const MOST_JUDGED: usize = 8;
const MOST_COUNTED: usize = 1000;

/// How a game is looked back on.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum ReviewKind {
    /// Bots judge positions and decisions.
    Judged,
    /// The game itself counts who is ahead; nobody judges decisions.
    Counted,
    /// Nobody can tell.
    Unjudged,
}

impl From<Kind> for ReviewKind {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Judged => ReviewKind::Judged,
            Kind::Counted => ReviewKind::Counted,
            Kind::Unjudged => ReviewKind::Unjudged,
        }
    }
}

/// A match that can be looked back on.
#[derive(Serialize, ToSchema)]
pub(super) struct ReviewCard {
    /// The game's key.
    game: String,
    /// Its options.
    #[schema(schema_with = any_object)]
    config: Value,
    /// How it is looked back on.
    kind: ReviewKind,
    /// The sides, each with its seats.
    sides: Vec<Vec<Seat>>,
    /// All that was played, as a study of the match would have it: the start, and every node behind the one it comes after.
    nodes: Vec<StudyBranch>,
    /// The nodes of the line that was played to the end, the start first: its positions.
    path: Vec<usize>,
    /// What the end was worth to each side, from 0 to 1, where bots judge it.
    #[schema(required = true)]
    end: Option<Vec<f32>>,
    /// How many positions can be asked about at once.
    portion: usize,
}

/// Which positions are to be judged.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WantedReview {
    /// The first position, counted along the line from 0.
    from: usize,
    /// The one behind the last.
    to: usize,
    /// The level that looks, 1 to 5; the usual one if missing.
    #[serde(default)]
    #[schema(nullable = false)]
    level: Option<u8>,
}

/// What a decision cost the seat that decided, judged by what it could know.
#[derive(Serialize, ToSchema)]
pub(super) struct ReviewDecision {
    /// Who decided.
    seat: Seat,
    /// What was better, in notation, as far as it was followed.
    better: Vec<String>,
    /// How likely that seat was to win by it, from 0 to 1.
    before: f32,
    /// How likely it was to win after what it did.
    after: f32,
    /// Whether it would have won or lost for sure.
    #[schema(required = true)]
    sure_before: Option<Certainty>,
    /// Whether it won or lost for sure after what it did.
    #[schema(required = true)]
    sure_after: Option<Certainty>,
    /// How much of the fall is unsure: two standard errors where playouts were counted, else by how much two looks differ.
    doubt: f32,
    /// Whether it was a turning point, by two looks.
    turning: bool,
    /// How much the last look counted.
    counted: u64,
    /// Whether those are playouts, and not positions.
    playouts: bool,
}

impl From<Decision> for ReviewDecision {
    fn from(decision: Decision) -> Self {
        let sure =
            |decided: Option<(bool, Option<u32>)>| decided.map(|(wins, plies)| Certainty { wins, plies });
        ReviewDecision {
            seat: decision.seat,
            better: decision.better,
            before: decision.before.worth,
            after: decision.after.worth,
            sure_before: sure(decision.before.decided),
            sure_after: sure(decision.after.decided),
            doubt: decision.doubt,
            turning: decision.is_turning,
            counted: decision.counted,
            playouts: decision.is_playouts,
        }
    }
}

/// What a position was worth.
#[derive(Serialize, ToSchema)]
pub(super) struct ReviewPoint {
    /// Its place along the line.
    at: usize,
    /// What it was worth to each side, from 0 to 1; nothing where nobody can tell. Where the game counts, the share of what is counted.
    worths: Vec<Option<f32>>,
    /// The standard error of each, where playouts were counted.
    errors: Vec<Option<f32>>,
    /// The seat that was to act; nobody where chance was.
    #[schema(required = true)]
    acting: Option<Seat>,
    /// What was decided there, where that can be judged.
    #[schema(required = true)]
    decision: Option<ReviewDecision>,
}

impl ReviewPoint {
    fn of(at: usize, point: Point) -> Self {
        let Point { worths, errors, acting, decision } = point;
        ReviewPoint { at, worths, errors, acting, decision: decision.map(ReviewDecision::from) }
    }
}

/// What some positions were worth.
#[derive(Serialize, ToSchema)]
pub(super) struct ReviewPart {
    /// Each of them, in order.
    points: Vec<ReviewPoint>,
}

impl House {
    /// The review of a match that is over, for whoever may have its record.
    async fn review(
        self: &Arc<Self>,
        id: &str,
        headers: &HeaderMap,
    ) -> Result<(&'static dyn Title, Review), ApiError> {
        let guest = self.caller(headers).await?;
        let table = self.table_for(id, guest.as_ref()).await?;
        let state = table.hold().await;
        if state.row.made.branch_of.is_some() {
            return Err(ApiError::conflict(
                "review-branch",
                "what is tried out in private is not looked back on",
            ));
        }
        if !state.is_over() {
            return Err(ApiError::conflict("not-over", "a match is looked back on when it is over"));
        }
        let title = self.game(&state.row.made.game)?;
        Ok((title, state.game.read(|table| Review::of(table))?))
    }

    /// Lets a bot look back, in one of the places where bots think.
    async fn look_back(&self, look: LookBack, level: u8, unwanted: &Unwanted) -> Result<Point, ApiError> {
        self.thinkers.take(level).await.think(unwanted, look).await.ok_or_else(ApiError::fault)
    }
}

/// A match that is over, ready to be looked back on: its line of play, its sides and how it can be judged. Whoever may have its record may ask.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/review",
    operation_id = "review",
    params(("id" = String, Path, description = "The table's id.")),
    responses((status = 200, body = ReviewCard, description = "The line, with nothing judged yet."), (status = 404), (status = 409))
)]
pub(super) async fn show(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<ReviewCard>, ApiError> {
    let (_, review) = house.review(&id, &headers).await?;
    let portion = match review.kind {
        Kind::Judged => MOST_JUDGED,
        Kind::Counted | Kind::Unjudged => MOST_COUNTED,
    };
    Ok(Json(ReviewCard {
        game: review.study.game().to_owned(),
        config: review.study.config(),
        kind: review.kind.into(),
        nodes: review.study.nodes().iter().map(StudyBranch::from).collect(),
        sides: review.sides,
        path: review.path,
        end: review.end,
        portion,
    }))
}

/// The board of a match that is over, as it lies before a viewer.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/review/board",
    operation_id = "reviewBoard",
    params(("id" = String, Path, description = "The table's id."), StudyEyes),
    responses((status = 200, body = Board, description = "The board."), (status = 404), (status = 409))
)]
pub(super) async fn board(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(eyes): Query<StudyEyes>,
    headers: HeaderMap,
) -> Result<Json<Board>, ApiError> {
    let asked = viewer(eyes.viewer.as_deref())?;
    let (title, review) = house.review(&id, &headers).await?;
    played(move || {
        let table = review.study.start(title)?;
        let who = seen_as(table.as_ref(), None, asked)?;
        Ok(Json(table.board(who)))
    })
    .await
}

/// A position of a match that is over, as any seat saw it there. Numbers are those of the nodes.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/review/at/{number}",
    operation_id = "reviewAt",
    params(("id" = String, Path, description = "The table's id."), ("number" = usize, Path, description = "The number of the node."), StudyEyes),
    responses((status = 200, body = StudyStand, description = "Where it stood."), (status = 404), (status = 409))
)]
pub(super) async fn at(
    State(house): State<Arc<House>>,
    Path((id, node)): Path<(String, usize)>,
    Query(eyes): Query<StudyEyes>,
    headers: HeaderMap,
) -> Result<Json<StudyStand>, ApiError> {
    let asked = viewer(eyes.viewer.as_deref())?;
    let (title, review) = house.review(&id, &headers).await?;
    played(move || StudyStand::of(title, &review.study, node, asked).map(Json)).await
}

/// What some positions of a match that is over were worth to each side, and what was decided there: a bot judges them by what those who stood there could know. A
/// caller who goes away breaks it off.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/review/judge",
    operation_id = "judge",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = WantedReview,
    responses((status = 200, body = ReviewPart, description = "What it thinks."), (status = 404), (status = 409), (status = 422))
)]
pub(super) async fn judge(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(WantedReview { from, to, level }): Body<WantedReview>,
) -> Result<Json<ReviewPart>, ApiError> {
    let (title, review) = house.review(&id, &headers).await?;
    let most = if review.kind == Kind::Judged { MOST_JUDGED } else { MOST_COUNTED };
    if from >= to || to > review.path.len() || to - from > most {
        let message = format!(
            "the line has {} positions, of which {most} at most are judged at once",
            review.path.len()
        );
        return Err(ApiError::unprocessable("review-range", message));
    }
    let level = level.unwrap_or(catalog::review::USUAL_LEVEL);
    let looks = played(move || Ok(review.looks(title, from..to, level)?)).await?;
    let waiting = Waiting::default();
    let mut points = Vec::with_capacity(looks.len());
    for (at, look) in (from..).zip(looks) {
        points.push(ReviewPoint::of(at, house.look_back(look, level, &waiting.0).await?));
    }
    Ok(Json(ReviewPart { points }))
}
