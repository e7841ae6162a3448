//! What can be typed during a game, understood in both languages whatever the language of the game.

/// What somebody typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Typed {
    /// Only Enter.
    Nothing,
    /// A command.
    Command(Command),
    /// An action, in notation.
    Action(String),
    /// The number of a choice that is not there.
    NoSuchNumber(usize),
}

/// What is not an action of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// What can be typed.
    Help,
    /// What can be played.
    Moves,
    /// Back to the last decision of a person.
    Undo,
    /// Keep the match in a file.
    Save(String),
    /// Give up.
    Resign,
    /// The rules: their contents, a chapter or a paragraph.
    Rules(String),
    /// The board again.
    Board,
    /// What can be looked at more closely, one of these things by its number or id, or anything on the board by its id.
    Look(String),
    /// Why nothing can be done with something on the board, by its id.
    Why(String),
    /// What a bot would play.
    Hint,
    /// Leave.
    Quit,
}

/// Understands a line. What the game could mean goes first, so that no command hides an action.
pub(super) fn read(line: &str, moves: &[String]) -> Typed {
    let text = line.trim();
    if text.is_empty() {
        return Typed::Nothing;
    }
    if moves.iter().any(|action| action.eq_ignore_ascii_case(text)) {
        return Typed::Action(text.to_owned());
    }
    if let Ok(number) = text.strip_prefix('#').unwrap_or(text).parse::<usize>() {
        let chosen = number.checked_sub(1).and_then(|at| moves.get(at));
        return chosen.map_or(Typed::NoSuchNumber(number), |action| Typed::Action(action.clone()));
    }
    command(text).map_or_else(|| Typed::Action(text.to_owned()), Typed::Command)
}

fn command(text: &str) -> Option<Command> {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim();
    let with_more = match word.to_lowercase().as_str() {
        "save" | "sauver" | "enregistrer" => Some(Command::Save(rest.to_owned())),
        "rules" | "rule" | "règles" | "regles" | "règle" | "regle" => Some(Command::Rules(rest.to_owned())),
        "look" | "regarder" => Some(Command::Look(rest.to_owned())),
        "why" | "pourquoi" if !rest.is_empty() => Some(Command::Why(rest.to_owned())),
        _ => None,
    };
    if with_more.is_some() || !rest.is_empty() {
        return with_more;
    }
    match word.to_lowercase().as_str() {
        "?" | "h" | "help" | "aide" => Some(Command::Help),
        "moves" | "coups" => Some(Command::Moves),
        "undo" | "annuler" | "reprendre" => Some(Command::Undo),
        "resign" | "abandonner" => Some(Command::Resign),
        "board" | "plateau" => Some(Command::Board),
        "hint" | "conseil" => Some(Command::Hint),
        "quit" | "exit" | "q" | "quitter" => Some(Command::Quit),
        _ => None,
    }
}

/// The choices with the numbers by which they can be made. Where an action itself is a number, numbers are
/// marked.
pub(super) fn numbered(moves: &[String]) -> Vec<String> {
    let mark = if moves.iter().any(|action| action.parse::<usize>().is_ok()) { "#" } else { "" };
    let digits = moves.len().to_string().len();
    moves.iter().enumerate().map(|(at, action)| format!("{mark}{:>digits$}) {action}", at + 1)).collect()
}

/// Actions that begin like what was typed, for somebody who is on the right way.
pub(super) fn beginning_with<'a>(text: &str, moves: &'a [String]) -> Vec<&'a str> {
    let begins = |action: &&str| action.get(..text.len()).is_some_and(|head| head.eq_ignore_ascii_case(text));
    moves.iter().map(String::as_str).filter(begins).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves() -> Vec<String> {
        ["r1", "r2", "1.1-2"].map(str::to_owned).to_vec()
    }

    fn action(text: &str) -> Typed {
        Typed::Action(text.to_owned())
    }

    #[test]
    fn actions_by_notation_and_by_number() {
        assert_eq!(read(" r2 ", &moves()), action("r2"));
        assert_eq!(read("3", &moves()), action("1.1-2"));
        assert_eq!(read("#1", &moves()), action("r1"));
        assert_eq!(read("r9", &moves()), action("r9"), "the game says what is wrong with it");
        for none in [0, 4, 99] {
            assert_eq!(read(&none.to_string(), &moves()), Typed::NoSuchNumber(none));
        }
    }

    #[test]
    fn commands_in_both_languages() {
        for (text, expected) in [
            ("?", Command::Help),
            ("AIDE", Command::Help),
            ("undo", Command::Undo),
            ("annuler", Command::Undo),
            ("save my game.record", Command::Save("my game.record".to_owned())),
            ("sauver", Command::Save(String::new())),
            ("rules 4.4", Command::Rules("4.4".to_owned())),
            ("Règles", Command::Rules(String::new())),
            ("look", Command::Look(String::new())),
            ("Regarder 2", Command::Look("2".to_owned())),
            ("why piece-1-1", Command::Why("piece-1-1".to_owned())),
            ("Pourquoi b09", Command::Why("b09".to_owned())),
            ("q", Command::Quit),
        ] {
            assert_eq!(read(text, &moves()), Typed::Command(expected), "{text}");
        }
        assert_eq!(read("quit now", &moves()), action("quit now"));
        assert_eq!(read("  ", &moves()), Typed::Nothing);
    }

    #[test]
    fn no_command_hides_an_action() {
        let moves = ["2", "undo", "5"].map(str::to_owned);
        assert_eq!(read("undo", &moves), action("undo"));
        assert_eq!(read("2", &moves), action("2"));
        assert_eq!(read("#2", &moves), action("undo"));
        assert_eq!(numbered(&moves), ["#1) 2", "#2) undo", "#3) 5"]);
    }

    #[test]
    fn half_an_action_is_recognised() {
        assert_eq!(beginning_with("R", &moves()), ["r1", "r2"]);
        assert_eq!(beginning_with("é", &moves()), [""; 0]);
        assert_eq!(numbered(&moves())[0], "1) r1");
    }
}
