//! A small writer of well-formed XML. Whatever text it is given comes out as text, never as markup.

use std::fmt::{Display, Write};

/// A document being written.
#[derive(Debug, Default)]
pub(crate) struct Xml {
    out: String,
    open: Vec<&'static str>,
}

/// Attributes by name.
pub(crate) type Attrs<'a> = [(&'a str, &'a dyn Display)];

impl Xml {
    /// An element with children, until [`Xml::close`].
    pub(crate) fn open(&mut self, name: &'static str, attrs: &Attrs<'_>) {
        self.tag(name, attrs, ">");
        self.open.push(name);
    }

    /// An element without children.
    pub(crate) fn leaf(&mut self, name: &'static str, attrs: &Attrs<'_>) {
        self.tag(name, attrs, "/>\n");
    }

    /// An element with nothing but text in it.
    pub(crate) fn text(&mut self, name: &'static str, attrs: &Attrs<'_>, text: &str) {
        self.tag(name, attrs, ">");
        self.escape(text);
        self.end(name);
    }

    /// Ends the element opened last.
    pub(crate) fn close(&mut self) {
        if let Some(name) = self.open.pop() {
            self.end(name);
        }
    }

    /// The document, every element ended.
    pub(crate) fn finish(mut self) -> String {
        while !self.open.is_empty() {
            self.close();
        }
        self.out
    }

    fn tag(&mut self, name: &str, attrs: &Attrs<'_>, end: &str) {
        self.out.push('<');
        self.out.push_str(name);
        for (name, value) in attrs {
            self.out.push(' ');
            self.out.push_str(name);
            self.out.push_str("=\"");
            self.escape(&value.to_string());
            self.out.push('"');
        }
        self.out.push_str(end);
    }

    fn end(&mut self, name: &str) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.out, "</{name}>");
    }

    /// Characters that XML 1.0 cannot hold at all are left out.
    fn escape(&mut self, text: &str) {
        for char in text.chars() {
            match char {
                '<' => self.out.push_str("&lt;"),
                '>' => self.out.push_str("&gt;"),
                '&' => self.out.push_str("&amp;"),
                '"' => self.out.push_str("&quot;"),
                '\t' | '\n' | '\r' => self.out.push(' '),
                '\u{FFFE}' | '\u{FFFF}' => {}
                _ if char < ' ' => {}
                _ => self.out.push(char),
            }
        }
    }
}
