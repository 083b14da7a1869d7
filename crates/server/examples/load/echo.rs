//! A bare echo of the same bytes over the same number of connections: what the kernel alone asks for a move, however little a program does.
//!
//! The echo is a process of its own on the server's core, as the server is. Two connections make a table; whatever one of them sends is
//! answered with as many bytes as a mover hears, and as many as the other one hears go to the other connection. It reads no JSON, knows no rules
//! and writes nothing down.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::process::{Child, Command};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use super::{Cpu, cpu_of};

/// How many bytes travel for one move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sizes {
    /// From the mover.
    pub(crate) asked: usize,
    /// Back to the mover.
    pub(crate) own: usize,
    /// To the other player.
    pub(crate) other: usize,
}

impl Sizes {
    fn to_words(self) -> [String; 3] {
        [self.asked, self.own, self.other].map(|bytes| bytes.to_string())
    }

    fn from_words(words: &[String]) -> Option<Sizes> {
        let mut bytes = words.iter().map(|word| word.parse().ok());
        Some(Sizes {
            asked: bytes.next()??,
            own: bytes.next()??,
            other: bytes.next()??,
        })
    }
}

/// If this program was started as the echo, it is the echo until it is killed.
pub(crate) fn is_echo(words: &[String]) -> bool {
    let ["--echo", address] = [0, 1].map(|at| words.get(at).map_or("", String::as_str)) else {
        return false;
    };
    let (Ok(address), Some(sizes)) = (address.parse(), Sizes::from_words(&words[2..])) else {
        return false;
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .expect("threads can be started");
    runtime.block_on(serve(address, sizes));
    true
}

type Waiting = Arc<Mutex<HashMap<u64, Arc<TcpStream>>>>;

async fn serve(address: SocketAddr, sizes: Sizes) {
    let listener = TcpListener::bind(address).await.expect("the port is free");
    let waiting = Waiting::default();
    while let Ok((mut stream, _)) = listener.accept().await {
        let waiting = waiting.clone();
        tokio::spawn(async move {
            let _ = stream.set_nodelay(true);
            let Ok(table) = stream.read_u64_le().await else {
                return;
            };
            let stream = Arc::new(stream);
            let first = waiting.lock().expect("nobody panics").remove(&table);
            match first {
                Some(first) => {
                    tokio::spawn(answer(first.clone(), stream.clone(), sizes));
                    answer(stream, first, sizes).await;
                }
                None => {
                    waiting.lock().expect("nobody panics").insert(table, stream);
                }
            }
        });
    }
}

/// Answers what one of two connections sends.
async fn answer(own: Arc<TcpStream>, other: Arc<TcpStream>, sizes: Sizes) {
    let bytes = vec![b'x'; sizes.own.max(sizes.other)];
    let mut heard = vec![0; sizes.asked];
    let mut read = 0;
    while own.readable().await.is_ok() {
        match own.try_read(&mut heard) {
            Ok(0) => return,
            Ok(more) => read += more,
            Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => continue,
            Err(_) => return,
        }
        if read >= sizes.asked {
            read -= sizes.asked;
            // Whoever waits for each answer before asking again has room for it.
            let _ = other.try_write(&bytes[..sizes.other]);
            let _ = own.try_write(&bytes[..sizes.own]);
        }
    }
}

/// The echo as a process; it goes with this program.
struct Echo {
    process: Child,
}

impl Drop for Echo {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// What the echo takes of a processor for 1,000 such moves at so many tables.
pub(crate) async fn measure(tables: usize, sizes: Sizes, core: Option<String>, lasting: Duration) -> Cpu {
    let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|probe| probe.local_addr());
    let address = free.expect("loopback has a free port");
    let program = std::env::current_exe().expect("this program has a path");
    let mut command = match core {
        Some(core) => {
            let mut pinned = Command::new("taskset");
            pinned.args(["-c", &core]).arg(program);
            pinned
        }
        None => Command::new(program),
    };
    command
        .args(["--echo", &address.to_string()])
        .args(sizes.to_words());
    let echo = Echo {
        process: command.spawn().expect("this program starts again"),
    };
    while TcpStream::connect(address).await.is_err() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let moves = Arc::new(std::sync::atomic::AtomicU64::new(0));
    let mut tasks = Vec::new();
    for table in 0..tables {
        tasks.push(tokio::spawn(play(address, table as u64, sizes, moves.clone())));
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let made = || moves.load(std::sync::atomic::Ordering::Relaxed) as f64;
    let before = (made(), cpu_of(echo.process.id()));
    tokio::time::sleep(lasting).await;
    let used = cpu_of(echo.process.id()).since(before.1, made() - before.0);
    for task in tasks {
        task.abort();
    }
    used
}

/// Two people who move in turn and wait for each answer.
async fn play(address: SocketAddr, table: u64, sizes: Sizes, moves: Arc<std::sync::atomic::AtomicU64>) {
    let mut pair = Vec::new();
    for _ in 0..2 {
        let mut stream = TcpStream::connect(address).await.expect("the echo listens");
        let _ = stream.set_nodelay(true);
        stream.write_u64_le(table).await.expect("the echo reads");
        pair.push(stream);
    }
    let (asked, mut heard) = (vec![b'x'; sizes.asked], vec![0; sizes.own.max(sizes.other)]);
    let mut mover = 0;
    loop {
        pair[mover].write_all(&asked).await.expect("the echo reads");
        for (who, bytes) in [(mover, sizes.own), (1 - mover, sizes.other)] {
            pair[who]
                .read_exact(&mut heard[..bytes])
                .await
                .expect("the echo answers");
        }
        moves.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        mover = 1 - mover;
    }
}
