//! How pieces go to free squares (§4.1, §5.5, §6.1, §7.1), as sets.

use crate::board::{Spot, Spots, Way, bit, each, leaps};
use crate::lines::free;
use crate::piece::{Camp, Kind};
use crate::state::Position;

/// The squares a couronne slides to (§5.5).
#[inline]
pub(crate) fn slides(from: Spot, empty: Spots) -> Spots {
    Way::ALL.map(|way| free(from, way, empty)).into_iter().fold(0, |spots, line| spots | line)
}

impl Position {
    /// The pieces of a camp that go one step forward: pawns of both kinds and the diplomat.
    #[inline]
    pub(crate) fn walkers(&self, camp: Camp) -> Spots {
        let kinds = &self.kinds;
        let walking =
            kinds[Kind::Pawn.index()] | kinds[Kind::Crowned.index()] | kinds[Kind::Diplomat.index()];
        self.camps[camp.index()] & walking
    }

    /// Where some walkers of a camp get, for each of its two ways forward.
    #[inline]
    pub(crate) fn walks(&self, camp: Camp, walkers: Spots, empty: Spots) -> [Spots; 2] {
        let [one, other] = if camp.goes_up() {
            [Way::UpLeft.shift(walkers), Way::UpRight.shift(walkers)]
        } else {
            [Way::DownLeft.shift(walkers), Way::DownRight.shift(walkers)]
        };
        [one & empty, other & empty]
    }

    /// Whether some walkers of a camp have a step.
    #[inline]
    pub(crate) fn can_walk(&self, camp: Camp, walkers: Spots, empty: Spots) -> bool {
        let [one, other] = self.walks(camp, walkers, empty);
        one | other != 0
    }

    /// Where a piece that stands on a spot can go without taking.
    pub(crate) fn steps_of(&self, camp: Camp, kind: Kind, from: Spot) -> Spots {
        let empty = self.empty();
        match kind {
            Kind::Pawn | Kind::Crowned | Kind::Diplomat => {
                let [one, other] = self.walks(camp, bit(from), empty);
                one | other
            }
            Kind::Couronne => slides(from, empty),
            Kind::Sauteur => leaps(from) & empty,
        }
    }

    /// Whether a couronne or a sauteur of a camp has somewhere to go without taking.
    #[inline]
    pub(crate) fn can_roam(&self, camp: Camp, empty: Spots) -> bool {
        each(self.of(camp, Kind::Couronne)).any(|from| slides(from, empty) != 0)
            || each(self.of(camp, Kind::Sauteur)).any(|from| leaps(from) & empty != 0)
    }
}
