//! `tabletier figure`: a figure of a game's rules as text, SVG or PNG.

use std::io::Write;

use anyhow::Result;
use scene::Theme;
use tabletop::Message;
use words::Words;

use crate::cli::{FigureArgs, Game};
use crate::output::{self, Out, usage};
use crate::{picture, records};

/// Pixels for one unit of the board: figures are small parts of it.
const SCALE: f32 = 2.0;

/// Draws a figure, or lists them.
pub(crate) fn run(args: &FigureArgs, out: &mut Out) -> Result<()> {
    let Some(name) = &args.name else { return list(args.game, out) };
    if !args.game.figures().iter().any(|figure| figure.name == name) {
        return Err(usage(format!("there is no figure {name:?}"), names(args.game)));
    }
    if args.png && args.output.is_none() && output::is_terminal() {
        return Err(usage("a PNG picture cannot be shown in a terminal", "Name a file with -o FILE."));
    }
    let plate = args.game.figure(name)?;
    let words = args.game.words(args.look.lang());
    let theme = args.look.theme.map_or(Theme::Light, Theme::from);
    let bytes = match (args.png, args.svg) {
        (true, _) => picture::png(&plate.svg(words, theme), SCALE)?,
        (_, true) => plate.svg(words, theme).into_bytes(),
        _ => {
            let text = text(args, &plate, words);
            if args.output.is_none() {
                return Ok(out.write_all(text.as_bytes())?);
            }
            anstream::adapter::strip_str(&text).to_string().into_bytes()
        }
    };
    match &args.output {
        Some(path) => records::write(path, &bytes),
        None => output::write_bytes(&bytes),
    }
}

/// The whole position: there is no cutting down on a terminal.
fn text(args: &FigureArgs, plate: &catalog::Plate, words: &Words) -> String {
    let say = |message: &Message| words.say(message, &|seat| catalog::Plate::name(seat, words));
    scene::text(&plate.board, &plate.scene, &args.look.text_style(), &say)
}

fn list(game: Game, out: &mut Out) -> Result<()> {
    for figure in game.figures() {
        writeln!(out, "{}", figure.name)?;
    }
    Ok(())
}

fn names(game: Game) -> String {
    let names: Vec<&str> = game.figures().iter().map(|figure| figure.name).collect();
    match names[..] {
        [] => format!("The rules of {} have no figures.", game.info().name),
        _ => format!("There is {}.", names.join(", ")),
    }
}
