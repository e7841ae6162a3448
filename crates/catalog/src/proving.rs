//! What opens the record of a match that is over, and whether an opened record is true: docs/fair-chance.md, with the rules.

use fair::{FairDice, Opened, Picked, Proof, Sealed, Unread};
use tabletop::{Input, Lot, Match, Odds, Seating, What};

use crate::shelf::Listed;
use crate::{Fault, Table};

/// Finds every outcome of a match anew, from its seed and the rules. Refused where the match has no commitment, or where the
/// journal says something else.
pub(crate) fn prove<G: Listed>(game: &Match<G>, id: &str, seed: &[u8]) -> Result<Opened, Fault> {
    let Some(nonces) = game.nonces() else {
        let message = "this match was begun before dice could be proved: it has no commitment";
        return Err(Fault::protocol("unprovable", message));
    };
    let mut proofs = Vec::new();
    for (entry, at) in game.journal().iter().zip(0..) {
        if !matches!(entry.what, What::Lot(_) | What::Input(Input::Chance(_))) {
            continue;
        }
        let number = proofs.len() as u32;
        let mut dice = FairDice::new(seed, id, &nonces, number);
        let (what, picked) = found(game, at, &entry.what, &mut dice);
        if what != entry.what {
            let message =
                format!("entry {}: the record says \"{}\", the seed gives \"{what}\"", at + 1, entry.what);
            return Err(Fault::protocol("wrong-outcome", message));
        }
        proofs.push(Proof { entry: at + 1, number, picked });
    }
    Ok(Opened { id: id.to_owned(), seed: seed.to_owned(), proofs, receipts: receipts(game, id, seed) })
}

/// What chance brings after the first entries, and what it was picked from.
fn found<G: Listed>(
    game: &Match<G>,
    entries: usize,
    what: &What<G>,
    dice: &mut FairDice<'_>,
) -> (What<G>, Picked) {
    let before = game.at(entries).expect("the journal has these entries");
    let drawn = |dice: &FairDice<'_>| Picked::Drawn(dice.drawn().to_vec());
    if let What::Lot(_) = what {
        let lot = match game.seating() {
            Seating::Chosen => Lot::draw(before.state(), dice),
            Seating::Drawn { .. } => Lot::draw_among(before.state(), game.places(), dice),
        };
        return (What::Lot(lot), drawn(dice));
    }
    let outcome = before.state().roll(dice);
    // A game may know its odds and still draw in its own way, troop by troop: then the draws are what can be shown.
    let picked = match before.state().odds() {
        Odds::Explicit(list) if is_pick(&list, dice.drawn(), &outcome) => {
            Picked::Odds(list.into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect())
        }
        Odds::Explicit(_) | Odds::Sampled => drawn(dice),
    };
    (What::Input(Input::Chance(outcome)), picked)
}

/// Whether an outcome is what one draw picks from a list.
fn is_pick<C: PartialEq>(list: &[(C, u32)], drawn: &[(u32, u32)], outcome: &C) -> bool {
    let [(sides, number)] = drawn else { return false };
    let mut reached = 0_u64;
    let found = list.iter().find(|(_, weight)| {
        reached += u64::from(*weight);
        reached > u64::from(*number)
    });
    let total: u64 = list.iter().map(|(_, weight)| u64::from(*weight)).sum();
    total == u64::from(*sides) && found.is_some_and(|(found, _)| found == outcome)
}

fn receipts<G: Listed>(game: &Match<G>, id: &str, seed: &[u8]) -> Vec<Sealed> {
    let sealed = |saved: tabletop::Saved| {
        let (window, seat) = (saved.window.0, saved.seat.index() as u8);
        let salt = fair::salt(seed, id, window, seat);
        let hash = fair::receipt(id, window, seat, &salt, &actions(game, &saved.entries));
        Sealed { window, seat, hash, entries: saved.entries }
    };
    game.saved().into_iter().map(sealed).collect()
}

/// The actions of some entries, in notation.
pub(crate) fn actions<G: Listed>(game: &Match<G>, entries: &[usize]) -> Vec<String> {
    let action = |entry: &usize| match &game.journal()[entry - 1].what {
        What::Input(Input::Act(_, action)) => Some(action.to_string()),
        _ => None,
    };
    entries.iter().filter_map(action).collect()
}

/// An opened record that is true: how much it proves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// Outcomes of chance, lots included.
    pub outcomes: usize,
    /// Receipts.
    pub receipts: usize,
}

/// Checks an opened record with the rules of its game: the seed fits the commitment, every list is the rules' own, every
/// outcome is what the seed gives, every receipt what was saved.
pub fn verify(text: &str) -> Result<Verified, Fault> {
    let (record, part) = fair::split(text);
    let table = crate::load(record)?;
    let Some(part) = part else {
        let message = "this record is not opened: it has no seed, so that its dice cannot be proved";
        return Err(Fault::protocol("unprovable", message));
    };
    let lines = record.lines().count();
    let opened = Opened::read(part).map_err(|unread| misread(&unread, lines))?;
    must_fit(table.as_ref(), &opened)?;
    let proved = table.prove(&opened.id, &opened.seed)?;
    must_agree(&proved, &opened)?;
    Ok(Verified { outcomes: proved.proofs.len(), receipts: proved.receipts.len() })
}

fn misread(unread: &Unread, before: usize) -> Fault {
    let message = format!("record, line {}: expected {}", before + unread.line, unread.expected);
    Fault::protocol("record-line", message)
}

/// The seed must be the one that was committed to.
fn must_fit(table: &dyn Table, opened: &Opened) -> Result<(), Fault> {
    let committed =
        table.journal().first().and_then(|line| line.text.strip_prefix("committed ").map(str::to_owned));
    let expected = fair::commitment(&opened.id, &opened.seed);
    match committed {
        Some(committed) if committed != expected => {
            let message = "entry 1: the seed does not fit the commitment";
            Err(Fault::protocol("wrong-seed", message))
        }
        _ => Ok(()),
    }
}

/// What the record lists must be what the rules give.
fn must_agree(proved: &Opened, opened: &Opened) -> Result<(), Fault> {
    let wrong = |message: String| Err(Fault::protocol("wrong-proof", message));
    for (n, proof) in proved.proofs.iter().enumerate() {
        if opened.proofs.get(n) != Some(proof) {
            return wrong(format!("entry {}: it was not picked from what the record lists", proof.entry));
        }
    }
    if opened.proofs.len() > proved.proofs.len() {
        return wrong("the record lists more outcomes than the match had".to_owned());
    }
    for (n, receipt) in proved.receipts.iter().enumerate() {
        if opened.receipts.get(n) != Some(receipt) {
            return wrong(format!(
                "the receipt of seat {} for window {} is not what was saved",
                receipt.seat, receipt.window
            ));
        }
    }
    if opened.receipts.len() > proved.receipts.len() {
        return wrong("the record has more receipts than the match had".to_owned());
    }
    Ok(())
}
