//! Letters between seats: who reads what, what is refused, seats that change hands, restarts, keys, the end; and worlds that
//! differ in a letter between two are the same to all others.

use server::letters::{LONGEST_LETTER, clean};

use serde_json::{Value, json};

use crate::secrecy::{NEWS_SOCKETS, TABLE_SOCKETS, watched};
use crate::tools::{Caller, Follower, Shaky, Socket, TestHouse, Transcript, at, must_read_alike};

/// Four people at a table of a game, each in a seat of their own.
async fn four(house: &TestHouse, game: &str, press: &str, opened: Option<bool>) -> (String, [Caller; 4]) {
    let mut people = [
        house.guest("Ana").await,
        house.guest("Ben").await,
        house.guest("Cleo").await,
        house.guest("Dan").await,
    ];
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }, { "kind": "open" }]);
    let config = json!({ "players": 4, "press": press });
    let mut wanted = json!({ "game": game, "config": config, "seats": seats, "listed": true, "lot": false });
    if let Some(opened) = opened {
        wanted["press_opened"] = json!(opened);
    }
    let made = people[0].post("/api/tables", &wanted).await.ok();
    let id = made["id"].as_str().expect("an id").to_owned();
    for (seat, person) in people.iter_mut().enumerate().skip(1) {
        person.sit(&id, seat as u64).await.ok();
    }
    (id, people)
}

/// All vote, which ends the match.
async fn end(id: &str, people: &mut [Caller; 4]) {
    for (seat, person) in people.iter_mut().enumerate() {
        person.act(id, seat as u64, "vote").await.ok();
    }
}

/// Letters as lines.
fn lines(snapshot: &Value) -> Vec<String> {
    let letters = snapshot["letters"].as_array().expect("letters").iter();
    letters
        .map(|letter| {
            let to = if letter["to"].is_null() { json!("all") } else { letter["to"].clone() };
            format!("{} {}->{} {}", letter["n"], letter["from"], to, letter["text"]).replace('"', "")
        })
        .collect()
}

async fn read(caller: &mut Caller, id: &str) -> Vec<String> {
    lines(&caller.table(id).await)
}

async fn read_as(caller: &mut Caller, id: &str, who: &str) -> Vec<String> {
    lines(&caller.get(&format!("/api/tables/{id}?as={who}")).await.ok())
}

#[tokio::test]
async fn whoever_writes_and_whoever_is_written_to_read_it() {
    let house = TestHouse::new().await;
    let (id, mut people) = four(&house, "blindbid", "full", None).await;
    let mut eve = house.guest("Eve").await;
    let address = house.listen().await;
    let mut followers = Vec::new();
    for person in people.iter().chain([&eve]) {
        followers.push(Follower::new(address, &id, person.cookie.as_deref()).await);
    }
    let [ana, ben, cleo, dan] = &mut people;
    ana.send_letter(&id, 0, json!([1]), "  to Ben <b>alone</b> 🦆 ").await.ok();
    ana.send_letter(&id, 0, Value::Null, "to all").await.ok();
    ben.send_letter(&id, 1, json!([2, 0]), "to two").await.ok();
    cleo.send_letter(&id, 2, json!([3]), "from Cleo").await.ok();
    let (alone, two) = ("0->[1] to Ben <b>alone</b> 🦆", "1->[0,2] to two");
    for _ in 0..2 {
        let of_ana = [format!("1 {alone}"), "2 0->all to all".to_owned(), format!("3 {two}")];
        assert_eq!(read(ana, &id).await, of_ana);
        assert_eq!(read(ben, &id).await, of_ana);
        assert_eq!(read(cleo, &id).await, ["1 0->all to all", "2 1->[0,2] to two", "3 2->[3] from Cleo"]);
        assert_eq!(read(dan, &id).await, ["1 0->all to all", "2 2->[3] from Cleo"]);
        for watcher in [&mut eve, &mut house.stranger()] {
            assert_eq!(read(watcher, &id).await, ["1 0->all to all"], "to all is for those who watch too");
        }
        assert_eq!(
            read_as(ana, &id, "public").await,
            ["1 0->all to all"],
            "it goes by the seat one looks from"
        );
        ana.get(&format!("/api/tables/{id}?as=1")).await.refused(403, "not-your-seat");
    }
    for (follower, caller) in followers.iter_mut().zip(people.iter_mut().chain([&mut eve])) {
        follower.drain().await;
        follower.must_agree(caller, &id).await;
    }
    let [ana, _, _, dan] = &mut people;
    let card = json!({ "speakers": [0, 1, 2, 3], "writers": [0, 1, 2, 3], "receivers": [0, 1, 2, 3], "opened": true });
    assert_eq!(at(&ana.table(&id).await, "table.press"), &card);
    assert_eq!(ana.table(&id).await["talk"], json!([]), "letters are no talk");
    let text = format!(
        "tabletier press 1\ngame blindbid 1\nseen by 3\n1 @{now} 0 to all \"to all\"\n2 @{now} 2 to 3 \"from Cleo\"\nend 2\n",
        now = house.now(),
    );
    assert_eq!(dan.get(&format!("/api/tables/{id}/press")).await.text(), text);
    ana.get(&format!("/api/tables/{id}/press?as=3")).await.refused(403, "not-your-seat");
}

