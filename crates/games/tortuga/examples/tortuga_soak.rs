//! Many random games over all seat counts and scenarios, audited: `cargo run --release -p tortuga --example tortuga_soak [games]`.

use std::collections::BTreeMap;

use table::{CardSet, Chance, Game, Millis, Moment, Setup, Told, Turn, Viewer};
use tortuga::Tortuga;
use tortuga::cards::Cards;

fn main() {
    let games: u64 = std::env::args()
        .nth(1)
        .and_then(|word| word.parse().ok())
        .unwrap_or(100_000);
    let mut endings: BTreeMap<String, u64> = BTreeMap::new();
    let mut decisions = 0u64;
    for number in 0..games {
        let scenario = ["base", "aggressive", "peaceful"][(number % 3) as usize];
        let ships = ["printed", "plain"][(number / 3 % 2) as usize];
        let typed = [format!("scenario={scenario}"), format!("ships={ships}")];
        let given = Setup::parse_settings(&typed, Tortuga::options()).expect("options of the game");
        let setup = Tortuga::setup(2 + (number / 6 % 3) as u8, &given).expect("a set-up of the game");
        // Half of the games are played by captains who end their turns only when they choose to twice.
        let busy = number / 18 % 2 == 1;
        let (ending, steps) = play(&setup, number, busy);
        decisions += steps;
        *endings.entry(format!("{scenario} {ending}")).or_default() += 1;
    }
    println!("{games} games, {decisions} decisions, every position audited");
    for (ending, count) in endings {
        println!("{count:>8}  {ending}");
    }
}

fn play(setup: &Setup, number: u64, busy: bool) -> (String, u64) {
    let (mut chance, mut choice) = (Chance::fast(number), Chance::fast(!number));
    let mut told = Told::deaf();
    let mut moves = Vec::new();
    let mut steps = 0;
    let mut game = Tortuga::deal(setup, Cards::standard(), &mut chance).expect("a deal");
    while let Turn::One(seat) = game.turn() {
        moves.clear();
        game.moves(seat.into(), &mut moves);
        let mut mv = moves[choice.pick(moves.len())];
        if busy && mv == tortuga::moves::Move::EndTurn {
            mv = moves[choice.pick(moves.len())];
        }
        let mut moment = Moment {
            chance: &mut chance,
            told: &mut told,
            now: Millis(0),
        };
        game.apply(seat.into(), &mv, &mut moment);
        steps += 1;
        if let Err(problem) = game.audit() {
            panic!("game {number} after {steps} steps, {mv:?}: {problem}");
        }
        assert!(
            steps <= u64::from(Tortuga::MOST_MOVES),
            "game {number} does not end"
        );
    }
    let ending = game.view(Viewer::Public).ending;
    (format!("{ending:?}"), steps)
}
