//! Coming, going, beginning, and playing again.

use table::{Seat, SeatSet};

use super::actor::Table;
use super::clock::Clocks;
use super::mail::{Answer, Request};
use crate::failure::Failure;
use crate::keys::{KeyHash, Maker, TableId};
use crate::limits::{Bucket, Rate};
use crate::metrics::count;
use crate::names::clean_name;
use crate::storage::{Chain, Deal, Doc, Plan, SeatRow, StorageError, TableRow, Write, progress, today};
use crate::wire::{Farewell, Occasion, Phase};

/// Something that may fail for the one who asks, or, worse, because nothing can be written.
pub(super) type Asked = Result<Result<Answer, Failure>, StorageError>;

/// How many who sat at a table are remembered.
const MOST_SITTERS: usize = 64;

/// The longest word for the shuffle, in bytes.
const LONGEST_WORD: usize = 200;

/// A word for the shuffle, if it can be one.
pub(crate) fn clean_word(word: &str) -> Result<String, Failure> {
    if word.len() > LONGEST_WORD {
        return Err(Failure::BadRequest("a word has at most 200 bytes".into()));
    }
    // What no database can keep as text is in nobody's word.
    if word.contains('\0') {
        return Err(Failure::BadRequest("a word has no zero in it".into()));
    }
    Ok(word.to_owned())
}

/// How many changes of seats a second the holder of one key may make at a table, and how many at once, in seconds' worth: each is written down
/// and told to everybody.
const CHANGES: (f64, f64) = (0.5, 40.0);

impl Table {
    /// Whether the holder of a key may change something about a seat once more.
    pub(super) fn may_change_now(&mut self, key: Option<KeyHash>, request: &Request) -> Result<(), Failure> {
        let changes = matches!(
            request,
            Request::Join { .. }
                | Request::Leave(_)
                | Request::Rename(..)
                | Request::Word(..)
                | Request::StandIn(..)
                | Request::Free(_)
                | Request::SeatBot(..)
        );
        let limited = changes && self.app.config.command_rate > 0;
        let Some(rate) = Rate::new(CHANGES.0, CHANGES.1).filter(|_| limited) else {
            return Ok(());
        };
        self.changed.retain(|_, bucket| !bucket.is_full(rate));
        let bucket = self.changed.entry(key).or_insert_with(|| Bucket::full(rate));
        match bucket.take(rate) {
            true => Ok(()),
            false => {
                count(&self.app.metrics.too_many);
                Err(Failure::TooManyRequests(bucket.wait(rate)))
            }
        }
    }

    /// Whether a socket is let in: a seat only for its holder, the public place for everybody who does not play.
    pub(super) fn may_enter(&self, seat: Option<Seat>, key: Option<KeyHash>) -> Result<(), Failure> {
        let holds = |row: &SeatRow| key.is_some() && row.holder == key;
        match seat {
            Some(seat) => match self.seats.get(seat.index()) {
                None => Err(Failure::NotFound),
                Some(row) if holds(row) => Ok(()),
                Some(_) => Err(Failure::NotSeated),
            },
            // Whoever plays may not read what the spectators say about it.
            None if self.phase == Phase::Playing && self.seats.iter().any(holds) => {
                Err(Failure::AlreadySeated)
            }
            None => Ok(()),
        }
    }

    /// The seat, if the key holds it.
    fn held(&self, seat: Seat, key: Option<KeyHash>) -> Result<&SeatRow, Failure> {
        match self.seats.get(seat.index()) {
            None => Err(Failure::NotFound),
            Some(row) if key.is_some() && row.holder == key => Ok(row),
            Some(_) => Err(Failure::NotSeated),
        }
    }

    /// Keeps a seat as it is to be, then tells everybody.
    pub(super) async fn change_seat(&mut self, seat: Seat, row: SeatRow, key: Option<KeyHash>) -> Asked {
        let write = Write::Seat {
            table: self.key,
            seat,
            row: Box::new(row.clone()),
        };
        self.seats[seat.index()] = row;
        self.note_sitters();
        let (running, millis) = (self.on_the_clock(), self.millis());
        if let Some(clocks) = &mut self.clocks {
            clocks.run_for(running, millis);
        }
        self.save(vec![write]).await?;
        self.clear_gallery();
        self.tell_table();
        self.rouse_bots();
        Ok(Ok(self.table_answer(key)))
    }