#[tokio::test]
async fn every_table_has_its_lines() {
    let house = TestHouse::new().await;
    for (press, seat, to, refused) in [
        ("talk", 0, json!([1]), Some("press-no-letters")),
        ("talk", 0, Value::Null, Some("press-no-letters")),
        ("none", 0, json!([1]), Some("press-none")),
        ("none", 0, Value::Null, Some("press-none")),
        ("public", 0, json!([1]), Some("press-public-only")),
        ("public", 0, Value::Null, None),
        ("full", 0, json!([]), Some("press-to-nobody")),
        ("full", 0, json!([0]), Some("press-to-oneself")),
        ("full", 0, json!([0, 1]), Some("press-to-oneself")),
        ("full", 0, json!([1, 3]), None),
        ("listening", 0, json!([3]), Some("press-not-reached")),
        ("listening", 0, json!([1, 3]), Some("press-not-reached")),
        ("listening", 3, json!([1]), Some("press-silent-seat")),
        ("listening", 3, Value::Null, Some("press-silent-seat")),
        ("listening", 0, Value::Null, None),
    ] {
        let (id, mut people) = four(&house, "blindbid", press, None).await;
        let answer = people[seat].send_letter(&id, seat as u64, to.clone(), "psst").await;
        match refused {
            Some(code) => drop(answer.refused(422, code)),
            None => drop(answer.ok()),
        }
        let is_read =
            refused.is_none() && (to.is_null() || to.as_array().is_some_and(|to| to.contains(&json!(3))));
        assert_eq!(read(&mut people[3], &id).await.len(), usize::from(is_read), "{press} {to}");
        // There is no way around it: those at a table with letters do not talk beside them, nor with those who watch.
        let [talk, watch] = ["table", "watchers"].map(|room| (room, people[seat].clone()));
        for (room, mut person) in [talk, watch] {
            let said = person.say(&id, room, "psst").await;
            match (press, room) {
                ("talk", "table") => drop(said.ok()),
                (_, "table") => drop(said.refused(403, "press-instead")),
                _ => drop(said.refused(403, "other-channel")),
            }
        }
    }
}

#[tokio::test]
async fn letters_that_are_none() {
    let house = TestHouse::new().await;
    let (id, mut people) = four(&house, "blindbid", "full", None).await;
    let [ana, ben, ..] = &mut people;
    for text in ["", "  \n ", "\u{7}", "x".repeat(2001).as_str()] {
        ana.send_letter(&id, 0, json!([1]), text).await.refused(400, "bad-letter");
    }
    ana.send_letter(&id, 0, json!([4]), "psst").await.refused(404, "not-found");
    ana.send_letter(&id, 0, json!([77]), "psst").await.refused(404, "not-found");
    ana.send_letter(&id, 1, json!([2]), "as Ben").await.refused(403, "not-your-seat");
    ana.send_letter(&id, 99, json!([2]), "as nobody").await.refused(403, "not-your-seat");
    ana.send_letter_as(&id, 0, json!([1]), "psst", "short").await.refused(400, "bad-key");
    for mut other in [house.guest("Eve").await, house.stranger()] {
        other.send_letter(&id, 0, json!([1]), "psst").await.refused(403, "not-your-seat");
    }
    ana.send_letter("nowhere", 0, json!([1]), "psst").await.refused(404, "not-found");
    // Whoever does not say to whom does not write to everybody.
    let unaddressed = json!({ "seat": 0, "text": "psst", "key": "key-unaddressed" });
    ana.post(&format!("/api/tables/{id}/press"), &unaddressed).await.refused(400, "bad-request");
    assert_eq!(read(ben, &id).await, [""; 0]);
    ana.send_letter(&id, 0, json!([1, 1]), &"é".repeat(2000)).await.ok();
    assert_eq!(read(ben, &id).await.len(), 1);
}

