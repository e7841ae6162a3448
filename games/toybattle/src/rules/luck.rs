//! What chance can bring: draws, XB-42's hit, the blind pin.

use tabletop::{Dice, Seat};

use crate::action::Chance;
use crate::field::{Field, Phase};
use crate::hands::{one, take};
use crate::state::ToyBattle;
use crate::troop::{Troop, Troops};

/// Troops dealt to the one who begins, and to the other (§2.3).
const DEALT: [u8; 2] = [3, 4];

impl ToyBattle {
    /// Who draws now, and how many.
    #[inline]
    pub(crate) fn drawing(&self) -> Option<(Seat, u8)> {
        match self.field.phase {
            Phase::Deal(seat) => Some((seat, DEALT[seat.index()])),
            Phase::Drawing(count) => Some((self.field.turn, count)),
            _ => None,
        }
    }

    /// Troops of the enemy's rack that can be hit (§6.14) or pinned (§10.6) now.
    #[inline]
    pub(crate) fn exposed(&self) -> Troops {
        let enemy = Field::rival(self.field.turn);
        match self.field.phase {
            Phase::Pinning => self.hands.free(enemy),
            _ => self.hands.rack[enemy.index()],
        }
    }

    fn fate(&self) -> fn(Troop) -> Chance {
        match self.field.phase {
            Phase::Pinning => Chance::Pins,
            _ => Chance::Discards,
        }
    }
}

#[inline]
pub(crate) fn roll<D: Dice + ?Sized>(game: &ToyBattle, dice: &mut D) -> Chance {
    match game.drawing() {
        Some((seat, count)) => Chance::Draws(take(&mut { game.hands.undrawn[seat.index()] }, count, dice)),
        None => game.fate()(one(game.exposed(), dice)),
    }
}

pub(crate) fn can_come(game: &ToyBattle, outcome: Chance) -> bool {
    match (game.drawing(), outcome) {
        (Some((seat, count)), Chance::Draws(troops)) => {
            troops.len() == count && game.hands.undrawn[seat.index()].contains(troops)
        }
        (None, Chance::Discards(troop)) => game.field.phase == Phase::Breaking && game.exposed().has(troop),
        (None, Chance::Pins(troop)) => game.field.phase == Phase::Pinning && game.exposed().has(troop),
        _ => false,
    }
}

/// Every outcome with its weight.
pub(crate) fn odds(game: &ToyBattle) -> Vec<(Chance, u32)> {
    match (game.drawing(), game.field.phase) {
        (Some((seat, count)), _) => {
            let mut shares = Vec::new();
            draws(game.hands.undrawn[seat.index()], 0, count, (Troops::NONE, 1), &mut shares);
            shares.into_iter().map(|(troops, ways)| (Chance::Draws(troops), ways)).collect()
        }
        (None, Phase::Breaking | Phase::Pinning) => {
            let fates = game.exposed().iter();
            fates.map(|(troop, count)| (game.fate()(troop), u32::from(count))).collect()
        }
        _ => Vec::new(),
    }
}

/// Adds every way to take so many troops of the kinds from this one on, with the number of its draws.
fn draws(from: Troops, kind: usize, count: u8, so_far: (Troops, u32), out: &mut Vec<(Troops, u32)>) {
    if count == 0 {
        return out.push(so_far);
    }
    let Some(troop) = Troop::ALL.get(kind).copied() else { return };
    let (mut taken, ways) = so_far;
    for copies in 0..=count.min(from.count(troop)) {
        let ways = ways * binomial(from.count(troop), copies);
        draws(from, kind + 1, count - copies, (taken, ways), out);
        taken = taken.with(troop);
    }
}

/// How many choices of so many out of so many there are.
fn binomial(all: u8, chosen: u8) -> u32 {
    (0..u32::from(chosen)).fold(1, |ways, i| ways * (u32::from(all) - i) / (i + 1))
}
