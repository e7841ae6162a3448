//! Data beside the board: tables of words and numbers, and charts of numbers over a row of moments.
//!
//! Both hold what they show as it is, so that every client can say it in its own way: a page as a table or as lines, a terminal
//! in columns, a screen reader cell by cell. Lines of a chart are told apart by their pattern, colours only add to it.

use serde::Serialize;
use tabletop::Message;
use utoipa::ToSchema;

/// Rows and columns.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct DataTable {
    /// What stands above each column; nothing where there is nothing to say.
    pub heads: Vec<Message>,
    /// The rows, from top to bottom.
    pub rows: Vec<DataRow>,
}

impl DataTable {
    /// A table with these headings and no rows yet.
    pub const fn new(heads: Vec<Message>) -> Self {
        DataTable { heads, rows: Vec::new() }
    }

    /// How many columns it has.
    pub fn columns(&self) -> usize {
        self.rows.iter().map(|row| row.cells.len()).chain([self.heads.len()]).max().unwrap_or(0)
    }
}

/// One row of a table. Its first cell says what the row is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct DataRow {
    /// The name of a drawing of the board.
    #[schema(required = true)]
    pub symbol: Option<&'static str>,
    /// One for each column.
    pub cells: Vec<Datum>,
    /// Whether it matters less than the others.
    pub is_faint: bool,
}

impl DataRow {
    /// A row of these.
    pub const fn new(cells: Vec<Datum>) -> Self {
        DataRow { symbol: None, cells, is_faint: false }
    }

    /// The same with a drawing.
    #[must_use]
    pub fn with_symbol(mut self, symbol: &'static str) -> Self {
        self.symbol = Some(symbol);
        self
    }

    /// The same, faint or not.
    #[must_use]
    pub fn faint(mut self, is_faint: bool) -> Self {
        self.is_faint = is_faint;
        self
    }
}

/// Words or a number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum Datum {
    /// A number, written with all its digits.
    Number(i32),
    /// Words.
    Words(Message),
}

impl From<Message> for Datum {
    fn from(words: Message) -> Self {
        Datum::Words(words)
    }
}

impl From<i32> for Datum {
    fn from(number: i32) -> Self {
        Datum::Number(number)
    }
}

/// Numbers over a row of moments: one line for each series.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct Chart {
    /// The moments, from left to right.
    pub moments: Vec<Datum>,
    /// The lines. Later ones lie above earlier ones.
    pub series: Vec<Series>,
}

impl Chart {
    /// The least and the greatest number in it, nought included.
    pub fn range(&self) -> (i32, i32) {
        let all = || self.series.iter().flat_map(|series| &series.values).copied();
        (all().fold(0, i32::min), all().fold(0, i32::max))
    }
}

/// One line of a chart.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Series {
    /// What it is about.
    pub label: Message,
    /// The name of a drawing of the board, beside the label.
    #[schema(required = true)]
    pub symbol: Option<&'static str>,
    /// The named colour.
    pub colour: &'static str,
    /// The pattern of its line.
    pub dash: Dash,
    /// Its numbers, from the first moment on. A series may end before the last.
    pub values: Vec<i32>,
}

/// The pattern of a line: as many as can be told apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Dash {
    /// One line.
    #[default]
    Solid,
    /// Dashes.
    Dashed,
    /// Dots.
    Dotted,
    /// A dash and a dot in turn.
    DashDot,
    /// Long dashes.
    Long,
    /// A long dash and two dots in turn.
    LongDots,
    /// A long and a short dash in turn.
    LongShort,
}

impl Dash {
    /// All of them.
    pub const ALL: [Dash; 7] =
        [Dash::Solid, Dash::Dashed, Dash::Dotted, Dash::DashDot, Dash::Long, Dash::LongDots, Dash::LongShort];
}
