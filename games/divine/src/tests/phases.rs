//! Phases and messages: chapters 22 and 23, a test for each paragraph. How long a window lasts is the house's; here is what the game
//! says ends it.

use tabletop::{Address, Game, Press, PressRefusal, Resigning, Seat, SeatSet, Viewer, WindowEnd, WindowKind};

use super::table::{FOUR, LAITY, Table, VIEWERS, begun, seat, viewer};
use crate::{Config, Divine, Divinity, Refusal, Seen};

/// A winter with a gift, and nothing due.
const GIFT: &str =
    "W1903A; FRANCE A PAR; GERMANY A MUN; ITALY A ROM; FRANCE = PAR; GERMANY = MUN; ITALY = ROM";
/// All four powers say that they are ready.
const READY: &str = "FRANCE: ready\nGERMANY: ready\nITALY: ready\nRUSSIA: ready";

fn four() -> Table {
    begun(FOUR, "FRANCE ITALY")
}

fn end(table: &Table) -> WindowEnd {
    table.0.state().window_end()
}

#[test]
fn p22_1_the_gift_is_a_phase_of_its_own_before_the_adjustments() {
    let mut table = four();
    let mut phases = Vec::new();
    for script in [
        "FRANCE: A PAR-BUR; A MAR S A PAR-BUR\nexpired",
        "GERMANY: A BUR R RUH; ready",
        "FRANCE: A BUR-MUN; A MAR-BUR\nGERMANY: A MUN-BUR\nDEVIL: curse MUN\nexpired",
        "expired",
        "expired",
        "expired",
    ] {
        phases.push((table.date(), table.0.state().window_kind()));
        table.play(script);
    }
    let kinds = [
        ("S1905M", WindowKind::Orders),
        ("S1905R", WindowKind::Retreats),
        ("F1905M", WindowKind::Orders),
        ("F1905R", WindowKind::Retreats),
        ("W1905A", WindowKind::Gift),
        ("W1905A", WindowKind::Adjustments),
    ];
    assert_eq!(phases, kinds.map(|(date, kind)| (date.to_owned(), kind)));
    assert_eq!(table.date(), "S1906M");
    let windows = table.0.pending().window().map(|window| window.0);
    assert_eq!(windows, Some(6), "each has a window of its own");
}

#[test]
fn p22_2_movement_does_not_close_on_the_last_power() {
    let mut table = four();
    let window = table.0.pending().window();
    assert_eq!(end(&table), WindowEnd::Share { is_settled: false });
    table.play(READY);
    assert_eq!((table.0.pending().window(), end(&table)), (window, WindowEnd::Share { is_settled: true }));
    table.play("ITALY: unready");
    assert_eq!(end(&table), WindowEnd::Share { is_settled: false });
    table.play("ITALY: concede");
    assert!(table.is_unheard("ITALY", "vote") && table.moves("ITALY").is_empty(), "it is for good");
    assert_eq!((table.0.pending().window(), end(&table)), (window, WindowEnd::Share { is_settled: true }));
    table.expire();
    assert_eq!(table.date(), "F1905M");
}

#[test]
fn p22_3_divine_players_neither_close_a_phase_nor_keep_it_open() {
    for script in ["", "DEVIL: ready\nLORD: ready", "DEVIL: curse PAR\nLORD: bless MAR; ready; unready"] {
        let mut table = four();
        table.play(script);
        assert_eq!(end(&table), WindowEnd::Share { is_settled: false }, "{script}");
        table.play(READY);
        assert_eq!((table.date(), end(&table)), ("S1905M".to_owned(), WindowEnd::Share { is_settled: true }));
    }
    let mut last = four();
    last.play(&format!("{READY}\nDEVIL: ready\nLORD: ready"));
    assert_eq!(last.date(), "S1905M", "nor does the last of all");
}

#[test]
fn p22_4_a_cast_that_is_saved_counts() {
    for ready in ["", "; ready"] {
        let mut table = four();
        table.play(&format!("GERMANY: A BUR-PAR\nDEVIL: curse PAR{ready}\nexpired"));
        assert_eq!(table.date(), "S1905R", "the army in Paris is driven out");
    }
}

