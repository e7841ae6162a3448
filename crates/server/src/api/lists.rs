//! The lobby, somebody's own tables, and how many of them wait: read from what is kept with every match, so that no list
//! loads one.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{After, Chair, Guest, Listing, MatchRow, Status};
use tabletop::Seat;
use timing::Pace;
use utoipa::{IntoParams, ToSchema};

use super::document::{ListName, any_object};
use crate::House;
use crate::error::ApiError;
use crate::gathering::gathering_card;
use crate::live_table::seat_card;
use crate::news::WaitingTables;
use crate::wire::{GatheringCard, Holder, SeatCard, is_false};

/// How many tables a page shows.
const PAGE: u32 = 30;

/// Which tables, and where the page begins.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Wanted {
    /// `open`, `running` (without one's own) or `mine`.
    #[param(inline, value_type = ListName)]
    list: String,
    /// Where it begins: `next` of the page before.
    after: Option<String>,
}

/// A seat in a list.
#[derive(Serialize, ToSchema)]
pub(super) struct ListedSeat {
    #[serde(flatten)]
    seat: SeatCard,
    /// Whether the caller sits there.
    you: bool,
}

impl ListedSeat {
    fn is_taken(&self) -> bool {
        !matches!(self.seat.kind, Holder::Open | Holder::Invite) && !self.seat.offered
    }
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
pub(super) struct ListedTable {
    /// Its id.
    id: String,
    /// Its game.
    game: String,
    /// The revision of the game's rules that it is played under.
    rules: u32,
    /// Its options.
    #[schema(schema_with = any_object)]
    config: Value,
    /// Where it stands.
    status: Status,
    /// Whether it stands in the lobby.
    listed: bool,
    /// When it was made, in milliseconds since 1970.
    created: u64,
    /// Who sits where.
    seats: Vec<ListedSeat>,
    /// How many have come, while people put themselves down at a table at which nobody chooses a seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    gathering: Option<GatheringCard>,
    /// Whether the caller has put themselves down there, or is a substitute. It is missing where they are not.
    #[serde(skip_serializing_if = "is_false")]
    #[schema(required = false)]
    down: bool,
    /// How much time it gives.
    time: Pace,
    /// When the time of what it waits for runs out, in milliseconds since 1970, if it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    deadline: Option<u64>,
    /// How many actions everybody has seen.
    actions: u32,
    /// Whether it waits for the caller.
    your_turn: bool,
    /// How many letters there the caller has not read and wants to hear of. It is missing where there are none.
    #[serde(skip_serializing_if = "is_none")]
    #[schema(required = false)]
    unread: u32,
}

fn is_none(count: &u32) -> bool {
    *count == 0
}

/// A page of a list.
#[derive(Serialize, ToSchema)]
#[schema(as = TablePage)]
pub(super) struct Page {
    /// Its tables.
    tables: Vec<ListedTable>,
    /// Where the next one begins, if there is one.
    #[schema(required = true)]
    next: Option<String>,
}

fn holds(chair: &Chair, guest: Option<&Guest>) -> bool {
    matches!((chair, guest), (Chair::Guest { id, .. }, Some(guest)) if *id == guest.id)
}

/// A row as the caller may see it: players as the public knows them, and one's own seats.
pub(super) fn listed(row: MatchRow, guest: Option<&Guest>) -> ListedTable {
    let (made, summary) = (row.made, row.summary);
    let bit = |mask: u16, seat: Seat| mask & 1 << seat.index() != 0;
    let seats = || Seat::all(made.chairs.len() as u8).zip(&made.chairs);
    let your_turn = seats().any(|(seat, chair)| holds(chair, guest) && bit(summary.awaited, seat));
    let gathering = gathering_card(&made, summary.status);
    let seat = |(seat, chair): (Seat, &Chair)| {
        let you = holds(chair, guest);
        let is_known = gathering.is_none() && (you || !bit(summary.veiled, seat));
        ListedSeat { seat: seat_card(&made, seat, is_known, false), you }
    };
    let is_down = |guest: &Guest| {
        let place = made.gathering.of(&guest.id);
        summary.status != Status::Over && place.is_some_and(|place| place.seat.is_none())
    };
    ListedTable {
        seats: seats().map(seat).collect(),
        gathering,
        down: guest.is_some_and(is_down),
        config: serde_json::from_str(&made.config).unwrap_or_default(),
        status: summary.status,
        time: serde_json::from_str(&made.time).unwrap_or_default(),
        deadline: summary.deadline,
        actions: summary.actions,
        your_turn: summary.status == Status::Running && your_turn,
        rules: made.rules,
        listed: made.listed,
        created: made.created,
        id: made.id,
        game: made.game,
        unread: 0,
    }
}

/// Where a list goes on after this match of it.
fn cursor(listing: &Listing, row: &MatchRow) -> String {
    let After { rank, created, id } = match listing {
        Listing::Of(guest) => row.place_for(guest),
        Listing::Listed(_) | Listing::Others(_) => row.place(0),
    };
    format!("{rank}.{created}.{id}")
}

fn after(cursor: &str) -> Option<After> {
    let mut parts = cursor.splitn(3, '.');
    let (rank, created) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    Some(After { rank, created, id: parts.next()?.to_owned() })
}

/// A page of the lobby or of the caller's own tables.
#[utoipa::path(
    get,
    path = "/api/tables",
    tag = "tables",
    operation_id = "tables",
    params(Wanted),
    responses((status = 200, body = Page, description = "A page of the list."))
)]
pub(super) async fn list(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
    Query(wanted): Query<Wanted>,
) -> Result<Json<Page>, ApiError> {
    let guest = house.caller(&headers).await?;
    let listing = match (wanted.list.as_str(), &guest) {
        ("open", _) => Listing::Listed(Status::Open),
        // Nobody watches a game of their own.
        ("running", Some(guest)) => Listing::Others(guest.id.clone()),
        ("running", None) => Listing::Listed(Status::Running),
        ("mine", Some(guest)) => Listing::Of(guest.id.clone()),
        ("mine", None) => return Ok(Json(Page { tables: Vec::new(), next: None })),
        _ => return Err(ApiError::bad("unknown-list", "the lists are open, running and mine")),
    };
    let begin = match wanted.after.as_deref() {
        None => None,
        Some(text) => {
            Some(after(text).ok_or_else(|| ApiError::bad("bad-cursor", "after: the next of a page"))?)
        }
    };
    let mut rows = house.store.list_matches(listing.clone(), begin, PAGE + 1).await?;
    let has_more = rows.len() > PAGE as usize;
    rows.truncate(PAGE as usize);
    let next = rows.last().filter(|_| has_more).map(|last| cursor(&listing, last));
    let mut tables: Vec<ListedTable> = rows.into_iter().map(|row| listed(row, guest.as_ref())).collect();
    if let (Some(guest), Listing::Of(_)) = (&guest, &listing) {
        let unread: BTreeMap<_, _> = house.store.unread(&guest.id).await?.into_iter().collect();
        tables.iter_mut().for_each(|table| table.unread = unread.get(&table.id).copied().unwrap_or(0));
    }
    // A table that only waits for those who sit there has nothing to offer to others.
    let is_full = |table: &ListedTable| match &table.gathering {
        Some(gathering) => gathering.count >= usize::from(gathering.most),
        None => table.seats.iter().all(ListedSeat::is_taken),
    };
    tables.retain(|table| !matches!(listing, Listing::Listed(Status::Open)) || !is_full(table));
    Ok(Json(Page { tables, next }))
}

/// The tables that wait for the caller.
#[utoipa::path(
    get,
    path = "/api/tables/waiting",
    tag = "tables",
    operation_id = "waitingTables",
    responses((status = 200, body = WaitingTables, description = "How many, and the oldest of them."))
)]
pub(super) async fn waiting(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
) -> Result<Json<WaitingTables>, ApiError> {
    Ok(Json(match house.caller(&headers).await? {
        Some(guest) => house.waiting_for(&guest.id).await?,
        None => WaitingTables::NONE,
    }))
}
