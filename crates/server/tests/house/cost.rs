//! What a move costs does not grow with its match, and what nobody needs is not in memory.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use search::Luck;
use serde_json::json;
use store::Chair;
use tabletop::{Dice, Pending};

use crate::tools::{BREAKS_AS_BOT, Caller, Counted, Follower, PATIENCE, Planted, Shaky, Socket, TestHouse};

const TABLE: &str = "long";

/// How many actions are played before all are taken back.
const LINE: usize = 90;

/// A long line of Diam in which nobody wins: pieces are moved about rather than placed.
fn line() -> &'static [String] {
    static LINES: OnceLock<Vec<String>> = OnceLock::new();
    LINES.get_or_init(|| {
        let diam = catalog::game("diam").expect("it is in the catalog");
        let line = |seed: u64| -> Option<Vec<String>> {
            let (mut luck, mut lines) = (Luck::from_seed(seed), Vec::new());
            let mut table = diam.start(&json!({})).expect("the default can be played");
            while lines.len() < LINE {
                let Pending::Seats { must, .. } = table.pending() else { return None };
                let seat = must.first().expect("somebody is awaited");
                let mut moves = table.moves(seat);
                if lines.len() > 6 && moves.iter().any(|action| action.contains('-')) && luck.below(8) != 0 {
                    moves.retain(|action| action.contains('-'));
                }
                let action = moves.swap_remove(luck.below(moves.len() as u32) as usize);
                lines.push(table.act_at(None, seat, &action).expect("it was listed"));
            }
            Some(lines)
        };
        (0..10_000).find_map(line).expect("there is such a line")
    })
}

/// A journal of so many entries: the same line, played and taken back again and again.
fn journal(entries: usize, second: &str) -> Vec<String> {
    let round = line().iter().cloned().chain(["takeback 2".to_owned()]);
    let names = ["seated 0 Ana".to_owned(), format!("seated 1 {second}")];
    let mut lines: Vec<String> = names.into_iter().chain(round.cycle().take(entries - 3)).collect();
    lines.push("takeback 2".to_owned());
    lines
}

/// A house with a match that is so long already, nobody having asked for it yet.
async fn long_match(entries: usize, has_bot: bool) -> (TestHouse, Arc<Shaky>, Caller, Caller) {
    let (house, shaky) = TestHouse::shaky().await;
    let (ana, ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let guest = |caller: &Caller, name: &str| Chair::guest(caller.id(), name);
    let (second, name) =
        if has_bot { (Chair::Bot { level: 1 }, "Bot 1") } else { (guest(&ben, "Ben"), "Ben") };
    let chairs = vec![guest(&ana, "Ana"), second];
    let planted = Planted {
        id: TABLE,
        game: "counted",
        config: json!({}),
        chairs,
        lines: journal(entries, name),
        ..Planted::default()
    };
    planted.into(house.house.store.as_ref()).await;
    Counted::since();
    (house, shaky, ana, ben)
}

#[tokio::test]
async fn a_move_costs_the_same_at_any_length() {
    let _alone = Counted::alone().await;
    let mut costs = Vec::new();
    for entries in [20, 2_000] {
        let (house, _, mut ana, mut ben) = long_match(entries, false).await;
        let address = house.listen().await;
        let mut followers = [
            Follower::by(address, &format!("/api/tables/{TABLE}/live?since=100000"), ana.cookie.as_deref())
                .await,
            Follower::by(address, &format!("/api/tables/{TABLE}/live?since=100000"), ben.cookie.as_deref())
                .await,
            Follower::by(address, &format!("/api/tables/{TABLE}/live?since=100000"), None).await,
        ];
        let loaded = Counted::since();
        assert!(loaded.applied >= entries as u64 * 9 / 10 - 4, "the match was replayed once: {loaded:?}");
        let window = |follower: &Follower| follower.seen["waiting"]["window"].as_u64().expect("a window");
        let (first, seat) = (window(&followers[0]), 0);
        ana.act_as(TABLE, seat, "o1", first, "the-first-key").await.ok();
        let act = Counted::since();
        ana.act_as(TABLE, seat, "o1", first, "the-first-key").await.ok();
        let repeat = Counted::since();
        ben.act_as(TABLE, 1, "m1", first, "too-late-for-it").await.refused(409, "refused-window-closed");
        let refused = Counted::since();
        ben.say(TABLE, "table", "hm").await.ok();
        let talk = Counted::since();
        for follower in &mut followers {
            assert_eq!(follower.drain().await.len(), 1 + usize::from(follower.seen["as"] != "public"));
        }
        let told = followers[0].seen["told"].as_u64().expect("a number");
        ana.get(&format!("/api/tables/{TABLE}?since={told}")).await.ok();
        let asked = Counted::since();
        ana.list("mine").await;
        ana.get("/api/tables/waiting").await.ok();
        let listed = Counted::since();
        assert_eq!((act.applied, act.seen), (1, 3), "one action, three viewers");
        assert_eq!(
            (listed.applied, listed.seen, listed.drawn, listed.told),
            (0, 0, 0, 0),
            "lists ask no rules"
        );
        costs.push([act, repeat, refused, talk, asked, listed]);
    }
    assert_eq!(costs[0], costs[1]);
}

#[tokio::test]
async fn a_bots_move_costs_the_same_at_any_length() {
    let _alone = Counted::alone().await;
    let mut costs = Vec::new();
    for entries in [20, 2_000] {
        let (house, _, mut ana, _) = long_match(entries, true).await;
        let window = ana.table(TABLE).await["waiting"]["window"].as_u64().expect("a window");
        Counted::since();
        ana.act_as(TABLE, 0, "o1", window, "the-first-key").await.ok();
        let begun = std::time::Instant::now();
        while house.journal(TABLE).await.len() < entries + 2 {
            assert!(begun.elapsed() < PATIENCE, "the bot answers");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        // The answer is in memory a moment after it is on disk.
        drop(house.house.table(TABLE).await.expect("it is there").hold().await);
        let work = Counted::since();
        assert_eq!(work.applied, 2, "what a bot imagines is its own business");
        costs.push((work, house.journal(TABLE).await[entries + 1].clone()));
    }
    assert_eq!(costs[0], costs[1]);
}

#[tokio::test]
async fn the_past_is_never_far() {
    let _alone = Counted::alone().await;
    let (_house, _, mut ana, _) = long_match(2_000, false).await;
    let told = ana.table(TABLE).await["told"].as_u64().expect("a number");
    assert_eq!(told, 2_000);
    let mut farthest = 0;
    for number in (0..=told).step_by(13).chain([told]) {
        Counted::since();
        ana.get(&format!("/api/tables/{TABLE}/at/{number}")).await.ok();
        let work = Counted::since();
        assert!(work.applied <= 32 && work.seen == 0 && work.drawn == 1, "{number}: {work:?}");
        farthest = farthest.max(work.applied);
        ana.get(&format!("/api/tables/{TABLE}/picture.svg?at={number}")).await.text();
        assert_eq!(Counted::since(), work, "the same for a picture");
    }
    assert!(farthest > 20, "{farthest}");
}

#[tokio::test]
async fn only_what_is_owed_is_loaded_at_the_start() {
    let _alone = Counted::alone().await;
    let (house, shaky, ana, ben) = long_match(20, true).await;
    drop((ana, ben, shaky));
    let house = house.reopen().await;
    house.house.wake().await.expect("nothing is broken");
    let nothing = Counted::since();
    assert_eq!((nothing.applied, nothing.seen), (0, 0), "no bot owes anything");
    assert_eq!(house.house.tables_in_memory(), 0);
    // Where one does its table is loaded, and no other.
    let mut ana = house.guest("Ana").await;
    let other = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "bot", "level": 1 }])).await;
    house.house.close();
    ana.act(&other, 0, "r1").await.ok();
    drop(ana);
    let house = house.reopen().await;
    house.house.wake().await.expect("nothing is broken");
    assert_eq!((house.house.tables_in_memory(), Counted::since()), (1, nothing));
}