#[test]
fn p22_5_for_one_among_bots_it_can_be_told_when_all_nine_are_done() {
    let mut table = begun("", "FRANCE ITALY");
    for name in &VIEWERS[..9] {
        assert!(table.awaited().contains(name));
        table.play(&format!("{name}: ready"));
        assert!(!table.awaited().contains(name));
    }
    assert_eq!((table.awaited(), table.date()), (String::new(), "S1901M".to_owned()));
}

#[test]
fn p22_6_to_others_a_divine_player_is_awaited_until_the_phase_closes() {
    let mut table = four();
    table.play("DEVIL: curse PAR; ready\nLORD: ready");
    for who in LAITY {
        assert!(table.awaited_by(who).ends_with("DEVIL LORD"), "{who}");
    }
    assert!(table.awaited_by("DEVIL").ends_with("RUSSIA LORD"), "one knows of oneself");
    assert!(table.awaited_by("LORD").ends_with("RUSSIA DEVIL"));
    table.play("LORD: unready");
    assert!(table.awaited_by("LORD").ends_with("DEVIL LORD"));
    assert_eq!(table.awaited(), "FRANCE GERMANY ITALY RUSSIA LORD", "the host knows");
    table.play("FRANCE: ready");
    assert!(table.awaited_by("LORD").starts_with("FRANCE"), "powers are no one's business either");
    assert!(table.awaited_by("FRANCE").starts_with("GERMANY"));
    assert_eq!((table.idle_by("FRANCE"), table.idle_by("ITALY")), ("FRANCE".to_owned(), String::new()));
    assert_eq!((table.idle_by("DEVIL"), table.idle_by("LORD")), ("DEVIL".to_owned(), String::new()));
}

#[test]
fn p22_7_time_alone_closes_the_window_of_the_gift() {
    let mut table = begun(GIFT, "FRANCE ITALY");
    let window = table.0.pending().window();
    for script in ["", "LORD: gift FRANCE", "LORD: gift none", "FRANCE: concede\nGERMANY: vote"] {
        table.play(script);
        assert_eq!((end(&table), table.0.pending().window()), (WindowEnd::Time, window), "{script}");
    }
    assert_eq!(table.0.state().expiry().key, "divine-expiry-gift");
    table.expire();
    assert_eq!((end(&table), table.is_giving()), (WindowEnd::Acting, false));
    assert_eq!(table.0.state().expiry().key, "diplomacy-expiry-winter");
}

#[test]
fn p22_8_the_good_lord_sees_that_he_is_awaited_and_others_always_do() {
    let mut table = begun(GIFT, "FRANCE ITALY");
    assert_eq!((table.awaited(), table.awaited_by("LORD")), ("LORD".into(), "LORD".into()));
    for script in ["LORD: gift FRANCE", "LORD: gift none"] {
        table.play(script);
        assert_eq!((table.awaited(), table.awaited_by("LORD")), (String::new(), String::new()), "{script}");
        assert!(VIEWERS.iter().filter(|who| **who != "LORD").all(|who| table.awaited_by(who) == "LORD"));
    }
    assert!(table.0.pending().admits(seat("LORD")), "he may still change his mind");
    assert!(!table.0.pending().admits(seat("DEVIL")));
}

#[test]
fn p22_9_retreats_and_adjustments_close_as_in_diplomacy() {
    let mut table = four();
    table.play("FRANCE: A PAR-BUR; A MAR S A PAR-BUR\nexpired");
    assert_eq!((table.date(), end(&table)), ("S1905R".to_owned(), WindowEnd::Acting));
    for who in VIEWERS {
        assert_eq!(table.awaited_by(who), "GERMANY", "{who}: divine players have no part in it");
    }
    table.play("GERMANY: A BUR R RUH; ready");
    assert_eq!(table.date(), "F1905M");
    let mut winter =
        begun(&GIFT.replace("FRANCE = PAR", "FRANCE = PAR BRE").replace("1903", "1904"), "FRANCE ITALY");
    assert_eq!((winter.awaited(), end(&winter)), ("FRANCE".to_owned(), WindowEnd::Acting));
    assert_eq!(winter.awaited_by("LORD"), "FRANCE");
    winter.play("FRANCE: ready");
    assert_eq!(winter.date(), "S1905M");
}

