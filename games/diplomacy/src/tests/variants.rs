//! Blessings and curses at the desk: what a variant is asked, and what becomes of its answers.

use tabletop::Message;

use crate::desk::{self, BadGame, Cancelling, Casts, Fault, Variant, Wrong, game};
use crate::{Orders, Position, Power, Province, Rout, Statuses, movement};

/// A variant for tests: the two cancel each other if `opposition` says so, and nobody is chosen twice a year.
struct Odd;

impl Variant for Odd {
    fn opposition(&self, word: &str) -> Result<(), Message> {
        if ["always", "never"].contains(&word) { Ok(()) } else { Err(Message::new("odd-word")) }
    }

    fn may_cast(&self, on: Power, spent: &[Power]) -> Result<(), Message> {
        if spent.contains(&on) { Err(Message::new("odd-twice")) } else { Ok(()) }
    }

    fn cancelling(
        &self,
        position: &Position,
        orders: &Orders,
        casts: Casts,
        opposition: Option<&str>,
    ) -> Option<Cancelling> {
        assert!(casts.blessed.is_none_or(|at| position.at(at).is_some()));
        assert!(casts.blessed.is_none_or(|at| orders.of(at).is_some()), "it is asked once orders are known");
        (opposition == Some("always")).then(|| Cancelling { code: "ODD", said: Message::new("odd") })
    }
}

fn at(code: &str) -> Province {
    Province::from_code(code).expect("a province")
}

const CASE: &str =
    "CASE x\nB WAR\nC GAL\nU RUSSIA A WAR\nU AUSTRIA A GAL\nO RUSSIA A WAR-GAL\nO AUSTRIA A GAL H\n";

fn only(lines: &str) -> desk::Case {
    let cases = desk::read_by(&format!("{CASE}{lines}END\n"), &Odd);
    cases.unwrap_or_else(|faults| panic!("{faults:?}")).remove(0)
}

fn fault(lines: &str) -> (usize, Wrong) {
    let mut faults = desk::read_by(&format!("{CASE}{lines}END\n"), &Odd).expect_err("something is wrong");
    assert_eq!(faults.len(), 1, "{faults:?}");
    let Fault { line, what } = faults.remove(0);
    (line, what)
}

#[test]
fn a_case_is_judged_by_what_its_variant_leaves() {
    let casts = Casts { blessed: Some(at("WAR")), cursed: Some(at("GAL")) };
    for lines in ["", "OPPOSITION never\n"] {
        let case = only(lines);
        assert_eq!((case.casts, case.cancelled), (casts, None));
        assert_eq!((case.statuses.blessed, case.statuses.cursed), (casts.blessed, casts.cursed));
    }
    let case = only("OPPOSITION always\n");
    assert_eq!((case.casts, case.statuses), (casts, Statuses::NEUTRAL));
    assert_eq!(case.cancelled.map(|cancelled| cancelled.code), Some("ODD"));
    // Without a variant everything is as it is written, one unit blessed and cursed included.
    let both = desk::read(&format!("{}END\n", CASE.replace("C GAL", "C WAR"))).expect("nothing is wrong");
    movement(&both[0].position, &both[0].orders, both[0].statuses);
}

#[test]
fn retreats_follow_from_what_is_left() {
    let retreat = "R AUSTRIA A GAL R BUD\n";
    let case = only(retreat);
    assert!(case.later().expect("there are retreats").results(&case).contains("P AUSTRIA A BUD"));
    let (line, what) = fault(&format!("OPPOSITION always\n{retreat}"));
    assert!(matches!((line, what), (9, Wrong::NotDislodged(_))), "they cancelled each other");
}

#[test]
fn options_of_a_case() {
    assert_eq!(only("").statuses.rout, Rout::Entering);
    assert_eq!(only("ROUT literal\n").statuses.rout, Rout::Literal);
    assert_eq!(only("rout ENTERING\n").statuses.rout, Rout::Entering);
    assert_eq!(fault("ROUT sideways\n"), (8, Wrong::UnknownRout("sideways".to_owned())));
    assert_eq!(fault("ROUT literal\nROUT literal\n"), (9, Wrong::SecondOption { first: 8 }));
    assert_eq!(fault("OPPOSITION x\n"), (8, Wrong::Variant(Message::new("odd-word"))));
    assert_eq!(fault("OPPOSITION never\nOPPOSITION never\n"), (9, Wrong::SecondOption { first: 8 }));
    assert!(matches!(fault("S FRANCE PAR\n"), (8, Wrong::TwoPhases { first: 2 })));
    for line in ["ROUT literal", "OPPOSITION never"] {
        let outside = desk::read_by(&format!("{line}\n"), &Odd).expect_err("no case has begun");
        assert!(matches!(outside[0].what, Wrong::OutsideCase));
    }
}

