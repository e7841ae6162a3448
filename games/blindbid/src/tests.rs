//! A test for each paragraph of the rules, the laws, and what the table adds.

mod leaks;
mod table_entries;

use tabletop::game::InputOf;
use tabletop::{
    Dice, Entry, EntryRefused, Game, Input, Match, Pending, PerSeat, Refused, Seat, SeatSet, Seating, Viewer,
    What, Window, WindowEnd,
};

use crate::action::Card;
use crate::state::Phase;
use crate::{Action, BlindBid, Config, Draw, Refusal, Roles, Seen, Writing};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

impl laws::Secrets for BlindBid {
    fn scramble<D: Dice>(&self, viewer: Viewer, dice: &mut D) -> Self {
        self.scramble_but(viewer, &[], dice)
    }

    /// What the input turns over stays in its hand, laid down; a vote that passes stays as it is.
    fn scramble_before<D: Dice>(&self, viewer: Viewer, next: &InputOf<Self>, dice: &mut D) -> Self {
        let mut after = self.clone();
        after.apply(next.clone(), &mut ());
        let mut twin = self.scramble_but(viewer, &after.shown[self.shown.len()..], dice);
        if after.phase == Phase::Over("vote") {
            twin.ballot = self.ballot;
        }
        twin
    }

    fn is_hidden(seat: Seat, action: &Action, viewer: Viewer) -> bool {
        let is_open = matches!(action, Action::Offer(_) | Action::Answer(_));
        !viewer.is(seat) && !is_open
    }

    fn twin_outcome<D: Dice>(&self, outcome: &Draw, viewer: Viewer, dice: &mut D) -> Draw {
        let Draw::Hands(hands) = outcome else { return outcome.clone() };
        let own = viewer.seat().map(|seat| (seat, hands[seat].clone()));
        let mut loose: Vec<u8> = self.pack().collect();
        loose.retain(|card| own.as_ref().is_none_or(|(_, hand)| !hand.contains(card)));
        Draw::Hands(PerSeat::new(self.seats(), |seat| match &own {
            Some((own_seat, hand)) if *own_seat == seat => hand.clone(),
            _ => crate::state::take_hand(&mut loose, crate::state::HAND, dice),
        }))
    }
}

impl BlindBid {
    /// The others' cards are mixed with the unseen ones; what they laid down, said ready to or voted is
    /// anything that leaves the round open. Cards about to be turned over are laid down by whoever has them,
    /// and whoever is ready for that stays so.
    fn scramble_but<D: Dice>(&self, viewer: Viewer, turned: &[(Seat, Card)], dice: &mut D) -> Self {
        let mut other = self.clone();
        let others: Vec<Seat> = Seat::all(self.seats()).filter(|seat| !viewer.is(*seat)).collect();
        let mut loose: Vec<Card> = self.pack().collect();
        loose.retain(|card| {
            let is_own = viewer.seat().is_some_and(|seat| self.places[seat].hand.contains(card));
            !is_own && !self.shown.iter().chain(turned).any(|(_, shown)| shown == card)
        });
        for seat in &others {
            let place = &mut other.places[*seat];
            let count = place.hand.len();
            if let Some((_, card)) = turned.iter().find(|(by, _)| by == seat) {
                place.hand = crate::state::take_hand(&mut loose, count - 1, dice);
                place.hand.push(*card);
                place.hand.sort_unstable();
                place.laid = Some(*card);
            } else {
                place.hand = crate::state::take_hand(&mut loose, count, dice);
                place.laid = None;
                place.is_ready = false;
                if self.phase == Phase::Bids && dice.below(2) == 0 {
                    place.laid = Some(place.hand[dice.below(count as u32) as usize]);
                    // The first of the others never says ready or votes, so nothing closes by itself.
                    place.is_ready = *seat != others[0] && dice.below(2) == 0;
                }
            }
            other.ballot.set(*seat, *seat != others[0] && dice.below(2) == 0);
        }
        other
    }
}

laws::suite!(BlindBid, plan().games(2_000));

