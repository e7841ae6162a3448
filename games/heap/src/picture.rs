//! How Heap is shown: stones in rows on a table, and a button for each number one can take.

use scene::{
    Art, Board, Cell, Grid, Label, Outline, Paint, Path, Pictured, Piece, Point, Rect, Region, Scene, Shape,
    Stage, Symbol,
};
use tabletop::{Message, Viewer};

use crate::{Action, Config, Event, Heap, View};

/// Stones in a row.
const ROW: u8 = 10;
/// The names of the choices.
const TAKES: [&str; 3] = ["take-1", "take-2", "take-3"];

impl Pictured for Heap {
    fn board(_config: &Config, _who: Viewer) -> Board {
        let table = Outline::Rect { area: Rect::new(0, 0, 640, 260), radius: 16 };
        Board {
            width: 640,
            height: 260,
            backdrop: vec![Art::Shape(Shape::filled(table.clone(), Paint::Colour("tray")))],
            overprint: Vec::new(),
            symbols: vec![stone()],
            gradients: Vec::new(),
            colours: Vec::new(),
            regions: vec![Region {
                id: "heap".to_owned(),
                outline: table,
                label: Message::new("heap-heap"),
                cell: None,
            }],
            stage: Stage::whole(640, 260),
            previews: Vec::new(),
            grid: Grid { columns: 42, rows: 4, cells: Vec::new() },
        }
    }

    fn scene(view: &View) -> Scene {
        let caption = match (view.won, view.to_move) {
            (None, Some(seat)) => Message::new("heap-turn").with("seat", seat).with("stones", view.stones),
            (Some((seat, _)), _) => Message::new("heap-won").with("seat", seat),
            (None, None) => Message::new("heap-heap"),
        };
        let mut scene = Scene::new(caption);
        let text = Message::new("heap-left").with("stones", view.stones);
        scene.labels.push(Label { of: "heap".to_owned(), text });
        scene.pieces = (0..view.stones).map(piece).collect();
        scene
    }

    fn path(_view: &View, action: &Action) -> Path {
        let label = Message::new("heap-take").with("stones", action.0);
        Path::new().choice(TAKES[usize::from(action.0.clamp(1, 3)) - 1], label)
    }

    fn tell(seen: &Event) -> Message {
        match seen {
            Event::Took { seat, stones } => {
                Message::new("heap-took").with("seat", *seat).with("stones", *stones)
            }
            Event::Won { seat, how } => Message::new("heap-ended").with("seat", *seat).with("how", *how),
        }
    }
}

fn stone() -> Symbol {
    let bounds = Rect::new(-24, -24, 48, 48);
    let outline = Outline::Ellipse { centre: Point::new(0, 0), rx: 24, ry: 24 };
    let art = vec![Art::Shape(Shape::filled(outline.clone(), Paint::Colour("muted")))];
    Symbol { name: "stone", art, outline, bounds }
}

fn piece(number: u8) -> Piece {
    let (column, row) = (number % ROW, number / ROW);
    Piece {
        id: format!("stone-{number}"),
        symbol: "stone",
        at: Point::new(50 + 60 * i32::from(column), 60 + 70 * i32::from(row)),
        z: 0,
        on: Some("heap".to_owned()),
        label: Message::new("heap-stone"),
        cell: Cell::new("o", "text").at(2 + 4 * u16::from(column), u16::from(row)),
    }
}
