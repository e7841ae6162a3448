//! What becomes of a phase when it closes, and which window opens next (§17 to §22).

use diplomacy::Statuses;
use diplomacy::calendar::Stage;
use diplomacy::closing::Done;
use diplomacy::order::Phase;
use tabletop::Sink;

use crate::event::{Earthly, Event, Verdicts};
use crate::heaven::{Cast, Fate, Gift, Giving};
use crate::knowledge::{Known, Scenery};
use crate::opposition::Cancelled;
use crate::role::Divinity;
use crate::state::Divine;

/// The first winter with a gift; every second one after it has one too (§21.1).
const FIRST_GIFT: u16 = 1903;

impl Divine {
    /// Closes the open window, and opens the next one in which somebody decides.
    pub(crate) fn close<S: Sink<Event>>(&mut self, by_time: bool, events: &mut S) {
        match self.heaven.giving.take() {
            Some(giving) => self.close_gift(giving, events),
            None => self.close_phase(by_time, events),
        }
        self.open_next(events);
        self.window += 1;
    }

    fn close_phase<S: Sink<Event>>(&mut self, by_time: bool, events: &mut S) {
        if by_time {
            self.campaign.tell_lapses(&mut Earthly(events));
        }
        self.judge(events);
        self.campaign.announce(&mut Earthly(events));
        self.go_on(events);
    }

    /// The country is told in private; all confirm their winter, so that nobody can tell who had more to decide (§21.5).
    fn close_gift<S: Sink<Event>>(&mut self, giving: Giving, events: &mut S) {
        let to = giving.power().filter(|power| self.campaign.is_alive(*power));
        self.heaven.gifts.push(Gift { year: self.campaign.date.year, to });
        self.campaign.announce(&mut Earthly(events));
        self.campaign.all_confirm = true;
        if let Some(power) = to {
            self.campaign.extra[power.index()] = 1;
            events.put(|| Event::Favoured(power));
        }
    }

    /// Judges the open phase, and forgets what was saved in it.
    fn judge<S: Sink<Event>>(&mut self, events: &mut S) {
        if self.campaign.date.stage.phase() == Phase::Movement {
            self.judge_moves(events);
        } else {
            self.campaign.judge(Statuses::NEUTRAL, &mut Earthly(events));
            self.campaign.extra = Default::default();
            self.campaign.all_confirm = false;
        }
    }

    fn judge_moves<S: Sink<Event>>(&mut self, events: &mut S) {
        let scenery = Scenery {
            position: self.campaign.position.clone(),
            orders: self.campaign.moves_saved(),
            cast: self.heaven.casting.map(|casting| casting.at),
            rulebook: self.rulebook,
        };
        let (statuses, cancelled) = scenery.statuses(Known::ALL[3]);
        let casts = self.casts_of(&scenery, statuses, cancelled);
        self.campaign.judge(statuses, &mut ());
        let open = casts.iter().filter(|cast| !cast.is_open);
        // Whoever cast nothing hides nothing.
        let open = open.fold(Known::ALL[3], |open, cast| open.without(cast.by));
        self.note_casts(&casts, events);
        self.tell_moves(&scenery, open, events);
    }

    /// What was cast in this phase, and what became of it.
    fn casts_of(&self, scenery: &Scenery, statuses: Statuses, cancelled: Option<Cancelled>) -> Vec<Cast> {
        let result = |statuses| {
            let verdict = diplomacy::movement(&scenery.position, &scenery.orders, statuses);
            (verdict.after().clone(), verdict.dislodged().collect::<Vec<_>>())
        };
        let fate = |by: Divinity| match cancelled {
            Some(Cancelled::Same) => Fate::CancelledSame,
            Some(Cancelled::Opposed) => Fate::CancelledOpposed,
            None => {
                let without = match by {
                    Divinity::Devil => Statuses { cursed: None, ..statuses },
                    Divinity::Lord => Statuses { blessed: None, ..statuses },
                };
                if result(without) == result(statuses) { Fate::Idle } else { Fate::Effective }
            }
        };
        let cast = |by: Divinity| {
            let unit = scenery.position.at(scenery.cast[by.index()]?)?;
            let fate = fate(by);
            Some(Cast { date: self.campaign.date, by, unit, fate, is_open: self.rulebook.opens(fate) })
        };
        Divinity::ALL.into_iter().filter_map(cast).collect()
    }

