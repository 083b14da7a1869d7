//! What is to be kept, as statements that both stores understand.

use super::seal::{self, Part};
use super::{
    Cell, LINES_OF_CHAT, NewDoc, SeatRow, Source, StorageError, TableKey, TableRow, Write, deals, people,
};
use crate::wire::{Phase, Room};

/// One statement with its values.
pub(super) struct Statement<'a> {
    pub(super) sql: &'static str,
    pub(super) with: Vec<Cell<'a>>,
}

/// A statement; its values are given in order.
macro_rules! statement {
    ($sql:expr, $($value:expr),* $(,)?) => {
        Statement { sql: $sql, with: vec![$(Cell::from($value)),*] }
    };
}

/// How a phase is written.
pub(crate) fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Open => "open",
        Phase::Playing => "playing",
        Phase::Over => "over",
    }
}

/// Plain data with string keys always has a JSON form.
pub(super) fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// Everything of a table but its row, in the order in which it is taken out.
pub(super) const PARTS: [&str; 7] = [
    "seats",
    "records",
    "snapshots",
    "chat",
    "seen",
    "commands",
    "journal",
];

/// Takes a table out with everything of it.
const DELETE: [&str; 9] = [
    "DELETE FROM seats WHERE table_key = ?1",
    "DELETE FROM records WHERE table_key = ?1",
    "DELETE FROM snapshots WHERE table_key = ?1",
    "DELETE FROM chat WHERE table_key = ?1",
    "DELETE FROM seen WHERE table_key = ?1",
    "DELETE FROM commands WHERE table_key = ?1",
    "DELETE FROM journal WHERE table_key = ?1",
    "DELETE FROM faults WHERE table_key = ?1",
    "DELETE FROM tables WHERE key = ?1",
];

/// Whether something cannot be kept without reading first.
pub(super) fn reads_first(write: &Write) -> bool {
    matches!(write, Write::Forget(_) | Write::Erase(..) | Write::SitDown { .. })
}

/// Keeps what cannot be kept without reading first; says whether it was such.
pub(super) fn after_reading(to: &dyn Source, write: &Write) -> Result<bool, StorageError> {
    match write {
        Write::Forget(table) => people::forget(to, *table)?,
        Write::Erase(table, seat) => people::erase(to, *table, *seat)?,
        Write::SitDown { deal, mark, row } => deals::sit_down(to, deal, mark, row)?,
        _ => return Ok(false),
    }
    Ok(true)
}

/// The statements that keep something. New lines are each store's own affair, and so is what [`after_reading`] keeps.
pub(super) fn statements(write: &Write) -> Vec<Statement<'_>> {
    match write {
        Write::Lines { .. } | Write::Release { .. } => Vec::new(),
        Write::Forget(_) | Write::Erase(..) | Write::SitDown { .. } => Vec::new(),
        Write::ForgetDeals(before) => vec![statement!("DELETE FROM deals WHERE day < ?1", *before)],
        Write::Create(row) => create(row),
        Write::Doc(doc) => vec![put_doc(doc)],
        Write::Seat { table, seat, row } => vec![put_seat(*table, seat.index(), row)],
        Write::Header { table, header } => vec![statement!(
            "UPDATE tables SET header = ?2 WHERE key = ?1",
            *table,
            header
        )],
        Write::Settle {
            table,
            first,
            lines,
            chain,
            position,
        } => settle(*table, *first, lines, *chain, position.as_ref()),
        Write::Seen {
            table,
            updated,
            packed,
        } => put_seen(*table, *updated, packed),
        Write::Chat { table, line, command } => put_chat(*table, line, *command),
        Write::Commands { table, marks } => put_commands(*table, marks),
        Write::ForgetCommands(before) => {
            vec![statement!("DELETE FROM commands WHERE at < ?1", *before)]
        }
        Write::Ban(ban) => vec![put_ban(ban)],
        Write::Note(name, text) => vec![put_note(name, text)],
        Write::Delete(table) => DELETE.iter().map(|sql| statement!(sql, *table)).collect(),
        Write::Probe(at) => vec![statement!(
            "INSERT INTO meta (name, value) VALUES ('probe', ?1) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            *at
        )],
        Write::Fault {
            table,
            at,
            what,
            record,
        } => vec![statement!(
            "INSERT INTO faults (table_key, at, what, record) VALUES (?1, ?2, ?3, ?4)",
            *table,
            *at,
            what,
            record
        )],
    }
}

