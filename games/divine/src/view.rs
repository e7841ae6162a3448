//! What each viewer knows (§15.4, §16.3, §16.4, §17.16 to §17.20, §21.5): the powers' side as in Diplomacy, and of the divine side what is open
//! and what is the viewer's own. It is built up from that, never masked down.

use diplomacy::calendar::Date;
use diplomacy::power::POWERS;
use diplomacy::view::{centres, known as known_campaign};
use diplomacy::{Power, Unit};
use serde::Serialize;
use tabletop::{Counted, Determinize, Dice, SeatSet, Viewer};

use crate::event::knowledge;
use crate::heaven::{Cast, Casting, Fate, Gift, Giving, Heaven, Protected};
use crate::knowledge::Known;
use crate::role::{Divinity, Role};
use crate::state::{Divine, Rulebook};

/// A cast as somebody knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CastSeen {
    /// In which phase.
    pub date: Date,
    /// Whose.
    pub by: Divinity,
    /// The unit, as it stood.
    pub unit: Unit,
    /// What became of it, if they were told.
    pub fate: Option<Fate>,
}

/// What is known of the divine side.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct HeavenSeen {
    /// Whether the protected countries are drawn.
    pub is_drawn: bool,
    /// The countries known to be protected, by [`Divinity::index`].
    pub protected: [Option<Power>; 2],
    /// What the viewer has saved, if a divine player.
    pub casting: Option<Casting>,
    /// Whose units the viewer has hit this year.
    pub spent: SeatSet,
    /// The casts of phases that are over.
    pub casts: Vec<CastSeen>,
    /// What the viewer has said in the open window of a gift; to others than the Good Lord always nothing.
    pub giving: Option<Giving>,
    /// The gifts that are known.
    pub gifts: Vec<Gift>,
    /// The last winter whose gift has been decided, which everybody can count.
    pub gift_year: Option<u16>,
    /// Whether the divine players have withdrawn.
    pub is_withdrawn: bool,
    /// Who of them has won, and by which country's elimination.
    pub won: Option<(Divinity, Power)>,
    /// Who has won by the victory of a country of theirs.
    pub won_with: Option<Divinity>,
}

/// All that one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// What the viewer plays, if anything.
    pub role: Option<Role>,
    /// The powers' side.
    pub earth: diplomacy::View,
    /// The divine side.
    pub heaven: HeavenSeen,
    /// The options.
    pub rulebook: Rulebook,
}

impl View {
    pub(crate) fn of(state: &Divine, who: Viewer) -> Self {
        let role = who.seat().and_then(Role::of);
        let own = role.and_then(Role::power);
        let mut known = known_campaign(&state.campaign, own);
        let mask = knowledge(state.heaven.open, who);
        if let Some(telling) = state.heaven.tellings.get(mask.index()).filter(|_| known.ended.is_none()) {
            // What came after the moves is open to all.
            known.last[..telling.len()].copy_from_slice(telling);
        }
        let outcome = state.campaign.ended.map(|ending| state.outcome(ending));
        View {
            role,
            earth: diplomacy::View { own, known, window: state.window, outcome },
            heaven: HeavenSeen::of(state, who),
            rulebook: state.rulebook,
        }
    }

    /// Whether the window of a gift is open.
    pub fn is_giving(&self) -> bool {
        self.heaven.giving.is_some()
    }

    /// The viewer's divinity, if a divine player.
    pub fn divinity(&self) -> Option<Divinity> {
        match self.role {
            Some(Role::Divine(divinity)) => Some(divinity),
            Some(Role::Power(_)) | None => None,
        }
    }

    /// Whether the viewer's country may keep one unit more this winter.
    pub fn is_favoured(&self) -> bool {
        self.earth.own.is_some_and(|own| self.earth.known.extra[own.index()] > 0)
    }
}

