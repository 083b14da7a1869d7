//! Flights of given ships through one card, with forced dice.

use serde_json::Value;
use table::chance::{Lot, Tape};
use table::{Actor, CardSet, Chance, Game, Millis, Moment, Seat, SeatSet, Told, Viewer};
use trucker::Trucker;
use trucker::cards::Cards;
use trucker::events::Event;
use trucker::ids::{Flight, Loss, Square};
use trucker::moves::{Move, Refusal};
use trucker::ship::{Ship, notation};
use trucker::view::View;

/// One engine, one cannon to the front, four astronauts in two cabins, a battery of two; one exposed connector.
pub(crate) const SLOOP: &str = "I 607:103 706:8b/2 707:33/2 708:35/2 807:76";
/// A double engine and a double cannon, two batteries, the starting cabin.
pub(crate) const GUNBOAT: &str = "I 607:127 706:9b/2 707:34/2 708:10/2 807:94";
/// A special hold for one, a hold for two, one engine and one cannon.
pub(crate) const FREIGHTER: &str = "I 607:104 706:63 707:52/2 708:21 807:77";
/// Three cabins side by side, one engine.
pub(crate) const ARK: &str = "I 706:45/2 707:61/2 708:39l/2 807:73";

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn ship(text: &str) -> Ship {
    notation::read(text, Cards::standard()).unwrap().1
}

pub(crate) fn at(number: u16) -> Square {
    Square::from_number(number).unwrap()
}

/// A game with these ships before the first card, which is this one.
pub(crate) fn game(flight: Flight, ships: &[&str], card: &str) -> Trucker {
    let ships: Vec<Ship> = ships.iter().map(|text| ship(text)).collect();
    // One more card, of another level, so that the flight is not over after the first.
    let other = if card.starts_with("III") { "I-05" } else { "III-06" };
    let deck = [card.parse().unwrap(), other.parse().unwrap()];
    Trucker::in_flight(Cards::standard(), flight, &ships, &deck).unwrap()
}

/// A game with these ships before a deck of these cards; the first of them is turned first if its back tells it from the others.
pub(crate) fn before(flight: Flight, ships: &[&str], deck: &[&str]) -> Trucker {
    let ships: Vec<Ship> = ships.iter().map(|text| ship(text)).collect();
    let deck: Vec<_> = deck.iter().map(|card| card.parse().unwrap()).collect();
    Trucker::in_flight(Cards::standard(), flight, &ships, &deck).unwrap()
}

/// The same game with something changed in what is kept of it.
pub(crate) fn changed(game: &Trucker, change: impl FnOnce(&mut Value)) -> Trucker {
    let mut kept = serde_json::to_value(game.store()).unwrap();
    change(&mut kept);
    Trucker::restore(serde_json::from_value(kept).unwrap(), Cards::standard()).unwrap()
}

pub(crate) struct Trial {
    pub(crate) game: Trucker,
    pub(crate) events: Vec<Event>,
    dice: Vec<u8>,
    cards_left: Option<u8>,
    other_level: u16,
}

impl Trial {
    /// These ships, the first in the lead, and one card that was just turned. `dice` are the faces that come up, from 1.
    pub(crate) fn new(ships: &[&str], card: &str, dice: &[u8]) -> Trial {
        Trial::on(Flight::One, ships, card, dice)
    }

    pub(crate) fn on(flight: Flight, ships: &[&str], card: &str, dice: &[u8]) -> Trial {
        Trial::with(game(flight, ships, card), card, dice)
    }

    /// A flight whose deck is this card and one of another level.
    pub(crate) fn with(game: Trucker, card: &str, dice: &[u8]) -> Trial {
        let mut trial = Trial {
            game,
            events: Vec::new(),
            dice: dice.to_vec(),
            cards_left: Some(2),
            other_level: if card.starts_with("III") { 0 } else { 2 },
        };
        trial.fly_on();
        trial
    }

    /// A flight before its first card; cards are turned by [`Trial::play_freely`].
    pub(crate) fn unturned(game: Trucker) -> Trial {
        Trial {
            game,
            events: Vec::new(),
            dice: Vec::new(),
            cards_left: None,
            other_level: 0,
        }
    }

    /// All who are asked fly on, and the next card is turned, with whatever dice it brings.
    pub(crate) fn turn_next(&mut self) -> &mut Trial {
        let asked: Vec<Seat> = self.game.turn().seats().iter().collect();
        for seat in asked {
            self.play_freely(seat.index(), Move::FlyOn);
        }
        self
    }

    pub(crate) fn fly_on(&mut self) {
        let asked: Vec<Seat> = self.game.turn().seats().iter().collect();
        for seat in asked {
            self.play(seat.index(), Move::FlyOn);
        }
    }

