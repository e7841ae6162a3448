//! Windows that time alone ends: a share of their time suffices once those openly awaited have finished, and nobody can see it.

use tabletop::WindowEnd;

use super::*;
use crate::Ending;

fn share(is_settled: bool) -> Ending {
    Ending { by: WindowEnd::Share { is_settled }, ..Ending::ACTING }
}

const GIFT: Ending = Ending { by: WindowEnd::Time, ..Ending::ACTING };

fn orders(keeper: &mut Timekeeper, at: u64, ending: Ending) {
    keeper.opened_until(at, Window(1), WindowKind::Orders, SeatSet::all(2), ending);
}

fn gift(keeper: &mut Timekeeper, at: u64, ending: Ending) {
    keeper.opened_until(at, Window(1), WindowKind::Gift, SeatSet::one(B), ending);
}

fn unlimited() -> Timekeeper {
    keeper(&Pace::Unlimited {})
}

#[test]
fn a_gift_has_a_length_of_its_own() {
    let paces = [(unlimited(), MINUTE), (fischer(5, 10), MINUTE), (days(3), DAY)];
    for (mut keeper, length) in paces {
        gift(&mut keeper, NOON, GIFT);
        assert_eq!(due(&keeper), NOON + length);
        // Whoever was awaited has acted: nothing changes.
        gift(&mut keeper, NOON + SECOND, Ending { is_done: true, ..GIFT });
        assert_eq!(due(&keeper), NOON + length);
        assert!(!keeper.may_extend(NOON + SECOND, A), "nor does anybody lengthen it");
        assert!(keeper.is_timed() && keeper.face().runs.is_none(), "on nobody's clock");
        assert_eq!(keeper.face().earliest, None);
    }
    let mut keeper = phases("Europe/Paris", 20, 0, 3);
    gift(&mut keeper, moment("2027-01-04T12:00:00+01:00"), GIFT);
    assert_eq!(written(due(&keeper)), "2027-01-05T19:00:00Z", "as the kind says");
    for mut keeper in [unlimited(), fischer(5, 10), days(3)] {
        gift(&mut keeper, NOON, Ending { is_solitary: true, ..GIFT });
        assert_eq!(due(&keeper), NOON + 2 * SECOND, "one person among bots");
    }
}

#[test]
fn a_share_of_the_time_suffices_once_all_have_finished() {
    let paces = [
        (unlimited(), None, MINUTE),
        (fischer(5, 10), Some(5 * MINUTE), MINUTE),
        (days(3), Some(3 * DAY), 36 * HOUR),
        (phases("UTC", 12, 0, 2), Some(2 * DAY), DAY),
    ];
    for (mut keeper, whole, part) in paces {
        orders(&mut keeper, NOON, share(false));
        let face = keeper.face();
        assert_eq!(keeper.due().map(|due| due.at), whole.map(|whole| NOON + whole));
        assert_eq!((face.deadline, face.earliest), (whole.map(|whole| NOON + whole), Some(NOON + part)));
        orders(&mut keeper, NOON + SECOND, share(true));
        assert_eq!(due(&keeper), NOON + part);
        assert_eq!(keeper.face(), face, "nobody sees it");
        // Somebody is not ready after all.
        orders(&mut keeper, NOON + 2 * SECOND, share(false));
        assert_eq!(keeper.due().map(|due| due.at), whole.map(|whole| NOON + whole));
        let late = NOON + part + SECOND;
        orders(&mut keeper, late, share(true));
        assert_eq!((due(&keeper), keeper.face()), (late, face), "the share is over: now");
    }
}

#[test]
fn one_person_among_bots_waits_for_all_and_no_longer() {
    let alone =
        |is_settled, is_done| Ending { by: WindowEnd::Share { is_settled }, is_solitary: true, is_done };
    for mut keeper in [unlimited(), fischer(5, 10), days(3)] {
        orders(&mut keeper, NOON, alone(false, false));
        orders(&mut keeper, NOON + SECOND, alone(true, false));
        assert!(keeper.due().is_none_or(|due| due.at > NOON + MINUTE), "somebody unknown has not finished");
        orders(&mut keeper, NOON + 2 * SECOND, alone(true, true));
        assert_eq!(due(&keeper), NOON + 2 * SECOND);
    }
}

#[test]
fn a_table_says_how_much_is_kept() {
    let mut kept = days(2).keeping(Some(3 * HOUR));
    orders(&mut kept, NOON, share(true));
    assert_eq!(due(&kept), NOON + 3 * HOUR);
    let mut kept = days(1).keeping(Some(3 * DAY));
    orders(&mut kept, NOON, share(true));
    assert_eq!(due(&kept), NOON + DAY, "no more than there is");
    let mut kept = unlimited().keeping(Some(3 * DAY));
    orders(&mut kept, NOON, share(true));
    assert_eq!((due(&kept), kept.deadline()), (NOON + 3 * DAY, None));
}

#[test]
fn pauses_and_extensions_hold_as_ever() {
    let mut keeper = days(2);
    orders(&mut keeper, NOON, share(false));
    keeper.paused(NOON + HOUR, NOON + 5 * HOUR);
    orders(&mut keeper, NOON + 2 * HOUR, share(true));
    assert_eq!((due(&keeper), keeper.deadline()), (NOON + DAY + 4 * HOUR, Some(NOON + 2 * DAY + 4 * HOUR)));
    keeper.extended(NOON + 6 * HOUR, A);
    assert_eq!(keeper.deadline(), Some(NOON + 4 * DAY + 4 * HOUR));
    assert_eq!(due(&keeper), NOON + DAY + 4 * HOUR, "the others need no more of it");
    // The share is over, and then the match is paused: nothing ends meanwhile.
    let mut keeper = days(2);
    orders(&mut keeper, NOON, share(false));
    keeper.paused(NOON + 30 * HOUR, NOON + 40 * HOUR);
    orders(&mut keeper, NOON + 31 * HOUR, share(true));
    assert_eq!(due(&keeper), NOON + 40 * HOUR);
}

#[test]
fn a_house_that_was_closed_gives_grace_for_what_passed() {
    let mut keeper = days(2);
    orders(&mut keeper, NOON, share(true));
    keeper.down(NOON + 23 * HOUR, NOON + 26 * HOUR);
    assert_eq!((due(&keeper), keeper.deadline()), (NOON + 29 * HOUR, Some(NOON + 2 * DAY)));
    for mut keeper in [unlimited(), fischer(5, 0)] {
        orders(&mut keeper, NOON, share(true));
        keeper.down(NOON + 10 * SECOND, NOON + HOUR);
        assert_eq!(due(&keeper), NOON + HOUR + 50 * SECOND, "it stood still");
        gift(&mut keeper, NOON + 2 * HOUR, GIFT);
    }
}
