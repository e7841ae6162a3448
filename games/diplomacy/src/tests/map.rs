//! The map against `data/map.json`, and the names.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::map::{CENTRES, PROVINCES, Terrain};
use crate::{Kind, Place, Position, Power, Province, Unit};

fn data() -> Value {
    serde_json::from_str(include_str!("../../data/map.json")).expect("the map is JSON")
}

fn codes(list: &Value) -> Vec<String> {
    list.as_array().expect("a list").iter().map(|code| code.as_str().expect("a code").to_owned()).collect()
}

fn shown<T: ToString>(items: impl Iterator<Item = T>) -> Vec<String> {
    let mut shown: Vec<String> = items.map(|item| item.to_string()).collect();
    shown.sort();
    shown
}

#[test]
fn the_rows_say_what_the_data_says() {
    let data = data();
    let provinces = data["provinces"].as_object().expect("provinces");
    assert_eq!(provinces.len(), PROVINCES);
    for (code, row) in provinces {
        let province = Province::from_code(code).expect("a province");
        let terrain = match province.terrain() {
            Terrain::Sea => "sea",
            Terrain::Coastal => "coastal",
            Terrain::Inland => "inland",
        };
        assert_eq!(row["type"], terrain, "{code}");
        assert_eq!(row["sc"], province.is_centre(), "{code}");
        assert_eq!(row["name"], province.english(), "{code}");
        assert_eq!(codes(&row["army"]), shown(province.place().army_steps()), "{code}");
        assert_eq!(codes(&row["coasts"]), shown(province.coasts()), "{code}");
        match row["fleet"].as_object() {
            Some(by_coast) => {
                assert!(province.place().fleet_steps().is_empty());
                for (coast, fleets) in by_coast {
                    let coast = Place::from_code(coast).expect("a coast");
                    assert_eq!(codes(fleets), shown(coast.fleet_steps()), "{coast}");
                }
            }
            None => assert_eq!(codes(&row["fleet"]), shown(province.place().fleet_steps()), "{code}"),
        }
    }
}

#[test]
fn homes_and_starts_are_those_of_the_data() {
    let data = data();
    for power in Power::ALL {
        assert_eq!(codes(&data["homes"][power.name()]), shown(power.homes()), "{power}");
        let mut starts = codes(&data["start_units"][power.name()]);
        starts.sort();
        assert_eq!(starts, shown(Position::start().of(power).map(Unit::piece)), "{power}");
    }
}

#[test]
fn p1_1_seventy_five_provinces_of_three_kinds() {
    let count = |terrain| Province::all().filter(|province| province.terrain() == terrain).count();
    assert_eq!([Terrain::Sea, Terrain::Coastal, Terrain::Inland].map(count), [19, 42, 14]);
}

#[test]
fn p1_2_borders_go_both_ways() {
    let (mut armies, mut fleets) = (0, 0);
    for place in Place::all() {
        for next in place.army_steps() {
            assert!(next.place().army_steps().has(place.province()), "{place} {next}");
            armies += 1;
        }
        for next in place.fleet_steps() {
            assert!(next.fleet_steps().has(place), "{place} {next}");
            fleets += 1;
        }
    }
    assert_eq!(armies, 2 * 111);
    // Counted by place: a shore that borders on two coasts counts twice.
    assert_eq!(fleets % 2, 0);
    assert!(
        !Place::from_code("ROM")
            .expect("Rome")
            .fleet_reach()
            .has(Province::from_code("VEN").expect("Venice"))
    );
}

#[test]
fn p1_3_three_provinces_have_two_coasts() {
    let split: Vec<String> = Province::all()
        .filter(|province| province.has_coasts())
        .map(|province| province.to_string())
        .collect();
    assert_eq!(split, ["BUL", "SPA", "STP"]);
    for place in Place::all().filter(|place| place.is_coast()) {
        assert!(place.province().coasts().has(place) && place.army_steps().is_empty());
    }
}

#[test]
fn p1_4_thirty_four_centres() {
    assert_eq!(CENTRES.len(), 34);
    assert!(CENTRES.into_iter().all(|centre| !centre.is_sea()));
}

#[test]
fn p1_5_seven_powers_with_homes_apart() {
    let mut owners: BTreeMap<Province, Power> = BTreeMap::new();
    for power in Power::ALL {
        for home in power.homes() {
            assert!(CENTRES.has(home));
            assert_eq!(owners.insert(home, power), None);
            assert_eq!(home.home(), Some(power));
        }
        assert_eq!(power.homes().len(), if power == Power::Russia { 4 } else { 3 });
    }
    assert_eq!(Province::from_code("BEL").and_then(Province::home), None);
}

#[test]
fn names_are_whole_and_mean_one_province_each() {
    let mut known: BTreeMap<Vec<String>, Province> = BTreeMap::new();
    for province in Province::all() {
        assert!(!province.english().is_empty() && !province.french().is_empty());
        for words in &crate::names::NAMES[province.index()].spellings {
            assert_eq!(known.insert(words.clone(), province), None, "{words:?}");
        }
    }
}

#[test]
fn p2_2_one_unit_a_province() {
    use crate::unit::Misplaced;
    let mut position = super::position(&[("FRANCE", "F SPA/NC")]);
    let other = super::position(&[("ITALY", "A SPA")]).units().next().expect("an army");
    assert!(matches!(position.put(other), Err(Misplaced::Occupied(unit)) if unit.kind == Kind::Fleet));
}

#[test]
fn p2_3_armies_on_land_and_fleets_on_water() {
    for place in Place::all() {
        let province = place.province();
        let army = !place.is_coast() && province.terrain() != Terrain::Sea;
        let fleet = province.terrain() != Terrain::Inland && (place.is_coast() || !province.has_coasts());
        assert_eq!([Kind::Army, Kind::Fleet].map(|kind| kind.can_stand(place)), [army, fleet], "{place}");
    }
}

#[test]
fn p2_4_a_fleet_is_on_one_coast() {
    use crate::unit::Misplaced;
    let place = Province::from_code("STP").expect("a province").place();
    let fleet = Unit { power: Power::Russia, kind: Kind::Fleet, place };
    assert_eq!(Position::default().put(fleet), Err(Misplaced::CoastNeeded));
    assert_eq!(Position::default().put(Unit { kind: Kind::Army, ..fleet }), Ok(()));
}

#[test]
fn p2_5_twenty_two_units_at_the_start() {
    assert_eq!(Position::start().units().count(), 22);
    let on_centres = Position::start().units().filter(|unit| unit.power.homes().has(unit.province())).count();
    assert_eq!(on_centres, 22);
}
