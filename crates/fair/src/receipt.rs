//! Receipts for what people save in secret.

use sha2::{Digest, Sha256};

use crate::{answer, hex};

/// The salt of a seat's receipts in a window: the seat's own until the match is over.
pub fn salt(seed: &[u8], id: &str, window: u32, seat: u8) -> String {
    hex(&answer(seed, &format!("tabletier salt 1\n{id}\n{window} {seat}\n"))[..16])
}

/// The receipt for what a seat has entered in a window so far, in its order.
pub fn receipt<S: AsRef<str>>(id: &str, window: u32, seat: u8, salt: &str, actions: &[S]) -> String {
    let mut text = format!("tabletier receipt 1\n{id}\n{window} {seat}\n{salt}\n");
    for action in actions {
        text.push_str(action.as_ref());
        text.push('\n');
    }
    hex(&Sha256::digest(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_change_makes_another() {
        let salts =
            [salt(b"s", "m", 1, 0), salt(b"s", "m", 1, 1), salt(b"s", "m", 2, 0), salt(b"t", "m", 1, 0)];
        for (i, one) in salts.iter().enumerate() {
            assert!(salts[..i].iter().all(|other| other != one) && one.len() == 32);
        }
        let of = |actions: &[&str]| receipt("m", 1, 0, &salts[0], actions);
        let all = [of(&[]), of(&["a"]), of(&["a", "b"]), of(&["b", "a"]), of(&["a b"])];
        for (i, one) in all.iter().enumerate() {
            assert!(all[..i].iter().all(|other| other != one));
        }
    }
}
