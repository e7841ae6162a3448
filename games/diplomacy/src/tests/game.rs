//! Chapters 10 to 13, paragraph by paragraph: matches of the house, from the first order to the end.

use tabletop::{Game, Input, Match, Pending, Refused, Resigning, Seat, SeatSet, Viewer};

use super::power;
use crate::advice::Advice;
use crate::calendar::{Date, Stage};
use crate::event::{Lapse, Leaving};
use crate::{Action, Config, Diplomacy, Event, Order, Power, Refusal, Seen, setup};

type Table = Match<Diplomacy>;

pub(super) fn begun(position: &str) -> Table {
    limited(position, None)
}

fn limited(position: &str, year_limit: Option<u16>) -> Table {
    let config = Config { position: position.to_owned(), year_limit, ..Config::default() };
    Match::start(config).expect("it can be played")
}

fn seat(name: &str) -> Seat {
    power(name).seat()
}

/// Does what a power says, as its player would write it.
fn try_say(table: &mut Table, name: &str, text: &str) -> Result<(), Refused<Refusal>> {
    let view = table.state().view(seat(name).into());
    let action = Diplomacy::read(&view, text).expect("it can be read");
    table.input(Input::Act(seat(name), action)).map(drop)
}

/// Several things, separated by semicolons, all of which are taken.
pub(super) fn say(table: &mut Table, name: &str, texts: &str) {
    for text in texts.split(';').map(str::trim) {
        try_say(table, name, text).unwrap_or_else(|refused| panic!("{name} {text}: {refused}"));
    }
}

fn refused(table: &mut Table, name: &str, text: &str) -> Refusal {
    let before = table.state().clone();
    let why = try_say(table, name, text).expect_err("it is refused");
    assert_eq!(*table.state(), before, "a refusal changes nothing");
    why.rule().unwrap_or_else(|| panic!("{text} is refused by a rule"))
}

/// Everybody who is awaited is ready.
pub(super) fn all_ready(table: &mut Table) {
    let awaited: Vec<Power> = table.state().campaign().awaited().iter().filter_map(Power::of).collect();
    for power in awaited {
        say(table, power.name(), "ready");
    }
}

fn expire(table: &mut Table) {
    let window = table.pending().window().expect("seats are awaited");
    table.input(Input::Expired(window)).expect("an open window can run out");
}

pub(super) fn date(table: &Table) -> String {
    table.state().campaign().date.to_string()
}

fn units(table: &Table, name: &str) -> Vec<String> {
    table.state().campaign().position.of(power(name)).map(|unit| unit.piece().to_string()).collect()
}

fn awaited(table: &Table) -> Vec<Power> {
    table.state().campaign().awaited().iter().filter_map(Power::of).collect()
}

/// What a viewer was told so far.
fn told(table: &Table, who: Viewer) -> Vec<Event> {
    let seen = |told: &tabletop::Told<Seen>| match &told.notice {
        tabletop::Notice::Seen(Seen(event)) => Some(*event),
        _ => None,
    };
    table.stream_of(who).told().iter().filter_map(seen).collect()
}

fn outcome(table: &Table) -> (String, Vec<u8>) {
    let pending = table.pending();
    let outcome = pending.outcome().expect("the match is over");
    (outcome.how.to_owned(), outcome.standings.iter().map(|standing| standing.place).collect())
}

/// France and Germany alone, in the spring of 1905.
const TWO: &str =
    "S1905M; FRANCE A PAR, A MAR, F BRE; GERMANY A BUR, A MUN; FRANCE = BRE MAR PAR; GERMANY = KIE MUN";

