//! Compares what clients were told with what the store holds: nothing that was acknowledged is lost, there twice or out of order, no
//! deadline fired twice, every journal replays, and nobody saw anything but what their seat may know.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use store::{JournalLine, Store};
use tabletop::{Seat, Viewer};

use crate::history::{Ack, Table, Told, Who, sum};

/// What was compared.
#[derive(Default, Debug)]
pub(crate) struct Compared {
    pub(crate) tables: usize,
    pub(crate) acknowledged: usize,
    pub(crate) refused: usize,
    pub(crate) entries: usize,
    pub(crate) expired: usize,
    pub(crate) lines: usize,
    pub(crate) drawings: usize,
}

/// Compares all of it. Panics at the first thing that is wrong.
pub(crate) async fn check(store: &dyn Store, tables: &[std::sync::Arc<Table>]) -> Compared {
    let mut compared = Compared::default();
    for table in tables {
        let kept = store.find_match(&table.id).await.expect("read").expect("every table is there").made;
        let lines = store.journal(&table.id, 0).await.expect("read");
        let config: Value = serde_json::from_str(&kept.config).expect("JSON");
        let game = catalog::game(&kept.game).expect("a game");
        let mut replayed = game.start_under(&config, kept.rules).expect("it starts");
        for line in &lines {
            replayed.enter(Some(line.at), &line.text).unwrap_or_else(|fault| panic!("{line:?}: {fault}"));
        }
        let told = table.told.lock().expect("all is over");
        let check = Check { id: &table.id, lines: &lines, game: replayed.as_ref(), told: &told };
        check.acknowledged(&mut compared);
        check.deadlines(&mut compared);
        check.views(&mut compared);
        compared.tables += 1;
        compared.entries += lines.len();
    }
    compared
}

struct Check<'a> {
    id: &'a str,
    lines: &'a [JournalLine],
    game: &'a dyn catalog::Table,
    told: &'a Told,
}

impl Check<'_> {
    /// Every acknowledged action is there once, under the number that was answered, and in the order in which they were answered.
    fn acknowledged(&self, compared: &mut Compared) {
        let mut places: BTreeMap<&str, usize> = BTreeMap::new();
        for (place, line) in self.lines.iter().enumerate() {
            let key = line.key.as_deref().and_then(|key| key.split_once('/'));
            if let Some((_, key)) = key {
                assert!(places.insert(key, place).is_none(), "{key} stands twice in {}", self.id);
            }
        }
        let mut keys = BTreeSet::new();
        let mut in_order: Vec<(usize, &Ack)> = Vec::new();
        for ack in &self.told.acks {
            let Ack { key, seat, action, number, .. } = ack;
            let Some(place) = places.get(key.as_str()) else { panic!("{key} of {} is lost", self.id) };
            assert_eq!(self.lines[*place].text, format!("act {seat} {action}"), "{key} of {}", self.id);
            let told = self.game.told_by(Seat::new(*seat as u8).into(), place + 1);
            assert_eq!(told as u64, *number, "the number of {key} of {}", self.id);
            keys.insert(key);
            in_order.push((*place, ack));
        }
        in_order.sort_by_key(|(place, _)| *place);
        // Whatever was answered before another was asked for stands before it.
        let mut newest: Option<(usize, &Ack)> = None;
        for (place, ack) in in_order {
            if let Some((before, asked_last)) = newest {
                assert!(
                    before == place || ack.answered >= asked_last.asked,
                    "{} stands after {} of {}",
                    ack.key,
                    asked_last.key,
                    self.id
                );
            }
            if newest.is_none_or(|(_, last)| last.asked < ack.asked) {
                newest = Some((place, ack));
            }
        }
        for key in &self.told.refused {
            assert!(!places.contains_key(key.as_str()), "{key} of {} was refused", self.id);
        }
        // What stands there and was asked for by somebody was answered in the end.
        assert_eq!(places.len(), keys.len(), "entries of {} that nobody was told of", self.id);
        compared.acknowledged += keys.len();
        compared.refused += self.told.refused.len();
    }

    fn deadlines(&self, compared: &mut Compared) {
        let mut expired = BTreeSet::new();
        for line in self.lines.iter().filter(|line| line.text.starts_with("expired")) {
            assert!(expired.insert(&line.text), "{} twice in {}", line.text, self.id);
        }
        compared.expired += expired.len();
    }

    /// Whatever anybody was told or shown is what the replayed match tells and shows to that viewer.
    fn views(&self, compared: &mut Compared) {
        for who in ["0", "1", "public"] {
            let viewer = who.parse().map_or(Viewer::Public, |seat| Viewer::Seat(Seat::new(seat)));
            let said = self.game.log(viewer, 0).into_iter().map(|line| {
                let action = line.action.map(|(seat, text)| json!({ "seat": seat, "text": text }));
                json!([line.text, action]).to_string()
            });
            let said: Vec<String> = said.collect();
            for ((_, number), told) in of(&self.told.lines, who) {
                let said = said.get(*number as usize - 1);
                assert_eq!(said, Some(told), "line {number} of {who} in {}", self.id);
                compared.lines += 1;
            }
            let mut entries: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
            for entry in 0..=self.lines.len() {
                entries.entry(self.game.told_by(viewer, entry) as u64).or_default().push(entry);
            }
            for ((_, number), drawn) in of(&self.told.drawn, who) {
                let may_be: BTreeSet<u64> =
                    entries[number].iter().map(|entry| self.drawing(viewer, *entry)).collect();
                assert!(drawn.is_subset(&may_be), "what {who} saw after {number} in {}", self.id);
                compared.drawings += drawn.len();
            }
        }
    }

    fn drawing(&self, who: Viewer, entries: usize) -> u64 {
        let then = self.game.at(entries).expect("it was there");
        // As text and back, as it travels.
        let travelled = |text: serde_json::Result<String>| -> Value {
            serde_json::from_str(&text.expect("plain data")).expect("JSON")
        };
        let scene = travelled(serde_json::to_string(&then.scene(who)));
        let waiting = travelled(serde_json::to_string(&then.waiting(who)));
        sum(&scene.to_string(), &waiting.to_string())
    }
}

/// What one viewer was told.
fn of<'a, T>(all: &'a BTreeMap<(Who, u64), T>, who: &str) -> impl Iterator<Item = (&'a (Who, u64), &'a T)> {
    all.range((who.to_owned(), 0)..=(who.to_owned(), u64::MAX))
}
