//! A board and a scene as lines of text, for the terminal.
//!
//! Positions are scaled onto the board's grid unless a cell names its own spot. Everything can be read
//! without colour: pieces by their glyphs, marks by a sign on either side, the turn by a pointer. Arrows, lines
//! and overlays are left to the caption, the marks and the panels; tints show where there are colours. Names from outside cannot steer the terminal: their
//! control characters are dropped.

mod panel;

use tabletop::Message;

use crate::{Anchor, Board, Caption, Cell, Emphasis, Panel, Piece, Point, Rgb, Scene, Sheet, Spot, Theme};

use panel::{Widest, write_panel};

/// How text is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TextStyle {
    /// Whether to use ANSI colours.
    pub colour: bool,
    /// For which background.
    pub theme: Theme,
}

/// Writes a scene on its board: the grid, the panels beneath it, the caption last. `say` puts messages into
/// the reader's language.
pub fn text(board: &Board, scene: &Scene, style: &TextStyle, say: &dyn Fn(&Message) -> String) -> String {
    let say: &dyn Fn(&Message) -> String = &|message| say(message).replace(char::is_control, "");
    let mut page = Page::new(board, *style);
    for cell in &board.grid.cells {
        page.put(cell, CORNER, None);
    }
    for region in &board.regions {
        if let Some(cell) = &region.cell {
            let tint = scene.tints.iter().find(|tint| tint.of == region.id);
            let cell =
                tint.map_or_else(|| cell.clone(), |tint| tinted(board, cell, tint.colour, style.theme));
            page.put(&cell, CORNER, scene.marks_on(&region.id).last());
        }
    }
    page.put_standing(scene, say);
    let mut out = page.finish();
    let width = |label: &Message| say(label).chars().count();
    let slots = scene.panels.iter().flat_map(Panel::slots);
    let widest = Widest {
        heading: scene.panels.iter().map(|panel| width(&panel.label)).max().unwrap_or(0),
        slot: slots.map(|slot| width(&slot.label)).max().unwrap_or(0),
    };
    for panel in &scene.panels {
        write_panel(&mut out, board, panel, widest, *style, say);
    }
    out.push_str(&say(&scene.caption));
    out.push('\n');
    out
}

/// Writes a sheet: its heading, its rows, its note. Rows that matter less stand in brackets.
pub fn sheet_text(
    board: &Board,
    sheet: &Sheet,
    style: &TextStyle,
    say: &dyn Fn(&Message) -> String,
) -> String {
    let say: &dyn Fn(&Message) -> String = &|message| say(message).replace(char::is_control, "");
    let mut out = format!("{}\n", say(&sheet.title));
    for row in &sheet.rows {
        let count = row.count.map_or_else(|| " ".repeat(5), |count| format!("{count:>3} ×"));
        let label = say(&row.label);
        let line = if row.is_faint { format!("{count} ({label})") } else { format!("{count} {label}") };
        write_run(&mut out, board, &line, row.is_faint.then_some("muted"), None, *style);
        out.push('\n');
    }
    if let Some(note) = &sheet.note {
        out += &format!("  {}\n", say(note));
    }
    out
}

/// A cell on a colour, in whichever ink can be read on that.
fn tinted(board: &Board, cell: &Cell, colour: &'static str, theme: Theme) -> Cell {
    let light = |name: &str| {
        let (red, green, blue) = board.colour(name, theme).map_or((0, 0, 0), Rgb::parts);
        2 * i32::from(red) + 5 * i32::from(green) + i32::from(blue)
    };
    let apart = |ink: &&str| (light(ink) - light(colour)).abs();
    let ink = ["text", "halo"].into_iter().max_by_key(apart).unwrap_or(cell.ink);
    Cell { ink, ..cell.clone().on(colour) }
}

