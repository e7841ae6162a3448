//! The laws of every game, on random matches of all numbers of camps and players.

use super::*;

impl ::laws::Secrets for Bartasso {}

fn configs() -> Vec<Config> {
    let at = |config: Config, position: &str| Config { position: position.to_owned(), ..config };
    let mut configs = variants();
    // Short matches of everything that is rare: missions, blocked camps, exchanges.
    configs.push(at(half(), "1 2 1:P31,28K43D13 4:P21,22K3S1D27"));
    configs.push(at(exchange(players(4)), "1 2 1:P61,52K83D23 2:P79K88D28 3:P26,36K8 4:P42K3D64"));
    configs.push(at(exchange(half()), "1 5 1:P31,32K43X1 4:P21,22K3E2"));
    configs.push(at(players(3), "1 2 1:P61,52K83 2:P6D3 3:P26K8 4:K4P42,24"));
    configs
}

/// Some of everything one can write down.
fn strangers() -> Vec<Action> {
    let words =
        ["keep", "stop", "decline", "pass 0", "pass 3", "exchange 0 1", "exchange 1 1", "exchange 3 5"];
    let mut all: Vec<Action> = words.map(read).to_vec();
    for square in [1, 8, 13, 26, 31, 38, 43, 45, 46, 61, 73, 83, 90] {
        for pattern in ["huff #", "back #", "+#", "#-27", "28x#", "+31-#", "28-#", "+#x17"] {
            all.push(read(&pattern.replace('#', &square.to_string())));
        }
    }
    all
}

::laws::suite!(Bartasso, ::laws::Plan::new(configs()).strangers(strangers()).games(150));
