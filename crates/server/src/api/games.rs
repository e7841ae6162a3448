//! What can be played, with its words, rules and pictures.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use catalog::{Show, Table, Title};
use scene::Theme;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tabletop::{Info, Message, Pending, Seat, Seating, Viewer};
use utoipa::{IntoParams, ToSchema};
use words::Lang;

use super::Body;
use super::document::{LangName, ThemeName, any_object};
use crate::House;
use crate::error::ApiError;

const TEXTS: [&str; 2] = [include_str!("../../text/en.ftl"), include_str!("../../text/fr.ftl")];

pub(super) fn lang(text: &str) -> Result<Lang, ApiError> {
    text.parse().map_err(|why: String| ApiError::bad("unknown-language", why))
}

fn text_file(media: &'static str, text: String) -> Response {
    ([(CONTENT_TYPE, media), (CACHE_CONTROL, "no-cache")], text).into_response()
}

/// A game.
#[derive(Serialize, ToSchema)]
pub(super) struct GameCard {
    #[serde(flatten)]
    info: Info,
    /// The JSON schema of its options.
    #[schema(schema_with = any_object)]
    schema: Value,
    /// Options for a first evening, as far as they are not the usual ones; the game's words say why, under `{key}-first-evening`.
    #[schema(schema_with = any_object)]
    first_evening: Value,
    /// Whether its tables explain what they show, card by card.
    has_cards: bool,
    /// Whether seats write letters to each other at its usual table.
    has_letters: bool,
    /// Whether one can try things out in a private branch of its matches.
    has_branches: bool,
    /// Whether its positions can be set up by hand.
    has_editor: bool,
    /// How many lessons it is taught by.
    lessons: usize,
    /// The options of the small game with which its course ends; what that is says its course's texts under `{key}-small-game`. Missing where it has
    /// no course.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(schema_with = any_object, required = false)]
    small_game: Option<Value>,
    /// How many puzzles it brings.
    puzzles: usize,
    /// How many can put themselves down at its usual table, where nobody chooses a seat; missing where everybody does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    drawn: Option<u8>,
}

/// How many can put themselves down, where nobody chooses a seat.
fn drawn(seating: Seating) -> Option<u8> {
    match seating {
        Seating::Chosen => None,
        Seating::Drawn { most } => Some(most),
    }
}

/// The games of the house.
#[utoipa::path(
    get,
    path = "/api/games",
    operation_id = "games",
    responses((status = 200, body = Vec<GameCard>, description = "Every game, with the schema of its options."))
)]
pub(super) async fn list(State(house): State<Arc<House>>) -> Json<Vec<GameCard>> {
    let game = |title: &&'static dyn Title| GameCard {
        info: title.info(),
        schema: title.schema(),
        first_evening: title.first_evening(),
        has_cards: title.has_cards(),
        has_letters: title.has_letters(),
        drawn: drawn(title.seating()),
        has_branches: title.has_branches(),
        has_editor: title.has_editor(),
        lessons: title.course().map_or(0, |course| (course.lessons)().len()),
        small_game: title.course().and_then(|course| serde_json::from_str(course.small_game).ok()),
        puzzles: title.puzzles().len(),
    };
    Json(house.games().iter().map(game).collect())
}

/// The words of the house, as Fluent.
#[utoipa::path(
    get,
    path = "/api/texts/{lang}",
    operation_id = "houseTexts",
    params(("lang" = inline(LangName), Path, description = "The language.")),
    responses((status = 200, body = String, content_type = "text/plain", description = "Fluent text."))
)]
pub(super) async fn house_texts(Path(language): Path<String>) -> Result<Response, ApiError> {
    let lang = lang(&language)?;
    let house = [words::HOUSE_EN, words::HOUSE_FR][lang as usize];
    Ok(text_file("text/plain; charset=utf-8", format!("{house}\n{}", TEXTS[lang as usize])))
}

/// The words of a game, as Fluent.
#[utoipa::path(
    get,
    path = "/api/games/{game}/texts/{lang}",
    operation_id = "gameTexts",
    params(("game" = String, Path, description = "The game's key."), ("lang" = inline(LangName), Path, description = "The language.")),
    responses((status = 200, body = String, content_type = "text/plain", description = "Fluent text."), (status = 404))
)]
pub(super) async fn texts(
    State(house): State<Arc<House>>,
    Path((game, language)): Path<(String, String)>,
) -> Result<Response, ApiError> {
    let text = house.game(&game)?.texts(lang(&language)?);
    Ok(text_file("text/plain; charset=utf-8", text.to_owned()))
}

/// The rules of a game, as Markdown.
#[utoipa::path(
    get,
    path = "/api/games/{game}/rules/{lang}",
    operation_id = "gameRules",
    params(("game" = String, Path, description = "The game's key."), ("lang" = inline(LangName), Path, description = "The language.")),
    responses((status = 200, body = String, content_type = "text/markdown", description = "Markdown."), (status = 404))
)]
pub(super) async fn rules(
    State(house): State<Arc<House>>,
    Path((game, language)): Path<(String, String)>,
) -> Result<Response, ApiError> {
    let text = house.game(&game)?.rules(lang(&language)?);
    Ok(text_file("text/markdown; charset=utf-8", text.to_owned()))
}

