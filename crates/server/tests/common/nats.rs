//! NATS, started by the tests themselves: in a folder of its own, on a free port, and gone with the test.

use std::cell::RefCell;
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::time::Duration;

thread_local! {
    /// The bus by which the houses of this test are several nodes; none for houses of one.
    static WANTED: RefCell<Option<Rc<Nats>>> = const { RefCell::new(None) };
    /// Where all nodes of each house listen.
    static NODES: RefCell<Vec<Vec<SocketAddr>>> = const { RefCell::new(Vec::new()) };
}

/// Runs a test whose houses are three nodes each, on PostgreSQL and a bus; whatever is asked of a house is asked of its nodes in turn.
pub fn on_three_nodes(test: impl FnOnce()) {
    let Some(nats) = Nats::start() else { return };
    WANTED.set(Some(Rc::new(nats)));
    super::postgres::on_postgres(test);
    WANTED.take();
    NODES.take();
}

/// The bus of this test, if its houses are several nodes.
pub fn wanted() -> Option<Rc<Nats>> {
    WANTED.with_borrow(Clone::clone)
}

/// Notes where all nodes of a house listen, the first of them first.
pub fn note_nodes(all: Vec<SocketAddr>) {
    NODES.with_borrow_mut(|nodes| nodes.push(all));
}

/// The node that is asked next by those who ask the house at this address.
pub fn next_node(address: SocketAddr) -> SocketAddr {
    NODES.with_borrow_mut(|nodes| {
        let Some(own) = nodes.iter_mut().find(|own| own.contains(&address)) else {
            return address;
        };
        own.rotate_left(1);
        own[0]
    })
}

/// A NATS server that runs.
pub struct Nats {
    folder: tempfile::TempDir,
    /// More lines of its configuration.
    settings: String,
    program: PathBuf,
    port: u16,
    server: RefCell<Option<Child>>,
}

/// The program: Debian's, or wherever it is on the path.
fn program() -> Option<PathBuf> {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let debian = ["/usr/sbin", "/usr/bin"].map(PathBuf::from);
    std::env::split_paths(&paths)
        .chain(debian)
        .map(|folder| folder.join("nats-server"))
        .find(|program| program.is_file())
}

impl Nats {
    /// Starts a server. Where there is none, that is said, and is a failure if `FLIBUSTE_NATS=1` says that there must be one.
    pub fn start() -> Option<Nats> {
        Nats::start_with("")
    }

    /// The same, with more lines in its configuration.
    pub fn start_with(settings: &str) -> Option<Nats> {
        match Nats::try_start(settings) {
            Ok(nats) => Some(nats),
            Err(why) => {
                let needed = std::env::var_os("FLIBUSTE_NATS").is_some_and(|asked| asked == "1");
                assert!(!needed, "NATS is needed here: {why}");
                eprintln!("SKIPPED, not looked at: NATS cannot be had here ({why})");
                None
            }
        }
    }

    fn try_start(settings: &str) -> Result<Nats, String> {
        let program = program().ok_or("it is not installed; Debian: apt-get install nats-server")?;
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let probe = std::net::TcpListener::bind("127.0.0.1:0").map_err(|error| error.to_string())?;
        let port = probe.local_addr().map_err(|error| error.to_string())?.port();
        drop(probe);
        let nats = Nats {
            folder,
            settings: settings.into(),
            program,
            port,
            server: RefCell::new(None),
        };
        nats.run()?;
        Ok(nats)
    }

    /// Starts the server on its port.
    pub fn run(&self) -> Result<(), String> {
        let log = std::fs::File::options()
            .append(true)
            .create(true)
            .open(self.folder.path().join("log"))
            .map_err(|error| error.to_string())?;
        let (own, settings) = (self.folder.path().join("nats.conf"), &self.settings);
        let lines = format!("host: 127.0.0.1\nport: {}\n{settings}\n", self.port);
        std::fs::write(&own, lines).map_err(|error| error.to_string())?;
        let server = Command::new(&self.program)
            .arg("-c")
            .arg(&own)
            .current_dir(self.folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .map_err(|error| error.to_string())?;
        self.server.replace(Some(server));
        for _ in 0..400 {
            if TcpStream::connect(self.address()).is_ok() {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(25));
        }
        Err(std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default())
    }

    /// Ends the server at once, with whatever is on its way.
    pub fn halt(&self) {
        if let Some(mut server) = self.server.take() {
            let _ = server.kill();
            let _ = server.wait();
        }
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.port))
    }

    /// The address, as a server is told it.
    pub fn url(&self) -> String {
        format!("nats://{}", self.address())
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.halt();
    }
}
