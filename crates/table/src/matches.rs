//! A game being played: the state, its record, and replays of it.

mod raise;
mod undo;

use std::fmt;

use crate::chance::{Chance, ChanceFault, Tape};
use crate::game::{CardSet, Game, Refused};
use crate::record::{Close, Deed, Header, Record, RecordMark, Streams};
use crate::seat::{Actor, SeatSet};
use crate::seed::{Commitment, Seed};
use crate::setup::{Setup, SetupError};
use crate::snapshot;
use crate::told::{Moment, Told};
use crate::turn::{Millis, Outcome};

/// A game being played.
///
/// The record is the game: the state can always be made again from it. Every step either succeeds as a whole or changes nothing.
pub struct Match<G: Game> {
    cards: &'static G::Cards,
    state: G,
    record: Record<G::Move>,
    /// The secret and the seed made of it, unless the match was made from a record without its secret.
    secret: Option<(Seed, Seed)>,
    /// The entries in force: moves that were not taken back.
    line: Vec<InForce>,
    /// The kept position this match goes on from, when it was not the deal: nothing before it can be taken back.
    base: Option<G>,
    /// After how many entries that was: moves since then have streams of chance that nothing before had.
    before_base: u32,
}

#[derive(Clone, Copy, Debug)]
struct InForce {
    entry: u32,
    /// Whether chance was asked or something hidden was shown.
    shown: bool,
    /// Whether others were told something that cannot be unsaid.
    told: bool,
}

/// Which of several moves was refused, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct RefusedAt<R> {
    /// The place of the move among those sent, from 0.
    pub at: usize,
    /// Why.
    pub refused: Refused<R>,
}

/// What a seat can do about the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undo {
    /// There is nothing to take back.
    Nothing,
    /// It can be taken back freely: nothing was revealed, nobody else chose since, and the others were told nothing but what the game
    /// calls harmless.
    Free,
    /// It can be taken back if these seats agree.
    ByConsent(SeatSet),
}

/// Why a record is not a game that was played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// A record of another game.
    #[error("this is a record of '{0}'")]
    OtherGame(String),
    /// Played under other rules.
    #[error("this record was played under rules version {found}; this program plays version {expected}")]
    OtherRules {
        /// The version it names.
        found: u32,
        /// The version here.
        expected: u32,
    },
    /// Dealt from other cards.
    #[error("this record was dealt from other cards than those in use")]
    OtherCards,
    /// The set-up is not possible.
    #[error("the set-up of the record: {0}")]
    Setup(#[from] SetupError),
    /// The deal is not possible.
    #[error("the deal of the record: {0}")]
    Deal(ChanceFault),
    /// An entry is not possible.
    #[error("entry {number} of the record: {problem}")]
    Entry {
        /// The entry, from 1.
        number: usize,
        /// What is wrong with it.
        problem: String,
    },
    /// The secret is not the one that was committed to.
    #[error("the revealed secret is not the one that was committed to before the deal")]
    OtherSecret,
    /// The record has no secret to check the draws with.
    #[error("the secret is not revealed yet, so the draws cannot be checked")]
    NoSecret,
    /// A draw that the seed does not give.
    #[error("{place}: the seed gives {expected}, the record says {found}")]
    OtherDraw {
        /// The deal, or an entry.
        place: String,
        /// What the seed gives.
        expected: String,
        /// What the record says.
        found: String,
    },
    /// Entries are missing, or there are too many.
    #[error("the record is not whole: {written} entries were written, {found} are there")]
    NotWhole {
        /// What the closing line says.
        written: u32,
        /// What is there.
        found: usize,
    },
    /// Nobody knows whether entries are missing.
    #[error("the game was broken off, and the closing line does not say how many entries the record has")]
    Uncounted,
    /// The outcome in the closing line is not the one the moves lead to.
    #[error("the moves do not lead to the outcome in the closing line")]
    OtherOutcome,
}

impl<G: Game> Match<G> {
    /// Deals a new game from a secret and a word from each seat.
    pub fn new(
        setup: Setup,
        cards: &'static G::Cards,
        secret: Seed,
        words: Vec<String>,
    ) -> Result<Match<G>, SetupError> {
        let seed = secret.mixed_with(&words);
        let mut chance = Chance::for_entry(&seed, 0).recording();
        let state = G::deal(&setup, cards, &mut chance)?;
        let header = Header {
            flibuste: RecordMark::Record,
            game: G::ID.into(),
            rules: G::RULES_VERSION,
            cards: cards.digest(),
            setup,
            commitment: secret.commitment(),
            words,
            streams: if G::TOGETHER {
                Streams::ByPlace
            } else {
                Streams::ByEntry
            },
            deal: chance.take_tape(),
        };
        let secret = Some((secret, seed));
        Ok(Match {
            cards,
            state,
            record: Record::new(header),
            secret,
            line: Vec::new(),
            base: None,
            before_base: 0,
        })
    }

