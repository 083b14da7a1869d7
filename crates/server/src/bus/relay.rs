//! A table that lives on another node, behind the same mailbox as one that lives here.

use std::collections::VecDeque;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use async_nats::{Message, Subscriber};
use bytes::Bytes;
use futures_util::StreamExt;
use table::Seat;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::Bus;
use super::asks::NoAnswer;
use super::desk;
use super::frame::{Bye, EVERYBODY, Frame, Kind, sealed};
use super::letter::{Letter, Part, Present, What};
use crate::App;
use crate::failure::Failure;
use crate::keys::{KeyHash, TableId};
use crate::metrics::{Gauge, count};
use crate::tables::{Ask, Connect, Mail, Post, Sent};
use crate::wire::Farewell;

/// How long a relay that nobody uses waits for the next who asks.
const LINGERS: Duration = Duration::from_secs(5);

/// How often the table is told which sockets are here, whatever happens.
const ROLL: Duration = Duration::from_secs(10);

/// How soon after one roll call the next is made because something is missing.
const NEXT_ROLL: Duration = Duration::from_millis(200);

/// How long a command waits for its answer. After that the client comes back and sends it again; it is carried out once.
const ANSWERED: Duration = Duration::from_secs(8);

/// How long somebody who asks waits for a table that is nowhere, and how often it is looked for.
const PATIENCE: Duration = Duration::from_secs(3);
const LOOK_AGAIN: Duration = Duration::from_millis(200);

/// The most bytes of a message that comes in parts.
const LONGEST: usize = 16 << 20;

/// Serves the mailbox of a table that another node has, under the number of its life, until nobody uses it here or it is not there any more. Says what
/// letters that come too late are told.
pub(crate) async fn relay(
    app: &Arc<App>,
    bus: &Arc<Bus>,
    id: TableId,
    owner: i64,
    mail: &mut mpsc::Receiver<Mail>,
) -> Failure {
    let metrics = app.metrics.clone();
    let _counted = Gauge::new(&metrics.tables_relayed);
    let mut relay = Relay {
        app: app.clone(),
        bus: bus.clone(),
        id,
        owner,
        life: app.storage.life(),
        sockets: Vec::new(),
        lines: Vec::new(),
        touched: Instant::now(),
        rolled: Instant::now(),
    };
    let leave = relay.serve(mail).await;
    mail.close();
    relay.put_down(leave);
    match leave {
        Leave::Stopped => Failure::ShuttingDown,
        // Whatever waits is asked again, wherever the table is then.
        Leave::Idle | Leave::Lost => Failure::Internal,
    }
}

/// Why a relay goes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Leave {
    Idle,
    Stopped,
    /// The table is not where it was thought to be, or this node is not what it was.
    Lost,
}

struct Relay {
    app: Arc<App>,
    bus: Arc<Bus>,
    id: TableId,
    /// The life of the node that has the table.
    owner: i64,
    /// The life of this node.
    life: i64,
    sockets: Vec<Socket>,
    lines: Vec<Line>,
    touched: Instant,
    rolled: Instant,
}

/// A socket here.
struct Socket {
    /// What it is called among the viewers of the table.
    viewer: String,
    conn: u64,
    seat: Option<Seat>,
    key: Option<KeyHash>,
    out: Post,
    /// The number of the last message it was sent.
    last: Option<u64>,
    /// The table has let it in, and said from which number on messages follow.
    placed: bool,
    /// Since when it waits for the table to let it in, or for the answer to its oldest command.
    waits: Option<Instant>,
    /// How many commands were not answered yet.
    unanswered: usize,
}

/// What one viewer is sent.
struct Line {
    viewer: String,
    heard: Subscriber,
    /// The parts of a long message so far.
    parts: Option<Parts>,
}

/// The parts of a message that is too long for one, up to the next.
struct Parts {
    /// For which socket it is, and its number.
    of: (u64, u64),
    next: u16,
    text: Vec<u8>,
}

