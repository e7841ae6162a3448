//! Whole games, written down: whatever changes the rules, the notation or the telling shows here.

use expect_test::{Expect, expect};
use tabletop::Dice;

use super::*;

/// A game played by dice: takes and diplomats are preferred, so that something happens.
fn played(config: Config, seed: u64) -> String {
    let mut coin = ::laws::Coin::new(seed);
    let mut game: Match<Bartasso> = Match::start(config).expect("can be played");
    let mut lines = vec![String::new()];
    while game.pending().outcome().is_none() {
        let state = game.state();
        let mut plies = plies(&game);
        let is_good = |text: &String| text.contains(['x', 'h', '+', 'p']) || of_diplomat(state, text);
        if coin.below(3) > 0 && plies.iter().any(is_good) {
            plies.retain(is_good);
        }
        let text = plies.swap_remove(coin.below(plies.len() as u32) as usize);
        let line = lines.last_mut().expect("a line");
        if line.len() + text.len() > 100 {
            lines.push(text.clone());
        } else {
            *line = format!("{line}{}{text}", if line.is_empty() { "" } else { "; " });
        }
        go_on(&mut game, &text);
    }
    let outcome = outcome(&game);
    let places: Vec<u8> = outcome.standings.iter().map(|standing| standing.place).collect();
    lines.push(format!("{} {places:?}", outcome.how));
    lines.push(position::text(game.state()));
    lines.join("\n") + "\n"
}

fn of_diplomat(state: &Bartasso, text: &str) -> bool {
    match read(text) {
        Action::Move(motion) => {
            let from = crate::board::bit(state.now.size().known_spot(motion.from()));
            state.now.kinds[crate::Kind::Diplomat.index()] & from != 0
        }
        _ => false,
    }
}

fn check(config: Config, seed: u64, expected: &Expect) {
    expected.assert_eq(&played(config, seed));
}

