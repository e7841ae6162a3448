//! Tables: making one, seeing it, sitting down.

use std::sync::Arc;

use axum::Json;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Extension, Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use scene::{Board, Card, Node, Scene};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use store::Guest;
use tabletop::{Seat, Viewer, Waiting};
use timing::Pace;
use utoipa::{IntoParams, ToSchema};
use words::Lang;

use super::Body;
use super::document::{LangName, any_object};
use super::games::{Look, lang};
use super::people::with_cookie;
use crate::House;
use crate::audience::{Picture, encoded};
use crate::entering::finish;
use crate::error::ApiError;
use crate::gathering::Company;
use crate::guard::SocketRoom;
use crate::hands::Leaving;
use crate::house::{Setting, WantedSeat};
use crate::live::{self, Attendance};
use crate::sitting::SitWish;
use crate::wire::{Invitation, Own, SUBPROTOCOL, Snapshot};

/// A table to be made.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = WantedTable)]
pub(super) struct Wanted {
    /// The game's key.
    game: String,
    /// Its options.
    #[serde(default)]
    #[schema(schema_with = any_object, required = false)]
    config: Option<Value>,
    /// Its seats, in order; none where nobody chooses one (`drawn` of the game's card says so).
    #[serde(default)]
    #[schema(required = false)]
    seats: Vec<WantedSeat>,
    /// Whether it stands in the lobby.
    #[serde(default)]
    listed: bool,
    /// Whether who plays which seat is drawn by lot once everybody is there, as it is if nothing is said; those on one side
    /// stay together. If not, everybody plays the seat they sit down in, and the first one begins.
    #[serde(default = "by_lot")]
    lot: bool,
    /// How much time it gives: as much as everybody likes if nothing is said.
    #[serde(default)]
    #[schema(required = false)]
    time: Pace,
    /// Where seats write letters: whether everybody may read all of them once the match is over, as they may if nothing is said.
    #[serde(default = "opened")]
    press_opened: bool,
    /// Where seats are drawn: the level of the bots that fill up, 3 if nothing is said.
    #[serde(default = "usual_bots")]
    #[schema(minimum = 1, maximum = 6)]
    bots: u8,
    /// Where seats are drawn: whether one plays alone among bots. It begins as soon as one has added to the dice.
    #[serde(default)]
    alone: bool,
    /// Where one plays alone: which seat one wants; by lot if nothing is said.
    #[schema(value_type = Option<Seat>)]
    role: Option<u64>,
    /// Where players are unknown: how many minutes of a window in which everybody decides at once are kept for them, however early
    /// the others have finished. Half of it over days, and a minute otherwise, if nothing is said.
    #[schema(minimum = 1, maximum = 43200)]
    share_minutes: Option<u32>,
}

fn usual_bots() -> u8 {
    3
}

fn opened() -> bool {
    true
}

fn by_lot() -> bool {
    true
}

/// A table that was made.
#[derive(Serialize, ToSchema)]
#[schema(as = MadeTable)]
pub(super) struct Made {
    /// Its id.
    id: String,
    /// Its invitations.
    invites: Vec<Invitation>,
    /// The commitment to the seed of its dice: whoever has seen it may add a nonce.
    commitment: String,
    /// The seats of one's own that owe one: the match begins when everybody has added theirs.
    #[schema(value_type = Vec<Seat>)]
    owes: Vec<Seat>,
}

/// Makes a table.
#[utoipa::path(
    post,
    path = "/api/tables",
    operation_id = "makeTable",
    request_body = Wanted,
    responses((status = 200, body = Made, description = "The table was made."), (status = 404), (status = 422))
)]
pub(super) async fn make(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
    Body(wanted): Body<Wanted>,
) -> Result<Response, ApiError> {
    let (guest, cookie) = house.caller_or_new(&headers).await?;
    let config = wanted.config.clone().unwrap_or_else(|| json!({}));
    let made = finish(async move {
        let Wanted { game, seats, listed, lot, time, press_opened, share_minutes: share, .. } = wanted;
        let setting = Setting { listed, lot, time, press_opened, share, branch_of: None };
        let company = Company { bots: wanted.bots, is_alone: wanted.alone, role: wanted.role };
        let id = house.make_table(&guest, &game, &config, &seats, company, setting).await?;
        let table = house.table(&id).await?;
        let state = table.hold().await;
        let Own { invites, owes, .. } = state.own(Some(&guest));
        let commitment = fair::commitment(&id, &state.row.made.seed);
        Ok(Json(Made { id, invites, commitment, owes }))
    });
    Ok(with_cookie(cookie, made.await?))
}

