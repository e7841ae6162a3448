//! Names of guests, as others may read them: one line, something to see, and nothing that moves what stands beside it.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_segmentation::UnicodeSegmentation;

use crate::error::ApiError;

/// The longest name, in characters as people count them.
pub const LONGEST_NAME: usize = 24;
/// The most code points of one: a letter may carry several marks, and none carries hundreds.
const MOST_CODE_POINTS: usize = 4 * LONGEST_NAME;

/// Whether a character has no width, no ink, or turns the text around it: in a name it only deceives.
fn is_unseen(character: char) -> bool {
    character.is_control()
        || matches!(character,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}'
            | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{180b}'..='\u{180f}'
            // Joiners, marks of direction, embeddings, overrides and isolates.
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// A guest's name as others may read it: in one form for the same letters, without what cannot be seen, with single
/// spaces, not too long.
pub fn clean_name(name: &str) -> Result<String, ApiError> {
    let spaced = name.chars().map(|one| if one.is_whitespace() { ' ' } else { one });
    let seen: String = spaced.filter(|one| !is_unseen(*one)).nfc().collect();
    let name = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    let has_ink = name.chars().any(|one| !one.is_whitespace() && !is_combining_mark(one));
    let is_short = name.chars().count() <= MOST_CODE_POINTS && name.graphemes(true).count() <= LONGEST_NAME;
    if has_ink && is_short {
        return Ok(name);
    }
    let message = format!("a name has 1 to {LONGEST_NAME} characters on one line, and something to see");
    Err(ApiError::bad("bad-name", message))
}