impl HeavenSeen {
    fn of(state: &Divine, who: Viewer) -> Self {
        let heaven = &state.heaven;
        let is_over = state.campaign.ended.is_some();
        let own = who.seat().and_then(Divinity::of);
        HeavenSeen {
            is_drawn: heaven.protected.is_some(),
            protected: Divinity::ALL.map(|whose| {
                let fell = heaven.won.filter(|(winner, _)| winner.other() == whose).map(|(_, fallen)| fallen);
                let both_fell = heaven.is_withdrawn && heaven.won.is_none();
                let is_known = is_over || both_fell || knows(own, whose);
                heaven.protected.filter(|_| is_known).map(|pair| pair.by(whose)).or(fell)
            }),
            casting: own.map(|own| *heaven.casting_of(own)),
            spent: own.map_or(SeatSet::EMPTY, |own| heaven.spent[own.index()]),
            casts: heaven.casts.iter().filter_map(|cast| cast_seen(cast, own, is_over)).collect(),
            giving: heaven.giving.map(|giving| match own {
                Some(Divinity::Lord) => giving,
                Some(Divinity::Devil) | None => Giving::Unsaid,
            }),
            gifts: gifts_seen(heaven, who, is_over),
            gift_year: heaven.gifts.last().map(|gift| gift.year),
            is_withdrawn: heaven.is_withdrawn,
            won: heaven.won,
            won_with: heaven.won_with,
        }
    }
}

/// Whether a divine player knows whom one of them protects: the Good Lord knows both, the Devil his own (§16.3, §16.4).
fn knows(own: Option<Divinity>, whose: Divinity) -> bool {
    match own {
        Some(Divinity::Lord) => true,
        Some(Divinity::Devil) => whose == Divinity::Devil,
        None => false,
    }
}

fn cast_seen(cast: &Cast, own: Option<Divinity>, is_over: bool) -> Option<CastSeen> {
    let is_told = cast.is_open || is_over;
    let is_known = is_told || own == Some(cast.by);
    let Cast { date, by, unit, fate, .. } = *cast;
    is_known.then_some(CastSeen { date, by, unit, fate: Some(fate).filter(|_| is_told) })
}

/// The Good Lord knows what he gave, a country what it got, and at the end everybody everything.
fn gifts_seen(heaven: &Heaven, who: Viewer, is_over: bool) -> Vec<Gift> {
    let is_lord = who.is(Divinity::Lord.seat());
    let is_known = |gift: &&Gift| is_over || is_lord || gift.to.is_some_and(|power| who.is(power.seat()));
    heaven.gifts.iter().filter(is_known).copied().collect()
}

impl Counted for Divine {
    /// Centres, by power. The divine players have none.
    fn count(view: &View) -> Vec<u32> {
        centres(&view.earth.known)
    }
}

impl Determinize for Divine {
    /// The others have saved nothing, and any countries are protected that could be: whatever is true, one could not tell.
    fn determinize<D: Dice + ?Sized>(view: &View, dice: &mut D) -> Self {
        let seen = &view.heaven;
        // While the divine players play, no country that is protected is out.
        let alive = if seen.is_withdrawn { SeatSet::all(POWERS as u8) } else { view.earth.known.survivors() };
        let is_possible = |pair: &Protected| {
            Divinity::ALL
                .into_iter()
                .all(|whose| seen.protected[whose.index()].is_none_or(|known| known == pair.by(whose)))
        };
        let could = |pairs: Vec<Protected>| pairs.into_iter().filter(is_possible).collect::<Vec<_>>();
        let mut pairs = could(Protected::among(alive).collect());
        if pairs.is_empty() {
            pairs = could(Protected::all().collect());
        }
        let protected = seen.is_drawn.then(|| pairs[dice.below(pairs.len() as u32) as usize]);
        let mut heaven = Heaven { protected, ..remembered(view) };
        if let (Some(own), Some(casting)) = (view.divinity(), seen.casting) {
            heaven.casting[own.index()] = casting;
            heaven.spent[own.index()] = seen.spent;
        }
        Divine {
            campaign: view.earth.known.clone(),
            heaven,
            rulebook: view.rulebook,
            window: view.earth.window,
        }
    }
}

