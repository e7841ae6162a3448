//! Who wins: paragraphs 24.1 to 24.10.

use tabletop::{Game, WindowEnd};

use super::table::{LAITY, Table, VIEWERS, begun, power, seat};
use crate::{Divinity, Seen};

/// Seventeen French centres.
const SEVENTEEN: &str = "BRE PAR MAR SPA POR BEL HOL LON EDI LVP DEN SWE NWY KIE BER MUN ROM";

/// France takes Venice, the eighteenth; Germany has a unit and no centre, and Italy and Russia something each.
fn nearly(phase: &str, protected: &str) -> Table {
    let position = format!(
        "{phase}; FRANCE A TYR; GERMANY A RUH; ITALY F NAP; RUSSIA A WAR; FRANCE = {SEVENTEEN}; ITALY = NAP VEN; RUSSIA = WAR"
    );
    let mut table = begun(&position, protected);
    table.play("FRANCE: A TYR-VEN\nexpired");
    table
}

/// In the fall of 1904 Germany has a unit and no centre, and so has Austria.
const FALLING: &str = "F1904M; FRANCE A PAR; GERMANY A BUR; AUSTRIA A BOH; ITALY A ROM; RUSSIA A WAR; \
    FRANCE = PAR; ITALY = ROM; RUSSIA = WAR";

fn fallen(protected: &str) -> Table {
    let mut table = begun(FALLING, protected);
    table.expire();
    assert_eq!(table.date(), "S1905M");
    table
}

/// What was told of divine victories and withdrawals, in words.
fn divine_words(table: &Table, who: &str) -> Vec<String> {
    let words = table.words(who).into_iter();
    words.filter(|word| ["triumph", "both_fell", "won_with", "unveiled"].contains(&word.as_str())).collect()
}

#[test]
fn p24_1_eighteen_centres_after_the_retreats_of_fall_win() {
    assert_eq!(nearly("F1910M", "ITALY RUSSIA").ended(), "solo: FRANCE");
    assert_eq!(nearly("S1910M", "ITALY RUSSIA").ended(), "not yet", "in spring nobody owns anything new");
    // Retreats come first: who retreats into a centre owns it.
    let position = format!(
        "F1910M; FRANCE A TYR, A PIE; ITALY A VEN; AUSTRIA A TRI; FRANCE = {SEVENTEEN}; ITALY = NAP VEN; AUSTRIA = TRI"
    );
    let mut table = begun(&position, "ITALY AUSTRIA");
    table.play("FRANCE: A TYR-VEN; A PIE S A TYR-VEN\nexpired");
    assert_eq!((table.date(), table.ended()), ("F1910R".to_owned(), "not yet".to_owned()));
    table.expire();
    assert_eq!(table.ended(), "solo: FRANCE");
}

#[test]
fn p24_2_the_protector_of_the_winner_wins_with_it() {
    for (protected, winner) in [("FRANCE ITALY", "DEVIL"), ("ITALY FRANCE", "LORD")] {
        let table = nearly("F1910M", protected);
        assert_eq!(table.ended(), format!("solo: FRANCE {winner}"));
        assert_eq!(divine_words(&table, "NOBODY"), ["won_with", "unveiled"]);
        assert_eq!(table.view("NOBODY").heaven.won_with.map(Divinity::seat), Some(seat(winner)));
        let outcome = table.0.pending().outcome().cloned().expect("it is over");
        assert!(!outcome.is_shared, "they have won, and drawn with nobody");
    }
}

#[test]
fn p24_3_a_divine_player_wins_when_the_others_country_is_out() {
    for (protected, winner) in [("GERMANY ITALY", Divinity::Lord), ("ITALY GERMANY", Divinity::Devil)] {
        let table = fallen(protected);
        assert_eq!(table.view("NOBODY").heaven.won, Some((winner, power("GERMANY"))));
    }
    assert_eq!(fallen("ITALY FRANCE").view("NOBODY").heaven.won, None, "others may fall");
}

