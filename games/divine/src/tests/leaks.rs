//! The laws of every game, with what is secret here said independently of views: what the others saved, whether they are ready,
//! vote or have conceded, whom the divine players protect, what they cast and what they give.

use tabletop::game::InputOf;
use tabletop::{Dice, Game, Seat, SeatSet, Viewer, WindowEnd};

use crate::config::Reveal;
use crate::heaven::{Casting, Fate, Giving, Protected};
use crate::role::SEATS;
use crate::{Action, Config, Divine, Divinity};
use diplomacy::Power;

impl laws::Secrets for Divine {
    fn scramble<D: Dice>(&self, viewer: Viewer, dice: &mut D) -> Self {
        let mut twin = self.clone();
        twin.scramble_protected(viewer, dice);
        if self.campaign.ended.is_some() {
            return self.clone();
        }
        twin.scramble_gifts(viewer, dice);
        let others: Vec<Seat> = Seat::all(SEATS).filter(|seat| !viewer.is(*seat)).collect();
        // Where actions close a window, the first of them who decides stays unready, and the first who plays does not vote.
        let first = |among: SeatSet| others.iter().copied().find(|seat| among.has(*seat));
        let unready = first(self.campaign.deciders()).filter(|_| self.window_end() == WindowEnd::Acting);
        let silent = first(self.campaign.played());
        for seat in &others {
            twin.scramble_seat(*seat, unready != Some(*seat), silent != Some(*seat), dice);
        }
        twin.forget_idle_casts(viewer);
        twin
    }

    /// What the input brings to light stays as it was; where it closes nothing, anything else may differ.
    fn scramble_before<D: Dice>(&self, viewer: Viewer, next: &InputOf<Self>, dice: &mut D) -> Self {
        let after = |state: &Divine| {
            let mut after = state.clone();
            after.apply(next.clone(), &mut ());
            after
        };
        let then = after(self);
        if then.campaign.ended.is_some() || self.heaven.protected.is_none() {
            return self.clone();
        }
        let mut twin = self.clone();
        twin.scramble_protected(viewer, dice);
        twin.forget_idle_casts(viewer);
        if after(&twin).heaven.won == then.heaven.won
            && after(&twin).heaven.is_withdrawn == then.heaven.is_withdrawn
        {
            twin
        } else {
            self.clone()
        }
    }

    fn is_hidden(seat: Seat, _action: &Action, viewer: Viewer) -> bool {
        !viewer.is(seat)
    }

    fn twin_outcome<D: Dice>(&self, outcome: &Protected, viewer: Viewer, dice: &mut D) -> Protected {
        let pairs: Vec<Protected> = Protected::among(self.campaign.survivors())
            .filter(|pair| looks_alike(*pair, *outcome, viewer))
            .collect();
        pairs[dice.below(pairs.len() as u32) as usize]
    }
}

/// Whether a viewer cannot tell two pairs of protected countries apart (§16.3 to §16.5).
fn looks_alike(one: Protected, other: Protected, viewer: Viewer) -> bool {
    match viewer.seat().and_then(Divinity::of) {
        Some(Divinity::Lord) => one == other,
        Some(Divinity::Devil) => one.devil == other.devil,
        None => true,
    }
}

impl Divine {
    fn scramble_protected<D: Dice>(&mut self, viewer: Viewer, dice: &mut D) {
        let Some(true_pair) = self.heaven.protected else { return };
        if self.heaven.is_withdrawn {
            return self.scramble_last_secret(true_pair, viewer);
        }
        let alive = self.campaign.survivors();
        let pairs: Vec<Protected> =
            Protected::among(alive).filter(|pair| looks_alike(*pair, true_pair, viewer)).collect();
        if !pairs.is_empty() {
            self.heaven.protected = Some(pairs[dice.below(pairs.len() as u32) as usize]);
        }
    }

    /// Once somebody won by elimination, the winner's own country is still secret (§24.5).
    fn scramble_last_secret(&mut self, true_pair: Protected, viewer: Viewer) {
        let Some((winner, fallen)) = self.heaven.won else { return };
        let fits =
            |pair: &Protected| pair.by(winner.other()) == fallen && looks_alike(*pair, true_pair, viewer);
        self.heaven.protected = Protected::all().filter(fits).last().or(Some(true_pair));
    }

    /// Who got a gift, and who has it now.
    fn scramble_gifts<D: Dice>(&mut self, viewer: Viewer, dice: &mut D) {
        if viewer.is(Divinity::Lord.seat()) {
            return;
        }
        let others: Vec<Power> = Power::ALL.into_iter().filter(|power| !viewer.is(power.seat())).collect();
        let any = |dice: &mut D| {
            Some(others[dice.below(others.len() as u32) as usize]).filter(|_| dice.below(2) == 0)
        };
        for gift in &mut self.heaven.gifts {
            if !gift.to.is_some_and(|power| viewer.is(power.seat())) {
                gift.to = any(dice);
            }
        }
        if self.campaign.all_confirm {
            let lucky = any(dice);
            for power in others {
                self.campaign.extra[power.index()] = u8::from(lucky == Some(power));
            }
            if viewer.seat().and_then(Power::of).is_some_and(|own| self.campaign.extra[own.index()] > 0) {
                Power::ALL
                    .into_iter()
                    .filter(|power| !viewer.is(power.seat()))
                    .for_each(|power| self.campaign.extra[power.index()] = 0);
            }
        }
    }

