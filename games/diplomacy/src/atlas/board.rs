//! The map as a board: sea, land, borders, centres and codes beneath, and a region for every place above them.
//!
//! Seas come first, then land, then the coasts of provinces that have two, so that each is found where it is seen. Land that
//! nobody can enter is hatched and no region. Nothing here depends on a config or a seat.

use scene::{
    Art, Board, Cell, Colour, Grid, Lettering, Outline, Paint, Point, Rect, Region, Shape, Spot, Stage,
};

use super::ornament;
use super::pen::Pen;
use super::read::Kind;
use super::{LETTERS, SHEET, id, label, outline};
use crate::map::{CENTRES, Place, Province};

/// By day a sheet of old paper, by night the same by lamplight.
const COLOURS: [Colour; 13] = [
    Colour::new("sea", 0xd3e2e1, 0x22323a),
    Colour::new("shoal", 0xa9c8cb, 0x35505b),
    Colour::new("graticule", 0xb9d0d0, 0x2f444e),
    Colour::new("sea-line", 0x6f99a3, 0x5d808c),
    Colour::new("sea-ink", 0x2c5563, 0xa9cdd8),
    Colour::new("land", 0xf4e9cf, 0x4b4538),
    Colour::new("waste", 0xdacfb6, 0x37332b),
    Colour::new("hatch", 0xb5a587, 0x524b3e),
    Colour::new("coast", 0x5d4630, 0xb9a37f),
    Colour::new("border", 0x9a8160, 0x93825f),
    Colour::new("state", 0x8c3f2e, 0xd99a78),
    Colour::new("ink", 0x33261a, 0xf3e7cf),
    Colour::new("paper", 0xfaf3e0, 0x2c2820),
];

/// Characters of the map on a terminal.
const COLUMNS: u16 = 132;
const ROWS: u16 = 44;

/// The map as it always is. Whoever puts units on it adds their symbols and colours.
pub fn board() -> Board {
    Board {
        width: SHEET.width,
        height: SHEET.height,
        backdrop: sea().into_iter().chain(land()).collect(),
        overprint: overprint(),
        symbols: Vec::new(),
        gradients: Vec::new(),
        colours: COLOURS.to_vec(),
        regions: regions(),
        stage: Stage::whole(SHEET.width, SHEET.height),
        previews: Vec::new(),
        grid: Grid { columns: COLUMNS, rows: ROWS, cells: Vec::new() },
    }
}

/// The named colour for what is written on a province.
pub(super) fn ink(province: Province) -> &'static str {
    if province.is_sea() { "sea-ink" } else { "ink" }
}

fn regions() -> Vec<Region> {
    let (seas, land): (Vec<Place>, Vec<Place>) = Place::all().partition(|place| place.province().is_sea());
    seas.into_iter().chain(land).map(region).collect()
}

/// Where a point of the map is on a terminal.
pub(super) fn spot(at: Point) -> Spot {
    let scaled = |at: i32, size: i32, count: u16| (at * i32::from(count) / size) as u16;
    Spot { column: scaled(at.x, SHEET.width, COLUMNS), row: scaled(at.y, SHEET.height, ROWS) }
}

fn region(place: Place) -> Region {
    let Spot { column, row } = spot(SHEET.spots[place.index()].code);
    let cell = Cell::new(place.code(), ink(place.province())).at(column, row);
    Region {
        id: id(place),
        outline: outline(place),
        label: label(place),
        cell: (!place.is_coast()).then_some(cell),
    }
}

/// What stays clear whatever land is tinted with.
fn overprint() -> Vec<Art> {
    let mut art = borders();
    art.extend(ornament::compass(Point::new(70, 915)));
    art.extend(ornament::title(Point::new(118, 68)));
    art.extend(CENTRES.into_iter().filter_map(super::centre).flat_map(star));
    art.extend(Place::all().map(code));
    art.extend(ornament::frame(SHEET.width, SHEET.height));
    art
}

/// Water, the lines of the globe on it, and shallows along the coasts.
fn sea() -> Vec<Art> {
    let coasts = || SHEET.arcs.iter().filter(|arc| arc.kind == Kind::Coast);
    let shallows = |least| path(coasts().map(|arc| thinned(&arc.points, least)));
    vec![
        filled(Outline::Rect { area: Rect::new(0, 0, SHEET.width, SHEET.height), radius: 0 }, "sea"),
        stroked(path(lines("grid").cloned()), "graticule", 10).into(),
        stroked(shallows(60), "shoal", 220).opacity(25).into(),
        stroked(shallows(24), "shoal", 90).opacity(45).into(),
    ]
}

