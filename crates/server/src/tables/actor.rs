//! The task of one table.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use catalog::AnyMatch;
use table::{Millis, Seat, SeatSet, Turn};
use tokio::sync::mpsc;

use super::clock::Clocks;
use super::life::Leave;
use super::mail::{Answer, Ask, Connect, Mail, Request};
use super::outbox::Post;
use super::stream::{Conn, Stream};
use super::versions::Change;
use crate::App;
use crate::failure::Failure;
use crate::keys::{KeyHash, Maker, TableId};
use crate::limits::Bucket;
use crate::metrics::count;
use crate::storage::{Chain, Doc, Done, NewDoc, Pen, Plan, SeatRow, Seen, StorageError, TableKey, Write};
use crate::wire::{ChatLine, Clock, Farewell, Phase};

/// A table in memory.
pub(super) struct Table {
    pub(super) app: Arc<App>,
    pub(super) pen: Pen,
    pub(super) key: TableKey,
    pub(super) id: TableId,
    pub(super) game_id: String,
    pub(super) listed: bool,
    pub(super) phase: Phase,
    pub(super) created: u64,
    pub(super) updated: u64,
    pub(super) plan: Plan,
    pub(super) secret: table::Seed,
    pub(super) doc: Doc,
    pub(super) seats: Vec<SeatRow>,
    /// The match, once dealt.
    pub(super) game: Option<Box<dyn AnyMatch>>,
    /// What was seen of it under earlier rules, if it was begun under such.
    pub(super) seen: Seen,
    pub(super) chat: Vec<ChatLine>,
    /// One for each seat, then the public.
    pub(super) streams: Vec<Stream>,
    pub(super) clocks: Option<Clocks>,
    /// The game's time when it was loaded, and when that was.
    pub(super) loaded_at: (Millis, Instant),
    /// How many lines of the record are in the table's own record.
    pub(super) settled: usize,
    /// The lines after these, as they went to the journal.
    pub(super) unsettled: Vec<Arc<str>>,
    /// The check of the last line, once dealt.
    pub(super) chain: Option<Chain>,
    /// Since when there is something to settle.
    pub(super) dirty: Option<Instant>,
    pub(super) thinking: super::bots::Thinking,
    pub(super) asking: super::counsel::Asking,
    /// When somebody last asked for something.
    pub(super) touched: Instant,
    /// What came of a change of rules, until it is kept.
    pub(super) changed_rules: Option<Change>,
    /// Whose network made it.
    pub(super) maker: Option<Maker>,
    /// How many bytes its record and its conversation take.
    pub(super) bytes: u64,
    /// It was taken out of the file: nobody finds it any more.
    pub(super) gone: bool,
    /// How much each network has said here lately.
    pub(super) said: HashMap<Option<Maker>, Bucket>,
    /// How much each seat has asked the others lately.
    pub(super) asked: HashMap<Seat, Bucket>,
    /// How often the holder of each key has changed something about a seat lately.
    pub(super) changed: HashMap<Option<KeyHash>, Bucket>,
    /// The commands that were carried out.
    pub(super) done: Done,
    /// What a rule said when it panicked.
    pub(super) panicked: Option<String>,
}

/// How long a table whose game is over stays in memory when nobody looks at it.
const AFTER_THE_END: Duration = Duration::from_secs(10);