#[test]
fn p24_4_a_power_is_out_after_the_adjustments() {
    let position = "S1904M; FRANCE A PAR, A MAR; GERMANY A BUR; ITALY A ROM; FRANCE = PAR MAR; ITALY = ROM";
    let mut table = begun(position, "GERMANY ITALY");
    table.play("FRANCE: A PAR-BUR; A MAR S A PAR-BUR\nexpired\nexpired");
    assert_eq!((table.date(), table.units("GERMANY")), ("F1904M".to_owned(), String::new()));
    assert!(!table.view("NOBODY").heaven.is_withdrawn, "it has nothing left, and is not out before winter");
    assert!(table.awaited().ends_with("DEVIL LORD"));
    table.expire();
    assert_eq!(table.view("NOBODY").heaven.won, Some((Divinity::Lord, power("GERMANY"))));
    // A centre alone, or a unit that was granted, is enough (§21.11).
    let centre = "F1904M; FRANCE A PAR; ITALY A ROM; GERMANY = MUN; FRANCE = PAR; ITALY = ROM";
    let mut table = begun(centre, "GERMANY ITALY");
    table.expire();
    assert!(!table.view("NOBODY").heaven.is_withdrawn);
    // One that was out before the game began is nobody's victory.
    let mut table = begun("F1904M; FRANCE A PAR; FRANCE = PAR", "GERMANY ITALY");
    table.expire();
    assert_eq!((table.date(), table.view("NOBODY").heaven.is_withdrawn), ("S1905M".to_owned(), false));
}

#[test]
fn p24_5_it_is_announced_at_once_with_the_country_and_the_winners_own_stays_secret() {
    let (table, twin) = (fallen("GERMANY ITALY"), fallen("GERMANY RUSSIA"));
    for who in VIEWERS {
        let announced = table.told(who).contains(&Seen::Triumph(Divinity::Lord, power("GERMANY")));
        assert!(announced, "{who}");
        assert_eq!(divine_words(&table, who), ["triumph"]);
    }
    for who in LAITY.iter().chain(&["DEVIL"]) {
        assert_eq!(table.view(who).heaven.protected, [Some(power("GERMANY")), None], "{who}");
        assert_eq!(table.sent(who), twin.sent(who));
    }
    assert_eq!(table.view("LORD").heaven.protected[1], Some(power("ITALY")));
    // The other way round the Devil's country stays secret to all but both of them.
    let (table, twin) = (fallen("ITALY GERMANY"), fallen("RUSSIA GERMANY"));
    for who in LAITY {
        assert_eq!(table.view(who).heaven.protected, [None, Some(power("GERMANY"))], "{who}");
        assert_eq!(table.sent(who), twin.sent(who));
    }
    assert_eq!(table.view("DEVIL").heaven.protected, [Some(power("ITALY")), Some(power("GERMANY"))]);
}

#[test]
fn p24_6_then_both_withdraw_and_it_goes_on_as_diplomacy() {
    let mut table = fallen("GERMANY ITALY");
    assert!(table.is_unheard("LORD", "bless PAR") && table.is_unheard("DEVIL", "curse PAR"));
    assert!(table.moves("LORD").is_empty() && table.moves("DEVIL").is_empty());
    for who in VIEWERS {
        assert_eq!(table.awaited_by(who), "FRANCE ITALY RUSSIA", "{who}");
        assert!(table.view(who).heaven.is_withdrawn);
    }
    assert_eq!(table.0.state().window_end(), WindowEnd::Acting);
    table.play("FRANCE: A PAR-BUR; ready\nITALY: ready\nRUSSIA: ready");
    assert_eq!(table.date(), "F1905M", "the last who is ready closes the phase");
    // The winner's own country may fall later: that is nobody's victory.
    let position = "F1904M; FRANCE A PAR, A PIE; GERMANY A BUR; ITALY A APU; RUSSIA A WAR; \
        FRANCE = PAR MAR; ITALY = ROM; RUSSIA = WAR";
    let mut table = begun(position, "GERMANY ITALY");
    table.play("FRANCE: A PIE-TUS\nexpired\nFRANCE: A TUS-ROM\nexpired\nexpired\nexpired");
    assert_eq!((table.date(), table.units("ITALY")), ("S1906M".to_owned(), String::new()));
    assert_eq!(table.view("NOBODY").heaven.won, Some((Divinity::Lord, power("GERMANY"))));
    assert_eq!(divine_words(&table, "NOBODY"), ["triumph"]);
}

