//! Who may knock, how often, and what every answer says to the browser.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::Clock;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::api::LARGEST_BODY;
use crate::bans::Bans;
use crate::error::ApiError;
use crate::metrics::Kind;
use crate::misses::{Missed, Misses};
use crate::{House, Options};

/// How often somebody may change something, and how many sockets they may have.
pub struct Limits {
    by_address: DefaultKeyedRateLimiter<IpAddr>,
    by_guest: DefaultKeyedRateLimiter<String>,
    pictures: DefaultKeyedRateLimiter<IpAddr>,
    misses: Misses,
    sockets: Sockets,
    pub(crate) bans: Bans,
}

/// The sockets of every address that has some.
struct Sockets {
    open: Arc<Mutex<HashMap<IpAddr, u32>>>,
    most: u32,
}

/// Room for one socket, until it is dropped.
pub(crate) struct SocketRoom {
    open: Arc<Mutex<HashMap<IpAddr, u32>>>,
    address: IpAddr,
}

fn hold<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Sockets {
    /// Room for one more, if there is any.
    fn room(&self, address: IpAddr) -> Option<SocketRoom> {
        let mut open = hold(&self.open);
        let count = open.get(&address).copied().unwrap_or_default();
        if count >= self.most {
            return None;
        }
        open.insert(address, count + 1);
        Some(SocketRoom { open: Arc::clone(&self.open), address })
    }
}

impl Drop for SocketRoom {
    fn drop(&mut self) {
        let mut open = hold(&self.open);
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

/// How long somebody must wait before they may ask again; nothing if they may now.
fn wait<K: Hash + Eq + Clone>(limiter: &DefaultKeyedRateLimiter<K>, who: &K) -> Option<Duration> {
    limiter.check_key(who).err().map(|until| until.wait_time_from(limiter.clock().now()))
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
            misses: Misses::new(options.misses_per_address),
            bans: Bans::read(&options.data),
            sockets: Sockets { open: Arc::default(), most: options.sockets_per_address },
        }
    }

    /// Forgets those who have been calm for so long that nothing is held against them.
    pub(crate) fn forget_calm(&self) {
        self.by_address.retain_recent();
        self.by_guest.retain_recent();
        self.pictures.retain_recent();
        self.misses.forget_calm();
        self.by_address.shrink_to_fit();
        self.by_guest.shrink_to_fit();
        self.pictures.shrink_to_fit();
    }

    /// How many sockets are open.
    fn open(&self) -> usize {
        hold(&self.sockets.open).values().map(|count| *count as usize).sum()
    }

