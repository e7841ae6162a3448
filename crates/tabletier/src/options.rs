//! The options of a match, from the command line.

use anyhow::Result;
use catalog::Table;
use serde_json::{Map, Value};

use crate::cli::{ContestOptionArgs, Game, OptionArgs};
use crate::output::usage;

impl OptionArgs {
    /// The config they make. A plain value takes the type of the option's default, so that nobody has to
    /// write quotes within quotes.
    pub(crate) fn config(&self, game: Game) -> Value {
        let mut fields = match &self.config {
            Some(Value::Object(fields)) => fields.clone(),
            _ => Map::new(),
        };
        let schema = game.schema();
        let edition = self.edition.as_ref().map(|edition| ("edition".to_owned(), edition.clone()));
        for (name, value) in self.set.iter().chain(&edition) {
            let default = &schema["properties"][name]["default"];
            fields.insert(name.clone(), typed(value, default));
        }
        Value::Object(fields)
    }

    /// A match with these options.
    pub(crate) fn start(&self, game: Game) -> Result<Box<dyn Table>> {
        game.start(&self.config(game)).map_err(|fault| {
            let next = format!("`tabletier games {}` lists the options", game.info().key);
            usage(format!("these options cannot be played: {fault}"), next)
        })
    }
}

impl ContestOptionArgs {
    /// The configs they make, one where none is written out.
    pub(crate) fn configs(&self, game: Game) -> Result<Vec<Value>> {
        let with = |config| OptionArgs { config, set: self.set.clone(), edition: self.edition.clone() };
        let written = self.configs.iter().cloned().map(Some);
        let all: Vec<_> = if self.configs.is_empty() { vec![None] } else { written.collect() };
        all.into_iter().map(|config| Ok(with(config).start(game)?.config())).collect()
    }
}

fn typed(value: &str, default: &Value) -> Value {
    if default.is_string() {
        return Value::from(value);
    }
    serde_json::from_str(value).unwrap_or_else(|_| Value::from(value))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn values_take_the_type_of_the_default() {
        assert_eq!(typed("1998", &json!("2003")), json!("1998"));
        assert_eq!(typed("3", &json!(2)), json!(3));
        assert_eq!(typed("true", &json!(false)), json!(true));
        assert_eq!(typed("many", &json!(2)), json!("many"), "the game says what is wrong with it");
    }
}
