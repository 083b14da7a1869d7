//! Positions for tests: a dealt game whose kept form is changed card by card, then played with forced dice.

// Each test file uses the part of this it needs.
#![allow(dead_code)]

use metal::negotiation::{Deliver, Due, Goods, OfferId, Pledge, PromiseId, Proviso, Terms};
use metal::view::{OfferView, PirateView, PromiseView};
use metal::{Cards, Event, Metal, Move, Refusal, Stored, View};
use serde_json::{Value, json};
use table::{CardSet, Chance, Game, Lot, Millis, Moment, Refused, Seat, Tape, Told, Viewer, check};

/// The seats of a test.
pub(crate) const A: Seat = seat(0);
pub(crate) const B: Seat = seat(1);
pub(crate) const C: Seat = seat(2);
pub(crate) const D: Seat = seat(3);

const fn seat(number: usize) -> Seat {
    match Seat::new(number) {
        Some(seat) => seat,
        None => panic!("no such seat"),
    }
}

pub(crate) fn card<T: std::str::FromStr<Err = String>>(name: &str) -> T {
    name.parse().unwrap()
}

/// A position being set up. Seat 0 is to move in its voyage; nobody has an effect that disturbs plain sums unless the test asks for it.
pub(crate) struct Scene(Value);

impl Scene {
    pub(crate) fn of(seats: u8) -> Scene {
        let setup = Metal::setup(seats, &Default::default()).unwrap();
        let mut game = Metal::deal(&setup, Cards::standard(), &mut Chance::fast(11)).unwrap();
        let (mut chance, mut told) = (Chance::fast(12), Told::deaf());
        for seat in Seat::all(seats) {
            let mut moment = Moment {
                chance: &mut chance,
                told: &mut told,
                now: Millis(0),
            };
            let back = Move::GiveBack(metal::state::Slot::Third);
            game.play(seat.into(), &back, &mut moment).unwrap();
        }
        let mut scene = Scene(serde_json::to_value(game.store()).unwrap());
        scene.0["active"] = json!(0);
        scene.0["step"] = json!("voyage");
        for (at, start) in ["b1", "b2", "b5", "b6", "b4", "b3"]
            .iter()
            .take(seats.into())
            .enumerate()
        {
            scene.0["pirates"][at]["start"] = json!(start);
        }
        // Hands that validate nothing by accident, so that the last call of a turn has nobody to ask.
        for at in 0..usize::from(seats) {
            scene.empty_hand(at);
        }
        scene
    }

    fn empty_hand(&mut self, at: usize) {
        for slot in 0..3 {
            let held = self.0["pirates"][at]["trophies"][slot].take();
            if !held.is_null() {
                let pile = self.0["board"]["trophies"].as_array_mut().unwrap();
                pile.push(json!({"card": held["card"], "known": []}));
            }
        }
    }

    pub(crate) fn step(mut self, step: &str) -> Scene {
        self.0["step"] = json!(step);
        self
    }

    pub(crate) fn option(mut self, name: &str, value: &str) -> Scene {
        self.0[name] = json!(value);
        self
    }

    /// The number of the player-turn.
    pub(crate) fn turn(mut self, turn: u16) -> Scene {
        self.0["turn"] = json!(turn);
        self
    }

    /// How many offers one may make another in one window of talk.
    pub(crate) fn rounds(mut self, rounds: u8) -> Scene {
        self.0["rounds"] = json!(rounds);
        self
    }

    pub(crate) fn set(mut self, seat: Seat, field: &str, value: impl Into<Value>) -> Scene {
        self.0["pirates"][seat.index()][field] = value.into();
        self
    }

    pub(crate) fn start(self, seat: Seat, ship: &str) -> Scene {
        let mut scene = self;
        let old = scene.0["pirates"][seat.index()]["start"].clone();
        for pirate in scene.0["pirates"].as_array_mut().unwrap() {
            if pirate["start"] == json!(ship) {
                pirate["start"] = old.clone();
            }
        }
        scene.set(seat, "start", ship)
    }

    pub(crate) fn pending(self, seat: Seat, value: u8) -> Scene {
        self.set(seat, "faktor", json!({ "pending": value }))
    }

    pub(crate) fn board(mut self, field: &str, value: impl Into<Value>) -> Scene {
        self.0["board"][field] = value.into();
        self
    }

    /// Credits in the treasuries of Exxalia, Bazaar and Karokum.
    pub(crate) fn treasuries(self, credits: [u16; 3]) -> Scene {
        self.board("treasury", json!(credits))
    }

    pub(crate) fn voyage(mut self, field: &str, value: impl Into<Value>) -> Scene {
        self.0["voyage"][field] = value.into();
        self
    }

    /// Takes an upgrade from wherever it lies.
    fn lift_upgrade(&mut self, name: &str) {
        for pirate in self.0["pirates"].as_array_mut().unwrap() {
            remove(&mut pirate["upgrades"], name);
        }
        for place in ["loose", "bottom", "display", "bazaar"] {
            remove(&mut self.0["board"][place], name);
        }
    }

