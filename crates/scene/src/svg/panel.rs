//! Panels in the picture: every game's reserve looks like every other's.

use tabletop::Message;

use super::{Picture, symbol_id};
use crate::{Content, Outline, Panel, Point, Rect, Slot, Symbol, Tray};

/// The letters of words, as opposed to those printed on a board.
pub(super) const WORDS: &str = "'Segoe UI', 'Helvetica Neue', 'DejaVu Sans', sans-serif";
/// Heights of a panel's heading, of a line of text in it and of its words, in units.
const HEADING: i32 = 40;
const WORD: i32 = 23;
const TEXT_LINE: i32 = 32;

impl Picture<'_> {
    /// A panel in its place. One without stands beside the drawing, and a picture has no such place.
    pub(super) fn panel(&mut self, panel: &Panel) {
        let Some(place) = panel.place else { return };
        let label = (self.say)(&panel.label);
        self.xml.open("g", &[("id", &panel.id), ("role", &"group"), ("aria-label", &label)]);
        self.xml.text("title", &[], &label);
        let (tray, edge) =
            (self.colour("tray"), self.colour(if panel.is_active { "active" } else { "tray-edge" }));
        let width = if panel.is_active { 4 } else { 2 };
        self.outline(
            &Outline::Rect { area: place, radius: 14 },
            &[("fill", &tray), ("stroke", &edge), ("stroke-width", &width)],
        );
        self.heading(panel, place, &label);
        let body = Rect::new(place.x, place.y + HEADING, place.width, place.height - HEADING);
        match &panel.content {
            Content::Text(lines) => self.lines_of_text(lines, body),
            Content::Tray(tray) => self.tray(tray, body),
            Content::Queue(_) | Content::Table(_) | Content::Chart(_) => {}
        }
        self.xml.close();
    }

    fn heading(&mut self, panel: &Panel, place: Rect, label: &str) {
        let Rect { x, y, width, .. } = place;
        let mut at = Point::new(x + 14, y + HEADING / 2 + 2);
        if panel.is_active {
            self.pointer(at, 9);
            at.x += 24;
        }
        let (label, size) = fit(label, x + width - 10 - at.x, WORD);
        self.words(&label, at, size, "text", "start");
        if let Some(note) = &panel.note {
            let note = (self.say)(note);
            let wide = 24 + 14 * note.chars().count() as i32;
            let area = Rect::new(x + width - wide - 8, (y - 16).max(2), wide, 34);
            let fill = self.colour("note");
            self.outline(&Outline::Rect { area, radius: 17 }, &[("fill", &fill)]);
            self.words(&note, Point::new(area.x + wide / 2, area.y + 17), WORD, "on-note", "middle");
        }
    }

    /// A small triangle: whoever is here is waited for.
    fn pointer(&mut self, at: Point, half: i32) {
        let colour = self.colour("active");
        let data = format!("M{} {} l{} {half} l{} {half} Z", at.x, at.y - half, half * 2, -half * 2);
        self.xml.leaf("path", &[("d", &data), ("fill", &colour)]);
    }

    fn words(&mut self, words: &str, middle: Point, size: i32, ink: &str, anchor: &str) {
        let ink = self.colour(ink);
        self.xml.text(
            "text",
            &[
                ("x", &middle.x),
                ("y", &(middle.y + size * 35 / 100)),
                ("font-size", &size),
                ("font-family", &WORDS),
                ("font-weight", &"600"),
                ("text-anchor", &anchor),
                ("fill", &ink),
            ],
            words,
        );
    }

    fn lines_of_text(&mut self, lines: &[Message], body: Rect) {
        let middles = (0..).map(|line| body.y + TEXT_LINE * line + TEXT_LINE / 2);
        for (line, y) in lines.iter().zip(middles) {
            let line = (self.say)(line);
            self.words(&line, Point::new(body.x + 14, y), WORD, "text", "start");
        }
    }

    fn tray(&mut self, tray: &Tray, body: Rect) {
        for (slot, area) in tray.slots.iter().zip(tray.areas(body)) {
            self.slot(slot, area);
            if tray.singles_out(slot) {
                let colour = self.colour("active");
                let bar = Rect::new(area.x - 6, area.y + 8, 6, area.height - 16);
                self.outline(&Outline::Rect { area: bar, radius: 3 }, &[("fill", &colour)]);
            }
        }
    }

    /// One row of pieces, each in its well, the missing ones leaving theirs empty.
    fn slot(&mut self, slot: &Slot, area: Rect) {
        let edge = Outline::Rect { area, radius: 10 };
        self.open_element(&slot.id, &slot.label, None);
        self.outline(&edge, &[("fill", &"none"), ("pointer-events", &"all")]);
        if let Some(symbol) = self.board.symbol(slot.symbol) {
            let places = i32::from(slot.capacity.max(slot.count).max(1));
            for place in 0..places {
                let left = area.x + area.width * place / places;
                let cell = Rect::new(left, area.y, area.width / places, area.height);
                self.well(cell, symbol, place < i32::from(slot.count));
            }
        }
        self.rings(&slot.id, &edge);
        self.xml.close();
    }

    fn well(&mut self, cell: Rect, symbol: &Symbol, is_full: bool) {
        let Rect { x, y, width, height } = symbol.bounds;
        let scale = (f64::from(cell.width - 4) / f64::from(width.max(1)))
            .min(f64::from(cell.height - 6) / f64::from(height.max(1)));
        let left =
            f64::from(cell.x) + f64::from(cell.width) / 2.0 - scale * (f64::from(x) + f64::from(width) / 2.0);
        let top = f64::from(cell.y) + f64::from(cell.height) / 2.0
            - scale * (f64::from(y) + f64::from(height) / 2.0);
        let transform = format!("translate({left:.2} {top:.2}) scale({scale:.4})");
        if is_full {
            let href = format!("#{}", symbol_id(symbol.name));
            return self.xml.leaf("use", &[("href", &href), ("transform", &transform)]);
        }
        let fill = self.colour("well");
        self.outline(&symbol.outline, &[("transform", &transform), ("fill", &fill)]);
    }
}

/// How wide most letters are at most, in hundredths of their height.
const LETTER: i32 = 62;

/// How wide a letter is at most, in hundredths of its height.
fn wide(letter: char) -> i32 {
    match letter {
        '\u{1100}'.. => 105,
        'M' | 'W' | 'm' | 'w' | '@' | '%' => 95,
        'A'..='Z' => 74,
        _ => LETTER,
    }
}

/// Words made to fit a width: smaller letters first, then fewer.
pub(super) fn fit(words: &str, width: i32, largest: i32) -> (String, i32) {
    let smallest = largest * 3 / 4;
    let total = words.chars().map(wide).sum::<i32>().max(LETTER);
    let size = (width * 100 / total).clamp(smallest, largest);
    let room = width * 100 / size;
    if total <= room {
        return (words.to_owned(), size);
    }
    // One more for the dots.
    let mut taken = LETTER;
    let fits = |letter: &char| {
        taken += wide(*letter);
        taken <= room
    };
    let kept: String = words.chars().take_while(fits).collect();
    (format!("{}…", kept.trim_end()), size)
}