    /// How many callers are remembered.
    pub(crate) fn len(&self) -> usize {
        self.by_address.len() + self.by_guest.len() + self.pictures.len() + self.misses.len()
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
pub(crate) const RENDERED: [&str; 16] = [
    "/api/games/{game}/picture.svg",
    "/api/games/{game}/emblem.svg",
    "/api/games/{game}/figures/{name}",
    "/api/games/{game}/editor",
    "/api/games/{game}/lessons/{name}/board",
    "/api/games/{game}/puzzles/{name}/board",
    "/api/tables/{id}/picture.svg",
    "/api/tables/{id}/at/{number}",
    "/api/tables/{id}/card",
    "/api/tables/{id}/record",
    "/api/tables/{id}/review",
    "/api/tables/{id}/review/board",
    "/api/tables/{id}/review/at/{number}",
    "/api/studies/{id}/at/{number}",
    "/api/studies/{id}/board",
    "/api/studies/{id}/card",
];

/// The routes of one table.
pub(crate) const OF_TABLES: &str = "/api/tables/{id}";

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

/// A host without the port that goes without saying.
fn plain_host(scheme: &str, authority: &str) -> String {
    let usual = if scheme == "https" { ":443" } else { ":80" };
    authority.strip_suffix(usual).unwrap_or(authority).to_ascii_lowercase()
}

/// Whether an authority names this machine itself.
fn is_loopback(authority: &str) -> bool {
    let host = match authority.rsplit_once(':') {
        Some((host, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => host,
        _ => authority,
    };
    let address = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    host.eq_ignore_ascii_case("localhost") || address.is_ok_and(|address| address.is_loopback())
}

/// Whether a request is for this house: a page of another name that leads here (by a name server of its own) gets
/// nothing. Only where the operator said by which name people know the house.
fn is_own_host(options: &Options, request: &Request) -> bool {
    let Some((scheme, rest)) = options.public_url.as_deref().and_then(|url| url.split_once("://")) else {
        return true;
    };
    // Whoever watches over the house asks by any name.
    if request.uri().path() == "/healthz" {
        return true;
    }
    let named = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    let Some(named) = named.or_else(|| request.uri().authority().map(Authority::as_str)) else {
        return false;
    };
    let public = rest.split('/').next().unwrap_or_default();
    is_loopback(named) || plain_host(scheme, named) == plain_host(scheme, public)
}

/// How long one waits for the rest of a request that is refused.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// Refuses a request. What it carries is read to its end first: a connection that closes upon unread bytes may lose the
/// answer on its way. One that goes on too long is closed after it.
async fn refuse(request: Request, error: ApiError) -> Response {
    let rest = axum::body::to_bytes(request.into_body(), LARGEST_BODY);
    let is_read = tokio::time::timeout(LAST_WORDS, rest).await.is_ok_and(|rest| rest.is_ok());
    let close = (!is_read).then_some([(header::CONNECTION, "close")]);
    (close, error).into_response()
}

/// The same to somebody who may ask again after a while.
async fn put_off(request: Request, code: &str, message: &str, wait: Duration) -> Response {
    let error = ApiError::new(StatusCode::TOO_MANY_REQUESTS, code, message);
    let mut response = refuse(request, error).await;
    let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds.max(1)));
    response
}

/// When somebody whose sockets are too many may try again.
const SOCKET_PAUSE: Duration = Duration::from_secs(30);

/// Refuses what is meant for another house, changes from other sites, and too much of anything.
pub(crate) async fn guard(State(house): State<Arc<House>>, mut request: Request, next: Next) -> Response {
    if !is_own_host(&house.options, &request) {
        let message = "this house is known by another name; a proxy in front must pass the Host header on";
        let error = ApiError::new(StatusCode::MISDIRECTED_REQUEST, "other-host", message);
        return refuse(request, error).await;
    }
    let (limits, address) = (&house.limits, address(&house.options, &request));
    // Whoever watches over the house may do so from anywhere.
    if limits.bans.has(address) && request.uri().path() != "/healthz" {
        let error = ApiError::forbidden("banned", "the operator of this house has shut it to your address");
        return refuse(request, error).await;
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let is_socket = request.headers().contains_key(header::UPGRADE);
    if (changes || is_socket) && !is_own_origin(&house.options, request.headers()) {
        let error = ApiError::forbidden("other-origin", "requests from other sites are refused");
        return refuse(request, error).await;
    }
    // What is only drawn for whoever asks changes nothing, however it is asked for.
    let too_many = if is_rendered(&request) {
        limits.stay_small();
        wait(&limits.pictures, &address)
    } else if changes || is_socket {
        limits.stay_small();
        let guest = house.cookie_id(request.headers());
        wait(&limits.by_address, &address).or_else(|| wait(&limits.by_guest, &guest?))
    } else {
        None
    };
    let too_many = too_many.or_else(|| limits.misses.wait(address).filter(|_| is_of_table(&request)));
    if let Some(wait) = too_many {
        return put_off(request, "too-many", "too many requests; wait a moment and try again", wait).await;
    }
    if is_socket {
        let Some(room) = limits.sockets.room(address) else {
            let message = "too many sockets are open from this address; close some, or wait and try again";
            return put_off(request, "too-many-sockets", message, SOCKET_PAUSE).await;
        };
        request.extensions_mut().insert(Arc::new(room));
    }
    let response = next.run(request).await;
    if response.extensions().get::<Missed>().is_some() {
        limits.stay_small();
        limits.misses.note(address);
    }
    response
}

/// Whether a table is looked up for a request.
fn is_of_table(request: &Request) -> bool {
    let route = request.extensions().get::<MatchedPath>();
    route.is_some_and(|route| route.as_str().starts_with(OF_TABLES))
        || request.uri().path().starts_with("/table/")
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

impl House {
    /// How many sockets are open.
    pub(crate) fn sockets_open(&self) -> usize {
        self.limits.open()
    }
}

/// Counts every request and writes it into the log, by its route: addresses hold tokens that belong to nobody's log.
pub(crate) async fn log(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().map_or("page", MatchedPath::as_str).to_owned();
    let kind = Kind::of(&method, &route, request.headers().contains_key(header::UPGRADE));
    let began = house.elapsed();
    let response = next.run(request).await;
    let took = house.elapsed().saturating_sub(began);
    house.metrics.note_request(kind, response.status(), took);
    let (status, millis) = (response.status().as_u16(), took.as_millis());
    tracing::debug!(%method, route, status, millis, "request");
    response
}
