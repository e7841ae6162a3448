//! The options of a match, from the command line.

use anyhow::Result;
use catalog::{Fault, Table};
use serde_json::{Map, Value};
use tabletop::Message;
use words::Words;

use crate::board::{self, BoardError};
use crate::cli::{ContestOptionArgs, Game, OptionArgs};
use crate::output::{complain, failed, usage};

impl OptionArgs {
    /// The config they make. A plain value takes the type of the option's default, so that nobody has to
    /// write quotes within quotes.
    fn config(&self, game: Game) -> Result<Value> {
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
        if let Some(path) = &self.board {
            let text = board::read(path, game).map_err(|error| no_board(error, game))?;
            fields.insert(board::FIELD.to_owned(), Value::from(text));
        }
        Ok(Value::Object(fields))
    }

    /// A match with these options. What is not fair about its board is told, and it starts all the same.
    pub(crate) fn start(&self, game: Game, words: &Words) -> Result<Box<dyn Table>> {
        let say = |message: &Message| words.say(message, &|seat| seat.to_string());
        let config = self.config(game)?;
        let table = game.start(&config).map_err(|fault| {
            let next = Message::new("options-listed").with("game", game.info().key);
            let why = every_reason(&fault, words);
            usage(say(&Message::new("options-unplayable").with("why", why)), say(&next))
        })?;
        for warning in game.warnings(&config) {
            let warning = Message::new("options-warning").with("what", say(&warning));
            complain(&format!("tabletier: {}", say(&warning)));
        }
        Ok(table)
    }
}

/// One reason beside what was said, many in lines of their own.
fn every_reason(fault: &Fault, words: &Words) -> String {
    match &fault.lines(words)[..] {
        [] => format!(" {fault}"),
        [one] => format!(" {one}"),
        many => many.iter().map(|line| format!("\n  {line}")).collect(),
    }
}

fn listed(game: Game) -> String {
    format!("`tabletier games {}` lists the options", game.info().key)
}

fn no_board(error: BoardError, game: Game) -> anyhow::Error {
    match error {
        BoardError::NoBoards { .. } => usage(error, listed(game)),
        BoardError::Unreadable { .. } => {
            failed(error, "A board of the house is chosen by its name, such as --set board=standard.")
        }
        BoardError::TooBig { .. } | BoardError::NotText { .. } => {
            failed(error, "A board is a small text: a picture with one sign for each square.")
        }
    }
}

impl ContestOptionArgs {
    /// The configs they make, one where none is written out.
    pub(crate) fn configs(&self, game: Game, words: &Words) -> Result<Vec<Value>> {
        let with = |config| {
            let (set, edition, board) = (self.set.clone(), self.edition.clone(), self.board.clone());
            OptionArgs { config, set, edition, board }
        };
        let written = self.configs.iter().cloned().map(Some);
        let all: Vec<_> = if self.configs.is_empty() { vec![None] } else { written.collect() };
        all.into_iter().map(|config| Ok(with(config).start(game, words)?.config())).collect()
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
