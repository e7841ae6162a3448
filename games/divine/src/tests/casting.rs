//! Casting: chapter 17, a test for each paragraph; and what of cancellation shows in a match (§18.13).

use tabletop::{Game, Refused};

use super::table::{FOUR, LAITY, QUIET, Table, VIEWERS, begun, power, seat};
use crate::config::Reveal;
use crate::heaven::Fate;
use crate::{Config, Divinity, Refusal, Seen};

fn telling(reveal: Reveal, position: &str) -> Table {
    let config = Config { reveal, position: position.to_owned(), ..Config::default() };
    Table::of(config, "FRANCE ITALY")
}

/// The casts that somebody knows, as `S1905M lord FRANCE A PAR idle`; what is not known of one is `?`.
fn casts(table: &Table, who: &str) -> Vec<String> {
    let casts = table.view(who).heaven.casts;
    let shown = |cast: &crate::view::CastSeen| {
        format!("{} {} {} {}", cast.date, cast.by, cast.unit, cast.fate.map_or("?", Fate::word))
    };
    casts.iter().map(shown).collect()
}

/// The same as somebody was told when phases closed.
fn casts_told(table: &Table, who: &str) -> Vec<String> {
    let told = |seen: Seen| match seen {
        Seen::Cast(cast) => Some(format!("{} {} {} {}", cast.date, cast.by, cast.unit, cast.fate.word())),
        _ => None,
    };
    table.told(who).into_iter().filter_map(told).collect()
}

#[test]
fn p17_1_the_good_lord_blesses_and_the_devil_curses_any_unit() {
    let mut table = begun("", "FRANCE ITALY");
    for (who, word) in [("LORD", "bless"), ("DEVIL", "curse")] {
        let mut listed = table.moves(who);
        let units = table.0.state().campaign().position.units();
        let mut all: Vec<String> =
            units.map(|unit| format!("{word} {}", unit.province().code())).chain(["ready".into()]).collect();
        assert_eq!(all.len(), 23);
        all.sort_unstable();
        listed.sort_unstable();
        assert_eq!(listed, all, "{who}");
    }
    assert_eq!(table.refused("LORD", "curse PAR"), Refusal::NotYourCast(Divinity::Lord));
    assert_eq!(table.refused("DEVIL", "bless PAR"), Refusal::NotYourCast(Divinity::Devil));
    assert_eq!(table.refused("LORD", "gift FRANCE"), Refusal::NoGiftNow);
}

#[test]
fn p17_2_one_of_each_in_spring_and_in_fall() {
    let mut table = begun(FOUR, "FRANCE ITALY");
    table.play("LORD: bless PAR; bless WAR\nDEVIL: curse MUN; curse ROM\nexpired");
    table.play("LORD: bless MAR\nDEVIL: curse MUN\nexpired");
    assert_eq!(
        casts(&table, "NOBODY"),
        [
            "S1905M devil ITALY A ROM idle",
            "S1905M lord RUSSIA A WAR idle",
            "F1905M devil GERMANY A MUN idle",
            "F1905M lord FRANCE A MAR idle"
        ]
    );
}

#[test]
fn p17_3_a_divine_player_learns_of_no_order_before_the_phase_closes() {
    let quiet = begun(FOUR, "FRANCE ITALY");
    let mut table = begun(FOUR, "FRANCE ITALY");
    table.play("FRANCE: A PAR-PIC; F BRE-MAO; vote; ready\nITALY: concede\nGERMANY: A MUN-TYR; ready");
    for who in ["DEVIL", "LORD", "NOBODY"] {
        assert_eq!(table.sent(who), quiet.sent(who), "{who}");
    }
    table.expire();
    assert_eq!(table.units("FRANCE"), "F MAO, A MAR, A PIC");
    assert_ne!(table.sent("DEVIL"), quiet.sent("DEVIL"));
}

