//! Positions for tests: ships drawn as text, tables set up and played.
#![allow(dead_code)]

use serde_json::{Value, json};
use table::{
    Actor, CardSet, Chance, Game, Lot, Millis, Moment, Refused, Seat, SeatSet, Setup, Tape, Told, Turn,
    Viewer, check,
};
use trucker::Trucker;
use trucker::cards::Cards;
use trucker::cards::tiles::Tiles;
use trucker::events::Event;
use trucker::ids::{Level, Side, Square, TileId};
use trucker::moves::{Move, Refusal};
use trucker::ship::{Ship, notation};
use trucker::view::{TruckerView, View};

/// A seat by its number.
pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

/// A tile by its number.
pub(crate) fn tile(number: u8) -> TileId {
    TileId::new(number).expect("a tile")
}

/// A square by its row and column: 707.
pub(crate) fn square(number: u16) -> Square {
    Square::from_number(number).expect("a square")
}

/// The tiles of the box.
pub(crate) fn tiles() -> &'static Tiles {
    &Cards::standard().tiles
}

/// A ship drawn row by row: the row's number, then a word for each column of the board, from left to right; `.` is an empty square. The words are
/// those of the notation: tile number, the side it is turned to, what lies on it.
///
/// ```text
/// 5             101
/// 6     .  8b   55    .   .
/// 7     .  21b  33/2  22  .
/// ```
///
/// A row may be shorter than the board if what is left out is given as dots before it.
pub(crate) fn drawn(level: &str, picture: &str) -> Ship {
    let first = match level {
        "I" => 5,
        "II" => 4,
        _ => 3,
    };
    let mut text = level.to_owned();
    for line in picture.lines().filter(|line| !line.trim().is_empty()) {
        let mut words = line.split_whitespace();
        let row: u16 = words.next().and_then(|row| row.parse().ok()).expect("a row");
        for (column, word) in (first..).zip(words) {
            if word != "." {
                text += &format!(" {}:{word}", row * 100 + column);
            }
        }
    }
    line(&text)
}

/// A ship from its notation.
pub(crate) fn line(text: &str) -> Ship {
    let (_, ship) = notation::read(text, Cards::standard()).unwrap_or_else(|problem| panic!("{problem}"));
    ship
}

/// A ship as one line.
pub(crate) fn written(ship: &Ship, level: Level) -> String {
    notation::write(ship, level, Cards::standard())
}

/// A small ship of level I in good order: one cannon to the front, one engine, a battery, two holds; one exposed connector.
pub(crate) const SMALL: &str = "
    5  .  .    101
    6  .  8b   55    .
    7  .  21b  33    22
    8  .  .    73
";

/// A table being played.
#[derive(Clone)]
pub(crate) struct Yard {
    pub(crate) game: Trucker,
    pub(crate) told: Vec<Event>,
    chance: u64,
    pub(crate) now: Millis,
}

impl Yard {
    /// A table for so many with these settings.
    pub(crate) fn new(seats: u8, settings: &[&str]) -> Yard {
        Yard::seeded(seats, settings, 7)
    }

    /// The same, dealt otherwise.
    pub(crate) fn seeded(seats: u8, settings: &[&str], seed: u64) -> Yard {
        let given = Setup::parse_settings(settings, Trucker::options()).expect("settings");
        let setup = Trucker::setup(seats, &given).expect("a set-up");
        let game = Trucker::deal(&setup, Cards::standard(), &mut Chance::fast(seed)).expect("a deal");
        Yard {
            game,
            told: Vec::new(),
            chance: seed,
            now: Millis(0),
        }
    }

    /// The same in real time, with everybody ready.
    pub(crate) fn begun(seats: u8, settings: &[&str]) -> Yard {
        let mut yard = Yard::new(seats, settings);
        for at in 0..usize::from(seats) {
            yard.play(at, Move::Ready);
        }
        yard
    }

