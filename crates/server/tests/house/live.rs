//! The table's socket: the whole, what is personal, and a frame for every change.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::tungstenite::Message;

use crate::tools::{Follower, Socket, TestHouse, at, is_awaited};

/// The keys of a frame.
fn keys(frame: &Value) -> Vec<&str> {
    frame.as_object().expect("a frame").keys().map(String::as_str).collect()
}

#[tokio::test]
async fn the_whole_at_once_and_a_frame_at_every_change() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    let address = house.listen().await;
    let mut follower = Follower::new(address, &id, ben.cookie.as_deref()).await;
    let mut first = follower.seen.clone();
    first["own"] = follower.own.clone();
    assert_eq!(first, ben.table(&id).await);
    ana.act(&id, 0, "r1").await.ok();
    let frame = follower.frame().await;
    assert_eq!(frame["number"], 1);
    assert_eq!(at(&frame, "log.0.action"), &json!({ "seat": 0, "text": "r1" }));
    assert_eq!(frame["log"].as_array().expect("a log").len(), 1);
    assert_eq!(follower.seen["told"], 3);
    assert!(is_awaited(&ben.table(&id).await) && at(&frame, "waiting.must") == &json!([1]));
    follower.must_agree(&mut ben, &id).await;
    ana.say(&id, "table", "your turn").await.ok();
    let frame = follower.frame().await;
    assert_eq!(keys(&frame), ["number", "talk"], "nothing else changed");
    assert_eq!(at(&frame, "talk.0.text"), "your turn");
    // What changes nothing for this viewer sends nothing.
    house.guest("Eve").await.say(&id, "watchers", "psst").await.ok();
    assert!(follower.drain().await.is_empty());
    ben.resign(&id, 1).await.ok();
    let last = follower.frame().await;
    assert_eq!(last["number"], 3, "what was not for them counts nothing");
    assert_eq!((at(&last, "table.status"), last.get("talk")), (&json!("over"), None));
    let texts: Vec<_> = last["all_talk"].as_array().expect("all").iter().map(|line| &line["text"]).collect();
    assert_eq!(texts, ["your turn", "psst"], "now everybody hears everything");
    follower.must_agree(&mut ben, &id).await;
    // Somebody who comes late begins where the others are.
    let late = Follower::new(address, &id, ben.cookie.as_deref()).await;
    assert_eq!(late.seen, follower.seen);
}

#[tokio::test]
async fn a_viewer_goes_on_where_they_were() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    ana.act(&id, 0, "r1").await.ok();
    ben.act(&id, 1, "m2").await.ok();
    let address = house.listen().await;
    for (since, numbers) in [(0, vec![1, 2, 3, 4]), (3, vec![4]), (4, vec![]), (99, vec![])] {
        let path = format!("/api/tables/{id}/live?since={since}");
        let follower = Follower::by(address, &path, ana.cookie.as_deref()).await;
        let log = follower.seen["log"].as_array().expect("a log").iter();
        assert_eq!(log.map(|line| &line["number"]).collect::<Vec<_>>(), numbers);
        assert_eq!((&follower.seen["told"], &follower.seen["since"]), (&json!(4), &json!(since.min(4))));
    }
}

#[tokio::test]
async fn two_tabs_and_a_watcher_see_the_same_change() {
    let house = TestHouse::new().await;
    let (id, mut ana, _ben) = house.diam().await;
    let address = house.listen().await;
    let cookie = ana.cookie.clone();
    let mut one = Socket::live(address, &id, cookie.as_deref()).await;
    let mut two = Socket::live(address, &id, cookie.as_deref()).await;
    let mut seat = Follower::new(address, &id, cookie.as_deref()).await;
    let mut public = Follower::new(address, &id, None).await;
    assert_eq!(
        (&public.seen["as"], &public.own),
        (
            &json!("public"),
            &json!({ "seats": [], "invites": [], "owes": [], "kept": [], "host": false, "hints": false, "plans": [] })
        )
    );
    ana.act(&id, 0, "r1").await.ok();
    let text = one.next_text().await;
    assert_eq!(two.next_text().await, text, "byte for byte");
    seat.take(&text);
    public.frame().await;
    assert_eq!(public.seen["scene"], seat.seen["scene"]);
}

/// Opens a socket that asks for these versions of the protocol. Gives the one that was agreed on, and the socket.
async fn speaking(address: SocketAddr, path: &str, versions: &str) -> (Option<String>, Socket) {
    Socket::speaking(address, path, versions).await.expect("every version is let in")
}

#[tokio::test]
async fn other_versions_of_the_protocol_are_told_so() {
    let house = TestHouse::new().await;
    let (id, _ana, _ben) = house.diam().await;
    let address = house.listen().await;
    for path in [format!("/api/tables/{id}/live"), "/api/live".to_owned()] {
        for versions in ["tabletier.2", "tabletier.1, tabletier.2", "tabletier.2,tabletier.9"] {
            let (agreed, mut socket) = speaking(address, &path, versions).await;
            assert_eq!(agreed.as_deref(), Some("tabletier.2"), "{versions}");
            socket.drain().await;
        }
        for versions in ["tabletier.1", "tabletier.3", "tabletier.22, tabletier.1"] {
            let (_, mut socket) = speaking(address, &path, versions).await;
            assert_eq!(socket.until_closed().await, Some(4001), "{versions}");
        }
    }
}