#[test]
fn four_camps() {
    check(
        players(4),
        1,
        &expect![[r#"
        64-54; 69-59; 28-38; 22-32; 74-64; huff 75; 59-49; 26-35; huff 38; 25x46; 65-55; 49-38; 27-37; 1-31
        55x36; 78-69; 6x25; 31x61x72x84x54x25x16x8x37x7x36; 63-53; 69-59; 29x48; 36x48x17x9x20; 73-63; 59-49
        30-39; 11-22; 71-61; 49-38; 18-28; 22-31; 82-72; 38-29; 28-38; 24-34; 61-51; 70-59; 38-48; 13-24
        63-52; 29-18; pass 2; +66-55; 48-58; +12-22; +34-44; 44x63x82; 52-43; 78-69; 19-29; 20x29; 43-33
        67-57; 39x18; 4-13; 85-75; 86x65; 18-29; 24-34; 33-24; 79-70; 29-39; 34-45; 81-72; 65-54; 39-50; 82x63
        83-72; 90-78; huff 59; 50-60; 63x82
        taken [3, 1, 3, 1]
        4 16 1:P51,62,64D24 2:P54,55,57,68,70,76,77,80K87,88,89S78D69 3:P60S10D58 4:P5,14,21,22,23,31,32,82K2,3,13D45
    "#]],
    );
}

#[test]
fn two_camps() {
    check(
        half(),
        2,
        &expect![[r#"
        32-27; 14-18; 35-30; 8-14; 27-23; 14-19; 23x14; 19-24; huff 9; 33-27; 24-29; 38-33; 4-8; 37-32; 29-35
        33-28; 5-9; 28-24; 13-18; huff 8; 14x5; 12-16; 24-19; 3-8; 19-14; 7-12; 14-9; 16-21; 9-4; 8-14; 31-26
        2-7; 44-38; 12-17; 26-22; 17x26x37; 42x33; 7-13; 34-29; 1-7; 43-37; 6-12; 29-24; 7-23; huff 18; 39-34
        23x38x45x30x34; huff 34; 41-26; 35-39; 33-28; 15-19; huff 21; 26x12; 13-17; 24x15; 14-18; 36-32; 39-45
        12x18; 10x19; 27-23; 17-22; 18x22
        taken [1, 2]
        1 30 1:P5,23,32,40K28,37S22D4 4:P11,19D45
    "#]],
    );
}

#[test]
fn two_camps_compulsory() {
    check(
        must(half()),
        3,
        &expect![[r#"
        33-28; 15-20; 38-33; 12-17; 33-27; 14-18; 27-22; 17-23; 28x17; 8-14; 17x8; 4x13; 22-17; 14-19; 35-29
        19-24; 17-12; 24-28; 32-26; 3-8; 43-38; 10-15; 26-22; 28-33; 37-32; 33-37; 40-35; 20-25; 29x20; 37-43
        34-28; 18-23; 28x17; 15-19; 41-37; 11-16; 22x11; 13x22; 37x22x7x1; 8-13; 38-33; 13-18; 12-7; 19-25
        20x29; 9-15; 32-27; 15-19; 7-3; 19-24; 27-22; 5-9; 22-17; 2-7; 11x2x13; 18x7; 29x18; 9-14; 1x7x14
        taken [1, 2]
        1 30 1:P17,18,31,35,36,39,45K33,42,44S14D3 4:D43
    "#]],
    );
}

#[test]
fn three_players_with_single_takes_and_exchange() {
    check(
        single(exchange(players(3))),
        4,
        &expect![[r#"
        63-53; 69-59; 30-40; 1-31; 75x56; 68-58; huff 67; 19-30; 31-43; 53x32; 78-68; 26-36; 22x43; 73-63
        68-57; 9-19; 23-32; 63-52; 57-47; 16-26; 13-23; 52-42; 47-37; 30-39; 12-22; 42-31; 90-78; 36-46; 23-33
        huff 15; 84-73; 76-66; 39-50; 25-34; 56x75; 70-60; 29-38; 33-44; 61-51; 60x39; 10x39; 34-45; 65-54
        86x65x84x63; 18-29; 44-53; 54x35; 59-50; 40x59; 24-34; 71-61; 58-49; 26-36; 32-42; 51x32; 49x30
        huff 30; 8-18; 14-25; 32-23; huff 35; 77-68; 29-39; 5-15; 23-13; 78-70; 39-50; 3x24; 83-73; 63x84
        18-29; 15-26; 64-54; 70-78; 59-69; huff 36; 25-35; 54-44; 79x58; 6-16; 4-14; 44x25x4; 78-67; 50-60
        huff 46; 24-34; 81-51; 67-55; 60-70; 26-36; 51x43; 55x85; 38-49; huff 27; 53-64; 43-12; 58x39; 70-79
        36-47; huff 2; 12-42; 39x18; 28x9; 22-32; 31-22; 84-73; 79-90; 35-46; 61-51; 80-70; 17-27; 64-74
        22-12; 88-78; 19-30; 46-56; 12-3; huff 42; 78-69; 9-18; 34-45; 51-42; 89-78; 18-29; 32x51; 72-63
        73x52x71; 29-39; 56-66; 82x61; huff 61; 37-28; 39-49; 45-55; 28-18; pass 0; +68-58; +58-48; +70-59
        49x70; 74-84; 87-77; 16-26; 21-31; 78-68; 70-80; 31-42; 68-58; 27-37; 47x28; 58-49; 26-35; 42-52
        69-59; 7-17; 28x7; 78-68; 30-39; 55-65; 85-73; 39x58x37; 51-61; 68-58; 37-48; 52-62; 58-49; 48-57
        65-75; 49-38; 57-67; 75-85; 73-43; 20-30; huff 67
        taken [3, 1, 1]
        4 43 1:P4D3X1 2:K59,77S43D38X1 3:P30,35,80D90 4:P7,11,61,62,66K85D84X1
    "#]],
    );
}
