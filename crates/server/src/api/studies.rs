//! Studies: making, reading, growing and sharing them. A study of another's that is not shared is answered like one that is not there.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use catalog::study::Node as StudyNode;
use catalog::{Remarks, Study, Table, Title};
use scene::{Board, Card, Node, Scene};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use store::StudyHead;
use tabletop::{Message, Pending, Seat, Viewer, Waiting};
use utoipa::{IntoParams, ToSchema};

use super::people::with_cookie;
use super::tables::viewer;
use super::{Body, any_object};
use crate::House;
use crate::audience::encoded_whole;
use crate::entering::finish;
use crate::error::ApiError;
use crate::guarded::played;
use crate::studies::{self, Opened, Source, tied};

/// A study in a list of one's own.
#[derive(Serialize, ToSchema)]
pub(super) struct StudyItem {
    /// Its id.
    id: String,
    /// The game's key.
    game: String,
    /// What it is called; empty where nobody said.
    name: String,
    /// The match it was made from, if it was.
    #[schema(required = true)]
    of: Option<String>,
    /// Whether whoever has its address may read it.
    shared: bool,
    /// When it was made, in milliseconds since 1970.
    created: u64,
    /// When it was last changed.
    changed: u64,
}

impl From<StudyHead> for StudyItem {
    fn from(head: StudyHead) -> Self {
        let StudyHead { id, game, name, of_match, is_shared, created, changed, .. } = head;
        StudyItem { id, game, name, of: of_match, shared: is_shared, created, changed }
    }
}

/// What a node of a study is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum NodeKind {
    /// Where the study begins.
    Start,
    /// A seat acts.
    Act,
    /// Chance answers.
    Chance,
    /// A window runs out.
    Expired,
    /// A seat gives up, and the match goes on without it.
    Left,
}

/// An arrow over the board.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct StudyArrow {
    /// An id of the scene.
    from: String,
    /// Another one.
    to: String,
}

/// A node of a study. Its number is its place in the list.
#[derive(Serialize, ToSchema)]
pub(super) struct StudyBranch {
    /// The number of the node it comes after.
    after: usize,
    /// What it is.
    kind: NodeKind,
    /// Whose input it is.
    #[schema(required = true)]
    seat: Option<Seat>,
    /// The action or the outcome in notation; empty for all else.
    text: String,
    /// What the variation that begins there is called.
    name: String,
    /// What is said of it.
    comment: String,
    /// Arrows over the board.
    arrows: Vec<StudyArrow>,
}

impl From<&StudyNode> for StudyBranch {
    fn from(node: &StudyNode) -> Self {
        let (word, rest) = node.line.split_once(' ').unwrap_or((&node.line, ""));
        let seat = |text: &str| text.parse().ok().and_then(Seat::try_new);
        let (kind, seat, text) = match word {
            "act" => {
                let (by, action) = rest.split_once(' ').unwrap_or((rest, ""));
                (NodeKind::Act, seat(by), action)
            }
            "chance" => (NodeKind::Chance, None, rest),
            "left" => (NodeKind::Left, seat(rest), ""),
            "" => (NodeKind::Start, None, ""),
            _ => (NodeKind::Expired, None, ""),
        };
        let Remarks { name, comment, arrows } = node.remarks.clone();
        let arrows = arrows.into_iter().map(|(from, to)| StudyArrow { from, to }).collect();
        StudyBranch { after: node.after, kind, seat, text: text.to_owned(), name, comment, arrows }
    }
}

/// A study as whoever asks may read it.
#[derive(Serialize, ToSchema)]
pub(super) struct StudyCard {
    #[serde(flatten)]
    item: StudyItem,
    /// Its options.
    #[schema(schema_with = any_object)]
    config: Value,
    /// Grows by one with every change.
    version: u32,
    /// Whether the caller made it.
    mine: bool,
    /// Whether the match it was made from is still being played: until its end the study is its maker's alone, and bots do not look at it.
    tied: bool,
    /// The start, and every node behind the one it comes after.
    nodes: Vec<StudyBranch>,
}

impl From<Opened> for StudyCard {
    fn from(opened: Opened) -> Self {
        let Opened { head, study, is_own, is_tied, .. } = opened;
        StudyCard {
            config: study.config(),
            version: head.version,
            mine: is_own,
            tied: is_tied,
            nodes: study.nodes().iter().map(StudyBranch::from).collect(),
            item: head.into(),
        }
    }
}

