//! The program as people and programs meet it: started with arguments and an input, judged by what it says
//! and its exit code.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

/// A short match of Diam, 2003: red comes to face red at level 2.
const SHORT_GAME: [&str; 7] = ["o1", "m3", "r1", "m4", "o5", "m2", "r5"];

fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabletier"));
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "CLICOLOR_FORCE"] {
        command.env_remove(name);
    }
    command
}

fn answer_of(mut command: Command, input: &[u8]) -> Output {
    let mut child = command.spawn().expect("the program starts");
    // It may be done before it has read everything.
    drop(child.stdin.take().expect("a pipe").write_all(input));
    child.wait_with_output().expect("the program ends")
}

fn run(args: &[&str], input: &str) -> Output {
    answer_of(program(args), input.as_bytes())
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the program speaks UTF-8")
}

/// What it says when all goes well.
fn said(args: &[&str], input: &str) -> String {
    let output = run(args, input);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// What it complains about, with this exit code.
fn complaint(args: &[&str], input: &str, code: i32) -> String {
    let output = run(args, input);
    let stderr = text(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {}{stderr}", text(&output.stdout));
    assert!(!stderr.contains("panicked"), "{stderr}");
    stderr
}

#[track_caller]
fn has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "no {part:?} in:\n{text}");
    }
}

/// A fresh file for one test.
fn file(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(fs::remove_file(&path));
    path
}

