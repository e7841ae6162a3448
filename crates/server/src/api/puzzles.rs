//! Puzzles: which there are, which is today's, and what comes of a try. As with lessons nothing is kept: whoever solves says what they have done so
//! far. A solution leaves the house only when it is asked for.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use catalog::{Puzzle, PuzzleTry, Solving, Title, puzzle};
use scene::{Board, Card, Node, Scene};
use serde::Serialize;
use serde_json::value::RawValue;
use tabletop::{Message, Seat, Viewer};
use utoipa::ToSchema;

use super::Body;
use super::lessons::{HowItWent, LessonWonder, Tries};
use crate::House;
use crate::audience::encoded;
use crate::error::ApiError;
use crate::guarded::played;

const DAY: u64 = 86_400_000;

/// The puzzles of a game.
#[derive(Serialize, ToSchema)]
pub(super) struct PuzzleList {
    /// The name of today's, by the house's clock; nothing where the game has none.
    #[schema(required = true)]
    daily: Option<&'static str>,
    /// Which day today is, counted from 1 January 1970.
    day: u64,
    /// All of them, the easiest first.
    puzzles: Vec<PuzzleCard>,
}

/// A puzzle without its solution.
#[derive(Serialize, ToSchema)]
pub(super) struct PuzzleCard {
    /// Its name.
    id: &'static str,
    /// What it is about; in words under `{game}-puzzle-{theme}`.
    theme: &'static str,
    /// The weakest level of a bot that solves it, from 1; 6 if none does.
    level: u8,
    /// How likely the goal is with the best play, in thousandths: 1000 where it can be forced.
    odds: u16,
    /// The solver's seat.
    seat: Seat,
    /// What is asked.
    goal: Message,
}

fn card(title: &dyn Title, puzzle: &'static Puzzle) -> Option<PuzzleCard> {
    let Puzzle { id, theme, level, odds, seat, goal, .. } = puzzle;
    Some(PuzzleCard { id, theme, level: *level, odds: *odds, seat: *seat, goal: title.ask(goal)? })
}

fn find(house: &House, game: &str, id: &str) -> Result<(&'static dyn Title, &'static Puzzle), ApiError> {
    let title = house.game(game)?;
    let found = title.puzzles().iter().find(|puzzle| puzzle.id == id);
    Ok((title, found.ok_or_else(|| ApiError::not_found("puzzle"))?))
}

/// The puzzles of a game, the easiest first, and which one is today's.
#[utoipa::path(
    get,
    path = "/api/games/{game}/puzzles",
    operation_id = "puzzles",
    params(("game" = String, Path, description = "The game's key.")),
    responses((status = 200, body = PuzzleList, description = "Every puzzle, without its solution."), (status = 404))
)]
pub(super) async fn list(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
) -> Result<Json<PuzzleList>, ApiError> {
    let title = house.game(&game)?;
    let day = house.now() / DAY;
    let daily = puzzle::daily(title.puzzles(), day).map(|puzzle| puzzle.id.as_str());
    let mut puzzles: Vec<PuzzleCard> =
        title.puzzles().iter().filter_map(|puzzle| card(title, puzzle)).collect();
    puzzles.sort_by_key(|puzzle| puzzle.level);
    Ok(Json(PuzzleList { daily, day, puzzles }))
}

/// The board of a puzzle, as it lies before the solver: what no try changes.
#[utoipa::path(
    get,
    path = "/api/games/{game}/puzzles/{name}/board",
    operation_id = "puzzleBoard",
    params(("game" = String, Path, description = "The game's key."), ("name" = String, Path, description = "The puzzle's name.")),
    responses((status = 200, body = Board, description = "The board."), (status = 404))
)]
pub(super) async fn board(
    State(house): State<Arc<House>>,
    Path((game, name)): Path<(String, String)>,
) -> Result<Json<Board>, ApiError> {
    let (title, puzzle) = find(&house, &game, &name)?;
    played(move || Ok(Json(title.try_puzzle(puzzle, &[])?.table.board(Viewer::Seat(puzzle.seat))))).await
}

