//! The server, and copies of its data.

use std::io::{Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::time::Duration;

use crate::cli::{Backup, Check, Copy, Health, Mend};
use crate::desk::Desk;
use crate::trouble::{Trouble, trouble};

/// Serves until told to stop.
pub(crate) fn serve(config: &server::Config, desk: &Desk) -> Result<(), Trouble> {
    let config = server::Config {
        cards: desk.cards.clone(),
        ..config.clone()
    };
    server::run(config).or_else(|error| trouble(error.to_string()))
}

/// Copies the data file.
pub(crate) fn backup(given: &Backup, desk: &mut Desk) -> Result<(), Trouble> {
    if given.copy.exists() {
        return trouble(format!("{} exists already", given.copy.display()));
    }
    if let Err(error) = server::backup(&given.data, &given.copy) {
        return trouble(format!("{}: {error}", given.data.display()));
    }
    let text = desk
        .words
        .text("backup-done", [("file", given.copy.display().to_string().into())]);
    desk.line(&text)
}

/// Moves a whole site to another store.
pub(crate) fn copy(given: &Copy, desk: &mut Desk) -> Result<(), Trouble> {
    let report = match server::copy(&given.from, &given.to) {
        Ok(report) => report,
        Err(error) => return trouble(format!("{} to {}: {error}", given.from, given.to)),
    };
    let counts = [
        ("tables", report.tables.to_string().into()),
        ("entries", report.entries.to_string().into()),
    ];
    desk.line(&desk.words.text("copy-done", counts))
}

/// Asks a server whether it is well.
pub(crate) fn health(given: &Health, desk: &mut Desk) -> Result<(), Trouble> {
    match asked(&given.address) {
        Ok(answer) if answer.starts_with("HTTP/1.1 200 ") => desk.line("ok"),
        Ok(answer) => trouble(format!(
            "{} is not well: {}",
            given.address,
            answer.lines().next().unwrap_or_default()
        )),
        Err(error) => trouble(format!("{}: {error}", given.address)),
    }
}

fn asked(address: &str) -> std::io::Result<String> {
    let limit = Duration::from_secs(2);
    let mut places = address.to_socket_addrs()?;
    let place = places.next().ok_or(std::io::ErrorKind::AddrNotAvailable)?;
    let mut link = TcpStream::connect_timeout(&place, limit)?;
    link.set_read_timeout(Some(limit))?;
    write!(
        link,
        "GET /healthz HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n"
    )?;
    let mut answer = String::new();
    link.read_to_string(&mut answer)?;
    Ok(answer)
}

/// Reads everything; what is damaged is listed, and is trouble.
pub(crate) fn check(given: &Check, desk: &mut Desk) -> Result<(), Trouble> {
    let report = match server::check_place(&given.data) {
        Ok(report) => report,
        Err(error) => return trouble(format!("{}: {error}", given.data)),
    };
    for line in &report.structure {
        desk.line(line)?;
    }
    for (table, damage) in &report.damaged {
        let line = desk.words.text(
            "check-damaged",
            [
                ("table", table.clone().into()),
                ("sound", damage.sound.to_string().into()),
                ("what", damage.what.clone().into()),
            ],
        );
        desk.line(&line)?;
    }
    for blemish in &report.blemishes {
        let line = desk.words.text(
            "check-blemish",
            [
                ("part", blemish.part.into()),
                ("table", blemish.table.clone().unwrap_or_default().into()),
            ],
        );
        desk.line(&line)?;
    }
    let counts = [
        ("tables", report.tables.to_string().into()),
        ("entries", report.entries.to_string().into()),
        ("damaged", report.damaged.len().to_string().into()),
        ("small", report.blemishes.len().to_string().into()),
    ];
    if report.is_sound() {
        let text = desk.words.text("check-sound", counts);
        return desk.line(&text);
    }
    let text = desk.words.text("check-unsound", counts);
    desk.flush()?;
    trouble(text)
}

/// Brings damaged tables back from a copy.
pub(crate) fn mend(given: &Mend, desk: &mut Desk) -> Result<(), Trouble> {
    let mended = match server::mend(&given.data, &given.from) {
        Ok(mended) => mended,
        Err(error) => return trouble(format!("{}: {error}", given.data.display())),
    };
    if mended.brought_back + mended.taken_out > 0 {
        let small = [
            ("back", mended.brought_back.to_string().into()),
            ("out", mended.taken_out.to_string().into()),
        ];
        desk.line(&desk.words.text("mend-small", small))?;
    }
    let counts = [
        ("mended", mended.tables.len().to_string().into()),
        ("lost", mended.lost.len().to_string().into()),
    ];
    let text = desk.words.text("mend-done", counts);
    if mended.lost.is_empty() {
        return desk.line(&text);
    }
    mended.lost.iter().try_for_each(|table| desk.line(table))?;
    desk.flush()?;
    // What is still damaged is trouble, also for a script that asks no further.
    trouble(text)
}
