//! Building in turns: action points instead of hands and the hourglass, a countdown die instead of its last run.

use table::Seat;

use super::building::RESERVE;
use super::{Allowed, Now, need};
use crate::Trucker;
use crate::events::Event;
use crate::ids::Side;
use crate::moves::{Move, Refusal};
use crate::state::{OPEN_PILES, Player};

/// The most action points a trucker can have.
pub(crate) const MOST_POINTS: u8 = 8;
/// What the end of a turn gives back.
const REGAINED: u8 = 5;
/// With more points than this a turn cannot end.
const MOST_LEFT: u8 = 3;
/// Turn a face-down tile up.
pub(crate) const REVEAL: u8 = 1;
/// Take a face-up tile into the reserve.
pub(crate) const RESERVE_COST: u8 = 1;
/// Weld a tile from the middle or the reserve to the ship.
pub(crate) const PLACE: u8 = 2;
/// Take a forecast pile in hand.
pub(crate) const CONSULT: u8 = 3;

fn afford(player: &Player, cost: u8) -> Allowed {
    need(
        player.points >= cost,
        Refusal::NotEnoughPoints {
            need: cost,
            have: player.points,
        },
    )
}

impl Trucker {
    /// How many squares must hold a tile before a trucker may stop: half, rounded up. The starting cabin's counts.
    pub(crate) fn enough_tiles(&self) -> u8 {
        self.board().len().div_ceil(2) as u8
    }

    /// Whether a move is allowed to the trucker whose turn it is.
    pub(crate) fn check_turns(&self, seat: Seat, mv: Move) -> Allowed {
        let player = &self.state.players[seat];
        if let Move::Place { square, turned } = mv {
            let held = player.hand.is_some_and(|hand| hand.lies.is_none());
            need(held || player.patience > 0, Refusal::OutOfPatience)?;
            return self.check_place(player, square, turned);
        }
        let held = player.hand.is_some_and(|hand| hand.lies.is_none());
        need(!held, Refusal::HandFull)?;
        match mv {
            Move::Finish(space) => return self.check_stop(player, space),
            Move::EndTurn => return self.check_points_left(player),
            Move::Reveal
            | Move::RevealCargo
            | Move::Reserve(_)
            | Move::Take(_)
            | Move::TakeReserved(_)
            | Move::Look(_) => {}
            Move::Draw
            | Move::DrawCargo
            | Move::SetAside
            | Move::PutBack
            | Move::StopLooking
            | Move::TurnGlass => return Err(Refusal::OnlyInRealTime),
            Move::RunOut => return Err(Refusal::OnlyTheClock),
            _ => return Err(Refusal::NotNow),
        }
        need(!self.state.turns.consulted, Refusal::Consulted)?;
        if !matches!(mv, Move::Reserve(_)) {
            need(!self.is_stuck(player), Refusal::Stuck)?;
        }
        self.check_action(player, mv)
    }

    fn check_points_left(&self, player: &Player) -> Allowed {
        let have = player.points;
        need(have <= MOST_LEFT, Refusal::TooManyPointsLeft { have })
    }

    /// A trucker may stop at the end of the turn once half the board is full, and must where nothing is left to do.
    fn check_stop(&self, player: &Player, space: u8) -> Allowed {
        if !self.is_stuck(player) {
            self.check_points_left(player)?;
            let (need_tiles, have) = (self.enough_tiles(), player.ship.occupied().len() as u8);
            let small = Refusal::ShipTooSmall {
                need: need_tiles,
                have,
            };
            need(have >= need_tiles, small)?;
        }
        self.check_space(space)
    }