/// Whatever the caller studies, the newest first.
#[utoipa::path(
    get,
    path = "/api/studies",
    operation_id = "studies",
    responses((status = 200, body = Vec<StudyItem>, description = "Every one of them."))
)]
pub(super) async fn list(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
) -> Result<Json<Vec<StudyItem>>, ApiError> {
    let heads = match house.caller(&headers).await? {
        Some(guest) => house.store.studies(&guest.id).await?,
        None => Vec::new(),
    };
    Ok(Json(heads.into_iter().map(StudyItem::from).collect()))
}

/// From what to make a study. One of `game`, `text`, `study` and `table` says so.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WantedStudy {
    /// The key of a game, for a board of its own.
    #[serde(default)]
    #[schema(nullable = false)]
    game: Option<String>,
    /// Its options; every usual one if missing. A game whose positions have texts takes one here.
    #[serde(default)]
    #[schema(schema_with = any_object)]
    config: Option<Value>,
    /// The text of a record or of a study.
    #[serde(default)]
    #[schema(nullable = false)]
    text: Option<String>,
    /// Another study that one may read, to be copied.
    #[serde(default)]
    #[schema(nullable = false)]
    study: Option<String>,
    /// A table: all that was played there, or what one knows of it where something is hidden and the match is not over.
    #[serde(default)]
    #[schema(nullable = false)]
    table: Option<String>,
    /// As whom one looks at the table: a seat of one's own, or `public`.
    #[serde(rename = "as", default)]
    #[schema(nullable = false)]
    viewer: Option<String>,
    /// After which event of that viewer's own log; all of them if missing.
    #[serde(default)]
    #[schema(nullable = false)]
    at: Option<usize>,
}

impl WantedStudy {
    fn source(self) -> Result<Source, ApiError> {
        let viewer = viewer(self.viewer.as_deref())?;
        match (self.game, self.text, self.study, self.table) {
            (Some(game), None, None, None) => {
                let config = self.config.unwrap_or_else(|| serde_json::json!({}));
                Ok(Source::Options { game, config })
            }
            (None, Some(text), None, None) => Ok(Source::Text(text)),
            (None, None, Some(id), None) => Ok(Source::Study(id)),
            (None, None, None, Some(id)) => Ok(Source::Table { id, viewer, at: self.at }),
            _ => Err(ApiError::bad("bad-request", "one of game, text, study and table says what to study")),
        }
    }
}

/// A study that was made.
#[derive(Serialize, ToSchema)]
pub(super) struct MadeStudy {
    /// Its id.
    id: String,
    /// The node to look at first.
    node: usize,
}

/// Makes a study: of a game's own board, of a text, of another study or of a table. It is the caller's alone until it is shared.
/// Somebody has 100 of them at most.
#[utoipa::path(
    post,
    path = "/api/studies",
    operation_id = "makeStudy",
    request_body = WantedStudy,
    responses((status = 200, body = MadeStudy, description = "It was made."), (status = 403), (status = 404), (status = 409), (status = 422))
)]
pub(super) async fn make(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
    Body(wanted): Body<WantedStudy>,
) -> Result<Response, ApiError> {
    let source = wanted.source()?;
    let (guest, cookie) = house.caller_or_new(&headers).await?;
    let (id, node) = finish(async move { house.make_study(&guest, source).await }).await?;
    Ok(with_cookie(cookie, Json(MadeStudy { id, node })))
}

/// A study.
#[utoipa::path(
    get,
    path = "/api/studies/{id}",
    operation_id = "study",
    params(("id" = String, Path, description = "The study's id.")),
    responses((status = 200, body = StudyCard, description = "All of it."), (status = 404))
)]
pub(super) async fn show(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<StudyCard>, ApiError> {
    let guest = house.caller(&headers).await?;
    Ok(Json(house.open_study(&id, guest.as_ref()).await?.into()))
}

/// A study as text, with its variations: what can be pasted again (docs/study.md).
#[utoipa::path(
    get,
    path = "/api/studies/{id}/text",
    operation_id = "studyText",
    params(("id" = String, Path, description = "The study's id.")),
    responses((status = 200, body = String, content_type = "text/plain", description = "The text."), (status = 404))
)]
pub(super) async fn text(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let guest = house.caller(&headers).await?;
    let study = house.open_study(&id, guest.as_ref()).await?.study;
    let named = format!("attachment; filename=\"{}-study.txt\"", study.game());
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, named)];
    Ok((headers, study.text()).into_response())
}

