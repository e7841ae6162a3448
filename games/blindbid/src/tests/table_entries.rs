//! What the table adds to the rules: names, takebacks, endings, and each viewer's own count of events.

use tabletop::{Lot, Notice, Proposal, TimeNote};

use super::*;

#[test]
fn secret_edits_do_not_count_for_others() {
    let mut game = dealt();
    act(&mut game, A, "bid 12");
    act(&mut game, A, "bid 1");
    act(&mut game, B, "bid 3");
    assert_eq!(game.journal().len(), 5);
    let told = |seat: Viewer| game.stream(seat).len();
    assert_eq!([told(A.into()), told(B.into()), told(C.into()), told(Viewer::Public)], [4, 3, 2, 2]);
}

#[test]
fn a_takeback_names_each_viewers_own_event() {
    let mut game = dealt();
    act(&mut game, A, "bid 12");
    act(&mut game, B, "offer 1");
    enter(&mut game, What::Takeback(3)).expect("entry 3 is there");
    assert_eq!(game.state().view(Viewer::Public).offer, None);
    assert_eq!(game.state().view(A.into()).own.expect("a seat").laid, Some(12));
    assert_eq!(game.stream(A.into()).last(), Some(&Notice::TakenBack { to: 3 }));
    assert_eq!(game.stream(C.into()).last(), Some(&Notice::TakenBack { to: 2 }));
    // A takeback can itself be taken back: the journal only grows.
    enter(&mut game, What::Takeback(4)).expect("entry 4 is there");
    assert!(game.state().view(Viewer::Public).offer.is_some());
    assert_eq!(enter(&mut game, What::Takeback(7)), Err(EntryRefused::NoSuchEntry));
    assert_eq!(game.journal().len(), 6);
}

/// Fifty thousand entries: takebacks of takebacks, takebacks over many names, and over many entries in force.
/// It takes minutes where a takeback costs what came before it.
#[test]
fn many_takebacks_cost_no_more_than_few() {
    let mut chained = dealt();
    for entry in 2..50_000 {
        enter(&mut chained, What::Takeback(entry)).expect("the entry is there");
    }
    assert_eq!(chained.state(), dealt().state());
    assert_eq!(Match::<BlindBid>::from_record(&chained.record()).as_ref(), Ok(&chained));
    let [mut named, mut voiced, mut edited] = [dealt(), dealt(), dealt()];
    for i in 0..12_500 {
        enter(&mut named, What::Seated(B, "Ana".to_owned())).expect("a name");
        enter(&mut voiced, What::Draw(A, i % 2 == 0)).expect("the match is open");
        act(&mut edited, A, ["bid 1", "bid 2"][i % 2]);
    }
    for game in [&mut named, &mut voiced, &mut edited] {
        for entry in 12_000..49_500 {
            enter(game, What::Takeback(entry)).expect("the entry is there");
        }
    }
    assert_eq!(named.state(), dealt().state());
    // Each names the entry 503 before itself, and so in the end entry 12 277, by the first player.
    assert!(voiced.draw().has(A));
    assert_eq!(edited.state().view(A.into()).own.expect("a seat").laid, Some(1));
}

