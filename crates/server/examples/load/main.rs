//! The load generator: tables of two over loopback, random legal moves; or, with `--game`, tables at which all act at once, see `realtime`.
//!
//! It starts the server as a process of its own, pinned to one core, and pins itself to another. First it opens idle connections and weighs
//! them, then it plays as fast as the server answers, and last it sends the same bytes to and fro without any server: see `echo`. `cargo xtask
//! load` runs it; `--json` prints one object. `--compare N` plays on a file, on a database and by another node in turns, see `compare`.

mod compare;
mod echo;
mod realtime;
mod serving;

// The engines are started as the tests start them.
#[allow(dead_code, missing_docs, unreachable_pub)]
#[path = "../../tests/common/nats.rs"]
mod nats;
#[allow(dead_code, missing_docs, unreachable_pub)]
#[path = "../../tests/common/postgres.rs"]
mod postgres;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use clap::Parser;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use serving::{Cpu, Doors, Kept, Serving, cpu_of};

/// Plays at many tables at once and says how fast the server answers.
#[derive(Parser)]
struct Arguments {
    /// Tables of two that play.
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// How long to measure, in seconds.
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// How long to play before measuring, in seconds.
    #[arg(long, default_value_t = 2)]
    warm_up: u64,
    /// Idle connections to weigh.
    #[arg(long, default_value_t = 2000)]
    idle: usize,
    /// The server to start; the one beside this program unless said otherwise.
    #[arg(long)]
    server: Option<PathBuf>,
    /// Words before the server's own flags, such as `serve`.
    #[arg(long)]
    subcommand: Option<String>,
    /// The core of the server and the core of the generator; no pinning if there is one core only.
    #[arg(long, default_value = "0,1")]
    cores: String,
    /// The folder for the data file; a temporary one unless said otherwise.
    #[arg(long)]
    folder: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// Keep everything in this database instead of a file.
    #[arg(long)]
    store: Option<String>,
    /// The bus between nodes.
    #[arg(long)]
    bus: Option<String>,
    /// Let everybody play by a second node, which has none of the tables; needs a database and a bus.
    #[arg(long)]
    elsewhere: bool,
    /// So many rounds of: a file, a database, a database by another node, on engines that are started for it.
    #[arg(long, value_name = "ROUNDS")]
    compare: Option<usize>,
    /// A game in real time to play instead, with every seat taken by somebody who acts when they like.
    #[arg(long)]
    game: Option<String>,
    /// How many sit at each of its tables.
    #[arg(long, default_value_t = 4)]
    seats: usize,
    /// Its options, as `name=value`.
    #[arg(long = "set")]
    set: Vec<String>,
    /// How long somebody takes between two of their moves, in milliseconds, on average.
    #[arg(long, default_value_t = 400)]
    pace: u64,
    /// Moves that begin with this are not made while it is measured, because they would end what is measured.
    #[arg(long, default_value = "finish")]
    avoid: String,
}

