//! A match that is put into a store as a house would have begun it, so that tests say what is secret there.

use serde_json::Value;
use store::{Chair, Change, Changed, Gathering, NewMatch, Status, Store, Summary};
use tabletop::{Pending, Seat, Viewer};

use super::{MORNING, games};

/// A running match that was begun elsewhere: a table, who sits there, and its journal.
#[derive(Default)]
pub(crate) struct Planted<'a> {
    pub(crate) id: &'a str,
    pub(crate) game: &'a str,
    pub(crate) config: Value,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) lines: Vec<String>,
    /// How much time it gives, as JSON; empty for no limit.
    pub(crate) time: &'a str,
    /// Who made it; whoever sits first where nobody is said.
    pub(crate) host: Option<String>,
    /// Who had come, where nobody chose a seat.
    pub(crate) gathering: Gathering,
}

impl Planted<'_> {
    /// Puts it into a store.
    pub(crate) async fn into(self, store: &dyn Store) {
        let title = games().into_iter().find(|title| title.info().key == self.game).expect("a game");
        let mut table = title.start(&self.config).expect("a config");
        for line in &self.lines {
            table.enter(None, line).unwrap_or_else(|fault| panic!("{line}: {fault}"));
        }
        let mask = |is_in: &dyn Fn(Seat) -> bool| {
            Seat::all(table.seats())
                .filter(|seat| is_in(*seat))
                .fold(0, |mask, seat| mask | 1 << seat.index())
        };
        let awaits =
            |seat: Seat| matches!(table.waiting(seat.into()), Pending::Seats { must, .. } if must.has(seat));
        let is_bot = |seat: Seat| matches!(self.chairs[seat.index()], Chair::Bot { .. });
        let summary = Summary {
            status: Status::Running,
            awaited: mask(&awaits),
            owes: Seat::all(table.seats()).any(|seat| is_bot(seat) && awaits(seat)),
            actions: table.actions_told(Viewer::Public) as u32,
            veiled: mask(&|seat| !table.knows_player(Viewer::Public, seat)),
            ..Summary::OPEN
        };
        let host = self.chairs.iter().find_map(|chair| match chair {
            Chair::Guest { id, .. } => Some(id.clone()),
            _ => None,
        });
        let new = NewMatch {
            id: self.id.to_owned(),
            game: self.game.to_owned(),
            rules: title.info().rules_rev,
            config: table.config().to_string(),
            host: self.host.or(host).expect("somebody"),
            listed: true,
            lot: self.gathering.is_drawn(),
            time: self.time.to_owned(),
            press_opened: true,
            branch_of: None,
            seed: vec![5; 32],
            chairs: self.chairs,
            gathering: self.gathering,
            share: None,
            created: MORNING,
        };
        let lines = self.lines.into_iter().map(|line| (line, None)).collect();
        let first = Change { at: MORNING, lines, summary: Some(summary), ..Change::default() };
        let kept = store.add_match(new, first, None).await;
        assert!(matches!(kept, Ok(Changed::Written(_))), "{kept:?}");
    }
}