    /// The state, for whoever hosts the game; never for a seat.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The cards it is played with.
    pub fn cards(&self) -> &'static G::Cards {
        self.cards
    }

    /// What happened so far. The closing line with the secret is there only once the game is over.
    pub fn record(&self) -> &Record<G::Move> {
        &self.record
    }

    /// What was shown before the deal.
    pub fn commitment(&self) -> Commitment {
        self.record.header.commitment
    }

    /// The entries in force: the moves that were not taken back, as places in the record.
    pub fn in_force(&self) -> impl DoubleEndedIterator<Item = usize> + ExactSizeIterator + '_ {
        self.line.iter().map(|step| step.entry as usize)
    }

    /// The position as it is kept.
    pub fn snapshot(&self) -> snapshot::Snapshot<G::Stored> {
        snapshot::take(&self.state, self.cards)
    }

    /// What `by` hears when it asks whether it may make this move; nothing is made and nothing is recorded.
    pub fn ask(&self, by: Actor, mv: &G::Move) -> Result<(), Refused<G::Refusal>> {
        if self.record.close.is_some() {
            return Err(Refused::GameOver);
        }
        self.state.ask(by, mv)
    }

    /// Makes a move and gives what was told.
    pub fn play(
        &mut self,
        by: Actor,
        mv: &G::Move,
        now: Millis,
    ) -> Result<Told<G::Event>, Refused<G::Refusal>> {
        let chance = match &self.secret {
            Some((_, seed)) => Chance::for_entry(seed, self.next_stream()),
            None => Chance::tape(Tape::default()),
        };
        self.play_with(by, mv, now, chance)
    }

    /// The stream of chance that the next move has; the deal has stream 0.
    fn next_stream(&self) -> u64 {
        match self.record.header.streams {
            Streams::ByEntry => self.record.entries().len() as u64 + 1,
            Streams::ByPlace => u64::from(self.before_base) + self.line.len() as u64 + 1,
        }
    }

    /// Makes several moves, all or nothing; on a refusal, says which move it was.
    pub fn play_all(
        &mut self,
        by: Actor,
        moves: &[G::Move],
        now: Millis,
    ) -> Result<Vec<Told<G::Event>>, RefusedAt<G::Refusal>> {
        if let [only] = moves {
            // A single move is all or nothing by itself: nothing needs to be set aside.
            let told = self.play(by, only, now);
            return told
                .map(|told| vec![told])
                .map_err(|refused| RefusedAt { at: 0, refused });
        }
        let (state, entries, steps) = (self.state.clone(), self.record.entries().len(), self.line.len());
        let close = self.record.close.clone();
        let mut told = Vec::with_capacity(moves.len());
        for (at, mv) in moves.iter().enumerate() {
            match self.play(by, mv, now) {
                Ok(events) => told.push(events),
                Err(refused) => {
                    self.state = state;
                    self.record.truncate(entries);
                    self.record.close = close;
                    self.line.truncate(steps);
                    return Err(RefusedAt { at, refused });
                }
            }
        }
        Ok(told)
    }

    /// Makes a move with chance from elsewhere: a tape of forced dice, or the lots of a record.
    pub fn play_with(
        &mut self,
        by: Actor,
        mv: &G::Move,
        now: Millis,
        chance: Chance,
    ) -> Result<Told<G::Event>, Refused<G::Refusal>> {
        self.ask(by, mv)?;
        // Only forced chance can turn out not to fit.
        let before = chance.may_not_fit().then(|| self.state.clone());
        let mut chance = chance.recording();
        let mut told = Told::listening();
        self.state.apply(
            by,
            mv,
            &mut Moment {
                chance: &mut chance,
                told: &mut told,
                now,
            },
        );
        let lots = chance.take_tape();
        let shown = chance.asked() > 0 || told.revealed() || by.seat().is_none();
        if let Err(fault) = chance.finish() {
            if let Some(before) = before {
                self.state = before;
            }
            return Err(fault.into());
        }
        self.line.push(InForce {
            entry: self.record.entries().len() as u32,
            shown,
            told: told.binds(),
        });
        self.record.push(by, Deed::Move(mv.clone()), &lots, now);
        self.close();
        Ok(told)
    }

    /// Once the game is over the secret may be shown.
    fn close(&mut self) {
        let outcome = self.state.turn().outcome().copied();
        if outcome.is_some() {
            self.close_with(outcome);
        }
    }

    /// Ends the game before its end and shows the secret; nothing can be played or taken back after that.
    pub fn break_off(&mut self) {
        self.close_with(None);
    }

    /// Writes the closing line, unless it is there.
    fn close_with(&mut self, outcome: Option<Outcome>) {
        if let (None, Some((secret, _))) = (&self.record.close, self.secret) {
            self.record.close = Some(Close {
                secret,
                outcome,
                entries: Some(self.record.entries().len() as u32),
            });
        }
    }

    /// The state made again from the record.
    fn rebuild(&self) -> Result<G, ReplayError> {
        let mut state = match &self.base {
            Some(state) => state.clone(),
            None => deal_again(&self.record.header, self.cards)?,
        };
        for step in &self.line {
            step_again(&mut state, &self.record, step.entry as usize)?;
        }
        Ok(state)
    }

    /// Plays a record again and gives the match it leads to. The lots come from the record; [`Match::verify`] checks them.
    pub fn replay(record: &Record<G::Move>, cards: &'static G::Cards) -> Result<Match<G>, ReplayError> {
        let mut walk = Replay::new(record, cards)?;
        while walk.step()?.is_some() {}
        Ok(walk.finish())
    }

    /// Gives a replayed match the secret it was dealt from, so that it can be played on.
    pub fn with_secret(mut self, secret: Seed) -> Result<Match<G>, ReplayError> {
        if secret.commitment() != self.commitment() {
            return Err(ReplayError::OtherSecret);
        }
        self.secret = Some((secret, secret.mixed_with(&self.record.header.words)));
        self.close();
        Ok(self)
    }

    /// Enters entry `at` of a record.
    fn enter(&mut self, record: &Record<G::Move>, at: usize) -> Result<Option<Told<G::Event>>, ReplayError> {
        let entry = &record.entries()[at];
        let fault = |problem: String| ReplayError::Entry {
            number: at + 1,
            problem,
        };
        match &entry.deed {
            Deed::Move(mv) => {
                let chance = Chance::packed_tape(record.packed_lots(at));
                let told = self
                    .play_with(entry.by, mv, entry.at, chance)
                    .map_err(|refused| fault(format!("the move is refused: {}", reason(&refused))))?;
                Ok(Some(told))
            }
            Deed::Undo { agreed } => {
                let by = entry
                    .by
                    .seat()
                    .ok_or_else(|| fault("the clock takes nothing back".into()))?;
                self.undo_again(by, *agreed, entry.at)
                    .map_err(|needed| fault(format!("it cannot be taken back: {needed:?}")))?;
                Ok(None)
            }
            Deed::Raised(_) | Deed::Earlier(_) => Err(fault("it was not made under these rules".into())),
        }
    }

    /// Checks a finished record from end to end: every move allowed, the secret the one committed to, and every draw the one that
    /// the secret and the seats' words give.
    pub fn verify(record: &Record<G::Move>, cards: &'static G::Cards) -> Result<Match<G>, ReplayError> {
        let played = Match::<G>::replay(record, cards)?;
        let close = record.close.as_ref().ok_or(ReplayError::NoSecret)?;
        if close.secret.commitment() != record.header.commitment {
            return Err(ReplayError::OtherSecret);
        }
        if close.outcome.as_ref() != played.state.turn().outcome() {
            return Err(ReplayError::OtherOutcome);
        }
        let found = record.entries().len();
        match close.entries {
            Some(written) if written as usize != found => {
                return Err(ReplayError::NotWhole { written, found });
            }
            // A game that was played to its end led there. Of one that was broken off nobody knows what is missing.
            None if close.outcome.is_none() => return Err(ReplayError::Uncounted),
            _ => {}
        }
        let seed = close.secret.mixed_with(&record.header.words);
        check_draws::<G>(record, cards, &seed)?;
        played.with_secret(close.secret)
    }
}