impl Relay {
    async fn serve(&mut self, mail: &mut mpsc::Receiver<Mail>) -> Leave {
        loop {
            let until = self.next_deadline();
            let lines = &mut self.lines;
            let leave = tokio::select! {
                biased;
                letter = mail.recv() => match letter {
                    Some(letter) => self.take(letter).await,
                    None => Some(Leave::Stopped),
                },
                (at, message) = std::future::poll_fn(|context| poll_lines(lines, context)) => match message {
                    Some(message) => self.hear(at, &message),
                    None => Some(Leave::Lost),
                },
                () = tokio::time::sleep_until(until.into()) => self.on_time(),
            };
            if let Some(leave) = leave {
                return leave;
            }
        }
    }

    fn next_deadline(&self) -> Instant {
        if self.sockets.is_empty() {
            return self.touched + LINGERS;
        }
        let waits = self.sockets.iter().filter_map(|socket| socket.waits);
        waits
            .map(|since| since + ANSWERED)
            .fold(self.rolled + ROLL, Instant::min)
    }

    fn on_time(&mut self) -> Option<Leave> {
        if self.sockets.is_empty() {
            return (self.touched.elapsed() >= LINGERS).then_some(Leave::Idle);
        }
        let late = |socket: &Socket| socket.waits.is_some_and(|since| since.elapsed() >= ANSWERED);
        let late: Vec<u64> = self
            .sockets
            .iter()
            .filter(|one| late(one))
            .map(|one| one.conn)
            .collect();
        for conn in late {
            self.let_go(conn, Farewell::Resume);
        }
        if self.rolled.elapsed() >= ROLL {
            self.call_roll();
        }
        None
    }

    async fn take(&mut self, letter: Mail) -> Option<Leave> {
        self.touched = Instant::now();
        match letter {
            // From another node, which takes this one for the table's. It looks again.
            Mail::Ask(ask) if ask.far => desk::moved(Mail::Ask(ask)),
            Mail::Connect(connect) if matches!(connect.out, Post::Far(_)) => {
                desk::moved(Mail::Connect(connect));
            }
            Mail::Command(sent) if sent.back.is_some() => desk::moved(Mail::Command(sent)),
            Mail::Roll(roll) => desk::moved(Mail::Roll(roll)),
            Mail::Ask(ask) => {
                count(&self.app.metrics.requests_relayed);
                tokio::spawn(forward(
                    self.app.clone(),
                    self.bus.clone(),
                    self.id,
                    self.owner,
                    ask,
                ));
            }
            Mail::Connect(connect) if self.bus.nodes.is_gone(self.owner) => {
                connect.out.dismiss(Farewell::Resume);
                return Some(Leave::Lost);
            }
            Mail::Connect(connect) => self.connect(*connect).await,
            Mail::Command(sent) => self.command(*sent),
            Mail::Disconnect { seat, conn } => {
                if let Some(socket) = self.remove(conn) {
                    self.send(&socket.viewer, What::Disconnect { seat, conn });
                }
            }
            Mail::NodeGone(life) | Mail::NoAnswer(life) if life == self.owner => return Some(Leave::Lost),
            Mail::NodeGone(life) if life == self.life => return Some(Leave::Lost),
            Mail::CallRoll if !self.sockets.is_empty() => self.call_roll(),
            Mail::Lost => return Some(Leave::Lost),
            Mail::Stop => return Some(Leave::Stopped),
            // The table sees to these itself.
            Mail::NodeGone(_)
            | Mail::NoAnswer(_)
            | Mail::CallRoll
            | Mail::Wake
            | Mail::LookAtBans
            | Mail::LookUp(_)
            | Mail::Thought(_) => {}
        }
        None
    }