impl Table {
    /// Serves until it is time to go.
    pub(super) async fn serve(&mut self, mail: &mut mpsc::Receiver<Mail>) -> Leave {
        self.rouse_bots();
        let mut alarm = std::pin::pin!(tokio::time::sleep_until(self.next_deadline().into()));
        loop {
            // The alarm is only ever set earlier here; one that rings too early does no harm.
            let next = self.next_deadline().into();
            if next < alarm.deadline() {
                alarm.as_mut().reset(next);
            }
            let letter = tokio::select! {
                biased;
                letter = mail.recv() => letter,
                () = &mut alarm => {
                    let later = self.next_deadline().into();
                    alarm.as_mut().reset(later);
                    None
                }
            };
            let went = match letter {
                Some(Mail::Stop) => return Leave::Stopped,
                Some(Mail::Lost) => return Leave::Fallen,
                Some(letter) => {
                    self.touched = Instant::now();
                    Box::pin(self.handle(letter)).await
                }
                None if mail.is_closed() => return Leave::Stopped,
                None => Box::pin(self.on_time()).await,
            };
            if let Err(error) = went {
                tracing::error!(table = self.key, %error, "the table could not be kept");
                return Leave::Fallen;
            }
            if let Some(what) = self.panicked.take() {
                // A report that cannot be written is in the log at least.
                let _ = self.report(what).await;
                return Leave::Fallen;
            }
            if self.gone {
                return Leave::Gone;
            }
            if self.is_idle() && mail.is_empty() {
                return Leave::Idle;
            }
        }
    }

    async fn handle(&mut self, letter: Mail) -> Result<(), StorageError> {
        match letter {
            Mail::Ask(ask) => self.answer(*ask).await,
            Mail::Connect(connect) => {
                let seat = connect.seat;
                self.connect(*connect);
                match seat {
                    Some(seat) => self.welcome(seat).await,
                    None => Ok(()),
                }
            }
            Mail::Disconnect { seat, conn } => {
                self.hung_up(seat, conn);
                Ok(())
            }
            Mail::Command(sent)
                if !self
                    .stream_of(sent.seat)
                    .is_some_and(|stream| stream.knows(sent.conn)) =>
            {
                // Its socket was dismissed; it comes back, and says it again.
                if let Some(back) = sent.back {
                    back.dismiss(Farewell::Resume);
                }
                Ok(())
            }
            Mail::Command(sent) => self.command(*sent).await,
            Mail::Roll(roll) => {
                self.call_roll(*roll);
                Ok(())
            }
            Mail::NodeGone(node) => {
                self.lose_node(node);
                Ok(())
            }
            Mail::Thought(chosen) => self.chosen(*chosen).await,
            Mail::LookUp(seat) => {
                self.look_up(seat);
                Ok(())
            }
            Mail::LookAtBans => {
                self.send_away();
                Ok(())
            }
            Mail::Wake | Mail::Stop | Mail::Lost | Mail::NoAnswer(_) | Mail::CallRoll => Ok(()),
        }
    }

    /// Answers a request over HTTP. What could not be kept is answered as such, and the table falls.
    async fn answer(&mut self, ask: Ask) -> Result<(), StorageError> {
        if ask.is_late() {
            let _ = ask.reply.send(Err(Failure::Elsewhere));
            return Ok(());
        }
        let key = ask.key;
        if let Err(failure) = self.may_change_now(key, &ask.request) {
            let _ = ask.reply.send(Err(failure));
            return Ok(());
        }
        if let Some(failure) = self.hides(key, &ask.request).await {
            let _ = ask.reply.send(Err(failure));
            return Ok(());
        }
        let answer = match ask.request {
            Request::Info => Ok(Ok(self.table_answer(key))),
            Request::Enter(seat) => Ok(self.may_enter(seat, key).map(|()| Answer::Done)),
            Request::Join {
                seat,
                name,
                word,
                invitation,
            } => self.join(seat, key, &name, word, invitation).await,
            Request::Leave(seat) => self.leave(seat, key).await,
            Request::Rename(seat, name) => self.rename(seat, key, &name).await,
            Request::Word(seat, word) => self.set_word(seat, key, &word).await,
            Request::StandIn(seat, level) => self.stand_in(seat, key, level).await,
            Request::Free(seat) => self.free(seat, key).await,
            Request::SeatBot(seat, level) => self.seat_bot(seat, key, level).await,
            Request::Start => self.start_for(key).await,
            Request::Rematch(maker) => self.rematch(key, maker).await,
            Request::Delete(why) => self.delete(why).await,
            Request::Close => self.close().await,
            Request::Whom(somebody) => Ok(self.whom(&somebody)),
            Request::Onlookers => Ok(Ok(self.onlookers())),
            Request::Forget => self.forget().await,
            Request::Erase => self.erase(key).await,
            Request::Record => Ok(self.record()),
            Request::Replay(viewer) => Ok(self.replay(key, viewer)),
            Request::Advise(seat) => Ok(self.advise(seat, key)),
            Request::Counsel(seat) => Ok(self.counsel(seat, key)),
            Request::Analyse(from) => Ok(self.analyse(from)),
        };
        // Whoever does not wait any more does not need the answer.
        match answer {
            Ok(answer) => {
                let _ = ask.reply.send(answer);
                Ok(())
            }
            Err(error) => {
                let _ = ask.reply.send(Err(error.clone().into()));
                Err(error)
            }
        }
    }

