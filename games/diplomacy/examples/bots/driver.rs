//! Whole games between bots: spring, fall, retreats, winter, until somebody has 18 centres or the last year ends.

use diplomacy::adjust::{self, Centres};
use diplomacy::judge::Dislodged;
use diplomacy::retreat::{RetreatOrders, retreats};
use diplomacy::{Order, Orders, Position, Power, Ruling, Statuses, bot, movement};
use tabletop::Dice;

/// A game as it stands before a movement phase.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) position: Position,
    pub(crate) centres: Centres,
    pub(crate) year: u16,
    pub(crate) is_fall: bool,
}

/// Who decides for a power: a level of the bots. Level 0 stands for units that only hold.
pub(crate) type Levels = [u8; 7];

/// Sees the orders of each power as they are given.
pub(crate) type Watch<'a> = dyn FnMut(&Game, Power, &[Order]) + 'a;

impl Game {
    pub(crate) fn start() -> Self {
        Game { position: Position::start(), centres: Centres::start(), year: 1901, is_fall: false }
    }

    pub(crate) fn winner(&self) -> Option<Power> {
        Power::ALL.into_iter().find(|power| self.centres.of(*power).len() >= 18)
    }

    /// What a power gives: its orders for this movement phase.
    pub(crate) fn orders<D: Dice>(&self, level: u8, power: Power, dice: &mut D) -> Vec<Order> {
        if level == 0 {
            return self.position.of(power).map(|unit| Order::Hold(unit.piece())).collect();
        }
        bot::movement(level, &self.position, &self.centres, self.is_fall, power, dice)
    }

    /// Plays on to the next movement phase. Whoever watches sees each list of orders.
    pub(crate) fn advance<D: Dice>(&mut self, levels: &Levels, dice: &mut D, watch: &mut Watch<'_>) {
        let mut orders = Orders::default();
        for power in Power::ALL {
            let list = self.orders(levels[power.index()], power, dice);
            watch(self, power, &list);
            for order in list {
                orders.give(&self.position, power, order).expect("bots order their own units");
            }
        }
        let verdict = movement(&self.position, &orders, Statuses::NEUTRAL);
        let dislodged: Vec<Dislodged> = verdict.dislodged().collect();
        let mut given = RetreatOrders::default();
        for power in Power::ALL.into_iter().filter(|_| !dislodged.is_empty()) {
            let level = levels[power.index()];
            for order in
                bot::retreats(level, verdict.after(), &dislodged, &self.centres, self.is_fall, power, dice)
            {
                given.give(&dislodged, power, order).expect("bots retreat where they may");
            }
        }
        self.position = retreats(verdict.after(), &dislodged, &given).after;
        if self.is_fall {
            self.winter(levels, dice);
            self.year += 1;
        }
        self.is_fall = !self.is_fall;
    }

    fn winter<D: Dice>(&mut self, levels: &Levels, dice: &mut D) {
        self.centres.occupy(&self.position);
        for power in Power::ALL {
            let allowance = self.centres.allowance(&self.position, power);
            if allowance != 0 {
                let level = levels[power.index()];
                let orders = bot::winter(level, &self.position, &self.centres, power, allowance, dice);
                let done = adjust::winter(&mut self.position, &self.centres, power, allowance, &orders);
                let is_ok = done.rulings.iter().all(|(_, ruling, _)| *ruling == Ruling::Ok);
                assert!(
                    is_ok && done.civil_disorder.is_empty(),
                    "{power} adjusts by its own orders: {done:?}"
                );
                assert_eq!(
                    orders.len(),
                    usize::from(allowance.unsigned_abs()),
                    "{power}: no less and no more"
                );
            }
        }
    }

    /// What a power has made of it: all for a win, else its part of the squares of all powers' centres.
    pub(crate) fn score(&self, power: Power) -> f64 {
        if let Some(winner) = self.winner() {
            return f64::from(u8::from(winner == power));
        }
        let square = |power: Power| (self.centres.of(power).len() as f64).powi(2);
        square(power) / Power::ALL.into_iter().map(square).sum::<f64>()
    }
}

/// Plays to the end of a year, or until somebody wins. Whoever watches sees each list of orders.
pub(crate) fn play<D: Dice>(levels: &Levels, last: u16, dice: &mut D, watch: &mut Watch<'_>) -> Game {
    let mut game = Game::start();
    while game.year <= last && game.winner().is_none() {
        game.advance(levels, dice, watch);
    }
    game
}