    /// The actions that cost points.
    fn check_action(&self, player: &Player, mv: Move) -> Allowed {
        let has_room = || {
            // Taking the next tile welds the one placed last.
            let open = player.ship.open_squares(self.board());
            need(!open.is_empty(), Refusal::ShipFull)
        };
        match mv {
            Move::Reveal | Move::RevealCargo => {
                afford(player, REVEAL)?;
                need(self.heap_len(mv == Move::RevealCargo) > 0, Refusal::HeapEmpty)
            }
            Move::Reserve(tile) => {
                afford(player, RESERVE_COST)?;
                need(!self.is_cargo(tile), Refusal::CargoIsNeverReserved)?;
                need(player.reserve.len() < RESERVE, Refusal::ReserveFull)?;
                self.check_face_up(tile)
            }
            Move::Take(tile) => {
                afford(player, PLACE)?;
                has_room()?;
                self.check_face_up(tile)
            }
            Move::TakeReserved(tile) => {
                afford(player, PLACE)?;
                has_room()?;
                need(player.reserve.contains(&tile), Refusal::NotInReserve)
            }
            Move::Look(pile) => {
                afford(player, CONSULT)?;
                let have = player.points;
                need(have <= CONSULT + MOST_LEFT, Refusal::TooManyPointsLeft { have })?;
                self.check_look(pile, player.ship.occupied().len() > 1)
            }
            _ => Err(Refusal::NotNow),
        }
    }

    /// Whether a trucker who has to spend points can do so no more: nothing lies face down, nothing can be placed without a fault, and the forecast
    /// cannot be consulted. A tile may still be reserved then, or building stops.
    pub(crate) fn is_stuck(&self, player: &Player) -> bool {
        player.points > MOST_LEFT
            && self.heap_is_empty()
            && !self.state.turns.consulted
            && !self.can_consult(player)
            && !self.can_place_well(player)
    }

    fn can_consult(&self, player: &Player) -> bool {
        let welded = player.ship.occupied().len() > 1;
        (CONSULT..=CONSULT + MOST_LEFT).contains(&player.points)
            && (1..=OPEN_PILES as u8).any(|pile| self.check_look(pile, welded).is_ok())
    }

    /// Whether some tile can be placed without a fault.
    fn can_place_well(&self, player: &Player) -> bool {
        let tiles = &self.cards.tiles;
        let open = player.ship.open_squares(self.board());
        let mut candidates = self.state.warehouse.up.iter().chain(player.reserve.iter());
        candidates.any(|tile| {
            let tile = tiles.of(*tile);
            let turns = if tile.kind.is_engine() {
                &Side::ALL[..1]
            } else {
                &Side::ALL[..]
            };
            open.iter().any(|square| {
                turns
                    .iter()
                    .any(|turned| player.ship.fits(tiles, square, tile, *turned))
            })
        })
    }

    /// Carries out a move of turn-based building.
    pub(crate) fn build_in_turns(&mut self, seat: Seat, mv: Move, now: Now<'_, '_>) {
        match mv {
            Move::Place { square, turned } => self.place(seat, square, turned, now),
            Move::Reveal => self.reveal(seat, false, now),
            Move::RevealCargo => self.reveal(seat, true, now),
            Move::Reserve(tile) => {
                self.pay(seat, RESERVE_COST);
                self.weld(seat);
                self.state.warehouse.up.remove_item(tile);
                self.state.players[seat].reserve.push(tile);
                now.told.everyone(Event::SetAside { seat, tile });
            }
            Move::Take(tile) => {
                self.pay(seat, PLACE);
                self.take(seat, tile, now);
            }
            Move::TakeReserved(tile) => {
                self.pay(seat, PLACE);
                self.take_reserved(seat, tile, now);
            }
            Move::Look(pile) => {
                self.pay(seat, CONSULT);
                self.weld(seat);
                self.state.turns.consulted = true;
                self.look(seat, pile, now);
            }
            Move::Finish(space) => self.stop(seat, space, now),
            Move::EndTurn => {
                self.weld(seat);
                self.state.players[seat].points += REGAINED;
                self.next_turn(now);
            }
            _ => {}
        }
    }

    fn pay(&mut self, seat: Seat, cost: u8) {
        self.state.players[seat].points -= cost;
    }