fn reason<R: serde::Serialize>(refused: &Refused<R>) -> String {
    serde_json::to_string(refused).unwrap_or_default()
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Match {
            cards: self.cards,
            state: self.state.clone(),
            record: self.record.clone(),
            secret: self.secret,
            line: self.line.clone(),
            base: self.base.clone(),
            before_base: self.before_base,
        }
    }
}

impl<G: Game> fmt::Debug for Match<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "a match of {} after {} entries",
            G::ID,
            self.record.entries().len()
        )
    }
}

fn deal_again<G: Game>(header: &Header, cards: &'static G::Cards) -> Result<G, ReplayError> {
    let setup = G::setup(header.setup.seats(), header.setup.settings())?;
    let mut chance = Chance::tape(header.deal.clone());
    let state = G::deal_under(header.rules, &setup, cards, &mut chance)?;
    chance.finish().map_err(ReplayError::Deal)?;
    Ok(state)
}

fn step_again<G: Game>(state: &mut G, record: &Record<G::Move>, at: usize) -> Result<(), ReplayError> {
    let entry = &record.entries()[at];
    let fault = |problem: String| ReplayError::Entry {
        number: at + 1,
        problem,
    };
    let Deed::Move(mv) = &entry.deed else {
        return Err(fault("not a move".into()));
    };
    let mut chance = Chance::packed_tape(record.packed_lots(at));
    let mut told = Told::deaf();
    state
        .play(
            entry.by,
            mv,
            &mut Moment {
                chance: &mut chance,
                told: &mut told,
                now: entry.at,
            },
        )
        .map_err(|refused| fault(reason(&refused)))?;
    chance.finish().map_err(|problem| fault(problem.to_string()))
}

