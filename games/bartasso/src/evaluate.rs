//! What the bots are told: how good a position looks, what cannot wait, and how each level thinks.

use tabletop::{Evaluate, Game, Levels, Seat, Team, Thinking};

use crate::action::{Action, Motion};
use crate::board::{DIPLOMAT_STARTS, Size, Spots, bit, column, each, leaps, row};
use crate::phase::Phase;
use crate::piece::{Camp, Kind};
use crate::rules::ending::last_row;
use crate::rules::found::{Take, Takes};
use crate::{Bartasso, Square};

/// What a piece of each kind is worth by itself, in hundredths of an ordinary pawn.
const WORTH: [i32; 5] = [100, 260, 620, 560, 0];
/// What it is worth more to have any crowned piece left, by how many are: the game is lost with the last.
const CROWNS: [i32; 7] = [-3000, -700, -300, -120, -40, 0, 40];
/// What a step forward of an ordinary pawn is worth, and of a crowned one.
const ADVANCE: [i32; 2] = [4, 7];
/// What a diplomat is worth for each step done, while its square can still be reached.
const EMBASSY: i32 = 14;
/// What a unit in hand is worth.
const UNIT: i32 = 90;
/// What each square a sauteur reaches is worth.
const REACH: i32 = 6;
/// What the turn is worth.
const TEMPO: i32 = 12;
/// Hundredths of what a camp could take in its next turn that count: of pieces whose camp does not play before it, and of those
/// whose camp does and may get one of them out of the way. The camp to move itself takes before anything is judged.
const SURE_THREAT: i32 = 95;
const OPEN_THREAT: i32 = 20;
/// A crowned pawn that can never step again.
const STRANDED: i32 = 200;

impl Evaluate for Bartasso {
    const SURE: i32 = 350;

    fn evaluate(&self, team: Team) -> i32 {
        let own = usize::from(team.0);
        let mut score = self.worth(own) - self.worth(1 - own);
        let tempo = TEMPO + self.huff_worth();
        score += if self.now.camp.alliance() == own { tempo } else { -tempo };
        score + self.threats(own)
    }

    fn urgent(&self, _seat: Seat, out: &mut Vec<Action>) {
        let now = &self.now;
        if matches!(now.phase, Phase::Huff | Phase::Move) && now.huffable() != 0 {
            out.push(Action::Huff(self.square(self.best_of(now.huffable()))));
        }
        if now.phase != Phase::Move {
            return;
        }
        let takers = now.takers(now.camp);
        if takers == 0 {
            return;
        }
        let mut takes = Takes::default();
        now.takes(now.camp, takers, &mut takes);
        // The richest of those that go as far as they can: a sauteur in a crowd has hundreds.
        let mut rich: Vec<(i32, &Take)> =
            takes.iter().filter(|take| take.is_complete).map(|take| (self.sum(take.set), take)).collect();
        rich.sort_by_key(|(worth, _)| -worth);
        let routes = rich.iter().take(MOST_URGENT).map(|(_, take)| takes.route(take, now.size()));
        out.extend(routes.map(|route| Action::Move(Motion::Take(route))));
    }

    /// With four camps each fights the one straight ahead. A search for one of these two looks past the others, who sit between them
    /// in the order of play for one alliance only: otherwise that alliance would see half as far.
    fn passed(&self, root: &Self) -> Option<Self> {
        let now = &self.now;
        let (camp, facing) = (root.now.camp, root.now.camp.facing());
        let is_aside = now.size() == Size::Full && now.camp != camp && now.camp != facing;
        if !is_aside
            || now.phase != Phase::Move
            || now.camps[camp.index()] == 0
            || now.camps[facing.index()] == 0
        {
            return None;
        }
        let takers = now.takers(now.camp);
        if takers != 0 && now.rules.must_take() {
            return None;
        }
        let mut next = *self;
        next.lapse_huff();
        next.now.omitted[now.camp.alliance()] |= takers;
        next.end_turn(&mut ());
        Some(next)
    }

    fn takes(&self, action: &Action) -> bool {
        matches!(action, Action::Huff(_) | Action::Move(Motion::Take(_)) | Action::Extra(Motion::Take(_)))
    }

    fn promise(&self, action: &Action) -> u16 {
        match action {
            Action::Huff(square) => self.worth_on(*square).clamp(1, 10_000) as u16 + 2_000,
            Action::Move(Motion::Take(route)) | Action::Extra(Motion::Take(route)) => {
                1_000 + 100 * route.squares().len() as u16
            }
            Action::Move(Motion::Step { from, .. }) => {
                let spot = self.now.size().known_spot(*from);
                u16::from(self.now.kinds[Kind::Diplomat.index()] & bit(spot) != 0)
            }
            _ => 0,
        }
    }
}

/// Takes that are looked at beyond the depth of a search.
const MOST_URGENT: usize = 6;

