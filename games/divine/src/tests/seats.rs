//! The table and the protected countries: chapters 15 and 16, a test for each paragraph. How people come to their seats is the
//! house's; here is what the game says of it.

use tabletop::game::InputOf;
use tabletop::{Game, Input, Odds, OwnBots, Pending, Refused, Seat, Seating, Viewer};

use super::table::{FOUR, LAITY, Table, VIEWERS, begun, names, power, seat, viewer};
use crate::heaven::Protected;
use crate::{Config, Divine, Divinity, Refusal, Role, Seen};

fn config(position: &str) -> Config {
    Config { position: position.to_owned(), ..Config::default() }
}

#[test]
fn p15_1_nine_play() {
    let table = begun("", "FRANCE ITALY");
    assert_eq!((table.0.state().seats(), Divine::INFO.seats), (9, &[9][..]));
    let roles: Vec<Role> = Seat::all(9).filter_map(Role::of).collect();
    let divine = roles.iter().filter(|role| matches!(role, Role::Divine(_))).count();
    assert_eq!((roles.len(), divine), (9, 2));
    assert_eq!(table.awaited(), VIEWERS[..9].join(" "), "all nine have something to decide");
}

#[test]
fn p15_2_seats_are_numbered() {
    for (number, name) in VIEWERS[..7].iter().enumerate() {
        assert_eq!(Role::of(Seat::new(number as u8)), Some(Role::Power(power(name))));
    }
    assert_eq!(Role::of(Seat::new(7)), Some(Role::Divine(Divinity::Devil)));
    assert_eq!(Role::of(Seat::new(8)), Some(Role::Divine(Divinity::Lord)));
    assert_eq!(Role::of(Seat::new(9)), None);
    assert_eq!(names(Divinity::seats()), "DEVIL LORD");
}

#[test]
fn p15_3_who_plays_a_power_is_known_to_all() {
    let mut table = Table::before_the_draw(Config::default());
    for _ in 0..2 {
        for (who, name) in VIEWERS.iter().flat_map(|who| VIEWERS[..7].iter().map(move |name| (who, name))) {
            assert!(table.0.state().knows_player(viewer(who), seat(name)), "{who} knows {name}");
        }
        table = begun(FOUR, "FRANCE ITALY");
    }
}

#[test]
fn p15_4_who_is_divine_is_known_to_nobody_else_before_the_end() {
    let mut table = begun(FOUR, "FRANCE ITALY");
    for (who, divine) in VIEWERS.iter().flat_map(|who| ["DEVIL", "LORD"].map(|divine| (*who, divine))) {
        let knows = table.0.state().knows_player(viewer(who), seat(divine));
        assert_eq!(knows, who == divine, "{who} on {divine}");
    }
    table.play("FRANCE: vote\nGERMANY: vote\nITALY: vote\nRUSSIA: vote");
    assert!(VIEWERS.iter().all(|who| table.0.state().knows_player(viewer(who), seat("DEVIL"))));
    assert!(VIEWERS.iter().all(|who| table.0.state().knows_player(viewer(who), seat("LORD"))));
}

#[test]
fn p15_5_lots_place_up_to_eighteen() {
    for config in [Config::default(), config(FOUR)] {
        assert_eq!(Divine::seating(&config), Seating::Drawn { most: 18 });
    }
}

/// What the bots of these seats do in the open window, which is taken as it comes.
fn bots_play(table: &mut Table, who: &[&str]) {
    let mut dice = laws::Coin::new(5);
    for name in who {
        for action in Divine::decide(&table.view(name), seat(name), 1.into(), &mut dice) {
            let said = table.0.input(Input::Act(seat(name), action));
            said.unwrap_or_else(|refused| panic!("{name} {action}: {refused}"));
        }
    }
}

#[test]
fn p15_6_a_bot_can_play_any_seat() {
    let mut table = begun("", "FRANCE ITALY");
    bots_play(&mut table, &VIEWERS[..9]);
    assert_eq!(table.awaited(), "", "each of them is ready");
    table.expire();
    assert_eq!(table.0.state().heaven().casts.len(), 2, "and both divine ones cast");
    let mut gift = begun("W1903A; FRANCE A PAR; ITALY A ROM; FRANCE = PAR; ITALY = ROM", "FRANCE ITALY");
    bots_play(&mut gift, &["LORD"]);
    assert_eq!(gift.awaited(), "");
}

#[test]
fn p15_7_every_seat_is_for_itself() {
    let table = begun("", "FRANCE ITALY");
    let teams: std::collections::BTreeSet<u8> =
        Seat::all(9).map(|seat| table.0.state().team(seat).0).collect();
    assert_eq!(teams.len(), 9);
    let seats = VIEWERS[..9].iter().map(|name| seat(name));
    assert!(seats.eq(Seat::all(9)), "each seat has one part, and each part one seat");
}

#[test]
fn p15_8_a_divine_seat_looks_the_same_whoever_holds_it() {
    let quiet = begun(FOUR, "FRANCE ITALY");
    let mut busy = begun(FOUR, "FRANCE ITALY");
    busy.play("DEVIL: curse BUR; clear; curse PAR; ready\nLORD: bless PAR; ready; unready");
    let mut left = busy.0.state().clone();
    for divinity in Divinity::ALL {
        left.forget(divinity.seat(), &mut ());
    }
    for who in LAITY {
        assert_eq!(busy.sent(who), quiet.sent(who), "{who}");
        assert_eq!(left.view(viewer(who)), quiet.view(who));
        assert_eq!(left.waiting(viewer(who)), quiet.0.waiting(viewer(who)));
    }
    assert_eq!(left, *quiet.0.state(), "nothing stays of what was saved");
}

