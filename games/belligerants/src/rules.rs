//! The rules, chapter by chapter, as methods of [`crate::Belligerants`]: `setting` (§2), `turn` (§3, §10),
//! `moving` (§4), `landing` (§5, §6, §7, §9), `listing` (which moves there are), `picking` (one among them), `judging`
//! (why one is refused), `doing` (what a move changes), `dealing` (§11) and `huffing` (§12).

pub(crate) mod dealing;
pub(crate) mod doing;
pub(crate) mod huffing;
pub(crate) mod judging;
pub(crate) mod landing;
pub(crate) mod listing;
pub(crate) mod moving;
pub(crate) mod picking;
pub(crate) mod setting;
pub(crate) mod turn;