impl Bartasso {
    /// What both alliances could take in the turns to come, for one of them: each camp's exchange is looked at to its own turn,
    /// so that no enemy is out of sight because of where it sits. With two camps the only enemy plays next, and search sees it.
    fn threats(&self, own: usize) -> i32 {
        let now = &self.now;
        if now.size() == Size::Half {
            return 0;
        }
        let (mut camp, mut moved, mut sum) = (now.camp, now.camps[now.camp.index()], 0);
        for _ in 1..now.rules.camp_count() {
            camp = now.rules.next(camp);
            let worth = |spots: Spots| {
                let still = self.sum(spots & !moved);
                (SURE_THREAT * still + OPEN_THREAT * (self.sum(spots) - still)) / 100
            };
            let threat = now.threat(camp, &worth);
            sum += if camp.alliance() == own { threat } else { -threat };
            moved |= now.camps[camp.index()];
        }
        sum
    }

    /// What the best huff open to the side to move is worth.
    fn huff_worth(&self) -> i32 {
        each(self.now.huffable()).map(|spot| self.worth_on(self.square(spot))).max().unwrap_or(0)
    }

    fn best_of(&self, spots: Spots) -> crate::board::Spot {
        let best = each(spots).max_by_key(|spot| self.worth_on(self.square(*spot)));
        best.expect("some piece may be huffed")
    }

    fn worth_on(&self, square: Square) -> i32 {
        self.sum(bit(self.now.size().known_spot(square)))
    }

    /// What some pieces are worth, crowns dearer the fewer there are.
    fn sum(&self, spots: Spots) -> i32 {
        let now = &self.now;
        let plain: i32 = Kind::ALL
            .into_iter()
            .map(|kind| WORTH[kind.index()] * (now.kinds[kind.index()] & spots).count_ones() as i32)
            .sum();
        let crowns = |alliance: usize| {
            let all = now.crowned(alliance);
            let lost = (all & spots).count_ones() as usize;
            let count = all.count_ones() as usize;
            CROWNS[count.min(6)] - CROWNS[(count - lost).min(6)]
        };
        plain + crowns(0) + crowns(1)
    }

    /// What an alliance has.
    fn worth(&self, alliance: usize) -> i32 {
        let now = &self.now;
        let mut worth = CROWNS[now.crowned(alliance).count_ones().min(6) as usize];
        for camp in [Camp::ALL[alliance], Camp::ALL[alliance + 2]] {
            worth += self.worth_of_camp(camp);
        }
        worth
    }

    fn worth_of_camp(&self, camp: Camp) -> i32 {
        let now = &self.now;
        let own = now.camps[camp.index()];
        if own == 0 && now.units[camp.index()] == 0 {
            return 0;
        }
        let mut worth = UNIT * i32::from(now.units[camp.index()]);
        for kind in Kind::ALL {
            worth += WORTH[kind.index()] * now.of(camp, kind).count_ones() as i32;
        }
        for (kind, step) in [Kind::Pawn, Kind::Crowned].into_iter().zip(ADVANCE) {
            for spot in each(now.of(camp, kind)) {
                worth += step * steps_done(camp, spot);
            }
        }
        worth -= STRANDED * (now.of(camp, Kind::Crowned) & last_row(camp)).count_ones() as i32;
        for spot in each(now.of(camp, Kind::Sauteur)) {
            worth += REACH * (leaps(spot) & now.size().all()).count_ones() as i32;
        }
        worth + self.embassy(camp)
    }

    /// What a diplomat on its way is worth.
    fn embassy(&self, camp: Camp) -> i32 {
        let Some(spot) = each(self.now.of(camp, Kind::Diplomat)).next() else { return 0 };
        let goal = DIPLOMAT_STARTS[camp.facing().index()];
        let left = 6 - (steps_done(camp, spot) - 1);
        let aside = (i32::from(column(spot)) - i32::from(column(goal))).abs();
        if left >= aside && left >= 0 { EMBASSY * (6 - left) } else { 0 }
    }
}

/// Rows between a spot and its camp's last row.
fn steps_done(camp: Camp, spot: crate::board::Spot) -> i32 {
    let row = i32::from(row(spot));
    if camp.goes_up() { row - 1 } else { 9 - row }
}

impl Levels for Bartasso {
    fn thinking(&self, level: u8) -> Thinking {
        match level {
            0 => Thinking::Random,
            1 => Thinking::AlphaBeta { nodes: 60, noise: 250 },
            2 => Thinking::AlphaBeta { nodes: 400, noise: 60 },
            3 => Thinking::AlphaBeta { nodes: 3_000, noise: 15 },
            4 => Thinking::AlphaBeta { nodes: 25_000, noise: 0 },
            5 => Thinking::AlphaBeta { nodes: 300_000, noise: 0 },
            _ => Thinking::AlphaBeta { nodes: 8_000_000, noise: 0 },
        }
    }

    /// Whoever is not a pawn ahead takes an exchange of prisoners: equal numbers back are worth more to the weaker
    /// (§12.5).
    fn reply(&self, seat: Seat) -> Option<Action> {
        if !self.answering().has(seat) {
            return None;
        }
        let mut open = Vec::new();
        self.list_exchange(seat, &mut open);
        let is_ahead = self.evaluate(self.team(seat)) > WORTH[0];
        let back = open.iter().find(|action| matches!(action, Action::Back(_)));
        Some(*back.filter(|_| !is_ahead).unwrap_or(&Action::Decline))
    }
}