/// As whom, and since when.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Asked {
    /// A seat of one's own, or `public`.
    #[serde(rename = "as")]
    #[param(value_type = Option<Viewer>)]
    viewer: Option<String>,
    /// The last number of one's own log that one knows.
    since: Option<usize>,
}

pub(super) fn viewer(text: Option<&str>) -> Result<Option<Viewer>, ApiError> {
    match text {
        None => Ok(None),
        Some("public") => Ok(Some(Viewer::Public)),
        Some(number) => {
            let seat = number.parse().ok().and_then(Seat::try_new);
            seat.map(|seat| Some(Viewer::Seat(seat))).ok_or_else(|| ApiError::not_found("seat"))
        }
    }
}

/// A table as the caller sees it.
#[utoipa::path(
    get,
    path = "/api/tables/{id}",
    operation_id = "table",
    params(("id" = String, Path, description = "The table's id."), Asked),
    responses((status = 200, body = Snapshot, description = "All of it."), (status = 403), (status = 404))
)]
pub(super) async fn show(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let guest = house.caller(&headers).await?;
    snapshot(&house, &id, guest.as_ref(), &asked).await
}

/// The table as a guest sees it now.
pub(super) async fn snapshot_of(house: &Arc<House>, id: &str, guest: &Guest) -> Result<Response, ApiError> {
    snapshot(house, id, Some(guest), &Asked { viewer: None, since: None }).await
}

async fn snapshot(
    house: &Arc<House>,
    id: &str,
    guest: Option<&Guest>,
    asked: &Asked,
) -> Result<Response, ApiError> {
    let table = house.table_for(id, guest).await?;
    let state = table.hold().await;
    let kind = state.kind(guest, viewer(asked.viewer.as_deref())?)?;
    let board = house.boards.of(&state, kind.viewer)?;
    let picture = Picture::new(&state, kind)?;
    // Whoever follows as well goes on counting from here; whoever does not has no frames to count.
    let following = state.audiences.iter().find(|audience| audience.kind == kind);
    let number = following.map_or(0, |audience| audience.number);
    let whole = picture.whole(&state, kind, number, asked.since.unwrap_or(0), house.now(), &board.tag)?;
    Ok(Json(Snapshot { whole, own: state.own(guest) }).into_response())
}

/// As whom, and which drawing.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Facing {
    /// Any seat, or `public`: a board holds nothing of a position, so that it is nobody's secret.
    #[serde(rename = "as")]
    #[param(value_type = Option<Viewer>)]
    viewer: Option<String>,
    /// The tag that a whole named. What has it may be kept for ever.
    tag: Option<String>,
}

/// The part of the drawing that never changes, as it lies before the caller.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/board",
    operation_id = "board",
    params(("id" = String, Path, description = "The table's id."), Facing),
    responses(
        (status = 200, body = Board, description = "The drawing."),
        (status = 304, description = "The caller has it, by its tag."),
        (status = 404)
    )
)]
pub(super) async fn board(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(facing): Query<Facing>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let guest = house.caller(&headers).await?;
    let table = house.table_for(&id, guest.as_ref()).await?;
    let board = {
        let state = table.hold().await;
        let who = match viewer(facing.viewer.as_deref())? {
            Some(Viewer::Seat(seat)) if seat.index() >= state.row.made.chairs.len() => {
                return Err(ApiError::not_found("seat"));
            }
            Some(who) => who,
            None => state.kind(guest.as_ref(), None)?.viewer,
        };
        house.boards.of(&state, who)?
    };
    let tag = format!("\"{}\"", board.tag);
    let is_named = facing.tag.as_deref() == Some(&board.tag);
    let caching = if is_named { "private, max-age=31536000, immutable" } else { "no-cache" };
    let head = [(CACHE_CONTROL, caching.to_owned()), (ETAG, tag.clone())];
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, head).into_response());
    }
    Ok((head, [(CONTENT_TYPE, "application/json")], board.text.clone()).into_response())
}

