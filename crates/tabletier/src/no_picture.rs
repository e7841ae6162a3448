//! In place of `picture` where the program is built without the feature `pictures`, as `cargo xtask play` builds it: nobody needs PNG
//! to play.

use anyhow::{Result, bail};

/// Says that this program draws none.
pub(crate) fn png(_: &str, _: f32) -> Result<Vec<u8>> {
    bail!(
        "this program was built without PNG pictures: leave --png out for SVG, or build it with \
         `cargo build --release --package tabletier`"
    )
}
