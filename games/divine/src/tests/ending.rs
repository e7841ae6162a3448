//! How it ends, and what is opened: paragraphs 24.11 to 24.20.

use tabletop::Game;

use super::table::{FOUR, QUIET, Table, VIEWERS, begun, power, seat};
use crate::config::Reveal;
use crate::{Config, Divinity, Refusal, Seen};

/// All four powers vote for a draw.
const VOTES: &str = "FRANCE: vote\nGERMANY: vote\nITALY: vote\nRUSSIA: vote";
/// Germany has a unit and no centre, and does not vote.
const FALLING: &str = "F1904M; FRANCE A PAR; GERMANY A BUR; ITALY A ROM; RUSSIA A WAR; \
    FRANCE = PAR; ITALY = ROM; RUSSIA = WAR";

fn limited(position: &str, year: u16, protected: &str) -> Table {
    let config = Config { position: position.to_owned(), year_limit: Some(year), ..Config::default() };
    Table::of(config, protected)
}

#[test]
fn p24_11_all_who_survive_and_play_vote_in_secret() {
    let (plain, mut table) = (begun(FOUR, "FRANCE ITALY"), begun(FOUR, "FRANCE ITALY"));
    table.play("FRANCE: vote\nGERMANY: vote\nITALY: vote");
    for who in ["RUSSIA", "DEVIL", "LORD", "NOBODY"] {
        assert_eq!(table.sent(who), plain.sent(who), "{who}");
    }
    table.play("ITALY: unvote\nexpired\nRUSSIA: vote");
    assert_eq!(table.ended(), "not yet", "a vote can be withdrawn");
    table.play("ITALY: vote");
    assert_eq!(table.ended(), "vote: FRANCE GERMANY ITALY RUSSIA");
    // They are counted again when a power is out, and when one is in civil disorder.
    let mut table = begun(FALLING, "FRANCE ITALY");
    table.play("FRANCE: vote\nITALY: vote\nRUSSIA: vote");
    assert_eq!(table.ended(), "not yet");
    table.expire();
    assert_eq!(table.ended(), "vote: FRANCE ITALY RUSSIA");
    let mut table = begun(FOUR, "FRANCE ITALY");
    table.play("FRANCE: vote\nITALY: vote\nRUSSIA: vote\nGERMANY: concede\nexpired");
    assert_eq!(table.ended(), "vote: FRANCE GERMANY ITALY RUSSIA", "who conceded survives");
}

#[test]
fn p24_12_the_divine_players_have_no_vote() {
    let mut table = begun(FOUR, "FRANCE ITALY");
    for who in ["DEVIL", "LORD"] {
        assert_eq!(table.refused(who, "vote"), Refusal::NoOrders);
        assert!(!table.moves(who).contains(&"vote".to_owned()));
    }
    table.play(VOTES);
    assert_ne!(table.ended(), "not yet", "nor does anybody ask for it");
    assert!(!table.0.state().has_table_draw());
}

#[test]
fn p24_13_a_draw_is_no_divine_victory() {
    let mut table = begun(FOUR, "FRANCE ITALY");
    table.play(VOTES);
    assert_eq!(table.ended(), "vote: FRANCE GERMANY ITALY RUSSIA");
    let seen = table.view("NOBODY").heaven;
    assert_eq!((seen.won, seen.won_with), (None, None));
    assert!(!table.words("NOBODY").contains(&"won_with".to_owned()));
    let outcome = table.0.pending().outcome().cloned().expect("it is over");
    assert!(outcome.is_shared && outcome.place(seat("LORD")) == 2);
}

#[test]
fn p24_14_ten_years_without_a_change_or_1960_end_it() {
    let mut table = begun(&format!("{QUIET}; CHANGED 1894"), "FRANCE ITALY");
    table.play("expired\nexpired");
    assert_eq!(table.ended(), "standstill: FRANCE GERMANY ITALY RUSSIA");
    let mut table = begun(&format!("{QUIET}; CHANGED 1895"), "FRANCE ITALY");
    table.play("expired\nexpired");
    assert_eq!(table.ended(), "not yet");
    let mut table = begun(&QUIET.replace("1904", "1960"), "FRANCE ITALY");
    table.play("expired\nexpired");
    assert_eq!(table.ended(), "limit: FRANCE GERMANY ITALY RUSSIA");
}

#[test]
fn p24_15_after_the_adjustments_of_the_last_year_it_is_a_draw() {
    let mut table = limited(FOUR, 1905, "FRANCE ITALY");
    table.play("expired\nexpired");
    assert!(table.is_giving() && table.ended() == "not yet", "the gift of that year comes first");
    table.play("LORD: gift GERMANY\nexpired");
    assert_eq!((table.date(), table.ended()), ("W1905A".to_owned(), "not yet".to_owned()));
    table.play("GERMANY: B F KIE\nexpired");
    assert_eq!(table.ended(), "limit: FRANCE GERMANY ITALY RUSSIA");
    assert_eq!(table.units("GERMANY"), "A BUR, F KIE, A MUN");
    // Who is out that winter is out before it ends.
    let table = {
        let mut table = limited(FALLING, 1904, "GERMANY ITALY");
        table.expire();
        table
    };
    assert_eq!(table.ended(), "limit: FRANCE ITALY RUSSIA LORD");
    let words = table.words("NOBODY");
    assert_eq!(words[words.len() - 5..], ["removed", "eliminated", "triumph", "ended", "unveiled"]);
}