/// Who will play which seat may not be known before: nobody writes yet, and nobody talks.
#[tokio::test]
async fn nobody_writes_before_the_start() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let id = ana.make("blindbid", json!({ "players": 2, "press": "full" }), seats).await;
    ana.send_letter(&id, 0, json!([1]), "anybody?").await.refused(409, "table-open");
    ana.say(&id, "table", "anybody?").await.refused(403, "press-instead");
}

#[tokio::test]
async fn who_holds_two_seats_writes_and_reads_as_each() {
    let house = TestHouse::new().await;
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let seats = json!([{ "kind": "me" }, { "kind": "me" }, { "kind": "open" }]);
    let id = ana.make("blindbid", json!({ "players": 3, "press": "full" }), seats).await;
    ben.sit(&id, 2).await.ok();
    ana.send_letter(&id, 0, json!([2]), "from the first").await.ok();
    ana.send_letter(&id, 1, json!([2]), "from the second").await.ok();
    assert_eq!(read_as(&mut ana, &id, "0").await, ["1 0->[2] from the first"]);
    assert_eq!(read_as(&mut ana, &id, "1").await, ["1 1->[2] from the second"]);
    assert_eq!(read(&mut ben, &id).await, ["1 0->[2] from the first", "2 1->[2] from the second"]);
}

#[tokio::test]
async fn a_substitute_reads_what_the_seat_has_and_whoever_left_does_not() {
    let house = TestHouse::new().await;
    let (id, mut people) = four(&house, "blindbid", "full", None).await;
    let [ana, ben, cleo, _] = &mut people;
    ana.send_letter(&id, 0, json!([1]), "for your seat").await.ok();
    ben.send_letter(&id, 1, json!([2]), "from my seat").await.ok();
    let own = ["1 0->[1] for your seat", "2 1->[2] from my seat"];
    let mut follower = Follower::new(house.listen().await, &id, ben.cookie.as_deref()).await;
    assert_eq!(lines(&follower.seen), own);
    let left = ben.leave(&id, 1, json!({ "how": "vacate" })).await.ok();
    assert_eq!(lines(&left), [""; 0]);
    follower.drain().await;
    assert_eq!((lines(&follower.seen).len(), &follower.seen["as"]), (0, &json!("public")));
    // The seat is written to while nobody holds it.
    cleo.send_letter(&id, 2, json!([1]), "are you there?").await.ok();
    ben.send_letter(&id, 1, json!([0]), "one more").await.refused(403, "not-your-seat");
    ben.get(&format!("/api/tables/{id}/press?as=1")).await.refused(403, "not-your-seat");
    let mut zoe = house.guest("Zoe").await;
    let seen = zoe.sit(&id, 1).await.ok();
    assert_eq!(lines(&seen), [own[0], own[1], "3 2->[1] are you there?"]);
    assert_eq!(follower.drain().await.len(), 1, "the card alone: who sits there now");
    assert_eq!(lines(&follower.seen), [""; 0]);
    // A bot keeps it for whoever comes back.
    zoe.leave(&id, 1, json!({ "how": "bot", "level": 1 })).await.ok();
    assert_eq!(read(&mut zoe, &id).await, [""; 0]);
    ana.send_letter(&id, 0, json!([1]), "to a bot").await.ok();
    zoe.sit(&id, 1).await.ok();
    assert_eq!(read(&mut zoe, &id).await.len(), 4);
}

