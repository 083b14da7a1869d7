//! How fast random play is: `cargo run --release -p tortuga --example tortuga_speed [seconds]`.

use std::time::{Duration, Instant};

use table::{CardSet, Chance, Game, Millis, Moment, Setup, Told, Turn};
use tortuga::Tortuga;
use tortuga::cards::Cards;

fn main() {
    let seconds: u64 = std::env::args()
        .nth(1)
        .and_then(|word| word.parse().ok())
        .unwrap_or(3);
    println!("a state has {} bytes", size_of::<Tortuga>());
    for scenario in ["base", "aggressive", "peaceful"] {
        for seats in 2..=4 {
            let typed = [format!("scenario={scenario}")];
            let given = Setup::parse_settings(&typed, Tortuga::options()).expect("an option of the game");
            let setup = Tortuga::setup(seats, &given).expect("a set-up of the game");
            measure(scenario, &setup, Duration::from_secs(seconds) / 9);
        }
    }
}

/// Time this program has spent on a processor, where the system says so; the time of the day otherwise.
fn clock(since: Instant) -> Duration {
    let on_cpu = std::fs::read_to_string("/proc/self/schedstat");
    let nanos = on_cpu.ok().and_then(|text| text.split(' ').next()?.parse().ok());
    nanos.map_or_else(|| since.elapsed(), Duration::from_nanos)
}

fn measure(scenario: &str, setup: &Setup, long: Duration) {
    let mut chance = Chance::fast(1);
    let mut choice = Chance::fast(2);
    let mut moves = Vec::new();
    let mut told = Told::deaf();
    let (mut games, mut decisions, mut offered, mut longest) = (0u64, 0u64, 0u64, 0u64);
    let mut positions = Vec::new();
    let start = Instant::now();
    let begin = clock(start);
    while start.elapsed() < long {
        let mut game = Tortuga::deal(setup, Cards::standard(), &mut chance).expect("a deal");
        let before = decisions;
        while let Turn::One(seat) = game.turn() {
            moves.clear();
            game.moves(seat.into(), &mut moves);
            let mv = moves[choice.pick(moves.len())];
            let mut moment = Moment {
                chance: &mut chance,
                told: &mut told,
                now: Millis(0),
            };
            game.apply(seat.into(), &mv, &mut moment);
            decisions += 1;
            offered += moves.len() as u64;
            if decisions.is_multiple_of(997) && positions.len() < 256 {
                positions.push(game.clone());
            }
        }
        longest = longest.max(decisions - before);
        games += 1;
    }
    let spent = (clock(start) - begin).as_secs_f64();
    let clones = 1_000_000;
    let begin = clock(start);
    for at in 0..clones {
        std::hint::black_box(std::hint::black_box(&positions[at % positions.len()]).clone());
    }
    let clone = (clock(start) - begin).as_secs_f64() * 1e9 / clones as f64;
    println!(
        "{scenario:<10} {} seats: {:>9.0} decisions/s, {:>6.0} games/s, {:>6.0} decisions a game (longest {longest}), {:.1} moves offered, clone {clone:.0} ns",
        setup.seats(),
        decisions as f64 / spent,
        games as f64 / spent,
        decisions as f64 / games as f64,
        offered as f64 / decisions as f64,
    );
}
