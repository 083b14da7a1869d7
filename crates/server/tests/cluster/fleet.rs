//! Three nodes that share a database and a bus, each by lines that can be cut, and what can happen to them.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::ear::Ear;
use crate::common::line::{Line, State};
use crate::common::nats::Nats;
use crate::common::postgres::Engine;
use crate::common::{Dice, try_request};

/// How many nodes there are.
pub const NODES: usize = 3;

/// How long a node is counted on here, after it last said so.
pub const LEASE: Duration = Duration::from_millis(1_500);

/// One node.
pub struct Node {
    pub name: String,
    pub address: SocketAddr,
    pub metrics: SocketAddr,
    pub database: Line,
    pub bus: Line,
    process: Option<Child>,
    url: String,
    folder: PathBuf,
}

/// Where nobody listens yet.
fn free() -> SocketAddr {
    let probe = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    probe.local_addr().unwrap()
}

impl Node {
    /// Starts the process; it is not waited for.
    pub fn start(&mut self) {
        let log = std::fs::File::options()
            .append(true)
            .create(true)
            .open(self.log())
            .unwrap();
        let process = Command::new(env!("CARGO_BIN_EXE_server"))
            .args(["--no-open", "--listen", &self.address.to_string()])
            .args(["--metrics", &self.metrics.to_string()])
            .args(["--store", &self.url, "--node", &self.name])
            .args(["--bus", &format!("nats://{}", self.bus.address)])
            .args(["--lease", &LEASE.as_millis().to_string(), "--bot-pause", "0"])
            .args(["--command-rate", "0", "--request-rate", "0", "--table-rate", "0"])
            .args([
                "--tables-per-address",
                "0",
                "--max-per-address",
                "0",
                "--settle",
                "300",
            ])
            .arg("--data")
            .arg(self.folder.join(format!("{}.db", self.name)))
            .stderr(log)
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        self.process = Some(process);
    }

    pub fn log(&self) -> PathBuf {
        self.folder.join(format!("{}.log", self.name))
    }

    fn signal(&self, signal: &str) {
        let process = self.process.as_ref().expect("the node runs");
        let sent = Command::new("kill")
            .args([signal, &process.id().to_string()])
            .status();
        assert!(sent.unwrap().success());
    }

    /// It stands still, and knows nothing of it.
    pub fn freeze(&self) {
        self.signal("-STOP");
    }

    pub fn thaw(&self) {
        self.signal("-CONT");
    }

