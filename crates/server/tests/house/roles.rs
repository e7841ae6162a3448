//! Who plays a veiled seat is in nothing that anybody else gets: worlds that differ in that alone are the same, byte for byte.

use std::fmt::Write as _;

use serde_json::{Value, json};
use server::hands::Leaving;
use store::{Chair, Change, Gathering, NewMatch, Place, Status, Summary};

use crate::secrecy::{TABLE_SOCKETS, Watched, count, must_read_alike};
use crate::tools::{Caller, DAY, MORNING, NONCE, TestHouse};

const TABLE: &str = "veiled";
const HOUR: u64 = DAY / 24;

/// Who holds a veiled seat at first.
#[derive(Clone, Copy, PartialEq)]
enum Unknown {
    Cleo,
    Dan,
    Fay,
    Gil,
    Bot,
}

impl Unknown {
    const PEOPLE: [Unknown; 4] = [Unknown::Cleo, Unknown::Dan, Unknown::Fay, Unknown::Gil];

    fn name(self) -> &'static str {
        ["Cleo", "Dan", "Fay", "Gil", "Bot 1"][self as usize]
    }
}

/// What happens. Ana plays seat 0, Ben seat 1; those of 2 and 3 nobody knows.
#[derive(Clone)]
enum Step {
    /// Ana does this.
    Ana(&'static str),
    /// Ben does this.
    Ben(&'static str),
    /// Ana writes to everybody.
    Writes(&'static str),
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
}

#[derive(Clone)]
struct World {
    unknown: [Unknown; 2],
    substitutes: Vec<Unknown>,
    time: &'static str,
    host: &'static str,
    steps: Vec<Step>,
}

/// Those who are there.
struct People {
    all: Vec<(&'static str, Caller)>,
}

impl People {
    const NAMES: [&str; 7] = ["Ana", "Ben", "Eve", "Cleo", "Dan", "Fay", "Gil"];

    async fn come(house: &TestHouse) -> Self {
        let mut all = Vec::new();
        for name in People::NAMES {
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

/// Puts the world's match into the store as the house itself would have begun it.
async fn plant(house: &TestHouse, people: &mut People, world: &World) {
    let mut ids = std::collections::BTreeMap::new();
    for name in People::NAMES {
        ids.insert(name, people.of(name).id());
    }
    let place = |name: &str, seat| Place {
        guest: ids[name].clone(),
        name: name.to_owned(),
        nonce: Some(NONCE.to_owned()),
        seat,
    };
    let chair = |name: &str| Chair::guest(ids[name].clone(), name);
    let sits = |unknown: Unknown| match unknown {
        Unknown::Bot => Chair::Bot { level: 1 },
        person => chair(person.name()),
    };
    let mut places = vec![place("Ana", Some(0)), place("Ben", Some(1))];
    let seated = world.unknown.into_iter().zip(2..).filter(|(unknown, _)| *unknown != Unknown::Bot);
    places.extend(seated.map(|(unknown, seat)| place(unknown.name(), Some(seat))));
    places.extend(world.substitutes.iter().map(|unknown| place(unknown.name(), None)));
    // As many nonces in every world, since the dice are made of them; how lots fell is another secret.
    let nonces = (0..6).map(|at| format!("nonce {at} {NONCE}"));
    let lot = ["0 1 2 3 - -", "0 1 3 2 - -", "0 1 - 2 - 3", "0 1 - - 3 2", "0 1 2 3 - -"]
        [world.unknown[0] as usize];
    let mut lines: Vec<String> = vec![format!("committed {}", "c0".repeat(32))];
    lines.extend(nonces);
    lines.push(format!("lot {lot}"));
    let names = ["Ana", "Ben", world.unknown[0].name(), world.unknown[1].name()];
    lines.extend(names.iter().enumerate().map(|(seat, name)| format!("seated {seat} {name}")));
    lines.push("chance hands 1,2,3 4,5,6 7,8,9 10,11,12".to_owned());
    lines.push("chance prize 2".to_owned());
    let new = NewMatch {
        branch_of: None,
        id: TABLE.to_owned(),
        game: "blindbid".to_owned(),
        rules: 1,
        config: json!({ "players": 4, "press": "full", "roles": "drawn" }).to_string(),
        host: ids[world.host].clone(),
        listed: true,
        lot: true,
        time: world.time.to_owned(),
        press_opened: true,
        seed: vec![5; 32],
        chairs: vec![chair("Ana"), chair("Ben"), sits(world.unknown[0]), sits(world.unknown[1])],
        gathering: Gathering { most: 18, bots: 1, places },
        share: None,
        created: MORNING,
    };
    let summary = Summary { status: Status::Running, awaited: 0b1111, veiled: 0b1100, ..Summary::OPEN };
    let lines = lines.into_iter().map(|line| (line, None)).collect();
    let first = Change { at: MORNING, lines, summary: Some(summary), ..Change::default() };
    house.house.store.add_match(new, first).await.expect("kept");
    // What was begun elsewhere gets its deadline with the first change.
    people.of("Ana").send_letter(TABLE, 0, Value::Null, "here we are").await.ok();
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
    caller.sit(TABLE, 5 - seat).await.refused(409, "already-seated");
}

struct Life {
    house: TestHouse,
    people: People,
    watched: Watched,
}

impl Life {
    async fn step(mut self, step: &Step) -> Self {
        let people = &mut self.people;
        match step {
            Step::Ana(action) => drop(people.of("Ana").act(TABLE, 0, action).await.ok()),
            Step::Ben(action) => drop(people.of("Ben").act(TABLE, 1, action).await.ok()),
            Step::Writes(text) => drop(people.of("Ana").send_letter(TABLE, 0, Value::Null, text).await.ok()),
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
        }
        self
    }

    async fn reopen(self, millis: u64) -> Self {
        let Life { house, people, mut watched } = self;
        let (cookies, mut transcript) = (people.leave(), std::mem::take(&mut watched.transcript));
        drop(watched);
        house.house.beat().await;
        house.pass(millis);
        let house = house.reopen().await;
        let mut people = People::back(&house, cookies);
        house.house.expire_due().await.expect("it expires");
        let (ana, eve) = (people.of("Ana").clone(), people.of("Eve").clone());
        let mut watched = Watched::new(house.listen().await, TABLE, &ana, &eve).await;
        writeln!(transcript, "== opened again").expect("memory");
        watched.transcript = transcript;
        drop((ana, eve));
        Life { house, people, watched }
    }
}

/// Lives through a world. Gives what Ana, a watcher and nobody in particular were sent, and the journal.
async fn live(world: &World) -> (String, Vec<String>) {
    let house = TestHouse::new().await;
    let mut people = People::come(&house).await;
    plant(&house, &mut people, world).await;
    let (ana, eve) = (people.of("Ana").clone(), people.of("Eve").clone());
    let mut watched = Watched::new(house.listen().await, TABLE, &ana, &eve).await;
    drop((ana, eve));
    watched.look("at first").await;
    let mut life = Life { house, people, watched };
    for (n, step) in world.steps.iter().enumerate() {
        life.house.pass(1_000);
        life = life.step(step).await;
        life.watched.look(&format!("step {n}")).await;
    }
    (life.watched.transcript, life.house.journal(TABLE).await)
}

const DAYS: &str = r#"{"kind":"days","days":2}"#;

/// Two windows in which Ana and Ben are ready, and nobody else does anything.
fn idle(between: &[Step]) -> Vec<Step> {
    use Step::{Ana, Attends, Ben, Pass, Reopens, Writes};
    let mut steps = vec![Ana("bid 1"), Ana("ready"), Writes("who are they?")];
    steps.extend(between.iter().cloned());
    steps.extend([Ben("bid 4"), Ben("ready"), Ben("unready"), Ben("ready"), Attends, Pass(12 * HOUR)]);
    steps.extend([Reopens(HOUR), Pass(11 * HOUR - 30_000), Pass(30_000)]);
    steps.extend([Ana("bid 2"), Ana("ready"), Ben("bid 5"), Ben("ready"), Pass(25 * HOUR)]);
    steps.extend([Ana("bid 3"), Attends, Pass(HOUR), Reopens(HOUR)]);
    steps
}

#[tokio::test]
async fn nobody_learns_who_plays_unknown() {
    use Step::{Frees, Leaves, Pass, Secret, StepsIn, Tries};
    use Unknown::{Cleo, Dan, Fay, Gil};
    let nothing = || Pass(0);
    let world = |unknown, substitutes: &[Unknown], host, between: [Step; 4]| World {
        unknown,
        substitutes: substitutes.to_vec(),
        time: DAYS,
        host,
        steps: idle(&between),
    };
    let lays = |seat, card: &str| {
        Secret(seat, vec![format!("bid {card}"), "ready".to_owned(), "unready".to_owned()])
    };
    let mut lived = Vec::new();
    for world in [
        world([Cleo, Dan], &[], "Cleo", [nothing(), nothing(), nothing(), nothing()]),
        world([Gil, Fay], &[Cleo], "Cleo", [nothing(), Tries(2), Tries(3), nothing()]),
        // They act, and what they lay down in the end is what would have been laid down for them.
        world([Dan, Cleo], &[Fay], "Dan", [lays(2, "9"), lays(2, "7"), lays(3, "10"), nothing()]),
        // They give it up, and substitutes step in, at once or later.
        world([Dan, Cleo], &[Fay, Gil], "Dan", [Leaves(2), StepsIn(Gil), Leaves(3), StepsIn(Fay)]),
        world([Dan, Cleo], &[Fay, Gil], "Dan", [Frees(2), StepsIn(Gil), Frees(3), StepsIn(Fay)]),
        world([Fay, Cleo], &[Dan], "Gil", [Leaves(3), nothing(), StepsIn(Dan), nothing()]),
    ] {
        lived.push(live(&world).await.0);
    }
    let seen = must_read_alike(lived);
    for name in Unknown::PEOPLE.map(Unknown::name) {
        assert!(!seen.contains(name), "{name}");
    }
    assert!(!seen.contains("Bot 1") && seen.contains("\"hidden\"") && seen.contains("blindbid-shown"));
    for who in TABLE_SOCKETS {
        for secret in ["step 3", "step 4", "step 5", "step 6"] {
            assert_eq!(count(&seen, secret, who), 0, "{secret}, {who}");
        }
    }
}

#[tokio::test]
async fn nobody_learns_that_a_bot_plays_unknown() {
    use Step::{Ana, Ben, Pass, Secret};
    use Unknown::{Bot, Cleo, Dan, Fay};
    let steps = |of: [Vec<String>; 2]| {
        let [third, fourth] = of;
        vec![
            Pass(0),
            Secret(2, third),
            Secret(3, fourth),
            Ana("bid 1"),
            Ana("ready"),
            Ben("bid 4"),
            Ben("ready"),
            Pass(25 * HOUR),
        ]
    };
    let world = |unknown, substitutes: Vec<Unknown>, acts| World {
        unknown,
        substitutes,
        time: DAYS,
        host: "Eve",
        steps: steps(acts),
    };
    let bots = world([Bot, Bot], Vec::new(), [Vec::new(), Vec::new()]);
    let (of_bots, journal) = live_with_bots(&bots).await;
    // What the bots did the people do.
    let acts = |seat: u8| -> Vec<String> {
        let start = format!("act {seat} ");
        let until = journal.iter().position(|line| line.starts_with("expired ")).expect("it ran out");
        journal[..until].iter().filter_map(|line| line.strip_prefix(&start)).map(str::to_owned).collect()
    };
    let people = world([Cleo, Dan], vec![Fay], [acts(2), acts(3)]);
    let mixed = world([Dan, Fay], Vec::new(), [acts(2), acts(3)]);
    must_read_alike(vec![of_bots, live(&people).await.0, live(&mixed).await.0]);
}

/// The same where bots act first: the first step waits until they have.
async fn live_with_bots(world: &World) -> (String, Vec<String>) {
    let house = TestHouse::new().await;
    let mut people = People::come(&house).await;
    plant(&house, &mut people, world).await;
    let (ana, eve) = (people.of("Ana").clone(), people.of("Eve").clone());
    let mut watched = Watched::new(house.listen().await, TABLE, &ana, &eve).await;
    watched.look("at first").await;
    house.house.wake().await.expect("they wake");
    let ready = async {
        let is_ready = |line: &&String| *line == "act 2 ready" || *line == "act 3 ready";
        while house.journal(TABLE).await.iter().filter(is_ready).count() < 2 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(crate::tools::PATIENCE, ready).await.expect("the bots act");
    let mut life = Life { house, people, watched };
    for (n, step) in world.steps.iter().enumerate() {
        life.house.pass(1_000);
        life = life.step(step).await;
        life.watched.look(&format!("step {n}")).await;
    }
    (life.watched.transcript, life.house.journal(TABLE).await)
}

/// The figures that an operator reads after people came, acted, left a veiled seat and were refused, each as often in every world.
async fn figures(unknown: [Unknown; 2], steps: &[Step]) -> String {
    let house = TestHouse::new().await;
    let mut people = People::come(&house).await;
    let world =
        World { unknown, substitutes: vec![Unknown::Fay], time: DAYS, host: "Eve", steps: Vec::new() };
    plant(&house, &mut people, &world).await;
    let (ana, eve) = (people.of("Ana").clone(), people.of("Eve").clone());
    let watched = Watched::new(house.listen().await, TABLE, &ana, &eve).await;
    let mut life = Life { house, people, watched };
    for step in steps {
        life = life.step(step).await;
    }
    life.house.house.metrics()
}

#[tokio::test]
async fn figures_do_not_tell_who_plays_unknown() {
    use Step::{Ana, Ben, Leaves, Pass, Secret, StepsIn, Tries};
    use Unknown::{Cleo, Dan, Fay, Gil};
    let acts = |seat, card: &str| Secret(seat, vec![format!("bid {card}"), "ready".to_owned()]);
    let steps = |own: Step, card| {
        let other = acts(3, card);
        vec![Ana("bid 1"), own, other, Tries(2), Leaves(2), StepsIn(Fay), Ben("bid 4"), Pass(49 * HOUR)]
    };
    let mut told = Vec::new();
    for (unknown, steps) in [
        ([Cleo, Dan], steps(acts(2, "7"), "10")),
        ([Dan, Gil], steps(acts(2, "9"), "11")),
        ([Gil, Cleo], steps(acts(2, "8"), "12")),
    ] {
        told.push(figures(unknown, &steps).await);
    }
    assert!(told[0].contains("tabletier_deadline_lateness_seconds_count 1\n"), "{}", told[0]);
    must_read_alike(told);
}