fn plan<G: Game<Config = Config, Action = Action>>() -> laws::Plan<G> {
    let kinds = [Writing::Talk, Writing::None, Writing::Public, Writing::Full, Writing::Listening];
    let of = |roles| {
        let fewest = if roles == Roles::Open { 2 } else { 3 };
        (fewest..=9).zip(kinds.into_iter().cycle()).map(move |(players, press)| Config {
            players,
            press,
            roles,
        })
    };
    laws::Plan::new(of(Roles::Open).chain(of(Roles::Drawn)).collect())
        .strangers((0..40).map(Action::Bid).chain((0..9).map(Action::Offer)).collect())
}

/// Three players with known hands, the prize of the first round being 2.
fn dealt() -> Match<BlindBid> {
    let mut game = Match::start(Config::default()).expect("the default can be played");
    chance(&mut game, "hands 1,2,12 3,4,11 5,6,10");
    chance(&mut game, "prize 2");
    game
}

fn chance(game: &mut Match<BlindBid>, text: &str) {
    let outcome = text.parse().expect("a chance outcome");
    game.input(Input::Chance(outcome)).expect("it can come");
}

fn act(game: &mut Match<BlindBid>, seat: Seat, text: &str) {
    let action = text.parse().expect("an action");
    game.input(Input::Act(seat, action)).expect("it is accepted");
}

fn enter(game: &mut Match<BlindBid>, what: What<BlindBid>) -> Result<(), EntryRefused<Refusal>> {
    game.enter(Entry { at: None, what })
}

fn refused(game: &Match<BlindBid>, seat: Seat, text: &str) -> Refused<Refusal> {
    let action = text.parse().expect("an action");
    game.clone().input(Input::Act(seat, action)).expect_err("it is refused")
}

fn points(game: &Match<BlindBid>) -> Vec<i32> {
    game.state().places.iter().map(|(_, place)| place.points).collect()
}

#[test]
fn p1_1_two_to_nine_play() {
    for players in [0, 1, 10, 255] {
        let bad = BlindBid::start(&Config { players, ..Config::default() }).expect_err("cannot be played");
        assert_eq!(bad.reasons[0].paragraph, Some("1.1"));
    }
    let state = BlindBid::start(&Config { players: 9, ..Config::default() }).expect("can be played");
    assert_eq!(state.pack().collect::<Vec<_>>(), (1..=36).collect::<Vec<_>>());
}

#[test]
fn p1_2_hands_are_dealt_unseen() {
    let game = dealt();
    assert_eq!(game.stream(A.into())[0], tabletop::Notice::Seen(Seen::Dealt(vec![1, 2, 12])));
    assert_eq!(game.stream(Viewer::Public)[0], tabletop::Notice::Seen(Seen::Dealt(vec![])));
    assert_eq!(game.state().view(B.into()).own.expect("a seat").hand, [3, 4, 11]);
    let start = BlindBid::start(&Config::default()).expect("can be played");
    for wrong in
        ["hands 1,2,3 3,4,5 6,7,8", "hands 1,2 3,4,5 6,7,8", "hands 1,2,3 4,5,6", "hands 1,2,13 4,5,6 7,8,9"]
    {
        assert!(!start.can_come(&wrong.parse().expect("readable")), "{wrong}");
    }
}

#[test]
fn p1_3_the_table_says_who_writes_to_whom() {
    use tabletop::{Address, Press, PressRefusal};
    let press = |press| BlindBid::press(&Config { players: 3, press, ..Config::default() });
    let to_c = Address::Seats(SeatSet::one(C));
    assert_eq!(press(Writing::Talk), Press::Talk);
    assert_eq!(press(Writing::None).admits(A, Address::Everybody), Err(PressRefusal::NoPress));
    assert_eq!(press(Writing::Public).admits(A, Address::Everybody), Ok(()));
    assert_eq!(press(Writing::Public).admits(A, to_c), Err(PressRefusal::PublicOnly));
    assert_eq!(press(Writing::Full).admits(A, to_c), Ok(()));
    assert_eq!(press(Writing::Listening).admits(A, to_c), Err(PressRefusal::NotReached));
    assert_eq!(press(Writing::Listening).admits(C, Address::Everybody), Err(PressRefusal::SilentSeat));
}

