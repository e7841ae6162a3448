//! The command line: what can be said, and the help that explains it. Nothing is done here.

use std::path::PathBuf;

use catalog::contest::TOP_LEVEL;
use catalog::{BotSpec, Title};
use clap::builder::RangedU64ValueParser;
use clap::{Args, Parser, Subcommand, ValueEnum};
use serde_json::Value;
use tabletop::{Seat, Viewer};
use words::Lang;

use crate::players::Player;

/// A game of the house.
pub(crate) type Game = &'static dyn Title;

const EXAMPLES: &str = "\
Examples:
  tabletier play                               play in this terminal, against a bot
  tabletier play diam --hotseat --lang fr      two people at one keyboard, in French
  tabletier show mine.record --svg -o mine.svg draw the position of a saved game
  tabletier arena diam 4 2 --games 200         let two bots play 200 games

`tabletier COMMAND --help` explains one command, with examples.";

/// A games room on your own machine: board games against bots and people, and tools for recorded games
#[derive(Parser)]
#[command(name = "tabletier", version, after_help = EXAMPLES, arg_required_else_help = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What the program can do.
#[derive(Subcommand)]
pub(crate) enum Command {
    Serve(ServeArgs),
    Migrate(MigrateArgs),
    Games(GamesArgs),
    Play(PlayArgs),
    Show(ShowArgs),
    Figure(FigureArgs),
    Replay(ReplayArgs),
    Review(ReviewArgs),
    Verify(VerifyArgs),
    Arena(ArenaArgs),
    Ladder(LadderArgs),
    Train(TrainArgs),
    Solve(SolveArgs),
    VerifySolution(VerifySolutionArgs),
    Puzzles(PuzzlesArgs),
    Perft(PerftArgs),
    Bench(BenchArgs),
    Judge(JudgeArgs),
    /// Answer requests as JSON lines on standard input, so that other programs can drive the games
    #[command(after_help = ENGINE_EXAMPLES)]
    Engine,
    Backup(BackupArgs),
    Restore(RestoreArgs),
    Admin(AdminArgs),
    /// Write the manual pages and the completions of shells into a folder
    #[command(hide = true)]
    Manual {
        /// The folder
        folder: PathBuf,
    },
    /// Print what the house offers to programs, as an OpenAPI document
    #[command(after_help = "Example:\n  tabletier openapi > openapi.json")]
    Openapi,
}

impl Command {
    /// How texts and boards are to be shown, where there are any.
    pub(crate) fn look(&self) -> Option<LookArgs> {
        match self {
            Command::Play(args) => Some(args.look),
            Command::Show(args) => Some(args.look),
            Command::Figure(args) => Some(args.look),
            Command::Replay(args) => Some(args.look),
            _ => None,
        }
    }
}