#[tokio::test]
async fn who_is_too_slow_gets_the_whole_instead() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    // Little fits on the way: what is not read soon stays in the house.
    let address = house.listen_narrow().await;
    let path = format!("/api/tables/{id}/live");
    let mut slow = Follower::at(Socket::narrow(address, &path, ben.cookie.as_deref()).await).await;
    let mut quick = Follower::by(address, &path, ben.cookie.as_deref()).await;
    let long = "🦆".repeat(500);
    for number in 1..=80 {
        ana.say(&id, "table", &long).await.ok();
        assert_eq!(quick.frame().await["number"], number, "who reads misses nothing");
    }
    let (mut frames, mut wholes) = (0, 0);
    while slow.seen["number"] != 80 {
        let message = slow.next().await;
        frames += u32::from(message["frame"].is_object());
        wholes += u32::from(message["whole"].is_object());
    }
    assert!((1..48).contains(&frames), "some were on the way: {frames}");
    assert_eq!(wholes, 1, "then differences did not help any more");
    slow.drain().await;
    assert_eq!(slow.seen, quick.seen);
    ana.act(&id, 0, "r1").await.ok();
    assert_eq!(slow.frame().await["number"], 81, "and from there it goes on");
    slow.must_agree(&mut ben, &id).await;
}

#[tokio::test]
async fn who_may_not_look_is_told() {
    let house = TestHouse::new().await;
    let (id, ana, _ben) = house.diam().await;
    let address = house.listen().await;
    let cookie = ana.cookie.as_deref();
    let open = async |path: String| {
        Socket::open(address, &path, cookie, None).await.err().map(|status| status.as_u16())
    };
    assert_eq!(open(format!("/api/tables/{id}/live?as=1")).await, Some(403));
    assert_eq!(open(format!("/api/tables/{id}/live?as=12")).await, Some(404));
    assert_eq!(open("/api/tables/nowhere/live".to_owned()).await, Some(404));
    assert_eq!(open(format!("/api/tables/{id}/live?since=x")).await, Some(400));
    assert_eq!(open(format!("/api/tables/{id}/live?as=public")).await, None);
}

#[tokio::test]
async fn what_clients_send_does_no_harm() {
    let house = TestHouse::new().await;
    let (id, mut ana, ben) = house.diam().await;
    let address = house.listen().await;
    let mut witness = Follower::new(address, &id, ben.cookie.as_deref()).await;
    // Small talk is read and dropped.
    let mut chatty = Socket::live(address, &id, ana.cookie.as_deref()).await;
    for message in
        [Message::text("{\"do\":\"win\"}"), Message::text(""), Message::binary(vec![0, 159, 146, 150])]
    {
        chatty.send(message).await;
    }
    assert!(chatty.drain().await.is_empty());
    // What is too large, or no frame at all, ends that socket alone.
    chatty.send(Message::text("x".repeat(5000))).await;
    chatty.until_closed().await;
    for bytes in [
        // Reserved bits and an unknown opcode; an unmasked frame; a control frame that is too long; a text that is
        // no UTF-8; a frame that says it is 2^62 bytes long.
        vec![0xff; 64],
        vec![0x81, 0x02, b'h', b'i'],
        [&[0x89, 0xfe, 0x01, 0x00][..], &[7; 260]].concat(),
        vec![0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28],
        vec![0x82, 0xff, 0x40, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4],
    ] {
        let mut socket = Socket::live(address, &id, ana.cookie.as_deref()).await;
        socket.stream().write_all(&bytes).await.expect("it is open");
        socket.until_closed().await;
    }
    // Somebody who goes away in the middle of a frame.
    let mut gone = Socket::live(address, &id, ana.cookie.as_deref()).await;
    gone.stream().write_all(&[0x81, 0xfe]).await.expect("it is open");
    drop(gone);
    assert!(witness.drain().await.is_empty());
    ana.act(&id, 0, "r1").await.ok();
    assert_eq!(witness.frame().await["number"], 1);
}

#[tokio::test]
async fn a_house_that_closes_says_good_bye() {
    let house = TestHouse::new().await;
    let (id, ana, _ben) = house.diam().await;
    let address = house.listen().await;
    let mut table = Socket::live(address, &id, None).await;
    let mut news = Socket::open(address, "/api/live", ana.cookie.as_deref(), None).await.expect("it opens");
    news.next().await;
    house.house.close();
    assert_eq!(table.until_closed().await, Some(1001));
    assert_eq!(news.until_closed().await, Some(1001));
}