#[test]
fn p24_7_a_victory_by_elimination_is_kept_however_it_ends() {
    let mut draw = fallen("GERMANY ITALY");
    draw.play("FRANCE: vote\nITALY: vote\nRUSSIA: vote");
    assert_eq!(draw.ended(), "vote: FRANCE ITALY RUSSIA LORD");
    for (protected, first) in [
        ("GERMANY RUSSIA", "solo: FRANCE LORD"),
        ("GERMANY FRANCE", "solo: FRANCE LORD"),
        ("RUSSIA GERMANY", "solo: FRANCE DEVIL"),
        ("FRANCE GERMANY", "solo: FRANCE DEVIL"),
    ] {
        let mut table = nearly("F1904M", protected);
        assert_eq!(table.ended().split(':').next(), Some("solo"), "eighteen centres come first");
        table = later_solo(protected);
        assert_eq!(table.ended(), first, "{protected}");
        assert_eq!(divine_words(&table, "NOBODY"), ["triumph", "unveiled"], "{protected}");
    }
}

/// Germany falls in the winter of 1904, and France has eighteen centres a year later.
fn later_solo(protected: &str) -> Table {
    let position = format!(
        "F1904M; FRANCE A TYR; GERMANY A RUH; ITALY F NAP; RUSSIA A WAR; FRANCE = {SEVENTEEN}; ITALY = NAP VEN; RUSSIA = WAR"
    );
    let mut table = begun(&position, protected);
    table.expire_until("F1905M");
    table.play("FRANCE: A TYR-VEN\nexpired");
    table
}

#[test]
fn p24_8_if_both_countries_fall_at_once_nobody_divine_wins() {
    let mut table = fallen("GERMANY AUSTRIA");
    let pair = table.0.state().heaven().protected;
    for who in VIEWERS {
        assert_eq!(divine_words(&table, who), ["both_fell"], "{who}");
        let seen = table.view(who).heaven;
        assert_eq!((seen.is_withdrawn, seen.won), (true, None));
        assert_eq!(seen.protected, [Some(power("GERMANY")), Some(power("AUSTRIA"))]);
    }
    assert!(pair.is_some());
    table.play("FRANCE: vote\nITALY: vote\nRUSSIA: vote");
    assert_eq!(table.ended(), "vote: FRANCE ITALY RUSSIA");
}

#[test]
fn p24_9_if_another_power_wins_first_no_divine_player_does() {
    let table = nearly("F1910M", "ITALY RUSSIA");
    assert_eq!(table.ended(), "solo: FRANCE");
    assert_eq!(divine_words(&table, "NOBODY"), ["unveiled"]);
    let seen = table.view("NOBODY").heaven;
    assert_eq!((seen.won, seen.won_with), (None, None));
}

#[test]
fn p24_10_eighteen_centres_are_counted_before_anybody_is_out() {
    let table = nearly("F1910M", "GERMANY RUSSIA");
    assert_eq!(table.ended(), "solo: FRANCE", "Germany would have been out that winter");
    assert!(!table.words("NOBODY").contains(&"eliminated".to_owned()));
    assert_eq!(
        nearly("F1910M", "GERMANY FRANCE").ended(),
        "solo: FRANCE LORD",
        "with the country, not by a fall"
    );
    assert_eq!(nearly("F1911M", "GERMANY RUSSIA").ended(), "solo: FRANCE", "nor is there a gift before it");
}
