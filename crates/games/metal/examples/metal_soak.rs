//! Many random games, each audited and held against the stated bound: `cargo run --release -p metal --example metal_soak [games] [seats]`.

use metal::{Cards, Metal};
use table::{Actor, CardSet, Chance, Game, Millis, Moment, Told};

fn main() {
    let games = std::env::args()
        .nth(1)
        .and_then(|text| text.parse().ok())
        .unwrap_or(1_000u64);
    let only: Option<u8> = std::env::args().nth(2).and_then(|text| text.parse().ok());
    for seats in Metal::SEATS.filter(|seats| only.is_none_or(|only| only == *seats)) {
        let setup = Metal::setup(seats, &Default::default()).expect("the defaults can be played");
        let (mut longest, mut longest_turns, mut total) = (0u64, 0u16, 0u64);
        for seed in 0..games {
            let (mut chance, mut choice) = (Chance::fast(seed), Chance::fast(!seed));
            let mut game = Metal::deal(&setup, Cards::standard(), &mut chance).expect("it can be dealt");
            let (mut told, mut moves, mut length) = (Told::deaf(), Vec::new(), 0u64);
            while game.turn().outcome().is_none() {
                let mut actors = game.turn().seats().union(game.asides());
                moves.clear();
                while moves.is_empty() {
                    let by = actors
                        .iter()
                        .nth(choice.pick(actors.len()))
                        .expect("somebody can act");
                    actors = actors.without(by);
                    game.moves(Actor::Seat(by), &mut moves);
                    if !moves.is_empty() {
                        let mv = moves[choice.pick(moves.len())];
                        let mut moment = Moment {
                            chance: &mut chance,
                            told: &mut told,
                            now: Millis(0),
                        };
                        game.apply(Actor::Seat(by), &mv, &mut moment);
                    }
                }
                length += 1;
                assert!(length <= u64::from(Metal::MOST_MOVES), "game {seed} does not end");
                if length % 64 == 0 {
                    game.audit().expect("the audit is clean");
                }
            }
            game.audit().expect("the audit is clean");
            longest = longest.max(length);
            longest_turns = longest_turns.max(game.view(table::Viewer::Public).turn);
            total += length;
        }
        println!(
            "{seats} seats: {games} games ended, {} moves on average, {longest} at most, {longest_turns} turns at most",
            total / games
        );
    }
    println!("no game may have more than {} moves", Metal::MOST_MOVES);
}