    /// Sends a letter to the table, from one of its viewers or from all sockets here; says whether the bus took it.
    fn send(&self, from: &str, what: What) -> bool {
        let letter = Letter {
            table: self.id,
            from: self.life,
            what,
        };
        let Some(text) = letter.text() else {
            return false;
        };
        let back = self
            .bus
            .back_to(self.life, &format!("table.{}.{}", self.id, self.owner));
        self.bus
            .publish_asking(self.bus.to_table(self.owner, self.id, from), back, sealed(&text))
    }

    async fn connect(&mut self, connect: Connect) {
        let viewer = super::viewer(self.id, connect.seat, connect.key);
        // Who listens first hears everything that is said because of the letter.
        if !self.lines.iter().any(|line| line.viewer == viewer) {
            let subject = self.bus.to_viewer(self.id, connect.seat, connect.key);
            let Some(heard) = self.bus.subscribe(subject).await else {
                connect.out.dismiss(Farewell::Resume);
                return;
            };
            self.lines.push(Line {
                viewer: viewer.clone(),
                heard,
                parts: None,
            });
        }
        self.app
            .metrics
            .sockets_relayed
            .fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        if self.sockets.is_empty() {
            self.rolled = Instant::now();
        }
        self.sockets.push(Socket {
            viewer: viewer.clone(),
            conn: connect.conn,
            seat: connect.seat,
            key: connect.key,
            out: connect.out,
            last: connect.since,
            placed: false,
            // Whoever is not let in comes back.
            waits: Some(Instant::now()),
            unanswered: 0,
        });
        let letter = What::Connect {
            seat: connect.seat,
            conn: connect.conn,
            key: connect.key,
            name: connect.name,
            since: connect.since,
            network: connect.network,
        };
        let sent = self.send(&viewer, letter);
        if !sent {
            self.let_go(connect.conn, Farewell::Resume);
        }
    }

    fn command(&mut self, sent: Sent) {
        let Some(at) = self.sockets.iter().position(|socket| socket.conn == sent.conn) else {
            return;
        };
        let command = serde_json::value::to_raw_value(&sent.command).ok();
        let taken = command.is_some_and(|command| {
            let letter = What::Command {
                seat: sent.seat,
                conn: sent.conn,
                key: self.sockets[at].key,
                id: sent.id,
                command,
            };
            self.send(&self.sockets[at].viewer, letter)
        });
        if taken {
            self.sockets[at].unanswered += 1;
            self.sockets[at].waits.get_or_insert_with(Instant::now);
        } else {
            self.let_go(sent.conn, Farewell::Resume);
        }
    }

    /// Tells the table which sockets are here and what they were sent, so that it sends what they missed.
    fn call_roll(&mut self) {
        self.rolled = Instant::now();
        let present = |socket: &Socket| Present {
            seat: socket.seat,
            conn: socket.conn,
            key: socket.key,
            last: socket.last,
        };
        let all = self.sockets.iter().map(present).collect();
        for part in Part::all(all, self.bus.most_bytes()) {
            self.send(&format!("roll.{}", self.life), What::Roll(part));
        }
    }

    /// Something is missing.
    fn miss(&mut self) {
        if self.rolled.elapsed() >= NEXT_ROLL {
            count(&self.app.metrics.bus_gaps);
            self.call_roll();
        } else {
            // Soon: the roll is due when this is.
            let due = Instant::now().checked_sub(ROLL.saturating_sub(NEXT_ROLL));
            self.rolled = self.rolled.min(due.unwrap_or(self.rolled));
        }
    }

