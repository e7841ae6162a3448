//! The colours of powers, by day and by night: a set that people with any kind of colour vision tell apart, as far as seven
//! colours can be. Devices do the rest.

use scene::Colour;

use crate::power::{POWERS, Power};

/// The powers' own, what their devices are drawn with, and the edges of units.
pub(super) const COLOURS: [Colour; POWERS + 4] = [
    Colour::new("austria", 0xc9452b, 0xe77a5c),
    Colour::new("england", 0x2355a5, 0x6d9cea),
    Colour::new("france", 0x48aeea, 0x9ad6fa),
    Colour::new("germany", 0x45423f, 0xa39d95),
    Colour::new("italy", 0x1d8f68, 0x4fc79a),
    Colour::new("russia", 0xa864b4, 0xd9a4e2),
    Colour::new("turkey", 0xf2cf3b, 0xf6dd62),
    Colour::new("sign-pale", 0xffffff, 0x1b1512),
    Colour::new("sign-deep", 0x1b1512, 0x1b1512),
    Colour::new("unit-edge", 0x1b1512, 0x0e0b09),
    Colour::new("unit-rim", 0xfffaf0, 0xf3e7cf),
];

/// The name of a power's colour.
pub const fn of(power: Power) -> &'static str {
    COLOURS[power.index()].name
}

/// The colour that can be read on it.
pub(super) const fn sign(power: Power) -> &'static str {
    match power {
        Power::France | Power::Turkey => "sign-deep",
        _ => "sign-pale",
    }
}