const ENGINE_EXAMPLES: &str = "\
Each line is one request, each answer is one line with the same id. Examples:
  {\"id\":1,\"do\":\"games\"}
  {\"id\":2,\"do\":\"new\",\"game\":\"diam\",\"config\":{\"edition\":\"1998\"}}
  {\"id\":3,\"do\":\"moves\",\"seat\":0}
  {\"id\":4,\"do\":\"act\",\"seat\":0,\"action\":\"r1\"}
  {\"id\":5,\"do\":\"bot\",\"seat\":1,\"level\":3}";

/// Open the house: serve the games room to browsers
#[derive(Args)]
#[command(
    after_help = "Examples:\n  tabletier serve\n  tabletier serve --listen 0.0.0.0:80 --data /var/lib/tabletier --public-url https://games.example --trust-proxy"
)]
pub(crate) struct ServeArgs {
    /// Where to listen
    #[arg(long, default_value = "127.0.0.1:7878")]
    pub(crate) listen: std::net::SocketAddr,
    /// The folder for the database; created if it does not exist
    #[arg(long, default_value = "tabletier-data")]
    pub(crate) data: PathBuf,
    /// A PostgreSQL database that any number of houses share, in place of the folder: postgres://USER:PASSWORD@HOST/NAME. The variable
    /// TABLETIER_DATABASE says the same without showing the password to others on this machine
    #[arg(long, value_name = "URL")]
    pub(crate) database: Option<String>,
    /// The address people use, if it is a different one; with https, cookies are sent over TLS only. Requests for another
    /// host are refused: a proxy in front passes the Host header on
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<String>,
    /// Trust the proxy in front about who is calling (X-Forwarded-For)
    #[arg(long)]
    pub(crate) trust_proxy: bool,
    /// How many changes one address may ask for in a minute
    #[arg(long, default_value_t = 600, value_name = "N")]
    pub(crate) changes_per_address: u32,
    /// How many changes one guest may ask for in a minute
    #[arg(long, default_value_t = 300, value_name = "N")]
    pub(crate) changes_per_guest: u32,
    /// Pictures, records and past positions one address may ask for in a minute
    #[arg(long, default_value_t = 1200, value_name = "N")]
    pub(crate) pictures_per_address: u32,
    /// How many tables that are not there one address may ask for in a minute before nothing is looked up for it
    #[arg(long, default_value_t = 120, value_name = "N")]
    pub(crate) misses_per_address: u32,
    /// How many sockets one address may have open; a page has two
    #[arg(long, default_value_t = 200, value_name = "N")]
    pub(crate) sockets_per_address: u32,
    /// How many bots may think at the same time [default: half the cores]
    #[arg(long, value_name = "N")]
    pub(crate) bot_threads: Option<usize>,
    /// Serve figures for Prometheus at this address, under /metrics; not one that everybody can reach
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) metrics: Option<std::net::SocketAddr>,
    /// Write the log as JSON lines
    #[arg(long)]
    pub(crate) log_json: bool,
}

/// Move a closed house into another database, and prove that nothing of it changed
#[derive(Args)]
#[command(
    after_help = "Examples:\n  tabletier migrate --from sqlite:tabletier-data --to postgres://tabletier@localhost/house\n  tabletier migrate --from postgres://tabletier@localhost/house --to sqlite:copy"
)]
pub(crate) struct MigrateArgs {
    /// The house as it is: sqlite:FOLDER or postgres://…
    #[arg(long, value_name = "HOUSE")]
    pub(crate) from: String,
    /// Where it goes, which must be empty: sqlite:FOLDER or postgres://…
    #[arg(long, value_name = "HOUSE")]
    pub(crate) to: String,
}

/// Copy a house into one file, while it serves or not
#[derive(Args)]
#[command(
    after_help = "The file holds every secret of the house. Example:\n  tabletier backup --data /var/lib/tabletier --to house.backup"
)]
pub(crate) struct BackupArgs {
    /// The folder of the house
    #[arg(long, default_value = "tabletier-data")]
    pub(crate) data: PathBuf,
    /// The file to write; it must not be there yet
    #[arg(long, value_name = "FILE")]
    pub(crate) to: PathBuf,
}

/// Put a copy made by `backup` into a fresh folder, and replay every match of it
#[derive(Args)]
#[command(after_help = "Example:\n  tabletier restore --from house.backup --data /var/lib/tabletier")]
pub(crate) struct RestoreArgs {
    /// The copy
    #[arg(long, value_name = "FILE")]
    pub(crate) from: PathBuf,
    /// The folder of the house that is to be; it must hold none
    #[arg(long, default_value = "tabletier-data")]
    pub(crate) data: PathBuf,
}

const ADMIN_EXAMPLES: &str = "\
Everything but rotate-key asks the house that serves from the folder, as the same user or as root. Examples:
  tabletier admin list
  tabletier admin close abcdefghij
  tabletier admin seat abcdefghij 1 --bot 3
  tabletier admin seat abcdefghij 1 --free
  tabletier admin ban 203.0.113.0/24
  tabletier admin rotate-key --data /var/lib/tabletier";

