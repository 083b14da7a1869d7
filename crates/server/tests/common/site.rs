//! Several nodes on one database and one bus.

use std::time::Duration;

use serde_json::{Value, json};

use super::line::Line;
use super::nats::Nats;
use super::postgres::on_postgres;
use super::process::Process;
use super::{Client, Dice, House, PATIENCE, Person};

/// How long a node is counted on here.
pub const LEASE: Duration = Duration::from_millis(1_500);

/// A database and a bus for several nodes.
pub struct Site {
    pub nats: Nats,
    pub store: String,
    folder: tempfile::TempDir,
}

impl Site {
    /// A node of this site, in this process.
    pub async fn node(&self, name: &str) -> House {
        self.node_with(name, |_| {}).await
    }

    pub async fn node_with(&self, name: &str, set: impl FnOnce(&mut server::Config)) -> House {
        House::with(|config| {
            config.store = Some(self.store.parse().unwrap());
            config.bus = Some(self.nats.url().parse().unwrap());
            config.node = name.into();
            config.lease = LEASE.as_millis() as u64;
            set(config);
        })
        .await
    }
}

impl Site {
    /// Three nodes of this site.
    pub async fn three(&self) -> [House; 3] {
        [
            self.node("n1").await,
            self.node("n2").await,
            self.node("n3").await,
        ]
    }

    /// A node that reaches both engines by lines of its own: to the database, and to the bus.
    pub async fn node_by_lines(&self, name: &str) -> (Line, Line, House) {
        let (to_store, store) = by_line(&self.store).await;
        let (to_bus, bus) = by_line(&self.nats.url()).await;
        let node = self.node_with(name, |config| {
            config.store = Some(store.parse().unwrap());
            config.bus = Some(bus.parse().unwrap());
        });
        (to_store, to_bus, node.await)
    }

    /// Starts a node that reaches the bus by this address; says why it does not start.
    pub async fn refused_by(&self, bus: &str) -> String {
        self.refused(|config| config.bus = Some(bus.parse().unwrap()))
            .await
    }

    /// Starts a node that is set up otherwise; says why it does not start.
    pub async fn refused(&self, set: impl FnOnce(&mut server::Config)) -> String {
        let mut config = server::Config::for_file(self.folder.path().join("refused.db"));
        config.store = Some(self.store.parse().unwrap());
        config.bus = Some(self.nats.url().parse().unwrap());
        config.node = "refused".into();
        config.lease = LEASE.as_millis() as u64;
        set(&mut config);
        let started = server::start(config).await;
        started.err().expect("it does not start").to_string()
    }

    /// The numbers of the lives that nodes of a name have in the database.
    pub fn lives_of(&self, name: &str) -> Vec<String> {
        let asked = format!("SELECT life FROM nodes WHERE name = '{name}'");
        // Where no node ever came there is not even a table of them.
        let lives = super::postgres::sql(&self.store, &asked);
        lives.unwrap_or_else(|why| match why.contains("42P01") {
            true => Vec::new(),
            false => panic!("{why}"),
        })
    }

    /// A node of this site as a process that can be killed.
    pub async fn process(&self, name: &str) -> Process {
        self.process_with(name, LEASE.as_millis() as u64).await
    }

    /// The same, counted on for so many milliseconds.
    pub async fn process_with(&self, name: &str, lease: u64) -> Process {
        let flags = format!(
            "export FLIBUSTE_NODE={name} FLIBUSTE_BUS={} FLIBUSTE_LEASE={lease} FLIBUSTE_MAX_PER_ADDRESS=0;",
            self.nats.url(),
        );
        let data = self.folder.path().join("site.db");
        Process::start_after(&flags, &data, None, std::process::Stdio::null()).await
    }

    /// Everything that is said on the bus from now on.
    pub async fn overhear(&self) -> (async_nats::Client, async_nats::Subscriber) {
        let client = async_nats::connect(self.nats.url()).await.unwrap();
        let all = client.subscribe(">").await.unwrap();
        client.flush().await.unwrap();
        (client, all)
    }
}

/// An address of an engine, by a line to it.
async fn by_line(url: &str) -> (Line, String) {
    let at = url.find("127.0.0.1:").unwrap();
    let end = url[at..].find('/').map_or(url.len(), |more| at + more);
    let line = Line::to(url[at..end].parse().unwrap()).await;
    let by = format!("{}{}{}", &url[..at], line.address, &url[end..]);
    (line, by)
}

/// Runs something with a database and a bus, in a runtime of its own.
pub fn with_site(test: impl AsyncFnOnce(&Site)) {
    with_settings("", test);
}

/// The same, with more lines in the configuration of the bus.
pub fn with_settings(settings: &str, test: impl AsyncFnOnce(&Site)) {
    let Some(nats) = Nats::start_with(settings) else {
        return;
    };
    on_postgres(|| {
        let folder = tempfile::tempdir().unwrap();
        let store = crate::common::postgres::store_for(&folder.path().join("site.db")).unwrap();
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .unwrap();
        let site = Site { nats, store, folder };
        runtime.block_on(test(&site));
    });
}

