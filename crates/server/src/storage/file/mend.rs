//! Checking a data file, and bringing back what is damaged from a copy of it.

use std::path::Path;

use rusqlite::{Connection, params};

use super::super::seal::Part;
use super::super::small::{self, Spoilt};
use super::super::{Cell, Report, Source, StorageError, put::PARTS};
use super::{Lock, MIGRATIONS, backup, journal, migrate, prepare, read_only, salt, version};

/// Reads everything in the data file of a server, running or not.
pub fn check(data: &Path) -> Result<Report, StorageError> {
    let file = read_only(data)?;
    if version(&file)? >= MIGRATIONS.len() {
        return check_connection(&file);
    }
    if version(&file)? == 0 {
        return Err(StorageError::Unreadable(
            "nothing was ever written here by a server".into(),
        ));
    }
    // What an earlier program wrote is read as this one would read it, without touching the file.
    drop(file);
    let aside = std::env::temp_dir();
    on_a_fresh_copy(data, &aside, |file, _| check_connection(file))
}

/// Does something with a copy of a data file that is brought up to date, in a folder, and takes it away again.
fn on_a_fresh_copy<T>(
    data: &Path,
    folder: &Path,
    with: impl FnOnce(&Connection, &Path) -> Result<T, StorageError>,
) -> Result<T, StorageError> {
    let path = folder.join(format!(
        ".flibuste-{}-{}.db",
        std::process::id(),
        crate::unix_millis()
    ));
    let done = backup(data, &path).and_then(|()| {
        let mut fresh = Connection::open(&path)?;
        prepare(&fresh)?;
        migrate(&mut fresh)?;
        journal::recover(&mut fresh)?;
        salt(&fresh)?;
        with(&fresh, &path)
    });
    for ending in ["", "-wal", "-shm"] {
        let mut name = path.clone().into_os_string();
        name.push(ending);
        let _ = std::fs::remove_file(name);
    }
    done
}

fn check_connection(file: &Connection) -> Result<Report, StorageError> {
    let mut said = file.prepare("PRAGMA integrity_check(20)")?;
    let lines = said.query_map([], |row| row.get::<_, String>(0))?;
    let mut structure = lines.collect::<Result<Vec<_>, _>>()?;
    structure.retain(|line| line != "ok");
    let mut report = super::super::check::everything(file)?;
    structure.append(&mut report.structure);
    report.structure = structure;
    Ok(report)
}

/// What came of mending a data file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mended {
    /// Tables that were brought back.
    pub tables: Vec<String>,
    /// Tables that the copy has not, or has damaged too.
    pub lost: Vec<String>,
    /// How much that costs nobody a game was brought back: lines of talk, bans and the like.
    pub brought_back: usize,
    /// How much of that the copy has not: it was taken out.
    pub taken_out: usize,
}

/// Brings damaged tables back as they are in a copy of the file, and what is small with them. No server may run on the file.
pub fn mend(data: &Path, copy: &Path) -> Result<Mended, StorageError> {
    // Opening a file that is not there would make an empty one, in which nothing is damaged.
    for file in [data, copy] {
        if !file.exists() {
            return Err(StorageError::Missing(file.to_owned()));
        }
    }
    let lock = Lock::take(data)?;
    let mut file = Connection::open(lock.data())?;
    prepare(&file)?;
    migrate(&mut file)?;
    journal::recover(&mut file)?;
    // The copy may be of an earlier version: it is brought up to date elsewhere, and stays as it is.
    let folder = lock.data().parent().unwrap_or(Path::new("."));
    on_a_fresh_copy(copy, folder, |fresh, path| {
        let found_there = check_connection(fresh)?;
        mend_from(&mut file, path, &found_there)
    })
}

fn mend_from(file: &mut Connection, up_to_date: &Path, found_there: &Report) -> Result<Mended, StorageError> {
    file.execute("ATTACH DATABASE ?1 AS copy", [up_to_date.to_string_lossy()])?;
    let mut mended = Mended::default();
    for (id, _) in check_connection(file)?.damaged {
        let damaged_too = found_there.damaged.iter().any(|(other, _)| *other == id);
        let key = |from: &str| {
            let sql = format!("SELECT key FROM {from}.tables WHERE id = ?1");
            file.query_row(&sql, [&id], |row| row.get::<_, i64>(0)).ok()
        };
        match (key("main"), key("copy")) {
            (Some(here), Some(there)) if here == there && !damaged_too => {
                bring_back(file, here)?;
                mended.tables.push(id);
            }
            _ => mended.lost.push(id),
        }
    }
    (mended.brought_back, mended.taken_out) = mend_small(file)?;
    file.execute_batch("DETACH DATABASE copy")?;
    Ok(mended)
}