/// Whose moves, and how far they are given.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Under {
    /// A seat of one's own.
    #[serde(rename = "as")]
    #[param(value_type = Option<Viewer>)]
    viewer: Option<String>,
    /// The steps on the way there: ids and names of choices, separated by spaces.
    under: Option<String>,
}

/// Some steps.
#[derive(Serialize, ToSchema)]
pub(super) struct Steps {
    /// What can follow: nodes of a tree.
    #[schema(value_type = Vec<Node>)]
    moves: Box<RawValue>,
}

/// What can follow some steps of an action, where a tree of moves was too large to travel at once.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/moves",
    operation_id = "moves",
    params(("id" = String, Path, description = "The table's id."), Under),
    responses((status = 200, body = Steps, description = "What can follow."), (status = 403), (status = 404))
)]
pub(super) async fn moves(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(asked): Query<Under>,
    headers: HeaderMap,
) -> Result<Json<Steps>, ApiError> {
    let guest = house.caller(&headers).await?;
    let table = house.table_for(&id, guest.as_ref()).await?;
    let state = table.hold().await;
    let kind = state.kind(guest.as_ref(), viewer(asked.viewer.as_deref())?)?;
    let words: Vec<&str> = asked.under.as_deref().unwrap_or_default().split_whitespace().collect();
    // Whoever follows the table has the whole tree lying ready.
    let following = state.audiences.iter().find(|audience| audience.kind == kind);
    let tree = match following {
        Some(audience) => Arc::clone(&audience.picture.moves),
        None => Arc::new(state.tree_for(kind.viewer)?),
    };
    let nodes = tree.under(&words).ok_or_else(|| ApiError::not_found("step"))?;
    Ok(Json(Steps { moves: encoded(nodes) }))
}

/// As whom.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Seen {
    /// A seat of one's own, or `public`.
    #[serde(rename = "as")]
    #[param(value_type = Option<Viewer>)]
    pub(super) viewer: Option<String>,
}

/// A moment of a match.
#[derive(Serialize, ToSchema)]
pub(super) struct PastMoment {
    /// The viewer's own number of it.
    number: usize,
    /// The drawing then.
    scene: Scene,
    /// Whom the match waited for.
    waiting: Waiting,
}

/// What the caller saw after an event of their own.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/at/{number}",
    operation_id = "moment",
    params(("id" = String, Path, description = "The table's id."), ("number" = usize, Path, description = "The number of a line of one's own log."), Seen),
    responses((status = 200, body = PastMoment, description = "The drawing then."), (status = 403), (status = 404))
)]
pub(super) async fn at(
    State(house): State<Arc<House>>,
    Path((id, number)): Path<(String, usize)>,
    Query(seen): Query<Seen>,
    headers: HeaderMap,
) -> Result<Json<PastMoment>, ApiError> {
    let guest = house.caller(&headers).await?;
    let table = house.table_for(&id, guest.as_ref()).await?;
    let state = table.hold().await;
    let who = state.kind(guest.as_ref(), viewer(seen.viewer.as_deref())?)?.viewer;
    let past = state.game.read(|table| {
        let past = table.entry_of(who, number).and_then(|entry| table.at(entry))?;
        Some((past.scene(who), past.waiting(who)))
    })?;
    let (scene, waiting) = past.ok_or_else(|| ApiError::not_found("moment"))?;
    Ok(Json(PastMoment { number, scene, waiting }))
}

/// Of what, for whom and when.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Wondered {
    /// The id of a region, a piece or a slot of the scene.
    of: String,
    /// What was pointed at first: the reason is then why no action that begins there goes on here.
    after: Option<String>,
    /// After which event of the viewer's own; all of them if missing.
    at: Option<usize>,
    /// A seat of one's own, or `public`.
    #[serde(rename = "as")]
    #[param(value_type = Option<Viewer>)]
    viewer: Option<String>,
}