    /// When something must be done though no letter comes.
    fn next_deadline(&self) -> Instant {
        let mut next = self.touched + self.patience();
        if next < Instant::now() {
            // Somebody is there: there is no hurry.
            next = Instant::now() + self.patience();
        }
        if let Some(dirty) = self.dirty {
            next = next.min(dirty + self.app.config.settle());
        }
        let begun = self.loaded_at.1;
        if let Some(zero) = self.clocks.as_ref().and_then(Clocks::next_zero)
            && !self.thinking.for_the_clock()
        {
            next = next.min(begun + Duration::from_millis(zero));
        }
        if let Some(until) = self.hourglass() {
            // A moment later rather than earlier: an hourglass that was looked at too early would be looked at again and again.
            let left = until
                .0
                .saturating_sub(self.loaded_at.0.0)
                .div_ceil(self.app.config.haste);
            next = next.min(begun + Duration::from_millis(left));
        }
        next
    }

    /// When the rules' own clock acts.
    fn hourglass(&self) -> Option<Millis> {
        match (self.phase, &self.game) {
            (Phase::Playing, Some(game)) => match game.turn() {
                Turn::RealTime { until, .. } => until,
                _ => None,
            },
            _ => None,
        }
    }

    async fn on_time(&mut self) -> Result<(), StorageError> {
        if self.hourglass().is_some_and(|until| until <= self.now()) {
            self.turn_hourglass().await?;
        }
        let millis = self.millis();
        if let Some(clocks) = &mut self.clocks {
            clocks.pass(millis);
            if let Some(seat) = clocks.out_of_time()
                && !self.thinking.for_the_clock()
            {
                self.time_is_up(seat).await?;
            }
        }
        if self
            .dirty
            .is_some_and(|dirty| dirty.elapsed() >= self.app.config.settle())
        {
            self.settle_or_wait().await;
        }
        Ok(())
    }

    /// What cannot be settled now, because the disk is full, lies in the journal as safely as before: nobody is sent away, and it is tried
    /// again.
    async fn settle_or_wait(&mut self) {
        if let Err(error) = self.settle().await {
            tracing::warn!(table = self.key, %error, "the record stays in the journal for now");
            self.dirty = Some(Instant::now());
        }
    }

    /// How long the table waits for somebody to come back.
    fn patience(&self) -> Duration {
        match self.phase {
            Phase::Over => self.app.config.idle().min(AFTER_THE_END),
            _ => self.app.config.idle(),
        }
    }

    /// Whether nobody needs this table in memory.
    fn is_idle(&self) -> bool {
        let by_the_second = matches!(self.plan.clock, Clock::Move { .. } | Clock::Bank { .. });
        let clock_runs = self.phase == Phase::Playing && (by_the_second || self.hourglass().is_some());
        self.streams.iter().all(|stream| !stream.is_connected())
            && !clock_runs
            && !self.thinking.is_busy()
            && self.touched.elapsed() >= self.patience()
    }