/// Puts everything of a table in the copy in the place of what is here.
fn bring_back(file: &mut Connection, table: i64) -> Result<(), StorageError> {
    file.pragma_update(None, "foreign_keys", false)?;
    let to = file.transaction()?;
    for part in PARTS {
        to.execute(
            &format!("DELETE FROM main.{part} WHERE table_key = ?1"),
            params![table],
        )?;
    }
    to.execute("DELETE FROM main.tables WHERE key = ?1", params![table])?;
    to.execute(
        "INSERT INTO main.tables SELECT * FROM copy.tables WHERE key = ?1",
        params![table],
    )?;
    for part in PARTS {
        // Numbers of rows in the copy may be others' here.
        let names = columns(&to, part)?;
        to.execute(
            &format!(
                "INSERT INTO main.{part} ({names}) SELECT {names} FROM copy.{part} WHERE table_key = ?1"
            ),
            params![table],
        )?;
    }
    to.commit()?;
    file.pragma_update(None, "foreign_keys", true)?;
    Ok(())
}

/// The columns of a part, without the number of its rows.
fn columns(file: &Connection, part: &str) -> Result<String, StorageError> {
    let mut all = file.prepare("SELECT name FROM pragma_table_info(?1) WHERE name <> 'id'")?;
    let names = all.query_map([part], |row| row.get::<_, String>(0))?;
    Ok(names.collect::<Result<Vec<_>, _>>()?.join(", "))
}

/// Brings back what is small and the attached copy still has, and takes out the rest; gives how many of each. A position that goes is made anew from the
/// record.
fn mend_small(file: &mut Connection) -> Result<(usize, usize), StorageError> {
    let to = file.transaction()?;
    let (mut back, mut out) = (0, 0);
    for spoilt in small::spoilt(&*to, &Part::ALL)? {
        let (name, found) = (spoilt.part.name(), spoilt.part.found_by());
        let there = in_copy(&to, &spoilt)?;
        to.execute(
            &format!("DELETE FROM main.{name} WHERE {found}"),
            rusqlite::params_from_iter(spoilt.key()),
        )?;
        match there {
            Some(row) => {
                let places: Vec<String> = (1..=row.len()).map(|at| format!("?{at}")).collect();
                to.execute(
                    &format!(
                        "INSERT OR REPLACE INTO main.{name} VALUES ({})",
                        places.join(", ")
                    ),
                    rusqlite::params_from_iter(row),
                )?;
                back += 1;
            }
            None => out += 1,
        }
        if let (Part::Seen, Some(table)) = (spoilt.part, spoilt.table()) {
            // It is kept anew, as long as its rules are here.
            to.execute("UPDATE main.tables SET seen = 0 WHERE key = ?1", [table])?;
        }
    }
    for table in small::spoilt_positions(&*to)? {
        out += to.execute("DELETE FROM main.snapshots WHERE table_key = ?1", [table])?;
    }
    to.commit()?;
    Ok((back, out))
}

/// The row as the copy has it, if it is sound there and the same: by its key, or, where the key itself was hit, by its moment.
fn in_copy(file: &Connection, spoilt: &Spoilt) -> Result<Option<Vec<Cell<'static>>>, StorageError> {
    let (name, found) = (spoilt.part.name(), spoilt.part.found_by());
    let mut with = spoilt.key();
    let at = spoilt.row.cell("at").clone();
    let found = match spoilt.part {
        Part::Bans => {
            with.push(at);
            format!("({found}) OR at = ?{}", with.len())
        }
        // The number of a line may be another's in the copy.
        Part::Chat => {
            with.push(at);
            with.push(spoilt.table().into());
            let table = "(SELECT id FROM main.tables WHERE key = table_key) = (SELECT id FROM copy.tables WHERE key = table_key)";
            format!(
                "{found} AND at = ?{} AND table_key = ?{} AND {table}",
                with.len() - 1,
                with.len()
            )
        }
        _ => found,
    };
    let there = file.row(&format!("SELECT * FROM copy.{name} WHERE {found} LIMIT 1"), &with)?;
    Ok(there.filter(|row| spoilt.part.holds(row)).map(|row| row.cells))
}