#[test]
fn p15_9_only_powers_order_vote_and_concede() {
    let mut table = begun(FOUR, "FRANCE ITALY");
    for who in ["DEVIL", "LORD"] {
        for text in ["A PAR-PIC", "clear A PAR", "vote", "unvote", "concede"] {
            assert_eq!(table.refused(who, text), Refusal::NoOrders, "{who} {text}");
        }
        let is_divine = |said: &String| {
            said == "ready" || said.starts_with(if who == "DEVIL" { "curse" } else { "bless" })
        };
        assert!(table.moves(who).iter().all(is_divine));
    }
    for text in ["bless PAR", "curse PAR", "gift FRANCE", "gift none"] {
        assert_eq!(table.refused("FRANCE", text), Refusal::NotDivine, "{text}");
    }
}

#[test]
fn p16_1_two_different_countries_are_protected() {
    let table = begun("", "FRANCE ITALY");
    let pair = table.0.state().heaven().protected.expect("they are drawn");
    assert_eq!((pair.devil, pair.lord), (power("FRANCE"), power("ITALY")));
    assert_eq!(pair.to_string().parse(), Ok(pair));
    let mut table = Table::before_the_draw(Config::default());
    let same = Protected { devil: power("FRANCE"), lord: power("FRANCE") };
    assert_eq!(table.0.input(Input::Chance(same)), Err(Refused::Impossible));
    assert!(Protected::all().all(|pair| pair.devil != pair.lord));
}

fn drawn(position: &str) -> Vec<(Protected, u32)> {
    match Table::before_the_draw(config(position)).0.state().odds() {
        Odds::Explicit(odds) => odds,
        Odds::Sampled => panic!("pairs are listed"),
    }
}

#[test]
fn p16_2_every_pair_of_countries_in_the_game_is_as_likely_before_the_first_order() {
    let all = drawn("");
    assert!(all.len() == 42 && all.iter().all(|(_, weight)| *weight == 1));
    let three = drawn("S1905M; FRANCE A PAR; GERMANY A MUN; FRANCE = PAR; GERMANY = MUN; ITALY = ROM");
    assert_eq!(three.len(), 6);
    let alive = ["FRANCE", "GERMANY", "ITALY"].map(power);
    assert!(three.iter().all(|(pair, _)| alive.contains(&pair.devil) && alive.contains(&pair.lord)));
    let mut table = Table::before_the_draw(Config::default());
    assert_eq!(table.0.pending(), Pending::Chance);
    let order: InputOf<Divine> = Input::Act(seat("FRANCE"), "A PAR-BUR".parse().expect("an order"));
    assert_eq!(table.0.input(order), Err(Refused::OutOfTurn));
    // Where one country is left alone, any pair will do.
    assert_eq!(drawn("S1905M; FRANCE A PAR; FRANCE = PAR").len(), 42);
}

/// What somebody knows of the protected countries, from the view and from what was told.
fn known(table: &Table, who: &str) -> [Option<&'static str>; 2] {
    let view = table.view(who);
    let told = table.told(who).into_iter().find_map(|seen| match seen {
        Seen::Drawn { devil, lord } => Some([devil, lord]),
        _ => None,
    });
    assert_eq!(told, Some(view.heaven.protected), "{who}: seen and told are the same");
    view.heaven.protected.map(|known| known.map(diplomacy::Power::name))
}

#[test]
fn p16_3_the_devils_country_is_known_to_both_divine_players() {
    let table = begun("", "FRANCE ITALY");
    assert_eq!(known(&table, "DEVIL")[0], Some("FRANCE"));
    assert_eq!(known(&table, "LORD")[0], Some("FRANCE"));
}

#[test]
fn p16_4_the_good_lords_country_is_known_to_him_alone() {
    let table = begun("", "FRANCE ITALY");
    assert_eq!(known(&table, "LORD")[1], Some("ITALY"));
    let others = VIEWERS.iter().filter(|who| **who != "LORD");
    others.for_each(|who| assert_eq!(known(&table, who)[1], None, "{who}"));
    assert_eq!(begun("", "FRANCE TURKEY").sent("DEVIL"), table.sent("DEVIL"), "nothing tells the Devil");
}

#[test]
fn p16_5_nobody_else_knows_either() {
    let (one, other) = (begun("", "FRANCE ITALY"), begun("", "ITALY RUSSIA"));
    for who in LAITY {
        assert_eq!(known(&one, who), [None, None], "{who}");
        assert_eq!(one.sent(who), other.sent(who));
    }
    assert!(one.view("NOBODY").heaven.is_drawn, "that they are drawn is known");
    assert_eq!(one.0.state().view(Viewer::Public).role, None);
}

#[test]
fn p16_6_a_country_in_civil_disorder_stays_protected() {
    let position = "F1904M; FRANCE A PAR; GERMANY A BUR; ITALY A ROM; FRANCE = PAR; ITALY = ROM";
    let mut table = begun(position, "GERMANY ITALY");
    let before = table.view("LORD").heaven.protected;
    table.play("GERMANY: concede\nexpired");
    assert!(table.told("NOBODY").iter().any(|seen| matches!(seen, Seen::Triumph(Divinity::Lord, _))));
    assert_eq!(table.view("LORD").heaven.protected, before);
    let mut table = begun(FOUR, "GERMANY ITALY");
    table.play("GERMANY: concede\nexpired");
    assert!(table.view("NOBODY").earth.known.disorder.has(seat("GERMANY")));
    assert!(!table.view("NOBODY").heaven.is_withdrawn, "nothing changes for its protector");
}
