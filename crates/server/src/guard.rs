//! Who may knock, how often, and what every answer says to the browser.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::error::ApiError;
use crate::{House, Options};

/// How often somebody may change something.
pub struct Limits {
    by_address: DefaultKeyedRateLimiter<IpAddr>,
    by_guest: DefaultKeyedRateLimiter<String>,
    pictures: DefaultKeyedRateLimiter<IpAddr>,
}

impl std::fmt::Debug for Limits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Limits")
    }
}

impl Limits {
    pub(crate) fn new(options: &Options) -> Self {
        let quota =
            |per_minute: u32| Quota::per_minute(NonZeroU32::new(per_minute).unwrap_or(NonZeroU32::MIN));
        Limits {
            by_address: RateLimiter::keyed(quota(options.changes_per_address)),
            by_guest: RateLimiter::keyed(quota(options.changes_per_guest)),
            pictures: RateLimiter::keyed(quota(options.pictures_per_address)),
        }
    }

    /// Forgets those who have been calm for so long that nothing is held against them.
    pub(crate) fn forget_calm(&self) {
        self.by_address.retain_recent();
        self.by_guest.retain_recent();
        self.pictures.retain_recent();
        self.by_address.shrink_to_fit();
        self.by_guest.shrink_to_fit();
        self.pictures.shrink_to_fit();
    }

    /// How many callers are remembered.
    pub(crate) fn len(&self) -> usize {
        self.by_address.len() + self.by_guest.len() + self.pictures.len()
    }

    /// Memory stays bounded between two sweeps too, whoever calls.
    fn stay_small(&self) {
        if self.len() > MOST_REMEMBERED {
            self.forget_calm();
        }
    }
}

/// How many callers are remembered before those who are calm are forgotten.
const MOST_REMEMBERED: usize = 100_000;

/// Answers that are drawn or replayed for whoever asks.
pub(crate) const RENDERED: [&str; 6] = [
    "/api/games/{game}/picture.svg",
    "/api/games/{game}/figures/{name}",
    "/api/tables/{id}/picture.svg",
    "/api/tables/{id}/at/{number}",
    "/api/tables/{id}/card",
    "/api/tables/{id}/record",
];

fn is_rendered(request: &Request) -> bool {
    request.extensions().get::<MatchedPath>().is_some_and(|path| RENDERED.contains(&path.as_str()))
}

/// The address that calls: the proxy's word for it, where the proxy is trusted.
fn address(options: &Options, request: &Request) -> IpAddr {
    let direct = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let direct = direct.map_or(IpAddr::from([127, 0, 0, 1]), |info| info.0.ip());
    if !options.trusts_proxy {
        return direct;
    }
    // The last one is what the proxy itself saw; what stands before it the caller may have made up.
    let forwarded = request.headers().get("x-forwarded-for").and_then(|value| value.to_str().ok());
    forwarded
        .and_then(|list| list.rsplit(',').next())
        .and_then(|last| last.trim().parse().ok())
        .unwrap_or(direct)
}

/// Whether a request comes from the house's own page: no other site may act in a guest's name.
pub(crate) fn is_own_origin(options: &Options, headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    match text(header::ORIGIN) {
        // Programs send none; browsers always do with what changes something.
        None => true,
        Some(origin) => {
            let authority = origin.split_once("://").map(|(_, authority)| authority);
            let is_host = authority.is_some() && authority == text(header::HOST);
            let is_public =
                options.public_url.as_deref().map(|url| url.trim_end_matches('/')) == Some(origin);
            is_host || is_public
        }
    }
}

/// Refuses changes from other sites and too many of them.
pub(crate) async fn guard(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let is_socket = request.headers().contains_key(header::UPGRADE);
    if (changes || is_socket) && !is_own_origin(&house.options, request.headers()) {
        return ApiError::forbidden("other-origin", "requests from other sites are refused").into_response();
    }
    let limits = &house.limits;
    let is_calm = if changes || is_socket {
        limits.stay_small();
        let guest = house.cookie_id(request.headers());
        limits.by_address.check_key(&address(&house.options, &request)).is_ok()
            && guest.is_none_or(|id| limits.by_guest.check_key(&id).is_ok())
    } else if is_rendered(&request) {
        limits.stay_small();
        limits.pictures.check_key(&address(&house.options, &request)).is_ok()
    } else {
        true
    };
    if !is_calm {
        let message = "too many requests; wait a moment and try again";
        let error = ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many", message);
        return ([(header::RETRY_AFTER, "5")], error).into_response();
    }
    next.run(request).await
}

/// Gives refusals of the framework the form of all others: addresses, queries and methods that are none.
pub(crate) async fn one_form(request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    let status = response.status();
    let kind = response.headers().get(header::CONTENT_TYPE);
    let is = |wanted: &[u8]| kind.is_some_and(|kind| kind.as_bytes().starts_with(wanted));
    // What the house says itself, and the page, which says so to people.
    if is(b"application/json") || is(b"text/html") || !(status.is_client_error() || status.is_server_error())
    {
        return response;
    }
    let (parts, body) = response.into_parts();
    let words = axum::body::to_bytes(body, LONGEST_REFUSAL).await.unwrap_or_default();
    let words = String::from_utf8_lossy(&words);
    if status == StatusCode::METHOD_NOT_ALLOWED {
        let error = ApiError::new(status, "bad-method", "this address does not accept that method");
        let allowed = parts.headers.get(header::ALLOW).map(|allowed| [(header::ALLOW, allowed.clone())]);
        return (allowed, error).into_response();
    }
    let words = if words.is_empty() { "this request cannot be understood" } else { words.as_ref() };
    let status = if status.is_client_error() { StatusCode::BAD_REQUEST } else { status };
    ApiError::new(status, "bad-request", words).into_response()
}

/// The longest refusal of the framework that is passed on.
const LONGEST_REFUSAL: usize = 4096;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
    connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'";

/// Tells the browser to be strict.
pub(crate) async fn strict_headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let mut set = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    set(header::CONTENT_SECURITY_POLICY, POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "same-origin");
    set(header::X_FRAME_OPTIONS, "DENY");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    set(header::CACHE_CONTROL, "no-store");
    response
}

/// Writes every request into the log, by its route: addresses hold tokens that belong to nobody's log.
pub(crate) async fn log(request: Request, next: Next) -> Response {
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().map_or("page", MatchedPath::as_str).to_owned();
    let began = Instant::now();
    let response = next.run(request).await;
    let (status, millis) = (response.status().as_u16(), began.elapsed().as_millis());
    tracing::debug!(%method, route, status, millis, "request");
    response
}
