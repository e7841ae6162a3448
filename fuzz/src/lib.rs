//! What must hold for any bytes whatever. The fuzzer calls these functions with inputs of its own
//! making; the test `corpus` of crate `catalog` calls them with every file of `fuzz/corpus/`. Bytes that
//! are not UTF-8 are replaced, as the program itself replaces them.

use bartasso::Bartasso;
use belligerants::board::{flaw, picture};
use belligerants::{Belligerants, Board};
use catalog::engine::Engine;
use diam::Diam;
use diplomacy::desk::{self, Case};
use diplomacy::movement_with;
use divine::desk::Referee;
use scene::{Scene, SceneChange};
use serde_json::Value;
use tabletop::{Game, Seat, Viewer};
use toybattle::ToyBattle;

#[path = "../../crates/server/tests/house/tools/merge.rs"]
#[allow(dead_code, reason = "a client takes whole frames, of which scenes are a part")]
mod merge;

/// An action or an outcome of chance that can be read prints as a text that is read as the same, in every game.
pub fn notation(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    notation_of::<Diam>(&text);
    notation_of::<ToyBattle>(&text);
    notation_of::<Belligerants>(&text);
    notation_of::<Bartasso>(&text);
}

fn notation_of<G: Game>(text: &str) {
    if let Ok(action) = text.parse::<G::Action>() {
        assert_eq!(action.to_string().parse(), Ok(action), "{text:?}");
    }
    if let Ok(outcome) = text.parse::<G::Chance>() {
        assert_eq!(outcome.to_string().parse(), Ok(outcome), "{text:?}");
    }
}

/// A record that can be read prints as it was read, whatever game it is of.
pub fn record(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    if let Ok(table) = catalog::load(&text) {
        assert_eq!(table.record(), text);
    }
}

/// A text is a board of Les Belligérants, or every reason is told why it is none. A board that is one can be judged.
pub fn board(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match Board::read(&text) {
        Err(flaws) => {
            assert!(!flaws.is_empty(), "{text:?}");
            assert!(flaws.iter().all(|flaw| flaw.message().key.contains("-flaw-")));
        }
        Ok(board) => {
            let drawn = picture::read(&text).unwrap_or_else(|flaws| panic!("{text:?}: {flaws:?}"));
            let sides = (usize::from(board.columns()), usize::from(board.rows()));
            assert_eq!(drawn.colours.len(), sides.0 * sides.1, "{text:?}");
            assert!(flaw::warnings(&drawn).iter().all(|warning| warning.message().key.contains("-warning-")));
        }
    }
}

/// The engine answers every line with one line: an object with either `ok` or `error`.
pub fn engine(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut engine = Engine::new();
    for request in text.lines().filter(|request| !is_long(request)) {
        let answer = engine.handle(request);
        assert!(!answer.trim_end().contains('\n'), "{request:?} is answered in many lines: {answer}");
        let Ok(Value::Object(fields)) = serde_json::from_str(&answer) else {
            panic!("{request:?} is answered by no object: {answer}");
        };
        assert!(fields.contains_key("ok") != fields.contains_key("error"), "{request:?}: {answer}");
    }
}

/// A file of cases or games for the referee's desk is read, or every fault is named with its line. What is read is adjudicated; a game
/// that is printed is read as the same.
pub fn cases(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let faults = match desk::game::is_game(&text) {
        true => match desk::game::read_by(&text, &Referee) {
            Err(faults) => faults,
            Ok(games) => {
                let printed: Vec<String> = games.iter().map(|game| game.told().text()).collect();
                let Ok(again) = desk::game::read_by(&printed.join("\n"), &Referee) else {
                    panic!("what is printed cannot be read: {printed:?}");
                };
                let again: Vec<String> = again.iter().map(|game| game.told().text()).collect();
                return assert_eq!(printed, again);
            }
        },
        false => match desk::read_by(&text, &Referee) {
            Err(faults) => faults,
            Ok(cases) => return cases.iter().for_each(adjudicated),
        },
    };
    assert!(!faults.is_empty(), "{text:?}");
    let lines = text.lines().count();
    assert!(
        faults.iter().all(|fault| (1..=lines.max(1)).contains(&fault.line)),
        "{faults:?} of {lines} lines"
    );
}

/// Everybody who stood somewhere is told of: they stand somewhere, or were dislodged.
fn adjudicated(case: &Case) {
    let mut reasons = Vec::new();
    let verdict = movement_with(&case.position, &case.orders, case.statuses, &mut reasons);
    let results = desk::results(case, &verdict);
    assert_eq!(reasons.len(), case.position.units().count(), "{results}");
    assert!(results.ends_with("END\n"), "{results}");
    if let Some(later) = case.later() {
        assert!(later.results(case).ends_with("END\n"));
    }
}

/// What is sent of a scene that changed leads from the one before to the one after, for every viewer of every game: the arithmetic of
/// a client (docs/protocol.md) gives the same as asking anew.
pub fn frames(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(table) = catalog::load(&text) else { return };
    let viewers = Seat::all(table.seats()).map(Viewer::from).chain([Viewer::Public]);
    for who in viewers {
        let scene = |entries: usize| table.at(entries).map(|show| show.scene(who));
        for entries in 0..table.entries().min(60) {
            let (Some(before), Some(after)) = (scene(entries), scene(entries + 1)) else { continue };
            let value = |scene: &Scene| serde_json::to_value(scene).expect("a scene is plain data");
            let mut seen = value(&before);
            match SceneChange::between(&before, &after) {
                Some(change) => {
                    let change = serde_json::to_value(change).expect("a change is plain data");
                    merge::change_scene(&mut seen, &change);
                }
                None => assert_eq!(before, after),
            }
            assert_eq!(seen, value(&after), "{who:?} after {entries} entries of {text}");
        }
    }
}

/// Honest work that may take minutes: deep counts, many playouts, strong bots. Numbers beyond reason pass,
/// for those the engine must refuse.
fn is_long(request: &str) -> bool {
    let fields: Value = serde_json::from_str(request).unwrap_or_default();
    let is_between = |field, few, many| fields[field].as_u64().is_some_and(|n| few < n && n <= many);
    is_between("depth", 2, 1000) || is_between("count", 100, 1_000_000_000) || is_between("level", 1, 5)
}