#[test]
fn no_window_number_is_shown_twice() {
    let mut game = dealt();
    assert_eq!(game.pending().window(), Some(Window(1)));
    act(&mut game, A, "bid 12");
    enter(&mut game, What::Takeback(2)).expect("entry 2 is there");
    assert_eq!(game.pending().window(), Some(Window(2)));
    assert_eq!(game.waiting(B.into()).window(), Some(Window(2)));
    assert_eq!(game.input(Input::Expired(Window(1))), Err(Refused::WindowClosed), "from before the takeback");
    game.input(Input::Expired(Window(2))).expect("the window is open");
    chance(&mut game, "prize 1");
    assert_eq!(game.pending().window(), Some(Window(3)), "the rules' second");
    // Back to before the first window was open, and on.
    enter(&mut game, What::Takeback(1)).expect("entry 1 is there");
    assert_eq!(game.pending(), Pending::Chance);
    assert_eq!(game.input(Input::Expired(Window(3))), Err(Refused::OutOfTurn));
    chance(&mut game, "prize 3");
    assert_eq!(game.pending().window(), Some(Window(5)), "anything above all others");
    // Forth again to a line in which a window expired: its number in the journal is the one shown then.
    enter(&mut game, What::Takeback(6)).expect("entry 6 is there");
    assert_eq!(game.pending().window(), Some(Window(6)));
    assert_eq!(points(&game), [0, 0, 2]);
    assert!(game.record().contains("\n5 expired 2\n"), "{}", game.record());
    assert_eq!(Match::<BlindBid>::from_record(&game.record()).as_ref(), Ok(&game));
    assert_eq!(game.at(4).expect("four entries").pending().window(), Some(Window(2)));
}

#[test]
fn what_was_rolled_or_seen_is_not_taken_back() {
    let mut game = dealt();
    assert!(game.may_take_back(2), "nothing is undone");
    assert!(!game.may_take_back(1), "a prize came");
    assert!(!game.may_take_back(3), "there is no such entry");
    act(&mut game, A, "bid 12");
    enter(&mut game, What::Seated(B, "Bo".to_owned())).expect("a name");
    enter(&mut game, What::Draw(B, true)).expect("the match is open");
    act(&mut game, B, "bid 3");
    assert!((2..=6).all(|to| game.may_take_back(to)), "what was done in secret or at the table only");
    act(&mut game, C, "offer 1");
    assert!(!game.may_take_back(6), "others saw the offer");
    enter(&mut game, What::Takeback(6)).expect("the rules accept it: a journal is history");
    assert!(game.may_take_back(2) && !game.may_take_back(7), "the offer is not brought back either");
    let ended = |entries: &[What<BlindBid>]| {
        let mut game = game.clone();
        entries.iter().for_each(|what| enter(&mut game, what.clone()).expect("the match is open"));
        game.may_take_back(8)
    };
    assert!(!ended(&[Input::Expired(Window(2)).into()]), "cards were turned over");
    assert!(!ended(&[What::Resigned(A)]) && !ended(&[What::Abandoned]), "all may have been laid open");
    assert!(ended(&[What::Draw(A, true)]) && !ended(&[What::Draw(A, true), What::Draw(C, true)]));
}

#[test]
fn resigning_and_abandoning_end_the_match() {
    for (what, how, places) in
        [(What::Resigned(B), "resigned", [1, 3, 1]), (What::Abandoned, "abandoned", [1, 1, 1])]
    {
        let mut game = dealt();
        enter(&mut game, what.clone()).expect("the match is open");
        let outcome = game.pending().outcome().cloned().expect("over");
        assert_eq!((outcome.how, [A, B, C].map(|seat| outcome.place(seat))), (how, places));
        assert_eq!(game.moves(A), []);
        assert_eq!(game.input(Input::Act(A, Action::Vote(true))), Err(Refused::Over));
        assert_eq!(enter(&mut game, What::Draw(A, true)), Err(Refused::Over.into()));
        assert!(matches!(game.stream(Viewer::Public).last(), Some(Notice::Closed { .. })));
        // Taken back, it goes on.
        enter(&mut game, What::Takeback(2)).expect("entry 2 is there");
        assert_eq!(game.state(), dealt().state());
        assert_eq!(game.pending().window(), Some(Window(2)), "and has a new number");
    }
    assert_eq!(enter(&mut dealt(), What::Resigned(Seat::new(3))), Err(Refused::NoSuchSeat.into()));
}

