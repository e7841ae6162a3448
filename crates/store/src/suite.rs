//! The test suite every backend passes, called from that backend's tests with a fresh, empty store.

use tabletop::{Address, Seat, SeatSet};

use crate::{
    After, Chair, Change, Changed, Channel, ChatLine, Gathering, Guest, Letter, Listing, Mark, NewMatch,
    OpeningRow, Place, Status, Store, Stretch, StudyHead, StudyRow, SubmitKey, Summary,
};

/// What the clock of every store shows here, unless a test sets it.
pub const NOW: u64 = 1_000;

fn change() -> Change {
    Change { at: NOW, ..Change::default() }
}

/// Puts a match into the store.
async fn add(store: &dyn Store, new: NewMatch, first: Change) {
    let version = first.steps();
    assert_eq!(store.add_match(new, first, None).await, Ok(Changed::Written(version)));
}

/// All of a match.
async fn all(store: &dyn Store, id: &str) -> Stretch {
    store.read_on(id, 0).await.expect("read").expect("there")
}

fn guest(id: &str) -> Guest {
    Guest { id: id.to_owned(), name: format!("Name {id}"), token: format!("hash-{id}"), created: 7 }
}

fn new_match(id: &str, host: &str) -> NewMatch {
    NewMatch {
        id: id.to_owned(),
        game: "diam".to_owned(),
        rules: 1,
        config: "{}".to_owned(),
        host: host.to_owned(),
        listed: true,
        lot: true,
        time: r#"{"kind":"days","days":2}"#.to_owned(),
        press_opened: false,
        branch_of: None,
        seed: vec![1, 2, 3],
        chairs: vec![Chair::guest(host, "A"), Chair::Open],
        gathering: Gathering::default(),
        share: None,
        created: 10,
    }
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
    store.set_token("a", "hash-new").await.expect("kept");
    assert_eq!(store.guest_by_token("hash-a").await, Ok(None), "the old one leads nowhere");
    assert_eq!(store.guest_by_token("hash-new").await.expect("read").expect("there").id, "a");
    assert_eq!(store.secret().await, store.secret().await, "the secret stays");
}

fn chair(id: &str) -> Chair {
    Chair::guest(id, id)
}

fn ids(rows: Result<Vec<crate::MatchRow>, crate::StoreError>) -> Vec<String> {
    rows.expect("read").into_iter().map(|row| row.made.id).collect()
}

/// Matches are listed by status and by whose they are, page by page, those that wait first.
pub async fn matches(store: &dyn Store) {
    add(store, new_match("m1", "a"), change()).await;
    add(store, NewMatch { listed: false, created: 11, ..new_match("m2", "b") }, change()).await;
    let again = store.add_match(new_match("m1", "a"), change(), None).await;
    assert!(again.is_err(), "an id is given once");
    let row = store.find_match("m1").await.expect("read").expect("there");
    let made = Summary { touched: 10, ..Summary::OPEN };
    assert_eq!((row.made, row.version, row.summary), (new_match("m1", "a"), 0, made));
    assert_eq!(store.find_match("nowhere").await, Ok(None));
    let list = |listing| store.list_matches(listing, None, 9);
    assert_eq!(ids(list(Listing::Listed(Status::Open)).await), ["m1"]);
    assert_eq!(ids(list(Listing::Of("b".to_owned())).await), ["m2"]);

    let running = Summary { status: Status::Running, awaited: 0b10, ..Summary::OPEN };
    let sits = Change { chairs: vec![(1, chair("b"))], summary: Some(running), ..change() };
    assert_eq!(store.change("m1", sits.clone()).await, Ok(Changed::Written(1)));
    assert_eq!(store.change("m1", sits).await, Ok(Changed::Taken), "somebody was faster");
    assert_eq!(ids(list(Listing::Of("b".to_owned())).await), ["m1", "m2"], "the one that waits comes first");
    assert_eq!(ids(list(Listing::Listed(Status::Running)).await), ["m1"]);
    assert_eq!(ids(list(Listing::Others("c".to_owned())).await), ["m1"]);
    for sits in ["a", "b"] {
        assert_eq!(ids(list(Listing::Others(sits.to_owned())).await), [""; 0], "one's own");
    }
    assert_eq!(store.waiting_for("b").await, Ok(vec!["m1".to_owned()]));
    assert_eq!(store.waiting_for("a").await, Ok(vec![]));
    let over = Summary { status: Status::Over, owes: true, touched: 10, ..Summary::OPEN };
    let ends = Change { rematch: Some("m3".to_owned()), summary: Some(over), after: 1, ..change() };
    assert_eq!(store.change("m1", ends).await, Ok(Changed::Written(2)));
    assert_eq!(ids(list(Listing::Of("b".to_owned())).await), ["m2", "m1"], "the one that is over comes last");
    assert_eq!(store.take_owing(9).await, Ok(vec!["m1".to_owned()]));
    let row = store.find_match("m1").await.expect("read").expect("there");
    assert_eq!((row.rematch.as_deref(), row.summary), (Some("m3"), over));
}

