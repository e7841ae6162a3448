//! §7: the order of things within a turn.

use super::*;

/// What happened, a word each.
fn words(play: &Play) -> Vec<&'static str> {
    let word = |event: &Event| match event {
        Event::Drew { .. } => "drew",
        Event::Placed { .. } => "placed",
        Event::Won { .. } => "won",
        Event::Discarded { .. } => "discarded",
        Event::Broken { .. } => "broken",
        Event::Recalled { .. } => "recalled",
        Event::Pushed { .. } => "pushed",
        Event::Raised { .. } => "raised",
        Event::Pinned { .. } => "pinned",
        Event::Declined { .. } => "declined",
        Event::Ended { .. } => "ended",
    };
    play.events.iter().map(word).collect()
}

#[test]
fn p7_1_troop_regions_end_effect_and_base_in_this_order() {
    let setup = Setup::on(Clouds).lay(A, "kwak b02, roxy b04").rack(A, "star roxy").rack(B, "kwak");
    let play = setup.after("star b03");
    assert_eq!(words(&play), ["placed", "won"]);
    assert_eq!((play.medals(), play.question().as_str()), ([1, 0], "star, then b03"));
    let play = play.after("yes, draws roxy, yes, draws hook");
    assert_eq!(words(&play), ["placed", "won", "drew", "drew"]);
    assert_eq!(play.turn(), B);
    // With the objective reached there is no effect to decide on.
    let last = setup.clone().medals([7, 0]).after("star b03");
    assert_eq!(words(&last), ["placed", "won", "ended"]);
    assert_eq!(last.ended(), "A medals");
    assert_eq!(last.refused("yes"), Refused::Over);
    // An answer to another question is none.
    assert_eq!(setup.after("star b03").barred("recall b02"), "7.1");
    assert_eq!(setup.after("star b03").barred("roxy b02"), "7.1");
}

#[test]
fn p7_2_nothing_is_applied_after_the_end() {
    // XB-42 in the headquarters hits nothing.
    let line = "kwak b01, kwak b03, star b08, star b12, roxy b14";
    let play = Setup::on(Castles).lay(A, line).rack(A, "xb42").rack(B, "roxy").after("xb42 HR1");
    assert_eq!((play.ended().as_str(), words(&play)), ("A headquarters", vec!["placed", "ended"]));
    assert_eq!(play.rack(B), "roxy");
    // A recall waits on b10 while the extra troop ends the match: it never comes.
    let setup = Setup::on(Castles).lay(A, line).rack(A, "captain roxy").rack(B, "roxy");
    let waiting = setup.after("captain b10");
    assert_eq!(waiting.question(), "captain, then b10");
    let play = waiting.after("roxy HR1");
    assert!(play.state.view(Viewer::Public).waiting.is_empty());
    assert_eq!((play.ended().as_str(), play.refused("recall b01")), ("A headquarters", Refused::Over));
    assert_eq!(words(&play), ["placed", "placed", "ended"]);
}

#[test]
fn p7_3_troop_effects_first_then_bases_as_they_were_occupied() {
    let setup =
        Setup::on(Clouds).lay(A, "kwak b01, roxy b05").rack(A, "captain captain xb42").rack(B, "kwak");
    let play = setup.after("captain b06");
    assert_eq!(play.question(), "captain, then b06");
    let play = play.after("captain b03");
    assert_eq!(play.question(), "captain, then b06 b03");
    let play = play.after("xb42 b02");
    assert_eq!(play.question(), "xb42, then b06 b03");
    let play = play.after("yes, discards kwak");
    assert_eq!(play.question(), "cloud, then b03");
    let play = play.after("yes, draws hook");
    assert_eq!(play.question(), "cloud");
    assert_eq!(play.after("yes, draws hook").turn(), B);
}