const GAME: &str = "GAME g\n\
    POSITION S1905M; RUSSIA A WAR; AUSTRIA A GAL, A TYR; ITALY A VEN; GERMANY A MUN; \
    RUSSIA = WAR; AUSTRIA = VIE TRI; ITALY = VEN; GERMANY = MUN\n";

fn told(lines: &str) -> String {
    let games = game::read_by(&format!("{GAME}{lines}END\n"), &Odd);
    let told = games.unwrap_or_else(|faults| panic!("{faults:?}")).remove(0).told().text();
    let again = game::read_by(&told, &Odd).expect("it reads back").remove(0);
    assert!(again.notes.is_empty(), "{:?}", again.notes);
    assert_eq!(again.told().text(), told);
    told
}

fn bad(lines: &str) -> Vec<(usize, Wrong)> {
    let faults = game::read_by(&format!("{GAME}{lines}END\n"), &Odd).expect_err("something is wrong");
    faults.into_iter().map(|Fault { line, what }| (line - 2, what)).collect()
}

#[test]
fn a_game_has_blessings_and_curses() {
    let text = told("S1905M\nC TYR\nRUSSIA: A WAR-GAL\nB Warsaw\nAUSTRIA: A GAL H\n");
    assert!(text.contains("AUSTRIA: A GAL H {dislodged}\n"), "{text}");
    assert!(text.contains("RUSSIA: A WAR-GAL\nB WAR\nC TYR\n"), "{text}");
    assert!(text.contains("ITALY: {no orders}\n"), "{text}");
    let text = told("opposition always\nROUT literal\nS1905M\nRUSSIA: A WAR-GAL\nB WAR\n");
    assert!(text.contains("\nOPPOSITION always\nROUT literal\n\nS1905M\n"), "{text}");
    assert!(text.contains("RUSSIA: A WAR-GAL {bounce}\nB WAR {cancelled}\n"), "{text}");
    // Two attackers keep each other out, and the cursed unit goes.
    let text = told("ROUT literal\nS1905M\nC TYR\nITALY: A VEN-TYR\nGERMANY: A MUN-TYR\n");
    assert!(text.contains("AUSTRIA: {A TYR dislodged}\n"), "{text}");
    assert!(text.contains("ITALY: A VEN-TYR {bounce}\n"), "{text}");
}

#[test]
fn what_can_be_wrong_with_casts_in_a_game() {
    let spoken = |lines: &str| bad(lines).remove(0);
    assert!(matches!(spoken("S1905M\nB VIE\n"), (2, Wrong::NobodyThere(_))));
    assert!(matches!(spoken("S1905M\nB ???\n"), (2, Wrong::Unread { .. })));
    assert!(matches!(spoken("S1905M\nB WAR\nB GAL\n"), (3, Wrong::SecondStatus { first: 4 })));
    assert!(matches!(spoken("B WAR\n"), (1, Wrong::Game(BadGame::NoPhase))));
    assert!(matches!(spoken("S1905M\nDRAW\nB WAR\n"), (3, Wrong::Game(BadGame::Over))));
    assert!(matches!(spoken("S1905M\nROUT literal\n"), (2, Wrong::Game(BadGame::Late))));
    assert!(matches!(spoken("ROUT literal\nROUT literal\n"), (2, Wrong::Game(BadGame::Late))));
    assert!(matches!(spoken("ROUT sideways\n"), (1, Wrong::UnknownRout(_))));
    assert!(matches!(spoken("OPPOSITION sideways\n"), (1, Wrong::Variant(_))));
    let retreats = "S1905M\nB WAR\nRUSSIA: A WAR-GAL\nAUSTRIA: A GAL H\nS1905R\nC TYR\n";
    assert!(matches!(spoken(retreats), (6, Wrong::Game(BadGame::NoCasts))));
}

#[test]
fn the_variant_is_told_what_is_spent_in_the_year() {
    let twice = Wrong::Variant(Message::new("odd-twice"));
    let spring = "S1905M\nB GAL\nC TYR\nAUSTRIA: A GAL H, A TYR H\n";
    assert_eq!(bad(&format!("{spring}F1905M\nB TYR\nAUSTRIA: A TYR H\n")), [(6, twice.clone())]);
    assert_eq!(bad(&format!("{spring}F1905M\nC GAL\n")), [(6, twice)]);
    told(&format!("{spring}F1905M\nC WAR\nRUSSIA: A WAR H\n"));
    told(&format!("{spring}F1905M\nB WAR\nRUSSIA: A WAR H\n"));
    // A new year is a new one.
    let next = "F1905M\nS1906M\nB GAL\nAUSTRIA: A GAL H\n";
    told(&format!("{spring}{next}"));
}
