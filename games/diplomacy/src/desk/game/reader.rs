//! Reading games, line by line. Every fault is collected; a file with faults gives no game.
//!
//! What a line means depends on all that came before it: after a phase with a fault the rest of that game is not looked
//! at, since it would be judged on a guess.

use super::super::hearing::Hearing;
use super::super::{BadGame, Fault, Wrong};
use super::writer::result;
use super::{Drawn, Note, Played, Turn, draw};
use crate::action::Action;
use crate::calendar::Date;
use crate::campaign::Campaign;
use crate::config::Config;
use crate::ending::Ending;
use crate::notation;
use crate::power::Power;
use crate::setup;

/// Whether a text is a file of games rather than one of cases: it begins with a game.
pub fn is_game(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim).filter(|line| !is_passed_over(line));
    lines.next().is_some_and(|line| parts(line).0 == "GAME")
}

/// The games of a file, or everything that is wrong with it, by line.
pub fn read(text: &str) -> Result<Vec<Played>, Vec<Fault>> {
    let mut reader = Reader::default();
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

#[derive(Default)]
struct Reader {
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
    /// Once its head is over.
    play: Option<Play>,
    /// Whether something is wrong, so that the rest of it is not looked at.
    is_broken: bool,
    /// What the file says of its end, by line.
    claims: Vec<(usize, String)>,
}

/// A game that is being played.
struct Play {
    played: Played,
    hearing: Hearing,
    open: Option<Open>,
}

/// The phase that is being read.
#[derive(Clone, Copy, Default)]
struct Open {
    has_lines: bool,
    is_drawn: bool,
}

impl Reader {
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
        self.draft = Some(Draft {
            name: name.to_owned(),
            line,
            faults,
            config: Config::default(),
            said: [None; 2],
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

    /// Ends the head, if that has not been done: the game begins.
    fn play(&mut self) -> Option<&mut Play> {
        let draft = self.draft.as_mut()?;
        if draft.play.is_none() {
            match draft.config.campaign() {
                Ok(start) => draft.play = Some(Play::new(draft, start)),
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
        let is_sound = self.is_sound();
        let Some(play) = self.play().filter(|_| is_sound) else { return self.give_up() };
        play.close();
        let campaign = &play.hearing.campaign;
        let open = campaign.date;
        if campaign.ended.is_some() {
            self.bad(line, BadGame::Over);
            self.give_up();
        } else if open != found {
            self.bad(line, BadGame::OutOfTurn { found, open });
            self.give_up();
        } else {
            play.open = Some(Open::default());
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
        play.close();
        play.compare(&draft.claims);
        self.games.push(play.played);
    }
}

impl Play {
    fn new(draft: &Draft, start: Campaign) -> Self {
        let mut campaign = start.clone();
        campaign.skip_idle(&mut ());
        let (name, line) = (draft.name.clone(), draft.line);
        let played = Played { name, line, start, turns: Vec::new(), drawn: None, notes: Vec::new() };
        Play { played, hearing: Hearing::new(campaign), open: None }
    }

    /// Hears the orders of a power. Gives what is wrong with them.
    fn power(&mut self, line: usize, power: Power, orders: &str) -> Vec<Wrong> {
        match &mut self.open {
            Some(open) if !open.is_drawn => open.has_lines = true,
            Some(_) => return vec![Wrong::Game(BadGame::Over)],
            None => return vec![Wrong::Game(BadGame::NoPhase)],
        }
        let items = orders.split([',', ';']).map(str::trim).filter(|item| !item.is_empty());
        items.filter_map(|item| self.item(line, power, item).err()).collect()
    }

    fn item(&mut self, line: usize, power: Power, text: &str) -> Result<(), Wrong> {
        let campaign = &mut self.hearing.campaign;
        let has_conceded = campaign.conceded.has(power.seat());
        if let Some(Ok(Action::Concede)) = Action::word(text) {
            if has_conceded || !campaign.played().has(power.seat()) {
                return Err(Wrong::Game(BadGame::CannotConcede(power)));
            }
            if !campaign.saved_by(power).orders.is_empty() {
                return Err(Wrong::Game(BadGame::ConcedesAndOrders(power)));
            }
            campaign.save(power, &Action::Concede);
            return Ok(());
        }
        let order = notation::read_with(&self.hearing.meant(), text)
            .map_err(|why| Wrong::Unread { text: text.to_owned(), why })?;
        if has_conceded {
            return Err(Wrong::Game(BadGame::ConcedesAndOrders(power)));
        }
        let remark = self.hearing.hear(line, power, order)?;
        self.played.notes.extend(remark.map(Note::Ignored));
        Ok(())
    }

    /// Closes the phase that was read, if any. A draw that stands alone came before it closed.
    fn close(&mut self) {
        let Some(open) = self.open.take() else { return };
        let campaign = &mut self.hearing.campaign;
        if open.is_drawn && !open.has_lines {
            draw(campaign, &mut ());
            self.played.drawn = Some(Drawn::Open);
            return;
        }
        let turn = Turn::of(campaign);
        turn.play(campaign, open.is_drawn);
        self.played.turns.push(turn);
        if campaign.ended == Some(Ending::Vote) {
            self.played.drawn = Some(Drawn::Closing);
        }
        self.hearing.turn_over();
    }

    /// Notes where the file says something else of the end than is true.
    fn compare(&mut self, claims: &[(usize, String)]) {
        let campaign = &self.hearing.campaign;
        let truths = [format!("REACHED {}", setup::text(campaign)), format!("RESULT {}", result(campaign))];
        let untrue = claims.iter().filter(|(_, claim)| !truths.contains(claim));
        self.played.notes.extend(untrue.map(|(line, _)| Note::OtherEnd(*line)));
    }
}