#[test]
fn p7_4_a_waiting_base_effect_ends_only_with_its_troop() {
    // Cap'n on a castle gets covered by the extra troop: both recalls come, Cap'n's first.
    let setup = Setup::on(Castles).lay(A, "kwak b01, star b03").rack(A, "captain roxy").rack(B, "kwak");
    let play = setup.after("captain b05, roxy b05");
    assert_eq!(play.question(), "recall, then b05");
    assert_eq!(play.moves(), ["pass", "recall b01", "recall b03", "recall b05"]);
    let both = play.clone().after("recall b01");
    assert_eq!(both.question(), "recall");
    assert_eq!(both.moves(), ["pass", "recall b03"], "Roxy set this one off");
    // Roxy herself is taken back: her own recall is gone.
    let gone = play.after("recall b05");
    assert_eq!(
        (gone.turn(), gone.stack("b05"), gone.rack(A)),
        (B, "A:captain".to_owned(), "roxy".to_owned())
    );
}

#[test]
fn p7_5_a_base_comes_once_for_each_troop_placed_there() {
    let setup = Setup::on(Clouds).lay(A, "kwak b01").rack(A, "captain captain roxy").rack(B, "kwak");
    let play = setup.after("captain b03, captain b03, roxy b03");
    assert_eq!(play.question(), "cloud, then b03 b03");
    let play = play.after("yes, draws hook, pass, yes, draws star");
    assert_eq!((play.turn(), play.rack(A)), (B, "hook star".to_owned()));
}

#[test]
fn p7_6_an_effect_seen_to_be_impossible_is_skipped() {
    let quiet = |setup: Setup, placing: &str| {
        let play = setup.after(placing);
        assert_eq!((play.question().as_str(), play.turn()), ("none", B), "{placing}");
    };
    let on = |terrain, line: &str, rack: &str| Setup::on(terrain).lay(A, line).rack(A, rack).rack(B, "kwak");
    quiet(on(Castles, "kwak b01", "star kwak").reserve(A, 0), "star b02");
    quiet(on(Castles, "kwak b01", "jumbo"), "jumbo b02");
    quiet(on(Castles, "kwak b01", "xb42").rack(B, ""), "xb42 b02");
    quiet(on(Clouds, "kwak b01", "roxy kwak").reserve(A, 0), "roxy b03");
    quiet(on(Jungle, "kwak b01, roxy b02", "roxy"), "roxy b05");
    quiet(on(Cemetery, "kwak b03", "roxy"), "roxy b02");
    quiet(on(Battlefield, "kwak b01, kwak b03", "roxy").rack(B, ""), "roxy b04");
    // Nothing else is on the board: nothing can be recalled.
    quiet(Setup::on(Castles).rack(A, "hook").rack(B, "kwak"), "hook b05");
    // Anything that can be done is offered, however foolish.
    let offered = on(Castles, "kwak b01", "hook").after("hook b05");
    assert_eq!(
        (offered.question().as_str(), offered.moves()),
        ("recall", vec!["pass".to_owned(), "recall b01".to_owned()])
    );
    assert_eq!(offered.after("pass").turn(), B);
}

#[test]
fn p7_7_no_extra_troop_reads_the_same_chosen_or_forced() {
    let setup = Setup::on(Battlefield).rack(A, "captain roxy").rack(B, "kwak");
    let chosen = setup.after("captain b01, pass");
    let forced = setup.clone().pinned(A, "roxy").after("captain b01");
    assert_eq!((forced.question().as_str(), forced.moves()), ("captain", vec!["pass".to_owned()]));
    let forced = forced.after("pass");
    for who in [B.into(), Viewer::Public] {
        assert_eq!(chosen.seen(who), forced.seen(who));
    }
    let seen = serde_json::to_value(chosen.seen(Viewer::Public)).expect("plain data");
    assert_eq!(seen[1], serde_json::json!({"event": "declined", "seat": 0, "question": "captain"}));
    // An empty rack is no secret.
    assert_eq!(setup.rack(A, "captain").after("captain b01").turn(), B);
}