    /// What everybody sees.
    pub(crate) fn view(&self) -> View {
        self.game.view(Viewer::Everything)
    }

    /// What a trucker's things look like.
    pub(crate) fn trucker(&self, at: usize) -> TruckerView {
        self.view().truckers[at].clone()
    }

    /// Where a tile lies on a ship.
    pub(crate) fn lies(&self, at: usize, number: u8) -> Option<(Square, Side)> {
        let placed = self.trucker(at).ship.tiles;
        let placed = placed.iter().find(|placed| placed.tile == tile(number))?;
        Some((placed.square, placed.turned))
    }

    /// The table as it is kept, to be changed.
    pub(crate) fn kept(&self) -> Value {
        serde_json::to_value(self.game.store()).expect("JSON")
    }

    /// Goes on from a changed table; it must be one that can be played.
    pub(crate) fn set(&mut self, state: Value) -> &mut Yard {
        let stored = serde_json::from_value(state).expect("a state");
        self.game = Trucker::restore(stored, Cards::standard()).expect("a position");
        self.game.audit().expect("a position that can be played");
        self
    }

    /// Gives a trucker this ship; its tiles come from the heap, and what lay there goes back.
    pub(crate) fn with_ship(&mut self, at: usize, ship: &Ship) -> &mut Yard {
        let mut state = self.kept();
        let cabin = state["players"][at]["cabin"].clone();
        let mut heap: Vec<Value> = state["warehouse"]["down"].as_array().expect("a heap").clone();
        for placed in state["players"][at]["ship"].as_array().expect("a ship") {
            if placed["tile"] != cabin {
                heap.push(placed["tile"].clone());
            }
        }
        let mut cargo: Vec<Value> = state["warehouse"]["cargo"].as_array().expect("cargo").clone();
        let mut kept = Vec::new();
        for place in ship.occupied().iter() {
            let mut id = json!(ship.tile(place));
            if place == Square::START {
                id = cabin.clone();
            } else if let Some(found) = cargo.iter().position(|other| *other == id) {
                cargo.remove(found);
            } else {
                let found = heap.iter().position(|other| *other == id);
                heap.remove(found.unwrap_or_else(|| panic!("{id} is not in the heap")));
            }
            kept.push(json!({"square": place, "tile": id, "turned": ship.turned(place), "load": 0}));
        }
        state["players"][at]["ship"] = json!(kept);
        state["warehouse"]["down"] = json!(heap);
        state["warehouse"]["cargo"] = json!(cargo);
        self.set(state)
    }

    /// Lays these tiles face up in the middle.
    pub(crate) fn face_up(&mut self, numbers: &[u8]) -> &mut Yard {
        let mut state = self.kept();
        for number in numbers {
            let heap = state["warehouse"]["down"].as_array_mut().expect("a heap");
            let at = heap.iter().position(|other| *other == json!(number));
            heap.remove(at.unwrap_or_else(|| panic!("{number} is not in the heap")));
            state["warehouse"]["up"]
                .as_array_mut()
                .expect("tiles")
                .push(json!(number));
        }
        self.set(state)
    }

    /// Makes a move; it must be allowed.
    pub(crate) fn play(&mut self, at: usize, mv: Move) -> &mut Yard {
        self.act(Actor::Seat(seat(at)), mv, None)
    }

    /// Makes a move with forced chance.
    pub(crate) fn play_with(&mut self, at: usize, mv: Move, lots: &[Lot]) -> &mut Yard {
        self.act(Actor::Seat(seat(at)), mv, Some(lots.iter().cloned().collect()))
    }

    /// Lets the hourglass run out.
    pub(crate) fn run_out(&mut self) -> &mut Yard {
        let Turn::RealTime {
            until: Some(until), ..
        } = self.game.turn()
        else {
            panic!("no hourglass runs")
        };
        self.now = until;
        self.act(Actor::CLOCK, Move::RunOut, None)
    }

