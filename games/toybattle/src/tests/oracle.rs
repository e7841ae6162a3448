//! Both sets of rules play the same games and must agree at every step: on what can be done, what can come, what
//! everybody knows and how it ends.

use std::collections::BTreeMap;

use laws::Coin;
use tabletop::Dice;

use super::paper::{Paper, Stage};
use super::*;

/// What came up in the games, so that nothing is agreed on by never happening.
type Tally = BTreeMap<String, u32>;

/// Compares everything there is to see.
fn agree(play: &Play, paper: &Paper, with_deals: bool) {
    assert_eq!(play.moves(), paper.moves());
    let is_deal = matches!(paper.stage, Stage::Deal(_));
    if play.state.pending() == tabletop::Pending::Chance && (with_deals || !is_deal) {
        let odds: BTreeMap<String, u32> = play.odds().into_iter().collect();
        assert_eq!(odds, paper.outcomes());
    }
    for (who, seat) in [(Viewer::Public, None), (A.into(), Some(0)), (B.into(), Some(1))] {
        let view = serde_json::to_value(play.state.view(who)).expect("plain data");
        let facts = paper.facts(seat);
        for (name, fact) in facts.as_object().expect("an object") {
            match (fact, &view[name]) {
                (serde_json::Value::Array(sides), shown) if name == "sides" => {
                    for (side, shown) in sides.iter().zip(shown.as_array().expect("two sides")) {
                        let fields = side.as_object().expect("an object").iter();
                        fields
                            .for_each(|(field, fact)| assert_eq!(&shown[field], fact, "{field} for {who:?}"));
                    }
                }
                (fact, shown) => assert_eq!(shown, fact, "{name} for {who:?}"),
            }
        }
    }
}

/// Plays at random to the end: effects are mostly applied and troops mostly placed, so that much happens.
fn play_out(mut play: Play, mut paper: Paper, coin: &mut Coin, tally: &mut Tally, with_deals: bool) {
    loop {
        agree(&play, &paper, with_deals);
        match &paper.stage {
            Stage::Over(_, how) => return *tally.entry(how.clone()).or_default() += 1,
            Stage::Ask(word, ..) => *tally.entry(word.clone()).or_default() += 1,
            Stage::Deal(_) | Stage::Drawing(_) | Stage::Breaking | Stage::Pinning => {
                let outcome = play.state.roll(coin).to_string();
                play.input(&outcome).expect("it can come");
                paper.fall(&outcome);
                continue;
            }
            Stage::Turn => {}
        }
        if coin.below(1500) == 0 || matches!(paper.stage, Stage::Ask(..)) && coin.below(30) == 0 {
            play.input("expired").expect("time runs out");
            paper.expire();
            continue;
        }
        let mut moves = paper.moves();
        let rest: Vec<String> =
            moves.iter().filter(|text| *text != "pass" && *text != "draw").cloned().collect();
        if !rest.is_empty() && coin.below(4) > 0 {
            moves = rest;
        }
        let chosen = moves.swap_remove(coin.below(moves.len() as u32) as usize);
        play.input(&chosen).unwrap_or_else(|refused| panic!("{chosen}: {refused}"));
        paper.act(&chosen);
    }
}

fn assert_seen(tally: &Tally, words: &str) {
    for word in words.split(' ') {
        assert!(tally.contains_key(word), "{word} never came up: {tally:?}");
    }
}

/// Every terrain with and without special bases, either colour first.
fn configs() -> Vec<Config> {
    let mut configs = Vec::new();
    for terrain in TerrainId::ALL {
        for special_bases in [true, false] {
            for first_colour in [Colour::Blue, Colour::Red] {
                configs.push(Config { terrain, special_bases, first_colour });
            }
        }
    }
    configs
}

/// Twenty times as many if `TABLETIER_SOAK` is set.
fn rounds(normal: usize) -> usize {
    if std::env::var_os("TABLETIER_SOAK").is_some() { 20 * normal } else { normal }
}

#[test]
fn both_play_the_same_games() {
    let mut tally = Tally::new();
    let configs = configs();
    for (i, config) in configs.iter().cycle().take(rounds(15) * configs.len()).enumerate() {
        let mut coin = Coin::new(i as u64);
        play_out(Play::new(config), Paper::new(config), &mut coin, &mut tally, i < 2);
    }
    assert_seen(&tally, "skully star cloud captain jumbo xb42 recall push raise pin");
    assert_seen(&tally, "headquarters medals time");
}

/// Late positions: reserves run dry, racks are small, and the quiet count is high.
#[test]
fn both_end_the_same_way() {
    let mut tally = Tally::new();
    for (i, config) in configs().iter().cycle().take(rounds(10) * 32).enumerate() {
        let mut coin = Coin::new(1_000_000 + i as u64);
        let mut setup = Setup::on(config.terrain);
        setup.config = config.clone();
        for seat in [A, B] {
            let mut rack = Troops::NONE;
            for _ in 0..coin.below(6) {
                let kind = Troop::ALL[coin.below(8) as usize];
                // Few Hooks: they are never stuck for long.
                if rack.count(kind) < 3 && (kind != Troop::Hook || coin.below(2) == 0) {
                    rack = rack.with(kind);
                }
            }
            setup.rack[seat.index()] = rack;
            setup = setup.reserve(seat, coin.below(2) as u8);
        }
        if setup.rack[0].is_empty() && setup.undrawn(A).0.len() == 4 {
            continue;
        }
        setup.quiet = coin.below(60) as u8;
        play_out(setup.start(), Paper::at(&setup), &mut coin, &mut tally, false);
    }
    assert_seen(&tally, "stuck quiet recall raise pin");
}
