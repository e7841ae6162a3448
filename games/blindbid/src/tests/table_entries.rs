//! What the table adds to the rules: names, takebacks, endings, and each viewer's own count of events.

use tabletop::{Entry, EntryRefused, Notice, What};

use super::*;

fn enter(game: &mut Match<BlindBid>, what: What<BlindBid>) -> Result<(), EntryRefused<Refusal>> {
    game.enter(Entry { at: None, what })
}

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

#[test]
fn many_takebacks_cost_no_more_than_few() {
    let mut game = dealt();
    for entry in 2..500 {
        enter(&mut game, What::Takeback(entry)).expect("the entry is there");
    }
    assert_eq!(game.state(), dealt().state());
    assert_eq!(Match::<BlindBid>::from_record(&game.record()).as_ref(), Ok(&game));
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
        assert_eq!(game.pending(), dealt().pending());
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
    act(&mut game, C, "bid 5");
    enter(&mut game, What::Draw(C, true)).expect("the match is open");
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
