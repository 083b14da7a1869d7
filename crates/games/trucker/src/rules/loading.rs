//! Loading: batteries are filled, astronauts and aliens come aboard.

use table::Seat;

use super::{Allowed, Now, cargo, need};
use crate::Trucker;
use crate::cards::tiles::Kind;
use crate::events::Event;
use crate::ids::{Alien, Square};
use crate::moves::{Move, Refusal};
use crate::ship::contents::{Crew, Load};
use crate::state::Phase;

impl Trucker {
    /// All ships are legal: cells and astronauts come aboard, and those who can have aliens choose where.
    pub(crate) fn begin_loading(&mut self, now: Now<'_, '_>) {
        self.state.phase = Phase::Loading;
        for seat in Seat::all(self.state.seats()) {
            self.fill(seat, now);
        }
        self.state.waiting = self.state.everyone();
        for seat in Seat::all(self.state.seats()) {
            self.mind_choices(seat, now);
        }
        self.go_on_loading(now);
    }

    /// Fills batteries, and cabins with two astronauts; none around radioactive cargo.
    fn fill(&mut self, seat: Seat, now: Now<'_, '_>) {
        let tiles = &self.cards.tiles;
        for square in self.ship(seat).occupied_cabins(tiles).iter() {
            // Only VIPs are aboard by now.
            if let Crew::Vip(vip) = self.ship(seat).crew_at(tiles, square)
                && !self.stays(seat, square, vip, now)
            {
                self.ship_mut(seat).set_crew(square, Crew::None);
            }
        }
        let hot = cargo::irradiated(self.ship(seat), tiles);
        let lonely = self.without_humans(seat);
        let ship = &mut self.state.players[seat].ship;
        for square in ship.occupied().minus(hot).iter() {
            let Some(tile) = ship.printed(tiles, square) else {
                continue;
            };
            match tile.kind {
                Kind::Battery => ship.set_load(square, Load::cells(tile.capacity)),
                Kind::Cabin | Kind::StartingCabin
                    if !lonely.has(square) && ship.load(square) == Load::EMPTY =>
                {
                    ship.set_crew(square, Crew::Astronauts(tile.capacity));
                }
                _ => {}
            }
        }
    }

    /// Whether an alien may live in a cabin: never in the starting cabin, only beside life support of its colour, one of each colour, and none in
    /// the learning flight.
    fn check_board(&self, seat: Seat, square: Square, alien: Alien) -> Allowed {
        let tiles = &self.cards.tiles;
        let ship = &self.state.players[seat].ship;
        need(!self.state.flight.is_learning(), Refusal::NotNow)?;
        let free = match ship.crew_at(tiles, square) {
            Crew::Astronauts(_) => true,
            // An alien may live where a gold title keeps humans away, but not beside radioactive cargo.
            Crew::None => !cargo::irradiated(ship, tiles).has(square),
            Crew::Alien(_) | Crew::Vip(_) => false,
        };
        // Nor does one take the place of a VIP whom the check turned away.
        let replaced = self.player(seat).lunar.replaced.has(square);
        let free = free && !replaced && ship.kind(tiles, square) == Some(Kind::Cabin);
        need(free, Refusal::NoCabin)?;
        need(
            ship.has_life_support(tiles, square, alien),
            Refusal::NoLifeSupport,
        )?;
        need(ship.alien(tiles, alien).is_none(), Refusal::AlienAboard)
    }

    fn boardings(&self, seat: Seat) -> impl Iterator<Item = Move> + '_ {
        let ship = &self.state.players[seat].ship;
        let learning = self.state.flight.is_learning();
        let supports = ship.of_kind(&self.cards.tiles, |kind| {
            !learning && kind.life_support().is_some()
        });
        // Only cabins beside some life support come into question, which most ships have none of.
        let cabins = supports.beside().and(ship.occupied());
        cabins
            .iter()
            .flat_map(|square| Alien::ALL.map(|alien| (square, alien)))
            .filter(move |(square, alien)| self.check_board(seat, *square, *alien).is_ok())
            .map(|(square, alien)| Move::Board { square, alien })
    }

    /// Whether a move is allowed to a trucker who chooses where aliens live.
    pub(crate) fn check_loading(&self, seat: Seat, mv: Move) -> Allowed {
        match mv {
            Move::Board { square, alien } => self.check_board(seat, square, alien),
            Move::Loaded => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Offers the cabins in which aliens may live.
    pub(crate) fn list_loading(&self, seat: Seat, out: &mut Vec<Move>) {
        out.extend(self.boardings(seat));
        out.push(Move::Loaded);
    }

    /// Carries out a choice.
    pub(crate) fn load(&mut self, seat: Seat, mv: Move, now: Now<'_, '_>) {
        match mv {
            Move::Board { square, alien } => {
                let ship = &mut self.state.players[seat].ship;
                ship.set_crew(square, Crew::Alien(alien));
                now.told.everyone(Event::Boarded { seat, square, alien });
                self.mind_choices(seat, now);
            }
            _ => self.loaded(seat, now),
        }
        self.go_on_loading(now);
    }

    /// A trucker with nothing left to choose is done.
    fn mind_choices(&mut self, seat: Seat, now: Now<'_, '_>) {
        if self.boardings(seat).next().is_none() {
            self.loaded(seat, now);
        }
    }

    fn loaded(&mut self, seat: Seat, now: Now<'_, '_>) {
        self.state.waiting = self.state.waiting.without(seat);
        let (tiles, ship) = (&self.cards.tiles, &self.state.players[seat].ship);
        let (crew, cells) = (ship.crew(tiles), ship.cells(tiles));
        now.told.everyone(Event::Loaded { seat, crew, cells });
    }

    fn go_on_loading(&mut self, now: Now<'_, '_>) {
        if self.state.waiting.is_empty() {
            self.take_off(now);
        }
    }
}
