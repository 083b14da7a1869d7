//! Building, as far as real time and turns have it in common: tiles are taken, placed, moved and welded, piles are looked at, rockets are put
//! on start spaces, and at some point building ends for all.
//!
//! A trucker's hand has at most one tile at a time: it is held, or it lies on the ship and is not welded yet. It is welded when the next tile
//! is taken, or when building ends for its owner.

use arrayvec::ArrayVec;
use table::{Seat, SeatSet, Turn};

use super::{Allowed, Now, need};
use crate::Trucker;
use crate::events::Event;
use crate::ids::{Loss, Side, Square, Squares, TileId};
use crate::moves::{Move, Refusal};
use crate::state::{Building, Hand, OPEN_PILES, Phase, Player, TRUCKERS};

/// How many tiles a trucker may set aside by choice.
pub(crate) const RESERVE: usize = 2;

impl Trucker {
    /// The squares of this flight's ship board.
    pub(crate) fn board(&self) -> Squares {
        self.cards.boards.ship(self.state.flight.level())
    }

    /// Whether crew and cells are aboard.
    pub(crate) fn is_loaded(&self) -> bool {
        matches!(self.state.phase, Phase::Loading | Phase::Flying | Phase::Over)
    }

    /// How many tiles may still be set aside.
    pub(crate) fn reserve_room(&self, player: &Player) -> u8 {
        RESERVE.saturating_sub(player.reserve.len()) as u8
    }

    /// The truckers who have finished building.
    pub(crate) fn finished(&self) -> SeatSet {
        Seat::all(self.state.seats())
            .filter(|seat| self.state.players[*seat].finished())
            .collect()
    }

    /// Whom the table waits for while ships are built.
    pub(crate) fn building_turn(&self) -> Turn {
        match self.state.rules.building {
            Building::Turns => Turn::One(self.state.turns.active),
            Building::Realtime => {
                let builders = Seat::all(self.state.seats()).filter(|seat| !self.finished().contains(*seat));
                Turn::RealTime {
                    seats: builders.collect::<SeatSet>().union(self.may_turn_glass()),
                    until: self.state.glass.until,
                }
            }
        }
    }

    /// Whether a face-up tile can be taken; a late grab is told who was quicker.
    pub(crate) fn check_face_up(&self, tile: TileId) -> Allowed {
        if self.state.warehouse.up.contains(&tile) {
            return Ok(());
        }
        Err(match self.owner(tile) {
            Some(seat) => Refusal::TakenBy { seat },
            None => Refusal::NotFaceUp,
        })
    }

    /// Who has a tile: in hand, set aside, on the ship or lost.
    pub(crate) fn owner(&self, tile: TileId) -> Option<Seat> {
        let has = |player: &Player| {
            player.hand.is_some_and(|hand| hand.tile == tile)
                || player.reserve.contains(&tile)
                || player.lost.iter().any(|lost| lost.tile == tile)
                || player.ship.square_of(tile).is_some()
        };
        Seat::all(self.state.seats()).find(|seat| has(&self.state.players[*seat]))
    }

    /// Whether a tile may be placed: on an empty square of the board that touches the ship. Wrong joints are shown, not forbidden.
    pub(crate) fn check_place(&self, player: &Player, square: Square, turned: Side) -> Allowed {
        let hand = player.hand.ok_or(Refusal::NothingAtHand)?;
        need(self.board().has(square), Refusal::NotOnBoard)?;
        let welded = welded(player);
        need(!welded.has(square), Refusal::SquareTaken)?;
        need(welded.beside().has(square), Refusal::MustTouch)?;
        let kind = self.cards.tiles.of(hand.tile).kind;
        need(
            turned == Side::Front || !kind.is_engine(),
            Refusal::EnginesNeverTurn,
        )?;
        let moved = hand.lies != Some(square) || player.ship.turned(square) != turned;
        need(moved, Refusal::LiesThere)
    }

    /// Offers every square the tile at hand can be placed on, in every way it can be turned.
    pub(crate) fn list_places(&self, player: &Player, out: &mut Vec<Move>) {
        let Some(hand) = player.hand else { return };
        let welded = welded(player);
        let open = welded.beside().and(self.board()).minus(welded);
        let is_engine = self.cards.tiles.of(hand.tile).kind.is_engine();
        let turns = if is_engine {
            &Side::ALL[..1]
        } else {
            &Side::ALL[..]
        };
        let lies = hand.lies.map(|square| (square, player.ship.turned(square)));
        for square in open.iter() {
            let ways = turns.iter().filter(|turned| lies != Some((square, **turned)));
            out.extend(ways.map(|turned| Move::Place {
                square,
                turned: *turned,
            }));
        }
    }