/// Run a house: list and close tables, give seats away, ban addresses, change the key
#[derive(Args)]
#[command(after_help = ADMIN_EXAMPLES)]
pub(crate) struct AdminArgs {
    /// The folder of the house
    #[arg(long, default_value = "tabletier-data", global = true)]
    pub(crate) data: PathBuf,
    #[command(subcommand)]
    pub(crate) what: AdminCommand,
}

/// What the operator of a house can do.
#[derive(Subcommand)]
pub(crate) enum AdminCommand {
    /// List the tables that are not over, private ones too, as everybody may see them
    List {
        /// As JSON
        #[arg(long)]
        json: bool,
    },
    /// Close a table: nobody has won, and what was secret is opened
    Close {
        /// The table
        table: String,
    },
    /// Give a seat away
    #[command(group = clap::ArgGroup::new("heir").required(true))]
    Seat {
        /// The table
        table: String,
        /// The seat, from 0
        seat: u8,
        /// To whoever wants to sit down
        #[arg(long, group = "heir")]
        free: bool,
        /// To a bot of this level, 1 to 6
        #[arg(long, value_name = "LEVEL", group = "heir", value_parser = clap::value_parser!(u8).range(1..=i64::from(TOP_LEVEL)))]
        bot: Option<u8>,
    },
    /// List the addresses that may not knock
    Bans,
    /// Shut the house to an address or a network
    Ban {
        /// Such as 203.0.113.7 or 2001:db8::/32
        network: String,
    },
    /// Open it to them again
    Unban {
        /// As it was banned
        network: String,
    },
    /// Throw the key away that signs cookies, while the house is closed: everybody is a stranger then, and comes back by a
    /// return link
    RotateKey,
}

/// List the games; with a game, its options too
#[derive(Args)]
#[command(after_help = "Examples:\n  tabletier games\n  tabletier games diam")]
pub(crate) struct GamesArgs {
    /// Say more about this game: its authors and the options it can be played with
    #[arg(value_parser = game)]
    pub(crate) game: Option<Game>,
}

/// The options of a match, in four spellings.
#[derive(Args, Clone, Default)]
#[command(next_help_heading = "Options of the game (`tabletier games GAME` lists them)")]
pub(crate) struct OptionArgs {
    /// All options at once, as JSON
    #[arg(long, value_name = "JSON", value_parser = json_object)]
    pub(crate) config: Option<Value>,
    /// One option, such as players=3; may be repeated
    #[arg(long, value_name = "NAME=VALUE", value_parser = key_and_value)]
    pub(crate) set: Vec<(String, String)>,
    /// The edition of the rules, short for --set edition=EDITION
    #[arg(long)]
    pub(crate) edition: Option<String>,
    /// A board of your own from this file, in games that accept one
    #[arg(long, value_name = "FILE")]
    pub(crate) board: Option<PathBuf>,
}

/// The options of many matches.
#[derive(Args, Clone, Default)]
#[command(next_help_heading = "Options of the game (`tabletier games GAME` lists them)")]
pub(crate) struct ContestOptionArgs {
    /// All options at once, as JSON; may be repeated, and each is reported on
    #[arg(long = "config", value_name = "JSON", value_parser = json_object)]
    pub(crate) configs: Vec<Value>,
    /// One option in every config, such as players=3; may be repeated
    #[arg(long, value_name = "NAME=VALUE", value_parser = key_and_value)]
    pub(crate) set: Vec<(String, String)>,
    /// The edition of the rules, short for --set edition=EDITION
    #[arg(long)]
    pub(crate) edition: Option<String>,
    /// A board of your own from this file, in games that accept one
    #[arg(long, value_name = "FILE")]
    pub(crate) board: Option<PathBuf>,
}

