//! Records a random game of every flight in both kinds of building: `cargo run -p trucker --example trucker_golden`. The games of `cargo xtask golden`
//! keep to the default way of building; these are the others, and a few that bots fly with all modules of the expansion.

use std::path::Path;

use table::bots::{Next, Players, named};
use table::{Actor, CardSet, Chance, Game, Match, Millis, Seed, Setup, Turn};
use trucker::Trucker;
use trucker::cards::Cards;
use trucker::moves::Move;

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    std::fs::create_dir_all(&folder).expect("a folder");
    for flight in ["learning", "1", "2", "3", "trek"] {
        for (building, seats) in [("turns", 3), ("realtime", 4)] {
            let name = format!("{seats}-{flight}-{building}-walk.jsonl");
            let record = play(flight, building, seats);
            std::fs::write(folder.join(&name), record).expect("a file");
            println!("{name}");
        }
    }
    for (name, flight, building, mission) in LUNAR {
        let record = fly(flight, building, mission);
        std::fs::write(folder.join(name), record).expect("a file");
        println!("{name}");
    }
}

/// Flights with every module of the expansion.
const LUNAR: [(&str, &str, &str, &str); 4] = [
    ("3-2-realtime-lunar.jsonl", "2", "realtime", "full_assortment"),
    ("3-2-turns-lunar.jsonl", "2", "turns", "carpooling"),
    ("3-3-turns-lunar.jsonl", "3", "turns", "storm_of_the_century"),
    ("3-trek-turns-lunar.jsonl", "trek", "turns", "random"),
];

/// A game of three bots with missions, super cards, VIPs and the Party King, as a record.
fn fly(flight: &str, building: &str, mission: &str) -> String {
    let typed = [
        format!("flight={flight}"),
        format!("building={building}"),
        format!("mission={mission}"),
        "supers=yes".to_owned(),
        "vips=yes".to_owned(),
        "party=yes".to_owned(),
    ];
    let seats = 3;
    let given = Setup::parse_settings(&typed, Trucker::options()).expect("options of the game");
    let setup = Trucker::setup(seats, &given).expect("a set-up of the game");
    let words = (0..seats).map(|seat| format!("word {seat}")).collect();
    let secret = Seed::from_text(&format!("golden lunar {flight} {building}"));
    let mut game = Match::<Trucker>::new(setup, Cards::standard(), secret, words).expect("a deal");
    let seated = (0..seats).map(|_| named::<Trucker>("greedy")).collect();
    let mut players = Players::new(seated, Chance::fast(u64::from(seats)));
    let mut now = Millis(0);
    while let Next::Move(by, mv, at) = players.next(game.state(), now) {
        now = at;
        game.play(by, &mv, now).expect("a move of a bot");
    }
    game.record().to_string()
}

/// A random game from its deal to its end, as a record.
fn play(flight: &str, building: &str, seats: u8) -> String {
    let typed = [format!("flight={flight}"), format!("building={building}")];
    let given = Setup::parse_settings(&typed, Trucker::options()).expect("options of the game");
    let setup = Trucker::setup(seats, &given).expect("a set-up of the game");
    let words = (0..seats).map(|seat| format!("word {seat}")).collect();
    let secret = Seed::from_text(&format!("golden {flight} {building}"));
    let mut game = Match::<Trucker>::new(setup, Cards::standard(), secret, words).expect("a deal");
    let mut choice = Chance::fast(u64::from(seats));
    let mut now = Millis(0);
    while game.state().turn().outcome().is_none() {
        let able = |by: &Actor| !game.state().offered(*by).is_empty();
        let actors: Vec<Actor> = game.state().actors().filter(able).collect();
        // The hourglass runs for a good while: most of the time it is somebody's hand that moves.
        let hands: Vec<Actor> = actors.iter().copied().filter(|by| by.seat().is_some()).collect();
        let by = match hands.len() {
            0 => Actor::CLOCK,
            _ if actors.len() > hands.len() && choice.die(150) == 0 => Actor::CLOCK,
            count => hands[choice.pick(count)],
        };
        now = match (by, game.state().turn()) {
            (
                Actor::Clock(_),
                Turn::RealTime {
                    until: Some(until), ..
                },
            ) => until,
            _ => Millis(now.0 + 100),
        };
        let mut offered = game.state().offered(by);
        // Whoever stopped at the first chance would build nothing worth replaying.
        if offered.iter().any(|mv| !matches!(mv, Move::Finish(_))) && choice.die(40) > 0 {
            offered.retain(|mv| !matches!(mv, Move::Finish(_)));
        }
        let mv = offered[choice.pick(offered.len())];
        game.play(by, &mv, now).expect("an offered move");
    }
    game.record().to_string()
}
