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

    fn giving(&self, to: Power, year: Option<u16>, survives: bool) -> Result<Option<Message>, Message> {
        let said = |key| Message::new(key).with("power", to.name());
        if !survives {
            return Err(said("odd-gone"));
        }
        if year == Some(1906) { Err(said("odd-year")) } else { Ok(Some(said("odd-gift"))) }
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

/// France has two units and two centres, Germany two units and one centre, Italy a unit and no centre; Austria is out.
const WINTER: &str = "CASE x\nU FRANCE A BUR\nU FRANCE A GAS\nU GERMANY A RUH\nU GERMANY A HOL\nU ITALY A TYR\n\
    S FRANCE BRE PAR\nS GERMANY KIE\n";

fn winter(lines: &str) -> Result<desk::Case, Vec<Fault>> {
    desk::read_by(&format!("{WINTER}{lines}END\n"), &Odd).map(|mut cases| cases.remove(0))
}

#[test]
fn a_winter_gives_a_unit_more() {
    let results = |lines: &str| {
        let case = winter(lines).unwrap_or_else(|faults| panic!("{faults:?}"));
        (case.later().expect("a winter").results(&case), case.remarks.len())
    };
    let (text, remarks) = results("W FRANCE B A PAR\n");
    assert!(
        !text.contains("A PAR") && text.contains("X GERMANY") && text.contains("X ITALY A TYR"),
        "{text}"
    );
    assert_eq!(remarks, 1, "it has what is due");
    let (text, remarks) = results("W FRANCE B A PAR\nGIFT FRANCE\n");
    assert!(text.contains("P FRANCE A PAR\n") && text.contains("X GERMANY"), "{text}");
    assert_eq!(remarks, 0);
    let (text, _) = results("GIFT Germany\n");
    assert!(text.contains("P GERMANY A HOL\n") && text.contains("P GERMANY A RUH\n"), "{text}");
    let (text, _) = results("GIFT ITALY\n");
    assert!(text.contains("P ITALY A TYR\n"), "a power without centres keeps its unit: {text}");
    let said = winter("GIFT ITALY\n").ok().and_then(|case| case.gift?.said).expect("the variant says it");
    assert_eq!(said.key, "odd-gift");
}

#[test]
fn what_can_be_wrong_with_a_gift_in_a_case() {
    let wrong = |lines: &str| {
        let mut faults = winter(lines).expect_err("something is wrong");
        assert_eq!(faults.len(), 1, "{faults:?}");
        (faults[0].line, faults.remove(0).what)
    };
    assert!(matches!(wrong("GIFT ITALY\nGIFT ITALY\n"), (10, Wrong::SecondGift { first: 9 })));
    assert!(matches!(wrong("GIFT ATLANTIS\n"), (9, Wrong::UnknownPower(_))));
    assert!(matches!(wrong("GIFT\n"), (9, Wrong::UnknownPower(_))));
    assert!(matches!(wrong("GIFT AUSTRIA\n"), (9, Wrong::Variant(_))));
    assert!(matches!(wrong("GIFT ITALY\nB TYR\n"), (10, Wrong::TwoPhases { first: 7 })));
    let (line, what) = fault("GIFT RUSSIA\n");
    assert_eq!((line, matches!(what, Wrong::TwoPhases { .. })), (8, true), "it is about moves");
    let alone = desk::read_by("CASE x\nU ITALY A TYR\nGIFT ITALY\nEND\n", &Odd).expect_err("no centres");
    assert_eq!((alone[0].line, &alone[0].what), (3, &Wrong::NoCentres));
    assert!(matches!(desk::read_by("GIFT ITALY\n", &Odd).expect_err("no case")[0].what, Wrong::OutsideCase));
}

/// A game in whose winters nobody has anything to decide.
const STILL: &str = "GAME y\nPOSITION F1905M; FRANCE A BUR; GERMANY A MUN; FRANCE = PAR; GERMANY = MUN\n";

fn still(lines: &str) -> Result<String, Vec<(usize, Wrong)>> {
    match game::read_by(&format!("{STILL}{lines}END\n"), &Odd) {
        Ok(mut games) => Ok(games.remove(0).told().text()),
        Err(faults) => Err(faults.into_iter().map(|Fault { line, what }| (line - 2, what)).collect()),
    }
}

#[test]
fn a_winter_with_a_gift_is_not_passed_over() {
    let fall = "F1905M\nFRANCE: A BUR H\nGERMANY: A MUN H\n";
    let text = still(&format!("{fall}S1906M\nFRANCE: A BUR H\n")).expect("nothing is wrong");
    assert!(!text.contains("W1905A\n"), "nobody decides anything: {text}");
    let text = still(&format!("{fall}W1905A\nGIFT FRANCE\nFRANCE: B A PAR\nS1906M\nFRANCE: A PAR-PIC\n"));
    let text = text.expect("nothing is wrong");
    assert!(text.contains("\nW1905A\nFRANCE: B A PAR\nGIFT FRANCE\n\nS1906M\n"), "{text}");
    assert!(text.contains("FRANCE A BUR, A PIC;"), "{text}");
    let again = game::read_by(&text, &Odd).expect("it reads back").remove(0);
    assert_eq!((again.notes.len(), again.told().text()), (0, text));
    // One winter alone: in the next one France has a unit too many.
    let text = still(&format!(
        "{fall}W1905A\nGIFT FRANCE\nFRANCE: B A PAR\nS1906M\nF1906M\nW1906A\nFRANCE: A PAR D\n"
    ));
    assert!(text.expect("nothing is wrong").contains("W1906A\nFRANCE: A PAR D\n"));
    // Nobody need use it.
    let text = still(&format!("{fall}W1905A\nGIFT GERMANY\n")).expect("nothing is wrong");
    assert!(text.contains("W1905A\nGIFT GERMANY\n"), "{text}");
    // A second game of the file has gifts of its own.
    let two = format!("{STILL}{fall}W1905A\nGIFT FRANCE\nEND\n{STILL}{fall}S1906M\nEND\n");
    assert_eq!(game::read_by(&two, &Odd).expect("nothing is wrong").len(), 2);
}

#[test]
fn what_can_be_wrong_with_a_gift_in_a_game() {
    let wrong = |lines: &str| still(lines).expect_err("something is wrong").remove(0);
    let fall = "F1905M\nFRANCE: A BUR H\nGERMANY: A MUN H\n";
    assert!(matches!(wrong(&format!("{fall}GIFT FRANCE\n")), (4, Wrong::Game(BadGame::NoGift))));
    assert!(matches!(wrong("GIFT FRANCE\n"), (1, Wrong::Game(BadGame::NoPhase))));
    let winter = format!("{fall}W1905A\n");
    assert!(matches!(
        wrong(&format!("{winter}GIFT FRANCE\nGIFT FRANCE\n")),
        (6, Wrong::SecondGift { first: 7 })
    ));
    assert!(matches!(wrong(&format!("{winter}GIFT AUSTRIA\n")), (5, Wrong::Variant(_))), "it is out");
    assert!(matches!(wrong(&winter), (4, Wrong::Game(BadGame::OutOfTurn { .. }))), "nobody decides anything");
    let next = format!("{fall}S1906M\nF1906M\nW1906A\nGIFT FRANCE\n");
    assert!(matches!(wrong(&next), (7, Wrong::Variant(_))), "not in that year");
}
