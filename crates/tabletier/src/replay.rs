//! `tabletier replay`: a record told entry by entry. A record that loads was replayed and is sound, its
//! result included.

use std::io::{self, BufRead, Write};

use anyhow::Result;
use catalog::{Show, Table};
use scene::TextStyle;
use tabletop::{Message, Viewer};
use words::Words;

use crate::cli::ReplayArgs;
use crate::output::{self, Out};
use crate::terminal::layout::wrap;
use crate::{look, records};

/// Tells the record.
pub(crate) fn run(args: &ReplayArgs, out: &mut Out) -> Result<()> {
    let table = records::load(&args.record)?;
    let words = args.look.words(catalog::game(table.info().key)?);
    let names = look::names(table.as_ref(), &words);
    let teller = Teller { words, names, style: args.look.text_style() };
    writeln!(out, "{} {}", table.info().name, table.config())?;
    teller.entries(table.as_ref(), args, out)?;
    if !(args.boards || args.step) {
        teller.board(table.as_ref(), out)?;
    }
    teller.end(table.as_ref(), out)
}

struct Teller {
    words: Words,
    names: Vec<String>,
    style: TextStyle,
}

impl Teller {
    fn say(&self, message: &Message) -> String {
        self.words.say(message, &|seat| self.names[seat.index()].clone())
    }

    fn entries(&self, table: &dyn Table, args: &ReplayArgs, out: &mut Out) -> Result<()> {
        let journal = table.journal();
        let number = journal.len().to_string().len();
        let entry = journal.iter().map(|line| line.text.chars().count()).max().unwrap_or(0).min(24);
        let log = table.log(Viewer::Public, 0);
        for (at, line) in journal.iter().enumerate() {
            let Some(then) = table.at(at + 1) else { continue };
            let told = log.iter().filter(|told| told.entry == at + 1);
            let facts: Vec<String> = told.map(|told| self.say(&told.text)).collect();
            let head = format!("{:>number$}  {:<entry$}  ", at + 1, line.text);
            let indent = " ".repeat(number + entry + 4);
            writeln!(out, "{}", wrap(&facts.join("\n"), output::width(), &head, &indent))?;
            if line.action.is_some() && (args.boards || args.step) {
                self.board(then.as_ref(), out)?;
            }
            if args.step && !self.goes_on(out)? {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Waits for Enter. Nothing to read any more means no more waiting.
    fn goes_on(&self, out: &mut Out) -> Result<bool> {
        write!(out, "{} ", self.words.plain("replay-step"))?;
        out.flush()?;
        let mut line = String::new();
        io::stdin().lock().read_line(&mut line)?;
        Ok(!line.trim().starts_with('q'))
    }

    fn board(&self, table: &dyn Show, out: &mut Out) -> Result<()> {
        let board = look::board(table, Viewer::Public, &self.style, &self.words, &self.names);
        writeln!(out, "\n{board}\n")?;
        Ok(())
    }

    fn end(&self, table: &dyn Table, out: &mut Out) -> Result<()> {
        if table.pending().outcome().is_none() {
            writeln!(out, "{}", self.words.plain("replay-not-over"))?;
        }
        let count = table.journal().len() as i64;
        writeln!(out, "{}", self.say(&Message::new("replay-sound").with("count", count)))?;
        Ok(())
    }
}
