//! What those types look like on the wire that write themselves. Types whose form serde derives say it beside it.

use std::borrow::Cow;

use tabletop::Message;
use utoipa::openapi::schema::{AllOfBuilder, ArrayBuilder, ArrayItems, ObjectBuilder, Schema, Type};
use utoipa::openapi::{Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

use crate::{Node, Rgb};

/// What is always true where it stands.
fn only_true() -> RefOr<Schema> {
    ObjectBuilder::new().schema_type(Type::Boolean).enum_values(Some([true])).into()
}

/// A list of things, each with its place.
pub(crate) fn placed<T: ToSchema>() -> RefOr<Schema> {
    // The first items of a list cannot be references by themselves here.
    let item = AllOfBuilder::new().item(Ref::from_schema_name(T::name())).build();
    let pair = ArrayBuilder::new()
        .prefix_items([usize::schema(), Schema::AllOf(item).into()])
        .items(ArrayItems::False);
    ArrayBuilder::new().items(pair).into()
}

impl PartialSchema for Rgb {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(Type::String)
            .pattern(Some("^#[0-9a-f]{6}$"))
            .description(Some("A colour value, `#rrggbb`."))
            .into()
    }
}

impl ToSchema for Rgb {}

/// One step towards some actions, with exactly one of `action`, `next` and `more`, and `ask` beside some actions.
#[derive(ToSchema)]
#[serde(untagged, deny_unknown_fields)]
#[expect(dead_code, reason = "only its form is used")]
enum WrittenNode {
    /// Something to point at.
    #[schema(min_properties = 2, max_properties = 3)]
    Point {
        /// The id of the region, piece or slot.
        id: String,
        /// The steps so far give this action, in notation.
        #[schema(nullable = false)]
        action: Option<String>,
        /// What can follow.
        #[schema(nullable = false, no_recursion)]
        next: Option<Vec<Node>>,
        /// What can follow is to be asked for.
        #[schema(schema_with = only_true, required = false)]
        more: Option<bool>,
        /// What a person is asked before the action is done: it does nothing but harm to whoever does it.
        #[schema(nullable = false)]
        ask: Option<Message>,
    },
    /// A button to press.
    #[schema(min_properties = 3, max_properties = 4)]
    Choice {
        /// Its name, the same in every language.
        choice: String,
        /// What it says.
        label: Message,
        /// The steps so far give this action, in notation.
        #[schema(nullable = false)]
        action: Option<String>,
        /// What can follow.
        #[schema(nullable = false, no_recursion)]
        next: Option<Vec<Node>>,
        /// What can follow is to be asked for.
        #[schema(schema_with = only_true, required = false)]
        more: Option<bool>,
        /// What a person is asked before the action is done: it does nothing but harm to whoever does it.
        #[schema(nullable = false)]
        ask: Option<Message>,
    },
}

impl PartialSchema for Node {
    fn schema() -> RefOr<Schema> {
        WrittenNode::schema()
    }
}

impl ToSchema for Node {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("Node")
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        WrittenNode::schemas(schemas);
    }
}
