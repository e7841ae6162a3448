//! Changes: the old scene with its change taken in is the new one, and what did not change does not travel.

use expect_test::expect;
use serde_json::{Value, json};
use tabletop::Message;

use super::fixture::scene;
use super::merge::{merge, merge_list};
use crate::{Content, ListChange, Panel, Row, Scene, SceneChange, Sheet};

/// The same numbers on every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }

    fn once_in(&mut self, sides: usize) -> bool {
        self.below(sides) == 0
    }

    /// Takes some items out, doubles some, and lets some change places.
    fn stir<T: Clone>(&mut self, list: &mut Vec<T>) {
        while !list.is_empty() && self.once_in(3) {
            let place = self.below(list.len());
            list.remove(place);
        }
        while !list.is_empty() && list.len() < 12 && self.once_in(2) {
            let item = list[self.below(list.len())].clone();
            let place = self.below(list.len() + 1);
            list.insert(place, item);
        }
        if list.len() > 1 && self.once_in(4) {
            let (one, other) = (self.below(list.len()), self.below(list.len()));
            list.swap(one, other);
        }
    }

    fn words(&mut self) -> Message {
        Message::new(["one", "two", "three"][self.below(3)]).with("number", self.below(3) as i64)
    }

    fn note(&mut self) -> Option<Message> {
        self.once_in(2).then(|| self.words())
    }

    fn panel(&mut self, panel: &mut Panel) {
        if self.once_in(2) {
            return;
        }
        if self.once_in(4) {
            panel.label = self.words();
        }
        panel.place = panel.place.filter(|_| !self.once_in(8));
        panel.place.iter_mut().for_each(|place| place.x += self.below(2) as i32);
        panel.is_active ^= self.once_in(3);
        panel.note = self.note();
        match &mut panel.content {
            Content::Tray(_) if self.once_in(6) => panel.content = Content::Text(vec![self.words()]),
            Content::Tray(tray) => {
                self.stir(&mut tray.slots);
                tray.slots.iter_mut().for_each(|slot| slot.count = self.below(3) as u8);
            }
            Content::Text(lines) => self.stir(lines),
            Content::Queue(items) => self.stir(items),
            Content::Table(table) => {
                self.stir(&mut table.rows);
                table.rows.iter_mut().for_each(|row| row.is_faint ^= self.once_in(4));
                if self.once_in(8) {
                    table.heads = vec![self.words()];
                }
            }
            Content::Chart(chart) => {
                self.stir(&mut chart.moments);
                chart.series.iter_mut().for_each(|series| self.stir(&mut series.values));
            }
        }
    }

    fn sheet(&mut self, sheet: &mut Sheet) {
        if self.once_in(2) {
            return;
        }
        sheet.title = self.words();
        sheet.note = self.note();
        self.stir(&mut sheet.rows);
        sheet.rows.push(Row::new(self.words()));
        if self.once_in(5) {
            sheet.of = ["piece-1", "piece-2"][self.below(2)].into();
        }
    }

    /// Another scene that has something to do with this one.
    fn next(&mut self, old: &Scene) -> Scene {
        let mut new = if self.once_in(10) { scene() } else { old.clone() };
        if self.once_in(2) {
            new.caption = self.words();
        }
        self.stir(&mut new.labels);
        self.stir(&mut new.pieces);
        new.pieces.iter_mut().filter(|_| self.once_in(3)).for_each(|piece| piece.z += 1);
        self.stir(&mut new.tints);
        self.stir(&mut new.decor);
        self.stir(&mut new.marks);
        self.stir(&mut new.arrows);
        self.stir(&mut new.lines);
        self.stir(&mut new.overlays);
        self.stir(&mut new.captions);
        self.stir(&mut new.panels);
        new.panels.iter_mut().for_each(|panel| self.panel(panel));
        self.stir(&mut new.emblems);
        self.stir(&mut new.sheets);
        new.sheets.iter_mut().for_each(|sheet| self.sheet(sheet));
        new
    }
}

fn written(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("plain data")
}

#[test]
fn the_old_scene_with_its_change_is_the_new_one() {
    for seed in 0..60 {
        let (mut dice, mut old) = (Dice(seed), scene());
        for _ in 0..20 {
            let new = dice.next(&old);
            let mut merged = written(&old);
            let change = SceneChange::between(&old, &new);
            assert_eq!(change.is_none(), old == new);
            if let Some(change) = change {
                merge(&mut merged, &written(&change));
            }
            assert_eq!(merged, written(&new), "seed {seed}");
            old = new;
        }
    }
}

#[test]
fn every_list_of_a_scene_and_every_other_field_is_in_a_change() {
    let (bare, full) = (Scene::new(Message::new("bare")), scene());
    let change = written(&SceneChange::between(&bare, &full).expect("it differs"));
    let (scene, change) = (written(&full), change.as_object().expect("an object").clone());
    let names = |value: &serde_json::Map<String, Value>| value.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&change), names(scene.as_object().expect("an object")));
}

