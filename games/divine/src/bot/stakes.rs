//! What a situation is worth to a divine player: a country of one's own that may win alone, another's that may fall, and the contrary of both
//! (§24.2, §24.3). Only sums, products and quotients: the same on every machine.

use diplomacy::Power;
use diplomacy::bot::forecast::Might;
use diplomacy::power::POWERS;

/// Whom a divine player is for and against, by how likely each country is the one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Goal {
    pub(crate) own: [f32; POWERS],
    pub(crate) foe: [f32; POWERS],
}

/// What one's own defeat counts beside a victory.
const DEFEAT: f32 = 0.5;

impl Goal {
    /// For one country and against another.
    pub(crate) fn between(own: Power, foe: Power) -> Self {
        let one = |power: Power| {
            let mut weights = [0.0; POWERS];
            weights[power.index()] = 1.0;
            weights
        };
        Goal { own: one(own), foe: one(foe) }
    }

    /// For one country, and against whichever is the other's.
    pub(crate) fn against(own: Power, foe: [f32; POWERS]) -> Self {
        Goal { foe, ..Goal::between(own, own) }
    }

    /// What it is worth that the powers may count on so many centres.
    pub(crate) fn worth(&self, might: &Might) -> f32 {
        let each = |at: usize| {
            let (top, end) = (solo(might[at]), fall(might[at]));
            self.own[at] * (top - DEFEAT * end) + self.foe[at] * (end - DEFEAT * top)
        };
        (0..POWERS).map(each).sum()
    }
}

/// How near a country is to winning alone.
fn solo(might: f32) -> f32 {
    let part = (might / 18.0).clamp(0.0, 1.0);
    part * part * part
}

/// How near a country is to being out; one that is out counts most.
fn fall(might: f32) -> f32 {
    if might < 0.0 { 1.25 } else { 1.0 / (1.0 + might * might / 4.0) }
}
