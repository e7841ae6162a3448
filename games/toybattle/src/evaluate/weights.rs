//! What a position is weighed by, and how much each thing weighs.
//!
//! The weights were learnt from games of the bots among themselves, by `tabletier train toybattle`, and stand in
//! `data/weights.txt` with the command that made them. Nothing is learnt while anybody plays.

use std::sync::LazyLock;

use tabletop::{Learnt, Seat, Team};

use crate::field::Field;
use crate::state::ToyBattle;
use crate::terrain::{BASES, Colour, Slot, TerrainId};
use crate::troop::Troop;

/// The weights, in the order of their features.
pub(super) static WEIGHTS: LazyLock<Vec<i32>> = LazyLock::new(|| {
    read(include_str!("../../data/weights.txt")).expect("the weights are those of the features")
});

/// What is weighed alike on every terrain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Feature {
    /// Medals taken.
    Medals,
    /// One medal is missing.
    LacksOne,
    /// Two are.
    LacksTwo,
    /// Three are.
    LacksThree,
    /// Bases held that a line joins to the headquarters.
    Linked,
    /// Bases held that are cut off.
    Loose,
    /// Troops in the rack.
    Rack,
    /// The rack has at most two troops.
    Bare,
    /// Pinned troops in the rack.
    Pinned,
    /// Troops in the reserve.
    Reserve,
    /// Medals of regions that lack one base, which can be reached.
    Closing,
    /// The same with the turn to play.
    ClosingNow,
    /// Those of them would win.
    ClosingWins,
    /// Medals of regions that lack one base, out of reach.
    Nearly,
    /// Medals of regions that lack two bases.
    Half,
    /// The enemy's headquarters can be reached.
    Storm,
    /// The same with the turn to play.
    StormNow,
    /// It is one base further.
    Near,
    /// It is two bases further.
    Far,
    /// Has the turn to play.
    Turn,
}

impl Feature {
    const ALL: [(Feature, &'static str); 20] = [
        (Feature::Medals, "medals"),
        (Feature::LacksOne, "lacks-one"),
        (Feature::LacksTwo, "lacks-two"),
        (Feature::LacksThree, "lacks-three"),
        (Feature::Linked, "linked"),
        (Feature::Loose, "loose"),
        (Feature::Rack, "rack"),
        (Feature::Bare, "bare"),
        (Feature::Pinned, "pinned"),
        (Feature::Reserve, "reserve"),
        (Feature::Closing, "closing"),
        (Feature::ClosingNow, "closing-now"),
        (Feature::ClosingWins, "closing-wins"),
        (Feature::Nearly, "nearly"),
        (Feature::Half, "half"),
        (Feature::Storm, "storm"),
        (Feature::StormNow, "storm-now"),
        (Feature::Near, "near"),
        (Feature::Far, "far"),
        (Feature::Turn, "turn"),
    ];
}

/// Behind those come the kinds of troops in a rack, then the kinds that stand on bases, then each base of each terrain
/// by the colour that holds it.
const READY: usize = Feature::ALL.len();
const STANDING: usize = READY + Troop::ALL.len();
const HELD: usize = STANDING + Troop::ALL.len();
const COUNT: usize = HELD + TerrainId::ALL.len() * 2 * BASES;

impl Learnt for ToyBattle {
    fn weights() -> &'static [i32] {
        &WEIGHTS
    }

    fn feature(number: usize) -> Option<String> {
        if let Some((_, name)) = Feature::ALL.get(number) {
            return Some((*name).to_owned());
        }
        if number < HELD {
            let kind = Troop::at(number - READY).id();
            return Some(if number < STANDING {
                format!("ready-{kind}")
            } else {
                format!("standing-{kind}")
            });
        }
        let terrain = TerrainId::ALL.get((number - HELD) / (2 * BASES))?;
        let colour = [Colour::Blue, Colour::Red][(number - HELD) / BASES % 2].word();
        Some(format!("{}-{colour}-{}", terrain.word(), Slot::new((number - HELD) % BASES)))
    }

    fn features(&self, team: Team, mut note: impl FnMut(usize, i32)) {
        let own = Seat::new(team.0);
        for (seat, sign) in [(own, 1), (Field::rival(own), -1)] {
            self.stock(seat, |feature, count| note(feature as usize, sign * count));
            self.hopes(seat, |feature, count| note(feature as usize, sign * count));
            self.troops(seat, |feature, count| note(feature, sign * count));
        }
    }
}

impl ToyBattle {
    /// What a side has.
    fn stock(&self, seat: Seat, mut note: impl FnMut(Feature, i32)) {
        let (field, i) = (&self.field, seat.index());
        let (held, reach) = (field.held[i], field.reach(seat));
        note(Feature::Medals, i32::from(field.medals[i]));
        match field.terrain.objective.saturating_sub(field.medals[i]) {
            1 => note(Feature::LacksOne, 1),
            2 => note(Feature::LacksTwo, 1),
            3 => note(Feature::LacksThree, 1),
            _ => {}
        }
        note(Feature::Linked, (held & reach).count_ones() as i32);
        note(Feature::Loose, (held & !reach).count_ones() as i32);
        note(Feature::Rack, i32::from(field.rack[i]));
        note(Feature::Bare, i32::from(field.rack[i] <= 2));
        note(Feature::Pinned, i32::from(field.pinned[i]));
        note(Feature::Reserve, i32::from(field.reserve[i]));
        note(Feature::Turn, i32::from(field.turn == seat));
    }

