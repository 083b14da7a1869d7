//! Bots at a table: they think elsewhere, and come back with a letter.
//!
//! Where seats act one after the other, one bot at a time thinks about the position there is. In real time nobody waits for anybody: each bot
//! rests like a person whose hands are busy, looks at the table, chooses, and is as likely to come too late as anybody else.

use std::sync::Arc;

use catalog::AnyMatch;
use table::{Chance, Seat, SeatSet, Turn};

use super::actor::Table;
use super::mail::{Answer, Chosen, Mail};
use super::play::Outcome;
use super::pool::Errand;
use crate::App;
use crate::failure::Failure;
use crate::keys::KeyHash;
use crate::metrics::count;
use crate::storage::StorageError;
use crate::wire::{Occasion, Phase};

/// What the bots of a table are up to.
#[derive(Default)]
pub(super) struct Thinking {
    /// The position somebody thinks about, and for whom.
    about: Option<(usize, Seat)>,
    /// The thought itself, which ends when nobody needs it any more.
    errand: Option<Errand>,
    /// Those who rest or think in real time, each for itself.
    busy: SeatSet,
    /// A bot thinks for somebody whose time is up.
    clock: bool,
    /// Seats that let their occasion to speak pass, and at which position.
    passed: (usize, SeatSet),
    /// To whom the position there is has been shown, and at which it was.
    shown: (usize, SeatSet),
    /// Who has spoken, or has nothing to say, and at which position that was.
    spoke: (usize, SeatSet),
    /// How the bot that thinks came to it, where it hears people out.
    hears: Option<Haste>,
}

/// The seats of a note that is about this position; none if it is about another.
fn at((about, seats): (usize, SeatSet), entries: usize) -> SeatSet {
    if about == entries { seats } else { SeatSet::EMPTY }
}

impl Thinking {
    pub(super) fn is_busy(&self) -> bool {
        self.about.is_some() || !self.busy.is_empty()
    }

    pub(super) fn for_the_clock(&self) -> bool {
        self.clock
    }

