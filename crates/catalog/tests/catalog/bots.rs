//! Bots by their names.

use catalog::BotSpec;
use tabletop::Thinking;

#[test]
fn bots_are_read_as_they_are_written() {
    let ismcts = |iterations, depth, noise| Thinking::Ismcts { iterations, depth, noise };
    let known = [
        ("random", BotSpec::Thinking(Thinking::Random)),
        ("4", BotSpec::level(4)),
        ("6", BotSpec::level(6)),
        ("alphabeta:300", BotSpec::Thinking(Thinking::AlphaBeta { nodes: 300, noise: 0 })),
        ("expectimax:9", BotSpec::Thinking(Thinking::Expectimax { nodes: 9, noise: 0 })),
        ("expectimax:9:7", BotSpec::Thinking(Thinking::Expectimax { nodes: 9, noise: 7 })),
        ("mcts:20", BotSpec::Thinking(Thinking::Mcts { iterations: 20 })),
        ("ismcts:500", BotSpec::Thinking(ismcts(500, 0, 0))),
        ("ismcts:500:40", BotSpec::Thinking(ismcts(500, 40, 0))),
        ("ismcts:500:40:7", BotSpec::Thinking(ismcts(500, 40, 7))),
    ];
    for (text, bot) in known {
        assert_eq!(text.parse(), Ok(bot), "{text}");
        let written = bot.to_string();
        assert_eq!(written.trim_start_matches("level ").parse(), Ok(bot), "{written}");
    }
    for wrong in ["", "0", "7", "mcts", "mcts:", "mcts:0", "mcts:5:5", "ismcts:1:2:3:4", "ismcts:5:x"] {
        assert!(wrong.parse::<BotSpec>().is_err(), "{wrong}");
    }
}
