//! Worlds that differ only in what is hidden are the same, byte for byte, to whom it is hidden.

use std::time::Duration;

use serde_json::{Value, json};
use store::Chair;

use crate::tools::{
    Caller, Curiosity, Planted, Shaky, TestHouse, Transcript, Watched, Watcher, must_read_alike,
};

const TABLE: &str = "hidden";

/// What happens at the table. Ana sits in seat 0, somebody else in seat 1.
#[derive(Clone, Copy)]
enum Step {
    /// The other does this, and nobody else may notice, nor how much it is.
    Secret(&'static [&'static str]),
    /// The other does this, and what of it others may see is the same in all worlds.
    Other(&'static str),
    /// The other says something.
    OtherSays(&'static str),
    /// The other lays down what they would answer.
    Plans(&'static str),
    /// Ana does this.
    Ana(&'static str),
    /// Ana says yes to a draw.
    Draw,
    /// Ana says something.
    Say(&'static str),
}

/// Who sits in seat 1.
#[derive(Clone, Copy)]
enum Sitter {
    Ben,
    Bea,
    /// A bot, which acts so often before Ana does anything.
    Bot(usize),
}

struct World {
    game: &'static str,
    config: Value,
    sitter: Sitter,
    /// How lots fell, if they were drawn: the dice are sealed then, as at every table that is made today.
    lot: Option<&'static str>,
    /// The chance outcomes before the first decision.
    dealt: Vec<String>,
    steps: Vec<Step>,
}

/// Ana in seat 0, a guest who watches, and somebody without a name.
pub(crate) async fn watched(house: &TestHouse, id: &str, ana: &Caller, eve: &Caller) -> Watched {
    let watchers = vec![Watcher::playing("Ana", ana, 0), Watcher::guest("watcher", eve), Watcher::NOBODY];
    let curiosity = Curiosity {
        eyes: &["0", "1", "2", "3", "public"],
        numbers: (0..20).collect(),
        things: &[
            "hidden-far-1",
            "rack-far",
            "rack-kwak",
            "rack-roxy",
            "reserve-near",
            "slot-b09",
            "piece-0",
            "piece-20",
            "square-a1",
        ],
        steps: &["nowhere"],
        hidden: &[1, 2],
    };
    Watched::new(house.listen().await, id, watchers, curiosity).await
}

/// Waits until a bot has acted so often that the journal has so many lines.
async fn until_journal(house: &TestHouse, lines: usize) {
    let waiting = async {
        while house.journal(TABLE).await.len() < lines {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(crate::tools::PATIENCE, waiting).await.expect("the bot acts");
}

/// Lives through a world. Gives what those from whom it is hidden were sent, and the journal.
async fn live(world: &World) -> (Transcript, Vec<String>) {
    let house = TestHouse::on(|_| {}, |store| Shaky::alike(store)).await;
    let (mut ana, ben, bea, eve) = (
        house.guest("Ana").await,
        house.guest("Ben").await,
        house.guest("Bea").await,
        house.guest("Eve").await,
    );
    let chair = |caller: &Caller, name: &str| Chair::guest(caller.id(), name);
    let (mut other, sits, name) = match world.sitter {
        Sitter::Ben => (ben.clone(), chair(&ben, "Ben"), "Ben"),
        Sitter::Bea => (bea.clone(), chair(&bea, "Bea"), "Bea"),
        Sitter::Bot(_) => (ben.clone(), Chair::Bot { level: 1 }, "Bot 1"),
    };
    let names = ["seated 0 Ana".to_owned(), format!("seated 1 {name}")];
    let sealed = world.lot.map(|lot| {
        let nonces = [0, 1].map(|place| format!("nonce {place} {}", "5a".repeat(16)));
        [vec![format!("committed {}", "c0".repeat(32))], nonces.to_vec(), vec![format!("lot {lot}")]].concat()
    });
    let dealt = world.dealt.iter().map(|outcome| format!("chance {outcome}"));
    let lines = sealed.into_iter().flatten().chain(names).chain(dealt).collect();
    let (id, game, config) = (TABLE, world.game, world.config.clone());
    let chairs = vec![chair(&ana, "Ana"), sits];
    // Time is limited: what clocks show must tell nothing either.
    let time = match game {
        "belligerants" => r#"{"kind":"fischer","minutes":20,"increment":10}"#,
        _ => r#"{"kind":"days","days":2}"#,
    };
    Planted { id, game, config, chairs, lines, time, ..Planted::default() }
        .into(house.house.store.as_ref())
        .await;
    // What was begun elsewhere gets its deadline with the first change.
    ana.say(TABLE, "table", "here we are").await.ok();

    let mut watched = watched(&house, TABLE, &ana, &eve).await;
    watched.look("at first").await;
    if let Sitter::Bot(acts) = world.sitter {
        let before = house.journal(TABLE).await.len();
        house.house.wake().await.expect("the bot wakes");
        until_journal(&house, before + acts).await;
    }
    for (n, step) in world.steps.iter().enumerate() {
        // Time passes the same, whatever is done in it.
        house.pass(1_000);
        let answer = match *step {
            Step::Secret(actions) => {
                for action in actions.iter().filter(|_| !matches!(world.sitter, Sitter::Bot(_))) {
                    house.pass(1);
                    other.act(TABLE, 1, action).await.ok();
                }
                house.pass(100 - actions.len() as u64);
                None
            }
            Step::Other(action) => {
                other.act(TABLE, 1, action).await.ok();
                None
            }
            Step::Plans(steps) => {
                let steps = serde_json::from_str(steps).expect("a plan");
                other.plan(TABLE, 1, steps).await.ok();
                None
            }
            Step::OtherSays(text) => {
                other.say(TABLE, "table", text).await.ok();
                None
            }
            Step::Ana(action) => Some(ana.act(TABLE, 0, action).await),
            Step::Draw => Some(ana.draw(TABLE, 0, true).await),
            Step::Say(text) => Some(ana.say(TABLE, "table", text).await),
        };
        watched.note(format!("answer {n}"), &answer);
        watched.look(&format!("step {n}")).await;
    }
    (watched.transcript, house.journal(TABLE).await)
}

/// All worlds are the same to those who watched. Gives what they saw.
async fn must_be_alike(worlds: &[World]) -> Transcript {
    let mut lived = Vec::new();
    for world in worlds {
        lived.push(live(world).await.0);
    }
    must_read_alike(lived)
}

pub(crate) const TABLE_SOCKETS: [&str; 4] = ["Ana", "Ana as public", "watcher", "nobody"];
pub(crate) const NEWS_SOCKETS: [&str; 3] = ["Ana's news", "watcher's news", "nobody's news"];

#[tokio::test]
async fn nobody_learns_of_bids() {
    use Step::{Ana, Draw, Other, Say, Secret};
    // Ben's cards differ, and what he does with them in secret, and how often. The card he ends up with is the same,
    // since it will be shown.
    let world = |hands: &str, [first, then, later]: [&'static [&'static str]; 3]| World {
        game: "blindbid",
        config: json!({ "players": 2 }),
        sitter: Sitter::Ben,
        lot: None,
        dealt: vec![hands.to_owned(), "prize 2".to_owned()],
        steps: vec![
            Secret(first),
            Ana("bid 1"),
            Ana("bid 7"),
            Ana("vote"),
            Ana("unvote"),
            Say("well?"),
            Secret(then),
            Ana("ready"),
            Secret(later),
            Draw,
            Ana("offer 1"),
            Ana("agree"),
            Ana("bid 2"),
            Ana("ready"),
            Other("refuse"),
        ],
    };
    let worlds = [
        world(
            "hands 1,2,3 4,7,8",
            [&["bid 4", "bid 8", "bid 7", "ready"], &[], &["vote", "unvote", "bid 8", "bid 4"]],
        ),
        world("hands 1,2,3 5,6,7", [&[], &["vote", "bid 7", "unvote", "ready", "unready", "ready"], &[]]),
        world("hands 1,2,3 6,7,8", [&["bid 7"], &["ready"], &["bid 6", "ready"]]),
    ];
    // The last one is ready when Ana is, so that cards are turned over: it is left before that.
    let cut = |world: &World, steps: usize| World {
        steps: world.steps[..steps].to_vec(),
        dealt: world.dealt.clone(),
        config: world.config.clone(),
        ..*world
    };
    must_be_alike(&worlds.each_ref().map(|world| cut(world, 13))).await;
    let seen = must_be_alike(&worlds[..2]).await;
    // The test sees something: messages came when something happened, and only then.
    for who in TABLE_SOCKETS {
        assert_eq!(seen.count("at first", who), 2, "the whole and what is personal");
        for secret in ["step 0", "step 6", "step 8"] {
            assert_eq!(seen.count(secret, who), 0, "{secret}, {who}");
        }
        assert_eq!(seen.count("step 7", who), 1, "what chance brings is one step with it: {who}");
    }
    for who in NEWS_SOCKETS {
        for step in 0..15 {
            let told = usize::from(who == "Ana's news" && step == 13);
            assert_eq!(seen.count(&format!("step {step}"), who), told, "{step}, {who}");
        }
    }
    assert_eq!((seen.count("step 1", "Ana"), seen.count("step 1", "watcher")), (1, 0));
    assert!(seen.contains("blindbid-shown"));
}

#[tokio::test]
async fn nobody_learns_of_racks() {
    use Step::{Ana, Other};
    let world = |rack: &str| World {
        game: "toybattle",
        config: json!({}),
        sitter: Sitter::Ben,
        lot: None,
        dealt: vec!["draws kwak hook xb42".to_owned(), format!("draws {rack}")],
        steps: vec![
            Ana("hook b09"),
            Other("draw"),
            Ana("draw"),
            Other("hook b10"),
            Ana("xb42 b01"),
            Ana("pass"),
            Other("draw"),
            Ana("kwak b02"),
        ],
    };
    let seen = must_be_alike(&[
        world("skully skully captain hook"),
        world("jumbo hook star roxy"),
        world("kwak hook hook xb42"),
    ])
    .await;
    for who in TABLE_SOCKETS {
        assert!(seen.count("step 1", who) > 0, "that he drew everybody sees: {who}");
    }
}

#[tokio::test]
async fn nobody_learns_of_a_set_up() {
    use Step::{Ana, Other, Secret};
    let world = |first: &'static [&'static str], then: &'static [&'static str]| World {
        game: "belligerants",
        config: json!({}),
        sitter: Sitter::Ben,
        lot: None,
        dealt: Vec::new(),
        steps: vec![
            Secret(first),
            Ana("swap k3 i1"),
            Secret(then),
            Ana("form 4"),
            Other("ready"),
            Ana("swap l4 l3"),
            Ana("ready"),
        ],
    };
    // All come to the same in the end, since it will be shown.
    let seen = must_be_alike(&[
        world(&["swap a15 b19", "swap a15 b19"], &[]),
        world(&[], &["swap c17 a16", "swap b19 a15", "swap b19 a15", "swap c17 a16"]),
        world(&["form 3", "swap a15 b19"], &["form 1"]),
    ])
    .await;
    for who in TABLE_SOCKETS {
        assert_eq!((seen.count("step 0", who), seen.count("step 2", who)), (0, 0), "{who}");
        assert!(seen.count("step 6", who) > 0, "now it is shown: {who}");
    }
}

#[tokio::test]
async fn nobody_learns_who_plays() {
    use Step::{Ana, Draw, OtherSays, Say, Secret};
    let world = |sitter: Sitter, secret: &'static [&'static str], says: bool| World {
        game: "masked",
        config: json!({ "players": 2 }),
        sitter,
        lot: None,
        dealt: vec!["hands 1,2,3 4,7,8".to_owned(), "prize 2".to_owned()],
        steps: [
            vec![Secret(secret), Say("who are you?"), Draw],
            if says { vec![OtherSays("guess")] } else { Vec::new() },
            vec![Ana("bid 1"), Ana("ready"), Draw],
        ]
        .concat(),
    };
    // What a bot does the people do after it.
    let (of_bot, journal) = live(&world(Sitter::Bot(2), &[], false)).await;
    let bid: &'static str = journal[4].strip_prefix("act 1 ").expect("the bot bids").to_owned().leak();
    assert_eq!(journal[5], "act 1 ready");
    let secret: &'static [&'static str] = Vec::leak(vec![bid, "ready"]);
    let mut lived = vec![of_bot];
    for sitter in [Sitter::Ben, Sitter::Bea] {
        lived.push(live(&world(sitter, secret, false)).await.0);
    }
    let of_bot = must_read_alike(lived);
    let seen = must_be_alike(&[world(Sitter::Ben, secret, true), world(Sitter::Bea, secret, true)]).await;
    assert!(
        seen.contains("\"hidden\"")
            && seen.contains("guess")
            && !seen.contains("Ben")
            && !seen.contains("Bea")
    );
    // Nor how lots fell, which would tell who had sat down where.
    let drawn = |sitter, lot| World { lot: Some(lot), ..world(sitter, secret, true) };
    let seen =
        must_be_alike(&[drawn(Sitter::Ben, "0 1"), drawn(Sitter::Ben, "1 0"), drawn(Sitter::Bea, "1 0")])
            .await;
    assert!(
        seen.contains("notice-drawn") && !seen.contains("lot 1 0") && !seen.contains("5a5a"),
        "that they fell everybody knows"
    );
    assert!(!of_bot.contains("Bot 1") && !of_bot.contains("\"bot\"") && of_bot.contains("who are you?"));
}

/// What somebody would answer is theirs alone until it is played, and then it is a move like any other.
#[tokio::test]
async fn nobody_learns_of_a_plan() {
    use Step::{Ana, Other, Plans, Say};
    const NONE: &str = "[]";
    const FITTING: &str = r#"[{"action":"r3","next":[{"action":"m4"}]},{"action":"r5"}]"#;
    let world = |first, then| World {
        game: "diam",
        config: json!({}),
        sitter: Sitter::Ben,
        lot: None,
        dealt: Vec::new(),
        steps: vec![Ana("r1"), Other("m2"), Plans(first), Say("well?"), Plans(then), Ana("o7"), Other("n8")],
    };
    let seen = must_be_alike(&[
        world(NONE, NONE),
        world(FITTING, NONE),
        world(FITTING, FITTING),
        world(NONE, FITTING),
    ])
    .await;
    for (who, step) in TABLE_SOCKETS.into_iter().flat_map(|who| [(who, "step 2"), (who, "step 4")]) {
        assert_eq!(seen.count(step, who), 0, "{who}");
    }
    assert!(seen.contains("\"deadline\""), "time is limited there");
}

/// Once it is over everybody may know: otherwise the test above would show nothing.
#[tokio::test]
async fn at_the_end_everybody_knows_who_played() {
    let house = TestHouse::new().await;
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let id = ana.make("masked", json!({ "players": 2 }), seats).await;
    ben.sit(&id, 1).await.ok();
    ben.say(&id, "table", "guess").await.ok();
    let kinds = |table: &Value| -> Vec<Value> {
        let seats = table["seats"].as_array().expect("seats");
        seats.iter().map(|seat| seat["name"].clone()).collect()
    };
    let (of_ana, public) = (ana.table(&id).await, house.stranger().table(&id).await);
    assert_eq!(kinds(&of_ana["table"]), [json!("Ana"), Value::Null]);
    assert_eq!(kinds(&public["table"]), [Value::Null, Value::Null]);
    assert_eq!(kinds(&ana.list("mine").await[0]), [json!("Ana"), Value::Null]);
    assert_eq!(kinds(&house.stranger().list("running").await[0]), [Value::Null, Value::Null]);
    assert_eq!(of_ana["talk"][0]["name"], Value::Null);
    assert_eq!(ben.table(&id).await["talk"][0]["name"], "Ben");
    for (caller, action) in [(&mut ana, "vote"), (&mut ben, "vote")] {
        let seat = caller.table(&id).await["as"].as_u64().expect("a seat");
        caller.act(&id, seat, action).await.ok();
    }
    let (of_ana, public) = (ana.table(&id).await, house.stranger().table(&id).await);
    for seen in [&of_ana, &public] {
        assert_eq!(kinds(&seen["table"]), [json!("Ana"), json!("Ben")]);
        assert_eq!(seen["talk"][0]["name"], "Ben");
    }
    assert_eq!(kinds(&ana.list("mine").await[0]), [json!("Ana"), json!("Ben")]);
}

#[tokio::test]
async fn the_worlds_do_differ() {
    // To Ben they do: otherwise the tests above would show nothing.
    let house = TestHouse::new().await;
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let id = ana.make("blindbid", json!({ "players": 2 }), seats).await;
    ben.sit(&id, 1).await.ok();
    let (before, public) = (ben.table(&id).await, house.stranger().table(&id).await);
    ben.act(&id, 1, "vote").await.ok();
    let after = ben.table(&id).await;
    assert_ne!(after["scene"], before["scene"]);
    assert_eq!(after["told"].as_u64(), before["told"].as_u64().map(|told| told + 1));
    assert_eq!(house.stranger().table(&id).await, public);
    let own: Vec<&Value> =
        after["log"].as_array().expect("a log").iter().filter(|line| !line["action"].is_null()).collect();
    assert_eq!(own.len(), 1);
}
