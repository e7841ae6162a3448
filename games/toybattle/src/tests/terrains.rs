//! §12.1 to §19.1: the terrains, counted from the data file by code that shares nothing with the game's own.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::*;

/// A point in percents of the terrain's width and height.
type Point = (f64, f64);

/// Medals, outline, and where the medals lie.
type Region = (usize, Vec<String>, Vec<Point>);

/// A terrain as it is drawn.
struct Map {
    places: BTreeMap<String, Point>,
    blue: BTreeSet<String>,
    red: BTreeSet<String>,
    specials: BTreeMap<String, String>,
    paths: BTreeSet<(String, String)>,
    regions: Vec<Region>,
    objective: usize,
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

fn number(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

impl Map {
    fn of(terrain: TerrainId) -> Self {
        let all: Value = serde_json::from_str(include_str!("../../data/terrains.json")).expect("JSON");
        let all = all.as_array().expect("a list");
        assert_eq!(all.len(), 8);
        let data = all.iter().find(|data| data["id"] == terrain.word()).expect("all eight");
        let list = |name: &str| data[name].as_array().expect("a list").iter();
        let owned =
            |colour: &str| list("hqs").filter(|hq| hq["owner"] == colour).map(|hq| text(&hq["id"])).collect();
        let mut paths = BTreeSet::new();
        for path in list("paths").map(text) {
            let (one, other) = path.split_once(' ').expect("two slots");
            assert_ne!(one, other);
            assert!(paths.insert((one.to_owned(), other.to_owned())), "{path} twice");
            assert!(paths.insert((other.to_owned(), one.to_owned())), "{path} twice");
        }
        Map {
            places: list("hqs")
                .chain(list("bases"))
                .map(|slot| (text(&slot["id"]), (number(&slot["x"]), number(&slot["y"]))))
                .collect(),
            blue: owned("blue"),
            red: owned("red"),
            specials: list("hqs")
                .chain(list("bases"))
                .filter(|slot| slot["special"].is_object())
                .map(|slot| (text(&slot["id"]), slot["special"].to_string()))
                .collect(),
            paths,
            regions: list("regions")
                .map(|region| {
                    let list = |name: &str| region[name].as_array().expect("a list").clone();
                    let spots =
                        list("spots").iter().map(|spot| (number(&spot[0]), number(&spot[1]))).collect();
                    (number(&region["medals"]) as usize, list("ring").iter().map(text).collect(), spots)
                })
                .collect(),
            objective: number(&data["objective"]) as usize,
        }
    }

    fn is_base(slot: &str) -> bool {
        slot.starts_with('b')
    }

    fn bases(&self) -> usize {
        self.places.keys().filter(|slot| Map::is_base(slot)).count()
    }

    fn next_to(&self, slot: &str) -> Vec<&str> {
        self.paths.iter().filter(|(one, _)| one == slot).map(|(_, other)| other.as_str()).collect()
    }

    /// The slots next to one, by the direction in which they lie.
    fn around(&self, slot: &str) -> Vec<&str> {
        let (x, y) = self.places[slot];
        let angle = |other: &str| (self.places[other].1 - y).atan2(self.places[other].0 - x);
        let mut others = self.next_to(slot);
        others.sort_by(|one, other| angle(one).total_cmp(&angle(other)));
        others
    }

    /// The areas that the paths enclose when drawn straight, each as a walk along its border; the outside left out.
    fn areas(&self) -> Vec<Vec<String>> {
        let mut left = self.paths.clone();
        let mut areas = Vec::new();
        while let Some(first) = left.first().cloned() {
            let (mut walk, mut step) = (Vec::new(), first.clone());
            loop {
                assert!(left.remove(&step), "a border is walked once");
                walk.push(step.0.clone());
                let around = self.around(&step.1);
                let back = around.iter().position(|other| *other == step.0).expect("paths go both ways");
                let next = around[(back + 1) % around.len()].to_owned();
                step = (step.1, next);
                if step == first {
                    break;
                }
            }
            let corner = |i: usize| self.places[&walk[i % walk.len()]];
            let area: f64 =
                (0..walk.len()).map(|i| corner(i).0 * corner(i + 1).1 - corner(i + 1).0 * corner(i).1).sum();
            // The outside is walked the other way round.
            if area < 0.0 {
                areas.push(walk);
            }
        }
        areas
    }

    fn contains(&self, ring: &[String], (x, y): Point) -> bool {
        let corner = |i: usize| self.places[&ring[i % ring.len()]];
        let crossings = (0..ring.len()).filter(|i| {
            let ((ax, ay), (bx, by)) = (corner(*i), corner(i + 1));
            (ay > y) != (by > y) && x < ax + (y - ay) * (bx - ax) / (by - ay)
        });
        crossings.count() % 2 == 1
    }

    /// Where each slot comes to lie after half a turn, if every one comes to lie on a slot.
    fn half_turn(&self) -> Option<BTreeMap<String, String>> {
        let turned = |(x, y): Point| {
            let near = self.places.iter().find(|(_, (a, b))| (100.0 - x - a).hypot(100.0 - y - b) < 4.0);
            near.map(|(slot, _)| slot.clone())
        };
        self.places.iter().map(|(slot, place)| Some((slot.clone(), turned(*place)?))).collect()
    }

    fn is_symmetric(&self) -> bool {
        let Some(image) = self.half_turn() else { return false };
        let rings = |turned: bool| -> BTreeSet<(usize, BTreeSet<String>)> {
            let name = |slot: &String| if turned { image[slot].clone() } else { slot.clone() };
            self.regions.iter().map(|(medals, ring, _)| (*medals, ring.iter().map(name).collect())).collect()
        };
        image.values().collect::<BTreeSet<_>>().len() == self.places.len()
            && self
                .paths
                .iter()
                .all(|(one, other)| self.paths.contains(&(image[one].clone(), image[other].clone())))
            && self.blue.iter().map(|slot| image[slot].clone()).collect::<BTreeSet<_>>() == self.red
            && self.places.keys().all(|slot| self.specials.get(slot) == self.specials.get(&image[slot]))
            && rings(true) == rings(false)
    }

    fn special(&self) -> String {
        self.specials.keys().cloned().collect::<Vec<_>>().join(" ")
    }

    fn is_path(&self, one: &str, other: &str) -> bool {
        self.paths.contains(&(one.to_owned(), other.to_owned()))
    }
}

/// What the first paragraph of each terrain's chapter says of it.
fn check(
    terrain: TerrainId,
    bases: usize,
    hqs: [usize; 2],
    regions: usize,
    medals: usize,
    objective: usize,
) -> Map {
    let map = Map::of(terrain);
    assert_eq!(map.bases(), bases);
    assert_eq!([map.blue.len(), map.red.len()], hqs);
    assert_eq!(map.regions.len(), regions);
    assert_eq!(map.regions.iter().map(|(medals, ..)| medals).sum::<usize>(), medals);
    assert_eq!((map.objective, medals / 2), (objective, objective));
    assert!(map.blue.iter().all(|hq| hq.starts_with("HB")) && map.red.iter().all(|hq| hq.starts_with("HR")));
    // The regions are the enclosed areas with three bases or more, each worth its bases less two.
    let based =
        |ring: &[String]| ring.iter().filter(|slot| Map::is_base(slot)).cloned().collect::<BTreeSet<_>>();
    let areas = map.areas();
    assert_eq!(areas.len() + map.places.len(), map.paths.len() / 2 + 1, "Euler counts the areas as well");
    let enclosed: BTreeSet<_> =
        areas.iter().map(|walk| based(walk)).filter(|bases| bases.len() > 2).collect();
    assert_eq!(enclosed, map.regions.iter().map(|(_, ring, _)| based(ring)).collect::<BTreeSet<_>>());
    for (medals, ring, spots) in &map.regions {
        assert_eq!(*medals, based(ring).len() - 2);
        assert!(
            (0..ring.len()).all(|i| map.is_path(&ring[i], &ring[(i + 1) % ring.len()])),
            "{ring:?} is closed by paths"
        );
        assert_eq!(spots.len(), *medals);
        assert!(spots.iter().all(|spot| map.contains(ring, *spot)), "the medals of {ring:?} lie inside");
    }
    // The game knows the same paths, and nothing else.
    let own = terrain.terrain();
    for one in own.slots() {
        let known: Vec<String> = own.neighbours(one).map(|slot| slot.to_string()).collect();
        let known: BTreeSet<&str> = known.iter().map(String::as_str).collect();
        assert_eq!(known, map.next_to(&one.to_string()).into_iter().collect());
    }
    assert_eq!(own.slots().count(), map.places.len());
    assert_eq!(own.paths.len() * 2, map.paths.len());
    assert_eq!(map.is_symmetric(), terrain != Caribbean);
    map
}

/// The bases of an area at this headquarters that is no region.
fn triangle(map: &Map, hq: &str) -> Vec<String> {
    let areas = map.areas();
    let small = areas.iter().find(|walk| walk.len() == 3 && walk.iter().any(|slot| slot == hq));
    let mut bases: Vec<String> =
        small.expect("a triangle").iter().filter(|slot| *slot != hq).cloned().collect();
    bases.sort();
    bases
}

#[test]
fn p12_1_castle_field() {
    let map = check(Castles, 15, [1, 1], 8, 14, 7);
    assert_eq!(map.special(), "b05 b06 b10 b11");
    for (one, other) in [("b07", "b08"), ("b08", "b09"), ("b07", "b09")] {
        assert!(!map.is_path(one, other));
    }
    for (corner, ends) in
        [("b01", ["HB1", "b03"]), ("b02", ["HB1", "b04"]), ("b14", ["HR1", "b12"]), ("b15", ["HR1", "b13"])]
    {
        assert_eq!(map.next_to(corner), ends);
    }
}

#[test]
fn p13_1_tropical_pool() {
    let map = check(Pool, 13, [2, 2], 8, 12, 6);
    assert_eq!(map.special(), "HB2 HR1 b02 b06 b07 b08 b12");
    assert!(["HB1", "HB2", "HR1", "HR2"].iter().all(|hq| map.next_to(hq).len() == 1));
}

#[test]
fn p14_1_city_of_clouds() {
    let map = check(Clouds, 14, [1, 1], 13, 16, 8);
    let clouds = ["b03", "b06", "b09", "b12"];
    assert_eq!(map.special(), clouds.join(" "));
    assert!(clouds.iter().all(|one| clouds.iter().all(|other| !map.is_path(one, other))));
    assert!(clouds.iter().all(|cloud| (map.places[*cloud].0 - 50.0).abs() < 1.0), "on the centre line");
}

#[test]
fn p15_1_volcanic_jungle() {
    let map = check(Jungle, 13, [1, 1], 6, 14, 7);
    assert_eq!(map.special(), "b05 b09");
    assert_eq!(
        (triangle(&map, "HB1"), triangle(&map, "HR1")),
        (vec!["b01".into(), "b03".into()], vec!["b11".into(), "b13".into()])
    );
    // Holding it brings nothing.
    let play = Setup::on(Jungle).lay(A, "roxy b01").rack(A, "hook").rack(B, "kwak").after("hook b03");
    assert_eq!(play.medals(), [0, 0]);
}

#[test]
fn p16_1_cursed_cemetery() {
    let map = check(Cemetery, 15, [1, 1], 10, 14, 7);
    assert_eq!(map.special(), "b02 b04 b12 b14");
    assert_eq!(
        (triangle(&map, "HB1"), triangle(&map, "HR1")),
        (vec!["b01".into(), "b03".into()], vec!["b13".into(), "b15".into()])
    );
    let play = Setup::on(Cemetery).lay(A, "roxy b01").rack(A, "hook").rack(B, "kwak").after("hook b03");
    assert_eq!(play.medals(), [0, 0]);
}

#[test]
fn p17_1_caribbean_sea() {
    let map = check(Caribbean, 12, [2, 1], 6, 11, 5);
    assert_eq!(map.special(), "");
    // The others are alike for both sides; that this one is not was checked with its symmetry.
    assert!(TerrainId::ALL.into_iter().filter(|terrain| !Map::of(*terrain).is_symmetric()).eq([Caribbean]));
}

#[test]
fn p18_1_station_metal_x() {
    let map = check(Station, 13, [1, 1], 14, 14, 7);
    assert_eq!(map.special(), "b06 b07 b08");
    assert!(map.is_path("b06", "b07") && map.is_path("b07", "b08") && !map.is_path("b06", "b08"));
}

#[test]
fn p19_1_battlefield() {
    let map = check(Battlefield, 14, [1, 1], 9, 16, 8);
    assert_eq!(map.special(), "b04 b06 b09 b11");
    assert!(!map.is_path("b07", "b08") && !map.is_path("b04", "b11"));
}