    pub(crate) fn upgrades(mut self, seat: Seat, names: &[&str]) -> Scene {
        for name in names {
            self.lift_upgrade(name);
            push(&mut self.0["pirates"][seat.index()]["upgrades"], name);
        }
        self
    }

    pub(crate) fn display(mut self, names: &[&str]) -> Scene {
        let old = self.0["board"]["display"].take();
        self.0["board"]["display"] = json!([]);
        for name in old.as_array().unwrap() {
            push(&mut self.0["board"]["loose"], name.as_str().unwrap());
        }
        for name in names {
            self.lift_upgrade(name);
            push(&mut self.0["board"]["display"], name);
        }
        self
    }

    pub(crate) fn bazaar(mut self, names: &[&str]) -> Scene {
        for name in names {
            self.lift_upgrade(name);
            push(&mut self.0["board"]["bazaar"], name);
        }
        self
    }

    fn lift_ship(&mut self, name: &str) {
        for pirate in self.0["pirates"].as_array_mut().unwrap() {
            remove(&mut pirate["wrecks"], name);
            remove(&mut pirate["knows"], name);
        }
        let board = &mut self.0["board"];
        for place in ["karokum", "removed"] {
            remove(&mut board[place], name);
        }
        for part in ["top", "under"] {
            remove(&mut board["pile"][part], name);
        }
    }

    /// Wrecks that everybody saw won.
    pub(crate) fn wrecks(mut self, seat: Seat, names: &[&str]) -> Scene {
        for name in names {
            self.lift_ship(name);
            push(&mut self.0["pirates"][seat.index()]["wrecks"], name);
            let seats = self.0["seats"].as_u64().unwrap() as usize;
            for other in (0..seats).filter(|other| *other != seat.index()) {
                push(&mut self.0["pirates"][other]["knows"], name);
            }
        }
        self
    }

    /// Wrecks that only their owner knows.
    pub(crate) fn secret_wrecks(self, seat: Seat, names: &[&str]) -> Scene {
        let mut scene = self.wrecks(seat, names);
        for name in names {
            for pirate in scene.0["pirates"].as_array_mut().unwrap() {
                remove(&mut pirate["knows"], name);
            }
        }
        scene
    }

    pub(crate) fn karokum(mut self, names: &[&str]) -> Scene {
        for name in names {
            self.lift_ship(name);
            push(&mut self.0["board"]["karokum"], name);
        }
        self
    }

    /// Takes cards of space out of the game until only these lie in the pile.
    pub(crate) fn pile(mut self, names: &[&str]) -> Scene {
        let board = &mut self.0["board"];
        for part in ["top", "under"] {
            let cards = board["pile"][part].take();
            board["pile"][part] = json!([]);
            for name in cards.as_array().unwrap() {
                let name = name.as_str().unwrap();
                if names.contains(&name) {
                    push(&mut board["pile"][part], name);
                } else if !name.starts_with('v') {
                    push(&mut board["removed"], name);
                }
            }
        }
        self
    }

    /// Trophies in hand.
    pub(crate) fn trophies(mut self, seat: Seat, names: &[&str]) -> Scene {
        self.empty_hand(seat.index());
        for (slot, name) in names.iter().enumerate() {
            let pile = self.0["board"]["trophies"].as_array_mut().unwrap();
            pile.retain(|held| held["card"] != json!(name));
            let held = json!({"card": name, "known": [seat]});
            self.0["pirates"][seat.index()]["trophies"][slot] = held;
        }
        self
    }

    /// The trophies on top of the pile.
    pub(crate) fn trophy_pile(mut self, names: &[&str]) -> Scene {
        let pile = self.0["board"]["trophies"].as_array_mut().unwrap();
        for name in names.iter().rev() {
            pile.retain(|held| held["card"] != json!(name));
            pile.insert(0, json!({"card": name, "known": []}));
        }
        self
    }

    pub(crate) fn ready(mut self) -> Play {
        let credits = |value: &Value| value.as_i64().unwrap();
        let board = &self.0["board"];
        let treasuries: i64 = board["treasury"].as_array().unwrap().iter().map(credits).sum();
        let pirates = self.0["pirates"].as_array().unwrap();
        let chests: i64 = pirates.iter().map(|pirate| credits(&pirate["credits"])).sum();
        let bank = 72 - treasuries - chests - credits(&board["pot"]);
        self.0["board"]["bank"] = json!(bank);
        let stored: Stored = serde_json::from_value(self.0).unwrap();
        let game = Metal::restore(stored, Cards::standard()).unwrap();
        Play { game }
    }
}

fn remove(list: &mut Value, name: &str) {
    list.as_array_mut().unwrap().retain(|card| card != name);
}

