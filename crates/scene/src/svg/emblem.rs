//! What a seat plays with as a picture of its own, for lists and forms far from any board.

use tabletop::Message;

use super::svg;
use crate::{Board, Decor, Emblem, Grid, Point, Rect, Scene, Stage, Theme};

/// The room between two drawings, in units.
const GAP: i32 = 4;

/// Draws an emblem: its drawings beside each other, without anything around them. A drawing that the board lacks is
/// left out.
pub fn emblem_svg(board: &Board, emblem: &Emblem, theme: Theme) -> String {
    let symbols = emblem.symbols.iter().filter_map(|name| board.symbol(name));
    let mut scene = Scene::new(Message::new("emblem"));
    let (mut width, mut height) = (0, 0);
    for symbol in symbols {
        let Rect { x, y, width: wide, height: high } = symbol.bounds;
        let left = if width == 0 { 0 } else { width + GAP };
        scene.decor.push(Decor { symbol: symbol.name, at: Point::new(left - x, -y), z: 0 });
        (width, height) = (left + wide, height.max(high));
    }
    let ground = Board {
        width,
        height,
        backdrop: Vec::new(),
        overprint: Vec::new(),
        symbols: board.symbols.clone(),
        gradients: board.gradients.clone(),
        colours: board.colours.clone(),
        regions: Vec::new(),
        stage: Stage::whole(width, height),
        previews: Vec::new(),
        grid: Grid { columns: 1, rows: 1, cells: Vec::new() },
    };
    svg(&ground, &scene, theme, &|_| String::new())
}