/// The divine side as far as it is known.
fn remembered(view: &View) -> Heaven {
    let seen = &view.heaven;
    let is_told = |cast: &CastSeen| cast.fate.is_some();
    let cast = |cast: &CastSeen| Cast {
        date: cast.date,
        by: cast.by,
        unit: cast.unit,
        fate: cast.fate.unwrap_or(Fate::Idle),
        is_open: is_told(cast),
    };
    // Whatever is told is all there is: what came after the moves is told to all alike.
    let told = &view.earth.known.last;
    let has_secrets = told.iter().any(|done| done.is_unexplained);
    Heaven {
        casts: seen.casts.iter().map(cast).collect(),
        giving: seen.giving,
        gifts: gifts_remembered(seen),
        tellings: if has_secrets { Known::ALL.map(|_| told.clone()).to_vec() } else { Vec::new() },
        open: if has_secrets { Known::default() } else { Known::ALL[3] },
        is_withdrawn: seen.is_withdrawn,
        won: seen.won,
        won_with: seen.won_with,
        ..Heaven::default()
    }
}

/// The last winter's gift is over whether or not it is known to whom it went.
fn gifts_remembered(seen: &HeavenSeen) -> Vec<Gift> {
    let mut gifts = seen.gifts.clone();
    if let Some(year) = seen.gift_year.filter(|year| gifts.last().is_none_or(|gift| gift.year != *year)) {
        gifts.push(Gift { year, to: None });
    }
    gifts
}

#[derive(Serialize)]
struct CastShown {
    phase: Date,
    by: Divinity,
    unit: Unit,
    fate: Option<&'static str>,
}

#[derive(Serialize)]
struct GiftShown {
    year: u16,
    to: Option<Power>,
}

#[derive(Serialize)]
struct HeavenShown {
    devil_protects: Option<Power>,
    lord_protects: Option<Power>,
    cast: Option<&'static str>,
    is_ready: Option<bool>,
    spent: Vec<Power>,
    casts: Vec<CastShown>,
    is_giving: bool,
    gift: Option<GiftShown>,
    gifts: Vec<GiftShown>,
    is_favoured: bool,
    is_withdrawn: bool,
    won: Option<Divinity>,
    won_with: Option<Divinity>,
}

#[derive(Serialize)]
struct ViewShown<'a> {
    role: Option<&'static str>,
    earth: &'a diplomacy::View,
    divine: HeavenShown,
}

impl Serialize for View {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let seen = &self.heaven;
        let year = self.earth.known.date.year;
        let cast = |cast: &CastSeen| CastShown {
            phase: cast.date,
            by: cast.by,
            unit: cast.unit,
            fate: cast.fate.map(Fate::word),
        };
        let gift = |gift: &Gift| GiftShown { year: gift.year, to: gift.to };
        let said = seen.giving.filter(|giving| *giving != Giving::Unsaid);
        let divine = HeavenShown {
            devil_protects: seen.protected[0],
            lord_protects: seen.protected[1],
            cast: seen.casting.and_then(|casting| casting.at).map(diplomacy::Province::code),
            is_ready: seen.casting.map(|casting| casting.is_ready),
            spent: seen.spent.iter().filter_map(Power::of).collect(),
            casts: seen.casts.iter().map(cast).collect(),
            is_giving: self.is_giving(),
            gift: said.map(|giving| GiftShown { year, to: giving.power() }),
            gifts: seen.gifts.iter().map(gift).collect(),
            is_favoured: self.is_favoured(),
            is_withdrawn: seen.is_withdrawn,
            won: seen.won.map(|(divinity, _)| divinity),
            won_with: seen.won_with,
        };
        let role = self.role.map(|role| match role {
            Role::Power(power) => power.name(),
            Role::Divine(divinity) => divinity.word(),
        });
        ViewShown { role, earth: &self.earth, divine }.serialize(to)
    }
}