#[test]
fn p10_1_seven_seats_one_for_each_power() {
    let table = begun("");
    assert_eq!(table.state().seats(), 7);
    let names: Vec<&str> = Seat::all(7).filter_map(Power::of).map(Power::name).collect();
    assert_eq!(names, ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"]);
    let teams: Vec<u8> = Seat::all(7).map(|seat| table.state().team(seat).0).collect();
    assert_eq!(teams, [0, 1, 2, 3, 4, 5, 6]);
}

#[test]
fn p10_2_a_year_has_five_phases() {
    let mut table = begun(TWO);
    let mut dates = vec![date(&table)];
    // A German army is driven out in spring and again in fall, and both have a centre more in winter.
    say(&mut table, "FRANCE", "A PAR-BUR; A MAR S A PAR-BUR; F BRE-PIC; ready");
    say(&mut table, "GERMANY", "A BUR H; ready");
    dates.push(date(&table));
    say(&mut table, "GERMANY", "A BUR R BEL; ready");
    dates.push(date(&table));
    say(&mut table, "FRANCE", "A BUR-BEL; F PIC S A BUR-BEL; ready");
    say(&mut table, "GERMANY", "A BEL H; ready");
    dates.push(date(&table));
    say(&mut table, "GERMANY", "A BEL R HOL; ready");
    dates.push(date(&table));
    all_ready(&mut table);
    dates.push(date(&table));
    assert_eq!(dates, ["S1905M", "S1905R", "F1905M", "F1905R", "W1905A", "S1906M"]);
    assert_eq!(Date::START.to_string(), "S1901M");
    assert_eq!(Stage::ALL.len(), 5);
}

#[test]
fn p10_3_orders_are_given_at_once_and_in_secret() {
    let mut table = begun("");
    assert_eq!(awaited(&table).len(), 7);
    let stranger = table.state().view(Viewer::Public);
    let rival = table.state().view(seat("GERMANY").into());
    say(&mut table, "FRANCE", "A PAR-BUR; ready");
    assert_eq!(table.state().view(Viewer::Public), stranger);
    assert_eq!(table.state().view(seat("GERMANY").into()), rival);
    assert!(told(&table, seat("GERMANY").into()).is_empty());
    let own = table.state().view(seat("FRANCE").into());
    assert_eq!(own.saved().map(|saved| saved.orders.len()), Some(1));
}

#[test]
fn p10_4_only_who_has_something_to_decide_is_awaited() {
    // Moves: whoever has a unit.
    let mut table = begun(TWO);
    assert_eq!(awaited(&table), [Power::France, Power::Germany]);
    // Retreats: whoever has a unit that can go somewhere.
    say(&mut table, "FRANCE", "A PAR-BUR; A MAR S A PAR-BUR; ready");
    say(&mut table, "GERMANY", "ready");
    assert_eq!((date(&table), awaited(&table)), ("S1905R".to_owned(), vec![Power::Germany]));
    assert_eq!(refused(&mut table, "FRANCE", "A PAR H"), Refusal::NothingToDecide);
    // Nowhere to go: the phase is passed over and the unit is gone.
    let cornered = "S1905M; FRANCE A PIE, F LYO; GERMANY A MAR; ITALY A GAS, A BUR, A SPA; FRANCE = PAR";
    let mut table = begun(cornered);
    say(&mut table, "FRANCE", "A PIE-MAR; F LYO S A PIE-MAR; ready");
    say(&mut table, "ITALY", "ready");
    say(&mut table, "GERMANY", "ready");
    assert_eq!(date(&table), "F1905M");
    assert!(units(&table, "GERMANY").is_empty());
    // Winter: whoever may build somewhere, or must disband some and not all.
    let winter = "W1905A; FRANCE A BEL, A MAR; GERMANY A RUH; ITALY A ROM, A VEN; FRANCE = PAR BRE MAR BEL; ITALY = ROM; AUSTRIA = SER";
    let table = begun(winter);
    assert_eq!(awaited(&table), [Power::France, Power::Italy]);
}

#[test]
fn p10_5_what_became_of_it_is_told_to_all() {
    let mut table = begun(TWO);
    say(&mut table, "FRANCE", "A PAR-BUR; A MAR S A PAR-BUR; ready");
    say(&mut table, "GERMANY", "A BUR H; ready");
    for who in [Viewer::Public, seat("ITALY").into()] {
        let events = told(&table, who);
        let done = events.iter().filter(|event| matches!(event, Event::Done(_))).count();
        assert_eq!(done, 5, "one for each unit");
        assert_eq!(events.last(), Some(&Event::Opened("S1905R".parse().expect("a phase"))));
        let lost = events.iter().find_map(|event| match event {
            Event::Done(done) if done.is_dislodged => Some(done),
            _ => None,
        });
        let lost = lost.expect("somebody was driven out");
        assert_eq!((lost.unit.to_string(), lost.ruling.code()), ("GERMANY A BUR".to_owned(), "dislodged"));
        assert_eq!(lost.rule.map(crate::judge::Rule::code), Some("DISLODGED_BY"));
        assert!(lost.compared.is_some());
    }
}

#[test]
fn p11_1_orders_are_replaced_and_cleared_until_ready() {
    let mut table = begun("");
    let orders = |table: &Table| -> Vec<String> {
        let saved = table.state().campaign().saved_by(Power::France);
        saved.orders.iter().map(ToString::to_string).collect()
    };
    say(&mut table, "FRANCE", "A PAR-BUR; A PAR-PIC; F BRE-MAO");
    assert_eq!(orders(&table), ["A PAR-PIC", "F BRE-MAO"]);
    say(&mut table, "FRANCE", "clear A PAR");
    assert_eq!(orders(&table), ["F BRE-MAO"]);
    assert_eq!(refused(&mut table, "FRANCE", "clear A PAR"), Refusal::NothingToClear);
    say(&mut table, "FRANCE", "clear");
    assert!(orders(&table).is_empty());
    assert_eq!(refused(&mut table, "FRANCE", "clear"), Refusal::NothingToClear);
}

#[test]
fn p11_2_impossible_orders_are_refused_and_each_has_one_form() {
    let mut table = begun("");
    say(&mut table, "FRANCE", "A PAR-BUR");
    let why = refused(&mut table, "FRANCE", "A PAR-MOS");
    assert_eq!(tabletop::Refusal::paragraph(&why), "4.1");
    assert_eq!(refused(&mut table, "FRANCE", "A MUN H").to_owned(), {
        let piece = crate::notation::read_piece("A MUN").expect("a unit");
        Refusal::NotYours(piece, Power::Germany)
    });
    assert!(matches!(refused(&mut table, "FRANCE", "A RUH H"), Refusal::NoUnit(_)));
    assert!(matches!(refused(&mut table, "FRANCE", "B A PAR"), Refusal::WrongPhase(_)));
    // What is read is kept in full; a host that skips the reading is told the full form.
    let mut table = begun("S1905M; FRANCE F MAO, F LYO, A MAR; RUSSIA F FIN; FRANCE = PAR; RUSSIA = STP");
    say(&mut table, "RUSSIA", "fin-stp");
    assert_eq!(table.state().campaign().saved_by(Power::Russia).orders[0].to_string(), "F FIN-STP/SC");
    let short: Action = "F FIN-STP".parse().expect("an order");
    let refused = table.input(Input::Act(seat("RUSSIA"), short)).expect_err("it is not in full");
    assert!(matches!(refused.rule(), Some(Refusal::InFull(order)) if order.to_string() == "F FIN-STP/SC"));
    say(&mut table, "FRANCE", "A MAR-SPA VIA");
    assert_eq!(table.state().campaign().saved_by(Power::France).orders[0].to_string(), "A MAR-SPA VIA");
}

/// France builds two, Germany disbands one of two.
const WINTER: &str = "W1905A; FRANCE A BUR; GERMANY A RUH, A HOL; FRANCE = PAR BRE MAR; GERMANY = KIE";

#[test]
fn p11_3_as_many_orders_as_are_due() {
    let mut table = begun(WINTER);
    say(&mut table, "FRANCE", "B A PAR; waive");
    assert_eq!(refused(&mut table, "FRANCE", "waive"), Refusal::NothingLeft);
    say(&mut table, "FRANCE", "B F BRE");
    let saved = |table: &Table| -> Vec<String> {
        table.state().campaign().saved_by(Power::France).orders.iter().map(ToString::to_string).collect()
    };
    assert_eq!(saved(&table), ["B A PAR", "B F BRE"], "a build takes the place of one left undone");
    assert_eq!(refused(&mut table, "FRANCE", "B A MAR"), Refusal::NothingLeft);
    say(&mut table, "FRANCE", "B A BRE");
    assert_eq!(saved(&table), ["B A BRE", "B A PAR"], "one for each centre");
    say(&mut table, "GERMANY", "A RUH D");
    assert_eq!(refused(&mut table, "GERMANY", "A HOL D"), Refusal::NothingLeft);
    all_ready(&mut table);
    assert_eq!(units(&table, "FRANCE"), ["A BRE", "A BUR", "A PAR"]);
    assert_eq!(units(&table, "GERMANY"), ["A HOL"]);
}

/// A phone has room for one of these: it is being ready.
#[test]
fn being_ready_comes_before_leaving_a_build_undone() {
    let mut actions = Vec::new();
    begun(WINTER).state().campaign().actions(Power::France, &mut actions);
    let place = |action: Action| actions.iter().position(|other| *other == action).expect("it can be done");
    let [ready, waive, vote] =
        [Action::Ready(true), Action::Order(Order::Waive), Action::Vote(true)].map(place);
    assert!(ready < waive && waive < vote, "{actions:?}");
    assert!(actions[..ready].iter().all(|action| matches!(action, Action::Order(Order::Build(_)))));
}

#[test]
fn p11_4_ready_locks_and_is_nobody_elses_business() {
    let mut table = begun("");
    say(&mut table, "FRANCE", "A PAR-BUR; ready");
    assert_eq!(refused(&mut table, "FRANCE", "A PAR-PIC"), Refusal::IsReady);
    assert_eq!(refused(&mut table, "FRANCE", "clear"), Refusal::IsReady);
    assert_eq!(refused(&mut table, "FRANCE", "ready"), Refusal::SaidAlready);
    let waits_for = |table: &Table, who: Viewer| match table.state().waiting(who) {
        Pending::Seats { must, .. } => must,
        other => panic!("{other:?}"),
    };
    assert!(waits_for(&table, Viewer::Public).has(seat("FRANCE")), "others still wait for France");
    assert!(waits_for(&table, seat("ITALY").into()).has(seat("FRANCE")));
    assert!(!waits_for(&table, seat("FRANCE").into()).has(seat("FRANCE")), "France knows");
    say(&mut table, "FRANCE", "unready; A PAR-PIC");
    assert_eq!(awaited(&table).len(), 7);
}

#[test]
fn p11_5_a_phase_closes_when_all_are_ready_or_time_is_up() {
    let mut table = begun(TWO);
    let window = table.pending().window();
    say(&mut table, "FRANCE", "ready");
    assert_eq!(table.pending().window(), window);
    say(&mut table, "GERMANY", "ready");
    assert_ne!(table.pending().window(), window);
    assert_eq!(date(&table), "F1905M");
    expire(&mut table);
    assert_eq!(date(&table), "S1906M", "nobody has anything to decide in winter");
}

#[test]
fn p11_6_what_is_saved_counts_when_time_runs_out() {
    let mut table = begun(TWO);
    say(&mut table, "FRANCE", "A PAR-BUR; A MAR S A PAR-BUR");
    expire(&mut table);
    assert_eq!(units(&table, "FRANCE"), ["F BRE", "A BUR", "A MAR"]);
    assert_eq!(date(&table), "S1905R");
    expire(&mut table);
    assert_eq!(units(&table, "GERMANY"), ["A MUN"], "the dislodged army is gone");
    let mut winter = begun(WINTER);
    expire(&mut winter);
    assert_eq!(units(&winter, "FRANCE"), ["A BUR"], "builds are left undone");
    assert_eq!(units(&winter, "GERMANY").len(), 1, "what is due goes");
}

#[test]
fn p11_7_who_missed_a_phase_is_named() {
    let lapses = |table: &Table| -> Vec<(Power, Lapse)> {
        let lapsed = |event| match event {
            Event::Lapsed(power, lapse) => Some((power, lapse)),
            _ => None,
        };
        told(table, Viewer::Public).into_iter().filter_map(lapsed).collect()
    };
    let mut table = begun("");
    say(&mut table, "FRANCE", "A PAR H; A MAR H; F BRE H");
    say(&mut table, "ITALY", "A ROM H; ready");
    assert!(lapses(&table).is_empty());
    expire(&mut table);
    let named = lapses(&table);
    assert!(named.contains(&(Power::France, Lapse::NotConfirmed)), "holding everywhere is an order");
    assert!(named.contains(&(Power::Germany, Lapse::NotSubmitted)));
    assert!(!named.iter().any(|(power, _)| *power == Power::Italy));
    // A unit that can go nowhere is nobody's lapse.
    let mut table = begun(
        "S1905R; FRANCE A PAR; GERMANY A RUH; GERMANY A BUR > BEL; ITALY A PIE >; FRANCE = PAR; GERMANY = MUN; ITALY = ROM",
    );
    expire(&mut table);
    assert_eq!(lapses(&table), [(Power::Germany, Lapse::NotSubmitted)]);
    let italian =
        |event: &Event| matches!(event, Event::Left(unit, Leaving::NoWay) if unit.power == Power::Italy);
    assert!(told(&table, Viewer::Public).iter().any(italian));
}

#[test]
fn p11_8_orders_that_do_not_fit_are_pointed_out_to_their_owner() {
    let position =
        "S1905M; FRANCE A PAR, A MAR, A PIC, F ENG, A BRE; GERMANY A MUN; FRANCE = PAR; GERMANY = MUN";
    let advice = |orders: &str| {
        let mut table = begun(position);
        say(&mut table, "FRANCE", orders);
        assert!(table.state().view(seat("GERMANY").into()).advice().is_empty());
        table.state().view(seat("FRANCE").into()).advice()
    };
    let shapes = |orders: &str| -> Vec<&'static str> {
        advice(orders).iter().map(|advice| advice.message().key).collect()
    };
    assert_eq!(shapes("A PAR S A MAR-BUR"), ["diplomacy-advice-unsupported"]);
    assert_eq!(shapes("A PAR S A MAR-BUR; A MAR-BUR"), [""; 0]);
    assert_eq!(shapes("A PAR S A PIC; A PIC-BEL"), ["diplomacy-advice-unsupported"]);
    assert_eq!(shapes("A PAR S A MUN-BUR"), [""; 0], "others may do anything");
    assert_eq!(shapes("F ENG C A BRE-LON"), ["diplomacy-advice-uncarried"]);
    assert_eq!(shapes("A BRE-LON"), ["diplomacy-advice-no-fleet"]);
    assert_eq!(shapes("A BRE-LON; F ENG C A BRE-LON"), [""; 0]);
    assert_eq!(shapes("A PAR-BUR; A MAR-BUR"), ["diplomacy-advice-clash"]);
    assert_eq!(shapes("A PAR-PIC"), ["diplomacy-advice-blocked"]);
    assert_eq!(shapes("A PAR-PIC; A PIC-BEL"), [""; 0]);
    assert!(matches!(advice("A PAR-PIC; A PIC H")[..], [Advice::Blocked(..)]));
}