const PLAY_EXAMPLES: &str = "\
Examples:
  tabletier play                          against one bot of level 3
  tabletier play diam --level 6           against the master, who thinks for ten seconds
  tabletier play diam --hotseat           people in all seats, at one keyboard
  tabletier play diam --bots 0=2          a bot of level 2 in seat 0 begins
  tabletier play diam --set players=3 --seat 1=me --seat 2=bot:5
  tabletier play --load mine.record       continue a saved game
  tabletier play belligerants --board mine.txt   on a board of your own

During the game, ? lists what you can type.";

/// Play in this terminal
#[derive(Args)]
#[command(after_help = PLAY_EXAMPLES)]
pub(crate) struct PlayArgs {
    /// The game to play
    #[arg(value_parser = game)]
    pub(crate) game: Option<Game>,
    /// Who sits where: 0=me or 1=bot:3; may be repeated
    #[arg(long = "seat", value_name = "SEAT=WHO", value_parser = seat_and_player)]
    pub(crate) seats: Vec<(Seat, Player)>,
    /// Bots by seat and level, such as 1=3,2=5
    #[arg(long, value_name = "SEAT=LEVEL", value_parser = seat_and_level, value_delimiter = ',')]
    pub(crate) bots: Vec<(Seat, Player)>,
    /// The level of all other bots, 1 to 6
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=i64::from(TOP_LEVEL)))]
    pub(crate) level: u8,
    /// People in all seats, at this keyboard
    #[arg(long)]
    pub(crate) hotseat: bool,
    /// Time for each player: 10+5 for ten minutes and five seconds more after each turn, 10d5 where each turn has five seconds
    /// that are not counted
    #[arg(long, value_name = "TIME", value_parser = crate::terminal::clock::pace)]
    pub(crate) time: Option<timing::Pace>,
    /// Continue the game saved in this record
    #[arg(long, value_name = "RECORD", conflicts_with_all = ["config", "set", "edition", "board"])]
    pub(crate) load: Option<PathBuf>,
    /// The seed for dice and bots: the same number gives the same luck
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) options: OptionArgs,
    #[command(flatten)]
    pub(crate) look: LookArgs,
}

/// How texts and boards are shown.
#[derive(Args, Clone, Copy)]
#[command(next_help_heading = "Language and colours")]
pub(crate) struct LookArgs {
    /// The language, en or fr [default: from LC_ALL, LC_MESSAGES or LANG]
    #[arg(long)]
    pub(crate) lang: Option<Lang>,
    /// Colours for a light or a dark background
    #[arg(long, value_enum)]
    pub(crate) theme: Option<Theme>,
    /// Use no colours (as when NO_COLOR is set, and in files and pipes)
    #[arg(long, alias = "no-color")]
    pub(crate) no_colour: bool,
}

/// Light or dark.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Theme {
    Light,
    Dark,
}

impl From<Theme> for scene::Theme {
    fn from(theme: Theme) -> Self {
        match theme {
            Theme::Light => scene::Theme::Light,
            Theme::Dark => scene::Theme::Dark,
        }
    }
}

const SHOW_EXAMPLES: &str = "\
Examples:
  tabletier show mine.record                    the last position, in this terminal
  tabletier show mine.record --at 4             the position after four entries
  tabletier show mine.record --png -o mine.png  as a picture
  tabletier show - --svg < mine.record > mine.svg";

/// Draw a position of a record: as text, SVG or PNG
#[derive(Args)]
#[command(after_help = SHOW_EXAMPLES)]
pub(crate) struct ShowArgs {
    /// The record of a match, or - for standard input
    pub(crate) record: PathBuf,
    /// As an SVG picture
    #[arg(long, group = "form")]
    pub(crate) svg: bool,
    /// As a PNG picture
    #[arg(long, group = "form")]
    pub(crate) png: bool,
    /// As text, which is the default
    #[arg(long, group = "form")]
    pub(crate) text: bool,
    /// After this many entries of the record [default: all]
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// As seen from this seat, or by the public
    #[arg(long, value_name = "SEAT|public", default_value = "public", value_parser = viewer)]
    pub(crate) seat: Viewer,
    /// Write to this file
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) look: LookArgs,
}

