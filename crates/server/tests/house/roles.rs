//! Who plays a veiled seat is in nothing that anybody else gets: worlds that differ in that alone are the same, byte for byte.

use serde_json::json;

use crate::tools::veiled::{Step, TABLE, Unknown, World};
use crate::tools::{Curiosity, DAY, PATIENCE, TestHouse, must_read_alike};

const HOUR: u64 = DAY / 24;
const SOCKETS: [&str; 4] = ["Ana", "Ana as public", "Eve", "nobody"];

/// A match of the test game. Ana plays seat 0, Ben seat 1; those of 2 and 3 nobody knows.
fn world(unknown: [Unknown; 2], substitutes: &[Unknown], host: &'static str, steps: Vec<Step>) -> World {
    World {
        game: "blindbid",
        config: json!({ "players": 4, "press": "full", "roles": "drawn" }),
        known: &["Ana", "Ben"],
        unknown,
        substitutes: substitutes.iter().map(|unknown| unknown.name()).collect(),
        time: DAYS,
        host,
        dealt: vec!["hands 1,2,3 4,5,6 7,8,9 10,11,12", "prize 2"],
        watchers: vec!["Ana", "Eve"],
        curiosity: Curiosity {
            eyes: &["0", "1", "2", "3", "public"],
            numbers: (0..20).collect(),
            things: &["hidden-far-1", "piece-0"],
            steps: &["nowhere"],
            hidden: &[2, 3],
        },
        is_thorough: true,
        steps,
    }
}

const DAYS: &str = r#"{"kind":"days","days":2}"#;

/// Two windows in which Ana and Ben are ready, and nobody else does anything.
fn idle(between: &[Step]) -> Vec<Step> {
    use Step::{Attends, Does, Pass, Reopens, Writes};
    let mut steps = vec![Does("Ana", "bid 1"), Does("Ana", "ready"), Writes("Ana", "who are they?")];
    steps.extend(between.iter().cloned());
    steps.extend([
        Does("Ben", "bid 4"),
        Does("Ben", "ready"),
        Does("Ben", "unready"),
        Does("Ben", "ready"),
        Attends,
        Pass(12 * HOUR),
    ]);
    steps.extend([Reopens(HOUR), Pass(11 * HOUR - 30_000), Pass(30_000)]);
    steps.extend([
        Does("Ana", "bid 2"),
        Does("Ana", "ready"),
        Does("Ben", "bid 5"),
        Does("Ben", "ready"),
        Pass(25 * HOUR),
    ]);
    steps.extend([Does("Ana", "bid 3"), Attends, Pass(HOUR), Reopens(HOUR)]);
    steps
}

#[tokio::test]
async fn nobody_learns_who_plays_unknown() {
    use Step::{Frees, Leaves, Pass, Secret, StepsIn, Tries};
    use Unknown::{Cleo, Dan, Fay, Gil};
    let nothing = || Pass(0);
    let world = |unknown, substitutes: &[Unknown], host, between: [Step; 4]| {
        world(unknown, substitutes, host, idle(&between))
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
        lived.push(world.live().await.0);
    }
    let seen = must_read_alike(lived);
    for name in Unknown::PEOPLE.map(Unknown::name) {
        assert!(!seen.contains(name), "{name}");
    }
    assert!(!seen.contains("Bot 1") && seen.contains("\"hidden\"") && seen.contains("blindbid-shown"));
    for who in SOCKETS {
        for secret in ["step 3", "step 4", "step 5", "step 6"] {
            assert_eq!(seen.count(secret, who), 0, "{secret}, {who}");
        }
    }
}

#[tokio::test]
async fn nobody_learns_that_a_bot_plays_unknown() {
    use Step::{Does, Pass, Secret};
    use Unknown::{Bot, Cleo, Dan, Fay};
    let steps = |of: [Vec<String>; 2]| {
        let [third, fourth] = of;
        vec![
            Pass(0),
            Secret(2, third),
            Secret(3, fourth),
            Does("Ana", "bid 1"),
            Does("Ana", "ready"),
            Does("Ben", "bid 4"),
            Does("Ben", "ready"),
            Pass(25 * HOUR),
        ]
    };
    let world = |unknown, substitutes: &[Unknown], acts| world(unknown, substitutes, "Eve", steps(acts));
    let bots = world([Bot, Bot], &[], [Vec::new(), Vec::new()]);
    let (of_bots, journal) = bots.live_after(until_bots_are_ready).await;
    // What the bots did the people do.
    let acts = |seat: u8| -> Vec<String> {
        let start = format!("act {seat} ");
        let until = journal.iter().position(|line| line.starts_with("expired ")).expect("it ran out");
        journal[..until].iter().filter_map(|line| line.strip_prefix(&start)).map(str::to_owned).collect()
    };
    let people = world([Cleo, Dan], &[Fay], [acts(2), acts(3)]);
    let mixed = world([Dan, Fay], &[], [acts(2), acts(3)]);
    must_read_alike(vec![of_bots, people.live().await.0, mixed.live().await.0]);
}

/// Bots act first.
async fn until_bots_are_ready(house: &TestHouse) {
    house.house.wake().await.expect("they wake");
    let ready = async {
        let is_ready = |line: &&String| *line == "act 2 ready" || *line == "act 3 ready";
        while house.journal(TABLE).await.iter().filter(is_ready).count() < 2 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, ready).await.expect("the bots act");
}

/// People come, act, leave a veiled seat and are refused, each as often in every world.
#[tokio::test]
async fn figures_do_not_tell_who_plays_unknown() {
    use Step::{Does, Leaves, Pass, Secret, StepsIn, Tries};
    use Unknown::{Cleo, Dan, Fay, Gil};
    let acts = |seat, card: &str| Secret(seat, vec![format!("bid {card}"), "ready".to_owned()]);
    let steps = |own: &str, other: &str| {
        let (own, other) = (acts(2, own), acts(3, other));
        let done = [Does("Ana", "bid 1"), own, other, Tries(2), Leaves(2), StepsIn(Fay)];
        [done.to_vec(), vec![Does("Ben", "bid 4"), Pass(49 * HOUR)]].concat()
    };
    let mut told = Vec::new();
    for (unknown, steps) in
        [([Cleo, Dan], steps("7", "10")), ([Dan, Gil], steps("9", "11")), ([Gil, Cleo], steps("8", "12"))]
    {
        told.push(world(unknown, &[Fay], "Eve", steps).figures().await);
    }
    assert!(told[0].contains("tabletier_deadline_lateness_seconds_count 1\n"), "{}", told[0]);
    assert!(told.iter().all(|figures| *figures == told[0]), "{told:#?}");
}
