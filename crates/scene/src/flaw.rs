//! What a game can get wrong in its drawing. Renderers pass over every flaw in silence; tests must not.

use std::collections::BTreeSet;

use crate::{Art, Board, Cell, Content, Paint, Panel, Path, Scene, Shape, Step, Theme};

/// A mistake in a board or a scene.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Flaw {
    /// Two elements have this id.
    TwiceTheSameId(String),
    /// A mark, a piece, a path or a sheet names this id, which nothing has.
    UnknownId(String),
    /// Something uses a drawing of this name, which the board lacks.
    UnknownSymbol(String),
    /// Something uses a colour of this name, which neither the board nor the house has.
    UnknownColour(String),
    /// Something uses a gradient of this name, which the board lacks.
    UnknownGradient(String),
    /// The piece with this id stands outside the view box.
    OffTheBoard(String),
    /// The field or this wing, counted from one, lies outside the view box or over another of them.
    WingAstray(usize),
    /// The label of this region says what the board says already, or stands out of the board's order.
    IdleLabel(String),
    /// The panel with this id has a place and needs none, or has none and needs one.
    PanelAstray(String),
    /// The table in this panel has rows of different lengths, or its chart a series that is longer than its moments.
    Uneven(String),
}

/// Every flaw of a scene, its board and paths through it, each once.
pub fn flaws<'a>(board: &Board, scene: &Scene, paths: impl IntoIterator<Item = &'a Path>) -> Vec<Flaw> {
    let mut found = BTreeSet::new();
    colours(board, scene, &mut found);
    symbols(board, scene, &mut found);
    ids(board, scene, paths, &mut found);
    labels(board, scene, &mut found);
    wings(board, &mut found);
    panels(scene, &mut found);
    let away = scene.pieces.iter().filter(|piece| !board.area().holds(piece.at));
    found.extend(away.map(|piece| Flaw::OffTheBoard(piece.id.clone())));
    found.into_iter().collect()
}

fn ids<'a>(
    board: &Board,
    scene: &Scene,
    paths: impl IntoIterator<Item = &'a Path>,
    found: &mut BTreeSet<Flaw>,
) {
    let mut known = BTreeSet::new();
    for id in scene.ids(board).chain(scene.panels.iter().map(|panel| panel.id.as_str())) {
        if !known.insert(id) {
            found.insert(Flaw::TwiceTheSameId(id.to_owned()));
        }
    }
    let pointed_at: BTreeSet<&str> = scene.ids(board).collect();
    let named = paths.into_iter().flat_map(|path| &path.steps).filter_map(|step| match step {
        Step::Id(id) => Some(id),
        Step::Choice { .. } => None,
    });
    let marked = scene.marks.iter().map(|mark| &mark.id);
    let stood_on = scene.pieces.iter().filter_map(|piece| piece.on.as_ref());
    for id in named.chain(marked).chain(stood_on) {
        if !pointed_at.contains(id.as_str()) {
            found.insert(Flaw::UnknownId(id.clone()));
        }
    }
    let is_region = |id: &str| board.regions.iter().any(|region| region.id == id);
    let unseen = scene.tints.iter().filter(|tint| !is_region(&tint.of));
    found.extend(unseen.map(|tint| Flaw::UnknownId(tint.of.clone())));
    let strays = scene.sheets.iter().filter(|sheet| !known.contains(sheet.of.as_str()));
    found.extend(strays.map(|sheet| Flaw::UnknownId(sheet.of.clone())));
    let mut sheets = BTreeSet::new();
    let twice = scene.sheets.iter().filter(|sheet| !sheets.insert(sheet.id.as_str()));
    found.extend(twice.map(|sheet| Flaw::TwiceTheSameId(sheet.id.clone())));
}

/// Labels are there for what changed, in the order in which renderers look for them.
fn labels(board: &Board, scene: &Scene, found: &mut BTreeSet<Flaw>) {
    let mut regions = board.regions.iter();
    for label in &scene.labels {
        let of = label.of.clone();
        if !board.regions.iter().any(|region| region.id == of) {
            found.insert(Flaw::UnknownId(of));
        } else if regions.find(|region| region.id == of).is_none_or(|region| region.label == label.text) {
            found.insert(Flaw::IdleLabel(of));
        }
    }
}

/// What is laid elsewhere must not tear anything apart.
fn wings(board: &Board, found: &mut BTreeSet<Flaw>) {
    let parts: Vec<_> = [board.stage.field].iter().chain(&board.stage.wings).copied().collect();
    for (i, part) in parts.iter().enumerate() {
        let is_over = parts[..i].iter().any(|other| other.overlaps(part));
        if is_over || !board.area().contains(part) {
            found.insert(Flaw::WingAstray(i));
        }
    }
}

