//! The drawing: sound scenes, paths that lead to exactly one action, words in both languages.

use expect_test::expect;
use scene::{Art, Emphasis, Pictured, Rect, TextStyle, text, trial};
use tabletop::{Game, Input, Message, Seat, Viewer};

use super::field::Field;
use super::{card, men};
use crate::board::{Size, each};
use crate::{Bartasso, Capture, Config, View};

/// Every sort of table.
fn configs() -> Vec<Config> {
    let mission = "1 2 1:P61,52K83D23 2:P79K88D28 3:P26,36K8 4:P42K3D64".to_owned();
    let half = Config { camps: 2, ..Config::default() };
    let prisoners = "1 5 1:P31,32K43X1 4:P21,22K3E2".to_owned();
    vec![
        Config { players: 4, ..Config::default() },
        Config { players: 3, position: mission, exchange: true, ..Config::default() },
        Config { exchange: true, position: prisoners, ..half.clone() },
        Config { capture: Capture::Must, ..half.clone() },
        half,
    ]
}

#[test]
fn whole_matches_are_drawn_soundly() {
    let mut coin = laws::Coin::new(1);
    for config in configs() {
        (0..3).for_each(|_| trial::must_be_sound::<Bartasso>(&config, 5, &mut coin));
    }
}

#[test]
fn everything_is_explained() {
    let mut coin = laws::Coin::new(5);
    for config in configs() {
        (0..2).for_each(|_| drop(trial::must_be_explained::<Bartasso>(&config, 7, &mut coin)));
    }
}

#[test]
fn a_piece_that_cannot_move_says_why() {
    use crate::Refusal;
    use scene::Explained as _;
    let why = |config: &Config, id: &str| {
        let view = view_after(config, "", Viewer::Public);
        Bartasso::why(&view, view.to_move.expect("the game goes on"), id)
    };
    let square = |number: u8| crate::Square::new(number).expect("a square");
    let start = Config { camps: 2, ..Config::default() };
    assert_eq!(
        why(&start, "piece-43"),
        Some(Refusal::Occupied(square(37))),
        "its own pieces stand before it"
    );
    assert_eq!(why(&start, "piece-3"), Some(Refusal::NotYourPiece(square(3))));
    let last_row = at("1 2 1:P1K43 4:P23K3");
    assert!(matches!(why(&last_row, "piece-1"), Some(Refusal::NotThere { .. })), "it stays (4.7)");
    let must = Config { capture: Capture::Must, ..at("1 2 1:P28,31K43 4:P23K3") };
    assert_eq!(why(&must, "piece-31"), Some(Refusal::MustTake), "another piece must take");
    let marked = |config: &Config| {
        let scene = Bartasso::scene(&view_after(config, "", Viewer::Public));
        let must = scene.marks.into_iter().filter(|mark| mark.why == Emphasis::Must);
        must.map(|mark| mark.id).collect::<Vec<_>>()
    };
    assert_eq!(marked(&must), ["piece-28"], "whoever must take is marked");
    assert_eq!(marked(&at("1 2 1:P28,31K43 4:P23K3")), [""; 0], "nobody must");
}

#[test]
fn a_wrong_way_says_why() {
    use crate::Refusal;
    use scene::Explained as _;
    let why_not = |config: &Config, from: &str, to: &str| {
        let view = view_after(config, "", Viewer::Public);
        Bartasso::why_not(&view, view.to_move.expect("the game goes on"), from, to)
    };
    let square = |number: u8| crate::Square::new(number).expect("a square");
    let usual = at("1 2 1:P28,31K43D13 4:P23,20K3");
    assert!(matches!(why_not(&usual, "piece-28", "square-4"), Some(Refusal::NotThere { .. })));
    assert_eq!(why_not(&usual, "piece-28", "piece-23"), Some(Refusal::Occupied(square(23))));
    assert_eq!(why_not(&usual, "square-28", "square-24"), None, "nobody plays a square");
    let must = Config { capture: Capture::Must, ..usual };
    assert_eq!(why_not(&must, "piece-28", "square-24"), Some(Refusal::MustTake));
}

fn at(position: &str) -> Config {
    Config { camps: 2, position: position.to_owned(), ..Config::default() }
}

fn view_after(config: &Config, actions: &str, who: Viewer) -> View {
    let mut game = Bartasso::start(config).expect("a config that can be played");
    for action in actions.split(';').map(str::trim).filter(|text| !text.is_empty()) {
        let seat = game.view(who).to_move.expect("the game goes on");
        let action = action.parse().expect("an action");
        game.step(Input::Act(seat, action), &mut ()).expect("a legal action");
    }
    game.view(who)
}

