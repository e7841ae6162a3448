//! The rules of a game on request: their contents, a chapter, a paragraph.
//!
//! The Markdown of the rules has few forms: headings, paragraphs that begin with their number in bold,
//! lists, tables and figures, told by their captions. Only these are understood.

use anstyle::Style;

use crate::terminal::layout::wrap;

const BOLD: Style = Style::new().bold();

/// The rules, ready to be opened anywhere.
pub(super) struct Rulebook<'a> {
    title: &'a str,
    chapters: Vec<Chapter<'a>>,
}

struct Chapter<'a> {
    heading: &'a str,
    paragraphs: Vec<Paragraph<'a>>,
}

struct Paragraph<'a> {
    number: Option<&'a str>,
    lines: Vec<&'a str>,
}

impl<'a> Rulebook<'a> {
    /// Reads the rules of a game.
    pub(super) fn new(markdown: &'a str) -> Self {
        let mut book = Rulebook { title: "", chapters: Vec::new() };
        for block in blocks(markdown) {
            if let Some(title) = block[0].strip_prefix("# ") {
                book.title = title;
            } else if let Some(heading) = block[0].strip_prefix("## ") {
                book.chapters.push(Chapter { heading, paragraphs: Vec::new() });
            } else if let Some(chapter) = book.chapters.last_mut() {
                chapter.paragraphs.push(Paragraph::new(&block));
            }
        }
        book
    }

    /// The title and the headings of all chapters.
    pub(super) fn contents(&self) -> String {
        let headings = self.chapters.iter().map(|chapter| format!("\n  {}", chapter.heading));
        format!("{BOLD}{}{BOLD:#}{}", self.title, headings.collect::<String>())
    }

    /// The number of the chapter about how actions are written, 0 without one. Its heading has this word in
    /// both languages.
    pub(super) fn notation(&self) -> i64 {
        let found = self.chapters.iter().find(|chapter| chapter.heading.contains("Notation"));
        found.and_then(|chapter| chapter.number()?.parse().ok()).unwrap_or(0)
    }

    /// The chapter of this number, or the paragraph.
    pub(super) fn open(&self, number: &str, width: usize) -> Option<String> {
        let number = number.trim().trim_start_matches('§').trim_end_matches('.');
        let chapter = number.split('.').next()?;
        let chapter = self.chapters.iter().find(|found| found.number() == Some(chapter))?;
        let is_asked_for =
            |paragraph: &&Paragraph<'_>| !number.contains('.') || paragraph.number == Some(number);
        let found: Vec<&Paragraph<'_>> = chapter.paragraphs.iter().filter(is_asked_for).collect();
        if found.is_empty() {
            return None;
        }
        let texts = found.iter().map(|paragraph| format!("\n{}", paragraph.shown(width)));
        Some(format!("{BOLD}{}{BOLD:#}{}", chapter.heading, texts.collect::<String>()))
    }
}

impl<'a> Chapter<'a> {
    fn number(&self) -> Option<&'a str> {
        self.heading.split_once('.').map(|(number, _)| number)
    }
}

impl<'a> Paragraph<'a> {
    fn new(block: &[&'a str]) -> Self {
        let numbered = block[0].strip_prefix("**").and_then(|rest| rest.split_once("** "));
        let (number, first) = numbered.map_or((None, block[0]), |(number, rest)| (Some(number), rest));
        Paragraph { number, lines: std::iter::once(first).chain(block[1..].iter().copied()).collect() }
    }

    fn shown(&self, width: usize) -> String {
        let is_list = self.lines.iter().any(|line| line.starts_with(['|', '-', ' ']));
        let text = self.lines.join(if is_list { "\n" } else { " " }).replace("**", "");
        let text = figure(&text).unwrap_or(text);
        let number = format!("  {:<6}", self.number.unwrap_or_default());
        wrap(&text, width, &number, "        ")
    }
}

/// What stands for a figure where none can be drawn: its caption, and the name `tabletier figure` draws it by.
fn figure(text: &str) -> Option<String> {
    let (caption, name) = text.strip_prefix("![")?.strip_suffix(')')?.split_once("](figure:")?;
    Some(format!("[Figure {name}: {caption}]"))
}

/// Lines that stand together.
fn blocks(text: &str) -> Vec<Vec<&str>> {
    let lines: Vec<&str> = text.lines().collect();
    lines.split(|line| line.trim().is_empty()).filter(|block| !block.is_empty()).map(<[_]>::to_vec).collect()
}

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;

    const RULES: &str = "# Go fish\n\nA game.\n\n## 1. Cards\n\n**1.1** There are\ncards.\n\n**1.2** Many. ◊\n\n\
                         ## 10. End\n\n**10.1** Soon.\n";

    fn plain(text: &str) -> String {
        anstream::adapter::strip_str(text).to_string()
    }

    #[test]
    fn contents_chapters_and_paragraphs() {
        let book = Rulebook::new(RULES);
        assert_eq!(plain(&book.contents()), "Go fish\n  1. Cards\n  10. End");
        let opened = |number| book.open(number, 80).map(|text| plain(&text));
        assert_eq!(opened("1").expect("a chapter"), "1. Cards\n  1.1   There are cards.\n  1.2   Many. ◊");
        assert_eq!(opened("§1.2").expect("a paragraph"), "1. Cards\n  1.2   Many. ◊");
        assert_eq!(opened("10.1").expect("a paragraph"), "10. End\n  10.1  Soon.");
        for none in ["2", "1.3", "fish", ""] {
            assert_eq!(opened(none), None, "{none:?}");
        }
    }

    #[test]
    fn figures_are_told_by_their_captions() {
        let book = Rulebook::new(
            "# Go fish\n\n## 1. Cards\n\n**1.1** Many.\n\n![A fish\non a hook.](figure:fish)\n",
        );
        let opened = book.open("1", 80).expect("a chapter");
        assert_eq!(plain(&opened), "1. Cards\n  1.1   Many.\n        [Figure fish: A fish on a hook.]");
        let alone = book.open("1.1", 80).expect("a paragraph");
        assert_eq!(plain(&alone), "1. Cards\n  1.1   Many.");
    }

    #[test]
    fn the_rules_of_every_game_can_be_opened() {
        for game in catalog::games() {
            for lang in Lang::ALL {
                let book = Rulebook::new(game.rules(lang));
                assert!(!book.title.is_empty() && book.chapters.len() > 2, "{} {lang}", game.info().key);
                assert!(book.notation() > 0, "{} {lang}", game.info().key);
                assert!(book.open("1", 80).is_some() && book.open("1.1", 80).is_some());
            }
        }
    }
}
