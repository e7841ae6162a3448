//! Lines and columns of text, for any width.

/// A text broken between words into lines of at most `width` columns; the first line begins with `first`,
/// the others with `rest`. Lines that are there already are kept.
pub(crate) fn wrap(text: &str, width: usize, first: &str, rest: &str) -> String {
    let mut out = String::new();
    for (at, paragraph) in text.lines().enumerate() {
        let mut line = if at == 0 { first.to_owned() } else { format!("\n{rest}") };
        let mut used = if at == 0 { columns_of(first) } else { columns_of(rest) };
        let mut is_fresh = true;
        for word in paragraph.split(' ') {
            let length = columns_of(word);
            if !is_fresh && used + 1 + length > width {
                line += &format!("\n{rest}");
                used = columns_of(rest);
                is_fresh = true;
            }
            if !is_fresh {
                line.push(' ');
                used += 1;
            }
            line += word;
            used += length;
            is_fresh = false;
        }
        out += &line;
    }
    out
}

/// Items in as many columns of equal width as fit, filled row by row.
pub(crate) fn in_columns(items: &[String], width: usize) -> String {
    let widest = items.iter().map(|item| columns_of(item)).max().unwrap_or(0) + 3;
    let per_row = (width / widest).max(1);
    let row = |row: &[String]| {
        let cells: String = row.iter().map(|item| format!("{item:<widest$}")).collect();
        format!("  {}", cells.trim_end())
    };
    items.chunks(per_row).map(row).collect::<Vec<_>>().join("\n")
}

/// How many columns a text takes. Letters of the house's languages take one each.
fn columns_of(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stay_whole() {
        assert_eq!(wrap("one two three", 7, "", "  "), "one two\n  three");
        assert_eq!(wrap("a verylongword b", 5, "", ""), "a\nverylongword\nb");
        assert_eq!(wrap("one\ntwo  spaced", 20, "* ", "  "), "* one\n  two  spaced");
        assert_eq!(wrap("", 10, "", ""), "");
    }

    #[test]
    fn columns_fill_the_width() {
        let items = ["a", "bb", "ccc", "d"].map(str::to_owned);
        assert_eq!(in_columns(&items, 12), "  a     bb\n  ccc   d");
        assert_eq!(in_columns(&items, 1), "  a\n  bb\n  ccc\n  d");
    }
}
