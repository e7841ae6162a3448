//! What may be asked for at once, and where it is told.

use catalog::probe::{DEEPEST, MOST_PLAYOUTS, PERFT_BUDGET};

#[test]
fn the_limits_stand_in_the_documentation() {
    let told = include_str!("../../../../docs/engine.md").replace([' ', ','], "");
    for limit in [
        format!("(morethan{DEEPEST})"),
        format!("{MOST_PLAYOUTS}playouts"),
        format!("{PERFT_BUDGET}positions"),
    ] {
        assert!(told.contains(&limit), "{limit}");
    }
    assert_eq!((PERFT_BUDGET, MOST_PLAYOUTS), (2_000_000_000, 10_000_000), "some seconds of work");
}
