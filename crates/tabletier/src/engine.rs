//! `tabletier engine`: JSON lines in, JSON lines out. The protocol is the catalog's; here are the pipes.
//!
//! Nothing that comes in ends the service: not a broken line, not an endless one (it is thrown away as it
//! comes), not a bug in a game (its match is dropped and the answer says so). A closed end of either pipe does.

use std::io::{self, BufRead, Write};
use std::panic::{self, AssertUnwindSafe};

use anyhow::Result;
use catalog::Fault;
use catalog::engine::{Engine, LONGEST_LINE};
use serde_json::{Value, json};

use crate::output::complain;

/// Serves standard input until it is closed.
pub(crate) fn run() -> Result<()> {
    let engine = || {
        let mut engine = Engine::new();
        move |line: &str| engine.handle(line)
    };
    serve(&mut io::stdin().lock(), &mut io::stdout().lock(), LONGEST_LINE, engine)
}

/// Answers every line that is not blank. `fresh` makes whoever answers, and makes another when one breaks.
fn serve<H: FnMut(&str) -> String>(
    input: &mut impl BufRead,
    output: &mut impl Write,
    longest: usize,
    fresh: impl Fn() -> H,
) -> Result<()> {
    let mut answer = fresh();
    while let Some(line) = next_line(input, longest)? {
        let text = match line {
            Line::Whole(bytes) if bytes.trim_ascii().is_empty() => continue,
            Line::TooLong => {
                error(Value::Null, "not-json", &format!("a request has at most {longest} bytes"))
            }
            Line::Whole(bytes) => match std::str::from_utf8(&bytes) {
                Err(_) => error(Value::Null, "not-json", "a request is UTF-8"),
                Ok(line) => match panic::catch_unwind(AssertUnwindSafe(|| answer(line))) {
                    Ok(text) => text,
                    Err(_) => {
                        answer = fresh();
                        complain(
                            "tabletier engine: a request broke a rule of the program; its match is dropped",
                        );
                        error(id_of(line), "internal", "this request met a bug; the match is dropped")
                    }
                },
            },
        };
        writeln!(output, "{text}")?;
        output.flush()?;
    }
    Ok(())
}

/// A line of input, or what is known of one that was too long to keep.
#[derive(PartialEq, Eq, Debug)]
enum Line {
    Whole(Vec<u8>),
    TooLong,
}

/// The next line without its end, or nothing when the input is closed. Keeps `longest` bytes at most.
fn next_line(input: &mut impl BufRead, longest: usize) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    let mut length = 0;
    loop {
        let bytes = input.fill_buf()?;
        if bytes.is_empty() && length == 0 {
            return Ok(None);
        }
        let end = bytes.iter().position(|byte| *byte == b'\n');
        let part = &bytes[..end.unwrap_or(bytes.len())];
        length += part.len() + usize::from(end.is_some());
        if line.len() <= longest {
            line.extend_from_slice(&part[..part.len().min(longest + 1 - line.len())]);
        }
        let (used, is_done) = (part.len() + usize::from(end.is_some()), end.is_some() || bytes.is_empty());
        input.consume(used);
        if is_done {
            return Ok(Some(if line.len() > longest { Line::TooLong } else { Line::Whole(line) }));
        }
    }
}

fn error(id: Value, code: &str, message: &str) -> String {
    json!({ "id": id, "error": Fault::protocol(code, message) }).to_string()
}

fn id_of(line: &str) -> Value {
    serde_json::from_str(line).map_or(Value::Null, |request: Value| request["id"].clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn served(input: &[u8]) -> Vec<String> {
        let mut output = Vec::new();
        let fresh = || {
            let mut asked = 0;
            move |line: &str| {
                asked += 1;
                assert!(!line.contains("bug"), "a bug in a game");
                format!("{asked} {line}")
            }
        };
        // Two bytes at a time, as pipes may.
        serve(&mut io::BufReader::with_capacity(2, input), &mut output, 12, fresh).expect("memory holds it");
        String::from_utf8(output).expect("answers are text").lines().map(str::to_owned).collect()
    }

    #[test]
    fn blank_lines_are_skipped_and_the_last_needs_no_end() {
        assert_eq!(served(b"a\n\n \r\nb"), ["1 a", "2 b"]);
        assert!(served(b"").is_empty());
    }

    #[test]
    fn what_is_no_text_gets_an_answer() {
        let answers = served(b"\xff\xfe\nb\n");
        assert!(answers[0].contains(r#""code":"not-json""#), "{answers:?}");
        assert_eq!(answers[1], "1 b");
    }

    #[test]
    fn endless_lines_get_one_answer() {
        let answers = served(b"123456789012\n1234567890123\nb\n");
        assert_eq!((answers[0].as_str(), answers[2].as_str()), ("1 123456789012", "2 b"));
        assert!(answers[1].contains("at most 12 bytes"), "{answers:?}");
    }

    #[test]
    fn a_bug_drops_the_match_and_nothing_else() {
        let answers = served(b"a\n{\"id\":\"bug\"}\nb\n");
        let expected = r#"{"id":"bug","error":{"kind":"protocol","code":"internal","message":"this request met a bug; the match is dropped"}}"#;
        assert_eq!(answers, ["1 a", expected, "1 b"]);
    }
}