#[test]
fn p12_1_conceding_is_final_and_told_when_the_phase_closes() {
    let mut table = begun("");
    say(&mut table, "FRANCE", "A PAR-BUR; vote");
    let before = table.state().view(Viewer::Public);
    say(&mut table, "FRANCE", "concede");
    assert_eq!(table.state().view(Viewer::Public), before);
    assert!(table.state().campaign().saved_by(Power::France).orders.is_empty());
    let refused = try_say(&mut table, "FRANCE", "unready").expect_err("it is for good");
    assert_eq!(refused, Refused::NotYourMove);
    all_ready(&mut table);
    assert!(told(&table, Viewer::Public).contains(&Event::Conceded(Power::France)));
    assert!(units(&table, "FRANCE").contains(&"A PAR".to_owned()), "what was saved is dropped");
    assert_eq!(table.state().resign(seat("ITALY")), Resigning::NotHere);
    // The last one who is awaited may concede as well.
    let mut table = begun(TWO);
    say(&mut table, "GERMANY", "ready");
    say(&mut table, "FRANCE", "concede");
    assert_eq!(date(&table), "F1905M");
}

#[test]
fn p12_2_civil_disorder_holds_builds_nothing_and_is_not_out() {
    let position = "F1905M; FRANCE A PAR, A MAR; GERMANY A BUR, A MUN; FRANCE = BRE MAR PAR; GERMANY = BER MUN; DISORDER GERMANY";
    let mut table = begun(position);
    assert_eq!(awaited(&table), [Power::France]);
    say(&mut table, "FRANCE", "A PAR-BUR; A MAR S A PAR-BUR; ready");
    assert_eq!(units(&table, "GERMANY"), ["A MUN"], "the dislodged unit left without a retreat phase");
    assert_eq!(date(&table), "W1905A");
    assert!(!table.state().campaign().decides(Power::Germany), "it builds nothing");
    assert!(table.state().campaign().is_alive(Power::Germany));
    say(&mut table, "FRANCE", "B F BRE; ready");
    assert_eq!(date(&table), "S1906M");
    say(&mut table, "FRANCE", "A BUR S A MUN; ready");
    let given = |event: &Event| matches!(event, Event::Done(done) if done.unit.power == Power::France && done.ruling.code() == "ok");
    assert!(told(&table, Viewer::Public).iter().any(given), "its units can be supported");
}

