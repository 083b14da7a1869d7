//! A cluster to try: PostgreSQL and NATS in a temporary folder, three nodes and a balancer in front of them. `cargo xtask cluster` runs it with the page
//! inside; everything ends, and is gone, with Ctrl-C.
//!
//! Nodes that end are started again, as a supervisor would, so that they can be killed without mercy.

// The engines are started as the tests start them.
#[allow(dead_code, missing_docs, unreachable_pub)]
#[path = "../../tests/common/nats.rs"]
mod nats;
#[allow(dead_code, missing_docs, unreachable_pub)]
#[path = "../../tests/common/postgres.rs"]
mod postgres;

mod balancer;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use clap::Parser;

/// Starts three nodes behind a balancer, on engines of their own.
#[derive(Parser)]
struct Arguments {
    /// The program whose `serve` is a node; the one beside this program unless said otherwise.
    #[arg(long)]
    program: Option<PathBuf>,
    /// Where the balancer listens.
    #[arg(long, default_value = "127.0.0.1:7777")]
    listen: SocketAddr,
    /// How many nodes there are.
    #[arg(long, default_value_t = 3)]
    nodes: usize,
    /// Do not open the page in the browser.
    #[arg(long)]
    no_open: bool,
    /// Stop after so many seconds, rather than by Ctrl-C.
    #[arg(long)]
    seconds: Option<u64>,
}

/// How long a node that ended stays away.
const AWAY: Duration = Duration::from_secs(5);

/// One node.
struct Node {
    name: String,
    address: SocketAddr,
    metrics: SocketAddr,
    process: Option<Child>,
    /// When it was found to have ended.
    ended: Option<Instant>,
}

/// What nodes share.
struct Site<'a> {
    program: &'a Path,
    store: String,
    bus: String,
    folder: &'a Path,
}

fn free() -> std::io::Result<SocketAddr> {
    std::net::TcpListener::bind("127.0.0.1:0").and_then(|probe| probe.local_addr())
}

impl Node {
    fn start(&mut self, site: &Site<'_>) -> std::io::Result<()> {
        let log = std::fs::File::options()
            .append(true)
            .create(true)
            .open(site.folder.join(format!("{}.log", self.name)))?;
        let mut command = Command::new(site.program);
        if site.program.file_stem().is_some_and(|name| name == "flibuste") {
            command.arg("serve");
        }
        let process = command
            .args(["--no-open", "--listen", &self.address.to_string()])
            .args(["--metrics", &self.metrics.to_string(), "--node", &self.name])
            // Everybody comes from the balancer, which is on this machine.
            .args(["--max-per-address", "0", "--request-rate", "0", "--tables-per-address", "0"])
            .arg("--data")
            .arg(site.folder.join(format!("{}.db", self.name)))
            .env("FLIBUSTE_STORE", &site.store)
            .env("FLIBUSTE_BUS", &site.bus)
            .stdin(Stdio::null())
            .stderr(log)
            .spawn()?;
        println!(
            "{}: process {}, http://{}/",
            self.name,
            process.id(),
            self.address
        );
        (self.process, self.ended) = (Some(process), None);
        Ok(())
    }

    /// Starts it again a while after it ended.
    fn look_after(&mut self, site: &Site<'_>) -> std::io::Result<()> {
        let gone = self
            .process
            .as_mut()
            .is_none_or(|process| !matches!(process.try_wait(), Ok(None)));
        match self.ended {
            None if gone => {
                println!("{}: gone; it is back in {} s", self.name, AWAY.as_secs());
                (self.process, self.ended) = (None, Some(Instant::now()));
                Ok(())
            }
            Some(ended) if ended.elapsed() > AWAY => self.start(site),
            _ => Ok(()),
        }
    }

    /// Tells it to stop, and waits for a moment.
    fn stop(&mut self) {
        let Some(mut process) = self.process.take() else {
            return;
        };
        let _ = Command::new("kill")
            .args(["-TERM", &process.id().to_string()])
            .status();
        let told = Instant::now();
        while told.elapsed() < Duration::from_secs(5) {
            if !matches!(process.try_wait(), Ok(None)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        let _ = process.kill();
        let _ = process.wait();
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.stop();
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("cluster: {problem}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<(), String> {
    let words = |error: std::io::Error| error.to_string();
    let program = match &arguments.program {
        Some(program) => program.clone(),
        None => beside("flibuste")?,
    };
    let missing = |what: &str| format!("{what} cannot be had here");
    let engine = postgres::Engine::start().ok_or_else(|| missing("PostgreSQL"))?;
    let bus = nats::Nats::start().ok_or_else(|| missing("NATS"))?;
    let folder = tempfile::tempdir().map_err(words)?;
    let site = Site {
        program: &program,
        store: engine.database_for(&folder.path().join("site")),
        bus: bus.url(),
        folder: folder.path(),
    };
    println!(
        "database: {}\nbus: {}\nlogs: {}",
        site.store,
        site.bus,
        folder.path().display()
    );
    let mut nodes = Vec::new();
    for number in 1..=arguments.nodes.max(1) {
        let mut node = Node {
            name: format!("n{number}"),
            address: free().map_err(words)?,
            metrics: free().map_err(words)?,
            process: None,
            ended: None,
        };
        node.start(&site)
            .map_err(|error| format!("{}: {error}", program.display()))?;
        nodes.push(node);
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .map_err(words)?;
    runtime.block_on(serve(arguments, &site, nodes)).map_err(words)?;
    println!("stopping");
    Ok(())
}

/// A program that was built beside this one.
fn beside(name: &str) -> Result<PathBuf, String> {
    let own = std::env::current_exe().map_err(|error| error.to_string())?;
    let folder = own
        .parent()
        .and_then(Path::parent)
        .ok_or("this program lies nowhere")?;
    Ok(folder.join(name))
}

/// Balances until it is told to stop.
async fn serve(arguments: &Arguments, site: &Site<'_>, mut nodes: Vec<Node>) -> std::io::Result<()> {
    let addresses: Vec<SocketAddr> = nodes.iter().map(|node| node.address).collect();
    let balancer = balancer::Balancer::start(arguments.listen, &addresses).await?;
    balancer.somebody_is_ready().await;
    let page = format!("http://{}/", balancer.address);
    println!("\nopen {page} and play; look at the page while you try, in another terminal:");
    println!(
        "  kill -9 PROCESS                          a node dies: its tables go on at another within 8 s"
    );
    println!(
        "  kill -STOP PROCESS; sleep 10; kill -CONT PROCESS   a node stands still, and lets go of what it had"
    );
    println!("  kill -TERM PROCESS                       a node is told to stop: its tables go on at once");
    for node in &nodes {
        println!(
            "  curl http://{}/metrics    the numbers of {}",
            node.metrics, node.name
        );
    }
    println!("Ctrl-C stops everything.\n");
    if !arguments.no_open {
        let _ = Command::new("xdg-open")
            .arg(&page)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
    }
    let began = Instant::now();
    let over = || {
        arguments
            .seconds
            .is_some_and(|seconds| began.elapsed().as_secs() >= seconds)
    };
    while !over() {
        tokio::select! {
            _ = tokio::signal::ctrl_c() => break,
            () = tokio::time::sleep(Duration::from_millis(200)) => {}
        }
        for node in &mut nodes {
            node.look_after(site)?;
        }
    }
    for node in &mut nodes {
        node.stop();
    }
    Ok(())
}
