//! What bots promise: every decision is possible, the same dice give the same one, it hangs on the view alone and keeps to its budget; and
//! they see what is plain to see.

use diplomacy::bot::chance::Rolls;
use diplomacy::{Order, Orders, Position, Power, Province};
use laws::Secrets;
use search::Luck;
use tabletop::{Game, Input, OwnBots, Pending, Seat, SeatSet, Strength, Viewer};

use super::sky::{Sample, Sky};
use super::stakes::Goal;
use super::suspicion::Suspicion;
use super::{Effort, cast, choice, gift, giving};
use crate::heaven::Protected;
use crate::{Action, Config, Divine, Divinity};

fn province(code: &str) -> Province {
    Province::from_code(code).expect("a province")
}

/// A match from a position, with these countries protected.
fn begun(position: &str, devil: Power, lord: Power) -> Divine {
    let config = Config { position: position.to_owned(), ..Config::default() };
    let mut game = Divine::start(&config).expect("a good position");
    game.apply(Input::Chance(Protected { devil, lord }), &mut ());
    game
}

fn seen(game: &Divine, by: Divinity) -> crate::View {
    game.view(Viewer::Seat(by.seat()))
}

/// Closes the open window by time.
fn expire(game: &mut Divine) {
    let Pending::Seats { window, .. } = game.pending() else { panic!("no window is open") };
    game.apply(Input::Expired(window), &mut ());
}

/// Plays a window, and looks at every decision before it is carried out.
fn play_window(
    game: &mut Divine,
    level: impl Fn(Seat) -> u8,
    mut look: impl FnMut(&Divine, Seat, &[Action]),
) {
    let Pending::Seats { must, window, .. } = game.pending() else { return };
    for seat in must.iter() {
        let mut luck = Luck::from_seed(u64::from(window.0) * 16 + seat.index() as u64);
        let actions = Divine::decide(&game.view(Viewer::Seat(seat)), seat, level(seat).into(), &mut luck);
        look(game, seat, &actions);
        for action in actions {
            assert_eq!(game.check(seat, &action), Ok(()), "{action} by {seat:?}");
            game.apply(Input::Act(seat, action), &mut ());
        }
    }
    if matches!(game.pending(), Pending::Seats { window: now, .. } if now == window) {
        expire(game);
    }
}

#[test]
fn every_decision_is_possible_in_every_window_at_every_level() {
    let mut game = begun("", Power::Germany, Power::Italy);
    let mut gifts = 0;
    for window in 0..18 {
        let level = |seat: Seat| match Divinity::of(seat) {
            Some(_) => 1 + ((window + seat.index()) % 5) as u8,
            None => 1 + ((window + seat.index()) % 4) as u8,
        };
        gifts += u32::from(game.heaven().giving.is_some());
        play_window(&mut game, level, |game, seat, actions| {
            let mut luck = Luck::from_seed(game.window.into());
            let mut again = luck.clone();
            let view = game.view(Viewer::Seat(seat));
            let level = level(seat).min(3);
            let first = Divine::decide(&view, seat, level.into(), &mut luck);
            assert_eq!(first, Divine::decide(&view, seat, level.into(), &mut again), "the same dice");
            assert!(!actions.is_empty(), "whoever is awaited says something");
        });
    }
    assert!(gifts > 0, "a gift was chosen");
}

#[test]
fn decisions_hang_on_the_view_alone() {
    let mut game = begun("", Power::France, Power::Turkey);
    for window in 0..12 {
        play_window(
            &mut game,
            |_| 3,
            |game, seat, _| {
                let viewer = Viewer::Seat(seat);
                let twin = game.scramble(viewer, &mut Luck::from_seed(window));
                assert_eq!(twin.view(viewer), game.view(viewer));
                let decide = |game: &Divine| {
                    Divine::decide(&game.view(viewer), seat, 3.into(), &mut Luck::from_seed(window))
                };
                assert_eq!(decide(&twin), decide(game), "{seat:?} in another world");
            },
        );
    }
}

#[test]
fn budgets_are_kept_and_used() {
    let mut game = begun("", Power::Russia, Power::England);
    for _ in 0..10 {
        play_window(&mut game, |_| 2, |_, _, _| {});
    }
    while !game.is_casting() {
        play_window(&mut game, |_| 2, |_, _, _| {});
    }
    for level in 2..=6 {
        let effort = Effort::of(level);
        for own in Divinity::ALL {
            let (_, calls) = choice::cast(&seen(&game, own), own, effort, &mut Rolls::from_seed(1));
            assert!(calls <= effort.calls(), "{calls} of {}", effort.calls());
            assert!(calls > effort.calls() / 10, "{calls} of {}", effort.calls());
        }
        let (_, calls) = giving::gift(&seen(&game, Divinity::Lord), effort, &mut Rolls::from_seed(1));
        assert!(calls <= 8 * effort.samples);
    }
    let tenth = Effort::of(Strength { level: 6, divisor: 10 });
    assert_eq!((tenth.samples, tenth.guesses), (48, 12));
    let most = Effort::of(5).calls();
    assert!(most <= 40_000, "no more than a power of level 5: {most}");
}