/// What was measured.
struct Measured {
    moves: u64,
    seconds: f64,
    p50: f64,
    p99: f64,
    worst: f64,
    server_cpu: f64,
    /// Processor time of the server for 1,000 moves that it made and wrote down, in milliseconds: its own, and the kernel's for it.
    cpu_of_moves: Cpu,
    /// What of that was the beginning of games: a table made, two seats taken, two sockets opened, the cards dealt.
    cpu_of_beginning: Cpu,
    /// What the node took by which people played, if that was another one.
    cpu_of_other: Cpu,
    /// The same bytes to and fro without a server, for 1,000 moves.
    cpu_of_echo: Cpu,
    commits: f64,
    games: f64,
    jobs_in_a_commit: f64,
    idle_kib: f64,
    idle: usize,
    wire_bytes: f64,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if echo::is_echo(&words) {
        return;
    }
    let arguments = Arguments::parse();
    let cores: Vec<String> = arguments.cores.split(',').map(str::to_owned).collect();
    let pinned = std::thread::available_parallelism().map_or(1, usize::from) >= 2 && cores.len() == 2;
    if pinned {
        // Threads that are started later stay on the same core.
        let own = std::process::id().to_string();
        let _ = Command::new("taskset")
            .args(["-cp", &cores[1], &own])
            .stdout(Stdio::null())
            .status();
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .expect("threads can be started");
    let core = pinned.then(|| cores[0].clone());
    if arguments.game.is_some() {
        return runtime.block_on(realtime::measure(&arguments, core));
    }
    if let Some(rounds) = arguments.compare {
        return runtime.block_on(compare::measure(&arguments, core, rounds));
    }
    let kept = Kept::asked_for(&arguments);
    let measured = runtime.block_on(measure(&arguments, &kept, core));
    if arguments.json {
        println!("{}", to_json(&arguments, &measured));
    } else {
        print!("{}", to_text(&arguments, &measured));
    }
}

fn to_json(arguments: &Arguments, measured: &Measured) -> Value {
    json!({
        "tables": arguments.tables,
        "seconds": measured.seconds,
        "moves_per_second": measured.moves as f64 / measured.seconds,
        "p50_ms": measured.p50,
        "p99_ms": measured.p99,
        "worst_ms": measured.worst,
        "server_cpu": measured.server_cpu,
        "cpu_ms_per_1000_moves": measured.cpu_of_moves.total(),
        "cpu_ms_per_1000_moves_kernel": measured.cpu_of_moves.kernel,
        "cpu_ms_per_1000_moves_beginning_games": measured.cpu_of_beginning.total(),
        "cpu_ms_per_1000_moves_bare_echo": measured.cpu_of_echo.total(),
        "cpu_ms_per_1000_moves_bare_echo_kernel": measured.cpu_of_echo.kernel,
        "commits_per_second": measured.commits,
        "jobs_in_a_commit": measured.jobs_in_a_commit,
        "games_per_second": measured.games,
        "bytes_received_per_move": measured.wire_bytes,
        "idle_connections": measured.idle,
        "kib_per_idle_connection": measured.idle_kib,
    })
}

/// How many moves a second others made on a whole core when they were measured the same way, before this server was begun.
const OTHERS: [(&str, f64); 2] = [
    ("Colyseus 0.18 in memory", 13_400.0),
    ("boardgame.io with its file store", 740.0),
];

/// What others took of a processor for 1,000 moves, in words.
fn others() -> String {
    let one = |(who, moves): (&str, f64)| format!("{who} {:.0} ms", 1e6 / moves);
    OTHERS.map(one).join(", ")
}

fn to_text(arguments: &Arguments, measured: &Measured) -> String {
    format!(
        "{} tables of two for {:.1} s: {:.0} moves/s accepted and on disk\n\
         round trip: p50 {:.2} ms, p99 {:.2} ms, worst {:.1} ms\n\
         processor: {:.1} ms of the server for 1,000 moves, {:.1} of them the kernel's; {:.1} went to beginning games\n\
         the same bytes without a server: {:.1} ms, {:.1} of them the kernel's; others, measured the same way: {}\n\
         server: {:.0} % of a core, {:.0} commits/s, {:.1} moves in a commit; {:.0} bytes received a move; {:.1} games/s begun and ended\n\
         memory: {:.1} KiB for each of {} idle connections\n",
        arguments.tables,
        measured.seconds,
        measured.moves as f64 / measured.seconds,
        measured.p50,
        measured.p99,
        measured.worst,
        measured.cpu_of_moves.total(),
        measured.cpu_of_moves.kernel,
        measured.cpu_of_beginning.total(),
        measured.cpu_of_echo.total(),
        measured.cpu_of_echo.kernel,
        others(),
        measured.server_cpu * 100.0,
        measured.commits,
        measured.jobs_in_a_commit,
        measured.wire_bytes,
        measured.games,
        measured.idle_kib,
        measured.idle,
    )
}

async fn measure(arguments: &Arguments, kept: &Kept, core: Option<String>) -> Measured {
    let temporary = tempfile::tempdir().expect("a temporary folder");
    let folder = arguments
        .folder
        .clone()
        .unwrap_or_else(|| temporary.path().to_owned());
    let serving = Serving::start(arguments, (kept, "load"), &folder, core.clone()).await;
    let other = match kept.elsewhere {
        true => Some(Serving::start(arguments, (kept, "other"), &folder, core.clone()).await),
        false => None,
    };
    let door = other.as_ref().unwrap_or(&serving);
    let doors = Doors {
        owner: serving.address,
        sockets: door.address,
    };
    let (idle, idle_kib) = weigh_idle(doors, door, arguments.idle).await;
    let a_beginning = match arguments.compare {
        Some(_) => Cpu::NONE,
        None => cost_of_beginning(&serving).await,
    };
    let shared = Arc::new(Shared::default());
    let mut tasks = Vec::new();
    for number in 0..arguments.tables {
        tasks.push(tokio::spawn(play(doors, number, shared.clone())));
    }
    tokio::time::sleep(Duration::from_secs(arguments.warm_up)).await;
    let before = (
        serving.counted("commit_seconds_count").await,
        serving.counted("commit_jobs_total").await,
        serving.counted("games_over_total").await,
    );
    let made_before = serving.counted("moves_accepted_total").await;
    let cpu_before = serving.cpu();
    let other_before = other.as_ref().map(Serving::cpu);
    shared.measuring.store(true, Relaxed);
    let began = Instant::now();
    tokio::time::sleep(Duration::from_secs(arguments.seconds)).await;
    shared.measuring.store(false, Relaxed);
    let seconds = began.elapsed().as_secs_f64();
    // The moves the server made in the same time, whether their answers were read in it or not.
    let made = serving.counted("moves_accepted_total").await - made_before;
    let cpu = serving.cpu();
    let cpu_of_other = match (&other, other_before) {
        (Some(other), Some(before)) => other.cpu().since(before, made),
        _ => Cpu::NONE,
    };
    let commits = serving.counted("commit_seconds_count").await - before.0;
    let jobs = serving.counted("commit_jobs_total").await - before.1;
    let games = serving.counted("games_over_total").await - before.2;
    let measured = Measured {
        games: games / seconds,
        moves: shared.moves.load(Relaxed),
        seconds,
        p50: shared.quantile(0.5),
        p99: shared.quantile(0.99),
        worst: shared.worst.load(Relaxed) as f64 / 1000.0,
        server_cpu: (cpu.total() - cpu_before.total()) / seconds,
        cpu_of_moves: cpu.since(cpu_before, made),
        cpu_of_beginning: a_beginning.times(games / made.max(1.0)),
        cpu_of_other,
        cpu_of_echo: Cpu::NONE,
        commits: commits / seconds,
        jobs_in_a_commit: jobs / commits.max(1.0),
        idle_kib,
        idle,
        wire_bytes: {
            let sizes = shared.sizes();
            (sizes.own + sizes.other) as f64
        },
    };
    for task in tasks {
        task.abort();
    }
    drop((serving, other));
    if arguments.compare.is_some() {
        return measured;
    }
    let sizes = shared.sizes();
    let lasting = Duration::from_secs(arguments.seconds.min(5));
    Measured {
        cpu_of_echo: echo::measure(arguments.tables, sizes, core, lasting).await,
        ..measured
    }
}

/// What beginning 1,000 games takes of a processor, in milliseconds. They are begun by many at once, as they are while it is played, so that they
/// share commits.
async fn cost_of_beginning(serving: &Serving) -> Cpu {
    const GAMES: usize = 400;
    const AT_ONCE: usize = 50;
    let before = serving.cpu();
    let begin = |first: usize| {
        let address = serving.address;
        tokio::spawn(async move {
            for number in 0..GAMES / AT_ONCE {
                Seats::open(Doors::of(address), 2_000_000 + first * GAMES + number).await;
            }
        })
    };
    for task in (0..AT_ONCE).map(begin).collect::<Vec<_>>() {
        task.await.expect("games begin");
    }
    serving.cpu().since(before, GAMES as f64)
}

/// Opens idle connections, two at each table where a game is being played, and gives what one costs in KiB.
async fn weigh_idle(doors: Doors, serving: &Serving, count: usize) -> (usize, f64) {
    if count == 0 {
        return (0, 0.0);
    }
    // One table first, so that what is needed once is not counted.
    let mut open = vec![Seats::open(doors, 1_000_000).await];
    let before = serving.memory();
    while open.len() * 2 < count + 2 {
        open.push(Seats::open(doors, 1_000_000 + open.len()).await);
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    let idle = (open.len() - 1) * 2;
    (idle, (serving.memory() - before) / idle.max(1) as f64)
}

/// Round trips in steps of 20 microseconds, up to two seconds.
const STEP: u64 = 20;

struct Shared {
    measuring: AtomicBool,
    moves: AtomicU64,
    /// Bytes that movers sent, that they heard, and that the others heard.
    asked: AtomicU64,
    own: AtomicU64,
    other: AtomicU64,
    worst: AtomicU64,
    trips: Vec<AtomicU64>,
}

impl Default for Shared {
    fn default() -> Self {
        Shared {
            measuring: AtomicBool::new(false),
            moves: AtomicU64::new(0),
            asked: AtomicU64::new(0),
            own: AtomicU64::new(0),
            other: AtomicU64::new(0),
            worst: AtomicU64::new(0),
            trips: (0..100_000).map(|_| AtomicU64::new(0)).collect(),
        }
    }
}

impl Shared {
    fn note(&self, trip: Duration, asked: usize, own: usize, other: usize) {
        if self.measuring.load(Relaxed) {
            let micros = trip.as_micros() as u64;
            self.moves.fetch_add(1, Relaxed);
            self.asked.fetch_add(asked as u64, Relaxed);
            self.own.fetch_add(own as u64, Relaxed);
            self.other.fetch_add(other as u64, Relaxed);
            self.worst.fetch_max(micros, Relaxed);
            let at = ((micros / STEP) as usize).min(self.trips.len() - 1);
            self.trips[at].fetch_add(1, Relaxed);
        }
    }

    /// The bytes of a move on average.
    fn sizes(&self) -> echo::Sizes {
        let moves = self.moves.load(Relaxed).max(1);
        let [asked, own, other] =
            [&self.asked, &self.own, &self.other].map(|bytes| (bytes.load(Relaxed) / moves).max(1) as usize);
        echo::Sizes { asked, own, other }
    }

    /// A quantile of the round trips in milliseconds.
    fn quantile(&self, part: f64) -> f64 {
        let wanted = (self.moves.load(Relaxed) as f64 * part) as u64;
        let mut seen = 0;
        for (at, count) in self.trips.iter().enumerate() {
            seen += count.load(Relaxed);
            if seen > wanted {
                return (at as u64 * STEP + STEP / 2) as f64 / 1000.0;
            }
        }
        0.0
    }
}

/// What the generator reads of a message; the rest is passed over.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(default, borrow)]
    patch: Option<&'a RawValue>,
    #[serde(default)]
    entry: u64,
    #[serde(default, borrow)]
    moves: Vec<&'a RawValue>,
    #[serde(default, borrow)]
    turn: Option<&'a RawValue>,
    #[serde(default)]
    ok: bool,
    #[serde(default, borrow)]
    refused: Option<&'a RawValue>,
}

/// One seat of a table.
struct Player {
    socket: WebSocketStream<TcpStream>,
    moves: Vec<Box<str>>,
    turn: Box<str>,
    bytes: usize,
}

/// What came.
#[derive(PartialEq, Eq)]
enum Came {
    Step,
    Reply,
    Other,
}

impl Player {
    async fn open(address: SocketAddr, table: &str, seat: usize, key: &str) -> Player {
        let url = format!("ws://{address}/api/v1/tables/{table}/socket?seat={seat}");
        let mut request = url.into_client_request().expect("an address");
        let bearer = format!("Bearer {key}").parse().expect("a header");
        request.headers_mut().insert("authorization", bearer);
        let stream = TcpStream::connect(address).await.expect("the server listens");
        let _ = stream.set_nodelay(true);
        let small = WebSocketConfig::default()
            .read_buffer_size(8 << 10)
            .write_buffer_size(0);
        let opened = tokio_tungstenite::client_async_with_config(request, stream, Some(small)).await;
        let (socket, _) = opened.expect("the socket opens");
        let mut player = Player {
            socket,
            moves: Vec::new(),
            turn: "".into(),
            bytes: 0,
        };
        player.next().await;
        player
    }

