//! The fast rules and the slow ones of `oracle` play the same games: from the usual start to the end, and some
//! turns from positions nobody would think of.

use std::collections::BTreeSet;

use tabletop::Dice;

use super::oracle::Paper;
use super::*;

/// How a finished match ended, as the paper writes it.
fn ending(game: &Match<Bartasso>) -> String {
    let how = outcome(game).how;
    match game.state().now.end.and_then(crate::phase::End::winner) {
        Some(alliance) => format!("{how} {}", 1 - alliance),
        None => how.to_owned(),
    }
}

/// Takes rather than steps every other time, so that strange things happen; diplomats now and then, so that
/// some arrive.
fn choice(game: &Match<Bartasso>, listed: &[String], coin: &mut ::laws::Coin) -> usize {
    let state = game.state();
    let is_diplomats = |text: &String| match read(text) {
        Action::Move(motion) => {
            let spot = state.now.size().known_spot(motion.from());
            state.now.kinds[4] & crate::board::bit(spot) != 0
        }
        _ => false,
    };
    let wish = coin.below(4);
    let wished: Vec<usize> = (0..listed.len())
        .filter(|i| match wish {
            0 => listed[*i].contains('x'),
            1 => is_diplomats(&listed[*i]),
            _ => true,
        })
        .collect();
    if wished.is_empty() {
        return coin.below(listed.len() as u32) as usize;
    }
    wished[coin.below(wished.len() as u32) as usize]
}

/// What sort of action a text is.
fn sort(text: &str) -> &'static str {
    let sorts = ["huff", "keep", "pass", "stop", "+", "x", "-"];
    sorts.into_iter().find(|sort| text.contains(sort)).expect("one of them")
}

/// Plays a game on both, under one revision of the rules or the other, for so many actions or to its end. Tells what sorts of actions it had.
fn play_both(config: &Config, seed: u64, most: usize) -> BTreeSet<&'static str> {
    let revision = 1 + u32::from(!(seed / 5).is_multiple_of(3));
    let mut coin = ::laws::Coin::new(seed);
    let mut game: Match<Bartasso> = Match::start_under(config.clone(), revision).expect("can be played");
    let mut paper = Paper::under(config, revision);
    let mut sorts = BTreeSet::new();
    for _ in 0..most {
        if game.pending().outcome().is_some() {
            assert_eq!(paper.ending, Some(ending(&game)), "{config:?}");
            break;
        }
        let mut listed = plies(&game);
        let mut noted = paper.moves();
        listed.sort();
        noted.sort_by(|one, other| one.0.cmp(&other.0));
        let noted_texts: Vec<&String> = noted.iter().map(|(text, _)| text).collect();
        let position = position::text(game.state());
        assert_eq!(paper.ending, None, "{config:?} at {position}");
        assert_eq!(listed.iter().collect::<Vec<_>>(), noted_texts, "{config:?} at {position}");
        let at = choice(&game, &listed, &mut coin);
        sorts.insert(sort(&listed[at]));
        let seat = game.state().now.seat();
        game.input(Input::Act(seat, read(&listed[at]))).expect("listed, so accepted");
        paper = noted.swap_remove(at).1;
    }
    sorts
}

/// More of it if `TABLETIER_SOAK` is set.
fn soaked(few: usize, many: usize) -> usize {
    if std::env::var_os("TABLETIER_SOAK").is_some() { many } else { few }
}

#[test]
fn both_play_the_same_games() {
    let mut sorts = BTreeSet::new();
    for (seed, config) in (0..).zip(variants().into_iter().cycle().take(soaked(64, 2_000))) {
        sorts.extend(play_both(&config, seed, usize::MAX));
    }
    assert!(["x", "huff", "pass", "+", "stop"].iter().all(|sort| sorts.contains(sort)), "{sorts:?}");
}

/// Some squares of a set that shrinks by them.
fn drawn(free: &mut Vec<u8>, count: u32, coin: &mut ::laws::Coin) -> Vec<u8> {
    (0..count).map(|_| free.swap_remove(coin.below(free.len() as u32) as usize)).collect()
}

/// A position of few pieces anywhere, which may or may not be playable.
fn strange_position(config: &Config, coin: &mut ::laws::Coin) -> String {
    let (camps, squares): (&[u8], u8) = if config.camps == 2 { (&[1, 4], 45) } else { (&[1, 2, 3, 4], 90) };
    let mut free: Vec<u8> = (1..=squares).collect();
    let to_move = camps[coin.below(camps.len() as u32) as usize];
    let mut fields = vec![to_move.to_string(), (1 + coin.below(3)).to_string()];
    let mut fighters = Vec::new();
    for camp in camps {
        let mut field = format!("{camp}:");
        let is_there = coin.below(8) > 0;
        for (letter, most) in [('P', 4), ('K', 2), ('C', 1), ('S', 1), ('D', 1)] {
            let count = if is_there { coin.below(most + 1) } else { 0 };
            let numbers = drawn(&mut free, count, coin);
            if letter != 'D' {
                fighters.extend(numbers.iter().map(u8::to_string));
            }
            let texts: Vec<String> = numbers.iter().map(u8::to_string).collect();
            field += &if count > 0 { format!("{letter}{}", texts.join(",")) } else { String::new() };
        }
        if !field.contains('D') && coin.below(3) == 0 {
            field += "D*";
        }
        if config.exchange && coin.below(2) == 0 {
            field += &format!("X{}", 1 + coin.below(6));
        }
        fields.push(field);
    }
    fighters.retain(|_| coin.below(4) == 0);
    if !fighters.is_empty() && coin.below(2) == 0 {
        fields.push(format!("huff:{}", fighters.join(",")));
    }
    fields.join(" ")
}

#[test]
fn both_go_on_alike_from_strange_positions() {
    let (mut coin, mut played, mut sorts) = (::laws::Coin::new(5), 0, BTreeSet::new());
    for (seed, config) in (0..).zip(variants().into_iter().cycle().take(soaked(4_000, 100_000))) {
        let position = strange_position(&config, &mut coin);
        let config = Config { position, ..config };
        if [1, 2].iter().all(|revision| Bartasso::start_under(&config, *revision).is_ok()) {
            played += 1;
            sorts.extend(play_both(&config, seed, 12));
        }
    }
    assert!(played > 500, "{played}");
    assert!(["x", "huff", "keep", "-"].iter().all(|sort| sorts.contains(sort)), "{sorts:?}");
}
