//! Boards as text: a title, a legend, a picture with one sign for each square, and the bridges (§13.2).
//!
//! ```text
//! title: A small field
//! legend: Y yellow, P pink, . brown, ~ blue, ^ green, = grey, + white, @ black
//! board:
//! P ~  . .
//! P .* ~ Y
//! bridges: b1-c2
//! ```
//!
//! A star after a sign makes a starred square. Lines that begin with `#` are for people; a `/` ends a line, so
//! that a picture fits where only one line does. Reading judges nothing: that is [`super::flaw`]'s business.

use super::{Flaw, Ground, Wanted};
use crate::square::{MOST, Square};

/// What a picture shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// What the board is called.
    pub title: String,
    /// How many columns it has.
    pub columns: u8,
    /// How many rows it has.
    pub rows: u8,
    /// The colours, row by row from the bottom.
    pub colours: Vec<Ground>,
    /// The starred squares, row by row from the bottom.
    pub stars: Vec<Square>,
    /// The bridges as they are listed.
    pub bridges: Vec<(Square, Square)>,
}

impl Picture {
    /// Every square, row by row from the bottom.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let columns = self.columns;
        (0..self.rows).flat_map(move |row| (0..columns).map(move |column| Square::new(column, row)))
    }

    /// Whether it has this square.
    pub fn has(&self, square: Square) -> bool {
        square.column() < self.columns && square.row() < self.rows
    }

    /// The colour of a square that it has.
    pub fn ground(&self, square: Square) -> Ground {
        self.colours[usize::from(square.row()) * usize::from(self.columns) + usize::from(square.column())]
    }

    /// The square so many columns and rows away, if there is one.
    pub fn step(&self, square: Square, columns: i8, rows: i8) -> Option<Square> {
        let column = square.column().checked_add_signed(columns)?;
        let row = square.row().checked_add_signed(rows)?;
        (column < self.columns && row < self.rows).then(|| Square::new(column, row))
    }

    /// The square opposite when the board is turned half around.
    pub fn turned(&self, square: Square) -> Square {
        Square::new(self.columns - 1 - square.column(), self.rows - 1 - square.row())
    }
}

/// The legend where a picture brings none.
pub(super) const LEGEND: [(char, Ground); 8] = [
    ('Y', Ground::Yellow),
    ('P', Ground::Pink),
    ('.', Ground::Brown),
    ('~', Ground::Blue),
    ('^', Ground::Green),
    ('=', Ground::Grey),
    ('+', Ground::White),
    ('@', Ground::Black),
];

/// A sign and what it stands for, starred or not.
type Sign = (Ground, bool);

/// Reads a picture, or tells every line that cannot be understood.
pub fn read(text: &str) -> Result<Picture, Vec<Flaw>> {
    let mut flaws = Vec::new();
    let (mut title, mut legend, mut bridges) = (String::new(), LEGEND.to_vec(), Vec::new());
    let mut lines: Vec<(usize, &str)> = Vec::new();
    let mut is_picture = false;
    for (at, line) in text.split(['\n', '/']).enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(words) = line.strip_prefix("title:") {
            title = words.trim().to_owned();
        } else if let Some(words) = line.strip_prefix("legend:") {
            legend = read_legend(at + 1, words, &mut flaws);
        } else if let Some(words) = line.strip_prefix("bridges:") {
            bridges = read_bridges(at + 1, words, &mut flaws);
            is_picture = false;
        } else if line == "board:" {
            is_picture = true;
        } else if is_picture {
            lines.push((at + 1, line));
        } else {
            flaws.push(Flaw::Unreadable { line: at + 1, expected: Wanted::Heading });
        }
    }
    let rows = read_rows(&lines, &legend, &mut flaws);
    if !flaws.is_empty() {
        return Err(flaws);
    }
    let (columns, count) = (rows[0].len() as u8, rows.len() as u8);
    let mut picture =
        Picture { title, columns, rows: count, colours: Vec::new(), stars: Vec::new(), bridges };
    for (row, signs) in rows.iter().rev().enumerate() {
        for (column, (ground, is_star)) in signs.iter().enumerate() {
            picture.colours.push(*ground);
            if *is_star {
                picture.stars.push(Square::new(column as u8, row as u8));
            }
        }
    }
    Ok(picture)
}

fn read_legend(line: usize, words: &str, flaws: &mut Vec<Flaw>) -> Vec<(char, Ground)> {
    let mut legend: Vec<(char, Ground)> = Vec::new();
    for entry in words.split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
        let mut parts = entry.split_whitespace();
        let sign = parts.next().and_then(single);
        let ground =
            parts.next().and_then(|word| Ground::ALL.into_iter().find(|ground| ground.word() == word));
        match (sign, ground, parts.next()) {
            (Some(sign), Some(ground), None)
                if !['*', '#'].contains(&sign) && legend.iter().all(|(known, _)| *known != sign) =>
            {
                legend.push((sign, ground));
            }
            _ => flaws.push(Flaw::Unreadable { line, expected: Wanted::Legend }),
        }
    }
    legend
}

/// The only character of a text.
fn single(text: &str) -> Option<char> {
    let mut chars = text.chars();
    chars.next().filter(|_| chars.next().is_none())
}

fn read_bridges(line: usize, words: &str, flaws: &mut Vec<Flaw>) -> Vec<(Square, Square)> {
    let mut bridges = Vec::new();
    for entry in words.split([' ', ',']).filter(|entry| !entry.is_empty()) {
        let ends =
            entry.split_once('-').and_then(|(one, other)| Some((one.parse().ok()?, other.parse().ok()?)));
        match ends {
            Some((one, other)) => bridges.push(if one < other { (one, other) } else { (other, one) }),
            None => flaws.push(Flaw::Unreadable { line, expected: Wanted::Bridge }),
        }
    }
    bridges
}

/// The rows from the top, all of one length.
fn read_rows(lines: &[(usize, &str)], legend: &[(char, Ground)], flaws: &mut Vec<Flaw>) -> Vec<Vec<Sign>> {
    let mut rows: Vec<Vec<Sign>> = Vec::new();
    for (line, text) in lines {
        let mut row = Vec::new();
        for word in text.split_whitespace() {
            let (sign, is_star) = match word.strip_suffix('*') {
                Some(sign) => (sign, true),
                None => (word, false),
            };
            let known = single(sign).and_then(|sign| legend.iter().find(|(known, _)| *known == sign));
            match known {
                Some((_, ground)) => row.push((*ground, is_star)),
                None => flaws.push(Flaw::Unreadable { line: *line, expected: Wanted::Sign }),
            }
        }
        rows.push(row);
    }
    let columns = rows.first().map_or(0, Vec::len);
    if columns == 0 || rows.len() > MOST.into() || columns > MOST.into() {
        flaws.push(Flaw::Size { columns, rows: rows.len() });
    }
    for ((line, _), row) in lines.iter().zip(&rows) {
        if row.len() != columns {
            flaws.push(Flaw::Ragged { line: *line, squares: row.len(), expected: columns });
        }
    }
    rows
}
