//! The flight (sections 9, 10 and 13): cards turned one after the other, each in its own file.
//!
//! | file | what |
//! | --- | --- |
//! | `crate::air` | rockets, deck, the card in play, and what a flight waits for: plain values on a stack |
//! | `turning` | turning a card, flying on or giving up between cards |
//! | `open_space`, `planets`, `abandoned`, `meteor_swarm`, `combat_zone`, `stardust`, `epidemic`, `sabotage` | a kind of card each |
//! | `enemies` | what smugglers, slavers and pirates have in common; `smugglers`, `slavers` and `pirates` what the beaten suffer |
//! | `declare` | declaring engines and cannons; which battery powers what |
//! | `stowing` | putting goods into holds |
//! | `volley` | meteors and shots: the roll, what is hit, what stops it, what falls off |
//! | `leaving` | every reason to leave |
//!
//! The present step lies on top of the stack. `settle` carries out every step in which nobody has a choice, so that a table only ever
//! waits where there is something to choose.

pub(crate) mod abandoned;
pub(crate) mod combat_zone;
pub(crate) mod declare;
pub(crate) mod enemies;
pub(crate) mod epidemic;
pub(crate) mod leaving;
pub(crate) mod meteor_swarm;
pub(crate) mod open_space;
pub(crate) mod pirates;
pub(crate) mod planets;
pub(crate) mod sabotage;
pub(crate) mod slavers;
pub(crate) mod smugglers;
pub(crate) mod stardust;
pub(crate) mod stowing;
pub(crate) mod turning;
pub(crate) mod volley;

use table::{BySeat, Outcome, Score, Seat, SeatSet, Turn, Verdict};

use crate::Trucker;
use crate::air::pending::Pending;
use crate::air::{Air, Leaving};
use crate::cards::adventures::CardBits;
use crate::cards::boards::FlightBoard;
use crate::cards::effects::AdventureCard;
use crate::cards::tiles::Tiles;
use crate::events::{CrewLoss, Event};
use crate::ids::{Back, Flight, Square};
use crate::moves::{Move, Refusal};
use crate::rules::missions::traffic_jam;
use crate::rules::supers::{asteroid_attack, asteroid_rain, black_hole, fleet, tactical_zone};
use crate::rules::vips::surgeon;
use crate::rules::{Allowed, Now, need, scoring, titles, vips};
use crate::ship::Ship;
use crate::state::{Phase, Player};

impl Trucker {
    /// Whom the table waits for while ships fly, or how the game ended.
    pub(crate) fn flight_turn(&self) -> Turn {
        if self.state.phase == Phase::Over {
            return Turn::Over(self.outcome());
        }
        let step = self.state.air.step();
        match (step, step.seats()) {
            (Pending::Between { asked } | Pending::Landed { asked }, _) => Turn::Several(asked),
            (_, seats) => match seats.first() {
                Some(seat) => Turn::One(seat),
                None => Turn::Over(self.outcome()),
            },
        }
    }

    /// Those who have said that they fly on, and may still give up: the next card is not turned yet.
    pub(crate) fn may_still_give_up(&self) -> SeatSet {
        match self.state.air.step() {
            Pending::Between { asked } if self.state.phase == Phase::Flying && self.has_card_to_come() => {
                let flying = self.state.air.track.flying().iter();
                flying.filter(|seat| !asked.contains(*seat)).collect()
            }
            _ => SeatSet::EMPTY,
        }
    }

    /// Whether another card will be turned: after the last one nobody can give up any more.
    pub(crate) fn has_card_to_come(&self) -> bool {
        !self.state.air.deck.is_empty()
    }

    /// Most credits win; equal credits share the victory. Who has nothing has not won: where nobody has a credit all have lost together, and
    /// alone at least 1 credit is a victory.
    fn outcome(&self) -> Outcome {
        let outcome = Outcome::by_score(BySeat::from_fn(self.state.seats(), |seat| Score {
            points: i32::from(self.state.players[seat].credits),
            tie_breaks: [0; 3],
        }));
        let won = self.state.players.iter().any(|player| player.credits > 0);
        if won && self.state.seats() > 1 {
            return outcome;
        }
        Outcome {
            verdict: Verdict::Together { won },
            ..outcome
        }
    }

