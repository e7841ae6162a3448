//! The gift: chapter 21, a test for each paragraph.

use diplomacy::adjust::NoAdjustment;

use super::table::{FOUR, LAITY, QUIET, Table, VIEWERS, begun, power, seat};
use crate::heaven::Giving;
use crate::{Refusal, Seen};

/// In the winter of 1903 France may build one unit, Germany and Italy have what is due, Russia must disband one of two, and
/// Turkey has a unit and no centre; England has a centre and no unit, Austria nothing at all.
const WINTER: &str = "W1903A; FRANCE A PAR, A MAR; GERMANY A MUN, A RUH; ITALY A ROM; RUSSIA A WAR, A GAL; TURKEY A SYR; \
    FRANCE = BRE MAR PAR; GERMANY = KIE MUN; ITALY = ROM; RUSSIA = WAR; ENGLAND = BEL";

fn winter() -> Table {
    begun(WINTER, "FRANCE ITALY")
}

/// A winter after the gift was for somebody.
fn given(to: &str) -> Table {
    let mut table = winter();
    table.play(&format!("LORD: gift {to}\nexpired"));
    table
}

#[test]
fn p21_1_in_the_winters_of_1903_1905_1907() {
    let has_gift = |year: u16| begun(&WINTER.replace("1903", &year.to_string()), "FRANCE ITALY").is_giving();
    let years: Vec<u16> = (1901..=1910).filter(|year| has_gift(*year)).collect();
    assert_eq!(years, [1903, 1905, 1907, 1909], "the calendar counts, whenever the game began");
    let mut table = begun(QUIET, "FRANCE ITALY");
    let mut gifts = Vec::new();
    while table.date() != "S1908M" {
        gifts.extend(table.is_giving().then(|| table.date()));
        table.expire();
    }
    assert_eq!(gifts, ["W1905A", "W1907A"]);
    assert_eq!(begun(QUIET, "FRANCE ITALY").refused("LORD", "gift FRANCE"), Refusal::NoGiftNow);
}

#[test]
fn p21_2_after_retreats_and_owners_before_adjustments() {
    let position = "F1903M; FRANCE A PAR, A MAR; GERMANY A BUR, A RUH; ITALY A ROM; \
        FRANCE = MAR PAR; GERMANY = KIE MUN; ITALY = ROM";
    let mut table = begun(position, "FRANCE ITALY");
    table.play("FRANCE: A PAR-BUR; A MAR S A PAR-BUR\nexpired");
    assert_eq!((table.date(), table.is_giving()), ("F1903R".to_owned(), false));
    table.play("GERMANY: A BUR R BEL; ready");
    assert_eq!((table.date(), table.is_giving()), ("W1903A".to_owned(), true));
    let centres = |name: &str| table.0.state().campaign().centres.of(power(name)).len();
    assert_eq!([centres("FRANCE"), centres("GERMANY")], [2, 3], "centres have their owners");
    let words = table.words("NOBODY");
    assert_eq!(words[words.len() - 3..], ["retreated", "took", "gift_opened"]);
}

#[test]
fn p21_3_any_power_that_survives_may_be_named() {
    let mut table = winter();
    for name in ["ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"] {
        table.play(&format!("LORD: gift {name}"));
    }
    assert_eq!(table.refused("LORD", "gift AUSTRIA"), Refusal::NoSuchCountry(power("AUSTRIA")));
    assert!(!table.moves("LORD").contains(&"gift AUSTRIA".to_owned()));
    assert_eq!(table.moves("LORD").len(), 6, "five others, and none");
}

#[test]
fn p21_4_none_is_a_choice_and_so_is_another_one() {
    for (script, to) in [
        ("LORD: gift none", None),
        ("LORD: gift FRANCE; gift none", None),
        ("LORD: gift none; gift ITALY; gift RUSSIA", Some("RUSSIA")),
        ("", None),
    ] {
        let mut table = winter();
        table.play(script);
        table.expire();
        assert_eq!(table.0.state().heaven().gifts[0].to, to.map(power), "{script}");
        let favoured = table.0.state().campaign().extra.iter().filter(|extra| **extra > 0).count();
        assert_eq!(favoured, usize::from(to.is_some()));
    }
    let mut table = winter();
    table.play("LORD: gift FRANCE");
    assert_eq!(table.refused("LORD", "gift FRANCE"), Refusal::SaidAlready);
    table.play("LORD: gift none");
    assert_eq!(table.refused("LORD", "gift none"), Refusal::SaidAlready);
    assert!(!table.moves("LORD").contains(&"gift none".to_owned()));
}

fn is_favoured(seen: &Seen) -> bool {
    matches!(seen, Seen::Favoured(_))
}

