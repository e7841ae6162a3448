//! Each check on a repository of a few lines.

use super::{File, LARGEST, check};

fn file(path: &str, text: &str) -> File {
    File { path: path.to_owned(), size: text.len() as u64, text: text.to_owned() }
}

/// What is found in these files, one line each.
fn found(files: &[(&str, &str)]) -> Vec<String> {
    let files: Vec<_> = files.iter().map(|(path, text)| file(path, text)).collect();
    check(&files).iter().map(ToString::to_string).collect()
}

const TESTS: &str = "//! Tests.\nfn p1_1_a_piece() {}\nfn p1_2_3_a_pile() {}\n";
const RULES: &str = "# Rules\n\n**1.1** A piece.\n\n**1.2.3** A pile.\n";

#[test]
fn paragraphs_in_both_languages_with_tests_are_tidy() {
    let files =
        [("games/x/RULES.en.md", RULES), ("games/x/RULES.fr.md", RULES), ("games/x/src/tests.rs", TESTS)];
    assert_eq!(found(&files), [""; 0]);
}

#[test]
fn a_paragraph_needs_its_translation_and_its_test() {
    let more = "**1.1** One.\n**1.2.3** Two.\n**2.1** Three.\n";
    let files =
        [("games/x/RULES.en.md", more), ("games/x/RULES.fr.md", RULES), ("games/x/src/tests.rs", TESTS)];
    let expected = [
        "games/x/RULES.en.md:3: paragraph 2.1 has no test named p2_1_…",
        "games/x/RULES.en.md:3: paragraph 2.1 is missing in games/x/RULES.fr.md",
    ];
    assert_eq!(found(&files), expected);
}

#[test]
fn a_test_needs_its_paragraph() {
    let tests =
        format!("{TESTS}    fn p1_4_2_players() {{}}\nfn p7_not_a_number() {{}}\nfn play_1_1_() {{}}\n");
    let files =
        [("games/x/RULES.en.md", RULES), ("games/x/RULES.fr.md", RULES), ("games/x/src/tests.rs", &tests)];
    assert_eq!(found(&files), ["games/x/src/tests.rs:4: there is no paragraph 1.4.2 in the rules"]);
}

#[test]
fn a_paragraph_stands_once() {
    let twice = format!("{RULES}**1.1** Again.\n");
    let files =
        [("games/x/RULES.en.md", &*twice), ("games/x/RULES.fr.md", RULES), ("games/x/src/tests.rs", TESTS)];
    assert_eq!(found(&files), ["games/x/RULES.en.md:6: paragraph 1.1 stands on line 3 already"]);
}

#[test]
fn a_game_has_rules_as_soon_as_it_has_code() {
    assert_eq!(found(&[("games/x/README.md", "Soon.")]), [""; 0]);
    let expected = [
        "games/x/RULES.en.md:1: a game has its rules in French and in English",
        "games/x/RULES.fr.md:1: a game has its rules in French and in English",
    ];
    assert_eq!(found(&[("games/x/src/lib.rs", "//! A game.\n")]), expected);
}

#[test]
fn translations_have_the_same_messages_and_variables() {
    let en = "# = not a message\nyes = Yes\nmoved = { $who } moves\n    to { $where }.\n-term = Tabletier\nonly = x\n";
    let fr = "yes = Oui\nyes = Si\nmoved = { $who } joue.\n-term = Tabletier\n";
    let expected = [
        "words/en.ftl:6: message only is missing in the other language",
        "words/fr.ftl:2: message yes stands on line 1 already",
        "words/fr.ftl:3: message moved uses $who, in words/en.ftl $where $who",
    ];
    assert_eq!(found(&[("words/en.ftl", en), ("words/fr.ftl", fr)]), expected);
    assert_eq!(found(&[("words/fr.ftl", fr)]), ["words/fr.ftl:1: the other language is missing beside it"]);
}

#[test]
fn parts_of_sentences_belong_to_their_language() {
    let en = "taken = { $who } takes the { $colour ->\n    [red] red\n   *[blue] blue\n } one\n";
    let fr = "taken = { $who } prend { taken-what }\ntaken-what = { taken-the } { $colour }\ntaken-the = la { taken-what }\n";
    assert_eq!(found(&[("words/en.ftl", en), ("words/fr.ftl", fr)]), [""; 0]);
}