/// Deadlines are found in their order, matches nobody touches too, and the house remembers when it was last open.
pub async fn times(store: &dyn Store, set_clock: &(dyn Fn(u64) + Sync)) {
    for (id, due) in [("t1", Some(500)), ("t2", Some(300)), ("t3", None), ("t4", Some(900))] {
        let (touched, deadline) = (due.unwrap_or(0), due.map(|due| due + 7));
        let summary =
            Summary { status: Status::Running, due, deadline, earliest: due, touched, ..Summary::OPEN };
        let first = Change { summary: Some(summary), ..change() };
        add(store, new_match(id, "a"), first).await;
    }
    set_clock(299);
    assert_eq!(store.take_due(9).await, Ok(vec![]));
    set_clock(300);
    assert_eq!(store.take_due(9).await, Ok(vec!["t2".to_owned()]));
    set_clock(NOW);
    assert_eq!(store.take_due(1).await.map(|due| due.len()), Ok(1));
    assert_eq!(store.next_due().await, Ok(Some(300)));
    let timed = store.timed().await.expect("read");
    assert!(timed.iter().all(|timed| timed.time == new_match("t", "a").time));
    assert_eq!(timed.iter().map(|timed| timed.due).collect::<Vec<_>>(), [300, 500, 900]);
    let ended = Summary { status: Status::Over, ..Summary::OPEN };
    let ends = Change { summary: Some(ended), ..change() };
    assert_eq!(store.change("t2", ends).await, Ok(Changed::Written(0)));
    assert_eq!(store.next_due().await, Ok(Some(500)), "what is over has no deadline");
    let untouched = store.untouched(600, 9).await.expect("read");
    assert_eq!(untouched, ["t3", "t1"], "not what is over; made at 10 and touched at 500");
    assert_eq!(store.untouched(600, 1).await, Ok(vec!["t3".to_owned()]));
}

/// The time of a change is the store's, or it is not written.
pub async fn clocks(store: &dyn Store, set_clock: &(dyn Fn(u64) + Sync)) {
    const FAR: u64 = 3_600_000;
    add(store, new_match("k", "a"), change()).await;
    assert_eq!(store.now(), NOW);
    set_clock(NOW + FAR);
    assert_eq!(store.change("k", change()).await, Ok(Changed::Untimely), "a node that slept");
    assert_eq!(store.change("k", Change { at: NOW + 2 * FAR, ..change() }).await, Ok(Changed::Untimely));
    assert_eq!(store.change("k", Change { at: store.now(), ..change() }).await, Ok(Changed::Written(0)));
    set_clock(NOW);
    assert_eq!(store.change("k", change()).await, Ok(Changed::Untimely), "times of a match never go back");
    assert_eq!(store.change("k", Change { at: NOW + FAR, ..change() }).await, Ok(Changed::Written(0)));
    let late = store.add_match(new_match("k2", "a"), Change { at: FAR, ..change() }, None).await;
    assert_eq!((late, store.find_match("k2").await), (Ok(Changed::Untimely), Ok(None)));
    let new = NewMatch { created: FAR, ..new_match("k3", "a") };
    let late = store.add_match(new, Change { at: FAR, ..change() }, None).await;
    assert_eq!(late, Ok(Changed::Untimely), "nor can a match be made later than now");
}