fn shown(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

/// Lines for the keyboard.
fn typed(lines: &[&str]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

#[test]
fn a_clock_stands_before_the_prompt() {
    let told = said(&["play", "diam", "--hotseat", "--time", "5+3"], &typed(&["r1", "quit"]));
    has(&told, &["[5:00] "]);
    let wrong = complaint(&["play", "diam", "--time", "soon"], "", 2);
    has(&wrong, &["expected minutes and seconds, such as 10+5 or 10d5"]);
}

/// The record of the short match, in a file of this name.
fn short_record(name: &str) -> PathBuf {
    let path = file(name);
    let save = format!("save {}", shown(&path));
    let lines = [&SHORT_GAME[..], &[&save]].concat();
    has(&said(&["play", "diam", "--hotseat"], &typed(&lines)), &["Saved."]);
    path
}

mod asking_for_help {
    use super::*;

    #[test]
    fn every_command_is_explained_with_examples() {
        let help = said(&["--help"], "");
        let commands = [
            "games",
            "play",
            "show",
            "figure",
            "replay",
            "review",
            "arena",
            "ladder",
            "train",
            "solve",
            "verify",
            "verify-solution",
            "puzzles",
            "perft",
            "bench",
            "engine",
        ];
        has(&help, &commands);
        has(&help, &["Examples:", "tabletier play"]);
        for command in commands {
            has(&said(&[command, "--help"], ""), &["Usage: tabletier", "Example"]);
        }
        assert!(said(&["--version"], "").starts_with("tabletier "));
    }

    #[test]
    fn nothing_and_nonsense_are_usage_errors() {
        has(&complaint(&[], "", 2), &["Usage:"]);
        has(&complaint(&["dance"], "", 2), &["dance", "--help"]);
        has(&complaint(&["play", "chess"], "", 2), &["there is no game \"chess\"", "diam"]);
        has(&complaint(&["arena", "diam", "3", "7"], "", 2), &["\"7\" is no bot", "mcts:PLAYOUTS"]);
        has(&complaint(&["play", "diam", "--seat", "5=me"], "", 2), &["no seat 5", "0 to 1"]);
        has(&complaint(&["play", "diam", "--seat", "0=you"], "", 2), &["use me, or bot:1"]);
        has(&complaint(&["play", "--lang", "de"], "", 2), &["use en or fr"]);
    }

    #[test]
    fn every_reason_against_a_config_is_told() {
        let bad = r#"{"edition":"1999","players":7,"colour":"pink"}"#;
        let said = complaint(&["perft", "diam", "--depth", "1", "--config", bad], "", 2);
        has(
            &said,
            &["edition: \"1999\" cannot", "2, 3 or 4 players, not 7", "“colour”", "tabletier games diam"],
        );
        has(&complaint(&["play", "diam", "--config", "{nonsense"], "", 2), &["not JSON"]);
    }

    #[test]
    fn games_are_listed_with_their_options() {
        has(&said(&["games"], ""), &["GAME", "diam", "2, 3, 4", "Alain Couchot"]);
        has(&said(&["games", "diam"], ""), &["edition", "1998", "2003", "players", "--set"]);
    }
}

mod playing {
    use super::*;

    #[test]
    fn a_whole_game_in_english() {
        let told = said(&["play", "diam", "--hotseat"], &typed(&SHORT_GAME));
        has(
            &told,
            &[
                "Player 1 to play with red and orange",
                "Player 2, your move",
                "r5  Player 1 places a red piece on square 5, level 2",
                "Diam! Two red pieces face to face at level 2",
                "Player 1 wins with a diam.",
                "“save FILE” saves the game",
            ],
        );
        assert!(!told.contains('\u{1b}'), "no colours into a pipe");
    }

    #[test]
    fn a_whole_game_in_french() {
        let told = said(&["play", "diam", "--hotseat", "--lang", "fr"], &typed(&SHORT_GAME));
        has(
            &told,
            &[
                "À Joueur 1 de jouer, avec les rouges et les orange",
                "Joueur 1 pose un pion rouge sur la case 5, au niveau 2",
                "Diam\u{202f}! Deux pions rouges face à face au niveau 2",
                "Joueur 1 gagne par un diam.",
                "La partie n’est pas enregistrée.",
            ],
        );
        for english in ["Player", "places", "wins", "save"] {
            assert!(!told.contains(english), "{english} in:\n{told}");
        }
    }

    #[test]
    fn the_language_is_that_of_the_environment() {
        let mut command = program(&["play", "diam"]);
        command.env("LANG", "fr_BE.UTF-8");
        has(&text(&answer_of(command, b"quit\n").stdout), &["À vous de jouer"]);
    }

    #[test]
    fn against_a_bot_by_number_and_by_notation() {
        let told = said(&["play", "diam", "--seed", "7"], &typed(&["moves", "r1", "1", "hint", "quit"]));
        has(
            &told,
            &[
                "Diam: You, Basile (level 3)",
                " 1) r1",
                "You place a red piece",
                "Basile ",
                "You ask for a hint",
                "would play",
            ],
        );
        let again = said(&["play", "diam", "--seed", "7"], &typed(&["moves", "r1", "1", "hint", "quit"]));
        assert_eq!(told, again, "the same seed, the same game");
        assert_eq!(told.matches("You place a red piece on square 1").count(), 2, "{told}");
    }

    #[test]
    fn actions_are_written_in_the_players_language_and_read_in_both() {
        let lines = typed(&["r1", "b5", "r2", "n6"]);
        let english = said(&["play", "diam", "--hotseat"], &lines);
        has(&english, &["b5  Player 2 places a brown piece", "k6  Player 2 places a black piece"]);
        let french = said(&["play", "diam", "--hotseat", "--lang", "fr"], &lines);
        has(&french, &["m5  Joueur 2 pose un pion marron", "n6  Joueur 2 pose un pion noir"]);
        let robot = said(&["play", "diam", "--lang", "fr"], "quit\n");
        has(&robot, &["Diam\u{a0}: Vous, Basile (niveau 3)"]);
    }

    #[test]
    fn refusals_name_the_rule_in_the_players_language() {
        let lines = typed(&["r1", "m1", "1.1-3", "n9", "r", "99", "rules 4.1", "rules 77"]);
        let english = said(&["play", "diam", "--hotseat"], &lines);
        has(&english, &["square 3 is not next to it.", "“rules\u{a0}4.1” to read", "“n9” is not an action"]);
        has(
            &english,
            &["begin like it: r1", "There is no choice 99", "A piece moves one step", "paragraph 77"],
        );
        let french = said(&["play", "diam", "--hotseat", "--lang", "fr"], &lines);
        has(&french, &["la case 3 n’est pas voisine", "règles\u{a0}4.1", "n’est pas une action"]);
    }

    #[test]
    fn what_cannot_move_says_why() {
        let lines = typed(&["r1", "m2", "look piece-1-1", "look sq-5", "why 2", "why reserve-black", "quit"]);
        let told = said(&["play", "diam", "--hotseat"], &lines);
        has(&told, &["Red piece", "Moves one step", "Square 5", "Rules: 4.1, 4.2, 5.1."]);
        has(&told, &["The black pieces are the other side's.", "“rules\u{a0}3.4” to read"]);
        let french =
            said(&["play", "diam", "--hotseat", "--lang", "fr"], &typed(&["r1", "pourquoi piece-1-1"]));
        has(&french, &["rules\u{a0}4.5".replace("rules", "règles").as_str()]);
    }

    #[test]
    fn things_are_looked_at_on_request() {
        let lines = typed(&["look", "look 1", "look aid-1", "look nowhere", "regarder 2", "quit"]);
        let told = said(&["play", "toybattle", "--seed", "7"], &lines);
        has(&told, &["  1) ", "  2) ", "“look\u{a0}1” shows", " × ", "There is no “nowhere” to look at."]);
        let second = told.split("  2) ").nth(1).and_then(|rest| rest.lines().next()).expect("a title");
        assert!(told.matches(second).count() >= 2, "in the list and as a heading: {told}");
        assert_eq!(
            told,
            said(&["play", "toybattle", "--seed", "7"], &lines),
            "the same seed, the same racks"
        );
        let nothing = said(&["play", "diam", "--hotseat", "--lang", "fr"], &typed(&["regarder"]));
        has(&nothing, &["Il n’y a rien à regarder de près"]);
    }

    #[test]
    fn what_was_seen_is_not_taken_back() {
        let told = said(&["play", "toybattle", "--seed", "1"], &typed(&["draw", "undo", "quit", "quit"]));
        has(&told, &["Something hidden has been seen since then, so that move cannot be taken back."]);
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("running.record");
        let told = said(&["play", "toybattle"], &typed(&["draw", &format!("save {}", shown(&path)), "quit"]));
        has(&told, &["The file holds everything, including what is hidden from you"]);
    }

    #[test]
    fn undo_goes_back_to_the_persons_decision() {
        let told = said(&["play", "diam", "--seed", "1"], &typed(&["undo", "r1", "undo", "moves"]));
        has(&told, &["You have no move to take back.", "The last moves are taken back"]);
        let after = told.rsplit("are taken back").next().expect("there is an end");
        assert!(
            !after.contains("1.1-2") && after.contains("Red: 4 left"),
            "the board is empty again:\n{after}"
        );
        let resigned = said(&["play", "diam"], &typed(&["r1", "resign", "undo"]));
        has(&resigned, &["You resign", "Basile wins by resignation.", "Your turn with red and orange"]);
        assert!(resigned.ends_with("“save FILE” saves it.\n"), "{resigned}");
    }

    #[test]
    fn a_finished_game_can_be_taken_back() {
        let lines = [&SHORT_GAME[..], &["undo", "r6", "quit"]].concat();
        let told = said(&["play", "diam", "--hotseat"], &typed(&lines));
        has(&told, &["wins with a diam", "r6  Player 1 places a red piece on square 6"]);
    }

    #[test]
    fn seats_and_levels() {
        let told = said(&["play", "diam", "--bots", "0=1", "--seed", "3"], "quit\n");
        has(&told, &["Diam: Colette (level 1), You", "Your turn with brown and black"]);
        let teams = said(&["play", "diam", "--set", "players=4", "--bots", "1=2,3=2"], "quit\n");
        has(&teams, &["Diam: You, Odile (level 2), Basile (level 3), Anselme (level 2)"]);
        let second = said(&["play", "diam", "--seat", "1=me", "--seed", "3"], "quit\n");
        has(&second, &["Diam: Basile (level 3), You"]);
        let bots = said(&["play", "diam", "--bots", "0=2,1=1", "--seed", "5"], "");
        has(&bots, &["Diam: Odile (level 2), Colette (level 1)", " wins with a diam."]);
        assert!(!bots.contains("your move"), "nobody is asked");
    }

    #[test]
    fn one_of_several_games_is_named() {
        has(&complaint(&["play"], "quit\n", 2), &["which game?", "diam, belligerants, bartasso, toybattle"]);
    }

    #[test]
    fn the_end_of_the_input_is_a_clean_end() {
        assert!(!said(&["play", "diam"], "").contains("not saved"), "there is nothing to save");
        has(&said(&["play", "diam"], "r1\n"), &["The game has not been saved."]);
        has(&said(&["play", "diam"], "r1"), &["The game has not been saved."]);
        let output = answer_of(program(&["play", "diam"]), b"\xff\xfe\nr1\n");
        assert_eq!(output.status.code(), Some(0));
    }

    #[test]
    fn colours_where_they_are_wanted() {
        let mut forced = program(&["play", "diam"]);
        forced.env("CLICOLOR_FORCE", "1");
        has(&text(&answer_of(forced, b"").stdout), &["\u{1b}[38;2;"]);
        let mut refused = program(&["play", "diam", "--no-colour"]);
        refused.env("CLICOLOR_FORCE", "1");
        assert!(!text(&answer_of(refused, b"").stdout).contains('\u{1b}'));
    }
}

mod records {
    use super::*;

    #[test]
    fn a_finished_game_is_looked_back_on() {
        let path = short_record("reviewed.record");
        let told = said(&["review", shown(&path), "--level", "3"], "");
        has(&told, &["start", "Turning points: ", "better: ", "own decisions", "decisions of others"]);
        assert!(!told.contains("luck"), "there is none in this game");
        assert_eq!(told, said(&["review", shown(&path), "--level", "3"], ""));
    }

    #[test]
    fn a_saved_game_is_replayed() {
        let path = short_record("replayed.record");
        let told = said(&["replay", shown(&path)], "");
        has(
            &told,
            &[
                "7  act 0 r5  Player 1 places a red piece",
                "Player 1 wins with a diam.",
                "all 7 of its entries",
            ],
        );
        has(&said(&["replay", shown(&path), "--lang", "fr"], ""), &["Joueur 1 gagne", "ses 7 entrées"]);
        let boards = said(&["replay", shown(&path), "--boards"], "");
        assert_eq!(boards.matches("Red: ").count(), 7, "{boards}");
        let stepped = said(&["replay", shown(&path), "--step"], "\n\nq\n");
        assert_eq!(stepped.matches("Red: ").count(), 3, "{stepped}");
        let piped = fs::read_to_string(&path).expect("it was saved");
        assert_eq!(said(&["replay", "-"], &piped), told);
    }

    #[test]
    fn a_position_is_drawn_three_ways() {
        let path = short_record("drawn.record");
        let record = shown(&path);
        has(&said(&["show", record], ""), &["★[ ● ]★", "Player 1 wins with a diam."]);
        has(&said(&["show", record, "--text", "--at", "2"], ""), &["Orange: 3 left", "Player 1 to play"]);
        let svg = said(&["show", record, "--svg"], "");
        assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"));
        assert_ne!(svg, said(&["show", record, "--svg", "--theme", "dark"], ""));
        let png = run(&["show", record, "--png"], "").stdout;
        assert!(png.starts_with(b"\x89PNG\r\n\x1a\n") && png.ends_with(b"IEND\xaeB`\x82"));
        let (into, picture) = (file("drawn.png"), file("drawn.txt"));
        assert_eq!(said(&["show", record, "--png", "-o", shown(&into)], ""), "");
        assert_eq!(fs::read(into).expect("a picture"), png, "the same picture every time");
        said(&["show", record, "-o", shown(&picture)], "");
        assert!(!fs::read_to_string(picture).expect("a text").contains('\u{1b}'));
    }

    #[test]
    fn a_figure_of_the_rules_is_drawn_three_ways() {
        let names = said(&["figure", "bartasso"], "");
        assert!(names.lines().any(|name| name == "chain"), "{names}");
        has(&said(&["figure", "bartasso", "chain"], ""), &["»p1«", "+19+"]);
        let svg = said(&["figure", "bartasso", "chain", "--svg"], "");
        assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"));
        let into = file("chain.png");
        assert_eq!(said(&["figure", "bartasso", "chain", "--png", "-o", shown(&into)], ""), "");
        assert!(fs::read(into).expect("a picture").starts_with(b"\x89PNG\r\n\x1a\n"));
        has(&complaint(&["figure", "bartasso", "chess"], "", 2), &["no figure \"chess\"", "chain"]);
        has(&complaint(&["figure", "diam", "board"], "", 2), &["no figure \"board\"", "ring"]);
    }

    #[test]
    fn positions_and_seats_that_are_not_there() {
        let path = short_record("asked.record");
        has(&complaint(&["show", shown(&path), "--at", "8"], "", 2), &["no entry 8", "0 to 7"]);
        has(&complaint(&["show", shown(&path), "--seat", "2"], "", 2), &["no seat 2", "0 to 1"]);
        has(&complaint(&["show", "/nowhere/at.all"], "", 1), &["/nowhere/at.all cannot be read"]);
    }

    #[test]
    fn broken_records_are_refused() {
        let whole = fs::read_to_string(short_record("broken.record")).expect("it was saved");
        let cut: String = whole.lines().take(6).map(|line| format!("{line}\n")).collect();
        let edited = whole.replace("act 0 r5", "act 0 r4");
        let illegal = whole.replace("act 1 m2", "act 1 r2");
        let result = whole.replace("\"seat\":0,\"place\":1", "\"seat\":0,\"place\":2");
        for (record, why) in [
            (cut.as_str(), "ends early"),
            (&edited, "the result is not what the journal gives"),
            (&illegal, "line 9: this entry is not possible here"),
            (&result, "the result is not what the journal gives"),
            ("", "expected \"tabletier record 1\""),
        ] {
            for command in ["replay", "show"] {
                has(&complaint(&[command, "-"], record, 1), &[why, "A record is what `save` writes"]);
            }
        }
        let output = answer_of(program(&["show", "-"]), b"\xff\xfe");
        assert_eq!(output.status.code(), Some(1));
        has(&text(&output.stderr), &["is not text"]);
    }

    #[test]
    fn a_saved_game_goes_on_with_the_same_players() {
        let path = file("goes-on.record");
        let save = format!("save {}", shown(&path));
        said(&["play", "diam", "--level", "2", "--seed", "4"], &typed(&["r1", &save, &save, "quit"]));
        let told = said(&["play", "--load", shown(&path)], &typed(&["undo", "moves", "save", "quit"]));
        has(&told, &["Diam: You, Odile (level 2)", "The last moves are taken back", "Saved."]);
        has(&said(&["replay", shown(&path)], ""), &["takeback 1", "The game is not over."]);
        let people = said(&["play", "--load", shown(&path), "--hotseat"], "quit\n");
        has(&people, &["Diam: Player 1, Player 2"]);
        let stronger = said(&["play", "--load", shown(&path), "--bots", "1=4"], "quit\n");
        has(&stronger, &["Diam: You, Ambroise (level 4)"]);
        let hotseat = short_record("goes-on-hotseat.record");
        has(&said(&["play", "--load", shown(&hotseat)], "undo\n"), &["Diam: Player 1, Player 2"]);
    }

    #[test]
    fn no_file_is_overwritten_unasked() {
        let path = file("mine.txt");
        fs::write(&path, "a letter").expect("it can be written");
        let save = format!("save {}", shown(&path));
        let told = said(&["play", "diam"], &typed(&["r1", &save, "save", "save /nowhere/at.all", "quit"]));
        has(&told, &["already exists", "Name a file", "has not been saved: /nowhere/at.all"]);
        assert_eq!(fs::read_to_string(path).expect("it is there"), "a letter");
    }
}

mod own_boards {
    use super::*;

    /// Fifteen by fifteen squares, without a flaw, and not the same when turned half around.
    const WIDE: &str = include_str!("../../../fuzz/corpus/board/ok-15-by-15");

    fn board(name: &str, text: &str) -> PathBuf {
        let path = file(name);
        fs::write(&path, text).expect("it can be written");
        path
    }

    #[test]
    fn a_match_on_ones_own_board_is_saved_and_replayed() {
        let (path, record) = (board("wide.txt", WIDE), file("wide.record"));
        let lines = typed(&["ready", &format!("save {}", shown(&record)), "resign", "save", "quit"]);
        let output = run(&["play", "belligerants", "--board", shown(&path), "--seed", "5"], &lines);
        let warned = text(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{warned}");
        let shape = |line: &str| line.starts_with("tabletier: warning: ");
        assert!(!warned.is_empty() && warned.lines().all(shape), "{warned}");
        has(&warned, &["is not what lies opposite"]);
        let saved = fs::read_to_string(&record).expect("it was saved");
        has(&saved, &["Fifteen by fifteen"]);
        has(&said(&["replay", shown(&record)], ""), &["The record is sound"]);
        let last = said(&["show", shown(&record)], "");
        assert!(last.lines().any(|line| line.trim_end().ends_with("n   o")), "columns up to o:\n{last}");
        has(
            &said(&["play", "--load", shown(&record)], "undo\nquit\n"),
            &["Les Belligérants: You, Basile (level 3)"],
        );
    }

    #[test]
    fn every_command_with_options_takes_a_board() {
        let path = board("taken.txt", include_str!("../../../games/belligerants/data/quick.txt"));
        let args = |args: &'static [&str]| [args, &["--board", shown(&path)]].concat();
        let counted = run(&args(&["perft", "belligerants", "--depth", "1"]), "");
        assert_eq!((counted.status.code(), text(&counted.stderr)), (Some(0), String::new()), "a fair board");
        let of_the_house = ["perft", "belligerants", "--depth", "1", "--set", "board=quick"];
        let nodes =
            |table: &str| table.lines().nth(1).map(|row| row.split_whitespace().nth(1).map(str::to_owned));
        assert_eq!(nodes(&text(&counted.stdout)), nodes(&said(&of_the_house, "")));
        let arena = args(&["arena", "belligerants", "random", "random", "--games", "2", "--json"]);
        has(&said(&arena, ""), &["quick board"]);
        has(&complaint(&args(&["solve", "belligerants"]), "", 1), &["games with chance or secrets"]);
        has(&complaint(&args(&["play", "--load", "x"]), "", 2), &["--board", "cannot be used with"]);
    }

    #[test]
    fn every_flaw_stands_in_a_line_of_its_own() {
        let flawed = WIDE.replace('@', ".").replace(". black", "@ black");
        let flawed = flawed.replacen(".*", ". ", 1).replace("b3-c2", "b3-c2 a1-a2");
        let path = board("flawed.txt", &flawed);
        let told = complaint(&["play", "belligerants", "--board", shown(&path)], "", 2);
        let lines: Vec<&str> = told.lines().collect();
        assert_eq!(lines[0], "tabletier: these options cannot be played:");
        assert_eq!(lines.len(), 5, "{told}");
        for (line, flaw) in lines[1..4].iter().zip(["black", "17 starred", "a1-a2"]) {
            assert!(line.starts_with("  board: ") && line.ends_with(" (§13.2)"), "{told}");
            has(line, &[flaw]);
        }
        let told = complaint(&["play", "belligerants", "--lang", "fr", "--board", shown(&path)], "", 2);
        has(
            &told,
            &[
                "tabletier: ces options ne peuvent se jouer\u{a0}:\n  board\u{a0}: Aucune case n’est noire. (§13.2)\n",
            ],
        );
        has(&told, &["donne la liste des options"]);
    }

    #[test]
    fn files_that_are_no_board_and_games_without_boards() {
        let play = |path: &Path, code| complaint(&["play", "belligerants", "--board", shown(path)], "", code);
        has(&play(Path::new("quick"), 1), &["quick cannot be read", "--set board=standard"]);
        let long = board("long.txt", &"# a remark\n".repeat(1000));
        has(&play(&long, 1), &["is not a board", "more than 8192 bytes"]);
        let odd = file("odd.txt");
        fs::write(&odd, b"board:\n\xff").expect("it can be written");
        has(&play(&odd, 1), &["is not text"]);
        has(&play(&board("word.txt", "nowhere"), 2), &["There is no board called “nowhere”"]);
        for game in ["diam", "bartasso", "toybattle"] {
            let told = complaint(&["perft", game, "--depth", "1", "--board", "quick"], "", 2);
            has(&told, &[game, "--board cannot be used with it", "lists the options"]);
        }
        has(&said(&["games", "belligerants"], ""), &["standard: ", "quick: ", "any other text: "]);
    }
}

mod as_an_engine {
    use super::*;

    fn session(input: &[u8]) -> Vec<Value> {
        let output = answer_of(program(&["engine"]), input);
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
    }

    #[test]
    fn requests_are_answered_in_order() {
        let answers = session(
            br#"{"id":1,"do":"new","game":"diam"}

            {"id":2,"do":"act","seat":0,"action":"r1"}
            {"id":3,"do":"act","seat":0,"action":"r1"}
            {"id":4,"do":"perft","depth":3}"#,
        );
        let ids: Vec<&Value> = answers.iter().map(|answer| &answer["id"]).collect();
        assert_eq!(ids, [1, 2, 3, 4]);
        assert_eq!(answers[1]["ok"]["must"], json!([1]));
        assert_eq!(answers[2]["error"]["code"], "refused-not-your-move");
        assert!(answers[3]["ok"]["count"].is_u64());
    }

    #[test]
    fn nonsense_does_not_end_it() {
        let mut input = b"\xff\n{\n[]\n".to_vec();
        input.extend(vec![b' '; (4 << 20) + 7]);
        input.extend(b"{}\n{\"id\":9,\"do\":\"games\"}\n");
        let answers = session(&input);
        assert_eq!(answers.len(), 5);
        for answer in &answers[..4] {
            assert_eq!(
                (&answer["error"]["kind"], &answer["error"]["code"]),
                (&json!("protocol"), &json!("not-json"))
            );
        }
        assert_eq!(answers[4]["ok"]["games"][0]["key"], "diam");
    }

    #[test]
    fn closed_pipes_end_it_cleanly() {
        assert!(session(b"").is_empty());
        for args in [&["engine"][..], &["games"], &["perft", "diam", "--depth", "3"]] {
            let mut child = program(args).spawn().expect("the program starts");
            drop(child.stdout.take());
            let mut stdin = child.stdin.take().expect("a pipe");
            for _ in 0..100 {
                drop(stdin.write_all(b"{\"do\":\"games\"}\n"));
            }
            drop(stdin);
            let output = child.wait_with_output().expect("the program ends");
            assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), String::new()), "{args:?}");
        }
    }
}

