//! What the bots rely on.

use tabletop::{Evaluate, Keyed, Team};

use super::*;

#[test]
fn what_is_good_for_one_side_is_bad_for_the_other() {
    for seed in 0..4 {
        let mut coin = ::laws::Coin::new(seed);
        let mut state = Belligerants::start(&Config::default()).expect("can be played");
        loop {
            assert_eq!(state.evaluate(Team(0)), -state.evaluate(Team(1)));
            let input = match state.pending() {
                Pending::Over(_) => break,
                Pending::Chance => Input::Chance(state.roll(&mut coin)),
                Pending::Seats { must, .. } => {
                    let seat = must.first().expect("somebody acts");
                    let mut plies = Vec::new();
                    state.plies(seat, &mut plies);
                    let hunch = state.hunch(seat, &mut coin);
                    assert!(plies.contains(&hunch), "a hunch is a ply");
                    Input::Act(seat, hunch)
                }
            };
            state.apply(input, &mut ());
        }
    }
}

#[test]
fn the_evaluation_knows_what_matters() {
    let worth = |position: &str| at(position).state().evaluate(Team(0));
    let base = worth("p yTK=l5 pSO=a4 pTK=i1");
    assert!(worth("p yTK=l5 pSO=y pTK=i1") > worth("p yTK=l5 pSO=a4 pTK=i1"), "prisoners");
    assert!(worth("p yTK=f9 pSO=n7 pSO=n6") > worth("p yTK=n4 pSO=n7 pSO=n6"), "the way to go");
    assert!(worth("p yTK=e6 pSO=n7") < worth("p yTK=f7 pSO=n7"), "wounds");
    assert!(worth("p yTK=b6 pSO=n7") < worth("p yTK=b7 pSO=n7"), "encirclement");
    assert!(
        worth("p yMI=k5 pTK=m5 pSO=a4") < worth("p yMI=k5 pTK=m4 pSO=a4"),
        "two away is in reach, one and two askew is not"
    );
    assert!(base != 0);
}

#[test]
fn keys_tell_positions_apart() {
    let key = |position: &str| at(position).state().key();
    let one = key("y 0/0 yTK=l5 pSO=a4");
    for other in [
        "p 0/0 yTK=l5 pSO=a4",
        "y1 0/0 yTK=l5 pSO=a4",
        "y 0/0 yTK=l6 pSO=a4",
        "y 0/0 yTK=l5 pSO=a4 pMI=y",
        "y 0/0 yTK=l5 pSO=a4 pMI=p",
        "y 4/0 yTK=l5 pSO=a4",
    ] {
        assert_ne!(key(other), one, "{other}");
    }
    assert_eq!(key("y yTK=l5 pSO=a4"), one);
}
