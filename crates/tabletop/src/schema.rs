//! What those types look like on the wire that write themselves: the same for every reader of `/api/openapi.json`.
//! Types whose form serde derives say it beside it.

use std::borrow::Cow;

use utoipa::openapi::schema::{ArrayBuilder, ObjectBuilder, OneOfBuilder, Schema, Type};
use utoipa::openapi::{Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

use crate::{Arg, MAX_SEATS, Message, Outcome, Pending, Reason, Seat, SeatSet, Viewer, Window};

/// What is always true where it stands.
fn only_true() -> RefOr<Schema> {
    ObjectBuilder::new().schema_type(Type::Boolean).enum_values(Some([true])).into()
}

/// A type goes by a name and is written as another one is.
macro_rules! written_as {
    ($type:ident, $name:literal, $written:ty) => {
        impl PartialSchema for $type {
            fn schema() -> RefOr<Schema> {
                <$written>::schema()
            }
        }

        impl ToSchema for $type {
            fn name() -> Cow<'static, str> {
                Cow::Borrowed($name)
            }

            fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
                <$written>::schemas(schemas);
            }
        }
    };
}

impl PartialSchema for Message {
    fn schema() -> RefOr<Schema> {
        let key = ObjectBuilder::new()
            .schema_type(Type::String)
            .description(Some("The message's key in the Fluent files."));
        let args = ObjectBuilder::new()
            .additional_properties(Some(Ref::from_schema_name(Arg::name())))
            .description(Some("Its arguments by name; missing if there are none."));
        ObjectBuilder::new()
            .property("key", key)
            .required("key")
            .property("args", args)
            .description(Some("A sentence to be said: the key of a Fluent message and its arguments."))
            .into()
    }
}

impl ToSchema for Message {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((Arg::name().into_owned(), Arg::schema()));
        Arg::schemas(schemas);
    }
}

/// Whom a match waits for.
#[derive(ToSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "only its form is used")]
enum WrittenPending {
    /// For chance.
    Chance {
        /// Always true.
        #[schema(schema_with = only_true)]
        chance: bool,
    },
    /// For seats.
    Seats {
        /// Those without whom it does not go on.
        must: SeatSet,
        /// Those who may act as well.
        may: SeatSet,
        /// The decision, to be named by what answers it.
        window: Window,
    },
    /// For nobody: it is over.
    Over {
        /// How it ended.
        over: Outcome,
    },
}

written_as!(Pending, "Waiting", WrittenPending);

/// One reason why a config cannot be played.
#[derive(ToSchema)]
#[expect(dead_code, reason = "only its form is used")]
struct WrittenReason {
    /// A code that stays the same from version to version.
    code: String,
    /// The config fields that do not go together.
    fields: Vec<String>,
    /// The paragraph of the game's rules, where one says so.
    #[schema(nullable = false)]
    paragraph: Option<String>,
    /// The sentence for whoever asked.
    said: Message,
}

written_as!(Reason, "Reason", WrittenReason);

impl PartialSchema for SeatSet {
    fn schema() -> RefOr<Schema> {
        ArrayBuilder::new()
            .items(Ref::from_schema_name(Seat::name()))
            .unique_items(true)
            .max_items(Some(MAX_SEATS))
            .description(Some("Seats, the lowest first."))
            .into()
    }
}

impl ToSchema for SeatSet {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((Seat::name().into_owned(), Seat::schema()));
    }
}

impl PartialSchema for Viewer {
    fn schema() -> RefOr<Schema> {
        OneOfBuilder::new()
            .item(Ref::from_schema_name(Seat::name()))
            .item(ObjectBuilder::new().schema_type(Type::String).enum_values(Some(["public"])))
            .description(Some("As whom something is seen: a seat, or the public."))
            .into()
    }
}

impl ToSchema for Viewer {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((Seat::name().into_owned(), Seat::schema()));
    }
}
