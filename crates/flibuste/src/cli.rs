//! What can be typed.

use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;

/// Space-pirate board games: serve, play, simulate, replay and check them.
///
/// Every subcommand prints text for people, or JSON with --json. Positions and records are read from a file, or from standard
/// input with `-`. Exit code 0; 2 for bad usage or bad input, with one line on standard error.
#[derive(Parser)]
#[command(
    name = "flibuste",
    version = version(),
    propagate_version = true,
    arg_required_else_help = false
)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub common: Common,
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// What every subcommand takes.
#[derive(Args)]
pub(crate) struct Common {
    /// Print JSON instead of text.
    #[arg(long, global = true)]
    pub json: bool,
    /// The language of the text: fr or en. Without it, LC_ALL or LANG decides; English unless that says French.
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<String>,
    /// Play GAME with the cards of FILE instead of the standard ones; may be given once a game.
    #[arg(long, global = true, value_name = "GAME=FILE")]
    pub cards: Vec<String>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Serve the page and the tables, and open it in the browser. Without a subcommand this is what happens.
    Serve(Box<server::Config>),
    /// Copy the data file of a server, running or not, as it is at one moment.
    Backup(Backup),
    /// Move a whole site from a data file to a PostgreSQL database or back, and check every record at the other end; no server may run on either.
    Copy(Copy),
    /// Ask a server whether it is well; exit code 0 if it says so. For containers and the like.
    Health(Health),
    /// Read everything in the data file or the database of a server, running or not, and say whether it is sound.
    Check(Check),
    /// Look after a server that runs: its tables, who may do what, its load, and what it says to everybody.
    Admin(Admin),
    /// Bring damaged tables back from a copy of the data file; no server may run on it.
    Mend(Mend),
    /// List the games, their options, seats, bots, and where their cards come from.
    Games(Games),
    /// Propose set-ups, each under a short code that `--set contract=CODE` takes; or say what a code stands for.
    Contract(Contract),
    /// Deal a new game and print its position.
    New(New),
    /// Say who may act in a position, and list every move offered.
    Moves(Moves),
    /// Make moves in a position and print the next one.
    #[command(after_help = PLAY_HELP)]
    Play(Play),
    /// Show a position as one viewer sees it.
    View(View),
    /// Let bots play whole games and print the results.
    Auto(Auto),
    /// Study games and bots: balance, length, choices, what never came up, better values, who plays better.
    #[command(after_help = LAB_HELP)]
    Lab(Lab),
    /// Walk through a recorded game.
    Replay(Replay),
    /// Check a recorded game: every move, and every draw against the seed committed to.
    Verify(Verify),
    /// Serve requests as JSON lines on standard input and output, for programs that drive the engine.
    #[command(after_long_help = STDIO_HELP)]
    Stdio,
    /// Play in this terminal against bots.
    PlayHere(PlayHere),
    /// Print completions for a shell.
    Completions {
        /// The shell.
        shell: Shell,
    },
}

const PLAY_HELP: &str = "Without --chance, dice and draws follow from the position itself: the same moves in the same position always \
lead to the same place, unless --seed says otherwise.";
const LAB_HELP: &str = "With --out DIR each study leaves its figures there as CSV and Parquet, and a page and a text to read (report.html, \
report.md). What it prints last makes it again, number for number.";
const STDIO_HELP: &str = include_str!("../STDIO.md");

/// The version of the program, the commit it was built from, and the version of each game's rules.
pub(crate) fn version() -> &'static str {
    static TEXT: std::sync::LazyLock<String> = std::sync::LazyLock::new(|| {
        let rules = catalog::GAMES.iter().filter_map(|id| {
            let version = catalog::with_game!(id, G => <G as table::Game>::RULES_VERSION)?;
            Some(format!("{id} {version}"))
        });
        let rules: Vec<String> = rules.collect();
        let (program, commit) = (env!("CARGO_PKG_VERSION"), env!("FLIBUSTE_COMMIT"));
        format!("{program} (commit {commit}; rules: {})", rules.join(", "))
    });
    &TEXT
}

#[derive(Args)]
pub(crate) struct Health {
    /// Where it listens.
    #[arg(
        env = "FLIBUSTE_LISTEN",
        default_value = "127.0.0.1:7777",
        value_name = "ADDRESS"
    )]
    pub address: String,
}

