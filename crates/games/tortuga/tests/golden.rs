//! Recorded games are replayed and verified on every run: a change of behaviour shows here, and raises the rules version.
//!
//! They are played with a box of their own, kept beside them, so that tuning a reconstructed card does not touch them.
//!
//! `FLIBUSTE_GOLDEN=write cargo test -p tortuga --test golden` records them anew.

use std::path::{Path, PathBuf};

use table::{CardSet, Chance, Game, Match, Millis, Record, Seed, Setup, Turn, Viewer};
use tortuga::Tortuga;
use tortuga::cards::Cards;
use tortuga::moves::Move;

/// Name, seats and settings of each game.
const GAMES: [(&str, u8, &str); 4] = [
    ("base-2", 2, "scenario=base"),
    ("base-4", 4, "scenario=base"),
    ("aggressive-3", 3, "scenario=aggressive"),
    ("peaceful-3", 3, "scenario=peaceful"),
];

/// The box the games were recorded with.
fn cards() -> &'static Cards {
    let text = std::fs::read_to_string(path("cards.toml")).unwrap();
    Box::leak(Box::new(Cards::parse(&text).unwrap()))
}

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(name)
}

/// A game of captains who play their cards before they end their turns.
fn recorded(name: &str, seats: u8, setting: &str, cards: &'static Cards) -> Match<Tortuga> {
    let given = Setup::parse_settings(&[setting], Tortuga::options()).unwrap();
    let setup = Tortuga::setup(seats, &given).unwrap();
    let words = (0..seats).map(|seat| format!("word {seat}")).collect();
    let mut game = Match::<Tortuga>::new(setup, cards, Seed::from_text(name), words).unwrap();
    let mut choice = Chance::fast(2199);
    let mut clock = 0;
    while let Turn::One(seat) = game.state().turn() {
        let moves = game.state().offered(seat.into());
        let weight = |mv: &Move| match mv {
            Move::EndTurn | Move::Destroy(_) | Move::Reserve(_) | Move::SpendMineral | Move::Renew(_) => 1,
            Move::Conquer | Move::ConquerWithCrypto | Move::Capture | Move::Attack(_) => 60,
            _ => 10,
        };
        let weights: Vec<u8> = moves.iter().map(weight).collect();
        let mv = moves[choice.draw(&weights).unwrap()];
        clock += 1000;
        game.play(seat.into(), &mv, Millis(clock)).unwrap();
    }
    game
}

#[test]
fn recorded_games_lead_to_the_same_end() {
    let cards = cards();
    for (name, seats, setting) in GAMES {
        let file = path(&format!("{name}.jsonl"));
        if std::env::var("FLIBUSTE_GOLDEN").as_deref() == Ok("write") {
            let game = recorded(name, seats, setting, cards);
            std::fs::write(&file, game.record().to_string()).unwrap();
        }
        let text = std::fs::read_to_string(&file).unwrap();
        let record = Record::<Move>::parse(&text).unwrap();
        let game = Match::<Tortuga>::verify(&record, cards).unwrap_or_else(|error| panic!("{name}: {error}"));
        let view = game.state().view(Viewer::Public);
        assert!(view.ending.is_some(), "{name}");
        assert_eq!(view.captains.len(), usize::from(seats), "{name}");
    }
}
