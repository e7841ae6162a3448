//! What atlases have besides: a frame with marks, a compass rose, a title, hatching. It says nothing that matters.

use scene::{Art, Lettering, Outline, Paint, Point, Rect, Shape};

use super::pen::Pen;
use super::read::{Ring, Sheet};

/// How far the lines of a hatching are from each other, and the width of the frame.
const HATCH: i32 = 11;
const FRAME: i32 = 10;

/// Slanting lines over the area within rings, as path data.
pub(super) fn hatched(sheet: &Sheet, rings: &[Ring]) -> String {
    let edges: Vec<[Point; 2]> = rings.iter().flat_map(|ring| edges(sheet, ring)).collect();
    let heights = || edges.iter().map(|[a, _]| a.x + a.y);
    let (low, high) = (heights().min().unwrap_or(0), heights().max().unwrap_or(0));
    let mut pen = Pen::default();
    for sum in (low / HATCH..=high / HATCH).map(|line| line * HATCH) {
        let mut xs: Vec<i32> = edges.iter().filter_map(|edge| crossed(edge, sum)).collect();
        xs.sort_unstable();
        for part in xs.chunks_exact(2).filter(|part| part[1] - part[0] > 2) {
            pen.line(part.iter().map(|x| Point::new(*x, sum - x)));
        }
    }
    pen.data()
}

fn edges(sheet: &Sheet, ring: &Ring) -> Vec<[Point; 2]> {
    let points: Vec<Point> = ring.iter().flat_map(|arc| sheet.along(*arc)).collect();
    let next = points.iter().cycle().skip(1);
    points.iter().zip(next).map(|(a, b)| [*a, *b]).collect()
}

/// How far right an edge crosses the slanting line on which both coordinates have this sum.
fn crossed([a, b]: &[Point; 2], sum: i32) -> Option<i32> {
    let (from, to) = (a.x + a.y - sum, b.x + b.y - sum);
    ((from < 0) != (to < 0)).then(|| a.x + (b.x - a.x) * from / (from - to))
}

/// A frame along the edge of the drawing, marked like a scale.
pub(super) fn frame(width: i32, height: i32) -> Vec<Art> {
    let rect = |inset: i32| {
        let area = Rect::new(0, 0, width, height).grown(-inset);
        Outline::Rect { area, radius: 0 }
    };
    let band = |paint| Shape::stroked(rect(FRAME / 2), Paint::Colour(paint), FRAME as u16 * 10);
    let marks = Shape::stroked(Outline::Path(marks(width, height)), Paint::Colour("paper"), FRAME as u16 * 8);
    let edge = |inset| Shape::stroked(rect(inset), Paint::Colour("coast"), 15);
    vec![band("coast").into(), marks.into(), edge(1).into(), edge(FRAME).into()]
}

/// Short lines along all four edges, with gaps as long as they are; their round ends reach into the gaps.
fn marks(width: i32, height: i32) -> String {
    const MARK: i32 = 12;
    const PERIOD: i32 = 40;
    let (near, right, bottom) = (FRAME / 2, width - FRAME / 2, height - FRAME / 2);
    let gap = PERIOD - MARK;
    let across = format!("h{MARK}m{gap} 0").repeat((width / PERIOD) as usize);
    let down = format!("v{MARK}m0 {gap}").repeat((height / PERIOD) as usize);
    let start = gap / 2;
    format!("M{start} {near}{across}M{start} {bottom}{across}M{near} {start}{down}M{right} {start}{down}")
}

/// A rose of eight winds, half of every ray in shadow.
pub(super) fn compass(at: Point) -> Vec<Art> {
    const LONG: i32 = 52;
    const SHORT: i32 = 30;
    const WAIST: i32 = 9;
    let ring =
        |radius| Shape::stroked(Outline::ellipse(at.x, at.y, radius, radius), Paint::Colour("sea-line"), 10);
    let mut art: Vec<Art> = vec![ring(38).into(), ring(34).into()];
    let slanted = [(SHORT, SHORT), (-SHORT, SHORT), (-SHORT, -SHORT), (SHORT, -SHORT)];
    let straight = [(0, -LONG), (LONG, 0), (0, LONG), (-LONG, 0)];
    for (x, y) in slanted.into_iter().chain(straight) {
        // The waist lies halfway between a ray and the next.
        let (one, other) = if x == 0 || y == 0 {
            let (a, b) = (x.signum() * WAIST, y.signum() * WAIST);
            ((a - b, b + a), (a + b, b - a))
        } else {
            ((x.signum() * WAIST, 0), (0, y.signum() * WAIST))
        };
        for (side, colour) in [(one, "paper"), (other, "sea-line")] {
            let corners = [(0, 0), (x, y), side].map(|(x, y)| Point::new(at.x + x, at.y + y));
            let half = Shape::filled(Outline::Polygon(corners.to_vec()), Paint::Colour(colour));
            art.push(half.edged(Paint::Colour("sea-line"), 8).into());
        }
    }
    art.push(lettering(Point::new(at.x, at.y - LONG - 14), "N", 22, "sea-ink"));
    art
}

/// What the sheet is called, the same in every language.
pub(super) fn title(at: Point) -> Vec<Art> {
    let plate = |inset: i32| {
        let area = Rect::new(at.x - 88, at.y - 40, 176, 80).grown(-inset);
        Outline::Rect { area, radius: 6 }
    };
    let ink = Paint::Colour("coast");
    vec![
        Shape::filled(plate(0), Paint::Colour("paper")).edged(ink, 25).into(),
        Shape::stroked(plate(6), ink, 10).into(),
        lettering(Point::new(at.x, at.y - 12), "EUROPA", 32, "ink"),
        lettering(Point::new(at.x, at.y + 19), "MCMI", 22, "state"),
    ]
}

fn lettering(at: Point, text: &str, size: i32, ink: &'static str) -> Art {
    Art::Lettering(Lettering { at, text: text.to_owned(), size, ink })
}
