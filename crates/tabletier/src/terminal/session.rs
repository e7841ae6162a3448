//! The course of a match at the terminal: whose turn it is, what is shown to whom, until it is over.

use std::collections::BTreeMap;
use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::time::Duration;

use anstyle::Style;
use anyhow::Result;
use catalog::Table;
use indicatif::ProgressBar;
use search::luck::sub_seed;
use tabletop::{Message, Pending, Seat, Viewer, Window};

use crate::look;
use crate::output;
use crate::players::Player;
use crate::terminal::clock::Clock;
use crate::terminal::command::{self, Typed};
use crate::terminal::layout::{in_columns, wrap};
use crate::terminal::setup::Setup;

const BOLD: Style = Style::new().bold();
const FAINT: Style = Style::new().dimmed();
/// Clears the screen and what was above it. Where there is no screen it is taken out.
const CLEAR: &str = "\u{1b}[2J\u{1b}[3J\u{1b}[H";
/// So few choices are listed without being asked for.
const FEW: usize = 8;

/// Whether to go on after something was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flow {
    /// Ask again.
    Ask,
    /// The match changed: look whose turn it is.
    Next,
    /// Leave.
    Leave,
}

/// A match at the terminal.
pub(super) struct Session<'a> {
    pub(super) setup: Setup,
    pub(super) is_attended: bool,
    /// The file the match is kept in, and how many entries it had then.
    pub(super) saved: (Option<PathBuf>, usize),
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
    /// How much of the story each viewer was told.
    told: BTreeMap<Viewer, usize>,
    /// The last person at the keyboard.
    last: Option<Seat>,
    /// Whether somebody has been told how to play.
    is_welcome: bool,
    /// Whether somebody has said once that they leave.
    pub(super) is_leaving: bool,
}

impl<'a> Session<'a> {
    /// A session that has not begun.
    pub(super) fn new(
        setup: Setup,
        input: &'a mut dyn BufRead,
        out: &'a mut dyn Write,
        is_attended: bool,
    ) -> Self {
        let told = Viewer::all(setup.table.seats()).map(|who| (who, setup.table.story(who).len())).collect();
        let saved = (setup.file.clone(), setup.table.journal().len());
        Session {
            setup,
            is_attended,
            saved,
            input,
            out,
            told,
            last: None,
            is_welcome: false,
            is_leaving: false,
        }
    }

    /// Plays until the match is over and everybody has left.
    pub(super) fn play(mut self) -> Result<()> {
        self.greet()?;
        loop {
            self.look_at_clock()?;
            let flow = match self.setup.table.pending() {
                Pending::Over(_) => self.after_the_end()?,
                Pending::Chance => self.roll()?,
                Pending::Seats { must, may, window } => {
                    let replying = may.iter().filter(|seat| self.setup.table.reply(*seat).is_some());
                    let bot = replying.chain(must.iter()).find_map(|seat| Some((seat, self.level_of(seat)?)));
                    match (bot, must.first()) {
                        (Some((seat, level)), _) => self.bot_acts(seat, level)?,
                        (None, Some(seat)) => self.person_acts(seat)?,
                        // Time alone closes it, and nobody here does anything with that.
                        (None, None) => self.run_out(window)?,
                    }
                }
            };
            if flow == Flow::Leave {
                return Ok(());
            }
        }
    }

    fn greet(&mut self) -> Result<()> {
        let names: Vec<String> = (0..self.setup.names.len()).map(|at| self.introduced(at)).collect();
        let message = Message::new("terminal-welcome")
            .with("game", self.setup.game.info().name)
            .with("names", names.join(", "));
        let sentence = self.say(&message);
        writeln!(self.out, "{BOLD}{sentence}{BOLD:#}")?;
        Ok(())
    }

    /// Who sits in a seat: of a bot also how strong it is.
    fn introduced(&self, at: usize) -> String {
        let name = self.setup.names[at].clone();
        match self.setup.players[at] {
            Player::Bot(level) => {
                self.say(&Message::new("terminal-bot").with("name", name).with("level", i32::from(level)))
            }
            Player::Person => name,
        }
    }

    /// Notes what happened, and lets the open window run out if its time has come. Whether it has.
    fn look_at_clock(&mut self) -> Result<bool> {
        let Setup { table, clock: Some(clock), .. } = &mut self.setup else { return Ok(false) };
        clock.catch_up(table.as_ref());
        let Some(window) = clock.run_out() else { return Ok(false) };
        table.enter(Some(clock.now()), &format!("expired {window}"))?;
        clock.catch_up(table.as_ref());
        self.tell_at_once("")?;
        Ok(true)
    }

    /// The moment, where it matters.
    pub(super) fn now(&self) -> Option<u64> {
        self.setup.clock.as_ref().map(Clock::now)
    }

    /// Lets the open window run out.
    fn run_out(&mut self, window: Window) -> Result<Flow> {
        let now = self.now();
        self.setup.table.enter(now, &format!("expired {window}"))?;
        self.tell_at_once("")?;
        Ok(Flow::Next)
    }