    pub(crate) fn try_play(&mut self, number: usize, mv: Move) -> Result<(), Refusal> {
        let turning = mv == Move::FlyOn && self.game.turn().seats() == SeatSet::only(seat(number));
        // Before the dice comes the question which card is turned, and, if one is left, of what level it is.
        let draws: &[u16] = match (turning, self.cards_left) {
            (true, Some(2)) => &[0, self.other_level],
            (true, Some(1)) => &[0],
            _ => &[],
        };
        if turning {
            self.cards_left = self.cards_left.map(|left| left - 1);
        }
        let dice = self.dice.iter().map(|face| u16::from(face - 1));
        let tape: Tape = draws.iter().copied().chain(dice).map(Lot::One).collect();
        let mut chance = Chance::tape(tape);
        let result = self.act(number, mv, &mut chance);
        let asked = chance.asked() as usize;
        assert!(chance.fault().is_none(), "{:?}", chance.fault());
        self.dice.drain(..asked - draws.len());
        result
    }

    fn act(&mut self, number: usize, mv: Move, chance: &mut Chance) -> Result<(), Refusal> {
        let mut told = Told::listening();
        let mut moment = Moment {
            chance,
            told: &mut told,
            now: Millis(0),
        };
        let result = self.game.play(Actor::Seat(seat(number)), &mv, &mut moment);
        self.events.extend(told.heard_by(Viewer::Public).cloned());
        match result {
            Ok(()) => Ok(()),
            Err(table::Refused::Rule(refusal)) => Err(refusal),
            Err(other) => panic!("{other:?}"),
        }
    }

    /// Makes a move with whatever chance brings.
    pub(crate) fn play_freely(&mut self, number: usize, mv: Move) -> &mut Trial {
        let mut chance = Chance::fast(self.events.len() as u64);
        self.act(number, mv, &mut chance)
            .unwrap_or_else(|refusal| panic!("{mv:?} of {number}: {refusal:?}; {:?}", self.offered(number)));
        self
    }

    pub(crate) fn play(&mut self, number: usize, mv: Move) -> &mut Trial {
        if let Err(refusal) = self.try_play(number, mv) {
            panic!("{mv:?} of {number}: {refusal:?}; {:?}", self.offered(number));
        }
        self
    }

    pub(crate) fn offered(&self, number: usize) -> Vec<Move> {
        self.game.offered(Actor::Seat(seat(number)))
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(Viewer::Everything)
    }

    pub(crate) fn ship(&self, number: usize) -> String {
        self.view().truckers[number].ship.notation.clone()
    }

    pub(crate) fn credits(&self, number: usize) -> i16 {
        self.view().truckers[number].credits
    }

    /// What happened since the card was turned, of the kinds that `wanted` keeps.
    pub(crate) fn story(&self, wanted: impl Fn(&Event) -> bool) -> Vec<Event> {
        self.events
            .iter()
            .filter(|event| wanted(event))
            .cloned()
            .collect()
    }

    pub(crate) fn saw(&self, event: &Event) -> bool {
        self.events.contains(event)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.turn().outcome().is_some()
    }
}

/// What meteors and shots do to one ship, the dice left out: the ship, the card, the faces of the dice, and what happens.
pub(crate) fn check(ship: &str, card: &str, dice: &[u8], expect: &[Event]) {
    let trial = Trial::new(&[ship], card, dice);
    let story = trial.story(|event| {
        matches!(
            event,
            Event::Missed { .. }
                | Event::Bounced { .. }
                | Event::Stopped { .. }
                | Event::Struck { .. }
                | Event::Lost { .. }
                | Event::BrokeUp { .. }
                | Event::AlienLost { .. }
        )
    });
    assert_eq!(story, expect, "{ship} {card} {dice:?}");
}

/// The squares of a ship that were hit, in order.
pub(crate) fn hits(trial: &Trial, number: usize) -> Vec<u16> {
    let squares = trial.events.iter().filter_map(|event| match event {
        Event::Struck { seat: whose, at, .. } if *whose == seat(number) => Some(at.number()),
        _ => None,
    });
    squares.collect()
}

/// What a ship has lost so, in the order of the board.
pub(crate) fn lost(trial: &Trial, number: usize, wanted: Loss) -> Vec<u16> {
    let mut squares: Vec<u16> = trial
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Lost {
                seat: whose,
                square: Some(square),
                loss,
                ..
            } if *whose == seat(number) && *loss == wanted => Some(square.number()),
            _ => None,
        })
        .collect();
    squares.sort_unstable();
    squares
}
