//! What a search asks of the allocator: nothing but what the worlds and their rules ask for; all else is kept from one try to the next. What the bots of a
//! game ask for while they play a world on is their own: the game here has none, and is played on by chance.

use allocation_counter::measure;
use bots::{Budget, Eyes, Search};
use table::{CardSet, Chance, Game, Millis, Moment, Seat, Told, Turn};
use toy::{Cards, Move, Toy};

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
fn a_try_asks_for_no_more_memory_than_the_game_does() {
    let setup = Toy::setup(3, &Default::default()).expect("three can play");
    let dealt =
        |seed| Toy::deal(&setup, Cards::standard(), &mut Chance::fast(seed)).expect("it can be dealt");
    let awaited = |state: Toy| state.turn().seats().first().map(|seat| (state, seat));
    let positions: Vec<(Toy, Seat)> = (0..8).map(dealt).filter_map(awaited).collect();
    assert_eq!(positions.len(), 8);
    let (few, many) = (looked(&positions, 200), looked(&positions, 2_000));
    assert!(many.0 > 4 * few.0, "{few:?} {many:?}");
    let asked = (many.1 as f64 - few.1 as f64) / (many.0 - few.0) as f64;
    let mut moves = Vec::with_capacity(8);
    let games = positions
        .iter()
        .flat_map(|position| (0..100).map(move |seed| (position, seed)));
    let games = games.map(|((state, seat), seed)| {
        measure(|| {
            play_on(
                Eyes::new(state, *seat).imagine(&mut Chance::fast(seed)),
                &mut moves,
                seed,
            );
        })
        .count_total
    });
    let by_itself = games.sum::<u64>() as f64 / (100 * positions.len()) as f64;
    assert!(
        asked < by_itself + 0.1,
        "{asked:.3} for a try, {by_itself:.3} for a game: {few:?} {many:?}"
    );
}

/// The game alone, played to its end by chance.
fn play_on(mut world: Toy, moves: &mut Vec<Move>, seed: u64) {
    let (mut dice, mut mind, mut told) = (Chance::fast(seed), Chance::fast(seed + 1), Told::deaf());
    while let Turn::One(seat) = world.turn() {
        moves.clear();
        world.moves(seat.into(), moves);
        let mv = moves[mind.pick(moves.len())];
        let mut moment = Moment {
            chance: &mut dice,
            told: &mut told,
            now: Millis(0),
        };
        world.apply(seat.into(), &mv, &mut moment);
    }
}
