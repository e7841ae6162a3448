//! The laws of every game, on random matches of both editions and all numbers of players.

use super::*;
use crate::piece::{Colour, Square};

impl ::laws::Secrets for Diam {}

fn configs() -> Vec<Config> {
    let mut configs = vec![two(), players(3), players(4), old(), called()];
    configs.push(Config { swap: true, ..two() });
    configs.push(Config { swap: true, ..called() });
    configs.push(Config { position: "rm/-/o/n/mr/-/-/- 1".to_owned(), ..two() });
    configs
}

/// Everything one can write down.
fn all_actions() -> Vec<Action> {
    let mut all = vec![Action::Swap];
    for announce in [false, true] {
        for square in Square::all() {
            for colour in Colour::ALL {
                all.push(Action::Place { colour, square, announce });
            }
            for level in 0..4 {
                for to in Square::all() {
                    all.push(Action::Move { from: square, level, to, announce });
                }
            }
        }
    }
    all
}

::laws::suite!(Diam, ::laws::Plan::new(configs()).strangers(all_actions()));
