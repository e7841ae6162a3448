//! What every terrain is made of, whatever its mood: regions, roads, bases, headquarters, medals.
//!
//! Things of one kind are drawn as one shape, so that a terrain stays small.

use scene::{Art, Lettering, Outline, Paint, Point, Shape};

use super::layout::{WIDTH, spot, turn};
use super::mood::{Mood, Road, Scattered};
use super::pen::Patch;
use super::{sign, tile, token};
use crate::terrain::{Colour, Region, Slot, Special, Terrain};

/// How far a region's tint stays away from the paths around it.
const INSET: f64 = 36.0;

/// The height of the letters of names: legible on a phone.
const NAME_SIZE: i32 = 30;
/// Where the name of a headquarters stands, from its middle.
const HEADQUARTERS_NAME: (i32, i32) = (110, 48);

/// Half the width and half the height of the plate behind a name.
pub(super) const NAME_PLATE: (i32, i32) = (37, 17);
/// How near a name comes to the edge of the terrain.
const EDGE: i32 = 14;

/// How far below the middle of a base its name stands.
const NAME_BELOW: i32 = 82;

/// Where the number of a region may stand, from a medal.
const STRAIGHT: [(i32, i32); 4] = [(-42, 0), (42, 0), (0, -42), (0, 42)];
const ASLANT: [(i32, i32); 8] =
    [(-30, -30), (30, -30), (-30, 30), (30, 30), (-42, -42), (42, -42), (-42, 42), (42, 42)];
/// So much room a number needs at least to stand straight beside a medal: less, and it would lie half on a base.
const NUMBER: i32 = 9;

/// Where the number of a region stands: beside its medals, where it is farthest from bases, their names and paths.
pub(crate) fn region_name(terrain: &Terrain, region: &Region, turned: bool) -> Point {
    let points: Vec<Point> = region.spots.iter().map(|place| spot(*place, turned)).collect();
    let slots: Vec<Point> = terrain.slots().map(|slot| spot(terrain.place(slot), turned)).collect();
    let ends = |(one, other): &(Slot, Slot)| {
        (spot(terrain.place(*one), turned), spot(terrain.place(*other), turned))
    };
    let paths: Vec<(Point, Point)> = terrain.paths.iter().map(ends).collect();
    let room = |at: &Point| {
        let names = slots.iter().map(|slot| Point::new(slot.x, slot.y + NAME_BELOW));
        let near = |other: Point, size: i32| far(*at, other) - size;
        let bases = slots.iter().map(|slot| near(*slot, 68)).chain(names.map(|name| near(name, 34)));
        let medals = points.iter().map(|medal| near(*medal, 16));
        let roads = paths.iter().map(|(from, to)| beside(*at, *from, *to) - 16);
        bases.chain(medals).chain(roads).min().unwrap_or(0)
    };
    let near = |by: &'static [(i32, i32)]| {
        points.iter().flat_map(move |at| by.iter().map(move |(dx, dy)| Point::new(at.x + dx, at.y + dy)))
    };
    // Above, below or beside where there is room for it; aslant where there is none.
    let straight = near(&STRAIGHT).max_by_key(room).filter(|at| room(at) >= NUMBER);
    straight.or_else(|| near(&ASLANT).chain(near(&STRAIGHT)).max_by_key(room)).unwrap_or(Point::new(0, 0))
}

/// How far two points lie from each other.
fn far(one: Point, other: Point) -> i32 {
    let (dx, dy) = (one.x - other.x, one.y - other.y);
    (dx * dx + dy * dy).isqrt()
}

/// How far a point lies from the straight way between two others.
fn beside(at: Point, from: Point, to: Point) -> i32 {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let share = ((at.x - from.x) * dx + (at.y - from.y) * dy).clamp(0, dx * dx + dy * dy);
    let along = f64::from(share) / f64::from((dx * dx + dy * dy).max(1));
    let foot = Point::new(from.x + (f64::from(dx) * along) as i32, from.y + (f64::from(dy) * along) as i32);
    far(at, foot)
}

