//! §10: what is known by whom.

use super::*;
use serde_json::{Value, json};

fn view(play: &Play, who: impl Into<Viewer>) -> Value {
    serde_json::to_value(play.state.view(who.into())).expect("plain data")
}

fn seen(play: &Play, who: impl Into<Viewer>) -> Value {
    serde_json::to_value(play.seen(who.into())).expect("plain data")
}

#[test]
fn p10_1_what_everybody_knows() {
    let play = Setup::on(Battlefield)
        .lay(A, "skully b01, roxy b03")
        .lay(B, "kwak b01")
        .rack(A, "kwak hook")
        .rack(B, "star roxy")
        .pinned(A, "hook")
        .dead(B, "jumbo jumbo")
        .medals([1, 3])
        .start();
    let expected = [
        json!({"colour": "blue", "medals": 1, "rack": 2, "pinned": 1, "reserve": 16, "discard": {}}),
        json!({"colour": "red", "medals": 3, "rack": 2, "pinned": 0, "reserve": 15, "discard": {"jumbo": 2}}),
    ];
    for who in Viewer::all(2) {
        let view = view(&play, who);
        let stacks = json!([
            {"slot": "b01", "troops": [[0, "skully"], [1, "kwak"]]},
            {"slot": "b03", "troops": [[0, "roxy"]]},
        ]);
        assert_eq!(view["stacks"], stacks);
        for (side, expected) in expected.iter().enumerate() {
            for (field, value) in expected.as_object().expect("an object") {
                assert_eq!(&view["sides"][side][field], value, "{field}");
            }
        }
    }
}

#[test]
fn p10_2_a_rack_is_seen_by_its_owner_alone() {
    let play = Setup::on(Castles).rack(A, "kwak star").rack(B, "roxy").after("draw, draws hook jumbo");
    assert_eq!(view(&play, A)["own"]["rack"], json!({"kwak": 1, "jumbo": 1, "hook": 1, "star": 1}));
    assert_eq!(view(&play, B)["own"]["rack"], json!({"roxy": 1}));
    assert_eq!(view(&play, Viewer::Public)["own"], Value::Null);
    // Before the end nobody is shown both hands.
    assert!(Viewer::all(2).all(|who| view(&play, who)["hands"].is_null()));
    assert_eq!(seen(&play, A), json!([{"event": "drew", "seat": 0, "troops": {"jumbo": 1, "hook": 1}}]));
    for who in [B.into(), Viewer::Public] {
        assert_eq!(seen(&play, who), json!([{"event": "took", "seat": 0, "count": 2}]));
    }
    // Another draw looks the same to the others, in all they get.
    let other = Setup::on(Castles).rack(A, "skully star").rack(B, "roxy").after("draw, draws roxy roxy");
    for who in [B.into(), Viewer::Public] {
        assert_eq!(view(&play, who), view(&other, who));
        assert_eq!(play.state.waiting(who), other.state.waiting(who));
    }
}

#[test]
fn p10_3_the_owner_knows_reserve_and_set_aside_as_one_lot() {
    let play =
        Setup::on(Castles).lay(A, "roxy b01").rack(A, "kwak star").rack(B, "roxy").dead(A, "roxy").start();
    let own = view(&play, A)["own"]["undrawn"].clone();
    let expected =
        json!({"kwak": 2, "skully": 3, "captain": 3, "jumbo": 3, "hook": 3, "xb42": 3, "star": 2, "roxy": 1});
    assert_eq!(own, expected);
    // Twenty troops, of which sixteen can be drawn: which, nobody is told.
    assert_eq!(view(&play, A)["sides"][0]["reserve"], 16);
    let text = view(&play, A).to_string();
    assert!(!text.contains("aside"));
}

#[test]
fn p10_4_the_opponent_counts_what_was_never_seen() {
    let play = Setup::on(Castles)
        .lay(A, "roxy b01, skully b03")
        .rack(A, "kwak star")
        .rack(B, "roxy")
        .dead(A, "roxy")
        .start();
    let expected =
        json!({"kwak": 3, "skully": 2, "captain": 3, "jumbo": 3, "hook": 3, "xb42": 3, "star": 3, "roxy": 1});
    for who in Viewer::all(2) {
        assert_eq!(view(&play, who)["sides"][0]["unseen"], expected);
    }
    // Placing a troop and losing one are counted; a draw changes nothing.
    let later = play.after("star b01, yes, draws roxy");
    assert_eq!(view(&later, B)["sides"][0]["unseen"]["star"], 2);
    assert_eq!(view(&later, B)["sides"][0]["unseen"]["roxy"], 1);
}

#[test]
fn p10_5_xb42_shows_the_troop_it_hits_and_no_other() {
    let hit =
        |rack: &str| Setup::on(Castles).rack(A, "xb42").rack(B, rack).after("xb42 b01, yes, discards roxy");
    let (one, other) = (hit("roxy hook star"), hit("roxy kwak skully"));
    for who in [A.into(), Viewer::Public] {
        assert_eq!(seen(&one, who), seen(&other, who));
        assert_eq!(view(&one, who), view(&other, who));
        assert_eq!(seen(&one, who)[1], json!({"event": "broken", "seat": 1, "troop": "roxy"}));
        assert_eq!(view(&one, who)["sides"][1]["discard"], json!({"roxy": 1}));
    }
}

