//! Checks on the rows of tables, of seats and of what was said, so that a changed plan, state, holder or line is noticed when it is read.

use super::{Cell, Chain, Row, SeatRow, Source, StorageError, TableKey, cells};

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

/// A part of what is kept whose rows stand for themselves and have a check each, over columns in an order that never changes.
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
    /// Who has had the deal of a day.
    Deals,
}

impl Part {
    pub(super) const ALL: [Part; 5] = [Part::Chat, Part::Bans, Part::Notes, Part::Seen, Part::Deals];
    /// Those that were there before everything had a check.
    const BEFORE_CHECKS: [Part; 4] = [Part::Chat, Part::Bans, Part::Notes, Part::Seen];

    /// Its name in the store.
    pub(super) fn name(self) -> &'static str {
        match self {
            Part::Chat => "chat",
            Part::Bans => "bans",
            Part::Notes => "notes",
            Part::Seen => "seen",
            Part::Deals => "deals",
        }
    }

    /// The columns that the check covers.
    fn columns(self) -> &'static [&'static str] {
        match self {
            Part::Chat => &["table_key", "room", "seat", "name", "text", "at", "command"],
            Part::Bans => &["who", "kind", "until", "why", "at", "along"],
            Part::Notes => &["name", "text"],
            Part::Seen => &["table_key", "viewer", "frames"],
            Part::Deals => &["day", "game", "mark"],
        }
    }

    /// The columns by which a row is found.
    pub(super) fn key(self) -> &'static [&'static str] {
        match self {
            Part::Chat => &["id"],
            Part::Bans => &["who", "kind"],
            Part::Notes => &["name"],
            Part::Seen => &["table_key", "viewer"],
            Part::Deals => &["day", "game", "mark"],
        }
    }

    /// The check of a row by its values, which come in the order of its columns.
    pub(super) fn of<'a>(self, values: impl IntoIterator<Item = &'a Cell<'a>>) -> Chain {
        values
            .into_iter()
            .fold(Chain::start(self.name()), |chain, value| match value {
                Cell::Null => chain.next("null"),
                Cell::Number(number) => chain.next("number").next(&number.to_string()),
                Cell::Real(number) => chain.next("real").next(&number.to_string()),
                Cell::Text(text) => chain.next("text").next(text),
                Cell::Bytes(bytes) => chain.next("bytes").next_bytes(bytes),
            })
    }

    /// The check of a row as it lies there, whatever lies there.
    pub(super) fn check(self, row: &Row) -> Chain {
        self.of(self.columns().iter().map(|column| row.cell(column)))
    }

    /// Whether a row is what was written.
    pub(super) fn holds(self, row: &Row) -> bool {
        let written = row.get::<Option<Chain>>("digest").ok().flatten();
        holds(written, self.check(row))
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
    fn adopt(self, to: &dyn Source) -> Result<(), StorageError> {
        let (name, found) = (self.name(), self.found_by());
        let seal = format!(
            "UPDATE {name} SET digest = ?{} WHERE {found}",
            self.key().len() + 1
        );
        for row in to.rows(&format!("SELECT * FROM {name} WHERE digest IS NULL"), &[])? {
            let mut with: Vec<Cell<'_>> = self.key().iter().map(|key| row.cell(key).clone()).collect();
            with.push(self.check(&row).into());
            to.run(&seal, &with)?;
        }
        Ok(())
    }
}

fn no_text(what: &str) -> StorageError {
    StorageError::Unreadable(format!("{what} is no text").into())
}

/// The check of the plan of a table as it lies there.
fn plan_check(from: &dyn Source, table: TableKey) -> Result<Chain, StorageError> {
    let row = from.row(
        "SELECT id, game, listed, created, (SELECT count(*) FROM seats WHERE table_key = key) AS seats, plan FROM tables WHERE key = ?1",
        &cells![table],
    )?;
    let row = row.ok_or_else(|| StorageError::Unreadable("a table is missing".into()))?;
    let text = |name: &str| row.text(name).ok_or_else(|| no_text(name));
    let (listed, created, seats) = (row.get("listed")?, row.get("created")?, row.get("seats")?);
    Ok(of_plan(
        text("id")?,
        text("game")?,
        listed,
        created,
        seats,
        text("plan")?,
    ))
}

