//! The laws of every game, with what is secret here said independently of views: what the others saved, whether they are
//! ready, vote or have conceded.

use tabletop::game::InputOf;
use tabletop::{Dice, Game, Input, Seat, SeatSet, Viewer};

use crate::{Action, Config, Diplomacy, Power};

impl laws::Secrets for Diplomacy {
    fn scramble<D: Dice>(&self, viewer: Viewer, dice: &mut D) -> Self {
        let mut twin = self.clone();
        let others: Vec<Seat> = Seat::all(7).filter(|seat| !viewer.is(*seat)).collect();
        // The first of them who decides stays unready, and the first who plays does not vote: nothing closes by itself.
        let first = |among: SeatSet| others.iter().copied().find(|seat| among.has(*seat));
        let (unready, silent) = (first(self.campaign.deciders()), first(self.campaign.played()));
        for seat in &others {
            twin.scramble_seat(*seat, unready != Some(*seat), silent != Some(*seat), dice);
        }
        twin
    }

    /// What the input brings to light stays as it was; where it closes nothing, anything else may differ.
    fn scramble_before<D: Dice>(&self, viewer: Viewer, next: &InputOf<Self>, dice: &mut D) -> Self {
        let mut after = self.clone();
        after.apply(next.clone(), &mut ());
        let closes = after.window != self.window || after.campaign.ended.is_some();
        let by = match next {
            Input::Act(seat, _) => Some(*seat),
            Input::Chance(_) | Input::Expired(_) => None,
        };
        if !closes {
            let mut twin = self.scramble(viewer, dice);
            // Whoever acts has what they had.
            if let Some(power) = by.and_then(Power::of) {
                twin.campaign.saved[power.index()] = self.campaign.saved_by(power).clone();
                twin.campaign.ballot.set(power.seat(), self.campaign.ballot.has(power.seat()));
                if self.campaign.conceded.has(power.seat()) != twin.campaign.conceded.has(power.seat()) {
                    return self.clone();
                }
            }
            return twin;
        }
        self.clone()
    }

    fn is_hidden(seat: Seat, _action: &Action, viewer: Viewer) -> bool {
        !viewer.is(seat)
    }
}

impl Diplomacy {
    /// Anything that this seat could have saved in secret, in place of what it saved.
    fn scramble_seat<D: Dice>(&mut self, seat: Seat, may_be_ready: bool, may_vote: bool, dice: &mut D) {
        let Some(power) = Power::of(seat) else { return };
        let plays = self.campaign.played().has(seat);
        self.campaign.saved[power.index()] = Default::default();
        self.campaign.conceded = self.campaign.conceded.without(seat);
        self.campaign.ballot.set(seat, may_vote && plays && dice.below(2) == 0);
        if !self.campaign.decides(power) {
            return;
        }
        for _ in 0..dice.below(3) {
            let mut orders = Vec::new();
            self.campaign.next_orders(power, &mut orders);
            if orders.is_empty() {
                break;
            }
            let order = orders[dice.below(orders.len() as u32) as usize];
            self.campaign.save(power, &Action::Order(order));
        }
        self.campaign.saved[power.index()].is_ready = may_be_ready && dice.below(2) == 0;
        if may_be_ready && dice.below(6) == 0 {
            self.campaign.save(power, &Action::Concede);
        }
    }
}

/// Matches with at most two years left, from openings and crowded middle games.
fn plan() -> laws::Plan<Diplomacy> {
    const POSITIONS: [&str; 8] = [
        "",
        "S1960M; RUSSIA A UKR, F BLA, A SEV; TURKEY F CON, A BUL; RUSSIA = MOS SEV WAR; TURKEY = CON BUL ANK",
        "F1959M; ITALY F TYS, A TUN, A ROM; FRANCE F LYO, A SPA; ITALY = ROM NAP TUN; FRANCE = SPA MAR; DISORDER FRANCE",
        "W1959A; ENGLAND F LON, F NTH; GERMANY A HOL, A BEL, A RUH; ENGLAND = LON EDI LVP; GERMANY = HOL BEL; ITALY = ROM",
        "S1959M; FRANCE A PAR, A MAR, F BRE; GERMANY A BUR, A MUN; FRANCE = BRE MAR PAR BEL; GERMANY = BER KIE MUN",
        "F1960M; ENGLAND F NTH, A YOR, F NWY; RUSSIA F STP/NC, A SWE; GERMANY A DEN, F SKA; ENGLAND = LON EDI LVP NWY; RUSSIA = STP SWE WAR MOS; GERMANY = DEN KIE",
        "S1960R; AUSTRIA A SER, A BUD; TURKEY A BUL, A GRE; TURKEY A RUM > SEV UKR GAL; AUSTRIA = BUD SER VIE TRI; TURKEY = BUL CON SMY",
        "W1959A; ITALY A TRI, F ION, A VEN; AUSTRIA A VIE, A BUD, A GAL; ITALY = ROM VEN NAP TRI TUN; AUSTRIA = VIE BUD",
    ];
    let config = |position: &str| Config {
        position: position.to_owned(),
        year_limit: Some(if position.is_empty() { 1902 } else { 1960 }),
        ..Config::default()
    };
    let strangers =
        ["A PAR-BUR", "A PAR-MOS", "B A PAR", "A RUM R SEV", "A BUD D", "WAIVE", "clear A PAR", "clear"];
    laws::Plan::new(POSITIONS.map(config).to_vec())
        .games(200)
        .strangers(strangers.iter().map(|text| text.parse().expect("an action")).collect())
}

laws::suite!(Diplomacy, plan());