/// A match and the one that follows it are kept together or not at all.
pub async fn rematches(store: &dyn Store) {
    add(store, new_match("first", "a"), change()).await;
    let names = |after, next: &str| {
        let naming = Change { after, rematch: Some(next.to_owned()), ..change() };
        store.add_match(new_match(next, "a"), change(), Some(("first".to_owned(), naming)))
    };
    assert_eq!(names(0, "next").await, Ok(Changed::Written(0)));
    assert_eq!(names(0, "other").await, Ok(Changed::Taken), "somebody was faster");
    assert_eq!(store.find_match("other").await, Ok(None));
    let row = store.find_match("first").await.expect("read").expect("there");
    assert_eq!((row.rematch.as_deref(), row.version), (Some("next"), 1));
}

/// Holidays are kept by guest; one that ends earlier takes the place of what it was.
pub async fn holidays(store: &dyn Store) {
    assert_eq!(store.holidays("a").await, Ok(vec![]));
    for (guest, from, until) in [("a", 50, 60), ("a", 10, 30), ("b", 1, 2), ("a", 10, 20)] {
        store.set_holiday(guest, from, until).await.expect("kept");
    }
    assert_eq!(store.holidays("a").await, Ok(vec![(10, 20), (50, 60)]));
}

/// People put themselves down at a table that draws its seats, and are there at once or not at all.
pub async fn gatherings(store: &dyn Store) {
    let place = |guest: &str, seat| Place {
        guest: guest.to_owned(),
        name: guest.to_uppercase(),
        nonce: Some("5a".repeat(16)),
        seat,
    };
    let gathering = Gathering { most: 18, bots: 3, places: vec![place("b", None)] };
    let new = NewMatch { gathering: gathering.clone(), share: Some(90), ..new_match("g", "a") };
    add(store, new.clone(), change()).await;
    assert_eq!(store.find_match("g").await.expect("read").expect("there").made, new);
    let places = vec![place("b", Some(7)), place("c", None)];
    let came = Change { places: Some(places.clone()), ..change() };
    assert_eq!(store.change("g", came.clone()).await, Ok(Changed::Written(1)), "it makes a version");
    assert_eq!(store.change("g", came).await, Ok(Changed::Taken));
    let row = store.find_match("g").await.expect("read").expect("there");
    assert_eq!(row.made.gathering, Gathering { places, ..gathering });
    for guest in ["b", "c"] {
        let listed = store.list_matches(Listing::Of(guest.to_owned()), None, 9).await;
        assert_eq!(listed.expect("read")[0].made, row.made);
    }
    let running = Summary { status: Status::Running, ..Summary::OPEN };
    let begins = Change { after: 1, summary: Some(running), ..change() };
    assert_eq!(store.change("g", begins).await, Ok(Changed::Written(1)));
    assert_eq!(ids(store.list_matches(Listing::Others("c".to_owned()), None, 9).await), [""; 0]);
    assert_eq!(ids(store.list_matches(Listing::Others("d".to_owned()), None, 9).await), ["g"]);
}

/// A seat's notebook holds what was last written into it.
pub async fn notes(store: &dyn Store) {
    add(store, new_match("n", "a"), change()).await;
    assert_eq!(store.notes("n", 1).await, Ok(String::new()));
    for text in ["it is Ben", ""] {
        store.set_notes("n", 1, text).await.expect("kept");
        assert_eq!(
            (store.notes("n", 1).await, store.notes("n", 0).await),
            (Ok(text.into()), Ok(String::new()))
        );
    }
    assert_eq!(store.find_match("n").await.expect("read").expect("there").version, 0, "beside the match");
}

