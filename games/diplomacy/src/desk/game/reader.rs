//! Reading games, line by line. Every fault is collected; a file with faults gives no game.
//!
//! What a line means depends on all that came before it: after a phase with a fault the rest of that game is not looked
//! at, since it would be judged on a guess.

use super::super::casts::{AsWritten, Variant, Written};
use super::super::{BadGame, Fault, Wrong};
use super::play::Play;
use super::{Gifts, Played};
use crate::calendar::{Date, Stage};
use crate::config::Config;
use crate::power::Power;

/// Whether a text is a file of games rather than one of cases: it begins with a game.
pub fn is_game(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim).filter(|line| !is_passed_over(line));
    lines.next().is_some_and(|line| parts(line).0 == "GAME")
}

/// The games of a file, or everything that is wrong with it, by line. Blessings and curses hold as they are written.
pub fn read(text: &str) -> Result<Vec<Played>, Vec<Fault>> {
    read_by(text, &AsWritten)
}

/// The same for a variant.
pub fn read_by(text: &str, variant: &dyn Variant) -> Result<Vec<Played>, Vec<Fault>> {
    let mut reader =
        Reader { variant, given: given(text), games: Vec::new(), faults: Vec::new(), draft: None };
    let mut last = 0;
    for (number, line) in text.lines().enumerate() {
        last = number + 1;
        let line = line.trim();
        if !is_passed_over(line) {
            reader.line(last, line);
        }
    }
    reader.break_off(last);
    if reader.faults.is_empty() {
        Ok(reader.games)
    } else {
        reader.faults.sort_by_key(|fault| fault.line);
        Err(reader.faults)
    }
}

/// The gifts of a file, each with the line of its game and the year of the winter above it: a game must know of them before it comes
/// to that winter. What is wrong with one is said when it is read.
fn given(text: &str) -> Vec<(usize, u16, Power)> {
    let (mut given, mut game, mut winter) = (Vec::new(), 0, None);
    for (number, line) in text.lines().enumerate() {
        let spoken = spoken(line.trim()).unwrap_or_default();
        let (tag, rest) = parts(&spoken);
        if let Ok(date) = spoken.parse::<Date>() {
            winter = Some(date.year).filter(|_| date.stage == Stage::Winter);
        } else if tag == "GAME" {
            (game, winter) = (number + 1, None);
        } else if tag == "GIFT" {
            given.extend(winter.zip(Power::from_name(rest)).map(|(year, to)| (game, year, to)));
        }
    }
    given
}

fn is_passed_over(line: &str) -> bool {
    line.is_empty() || line.starts_with('#')
}

/// The first word in capitals, and the rest.
fn parts(line: &str) -> (String, &str) {
    let (tag, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (tag.to_ascii_uppercase(), rest.trim())
}

/// A line without its comments; nothing if one does not end.
fn spoken(line: &str) -> Option<String> {
    let mut spoken = String::new();
    let mut rest = line;
    while let Some((before, comment)) = rest.split_once('{') {
        spoken += before;
        spoken.push(' ');
        rest = comment.split_once('}')?.1;
    }
    spoken += rest;
    Some(spoken.trim().to_owned())
}

struct Reader<'a> {
    variant: &'a dyn Variant,
    /// The gifts of the file, by the line of their game.
    given: Vec<(usize, u16, Power)>,
    games: Vec<Played>,
    faults: Vec<Fault>,
    draft: Option<Draft>,
}

/// A game that has begun.
struct Draft {
    name: String,
    line: usize,
    /// How many faults the file had when it began.
    faults: usize,
    config: Config,
    /// The lines of the position and of the last year.
    said: [Option<usize>; 2],
    /// What is agreed on about blessings and curses.
    agreed: Written,
    /// What its winters give.
    gifts: Gifts,
    /// Once its head is over.
    play: Option<Play>,
    /// Whether something is wrong, so that the rest of it is not looked at.
    is_broken: bool,
    /// What the file says of its end, by line.
    claims: Vec<(usize, String)>,
}

