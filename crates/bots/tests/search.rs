//! What searching players find, and what they must not know.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use bots::{Bot, Budget, Eyes, Levels, Others, Search};
use catalog::{GAMES, with_game};
use table::bots::{Next, Players};
use table::{CardSet, Chance, Game, Millis, Moment, Seat, Told};

use crate::games::{Choice, GUESS, Gamble, Noughts, SAFE, SECOND};

const ALL_KINDS: [Others; 3] = [Others::AsTheyWould, Others::ForThemselves, Others::Paranoid];

fn choice<G: Levels>(search: &mut Search<G>, state: &G, seat: Seat, seed: u64) -> Option<G::Move> {
    let moves = state.offered(seat.into());
    search.choose(&Eyes::new(state, seat), &moves, &mut Chance::fast(seed))
}

#[test]
fn a_win_in_one_is_found_and_a_loss_in_one_is_prevented() {
    for others in ALL_KINDS {
        for seed in 0..10 {
            let mut search = Search::new(Budget::Playouts(6_000)).others(others);
            let wins = Noughts::drawn("xx. oo. ...");
            assert_eq!(choice(&mut search, &wins, Seat::FIRST, seed), Some(Choice(2)));
            // Whoever takes the other for somebody who plays at random need not be afraid.
            if others != Others::AsTheyWould {
                let saves = Noughts::drawn("xx. .o. ...");
                assert_eq!(choice(&mut search, &saves, SECOND, seed), Some(Choice(2)));
            }
        }
    }
}

/// After `x` in two opposite corners the second seat must play a side, for then it threatens first: any corner loses to a fork. Only who thinks that
/// the other looks for its best finds this.
#[test]
fn a_fork_is_seen_by_whoever_lets_the_other_think() {
    for seed in 0..10 {
        let mut search = Search::new(Budget::Playouts(6_000)).others(Others::ForThemselves);
        let state = Noughts::drawn("x.. .o. ..x");
        let Some(Choice(square)) = choice(&mut search, &state, SECOND, seed) else {
            panic!("no move");
        };
        assert!([1, 3, 5, 7].contains(&square), "{square} loses (seed {seed})");
    }
}

