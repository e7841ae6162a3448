//! Figures for whoever runs the house, as Prometheus reads them.
//!
//! They are counted over the whole house: no label names a table, a seat, a guest, an address or a game, and what a request was
//! about, or whether the rules allowed it, moves nothing. That a request came at all does move a number, which is why they are
//! never served where people play, but at an address of their own (`--metrics`).
//!
//! Written by hand: a dozen numbers need no crate, and a register of the whole process would mix the houses of our tests.

use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::Context;
use axum::Router;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{Method, StatusCode};
use axum::response::IntoResponse;
use axum::routing::get;

use crate::House;
use crate::error::ApiError;

/// The upper ends of the steps in which times are counted, in milliseconds.
const STEPS: [u64; 10] = [1, 2, 5, 10, 25, 50, 100, 250, 1_000, 5_000];

/// How many took how long.
#[derive(Debug, Default)]
struct Histogram {
    /// Those of each step, and last those that took longer.
    counts: [AtomicU64; STEPS.len() + 1],
    micros: AtomicU64,
}

impl Histogram {
    fn add(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let step = STEPS.iter().position(|step| micros <= step * 1_000).unwrap_or(STEPS.len());
        self.counts[step].fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    fn write(&self, text: &mut String, name: &str, help: &str) {
        head(text, name, help, "histogram");
        let mut sum = 0;
        for (step, count) in STEPS.iter().zip(&self.counts) {
            sum += count.load(Ordering::Relaxed);
            line(text, &format!("{name}_bucket{{le=\"{}\"}}", *step as f64 / 1e3), sum);
        }
        sum += self.counts[STEPS.len()].load(Ordering::Relaxed);
        line(text, &format!("{name}_bucket{{le=\"+Inf\"}}"), sum);
        line(text, &format!("{name}_sum"), self.micros.load(Ordering::Relaxed) as f64 / 1e6);
        line(text, &format!("{name}_count"), sum);
    }
}

/// What kind of request it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Changes nothing.
    Read,
    /// Changes something beside tables.
    Change,
    /// Changes a table.
    Submit,
    /// Opens a socket.
    Socket,
}

impl Kind {
    const ALL: [(Kind, &str); 4] =
        [(Kind::Read, "read"), (Kind::Change, "change"), (Kind::Submit, "submit"), (Kind::Socket, "socket")];

    /// By its method and its route, which has no id in it.
    pub(crate) fn of(method: &Method, route: &str, is_socket: bool) -> Self {
        match *method {
            Method::GET | Method::HEAD if is_socket => Kind::Socket,
            Method::GET | Method::HEAD => Kind::Read,
            _ if route.starts_with("/api/tables/{id}/") => Kind::Submit,
            _ => Kind::Change,
        }
    }
}

/// What became of requests. What the rules refused is answered like what they allowed: which it was may be a secret.
const OUTCOMES: [&str; 3] = ["answered", "put_off", "failed"];

fn outcome(status: StatusCode) -> usize {
    match status {
        StatusCode::TOO_MANY_REQUESTS => 1,
        status if status.is_server_error() => 2,
        _ => 0,
    }
}

/// Who found that the store fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Finder {
    Request,
    Bot,
    Deadline,
}

const FINDERS: [&str; 3] = ["request", "bot", "deadline"];

/// What is counted.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    requests: [[AtomicU64; OUTCOMES.len()]; Kind::ALL.len()],
    submits: Histogram,
    store_errors: [AtomicU64; FINDERS.len()],
    /// How late deadlines were entered.
    deadlines: Histogram,
}

impl Metrics {
    /// A request was answered.
    pub(crate) fn note_request(&self, kind: Kind, status: StatusCode, took: Duration) {
        self.requests[kind as usize][outcome(status)].fetch_add(1, Ordering::Relaxed);
        if kind == Kind::Submit {
            self.submits.add(took);
        }
        // Nothing else is answered so.
        if status == StatusCode::SERVICE_UNAVAILABLE {
            self.note_store_error(Finder::Request);
        }
    }

