//! What provinces are called, in English and in French, from `data/names.txt`. For reading and for telling; the
//! judge itself goes by number.

use std::sync::LazyLock;

use crate::map::Province;

/// What one province is called.
#[derive(Debug)]
pub(crate) struct Names {
    english: &'static str,
    french: &'static str,
    /// Every spelling that is understood, as words without accents.
    pub(crate) spellings: Vec<Vec<String>>,
}

/// By province.
pub(crate) static NAMES: LazyLock<Vec<Names>> = LazyLock::new(|| {
    let lines = include_str!("../data/names.txt").lines().filter(|line| !line.starts_with('#'));
    lines.zip(Province::all()).map(|(line, province)| names(line, province)).collect()
});

fn names(line: &'static str, province: Province) -> Names {
    let columns: Vec<&str> = line.split('|').map(str::trim).collect();
    let [code, english, french, others] = columns[..] else { panic!("a line of names has four columns") };
    assert_eq!(code, province.code(), "names stand in the order of codes");
    let known = [code, english, french].into_iter().chain(others.split(','));
    let mut spellings: Vec<Vec<String>> = known.map(words).filter(|words| !words.is_empty()).collect();
    spellings.sort();
    spellings.dedup();
    Names { english, french, spellings }
}

/// The words of a text, in small letters without accents.
pub(crate) fn words(text: &str) -> Vec<String> {
    let plain = plain(text);
    plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// A text in small letters without accents. Each character becomes one or two.
pub(crate) fn plain(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).map(without_accent).collect()
}

fn without_accent(c: char) -> char {
    match c {
        'à' | 'â' | 'ä' | 'á' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' | 'í' => 'i',
        'ô' | 'ö' | 'ó' => 'o',
        'ù' | 'û' | 'ü' | 'ú' => 'u',
        'ç' => 'c',
        other => other,
    }
}

impl Province {
    /// Its name in English.
    pub fn english(self) -> &'static str {
        NAMES[self.index()].english
    }

    /// Its name in French.
    pub fn french(self) -> &'static str {
        NAMES[self.index()].french
    }
}
