//! Kept positions: they come back the same at every step of a game, and a damaged one is refused or can be played on.

use serde_json::Value;
use table::{CardSet, Chance, Game, Millis, Moment, Seat, Setup, Told, Turn, Viewer};
use tortuga::Tortuga;
use tortuga::cards::Cards;

fn set_up(number: u64) -> Setup {
    let scenario = ["base", "aggressive", "peaceful"][(number % 3) as usize];
    let ships = ["printed", "plain"][(number / 3 % 2) as usize];
    let typed = [format!("scenario={scenario}"), format!("ships={ships}")];
    let given = Setup::parse_settings(&typed, Tortuga::options()).unwrap();
    Tortuga::setup(2 + (number / 6 % 3) as u8, &given).unwrap()
}

/// Makes a random move; `false` once the game is over. Turns are not ended as long as there is something else to do, most of the time.
fn step(game: &mut Tortuga, chance: &mut Chance) -> bool {
    let Turn::One(seat) = game.turn() else {
        return false;
    };
    let moves = game.offered(seat.into());
    assert!(!moves.is_empty(), "nothing is offered to {seat:?}: {game:?}");
    let mut mv = moves[chance.pick(moves.len())];
    if mv == tortuga::moves::Move::EndTurn {
        mv = moves[chance.pick(moves.len())];
    }
    let mut choices = Chance::fast(u64::from(chance.die(u16::MAX)));
    let mut told = Told::deaf();
    let mut moment = Moment {
        chance: &mut choices,
        told: &mut told,
        now: Millis(0),
    };
    game.play(seat.into(), &mv, &mut moment).unwrap();
    true
}

fn kept(game: &Tortuga) -> Value {
    serde_json::to_value(game.store()).unwrap()
}

fn restored(kept: Value) -> Result<Tortuga, String> {
    let stored = serde_json::from_value(kept).map_err(|error| error.to_string())?;
    Tortuga::restore(stored, Cards::standard())
}

#[test]
fn every_position_of_a_game_comes_back_the_same() {
    for number in 0..36 {
        let mut chance = Chance::fast(number);
        let mut game = Tortuga::deal(&set_up(number), Cards::standard(), &mut chance).unwrap();
        loop {
            assert_eq!(restored(kept(&game)).as_ref(), Ok(&game));
            if !step(&mut game, &mut chance) {
                break;
            }
        }
    }
}

#[test]
fn at_every_step_imagined_worlds_look_the_same_to_their_seat() {
    for number in 0..18 {
        let mut chance = Chance::fast(number);
        let mut game = Tortuga::deal(&set_up(number), Cards::standard(), &mut chance).unwrap();
        loop {
            for seat in Seat::all(game.seats()) {
                let world = game.imagine(seat, &mut chance);
                world.audit().unwrap();
                assert_eq!(world.view(Viewer::Seat(seat)), game.view(Viewer::Seat(seat)));
                assert_eq!(world.offered(seat.into()), game.offered(seat.into()));
            }
            if !step(&mut game, &mut chance) {
                break;
            }
        }
    }
}

#[test]
fn a_damaged_position_is_refused_or_can_be_played_on() {
    let (mut refused, mut played) = (0, 0);
    let rounds: u64 = std::env::var("FLIBUSTE_DAMAGE")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(40);
    for number in 0..rounds {
        let mut chance = Chance::fast(number);
        let mut game = Tortuga::deal(&set_up(number), Cards::standard(), &mut chance).unwrap();
        for _ in 0..400 {
            if !step(&mut game, &mut chance) {
                break;
            }
            if chance.die(4) > 0 {
                continue;
            }
            let mut value = kept(&game);
            for _ in 0..=chance.die(2) {
                damage(&mut value, &mut chance);
            }
            match restored(value) {
                Err(_) => refused += 1,
                Ok(damaged) => {
                    played += 1;
                    play_on(damaged, &mut chance);
                }
            }
        }
    }
    assert!(
        refused > 100 && played > 100,
        "{refused} refused, {played} played on"
    );
}

/// A position that was taken up behaves: it can be seen, imagined and played, and loses nothing.
fn play_on(mut game: Tortuga, chance: &mut Chance) {
    for seat in Seat::all(game.seats()) {
        let world = game.imagine(seat, chance);
        assert_eq!(world.view(Viewer::Seat(seat)), game.view(Viewer::Seat(seat)));
    }
    for _ in 0..30 {
        if !step(&mut game, chance) {
            break;
        }
        game.audit().unwrap();
    }
}

/// Changes a leaf, or swaps two.
fn damage(value: &mut Value, chance: &mut Chance) {
    let mut paths = Vec::new();
    leaves(value, "", &mut paths);
    let [one, other] = [0, 1].map(|_| paths[chance.pick(paths.len())].clone());
    let there = value.pointer(&other).cloned().unwrap();
    let leaf = value.pointer_mut(&one).unwrap();
    *leaf = match &*leaf {
        Value::Number(number) if chance.die(2) == 0 => {
            let changes = [-1, 1, 2, 100, 255];
            Value::from(number.as_i64().unwrap() + changes[chance.pick(changes.len())])
        }
        Value::Bool(on) => Value::Bool(!on),
        _ => there,
    };
}

fn leaves(value: &Value, path: &str, out: &mut Vec<String>) {
    match value {
        Value::Array(items) => {
            for (at, item) in items.iter().enumerate() {
                leaves(item, &format!("{path}/{at}"), out);
            }
        }
        Value::Object(fields) => {
            for (name, item) in fields {
                leaves(item, &format!("{path}/{name}"), out);
            }
        }
        _ => out.push(path.to_owned()),
    }
}

/// The hunt pile and the cards out of the game may be looked at by anybody at any time.
#[test]
fn the_hunt_pile_and_the_cards_out_of_the_game_are_open_to_all() {
    let mut chance = Chance::fast(8);
    let mut game = Tortuga::deal(&set_up(0), Cards::standard(), &mut chance).unwrap();
    let mut smaller = false;
    for _ in 0..400 {
        let all = game.view(Viewer::Everything);
        for viewer in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Public]) {
            let view = game.view(viewer);
            assert_eq!((&view.hunt_pile, &view.boxed), (&all.hunt_pile, &all.boxed));
        }
        smaller |= all.hunt_pile.len() < 10;
        if !step(&mut game, &mut chance) {
            break;
        }
    }
    assert!(smaller, "a creature was captured on the way");
}
