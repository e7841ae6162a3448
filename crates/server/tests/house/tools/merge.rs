//! A client's arithmetic, as docs/protocol.md tells it: what one has and a frame give what one has next.

use serde_json::Value;

/// Takes items out of a list and puts others in.
fn change_list(list: &mut Value, change: &Value) {
    let Value::Array(items) = list else { panic!("no list: {list}") };
    let none = Vec::new();
    let places = change["cut"].as_array().unwrap_or(&none);
    for place in places.iter().rev() {
        items.remove(place.as_u64().expect("a place") as usize);
    }
    for put in change["put"].as_array().unwrap_or(&none) {
        items.insert(put[0].as_u64().expect("a place") as usize, put[1].clone());
    }
}

/// Makes the changes within items that stayed; each pointer says where the list of a name is within such an item.
fn change_within(items: &mut Value, changes: &Value, lists: &[(&str, &str)]) {
    for change in changes.as_array().expect("changes") {
        let item = &mut items[change[0].as_u64().expect("a place") as usize];
        for (key, value) in change[1].as_object().expect("a change") {
            if let Some((_, pointer)) = lists.iter().find(|(list, _)| list == key) {
                change_list(item.pointer_mut(pointer).expect("a list"), value);
            } else {
                assert!(item.get(key).is_some(), "{key} in {item}");
                item[key] = value.clone();
            }
        }
    }
}

pub(crate) fn change_scene(scene: &mut Value, change: &Value) {
    let change = change.as_object().expect("a change");
    for (key, value) in change {
        match key.as_str() {
            "caption" => scene[key] = value.clone(),
            "panel" | "sheet" => {}
            _ => change_list(&mut scene[key], value),
        }
    }
    if let Some(changes) = change.get("panel") {
        let lists =
            [("slots", "/content/tray/slots"), ("text", "/content/text"), ("rows", "/content/table/rows")];
        change_within(&mut scene["panels"], changes, &lists);
    }
    if let Some(changes) = change.get("sheet") {
        change_within(&mut scene["sheets"], changes, &[("rows", "/rows")]);
    }
}

/// Takes a frame.
pub(crate) fn take_frame(seen: &mut Value, frame: &Value) {
    let number = |value: &Value| value["number"].as_u64().expect("a number");
    assert_eq!(number(frame), number(seen) + 1, "no gap: {frame}");
    for (key, value) in frame.as_object().expect("a frame") {
        match key.as_str() {
            "number" | "table" | "waiting" | "draw" | "takeback" | "clock" | "asking" | "rematch"
            | "frozen" | "moves" => seen[key] = value.clone(),
            "log" | "talk" | "letters" => {
                let more = value.as_array().expect("lines");
                assert!(!more.is_empty(), "only what changed is there");
                seen[key].as_array_mut().expect("lines").extend(more.iter().cloned());
            }
            "all_talk" => seen["talk"] = value.clone(),
            "all_letters" => seen["letters"] = value.clone(),
            "scene" => change_scene(&mut seen["scene"], value),
            _ => panic!("what is {key}?"),
        }
    }
    if let Some(last) = seen["log"].as_array().and_then(|log| log.last()) {
        seen["told"] = last["number"].clone();
    }
}
