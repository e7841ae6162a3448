//! The test suite every backend passes, called from that backend's tests with a fresh, empty store.

use crate::{Appended, Chair, Channel, ChatLine, Guest, JournalLine, Listing, NewMatch, Status, Store};

fn guest(id: &str) -> Guest {
    Guest { id: id.to_owned(), name: format!("Name {id}"), token: format!("hash-{id}"), created: 7 }
}

fn new_match(id: &str, host: &str) -> NewMatch {
    NewMatch {
        id: id.to_owned(),
        game: "diam".to_owned(),
        config: "{}".to_owned(),
        host: host.to_owned(),
        listed: true,
        seed: vec![1, 2, 3],
        status: Status::Open,
        chairs: vec![Chair::Guest { id: host.to_owned(), name: "A".to_owned() }, Chair::Open],
        created: 10,
    }
}

fn line(seq: u32, text: &str, key: Option<&str>) -> JournalLine {
    JournalLine { seq, at: 100 + u64::from(seq), text: text.to_owned(), key: key.map(str::to_owned) }
}

/// Guests are found by id and by token, renamed, and never doubled.
pub async fn guests(store: &dyn Store) {
    store.add_guest(guest("a")).await.expect("kept");
    assert_eq!(store.guest("a").await, Ok(Some(guest("a"))));
    assert_eq!(store.guest_by_token("hash-a").await, Ok(Some(guest("a"))));
    assert_eq!(store.guest("b").await, Ok(None));
    assert!(store.add_guest(guest("a")).await.is_err(), "an id is given once");
    store.rename_guest("a", "Zoé").await.expect("kept");
    assert_eq!(store.guest("a").await.expect("read").expect("there").name, "Zoé");
    assert_eq!(store.secret().await, store.secret().await, "the secret stays");
}

/// Matches are listed by status and by whose they are; a seat is taken once.
pub async fn matches(store: &dyn Store) {
    store.add_match(new_match("m1", "a")).await.expect("kept");
    store.add_match(NewMatch { listed: false, ..new_match("m2", "b") }).await.expect("kept");
    assert!(store.add_match(new_match("m1", "a")).await.is_err(), "an id is given once");
    let row = store.find_match("m1").await.expect("read").expect("there");
    assert_eq!(row.made, new_match("m1", "a"));
    assert_eq!(store.find_match("nowhere").await, Ok(None));
    let ids = |rows: Vec<crate::MatchRow>| rows.into_iter().map(|row| row.made.id).collect::<Vec<_>>();
    let list = |listing| async move { store.list_matches(listing).await.map(ids) };
    assert_eq!(list(Listing::Listed(Status::Open, 9)).await, Ok(vec!["m1".to_owned()]));
    assert_eq!(list(Listing::Of("b".to_owned(), 9)).await, Ok(vec!["m2".to_owned()]));
    let chair = |id: &str| Chair::Guest { id: id.to_owned(), name: id.to_owned() };
    assert_eq!(store.take_seat("m1", 1, &Chair::Open, &chair("b")).await, Ok(true));
    assert_eq!(store.take_seat("m1", 1, &Chair::Open, &chair("c")).await, Ok(false), "somebody was faster");
    assert_eq!(list(Listing::Of("b".to_owned(), 9)).await.map(|ids| ids.len()), Ok(2));
    store.set_status("m1", Status::Running).await.expect("kept");
    store.set_status("m2", Status::Over).await.expect("kept");
    assert_eq!(list(Listing::Unfinished).await, Ok(vec!["m1".to_owned()]));
    assert_eq!(store.set_rematch("m1", "m3").await, Ok("m3".to_owned()));
    assert_eq!(store.set_rematch("m1", "m4").await, Ok("m3".to_owned()), "the first one counts");
}

/// A journal grows by one entry at a time; a number is given once, and so is a key.
pub async fn journals(store: &dyn Store) {
    store.add_match(new_match("j", "a")).await.expect("kept");
    assert_eq!(store.append("j", line(1, "act 0 r1", Some("k1"))).await, Ok(Appended::Written));
    assert_eq!(store.append("j", line(1, "act 1 m1", Some("k2"))).await, Ok(Appended::Taken));
    assert_eq!(store.append("j", line(3, "act 1 m1", Some("k2"))).await, Ok(Appended::Taken), "no gaps");
    assert_eq!(store.append("j", line(2, "act 0 r1", Some("k1"))).await, Ok(Appended::Repeated(1)));
    assert_eq!(store.append("j", line(2, "act 1 m1", Some("k2"))).await, Ok(Appended::Written));
    assert_eq!(store.append("j", line(3, "expired 2", None)).await, Ok(Appended::Written));
    assert_eq!(store.append("j", line(4, "expired 3", None)).await, Ok(Appended::Written));
    let texts: Vec<_> =
        store.journal("j", 1).await.expect("read").into_iter().map(|line| line.text).collect();
    assert_eq!(texts, ["act 1 m1", "expired 2", "expired 3"]);
    assert_eq!(store.append("nowhere", line(1, "x", None)).await, Ok(Appended::Taken));
    let row = store.find_match("j").await.expect("read").expect("there");
    assert_eq!((row.entries, row.changed), (4, 104));
}

/// Talk is numbered and keeps its channel.
pub async fn talk(store: &dyn Store) {
    store.add_match(new_match("c", "a")).await.expect("kept");
    let said = |channel, text: &str| ChatLine {
        n: 0,
        channel,
        guest: "a".to_owned(),
        name: "A".to_owned(),
        text: text.to_owned(),
        at: 5,
    };
    assert_eq!(store.say("c", said(Channel::Table, "hello")).await, Ok(1));
    assert_eq!(store.say("c", said(Channel::Watchers, "🦆 'quoted'")).await, Ok(2));
    let lines = store.chat("c").await.expect("read");
    assert_eq!((lines[0].channel, lines[1].channel), (Channel::Table, Channel::Watchers));
    assert_eq!(lines[1].text, "🦆 'quoted'");
}

/// Many writers at once: every number is given once, and nothing that was answered is lost.
pub async fn crowds(store: std::sync::Arc<dyn Store>) {
    store.add_match(new_match("crowd", "a")).await.expect("kept");
    let write = |store: std::sync::Arc<dyn Store>, who: u32| async move {
        for entry in 0..20 {
            let key = format!("{who}-{entry}");
            let mut seq = 1;
            loop {
                match store.append("crowd", line(seq, &key, Some(&key))).await.expect("kept") {
                    Appended::Written => break,
                    Appended::Taken => seq += 1,
                    Appended::Repeated(_) => panic!("the key is new"),
                }
            }
        }
    };
    let writers: Vec<_> = (0..8).map(|who| tokio::spawn(write(std::sync::Arc::clone(&store), who))).collect();
    for writer in writers {
        writer.await.expect("every writer finishes");
    }
    let lines = store.journal("crowd", 0).await.expect("read");
    assert!(lines.iter().map(|line| line.seq).eq(1..=160));
    let mut keys: Vec<_> = lines.into_iter().filter_map(|line| line.key).collect();
    keys.sort();
    keys.dedup();
    assert_eq!(keys.len(), 160);
}
