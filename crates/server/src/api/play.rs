//! Playing: actions, giving up, draws, rematches, talk.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use serde::{Deserialize, Serialize};
use store::{Channel, ChatLine, Guest};
use tabletop::{Proposal, Seat, Window};
use utoipa::ToSchema;

use super::Body;
use crate::House;
use crate::bot_names::must_be_level;
use crate::entering::finish;
use crate::error::ApiError;
use crate::submitting::{Accepted, Receipt, Submit};

/// The longest line of talk.
const LONGEST_LINE: usize = 500;

pub(super) fn checked_key(guest: &Guest, key: &str) -> Result<String, ApiError> {
    if !(8..=64).contains(&key.len()) || !key.bytes().all(|byte| byte.is_ascii_graphic()) {
        let message = "a key has 8 to 64 visible ASCII characters: letters, digits and signs, no spaces";
        return Err(ApiError::bad("bad-key", message));
    }
    // Keys of different people never meet.
    Ok(format!("{}/{key}", guest.id))
}

/// What was entered.
#[derive(Serialize, ToSchema)]
pub(super) struct Entered {
    /// The number of the last line of the log that the seat was told by then.
    number: usize,
    /// Where several decide at once in secret: a receipt for what the seat has saved in this window.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    receipt: Option<Receipt>,
}

/// Enters something for a seat of the caller's and answers with the caller's own number of it: the same whenever it is
/// asked for.
async fn enter(
    house: &Arc<House>,
    headers: &HeaderMap,
    id: &str,
    seat: u64,
    submit: Submit,
    key: &str,
) -> Result<Json<Entered>, ApiError> {
    let guest = house.caller(headers).await?;
    let table = house.table_for(id, guest.as_ref()).await?;
    let not_yours = || ApiError::forbidden("not-your-seat", "you do not sit there");
    let guest = guest.ok_or_else(not_yours)?;
    let seat = Seat::try_new(seat).ok_or_else(not_yours)?;
    let key = checked_key(&guest, key)?;
    let Accepted { number, receipt } = house.submit(&table, &guest.id, seat, submit, Some(key)).await?;
    Ok(Json(Entered { number, receipt }))
}

/// An action.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Act {
    /// For which seat of one's own.
    #[schema(value_type = Seat)]
    seat: u64,
    /// In notation.
    action: String,
    /// The decision it answers: the `window` that the match waits in.
    #[schema(value_type = Window)]
    window: u32,
    /// Any visible ASCII text of one's own, without spaces; a repeat of it does nothing twice.
    #[schema(min_length = 8, max_length = 64)]
    key: String,
}

/// Acts. The answer means that it is on disk.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/act",
    operation_id = "act",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = Act,
    responses((status = 200, body = Entered, description = "It is on disk."), (status = 404), (status = 409), (status = 422))
)]
pub(super) async fn act(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(act): Body<Act>,
) -> Result<Json<Entered>, ApiError> {
    let submit = Submit::Act { action: act.action, window: Window(act.window) };
    enter(&house, &headers, &id, act.seat, submit, &act.key).await
}

/// Giving up.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Resign {
    /// For which seat of one's own.
    #[schema(value_type = Seat)]
    seat: u64,
    /// Any visible ASCII text of one's own, without spaces; a repeat of it does nothing twice.
    #[schema(min_length = 8, max_length = 64)]
    key: String,
}

/// Gives up.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/resign",
    operation_id = "resign",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = Resign,
    responses((status = 200, body = Entered, description = "It is on disk."), (status = 404), (status = 409), (status = 422))
)]
pub(super) async fn resign(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(resign): Body<Resign>,
) -> Result<Json<Entered>, ApiError> {
    enter(&house, &headers, &id, resign.seat, Submit::Resign, &resign.key).await
}

/// A voice for or against a draw.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Draw {
    /// For which seat of one's own.
    #[schema(value_type = Seat)]
    seat: u64,
    /// Whether one says yes. Whoever has not said so declines what others offer by a no.
    yes: bool,
    /// The `window` that the match waits in: voices count in one.
    #[schema(value_type = Window)]
    window: u32,
    /// Any visible ASCII text of one's own, without spaces; a repeat of it does nothing twice.
    #[schema(min_length = 8, max_length = 64)]
    key: String,
}

