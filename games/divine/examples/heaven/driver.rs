//! Whole games between nine bots, as the house plays them: everybody decides by their view, then time closes the window.

use diplomacy::ending::Ending;
use diplomacy::order::Phase;
use diplomacy::{Order, Power};
use divine::bot::suspicion::{Kinship, Suspicion};
use divine::heaven::Fate;
use divine::{Action, Config, Divine, Divinity, Protected};
use search::Luck;
use tabletop::{Dice, Game, Input, Odds, OwnBots, Pending, Seat, Viewer, WindowEnd};

/// Who decides: a level for each divine player and one for all powers. Level 0 of a divine player never casts and never gives.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Levels {
    pub(crate) devil: u8,
    pub(crate) lord: u8,
    pub(crate) powers: u8,
}

impl Levels {
    fn of(self, seat: Seat) -> u8 {
        match Divinity::of(seat) {
            Some(Divinity::Devil) => self.devil,
            Some(Divinity::Lord) => self.lord,
            None => self.powers,
        }
    }
}

/// A cast that was made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CastMade {
    pub(crate) by: Divinity,
    pub(crate) fate: Fate,
    pub(crate) kinship: Kinship,
    /// What the unit was told: `move`, `support`, `convoy` or `hold`.
    pub(crate) told: &'static str,
    /// How many units of each kinship could have been hit.
    pub(crate) open: [u32; 5],
    pub(crate) is_fall: bool,
}

/// What a power thought before a spring: how likely the true countries were to it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thought {
    pub(crate) year: u16,
    pub(crate) pair: f64,
    pub(crate) devil: f64,
    pub(crate) lord: f64,
    /// How many countries were left.
    pub(crate) alive: usize,
}

/// All that is counted in a game.
#[derive(Debug)]
pub(crate) struct Record {
    pub(crate) game: Divine,
    pub(crate) pair: Protected,
    pub(crate) casts: Vec<CastMade>,
    pub(crate) thoughts: Vec<Thought>,
    /// Where the game stood after the first winter with a divine victory, for those who won early.
    pub(crate) won_year: Option<u16>,
    pub(crate) refused: u32,
    pub(crate) longest: std::time::Duration,
}

impl Record {
    pub(crate) fn ending(&self) -> Option<Ending> {
        self.game.campaign().ended
    }

    pub(crate) fn centres(&self, power: Power) -> usize {
        self.game.campaign().centres.of(power).len()
    }
}

/// Plays a game.
pub(crate) fn play(levels: Levels, config: &Config, luck: &mut Luck) -> Record {
    let mut game = Divine::start(config).expect("a good config");
    let pair = drawn(&game, luck);
    game.apply(Input::Chance(pair), &mut ());
    let mut record = Record {
        game,
        pair,
        casts: Vec::new(),
        thoughts: Vec::new(),
        won_year: None,
        refused: 0,
        longest: std::time::Duration::ZERO,
    };
    while let Pending::Seats { must, window, .. } = record.game.pending() {
        note_thoughts(&mut record);
        for seat in must.iter() {
            decide(&mut record, seat, levels.of(seat), luck);
        }
        if let Pending::Seats { window: now, .. } = record.game.pending()
            && now == window
        {
            close(&mut record, now);
        }
        let won = record.game.heaven().won.is_some() && record.won_year.is_none();
        if won {
            record.won_year = Some(record.game.campaign().date.year - 1);
        }
    }
    record
}

fn drawn(game: &Divine, luck: &mut Luck) -> Protected {
    let Odds::Explicit(pairs) = game.odds() else { unreachable!("pairs are listed") };
    pairs[luck.below(pairs.len() as u32) as usize].0
}

fn decide(record: &mut Record, seat: Seat, level: u8, luck: &mut Luck) {
    let is_gift = record.game.heaven().giving.is_some();
    let actions = match level {
        0 if is_gift => vec![Action::Gift(None)],
        0 => vec![Action::READY],
        level => {
            let view = record.game.view(Viewer::Seat(seat));
            let began = std::time::Instant::now();
            let actions = Divine::decide(&view, seat, level.into(), luck);
            record.longest = record.longest.max(began.elapsed());
            actions
        }
    };
    for action in actions {
        if matches!(record.game.pending(), Pending::Seats { .. }) {
            if record.game.check(seat, &action).is_ok() {
                record.game.apply(Input::Act(seat, action), &mut ());
            } else {
                record.refused += 1;
            }
        }
    }
}

/// Time closes the window; what was cast in it is written down.
fn close(record: &mut Record, window: tabletop::Window) {
    assert_ne!(record.game.window_end(), WindowEnd::Acting, "whoever is awaited acts");
    let before = record.game.clone();
    record.game.apply(Input::Expired(window), &mut ());
    let seen = before.view(Viewer::Seat(Divinity::Lord.seat()));
    for cast in &record.game.heaven().casts[before.heaven().casts.len()..] {
        let at = cast.unit.province();
        let told = before.campaign().saved_by(cast.unit.power).order_of(at);
        let mut open = [0; 5];
        let is_open = |power: Power| !before.heaven().spent[cast.by.index()].has(power.seat());
        for unit in before.campaign().position.units().filter(|unit| is_open(unit.power)) {
            open[Kinship::of(&seen, record.pair, cast.by, unit) as usize] += 1;
        }
        record.casts.push(CastMade {
            by: cast.by,
            fate: cast.fate,
            kinship: Kinship::of(&seen, record.pair, cast.by, cast.unit),
            told: word(told),
            open,
            is_fall: before.campaign().date.stage.is_fall(),
        });
    }
}

fn word(order: Option<&Order>) -> &'static str {
    match order {
        Some(Order::Move { .. }) => "move",
        Some(Order::SupportHold { .. } | Order::SupportMove { .. }) => "support",
        Some(Order::Convoy { .. }) => "convoy",
        _ => "hold",
    }
}

/// What the powers think before each spring while divine players play.
fn note_thoughts(record: &mut Record) {
    let campaign = record.game.campaign();
    let is_spring = campaign.date.stage.phase() == Phase::Movement && !campaign.date.stage.is_fall();
    if !is_spring || record.game.heaven().is_withdrawn || record.game.heaven().giving.is_some() {
        return;
    }
    let alive = campaign.survivors();
    for seat in alive.iter() {
        let suspicion = Suspicion::of_view(&record.game.view(Viewer::Seat(seat)));
        let is_it = |known: &&(Protected, f32)| known.0 == record.pair;
        let pair = suspicion.pairs().iter().find(is_it).map_or(0.0, |known| f64::from(known.1));
        record.thoughts.push(Thought {
            year: campaign.date.year,
            pair,
            devil: f64::from(suspicion.of(Divinity::Devil)[record.pair.devil.index()]),
            lord: f64::from(suspicion.of(Divinity::Lord)[record.pair.lord.index()]),
            alive: alive.len() as usize,
        });
    }
}
