//! §8: regions and medals.

use super::*;

#[test]
fn p8_1_a_region_is_held_by_visible_troops_on_all_its_bases() {
    // r04 lies between b03, b07, b12 and b08.
    let setup = Setup::on(Castles)
        .lay(A, "kwak b01, roxy b03, roxy b07, star b12")
        .rack(A, "hook star")
        .rack(B, "kwak");
    let play = setup.after("hook b08");
    assert_eq!((play.medals(), play.regions(A).as_str()), ([2, 0], "r04"));
    assert_eq!(setup.after("hook b13").medals(), [0, 0]);
    let broken = setup.lay(B, "kwak b12").after("hook b08");
    assert_eq!(broken.medals(), [0, 0], "an enemy stands on it");
}

#[test]
fn p8_2_a_headquarters_on_the_outline_is_no_matter() {
    // r01 has blue's headquarters on its outline, r08 red's: each side wins either.
    let near = "roxy b01, roxy b02, star b03, star b08";
    let far = "roxy b15, roxy b14, star b13, star b08";
    for (seat, line, hook, region) in [
        (A, near, "hook b04", "r01"),
        (B, near, "hook b04", "r01"),
        (A, far, "hook b12", "r08"),
        (B, far, "hook b12", "r08"),
    ] {
        let play = Setup::on(Castles).lay(seat, line).rack(seat, "hook").turn(seat).after(hook);
        assert_eq!((play.medals()[seat.index()], play.regions(seat).as_str()), (3, region));
    }
}

#[test]
fn p8_3_medals_are_taken_at_once_in_the_enemys_turn_too() {
    // Blue recalls a troop from b07 and uncovers a red one: red holds r06 and takes its medal in blue's turn.
    let recall = Setup::on(Castles)
        .lay(B, "star b07, roxy b10, hook b12")
        .lay(A, "xb42 b07, roxy b01, star b08")
        .rack(A, "hook")
        .rack(B, "kwak")
        .after("hook b05");
    assert_eq!(recall.medals(), [0, 0]);
    let recall = recall.after("recall b07");
    assert_eq!((recall.medals(), recall.regions(B).as_str()), ([0, 1], "r06"));
    let won = Seen::Won { seat: B, region: 6, medals: 1 };
    assert!(Viewer::all(2).all(|who| recall.seen(who).contains(&won)));
    assert!(Viewer::all(2).all(|who| recall.state.view(who).sides[1].medals == 1));
}

#[test]
fn p8_4_medals_stay_and_a_region_pays_once() {
    let setup = Setup::on(Castles)
        .lay(A, "kwak b03, skully b05")
        .rack(A, "hook star")
        .rack(B, "roxy hook hook")
        .lay(A, "roxy b01");
    let play = setup.after("hook b07");
    assert_eq!(play.medals(), [1, 0]);
    // Red breaks in, and blue keeps the medal.
    let play = play.after("hook b05");
    assert_eq!(play.stack("b05"), "A:skully B:hook");
    assert_eq!(play.medals(), [1, 0]);
    // Blue holds it again, and gets nothing.
    let play = play.after("star b05, pass, pass");
    assert_eq!((play.medals(), play.regions(A).as_str()), ([1, 0], "r02"));
    // Nor does red, who comes to hold it later.
    let later =
        Setup::on(Castles).took(A, "r02").medals([1, 0]).lay(B, "roxy b03, roxy b05").rack(B, "hook").turn(B);
    assert_eq!(later.after("hook b07").medals(), [1, 0]);
}

#[test]
fn p8_5_one_troop_may_win_several_regions() {
    // b08 closes r01, r04 and r05 at once.
    let line = "roxy b01, kwak b03, star b04, star b02, star b07, roxy b12, hook b13, hook b09";
    let play = Setup::on(Castles).lay(A, line).rack(A, "skully roxy").rack(B, "kwak").after("skully b08");
    assert_eq!(
        (play.medals(), play.regions(A).as_str(), play.ended().as_str()),
        ([7, 0], "r01 r04 r05", "A medals")
    );
    // So may one turn, through Cap'n.
    let line = "roxy b01, kwak b03, star b02, star b04, hook b09, roxy b07";
    let play = Setup::on(Castles)
        .lay(A, line)
        .rack(A, "captain roxy")
        .rack(B, "kwak")
        .after("captain b05, roxy b06");
    assert_eq!((play.medals(), play.regions(A).as_str()), ([2, 0], "r02 r03"));
}