/// What something of the scene is, made from what the caller sees alone; and, while the caller's seat is awaited and no
/// action of theirs begins there, or goes on there, why. Games that do not explain themselves have none.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/card",
    operation_id = "card",
    params(("id" = String, Path, description = "The table's id."), Wondered),
    responses((status = 200, body = Card, description = "What it is."), (status = 403), (status = 404))
)]
pub(super) async fn card(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(wondered): Query<Wondered>,
    headers: HeaderMap,
) -> Result<Json<Card>, ApiError> {
    let guest = house.caller(&headers).await?;
    let table = house.table_for(&id, guest.as_ref()).await?;
    let state = table.hold().await;
    let who = state.kind(guest.as_ref(), viewer(wondered.viewer.as_deref())?)?.viewer;
    let card = state.game.read(|table| match wondered.at {
        None => table.card(who, &wondered.of, wondered.after.as_deref()).ok(),
        Some(number) => {
            let past = table.entry_of(who, number).and_then(|entry| table.at(entry))?;
            // What could not be done then can be done no more.
            past.card(who, &wondered.of, None).map(|card| Card { why: None, ..card }).ok()
        }
    })?;
    card.map(Json).ok_or_else(|| ApiError::not_found("card"))
}

/// An invitation that somebody holds.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Held {
    /// Its token.
    invite: String,
}

/// What an invitation opens.
#[derive(Serialize, ToSchema)]
pub(super) struct Opened {
    /// The seat.
    #[schema(value_type = Seat)]
    seat: Seat,
}

/// Which seat an invitation opens, so that nobody tries one in vain.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/invitation",
    operation_id = "invitation",
    params(("id" = String, Path, description = "The table's id."), Held),
    responses((status = 200, body = Opened, description = "The seat it opens."), (status = 404), (status = 409))
)]
pub(super) async fn invitation(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(held): Query<Held>,
    headers: HeaderMap,
) -> Result<Json<Opened>, ApiError> {
    let guest = house.caller(&headers).await?;
    let table = house.table_for(&id, guest.as_ref()).await?;
    let seat = house.invited(&*table.hold().await, &held.invite)?;
    Ok(Json(Opened { seat }))
}

/// Where to sit.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Sit {
    /// Where; nothing where nobody chooses a seat: one puts oneself down, or takes the seat that one was asked to as a substitute.
    #[schema(value_type = Option<Seat>)]
    seat: Option<u64>,
    /// The token of an invitation.
    invite: Option<String>,
    /// What one adds to the dice: 16 random bytes of one's own as hexadecimal digits, made after one saw the commitment. It can
    /// be added later as well; the match begins when everybody has.
    #[schema(min_length = 32, max_length = 32)]
    nonce: Option<String>,
}

/// Sits down.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/sit",
    operation_id = "sit",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = Sit,
    responses((status = 200, body = Snapshot, description = "The table from that seat."), (status = 404), (status = 409))
)]
pub(super) async fn sit(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(sit): Body<Sit>,
) -> Result<Response, ApiError> {
    let table = house.table_for(&id, house.caller(&headers).await?.as_ref()).await?;
    let (guest, cookie) = house.caller_or_new(&headers).await?;
    let sitting = finish({
        let (house, guest) = (Arc::clone(&house), guest.clone());
        async move {
            let Sit { seat, invite, nonce } = &sit;
            let wish = SitWish { seat: *seat, invite: invite.as_deref(), nonce: nonce.as_deref() };
            house.sit(&table, &guest, wish).await
        }
    });
    sitting.await?;
    let answer = snapshot(&house, &id, Some(&guest), &Asked { viewer: None, since: None }).await?;
    Ok(with_cookie(cookie, answer))
}

/// How to give a seat up.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Leave {
    /// Which seat of one's own.
    #[schema(value_type = Seat)]
    seat: u64,
    /// How.
    to: Leaving,
}