/// Says yes to a draw; or no, which takes one's own yes back or declines what others offer.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/draw",
    operation_id = "draw",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = Draw,
    responses((status = 200, body = Entered, description = "It is on disk."), (status = 404), (status = 409), (status = 422))
)]
pub(super) async fn draw(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(draw): Body<Draw>,
) -> Result<Json<Entered>, ApiError> {
    let submit = Submit::Draw { yes: draw.yes, window: Window(draw.window) };
    enter(&house, &headers, &id, draw.seat, submit, &draw.key).await
}

/// A decision taken back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TakeBack {
    /// For which seat of one's own.
    #[schema(value_type = Seat)]
    seat: u64,
    /// The `window` that the match waits in: in the next one there is something else to take back.
    #[schema(value_type = Window)]
    window: u32,
    /// Any visible ASCII text of one's own, without spaces; a repeat of it does nothing twice.
    #[schema(min_length = 8, max_length = 64)]
    key: String,
}

/// Takes one's last decision back, and what came of it, where neither luck nor anything secret came since and nobody decided at
/// the same time. People who have acted since, or are to act now, are asked first: that is a proposal, which they answer. A
/// whole says by `takeback` whether one can.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/takeback",
    operation_id = "takeBack",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = TakeBack,
    responses((status = 200, body = Entered, description = "It is on disk."), (status = 404), (status = 409), (status = 422))
)]
pub(super) async fn take_back(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(back): Body<TakeBack>,
) -> Result<Json<Entered>, ApiError> {
    let submit = Submit::TakeBack { window: Window(back.window) };
    enter(&house, &headers, &id, back.seat, submit, &back.key).await
}

/// More time.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Extend {
    /// For which seat of one's own.
    #[schema(value_type = Seat)]
    seat: u64,
    /// The `window` whose time is extended.
    #[schema(value_type = Window)]
    window: u32,
    /// Any visible ASCII text of one's own, without spaces; a repeat of it does nothing twice.
    #[schema(min_length = 8, max_length = 64)]
    key: String,
}

/// Has the open window extended by its own length, 48 hours at most: once for each seat, in matches over days.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/extend",
    operation_id = "extend",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = Extend,
    responses((status = 200, body = Entered, description = "It is on disk."), (status = 404), (status = 409), (status = 422))
)]
pub(super) async fn extend(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(extend): Body<Extend>,
) -> Result<Json<Entered>, ApiError> {
    let submit = Submit::Extend { window: Window(extend.window) };
    enter(&house, &headers, &id, extend.seat, submit, &extend.key).await
}

/// What can be proposed.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "what", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Wish {
    /// To pause a match over days, 14 days at most.
    Pause {},
    /// To go on before the pause is over.
    Resume {},
    /// To put a bot into the seat of somebody who is missing; they may come back.
    Bot {
        /// The seat.
        #[schema(value_type = Seat)]
        seat: u64,
        /// The bot's level.
        #[schema(minimum = 1, maximum = 6)]
        level: u8,
    },
}

/// A proposal.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Propose {
    /// For which seat of one's own.
    #[schema(value_type = Seat)]
    seat: u64,
    /// What.
    proposal: Wish,
    /// The `window` that the match waits in: what is proposed in one lapses with it.
    #[schema(value_type = Window)]
    window: u32,
    /// Any visible ASCII text of one's own, without spaces; a repeat of it does nothing twice.
    #[schema(min_length = 8, max_length = 64)]
    key: String,
}

/// Proposes something to all other people at the table; where there are none it is done at once.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/propose",
    operation_id = "propose",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = Propose,
    responses((status = 200, body = Entered, description = "It is on disk."), (status = 404), (status = 409), (status = 422))
)]
pub(super) async fn propose(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(propose): Body<Propose>,
) -> Result<Json<Entered>, ApiError> {
    let what = match propose.proposal {
        Wish::Pause {} => Proposal::Pause,
        Wish::Resume {} => Proposal::Resume,
        Wish::Bot { seat, level } => {
            must_be_level(level)?;
            Proposal::Bot { seat: Seat::try_new(seat).ok_or_else(|| ApiError::not_found("seat"))?, level }
        }
    };
    let submit = Submit::Propose { what, window: Window(propose.window) };
    enter(&house, &headers, &id, propose.seat, submit, &propose.key).await
}

