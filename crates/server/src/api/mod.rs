//! The routes: everything the page does can be done by a program, and `/api/openapi.json` says how.

pub mod admin;
mod branch;
mod document;
mod editor;
mod eye;
mod games;
mod gathering;
mod hint;
mod lessons;
mod lists;
mod openings;
mod people;
mod plan;
mod play;
mod press;
mod puzzles;
mod review;
mod studies;
mod tables;

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, FromRequest, Request, State};
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::de::DeserializeOwned;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

pub(crate) use document::any_object;
pub use document::document;

use crate::error::ApiError;
use crate::{House, guard, page};

/// The largest body a request may have.
pub(crate) const LARGEST_BODY: usize = 64 * 1024;

/// The whole application.
pub fn app(house: Arc<House>) -> Router {
    let api = Router::new()
        .route("/house", get(people::house))
        .route("/me", post(people::rename))
        .route("/me/holiday", get(people::holiday).post(people::take_holiday))
        .route("/me/link", post(people::make_link))
        .route("/me/return", post(people::come_back_instead))
        .route("/texts/{lang}", get(games::house_texts))
        .route("/games", get(games::list))
        .route("/games/{game}/texts/{lang}", get(games::texts))
        .route("/games/{game}/rules/{lang}", get(games::rules))
        .route("/games/{game}/figures", get(games::figures))
        .route("/games/{game}/figures/{name}", get(games::figure))
        .route("/games/{game}/picture.svg", get(games::picture))
        .route("/games/{game}/emblem.svg", get(games::emblem))
        .route("/games/{game}/check", post(games::check))
        .route("/games/{game}/editor", post(editor::set_up))
        .route("/games/{game}/lessons", get(lessons::list))
        .route("/games/{game}/lessons/texts/{lang}", get(lessons::texts))
        .route("/games/{game}/lessons/{name}/board", get(lessons::board))
        .route("/games/{game}/lessons/{name}/try", post(lessons::attempt))
        .route("/games/{game}/lessons/{name}/card", post(lessons::card))
        .route("/games/{game}/puzzles", get(puzzles::list))
        .route("/games/{game}/puzzles/{name}/board", get(puzzles::board))
        .route("/games/{game}/puzzles/{name}/try", post(puzzles::attempt))
        .route("/games/{game}/puzzles/{name}/answer", post(puzzles::answer))
        .route("/games/{game}/puzzles/{name}/card", post(puzzles::explain))
        .route("/live", get(tables::news))
        .route("/tables", get(lists::list).post(tables::make))
        .route("/tables/waiting", get(lists::waiting))
        .route("/tables/{id}", get(tables::show))
        .route("/tables/{id}/board", get(tables::board))
        .route("/tables/{id}/moves", get(tables::moves))
        .route("/tables/{id}/at/{number}", get(tables::at))
        .route("/tables/{id}/card", get(tables::card))
        .route("/tables/{id}/sit", post(tables::sit))
        .route("/tables/{id}/live", get(tables::live))
        .route("/tables/{id}/record", get(tables::record))
        .route("/tables/{id}/picture.svg", get(tables::picture))
        .route("/tables/{id}/act", post(play::act))
        .route("/tables/{id}/resign", post(play::resign))
        .route("/tables/{id}/draw", post(play::draw))
        .route("/tables/{id}/nonce", post(tables::nonce))
        .route("/tables/{id}/invitation", get(tables::invitation))
        .route("/tables/{id}/takeback", post(play::take_back))
        .route("/tables/{id}/extend", post(play::extend))
        .route("/tables/{id}/hint", post(hint::hint))
        .route("/tables/{id}/propose", post(play::propose))
        .route("/tables/{id}/answer", post(play::answer))
        .route("/tables/{id}/plan", post(plan::plan))
        .route("/tables/{id}/line", post(plan::line))
        .route("/tables/{id}/leave", post(tables::leave))
        .route("/tables/{id}/bot", post(tables::put_bot))
        .route("/tables/{id}/withdraw", post(gathering::withdraw))
        .route("/tables/{id}/begin", post(gathering::begin))
        .route("/tables/{id}/notes", get(gathering::notes).put(gathering::set_notes))
        .route("/tables/{id}/rematch", post(play::rematch))
        .route("/tables/{id}/chat", post(play::chat))
        .route("/tables/{id}/press", get(press::letters).post(press::send))
        .route("/tables/{id}/branch", post(branch::branch))
        .route("/tables/{id}/discard", post(branch::discard))
        .route("/tables/{id}/marks", get(press::marks).post(press::set_mark))
        .route("/tables/{id}/review", get(review::show))
        .route("/tables/{id}/review/board", get(review::board))
        .route("/tables/{id}/review/at/{number}", get(review::at))
        .route("/tables/{id}/review/judge", post(review::judge))
        .route("/studies", get(studies::list).post(studies::make))
        .route("/studies/{id}", get(studies::show))
        .route("/studies/{id}/text", get(studies::text))
        .route("/studies/{id}/board", get(studies::board))
        .route("/studies/{id}/at/{number}", get(studies::at))
        .route("/studies/{id}/card", get(studies::card))
        .route("/studies/{id}/play", post(studies::play))
        .route("/studies/{id}/remark", post(studies::remark))
        .route("/studies/{id}/prune", post(studies::prune))
        .route("/studies/{id}/promote", post(studies::promote))
        .route("/studies/{id}/share", post(studies::share))
        .route("/studies/{id}/eye", post(eye::eye))
        .route("/studies/{id}/openings", get(openings::openings))
        .route("/studies/{id}/discard", post(studies::discard))
        .route("/openapi.json", get(document::openapi));
    Router::new()
        .nest("/api", api)
        .route("/return/{token}", get(people::come_back))
        .route("/healthz", get(healthz))
        .fallback(get(page::serve))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| ApiError::fault().into_response()))
        .layer(from_fn(guard::one_form))
        .layer(from_fn_with_state(Arc::clone(&house), guard::guard))
        .layer(from_fn_with_state(Arc::clone(&house), guard::log))
        .layer(from_fn(guard::strict_headers))
        .layer(CompressionLayer::new())
        .with_state(house)
}

/// Whether the house can be played in.
#[utoipa::path(
    get,
    path = "/healthz",
    operation_id = "health",
    tag = "house",
    responses((status = 200, body = String, content_type = "text/plain", description = "It can."))
)]
async fn healthz(State(house): State<Arc<House>>) -> Result<&'static str, ApiError> {
    house.store.health().await?;
    Ok("ok\n")
}

/// A JSON body; what cannot be read is said in the API's own form.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(rejection) => {
                let (status, code) = match rejection.status() {
                    StatusCode::PAYLOAD_TOO_LARGE => (StatusCode::PAYLOAD_TOO_LARGE, "too-large"),
                    StatusCode::UNSUPPORTED_MEDIA_TYPE => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json"),
                    _ => (StatusCode::BAD_REQUEST, "bad-request"),
                };
                Err(ApiError::new(status, code, rejection.body_text()).into_response())
            }
        }
    }
}
