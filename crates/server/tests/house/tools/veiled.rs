//! Worlds in which nobody knows who plays some seats. Each is put into a store as the house would have begun it, is lived through step
//! by step, and leaves what those were sent who may not know.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use server::hands::Leaving;
use store::{Chair, Gathering, Place};

use super::{Caller, Curiosity, NONCE, Planted, TestHouse, Transcript, Watched, Watcher};

pub(crate) const TABLE: &str = "veiled";

/// Who holds a veiled seat at first.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Unknown {
    Cleo,
    Dan,
    Fay,
    Gil,
    Bot,
}

impl Unknown {
    pub(crate) const PEOPLE: [Unknown; 4] = [Unknown::Cleo, Unknown::Dan, Unknown::Fay, Unknown::Gil];

    pub(crate) fn name(self) -> &'static str {
        ["Cleo", "Dan", "Fay", "Gil", "Bot 1"][self as usize]
    }
}

/// What happens.
#[derive(Clone)]
pub(crate) enum Step {
    /// Somebody whom everybody knows does this.
    Does(&'static str, &'static str),
    /// Somebody whom everybody knows writes to all.
    Writes(&'static str, &'static str),
    /// Whoever holds a veiled seat does this, if a person does.
    Secret(u64, Vec<String>),
    /// Whoever holds a veiled seat gives it up, if a person does.
    Leaves(u64),
    /// The operator frees a veiled seat, and cannot give it to a bot.
    Frees(u64),
    /// Whoever holds a veiled seat tries whatever would tell of them, and is refused.
    Tries(u64),
    /// A substitute takes what they are asked to.
    StepsIn(Unknown),
    /// Others look at their table.
    Attends,
    /// Time passes, and what is due runs out.
    Pass(u64),
    /// The house closes and opens again.
    Reopens(u64),
    /// The watchers ask for everything there is.
    Look,
    /// The watchers try what they may not.
    Attempts,
}

/// A match and what happens in it. The last two seats are those of which nobody knows who plays them.
#[derive(Clone)]
pub(crate) struct World {
    pub(crate) game: &'static str,
    pub(crate) config: Value,
    /// Those whom everybody knows, by seat.
    pub(crate) known: &'static [&'static str],
    pub(crate) unknown: [Unknown; 2],
    pub(crate) substitutes: Vec<&'static str>,
    pub(crate) time: &'static str,
    pub(crate) host: &'static str,
    /// What chance brought before the first decision.
    pub(crate) dealt: Vec<&'static str>,
    /// Those who are sent what is compared, beside nobody in particular.
    pub(crate) watchers: Vec<&'static str>,
    pub(crate) curiosity: Curiosity,
    /// Whether they ask for everything after every step.
    pub(crate) is_thorough: bool,
    pub(crate) steps: Vec<Step>,
}

