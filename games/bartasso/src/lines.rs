//! Straight lines over the board, as tables: what lies ahead of a spot, how far it is free, what stands there first.
//!
//! A couronne goes and takes along them. Gaps between rows are on no line; spots outside of the half board are, and
//! count as not free there. This module knows no rules.

use crate::board::{SPOTS, Spot, Spots, Way, bit, is_spot, only};

const fn line(from: Spot, way: Way) -> Spots {
    let (mut spots, mut at) = (0, way.shift(bit(from)));
    while is_spot(at) {
        spots |= at;
        at = way.shift(at);
    }
    spots
}

const fn lines() -> [[Spots; SPOTS]; 4] {
    let mut lines = [[0; SPOTS]; 4];
    let mut way = 0;
    while way < 4 {
        let mut from = 0;
        while from < SPOTS {
            if is_spot(bit(from as Spot)) {
                lines[way][from] = line(from as Spot, Way::ALL[way]);
            }
            from += 1;
        }
        way += 1;
    }
    lines
}

static LINES: [[Spots; SPOTS]; 4] = lines();

/// What lies this way from a spot, up to the edge.
#[inline]
fn ahead(from: Spot, way: Way) -> Spots {
    LINES[way as usize][usize::from(from)]
}

/// The first spot of a set that is not empty, going this way.
#[inline]
fn first(spots: Spots, way: Way) -> Spot {
    match way {
        Way::UpLeft | Way::UpRight => only(spots),
        Way::DownRight | Way::DownLeft => 127 - spots.leading_zeros() as Spot,
    }
}

/// The free spots this way from a spot, up to what is not free.
#[inline(always)]
pub(crate) fn free(from: Spot, way: Way, empty: Spots) -> Spots {
    let line = ahead(from, way);
    let shut = line & !empty;
    if shut == 0 {
        return line;
    }
    let stop = first(shut, way);
    line & !(ahead(stop, way) | bit(stop))
}

/// The first spot this way that is not free, if there is one.
#[inline(always)]
pub(crate) fn met(from: Spot, way: Way, empty: Spots) -> Option<Spot> {
    let shut = ahead(from, way) & !empty;
    (shut != 0).then(|| first(shut, way))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Size, each};
    use crate::zobrist::mixed;

    #[test]
    fn lines_are_what_step_after_step_leads_to() {
        for round in 1..40 {
            let number = |salt: u64| Spots::from(mixed(round) | mixed(round ^ salt));
            let empty = (number(64) << 64 | number(128)) & Size::Full.all();
            each(Size::Full.all()).for_each(|from| assert_lines(from, empty));
        }
    }

    fn assert_lines(from: Spot, empty: Spots) {
        for way in Way::ALL {
            let (mut spots, mut at) = (0, way.shift(bit(from)));
            while at & empty != 0 {
                spots |= at;
                at = way.shift(at);
            }
            assert_eq!(free(from, way, empty), spots, "{from} {way:?}");
            let met_there = (at & Size::Full.all() != 0).then(|| only(at));
            assert_eq!(met(from, way, empty), met_there, "{from} {way:?}");
        }
    }
}