#[test]
fn p21_5_the_country_is_told_in_private() {
    let (plain, mut table) = (winter(), winter());
    table.play("LORD: gift RUSSIA");
    for who in VIEWERS.iter().filter(|who| **who != "LORD") {
        assert_eq!(table.sent(who), plain.sent(who), "{who} learns nothing before the window closes");
    }
    assert_eq!(table.view("LORD").heaven.giving, Some(Giving::To(power("RUSSIA"))));
    assert_eq!(table.view("DEVIL").heaven.giving, Some(Giving::Unsaid));
    table.expire();
    let none = given("none");
    for who in VIEWERS {
        let knows = ["LORD", "RUSSIA"].contains(&who);
        assert_eq!(table.told(who).iter().any(is_favoured), knows, "{who}");
        assert_eq!(table.view(who).heaven.gifts.iter().any(|gift| gift.to.is_some()), knows);
        assert_eq!(table.view(who).is_favoured(), who == "RUSSIA");
        assert_eq!(table.sent(who) == none.sent(who), !knows, "{who}");
    }
    assert!(none.view("RUSSIA").heaven.gifts.is_empty() && none.view("LORD").heaven.gifts.len() == 1);
}

#[test]
fn p21_6_it_builds_one_more_or_disbands_one_less() {
    let allowance = |table: &Table, name: &str| table.0.state().campaign().allowance(power(name));
    let table = given("none");
    assert_eq!(["FRANCE", "GERMANY", "RUSSIA"].map(|name| allowance(&table, name)), [1, 0, -1]);
    let mut table = begun(&WINTER.replace("A PAR, A MAR", "A PAR, A BUR"), "FRANCE ITALY");
    table.play("LORD: gift FRANCE\nexpired\nFRANCE: B F BRE; B A MAR\nexpired");
    assert_eq!(table.units("FRANCE"), "F BRE, A BUR, A MAR, A PAR");
    let mut table = given("RUSSIA");
    table.expire();
    assert_eq!(table.units("RUSSIA"), "A GAL, A WAR", "one less");
    let mut plain = given("none");
    plain.expire();
    assert_eq!(plain.units("RUSSIA"), "A WAR");
}

#[test]
fn p21_7_on_a_home_centre_that_is_owned_and_empty() {
    let mut table = given("GERMANY");
    assert!(!table.moves("GERMANY").contains(&"B A BER".to_owned()));
    let why = |reason| Refusal::Earthly(diplomacy::Refusal::NoAdjustment(reason));
    assert_eq!(table.refused("GERMANY", "B A BER"), why(NoAdjustment::NotOwned));
    assert_eq!(table.refused("GERMANY", "B A MUN"), why(NoAdjustment::Occupied));
    assert_eq!(table.refused("GERMANY", "B A BEL"), why(NoAdjustment::NotHome));
    table.play("GERMANY: B F KIE\nexpired");
    assert_eq!(table.units("GERMANY"), "F KIE, A MUN, A RUH");
}

#[test]
fn p21_8_nobody_has_to_use_it_and_nobody_disbands_beyond_what_is_due() {
    let mut table = given("GERMANY");
    table.play("GERMANY: waive; ready\nexpired");
    assert_eq!(table.units("GERMANY"), "A MUN, A RUH");
    let mut table = given("RUSSIA");
    let refused = table.refused("RUSSIA", "A GAL D");
    assert!(matches!(refused, Refusal::Earthly(diplomacy::Refusal::NoAdjustment(_))), "{refused:?}");
    assert_eq!(table.moves("RUSSIA").iter().filter(|text| text.ends_with(" D")).count(), 0);
}

#[test]
fn p21_9_in_the_next_winter_it_is_over() {
    let mut table = given("GERMANY");
    table.play("GERMANY: B A KIE\nexpired");
    assert_eq!(table.0.state().campaign().extra, [0; 7]);
    assert!(!table.view("GERMANY").is_favoured());
    table.expire_until("W1904A");
    assert_eq!(table.0.state().campaign().allowance(power("GERMANY")), -1);
    assert!(!table.0.state().campaign().all_confirm, "an ordinary winter again");
    table.expire();
    assert_eq!(table.units("GERMANY").matches(", ").count(), 1, "as many units as centres");
}

#[test]
fn p21_10_the_same_country_may_be_named_again() {
    let mut table = given("GERMANY");
    while !(table.date() == "W1905A" && table.is_giving()) {
        table.expire();
    }
    table.play("LORD: gift GERMANY\nexpired");
    assert_eq!(table.0.state().campaign().extra[seat("GERMANY").index()], 1);
    let years: Vec<u16> = table.view("GERMANY").heaven.gifts.iter().map(|gift| gift.year).collect();
    assert_eq!(years, [1903, 1905]);
}