/// All land as one, what nobody can enter, and the lakes.
fn land() -> Vec<Art> {
    let rings = |name: &str| {
        let mut pen = Pen::default();
        SHEET.area(name).iter().for_each(|ring| pen.ring(&SHEET, ring));
        Outline::Path(pen.data())
    };
    let paint = Paint::Colour;
    let mut art = vec![Shape::filled(rings("land"), paint("land")).edged(paint("coast"), 14).into()];
    for (name, around) in SHEET.areas.iter().filter(|(name, _)| name.starts_with("#land")) {
        art.push(Shape::filled(rings(name), paint("waste")).edged(paint("coast"), 14).into());
        art.push(stroked(Outline::Path(ornament::hatched(&SHEET, around)), "hatch", 8).into());
    }
    let lakes = path(lines("lake").map(|shore| shore.iter().chain(shore.first()).copied().collect()));
    art.push(Shape::filled(lakes, paint("sea")).edged(paint("sea-line"), 10).into());
    art
}

/// The borders of states with a band along them, of provinces, of seas and of coasts.
fn borders() -> Vec<Art> {
    let along = |kinds: &[Kind]| {
        path(SHEET.arcs.iter().filter(|arc| kinds.contains(&arc.kind)).map(|arc| arc.points.clone()))
    };
    let states = SHEET.arcs.iter().filter(|arc| arc.kind == Kind::State);
    let band = path(states.map(|arc| thinned(&arc.points, 7)));
    vec![
        stroked(band, "state", 60).opacity(22).into(),
        stroked(along(&[Kind::Strip]), "border", 10).opacity(55).into(),
        stroked(along(&[Kind::Border]), "border", 13).into(),
        stroked(along(&[Kind::State]), "state", 17).into(),
        stroked(along(&[Kind::Sea, Kind::Narrow]), "sea-line", 13).into(),
        stroked(path(lines("canal").cloned()), "sea-line", 30).into(),
    ]
}

/// A supply centre: a ring with a dot in it, as atlases mark fortresses.
fn star(at: Point) -> [Art; 2] {
    let circle = |radius| Outline::ellipse(at.x, at.y, radius, radius);
    let ring = Shape::filled(circle(7), Paint::Colour("paper")).edged(Paint::Colour("ink"), 18);
    [ring.into(), filled(circle(3), "ink")]
}

/// The code of a province, or which coast it is, in the ink of the coast.
fn code(place: Place) -> Art {
    let text = place.code().rsplit('/').next().unwrap_or_default().to_owned();
    let ink = if place.is_coast() { "coast" } else { ink(place.province()) };
    Art::Lettering(Lettering { at: SHEET.spots[place.index()].code, text, size: LETTERS, ink })
}

fn lines(sort: &str) -> impl Iterator<Item = &'static Vec<Point>> {
    SHEET.lines.iter().filter(move |(own, _)| *own == sort).map(|(_, points)| points)
}

/// Without points that are close to the one before or to the frame: for what is broad and soft.
fn thinned(points: &[Point], least: i32) -> Vec<Point> {
    let field = Rect::new(0, 0, SHEET.width, SHEET.height).grown(-12);
    let mut kept: Vec<Point> = Vec::new();
    for (i, point) in points.iter().enumerate() {
        let is_far =
            kept.last().is_none_or(|last| (last.x - point.x).abs() + (last.y - point.y).abs() > least);
        if field.holds(*point) && (is_far || i + 1 == points.len()) {
            kept.push(*point);
        }
    }
    kept
}

fn path(lines: impl Iterator<Item = Vec<Point>>) -> Outline {
    let mut pen = Pen::default();
    lines.for_each(|points| pen.line(points));
    Outline::Path(pen.data())
}

fn filled(outline: Outline, colour: &'static str) -> Art {
    Shape::filled(outline, Paint::Colour(colour)).into()
}

fn stroked(outline: Outline, colour: &'static str, tenths: u16) -> Shape {
    Shape::stroked(outline, Paint::Colour(colour), tenths)
}
