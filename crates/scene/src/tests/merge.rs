//! Takes changes into a scene as a client does, by docs/protocol.md alone: on plain JSON, without a type of this crate.

use serde_json::{Map, Value};

const LISTS: [&str; 12] = [
    "labels", "pieces", "tints", "decor", "marks", "arrows", "lines", "overlays", "captions", "panels",
    "sheets", "emblems",
];

/// Takes a change of a scene into the old one. A field that the protocol does not know is a mistake.
pub(super) fn merge(scene: &mut Value, change: &Value) {
    for (name, change) in fields(change) {
        match name.as_str() {
            "caption" => scene["caption"] = change.clone(),
            "panel" => within(&mut scene["panels"], change, panel),
            "sheet" => within(&mut scene["sheets"], change, sheet),
            list if LISTS.contains(&list) => merge_list(&mut scene[list], change),
            other => panic!("a scene has no {other}"),
        }
    }
}

fn fields(change: &Value) -> &Map<String, Value> {
    let fields = change.as_object().expect("a change is an object");
    assert!(!fields.is_empty(), "a change that changes nothing");
    fields
}

fn place(value: &Value) -> usize {
    usize::try_from(value.as_u64().expect("a place is a number")).expect("a small one")
}

fn items(value: Option<&Value>) -> &[Value] {
    value.map_or(&[], |value| value.as_array().expect("a list"))
}

/// Takes a change of a list into the old one.
pub(super) fn merge_list(list: &mut Value, change: &Value) {
    assert!(fields(change).keys().all(|name| name == "cut" || name == "put"), "{change}");
    let list = list.as_array_mut().expect("a list");
    let cut: Vec<usize> = items(change.get("cut")).iter().map(place).collect();
    assert!(cut.is_sorted_by(|a, b| a < b), "{change}");
    cut.iter().rev().for_each(|place| drop(list.remove(*place)));
    let put = items(change.get("put"));
    assert!(put.is_sorted_by(|a, b| place(&a[0]) < place(&b[0])), "{change}");
    put.iter().for_each(|put| list.insert(place(&put[0]), put[1].clone()));
}

fn within(list: &mut Value, changes: &Value, merge: impl Fn(&mut Value, &Value)) {
    for change in items(Some(changes)) {
        merge(&mut list[place(&change[0])], &change[1]);
    }
}

fn panel(panel: &mut Value, change: &Value) {
    for (name, change) in fields(change) {
        match name.as_str() {
            "slots" => merge_list(&mut panel["content"]["tray"]["slots"], change),
            "text" => merge_list(&mut panel["content"]["text"], change),
            "rows" => merge_list(&mut panel["content"]["table"]["rows"], change),
            "label" | "place" | "is_active" | "note" | "content" => panel[name] = change.clone(),
            other => panic!("a panel has no {other}"),
        }
    }
}

fn sheet(sheet: &mut Value, change: &Value) {
    for (name, change) in fields(change) {
        match name.as_str() {
            "rows" => merge_list(&mut sheet["rows"], change),
            "title" | "note" => sheet[name] = change.clone(),
            other => panic!("a sheet has no {other}"),
        }
    }
}