const FIGURE_EXAMPLES: &str = "\
Examples:
  tabletier figure bartasso                       the names of its figures
  tabletier figure bartasso chain                 one of them, in this terminal
  tabletier figure bartasso chain --png -o x.png  as a picture";

/// Draw a figure of a game's rules: as text, SVG or PNG
#[derive(Args)]
#[command(after_help = FIGURE_EXAMPLES)]
pub(crate) struct FigureArgs {
    /// The game
    #[arg(value_parser = game)]
    pub(crate) game: Game,
    /// The figure; without it, the names of all figures are listed
    pub(crate) name: Option<String>,
    /// As an SVG picture
    #[arg(long, group = "form")]
    pub(crate) svg: bool,
    /// As a PNG picture
    #[arg(long, group = "form")]
    pub(crate) png: bool,
    /// Write to this file
    #[arg(short, long, value_name = "FILE", requires = "name")]
    pub(crate) output: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) look: LookArgs,
}

const REPLAY_EXAMPLES: &str = "\
Examples:
  tabletier replay mine.record           every entry in words, and the last position
  tabletier replay mine.record --step    one entry after another, Enter continues";

/// Go through a record, tell what happened and check that it is sound
#[derive(Args)]
#[command(after_help = REPLAY_EXAMPLES)]
pub(crate) struct ReplayArgs {
    /// The record of a match, or - for standard input
    pub(crate) record: PathBuf,
    /// Show the board after every action
    #[arg(long)]
    pub(crate) boards: bool,
    /// Show the board after every action, and wait for Enter
    #[arg(long)]
    pub(crate) step: bool,
    #[command(flatten)]
    pub(crate) look: LookArgs,
}

const REVIEW_EXAMPLES: &str = "\
Examples:
  tabletier review mine.record
  tabletier review mine.record --level 5
  tabletier review --agree diam --positions 50";

/// Look back on a finished match: who was ahead, its turning points, and what was luck
#[derive(Args)]
#[command(after_help = REVIEW_EXAMPLES)]
pub(crate) struct ReviewArgs {
    /// The record of a match that is over, or - for standard input
    #[arg(required_unless_present = "agree")]
    pub(crate) record: Option<PathBuf>,
    /// The level that looks back; a second look at what seems a turning point is a level higher
    #[arg(long, value_name = "N", default_value_t = catalog::review::USUAL_LEVEL, value_parser = clap::value_parser!(u8).range(1..=i64::from(catalog::review::HIGHEST_LEVEL)))]
    pub(crate) level: u8,
    /// Look back on nothing: measure on matches of bots how reviews of this game agree with a search of ten times the budget
    #[arg(long, value_name = "GAME", value_parser = game, conflicts_with_all = ["record", "level"])]
    pub(crate) agree: Option<Game>,
    /// How many decisions to measure on
    #[arg(long, value_name = "N", default_value_t = 50, requires = "agree", value_parser = RangedU64ValueParser::<usize>::new().range(1..=100_000))]
    pub(crate) positions: usize,
    /// The seed of those matches: the same seed gives the same ones
    #[arg(long, default_value_t = 0, requires = "agree")]
    pub(crate) seed: u64,
}

/// Check that the dice of a finished match were fair, with its opened record
#[derive(Args)]
#[command(after_help = "Example:\n  tabletier verify mine.record")]
pub(crate) struct VerifyArgs {
    /// The record of a match that is over, or - for standard input
    pub(crate) record: PathBuf,
}

/// Count the positions that can arise, the classic test of a rules engine
#[derive(Args)]
#[command(
    after_help = "Examples:\n  tabletier perft diam --depth 5\n  tabletier perft diam --edition 1998 --depth 3 --divide"
)]
pub(crate) struct PerftArgs {
    /// The game
    #[arg(value_parser = game)]
    pub(crate) game: Game,
    /// How many inputs deep, from the start
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=40))]
    pub(crate) depth: u32,
    /// Split the deepest count by first input
    #[arg(long)]
    pub(crate) divide: bool,
    #[command(flatten)]
    pub(crate) options: OptionArgs,
}

