//! What operators do from the command line, to a server that runs.

use std::io::{Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::time::Duration;

use serde_json::{Value, json};

use crate::cli::{Admin, AdminCommand, Whom};
use crate::desk::Desk;
use crate::trouble::{Trouble, trouble};

/// A server, and the key that opens it to operators.
struct Office {
    address: String,
    key: String,
}

/// Does what was asked.
pub(crate) fn admin(given: &Admin, desk: &mut Desk) -> Result<(), Trouble> {
    let office = Office::open(given)?;
    match &given.command {
        AdminCommand::Page => desk.line(&format!("http://{}/#/admin?key={}", office.address, office.key)),
        AdminCommand::List => list(&office.ask("GET", "", None)?, desk),
        AdminCommand::Load => load(&office.ask("GET", "", None)?, desk),
        AdminCommand::Close { table } => done(
            &office.ask("POST", &format!("/tables/{table}/close"), None)?,
            desk,
        ),
        AdminCommand::Delete { table } => done(
            &office.ask("POST", &format!("/tables/{table}/delete"), None)?,
            desk,
        ),
        AdminCommand::Mute(whom) => ban("mute", whom, &office, desk),
        AdminCommand::Ban(whom) => ban("away", whom, &office, desk),
        AdminCommand::Notice { text } => done(
            &office.ask("POST", "/notice", Some(json!({ "text": text })))?,
            desk,
        ),
    }
}

fn done(answer: &Value, desk: &mut Desk) -> Result<(), Trouble> {
    let text = if desk.json {
        answer.to_string()
    } else {
        desk.words.text("admin-cli-done", [])
    };
    desk.line(&text)
}

fn ban(kind: &str, whom: &Whom, office: &Office, desk: &mut Desk) -> Result<(), Trouble> {
    let mut body = json!({ "kind": kind, "hours": whom.hours, "why": whom.why });
    for (name, value) in [
        ("table", &whom.table),
        ("name", &whom.name),
        ("address", &whom.address),
        ("who", &whom.who),
    ] {
        if let Some(value) = value {
            body[name] = json!(value);
        }
    }
    if let Some(seat) = whom.seat {
        body["seat"] = json!(seat);
    }
    match (whom.network, whom.key_only) {
        (true, _) => body["network"] = json!(true),
        (_, true) => body["network"] = json!(false),
        _ => {}
    }
    done(&office.ask("POST", "/bans", Some(body))?, desk)
}

fn list(seen: &Value, desk: &mut Desk) -> Result<(), Trouble> {
    if desk.json {
        return desk.line(&seen.to_string());
    }
    let listed = |name: &str| seen[name].as_array().map(Vec::as_slice).unwrap_or_default();
    if listed("tables").is_empty() {
        desk.line(&desk.words.text("admin-cli-no-tables", []))?;
    }
    for table in listed("tables") {
        desk.line(&told_table(table))?;
    }
    for ban in listed("bans") {
        let line = told_ban(ban, desk);
        desk.line(&line)?;
    }
    Ok(())
}

fn text<'a>(of: &'a Value, name: &str) -> &'a str {
    of[name].as_str().unwrap_or_default()
}

fn told_table(table: &Value) -> String {
    let seats = table["seats"].as_array().into_iter().flatten();
    let watching = table["onlookers"].as_array().into_iter().flatten();
    let watching = watching.map(|name| format!("({})", name.as_str().unwrap_or_default()));
    let names: Vec<String> = seats
        .map(|seat| format!("{}:{}", seat["seat"], text(seat, "name")))
        .chain(watching)
        .collect();
    format!(
        "{:>6}  {}  {:<9} {:<8} {:>9}  {}",
        table["number"],
        text(table, "id"),
        text(table, "game"),
        text(table, "phase"),
        size(&table["bytes"]),
        names.join(" ")
    )
}

