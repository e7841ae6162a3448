//! Names: of guests as others may read them, and of bots.

use std::collections::BTreeSet;

use server::bot_names::bot_name;
use server::name::clean_name;

#[track_caller]
fn check(given: &str, cleaned: Option<&str>) {
    assert_eq!(clean_name(given).ok().as_deref(), cleaned, "{given:?}");
}

#[test]
fn names_are_trimmed_and_written_in_one_form() {
    check("  Ana \t\u{a0} Lía\n", Some("Ana Lía"));
    check("Zoe\u{301}", Some("Zoé"));
    check("Zoé 🦆", Some("Zoé 🦆"));
    check("\u{5e9}\u{5dc}\u{5d5}\u{5dd}", Some("\u{5e9}\u{5dc}\u{5d5}\u{5dd}"));
}

#[test]
fn what_cannot_be_seen_is_left_out() {
    check("A\u{200b}n\u{200d}a\u{feff}", Some("Ana"));
    check("\u{202e}Ana\u{202c}", Some("Ana"));
    check("a\u{0}b\u{7}", Some("ab"));
    check("An\u{2066}a\u{2069} \u{200f} B", Some("Ana B"));
}

#[test]
fn a_name_has_something_to_see() {
    for nothing in [
        "",
        "   ",
        "\n",
        "\u{200b}\u{200d}",
        "\u{202e}\u{202c}",
        "\u{2066}",
        "\u{3164}",
        "\u{2800}",
        "\u{301}",
        "\u{fe0f}",
        "\u{7}",
        "\u{e0041}",
    ] {
        check(nothing, None);
    }
}

#[test]
fn length_is_counted_as_people_count() {
    let longest = "é".repeat(24);
    check(&longest, Some(&longest));
    check(&"e\u{301}".repeat(24), Some(&longest));
    check(&"é".repeat(25), None);
    // A flag is one character of two code points, and no letter carries a tower of marks.
    let flags = "🇫🇷".repeat(24);
    check(&flags, Some(&flags));
    check(&format!("a{}", "\u{317}".repeat(300)), None);
    check(&"x".repeat(60_000), None);
}

#[test]
fn bots_of_one_level_are_called_differently_at_a_table_and_always_the_same() {
    for table in ["k3x9", "a", "0000", "zzzzzzzzzzzzzzzz"] {
        let names: BTreeSet<_> = (0..6).map(|nth| bot_name(table, nth, 3)).collect();
        assert_eq!(names.len(), 6, "{table}");
        assert_eq!(bot_name(table, 1, 3), bot_name(table, 1, 3));
    }
}

#[test]
fn a_bots_name_belongs_to_one_level() {
    let all: BTreeSet<_> =
        (1..=6).flat_map(|level| (0..6).map(move |nth| bot_name("t", nth, level))).collect();
    assert_eq!(all.len(), 36);
    assert_eq!(bot_name("t", 0, 0), bot_name("t", 0, 1));
    assert_eq!(bot_name("t", 0, 9), bot_name("t", 0, 6));
}
