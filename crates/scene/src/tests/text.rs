//! The terminal: a picture in characters, and the same with colours.

use expect_test::expect;

use super::fixture::{board, say, scene};
use crate::{Anchor, Colour, Content, Datum, Panel, Scene, Spot, TextStyle, Theme, sheet_text, text};

#[test]
fn everything_is_there_without_colour() {
    let mut scene = scene();
    scene.caption = tabletop::Message::new("turn");
    expect![[r#"
                ~~~~
                     score 7
            (p)      ★(p)★
           +___+      ___
        ▶ tray    ▶ (p) left 2    (p) left 2    note
        ▶ news
            first
            second
        ▶ queue
          ▶ 1. discard
            2. recall
          scores
            who  points  how
            ana      12  leads
           (ben       7  left)
          course
                 start  1901  1902
            ana      3     4    12
            ben      3     0
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
fn captions_stand_at_their_end_of_the_text() {
    let row = |anchor, spot| {
        let mut scene = scene();
        (scene.captions[0].anchor, scene.captions[0].spot) = (anchor, spot);
        let lines = text(&board(), &scene, &TextStyle::default(), &say);
        lines.lines().nth(1).unwrap_or_default().to_owned()
    };
    let spot = Some(Spot { column: 10, row: 1 });
    assert_eq!(row(Anchor::Start, spot), "          score 7");
    assert_eq!(row(Anchor::Middle, spot), "       score 7");
    assert_eq!(row(Anchor::End, spot), "    score 7");
    assert_eq!(row(Anchor::End, None), "             score 7", "scaled onto the grid");
}

#[test]
fn a_sheet_can_be_read_without_colour() {
    let (board, sheet) = (board(), scene().sheets.remove(0));
    expect![[r#"
        pile
          2 × pawn
          0 × (gone)
              unknown
          counted
    "#]]
    .assert_eq(&sheet_text(&board, &sheet, &TextStyle::default(), &say));
    let coloured = sheet_text(&board, &sheet, &TextStyle { colour: true, theme: Theme::Dark }, &say);
    assert_eq!(stripped(&coloured), sheet_text(&board, &sheet, &TextStyle::default(), &say));
    assert!(coloured.contains("\u{1b}[38;2;179;167;151m  0 × (gone)"));
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

#[test]
fn a_long_chart_is_broken_into_stretches() {
    let mut scene = scene();
    let Content::Chart(mut chart) = scene.panels.remove(4).content else { panic!("a chart") };
    chart.moments = (1901..1916).map(Datum::Number).collect();
    chart.series[0].values = (1..16).collect();
    scene.panels = vec![Panel::beside("course", tabletop::Message::new("course"), Content::Chart(chart))];
    let lines = text(&board(), &scene, &TextStyle::default(), &say);
    let lines: Vec<&str> = lines.lines().skip_while(|line| !line.contains("course")).collect();
    expect![[r#"
          course
                 1901  1902  1903  1904  1905  1906  1907  1908  1909  1910  1911  1912
            ana     1     2     3     4     5     6     7     8     9    10    11    12
            ben     3     0
                 1913  1914  1915
            ana    13    14    15
            ben
        turn <b>"Zoé" & co</b>"#]]
    .assert_eq(&lines.join("\n"));
}

#[test]
fn a_tint_is_behind_the_letters_and_they_can_be_read() {
    let (mut board, mut scene) = (board(), scene());
    board.colours.push(Colour::new("night", 0x101010, 0x202020));
    scene.marks.clear();
    let cell = |scene: &Scene, theme| text(&board, scene, &TextStyle { colour: true, theme }, &say);
    let code = |ink: &str, paper: &str| format!("\u{1b}[38;2;{ink}m\u{1b}[48;2;{paper}m___");
    assert!(cell(&scene, Theme::Light).contains(&code("255;255;255", "170;0;0")));
    scene.tints[0].colour = "night";
    assert!(cell(&scene, Theme::Light).contains(&code("255;255;255", "16;16;16")));
    assert!(cell(&scene, Theme::Dark).contains(&code("242;233;220", "32;32;32")));
}
