//! The record of a match with secrets that is still being played: what one viewer saw of it, in words.
//!
//! It is told from the viewer's own log and nothing else, with the viewer's own numbers and without times, so
//! that two matches which differ only in what is hidden give the same text. Its first line is not that of a
//! complete record: nobody can take one for the other, and no program replays it.

use std::fmt::Write as _;

use serde_json::Value;
use tabletop::{Info, Message, Seat, Viewer};
use words::Words;

use crate::LogLine;

/// The first line of every record of this form.
pub(crate) const HEADER: &str = "tabletier running record 1";

/// What a running record is made of.
pub(crate) struct Running<'a> {
    pub(crate) info: Info,
    pub(crate) revision: u32,
    pub(crate) config: &'a Value,
    pub(crate) who: Viewer,
    /// The names in the seats, where the viewer knows them.
    pub(crate) names: &'a [Option<String>],
    /// Everything the viewer was told.
    pub(crate) log: &'a [LogLine],
}

impl Running<'_> {
    /// The text, in the language of these words.
    pub(crate) fn text(&self, words: &Words) -> String {
        let name = |seat: Seat| match self.names.get(seat.index()) {
            Some(Some(name)) => name.clone(),
            _ => format!("{} {}", words.plain("record-seat"), seat.index() + 1),
        };
        let say = |message: &Message| words.say(message, &name).replace(char::is_control, " ");
        let who = self.who.seat().map_or_else(|| "public".to_owned(), |seat| seat.to_string());
        let mut text = format!(
            "{HEADER}\ngame {} {}\nconfig {}\nseen by {who}\nnote {}\n",
            self.info.key,
            self.revision,
            self.config,
            words.plain("record-running"),
        );
        for (told, number) in self.log.iter().zip(1..) {
            let action = told.action.as_ref().map(|(seat, action)| format!("[{seat} {action}] "));
            let line = writeln!(text, "{number} {}{}", action.unwrap_or_default(), say(&told.text));
            line.expect("writing to a string does not fail");
        }
        text + &format!("end {}\n", self.log.len())
    }
}
