//! Guests.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use serde::{Deserialize, Serialize};
use store::Guest;
use utoipa::ToSchema;

use super::Body;
use crate::House;
use crate::entering::finish;
use crate::error::ApiError;
use crate::guest::token_hash;
use crate::holidays::Holiday;
use crate::name::clean_name;
use crate::page::{is_browsing, lost};

/// A guest, to themselves.
#[derive(Serialize, ToSchema)]
pub(super) struct Me {
    /// The name the others read.
    name: String,
}

fn me(guest: &Guest) -> Me {
    Me { name: guest.name.clone() }
}

/// The house, and who asks.
#[derive(Serialize, ToSchema)]
pub(super) struct HouseCard {
    /// Its version.
    version: &'static str,
    /// Who asks, if they are a guest already.
    #[schema(required = true)]
    me: Option<Me>,
}

/// The house and who asks.
#[utoipa::path(
    get,
    path = "/api/house",
    operation_id = "house",
    tag = "house",
    responses((status = 200, body = HouseCard, description = "The house, and who asks."))
)]
pub(super) async fn house(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
) -> Result<Json<HouseCard>, ApiError> {
    let guest = house.caller(&headers).await?;
    let me = guest.as_ref().map(me);
    Ok(Json(HouseCard { version: env!("CARGO_PKG_VERSION"), me }))
}

/// A name.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Name {
    /// The name the others shall read.
    name: String,
}

/// Becomes a guest, or another name for the guest one is.
#[utoipa::path(
    post,
    path = "/api/me",
    operation_id = "setName",
    request_body = Name,
    responses((status = 200, body = Me, description = "Who one is now. A cookie says so from here on."))
)]
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
            house.store.tell(store::Heard::Guest(guest.id.clone()));
            guest
        }
    };
    Ok(([(SET_COOKIE, house.cookie(&guest.id))], Json(me(&guest))).into_response())
}

/// A return link.
#[derive(Serialize, ToSchema)]
pub(super) struct ReturnLink {
    /// The address that makes another browser the caller's. It is told once: the house keeps no copy that could be read.
    return_link: String,
}

/// Makes a new return link. The one before leads nowhere from here on.
#[utoipa::path(
    post,
    path = "/api/me/link",
    operation_id = "makeLink",
    responses((status = 200, body = ReturnLink, description = "The link."))
)]
pub(super) async fn make_link(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
) -> Result<Json<ReturnLink>, ApiError> {
    let guest = house.caller(&headers).await?;
    let guest = guest.ok_or_else(|| ApiError::forbidden("no-guest", "choose a name first"))?;
    let token = house.renew_token(&guest).await?;
    Ok(Json(ReturnLink { return_link: format!("/return/{token}") }))
}

/// Comes back by the return link, on any device.
#[utoipa::path(
    get,
    path = "/return/{token}",
    operation_id = "comeBack",
    params(("token" = String, Path, description = "The token of the return link.")),
    responses(
        (status = 303, description = "To the page, with a cookie that says who one is; or to a question, where this browser is another guest's."),
        (status = 404)
    )
)]
pub(super) async fn come_back(
    State(house): State<Arc<House>>,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let Some(guest) = house.of_token(&token).await? else {
        // People are told by the page what to do.
        return if is_browsing(&headers) { Ok(lost()) } else { Err(ApiError::not_found("return link")) };
    };
    let caller = house.caller(&headers).await?;
    if caller.is_some_and(|caller| caller.id != guest.id) {
        // Whoever this browser was would be gone: the page asks first.
        return Ok(Redirect::to(&format!("/switch/{token}")).into_response());
    }
    Ok(([(SET_COOKIE, house.cookie(&guest.id))], Redirect::to("/")).into_response())
}

/// The token of a return link.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ReturnToken {
    /// What stands at the end of the link.
    token: String,
}

/// Comes back by the token of a return link, in the place of whoever this browser was.
#[utoipa::path(
    post,
    path = "/api/me/return",
    operation_id = "comeBackInstead",
    request_body = ReturnToken,
    responses((status = 200, body = Me, description = "Who one is now. A cookie says so from here on."), (status = 404))
)]
pub(super) async fn come_back_instead(
    State(house): State<Arc<House>>,
    Body(body): Body<ReturnToken>,
) -> Result<Response, ApiError> {
    let guest = house.of_token(&body.token).await?.ok_or_else(|| ApiError::not_found("return link"))?;
    Ok(([(SET_COOKIE, house.cookie(&guest.id))], Json(me(&guest))).into_response())
}

impl House {
    /// The guest to whom a return link leads.
    async fn of_token(&self, token: &str) -> Result<Option<Guest>, ApiError> {
        Ok(self.store.guest_by_token(&token_hash(token)).await?)
    }

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

fn no_guest() -> ApiError {
    ApiError::forbidden("no-guest", "choose a name first")
}

/// How it stands with one's holiday: 21 days in each calendar year, in which one's clocks stand still at matches over days.
#[utoipa::path(
    get,
    path = "/api/me/holiday",
    operation_id = "holiday",
    responses((status = 200, body = Holiday, description = "How it stands."), (status = 403))
)]
pub(super) async fn holiday(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
) -> Result<Json<Holiday>, ApiError> {
    let guest = house.caller(&headers).await?.ok_or_else(no_guest)?;
    house.holiday(&guest.id).await.map(Json)
}

/// A holiday.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WantedHoliday {
    /// Until when, in milliseconds since 1970; nothing to be back.
    until: Option<u64>,
}

/// Goes on holiday from now on, or comes back.
#[utoipa::path(
    post,
    path = "/api/me/holiday",
    operation_id = "takeHoliday",
    request_body = WantedHoliday,
    responses((status = 200, body = Holiday, description = "How it stands now."), (status = 403), (status = 409))
)]
pub(super) async fn take_holiday(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
    Body(wanted): Body<WantedHoliday>,
) -> Result<Json<Holiday>, ApiError> {
    let guest = house.caller(&headers).await?.ok_or_else(no_guest)?;
    finish(async move { house.take_holiday(&guest.id, wanted.until).await }).await.map(Json)
}
