//! As much of the picture a socket tells of as a player needs: whose turn it is, and what they can do.

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

/// A message, as far as it is read.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(borrow)]
    whole: Option<Part<'a>>,
    #[serde(borrow)]
    frame: Option<Part<'a>>,
}

/// A whole picture or what changed in it.
#[derive(Deserialize)]
struct Part<'a> {
    number: u64,
    waiting: Option<Waiting>,
    #[serde(borrow)]
    moves: Option<&'a RawValue>,
    table: Option<Status<'a>>,
    told: Option<usize>,
    log: Option<Vec<IgnoredAny>>,
}

/// Whom a match waits for: nobody when chance is to speak or it is over.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Waiting {
    must: Vec<usize>,
    window: u32,
}

#[derive(Deserialize)]
struct Status<'a> {
    status: &'a str,
}

/// What a viewer has seen of a table.
#[derive(Default)]
pub struct Picture {
    /// The number of the last frame.
    pub number: u64,
    /// How many lines of the log there are.
    pub told: usize,
    waiting: Waiting,
    moves: String,
    /// Whether the match is over.
    pub is_over: bool,
    /// Bytes of frames since this was last asked: the first whole picture is none.
    pub bytes: usize,
    /// Whether the whole picture has come.
    pub is_whole: bool,
}

impl Picture {
    /// Takes a message.
    pub fn hear(&mut self, text: &str) -> Result<()> {
        let heard: Heard<'_> = serde_json::from_str(text).with_context(|| format!("cannot read {text}"))?;
        match heard {
            Heard { whole: Some(whole), .. } => {
                self.told = 0;
                self.take(whole, text.len());
                self.is_whole = true;
            }
            Heard { frame: Some(frame), .. } if frame.number == self.number + 1 => {
                self.take(frame, text.len());
            }
            Heard { frame: Some(frame), .. } => bail!("frame {} after {}", frame.number, self.number),
            // What is personal.
            Heard { whole: None, frame: None } => {}
        }
        Ok(())
    }

    fn take(&mut self, part: Part<'_>, length: usize) {
        if self.is_whole {
            self.bytes += length;
        }
        self.number = part.number;
        self.told = part.told.unwrap_or(self.told + part.log.map_or(0, |lines| lines.len()));
        if let Some(waiting) = part.waiting {
            self.waiting = waiting;
        }
        if let Some(moves) = part.moves {
            moves.get().clone_into(&mut self.moves);
        }
        if let Some(table) = part.table {
            self.is_over = table.status == "over";
        }
    }

    /// Whether the match waits for somebody at all, or will never again.
    pub fn is_settled(&self) -> bool {
        self.is_over || !self.waiting.must.is_empty()
    }

    /// Whether the match waits for this seat.
    pub fn waits_for(&self, seat: usize) -> bool {
        !self.is_over && self.waiting.must.contains(&seat)
    }

    /// The decision that is open.
    pub fn window(&self) -> u32 {
        self.waiting.window
    }

    /// What the viewer's seat can do, as a tree.
    pub fn moves(&self) -> &str {
        &self.moves
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHOLE: &str = r#"{"whole":{"number":4,"as":0,"board":"x","table":{"id":"t","status":"running"},
        "waiting":{"must":[0],"may":[],"window":7},"scene":{"pieces":[]},"moves":[{"id":"a","action":"a"}],
        "told":12,"since":11,"log":[{"number":12}],"talk":[],"draw":{"offered":[],"can":true},"rematch":null}}"#;

    #[test]
    fn frames_change_what_they_name() {
        let mut seen = Picture::default();
        for message in [WHOLE, r#"{"own":{"seats":[0],"invites":[]}}"#] {
            seen.hear(message).expect("a message");
        }
        assert!(seen.waits_for(0) && seen.is_settled());
        assert_eq!((seen.window(), seen.moves(), seen.told), (7, r#"[{"id":"a","action":"a"}]"#, 12));
        assert_eq!(seen.bytes, 0, "the first picture is not weighed");
        let frame =
            r#"{"frame":{"number":5,"waiting":{"must":[1],"may":[],"window":8},"moves":[],"log":[{},{}]}}"#;
        seen.hear(frame).expect("a frame");
        assert!(!seen.waits_for(0) && seen.waits_for(1));
        assert_eq!((seen.moves(), seen.told, seen.bytes), ("[]", 14, frame.len()));
        let over = r#"{"frame":{"number":6,"waiting":{"over":{}},"table":{"status":"over"}}}"#;
        seen.hear(over).expect("a frame");
        assert!(seen.is_over && seen.is_settled() && !seen.waits_for(1));
        assert!(seen.hear(frame).is_err(), "a frame that was there already");
    }
}
