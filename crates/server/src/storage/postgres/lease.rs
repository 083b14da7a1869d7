//! Lives of nodes, and which tables are theirs.
//!
//! A node that renews its lease in time is counted on. One statement renews it, however many tables it has. A node that cannot renew, or finds that
//! somebody took its row out, drops everything it has in memory and begins a new life under a new number; what it has in mind of the old one is refused
//! by the database, so that nobody has to trust a clock.

use std::sync::Arc;
use std::sync::atomic::Ordering::{Relaxed, SeqCst};
use std::time::{Duration, Instant};

use super::super::{Source, StorageError, cells};
use super::link::{Link, PATIENCE};
use super::{Site, hearing};
use crate::keys::TableId;
use crate::leases::Hearing;
use crate::metrics::count;

/// Begins a life; what is left of the one before ends first. That waits for a transaction of it that is still on its way.
pub(super) fn begin(site: &Site, link: &Link) -> Result<i64, StorageError> {
    let last = site.last_life.load(SeqCst);
    if last > 0 {
        link.run("DELETE FROM nodes WHERE life = ?1", &cells![last])?;
        site.last_life.store(0, SeqCst);
    }
    let (life, asked) = (new_life(link)?, Instant::now());
    let now = link.number(
        "INSERT INTO nodes (life, name, until, operator) VALUES (?1, ?2, flibuste_now() + ?3, ?4) RETURNING flibuste_now()",
        &cells![
            life,
            &site.node,
            site.lease.as_millis() as u64,
            site.operator.bytes()
        ],
    )?;
    site.clock.note(asked, now);
    site.renewed
        .store(site.began.elapsed().as_millis() as u64, SeqCst);
    site.life.store(life, SeqCst);
    tracing::info!(node = site.node, life, "this node begins a life");
    Ok(life)
}

/// How often a node renews its lease at least.
const RENEWED_WITHIN: Duration = Duration::from_secs(2);

/// How often a node with such a lease renews it.
fn every(lease: Duration) -> Duration {
    (lease / 3).min(RENEWED_WITHIN)
}

/// Ends what is left of an earlier life of a server of this name, which was killed. One that is seen to renew its lease lives, and keeps its name.
pub(super) fn take_name(site: &Site, link: &Link) -> Result<(), StorageError> {
    let renewed = || {
        let sql = "SELECT coalesce(max(until), 0) FROM nodes WHERE name = ?1 AND until >= flibuste_now()";
        link.number(sql, &cells![&site.node])
    };
    let (first, began) = (renewed()?, Instant::now());
    // Nobody is waited for who is not there, and nobody longer than somebody who lives may take.
    while first > 0 && began.elapsed() < every(site.lease) * 3 / 2 {
        std::thread::sleep(every(site.lease) / 10);
        match renewed()? {
            now if now > first => return Err(StorageError::NameTaken(site.node.clone())),
            0 => break,
            _ => {}
        }
    }
    link.run("DELETE FROM nodes WHERE name = ?1", &cells![&site.node])
        .map(drop)
}

/// A number that no life has had.
fn new_life(link: &Link) -> Result<i64, StorageError> {
    link.number(
        "UPDATE meta SET value = value + 1 WHERE name = 'lives' RETURNING value",
        &[],
    )
}

/// Renews a lease, says with it whether this node hears the bus, and gives for how long another one has heard it since this one last did.
const RENEW: &str = "UPDATE nodes SET until = flibuste_now() + ?2, hears_since = ?3, heard = ?4 WHERE life = ?1 \
    RETURNING flibuste_now() AS now, (SELECT max(other.heard - greatest(other.hears_since, ?5)) FROM nodes AS other \
        WHERE other.life <> ?1 AND other.until >= flibuste_now()) AS missed";

/// Renews the lease of this node, and takes out the rows of nodes whose time is up; gives how many those were. A node that is apart from the others begins
/// no life before it hears them again.
fn renew(site: &Site, link: &Link, hearing: Option<Hearing>) -> Result<u64, StorageError> {
    let life = site.life();
    if life > 0 {
        renew_life(site, link, life, hearing)?;
    }
    if site.is_apart() && hearing::may_come_back(site, link, hearing)? {
        site.set_apart(false);
    }
    if site.is_apart() {
        // Those who take part look after whose time is up, this node's own row among them, and wake the tables that became free.
        return Ok(0);
    }
    if site.life() == 0 {
        begin(site, link)?;
    }
    link.run("DELETE FROM nodes WHERE until < flibuste_now()", &[])
}

/// Renews the lease of a life, or ends it: because it was over, or because this node is apart from the others.
fn renew_life(site: &Site, link: &Link, life: i64, hearing: Option<Hearing>) -> Result<(), StorageError> {
    let (asked, since_began) = (Instant::now(), site.began.elapsed().as_millis() as u64);
    let [since, heard, latest] = hearing::told(site, hearing);
    let lease = site.lease.as_millis() as u64;
    let renewed = link.row(RENEW, &[life.into(), lease.into(), since, heard, latest])?;
    let Some(row) = renewed else {
        site.lose(life);
        return Ok(());
    };
    site.clock.note(asked, row.get("now")?);
    site.renewed.store(since_began, SeqCst);
    count(&site.metrics.renewals);
    match hearing::is_apart(site, hearing, row.get("missed")?) {
        true => hearing::part(site, link, life),
        false => Ok(()),
    }
}

/// The same, within the time of a lease: a database that is silent for longer is one that this node has lost, though nobody says so.
fn renew_in_time(site: &Site, link: &Link, hearing: Option<Hearing>) -> Result<u64, StorageError> {
    link.wait_at_most(site.lease);
    let renewed = renew(site, link, hearing);
    link.wait_at_most(PATIENCE);
    renewed
}

/// Renews the lease of this node for as long as it serves. `orphans` is called when tables of others have become free.
pub(crate) async fn keep(site: Arc<Site>, hearing: impl Fn() -> Option<Hearing>, orphans: impl Fn()) {
    let mut lost = site.losses();
    loop {
        tokio::select! {
            () = tokio::time::sleep(every(site.lease)) => {}
            // Whoever lost a life begins the next at once.
            _ = lost.changed() => {}
        }
        let heard = hearing();
        let renewed = site
            .with_any(move |site, link| renew_in_time(site, link, heard))
            .await;
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
        )?;
        if let Some(row) = taken {
            return Ok((life, row.at(0)?));
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