#[test]
fn p22_10_who_missed_a_phase_is_named_of_the_powers() {
    let lapsed = |script: &str| {
        let mut table = four();
        table.play(script);
        table.expire();
        let words = table.words("NOBODY");
        words.into_iter().filter(|word| word.starts_with("not-")).collect::<Vec<_>>()
    };
    assert_eq!(lapsed(READY), [""; 0], "though both divine players were silent");
    assert_eq!(lapsed("FRANCE: ready\nGERMANY: ready\nITALY: A ROM H"), ["not-confirmed", "not-submitted"]);
    let mut gift = begun(GIFT, "FRANCE ITALY");
    gift.expire();
    assert!(!gift.words("NOBODY").iter().any(|word| word.starts_with("not-")), "nor is the Good Lord");
}

#[test]
fn p22_11_a_divine_seat_is_given_up_at_the_table_and_nobody_learns_of_it() {
    let table = four();
    assert!(Seat::all(9).all(|seat| table.0.state().resign(seat) == Resigning::NotHere));
    // Whether somebody has saved anything in a window is for the host to see.
    let mut table = four();
    let window = table.0.pending().window().expect("it is open");
    table.play("DEVIL: curse PAR\nexpired");
    let saved = |name: &str| table.0.saved_in(window, seat(name)).map(|saved| saved.entries.len());
    assert_eq!((saved("DEVIL"), saved("LORD")), (Some(1), Some(0)));
    assert!(table.words("FRANCE").iter().all(|word| word != "noted"));
}

#[test]
fn p22_12_nobody_casts_for_an_empty_seat_and_the_game_does_not_wait() {
    let mut table = four();
    table.play("DEVIL: curse PAR; ready\nGERMANY: A BUR-PAR\nLORD: bless MUN");
    let mut state = table.0.state().clone();
    state.forget(seat("DEVIL"), &mut ());
    assert_eq!(state.heaven().casting[0], crate::heaven::Casting::default());
    assert!(state.heaven().casting[1].at.is_some(), "the other one keeps theirs");
    let window = state.pending().window().expect("it is open");
    state.apply(tabletop::Input::Expired(window), &mut ());
    assert_eq!(state.campaign().date.to_string(), "F1905M", "nobody was driven out");
    assert_eq!(state.heaven().casts.len(), 1);
    let mut gift = begun(GIFT, "FRANCE ITALY");
    gift.play("LORD: gift FRANCE");
    let mut state = gift.0.state().clone();
    state.forget(seat("DEVIL"), &mut ());
    assert_eq!(&state, gift.0.state());
    state.forget(seat("LORD"), &mut ());
    state.apply(tabletop::Input::Expired(state.pending().window().expect("it is open")), &mut ());
    assert_eq!(state.campaign().extra, [0; 7]);
}

#[test]
fn p22_13_whoever_takes_a_divine_seat_knows_and_has_spent_what_it_has() {
    let mut table = four();
    table.play("LORD: bless PAR\nDEVIL: curse MUN\nexpired");
    let mut state = table.0.state().clone();
    for divinity in Divinity::ALL {
        state.forget(divinity.seat(), &mut ());
    }
    for who in ["DEVIL", "LORD"] {
        assert_eq!(state.view(viewer(who)), table.view(who));
    }
    assert!(state.check(seat("LORD"), &"bless MAR".parse().expect("a cast")).is_err());
    // A power's seat keeps its votes, and nothing that was saved.
    table.play("FRANCE: vote; A PAR-PIC; ready");
    let mut state = table.0.state().clone();
    state.forget(seat("FRANCE"), &mut ());
    assert!(state.campaign().ballot.has(seat("FRANCE")) && state.campaign().awaited().has(seat("FRANCE")));
    assert!(state.campaign().saved[seat("FRANCE").index()].orders.is_empty());
}

#[test]
fn p22_14_while_the_gift_is_chosen_powers_vote_and_concede() {
    let mut table = begun(GIFT, "FRANCE ITALY");
    assert_eq!(table.moves("FRANCE"), ["vote", "concede"]);
    let due = begun(&GIFT.replace("FRANCE = PAR", "FRANCE = PAR BRE"), "FRANCE ITALY");
    assert_eq!(due.moves("FRANCE"), ["vote", "concede"], "whatever is due afterwards");
    for text in ["B A PAR", "ready", "clear", "waive"] {
        assert_eq!(table.refused("FRANCE", text), Refusal::GiftFirst, "{text}");
    }
    table.play("FRANCE: concede\nexpired");
    assert!(table.words("NOBODY").contains(&"conceded".to_owned()));
    assert_eq!(table.awaited(), "GERMANY ITALY");
    let mut table = begun(GIFT, "FRANCE ITALY");
    table.play("FRANCE: vote\nGERMANY: vote\nITALY: vote");
    assert_eq!(table.ended(), "vote: FRANCE GERMANY ITALY");
}

