//! Puzzles: a proof reckons with every cast that is still possible, and with what cancels it.

use tabletop::{Game, Goal, Input, OrderPuzzled, Seat, Window};

use crate::{Action, Config, Divine};

const ITALY: Seat = Seat::new(4);
const DEVIL: Seat = Seat::new(7);
const LORD: Seat = Seat::new(8);

/// Trieste in fall, after a spring with these casts in which nobody moved.
fn fall(casts: &[(Seat, &str)], italy: &str) -> Divine {
    let position = format!(
        "S1905M; AUSTRIA A TRI, A VIE; GERMANY A KIE; ITALY {italy}; AUSTRIA = TRI VIE; GERMANY = KIE; ITALY = VEN"
    );
    let mut state = Divine::start(&Config { position, ..Config::default() }).expect("it can be played");
    let mut enter = |input| state.step(input, &mut ()).expect("it can be done");
    enter(Input::Chance("devil ITALY lord AUSTRIA".parse().expect("two countries")));
    for (seat, cast) in casts {
        enter(Input::Act(*seat, cast.parse().expect("a cast")));
    }
    enter(Input::Expired(Window(0)));
    state
}

fn after(mut state: Divine, seat: Seat, actions: &[&str]) -> Divine {
    for action in actions {
        let action: Action = action.parse().expect("an action");
        state.step(Input::Act(seat, action), &mut ()).expect("it can be done");
    }
    state
}

const SPRING: &[(Seat, &str)] = &[(DEVIL, "curse VEN"), (LORD, "bless VIE")];

#[test]
fn the_right_curse_is_the_one_that_no_blessing_cancels() {
    let state = fall(SPRING, "A VEN, A ALB");
    let goal = Goal::new("curse", 1).about("TRI ITALY A VEN-TRI, A ALB S A VEN-TRI");
    let holds = |cast: &[&str]| state_holds(after(state.clone(), DEVIL, cast), DEVIL, &goal);
    // Without a curse Vienna supports; a curse on Trieste is cancelled by a blessing of Venice, which moves there (§18.3).
    assert!(!holds(&[]) && !holds(&["curse TRI"]) && !holds(&["curse KIE"]));
    assert!(holds(&["curse VIE"]));
    let (theme, actions) = state.orders_for(DEVIL, &goal).expect("it is asked for");
    let actions: Vec<String> = actions.iter().map(ToString::to_string).collect();
    assert_eq!((theme, actions), ("curse", vec!["curse VIE".to_owned(), "ready".to_owned()]));
    // Had the Good Lord not blessed Austria in spring, he could bless Vienna now.
    let free = fall(&[(DEVIL, "curse VEN"), (LORD, "bless KIE")], "A VEN, A ALB");
    assert!(!state_holds(after(free, DEVIL, &["curse VIE"]), DEVIL, &goal));
}

fn state_holds(state: Divine, seat: Seat, goal: &Goal) -> bool {
    let (holds, replies) = state.answers(seat, goal).expect("it can be judged");
    // What is answered can be played, and shows what was said.
    let mut played = state;
    for input in replies {
        played.step(input, &mut ()).expect("it can be done");
    }
    let trieste = played.campaign().position.units().find(|unit| unit.province().code() == "TRI");
    assert_eq!(trieste.is_some_and(|unit| unit.power.seat() == ITALY), holds, "{goal}");
    holds
}

#[test]
fn orders_stand_only_where_neither_divine_player_can_reach_them() {
    let orders: &[&str] = &["A VEN-TRI", "A ALB S A VEN-TRI", "A TYR S A VEN-TRI"];
    let goal = Goal::new("centre", 1).about("TRI");
    let holds =
        |casts, orders| state_holds(after(fall(casts, "A VEN, A ALB, A TYR"), ITALY, orders), ITALY, &goal);
    assert!(holds(SPRING, orders));
    assert!(!holds(SPRING, &orders[..2]), "Vienna supports");
    // Whoever was not hit in spring may be hit now: Italy's attacker, or the defender.
    assert!(!holds(&[(DEVIL, "curse KIE"), (LORD, "bless VIE")], orders));
    assert!(!holds(&[(DEVIL, "curse VEN"), (LORD, "bless KIE")], orders));
}

#[test]
fn a_blessing_saves_orders_from_any_curse() {
    let state = fall(&[(DEVIL, "curse TRI"), (LORD, "bless VIE")], "A VEN, A ALB, A TYR");
    let goal = Goal::new("blessing", 1).about("TRI ITALY A VEN-TRI, A ALB S A VEN-TRI, A TYR S A VEN-TRI");
    let holds = |cast: &[&str]| state_holds(after(state.clone(), LORD, cast), LORD, &goal);
    assert!(!holds(&[]) && !holds(&["bless ALB"]) && holds(&["bless VEN"]));
}
