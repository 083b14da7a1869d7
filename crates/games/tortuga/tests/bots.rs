//! `greedy` at Tortuga 2199: it beats chance, and only from what its seat may know.

use table::bots::{Eyes, Next, Players, named};
use table::{CardSet, Chance, Game, Millis, Moment, Seat, Setup, Told};
use tortuga::Tortuga;
use tortuga::cards::Cards;

fn dealt(seats: u8, scenario: &str, chance: &mut Chance) -> Tortuga {
    let given = Setup::parse_settings(&[format!("scenario={scenario}")], Tortuga::options()).unwrap();
    Tortuga::deal(&Tortuga::setup(seats, &given).unwrap(), Cards::standard(), chance).unwrap()
}

/// Plays a game and shows each state on the way; gives the last.
fn played(levels: &[&str], scenario: &str, seed: u64, mut each: impl FnMut(&Tortuga)) -> Tortuga {
    let mut chance = Chance::fast(seed);
    let mut state = dealt(levels.len() as u8, scenario, &mut chance);
    let bots = levels.iter().map(|level| named::<Tortuga>(level)).collect();
    let mut players = Players::new(bots, Chance::fast(seed + 1));
    let mut told = Told::deaf();
    loop {
        each(&state);
        match players.next(&state, Millis(0)) {
            Next::Move(by, mv, now) => {
                let mut moment = Moment {
                    chance: &mut chance,
                    told: &mut told,
                    now,
                };
                state.play(by, &mv, &mut moment).unwrap();
            }
            Next::Over => return state,
            Next::Wait(seats) => panic!("a bot at {seats:?} does not move"),
        }
    }
}

/// The README has the figures over thousands of games; these few are always the same.
#[test]
fn greedy_beats_random_in_every_scenario() {
    for scenario in ["base", "aggressive", "peaceful"] {
        let mut won = 0;
        for seed in 0..20 {
            let seat = (seed % 2) as usize;
            let levels = if seat == 0 {
                ["greedy", "random"]
            } else {
                ["random", "greedy"]
            };
            let end = played(&levels, scenario, seed, |_| {});
            won += u32::from(end.turn().outcome().unwrap().won(Seat::new(seat).unwrap()));
        }
        assert!(won >= 19, "{scenario}: {won} of 20");
    }
}

/// Captains who play to win are done long before the limit on rounds.
#[test]
fn greedy_captains_come_to_an_end() {
    for (seed, levels) in [(1, &["greedy"; 2][..]), (2, &["greedy"; 3]), (3, &["greedy"; 4])] {
        for scenario in ["base", "aggressive", "peaceful"] {
            let end = played(levels, scenario, seed, |_| {});
            let view = end.view(table::Viewer::Public);
            assert!(
                view.round < view.last_round,
                "{scenario} {levels:?}: round {}",
                view.round
            );
        }
    }
}

/// Asked in a world that it cannot tell from the real one, with the same luck, the bot answers the same.
#[test]
fn greedy_does_not_depend_on_what_it_cannot_know() {
    let mut compared = 0;
    for (seed, scenario) in [(1, "base"), (2, "aggressive"), (3, "peaceful")] {
        played(&["greedy"; 3], scenario, seed, |state| {
            let Some(seat) = state.turn().seats().first() else {
                return;
            };
            let moves = state.offered(seat.into());
            let world = state.imagine(seat, &mut Chance::fast(99));
            let ask = |state: &Tortuga| {
                let mut bot = named::<Tortuga>("greedy").unwrap();
                bot.choose(&Eyes::new(state, seat), &moves, &mut Chance::fast(7))
            };
            assert_eq!(ask(state), ask(&world));
            compared += usize::from(world != *state);
        });
    }
    assert!(compared > 200, "the worlds hardly ever differ");
}