#[tokio::test]
async fn letters_are_there_after_a_restart_and_sent_once_under_a_key() {
    let house = TestHouse::new().await;
    let (id, mut people) = four(&house, "blindbid", "full", Some(false)).await;
    let [ana, ben, ..] = &mut people;
    let sent = ana.send_letter_as(&id, 0, json!([1]), "once", "key-letter").await.ok();
    house.pass(5_000);
    let again = ana.send_letter_as(&id, 0, json!([1]), "once", "key-letter").await.ok();
    assert_eq!(sent, again, "the same answer");
    for (to, text) in [(json!([2]), "once"), (Value::Null, "once"), (json!([1]), "twice")] {
        ana.send_letter_as(&id, 0, to, text, "key-letter").await.refused(422, "key-reused");
    }
    // Keys are people's own, and one that was used for something else is used.
    ben.send_letter_as(&id, 1, json!([0]), "mine", "key-letter").await.ok();
    let window = ana.table(&id).await["waiting"]["window"].as_u64().expect("a window");
    ana.act_as(&id, 0, "vote", window, "key-letter").await.refused(422, "key-reused");
    ana.act_as(&id, 0, "vote", window, "key-of-a-vote").await.ok();
    ana.send_letter_as(&id, 0, json!([1]), "hm", "key-of-a-vote").await.refused(422, "key-reused");
    let before = read(ben, &id).await;
    assert_eq!(before, ["1 0->[1] once", "2 1->[0] mine"]);
    let cookies = people.map(Caller::gone);
    let house = house.reopen().await;
    let mut people = cookies.map(|cookie| house.stranger().with_cookie(&cookie));
    assert_eq!(read(&mut people[1], &id).await, before);
    assert_eq!(at(&people[1].table(&id).await, "table.press.opened"), &json!(false), "as it was made");
    let again = people[0].send_letter_as(&id, 0, json!([1]), "once", "key-letter").await.ok();
    assert_eq!(sent, again, "after a restart too");
    people[1].act(&id, 1, "vote").await.ok();
    people[2].act(&id, 2, "vote").await.ok();
    people[3].act(&id, 3, "vote").await.ok();
    let again = people[0].send_letter_as(&id, 0, json!([1]), "once", "key-letter").await.ok();
    assert_eq!(sent, again, "and when none can be sent any more");
    people[0].send_letter(&id, 0, json!([1]), "late").await.refused(409, "refused-over");
    assert_eq!(read(&mut people[1], &id).await, before);
}

/// What cannot be written was never sent; what was written and not answered is found again under its key.
#[tokio::test]
async fn nothing_is_read_before_it_is_on_disk() {
    let (house, shaky) = TestHouse::shaky().await;
    let (id, mut people) = four(&house, "blindbid", "full", None).await;
    let [ana, ben, ..] = &mut people;
    let mut follower = Follower::new(house.listen().await, &id, ben.cookie.as_deref()).await;
    shaky.leave_room(0);
    ana.send_letter_as(&id, 0, json!([1]), "full", "key-full").await.refused(503, "store-full");
    assert_eq!(read(ben, &id).await, [""; 0]);
    shaky.leave_room(u64::MAX);
    ana.send_letter_as(&id, 0, json!([1]), "full", "key-full").await.ok();
    shaky.deny(true);
    house.pass(1_000);
    let written = house.now();
    ana.send_letter_as(&id, 0, json!([1]), "lost", "key-lost").await.refused(503, "store-failed");
    shaky.deny(false);
    house.pass(1_000);
    let sent = ana.send_letter_as(&id, 0, json!([1]), "lost", "key-lost").await.ok();
    assert_eq!(sent["at"], written, "it was sent then");
    let both = ["1 0->[1] full", "2 0->[1] lost"];
    assert_eq!(read(ben, &id).await, both);
    follower.drain().await;
    assert_eq!(lines(&follower.seen), both);
    follower.must_agree(ben, &id).await;
}

