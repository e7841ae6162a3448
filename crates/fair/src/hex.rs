//! Bytes as digits.

/// Two lower-case digits for each byte.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The bytes of such a text; nothing if it is none.
pub fn unhex(text: &str) -> Option<Vec<u8>> {
    if !is_hex(text, text.len()) || !text.len().is_multiple_of(2) {
        return None;
    }
    let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    text.as_bytes().chunks(2).map(byte).collect()
}

/// Whether a text is so many lower-case digits.
pub fn is_hex(text: &str, digits: usize) -> bool {
    text.len() == digits && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}