/// A new table.
pub(super) fn create(row: &TableRow) -> Vec<Statement<'_>> {
    let (plan, doc, phase) = (json(&row.plan), json(&row.doc), phase_word(row.phase));
    let agreed = seal::of_plan(
        row.id.as_str(),
        &row.game,
        row.listed,
        row.created,
        row.seats.len(),
        &plan,
    );
    let state = seal::of_doc(phase, &doc);
    let table = statement!(
        "INSERT INTO tables (key, id, game, listed, phase, created, updated, plan, secret, header, doc, maker, plan_digest, doc_digest)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)",
        row.key,
        row.id,
        &row.game,
        row.listed,
        phase,
        row.created,
        row.updated,
        plan,
        row.secret.to_string(),
        row.header.as_deref(),
        doc,
        row.maker,
        agreed,
        state,
    );
    let seats = row.seats.iter().enumerate();
    std::iter::once(table)
        .chain(seats.map(|(seat, of_seat)| put_seat(row.key, seat, of_seat)))
        .collect()
}

fn put_seat(table: TableKey, seat: usize, row: &SeatRow) -> Statement<'_> {
    statement!(
        "INSERT INTO seats (table_key, seat, holder, name, reserved, bot, stand_in, word, invitation, digest)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
         ON CONFLICT (table_key, seat) DO UPDATE SET holder = excluded.holder, name = excluded.name, reserved = excluded.reserved,
            bot = excluded.bot, stand_in = excluded.stand_in, word = excluded.word, invitation = excluded.invitation, digest = excluded.digest",
        table,
        seat,
        row.holder,
        &row.name,
        row.reserved.as_deref(),
        row.bot.as_deref(),
        row.stand_in.as_deref(),
        &row.word,
        row.invitation.as_deref(),
        seal::of_seat(seat, row),
    )
}

fn put_doc(doc: &NewDoc) -> Statement<'_> {
    let phase = phase_word(doc.phase);
    statement!(
        "UPDATE tables SET phase = ?2, updated = ?3, wake_at = ?4, doc = ?5, doc_digest = ?6 WHERE key = ?1",
        doc.table,
        phase,
        doc.updated,
        doc.wake_at,
        &doc.doc,
        seal::of_doc(phase, &doc.doc),
    )
}

/// Puts lines into the record of their table, with the position they lead to.
pub(super) fn settle<'a>(
    table: TableKey,
    first: usize,
    lines: &[impl std::borrow::Borrow<str>],
    chain: Option<super::Chain>,
    position: Option<&'a (usize, String)>,
) -> Vec<Statement<'a>> {
    let mut all = Vec::new();
    if !lines.is_empty() {
        let text = lines.join("\n");
        let bytes = text.len() + 1;
        all.push(statement!(
            "INSERT INTO records (table_key, first, count, lines, chain) VALUES (?1, ?2, ?3, ?4, ?5)",
            table,
            first,
            lines.len(),
            text,
            chain,
        ));
        all.push(statement!(
            "UPDATE tables SET bytes = bytes + ?2 WHERE key = ?1",
            table,
            bytes
        ));
    }
    if let Some((entries, position)) = position {
        all.push(statement!(
            "INSERT INTO snapshots (table_key, entries, position, digest) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (table_key) DO UPDATE SET entries = excluded.entries, position = excluded.position, digest = excluded.digest",
            table,
            *entries,
            position,
            super::Chain::of_position(*entries, position),
        ));
    }
    all
}