#[tokio::test]
async fn the_end_opens_them_if_the_table_says_so() {
    let house = TestHouse::new().await;
    for opened in [true, false] {
        let (id, mut people) = four(&house, "blindbid", "full", Some(opened)).await;
        let mut eve = house.guest("Eve").await;
        let address = house.listen().await;
        people[0].send_letter(&id, 0, json!([1]), "psst").await.ok();
        people[1].send_letter(&id, 1, Value::Null, "hello").await.ok();
        let mut followers = Vec::new();
        for person in people.iter().chain([&eve]) {
            followers.push(Follower::new(address, &id, person.cookie.as_deref()).await);
        }
        end(&id, &mut people).await;
        for (follower, caller) in followers.iter_mut().zip(people.iter_mut().chain([&mut eve])) {
            follower.drain().await;
            follower.must_agree(caller, &id).await;
        }
        let (all, public) = (["1 0->[1] psst", "2 1->all hello"], ["1 1->all hello"]);
        assert_eq!(read(&mut people[0], &id).await, all);
        let text = eve.get(&format!("/api/tables/{id}/press")).await.text().to_owned();
        if opened {
            for reader in [&mut people[3], &mut eve] {
                assert_eq!(read(reader, &id).await, all);
            }
            assert!(text.contains("\nopened\n") && text.contains("psst"), "{text}");
        } else {
            for reader in [&mut people[3], &mut eve] {
                assert_eq!(read(reader, &id).await, public);
            }
            assert!(text.contains("\nseen by public\n") && !text.contains("psst"), "{text}");
        }
        let record = people[0].get(&format!("/api/tables/{id}/record")).await.text().to_owned();
        assert!(!record.contains("psst") && record.starts_with("tabletier record "), "{record}");
        // Whoever played talks now, as everywhere.
        people[3].say(&id, "table", "well played").await.ok();
        assert_eq!(at(&eve.table(&id).await, "talk.0.text"), &json!("well played"));
        let next = people[1].rematch(&id).await.ok()["id"].as_str().expect("an id").to_owned();
        assert_eq!(at(&people[1].table(&next).await, "table.press.opened"), &json!(opened));
    }
}

#[tokio::test]
async fn how_far_one_has_read_is_ones_own() {
    let house = TestHouse::new().await;
    let (id, mut people) = four(&house, "blindbid", "full", None).await;
    let path = format!("/api/tables/{id}/marks");
    let mark = |seat: u64, thread: Value, read: u64, muted: bool| json!({ "seat": seat, "thread": thread, "read": read, "muted": muted });
    let [ana, ben, _, dan] = &mut people;
    ana.send_letter(&id, 0, json!([1]), "one").await.ok();
    ben.send_letter(&id, 1, json!([0]), "two").await.ok();
    ana.send_letter(&id, 0, json!([1, 2]), "three").await.ok();
    ana.send_letter(&id, 0, Value::Null, "four").await.ok();
    assert_eq!(ben.get(&path).await.ok(), json!({ "marks": [] }));
    ben.post(&path, &mark(1, json!([0, 1]), 1, false)).await.ok();
    ben.post(&path, &mark(1, json!([]), 99, true)).await.ok();
    let marks = json!({ "marks": [mark(1, json!([]), 1, true), mark(1, json!([0, 1]), 1, false)] });
    assert_eq!(ben.get(&path).await.ok(), marks, "not more than there is");
    ben.post(&path, &mark(1, json!([0, 1]), 0, true)).await.ok();
    assert_eq!(ben.get(&path).await.ok()["marks"][1], mark(1, json!([0, 1]), 1, true), "never back");
    for (seat, thread, status, code) in [
        (0, json!([0, 1]), 403, "not-your-seat"),
        (1, json!([0, 2]), 400, "bad-thread"),
        (1, json!([1, 4]), 400, "bad-thread"),
        (1, json!([1, 44]), 404, "not-found"),
    ] {
        ben.post(&path, &mark(seat, thread, 1, false)).await.refused(status, code);
    }
    dan.post(&path, &mark(3, json!([2, 3]), 9, false)).await.ok();
    assert_eq!(dan.get(&path).await.ok(), json!({ "marks": [mark(3, json!([2, 3]), 0, false)] }));
    assert_eq!(house.stranger().get(&path).await.ok(), json!({ "marks": [] }));
    // Whoever takes the seat over has read nothing yet, and whoever left has nothing to read.
    ben.leave(&id, 1, json!({ "how": "vacate" })).await.ok();
    assert_eq!(ben.get(&path).await.ok(), json!({ "marks": [] }));
    let mut zoe = house.guest("Zoe").await;
    zoe.sit(&id, 1).await.ok();
    assert_eq!(zoe.get(&path).await.ok(), json!({ "marks": [] }));
}

