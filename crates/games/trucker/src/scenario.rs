//! A flight with given ships and cards: for tests, puzzles and bug reports.

use table::{BySeat, Seat};

use crate::Trucker;
use crate::air::Air;
use crate::air::pending::Pending;
use crate::cards::Cards;
use crate::cards::adventures::CardId;
use crate::cards::missions::Mission;
use crate::cards::vips::Vip;
use crate::ids::Flight;
use crate::setup;
use crate::ship::Ship;
use crate::state::{Phase, Player, Rules, TRUCKERS};
use crate::titles::Holding;

impl Trucker {
    /// A flight of these ships, each loaded as it is, on the start spaces in seat order, the first seat in the lead. The table waits for everybody to fly
    /// on; then a card is turned that has the level of the first of these.
    pub fn in_flight(
        cards: &'static Cards,
        flight: Flight,
        ships: &[Ship],
        deck: &[CardId],
    ) -> Result<Trucker, String> {
        if ships.is_empty() || ships.len() > TRUCKERS {
            return Err(format!("1 to {TRUCKERS} ships can fly, not {}", ships.len()));
        }
        if let Some(card) = deck.iter().find(|card| cards.adventures.get(**card).is_none()) {
            return Err(format!("there is no card {card}"));
        }
        let seats = ships.len() as u8;
        let cabins = cards.tiles.starting_cabins();
        let players = BySeat::from_fn(seats, |seat| Player {
            cabin: cabins[seat.index()],
            ship: ships[seat.index()],
            space: Some(seat.index() as u8),
            ..Player::default()
        });
        let mut game = Trucker {
            cards,
            state: setup::bare(Rules::default(), flight, players),
        };
        let board = game.flight_board();
        let mut air = Air::new(seats, board.spaces);
        for seat in Seat::all(seats) {
            air.track
                .place(seat, i16::from(board.start_offsets[seat.index()]));
        }
        for card in deck {
            air.deck.insert(*card);
        }
        air.next = deck.first().map(|card| card.back());
        air.push(Pending::Between {
            asked: air.track.flying(),
        });
        game.state.air = air;
        game.state.phase = Phase::Flying;
        Ok(game)
    }

    /// The same with the flights of a trek: titles are judged at the end of it.
    #[must_use]
    pub fn as_trek(mut self) -> Trucker {
        self.state.rules.trek = true;
        self
    }

    /// The same with a mission; nobody gets an advance.
    #[must_use]
    pub fn with_mission(mut self, mission: Mission) -> Trucker {
        self.state.lunar.mission = Some(mission);
        self
    }

    /// The same with VIPs who lie open; those aboard have taken off.
    #[must_use]
    pub fn with_vips(mut self, vips: [Vip; 3]) -> Trucker {
        self.state.lunar.vips = Some(vips);
        for seat in Seat::all(self.state.seats()) {
            for vip in vips {
                if self.vip_cabin(seat, vip).is_some() {
                    self.state.players[seat].lunar.boarded |= 1 << vip.index();
                }
            }
        }
        self
    }

    /// The same with rockets that have come so far, in seat order.
    #[must_use]
    pub fn with_rockets(mut self, distances: &[i16]) -> Trucker {
        for (seat, distance) in Seat::all(self.state.seats()).zip(distances) {
            self.state.air.track.place(seat, *distance);
        }
        self
    }

    /// The same with a title in somebody's hands.
    #[must_use]
    pub fn with_title(mut self, seat: Seat, title: Holding) -> Trucker {
        if seat.index() < usize::from(self.state.seats()) {
            self.state.players[seat].title = Some(title);
        }
        self
    }
}
