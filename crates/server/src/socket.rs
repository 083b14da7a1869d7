//! One WebSocket: letters to the table on the way in, messages from it on the way out.

use std::collections::VecDeque;
use std::io::{ErrorKind, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::{FutureExt, SinkExt, StreamExt};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use table::Seat;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::Timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use crate::App;
use crate::failure::Failure;
use crate::keys::{KeyHash, Maker, TableId};
use crate::limits::{Bucket, Place, Rate};
use crate::metrics::{Gauge, count};
use crate::patient::Patient;
use crate::tables::{Connect, Mail, Outbox, Sent, WAITING, message, outbox, refused};
use crate::wire::{Command, Farewell, Letter, ServerMessage};

/// The largest message a client may send.
const LARGEST: usize = 16 << 10;

/// The buffer for reading. Small, because most sockets are idle most of the time and a buffer never shrinks.
const BUFFER: usize = 1 << 10;

/// How each message begins. A server does not mask what it sends.
const WHOLE_TEXT: FrameHeader = FrameHeader {
    is_final: true,
    rsv1: false,
    rsv2: false,
    rsv3: false,
    opcode: OpCode::Data(Data::Text),
    mask: None,
};

/// The longest header of a frame that is not masked.
const LONGEST_HEADER: usize = 10;

/// How many messages are written without setting anything aside.
const AT_ONCE: usize = 8;

/// How long a client may take to take what it is sent.
const SLOW: Duration = Duration::from_secs(15);

/// How many messages that cannot be read are put up with.
const PATIENCE: u32 = 50;

/// The longest name of a command.
const LONGEST_ID: usize = 64;

/// Who opened a socket, to which place.
pub(crate) struct Guest {
    pub(crate) table: TableId,
    pub(crate) seat: Option<Seat>,
    pub(crate) key: Option<KeyHash>,
    pub(crate) name: String,
    pub(crate) since: Option<u64>,
    /// Whose network it comes from.
    pub(crate) network: Option<Maker>,
    /// Its place among the connections of its address.
    pub(crate) place: Option<Arc<Place>>,
}

type Socket = WebSocketStream<TcpStream>;

/// A request that wants to become a WebSocket.
pub(crate) struct Upgrade {
    accept: HeaderValue,
    upgrade: OnUpgrade,
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failure> {
        let says = |name: header::HeaderName, word: &str| {
            let value = parts.headers.get(name).and_then(|value| value.to_str().ok());
            value.is_some_and(|value| {
                value
                    .to_ascii_lowercase()
                    .split(',')
                    .any(|part| part.trim() == word)
            })
        };
        let asks = parts.method == Method::GET
            && says(header::CONNECTION, "upgrade")
            && says(header::UPGRADE, "websocket")
            && says(header::SEC_WEBSOCKET_VERSION, "13");
        let key = parts.headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| asks);
        let accept = key.map(|key| derive_accept_key(key.as_bytes()));
        let accept = accept.and_then(|accept| HeaderValue::from_str(&accept).ok());
        match (accept, parts.extensions.remove::<OnUpgrade>()) {
            (Some(accept), Some(upgrade)) => Ok(Upgrade { accept, upgrade }),
            _ => Err(Failure::BadRequest("this is the address of a WebSocket".into())),
        }
    }
}

impl Upgrade {
    /// Agrees, and serves the socket on a task of its own.
    pub(crate) fn serve(self, app: Arc<App>, guest: Guest) -> Response {
        let upgrade = self.upgrade;
        tokio::spawn(async move {
            // What is only needed to open the socket is gone once it is open.
            if let Some(socket) = Box::pin(open(upgrade)).await {
                serve(app, guest, socket).await;
            }
        });
        let headers = [
            (header::CONNECTION, HeaderValue::from_static("upgrade")),
            (header::UPGRADE, HeaderValue::from_static("websocket")),
            (header::SEC_WEBSOCKET_ACCEPT, self.accept),
        ];
        (StatusCode::SWITCHING_PROTOCOLS, headers).into_response()
    }
}