/// What happens at the table in one of several worlds.
#[derive(Clone, Copy)]
enum Step {
    /// Letters that Ana in seat 0 and those who watch may not learn of: from whom, to whom, what.
    Private(&'static [(usize, &'static [u64], &'static str)]),
    /// Somebody other than Ana reads on in a thread.
    Reads(&'static [(usize, &'static [u64])]),
    /// A letter from somebody to everybody.
    Open(usize, &'static str),
    /// A letter that Ana reads too.
    ToAna(usize, &'static [u64], &'static str),
    /// Ana writes to somebody.
    Ana(&'static [u64], &'static str),
    /// Everybody but Ana votes, in secret; then she, which ends it.
    Votes,
    /// Ana does this.
    Acts(&'static str),
}

async fn live(game: &str, steps: &[Step]) -> Transcript {
    let house = TestHouse::on(|_| {}, |store| Shaky::alike(store)).await;
    let (id, mut people) = four(&house, game, "full", Some(false)).await;
    let eve = house.guest("Eve").await;
    let mut watched = watched(&house, &id, &people[0], &eve).await;
    watched.look("at first").await;
    for (n, step) in steps.iter().enumerate() {
        house.pass(1_000);
        let answer = match *step {
            Step::Private(letters) => {
                for (seat, to, text) in letters {
                    people[*seat].send_letter(&id, *seat as u64, json!(to), text).await.ok();
                }
                None
            }
            Step::Reads(threads) => {
                for (seat, thread) in threads {
                    let mark = json!({ "seat": seat, "thread": thread, "read": 9, "muted": true });
                    people[*seat].post(&format!("/api/tables/{id}/marks"), &mark).await.ok();
                }
                None
            }
            Step::Open(seat, text) => {
                people[seat].send_letter(&id, seat as u64, Value::Null, text).await.ok();
                None
            }
            Step::ToAna(seat, to, text) => {
                people[seat].send_letter(&id, seat as u64, json!(to), text).await.ok();
                None
            }
            Step::Ana(to, text) => Some(people[0].send_letter(&id, 0, json!(to), text).await.ok()),
            Step::Votes => {
                for seat in [1, 2, 3, 0] {
                    people[seat].act(&id, seat as u64, "vote").await.ok();
                }
                None
            }
            Step::Acts(action) => Some(people[0].act(&id, 0, action).await.ok()),
        };
        watched.note(format!("answer {n}"), &answer);
        watched.look(&format!("step {n}")).await;
    }
    watched.transcript
}

#[tokio::test]
async fn nobody_else_learns_of_a_letter_between_two() {
    use Step::{Acts, Ana, Open, Private, Reads, ToAna, Votes};
    type Sent = &'static [(usize, &'static [u64], &'static str)];
    let world = |first: Sent, reads: &'static [(usize, &'static [u64])], then: Sent| {
        vec![
            Private(first),
            Open(1, "to all of you"),
            Reads(reads),
            ToAna(2, &[0, 1], "the three of us"),
            Private(then),
            Ana(&[3], "from me"),
            Acts("vote"),
            Private(first),
            Acts("unvote"),
            Votes,
        ]
    };
    let worlds = [
        world(&[], &[], &[]),
        world(&[(1, &[2], "let us take her"), (2, &[1], "yes")], &[(1, &[1, 2]), (2, &[1, 2])], &[]),
        world(
            &[(1, &[2, 3], "a very long plan, told at length")],
            &[(3, &[1, 2, 3])],
            &[(3, &[1], "hm"), (3, &[2], "hm")],
        ),
    ];
    // Where nobody knows who plays, the same.
    for game in ["blindbid", "masked"] {
        let mut lived = Vec::new();
        for steps in &worlds {
            lived.push(live(game, steps).await);
        }
        let seen = must_read_alike(lived);
        assert!(
            seen.contains("the three of us") && seen.contains("to all of you") && seen.contains("from me")
        );
        for secret in ["step 0", "step 2", "step 4", "step 7"] {
            for who in TABLE_SOCKETS.into_iter().chain(NEWS_SOCKETS) {
                assert_eq!(seen.count(secret, who), 0, "{secret}, {who}");
            }
        }
        for who in TABLE_SOCKETS {
            assert_eq!(seen.count("step 1", who), 1, "what is for all is told to all: {who}");
        }
        assert_eq!((seen.count("step 3", "Ana"), seen.count("step 3", "watcher")), (1, 0));
    }
}

