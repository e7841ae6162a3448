//! Figures of the rules: every one that a text names is there, every one that is there is named, and each is a
//! position that can come about, drawn without a flaw.

use catalog::Title;
use scene::{Emphasis, Figure, Theme};
use words::Lang;

/// The figures that a rules text shows, in order: name and caption.
fn shown(rules: &str) -> Vec<(String, String)> {
    let blocks = rules.split("\n\n").filter(|block| block.contains("!["));
    let read = |block: &str| {
        let line = block.trim().replace('\n', " ");
        let inner = line.strip_prefix("![").and_then(|rest| rest.strip_suffix(')'));
        let parts = inner.and_then(|inner| inner.split_once("](figure:"));
        let (caption, name) = parts.unwrap_or_else(|| panic!("a figure stands alone: {line}"));
        assert!(
            !caption.contains(['[', ']']) && caption.ends_with('.'),
            "a caption is a sentence: {caption}"
        );
        (name.to_owned(), caption.to_owned())
    };
    blocks.map(read).collect()
}

fn each(test: impl Fn(&dyn Title, &Figure)) {
    for kind in catalog::games() {
        kind.figures().iter().for_each(|figure| test(*kind, figure));
    }
}

#[test]
fn the_rules_show_every_figure_once_in_both_languages() {
    for kind in catalog::games() {
        let there: Vec<&str> = kind.figures().iter().map(|figure| figure.name).collect();
        let [english, french] = [Lang::En, Lang::Fr].map(|lang| shown(kind.rules(lang)));
        for texts in [&english, &french] {
            let named: Vec<&str> = texts.iter().map(|(name, _)| name.as_str()).collect();
            assert_eq!(named, there, "{}", kind.info().key);
        }
        for (one, other) in english.iter().zip(&french) {
            assert_ne!(one.1, other.1, "the caption of {} is translated", one.0);
        }
    }
}

#[test]
fn some_games_have_figures() {
    for key in ["diam", "belligerants", "bartasso", "toybattle"] {
        assert!(catalog::game(key).expect("it is listed").figures().len() >= 6, "{key}");
    }
}

#[test]
fn names_are_fit_for_addresses() {
    each(|_, figure| {
        let is_fit = |part: &str| {
            !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
        };
        assert!(figure.name.split('-').all(is_fit), "{}", figure.name);
    });
}

#[test]
fn every_figure_is_a_position_drawn_without_a_flaw() {
    each(|kind, figure| {
        let plate = kind.figure(figure.name).unwrap_or_else(|fault| panic!("{}: {fault}", figure.name));
        assert_eq!(scene::flaws(&plate.board, &plate.scene, []), [], "{}", figure.name);
        let (board, frame) = (plate.board.area(), plate.frame);
        let corners = [(frame.x, frame.y), (frame.x + frame.width, frame.y + frame.height)];
        let is_inside = corners.iter().all(|(x, y)| board.holds(scene::Point::new(*x, *y)));
        assert!(is_inside && frame.width > 0 && frame.height > 0, "{} is cut out of the board", figure.name);
        let in_frame = |at| frame.holds(at);
        assert!(plate.scene.pieces.iter().any(|piece| in_frame(piece.at)), "{} is not empty", figure.name);
        let targets = plate.scene.marks.iter().filter(|mark| mark.why == Emphasis::Target).count();
        assert!(figure.picked.is_none() || targets > 0, "{} shows what can be done", figure.name);
    });
}

#[test]
fn every_figure_is_drawn_in_both_languages_and_themes() {
    each(|kind, figure| {
        let plate = kind.figure(figure.name).expect("it can be played");
        let (width, height) = plate.size();
        for lang in Lang::ALL {
            let words = kind.words(lang);
            let [light, dark] = [Theme::Light, Theme::Dark].map(|theme| plate.svg(words, theme));
            assert_ne!(light, dark, "{}", figure.name);
            assert!(light.contains(&format!(" {width} {height}\"")), "{} tells its size", figure.name);
        }
    });
}

#[test]
fn there_is_no_other_figure() {
    let fault = catalog::game("diam").and_then(|kind| kind.figure("board")).expect_err("it has none");
    assert_eq!(fault.code, "unknown-figure");
}
