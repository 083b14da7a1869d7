//! How fast random play and the check of a ship are: `cargo xtask bench trucker` runs this, or
//! `cargo run --release -p trucker --example trucker_speed -- [--json] [--seconds S]`. Each figure is taken for S seconds, and counts seconds on a
//! processor.

use std::time::{Duration, Instant};

use table::{Actor, CardSet, Chance, Game, Millis, Moment, Setup, Told, Turn};
use trucker::Trucker;
use trucker::cards::Cards;
use trucker::ship::{Ship, notation};

/// Prints figures: a line for people, or an object a line.
#[derive(Clone, Copy)]
struct Notes {
    json: bool,
}

impl Notes {
    fn note(self, what: &str, value: f64, unit: &str) {
        if self.json {
            println!(
                "{}",
                serde_json::json!({ "game": "trucker", "what": what, "value": value, "unit": unit })
            );
        } else {
            println!("trucker {what:<44} {value:>12.0} {unit}");
        }
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let after = |flag: &str| args.get(args.iter().position(|arg| arg == flag)? + 1);
    let seconds: f64 = after("--seconds").map_or(0.4, |word| word.parse().expect("--seconds takes a number"));
    let notes = Notes {
        json: args.iter().any(|arg| arg == "--json"),
    };
    check_speed(notes);
    for building in ["turns", "realtime"] {
        for flight in ["learning", "1", "2", "3", "trek"] {
            let typed = [format!("flight={flight}"), format!("building={building}")];
            let given = Setup::parse_settings(&typed, Trucker::options()).expect("options of the game");
            let setup = Trucker::setup(4, &given).expect("a set-up of the game");
            let name = format!("random play {flight} 4 seats building={building}");
            measure(notes, &name, &setup, Duration::from_secs_f64(seconds));
        }
    }
}

/// Time this program has spent on a processor, where the system says so; the time of the day otherwise.
fn clock(since: Instant) -> Duration {
    let on_cpu = std::fs::read_to_string("/proc/self/schedstat");
    let nanos = on_cpu.ok().and_then(|text| text.split(' ').next()?.parse().ok());
    nanos.map_or_else(|| since.elapsed(), Duration::from_nanos)
}

/// The check of a full ship of level III: faults and pieces.
fn check_speed(notes: Notes) {
    let cards = Cards::standard();
    let squares = cards.boards.ship(trucker::ids::Level::Three);
    let mut others = cards.tiles.warehouse();
    let mut text = String::from("III");
    for square in squares.iter() {
        let tile = match square {
            trucker::ids::Square::START => cards.tiles.starting_cabins()[0],
            _ => others.nth(3).expect("there are enough tiles"),
        };
        text += &format!(" {square}:{}", tile.number());
    }
    let (_, ship): (_, Ship) = notation::read(&text, cards).expect("a ship");
    let rounds = 1_000_000;
    let start = Instant::now();
    let begin = clock(start);
    for _ in 0..rounds {
        let ship = std::hint::black_box(&ship);
        std::hint::black_box(ship.is_legal(&cards.tiles));
        std::hint::black_box(ship.pieces().count());
    }
    let each = (clock(start) - begin).as_secs_f64() * 1e9 / f64::from(rounds);
    notes.note("check a full ship of level III", each, "ns");
}

fn measure(notes: Notes, name: &str, setup: &Setup, long: Duration) {
    let mut chance = Chance::fast(1);
    let mut choice = Chance::fast(2);
    let mut moves = Vec::new();
    let mut told = Told::deaf();
    let (mut games, mut decisions) = (0u64, 0u64);
    let start = Instant::now();
    let begin = clock(start);
    while start.elapsed() < long {
        let mut game = Trucker::deal(setup, Cards::standard(), &mut chance).expect("a deal");
        while let Some(by) = someone(&game, &mut choice, &mut moves) {
            let mv = moves[choice.pick(moves.len())];
            let mut moment = Moment {
                chance: &mut chance,
                told: &mut told,
                now: Millis(0),
            };
            game.apply(by, &mv, &mut moment);
            decisions += 1;
        }
        games += 1;
    }
    let spent = (clock(start) - begin).as_secs_f64();
    notes.note(name, decisions as f64 / spent, "decisions/s");
    notes.note(name, games as f64 / spent, "games/s");
}

/// Somebody who can act, and what is offered to them; nobody once the game is over.
fn someone(game: &Trucker, choice: &mut Chance, moves: &mut Vec<trucker::moves::Move>) -> Option<Actor> {
    let turn = game.turn();
    if let Turn::Over(_) = turn {
        return None;
    }
    let actors: Vec<Actor> = game.actors().collect();
    let first = choice.pick(actors.len());
    for at in 0..actors.len() {
        let by = actors[(first + at) % actors.len()];
        moves.clear();
        game.moves(by, moves);
        if !moves.is_empty() {
            return Some(by);
        }
    }
    None
}
