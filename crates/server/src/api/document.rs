//! What the API offers, for programs: `/api/openapi.json`, and `docs/openapi.json` in the repository.
//!
//! Routes say what they answer when all goes well, and which refusals are theirs alone. What can happen to every request is
//! added here, once.

use axum::Json;
use axum::http::StatusCode;
use scene::{PanelChange, SheetChange};
use serde_json::json;
use utoipa::openapi::extensions::Extensions;
use utoipa::openapi::path::{Operation, Parameter, ParameterIn};
use utoipa::openapi::schema::{AdditionalProperties, ObjectBuilder, Schema, Type};
use utoipa::openapi::{Content, Ref, RefOr, Response};
use utoipa::{Modify, OpenApi, ToSchema};

use super::{
    branch, editor, eye, games, gathering, hint, lessons, lists, openings, people, plan, play, press,
    puzzles, review, studies, tables,
};
use crate::error::ApiFault;
use crate::guard::{OF_TABLES, RENDERED};
use crate::news::GuestMessage;
use crate::wire::TableMessage;

/// What the API offers.
#[derive(OpenApi)]
#[openapi(
    info(title = "Tabletier", description = "A games room: tables, seats, live play."),
    paths(
        people::house,
        people::rename,
        people::holiday,
        people::take_holiday,
        people::make_link,
        people::come_back_instead,
        people::come_back,
        games::list,
        games::texts,
        games::rules,
        games::figures,
        games::figure,
        games::picture,
        games::emblem,
        games::check,
        games::house_texts,
        lessons::list,
        lessons::texts,
        lessons::board,
        lessons::attempt,
        lessons::card,
        editor::set_up,
        puzzles::list,
        puzzles::board,
        puzzles::attempt,
        puzzles::answer,
        puzzles::explain,
        lists::list,
        lists::waiting,
        tables::make,
        tables::show,
        tables::board,
        tables::moves,
        tables::at,
        tables::card,
        tables::sit,
        tables::invitation,
        tables::nonce,
        tables::live,
        tables::news,
        tables::record,
        tables::picture,
        play::act,
        play::resign,
        play::draw,
        play::take_back,
        play::extend,
        hint::hint,
        play::propose,
        play::answer,
        plan::plan,
        plan::line,
        tables::leave,
        tables::put_bot,
        gathering::withdraw,
        gathering::begin,
        gathering::notes,
        gathering::set_notes,
        play::rematch,
        play::chat,
        press::send,
        press::letters,
        press::marks,
        press::set_mark,
        branch::branch,
        branch::discard,
        review::show,
        review::board,
        review::at,
        review::judge,
        studies::list,
        studies::make,
        studies::show,
        studies::text,
        studies::board,
        studies::at,
        studies::card,
        studies::play,
        studies::remark,
        studies::prune,
        studies::promote,
        studies::share,
        studies::discard,
        eye::eye,
        openings::openings,
        super::healthz,
        openapi
    ),
    components(schemas(ApiFault, TableMessage, GuestMessage, PanelChange, SheetChange)),
    modifiers(&Refusals, &Sockets)
)]
struct Api;

/// The document that says what the API offers, OpenAPI 3.1, as it stands in the repository.
pub fn document() -> String {
    Api::openapi().to_pretty_json().expect("documents are plain data") + "\n"
}

/// This document.
#[utoipa::path(
    get,
    path = "/api/openapi.json",
    operation_id = "openapi",
    tag = "house",
    responses((status = 200, body = inline(AnyObject), description = "An OpenAPI document."))
)]
pub(super) async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(Api::openapi())
}

/// An object of which this document says nothing more.
pub(crate) fn any_object() -> RefOr<Schema> {
    ObjectBuilder::new()
        .schema_type(Type::Object)
        .additional_properties(Some(AdditionalProperties::FreeForm(true)))
        .into()
}

struct AnyObject;

impl utoipa::PartialSchema for AnyObject {
    fn schema() -> RefOr<Schema> {
        any_object()
    }
}

impl ToSchema for AnyObject {}

/// A language.
#[derive(ToSchema)]
#[schema(rename_all = "lowercase")]
#[expect(dead_code, reason = "only its form is used")]
pub(super) enum LangName {
    En,
    Fr,
}