#[test]
fn a_draw_needs_everybody_and_is_silenced_by_play() {
    let mut game = dealt();
    enter(&mut game, What::Draw(A, true)).expect("the match is open");
    assert_eq!(enter(&mut game, What::Draw(A, true)), Err(EntryRefused::SaidAlready));
    assert_eq!(game.stream(C.into()).last(), Some(&Notice::Draw { seat: A, yes: true }));
    enter(&mut game, What::Draw(B, true)).expect("the match is open");
    game.input(Input::Expired(Window(1))).expect("the window is open");
    enter(&mut game, What::Draw(C, true)).expect("the match is open");
    assert_eq!(enter(&mut game, What::Draw(A, false)), Err(EntryRefused::SaidAlready));
    chance(&mut game, "prize 1");
    enter(&mut game, What::Draw(C, true)).expect("chance silences too");
    assert!(game.pending().outcome().is_none(), "the others' voices are gone");
    enter(&mut game, What::Draw(A, true)).expect("the match is open");
    enter(&mut game, What::Draw(A, false)).expect("it can be taken back");
    enter(&mut game, What::Draw(B, true)).expect("the match is open");
    assert!(game.pending().outcome().is_none());
    enter(&mut game, What::Draw(A, true)).expect("the match is open");
    let outcome = game.pending().outcome().cloned().expect("over");
    assert!(outcome.is_draw() && outcome.how == "agreed");
    assert_eq!(game.stream(B.into()).last(), Some(&Notice::Closed { how: "agreed", seat: None }));
    assert_eq!(Match::<BlindBid>::from_record(&game.record()).as_ref(), Ok(&game));
}

/// Whoever said yes to a draw could else learn from being silent that somebody edits a secret bid.
#[test]
fn a_secret_edit_silences_nobody() {
    let mut game = dealt();
    enter(&mut game, What::Draw(A, true)).expect("the match is open");
    let (voices, waiting) = (game.draw(), game.waiting(A.into()));
    for edit in ["bid 3", "ready", "unready", "vote"] {
        act(&mut game, B, edit);
        assert_eq!((game.draw(), game.waiting(A.into())), (voices, waiting.clone()), "{edit}");
        assert_eq!(game.check(&What::Draw(A, true)), Err(EntryRefused::SaidAlready), "{edit}");
        assert_eq!(game.check(&What::Draw(A, false)), Ok(()), "{edit}");
    }
}

#[test]
fn names_are_on_one_line() {
    let mut game = dealt();
    enter(&mut game, What::Seated(B, "Zoé d'Arc".to_owned())).expect("a name");
    assert_eq!(game.names()[1].as_deref(), Some("Zoé d'Arc"));
    for bad in ["", " ", "a\nb", " a", &"x".repeat(101)] {
        assert_eq!(enter(&mut game, What::Seated(B, bad.to_owned())), Err(EntryRefused::BadName), "{bad:?}");
    }
    assert_eq!(Match::<BlindBid>::from_record(&game.record()).as_ref(), Ok(&game));
}

/// With three sides one may leave, and the others play on.
#[test]
fn a_seat_that_gives_up_among_three_leaves_and_its_windows_run_out() {
    let mut game = dealt();
    let leaves = game.resigning(B).expect("one may give up");
    assert_eq!(leaves, What::Left(B));
    enter(&mut game, leaves).expect("the match is open");
    assert_eq!(game.stream(A.into()).last(), Some(&Notice::Left { seat: B }));
    assert_eq!((game.moves(B), game.overdue()), (vec![], None), "the others are still awaited");
    assert_eq!(refused(&game, B, "bid 3"), Refused::NotYourMove);
    assert_eq!(enter(&mut game, What::Left(B)), Err(EntryRefused::SaidAlready));
    for (seat, bid) in [(A, "bid 12"), (C, "bid 10")] {
        act(&mut game, seat, bid);
        act(&mut game, seat, "ready");
    }
    let window = game.overdue().expect("only the one who left is awaited");
    game.input(Input::Expired(window)).expect("it runs out");
    assert_eq!(points(&game), [2, 0, 0], "B's lowest card was laid down (§2.5)");
    let record = game.record();
    assert!(record.starts_with("tabletier record 2\n"), "{record}");
    assert_eq!(Match::<BlindBid>::from_record(&record).as_ref(), Ok(&game));
    let as_first = record.replace("tabletier record 2", "tabletier record 1");
    assert!(Match::<BlindBid>::from_record(&as_first).is_err(), "the first form has no such entry");
}