    fn roll(&mut self) -> Result<Flow> {
        let outcome = self.setup.table.outcome_from(self.setup.seed)?;
        self.setup.table.roll_to(self.now(), &outcome)?;
        self.tell_at_once("")?;
        Ok(Flow::Next)
    }

    fn bot_acts(&mut self, seat: Seat, level: u8) -> Result<Flow> {
        let action = self.think(seat, level)?;
        if self.look_at_clock()? {
            return Ok(Flow::Next);
        }
        self.setup.table.act_all_at(self.now(), seat, &action)?;
        self.tell_at_once(&action)?;
        Ok(Flow::Next)
    }

    /// What a bot would do in a seat, with a sign that it is thinking.
    pub(super) fn think(&self, seat: Seat, level: u8) -> Result<String> {
        let spinner = ProgressBar::new_spinner();
        spinner.set_message(self.say(&Message::new("terminal-thinking").with("seat", seat)));
        spinner.enable_steady_tick(Duration::from_millis(100));
        let seed = sub_seed(self.setup.seed, self.setup.table.journal().len() as u64);
        let action = self.setup.table.bot(seat, level, seed);
        spinner.finish_and_clear();
        Ok(action?)
    }

    fn person_acts(&mut self, seat: Seat) -> Result<Flow> {
        let has_secrets = self.setup.game.info().has_secrets;
        if must_pass(has_secrets, self.last, seat) {
            let message = Message::new("terminal-pass-keyboard").with("seat", seat);
            let sentence = self.say(&message);
            if self.ask(&format!("{CLEAR}{sentence} "))?.is_none() {
                return self.end_of_input();
            }
        }
        self.last = Some(seat);
        self.tell("")?;
        self.show_board()?;
        let moves = self.moves(seat);
        self.explain(&moves)?;
        loop {
            let typed = self.ask(&self.prompt(seat))?;
            // What is typed too late is not played.
            if self.look_at_clock()? {
                return Ok(Flow::Next);
            }
            let flow = match typed {
                None => self.end_of_input()?,
                Some(line) => match command::read(&line, &moves) {
                    Typed::Nothing => Flow::Ask,
                    Typed::Command(command) => self.obey(command, Some(seat))?,
                    Typed::Action(action) => self.act(seat, &action, &moves)?,
                    Typed::NoSuchNumber(number) => self.no_such_number(number, &moves)?,
                },
            };
            if flow != Flow::Ask {
                return Ok(flow);
            }
        }
    }

    /// Says once how to play, and lists the choices where they are few.
    fn explain(&mut self, moves: &[String]) -> Result<()> {
        if !self.is_welcome {
            self.is_welcome = true;
            let example = moves.first().cloned().unwrap_or_default();
            self.put(&Message::new("terminal-how-to-play").with("example", example))?;
        }
        if moves.len() <= FEW {
            self.list(moves)?;
        }
        Ok(())
    }

    /// The choices with their numbers.
    pub(super) fn list(&mut self, moves: &[String]) -> Result<()> {
        writeln!(self.out, "{}", in_columns(&command::numbered(moves), output::width() - 2))?;
        Ok(())
    }

    fn prompt(&self, seat: Seat) -> String {
        let key = if self.people() == 1 { "terminal-prompt" } else { "terminal-prompt-named" };
        let clock = self.setup.clock.as_ref().and_then(|clock| clock.shown(seat));
        let clock = clock.map(|shown| format!("[{shown}] ")).unwrap_or_default();
        clock + &self.say(&Message::new(key).with("seat", seat)) + " "
    }

    fn act(&mut self, seat: Seat, action: &str, moves: &[String]) -> Result<Flow> {
        self.is_leaving = false;
        match self.setup.table.act_all_at(self.now(), seat, action) {
            Ok(_) => {
                let written = self.setup.table.journal().pop().and_then(|line| line.action);
                let written = written.map_or_else(|| action.to_owned(), |(_, written)| written);
                self.tell_at_once(&written)?;
                Ok(Flow::Next)
            }
            Err(fault) => self.refuse(&fault, action, moves),
        }
    }

    fn after_the_end(&mut self) -> Result<Flow> {
        self.tell("")?;
        self.show_board()?;
        if !self.is_attended_by_people() {
            return Ok(Flow::Leave);
        }
        // Where hands were laid open, the end stands.
        let has_secrets = self.table().info().has_secrets;
        let key = if has_secrets { "terminal-after-the-end-open" } else { "terminal-after-the-end" };
        let sentence = self.say(&Message::new(key));
        loop {
            let flow = match self.ask(&format!("{sentence} "))? {
                None => self.end_of_input()?,
                Some(line) => match command::read(&line, &[]) {
                    Typed::Nothing => Flow::Leave,
                    Typed::Command(command) => self.obey(command, None)?,
                    Typed::Action(_) | Typed::NoSuchNumber(_) => {
                        self.put(&Message::new("refused-over"))?;
                        Flow::Ask
                    }
                },
            };
            if flow != Flow::Ask {
                return Ok(flow);
            }
        }
    }