/// A figure of a game's rules.
#[derive(Serialize, ToSchema)]
pub(super) struct FigureSize {
    /// Its name.
    name: &'static str,
    /// How wide it is, in units of its board.
    width: i32,
    /// How high it is.
    height: i32,
}

/// The figures that a game's rules name, with their sizes: a page leaves room for them before they come.
#[utoipa::path(
    get,
    path = "/api/games/{game}/figures",
    operation_id = "figures",
    params(("game" = String, Path, description = "The game's key.")),
    responses((status = 200, body = Vec<FigureSize>, description = "Every figure."), (status = 404))
)]
pub(super) async fn figures(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
) -> Result<Json<Vec<FigureSize>>, ApiError> {
    let title = house.game(&game)?;
    let drawing = tokio::task::spawn_blocking(move || {
        let size = |figure: &scene::Figure| {
            let (width, height) = title.figure(figure.name)?.size();
            Ok(FigureSize { name: figure.name, width, height })
        };
        title.figures().iter().map(size).collect::<Result<_, ApiError>>().map(Json)
    });
    drawing.await.unwrap_or_else(|_| Err(ApiError::not_found("figure")))
}

/// How a figure is wanted.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct FigureLook {
    /// `light` or `dark`.
    #[param(inline, value_type = Option<ThemeName>)]
    theme: Option<String>,
    /// `en` or `fr`.
    #[param(inline, value_type = Option<LangName>)]
    lang: Option<String>,
}

/// A figure of a game's rules, as SVG.
#[utoipa::path(
    get,
    path = "/api/games/{game}/figures/{name}",
    operation_id = "figure",
    params(("game" = String, Path, description = "The game's key."), ("name" = String, Path, description = "The figure's name."), FigureLook),
    responses((status = 200, body = String, content_type = "image/svg+xml", description = "The figure."), (status = 404))
)]
pub(super) async fn figure(
    State(house): State<Arc<House>>,
    Path((game, name)): Path<(String, String)>,
    Query(wanted): Query<FigureLook>,
) -> Result<Response, ApiError> {
    let title = house.game(&game)?;
    if !title.figures().iter().any(|figure| figure.name == name) {
        return Err(ApiError::not_found("figure"));
    }
    let lang = wanted.lang.as_deref().map_or(Ok(Lang::En), lang)?;
    let drawing = tokio::task::spawn_blocking(move || {
        let words = title.words(lang);
        Ok(text_file("image/svg+xml", title.figure(&name)?.svg(words, theme(wanted.theme.as_deref()))))
    });
    drawing.await.unwrap_or_else(|_| Err(ApiError::not_found("figure")))
}

fn theme(name: Option<&str>) -> Theme {
    if name == Some("dark") { Theme::Dark } else { Theme::Light }
}

/// How a picture is wanted.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Look {
    /// `light` or `dark`.
    #[param(inline, value_type = Option<ThemeName>)]
    theme: Option<String>,
    /// `en` or `fr`.
    #[param(inline, value_type = Option<LangName>)]
    lang: Option<String>,
    /// After which event of the viewer's own; all of them if missing.
    pub(super) at: Option<usize>,
    /// As whom: a seat of one's own, or `public`.
    #[serde(rename = "as")]
    #[param(value_type = Option<Viewer>)]
    pub(super) viewer: Option<String>,
}

impl Look {
    /// The picture of a table for a viewer.
    pub(super) fn draw(
        &self,
        title: &dyn Title,
        table: &dyn Show,
        who: Viewer,
    ) -> Result<Response, ApiError> {
        let lang = self.lang.as_deref().map_or(Ok(Lang::En), lang)?;
        let words = title.words(lang);
        let names = table.names_for(who);
        let name = |seat: Seat| {
            let name = names.get(seat.index()).cloned().flatten();
            name.unwrap_or_else(|| (seat.index() + 1).to_string())
        };
        let say = |message: &Message| words.say(message, &name);
        let svg = scene::svg(&table.board(who), &table.scene(who), theme(self.theme.as_deref()), &say);
        Ok(text_file("image/svg+xml", svg))
    }
}

/// Options to be tried.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Tried {
    /// The options.
    #[schema(schema_with = any_object)]
    config: Value,
}

/// Options that can be played.
#[derive(Serialize, ToSchema)]
pub(super) struct Playable {
    /// What is not as it should be about them, and stops nobody.
    warnings: Vec<Message>,
    /// Whether seats write letters to each other at such a table.
    has_letters: bool,
    /// How many can put themselves down at such a table, where nobody chooses a seat; missing where everybody does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    drawn: Option<u8>,
}