fn lot(text: &str) -> What<BlindBid> {
    What::Lot(text.parse().expect("seats"))
}

#[test]
fn lots_come_first_and_take_a_number_of_the_dice() {
    let mut game = Match::<BlindBid>::start(Config::default()).expect("the default can be played");
    for unfit in ["0 1", "0 1 1", "0 1 3", "0 1 2 3"] {
        assert_eq!(enter(&mut game, lot(unfit)), Err(EntryRefused::BadLot), "{unfit}");
    }
    let mut named = game.clone();
    enter(&mut named, What::Seated(A, "Ana".to_owned())).expect("a name");
    assert_eq!(enter(&mut named, lot("0 1 2")), Err(EntryRefused::BadLot), "names come after");
    enter(&mut game, lot("2 0 1")).expect("nothing came before");
    assert_eq!(enter(&mut game, lot("2 0 1")), Err(EntryRefused::BadLot), "once");
    assert_eq!(game.chances(), 1, "the next outcome has another number");
    for viewer in Viewer::all(3) {
        assert_eq!(game.stream(viewer), [Notice::Drawn], "that they were drawn, not how they fell");
    }
    // Nobody's seat is taken back.
    chance(&mut game, "hands 1,2,12 3,4,11 5,6,10");
    enter(&mut game, What::Takeback(0)).expect("the rules accept it");
    let record = game.record();
    assert!(record.starts_with("tabletier record 2\n") && record.contains("\n1 lot 2 0 1\n"), "{record}");
    assert_eq!(Match::<BlindBid>::from_record(&record).as_ref(), Ok(&game));
    assert_eq!(game.chances(), 2);
}

#[test]
fn every_seating_is_as_likely() {
    let state = BlindBid::start(&Config::default()).expect("the default can be played");
    let mut luck = laws::Coin::new(4);
    let mut counts = std::collections::BTreeMap::new();
    for _ in 0..6_000 {
        let drawn = Lot::draw(&state, &mut luck);
        assert!(drawn.suits(&state));
        *counts.entry(drawn.to_string()).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 6, "three who play alone");
    assert!(counts.values().all(|count| (850..1150).contains(count)), "{counts:?}");
    assert_eq!(Lot::turned(&state).to_string(), "1 2 0");
}

#[test]
fn every_place_is_as_likely_to_get_any_seat_or_none() {
    let state =
        BlindBid::start(&Config { roles: Roles::Drawn, ..Config::default() }).expect("it can be played");
    let (mut luck, mut twin) = (laws::Coin::new(4), laws::Coin::new(4));
    for _ in 0..100 {
        let (one, other) = (Lot::draw_among(&state, 2, &mut luck), Lot::draw(&state, &mut twin));
        assert_eq!(one, other, "where everybody plays alone it is the lot that it always was");
    }
    let mut counts = std::collections::BTreeMap::new();
    for _ in 0..12_000 {
        let drawn = Lot::draw_among(&state, 4, &mut luck);
        assert!(drawn.suits_places(&state, 4) && !drawn.suits(&state) && !drawn.suits_places(&state, 5));
        assert_eq!(drawn.to_string().parse(), Ok(drawn.clone()));
        *counts.entry(drawn.to_string()).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 24);
    assert!(counts.values().all(|count| (400..600).contains(count)), "{counts:?}");
}