    /// Places the tile in hand, or moves and turns the one placed last.
    pub(crate) fn place(&mut self, seat: Seat, square: Square, turned: Side, now: Now<'_, '_>) {
        let player = &mut self.state.players[seat];
        if let Some(hand) = &mut player.hand {
            if let Some(before) = hand.lies {
                player.ship.take(before);
                player.patience = player.patience.saturating_sub(1);
            }
            player.ship.put(&self.cards.tiles, square, hand.tile, turned);
            hand.lies = Some(square);
            let tile = hand.tile;
            now.told.everyone(Event::Placed {
                seat,
                tile,
                square,
                turned,
            });
        }
    }

    /// Takes a face-up tile into the hand.
    pub(crate) fn take(&mut self, seat: Seat, tile: TileId, now: Now<'_, '_>) {
        self.weld(seat);
        self.state.warehouse.up.remove_item(tile);
        self.state.players[seat].hand = Some(Hand::held(tile, false));
        now.told.everyone(Event::Took { seat, tile });
    }

    /// Takes a tile out of the reserve into the hand.
    pub(crate) fn take_reserved(&mut self, seat: Seat, tile: TileId, now: Now<'_, '_>) {
        self.weld(seat);
        let player = &mut self.state.players[seat];
        player.reserve.remove_item(tile);
        player.hand = Some(Hand::held(tile, true));
        now.told.everyone(Event::TookReserved { seat, tile });
    }

    /// One of the face-down tiles, each as likely as any other. The backs tell cargo from the others.
    pub(crate) fn draw_from_heap(&mut self, cargo: bool, now: Now<'_, '_>) -> Option<TileId> {
        let left = self.heap_len(cargo);
        if left == 0 {
            return None;
        }
        let at = now.chance.pick(left);
        let warehouse = &mut self.state.warehouse;
        if cargo {
            warehouse.cargo.swap_remove(at)
        } else {
            warehouse.down.swap_remove(at)
        }
    }

    /// How many tiles lie face down, cargo or others.
    pub(crate) fn heap_len(&self, cargo: bool) -> usize {
        if cargo {
            self.state.warehouse.cargo.len()
        } else {
            self.state.warehouse.down.len()
        }
    }

    /// Whether anything lies face down.
    pub(crate) fn heap_is_empty(&self) -> bool {
        self.state.warehouse.down.is_empty() && self.state.warehouse.cargo.is_empty()
    }

    /// Whether a tile is cargo, which nobody sets aside by choice.
    pub(crate) fn is_cargo(&self, tile: TileId) -> bool {
        self.cards.tiles.of(tile).kind.is_cargo()
    }

    /// The tile placed last is welded: it stays where it is.
    pub(crate) fn weld(&mut self, seat: Seat) {
        let player = &mut self.state.players[seat];
        if player.hand.is_some_and(|hand| hand.lies.is_some()) {
            player.hand = None;
        }
    }

    /// In whose hand a forecast pile is.
    pub(crate) fn pile_holder(&self, pile: usize) -> Option<Seat> {
        Seat::all(self.state.seats()).find(|seat| self.state.players[*seat].looking == Some(pile as u8))
    }

    /// Whether a pile may be looked at. At least one tile besides the starting cabin must be `welded`.
    pub(crate) fn check_look(&self, pile: u8, welded: bool) -> Allowed {
        let open = !self.state.flight.is_learning() && (1..=OPEN_PILES as u8).contains(&pile);
        need(open, Refusal::NoSuchPile)?;
        need(welded, Refusal::NothingWelded)?;
        match self.pile_holder(usize::from(pile - 1)) {
            Some(seat) => Err(Refusal::PileHeldBy { seat }),
            None => Ok(()),
        }
    }

    /// Takes a forecast pile in hand and looks at it.
    pub(crate) fn look(&mut self, seat: Seat, pile: u8, now: Now<'_, '_>) {
        let cards = self.state.forecast.piles[usize::from(pile - 1)];
        let player = &mut self.state.players[seat];
        player.looking = Some(pile - 1);
        player.known = player.known.or(cards);
        now.told.reveal();
        let cards = cards.iter().collect();
        now.told.privately(
            seat,
            Event::SawCards { seat, pile, cards },
            Event::Looked { seat, pile },
        );
    }

