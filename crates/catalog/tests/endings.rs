//! Every ending of every game as the page and the terminal tell it, in both languages: to somebody who won, about
//! somebody, about two, and of a draw. The tables are there to be read.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use expect_test::{Expect, expect};
use tabletop::{Message, Seat};
use words::{Lang, Words};

/// What the page and the terminal say around the games.
const AROUND: [[&str; 2]; 2] = [
    [include_str!("../../server/text/en.ftl"), include_str!("../../tabletier/text/en.ftl")],
    [include_str!("../../server/text/fr.ftl"), include_str!("../../tabletier/text/fr.ftl")],
];
/// Games that are not on the shelf have endings too.
const OFF_THE_SHELF: [(&str, [&str; 2]); 2] = [
    (
        "blindbid",
        [
            include_str!("../../../games/blindbid/text/en.ftl"),
            include_str!("../../../games/blindbid/text/fr.ftl"),
        ],
    ),
    (
        "heap",
        [include_str!("../../../games/heap/text/en.ftl"), include_str!("../../../games/heap/text/fr.ftl")],
    ),
];

/// Who can be told to have won by an ending.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Who {
    /// One seat.
    One,
    /// One seat, or several together.
    Some,
    /// Nobody: a draw.
    Nobody,
    /// One seat or nobody.
    OneOrNobody,
}

/// Every ending there is: of the table (`-`), then game by game.
const ENDINGS: [(&str, &str, Who); 29] = [
    ("-", "resigned", Who::Some),
    ("-", "agreed", Who::Nobody),
    ("-", "abandoned", Who::Nobody),
    ("diam", "diam", Who::Some),
    ("diam", "time", Who::Some),
    ("diam", "repetition", Who::Nobody),
    ("diam", "blocked", Who::Nobody),
    ("diam", "quiet", Who::Nobody),
    ("belligerants", "battle", Who::OneOrNobody),
    ("belligerants", "rolls", Who::OneOrNobody),
    ("belligerants", "quiet", Who::OneOrNobody),
    ("belligerants", "time", Who::One),
    ("belligerants", "armistice", Who::One),
    ("bartasso", "taken", Who::Some),
    ("bartasso", "immobile", Who::Some),
    ("bartasso", "time", Who::Some),
    ("bartasso", "repetition", Who::Nobody),
    ("bartasso", "quiet", Who::Nobody),
    ("bartasso", "long", Who::Nobody),
    ("toybattle", "headquarters", Who::One),
    ("toybattle", "medals", Who::One),
    ("toybattle", "stuck", Who::One),
    ("toybattle", "quiet", Who::OneOrNobody),
    ("toybattle", "time", Who::One),
    ("blindbid", "rounds", Who::Some),
    ("blindbid", "vote", Who::Nobody),
    ("blindbid", "offer", Who::Some),
    ("heap", "last", Who::One),
    ("heap", "time", Who::One),
];

/// The texts of every game, those off the shelf included.
fn texts(lang: Lang) -> Vec<(&'static str, &'static str)> {
    let shelf = catalog::games().iter().map(|game| (game.info().key, game.texts(lang)));
    shelf.chain(OFF_THE_SHELF.iter().map(|(key, texts)| (*key, texts[lang as usize]))).collect()
}

fn words_of(lang: Lang) -> Words {
    let mut all: Vec<&str> = texts(lang).into_iter().map(|(_, text)| text).collect();
    all.extend(AROUND[lang as usize]);
    Words::new(lang, &all)
}

fn say(words: &Words, message: &Message) -> String {
    words.say(message, &|seat: Seat| seat.to_string())
}

/// The words for an ending, by themselves.
fn how(words: &Words, game: &str, code: &str) -> String {
    let key = if game == "-" { format!("how-{code}") } else { format!("{game}-how-{code}") };
    words.plain(key.leak())
}

/// Somebody, or two of whom one may be you, as `who` has it.
fn won(words: &Words, key: &'static str, who: &[String], is_you: bool, how: &str) -> String {
    let and = format!(" {} ", words.plain("terminal-and"));
    let message = Message::new(key)
        .with(if key.starts_with("page") { "names" } else { "winners" }, who.join(&and))
        .with("count", who.len())
        .with("you", if is_you { "yes" } else { "no" })
        .with("how", how);
    say(words, &message)
}

/// One line for each way in which an ending can be told.
fn lines(words: &Words, game: &str, code: &str, who: Who) -> Vec<String> {
    let how = how(words, game, code);
    let (you, bea, bot) = (words.plain("page-you-name"), "Béa".to_owned(), say(words, &bot()));
    let mut lines = Vec::new();
    let mut tell = |names: &[String], is_you: bool| {
        let page = won(words, "page-result-won-how", names, is_you, &how);
        assert_eq!(won(words, "terminal-won", names, is_you, &how), format!("{page}."), "both say the same");
        lines.push(page);
    };
    if who != Who::Nobody {
        tell(std::slice::from_ref(&you), true);
        tell(std::slice::from_ref(&bot), false);
    }
    if who == Who::Some {
        tell(&[you, bea.clone()], true);
        tell(&[bea, bot], false);
    }
    if matches!(who, Who::Nobody | Who::OneOrNobody) {
        lines.push(say(words, &Message::new("page-result-draw-how").with("how", how.as_str())));
        lines.push(say(words, &Message::new("terminal-drawn").with("how", how.as_str())));
    }
    lines
}

fn bot() -> Message {
    Message::new("page-bot").with("level", 3_u8)
}

fn check(lang: Lang, expected: &Expect) {
    let words = words_of(lang);
    let mut table = String::new();
    for (game, code, who) in ENDINGS {
        writeln!(table, "{game} {code}").expect("it fits");
        for line in lines(&words, game, code, who) {
            writeln!(table, "  {line}").expect("it fits");
        }
    }
    expected.assert_eq(&table);
}

#[test]
fn every_ending_in_english() {
    check(Lang::En, &expect![[""]]);
}

#[test]
fn every_ending_in_french() {
    check(Lang::Fr, &expect![[""]]);
}

/// No ending is missing above, and none is there that no game has.
#[test]
fn the_tables_are_complete() {
    for lang in Lang::ALL {
        let house = [("-", if lang == Lang::En { words::HOUSE_EN } else { words::HOUSE_FR })];
        let mut found = BTreeSet::new();
        for (game, text) in texts(lang).into_iter().chain(house) {
            let start = if game == "-" { "how-".to_owned() } else { format!("{game}-how-") };
            let keys = text.lines().filter_map(|line| line.strip_prefix(start.as_str())?.split_once(" ="));
            found.extend(keys.map(|(code, _)| (game.to_owned(), code.to_owned())));
        }
        let listed: BTreeSet<_> =
            ENDINGS.iter().map(|(game, code, _)| ((*game).to_owned(), (*code).to_owned())).collect();
        assert_eq!(found, listed, "{lang}");
    }
}