/// Several seats change hands in one step.
pub async fn lots(store: &dyn Store) {
    add(store, new_match("l", "a"), change()).await;
    let mut drawn = lines(0, &[("lot 1 0", None)]);
    drawn.chairs = vec![(0, chair("b")), (1, chair("a"))];
    assert_eq!(drawn.first_line(), 2, "the seats are one step");
    assert_eq!(store.change("l", drawn).await, Ok(Changed::Written(2)));
    let row = store.find_match("l").await.expect("read").expect("there");
    assert!(row.made.lot);
    assert_eq!(row.made.chairs, [chair("b"), chair("a")]);
    assert_eq!(store.journal("l", 0).await.expect("read")[0].seq, 2);
}

/// A list is read page by page, each match once.
pub async fn pages(store: &dyn Store) {
    for number in 0..7 {
        let new = NewMatch { created: 10 + number / 2, ..new_match(&format!("p{number}"), "a") };
        add(store, new, change()).await;
    }
    for listing in [Listing::Listed(Status::Open), Listing::Of("a".to_owned())] {
        let (mut seen, mut after) = (Vec::new(), None);
        loop {
            let page = store.list_matches(listing.clone(), after, 2).await.expect("read");
            let Some(last) = page.last() else { break };
            let rank = u8::from(matches!(listing, Listing::Of(_)));
            after = Some(After { rank, created: last.made.created, id: last.made.id.clone() });
            seen.extend(page.into_iter().map(|row| row.made.id));
        }
        assert_eq!(seen, ["p6", "p4", "p5", "p2", "p3", "p0", "p1"]);
    }
}

fn key_of(name: &str, asked: &str) -> SubmitKey {
    SubmitKey { name: name.to_owned(), asked: asked.to_owned() }
}

fn lines(after: u32, lines: &[(&str, Option<&str>)]) -> Change {
    let line = |(text, key): &(&str, Option<&str>)| ((*text).to_owned(), key.map(|name| key_of(name, text)));
    Change { after, at: NOW + u64::from(after), lines: lines.iter().map(line).collect(), ..change() }
}

/// A journal grows by whole changes; a version is given once, and so is a key.
pub async fn journals(store: &dyn Store) {
    add(store, new_match("j", "a"), lines(0, &[("seated 0 A", None)])).await;
    let change = |change| store.change("j", change);
    assert_eq!(
        change(lines(1, &[("act 0 r1", Some("k1")), ("chance 3", None)])).await,
        Ok(Changed::Written(3))
    );
    assert_eq!(change(lines(1, &[("act 1 m1", Some("k2"))])).await, Ok(Changed::Taken));
    assert_eq!(change(lines(9, &[("act 1 m1", Some("k2"))])).await, Ok(Changed::Taken), "no gaps");
    assert_eq!(change(lines(3, &[("act 0 r1", Some("k1"))])).await, Ok(Changed::Repeated(2)));
    assert_eq!(change(lines(3, &[("act 1 m1", Some("k2"))])).await, Ok(Changed::Written(4)));
    let journal = store.journal("j", 1).await.expect("read");
    let told: Vec<_> = journal.iter().map(|line| (line.seq, line.text.as_str())).collect();
    assert_eq!(told, [(2, "act 0 r1"), (3, "chance 3"), (4, "act 1 m1")]);
    assert_eq!(store.change("nowhere", lines(0, &[("x", None)])).await, Ok(Changed::Taken));
    let find = |name: &str, asked: &str| store.find_key("j", key_of(name, asked));
    assert_eq!(find("k2", "act 1 m1").await, Ok(Some(Changed::Repeated(4))));
    assert_eq!(find("k2", "act 1 m2").await, Ok(Some(Changed::Reused)));
    assert_eq!(find("k9", "act 1 m1").await, Ok(None));
    assert_eq!(change(lines(4, &[("act 0 r2", Some("k1"))])).await, Ok(Changed::Reused));
    let row = store.find_match("j").await.expect("read").expect("there");
    assert_eq!((row.version, row.changed), (4, NOW + 3));
}