    /// Ships are loaded: rockets on the board, all piles in one deck, a card of the flight's level on top. A ship without a human gives up
    /// before the first card.
    pub(crate) fn take_off(&mut self, now: Now<'_, '_>) {
        let (seats, board) = (self.state.seats(), self.flight_board());
        let piles = std::mem::take(&mut self.state.forecast).piles;
        let mut air = Air::new(seats, board.spaces);
        air.deck = piles.into_iter().fold(CardBits::NONE, CardBits::or);
        air.next = Some(Back::Level(self.state.flight.level())).filter(|_| !air.deck.is_empty());
        for seat in Seat::all(seats) {
            let space = self.state.players[seat].space.unwrap_or_default();
            let offset = board.start_offsets.get(usize::from(space)).copied();
            air.track.place(seat, i16::from(offset.unwrap_or_default()));
        }
        air.push(Pending::Between {
            asked: SeatSet::EMPTY,
        });
        let order = air.track.order();
        self.state.air = air;
        self.state.phase = Phase::Flying;
        now.told.everyone(Event::TookOff {
            order: order.iter().collect(),
        });
        self.pay_fees(now);
        for seat in order.iter() {
            if self.ship(seat).humans(self.tiles()) == 0 {
                leaving::leave(self, seat, Leaving::NoHumanAtTakeOff, now);
            }
        }
        self.before_the_first_card();
        settle(self, now);
    }

    /// Whether the trucker may make this move during the flight.
    pub(crate) fn check_flight(&self, seat: Seat, mv: Move) -> Allowed {
        check(self, seat, mv)
    }

    /// Carries out a move of the flight.
    pub(crate) fn fly(&mut self, seat: Seat, mv: Move, now: Now<'_, '_>) {
        apply(self, seat, mv, now);
    }

    /// Adds everything offered to the trucker during the flight.
    pub(crate) fn list_flight(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.state.air.step().seats().contains(seat) {
            offered(self, seat, out);
        } else if self.may_still_give_up().contains(seat) {
            out.push(Move::GiveUp);
        }
    }

    /// The card in play.
    pub(crate) fn card(&self) -> Option<&'static AdventureCard> {
        self.cards.adventures.get(self.state.air.card?)
    }

    /// The flight board.
    pub(crate) fn flight_board(&self) -> &'static FlightBoard {
        self.cards.boards.flight(self.state.flight)
    }

    pub(crate) fn tiles(&self) -> &'static Tiles {
        &self.cards.tiles
    }

    pub(crate) fn ship(&self, seat: Seat) -> &Ship {
        &self.state.players[seat].ship
    }

    pub(crate) fn ship_mut(&mut self, seat: Seat) -> &mut Ship {
        &mut self.state.players[seat].ship
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.state.players[seat]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.state.players[seat]
    }

    /// Whether a trek goes on after this flight.
    pub(crate) fn has_another_flight(&self) -> bool {
        self.state.rules.trek && self.state.flight != Flight::Three
    }

    /// Pays credits during the flight.
    pub(crate) fn earn(&mut self, seat: Seat, credits: u8, now: Now<'_, '_>) {
        self.player_mut(seat).credits += i16::from(credits);
        now.told.everyone(Event::Earned { seat, credits });
    }

    /// One crew member leaves a cabin; `false` if nobody was there.
    pub(crate) fn lose_crew(&mut self, seat: Seat, cabin: Square, loss: CrewLoss, now: Now<'_, '_>) -> bool {
        let tiles = self.tiles();
        let was = self.ship(seat).crew_at(tiles, cabin);
        let lost = self.ship_mut(seat).remove_crew(tiles, cabin);
        if lost {
            let passage = &mut self.player_mut(seat).lunar;
            passage.crew_lost = passage.crew_lost.saturating_add(1);
            now.told.everyone(Event::CrewLost {
                seat,
                cabin,
                was,
                loss,
            });
            self.call_surgeon(seat, cabin, was, loss);
        }
        lost
    }

    /// Two dice; for a fleet one die and 3, where that is played (ruling A3).
    pub(crate) fn roll(&mut self, now: Now<'_, '_>) -> [u8; 2] {
        let mut die = || now.chance.die(6) as u8 + 1;
        let dice = if self.rulings().fleet_one_die && fleet::printed(self).is_some() {
            [die(), fleet::ONE_DIE_AND]
        } else {
            [die(), die()]
        };
        self.state.air.rolls.push(dice);
        dice
    }
}