    fn note_store_error(&self, finder: Finder) {
        self.store_errors[finder as usize].fetch_add(1, Ordering::Relaxed);
    }

    /// Work that nobody asked for failed; counted if the store did.
    pub(crate) fn note_failure(&self, finder: Finder, error: &ApiError) {
        if error.is_passing() {
            self.note_store_error(finder);
        }
    }

    /// A deadline was entered, so many milliseconds after its moment.
    pub(crate) fn note_deadline(&self, late: u64) {
        self.deadlines.add(Duration::from_millis(late));
    }
}

fn head(text: &mut String, name: &str, help: &str, kind: &str) {
    writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}").expect("memory");
}

fn line(text: &mut String, name: &str, value: impl std::fmt::Display) {
    writeln!(text, "{name} {value}").expect("memory");
}

impl House {
    /// All figures as text.
    pub fn metrics(&self) -> String {
        let mut text = String::new();
        head(&mut text, "tabletier_info", "The version of this program.", "gauge");
        line(&mut text, &format!("tabletier_info{{version=\"{}\"}}", env!("CARGO_PKG_VERSION")), 1);
        let name = "tabletier_requests_total";
        head(&mut text, name, "Requests, by what they want and what became of them.", "counter");
        for ((_, kind), counts) in Kind::ALL.iter().zip(&self.metrics.requests) {
            for (outcome, count) in OUTCOMES.iter().zip(counts) {
                let name = format!("{name}{{kind=\"{kind}\",outcome=\"{outcome}\"}}");
                line(&mut text, &name, count.load(Ordering::Relaxed));
            }
        }
        let help = "How long changes of tables took until they were on disk and answered.";
        self.metrics.submits.write(&mut text, "tabletier_submit_seconds", help);
        let name = "tabletier_store_errors_total";
        head(&mut text, name, "Failures of the store, by what met them.", "counter");
        for (finder, count) in FINDERS.iter().zip(&self.metrics.store_errors) {
            line(&mut text, &format!("{name}{{met_by=\"{finder}\"}}"), count.load(Ordering::Relaxed));
        }
        let help = "How late deadlines were entered.";
        self.metrics.deadlines.write(&mut text, "tabletier_deadline_lateness_seconds", help);
        let thinking = self.thinkers.taken();
        for (name, help, value) in [
            ("tabletier_sockets", "Sockets that are open.", self.sockets_open()),
            ("tabletier_tables_in_memory", "Tables in memory.", self.tables_in_memory()),
            ("tabletier_bots_thinking", "Bots that are thinking.", thinking),
            (
                "tabletier_bot_threads",
                "Bots that may think at the same time, beside one master.",
                self.options.bot_threads,
            ),
            (
                "tabletier_callers_remembered",
                "Callers whose requests are counted.",
                self.callers_remembered(),
            ),
        ] {
            head(&mut text, name, help, "gauge");
            line(&mut text, name, value);
        }
        text
    }
}

/// What is served at the address for figures: they and nothing else.
pub fn app(house: Arc<House>) -> Router {
    let figures = |State(house): State<Arc<House>>| async move {
        ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], house.metrics()).into_response()
    };
    Router::new().route("/metrics", get(figures)).with_state(house)
}

/// Serves the figures until the house closes, if its operator wants them.
pub(crate) async fn listen(house: &Arc<House>) -> anyhow::Result<()> {
    let Some(address) = house.options.metrics else { return Ok(()) };
    let listener = tokio::net::TcpListener::bind(address)
        .await
        .with_context(|| format!("cannot listen on {address} for --metrics"))?;
    let at = listener.local_addr().context("the listener has an address")?;
    tracing::info!(metrics = %at, "figures are served");
    let (app, mut closing) = (app(Arc::clone(house)), house.closing.subscribe());
    tokio::spawn(async move {
        let closes = async move { drop(closing.wait_for(|closes| *closes).await) };
        if let Err(error) = axum::serve(listener, app).with_graceful_shutdown(closes).await {
            tracing::error!(%error, "figures are served no more");
        }
    });
    Ok(())
}
