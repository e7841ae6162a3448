//! Whole games at the desk, and matches of the house written as such.

use std::io::Write;

use anyhow::Result;
use diplomacy::desk::Casts;
use diplomacy::desk::game::{self, Note, Played, Told};
use diplomacy::ending::Ending;
use diplomacy::{Diplomacy, Event, Power, setup};
use divine::desk::Referee;
use serde_json::{Value, json};
use tabletop::{Match, Message};

use super::{Desk, facts};
use crate::cli::JudgeArgs;
use crate::output::{Out, complain, failed};
use crate::records;

/// Whether a text is the record of a match.
pub(super) fn is_record(text: &str) -> bool {
    text.starts_with("tabletier record ")
}

impl Desk {
    /// Adjudicates the games of a file.
    pub(super) fn games(&self, args: &JudgeArgs, text: &str, out: &mut Out) -> Result<()> {
        match game::read_by(text, &Referee) {
            Ok(games) => self.tell_games(args, &games, out),
            Err(faults) => self.refuse(args, &faults, out),
        }
    }

    /// Writes the match of a record as a game, under the name of its file.
    pub(super) fn record(&self, args: &JudgeArgs, text: &str, out: &mut Out) -> Result<()> {
        // What opens a record is no part of the match.
        let table = Match::<Diplomacy>::from_record(fair::split(text).0).map_err(|error| {
            let what = error.say(|message| self.say(message));
            failed(format!("{}: {what}", self.file), records::NEXT)
        })?;
        let stem = args.file.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        let name: String = stem.unwrap_or_default().chars().filter(|c| !c.is_control()).collect();
        let name = match name.trim() {
            "" | "-" => "match",
            name => name,
        };
        self.tell_games(args, &[Played::of(name, &table)], out)
    }

    fn tell_games(&self, args: &JudgeArgs, games: &[Played], out: &mut Out) -> Result<()> {
        if args.json {
            let games: Vec<Value> = games.iter().map(|played| self.game_json(played)).collect();
            writeln!(out, "{}", json!({ "games": games }))?;
            return Ok(());
        }
        for (at, played) in games.iter().enumerate() {
            for note in &played.notes {
                let (line, what) = self.note(note);
                complain(&self.at_line(line, &what));
            }
            if at > 0 {
                writeln!(out)?;
            }
            let told = played.told();
            if args.explain {
                self.explain_game(&told, out)?;
            } else {
                out.write_all(told.text().as_bytes())?;
            }
        }
        Ok(())
    }

    /// The line of a note, and what it says.
    fn note(&self, note: &Note) -> (usize, String) {
        match note {
            Note::Ignored(remark) => (remark.line, self.remark(remark)),
            Note::OtherEnd(line) => (*line, self.say(&Message::new("diplomacy-game-other-end"))),
        }
    }

    /// The text with what happened after each phase, as comments: it can still be read as a file of games.
    fn explain_game(&self, told: &Told, out: &mut Out) -> Result<()> {
        out.write_all(told.head.as_bytes())?;
        for phase in &told.phases {
            write!(out, "\n{}", phase.text)?;
            if let Some(cancelled) = &phase.cancelled {
                writeln!(out, "# {}", self.say(&cancelled.said))?;
            }
            if let Some(said) = phase.gift.as_ref().and_then(|gift| gift.said.as_ref()) {
                writeln!(out, "# {}", self.say(said))?;
            }
            for event in phase.events.iter().filter(|event| !matches!(event, Event::Opened(_))) {
                writeln!(out, "# {}", self.fact(*event))?;
            }
        }
        Ok(write!(out, "\n{}", told.tail)?)
    }

    fn game_json(&self, played: &Played) -> Value {
        let Told { phases, campaign, .. } = played.told();
        let phases = phases.iter().map(|phase| {
            let lines: Vec<&str> = phase.text.lines().skip(1).collect();
            let mut json = json!({ "date": phase.date, "lines": lines, "events": facts(&phase.events) });
            if phase.casts != Casts::default() {
                self.add_casts(&mut json, phase.casts, phase.cancelled.as_ref());
            }
            if let Some(gift) = &phase.gift {
                json["gift"] = json!(gift.to.name());
            }
            json
        });
        let notes = played.notes.iter().map(|note| {
            let (line, text) = self.note(note);
            json!({ "line": line, "text": text })
        });
        let winners =
            campaign.ended.map(|_| campaign.winners().iter().filter_map(Power::of).collect::<Vec<_>>());
        json!({
            "name": played.name,
            "line": played.line,
            "position": played.position(),
            "year_limit": played.year_limit(),
            "phases": phases.collect::<Vec<_>>(),
            "reached": setup::text(&campaign),
            "how": campaign.ended.map(Ending::how),
            "winners": winners.unwrap_or_default(),
            "notes": notes.collect::<Vec<_>>(),
        })
    }
}
