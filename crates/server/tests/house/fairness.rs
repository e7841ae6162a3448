//! Dice that can be proved: the commitment before the nonces, the nonces before the start, the seed after the end.

use serde_json::{Value, json};

use crate::tools::{Caller, NONCE, TestHouse, at};

async fn make_unsealed(host: &mut Caller, game: &str, seats: Value) -> Value {
    let wanted = json!({ "game": game, "seats": seats, "listed": true, "lot": true });
    host.post_text("/api/tables", wanted.to_string()).await.ok()
}

fn id(made: &Value) -> String {
    made["id"].as_str().expect("an id").to_owned()
}

async fn add(caller: &mut Caller, id: &str, seat: u64, nonce: &str) -> crate::tools::Answer {
    caller
        .post_text(&format!("/api/tables/{id}/nonce"), json!({ "seat": seat, "nonce": nonce }).to_string())
        .await
}

#[tokio::test]
async fn a_match_begins_when_everybody_has_added_a_nonce() {
    let house = TestHouse::new().await;
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let made = make_unsealed(&mut ana, "diam", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let id = id(&made);
    let committed = at(&ben.table(&id).await, "table.commitment").clone();
    assert_eq!(
        (&made["commitment"], &made["owes"]),
        (&committed, &json!([0])),
        "everybody sees it before they sit down"
    );
    let sat = ben.post_text(&format!("/api/tables/{id}/sit"), json!({ "seat": 1 }).to_string()).await.ok();
    assert_eq!((at(&sat, "table.status"), at(&sat, "own.owes")), (&json!("open"), &json!([1])));
    assert!(house.whole_journal(&id).await.is_empty());
    assert!(house.stranger().list("open").await.is_empty(), "nobody can sit down there any more");
    let other = "ffeeddccbbaa99887766554433221100";
    add(&mut ana, &id, 1, NONCE).await.refused(403, "not-your-seat");
    house.stranger().get("/api/house").await.ok();
    add(&mut house.guest("Eve").await, &id, 0, NONCE).await.refused(403, "not-your-seat");
    for bad in ["", "00", &NONCE.to_uppercase(), "00112233445566778899aabbccddeefg"] {
        add(&mut ana, &id, 0, bad).await.refused(400, "bad-nonce");
    }
    add(&mut ana, &id, 0, NONCE).await.ok();
    add(&mut ana, &id, 0, NONCE).await.ok();
    add(&mut ana, &id, 0, other).await.refused(409, "nonce-given");
    assert_eq!(at(&ana.table(&id).await, "own.owes"), &json!([]));
    add(&mut ben, &id, 1, other).await.ok();
    let journal = house.whole_journal(&id).await;
    let sealed = [
        format!("committed {}", committed.as_str().expect("a commitment")),
        format!("nonce 0 {NONCE}"),
        format!("nonce 1 {other}"),
    ];
    assert_eq!(journal[..3], sealed);
    assert!(journal[3].starts_with("lot ") && journal[4].starts_with("seated 0 "), "{journal:?}");
    let seat = at(&ben.table(&id).await, "own.seats.0").as_u64().expect("lots gave him one");
    add(&mut ben, &id, seat, NONCE).await.refused(409, "nonce-given");
    assert_eq!(at(&ana.table(&id).await, "table.commitment"), &committed);
}

/// The seed is in nothing that leaves the house before the end; afterwards the record proves every outcome.
#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_opened_when_the_match_is_over() {
    let house = TestHouse::new().await;
    for game in ["belligerants", "toybattle"] {
        let mut ana = house.guest("Ana").await;
        let made = ana
            .post("/api/tables", &json!({ "game": game, "seats": [{ "kind": "me" }, { "kind": "me" }] }))
            .await;
        let id = id(&made.ok());
        let seed = house.house.store.find_match(&id).await.expect("read").expect("there").made.seed;
        for step in 0..12 {
            let seen = ana.table(&id).await;
            let moves = ana.moves(&id, &seen).await;
            let action =
                moves.iter().find(|action| *action == "ready").unwrap_or(&moves[step % moves.len()]).clone();
            let seat = seen["as"].as_u64().expect("a seat");
            let answer = ana.act(&id, seat, &action).await.ok();
            assert_eq!(
                answer["receipt"].is_object(),
                action == "ready",
                "receipts are for what is saved together"
            );
        }
        let path = format!("/api/tables/{id}/record?as=0");
        let running = ana.get(&path).await;
        assert!(!running.text().contains("fair 1") && !running.text().contains(&fair::hex(&seed)));
        ana.resign(&id, 0).await.ok();
        let opened = ana.get(&path).await.text().to_owned();
        assert!(opened.contains(&format!("fair 1\nmatch {id}\nseed {}\n", fair::hex(&seed))), "{opened}");
        assert_eq!(
            house.stranger().get(&format!("/api/tables/{id}/record")).await.text(),
            opened,
            "for everybody"
        );
        let proved = catalog::verify(&opened).expect("it is true");
        assert!(proved.outcomes > 2, "{proved:?}");
        assert_eq!(python(&opened), Some(0), "{opened}");
        assert_eq!(
            python(&running.text().replace("tabletier running", "tabletier")),
            Some(2),
            "nothing to prove yet"
        );
        for (kind, changed) in tampered(&opened) {
            assert!(catalog::verify(&changed).is_err(), "{kind}");
            assert_eq!(python(&changed), Some(1), "{kind}: {changed}");
        }
        assert_eq!(proved.receipts, if game == "belligerants" { 2 } else { 0 });
    }
}