/// Gives a seat of one's own up: at once, when somebody takes it over, or to a bot until one comes back; or keeps it after all.
/// Whoever sits down there gets what that seat was told. One comes back by sitting down again.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/leave",
    operation_id = "leave",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = Leave,
    responses((status = 200, body = Snapshot, description = "The table as one sees it now."), (status = 404), (status = 409))
)]
pub(super) async fn leave(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(leave): Body<Leave>,
) -> Result<Response, ApiError> {
    let not_yours = || ApiError::forbidden("not-your-seat", "you do not sit there");
    let guest = house.caller(&headers).await?;
    let table = house.table_for(&id, guest.as_ref()).await?;
    let guest = guest.ok_or_else(not_yours)?;
    let seat = Seat::try_new(leave.seat).ok_or_else(not_yours)?;
    if table.only_for.is_some() {
        return Err(ApiError::conflict("in-a-branch", "a branch is thrown away whole, not seat by seat"));
    }
    let leaving = finish({
        let (house, guest) = (Arc::clone(&house), guest.clone());
        async move { house.leave(&table, &guest, seat, leave.to).await }
    });
    leaving.await?;
    snapshot(&house, &id, Some(&guest), &Asked { viewer: None, since: None }).await
}

/// A bot for a seat that is free.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PutBot {
    /// Which seat.
    #[schema(value_type = Seat)]
    seat: u64,
    /// The bot's level.
    #[schema(minimum = 1, maximum = 6)]
    level: u8,
}

/// Puts a bot into a seat that is still free, for whoever made the table, before the match begins. Later it is proposed to the
/// others.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/bot",
    operation_id = "putBot",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = PutBot,
    responses((status = 200, body = Snapshot, description = "The table as one sees it now."), (status = 403), (status = 404), (status = 409))
)]
pub(super) async fn put_bot(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(put): Body<PutBot>,
) -> Result<Response, ApiError> {
    let not_host = || ApiError::forbidden("not-host", "whoever made the table decides that");
    let guest = house.caller(&headers).await?;
    let table = house.table_for(&id, guest.as_ref()).await?;
    let guest = guest.ok_or_else(not_host)?;
    let seat = Seat::try_new(put.seat).ok_or_else(|| ApiError::not_found("seat"))?;
    let putting = finish({
        let (house, guest) = (Arc::clone(&house), guest.clone());
        async move { house.put_bot(&table, &guest, seat, put.level).await }
    });
    putting.await?;
    snapshot(&house, &id, Some(&guest), &Asked { viewer: None, since: None }).await
}

/// What somebody adds to the dice.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Added {
    /// For which seat of one's own; nothing where one has put oneself down without choosing one.
    #[schema(value_type = Option<Seat>)]
    seat: Option<u64>,
    /// 16 random bytes of one's own as hexadecimal digits, made after one saw the commitment.
    #[schema(min_length = 32, max_length = 32)]
    nonce: String,
}

/// It was added.
#[derive(Serialize, ToSchema)]
pub(super) struct Sealing {}

/// Adds a nonce to the dice of a match that has not begun (docs/fair-chance.md): it begins when everybody has. `own.owes` names
/// the seats that owe one.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/nonce",
    operation_id = "addNonce",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = Added,
    responses((status = 200, body = Sealing, description = "It was added."), (status = 404), (status = 409))
)]
pub(super) async fn nonce(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(added): Body<Added>,
) -> Result<Json<Sealing>, ApiError> {
    let not_yours = || ApiError::forbidden("not-your-seat", "you do not sit there");
    let guest = house.caller(&headers).await?;
    let table = house.table_for(&id, guest.as_ref()).await?;
    let guest = guest.ok_or_else(not_yours)?;
    let seat = added.seat.map(|seat| Seat::try_new(seat).ok_or_else(not_yours)).transpose()?;
    finish(async move { house.add_nonce(&table, &guest, seat, &added.nonce).await }).await?;
    Ok(Json(Sealing {}))
}

/// The versions of the protocol a client may ask for: all are accepted, and those that are not ours are told so.
fn protocols(headers: &HeaderMap) -> Vec<String> {
    let asked = headers.get_all("sec-websocket-protocol").iter().filter_map(|value| value.to_str().ok());
    let asked: Vec<String> =
        asked.flat_map(|line| line.split(',')).map(|name| name.trim().to_owned()).collect();
    if asked.iter().any(|name| name == SUBPROTOCOL) { vec![SUBPROTOCOL.to_owned()] } else { asked }
}

fn upgrade(upgrade: WebSocketUpgrade, headers: &HeaderMap) -> WebSocketUpgrade {
    // Clients say next to nothing: a buffer as large as the default would be cleared at every look for more.
    let small = upgrade.max_message_size(4096).max_frame_size(4096).read_buffer_size(1024);
    small.write_buffer_size(0).protocols(protocols(headers))
}

