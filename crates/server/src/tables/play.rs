//! Moves, taking back, and the end.

use std::sync::Arc;

use catalog::{Declined, Json};
use table::{Actor, Seat, SeatSet, Undo};

use super::actor::Table;
use super::mail::Sent;
use super::say::{self, Made};
use crate::metrics::count;
use crate::storage::{Chain, CommandMark, NewLine, StorageError, Write};
use crate::wire::{AtZero, Command, End, OfferKind, OfferState, Phase, ServerMessage};

/// Who asked for something and under which name, so that it is answered, and not done twice.
pub(super) struct Asker {
    pub(super) seat: Option<Seat>,
    pub(super) conn: u64,
    pub(super) id: String,
}

impl Asker {
    /// What is remembered of the command. Spectators share one stream, so the names of their commands may meet: nothing is remembered.
    pub(super) fn mark(&self) -> Option<CommandMark> {
        self.seat.map(|seat| CommandMark::new(seat, &self.id))
    }
}

/// What came of moves.
pub(super) enum Outcome {
    /// They were made, kept and told.
    Made,
    /// Nothing has changed.
    Declined(Declined),
    /// A rule panicked: the table falls.
    Fell,
}

/// The most moves in one command.
const MOVES_AT_ONCE: usize = 64;

impl Table {
    /// Carries out a command.
    pub(super) async fn command(&mut self, sent: Sent) -> Result<(), StorageError> {
        let asker = Asker {
            seat: sent.seat,
            conn: sent.conn,
            id: sent.id,
        };
        if let Command::Ask { moves } = &sent.command {
            self.answer_questions(&asker, moves);
            return Ok(());
        }
        if asker.mark().is_some_and(|mark| self.done.contains(mark)) {
            self.reply_done(&asker, None);
            return Ok(());
        }
        if let Command::Chat { room, text } = sent.command {
            return self.say(&asker, room, &text).await;
        }
        if let Command::Seen { entry, silent } = sent.command {
            if let Some(seat) = asker.seat {
                self.seen(seat, entry as usize, silent);
            }
            self.reply_done(&asker, None);
            return Ok(());
        }
        let Some(seat) = asker.seat else {
            self.refuse(&asker, "not_seated");
            return Ok(());
        };
        match sent.command {
            Command::Play { moves } => self.play(seat, moves, &asker).await,
            Command::Undo
            | Command::Offer {
                what: OfferKind::Undo,
            } => self.undo(seat, &asker).await,
            Command::Offer { what } => self.offer(seat, what, &asker).await,
            Command::Answer { offer, yes } => self.answer_offer(seat, offer, yes, &asker).await,
            Command::Ask { .. } | Command::Chat { .. } | Command::Seen { .. } | Command::Ping => Ok(()),
        }
    }

    /// Says of each of these moves what would come of it now. Only whoever asked hears it; nothing is kept, so the same question may be asked
    /// again under the same name.
    fn answer_questions(&mut self, asker: &Asker, moves: &[Json]) {
        let Some(seat) = asker.seat else {
            return self.refuse(asker, "not_seated");
        };
        if let Some(word) = self.not_playing() {
            return self.refuse(asker, word);
        }
        if moves.is_empty() || moves.len() > MOVES_AT_ONCE {
            return self.refuse(asker, "bad_message");
        }
        let asked = self.guarded(|table| {
            let game = table.game.as_ref()?;
            Some((game.ask(seat.into(), moves), game.entries() as u32))
        });
        let Some(Some((answers, entry))) = asked else {
            return self.refuse(asker, "internal");
        };
        count(&self.app.metrics.questions);
        let answers = answers
            .into_iter()
            .map(|answer| answer.err().map(Declined::reason))
            .collect();
        let stream = self.stream(asker.seat);
        let reply = say::answers(&asker.id, stream.head(), entry, answers);
        if !stream.tell(asker.conn, reply) {
            count(&self.app.metrics.slow_clients);
        }
    }