const ARENA_EXAMPLES: &str = "\
A bot is a level from 1 to 6, random, alphabeta:NODES, mcts:PLAYOUTS, expectimax:NODES:NOISE (where there is chance)
or ismcts:PLAYOUTS:DEPTH:NOISE (where something is hidden; playouts stop after DEPTH inputs). NOISE blurs by that
many thousandths; it and DEPTH may be left out. Examples:
  tabletier arena diam 4 2
  tabletier arena diam mcts:2000 alphabeta:5000 --games 400 --edition 1998
  tabletier arena diam 3 3 --config '{\"edition\":\"1998\"}' --config '{\"edition\":\"2003\"}'";

/// Let two bots play against each other, and see who is stronger
#[derive(Args)]
#[command(after_help = ARENA_EXAMPLES)]
pub(crate) struct ArenaArgs {
    /// The game
    #[arg(value_parser = game)]
    pub(crate) game: Game,
    /// The bot whose score is reported
    #[arg(value_name = "BOT")]
    pub(crate) first: BotSpec,
    /// The other bot
    #[arg(value_name = "OTHER_BOT")]
    pub(crate) second: BotSpec,
    /// Stop as soon as it is settled whether BOT gets at least so many points of a hundred, draws counting half
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u32).range(6..=94))]
    pub(crate) claim: Option<u32>,
    /// Report as JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) contest: ContestArgs,
}

const LADDER_EXAMPLES: &str = "\
Whether a step is steep enough is found out by a sequential test: a level that gets five points less than asked for
passes one time in twenty, and so many miss that get five points more. Examples:
  tabletier ladder diam --config '{\"edition\":\"1998\"}' --config '{\"edition\":\"2003\"}' --resume diam.journal
  tabletier ladder toybattle --from 5 --to 6 --claim 65 --games 200 --budget-divisor 10";

/// Let each level of a game play against the one below, and print a table
#[derive(Args)]
#[command(after_help = LADDER_EXAMPLES)]
pub(crate) struct LadderArgs {
    /// The game
    #[arg(value_parser = game)]
    pub(crate) game: Game,
    /// The lowest level
    #[arg(long, value_name = "LEVEL", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=i64::from(TOP_LEVEL)))]
    pub(crate) from: u8,
    /// The highest level
    #[arg(long, value_name = "LEVEL", default_value_t = 5, value_parser = clap::value_parser!(u8).range(1..=i64::from(TOP_LEVEL)))]
    pub(crate) to: u8,
    /// Points of a hundred that each level is to get from the one below, draws counting half
    #[arg(long, value_name = "PERCENT", default_value_t = 60, value_parser = clap::value_parser!(u32).range(6..=94))]
    pub(crate) claim: u32,
    /// Play all games of a row, even once it is settled
    #[arg(long)]
    pub(crate) all_games: bool,
    #[command(flatten)]
    pub(crate) contest: ContestArgs,
}

/// How bots meet.
#[derive(Args)]
pub(crate) struct ContestArgs {
    /// How many games with each config, at most; the sides swap after each game
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) games: u32,
    /// Random inputs that open each game, the same for both sides
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub(crate) opening: u32,
    /// Draw an opening again in which a win can be proved for anybody with so many expansions: whoever has the better side would win it
    #[arg(long, value_name = "EXPANSIONS", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) undecided: Option<u64>,
    /// The seed for all luck: the same seed gives the same games
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// Games played at once [default: the number of cores]
    #[arg(long, value_parser = RangedU64ValueParser::<usize>::new().range(1..=1024))]
    pub(crate) threads: Option<usize>,
    /// Write every game into this file, and go on with what is in it already
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    /// Let levels think with one of so many equal parts of their budgets
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1_000))]
    pub(crate) budget_divisor: u32,
    #[command(flatten)]
    pub(crate) options: ContestOptionArgs,
}

