//! Whole games as text, the notation of the desk (`docs/judge.md`): a head, a line for each power in each phase, an end.
//!
//! A game is where it began and what was ordered since; everything else follows by the rules. Reading it (`reader`, `play`) and
//! telling it ([`Played::told`]) both go through [`Campaign`], and what is told reads back as the same game. What a match
//! of the house becomes is in `house`. Nothing here speaks a language: results are the codes of rulings.

mod house;
mod play;
mod reader;
mod writer;

use tabletop::{SeatSet, Sink};

use super::casts::{Settled, Written};
use super::gift::{Gift, grant};
use super::{Cancelling, Casts, Remark};
use crate::calendar::{Date, Stage};
use crate::campaign::Campaign;
use crate::event::Event;
use crate::order::Order;
use crate::power::{POWERS, Power};
use crate::status::Statuses;

pub use reader::{is_game, read, read_by};
pub use writer::{Told, ToldPhase};

/// A game from its beginning as far as it went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// What it is called.
    pub name: String,
    /// The line it begins on, from 1.
    pub line: usize,
    /// Where it began.
    start: Campaign,
    /// What was agreed on about blessings and curses.
    agreed: Written,
    /// What was ordered, phase by phase.
    turns: Vec<Turn>,
    /// When the survivors agreed on a draw, if they did.
    drawn: Option<Drawn>,
    /// What a reader should know of it.
    pub notes: Vec<Note>,
}

/// What everybody ordered in a phase that was judged.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Turn {
    date: Date,
    orders: [Vec<Order>; POWERS],
    conceded: SeatSet,
    casts: Settled,
    gift: Option<Gift>,
}

/// When a vote for a draw passed (§13.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Drawn {
    /// While a phase was open, which is not judged any more.
    Open,
    /// When the last phase closed.
    Closing,
}

/// What a reader should know of a game in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// An order is ignored.
    Ignored(Remark),
    /// The file says another position or result than the game comes to; its line.
    OtherEnd(usize),
}

impl Turn {
    /// What is saved in the open phase.
    fn of(campaign: &Campaign) -> Self {
        let orders = Power::ALL.map(|power| campaign.saved_by(power).orders.clone());
        Turn {
            date: campaign.date,
            orders,
            conceded: campaign.conceded,
            casts: Settled::default(),
            gift: None,
        }
    }

    /// Judges the phase, and goes on to the next one with a decision or a gift. Gives what happened in it, and what came after.
    fn play(&self, campaign: &mut Campaign, is_drawn: bool, gifts: &Gifts) -> [Vec<Event>; 2] {
        for (saved, orders) in campaign.saved.iter_mut().zip(&self.orders) {
            saved.orders = orders.clone();
        }
        campaign.conceded = self.conceded;
        let (mut during, mut after) = (Vec::new(), Vec::new());
        if is_drawn {
            agree(campaign);
        }
        campaign.judge(self.casts.statuses, &mut during);
        grant(campaign, None);
        campaign.announce(&mut after);
        campaign.next_stage(&mut after);
        gifts.open(campaign, &mut after);
        [during, after]
    }

    fn order_of(&self, power: Power) -> &[Order] {
        &self.orders[power.index()]
    }
}

/// The winters in which something is given, and to whom. They are known beforehand: such a winter is not passed over, though nobody
/// had anything to decide without it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Gifts(Vec<(u16, Power)>);

impl Gifts {
    fn at(&self, date: Date) -> Option<Power> {
        let found = self.0.iter().find(|(year, _)| date.stage == Stage::Winter && *year == date.year);
        found.map(|(_, to)| *to)
    }

    /// Judges phases in which nobody has anything to decide, until one opens or the game ends.
    fn open<S: Sink<Event>>(&self, campaign: &mut Campaign, events: &mut S) {
        campaign.count_votes(events);
        while campaign.ended.is_none() && campaign.deciders().is_empty() && self.at(campaign.date).is_none() {
            campaign.judge(Statuses::NEUTRAL, events);
            campaign.next_stage(events);
            campaign.count_votes(events);
        }
        if campaign.ended.is_none() {
            grant(campaign, self.at(campaign.date));
            events.put(|| Event::Opened(campaign.date));
        }
    }
}

/// Everybody votes for a draw.
fn agree(campaign: &mut Campaign) {
    for power in Power::ALL {
        campaign.ballot.set(power.seat(), true);
    }
}

/// Everybody agrees while a phase is open.
fn draw<S: Sink<Event>>(campaign: &mut Campaign, events: &mut S) {
    agree(campaign);
    campaign.count_votes(events);
}
