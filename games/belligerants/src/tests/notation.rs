//! Notation (§14): printed in one form, read forgivingly.

use super::*;
use crate::Square;

fn read(text: &str) -> String {
    text.parse::<Action>()
        .map_or_else(|error| format!("{} {}", error.at, error.expected), |action| action.to_string())
}

#[test]
fn p14_1_squares_by_column_and_row() {
    for (text, column, row) in [("a1", 0, 0), ("c7", 2, 6), ("m15", 12, 14), ("x24", 23, 23)] {
        let square: Square = text.parse().expect("a square");
        assert_eq!((square.column(), square.row(), square.to_string()), (column, row, text.to_owned()));
    }
    for bad in ["", "a", "7", "a0", "a25", "y1", "a1b", "é1", "a+1", "aa1"] {
        assert!(bad.parse::<Square>().is_err(), "{bad}");
    }
    let game = at("y2 ySO=l5 pTK=a4");
    assert_eq!(refused(&game, YELLOW, "l5-x24").paragraph(), Some("14.1"));
    assert_eq!(refused(&game, YELLOW, "x24-l5").paragraph(), Some("14.1"));
}

#[test]
fn p14_2_moves() {
    for text in ["c4-f7", "3:c4-f7", "3:c4-f7+", "c4-f7>j2", "1:c4-f7>j12"] {
        assert_eq!(read(text), text);
    }
    assert_eq!(read("C4xF7"), "c4-f7");
    assert_eq!(read("c4 f7"), "c4-f7");
    assert_eq!(read("c4 x f7"), "c4-f7");
    assert_eq!(read("c4 x7"), "c4-x7", "a column");
    assert_eq!(read("3: c4 - f7 +"), "3:c4-f7+");
    for bad in [
        "",
        "c4",
        "c4-",
        "-f7",
        "6:c4-f7",
        "0:c4-f7",
        "+3:c4-f7",
        "03:c4-f7",
        ":c4-f7",
        "c4-f7>",
        "c4-f7x",
        "c4f7",
        "c4-z9",
        "é-à",
        "c4x-f7",
        "c4--f7",
        "c4-xf7",
        "c04-f7",
        "c4-f07",
        "c4 - - f7",
        "form 03",
        "demand 01200",
        "demand 0",
    ] {
        assert!(bad.parse::<Action>().is_err(), "{bad:?} reads as {}", read(bad));
    }
    assert_eq!(read("c4-f77"), "4 a square such as c7");
}

#[test]
fn p14_3_setting_up() {
    for text in ["swap i1 j2", "form 3", "ready", "unready"] {
        assert_eq!(read(text), text);
    }
    assert_eq!(read("swap j2 i1"), "swap j2 i1", "in any order");
    for bad in ["swap", "swap i1", "swap i1 z2", "form", "form x", "form 300", "ready now", "form +1"] {
        assert!(bad.parse::<Action>().is_err(), "{bad}");
    }
}

#[test]
fn p14_4_deals() {
    for text in ["ask", "demand 1200", "accept", "refuse", "huff c4", "decline"] {
        assert_eq!(read(text), text);
    }
    for bad in ["ask me", "demand 1250", "huff", "decline c4"] {
        assert!(bad.parse::<Action>().is_err(), "{bad}");
    }
}

#[test]
fn p14_5_the_die() {
    for text in ["1", "5", "devil"] {
        assert_eq!(text.parse::<Roll>().expect("a face").to_string(), text);
    }
    assert_eq!("Diable".parse(), Ok(Roll::Devil));
    for bad in ["0", "6", "", "+1", "01", "x"] {
        assert!(bad.parse::<Roll>().is_err(), "{bad}");
    }
}

/// Whatever is typed is understood or refused, never worse.
#[test]
fn odd_texts_are_refused_calmly() {
    let pieces = ["a1", "-", "x", ":", "+", ">", " ", "é", "swap", "9", "\u{0}", "c4", "—"];
    for one in pieces {
        for two in pieces {
            for three in pieces {
                for four in pieces {
                    let text = [one, two, three, four].concat();
                    if let Ok(action) = text.parse::<Action>() {
                        assert_eq!(action.to_string().parse(), Ok(action), "{text:?}");
                    } else {
                        let error = text.parse::<Action>().expect_err("it is refused");
                        assert!(error.at <= text.len(), "{text:?}");
                    }
                }
            }
        }
    }
}
