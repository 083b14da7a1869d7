//! How PostgreSQL is written: one connection, one transaction for each group, one journey there and back.

use std::sync::Arc;
use std::sync::atomic::Ordering::SeqCst;

use tokio_postgres::types::ToSql;

use super::super::put::{self, Statement};
use super::super::writer::Book;
use super::super::{Cell, Job, Source, StorageError, Write};
use super::Site;
use super::link::Link;

/// The lines of a whole group, whichever tables they belong to.
const LINES: &str = "INSERT INTO journal (table_key, number, line, chain, command, clocks) \
    SELECT * FROM unnest(?1::BIGINT[], ?2::BIGINT[], ?3::TEXT[], ?4::BIGINT[], ?5::BIGINT[], ?6::TEXT[])";

/// The database, open for writing.
pub(super) struct DatabaseBook {
    site: Arc<Site>,
    link: Option<Link>,
}

/// The lines of a group, column by column.
#[derive(Default)]
struct Lines<'a> {
    tables: Vec<i64>,
    numbers: Vec<i64>,
    lines: Vec<&'a str>,
    chains: Vec<i64>,
    commands: Vec<Option<i64>>,
    clocks: Vec<Option<&'a str>>,
}

impl<'a> Lines<'a> {
    fn of(group: &'a [Job]) -> Lines<'a> {
        let mut all = Lines::default();
        for write in group.iter().flat_map(|job| &job.writes) {
            let Write::Lines { table, lines } = write else {
                continue;
            };
            for line in lines {
                all.tables.push(*table);
                all.numbers.push(line.number.into());
                all.lines.push(&line.line);
                all.chains.push(line.chain.number());
                all.commands
                    .push(line.command.map(super::super::CommandMark::number));
                all.clocks.push(line.clocks.as_deref());
            }
        }
        all
    }
}

impl DatabaseBook {
    pub(super) fn new(site: Arc<Site>, link: Link) -> DatabaseBook {
        DatabaseBook {
            site,
            link: Some(link),
        }
    }

    /// The connection, made anew if it was lost.
    fn link(&mut self) -> Result<Link, StorageError> {
        match self.link.take().filter(|link| !link.is_closed()) {
            Some(link) => Ok(link),
            None => self.site.connect_to_write(),
        }
    }
}

impl Book for DatabaseBook {
    fn admits(&self, job: &Job) -> bool {
        job.life == self.site.life()
    }

    fn write(&mut self, group: &[Job]) -> Result<(), StorageError> {
        let life = self.site.life();
        let link = self.link()?;
        let written = write(&link, life, group);
        match &written {
            // Whether it was written is not known, or somebody else may have taken over: nothing of this life is written any more.
            Err(StorageError::Away(_)) => {
                self.site.note_trouble(written.clone().err());
                self.site.lose(life);
            }
            Err(StorageError::Fenced) => {
                crate::metrics::count(&self.site.metrics.fenced);
                self.site.lose(life);
                self.link = Some(link);
            }
            _ => self.link = Some(link),
        }
        written
    }

    fn close(&mut self) {
        let lives = [self.site.life(), self.site.last_life.load(SeqCst)];
        let given_up = self
            .link()
            .and_then(|link| link.run("DELETE FROM nodes WHERE life IN (?1, ?2)", &lives.map(Cell::from)));
        if let Err(error) = given_up {
            tracing::warn!(%error, "this node could not give up its lease; it runs out by itself");
        }
    }
}

/// One transaction. The life is held first: if it is over, nothing that follows is carried out.
fn write(link: &Link, life: i64, group: &[Job]) -> Result<(), StorageError> {
    let held = [Cell::from(life)];
    let lines = Lines::of(group);
    let writes = || group.iter().flat_map(|job| &job.writes);
    let statements: Vec<Statement<'_>> = writes().flat_map(own_statements).collect();
    let mut all: Vec<(tokio_postgres::Statement, Vec<&(dyn ToSql + Sync)>)> = vec![
        (link.prepared("BEGIN")?, Vec::new()),
        (link.prepared("SELECT flibuste_hold(?1)")?, vec![&held[0]]),
    ];
    if !lines.tables.is_empty() {
        let columns: Vec<&(dyn ToSql + Sync)> = vec![
            &lines.tables,
            &lines.numbers,
            &lines.lines,
            &lines.chains,
            &lines.commands,
            &lines.clocks,
        ];
        all.push((link.prepared(LINES)?, columns));
    }
    for statement in &statements {
        let with = statement.with.iter().map(|cell| cell as _).collect();
        all.push((link.prepared(statement.sql)?, with));
    }
    let reads_first = writes().any(put::reads_first);
    if !reads_first {
        // What fails before it makes a commit a roll-back; its own answer says nothing of that, but theirs do.
        all.push((link.prepared("COMMIT")?, Vec::new()));
        return link.pipeline(&all);
    }
    let written = link
        .pipeline(&all)
        .and_then(|()| writes().try_for_each(|write| put::after_reading(link, write).map(drop)));
    match written {
        Ok(()) => link.batch("COMMIT"),
        Err(error) => {
            let _ = link.batch("ROLLBACK");
            Err(error)
        }
    }
}

/// The statements that keep something, with those that only this store needs.
fn own_statements(write: &Write) -> Vec<Statement<'_>> {
    let mut all = put::statements(write);
    let more = match write {
        Write::Settle {
            table, first, lines, ..
        } => Some((
            "DELETE FROM journal WHERE table_key = ?1 AND number < ?2",
            vec![(*table).into(), (first + lines.len()).into()],
        )),
        Write::Delete(table) => Some(("DELETE FROM owners WHERE table_key = ?1", vec![(*table).into()])),
        // What a move needs: that lines may be put there, and that nobody keeps everybody from it. None is put.
        Write::Probe(_) => Some((
            "INSERT INTO journal (table_key, number, line, chain) SELECT 0, 0, '', 0 WHERE FALSE",
            Vec::new(),
        )),
        Write::Release { table, epoch } => Some((
            "DELETE FROM owners WHERE table_key = ?1 AND epoch = ?2",
            vec![(*table).into(), (*epoch).into()],
        )),
        _ => None,
    };
    all.extend(more.map(|(sql, with)| Statement { sql, with }));
    all
}