    /// Moves what lies in the journal to the table's own record and notes the rest.
    pub(super) async fn settle(&mut self) -> Result<(), StorageError> {
        let mut writes = vec![self.doc_to_write(), self.commands_to_write()];
        let settled = self.settled + self.unsettled.len();
        if let Some(game) = &self.game {
            writes.push(Write::Settle {
                table: self.key,
                first: self.settled,
                lines: self.unsettled.clone(),
                chain: self.chain,
                position: (!game.is_relic()).then(|| (settled, game.snapshot())),
            });
        }
        self.pen.write(writes).await?;
        self.dirty = None;
        self.done.written();
        self.settled = settled;
        self.unsettled.clear();
        Ok(())
    }

    /// Notes that there is something to settle.
    pub(super) fn touch(&mut self) {
        self.updated = crate::unix_millis();
        self.dirty.get_or_insert_with(Instant::now);
    }

    fn commands_to_write(&self) -> Write {
        Write::Commands {
            table: self.key,
            marks: self.done.fresh(),
        }
    }

    pub(super) fn doc_to_write(&mut self) -> Write {
        self.note_turn();
        let wall = crate::unix_millis();
        let millis = self.millis();
        if let Some(clocks) = &mut self.clocks {
            clocks.pass(millis);
            self.doc.clocks = Some(clocks.keep(wall));
        }
        let wake_at = match (self.phase, self.plan.clock, &self.clocks) {
            (Phase::Playing, Clock::Days { .. }, Some(clocks)) => clocks
                .next_zero()
                .map(|zero| (wall + zero.saturating_sub(millis)).max(1)),
            (Phase::Playing, Clock::Move { .. } | Clock::Bank { .. }, _) => Some(0),
            _ => None,
        };
        Write::Doc(Box::new(NewDoc {
            table: self.key,
            phase: self.phase,
            updated: self.updated,
            wake_at,
            doc: serde_json::to_string(&self.doc).unwrap_or_default(),
        }))
    }

    /// Whether the table takes up so many times what one table may.
    pub(super) fn is_full(&self, times: u64) -> bool {
        let most = self.app.config.table_size * 1024;
        most > 0 && self.bytes >= most * times
    }

    /// Keeps what changed besides the record, with these writes, before anybody hears of it.
    pub(super) async fn save(&mut self, mut writes: Vec<Write>) -> Result<(), StorageError> {
        self.updated = crate::unix_millis();
        writes.push(self.doc_to_write());
        writes.push(self.commands_to_write());
        self.pen.write(writes).await?;
        self.done.written();
        Ok(())
    }

    pub(super) fn note_turn(&mut self) {
        if let Some(game) = &self.game {
            self.doc.turn = self.awaited();
            self.doc.entries = game.entries() as u32;
            self.doc.outcome = game.outcome();
        }
    }

    /// The seats the table waits for.
    pub(super) fn awaited(&self) -> SeatSet {
        match (self.phase, &self.game) {
            (Phase::Playing, Some(game)) => game.turn().seats(),
            _ => SeatSet::EMPTY,
        }
    }

    /// The seats whose time runs: people the table waits for. While an hourglass of the rules runs, it is what keeps time.
    pub(super) fn on_the_clock(&self) -> SeatSet {
        if self.hourglass().is_some() {
            return SeatSet::EMPTY;
        }
        self.awaited()
            .iter()
            .filter(|seat| self.bot_at(*seat).is_none())
            .collect()
    }

    /// The game's own time.
    pub(super) fn now(&self) -> Millis {
        Millis(self.loaded_at.0.0 + self.millis() * self.app.config.haste)
    }

    /// Milliseconds since the table was loaded.
    pub(super) fn millis(&self) -> u64 {
        self.loaded_at.1.elapsed().as_millis() as u64
    }

