//! `cargo xtask new-game NAME`: a sixth game that passes the tests and can be played at once. It is a copy of
//! `games/heap` under another name, and a line in the catalog; what it is to become is then written over it.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

use crate::run::root;

/// The game that is copied.
const MODEL: &str = "heap";

/// Where the workspace and the catalog name their games, with what a new one comes after.
const PLACES: [(&str, &str); 3] = [
    ("Cargo.toml", "heap = { path = \"games/heap\" }\n"),
    ("crates/catalog/Cargo.toml", "toybattle.workspace = true\n"),
    (
        "crates/catalog/src/lib.rs",
        "                .with_learning()\n                .with_cards()\n                .with_lessons()\n                .with_puzzles()\n        },\n",
    ),
];

/// Makes a game of this name.
pub(crate) fn run(name: &str) -> Result<()> {
    check(name)?;
    let root = root()?;
    let folder = root.join("games").join(name);
    ensure!(!folder.exists(), "there is a folder games/{name} already");
    copy(&root.join("games").join(MODEL), &folder, name)?;
    for ((file, after), line) in PLACES.iter().zip(lines(name)) {
        let path = root.join(file);
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {file}"))?;
        ensure!(text.contains(after), "{file} does not list games as it used to: add {line:?} yourself");
        fs::write(&path, text.replacen(after, &format!("{after}{line}"), 1))?;
    }
    println!(
        "games/{name} is a copy of games/{MODEL}, and stands in the catalog.\n\n\
         Try it:      cargo xtask terminal {name}\n\
         Its tests:   cargo test --release -p {name}\n\
         What next:   CONTRIBUTING.md, \"A new game\": its rules first, in both languages.\n\
         Its name:    Info::name in games/{name}/src/state.rs, and the first lines of its rules."
    );
    Ok(())
}

/// A key is what stands in addresses, records and crates.
fn check(name: &str) -> Result<()> {
    let is_word = name.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit());
    let begins = name.starts_with(|letter: char| letter.is_ascii_lowercase());
    if !is_word || !begins || !(2..=20).contains(&name.len()) {
        bail!(
            "{name:?} is no key for a game: 2 to 20 small letters and digits, a letter first, such as \"hive2\""
        );
    }
    Ok(())
}

/// The type of a game: its key with a capital.
fn type_of(name: &str) -> String {
    let (first, rest) = name.split_at(1);
    first.to_uppercase() + rest
}

/// The lines that name a game, one for each place.
fn lines(name: &str) -> [String; 3] {
    [
        format!("{name} = {{ path = \"games/{name}\" }}\n"),
        format!("{name}.workspace = true\n"),
        format!("        const {{ &Shelf::<{name}::{}>::NEW }},\n", type_of(name)),
    ]
}

/// A text of the model as it stands in the new game.
fn renamed(text: &str, name: &str) -> String {
    // The heap of the rules keeps its id and its words; what names the game goes by its new name.
    let text = text.replace(&type_of(MODEL), &type_of(name));
    let text = text.replace(&format!("{MODEL}-"), &format!("{name}-"));
    let text = text.replace(&format!("name = \"{MODEL}\""), &format!("name = \"{name}\""));
    text.replace(&format!("key: \"{MODEL}\""), &format!("key: \"{name}\""))
}

fn copy(from: &Path, to: &Path, name: &str) -> Result<()> {
    fs::create_dir_all(to).with_context(|| format!("cannot make {}", to.display()))?;
    for entry in fs::read_dir(from).with_context(|| format!("cannot read {}", from.display()))? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target, name)?;
        } else {
            fs::write(&target, renamed(&fs::read_to_string(entry.path())?, name))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_keys() {
        for good in ["go", "hive2", "abcdefghijklmnopqrst"] {
            assert!(check(good).is_ok(), "{good}");
        }
        for bad in ["", "g", "2go", "Go", "go-moku", "gö", "abcdefghijklmnopqrstu", "../x"] {
            assert!(check(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn texts_are_renamed_where_they_name_the_game() {
        let model = "name = \"heap\"\nkey: \"heap\", pub struct Heap; heap-turn = { $seat } # off the heap, id: \"heap\"";
        let wanted =
            "name = \"nim\"\nkey: \"nim\", pub struct Nim; nim-turn = { $seat } # off the heap, id: \"heap\"";
        assert_eq!(renamed(model, "nim"), wanted);
    }

    #[test]
    fn the_places_are_where_they_were() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a workspace");
        for (file, after) in PLACES {
            let text = fs::read_to_string(root.join(file)).expect("it is there");
            assert!(text.contains(after), "{file}: {after}");
        }
    }
}