#[test]
fn letters_are_trimmed_and_hold_nothing_that_controls_a_screen() {
    assert_eq!(clean("  one\r\n\ttwo \u{1b}[2J<b>\n").expect("kept"), "one\n\ttwo [2J<b>");
    for none in ["", " \n ", "\u{7}", "\u{7} \u{7}", &"x".repeat(LONGEST_LETTER + 1)] {
        assert!(clean(none).is_err(), "{none:?}");
    }
    assert!(clean(&"é".repeat(LONGEST_LETTER)).is_ok());
}

/// The tables at which letters are unread, as a guest is told.
fn unread(waiting: &Value) -> Vec<(String, u64)> {
    let letters = waiting["letters"].as_array().cloned().unwrap_or_default();
    let one =
        |letter: &Value| (letter["table"].as_str().unwrap_or_default().to_owned(), letter["count"].as_u64());
    letters.iter().map(one).map(|(table, count)| (table, count.unwrap_or_default())).collect()
}

/// What is unread is told outside of the table, live, to those who may read it and to nobody else.
#[tokio::test]
async fn unread_letters_are_told_outside_of_the_table() {
    let house = TestHouse::new().await;
    let (id, mut people) = four(&house, "blindbid", "full", None).await;
    let eve = house.guest("Eve").await;
    let address = house.listen().await;
    let mut news = Vec::new();
    for person in people.iter().chain([&eve]) {
        let mut socket =
            Socket::open(address, "/api/live", person.cookie.as_deref(), None).await.expect("it opens");
        socket.drain().await;
        news.push(socket);
    }
    let [ana, ben, cleo, dan] = &mut people;
    ana.send_letter(&id, 0, json!([1, 2]), "psst").await.ok();
    let told = |messages: Vec<String>| -> Vec<Vec<(String, u64)>> {
        let read = |text: &String| serde_json::from_str::<Value>(text).expect("JSON")["waiting"].clone();
        messages.iter().map(read).map(|waiting| unread(&waiting)).collect()
    };
    let one = vec![vec![(id.clone(), 1)]];
    for (socket, expected) in news.iter_mut().zip([vec![], one.clone(), one, vec![], vec![]]) {
        assert_eq!(told(socket.drain().await), expected, "Ana wrote it; Dan and Eve learn of nothing");
    }
    let mine = |list: Vec<Value>| list.iter().map(|table| table["unread"].as_u64()).collect::<Vec<_>>();
    assert_eq!(mine(ben.list("mine").await), [Some(1)]);
    assert_eq!((mine(ana.list("mine").await), mine(dan.list("mine").await)), (vec![None], vec![None]));
    assert_eq!(unread(&ben.get("/api/tables/waiting").await.ok()), [(id.clone(), 1)]);
    // Whoever has read it is told so wherever else they look; whoever does not want to hear of it is not.
    let mark = |seat: u64, read: u32, muted: bool| json!({ "seat": seat, "thread": [0, 1, 2], "read": read, "muted": muted });
    ben.post(&format!("/api/tables/{id}/marks"), &mark(1, 1, false)).await.ok();
    cleo.post(&format!("/api/tables/{id}/marks"), &mark(2, 0, true)).await.ok();
    let none: Vec<Vec<(String, u64)>> = vec![vec![]];
    for (socket, expected) in news.iter_mut().zip([vec![], none.clone(), none, vec![], vec![]]) {
        assert_eq!(told(socket.drain().await), expected);
    }
    ben.send_letter(&id, 1, json!([0, 2]), "psst yourself").await.ok();
    ben.send_letter(&id, 1, json!([3]), "and you").await.ok();
    let counts = |n| vec![vec![(id.clone(), n)]];
    for (socket, expected) in news.iter_mut().zip([counts(1), vec![], vec![], counts(1), vec![]]) {
        assert_eq!(told(socket.drain().await), expected, "Cleo hears of nothing");
    }
    // To everybody is for everybody at the table, and not for those who watch: they have no table here.
    ana.send_letter(&id, 0, Value::Null, "all").await.ok();
    for (socket, expected) in news.iter_mut().zip([vec![], counts(1), counts(1), counts(2), vec![]]) {
        assert_eq!(told(socket.drain().await), expected);
    }
}
