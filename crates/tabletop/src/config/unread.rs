//! A JSON value that serde reads with errors as data, where serde_json would write English sentences.

use std::fmt;

use serde::Deserializer;
use serde::de::value::{MapDeserializer, SeqDeserializer, StrDeserializer};
use serde::de::{Error, Expected, IntoDeserializer, Unexpected, Visitor};
use serde_json::Value;

use crate::Message;

/// Signs of a refused value that are shown.
const SHOWN: usize = 60;

/// Why a field cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Unread {
    /// No field has this name.
    UnknownField(&'static [&'static str]),
    /// It is a word, and one of these.
    UnknownValue(&'static [&'static str]),
    /// It is a whole number.
    NotANumber,
    /// It is a whole number, of a smaller size.
    OutOfRange,
    /// It is true or false.
    NotATruth,
    /// It is a text.
    NotAText,
    /// It is something else.
    Other,
}

impl Unread {
    /// The sentence for whoever gave a field this value.
    pub(super) fn message(&self, field: &str, value: &Value) -> Message {
        let (key, known) = match self {
            Unread::UnknownField(fields) => ("config-unknown-field", Some(fields.join(", "))),
            Unread::UnknownValue(values) => {
                let quoted: Vec<String> = values.iter().map(|value| format!("{value:?}")).collect();
                ("config-unknown-value", Some(quoted.join(", ")))
            }
            Unread::NotANumber => ("config-not-a-number", None),
            Unread::OutOfRange => ("config-out-of-range", None),
            Unread::NotATruth => ("config-not-a-truth", None),
            Unread::NotAText => ("config-not-a-text", None),
            Unread::Other => ("config-unreadable", None),
        };
        let said = Message::new(key).with("field", field).with("value", short(&value.to_string()));
        match known {
            Some(known) => said.with("known", known),
            None => said,
        }
    }

    /// What a reader of Rust types wants, by the way serde calls it.
    fn wanted(expected: &dyn Expected) -> Self {
        let name = expected.to_string();
        let is_size = |name: &str| name.parse::<u8>().is_ok_and(u8::is_power_of_two) || name == "size";
        match name.as_str() {
            "a boolean" => Unread::NotATruth,
            "a string" | "a borrowed string" | "a character" => Unread::NotAText,
            name if name.strip_prefix(['i', 'u']).is_some_and(is_size) => Unread::NotANumber,
            _ => Unread::Other,
        }
    }
}

/// The beginning of a text that is long.
fn short(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// For logs: whoever asked reads the message.
impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for Unread {}

impl Error for Unread {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Unread::Other
    }

    fn invalid_type(_: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Unread::wanted(expected)
    }

    fn invalid_value(_: Unexpected<'_>, expected: &dyn Expected) -> Self {
        match Unread::wanted(expected) {
            Unread::NotANumber => Unread::OutOfRange,
            other => other,
        }
    }

    fn unknown_variant(_: &str, expected: &'static [&'static str]) -> Self {
        Unread::UnknownValue(expected)
    }

    fn unknown_field(_: &str, expected: &'static [&'static str]) -> Self {
        Unread::UnknownField(expected)
    }
}

/// A value to be read.
pub(super) struct Reading<'de>(pub(super) &'de Value);

impl<'de> IntoDeserializer<'de, Unread> for Reading<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Reading<'de> {
    type Error = Unread;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(truth) => visitor.visit_bool(*truth),
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => visitor.visit_u64(number),
                (_, Some(number)) => visitor.visit_i64(number),
                _ => visitor.visit_f64(number.as_f64().unwrap_or(f64::NAN)),
            },
            Value::Array(values) => {
                let mut values = SeqDeserializer::new(values.iter().map(Reading));
                let read = visitor.visit_seq(&mut values)?;
                values.end().map(|()| read)
            }
            Value::Object(fields) => {
                let fields = fields.iter().map(|(name, value)| (name.as_str(), Reading(value)));
                let mut fields = MapDeserializer::new(fields);
                let read = visitor.visit_map(&mut fields)?;
                fields.end().map(|()| read)
            }
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unread> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        match self.0 {
            Value::String(word) => visitor.visit_enum(StrDeserializer::new(word)),
            _ => Err(Unread::UnknownValue(variants)),
        }
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct
        seq tuple tuple_struct map struct identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(rename_all = "snake_case")]
    enum Colour {
        Red,
        DarkBlue,
    }

    #[derive(Deserialize, PartialEq, Debug, Default)]
    #[serde(default, deny_unknown_fields)]
    struct Options {
        count: u8,
        large: i64,
        size: usize,
        is_open: bool,
        name: String,
        colour: Option<Colour>,
        many: Vec<u8>,
    }

    fn read(value: &Value) -> Result<Options, Unread> {
        Options::deserialize(Reading(value))
    }

    #[test]
    fn what_can_be_read_is_read_as_serde_json_would() {
        let all = json!({
            "count": 3, "large": -4, "size": 5, "is_open": true, "name": "é", "colour": "dark_blue", "many": [1, 2],
        });
        let expected = Options {
            count: 3,
            large: -4,
            size: 5,
            is_open: true,
            name: "é".to_owned(),
            colour: Some(Colour::DarkBlue),
            many: vec![1, 2],
        };
        assert_eq!(read(&all), Ok(expected));
        assert_eq!(read(&json!({"colour": null})), Ok(Options::default()));
        assert_eq!(read(&json!({})), Ok(Options::default()));
    }

    #[test]
    fn what_cannot_be_read_says_what_was_expected() {
        let fields = &["count", "large", "size", "is_open", "name", "colour", "many"][..];
        let colours = &["red", "dark_blue"][..];
        for (value, expected) in [
            (json!({"x": 1}), Unread::UnknownField(fields)),
            (json!({"colour": "green"}), Unread::UnknownValue(colours)),
            (json!({"colour": 7}), Unread::UnknownValue(colours)),
            (json!({"count": "3"}), Unread::NotANumber),
            (json!({"count": 1.5}), Unread::NotANumber),
            (json!({"size": null}), Unread::NotANumber),
            (json!({"large": []}), Unread::NotANumber),
            (json!({"count": 256}), Unread::OutOfRange),
            (json!({"count": -1}), Unread::OutOfRange),
            (json!({"is_open": 1}), Unread::NotATruth),
            (json!({"name": 1}), Unread::NotAText),
            (json!({"name": {"a": 1}}), Unread::NotAText),
            (json!({"many": [1, "2"]}), Unread::NotANumber),
            (json!({"many": 1}), Unread::Other),
        ] {
            assert_eq!(read(&value), Err(expected), "{value}");
        }
    }

    #[test]
    fn values_are_shown_and_long_ones_cut() {
        let said = Unread::UnknownValue(&["a", "b"]).message("field", &json!("x".repeat(99)));
        let shown = format!("\"{}…", "x".repeat(SHOWN - 1));
        let expected = Message::new("config-unknown-value").with("field", "field").with("value", shown);
        assert_eq!(said, expected.with("known", "\"a\", \"b\""));
    }
}
