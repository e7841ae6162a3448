//! Where troops may go: placement (chapter 4), connection (chapter 5), gates (chapter 13) and mutes (chapter 18).

use tabletop::{Dice, Seat};

use crate::field::{Field, Phase};
use crate::hands::one;
use crate::refusal::Refusal;
use crate::state::ToyBattle;
use crate::terrain::Slot;
use crate::troop::{Troop, Troops};

impl Field {
    /// The slots connected to a seat's headquarters (§5.1), one's own headquarters left out.
    #[inline]
    pub(crate) fn reach(&self, seat: Seat) -> u32 {
        let (own, held) = (self.headquarters(seat), self.held[seat.index()]);
        let begin = Slot::each(own).fold(0, |begin, slot| begin | self.terrain.neighbours[slot.index()]);
        let mut reached = begin;
        loop {
            // Lines go on through bases one holds; a headquarters is where they begin.
            let further = begin | self.terrain.around(reached & held);
            if further == reached {
                return reached & !own;
            }
            reached = further;
        }
    }

    /// The slots on which a seat may place this kind, given what it reaches.
    #[inline]
    pub(crate) fn targets(&self, seat: Seat, troop: Troop, reach: u32) -> u32 {
        let (own, enemy) = (self.held[seat.index()], self.held[Field::rival(seat).index()]);
        let bases = self.terrain.bases & (!(own | enemy) | own | self.coverable(seat, troop));
        let allowed = bases | self.headquarters(Field::rival(seat));
        let near = match troop {
            Troop::Hook => reach | self.terrain.bases & !self.mutes(),
            _ => reach,
        };
        allowed & near & self.open_to(troop)
    }

    /// The slots on which a seat may place each kind, of those kinds that are among some troops; nowhere for the others.
    /// All kinds are gone through whatever the troops are: that is less work than a guess at each.
    #[inline]
    pub(crate) fn all_targets(&self, seat: Seat, troops: Troops) -> [u32; 8] {
        let (reach, enemy) = (self.reach(seat), self.held[Field::rival(seat).index()]);
        let shown = self.shown(Field::rival(seat));
        let always = self.terrain.bases & !enemy | self.headquarters(Field::rival(seat));
        let (kinds, far) = (troops.kinds(), reach | self.terrain.bases & !self.mutes());
        let mut weaker = 0;
        std::array::from_fn(|kind| {
            // The joker covers everything, the others the joker and what is weaker.
            let coverable = if kind == Troop::Kwak.index() { enemy } else { weaker };
            weaker |= shown[kind];
            let near = if kind == Troop::Hook.index() { far } else { reach };
            let is_there = 0u32.wrapping_sub(u32::from(kinds >> kind & 1));
            (always | coverable) & near & self.open_to(Troop::at(kind)) & is_there
        })
    }
}

impl ToyBattle {
    /// The troops that the player on turn may place now.
    #[inline]
    pub(crate) fn placeable(&self) -> Troops {
        self.hands.free(self.field.turn)
    }

    /// Whether the player on turn can place anything (§3.6).
    pub(crate) fn can_place(&self) -> bool {
        self.field.all_targets(self.field.turn, self.placeable()) != [0; 8]
    }

    /// Whoever is on turn and cannot draw holds something to place, or the match were over (§3.6): mends an imagined
    /// rack that has nothing, by an exchange with a troop never drawn.
    pub(crate) fn unstick<D: Dice + ?Sized>(&mut self, dice: &mut D) {
        let (seat, i) = (self.field.turn, self.field.turn.index());
        if self.field.phase != Phase::Turn || self.field.drawable(2) > 0 || self.can_place() {
            return;
        }
        let reach = self.field.reach(seat);
        let fits = |troop: &Troop| self.field.targets(seat, *troop, reach) != 0;
        let (rack, lot, pinned) = (self.hands.rack[i], self.hands.undrawn[i], self.hands.pinned[i]);
        if let Some(troop) = rack.each().find(fits) {
            // It is pinned: another one is instead.
            let others = self.hands.free(seat);
            self.hands.pinned[i] = pinned.without(troop).with(one(others, dice));
        } else {
            let coming: Troops = lot.each().filter(fits).collect();
            let free = self.hands.free(seat);
            let going = free.minus(self.field.known[i].shared(free));
            if coming.is_empty() || going.is_empty() {
                return;
            }
            let (coming, going) = (one(coming, dice), one(going, dice));
            self.hands.rack[i] = rack.without(going).with(coming);
            self.hands.undrawn[i] = lot.without(coming).with(going);
        }
    }

    /// Why the player on turn may not place a troop there, if so.
    pub(crate) fn judge_placing(&self, troop: Troop, slot: Slot) -> Result<(), Refusal> {
        let (field, seat) = (&self.field, self.field.turn);
        if !field.terrain.has(slot) {
            return Err(Refusal::NoSuchSlot(slot));
        }
        if !self.hands.rack[seat.index()].has(troop) {
            return Err(Refusal::NotInRack(troop));
        }
        if !self.placeable().has(troop) {
            return Err(Refusal::Pinned(troop));
        }
        if field.headquarters(seat) & slot.bit() != 0 {
            return Err(Refusal::OwnHeadquarters(slot));
        }
        if field.open_to(troop) & slot.bit() == 0 {
            return Err(Refusal::Gate(troop, slot));
        }
        if field.held[Field::rival(seat).index()] & slot.bit() != 0
            && field.coverable(seat, troop) & slot.bit() == 0
        {
            return Err(Refusal::TooWeak(troop, slot));
        }
        if field.targets(seat, troop, field.reach(seat)) & slot.bit() == 0 {
            return Err(match troop {
                Troop::Hook if !slot.is_base() => Refusal::HookAtHeadquarters(slot),
                Troop::Hook => Refusal::HookMuted(slot),
                _ => Refusal::NotConnected(slot),
            });
        }
        Ok(())
    }
}
