//! What a search asks of the allocator: its worlds are values, and what it needs is kept from one try to the next. What the bots of a game ask for
//! while they play a world on is their own: the game here has none, and is played on by chance.

use allocation_counter::measure;
use bots::{Budget, Eyes, Search};
use lab::bench::middle_games;
use table::{Chance, Seat};
use toy::Toy;

/// How many tries a search makes in these positions, and how often it asks for memory.
fn looked(positions: &[(Toy, Seat)], playouts: u32) -> (u64, u64) {
    let mut search = Search::<Toy>::new(Budget::Playouts(playouts));
    let (mut tries, mut asked) = (0, 0);
    // What is kept from one decision to the next is made the first time.
    for counts in [false, true] {
        for (state, seat) in positions {
            let eyes = Eyes::new(state, *seat);
            let moves = eyes.moves();
            let mut opinions = Vec::new();
            let counted = measure(|| opinions = search.opinions(&eyes, &moves, &mut Chance::fast(1)));
            if counts {
                tries += opinions.iter().map(|one| u64::from(one.tries)).sum::<u64>();
                asked += counted.count_total;
            }
        }
    }
    (tries, asked)
}

#[test]
fn a_try_asks_for_no_memory() {
    let positions = middle_games::<Toy>();
    assert!(positions.len() > 4, "{} positions", positions.len());
    let (few, many) = (looked(&positions, 200), looked(&positions, 2_000));
    assert!(many.0 > 4 * few.0, "{few:?} {many:?}");
    let asked = (many.1 as f64 - few.1 as f64) / (many.0 - few.0) as f64;
    println!("{asked:.4} for each try");
    assert!(asked < 0.1, "{few:?} {many:?}");
}