/// A socket that follows the table as it changes for the caller: docs/protocol.md.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/live",
    operation_id = "followTable",
    params(("id" = String, Path, description = "The table's id."), Asked),
    responses((status = 101, description = "A socket, subprotocol `tabletier.2`. Every message on it is a `TableMessage`."), (status = 404))
)]
pub(super) async fn live(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
    socket: WebSocketUpgrade,
    Extension(room): Extension<Arc<SocketRoom>>,
) -> Result<Response, ApiError> {
    let guest = house.caller(&headers).await?;
    let table = house.table_for(&id, guest.as_ref()).await?;
    let viewer = viewer(asked.viewer.as_deref())?;
    table.hold().await.kind(guest.as_ref(), viewer)?;
    let since = asked.since.unwrap_or(0);
    let attendance = Attendance { house, table, guest, asked: viewer, since };
    Ok(upgrade(socket, &headers).on_upgrade(move |socket| async move {
        if let Some(socket) = live::speaks(socket).await {
            attendance.attend(socket).await;
        }
        drop(room);
    }))
}

/// A socket that tells the caller of all their tables: docs/protocol.md.
#[utoipa::path(
    get,
    path = "/api/live",
    operation_id = "followHouse",
    tag = "house",
    responses((status = 101, description = "A socket, subprotocol `tabletier.2`. Every message on it is a `GuestMessage`."))
)]
pub(super) async fn news(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
    socket: WebSocketUpgrade,
    Extension(room): Extension<Arc<SocketRoom>>,
) -> Result<Response, ApiError> {
    let guest = house.caller(&headers).await?;
    Ok(upgrade(socket, &headers).on_upgrade(move |socket| async move {
        if let Some(socket) = live::speaks(socket).await {
            live::tell_guest(house, guest, socket).await;
        }
        drop(room);
    }))
}

/// For whom, and in which language.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Reader {
    /// A seat of one's own, or `public`.
    #[serde(rename = "as")]
    #[param(value_type = Option<Viewer>)]
    viewer: Option<String>,
    /// `en` or `fr`.
    #[param(inline, value_type = Option<LangName>)]
    lang: Option<String>,
}

/// The record: complete when the match is over or has no secrets; until then what the caller saw of it. Once the match is over
/// it is opened: it carries the seed and the proof of every outcome (docs/fair-chance.md).
#[utoipa::path(
    get,
    path = "/api/tables/{id}/record",
    operation_id = "record",
    params(("id" = String, Path, description = "The table's id."), Reader),
    responses((status = 200, body = String, content_type = "text/plain", description = "The record."), (status = 403), (status = 404))
)]
pub(super) async fn record(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(reader): Query<Reader>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let guest = house.caller(&headers).await?;
    let lang = reader.lang.as_deref().map_or(Ok(Lang::En), lang)?;
    let table = house.table_for(&id, guest.as_ref()).await?;
    let state = table.hold().await;
    let who = state.kind(guest.as_ref(), viewer(reader.viewer.as_deref())?)?.viewer;
    let text = state.record(who, lang)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// The position as a picture.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/picture.svg",
    operation_id = "tablePicture",
    params(("id" = String, Path, description = "The table's id."), Look),
    responses((status = 200, body = String, content_type = "image/svg+xml", description = "The picture."), (status = 403), (status = 404))
)]
pub(super) async fn picture(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let guest = house.caller(&headers).await?;
    let table = house.table_for(&id, guest.as_ref()).await?;
    let state = table.hold().await;
    let who = state.kind(guest.as_ref(), viewer(look.viewer.as_deref())?)?.viewer;
    let title = house.game(&state.row.made.game)?;
    let picture = state.game.read(|table| match look.at {
        None => look.draw(title, table, who),
        Some(number) => {
            let past = table.entry_of(who, number).and_then(|entry| table.at(entry));
            look.draw(title, past.ok_or_else(|| ApiError::not_found("moment"))?.as_ref(), who)
        }
    });
    // What one seat sees is for nobody's shelf, not even for a moment.
    let kept_by_nobody = [(CACHE_CONTROL, "private, no-store")];
    Ok((kept_by_nobody, picture??).into_response())
}