/// Checks a plan that was changed in place anew.
pub(super) fn plan(to: &dyn Source, table: TableKey) -> Result<(), StorageError> {
    let digest = plan_check(to, table)?;
    to.run(
        "UPDATE tables SET plan_digest = ?2 WHERE key = ?1",
        &cells![table, digest],
    )?;
    Ok(())
}

/// Checks the state of a table anew.
fn doc(to: &dyn Source, table: TableKey) -> Result<(), StorageError> {
    let row = to.row("SELECT phase, doc FROM tables WHERE key = ?1", &cells![table])?;
    let read = row
        .as_ref()
        .and_then(|row| Some(of_doc(row.text("phase")?, row.text("doc")?)));
    let digest = read.ok_or_else(|| no_text("the state of a table"))?;
    to.run(
        "UPDATE tables SET doc_digest = ?2 WHERE key = ?1",
        &cells![table, digest],
    )?;
    Ok(())
}

/// The checks of the seats of a table as they lie there.
fn seat_checks(from: &dyn Source, table: TableKey) -> Result<Vec<(usize, Chain)>, StorageError> {
    let rows = from.rows(
        "SELECT * FROM seats WHERE table_key = ?1 ORDER BY seat",
        &cells![table],
    )?;
    rows.iter()
        .map(|row| {
            let seat = row.get("seat")?;
            Ok((seat, of_seat(seat, &SeatRow::read(row)?)))
        })
        .collect()
}

/// Checks the seats of a table anew, after they were changed in place.
pub(super) fn seats(to: &dyn Source, table: TableKey) -> Result<(), StorageError> {
    for (seat, check) in seat_checks(to, table)? {
        to.run(
            "UPDATE seats SET digest = ?3 WHERE table_key = ?1 AND seat = ?2",
            &cells![table, seat, check],
        )?;
    }
    Ok(())
}

/// Gives checks to rows that were written by a program that made none. A row that cannot be read stays as it is; whoever reads it says so.
pub(super) fn adopt(to: &dyn Source) -> Result<(), StorageError> {
    for table in bare(to, "SELECT key FROM tables WHERE plan_digest IS NULL")? {
        let _ = plan(to, table);
    }
    for table in bare(to, "SELECT key FROM tables WHERE doc_digest IS NULL")? {
        let _ = doc(to, table);
    }
    for table in bare(to, "SELECT DISTINCT table_key FROM seats WHERE digest IS NULL")? {
        let _ = seats(to, table);
    }
    Part::BEFORE_CHECKS.iter().try_for_each(|part| part.adopt(to))
}

/// Whether what was agreed at a table and who sits there are as they were written.
pub(super) fn is_whole(from: &dyn Source, table: TableKey) -> bool {
    let written = || -> Result<Vec<Option<Chain>>, StorageError> {
        let agreed = from.rows("SELECT plan_digest FROM tables WHERE key = ?1", &cells![table])?;
        let seats = from.rows(
            "SELECT digest FROM seats WHERE table_key = ?1 ORDER BY seat",
            &cells![table],
        )?;
        agreed.iter().chain(&seats).map(|row| row.at(0)).collect()
    };
    let read = || -> Result<Vec<Option<Chain>>, StorageError> {
        let mut all = vec![Some(plan_check(from, table)?)];
        let seats = seat_checks(from, table)?;
        all.extend(seats.into_iter().map(|(_, check)| Some(check)));
        Ok(all)
    };
    matches!((written(), read()), (Ok(written), Ok(read)) if written == read)
}

fn bare(from: &dyn Source, sql: &str) -> Result<Vec<TableKey>, StorageError> {
    from.rows(sql, &[])?.iter().map(|row| row.at(0)).collect()
}
