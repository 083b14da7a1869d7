//! The server that is measured, and what it takes of this machine.

use std::net::SocketAddr;
use std::process::{Child, Command};
use std::time::{Duration, Instant};

use tokio::net::TcpStream;

use super::{Arguments, request};

/// Processor time: of a program itself, and of the kernel for it.
#[derive(Clone, Copy)]
pub(super) struct Cpu {
    pub(super) own: f64,
    pub(super) kernel: f64,
}

impl Cpu {
    pub(super) const NONE: Cpu = Cpu {
        own: 0.0,
        kernel: 0.0,
    };

    pub(super) fn times(self, factor: f64) -> Cpu {
        Cpu {
            own: self.own * factor,
            kernel: self.kernel * factor,
        }
    }

    pub(super) fn total(self) -> f64 {
        self.own + self.kernel
    }

    /// What was used since, in milliseconds for each 1,000 of so many.
    pub(super) fn since(self, before: Cpu, count: f64) -> Cpu {
        let each = |now: f64, then: f64| (now - then) * 1e6 / count.max(1.0);
        Cpu {
            own: each(self.own, before.own),
            kernel: each(self.kernel, before.kernel),
        }
    }
}

/// Processor time a process used so far, in seconds.
pub(super) fn cpu_of(process: u32) -> Cpu {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let fields: Vec<&str> = stat.split(' ').collect();
    let seconds = |at: usize| {
        let ticks = fields.get(at).and_then(|ticks| ticks.parse::<f64>().ok());
        ticks.unwrap_or(0.0) / 100.0
    };
    Cpu {
        own: seconds(13),
        kernel: seconds(14),
    }
}

/// Where things are kept, and by which node people play.
#[derive(Clone, Default)]
pub(super) struct Kept {
    pub(super) store: Option<String>,
    pub(super) bus: Option<String>,
    pub(super) elsewhere: bool,
}

impl Kept {
    pub(super) fn asked_for(arguments: &Arguments) -> Kept {
        Kept {
            store: arguments.store.clone(),
            bus: arguments.bus.clone(),
            elsewhere: arguments.elsewhere,
        }
    }

    /// The flags of a node.
    pub(super) fn flags<'a>(&'a self, name: &'a str) -> Vec<&'a str> {
        let mut flags = Vec::new();
        flags.extend(self.store.iter().flat_map(|url| ["--store", url]));
        flags.extend(self.bus.iter().flat_map(|url| ["--bus", url]));
        if self.store.is_some() {
            flags.extend(["--node", name]);
        }
        flags
    }
}

/// Where tables are made, and where people sit down at them.
#[derive(Clone, Copy)]
pub(super) struct Doors {
    pub(super) owner: SocketAddr,
    pub(super) sockets: SocketAddr,
}

impl Doors {
    /// One server for everything.
    pub(super) fn of(address: SocketAddr) -> Doors {
        Doors {
            owner: address,
            sockets: address,
        }
    }
}

/// The server as a process of its own; it goes with this program.
pub(super) struct Serving {
    process: Child,
    pub(super) address: SocketAddr,
    /// Where it tells its numbers.
    lookout: SocketAddr,
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Serving {
    pub(super) async fn start(
        arguments: &Arguments,
        (kept, name): (&Kept, &str),
        folder: &std::path::Path,
        core: Option<String>,
    ) -> Serving {
        let program = arguments.server.clone().unwrap_or_else(|| {
            let own = std::env::current_exe().expect("this program has a path");
            own.parent()
                .and_then(|examples| examples.parent())
                .expect("it lies in examples/")
                .join("server")
        });
        let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|probe| probe.local_addr());
        let address = free.expect("loopback has a free port");
        let lookout = std::net::TcpListener::bind("127.0.0.1:0").and_then(|probe| probe.local_addr());
        let lookout = lookout.expect("loopback has another free port");
        let mut command = match core {
            Some(core) => {
                let mut pinned = Command::new("taskset");
                pinned.args(["-c", &core]).arg(program);
                pinned
            }
            None => Command::new(program),
        };
        command
            .args(&arguments.subcommand)
            .args(["--no-open", "--listen", &address.to_string()])
            .args([
                "--max-per-address",
                "0",
                "--request-rate",
                "0",
                "--table-rate",
                "0",
                "--command-rate",
                "0",
            ])
            .args(["--max-tables", "1000000", "--max-sockets", "100000"])
            .args(["--tables-per-address", "0", "--size-per-address", "0"])
            .args(["--metrics", &lookout.to_string()])
            .arg("--data")
            .arg(folder.join(format!("{name}.db")))
            .args(kept.flags(name))
            // Idle connections are weighed while nobody reads what they are asked.
            .env("FLIBUSTE_SILENCE", "600000")
            .env("FLIBUSTE_LOG", "warn");
        let process = command
            .spawn()
            .expect("the server starts: build it first (cargo build --release -p server)");
        let serving = Serving {
            process,
            address,
            lookout,
        };
        let began = Instant::now();
        while TcpStream::connect(address).await.is_err() {
            assert!(
                began.elapsed() < Duration::from_secs(20),
                "the server does not answer"
            );
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        serving
    }

    /// Resident memory in KiB.
    pub(super) fn memory(&self) -> f64 {
        let status =
            std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap_or_default();
        let line = status
            .lines()
            .find(|line| line.starts_with("VmRSS:"))
            .unwrap_or_default();
        line.split_whitespace()
            .nth(1)
            .and_then(|kib| kib.parse().ok())
            .unwrap_or(0.0)
    }

    pub(super) fn cpu(&self) -> Cpu {
        cpu_of(self.process.id())
    }

    /// A number the server counts.
    pub(super) async fn counted(&self, name: &str) -> f64 {
        let (_, text) = request(self.lookout, "GET", "/metrics", "", "").await;
        let line = text
            .lines()
            .find(|line| line.starts_with(&format!("flibuste_{name} ")));
        line.and_then(|line| line.rsplit(' ').next()?.parse().ok())
            .unwrap_or(0.0)
    }
}
