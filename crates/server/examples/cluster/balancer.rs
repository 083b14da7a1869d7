//! A balancer of a few lines: each new connection goes to the next node that says it is ready. What is open stays where it is.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// How often each node is asked whether it is ready, and how long it has to say so.
const ASK_EVERY: Duration = Duration::from_millis(200);
const PATIENCE: Duration = Duration::from_secs(1);

/// A node as the balancer knows it.
struct Door {
    address: SocketAddr,
    ready: AtomicBool,
}

/// A balancer that runs as long as the runtime.
pub(crate) struct Balancer {
    pub(crate) address: SocketAddr,
    doors: Arc<[Door]>,
}

impl Balancer {
    pub(crate) async fn start(listen: SocketAddr, nodes: &[SocketAddr]) -> std::io::Result<Balancer> {
        let listener = TcpListener::bind(listen).await?;
        let doors: Arc<[Door]> = nodes
            .iter()
            .map(|address| Door {
                address: *address,
                ready: AtomicBool::new(false),
            })
            .collect();
        for number in 0..doors.len() {
            tokio::spawn(ask(doors.clone(), number));
        }
        let balancer = Balancer {
            address: listener.local_addr()?,
            doors: doors.clone(),
        };
        tokio::spawn(async move {
            let next = Arc::new(AtomicUsize::new(0));
            loop {
                match listener.accept().await {
                    Ok((stream, _)) => drop(tokio::spawn(pass(stream, doors.clone(), next.clone()))),
                    Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
                }
            }
        });
        Ok(balancer)
    }

    /// Waits until a node can be balanced to.
    pub(crate) async fn somebody_is_ready(&self) {
        while !self.doors.iter().any(|door| door.ready.load(Relaxed)) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

/// Asks a node again and again whether it is ready.
async fn ask(doors: Arc<[Door]>, number: usize) {
    let door = &doors[number];
    loop {
        let ready = tokio::time::timeout(PATIENCE, is_ready(door.address)).await;
        door.ready.store(matches!(ready, Ok(Ok(true))), Relaxed);
        tokio::time::sleep(ASK_EVERY).await;
    }
}

async fn is_ready(node: SocketAddr) -> std::io::Result<bool> {
    let mut stream = TcpStream::connect(node).await?;
    let asked = format!("GET /readyz HTTP/1.1\r\nhost: {node}\r\nconnection: close\r\n\r\n");
    stream.write_all(asked.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    Ok(answer.starts_with(b"HTTP/1.1 200 "))
}

/// Passes one connection on to the next node that is ready.
async fn pass(mut stream: TcpStream, doors: Arc<[Door]>, next: Arc<AtomicUsize>) {
    for _ in 0..doors.len() {
        let door = &doors[next.fetch_add(1, Relaxed) % doors.len()];
        if !door.ready.load(Relaxed) {
            continue;
        }
        let Ok(Ok(mut node)) = tokio::time::timeout(PATIENCE, TcpStream::connect(door.address)).await else {
            continue;
        };
        let _ = (stream.set_nodelay(true), node.set_nodelay(true));
        let _ = tokio::io::copy_bidirectional(&mut stream, &mut node).await;
        return;
    }
    let busy = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nretry-after: 1\r\nconnection: close\r\n\r\n";
    let _ = stream.write_all(busy).await;
}
