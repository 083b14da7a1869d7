//! PostgreSQL, started by the tests themselves: in a folder of its own, on a free port, and gone with the test.

use std::cell::RefCell;
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::time::Duration;

/// An engine that runs.
pub struct Engine {
    folder: tempfile::TempDir,
    binaries: PathBuf,
    port: u16,
    /// Whether what is committed is on the disk of this machine.
    durable: bool,
    server: RefCell<Option<Child>>,
    /// Which files each database stands for.
    databases: RefCell<Vec<PathBuf>>,
}

thread_local! {
    /// The engine that houses of this test are to keep everything in; none for the file.
    static WANTED: RefCell<Option<Rc<Engine>>> = const { RefCell::new(None) };
}

/// Runs a test whose houses are kept in PostgreSQL. Where it cannot be had, that is said, and is a failure where it was asked for.
pub fn on_postgres(test: impl FnOnce()) {
    let Some(engine) = Engine::start() else { return };
    WANTED.set(Some(Rc::new(engine)));
    test();
    WANTED.take();
}

/// The engine of this test.
pub fn engine() -> Option<Rc<Engine>> {
    WANTED.with_borrow(Clone::clone)
}

/// The database that stands for a data file, if this test is to be kept in databases.
pub fn store_for(data: &Path) -> Option<String> {
    WANTED.with_borrow(|engine| engine.as_ref().map(|engine| engine.database_for(data)))
}

/// Whom a process runs as that may not be root: PostgreSQL insists.
#[cfg(unix)]
fn nobody_special() -> Option<(u32, u32)> {
    use std::os::unix::fs::MetadataExt;
    let root = std::fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0);
    let users = std::fs::read_to_string("/etc/passwd").unwrap_or_default();
    let named = |name: &str| {
        let line = users.lines().find(|line| line.starts_with(&format!("{name}:")))?;
        let mut fields = line.split(':').skip(2);
        Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    };
    root.then(|| {
        named("postgres")
            .or_else(|| named("nobody"))
            .unwrap_or((65_534, 65_534))
    })
}

/// A program of PostgreSQL's, as somebody who may run it, with its words in a file: `/dev/null` is not everybody's everywhere.
fn program(binaries: &Path, name: &str, folder: &Path) -> Command {
    let mut command = Command::new(binaries.join(name));
    let log = || {
        std::fs::File::options()
            .append(true)
            .create(true)
            .open(folder.join("log"))
            .unwrap()
    };
    command
        .current_dir(folder)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(log())
        .stderr(log());
    #[cfg(unix)]
    if let Some((user, group)) = nobody_special() {
        use std::os::unix::process::CommandExt;
        command.uid(user).gid(group);
    }
    command
}

/// The folder with the programs of PostgreSQL: the newest of Debian's, or wherever they are on the path.
fn binaries() -> Option<PathBuf> {
    let mut debian: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path().join("bin")))
        .collect();
    debian.sort();
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let all = debian.into_iter().rev().chain(std::env::split_paths(&paths));
    all.into_iter()
        .find(|folder| folder.join("initdb").is_file() && folder.join("postgres").is_file())
}

/// Makes a certificate for 127.0.0.1 in a folder, `server.pem` with `server.key`, and that of who vouches for it, `ca.pem`; nothing where none can be made.
pub fn certify(folder: &Path, openssl: impl Fn() -> Command) -> Option<()> {
    let make = |arguments: &str| {
        let made = openssl().args(arguments.split(' ')).status();
        made.is_ok_and(|status| status.success()).then_some(())
    };
    std::fs::write(folder.join("for"), "subjectAltName=IP:127.0.0.1\n").ok()?;
    let key = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes";
    make(&format!(
        "req -x509 {key} -days 2 -subj /CN=us -keyout ca.key -out ca.pem"
    ))?;
    make(&format!(
        "req -new {key} -subj /CN=server -keyout server.key -out server.csr"
    ))?;
    make(
        "x509 -req -in server.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile for -out server.pem",
    )
}

impl Engine {
    /// Starts an engine. Where there is none, that is said, and is a failure if `FLIBUSTE_POSTGRES=1` says that there must be one.
    pub fn start() -> Option<Engine> {
        Engine::start_as(false)
    }

    /// The same for measurements: nothing is committed before it is on the disk of this machine.
    pub fn start_durable() -> Option<Engine> {
        Engine::start_as(true)
    }

    fn start_as(durable: bool) -> Option<Engine> {
        match Engine::try_start(durable) {
            Ok(engine) => Some(engine),
            Err(why) => {
                let needed = std::env::var_os("FLIBUSTE_POSTGRES").is_some_and(|asked| asked == "1");
                assert!(!needed, "PostgreSQL is needed here: {why}");
                eprintln!("SKIPPED, not looked at: PostgreSQL cannot be had here ({why})");
                None
            }
        }
    }