/// Where a puzzle stands after a try.
#[derive(Serialize, ToSchema)]
pub(super) struct PuzzleStand {
    /// What the solver did and was right, as the game writes it.
    actions: Vec<String>,
    /// How the try came out.
    verdict: HowItWent,
    /// How likely the goal is after it, in thousandths, where odds are weighed.
    #[schema(required = true)]
    odds: Option<u16>,
    /// What the solver was told since the try, in words: after a wrong one, what refutes it.
    told: Vec<Message>,
    /// The drawing, after the try and what followed upon it.
    scene: Scene,
    /// What the solver can do now; nothing after a wrong try.
    #[schema(value_type = Vec<Node>)]
    moves: Box<RawValue>,
}

impl PuzzleStand {
    fn of(tried: PuzzleTry, seat: Seat) -> Self {
        let PuzzleTry { table, actions, verdict, odds, told } = tried;
        let tree = if verdict == Solving::Asks { table.tree(seat) } else { scene::Tree::default() };
        let told = table.log(Viewer::Seat(seat), told).into_iter().map(|line| line.text).collect();
        let verdict = match verdict {
            Solving::Asks => HowItWent::Asks,
            Solving::Done => HowItWent::Done,
            Solving::Wrong => HowItWent::Wrong,
        };
        let (scene, moves) = (table.scene(Viewer::Seat(seat)), encoded(&tree.nodes));
        PuzzleStand { actions, verdict, odds, told, scene, moves }
    }
}

/// What comes of a try, or how a puzzle begins. Everything that keeps the goal in reach is right. What the rules refuse is refused as at a table.
#[utoipa::path(
    post,
    path = "/api/games/{game}/puzzles/{name}/try",
    operation_id = "tryPuzzle",
    params(("game" = String, Path, description = "The game's key."), ("name" = String, Path, description = "The puzzle's name.")),
    request_body = Tries,
    responses((status = 200, body = PuzzleStand, description = "What comes of it."), (status = 404), (status = 409), (status = 422))
)]
pub(super) async fn attempt(
    State(house): State<Arc<House>>,
    Path((game, name)): Path<(String, String)>,
    Body(tries): Body<Tries>,
) -> Result<Json<PuzzleStand>, ApiError> {
    let (title, puzzle) = find(&house, &game, &name)?;
    played(move || Ok(Json(PuzzleStand::of(title.try_puzzle(puzzle, &tries.actions)?, puzzle.seat)))).await
}

/// What would be right.
#[derive(Serialize, ToSchema)]
pub(super) struct PuzzleAnswer {
    /// The action, as the game writes it; nothing where all is done.
    #[schema(required = true)]
    answer: Option<String>,
}

/// What would be right after what was right so far: whoever gives up asks for it.
#[utoipa::path(
    post,
    path = "/api/games/{game}/puzzles/{name}/answer",
    operation_id = "answerPuzzle",
    params(("game" = String, Path, description = "The game's key."), ("name" = String, Path, description = "The puzzle's name.")),
    request_body = Tries,
    responses((status = 200, body = PuzzleAnswer, description = "What would be right."), (status = 404), (status = 409), (status = 422))
)]
pub(super) async fn answer(
    State(house): State<Arc<House>>,
    Path((game, name)): Path<(String, String)>,
    Body(tries): Body<Tries>,
) -> Result<Json<PuzzleAnswer>, ApiError> {
    let (title, puzzle) = find(&house, &game, &name)?;
    played(move || Ok(Json(PuzzleAnswer { answer: title.answer_puzzle(puzzle, &tries.actions)? }))).await
}

/// What something of a puzzle's scene is, and why no action begins or goes on there. Games that do not explain themselves have none.
#[utoipa::path(
    post,
    path = "/api/games/{game}/puzzles/{name}/card",
    operation_id = "puzzleCard",
    params(("game" = String, Path, description = "The game's key."), ("name" = String, Path, description = "The puzzle's name.")),
    request_body = LessonWonder,
    responses((status = 200, body = Card, description = "What it is."), (status = 404), (status = 409), (status = 422))
)]
pub(super) async fn explain(
    State(house): State<Arc<House>>,
    Path((game, name)): Path<(String, String)>,
    Body(LessonWonder { actions, of, after }): Body<LessonWonder>,
) -> Result<Json<Card>, ApiError> {
    let (title, puzzle) = find(&house, &game, &name)?;
    played(move || {
        let table = title.try_puzzle(puzzle, &actions)?.table;
        let card = table.card(Viewer::Seat(puzzle.seat), &of, after.as_deref());
        card.map(Json).map_err(|_| ApiError::not_found("card"))
    })
    .await
}
