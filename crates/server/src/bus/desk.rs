//! Where letters from other nodes to the tables of this one arrive.

use std::sync::Arc;
use std::time::Duration;

use async_nats::{Message, Subscriber};
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::oneshot;

use super::Bus;
use super::asks::BEGUN;
use super::far::Far;
use super::letter::{Letter, Present, What};
use super::think;
use crate::App;
use crate::failure::Failure;
use crate::keys::{KeyHash, Maker, TableId};
use crate::metrics::count;
use crate::tables::{Answer, Ask, Called, Connect, Mail, Post, Roll, Sent};
use crate::wire::{Farewell, Letter as Spoken, TableInfo};

/// How often it is looked whether this node lives under another number.
const LOOK: Duration = Duration::from_millis(100);

/// What is answered to another node.
#[derive(Serialize, Deserialize)]
pub(super) enum Told {
    Done,
    Table(Box<TableInfo>),
    NewTable(TableId),
    Whom {
        keys: Vec<KeyHash>,
        networks: Vec<Maker>,
    },
    Names(Vec<String>),
    /// As it goes out; the text follows.
    Text,
    Failed(Failure),
}

/// Serves letters and answers for as long as the server runs, under each number this node lives under.
pub(super) async fn serve(app: &Arc<App>, bus: &Arc<Bus>) {
    let mut looks = tokio::time::interval(LOOK);
    let mut ears: Option<Ears> = None;
    loop {
        let life = app.storage.life();
        if ears.as_ref().map_or(0, |ears| ears.life) != life {
            ears = Ears::open(bus, life).await;
        }
        let Some(open) = &mut ears else {
            looks.tick().await;
            continue;
        };
        tokio::select! {
            Some(message) = open.letters.next() => deliver(app, bus, life, &message),
            Some(message) = open.answers.next() => answered(app, bus, &message),
            Some(message) = open.thoughts.next() => think::asked(app, bus, &message),
            _ = looks.tick() => {}
        }
    }
}

/// What a node listens to under the number of a life.
struct Ears {
    life: i64,
    letters: Subscriber,
    answers: Subscriber,
    thoughts: Subscriber,
}

impl Ears {
    async fn open(bus: &Bus, life: i64) -> Option<Ears> {
        if life == 0 {
            return None;
        }
        Some(Ears {
            life,
            letters: bus.subscribe(bus.to_node(life)).await?,
            answers: bus.subscribe(bus.back_to(life, ">")).await?,
            thoughts: bus.queue(bus.to_all("think.>"), think::QUEUE).await?,
        })
    }
}

/// An answer came back, or the word that nobody listens where a table was thought to be, or that a letter to it was not as it was sent.
fn answered(app: &Arc<App>, bus: &Bus, message: &Message) {
    let name = message.subject.as_str().split_once(".back.");
    let mut words = name.map_or("", |(_, name)| name).split('.').skip(1);
    match (words.next(), words.next(), words.next()) {
        (Some("ask"), Some(number), None) => bus.answered(number, message),
        (Some("table"), Some(table), Some(owner)) => {
            let mailbox = TableId::read(table).and_then(|id| app.tables.in_memory(id));
            if let (Some(mailbox), Ok(owner)) = (mailbox, owner.parse()) {
                let _ = mailbox.try_send(Mail::NoAnswer(owner));
            }
        }
        _ => count(&app.metrics.bus_nonsense),
    }
}

/// Puts a letter into the mailbox of its table. Nothing is waited for: one table that is slow keeps nobody else waiting.
fn deliver(app: &Arc<App>, bus: &Arc<Bus>, life: i64, message: &Message) {
    let back = message.reply.as_ref().map(ToString::to_string);
    let Some(letter) = Letter::read(&message.payload) else {
        count(&app.metrics.bus_nonsense);
        // Whoever sent it does not wait for nothing: nothing of it was carried out.
        if let Some(back) = back {
            tokio::spawn(refuse_unread(bus.clone(), back));
        }
        return;
    };
    let id = letter.table;
    let Some(mail) = mail(app, bus, life, letter, back) else {
        count(&app.metrics.bus_nonsense);
        return;
    };
    if app.is_stopping() {
        return moved(mail);
    }
    match app.tables.mailbox(app, id).try_send(mail) {
        Ok(()) => {}
        // It was put down at this very moment; it is loaded again.
        Err(TrySendError::Closed(mail)) => match app.tables.mailbox(app, id).try_send(mail) {
            Ok(()) => {}
            Err(TrySendError::Closed(mail) | TrySendError::Full(mail)) => moved(mail),
        },
        Err(TrySendError::Full(mail)) => refuse(mail),
    }
}

/// Says that a letter was not as it was sent. Whoever asked asks again; a relay looks for its table again.
async fn refuse_unread(bus: Arc<Bus>, back: String) {
    let told = serde_json::to_vec(&Told::Failed(Failure::Elsewhere)).unwrap_or_default();
    bus.answer(&back, &told).await;
}