/// More places than seats: those left over are written as none, and nonces carry the number of their place.
#[test]
fn lots_leave_some_without_a_seat() {
    let config = Config { players: 3, roles: Roles::Drawn, ..Config::default() };
    let mut game = Match::<BlindBid>::start(config).expect("it can be played");
    enter(&mut game, What::Committed("ab".repeat(32))).expect("nothing came before");
    for place in 0..5 {
        enter(&mut game, nonce(place, "0f")).expect("a place");
    }
    assert_eq!(game.places(), 5);
    assert_eq!(enter(&mut game.clone(), nonce(18, "0f")), Err(EntryRefused::BadNonce), "eighteen at most");
    enter(&mut game.clone(), nonce(17, "0f")).expect("the last place");
    for unfit in ["2 0 1", "2 0 1 - - -", "2 0 0 - -", "2 0 - - -"] {
        assert_eq!(enter(&mut game, lot(unfit)), Err(EntryRefused::BadLot), "{unfit}");
    }
    enter(&mut game, lot("- 2 0 - 1")).expect("five places, three seats");
    let record = game.record();
    assert!(record.contains("\n7 lot - 2 0 - 1\n"), "{record}");
    assert_eq!(Match::from_record(&record), Ok(game));
    let mut few =
        Match::<BlindBid>::start(Config { roles: Roles::Drawn, ..Config::default() }).expect("can be");
    enter(&mut few, What::Committed("ab".repeat(32))).expect("nothing came before");
    enter(&mut few, nonce(0, "0f")).expect("a place");
    assert_eq!((few.places(), enter(&mut few, lot("2 0 1"))), (3, Ok(())), "bots fill up");
}

/// What a seat was told goes to whoever takes it over: it holds nobody's name.
#[test]
fn who_plays_unknown_is_told_to_nobody() {
    let mut game = drawn();
    let before: Vec<usize> = Viewer::all(4).map(|who| game.stream(who).len()).collect();
    for what in [What::Seated(C, "Cleo".to_owned()), What::Vacated(C), What::Seated(C, "Bot 3".to_owned())] {
        enter(&mut game, what).expect("it is possible");
    }
    let after: Vec<usize> = Viewer::all(4).map(|who| game.stream(who).len()).collect();
    assert_eq!(before, after);
    enter(&mut game, What::Seated(A, "Ana".to_owned())).expect("it is possible");
    assert!(Viewer::all(4).zip(after).all(|(who, told)| game.stream(who).len() == told + 1));
}

#[test]
fn a_draw_that_is_declined_rests_until_the_decision_is_taken() {
    let mut game = dealt();
    assert_eq!(enter(&mut game, What::Declined(A)), Err(EntryRefused::NoOffer));
    enter(&mut game, What::Draw(A, true)).expect("the match is open");
    assert_eq!(enter(&mut game, What::Declined(A)), Err(EntryRefused::NoOffer), "it is her own");
    enter(&mut game, What::Declined(B)).expect("A offers one");
    assert!(!game.draw().has(A) && !game.now().may_agree(A) && game.now().may_agree(C));
    assert_eq!(game.stream(C.into()).last(), Some(&Notice::Declined { seat: B }));
    // What somebody does in secret does not free her.
    act(&mut game, C, "bid 5");
    assert_eq!(enter(&mut game, What::Draw(A, true)), Err(EntryRefused::Declined));
    enter(&mut game, What::Draw(C, true)).expect("it was not C's offer");
    enter(&mut game, What::Draw(A, true)).expect("she agrees to another's");
    game.input(Input::Expired(Window(1))).expect("the window is open");
    enter(&mut game, What::Draw(A, true)).expect("a new decision");
    let record = game.record();
    assert!(record.starts_with("tabletier record 2\n") && record.contains(" declined 1\n"), "{record}");
    assert_eq!(Match::<BlindBid>::from_record(&record).as_ref(), Ok(&game));
}

#[test]
fn nothing_is_taken_back_where_several_decide_at_once() {
    let mut game = dealt();
    let of_a = SeatSet::one(A);
    assert_eq!(game.before_last_decision(of_a), None, "nothing was decided");
    act(&mut game, A, "bid 12");
    assert_eq!(game.before_last_decision(of_a), None, "the others decide at the same time");
    for (seat, bid) in [(A, "ready"), (B, "bid 3"), (B, "ready"), (C, "bid 5"), (C, "ready")] {
        act(&mut game, seat, bid);
    }
    chance(&mut game, "prize 2");
    assert_eq!(game.before_last_decision(of_a), None, "nor when they have");
}