    /// It is gone from one moment to the next.
    pub fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().unwrap();
            process.wait().unwrap();
        }
    }

    /// It is told to stop, and does; says how long that took.
    pub async fn stop(&mut self) -> Duration {
        self.signal("-TERM");
        let began = Instant::now();
        let mut process = self.process.take().expect("the node runs");
        while process.try_wait().unwrap().is_none() {
            assert!(
                began.elapsed() < Duration::from_secs(30),
                "{} does not stop",
                self.name
            );
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        began.elapsed()
    }

    /// Cuts the lines that such a trouble is about, or makes them whole.
    fn cut(&self, trouble: Trouble, state: State) {
        if trouble != Trouble::NoBus {
            self.database.set(state);
        }
        if trouble != Trouble::NoDatabase {
            self.bus.set(state);
        }
    }

    async fn is_ready(&self) -> bool {
        let asked = try_request(self.address, "GET", "/readyz", &[], "");
        let answered = tokio::time::timeout(Duration::from_secs(3), asked).await;
        matches!(answered, Ok(Ok(answer)) if answer.status == 200)
    }

    /// Waits until it says that it can serve.
    pub async fn ready(&self) {
        let began = Instant::now();
        while !self.is_ready().await {
            assert!(
                began.elapsed() < Duration::from_secs(40),
                "{} is not ready: {}",
                self.name,
                std::fs::read_to_string(self.log()).unwrap_or_default()
            );
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// A number that it counts, as operators read it; 0 where it does not answer.
    pub async fn counted(&self, name: &str) -> f64 {
        let asked = try_request(self.metrics, "GET", "/metrics", &[], "");
        let Ok(Ok(answer)) = tokio::time::timeout(Duration::from_secs(3), asked).await else {
            return 0.0;
        };
        let name = format!("flibuste_{name} ");
        let line = answer.text.lines().find_map(|line| line.strip_prefix(&name));
        line.and_then(|number| number.parse().ok()).unwrap_or(0.0)
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}

/// All of it.
pub struct Fleet {
    pub nodes: Vec<Node>,
    pub engine: Engine,
    pub nats: Nats,
    pub ear: Ear,
    pub site: String,
    /// How often a node that alone was cut off from the bus gave its tables up.
    pub given_up: usize,
    /// What the nodes write goes with it.
    _folder: tempfile::TempDir,
}

impl Fleet {
    /// Starts the engines and the nodes; `None` where the engines cannot be had, which was said then.
    pub async fn start() -> Option<Fleet> {
        let (engine, nats) = (Engine::start()?, Nats::start()?);
        let ear = Ear::at(&nats.url()).await;
        let folder = tempfile::tempdir().unwrap();
        let site = engine.database_for(&folder.path().join("site"));
        let (before, rest) = site.split_once("127.0.0.1:").unwrap();
        let (port, name) = rest.split_once('/').unwrap();
        let target = SocketAddr::from(([127, 0, 0, 1], port.parse().unwrap()));
        let mut nodes = Vec::new();
        for number in 1..=NODES {
            let database = Line::to(target).await;
            let mut node = Node {
                name: format!("n{number}"),
                address: free(),
                metrics: free(),
                url: format!("{before}{}/{name}", database.address),
                database,
                bus: Line::to(nats.address()).await,
                process: None,
                folder: folder.path().to_owned(),
            };
            node.start();
            node.ready().await;
            nodes.push(node);
        }
        Some(Fleet {
            nodes,
            engine,
            nats,
            ear,
            site,
            given_up: 0,
            _folder: folder,
        })
    }

    /// Reads everything that is kept, as an operator would.
    pub fn check(&self) -> server::Report {
        let place: server::Place = self.site.parse().unwrap();
        std::thread::spawn(move || server::check_place(&place).unwrap())
            .join()
            .unwrap()
    }
}

/// What can happen to a fleet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Trouble {
    /// A node is killed, and started again later.
    Kill,
    /// A node stands still for longer than its lease, and goes on.
    Freeze,
    /// A node is cut off from the database, for longer than its lease.
    NoDatabase,
    /// A node is cut off from the bus, for so long that it gives its tables up.
    NoBus,
    /// A node is cut off from both.
    NoBoth,
    /// The database is restarted.
    DatabaseRestarts,
    /// The bus is restarted.
    BusRestarts,
    /// All nodes are stopped and started again, one after the other.
    Deploy,
}

impl Trouble {
    pub const ALL: [Trouble; 8] = [
        Trouble::Kill,
        Trouble::Freeze,
        Trouble::NoDatabase,
        Trouble::NoBus,
        Trouble::NoBoth,
        Trouble::DatabaseRestarts,
        Trouble::BusRestarts,
        Trouble::Deploy,
    ];

    /// Lets it happen; when this returns every node is ready again.
    pub async fn happen(self, fleet: &mut Fleet, dice: &mut Dice) {
        let one = dice.below(NODES);
        match self {
            Trouble::Kill => {
                fleet.nodes[one].kill();
                // Sometimes it is back before anybody misses it, sometimes others have long taken over.
                let away = dice.below(2 * LEASE.as_millis() as usize) as u64;
                tokio::time::sleep(Duration::from_millis(away)).await;
                fleet.nodes[one].start();
            }
            Trouble::Freeze => {
                fleet.nodes[one].freeze();
                tokio::time::sleep(longer_than_a_lease(dice)).await;
                fleet.nodes[one].thaw();
            }
            Trouble::NoDatabase | Trouble::NoBus | Trouble::NoBoth => {
                let state = [State::Silent, State::Closed][dice.below(2)];
                let node = &fleet.nodes[one];
                let before = node.counted("given_up_total").await;
                node.cut(self, state);
                tokio::time::sleep(longer_than_a_lease(dice)).await;
                if self == Trouble::NoBus {
                    tokio::time::sleep(LEASE + Duration::from_secs(2)).await;
                    fleet.given_up += (node.counted("given_up_total").await > before) as usize;
                }
                node.cut(self, State::Whole);
            }
            Trouble::DatabaseRestarts => {
                fleet.engine.halt();
                tokio::time::sleep(Duration::from_millis(dice.below(1_000) as u64)).await;
                fleet.engine.run().unwrap();
            }
            Trouble::BusRestarts => {
                fleet.nats.halt();
                tokio::time::sleep(Duration::from_millis(dice.below(1_000) as u64)).await;
                fleet.nats.run().unwrap();
            }
            Trouble::Deploy => {
                for node in &mut fleet.nodes {
                    node.stop().await;
                    node.start();
                    node.ready().await;
                }
            }
        }
        for node in &fleet.nodes {
            node.ready().await;
        }
    }
}

fn longer_than_a_lease(dice: &mut Dice) -> Duration {
    LEASE + Duration::from_millis(300 + dice.below(1_500) as u64)
}
