//! The engine protocol: JSON lines, one request, one answer with the same `id`. `docs/engine.md` tells it.
//!
//! The engine holds one match at most. After any error that match is unchanged.

use serde::Deserialize;
use serde_json::{Map, Value, json};
use tabletop::{Pending, Seat, Viewer};
use timing::{Pace, Timekeeper};
use words::Lang;

use crate::{Fault, Table, note_entry};

/// The longest request line that is read.
pub const LONGEST_LINE: usize = 4 << 20;

/// What a request can ask for.
#[derive(Deserialize, Debug)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum Request {
    Games {},
    New {
        game: String,
        #[serde(default = "empty")]
        config: Value,
        time: Option<Pace>,
        at: Option<u64>,
    },
    Clock {
        at: Option<u64>,
    },
    Pending {
        seat: Option<Value>,
    },
    Moves {
        seat: u64,
    },
    Act {
        seat: u64,
        action: String,
        at: Option<u64>,
    },
    Odds {},
    Roll {
        outcome: Option<String>,
        seed: Option<u64>,
        at: Option<u64>,
    },
    Expire {
        at: Option<u64>,
    },
    View {
        seat: Value,
        #[serde(default)]
        scene: bool,
    },
    Show {
        #[serde(default = "public")]
        seat: Value,
    },
    Card {
        seat: Value,
        of: String,
    },
    Perft {
        depth: u64,
    },
    Playouts {
        count: u64,
        #[serde(default)]
        seed: u64,
    },
    Bot {
        seat: u64,
        level: u64,
        #[serde(default)]
        seed: u64,
    },
    Record {
        seat: Option<Value>,
    },
    Load {
        record: String,
    },
}

fn empty() -> Value {
    Value::Object(Map::new())
}

fn public() -> Value {
    Value::from("public")
}

/// An engine: a match, and what it is asked about it.
#[derive(Default)]
pub struct Engine {
    table: Option<Box<dyn Table>>,
    /// The clocks, where time is limited.
    clock: Option<Timekeeper>,
}

impl std::fmt::Debug for Engine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let game = self.table.as_ref().map(|table| table.info().key);
        f.debug_struct("Engine").field("game", &game).finish()
    }
}

impl Engine {
    /// An engine without a match.
    pub fn new() -> Self {
        Engine::default()
    }

    /// Answers one line, in one line without its end.
    pub fn handle(&mut self, line: &str) -> String {
        let (id, answer) = self.answer(line);
        let answer = match answer {
            Ok(ok) => json!({ "id": id, "ok": ok }),
            Err(fault) => json!({ "id": id, "error": fault }),
        };
        answer.to_string()
    }

    fn answer(&mut self, line: &str) -> (Value, Result<Value, Fault>) {
        let not_json = |why: String| Fault::protocol("not-json", why);
        if line.len() > LONGEST_LINE {
            return (Value::Null, Err(not_json(format!("a request has at most {LONGEST_LINE} bytes"))));
        }
        let mut fields = match serde_json::from_str::<Value>(line) {
            Ok(Value::Object(fields)) => fields,
            Ok(_) => return (Value::Null, Err(not_json("a request is a JSON object".to_owned()))),
            Err(error) => return (Value::Null, Err(not_json(format!("not JSON: {error}")))),
        };
        let id = fields.remove("id").unwrap_or(Value::Null);
        let request = serde_json::from_value(Value::Object(fields))
            .map_err(|error| Fault::protocol("bad-request", format!("not a request: {error}")));
        let answer = request.and_then(|request| self.perform(request));
        (id, answer)
    }