/// Four players, the last two of whom nobody knows.
fn drawn() -> Match<BlindBid> {
    let config = Config { players: 4, roles: Roles::Drawn, press: Writing::Full };
    let mut game = Match::start(config).expect("it can be played");
    chance(&mut game, "hands 1,2,12 3,4,11 5,6,10 7,8,9");
    chance(&mut game, "prize 2");
    game
}

#[test]
fn p1_4_nobody_knows_who_plays_the_last_two() {
    let game = drawn();
    let (c, d) = (C, Seat::new(3));
    for who in Viewer::all(4) {
        let knows = Seat::all(4).map(|seat| game.state().knows_player(who, seat));
        let expected = [true, true, who.is(c), who.is(d)];
        assert_eq!(knows.collect::<Vec<_>>(), expected, "{who}");
    }
    for text in ["vote", "offer 1", "agree"] {
        assert_eq!(refused(&game, c, text), Refusal::Unknown.into());
    }
    let press = BlindBid::press(game.config());
    assert_eq!(press.lines().map(|lines| lines.speakers), Some(SeatSet::all(2)));
    assert_eq!(BlindBid::seating(game.config()), Seating::Drawn { most: 18 });
    let few = Config { players: 2, roles: Roles::Drawn, ..Config::default() };
    assert_eq!(BlindBid::start(&few).expect_err("nobody is known").reasons[0].paragraph, Some("1.4"));
    let mut game = drawn();
    act(&mut game, A, "vote");
    act(&mut game, B, "vote");
    assert!(game.pending().outcome().is_some() && game.state().knows_player(Viewer::Public, c), "at the end");
}

#[test]
fn p2_7_time_alone_ends_a_round_with_unknown_players() {
    let mut game = drawn();
    let settled = |game: &Match<BlindBid>| game.window_end();
    assert_eq!(settled(&game), WindowEnd::Share { is_settled: false });
    for (seat, card) in [(A, "bid 1"), (B, "bid 3")] {
        act(&mut game, seat, card);
        act(&mut game, seat, "ready");
    }
    assert_eq!(settled(&game), WindowEnd::Share { is_settled: true }, "the others are not looked at");
    act(&mut game, B, "unready");
    assert_eq!(settled(&game), WindowEnd::Share { is_settled: false });
    enter(&mut game, What::Seated(B, "Ben".to_owned())).expect("a name");
    enter(&mut game, What::Vacated(B)).expect("somebody sat there");
    assert_eq!(settled(&game), WindowEnd::Share { is_settled: true }, "nobody waits for nobody");
    for (seat, card) in [(B, "bid 3"), (C, "bid 5"), (Seat::new(3), "bid 7")] {
        act(&mut game, seat, card);
        act(&mut game, seat, "ready");
    }
    assert!(matches!(game.pending(), Pending::Seats { must, .. } if must.is_empty()));
    assert_eq!(game.overdue(), None);
    game.input(Input::Expired(Window(1))).expect("time ends it though nobody is awaited");
    chance(&mut game, "prize 1");
    assert_eq!(settled(&game), WindowEnd::Share { is_settled: false });
    game.input(Input::Expired(Window(2))).expect("the window is open");
    chance(&mut game, "prize 1");
    assert_eq!(game.window_end(), WindowEnd::Time);
    assert_eq!(dealt().window_end(), WindowEnd::Acting);
}

#[test]
fn p2_1_the_die_shows_the_prize() {
    let game = dealt();
    assert_eq!(game.state().view(Viewer::Public).prize, Some(2));
    let mut before = Match::<BlindBid>::start(Config::default()).expect("can be played");
    chance(&mut before, "hands 1,2,12 3,4,11 5,6,10");
    assert_eq!(before.input(Input::Chance(Draw::Prize(4))), Err(Refused::Impossible));
}

#[test]
fn p2_2_a_card_is_laid_in_secret_and_can_be_changed() {
    let mut game = dealt();
    let public = game.stream(Viewer::Public);
    act(&mut game, A, "bid 12");
    act(&mut game, A, "bid 1");
    assert_eq!(game.state().view(A.into()).own.expect("a seat").laid, Some(1));
    assert_eq!(game.stream(Viewer::Public), public);
    assert_eq!(refused(&game, A, "bid 3"), Refusal::NotInHand.into());
    act(&mut game, A, "ready");
    assert_eq!(refused(&game, A, "bid 2"), Refusal::IsReady.into());
}