fn push(list: &mut Value, name: &str) {
    list.as_array_mut().unwrap().push(json!(name));
}

/// A position being played.
#[derive(Clone)]
pub(crate) struct Play {
    pub(crate) game: Metal,
}

/// The dice of a combat: orange, grey, then Metal Faktor dice clockwise from the active player.
pub(crate) fn dice(orange: u16, grey: u16, faktor: &[u8]) -> Vec<u16> {
    let face = |value: &u8| match value {
        0 => 0,
        2 => 1,
        4 => 3,
        _ => 5,
    };
    let mut lots = vec![orange - 1, grey - 1];
    lots.extend(faktor.iter().map(face));
    lots
}

/// Draws of the space pile by name.
pub(crate) fn space(names: &[&str]) -> Vec<u16> {
    let place = |name: &&str| card::<metal::ids::SpaceId>(name).index() as u16;
    names.iter().map(place).collect()
}

impl Play {
    /// Makes a move that asks for no chance; gives what everybody was told.
    pub(crate) fn play(&mut self, by: Seat, mv: Move) -> Vec<Event> {
        self.roll(by, mv, &[])
    }

    /// Makes a move with these outcomes of chance, all of which must be asked for.
    pub(crate) fn roll(&mut self, by: Seat, mv: Move, lots: &[u16]) -> Vec<Event> {
        let lots = Tape::from_iter(lots.iter().map(|lot| Lot::One(*lot)));
        let told = check::make_with(&mut self.game, by, &mv, lots, Millis(0));
        told.heard_by(Viewer::Public).cloned().collect()
    }

    /// Why a move is refused.
    pub(crate) fn refused(&self, by: Seat, mv: Move) -> Refusal {
        match check::refusal(&self.game, by, &mv) {
            Refused::Rule(rule) => rule,
            Refused::NotYourTurn => Refusal::NotYours,
            other => panic!("{other:?}"),
        }
    }

    /// Whether a move is allowed, whoever the table waits for.
    pub(crate) fn game_check(&self, by: Seat, mv: Move) -> Result<(), Refusal> {
        self.game.check(by.into(), &mv)
    }

    pub(crate) fn offers(&self, by: Seat, mv: Move) -> bool {
        self.game.offered(by.into()).contains(&mv)
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(Viewer::Everything)
    }

    pub(crate) fn seen_by(&self, seat: Seat) -> View {
        self.game.view(Viewer::Seat(seat))
    }

    pub(crate) fn pirate(&self, seat: Seat) -> PirateView {
        self.view().pirates[seat.index()].clone()
    }

    /// Makes an offer and has it accepted.
    pub(crate) fn deal(&mut self, from: Seat, to: Seat, terms: Terms) -> Vec<Event> {
        let offer = self.propose(from, to, terms);
        self.play(to, Move::Accept(offer))
    }

    pub(crate) fn propose(&mut self, from: Seat, to: Seat, terms: Terms) -> OfferId {
        self.play(from, Move::Propose { to, terms });
        self.view().offers.last().unwrap().id
    }

    pub(crate) fn offer(&self, id: OfferId) -> Option<OfferView> {
        self.view().offers.into_iter().find(|offer| offer.id == id)
    }

    pub(crate) fn ledger(&self) -> Vec<PromiseView> {
        self.view().ledger
    }

    pub(crate) fn last_promise(&self) -> PromiseId {
        self.ledger().last().unwrap().id
    }

    /// Says no to Metal Faktor dice and support cards until the dice fall with these faces.
    pub(crate) fn fight(&mut self, orange: u16, grey: u16) -> Vec<Event> {
        loop {
            let waiting = self.view().waiting;
            let [seat] = waiting[..] else {
                panic!("{waiting:?}")
            };
            let no = self
                .game
                .offered(seat.into())
                .into_iter()
                .find(|mv| matches!(mv, Move::Hold | Move::Pass | Move::StayLoyal | Move::Ready))
                .expect("something to decline");
            let mut copy = self.clone();
            let mut chance = Chance::fast(0);
            let mut told = Told::deaf();
            let mut moment = Moment {
                chance: &mut chance,
                told: &mut told,
                now: Millis(0),
            };
            copy.game.apply(seat.into(), &no, &mut moment);
            if chance.asked() > 0 {
                return self.roll(seat, no, &dice(orange, grey, &[]));
            }
            self.play(seat, no);
        }
    }
}

/// A promise in an offer.
pub(crate) fn pledge(debtor: Seat, deliver: Deliver, when: Proviso, due: Due) -> Pledge {
    Pledge {
        debtor,
        deliver,
        when,
        due,
    }
}

/// So many credits promised for after the combat, win or lose.
pub(crate) fn credits_after(debtor: Seat, credits: u8) -> Pledge {
    pledge(
        debtor,
        Deliver::Goods(Goods::credits(credits)),
        Proviso::Always,
        Due::AfterCombat,
    )
}