/// As whom to look at a study.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct StudyEyes {
    /// Any seat, or `public`; the seat that is to act if missing.
    #[serde(rename = "as")]
    #[param(value_type = Option<Viewer>)]
    pub(super) viewer: Option<String>,
}

/// The board of a study, as it lies before a viewer: what no node changes.
#[utoipa::path(
    get,
    path = "/api/studies/{id}/board",
    operation_id = "studyBoard",
    params(("id" = String, Path, description = "The study's id."), StudyEyes),
    responses((status = 200, body = Board, description = "The board."), (status = 404))
)]
pub(super) async fn board(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(eyes): Query<StudyEyes>,
    headers: HeaderMap,
) -> Result<Json<Board>, ApiError> {
    let guest = house.caller(&headers).await?;
    let Opened { study, title, .. } = house.open_study(&id, guest.as_ref()).await?;
    let asked = viewer(eyes.viewer.as_deref())?;
    played(move || {
        let table = study.start(title)?;
        let who = seen_as(table.as_ref(), None, asked)?;
        Ok(Json(table.board(who)))
    })
    .await
}

/// As whom a node is looked at: as asked, else as the seat that is to act, else as the one that acted last.
pub(super) fn seen_as(
    table: &dyn Table,
    last: Option<Seat>,
    asked: Option<Viewer>,
) -> Result<Viewer, ApiError> {
    let awaited = match table.pending() {
        Pending::Seats { must, may, .. } => must.first().or(may.first()),
        Pending::Chance | Pending::Over(_) => None,
    };
    let who = asked.unwrap_or_else(|| awaited.or(last).unwrap_or(Seat::new(0)).into());
    match who.seat() {
        Some(seat) if seat.index() >= usize::from(table.seats()) => Err(ApiError::not_found("seat")),
        _ => Ok(who),
    }
}

/// What chance may bring.
#[derive(Serialize, ToSchema)]
pub(super) struct StudyOutcome {
    /// It, in notation.
    outcome: String,
    /// How likely it is, beside the others.
    weight: u32,
}

/// Where a study stands at a node.
#[derive(Serialize, ToSchema)]
pub(super) struct StudyStand {
    /// The node.
    node: usize,
    /// As whom it is looked at.
    viewer: Viewer,
    /// How many seats there are.
    seats: u8,
    /// Whom the match waits for there.
    waiting: Waiting,
    /// The drawing.
    scene: Scene,
    /// What the viewer's seat can do there, whole.
    #[schema(value_type = Vec<Node>)]
    moves: Box<RawValue>,
    /// What chance may bring, if it is awaited: every outcome, or none where there are too many to be listed.
    #[schema(required = true)]
    outcomes: Option<Vec<StudyOutcome>>,
    /// Whether a window is open that could run out.
    window: bool,
    /// What the viewer was told by the last input, in words.
    told: Vec<Message>,
    /// The text of the position, where the game has one: what an editor begins with. Not while a match is played that the study was made from.
    #[schema(required = true)]
    position: Option<String>,
}

impl StudyStand {
    /// The same with the text of its position, unless the study is tied to a match.
    fn open(
        title: &dyn Title,
        study: &Study,
        node: usize,
        asked: Option<Viewer>,
        is_tied: bool,
    ) -> Result<Self, ApiError> {
        let stand = StudyStand::of(title, study, node, asked)?;
        Ok(StudyStand { position: stand.position.filter(|_| !is_tied), ..stand })
    }