/// An answer.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Answer {
    /// For which seat of one's own.
    #[schema(value_type = Seat)]
    seat: u64,
    /// Whether one agrees. A no ends the proposal, one's own too.
    yes: bool,
    /// The `window` that the match waits in.
    #[schema(value_type = Window)]
    window: u32,
    /// Any visible ASCII text of one's own, without spaces; a repeat of it does nothing twice.
    #[schema(min_length = 8, max_length = 64)]
    key: String,
}

/// Answers what is proposed. When everybody who is asked agrees, it is done.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/answer",
    operation_id = "answer",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = Answer,
    responses((status = 200, body = Entered, description = "It is on disk."), (status = 404), (status = 409), (status = 422))
)]
pub(super) async fn answer(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(answer): Body<Answer>,
) -> Result<Json<Entered>, ApiError> {
    let submit = Submit::Answer { yes: answer.yes, window: Window(answer.window) };
    enter(&house, &headers, &id, answer.seat, submit, &answer.key).await
}

/// The match that follows.
#[derive(Serialize, ToSchema)]
pub(super) struct Follows {
    /// Its id.
    id: String,
}

/// Plays again.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/rematch",
    operation_id = "rematch",
    params(("id" = String, Path, description = "The table's id.")),
    responses((status = 200, body = Follows, description = "The match that follows."), (status = 404), (status = 409))
)]
pub(super) async fn rematch(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Follows>, ApiError> {
    let guest = house.caller(&headers).await?;
    let guest = guest
        .ok_or_else(|| ApiError::forbidden("not-seated", "only those who played can ask for a rematch"))?;
    let table = house.table_for(&id, Some(&guest)).await?;
    let id = finish(async move { house.rematch(&table, &guest).await }).await?;
    Ok(Json(Follows { id }))
}

/// A line of talk.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Say {
    /// `table` or `watchers`.
    channel: Channel,
    /// What is said.
    #[schema(min_length = 1)]
    text: String,
}

/// It was said.
#[derive(Serialize, ToSchema)]
pub(super) struct Said {}

/// Says something.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/chat",
    operation_id = "chat",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = Say,
    responses((status = 200, body = Said, description = "It was said."), (status = 404))
)]
pub(super) async fn chat(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(say): Body<Say>,
) -> Result<Json<Said>, ApiError> {
    let guest = house.caller(&headers).await?;
    let guest = guest.ok_or_else(|| ApiError::forbidden("no-guest", "choose a name first"))?;
    let table = house.table_for(&id, Some(&guest)).await?;
    let text = say.text.trim();
    if text.is_empty() || text.chars().count() > LONGEST_LINE {
        return Err(ApiError::bad("bad-line", format!("a line has 1 to {LONGEST_LINE} letters")));
    }
    let text = text.to_owned();
    finish(async move {
        let (is_seated, is_written, is_silent) = {
            let state = table.hold().await;
            let is_written = state.lines().is_some() && !state.is_over();
            (!state.seats_of(&guest.id).is_empty(), is_written, state.is_silent(&guest.id))
        };
        if is_silent {
            let message = "whoever plays unknown, or may come to, is heard by nobody before the end";
            return Err(ApiError::forbidden("unheard", message));
        }
        if (say.channel == Channel::Table) != is_seated {
            return Err(ApiError::forbidden(
                "other-channel",
                "those at the table and those who watch talk apart",
            ));
        }
        if is_seated && is_written {
            let message = "seats write letters here; those who played talk when it is over";
            return Err(ApiError::forbidden("press-instead", message));
        }
        let at = house.now();
        let line = ChatLine { n: 0, channel: say.channel, guest: guest.id, name: guest.name, text, at };
        house.say(&table, line).await?;
        Ok(Json(Said {}))
    })
    .await
}
