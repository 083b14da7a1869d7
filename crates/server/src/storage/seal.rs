//! Checks on the rows of tables and of seats, so that a changed plan, state or holder is noticed when it is read.

use rusqlite::{Connection, Transaction, params};

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
    texts.iter().fold(start, |chain, text| match text {
        Some(text) => chain.next("some").next(text),
        None => chain.next("none"),
    })
}

/// Whether a row is what was written; what has no check was written by an earlier program.
pub(super) fn holds(written: Option<Chain>, read: Chain) -> bool {
    written.is_none_or(|written| written == read)
}

/// Checks a plan that was changed in place anew.
pub(super) fn plan(to: &Transaction<'_>, table: TableKey) -> Result<(), StorageError> {
    let digest = to.query_row(
        "SELECT id, game, listed, created, (SELECT count(*) FROM seats WHERE table_key = key), plan FROM tables WHERE key = ?1",
        [table],
        |row| {
            let text = |at: usize| row.get_ref(at).and_then(|value| Ok(value.as_str()?));
            Ok(of_plan(text(0)?, text(1)?, row.get(2)?, row.get(3)?, row.get(4)?, text(5)?))
        },
    )?;
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

/// Checks the seats of a table anew, after they were changed in place.
pub(super) fn seats(to: &Transaction<'_>, table: TableKey) -> Result<(), StorageError> {
    let rows: Vec<(usize, SeatRow)> = to
        .prepare_cached("SELECT * FROM seats WHERE table_key = ?1")?
        .query_map([table], |row| Ok((row.get("seat")?, SeatRow::read(row)?)))?
        .collect::<Result<_, _>>()?;
    let mut seal = to.prepare_cached("UPDATE seats SET digest = ?3 WHERE table_key = ?1 AND seat = ?2")?;
    for (seat, row) in rows {
        seal.execute(params![table, seat, of_seat(seat, &row)])?;
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
    Ok(())
}

fn bare(from: &Connection, sql: &str) -> Result<Vec<TableKey>, StorageError> {
    let keys = from
        .prepare(sql)?
        .query_map([], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    Ok(keys)
}