#[test]
fn p24_16_conceding_puts_no_power_out() {
    let mut table = begun(FOUR, "GERMANY ITALY");
    table.play("GERMANY: concede\nexpired\nexpired\nexpired\nexpired");
    assert_eq!(table.date(), "S1906M");
    assert!(!table.view("NOBODY").heaven.is_withdrawn, "nobody wins by it");
    table.play("FRANCE: concede\nITALY: concede\nRUSSIA: concede");
    assert_eq!(table.ended(), "not yet", "a phase of movement closes by time alone");
    table.expire();
    assert_eq!(table.ended(), "disorder: FRANCE GERMANY ITALY RUSSIA");
    // In a retreat, and while the gift is chosen, as well.
    let position = "W1903A; FRANCE A PAR; ITALY A ROM; FRANCE = PAR; ITALY = ROM";
    let mut table = begun(position, "FRANCE ITALY");
    table.play("FRANCE: concede\nITALY: concede\nexpired");
    assert_eq!(table.ended(), "disorder: FRANCE ITALY");
}

fn places(table: &Table) -> Vec<(u8, i32)> {
    let outcome = table.0.pending().outcome().cloned().expect("it is over");
    outcome.standings.iter().map(|standing| (standing.place, standing.score)).collect()
}

#[test]
fn p24_17_winners_are_first_and_all_others_second() {
    let mut table = begun(FALLING, "GERMANY ITALY");
    table.play("expired\nFRANCE: vote\nITALY: vote\nRUSSIA: vote");
    let first: Vec<u8> = places(&table).into_iter().map(|(place, _)| place).collect();
    assert_eq!(first, [2, 2, 1, 2, 1, 1, 2, 2, 1], "survivors, and the Good Lord, who has won");
    let outcome = table.0.pending().outcome().cloned().expect("it is over");
    assert!(outcome.is_shared);
    assert_eq!(table.view("NOBODY").earth.outcome, Some(outcome), "and everybody sees it");
    // Where one survives alone, nobody shares anything.
    let mut alone = begun("S1905M; FRANCE A PAR; FRANCE = PAR", "GERMANY ITALY");
    alone.play("FRANCE: vote");
    assert_eq!(alone.ended(), "vote: FRANCE");
    assert!(alone.0.pending().outcome().is_some_and(|outcome| !outcome.is_shared));
}

#[test]
fn p24_18_centres_stand_beside_that() {
    let mut table = begun(FOUR, "FRANCE ITALY");
    table.play(VOTES);
    let scores: Vec<i32> = places(&table).into_iter().map(|(_, score)| score).collect();
    assert_eq!(scores, [0, 0, 3, 2, 2, 1, 0, 0, 0]);
}

#[test]
fn p24_19_at_the_end_everything_is_opened() {
    let config = Config { position: FOUR.to_owned(), reveal: Reveal::None, ..Config::default() };
    let mut table = Table::of(config, "FRANCE ITALY");
    table.play("GERMANY: A BUR-PAR\nDEVIL: curse PAR\nexpired\nexpired\nLORD: bless MUN\nexpired");
    table.play("LORD: gift GERMANY\nexpired\nexpired");
    for who in VIEWERS {
        assert!(table.view(who).heaven.gifts.is_empty() || ["LORD", "GERMANY"].contains(&who));
    }
    table.play(VOTES);
    let state = table.0.state();
    let pair = state.heaven().protected.expect("they are drawn");
    for who in VIEWERS {
        let (seen, told) = (table.view(who), table.told(who));
        assert_eq!(seen.heaven.protected, [Some(power("FRANCE")), Some(power("ITALY"))], "{who}");
        assert_eq!((seen.heaven.casts.len(), seen.heaven.gifts.len()), (2, 1));
        assert!(seen.heaven.casts.iter().all(|cast| cast.fate.is_some()));
        assert!(!seen.earth.known.last.iter().any(|done| done.is_unexplained), "causes are known as well");
        assert_eq!(seen.earth.known.last, state.campaign().last);
        assert!(told.contains(&Seen::Unveiled(pair)));
        assert_eq!(told.iter().filter(|seen| matches!(seen, Seen::CastUnveiled(_))).count(), 2);
        assert_eq!(told.iter().filter(|seen| matches!(seen, Seen::GiftUnveiled(_))).count(), 1);
        assert!(
            Divinity::ALL
                .iter()
                .all(|divinity| { state.knows_player(super::table::viewer(who), divinity.seat()) })
        );
    }
    // What was told already is not told again.
    let mut table = begun(FOUR, "FRANCE ITALY");
    table.play(&format!("DEVIL: curse PAR\nexpired\n{VOTES}"));
    assert!(!table.told("NOBODY").iter().any(|seen| matches!(seen, Seen::CastUnveiled(_))));
}

#[test]
fn p24_20_a_year_ends_in_this_order() {
    let position = "F1903M; FRANCE A PAR, A MAR, A PIC; GERMANY A BUR, A RUH; ITALY A ROM; RUSSIA A WAR; \
        FRANCE = PAR MAR BRE; GERMANY = HOL; ITALY = ROM; RUSSIA = WAR";
    let mut table = limited(position, 1903, "GERMANY ITALY");
    table.play("FRANCE: A PAR-BUR; A MAR S A PAR-BUR; A PIC-BEL\nGERMANY: A RUH-HOL\nexpired");
    table.play("GERMANY: A BUR R RUH; ready\nLORD: gift FRANCE\nexpired");
    table.play("FRANCE: B A PAR; B F BRE\nexpired");
    assert_eq!(table.ended(), "limit: FRANCE GERMANY ITALY RUSSIA");
    let mut words: Vec<String> = table.words("FRANCE");
    words.retain(|word| !["noted", "devil", "not-submitted", "not-confirmed"].contains(&word.as_str()));
    words.dedup();
    assert_eq!(
        words,
        [
            "opened",
            "done",
            "opened",
            "retreated",
            "took",
            "gift_opened",
            "favoured",
            "opened",
            "built",
            "removed",
            "ended",
            "unveiled",
            "gift"
        ]
    );
}
