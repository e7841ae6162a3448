//! What bots are called at a table. A name belongs to a level, so that whoever has met Basile knows how he plays; they
//! are the same in every language. Journals and records keep calling them `Bot 3`: names are for those who look.

use tabletop::TOP_LEVEL;

use crate::error::ApiError;

/// Names by level, from the first.
const NAMES: [[&str; 9]; TOP_LEVEL as usize] = [
    ["Colette", "Firmin", "Rosalie", "Lubin", "Suzon", "Gaston", "Toinette", "Blaise", "Perrine"],
    ["Odile", "Anselme", "Zélie", "Placide", "Mathurine", "Isidore", "Clémence", "Ignace", "Céleste"],
    ["Basile", "Léonie", "Gaspard", "Hortense", "Octave", "Apolline", "Honoré", "Eugénie", "Achille"],
    ["Ambroise", "Sidonie", "Évariste", "Philomène", "Barnabé", "Blanche", "Rodolphe", "Aurore", "Maxence"],
    ["Clotilde", "Hector", "Eulalie", "Théodore", "Victoire", "Anatole", "Ursule", "Aristide", "Capucine"],
    ["Hypatie", "Salomon", "Sibylle", "Nestor", "Minerve", "Merlin", "Athénaïs", "Ulysse", "Morgane"],
];

/// The name of the nth bot of a level at a table, counted from 0. Bots of one level at a table have different names as long as
/// there are names.
pub fn bot_name(table: &str, nth: usize, level: u8) -> &'static str {
    let names = &NAMES[usize::from(level.clamp(1, TOP_LEVEL)) - 1];
    let start = table.bytes().fold(0_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    names[start.wrapping_add(nth) % names.len()]
}

/// Refuses a level that no bot has.
pub(crate) fn must_be_level(level: u8) -> Result<(), ApiError> {
    if (1..=TOP_LEVEL).contains(&level) {
        return Ok(());
    }
    Err(ApiError::bad("unknown-level", format!("bots have the levels 1 to {TOP_LEVEL}")))
}