/// Talk is numbered, keeps its channel and shares the version of its match.
pub async fn talk(store: &dyn Store) {
    add(store, new_match("c", "a"), change()).await;
    let said = |after, channel, text: &str| {
        let (guest, name, text) = ("a".to_owned(), "A".to_owned(), text.to_owned());
        let talk = Some(ChatLine { n: after + 1, channel, guest, name, text, at: 5 });
        Change { after, talk, ..change() }
    };
    assert_eq!(store.change("c", said(0, Channel::Table, "hello")).await, Ok(Changed::Written(1)));
    assert_eq!(store.change("c", said(1, Channel::Watchers, "🦆 'quoted'")).await, Ok(Changed::Written(2)));
    assert_eq!(store.change("c", lines(2, &[("act 0 r1", None)])).await, Ok(Changed::Written(3)));
    assert_eq!(store.journal("c", 0).await.expect("read")[0].seq, 3);
    let lines = all(store, "c").await.chat;
    assert_eq!((lines[0].channel, lines[1].channel), (Channel::Table, Channel::Watchers));
    assert_eq!(lines[1].text, "🦆 'quoted'");
}

/// Letters keep whom they go to, share the version of their match, and are sent once under a key.
pub async fn letters(store: &dyn Store) {
    add(store, new_match("s", "a"), change()).await;
    let row = store.find_match("s").await.expect("read").expect("there");
    assert!(!row.made.press_opened);
    let (one, two) = (Seat::new(1), Seat::new(9));
    let letter = |version, to, text: &str| Letter { version, from: one, to, text: text.to_owned(), at: 5 };
    let send = |after, letter: &Letter, key: &str| {
        let letter = Some((letter.clone(), key_of(key, &letter.text)));
        store.change("s", Change { after, letter, at: NOW + 9, ..change() })
    };
    let open = letter(1, Address::Everybody, "🦆 'quoted'\nlines");
    let private = letter(3, Address::Seats(SeatSet::one(two).with(Seat::new(0))), "psst");
    assert_eq!(send(0, &open, "k1").await, Ok(Changed::Written(1)));
    assert_eq!(store.change("s", lines(1, &[("act 0 r1", Some("k1"))])).await, Ok(Changed::Reused));
    assert_eq!(
        store.change("s", Change { at: NOW + 9, ..lines(1, &[("act 0 r1", Some("k0"))]) }).await,
        Ok(Changed::Written(2))
    );
    assert_eq!(
        send(2, &open, "k0").await,
        Ok(Changed::Reused),
        "a key is given once, for a letter or an entry"
    );
    assert_eq!(send(1, &private, "k2").await, Ok(Changed::Taken));
    assert_eq!(send(2, &private, "k2").await, Ok(Changed::Written(3)));
    assert_eq!(send(3, &private, "k2").await, Ok(Changed::Repeated(3)));
    assert_eq!(send(9, &private, "k2").await, Ok(Changed::Repeated(3)), "wherever the match stands");
    assert_eq!(send(3, &letter(4, Address::Everybody, "psst!"), "k2").await, Ok(Changed::Reused));
    let found = store.find_key("s", key_of("k2", "psst")).await;
    assert_eq!(found, Ok(Some(Changed::Repeated(3))));
    assert_eq!(all(store, "s").await.letters, [open, private.clone()]);
    let rest = store.read_on("s", 1).await.expect("read").expect("there");
    assert_eq!((rest.letters, rest.journal.len(), rest.row.version), (vec![private], 1, 3));
    assert_eq!(store.read_on("nowhere", 0).await, Ok(None));
    let versions = store.versions(&["s".to_owned(), "nowhere".to_owned()]).await;
    assert_eq!(versions, Ok(vec![("s".to_owned(), 3)]));
    assert_eq!(store.find_match("s").await.expect("read").expect("there").version, 3);
}