#[test]
fn p17_4_the_powers_do_not_know_what_is_cast_nor_whether_anything_is() {
    let quiet = begun(FOUR, "FRANCE ITALY");
    let mut table = begun(FOUR, "FRANCE ITALY");
    table.play("LORD: bless PAR\nDEVIL: curse MUN; ready");
    for who in LAITY {
        assert_eq!(table.sent(who), quiet.sent(who), "{who}");
        assert!(casts(&table, who).is_empty() && table.view(who).heaven.casting.is_none());
    }
}

#[test]
fn p17_5_nor_does_one_divine_player_of_the_other() {
    let quiet = begun(FOUR, "FRANCE ITALY");
    let mut table = begun(FOUR, "FRANCE ITALY");
    table.play("LORD: bless PAR; ready");
    assert_eq!(table.sent("DEVIL"), quiet.sent("DEVIL"));
    let lord = table.sent("LORD");
    table.play("DEVIL: curse MUN; ready");
    assert_eq!(table.sent("LORD"), lord);
    assert_ne!(table.sent("DEVIL"), quiet.sent("DEVIL"), "everybody knows the own cast");
}

#[test]
fn p17_6_a_cast_names_the_province_of_the_unit() {
    let mut table = begun(FOUR, "FRANCE ITALY");
    let silesia = diplomacy::Province::from_code("SIL").expect("a province");
    assert_eq!(table.refused("LORD", "bless SIL"), Refusal::NoUnit(silesia));
    table.play("LORD: bless F BRE\nDEVIL: maudire Burgundy");
    assert_eq!(
        table.view("LORD").heaven.casting.and_then(|casting| casting.at).map(diplomacy::Province::code),
        Some("BRE")
    );
    table.expire();
    assert_eq!(casts(&table, "NOBODY"), ["S1905M devil GERMANY A BUR idle", "S1905M lord FRANCE F BRE idle"]);
}

#[test]
fn p17_7_a_cast_can_be_replaced_or_taken_back_until_the_phase_closes() {
    let mut table = begun(FOUR, "FRANCE ITALY");
    assert_eq!(table.refused("LORD", "clear"), Refusal::NothingCast);
    table.play("LORD: bless PAR");
    assert_eq!(table.refused("LORD", "bless PAR"), Refusal::CastAlready);
    assert!(!table.moves("LORD").contains(&"bless PAR".to_owned()));
    table.play("LORD: bless WAR; clear; bless ROM; ready");
    for text in ["bless PAR", "clear"] {
        assert_eq!(table.refused("LORD", text), Refusal::IsReady);
    }
    assert_eq!(table.refused("LORD", "ready"), Refusal::SaidAlready);
    assert_eq!(table.moves("LORD"), ["unready"]);
    table.play("LORD: unready; bless MUN");
    assert_eq!(table.refused("LORD", "unready"), Refusal::SaidAlready);
    assert!(table.moves("LORD").contains(&"clear".to_owned()));
    table.play("DEVIL: curse PAR; clear\nexpired");
    assert_eq!(casts(&table, "NOBODY"), ["S1905M lord GERMANY A MUN idle"], "what is saved then counts");
    assert!(!table.moves("LORD").contains(&"clear".to_owned()), "a new phase begins with nothing");
}

#[test]
fn p17_8_nobody_has_to_cast() {
    let mut table = begun(FOUR, "FRANCE ITALY");
    table.play("LORD: ready\nexpired");
    assert!(casts(&table, "LORD").is_empty() && casts_told(&table, "LORD").is_empty());
    assert!(table.view("LORD").heaven.spent.is_empty());
    assert_eq!(table.date(), "F1905M");
}

