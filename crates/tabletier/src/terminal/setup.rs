//! Which match is played, and who sits where.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use anyhow::Result;
use catalog::Table;
use scene::TextStyle;
use server::bot_names::bot_name;
use tabletop::{Message, Seat};
use words::{Lang, Words};

use crate::cli::{Game, LookArgs, PlayArgs};
use crate::output::usage;
use crate::players::Player;
use crate::terminal::clock::Clock;
use crate::{look, records};

/// A match and those who play it.
pub(super) struct Setup {
    pub(super) game: Game,
    pub(super) table: Box<dyn Table>,
    pub(super) players: Vec<Player>,
    pub(super) names: Vec<String>,
    pub(super) words: Words,
    pub(super) lang: Lang,
    pub(super) style: TextStyle,
    pub(super) seed: u64,
    /// The clocks, where time is limited.
    pub(super) clock: Option<Clock>,
    /// The file the match comes from.
    pub(super) file: Option<PathBuf>,
}

/// Makes a match from the command line, asking for the game if it does not say.
pub(super) fn setup(
    args: &PlayArgs,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
    is_attended: bool,
) -> Result<Setup> {
    let (game, words, mut table) = match &args.load {
        Some(path) => {
            let (game, table) = loaded(path, args.game)?;
            (game, args.look.words(game), table)
        }
        None => {
            let game = args.game.map_or_else(|| choose(&args.look, input, out, is_attended), Ok)?;
            let words = args.look.words(game);
            let table = args.options.start(game, &words)?;
            (game, words, table)
        }
    };
    let players = players(args, table.as_ref())?;
    let names = names(&players, table.as_ref(), &words);
    write_names(&players, table.as_mut(), &words)?;
    let (lang, style) = (args.look.lang(), args.look.text_style());
    let seed = args.seed.unwrap_or_else(any_seed);
    let clock = args.time.as_ref().map(|pace| Clock::new(pace, table.as_ref())).transpose()?;
    Ok(Setup { game, table, players, names, words, lang, style, seed, clock, file: args.load.clone() })
}

fn loaded(path: &Path, asked: Option<Game>) -> Result<(Game, Box<dyn Table>)> {
    let table = records::load(path)?;
    let key = table.info().key;
    match asked {
        Some(game) if game.info().key != key => {
            let what = format!("{} is a game of {key}, not of {}", path.display(), game.info().key);
            Err(usage(what, format!("Use `tabletier play {key} --load {}`.", path.display())))
        }
        _ => Ok((catalog::game(key)?, table)),
    }
}

/// The game that somebody names.
fn choose(look: &LookArgs, input: &mut dyn BufRead, out: &mut dyn Write, is_attended: bool) -> Result<Game> {
    let games = catalog::games();
    let words = look.words(games[0]);
    let keys: Vec<&str> = games.iter().map(|game| game.info().key).collect();
    let question = Message::new("terminal-which-game").with("game", keys[0]);
    let question = words.say(&question, &|seat| seat.to_string());
    let which = || usage("which game?", format!("Name one of {}.", keys.join(", ")));
    if !is_attended {
        return Err(which());
    }
    for (at, game) in games.iter().enumerate() {
        let info = game.info();
        writeln!(out, "  {}) {:14} {}", at + 1, info.key, info.name)?;
    }
    loop {
        write!(out, "{question} ")?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            return Err(which());
        }
        let line = line.trim();
        let by_number = line.parse::<usize>().ok().and_then(|number| games.get(number.wrapping_sub(1)));
        if let Some(game) = by_number.or_else(|| games.iter().find(|game| game.info().key == line)) {
            return Ok(*game);
        }
    }
}

/// Who sits in each seat: what the flags say; else, in a saved match, the bots that sat there and people; else
/// one person in the first free seat and bots in the others.
fn players(args: &PlayArgs, table: &dyn Table) -> Result<Vec<Player>> {
    let seats = usize::from(table.seats());
    let named: Vec<&(Seat, Player)> = args.bots.iter().chain(&args.seats).collect();
    let is_free = |at: &usize| named.iter().all(|(seat, _)| seat.index() != *at);
    let has_person = named.iter().any(|(_, player)| *player == Player::Person);
    let persons_seat = (0..seats).find(is_free).filter(|_| !has_person);
    let otherwise = |at: usize| match &table.names()[at] {
        _ if args.hotseat || persons_seat == Some(at) && args.load.is_none() => Player::Person,
        Some(name) => Player::named(name),
        None if args.load.is_some() => Player::Person,
        None => Player::Bot(args.level),
    };
    let mut players: Vec<Player> = (0..seats).map(otherwise).collect();
    for (seat, player) in named {
        let place = players.get_mut(seat.index()).ok_or_else(|| {
            usage(
                format!("there is no seat {seat} in this match"),
                format!("The seats are 0 to {}.", seats - 1),
            )
        })?;
        *place = *player;
    }
    Ok(players)
}

/// What each is called at this terminal: "You" alone, else by number or by the name in the record; bots by names of their own.
fn names(players: &[Player], table: &dyn Table, words: &Words) -> Vec<String> {
    let people = players.iter().filter(|player| **player == Player::Person).count();
    let name = |at: usize| match players[at] {
        Player::Person if people == 1 => words.plain("terminal-you"),
        Player::Person => {
            let kept = table.names()[at].clone().filter(|name| Player::named(name) == Player::Person);
            kept.unwrap_or_else(|| look::player_number(words, at))
        }
        Player::Bot(level) => bot(players, at, level),
    };
    (0..players.len()).map(name).collect()
}

/// The name of the bot in a seat, as bots are called in the house; with the seat's number where a level has run out of names.
fn bot(players: &[Player], at: usize, level: u8) -> String {
    let nth = players[..at].iter().filter(|other| **other == Player::Bot(level)).count();
    let name = bot_name("", nth, level);
    if (0..nth).any(|earlier| bot_name("", earlier, level) == name) {
        format!("{name} ({})", at + 1)
    } else {
        name.to_owned()
    }
}

/// The level of the bot in a seat, with a letter where several are alike.
fn which_bot(players: &[Player], at: usize, level: u8) -> String {
    let like = |other: &usize| players[*other] == Player::Bot(level);
    let alike: Vec<usize> = (0..players.len()).filter(like).collect();
    let letter = alike.iter().position(|other| *other == at).map(|nth| char::from(b'A' + nth as u8));
    match letter {
        Some(letter) if alike.len() > 1 => format!("{level}{letter}"),
        _ => level.to_string(),
    }
}

/// Writes into the record which seats are bots', so that whoever loads it finds them there. Records call bots by their levels,
/// the same in every language: names are for those who look.
fn write_names(players: &[Player], table: &mut dyn Table, words: &Words) -> Result<()> {
    if table.pending().outcome().is_some() {
        return Ok(());
    }
    for (at, seat) in Seat::all(table.seats()).enumerate() {
        let before = table.names()[at].clone();
        let wanted = match players[at] {
            Player::Bot(level) => format!("Bot {}", which_bot(players, at, level)),
            // Whoever takes over from a bot.
            Player::Person => match &before {
                Some(name) if Player::named(name) != Player::Person => look::player_number(words, at),
                _ => continue,
            },
        };
        if before.as_ref() != Some(&wanted) {
            table.sit(seat, &wanted)?;
        }
    }
    Ok(())
}

/// A seed nobody chose.
fn any_seed() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one("seed")
}
