//! Guests.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use store::Guest;
use utoipa::ToSchema;

use super::Body;
use crate::House;
use crate::error::ApiError;
use crate::guest::{clean_name, token_hash};

fn me(house: &House, guest: &Guest) -> Value {
    json!({ "name": guest.name, "return_link": format!("/return/{}", house.return_token(&guest.id)) })
}

/// The house and who asks.
#[utoipa::path(get, path = "/api/house", responses((status = 200, description = "version, and me if I am a guest")))]
pub(super) async fn house(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
) -> Result<Json<Value>, ApiError> {
    let guest = house.caller(&headers).await?;
    let me = guest.map(|guest| me(&house, &guest));
    Ok(Json(json!({ "version": env!("CARGO_PKG_VERSION"), "me": me })))
}

/// A name.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Name {
    name: String,
}

/// Becomes a guest, or another name for the guest one is.
#[utoipa::path(post, path = "/api/me", request_body = Name, responses((status = 200), (status = 400)))]
pub(super) async fn rename(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
    Body(body): Body<Name>,
) -> Result<Response, ApiError> {
    let guest = match house.caller(&headers).await? {
        None => house.welcome(Some(&body.name)).await?,
        Some(guest) => {
            let name = clean_name(&body.name)?;
            house.store.rename_guest(&guest.id, &name).await?;
            let guest = Guest { name, ..guest };
            house.guests.put(&guest);
            guest
        }
    };
    Ok(([(SET_COOKIE, house.cookie(&guest.id))], Json(me(&house, &guest))).into_response())
}

/// Comes back by the return link, on any device.
#[utoipa::path(get, path = "/return/{token}", responses((status = 303), (status = 404)))]
pub(super) async fn come_back(
    State(house): State<Arc<House>>,
    Path(token): Path<String>,
) -> Result<Response, ApiError> {
    let guest = house.store.guest_by_token(&token_hash(&token)).await?;
    let guest = guest.ok_or_else(|| ApiError::not_found("return link"))?;
    Ok(([(SET_COOKIE, house.cookie(&guest.id))], Redirect::to("/")).into_response())
}

impl House {
    /// The guest who asks, made on the spot if there is none; with the cookie to set in that case.
    pub(super) async fn caller_or_new(
        &self,
        headers: &HeaderMap,
    ) -> Result<(Guest, Option<String>), ApiError> {
        match self.caller(headers).await? {
            Some(guest) => Ok((guest, None)),
            None => {
                let guest = self.welcome(None).await?;
                let cookie = self.cookie(&guest.id);
                Ok((guest, Some(cookie)))
            }
        }
    }
}

/// An answer that may set a cookie.
pub(super) fn with_cookie(cookie: Option<String>, answer: impl IntoResponse) -> Response {
    match cookie {
        Some(cookie) => ([(SET_COOKIE, cookie)], answer).into_response(),
        None => answer.into_response(),
    }
}