#[test]
fn p21_11_a_country_without_a_centre_keeps_its_unit_and_is_not_out() {
    let is_out = |table: &Table| table.0.state().campaign().gone.has(seat("TURKEY"));
    let mut named = given("TURKEY");
    named.expire();
    assert_eq!((named.units("TURKEY"), is_out(&named)), ("A SYR".to_owned(), false));
    let mut plain = given("none");
    plain.expire();
    assert_eq!((plain.units("TURKEY"), is_out(&plain)), (String::new(), true));
    // The protector of a country that is named so does not lose it.
    let mut named = begun(WINTER, "TURKEY ITALY");
    named.play("LORD: gift TURKEY\nexpired\nexpired");
    assert!(!named.view("NOBODY").heaven.is_withdrawn);
}

#[test]
fn p21_12_blessings_and_the_gift_do_not_stand_against_each_other() {
    let mut table = begun(FOUR, "FRANCE ITALY");
    table.play("LORD: bless PAR\nexpired\nLORD: bless MUN\nexpired");
    assert!(table.is_giving());
    table.play("LORD: gift FRANCE\nexpired\nexpired");
    assert_eq!((table.date(), table.view("LORD").heaven.gifts.len()), ("S1906M".to_owned(), 1));
    table.play("LORD: bless PAR");
}

#[test]
fn p21_13_there_is_no_curse_in_winter() {
    let mut table = winter();
    for _ in 0..2 {
        assert!(table.is_unheard("DEVIL", "curse PAR") && table.moves("DEVIL").is_empty());
        assert!(!table.awaited().contains("DEVIL"));
        table.expire();
    }
    assert!(table.0.state().heaven().casts.is_empty());
}

#[test]
fn p21_14_adjustments_are_not_passed_over_and_everybody_is_ready() {
    let position = "W1903A; FRANCE A PAR; GERMANY A MUN; ITALY A ROM; RUSSIA A WAR; \
        FRANCE = PAR; GERMANY = MUN; ITALY = ROM; RUSSIA = WAR; DISORDER RUSSIA";
    let mut table = begun(position, "FRANCE ITALY");
    table.expire();
    assert_eq!((table.date(), table.is_giving()), ("W1903A".to_owned(), false));
    assert_eq!(table.awaited(), "FRANCE GERMANY ITALY");
    assert_eq!(table.moves("FRANCE"), ["ready", "vote", "concede"]);
    table.play("FRANCE: ready\nGERMANY: ready");
    assert_eq!(table.date(), "W1903A");
    table.play("ITALY: ready");
    assert_eq!(table.date(), "S1904M");
    // Without a gift nobody would be asked.
    let plain = begun(&position.replace("1903", "1904"), "FRANCE ITALY");
    assert_eq!(plain.date(), "S1905M");
    // With a country whose units are due to go, or with a centre and no unit, it is no different.
    assert_eq!(given("none").awaited(), "ENGLAND FRANCE GERMANY ITALY RUSSIA TURKEY");
}

#[test]
fn p21_15_each_power_learns_what_it_may_do_and_of_no_other() {
    let tables = ["none", "FRANCE", "RUSSIA", "TURKEY"].map(given);
    for who in ["ENGLAND", "GERMANY", "ITALY", "DEVIL", "NOBODY"] {
        assert!(tables.iter().all(|table| table.sent(who) == tables[0].sent(who)), "{who}");
    }
    let builds = |table: &Table| table.moves("FRANCE").iter().filter(|text| text.starts_with("B ")).count();
    let due = |table: &Table| table.view("FRANCE").earth.known.allowance(power("FRANCE"));
    assert_eq!((builds(&tables[0]), due(&tables[0]), due(&tables[1])), (2, 1, 2));
    let others = |name: &str| tables[1].view("FRANCE").earth.known.allowance(power(name));
    assert_eq!(others("RUSSIA"), -1, "of others what everybody can count");
}

#[test]
fn p21_16_what_stands_is_seen_and_not_why() {
    let mut used = given("GERMANY");
    used.play("GERMANY: B A KIE\nexpired");
    for who in LAITY {
        assert_eq!(used.view(who).earth.known.position.count(power("GERMANY")), 3);
        assert_eq!(used.told(who).iter().any(is_favoured), who == "GERMANY", "{who}");
        assert!(!used.words(who).contains(&"gift".to_owned()));
    }
    // A gift that is not used leaves no trace.
    let (mut unused, mut plain) = (given("GERMANY"), given("none"));
    unused.expire();
    plain.expire();
    for who in LAITY.iter().filter(|who| **who != "GERMANY") {
        assert_eq!(unused.sent(who), plain.sent(who), "{who}");
    }
}

#[test]
fn p21_17_after_withdrawal_there_are_no_gifts() {
    let position = "F1904M; FRANCE A PAR; GERMANY A BUR; ITALY A ROM; FRANCE = PAR; ITALY = ROM";
    let mut table = begun(position, "GERMANY ITALY");
    table.expire();
    assert!(table.view("NOBODY").heaven.is_withdrawn);
    table.expire_until("F1905M");
    table.expire();
    assert_eq!(table.date(), "S1906M", "the winter of 1905 is one of Diplomacy's");
    assert!(table.0.state().heaven().gifts.is_empty());
}