#[test]
fn p17_9_two_blessings_of_a_year_never_fall_on_one_power() {
    let mut table = begun(FOUR, "FRANCE ITALY");
    table.play("LORD: bless PAR\nexpired");
    for text in ["bless MAR", "bless PAR", "bless BRE"] {
        assert_eq!(table.refused("LORD", text), Refusal::SameNation(power("FRANCE")), "{text}");
    }
    let listed = table.moves("LORD");
    assert_eq!(listed.len(), 5 + 1, "{listed:?}");
    assert!(!listed.iter().any(|text| ["bless PAR", "bless MAR", "bless BRE"].contains(&text.as_str())));
    table.play("LORD: bless MUN");
}

#[test]
fn p17_10_nor_two_curses_but_one_of_each_may() {
    let mut table = begun(FOUR, "FRANCE ITALY");
    table.play("DEVIL: curse PAR\nLORD: bless MUN\nexpired");
    for text in ["curse MAR", "curse PAR"] {
        assert_eq!(table.refused("DEVIL", text), Refusal::SameNation(power("FRANCE")), "{text}");
    }
    table.play("LORD: bless MAR\nDEVIL: curse MUN\nexpired");
    assert_eq!(casts(&table, "NOBODY").len(), 4, "each is counted by itself");
}

#[test]
fn p17_11_a_cast_that_was_cancelled_or_idle_is_spent() {
    let mut table = begun(FOUR, "FRANCE ITALY");
    table.play("DEVIL: curse PAR\nLORD: bless PAR\nexpired");
    assert_eq!(casts(&table, "NOBODY")[0], "S1905M devil FRANCE A PAR cancelled-same");
    assert_eq!(table.refused("LORD", "bless MAR"), Refusal::SameNation(power("FRANCE")));
    assert_eq!(table.refused("DEVIL", "curse MAR"), Refusal::SameNation(power("FRANCE")));
    let mut idle = telling(Reveal::None, FOUR);
    idle.play("LORD: bless WAR\nexpired");
    assert_eq!(idle.refused("LORD", "bless WAR"), Refusal::SameNation(power("RUSSIA")), "told or not");
}

#[test]
fn p17_12_a_second_one_is_refused_when_given_and_the_year_renews() {
    let mut table = begun(QUIET, "FRANCE ITALY");
    table.play("LORD: bless PAR; bless MAR\nexpired");
    let why = table.refused("LORD", "bless PAR");
    assert_eq!(tabletop::Refusal::paragraph(&why), "17.12");
    assert_eq!(table.date(), "F1904M");
    table.expire();
    assert_eq!(table.date(), "S1905M", "nobody decides anything in winter");
    table.play("LORD: bless PAR");
    assert_eq!(table.view("LORD").heaven.spent, tabletop::SeatSet::EMPTY);
}

#[test]
fn p17_13_a_divine_player_may_harm_the_own_country_and_help_the_others() {
    let mut table = begun(FOUR, "FRANCE ITALY");
    table.play("DEVIL: curse PAR\nLORD: bless MAR\nGERMANY: A BUR-PAR\nexpired");
    assert_eq!(table.date(), "S1905R", "the Devil's own army is driven out");
    assert_eq!(
        casts(&table, "NOBODY"),
        ["S1905M devil FRANCE A PAR effective", "S1905M lord FRANCE A MAR idle"]
    );
}

#[test]
fn p17_14_no_cast_while_units_retreat() {
    let position = "S1905R; FRANCE A BUR; GERMANY A MUN; ITALY A ROM; GERMANY A BUR > BEL RUH; \
        FRANCE = PAR; GERMANY = MUN; ITALY = ROM";
    let mut table = begun(position, "FRANCE ITALY");
    for (who, text) in [("LORD", "bless MUN"), ("DEVIL", "curse MUN"), ("LORD", "ready"), ("DEVIL", "clear")]
    {
        assert!(table.is_unheard(who, text), "{who} {text}");
        let action = text.parse().expect("an action");
        let refused = table.0.state().check(seat(who), &action);
        assert_eq!(refused, Err(Refused::Rule(Refusal::NoCastNow)));
        assert!(table.moves(who).is_empty());
    }
    assert_eq!(tabletop::Refusal::paragraph(&Refusal::NoCastNow), "17.14");
}