mod measuring {
    use super::*;

    #[test]
    fn perft_counts_what_the_engine_counts() {
        for edition in ["1998", "2003"] {
            let table = said(&["perft", "diam", "--edition", edition, "--depth", "4", "--divide"], "");
            let mut rows = table.lines().skip(1).map(|line| line.split_whitespace().collect::<Vec<_>>());
            for depth in 1..=4 {
                let requests = format!(
                    "{{\"do\":\"new\",\"game\":\"diam\",\"config\":{{\"edition\":\"{edition}\"}}}}\n\
                     {{\"do\":\"perft\",\"depth\":{depth}}}\n"
                );
                let answers = said(&["engine"], &requests);
                let answer: Value =
                    serde_json::from_str(answers.lines().nth(1).expect("two answers")).expect("JSON");
                let row = rows.next().expect("a row for each depth");
                assert_eq!((row[0], row[1]), (&*depth.to_string(), &*answer["ok"]["count"].to_string()));
            }
            let total =
                table.lines().nth(4).and_then(|line| line.split_whitespace().nth(1)).expect("depth 4");
            let divided: u64 =
                rows.filter(|row| !row.is_empty()).map(|row| row[3].parse::<u64>().expect("a count")).sum();
            assert_eq!(divided.to_string(), total);
        }
        has(&complaint(&["perft", "diam", "--depth", "0"], "", 2), &["1..=40"]);
    }

