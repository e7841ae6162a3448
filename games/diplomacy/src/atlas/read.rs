//! Reading `data/europe.txt`; its head says what its lines mean. The file is part of the program: where it is wrong, reading
//! panics, and a test notices.

use scene::Point;

use crate::map::{PLACES, Place};

/// All that the file says.
#[derive(Debug)]
pub(super) struct Sheet {
    pub(super) width: i32,
    pub(super) height: i32,
    pub(super) arcs: Vec<Arc>,
    /// Lines that are only looked at, by their sort: `lake`, `canal`, `grid`.
    pub(super) lines: Vec<(&'static str, Vec<Point>)>,
    /// Areas in the order of the file.
    pub(super) areas: Vec<(&'static str, Vec<Ring>)>,
    /// By place.
    pub(super) spots: Vec<Spots>,
}

/// What two neighbours have in common.
#[derive(Debug)]
pub(super) struct Arc {
    pub(super) kind: Kind,
    pub(super) points: Vec<Point>,
}

/// What an arc is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Land on one side, water on the other.
    Coast,
    /// Between two states of 1901.
    State,
    /// Between two provinces of a state.
    Border,
    /// Between two seas.
    Sea,
    /// Between a sea and narrows that belong to a province.
    Narrow,
    /// Within a province, between a coast and the rest.
    Strip,
    /// The edge of the drawing.
    Frame,
}

/// A closed way along arcs: their numbers, and which of them are taken backwards.
pub(super) type Ring = Vec<(usize, bool)>;

/// Where things stand in a place.
#[derive(Clone, Default, Debug)]
pub(super) struct Spots {
    pub(super) unit: Point,
    pub(super) out: Point,
    pub(super) code: Point,
    pub(super) centre: Option<Point>,
    /// The middle of the name, where there is room for it.
    pub(super) name: Option<Point>,
}

impl Sheet {
    pub(super) fn read(text: &'static str) -> Self {
        let mut sheet = Sheet {
            width: 0,
            height: 0,
            arcs: Vec::new(),
            lines: Vec::new(),
            areas: Vec::new(),
            spots: vec![Spots::default(); PLACES],
        };
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        lines.filter_map(|line| line.split_once(' ')).for_each(|(what, rest)| sheet.take(what, rest));
        sheet
    }

    fn take(&mut self, what: &'static str, rest: &'static str) {
        let named = || rest.split_once(' ').unwrap_or((rest, ""));
        match what {
            "frame" => [self.width, self.height] = pair(&numbers(rest)),
            "arc" => self.arcs.push(Arc { kind: kind(named().0), points: points(named().1) }),
            "area" => self.areas.push((named().0, named().1.split(" / ").map(ring).collect())),
            "at" => self.spots[place(named().0).index()] = spots(named().1),
            _ => self.lines.push((what, points(rest))),
        }
    }

    /// The rings around the area of this name.
    pub(super) fn area(&self, name: &str) -> &[Ring] {
        self.areas.iter().find(|(known, _)| *known == name).map_or(&[], |(_, rings)| rings)
    }

    /// The points of an arc, in one direction or the other.
    pub(super) fn along(&self, (arc, is_back): (usize, bool)) -> Box<dyn Iterator<Item = Point> + '_> {
        let points = self.arcs[arc].points.iter().copied();
        if is_back { Box::new(points.rev()) } else { Box::new(points) }
    }
}

fn numbers(text: &str) -> Vec<i32> {
    text.split(' ').map(number).collect()
}

fn number(word: &str) -> i32 {
    word.parse().unwrap_or_else(|_| panic!("{word} is not a number of the map"))
}

fn pair(numbers: &[i32]) -> [i32; 2] {
    numbers.try_into().unwrap_or_else(|_| panic!("{numbers:?} are not two"))
}

/// From a point and steps to points.
fn points(text: &str) -> Vec<Point> {
    let steps = numbers(text);
    let onwards = steps.chunks(2).map(pair).scan(Point::default(), |at, [x, y]| {
        *at = Point::new(at.x + x, at.y + y);
        Some(*at)
    });
    onwards.collect()
}

fn kind(word: &str) -> Kind {
    match word {
        "coast" => Kind::Coast,
        "state" => Kind::State,
        "border" => Kind::Border,
        "sea" => Kind::Sea,
        "narrow" => Kind::Narrow,
        "strip" => Kind::Strip,
        "frame" => Kind::Frame,
        other => panic!("{other} is no kind of line"),
    }
}

fn ring(text: &str) -> Ring {
    let arc = |word: &str| (number(word.trim_start_matches('~')) as usize, word.starts_with('~'));
    text.split(' ').map(arc).collect()
}

fn place(code: &str) -> Place {
    Place::from_code(code).unwrap_or_else(|| panic!("{code} is no place"))
}

fn spots(text: &str) -> Spots {
    let words: Vec<&str> = text.split(' ').collect();
    let of = |what: &str| {
        let at = words.iter().position(|word| *word == what)?;
        Some(Point::new(number(words[at + 1]), number(words[at + 2])))
    };
    let spot = |what| of(what).unwrap_or_else(|| panic!("{what} is missing: {text}"));
    Spots { unit: spot("unit"), out: spot("out"), code: spot("code"), centre: of("centre"), name: of("name") }
}
