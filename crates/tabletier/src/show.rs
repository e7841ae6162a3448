//! `tabletier show`: a position of a record as text, SVG or PNG.

use std::io::Write;

use anyhow::Result;
use catalog::Show;
use scene::Theme;
use tabletop::{Message, Viewer};

use crate::cli::ShowArgs;
use crate::output::{self, Out, usage};
use crate::{look, picture, records};

/// Draws.
pub(crate) fn run(args: &ShowArgs, out: &mut Out) -> Result<()> {
    if args.png && args.output.is_none() && output::is_terminal() {
        return Err(usage("a PNG picture cannot be shown in a terminal", "Name a file with -o FILE."));
    }
    let table = position(args)?;
    let words = args.look.words(catalog::game(table.info().key)?);
    let names = look::names(table.as_ref(), &words);
    let say = |message: &Message| words.say(message, &|seat| names[seat.index()].clone());
    if args.png || args.svg {
        let theme = args.look.theme.map_or(Theme::Light, Theme::from);
        let svg = scene::svg(&table.board(args.seat), &table.scene(args.seat), theme, &say);
        let picture = if args.png { picture::png(&svg, 1.0)? } else { svg.into_bytes() };
        return write(args, &picture);
    }
    let text = look::board(table.as_ref(), args.seat, &args.look.text_style(), &words, &names) + "\n";
    match args.output {
        None => Ok(out.write_all(text.as_bytes())?),
        Some(_) => write(args, anstream::adapter::strip_str(&text).to_string().as_bytes()),
    }
}

/// The match as it stood at the entry asked for.
fn position(args: &ShowArgs) -> Result<Box<dyn Show>> {
    let table = records::load(&args.record)?;
    if let Viewer::Seat(seat) = args.seat
        && seat.index() >= usize::from(table.seats())
    {
        return Err(usage(
            format!("there is no seat {seat}"),
            format!("The seats are 0 to {}.", table.seats() - 1),
        ));
    }
    let entries = table.journal().len();
    match args.at {
        None => Ok(table),
        Some(at) => table.at(at).ok_or_else(|| {
            usage(
                format!("there is no entry {at}"),
                format!("The record has {entries} entries; --at takes 0 to {entries}."),
            )
        }),
    }
}

fn write(args: &ShowArgs, bytes: &[u8]) -> Result<()> {
    match &args.output {
        Some(path) => records::write(path, bytes),
        None => output::write_bytes(bytes),
    }
}