    pub(super) fn of(
        title: &dyn Title,
        study: &Study,
        node: usize,
        asked: Option<Viewer>,
    ) -> Result<Self, ApiError> {
        if node >= study.nodes().len() {
            return Err(ApiError::not_found("node"));
        }
        let table = study.at(title, node)?;
        let last = StudyBranch::from(&study.nodes()[node]).seat;
        let who = seen_as(table.as_ref(), last, asked)?;
        let tree = who.seat().map(|seat| table.tree(seat)).unwrap_or_default();
        let outcomes = match table.pending() {
            Pending::Chance => {
                let odds = table.odds()?.unwrap_or_default().into_iter();
                Some(odds.map(|(outcome, weight)| StudyOutcome { outcome, weight }).collect())
            }
            Pending::Seats { .. } | Pending::Over(_) => None,
        };
        let before = table.told_by(who, table.entries().saturating_sub(1));
        Ok(StudyStand {
            node,
            viewer: who,
            seats: table.seats(),
            waiting: table.waiting(who),
            scene: table.scene(who),
            moves: encoded_whole(&tree.nodes),
            outcomes,
            window: table.pending().window().is_some(),
            told: table.log(who, before).into_iter().map(|line| line.text).collect(),
            position: table.position(),
        })
    }
}

/// A node of a study as somebody sees it: the drawing, what can be done there and what chance may bring.
#[utoipa::path(
    get,
    path = "/api/studies/{id}/at/{number}",
    operation_id = "studyAt",
    params(("id" = String, Path, description = "The study's id."), ("number" = usize, Path, description = "The number of the node."), StudyEyes),
    responses((status = 200, body = StudyStand, description = "Where it stands."), (status = 404))
)]
pub(super) async fn at(
    State(house): State<Arc<House>>,
    Path((id, node)): Path<(String, usize)>,
    Query(eyes): Query<StudyEyes>,
    headers: HeaderMap,
) -> Result<Json<StudyStand>, ApiError> {
    let guest = house.caller(&headers).await?;
    let Opened { study, title, is_tied, .. } = house.open_study(&id, guest.as_ref()).await?;
    let asked = viewer(eyes.viewer.as_deref())?;
    played(move || StudyStand::open(title, &study, node, asked, is_tied).map(Json)).await
}

/// Of what, at which node and for whom.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct StudyWonder {
    /// The number of the node.
    node: usize,
    /// The id of a region, a piece or a slot of the scene.
    of: String,
    /// What was pointed at first: the reason is then why no action that begins there goes on here.
    after: Option<String>,
    /// Any seat, or `public`; the seat that is to act if missing.
    #[serde(rename = "as")]
    #[param(value_type = Option<Viewer>)]
    viewer: Option<String>,
}

/// What something of a study's scene is, and why no action begins or goes on there. Games that do not explain themselves have none.
#[utoipa::path(
    get,
    path = "/api/studies/{id}/card",
    operation_id = "studyThing",
    params(("id" = String, Path, description = "The study's id."), StudyWonder),
    responses((status = 200, body = Card, description = "What it is."), (status = 404))
)]
pub(super) async fn card(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(StudyWonder { node, of, after, viewer: asked }): Query<StudyWonder>,
    headers: HeaderMap,
) -> Result<Json<Card>, ApiError> {
    let guest = house.caller(&headers).await?;
    let Opened { study, title, .. } = house.open_study(&id, guest.as_ref()).await?;
    let asked = viewer(asked.as_deref())?;
    played(move || {
        let table = study.at(title, node).map_err(|_| ApiError::not_found("node"))?;
        let who = seen_as(table.as_ref(), None, asked)?;
        table.card(who, &of, after.as_deref()).map(Json).map_err(|_| ApiError::not_found("card"))
    })
    .await
}

/// What happens after a node.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum StudyInput {
    /// A seat acts.
    Act {
        /// The seat.
        #[schema(value_type = Seat)]
        seat: u64,
        /// Its action in notation, or several with semicolons between them.
        action: String,
    },
    /// Chance answers.
    Chance {
        /// With this outcome; with one that is rolled if missing.
        #[serde(default)]
        #[schema(nullable = false)]
        outcome: Option<String>,
    },
    /// The open window runs out.
    Expired {},
}

impl StudyInput {
    /// Plays it, and gives its lines as a study has them.
    fn enter(&self, table: &mut dyn Table, seed: u64) -> Result<Vec<String>, ApiError> {
        match self {
            StudyInput::Act { seat, action } => {
                let seat = Seat::try_new(*seat).ok_or_else(|| ApiError::not_found("seat"))?;
                Ok(table.act_all_at(None, seat, action)?)
            }
            StudyInput::Chance { outcome } => {
                let outcome = match outcome {
                    Some(outcome) => outcome.clone(),
                    None => table.outcome_from(seed)?,
                };
                table.roll(&outcome)?;
                Ok(vec![format!("chance {}", outcome.trim())])
            }
            StudyInput::Expired {} => {
                let window = table.pending().window();
                table.expire(window.ok_or_else(|| ApiError::conflict("no-window", "no window is open"))?)?;
                Ok(vec!["expired".to_owned()])
            }
        }
    }
}