/// The socket under a request, once the answer is sent.
async fn open(upgrade: OnUpgrade) -> Option<Box<Socket>> {
    let upgraded = upgrade.await.ok()?;
    let parts = upgraded.downcast::<TokioIo<Patient>>().ok()?;
    let config = WebSocketConfig::default()
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(1 << 20)
        .max_message_size(Some(LARGEST))
        .max_frame_size(Some(LARGEST));
    let read_already = parts.read_buf.to_vec();
    let stream = parts.io.into_inner().into_inner();
    let socket = WebSocketStream::from_partially_read(stream, read_already, Role::Server, Some(config)).await;
    Some(Box::new(socket))
}

/// Serves a socket until one side closes it.
async fn serve(app: Arc<App>, guest: Guest, mut socket: Box<Socket>) {
    let metrics = app.metrics.clone();
    let _counted = Gauge::new(&metrics.sockets_open);
    let (out, mut messages) = outbox(WAITING);
    let conn = app.tables.new_conn();
    let connect = Connect {
        conn,
        seat: guest.seat,
        key: guest.key,
        name: guest.name,
        since: guest.since,
        network: guest.network,
        out,
    };
    let mailbox = app.tables.mailbox(&app, guest.table);
    if mailbox.send(Mail::Connect(Box::new(connect))).await.is_ok() {
        let mut line = Line {
            mailbox: mailbox.clone(),
            seat: guest.seat,
            conn,
            rate: app.command_rate,
            bucket: app.command_rate.map(Bucket::full),
            bad: 0,
            heard: Instant::now(),
        };
        let farewell = line.talk(&app, &mut socket, &mut messages).await;
        let _ = mailbox
            .send(Mail::Disconnect {
                seat: guest.seat,
                conn,
            })
            .await;
        close(&mut socket, farewell).await;
    } else {
        close(&mut socket, Some(Farewell::Resume)).await;
    }
    drop(guest.place);
}

/// Sends within the time a client is given. What that takes is needed only while something is being sent, so it is kept apart from what an
/// idle socket holds.
fn in_time<F: Future>(sending: F) -> Pin<Box<Timeout<F>>> {
    Box::pin(tokio::time::timeout(SLOW, sending))
}

/// Says why, and closes. `None` if the client closed, or is gone.
async fn close(socket: &mut Socket, farewell: Option<Farewell>) {
    let (code, reason) = match farewell {
        None => (1000, ""),
        Some(Farewell::Shutdown) => (1001, "shutdown"),
        Some(Farewell::Resume) => (1012, "resume"),
        Some(Farewell::SeatLost) => (1008, "seat_lost"),
        Some(Farewell::Seated) => (1008, "seated"),
        Some(Farewell::SentAway) => (1008, "sent_away"),
        Some(Farewell::Gone) => (1008, "gone"),
        Some(Farewell::Silent) => (1008, "silent"),
        Some(Farewell::Unruly) => (1008, "unruly"),
    };
    if let Some(reason) = farewell {
        let bye = message(&ServerMessage::Bye { reason });
        let _ = in_time(socket.send(Message::Text(bye))).await;
    }
    let frame = Message::Close(Some(CloseFrame {
        code: code.into(),
        reason: reason.into(),
    }));
    let _ = Box::pin(tokio::time::timeout(Duration::from_secs(1), socket.send(frame))).await;
}

/// Closes a socket whose client does not keep to the protocol, with the code for what it did. What it still sends is read for a moment, since a
/// connection that is closed with unread bytes loses what was sent last.
async fn complain(socket: &mut Socket, error: &Error) {
    let code: u16 = match error {
        Error::Capacity(_) => 1009,
        Error::Utf8(_) => 1007,
        Error::Protocol(_) => 1002,
        _ => return,
    };
    let [high, low] = code.to_be_bytes();
    let stream = socket.get_mut();
    let say_and_drain = async {
        stream.write_all(&[0x88, 2, high, low]).await?;
        stream.shutdown().await?;
        let mut rest = [0; 1024];
        let mut most = LARGEST;
        while most > 0 {
            match stream.read(&mut rest).await? {
                0 => break,
                read => most = most.saturating_sub(read),
            }
        }
        std::io::Result::Ok(())
    };
    let _ = Box::pin(tokio::time::timeout(Duration::from_secs(1), say_and_drain)).await;
}

