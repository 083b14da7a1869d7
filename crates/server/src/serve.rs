//! Starting, listening and stopping.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tower::ServiceExt as _;

use crate::http::Peer;
use crate::metrics::Gauge;
use crate::patient::Patient;
use crate::{App, BusError, Config, StorageError, storage};

/// Why the server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The data file.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The other nodes.
    #[error(transparent)]
    Bus(#[from] BusError),
    /// The address.
    #[error("cannot listen at {address}: {problem}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// What the system says.
        problem: std::io::Error,
    },
    /// The threads.
    #[error("cannot start threads: {0}")]
    Threads(std::io::Error),
}

/// A server that runs.
pub struct Server {
    app: Arc<App>,
    address: SocketAddr,
    metrics_address: Option<SocketAddr>,
    stop: watch::Sender<bool>,
    listening: JoinHandle<()>,
    waking: JoinHandle<()>,
    keeping: JoinHandle<()>,
    tidying: JoinHandle<()>,
    copying: JoinHandle<()>,
    leasing: JoinHandle<()>,
    talking: JoinHandle<()>,
}

/// How long clients have to send the head of a request.
const SLOW_HEAD: Duration = Duration::from_secs(10);

/// How many connections beyond what is allowed are answered at once.
const OVERFLOW: usize = 32;

/// How long open requests have to finish when the server stops.
const LAST_REQUESTS: Duration = Duration::from_secs(5);

/// Starts a server; it runs until [`Server::stop`] is called.
pub async fn start(config: Config) -> Result<Server, StartError> {
    config.check()?;
    let wanted = config.listen;
    let cannot = |problem| StartError::Listen {
        address: wanted,
        problem,
    };
    // Nothing in the file is touched by a server that cannot serve it: the lock comes first, then the address, then the file.
    let mut lock = match &config.store {
        None => Some(storage::Lock::take(&config.data)?),
        Some(_) => None,
    };
    let listener = TcpListener::bind(wanted).await.map_err(cannot)?;
    let address = listener.local_addr().map_err(cannot)?;
    if let Some(lock) = &mut lock {
        lock.say(&format!(
            "process {}, which listens at {address}",
            std::process::id()
        ));
    }
    let lookout = match config.metrics {
        None => None,
        Some(address) => {
            let bound = TcpListener::bind(address).await;
            Some(bound.map_err(|problem| StartError::Listen { address, problem })?)
        }
    };
    let metrics_address = lookout.as_ref().and_then(|listener| listener.local_addr().ok());
    // A node that cannot reach the others begins no life, and ends none.
    let reached = match &config.bus {
        None => None,
        Some(address) => Some(crate::bus::Reached::at(address, &config.node).await?),
    };
    let mut app = tokio::task::spawn_blocking(move || App::new(config, lock, address))
        .await
        .map_err(|error| StartError::Threads(error.into()))??;
    if let Some(reached) = reached {
        app.join_others(reached);
    }
    let app = Arc::new(app);
    let talking = tokio::spawn(crate::bus::run(app.clone()));
    let (stop, stopped) = watch::channel(false);
    if let Some(lookout) = lookout {
        tokio::spawn(look_out(app.clone(), lookout, stopped.clone()));
    }
    let listening = tokio::spawn(listen(app.clone(), listener, stopped));
    let waking = tokio::spawn(crate::tables::wake_sleepers(app.clone()));
    let keeping = tokio::spawn(crate::keeper::run(app.clone()));
    let tidying = tokio::spawn(crate::janitor::run(app.clone()));
    let copying = tokio::spawn(crate::backups::run(app.clone()));
    let leasing = tokio::spawn(crate::leases::run(app.clone()));
    Ok(Server {
        app,
        address,
        metrics_address,
        stop,
        listening,
        waking,
        keeping,
        tidying,
        copying,
        leasing,
        talking,
    })
}

impl Server {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The page for operators, with the key that opens it.
    pub fn operators_page(&self) -> String {
        format!(
            "http://{}/#/admin?key={}",
            self.address,
            self.app.operator.secret()
        )
    }

    /// Where the numbers for operators are, if they are anywhere.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics_address
    }

    /// Says good-bye to everybody, settles all tables and closes the file.
    pub async fn stop(self) {
        self.app.stopping.store(true, Relaxed);
        self.waking.abort();
        self.keeping.abort();
        self.tidying.abort();
        self.copying.abort();
        let _ = self.stop.send(true);
        self.app.tables.stop().await;
        // Everything is given up: whoever still asks here for a table finds it elsewhere.
        if let Some(bus) = &self.app.bus {
            bus.leave(self.app.storage.life()).await;
            self.talking.abort();
        }
        let _ = self.listening.await;
        let last_keeping = Duration::from_secs(self.app.config.last_keeping);
        crate::keeper::finish(&self.app, last_keeping).await;
        self.app.operator.put_away();
        // To the last: until everything is given back others count on this node.
        self.leasing.abort();
        self.app.storage.close().await;
    }
}

/// Serves what only operators see, until told to stop.
async fn look_out(app: Arc<App>, listener: TcpListener, mut stopped: watch::Receiver<bool>) {
    let router = crate::http::lookout(app);
    let stop = async move {
        let _ = stopped.changed().await;
    };
    if let Err(error) = axum::serve(listener, router).with_graceful_shutdown(stop).await {
        tracing::warn!(%error, "the numbers for operators are not served any more");
    }
}

