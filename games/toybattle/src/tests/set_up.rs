//! §1 to §3: the two sides, what each starts with, and the turn.

use super::*;

/// A new match with the first troops dealt.
fn dealt() -> Play {
    Play::new(&Config::default()).after("draws kwak roxy roxy, draws kwak kwak skully star")
}

#[test]
fn p1_1_two_sides_win_by_a_headquarters_or_by_medals() {
    assert_eq!(ToyBattle::INFO.seats, [2]);
    let start = Play::new(&Config::default()).state;
    assert_ne!(start.team(A), start.team(B));
    let near =
        Setup::on(Castles).lay(A, "kwak b01, kwak b03, hook b08, roxy b12, roxy b14").rack(A, "skully xb42");
    assert_eq!(near.after("skully HR1").ended(), "A headquarters");
    assert_eq!(near.after("xb42 b13").ended(), "open");
    // Six medals and a region of one more.
    let rich = near.medals([6, 0]).lay(A, "star b10");
    assert_eq!(rich.after("xb42 b07").ended(), "A medals");
}

#[test]
fn p1_3_adjacent_is_one_path_away_and_a_headquarters_is_no_base() {
    let setup = Setup::on(Castles)
        .lay(B, "roxy b05, roxy b07, roxy b08, star b12, star b09")
        .lay(A, "star b01")
        .rack(A, "jumbo hook")
        .rack(B, "kwak");
    let jumbo = setup.after("jumbo b03");
    assert_eq!(jumbo.moves(), ["discard b05", "discard b07", "discard b08", "pass"]);
    // b05 is special and still a base: Hook goes there. The headquarters is none.
    let open = Setup::on(Castles).rack(A, "hook").start();
    assert!(open.can("hook b05"));
    assert_eq!(open.places("hook").split(' ').count(), 15);
    assert_eq!(open.barred("hook HR1"), "6.13");
    // Slots that other terrains have are none here.
    assert_eq!(open.barred("hook HR2"), "1.3");
    assert_eq!(Setup::on(Jungle).rack(A, "hook").start().barred("hook b14"), "1.3");
}

#[test]
fn p1_4_board_discard_medals_and_numbers_lie_open() {
    let play = Setup::on(Castles)
        .lay(A, "skully b03, hook b05")
        .lay(B, "jumbo b03, star b12")
        .rack(A, "kwak roxy")
        .rack(B, "hook star star")
        .dead(A, "kwak")
        .medals([2, 1])
        .start();
    for who in Viewer::all(2) {
        let view = play.state.view(who);
        let stacks: Vec<String> = view
            .stacks
            .iter()
            .map(|stack| {
                format!(
                    "{} {}",
                    stack.slot,
                    stack.troops.iter().map(|(_, troop)| troop.id()).collect::<Vec<_>>().join("/")
                )
            })
            .collect();
        assert_eq!(stacks, ["b03 skully/jumbo", "b05 hook", "b12 star"]);
        let [a, b] = view.sides;
        assert_eq!((names(a.discard), names(b.discard)), ("kwak".to_owned(), String::new()));
        assert_eq!((a.medals, b.medals), (2, 1));
        assert_eq!((a.rack, b.rack), (2, 3));
        // 24 less two on the board, two in the rack, one discarded, four set aside; and so for the other.
        assert_eq!((a.reserve, b.reserve), (15, 15));
    }
}

#[test]
fn p1_5_seat_0_begins_with_the_colour_agreed_on() {
    let blue = dealt();
    assert_eq!(blue.turn(), A);
    assert_eq!(blue.places("kwak"), "b01 b02");
    assert_eq!(blue.clone().after("kwak b01").places("kwak"), "b14 b15");
    let red = Play::new(&Config { first_colour: Colour::Red, ..Config::default() });
    let red = red.after("draws kwak roxy roxy, draws kwak kwak skully star");
    assert_eq!(red.turn(), A);
    assert_eq!(red.places("kwak"), "b14 b15");
    assert_eq!(red.state.view(Viewer::Public).sides.map(|side| side.colour), [Colour::Red, Colour::Blue]);
    assert_eq!(red.after("kwak b14").places("kwak"), "b01 b02");
}

