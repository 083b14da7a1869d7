//! Reading tables back.

use std::collections::HashMap;

use table::Seat;

use super::deals::DAY;
use super::seal::Part;
use super::{
    Cell, Chain, CommandMark, Damage, Deal, Doc, Done, JournalRow, Kept, Plan, REMEMBERED, Row, SeatRow,
    Source, StorageError, TableKey, TableRow, cells, seal,
};
use crate::keys::{KeyHash, Maker, TableId};
use crate::wire::{ChatLine, Phase, Room};

/// How many lines of each conversation of a table are kept; the oldest go first, so that nobody fills a table by talking.
pub(crate) const LINES_OF_CHAT: usize = 200;

/// Everything that was kept of a table. `fresh` says whether some of its lines may still lie in the journal.
pub(super) fn table(
    from: &dyn Source,
    id: TableId,
    fresh: impl Fn(TableKey) -> bool,
) -> Result<Option<Kept>, StorageError> {
    // At one moment, so that a line on its way from the journal to the record is seen in one of them.
    from.begin()?;
    let read = table_now(from, id, fresh);
    from.end()?;
    read
}

fn table_now(
    from: &dyn Source,
    id: TableId,
    fresh: impl Fn(TableKey) -> bool,
) -> Result<Option<Kept>, StorageError> {
    let Some(row) = from.row("SELECT * FROM tables WHERE id = ?1", &cells![id])? else {
        return Ok(None);
    };
    let mut row = with_seats(from, &row)?;
    let noted = row.doc.entries as usize;
    let mut record = Checked::new(row.header.as_deref());
    let blocks = from.rows(
        "SELECT first, lines, chain FROM records WHERE table_key = ?1 ORDER BY first",
        &cells![row.key],
    )?;
    for block in &blocks {
        record.block(block.at(0)?, block.text("lines"), block.at(2)?);
    }
    let settled = record.lines.len();
    let now = crate::unix_millis();
    let mut done = commands(from, row.key, now)?;
    if fresh(row.key) {
        let lines = from.rows(
            "SELECT * FROM journal WHERE table_key = ?1 AND number >= ?2 ORDER BY number",
            &cells![row.key, settled],
        )?;
        for line in &lines {
            let fresh = JournalRow::read(line)?;
            fresh.note(&mut row.doc);
            // The journal goes when the table settles: what it alone remembers is written down by itself then.
            if let Some(mark) = fresh.command {
                done.remember(mark, now);
            }
            record.block(fresh.number, Some(&fresh.line), fresh.chain);
        }
    }
    if !keeps_its_word(&row) {
        record.damaged("its secret is not the one that was committed to".into());
    }
    if record.damage.is_none() && noted > record.lines.len() {
        record.damaged(format!("{noted} entries were written"));
    }
    let snapshot = snapshot(from, row.key)?;
    let chat = chat(from, row.key, &mut done)?;
    Ok(Some(Kept {
        row,
        lines: record.lines,
        settled,
        snapshot,
        chat,
        done,
        chain: record.chain,
        damage: record.damage,
    }))
}

/// Whether the secret of a table is the one its record was begun with.
fn keeps_its_word(row: &TableRow) -> bool {
    #[derive(serde::Deserialize)]
    struct Begun {
        commitment: table::Commitment,
    }
    let begun = row.header.as_deref().map(serde_json::from_str::<Begun>);
    begun.is_none_or(|begun| begun.is_ok_and(|begun| begun.commitment == row.secret.commitment()))
}

/// The number of a table, whatever state it is in.
pub(crate) fn number(from: &dyn Source, id: TableId) -> Result<Option<TableKey>, StorageError> {
    let found = from.row("SELECT key FROM tables WHERE id = ?1", &cells![id])?;
    found.map(|row| row.at(0)).transpose()
}

/// Lines that were held against their checks. After the first that does not pass nothing more is taken.
struct Checked {
    lines: Vec<String>,
    chain: Option<Chain>,
    damage: Option<Damage>,
}