    /// Anything that this seat could have saved in secret, in place of what it saved.
    fn scramble_seat<D: Dice>(&mut self, seat: Seat, may_be_ready: bool, may_vote: bool, dice: &mut D) {
        match (Power::of(seat), Divinity::of(seat)) {
            (Some(power), _) => self.scramble_power(power, may_be_ready, may_vote, dice),
            (_, Some(divinity)) => self.scramble_divinity(divinity, dice),
            (None, None) => {}
        }
    }

    fn scramble_divinity<D: Dice>(&mut self, own: Divinity, dice: &mut D) {
        self.heaven.casting[own.index()] = Casting::default();
        if let Some(giving) = &mut self.heaven.giving
            && own == Divinity::Lord
        {
            *giving = [Giving::Unsaid, Giving::Nobody][dice.below(2) as usize];
        }
        if self.is_casting() {
            let mut casts = Vec::new();
            self.divine_plies(own, &mut casts);
            let cast = casts[dice.below(casts.len() as u32) as usize];
            self.save_divine(own, &cast);
            self.heaven.casting[own.index()].is_ready = dice.below(2) == 0;
        }
    }

    fn scramble_power<D: Dice>(&mut self, power: Power, may_be_ready: bool, may_vote: bool, dice: &mut D) {
        let plays = self.campaign.played().has(power.seat());
        self.campaign.saved[power.index()] = Default::default();
        self.campaign.conceded = self.campaign.conceded.without(power.seat());
        self.campaign.ballot.set(power.seat(), may_vote && plays && dice.below(2) == 0);
        if !self.campaign.decides(power) || self.heaven.giving.is_some() {
            return;
        }
        for _ in 0..dice.below(3) {
            let mut orders = Vec::new();
            self.campaign.next_orders(power, &mut orders);
            if orders.is_empty() {
                break;
            }
            let order = orders[dice.below(orders.len() as u32) as usize];
            self.campaign.save(power, &diplomacy::Action::Order(order));
        }
        self.campaign.saved[power.index()].is_ready = may_be_ready && dice.below(2) == 0;
    }

    /// A cast that changed nothing and that nobody is told of might as well not have been.
    fn forget_idle_casts(&mut self, viewer: Viewer) {
        let is_known = |by: Divinity| viewer.is(by.seat());
        self.heaven.casts.retain(|cast| cast.is_open || cast.fate != Fate::Idle || is_known(cast.by));
        for divinity in Divinity::ALL.into_iter().filter(|divinity| !is_known(*divinity)) {
            self.heaven.spent[divinity.index()] = SeatSet::EMPTY;
        }
    }
}

/// Matches with at most two years left, from openings and crowded middle games, under all options.
fn plan() -> laws::Plan<Divine> {
    const POSITIONS: [&str; 8] = [
        "",
        "S1960M; RUSSIA A UKR, F BLA, A SEV; TURKEY F CON, A BUL; RUSSIA = MOS SEV WAR; TURKEY = CON BUL ANK",
        "F1959M; ITALY F TYS, A TUN, A ROM; FRANCE F LYO, A SPA; GERMANY A MUN; ITALY = ROM NAP TUN; FRANCE = SPA MAR; GERMANY = KIE; DISORDER FRANCE",
        "W1959A; ENGLAND F LON, F NTH; GERMANY A HOL, A BEL, A RUH; ENGLAND = LON EDI LVP; GERMANY = HOL BEL; ITALY = ROM",
        "S1959M; FRANCE A PAR, A MAR, F BRE; GERMANY A BUR, A MUN; FRANCE = BRE MAR PAR BEL; GERMANY = BER KIE MUN",
        "F1959M; ENGLAND F NTH, A YOR, F NWY; RUSSIA F STP/NC, A SWE; GERMANY A DEN, F SKA; ENGLAND = LON EDI LVP NWY; RUSSIA = STP SWE WAR MOS; GERMANY = DEN KIE",
        "S1959R; AUSTRIA A SER, A BUD; TURKEY A BUL, A GRE; TURKEY A RUM > SEV UKR GAL; AUSTRIA = BUD SER VIE TRI; TURKEY = BUL CON SMY",
        "F1959M; ITALY A TRI, F ION, A VEN; AUSTRIA A VIE; FRANCE A TYR, A BOH; ITALY = ROM VEN NAP TRI TUN; FRANCE = PAR MAR VIE",
    ];
    let reveals = [Reveal::Full, Reveal::Effective, Reveal::None];
    let config = |(n, position): (usize, &&str)| Config {
        position: (*position).to_owned(),
        year_limit: Some(if position.is_empty() { 1901 } else { 1960 }),
        reveal: reveals[n % 3],
        ..Config::default()
    };
    let strangers = [
        "A PAR-BUR",
        "bless PAR",
        "curse PAR",
        "bless BUR",
        "curse TRI",
        "gift FRANCE",
        "gift none",
        "clear",
        "A BUD D",
        "ready",
        "vote",
    ];
    let configs: Vec<Config> = POSITIONS.iter().cycle().take(16).enumerate().map(config).collect();
    laws::Plan::new(configs)
        .games(200)
        .strangers(strangers.iter().map(|text| text.parse().expect("an action")).collect())
}

laws::suite!(Divine, plan());