const TRAIN_EXAMPLES: &str = "\
The weights are printed with how well they foretell games that they were not learnt from; a game reads its own from
games/*/data/weights.txt when it is built. Example:
  tabletier train toybattle --games 400 --level 3 --config '{\"terrain\":\"cite-des-nuages\"}' -o weights.txt";

/// Let bots play among themselves, and learn from it how a position is to be weighed
#[derive(Args)]
#[command(after_help = TRAIN_EXAMPLES)]
pub(crate) struct TrainArgs {
    /// The game
    #[arg(value_parser = game)]
    pub(crate) game: Game,
    /// How many games with each config
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(10..=1_000_000))]
    pub(crate) games: u32,
    /// The level of the bots that play them
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=6))]
    pub(crate) level: u8,
    /// Random inputs that open each game, at most
    #[arg(long, value_name = "N", default_value_t = 6)]
    pub(crate) opening: u32,
    /// Draw an opening again in which a win can be proved for anybody with so many expansions: whoever has the better side would win it
    #[arg(long, value_name = "EXPANSIONS", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) undecided: Option<u64>,
    /// The seed for all luck: the same seed gives the same games
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// Games played at once [default: the number of cores]
    #[arg(long, value_parser = RangedU64ValueParser::<usize>::new().range(1..=1024))]
    pub(crate) threads: Option<usize>,
    /// Passes over all positions
    #[arg(long, value_name = "N", default_value_t = 600, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) passes: u32,
    /// How much every weight is mistrusted, in positions: more makes weights smaller that few positions speak for
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub(crate) mistrust: u32,
    /// Write the weights into this file instead of printing them
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) options: ContestOptionArgs,
}

const SOLVE_EXAMPLES: &str = "\
Examples:
  tabletier solve diam --edition 2003 -o diam-2003.solution
  tabletier solve diam --edition 1998 --nodes 10000000 --memory 4096
  tabletier verify-solution diam-2003.solution";

/// Find out who wins with best play, and write the proof down
#[derive(Args)]
#[command(after_help = SOLVE_EXAMPLES)]
pub(crate) struct SolveArgs {
    /// The game
    #[arg(value_parser = game)]
    pub(crate) game: Game,
    /// Write the winner's strategy to this file; where nobody wins, how either side holds, to FILE.0 and FILE.1
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// Expand so many positions for each side and no more [default: 1, 4, 16 and 64 million, until one suffices]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,
    /// Remember as much as fits into so many mebibytes; half of the machine's memory is a good deal [default: about 800]
    #[arg(long, value_name = "MIB", value_parser = clap::value_parser!(u64).range(1..=1 << 24))]
    pub(crate) memory: Option<u64>,
    #[command(flatten)]
    pub(crate) options: OptionArgs,
}

/// Check a proof that `solve` wrote, with the rules alone
#[derive(Args)]
#[command(after_help = "Example:\n  tabletier verify-solution diam-2003.solution")]
pub(crate) struct VerifySolutionArgs {
    /// The file, or - for standard input
    pub(crate) file: PathBuf,
}

const PUZZLES_EXAMPLES: &str = "\
Puzzles are printed a line each, in the form of games/*/data/puzzles.tsv. Examples:
  tabletier puzzles diam --count 20 --seed 7 > more.tsv
  tabletier puzzles diam --check";

/// Make puzzles and prove them, or prove those that are there once more
#[derive(Args)]
#[command(after_help = PUZZLES_EXAMPLES)]
pub(crate) struct PuzzlesArgs {
    /// The game [default with --check: all]
    #[arg(value_parser = game, required_unless_present = "check")]
    pub(crate) game: Option<Game>,
    /// How many to make
    #[arg(long, default_value_t = 10, value_parser = RangedU64ValueParser::<usize>::new().range(1..=100_000))]
    pub(crate) count: usize,
    /// The seed for all luck: the same seed gives the same puzzles
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// Matches to look at, at most
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    pub(crate) matches: u64,
    /// Make none, and prove every puzzle of the game anew
    #[arg(long, conflicts_with_all = ["count", "seed", "matches"])]
    pub(crate) check: bool,
}

