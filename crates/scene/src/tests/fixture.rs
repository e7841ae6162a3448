//! Two squares, two pieces, a tray, a text, a queue, a table, a chart, a sheet: one of everything a scene can hold.

use tabletop::{Arg, Message};

use crate::{
    Anchor, Arrow, Art, Board, Caption, Cell, Chart, Colour, Content, Dash, DataRow, DataTable, Datum, Decor,
    Direction, Emblem, Emphasis, Gradient, Grid, Label, Lettering, Line, Mark, Outline, Overlay, Paint,
    Panel, Piece, Point, Preview, QueueItem, Rect, Region, Row, Scene, Series, Shaft, Shape, Sheet, Slot,
    Stage, Stop, Symbol, Tint, Tip, Tray,
};

pub(super) fn board() -> Board {
    let outline = Outline::ellipse(0, 0, 10, 8);
    Board {
        width: 100,
        height: 60,
        backdrop: vec![
            Shape::filled(
                Outline::Rect { area: Rect::new(0, 0, 100, 60), radius: 4 },
                Paint::Gradient("wood"),
            )
            .into(),
            lettering("A<1>", 5),
        ],
        overprint: vec![lettering("B2", 15)],
        symbols: vec![Symbol {
            name: "pawn",
            art: vec![Shape::filled(outline.clone(), Paint::Colour("red")).into()],
            outline,
            bounds: Rect::new(-10, -8, 20, 16),
        }],
        gradients: vec![Gradient {
            name: "wood",
            direction: Direction::Down,
            stops: vec![
                Stop { at: 0, colour: "red", opacity: 100 },
                Stop { at: 100, colour: "text", opacity: 50 },
            ],
        }],
        colours: vec![Colour::new("red", 0xaa0000, 0xff4444)],
        regions: vec![region("square-1", 10), region("square-2", 60)],
        stage: Stage::whole(100, 60),
        previews: vec![Preview {
            choice: "forward",
            pieces: vec![Decor { symbol: "pawn", at: Point::new(25, 35), z: 0 }],
        }],
        grid: Grid { columns: 20, rows: 4, cells: vec![Cell::new("~~~~", "muted").at(10, 0)] },
    }
}

fn lettering(text: &str, y: i32) -> Art {
    Art::Lettering(Lettering { at: Point::new(50, y), text: text.into(), size: 6, ink: "text" })
}

fn region(id: &str, x: i32) -> Region {
    let outline = Outline::Polygon(vec![Point::new(x, 20), Point::new(x + 30, 20), Point::new(x + 15, 50)]);
    let cell = Some(Cell::new("___", "muted").at(if x < 50 { 5 } else { 15 }, 3));
    Region { id: id.into(), outline, label: Message::new("square").with("name", id), cell }
}

fn piece(id: &str, x: i32, z: i32, on: &str) -> Piece {
    Piece {
        id: id.into(),
        symbol: "pawn",
        at: Point::new(x, 35),
        z,
        on: Some(on.into()),
        label: Message::new("pawn"),
        cell: Cell::new("(p)", "text").on("red"),
    }
}

fn panel(id: &str, label: Message, content: Content) -> Panel {
    let place = Some(Rect::new(0, 0, 40, 20));
    Panel { id: id.into(), label, place, is_active: true, note: None, content }
}