/// One side of a conversation.
struct Line {
    mailbox: mpsc::Sender<Mail>,
    seat: Option<Seat>,
    conn: u64,
    rate: Option<Rate>,
    bucket: Option<Bucket>,
    bad: u32,
    heard: Instant,
}

impl Line {
    /// Passes messages both ways until somebody goes; says why, if it is for the server to say.
    async fn talk(&mut self, app: &App, socket: &mut Socket, messages: &mut Outbox) -> Option<Farewell> {
        let mut look = std::pin::pin!(tokio::time::sleep(app.config.ask_after()));
        loop {
            tokio::select! {
                biased;
                taken = messages.take() => {
                    let taken = match taken {
                        Ok(taken) => taken,
                        Err(farewell) => return Some(farewell),
                    };
                    match write_at_once(socket, &taken) {
                        Ok(Written::All) => {}
                        Ok(Written::Bytes(written)) => match in_time(write_rest(socket, &taken, written)).await {
                            Ok(Ok(())) => {}
                            Ok(Err(_)) => return None,
                            Err(_) => {
                                count(&app.metrics.slow_clients);
                                return None;
                            }
                        },
                        Err(_) => return None,
                    }
                }
                received = socket.next() => {
                    let received = match received {
                        Some(Ok(received)) => received,
                        Some(Err(error)) => {
                            complain(socket, &error).await;
                            return None;
                        }
                        None => return None,
                    };
                    self.heard = Instant::now();
                    match received {
                        Message::Text(text) => match self.read(app, &text) {
                            Read::Letter(mail) => {
                                if self.mailbox.send(mail).await.is_err() {
                                    return Some(Farewell::Resume);
                                }
                            }
                            Read::Answer(answer) => {
                                if !matches!(in_time(socket.send(Message::Text(answer))).await, Ok(Ok(()))) {
                                    return None;
                                }
                            }
                            Read::Enough => return Some(Farewell::Unruly),
                        },
                        Message::Binary(_) => match self.misread(app, "") {
                            Read::Answer(answer) => {
                                if !matches!(in_time(socket.send(Message::Text(answer))).await, Ok(Ok(()))) {
                                    return None;
                                }
                            }
                            _ => return Some(Farewell::Unruly),
                        },
                        Message::Close(_) => return None,
                        Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {
                            if !self.has_time_for_it(app) && self.bad >= PATIENCE {
                                return Some(Farewell::Unruly);
                            }
                        }
                    }
                }
                () = &mut look => {
                    // One timer for all: whoever was heard meanwhile is asked later, and nobody is asked who speaks by themselves.
                    let (quiet, ask_after) = (self.heard.elapsed(), app.config.ask_after());
                    if quiet >= app.config.silence() {
                        return Some(Farewell::Silent);
                    }
                    let next = match quiet >= ask_after {
                        true => app.config.silence(),
                        false => ask_after,
                    };
                    look.as_mut().reset(tokio::time::Instant::from_std(self.heard + next));
                    if quiet >= ask_after {
                        let asked = in_time(socket.send(Message::Ping(Default::default()))).await;
                        if !matches!(asked, Ok(Ok(()))) {
                            return None;
                        }
                    }
                }
            }
        }
    }

    /// Reads what a client sent.
    fn read(&mut self, app: &App, text: &str) -> Read {
        let Ok(Letter { id, command }) = serde_json::from_str(text) else {
            return self.misread(app, "");
        };
        if matches!(command, Some(Command::Ping)) {
            return match self.has_time_for_it(app) || self.bad < PATIENCE {
                true => Read::Answer(message(&ServerMessage::Pong)),
                false => Read::Enough,
            };
        }
        if id.is_empty() || id.len() > LONGEST_ID {
            return self.misread(app, "");
        }
        if !self.has_time_for_it(app) {
            return match self.bad {
                ..PATIENCE => Read::Answer(refused(&id, "too_fast")),
                _ => Read::Enough,
            };
        }
        let Some(command) = command else {
            return self.misread(app, &id);
        };
        self.bad = self.bad.saturating_sub(1);
        Read::Letter(Mail::Command(Box::new(Sent {
            seat: self.seat,
            conn: self.conn,
            id: id.into_owned(),
            command,
            back: None,
        })))
    }

