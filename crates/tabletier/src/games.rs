//! `tabletier games`: what can be played, and with which options.

use std::io::Write;

use anyhow::Result;
use serde_json::Value;

use crate::cli::{Game, GamesArgs};
use crate::output::{self, Out};
use crate::terminal::layout::wrap;

/// Lists the games, or tells one.
pub(crate) fn run(args: &GamesArgs, out: &mut Out) -> Result<()> {
    match args.game {
        Some(game) => tell(game, out),
        None => list(out),
    }
}

fn list(out: &mut Out) -> Result<()> {
    let mut rows = vec![["GAME", "NAME", "SEATS", "BY"].map(str::to_owned)];
    for game in catalog::games() {
        let info = game.info();
        let by = format!("{} ({})", info.authors, info.published);
        rows.push([info.key.to_owned(), info.name.to_owned(), seats(*game), by]);
    }
    let widest = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let [first, second, third] = [widest(0), widest(1), widest(2)];
    for [key, name, seats, by] in &rows {
        writeln!(out, "{key:first$}  {name:second$}  {seats:third$}  {by}")?;
    }
    Ok(())
}

fn tell(game: Game, out: &mut Out) -> Result<()> {
    let info = game.info();
    writeln!(out, "{} ({}), {} players", info.name, info.key, seats(game))?;
    writeln!(out, "By {}. {}.", info.authors, info.published)?;
    writeln!(out, "The house is not affiliated with them.\n")?;
    writeln!(out, "Options, with --set NAME=VALUE:")?;
    let schema = game.schema();
    for (name, option) in schema["properties"].as_object().into_iter().flatten() {
        let what = option["description"].as_str().unwrap_or_default();
        let sentence = format!("{name}: {what} Default: {}.", shown(&option["default"]));
        writeln!(out, "{}", wrap(&sentence, output::width(), "  ", "      "))?;
        for choice in choices(&schema, option) {
            let name = choice.get("const").map_or_else(|| "any other text".to_owned(), shown);
            let value = format!("{name}: {}", choice["description"].as_str().unwrap_or_default());
            writeln!(out, "{}", wrap(&value, output::width(), "      ", "        "))?;
        }
    }
    writeln!(out, "\nPlay it with `tabletier play {}`; `rules` shows its rules there.", info.key)?;
    Ok(())
}

/// The values an option can have, where they are few and named.
fn choices<'a>(schema: &'a Value, option: &'a Value) -> impl Iterator<Item = &'a Value> {
    let named = option["$ref"].as_str().and_then(|path| schema.pointer(path.trim_start_matches('#')));
    let option = named.unwrap_or(option);
    ["oneOf", "anyOf"].into_iter().filter_map(|form| option[form].as_array()).flatten()
}

fn shown(value: &Value) -> String {
    match value {
        Value::String(text) if text.is_empty() => "empty".to_owned(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

fn seats(game: Game) -> String {
    let seats: Vec<String> = game.info().seats.iter().map(ToString::to_string).collect();
    seats.join(", ")
}