/// A plate with round ends around a point, as path data.
fn plate(Point { x, y }: Point, half: i32, radius: i32) -> String {
    let straight = (half - radius).max(0);
    format!(
        "M{} {}h{}a{radius} {radius} 0 0 1 0 {}h{}a{radius} {radius} 0 0 1 0 {}Z",
        x - straight,
        y - radius,
        2 * straight,
        2 * radius,
        -2 * straight,
        -2 * radius,
    )
}

/// A terrain as one side sees it.
#[derive(Clone, Copy)]
pub(super) struct Field {
    pub(super) terrain: &'static Terrain,
    pub(super) has_specials: bool,
    pub(super) turned: bool,
}

impl Field {
    pub(super) fn at(self, slot: Slot) -> Point {
        spot(self.terrain.place(slot), self.turned)
    }

    pub(super) fn special(self, slot: Slot) -> Option<Special> {
        self.terrain.special(slot).filter(|_| self.has_specials)
    }

    /// Both ends of every path.
    pub(super) fn paths(self) -> impl Iterator<Item = (Point, Point)> {
        self.terrain.paths.iter().map(move |(from, to)| (self.at(*from), self.at(*to)))
    }

    /// Where medals lie.
    pub(super) fn medals(self) -> impl Iterator<Item = Point> {
        self.terrain
            .regions
            .iter()
            .flat_map(|region| &region.spots)
            .map(move |place| spot(*place, self.turned))
    }

    /// The regions: a tint within the paths, its corners rounded by a line of the same colour.
    pub(super) fn regions(self, mood: &Mood) -> Vec<Art> {
        let ring = |ring: &Vec<Slot>| inset(&ring.iter().map(|slot| self.at(*slot)).collect::<Vec<_>>());
        let data: String = self.terrain.regions.iter().map(|region| ring(&region.ring)).collect();
        let layer = |colour, tenths, opacity| {
            Shape::filled(Outline::Path(data.clone()), Paint::Colour(colour))
                .edged(Paint::Colour(colour), tenths)
                .opacity(opacity)
                .into()
        };
        vec![layer("region-edge", 290, mood.tint), layer("region", 210, mood.tint)]
    }

    /// The roads of a mood, one layer above another.
    pub(super) fn roads(self, mood: &Mood) -> impl Iterator<Item = Art> {
        mood.roads.iter().map(move |road| {
            let data: String = self.paths().map(|(from, to)| road_data(road, from, to)).collect();
            Shape::stroked(Outline::Path(data), Paint::Colour(road.colour), road.tenths).into()
        })
    }

    /// A drawing at many points at once: each patch is one shape.
    pub(super) fn stamped(patches: &[Patch], points: &[Point], percent: i32) -> impl Iterator<Item = Art> {
        patches.iter().map(move |patch| patch.stamp(points, percent))
    }

    /// All bases, the special ones with their drawing and sign.
    pub(super) fn bases(self, mood: &Mood) -> Vec<Art> {
        let points: Vec<Point> = self.terrain.bases().map(|slot| self.at(slot)).collect();
        let mut art: Vec<Art> = Self::stamped(mood.base, &points, 100).collect();
        for slot in self.terrain.bases() {
            if let Some(special) = self.special(slot) {
                art.extend(sign::middle(special, self.at(slot)));
            }
        }
        art
    }

    /// The headquarters of both sides.
    pub(super) fn headquarters(self, mood: &Mood) -> Vec<Art> {
        let mut art = Vec::new();
        for colour in [Colour::Blue, Colour::Red] {
            let points: Vec<Point> = self.terrain.headquarters(colour).map(|slot| self.at(slot)).collect();
            let house = mood.headquarters.iter().map(|patch| patch.dyed(|name| tile::dye(name, colour)));
            let patches: Vec<Patch> = tile::plinth(colour).into_iter().chain(house).collect();
            art.extend(Self::stamped(&patches, &points, 100));
        }
        art
    }

    /// The signs of special bases and gated headquarters.
    pub(super) fn signs(self) -> impl Iterator<Item = Art> {
        let specials = self.terrain.slots().filter_map(move |slot| Some((slot, self.special(slot)?)));
        specials.flat_map(move |(slot, special)| sign::rim(special, self.at(slot), self.aside(slot)))
    }

