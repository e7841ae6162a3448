//! The live socket.

use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::tungstenite::Message;

use crate::tools::{Socket, TestHouse, at};

#[tokio::test(flavor = "multi_thread")]
async fn a_snapshot_at_once_and_at_every_change() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    let address = house.listen().await;
    let mut socket = Socket::live(address, &id, ben.cookie.as_deref()).await;
    let first = socket.next().await;
    assert_eq!(first, ben.table(&id).await);
    ana.act(&id, 0, "r1").await.ok();
    let second = socket.next().await;
    assert_eq!((&second["since"], &second["number"]), (&first["number"], &json!(3)));
    assert_eq!(at(&second, "log.0.action"), &json!({ "seat": 0, "text": "r1" }));
    assert_eq!(second["log"].as_array().expect("a log").len(), 1);
    assert_eq!(at(&second, "table.your_turn"), true);
    ana.say(&id, "table", "your turn").await.ok();
    assert_eq!(at(&socket.next().await, "chat.0.text"), "your turn");
    // What changes nothing for this viewer sends nothing.
    house.guest("Eve").await.say(&id, "watchers", "psst").await.ok();
    assert!(socket.drain().await.is_empty());
    ben.resign(&id, 1).await.ok();
    let last = socket.next().await;
    assert_eq!((at(&last, "table.status"), last["chat"].as_array().map(Vec::len)), (&json!("over"), Some(2)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_viewer_goes_on_where_they_were() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    ana.act(&id, 0, "r1").await.ok();
    ben.act(&id, 1, "m2").await.ok();
    let address = house.listen().await;
    for (since, numbers) in [(0, vec![1, 2, 3, 4]), (3, vec![4]), (4, vec![]), (99, vec![])] {
        let path = format!("/api/tables/{id}/live?since={since}");
        let mut socket = Socket::open(address, &path, ana.cookie.as_deref(), None).await.expect("it opens");
        let seen = socket.next().await;
        let log: Vec<&Value> =
            seen["log"].as_array().expect("a log").iter().map(|line| &line["number"]).collect();
        assert_eq!(log, numbers);
        assert_eq!(seen["number"], 4);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_and_a_watcher_see_the_same_change() {
    let house = TestHouse::new().await;
    let (id, mut ana, _ben) = house.diam().await;
    let address = house.listen().await;
    let cookie = ana.cookie.clone();
    let mut sockets = [
        Socket::live(address, &id, cookie.as_deref()).await,
        Socket::live(address, &id, cookie.as_deref()).await,
        Socket::live(address, &id, None).await,
    ];
    for socket in &mut sockets {
        socket.next().await;
    }
    ana.act(&id, 0, "r1").await.ok();
    let [one, two, public] = &mut sockets;
    let seen = one.next_text().await;
    assert_eq!(two.next_text().await, seen);
    let public = public.next().await;
    assert_eq!((&public["as"], &public["own"]), (&json!("public"), &json!([])));
    assert_eq!(public["scene"], serde_json::from_str::<Value>(&seen).expect("JSON")["scene"]);
}

#[tokio::test(flavor = "multi_thread")]
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

#[tokio::test(flavor = "multi_thread")]
async fn what_clients_send_does_no_harm() {
    let house = TestHouse::new().await;
    let (id, mut ana, ben) = house.diam().await;
    let address = house.listen().await;
    let mut witness = Socket::live(address, &id, ben.cookie.as_deref()).await;
    witness.next().await;
    // Small talk is read and dropped.
    let mut chatty = Socket::live(address, &id, ana.cookie.as_deref()).await;
    chatty.next().await;
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
        socket.next().await;
        socket.stream().write_all(&bytes).await.expect("it is open");
        socket.until_closed().await;
    }
    // Somebody who goes away in the middle of a frame.
    let mut gone = Socket::live(address, &id, ana.cookie.as_deref()).await;
    gone.stream().write_all(&[0x81, 0xfe]).await.expect("it is open");
    drop(gone);
    assert!(witness.drain().await.is_empty());
    ana.act(&id, 0, "r1").await.ok();
    assert_eq!(witness.next().await["number"], 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_that_closes_says_good_bye() {
    let house = TestHouse::new().await;
    let (id, _ana, _ben) = house.diam().await;
    let address = house.listen().await;
    let mut socket = Socket::live(address, &id, None).await;
    socket.next().await;
    house.house.close();
    socket.until_closed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_hot_seat_the_socket_follows_the_turn() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let id = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "me" }])).await;
    let address = house.listen().await;
    let mut socket = Socket::live(address, &id, ana.cookie.as_deref()).await;
    assert_eq!(socket.next().await["as"], 0);
    ana.act(&id, 0, "r1").await.ok();
    assert_eq!(socket.next().await["as"], 1);
}