/// An input after a node.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct StudyPlay {
    /// The version that it follows.
    version: u32,
    /// The node that it comes after.
    node: usize,
    /// What happens.
    input: StudyInput,
    /// As whom the caller looks at what comes of it: any seat, or `public`; the seat that is to act then if missing.
    #[serde(rename = "as", default)]
    #[schema(nullable = false)]
    viewer: Option<String>,
}

/// What came of an input.
#[derive(Serialize, ToSchema)]
pub(super) struct StudyGrown {
    /// The study as it is now.
    study: StudyCard,
    /// Where it stands after the input.
    stand: StudyStand,
}

/// Plays on from a node: a new variation, or the one that is there. The answer means that it is on disk.
#[utoipa::path(
    post,
    path = "/api/studies/{id}/play",
    operation_id = "growStudy",
    params(("id" = String, Path, description = "The study's id.")),
    request_body = StudyPlay,
    responses((status = 200, body = StudyGrown, description = "What came of it."), (status = 403), (status = 404), (status = 409), (status = 422))
)]
pub(super) async fn play(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(StudyPlay { version, node, input, viewer: asked }): Body<StudyPlay>,
) -> Result<Json<StudyGrown>, ApiError> {
    let asked = viewer(asked.as_deref())?;
    let guest = house.caller(&headers).await?;
    let opened = house.own_study(&id, guest.as_ref()).await?;
    let seed = u64::from_le_bytes(house.ambient.bytes());
    let (title, study) = (opened.title, opened.study.clone());
    let (grown, at) = played(move || {
        let mut table = study.at(title, node).map_err(|_| ApiError::not_found("node"))?;
        let lines = input.enter(table.as_mut(), seed)?;
        let mut grown = study;
        let at = lines.iter().fold(node, |at, line| grown.grow(at, line));
        Ok((grown, at))
    })
    .await?;
    finish(async move {
        let grow = |study: &mut Study| {
            *study = grown;
            Ok(())
        };
        let opened = house.change_study(opened, version, grow).await?;
        let (study, is_tied) = (opened.study.clone(), opened.is_tied);
        let stand = played(move || StudyStand::open(title, &study, at, asked, is_tied)).await?;
        Ok(Json(StudyGrown { study: opened.into(), stand }))
    })
    .await
}

/// What is to be said of a node.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct StudyRemark {
    /// The version that it follows.
    version: u32,
    /// The node.
    node: usize,
    /// What the variation that begins there is called: one line of 80 characters at most. That of the start is the study's.
    name: String,
    /// Whatever is to be said, 2000 characters at most.
    comment: String,
    /// Arrows over the board, 16 at most.
    arrows: Vec<StudyArrow>,
}

/// Says something else of a node. The answer means that it is on disk.
#[utoipa::path(
    post,
    path = "/api/studies/{id}/remark",
    operation_id = "remarkStudy",
    params(("id" = String, Path, description = "The study's id.")),
    request_body = StudyRemark,
    responses((status = 200, body = StudyCard, description = "The study as it is now."), (status = 403), (status = 404), (status = 409), (status = 422))
)]
pub(super) async fn remark(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(StudyRemark { version, node, name, comment, arrows }): Body<StudyRemark>,
) -> Result<Json<StudyCard>, ApiError> {
    let guest = house.caller(&headers).await?;
    let opened = house.own_study(&id, guest.as_ref()).await?;
    let arrows = arrows.into_iter().map(|StudyArrow { from, to }| (from, to)).collect();
    let remarks = Remarks { name: name.trim().to_owned(), comment: comment.trim().to_owned(), arrows };
    let changed = finish(async move {
        house.change_study(opened, version, |study| studies::remark(study, node, remarks)).await
    });
    Ok(Json(changed.await?.into()))
}

/// A node to be cut off.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct StudyCut {
    /// The version that it follows.
    version: u32,
    /// The node.
    node: usize,
}