    fn perform(&mut self, request: Request) -> Result<Value, Fault> {
        match request {
            Request::Games {} => Ok(list_games()),
            Request::New { game, config, time, at } => self.begin(&game, &config, time, at),
            Request::Load { record } => {
                (self.table, self.clock) = (Some(crate::load(&record)?), None);
                self.pending()
            }
            Request::Clock { at } => {
                let reading = self.clock.as_ref().ok_or_else(no_clock)?.reading(at.unwrap_or(0));
                let expiry = self.table()?.expiry();
                Ok(json!({ "clock": reading, "expiry": expiry }))
            }
            Request::Pending { seat: None } => self.pending(),
            Request::Pending { seat: Some(seat) } => {
                let table = self.table()?;
                Ok(to_json(&table.waiting(viewer(table, &seat)?)))
            }
            Request::Moves { seat } => {
                let table = self.table()?;
                Ok(json!({ "moves": table.moves(seat_of(table, seat)?) }))
            }
            Request::Act { seat, action, at } => self.act(at, seat, &action),
            Request::Odds {} => Ok(match self.table()?.odds()? {
                Some(odds) => json!({ "odds": odds }),
                None => json!({ "sampled": true }),
            }),
            Request::Roll { outcome, seed, at } => self.roll(at, outcome, seed),
            Request::Expire { at } => self.expire(at),
            Request::View { seat, scene } => self.view(&seat, scene),
            Request::Show { seat } => self.show(&seat),
            Request::Card { seat, of } => {
                let table = self.table()?;
                Ok(to_json(&table.card(viewer(table, &seat)?, &of, None)?))
            }
            Request::Perft { depth } => {
                let depth = u32::try_from(depth).unwrap_or(u32::MAX);
                Ok(json!({ "count": self.table()?.perft(depth)? }))
            }
            Request::Playouts { count, seed } => Ok(to_json(&self.table()?.playouts(count, seed)?)),
            Request::Bot { seat, level, seed } => {
                let table = self.table()?;
                let level = u8::try_from(level).unwrap_or(u8::MAX);
                Ok(json!({ "action": table.bot(seat_of(table, seat)?, level, seed)? }))
            }
            Request::Record { seat: None } => Ok(json!({ "record": self.table()?.record() })),
            Request::Record { seat: Some(seat) } => {
                let table = self.table()?;
                Ok(json!({ "record": table.record_for(viewer(table, &seat)?, Lang::En) }))
            }
        }
    }

    fn table(&self) -> Result<&dyn Table, Fault> {
        self.table.as_deref().ok_or_else(no_match)
    }

    fn table_mut(&mut self) -> Result<&mut Box<dyn Table>, Fault> {
        self.table.as_mut().ok_or_else(no_match)
    }

    fn pending(&self) -> Result<Value, Fault> {
        Ok(to_json(&self.table()?.pending()))
    }

    fn begin(
        &mut self,
        game: &str,
        config: &Value,
        time: Option<Pace>,
        at: Option<u64>,
    ) -> Result<Value, Fault> {
        let table = crate::game(game)?.start(config)?;
        let bad = |bad: timing::BadPace| Fault::protocol("bad-time", bad.to_string());
        let mut clock = time.map(|pace| Timekeeper::new(&pace, table.seats()).map_err(bad)).transpose()?;
        if let Some(keeper) = &mut clock {
            note_entry(keeper, table.as_ref(), at.unwrap_or(0), "");
        }
        (self.table, self.clock) = (Some(table), clock);
        self.pending()
    }

    /// Refuses what comes when the time of the open window has run out: it is to be entered as expired first.
    fn must_be_in_time(&self, at: Option<u64>) -> Result<(), Fault> {
        let due = self.clock.as_ref().and_then(Timekeeper::due);
        match (due, at) {
            (Some(due), Some(at)) if due.at <= at => {
                Err(Fault::protocol("too-late", "the time of this window has run out; let it expire first"))
            }
            _ => Ok(()),
        }
    }

    /// Tells the clocks what was entered.
    fn note(&mut self, at: Option<u64>, line: &str) {
        if let (Some(table), Some(keeper)) = (&self.table, &mut self.clock) {
            note_entry(keeper, table.as_ref(), at.unwrap_or(0), line);
        }
    }