    fn try_start(durable: bool) -> Result<Engine, String> {
        let binaries = binaries().ok_or("it is not installed; Debian: apt-get install postgresql")?;
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        #[cfg(unix)]
        if let Some((user, group)) = nobody_special() {
            std::os::unix::fs::chown(folder.path(), Some(user), Some(group))
                .map_err(|error| error.to_string())?;
        }
        let made = program(&binaries, "initdb", folder.path())
            .args([
                "-D",
                "data",
                "-U",
                "flibuste",
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--locale=C",
                "--no-sync",
            ])
            .status();
        if !made.as_ref().is_ok_and(std::process::ExitStatus::success) {
            let said = std::fs::read_to_string(folder.path().join("log")).unwrap_or_default();
            return Err(format!("initdb: {made:?}: {said}"));
        }
        let probe = std::net::TcpListener::bind("127.0.0.1:0").map_err(|error| error.to_string())?;
        let port = probe.local_addr().map_err(|error| error.to_string())?.port();
        drop(probe);
        let engine = Engine {
            folder,
            binaries,
            port,
            durable,
            server: RefCell::new(None),
            databases: RefCell::default(),
        };
        engine.run()?;
        Ok(engine)
    }

    /// Lets the engine hide what is sent from now on, by a certificate for 127.0.0.1; gives the certificate of who vouches for it, or nothing where none
    /// can be made.
    pub fn hide(&self) -> Option<PathBuf> {
        let folder = self.folder.path();
        certify(folder, || program(Path::new("/usr/bin"), "openssl", folder))?;
        let own = folder.display();
        let lines = format!("ssl=on\nssl_cert_file='{own}/server.pem'\nssl_key_file='{own}/server.key'\n");
        let settings = std::fs::File::options()
            .append(true)
            .open(folder.join("data/postgresql.conf"));
        std::io::Write::write_all(&mut settings.ok()?, lines.as_bytes()).ok()?;
        self.halt();
        self.run().ok()?;
        Some(folder.join("ca.pem"))
    }

    /// Starts the engine in its folder.
    pub fn run(&self) -> Result<(), String> {
        // Nothing in tests pulls the plug: what matters is what was committed, not what is on the disk of this machine.
        let synced = if self.durable { "fsync=on" } else { "fsync=off" };
        let server = program(&self.binaries, "postgres", self.folder.path())
            .args([
                "-D",
                "data",
                "-c",
                synced,
                "-h",
                "127.0.0.1",
                "-k",
                "",
                "-p",
                &self.port.to_string(),
            ])
            .args(["-c", "shared_buffers=16MB"])
            .spawn()
            .map_err(|error| error.to_string())?;
        self.server.replace(Some(server));
        for _ in 0..600 {
            if self.answers() {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Err(std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default())
    }

    /// Ends the engine as it would be ended for an update: connections are cut, what was committed stays.
    pub fn halt(&self) {
        let _ = program(&self.binaries, "pg_ctl", self.folder.path())
            .args(["stop", "-D", "data", "-m", "fast", "-w"])
            .status();
        if let Some(mut server) = self.server.take() {
            let _ = server.wait();
        }
    }

    fn answers(&self) -> bool {
        let address = SocketAddr::from(([127, 0, 0, 1], self.port));
        TcpStream::connect_timeout(&address, Duration::from_secs(1)).is_ok()
            && sql(&self.url("postgres"), "SELECT 1").is_ok()
    }

    /// The process that all others of the engine come from.
    pub fn process(&self) -> Option<u32> {
        self.server.borrow().as_ref().map(Child::id)
    }

    /// Runs a tool of PostgreSQL's on this engine, in its folder, as an operator would.
    pub fn tool(&self, name: &str, arguments: &[&str]) {
        let ran = program(&self.binaries, name, self.folder.path())
            .args(arguments)
            .env("PGHOST", "127.0.0.1")
            .env("PGPORT", self.port.to_string())
            .env("PGUSER", "flibuste")
            .status();
        assert!(ran.is_ok_and(|status| status.success()), "{name}: {}", self.log());
    }

    /// What the engine wrote down.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    /// The address of a database.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://flibuste@127.0.0.1:{}/{database}", self.port)
    }

    /// The database that stands for a data file; an empty one if it was not asked for before.
    pub fn database_for(&self, data: &Path) -> String {
        let mut databases = self.databases.borrow_mut();
        let known = databases.iter().position(|known| known == data);
        let name = format!("site{}", known.unwrap_or(databases.len()));
        if known.is_none() {
            databases.push(data.to_owned());
            sql(&self.url("postgres"), &format!("CREATE DATABASE {name}")).unwrap();
        }
        self.url(&name)
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = program(&self.binaries, "pg_ctl", self.folder.path())
            .args(["stop", "-D", "data", "-m", "immediate", "-w"])
            .status();
        if let Some(mut server) = self.server.take() {
            let _ = server.kill();
            let _ = server.wait();
        }
    }
}

/// Carries out statements in a database; gives the values of the first column, as text.
pub fn sql(url: &str, statements: &str) -> Result<Vec<String>, String> {
    let (url, statements) = (url.to_owned(), statements.to_owned());
    // A thread of its own, which may wait wherever this is called from.
    let asked = std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .unwrap();
        runtime.block_on(async {
            let connecting = tokio_postgres::connect(&url, tokio_postgres::NoTls);
            let (client, connection) = connecting.await.map_err(|error| error.to_string())?;
            tokio::spawn(connection);
            let rows = client
                .simple_query(&statements)
                .await
                .map_err(|error| format!("{error:?}"))?;
            Ok(rows
                .iter()
                .filter_map(|row| match row {
                    tokio_postgres::SimpleQueryMessage::Row(row) => {
                        Some(row.get(0).unwrap_or_default().to_owned())
                    }
                    _ => None,
                })
                .collect())
        })
    });
    asked.join().unwrap()
}