impl Checked {
    fn new(header: Option<&str>) -> Checked {
        Checked {
            lines: Vec::new(),
            chain: header.map(Chain::start),
            damage: None,
        }
    }

    fn damaged(&mut self, what: String) {
        let sound = self.lines.len();
        self.damage.get_or_insert(Damage { sound, what });
    }

    /// Takes some lines, if they follow those before and are as they were written.
    fn block(&mut self, first: usize, text: Option<&str>, expected: Option<Chain>) {
        if self.damage.is_some() {
            return;
        }
        let (Some(chain), Some(text)) = (self.chain, text) else {
            return self.damaged("what is there is no text".into());
        };
        if first != self.lines.len() {
            return self.damaged(format!("what follows begins with entry {}", first + 1));
        }
        let chain = text.lines().fold(chain, Chain::next);
        if !seal::holds(expected, chain) {
            return self.damaged("what follows is not what was written".into());
        }
        self.lines.extend(text.lines().map(str::to_owned));
        self.chain = Some(chain);
    }
}

/// The latest position, unless it is damaged: the record leads there as well.
fn snapshot(from: &dyn Source, table: TableKey) -> Result<Option<(usize, String)>, StorageError> {
    let kept = from.row(
        "SELECT entries, position, digest FROM snapshots WHERE table_key = ?1",
        &cells![table],
    )?;
    let Some(kept) = kept else {
        return Ok(None);
    };
    let entries = kept.get("entries")?;
    let digest = kept.get("digest").unwrap_or_default();
    let sound = kept
        .text("position")
        .filter(|position| seal::holds(digest, Chain::of_position(entries, position)));
    if sound.is_none() {
        tracing::error!(
            table,
            "the kept position of a table is damaged; its record leads there as well"
        );
    }
    Ok(sound.map(|position| (entries, position.to_owned())))
}

fn unreadable(problem: &str) -> StorageError {
    StorageError::Unreadable(problem.into())
}

/// A table with its seats, as it was agreed.
fn with_seats(from: &dyn Source, row: &Row) -> Result<TableRow, StorageError> {
    let mut table = read_table(row)?;
    table.seats = seats(from, table.key)?;
    let plan = row.text("plan").unwrap_or_default();
    let count = table.seats.len();
    let agreed = seal::of_plan(
        table.id.as_str(),
        &table.game,
        table.listed,
        table.created,
        count,
        plan,
    );
    match seal::holds(row.get("plan_digest")?, agreed) {
        true => Ok(table),
        false => Err(unreadable("what was agreed is not what was written")),
    }
}

fn read_table(row: &Row) -> Result<TableRow, StorageError> {
    let text = |name: &str| {
        row.text(name)
            .ok_or_else(|| unreadable(&format!("{name} is no text")))
    };
    let phase = match text("phase")? {
        "open" => Phase::Open,
        "playing" => Phase::Playing,
        "over" => Phase::Over,
        // Never taken for a game that is over, of which everything may be seen.
        other => return Err(unreadable(&format!("no phase is called {other:?}"))),
    };
    let (id, game, plan, doc) = (text("id")?, text("game")?, text("plan")?, text("doc")?);
    if !seal::holds(row.get("doc_digest")?, seal::of_doc(text("phase")?, doc)) {
        return Err(unreadable("how it stands is not what was written"));
    }
    Ok(TableRow {
        key: row.get("key")?,
        id: TableId::read(id).ok_or_else(|| unreadable("a table has no name"))?,
        game: game.to_owned(),
        listed: row.get("listed")?,
        phase,
        created: row.get("created")?,
        updated: row.get("updated")?,
        plan: serde_json::from_str::<Plan>(plan).map_err(|error| unreadable(&error.to_string()))?,
        secret: text("secret")?
            .parse()
            .map_err(|error: table::seed::NotHex| unreadable(&error.to_string()))?,
        header: row.get("header")?,
        doc: serde_json::from_str::<Doc>(doc).map_err(|error| unreadable(&error.to_string()))?,
        seats: Vec::new(),
        maker: row.get("maker")?,
        bytes: row.get("bytes")?,
    })
}