/// How far somebody has read is theirs, goes on only, and changes no match.
pub async fn marks(store: &dyn Store) {
    add(store, new_match("r", "a"), change()).await;
    let thread = SeatSet::one(Seat::new(0)).with(Seat::new(2));
    let mark = |thread, read, muted| Mark { seat: Seat::new(0), thread, read, muted };
    for (guest, mark) in [
        ("a", mark(thread, 3, false)),
        ("a", mark(SeatSet::EMPTY, 1, false)),
        ("b", mark(thread, 9, false)),
        ("a", mark(thread, 2, true)),
    ] {
        store.set_mark("r", guest, mark).await.expect("kept");
    }
    let read = vec![mark(SeatSet::EMPTY, 1, false), mark(thread, 3, true)];
    assert_eq!(store.marks("r", "a").await, Ok(read));
    assert_eq!(store.marks("r", "c").await, Ok(vec![]));
    assert_eq!(store.find_match("r").await.expect("read").expect("there").version, 0);
}

/// What is unread is counted thread by thread, for the seats somebody holds, without what they wrote or do not want to hear of.
pub async fn unread(store: &dyn Store) {
    let chairs = vec![chair("ua"), chair("ub"), chair("uc")];
    add(store, NewMatch { chairs, ..new_match("u", "ua") }, change()).await;
    let to = |seats: &[u8]| Address::Seats(seats.iter().map(|seat| Seat::new(*seat)).collect());
    let written = [(0, to(&[1])), (1, to(&[0])), (0, to(&[1, 2])), (0, Address::Everybody)];
    for (after, (from, to)) in (0..).zip(written) {
        let letter = Letter { version: after + 1, from: Seat::new(from), to, text: "psst".to_owned(), at: 1 };
        let key = SubmitKey { name: format!("key-{after}"), asked: String::new() };
        let change = Change { after, letter: Some((letter, key)), ..change() };
        assert_eq!(store.change("u", change).await, Ok(Changed::Written(after + 1)));
    }
    let counts = |count| Ok(vec![("u".to_owned(), count)]);
    assert_eq!(store.unread("ua").await, counts(1));
    assert_eq!(store.unread("ub").await, counts(3));
    assert_eq!(store.unread("uc").await, counts(2));
    assert_eq!(store.unread("ud").await, Ok(vec![]));
    let circle = |seats: &[u8]| seats.iter().map(|seat| Seat::new(*seat)).collect();
    let mark = |thread, read, muted| Mark { seat: Seat::new(1), thread, read, muted };
    store.set_mark("u", "ub", mark(circle(&[0, 1]), 2, false)).await.expect("kept");
    assert_eq!(store.unread("ub").await, counts(2));
    store.set_mark("u", "ub", mark(circle(&[0, 1, 2]), 0, true)).await.expect("kept");
    store.set_mark("u", "ub", mark(circle(&[]), 1, false)).await.expect("kept");
    assert_eq!(store.unread("ub").await, Ok(vec![]));
    assert_eq!(store.unread("uc").await, counts(2), "what others have read is theirs");
}

/// Branches stand in no list, and they alone can be removed.
pub async fn branches(store: &dyn Store) {
    let running = || Change {
        summary: Some(Summary { status: Status::Running, awaited: 1, ..Summary::OPEN }),
        ..change()
    };
    add(store, new_match("tree", "w"), running()).await;
    let twig = |id: &str, created| NewMatch {
        branch_of: Some("tree".to_owned()),
        listed: false,
        created,
        ..new_match(id, "w")
    };
    add(store, twig("twig", 20), running()).await;
    add(store, twig("late", 30), running()).await;
    let row = store.find_match("twig").await.expect("read").expect("there");
    assert_eq!(row.made.branch_of.as_deref(), Some("tree"));
    assert_eq!(ids(store.list_matches(Listing::Of("w".to_owned()), None, 9).await), ["tree"]);
    assert_eq!(store.waiting_for("w").await, Ok(vec!["tree".to_owned()]));
    assert_eq!(store.branches("w", "tree").await, Ok(vec!["twig".to_owned(), "late".to_owned()]));
    assert_eq!(store.branches("x", "tree").await, Ok(vec![]));
    assert_eq!(store.withered(25, 9).await, Ok(vec!["twig".to_owned()]));
    assert_eq!(store.remove_branch("tree").await, Ok(false), "a match is never removed");
    assert_eq!(store.remove_branch("twig").await, Ok(true));
    assert_eq!(store.remove_branch("twig").await, Ok(false));
    assert_eq!(store.find_match("twig").await, Ok(None));
    assert!(store.find_match("tree").await.expect("read").is_some());
}