#[test]
fn p2_1_three_of_each_of_eight_kinds_for_each_side() {
    let start = Play::new(&Config::default());
    for who in [A, B] {
        let own = start.state.view(who.into()).own.expect("a seat");
        let counts: Vec<(&str, u8)> = own.undrawn.iter().map(|(troop, count)| (troop.id(), count)).collect();
        let expected = ALL_KINDS.split(' ').map(|kind| (kind, 3)).collect::<Vec<_>>();
        assert_eq!(counts, expected);
    }
    // A fourth of a kind never comes.
    assert!(start.state.can_come(&"draws roxy roxy roxy".parse().expect("an outcome")));
    let second = start.after("draws roxy roxy roxy");
    assert!(!second.state.can_come(&"draws roxy roxy roxy roxy".parse().expect("an outcome")));
    assert!(
        second.state.can_come(&"draws kwak roxy roxy roxy".parse().expect("an outcome")),
        "the armies are apart"
    );
}

#[test]
fn p2_2_four_of_each_army_take_no_part() {
    let start = Play::new(&Config::default()).state.view(Viewer::Public);
    assert_eq!(start.sides.map(|side| side.reserve), [20, 20]);
    let last =
        Setup::on(Castles).rack(A, "kwak").rack(B, "kwak").lot(A, "kwak skully star roxy roxy").start();
    let last = last.after("draw, draws roxy, draw, draws star star");
    let own = last.state.view(A.into()).own.expect("a seat");
    assert_eq!(names(own.undrawn), "kwak skully star roxy");
    assert_eq!(last.state.view(Viewer::Public).sides[0].reserve, 0);
    assert_eq!(last.barred("draw"), "3.3");
}

#[test]
fn p2_3_three_troops_for_the_first_and_four_for_the_second() {
    let start = Play::new(&Config::default());
    assert_eq!(start.refused("draws kwak roxy"), Refused::Impossible);
    assert_eq!(start.refused("draws kwak roxy roxy roxy"), Refused::Impossible);
    let half = start.after("draws kwak roxy roxy");
    assert_eq!(half.refused("draws kwak kwak skully"), Refused::Impossible);
    let full = dealt();
    assert_eq!(full.rack(A), "kwak roxy roxy");
    assert_eq!(full.rack(B), "kwak kwak skully star");
    assert_eq!(full.state.view(Viewer::Public).sides.map(|side| side.reserve), [17, 16]);
}

#[test]
fn p2_4_every_troop_not_drawn_is_equally_likely() {
    let weight = |play: &Play, outcome: &str| {
        play.odds().iter().find(|(text, _)| text == outcome).map(|(_, weight)| *weight)
    };
    let start = Play::new(&Config::default());
    // Ways to pick three tiles of 24: three kinds, two kinds, one kind.
    assert_eq!(weight(&start, "draws kwak star roxy"), Some(27));
    assert_eq!(weight(&start, "draws kwak kwak roxy"), Some(9));
    assert_eq!(weight(&start, "draws roxy roxy roxy"), Some(1));
    assert_eq!(start.odds().iter().map(|(_, weight)| weight).sum::<u32>(), 24 * 23 * 22 / 6);
    // What was drawn comes no more, and what was not may: no four were chosen before.
    let later = dealt().after("draw");
    assert_eq!(weight(&later, "draws roxy roxy"), None);
    assert_eq!(weight(&later, "draws star roxy"), Some(3));
    assert_eq!(later.odds().iter().map(|(_, weight)| weight).sum::<u32>(), 21 * 20 / 2);
    let last = Setup::on(Castles).rack(A, "kwak").lot(A, "kwak skully hook star roxy").after("draw");
    let each = ["kwak", "skully", "hook", "star", "roxy"].map(|kind| (format!("draws {kind}"), 1));
    let mut each = each.to_vec();
    each.sort();
    assert_eq!(last.odds(), each);
}

#[test]
fn p2_5_the_board_starts_empty_and_full_of_medals() {
    for terrain in TerrainId::ALL {
        let play = Play::new(&Config { terrain, ..Config::default() });
        let view = play.state.view(Viewer::Public);
        assert!(view.stacks.is_empty());
        assert!(
            view.sides
                .iter()
                .all(|side| side.discard.is_empty() && side.medals == 0 && side.regions.is_empty())
        );
        let regions = &terrain.terrain().regions;
        assert!(regions.iter().all(|region| region.spots.len() == usize::from(region.medals)), "{terrain:?}");
        assert!(regions.iter().map(|region| region.spots.len()).sum::<usize>() <= 16, "{terrain:?}");
    }
}

#[test]
fn p3_1_turns_alternate_and_nobody_passes() {
    let play = dealt();
    assert_eq!(play.barred("pass"), "3.1");
    assert_eq!(play.barred("yes"), "3.1");
    assert_eq!(play.barred("discard b01"), "3.1");
    let drawn = play.clone().after("draw, draws skully skully");
    assert_eq!(drawn.turn(), B);
    let placed = play.after("roxy b01");
    assert_eq!(placed.turn(), B);
    assert_eq!(placed.after("draw, draws skully skully").turn(), A);
    let mut moves = drawn.moves();
    moves.retain(|text| !text.contains(' '));
    assert_eq!(moves, ["draw"], "draw, or a troop and a slot");
}