/// Whether options can be played, and what is to be said about them.
#[utoipa::path(
    post,
    path = "/api/games/{game}/check",
    operation_id = "checkOptions",
    params(("game" = String, Path, description = "The game's key.")),
    request_body = Tried,
    responses((status = 200, body = Playable, description = "They can be played."), (status = 404), (status = 422))
)]
pub(super) async fn check(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    Body(tried): Body<Tried>,
) -> Result<Json<Playable>, ApiError> {
    let title = house.game(&game)?;
    let checking = tokio::task::spawn_blocking(move || {
        let table = title.start(&tried.config)?;
        let (has_letters, drawn) = (table.press().has_letters(), drawn(table.seating()));
        Ok(Json(Playable { warnings: title.warnings(&tried.config), has_letters, drawn }))
    });
    checking.await.unwrap_or_else(|_| Err(ApiError::fault()))
}

/// How a picture of a game is wanted.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct GameLook {
    /// `light` or `dark`.
    #[param(inline, value_type = Option<ThemeName>)]
    theme: Option<String>,
    /// `en` or `fr`.
    #[param(inline, value_type = Option<LangName>)]
    lang: Option<String>,
    /// Options as JSON: the table is shown as it is set with them. Without it, the game in play.
    config: Option<String>,
}

/// A picture of the game in play, or of its table with these options.
#[utoipa::path(
    get,
    path = "/api/games/{game}/picture.svg",
    operation_id = "gamePicture",
    params(("game" = String, Path, description = "The game's key."), GameLook),
    responses((status = 200, body = String, content_type = "image/svg+xml", description = "The picture."), (status = 404), (status = 422))
)]
pub(super) async fn picture(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    Query(wanted): Query<GameLook>,
) -> Result<Response, ApiError> {
    let title = house.game(&game)?;
    let look = Look { theme: wanted.theme, lang: wanted.lang, at: None, viewer: None };
    let config = options(wanted.config.as_deref())?;
    let drawing = tokio::task::spawn_blocking(move || {
        let table = match config {
            Some(config) => title.start(&config)?,
            None => house.midgame(title)?,
        };
        look.draw(title, table.as_ref(), Viewer::Public)
    });
    drawing.await.unwrap_or_else(|_| Err(ApiError::not_found("picture")))
}

/// How an emblem is wanted.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct EmblemLook {
    /// `light` or `dark`.
    #[param(inline, value_type = Option<ThemeName>)]
    theme: Option<String>,
    /// Whose.
    seat: usize,
    /// Options as JSON: how many play, and with what.
    config: Option<String>,
}

/// What a seat plays with, as it begins with these options: the sign by which it is told from the others.
#[utoipa::path(
    get,
    path = "/api/games/{game}/emblem.svg",
    operation_id = "emblem",
    params(("game" = String, Path, description = "The game's key."), EmblemLook),
    responses((status = 200, body = String, content_type = "image/svg+xml", description = "The emblem."), (status = 404), (status = 422))
)]
pub(super) async fn emblem(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    Query(wanted): Query<EmblemLook>,
) -> Result<Response, ApiError> {
    let title = house.game(&game)?;
    let config = options(wanted.config.as_deref())?.unwrap_or_else(|| json!({}));
    let drawing = tokio::task::spawn_blocking(move || {
        let table = title.start(&config)?;
        let scene = table.scene(Viewer::Public);
        let emblem = scene.emblems.iter().find(|emblem| emblem.seat.index() == wanted.seat);
        let emblem = emblem.ok_or_else(|| ApiError::not_found("emblem"))?;
        let svg = scene::emblem_svg(&table.board(Viewer::Public), emblem, theme(wanted.theme.as_deref()));
        Ok(([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, KEPT)], svg).into_response())
    });
    drawing.await.unwrap_or_else(|_| Err(ApiError::not_found("emblem")))
}

/// An hour: emblems change with the house's drawings only, and stand in every list.
const KEPT: &str = "public, max-age=3600";

/// Options in an address.
fn options(text: Option<&str>) -> Result<Option<Value>, ApiError> {
    let config = text.map(serde_json::from_str::<Value>).transpose();
    config.map_err(|error| ApiError::bad("not-json", format!("config: {error}")))
}

impl House {
    /// A match some way in, always the same. Bots play it once; after that it is read from its record.
    fn midgame(&self, title: &dyn Title) -> Result<Box<dyn Table>, ApiError> {
        let key = title.info().key;
        let known = self.midgames.lock().ok().and_then(|known| known.get(key).cloned());
        if let Some(table) = known.and_then(|record| title.load(&record).ok()) {
            return Ok(table);
        }
        let table = played(title)?;
        if let Ok(mut known) = self.midgames.lock() {
            known.insert(key, table.record());
        }
        Ok(table)
    }
}

fn played(title: &dyn Title) -> Result<Box<dyn Table>, ApiError> {
    let mut table = title.start(&json!({}))?;
    for step in 0..13 {
        match table.pending() {
            Pending::Over(_) => break,
            Pending::Chance => {
                let outcome = table.outcome_from(step)?;
                table.roll(&outcome)?;
            }
            Pending::Seats { must, .. } => {
                let Some(seat) = must.first() else { break };
                let action = table.bot(seat, 2, 7 + step)?;
                table.act(seat, &action)?;
            }
        }
    }
    Ok(table)
}
