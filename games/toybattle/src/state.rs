//! The game: its open and its hidden half, and what the kernel asks of them.

use tabletop::game::{InputOf, RefusedBy};
use tabletop::{
    BadConfig, Determinize, Dice, Game, Info, Input, Keyed, Message, Odds, Outcome, Pending, Resigning, Seat,
    Sink, Team, Viewer,
};

use crate::action::{Action, Chance};
use crate::config::Config;
use crate::event::{Event, Seen};
use crate::field::{End, Field, Phase, QUIET};
use crate::hands::Hands;
use crate::refusal::Refusal;
use crate::rules::{luck, moves};
use crate::view::View;

/// A match of Toy Battle. `Copy`: search copies it at every node and allocates nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ToyBattle {
    pub(crate) field: Field,
    pub(crate) hands: Hands,
}

impl Game for ToyBattle {
    type Config = Config;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type Seen = Seen;
    type Refusal = Refusal;

    const INFO: Info = Info {
        key: "toybattle",
        name: "Toy Battle",
        seats: &[2],
        rules_rev: 1,
        authors: "Paolo Mori, Alessandro Zucchini",
        published: "Repos Production, 2025",
        has_secrets: true,
        has_chance: true,
    };

    fn start(config: &Config) -> Result<Self, BadConfig> {
        let field = Field::new(config.terrain.terrain(), config.special_bases, config.first_colour);
        Ok(ToyBattle { field, hands: Hands::START })
    }

    /// As the booklet advises (§20.2).
    fn first_evening() -> Config {
        Config { special_bases: false, ..Config::default() }
    }

    #[inline]
    fn seats(&self) -> u8 {
        2
    }

    #[inline]
    fn team(&self, seat: Seat) -> Team {
        Team(seat.index() as u8)
    }

    fn bound(config: &Config) -> u32 {
        // At most 59 quiet turns stand before, between and after the turns that bring a troop from a reserve (17 and
        // 16 are left after the deal) or a region. A turn has a placing, three extra troops, their four effects and
        // the effects of their bases.
        let stirring = 33 + config.terrain.terrain().regions.len() as u32;
        (stirring + 1) * u32::from(QUIET) * (1 + 3 + 4 + 4)
    }

    #[inline]
    fn pending(&self) -> Pending {
        match self.field.phase {
            Phase::Turn | Phase::Ask(_) => Pending::turn(self.field.turn, self.field.window),
            Phase::Deal(_) | Phase::Drawing(_) | Phase::Breaking | Phase::Pinning => Pending::Chance,
            Phase::Over(end) => Pending::Over(self.outcome(end)),
        }
    }

    fn expiry(&self) -> Message {
        let is_asked = matches!(self.field.phase, Phase::Ask(_));
        Message::new(if is_asked { "expiry-declined" } else { "expiry-lost" })
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat == self.field.turn {
            moves::list(self, out);
        }
    }

    #[inline]
    fn sample<D: Dice + ?Sized>(&self, _seat: Seat, dice: &mut D) -> Action {
        moves::sample(self, dice)
    }

    fn check(&self, _seat: Seat, action: &Action) -> Result<(), RefusedBy<Self>> {
        moves::judge(self, *action).map_err(Into::into)
    }

    #[inline]
    fn apply<S: Sink<Event>>(&mut self, input: InputOf<Self>, events: &mut S) {
        match input {
            Input::Act(_, action) => self.act(action, events),
            Input::Chance(chance) => self.fall(chance, events),
            Input::Expired(_) => self.expire(events),
        }
    }

    fn odds(&self) -> Odds<Chance> {
        Odds::Explicit(luck::odds(self))
    }

    #[inline]
    fn roll<D: Dice + ?Sized>(&self, dice: &mut D) -> Chance {
        luck::roll(self, dice)
    }

    fn can_come(&self, outcome: &Chance) -> bool {
        luck::can_come(self, *outcome)
    }

    fn view(&self, who: Viewer) -> View {
        View::of(self, who)
    }

    fn seen(event: &Event, who: Viewer) -> Option<Seen> {
        Some(Seen::of(*event, who))
    }

    /// Whatever is done is done before everybody's eyes.
    fn reads(_who: Viewer, _seat: Seat, _action: &Action) -> bool {
        true
    }

    fn resign(&self, seat: Seat) -> Resigning {
        Resigning::Ends(self.standings(Some(Field::rival(seat)), "resigned"))
    }
}

impl ToyBattle {
    fn outcome(&self, end: End) -> Outcome {
        self.standings(end.winner, end.how.code())
    }

    /// Places by the winner, medals as the score (§9.8).
    fn standings(&self, winner: Option<Seat>, how: &'static str) -> Outcome {
        let score = |seat: Seat| i32::from(self.field.medals[seat.index()]);
        Outcome::by_merit(2, how, |seat| i32::from(winner == Some(seat)), score)
    }
}

impl Determinize for ToyBattle {
    fn determinize<D: Dice + ?Sized>(view: &View, dice: &mut D) -> Self {
        view.imagine(dice)
    }
}

impl Keyed for ToyBattle {
    /// For tables of positions, which searches of hidden games do not keep: any mixture will do.
    fn key(&self) -> u64 {
        let text = [self.hands.rack, self.hands.undrawn, self.hands.pinned, self.field.discard];
        let parts = text.into_iter().flatten().map(|troops| u64::from(troops.bits()));
        let slots = self.field.terrain.slots().flat_map(|slot| {
            let tiles: Vec<u64> = self.field.stack(slot).map(|tile| u64::from(tile.number())).collect();
            tiles.into_iter().chain([0x100 + slot.index() as u64])
        });
        let now =
            [u64::from(self.field.window.0), u64::from(self.field.taken[0]), u64::from(self.field.taken[1])];
        parts.chain(slots).chain(now).fold(0xcbf2_9ce4_8422_2325, |key, part| {
            (key ^ part).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(23)
        })
    }
}