async fn listen(app: Arc<App>, listener: TcpListener, mut stopped: watch::Receiver<bool>) {
    let overflow = Arc::new(tokio::sync::Semaphore::new(OVERFLOW));
    let router = crate::http::router(app.clone());
    // Held by every connection that is served; once nobody holds it any more, all requests are answered.
    let (serving, mut all_answered) = tokio::sync::mpsc::channel::<()>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopped.changed() => break,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Most often too many open files: it passes when somebody goes.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let connections = app.metrics.connections_open.load(Relaxed);
        let room = (connections as usize) < app.config.max_sockets * 2;
        let proxy = app.proxies.trusts(address.ip());
        let place = if proxy {
            None
        } else {
            app.open.open(address.ip()).map(Arc::new)
        };
        let one_too_many = !room || (place.is_none() && !proxy);
        // A few more are let in to be told that there is no room, and so that health checks get through.
        let extra = match one_too_many {
            false => None,
            true => {
                if room {
                    app.open.note_refusal(address.ip());
                } else {
                    tracing::warn!(connections, "refused: too many connections (--max-sockets)");
                }
                match overflow.clone().try_acquire_owned() {
                    Ok(extra) => Some(extra),
                    Err(_) => {
                        crate::metrics::count(&app.metrics.too_many);
                        continue;
                    }
                }
            }
        };
        let peer = Peer {
            address,
            place,
            one_too_many,
        };
        let held = (extra, serving.clone());
        let one = serve_one(app.clone(), router.clone(), stream, peer, stopped.clone());
        tokio::spawn(async move {
            one.await;
            drop(held);
        });
    }
    drop(listener);
    drop(serving);
    if tokio::time::timeout(LAST_REQUESTS, all_answered.recv())
        .await
        .is_err()
    {
        tracing::warn!("some requests did not finish in time");
    }
}

async fn serve_one(
    app: Arc<App>,
    router: axum::Router,
    stream: TcpStream,
    peer: Peer,
    mut stopped: watch::Receiver<bool>,
) {
    let _counted = Gauge::new(&app.metrics.connections_open);
    let _ = stream.set_nodelay(true);
    let service = router.map_request(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(peer.clone());
        request
    });
    // HTTP/1.1 and nothing else: a builder that can do both waits for the first bytes without end to know which it is.
    let mut builder = hyper::server::conn::http1::Builder::new();
    builder
        .timer(TokioTimer::new())
        .header_read_timeout(SLOW_HEAD)
        .max_buf_size(16 << 10);
    let service = TowerToHyperService::new(service);
    let connection = builder
        .serve_connection(TokioIo::new(Patient::new(stream)), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        // The request that is being answered is answered; then the connection is closed.
        _ = stopped.changed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended");
    }
}

/// Serves until the process is told to stop, by Ctrl-C or a signal.
pub fn run(config: Config) -> Result<(), StartError> {
    start_logging(&config);
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    if let Some(threads) = config.threads {
        runtime.worker_threads(threads.max(1));
    }
    let runtime = runtime.enable_all().build().map_err(StartError::Threads)?;
    runtime.block_on(async {
        let open = !config.no_open;
        let data = config.data.clone();
        outlive_limits();
        let server = start(config).await?;
        let page = format!("http://{}/", server.address());
        tracing::info!(page, data = %data.display(), "Flibuste serves");
        // Only on the terminal of whoever started it: a log is read by more people than may close tables.
        if std::io::IsTerminal::is_terminal(&std::io::stderr()) {
            eprintln!("operators: {}", server.operators_page());
        } else {
            tracing::info!(file = %data.with_added_extension("admin").display(), "the key for operators lies beside the data file; flibuste admin page shows the link");
        }
        if open {
            open_browser(&page);
        }
        told_to_stop().await;
        tracing::info!("stopping");
        server.stop().await;
        tracing::info!("stopped");
        Ok(())
    })
}

/// A limit on the size of files ends a process that knows nothing of it; here it is a write that fails, as on a full disk.
fn outlive_limits() {
    #[cfg(target_os = "linux")]
    {
        use tokio::signal::unix::{SignalKind, signal};
        /// What Linux calls SIGXFSZ.
        const TOO_LARGE: i32 = 25;
        // Once somebody listens for it, it ends nobody, for as long as the process lives.
        drop(signal(SignalKind::from_raw(TOO_LARGE)));
    }
}

/// What is logged unless somebody says otherwise. What becomes of the bus is said once, by us.
const USUAL_LOG: &str = "info,async_nats=off";

fn start_logging(config: &Config) {
    use std::io::IsTerminal;
    use tracing_subscriber::EnvFilter;
    let filter = EnvFilter::try_from_env("FLIBUSTE_LOG").unwrap_or_else(|_| EnvFilter::new(USUAL_LOG));
    let subscriber = tracing_subscriber::fmt()
        .with_env_filter(filter)
        // Colours are for people at a terminal, not for files.
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    // A program that has set up logging already keeps what it has.
    let _ = if config.log_json {
        subscriber.json().try_init()
    } else {
        subscriber.try_init()
    };
}

async fn told_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    let _ = interrupted.await;
}

/// Opens the page in the browser, if there is one.
fn open_browser(page: &str) {
    let mut command = if cfg!(target_os = "macos") {
        std::process::Command::new("open")
    } else if cfg!(windows) {
        let mut start = std::process::Command::new("cmd");
        start.args(["/C", "start", ""]);
        start
    } else {
        std::process::Command::new("xdg-open")
    };
    let quiet = std::process::Stdio::null;
    if command.arg(page).stdout(quiet()).stderr(quiet()).spawn().is_err() {
        tracing::info!(page, "open this page in a browser");
    }
}