    /// Whoever plays may not read what the spectators say: sockets of players among them are sent away.
    fn clear_gallery(&mut self) {
        if self.phase != Phase::Playing {
            return;
        }
        let holders: Vec<KeyHash> = self.seats.iter().filter_map(|row| row.holder).collect();
        let gallery = self.stream_at(None);
        let plays = |key: Option<KeyHash>| key.is_some_and(|key| holders.contains(&key));
        let players: Vec<u64> = self.streams[gallery]
            .conns()
            .iter()
            .filter(|conn| plays(conn.key))
            .map(|conn| conn.id)
            .collect();
        for conn in players {
            self.streams[gallery].dismiss(conn, Farewell::Seated);
            self.streams[gallery].disconnect(conn);
        }
    }

    /// Takes a free seat, before the game or in the middle of it.
    pub(super) async fn join(
        &mut self,
        seat: Seat,
        key: Option<KeyHash>,
        name: &str,
        word: Option<String>,
        invitation: Option<String>,
    ) -> Asked {
        let Some(mut row) = self.seats.get(seat.index()).cloned() else {
            return Ok(Err(Failure::NotFound));
        };
        if self.is_played_alone() {
            return Ok(Err(Failure::PlayedAlone));
        }
        let Some(name) = clean_name(name) else {
            return Ok(Err(Failure::BadName));
        };
        if key.is_some() && row.holder == key {
            return Ok(Ok(self.table_answer(key)));
        }
        if let Err(failure) = self.may_join(seat, key, &name, invitation.as_deref()) {
            return Ok(Err(failure));
        }
        row.holder = key;
        row.name = name;
        row.stand_in = None;
        self.doc.forget_hands(seat);
        if let Some(word) = word.filter(|_| self.phase == Phase::Open) {
            row.word = word;
        }
        self.change_seat(seat, row, key).await
    }

    /// Whether a key may take a seat under a name.
    fn may_join(
        &self,
        seat: Seat,
        key: Option<KeyHash>,
        name: &str,
        invitation: Option<&str>,
    ) -> Result<(), Failure> {
        let row = &self.seats[seat.index()];
        if row.holder.is_some() || row.bot.is_some() {
            return Err(Failure::SeatTaken);
        }
        if self.phase == Phase::Over {
            return Err(Failure::NotPlaying);
        }
        if row.invitation.is_some() && row.invitation.as_deref() != invitation {
            return Err(Failure::NotInvited);
        }
        // Whoever has seen the game from another seat knows too much for this one.
        let mut sat = self
            .doc
            .sat
            .iter()
            .filter(|(_, holder)| key == Some(*holder))
            .peekable();
        if self.phase == Phase::Playing && sat.peek().is_some() && !sat.any(|(at, _)| *at == seat) {
            return Err(Failure::AlreadySeated);
        }
        self.is_free(name, seat, key)
    }

    /// Whether nobody else at the table has a name that would be taken for this one.
    fn is_free(&self, name: &str, seat: Seat, key: Option<KeyHash>) -> Result<(), Failure> {
        let taken = Seat::all(self.seats.len() as u8)
            .zip(&self.seats)
            .any(|(at, row)| {
                let own = at == seat || (key.is_some() && row.holder == key);
                !own && row.is_called(name)
            });
        if taken { Err(Failure::NameTaken) } else { Ok(()) }
    }

    /// Notes who has seen the game from which seat, whoever sits there now last.
    fn note_sitters(&mut self) {
        if self.phase != Phase::Playing {
            return;
        }
        for (seat, row) in Seat::all(self.seats.len() as u8).zip(&self.seats) {
            if let Some(holder) = row.holder
                && !self.doc.sat_last(seat, Some(holder))
            {
                self.doc.sat.retain(|sat| *sat != (seat, holder));
                if self.doc.sat.len() < MOST_SITTERS {
                    self.doc.sat.push((seat, holder));
                }
            }
        }
    }

