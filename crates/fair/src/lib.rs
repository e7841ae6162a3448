//! Chance that can be checked: what docs/fair-chance.md says, done.
//!
//! A match has a secret seed; its commitment is shown before anybody adds a nonce, and every outcome is a function of seed,
//! match, nonces and its number. [`numbers`] makes commitments and numbers, [`mod@receipt`] seals what people save in secret,
//! [`opened`] writes and reads what a record carries once its match is over. Nothing here knows a rule or keeps a secret, and
//! none of it may ever change: records that were opened must stay true.

mod hex;
pub mod numbers;
pub mod opened;
pub mod receipt;

pub use hex::{hex, is_hex, unhex};
pub use numbers::{FairDice, commitment, is_nonce};
pub use opened::{Opened, Picked, Proof, Sealed, Unread, split};
pub use receipt::{receipt, salt};

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// The seed's answer to a text.
fn answer(seed: &[u8], text: &str) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(seed).expect("any key will do");
    mac.update(text.as_bytes());
    mac.finalize().into_bytes().into()
}