#[test]
fn p17_15_nor_in_winter_when_the_devil_has_nothing() {
    let position = "W1903A; FRANCE A PAR; ITALY A ROM; FRANCE = PAR BRE; ITALY = ROM";
    let mut table = begun(position, "FRANCE ITALY");
    assert!(table.is_giving() && table.moves("DEVIL").is_empty());
    assert_eq!(table.moves("LORD"), ["gift FRANCE", "gift ITALY", "gift none"]);
    for text in ["bless PAR", "ready", "clear"] {
        assert_eq!(table.refused("LORD", text), Refusal::NoCastNow, "{text}");
    }
    assert!(table.is_unheard("DEVIL", "curse PAR") && table.is_unheard("DEVIL", "gift FRANCE"));
    let gift = "gift FRANCE".parse().expect("a gift");
    assert_eq!(table.0.state().check(seat("DEVIL"), &gift), Err(Refused::Rule(Refusal::NoGiftNow)));
    table.expire();
    assert!(table.moves("DEVIL").is_empty() && table.moves("LORD").is_empty());
}

/// A French army is driven out of Burgundy by a curse; a blessing in Marseilles changes nothing.
const CURSED: &str = "FRANCE: A MAR H\nGERMANY: A BUR-PAR\nDEVIL: curse PAR\nLORD: bless MAR\nexpired";
/// A blessing on the attacker and a curse on its victim cancel each other.
const OPPOSED: &str = "GERMANY: A BUR-PAR\nDEVIL: curse PAR\nLORD: bless BUR\nexpired";

#[test]
fn p17_16_in_full_everybody_learns_of_every_cast() {
    for (script, told) in [
        (CURSED, ["S1905M devil FRANCE A PAR effective", "S1905M lord FRANCE A MAR idle"]),
        (
            OPPOSED,
            ["S1905M devil FRANCE A PAR cancelled-opposed", "S1905M lord GERMANY A BUR cancelled-opposed"],
        ),
    ] {
        let mut table = telling(Reveal::Full, FOUR);
        table.play(script);
        for who in VIEWERS {
            assert_eq!(casts(&table, who), told, "{who}");
            assert_eq!(casts_told(&table, who), told, "{who}");
        }
    }
}

#[test]
fn p17_17_effective_casts_are_told_and_no_others() {
    let mut table = telling(Reveal::Effective, FOUR);
    table.play(CURSED);
    for who in LAITY {
        assert_eq!(casts(&table, who), ["S1905M devil FRANCE A PAR effective"], "{who}");
        assert_eq!(casts_told(&table, who), casts(&table, who));
    }
    let mut table = telling(Reveal::Effective, FOUR);
    table.play(OPPOSED);
    for who in LAITY {
        assert!(casts(&table, who).is_empty() && casts_told(&table, who).is_empty(), "{who}");
    }
    // The Russian army, which waits for a convoy in vain, is driven out either way; where it may go hangs on the curse alone.
    let beached = "S1905M; TURKEY A SER, A GRE; RUSSIA A BUL, F BLA; TURKEY = CON; RUSSIA = SEV";
    let retreats = |cast: &str| {
        let mut table = begun(beached, "RUSSIA TURKEY");
        table.play(&format!("TURKEY: A SER-BUL; A GRE S A SER-BUL\nRUSSIA: A BUL-CON VIA\n{cast}expired"));
        let view = table.view("NOBODY");
        (view.earth.known.dislodged[0].retreats.map(|to| to.to_string()).collect::<Vec<_>>().join(" "), table)
    };
    let (cursed, table) = retreats("DEVIL: curse BUL\n");
    assert_eq!((retreats("").0.as_str(), cursed.as_str()), ("CON RUM", "RUM"));
    assert_eq!(casts(&table, "NOBODY"), ["S1905M devil RUSSIA A BUL effective"]);
    // A blessing by which a unit is not driven out.
    let mut table = telling(Reveal::Effective, FOUR);
    table.play("GERMANY: A BUR H\nFRANCE: A PAR-BUR; A MAR S A PAR-BUR\nLORD: bless BUR\nexpired");
    assert_eq!(casts(&table, "NOBODY"), ["S1905M lord GERMANY A BUR effective"]);
}

