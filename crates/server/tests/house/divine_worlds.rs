//! Worlds of Diable et Bon Dieu that differ only in what is secret there (whom the divine protect, what they cast, to whom they give,
//! who they are) are the same, byte for byte, to whoever may not know: on every endpoint, in every frame, in every refusal.

use serde_json::json;

use crate::tools::veiled::{Step, Unknown, World};
use crate::tools::{Curiosity, DAY, Transcript, must_read_alike};

const HOUR: u64 = DAY / 24;
const DEVIL: u64 = 7;
const LORD: u64 = 8;
/// Those who play the powers, in their order.
const POWERS: [&str; 7] = ["Ana", "Ben", "Fred", "Gus", "Ida", "Rob", "Tom"];
/// All seven in the spring of 1904, each with a unit and a centre.
const SPRING: &str = "S1904M; AUSTRIA A VIE; ENGLAND F LON; FRANCE A PAR; GERMANY A BER; ITALY A ROM; RUSSIA A MOS; TURKEY A CON; \
    AUSTRIA = VIE; ENGLAND = LON; FRANCE = PAR; GERMANY = BER; ITALY = ROM; RUSSIA = MOS; TURKEY = CON";
/// The winter of 1903, when something is given: France may build, Russia must disband, the others have what is due.
const WINTER: &str = "W1903A; AUSTRIA A VIE; ENGLAND F LON; FRANCE A BUR; GERMANY A BER; ITALY A TUS; RUSSIA A GAL, A UKR; TURKEY A SYR; \
    AUSTRIA = VIE; ENGLAND = LON; FRANCE = PAR MAR; GERMANY = BER; ITALY = ROM; RUSSIA = MOS; TURKEY = CON";

/// A match in which nothing of what was cast is told before its end.
fn world(position: &str, unknown: [Unknown; 2], protected: &'static str, steps: Vec<Step>) -> World {
    World {
        game: "divine",
        config: json!({ "position": position, "reveal": "none" }),
        known: &POWERS,
        unknown,
        substitutes: vec!["Sue"],
        time: r#"{"kind":"days","days":2}"#,
        host: "Gil",
        dealt: vec![protected],
        watchers: [POWERS.as_slice(), &["Eve", "Sue"]].concat(),
        curiosity: Curiosity {
            eyes: &["2", "7", "8", "public"],
            numbers: vec![0, 1, 3, 6, 99],
            things: &["unit-par", "unit-rom", "region-vie"],
            steps: &["region-par", "gift-france"],
            hidden: &[DEVIL, LORD],
        },
        is_thorough: false,
        steps,
    }
}

/// What whoever holds a divine seat does.
fn secret(seat: u64, actions: &[&str]) -> Step {
    Step::Secret(seat, actions.iter().map(|action| (*action).to_owned()).collect())
}

/// A spring in which everybody stays where they are, so that no cast changes anything (a bot's neither); what happens in secret is said.
fn spring(first: [Step; 3], then: [Step; 2]) -> Vec<Step> {
    use Step::{Attempts, Does, Look, Pass, Reopens, Writes};
    let orders = ["A VIE H", "F LON H", "A PAR H", "A BER H", "A ROM H", "A MOS H", "A CON H"];
    let mut steps: Vec<Step> = first.into();
    steps.push(Writes("Fred", "who are they?"));
    steps.extend(POWERS.iter().zip(orders).map(|(name, order)| Does(name, order)));
    steps.extend(then);
    steps.push(Attempts);
    steps.extend(POWERS.map(|name| Does(name, "ready")));
    // Half of the two days are kept for those unknown, and then everybody sees what was ordered.
    steps.extend([Look, Pass(23 * HOUR), Pass(HOUR), Reopens(HOUR), Look]);
    steps
}

/// A winter with a gift that its country does not use.
fn winter(given: Step) -> Vec<Step> {
    use Step::{Attempts, Does, Look, Pass};
    let mut steps = vec![given, Attempts, Look, Pass(25 * HOUR), Look];
    steps.extend([Does("Fred", "B A PAR"), Does("Rob", "A GAL D")]);
    steps.extend(POWERS.map(|name| Does(name, "ready")));
    steps.extend([Look, Attempts]);
    steps
}

async fn lived(worlds: &[World]) -> Vec<Transcript> {
    let mut lived = Vec::new();
    for world in worlds {
        lived.push(world.live().await.0);
    }
    lived
}

/// Nobody who is watched got a message at these steps.
fn must_be_silent(seen: &Transcript, watchers: &[&str], steps: impl IntoIterator<Item = usize>) {
    for step in steps {
        for who in watchers {
            assert_eq!(seen.count(&format!("step {step}"), who), 0, "step {step}, {who}");
        }
    }
}

#[tokio::test]
async fn nobody_learns_whom_they_protect_what_they_cast_or_who_they_are() {
    use Step::{Pass, Tries};
    use Unknown::{Bot, Cleo, Dan, Fay, Gil};
    let idle = || Pass(0);
    let mut worlds = vec![
        world(
            SPRING,
            [Cleo, Dan],
            "devil FRANCE lord ITALY",
            spring([idle(), idle(), idle()], [idle(), idle()]),
        ),
        world(
            SPRING,
            [Gil, Fay],
            "devil TURKEY lord AUSTRIA",
            spring(
                [secret(DEVIL, &["curse ROM", "ready"]), secret(LORD, &["bless MOS", "clear"]), Tries(DEVIL)],
                [secret(LORD, &["bless PAR", "ready", "unready"]), Tries(LORD)],
            ),
        ),
        world(
            SPRING,
            [Bot, Cleo],
            "devil RUSSIA lord FRANCE",
            spring([idle(), idle(), idle()], [idle(), idle()]),
        ),
    ];
    worlds[1].host = "Fay";
    worlds[1].substitutes.push("Cleo");
    worlds[2].host = "Cleo";
    let seen = must_read_alike(lived(&worlds).await);
    for name in Unknown::PEOPLE.map(Unknown::name) {
        assert!(!seen.contains(&format!("\"{name}\"")), "{name}");
    }
    assert!(!seen.contains("Bot 1") && seen.contains("\"hidden\"") && seen.contains("A PAR H"));
    must_be_silent(&seen, &worlds[0].watchers, [0, 1, 2, 11, 12]);
    // The phase closed, and everybody saw it.
    assert!(worlds[0].watchers.iter().all(|who| seen.count("step 23", who) > 0));
}