fn nonce(place: u8, digits: &str) -> What<BlindBid> {
    What::Nonce(place, digits.repeat(16))
}

#[test]
fn a_commitment_and_nonces_come_before_anything_else() {
    let committed = || What::<BlindBid>::Committed("ab".repeat(32));
    let start = || Match::<BlindBid>::start(Config::default()).expect("can be played");
    let mut game = start();
    assert_eq!(enter(&mut game, nonce(0, "ab")), Err(EntryRefused::BadNonce), "after the commitment");
    for bad in ["", "ab", &"AB".repeat(32), &"ag".repeat(32)] {
        assert_eq!(enter(&mut game, What::Committed(bad.to_owned())), Err(EntryRefused::BadNonce), "{bad}");
    }
    assert_eq!(game.nonces(), None, "its dice cannot be proved yet");
    enter(&mut game, committed()).expect("nothing came before");
    assert_eq!(enter(&mut game, committed()), Err(EntryRefused::BadNonce), "once");
    enter(&mut game, nonce(1, "0f")).expect("a place");
    for unfit in [nonce(1, "0f"), nonce(0, "0f"), nonce(2, "0"), nonce(2, "0F")] {
        assert_eq!(enter(&mut game, unfit), Err(EntryRefused::BadNonce), "in order, and whole");
    }
    assert!(enter(&mut game, nonce(3, "0f")).is_err(), "there is no such place");
    enter(&mut game, nonce(2, "10")).expect("the next place");
    assert_eq!(game.nonces(), Some(vec!["0f".repeat(16).as_str(), "10".repeat(16).as_str()]));
    assert!(
        Viewer::all(3).all(|who| game.stream(who).is_empty()),
        "who added something is nobody's business"
    );
    enter(&mut game, lot("2 0 1")).expect("only what seals the dice came before");
    assert_eq!(enter(&mut game, nonce(2, "11")), Err(EntryRefused::BadNonce), "too late");
    let record = game.record();
    assert!(record.starts_with("tabletier record 2\n") && record.contains("\n3 nonce 2 1010"), "{record}");
    assert_eq!(Match::from_record(&record), Ok(game));
    let mut named = start();
    enter(&mut named, What::Seated(A, "Ana".to_owned())).expect("a name");
    assert_eq!(enter(&mut named, committed()), Err(EntryRefused::BadNonce), "names come after");
}

#[test]
fn what_several_save_at_once_is_known_by_window_and_seat() {
    let mut game = dealt();
    let window = game.pending().window().expect("bids are awaited");
    act(&mut game, A, "bid 12");
    act(&mut game, B, "bid 3");
    act(&mut game, A, "bid 1");
    let entries = |game: &Match<BlindBid>, seat| game.saved_in(window, seat).map(|saved| saved.entries);
    let first = game.journal().len() - 2;
    assert_eq!(entries(&game, A), Some(vec![first, first + 2]));
    assert_eq!(entries(&game, B), Some(vec![first + 1]));
    assert_eq!(entries(&game, C), Some(Vec::new()));
    let all: Vec<_> =
        game.saved().into_iter().map(|saved| (saved.window, saved.seat, saved.entries)).collect();
    assert_eq!(all, [(window, A, vec![first, first + 2]), (window, B, vec![first + 1])]);
}

fn all_but(seat: Seat) -> SeatSet {
    SeatSet::all(3).without(seat)
}