#[test]
fn p12_3_with_nobody_left_to_play_the_survivors_draw() {
    let mut table = begun(TWO);
    say(&mut table, "FRANCE", "concede");
    say(&mut table, "GERMANY", "concede");
    assert_eq!(outcome(&table), ("disorder".to_owned(), vec![2, 2, 1, 1, 2, 2, 2]));
}

#[test]
fn p13_1_eighteen_centres_win_alone() {
    let seventeen = "BRE PAR MAR SPA POR BEL HOL LON EDI LVP DEN SWE NWY KIE BER MUN ROM";
    let position = format!("F1910M; FRANCE A APU, A TYR; ITALY F NAP; FRANCE = {seventeen}; ITALY = NAP VEN");
    let mut table = begun(&position);
    say(&mut table, "FRANCE", "A TYR-VEN; ready");
    say(&mut table, "ITALY", "ready");
    assert_eq!(outcome(&table), ("solo".to_owned(), vec![2, 2, 1, 2, 2, 2, 2]));
    // In spring standing there is not owning.
    let mut table = begun(&position.replace("F1910M", "S1910M"));
    say(&mut table, "FRANCE", "A TYR-VEN; ready");
    say(&mut table, "ITALY", "ready");
    assert_eq!(table.pending().outcome(), None);
}

