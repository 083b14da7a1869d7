//! Positions as they are kept.
//!
//! A kept position may come from anywhere, so restoring lets through only what the rules can go on from without a fault:
//! every seat exists, every card lies in exactly one place, and every step and pending choice has what it needs.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{BySeat, Chance, Edition, Millis, Moment, Seat, SeatSet, Tape, Told};

use crate::audit;
use crate::cards::Cards;
use crate::ids::ShipSet;
use crate::negotiation::{Act, Deliver, Due, FARTHEST, Goods, LONGEST_OFFER, Ledger, Pledge, Talk};
use crate::setup::MOST_TALK;
use crate::state::{
    Board, Choice, Combat, Faktor, Foe, MOST_DAMAGE, MOST_JUDGEMENT, Metal, Pirate, Readings, Shuffle, Step,
    Voyage,
};

/// The whole state in a form that is kept, never shown.
#[derive(Clone, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stored(Kept);

#[derive(Clone, Serialize, Deserialize)]
struct Kept {
    seats: u8,
    rounds: u8,
    shuffle: Shuffle,
    readings: Readings,
    #[serde(default)]
    edition: Edition,
    turn: u16,
    active: Seat,
    step: Step,
    choices: ArrayVec<Choice, 12>,
    pirates: BySeat<Pirate>,
    board: Board,
    voyage: Voyage,
    combat: Combat,
    talk: Talk,
    ledger: Ledger,
    let_down: BySeat<SeatSet>,
}

impl Stored {
    pub(crate) fn of(game: &Metal) -> Stored {
        Stored(Kept {
            seats: game.seats,
            rounds: game.rounds,
            shuffle: game.shuffle,
            readings: game.readings,
            edition: game.edition,
            turn: game.turn,
            active: game.active,
            step: game.step,
            choices: game.choices.clone(),
            pirates: game.pirates,
            board: game.board.clone(),
            voyage: game.voyage,
            combat: game.combat,
            talk: game.talk.clone(),
            ledger: game.ledger.clone(),
            let_down: game.let_down,
        })
    }

    pub(crate) fn restore(self, cards: &'static Cards) -> Result<Metal, String> {
        let Stored(kept) = self;
        let game = Metal {
            cards,
            seats: kept.seats,
            rounds: kept.rounds,
            shuffle: kept.shuffle,
            readings: kept.readings,
            edition: kept.edition,
            turn: kept.turn,
            active: kept.active,
            step: kept.step,
            choices: kept.choices,
            pirates: kept.pirates,
            board: kept.board,
            voyage: kept.voyage,
            combat: kept.combat,
            talk: kept.talk,
            ledger: kept.ledger,
            let_down: kept.let_down,
        };
        game.check_seats()?;
        game.check_pirates()?;
        game.check_steps()?;
        game.check_choices()?;
        game.check_bargains()?;
        audit::count(&game)?;
        game.check_nothing_undone()?;
        Ok(game)
    }
}