/// What stands on the grid, in the order of z.
enum Standing<'a> {
    Piece(&'a Piece),
    Caption(&'a Caption),
}

/// The sign on either side of what is marked.
fn signs(why: Emphasis) -> (char, char) {
    match why {
        Emphasis::Last => ('›', '‹'),
        Emphasis::Selected => ('»', '«'),
        Emphasis::Target | Emphasis::Must => ('+', '+'),
        Emphasis::Winning => ('★', '★'),
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Char {
    char: char,
    ink: Option<&'static str>,
    paper: Option<&'static str>,
}

const CORNER: Spot = Spot { column: 0, row: 0 };
const BLANK: Char = Char { char: ' ', ink: None, paper: None };

struct Page<'a> {
    board: &'a Board,
    style: TextStyle,
    rows: Vec<Vec<Char>>,
}

impl<'a> Page<'a> {
    fn new(board: &'a Board, style: TextStyle) -> Self {
        let row = vec![BLANK; usize::from(board.grid.columns)];
        Page { board, style, rows: vec![row; usize::from(board.grid.rows)] }
    }

    fn scaled(&self, at: Point) -> Spot {
        let scale = |at: i32, size: i32, count: u16| {
            let spot = i64::from(at) * i64::from(count) / i64::from(size.max(1));
            spot.clamp(0, i64::from(count.max(1)) - 1) as u16
        };
        let (board, grid) = (self.board, &self.board.grid);
        Spot { column: scale(at.x, board.width, grid.columns), row: scale(at.y, board.height, grid.rows) }
    }

    fn put_standing(&mut self, scene: &Scene, say: &dyn Fn(&Message) -> String) {
        let pieces = scene.pieces.iter().map(|piece| (piece.z, Standing::Piece(piece)));
        let captions = scene.captions.iter().map(|caption| (caption.z, Standing::Caption(caption)));
        let mut all: Vec<_> = pieces.chain(captions).collect();
        all.sort_by_key(|(z, _)| *z);
        for (_, standing) in all {
            match standing {
                Standing::Piece(piece) => {
                    self.put(&piece.cell, self.scaled(piece.at), scene.marks_on(&piece.id).last());
                }
                Standing::Caption(caption) => self.put_caption(caption, &say(&caption.text)),
            }
        }
    }

    fn put_caption(&mut self, caption: &Caption, words: &str) {
        let spot = caption.spot.unwrap_or_else(|| self.scaled(caption.at));
        let (column, length) = (usize::from(spot.column), words.chars().count());
        let start = match caption.anchor {
            Anchor::Start => column,
            Anchor::Middle => column.saturating_sub(length / 2),
            Anchor::End => (column + 1).saturating_sub(length),
        };
        for (i, char) in words.chars().enumerate() {
            self.set(start + i, spot.row, Char { char, ink: Some(caption.ink), paper: None });
        }
    }

    /// Prints a cell around its middle. What falls off the grid is lost.
    fn put(&mut self, cell: &Cell, otherwise: Spot, mark: Option<Emphasis>) {
        let spot = cell.at.unwrap_or(otherwise);
        let length = cell.text.chars().count();
        let start = usize::from(spot.column).saturating_sub(length / 2);
        for (i, char) in cell.text.chars().enumerate() {
            self.set(start + i, spot.row, Char { char, ink: Some(cell.ink), paper: cell.paper });
        }
        if let Some(why) = mark {
            let (before, after) = signs(why);
            let sign = |char| Char { char, ink: Some(why.colour()), paper: None };
            if start > 0 {
                self.set(start - 1, spot.row, sign(before));
            }
            self.set(start + length, spot.row, sign(after));
        }
    }

    fn set(&mut self, column: usize, row: u16, char: Char) {
        if let Some(place) = self.rows.get_mut(usize::from(row)).and_then(|row| row.get_mut(column)) {
            *place = char;
        }
    }

    fn finish(self) -> String {
        let mut out = String::new();
        for row in &self.rows {
            let used = row.iter().rposition(|char| *char != BLANK).map_or(0, |last| last + 1);
            for run in row[..used].chunk_by(|a, b| a.ink == b.ink && a.paper == b.paper) {
                let words: String = run.iter().map(|char| char.char).collect();
                write_run(&mut out, self.board, &words, run[0].ink, run[0].paper, self.style);
            }
            out.push('\n');
        }
        out
    }
}

fn write_run(
    out: &mut String,
    board: &Board,
    words: &str,
    ink: Option<&str>,
    paper: Option<&str>,
    style: TextStyle,
) {
    let code = |layer: u8, name: Option<&str>| {
        let rgb = board.colour(name?, style.theme).filter(|_| style.colour)?;
        let (red, green, blue) = rgb.parts();
        Some(format!("\u{1b}[{layer};2;{red};{green};{blue}m"))
    };
    let codes: String = [code(38, ink), code(48, paper)].into_iter().flatten().collect();
    out.push_str(&codes);
    out.push_str(words);
    if !codes.is_empty() {
        out.push_str("\u{1b}[0m");
    }
}
