//! Playing: actions, giving up, draws, rematches, talk.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use serde::Deserialize;
use serde_json::{Value, json};
use store::{Channel, ChatLine, Guest};
use tabletop::{Seat, Window};
use utoipa::ToSchema;

use super::Body;
use crate::House;
use crate::desk::{Desk, Submit};
use crate::error::ApiError;
use crate::house::finish;

/// The longest line of talk.
const LONGEST_LINE: usize = 500;

/// A seat of the caller's own, or why it is not.
async fn own_seat(desk: &Desk, guest: Option<&Guest>, seat: u64) -> Result<Seat, ApiError> {
    let own = match guest {
        Some(guest) => desk.seating().await.seats_of(&guest.id),
        None => Vec::new(),
    };
    let seat = Seat::try_new(seat).filter(|seat| own.contains(seat));
    seat.ok_or_else(|| ApiError::forbidden("not-your-seat", "you do not sit there"))
}

fn checked_key(guest: Option<&Guest>, key: &str) -> Result<Option<String>, ApiError> {
    if !(8..=64).contains(&key.len()) || !key.is_ascii() {
        return Err(ApiError::bad("bad-key", "a key has 8 to 64 ASCII letters"));
    }
    // Keys of different people never meet.
    Ok(guest.map(|guest| format!("{}/{key}", guest.id)))
}

/// Enters something for a seat of the caller's and answers with the caller's own number of it.
async fn enter(
    house: &Arc<House>,
    desk: &Arc<Desk>,
    seat: Seat,
    submit: Submit,
) -> Result<Json<Value>, ApiError> {
    let seq = house.submit(desk, submit).await?;
    answer(desk, seat, seq).await
}

/// The number that what stands in the journal under this one has for a seat: the same whenever it is asked for.
async fn answer(desk: &Desk, seat: Seat, seq: u32) -> Result<Json<Value>, ApiError> {
    let seating = desk.seating().await;
    let log = desk.guarded(|| seating.table.log(seat.into()))?;
    let number = log.iter().filter(|told| told.entry <= seq as usize).count();
    Ok(Json(json!({ "number": number })))
}

/// An action.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Act {
    seat: u64,
    /// In notation.
    action: String,
    /// The decision it answers.
    window: u32,
    /// Any text of one's own; a repeat of it does nothing twice.
    key: String,
}

/// Acts. The answer means that it is on disk.
#[utoipa::path(post, path = "/api/tables/{id}/act", request_body = Act, responses((status = 200), (status = 403), (status = 409), (status = 422)))]
pub(super) async fn act(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(act): Body<Act>,
) -> Result<Json<Value>, ApiError> {
    let guest = house.caller(&headers).await?;
    let desk = house.desk(&id).await?;
    let seat = own_seat(&desk, guest.as_ref(), act.seat).await?;
    let key = checked_key(guest.as_ref(), &act.key)?;
    let line = {
        let seating = desk.seating().await;
        if let Some(seq) = key.as_ref().and_then(|key| seating.seq_of(key)) {
            // A repeat: what its text meant then it need not mean now.
            drop(seating);
            return answer(&desk, seat, seq).await;
        }
        desk.guarded(|| seating.table.action_line(seat, &act.action))??
    };
    enter(&house, &desk, seat, Submit { line, window: Some(Window(act.window)), key }).await
}

/// Giving up.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Resign {
    seat: u64,
    key: String,
}

/// Gives up.
#[utoipa::path(post, path = "/api/tables/{id}/resign", request_body = Resign, responses((status = 200), (status = 403), (status = 409)))]
pub(super) async fn resign(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(resign): Body<Resign>,
) -> Result<Json<Value>, ApiError> {
    let guest = house.caller(&headers).await?;
    let desk = house.desk(&id).await?;
    let seat = own_seat(&desk, guest.as_ref(), resign.seat).await?;
    let key = checked_key(guest.as_ref(), &resign.key)?;
    enter(&house, &desk, seat, Submit { line: format!("resigned {seat}"), window: None, key }).await
}

/// A voice for or against a draw.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Draw {
    seat: u64,
    yes: bool,
    key: String,
}

/// Says yes to a draw, or takes that back.
#[utoipa::path(post, path = "/api/tables/{id}/draw", request_body = Draw, responses((status = 200), (status = 403), (status = 409)))]
pub(super) async fn draw(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(draw): Body<Draw>,
) -> Result<Json<Value>, ApiError> {
    let guest = house.caller(&headers).await?;
    let desk = house.desk(&id).await?;
    let seat = own_seat(&desk, guest.as_ref(), draw.seat).await?;
    let key = checked_key(guest.as_ref(), &draw.key)?;
    let has_bots = {
        let seating = desk.seating().await;
        Seat::all(seating.table.seats()).any(|seat| seating.bot_in(seat).is_some())
    };
    if has_bots {
        return Err(ApiError::conflict("bots-play-on", "bots do not agree on draws"));
    }
    let word = if draw.yes { "draw" } else { "no-draw" };
    enter(&house, &desk, seat, Submit { line: format!("{word} {seat}"), window: None, key }).await
}

/// Plays again.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", responses((status = 200), (status = 403), (status = 409)))]
pub(super) async fn rematch(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Value>, ApiError> {
    let guest = house.caller(&headers).await?;
    let guest = guest
        .ok_or_else(|| ApiError::forbidden("not-seated", "only those who played can ask for a rematch"))?;
    let desk = house.desk(&id).await?;
    let id = finish(async move { house.rematch(&desk, &guest).await }).await?;
    Ok(Json(json!({ "id": id })))
}

/// A line of talk.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Say {
    /// `table` or `watchers`.
    #[schema(value_type = String)]
    channel: Channel,
    text: String,
}

/// Says something.
#[utoipa::path(post, path = "/api/tables/{id}/chat", request_body = Say, responses((status = 200), (status = 400), (status = 403)))]
pub(super) async fn chat(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(say): Body<Say>,
) -> Result<Json<Value>, ApiError> {
    let guest = house.caller(&headers).await?;
    let guest = guest.ok_or_else(|| ApiError::forbidden("no-guest", "choose a name first"))?;
    let desk = house.desk(&id).await?;
    let text = say.text.trim();
    if text.is_empty() || text.chars().count() > LONGEST_LINE {
        return Err(ApiError::bad("bad-line", format!("a line has 1 to {LONGEST_LINE} letters")));
    }
    let text = text.to_owned();
    finish(async move {
        let mut seating = desk.seating().await;
        let is_seated = !seating.seats_of(&guest.id).is_empty();
        if (say.channel == Channel::Table) != is_seated {
            return Err(ApiError::forbidden(
                "other-channel",
                "those at the table and those who watch talk apart",
            ));
        }
        let at = house.ambient.now();
        let mut line = ChatLine { n: 0, channel: say.channel, guest: guest.id, name: guest.name, text, at };
        line.n = house.store.say(&desk.id, line.clone()).await?;
        seating.chat.push(line);
        drop(seating);
        desk.tell();
        Ok(Json(json!({})))
    })
    .await
}