#[test]
fn p13_2_a_power_with_nothing_is_out() {
    let position = "F1905M; FRANCE A PAR, A MAR; GERMANY A BUR; ITALY A ROM; FRANCE = PAR MAR; GERMANY = BRE; ITALY = ROM";
    let mut table =
        begun(&position.replace("A PAR, A MAR", "A PAR, A MAR, A PIC").replace("PAR MAR", "PAR MAR BEL"));
    assert_eq!(table.state().campaign().survivors().len(), 3);
    say(&mut table, "FRANCE", "A PAR-BUR; A MAR S A PAR-BUR; A PIC-BRE; ready");
    say(&mut table, "GERMANY", "A BUR H; ready");
    say(&mut table, "ITALY", "ready");
    expire(&mut table);
    if date(&table) == "W1905A" {
        expire(&mut table);
    }
    assert!(told(&table, Viewer::Public).contains(&Event::Eliminated(Power::Germany)));
    assert_eq!(table.state().campaign().survivors().len(), 2);
    let refused = try_say(&mut table, "GERMANY", "vote").expect_err("it is out");
    assert_eq!(refused, Refused::NotYourMove);
}

#[test]
fn p13_3_a_draw_needs_the_votes_of_all_who_survive_and_play() {
    let mut table = begun(TWO);
    let before = table.state().view(seat("FRANCE").into());
    say(&mut table, "GERMANY", "vote");
    assert_eq!(table.state().view(seat("FRANCE").into()), before, "votes are secret");
    assert_eq!(refused(&mut table, "GERMANY", "vote"), Refusal::VotedAlready);
    say(&mut table, "GERMANY", "unvote; vote");
    // It stands from phase to phase.
    say(&mut table, "GERMANY", "ready");
    say(&mut table, "FRANCE", "ready");
    assert_eq!(date(&table), "F1905M");
    say(&mut table, "FRANCE", "vote");
    assert_eq!(outcome(&table), ("vote".to_owned(), vec![2, 2, 1, 1, 2, 2, 2]));
    assert!(!table.state().has_table_draw());
    // It is counted again when somebody concedes.
    let mut table = begun(TWO);
    say(&mut table, "FRANCE", "vote; ready");
    say(&mut table, "GERMANY", "concede");
    assert_eq!(outcome(&table).0, "vote");
}