#[derive(Args)]
pub(crate) struct Check {
    /// The file, or the database as in postgres://user@host/name.
    #[arg(env = "FLIBUSTE_DATA", default_value = "flibuste.db", value_name = "FILE")]
    pub data: server::Place,
}

#[derive(Args)]
pub(crate) struct Copy {
    /// The file, or the database as in postgres://user@host/name, that everything is in.
    #[arg(long, value_name = "PLACE")]
    pub from: server::Place,
    /// The file, which must not exist yet, or the database, which must be empty, that it goes to.
    #[arg(long, value_name = "PLACE")]
    pub to: server::Place,
}

#[derive(Args)]
pub(crate) struct Mend {
    /// The copy the tables are brought back from.
    #[arg(long, value_name = "FILE")]
    pub from: std::path::PathBuf,
    /// The file of the server.
    #[arg(
        long,
        env = "FLIBUSTE_DATA",
        default_value = "flibuste.db",
        value_name = "FILE"
    )]
    pub data: std::path::PathBuf,
}

#[derive(Args)]
pub(crate) struct Admin {
    /// The data file of the server, beside which its key for operators lies.
    #[arg(
        long,
        env = "FLIBUSTE_DATA",
        default_value = "flibuste.db",
        value_name = "FILE",
        global = true
    )]
    pub data: std::path::PathBuf,
    /// Where the server listens, if it is not as written beside the data file.
    #[arg(long, value_name = "ADDRESS", global = true)]
    pub server: Option<String>,
    /// The key for operators, if it cannot be read beside the data file.
    #[arg(
        long,
        env = "FLIBUSTE_ADMIN_KEY",
        value_name = "KEY",
        global = true,
        hide_env_values = true
    )]
    pub key: Option<String>,
    #[command(subcommand)]
    pub command: AdminCommand,
}

#[derive(Subcommand)]
pub(crate) enum AdminCommand {
    /// Print the link to the page for operators.
    Page,
    /// List the tables and the bans.
    List,
    /// Say how much there is to do.
    Load,
    /// End a game where it stands; its record stays.
    Close {
        /// The table, as links name it.
        table: String,
    },
    /// Delete a table with everything of it, also one that is damaged.
    Delete {
        /// The table, as links name it.
        table: String,
    },
    /// Let somebody write nothing for a while.
    Mute(Whom),
    /// Send somebody away for a while.
    Ban(Whom),
    /// Say something to everybody who comes; nothing to stop that.
    Notice {
        /// What.
        #[arg(default_value = "")]
        text: String,
    },
}

#[derive(Args)]
pub(crate) struct Whom {
    /// Somebody at this table: whoever holds a seat, or watches under a name.
    #[arg(long, value_name = "TABLE")]
    pub table: Option<String>,
    /// The seat.
    #[arg(long, value_name = "N", requires = "table")]
    pub seat: Option<u8>,
    /// The name of somebody who watches.
    #[arg(long, value_name = "NAME", requires = "table", conflicts_with = "seat")]
    pub name: Option<String>,
    /// Also everybody from the networks they come from, so that a new key does not slip by. Those who are muted are muted so unless it is
    /// said otherwise.
    #[arg(long, requires = "table")]
    pub network: bool,
    /// Nobody but them, even if they come back with another key.
    #[arg(long, requires = "table", conflicts_with = "network")]
    pub key_only: bool,
    /// Everybody from the network of this address.
    #[arg(long, value_name = "ADDRESS", conflicts_with = "table")]
    pub address: Option<String>,
    /// Somebody on the list of bans.
    #[arg(long, value_name = "WHO", conflicts_with_all = ["table", "address"])]
    pub who: Option<String>,
    /// For how many hours; 0 ends it.
    #[arg(long, default_value_t = 24, value_name = "N")]
    pub hours: u32,
    /// Why, for other operators.
    #[arg(long, default_value = "", value_name = "TEXT")]
    pub why: String,
}

#[derive(Args)]
pub(crate) struct Backup {
    /// The copy, which must not exist yet.
    #[arg(value_name = "FILE")]
    pub copy: std::path::PathBuf,
    /// The file of the server.
    #[arg(
        long,
        env = "FLIBUSTE_DATA",
        default_value = "flibuste.db",
        value_name = "FILE"
    )]
    pub data: std::path::PathBuf,
}