impl World {
    /// Everybody who is there.
    fn names(&self) -> Vec<&'static str> {
        let others = ["Eve", "Cleo", "Dan", "Fay", "Gil", "Sue"];
        self.known.iter().copied().chain(others).collect()
    }

    /// Where somebody sits at first.
    fn seat_of(&self, name: &str) -> Option<u64> {
        let unknown = self.unknown.iter().map(|unknown| unknown.name());
        let mut seats = self.known.iter().copied().chain(unknown);
        seats.position(|other| other == name).map(|seat| seat as u64)
    }

    /// The lot that placed them; who plays a bot's seat is said of somebody who has none.
    fn lot(&self) -> String {
        let bots = (self.known.len()..).zip(self.unknown).filter(|(_, unknown)| *unknown == Unknown::Bot);
        let mut bots: Vec<u64> = bots.map(|(seat, _)| seat as u64).collect();
        let places = self.names().into_iter().filter(|name| *name != "Eve").map(|name| {
            let seat = self.seat_of(name).or_else(|| bots.pop());
            seat.map_or("-".to_owned(), |seat| seat.to_string())
        });
        places.collect::<Vec<_>>().join(" ")
    }

    /// The journal as it stands when the match has begun. It has as many nonces in every world, since the dice are made of them.
    fn lines(&self) -> Vec<String> {
        let lot = self.lot();
        let mut lines: Vec<String> = vec![format!("committed {}", "c0".repeat(32))];
        lines.extend((0..lot.split(' ').count()).map(|at| format!("nonce {at} {NONCE}")));
        lines.push(format!("lot {lot}"));
        let names = self.known.iter().copied().chain(self.unknown.map(Unknown::name));
        lines.extend(names.enumerate().map(|(seat, name)| format!("seated {seat} {name}")));
        lines.extend(self.dealt.iter().map(|outcome| format!("chance {outcome}")));
        lines
    }

    /// Puts the match into a store as the house itself would have begun it.
    async fn plant(&self, house: &TestHouse, people: &mut People) {
        let ids: BTreeMap<&str, String> =
            people.all.iter().map(|(name, caller)| (*name, caller.id())).collect();
        let place = |name: &&'static str| Place {
            guest: ids[name].clone(),
            name: (*name).to_owned(),
            nonce: Some(NONCE.to_owned()),
            seat: self.seat_of(name).map(|seat| seat as u8),
        };
        let seated = self.known.iter().copied().chain(self.unknown.map(Unknown::name));
        let chair = |name: &'static str| match ids.get(name) {
            Some(id) => Chair::guest(id.clone(), name),
            None => Chair::Bot { level: 1 },
        };
        let down =
            seated.clone().filter(|name| ids.contains_key(name)).chain(self.substitutes.iter().copied());
        let places = down.collect::<Vec<_>>().iter().map(place).collect();
        let planted = Planted {
            id: TABLE,
            game: self.game,
            config: self.config.clone(),
            chairs: seated.map(chair).collect(),
            lines: self.lines(),
            time: self.time,
            host: Some(ids[self.host].clone()),
            gathering: Gathering { most: 18, bots: 1, places },
        };
        planted.into(house.house.store.as_ref()).await;
        // What was begun elsewhere gets its deadline with the first change.
        people.of(self.known[0]).send_letter(TABLE, 0, Value::Null, "here we are").await.ok();
    }

    fn watchers(&self, people: &mut People) -> Vec<Watcher> {
        let named = self.watchers.iter().map(|name| match self.seat_of(name) {
            Some(seat) => Watcher::playing(name, people.of(name), seat),
            None => Watcher::guest(name, people.of(name)),
        });
        named.chain([Watcher::NOBODY]).collect()
    }

    /// The figures that an operator reads after it was lived through, with nobody asking for anything else.
    pub(crate) async fn figures(&self) -> String {
        let house = TestHouse::new().await;
        let mut people = People::come(&house, self.names()).await;
        self.plant(&house, &mut people).await;
        let watchers = self.watchers(&mut people);
        let watched = Watched::new(house.listen().await, TABLE, watchers, self.curiosity.clone()).await;
        let mut life = Life { house, people, watched, world: self };
        for step in &self.steps {
            life = life.step(step).await;
        }
        life.house.house.metrics()
    }

    /// Lives through it. Gives what the watchers were sent, and the journal.
    pub(crate) async fn live(&self) -> (Transcript, Vec<String>) {
        self.live_after(async |_| {}).await
    }

    /// The same, after something else was waited for.
    pub(crate) async fn live_after(&self, first: impl AsyncFn(&TestHouse)) -> (Transcript, Vec<String>) {
        let house = TestHouse::new().await;
        let mut people = People::come(&house, self.names()).await;
        self.plant(&house, &mut people).await;
        let watchers = self.watchers(&mut people);
        let watched = Watched::new(house.listen().await, TABLE, watchers, self.curiosity.clone()).await;
        let mut life = Life { house, people, watched, world: self };
        life.watched.look("at first").await;
        first(&life.house).await;
        for (n, step) in self.steps.iter().enumerate() {
            life.house.pass(1_000);
            life = life.step(step).await;
            let when = format!("step {n}");
            match step {
                Step::Attempts => life.watched.try_in_vain(&when, &self.substitutes).await,
                Step::Look => life.watched.look(&when).await,
                _ if self.is_thorough => life.watched.look(&when).await,
                _ => life.watched.listen(&when).await,
            }
        }
        (life.watched.transcript, life.house.journal(TABLE).await)
    }
}

/// Those who are there.
struct People {
    all: Vec<(&'static str, Caller)>,
}

impl People {
    async fn come(house: &TestHouse, names: Vec<&'static str>) -> Self {
        let mut all = Vec::new();
        for name in names {
            all.push((name, house.guest(name).await));
        }
        People { all }
    }

    fn of(&mut self, name: &str) -> &mut Caller {
        let found = self.all.iter_mut().find(|(other, _)| *other == name);
        &mut found.expect("one of them").1
    }

    fn leave(self) -> Vec<(&'static str, String)> {
        self.all.into_iter().map(|(name, caller)| (name, caller.gone())).collect()
    }