    fn act(&mut self, by: Actor, mv: Move, lots: Option<Tape>) -> &mut Yard {
        let offered = self.game.offered(by);
        assert!(
            offered.contains(&mv),
            "{mv:?} is not offered to {by:?}: {offered:?}"
        );
        let told = match lots {
            Some(lots) => check::make_with(&mut self.game, by, &mv, lots, self.now),
            None => {
                self.chance += 1;
                check::make(&mut self.game, by, &mv, &mut Chance::fast(self.chance), self.now)
            }
        };
        self.told = told.heard_by(Viewer::Everything).cloned().collect();
        self.now = Millis(self.now.0 + 100);
        self
    }

    /// Takes or turns up this very tile from the heap.
    pub(crate) fn heap_tile(&mut self, at: usize, mv: Move, number: u8) -> &mut Yard {
        let kept = self.kept();
        let heap = kept["warehouse"]["down"].as_array().expect("a heap");
        let place = heap.iter().position(|other| *other == json!(number));
        let place = place.unwrap_or_else(|| panic!("{number} is not in the heap"));
        self.play_with(at, mv, &[Lot::One(place as u16)])
    }

    /// Draws this very tile and places it.
    pub(crate) fn build(&mut self, at: usize, number: u8, on: u16, turned: Side) -> &mut Yard {
        self.heap_tile(at, Move::Draw, number);
        self.play(at, place(on, turned))
    }

    /// What a move is refused with.
    pub(crate) fn refused(&self, at: usize, mv: Move) -> Refused<Refusal> {
        check::refusal(&self.game, seat(at), &mv)
    }

    /// The rule a move is refused with.
    pub(crate) fn rule(&self, at: usize, mv: Move) -> Refusal {
        check::rule(&self.game, seat(at), &mv)
    }

    /// Everything offered to a seat.
    pub(crate) fn offered(&self, at: usize) -> Vec<Move> {
        self.game.offered(seat(at).into())
    }

    /// Whom the table waits for.
    pub(crate) fn waits_for(&self) -> SeatSet {
        self.game.turn().seats()
    }

    /// Whose turn it is.
    pub(crate) fn active(&self) -> usize {
        match self.game.turn() {
            Turn::One(seat) => seat.index(),
            other => panic!("it is nobody's turn: {other:?}"),
        }
    }
}

/// Places the tile at hand.
pub(crate) fn place(on: u16, turned: Side) -> Move {
    Move::Place {
        square: square(on),
        turned,
    }
}

/// A game as it is dealt with these settings.
pub(crate) fn dealt(settings: &[String], seats: u8, chance: &mut Chance) -> Trucker {
    let given = Setup::parse_settings(settings, Trucker::options()).unwrap();
    let setup = Trucker::setup(seats, &given).unwrap();
    Trucker::deal(&setup, Cards::standard(), chance).unwrap()
}

/// Plays at random, with somebody who looks at the table after every move; few give up of their own will. Gives everything that was told.
pub(crate) fn at_random(
    settings: &[String],
    seats: u8,
    seed: u64,
    mut watch: impl FnMut(&Trucker, Move),
) -> Vec<Event> {
    let mut chance = Chance::fast(seed);
    let mut game = dealt(settings, seats, &mut chance);
    let mut told = Told::listening();
    let mut moves = Vec::new();
    while let Some(seat) = game.turn().seats().first() {
        moves.clear();
        game.moves(Actor::Seat(seat), &mut moves);
        let mut mv = moves[chance.pick(moves.len())];
        if mv == Move::GiveUp && chance.die(20) > 0 {
            mv = Move::FlyOn;
        }
        let mut moment = Moment {
            chance: &mut chance,
            told: &mut told,
            now: Millis(0),
        };
        game.apply(Actor::Seat(seat), &mv, &mut moment);
        watch(&game, mv);
    }
    game.audit().unwrap();
    told.heard_by(Viewer::Public).cloned().collect()
}
