//! Checks on the rows of tables, of seats and of what was said, so that a changed plan, state, holder or line is noticed when it is read.

use rusqlite::types::ValueRef;
use rusqlite::{Connection, Row, Transaction, params};

use super::{Chain, SeatRow, StorageError, TableKey};

/// The check of what was agreed when a table was made, the number of its seats included.
pub(super) fn of_plan(id: &str, game: &str, listed: bool, created: u64, seats: usize, plan: &str) -> Chain {
    Chain::start(id)
        .next(&seats.to_string())
        .next(game)
        .next(if listed { "listed" } else { "" })
        .next(&created.to_string())
        .next(plan)
}

/// The check of what changes while a table lives.
pub(super) fn of_doc(phase: &str, doc: &str) -> Chain {
    Chain::start(phase).next(doc)
}

/// The check of who sits at a seat.
pub(super) fn of_seat(seat: usize, row: &SeatRow) -> Chain {
    let texts = [&row.reserved, &row.bot, &row.stand_in, &row.invitation];
    let start = Chain::start(&seat.to_string())
        .next(&row.holder.map(String::from).unwrap_or_default())
        .next(&row.name)
        .next(&row.word);
    texts
        .iter()
        .fold(start, |chain, text| chain.next_if(text.as_deref()))
}

/// Whether a row is what was written. What has no check is damaged: the step to this version of the file gave one to everything.
pub(super) fn holds(written: Option<Chain>, read: Chain) -> bool {
    written == Some(read)
}

/// A part of the file whose rows stand for themselves and have a check each, over columns in an order that never changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// What was said.
    Chat,
    /// Who was muted or sent away.
    Bans,
    /// What the operator says.
    Notes,
    /// Games as they were seen.
    Seen,
}

impl Part {
    pub(super) const ALL: [Part; 4] = [Part::Chat, Part::Bans, Part::Notes, Part::Seen];

    /// Its name in the file.
    pub(super) fn name(self) -> &'static str {
        match self {
            Part::Chat => "chat",
            Part::Bans => "bans",
            Part::Notes => "notes",
            Part::Seen => "seen",
        }
    }

    /// The columns that the check covers.
    fn columns(self) -> &'static [&'static str] {
        match self {
            Part::Chat => &["table_key", "room", "seat", "name", "text", "at", "command"],
            Part::Bans => &["who", "kind", "until", "why", "at", "along"],
            Part::Notes => &["name", "text"],
            Part::Seen => &["table_key", "viewer", "frames"],
        }
    }

    /// The columns by which a row is found.
    pub(super) fn key(self) -> &'static [&'static str] {
        match self {
            Part::Chat => &["id"],
            Part::Bans => &["who", "kind"],
            Part::Notes => &["name"],
            Part::Seen => &["table_key", "viewer"],
        }
    }

    /// The check of a row as it lies in the file, whatever lies there.
    fn check(self, row: &Row<'_>) -> rusqlite::Result<Chain> {
        self.columns()
            .iter()
            .try_fold(Chain::start(self.name()), |chain, column| {
                Ok(match row.get_ref(*column)? {
                    ValueRef::Null => chain.next("null"),
                    ValueRef::Integer(number) => chain.next("number").next(&number.to_string()),
                    ValueRef::Real(number) => chain.next("real").next(&number.to_string()),
                    ValueRef::Text(text) => chain.next("text").next_bytes(text),
                    ValueRef::Blob(bytes) => chain.next("bytes").next_bytes(bytes),
                })
            })
    }

    /// Whether a row is what was written.
    pub(super) fn holds(self, row: &Row<'_>) -> rusqlite::Result<bool> {
        let written = row.get::<_, Option<Chain>>("digest").ok().flatten();
        Ok(holds(written, self.check(row)?))
    }

    /// Gives a row that was just written, or was written by a program that made no checks, its check. `with` are the values of its key.
    pub(super) fn seal(self, to: &Connection, with: &[&dyn rusqlite::ToSql]) -> Result<(), StorageError> {
        let (name, found) = (self.name(), self.found_by());
        let digest = to
            .prepare_cached(&format!("SELECT * FROM {name} WHERE {found}"))?
            .query_row(with, |row| self.check(row))?;
        let mut all = with.to_vec();
        all.push(&digest);
        let last = all.len();
        to.prepare_cached(&format!("UPDATE {name} SET digest = ?{last} WHERE {found}"))?
            .execute(all.as_slice())?;
        Ok(())
    }

    /// How a row is found by its key.
    pub(super) fn found_by(self) -> String {
        let columns = self.key().iter().enumerate();
        let equal: Vec<String> = columns
            .map(|(at, name)| format!("{name} = ?{}", at + 1))
            .collect();
        equal.join(" AND ")
    }

    /// Gives a check to every row that has none.
    fn adopt(self, to: &Transaction<'_>) -> Result<(), StorageError> {
        let (name, key) = (self.name(), self.key());
        let bare: Vec<Vec<rusqlite::types::Value>> = to
            .prepare(&format!(
                "SELECT {} FROM {name} WHERE digest IS NULL",
                key.join(", ")
            ))?
            .query_map([], |row| (0..key.len()).map(|at| row.get(at)).collect())?
            .collect::<Result<_, _>>()?;
        for row in &bare {
            let with: Vec<&dyn rusqlite::ToSql> =
                row.iter().map(|value| value as &dyn rusqlite::ToSql).collect();
            self.seal(to, &with)?;
        }
        Ok(())
    }
}