#[derive(Args)]
pub(crate) struct Games {
    /// Only this game.
    pub game: Option<String>,
    /// Check the card files: counts and figures that the rulebooks state.
    #[arg(long)]
    pub check: bool,
}

#[derive(Args)]
pub(crate) struct Contract {
    /// How hard it shall be, from 1 to 5.
    #[arg(long, value_name = "N")]
    pub difficulty: Option<i32>,
    /// How merciless it shall be, from 1 to 5.
    #[arg(long, value_name = "N")]
    pub cruelty: Option<i32>,
    /// Another wish, for instance level=2 or turns=no. May be repeated.
    #[arg(long = "wish", value_name = "KEY=VALUE")]
    pub wishes: Vec<String>,
    /// How many proposals.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=100))]
    pub offers: u16,
    /// A number or a word from which all proposals follow, one after the other; random unless told.
    #[arg(long, value_name = "SEED")]
    pub seed: Option<String>,
    /// How many are to play; the fewest the game has unless told.
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
    /// The game; the first that proposes anything unless told.
    #[arg(long, value_name = "GAME")]
    pub game: Option<String>,
    /// Say what this code stands for instead of proposing one.
    #[arg(long, value_name = "CODE", conflicts_with_all = ["difficulty", "cruelty", "wishes", "seed", "offers"])]
    pub read: Option<String>,
}

/// How a game is set up.
#[derive(Args)]
pub(crate) struct SetUp {
    /// The game; `flibuste games` lists them.
    pub game: String,
    /// How many seats; the fewest the game has unless told.
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
    /// Set an option, for instance mode=rapid; `flibuste games` lists them. May be repeated.
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub set: Vec<String>,
}

#[derive(Args)]
pub(crate) struct New {
    #[command(flatten)]
    pub setup: SetUp,
    /// A number or a word from which every shuffle follows, or 64 hexadecimal digits; random unless told.
    #[arg(long, value_name = "SEED")]
    pub seed: Option<String>,
}

#[derive(Args)]
pub(crate) struct Moves {
    /// The position: a file, or - for standard input.
    #[arg(default_value = "-", value_name = "POS")]
    pub position: String,
    /// Only the moves of this seat; `clock` for the clock.
    #[arg(long, value_name = "N")]
    pub seat: Option<String>,
}

#[derive(Args)]
pub(crate) struct Play {
    /// The position (a file, or - for standard input, which may be left out), then the moves: in short notation ('take whip'), as
    /// JSON, or by the number `flibuste moves` shows ('#3').
    #[arg(required = true, value_name = "[POS] MOVE")]
    pub position_and_moves: Vec<String>,
    /// Who moves; `clock` for the clock.
    #[arg(long, value_name = "N")]
    pub seat: String,
    /// Force dice and draws: a JSON list of outcomes, a number each, or a list of places for a shuffle.
    #[arg(long, value_name = "LIST", conflicts_with = "seed")]
    pub chance: Option<String>,
    /// Take dice and draws from this seed.
    #[arg(long, value_name = "SEED")]
    pub seed: Option<String>,
    /// When the moves are made, in milliseconds since the game began.
    #[arg(long, value_name = "MS", default_value_t = 0)]
    pub now: u64,
    /// Tell on standard error what happened, as this viewer hears it: a seat, public or all.
    #[arg(long, value_name = "VIEWER")]
    pub tell: Option<String>,
}

#[derive(Args)]
pub(crate) struct View {
    /// The position: a file, or - for standard input.
    #[arg(default_value = "-", value_name = "POS")]
    pub position: String,
    /// Who looks: a seat, public, or all.
    #[arg(long = "as", value_name = "VIEWER", default_value = "public")]
    pub viewer: String,
}

#[derive(Args)]
pub(crate) struct Auto {
    #[command(flatten)]
    pub setup: SetUp,
    /// The bot at each seat, with commas; the last one sits at all seats left.
    #[arg(long, value_name = "BOTS", default_value = "random", value_delimiter = ',')]
    pub bots: Vec<String>,
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub games: u64,
    /// What the seeds of all games are made of. The same seed gives the same games, whatever the threads.
    #[arg(long, value_name = "SEED", default_value = "1")]
    pub seed: String,
    /// How many threads; all cores unless told.
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Write the record of each game into this folder.
    #[arg(long, value_name = "DIR")]
    pub record: Option<std::path::PathBuf>,
}

