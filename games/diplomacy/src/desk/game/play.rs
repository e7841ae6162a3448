//! A game of a file as it is being played: what the lines of a phase do to it, and what comes of the phase.

use super::super::casts::{Variant, Written};
use super::super::gift::Gift;
use super::super::hearing::Hearing;
use super::super::{BadGame, Wrong};
use super::writer::result;
use super::{Drawn, Gifts, Note, Played, Turn, draw};
use crate::action::Action;
use crate::campaign::Campaign;
use crate::ending::Ending;
use crate::notation;
use crate::order::Phase;
use crate::power::Power;
use crate::setup;

/// A game that is being played.
pub(super) struct Play {
    pub(super) played: Played,
    pub(super) hearing: Hearing,
    pub(super) open: Option<Open>,
    /// The blessings and curses so far: in which year, which of the two, and on whose unit.
    spent: Vec<(u16, bool, Power)>,
    /// What its winters give.
    gifts: Gifts,
}

/// The phase that is being read.
#[derive(Clone, Default)]
pub(super) struct Open {
    has_lines: bool,
    pub(super) is_drawn: bool,
    casts: Written,
    gift: Option<(usize, Gift)>,
}

impl Play {
    pub(super) fn new((name, line): (String, usize), agreed: Written, start: Campaign, gifts: Gifts) -> Self {
        let mut campaign = start.clone();
        gifts.open(&mut campaign, &mut ());
        let played = Played { name, line, start, agreed, turns: Vec::new(), drawn: None, notes: Vec::new() };
        Play { played, hearing: Hearing::new(campaign), open: None, spent: Vec::new(), gifts }
    }

    /// Hears the orders of a power. Gives what is wrong with them.
    pub(super) fn power(&mut self, line: usize, power: Power, orders: &str) -> Vec<Wrong> {
        if let Err(what) = self.lined() {
            return vec![what];
        }
        let items = orders.split([',', ';']).map(str::trim).filter(|item| !item.is_empty());
        items.filter_map(|item| self.item(line, power, item).err()).collect()
    }

    /// The open phase has a line of its own.
    fn lined(&mut self) -> Result<&mut Open, Wrong> {
        match &mut self.open {
            Some(open) if open.is_drawn => Err(Wrong::Game(BadGame::Over)),
            Some(open) => {
                open.has_lines = true;
                Ok(open)
            }
            None => Err(Wrong::Game(BadGame::NoPhase)),
        }
    }

    /// Hears of a blessing or a curse.
    pub(super) fn cast(
        &mut self,
        line: usize,
        province: &str,
        is_blessing: bool,
        by: &dyn Variant,
    ) -> Result<(), Wrong> {
        let date = self.hearing.campaign.date;
        let open = self.lined()?;
        if date.stage.phase() != Phase::Movement {
            return Err(Wrong::Game(BadGame::NoCasts));
        }
        let province = open.casts.cast(line, province, is_blessing)?;
        let unit = self.hearing.campaign.position.at(province).ok_or(Wrong::NobodyThere(province))?;
        let same = self.spent.iter().filter(|(year, kind, _)| (*year, *kind) == (date.year, is_blessing));
        let spent: Vec<Power> = same.map(|(.., power)| *power).collect();
        by.may_cast(unit.power, &spent).map_err(Wrong::Variant)?;
        self.spent.push((date.year, is_blessing, unit.power));
        Ok(())
    }

    /// Hears of a gift.
    pub(super) fn gift(&mut self, line: usize, name: &str, by: &dyn Variant) -> Result<(), Wrong> {
        let campaign = self.hearing.campaign.clone();
        let open = self.lined()?;
        if campaign.date.stage.phase() != Phase::Adjustments {
            return Err(Wrong::Game(BadGame::NoGift));
        }
        if let Some((first, _)) = open.gift {
            return Err(Wrong::SecondGift { first });
        }
        open.gift = Some((line, Gift::read(name, Some(campaign.date.year), &campaign, by)?));
        Ok(())
    }

    fn item(&mut self, line: usize, power: Power, text: &str) -> Result<(), Wrong> {
        let campaign = &mut self.hearing.campaign;
        let has_conceded = campaign.conceded.has(power.seat());
        if let Some(Ok(Action::Concede)) = Action::word(text) {
            if has_conceded || !campaign.played().has(power.seat()) {
                return Err(Wrong::Game(BadGame::CannotConcede(power)));
            }
            if !campaign.saved_by(power).orders.is_empty() {
                return Err(Wrong::Game(BadGame::ConcedesAndOrders(power)));
            }
            campaign.save(power, &Action::Concede);
            return Ok(());
        }
        let order = notation::read_with(&self.hearing.meant(), text)
            .map_err(|why| Wrong::Unread { text: text.to_owned(), why })?;
        if has_conceded {
            return Err(Wrong::Game(BadGame::ConcedesAndOrders(power)));
        }
        let remark = self.hearing.hear(line, power, order)?;
        self.played.notes.extend(remark.map(Note::Ignored));
        Ok(())
    }

    /// A phase begins.
    pub(super) fn begin(&mut self) {
        let casts = self.played.agreed.clone();
        self.open = Some(Open { casts, ..Open::default() });
    }

    /// Closes the phase that was read, if any. A draw that stands alone came before it closed.
    pub(super) fn close(&mut self, by: &dyn Variant) {
        let Some(open) = self.open.take() else { return };
        let campaign = &mut self.hearing.campaign;
        if open.is_drawn && !open.has_lines {
            draw(campaign, &mut ());
            self.played.drawn = Some(Drawn::Open);
            return;
        }
        let mut turn = Turn::of(campaign);
        if turn.date.stage.phase() == Phase::Movement {
            turn.casts = open.casts.settle(&campaign.position, &campaign.moves_saved(), by);
        }
        turn.gift = open.gift.map(|(_, gift)| gift);
        turn.play(campaign, open.is_drawn, &self.gifts);
        self.played.turns.push(turn);
        if campaign.ended == Some(Ending::Vote) {
            self.played.drawn = Some(Drawn::Closing);
        }
        self.hearing.turn_over();
    }

    /// Notes where the file says something else of the end than is true.
    pub(super) fn compare(&mut self, claims: &[(usize, String)]) {
        let campaign = &self.hearing.campaign;
        let truths = [format!("REACHED {}", setup::text(campaign)), format!("RESULT {}", result(campaign))];
        let untrue = claims.iter().filter(|(_, claim)| !truths.contains(claim));
        self.played.notes.extend(untrue.map(|(line, _)| Note::OtherEnd(*line)));
    }
}