/// A position of an earlier version of the rules in the form of today. It is played on by the version it was begun under.
pub(crate) fn lift(kept: Value, from: u32) -> Result<Value, String> {
    let mut kept = Edition::lift(kept, from)?;
    let number = |value: &Value| value.as_u64().unwrap_or(0);
    let (seats, turn, active) = (
        number(&kept["seats"]),
        number(&kept["turn"]),
        number(&kept["active"]),
    );
    if !(3..=6).contains(&seats) {
        return Err("3 to 6 can play".into());
    }
    kept["readings"] = json!({});
    // Who played which card for which side was not kept: each is put down to who owed it, or to the active player.
    let played = kept["combat"]["played"].take();
    let mut by_seat = vec![json!([]); seats as usize];
    for card in played.as_array().into_iter().flatten() {
        let owed = |promise: &&Value| promise["deliver"]["play"]["support"] == *card;
        let ledger = kept["ledger"]["entries"].as_array();
        let debtor = ledger
            .into_iter()
            .flatten()
            .find(owed)
            .map(|owed| number(&owed["debtor"]));
        let seat = debtor.unwrap_or(active) as usize;
        if let Some(cards) = by_seat.get_mut(seat).and_then(Value::as_array_mut) {
            cards.push(card.clone());
        }
    }
    kept["combat"]["played"] = json!(by_seat);
    kept["combat"]["loot"]["gave_trophy"] = json!(false);
    kept["combat"]["loot"]["trophy"] = Value::Null;
    for promise in kept["ledger"]["entries"].as_array_mut().into_iter().flatten() {
        let made = number(&promise["made"]);
        let due = &promise["due"]["next_turn"];
        let falls = if due.is_null() {
            made
        } else {
            // Turns go round the table, so who was active when it was made follows from who is now.
            let then = (active + seats * 1000 - (turn.saturating_sub(made))) % seats;
            let ahead = (number(&due["of"]) + seats - then) % seats;
            made + if ahead == 0 { seats } else { ahead }
        };
        promise["falls"] = json!(falls);
        let pay = promise["attached"] == json!(true) && promise["debtor"] == json!(active) && made == turn;
        promise["pay"] = json!(pay);
    }
    Ok(kept)
}

pub(crate) fn hold(holds: bool, problem: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem.into()) }
}