#[test]
fn p17_18_with_none_no_cast_is_told_before_the_end() {
    let mut table = telling(Reveal::None, FOUR);
    table.play(CURSED);
    for who in LAITY {
        assert!(casts(&table, who).is_empty() && casts_told(&table, who).is_empty(), "{who}");
    }
    table.play("FRANCE: vote\nGERMANY: vote\nITALY: vote\nRUSSIA: vote");
    let unveiled = |seen: &Seen| matches!(seen, Seen::CastUnveiled(_));
    for who in VIEWERS {
        let all = ["S1905M devil FRANCE A PAR effective", "S1905M lord FRANCE A MAR idle"];
        assert_eq!(casts(&table, who), all, "{who}");
        assert_eq!(table.told(who).iter().filter(|seen| unveiled(seen)).count(), 2);
    }
}

#[test]
fn p17_19_a_divine_player_knows_the_own_casts_and_the_others_as_all_do() {
    for (reveal, devil, lord) in [
        (Reveal::None, vec!["S1905M devil FRANCE A PAR ?"], vec!["S1905M lord FRANCE A MAR ?"]),
        (
            Reveal::Effective,
            vec!["S1905M devil FRANCE A PAR effective"],
            vec!["S1905M devil FRANCE A PAR effective", "S1905M lord FRANCE A MAR ?"],
        ),
    ] {
        let mut table = telling(reveal, FOUR);
        table.play(CURSED);
        assert_eq!((casts(&table, "DEVIL"), casts(&table, "LORD")), (owned(&devil), owned(&lord)));
        assert_eq!(table.view("DEVIL").heaven.spent, tabletop::SeatSet::one(seat("FRANCE")));
        assert_eq!(table.view("FRANCE").heaven.spent, tabletop::SeatSet::EMPTY);
    }
}

fn owned(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

#[test]
fn p17_20_everybody_is_told_why_by_the_casts_they_know_of() {
    let rules = |table: &Table, who: &str| {
        let view = table.view(who);
        let done = view.earth.known.last.iter().find(|done| done.unit.to_string() == "FRANCE A PAR").copied();
        let done = done.expect("it was judged");
        let told = table.told(who).into_iter().find_map(|seen| match seen {
            Seen::Done(told) if told.unit == done.unit => Some(told),
            _ => None,
        });
        assert_eq!(told, Some(done), "{who}: seen and told are the same");
        (done.is_dislodged, done.is_unexplained, done.rule.map(diplomacy::judge::Rule::code))
    };
    let mut table = telling(Reveal::None, FOUR);
    table.play(CURSED);
    for who in LAITY.iter().chain(&["LORD"]) {
        assert_eq!(rules(&table, who), (true, true, None), "{who}");
    }
    assert_eq!(rules(&table, "DEVIL"), (true, false, Some("CURSED_HOLD")));
    let mut table = telling(Reveal::Full, FOUR);
    table.play(CURSED);
    assert!(VIEWERS.iter().all(|who| rules(&table, who) == (true, false, Some("CURSED_HOLD"))));
}

#[test]
fn p18_13_what_was_cancelled_is_spent() {
    let mut table = begun(FOUR, "FRANCE ITALY");
    table.play(OPPOSED);
    assert_eq!(table.refused("LORD", "bless MUN"), Refusal::SameNation(power("GERMANY")));
    assert_eq!(table.refused("DEVIL", "curse MAR"), Refusal::SameNation(power("FRANCE")));
    table.play("LORD: bless MAR\nDEVIL: curse MUN");
}
