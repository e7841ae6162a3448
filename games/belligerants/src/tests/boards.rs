//! Boards and positions to start from (§13).

use tabletop::{BadConfig, Message};

use super::*;
use crate::board::flaw::warnings;
use crate::board::{Flaw, SHIPPED_BOARDS, Wanted, Warning, picture};
use crate::config::LONGEST_BOARD;

fn start(board: &str, position: &str) -> Result<Belligerants, BadConfig> {
    let config = Config { board: board.to_owned(), position: position.to_owned(), ..Config::default() };
    Belligerants::start(&config)
}

#[test]
fn p13_1_what_is_played_unless_said_otherwise() {
    let config = Config::default();
    assert_eq!(
        (config.board.as_str(), config.capture, config.position.as_str()),
        ("standard-2", Capture::Must, "")
    );
    let state = Belligerants::start(&config).expect("can be played");
    assert_eq!(state.battlefield(), &*standard());
    assert_eq!(state.view(tabletop::Viewer::Public).phase, "setup");
    let read = serde_json::from_str::<Config>("{}").expect("every field has a default");
    assert_eq!(read, config);
    assert!(serde_json::from_str::<Config>(r#"{"capture":"maybe"}"#).is_err());
    // Old tables may have been made so: they are played on the first edition.
    let empty = Belligerants::start(&Config { board: String::new(), ..config }).expect("can be played");
    assert_eq!(empty.battlefield(), &*Board::named_or_read("standard").expect("a board we ship"));
}

#[test]
fn p1_7_names_of_boards_mean_what_they_always_meant() {
    let drawn = |name: &str| {
        let board = Board::named_or_read(name).expect("a board we ship");
        let signs =
            board.squares().map(|square| board.ground(square) as u64 * 2 + u64::from(board.is_star(square)));
        let bridges =
            board.bridges().iter().flat_map(|(one, other)| [one.index() as u64, other.index() as u64]);
        let mix = |sum: u64, sign: u64| (sum ^ sign).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
        signs.chain(bridges).fold(0, mix)
    };
    // Configs of matches and records hold these names. Never change a number: give the new board a new name.
    expect_test::expect![[r#"
        standard-2 02fb97eda06ac61a
        quick-2 9ed7d3af6134ae3f
        standard a54fe13715776168
        quick f802b0e41e612adb"#]]
    .assert_eq(&SHIPPED_BOARDS.map(|(name, _)| format!("{name} {:016x}", drawn(name))).join("\n"));
    assert_eq!(
        start("", "").expect("an old way to say it").battlefield().title(),
        "Les Belligérants, reconstruction"
    );
    // What a match of the house or a record before the second edition holds.
    let old = r#"{"board":"standard","capture":"must","position":""}"#;
    let read = serde_json::from_str::<Config>(old).expect("a config");
    assert_eq!(
        Belligerants::start(&read).expect("can be played").battlefield().title(),
        "Les Belligérants, reconstruction"
    );
    assert_eq!(serde_json::to_string(&read).expect("plain data"), old, "and it is written the same again");
}

/// What is wrong with the drill ground once something is replaced.
fn flaws(changes: &[(&str, &str)]) -> Vec<Flaw> {
    let mut text = DRILL.to_owned();
    for (from, to) in changes {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    }
    Board::read(&text).err().unwrap_or_default()
}

fn square(text: &str) -> crate::Square {
    text.parse().expect("a square")
}

#[test]
fn p13_2_boards_are_checked() {
    assert_eq!(flaws(&[]), []);
    assert_eq!(start("nowhere", "").expect_err("no such board").reasons[0].paragraph, Some("13.2"));
    assert_eq!(start("quick", "").expect("a board we ship").battlefield().columns(), 10);
    let row = "~ .  Y  Y  Y  Y  Y";
    // One fault each, with its place.
    assert_eq!(flaws(&[("@", ".")]), [Flaw::MissingColour(crate::board::Ground::Black)]);
    assert_eq!(flaws(&[(".* . . . .", ".  . . . .")]), [Flaw::StarCount(17)]);
    assert_eq!(
        flaws(&[(".* . . . .", ".  . . . ."), (". ~ . . . ~", ". ~* . . . ~")]),
        [Flaw::StarOnWater(square("b2"))]
    );
    assert_eq!(flaws(&[("b3-c2", "b3-c2 b3-c2")]), [Flaw::BridgeTwice(square("c2"), square("b3"))]);
    assert_eq!(flaws(&[("b3-c2", "b3-c2 a1-x9")]), [Flaw::BridgeOutside(square("a1"), square("x9"))]);
    assert_eq!(flaws(&[("b3-c2", "b3-c2 a1-a2")]), [Flaw::BridgeNotDiagonal(square("a1"), square("a2"))]);
    assert_eq!(flaws(&[("b3-c2", "b3-c2 i5-j6")]), [Flaw::BridgeWithoutWater(square("i5"), square("j6"))]);
    let wet = flaws(&[("b3-c2", "b3-c2 c3-d4")]);
    assert!(wet.contains(&Flaw::BridgeInWater(square("c3"), square("d4"))), "{wet:?}");
    assert_eq!(flaws(&[("bridges: b3-c2", ""), (". . . ~ . ~", ". . . ~ . .")]), [Flaw::TooFewBridges(0)]);
    assert_eq!(
        flaws(&[(". .  ~ . .  Y  Y", ". .  ~ . Y  Y  Y")]).first(),
        Some(&Flaw::CampCount { side: Side::Yellow, found: 16 }),
        "{row}"
    );
    let apart = flaws(&[
        ("\n. . ~ . . .  ~ . .  Y  Y", "\n. . ~ . . .  ~ . .  .  Y"),
        ("\n. . . . . .  . . .  .  .", "\nY . . . . .  . . .  .  ."),
    ]);
    assert_eq!(apart, [Flaw::CampScattered { side: Side::Yellow, square: square("a7") }]);
    let corner = flaws(&[("P P P P P .  . . .* .* .* .* .* .*", ". P P P P P  . . .* .* .* .* .* .*")]);
    assert_eq!(corner, [Flaw::CampCorner { side: Side::Pink, corner: square("a10") }]);
    // Texts that are no picture.
    assert_eq!(
        flaws(&[("@", "?")]),
        [
            Flaw::Unreadable { line: 8, expected: Wanted::Sign },
            Flaw::Ragged { line: 8, squares: 13, expected: 14 }
        ]
    );
    assert!(matches!(Board::read("board:").unwrap_err()[..], [Flaw::Size { .. }]));
    assert!(matches!(Board::read("what").unwrap_err()[0], Flaw::Unreadable { line: 1, .. }));
    assert!(
        Board::read(&format!("board:\n{}", "Y ".repeat(25)))
            .unwrap_err()
            .contains(&Flaw::Size { columns: 25, rows: 1 })
    );
    assert!(
        Board::read("legend: YY yellow\nboard:\nY").is_err()
            && Board::read("bridges: a1\nboard:\nY").is_err()
    );
    // Signs that mean something else already, and one sign for two colours.
    for legend in ["* blue", "# blue", "~ blue, ~ green", "~ purple", "~ blue green"] {
        let read = picture::read(&format!("legend: {legend}\nboard:\n~"));
        assert!(matches!(read.unwrap_err()[0], Flaw::Unreadable { line: 1, .. }), "{legend}");
    }
    // All at once, each with its place.
    let bad = start("board:/Y Y/Y P/", "").expect_err("cannot be played");
    assert!(bad.reasons.len() > 8 && bad.reasons.iter().all(|reason| reason.fields == ["board"]), "{bad}");
    // A text that nobody would want to carry.
    let long = |bytes: usize| format!("{DRILL}\n#{}", "x".repeat(bytes - DRILL.len() - 2));
    assert!(start(&long(LONGEST_BOARD), "").is_ok());
    let bad = start(&long(LONGEST_BOARD + 1), "").expect_err("cannot be played");
    assert_eq!(bad.reasons[0].said, Flaw::TooLong(LONGEST_BOARD + 1).message());
    // A picture on one line, with another legend.
    let line = DRILL.replace('~', "w").replace(
        "title: Drill ground",
        "legend: Y yellow, P pink, . brown, w blue, ^ green, = grey, + white, @ black",
    );
    assert!(start(&line.replace('\n', "/"), "").is_ok());
}

#[test]
fn p13_3_our_boards_are_fair() {
    for (name, text) in SHIPPED_BOARDS {
        let picture = picture::read(text).expect("it can be read");
        assert_eq!(warnings(&picture), [], "{name}");
    }
    let drill = warnings(&picture::read(DRILL).expect("it can be read"));
    assert!(drill.iter().any(|warning| matches!(warning, Warning::NotSymmetric(_))), "{drill:?}");
    let island = DRILL
        .replace("P P P P P .  . . .*", "P P P P P ~  . . .*")
        .replace(". . . . . .  . . .  .  .", "~ ~ ~ ~ ~ ~  . . .  .  .");
    let cut = warnings(&picture::read(&island).expect("it can be read"));
    assert_eq!(
        cut.iter().filter(|warning| matches!(warning, Warning::Unreachable { .. })).count(),
        30,
        "{cut:?}"
    );
    // Everything is black but one square of yellow's way, and from there only a turn on a star leads into the camp.
    let black =
        format!("{}{}", "P P P P P @ @ @ @ @ @ @ @ @ @\n".repeat(3), "@ @ @ @ @ @ @ @ @ @ @ @ @ @ @\n");
    let lower = "@ @ @ @ @ @ @ @ @ . @ @ @ @ @\n".to_owned()
        + &"@ @ @ @ @ @ @ @ @ @ @ @ @ @ @\n".repeat(2)
        + &"@ @ @ @ @ @ @ @ @ @ Y Y Y Y Y\n".repeat(3);
    let lost = |text: &str| {
        let all = warnings(&picture::read(text).expect("it can be read"));
        let is_yellows =
            |warning: &&Warning| matches!(warning, Warning::Unreachable { side: Side::Yellow, .. });
        all.iter().filter(is_yellows).count()
    };
    let text = format!("board:\n{black}{lower}");
    assert_eq!(lost(&text), 15);
    let starred = "P P P P P @ @ @* @ @ @ @ @ @ @\n@ @";
    assert_eq!(lost(&text.replacen("P P P P P @ @ @ @ @ @ @ @ @ @\n@ @", starred, 1)), 0);
    let harm = DRILL.replace(". = . + +", ". =* . + +");
    assert!(
        warnings(&picture::read(&harm).expect("it can be read")).contains(&Warning::StarOnHarm(square("b6")))
    );
    let lop = DRILL
        .replace(". ~ . . . ~  . . .  Y", ". ~ . . . ~  . . Y  Y")
        .replace(". . . ~ . ~  . . .  Y  Y", ". . . ~ . ~  . . .  .  Y");
    assert!(
        warnings(&picture::read(&lop).expect("it can be read")).contains(&Warning::CampShape(Side::Yellow))
    );
}

/// The zones of a ground: squares that touch, be it at a corner.
fn zones(board: &Board, ground: crate::board::Ground) -> Vec<usize> {
    let mut left: Vec<crate::Square> =
        board.squares().filter(|square| board.ground(*square) == ground).collect();
    let mut zones = Vec::new();
    while let Some(first) = left.pop() {
        let mut zone = vec![first];
        let mut next = 0;
        while let Some(square) = zone.get(next).copied() {
            next += 1;
            let is_beside = |other: &crate::Square| {
                square.column().abs_diff(other.column()).max(square.row().abs_diff(other.row())) == 1
            };
            zone.extend(left.extract_if(.., |other| is_beside(other)));
        }
        zones.push(zone.len());
    }
    zones
}

#[test]
fn p1_1_zones_of_the_second_editions_look_like_terrain() {
    use crate::board::Ground;
    for name in ["standard-2", "quick-2"] {
        let board = Board::named_or_read(name).expect("a board we ship");
        for ground in [Ground::Green, Ground::Grey, Ground::White, Ground::Black] {
            let zones = zones(&board, ground);
            assert!(zones.iter().all(|squares| *squares >= 3), "{name}: {ground:?} {zones:?}");
        }
        let brown: usize = zones(&board, Ground::Brown).iter().sum();
        assert!(2 * brown < board.squares().count(), "{name}: {brown} brown squares");
    }
}

#[test]
fn p13_4_positions_round_trip_and_are_checked() {
    for text in [
        "y 0/0 yEM=c4 pSO=n7",
        "p3 40/3 yEM=c4 yTK=p:d5 pSO=n7 pSO=y",
        "yd 12/12 yAM=g6 yES=b2 pBO=y:e8 pTK=p pOF=a4",
        "y1 600/100 yEM=c4 pSO=n7",
        "y 599/99 yEM=c4 pSO=n7",
    ] {
        let state = start(DRILL, text).unwrap_or_else(|bad| panic!("{text}: {bad}"));
        assert_eq!(crate::position::text(&state).as_deref(), Some(text));
    }
    assert_eq!(crate::position::text(&start(DRILL, "").expect("can be played")), None);
    // What was rolled counts.
    let rolled = start(DRILL, "y3 yEM=c4 pSO=n7").expect("can be played");
    assert_eq!(crate::position::text(&rolled).as_deref(), Some("y3 1/1 yEM=c4 pSO=n7"));
    for (bad, why) in [
        ("x yEM=c4 pSO=n7", "turn"),
        ("y6 yEM=c4 pSO=n7", "turn"),
        ("y yEM=c4 yEM=c5 pSO=n7", "too-many"),
        ("y yEM=c4 pSO=c4", "taken"),
        ("y yEM=z9 pSO=n7", "piece"),
        ("y yEM=o1 pSO=n7", "no-square"),
        ("y yEM=b2 pSO=n7", "harm"),
        ("y yEM=g6 pSO=n7", "harm"),
        ("y yEM=p:c4 pSO=n7", "only-material"),
        ("y yEM=y ySO=a4 pSO=n7", "own-prisoner"),
        ("y yXX=c4 pSO=n7", "piece"),
        ("y 700/0 yEM=c4 pSO=n7", "rolls"),
        ("y 3/9 yEM=c4 pSO=n7", "rolls"),
        ("y 600/0 yEM=c4 pSO=n7", "rolls"),
        ("y 200/100 yEM=c4 pSO=n7", "rolls"),
        ("y1 601/1 yEM=c4 pSO=n7", "rolls"),
        ("y1 200/101 yEM=c4 pSO=n7", "rolls"),
        ("y1 4/0 yEM=c4 pSO=n7", "rolls"),
        ("y +4/2 yEM=c4 pSO=n7", "rolls"),
        ("y /2 yEM=c4 pSO=n7", "rolls"),
        ("y yEM=c4", "nobody"),
        ("y yEM=e8 pSO=n7", "nobody"),
        ("y3 yTK=b6 pSO=n7", "blocked"),
        ("y éé=c4", "piece"),
    ] {
        let reasons = start(DRILL, bad).expect_err(bad);
        let why = format!("belligerants-bad-position-{why}");
        assert!(reasons.reasons.iter().any(|reason| reason.code() == why), "{bad}: {reasons}");
        assert_eq!(reasons.reasons[0].paragraph, Some("13.4"));
    }
}

#[test]
fn whoever_asks_for_an_unfair_board_is_told() {
    let warnings = |board: &str| {
        let config = Config { board: board.to_owned(), ..Config::default() };
        Belligerants::warnings(&config)
    };
    for (name, _) in SHIPPED_BOARDS {
        assert_eq!(warnings(name), [], "{name}");
    }
    let unfair = warnings(DRILL);
    let bridge = Message::new("belligerants-warning-bridge-not-symmetric");
    assert!(unfair.contains(&bridge.with("square", "c2").with("other", "b3")), "{unfair:?}");
}

#[test]
fn p13_2_a_board_can_be_painted_beginning_with_those_of_the_house() {
    let sketch = crate::board::sketch::sketch();
    let words: Vec<&str> = sketch.signs.iter().map(|sign| sign.word).collect();
    assert_eq!(words, crate::board::Ground::ALL.map(crate::board::Ground::word));
    assert!(sketch.signs.iter().all(|sign| sign.colour.name == sign.word), "every ground has its colour");
    assert_eq!(sketch.from[0].name, "standard-2");
    for (begun, (name, text)) in sketch.from.iter().zip(SHIPPED_BOARDS) {
        assert_eq!(begun.name, name);
        let (own, shipped) = (picture::read(&begun.text).expect("read"), picture::read(text).expect("read"));
        assert_eq!(
            (own.title.as_str(), &own.colours, &own.bridges),
            ("", &shipped.colours, &shipped.bridges)
        );
        assert_eq!(begun.text.lines().count(), usize::from(own.rows) + 3, "legend, board, rows, bridges");
        assert!(Board::read(&begun.text).is_ok());
    }
}

#[test]
fn p13_2_whatever_is_no_board_is_quoted_in_a_line() {
    let named = |name: &str| Flaw::NoSuchBoard(name.to_owned()).message();
    assert_eq!(named("small"), Message::new("belligerants-flaw-no-such-board").with("name", "small"));
    let long = named(&"é".repeat(LONGEST_BOARD / 2));
    assert_eq!(
        long,
        Message::new("belligerants-flaw-no-such-board").with("name", format!("{}…", "é".repeat(40)))
    );
}