    /// Turns a face-down tile up; it stays in the middle.
    fn reveal(&mut self, seat: Seat, cargo: bool, now: Now<'_, '_>) {
        self.pay(seat, REVEAL);
        self.weld(seat);
        if let Some(tile) = self.draw_from_heap(cargo, now) {
            self.state.warehouse.up.push(tile);
            now.told.everyone(Event::Revealed { seat, tile });
        }
    }

    /// A trucker stops building. The first to do so sets the countdown die to the level and 2.
    fn stop(&mut self, seat: Seat, space: u8, now: Now<'_, '_>) {
        self.finish(seat, space, now);
        if self.finished() == self.state.everyone() {
            return self.end_building(now);
        }
        if self.state.turns.first_to_stop.is_none() {
            let die = self.state.flight.level().number() + 2;
            self.state.turns.first_to_stop = Some(seat);
            self.state.turns.die = die;
            now.told.everyone(Event::Countdown { seat, die });
        }
        self.next_turn(now);
    }

    /// Passes the turn on. Whoever stopped first lowers the die instead of building; at 0 building ends at once. A pile that was consulted goes
    /// back when its holder's turn comes.
    fn next_turn(&mut self, now: Now<'_, '_>) {
        self.state.turns.consulted = false;
        let mut seat = self.state.turns.active;
        loop {
            seat = seat.next(self.state.seats());
            self.stop_looking(seat, now);
            if !self.state.players[seat].finished() {
                self.state.turns.active = seat;
                let points = self.state.players[seat].points;
                now.told.everyone(Event::TurnBegan { seat, points });
                return;
            }
            if self.state.turns.first_to_stop == Some(seat) {
                self.state.turns.die = self.state.turns.die.saturating_sub(1);
                let die = self.state.turns.die;
                now.told.everyone(Event::Countdown { seat, die });
                if die == 0 {
                    return self.end_building(now);
                }
            }
        }
    }

    /// Adds everything offered to the trucker whose turn it is.
    pub(crate) fn list_turns(&self, seat: Seat, out: &mut Vec<Move>) {
        let player = &self.state.players[seat];
        if let Some(hand) = player.hand
            && (hand.lies.is_none() || player.patience > 0)
        {
            self.list_places(player, out);
            if hand.lies.is_none() {
                return;
            }
        }
        let stuck = self.is_stuck(player);
        if !self.state.turns.consulted {
            self.list_actions(player, stuck, out);
        }
        let may_end = player.points <= MOST_LEFT;
        if may_end {
            out.push(Move::EndTurn);
        }
        if stuck || may_end && player.ship.occupied().len() as u8 >= self.enough_tiles() {
            self.list_spaces(out);
        }
    }

    fn list_actions(&self, player: &Player, stuck: bool, out: &mut Vec<Move>) {
        let up = self.state.warehouse.up.iter();
        if player.points >= RESERVE_COST && player.reserve.len() < RESERVE {
            let ordinary = up.clone().filter(|tile| !self.is_cargo(**tile));
            out.extend(ordinary.map(|tile| Move::Reserve(*tile)));
        }
        if stuck {
            return;
        }
        if player.points >= REVEAL {
            let warehouse = &self.state.warehouse;
            out.extend((!warehouse.down.is_empty()).then_some(Move::Reveal));
            out.extend((!warehouse.cargo.is_empty()).then_some(Move::RevealCargo));
        }
        if player.points >= PLACE && !player.ship.open_squares(self.board()).is_empty() {
            out.extend(up.map(|tile| Move::Take(*tile)));
            out.extend(player.reserve.iter().map(|tile| Move::TakeReserved(*tile)));
        }
        if (CONSULT..=CONSULT + MOST_LEFT).contains(&player.points) {
            let welded = player.ship.occupied().len() > 1;
            let piles = (1..=OPEN_PILES as u8).filter(|pile| self.check_look(*pile, welded).is_ok());
            out.extend(piles.map(Move::Look));
        }
    }
}
