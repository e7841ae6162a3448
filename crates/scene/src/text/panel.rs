//! Panels below the board on a terminal: trays on a line, texts and queues on several, tables and charts in columns.

use tabletop::Message;

use super::{TextStyle, write_run};
use crate::{Board, Chart, Content, DataTable, Datum, Panel, QueueItem};

/// How many columns labels need at most.
#[derive(Clone, Copy)]
pub(super) struct Widest {
    pub(super) heading: usize,
    pub(super) slot: usize,
}

/// So many moments of a chart stand side by side.
const MOMENTS: usize = 12;

type Say<'a> = &'a dyn Fn(&Message) -> String;

/// A panel on one line, or on several, in columns with the others.
pub(super) fn write_panel(
    out: &mut String,
    board: &Board,
    panel: &Panel,
    widest: Widest,
    style: TextStyle,
    say: Say<'_>,
) {
    write_run(out, board, pointer(panel.is_active), Some("active"), None, style);
    *out += &format!("{:<1$}", say(&panel.label), widest.heading);
    if let Content::Tray(tray) = &panel.content {
        for slot in &tray.slots {
            out.push_str("  ");
            write_run(out, board, pointer(tray.singles_out(slot)), Some("active"), None, style);
            write_run(out, board, &slot.cell.text, Some(slot.cell.ink), slot.cell.paper, style);
            *out += &format!(" {:<1$}", say(&slot.label), widest.slot);
        }
    }
    if let Some(note) = &panel.note {
        out.push_str("   ");
        write_run(out, board, &format!(" {} ", say(note)), Some("on-note"), Some("note"), style);
    }
    out.truncate(out.trim_end_matches(' ').len());
    out.push('\n');
    match &panel.content {
        Content::Tray(_) => {}
        Content::Text(lines) => lines.iter().for_each(|line| *out += &format!("    {}\n", say(line))),
        Content::Queue(items) => write_queue(out, board, items, style, say),
        Content::Table(table) => write_table(out, board, table, style, say),
        Content::Chart(chart) => write_chart(out, board, chart, style, say),
    }
}

fn pointer(is_active: bool) -> &'static str {
    if is_active { "▶ " } else { "  " }
}

fn write_queue(out: &mut String, board: &Board, items: &[QueueItem], style: TextStyle, say: Say<'_>) {
    for (item, number) in items.iter().zip(1..) {
        out.push_str("  ");
        write_run(out, board, pointer(item.is_current), Some("active"), None, style);
        *out += &format!("{number}. {}\n", say(&item.label));
    }
}

/// What stands in the columns of a line, and whether it matters less than the others.
type Line = (Vec<String>, bool);

fn write_table(out: &mut String, board: &Board, table: &DataTable, style: TextStyle, say: Say<'_>) {
    let heads = (!table.heads.is_empty()).then(|| (table.heads.iter().map(say).collect(), false));
    let rows = table
        .rows
        .iter()
        .map(|row| (row.cells.iter().map(|cell| written(cell, say)).collect(), row.is_faint));
    let lines: Vec<Line> = heads.into_iter().chain(rows).collect();
    let is_number = |column: usize| {
        let mut cells = table.rows.iter().filter_map(|row| row.cells.get(column));
        cells.any(|cell| matches!(cell, Datum::Number(_)))
    };
    write_lines(out, board, &lines, &is_number, style);
}

/// The moments side by side, as many as fit, and the numbers of every series below them.
fn write_chart(out: &mut String, board: &Board, chart: &Chart, style: TextStyle, say: Say<'_>) {
    for (i, moments) in chart.moments.chunks(MOMENTS).enumerate() {
        let heads = [String::new()].into_iter().chain(moments.iter().map(|moment| written(moment, say)));
        let rows = chart.series.iter().map(|series| {
            let values = series.values.iter().skip(i * MOMENTS).take(MOMENTS).map(i32::to_string);
            ([say(&series.label)].into_iter().chain(values).collect(), false)
        });
        let lines: Vec<Line> = [(heads.collect(), false)].into_iter().chain(rows).collect();
        write_lines(out, board, &lines, &|column| column > 0, style);
    }
}

fn written(datum: &Datum, say: Say<'_>) -> String {
    match datum {
        Datum::Number(number) => number.to_string(),
        Datum::Words(words) => say(words),
    }
}

/// Lines in columns: words begin together, numbers end together, and what matters less stands in brackets.
fn write_lines(
    out: &mut String,
    board: &Board,
    lines: &[Line],
    is_number: &dyn Fn(usize) -> bool,
    style: TextStyle,
) {
    let width = |column: usize| {
        let cells = lines.iter().filter_map(|(cells, _)| cells.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    for (cells, is_faint) in lines {
        let padded = cells.iter().enumerate().map(|(column, cell)| {
            let width = width(column);
            if is_number(column) { format!("{cell:>width$}") } else { format!("{cell:<width$}") }
        });
        let line = padded.collect::<Vec<_>>().join("  ");
        let line = line.trim_end();
        let (line, ink) =
            if *is_faint { (format!("({line})"), Some("muted")) } else { (format!(" {line}"), None) };
        out.push_str("   ");
        write_run(out, board, &line, ink, None, style);
        out.push('\n');
    }
}
