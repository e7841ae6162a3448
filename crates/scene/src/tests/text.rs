//! The terminal: a picture in characters, and the same with colours.

use expect_test::expect;

use super::fixture::{board, say, scene};
use crate::{TextStyle, Theme, text};

#[test]
fn everything_is_there_without_colour() {
    let mut scene = scene();
    scene.caption = tabletop::Message::new("turn");
    expect![[r#"
                ~~~~

            (p)      ★(p)★
           +___+      ___
        ▶ tray  ▶ (p) left 2    (p) left 2    note
        ▶ news
            first
            second
        turn
    "#]]
    .assert_eq(&text(&board(), &scene, &TextStyle::default(), &say));
}

#[test]
fn colours_add_nothing_but_codes() {
    let (board, scene) = (board(), scene());
    let plain = text(&board, &scene, &TextStyle::default(), &say);
    for (theme, red) in [(Theme::Light, "\u{1b}[48;2;170;0;0m"), (Theme::Dark, "\u{1b}[48;2;255;68;68m")] {
        let coloured = text(&board, &scene, &TextStyle { colour: true, theme }, &say);
        assert!(coloured.contains(red));
        assert_eq!(stripped(&coloured), plain);
    }
}

/// Without colour codes and without the blanks they keep at the ends of lines.
fn stripped(coloured: &str) -> String {
    let mut out = String::new();
    let mut parts = coloured.split('\u{1b}');
    out.push_str(parts.next().unwrap_or_default());
    for part in parts {
        out.push_str(part.split_once('m').map_or("", |(_, rest)| rest));
    }
    out.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

#[test]
fn names_cannot_steer_the_terminal() {
    let mut scene = scene();
    scene.caption = tabletop::Message::new("turn").with("name", "\u{1b}[2JZoé\r\n");
    let lines = text(&board(), &scene, &TextStyle::default(), &say);
    assert!(lines.ends_with("\nturn [2JZoé\n"));
}

#[test]
fn what_falls_off_the_grid_is_lost() {
    let mut board = board();
    (board.grid.columns, board.grid.rows) = (3, 1);
    let lines = text(&board, &scene(), &TextStyle::default(), &say);
    assert!(lines.lines().next().is_some_and(|line| line.chars().count() <= 3));
}