#[tokio::test]
async fn nobody_else_learns_of_a_gift() {
    use Unknown::{Cleo, Dan, Fay};
    let mut worlds = [
        world(WINTER, [Cleo, Dan], "devil FRANCE lord ITALY", winter(secret(LORD, &["gift none"]))),
        world(WINTER, [Cleo, Fay], "devil FRANCE lord RUSSIA", winter(secret(LORD, &["gift ITALY"]))),
        world(
            WINTER,
            [Cleo, Dan],
            "devil FRANCE lord AUSTRIA",
            winter(secret(LORD, &["gift FRANCE", "gift TURKEY"])),
        ),
        world(WINTER, [Cleo, Fay], "devil FRANCE lord TURKEY", winter(secret(LORD, &[]))),
    ];
    for world in &mut worlds {
        // Those who are told of it in one of these worlds do not watch; the Devil does.
        world.watchers.retain(|name| !["Ida", "Tom"].contains(name));
        world.watchers.push("Cleo");
    }
    let seen = must_read_alike(lived(&worlds).await);
    must_be_silent(&seen, &worlds[0].watchers, [0]);
    assert!(worlds[0].watchers.iter().all(|who| seen.count("step 3", who) > 0), "its window closes");
    // Whoever gets it is told: otherwise this would show nothing.
    let told = worlds.map(|mut world| {
        world.watchers = vec!["Ida"];
        world
    });
    let told = lived(&told).await;
    assert!(
        told[0].is_like(&told[2]) && told[0].is_like(&told[3]),
        "it is Turkey's, and Italy hears nothing"
    );
    assert!(!told[0].is_like(&told[1]), "it is Italy's");
}

#[tokio::test]
async fn the_divine_learn_nothing_of_each_other_beyond_the_devils_country() {
    use Step::Pass;
    use Unknown::{Bot, Cleo, Dan, Fay, Gil};
    let idle = || Pass(0);
    let casts = |seat, cast: &str| {
        spring(
            [secret(seat, &[cast, "ready"]), idle(), idle()],
            [secret(seat, &["unready", "clear"]), idle()],
        )
    };
    let nothing = || spring([idle(), idle(), idle()], [idle(), idle()]);
    let seen_by = async |who: &'static str, mut worlds: Vec<World>| {
        worlds.iter_mut().for_each(|world| world.watchers = vec![who]);
        lived(&worlds).await
    };
    // Cleo is the Devil: the other's country, casts and name differ.
    let of_devil = vec![
        world(SPRING, [Cleo, Dan], "devil FRANCE lord ITALY", nothing()),
        world(SPRING, [Cleo, Fay], "devil FRANCE lord TURKEY", casts(LORD, "bless PAR")),
        world(SPRING, [Cleo, Bot], "devil FRANCE lord AUSTRIA", nothing()),
        world(SPRING, [Cleo, Dan], "devil RUSSIA lord ITALY", nothing()),
    ];
    let mut seen = seen_by("Cleo", of_devil).await;
    let other = seen.pop().expect("four worlds");
    assert!(!must_read_alike(seen).is_like(&other), "he knows his own");
    // Dan is the Good Lord: the other's casts and name differ, since he knows both countries.
    let of_lord = vec![
        world(SPRING, [Cleo, Dan], "devil FRANCE lord ITALY", nothing()),
        world(SPRING, [Gil, Dan], "devil FRANCE lord ITALY", casts(DEVIL, "curse ROM")),
        world(SPRING, [Bot, Dan], "devil FRANCE lord ITALY", nothing()),
        world(SPRING, [Cleo, Dan], "devil RUSSIA lord ITALY", nothing()),
    ];
    let mut seen = seen_by("Dan", of_lord).await;
    let other = seen.pop().expect("four worlds");
    assert!(!must_read_alike(seen).is_like(&other), "he knows the Devil's");
}

#[tokio::test]
async fn nobody_learns_that_a_divine_player_was_replaced() {
    use Step::{Leaves, Pass, StepsIn};
    use Unknown::{Cleo, Dan, Fay, Gil};
    let idle = || Pass(0);
    let world = |first: [Step; 3], then: [Step; 2]| {
        let mut world = world(SPRING, [Cleo, Dan], "devil FRANCE lord ITALY", spring(first, then));
        // Substitutes are asked, and know that somebody is missing.
        world.substitutes = vec!["Fay", "Gil"];
        world.watchers.retain(|name| *name != "Sue");
        world.watchers.push("Dan");
        world
    };
    let worlds = [
        world([idle(), idle(), idle()], [idle(), idle()]),
        world(
            [Leaves(DEVIL), StepsIn(Gil), idle()],
            [secret(DEVIL, &["curse VIE"]), secret(DEVIL, &["clear"])],
        ),
        world([secret(DEVIL, &["curse LON"]), Leaves(DEVIL), idle()], [StepsIn(Fay), Leaves(DEVIL)]),
    ];
    let seen = must_read_alike(lived(&worlds).await);
    must_be_silent(&seen, &worlds[0].watchers, [0, 1, 2, 11, 12]);
}
