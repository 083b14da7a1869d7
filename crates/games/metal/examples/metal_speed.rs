//! How fast random play is, on one core: `cargo run --release -p metal --example metal_speed [seconds]`.

use std::hint::black_box;
use std::time::{Duration, Instant};

use metal::{Cards, Metal};
use table::{Actor, CardSet, Chance, Game, Millis, Moment, Told};

/// What a run of random games came to.
#[derive(Default)]
struct Run {
    decisions: u64,
    games: u64,
    longest: u64,
    rounds: u64,
}

/// Seconds this process has spent on a core, where the system says so: other work on the machine then does not count.
fn busy(since: Instant) -> f64 {
    let schedule = std::fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    let nanoseconds = schedule
        .split_whitespace()
        .next()
        .and_then(|text| text.parse::<f64>().ok());
    nanoseconds.map_or_else(|| since.elapsed().as_secs_f64(), |time| time / 1e9)
}

fn play(seats: u8, choice: &mut Chance, chance: &mut Chance, run: &mut Run) {
    let setup = Metal::setup(seats, &Default::default()).expect("the defaults can be played");
    let mut game = Metal::deal(&setup, Cards::standard(), chance).expect("the defaults can be dealt");
    let (mut told, mut moves) = (Told::deaf(), Vec::new());
    let mut decisions = 0;
    while game.turn().outcome().is_none() {
        let mut actors = game.turn().seats().union(game.asides());
        loop {
            let nth = choice.pick(actors.len());
            let by = actors.iter().nth(nth).expect("somebody can act");
            moves.clear();
            game.moves(Actor::Seat(by), &mut moves);
            if moves.is_empty() {
                actors = actors.without(by);
                continue;
            }
            let mv = moves.swap_remove(choice.pick(moves.len()));
            let mut moment = Moment {
                chance: &mut *chance,
                told: &mut told,
                now: Millis(0),
            };
            game.apply(Actor::Seat(by), &mv, &mut moment);
            break;
        }
        decisions += 1;
    }
    run.decisions += decisions;
    run.longest = run.longest.max(decisions);
    run.games += 1;
    run.rounds += u64::from(game.view(table::Viewer::Public).turn) / u64::from(seats);
}

fn main() {
    let seconds = std::env::args()
        .nth(1)
        .and_then(|text| text.parse().ok())
        .unwrap_or(2.0);
    println!(
        "a state is {} bytes, a move {}",
        size_of::<Metal>(),
        size_of::<metal::Move>()
    );
    for seats in 3..=6 {
        let (mut choice, mut chance) = (Chance::fast(1), Chance::fast(2));
        let mut run = Run::default();
        let begin = Instant::now();
        let start = busy(begin);
        while begin.elapsed() < Duration::from_secs_f64(seconds) {
            play(seats, &mut choice, &mut chance, &mut run);
        }
        let time = busy(begin) - start;
        println!(
            "{seats} seats: {:.0} decisions/s, {:.0} games/s, {} decisions a game, longest {}, {:.1} rounds a game",
            run.decisions as f64 / time,
            run.games as f64 / time,
            run.decisions / run.games,
            run.longest,
            run.rounds as f64 / run.games as f64,
        );
    }
    let setup = Metal::setup(6, &Default::default()).expect("the defaults can be played");
    let game = Metal::deal(&setup, Cards::standard(), &mut Chance::fast(3)).expect("it can be dealt");
    let begin = Instant::now();
    let start = busy(begin);
    let clones = 1_000_000;
    for _ in 0..clones {
        black_box(black_box(&game).clone());
    }
    println!(
        "a clone takes {:.0} ns",
        (busy(begin) - start) * 1e9 / f64::from(clones)
    );
}