/// What seats plan changes with the match, in one version.
pub async fn plans(store: &dyn Store) {
    add(store, new_match("p", "a"), change()).await;
    let planned = |seat: u8, text: Option<&str>| (seat, text.map(str::to_owned));
    let plan = Change { plans: vec![planned(1, Some("[1]")), planned(0, Some("[0]"))], ..change() };
    assert_eq!(store.change("p", plan).await, Ok(Changed::Written(1)));
    assert_eq!(all(store, "p").await.plans, [(0, "[0]".to_owned()), (1, "[1]".to_owned())]);
    let mut played = lines(1, &[("act 0 r1", None)]);
    played.plans = vec![planned(1, Some("[2]")), planned(0, None)];
    assert_eq!(store.change("p", played).await, Ok(Changed::Written(3)));
    assert_eq!(all(store, "p").await.plans, [(1, "[2]".to_owned())]);
}

/// A study of somebody's, as it is made.
pub fn study(id: &str, owner: &str, created: u64) -> StudyRow {
    let head = StudyHead {
        id: id.to_owned(),
        owner: owner.to_owned(),
        game: "diam".to_owned(),
        name: "The long defence".to_owned(),
        version: 1,
        of_match: Some("m".to_owned()),
        is_shared: false,
        created,
        changed: created,
    };
    StudyRow { head, text: "tabletier study 1\né\n".to_owned() }
}

/// Studies are their owner's, so many at most; each is saved after the version that it follows, or not at all.
pub async fn studies(store: &dyn Store) {
    for (id, owner, created) in [("one", "a", 10), ("two", "a", 20), ("other", "b", 15)] {
        assert_eq!(store.add_study(study(id, owner, created), 2).await, Ok(true));
    }
    assert_eq!(store.add_study(study("three", "a", 30), 2).await, Ok(false), "the owner has so many");
    assert!(store.add_study(study("one", "c", 30), 2).await.is_err(), "an id is given once");
    assert_eq!(store.study("three").await, Ok(None));
    assert_eq!(store.study("one").await, Ok(Some(study("one", "a", 10))));
    let ids = |heads: Vec<StudyHead>| heads.into_iter().map(|head| head.id).collect::<Vec<_>>();
    assert_eq!(ids(store.studies("a").await.expect("read")), ["two", "one"]);
    let mut next = study("one", "a", 10);
    next.head = StudyHead { version: 2, changed: 40, name: String::new(), ..next.head };
    next.text.push_str("more\n");
    assert_eq!(store.save_study(next.clone()).await, Ok(true));
    assert_eq!(store.study("one").await, Ok(Some(next.clone())));
    assert_eq!(store.save_study(next.clone()).await, Ok(false), "somebody was faster");
    assert_eq!(store.share_study("one", true).await, Ok(true));
    next.head.is_shared = true;
    assert_eq!(store.study("one").await, Ok(Some(next)));
    assert_eq!(store.share_study("three", true).await, Ok(false));
    assert_eq!(store.remove_study("one").await, Ok(true));
    assert_eq!(store.remove_study("one").await, Ok(false));
    assert_eq!(ids(store.studies("a").await.expect("read")), ["two"]);
}