#[test]
fn p10_6_the_victim_alone_sees_what_is_pinned() {
    let setup = Setup::on(Battlefield).lay(A, "kwak b01, star b03").rack(A, "roxy").rack(B, "hook star star");
    let rolling = setup.after("roxy b04, yes");
    let odds = [("pins hook", 1), ("pins star", 2)];
    assert_eq!(rolling.odds(), odds.map(|(text, weight)| (text.to_owned(), weight)));
    let (hook, star) = (rolling.clone().after("pins hook"), rolling.after("pins star"));
    assert_eq!(view(&hook, B)["own"]["pinned"], json!({"hook": 1}));
    assert_eq!(seen(&hook, B)[1], json!({"event": "pinned", "seat": 1, "troop": "hook"}));
    for who in [A.into(), Viewer::Public] {
        assert_eq!(view(&hook, who), view(&star, who));
        assert_eq!(seen(&hook, who), seen(&star, who));
        assert_eq!(seen(&hook, who)[1], json!({"event": "pinned", "seat": 1, "troop": null}));
        assert_eq!(view(&hook, who)["sides"][1]["pinned"], 1);
    }
    // Nor afterwards, when the pin is gone.
    let (hook, star) = (hook.after("draw, draws kwak kwak"), star.after("draw, draws kwak kwak"));
    assert_eq!(view(&hook, A), view(&star, A));
}

#[test]
fn p10_7_a_troop_taken_back_in_the_open_is_known() {
    let setup = Setup::on(Castles)
        .lay(A, "star b01, roxy b03, star b07")
        .rack(A, "hook kwak star")
        .rack(B, "xb42 kwak");
    let known = |play: &Play| view(play, B)["sides"][0]["known"].clone();
    let play = setup.after("hook b05, recall b01");
    assert_eq!(known(&play), json!({"star": 1}));
    assert_eq!(view(&play, Viewer::Public)["sides"][0]["known"], json!({"star": 1}));
    // Another kind placed leaves it known; that kind placed does not, though there are two of them.
    assert_eq!(known(&play.clone().after("xb42 b14, yes, discards kwak")), json!({"star": 1}));
    assert_eq!(known(&play.clone().after("xb42 b14, yes, discards star")), json!({}));
    assert_eq!(known(&play.clone().after("draw, draws hook hook, kwak b02")), json!({"star": 1}));
    assert_eq!(known(&play.clone().after("draw, draws hook hook, star b02")), json!({}));
    // One raised from the discard is known as well, and a second of its kind counts.
    let crypt = Setup::on(Cemetery)
        .lay(A, "kwak b03")
        .rack(A, "roxy")
        .known(A, "roxy")
        .rack(A, "roxy hook")
        .dead(A, "roxy");
    let play = crypt.rack(B, "kwak").after("hook b02, raise roxy");
    assert_eq!(known(&play), json!({"roxy": 2}));
    // Whoever imagines the rest keeps it there.
    use tabletop::Determinize;
    for seed in 0..50 {
        let world = ToyBattle::determinize(&play.state.view(B.into()), &mut laws::Coin::new(seed));
        assert_eq!(names(world.hands.rack[0]), "roxy roxy");
        assert_eq!(world.view(B.into()), play.state.view(B.into()));
    }
}

#[test]
fn p10_8_after_the_end_everything_is_shown() {
    let setup =
        Setup::on(Castles).lay(A, "kwak b01, kwak b03, star b08, star b12, roxy b14").rack(A, "skully hook");
    let setup = setup.rack(B, "roxy hook").lot(B, "kwak kwak star star skully");
    let play = setup.after("skully HR1");
    for who in Viewer::all(2) {
        let hands = view(&play, who)["hands"].clone();
        assert_eq!(hands["rack"], json!([{"hook": 1}, {"hook": 1, "roxy": 1}]));
        // One reserve troop and the four set aside: one lot.
        assert_eq!(hands["undrawn"][1], json!({"kwak": 2, "skully": 1, "star": 2}));
        assert_eq!(view(&play, who)["to_move"], Value::Null);
    }
    assert!(Viewer::all(2).all(|who| view(&setup.start(), who)["hands"].is_null()));
}

/// What the rules say to a wrong move depends on the mover's own knowledge alone.
#[test]
fn refusals_tell_nothing_of_the_enemys_rack() {
    let world = |rack: &str| Setup::on(Castles).rack(A, "jumbo").lay(B, "star b01").rack(B, rack).start();
    let (one, other) = (world("roxy roxy"), world("kwak hook"));
    for text in ["jumbo b01", "jumbo b03", "star b02", "jumbo HB1", "jumbo HR1", "pass", "jumbo HR2"] {
        assert_eq!(one.refused(text), other.refused(text));
    }
    // Nor is the enemy told what one could do: the list is the mover's own.
    let mut moves = Vec::new();
    one.state.moves(B, &mut moves);
    assert!(moves.is_empty());
}
