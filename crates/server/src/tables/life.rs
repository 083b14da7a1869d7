//! How a table comes into memory and leaves it.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Instant;

use table::{Millis, Seat, Viewer};
use tokio::sync::mpsc;

use super::actor::Table;
use super::clock::Clocks;
use super::mail::Mail;
use super::stream::Stream;
use super::versions::Change;
use crate::App;
use crate::bus::Bus;
use crate::failure::Failure;
use crate::keys::TableId;
use crate::metrics::{Gauge, count};
use crate::storage::{Kept, Pen, Seen, StorageError, TableRow};
use crate::wire::{End, Farewell, Phase};

/// Why a table goes.
pub(super) enum Leave {
    Idle,
    Stopped,
    /// What it has in memory may not be what is on disk.
    Fallen,
    /// It was deleted.
    Gone,
}

/// Loads a table and serves it until nobody needs it.
pub(super) async fn run(
    app: Arc<App>,
    id: TableId,
    new: Option<Box<TableRow>>,
    mut mail: mpsc::Receiver<Mail>,
) {
    let mut failed = Failure::NotFound;
    // What is only needed to load, to work or to leave is boxed: a table that waits is small.
    match Box::pin(load(&app, id, new)).await {
        Ok(Found::Here(mut table)) => {
            let metrics = app.metrics.clone();
            let _counted = Gauge::new(&metrics.tables_loaded);
            // A table that goes on, or ends, because the rules were replaced says so on disk before anything else happens at it.
            let leave = match table.keep_change_of_rules().await {
                Ok(()) => table.serve(&mut mail).await,
                Err(error) => {
                    tracing::error!(table = table.key, %error, "the table could not be kept");
                    Leave::Fallen
                }
            };
            mail.close();
            Box::pin(table.put_down(&leave)).await;
            failed = match leave {
                Leave::Stopped => Failure::ShuttingDown,
                Leave::Gone => Failure::NotFound,
                Leave::Idle | Leave::Fallen => Failure::Internal,
            };
        }
        Ok(Found::Nowhere) => mail.close(),
        Ok(Found::At(life, bus)) => {
            failed = Box::pin(crate::bus::relay(&app, &bus, id, life, &mut mail)).await;
        }
        Err(failure) => {
            failed = failure;
            mail.close();
        }
    }
    app.tables.forget(id, &mail);
    // Letters that came in the last moment.
    while let Some(letter) = mail.recv().await {
        match letter {
            Mail::Ask(ask) if matches!(failed, Failure::Internal) => {
                let app = app.clone();
                tokio::spawn(async move { app.tables.post(&app, id, Mail::Ask(ask)).await });
            }
            Mail::Ask(ask) => {
                let _ = ask.reply.send(Err(failed.clone()));
            }
            // A socket whose sender is dropped says good-bye and its client comes back.
            _ => {}
        }
    }
}

/// Where a table is.
enum Found {
    Here(Box<Table>),
    /// On another node, under the number of its life, which can be reached.
    At(i64, Arc<Bus>),
    Nowhere,
}

async fn load(app: &Arc<App>, id: TableId, new: Option<Box<TableRow>>) -> Result<Found, Failure> {
    // Whoever has a table reads it after it is theirs: nobody else writes to it any more.
    let pen = match (app.storage.take(id).await, &app.bus) {
        (Err(StorageError::Elsewhere { life }), Some(bus)) => return Ok(Found::At(life, bus.clone())),
        (taken, _) => taken?,
    };
    let kept = match new {
        Some(row) => Some(Kept::new(*row)),
        None => app.storage.load(id).await?,
    };
    let Some(kept) = kept else {
        return Ok(Found::Nowhere);
    };
    let number = kept.row.key;
    if let Some(epoch) = pen.epoch() {
        tracing::info!(
            table = number,
            epoch,
            life = app.storage.life(),
            "this node has the table"
        );
    }
    let seen = match super::versions::is_of_other_rules(&kept) {
        true => {
            let table = kept.row.key;
            app.storage
                .read(move |file| crate::storage::seen(file, table))
                .await?
        }
        false => Seen::new(),
    };
    let own = pen.clone();
    let loaded = match catch_unwind(AssertUnwindSafe(|| {
        Table::from_kept(app.clone(), own, kept, seen)
    })) {
        Ok(table) => table.map(|table| Found::Here(Box::new(table))),
        Err(_) => {
            count(&app.metrics.panics);
            tracing::error!(table = number, "a rule panicked while the table was loaded");
            Err(Failure::BrokenTable)
        }
    };
    if loaded.is_err() {
        // Nobody has what cannot be loaded.
        let _ = pen.release(number).await;
    }
    loaded
}