fn seats(from: &dyn Source, table: TableKey) -> Result<Vec<SeatRow>, StorageError> {
    let rows = from.rows(
        "SELECT * FROM seats WHERE table_key = ?1 ORDER BY seat",
        &cells![table],
    )?;
    rows.iter()
        .map(|row| {
            let read = SeatRow::read(row)?;
            let digest = seal::of_seat(row.get("seat")?, &read);
            match seal::holds(row.get("digest")?, digest) {
                true => Ok(read),
                false => Err(unreadable("who sits there is not what was written")),
            }
        })
        .collect()
}

impl SeatRow {
    pub(super) fn read(row: &Row) -> Result<SeatRow, StorageError> {
        Ok(SeatRow {
            holder: row.get("holder")?,
            name: row.get("name")?,
            reserved: row.get("reserved")?,
            bot: row.get("bot")?,
            stand_in: row.get("stand_in")?,
            word: row.get("word")?,
            invitation: row.get("invitation")?,
        })
    }
}

/// The commands that were carried out lately.
fn commands(from: &dyn Source, table: TableKey, now: u64) -> Result<Done, StorageError> {
    let mut done = Done::default();
    let rows = from.rows(
        "SELECT mark, at FROM commands WHERE table_key = ?1 AND at > ?2 ORDER BY at",
        &cells![table, now.saturating_sub(REMEMBERED)],
    )?;
    for row in &rows {
        done.add(row.at(0)?, row.at(1)?);
    }
    Ok(done)
}

/// What was said at a table; a line that is not what was written is left out, so that nobody is made to have said it.
fn chat(from: &dyn Source, table: TableKey, done: &mut Done) -> Result<Vec<ChatLine>, StorageError> {
    let rows = from.rows(
        "SELECT * FROM chat WHERE table_key = ?1 ORDER BY id DESC LIMIT ?2",
        &cells![table, 2 * LINES_OF_CHAT],
    )?;
    let (mut lines, mut spoilt) = (Vec::new(), 0);
    for row in &rows {
        if !Part::Chat.holds(row) {
            spoilt += 1;
            continue;
        }
        let seat = row.get::<Option<usize>>("seat")?.and_then(Seat::new);
        let at: u64 = row.get("at")?;
        if let Some(command) = row.get::<Option<CommandMark>>("command")? {
            done.add(command, at);
        }
        lines.push(ChatLine {
            // What is not known to be for the table is not shown to it.
            room: if row.text("room") == Some("table") {
                Room::Table
            } else {
                Room::Spectators
            },
            from: row.get("name")?,
            seat,
            text: row.get("text")?,
            at,
        });
    }
    if spoilt > 0 {
        tracing::error!(
            table,
            lines = spoilt,
            "what was said at a table is damaged and left out; flibuste check says more, and flibuste mend brings it back from a copy"
        );
    }
    lines.reverse();
    Ok(lines)
}

/// Which tables to list.
#[derive(Clone, Debug)]
pub(crate) enum Listing {
    /// Listed and not over, so many of each maker.
    Current(usize),
    /// Listed and over, so many of each maker.
    Finished(usize),
    /// With a seat held by this key.
    HeldBy(KeyHash),
    /// Finished games of a day's deal.
    OfDay(Deal),
    /// The game of a day's deal at which this key has a seat.
    MyDay { deal: Deal, key: KeyHash },
    /// With a clock that must be looked at between these times.
    ToWake { from: u64, to: u64 },
}

/// The most tables in a list.
const LONGEST_LIST: usize = 100;

/// The most finished games of a day's deal that are compared: those that were finished first.
const MOST_OF_A_DAY: usize = 500;

/// How many tables are looked at in one go when a list is made.
const PAGE: usize = 400;