    /// Writes casts down: each is spent, whatever came of it (§17.12).
    fn note_casts<S: Sink<Event>>(&mut self, casts: &[Cast], events: &mut S) {
        for cast in casts {
            let spent = &mut self.heaven.spent[cast.by.index()];
            *spent = spent.with(cast.unit.power.seat());
            events.put(|| Event::Cast(*cast));
        }
        self.heaven.casts.extend(casts);
        self.heaven.casting = Default::default();
    }

    /// Tells what became of each order, to everybody as far as they know what was cast.
    fn tell_moves<S: Sink<Event>>(&mut self, scenery: &Scenery, open: Known, events: &mut S) {
        self.heaven.open = open;
        self.heaven.tellings.clear();
        if open != Known::ALL[3] {
            let tellings = Known::ALL.map(|known| scenery.telling(&self.campaign.last, known));
            self.heaven.tellings.extend(tellings);
        }
        for (at, truth) in self.campaign.last.iter().enumerate() {
            events.put(|| {
                let told = Known::ALL.map(|known| self.told(at, truth, known));
                Event::Done(Box::new(Verdicts { open, told }))
            });
        }
    }

    fn told(&self, at: usize, truth: &Done, known: Known) -> Done {
        self.heaven.tellings.get(known.index()).map_or(*truth, |telling| telling[at])
    }

    /// The phase after this one, and what a new year brings.
    fn go_on<S: Sink<Event>>(&mut self, events: &mut S) {
        if self.campaign.date.stage == Stage::Winter {
            self.end_year(events);
        } else {
            self.campaign.next_stage(&mut Earthly(events));
        }
    }

    /// Who is out is told before the last year ends the game (§24.20), and every power can be hit again.
    fn end_year<S: Sink<Event>>(&mut self, events: &mut S) {
        let gone = self.campaign.gone;
        let mut told = Vec::new();
        self.campaign.next_stage(&mut told);
        let is_end = |event: &diplomacy::Event| matches!(event, diplomacy::Event::Ended(_));
        let (end, before): (Vec<_>, Vec<_>) = told.into_iter().partition(is_end);
        before.into_iter().for_each(|event| events.put(|| Event::Earthly(event)));
        self.heaven.spent = Default::default();
        self.test_elimination(self.campaign.gone.minus(gone), events);
        end.into_iter().for_each(|event| events.put(|| Event::Earthly(event)));
    }

    /// Opens the next window in which somebody decides, judging the phases between, or ends the game.
    pub(crate) fn open_next<S: Sink<Event>>(&mut self, events: &mut S) {
        loop {
            self.campaign.count_votes(&mut Earthly(events));
            if self.campaign.ended.is_some() {
                return self.unveil(events);
            }
            if self.is_gift_due() {
                self.heaven.giving = Some(Giving::Unsaid);
                return events.put(|| Event::GiftOpened(self.campaign.date.year));
            }
            if !self.campaign.deciders().is_empty() {
                let opened = diplomacy::Event::Opened(self.campaign.date);
                return events.put(|| Event::Earthly(opened));
            }
            self.judge(events);
            self.go_on(events);
        }
    }

    fn is_gift_due(&self) -> bool {
        let date = self.campaign.date;
        let is_given = self.heaven.gifts.last().is_some_and(|gift| gift.year == date.year);
        date.stage == Stage::Winter && is_gift_year(date.year) && !is_given && !self.heaven.is_withdrawn
    }
}

/// Whether something is given at the end of this year (§21.1).
pub(crate) fn is_gift_year(year: u16) -> bool {
    year >= FIRST_GIFT && (year - FIRST_GIFT).is_multiple_of(2)
}