    /// On which side of a base its sign hides least of the paths, the upper right if it does not matter.
    /// Never on the lower left, where tiles have their strength.
    pub(super) fn aside(self, slot: Slot) -> (i32, i32) {
        let base = self.at(slot);
        let hidden = |(x, y): &(i32, i32)| {
            let near = |other: Slot| {
                let Point { x: dx, y: dy } = self.at(other);
                let (dx, dy) = (f64::from(dx - base.x), f64::from(dy - base.y));
                (dx * f64::from(*x) + dy * f64::from(*y)) / dx.hypot(dy)
            };
            let closest = self.terrain.neighbours(slot).map(near).fold(f64::MIN, f64::max);
            // Coarse on purpose: a little nearer is not worth another side.
            (closest / 12.0) as i32
        };
        let out = sign::OUT;
        [(out, -out), (-out, -out), (out, out)].into_iter().min_by_key(hidden).unwrap_or((out, -out))
    }

    /// The wells in which medals lie.
    pub(super) fn wells(self) -> impl Iterator<Item = Art> {
        let points: Vec<Point> = self.medals().collect();
        token::SEAT.iter().map(move |patch| patch.stamp(&points, 100))
    }

    /// Where the numbers of regions stand.
    pub(super) fn region_names(self) -> impl Iterator<Item = Point> {
        self.terrain.regions.iter().map(move |region| region_name(self.terrain, region, self.turned))
    }

    /// Where the name of a slot stands: below a base, or beside its lower edge if medals or a number lie there; beside a
    /// headquarters, on the side where there is room.
    pub(super) fn slot_name(self, slot: Slot) -> Point {
        let Point { x, y } = self.at(slot);
        let put = |(dx, dy): (i32, i32)| Point::new(x + dx, y + dy);
        if !slot.is_base() {
            let is_roomy = x + HEADQUARTERS_NAME.0 + NAME_PLATE.0 + EDGE < WIDTH;
            return put((if is_roomy { 1 } else { -1 } * HEADQUARTERS_NAME.0, HEADQUARTERS_NAME.1));
        }
        let is_signed_below = self.special(slot).is_some() && self.aside(slot).1 > 0;
        let first = if is_signed_below { (-18, NAME_BELOW) } else { (0, NAME_BELOW) };
        let taken: Vec<Point> = self.medals().chain(self.region_names()).collect();
        let is_clear = |at: &Point| {
            taken.iter().all(|other| {
                (other.x - at.x).abs() > NAME_PLATE.0 + 18 || (other.y - at.y).abs() > NAME_PLATE.1 + 18
            })
        };
        let places = [first, (-56, 66), (56, 66), (-78, 44), (78, 44)].map(put);
        places.iter().copied().find(is_clear).unwrap_or(put(first))
    }

    /// The names of all slots and the numbers of all regions, as the log tells them, upright whoever looks.
    pub(super) fn names(self) -> Vec<Art> {
        let regions = self.region_names().zip(1..).map(|(at, number): (Point, u8)| (at, number.to_string()));
        let slots = self.terrain.slots().map(|slot| (self.slot_name(slot), slot.to_string()));
        let (slots, regions): (Vec<_>, Vec<_>) = (slots.collect(), regions.collect());
        let plates: String = slots.iter().map(|(at, _)| plate(*at, NAME_PLATE.0, NAME_PLATE.1)).collect();
        let discs: String =
            regions.iter().map(|(at, text)| plate(*at, 8 + 10 * text.len() as i32, 18)).collect();
        let plates = Shape::filled(Outline::Path(plates), Paint::Colour("tag")).opacity(78);
        let discs = Shape::filled(Outline::Path(discs), Paint::Colour("pale")).opacity(82);
        let words =
            |(at, text): (Point, String), ink| Art::Lettering(Lettering { at, text, size: NAME_SIZE, ink });
        let slots = slots.into_iter().map(|name| words(name, "pale"));
        let regions = regions.into_iter().map(|name| words(name, "tag"));
        [plates.into(), discs.into()].into_iter().chain(slots).chain(regions).collect()
    }

