//! Which entries of a journal still count, for taking back.

use catalog::Line;
use tabletop::Seat;

/// The number of entries before the last action that still counts of a seat for which `is_person` holds.
pub(super) fn before_last_action(journal: &[Line], is_person: impl Fn(Seat) -> bool) -> Option<usize> {
    let by_person = |at: &&usize| journal[**at].action.as_ref().is_some_and(|(seat, _)| is_person(*seat));
    standing(journal).iter().rev().find(by_person).copied()
}

/// The entries that were not taken back, in order.
fn standing(journal: &[Line]) -> Vec<usize> {
    // What stood after each number of entries.
    let mut after: Vec<Vec<usize>> = vec![Vec::new()];
    for (at, line) in journal.iter().enumerate() {
        let back = line.text.strip_prefix("takeback ").and_then(|to| to.parse::<usize>().ok());
        let mut now = after[back.unwrap_or(at)].clone();
        if back.is_none() {
            now.push(at);
        }
        after.push(now);
    }
    after.pop().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn journal(lines: &[&str]) -> Vec<Line> {
        let line = |text: &&str| {
            let action = text.strip_prefix("act ").map(|rest| {
                let (seat, action) = rest.split_once(' ').expect("a seat and an action");
                (Seat::new(seat.parse().expect("a seat")), action.to_owned())
            });
            Line { text: (*text).to_owned(), action }
        };
        lines.iter().map(line).collect()
    }

    fn first_seat(seat: Seat) -> bool {
        seat == Seat::new(0)
    }

    #[test]
    fn back_to_the_persons_last_action() {
        let lines = journal(&["seated 1 Bot 3", "act 0 r1", "act 1 m1", "act 0 r2", "act 1 m2"]);
        assert_eq!(before_last_action(&lines, first_seat), Some(3));
        assert_eq!(before_last_action(&lines, |_| true), Some(4));
        assert_eq!(before_last_action(&lines[..1], |_| true), None);
    }

    #[test]
    fn what_was_taken_back_is_not_taken_back_again() {
        let mut lines = vec!["act 0 r1", "act 1 m1", "act 0 r2", "act 1 m2", "takeback 2"];
        assert_eq!(before_last_action(&journal(&lines), first_seat), Some(0));
        lines.extend(["act 0 r3", "act 1 m3"]);
        assert_eq!(before_last_action(&journal(&lines), first_seat), Some(5));
        lines.extend(["takeback 5", "takeback 0"]);
        assert_eq!(before_last_action(&journal(&lines), first_seat), None);
    }
}
