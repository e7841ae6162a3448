//! What goes wrong, as an answer: one shape, a status, a code that clients translate.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalog::{Fault, FaultKind};
use serde::Serialize;
use store::StoreError;
use tabletop::Message;
use utoipa::ToSchema;

use crate::misses::Missed;

/// What every request that fails is answered with.
#[derive(Serialize, ToSchema)]
pub(crate) struct ApiFault<'a> {
    /// Why it failed.
    error: SaidFault<'a>,
}

/// A fault, with the sentence for clients that speak other languages.
#[derive(Serialize, ToSchema)]
struct SaidFault<'a> {
    #[serde(flatten)]
    fault: &'a Fault,
    /// The message as data, where there is a sentence for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    said: Option<&'a Message>,
}

/// What is said of a table that is not there.
const NO_TABLE: &str = "there is no such table";

/// A request that could not be done. The match is unchanged.
#[derive(Debug)]
pub struct ApiError(Box<(StatusCode, Fault)>);

impl ApiError {
    /// With a status, a code and words.
    pub fn new(status: StatusCode, code: &str, message: impl Into<String>) -> Self {
        ApiError(Box::new((status, Fault::protocol(code, message))))
    }

    /// Its status.
    pub(crate) fn status(&self) -> StatusCode {
        self.0.0
    }

    /// There is no such thing, or none that this caller may see.
    pub fn not_found(what: &str) -> Self {
        ApiError::new(StatusCode::NOT_FOUND, "not-found", format!("there is no such {what}"))
    }

    /// It is there, and not the caller's.
    pub fn forbidden(code: &str, message: impl Into<String>) -> Self {
        ApiError::new(StatusCode::FORBIDDEN, code, message)
    }

    /// The moment has passed or has not come.
    pub fn conflict(code: &str, message: impl Into<String>) -> Self {
        ApiError::new(StatusCode::CONFLICT, code, message)
    }

    /// Whether the same may work later: the store failed, not the request.
    pub fn is_passing(&self) -> bool {
        self.0.0 == StatusCode::SERVICE_UNAVAILABLE
    }

    /// A fault stopped this table.
    pub fn frozen() -> Self {
        ApiError::conflict("table-frozen", "this table was stopped by a fault; its journal is safe")
    }

    /// The house made a mistake, and nothing was changed by it.
    pub fn fault() -> Self {
        let message = "the house made a mistake; nothing was changed";
        ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "fault", message)
    }

    /// It was understood, and cannot be.
    pub fn unprocessable(code: &str, message: impl Into<String>) -> Self {
        ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, code, message)
    }

    /// The request makes no sense.
    pub fn bad(code: &str, message: impl Into<String>) -> Self {
        ApiError::new(StatusCode::BAD_REQUEST, code, message)
    }
}

impl From<Fault> for ApiError {
    fn from(fault: Fault) -> Self {
        let status = match (fault.kind, fault.code.as_str()) {
            (FaultKind::Refused, "refused-window-closed" | "refused-over" | "refused-out-of-turn") => {
                StatusCode::CONFLICT
            }
            (FaultKind::Refused | FaultKind::Config | FaultKind::Notation, _) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            (FaultKind::Protocol, "unknown-game") => StatusCode::NOT_FOUND,
            (FaultKind::Protocol, _) => StatusCode::BAD_REQUEST,
        };
        ApiError(Box::new((status, fault)))
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        let code = match error {
            StoreError::Locked => "store-locked",
            StoreError::ReadOnly => "store-read-only",
            StoreError::Full => "store-full",
            StoreError::Corrupt(_) | StoreError::TooNew => "store-damaged",
            StoreError::Closed => "house-closing",
            StoreError::Other(_) => "store-failed",
        };
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, code, error.to_string())
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (status, fault) = &*self.0;
        let error = SaidFault { fault, said: fault.said.as_deref() };
        let mut response = (*status, Json(ApiFault { error })).into_response();
        if *status == StatusCode::NOT_FOUND && fault.message == NO_TABLE {
            response.extensions_mut().insert(Missed);
        }
        response
    }
}