    /// Ends a thought about another position than this one.
    pub(super) fn forget_all_but(&mut self, entries: Option<usize>) {
        if self.about.is_some_and(|(about, _)| Some(about) != entries) {
            self.about = None;
            self.clock = false;
            self.hears = None;
            self.errand = None;
        }
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

    /// If it is up to a bot, lets it think. What somebody thought about a position that is no more is forgotten.
    pub(super) fn rouse_bots(&mut self) {
        let playing = self.phase == Phase::Playing;
        let entries = self.game.as_ref().filter(|_| playing).map(|game| game.entries());
        self.thinking.forget_all_but(entries);
        let (Phase::Playing, Some(game)) = (self.phase, &self.game) else {
            return;
        };
        // Bots do not play among themselves unless somebody watches.
        let people = self.seats.iter().any(|seat| seat.holder.is_some());
        if !people && self.streams.iter().all(|stream| !stream.is_connected()) {
            return;
        }
        if let Turn::RealTime { seats, .. } = game.turn() {
            return self.let_rest(seats);
        }
        let entries = game.entries();
        if self.thinking.about.is_some_and(|(about, _)| about == entries) {
            return;
        }
        let passed = at(self.thinking.passed, entries);
        let awaited = game.turn().seats();
        let seats = Seat::all(self.seats.len() as u8);
        let bots = seats.filter(|seat| self.bot_at(*seat).is_some()).collect();
        let asides = game.asides().iter();
        let asides = asides.filter(|seat| !passed.contains(*seat)).collect();
        let next = first_of(bots, asides, awaited, game.racing());
        if let Some(seat) = next {
            let level = self.bot_at(seat).unwrap_or_default().to_owned();
            let haste = if awaited.contains(seat) {
                self.hearing()
            } else {
                Haste::Turns
            };
            self.ask(seat, &level, haste);
            self.thinking.hears = matches!(haste, Haste::Hears { .. }).then_some(haste);
        }
    }

    /// How a bot comes to what it decides. Where all win or lose together it hears those out who may speak, until they have spoken.
    fn hearing(&self) -> Haste {
        let Some(game) = &self.game else {
            return Haste::Turns;
        };
        if !catalog::is_won_together(&self.game_id).unwrap_or_default() {
            return Haste::Turns;
        }
        let (entries, awaited) = (game.entries(), game.turn().seats());
        let (spoke, shown) = (at(self.thinking.spoke, entries), at(self.thinking.shown, entries));
        let listens = |seat: &Seat| {
            !awaited.contains(*seat)
                && self.bot_at(*seat).is_none()
                && self.stream(Some(*seat)).is_connected()
        };
        let mut heard = game
            .asides()
            .iter()
            .filter(listens)
            .filter(|seat| !spoke.contains(*seat))
            .peekable();
        match heard.peek() {
            None => Haste::Turns,
            Some(_) => Haste::Hears {
                shown: heard.all(|seat| shown.contains(seat)),
            },
        }
    }

    /// Somebody has been shown the position there is: a bot that waited for that gives them a while to speak, unless they have nothing to say.
    pub(super) fn seen(&mut self, seat: Seat, entry: usize, silent: bool) {
        if self.game.as_ref().is_none_or(|game| game.entries() != entry) {
            return;
        }
        self.thinking.shown = (entry, at(self.thinking.shown, entry).with(seat));
        if silent {
            self.thinking.spoke = (entry, at(self.thinking.spoke, entry).with(seat));
        }
        if self.thinking.hears.is_some_and(|haste| haste != self.hearing()) {
            self.thinking.forget_all_but(None);
            self.rouse_bots();
        }
    }

    /// Somebody has spoken: a bot that confers with them need not wait for that any longer.
    pub(super) fn note_spoken(&mut self, seat: Seat) {
        let entries = self.game.as_ref().map_or(0, |game| game.entries());
        self.thinking.spoke = (entries, SeatSet::only(seat));
    }

    /// In real time every bot that may act and does nothing yet rests a while, and then looks at the table.
    fn let_rest(&mut self, seats: SeatSet) {
        let idle = seats
            .iter()
            .filter(|seat| self.bot_at(*seat).is_some() && !self.thinking.busy.contains(*seat));
        for seat in idle.collect::<Vec<_>>() {
            self.thinking.busy = self.thinking.busy.with(seat);
            tokio::spawn(rest(self.app.clone(), self.id, seat));
        }
    }

    /// A bot has rested: if it may still act in real time it thinks about what it sees now.
    pub(super) fn look_up(&mut self, seat: Seat) {
        if self.acts_in_real_time(seat)
            && let Some(level) = self.bot_at(seat).map(str::to_owned)
        {
            self.ask(seat, &level, Haste::RealTime);
        } else {
            self.thinking.busy = self.thinking.busy.without(seat);
            self.rouse_bots();
        }
    }

    /// Whether a seat may act now, and without waiting for others.
    fn acts_in_real_time(&self, seat: Seat) -> bool {
        let turn = self.game.as_ref().map(|game| game.turn());
        self.phase == Phase::Playing
            && matches!(turn, Some(Turn::RealTime { seats, .. }) if seats.contains(seat))
    }

    /// Somebody's time is up: the best bot that moves at once makes the move.
    pub(super) fn ask_for_the_clock(&mut self, seat: Seat) {
        let best = bots::quickest(&self.game_id).unwrap_or_default();
        self.ask(seat, best, Haste::Clock);
    }

    fn ask(&mut self, seat: Seat, level: &str, haste: Haste) {
        let asked = self.guarded(|table| {
            let game = table.game.as_ref()?;
            let chance = table.chance_of(seat, game.entries());
            let parcel = table.parcel(seat, level);
            Some((game.entries(), bots::ask(&**game, seat, level, chance), parcel))
        });
        let Some(Some((entries, thought, parcel))) = asked else {
            self.thinking.busy = self.thinking.busy.without(seat);
            return;
        };
        count(&self.app.metrics.thoughts);
        let thought = (thought, parcel);
        let task = tokio::spawn(think(self.app.clone(), self.id, entries, seat, thought, haste));
        if haste != Haste::RealTime {
            self.thinking.about = Some((entries, seat));
            self.thinking.clock = haste == Haste::Clock;
            self.thinking.errand = Some(Errand::new(task.abort_handle(), self.app.metrics.clone()));
        }
    }

    /// What another node needs to think for a bot that searches, if all who search here are busy. At a table for an occasion bots choose by its secret,
    /// which goes nowhere.
    fn parcel(&self, seat: Seat, level: &str) -> Option<bots::Parcel> {
        let busy = bots::takes_time(level) && self.app.bots.is_full();
        if self.app.bus.is_none() || !busy || self.plan.occasion.is_some() {
            return None;
        }
        let chance = u64::from_le_bytes(crate::keys::random());
        bots::pack(&**self.game.as_ref()?, seat, level, chance)
    }

    /// What a bot chooses by. At a table for an occasion the same moves lead to the same choices, whoever plays there.
    pub(super) fn chance_of(&self, seat: Seat, entries: usize) -> Chance {
        match self.plan.occasion {
            Some(_) => bots::steady(&self.secret, entries, seat),
            None => Chance::fast(u64::from_le_bytes(crate::keys::random())),
        }
    }

    /// Plays a first game up to the position that is handed over to the newcomer; `None` if a rule stumbled.
    pub(super) async fn led_in(&mut self, mut game: Box<dyn AnyMatch>) -> Option<Box<dyn AnyMatch>> {
        if game.is_handed_over() {
            return Some(game);
        }
        let (table, seed) = (catalog::first_game(&self.game_id).ok()?.0, self.secret);
        let level = bots::seated_at(&table, &self.game_id);
        let place = self.app.bots.quick_place().await?;
        let playing = tokio::task::spawn_blocking(move || {
            bots::lead_in(&mut *game, level, &seed);
            drop(place);
            game
        });
        playing.await.ok()
    }

    /// What the adviser would do at a seat, for its holder. Only a first game has an adviser: elsewhere people play by themselves.
    pub(super) fn advise(&mut self, seat: Seat, key: Option<KeyHash>) -> Result<Answer, Failure> {
        let own = key.is_some() && self.seats.get(seat.index()).is_some_and(|row| row.holder == key);
        if !own {
            return Err(Failure::NotSeated);
        }
        if self.plan.occasion != Some(Occasion::First) {
            return Err(Failure::NoAdviser);
        }
        if self.phase != Phase::Playing {
            return Err(Failure::NotPlaying);
        }
        let asked = self.guarded(|table| {
            let game = table.game.as_ref()?;
            let entries = game.entries();
            let thought = bots::advise(&**game, seat, table.chance_of(seat, entries));
            Some(Answer::Thought(thought, entries as u32))
        });
        asked.flatten().ok_or(Failure::Internal)
    }

    /// A bot has chosen in real time. The table may have gone on meanwhile: a move that came too late is refused as anybody's would be, and
    /// the bot looks again.
    async fn chosen_in_real_time(&mut self, chosen: Chosen) -> Result<(), StorageError> {
        let seat = chosen.seat;
        self.thinking.busy = self.thinking.busy.without(seat);
        if self.bot_at(seat).is_some() && self.acts_in_real_time(seat) {
            let mv = match chosen.mv {
                None if chosen.failed => self.any_move(seat),
                mv => mv,
            };
            if let Some(mv) = mv {
                self.make(seat.into(), vec![mv], None).await?;
                self.doc.note_hand(seat, true);
                return self.after_step().await;
            }
        }
        self.rouse_bots();
        Ok(())
    }

    /// A bot has chosen.
    pub(super) async fn chosen(&mut self, chosen: Chosen) -> Result<(), StorageError> {
        if chosen.real_time {
            return self.chosen_in_real_time(chosen).await;
        }
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
                self.doc.note_hand(seat, true);
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
                let passed = at(self.thinking.passed, chosen.entries);
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

/// Which of the bots acts next: who may speak though nobody waits for it, then whom the table waits for. Where several are after the same thing,
/// whoever is asked for it answers first, and a bot that is after it lets the people go first who are too.
fn first_of(bots: SeatSet, asides: SeatSet, awaited: SeatSet, racing: SeatSet) -> Option<Seat> {
    let first = |which: &dyn Fn(Seat) -> bool| bots.iter().find(|seat| which(*seat));
    let people_race = awaited
        .iter()
        .any(|seat| racing.contains(seat) && !bots.contains(seat));
    first(&|seat| asides.contains(seat) && !awaited.contains(seat))
        .or_else(|| first(&|seat| awaited.contains(seat) && !racing.contains(seat)))
        .or_else(|| first(&|seat| awaited.contains(seat) && !people_race))
}

/// How a bot comes to its move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Haste {
    /// The table waits for it; it takes a moment, so that people can follow.
    Turns,
    /// The table waits for it, but people may speak before it decides, whether they have been `shown` what about or not yet.
    Hears { shown: bool },
    /// It has rested already, and others act meanwhile.
    RealTime,
    /// It moves for somebody whose time is up.
    Clock,
}

/// Rests, and then tells the table that the bot looks up.
async fn rest(app: Arc<App>, id: crate::keys::TableId, seat: Seat) {
    tokio::time::sleep(app.bots.rest()).await;
    // A table that was put down meanwhile asks again when it is loaded.
    if let Some(mailbox) = app.tables.in_memory(id) {
        let _ = mailbox.send(Mail::LookUp(seat)).await;
    }
}

/// Thinks on a thread for that, no longer than allowed, and sends the choice to the table.
async fn think(
    app: Arc<App>,
    id: crate::keys::TableId,
    entries: usize,
    seat: Seat,
    (thought, parcel): (Option<bots::Thought>, Option<bots::Parcel>),
    haste: Haste,
) {
    match haste {
        Haste::Turns => tokio::time::sleep(app.bots.pause()).await,
        Haste::Hears { shown } => tokio::time::sleep(app.bots.hearing(shown)).await,
        Haste::RealTime | Haste::Clock => {}
    }
    let mut chosen = Chosen {
        entries,
        seat,
        mv: None,
        failed: true,
        real_time: haste == Haste::RealTime,
    };
    if let (Some(bus), Some(parcel)) = (&app.bus, parcel)
        && let Some(mv) = bus.think(&app, id, &parcel).await
    {
        chosen.mv = mv;
        chosen.failed = false;
    } else if let Some(thought) = thought
        && let Some(mv) = app.bots.think(thought, &app.metrics).await
    {
        chosen.mv = mv;
        chosen.failed = false;
    }
    // A table that was put down meanwhile asks again when it is loaded.
    if let Some(mailbox) = app.tables.in_memory(id) {
        let _ = mailbox.send(Mail::Thought(Box::new(chosen))).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(which: &[usize]) -> SeatSet {
        which.iter().filter_map(|seat| Seat::new(*seat)).collect()
    }

    #[test]
    fn bots_that_are_after_the_same_thing_as_a_person_let_the_person_go_first() {
        let bots = seats(&[1, 2]);
        let racing = seats(&[0, 1]);
        let next = |asides: &[usize], awaited: &[usize]| {
            let next = first_of(bots, seats(asides), seats(awaited), racing);
            next.map(Seat::index)
        };
        assert_eq!(next(&[], &[0, 1]), None, "the person has not chosen yet");
        assert_eq!(next(&[2], &[0, 1]), Some(2), "who stands aside may speak");
        assert_eq!(next(&[], &[1, 2]), Some(2), "whom the person asked answers first");
        assert_eq!(next(&[], &[1]), Some(1), "the person has chosen");
    }

    #[test]
    fn bots_wait_for_nobody_where_nobody_races() {
        let next = first_of(seats(&[1, 2]), SeatSet::EMPTY, seats(&[0, 1, 2]), SeatSet::EMPTY);
        assert_eq!(next.map(Seat::index), Some(1));
    }
}
