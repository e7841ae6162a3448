//! The figures of the rules: those of Diplomacy's chapters, played here, where lots come before the first order and time alone closes
//! what divine players take part in.

use std::sync::LazyLock;

use diplomacy::Diplomacy;
use scene::{Figure, Pictured};

static FIGURES: LazyLock<Vec<Figure>> =
    LazyLock::new(|| Diplomacy::figures().iter().map(played_here).collect());

/// All figures, in the order of the rules.
pub(crate) fn figures() -> &'static [Figure] {
    &FIGURES
}

/// The same position in this game. It is made once, and kept for good.
fn played_here(figure: &Figure) -> Figure {
    const EXPIRED: &str = "expired 0";
    let is_winter = figure.config.contains("\"W19");
    let closes = figure.play.iter().any(|line| line.ends_with(" ready"));
    let mut play = vec![drawn(figure.name)];
    play.extend(is_winter.then_some(EXPIRED));
    play.extend(figure.play);
    play.extend(closes.then_some(EXPIRED));
    Figure { play: play.leak(), ..*figure }
}

/// Two countries that are on the map of this figure: nothing of it hangs on them.
fn drawn(name: &str) -> &'static str {
    match name {
        "ring" => "roll devil AUSTRIA lord RUSSIA",
        "convoy" => "roll devil ENGLAND lord GERMANY",
        _ => "roll devil FRANCE lord GERMANY",
    }
}