/// A theme.
#[derive(ToSchema)]
#[schema(rename_all = "lowercase")]
#[expect(dead_code, reason = "only its form is used")]
pub(super) enum ThemeName {
    Light,
    Dark,
}

/// A list of tables.
#[derive(ToSchema)]
#[schema(rename_all = "lowercase")]
#[expect(dead_code, reason = "only its form is used")]
pub(super) enum ListName {
    Open,
    Running,
    Mine,
}

/// What can be answered to every request, and the form of all refusals.
struct Refusals;

impl Modify for Refusals {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        for (path, item) in &mut document.paths.paths {
            let operations = [(&mut item.get, false), (&mut item.post, true), (&mut item.put, true)];
            for (operation, changes) in operations {
                if let Some(operation) = operation {
                    refuse(operation, path, changes);
                }
            }
        }
    }
}

/// What is answered without a look into the store.
const STORELESS: [&str; 3] = ["/api/games", "/api/texts", "/api/openapi.json"];

fn refuse(operation: &mut Operation, path: &str, changes: bool) {
    let answers = &mut operation.responses.responses;
    let is_socket = answers.contains_key("101");
    let mut common = vec![StatusCode::INTERNAL_SERVER_ERROR];
    if path != "/healthz" {
        common.extend([StatusCode::MISDIRECTED_REQUEST, StatusCode::FORBIDDEN]);
    }
    if !STORELESS.iter().any(|start| path.starts_with(start)) {
        common.push(StatusCode::SERVICE_UNAVAILABLE);
    }
    let has_body = operation.request_body.is_some();
    if has_body {
        common.extend([StatusCode::PAYLOAD_TOO_LARGE, StatusCode::UNSUPPORTED_MEDIA_TYPE]);
    }
    if has_body || is_socket || operation.parameters.iter().flatten().any(can_be_misread) {
        common.push(StatusCode::BAD_REQUEST);
    }
    if changes || is_socket || RENDERED.contains(&path) || path.starts_with(OF_TABLES) {
        common.push(StatusCode::TOO_MANY_REQUESTS);
    }
    for status in common {
        answers.entry(status.as_str().to_owned()).or_insert_with(|| Response::new("").into());
    }
    for (status, answer) in answers {
        let refusal = status.parse().ok().and_then(meaning);
        if let (Some(meaning), RefOr::T(answer)) = (refusal, answer) {
            meaning.clone_into(&mut answer.description);
            let fault = Content::new(Some(Ref::from_schema_name(ApiFault::name())));
            answer.content.insert("application/json".to_owned(), fault.into());
        }
    }
}

/// Whether a parameter has a form that one can fail to give it: not so the names of things, which are there or not.
fn can_be_misread(parameter: &RefOr<Parameter>) -> bool {
    match parameter {
        RefOr::T(parameter) => {
            parameter.parameter_in == ParameterIn::Query || ["number", "lang"].contains(&&*parameter.name)
        }
        RefOr::Ref(_) => true,
    }
}

/// What a refusal means, whatever was asked for.
fn meaning(status: u16) -> Option<&'static str> {
    Some(match status {
        400 => "The request makes no sense.",
        403 => {
            "It is there, and not the caller's; or the request comes from another site, or from an address that is banned."
        }
        404 => "There is no such thing, or none that the caller may see.",
        409 => "The moment has passed or has not come.",
        413 => "The body is too large.",
        415 => "The body is no JSON.",
        421 => "The house is known by another name than the request's `Host`.",
        422 => "It was understood, and the rules forbid it.",
        429 => "Too many requests. `Retry-After` says how long to wait.",
        500 => "The house made a mistake. Nothing was changed.",
        503 => "The store cannot be read or written now. Nothing was changed, and the same may work later.",
        _ => return None,
    })
}

/// What travels on sockets stands beside the answers that open them.
struct Sockets;

impl Modify for Sockets {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let messages = [("/api/tables/{id}/live", TableMessage::name()), ("/api/live", GuestMessage::name())];
        for (path, message) in messages {
            let operation = document.paths.paths.get_mut(path).and_then(|item| item.get.as_mut());
            let answer = operation.and_then(|operation| operation.responses.responses.get_mut("101"));
            if let Some(RefOr::T(answer)) = answer {
                let schema = json!({ "$ref": format!("#/components/schemas/{message}") });
                answer.extensions = Some(Extensions::builder().add("x-messages", schema).build());
            }
        }
    }
}