/// Everything offered to a seat the flight waits for.
pub(crate) fn offered(game: &Trucker, seat: Seat, out: &mut Vec<Move>) {
    match game.state.air.step() {
        Pending::Between { .. } => {
            out.push(Move::FlyOn);
            out.extend(game.has_card_to_come().then_some(Move::GiveUp));
            out.extend(stowing::can_rearrange(game, seat).then_some(Move::Rearrange));
        }
        Pending::Declare {
            what,
            powered,
            doubled,
            ..
        } => declare::offered(game, seat, what, powered, doubled, out),
        Pending::Battery { .. } => declare::batteries_offered(game, seat, out),
        Pending::Land { .. } => planets::offered(game, out),
        Pending::Board { .. } | Pending::Reward { .. } => out.extend([Move::Accept, Move::Pass]),
        Pending::GiveCrew { .. } => slavers::offered(game, seat, out),
        Pending::LoseGoods { .. } => smugglers::offered(game, seat, out),
        Pending::Stow { goods, lifts, .. } => stowing::offered(game, seat, goods, lifts, out),
        Pending::Impact { flying, .. } => volley::offered(game, seat, flying, out),
        Pending::KeepPiece { .. } => volley::pieces_offered(game, seat, out),
        Pending::Titles { among, .. } => titles::offered(game, seat, among, out),
        Pending::Landed { .. } => out.push(Move::FlyOn),
        Pending::LoseCells { .. } => smugglers::cells_offered(game, seat, out),
        Pending::Plan { plan, .. } => black_hole::offered(game, seat, plan, out),
        Pending::Salvo { salvo, .. } => asteroid_attack::offered(game, seat, salvo, out),
        Pending::Overtake { .. } => traffic_jam::offered(game, seat, out),
        Pending::Rescue { .. } => surgeon::offered(game, seat, out),
        Pending::Resolved
        | Pending::OpenSpace { .. }
        | Pending::Planets { .. }
        | Pending::Abandoned { .. }
        | Pending::Attack { .. }
        | Pending::Volley { .. }
        | Pending::Line { .. }
        | Pending::BlackHole { .. }
        | Pending::PayCells { .. }
        | Pending::Abandon { .. }
        | Pending::Fleet { .. }
        | Pending::FleetLine { .. }
        | Pending::Rain { .. }
        | Pending::Asteroid { .. }
        | Pending::Tactic { .. }
        | Pending::Suffer { .. }
        | Pending::VipsAct { .. }
        | Pending::Over => {}
    }
}

/// Judges a move of a seat the flight waits for.
pub(crate) fn check(game: &Trucker, seat: Seat, mv: Move) -> Allowed {
    let step = game.state.air.step();
    if !step.seats().contains(seat) {
        let gives_up = mv == Move::GiveUp && game.may_still_give_up().contains(seat);
        return need(gives_up, Refusal::NotNow);
    }
    match (step, mv) {
        (Pending::Between { .. }, Move::FlyOn)
        | (Pending::Landed { .. }, Move::FlyOn)
        | (Pending::Declare { .. } | Pending::Stow { .. }, Move::Done)
        | (Pending::Board { .. } | Pending::Reward { .. }, Move::Accept | Move::Pass)
        | (Pending::Land { .. }, Move::Pass)
        | (Pending::Impact { .. }, Move::Endure) => Ok(()),
        (Pending::Between { .. }, Move::GiveUp) => need(game.has_card_to_come(), Refusal::NotNow),
        (Pending::Between { .. }, Move::Rearrange) => {
            need(stowing::can_rearrange(game, seat), Refusal::NotNow)
        }
        (Pending::Declare { what, doubled, .. }, Move::Double) => need(
            declare::may_double(game, seat, what, doubled),
            Refusal::NobodyDoubles,
        ),
        (Pending::Declare { what, powered, .. }, Move::Power(tile)) => {
            declare::check(game, seat, what, powered, tile)
        }
        (Pending::Battery { .. }, Move::Spend(battery)) => declare::check_battery(game, seat, battery),
        (Pending::Land { .. }, Move::Land(planet)) => planets::check(game, planet),
        (Pending::GiveCrew { .. }, Move::GiveCrew(cabin)) => slavers::check(game, seat, cabin),
        (Pending::LoseGoods { .. }, Move::LoseGood(hold)) => smugglers::check_good(game, seat, hold),
        (Pending::LoseGoods { .. }, Move::LoseCell(battery)) => smugglers::check_cell(game, seat, battery),
        (Pending::Stow { goods, .. }, Move::Stow { good, hold }) => {
            stowing::check_stow(game, seat, goods, good, hold)
        }
        (Pending::Stow { lifts, .. }, Move::Lift { good, hold }) => {
            stowing::check_lift(game, seat, lifts, good, hold)
        }
        (Pending::Impact { flying, .. }, Move::Defend(with)) => volley::check(game, seat, flying, with),
        (Pending::KeepPiece { .. }, Move::Keep(piece)) => volley::check_piece(game, seat, piece),
        (Pending::Titles { among, .. }, Move::KeepTitle(title)) => titles::check(game, seat, among, title),
        (Pending::LoseCells { .. }, Move::LoseCell(battery)) => declare::check_battery(game, seat, battery),
        (Pending::Plan { plan, .. }, mv) => black_hole::check(game, seat, plan, mv),
        (Pending::Salvo { salvo, .. }, Move::Fire { gun, lane }) => {
            asteroid_attack::check_fire(game, seat, salvo, gun, lane)
        }
        (Pending::Salvo { salvo, .. }, Move::Endure) => asteroid_attack::check_endure(game, seat, salvo),
        (Pending::Overtake { .. } | Pending::Rescue { .. }, Move::Pass) => Ok(()),
        (Pending::Rescue { .. }, Move::Save(cabin)) => surgeon::check(game, seat, cabin),
        (Pending::Overtake { .. }, Move::Abandon(square)) => traffic_jam::check(game, seat, square),
        _ => Err(Refusal::NotNow),
    }
}

