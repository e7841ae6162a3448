//! What is read must be legible, and tiles must stand out from every ground, by day and by night.

use scene::{HOUSE, Rgb, Theme};

use crate::picture::art::colours;
use crate::terrain::TerrainId;

/// The brightness of a colour as the eye sees it, from 0 to 1.
fn luminance(rgb: Rgb) -> f64 {
    let (red, green, blue) = rgb.parts();
    let linear = |part: u8| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

fn contrast(terrain: TerrainId, theme: Theme, one: &str, other: &str) -> f64 {
    let own = colours(terrain);
    let value = |name: &str| {
        let found = own.iter().chain(HOUSE).find(|colour| colour.name == name);
        luminance(found.unwrap_or_else(|| panic!("{name} has no value")).value(theme))
    };
    let (one, other) = (value(one), value(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn everywhere() -> impl Iterator<Item = (TerrainId, Theme)> {
    TerrainId::ALL.into_iter().flat_map(|terrain| [(terrain, Theme::Light), (terrain, Theme::Dark)])
}

#[test]
fn numerals_are_legible() {
    for (terrain, theme) in everywhere() {
        for paper in ["blue-deep", "red-deep", "sign"] {
            let found = contrast(terrain, theme, "white", paper);
            assert!(found >= 4.5, "white on {paper}, {theme:?}: {found:.2}");
        }
    }
}

#[test]
fn tiles_stand_out_from_every_ground() {
    for (terrain, theme) in everywhere() {
        for ground in ["ground", "ground-deep", "region", "base", "base-light", "rack", "rack-light"] {
            for rim in ["blue", "red"] {
                // A tile has a dark rim within a pale edge: one of them is enough.
                let [dark, pale] = [rim, "edge"].map(|name| contrast(terrain, theme, name, ground));
                let found = dark.max(pale);
                assert!(found >= 3.0, "{rim} on {ground} of {}, {theme:?}: {found:.2}", terrain.word());
            }
        }
    }
}

#[test]
fn roads_and_medals_are_seen() {
    for (terrain, theme) in everywhere() {
        for ground in ["ground", "ground-deep", "region"] {
            let [road, edge] = ["road", "road-edge"].map(|name| contrast(terrain, theme, name, ground));
            assert!(road.max(edge) >= 1.6, "roads on {ground} of {}: {road:.2} {edge:.2}", terrain.word());
            let [coin, rim] = ["medal", "medal-deep"].map(|name| contrast(terrain, theme, name, ground));
            assert!(coin.max(rim) >= 3.0, "medals on {ground} of {}: {coin:.2} {rim:.2}", terrain.word());
        }
    }
}
