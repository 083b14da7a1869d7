//! Damage: tiles that are lost, and what goes with them.

use table::Seat;

use super::Now;
use crate::Trucker;
use crate::air::pending::Pending;
use crate::events::Event;
use crate::ids::{Alien, Loss, Square, Squares};
use crate::ship::contents::Crew;

impl Trucker {
    /// Takes a tile off a flying ship, with everything on it. If the ship breaks up its owner has to choose the piece to keep: a
    /// [`Pending::KeepPiece`] is pushed, and nothing more may happen to the ship before that choice was made.
    pub(crate) fn lose_tile(&mut self, seat: Seat, square: Square, loss: Loss, now: Now<'_, '_>) {
        self.drop_tiles(seat, Squares::only(square), loss, now);
        if self.state.players[seat].ship.is_one_piece() {
            self.mind_aliens(seat, now);
        } else {
            now.told.everyone(Event::BrokeUp { seat });
            self.state.air.push(Pending::KeepPiece { seat });
        }
    }

    /// The owner of a ship that broke up keeps the piece that begins with this square; the others are lost.
    pub(crate) fn keep_piece(&mut self, seat: Seat, square: Square, loss: Loss, now: Now<'_, '_>) {
        let ship = &self.state.players[seat].ship;
        let others = ship.occupied().minus(ship.piece(square));
        now.told.everyone(Event::KeptPiece { seat, square });
        self.drop_tiles(seat, others, loss, now);
        self.mind_aliens(seat, now);
    }

    /// Puts these tiles of a ship on its owner's lost pile.
    pub(crate) fn drop_tiles(&mut self, seat: Seat, squares: Squares, loss: Loss, now: Now<'_, '_>) {
        let player = &mut self.state.players[seat];
        for square in squares.iter() {
            if let Some(tile) = player.ship.take(square) {
                player.lose(tile, loss);
                now.told.everyone(Event::Lost {
                    seat,
                    tile,
                    square: Some(square),
                    loss,
                });
            }
        }
    }

    /// An alien is lost when no life support of its colour is connected to its cabin any more.
    fn mind_aliens(&mut self, seat: Seat, now: Now<'_, '_>) {
        let tiles = &self.cards.tiles;
        let ship = &mut self.state.players[seat].ship;
        for alien in Alien::ALL {
            if let Some(cabin) = ship.alien(tiles, alien)
                && !ship.has_life_support(tiles, cabin, alien)
            {
                ship.set_crew(cabin, Crew::None);
                now.told.everyone(Event::AlienLost { seat, alien });
            }
        }
    }
}