/// Carries out a move, and everything after it in which nobody has a choice.
pub(crate) fn apply(game: &mut Trucker, seat: Seat, mv: Move, now: Now<'_, '_>) {
    match (game.state.air.step(), mv) {
        (Pending::Between { asked }, Move::FlyOn) => turning::fly_on(game, seat, asked, now),
        (Pending::Between { asked }, Move::GiveUp) => turning::give_up(game, seat, asked, now),
        (Pending::Between { .. }, Move::Rearrange) => stowing::rearrange(game, seat),
        (Pending::Declare { .. }, Move::Double) => declare::double(game, seat, now),
        (Pending::Declare { .. }, Move::Done) => declare::finish(game, seat, now),
        (Pending::Declare { .. }, Move::Power(tile)) => declare::power(game, seat, tile, now),
        (Pending::Battery { tile, .. }, Move::Spend(battery)) => {
            game.state.air.done();
            declare::spend(game, seat, battery, tile, now);
        }
        (Pending::Land { .. }, Move::Land(planet)) => planets::land(game, seat, planet, now),
        (Pending::Land { .. }, Move::Pass) => planets::pass(game, seat, now),
        (Pending::Board { .. }, Move::Accept) => abandoned::accept(game, seat, now),
        (Pending::Board { .. }, Move::Pass) => abandoned::pass(game, seat, now),
        (Pending::Reward { .. }, Move::Accept) => enemies::accept(game, seat, now),
        (Pending::Reward { .. }, Move::Pass) => enemies::decline(game, seat, now),
        (Pending::GiveCrew { .. }, Move::GiveCrew(cabin)) => slavers::give(game, seat, cabin, now),
        (Pending::LoseGoods { .. }, Move::LoseGood(hold)) => smugglers::lose_good(game, seat, hold, now),
        (Pending::LoseGoods { .. }, Move::LoseCell(battery)) => {
            smugglers::lose_cell(game, seat, battery, now);
        }
        (Pending::Stow { .. }, Move::Stow { good, hold }) => stowing::stow(game, seat, good, hold, now),
        (Pending::Stow { .. }, Move::Lift { good, hold }) => stowing::lift(game, seat, good, hold, now),
        (Pending::Stow { .. }, Move::Done) => stowing::finish(game, seat, now),
        (Pending::Impact { .. }, Move::Defend(with)) => volley::defend(game, seat, with, now),
        (Pending::Impact { .. }, Move::Endure) => volley::endure(game, seat, now),
        (Pending::KeepPiece { .. }, Move::Keep(piece)) => volley::keep(game, seat, piece, now),
        (Pending::Titles { .. }, Move::KeepTitle(title)) => titles::keep(game, seat, title, now),
        (Pending::LoseCells { .. }, Move::LoseCell(battery)) => {
            smugglers::lose_cell(game, seat, battery, now);
        }
        (Pending::Plan { plan, .. }, mv) => black_hole::change(game, seat, plan, mv, now),
        (Pending::Salvo { .. }, Move::Fire { gun, lane }) => {
            asteroid_attack::fire(game, seat, gun, lane, now);
        }
        (Pending::Salvo { .. }, Move::Endure) => asteroid_attack::endure(game, seat, now),
        (Pending::Overtake { .. }, Move::Pass) => traffic_jam::stop(game, seat, now),
        (Pending::Rescue { .. }, Move::Pass) => surgeon::finish(game, seat),
        (Pending::Rescue { .. }, Move::Save(cabin)) => surgeon::save(game, seat, cabin, now),
        (Pending::Overtake { .. }, Move::Abandon(square)) => {
            traffic_jam::overtake(game, seat, square, now);
        }
        (Pending::Landed { asked }, Move::FlyOn) => scoring::ready(game, seat, asked),
        _ => {}
    }
    settle(game, now);
}