    /// Something came for a viewer.
    fn hear(&mut self, at: usize, message: &Message) -> Option<Leave> {
        let Some(frame) = Frame::read(&message.payload) else {
            // It may have been for somebody here.
            count(&self.app.metrics.bus_nonsense);
            self.miss();
            return None;
        };
        // What a node that had the table before still has to say is in the record.
        if frame.life != self.owner {
            return None;
        }
        let whole = self.lines[at].put_together(&frame);
        let text = match whole {
            Whole::Here(text) => Utf8Bytes::try_from(text).ok(),
            Whole::Later => return None,
            Whole::Never => None,
        };
        let Some(text) = text else {
            self.miss();
            return None;
        };
        let viewer = &self.lines[at].viewer;
        let mut missed = false;
        let mut gone = VecDeque::new();
        for socket in &mut self.sockets {
            let meant = match frame.to {
                EVERYBODY => frame.kind == Kind::Step && socket.placed,
                conn => conn == socket.conn,
            } && socket.viewer == *viewer;
            if !meant {
                continue;
            }
            match socket.hear(&frame, &text) {
                Heard::Fine => {}
                Heard::Missing => missed = true,
                Heard::Gone(farewell) => gone.push_back((socket.conn, farewell)),
                Heard::Moved => return Some(Leave::Lost),
            }
        }
        for (conn, farewell) in gone {
            self.let_go(conn, farewell);
        }
        if missed {
            self.miss();
        }
        None
    }

    fn remove(&mut self, conn: u64) -> Option<Socket> {
        let at = self.sockets.iter().position(|socket| socket.conn == conn)?;
        let socket = self.sockets.swap_remove(at);
        self.app
            .metrics
            .sockets_relayed
            .fetch_sub(1, std::sync::atomic::Ordering::Relaxed);
        if !self.sockets.iter().any(|one| one.viewer == socket.viewer) {
            self.lines.retain(|line| line.viewer != socket.viewer);
        }
        self.touched = Instant::now();
        Some(socket)
    }

    /// Says good-bye to a socket; the table hears that it is gone.
    fn let_go(&mut self, conn: u64, farewell: Farewell) {
        if let Some(socket) = self.remove(conn) {
            socket.out.dismiss(farewell);
            let seat = socket.seat;
            self.send(&socket.viewer, What::Disconnect { seat, conn });
        }
    }

    fn put_down(&mut self, leave: Leave) {
        let farewell = match leave {
            Leave::Stopped => Farewell::Shutdown,
            Leave::Idle | Leave::Lost => Farewell::Resume,
        };
        while let Some(conn) = self.sockets.first().map(|socket| socket.conn) {
            // Where the table is not there is nobody to be told.
            if leave == Leave::Stopped {
                self.let_go(conn, farewell);
            } else if let Some(socket) = self.remove(conn) {
                socket.out.dismiss(farewell);
            }
        }
    }
}

/// What came of a message for a socket.
enum Heard {
    Fine,
    /// Something before it is missing.
    Missing,
    Gone(Farewell),
    Moved,
}

impl Socket {
    fn let_in(&mut self) {
        if !self.placed {
            self.placed = true;
            self.waits = (self.unanswered > 0).then(Instant::now);
        }
    }

    fn hear(&mut self, frame: &Frame, text: &Utf8Bytes) -> Heard {
        match frame.kind {
            Kind::Greeting => {
                self.let_in();
                return Heard::Fine;
            }
            Kind::Step => match self.last {
                Some(last) if frame.number <= last => return Heard::Fine,
                Some(last) if frame.number == last + 1 => self.last = Some(frame.number),
                _ => return Heard::Missing,
            },
            // Whoever was let in has heard everything that lies behind.
            Kind::Whole if self.placed && self.last >= Some(frame.number) => return Heard::Fine,
            Kind::Whole => {
                self.let_in();
                self.last = Some(frame.number);
            }
            Kind::Aside => {
                self.unanswered = self.unanswered.saturating_sub(1);
                self.waits = (self.unanswered > 0).then(Instant::now);
                if self.last.is_none_or(|last| last < frame.number) {
                    // What it answers was not heard yet; it comes with the roll call. The answer itself is not lost.
                    return match self.out.aside(text.clone(), frame.number) {
                        Ok(()) => Heard::Missing,
                        Err(_) => Heard::Gone(Farewell::Resume),
                    };
                }
            }
            // The node that has the table stops, not this one.
            Kind::Bye(Bye::Farewell(Farewell::Shutdown)) => return Heard::Gone(Farewell::Resume),
            Kind::Bye(Bye::Farewell(farewell)) => return Heard::Gone(farewell),
            Kind::Bye(Bye::Moved) => return Heard::Moved,
        }
        match self.out.aside(text.clone(), frame.number) {
            Ok(()) => Heard::Fine,
            Err(_) => Heard::Gone(Farewell::Resume),
        }
    }
}