    fn act(&mut self, at: Option<u64>, seat: u64, action: &str) -> Result<Value, Fault> {
        self.must_be_in_time(at)?;
        let table = self.table_mut()?;
        let seat = seat_of(table.as_ref(), seat)?;
        let before = table.told_by(seat.into(), usize::MAX);
        let lines = table.act_all_at(at, seat, action)?;
        let events = table.seen(seat.into(), before);
        lines.iter().for_each(|line| self.note(at, line));
        Ok(with(self.pending()?, "events", events.into()))
    }

    fn roll(&mut self, at: Option<u64>, outcome: Option<String>, seed: Option<u64>) -> Result<Value, Fault> {
        if outcome.is_some() && seed.is_some() {
            return Err(Fault::protocol("bad-request", "a roll names an outcome or a seed, not both"));
        }
        let table = self.table_mut()?;
        let outcome = outcome.map_or_else(|| table.outcome_from(seed.unwrap_or(0)), Ok)?;
        table.roll_to(at, &outcome)?;
        self.note(at, "");
        Ok(with(self.pending()?, "outcome", outcome.into()))
    }

    fn expire(&mut self, at: Option<u64>) -> Result<Value, Fault> {
        let table = self.table_mut()?;
        let window = match table.pending() {
            Pending::Seats { window, .. } => window,
            // Refused by the rules, with their own words for it.
            Pending::Chance | Pending::Over(_) => tabletop::Window(0),
        };
        table.enter(at, &format!("expired {window}"))?;
        self.note(at, "");
        self.pending()
    }

    fn view(&self, seat: &Value, scene: bool) -> Result<Value, Fault> {
        let table = self.table()?;
        let viewer = viewer(table, seat)?;
        let mut answer = json!({ "view": table.view(viewer) });
        if let Some(closing) = table.closed() {
            answer = with(answer, "over", to_json(&closing.outcome));
        }
        Ok(if scene { with(answer, "scene", to_json(&table.scene(viewer))) } else { answer })
    }

    fn show(&self, seat: &Value) -> Result<Value, Fault> {
        let table = self.table()?;
        let viewer = viewer(table, seat)?;
        let scene = table.scene(viewer);
        let words = crate::game(table.info().key)?.words(Lang::En);
        let say = |message: &tabletop::Message| words.say(message, &|seat| format!("seat {seat}"));
        let text = scene::text(&table.board(viewer), &scene, &scene::TextStyle::default(), &say);
        Ok(json!({ "text": text }))
    }
}

fn no_match() -> Fault {
    Fault::protocol("no-match", "there is no match yet; begin one with \"new\" or \"load\"")
}

fn no_clock() -> Fault {
    Fault::protocol("no-clock", "this match has no clocks; begin one with \"time\"")
}

fn list_games() -> Value {
    let games = crate::games().iter().map(|kind| {
        let info = kind.info();
        json!({ "key": info.key, "seats": info.seats, "config": kind.schema() })
    });
    json!({ "games": games.collect::<Vec<_>>() })
}

fn to_json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("what games show is plain data")
}

fn with(mut answer: Value, field: &str, value: Value) -> Value {
    if let Value::Object(fields) = &mut answer {
        fields.insert(field.to_owned(), value);
    }
    answer
}

fn seat_of(table: &dyn Table, number: u64) -> Result<Seat, Fault> {
    Seat::try_new(number).filter(|seat| seat.index() < usize::from(table.seats())).ok_or_else(|| {
        let message = format!("there is no seat {number}; the seats are 0 to {}", table.seats() - 1);
        Fault::protocol("no-such-seat", message)
    })
}

fn viewer(table: &dyn Table, seat: &Value) -> Result<Viewer, Fault> {
    match seat {
        Value::String(word) if word == "public" => Ok(Viewer::Public),
        Value::Number(number) => {
            let number = number.as_u64().unwrap_or(u64::MAX);
            seat_of(table, number).map(Viewer::Seat)
        }
        _ => Err(Fault::protocol("no-such-seat", "a seat is a number from 0, or \"public\"")),
    }
}