/// Keeps what was seen of a table when its row said `updated`. What was kept before stays where nothing is given.
fn put_seen(table: TableKey, updated: u64, packed: &super::Packed) -> Vec<Statement<'_>> {
    let one = |(viewer, frames): &'_ (String, Vec<u8>)| {
        Part::Seen.of(&[table.into(), Cell::from(viewer), Cell::from(frames)])
    };
    let mut all: Vec<Statement<'_>> = packed
        .iter()
        .map(|seen| {
            statement!(
                "INSERT INTO seen (table_key, viewer, frames, digest) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT (table_key, viewer) DO UPDATE SET frames = excluded.frames, digest = excluded.digest",
                table,
                &seen.0,
                &seen.1,
                one(seen),
            )
        })
        .collect();
    all.push(statement!(
        "UPDATE tables SET seen = ?2 WHERE key = ?1",
        table,
        updated
    ));
    all
}

/// A line of talk; the oldest of its room go.
fn put_chat<'a>(
    table: TableKey,
    line: &'a crate::wire::ChatLine,
    command: Option<super::CommandMark>,
) -> Vec<Statement<'a>> {
    let room = match line.room {
        Room::Table => "table",
        Room::Spectators => "spectators",
    };
    let mut with: Vec<Cell<'a>> = vec![
        table.into(),
        room.into(),
        line.seat.map(table::Seat::index).into(),
        (&line.from).into(),
        (&line.text).into(),
        line.at.into(),
        command.into(),
    ];
    with.push(Part::Chat.of(&with).into());
    let said = Statement {
        sql: "INSERT INTO chat (table_key, room, seat, name, text, at, command, digest) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        with,
    };
    let trim = statement!(
        "DELETE FROM chat WHERE table_key = ?1 AND room = ?2 AND id <= \
         (SELECT id FROM chat WHERE table_key = ?1 AND room = ?2 ORDER BY id DESC LIMIT 1 OFFSET ?3)",
        table,
        room,
        LINES_OF_CHAT,
    );
    vec![said, trim]
}

/// Notes a command that was carried out.
pub(super) const PUT_COMMAND: &str =
    "INSERT INTO commands (table_key, mark, at) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING";

/// Notes commands that were carried out.
pub(super) fn put_commands(table: TableKey, marks: &[(super::CommandMark, u64)]) -> Vec<Statement<'static>> {
    let one = |(mark, at): &(super::CommandMark, u64)| statement!(PUT_COMMAND, table, *mark, *at);
    marks.iter().map(one).collect()
}

fn put_ban(ban: &super::BanRow) -> Statement<'_> {
    if ban.until == 0 {
        // With a key the networks go that were muted or sent away with it.
        return statement!(
            "DELETE FROM bans WHERE (who = ?1 OR along = ?1) AND kind = ?2",
            &ban.who,
            ban.kind.word()
        );
    }
    let mut with: Vec<Cell<'_>> = vec![
        (&ban.who).into(),
        ban.kind.word().into(),
        ban.until.into(),
        (&ban.why).into(),
        crate::unix_millis().into(),
        ban.along.into(),
    ];
    with.push(Part::Bans.of(&with).into());
    Statement {
        sql: "INSERT INTO bans (who, kind, until, why, at, along, digest) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
              ON CONFLICT (who, kind) DO UPDATE SET until = excluded.until, why = excluded.why, at = excluded.at, along = excluded.along,
                digest = excluded.digest",
        with,
    }
}

fn put_note<'a>(name: &'a str, text: &'a str) -> Statement<'a> {
    let digest = Part::Notes.of(&[name.into(), text.into()]);
    statement!(
        "INSERT INTO notes (name, text, digest) VALUES (?1, ?2, ?3)
         ON CONFLICT (name) DO UPDATE SET text = excluded.text, digest = excluded.digest",
        name,
        text,
        digest,
    )
}