/// A table of two, made at the first node and played from two others.
pub async fn two_from(
    made_at: &impl Door,
    one_at: &impl Door,
    other_at: &impl Door,
    more: Value,
) -> (String, Client, Client) {
    let table = made_at
        .person("anne")
        .make(json!([{"kind": "me"}, {"kind": "open"}]), more)
        .await;
    other_at.person("mary").join(&table, 1).await;
    let started = one_at
        .person("anne")
        .post(&format!("/tables/{table}/start"), Value::Null)
        .await;
    assert_eq!(started.status, 200, "{started:?}");
    let one = one_at.person("anne").sit(&table, Some(0)).await;
    let other = other_at.person("mary").sit(&table, Some(1)).await;
    (table, one, other)
}

/// Two who play at a table that was made at the first node, each from another, and come back whatever happens.
pub async fn crew(made_at: &impl Door, one_at: &impl Door, other_at: &impl Door) -> (String, [Sailor; 2]) {
    let (table, one, other) = two_from(made_at, one_at, other_at, Value::Null).await;
    let sailors = [
        Sailor::new(one_at.person("anne"), &table, one),
        Sailor::new(other_at.person("mary"), &table, other),
    ];
    (table, sailors)
}

/// Where people come in.
pub trait Door {
    fn person(&self, name: &str) -> Person;
}

impl Door for House {
    fn person(&self, name: &str) -> Person {
        House::person(self, name)
    }
}

impl Door for Process {
    fn person(&self, name: &str) -> Person {
        Process::person(self, name)
    }
}

/// Somebody at a seat who comes back whenever the socket is closed, and sends again what was not answered.
pub struct Sailor {
    pub person: Person,
    pub table: String,
    pub seat: usize,
    pub client: Client,
    /// How often the socket was opened.
    pub sockets: usize,
    last: usize,
}

impl Sailor {
    pub fn new(person: Person, table: &str, client: Client) -> Sailor {
        Sailor {
            person,
            table: table.into(),
            seat: client.seat.unwrap(),
            client,
            sockets: 1,
            last: 0,
        }
    }

    /// The next message; comes back if there is no socket any more, and gives nothing then: whoever missed nothing is sent nothing.
    pub async fn next(&mut self) -> Value {
        match self.client.next_or_end().await {
            Some(message) => message,
            None => {
                self.come_back().await;
                Value::Null
            }
        }
    }

    /// Opens the socket again, however often that takes.
    pub async fn come_back(&mut self) {
        let begun = std::time::Instant::now();
        let heard = std::mem::take(&mut self.client.heard);
        loop {
            let since = Some(self.client.n).filter(|n| *n > 0);
            if let Ok(mut client) = self.person.open(&self.table, Some(self.seat), since).await {
                // Whoever missed nothing is sent nothing.
                client.take_over(&self.client);
                client.heard = heard;
                self.client = client;
                self.sockets += 1;
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "nobody answers");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Sends a command until it is answered.
    pub async fn command(&mut self, command: &Value) -> Value {
        let id = command["id"].clone();
        loop {
            let sockets = self.sockets;
            if self.client.raw_or_gone(&command.to_string()).await.is_err() {
                self.come_back().await;
                continue;
            }
            while self.sockets == sockets {
                let message = self.next().await;
                if message["type"] == "reply" && message["id"] == id {
                    return message;
                }
            }
        }
    }

    /// Makes one of the moves that are offered; says which.
    pub async fn play(&mut self, dice: &mut Dice) -> Value {
        let mv = self.client.moves[dice.below(self.client.moves.len())].clone();
        self.last += 1;
        let id = format!("s{}-{}", self.seat, self.last);
        let command = json!({ "id": id, "do": "play", "moves": [mv] });
        loop {
            let reply = self.command(&command).await;
            // What could not be kept is sent again.
            if reply["refused"] != "storage" {
                assert_eq!(reply["ok"], true, "{mv}: {reply}");
                return mv;
            }
        }
    }
}

/// Plays on, whatever happens to sockets, until so many entries were made or the game is over; gives the moves that were acknowledged, and by whom.
pub async fn sail_on(sailors: &mut [Sailor], dice: &mut Dice, entries: u64) -> Vec<(usize, Value)> {
    let mut made = Vec::new();
    loop {
        // Everybody hears of the last move first.
        let latest = sailors.iter().map(|one| one.client.entry).max().unwrap();
        for sailor in sailors.iter_mut() {
            while sailor.client.entry < latest {
                sailor.next().await;
            }
        }
        if latest >= entries || sailors[0].client.turn.get("over").is_some() {
            return made;
        }
        let who = sailors.iter().position(|one| one.client.awaited());
        let sailor = &mut sailors[who.expect("somebody is awaited")];
        let mv = sailor.play(dice).await;
        while sailor.client.entry <= latest {
            sailor.next().await;
        }
        made.push((sailor.seat, mv));
    }
}
