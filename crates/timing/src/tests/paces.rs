//! What a table can choose, as it is written, and what it cannot.

use serde_json::{Value, json};
use utoipa::PartialSchema;

use super::*;
use crate::{BadPace, PaceFault};

fn read(json: Value) -> Result<Pace, String> {
    serde_json::from_value(json).map_err(|error| error.to_string())
}

fn faults(json: Value) -> Vec<String> {
    let pace = read(json).unwrap_or_else(|error| panic!("{error}"));
    let faults = pace.check().err().map_or(Vec::new(), |bad| bad.faults);
    assert_eq!(Timekeeper::new(&pace, 2).err().map_or(Vec::new(), |bad| bad.faults), faults);
    faults.iter().map(ToString::to_string).collect()
}

#[test]
fn paces_are_written_as_they_are_read() {
    let written = [
        json!({ "kind": "unlimited" }),
        json!({ "kind": "fischer", "minutes": 15, "increment": 10 }),
        json!({ "kind": "delay", "minutes": 5, "delay": 3 }),
        json!({ "kind": "days", "days": 3 }),
        json!({ "kind": "days", "days": 3, "rest": { "zone": "Europe/Paris", "weekends": true } }),
        json!({
            "kind": "days",
            "days": 3,
            "rest": { "zone": "Europe/Paris", "nights": { "from": 22, "to": 8 }, "weekends": false },
        }),
        json!({
            "kind": "phases",
            "zone": "Europe/Paris",
            "hour": 20,
            "minute": 30,
            "days": { "turn": 1, "set-up": 2, "orders": 3, "retreats": 1, "gift": 1, "adjustments": 1 },
        }),
    ];
    for json in written {
        let pace = read(json.clone()).unwrap_or_else(|error| panic!("{json}: {error}"));
        assert_eq!(pace.check(), Ok(()), "{json}");
        assert_eq!(serde_json::to_value(&pace).expect("it can be written"), json);
    }
    let short = json!({ "kind": "phases", "zone": "Europe/Paris", "hour": 20, "days": { "orders": 3 } });
    assert_eq!(
        read(short),
        Ok(Pace::Phases { zone: "Europe/Paris".to_owned(), hour: 20, minute: 0, days: only_orders(3) })
    );
}

#[test]
fn what_is_not_known_is_not_read() {
    let unknown = [
        json!({ "kind": "unlimited", "minutes": 5 }),
        json!({ "kind": "fischer", "minutes": 5, "increment": 3, "delay": 3 }),
        json!({ "kind": "fischer", "minutes": 5 }),
        json!({ "kind": "days", "days": 3, "rest": { "zone": "UTC", "holidays": true } }),
        json!({ "kind": "days", "days": 3, "rest": { "zone": "UTC", "nights": { "from": 22, "to": 8, "at": 1 } } }),
        json!({ "kind": "phases", "zone": "UTC", "hour": 20, "days": { "orders": 3, "naps": 1 } }),
        json!({ "kind": "hourglass" }),
        json!({ "minutes": 5, "increment": 3 }),
    ];
    for json in unknown {
        assert!(read(json.clone()).is_err(), "{json}");
    }
}

#[test]
fn every_fault_is_named_at_once_with_its_field_and_range() {
    assert_eq!(
        faults(json!({ "kind": "fischer", "minutes": 0, "increment": 301 })),
        ["minutes is 0 and can be 1 to 300", "increment is 301 and can be 0 to 300"]
    );
    assert_eq!(
        faults(json!({ "kind": "delay", "minutes": 301, "delay": 0 })),
        ["minutes is 301 and can be 1 to 300", "delay is 0 and can be 1 to 300"]
    );
    assert_eq!(
        faults(json!({
            "kind": "days",
            "days": 31,
            "rest": { "zone": "Mars/Olympus", "nights": { "from": 24, "to": 200 } },
        })),
        [
            "days is 31 and can be 1 to 30",
            "rest.zone: no time zone is called \"Mars/Olympus\"",
            "rest.nights.from is 24 and can be 0 to 23",
            "rest.nights.to is 200 and can be 0 to 23",
        ]
    );
    assert_eq!(
        faults(json!({
            "kind": "phases",
            "zone": "Etc/Unknown",
            "hour": 24,
            "minute": 60,
            "days": { "turn": 0, "set-up": 0, "orders": 0, "retreats": 31, "gift": 0, "adjustments": 31 },
        })),
        [
            "zone: no time zone is called \"Etc/Unknown\"",
            "hour is 24 and can be 0 to 23",
            "minute is 60 and can be 0 to 59",
            "days.turn is 0 and can be 1 to 30",
            "days.set-up is 0 and can be 1 to 30",
            "days.orders is 0 and can be 1 to 30",
            "days.retreats is 31 and can be 1 to 30",
            "days.gift is 0 and can be 1 to 30",
            "days.adjustments is 31 and can be 1 to 30",
        ]
    );
}