impl Table {
    fn from_kept(app: Arc<App>, pen: Pen, kept: Kept, seen: Seen) -> Result<Table, Failure> {
        if let Some(damage) = kept.damage {
            tracing::error!(table = kept.row.key, %damage, "a table is damaged; flibuste check says more, and flibuste mend brings it back from a copy");
            return Err(Failure::Damaged(damage.to_string()));
        }
        let restored = super::versions::restore(&app, &kept, &seen).map_err(|error| {
            tracing::error!(table = kept.row.key, %error, "the table cannot be loaded");
            Failure::BrokenTable
        })?;
        let Kept {
            row,
            settled,
            chat,
            lines,
            chain,
            done: kept_commands,
            ..
        } = kept;
        let first = app.tables.first_number();
        let streams = Seat::all(row.seats.len() as u8)
            .map(Viewer::Seat)
            .chain([Viewer::Public])
            .map(|viewer| Stream::new(viewer, first))
            .collect();
        let at = lines.last().and_then(|line| time_of(line)).unwrap_or_default();
        let mut table = Table {
            app,
            pen,
            key: row.key,
            id: row.id,
            game_id: row.game,
            listed: row.listed,
            phase: row.phase,
            created: row.created,
            updated: row.updated,
            plan: row.plan,
            secret: row.secret,
            doc: row.doc,
            seats: row.seats,
            game: restored.game,
            seen,
            changed_rules: restored.change,
            chat,
            streams,
            clocks: None,
            loaded_at: (at, Instant::now()),
            settled,
            unsettled: lines
                .iter()
                .skip(settled)
                .map(|line| Arc::from(line.as_str()))
                .collect(),
            chain,
            dirty: (lines.len() > settled).then(Instant::now),
            done: kept_commands,
            thinking: Default::default(),
            asking: Default::default(),
            touched: Instant::now(),
            maker: row.maker,
            bytes: row.bytes
                + lines[settled..]
                    .iter()
                    .map(|line| line.len() as u64 + 1)
                    .sum::<u64>(),
            gone: false,
            said: HashMap::new(),
            asked: HashMap::new(),
            changed: HashMap::new(),
            panicked: None,
        };
        table.take_up();
        Ok(table)
    }

    /// Makes what is in memory agree with the record that was just read.
    fn take_up(&mut self) {
        let Some(game) = &self.game else { return };
        if self.changed_rules == Some(Change::Ended) {
            self.phase = Phase::Over;
            self.doc.end = Some(End::Outdated);
        }
        if self.phase == Phase::Playing && game.outcome().is_some() {
            // The last move was kept, and then the server fell before it noted the end.
            self.phase = Phase::Over;
            self.doc.end = Some(End::Played);
            self.dirty = Some(Instant::now());
        }
        self.note_turn();
        if self.phase == Phase::Playing {
            let allowance = self.app.config.pause_allowance * 1000;
            let mut clocks = Clocks::new(self.plan.clock, self.seats.len(), allowance, self.millis());
            if let (Some(clocks), Some(kept)) = (&mut clocks, &self.doc.clocks) {
                clocks.go_on(kept, self.on_the_clock(), crate::unix_millis());
            }
            self.clocks = clocks;
            self.note_away();
        }
    }

    /// Puts the table down.
    async fn put_down(&mut self, leave: &Leave) {
        if !matches!(leave, Leave::Fallen | Leave::Gone)
            && let Err(error) = self.settle().await
        {
            // Nothing is lost: what was acknowledged is in the journal.
            tracing::warn!(table = self.key, %error, "the table could not be settled");
        }
        // A table that fell is loaded again here as a rule; one that went was given back with everything of it.
        if matches!(leave, Leave::Idle | Leave::Stopped)
            && let Err(error) = self.pen.release(self.key).await
        {
            tracing::warn!(table = self.key, %error, "the table could not be given back; it is when this node stops");
        }
        if let Some(epoch) = self.pen.epoch() {
            tracing::info!(table = self.key, epoch, "this node puts the table down");
        }
        let farewell = match leave {
            Leave::Stopped => Farewell::Shutdown,
            Leave::Gone => Farewell::Gone,
            Leave::Idle | Leave::Fallen => Farewell::Resume,
        };
        for stream in &mut self.streams {
            self.app.tables.used_numbers_up_to(stream.head());
            for conn in stream.disconnect_all() {
                conn.out.dismiss(farewell);
            }
        }
    }
}

/// The time in a line of a record.
fn time_of(line: &str) -> Option<Millis> {
    #[derive(serde::Deserialize)]
    struct At {
        t: Millis,
    }
    serde_json::from_str::<At>(line).ok().map(|at| at.t)
}
