//! Lessons: what a course has, and what comes of a try. Nothing is kept of it: whoever learns says what they have done so far.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use catalog::{Attempt, Course, Title, Verdict};
use scene::{Board, Card, Lesson, Node, Scene};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tabletop::{Message, Seat, Viewer};
use utoipa::ToSchema;

use super::Body;
use super::document::LangName;
use super::games::lang;
use crate::House;
use crate::audience::encoded;
use crate::error::ApiError;
use crate::guarded::played;

/// A lesson of a course.
#[derive(Serialize, ToSchema)]
pub(super) struct LessonCard {
    /// Its name. What it says stands in the course's texts under `{game}-lesson-{name}`, and the same with `-text`, `-goal`, `-hint`
    /// and `-done`.
    name: &'static str,
    /// The learner's seat.
    seat: Seat,
    /// The paragraphs of the rules that it teaches.
    paragraphs: &'static [&'static str],
}

fn course(house: &House, game: &str) -> Result<(&'static dyn Title, Course), ApiError> {
    let title = house.game(game)?;
    let course = title.course().ok_or_else(|| ApiError::not_found("course"))?;
    Ok((title, course))
}

fn lesson(house: &House, game: &str, name: &str) -> Result<(&'static dyn Title, &'static Lesson), ApiError> {
    let (title, course) = course(house, game)?;
    let found = (course.lessons)().iter().find(|lesson| lesson.name == name);
    Ok((title, found.ok_or_else(|| ApiError::not_found("lesson"))?))
}

/// The lessons of a game, in the order in which they are best taken.
#[utoipa::path(
    get,
    path = "/api/games/{game}/lessons",
    operation_id = "lessons",
    params(("game" = String, Path, description = "The game's key.")),
    responses((status = 200, body = Vec<LessonCard>, description = "Every lesson."), (status = 404))
)]
pub(super) async fn list(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
) -> Result<Json<Vec<LessonCard>>, ApiError> {
    let (_, course) = course(&house, &game)?;
    let card =
        |lesson: &Lesson| LessonCard { name: lesson.name, seat: lesson.seat, paragraphs: lesson.teaches };
    Ok(Json((course.lessons)().iter().map(card).collect()))
}

/// What the lessons of a game say, as Fluent.
#[utoipa::path(
    get,
    path = "/api/games/{game}/lessons/texts/{lang}",
    operation_id = "lessonTexts",
    params(("game" = String, Path, description = "The game's key."), ("lang" = inline(LangName), Path, description = "The language.")),
    responses((status = 200, body = String, content_type = "text/plain", description = "Fluent text."), (status = 404))
)]
pub(super) async fn texts(
    State(house): State<Arc<House>>,
    Path((game, language)): Path<(String, String)>,
) -> Result<Response, ApiError> {
    let (_, course) = course(&house, &game)?;
    let text = course.texts[lang(&language)? as usize];
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, "no-cache")], text).into_response())
}

/// The board of a lesson, as it lies before the learner: what no try changes.
#[utoipa::path(
    get,
    path = "/api/games/{game}/lessons/{name}/board",
    operation_id = "lessonBoard",
    params(("game" = String, Path, description = "The game's key."), ("name" = String, Path, description = "The lesson's name.")),
    responses((status = 200, body = Board, description = "The board."), (status = 404))
)]
pub(super) async fn board(
    State(house): State<Arc<House>>,
    Path((game, name)): Path<(String, String)>,
) -> Result<Json<Board>, ApiError> {
    let (title, lesson) = lesson(&house, &game, &name)?;
    played(move || Ok(Json(Attempt::of(title, lesson, &[])?.table.board(Viewer::Seat(lesson.seat))))).await
}

/// What a learner has done.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Tries {
    /// The learner's actions from the beginning of the lesson, 64 at most: all but the last one were right, and the last one is the try.
    pub(super) actions: Vec<String>,
}

/// How a try came out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum HowItWent {
    /// Right so far: the learner goes on.
    Asks,
    /// The lesson is done.
    Done,
    /// Not right: it is shown, and is to be taken back.
    Wrong,
}

