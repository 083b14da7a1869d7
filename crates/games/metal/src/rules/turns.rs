//! The course of a turn and the end of the game.
//!
//! A turn is a chain of [`Step`]s. Steps in which nobody has anything to choose run by themselves; choices that interrupt a step
//! lie on a stack and come first.

use table::{BySeat, Outcome, Score, Seat, SeatSet, Turn};

use crate::Metal;
use crate::events::{Event, Now};
use crate::moves::{Move, Refusal};
use crate::state::{Choice, Combat, Deeds, Foe, GLORY_TO_WIN, Planet, Reckoning, Step, Voyage};

/// After this many rounds the game ends as if the space pile had run out, so that no game goes on for ever. Played for the win, a
/// game is over long before.
pub(crate) const MOST_ROUNDS: u16 = 100;

/// With so few cards in the pile space is all but empty, and the game ends.
pub(crate) const EMPTY_SPACE: usize = 2;

impl Metal {
    /// All seats.
    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats)
    }

    /// All seats but one, clockwise from the next.
    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let seats = self.seats;
        std::iter::successors(Some(seat.next(seats)), move |at| Some(at.next(seats)))
            .take(usize::from(seats) - 1)
    }

    /// Clockwise from the active player, he first.
    pub(crate) fn clockwise(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        std::iter::once(self.active).chain(self.others(self.active))
    }

    /// Who must choose, leaving offers aside.
    pub(crate) fn deciders(&self) -> SeatSet {
        if let Some(choice) = self.choices.last() {
            return self.chooser(choice).map_or(SeatSet::EMPTY, SeatSet::only);
        }
        match self.step {
            Step::Dealing => self
                .all_seats()
                .filter(|seat| self.pirates[*seat].trophies[2].is_some())
                .collect(),
            Step::Allies => self.seekers(),
            Step::Betrayal => self.combat.allies,
            Step::Declare => self.next_to_declare().map_or(SeatSet::EMPTY, SeatSet::only),
            Step::BeforeDice | Step::AfterDice => self.support_player().map_or(SeatSet::EMPTY, SeatSet::only),
            Step::LastCall(seats) => seats,
            Step::Over => SeatSet::EMPTY,
            _ => SeatSet::only(self.active),
        }
    }

    /// Whom the table waits for. Whoever must decide and has made an offer waits for the answer, so the table waits for the other; he
    /// may go on all the same, and offers made beside the decisions of others hold nobody up.
    pub(crate) fn whose_turn(&self) -> Turn {
        if self.step == Step::Over {
            return Turn::Over(self.final_outcome());
        }
        let mut waiting = self.deciders();
        if !self.talk.offers.is_empty() && self.talk_is_open() {
            let deciders = waiting;
            let asked = || {
                self.talk
                    .offers
                    .iter()
                    .filter(|offer| deciders.contains(offer.from))
            };
            for offer in asked() {
                waiting = waiting.without(offer.from);
            }
            for offer in asked().filter(|offer| !offer.agreed) {
                waiting = waiting.with(offer.to);
            }
        }
        match waiting.first() {
            Some(seat) if waiting.len() == 1 => Turn::One(seat),
            _ => Turn::Several(waiting),
        }
    }

    /// Moments between two atomic steps, when trophies may be shown and upgrades discarded: also while somebody is asked to keep his
    /// word, so that what a combat brought can be shown before it is shared.
    pub(crate) fn is_quiet(&self) -> bool {
        self.can_interrupt() && !matches!(self.step, Step::Dealing | Step::AfterDice | Step::Over)
    }

    /// Seats that may act though nobody waits for them: to talk, to show a trophy, to let a debtor off. It depends on nothing hidden.
    pub(crate) fn aside_seats(&self) -> SeatSet {
        let (quiet, talk) = (self.is_quiet(), self.talk_is_open());
        let mut asides = if quiet {
            self.who_may_show().union(self.creditors())
        } else {
            SeatSet::EMPTY
        };
        if talk {
            asides = self.who_may_speak(asides);
        }
        asides
    }

    /// Who holds a trophy and has shown none in this player-turn.
    pub(crate) fn who_may_show(&self) -> SeatSet {
        let may = |seat: &Seat| {
            let pirate = &self.pirates[*seat];
            !pirate.validated && pirate.trophies.iter().any(Option::is_some)
        };
        self.all_seats().filter(may).collect()
    }

    /// Carries out a move that belongs to the step.
    pub(crate) fn take_step(&mut self, by: Seat, mv: &Move, now: &mut Now<'_>) {
        match mv {
            Move::GiveBack(slot) => self.give_back(by, *slot, now),
            Move::Travel => self.travel(now),
            Move::Rest => self.rest(now),
            Move::PayBrotherhood => self.pay_brotherhood(now),
            Move::RefuseBrotherhood => self.refuse_brotherhood(now),
            Move::Tour(action) => self.take_tour_action(*action, now),
            Move::AttackSpace => self.attack_space(now),
            Move::AttackKarokum(ship) => self.attack_karokum(*ship, now),
            Move::AttackPlanet(planet) => self.attack_planet(*planet, now),
            Move::Challenge(rival) => self.challenge(*rival, now),
            Move::Target(ship) => self.target(*ship, now),
            Move::Replace { with, ship } => self.replace(*with, *ship, now),
            Move::Ready => self.combat.ready = self.combat.ready.with(by),
            Move::CallIn(promise) => self.call_in(*promise, now),
            Move::Betray => self.betray(by, now),
            Move::StayLoyal => self.stay_loyal(by, now),
            Move::Throw => self.declare(by, true, now),
            Move::Hold => self.declare(by, false, now),
            Move::Play(card) if self.plays_in_turn() => self.play_in_turn(by, *card, None, now),
            Move::Play(card) => {
                self.play_in_combat(by, *card, now);
                self.combat.passed = 0;
                self.next_in_window();
            }
            Move::PlayOn { card, target } => self.play_in_turn(by, *card, Some(*target), now),
            Move::SwapTrophy(slot) => self.swap_trophy(*slot, now),
            Move::Buy(card) => self.rest_purchase(*card, now),
            Move::EndTurn => {
                now.told.harmless_step();
                self.step = Step::Settle(Reckoning::TurnEnd);
            }
            Move::Pass => self.pass(by, now),
            // Everything else belongs to a pending choice or to talk.
            _ => {}
        }
    }

    fn pass(&mut self, by: Seat, now: &mut Now<'_>) {
        match self.step {
            Step::BeforeDice | Step::AfterDice => self.pass_support(),
            Step::RestTrophy => {
                now.told.harmless_step();
                self.step = Step::RestPurchase;
            }
            Step::RestPurchase => self.step = Step::Settle(Reckoning::TurnEnd),
            Step::LastCall(seats) => self.step = Step::LastCall(seats.without(by)),
            _ => {}
        }
    }

    /// Runs everything that nobody has to choose.
    pub(crate) fn run(&mut self, now: &mut Now<'_>) {
        loop {
            if self.ask_to_discard_down() {
                continue;
            }
            if let Some(choice) = self.choices.last().copied() {
                if !self.resolve_alone(choice, now) {
                    break;
                }
            } else if !self.advance(now) {
                break;
            }
        }
    }

    /// Goes on to the next step; `false` while somebody must choose.
    fn advance(&mut self, now: &mut Now<'_>) -> bool {
        let step = self.step;
        match step {
            Step::Dealing => {
                let all_chose = self.deciders().is_empty();
                if all_chose {
                    self.begin_turn(now);
                }
                all_chose
            }
            // Only a damaged ship has the choice to rest.
            Step::TurnStart if self.pirates[self.active].damage == 0 => {
                self.travel(now);
                true
            }
            Step::Brotherhood if self.exempt_from_brotherhood() => {
                now.told.everyone(Event::BrotherhoodSpared { seat: self.active });
                self.set_out(now);
                true
            }
            Step::Settle(reckoning) => {
                if self.settle_next(reckoning, now) {
                    self.after_reckoning(reckoning, now);
                }
                true
            }
            Step::RestTrophy if self.trophy_slots(self.active).is_empty() => {
                self.step = Step::RestPurchase;
                true
            }
            Step::LastCall(seats) if seats.is_empty() => {
                self.end_turn(now);
                true
            }
            _ => self.advance_combat(now),
        }
    }

    /// The steps of a combat, from the row of space to its outcome.
    fn advance_combat(&mut self, now: &mut Now<'_>) -> bool {
        let step = self.step;
        match step {
            Step::Reveal => {
                self.reveal(now);
                true
            }
            Step::Allies => self.end_search_for_allies(now),
            Step::Betrayal if !self.can_be_betrayed() => {
                self.step = Step::Declare;
                true
            }
            Step::Declare if self.next_to_declare().is_none() => {
                self.step = Step::BeforeDice;
                true
            }
            Step::BeforeDice if self.go_round_support() => {
                self.throw_dice(now);
                self.step = Step::AfterDice;
                true
            }
            Step::AfterDice if self.go_round_support() => {
                self.step = Step::Outcome;
                true
            }
            Step::Outcome => {
                self.decide_combat(now);
                true
            }
            _ => false,
        }
    }

    fn after_reckoning(&mut self, reckoning: Reckoning, now: &mut Now<'_>) {
        self.step = match reckoning {
            Reckoning::TurnStart => Step::TurnStart,
            Reckoning::AfterCombat => {
                self.combat.foe = Foe::Nobody;
                self.open_window(now);
                Step::Voyage
            }
            Reckoning::TurnEnd => Step::LastCall(self.who_may_show()),
        };
        if let Step::LastCall(_) = self.step {
            self.close_window(now);
        }
    }

    /// The next player-turn begins.
    pub(crate) fn begin_turn(&mut self, now: &mut Now<'_>) {
        self.turn += 1;
        self.voyage = Voyage::default();
        self.combat = Combat::none(self.seats);
        for pirate in self.pirates.iter_mut() {
            pirate.validated = false;
            pirate.deeds = Deeds::default();
        }
        self.open_window(now);
        now.told.everyone(Event::TurnBegan {
            seat: self.active,
            turn: self.turn,
        });
        self.step = Step::Settle(Reckoning::TurnStart);
    }

    /// The turn is over once the combat was fought.
    pub(crate) fn check_end_turn(&self) -> Result<(), Refusal> {
        if self.voyage.fought {
            Ok(())
        } else {
            Err(Refusal::CombatFirst)
        }
    }

    /// After each player-turn: somebody has nine glory, or the space pile is all but empty.
    fn end_turn(&mut self, now: &mut Now<'_>) {
        let glory = self.all_seats().any(|seat| self.glory(seat) >= GLORY_TO_WIN);
        let pile = self.board.pile.len() <= EMPTY_SPACE;
        let rounds = self.turn >= MOST_ROUNDS * u16::from(self.seats);
        if glory || pile || rounds {
            self.step = Step::Over;
            now.told.everyone(Event::GameEnded { by_glory: glory });
        } else {
            self.active = self.active.next(self.seats);
            self.begin_turn(now);
        }
    }

    /// Most glory wins; then most credits; then the win is shared.
    pub(crate) fn final_outcome(&self) -> Outcome {
        Outcome::by_score(BySeat::from_fn(self.seats, |seat| Score {
            points: self.glory(seat).into(),
            tie_breaks: [self.pirates[seat].credits.into(), 0, 0],
        }))
    }

    /// The combat counts as done.
    pub(crate) fn combat_done(&mut self) {
        self.voyage.fought = true;
        self.voyage.tour_closed = self.voyage.toured > 0 && !self.readings.split_tour;
    }

    /// Whether an action was taken on that planet in this turn.
    pub(crate) fn visited(&self, planet: Planet) -> bool {
        self.voyage.visited & (1 << planet as u8) != 0
    }

    /// Puts choices on the stack so that the first seat chooses first.
    pub(crate) fn ask_clockwise(&mut self, ask: impl Fn(Seat) -> Choice, who: SeatSet) {
        let order: arrayvec::ArrayVec<Seat, 6> =
            self.clockwise().filter(|seat| who.contains(*seat)).collect();
        for seat in order.into_iter().rev() {
            // The stack has room for every seat twice over.
            let _ = self.choices.try_push(ask(seat));
        }
    }
}
