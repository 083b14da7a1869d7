//! Recorded games replayed: a change of behaviour shows here, and raises the rules version.
//!
//! `FLIBUSTE_BLESS=1 cargo test -p metal --test golden` writes the games anew.

use std::path::PathBuf;

use metal::{Cards, Metal, Move};
use table::{Actor, CardSet, Chance, Game, Match, Millis, Record, Seed};

/// How many moves of each game are kept.
const MOVES: u64 = 300;

fn place(seats: u8, what: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{seats}-seats.{what}"))
}

/// A random game, broken off after some moves.
fn played(seats: u8) -> Record<Move> {
    let setup = Metal::setup(seats, &Default::default()).unwrap();
    let words = (0..seats).map(|seat| format!("word {seat}")).collect();
    let secret = Seed::from_text(&format!("golden {seats}"));
    let mut game = Match::<Metal>::new(setup, Cards::standard(), secret, words).unwrap();
    let mut choice = Chance::fast(u64::from(seats));
    for at in 0..MOVES {
        let mut actors: Vec<Actor> = game.state().actors().collect();
        while !actors.is_empty() {
            let by = actors.swap_remove(choice.pick(actors.len()));
            let moves = game.state().offered(by);
            if !moves.is_empty() {
                game.play(by, &moves[choice.pick(moves.len())], Millis(at))
                    .unwrap();
                break;
            }
        }
    }
    game.break_off();
    game.record().clone()
}

/// Where a recorded game stands in the end, as it is kept.
fn end_of(record: &Record<Move>) -> String {
    let game = Match::<Metal>::verify(record, Cards::standard()).unwrap();
    serde_json::to_string(&game.state().store()).unwrap()
}

#[test]
fn recorded_games_replay_as_they_were_played() {
    for seats in Metal::SEATS {
        if std::env::var_os("FLIBUSTE_BLESS").is_some() {
            let record = played(seats);
            std::fs::create_dir_all(place(seats, "record").parent().unwrap()).unwrap();
            std::fs::write(place(seats, "record"), record.to_string()).unwrap();
            std::fs::write(place(seats, "end"), end_of(&record)).unwrap();
        }
        let text = std::fs::read_to_string(place(seats, "record")).unwrap();
        let record = Record::<Move>::parse(&text).unwrap();
        let end = std::fs::read_to_string(place(seats, "end")).unwrap();
        assert_eq!(
            end_of(&record),
            end.trim_end(),
            "the game of {seats} ends elsewhere"
        );
    }
}