/// Carries out every step in which nobody has a choice.
pub(crate) fn settle(game: &mut Trucker, now: Now<'_, '_>) {
    while game.state.phase == Phase::Flying && advance(game, now) {}
}

/// Carries out the present step if nobody has a choice in it; `false` if somebody has.
fn advance(game: &mut Trucker, now: Now<'_, '_>) -> bool {
    match game.state.air.step() {
        Pending::Between { asked } if asked.is_empty() => turning::turn_card(game, now),
        Pending::Resolved => leaving::after_the_card(game, now),
        Pending::OpenSpace { queue } => open_space::next(game, queue, now),
        Pending::Planets { queue, taken, landed } => planets::next(game, queue, taken, landed, now),
        Pending::Abandoned { queue } => abandoned::next(game, queue, now),
        Pending::Attack { queue, beaten } => enemies::next(game, queue, beaten, now),
        Pending::Volley { .. } => volley::next(game, now),
        Pending::Line { line, queue, struck } => combat_zone::next(game, line, queue, struck, now),
        Pending::Declare {
            seat,
            what,
            powered,
            doubled,
        } => {
            let more = declare::has_choice(game, seat, what, powered);
            if more || declare::may_double(game, seat, what, doubled) {
                return false;
            }
            declare::finish(game, seat, now);
        }
        Pending::GiveCrew { seat, left } => return slavers::settle(game, seat, left, now),
        Pending::LoseGoods { seat, left } => return smugglers::settle(game, seat, left, now),
        Pending::Stow { seat, goods, lifts } => {
            if stowing::has_choice(game, seat, goods, lifts) {
                return false;
            }
            stowing::finish(game, seat, now);
        }
        Pending::Impact {
            seat,
            flying,
            stopped,
        } => return volley::settle(game, seat, flying, stopped, now),
        Pending::Titles { queue, among } => return titles::settle(game, queue, among, now),
        Pending::Landed { asked } if asked.is_empty() => scoring::next_flight(game, now),
        step => return advance_further(game, step, now),
    }
    true
}

/// The steps of the expansion.
fn advance_further(game: &mut Trucker, step: Pending, now: Now<'_, '_>) -> bool {
    match step {
        Pending::VipsAct {
            politicians,
            patients,
        } => vips::act(game, politicians, patients, now),
        Pending::Rescue { seat } => return surgeon::settle(game, seat),
        Pending::LoseCells { seat, left } => return smugglers::settle_cells(game, seat, left, now),
        Pending::BlackHole { queue } => black_hole::next(game, queue, now),
        Pending::Plan { seat, plan } => return black_hole::settle(game, seat, plan),
        Pending::PayCells { seat, tiles, doomed } => black_hole::pay(game, seat, tiles, doomed, now),
        Pending::Abandon { seat, gone } => black_hole::abandon(game, seat, gone, now),
        Pending::Fleet { queue, beaten } => fleet::next(game, queue, beaten, now),
        Pending::FleetLine { line, queue, beaten } => fleet::next_line(game, line, queue, beaten, now),
        Pending::Rain { queue, next } => asteroid_rain::next(game, queue, next, now),
        Pending::Asteroid { queue, centre } => asteroid_attack::next(game, queue, centre, now),
        Pending::Salvo { seat, salvo } => return asteroid_attack::settle(game, seat, salvo, now),
        Pending::Tactic { column, queue, first } => tactical_zone::next(game, column, queue, first, now),
        Pending::Suffer { seat, number } => tactical_zone::suffer(game, seat, number, now),
        Pending::Overtake { seat, days, over } => return traffic_jam::settle(game, seat, days, over, now),
        // Choices of somebody, and what `advance` has carried out.
        _ => return false,
    }
    true
}