fn steps(view: &View, action: &str) -> String {
    Bartasso::path(view, &action.parse().expect("an action")).to_string()
}

#[test]
fn whoever_strands_a_crowned_pawn_is_asked_first() {
    let asked = |position: &str, action: &str| {
        let view = view_after(&at(position), "", Viewer::Public);
        Bartasso::path(&view, &action.parse().expect("an action")).ask.map(|question| question.key)
    };
    let stranded = Some("bartasso-sure-stranded");
    assert_eq!(asked("1 2 1:K10P31 4:K3P11", "10-5"), stranded);
    assert_eq!(asked("1 2 1:K10P31 4:K3P11", "31-26"), None);
    assert_eq!(asked("1 2 1:K10P31 4:K3P11,9", "10-5"), None, "it can take from there");
    assert_eq!(asked("1 2 1:K8P31 4:K1P11", "8-3"), None, "it becomes a couronne");
    assert_eq!(asked("1 2 1:K8P10,31 4:K1P11", "10-5"), None, "an ordinary pawn");
}

#[test]
fn chains_are_built_landing_by_landing() {
    let view = view_after(&at("1 2 1:P28K43 4:P23,12,33K3"), "", Viewer::Public);
    assert_eq!(steps(&view, "28-24"), "piece-28 square-24");
    assert_eq!(steps(&view, "28x17"), "piece-28 square-17 halt");
    assert_eq!(steps(&view, "28x17x6"), "piece-28 square-17 square-6");
    let scene = Bartasso::scene(&view_after(&at("1 2 1:P28K43 4:P23,12,33K3"), "28x17x6", Viewer::Public));
    assert_eq!(scene.arrows.len(), 2, "one for each landing");
    let marked: Vec<&str> = scene.marks.iter().map(|mark| mark.id.as_str()).collect();
    assert_eq!(marked, ["square-28", "square-17", "square-6"]);
    assert!(scene.marks.iter().all(|mark| mark.why == Emphasis::Last));
}

#[test]
fn units_huffs_and_exchanges_have_paths() {
    let view = view_after(&at("1 2 1:P31K43D13 4:P21K3S1"), "13-8", Viewer::Public);
    assert_eq!(steps(&view, "+31-26"), "piece-31 square-26");
    assert_eq!(steps(&view, "+45"), "square-45");
    assert_eq!(steps(&view, "stop"), "stop");
    let full = Config { position: "3 2 1:P61K83D13 2:K88 3:P26K8U2 4:K3".to_owned(), ..Config::default() };
    let view = view_after(&full, "", Viewer::Public);
    assert_eq!(steps(&view, "26-36"), "piece-26 square-36");
    assert_eq!(steps(&view, "+26-36"), "extra piece-26 square-36");
    assert_eq!(steps(&view, "huff 3"), "piece-3");
    assert_eq!(steps(&view, "pass 2"), "pass-2");
    assert_eq!(steps(&view, "exchange 1 3"), "exchange seat-1 count-3");
    assert_eq!(steps(&view, "back 62"), "back square-62");
}

#[test]
fn what_may_be_huffed_is_shown_to_whom_it_concerns() {
    let config = at("1 2 1:P28,31K43 4:P11,23K3");
    let rings = |who| Bartasso::scene(&view_after(&config, "31-26", who)).overlays.len();
    assert_eq!(rings(Viewer::Seat(Seat::new(0))), 0, "not to whom it would be done");
    assert!(rings(Viewer::Seat(Seat::new(1))) > 0);
    assert!(rings(Viewer::Public) > 0);
}

#[test]
fn everybody_sees_the_board_from_their_side() {
    let config = Config { players: 4, ..Config::default() };
    let foot = |seat: u8, square: u8| {
        let view = view_after(&config, "", Viewer::Seat(Seat::new(seat)));
        let pieces = Bartasso::scene(&view).pieces;
        let piece =
            pieces.iter().find(|piece| piece.id == format!("piece-{square}")).expect("it stands there");
        piece.at
    };
    // Each seat's sauteur is in a near corner.
    let middle = Field::new(Size::Full, false).height() / 2;
    for (seat, square) in [(0, 81), (1, 90), (2, 10), (3, 1)] {
        assert!(foot(seat, square).y > middle, "seat {seat}");
    }
    assert!(foot(0, 81).x < foot(0, 82).x && foot(2, 9).x > foot(2, 10).x);
    // Turned round, a board is as large, and marks stand where the pieces do.
    let boards = [0, 2].map(|seat| Bartasso::board(&config, Viewer::Seat(Seat::new(seat))));
    assert_eq!((boards[0].width, boards[0].height), (boards[1].width, boards[1].height));
    assert_ne!(boards[0].backdrop, boards[1].backdrop);
}