    /// Leaves a seat; somebody else can take it. Until then it keeps the name of whoever played there.
    pub(super) async fn leave(&mut self, seat: Seat, key: Option<KeyHash>) -> Asked {
        let mut row = match self.held(seat, key) {
            Ok(row) => row.clone(),
            Err(failure) => return Ok(Err(failure)),
        };
        if self.phase == Phase::Over {
            return Ok(Err(Failure::NotPlaying));
        }
        row.holder = None;
        if self.phase == Phase::Open {
            row.name = String::new();
            self.doc.expected = self.doc.expected.without(seat);
        }
        let left = self.change_seat(seat, row, key).await?;
        for conn in self.streams[seat.index()].disconnect_all() {
            conn.out.dismiss(Farewell::SeatLost);
        }
        // Whoever takes the seat next has seen nothing yet.
        self.streams[seat.index()].forget();
        self.note_away();
        self.without_voice(seat).await?;
        Ok(left)
    }

    /// Changes the name at a seat.
    pub(super) async fn rename(&mut self, seat: Seat, key: Option<KeyHash>, name: &str) -> Asked {
        let mut row = match self.held(seat, key) {
            Ok(row) => row.clone(),
            Err(failure) => return Ok(Err(failure)),
        };
        match clean_name(name) {
            Some(name) => row.name = name,
            None => return Ok(Err(Failure::BadName)),
        }
        if let Err(failure) = self.is_free(&row.name, seat, key) {
            return Ok(Err(failure));
        }
        self.change_seat(seat, row, key).await
    }

    /// Gives a seat's word for the shuffle, before the deal.
    pub(super) async fn set_word(&mut self, seat: Seat, key: Option<KeyHash>, word: &str) -> Asked {
        let mut row = match self.held(seat, key) {
            Ok(row) => row.clone(),
            Err(failure) => return Ok(Err(failure)),
        };
        if self.phase != Phase::Open {
            return Ok(Err(Failure::NotOpen));
        }
        row.word = word.to_owned();
        self.change_seat(seat, row, key).await
    }

    /// Begins the game for somebody who sits at the table.
    pub(super) async fn start_for(&mut self, key: Option<KeyHash>) -> Asked {
        let people = self.seats.iter().any(|row| row.holder.is_some());
        let seated = key.is_some() && self.seats.iter().any(|row| row.holder == key);
        if people && !seated {
            return Ok(Err(Failure::NotSeated));
        }
        if self.phase != Phase::Open {
            return Ok(Err(Failure::NotOpen));
        }
        if self
            .seats
            .iter()
            .any(|row| row.holder.is_none() && row.bot.is_none())
            || !self.doc.expected.is_empty()
        {
            return Ok(Err(Failure::SeatsMissing));
        }
        self.deal(key).await
    }

    /// Deals: from the secret that was committed to, and a word from each seat.
    async fn deal(&mut self, key: Option<KeyHash>) -> Asked {
        let words: Vec<String> = self.seats.iter().map(|row| row.word.clone()).collect();
        let dealt = self.guarded(|table| {
            let seats = table.seats.len() as u8;
            let options = &table.plan.options;
            catalog::create(
                &table.game_id,
                seats,
                options,
                table.secret,
                words,
                &table.app.cards,
            )
        });
        let game = match dealt {
            Some(Ok(game)) => game,
            Some(Err(error)) => return Ok(Err(error.into())),
            None => return Ok(Err(Failure::Internal)),
        };
        let game = match self.plan.occasion {
            Some(Occasion::First) => match self.led_in(game).await {
                Some(game) => game,
                None => return Ok(Err(Failure::Internal)),
            },
            _ => game,
        };
        let header = game.header();
        self.chain = Some(Chain::start(&header));
        let header = Write::Header {
            table: self.key,
            header,
        };
        self.game = Some(game);
        self.phase = Phase::Playing;
        self.loaded_at = (table::Millis(0), std::time::Instant::now());
        let allowance = self.app.config.pause_allowance * 1000;
        self.clocks = Clocks::new(self.plan.clock, self.seats.len(), allowance, 0);
        let awaited = self.on_the_clock();
        if let Some(clocks) = &mut self.clocks {
            clocks.moved(None, awaited, 0);
        }
        self.note_sitters();
        self.note_away();
        self.note_turn();
        let led_in = self.lines_from(0, None);
        self.save(vec![header]).await?;
        if let Some(last) = led_in.last() {
            self.chain = Some(last.chain);
            self.unsettled = led_in.into_iter().map(|line| line.line).collect();
            self.settle().await?;
        }
        self.clear_gallery();
        if self.guarded(Table::tell_whole).is_none() {
            return Ok(Err(Failure::Internal));
        }
        self.rouse_bots();
        Ok(Ok(self.table_answer(key)))
    }