#[tokio::test]
async fn at_a_hot_seat_the_socket_follows_the_turn() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let id = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "me" }])).await;
    let address = house.listen().await;
    let mut follower = Follower::new(address, &id, ana.cookie.as_deref()).await;
    let mut fixed =
        Follower::by(address, &format!("/api/tables/{id}/live?as=0"), ana.cookie.as_deref()).await;
    assert_eq!(follower.seen["as"], 0);
    for (seat, action) in [(0, "r1"), (1, "m2"), (0, "o3")] {
        ana.act(&id, seat, action).await.ok();
        let sent = follower.drain().await;
        assert!(sent.iter().any(|message| message["whole"]["as"] == 1 - seat), "another viewer, the whole");
        assert_eq!(follower.seen["as"], 1 - seat);
        follower.must_agree(&mut ana, &id).await;
        let sent = fixed.drain().await;
        assert!(matches!(sent.as_slice(), [one] if one["frame"].is_object()), "who chose a seat keeps it");
        fixed.must_agree(&mut ana, &id).await;
    }
}

#[tokio::test]
async fn what_is_personal_comes_when_it_changes() {
    let house = TestHouse::new().await;
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let id = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "invite" }])).await;
    let address = house.listen().await;
    let mut host = Follower::new(address, &id, ana.cookie.as_deref()).await;
    let mut guest = Follower::new(address, &id, ben.cookie.as_deref()).await;
    assert_eq!((&guest.seen["as"], &guest.own["seats"]), (&json!("public"), &json!([])));
    let link = at(&host.own, "invites.0.link").as_str().expect("a link").to_owned();
    let token = link.split_once("invite=").expect("a token").1;
    ben.post(&format!("/api/tables/{id}/sit"), &json!({ "seat": 1, "invite": token })).await.ok();
    host.drain().await;
    assert_eq!(
        host.own,
        json!({ "seats": [0], "invites": [], "owes": [], "kept": [], "host": true, "hints": false, "plans": [] }),
        "the invitation is used up"
    );
    guest.drain().await;
    assert_eq!((&guest.seen["as"], &guest.own["seats"]), (&json!(1), &json!([1])), "who watched plays");
    host.must_agree(&mut ana, &id).await;
    guest.must_agree(&mut ben, &id).await;
}

#[tokio::test]
async fn news_of_all_ones_tables() {
    let house = TestHouse::new().await;
    let (first, mut ana, mut ben) = house.diam().await;
    let address = house.listen().await;
    let open = async |cookie: Option<&str>| {
        Socket::open(address, "/api/live", cookie, None).await.expect("it opens")
    };
    let (mut of_ana, mut of_ben) = (open(ana.cookie.as_deref()).await, open(ben.cookie.as_deref()).await);
    let mut of_nobody = open(None).await;
    let told = async |socket: &mut Socket| -> Vec<Value> {
        let texts = socket.drain().await;
        texts.iter().map(|text| serde_json::from_str(text).expect("JSON")).collect()
    };
    let waiting = |ids: &[&String]| json!({ "waiting": { "count": ids.len(), "tables": ids } });
    assert_eq!(told(&mut of_ana).await, [waiting(&[&first])], "first of all");
    assert_eq!(told(&mut of_ben).await, [waiting(&[])]);
    assert_eq!(told(&mut of_nobody).await, [waiting(&[])], "nothing waits for nobody");
    ana.act(&first, 0, "r1").await.ok();
    assert_eq!(told(&mut of_ana).await, [waiting(&[])]);
    assert_eq!(told(&mut of_ben).await, [waiting(&[&first])]);
    ana.say(&first, "table", "your turn").await.ok();
    for socket in [&mut of_ana, &mut of_ben, &mut of_nobody] {
        assert!(told(socket).await.is_empty(), "talk waits for nobody");
    }
    // The lobby changes for everybody, and who waits only for whom it concerns.
    let second = ana.make("diam", json!({}), json!([{ "kind": "open" }, { "kind": "me" }])).await;
    for socket in [&mut of_ana, &mut of_ben, &mut of_nobody] {
        assert_eq!(told(socket).await, [json!({ "lobby": {} })]);
    }
    ben.sit(&second, 0).await.ok();
    let mut news = told(&mut of_ben).await;
    news.sort_by_key(Value::to_string);
    assert_eq!(news.last(), Some(&waiting(&[&first, &second])));
    assert!(told(&mut of_ana).await.iter().all(|news| news.get("lobby").is_some()));
    told(&mut of_nobody).await;
    // A table that is in nobody's lobby changes none.
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let wanted = json!({ "game": "diam", "seats": seats, "lot": false });
    let hidden = ana.post("/api/tables", &wanted).await.ok()["id"].as_str().expect("an id").to_owned();
    ben.sit(&hidden, 1).await.ok();
    assert_eq!(told(&mut of_ana).await, [waiting(&[&hidden])]);
    assert!(told(&mut of_ben).await.is_empty() && told(&mut of_nobody).await.is_empty());
    ben.resign(&hidden, 1).await.ok();
    assert_eq!(told(&mut of_ana).await, [waiting(&[])], "a match that is over waits for nobody");
}