#[test]
fn a_seat_has_the_emblems_of_its_camps() {
    let emblems = |config: &Config| {
        let game = Bartasso::start(config).expect("it can be played");
        let emblems = Bartasso::scene(&game.view(Viewer::Public)).emblems;
        emblems.iter().map(|emblem| emblem.symbols.join(" ")).collect::<Vec<_>>()
    };
    assert_eq!(emblems(&Config { camps: 2, players: 2, ..Config::default() }).len(), 2);
    let two = emblems(&Config { camps: 4, players: 2, ..Config::default() });
    assert!(two.iter().all(|symbols| symbols.contains("-pawn ")), "two camps each: {two:?}");
}

#[test]
fn what_decided_is_marked() {
    let winning = |position: &str, action: &str| {
        let scene = Bartasso::scene(&view_after(&at(position), action, Viewer::Public));
        let marks = scene.marks.into_iter().filter(|mark| mark.why == Emphasis::Winning);
        marks.map(|mark| mark.id).collect::<Vec<_>>()
    };
    assert_eq!(winning("1 2 1:P28,31C23K43D38 4:P11,22K3S1D8", "31-26"), [""; 0]);
    assert_eq!(winning("1 2 1:P28K43 4:P11K23", "28x17"), ["piece-17"], "it took the last crowned piece");
    assert_eq!(winning("1 2 1:K10P31 4:K3P11", "10-5"), ["piece-5"], "a crowned pawn that is stranded");
}

#[test]
fn the_terminal_shows_the_board() {
    let config = at("1 2 1:P28,31C23K43D38 4:P11,22K3S1D8");
    let view = view_after(&config, "31-26", Viewer::Public);
    let key = |message: &Message| message.key.to_owned();
    expect![[r#"
         S4     2    K4     4     5
             6     7    D4     9    10
         p4    12    13    14    15
            16    17    18    19    20
         21    p4    C1    24    25
           ›p1‹   27    p1    29    30
        ›31‹   32    33    34    35
            36    37    D1    39    40
         41    42    K1    44    45
          bartasso-camp
        ▶ bartasso-camp
        bartasso-turn
    "#]]
    .assert_eq(&text(
        &Bartasso::board(&config, Viewer::Public),
        &Bartasso::scene(&view),
        &TextStyle::default(),
        &key,
    ));
}

#[test]
fn every_word_is_known_in_both_languages() {
    let sources = [
        include_str!("../picture.rs"),
        include_str!("card.rs"),
        include_str!("table.rs"),
        include_str!("../refusal.rs"),
        include_str!("../state.rs"),
    ];
    let keys = sources.iter().flat_map(|source| source.split("\"bartasso-").skip(1));
    for key in keys.filter_map(|rest| rest.split('"').next()).filter(|key| !key.starts_with("config-")) {
        for (language, texts) in ["en", "fr"].iter().zip(<Bartasso as tabletop::Printed>::TEXTS) {
            assert!(texts.contains(&format!("\nbartasso-{key} = ")), "{key} is missing in {language}");
        }
    }
    for how in ["taken", "immobile", "time", "repetition", "quiet", "long"] {
        for texts in <Bartasso as tabletop::Printed>::TEXTS {
            assert!(texts.contains(&format!("\nbartasso-how-{how} = ")), "{how}");
        }
    }
}

/// What stands on a square leaves its number free: letters of 26 units around the height where they are printed.
#[test]
fn numbers_can_be_read_under_pieces() {
    let size = Size::Full;
    let field = Field::new(size, false);
    for spot in each(size.all()) {
        let Art::Lettering(number) = card::number(&field, spot) else { panic!("a number is written") };
        let top = number.at.y - number.size * 36 / 100;
        for piece in men::symbols() {
            let Rect { y, height, .. } = piece.bounds;
            let below = field.stand(spot).y + y + height - top;
            assert!(below <= 7, "{} covers {below} units of {}", piece.name, number.text);
        }
    }
}