fn press(word: &str) -> Press {
    let config: Config = serde_json::from_value(serde_json::json!({ "press": word })).expect("options");
    Divine::press(&config)
}

fn to(names: &[&str]) -> Address {
    Address::Seats(names.iter().map(|name| seat(name)).collect::<SeatSet>())
}

#[test]
fn p23_1_the_powers_write_as_the_option_allows() {
    for name in &VIEWERS[..7] {
        let other = if *name == "FRANCE" { "ITALY" } else { "FRANCE" };
        assert_eq!(press("full").admits(seat(name), to(&[other])), Ok(()));
        assert_eq!(press("full").admits(seat(name), Address::Everybody), Ok(()));
        assert_eq!(press("public").admits(seat(name), Address::Everybody), Ok(()));
        assert_eq!(press("public").admits(seat(name), to(&[other])), Err(PressRefusal::PublicOnly));
        assert_eq!(press("none").admits(seat(name), Address::Everybody), Err(PressRefusal::NoPress));
    }
}

#[test]
fn p23_2_messages_to_all_reach_the_divine_players_and_spectators() {
    for reader in [seat("DEVIL").into(), seat("LORD").into(), Viewer::Public] {
        assert!(Address::Everybody.is_read_by(seat("FRANCE"), reader));
    }
}

#[test]
fn p23_3_the_divine_players_write_to_nobody() {
    for (who, word) in
        ["DEVIL", "LORD"].into_iter().flat_map(|who| ["full", "public"].map(|word| (who, word)))
    {
        let other = if who == "DEVIL" { "LORD" } else { "DEVIL" };
        for address in [Address::Everybody, to(&["FRANCE"]), to(&[other])] {
            assert_eq!(press(word).admits(seat(who), address), Err(PressRefusal::SilentSeat), "{who} {word}");
        }
    }
}

#[test]
fn p23_4_nobody_writes_to_a_divine_player_in_private() {
    for names in [&["DEVIL"][..], &["LORD"], &["ITALY", "LORD"]] {
        assert_eq!(press("full").admits(seat("FRANCE"), to(names)), Err(PressRefusal::NotReached));
    }
}

#[test]
fn p23_5_messages_between_powers_do_not_reach_the_divine_players() {
    let letter = to(&["ITALY"]);
    let readers = VIEWERS.into_iter().filter(|who| letter.is_read_by(seat("FRANCE"), viewer(who)));
    assert!(readers.eq(["FRANCE", "ITALY"]));
}

#[test]
fn p23_6_what_is_written_is_no_part_of_the_game() {
    // Any guess and any bargain is a message like others: lines hang on the options alone, whatever happened.
    let mut table = four();
    let before = Divine::press(table.0.config());
    table.play("LORD: bless PAR\nexpired");
    assert_eq!(Divine::press(table.0.config()), before);
    assert_eq!(before.admits(seat("FRANCE"), to(&["GERMANY", "ITALY"])), Ok(()));
    let told = table.told("FRANCE");
    assert!(told.iter().any(|seen| matches!(seen, Seen::Cast(_))), "there is something to speculate about");
}

#[test]
fn what_is_walked_through_is_each_decision_once() {
    let plies = |table: &Table, who: &str| {
        let mut plies = Vec::new();
        table.0.state().plies(seat(who), &mut plies);
        plies.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let mut table = four();
    assert_eq!(plies(&table, "LORD").len(), 8 + 1, "a unit or none");
    table.play("LORD: bless PAR");
    assert_eq!(plies(&table, "LORD"), ["ready"]);
    table.play("LORD: ready");
    assert!(plies(&table, "LORD").is_empty());
    let mut gift = begun(GIFT, "FRANCE ITALY");
    assert_eq!(plies(&gift, "LORD"), ["gift FRANCE", "gift GERMANY", "gift ITALY", "gift none"]);
    assert!(plies(&gift, "DEVIL").is_empty() && plies(&gift, "FRANCE").is_empty());
    gift.play("LORD: gift FRANCE");
    assert!(plies(&gift, "LORD").is_empty());
}
