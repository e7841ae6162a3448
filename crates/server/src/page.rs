//! The files of the page, inside the binary.

use std::borrow::Cow;
use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{ACCEPT, CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::Embed;

use crate::House;
use crate::error::ApiError;
use crate::misses::Missed;

#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

const ABSENT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Tabletier</title>\
    <h1>Tabletier</h1><p>The house is open, but its page was not built into this program. \
    Run <code>cargo xtask play</code>, which builds both.</p></html>";

/// A file of the page, or the page itself, which knows its own ways: whoever asks for one that is none gets the page too, which
/// says what to do, and the code for what is not there.
pub(crate) async fn serve(State(house): State<Arc<House>>, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Files::get(path).filter(|_| !path.is_empty()) {
        return give(path, &file, &headers);
    }
    if path.starts_with("assets/") || path.starts_with("api/") {
        return ApiError::not_found("address").into_response();
    }
    if !is_place(&house, path).await {
        let mut response = lost();
        if path.starts_with("table/") {
            response.extensions_mut().insert(Missed);
        }
        return response;
    }
    match Files::get("index.html") {
        Some(file) => give("index.html", &file, &headers),
        None => (StatusCode::OK, Html(ABSENT)).into_response(),
    }
}

/// Whether the page has something to show under an address.
async fn is_place(house: &House, path: &str) -> bool {
    let mut parts = path.split('/').filter(|part| !part.is_empty());
    let (first, second, third) = (parts.next(), parts.next(), parts.next());
    if parts.next().is_some() {
        return false;
    }
    match (first, second, third) {
        (None, ..) | (Some("tables" | "play" | "about" | "verify" | "study"), None, _) => true,
        // Whether a study is there is its maker's alone to know, and a match can be a private branch: the page says so to whoever may not read it.
        (Some("switch" | "study" | "review"), Some(_), None) => true,
        (Some("rules"), Some(game), None) => house.game(game).is_ok(),
        (Some("editor"), Some(game), None) => house.game(game).is_ok_and(catalog::Title::has_editor),
        (Some("learn"), Some(game), lesson) => {
            let course = house.game(game).ok().and_then(catalog::Title::course);
            course.is_some_and(|course| {
                lesson.is_none_or(|name| (course.lessons)().iter().any(|lesson| lesson.name == name))
            })
        }
        (Some("puzzles"), Some(game), puzzle) => {
            let puzzles = house.game(game).map(catalog::Title::puzzles).unwrap_or_default();
            puzzle.map_or(!puzzles.is_empty(), |name| puzzles.iter().any(|puzzle| puzzle.id == name))
        }
        // Whether a table is there is no secret: whoever has its address may watch. A store that cannot say is not asked again here.
        (Some("table"), Some(id), None) => !matches!(house.store.find_match(id).await, Ok(None)),
        _ => false,
    }
}

/// The page for an address that leads nowhere.
pub(crate) fn lost() -> Response {
    let page = Files::get("index.html").map(|file| file.data);
    let page = page.unwrap_or(Cow::Borrowed(ABSENT.as_bytes())).into_owned();
    (StatusCode::NOT_FOUND, [(CONTENT_TYPE, media("index.html"))], page).into_response()
}

/// Whether somebody asks with a browser for something to look at.
pub(crate) fn is_browsing(headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT).and_then(|accepted| accepted.to_str().ok());
    accepted.is_some_and(|accepted| accepted.contains("text/html"))
}

fn give(path: &str, file: &rust_embed::EmbeddedFile, headers: &HeaderMap) -> Response {
    let hash: String = file.metadata.sha256_hash()[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{hash}\"");
    let is_known = headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    // Files under assets/ have their contents in their names.
    let caching =
        if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let head = [(CONTENT_TYPE, media(path)), (CACHE_CONTROL, caching)];
    if is_known {
        return (StatusCode::NOT_MODIFIED, head, [(ETAG, tag)]).into_response();
    }
    (head, [(ETAG, tag)], file.data.clone().into_owned()).into_response()
}

fn media(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}