    /// Whether one more message is not too fast, of whatever kind it is; counts it if it is.
    fn has_time_for_it(&mut self, app: &App) -> bool {
        if let (Some(rate), Some(bucket)) = (self.rate, &mut self.bucket)
            && !bucket.take(rate)
        {
            count(&app.metrics.too_many);
            self.bad += 1;
            return false;
        }
        true
    }

    fn misread(&mut self, app: &App, id: &str) -> Read {
        count(&app.metrics.bad_messages);
        self.bad += 1;
        match self.bad {
            ..PATIENCE => Read::Answer(refused(id, "bad_message")),
            _ => Read::Enough,
        }
    }
}

/// What came of a text.
enum Read {
    Letter(Mail),
    Answer(Utf8Bytes),
    /// Too much nonsense.
    Enough,
}

/// How much of some messages was written.
enum Written {
    All,
    Bytes(usize),
}

/// Writes messages without waiting, as far as the client takes them. They are written straight from where they lie: nothing is copied into a
/// buffer, which would stay with the socket, and nothing is set aside for the usual few.
fn write_at_once(socket: &mut Socket, messages: &VecDeque<Utf8Bytes>) -> Result<Written, Error> {
    if messages.len() > AT_ONCE {
        return Ok(Written::Bytes(0));
    }
    // What the protocol itself had to say goes first, and whole.
    match socket.flush().now_or_never() {
        Some(flushed) => flushed?,
        None => return Ok(Written::Bytes(0)),
    }
    let mut headers = [[0; LONGEST_HEADER]; AT_ONCE];
    let mut slices = [IoSlice::new(&[]); 2 * AT_ONCE];
    let mut length = 0;
    for ((header, text), pair) in headers.iter_mut().zip(messages).zip(slices.chunks_exact_mut(2)) {
        let mut rest = &mut header[..];
        WHOLE_TEXT.format(text.len() as u64, &mut rest)?;
        let used = LONGEST_HEADER - rest.len();
        pair[0] = IoSlice::new(&header[..used]);
        pair[1] = IoSlice::new(text.as_bytes());
        length += used + text.len();
    }
    match socket.get_ref().try_write_vectored(&slices[..2 * messages.len()]) {
        Ok(written) if written == length => Ok(Written::All),
        Ok(written) => Ok(Written::Bytes(written)),
        Err(error) if error.kind() == ErrorKind::WouldBlock => Ok(Written::Bytes(0)),
        Err(error) => Err(error.into()),
    }
}

/// Writes what is left of messages after so many bytes, as fast as the client takes it.
async fn write_rest(
    socket: &mut Socket,
    messages: &VecDeque<Utf8Bytes>,
    written: usize,
) -> Result<(), Error> {
    socket.flush().await?;
    let mut headers = Vec::with_capacity(messages.len() * LONGEST_HEADER);
    let mut ends = Vec::with_capacity(messages.len());
    for text in messages {
        WHOLE_TEXT.format(text.len() as u64, &mut headers)?;
        ends.push(headers.len());
    }
    let mut slices = Vec::with_capacity(messages.len() * 2);
    let mut start = 0;
    for (text, end) in messages.iter().zip(ends) {
        slices.push(IoSlice::new(&headers[start..end]));
        slices.push(IoSlice::new(text.as_bytes()));
        start = end;
    }
    let mut left = &mut slices[..];
    IoSlice::advance_slices(&mut left, written);
    Ok(write_all(socket.get_mut(), left).await?)
}

/// Writes all of the slices.
async fn write_all(stream: &mut TcpStream, mut slices: &mut [IoSlice<'_>]) -> std::io::Result<()> {
    while !slices.is_empty() {
        match stream.write_vectored(slices).await? {
            0 => return Err(ErrorKind::WriteZero.into()),
            written => IoSlice::advance_slices(&mut slices, written),
        }
    }
    Ok(())
}