#[test]
fn p3_2_a_draw_brings_two_troops_from_the_own_reserve() {
    let play = dealt().after("draw");
    assert_eq!(play.refused("draws skully"), Refused::Impossible);
    assert_eq!(play.refused("draws skully skully skully"), Refused::Impossible);
    assert!(play.odds().iter().all(|(text, _)| text.split(' ').count() == 3));
    // Seat 1 holds two of the three: they are not of this army.
    let play = play.after("draws kwak kwak");
    assert_eq!(play.rack(A), "kwak kwak kwak roxy roxy");
    assert_eq!(play.rack(B), "kwak kwak skully star");
    assert_eq!(play.state.view(Viewer::Public).sides.map(|side| side.reserve), [15, 16]);
}

#[test]
fn p3_3_nobody_draws_with_eight_troops_or_an_empty_reserve() {
    let full = Setup::on(Castles).rack(A, ALL_KINDS).start();
    assert_eq!(full.refused("draw"), Refused::Rule(Refusal::RackFull));
    assert!(!full.can("draw"));
    let empty = Setup::on(Castles).rack(A, "kwak").reserve(A, 0).start();
    assert_eq!(empty.refused("draw"), Refused::Rule(Refusal::ReserveEmpty));
    assert!(!empty.can("draw"));
    let seven = Setup::on(Castles).rack(A, "kwak skully captain jumbo hook xb42 star").start();
    assert!(seven.can("draw"));
    assert_eq!(seven.after("draw, draws roxy").rack(A), ALL_KINDS);
}

#[test]
fn p3_4_with_room_or_reserve_for_one_the_draw_brings_one() {
    for setup in [
        Setup::on(Castles).rack(A, "kwak skully captain jumbo hook xb42 star"),
        Setup::on(Castles).rack(A, "kwak star").lot(A, "kwak kwak hook star roxy"),
    ] {
        let play = setup.after("draw");
        assert_eq!(play.refused("draws kwak roxy"), Refused::Impossible);
        let before = setup.rack[0].len();
        assert_eq!(play.after("draws roxy").state.view(Viewer::Public).sides[0].rack, before + 1);
    }
    let two = Setup::on(Castles).rack(A, "kwak star").lot(A, "kwak kwak hook star roxy roxy").after("draw");
    assert_eq!(two.refused("draws roxy"), Refused::Impossible);
}

#[test]
fn p3_5_a_placed_troop_leaves_the_rack_and_occupies_its_slot() {
    let setup = Setup::on(Clouds).lay(A, "kwak b01").rack(A, "star roxy").rack(B, "kwak");
    assert_eq!(setup.start().barred("hook b02"), "3.5");
    assert_eq!(setup.start().barred("kwak b02"), "3.5", "seat 1 has one");
    let play = setup.after("star b03");
    assert_eq!(play.rack(A), "roxy");
    assert_eq!(play.stack("b03"), "A:star");
    // First the troop's effect, then its base's.
    assert_eq!(play.question(), "star, then b03");
    assert_eq!(play.after("pass").question(), "cloud");
}

#[test]
fn p3_6_somebody_with_nothing_to_do_is_stuck() {
    let walled = Setup::on(Castles).lay(A, "roxy b14, roxy b15").rack(A, "kwak star").medals([0, 1]);
    let stuck = walled.clone().rack(B, "skully star").reserve(B, 0);
    assert_eq!(stuck.after("star b01, pass").ended(), "B stuck");
    // A joker would do, and so would a Hook, a draw, or a free base.
    assert_eq!(walled.clone().rack(B, "skully kwak").reserve(B, 0).after("star b01, pass").ended(), "open");
    assert_eq!(walled.clone().rack(B, "skully hook").reserve(B, 0).after("star b01, pass").ended(), "open");
    assert_eq!(walled.clone().rack(B, "skully star").reserve(B, 1).after("star b01, pass").ended(), "open");
    // An empty rack and an empty reserve are the plainest case; a full rack cannot draw either.
    assert_eq!(walled.clone().reserve(B, 0).after("star b01, pass").ended(), "B stuck");
    let full = walled.clone().rack(B, "skully skully skully star star star jumbo jumbo");
    assert_eq!(full.after("star b01, pass").ended(), "B stuck");
    // It is found out at the start of the turn, not before.
    assert_eq!(stuck.after("star b01").ended(), "open");
}