#[tokio::test]
async fn what_is_saved_in_secret_has_a_receipt_that_the_record_confirms() {
    let house = TestHouse::new().await;
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let id = ana.make("belligerants", json!({}), json!([{ "kind": "me" }, { "kind": "open" }])).await;
    ben.sit(&id, 1).await.ok();
    let mut receipts = Vec::new();
    for (seat, action) in [(0, "form 2"), (1, "form 3"), (0, "swap k3 i1"), (1, "ready")] {
        let caller = if seat == 0 { &mut ana } else { &mut ben };
        receipts.push(caller.act(&id, seat, action).await.ok()["receipt"].clone());
    }
    let last = ana.act(&id, 0, "ready").await.ok()["receipt"].clone();
    assert_ne!(receipts[0]["hash"], receipts[2]["hash"]);
    assert_eq!(receipts[0]["salt"], last["salt"], "a seat's salt holds for its window");
    assert_ne!(receipts[1]["salt"], last["salt"], "and is its own");
    let salt = last["salt"].as_str().expect("a salt");
    let window = last["window"].as_u64().expect("a window") as u32;
    assert_eq!(last["hash"], fair::receipt(&id, window, 0, salt, &["form 2", "swap k3 i1", "ready"]));
    ana.resign(&id, 0).await.ok();
    let record = ana.get(&format!("/api/tables/{id}/record")).await.text().to_owned();
    assert!(
        record.contains(&format!("receipt {window} 0 {} ", last["hash"].as_str().expect("a hash"))),
        "{record}"
    );
    catalog::verify(&record).expect("it is true");
}

#[tokio::test]
async fn in_a_rematch_everybody_adds_anew() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    ana.resign(&id, 0).await.ok();
    let next = ana.rematch(&id).await.ok()["id"].as_str().expect("an id").to_owned();
    let seen = ben.table(&next).await;
    assert_eq!((at(&seen, "table.status"), at(&seen, "own.owes")), (&json!("open"), &json!([0])));
    ben.seal(&next).await;
    assert_eq!(at(&ben.table(&next).await, "table.status"), "running");
    assert_ne!(
        at(&ben.table(&next).await, "table.commitment"),
        at(&ben.table(&id).await, "table.commitment")
    );
}

/// What the checker without rules says of a record: its exit code.
fn python(record: &str) -> Option<i32> {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("match.record");
    std::fs::write(&file, record).expect("it can be written");
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/fair-chance.py");
    let checked = std::process::Command::new("python3").arg(script).arg(&file).output().expect("Python runs");
    checked.status.code()
}

/// A record changed in ways that anybody can find out.
fn tampered(opened: &str) -> Vec<(&'static str, String)> {
    let line = |start: &str| {
        let found = opened.lines().find(|line| line.starts_with(start));
        found.unwrap_or_else(|| panic!("{start}")).to_owned()
    };
    let (seed, nonce, committed) = (line("seed "), line("2 "), line("1 "));
    let flipped = |text: &str| {
        let last = if text.ends_with('0') { '1' } else { '0' };
        format!("{}{last}", &text[..text.len() - 1])
    };
    let chance =
        opened.lines().find(|line| line.contains(" drawn ") || line.contains(" odds ")).expect("an outcome");
    vec![
        ("another seed", opened.replace(&seed, &flipped(&seed))),
        ("another nonce", opened.replace(&nonce, &flipped(&nonce))),
        ("another commitment", opened.replace(&committed, &flipped(&committed))),
        ("an outcome without its proof", opened.replace(&format!("{chance}\n"), "")),
    ]
}
