//! What bots are called at a table. A name belongs to a level, so that whoever has met Basile knows how he plays; they
//! are the same in every language. Journals and records keep calling them `Bot 3`: names are for those who look.

/// Names by level, from the first.
const NAMES: [[&str; 6]; 5] = [
    ["Colette", "Firmin", "Rosalie", "Lubin", "Suzon", "Gaston"],
    ["Odile", "Anselme", "Zélie", "Placide", "Mathurine", "Isidore"],
    ["Basile", "Léonie", "Gaspard", "Hortense", "Octave", "Apolline"],
    ["Ambroise", "Sidonie", "Évariste", "Philomène", "Barnabé", "Blanche"],
    ["Clotilde", "Hector", "Eulalie", "Théodore", "Victoire", "Anatole"],
];

/// The name of the nth bot of a level at a table, counted from 0. Bots of one level at a table have different names as long as
/// there are names.
pub(crate) fn bot_name(table: &str, nth: usize, level: u8) -> &'static str {
    let names = &NAMES[usize::from(level.clamp(1, 5)) - 1];
    let start = table.bytes().fold(0_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    names[start.wrapping_add(nth) % names.len()]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn neighbours_of_one_level_are_called_differently_and_always_the_same() {
        for table in ["k3x9", "a", "0000", "zzzzzzzzzzzzzzzz"] {
            let names: BTreeSet<_> = (0..6).map(|nth| bot_name(table, nth, 3)).collect();
            assert_eq!(names.len(), 6, "{table}");
            assert_eq!(bot_name(table, 1, 3), bot_name(table, 1, 3));
        }
    }

    #[test]
    fn a_name_belongs_to_one_level() {
        let all: BTreeSet<_> = NAMES.iter().flatten().collect();
        assert_eq!(all.len(), 30);
        assert_eq!(bot_name("t", 0, 0), bot_name("t", 0, 1));
        assert_eq!(bot_name("t", 0, 9), bot_name("t", 0, 5));
    }
}
