//! Where things lie in the view box: the far side's strip at the top, the terrain, one's own strip below.
//!
//! The terrain is turned by a half-turn for whoever plays red, so that everybody fights upwards. Strips and
//! their contents are never turned.

use scene::{Point, Rect, Stage};

/// The size of the view box.
pub(crate) const WIDTH: i32 = 1000;
/// See [`WIDTH`].
pub(crate) const HEIGHT: i32 = 1640;
/// The ground of the terrain.
pub(crate) const TERRAIN: Rect = Rect::new(14, 176, 972, 1268);
/// The point around which the terrain is turned, doubled.
const TURN: Point = Point::new(WIDTH, 2 * 170 + 1280);

/// The terrain with a strip above and one below it, which may lie beside it instead.
pub(crate) fn stage() -> Stage {
    let (top, bottom) = (TERRAIN.y - 6, TERRAIN.y + TERRAIN.height + 5);
    Stage {
        field: Rect::new(0, top, WIDTH, bottom - top),
        wings: vec![Rect::new(0, 0, WIDTH, top), Rect::new(0, bottom, WIDTH, HEIGHT - bottom)],
        turns: Vec::new(),
    }
}

/// Medals for which a tally has room: a region of three on top of seven.
#[cfg(test)]
pub(crate) const TALLY: usize = 10;

/// A place in thousandths of the terrain on the board.
pub(crate) fn spot((x, y): (i32, i32), turned: bool) -> Point {
    let scaled = |share: i32, size: i32| (share * size + 500).div_euclid(1000);
    turn(Point::new(40 + scaled(x, 920), 170 + scaled(y, 1280)), turned)
}

/// A point of the terrain as the side that plays red sees it, if asked for.
pub(super) fn turn(point: Point, turned: bool) -> Point {
    if turned { Point::new(TURN.x - point.x, TURN.y - point.y) } else { point }
}

/// Where something drawn across the whole terrain goes, and its size in percent.
pub(super) fn turn_all(turned: bool) -> (Point, i32) {
    if turned { (TURN, -100) } else { (Point::new(0, 0), 100) }
}

/// The rack of a side.
pub(crate) fn rack(far: bool) -> Rect {
    if far { Rect::new(152, 66, 696, 100) } else { Rect::new(12, 1452, 976, 130) }
}

/// Where a troop stands in a rack of eight: the far ones small, one's own at full size.
pub(crate) fn rack_spot(place: usize, far: bool) -> Point {
    let place = place as i32;
    if far { Point::new(206 + 84 * place, 113) } else { Point::new(80 + 120 * place, 1514) }
}

/// The middle of the row with a side's name, medals, reserve and discard.
fn row(far: bool) -> i32 {
    if far { 32 } else { 1612 }
}

fn in_row(x: i32, width: i32, far: bool) -> Rect {
    Rect::new(x, row(far) - 25, width, 50)
}

/// Where a side's name is written.
pub(crate) fn name_place(far: bool) -> Rect {
    in_row(16, 300, far)
}

/// Where the medals a side has won lie, and the wells of those it still needs.
pub(crate) fn medal_spot(place: usize, far: bool) -> Point {
    Point::new(344 + 30 * place as i32, row(far))
}

/// Where a side's reserve lies.
pub(crate) fn reserve_spot(far: bool) -> Point {
    Point::new(678, row(far))
}

/// Where the size of a side's reserve is written.
pub(crate) fn reserve_count(far: bool) -> Rect {
    in_row(708, 96, far)
}

/// Where a side's discard lies.
pub(crate) fn discard_spot(far: bool) -> Point {
    Point::new(850, row(far))
}

/// Where the size of a side's discard is written.
pub(crate) fn discard_count(far: bool) -> Rect {
    in_row(882, 102, far)
}