    async fn next(&mut self) -> Came {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return self.read(text.as_str()),
                Some(Ok(_)) => {}
                other => panic!("the server closed a socket: {other:?}"),
            }
        }
    }

    fn read(&mut self, text: &str) -> Came {
        self.bytes += text.len();
        let heard: Heard<'_> = serde_json::from_str(text).expect("a message");
        match heard.kind {
            "reply" => {
                assert!(heard.ok, "an offered move was refused: {:?}", heard.refused);
                Came::Reply
            }
            "step" | "whole" => {
                self.moves.clear();
                self.moves.extend(heard.moves.iter().map(|mv| mv.get().into()));
                self.turn = heard.turn.map_or("", RawValue::get).into();
                Came::Step
            }
            _ => Came::Other,
        }
    }

    async fn until(&mut self, wanted: &Came) {
        while self.next().await != *wanted {}
    }
}

/// A table of two.
struct Seats {
    players: [Player; 2],
}

impl Seats {
    /// Makes a table, sits down on both sides and begins.
    async fn open(doors: Doors, number: usize) -> Seats {
        let address = doors.owner;
        let keys = [0, 1].map(|seat| format!("load-{number:020}-{seat}"));
        let game = catalog::GAMES[0];
        let body =
            format!(r#"{{"game":"{game}","seats":[{{"kind":"me"}},{{"kind":"open"}}],"my_name":"one"}}"#);
        let (status, made) = request(address, "POST", "/api/v1/tables", &keys[0], &body).await;
        assert_eq!(status, 201, "{made}");
        let made: Value = serde_json::from_str(&made).expect("a table");
        let table = made["id"].as_str().expect("an id").to_owned();
        let path = format!("/api/v1/tables/{table}");
        let joined = request(
            address,
            "POST",
            &format!("{path}/seats/1/join"),
            &keys[1],
            r#"{"name":"two"}"#,
        )
        .await;
        let started = request(address, "POST", &format!("{path}/start"), &keys[0], "").await;
        assert_eq!((joined.0, started.0), (200, 200));
        let one = Player::open(doors.sockets, &table, 0, &keys[0]).await;
        let two = Player::open(doors.sockets, &table, 1, &keys[1]).await;
        Seats { players: [one, two] }
    }

    /// Whose turn it is; `None` when the game is over.
    fn turn(&self) -> Option<usize> {
        match &*self.players[0].turn {
            r#"{"one":0}"# => Some(0),
            r#"{"one":1}"# => Some(1),
            turn if turn.contains("several") => Some(usize::from(!turn.contains('0'))),
            _ => None,
        }
    }
}

/// Plays one game after the other.
async fn play(doors: Doors, number: usize, shared: Arc<Shared>) {
    let mut dice = 0x9E37_79B9_7F4A_7C15_u64.wrapping_mul(number as u64 + 1);
    let mut commands = 0u64;
    loop {
        let mut table = Seats::open(doors, number).await;
        while let Some(mover) = table.turn() {
            dice = dice
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let moves = &table.players[mover].moves;
            let mv = &moves[(dice >> 33) as usize % moves.len()];
            commands += 1;
            let command = format!(r#"{{"id":"c{commands}","do":"play","moves":[{mv}]}}"#);
            let (began, asked) = (Instant::now(), command.len());
            let [one, two] = &mut table.players;
            let (mover, other) = if mover == 0 { (one, two) } else { (two, one) };
            mover
                .socket
                .send(Message::text(command))
                .await
                .expect("the socket is open");
            mover.until(&Came::Reply).await;
            let trip = began.elapsed();
            other.until(&Came::Step).await;
            shared.note(
                trip,
                asked,
                std::mem::take(&mut mover.bytes),
                std::mem::take(&mut other.bytes),
            );
        }
    }
}

/// One request over a connection of its own.
async fn request(address: SocketAddr, method: &str, path: &str, key: &str, body: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    let text = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\nauthorization: Bearer {key}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(text.as_bytes()).await.expect("the server reads");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("the server answers");
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) = answer.split_once("\r\n\r\n").expect("an answer has a head");
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    (status.expect("a status"), body.to_owned())
}