#[test]
fn p2_3_ready_is_secret_and_can_be_unsaid() {
    let mut game = dealt();
    let before = game.waiting(B.into());
    act(&mut game, A, "bid 12");
    act(&mut game, A, "ready");
    assert_eq!(game.waiting(B.into()), before);
    let all = SeatSet::all(3);
    let own = Pending::Seats { must: all.without(A), may: SeatSet::one(A), window: Window(1) };
    assert_eq!(game.waiting(A.into()), own);
    assert_eq!(refused(&game, A, "ready"), Refusal::SaidAlready.into());
    act(&mut game, A, "unready");
    act(&mut game, A, "bid 1");
}

#[test]
fn p2_4_the_highest_card_takes_the_prize() {
    let mut game = dealt();
    for (seat, card) in [(A, "bid 2"), (B, "bid 11"), (C, "bid 10")] {
        act(&mut game, seat, card);
        act(&mut game, seat, "ready");
    }
    assert_eq!(points(&game), [0, 2, 0]);
    assert_eq!(game.pending(), Pending::Chance);
    assert_eq!(game.state().view(Viewer::Public).shown, [(A, 2), (B, 11), (C, 10)]);
}

#[test]
fn p2_5_expiry_lays_down_the_lowest_card() {
    let mut game = dealt();
    act(&mut game, C, "bid 10");
    game.input(Input::Expired(Window(1))).expect("the window is open");
    assert_eq!(game.state().view(Viewer::Public).shown, [(A, 1), (B, 3), (C, 10)]);
    assert_eq!(points(&game), [0, 0, 2]);
}

#[test]
fn p2_6_nobody_is_ready_without_a_card() {
    assert_eq!(refused(&dealt(), A, "ready"), Refusal::NothingLaid.into());
}

#[test]
fn p3_1_the_most_points_win() {
    let mut game = dealt();
    for window in 1..=3 {
        game.input(Input::Expired(Window(window))).expect("the window is open");
        if window < 3 {
            chance(&mut game, "prize 1");
        }
    }
    // Lowest cards first: C takes 2 with the 5, then 1 with the 6; at last A takes 1 with the 12.
    assert_eq!(points(&game), [1, 0, 3]);
    let outcome = game.pending().outcome().cloned().expect("over");
    assert_eq!([A, B, C].map(|seat| outcome.place(seat)), [2, 3, 1]);
    assert_eq!(outcome.how, "rounds");
}

#[test]
fn p3_2_a_secret_vote_of_all_ends_the_match() {
    let mut game = dealt();
    act(&mut game, A, "vote");
    assert_eq!(refused(&game, A, "vote"), Refusal::VotedAlready.into());
    act(&mut game, A, "unvote");
    let quiet = game.stream(C.into());
    act(&mut game, A, "vote");
    act(&mut game, B, "vote");
    assert_eq!(game.stream(C.into()), quiet);
    act(&mut game, C, "vote");
    assert!(game.pending().outcome().expect("over").is_draw());
}

#[test]
fn p3_3_an_offer_needs_everybody() {
    let mut game = dealt();
    act(&mut game, A, "offer 2");
    assert_eq!(refused(&game, B, "offer 1"), Refusal::NoOfferNow.into());
    assert_eq!(refused(&game, A, "agree"), Refusal::NothingToAnswer.into());
    act(&mut game, B, "agree");
    act(&mut game, C, "refuse");
    assert_eq!(game.state().view(Viewer::Public).offer, None);
    act(&mut game, A, "offer 5");
    game.input(Input::Expired(Window(1))).expect("the window is open");
    chance(&mut game, "prize 1");
    assert_eq!(refused(&game, B, "agree"), Refusal::NothingToAnswer.into());
    assert_eq!(refused(&game, B, "offer 6"), Refusal::NoOfferNow.into());
    act(&mut game, B, "offer 1");
    act(&mut game, A, "agree");
    act(&mut game, C, "agree");
    assert_eq!(points(&game), [1, -2, 3]);
    assert_eq!(game.pending().outcome().expect("over").how, "offer");
}
