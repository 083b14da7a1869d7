//! Lives of nodes, and which tables are theirs.
//!
//! A node that renews its lease in time is counted on. One statement renews it, however many tables it has. A node that cannot renew, or finds that
//! somebody took its row out, drops everything it has in memory and begins a new life under a new number; what it has in mind of the old one is refused
//! by the database, so that nobody has to trust a clock.

use std::sync::Arc;
use std::sync::atomic::Ordering::{Relaxed, SeqCst};
use std::time::Duration;

use super::super::{Source, StorageError, cells};
use super::Site;
use super::link::{Link, PATIENCE};
use crate::keys::TableId;
use crate::metrics::count;

/// Begins a life; what is left of the one before ends first. That waits for a transaction of it that is still on its way.
pub(super) fn begin(site: &Site, link: &Link) -> Result<i64, StorageError> {
    let last = site.last_life.load(SeqCst);
    if last > 0 {
        link.run("DELETE FROM nodes WHERE life = ?1", &cells![last])?;
        site.last_life.store(0, SeqCst);
    }
    let life = link.number(
        "UPDATE meta SET value = value + 1 WHERE name = 'lives' RETURNING value",
        &[],
    )?;
    link.run(
        "INSERT INTO nodes (life, name, until, operator) VALUES (?1, ?2, flibuste_now() + ?3, ?4)",
        &cells![
            life,
            &site.node,
            site.lease.as_millis() as u64,
            site.operator.bytes()
        ],
    )?;
    site.renewed
        .store(site.began.elapsed().as_millis() as u64, SeqCst);
    site.life.store(life, SeqCst);
    tracing::info!(node = site.node, life, "this node begins a life");
    Ok(life)
}

/// Renews the lease of this node, and takes out the rows of nodes whose time is up; gives how many those were.
fn renew(site: &Site, link: &Link) -> Result<u64, StorageError> {
    let (life, asked) = (site.life(), site.began.elapsed().as_millis() as u64);
    if life == 0 {
        begin(site, link)?;
    } else {
        let renewed = link.run(
            "UPDATE nodes SET until = flibuste_now() + ?2 WHERE life = ?1",
            &cells![life, site.lease.as_millis() as u64],
        )?;
        if renewed == 0 {
            site.lose(life);
            begin(site, link)?;
        } else {
            site.renewed.store(asked, SeqCst);
            count(&site.metrics.renewals);
        }
    }
    link.run("DELETE FROM nodes WHERE until < flibuste_now()", &[])
}

/// The same, within the time of a lease: a database that is silent for longer is one that this node has lost, though nobody says so.
fn renew_in_time(site: &Site, link: &Link) -> Result<u64, StorageError> {
    link.wait_at_most(site.lease);
    let renewed = renew(site, link);
    link.wait_at_most(PATIENCE);
    renewed
}

/// Renews the lease of this node for as long as it serves. `orphans` is called when tables of others have become free.
pub(crate) async fn keep(site: Arc<Site>, orphans: impl Fn()) {
    let mut lost = site.losses();
    loop {
        tokio::select! {
            () = tokio::time::sleep(site.lease / 3) => {}
            // Whoever lost a life begins the next at once.
            _ = lost.changed() => {}
        }
        let renewed = site.with_any(renew_in_time).await;
        site.note_trouble(renewed.as_ref().err().cloned());
        match renewed {
            Ok(0) => {}
            Ok(nodes) => {
                site.metrics.takeovers.fetch_add(nodes, Relaxed);
                tracing::warn!(nodes, "the time of other nodes was up; their tables are free");
                orphans();
            }
            Err(error) => {
                tracing::warn!(%error, "the lease of this node could not be renewed");
                let silent = site.began.elapsed().as_millis() as u64 - site.renewed.load(SeqCst);
                if Duration::from_millis(silent) >= site.lease {
                    // Nobody counts on this node any more: what it shows may not be so.
                    site.lose(site.life());
                }
            }
        }
    }
}

/// Takes a table for the life this node lives; gives the life and the epoch.
pub(super) fn take(site: &Site, link: &Link, id: TableId) -> Result<(i64, i64), StorageError> {
    let life = site.life();
    if life == 0 {
        return Err(StorageError::Fenced);
    }
    // Each turn somebody else was quicker; that does not go on.
    for _ in 0..5 {
        let taken = link.row(
            "INSERT INTO owners (table_key, life) SELECT key, ?2 FROM tables WHERE id = ?1
             ON CONFLICT (table_key) DO UPDATE SET epoch = owners.epoch + 1 WHERE owners.life = excluded.life
             RETURNING epoch",
            &cells![id, life],
        );
        match taken {
            Ok(Some(row)) => return Ok((life, row.at(0)?)),
            Ok(None) => {}
            // There is no such life any more: the row refers to nothing.
            Err(StorageError::Postgres(why)) => {
                tracing::warn!(%why, "a table could not be taken");
                return Err(StorageError::Fenced);
            }
            Err(error) => return Err(error),
        }
        let owner = link.row(
            "SELECT life, until < flibuste_now() AS late FROM owners JOIN nodes USING (life) JOIN tables ON key = table_key WHERE id = ?1",
            &cells![id],
        )?;
        let Some(owner) = owner else {
            if super::super::number(link, id)?.is_none() {
                return Ok((life, 0));
            }
            continue;
        };
        let (other, late): (i64, bool) = (owner.get("life")?, owner.get("late")?);
        if !late {
            return Err(StorageError::Elsewhere { life: other });
        }
        let gone = link.run(
            "DELETE FROM nodes WHERE life = ?1 AND until < flibuste_now()",
            &cells![other],
        )?;
        site.metrics.takeovers.fetch_add(gone, Relaxed);
    }
    Err(StorageError::Fenced)
}
