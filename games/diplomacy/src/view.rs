//! What each viewer knows: everything on the map, everything that came of phases that have closed, and of the open one what
//! their own seat has saved (§10.3, §10.5).

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use tabletop::{Ballot, Counted, Determinize, Dice, Outcome, SeatSet, Viewer};

use crate::advice::{Advice, advice};
use crate::campaign::{Campaign, Saved, Tally};
use crate::map::{Place, Province};
use crate::order::Phase;
use crate::power::{POWERS, Power};
use crate::state::Diplomacy;

/// All that one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The viewer's own power, if there is one.
    pub own: Option<Power>,
    /// The game as far as it is known: of what is saved, one's own alone.
    pub known: Campaign,
    /// The number of the open decision.
    pub window: u32,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

impl View {
    pub(crate) fn of(state: &Diplomacy, who: Viewer) -> Self {
        let own = who.seat().and_then(Power::of);
        let outcome = state.campaign.ended.map(|ending| state.campaign.outcome(ending));
        View { own, known: known(&state.campaign, own), window: state.window, outcome }
    }

    /// What one's own power has saved.
    pub fn saved(&self) -> Option<&Saved> {
        self.own.map(|own| self.known.saved_by(own))
    }

    /// What is worth a second look among one's own orders (§11.8).
    pub fn advice(&self) -> Vec<Advice> {
        match (self.own, self.known.date.stage.phase()) {
            (Some(own), Phase::Movement) => {
                advice(&self.known.position, own, &self.known.saved_by(own).orders)
            }
            _ => Vec::new(),
        }
    }
}

/// A game as somebody knows it: built up from what is open and from what their own power saved.
pub fn known(campaign: &Campaign, own: Option<Power>) -> Campaign {
    let mut saved: [Saved; 7] = Default::default();
    let mut ballot = Ballot::default();
    let mut conceded = SeatSet::EMPTY;
    let mut extra = [0; POWERS];
    if let Some(power) = own {
        extra[power.index()] = campaign.extra[power.index()];
        saved[power.index()] = campaign.saved_by(power).clone();
        ballot.set(power.seat(), campaign.ballot.has(power.seat()));
        conceded = campaign.conceded.shared(SeatSet::one(power.seat()));
    }
    Campaign {
        position: campaign.position.clone(),
        centres: campaign.centres.clone(),
        date: campaign.date,
        dislodged: campaign.dislodged.clone(),
        saved,
        ballot,
        conceded,
        disorder: campaign.disorder,
        gone: campaign.gone,
        extra,
        all_confirm: campaign.all_confirm,
        changed: campaign.changed,
        year_limit: campaign.year_limit,
        history: campaign.history.clone(),
        last: campaign.last.clone(),
        last_date: campaign.last_date,
        ended: campaign.ended,
    }
}

impl Determinize for Diplomacy {
    /// The others have saved nothing yet: whatever they saved, one could not tell.
    fn determinize<D: Dice + ?Sized>(view: &View, _dice: &mut D) -> Self {
        Diplomacy { campaign: view.known.clone(), window: view.window }
    }
}

impl Counted for Diplomacy {
    /// Centres, by power.
    fn count(view: &View) -> Vec<u32> {
        centres(&view.known)
    }
}

/// How many centres each power has.
pub fn centres(campaign: &Campaign) -> Vec<u32> {
    Power::ALL.map(|power| campaign.centres.of(power).len() as u32).to_vec()
}

/// The centres of each power, by their codes, and its units' number.
#[derive(Serialize)]
struct PowerShown {
    power: Power,
    centres: Vec<&'static str>,
    is_alive: bool,
    is_in_disorder: bool,
    decides: bool,
}

#[derive(Serialize)]
struct OwnShown<'a> {
    power: Power,
    orders: &'a [crate::Order],
    is_ready: bool,
    votes: bool,
    has_conceded: bool,
    advice: Vec<tabletop::Message>,
}

#[derive(Serialize)]
struct LostShown {
    unit: crate::Unit,
    retreats: Vec<&'static str>,
}

impl Serialize for Tally {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut shown = to.serialize_struct("Tally", 2)?;
        shown.serialize_field("year", &self.year)?;
        shown.serialize_field("centres", &self.centres)?;
        shown.end()
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let known = &self.known;
        let powers = Power::ALL.map(|power| PowerShown {
            power,
            centres: known.centres.of(power).map(Province::code).collect(),
            is_alive: known.is_alive(power),
            is_in_disorder: known.disorder.has(power.seat()),
            decides: known.decides(power),
        });
        let lost = |lost: &crate::judge::Dislodged| LostShown {
            unit: lost.unit,
            retreats: lost.retreats.map(Place::code).collect(),
        };
        let own = self.own.map(|power| OwnShown {
            power,
            orders: &known.saved_by(power).orders,
            is_ready: known.saved_by(power).is_ready,
            votes: known.ballot.has(power.seat()),
            has_conceded: known.conceded.has(power.seat()),
            advice: self.advice().iter().map(Advice::message).collect(),
        });
        let mut shown = to.serialize_struct("View", 10)?;
        shown.serialize_field("phase", &known.date)?;
        shown.serialize_field("units", &known.position)?;
        shown.serialize_field("dislodged", &known.dislodged.iter().map(lost).collect::<Vec<_>>())?;
        shown.serialize_field("powers", &powers)?;
        shown.serialize_field("changed", &known.changed)?;
        shown.serialize_field("year_limit", &known.year_limit)?;
        shown.serialize_field("own", &own)?;
        shown.serialize_field("last", &known.last)?;
        shown.serialize_field("history", &known.history)?;
        shown.serialize_field("outcome", &self.outcome)?;
        shown.end()
    }
}
