//! Reading everything in a data file to see whether it is sound, and bringing tables back from a copy.

use std::path::Path;

use rusqlite::{Connection, params};

use super::journal::Unsettled;
use super::{Blemish, Damage, Lock, StorageError, load, migrate, prepare, read_only, small};
use crate::keys::TableId;

/// What was found in a data file.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// How many tables were read.
    pub tables: usize,
    /// How many entries their records have.
    pub entries: usize,
    /// What SQLite itself says about the structure of the file; empty if it is sound.
    pub structure: Vec<String>,
    /// Tables that are damaged, by their names in links.
    pub damaged: Vec<(String, Damage)>,
    /// What is damaged and costs nobody a game.
    pub blemishes: Vec<Blemish>,
}

impl Report {
    /// Whether everything is sound.
    pub fn is_sound(&self) -> bool {
        self.structure.is_empty() && self.damaged.is_empty() && self.blemishes.is_empty()
    }
}

/// Reads everything in the data file of a server, running or not.
pub fn check(data: &Path) -> Result<Report, StorageError> {
    let file = read_only(data)?;
    if super::version(&file)? >= super::MIGRATIONS.len() {
        return check_connection(&file);
    }
    if super::version(&file)? == 0 {
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
    let done = super::backup(data, &path).and_then(|()| {
        let mut fresh = Connection::open(&path)?;
        prepare(&fresh)?;
        migrate(&mut fresh)?;
        super::journal::recover(&mut fresh)?;
        super::quota::salt(&fresh)?;
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
    let mut report = Report::default();
    let mut said = file.prepare("PRAGMA integrity_check(20)")?;
    let lines = said.query_map([], |row| row.get::<_, String>(0))?;
    report.structure = lines.collect::<Result<Vec<_>, _>>()?;
    report.structure.retain(|line| line != "ok");
    for name in ["lives", "salt"] {
        let there = file.query_row("SELECT count(*) FROM meta WHERE name = ?1", [name], |row| {
            row.get::<_, i64>(0)
        })?;
        if there == 0 {
            report
                .structure
                .push(format!("what is kept under {name:?} is gone"));
        }
    }
    let mut ids = file.prepare("SELECT id FROM tables ORDER BY key")?;
    let ids: Vec<Option<String>> = ids
        .query_map([], |row| Ok(row.get_ref(0)?.as_str().ok().map(str::to_owned)))?
        .collect::<Result<_, _>>()?;
    for id in ids {
        report.tables += 1;
        let Some(known) = id.as_deref().and_then(TableId::read) else {
            let damage = Damage::whole("its name cannot be read");
            report.damaged.push((id.unwrap_or_default(), damage));
            continue;
        };
        match load::table(file, known, &Unsettled::reading_all()) {
            Ok(Some(kept)) => {
                report.entries += kept.lines.len();
                report
                    .damaged
                    .extend(kept.damage.map(|damage| (known.to_string(), damage)));
            }
            Ok(None) => {}
            Err(error) => {
                let damage = Damage::whole(&error.to_string());
                report.damaged.push((known.to_string(), damage));
            }
        }
    }
    report.blemishes = small::find(file)?;
    Ok(report)
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
    super::journal::recover(&mut file)?;
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
    (mended.brought_back, mended.taken_out) = small::mend(file)?;
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