#[test]
fn any_list_becomes_any_other() {
    // Every pair of lists of at most four of three items.
    let lists: Vec<Vec<usize>> = (0..=4u32)
        .flat_map(|length| {
            (0..3usize.pow(length)).map(move |n| (0..length).map(|i| n / 3usize.pow(i) % 3).collect())
        })
        .collect();
    for old in &lists {
        for new in &lists {
            let mut list = json!(old);
            let change = ListChange::between(old, new);
            assert_eq!(change.is_none(), old == new);
            if let Some(change) = change {
                merge_list(&mut list, &written(&change));
            }
            assert_eq!(list, json!(new), "{old:?}");
        }
    }
}

#[test]
fn what_stays_does_not_travel() {
    let between = |old: &str, new: &str| {
        let (old, new): (Vec<char>, Vec<char>) = (old.chars().collect(), new.chars().collect());
        serde_json::to_string(&ListChange::between(&old, &new)).expect("plain data")
    };
    assert_eq!(between("abcdef", "abcdef"), "null");
    assert_eq!(between("abcdef", "abxdef"), r#"{"cut":[2],"put":[[2,"x"]]}"#);
    assert_eq!(between("abcdef", "bcdaef"), r#"{"cut":[0],"put":[[3,"a"]]}"#);
    assert_eq!(between("abcdef", "abcdefg"), r#"{"put":[[6,"g"]]}"#);
    assert_eq!(between("abcdef", "cdef"), r#"{"cut":[0,1]}"#);
    assert_eq!(between("aaa", "aa"), r#"{"cut":[0]}"#);
    assert_eq!(between("", "ab"), r#"{"put":[[0,"a"],[1,"b"]]}"#);
}

#[test]
fn panels_and_sheets_change_in_their_places() {
    let (old, mut new) = (scene(), scene());
    let Content::Tray(tray) = &mut new.panels[0].content else { panic!("a tray") };
    tray.slots[1].count = 1;
    new.panels[0].note = None;
    new.panels[2].is_active = false;
    new.sheets[0].rows.remove(1);
    let change = SceneChange::between(&old, &new).expect("it differs");
    expect![[r#"{"panel":[[0,{"note":null,"slots":{"cut":[1],"put":[[1,{"id":"reserve-b","label":{"key":"left","args":{"count":2}},"symbol":"pawn","count":1,"capacity":3,"is_active":false}]]}}],[2,{"is_active":false}]],"sheet":[[0,{"rows":{"cut":[1]}}]]}"#]]
    .assert_eq(&serde_json::to_string(&change).expect("plain data"));
}

#[test]
fn panels_that_stay_change_beside_those_that_come_and_go() {
    let (old, mut new) = (scene(), scene());
    new.panels.remove(0);
    new.panels[1].label = Message::new("waiting");
    let change = SceneChange::between(&old, &new).expect("it differs");
    expect![[r#"{"panels":{"cut":[0]},"panel":[[1,{"label":{"key":"waiting"}}]]}"#]]
        .assert_eq(&serde_json::to_string(&change).expect("plain data"));
}

#[test]
fn lines_and_rows_change_in_their_places() {
    let (old, mut new) = (scene(), scene());
    new.panels[1].place = None;
    let Content::Text(lines) = &mut new.panels[1].content else { panic!("a text") };
    lines.push(Message::new("third"));
    let Content::Table(table) = &mut new.panels[3].content else { panic!("a table") };
    table.rows[1].cells[1] = 8.into();
    let Content::Chart(chart) = &mut new.panels[4].content else { panic!("a chart") };
    chart.series.pop();
    new.tints[0].colour = "text";
    new.arrows[0].is_stopped = true;
    let change = SceneChange::between(&old, &new).expect("it differs");
    let pretty = serde_json::to_string_pretty(&change).expect("plain data");
    expect![[r#"
        {
          "tints": {
            "cut": [
              0
            ],
            "put": [
              [
                0,
                {
                  "of": "square-1",
                  "colour": "text"
                }
              ]
            ]
          },
          "arrows": {
            "cut": [
              0
            ],
            "put": [
              [
                0,
                {
                  "from": {
                    "x": 25,
                    "y": 35
                  },
                  "bend": {
                    "x": 50,
                    "y": 10
                  },
                  "to": {
                    "x": 75,
                    "y": 35
                  },
                  "why": "last",
                  "ink": null,
                  "shaft": "solid",
                  "tip": "head",
                  "is_stopped": true,
                  "tenths": 90
                }
              ]
            ]
          },
          "panel": [
            [
              1,
              {
                "place": null,
                "text": {
                  "put": [
                    [
                      2,
                      {
                        "key": "third"
                      }
                    ]
                  ]
                }
              }
            ],
            [
              3,
              {
                "rows": {
                  "cut": [
                    1
                  ],
                  "put": [
                    [
                      1,
                      {
                        "symbol": null,
                        "cells": [
                          {
                            "key": "ben"
                          },
                          8,
                          {
                            "key": "left"
                          }
                        ],
                        "is_faint": true
                      }
                    ]
                  ]
                }
              }
            ],
            [
              4,
              {
                "content": {
                  "chart": {
                    "moments": [
                      {
                        "key": "start"
                      },
                      1901,
                      1902
                    ],
                    "series": [
                      {
                        "label": {
                          "key": "ana"
                        },
                        "symbol": "pawn",
                        "colour": "red",
                        "dash": "solid",
                        "values": [
                          3,
                          4,
                          12
                        ]
                      }
                    ]
                  }
                }
              }
            ]
          ]
        }"#]]
    .assert_eq(&pretty);
}