#[test]
fn crates_use_only_those_they_may() {
    let search = "[dependencies]\n# scene = 1\ndiam.workspace = true\n[dev-dependencies]\nscene = \"1\"\n";
    let catalog = "[dependencies]\ndiam.workspace = true\n[dependencies.xtask]\npath = \"x\"\n";
    let diam =
        "[target.'cfg(unix)'.dependencies]\nbots = { package = \"search\", path = \"x\" }\nscene = \"0\"\n";
    let files = [
        ("crates/search/Cargo.toml", search),
        ("crates/catalog/Cargo.toml", catalog),
        ("crates/scene/Cargo.toml", ""),
        ("crates/brandnew/Cargo.toml", ""),
        ("games/diam/Cargo.toml", diam),
        ("xtask/Cargo.toml", ""),
    ];
    let expected = [
        "crates/brandnew/Cargo.toml:1: crates/brandnew is new: say in xtask/src/tidy/directions.rs whom it may use",
        "crates/catalog/Cargo.toml:3: crates/catalog may not use xtask",
        "crates/search/Cargo.toml:3: crates/search may not use games/diam",
        "games/diam/Cargo.toml:2: games/diam may not use crates/search",
    ];
    assert_eq!(found(&files), expected);
}

#[test]
fn the_house_knows_no_game() {
    let server = "[dependencies]\ntabletop = \"1\"\nscene = \"1\"\ncatalog = \"1\"\nstore = \"1\"\nwords = \"1\"\n\
        diam = \"1\"\nsearch = \"1\"\n[build-dependencies]\nxtask = \"1\"\n[dev-dependencies]\nblindbid = \"1\"\n";
    let store = "[dependencies]\ntabletop = \"1\"\nscene = \"1\"\n";
    let files = [
        ("crates/catalog/Cargo.toml", "[dependencies]\nserver = \"1\"\n"),
        ("crates/scene/Cargo.toml", ""),
        ("crates/search/Cargo.toml", ""),
        ("crates/server/Cargo.toml", server),
        ("crates/store/Cargo.toml", store),
        ("crates/tabletier/Cargo.toml", "[dependencies]\nserver = \"1\"\nstore = \"1\"\n"),
        ("crates/tabletop/Cargo.toml", ""),
        ("crates/words/Cargo.toml", ""),
        ("games/blindbid/Cargo.toml", ""),
        ("games/diam/Cargo.toml", ""),
        ("xtask/Cargo.toml", ""),
    ];
    let expected = [
        "crates/catalog/Cargo.toml:2: crates/catalog may not use crates/server",
        "crates/server/Cargo.toml:7: crates/server may not use games/diam",
        "crates/server/Cargo.toml:8: crates/server may not use crates/search",
        "crates/server/Cargo.toml:10: crates/server may not use xtask",
        "crates/store/Cargo.toml:3: crates/store may not use crates/scene",
    ];
    assert_eq!(found(&files), expected);
}

#[test]
fn nothing_unfinished_stays() {
    let text = "//! A crate.\n#[ignore = \"slow\"]\nfn f() { todo!() }\nfn g() { dbg!(1); unimplemented!(\"later\") }\n";
    let expected = [
        "crates/laws/src/lib.rs:2: #[ignore does not stay in the sources",
        "crates/laws/src/lib.rs:3: todo!( does not stay in the sources",
        "crates/laws/src/lib.rs:4: dbg!( does not stay in the sources",
        "crates/laws/src/lib.rs:4: unimplemented!( does not stay in the sources",
    ];
    assert_eq!(found(&[("crates/laws/src/lib.rs", text)]), expected);
    assert_eq!(found(&[("notes.md", text)]), [""; 0]);
    let page = "it.only(\"a\")\ntest.skip(\"b\")\nit(\"c\")\n";
    let expected = [
        "web/src/a.test.ts:1: .only( does not stay in the sources",
        "web/src/a.test.ts:2: .skip( does not stay in the sources",
    ];
    assert_eq!(found(&[("web/src/a.test.ts", page)]), expected);
}