/// How often a divine player of a level hits a unit, over some dice.
fn hits(game: &Divine, own: Divinity, level: u8, at: Province) -> usize {
    let view = seen(game, own);
    (0..8).filter(|seed| cast(&view, own, level, &mut Luck::from_seed(*seed)) == Some(at)).count()
}

#[test]
fn the_good_lord_saves_his_last_unit() {
    let position = "F1906M; ITALY A NAP; AUSTRIA A ROM, A APU, F ION, F TYS; TURKEY A CON, A ANK, F SMY; \
        ITALY = NAP; AUSTRIA = ROM VEN VIE BUD TRI; TURKEY = CON ANK SMY";
    let game = begun(position, Power::Austria, Power::Italy);
    for level in 2..=5 {
        assert_eq!(hits(&game, Divinity::Lord, level, province("NAP")), 8, "level {level}");
    }
}

#[test]
fn the_devil_curses_the_supporter_that_decides() {
    let position = "F1906M; TURKEY A BUL; AUSTRIA A SER, A VIE; ITALY F GRE, A VEN; RUSSIA A CON, A RUM; \
        TURKEY = BUL; AUSTRIA = SER VIE; ITALY = GRE VEN; RUSSIA = MOS RUM CON";
    let game = begun(position, Power::Turkey, Power::Russia);
    let view = seen(&game, Divinity::Devil);
    let orders = ordered(&view.earth.known.position, &["A SER-BUL", "F GRE S A SER-BUL"]);
    let samples = [Sample { orders, other: None }];
    let goal = Goal::between(Power::Turkey, Power::Russia);
    let mut sky = Sky::new(&view, 100);
    // Whoever attacks was hit in spring.
    let barred = SeatSet::one(Power::Austria.seat());
    let weighed = sky.weigh(Divinity::Devil, barred, &samples, &[goal]);
    let best = (0..weighed.units.len()).max_by(|a, b| weighed.gains[0][*a].total_cmp(&weighed.gains[0][*b]));
    let best = best.expect("there are units");
    assert_eq!(weighed.units[best].province(), province("GRE"));
    assert!(weighed.gains[0][best] > 0.1, "it saves the country: {}", weighed.gains[0][best]);
}

/// These orders, each by whoever has the unit.
fn ordered(position: &Position, texts: &[&str]) -> Orders {
    let mut orders = Orders::default();
    for text in texts {
        let order: Order = text.parse().expect("an order");
        let unit = order.unit().and_then(|piece| position.at(piece.province())).expect("a unit");
        orders.give(position, unit.power, order).expect("its own unit");
    }
    orders
}

#[test]
fn the_gift_goes_where_it_counts() {
    let position = "F1903M; FRANCE A RUH; GERMANY A BER, A KIE, A MUN; ENGLAND F LON, F EDI, A LVP; \
        GERMANY = BER KIE MUN; ENGLAND = LON EDI LVP BRE PAR MAR";
    let mut game = begun(position, Power::England, Power::France);
    expire(&mut game);
    assert!(game.heaven().giving.is_some(), "a winter with a gift");
    for level in 2..=5 {
        let view = seen(&game, Divinity::Lord);
        assert_eq!(gift(&view, level, &mut Luck::from_seed(1)), Some(Power::France), "it would be out");
    }
}

#[test]
fn blessings_give_a_country_away() {
    let mut game = begun("", Power::Germany, Power::Italy);
    let spectator = |game: &Divine| Suspicion::of_view(&game.view(Viewer::Public)).of(Divinity::Lord);
    let before = spectator(&game);
    assert!(
        before.iter().all(|chance| (chance - before[0]).abs() < 1e-6),
        "nobody knows anything: {before:?}"
    );
    for _ in 0..3 {
        let at = game.campaign().position.of(Power::Italy).next().expect("a unit").province();
        game.apply(Input::Act(Divinity::Lord.seat(), Action::Cast(Divinity::Lord, at)), &mut ());
        expire(&mut game);
        expire(&mut game);
    }
    let after = spectator(&game);
    let most = after.iter().copied().fold(0.0, f32::max);
    assert!(after[Power::Italy.index()] > 0.3 && after[Power::Italy.index()] >= most, "{after:?}");
    assert!((after.iter().sum::<f32>() - 1.0).abs() < 1e-3);
}

#[test]
fn random_casts_fall_on_open_units() {
    let game = begun("", Power::Germany, Power::Italy);
    let mut luck = Luck::from_seed(3);
    let hit: Vec<Province> =
        (0..40).filter_map(|_| cast(&seen(&game, Divinity::Devil), Divinity::Devil, 1, &mut luck)).collect();
    assert_eq!(hit.len(), 40);
    assert!(hit.iter().collect::<std::collections::BTreeSet<_>>().len() > 10);
}