    /// What a side is about to take: regions, and the enemy's headquarters.
    fn hopes(&self, seat: Seat, mut note: impl FnMut(Feature, i32)) {
        let (field, i) = (&self.field, seat.index());
        let (reach, is_turn) = (field.reach(seat), i32::from(field.turn == seat));
        let taken = field.taken[0] | field.taken[1];
        for (_, region) in field.terrain.regions.iter().enumerate().filter(|(n, _)| taken & 1 << n == 0) {
            let lacking = region.bases & !field.held[i];
            let medals = i32::from(region.medals);
            match lacking.count_ones() {
                1 if lacking & reach != 0 => {
                    note(Feature::Closing, medals);
                    note(Feature::ClosingNow, medals * is_turn);
                    let wins = field.medals[i] + region.medals >= field.terrain.objective;
                    note(Feature::ClosingWins, i32::from(wins));
                }
                1 => note(Feature::Nearly, medals),
                2 => note(Feature::Half, medals),
                _ => {}
            }
        }
        match self.distance(seat, reach) {
            Some(0) => {
                note(Feature::Storm, 1);
                note(Feature::StormNow, is_turn);
            }
            Some(1) => note(Feature::Near, 1),
            Some(2) => note(Feature::Far, 1),
            _ => {}
        }
    }

    /// The troops of a side, and what it holds.
    fn troops(&self, seat: Seat, mut note: impl FnMut(usize, i32)) {
        let (field, i) = (&self.field, seat.index());
        for (kind, troop) in Troop::ALL.into_iter().enumerate() {
            note(READY + kind, i32::from(self.hands.rack[i].count(troop)));
            note(STANDING + kind, field.shown(seat)[kind].count_ones() as i32);
        }
        let board = HELD + (field.terrain.id as usize * 2 + field.colour(seat) as usize) * BASES;
        for slot in Slot::each(field.held[i] & field.terrain.bases) {
            note(board + slot.index(), 1);
        }
    }

    /// How many bases a side's line still needs until it can reach an enemy headquarters, if few.
    fn distance(&self, seat: Seat, reach: u32) -> Option<u32> {
        let field = &self.field;
        let goal = field.headquarters(Field::rival(seat));
        let mut reached = reach;
        for bases in 0..3 {
            if reached & goal != 0 {
                return Some(bases);
            }
            reached |= field.terrain.around(reached);
        }
        None
    }
}

/// Reads weights: a line for each, in the order of features, with its name; lines that begin with `#` tell how they came to
/// be. Features that are not named weigh nothing.
fn read(text: &str) -> Option<Vec<i32>> {
    let mut weights = vec![0; COUNT];
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (name, weight) = line.split_once(' ')?;
        let number = (0..COUNT).find(|number| ToyBattle::feature(*number).as_deref() == Some(name))?;
        weights[number] = weight.parse().ok()?;
    }
    Some(weights)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use search::Luck;
    use tabletop::{Evaluate, Game, Input, Pending};

    use super::*;
    use crate::config::Config;

    /// Positions of random play on every terrain, with either colour to begin.
    fn positions() -> Vec<ToyBattle> {
        let mut luck = Luck::from_seed(1);
        let mut found = Vec::new();
        for terrain in [TerrainId::ALL; 4].concat() {
            let mut state =
                ToyBattle::start(&Config { terrain, ..Config::default() }).expect("it can be played");
            loop {
                let input = match state.pending() {
                    Pending::Over(_) => break,
                    Pending::Chance => Input::Chance(state.roll(&mut luck)),
                    Pending::Seats { must, .. } => {
                        let seat = must.first().expect("somebody acts");
                        Input::Act(seat, state.sample(seat, &mut luck))
                    }
                };
                state.apply(input, &mut ());
                found.push(state);
            }
        }
        found
    }

    #[test]
    fn features_have_names_of_their_own_and_as_many_weights() {
        let names: BTreeSet<String> = (0..COUNT).filter_map(ToyBattle::feature).collect();
        assert_eq!(names.len(), COUNT);
        assert_eq!(ToyBattle::feature(COUNT), None);
        assert_eq!(ToyBattle::weights().len(), COUNT);
        for ((feature, _), number) in Feature::ALL.into_iter().zip(0..) {
            assert_eq!(feature as usize, number, "{feature:?}");
        }
    }

    #[test]
    fn what_is_good_for_one_is_as_bad_for_the_other() {
        let mut used = [false; COUNT];
        for state in positions() {
            let mut sums = [0; COUNT];
            for team in [Team(0), Team(1)] {
                state.features(team, |feature, count| sums[feature] += count);
            }
            state.features(Team(0), |feature, count| used[feature] |= count != 0);
            assert_eq!(sums, [0; COUNT]);
            assert_eq!(state.evaluate(Team(0)), -state.evaluate(Team(1)));
        }
        let unmet: Vec<String> =
            (0..HELD).filter(|number| !used[*number]).filter_map(ToyBattle::feature).collect();
        assert_eq!(unmet, Vec::<String>::new(), "everything that is weighed alike is met");
    }

    #[test]
    fn more_of_what_wins_is_worth_more() {
        let weight = |feature: Feature| ToyBattle::weights()[feature as usize];
        for feature in [
            Feature::Medals,
            Feature::Linked,
            Feature::Rack,
            Feature::Storm,
            Feature::ClosingWins,
            Feature::Turn,
        ] {
            assert!(weight(feature) > 0, "{feature:?}");
        }
        assert!(
            weight(Feature::Storm) > weight(Feature::Near) && weight(Feature::Near) > weight(Feature::Far)
        );
    }

    #[test]
    fn weights_that_are_not_are_not_read() {
        assert_eq!(read("# nothing is learnt\n"), Some(vec![0; COUNT]));
        assert_eq!(read("medals 7\n").map(|weights| weights[0]), Some(7));
        for wrong in ["medals", "medals x\n", "metals 7\n", "medals 7 8\n"] {
            assert_eq!(read(wrong), None, "{wrong:?}");
        }
    }
}
