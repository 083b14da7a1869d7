//! Positions and moves as text, so that a test reads like the rulebook.
//!
//! A position is a dealt game with some fields changed; the deck is whatever is left of the 48 cards. Moves are written in the short
//! notation; the dice and draws they ask for are given as lots: faces and kinds are numbered whip 0, sabre 1, crossbow 2, pistol 3,
//! cannon 4, flag or joker 5.
#![allow(dead_code, unreachable_pub, clippy::needless_pass_by_value)]

use celestia::{Card, Cards, Celestia, Counts, Event, Move, Refusal, View};
use serde_json::{Value, json};
use table::{Actor, CardSet, Chance, Game, Millis, Outcome, Seat, Setup, Tape, Viewer, check};

pub const MARY: Seat = Seat::FIRST;
pub const BRUNO: Seat = Seat::FIRST.other();
/// The lots of a move that asks for no chance.
pub const NO_LOTS: [u8; 0] = [];

/// A game in progress.
pub struct Table {
    pub game: Celestia,
    /// Everything told by the last move, as somebody who sees all would hear it.
    pub events: Vec<Event>,
}

/// A new game with these settings; Mary is captain.
pub fn dealt(settings: &[&str]) -> Table {
    let mut settings = settings.to_vec();
    settings.push("captain=first");
    let given = Setup::parse_settings(&settings, Celestia::options()).unwrap();
    let setup = Celestia::setup(2, &given).unwrap();
    let game = Celestia::deal(&setup, Cards::standard(), &mut Chance::fast(5)).unwrap();
    Table {
        game,
        events: Vec::new(),
    }
}

/// A position: a new game with the fields of `changes` in place of its own. Everything on the table is empty unless said.
pub fn position(settings: &[&str], changes: Value) -> Table {
    let mut state = serde_json::to_value(dealt(settings).game.store()).unwrap();
    let nothing = json!({});
    for pile in ["discard", "in_play", "shown", "face_down"] {
        state[pile] = nothing.clone();
    }
    state["hands"] = json!([{}, {}]);
    state["steps"] = json!(["briefing"]);
    if changes.get("crew").is_none() {
        state["crew"] = json!(vec!["pile"; 8]);
    }
    for (field, value) in changes.as_object().unwrap() {
        state[field] = value.clone();
    }
    complete(&mut state);
    let game = Celestia::restore(serde_json::from_value(state).unwrap(), Cards::standard()).unwrap();
    game.audit().unwrap();
    Table {
        game,
        events: Vec::new(),
    }
}

/// The deck is what is left; of the hands only the size is known; the crew pile has everyone who is nowhere else.
fn complete(state: &mut Value) {
    let counts = |value: &Value| serde_json::from_value::<Counts>(value.clone()).unwrap();
    let mut deck = Cards::standard().equipment;
    for pile in ["discard", "in_play", "shown", "face_down"] {
        deck = deck.minus(counts(&state[pile]));
    }
    let mut known = Vec::new();
    for hand in state["hands"].as_array().unwrap() {
        let hand = counts(hand);
        deck = deck.minus(hand);
        known.push(json!({"least": {}, "most": Counts::of_each(hand.total())}));
    }
    state["deck"] = json!(deck);
    state["known"] = json!(known);
    let crew = [
        "ludvig", "olga", "shuki", "kublai", "baba", "mama", "rhett", "augusta",
    ];
    let berths = state["crew"].as_array().unwrap().clone();
    let pile: Vec<_> = crew
        .iter()
        .zip(&berths)
        .filter(|(_, berth)| *berth == "pile")
        .map(|(crew, _)| crew)
        .collect();
    state["crew_pile"] = json!(pile);
}

/// Crew berths with these ready.
pub fn ready(crew: &[&str]) -> Value {
    let all = [
        "ludvig", "olga", "shuki", "kublai", "baba", "mama", "rhett", "augusta",
    ];
    json!(all.map(|name| if crew.contains(&name) { "ready" } else { "pile" }))
}

/// Dice that show these faces.
pub fn dice(faces: &[&str]) -> Value {
    json!(
        faces
            .iter()
            .map(|face| json!({"face": face, "out": false}))
            .collect::<Vec<_>>()
    )
}

impl Table {
    /// Makes an offered move, written short, with these lots.
    pub fn play(&mut self, seat: Seat, written: &str, lots: impl serde::Serialize) -> &mut Self {
        let offered = self.game.offered(seat.into());
        let Some(mv) = table::notation::read(written, &offered) else {
            let offered: Vec<_> = offered.iter().map(table::notation::short).collect();
            panic!(
                "'{written}' is not offered to {seat:?}, who may {offered:#?} at {:?}",
                self.see().step
            );
        };
        let tape: Tape = serde_json::from_value(json!(lots)).unwrap();
        let told = check::make_with(&mut self.game, seat, mv, tape, Millis(0));
        self.events = told.heard_by(Viewer::Everything).copied().collect();
        self
    }

    /// Makes an offered move that asks for no chance.
    pub fn does(&mut self, seat: Seat, written: &str) -> &mut Self {
        self.play(seat, written, NO_LOTS)
    }

    /// The reason why a move, written as JSON, is refused.
    pub fn refusal(&self, seat: Seat, mv: Value) -> Refusal {
        let mv: Move = serde_json::from_value(mv).unwrap();
        check::rule(&self.game, seat, &mv)
    }

    /// Whether the table waits for `seat`.
    pub fn waits_for(&self, seat: Seat) -> bool {
        self.game.turn() == table::Turn::One(seat)
    }

    /// What is offered to `seat`, written short.
    pub fn offered(&self, seat: Seat) -> Vec<String> {
        self.game
            .offered(Actor::Seat(seat))
            .iter()
            .map(table::notation::short)
            .collect()
    }

    /// Everything there is to see.
    pub fn see(&self) -> View {
        self.game.view(Viewer::Everything)
    }

    /// What `seat` sees.
    pub fn seen_by(&self, seat: Seat) -> View {
        self.game.view(Viewer::Seat(seat))
    }

    /// A hand.
    pub fn hand(&self, seat: Seat) -> Counts {
        self.see().players[seat.index()].hand.unwrap()
    }

    /// Whether the game is won; `None` while it is not over.
    pub fn won(&self) -> Option<bool> {
        let outcome: Outcome = *self.game.turn().outcome()?;
        Some(outcome.won(MARY))
    }
}

/// Cards as counts.
pub fn cards(list: &[Card]) -> Counts {
    list.iter().copied().collect()
}

/// A path on which the named ambushes lie at these positions, all face down.
pub fn path(wanted: &[(u8, &str)]) -> Value {
    let cards = Cards::standard();
    let mut path: Vec<u8> = std::iter::once(0).chain(4..28).collect();
    for (position, id) in wanted {
        let at = usize::from(*position) - 1;
        let card = cards.ambushes.iter().position(|ambush| ambush.id == *id).unwrap() as u8;
        match path.iter().position(|there| *there == card) {
            Some(there) => path.swap(there, at),
            None => path[at] = card,
        }
    }
    json!({"cards": path, "face_up": 0, "seen": 0})
}

/// The place of a card in its list.
pub fn number(list: &str, id: &str) -> u8 {
    let cards = serde_json::to_value(Cards::standard()).unwrap();
    let rows = cards[list].as_array().unwrap();
    rows.iter().position(|row| row["id"] == id).unwrap() as u8
}