#[test]
fn tests_stand_where_they_are_run() {
    let source = "//! A module.\n#[cfg(test)]\nmod tests {}\n";
    let crate_with =
        |lib: &'static str| [("crates/words/Cargo.toml", lib), ("crates/words/src/lib.rs", source)];
    assert_eq!(found(&crate_with("[lib]\ndoctest = false\n\n[[bin]]\ntest = false\n")), [""; 0]);
    let expected = ["crates/words/src/lib.rs:2: tests of this crate stand in its tests/: here none are run"];
    assert_eq!(found(&crate_with("[lib]\ndoctest = false\ntest = false\n")), expected);
}

#[test]
fn modules_say_what_they_are_for() {
    let files = [
        ("xtask/src/main.rs", "fn main() {}"),
        ("crates/laws/build.rs", "fn main() {}"),
        ("crates/laws/tests/a.rs", "fn f() {}"),
    ];
    let expected = [
        "crates/laws/build.rs:1: a module begins with //! and says what it is for",
        "xtask/src/main.rs:1: a module begins with //! and says what it is for",
    ];
    assert_eq!(found(&files), expected);
}

#[test]
fn rules_do_not_reach_outside() {
    let text = "//! No std::fs here.\nuse std::{\n    fmt::{self, Write},\n    time::Duration,\n};\n\
        use std::env;\n// println!\nfn f() { println!(); }\ntype T = HashMap<u8, u8>;\n\
        #[cfg(test)]\nmod tests {\n    use std::fs;\n}\n";
    let expected = [
        "crates/scene/src/lib.rs:3: std::time has no place in rules",
        "crates/scene/src/lib.rs:6: std::env has no place in rules",
        "crates/scene/src/lib.rs:8: println! has no place in rules",
        "crates/scene/src/lib.rs:9: HashMap has no place in rules",
    ];
    assert_eq!(found(&[("crates/scene/src/lib.rs", text)]), expected);
    for elsewhere in [
        "crates/search/src/lib.rs",
        "crates/server/src/lib.rs",
        "crates/server/build.rs",
        "crates/store/src/lib.rs",
        "crates/tabletier/src/main.rs",
        "crates/scene/src/tests.rs",
        "crates/scene/src/tests/a.rs",
    ] {
        assert_eq!(found(&[(elsewhere, text)]), [""; 0]);
    }
}

#[test]
fn large_files_stay_out() {
    let large = File { size: LARGEST + 1, ..file("assets/film.bin", "") };
    let found: Vec<_> = check(&[large]).iter().map(ToString::to_string).collect();
    assert_eq!(found, ["assets/film.bin:1: 1500001 bytes: files have 1500000 at most"]);
}

#[test]
fn a_promise_names_a_test_that_is_there() {
    let promises = "# Security\n\nWords.\n\n- Kept: `crates/server/tests/a.rs::is_kept`.\n- Two lines,\n  \
        `crates/server/tests/a.rs::is_kept`.\n- Broken: `crates/server/tests/a.rs::helper`.\n- Nothing.\n\
        - Elsewhere: `web/e2e/b.test.mjs::a title`.\n";
    let tests = "#[tokio::test(flavor = \"multi_thread\")]\nasync fn is_kept() {}\nfn helper() {}\n";
    let page = "test(\"a title\", () => {});\n";
    let files =
        [("docs/security.md", promises), ("crates/server/tests/a.rs", tests), ("web/e2e/b.test.mjs", page)];
    let expected = [
        "docs/security.md:8: there is no test helper in crates/server/tests/a.rs",
        "docs/security.md:9: a promise names its test, as `path/to/file.rs::name_of_test`",
    ];
    assert_eq!(found(&files), expected);
}

#[test]
fn the_page_makes_no_markup_of_text() {
    let expected = ["web/src/a.tsx:2: innerHTML makes a page out of text that people wrote"];
    assert_eq!(found(&[("web/src/a.tsx", "a\nb.innerHTML = c\n"), ("web/e2e/a.mjs", "innerHTML")]), expected);
}
