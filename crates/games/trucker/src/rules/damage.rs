//! Damage: tiles that are lost, and what goes with them.

use table::Seat;

use super::Now;
use super::cargo::{self, Cluster};
use crate::Trucker;
use crate::air::pending::Pending;
use crate::events::Event;
use crate::ids::{Alien, Loss, Square, Squares};
use crate::ship::contents::Crew;
use crate::state::Phase;

impl Trucker {
    /// Destroys tiles of a flying ship, all at one moment, and whatever cargo that sets off.
    pub(crate) fn destroy(&mut self, seat: Seat, hit: Squares, now: Now<'_, '_>) {
        let cluster = Cluster {
            tiles: self.widows_cluster(seat),
            goes_off: self.rulings().widow_cargo_goes_off,
        };
        let (destroyed, left) = cargo::chain_reaction(self.ship(seat), self.tiles(), hit, cluster);
        let more = destroyed.minus(hit).len() as u8;
        self.please_thrill_seeker(seat, now);
        self.mind_widow(seat, destroyed, now);
        self.drop_tiles(seat, hit, Loss::Destroyed, now);
        if more > 0 {
            now.told.everyone(Event::ChainReaction { seat, more });
        }
        self.drop_tiles(seat, destroyed.minus(hit), Loss::Destroyed, now);
        self.lose_tiles(seat, left, Loss::Fallen, now);
    }

    /// Takes tiles off a flying ship, with everything on them. If the ship breaks up its owner has to choose the piece to keep: a
    /// [`Pending::KeepPiece`] is pushed, and nothing more may happen to the ship before that choice was made.
    pub(crate) fn lose_tiles(&mut self, seat: Seat, squares: Squares, loss: Loss, now: Now<'_, '_>) {
        let squares = self.with_cluster(seat, squares);
        self.mind_widow(seat, squares, now);
        self.drop_tiles(seat, squares, loss, now);
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
        self.mind_widow(seat, others, now);
        self.drop_tiles(seat, others, loss, now);
        self.mind_aliens(seat, now);
    }

    /// Puts these tiles of a ship on its owner's lost pile.
    pub(crate) fn drop_tiles(&mut self, seat: Seat, squares: Squares, loss: Loss, now: Now<'_, '_>) {
        let tiles = &self.cards.tiles;
        let flying = self.state.phase == Phase::Flying;
        let player = &mut self.state.players[seat];
        for square in squares.iter() {
            let crew = player.ship.crew_at(tiles, square).count();
            if let Some(tile) = player.ship.take(square) {
                if flying {
                    player.lunar.crew_lost = player.lunar.crew_lost.saturating_add(crew);
                }
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
        for alien in Alien::ALL {
            let ship = &mut self.state.players[seat].ship;
            if let Some(cabin) = ship.alien(tiles, alien)
                && !ship.has_life_support(tiles, cabin, alien)
            {
                ship.set_crew(cabin, Crew::None);
                let passage = &mut self.state.players[seat].lunar;
                passage.crew_lost = passage.crew_lost.saturating_add(1);
                now.told.everyone(Event::AlienLost { seat, alien });
            }
        }
    }
}