/// Each world by itself says that a guess wins; all of them together say that it wins one time in two.
#[test]
fn nobody_guesses_what_cannot_be_seen() {
    for others in ALL_KINDS {
        for seed in 0..10 {
            for state in [Gamble::dealt(0), Gamble::dealt(1), Gamble::laid()] {
                let mut search = Search::new(Budget::Playouts(1_000)).others(others);
                let opinions = search.opinions(
                    &Eyes::new(&state, Seat::FIRST),
                    &[SAFE, GUESS],
                    &mut Chance::fast(seed),
                );
                assert_eq!(opinions[0].mv, SAFE, "{opinions:?} {state:?}");
                assert!((opinions[0].chance - 0.7).abs() < 0.1, "{opinions:?}");
                assert!((opinions[1].chance - 0.5).abs() < 0.12, "{opinions:?}");
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_choice_on_any_number_of_threads_and_again() {
    for threads in [1, 2, 3] {
        let mut search = Search::new(Budget::Playouts(300)).threads(threads);
        let state = Noughts::drawn("x.. .o. ...");
        let mut opinions = |seed| {
            let eyes = Eyes::new(&state, Seat::FIRST);
            search.opinions(&eyes, &eyes.moves(), &mut Chance::fast(seed))
        };
        let first = opinions(1);
        assert_eq!(first, opinions(1), "{threads} threads");
        assert_ne!(first, opinions(2), "{threads} threads");
    }
}

#[test]
fn where_no_try_learns_from_another_any_number_of_threads_gives_the_same_choice() {
    let state = Noughts::drawn("x.. .o. ...");
    let eyes = Eyes::new(&state, Seat::FIRST);
    let opinions = |threads| {
        let mut search = bots::search::<Noughts>("search:300:depth=1")
            .expect("it is spelt well")
            .threads(threads);
        search.opinions(&eyes, &eyes.moves(), &mut Chance::fast(1))
    };
    let alone = opinions(1);
    assert!(alone[0].tries > 30, "{alone:?}");
    for threads in [2, 3] {
        assert_eq!(opinions(threads), alone, "{threads} threads");
    }
}

/// Who is easily content takes any move that costs little, and none that costs much; and otherwise does what is usual.
#[test]
fn who_is_easily_content_gives_nothing_away_that_is_plain_to_see() {
    let at_ease = |drawing: &str, slips: f32| -> BTreeSet<u8> {
        let chosen = (0..30).map(|seed| {
            let mut search = Search::new(Budget::Playouts(600)).slips(slips);
            choice(&mut search, &Noughts::drawn(drawing), Seat::FIRST, seed)
        });
        chosen.map(|choice| choice.expect("there is a move").0).collect()
    };
    assert_eq!(at_ease("xx. oo. ...", 1.0), [2].into(), "a win is taken");
    let begins = at_ease("", 1.0);
    assert!(
        begins.len() > 2,
        "many moves will do at the beginning: {begins:?}"
    );
}

#[test]
fn a_search_stops_in_time() {
    let state = Noughts::drawn("");
    let short = Duration::from_millis(50);
    for budget in [Budget::Time(short), Budget::Playouts(u32::MAX)] {
        let begun = Instant::now();
        let mut search = Search::new(budget).no_longer_than(short);
        assert!(choice(&mut search, &state, Seat::FIRST, 1).is_some());
        assert!(begun.elapsed() < Duration::from_secs(5), "{budget:?}");
    }
}

/// Positions from games between the game's own bots, at every number of seats.
fn positions<G: Levels>(mut look: impl FnMut(&G, Seat, u64)) {
    for seats in G::SEATS {
        let mut chance = Chance::fast(5);
        let setup = G::setup(seats, &Default::default()).unwrap();
        let mut state = G::deal(&setup, G::Cards::standard(), &mut chance).unwrap();
        let best = table::bots::names::<G>().pop().unwrap();
        let seated = (0..seats).map(|_| table::bots::named::<G>(best)).collect();
        let mut players = Players::new(seated, Chance::fast(6));
        let (mut now, mut number) = (Millis(0), 0);
        while let Next::Move(by, mv, at) = players.next(&state, now) {
            now = at;
            if let Some(seat) = by.seat() {
                look(&state, seat, number);
            }
            number += 1;
            let mut told = Told::deaf();
            let mut moment = Moment {
                chance: &mut chance,
                told: &mut told,
                now,
            };
            state.play(by, &mv, &mut moment).unwrap();
        }
    }
}

/// What is imagined depends on nothing that is hidden: in a world with other hidden cards the same chance leads to the same worlds. So
/// whatever looks at imagined worlds alone cannot know more than its seat.
#[test]
fn the_same_worlds_are_imagined_whatever_is_hidden() {
    for id in GAMES {
        with_game!(id, G => positions::<G>(|state, seat, number| {
            let other = state.imagine(seat, &mut Chance::fast(number));
            let world = |from: &G| from.imagine(seat, &mut Chance::fast(number + 1_000));
            assert!(world(state) == world(&other), "{id}: {seat:?} imagines by what it cannot know");
        }));
    }
}

/// With every hidden card replaced by another one that fits, a search chooses the same, and thinks the same of every move: each level, in every
/// game, at every number of seats. The levels look as they do, at fewer worlds.
#[test]
fn searches_know_no_more_than_their_seat() {
    for id in GAMES {
        with_game!(id, G => {
            let mut searched = BTreeMap::new();
            let levels = ["novice:16", "captain:16", "admiral:16"];
            positions::<G>(|state, seat, number| {
                let so_far = searched.entry(state.seats()).or_insert(0);
                if number % 5 != 3 || *so_far >= 2 * levels.len() {
                    return;
                }
                let level = levels[*so_far % levels.len()];
                let other = state.imagine(seat, &mut Chance::fast(number));
                let opinions = |state: &G| {
                    let eyes = Eyes::new(state, seat);
                    let mut search = bots::search::<G>(level).expect("there is such a search");
                    let opinions = search.opinions(&eyes, &eyes.moves(), &mut Chance::fast(number + 1));
                    let choice = search.choose(&eyes, &eyes.moves(), &mut Chance::fast(number + 2));
                    (opinions, choice)
                };
                let (one, two) = (opinions(state), opinions(&other));
                *so_far += usize::from(!one.0.is_empty());
                assert_eq!(one, two, "{id}: {level} at {seat:?} knows what it cannot know");
            });
            assert_eq!(searched.keys().copied().collect::<Vec<_>>(), G::SEATS.collect::<Vec<_>>(), "{id}");
            let enough = searched.values().all(|count| *count >= levels.len());
            assert!(enough, "{id}: not every level was looked at: {searched:?}");
        });
    }
}

/// Every level is there in every game, at its fewest and most seats; what each of them chooses is allowed. They look as they do, at fewer worlds.
#[test]
fn every_level_is_there_and_makes_moves_that_are_allowed() {
    for id in GAMES {
        with_game!(id, G => {
            let levels = bots::names::<G>();
            assert_eq!(levels[levels.len() - 3..], ["novice", "captain", "admiral"], "{id}");
            assert!(levels.iter().all(|name| bots::named::<G>(name).is_some()), "{id}");
            let mut asked = 0;
            positions::<G>(|state, seat, number| {
                if number % 61 != 7 || asked >= 4 {
                    return;
                }
                asked += 1;
                let moves = state.offered(seat.into());
                for level in ["novice:24:slips=1", "captain:24", "admiral:24"] {
                    let mut bot = bots::named::<G>(level).unwrap();
                    let mv = bot.choose(&Eyes::new(state, seat), &moves, &mut Chance::fast(number));
                    if let Some(mv) = mv {
                        assert_eq!(state.check(seat.into(), &mv), Ok(()), "{id}: {level}: {mv:?}");
                    }
                }
            });
            assert!(asked > 0, "{id}");
        });
    }
}

#[test]
fn searches_can_be_spelt_out_for_measurements() {
    for name in [
        "search:12",
        "search:12:horizon=3:width=4:doubt=1.5:margin=0:haste=no:depth=2:others=paranoid",
        "admiral",
        "admiral:12",
        "novice:12:width=3",
        "search:12:slips=0.5:ease=0.2",
    ] {
        assert!(bots::named::<Noughts>(name).is_some(), "{name}");
    }
    for name in [
        "search",
        "search:",
        "search:many",
        "search:12:speed=3",
        "search:12:slips=often",
        "search:12:others=nobody",
        "admiral:",
        "sergeant:12",
    ] {
        assert!(bots::named::<Noughts>(name).is_none(), "{name}");
    }
}