/// Cuts a node off with all that comes after it. The others get new numbers.
#[utoipa::path(
    post,
    path = "/api/studies/{id}/prune",
    operation_id = "pruneStudy",
    params(("id" = String, Path, description = "The study's id.")),
    request_body = StudyCut,
    responses((status = 200, body = StudyCard, description = "The study as it is now."), (status = 403), (status = 404), (status = 409))
)]
pub(super) async fn prune(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(StudyCut { version, node }): Body<StudyCut>,
) -> Result<Json<StudyCard>, ApiError> {
    let guest = house.caller(&headers).await?;
    let opened = house.own_study(&id, guest.as_ref()).await?;
    let changed = finish(async move {
        let cut =
            |study: &mut Study| if study.prune(node) { Ok(()) } else { Err(ApiError::not_found("node")) };
        house.change_study(opened, version, cut).await
    });
    Ok(Json(changed.await?.into()))
}

/// A node to be put before others.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct StudyPromotion {
    /// The version that it follows.
    version: u32,
    /// The node.
    node: usize,
    /// Whether it is put before all that come after the same node; else before the next one in front of it.
    first: bool,
}

/// A study whose variations are in another order.
#[derive(Serialize, ToSchema)]
pub(super) struct StudyPromoted {
    /// The study as it is now.
    study: StudyCard,
    /// The new number of the node.
    node: usize,
}

/// Puts a variation before others that come after the same node. The nodes get new numbers. The answer means that it is on disk.
#[utoipa::path(
    post,
    path = "/api/studies/{id}/promote",
    operation_id = "promoteStudy",
    params(("id" = String, Path, description = "The study's id.")),
    request_body = StudyPromotion,
    responses((status = 200, body = StudyPromoted, description = "The study as it is now."), (status = 403), (status = 404), (status = 409))
)]
pub(super) async fn promote(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(StudyPromotion { version, node, first }): Body<StudyPromotion>,
) -> Result<Json<StudyPromoted>, ApiError> {
    let guest = house.caller(&headers).await?;
    let opened = house.own_study(&id, guest.as_ref()).await?;
    let changed = finish(async move {
        let mut number = 0;
        let put = |study: &mut Study| match study.promote(node, first) {
            Some(new) => {
                number = new;
                Ok(())
            }
            None if node < study.nodes().len() => {
                Err(ApiError::conflict("study-first", "no variation stands in front of it"))
            }
            None => Err(ApiError::not_found("node")),
        };
        let study = house.change_study(opened, version, put).await?.into();
        Ok(Json(StudyPromoted { study, node: number }))
    });
    changed.await
}

/// Who may read a study.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct StudyShare {
    /// Whether whoever has its address may.
    shared: bool,
}

/// Lets whoever has its address read a study, or its maker alone. One of a match that is still being played stays its maker's.
#[utoipa::path(
    post,
    path = "/api/studies/{id}/share",
    operation_id = "shareStudy",
    params(("id" = String, Path, description = "The study's id.")),
    request_body = StudyShare,
    responses((status = 200, body = StudyShare, description = "Who may read it now."), (status = 403), (status = 404), (status = 409))
)]
pub(super) async fn share(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Body(wanted): Body<StudyShare>,
) -> Result<Json<StudyShare>, ApiError> {
    let guest = house.caller(&headers).await?;
    let opened = house.own_study(&id, guest.as_ref()).await?;
    if wanted.shared && opened.is_tied {
        return Err(tied());
    }
    if !house.store.share_study(&id, wanted.shared).await? {
        return Err(ApiError::not_found("study"));
    }
    Ok(Json(wanted))
}

/// It was thrown away.
#[derive(Serialize, ToSchema)]
pub(super) struct StudyGone {}

/// Throws a study away.
#[utoipa::path(
    post,
    path = "/api/studies/{id}/discard",
    operation_id = "discardStudy",
    params(("id" = String, Path, description = "The study's id.")),
    responses((status = 200, body = StudyGone, description = "It is gone."), (status = 403), (status = 404))
)]
pub(super) async fn discard(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<StudyGone>, ApiError> {
    let guest = house.caller(&headers).await?;
    house.own_study(&id, guest.as_ref()).await?;
    house.store.remove_study(&id).await?;
    Ok(Json(StudyGone {}))
}