    /// Why no move can be made at all: the game has not begun, or is over.
    fn not_playing(&self) -> Option<&'static str> {
        match self.phase {
            Phase::Playing => None,
            Phase::Over => Some("game_over"),
            Phase::Open => Some("not_playing"),
        }
    }

    /// Remembers that a command was carried out.
    pub(super) fn remember(&mut self, asker: Option<&Asker>) {
        if let Some(mark) = asker.and_then(Asker::mark) {
            self.done.remember(mark, crate::unix_millis());
        }
    }

    pub(super) fn reply_done(&self, asker: &Asker, offer: Option<u32>) {
        let stream = self.stream(asker.seat);
        let reply = say::done(&asker.id, Some(stream.head()), offer);
        if !stream.tell(asker.conn, reply) {
            count(&self.app.metrics.slow_clients);
        }
    }

    pub(super) fn refuse(&self, asker: &Asker, word: &str) {
        self.stream(asker.seat)
            .tell(asker.conn, say::refused(&asker.id, word));
    }

    async fn play(&mut self, seat: Seat, moves: Vec<Json>, asker: &Asker) -> Result<(), StorageError> {
        if let Some(word) = self.not_playing() {
            self.refuse(asker, word);
            return Ok(());
        }
        if moves.is_empty() || moves.len() > MOVES_AT_ONCE {
            self.refuse(asker, "bad_message");
            return Ok(());
        }
        // A game comes to its end by itself, unless somebody draws it out on purpose.
        if self.is_full(2) {
            self.refuse(asker, "table_full");
            return Ok(());
        }
        let millis = self.millis();
        if let Some(clocks) = &mut self.clocks {
            clocks.pass(millis);
            if clocks.is_up(seat) {
                self.refuse(asker, "time_up");
                return Ok(());
            }
        }
        if self.seats[seat.index()].stand_in.is_some() {
            self.hand_back(seat).await?;
        }
        let speaks = !self.awaited().contains(seat);
        match self.make(seat.into(), moves, Some(asker)).await? {
            Outcome::Made => {
                self.doc.note_hand(seat, false);
                if speaks {
                    self.note_spoken(seat);
                }
                self.put_away_of(seat);
                self.reply_done(asker, None);
                self.after_step().await
            }
            Outcome::Declined(declined) => {
                count(&self.app.metrics.moves_refused);
                let at = declined.at() as u32;
                let reply = say::refused_with(&asker.id, Some(declined.reason()), Some(at));
                self.stream(asker.seat).tell(asker.conn, reply);
                Ok(())
            }
            Outcome::Fell => {
                self.refuse(asker, "internal");
                Ok(())
            }
        }
    }

    /// Makes moves, keeps them, and then tells everybody.
    pub(super) async fn make(
        &mut self,
        by: Actor,
        moves: Vec<Json>,
        asker: Option<&Asker>,
    ) -> Result<Outcome, StorageError> {
        let now = self.now();
        let played = self.guarded(|table| {
            let game = table.game.as_mut()?;
            let first = game.entries();
            if let Some(drill) = table.app.config.drill {
                drill(first);
            }
            let heard = match game.play(by, &moves, now) {
                Ok(heard) => heard,
                Err(declined) => return Some(Err(declined)),
            };
            table.turn_clocks(by.seat());
            let made: Vec<Made> = moves
                .into_iter()
                .zip(heard)
                .enumerate()
                .map(|(at, (mv, heard))| Made {
                    entry: first + at + 1,
                    by,
                    mv: Some(mv),
                    undone: false,
                    heard: Some(heard),
                    at: now,
                })
                .collect();
            let lines = table.lines_from(first, asker);
            Some(Ok((table.prepare(&made), lines)))
        });
        match played {
            Some(Some(Ok((ready, lines)))) => {
                let steps = lines.len();
                self.keep_and_tell(lines, ready, asker).await?;
                self.app
                    .metrics
                    .moves_accepted
                    .fetch_add(steps as u64, std::sync::atomic::Ordering::Relaxed);
                Ok(Outcome::Made)
            }
            Some(Some(Err(declined))) => Ok(Outcome::Declined(declined)),
            Some(None) | None => Ok(Outcome::Fell),
        }
    }

    /// The new lines of the record, as they are kept.
    pub(super) fn lines_from(&self, first: usize, asker: Option<&Asker>) -> Vec<NewLine> {
        let Some(game) = &self.game else {
            return Vec::new();
        };
        let last = game.entries();
        let clocks = self
            .clocks
            .as_ref()
            .and_then(|clocks| serde_json::to_string(&clocks.keep(crate::unix_millis())).ok());
        let mut chain = self.chain.unwrap_or_else(|| Chain::start(&game.header()));
        let line = |entry: usize| {
            let whole = entry + 1 == last;
            let line = Arc::<str>::from(game.line(entry)?);
            chain = chain.next(&line);
            Some(NewLine {
                number: entry as u32,
                line,
                chain,
                command: asker.filter(|_| whole).and_then(Asker::mark),
                clocks: clocks.clone().filter(|_| whole),
            })
        };
        (first..last).filter_map(line).collect()
    }

    /// Refuses what was not written. What may still be is not refused: the socket ends, and whoever asks again by the same id is told how it went.
    pub(super) fn not_kept(&self, asker: &Asker, error: &StorageError) {
        if !error.may_be_written() {
            self.refuse(asker, "storage");
        }
    }

    /// Lines go to disk; then, and only then, everybody is told.
    async fn keep_and_tell(
        &mut self,
        lines: Vec<NewLine>,
        ready: say::Ready,
        asker: Option<&Asker>,
    ) -> Result<(), StorageError> {
        let steps = lines.len();
        let texts: Vec<Arc<str>> = lines.iter().map(|line| line.line.clone()).collect();
        let bytes: u64 = lines.iter().map(|line| line.line.len() as u64 + 1).sum();
        let chain = lines.last().map(|line| line.chain);
        let write = Write::Lines {
            table: self.key,
            lines,
        };
        if let Err(error) = self.pen.write(vec![write]).await {
            if let Some(asker) = asker {
                self.not_kept(asker, &error);
            }
            return Err(error);
        }
        self.chain = chain.or(self.chain);
        self.bytes += bytes;
        self.unsettled.extend(texts);
        self.remember(asker);
        self.touch();
        self.publish(ready, steps);
        Ok(())
    }

    /// The table waits for others now.
    fn turn_clocks(&mut self, by: Option<Seat>) {
        let (awaited, millis) = (self.on_the_clock(), self.millis());
        if let Some(clocks) = &mut self.clocks {
            clocks.moved(by, awaited, millis);
        }
    }

    /// What follows a step: questions about the last move are moot, the game may be over, bots may have to move.
    pub(super) async fn after_step(&mut self) -> Result<(), StorageError> {
        self.close_offers(Some(OfferKind::Undo), OfferState::Gone);
        let over = self.game.as_ref().is_some_and(|game| game.outcome().is_some());
        if over && self.phase == Phase::Playing {
            self.end(End::Played).await?;
        }
        self.rouse_bots();
        Ok(())
    }

    /// Takes a move back if that is free, or asks the others.
    async fn undo(&mut self, seat: Seat, asker: &Asker) -> Result<(), StorageError> {
        let (Some(game), Phase::Playing) = (&self.game, self.phase) else {
            self.refuse(asker, "not_playing");
            return Ok(());
        };
        if self.is_full(1) {
            self.refuse(asker, "table_full");
            return Ok(());
        }
        match (game.undo_for(seat), game.undo_depth(seat)) {
            (Undo::Free, _) => self.take_back(seat, SeatSet::EMPTY, Some(asker)).await,
            (Undo::ByConsent(_), Some(_)) if game.undo_unshows(seat) && self.a_bot_plays() => {
                self.refuse(asker, "bots_refuse_undo");
                Ok(())
            }
            (Undo::ByConsent(_), Some(_)) => self.offer(seat, OfferKind::Undo, asker).await,
            _ => {
                self.refuse(asker, "nothing_to_undo");
                Ok(())
            }
        }
    }

    /// Takes back the last move of `seat` and everything after it.
    pub(super) async fn take_back(
        &mut self,
        seat: Seat,
        agreed: SeatSet,
        asker: Option<&Asker>,
    ) -> Result<(), StorageError> {
        let now = self.now();
        let undone = self.guarded(|table| {
            let game = table.game.as_mut()?;
            let first = game.entries();
            let depth = game.undo_depth(seat)?;
            for taken in 0..depth {
                if game.undo(seat, agreed, now).is_err() {
                    // Half of it is done: the table falls and is loaded again as it is on disk.
                    assert!(taken == 0, "a match took back {taken} of {depth} moves");
                    return None;
                }
            }
            table.turn_clocks(None);
            let made: Vec<Made> = (0..depth)
                .map(|at| Made {
                    entry: first + at + 1,
                    by: seat.into(),
                    mv: None,
                    undone: true,
                    heard: None,
                    at: now,
                })
                .collect();
            let lines = table.lines_from(first, asker);
            Some((table.prepare(&made), lines))
        });
        match undone {
            Some(Some((ready, lines))) => {
                self.keep_and_tell(lines, ready, asker).await?;
                if let Some(asker) = asker {
                    self.reply_done(asker, None);
                }
                self.after_step().await
            }
            _ => {
                if let Some(asker) = asker {
                    self.refuse(asker, "nothing_to_undo");
                }
                Ok(())
            }
        }
    }

    /// The hourglass of the rules has run out.
    pub(super) async fn turn_hourglass(&mut self) -> Result<(), StorageError> {
        let offered = self
            .game
            .as_ref()
            .and_then(|game| game.offered(Actor::CLOCK).into_iter().next());
        if let Some(mv) = offered {
            self.make(Actor::CLOCK, vec![mv], None).await?;
            self.after_step().await?;
        }
        Ok(())
    }

    /// Somebody's time is up.
    pub(super) async fn time_is_up(&mut self, seat: Seat) -> Result<(), StorageError> {
        match self.plan.at_zero {
            AtZero::Resign => self.end(End::Resigned(seat)).await,
            AtZero::Bot => {
                self.ask_for_the_clock(seat);
                Ok(())
            }
        }
    }

    /// The game has ended: the secret is shown, and nothing is hidden any more.
    pub(super) async fn end(&mut self, end: End) -> Result<(), StorageError> {
        if let Some(game) = &mut self.game {
            game.break_off();
        }
        self.phase = Phase::Over;
        self.thinking.forget_all_but(None);
        self.doc.end = Some(end);
        self.clocks = None;
        self.doc.clocks = None;
        self.close_offers(None, OfferState::Gone);
        self.updated = crate::unix_millis();
        self.settle().await?;
        self.app.game_over();
        let secret = self.secret.to_string();
        self.broadcast(|table, at, n| {
            let holder = table.seats.get(at).and_then(|seat| seat.holder);
            let info = table.info(holder);
            Some(say::message(&ServerMessage::Over {
                n,
                outcome: info.outcome,
                secret: secret.clone(),
                table: Box::new(info),
            }))
        });
        if self.guarded(Table::tell_whole).is_none() {
            tracing::error!(table = self.key, "the end of the game could not be shown");
        }
        Ok(())
    }
}