#[test]
fn p13_4_after_the_last_year_the_survivors_draw() {
    let mut table = limited(TWO, Some(1906));
    for _ in 0..3 {
        all_ready(&mut table);
    }
    assert_eq!(date(&table), "F1906M");
    all_ready(&mut table);
    assert_eq!(outcome(&table), ("limit".to_owned(), vec![2, 2, 1, 1, 2, 2, 2]));
}

#[test]
fn p13_5_ten_years_without_a_change_or_1960_end_it() {
    let mut table = begun(&format!("{TWO}; CHANGED 1897"));
    while date(&table) != "F1907M" {
        all_ready(&mut table);
    }
    all_ready(&mut table);
    assert_eq!(outcome(&table).0, "standstill");
    let mut table = begun(&TWO.replace("1905", "1960"));
    all_ready(&mut table);
    all_ready(&mut table);
    assert_eq!(outcome(&table).0, "limit");
}

#[test]
fn p13_6_winners_are_first_everybody_else_second_with_their_centres() {
    let mut table = begun(TWO);
    say(&mut table, "FRANCE", "vote");
    say(&mut table, "GERMANY", "vote");
    let pending = table.pending();
    let outcome = pending.outcome().expect("the match is over");
    let scores: Vec<i32> = outcome.standings.iter().map(|standing| standing.score).collect();
    assert_eq!(scores, [0, 0, 3, 2, 0, 0, 0]);
    assert_eq!((outcome.place(seat("ITALY")), outcome.is_shared), (2, true));
}

#[test]
fn what_a_player_saved_goes_with_them() {
    let mut table = begun(TWO);
    say(&mut table, "FRANCE", "A PAR-BUR; vote; ready");
    let mut state = table.state().clone();
    state.forget(seat("FRANCE"), &mut ());
    assert!(state.campaign().saved_by(Power::France).orders.is_empty());
    assert!(state.campaign().awaited().has(seat("FRANCE")));
    assert_eq!(state.campaign().ballot.voices(), SeatSet::one(seat("FRANCE")));
}

#[test]
fn a_retreat_is_read_as_a_move_and_by_the_unit_that_was_driven_out() {
    let position =
        "S1905R; FRANCE A BUR, A MAR; GERMANY A MUN; GERMANY A BUR > BEL RUH; FRANCE = PAR; GERMANY = MUN";
    let mut table = begun(position);
    say(&mut table, "GERMANY", "bur-bel");
    assert_eq!(table.state().campaign().saved_by(Power::Germany).orders[0].to_string(), "A BUR R BEL");
    assert_eq!(refused(&mut table, "GERMANY", "A BUR R PAR"), Refusal::NoRetreat);
    assert_eq!(setup::text(table.state().campaign()).split("; ").next(), Some("S1905R"));
}
