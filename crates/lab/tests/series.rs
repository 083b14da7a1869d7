//! Series of games: the same whatever the threads, and the same as their records.

use bots::Levels;
use catalog::{CardBox, GAMES, with_game};
use lab::{LabError, Played, Series, Totals, auto, variants};
use table::{CardSet, Seed};

fn series<G: Levels>(games: u64, threads: usize) -> Series<G> {
    Series {
        setup: variants::<G>().remove(0).setup,
        cards: G::Cards::standard(),
        bots: vec!["random".into()],
        games,
        seed: Seed::from_text("series"),
        threads: Some(threads),
        record: false,
    }
}

fn played<G: Levels>(series: &Series<G>) -> (Vec<Played>, Totals) {
    let mut all = Vec::new();
    let totals = auto(series, |game| {
        all.push(game);
        true
    });
    (
        all,
        Totals {
            seconds: 0.0,
            cpu_seconds: 0.0,
            ..totals.unwrap()
        },
    )
}

#[test]
fn the_same_seed_gives_the_same_games_whatever_the_threads() {
    for id in GAMES {
        with_game!(id, G => {
            let one = played(&series::<G>(1100, 1));
            assert_eq!(one, played(&series::<G>(1100, 3)));
            assert_eq!(one.1.games, 1100);
            assert_eq!(one.1.outcomes.values().sum::<u64>(), 1100);
            assert_eq!(one.1.decisions, one.0.iter().map(|game| u64::from(game.decisions)).sum::<u64>());
            let mut seeds: Vec<_> = one.0.iter().map(|game| game.seed.to_string()).collect();
            seeds.sort_unstable();
            seeds.dedup();
            assert_eq!(seeds.len(), 1100);
        });
    }
}

#[test]
fn a_recorded_game_is_the_game_that_was_played_without_a_record() {
    for id in GAMES {
        with_game!(id, G => {
            let mut recorded = series::<G>(20, 1);
            recorded.record = true;
            for (plain, kept) in played(&series::<G>(20, 1)).0.iter().zip(played(&recorded).0) {
                assert_eq!((plain.seed, plain.outcome, plain.decisions), (kept.seed, kept.outcome, kept.decisions));
                let verified = catalog::verify(&kept.record.unwrap(), &CardBox::default()).unwrap();
                assert_eq!(verified.outcome(), Some(plain.outcome));
                assert_eq!(verified.entries(), plain.decisions as usize);
            }
        });
    }
}

#[test]
fn bots_that_do_not_fit_are_refused_before_anything_is_played() {
    with_game!(GAMES[0], G => {
        let refused = |bots: &[&str]| {
            let mut series = series::<G>(5, 1);
            series.bots = bots.iter().map(ToString::to_string).collect();
            auto(&series, |_| panic!("nothing is played")).unwrap_err()
        };
        assert!(matches!(refused(&["nobody"]), LabError::NoSuchBot { .. }));
        assert!(matches!(refused(&[]), LabError::Bots { bots: 0, .. }));
        assert!(matches!(refused(&["random"; 7]), LabError::Bots { bots: 7, .. }));
    });
}

#[test]
fn a_short_soak_ends_and_audits_clean() {
    for id in GAMES {
        with_game!(id, G => {
            let mut names = Vec::new();
            lab::soak::soak::<G>(40, &Seed::from_text("soak"), |soaked| names.push(soaked.name.clone())).unwrap();
            assert_eq!(names, variants::<G>().iter().map(|variant| variant.name.clone()).collect::<Vec<_>>());
        });
    }
}
