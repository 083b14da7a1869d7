//! Bots at a table: they think elsewhere, and come back with a letter.

use std::sync::Arc;
use std::time::Duration;

use table::{Chance, Seat, SeatSet};
use tokio::sync::Semaphore;

use super::actor::Table;
use super::mail::{Chosen, Mail};
use super::play::Outcome;
use crate::App;
use crate::metrics::count;
use crate::storage::StorageError;
use crate::wire::Phase;

/// Threads for thinking, so that bots never delay tables.
pub(crate) struct BotPool {
    free: Arc<Semaphore>,
    budget: Duration,
    pause: Duration,
}

impl BotPool {
    pub(crate) fn new(threads: usize, budget: u64, pause: u64) -> BotPool {
        BotPool {
            free: Arc::new(Semaphore::new(threads.max(1))),
            budget: Duration::from_millis(budget),
            pause: Duration::from_millis(pause),
        }
    }
}

/// What the bots of a table are up to.
#[derive(Default)]
pub(super) struct Thinking {
    /// The position somebody thinks about, and for whom.
    about: Option<(usize, Seat)>,
    /// A bot thinks for somebody whose time is up.
    clock: bool,
    /// Seats that let their occasion to speak pass, and at which position.
    passed: (usize, SeatSet),
}

impl Thinking {
    pub(super) fn is_busy(&self) -> bool {
        self.about.is_some()
    }

    pub(super) fn for_the_clock(&self) -> bool {
        self.clock
    }
}

impl Table {
    /// The level of the bot that plays at a seat: one that sits there, or stands in.
    pub(super) fn bot_at(&self, seat: Seat) -> Option<&str> {
        let row = self.seats.get(seat.index())?;
        row.bot.as_deref().or(row.stand_in.as_deref())
    }

    /// Whether any seat is played by a bot.
    pub(super) fn a_bot_plays(&self) -> bool {
        Seat::all(self.seats.len() as u8).any(|seat| self.bot_at(seat).is_some())
    }

    /// If it is up to a bot, lets it think.
    pub(super) fn rouse_bots(&mut self) {
        let (Phase::Playing, Some(game)) = (self.phase, &self.game) else {
            return;
        };
        // Bots do not play among themselves unless somebody watches.
        let people = self.seats.iter().any(|seat| seat.holder.is_some());
        if !people && self.streams.iter().all(|stream| !stream.is_connected()) {
            return;
        }
        let entries = game.entries();
        if self.thinking.about.is_some_and(|(about, _)| about == entries) {
            return;
        }
        let passed = match self.thinking.passed {
            (at, seats) if at == entries => seats,
            _ => SeatSet::EMPTY,
        };
        let awaited = game.turn().seats();
        let mut asides = game
            .asides()
            .iter()
            .filter(|seat| !awaited.contains(*seat) && !passed.contains(*seat));
        let next = asides
            .find(|seat| self.bot_at(*seat).is_some())
            .or_else(|| awaited.iter().find(|seat| self.bot_at(*seat).is_some()));
        if let Some(seat) = next {
            let level = self.bot_at(seat).unwrap_or_default().to_owned();
            self.ask(seat, &level, false);
        }
    }

    /// Somebody's time is up: the best bot makes the move.
    pub(super) fn ask_for_the_clock(&mut self, seat: Seat) {
        let best = bots::levels(&self.game_id).pop().unwrap_or_default();
        self.ask(seat, best, true);
    }

    fn ask(&mut self, seat: Seat, level: &str, clock: bool) {
        let seed = u64::from_le_bytes(crate::keys::random());
        let asked = self.guarded(|table| {
            let game = table.game.as_ref()?;
            Some((
                game.entries(),
                bots::ask(&**game, seat, level, Chance::fast(seed)),
            ))
        });
        let Some(Some((entries, thought))) = asked else {
            return;
        };
        self.thinking.about = Some((entries, seat));
        self.thinking.clock = clock;
        count(&self.app.metrics.thoughts);
        tokio::spawn(think(self.app.clone(), self.id, entries, seat, thought, clock));
    }

    /// A bot has chosen.
    pub(super) async fn chosen(&mut self, chosen: Chosen) -> Result<(), StorageError> {
        if self.thinking.about != Some((chosen.entries, chosen.seat)) {
            return Ok(());
        }
        let for_the_clock = std::mem::take(&mut self.thinking.clock);
        self.thinking.about = None;
        let seat = chosen.seat;
        let current = self
            .game
            .as_ref()
            .is_some_and(|game| game.entries() == chosen.entries);
        if self.phase != Phase::Playing || !current || !(for_the_clock || self.bot_at(seat).is_some()) {
            self.rouse_bots();
            return Ok(());
        }
        let awaited = self.awaited().contains(seat);
        let mv = match chosen.mv {
            Some(mv) => Some(mv),
            None if awaited || chosen.failed => self.any_move(seat),
            None => None,
        };
        match mv {
            Some(mv) => {
                let made = self.make(seat.into(), vec![mv], None).await?;
                // A bot that chose what is not allowed makes any move.
                if matches!(made, Outcome::Declined(_))
                    && let Some(mv) = self.any_move(seat)
                {
                    self.make(seat.into(), vec![mv], None).await?;
                }
                self.after_step().await
            }
            None => {
                let passed = match self.thinking.passed {
                    (at, seats) if at == chosen.entries => seats,
                    _ => SeatSet::EMPTY,
                };
                self.thinking.passed = (chosen.entries, passed.with(seat));
                self.rouse_bots();
                Ok(())
            }
        }
    }

    /// Any move offered to a seat.
    fn any_move(&mut self, seat: Seat) -> Option<catalog::Json> {
        let mut offered =
            self.guarded(|table| table.game.as_ref().map(|game| game.offered(seat.into())))??;
        let at = usize::from(u16::from_le_bytes(crate::keys::random())) % offered.len().max(1);
        (at < offered.len()).then(|| offered.swap_remove(at))
    }
}

/// Thinks on a thread for that, no longer than allowed, and sends the choice to the table.
async fn think(
    app: Arc<App>,
    id: crate::keys::TableId,
    entries: usize,
    seat: Seat,
    thought: Option<bots::Thought>,
    clock: bool,
) {
    if !clock {
        tokio::time::sleep(app.bots.pause).await;
    }
    let mut chosen = Chosen {
        entries,
        seat,
        mv: None,
        failed: true,
    };
    if let (Some(thought), Ok(place)) = (thought, app.bots.free.clone().acquire_owned().await) {
        let thinking = tokio::task::spawn_blocking(move || {
            let mv = thought.think();
            drop(place);
            mv
        });
        match tokio::time::timeout(app.bots.budget, thinking).await {
            Ok(Ok(mv)) => {
                chosen.mv = mv;
                chosen.failed = false;
            }
            // It stumbled. The thread is fine, and the table goes on with another move.
            Ok(Err(_)) => count(&app.metrics.panics),
            Err(_) => count(&app.metrics.thoughts_late),
        }
    }
    // A table that was put down meanwhile asks again when it is loaded.
    if let Some(mailbox) = app.tables.in_memory(id) {
        let _ = mailbox.send(Mail::Thought(Box::new(chosen))).await;
    }
}