    /// What is scattered about, upright whoever looks.
    pub(super) fn scattered(self, mood: &Mood) -> impl Iterator<Item = Art> {
        mood.scattered.iter().flat_map(move |Scattered { patches, percent, places }| {
            let points: Vec<Point> =
                places.iter().map(|(x, y)| turn(Point::new(*x, *y), self.turned)).collect();
            Self::stamped(patches, &points, *percent).collect::<Vec<_>>()
        })
    }
}

/// A straight road, whole or in dashes.
fn road_data(road: &Road, from: Point, to: Point) -> String {
    let Some((dash, gap)) = road.dashes else {
        return format!("M{} {}L{} {}", from.x, from.y, to.x, to.y);
    };
    let (dx, dy) = (f64::from(to.x - from.x), f64::from(to.y - from.y));
    let length = dx.hypot(dy);
    let step =
        |along: f64| (f64::from(from.x) + dx / length * along, f64::from(from.y) + dy / length * along);
    // Dashes keep clear of both bases and lie evenly about the middle.
    let room = length - 152.0;
    let count = ((room + f64::from(gap)) / f64::from(dash + gap)).floor().max(1.0);
    let start = (length - count * f64::from(dash + gap) + f64::from(gap)) / 2.0;
    let dash_data = |place: i32| {
        let at = start + f64::from(place * (dash + gap));
        let ((x, y), (ex, ey)) = (step(at), step(at + f64::from(dash)));
        format!("M{x:.0} {y:.0}l{:.0} {:.0}", ex - x, ey - y)
    };
    (0..count as i32).map(dash_data).collect()
}

/// A closed outline drawn in from every side by [`INSET`], as path data.
fn inset(ring: &[Point]) -> String {
    let corners: Vec<String> =
        drawn_in(ring, INSET).into_iter().map(|(x, y)| format!("{x:.0} {y:.0}")).collect();
    format!("M{}Z", corners.join("L"))
}

/// The corners of a closed outline drawn in from every side.
pub(crate) fn drawn_in(ring: &[Point], margin: f64) -> Vec<(f64, f64)> {
    let points: Vec<(f64, f64)> = ring.iter().map(|point| (f64::from(point.x), f64::from(point.y))).collect();
    let count = points.len();
    let pairs = || (0..count).map(|at| (points[at], points[(at + 1) % count]));
    let area: f64 = pairs().map(|((ax, ay), (bx, by))| ax * by - bx * ay).sum();
    // Each edge as a line moved inwards: a point of it and its direction.
    let edges: Vec<((f64, f64), (f64, f64))> = pairs()
        .map(|((ax, ay), (bx, by))| {
            let (dx, dy) = (bx - ax, by - ay);
            let shift = margin * area.signum() / dx.hypot(dy);
            ((ax - dy * shift, ay + dx * shift), (dx, dy))
        })
        .collect();
    let corner = |at: usize| {
        let ((px, py), (dx, dy)) = edges[(at + count - 1) % count];
        let ((qx, qy), (ex, ey)) = edges[at];
        let along = ((qx - px) * ey - (qy - py) * ex) / (dx * ey - dy * ex);
        (px + along * dx, py + along * dy)
    };
    (0..count).map(corner).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terrain::TerrainId;

    /// Medals have a radius of 17, numbers of regions one of 18.
    #[test]
    fn names_of_slots_lie_clear_of_medals_and_numbers_on_every_terrain() {
        for (id, has_specials, turned) in TerrainId::ALL
            .into_iter()
            .flat_map(|id| [(id, true, false), (id, true, true), (id, false, false)])
        {
            let field = Field { terrain: id.terrain(), has_specials, turned };
            let taken: Vec<Point> = field.medals().chain(field.region_names()).collect();
            for slot in field.terrain.slots() {
                let at = field.slot_name(slot);
                let is_on = |other: &Point| {
                    (other.x - at.x).abs() < NAME_PLATE.0 + 12 && (other.y - at.y).abs() < NAME_PLATE.1 + 12
                };
                assert!(!taken.iter().any(is_on), "{id:?}, turned {turned}: {slot} is covered");
                assert!(
                    at.x - NAME_PLATE.0 >= 0 && at.x + NAME_PLATE.0 <= WIDTH,
                    "{id:?}: {slot} is cut off"
                );
            }
        }
    }
}