/// Where a lesson stands after a try.
#[derive(Serialize, ToSchema)]
pub(super) struct LessonStand {
    /// What the learner did and was right, as the game writes it.
    actions: Vec<String>,
    /// How the try came out.
    verdict: HowItWent,
    /// The key of what is said to a wrong one, in the course's texts.
    #[schema(required = true)]
    said: Option<String>,
    /// The paragraph of the rules that says so.
    #[schema(required = true)]
    paragraph: Option<&'static str>,
    /// What would be right now.
    #[schema(required = true)]
    answer: Option<String>,
    /// What the learner was told since the try, in words.
    told: Vec<Message>,
    /// The drawing, after the try and what followed upon it.
    scene: Scene,
    /// What the learner can do now; nothing after a wrong try.
    #[schema(value_type = Vec<Node>)]
    moves: Box<RawValue>,
}

impl LessonStand {
    fn of(attempt: Attempt, seat: Seat) -> Self {
        let Attempt { table, actions, verdict, answer, told } = attempt;
        let tree = if verdict == Verdict::Asks { table.tree(seat) } else { scene::Tree::default() };
        let told = table.log(Viewer::Seat(seat), told).into_iter().map(|line| line.text).collect();
        let (verdict, said, paragraph) = match verdict {
            Verdict::Asks => (HowItWent::Asks, None, None),
            Verdict::Done => (HowItWent::Done, None, None),
            Verdict::Wrong { said, paragraph } => (HowItWent::Wrong, Some(said), Some(paragraph)),
        };
        let (scene, moves) = (table.scene(Viewer::Seat(seat)), encoded(&tree.nodes));
        LessonStand { actions, verdict, said, paragraph, answer, told, scene, moves }
    }
}

/// What comes of a try, or how a lesson begins. What the rules refuse is refused as at a table.
#[utoipa::path(
    post,
    path = "/api/games/{game}/lessons/{name}/try",
    operation_id = "tryLesson",
    params(("game" = String, Path, description = "The game's key."), ("name" = String, Path, description = "The lesson's name.")),
    request_body = Tries,
    responses((status = 200, body = LessonStand, description = "What comes of it."), (status = 404), (status = 409), (status = 422))
)]
pub(super) async fn attempt(
    State(house): State<Arc<House>>,
    Path((game, name)): Path<(String, String)>,
    Body(tries): Body<Tries>,
) -> Result<Json<LessonStand>, ApiError> {
    let (title, lesson) = lesson(&house, &game, &name)?;
    played(move || Ok(Json(LessonStand::of(Attempt::of(title, lesson, &tries.actions)?, lesson.seat)))).await
}

/// What a learner wonders about.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LessonWonder {
    /// The learner's actions so far.
    pub(super) actions: Vec<String>,
    /// The id of a region, a piece or a slot of the scene.
    pub(super) of: String,
    /// What was pointed at first: the reason is then why no action that begins there goes on here.
    #[serde(default)]
    #[schema(nullable = false)]
    pub(super) after: Option<String>,
}

/// What something of a lesson's scene is, and why no action begins or goes on there. Games that do not explain themselves have none.
#[utoipa::path(
    post,
    path = "/api/games/{game}/lessons/{name}/card",
    operation_id = "lessonCard",
    params(("game" = String, Path, description = "The game's key."), ("name" = String, Path, description = "The lesson's name.")),
    request_body = LessonWonder,
    responses((status = 200, body = Card, description = "What it is."), (status = 404), (status = 409), (status = 422))
)]
pub(super) async fn card(
    State(house): State<Arc<House>>,
    Path((game, name)): Path<(String, String)>,
    Body(LessonWonder { actions, of, after }): Body<LessonWonder>,
) -> Result<Json<Card>, ApiError> {
    let (title, lesson) = lesson(&house, &game, &name)?;
    played(move || {
        let table = Attempt::of(title, lesson, &actions)?.table;
        let card = table.card(Viewer::Seat(lesson.seat), &of, after.as_deref());
        card.map(Json).map_err(|_| ApiError::not_found("card"))
    })
    .await
}