pub(super) fn scene() -> Scene {
    let slot = |id: &str, is_active| Slot {
        id: id.into(),
        label: Message::new("left").with("count", 2),
        symbol: "pawn",
        cell: Cell::new("(p)", "text").on("red"),
        count: 2,
        capacity: 3,
        is_active,
    };
    let tray = Tray { slots: vec![slot("reserve-a", true), slot("reserve-b", false)] };
    let mut scene = Scene::new(Message::new("turn").with("name", "<b>\"Zoé\" & co</b>\u{7}"));
    scene.labels = vec![Label { of: "square-2".into(), text: Message::new("square-held") }];
    scene.pieces = vec![piece("piece-2", 75, 2, "square-2"), piece("piece-1", 25, 1, "square-1")];
    scene.decor = vec![Decor { symbol: "pawn", at: Point::new(50, 50), z: 0 }];
    scene.marks = vec![
        Mark { id: "square-1".into(), why: Emphasis::Target },
        Mark { id: "piece-2".into(), why: Emphasis::Winning },
        Mark { id: "reserve-a".into(), why: Emphasis::Selected },
    ];
    let (from, to) = (Point::new(25, 35), Point::new(75, 35));
    scene.arrows = vec![Arrow::new(from, Point::new(50, 10), to, Emphasis::Last), support(from, to)];
    scene.tints = vec![Tint { of: "square-1".into(), colour: "red" }];
    scene.lines = vec![Line { from, to, z: 1, why: Emphasis::Winning }];
    scene.panels = vec![
        Panel {
            note: Some(Message::new("note")),
            ..panel("tray", Message::new("tray"), Content::Tray(tray))
        },
        panel(
            "news",
            Message::new("news"),
            Content::Text(vec![Message::new("first"), Message::new("second")]),
        ),
        Panel { is_active: true, ..Panel::beside("queue", Message::new("queue"), Content::Queue(queue())) },
        Panel::beside("scores", Message::new("scores"), Content::Table(scores())),
        Panel::beside("course", Message::new("course"), Content::Chart(course())),
    ];
    let way = Shape::stroked(Outline::Path("M25 35 L75 35".into()), Paint::Colour("target"), 30).opacity(60);
    scene.overlays = vec![Overlay { z: 1, shape: way }];
    let score = Message::new("score").with("points", 7);
    scene.captions = vec![Caption::new(Point::new(95, 25), score, 6, "text").anchored(Anchor::End).at_z(3)];
    scene.sheets = vec![sheet()];
    scene.emblems = Emblem::all(2, |_| ["pawn"].into_iter());
    scene
}

fn support(from: Point, to: Point) -> Arrow {
    Arrow::straight(from, to, Emphasis::Last).inked("red", 60).drawn(Shaft::Dashed, Tip::Bar).stopped(true)
}

fn scores() -> DataTable {
    let mut table = DataTable::new(["who", "points", "how"].map(Message::new).to_vec());
    let row = |who, points: i32, how| {
        DataRow::new(vec![Message::new(who).into(), points.into(), Message::new(how).into()])
    };
    table.rows = vec![row("ana", 12, "leads").with_symbol("pawn"), row("ben", 7, "left").faint(true)];
    table
}

fn course() -> Chart {
    let series = |label, dash, values: &[i32]| Series {
        label: Message::new(label),
        symbol: Some("pawn"),
        colour: "red",
        dash,
        values: values.to_vec(),
    };
    Chart {
        moments: [Datum::Words(Message::new("start")), 1901.into(), 1902.into()].to_vec(),
        series: vec![series("ana", Dash::Solid, &[3, 4, 12]), series("ben", Dash::Dotted, &[3, 0])],
    }
}

fn queue() -> Vec<QueueItem> {
    let item = |key, is_current| QueueItem { label: Message::new(key), is_current };
    vec![item("discard", true), item("recall", false)]
}

fn sheet() -> Sheet {
    let mut sheet = Sheet::new("pile-2", "piece-2", Message::new("pile"));
    sheet.rows = vec![
        Row::new(Message::new("pawn")).with_symbol("pawn").with_count(2),
        Row::new(Message::new("gone")).with_symbol("pawn").with_count(0).faint(true),
        Row::new(Message::new("unknown")),
    ];
    sheet.note = Some(Message::new("counted"));
    sheet
}

/// The key and the arguments, which is all a test needs to hear.
pub(super) fn say(message: &Message) -> String {
    let args = message.args.iter().map(|(_, arg)| match arg {
        Arg::Number(number) => format!(" {number}"),
        Arg::Word(word) => format!(" {word}"),
        Arg::Seat { seat } => format!(" {seat}"),
    });
    format!("{}{}", message.key, args.collect::<String>())
}