/// What has come of a message.
enum Whole {
    Here(Bytes),
    /// More parts are to come.
    Later,
    /// A part of it is missing.
    Never,
}

impl Line {
    /// The whole text of a message, once its last part is here. What is whole in one part may come between the parts of another.
    fn put_together(&mut self, frame: &Frame) -> Whole {
        if frame.part == 0 && !frame.more {
            return Whole::Here(frame.text.clone());
        }
        let of = (frame.to, frame.number);
        let double = |parts: &Parts| parts.of == of && parts.next == frame.part + 1;
        if self.parts.as_ref().is_some_and(double) {
            return Whole::Later;
        }
        if frame.part == 0 {
            self.parts = Some(Parts {
                of,
                next: 0,
                text: Vec::new(),
            });
        }
        let follows = |parts: &Parts| parts.of == of && parts.next == frame.part;
        let Some(mut parts) = self.parts.take().filter(follows) else {
            return Whole::Never;
        };
        parts.text.extend_from_slice(&frame.text);
        parts.next += 1;
        match (frame.more, parts.text.len()) {
            (false, _) => Whole::Here(parts.text.into()),
            (true, ..=LONGEST) => {
                self.parts = Some(parts);
                Whole::Later
            }
            (true, _) => Whole::Never,
        }
    }
}

fn poll_lines(lines: &mut [Line], context: &mut Context<'_>) -> Poll<(usize, Option<Message>)> {
    for (at, line) in lines.iter_mut().enumerate() {
        if let Poll::Ready(message) = line.heard.poll_next_unpin(context) {
            return Poll::Ready((at, message));
        }
    }
    Poll::Pending
}

/// Asks the node that has the table. If the table is not there it is looked for again, for a while.
async fn forward(app: Arc<App>, bus: Arc<Bus>, id: TableId, owner: i64, ask: Box<Ask>) {
    let Ask {
        key,
        request,
        asked,
        far,
        begin_within,
        reply,
    } = *ask;
    let only_asks = request.only_asks();
    let letter = Letter {
        table: id,
        from: app.storage.life(),
        what: What::Ask {
            key,
            request,
            heard: bus.nodes.echo(owner),
        },
    };
    let answer = match bus.ask(owner, &letter).await {
        Ok(bytes) => desk::read_answer(bytes).ok_or(NoAnswer::Late),
        Err(none) => Err(none),
    };
    let may_ask_again = match &answer {
        Ok(Err(Failure::Elsewhere | Failure::ShuttingDown)) | Err(NoAnswer::Nobody) => true,
        Err(NoAnswer::Silent) => only_asks,
        Ok(_) | Err(NoAnswer::Late) => false,
    };
    let What::Ask { key, request, .. } = letter.what else {
        return;
    };
    if may_ask_again || matches!(answer, Err(NoAnswer::Silent)) {
        // The relay ends, and whoever comes next looks at the row again.
        if let Some(mailbox) = app.tables.in_memory(id) {
            let _ = mailbox.send(Mail::NoAnswer(owner)).await;
        }
    }
    if may_ask_again && asked.elapsed() < PATIENCE {
        tokio::time::sleep(LOOK_AGAIN).await;
        let again = Ask {
            key,
            request,
            asked,
            far,
            begin_within,
            reply,
        };
        // A server that stops answers nobody any more.
        let _ = app.tables.post(&app, id, Mail::Ask(Box::new(again))).await;
        return;
    }
    let _ = reply.send(answer.unwrap_or_else(|none| Err(none.into())));
}