/// Draws everything again from the seed and compares.
fn check_draws<G: Game>(
    record: &Record<G::Move>,
    cards: &'static G::Cards,
    seed: &Seed,
) -> Result<(), ReplayError> {
    let differ = |place: String, expected, found| {
        let text = |tape: Tape| serde_json::to_string(&tape).unwrap_or_default();
        Err(ReplayError::OtherDraw {
            place,
            expected: text(expected),
            found: text(found),
        })
    };
    let mut walk = Replay::<G>::new(record, cards)?;
    let first = walk.entries();
    if first == 0 {
        let setup = G::setup(record.header.setup.seats(), record.header.setup.settings())?;
        let mut chance = Chance::for_entry(seed, 0).recording();
        G::deal_under(record.header.rules, &setup, cards, &mut chance)?;
        let expected = chance.take_tape();
        if expected != record.header.deal {
            return differ("the deal".into(), expected, record.header.deal.clone());
        }
    }
    for (at, entry) in record.entries().iter().enumerate().skip(first) {
        if let Deed::Move(mv) = &entry.deed {
            let mut state = walk.position().clone();
            let mut chance = Chance::for_entry(seed, walk.reached.next_stream()).recording();
            let mut told = Told::deaf();
            state.apply(
                entry.by,
                mv,
                &mut Moment {
                    chance: &mut chance,
                    told: &mut told,
                    now: entry.at,
                },
            );
            let expected = chance.take_tape();
            if expected != record.lots(at) {
                return differ(format!("entry {}", at + 1), expected, record.lots(at));
            }
        }
        walk.step()?;
    }
    Ok(())
}

/// A walk through a record, entry by entry.
pub struct Replay<'a, G: Game> {
    record: &'a Record<G::Move>,
    reached: Match<G>,
}

impl<'a, G: Game> Replay<'a, G> {
    /// Stands after the deal, or where the game went on under these rules.
    pub fn new(record: &'a Record<G::Move>, cards: &'static G::Cards) -> Result<Replay<'a, G>, ReplayError> {
        let header = &record.header;
        if header.game != G::ID {
            return Err(ReplayError::OtherGame(header.game.clone()));
        }
        let (found, digest) = record.rules();
        if !(G::OLDEST_RULES..=G::RULES_VERSION).contains(&found) {
            let expected = G::RULES_VERSION;
            return Err(ReplayError::OtherRules { found, expected });
        }
        if !cards.is_box_of(digest) {
            return Err(ReplayError::OtherCards);
        }
        let reached = match record.raised() {
            Some((at, raised)) => Match::raised_at(record, at, raised, cards)?,
            None => Match {
                cards,
                state: deal_again(header, cards)?,
                record: Record::new(header.clone()),
                secret: None,
                line: Vec::new(),
                base: None,
                before_base: 0,
            },
        };
        Ok(Replay { record, reached })
    }

    /// The state reached.
    pub fn position(&self) -> &G {
        &self.reached.state
    }

    /// How many entries were walked.
    pub fn entries(&self) -> usize {
        self.reached.record.entries().len()
    }

    /// Enters one more entry; gives what was told (nothing for an undo), or `None` at the end.
    pub fn step(&mut self) -> Result<Option<Told<G::Event>>, ReplayError> {
        let at = self.entries();
        if at == self.record.entries().len() {
            return Ok(None);
        }
        Ok(Some(
            self.reached
                .enter(self.record, at)?
                .unwrap_or_else(Told::listening),
        ))
    }

    /// The match as far as it was walked.
    pub fn finish(mut self) -> Match<G> {
        if self.entries() == self.record.entries().len() {
            self.reached.record.close = self.record.close.clone();
        }
        self.reached
    }
}