    fn end_of_input(&mut self) -> Result<Flow> {
        writeln!(self.out)?;
        if !self.is_saved() {
            self.put(&Message::new("terminal-not-saved"))?;
        }
        Ok(Flow::Leave)
    }

    /// Tells the news at once, unless it might be read by somebody it is not for.
    pub(super) fn tell_at_once(&mut self, action: &str) -> Result<()> {
        let has_secrets = self.setup.game.info().has_secrets;
        match has_secrets {
            false => self.tell(action),
            true if self.people() <= 1 => self.tell(""),
            true => Ok(()),
        }
    }

    /// Tells what happened since whoever looks was told last. The first fact is named in notation too.
    pub(super) fn tell(&mut self, action: &str) -> Result<()> {
        let who = self.viewer();
        let story = self.setup.table.story(who);
        let told = self.told.insert(who, story.len()).unwrap_or(0);
        for (at, message) in story.iter().skip(told).enumerate() {
            let sentence = self.say(message);
            let notation = if at == 0 { self.spell(action) } else { String::new() };
            let line = wrap(&sentence, output::width() - 8, "", "        ");
            writeln!(self.out, "{FAINT}{notation:>6}{FAINT:#}  {line}")?;
        }
        Ok(())
    }

    /// The board as whoever looks may see it.
    pub(super) fn show_board(&mut self) -> Result<()> {
        let Setup { style, words, names, .. } = &self.setup;
        let board = look::board(self.table(), self.viewer(), style, words, names);
        writeln!(self.out, "\n{board}")?;
        Ok(())
    }

    /// Whose eyes are on the screen.
    pub(super) fn viewer(&self) -> Viewer {
        let mut people = Seat::all(self.setup.table.seats()).filter(|seat| self.is_person(*seat));
        match (people.next(), people.next()) {
            (Some(only), None) => Viewer::Seat(only),
            _ if self.setup.game.info().has_secrets => self.last.map_or(Viewer::Public, Viewer::Seat),
            _ => Viewer::Public,
        }
    }

    /// A line from the keyboard, or nothing when there will be no more.
    fn ask(&mut self, prompt: &str) -> Result<Option<String>> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).trim_end().to_owned();
        if !self.is_attended {
            // Nobody typed it where it could be seen.
            writeln!(self.out, "{line}")?;
        }
        Ok(Some(line))
    }

    /// What a seat can do, as the player's language writes it. The table reads that as well as what records write.
    pub(super) fn moves(&self, seat: Seat) -> Vec<String> {
        self.table().moves(seat).iter().map(|action| self.spell(action)).collect()
    }

    /// An action as the player's language writes it.
    pub(super) fn spell(&self, action: &str) -> String {
        self.setup.words.spelled(self.setup.game.info().key, action)
    }

    /// A sentence in the player's language.
    pub(super) fn say(&self, message: &Message) -> String {
        self.setup.words.say(message, &|seat| self.setup.names[seat.index()].clone())
    }

    /// Writes a sentence.
    pub(super) fn put(&mut self, message: &Message) -> Result<()> {
        let sentence = self.say(message);
        self.print(&wrap(&sentence, output::width(), "", ""))
    }

    /// Writes lines as they are.
    pub(super) fn print(&mut self, lines: &str) -> Result<()> {
        writeln!(self.out, "{lines}")?;
        Ok(())
    }

    pub(super) fn table(&self) -> &dyn Table {
        self.setup.table.as_ref()
    }

    pub(super) fn is_person(&self, seat: Seat) -> bool {
        self.setup.players[seat.index()] == Player::Person
    }

    fn is_attended_by_people(&self) -> bool {
        self.people() > 0
    }

    fn people(&self) -> usize {
        self.setup.players.iter().filter(|player| **player == Player::Person).count()
    }

    fn level_of(&self, seat: Seat) -> Option<u8> {
        match self.setup.players[seat.index()] {
            Player::Bot(level) => Some(level),
            Player::Person => None,
        }
    }

    /// Whether leaving loses nothing.
    pub(super) fn is_saved(&self) -> bool {
        self.setup.table.journal().iter().skip(self.saved.1).all(|line| line.action.is_none())
    }
}

/// Whether the keyboard changes hands and the screen must be cleared first.
fn must_pass(has_secrets: bool, last: Option<Seat>, next: Seat) -> bool {
    has_secrets && last.is_some_and(|last| last != next)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_secrets_are_covered_up() {
        let (ana, ben) = (Seat::new(0), Seat::new(1));
        assert!(must_pass(true, Some(ana), ben));
        assert!(!must_pass(true, Some(ana), ana) && !must_pass(true, None, ana));
        assert!(!must_pass(false, Some(ana), ben));
    }
}
