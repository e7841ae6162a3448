//! The two wooden racks: one's own with a ledge that eight tiles lean on, the far one smaller.

use scene::{Art, Direction, Gradient, Outline, Paint, Rect, Shape, Stop};

use super::layout::{rack, rack_spot};
use super::pen::traced;

/// Names and values of the colours of the wood.
pub(super) const COLOURS: [(&str, u32); 4] =
    [("rack", 0xd6a56b), ("rack-light", 0xe9c088), ("rack-deep", 0x8a5a2b), ("rack-well", 0x6b4220)];

/// The light on the wood.
pub(super) fn gradients() -> Vec<Gradient> {
    let stop = |at, colour| Stop { at, colour, opacity: 100 };
    vec![Gradient {
        name: "rack",
        direction: Direction::Down,
        stops: vec![stop(0, "rack-light"), stop(30, "rack"), stop(100, "rack-deep")],
    }]
}

/// Both racks, empty.
pub(super) fn racks() -> impl Iterator<Item = Art> {
    [true, false].into_iter().flat_map(one)
}

fn one(far: bool) -> Vec<Art> {
    let wood = rack(far);
    let rounded = |area, radius| Outline::Rect { area, radius };
    let ledge = Rect::new(wood.x, wood.y + wood.height - 18, wood.width, 18);
    // A round well for each troop, all in one path.
    let well = if far { "O0 0 31" } else { "O0 0 48" };
    let wells: String = (0..8).map(|place| traced(well, rack_spot(place, far), 100)).collect();
    vec![
        Shape::filled(rounded(wood, 22), Paint::Gradient("rack"))
            .edged(Paint::Colour("rack-deep"), 30)
            .into(),
        Shape::filled(Outline::Path(wells), Paint::Colour("rack-well")).opacity(38).into(),
        Shape::filled(rounded(ledge, 9), Paint::Colour("rack-light")).opacity(70).into(),
    ]
}