/// Measure how fast positions are counted, played out and searched
#[derive(Args)]
#[command(after_help = "Examples:\n  tabletier bench\n  tabletier bench diam --seconds 5 --json")]
pub(crate) struct BenchArgs {
    /// The game [default: all]
    #[arg(value_parser = game)]
    pub(crate) game: Option<Game>,
    /// CPU seconds for each figure
    #[arg(long, value_name = "S", default_value_t = 2.0, value_parser = seconds)]
    pub(crate) seconds: f64,
    /// Report as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

const JUDGE_EXAMPLES: &str = "\
A case names units and orders, and ends with END; docs/judge.md explains the rest. Example:
  CASE spring 1901
  U FRANCE A PAR
  U GERMANY A MUN
  O FRANCE A PAR-BUR
  O GERMANY A MUN-BUR
  END
  tabletier judge spring.txt --explain --lang fr
A whole game names its phases and the orders of each power; a record of a match is written as one. Example:
  GAME ours
  S1901M
  FRANCE: A PAR-BUR, A MAR-SPA, F BRE-MAO
  END
  tabletier judge match.record > match.txt
Lines such as B PAR and C MUN bless and curse units by the rules of Diable et Bon Dieu.";

/// Adjudicate Diplomacy orders written by hand, phases or whole games: who stands where, and why
#[derive(Args)]
#[command(after_help = JUDGE_EXAMPLES)]
pub(crate) struct JudgeArgs {
    /// The file with the cases or games, or a record of a match of Diplomacy; - for standard input
    #[arg(default_value = "-")]
    pub(crate) file: PathBuf,
    /// Give the reasons in words
    #[arg(long, conflicts_with = "json")]
    pub(crate) explain: bool,
    /// Report everything as JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// The language, en or fr [default: from LC_ALL, LC_MESSAGES or LANG]
    #[arg(long)]
    pub(crate) lang: Option<Lang>,
}

fn game(key: &str) -> Result<Game, String> {
    catalog::game(key).map_err(|fault| fault.message)
}

fn json_object(text: &str) -> Result<Value, String> {
    match serde_json::from_str(text) {
        Ok(value @ Value::Object(_)) => Ok(value),
        Ok(_) => Err("not a JSON object, such as {\"players\":3}".to_owned()),
        Err(error) => Err(format!("not JSON: {error}")),
    }
}

fn key_and_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("write it as NAME=VALUE, such as players=3")?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}

fn seat(text: &str) -> Result<Seat, String> {
    text.trim()
        .parse()
        .ok()
        .and_then(Seat::try_new)
        .ok_or_else(|| format!("{text:?} is not a seat; seats are numbered from 0"))
}

fn seat_and_player(text: &str) -> Result<(Seat, Player), String> {
    let (number, who) = text.split_once('=').ok_or("write it as SEAT=WHO, such as 0=me or 1=bot:3")?;
    Ok((seat(number)?, who.parse()?))
}

fn seat_and_level(text: &str) -> Result<(Seat, Player), String> {
    let (number, level) = text.split_once('=').ok_or("write it as SEAT=LEVEL, such as 1=3")?;
    Ok((seat(number)?, format!("bot:{level}").parse()?))
}

fn viewer(text: &str) -> Result<Viewer, String> {
    if text == "public" { Ok(Viewer::Public) } else { seat(text).map(Viewer::Seat) }
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.01..=3600.0).contains(seconds));
    seconds.ok_or_else(|| format!("{text:?} is not a number of seconds from 0.01 to 3600"))
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }
}