#[derive(Args)]
pub(crate) struct Lab {
    #[command(subcommand)]
    pub study: Study,
}

#[derive(Subcommand)]
pub(crate) enum Study {
    /// How often every card, ship, seat and place wins, and what it adds, with intervals and corrected for their number.
    Balance(Sample),
    /// How long games are, in decisions and in rounds.
    Length(Sample),
    /// How many moves there are to choose among.
    Branching(Sample),
    /// How open the outcome is as a game goes on, and how much the bots leave to chance.
    Entropy(Sample),
    /// Which cards, abilities, events, moves and endings came up, and which never did. Without --seats and --set every mode and number of seats is
    /// played, with all other options at random.
    Coverage(Sample),
    /// Propose other values where they are ours and the game misses what it aims at. Values of the rulebook are never touched, and nothing is changed:
    /// the proposal is a card file in the folder of --out.
    Tune(Tune),
    /// Let bots meet over the same deals, at changed seats, and rate them. With --out it goes on where it was broken off.
    Tournament(Tournament),
}

/// Which games are looked at.
#[derive(Args)]
pub(crate) struct Sample {
    #[command(flatten)]
    pub setup: SetUp,
    /// The bot at each seat, with commas; the last one sits at all seats left. The best of those that move at once unless told.
    #[arg(long, value_name = "BOTS", value_delimiter = ',')]
    pub bots: Vec<String>,
    /// How many games; what takes about a minute unless told.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub games: Option<u64>,
    #[command(flatten)]
    pub work: Work,
}

/// How it is done and where it goes.
#[derive(Args)]
pub(crate) struct Work {
    /// What the seeds of all games are made of. The same seed gives the same figures, whatever the threads.
    #[arg(long, value_name = "SEED", default_value = "lab")]
    pub seed: String,
    /// How many threads; all cores unless told.
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Write CSV, Parquet, a page and a text into this folder.
    #[arg(long, value_name = "DIR")]
    pub out: Option<std::path::PathBuf>,
}

#[derive(Args)]
pub(crate) struct Tune {
    #[command(flatten)]
    pub sample: Sample,
    /// How many changes may be tried.
    #[arg(long, value_name = "N", default_value_t = 24)]
    pub tries: u32,
    /// An aim instead of the game's own: wins-FAMILY, use-FAMILY, rounds or together, and between which values it should lie, as in
    /// wins-place=0.9..1.1 (in fair shares), use-card=0.05..1, rounds=15..25, together=0.4..0.6. May be repeated.
    #[arg(long = "target", value_name = "AIM=LOW..HIGH")]
    pub targets: Vec<String>,
}

#[derive(Args)]
pub(crate) struct Tournament {
    #[command(flatten)]
    pub setup: SetUp,
    /// The bots, with commas.
    #[arg(long, value_name = "BOTS", value_delimiter = ',', required = true)]
    pub bots: Vec<String>,
    /// How many deals each two of them play.
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub deals: u64,
    /// Let each bot meet only the next one in the list.
    #[arg(long)]
    pub ladder: bool,
    /// Play all deals, even when it is decided who is better.
    #[arg(long)]
    pub all: bool,
    #[command(flatten)]
    pub work: Work,
}

#[derive(Args)]
pub(crate) struct Replay {
    /// The record: a file, or - for standard input.
    #[arg(default_value = "-", value_name = "RECORD")]
    pub record: String,
    /// Whose ears: a seat, public, or all.
    #[arg(long = "as", value_name = "VIEWER", default_value = "all")]
    pub viewer: String,
    /// Stop after so many entries.
    #[arg(long, value_name = "N")]
    pub to: Option<usize>,
}

#[derive(Args)]
pub(crate) struct Verify {
    /// The record: a file, or - for standard input.
    #[arg(default_value = "-", value_name = "RECORD")]
    pub record: String,
}

#[derive(Args)]
pub(crate) struct PlayHere {
    #[command(flatten)]
    pub setup: SetUp,
    /// Your seat.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seat: usize,
    /// The bots at the other seats, with commas; the best there is unless told.
    #[arg(long, value_name = "BOTS", value_delimiter = ',')]
    pub bots: Vec<String>,
    /// A number or a word from which every shuffle follows; random unless told.
    #[arg(long, value_name = "SEED")]
    pub seed: Option<String>,
}
