//! §21: how things are written.

use super::*;
use crate::action::{Action, Chance};
use crate::terrain::Slot;

fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn chance(text: &str) -> Chance {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn p21_1_slots_and_troops_have_one_name_and_are_read_forgivingly() {
    for terrain in TerrainId::ALL {
        for slot in terrain.terrain().slots() {
            let name = slot.to_string();
            let is_base = name.starts_with('b') && name.len() == 3;
            assert!(is_base || ["HB1", "HB2", "HR1", "HR2"].contains(&&*name), "{name}");
            assert_eq!(name.parse(), Ok(slot));
            assert_eq!(name.to_lowercase().parse(), Ok(slot));
            assert_eq!(name.to_uppercase().parse(), Ok(slot));
            let owner = if name.starts_with("HB") {
                Some(Colour::Blue)
            } else {
                name.starts_with("HR").then_some(Colour::Red)
            };
            assert_eq!(slot.owner(), owner);
        }
    }
    assert_eq!("b7".parse::<Slot>(), "b07".parse());
    let ids: Vec<&str> = Troop::ALL.into_iter().map(Troop::id).collect();
    assert_eq!(ids.join(" "), ALL_KINDS);
    for troop in Troop::ALL {
        assert_eq!(troop.id().parse(), Ok(troop));
        assert_eq!(troop.id().to_uppercase().parse(), Ok(troop));
    }
    // Both languages' names are understood, and never printed.
    for (name, id) in [
        ("Cap'taine", "captain"),
        ("cap'n", "captain"),
        ("Mastok", "jumbo"),
        ("Crochet", "hook"),
        ("XB-42", "xb42"),
    ] {
        assert_eq!(name.parse::<Troop>().expect("a name").id(), id);
    }
}

#[test]
fn p21_2_a_turn_is_draw_or_a_troop_and_its_slot() {
    assert_eq!(action("draw"), Action::Draw);
    let (skully, b07) = (Troop::Skully, "b07".parse::<Slot>().expect("a base"));
    assert_eq!(action("skully b07"), Action::Place(skully, b07));
    assert_eq!(action("kwak HR1").to_string(), "kwak HR1");
    for (loose, canonical) in [
        ("DRAW", "draw"),
        ("  Skully   B7 ", "skully b07"),
        ("crochet hr2", "hook HR2"),
        ("\tdraw\n", "draw"),
    ] {
        assert_eq!(action(loose).to_string(), canonical);
    }
    // One word for two troops and for one.
    let two = Setup::on(Castles).rack(A, "kwak").start();
    let one = Setup::on(Castles).rack(A, "kwak kwak kwak hook hook hook roxy").start();
    assert!(two.can("draw") && one.can("draw"));
}

#[test]
fn p21_3_yes_and_pass_answer_effects_without_a_choice() {
    let yes_or_pass = ["pass".to_owned(), "yes".to_owned()];
    for (terrain, line, placing) in [
        (Castles, "kwak b01", "skully b02"),
        (Castles, "kwak b01", "star b02"),
        (Clouds, "kwak b01", "roxy b03"),
        (Castles, "kwak b01", "xb42 b02"),
        (Battlefield, "kwak b01, kwak b03", "roxy b04"),
    ] {
        let rack = placing.split_once(' ').expect("a troop and a slot").0;
        let play = Setup::on(terrain).lay(A, line).rack(A, rack).rack(B, "kwak").after(placing);
        assert_eq!(play.moves(), yes_or_pass, "{placing}");
    }
    // Every effect can be passed, and only those without a choice are answered yes.
    for (play, choices) in choosing() {
        assert!(play.can("pass") && !play.can("yes"), "{choices}");
        assert_eq!(play.barred("yes"), "7.1");
    }
    assert_eq!((action("Yes"), action("PASS")), (Action::Yes, Action::Pass));
}

/// A match at each of the effects that name their choice, with a choice there is.
fn choosing() -> Vec<(Play, &'static str)> {
    let on = |terrain, line: &str, rack: &str| Setup::on(terrain).lay(A, line).rack(A, rack).rack(B, "kwak");
    vec![
        (on(Castles, "kwak b01", "jumbo").lay(B, "star b04").after("jumbo b02"), "discard b04"),
        (on(Castles, "kwak b01", "captain roxy").after("captain b02"), "roxy b03"),
        (on(Castles, "kwak b03", "hook").after("hook b05"), "recall b03"),
        (on(Jungle, "kwak b01", "hook").lay(B, "star b04").after("hook b05"), "push b04 b07"),
        (on(Cemetery, "kwak b03", "hook").dead(A, "roxy").after("hook b02"), "raise roxy"),
    ]
}

#[test]
fn p21_4_other_effects_name_their_choice() {
    for (play, choice) in choosing() {
        assert!(play.can(choice), "{choice}: {:?}", play.moves());
        assert_eq!(action(choice).to_string(), choice);
        assert_eq!(action(&choice.to_uppercase()).to_string(), choice);
        assert_eq!(play.after(choice).turn(), B);
    }
    // From comes first, then to.
    let Action::Push(from, to) = action("push b04 b07") else { panic!("a push") };
    assert_eq!((from.to_string(), to.to_string()), ("b04".to_owned(), "b07".to_owned()));
}

#[test]
fn p21_5_what_chance_decided_is_written_too() {
    assert_eq!(chance("draws skully star"), Chance::Draws(troops("skully star")));
    assert_eq!(chance("draws star skully").to_string(), "draws skully star");
    assert_eq!(chance("Discards Hook"), Chance::Discards(Troop::Hook));
    assert_eq!(chance("pins kwak").to_string(), "pins kwak");
    for text in ["draws kwak kwak kwak roxy", "discards xb42", "pins captain"] {
        assert_eq!(chance(text).to_string(), text);
    }
    // Draws are the drawer's business, hits everybody's, pins the victim's: so the facts say.
    let drew = Event::Drew { seat: A, troops: troops("skully star") };
    let broken = Event::Broken { seat: B, troop: Troop::Hook };
    let pinned = Event::Pinned { seat: B, troop: Troop::Kwak };
    let whole = |event: &Event, who: Viewer| match ToyBattle::seen(event, who) {
        Some(Seen::Drew { .. } | Seen::Broken { .. }) => true,
        Some(Seen::Pinned { troop, .. }) => troop.is_some(),
        _ => false,
    };
    let readers = |event: &Event| [A.into(), B.into(), Viewer::Public].map(|who| whole(event, who));
    assert_eq!(readers(&drew), [true, false, false]);
    assert_eq!(readers(&broken), [true, true, true]);
    assert_eq!(readers(&pinned), [false, true, false]);
}
