//! What is done about a command, and what is answered to an action that cannot be played.

use std::path::{Path, PathBuf};

use anyhow::Result;
use catalog::{Fault, FaultKind};
use tabletop::{Message, Seat, Viewer};

use crate::output;
use crate::records;
use crate::terminal::command::{Command, beginning_with};
use crate::terminal::history::before_last_action;
use crate::terminal::layout::wrap;
use crate::terminal::rulebook::Rulebook;
use crate::terminal::session::{Flow, Session};

/// The level of a bot that is asked for advice.
const ADVISER: u8 = 3;
/// So many beginnings are shown at most.
const SOME: usize = 12;

impl Session<'_> {
    /// Does what was asked for. Without a seat the match is over.
    pub(super) fn obey(&mut self, command: Command, seat: Option<Seat>) -> Result<Flow> {
        self.is_leaving &= command == Command::Quit;
        match (command, seat) {
            (Command::Help, _) => {
                let notation = Rulebook::new(self.setup.game.rules(self.setup.lang)).notation();
                self.put(&Message::new("terminal-help").with("notation", notation))?;
            }
            (Command::Board, _) => self.show_board()?,
            (Command::Look(what), _) => self.look_closer(&what, seat)?,
            (Command::Why(what), _) => self.tell_why(&what, seat)?,
            (Command::Rules(number), _) => self.rules(&number)?,
            (Command::Save(name), _) => self.save(&name)?,
            (Command::Undo, _) => return self.undo(),
            (Command::Quit, _) => return self.quit(),
            (Command::Moves, Some(seat)) => self.list(&self.moves(seat))?,
            (Command::Hint, Some(seat)) => {
                let action = self.spell(&self.think(seat, ADVISER)?);
                let now = self.now();
                self.setup.table.enter(now, &format!("hinted {seat}"))?;
                self.tell_at_once("")?;
                self.put(&Message::new("terminal-hint").with("action", action))?;
            }
            (Command::Resign, Some(seat)) => {
                self.setup.table.resign(seat)?;
                return Ok(Flow::Next);
            }
            (Command::Moves | Command::Hint | Command::Resign, None) => {
                self.put(&Message::new("refused-over"))?;
            }
        }
        Ok(Flow::Ask)
    }

    /// Says why an action cannot be played, and what to do next.
    pub(super) fn refuse(&mut self, fault: &Fault, action: &str, moves: &[String]) -> Result<Flow> {
        if fault.kind == FaultKind::Notation {
            let like = beginning_with(action, moves);
            let key = if like.is_empty() { "terminal-not-understood" } else { "terminal-half-understood" };
            let like = like.into_iter().take(SOME).collect::<Vec<_>>().join("  ");
            self.put(&Message::new(key).with("text", action).with("like", like))?;
            return Ok(Flow::Ask);
        }
        let why = fault.sentence(&self.setup.words, &|seat| self.setup.names[seat.index()].clone());
        let message = match &fault.paragraph {
            None => Message::new("terminal-refused"),
            Some(paragraph) => Message::new("terminal-refused-by-rule").with("paragraph", paragraph.as_str()),
        };
        self.put(&message.with("why", why))?;
        Ok(Flow::Ask)
    }

    /// Answers a number that no choice has.
    pub(super) fn no_such_number(&mut self, number: usize, moves: &[String]) -> Result<Flow> {
        let message = Message::new("terminal-no-such-number").with("number", number as i64);
        self.put(&message.with("count", moves.len() as i64))?;
        Ok(Flow::Ask)
    }

    fn undo(&mut self) -> Result<Flow> {
        let journal = self.table().journal();
        let is_closed = self.table().pending().outcome().is_some();
        let resigned = journal.iter().rposition(|line| line.text.starts_with("resigned "));
        let to = match resigned {
            // Giving up is a decision too.
            Some(at) if is_closed && at + 1 == journal.len() => Some(at),
            _ => before_last_action(&journal, |seat| self.is_person(seat)),
        };
        let Some(to) = to else {
            self.put(&Message::new("terminal-nothing-to-undo"))?;
            return Ok(Flow::Ask);
        };
        if self.table().info().has_secrets && !self.table().may_take_back(to) {
            self.put(&Message::new("terminal-seen-is-seen"))?;
            return Ok(Flow::Ask);
        }
        self.setup.table.take_back(to)?;
        Ok(Flow::Next)
    }

    fn rules(&mut self, number: &str) -> Result<()> {
        let book = Rulebook::new(self.setup.game.rules(self.setup.lang));
        if let Some(text) = book.open(number, output::width()) {
            return self.print(&text);
        }
        if number.is_empty() {
            self.print(&book.contents())?;
            return self.put(&Message::new("terminal-rules-how"));
        }
        self.put(&Message::new("terminal-no-such-rule").with("number", number))
    }

    /// Shows one of the things that are looked at on request; without a name, which there are.
    fn look_closer(&mut self, what: &str, seat: Option<Seat>) -> Result<()> {
        let sheets = self.table().scene(self.viewer()).sheets;
        if sheets.is_empty() && what.is_empty() {
            return self.put(&Message::new("terminal-nothing-to-look-at"));
        }
        if what.is_empty() {
            for (sheet, number) in sheets.iter().zip(1..) {
                let title = self.say(&sheet.title);
                self.print(&format!("  {number}) {title}"))?;
            }
            return self.put(&Message::new("terminal-look-how"));
        }
        let at = what.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let found = at.and_then(|at| sheets.get(at)).or_else(|| sheets.iter().find(|sheet| sheet.id == what));
        match found {
            Some(sheet) => {
                let board = self.table().board(self.viewer());
                let text = scene::sheet_text(&board, sheet, &self.setup.style, &|message| self.say(message));
                self.print(text.trim_end())
            }
            None => match self.card(what, seat) {
                Some(card) => self.print_card(&card),
                None => self.put(&Message::new("terminal-no-such-sheet").with("what", what)),
            },
        }
    }

    /// Says why no action begins with something.
    fn tell_why(&mut self, what: &str, seat: Option<Seat>) -> Result<()> {
        match self.card(what, seat) {
            None => self.put(&Message::new("terminal-no-such-sheet").with("what", what)),
            Some(card) => match card.why {
                None => self.put(&Message::new("terminal-no-reason")),
                Some(why) => {
                    let sentence = self.say(&why.said);
                    let message = Message::new("terminal-refused-by-rule").with("why", sentence);
                    self.put(&message.with("paragraph", why.paragraph))
                }
            },
        }
    }

    /// The card of something, by its id or by how only its id ends: for the seat that is asked, else for whoever looks.
    fn card(&self, what: &str, seat: Option<Seat>) -> Option<scene::Card> {
        let who = seat.map_or_else(|| self.viewer(), Viewer::Seat);
        let (scene, board) = (self.table().scene(who), self.table().board(who));
        let mut alike =
            scene.ids(&board).filter(|id| id.rsplit_once('-').is_some_and(|(_, end)| end == what));
        let found = (scene.ids(&board).find(|id| *id == what), alike.next(), alike.next());
        let ((Some(id), ..) | (None, Some(id), None)) = found else { return None };
        self.table().card(who, id, None).ok()
    }

    fn print_card(&mut self, card: &scene::Card) -> Result<()> {
        let title = self.say(&card.title);
        self.print(&title)?;
        let lines: Vec<String> = card
            .does
            .iter()
            .chain(card.state.iter().map(|row| &row.label))
            .map(|line| self.say(line))
            .collect();
        for line in lines {
            self.print(&wrap(&line, output::width(), "  ", "  "))?;
        }
        let paragraphs = card.paragraphs.join(", ");
        self.put(&Message::new("terminal-card-rules").with("paragraphs", paragraphs))
    }

    fn save(&mut self, name: &str) -> Result<()> {
        let path = match (name, &self.saved.0) {
            ("", None) => return self.put(&Message::new("terminal-save-how")),
            ("", Some(before)) => before.clone(),
            (name, _) => PathBuf::from(name),
        };
        let shown = path.display().to_string();
        if self.saved.0.as_deref() != Some(path.as_path()) && path.exists() {
            return self.put(&Message::new("terminal-save-exists").with("file", shown));
        }
        match self.write_record(&path) {
            Ok(()) => {
                let is_over = self.table().pending().outcome().is_some();
                let key = if is_over { "terminal-saved-whole" } else { "terminal-saved" };
                self.put(&Message::new(key).with("file", shown))?;
                if !is_over && self.table().info().has_secrets {
                    self.put(&Message::new("terminal-saved-secrets"))?;
                }
                Ok(())
            }
            Err(error) => {
                let why = format!("{error:#}");
                self.put(&Message::new("terminal-save-failed").with("why", why))
            }
        }
    }

    fn write_record(&mut self, path: &Path) -> Result<()> {
        records::write(path, self.table().record().as_bytes())?;
        self.saved = (Some(path.to_owned()), self.table().journal().len());
        Ok(())
    }

    /// Leaves, but not with an unsaved match at the first word of somebody who sits there.
    fn quit(&mut self) -> Result<Flow> {
        if self.is_saved() || self.is_leaving {
            return Ok(Flow::Leave);
        }
        if !self.is_attended {
            self.put(&Message::new("terminal-not-saved"))?;
            return Ok(Flow::Leave);
        }
        self.is_leaving = true;
        self.put(&Message::new("terminal-really-quit"))?;
        Ok(Flow::Ask)
    }
}