#[test]
fn one_thing_is_proposed_at_a_time_and_everybody_asked_must_agree() {
    let mut game = dealt();
    let pause = |by, asked| What::Proposed(by, asked, Proposal::Pause);
    assert_eq!(enter(&mut game, What::Consented(B)), Err(EntryRefused::NotAsked), "nothing is proposed");
    let nobody = [SeatSet::EMPTY, SeatSet::all(3), SeatSet::one(Seat::new(3))];
    for asked in nobody {
        assert_eq!(enter(&mut game, pause(A, asked)), Err(EntryRefused::BadProposal), "{asked:?}");
    }
    enter(&mut game, pause(A, all_but(A))).expect("the match is open");
    assert_eq!(enter(&mut game, pause(B, all_but(B))), Err(EntryRefused::BadProposal), "one at a time");
    assert_eq!(enter(&mut game, What::Consented(A)), Err(EntryRefused::NotAsked), "it is her own");
    enter(&mut game, What::Consented(B)).expect("he is asked");
    assert_eq!(enter(&mut game, What::Consented(B)), Err(EntryRefused::NotAsked), "he has answered");
    act(&mut game, C, "bid 5");
    assert!(game.asking().is_some_and(|open| open.asked == SeatSet::one(C) && !open.is_agreed()));
    enter(&mut game, What::Consented(C)).expect("the last");
    assert!(game.asking().is_some_and(tabletop::Asking::is_agreed));
    assert_eq!(game.stream(Viewer::Public).last(), Some(&Notice::Consented { seat: C }));
    let record = game.record();
    assert!(record.contains(" proposed 0 asks 1,2 pause\n"), "{record}");
    assert_eq!(Match::<BlindBid>::from_record(&record).as_ref(), Ok(&game));
}

#[test]
fn a_proposal_ends_by_a_no_and_with_its_decision() {
    let mut game = dealt();
    let back = |to| What::Proposed(A, all_but(A), Proposal::Takeback { to });
    assert_eq!(enter(&mut game, back(9)), Err(EntryRefused::BadProposal), "no such entry");
    for answer in [B, A] {
        enter(&mut game, back(1)).expect("nothing is proposed");
        enter(&mut game, What::Dissented(answer)).expect("one says no, or takes it back");
        assert_eq!(game.asking(), None);
    }
    enter(&mut game, back(1)).expect("nothing is proposed");
    let bot = What::Proposed(B, SeatSet::one(A), Proposal::Bot { seat: C, level: 3 });
    let mut other = game.clone();
    game.input(Input::Expired(Window(1))).expect("the window is open");
    assert_eq!(game.asking(), None, "the decision is taken");
    enter(&mut other, What::Takeback(2)).expect("the entry is there");
    assert_eq!(other.asking(), None, "it was carried out");
    enter(&mut other, bot).expect("the missing one is not asked");
    let oneself = What::Proposed(B, SeatSet::one(A), Proposal::Bot { seat: B, level: 3 });
    assert_eq!(enter(&mut game, oneself), Err(EntryRefused::BadProposal));
    assert_eq!(Match::<BlindBid>::from_record(&other.record()).as_ref(), Ok(&other));
}

/// What somebody saved in secret is nobody's when they are gone, and nobody else notices.
#[test]
fn a_seat_nobody_holds_is_cleared_and_not_waited_for() {
    let mut game = dealt();
    assert_eq!(enter(&mut game, What::Vacated(B)), Err(EntryRefused::Vacant), "nobody sat there");
    for (seat, name) in [(A, "Ana"), (B, "Ben"), (C, "Cléo")] {
        enter(&mut game, What::Seated(seat, name.to_owned())).expect("a name");
    }
    act(&mut game, B, "bid 11");
    act(&mut game, B, "ready");
    enter(&mut game, What::Vacated(B)).expect("he gives it up");
    assert_eq!(game.stream(A.into()).last(), Some(&Notice::Vacated { seat: B, name: "Ben".to_owned() }));
    assert_eq!((game.names()[1].as_deref(), game.vacant()), (None, SeatSet::one(B)));
    let own = game.state().view(B.into()).own.expect("a seat");
    assert_eq!((own.laid, own.is_ready), (None, false));
    assert_eq!(game.overdue(), None, "the others are awaited");
    for (seat, bid) in [(A, "bid 12"), (C, "bid 10")] {
        act(&mut game, seat, bid);
        act(&mut game, seat, "ready");
    }
    assert_eq!(game.overdue(), game.pending().window(), "nobody who plays is");
    enter(&mut game, What::Seated(B, "Zoé".to_owned())).expect("a substitute");
    assert_eq!((game.vacant(), game.overdue()), (SeatSet::EMPTY, None));
    assert_eq!(Match::<BlindBid>::from_record(&game.record()).as_ref(), Ok(&game));
}