    /// Puts the pile in a trucker's hand back, if there is one.
    pub(crate) fn stop_looking(&mut self, seat: Seat, now: Now<'_, '_>) {
        if let Some(pile) = self.state.players[seat].looking.take() {
            now.told.everyone(Event::StoppedLooking { seat, pile: pile + 1 });
        }
    }

    /// The start spaces nobody is on, the foremost first.
    pub(crate) fn free_spaces(&self) -> impl Iterator<Item = u8> + '_ {
        (0..TRUCKERS as u8).filter(|space| {
            self.state
                .players
                .iter()
                .all(|player| player.space != Some(*space))
        })
    }

    /// Whether the rocket may be put on a start space, from 1. In the learning flight the order of finishing decides.
    pub(crate) fn check_space(&self, space: u8) -> Allowed {
        let mut free = self.free_spaces();
        let fits = if self.state.flight.is_learning() {
            free.next().is_some_and(|first| first + 1 == space)
        } else {
            free.any(|free| free + 1 == space)
        };
        need(fits, Refusal::SpaceNotFree)
    }

    /// Offers every start space the rocket may be put on.
    pub(crate) fn list_spaces(&self, out: &mut Vec<Move>) {
        let most = if self.state.flight.is_learning() {
            1
        } else {
            TRUCKERS
        };
        out.extend(self.free_spaces().take(most).map(|space| Move::Finish(space + 1)));
    }

    /// A trucker has finished building.
    pub(crate) fn finish(&mut self, seat: Seat, space: u8, now: Now<'_, '_>) {
        self.weld(seat);
        self.state.players[seat].space = Some(space - 1);
        now.told.everyone(Event::Finished { seat, space });
    }

    /// Building ends for all: what is in a hand goes back, those who were caught fill the remaining start spaces from the front in an order
    /// drawn at random, and what is left in a reserve is lost.
    pub(crate) fn end_building(&mut self, now: Now<'_, '_>) {
        self.state.glass.until = None;
        now.told.everyone(Event::BuildingEnded);
        let mut caught: ArrayVec<Seat, TRUCKERS> = Seat::all(self.state.seats())
            .filter(|seat| !self.state.players[*seat].finished())
            .collect();
        for seat in Seat::all(self.state.seats()) {
            self.empty_hand(seat, now);
        }
        now.chance.shuffle(&mut caught);
        for seat in caught {
            // There are as many start spaces as truckers at a full table.
            let space = self.free_spaces().next().unwrap_or(0);
            self.state.players[seat].space = Some(space);
            let space = space + 1;
            now.told.everyone(Event::CaughtOut { seat, space });
        }
        if self.has_vips() {
            self.begin_boarding(now);
        } else {
            self.begin_check(now);
        }
    }

    /// Whatever a trucker has in hand when building ends: a tile on the ship is welded, a held one goes back, or is lost if it came from
    /// the reserve, as all that is left there.
    fn empty_hand(&mut self, seat: Seat, now: Now<'_, '_>) {
        self.stop_looking(seat, now);
        self.weld(seat);
        if let Some(hand) = self.state.players[seat].hand.take() {
            self.give_back(seat, hand, now);
        }
        let player = &mut self.state.players[seat];
        let reserve = std::mem::take(&mut player.reserve);
        for tile in reserve.iter().copied() {
            player.lose(tile, Loss::Unused);
            now.told.everyone(Event::Lost {
                seat,
                tile,
                square: None,
                loss: Loss::Unused,
            });
        }
    }

    /// A held tile goes back where it came from: face up into the middle, or into the reserve.
    pub(crate) fn give_back(&mut self, seat: Seat, hand: Hand, now: Now<'_, '_>) {
        let tile = hand.tile;
        if hand.reserved {
            self.state.players[seat].reserve.push(tile);
            now.told.everyone(Event::SetAside { seat, tile });
        } else {
            self.state.warehouse.up.push(tile);
            now.told.everyone(Event::PutBack { seat, tile });
        }
    }
}

/// The squares whose tile is welded: all but the one placed last.
pub(crate) fn welded(player: &Player) -> Squares {
    let loose = player.hand.and_then(|hand| hand.lies);
    match loose {
        Some(square) => player.ship.occupied().without(square),
        None => player.ship.occupied(),
    }
}