impl Reader<'_> {
    fn fault(&mut self, line: usize, what: Wrong) {
        self.faults.push(Fault { line, what });
    }

    fn bad(&mut self, line: usize, what: BadGame) {
        self.fault(line, Wrong::Game(what));
    }

    fn line(&mut self, number: usize, line: &str) {
        let (tag, rest) = parts(line);
        if tag == "GAME" {
            return self.begin(number, rest);
        }
        let is_broken = self.draft.as_ref().is_some_and(|draft| draft.is_broken);
        let spoken = match spoken(line) {
            Some(spoken) if spoken.is_empty() => return,
            Some(spoken) => spoken,
            None if is_broken => return,
            None => return self.bad(number, BadGame::OpenBrace),
        };
        if self.draft.is_none() {
            return self.bad(number, BadGame::Outside);
        }
        let (tag, rest) = parts(&spoken);
        match (tag.as_str(), rest) {
            ("END", "") => self.end(),
            _ if is_broken => {}
            ("POSITION", text) if !text.is_empty() => self.position(number, text),
            ("YEAR_LIMIT", text) => self.year_limit(number, text),
            ("OPPOSITION", word) => self.agree(number, |agreed, by| agreed.opposition(number, word, by)),
            ("ROUT", word) => self.agree(number, |agreed, _| agreed.rout(number, word)),
            ("B" | "C", province) => self.cast(number, province, tag == "B"),
            ("GIFT", name) => self.gift(number, name),
            ("DRAW", "") => self.draw(number),
            ("REACHED" | "RESULT", text) => self.claim(number, format!("{tag} {text}")),
            _ => match (spoken.parse(), spoken.split_once(':')) {
                (Ok(date), _) => self.phase(number, date),
                (_, Some((name, orders))) => self.power(number, name.trim(), orders),
                _ => self.bad(number, BadGame::UnknownLine(line.chars().take(60).collect())),
            },
        }
    }

    fn begin(&mut self, line: usize, name: &str) {
        self.break_off(line);
        let faults = self.faults.len();
        if name.is_empty() {
            self.bad(line, BadGame::NoName);
        }
        let gifts = self.given.iter().filter(|(game, ..)| *game == line);
        self.draft = Some(Draft {
            name: name.to_owned(),
            line,
            faults,
            config: Config::default(),
            said: [None; 2],
            agreed: Written::default(),
            gifts: Gifts(gifts.map(|(_, year, to)| (*year, *to)).collect()),
            play: None,
            is_broken: false,
            claims: Vec::new(),
        });
    }

    /// Nothing more comes for the game that has begun, if any.
    fn break_off(&mut self, line: usize) {
        if let Some(draft) = self.draft.take() {
            self.bad(line, BadGame::Unfinished { name: draft.name, begun: draft.line });
        }
    }

    /// Notes that a line of the head was there; nothing if it may not be.
    fn head(&mut self, line: usize, which: usize) -> Option<&mut Config> {
        let is_late = |draft: &Draft| draft.play.is_some() || draft.said[which].is_some();
        if self.draft.as_ref().is_none_or(is_late) {
            self.bad(line, BadGame::Late);
            return None;
        }
        let draft = self.draft.as_mut()?;
        draft.said[which] = Some(line);
        Some(&mut draft.config)
    }

    fn position(&mut self, line: usize, text: &str) {
        if let Some(config) = self.head(line, 0) {
            config.position = text.to_owned();
        }
    }

    fn year_limit(&mut self, line: usize, text: &str) {
        let year = text.parse();
        match (self.head(line, 1), year) {
            (Some(config), Ok(year)) => config.year_limit = Some(year),
            (Some(_), Err(_)) => self.bad(line, BadGame::BadYear(text.chars().take(60).collect())),
            (None, _) => {}
        }
    }

    /// Takes an option about blessings and curses.
    fn agree(&mut self, line: usize, take: impl FnOnce(&mut Written, &dyn Variant) -> Result<(), Wrong>) {
        let Some(draft) = self.draft.as_mut().filter(|draft| draft.play.is_none()) else {
            return self.bad(line, BadGame::Late);
        };
        match take(&mut draft.agreed, self.variant) {
            Ok(()) => {}
            Err(Wrong::SecondOption { .. }) => self.bad(line, BadGame::Late),
            Err(what) => self.fault(line, what),
        }
    }

    fn cast(&mut self, line: usize, province: &str, is_blessing: bool) {
        let variant = self.variant;
        let Some(play) = self.play() else { return };
        if let Err(what) = play.cast(line, province, is_blessing, variant) {
            self.fault(line, what);
        }
    }

    fn gift(&mut self, line: usize, name: &str) {
        let variant = self.variant;
        let Some(play) = self.play() else { return };
        if let Err(what) = play.gift(line, name, variant) {
            self.fault(line, what);
        }
    }

    /// Ends the head, if that has not been done: the game begins.
    fn play(&mut self) -> Option<&mut Play> {
        let draft = self.draft.as_mut()?;
        if draft.play.is_none() {
            match draft.config.campaign() {
                Ok(start) => {
                    let head = (draft.name.clone(), draft.line);
                    draft.play = Some(Play::new(head, draft.agreed.clone(), start, draft.gifts.clone()));
                }
                Err(bad) => {
                    draft.is_broken = true;
                    let line = draft.said.iter().flatten().next().copied().unwrap_or(draft.line);
                    let limit = draft.said[1].unwrap_or(line);
                    for reason in bad.reasons {
                        let is_limit = reason.fields.first().is_some_and(|field| *field == "year_limit");
                        let line = if is_limit { limit } else { line };
                        self.faults.push(Fault { line, what: Wrong::Game(BadGame::Setup(reason.said)) });
                    }
                }
            }
        }
        self.draft.as_mut()?.play.as_mut()
    }

    /// A phase begins: the one before is closed, unless something is wrong with it.
    fn phase(&mut self, line: usize, found: Date) {
        let (is_sound, variant) = (self.is_sound(), self.variant);
        let Some(play) = self.play().filter(|_| is_sound) else { return self.give_up() };
        play.close(variant);
        let campaign = &play.hearing.campaign;
        let open = campaign.date;
        if campaign.ended.is_some() {
            self.bad(line, BadGame::Over);
            self.give_up();
        } else if open != found {
            self.bad(line, BadGame::OutOfTurn { found, open });
            self.give_up();
        } else {
            play.begin();
        }
    }

    /// Whether nothing is wrong with the game so far.
    fn is_sound(&self) -> bool {
        self.draft.as_ref().is_some_and(|draft| draft.faults == self.faults.len())
    }

    /// The rest of the game is not looked at.
    fn give_up(&mut self) {
        if let Some(draft) = &mut self.draft {
            draft.is_broken = true;
        }
    }

    fn power(&mut self, line: usize, name: &str, orders: &str) {
        let Some(power) = Power::from_name(name) else {
            return self.fault(line, Wrong::UnknownPower(name.to_owned()));
        };
        let Some(play) = self.play() else { return };
        let wrongs = play.power(line, power, orders);
        wrongs.into_iter().for_each(|what| self.fault(line, what));
    }

    fn draw(&mut self, line: usize) {
        let Some(play) = self.play() else { return };
        match &mut play.open {
            None => self.bad(line, BadGame::NoPhase),
            Some(open) if open.is_drawn => self.bad(line, BadGame::Over),
            Some(open) => open.is_drawn = true,
        }
    }

    fn claim(&mut self, line: usize, text: String) {
        if let Some(draft) = &mut self.draft {
            draft.claims.push((line, text));
        }
    }

    fn end(&mut self) {
        if self.is_sound() {
            self.play();
        }
        let is_sound = self.is_sound();
        let Some(draft) = self.draft.take() else { return };
        let Some(mut play) = draft.play.filter(|_| is_sound) else { return };
        play.close(self.variant);
        play.compare(&draft.claims);
        self.games.push(play.played);
    }
}