#[test]
fn what_is_noted_about_time_changes_no_rule_and_is_told_to_all() {
    let mut game = dealt();
    let before = game.state().clone();
    let notes = [
        TimeNote::Down { from: 5, to: 9 },
        TimeNote::Extended(B),
        TimeNote::Holiday(C, 99),
        TimeNote::Paused(7),
    ];
    for note in notes {
        enter(&mut game, What::Time(note)).expect("the match is open");
        let told = Notice::Time { how: note.notice(), seat: note.seat() };
        assert!(Viewer::all(3).all(|who| game.stream(who).last() == Some(&told)), "{note}");
    }
    assert_eq!(game.state(), &before);
    let nobody = What::Time(TimeNote::Extended(Seat::new(3)));
    assert_eq!(enter(&mut game, nobody), Err(EntryRefused::Input(Refused::NoSuchSeat)));
    assert_eq!(Match::<BlindBid>::from_record(&game.record()).as_ref(), Ok(&game));
    enter(&mut game, What::Abandoned).expect("the match is open");
    assert_eq!(enter(&mut game, What::Time(TimeNote::Resumed)), Err(EntryRefused::Input(Refused::Over)));
}

#[test]
fn a_hint_is_an_entry_that_no_takeback_undoes() {
    let mut game = dealt();
    assert!(game.record().starts_with("tabletier record 1\n"));
    enter(&mut game, What::Hinted(A)).expect("A is awaited");
    assert_eq!(game.stream(C.into()).last(), Some(&Notice::Hinted { seat: A }), "everybody is told");
    act(&mut game, A, "bid 12");
    enter(&mut game, What::Hinted(A)).expect("in the same window");
    assert_eq!((game.hints(A), game.hints(B)), (2, 0), "what is saved in secret opens no other window");
    assert!(game.record().starts_with("tabletier record 2\n") && game.record().contains(" hinted 0\n"));
    assert_eq!(Match::<BlindBid>::from_record(&game.record()).as_ref(), Ok(&game));
    act(&mut game, A, "ready");
    assert_eq!(enter(&mut game, What::Hinted(A)), Err(Refused::NotYourMove.into()), "A is done");
    enter(&mut game, What::Takeback(3)).expect("entry 3 is there");
    assert_eq!(game.hints(A), 0, "a new window");
    assert_eq!(game.journal().iter().filter(|entry| entry.what == What::Hinted(A)).count(), 2);
    assert_eq!(enter(&mut game, What::Hinted(Seat::new(3))), Err(Refused::NoSuchSeat.into()));
    enter(&mut game, What::Abandoned).expect("the match is open");
    assert_eq!(enter(&mut game, What::Hinted(A)), Err(Refused::Over.into()));
}

#[test]
fn who_took_a_seat_over_is_remembered() {
    let mut game = dealt();
    let seated = |seat, name: &str| What::Seated(seat, name.to_owned());
    for what in [seated(A, "Ana"), seated(B, "Ben"), seated(C, "Bot 1")] {
        enter(&mut game, what).expect("a name");
    }
    assert!(game.passed_on().is_empty(), "everybody sits where they sat down");
    enter(&mut game, seated(B, "Bot 3")).expect("a name");
    enter(&mut game, What::Vacated(C)).expect("somebody holds it");
    assert_eq!(game.passed_on(), [B, C].into_iter().collect());
}