    #[test]
    fn the_arena_depends_on_the_seed_alone() {
        let games = |seed, threads| {
            let rest = ["--games", "20", "--seed", seed, "--threads", threads, "--json"];
            said(&[&["arena", "diam", "2", "random"][..], &rest].concat(), "")
        };
        let alone: Value = serde_json::from_str(&games("1", "1")).expect("JSON");
        assert_eq!(games("1", "1"), games("1", "3"));
        assert_ne!(games("1", "1"), games("2", "1"));
        assert!(alone["score"].as_f64() > Some(0.6), "{alone}");
        assert_eq!(alone["games"], 20);
        let table = said(&["arena", "diam", "2", "random", "--games", "20", "--seed", "1"], "");
        has(&table, &["level 2 against random", "wins", "95 % interval", "seat 0", "turns", "endings"]);
        assert!(!table.contains("with each config"), "{table}");
    }

    #[test]
    fn the_arena_reports_on_each_config_and_on_all() {
        let configs = [r#"{"edition":"1998"}"#, r#"{"edition":"2003"}"#];
        let args = ["arena", "diam", "1", "random", "--games", "6", "--threads", "2"];
        let args = [&args[..], &["--config", configs[0], "--config", configs[1]]].concat();
        let all: Value = serde_json::from_str(&said(&[&args[..], &["--json"]].concat(), "")).expect("JSON");
        assert_eq!((&all["games"], all["configs"].as_array().map(Vec::len)), (&Value::from(12), Some(2)));
        for count in ["wins", "draws", "losses"] {
            let number = |report: &Value| report[count].as_u64().expect("a count");
            assert_eq!(number(&all), number(&all["configs"][0]) + number(&all["configs"][1]), "{count}");
        }
        assert_eq!(all["configs"][0]["config"]["edition"], "1998");
        assert_eq!(all["first_seat"]["games"], 12);
        let table = said(&args, "");
        has(&table, &["12 games", "6 with each config", "edition=1998", "edition=2003"]);
        let bad = complaint(&[&args[..], &["--config", r#"{"edition":"1999"}"#]].concat(), "", 2);
        has(&bad, &["\"1999\"", "tabletier games diam"]);
    }

    #[test]
    fn a_contest_that_was_broken_off_goes_on_to_the_same_table() {
        let journal = file("arena.journal");
        let contest = ["arena", "diam", "2", "1", "--games", "12", "--threads", "1", "--json"];
        let plain = said(&contest, "");
        let resumed = [&contest[..], &["--resume", shown(&journal)]].concat();
        assert_eq!(said(&resumed, ""), plain);
        let whole = fs::read_to_string(&journal).expect("it was written");
        assert_eq!(whole.lines().count(), 12);
        // Five games and a piece of the sixth are what a kill left.
        let five: usize = whole.split_inclusive('\n').take(5).map(str::len).sum();
        fs::write(&journal, &whole[..five + 40]).expect("written");
        assert_eq!(said(&resumed, ""), plain);
        assert_eq!(fs::read_to_string(&journal).expect("it is there"), whole, "what was missing, once");
        let others = ["arena", "diam", "2", "1", "--games", "12", "--seed", "5", "--resume", shown(&journal)];
        said(&others, "");
        let both = fs::read_to_string(&journal).expect("it is there");
        assert_eq!(both.lines().count(), 24, "other games are not taken for these");
        assert_eq!(said(&resumed, ""), plain);
        fs::write(&journal, "nonsense\n").expect("written");
        has(&complaint(&resumed, "", 1), &["line 1", "is no game", "name a new file"]);
    }

    #[test]
    fn a_claim_ends_a_contest_when_it_is_settled() {
        let contest = ["arena", "diam", "3", "random", "--claim", "60", "--games", "300", "--json"];
        let told: Value = serde_json::from_str(&said(&contest, "")).expect("JSON");
        assert!(told["games"].as_u64() < Some(60), "{told}");
        assert_eq!(told["configs"][0]["claim"], serde_json::json!({ "percent": 60, "verdict": "holds" }));
        let table = said(&["arena", "diam", "random", "3", "--claim", "60", "--games", "300"], "");
        has(&table, &["at least 60 %: fails"]);
        has(&complaint(&["arena", "diam", "3", "2", "--claim", "99"], "", 2), &["6..=94"]);
    }

    #[test]
    fn the_ladder_is_climbed_step_by_step() {
        let config = r#"{"edition":"1998"}"#;
        let ladder = ["ladder", "diam", "--to", "3", "--games", "4", "--config", config, "--config", "{}"];
        let table = said(&ladder, "");
        let rows: Vec<&str> = table.lines().filter(|line| line.starts_with("| ")).collect();
        let starts =
            ["| levels", "| 2 – 1 | edition=1998 | 4", "| 2 – 1 | edition=2003", "| 3 – 2", "| 3 – 2"];
        assert_eq!(rows.len(), starts.len(), "{table}");
        assert!(rows.iter().zip(starts).all(|(row, start)| row.starts_with(start)), "{table}");
        assert!(rows[1].ends_with("| open |"), "four games settle nothing: {table}");
        let thrifty = [&ladder[..], &["--budget-divisor", "10"]].concat();
        assert_ne!(said(&thrifty, ""), table, "thinking less, they play other games");
        // A row that is settled ends, unless all its games are asked for.
        let settled = ["ladder", "diam", "--to", "2", "--games", "60"];
        let games = |table: &str| {
            let row = table.lines().last().expect("a row");
            row.split(" | ").nth(2).and_then(|games| games.parse::<u32>().ok()).expect("a number")
        };
        assert!(games(&said(&settled, "")) < 60);
        assert_eq!(games(&said(&[&settled[..], &["--all-games"]].concat(), "")), 60);
        has(&complaint(&["ladder", "diam", "--from", "3", "--to", "3"], "", 2), &["level 3 is not below"]);
    }

    /// The games of masters are kept, so that what the document says of them can be counted again.
    #[test]
    fn what_is_written_of_the_masters_is_what_their_games_say() {
        let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
        let written = fs::read_to_string(docs.join("strength.md")).expect("it is there");
        let mut counted = 0;
        for entry in fs::read_dir(docs.join("strength")).expect("it is there") {
            let games = fs::read_to_string(entry.expect("a file").path()).expect("it can be read");
            let lot: Value =
                serde_json::from_str(games.lines().next().expect("a game was played")).expect("JSON");
            let word = |name: &str| lot[name].as_str().expect("a word").to_owned();
            let divisor = word("first")
                .strip_prefix("level 6 with 1/")
                .map_or("1".to_owned(), |rest| rest.split(' ').next().expect("a number").to_owned());
            let journal = file("masters.journal");
            fs::write(&journal, &games).expect("written");
            let [opening, seed, config] = ["opening", "seed", "config"].map(|name| lot[name].to_string());
            let count = games.lines().count().to_string();
            let mut args = vec!["ladder".to_owned(), word("game")];
            for (name, value) in [
                ("--from", "5"),
                ("--to", "6"),
                ("--claim", "65"),
                ("--games", &count),
                ("--opening", &opening),
                ("--seed", &seed),
                ("--budget-divisor", &divisor),
                ("--resume", shown(&journal)),
                ("--config", &config),
            ] {
                args.extend([name.to_owned(), value.to_owned()]);
            }
            args.push("--all-games".to_owned());
            if let Some(expansions) = lot["undecided"].as_u64() {
                args.extend(["--undecided".to_owned(), expansions.to_string()]);
            }
            let table = said(&args.iter().map(String::as_str).collect::<Vec<_>>(), "");
            // Behind the levels and the config, which the document names otherwise.
            let row = table.lines().last().and_then(|row| row.splitn(3, " | ").nth(2));
            has(&written, &[row.expect("games, shares, verdict")]);
            let after = fs::read_to_string(&journal).expect("it is there");
            assert_eq!(after, games, "nothing was played that was not there");
            counted += 1;
        }
        assert!(counted >= 10, "{counted}");
    }

    #[test]
    fn openings_that_are_decided_are_drawn_again() {
        let config = r#"{"edition":"1998"}"#;
        let arena = ["arena", "diam", "3", "2", "--games", "20", "--opening", "6", "--config", config];
        let any = said(&arena, "");
        let journal = file("undecided.journal");
        let even = [&arena[..], &["--undecided", "2000", "--resume", shown(&journal)]].concat();
        let table = said(&even, "");
        assert_ne!(table, any, "some were decided");
        let lines = fs::read_to_string(&journal).expect("it was written");
        assert!(lines.lines().all(|line| line.contains("\"undecided\":2000")), "{lines}");
        said(&[&arena[..], &["--resume", shown(&journal)]].concat(), "");
        let both = fs::read_to_string(&journal).expect("it is there");
        assert_eq!(both.lines().count(), 40, "games with other openings are other games");
        let none = ["arena", "toybattle", "1", "1", "--games", "2", "--undecided", "9"];
        has(&complaint(&none, "", 1), &["Toy Battle have no numbers"]);
    }

    #[test]
    fn bots_of_a_games_own_think_with_a_part_of_their_budgets() {
        let arena = ["arena", "diplomacy", "4", "3", "--games", "7", "--set", "year_limit=1902", "--json"];
        let whole: Value = serde_json::from_str(&said(&arena, "")).expect("JSON");
        let thrifty = said(&[&arena[..], &["--budget-divisor", "20"]].concat(), "");
        let part: Value = serde_json::from_str(&thrifty).expect("JSON");
        assert_eq!((&whole["games"], &part["games"]), (&Value::from(7), &Value::from(7)));
        assert_eq!(part["first"], "level 4 with 1/20 of its budget");
        assert_ne!(whole["squares"], part["squares"]);
    }

    #[test]
    fn weights_are_learnt_the_same_way_every_time() {
        let config = r#"{"terrain":"cite-des-nuages"}"#;
        let train =
            ["train", "toybattle", "--games", "16", "--level", "1", "--passes", "20", "--config", config];
        let weights = said(&train, "");
        has(
            &weights,
            &[
                "# tabletier train toybattle --games 16 --level 1",
                "bits of surprise",
                "\nmedals ",
                "\ncite-des-nuages-blue-b",
            ],
        );
        assert!(!weights.contains("station-metal-x"), "nothing is learnt of where nobody played: {weights}");
        assert_eq!(said(&[&train[..], &["--threads", "1"]].concat(), ""), weights);
        assert_ne!(said(&[&train[..], &["--seed", "2"]].concat(), ""), weights);
        has(
            &complaint(&["train", "diam", "--games", "16"], "", 1),
            &["the evaluation of Diam is not made of weights"],
        );
    }

    #[test]
    fn puzzles_are_made_a_line_each_and_always_the_same() {
        let made = said(&["puzzles", "diam", "--count", "1", "--seed", "3"], "");
        assert_eq!(made, said(&["puzzles", "diam", "--count", "1", "--seed", "3"], ""));
        assert_eq!((made.lines().count(), made.split('\t').count()), (1, 9), "{made}");
        has(&made, &["win ", "\"position\"", "act "]);
        has(&complaint(&["puzzles", "diam", "--check", "--seed", "3"], "", 2), &["--check"]);
    }

    #[test]
    fn a_small_problem_is_solved_and_its_proof_checked() {
        let proof = file("small.solution");
        let position = "position=or/-/-/-/o/-/-/- 0";
        let told = said(&["solve", "diam", "--set", position, "-o", shown(&proof)], "");
        has(&told, &["seat 0 wins with best play", "verify-solution"]);
        has(&said(&["verify-solution", shown(&proof)], ""), &["seat 0 wins"]);
        has(&complaint(&["verify-solution", "-"], "nonsense", 1), &["not a solution", "tabletier solve"]);
    }

    #[test]
    fn positions_of_1998_are_solved_within_a_stated_effort() {
        let proof = file("old.solution");
        let old = ["solve", "diam", "--edition", "1998", "--nodes", "1000"];
        let position = ["--set", "position=v/rb/b/j/rr/b/v/vj 0", "--memory", "1", "-o", shown(&proof)];
        has(&said(&[&old[..], &position].concat(), ""), &["seat 0 wins with best play", "verify-solution"]);
        has(&said(&["verify-solution", shown(&proof)], ""), &["seat 0 wins", "within 3 plies"]);
        has(&complaint(&old, "", 1), &["it is not known who wins"]);
    }

    #[test]
    fn the_bench_gives_figures() {
        let figures: Value =
            serde_json::from_str(&said(&["bench", "diam", "--seconds", "0.01", "--json"], "")).expect("JSON");
        for figure in ["perft_nodes_per_second", "playouts_per_second", "mcts_iterations_per_second"] {
            assert!(figures["diam"][figure].as_f64() > Some(0.0), "{figures}");
        }
        has(&said(&["bench", "--seconds", "0.01"], ""), &["Diam", "Ludii 1.3, same rules", "x playouts"]);
        assert!(figures["diam"]["phases_per_second"].is_null(), "each decision is one seat's");
        let many: Value =
            serde_json::from_str(&said(&["bench", "diplomacy", "--seconds", "0.01", "--json"], ""))
                .expect("JSON");
        assert!(many["diplomacy"]["phases_per_second"].as_f64() > Some(0.0), "{many}");
    }
}