    pub(super) fn stream(&self, seat: Option<Seat>) -> &Stream {
        &self.streams[self.stream_at(seat)]
    }

    pub(super) fn stream_at(&self, seat: Option<Seat>) -> usize {
        seat.map_or(self.streams.len() - 1, Seat::index)
    }

    fn connect(&mut self, connect: Connect) {
        let at = self.stream_at(connect.seat);
        if self.may_enter(connect.seat, connect.key).is_err() {
            connect.out.dismiss(Farewell::SeatLost);
            return;
        }
        let was_connected = self.streams[at].is_connected();
        let (conn, out) = (connect.conn, connect.out.clone());
        self.streams[at].connect(Conn {
            id: conn,
            out: connect.out,
            key: connect.key,
            network: connect.network,
            name: connect.name,
        });
        self.note_away();
        if !self.bring_up_to_date(at, &out, connect.since) {
            self.disconnect(connect.seat, conn);
            return;
        }
        if self.panicked.is_some() {
            return;
        }
        if connect.seat.is_some() && !was_connected {
            self.tell_table();
        }
        self.rouse_bots();
    }

    /// Sends a socket what it missed since a number, or everything; says whether it took it.
    pub(super) fn bring_up_to_date(&mut self, at: usize, out: &Post, since: Option<u64>) -> bool {
        let missed: Option<(u64, Vec<_>)> = since.and_then(|since| {
            let missed = self.streams[at].missed(since)?;
            Some((since, missed.cloned().collect()))
        });
        match missed {
            Some((since, missed)) => {
                count(&self.app.metrics.resumed);
                out.greet(since);
                let mut numbered = missed.into_iter().zip(since + 1..);
                numbered.all(|(message, number)| out.step(message, number).is_ok())
            }
            None => match self.guarded(|table| table.whole(at)) {
                Some(whole) => {
                    count(&self.app.metrics.wholes);
                    out.whole(whole, self.streams[at].head()).is_ok()
                }
                // The table falls, and says good-bye to everybody.
                None => true,
            },
        }
    }

    pub(super) fn disconnect(&mut self, seat: Option<Seat>, conn: u64) {
        let at = self.stream_at(seat);
        let gone = self.streams[at].disconnect(conn);
        if gone && seat.is_some() && !self.streams[at].is_connected() {
            self.note_away();
            self.tell_table();
        }
    }

    /// Tells the clocks who is disconnected.
    pub(super) fn note_away(&mut self) {
        let away = Seat::all(self.seats.len() as u8)
            .filter(|seat| !self.stream(Some(*seat)).is_connected())
            .collect();
        let millis = self.millis();
        if let Some(clocks) = &mut self.clocks {
            clocks.set_away(away, millis);
        }
    }

    /// Runs rules; if they panic, the table falls after this letter and is loaded again as it is on disk.
    pub(super) fn guarded<T>(&mut self, run: impl FnOnce(&mut Table) -> T) -> Option<T> {
        match catch_unwind(AssertUnwindSafe(|| run(self))) {
            Ok(done) => Some(done),
            Err(panic) => {
                count(&self.app.metrics.panics);
                let what = panic
                    .downcast_ref::<&str>()
                    .map(ToString::to_string)
                    .or_else(|| panic.downcast_ref::<String>().cloned())
                    .unwrap_or_default();
                tracing::error!(table = self.key, game = self.game_id, what, "a rule panicked");
                self.panicked = Some(what);
                None
            }
        }
    }

    /// Keeps a panic for a bug report.
    async fn report(&mut self, what: String) -> Result<(), StorageError> {
        let record = catch_unwind(AssertUnwindSafe(|| self.game.as_ref().map(|game| game.record())));
        let fault = Write::Fault {
            table: self.key,
            at: crate::unix_millis(),
            what,
            record: record.ok().flatten().unwrap_or_default(),
        };
        self.pen.write(vec![fault]).await
    }
}
