//! The files of the page, inside the binary.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::Embed;

#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

const ABSENT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Tabletier</title>\
    <h1>Tabletier</h1><p>The house is open, but its page was not built into this program. \
    Run <code>cargo xtask play</code>, which builds both.</p></html>";

/// A file of the page; every other address is the page itself, which knows its own ways.
pub(crate) async fn serve(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Files::get(path).filter(|_| !path.is_empty()) {
        return give(path, &file, &headers);
    }
    if path.starts_with("assets/") || path.starts_with("api/") {
        return crate::error::ApiError::not_found("address").into_response();
    }
    match Files::get("index.html") {
        Some(file) => give("index.html", &file, &headers),
        None => (StatusCode::OK, Html(ABSENT)).into_response(),
    }
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
        "json" | "webmanifest" => "application/json",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}