fn told_ban(ban: &Value, desk: &Desk) -> String {
    let network = match ban["network"] == true {
        true => desk.words.text("admin-cli-network", []),
        false => String::new(),
    };
    let left = ban["until"].as_u64().unwrap_or(0).saturating_sub(now());
    desk.words.text(
        "admin-cli-ban",
        [
            ("kind", text(ban, "kind").into()),
            ("who", text(ban, "who").into()),
            ("network", network.into()),
            ("hours", left.div_ceil(HOUR).into()),
            ("why", text(ban, "why").into()),
        ],
    )
}

fn load(seen: &Value, desk: &mut Desk) -> Result<(), Trouble> {
    let load = &seen["load"];
    if desk.json {
        return desk.line(&load.to_string());
    }
    let number = |name: &str| load[name].as_u64().unwrap_or(0);
    let minutes = |since: u64| (now().saturating_sub(since) / 60_000).into();
    let copy = match load["backup"].as_u64() {
        Some(when) => desk.words.text("admin-cli-copy", [("minutes", minutes(when))]),
        None => desk.words.text("admin-cli-no-copy", []),
    };
    let mut args: Vec<_> = [
        "open_tables",
        "loaded",
        "sockets",
        "connections",
        "moves",
        "refused",
        "panics",
    ]
    .into_iter()
    .map(|name| (name, number(name).into()))
    .collect();
    args.push(("minutes", (number("uptime") / 60).into()));
    args.push(("size", size(&load["bytes"]).into()));
    args.push(("copy", copy.into()));
    let told = desk.words.text("admin-cli-load", args);
    desk.line(&told)
}

/// An hour in milliseconds.
const HOUR: u64 = 3_600_000;

/// Milliseconds since 1970.
fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}

/// So many bytes as people read them.
fn size(bytes: &Value) -> String {
    indicatif::HumanBytes(bytes.as_u64().unwrap_or(0)).to_string()
}

impl Office {
    fn open(given: &Admin) -> Result<Office, Trouble> {
        let written = server::operator_key(&given.data);
        match (&given.server, &given.key, written) {
            (Some(address), Some(key), _) => Ok(Office {
                address: address.clone(),
                key: key.clone(),
            }),
            (server, key, Ok((address, written))) => Ok(Office {
                address: server.clone().unwrap_or(address),
                key: key.clone().unwrap_or(written),
            }),
            (_, _, Err(error)) => trouble(format!(
                "no server seems to run on {}: its key for operators cannot be read ({error}); give --server and --key otherwise",
                given.data.display()
            )),
        }
    }

    /// Asks the server; what it refuses is trouble.
    fn ask(&self, method: &str, path: &str, body: Option<Value>) -> Result<Value, Trouble> {
        let body = body.map(|body| body.to_string()).unwrap_or_default();
        let answer = match self.send(method, path, &body) {
            Ok(answer) => answer,
            Err(error) => return trouble(format!("{}: {error}", self.address)),
        };
        let (head, text) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let status = head.split(' ').nth(1).unwrap_or_default();
        let told: Value = serde_json::from_str(text.trim()).unwrap_or_default();
        if status.starts_with('2') {
            return Ok(told);
        }
        let why = told["error"]["detail"].as_str().unwrap_or(text);
        trouble(format!("{} says {status}: {why}", self.address))
    }

    fn send(&self, method: &str, path: &str, body: &str) -> std::io::Result<String> {
        let limit = Duration::from_secs(20);
        let mut places = self.address.to_socket_addrs()?;
        let place = places.next().ok_or(std::io::ErrorKind::AddrNotAvailable)?;
        let mut link = TcpStream::connect_timeout(&place, limit)?;
        link.set_read_timeout(Some(limit))?;
        // In this version an answer is never sent in chunks, and the connection ends with it.
        write!(
            link,
            "{method} /api/v1/admin{path} HTTP/1.0\r\nhost: {}\r\nx-flibuste-admin: {}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            self.key,
            body.len()
        )?;
        let mut answer = Vec::new();
        link.read_to_end(&mut answer)?;
        Ok(String::from_utf8_lossy(&answer).into_owned())
    }
}