/// Lets time pass for whatever lies unused in memory.
async fn pass(time: Duration) {
    tokio::time::pause();
    tokio::time::advance(time).await;
    tokio::time::resume();
}

const LONG: Duration = Duration::from_secs(10 * 60 + 1);

/// Sweeps again and again, as whoever holds a table may take a moment to let go.
async fn until_empty(house: &TestHouse) {
    let begun = std::time::Instant::now();
    loop {
        pass(LONG).await;
        house.house.sweep();
        if house.house.tables_in_memory() == 0 {
            return;
        }
        assert!(begun.elapsed() < PATIENCE, "somebody holds a table");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn tables_leave_memory_when_nobody_needs_them() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    ana.act(&id, 0, "r1").await.ok();
    let before = ben.table(&id).await;
    assert_eq!(house.house.tables_in_memory(), 1);
    house.house.sweep();
    pass(Duration::from_secs(9 * 60)).await;
    house.house.sweep();
    assert_eq!(house.house.tables_in_memory(), 1, "somebody asked not long ago");
    // A socket holds its table.
    let address = house.listen().await;
    let mut socket = Socket::live(address, &id, ben.cookie.as_deref()).await;
    pass(LONG).await;
    house.house.sweep();
    assert_eq!(house.house.tables_in_memory(), 1);
    ben.act(&id, 1, "m2").await.ok();
    assert_eq!(socket.drain().await.len(), 1, "and is told as ever");
    drop(socket);
    until_empty(&house).await;
    // Whoever comes back finds it as it was.
    let after = ana.table(&id).await;
    assert_eq!((&after["told"], &after["table"]), (&json!(4), &before["table"]));
    ana.act(&id, 0, "o3").await.ok();
}

#[tokio::test]
async fn a_table_that_broke_leaves_memory_too() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": BREAKS_AS_BOT }]);
    let id = ana.make("fuse", json!({}), seats).await;
    ana.act(&id, 0, "r1").await.ok();
    house.until(&mut ana, &id, |seen| seen["frozen"] == true).await;
    until_empty(&house).await;
}

#[tokio::test]
async fn a_table_is_loaded_once_for_all_who_ask() {
    let _alone = Counted::alone().await;
    let (_house, shaky, ana, ben) = long_match(200, false).await;
    shaky.journals_since();
    let mut asking = tokio::task::JoinSet::new();
    for caller in [&ana, &ben, &ana, &ben] {
        let mut caller = caller.clone();
        asking.spawn(async move { caller.table(TABLE).await["told"].clone() });
    }
    assert!(asking.join_all().await.iter().all(|told| told == 200));
    assert_eq!(shaky.journals_since(), 1);
    let applied = Counted::since().applied;
    assert!((150..200).contains(&applied), "replayed once: {applied}");
}

#[tokio::test]
async fn addresses_that_lead_nowhere_leave_nothing_behind() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    for n in 0..20 {
        for path in ["", "/board", "/record"] {
            ana.get(&format!("/api/tables/nowhere{n}{path}")).await.refused(404, "not-found");
        }
        ana.act_as(&format!("nowhere{n}"), 0, "r1", 0, "12345678").await.refused(404, "not-found");
    }
    assert_eq!(house.house.tables_in_memory(), 0);
}
