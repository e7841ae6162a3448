//! What must hold for any bytes whatever. The fuzzer calls these functions with inputs of its own
//! making; the test `corpus` of crate `catalog` calls them with every file of `fuzz/corpus/`. Bytes that
//! are not UTF-8 are replaced, as the program itself replaces them.

use catalog::engine::Engine;
use diam::{Action, Diam};
use serde_json::Value;
use tabletop::Match;

/// An action that can be read prints as a text that is read as the same action.
pub fn notation(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    if let Ok(action) = text.parse::<Action>() {
        assert_eq!(action.to_string().parse(), Ok(action), "{text:?}");
    }
}

/// A record that can be read prints as it was read.
pub fn record(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    if let Ok(game) = Match::<Diam>::from_record(&text) {
        assert_eq!(game.record(), text);
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

/// Honest work that may take minutes: deep counts, many playouts, strong bots. Numbers beyond reason pass,
/// for those the engine must refuse.
fn is_long(request: &str) -> bool {
    let fields: Value = serde_json::from_str(request).unwrap_or_default();
    let is_between = |field, few, many| fields[field].as_u64().is_some_and(|n| few < n && n <= many);
    is_between("depth", 2, 1000) || is_between("count", 100, 1_000_000_000) || is_between("level", 1, 5)
}