#[test]
fn a_night_has_one_to_sixteen_hours() {
    let nights = |from, to| {
        let rest = json!({ "zone": "UTC", "nights": { "from": from, "to": to } });
        faults(json!({ "kind": "days", "days": 3, "rest": rest }))
    };
    for (from, to) in [(22, 8), (23, 0), (0, 16), (16, 8), (3, 4)] {
        assert_eq!(nights(from, to), [""; 0]);
    }
    assert_eq!(nights(8, 8), ["rest.nights is 0 and can be 1 to 16"]);
    assert_eq!(nights(8, 7), ["rest.nights is 23 and can be 1 to 16"]);
}

#[test]
fn faults_are_data_for_whoever_words_them() {
    let bad = BadPace {
        faults: vec![
            PaceFault::Range { field: "minutes", least: 1, most: 300, given: 0 },
            PaceFault::Zone { field: "zone", given: "Mars/Olympus".to_owned() },
        ],
    };
    assert_eq!(
        serde_json::to_value(&bad).expect("it can be written"),
        json!({ "faults": [
            { "fault": "range", "field": "minutes", "least": 1, "most": 300, "given": 0 },
            { "fault": "zone", "field": "zone", "given": "Mars/Olympus" },
        ] })
    );
    assert_eq!(
        bad.to_string(),
        "minutes is 0 and can be 1 to 300; zone: no time zone is called \"Mars/Olympus\""
    );
}

/// Every `minimum` and `maximum` of a schema, by the name of its field.
fn bounds(schema: &Value, found: &mut Vec<(String, u64, u64)>) {
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        if let (Some(least), Some(most)) = (field["minimum"].as_f64(), field["maximum"].as_f64()) {
            found.push((name.clone(), least as u64, most as u64));
        }
    }
    for part in ["oneOf", "allOf"] {
        schema[part].as_array().into_iter().flatten().for_each(|part| bounds(part, found));
    }
}

#[test]
fn the_schema_has_the_bounds_that_are_checked() {
    let of = |schema| serde_json::to_value::<utoipa::openapi::RefOr<_>>(schema).expect("it can be written");
    let mut found = Vec::new();
    for schema in [Pace::schema(), PhaseDays::schema(), Nights::schema()] {
        bounds(&of(schema), &mut found);
    }
    let named = |name: &str| {
        let of_name = found.iter().filter(|(found, ..)| found == name);
        of_name.map(|(_, least, most)| (*least, *most)).collect::<Vec<_>>()
    };
    assert_eq!(named("minutes"), [(1, 300); 2]);
    assert_eq!(named("increment"), [(0, 300)]);
    assert_eq!(named("delay"), [(1, 300)]);
    assert_eq!(named("days"), [(1, 30)]);
    assert_eq!(named("hour"), [(0, 23)]);
    assert_eq!(named("minute"), [(0, 59)]);
    for kind in WindowKind::ALL {
        assert_eq!(named(kind.word()), [(1, 30)], "{}", kind.word());
    }
    assert_eq!([named("from"), named("to")], [[(0, 23)], [(0, 23)]]);
}

#[test]
fn a_pace_is_live_or_correspondence_or_without_limit() {
    let all = [
        (Pace::default(), [false, false]),
        (Pace::Fischer { minutes: 5, increment: 0 }, [true, false]),
        (Pace::Delay { minutes: 5, delay: 2 }, [true, false]),
        (Pace::Days { days: 3, rest: None }, [false, true]),
        (Pace::Phases { zone: "UTC".to_owned(), hour: 20, minute: 0, days: only_orders(2) }, [false, true]),
    ];
    for (pace, expected) in all {
        assert_eq!([pace.is_live(), pace.is_correspondence()], expected, "{pace:?}");
    }
}

#[test]
fn kinds_of_windows_are_written_as_their_words() {
    for kind in WindowKind::ALL {
        assert_eq!(serde_json::to_value(kind).expect("it can be written"), kind.word());
        assert_eq!(serde_json::from_value::<WindowKind>(kind.word().into()).expect("it can be read"), kind);
    }
}