impl Metal {
    fn exists(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.seats)
    }

    fn exist(&self, seats: SeatSet) -> bool {
        seats.is_subset(SeatSet::all(self.seats))
    }

    /// Every seat named anywhere is at the table.
    fn check_seats(&self) -> Result<(), String> {
        hold((3..=6).contains(&self.seats), "3 to 6 can play")?;
        hold(
            (1..=MOST_TALK as u8).contains(&self.rounds),
            "so many rounds of talk cannot be",
        )?;
        let tables = [
            self.pirates.seats(),
            self.combat.faktor.seats(),
            self.combat.played.seats(),
            self.talk.used.seats(),
            self.let_down.seats(),
        ];
        hold(
            tables.iter().all(|seats| *seats == self.seats),
            "the number of seats differs",
        )?;
        hold(self.exists(self.active), "the active player is not at the table")?;
        let combat = &self.combat;
        let sets = [
            combat.allies,
            combat.defenders,
            combat.ready,
            combat.spoken,
            combat.thrown,
            self.voyage.judged,
        ];
        let named = sets.into_iter().chain(self.let_down.iter().copied());
        hold(
            named.into_iter().all(|seats| self.exist(seats)),
            "a seat that is not at the table takes part",
        )?;
        let foe = match combat.foe {
            Foe::Pirate(rival) => self.exists(rival) && rival != self.active,
            _ => true,
        };
        hold(
            foe && combat.traitor.is_none_or(|seat| self.exists(seat)),
            "a pirate that is not at the table fights",
        )?;
        let rival = match combat.foe {
            Foe::Pirate(rival) => SeatSet::only(rival),
            _ => SeatSet::EMPTY,
        };
        let traitor = combat.traitor.map_or(SeatSet::EMPTY, SeatSet::only);
        let sides = [
            SeatSet::only(self.active),
            rival,
            combat.allies,
            combat.defenders,
            traitor,
        ];
        let total: usize = sides.iter().map(|side| side.len()).sum();
        let different = sides.into_iter().fold(SeatSet::EMPTY, SeatSet::union);
        hold(total == different.len(), "somebody is on two sides of a combat")
    }

    fn check_pirates(&self) -> Result<(), String> {
        for (seat, pirate) in self.pirates.by_seat() {
            hold(pirate.damage <= MOST_DAMAGE, "too much damage")?;
            hold(pirate.judgement <= MOST_JUDGEMENT, "too much judgement")?;
            let faktor = match pirate.faktor {
                Faktor::Blank => true,
                Faktor::Pending(value) => self.cards.dice().metal_faktor.contains(&value) && value > 0,
            };
            hold(faktor, "a Metal Faktor die shows what it cannot")?;
            let held = pirate.trophies.iter().flatten();
            hold(
                held.clone()
                    .all(|held| self.exist(held.known) && held.known.contains(seat)),
                "a pirate does not know a trophy of his own",
            )?;
            hold(
                pirate.trophies[2].is_none() || self.step == Step::Dealing,
                "a third trophy is held after set-up",
            )?;
            let mut others = ShipSet::EMPTY;
            for (other, rival) in self.pirates.by_seat() {
                if other != seat {
                    others = others.union(rival.wrecks);
                    hold(rival.start != pirate.start, "a starting ship sails twice")?;
                }
            }
            hold(
                pirate.knows.is_subset(others),
                "a pirate knows a wreck of others that is none",
            )?;
            hold(
                pirate.upgrades.len() <= 4 || matches!(self.choices.last(), Some(Choice::DiscardDown(_))),
                "more than four upgrades",
            )?;
        }
        let piled = self.board.trophies.iter().chain(&self.board.drawn);
        hold(
            piled.into_iter().all(|held| self.exist(held.known)),
            "somebody not at the table knows a trophy",
        )
    }

    /// Every step has what it needs.
    fn check_steps(&self) -> Result<(), String> {
        let fighting = matches!(
            self.step,
            Step::Allies
                | Step::Betrayal
                | Step::Declare
                | Step::BeforeDice
                | Step::AfterDice
                | Step::Outcome
        );
        let idle = matches!(
            self.step,
            Step::Dealing
                | Step::TurnStart
                | Step::Brotherhood
                | Step::Reveal
                | Step::Row
                | Step::RestTrophy
                | Step::RestPurchase
        );
        hold(
            !fighting || self.combat.foe != Foe::Nobody,
            "a combat without a foe",
        )?;
        hold(!idle || self.combat.foe == Foe::Nobody, "a foe without a combat")?;
        hold(!fighting || !self.voyage.fought, "a second combat in one turn")?;
        let row = &self.board.row;
        let in_row = matches!(self.step, Step::Row | Step::Reveal);
        hold(
            (row.is_empty() || in_row) && (self.step != Step::Row || !row.is_empty()),
            "ships lie in the row at the wrong time",
        )?;
        hold(
            self.board.aside.is_none() || self.step == Step::Reveal,
            "a ship lies aside at the wrong time",
        )?;
        hold(
            self.board.drawn.is_empty() || !self.choices.is_empty(),
            "trophies are drawn and nobody keeps one",
        )?;
        if let Step::LastCall(seats) = self.step {
            hold(self.exist(seats), "somebody not at the table is asked")?;
        }
        self.check_figures()?;
        hold(
            !self.choices.is_empty() || self.step == Step::Over || !self.deciders().is_empty(),
            "nobody can act",
        )?;
        hold(
            self.choices.is_empty() || !matches!(self.step, Step::Dealing | Step::Over),
            "a choice is pending at the wrong time",
        )
    }

    /// Every figure is one that the rules could have written.
    fn check_figures(&self) -> Result<(), String> {
        let combat = &self.combat;
        let faces_fit =
            combat.orange <= 12 && combat.grey <= 12 && combat.faktor.iter().all(|face| *face <= 6);
        let support_fits = combat.support.iter().all(|sum| (-60..=60).contains(sum));
        hold(
            faces_fit && support_fits && combat.penalty <= 6 && combat.main <= 100 && combat.next < 6,
            "a combat shows what it cannot",
        )?;
        hold(
            combat.loot.credits <= 10_000 && self.turn <= 10_000,
            "a figure is too high",
        )
    }

    fn check_choices(&self) -> Result<(), String> {
        for choice in &self.choices {
            let Some(chooser) = self.chooser(choice) else {
                return Err("a promise that is not there is to be settled".into());
            };
            hold(self.exists(chooser), "somebody not at the table must choose")?;
            let fits = match *choice {
                Choice::Plunder { winner, loser } | Choice::PlunderWrecks { winner, loser, .. } => {
                    self.exists(loser) && winner != loser
                }
                Choice::GiveWrecks { left, .. } | Choice::RewardSupport { left, .. } => {
                    (1..=12).contains(&left)
                }
                Choice::KeepTrophy(_) => !self.board.drawn.is_empty(),
                Choice::DiscardDown(seat) => self.pirates[seat].upgrades.len() > 4,
                Choice::Help(_) => self.step == Step::Allies,
                Choice::Settle(_) => matches!(self.step, Step::Settle(_)),
                _ => true,
            };
            hold(fits, "a pending choice does not fit the table")?;
        }
        let Some(top) = self.choices.last() else {
            return Ok(());
        };
        let mut ways = 0;
        self.each_way(top, &mut |_| ways += 1);
        hold(ways > 0, "nothing can be chosen")
    }

    fn check_bargains(&self) -> Result<(), String> {
        // Numbers are given out once: even the longest game has fewer offers than this.
        let numbers = [self.talk.next, self.ledger.next];
        hold(
            numbers.iter().all(|next| *next <= 1_000_000),
            "too many offers were made",
        )?;
        let offers = self.talk.offers.iter().all(|offer| offer.id.0 < self.talk.next);
        let promises = self
            .ledger
            .entries
            .iter()
            .all(|promise| promise.id.0 < self.ledger.next);
        hold(offers && promises, "an offer or a promise has a number to come")?;
        for offer in &self.talk.offers {
            hold(
                self.exists(offer.from) && self.exists(offer.to) && offer.from != offer.to,
                "an offer between nobody",
            )?;
            hold(offer.left < LONGEST_OFFER, "an offer that lasts too long")?;
            for Pledge {
                debtor, deliver, due, ..
            } in offer.terms.pledges.iter()
            {
                self.check_words(*debtor, deliver, *due)?;
            }
            hold(
                self.may_bargain(offer.from, offer.to)
                    && self.check_terms(offer.from, offer.to, &offer.terms).is_ok(),
                "an offer that cannot be carried out",
            )?;
            let same = self.talk.offers.iter().filter(|other| other.id == offer.id);
            hold(same.count() == 1, "two offers with one number")?;
        }
        for promise in &self.ledger.entries {
            hold(
                self.exists(promise.creditor) && promise.creditor != promise.debtor,
                "a promise to nobody",
            )?;
            self.check_words(promise.debtor, &promise.deliver, promise.due)?;
            hold(promise.made <= self.turn, "a promise of a turn to come")?;
            let farthest = promise.made + (u16::from(FARTHEST) + 1) * u16::from(self.seats);
            hold(
                (self.turn..=farthest).contains(&promise.falls),
                "a promise falls due when it cannot",
            )?;
            let same = self.ledger.entries.iter().filter(|other| other.id == promise.id);
            hold(same.count() == 1, "two promises with one number")?;
        }
        Ok(())
    }

    fn check_words(&self, debtor: Seat, deliver: &Deliver, due: Due) -> Result<(), String> {
        let due = match due {
            Due::NextTurn { of, .. } => self.exists(of),
            _ => true,
        };
        let act = match deliver {
            Deliver::Refrain(Act::Challenge(rival) | Act::AllyAgainst(rival))
            | Deliver::Do(Act::Challenge(rival) | Act::AllyAgainst(rival)) => self.exists(*rival),
            Deliver::Goods(goods) => *goods != Goods::NOTHING,
            _ => true,
        };
        hold(
            self.exists(debtor) && due && act,
            "a promise names a seat that is not at the table, or nothing",
        )
    }

    /// A position waits for somebody: whatever runs by itself has been run.
    fn check_nothing_undone(&self) -> Result<(), String> {
        let mut settled = self.clone();
        let (mut chance, mut told) = (Chance::tape(Tape::default()), Told::deaf());
        settled.run(&mut Moment {
            chance: &mut chance,
            told: &mut told,
            now: Millis(0),
        });
        hold(
            settled == *self && chance.asked() == 0,
            "something is left undone that needs no choice",
        )
    }
}