/// A letter as the table reads it.
fn mail(app: &Arc<App>, bus: &Arc<Bus>, life: i64, letter: Letter, back: Option<String>) -> Option<Mail> {
    let (table, from) = (letter.table, letter.from);
    let far = |seat, key, conn| Far::new(bus.clone(), bus.to_viewer(table, seat, key), (life, from), conn);
    Some(match letter.what {
        What::Ask { key, request, heard } => {
            let (reply, answer) = oneshot::channel();
            tokio::spawn(answer_later(app.clone(), bus.clone(), back?, answer));
            // How old it is nobody knows if its node has not heard of this one; before long it has, and asks again.
            let age = heard.map_or(Duration::MAX, |echo| bus.nodes.age(echo));
            Mail::Ask(Box::new(Ask {
                far: true,
                begin_within: Some(BEGUN.saturating_sub(age)),
                ..Ask::new(key, request, reply)
            }))
        }
        What::Connect {
            seat,
            conn,
            key,
            name,
            since,
            network,
        } => Mail::Connect(Box::new(Connect {
            conn,
            seat,
            key,
            name,
            since,
            network,
            out: Post::Far(far(seat, key, conn)),
        })),
        What::Command {
            seat,
            conn,
            key,
            id,
            command,
        } => Mail::Command(Box::new(Sent {
            seat,
            conn,
            id,
            command: serde_json::from_str::<Spoken<'_>>(command.get()).ok()?.command?,
            back: Some(Post::Far(far(seat, key, conn).back())),
        })),
        What::Disconnect { seat, conn } => Mail::Disconnect { seat, conn },
        What::Roll(part) => {
            let called = |one: Present| Called {
                seat: one.seat,
                conn: one.conn,
                last: one.last,
                out: Post::Far(far(one.seat, one.key, one.conn).back()),
            };
            Mail::Roll(Box::new(Roll {
                node: from,
                numbers: part.from..=part.to,
                sockets: part.present.into_iter().map(called).collect(),
            }))
        }
    })
}

/// The table is not here: whoever sent this looks for it.
pub(super) fn moved(mail: Mail) {
    let say = |out: &Post| {
        if let Post::Far(far) = out {
            far.moved();
        }
    };
    match mail {
        Mail::Ask(ask) => drop(ask.reply.send(Err(Failure::Elsewhere))),
        Mail::Connect(connect) => say(&connect.out),
        Mail::Command(sent) => drop(sent.back.as_ref().map(say)),
        Mail::Roll(roll) => roll.sockets.iter().for_each(|called| say(&called.out)),
        _ => {}
    }
}

/// There are too many letters for this table already.
fn refuse(mail: Mail) {
    match mail {
        Mail::Ask(ask) => drop(ask.reply.send(Err(Failure::TooSlow))),
        Mail::Connect(connect) => connect.out.dismiss(Farewell::Resume),
        Mail::Command(sent) => drop(sent.back.map(|back| back.dismiss(Farewell::Resume))),
        _ => {}
    }
}

/// Waits for what a table answers, and sends it back. What has to be thought about is thought about here.
async fn answer_later(
    app: Arc<App>,
    bus: Arc<Bus>,
    back: String,
    answer: oneshot::Receiver<Result<Answer, Failure>>,
) {
    let answer = answer.await.unwrap_or(Err(Failure::Internal));
    let told = match answer {
        Ok(answer) => crate::http::told(&app, answer).await,
        Err(failure) => Err(failure),
    };
    let (told, text) = match told {
        Ok(Answer::Done) => (Told::Done, None),
        Ok(Answer::Table(table)) => (Told::Table(table), None),
        Ok(Answer::NewTable(id)) => (Told::NewTable(id), None),
        Ok(Answer::Whom { keys, networks }) => (Told::Whom { keys, networks }, None),
        Ok(Answer::Names(names)) => (Told::Names(names), None),
        Ok(Answer::Text(text)) => (Told::Text, Some(text)),
        Ok(_) => (Told::Failed(Failure::Internal), None),
        Err(failure) => (Told::Failed(failure), None),
    };
    let mut bytes = serde_json::to_vec(&told).unwrap_or_default();
    if let Some(text) = text {
        bytes.push(b'\n');
        bytes.extend_from_slice(text.as_bytes());
    }
    bus.answer(&back, &bytes).await;
}

/// Reads what another node answered.
pub(super) fn read_answer(mut bytes: Vec<u8>) -> Option<Result<Answer, Failure>> {
    let mut read = serde_json::Deserializer::from_slice(&bytes).into_iter::<Told>();
    let told = read.next()?.ok()?;
    let end = read.byte_offset();
    Some(Ok(match told {
        Told::Done => Answer::Done,
        Told::Table(table) => Answer::Table(table),
        Told::NewTable(id) => Answer::NewTable(id),
        Told::Whom { keys, networks } => Answer::Whom { keys, networks },
        Told::Names(names) => Answer::Names(names),
        Told::Text => {
            bytes.drain(..(end + 1).min(bytes.len()));
            Answer::Text(String::from_utf8(bytes).ok()?)
        }
        Told::Failed(failure) => return Some(Err(failure)),
    }))
}
