//! What if: a branch begins where its viewer stands, and holds nothing that viewer does not know.

use catalog::{Table, Title};
use serde_json::{Value, json};
use tabletop::{Pending, Seat, Viewer};

/// What stands where, whatever it is called.
fn pieces(table: &dyn Table, who: Viewer) -> Vec<String> {
    let unnamed = |piece: &scene::Piece| {
        let mut piece = serde_json::to_value(piece).expect("plain data");
        if let Some(fields) = piece.as_object_mut() {
            fields.remove("id");
            fields.remove("tags");
        }
        let on = &piece["on"];
        format!("{on} {}", piece["symbol"])
    };
    let mut all: Vec<String> = table.scene(who).pieces.iter().map(unnamed).collect();
    all.sort_unstable();
    all
}

/// A branch as it begins: what its viewer did in secret is done again.
fn begun(kind: &dyn Title, twig: &catalog::Twig) -> Box<dyn Table> {
    let mut branch = kind.start(&twig.config).expect("a branch can be played");
    for (seat, action) in &twig.repeated {
        branch.act(*seat, action).expect("what was done can be done again");
    }
    branch
}

/// Whether a branch was there and is as it should be.
fn look(kind: &dyn Title, table: &dyn Table, who: Viewer) -> bool {
    let Some(twig) = table.branch(who) else { return false };
    let branch = begun(kind, &twig);
    assert_eq!(pieces(branch.as_ref(), who), pieces(table, who), "{}", kind.info().key);
    let is_awaited = |seat: &Seat| match table.waiting(who) {
        Pending::Seats { must, .. } => must.has(*seat),
        Pending::Chance | Pending::Over(_) => false,
    };
    if let Some(seat) = who.seat().filter(is_awaited) {
        // A vote is no part of a position: nobody has voted in a branch yet.
        let [here, there] = [table, branch.as_ref()].map(|table| {
            let mut moves = table.moves(seat);
            moves.retain(|action| !["vote", "unvote"].contains(&action.as_str()));
            moves.sort_unstable();
            moves
        });
        assert_eq!(there, here, "{}", kind.info().key);
    }
    true
}

/// Plays at random, and looks from everywhere at every moment. Gives how many branches there were.
fn play(kind: &dyn Title, config: &Value, most: usize) -> usize {
    let mut table = kind.start(config).expect("it can be played");
    let mut found = 0;
    for step in 0..most as u64 {
        found += Viewer::all(table.seats()).filter(|who| look(kind, table.as_ref(), *who)).count();
        match table.pending() {
            Pending::Over(_) => {
                assert!(table.branch(Viewer::Public).is_none(), "after the end nothing is tried out");
                break;
            }
            Pending::Chance => {
                let outcome = table.outcome_from(step).expect("chance is awaited");
                table.roll(&outcome).expect("it can come");
            }
            Pending::Seats { must, .. } => {
                let seat = must.first().expect("somebody is to act");
                let actions = table.bot(seat, 1, step).expect("a bot answers");
                table.act_all_at(None, seat, &actions).expect("bots do what can be done");
            }
        }
    }
    found
}

#[test]
fn a_branch_begins_where_its_viewer_stands() {
    let configs = [
        json!({}),
        json!({"players": 4}),
        json!({"edition": "1998"}),
        json!({"board": "quick", "capture": "huff"}),
        json!({"camps": 4, "players": 4, "exchange": true}),
        json!({"camps": 2}),
        json!({"year_limit": 1903}),
    ];
    for kind in catalog::games().iter().filter(|kind| kind.has_branches()) {
        let mut found = 0;
        for config in configs.iter().filter(|config| kind.start(config).is_ok()) {
            found += play(*kind, config, 250);
        }
        assert!(found > 200, "{}: {found}", kind.info().key);
    }
}

/// Where nobody else has done anything, and where they have, a viewer's branch is the same.
#[test]
fn a_branch_holds_nothing_its_viewer_does_not_know() {
    let kind = catalog::game("diplomacy").expect("a game");
    let [still, busy] = ["", "A PAR-BUR; F BRE-MAO; vote; ready"].map(|orders| {
        let mut table = kind.start(&json!({})).expect("it can be played");
        table.act_all_at(None, Seat::new(1), "F LON-NTH; F EDI-NWG").expect("England may");
        if !orders.is_empty() {
            table.act_all_at(None, Seat::new(2), orders).expect("France may");
        }
        table
    });
    for who in [Viewer::Public, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))] {
        assert_eq!(still.branch(who), busy.branch(who), "{who}");
    }
    let own = busy.branch(Viewer::Seat(Seat::new(2))).expect("a branch");
    let mut orders: Vec<&str> = own.repeated.iter().map(|(_, action)| action.as_str()).collect();
    orders.sort_unstable();
    assert_eq!(orders, ["A PAR-BUR", "F BRE-MAO"], "without being ready, and without a vote");
    assert_eq!(own.config["press"], "none");
}

#[test]
fn games_whose_secrets_no_config_holds_have_none() {
    let toys = catalog::game("toybattle").expect("a game");
    assert!(!toys.has_branches());
    assert_eq!(toys.start(&json!({})).expect("it starts").branch(Viewer::Seat(Seat::new(0))), None);
    let armies = catalog::game("belligerants").expect("a game");
    assert_eq!(
        armies.start(&json!({})).expect("it starts").branch(Viewer::Seat(Seat::new(0))),
        None,
        "set-up"
    );
}
