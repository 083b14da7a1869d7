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
    done(&office.ask("POST", "/bans", Some(body))?, desk)
}

fn list(seen: &Value, desk: &mut Desk) -> Result<(), Trouble> {
    if desk.json {
        return desk.line(&seen.to_string());
    }
    for table in seen["tables"].as_array().into_iter().flatten() {
        let seats = table["seats"].as_array().into_iter().flatten();
        let names: Vec<String> = seats
            .map(|seat| format!("{}:{}", seat["seat"], seat["name"].as_str().unwrap_or_default()))
            .collect();
        let text = |name: &str| table[name].as_str().unwrap_or_default().to_owned();
        let line = format!(
            "{:>6}  {}  {:<9} {:<8} {:>9}  {}",
            table["number"],
            text("id"),
            text("game"),
            text("phase"),
            table["bytes"],
            names.join(" ")
        );
        desk.line(&line)?;
    }
    for ban in seen["bans"].as_array().into_iter().flatten() {
        let text = |name: &str| ban[name].as_str().unwrap_or_default().to_owned();
        desk.line(&format!(
            "{}  {}  {}  {}",
            text("kind"),
            text("who"),
            ban["until"],
            text("why")
        ))?;
    }
    Ok(())
}

fn load(seen: &Value, desk: &mut Desk) -> Result<(), Trouble> {
    if desk.json {
        return desk.line(&seen["load"].to_string());
    }
    for (name, value) in seen["load"].as_object().into_iter().flatten() {
        desk.line(&format!("{name:<12} {value}"))?;
    }
    Ok(())
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
        write!(
            link,
            "{method} /api/v1/admin{path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\nx-flibuste-admin: {}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            self.key,
            body.len()
        )?;
        let mut answer = Vec::new();
        link.read_to_end(&mut answer)?;
        Ok(unchunked(&String::from_utf8_lossy(&answer)))
    }
}

/// The answer with its body in one piece.
fn unchunked(answer: &str) -> String {
    let Some((head, body)) = answer.split_once("\r\n\r\n") else {
        return answer.to_owned();
    };
    if !head.to_ascii_lowercase().contains("transfer-encoding: chunked") {
        return answer.to_owned();
    }
    let mut whole = format!("{head}\r\n\r\n");
    let mut rest = body;
    while let Some((length, after)) = rest.split_once("\r\n") {
        match usize::from_str_radix(length.trim(), 16) {
            Ok(length) if length > 0 && after.is_char_boundary(length.min(after.len())) => {
                whole.push_str(&after[..length.min(after.len())]);
                rest = after.get(length + 2..).unwrap_or_default();
            }
            _ => break,
        }
    }
    whole
}