/// What stands beside the drawing has no place in it, and the other way round.
fn panels(scene: &Scene, found: &mut BTreeSet<Flaw>) {
    for panel in &scene.panels {
        let (is_in_place, is_even) = match &panel.content {
            Content::Text(_) => (true, true),
            Content::Tray(_) => (panel.place.is_some(), true),
            Content::Queue(_) => (panel.place.is_none(), true),
            Content::Table(table) => {
                let columns = table.columns();
                let is_headed = table.heads.is_empty() || table.heads.len() == columns;
                let is_even = is_headed && table.rows.iter().all(|row| row.cells.len() == columns);
                (panel.place.is_none(), is_even)
            }
            Content::Chart(chart) => {
                let is_even = chart.series.iter().all(|series| series.values.len() <= chart.moments.len());
                (panel.place.is_none(), is_even)
            }
        };
        if !is_in_place {
            found.insert(Flaw::PanelAstray(panel.id.clone()));
        }
        if !is_even {
            found.insert(Flaw::Uneven(panel.id.clone()));
        }
    }
}

fn symbols(board: &Board, scene: &Scene, found: &mut BTreeSet<Flaw>) {
    let pieces = scene.pieces.iter().map(|piece| piece.symbol);
    let decor = scene.decor.iter().map(|decor| decor.symbol);
    let slots = scene.panels.iter().flat_map(Panel::slots).map(|slot| slot.symbol);
    let rows = scene.sheets.iter().flat_map(|sheet| &sheet.rows).filter_map(|row| row.symbol);
    let emblems = scene.emblems.iter().flat_map(|emblem| &emblem.symbols).copied();
    let previews = board.previews.iter().flat_map(|preview| &preview.pieces).map(|decor| decor.symbol);
    let data = scene.panels.iter().flat_map(data_symbols);
    let all = pieces.chain(decor).chain(slots).chain(rows).chain(emblems).chain(previews).chain(data);
    let unknown = all.filter(|name| board.symbol(name).is_none());
    found.extend(unknown.map(|name| Flaw::UnknownSymbol(name.to_owned())));
}

fn data_symbols(panel: &Panel) -> Vec<&'static str> {
    match &panel.content {
        Content::Table(table) => table.rows.iter().filter_map(|row| row.symbol).collect(),
        Content::Chart(chart) => chart.series.iter().filter_map(|series| series.symbol).collect(),
        Content::Text(_) | Content::Tray(_) | Content::Queue(_) => Vec::new(),
    }
}

fn colours(board: &Board, scene: &Scene, found: &mut BTreeSet<Flaw>) {
    let drawings =
        board.symbols.iter().map(|symbol| &symbol.art).chain([&board.backdrop, &board.overprint]).flatten();
    let mut used: Vec<&str> = Vec::new();
    for art in drawings {
        match art {
            Art::Shape(shape) => paints(board, shape, &mut used, found),
            Art::Lettering(lettering) => used.push(lettering.ink),
        }
    }
    used.extend(board.gradients.iter().flat_map(|gradient| &gradient.stops).map(|stop| stop.colour));
    scene.overlays.iter().for_each(|overlay| paints(board, &overlay.shape, &mut used, found));
    used.extend(scene.captions.iter().map(|caption| caption.ink));
    used.extend(scene.tints.iter().map(|tint| tint.colour));
    used.extend(scene.arrows.iter().filter_map(|arrow| arrow.ink));
    for panel in &scene.panels {
        if let Content::Chart(chart) = &panel.content {
            used.extend(chart.series.iter().map(|series| series.colour));
        }
    }
    for cell in cells(board, scene) {
        used.push(cell.ink);
        used.extend(cell.paper);
    }
    let unknown = used.into_iter().filter(|name| board.colour(name, Theme::Light).is_none());
    found.extend(unknown.map(|name| Flaw::UnknownColour(name.to_owned())));
}

fn paints(board: &Board, shape: &Shape, used: &mut Vec<&str>, found: &mut BTreeSet<Flaw>) {
    for paint in [shape.fill, shape.stroke.map(|stroke| stroke.paint)].into_iter().flatten() {
        match paint {
            Paint::Colour(name) => used.push(name),
            Paint::Gradient(name) if board.gradients.iter().any(|gradient| gradient.name == name) => {}
            Paint::Gradient(name) => drop(found.insert(Flaw::UnknownGradient(name.to_owned()))),
        }
    }
}

fn cells<'a>(board: &'a Board, scene: &'a Scene) -> impl Iterator<Item = &'a Cell> {
    let pieces = scene.pieces.iter().map(|piece| &piece.cell);
    let slots = scene.panels.iter().flat_map(Panel::slots);
    let regions = board.regions.iter().filter_map(|region| region.cell.as_ref());
    board.grid.cells.iter().chain(regions).chain(pieces).chain(slots.map(|slot| &slot.cell))
}
