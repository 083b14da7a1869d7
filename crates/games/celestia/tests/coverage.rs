//! Random play until everything in the box has been used.

use celestia::{Cards, Celestia, Move, Token, With};
use table::study::{Notebook, everything};
use table::{CardSet, Chance, Game, Millis, Moment, Setup, Told};

/// How much a careful player dislikes a move.
fn dearness(mv: Move) -> u8 {
    match mv {
        Move::Strike {
            with: With::Card | With::Any(_),
            ..
        }
        | Move::Load
        | Move::Take(_)
        | Move::TakeHidden => 0,
        Move::BuyCards | Move::Continue | Move::Stage | Move::Begin(_) | Move::UseCrew(_) => 1,
        Move::Strike { .. } | Move::Sweep(_) | Move::Validate => 2,
        Move::Propose(_) | Move::Answer(_) => 4,
        Move::Endure | Move::Decline | Move::Pass | Move::Jettison(Token::Crew(_)) => 5,
        _ => 3,
    }
}

#[test]
fn everything_in_the_box_is_used() {
    let cards = Cards::standard();
    let mut missing = everything::<Celestia>(cards);
    let mut chance = Chance::fast(2);
    let mut moves = Vec::new();
    for game_number in 0..40_000 {
        if missing.is_empty() {
            return;
        }
        let mode = ["mode=rapid", "mode=normal", "mode=expert"][game_number % 3];
        let setup =
            Celestia::setup(2, &Setup::parse_settings(&[mode], Celestia::options()).unwrap()).unwrap();
        let mut game = Celestia::deal(&setup, cards, &mut chance).unwrap();
        let mut book = Notebook::begin(&game);
        while game.turn().outcome().is_none() {
            let actors: Vec<_> = game.actors().collect();
            let by = actors[chance.pick(actors.len())];
            moves.clear();
            game.moves(by, &mut moves);
            if moves.is_empty() {
                continue;
            }
            let mut mv = moves[chance.pick(moves.len())];
            // Purely random players never beat the pirate, so every other game is played with a little care: the best of a few
            // random choices, where the dearest choice is to stop, to talk or to burn cards.
            if game_number % 2 == 1 {
                let tries: Vec<Move> = (0..5).map(|_| moves[chance.pick(moves.len())]).collect();
                mv = tries.into_iter().min_by_key(|mv| dearness(*mv)).unwrap_or(mv);
            }
            let mut told = Told::listening();
            let before = game;
            game.apply(
                by,
                &mv,
                &mut Moment {
                    chance: &mut chance,
                    told: &mut told,
                    now: Millis(0),
                },
            );
            book.step(&before, by, &mv, &told, &game);
        }
        let notes = book.notes();
        missing.retain(|fact| !notes.all().contains_key(fact));
    }
    panic!("40,000 random games never used: {missing:?}");
}