    fn back(house: &TestHouse, cookies: Vec<(&'static str, String)>) -> Self {
        let all = cookies.into_iter().map(|(name, cookie)| (name, house.stranger().with_cookie(&cookie)));
        People { all: all.collect() }
    }
}

/// Who holds a seat now, by name.
async fn holder(house: &TestHouse, seat: u64) -> Option<String> {
    let row = house.house.store.find_match(TABLE).await.expect("read").expect("there");
    match &row.made.chairs[seat as usize] {
        Chair::Guest { name, .. } => Some(name.clone()),
        _ => None,
    }
}

/// All that would tell is refused to whoever plays unknown.
async fn must_be_unheard(caller: &mut Caller, seat: u64) {
    caller.say(TABLE, "watchers", "it is me").await.refused(403, "unheard");
    caller.say(TABLE, "table", "it is me").await.refused(403, "unheard");
    caller.send_letter(TABLE, seat, Value::Null, "it is me").await.refused(422, "press-silent-seat");
    caller.resign(TABLE, seat).await.refused(409, "unknown-player");
    caller.draw(TABLE, seat, true).await.refused(409, "unknown-player");
    caller.ask(TABLE, "extend", seat, json!({})).await.refused(409, "no-extension");
    caller
        .ask(TABLE, "propose", seat, json!({ "proposal": { "what": "pause" } }))
        .await
        .refused(409, "bad-proposal");
    for how in [json!({ "how": "offer" }), json!({ "how": "bot", "level": 1 })] {
        caller.leave(TABLE, seat, how).await.refused(409, "unknown-player");
    }
    caller.sit(TABLE, 0).await.refused(409, "already-seated");
}

struct Life<'a> {
    house: TestHouse,
    people: People,
    watched: Watched,
    world: &'a World,
}

impl Life<'_> {
    async fn step(mut self, step: &Step) -> Self {
        let people = &mut self.people;
        match step {
            Step::Does(name, action) => {
                let seat = self.world.seat_of(name).expect("somebody who plays");
                let answer = people.of(name).act(TABLE, seat, action).await;
                answer.ok();
                if self.world.watchers.contains(name) {
                    self.watched.note(format!("answered {name}"), &answer);
                }
            }
            Step::Writes(name, text) => {
                let seat = self.world.seat_of(name).expect("somebody who plays");
                people.of(name).send_letter(TABLE, seat, Value::Null, text).await.ok();
            }
            Step::Secret(seat, actions) => {
                if let Some(name) = holder(&self.house, *seat).await {
                    for action in actions {
                        people.of(&name).act(TABLE, *seat, action).await.ok();
                    }
                }
            }
            Step::Leaves(seat) => {
                if let Some(name) = holder(&self.house, *seat).await {
                    people.of(&name).leave(TABLE, *seat, json!({ "how": "vacate" })).await.ok();
                    people.of(&name).say(TABLE, "watchers", "free!").await.refused(403, "unheard");
                    people.of(&name).sit(TABLE, 1).await.refused(409, "was-unknown");
                }
            }
            Step::Frees(seat) => {
                let (house, seat) = (&self.house.house, tabletop::Seat::new(*seat as u8));
                let table = house.table(TABLE).await.expect("it is there");
                assert!(house.hand_over(&table, seat, Leaving::Bot { level: 1 }).await.is_err());
                // Nothing is said twice, and nobody is told whether anybody was there.
                for _ in 0..2 {
                    house.hand_over(&table, seat, Leaving::Vacate {}).await.expect("it is free");
                }
            }
            Step::Tries(seat) => {
                if let Some(name) = holder(&self.house, *seat).await {
                    must_be_unheard(people.of(&name), *seat).await;
                }
            }
            Step::StepsIn(unknown) => {
                let substitute = people.of(unknown.name());
                assert_eq!(substitute.table(TABLE).await["own"]["substitute"], json!({ "asked": true }));
                substitute.say(TABLE, "watchers", "me?").await.refused(403, "unheard");
                let seen = substitute.come(TABLE).await.ok();
                assert_eq!(seen["own"]["seats"].as_array().map(Vec::len), Some(1), "{seen}");
            }
            Step::Attends => {
                for name in ["Cleo", "Dan", "Fay", "Gil"] {
                    people.of(name).table(TABLE).await;
                }
            }
            Step::Pass(millis) => {
                self.house.pass(*millis);
                self.house.house.expire_due().await.expect("it expires");
            }
            Step::Reopens(millis) => return self.reopen(*millis).await,
            Step::Look | Step::Attempts => {}
        }
        self
    }

    async fn reopen(self, millis: u64) -> Self {
        let Life { house, people, mut watched, world } = self;
        let (cookies, transcript) = (people.leave(), std::mem::take(&mut watched.transcript));
        drop(watched);
        house.house.beat().await;
        house.pass(millis);
        let house = house.reopen().await;
        let mut people = People::back(&house, cookies);
        house.house.expire_due().await.expect("it expires");
        let watchers = world.watchers(&mut people);
        let mut watched = Watched::new(house.listen().await, TABLE, watchers, world.curiosity.clone()).await;
        watched.transcript = transcript;
        Life { house, people, watched, world }
    }
}