/// A match that is listed and no branch is counted once, when it is over; what was played is added up.
pub async fn openings(store: &dyn Store) {
    let over = |after| Change {
        after,
        summary: Some(Summary { status: Status::Over, ..Summary::OPEN }),
        ..lines(after, &[("resigned 0", None)])
    };
    let listed = |id: &str| NewMatch { listed: true, ..new_match(id, "a") };
    for id in ["first", "second", "running"] {
        add(store, listed(id), change()).await;
    }
    add(store, NewMatch { listed: false, ..new_match("private", "a") }, change()).await;
    let branch = NewMatch { branch_of: Some("first".to_owned()), ..listed("branch") };
    add(store, branch, change()).await;
    assert_eq!(store.uncounted(9).await, Ok(Vec::new()), "nothing is over");
    for id in ["first", "second", "private", "branch"] {
        assert!(matches!(store.change(id, over(0)).await, Ok(Changed::Written(_))), "{id}");
    }
    // What comes after the end does not end it again.
    assert!(matches!(store.change("first", over(1)).await, Ok(Changed::Written(_))));
    assert_eq!(store.uncounted(9).await, Ok(vec!["first".to_owned(), "second".to_owned()]));
    assert_eq!(store.uncounted(1).await, Ok(vec!["first".to_owned()]));
    let opening = |action: &str, played, won, drawn| OpeningRow {
        position: "p".to_owned(),
        action: action.to_owned(),
        played,
        won,
        drawn,
    };
    let other = OpeningRow { position: "q".to_owned(), ..opening("r1", 1, 0, 0) };
    assert_eq!(store.count_openings("first", vec![opening("r1", 1, 1, 0), other.clone()]).await, Ok(true));
    assert_eq!(store.count_openings("first", vec![opening("r1", 1, 1, 0)]).await, Ok(false), "once");
    assert_eq!(store.count_openings("running", vec![opening("r1", 1, 1, 0)]).await, Ok(false), "not yet");
    assert_eq!(store.change("first", over(2)).await, Ok(Changed::Written(3)));
    assert_eq!(store.uncounted(9).await, Ok(vec!["second".to_owned()]), "nor is it counted again");
    let second = vec![opening("r1", 1, 0, 1), opening("n1", 1, 0, 0)];
    assert_eq!(store.count_openings("second", second).await, Ok(true));
    assert_eq!(store.uncounted(9).await, Ok(Vec::new()));
    let all = vec![opening("r1", 2, 1, 1), opening("n1", 1, 0, 0)];
    assert_eq!(store.openings("p", 9).await, Ok(all.clone()), "what was played most comes first");
    assert_eq!(store.openings("p", 1).await, Ok(all[..1].to_vec()));
    assert_eq!(store.openings("q", 9).await, Ok(vec![other]));
    assert_eq!(store.openings("nowhere", 9).await, Ok(Vec::new()));
}

/// Many writers at once: every version is given once, and nothing that was answered is lost.
pub async fn crowds(store: std::sync::Arc<dyn Store>) {
    add(store.as_ref(), new_match("crowd", "a"), change()).await;
    let write = |store: std::sync::Arc<dyn Store>, who: u32| async move {
        for entry in 0..20 {
            let key = format!("{who}-{entry}");
            let mut after = 0;
            loop {
                match store.change("crowd", lines(after, &[(&key, Some(&key))])).await.expect("kept") {
                    Changed::Written(_) => break,
                    Changed::Taken => after += 1,
                    Changed::Repeated(_) | Changed::Reused | Changed::Untimely => {
                        panic!("the key and the time are good")
                    }
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

/// A test for everything in this suite. `$fresh` is an async function that gives what must be kept for as long as the store is
/// used, a fresh and empty store, and a way to set its clock, which shows [`NOW`]. Whoever adds to the suite adds to this list, and no
/// backend can forget it.
#[macro_export]
macro_rules! suite_tests {
    ($fresh:path) => {
        $crate::suite_tests!(@store $fresh: guests, matches, rematches, holidays, gatherings, notes, lots, pages, journals, talk, letters,
            marks, unread, branches, plans, studies, openings);
        $crate::suite_tests!(@clock $fresh: times, clocks);

        #[tokio::test(flavor = "multi_thread")]
        async fn crowds() {
            let (_kept, store, _) = $fresh().await;
            $crate::suite::crowds(std::sync::Arc::new(store)).await;
        }
    };
    (@store $fresh:path: $($name:ident),*) => {$(
        #[tokio::test]
        async fn $name() {
            let (_kept, store, _) = $fresh().await;
            $crate::suite::$name(&store).await;
        }
    )*};
    (@clock $fresh:path: $($name:ident),*) => {$(
        #[tokio::test]
        async fn $name() {
            let (_kept, store, set_clock) = $fresh().await;
            $crate::suite::$name(&store, &set_clock).await;
        }
    )*};
}