/// The tables of a list, the latest first, without their records.
pub(crate) fn list(from: &dyn Source, listing: Listing) -> Result<Vec<TableRow>, StorageError> {
    match listing {
        Listing::Current(each) => {
            let mut tables = listed(from, "open", each)?;
            tables.extend(listed(from, "playing", each)?);
            Ok(tables)
        }
        Listing::Finished(each) => listed(from, "over", each),
        Listing::HeldBy(key) => collect(
            from,
            &format!(
                "WHERE key IN (SELECT table_key FROM seats WHERE holder = ?1) ORDER BY updated DESC LIMIT {LONGEST_LIST}"
            ),
            &cells![key],
        ),
        Listing::OfDay(Deal { day, game }) => {
            // Found by when they were finished, which is an index: on that day, or on the next by whoever began late.
            let (first, last) = (u64::from(day) * DAY, u64::from(day + 2) * DAY);
            collect(
                from,
                &format!(
                    "WHERE phase = 'over' AND updated BETWEEN ?1 AND ?2 AND game = ?3
                     AND plan LIKE ?4 ORDER BY updated LIMIT {MOST_OF_A_DAY}"
                ),
                &cells![first, last, game, of_day(day)],
            )
        }
        Listing::MyDay {
            deal: Deal { day, game },
            key,
        } => collect(
            from,
            "WHERE key IN (SELECT table_key FROM seats WHERE holder = ?1) AND game = ?2
             AND plan LIKE ?3 ORDER BY created LIMIT 1",
            &cells![key, game, of_day(day)],
        ),
        Listing::ToWake { from: first, to } => collect(
            from,
            "WHERE wake_at BETWEEN ?1 AND ?2 ORDER BY wake_at",
            &cells![first, to],
        ),
    }
}

/// How a plan for the deal of a day is known by its text. Inside of a text of somebody's the quotes would have strokes before them.
fn of_day(day: u32) -> String {
    format!("%\"occasion\":{{\"daily\":{day}}}%")
}

fn collect(from: &dyn Source, sql: &str, with: &[Cell<'_>]) -> Result<Vec<TableRow>, StorageError> {
    let mut tables = Vec::new();
    for row in &from.rows(&format!("SELECT * FROM tables {sql}"), with)? {
        match with_seats(from, row) {
            Ok(table) => tables.push(table),
            Err(StorageError::Unreadable(problem)) => leave_out(row, &problem),
            Err(error) => return Err(error),
        }
    }
    Ok(tables)
}

/// One table that cannot be read takes no list down with it.
fn leave_out(row: &Row, problem: &str) {
    let table: Option<TableKey> = row.get("key").ok();
    tracing::error!(
        table,
        problem,
        "a damaged table is left out of a list; flibuste check says more"
    );
}

/// The latest listed tables of a phase, no more than `each` of one maker, so that nobody fills the list alone; 0 is no limit. Which they are is
/// read from an index, without touching the tables that are passed over.
fn listed(from: &dyn Source, phase: &str, each: usize) -> Result<Vec<TableRow>, StorageError> {
    let mut of_each: HashMap<Maker, usize> = HashMap::new();
    let mut chosen: Vec<TableKey> = Vec::new();
    for page in 0.. {
        let latest = from.rows(
            "SELECT key, maker FROM tables WHERE phase = ?1 AND listed = 1 ORDER BY updated DESC, key LIMIT ?2 OFFSET ?3",
            &cells![phase, PAGE, page * PAGE],
        )?;
        for row in &latest {
            if let Some(maker) = row.at::<Option<Maker>>(1)? {
                let count = of_each.entry(maker).or_default();
                *count += 1;
                if each > 0 && *count > each {
                    continue;
                }
            }
            chosen.push(row.at(0)?);
        }
        if latest.len() < PAGE || chosen.len() >= LONGEST_LIST {
            break;
        }
    }
    chosen.truncate(LONGEST_LIST);
    let mut tables = Vec::with_capacity(chosen.len());
    for key in chosen {
        tables.extend(collect(from, "WHERE key = ?1", &cells![key])?);
    }
    Ok(tables)
}