/// The check of the plan of a table as it lies in the file.
fn plan_check(from: &Connection, table: TableKey) -> Result<Chain, StorageError> {
    Ok(from.query_row(
        "SELECT id, game, listed, created, (SELECT count(*) FROM seats WHERE table_key = key), plan FROM tables WHERE key = ?1",
        [table],
        |row| {
            let text = |at: usize| row.get_ref(at).and_then(|value| Ok(value.as_str()?));
            Ok(of_plan(text(0)?, text(1)?, row.get(2)?, row.get(3)?, row.get(4)?, text(5)?))
        },
    )?)
}

/// Checks a plan that was changed in place anew.
pub(super) fn plan(to: &Transaction<'_>, table: TableKey) -> Result<(), StorageError> {
    let digest = plan_check(to, table)?;
    to.execute(
        "UPDATE tables SET plan_digest = ?2 WHERE key = ?1",
        params![table, digest],
    )?;
    Ok(())
}

/// Checks the state of a table anew.
fn doc(to: &Transaction<'_>, table: TableKey) -> Result<(), StorageError> {
    let digest = to.query_row("SELECT phase, doc FROM tables WHERE key = ?1", [table], |row| {
        Ok(of_doc(row.get_ref(0)?.as_str()?, row.get_ref(1)?.as_str()?))
    })?;
    to.execute(
        "UPDATE tables SET doc_digest = ?2 WHERE key = ?1",
        params![table, digest],
    )?;
    Ok(())
}

/// The checks of the seats of a table as they lie in the file.
fn seat_checks(from: &Connection, table: TableKey) -> Result<Vec<(usize, Chain)>, StorageError> {
    let checks = from
        .prepare_cached("SELECT * FROM seats WHERE table_key = ?1 ORDER BY seat")?
        .query_map([table], |row| {
            let seat = row.get("seat")?;
            Ok((seat, of_seat(seat, &SeatRow::read(row)?)))
        })?
        .collect::<Result<_, _>>()?;
    Ok(checks)
}

/// Checks the seats of a table anew, after they were changed in place.
pub(super) fn seats(to: &Transaction<'_>, table: TableKey) -> Result<(), StorageError> {
    let checks = seat_checks(to, table)?;
    let mut seal = to.prepare_cached("UPDATE seats SET digest = ?3 WHERE table_key = ?1 AND seat = ?2")?;
    for (seat, check) in checks {
        seal.execute(params![table, seat, check])?;
    }
    Ok(())
}

/// Gives checks to rows that were written by a program that made none. A row that cannot be read stays as it is; whoever reads it says so.
pub(super) fn adopt(to: &Transaction<'_>) -> Result<(), StorageError> {
    for table in bare(to, "SELECT key FROM tables WHERE plan_digest IS NULL")? {
        let _ = plan(to, table);
    }
    for table in bare(to, "SELECT key FROM tables WHERE doc_digest IS NULL")? {
        let _ = doc(to, table);
    }
    for table in bare(to, "SELECT DISTINCT table_key FROM seats WHERE digest IS NULL")? {
        let _ = seats(to, table);
    }
    Part::ALL.iter().try_for_each(|part| part.adopt(to))
}

/// Whether what was agreed at a table and who sits there are as they were written.
pub(super) fn is_whole(from: &Connection, table: TableKey) -> bool {
    let digests = |from: &Connection| -> Result<Vec<Option<Chain>>, StorageError> {
        let mut all =
            vec![
                from.query_row("SELECT plan_digest FROM tables WHERE key = ?1", [table], |row| {
                    row.get(0)
                })?,
            ];
        let mut seats = from.prepare_cached("SELECT digest FROM seats WHERE table_key = ?1 ORDER BY seat")?;
        for digest in seats.query_map([table], |row| row.get(0))? {
            all.push(digest?);
        }
        Ok(all)
    };
    let fresh = |from: &Connection| -> Result<Vec<Option<Chain>>, StorageError> {
        let mut all = vec![Some(plan_check(from, table)?)];
        all.extend(
            seat_checks(from, table)?
                .into_iter()
                .map(|(_, check)| Some(check)),
        );
        Ok(all)
    };
    matches!((digests(from), fresh(from)), (Ok(written), Ok(read)) if written == read)
}

fn bare(from: &Connection, sql: &str) -> Result<Vec<TableKey>, StorageError> {
    let keys = from
        .prepare(sql)?
        .query_map([], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    Ok(keys)
}
