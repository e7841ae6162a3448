//! An SVG picture into a PNG one, with letters of our own: no font of the machine is used, so that a picture
//! is the same everywhere.

use std::sync::Arc;

use anyhow::{Context, Result};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};

/// DejaVu Sans, regular and bold, cut down to the letters of the house's languages and the signs of its boards.
const FONTS: [&[u8]; 2] =
    [include_bytes!("../fonts/DejaVuSans.subset.ttf"), include_bytes!("../fonts/DejaVuSans-Bold.subset.ttf")];
const FAMILY: &str = "DejaVu Sans";

/// Draws an SVG picture, with so many pixels for one unit.
pub(crate) fn png(svg: &str, scale: f32) -> Result<Vec<u8>> {
    let tree = Tree::from_str(svg, &options()).context("the drawing is not well-formed")?;
    let size = tree.size().to_int_size().scale_by(scale).context("the drawing has no size")?;
    let mut pixels = Pixmap::new(size.width(), size.height()).context("the drawing has no size")?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().context("the picture cannot be written")
}

fn options() -> Options<'static> {
    let mut fonts = fontdb::Database::new();
    for font in FONTS {
        fonts.load_font_data(font.to_vec());
    }
    fonts.set_serif_family(FAMILY);
    fonts.set_sans_serif_family(FAMILY);
    fonts.set_monospace_family(FAMILY);
    Options { font_family: FAMILY.to_owned(), fontdb: Arc::new(fonts), ..Options::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(content: &str) -> Vec<u8> {
        let svg = format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 40'>{content}</svg>");
        png(&svg, 1.0).expect("a drawing")
    }

    #[test]
    fn letters_are_drawn_whatever_their_family() {
        let empty = drawn("");
        assert!(empty.starts_with(b"\x89PNG"));
        for family in ["Georgia, serif", "'Segoe UI', sans-serif", "Nothing"] {
            let text =
                drawn(&format!("<text x='5' y='30' font-size='20' font-family=\"{family}\">é8</text>"));
            assert_ne!(text, empty, "{family}");
        }
    }

    #[test]
    fn a_picture_can_be_larger() {
        let svg =
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 40'><rect width='9' height='9'/></svg>";
        let sizes = [1.0, 2.0].map(|scale| {
            let bytes = png(svg, scale).expect("a drawing");
            let pixels = Pixmap::decode_png(&bytes).expect("a picture");
            (pixels.width(), pixels.height())
        });
        assert_eq!(sizes, [(60, 40), (120, 80)]);
    }

    #[test]
    fn regular_and_bold_differ() {
        let letters = |weight| drawn(&format!("<text x='5' y='30' font-weight='{weight}'>Diam</text>"));
        assert_ne!(letters("normal"), letters("bold"));
    }
}