    /// Whether the deal of a day is played here: nobody sits down in another's place, and no bot plays for anybody.
    pub(super) fn is_played_alone(&self) -> bool {
        matches!(self.plan.occasion, Some(Occasion::Daily(_)))
    }

    /// Why somebody may not see what was dealt here: on its day a deal is shown only to those who have had it and play it no more.
    pub(super) async fn hides(&mut self, key: Option<KeyHash>, request: &Request) -> Option<Failure> {
        let looks = matches!(
            request,
            Request::Enter(None) | Request::Record | Request::Replay(_) | Request::Analyse(_)
        );
        let own = key.is_some() && self.seats.iter().any(|row| row.holder == key);
        let day = match self.plan.occasion {
            Some(Occasion::Daily(day)) if looks && !own && day >= today() => day,
            _ => return None,
        };
        let Some(key) = key else {
            return Some(Failure::DealHidden);
        };
        let deal = Deal {
            day,
            game: self.game_id.clone(),
        };
        match self.app.storage.read(move |from| progress(from, deal, key)).await {
            Ok(progress) if progress.is_done() => None,
            Ok(_) => Some(Failure::DealHidden),
            Err(error) => Some(error.into()),
        }
    }

    /// Who must come to a table made for the same people before the game begins there: nobody else speaks for them.
    fn expected_again(&self, key: Option<KeyHash>) -> SeatSet {
        Seat::all(self.seats.len() as u8)
            .filter(|seat| {
                let holder = self.seats[seat.index()].holder;
                holder.is_some() && holder != key
            })
            .collect()
    }

    /// Makes a table for the same people; the second who asks is sent to the same one.
    pub(super) async fn rematch(&mut self, key: Option<KeyHash>, maker: Option<Maker>) -> Asked {
        if let Some(id) = self.doc.rematch {
            return Ok(Ok(Answer::NewTable(id)));
        }
        let seated = key.is_some() && self.seats.iter().any(|row| row.holder == key);
        if !seated {
            return Ok(Err(Failure::NotSeated));
        }
        if self.phase != Phase::Over {
            return Ok(Err(Failure::NotOver));
        }
        let now = crate::unix_millis();
        let seated_again = |row: &SeatRow| SeatRow {
            word: String::new(),
            stand_in: None,
            name: match row.holder {
                Some(_) => row.name.clone(),
                None => String::new(),
            },
            ..row.clone()
        };
        let mut plan = Plan {
            occasion: None,
            ..self.plan.clone()
        };
        let again = self.game.as_ref().map(|game| game.again());
        plan.options.extend(again.unwrap_or_default());
        let row = TableRow {
            key: self.app.storage.new_key(),
            id: TableId::new(),
            game: self.game_id.clone(),
            listed: self.listed,
            phase: Phase::Open,
            created: now,
            updated: now,
            plan,
            secret: table::Seed(crate::keys::random()),
            header: None,
            doc: Doc {
                expected: self.expected_again(key),
                ..Doc::default()
            },
            seats: self.seats.iter().map(seated_again).collect(),
            maker: maker.or(self.maker),
            bytes: 0,
        };
        let id = row.id;
        self.doc.rematch = Some(id);
        self.doc.rematch_by =
            Seat::all(self.seats.len() as u8).find(|seat| self.seats[seat.index()].holder == key);
        self.save(vec![Write::Create(Box::new(row))]).await?;
        self.app.table_made();
        self.tell_table();
        Ok(Ok(Answer::NewTable(id)))
    }
}