#[test]
fn p8_6_regions_are_checked_after_every_change_for_both() {
    let r06 = |setup: Setup, inputs: &str| setup.rack(B, "kwak").after(inputs).medals();
    // A placement.
    let placed = Setup::on(Castles).lay(A, "star b10, star b12").rack(A, "hook");
    assert_eq!(r06(placed, "hook b07"), [1, 0]);
    // Jumbo's discard uncovers one's own troop on b07. Another discard uncovers nothing.
    let covered =
        Setup::on(Castles).lay(A, "star b10, star b12, skully b07, roxy b01").lay(B, "roxy b07, roxy b05");
    let jumbo = covered.rack(A, "jumbo");
    assert_eq!(r06(jumbo.clone(), "jumbo b03, discard b07"), [1, 0]);
    assert_eq!(r06(jumbo.clone(), "jumbo b03, discard b05"), [0, 0]);
    assert_eq!(jumbo.medals([6, 0]).rack(B, "kwak").after("jumbo b03, discard b07").ended(), "A medals");
    // A recall uncovers an enemy and hands over a region, or the game.
    let over = Setup::on(Castles).lay(B, "star b10, star b12, skully b07").lay(A, "roxy b07").rack(A, "hook");
    assert_eq!(r06(over.clone(), "hook b05, recall b07"), [0, 1]);
    assert_eq!(over.medals([0, 6]).rack(B, "kwak").after("hook b05, recall b07").ended(), "B medals");
    // A push gives the base left to one side and the base reached to the other.
    let push = Setup::on(Jungle).lay(A, "roxy b01, roxy b02, star b04").lay(B, "kwak b04").rack(A, "roxy");
    assert_eq!(r06(push, "roxy b05, push b04 b07"), [2, 0]);
    let push =
        Setup::on(Jungle).lay(A, "roxy b01, roxy b02").lay(B, "kwak b04, star b06, star b09, hook b10");
    assert_eq!(r06(push.rack(A, "roxy"), "roxy b05, push b04 b07"), [0, 2]);
}

#[test]
fn p8_7_a_push_is_checked_as_one_change() {
    // From b04 to b01: blue gets b04 of r02 and loses b01 of it in the same moment.
    let setup = Setup::on(Jungle)
        .lay(A, "roxy b01, roxy b02, star b04")
        .lay(B, "kwak b04")
        .rack(A, "roxy")
        .rack(B, "kwak");
    let play = setup.after("roxy b05");
    assert_eq!(play.clone().after("push b04 b01").medals(), [0, 0]);
    // Elsewhere it lands on nothing that matters: r02 is blue's.
    assert_eq!(play.after("push b04 b07").regions(A), "r02");
    // The base left and the base reached may complete a region each.
    let both = Setup::on(Jungle)
        .lay(A, "roxy b01, roxy b02, star b04, star b07")
        .lay(B, "kwak b04, star b06, star b09, hook b10")
        .rack(A, "roxy")
        .rack(B, "kwak")
        .after("roxy b05, push b04 b07");
    assert_eq!((both.medals(), both.regions(A).as_str(), both.regions(B).as_str()), ([2, 2], "r02", "r04"));
}

#[test]
fn p8_8_medals_are_bases_less_two_and_the_objective_is_half() {
    for terrain in TerrainId::ALL {
        let data = terrain.terrain();
        for region in &data.regions {
            let bases = region.ring.iter().filter(|slot| slot.is_base()).count();
            assert_eq!(usize::from(region.medals), bases - 2, "{terrain:?} {}", region.name);
        }
        let total: u8 = data.regions.iter().map(|region| region.medals).sum();
        // The objective is what ends the match, for either colour and not one medal earlier.
        for (seat, placing) in [(A, "hook b02"), (B, "hook b02")] {
            let near = Setup::on(terrain).plain().rack(seat, "hook").rack(A, "hook").turn(seat);
            let region =
                data.regions.iter().find(|region| region.ring.iter().any(|slot| slot.to_string() == "b02"));
            let region = region.expect("b02 is part of a region");
            let line: Vec<String> = region
                .ring
                .iter()
                .filter(|slot| slot.is_base() && slot.to_string() != "b02")
                .zip(["roxy", "roxy", "star", "star", "xb42"])
                .map(|(slot, troop)| format!("{troop} {slot}"))
                .collect();
            let near = near.lay(seat, &line.join(", "));
            let mut medals = [0; 2];
            medals[seat.index()] = total / 2 - region.medals;
            assert!(near.clone().medals(medals).after(placing).ended().ends_with("medals"), "{terrain:?}");
            medals[seat.index()] -= 1;
            assert_eq!(near.medals(medals).after(placing).ended(), "open", "{terrain:?}");
        }
    }
}
